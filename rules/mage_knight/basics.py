"""Colours, piles and seats: the words in which everything on the table is told."""

from __future__ import annotations

from typing import Annotated

from annotated_types import Ge, Interval

BASIC = ("red", "blue", "green", "white")
COLOURS = (*BASIC, "gold", "black")
WOUND = "wound"
PILES = ("green", "grey", "brown", "violet", "white", "red")
"""Enemy tokens by the colour of their backs (MK-COMP-6)."""

Seat = Annotated[int, Interval(ge=0, le=3)]
Count = Annotated[int, Ge(0)]
DUMMY = -1
"""Who acts for nobody: the dummy player (MK-DUMMY-1)."""
