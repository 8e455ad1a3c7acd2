"""The games a soak plays: every example of every game, and some with many optional rules at once."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace

from rules import Game, Illegal, Setup, games
from rules.game import Form


def setups(seed: str, of: tuple[Game, ...] | None = None) -> Iterator[Setup]:
    """Set-ups of these games; of all there are, if left out."""
    for game in of or games():
        form = game.setups
        yield from form.examples(seed)
        for n in range(form.seats[0], form.seats[1] + 1):
            plain = form.example(form.scenarios[0], n, seed)
            yield replace(plain, variants=fitting(form, plain))


def fitting(form: Form, setup: Setup) -> tuple[str, ...]:
    """As many optional rules as go together in this game."""
    chosen: tuple[str, ...] = ()
    for variant in form.variants:
        if goes(form, setup, *chosen, variant.id):
            chosen = (*chosen, variant.id)
    return chosen


def some_fitting(form: Form, setup: Setup, rng: random.Random) -> tuple[str, ...]:
    """Optional rules that go together in this game: each that still may be, one time in three."""
    chosen: tuple[str, ...] = ()
    for variant in rng.sample(form.variants, len(form.variants)):
        if rng.randrange(3) == 0 and goes(form, setup, *chosen, variant.id):
            chosen = (*chosen, variant.id)
    return chosen


def goes(form: Form, setup: Setup, *variants: str) -> bool:
    """Whether this game can be played with these optional rules."""
    try:
        form.check(replace(setup, variants=variants))
    except Illegal:
        return False
    return True


def seated(setup: Setup, heroes: Iterable[str]) -> Setup:
    """The same, with a hero at every seat: those agreed on already, and of these the first that are free."""
    taken = [seat.hero for seat in setup.seats]
    free = iter([hero for hero in heroes if hero not in taken])
    return replace(setup, seats=tuple(seat if seat.hero else replace(seat, hero=next(free)) for seat in setup.seats))
