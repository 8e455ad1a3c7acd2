"""3 Missing a turn."""

from __future__ import annotations

from ..engine.decisions import Option
from ..engine.instructions import instruction
from . import fates
from .events import TurnToMiss
from .table import Referee, Rule


@instruction
class MissTurn(Rule):
    """The next turn is missed; in the own turn, this one ends (RL-MISS-1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player = referee.me
        if not player.lying:  # being told again adds nothing (RL-MISS-2)
            player.lying = True
            referee.note(TurnToMiss(player.seat))
        fates.end_turn(referee, player)


def miss_turn() -> MissTurn:
    """The next turn is missed."""
    return MissTurn()
