"""What ought to be shown: the clause books of the games and the list of cases; and where their ids are named."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ID = re.compile(r"(?<![\w-])[A-Z]{2,}-[A-Za-z0-9]+(?:[-.][A-Za-z0-9]+)*")


@dataclass(frozen=True)
class Clause:
    """A clause of a game's rules, as its clause book has it."""

    id: str
    chapter: str
    seed: bool
    excused: bool


@dataclass(frozen=True)
class Book:
    """The clause book of a game, with what is wrong with the book itself."""

    game: str
    chapters: dict[str, str]
    clauses: tuple[Clause, ...]
    faults: tuple[str, ...]

    @property
    def prefixes(self) -> frozenset[str]:
        """What its ids begin with: `DQ-`."""
        return frozenset(clause.id.partition("-")[0] + "-" for clause in self.clauses)


@dataclass(frozen=True)
class Case:
    """A ruling or a fault seen elsewhere. It is due once the game it waits for exists."""

    id: str
    title: str
    waits: str | None


def books(root: Path) -> list[Book]:
    """The clause book of every game under `root`/rules, and of the engine."""
    return [book(path) for path in sorted(root.glob("rules/*/clauses.toml"))]


def book(path: Path) -> Book:
    """One clause book. What is wrong in it is listed in its faults, and never raised."""
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    entries: list[dict[str, Any]] = written.get("clause", [])
    chapters = {chapter["slug"]: chapter["en"] for chapter in written.get("chapter", [])}
    clauses = tuple(
        Clause(entry["id"], entry.get("chapter", ""), entry.get("mark") == "seed", bool(excuse(entry)))
        for entry in entries
    )
    game = path.parent.name
    return Book(game, chapters, clauses, tuple(f"{game}: {fault}" for fault in faults(entries, set(chapters))))


def excuse(entry: dict[str, Any]) -> str:
    """Why a clause can have no test; empty when nothing is said."""
    return entry.get("why", "") if entry.get("status") == "n/a" else ""


def faults(entries: list[dict[str, Any]], chapters: set[str]) -> Iterator[str]:
    """What a clause book must not hold."""
    seen: set[str] = set()
    for entry in entries:
        name = entry["id"]
        if name in seen:
            yield f"{name} stands there twice"
        seen.add(name)
        if not ID.fullmatch(name):
            yield f"{name} is not written like an id"
        if entry.get("chapter") not in chapters:
            yield f"{name} is in no chapter of the book"
        for language in ("en", "ru"):
            if not entry.get(language):
                yield f"{name} says nothing in {language}"
        if "status" in entry and not excuse(entry):
            yield f"{name} has a status but no reason why"
        if excuse(entry) and entry.get("mark") == "seed":
            yield f"{name} is a seed clause and cannot be excused"


def cases(root: Path) -> list[Case]:
    """All cases of `root`/tests/cases.toml, in its order; none if there is no such list."""
    path = root / "tests" / "cases.toml"
    if not path.exists():
        return []
    return [Case(c["id"], c["title"], c.get("waits")) for c in tomllib.loads(path.read_text(encoding="utf-8"))["case"]]


def is_due(case: Case, root: Path) -> bool:
    """Whether it waits for no game, or for one that exists by now."""
    return case.waits is None or (root / "rules" / case.waits / "__init__.py").exists()


def named(paths: Iterable[Path]) -> dict[str, Path]:
    """The full ids that these files name, each with the first file that does."""
    found: dict[str, Path] = {}
    for path in paths:
        for name in ID.findall(path.read_text(encoding="utf-8")):
            found.setdefault(name, path)
    return found


def tests_under(root: Path) -> list[Path]:
    """The files that hold tests."""
    return sorted((root / "tests").rglob("test_*.py"))


def code_under(root: Path) -> list[Path]:
    """The files that hold rules."""
    return sorted((root / "rules").rglob("*.py"))
