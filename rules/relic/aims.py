"""What a player who wants to win would rather do: for random games that get somewhere."""

from __future__ import annotations

from ..engine.decisions import Option
from ..engine.views import View
from .table import Player, Table


def aim(view: View[Table, Player], option: Option) -> int:
    """How much an option promises; the walk takes one of the best."""
    return 1
