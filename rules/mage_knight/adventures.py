"""12 Actions at sites: exploring adventure sites, burning monasteries, altars."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.instructions import Effect
from .table import State


def here(state: State) -> Iterator[Effect]:
    """The actions the space of the acting hero has to offer, possible or not."""
    yield from ()
