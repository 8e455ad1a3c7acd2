"""5 The Night Tactics that ask for something, and those that wait for a turn."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import ClassVar

from ..engine.decisions import Decision, Option, Picks, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import instruction
from . import cards
from .basics import COLOURS
from .card_events import Fetched, Reshuffled, ShuffledIn, Stashed, Unstashed
from .events import Rolled, TacticUsed
from .heroes import Hero
from .table import Die, Referee, Rule, State
from .tactics import Nothing, flip, held


def waits_for_turn(hero: Hero) -> bool:
    """Whether a tactic has, as all can see, something to be used before a turn."""
    return to_be_decided(hero) or (hero.tactic == "midnight_meditation" and not hero.tactic_used and bool(hero.hand))


# Long Night

LONG_NIGHT = 3
"""Cards that come back."""


@instruction
class ReshuffleSome(Rule):
    """With an empty Deed deck: three random cards of the discard pile are the Deed deck (MK-TACTIC-9)."""

    clause: ClassVar[Clause | None] = "MK-TACTIC-9"

    @property
    def notation(self) -> str:
        return "use long_night"

    def why_not(self, state: State) -> Illegal | None:
        hero = state.me
        if hero.tactic_used:
            return Illegal("MK-TACTIC-9", "tactic_used")
        if hero.deck:
            return Illegal("MK-TACTIC-9", "deck_not_empty")
        return None if hero.discard else Illegal("MK-TACTIC-9", "nothing_discarded")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        flip(referee, hero)
        referee.dice.shuffle(hero.discard)
        hero.deck += hero.discard[-LONG_NIGHT:]
        del hero.discard[-LONG_NIGHT:]
        referee.note(Reshuffled(hero.seat, len(hero.deck)))


def draw_on(referee: Referee, n: int) -> None:
    """Draw; if the Deed deck does not last, Long Night may be used amid the drawing (MK-TACTIC-9)."""
    hero = referee.me
    left = n - len(hero.deck)
    cards.draw_cards(referee, n)
    in_own_turn = referee.state.whose("turn") == hero.seat and hero.tactic == "long_night"
    if left > 0 and in_own_turn and ReshuffleSome().why_not(referee.state) is None:
        referee.next(AmidDrawing(left))


@instruction
class AmidDrawing(Rule):
    """So many cards are still to be drawn, and the Deed deck is empty."""

    left: int
    clause: ClassVar[Clause | None] = "MK-TACTIC-9"

    def ask(self, state: State) -> Decision:
        use = Option("use long_night", DrawByNight(self.left))
        return decide(state, self, [use, Option("draw no more", Nothing())])


@instruction
class DrawByNight(Rule):
    """Long Night, then the rest of the drawing."""

    left: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(ReshuffleSome(), cards.Draw(self.left))


# Mana Search


@instruction
class RerollSome(Rule):
    """Once a turn, before mana of the Source is used: up to two dice are rolled again, gold ones first (MK-TACTIC-10)."""

    most: int = 2
    clause: ClassVar[Clause | None] = "MK-TACTIC-10"

    @property
    def notation(self) -> str:
        return "use mana_search"

    def why_not(self, state: State) -> Illegal | None:
        turn = state.me.turn
        if "mana_search" in turn.used:
            return Illegal("MK-TACTIC-10", "tactic_used")
        if turn.dice_used:
            return Illegal("MK-TACTIC-10", "die_used_already")
        return None if self.dice(state) else Illegal("MK-TACTIC-10", "no_die")

    def dice(self, state: State) -> list[str]:
        """What the dice of the Source show, gold first."""
        showing = [die.colour for die in state.table.source if die.at == "source"]
        return sorted(showing, key=lambda colour: (colour != "gold", COLOURS.index(colour)))

    def ask(self, state: State) -> Decision:
        showing = self.dice(state)
        colours = list(dict.fromkeys(showing))
        ways = [
            way
            for n in range(1, self.most + 1)
            for way in combinations_with_replacement(colours, n)
            if all(showing.count(colour) >= way.count(colour) for colour in way)
            if way.count("gold") == min(n, showing.count("gold"))
        ]
        return decide(state, self, [Option(f"reroll {' '.join(way)}", Reroll(way)) for way in ways])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if picks:
            referee.me.turn.used.append("mana_search")
            referee.note(TacticUsed(referee.seat, "mana_search"))
        referee.next(*[pick.do for pick in picks])


@instruction
class Reroll(Rule):
    """These dice of the Source."""

    dice: tuple[str, ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        source = referee.table.source
        chosen: list[int] = []
        for colour in self.dice:
            chosen.append(next(i for i, die in enumerate(source) if die == Die(colour) and i not in chosen))
        for i in chosen:
            source[i] = Die(referee.dice.choice(COLOURS))
        referee.note(Rolled(referee.seat, tuple(source[i].colour for i in chosen), "mana_search"))


# Midnight Meditation


@instruction
class ExchangeSome(Rule):
    """Up to five cards are shuffled into the Deed deck, and as many drawn (MK-TACTIC-11)."""

    most: int = 5
    clause: ClassVar[Clause | None] = "MK-TACTIC-11"

    @property
    def notation(self) -> str:
        return "use midnight_meditation"

    def why_not(self, state: State) -> Illegal | None:
        if state.me.tactic_used:
            return Illegal("MK-TACTIC-11", "tactic_used")
        return None if state.me.hand else Illegal("MK-TACTIC-11", "hand_empty")

    def ask(self, state: State) -> Decision:
        hero = state.me
        away = [Option(f"shuffle in {card}", PutBack(card), hero.hand.count(card)) for card in held(hero)]
        return decide(state, self, [*away, Option("keep all", Nothing(), alone=True)], Picks(1, self.most), secret=True)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        chosen = tuple(pick.do.card for pick in picks if isinstance(pick.do, PutBack))
        flip(referee, hero)
        referee.next(*[pick.do for pick in picks], Shuffle(chosen), cards.Draw(len(chosen)))


@instruction
class PutBack(Rule):
    """A card of the hand lies in the Deed deck, which is shuffled afterwards."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.hand.remove(self.card)
        referee.me.deck.append(self.card)


