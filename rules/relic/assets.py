"""13 Assets."""

from __future__ import annotations

from ..engine.instructions import instruction
from .table import Rule


@instruction
class DiscardRelic(Rule):
    """An own relic is discarded, as a price."""


@instruction
class DiscardAlly(Rule):
    """An own ally, or a stranger taken along, is discarded, as a price."""


def discard_relic() -> DiscardRelic:
    """An own relic is discarded, as a price."""
    return DiscardRelic()


def discard_ally() -> DiscardAlly:
    """An own ally, or a stranger taken along, is discarded, as a price."""
    return DiscardAlly()
