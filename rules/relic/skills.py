"""11 Skill tests."""

from __future__ import annotations

from typing import Literal

from ..engine.instructions import Effect, instruction
from .table import Rule

Tested = Literal["strength", "willpower", "cunning", "level", "influence", "lowest"]


@instruction
class Test(Rule):
    """A die and the attribute: not below the target, this; or else that (RL-TEST-1)."""

    attribute: Tested
    target: int
    passed: tuple[Effect, ...]
    failed: tuple[Effect, ...]


def skill_test(
    attribute: Tested, target: int, *, passed: tuple[Effect, ...] = (), failed: tuple[Effect, ...] = ()
) -> Test:
    """A skill test: what happens when it is passed, and when it is failed."""
    return Test(attribute, target, passed, failed)
