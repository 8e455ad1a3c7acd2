"""Records in which nothing lies but what is named."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

import pytest

from rules.engine.blanks import blank
from rules.engine.records import live
from rules.engine.views import Hidden


class Place(NamedTuple):
    row: int


@live
class Inner:
    cards: Annotated[list[str], Hidden("card")]


@live
class Outer:
    name: str
    many: int
    open: bool
    by: dict[str, int]
    inner: Inner
    way: Literal["", "N"]
    other: Inner | None


@live
class Placed:
    at: Place


@live
class Sided:
    side: Literal["left", "right"]


def test_all_that_is_not_named_is_empty() -> None:
    assert blank(Outer) == Outer("", 0, False, {}, Inner([]), "", None)
    assert blank(Outer, many=3, way="N") == Outer("", 3, False, {}, Inner([]), "N", None)


def test_two_blanks_share_nothing() -> None:
    one, other = blank(Outer), blank(Outer)
    one.inner.cards.append("ace")
    one.by["x"] = 1
    assert other == blank(Outer)


@pytest.mark.parametrize("kind", [Placed, Sided])
def test_what_cannot_be_empty_must_be_named(kind: type) -> None:
    with pytest.raises(TypeError):
        blank(kind)
