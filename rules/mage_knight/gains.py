"""8.3 Cards gained by effects: from the offers (MK-GAIN-3 ... MK-GAIN-7), and from one's own discard pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Literal

from ..engine.costs import Cost
from ..engine.decisions import Blocked, Decision, Option, Picks, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Var, instruction, offer
from . import deed_cards, interaction, mana, offers, recruiting
from .card_events import PickedAtRandom, Placed
from .heroes import Hero
from .table import Referee, Rule, State, Table

LEARNING = "learning "
"""Before the price and where the card goes, among what a turn allows."""


@instruction
class FromOffer(Cost[Table, Hero]):
    """Take a card of this colour, or of any, from the Spell or Advanced Action offer, at no further price.

    Nothing there to be taken: nothing is gained (MK-GAIN-7); or, if it is needed, the effect cannot be used.
    """

    offered: Literal["spell", "advanced"]
    to: Literal["deck", "hand", "discard"]
    colour: Var | None = None
    needed: bool = False
    clause: ClassVar[Clause | None] = "MK-GAIN-4"

    @property
    def notation(self) -> str:
        return f"{self.offered} to {self.to}"

    def ways(self, state: State) -> Iterator[Option]:
        table = state.table
        colour = state.vars[self.colour.name] if self.colour else ""
        for card in dict.fromkeys(table.spell_offer if self.offered == "spell" else table.advanced_offer):
            if colour in ("", deed_cards.CARDS[card].colour):
                yield Option(f"gain {card}", offers.GainFromOffer(self.offered, card, self.to))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*[pick.do for pick in picks])
        if not picks and self.needed:
            referee.abandon()


def lessons(state: State) -> Iterator[Option | Blocked]:
    """Advanced Actions for Influence, while Learning is in force."""
    for word in dict.fromkeys(state.me.turn.allows):
        if word.startswith(LEARNING):
            price, to = word.removeprefix(LEARNING).split()
            yield offer(Study(int(price), to), state)


@instruction
class Study(Rule):
    """An Advanced Action of the offer for Influence, once."""

    price: int
    to: str

    @property
    def notation(self) -> str:
        return f"learn for {self.price}"

    def why_not(self, state: State) -> Illegal | None:
        if not state.table.advanced_offer:
            return Illegal("MK-GAIN-7", "offer_empty")
        return interaction.too_dear(state, self.price)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        turn = referee.me.turn
        turn.influence -= self.price
        turn.allows.remove(f"{LEARNING}{self.price} {self.to}")
        referee.next(FromOffer("advanced", "hand" if self.to == "hand" else "discard"))


@instruction
class RecruitFree(Rule):
    """Any Unit of the Unit offer, whatever it costs and wherever one is; for want of a Command token one is disbanded."""

    clause: ClassVar[Clause | None] = "MK-UNITS-4.1"

    def why_not(self, state: State) -> Illegal | None:
        return None if state.table.unit_offer else Illegal("MK-GAIN-7", "offer_empty")

    def ask(self, state: State) -> Decision:
        return decide(
            state, self, [Option(f"recruit {unit}", recruiting.Join(unit)) for unit in state.table.unit_offer]
        )

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*recruiting.make_room(referee), *[pick.do for pick in picks])


# From the discard pile to the Deed deck.


@instruction
class PickDiscards(Rule):
    """So many cards of one's own discard pile, as far as they go: chosen in order, or at random. They are remembered."""

    n: int
    random: bool = False
    writes: ClassVar[tuple[str, ...]] = ("picked",)

    def ask(self, state: State) -> Decision | None:
        pile = state.me.discard
        if self.random:
            return None
        n = min(self.n, len(pile))
        options = [
            Option(f"pick {card}", mana.Remember("", card), many) for card, many in sorted(Counter(pile).items())
        ]
        return decide(state, self, options, Picks(n, n, ordered=True))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        if self.random:
            chosen = referee.dice.shuffled(hero.discard)[: self.n]
            referee.note(PickedAtRandom(hero.seat, tuple(chosen)))
        else:
            chosen = [pick.do.value for pick in picks if isinstance(pick.do, mana.Remember)]
        referee.vars["picked"] = " ".join(chosen)


@instruction
class PlacePicked(Rule):
    """Those remembered go together to the top or the bottom of the Deed deck; the first one is nearest to that end."""

    def ask(self, state: State) -> Decision:
        ends = ("top", "bottom") if state.vars["picked"] else ()
        return decide(
            state, self, [Option(f"on {end}" if end == "top" else f"at {end}", PutOnDeck(end)) for end in ends]
        )


@instruction
class PutOnDeck(Rule):
    """On top, or at the bottom."""

    end: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, picked = referee.me, str(referee.vars["picked"]).split()
        for card in picked:
            hero.discard.remove(card)
        if self.end == "top":
            hero.deck += reversed(picked)
        else:
            hero.deck[:0] = picked
        referee.note(Placed(hero.seat, tuple(picked), self.end))


@instruction
class BackOnDeck(Rule):
    """The card that was played goes on top of the Deed deck, or to the bottom of one that is not empty; it is not discarded."""

    end: str

    def why_not(self, state: State) -> Illegal | None:
        if state.vars["by"] not in state.me.played:
            return Illegal("MK-CARD-10", "card_is_gone")
        return Illegal("MK-DRAW-1", "deck_empty") if self.end == "bottom" and not state.me.deck else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, card = referee.me, str(referee.vars["by"])
        hero.played.remove(card)
        if self.end == "top":
            hero.deck.append(card)
        else:
            hero.deck.insert(0, card)
        referee.note(Placed(hero.seat, (card,), self.end))


@instruction
class DrawMore(Rule):
    """The hand limit is so much higher the next time cards are drawn (MK-END-23)."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.draw_more += self.n


def from_offer(
    offered: Literal["spell", "advanced"],
    to: Literal["deck", "hand", "discard"],
    colour: Var | None = None,
    *,
    needed: bool = False,
) -> FromOffer:
    """A card of an offer."""
    return FromOffer(offered, to, colour, needed)
