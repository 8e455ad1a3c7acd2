"""Games to measure by: aimed walks at four seats, and the longest of the golden games."""

from __future__ import annotations

import random
from functools import cache
from itertools import cycle, islice
from typing import Any, NamedTuple

from rules import Command, Save, SeatSetup, Setup
from rules.save import EVERY
from rules.walks import Chooser, Step, walk
from tests.golden import notation

NAMES = ("Anna", "Ben", "Cleo", "Dan")
EARLY, LATE = 30, 3000
"""Commands that came before."""


class Measured(NamedTuple):
    """What is walked of a game, and what one step may cost, in A."""

    game: str
    title: str
    scenario: str
    walks: int
    first: float
    then: float


DUNGEONQUEST = Measured("dungeonquest", "DungeonQuest", "castle", 40, 2, 1)
MAGE_KNIGHT = Measured("mage_knight", "Mage Knight", "blitz_conquest", 3, 5, 3)
RELIC = Measured("relic", "Relic", "three_seals", 4, 2, 1)
MEASURED = (DUNGEONQUEST, RELIC, MAGE_KNIGHT)


class Walked(NamedTuple):
    """A whole game, step by step."""

    setup: Setup
    steps: tuple[Step, ...]

    @property
    def commands(self) -> tuple[Command, ...]:
        """All of them, in order."""
        return tuple(step.command for step in self.steps)


@cache
def walked(of: Measured) -> tuple[Walked, ...]:
    """Some aimed games; one more warms up and is left out."""
    games: list[Walked] = []
    for seed in range(of.walks + 1):
        setup = Setup(of.game, tuple(map(SeatSetup, NAMES)), of.scenario, (), str(seed))
        games.append(Walked(setup, tuple(walk(setup, Chooser("aimed", random.Random(seed))))))
    return tuple(games[1:])


def steps(of: Measured) -> list[Step]:
    """All steps of these games."""
    return [step for game in walked(of) for step in game.steps]


def longest(of: Measured) -> Walked:
    """The longest of these games."""
    return max(walked(of), key=lambda game: len(game.steps))


def saves(setup: Setup, commands: tuple[Command, ...], about: dict[str, Any] | None = None) -> list[Save]:
    """A game as it is saved at its beginning and after each command."""
    save, _ = Save.new(setup, about)
    found = [save]
    for command in commands:
        save, _ = save.after(command)
        found.append(save)
    return found


@cache
def busy() -> Walked:
    """A long game of DungeonQuest, to be played on in the middle."""
    setups = [Setup("dungeonquest", tuple(map(SeatSetup, NAMES)), "castle", (), str(seed)) for seed in range(30)]
    games = [
        Walked(setup, tuple(walk(setup, Chooser("busy", random.Random(seed))))) for seed, setup in enumerate(setups)
    ]
    return max(games, key=lambda game: len(game.steps))


@cache
def golden() -> Save:
    """The longest of the golden games, as it was in the end."""
    games = [notation.read(path.read_text("utf-8")) for path in notation.HERE.glob("*.game")]
    setup, commands = max(games, key=lambda game: len(game[1]))
    return saves(setup, tuple(commands))[-1]


def with_history(of: Measured, many: int) -> Save:
    """The longest game as it stood after 30 commands, but with so many behind it, such as are given in these games."""
    game = longest(of)
    state = game.steps[EARLY].state.clone()
    state.commands = many
    behind = islice(cycle(command for other in walked(of) for command in other.commands), many)
    history = tuple(Command(command.seat, at, command.picks) for at, command in enumerate(behind))
    return Save(game.setup, history, state, None, ("",) * (1 + many // EVERY))
