"""13 Charges."""

from __future__ import annotations

from typing import Literal

from ..engine.instructions import instruction
from .table import Rule

On = Literal["chosen", "chosen_below_printed", "that"]


@instruction
class SpendCharge(Rule):
    """Charge tokens of this card are spent (RL-CHG-2, RL-CHG-3)."""

    n: int


@instruction
class AddCharge(Rule):
    """Charge tokens are put on an own asset that prints charges (RL-CHG-4)."""

    n: int
    on: On


def spend_charge(n: int = 1) -> SpendCharge:
    """Charge tokens of this card are spent."""
    return SpendCharge(n)


def add_charge(n: int, on: On = "chosen") -> AddCharge:
    """Charge tokens on an asset of choice, on one with fewer than printed, or on the one just gained."""
    return AddCharge(n, on)
