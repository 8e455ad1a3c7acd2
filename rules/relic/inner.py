"""18 The Inner tier."""

from __future__ import annotations

from ..engine.instructions import instruction
from .choices import Condition
from .table import Rule


@instruction
class AdvanceInner(Rule):
    """Ahead so many spaces, and one more for each condition met; the box reached is resolved (RL-INN-6)."""

    spaces: int
    conditions: tuple[Condition, ...]


@instruction
class Confront(Rule):
    """The confrontation of the scenario sheet (RL-SCEN-2)."""


def advance_inner(spaces: int, *conditions: Condition) -> AdvanceInner:
    """Ahead so many spaces, and one more for each condition met."""
    return AdvanceInner(spaces, conditions)


def confrontation() -> Confront:
    """The confrontation of the scenario sheet."""
    return Confront()
