"""What the rules cost: a step of play, a clone, a state as text, saving and loading."""

from __future__ import annotations

import random
import statistics
import tempfile
from functools import cache
from pathlib import Path

from rules import Command, Save, SeatSetup, Setup, apply, dump, load
from rules.save import state_json
from rules.walks import Chooser, Step, walk

from .frame import Found, percentile, row, seconds, timed, timed_over
from .yardsticks import Yardsticks

GAMES = 40


@cache
def steps() -> tuple[Step, ...]:
    """All steps of some aimed games at four seats; the first game warms up and is left out."""
    names = ("Anna", "Ben", "Cleo", "Dan")
    games = [
        list(
            walk(
                Setup("dungeonquest", tuple(map(SeatSetup, names)), "castle", (), str(seed)),
                Chooser("aimed", random.Random(seed)),
            )
        )
        for seed in range(GAMES + 1)
    ]
    return tuple(step for game in games[1:] for step in game)


@cache
def longest() -> Save:
    """The longest of some games, as it was in the end."""
    best: Save | None = None
    for seed in range(30):
        setup = Setup("dungeonquest", tuple(map(SeatSetup, ("Anna", "Ben", "Cleo", "Dan"))), "castle", (), str(seed))
        save, _ = Save.new(setup)
        for step in walk(setup, Chooser("busy", random.Random(seed))):
            save, _ = save.after(step.command)
        best = save if best is None or len(save.commands) > len(best.commands) else best
    assert best is not None
    return best


def played() -> list[float]:
    """Seconds of every step: the command carried out, and the next question worked out."""
    return timed_over(lambda step: apply(step.state, step.command), steps())


@row("decision + apply, median of aimed walks, DungeonQuest", first=2, then=1, unit="A")
def decision_and_apply(yard: Yardsticks) -> Found:
    return Found(played(), yard.a())


@row("the same, p95 against the median", first=4, then=3, unit="x")
def worst_steps(yard: Yardsticks) -> Found:
    taken = played()
    return Found([percentile(taken, 95)], statistics.median(taken))


@row("the same at command 3,000 against command 30", first=1.2, then=1.05, unit="x")
def late_steps(yard: Yardsticks) -> Found:
    """The same question, asked after so many commands: nothing a command costs may grow with the history."""
    early = steps()[30]
    state = early.state.clone()
    state.commands = 3000
    late = Command(early.command.seat, 3000, early.command.picks)
    pairs = [
        (seconds(lambda: apply(early.state, early.command)), seconds(lambda: apply(state, late))) for _ in range(1000)
    ]
    return Found([statistics.median(b for _, b in pairs)], statistics.median(a for a, _ in pairs))


@row("clone of a 4-player DungeonQuest state", first=0.8, then=0.3, unit="A")
def cloning(yard: Yardsticks) -> Found:
    state = steps()[-1].state
    return Found(timed(state.clone, 2000), yard.a())


@row("state as JSON, 4-player DungeonQuest, late game", first=40, then=25, unit="KB")
def size(yard: Yardsticks) -> Found:
    late = [step.state for step in steps() if step.state.table.sun > 20]
    return Found([len(state_json(state)) for state in late], 1024)


@row("save after a command", first=1.5, then=1.2, unit="C")
def saving(yard: Yardsticks) -> Found:
    from tabletop_tui.shelf import Shelf

    save = longest()
    text = dump(save)
    with tempfile.TemporaryDirectory() as folder:
        kept = Shelf(Path(folder)).create("bench", text)
        kept.write(text)
        taken = timed(lambda: kept.write(dump(save)), 60)
        kept.close()
        return Found(taken, yard.c(text.encode(), 60))


@row("load + validate the longest game", first=60, then=30, unit="A")
def loading(yard: Yardsticks) -> Found:
    text = dump(longest())
    return Found(timed(lambda: load(text), 60), yard.a())
