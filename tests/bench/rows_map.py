"""What the largest map of Mage Knight costs at the table: twenty tiles, four heroes."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from rules import Save, SeatSetup, Setup, dump, view
from rules.mage_knight import reach
from tabletop_tui.pack import Sight, pack_of
from tabletop_tui.widgets.hex_board import HexPlan
from tests.tui import lands

from .frame import Found, row, timed
from .terminal import Answer, Terminal
from .yardsticks import Yardsticks

WALK = (*["up"] * 6, *["right"] * 4, *["down"] * 6, *["left"] * 4)
"""Over the map and back."""


@cache
def folder() -> Path:
    """A folder with settings that show no motion, and with one save."""
    path = Path(tempfile.mkdtemp(prefix="bench-"))
    (path / "config").mkdir()
    (path / "config" / "settings.json").write_text('{"animation": "none", "language": "en"}')
    (path / "saves").mkdir()
    state = lands.largest().state.clone()
    state.commands = 0
    seats = tuple(SeatSetup(hero.name.title(), hero.name) for hero in state.table.heroes)
    setup = Setup("mage_knight", seats, state.table.scenario, (), "bench")
    save = Save(setup, (), state, None, (), {"name": "bench", "persons": [0] * len(seats)})
    (path / "saves" / "bench.json").write_text(dump(save), "utf-8")
    return path


@contextmanager
def at_table(width: int = 120, height: int = 40) -> Generator[Terminal]:
    """The table of the save."""
    os.environ["TABLETOP_SAVES"] = str(folder() / "saves")
    os.environ["TABLETOP_CONFIG"] = str(folder() / "config")
    command = [sys.executable, "-m", "tabletop_tui", "resume", "bench"]
    with Terminal(command, shows="MAP", width=width, height=height) as terminal:
        terminal.settle(0.5)
        yield terminal


@cache
def moves(width: int, height: int) -> list[Answer]:
    """What cursor moves cost, those among them that scroll too."""
    with at_table(width, height) as terminal:
        terminal.press("left")
        return [terminal.press(key) for key in WALK * 2]


@row("map of 20 tiles: its faces and the ways on it", first=20, then=8, unit="ms")
def faces(yard: Yardsticks) -> Found:
    state = lands.largest().state
    pack = pack_of("mage_knight")

    def drawn() -> None:
        assert pack.board(Sight(view(state, 0), ("A", "B", "C", "D")), {}, "M") is not None

    return Found(timed(drawn, 20, warm=2), 0.001)


@row("map of 20 tiles: all its rows drawn", first=20, then=10, unit="ms")
def rows(yard: Yardsticks) -> Found:
    plan = pack_of("mage_knight").board(Sight(view(lands.largest().state, 0), ("A", "B", "C", "D")), {}, "M")
    assert isinstance(plan, HexPlan)

    def drawn() -> None:
        again = HexPlan(plan.faces, plan.zoom, plan.fills, plan.wholes)
        for y in range(again.size[1]):
            again.row(y, None)

    return Found(timed(drawn, 20, warm=2), 0.001)


@row("map of 20 tiles: ways to every space", first=5, then=3, unit="ms")
def ways(yard: Yardsticks) -> Found:
    seen = view(lands.largest().state, 0)
    return Found(timed(lambda: reach.routes(seen.table, seen.me), 20, warm=2), 0.001)


@row("map of 20 tiles: key to last byte, cursor move", first=10, then=4, unit="ms")
def cursor_time(yard: Yardsticks) -> Found:
    return Found([answer.seconds for answer in moves(120, 40)], 0.001)


@row("map of 20 tiles: bytes per key, cursor move", first=8, then=4, unit="KB")
def cursor_bytes(yard: Yardsticks) -> Found:
    return Found([answer.bytes for answer in moves(120, 40)], 1024)


@row("map of 20 tiles, 80x24: key to last byte, cursor move", first=10, then=4, unit="ms")
def narrow_time(yard: Yardsticks) -> Found:
    return Found([answer.seconds for answer in moves(80, 24)], 0.001)


@row("map of 20 tiles, 80x24: bytes per key, cursor move", first=8, then=4, unit="KB")
def narrow_bytes(yard: Yardsticks) -> Found:
    return Found([answer.bytes for answer in moves(80, 24)], 1024)
