"""8 Spells lying in the offer that may be played as if they were in hand (Magic Talent)."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.costs import Cost
from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Illegal
from ..engine.instructions import instruction, offer, seq
from . import cards
from .events import Played
from .table import Hero, Referee, Rule, State, Table

BORROWED = "spell "
"""Before the colour, among what a turn allows: a Spell of the offer may be played."""


@instruction
class DiscardOfSpellColour(Cost[Table, Hero]):
    """Discard a card of the same colour as a Spell of the offer; that colour is remembered for the turn."""

    def ways(self, state: State) -> Iterator[Option]:
        colours = {cards.CARDS[spell].colour for spell in state.table.spell_offer}
        for card in sorted(set(state.me.cards)):
            if (colour := cards.CARDS[card].colour) in colours:
                yield Option(f"discard {card}", seq(cards.LeaveHand(card, "discard"), Borrow(colour)))

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.cards else Illegal("MK-CARD-11", "no_card_for_it")


@instruction
class Borrow(Rule):
    """A Spell of this colour in the offer may be played in this turn."""

    colour: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.allows.append(BORROWED + self.colour)


@instruction
class Cast(Rule):
    """A Spell of the offer, played as if in hand; it stays there."""

    card: str
    side: str

    @property
    def about(self) -> Ref:
        return Ref("spell", self.card)

    def why_not(self, state: State) -> Illegal | None:
        return cards.unaffordable(state, self.card, self.side)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.allows.remove(BORROWED + cards.CARDS[self.card].colour)
        referee.note(Played(referee.seat, self.card, self.side))
        cards.play_effect(referee, self.card, self.side)


def borrowed(state: State) -> Iterator[Option | Blocked]:
    """The Spells of the offer that may be played now."""
    for spell in dict.fromkeys(state.table.spell_offer):
        if BORROWED + cards.CARDS[spell].colour in state.me.turn.allows:
            yield offer(Cast(spell, "basic"), state)
            yield offer(Cast(spell, "strong"), state)


borrow_spell = DiscardOfSpellColour()
