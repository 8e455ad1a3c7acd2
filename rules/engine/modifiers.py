"""Changes of printed values. What is printed is never overwritten: chapter functions fold the changes over it when asked.

Some changes lie on the table until a moment comes; others are in force as long as the card they are printed on.
"""

from __future__ import annotations

from collections.abc import Iterable

from .records import fact


@fact
class Modifier:
    """This value of these is changed: by a number, or by a word."""

    of: str
    by: int | str
    whom: str = ""
    """One of them by its id, or a group of them; "": the only one there is."""
    until: str = ""
    """The moment at which it ends; "": with what it is printed on."""


def changes(modifiers: Iterable[Modifier], of: str, *whom: str) -> list[int | str]:
    """What changes this value of one who goes by any of these names."""
    return [m.by for m in modifiers if m.of == of and (m.whom in whom or not m.whom)]


def folded(printed: int, modifiers: Iterable[Modifier], of: str, *whom: str, least: int = 0) -> int:
    """The printed value with all numbers added that change it, but not below the least."""
    return max(least, printed + sum(by for by in changes(modifiers, of, *whom) if isinstance(by, int)))


def expire(modifiers: list[Modifier], *moments: str) -> None:
    """Take away the changes that end at these moments."""
    modifiers[:] = [m for m in modifiers if m.until not in moments]
