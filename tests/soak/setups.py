"""The games a soak plays: every example of every game, and some with many optional rules at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from rules import Game, Setup, games
from rules.game import Form, Variant


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
        if goes_with(form, setup, chosen, variant):
            chosen = (*chosen, variant.id)
    return chosen


def some_fitting(form: Form, setup: Setup, rng: random.Random) -> tuple[str, ...]:
    """Optional rules that go together in this game: each that still may be, one time in three."""
    chosen: tuple[str, ...] = ()
    for variant in rng.sample(form.variants, len(form.variants)):
        if rng.randrange(3) == 0 and goes_with(form, setup, chosen, variant):
            chosen = (*chosen, variant.id)
    return chosen


def goes_with(form: Form, setup: Setup, chosen: tuple[str, ...], variant: Variant) -> bool:
    """Whether an optional rule can be added to those chosen."""
    excluded = any(variant.id in other.excludes for other in form.variants if other.id in chosen)
    apart = excluded or set(variant.excludes) & set(chosen) or not set(variant.needs) <= set(chosen)
    return not apart and form.suits(variant, setup)
