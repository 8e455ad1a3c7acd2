"""What the rules cost: a step of play, a clone, a state as text, saving and loading."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from rules import Command, apply, dump, load
from rules.save import state_json

from .frame import Found, percentile, row, seconds, timed, undisturbed, waited
from .games import EARLY, LATE, MAGE_KNIGHT, MEASURED, Measured, golden, longest, saves, steps, walked, with_history
from .yardsticks import Yardsticks, replacing

COMPARED = 120
"""Commands that are given early and late."""
SAVED = 80
"""Commands that are saved."""


def played(of: Measured) -> list[float]:
    """Seconds of every step, the better of two times: the command carried out, and the next question worked out."""
    known = steps(of)
    with undisturbed():
        return [min(seconds(lambda one=step: apply(one.state, one.command)) for _ in range(2)) for step in known]


@row("load + validate the longest golden game", first=60, then=30, unit="A")
def loading(yard: Yardsticks) -> Found:
    """First of all: a game is taken up when little else is in memory."""
    text = dump(golden())
    return Found(timed(lambda: load(text), 60), yard.a())


def rows_of(of: Measured) -> None:
    """What is measured of every game."""

    @row(f"decision + apply, median of aimed walks, {of.title}", first=of.first, then=of.then, unit="A")
    def decision_and_apply(yard: Yardsticks) -> Found:
        return Found(played(of), yard.a())

    @row("the same, p95 against the median", first=4, then=3, unit="x")
    def worst_steps(yard: Yardsticks) -> Found:
        taken = played(of)
        return Found([percentile(taken, 95)], statistics.median(taken))

    @row("the same at command 3,000 against command 30", first=1.2, then=1.05, unit="x")
    def late_steps(yard: Yardsticks) -> Found:
        """The same commands with more behind them: nothing a command costs may grow with the history."""
        steps(of)
        with undisturbed():
            return Found(list(late_against_early(of)))

    @row(f"save after a command, {of.title}", first=1.5, then=1.2, unit="C")
    def saving(yard: Yardsticks) -> Found:
        return Found(list(saves_against_files(of)))


def late_against_early(of: Measured) -> Iterator[float]:
    """How much longer each of some commands takes late in a game, with what a save keeps of it."""
    lines = [with_history(of, EARLY), with_history(of, LATE)]
    for step in longest(of).steps[EARLY : EARLY + COMPARED]:
        taken: list[float] = []
        for n, save in enumerate(lines):
            command = Command(step.command.seat, save.state.commands, step.command.picks)
            taken.append(min(seconds(lambda save=save, command=command: save.after(command)) for _ in range(3)))
            lines[n], _ = save.after(command)
        yield taken[1] / taken[0]


def saves_against_files(of: Measured) -> Iterator[float]:
    """How much longer each of the last commands of a game takes to be saved than a file of as many bytes to be replaced."""
    from tabletop_tui.shelf import Shelf

    game = longest(of)
    latest = saves(game.setup, game.commands)[-SAVED:]
    with tempfile.TemporaryDirectory() as folder:
        kept = Shelf(Path(folder)).create("bench", dump(latest[0]))
        for before, save in pairwise(latest):
            text = dump(before).encode()
            theirs = waited(lambda text=text: replacing(Path(folder) / "yardstick", text))
            yield waited(lambda save=save: kept.write(dump(save))) / theirs
        kept.close()


for measured in MEASURED:
    rows_of(measured)


@row("clone of a 4-player Mage Knight state", first=0.8, then=0.3, unit="A")
def cloning(yard: Yardsticks) -> Found:
    states = [game.steps[-1].state for game in walked(MAGE_KNIGHT)]
    return Found([taken for state in states for taken in timed(state.clone, 1000)], yard.a())


@row("state as JSON, 4-player Mage Knight, late game", first=40, then=25, unit="KB")
def size(yard: Yardsticks) -> Found:
    late = [step.state for game in walked(MAGE_KNIGHT) for step in game.steps[len(game.steps) * 2 // 3 :]]
    return Found([len(state_json(state)) for state in late], 1024)
