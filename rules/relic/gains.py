"""4, 13, 14, 15 and 16: gaining and losing."""

from __future__ import annotations

from typing import Literal

from ..engine.instructions import instruction
from .table import Rule

What = Literal[
    "life",
    "influence",
    "strength",
    "willpower",
    "cunning",
    "attribute_choice",
    "attribute_lowest",
    "power_card",
    "corruption_card",
    "completed_mission",
    "level",
    "wargear_card",
    "asset",
]
ALL = 99
"""As many as there are."""


@instruction
class Gain(Rule):
    """So much of this is gained."""

    what: What
    n: int


@instruction
class Lose(Rule):
    """So much of this is lost, as far as there is any (RL-INF-1)."""

    what: What
    n: int


@instruction
class Pay(Rule):
    """So much of this, in full, or what it is the price of is not done (RL-ENG-9)."""

    what: What
    n: int


def gain(what: What, n: int = 1) -> Gain:
    """So much of this is gained."""
    return Gain(what, n)


def lose(what: What, n: int = 1) -> Lose:
    """So much of this is lost; ALL: all of it."""
    return Lose(what, n)


def pay(what: What, n: int = 1) -> Pay:
    """The price of what follows."""
    return Pay(what, n)
