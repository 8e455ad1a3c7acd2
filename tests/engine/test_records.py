"""Copies of a state share what never changes, and nothing else."""

from __future__ import annotations

from dataclasses import FrozenInstanceError
from typing import Annotated, Any, Literal, NamedTuple

import pytest
from annotated_types import Ge

from rules import new_game
from rules.engine.dice import Dice
from rules.engine.records import fact, is_record, live, names_of
from rules.engine.referee import Frame
from tests.toy import bazaar, setup


class Point(NamedTuple):
    x: int
    y: int


@fact
class Printed:
    name: str
    at: Point
    words: tuple[str, ...] = ()


@live
class Pawn:
    n: int
    tags: list[str]


@live
class Board:
    pawns: list[Pawn]
    by_name: dict[str, Pawn]
    rows: list[list[int]]
    piles: dict[str, list[str]]
    held: Pawn | None
    maybe: list[str] | None
    where: Point
    path: list[Point]
    printed: Printed
    cards: tuple[Printed, ...]
    side: Literal["a", "b"]
    count: Annotated[int, Ge(0)]
    numbers: list[Annotated[int, Ge(0)]]
    either: int | str


def copied(record: Any) -> Any:
    return record.clone()


def board() -> Board:
    printed = Printed("dragon", Point(0, 0), ("fire",))
    return Board(
        [Pawn(1, ["red"]), Pawn(2, [])],
        {"x": Pawn(3, ["blue"])},
        [[1], [2, 3]],
        {"deck": ["a"]},
        Pawn(4, ["held"]),
        [],
        Point(1, 2),
        [Point(3, 4)],
        printed,
        (printed,),
        "a",
        5,
        [6],
        "seven",
    )


def test_a_clone_is_equal_and_shares_nothing_that_changes() -> None:
    one, kept = board(), board()
    two = copied(one)
    assert two == one
    two.pawns[0].tags.append("green")
    two.pawns.append(Pawn(9, []))
    two.by_name["x"].n = 30
    two.by_name["y"] = Pawn(5, [])
    two.rows[1].append(4)
    two.piles["deck"].append("b")
    two.held.tags.clear()
    two.maybe.append("not empty any more")
    two.path.clear()
    two.numbers.append(7)
    assert one == kept
    assert two != one


def test_a_clone_shares_facts() -> None:
    one = board()
    two = copied(one)
    assert two.printed is one.printed
    assert two.cards is one.cards
    assert two.path[0] is one.path[0]


def test_nothing_stays_nothing() -> None:
    one = board()
    one.held = one.maybe = None
    two = copied(one)
    assert two.held is None
    assert two.maybe is None


@fact
class Leaky:
    """A fact that can be changed after all."""

    pile: list[str]


class LeakyPoint(NamedTuple):
    names: dict[str, str]


@live
class HoldsSet:
    names: set[str]


@live
class HoldsFloat:
    x: float


@live
class HoldsAny:
    x: Any


@live
class HoldsRecordKeys:
    x: dict[Pawn, int]


@live
class HoldsTupleOfLists:
    x: tuple[list[int], ...]


@live
class HoldsTupleOfLive:
    x: tuple[Pawn, ...]


@live
class HoldsLeakyFact:
    x: Leaky


@live
class HoldsLeakyPoint:
    x: list[LeakyPoint]


@live
class HoldsTwo:
    x: Pawn | Board


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (HoldsSet, set()),
        (HoldsFloat, 0.5),
        (HoldsAny, 1),
        (HoldsRecordKeys, {}),
        (HoldsTupleOfLists, ([1],)),
        (HoldsTupleOfLive, (Pawn(1, []),)),
        (HoldsLeakyFact, Leaky([])),
        (HoldsLeakyPoint, []),
        (HoldsTwo, Pawn(1, [])),
    ],
)
def test_what_nobody_said_how_to_copy_raises(kind: Any, value: Any) -> None:
    """Never a shared reference by accident."""
    with pytest.raises(TypeError, match="no way to copy"):
        kind(value).clone()


def test_records_have_slots() -> None:
    for record in (board(), Pawn(1, []), Printed("x", Point(0, 0)), Dice(0)):
        assert not hasattr(record, "__dict__")
    with pytest.raises(AttributeError):
        Pawn(1, []).colour = "red"  # pyright: ignore[reportAttributeAccessIssue]


def test_facts_are_frozen_and_can_be_compared() -> None:
    printed = Printed("x", Point(0, 0))
    with pytest.raises(FrozenInstanceError):
        printed.name = "y"  # pyright: ignore[reportAttributeAccessIssue]
    assert printed == Printed("x", Point(0, 0))
    assert hash(printed) == hash(Printed("x", Point(0, 0)))


def test_what_is_a_record() -> None:
    assert all(map(is_record, (Board, Printed, Point)))
    assert not any(map(is_record, (int, str, list, None, 3)))
    assert names_of(Point) == ("x", "y")
    assert names_of(Printed) == ("name", "at", "words")


def test_a_state_is_copied_whole_and_forgets_its_question() -> None:
    state: Any = new_game(setup())
    assert state.known
    state.trial = True
    other = state.clone()
    assert other == state
    assert type(other) is bazaar.ToyState
    assert (other.known, other.open, other.trial) == (False, None, False)
    other.agenda[-1].todo.clear()
    other.agenda[-1].vars["x"] = 1
    other.dice.next()
    other.table.traders[0].hand.clear()
    assert state == new_game(setup())
    assert isinstance(state.agenda[-1], Frame)
