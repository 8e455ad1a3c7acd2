"""Rows of the bench: what is measured, against which yardstick, and what it may cost."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Literal

from .yardsticks import Yardsticks

Unit = Literal["A", "B", "C", "x", "KB", "MB", "ms", "s"]


@dataclass(frozen=True)
class Found:
    """What was measured, and the measure of one unit in the same terms: seconds by seconds, bytes by bytes."""

    samples: Sequence[float]
    measure: float = 1.0

    @property
    def median(self) -> float:
        """The median, in units."""
        return statistics.median(self.samples) / self.measure

    @property
    def p95(self) -> float:
        """What one sample in twenty exceeds, in units; of a single sample, the sample."""
        return percentile(self.samples, 95) / self.measure


@dataclass(frozen=True)
class Row:
    """One line of the table: what it is, the most it may cost at first and later, and how it is found."""

    name: str
    first: float
    then: float
    unit: Unit
    find: Callable[[Yardsticks], Found]


ROWS: list[Row] = []


def row(name: str, *, first: float, then: float, unit: Unit) -> Callable[[Callable[[Yardsticks], Found]], Row]:
    """Make a function a row of the bench.

    The function gets the yardsticks and returns its samples with the measure of its unit: seconds of one A, B or C,
    1024 for KB of bytes, 0.001 for ms of seconds, 1 where it already counts in units.
    """

    def register(find: Callable[[Yardsticks], Found]) -> Row:
        made = Row(name, first, then, unit, find)
        ROWS.append(made)
        return made

    return register


def percentile(samples: Sequence[float], share: int) -> float:
    """The value that `share` percent of the samples do not exceed."""
    in_order = sorted(samples)
    return in_order[min(len(in_order) - 1, len(in_order) * share // 100)]


def timed(do: Callable[[], object], times: int, warm: int = 3) -> list[float]:
    """Seconds of processor time of each of so many calls, after a few that do not count."""
    for _ in range(warm):
        do()
    with undisturbed():
        return [seconds(do) for _ in range(times)]


@contextmanager
def undisturbed() -> Generator[None]:
    """What the bench itself keeps is not looked through for rubbish meanwhile; what is measured is."""
    gc.collect()
    gc.freeze()
    try:
        yield
    finally:
        gc.unfreeze()


def seconds(do: Callable[[], object]) -> float:
    """The processor time one call takes: on a busy machine, that is what it would take on an idle one."""
    begun = time.process_time()
    do()
    return time.process_time() - begun


def waited(do: Callable[[], object]) -> float:
    """The seconds in which one call is done; a disk takes no processor time."""
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun


def mark(found: Found, row: Row) -> str:
    """Which of its two budgets the median keeps."""
    if found.median <= row.then:
        return "met"
    return "met at first stop" if found.median <= row.first else "not met"


def heading() -> str:
    """The names of the columns."""
    return f"{'what':<58}{'median':>12}{'p95':>12}{'first stop':>13}{'then':>11}"


def line(row: Row, found: Found) -> str:
    """A row with what was found."""
    budgets = f"{amount(row.first, row.unit):>13}{amount(row.then, row.unit):>11}"
    return (
        f"{row.name:<58}{amount(found.median, row.unit):>12}{amount(found.p95, row.unit):>12}"
        f"{budgets}  {mark(found, row)}"
    )


def amount(value: float, unit: Unit) -> str:
    """A value in its unit, to three figures."""
    return f"{value:.3g} {unit}" if abs(value) < 1000 else f"{value:.0f} {unit}"
