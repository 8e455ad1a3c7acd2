"""15 Inspiration: one Unit is ready again, or has a Wound less, whatever its level."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Illegal
from ..engine.instructions import instruction
from . import units
from .events import Healed
from .table import Referee, Rule, State


@instruction
class ReadyOrMend(Rule):
    """Ready a Unit, or heal one (MK-HEAL-5)."""

    kind: ClassVar[str] = "healing"

    def why_not(self, state: State) -> Illegal | None:
        return None if any(True for _ in self.ways(state)) else Illegal("MK-UNITS-6", "no_unit_for_it")

    def ask(self, state: State) -> Decision:
        return decide(state, self, list(self.ways(state)))

    def ways(self, state: State) -> Iterator[Option]:
        """Every Unit that has use for it."""
        for unit in state.me.units:
            if not unit.ready:
                yield Option(f"ready {unit.id}", units.MakeReady(unit.id))
            if unit.wounds:
                yield Option(f"heal {unit.id}", MendUnit(unit.id))


@instruction
class MendUnit(Rule):
    """One Wound less, at no price (MK-HEAL-5, MK-HEAL-7)."""

    unit: str

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.unit(self.unit).wounds -= 1
        referee.note(Healed(referee.seat, self.unit))
