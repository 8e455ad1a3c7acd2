"""What the screens cost, under a pseudo-terminal: starting, keys, bytes on the line, memory, and doing nothing."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from rules import dump

from .frame import Found, row
from .games import MAGE_KNIGHT, busy, longest, saves
from .terminal import Answer, Terminal
from .yardsticks import EMPTY_APP, Yardsticks

CURSOR = ("right", "down", "left", "up")
STARTS = 9


@cache
def folder() -> Path:
    """A folder with settings that show no motion, and with two saves of games of four: one half played, one all but over."""
    path = Path(tempfile.mkdtemp(prefix="bench-"))
    (path / "config").mkdir()
    (path / "config" / "settings.json").write_text('{"animation": "none", "language": "en"}')
    (path / "saves").mkdir()
    half, whole = busy(), longest(MAGE_KNIGHT)
    for name, setup, commands in (
        ("bench", half.setup, half.commands[: len(half.commands) // 2]),
        ("knights", whole.setup, whole.commands[:-1]),
    ):
        about = {"name": name, "persons": [0, 0, 0, 0]}
        (path / "saves" / f"{name}.json").write_text(dump(saves(setup, commands, about)[-1]), "utf-8")
    return path


def command(*arguments: str) -> list[str]:
    """The program, as one starts it; saves and settings are named by the environment."""
    os.environ["TABLETOP_SAVES"] = str(folder() / "saves")
    os.environ["TABLETOP_CONFIG"] = str(folder() / "config")
    return [sys.executable, "-m", "tabletop_tui", *arguments]


def beside_empty(program: list[str], shows: str) -> Found:
    """Starts of a program and of the empty app by turns: on a busy machine only neighbours can be compared."""
    empty = [sys.executable, "-c", EMPTY_APP]
    pairs = [(first_paint(program, shows), first_paint(empty, "nothing here")) for _ in range(STARTS + 1)]
    return Found([ours / theirs for ours, theirs in pairs[1:]])


def first_paint(program: list[str], shows: str) -> float:
    """Seconds from the start of a program to its first paint."""
    with Terminal(program, shows=shows) as terminal:
        return terminal.first


@contextmanager
def at_table(name: str = "bench", shows: str = "CASTLE") -> Generator[Terminal]:
    """The table of a save."""
    with Terminal(command("resume", name), shows=shows, width=120, height=40) as terminal:
        terminal.settle(0.5)
        yield terminal


@cache
def moves() -> list[Answer]:
    """What cursor moves cost."""
    with at_table() as terminal:
        return [terminal.press(CURSOR[n % 4]) for n in range(48)]


@cache
def deeds() -> list[Answer]:
    """What commands cost: the first option is chosen again and again."""
    with at_table() as terminal:
        answers = [terminal.press("a" if n % 2 else "b") for n in range(60)]
    return [answer for answer in answers if answer.bytes > 2500]


@row("start to first paint of the home screen", first=1.6, then=1.25, unit="B")
def home(yard: Yardsticks) -> Found:
    return beside_empty(command(), "New game")


@row("start to first paint of a table, save loaded", first=2.6, then=1.8, unit="B")
def table(yard: Yardsticks) -> Found:
    return beside_empty(command("resume", "bench"), "CASTLE")


@row("start to first paint of a table of Mage Knight", first=2.6, then=1.8, unit="B")
def table_of_knights(yard: Yardsticks) -> Found:
    return beside_empty(command("resume", "knights"), "MAGE KNIGHT")


@row("table screen: key to last byte, cursor move", first=10, then=4, unit="ms")
def cursor_time(yard: Yardsticks) -> Found:
    return Found([answer.seconds for answer in moves()], 0.001)


@row("table screen: key to last byte, command", first=50, then=20, unit="ms")
def command_time(yard: Yardsticks) -> Found:
    return Found([answer.seconds for answer in deeds()], 0.001)


@row("bytes per key, cursor move", first=8, then=4, unit="KB")
def cursor_bytes(yard: Yardsticks) -> Found:
    return Found([answer.bytes for answer in moves()], 1024)


@row("bytes per key, command", first=40, then=12, unit="KB")
def command_bytes(yard: Yardsticks) -> Found:
    return Found([answer.bytes for answer in deeds()], 1024)


@row("memory at the table, after half a game of four", first=3, then=2, unit="B")
def memory(yard: Yardsticks) -> Found:
    with at_table() as terminal:
        return Found([terminal.memory], yard.b.memory)


@row("memory after a whole game of Mage Knight for four", first=3, then=2, unit="B")
def memory_of_knights(yard: Yardsticks) -> Found:
    """The log of the whole game is there again, and what can be taken back."""
    with at_table("knights", "MAGE KNIGHT") as terminal:
        terminal.settle(3)
        return Found([terminal.memory], yard.b.memory)


@row("processor time while waiting for a key, share of a core", first=0.01, then=0.005, unit="x")
def idle(yard: Yardsticks) -> Found:
    with at_table() as terminal:
        return Found([terminal.idle(3.0) / 3.0])
