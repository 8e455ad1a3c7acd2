"""A place where some kind of instruction is met: what is agreed on for the game, where it starts, with which pieces."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from rules import Setup
from rules.game import Form
from tests.soak.setups import goes, some_fitting

START = "start"
"""From the beginning of a game."""


class Meeting(NamedTuple):
    """Where a kind of instruction is met."""

    at: str = ""
    """Where a late game starts, `market red`: in a city of this colour; "": anywhere; `start`: not late, but at the beginning."""
    pieces: tuple[str, ...] = ()
    """One of these is at hand, and used as soon as it may be: a card, a Unit, a Skill, a ruin token."""
    words: tuple[str, ...] = ()
    """What is rather done than anything else: parts of notations. Where they name a piece, it is not used in other ways."""
    scenarios: tuple[str, ...] = ()
    """None named: any."""
    seats: tuple[int, int] = (1, 4)
    variants: tuple[str, ...] = ()
    night: bool = False
    """By night only, in a game that has nights."""

    @property
    def wish(self) -> tuple[str, ...]:
        """The words of options that lead there."""
        return (*self.words, *(piece for piece in self.pieces if not any(piece in word for word in self.words)))

    def setup(self, form: Form, seed: str, rng: random.Random) -> Setup:
        """A game in which it can be met; at the beginning of one with nothing agreed on, some optional rules are."""
        fitting = [setup for setup in plain(form, seed) if self.suits(form, setup)]
        setup = rng.choice(fitting)
        if self.at == START and not self.variants:
            return replace(setup, variants=some_fitting(form, setup, rng))
        return replace(setup, variants=self.variants)

    def suits(self, form: Form, setup: Setup) -> bool:
        """Whether it can be met in this scenario by so many."""
        least, most = self.seats
        named = not self.scenarios or setup.scenario in self.scenarios
        return named and least <= len(setup.seats) <= most and goes(form, setup, *self.variants)


def plain(form: Form, seed: str) -> Iterator[Setup]:
    """Every scenario at every number of seats, with no optional rule."""
    return (setup for setup in form.examples(seed) if not setup.variants)
