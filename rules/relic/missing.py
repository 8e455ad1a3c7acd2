"""3 Missing a turn."""

from __future__ import annotations

from ..engine.instructions import instruction
from .table import Rule


@instruction
class MissTurn(Rule):
    """The next turn is missed; in the own turn, this one ends (RL-MISS-1)."""


def miss_turn() -> MissTurn:
    """The next turn is missed."""
    return MissTurn()
