"""14 Trophies and levels."""

from __future__ import annotations

from ..engine.instructions import instruction
from .table import Rule


@instruction
class TrophyBonus(Rule):
    """The trophies spent in this Experience phase count so many points more."""

    n: int


@instruction
class GainSpecial(Rule):
    """The special ability of the sheet with this id."""

    id: str


def trophy_bonus(n: int) -> TrophyBonus:
    """The trophies spent count so many points more."""
    return TrophyBonus(n)


def special(id: str) -> GainSpecial:
    """The special ability of the sheet with this id."""
    return GainSpecial(id)
