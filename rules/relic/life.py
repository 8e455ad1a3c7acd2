"""4 Life."""

from __future__ import annotations

from ..engine.instructions import instruction
from .table import Rule


@instruction
class PreventLife(Rule):
    """So much of a Life loss does not happen (RL-LIFE-4)."""

    n: int


def prevent_life(n: int) -> PreventLife:
    """So much of a Life loss does not happen."""
    return PreventLife(n)
