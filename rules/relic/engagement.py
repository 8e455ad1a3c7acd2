"""8 The Engagement phase."""

from __future__ import annotations

from ..engine.instructions import instruction
from .table import Rule


@instruction
class EndEngagement(Rule):
    """The Engagement phase ends."""


def end_engagement() -> EndEngagement:
    """The Engagement phase ends."""
    return EndEngagement()
