"""5 Movement by effects."""

from __future__ import annotations

from ..engine.instructions import instruction
from .table import Rule


@instruction
class MoveTo(Rule):
    """Directly to a space, or to one of several (RL-MOVE-6)."""

    to: str
    """A space; or other_portal, portal, any_outer_or_middle, roll_clockwise, other_player."""


@instruction
class Step(Rule):
    """So many spaces more in the direction of this turn, no movement box used on the way."""

    n: int


@instruction
class MoveBonus(Rule):
    """One of these is added to the movement roll, which is at least 1 then."""

    numbers: tuple[int, ...]


def move_to(to: str) -> MoveTo:
    """Directly to a space."""
    return MoveTo(to)


def step(n: int) -> Step:
    """So many spaces more in the direction of this turn."""
    return Step(n)


def move_bonus(*numbers: int) -> MoveBonus:
    """One of these is added to the movement roll."""
    return MoveBonus(numbers)
