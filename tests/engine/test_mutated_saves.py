"""Saves broken at random: each is refused as a bad save, or can be played on. `python -m tests.soak` breaks more of them."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rules import Setup, load
from tests.conformance.games import LONG
from tests.soak.mutations import TEXT, VALUES, broken, positions, tried
from tests.soak.setups import setups

MUTATIONS = 600


@pytest.fixture(scope="module")
def texts() -> list[str]:
    """Saves out of games at 1, 2 and 4 seats, with and without optional rules."""
    several = [setup for n, setup in enumerate(setups("mutated")) if setup.game not in LONG or n % 12 == 0]
    return [
        text for n, setup in enumerate(several) for text in positions(setup, n, every=97 if setup.game in LONG else 11)
    ]


@pytest.mark.case("B-17")
def test_a_broken_save_is_refused_or_can_be_played_on(texts: list[str]) -> None:
    rng = random.Random(20)
    found: Counter[str] = Counter()
    for n in range(MUTATIONS):
        text, how = broken(rng.choice(texts), rng)
        outcome = tried(text, n)
        assert not outcome.crash, how
        found[outcome.fault] += 1
    assert found[""] > MUTATIONS / 50  # some are still games
    assert {"edited", "truncated", "broken", "unknown_piece", "foreign"} <= set(found)


def test_what_is_not_broken_loads(texts: list[str]) -> None:
    for n, text in enumerate(texts):
        assert load(text)
        assert tried(text, n) == ("", "")


def test_every_seat_count_and_option_is_there() -> None:
    shapes: list[Setup] = list(setups("x"))
    assert {len(one.seats) for one in shapes} == {1, 2, 3, 4}
    assert {"catacombs", "loot_dead", "death_can_wait"} <= {name for one in shapes for name in one.variants}
    assert len(TEXT) > 5
    assert len(VALUES) > 8
