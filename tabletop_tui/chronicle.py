"""The log of a game as plain text, for files and for terminals without a screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rules import Event, Result, Setup, View, say
from rules.engine.instructions import Instruction
from rules.engine.phrases import sentence
from rules.game import find

from .disk import safe_name, write_whole
from .history import Entry
from .i18n import _, language
from .moment import tallies_of

if TYPE_CHECKING:
    from .session import Session


def told(entry: Entry, names: Sequence[str], view: View[Any, Any]) -> str:
    """A line of the log; empty if there is nothing to tell."""
    if entry.note:
        return entry.note
    said = [_happened(event, names, view) for event in entry.events]
    parts = [part for part in said if part] or [_done(deed, entry.seat, names, view) for deed in entry.deeds]
    return ". ".join(map(sentence, parts)) + "." if parts else ""


def _happened(event: Event, names: Sequence[str], view: View[Any, Any]) -> str:
    text = say(event, language(), of=view)
    seat = getattr(event, "seat", None)
    return f"{names[seat]} {text}" if isinstance(seat, int) and text else text


def _done(deed: Instruction[Any, Any], seat: int | None, names: Sequence[str], view: View[Any, Any]) -> str:
    text = say(deed, language(), of=view)
    return text if seat is None else f"{names[seat]}: {text}"


def chronicle(
    entries: Sequence[Entry], setup: Setup, view: View[Any, Any], result: Result | None, name: str
) -> Iterator[str]:
    """The whole log: what game it is, a line for each command, how it ended."""
    names, game = [seat.name for seat in setup.seats], find(setup.game)
    yield f"{game.title(language())}: {name}"
    yield sentence(game.name("scenario", setup.scenario, language()))
    yield ", ".join(names)
    yield _("seed {seed}").format(seed=setup.seed)
    yield ""
    for entry in entries:
        if text := told(entry, names, view):
            yield f"{entry.n:>4}  {text}"
    if result is not None:
        yield ""
        yield from ranking(result, setup)
        yield from in_columns(scored(result, setup, view), names)
        yield from in_columns(in_numbers(entries, setup), names)


def scored(result: Result, setup: Setup, view: View[Any, Any]) -> list[tuple[str, Sequence[str]]]:
    """How the score came about, as the game's pack tells it."""
    from .pack import Sight, pack_of

    sight = Sight(view, tuple(seat.name for seat in setup.seats), None, fills=False, wide=True)
    return [(score.title, score.cells) for score in pack_of(setup.game).scoring(sight, result)]


def in_numbers(entries: Sequence[Entry], setup: Setup) -> list[tuple[str, Sequence[str]]]:
    """What was done how often."""
    happened = [event for entry in entries for event in entry.events]
    tallies = tallies_of(setup.game, happened, len(setup.seats))
    return [(_(title), list(map(str, numbers))) for title, numbers in tallies]


def in_columns(rows: Sequence[tuple[str, Sequence[str]]], names: Sequence[str]) -> Iterator[str]:
    """A title, then a number for each player, under their names; nothing where there are none."""
    if rows:
        wide = max(len(title) for title, _numbers in rows)
        columns = [max(8, len(name)) for name in names]
        yield ""
        yield " " * wide + "".join(f"  {name:>{width}}" for name, width in zip(names, columns, strict=True))
        for title, numbers in rows:
            yield f"{title:<{wide}}" + "".join(f"  {n:>{width}}" for n, width in zip(numbers, columns, strict=False))


def write_log(session: Session) -> Path:
    """Write down what everybody has seen of a game, beside the person's own files, over nothing.

    Raises:
        OSError: It cannot be written.
    """
    base = Path.home() / safe_name(session.name)
    paths = (base.with_name(f"{base.name}{f' {n}' if n > 1 else ''}.txt") for n in count(1))
    path = next(path for path in paths if not path.exists())
    lines = chronicle(session.seen(None), session.setup, session.view_of(None), session.result, session.name)
    write_whole(path, "\n".join(lines) + "\n")
    return path


def ranking(result: Result, setup: Setup) -> Iterator[str]:
    """How it ended, the best first."""
    game = find(setup.game)
    for standing in result.standings:
        fate = game.name("fate", standing.fate, language())
        star = "*" if standing.won else " "
        yield f"{star} {standing.place}. {setup.seats[standing.seat].name}: {standing.score}, {fate}"
