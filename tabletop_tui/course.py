"""A guided first game: on a fixed seed it says before every step what to do, and why.

It asks nothing and forbids nothing, and it keeps no account of its own. How far it has come is read off the answers given so
far, so it can be broken off, saved and gone on with like any other game; whoever answers otherwise plays on without it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from rules import Lang, SeatSetup, Setup

FILE = "first_steps.toml"
"""A course stands beside the pack of its game."""


class Step(NamedTuple):
    """Something to be done, in one answer or several one after the other."""

    answers: tuple[str, ...]
    """Ids of the options, as the game has them."""
    en: str
    ru: str

    def text(self, lang: Lang) -> str:
        """What is said before it."""
        return self.ru if lang == "ru" else self.en


class Stand(NamedTuple):
    """Where a player is in the course."""

    step: Step
    number: int
    """Of this step, from 1."""
    of: int
    answer: str = ""
    """The option to take next; empty: the course is over."""
    astray: int = 0
    """Answers since something else was answered than this step says: the course waits until they are taken back."""

    @property
    def strayed(self) -> bool:
        """Whether the course waits."""
        return self.astray > 0


class Course(NamedTuple):
    """The game it is played in, and what is to be done there."""

    setup: Setup
    steps: tuple[Step, ...]
    end: Step
    """What is said when all is done."""

    def is_played(self, setup: Setup) -> bool:
        """Whether a game is this one; what the player is called does not matter."""
        nameless = tuple(replace(seat, name="") for seat in setup.seats)
        return replace(setup, seats=nameless) == self.setup

    def stand(self, answers: Sequence[Sequence[str]]) -> Stand:
        """Where somebody is who has given these answers."""
        given = 0
        for number, step in enumerate(self.steps, 1):
            for answer in step.answers:
                if given == len(answers):
                    return Stand(step, number, len(self.steps), answer)
                if list(answers[given]) != [answer]:
                    return Stand(step, number, len(self.steps), answer, len(answers) - given)
                given += 1
        return Stand(self.end, len(self.steps), len(self.steps))


@lru_cache(None)
def written_for(game: str) -> bool:
    """Whether a game has a course; reads nothing."""
    return files("tabletop_tui").joinpath("games", game, FILE).is_file()


@lru_cache(None)
def course_of(game: str) -> Course | None:
    """The course of a game; None: it has none."""
    if not written_for(game):
        return None
    return course(game, files("tabletop_tui").joinpath("games", game, FILE).read_text("utf-8"))


def course(game: str, text: str) -> Course:
    """A course as it is written down."""
    written = tomllib.loads(text)
    seats = tuple(SeatSetup("", hero) for hero in written["heroes"])
    steps = tuple(Step(tuple(step["answers"]), step["en"], step["ru"]) for step in written["step"])
    end = Step((), written["end"]["en"], written["end"]["ru"])
    return Course(Setup(game, seats, written["scenario"], (), written["seed"]), steps, end)
