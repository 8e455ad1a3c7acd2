"""The tables printed after a whole run, and the complaints that make it fail."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from .books import Book, Case, Clause, books, cases, code_under, is_due, named, tests_under


@dataclass(frozen=True)
class Shown:
    """What the tests of a run showed: ids of clauses and cases by their marks, and the names of instructions that ran.

    `ran` is None where nothing was run, and instructions are then not spoken of. `broken` tells of modules of rules
    that cannot be imported.
    """

    clauses: frozenset[str]
    cases: frozenset[str]
    ran: frozenset[str] | None = None
    registered: frozenset[str] = frozenset()
    broken: tuple[str, ...] = ()


@dataclass(frozen=True)
class Report:
    """Lines to print, and complaints. A whole run with a complaint fails."""

    lines: tuple[str, ...]
    complaints: tuple[str, ...]


@dataclass(frozen=True)
class Row:
    """One line of the table of clauses."""

    title: str
    clauses: int
    tested: int
    in_code: int
    excused: int
    missing: tuple[str, ...]

    def __str__(self) -> str:
        counts = (self.clauses, self.tested, self.in_code, self.excused, len(self.missing))
        return f"{self.title[:44]:<44}" + "".join(f"{count:>9}" for count in counts)


HEADING = f"{'':<44}" + "".join(f"{word:>9}" for word in ("clauses", "tested", "in code", "excused", "missing"))


def report(root: Path, shown: Shown) -> Report:
    """The whole report on the project at `root`."""
    parts = [about_clauses(root, shown.clauses), about_cases(root, shown.cases)]
    if shown.ran is not None:
        parts.append(about_instructions(shown.ran, shown.registered))
        parts.append(Report((), shown.broken))
    return Report(tuple(line for p in parts for line in p.lines), tuple(c for p in parts for c in p.complaints))


def about_clauses(root: Path, marked: frozenset[str]) -> Report:
    """A table for each game: chapter by chapter, what is tested, named in code, excused, missing."""
    of_games = books(root)
    tested = marked | named(tests_under(root)).keys()
    in_code = named(code_under(root))
    lines: list[str] = []
    complaints: list[str] = []
    for book in of_games:
        rows = [*chapter_rows(book, tested, in_code.keys())]
        whole = total(rows)
        lines += [f"{book.game.replace('_', ' ')}: clauses".ljust(44) + HEADING[44:], *map(str, rows), str(whole)]
        complaints += book.faults
        complaints += every(f"{book.game}: no test shows", whole.missing)
    complaints += unknown(of_games, marked, in_code, root)
    return Report(tuple(lines), tuple(complaints))


def chapter_rows(book: Book, tested: Iterable[str], in_code: Iterable[str]) -> Iterator[Row]:
    """One row for each chapter that has clauses, in the order of the book."""
    by_chapter: dict[str, list[Clause]] = {slug: [] for slug in book.chapters}
    for clause in book.clauses:
        by_chapter.setdefault(clause.chapter, []).append(clause)
    for slug, clauses in by_chapter.items():
        if clauses:
            yield row(book.chapters.get(slug, slug), clauses, frozenset(tested), frozenset(in_code))


def row(title: str, clauses: list[Clause], tested: frozenset[str], in_code: frozenset[str]) -> Row:
    """A test makes an excuse unnecessary; for a seed clause no excuse counts."""
    without = [clause for clause in clauses if clause.id not in tested]
    excused = [clause for clause in without if clause.excused and not clause.seed]
    return Row(
        title,
        len(clauses),
        len(clauses) - len(without),
        sum(clause.id in in_code for clause in clauses),
        len(excused),
        tuple(clause.id for clause in without if clause not in excused),
    )


def total(rows: list[Row]) -> Row:
    """All chapters of a book together."""
    return Row(
        "together",
        sum(r.clauses for r in rows),
        sum(r.tested for r in rows),
        sum(r.in_code for r in rows),
        sum(r.excused for r in rows),
        tuple(name for r in rows for name in r.missing),
    )


def unknown(of_games: list[Book], marked: frozenset[str], in_code: dict[str, Path], root: Path) -> Iterator[str]:
    """Ids that look like a clause but stand in no book: a slip of the pen, or a clause that went.

    The beginning of an id is no slip: it speaks of the chapter.
    """
    known = {clause.id for book in of_games for clause in book.clauses}
    begun = {name[:end] for name in known for end, sign in enumerate(name) if sign in "-."}
    prefixes = tuple(prefix for book in of_games for prefix in book.prefixes)
    for name in sorted(marked - known):
        yield f"a test is marked with {name}, which is in no clause book"
    for name, path in sorted(in_code.items()):
        if name.startswith(prefixes) and name not in known | begun:
            yield f"{path.relative_to(root)} names {name}, which is in no clause book"


def about_cases(root: Path, marked: frozenset[str]) -> Report:
    """One line on the cases: how many are due, shown, waiting, missing."""
    listed = cases(root)
    due = [case for case in listed if is_due(case, root)]
    missing = [case for case in due if case.id not in marked]
    lines = case_lines(listed, due, missing) if listed else ()
    complaints = [f"no test shows case {case.id}: {case.title}" for case in missing]
    strange = sorted(marked - {case.id for case in listed})
    complaints += [f"a test is marked with case {name}, which is not listed" for name in strange]
    return Report(tuple(lines), tuple(complaints))


def case_lines(listed: list[Case], due: list[Case], missing: list[Case]) -> tuple[str, ...]:
    """The cases in numbers."""
    counts = f"{len(due)} due, {len(due) - len(missing)} shown, {len(missing)} missing"
    return (f"cases: {len(listed)}, {counts}; {len(listed) - len(due)} wait for their game",)


def about_instructions(ran: frozenset[str], registered: frozenset[str]) -> Report:
    """One line on the instructions, and the names of those that no test ran."""
    never = sorted(registered - ran)
    line = f"instructions: {len(registered)}, {len(registered) - len(never)} ran"
    return Report((line,) if registered else (), tuple(every("no test ran", never)))


def every(said: str, names: Sequence[str]) -> list[str]:
    """One complaint about all of them, if there are any."""
    return [f"{said} {', '.join(names)}"] if names else []
