"""What cannot be in a state, found by looking; what can be waiting on an agenda."""

from __future__ import annotations

from ..engine.referee import State as AnyState
from .table import Player, Table


def sound(state: AnyState[Table, Player]) -> str | None:
    """What cannot be; None: nothing."""
    return None
