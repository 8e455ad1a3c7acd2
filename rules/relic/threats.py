"""7 and 8: Threat cards on the board."""

from __future__ import annotations

from typing import Literal

from ..engine.instructions import instruction
from .cards import SORTS, Sort
from .table import Rule


@instruction
class DrawThreat(Rule):
    """Cards from a Threat deck, faceup on the own space (RL-EXPL-7, RL-ENG-11)."""

    colour: Literal["red", "blue", "yellow", "choice"]
    n: int


@instruction
class DiscardThreats(Rule):
    """Threat cards of these sorts on the space, or in its area, are discarded: so many, of choice."""

    where: Literal["here", "area"]
    sorts: tuple[Sort, ...]
    n: int


@instruction
class PeekThreat(Rule):
    """Look at the top cards of one Threat deck, discard any, put the rest back in any order."""

    n: int


@instruction
class DiscardSelf(Rule):
    """This card is discarded."""


def draw_threat(colour: Literal["red", "blue", "yellow", "choice"], n: int = 1) -> DrawThreat:
    """Cards from a Threat deck, faceup on the own space; "choice": the player names the deck."""
    return DrawThreat(colour, n)


def discard_threats(where: Literal["here", "area"], n: int, *sorts: Sort) -> DiscardThreats:
    """So many Threat cards of these sorts, of none named: of any; ALL: all of them."""
    return DiscardThreats(where, sorts or SORTS, n)


def peek_threat(n: int) -> PeekThreat:
    """Look at the top cards of one Threat deck."""
    return PeekThreat(n)


def discard_self() -> DiscardSelf:
    """This card is discarded; as a cost, too."""
    return DiscardSelf()
