"""16.2 The phases of a combat."""

from __future__ import annotations

from ...engine.decisions import Option
from ...engine.instructions import instruction
from ..heroes import Part
from ..table import Referee, Rule
from . import hindrance


@instruction
class Phase(Rule):
    """A phase begins."""

    part: Part

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.part = self.part
        hindrance.phase_begins(referee, self.part)
