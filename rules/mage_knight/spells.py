"""8 Spells: those of the offer that may be cast as if they were in hand, and what some leave to be used later in the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.costs import Cost
from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Illegal
from ..engine.instructions import instruction, offer, seq
from ..engine.modifiers import Modifier
from . import cards, deed_cards
from .card_events import Played, ReturnedToHand, SetAside
from .fight import points
from .heroes import Hero
from .table import Referee, Rule, State, Table, fight_here

BORROWED = "spell "
"""Before the colour, among what a turn allows: a Spell of the offer may be cast; `any`: of whatever colour."""
WINGS = "wings "
"""Before the Move points for one enemy more, among what a turn allows."""
TIME_BENDING = "time_bending"
"""What gives another turn without drawing."""


# Spells of the offer.


@instruction
class DiscardForSpell(Cost[Table, Hero]):
    """Discard a card of the same colour as a Spell of the offer, which may be cast then; `any`: whatever colours they are."""

    any: bool = False

    def ways(self, state: State) -> Iterator[Option]:
        colours = {deed_cards.CARDS[spell].colour for spell in state.table.spell_offer}
        for card in sorted(set(state.me.cards)):
            colour = "any" if self.any and colours else deed_cards.CARDS[card].colour
            if (self.any and colours) or colour in colours:
                yield Option(f"discard {card}", seq(cards.LeaveHand(card, "discard"), Borrow(colour)))

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.cards else Illegal("MK-CARD-11", "no_card_for_it")


@instruction
class Borrow(Rule):
    """A Spell of this colour in the offer may be cast in this turn."""

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
        referee.me.turn.allows.remove(BORROWED + lent(referee.me, self.card))
        referee.note(Played(referee.seat, self.card, self.side))
        cards.play_effect(referee, self.card, self.side, by="magic_talent")


def lent(hero: Hero, spell: str) -> str:
    """The word by which a Spell of the offer may be cast: its colour, or any; "": it may not."""
    words = (deed_cards.CARDS[spell].colour, "any")
    return next((word for word in words if BORROWED + word in hero.turn.allows), "")


def borrowed(state: State) -> Iterator[Option | Blocked]:
    """The Spells of the offer that may be cast now."""
    for spell in dict.fromkeys(state.table.spell_offer):
        if lent(state.me, spell):
            yield offer(Cast(spell, "basic"), state)
            yield offer(Cast(spell, "strong"), state)


# What is used later in the turn.


def extras(state: State) -> Iterator[Option | Blocked]:
    """What Spells cast before still let one do in this combat."""
    fight, turn = fight_here(state), state.me.turn
    if fight is None:
        return
    for word in dict.fromkeys(turn.allows):
        if word.startswith(WINGS) and turn.part in ("ranged", "block"):
            price = int(word.removeprefix(WINGS))
            foes = [points.present(foe) for foe in points.attacking(state.table, fight)]
            yield from (offer(StopAnother(foe, price), state) for foe in foes)


@instruction
class StopAnother(Rule):
    """One enemy more does not attack, for Move points: one more for each (Wings of Night)."""

    foe: str
    price: int

    @property
    def about(self) -> Ref:
        return Ref("enemy", self.foe)

    @property
    def notation(self) -> str:
        return f"stop {self.foe}"

    def why_not(self, state: State) -> Illegal | None:
        have = state.me.turn.move
        return Illegal("MK-CARD-11", "not_enough_move", need=self.price, have=have) if have < self.price else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        turn = referee.me.turn
        turn.move -= self.price
        turn.allows[turn.allows.index(f"{WINGS}{self.price}")] = f"{WINGS}{self.price + 1}"
        referee.table.modifiers.append(Modifier("attacks", "no", self.foe, until="end of turn"))


# Time Bending.


@instruction
class ExtraTurn(Rule):
    """Another turn follows at once."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        turn_again(referee.me, TIME_BENDING)


def turn_again(hero: Hero, by: str) -> None:
    """One turn more right after this, besides those there are already."""
    hero.turn.again = f"{hero.turn.again} {by}".strip()


def time_is_bent(hero: Hero) -> bool:
    """Whether the next turn follows without a drawing."""
    return TIME_BENDING in hero.turn.again.split()


@instruction
class Rewind(Rule):
    """The card is set aside for the rest of the round; all others played are in hand again (MK-EFF-8)."""

    kind: ClassVar[str] = "special"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, card = referee.me, str(referee.vars["by"])
        set_aside(referee, card)
        if hero.played:
            referee.note(ReturnedToHand(hero.seat, tuple(hero.played)))
        hero.hand += hero.played
        hero.played.clear()


def set_aside(referee: Referee, card: str) -> None:
    """Until the end of the round."""
    hero = referee.me
    if card in hero.played:
        hero.played.remove(card)
        hero.aside.append(card)
        referee.note(SetAside(hero.seat, card))
