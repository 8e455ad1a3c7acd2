"""A finished game as text one can read: its setup, a command a line, how it ended. And as a story: what was said of it."""

from __future__ import annotations

import random
from pathlib import Path

from rules import Command, Result, Save, SeatSetup, Setup, replay, result, say, view
from rules.engine.events import OnlyAnswer
from rules.save import fingerprint
from rules.walks import Chooser, Temper, walk

HERE = Path(__file__).parent
NAMES = ("Anna", "Ben", "Cleo", "Dan")


def played(setup: Setup, temper: Temper, seed: int) -> Save:
    """A whole game, played by chance."""
    save, _ = Save.new(setup)
    for step in walk(setup, Chooser(temper, random.Random(seed))):
        save, _ = save.after(step.command)
    return save


def written(save: Save) -> str:
    """The game in notation."""
    setup = save.setup
    ended = result(save.state)
    assert ended is not None
    head = [
        f"game {setup.game}",
        f"scenario {setup.scenario}",
        f"variants {' '.join(setup.variants)}".rstrip(),
        f"seed {setup.seed}",
        *(f"seat {seat.name} {seat.hero or '-'}" for seat in setup.seats),
    ]
    commands = [f"{command.seat}: {' + '.join(command.picks)}".rstrip() for command in save.commands]
    return "\n".join([*head, "", *commands, "", *ending(ended), f"state {fingerprint(save.state)}", ""])


def ending(ended: Result) -> list[str]:
    """How it ended, a seat a line."""
    return [f"{one.place}. seat {one.seat} {one.fate} {one.score}{' won' * one.won}" for one in ended.standings]


def read(text: str) -> tuple[Setup, list[Command]]:
    """The setup and the commands of a game in notation."""
    head, moves, _ = text.split("\n\n")
    fields = [line.partition(" ") for line in head.splitlines()]
    words = {name: value for name, _, value in fields if name != "seat"}
    seats = [value.rpartition(" ") for name, _, value in fields if name == "seat"]
    setup = Setup(
        words["game"],
        tuple(SeatSetup(name, None if hero == "-" else hero) for name, _, hero in seats),
        words["scenario"],
        tuple(words["variants"].split()),
        words["seed"],
    )
    commands: list[Command] = []
    for at, line in enumerate(moves.splitlines()):
        seat, _, picks = line.partition(":")
        commands.append(Command(int(seat), at, tuple(picks.strip().split(" + ")) if picks.strip() else ()))
    return setup, commands


def told(save: Save) -> str:
    """The game as a story, in English: what everybody saw, a line for each thing that happened."""
    lines: list[str] = []
    for n, outcome in enumerate(replay(save)):
        seen = view(outcome.state, None)
        for event in outcome.events:
            if not isinstance(event, OnlyAnswer):
                seat = getattr(event, "seat", None)
                who = f"{save.setup.seats[seat].name} " if seat is not None else ""
                lines.append(f"{n:4} {who}{say(event, 'en', of=seen)}")
    return "\n".join(lines) + "\n"
