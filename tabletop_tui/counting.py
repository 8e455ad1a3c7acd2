"""A game in numbers: what is counted of every event, and for whom. Each game says what it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rules import Event

Count = Callable[[Event], int]
"""How much of something an event is."""


def one(kind: type[Event]) -> Count:
    """Every event of this kind counts once."""
    return lambda event: int(isinstance(event, kind))


def counted(tallies: Sequence[tuple[str, Count]], happened: Iterable[Event], seats: int) -> list[tuple[str, list[int]]]:
    """A title, to be looked up in the catalogue, and a number for each seat."""
    counts = {title: [0] * seats for title, _count in tallies}
    for event in happened:
        seat = getattr(event, "seat", None)
        if isinstance(seat, int) and 0 <= seat < seats:
            for title, count in tallies:
                counts[title][seat] += count(event)
    return list(counts.items())
