"""Dice and drawn cards as they happen: a few faces, at most 150 ms together, and any key ends it. Then the results stand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..pack import Happening

LONGEST = 0.150  # seconds, all together
FACE = 0.040
BETWEEN = " · "


def frames(happenings: Sequence[Happening]) -> list[str]:
    """The pictures of the tray in order; the last is how it stays."""
    found: list[str] = []
    done: list[str] = []
    for one in happenings:
        found += [BETWEEN.join([*done, face]) for face in one.faces]
        done.append(one.text)
    most = max(1, int(LONGEST / FACE))
    return [*found[:most], summed_up(sorted(happenings, key=lambda one: -one.weight))] if done else []


def faces_of_die(sides: int, number: int) -> tuple[str, ...]:
    """Three faces a die shows before it lies still; the same for the same throw, and never by chance."""
    return tuple(f"[{(number + turn * 5) % sides + 1:>2}]" for turn in (1, 2, 3))


def summed_up(happenings: Iterable[Happening]) -> str:
    """What came of it all, in one line."""
    return BETWEEN.join(one.text for one in happenings)
