"""What the budgets are measured by: a step of chess, an empty Textual app, a file safely replaced."""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
import time
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

import chess

from .terminal import Terminal

EMPTY_APP = """
from textual.app import App
from textual.widgets import Static

class Empty(App):
    def compose(self):
        yield Static("nothing here")

Empty().run()
"""


class Start(NamedTuple):
    """How a program starts: seconds to its first paint, and the memory it then takes, in bytes."""

    seconds: float
    memory: float


class Yardsticks:
    """Measured on this machine, in this run. A and C are measured anew each time they are asked for."""

    def a(self, steps: int = 4000) -> float:
        """Seconds of one step of random play in chess: list the moves, make one, look whether the game is over."""
        return statistics.median(chess_steps(steps, seed=1))

    @cached_property
    def b(self) -> Start:
        """An empty Textual app, from its start to its first paint."""
        return started([sys.executable, "-c", EMPTY_APP], "nothing here")

    def c(self, data: bytes, times: int = 30) -> float:
        """Seconds of putting these bytes in the place of a file: a temporary one, fsync, replace."""
        with tempfile.TemporaryDirectory() as folder:
            target = Path(folder) / "file"
            return statistics.median([replacing(target, data) for _ in range(times)])


def chess_steps(steps: int, seed: int) -> list[float]:
    """Seconds of processor time of each step, over as many games as it takes."""
    chance = random.Random(seed)
    board = chess.Board()
    taken: list[float] = []
    for _ in range(steps):
        begun = time.process_time()
        board.push(chance.choice(list(board.legal_moves)))
        over = board.is_game_over()
        taken.append(time.process_time() - begun)
        if over:
            board.reset()
    return taken


def replacing(target: Path, data: bytes) -> float:
    """Seconds of replacing the target by these bytes."""
    begun = time.perf_counter()
    beside = target.with_suffix(".new")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(target)
    return time.perf_counter() - begun


def started(command: list[str], shows: str, width: int = 120, height: int = 40, times: int = 5) -> Start:
    """The median start of a program that paints a text, after one start that does not count."""
    starts: list[Start] = []
    for _ in range(times + 1):
        with Terminal(command, shows=shows, width=width, height=height) as terminal:
            starts.append(Start(terminal.first, terminal.memory))
    return Start(*(statistics.median(values) for values in zip(*starts[1:], strict=True)))
