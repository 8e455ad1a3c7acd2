"""A game in progress, and what any event may set off."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import referee
from ..engine.events import Event
from ..engine.instructions import Effect
from ..engine.records import live
from . import missions
from .table import Player, Table


@live
class RelicState(referee.State[Table, Player]):
    """A game of Relic in progress."""

    table: Table

    def set_off(self, events: Sequence[Event]) -> list[Effect]:
        """Whatever happened may have met the objective of a mission (RL-MIS-2)."""
        return missions.set_off(self.table)