@instruction
class Shuffle(Rule):
    """The Deed deck, with these cards in it."""

    cards: tuple[str, ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if self.cards:
            referee.dice.shuffle(referee.me.deck)
            referee.note(ShuffledIn(referee.seat, self.cards))


# Preparation


@instruction
class SearchDeck(Rule):
    """Any card of the Deed deck comes into hand; the rest is shuffled (MK-TACTIC-12)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        hero.looking += sorted(hero.deck)
        hero.deck.clear()
        referee.next(FetchCard())


@instruction
class FetchCard(Rule):
    """One of the cards looked through."""

    clause: ClassVar[Clause | None] = "MK-TACTIC-12"

    def ask(self, state: State) -> Decision:
        found = sorted(set(state.me.looking))
        return decide(state, self, [Option(f"fetch {card}", Fetch(card)) for card in found], secret=True)


@instruction
class Fetch(Rule):
    """This one."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        hero.looking.remove(self.card)
        hero.hand.append(self.card)
        hero.deck += referee.dice.shuffled(hero.looking)
        hero.looking.clear()
        referee.note(Fetched(hero.seat, (self.card,)))


# Sparing Power


def to_be_decided(hero: Hero) -> bool:
    """Whether Sparing Power still asks for a choice before the next turn (MK-TACTIC-13)."""
    return hero.tactic == "sparing_power" and not hero.tactic_used and "sparing_power" not in hero.turn.used


def not_spared(state: State) -> Illegal | None:
    """Why Sparing Power does nothing now."""
    if state.me.tactic_used:
        return Illegal("MK-TACTIC-13", "tactic_used")
    return None if to_be_decided(state.me) else Illegal("MK-TACTIC-13", "chosen_already")


@instruction
class Stash(Rule):
    """The top card of the Deed deck goes under the tactic."""

    clause: ClassVar[Clause | None] = "MK-TACTIC-13"

    def why_not(self, state: State) -> Illegal | None:
        if why := not_spared(state):
            return why
        return None if state.me.deck else Illegal("MK-TACTIC-13", "deck_empty")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        hero.turn.used.append("sparing_power")
        hero.under_tactic.append(hero.deck.pop())
        referee.note(Stashed(hero.seat, (hero.under_tactic[-1],)))


@instruction
class Unstash(Rule):
    """The tactic is flipped, and the cards under it come into hand."""

    clause: ClassVar[Clause | None] = "MK-TACTIC-13"

    def why_not(self, state: State) -> Illegal | None:
        return not_spared(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        flip(referee, hero)
        taken = tuple(hero.under_tactic)
        hero.hand += taken
        hero.under_tactic.clear()
        referee.note(Unstashed(hero.seat, taken))
