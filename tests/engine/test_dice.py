"""One number is all the chance of a game."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.dice import MASK, Dice

CHI_SQUARE = {5: 20.52, 11: 31.26, 23: 49.73}
"""By degrees of freedom: what fair dice pass 999 times in 1000."""


def chi_square(counts: Counter[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts.values())


def test_the_published_values_of_splitmix64() -> None:
    dice = Dice(1234567)
    assert [dice.next() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("seed", [0, MASK, MASK - 1])
def test_the_number_stays_within_64_bits(seed: int) -> None:
    dice = Dice(seed)
    for _ in range(100):
        assert 0 <= dice.next() <= MASK
        assert 0 <= dice.seed <= MASK


@pytest.mark.parametrize("sides", [6, 12])
def test_dice_are_even(sides: int) -> None:
    dice = Dice.of("even")
    counts = Counter(dice.below(sides) for _ in range(10_000))
    assert sorted(counts) == list(range(sides))
    assert chi_square(counts, 10_000 / sides) < CHI_SQUARE[sides - 1]


def test_what_would_favour_small_numbers_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 2^64 numbers the last 2^64 mod n are one too many for some: they do not count."""
    n = 3 << 62
    drawn = iter([(1 << 64) - 1, n, n - 1])
    monkeypatch.setattr(Dice, "next", lambda self: next(drawn))
    assert Dice(0).below(n) == n - 1
    assert list(drawn) == []


def test_a_power_of_two_rejects_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([MASK])
    monkeypatch.setattr(Dice, "next", lambda self: next(drawn))
    assert Dice(0).below(8) == 7


@given(st.integers(0, MASK), st.integers(1, MASK))
def test_below_is_below(seed: int, n: int) -> None:
    assert 0 <= Dice(seed).below(n) < n


@given(st.integers(0, MASK), st.lists(st.integers()))
def test_a_shuffle_loses_and_doubles_nothing(seed: int, items: list[int]) -> None:
    before = items.copy()
    assert Counter(Dice(seed).shuffled(items)) == Counter(items)
    assert items == before
    mixed = items.copy()
    Dice(seed).shuffle(mixed)
    assert mixed == Dice(seed).shuffled(items)


def test_every_order_is_as_likely() -> None:
    dice = Dice.of("orders")
    counts = Counter("".join(dice.shuffled("abcd")) for _ in range(10_000))
    assert sorted(counts) == sorted("".join(order) for order in permutations("abcd"))
    assert chi_square(Counter(dict(enumerate(counts.values()))), 10_000 / 24) < CHI_SQUARE[23]


def test_choice_takes_from_all() -> None:
    dice = Dice.of("choice")
    assert {dice.choice("abc") for _ in range(100)} == set("abc")


@pytest.mark.case("B-02", "B-45")
def test_any_text_is_a_seed() -> None:
    """Pinned: the same text must give the same game in every later version."""
    assert Dice.of("").seed == 16476032584258269876
    assert Dice.of("toy").seed == Dice.of("toy").seed
    texts = ["", "a", "A", "a ", "дракон", "🎲", "a" * 10_000]
    assert len({Dice.of(text).seed for text in texts}) == len(texts)
    assert all(0 <= Dice.of(text).seed <= MASK for text in texts)


def test_a_copy_rolls_on_alone() -> None:
    dice = Dice.of("copy")
    other: Dice = cast("Any", dice).clone()
    rolls = [dice.below(6) for _ in range(10)]
    assert [other.below(6) for _ in range(10)] == rolls
