"""What is printed is never overwritten: changes are folded over it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.engine.modifiers import Modifier, changes, expire, folded


def test_numbers_are_added_and_words_are_not() -> None:
    modifiers = [Modifier("armour", 2), Modifier("armour", -1), Modifier("armour", "ice"), Modifier("attack", 9)]
    assert folded(3, modifiers, "armour") == 4
    assert changes(modifiers, "armour") == [2, -1, "ice"]


def test_it_does_not_fall_below_the_least() -> None:
    assert folded(1, [Modifier("price", -5)], "price") == 0
    assert folded(1, [Modifier("price", -5)], "price", least=1) == 1
    assert folded(-3, [], "price") == 0


@pytest.mark.parametrize(
    ("whom", "by"), [((), [1]), (("orc",), [1, 2]), (("orc", "green"), [1, 2, 3]), (("troll",), [1]), (("",), [1])]
)
def test_whom_it_concerns(whom: tuple[str, ...], by: list[int]) -> None:
    modifiers = [Modifier("armour", 1), Modifier("armour", 2, "orc"), Modifier("armour", 3, "green")]
    assert changes(modifiers, "armour", *whom) == by


def test_changes_end_at_their_moment_and_in_place() -> None:
    lasting, turn, fight = Modifier("a", 1), Modifier("a", 2, until="turn"), Modifier("a", 3, until="fight")
    modifiers = [turn, lasting, fight, turn]
    kept = modifiers
    expire(modifiers, "fight")
    assert kept == [turn, lasting, turn]
    expire(modifiers, "turn", "round")
    assert kept == [lasting]
    expire(modifiers)
    assert kept == [lasting]


@given(st.integers(0, 20), st.lists(st.integers(-9, 9)))
def test_the_order_of_changes_does_not_matter(printed: int, numbers: list[int]) -> None:
    modifiers = [Modifier("x", n) for n in numbers]
    assert folded(printed, modifiers, "x") == folded(printed, modifiers[::-1], "x") == max(0, printed + sum(numbers))
