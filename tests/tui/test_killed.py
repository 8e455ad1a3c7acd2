"""The program in a real terminal: started, played, killed without warning, and taken up again."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

import pytest

from rules import SeatSetup, Setup, load
from tabletop_tui.session import Session
from tabletop_tui.shelf import Shelf
from tests.bench.terminal import Terminal

KILLS = 2
KEYS = "abcdmst\r"


def running(saves: Path, *arguments: str) -> Terminal:
    command = [sys.executable, "-m", "tabletop_tui", "--saves", str(saves), *arguments]
    config = saves.parent / "config"
    return Terminal(command, shows="", width=80, height=24, env={"TABLETOP_CONFIG": str(config)})


def commands(path: Path) -> int:
    """How many commands the file holds; it must always be whole."""
    return len(load(path.read_text("utf-8")).commands)


@pytest.mark.slow
@pytest.mark.case("B-13", "B-17")
def test_a_game_survives_being_killed_again_and_again(tmp_path: Path) -> None:
    """Nothing is lost but the command in flight: what was seen to be saved is there, whole, and goes on."""
    saves, chance = tmp_path / "saves", random.Random(7)
    seats = (SeatSetup("Anna", "rohan"), SeatSetup("Ben", "volrik"))
    session = Session.start(Setup("dungeonquest", seats, "castle", (), "killed"), Shelf(saves), "Friday")
    session.close()
    (path,) = saves.glob("*.json")
    seen = commands(path)
    for _ in range(KILLS):
        with running(saves, "resume") as terminal:
            terminal.settle(0.4)
            ends = time.monotonic() + chance.uniform(1.0, 2.5)
            while time.monotonic() < ends:
                terminal.type(chance.choice(KEYS))
                terminal.settle(chance.uniform(0.02, 0.1))
            known = commands(path)
            terminal.kill()
        assert commands(path) >= max(known, seen)
        seen = commands(path)
    assert seen > 3, "the keys played the game"
