"""15 Skills that make a card played sideways stronger. Each of them concerns one card, and never the same one together."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Illegal
from ..engine.instructions import instruction
from . import cards, deed_cards
from .basics import BASIC, WOUND
from .card_events import Played
from .paying import Pay
from .table import Referee, Rule, State

ANY_MANA = (*BASIC, "black")


def no_use(state: State) -> Illegal | None:
    """Why nothing could be played sideways now."""
    if not state.me.cards:
        return Illegal("MK-CARD-11", "no_card_for_it")
    return cards.no_use_sideways(state)


@instruction
class PlaySidewaysFor(Rule):
    """A card sideways, for more than one point."""

    card: str
    n: int
    without_dice: bool = False
    """No die of the Source may be used in the rest of the turn."""

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    @property
    def notation(self) -> str:
        return f"play {self.card} sideways for {self.n}"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        lay_sideways(referee, self.card)
        if self.without_dice:
            referee.me.turn.allows.append("no dice")
        points_of(referee, self.card, self.n)


def lay_sideways(referee: Referee, card: str) -> None:
    """The card lies in the Play area, turned on its side."""
    cards.to_play_area(referee, card)
    referee.note(Played(referee.seat, card, "sideways"))


def points_of(referee: Referee, card: str, n: int) -> None:
    """So many points for a card that lies sideways."""
    referee.push(cards.any_of(n), source=f"card {card}", vars={"side": "sideways", "by": card})


@instruction
class StrongerByKind(Rule):
    """So much sideways; more with a card that is no Basic Action."""

    usual: int
    better: int

    def why_not(self, state: State) -> Illegal | None:
        return no_use(state)

    def ask(self, state: State) -> Decision:
        held = sorted(set(state.me.cards))
        plays = [PlaySidewaysFor(card, self.usual if basic(card) else self.better) for card in held]
        return decide(state, self, [Option(do.notation, do) for do in plays])


def basic(card: str) -> bool:
    """Whether this is a Basic Action, a hero's own one included."""
    printed = deed_cards.CARDS[card]
    return isinstance(printed, deed_cards.ActionCard) and not printed.advanced


@instruction
class StrongerWithoutDice(Rule):
    """So much sideways; more if no die of the Source is used in the whole turn."""

    usual: int
    better: int

    def why_not(self, state: State) -> Illegal | None:
        return no_use(state)

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(do.notation, do) for do in self.plays(state)])

    def plays(self, state: State) -> Iterator[PlaySidewaysFor]:
        """Every card both ways, as long as no die has been used."""
        for card in sorted(set(state.me.cards)):
            yield PlaySidewaysFor(card, self.usual)
            if not state.me.turn.dice_used:
                yield PlaySidewaysFor(card, self.better, True)


@instruction
class StrongerByMana(Rule):
    """One mana is added to a card played sideways: more still if it is of the card's colour."""

    usual: int
    better: int

    def why_not(self, state: State) -> Illegal | None:
        return no_use(state) or Pay(ANY_MANA).why_not(state)

    def ask(self, state: State) -> Decision:
        plays = [AddMana(card, self.usual, self.better) for card in sorted(set(state.me.cards))]
        return decide(state, self, [Option(do.notation, do) for do in plays])


@instruction
class AddMana(Rule):
    """To this card. It leaves the hand before the mana is chosen: by then all know which it is."""

    card: str
    usual: int
    better: int

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    @property
    def notation(self) -> str:
        return f"play {self.card} sideways"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        lay_sideways(referee, self.card)
        referee.next(Pay(ANY_MANA, "colour"), PlayByMana(self.card, self.usual, self.better))


@instruction
class PlayByMana(Rule):
    """The card sideways, by the mana that was added."""

    card: str
    usual: int
    better: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        own = referee.vars["colour"] == deed_cards.CARDS[self.card].colour
        points_of(referee, self.card, self.better if own else self.usual)


@instruction
class PlayWound(Rule):
    """A Wound sideways, as if it were none. It is discarded with the other cards played."""

    n: int

    def why_not(self, state: State) -> Illegal | None:
        if WOUND not in state.me.hand:
            return Illegal("MK-CARD-11", "no_wound_in_hand")
        return cards.no_use_sideways(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(PlaySidewaysFor(WOUND, self.n))


@instruction
class DiscardWound(Rule):
    """A Wound of the hand goes to the discard pile, as a text says."""

    def why_not(self, state: State) -> Illegal | None:
        return None if WOUND in state.me.hand else Illegal("MK-CARD-11", "no_wound_in_hand")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(cards.LeaveHand(WOUND, "discard"))
