"""16 Rings: one for each hero, each to be used once.

What a ring does stands where its moment comes: Fortune with the dice, Opening with the doors, Changing with the tiles.
"""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import UP_TO_ONE, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, instruction, offer
from .events import RingChosen, RingUsed
from .table import Hero, Referee, Rule, State, Table

BASE_SET = ("warning", "blindness", "healing", "opening", "changing", "fortune", "searching")
CATACOMBS_SET = (*BASE_SET, "teleport")
TRAPS = {"room.crossfire", "room.cave_in", "room.trapdoor", "room.closing_walls", "search.trap"}
"""Trap cards of the Room deck, and the one found in a search, which the Ring of Warning cancels (DQ-RING-2)."""


def ready(hero: Hero, ring: str) -> bool:
    """Whether a hero wears this ring and has not used it."""
    return hero.ring == ring and not hero.ring_used


def why_not_ready(hero: Hero, ring: str) -> Illegal | None:
    """Why a hero cannot use this ring; None: it can."""
    if hero.ring != ring:
        return Illegal("DQ-RING-1", "no_such_ring", ring=ring)
    return Illegal("DQ-RING-1", "ring_used", ring=ring) if hero.ring_used else None


def use(referee: Referee) -> None:
    """The hero's ring has done its work."""
    referee.me.ring_used = True
    referee.note(RingUsed(referee.seat, referee.me.ring))


def in_play(table: Table) -> tuple[str, ...]:
    """The rings there are to choose from in this game."""
    return CATACOMBS_SET if table.plays("catacombs") else BASE_SET


@instruction
class ChooseRing(Rule):
    """Each hero takes a ring that no other wears."""

    clause: ClassVar[Clause | None] = "DQ-SET-3"

    def ask(self, state: State) -> Decision:
        return decide(state, self, (offer(WearRing(ring), state, f"ring {ring}") for ring in in_play(state.table)))


@instruction
class WearRing(Rule):
    """This one."""

    ring: str

    @property
    def about(self) -> Ref:
        return Ref("ring", self.ring)

    def why_not(self, state: State) -> Illegal | None:
        wearer = next((hero for hero in state.table.heroes if hero.ring == self.ring), None)
        if wearer or self.ring in state.table.spent_rings:
            return Illegal("DQ-SET-3", "ring_taken", ring=self.ring)
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.ring = self.ring
        referee.note(RingChosen(referee.seat, self.ring))


@instruction
class UseRing(Rule):
    """The ring is used; what follows from it is done next."""

    ring: str
    do: Effect

    @property
    def notation(self) -> str:
        return f"ring {self.ring}"

    @property
    def about(self) -> Ref:
        return Ref("ring", self.ring)

    def why_not(self, state: State) -> Illegal | None:
        return why_not_ready(state.me, self.ring)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        use(referee)
        referee.next(self.do)


@instruction
class Warned(Rule):
    """The Ring of Warning: a trap need not happen; or else it does."""

    trap: tuple[Effect, ...]
    clause: ClassVar[Clause | None] = "DQ-RING-2"

    def ask(self, state: State) -> Decision | None:
        if not ready(state.me, "warning"):
            return None
        return decide(state, self, [offer(UseRing("warning", Spared()), state)], UP_TO_ONE)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*([pick.do for pick in picks] or self.trap))


@instruction
class Spared(Rule):
    """The trap does not happen."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        pass


def warned(hero: Hero, card: str, does: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What a card does, once the Ring of Warning has been asked about."""
    return (Warned(does),) if card in TRAPS and ready(hero, "warning") else does
