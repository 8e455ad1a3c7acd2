"""Measures and prints the table of budgets: `python -m tests.bench [WORD …]`, for rows whose name holds a word."""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys
from collections.abc import Sequence

from .frame import ROWS, Row, heading, line, mark
from .yardsticks import Yardsticks


def load_rows() -> list[Row]:
    """The rows of all modules `rows_*.py` beside this one, in the order of their names."""
    package = __package__ or "tests.bench"
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__):
        if module.name.startswith("rows_"):
            importlib.import_module(f"{package}.{module.name}")
    return ROWS


def chosen(rows: Sequence[Row], words: Sequence[str]) -> list[Row]:
    """The rows whose names hold one of these words; all, if there are none."""
    return [row for row in rows if not words or any(word.casefold() in row.name.casefold() for word in words)]


def print_yardsticks(yard: Yardsticks) -> None:
    """What a unit is on this machine."""
    sample = bytes(30 * 1024)
    print(f"A  a step of random chess                {yard.a() * 1e6:8.1f} us")
    print(f"B  an empty app, start to first paint    {yard.b.seconds * 1e3:8.1f} ms, {yard.b.memory / 2**20:.1f} MB")
    print(f"C  a file of 30 KB safely replaced       {yard.c(sample) * 1e3:8.2f} ms")


def run(rows: Sequence[Row], yard: Yardsticks) -> bool:
    """Print each row as it is found. Whether all keep at least their first budget."""
    print(heading())
    kept = True
    for row in rows:
        found = row.find(yard)
        print(line(row, found), flush=True)
        kept = kept and mark(found, row) != "not met"
    return kept


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit status: 1 where a row misses its first budget."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure the budgets.")
    parser.add_argument("words", nargs="*", metavar="WORD", help="only rows whose name holds one of these")
    words = parser.parse_args(arguments).words
    yard = Yardsticks()
    print_yardsticks(yard)
    return 0 if run(chosen(load_rows(), words), yard) else 1


if __name__ == "__main__":
    sys.exit(main())
