"""15 Missions and relics."""

from __future__ import annotations

from ..engine.instructions import instruction
from .table import Rule


@instruction
class ReplaceMission(Rule):
    """The active mission may be discarded and another drawn."""


def replace_mission() -> ReplaceMission:
    """The active mission may be discarded and another drawn."""
    return ReplaceMission()
