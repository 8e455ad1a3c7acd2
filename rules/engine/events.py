"""What has happened, in the past tense. Log, motion and statistics come from events, never from comparing states."""

from __future__ import annotations

from typing import Any, ClassVar

from .errors import Clause
from .instructions import Instruction
from .records import fact


class Event:
    """Something that happened. Its fields carry the same facings as the table; to whom it happened stands in `seat`."""

    __slots__ = ()
    reveals: ClassVar[bool] = False
    """Something was seen, drawn, rolled or shuffled: nobody may take back what came before."""
    clause: ClassVar[Clause | None] = None
    """The rule it follows from, if one is worth naming."""


class Seen(Event):
    """Something came to light by it."""

    __slots__ = ()
    reveals: ClassVar[bool] = True


@fact
class OnlyAnswer(Event):
    """The referee answered a question that had one possible answer."""

    seat: int
    asking: Instruction[Any, Any]
    picks: tuple[Instruction[Any, Any], ...]
