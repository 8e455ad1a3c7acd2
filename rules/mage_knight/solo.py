"""25 The dummy player."""

from __future__ import annotations

from ..engine.decisions import Option
from ..engine.instructions import Effect, instruction
from .table import Referee, Rule, Table


@instruction
class DummyTurn(Rule):
    """MK-DUMMY-5, MK-DUMMY-6."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        pass


def tactic_steps(table: Table, choices: list[Effect]) -> list[Effect]:
    """Who chooses a tactic when, the dummy player included."""
    return choices


def prepare(referee: Referee) -> None:
    """What the dummy player gets when a round is prepared (MK-DUMMY-8)."""


def round_ends(referee: Referee) -> None:
    """Tactics that leave the game (MK-SCN-SC-3, MK-SCN-COOP-4)."""
