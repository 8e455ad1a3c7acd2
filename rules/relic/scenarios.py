"""19 Scenarios and winning."""

from __future__ import annotations

from ..engine.instructions import instruction
from .cards import Sort
from .table import Rule


@instruction
class Mark(Rule):
    """An own token on the scenario sheet for this attribute."""

    attribute: str
    """Or `any`: for none; or `battle`: for that of the battle just won."""


@instruction
class WinIfMarks(Rule):
    """Won with so many marks."""

    n: int


@instruction
class Win(Rule):
    """Won (RL-WIN-1)."""


@instruction
class DrawToSheet(Rule):
    """From each Threat deck, cards are turned up until so many of these sorts lie on the sheet; others are discarded."""

    n: int
    sorts: tuple[Sort, ...]


@instruction
class BattleSheet(Rule):
    """The enemies on the sheet are battled, by attribute; those left are discarded."""


@instruction
class WinIfTaken(Rule):
    """Won with so many enemies taken from the sheet."""

    n: int


@instruction
class Doom(Rule):
    """The doom track goes up."""

    n: int


def mark(attribute: str) -> Mark:
    """An own token on the scenario sheet: for an attribute, "any", or "battle": that of the battle just won."""
    return Mark(attribute)


def win_if_marks(n: int) -> WinIfMarks:
    """Won with so many marks."""
    return WinIfMarks(n)


def win() -> Win:
    """Won."""
    return Win()


def draw_to_sheet(n: int, *sorts: Sort) -> DrawToSheet:
    """From each Threat deck so many cards of these sorts on the sheet."""
    return DrawToSheet(n, sorts)


def battle_sheet() -> BattleSheet:
    """The enemies on the sheet are battled."""
    return BattleSheet()


def win_if_taken(n: int) -> WinIfTaken:
    """Won with so many enemies taken from the sheet."""
    return WinIfTaken(n)


def doom(n: int) -> Doom:
    """The doom track goes up."""
    return Doom(n)
