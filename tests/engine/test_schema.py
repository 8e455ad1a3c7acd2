"""Records are read strictly: nothing unknown, nothing converted, nothing outside its limits."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, NamedTuple

import pytest
from annotated_types import Ge, Interval, Len

from rules.engine.instructions import Done, Instruction, Seq, Times
from rules.engine.records import fact, live
from rules.schema import adapter


class Spot(NamedTuple):
    row: Annotated[int, Interval(ge=-1, le=9)]
    column: int = 0


class Promise(NamedTuple):
    amount: int
    then: Instruction[Any, Any] | None = None


@fact
class Card:
    name: str
    n: int | None = None


@live
class Table:
    count: Annotated[int, Ge(0)]
    side: Literal["a", "b"]
    up: bool
    spots: list[Spot]
    piles: dict[str, list[str]]
    cards: Annotated[tuple[Card, ...], Len(1, 2)]
    pair: tuple[int, str]
    either: int | str | Card
    todo: list[Instruction[Any, Any]]
    promises: list[Promise]
    left: Card | None = None


def document() -> dict[str, Any]:
    return {
        "count": 3,
        "side": "a",
        "up": True,
        "spots": [[1, 2], [9, 0]],
        "piles": {"deck": ["x", "дракон"]},
        "cards": [{"name": "rage", "n": None}],
        "pair": [1, "x"],
        "either": {"name": "march", "n": 2},
        "todo": [{"op": "times", "n": 2, "do": {"op": "seq", "steps": [{"op": "done", "says": "done"}]}}],
        "promises": [[1, None], [2, {"op": "done", "says": "done"}]],
        "left": None,
    }


def read(found: dict[str, Any]) -> Any:
    return adapter(Table).validate_json(json.dumps(found))


def test_what_was_written_is_read_again_to_the_letter() -> None:
    text = json.dumps(document(), ensure_ascii=False, separators=(",", ":")).encode()
    table = adapter(Table).validate_json(text)
    assert adapter(Table).dump_json(table) == text
    assert table.spots == [Spot(1, 2), Spot(9, 0)]
    assert table.todo == [Times(2, Seq((Done(),)))]
    assert table == read(document())


def test_what_has_a_default_may_be_left_out() -> None:
    found = document()
    del found["left"], found["either"]["n"]
    found["spots"] = [[5]]
    table = read(found)
    assert (table.left, table.either, table.spots) == (None, Card("march"), [Spot(5, 0)])


WRONG: dict[str, Any] = {
    "count": [-1, "3", 3.0, True, None],
    "side": ["c", None, 1],
    "up": [1, "true"],
    "spots": [{}, [[1, 2, 3]], [[]], [[10, 0]], [["1", 0]], [None]],
    "piles": [[], {"deck": "x"}, {"deck": [1]}],
    "cards": [[], [{"name": "a"}] * 3, [{"name": "a", "more": 1}], [{}], {"name": "a"}],
    "pair": [[1], [1, "x", 2], ["x", 1]],
    "either": [None, 1.5, [], {}, True],
    "todo": [[{"op": "nothing"}], [{}], [None], [{"op": "done", "says": 1}], [{"op": "done", "more": 1}], {}],
    "left": [{}, 0, []],
    "more": [None],
}


@pytest.mark.parametrize(("field", "value"), [(field, value) for field in WRONG for value in WRONG[field]])
def test_anything_else_is_refused(field: str, value: Any) -> None:
    with pytest.raises(ValueError):
        read({**document(), field: value})


@pytest.mark.parametrize("field", ["count", "side", "spots", "cards", "todo"])
def test_nothing_may_be_missing(field: str) -> None:
    found = document()
    del found[field]
    with pytest.raises(ValueError):
        read(found)


def test_what_nobody_said_how_to_read_raises() -> None:
    for kind in (float, set[str], object):
        with pytest.raises(TypeError, match="no way to read"):
            adapter(kind)
