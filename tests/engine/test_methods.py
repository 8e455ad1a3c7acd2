"""Methods of records are written when they are first called, and are those one expects of a dataclass."""

from __future__ import annotations

import pickle
from copy import deepcopy
from dataclasses import FrozenInstanceError, replace
from typing import Any, ClassVar

import pytest

from rules.engine import methods
from rules.engine.records import fact, live


@fact
class Card:
    """A printed thing."""

    kind: ClassVar[str] = "card"
    name: str
    n: int = 1


@fact
class Nothing:
    pass


@fact
class Named:
    name: str

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Named) and other.name.lower() == self.name.lower()

    def __repr__(self) -> str:
        return f"<{self.name}>"


@live
class Pile:
    cards: list[str]
    top: str = ""


@fact
class Signed(Card):
    by: str = "nobody"


def test_a_method_is_written_once() -> None:
    @fact
    class Fresh:
        n: int

    assert Fresh.__init__ is methods.INIT
    one = Fresh(3)
    written = Fresh.__init__
    assert written is not methods.INIT
    assert one == Fresh(3)
    assert Fresh.__init__ is written
    assert Fresh.__hash__ is methods.HASH


def test_fields_are_given_in_order_or_by_name() -> None:
    assert (Card("rage").n, Card("rage", 2).n, Card(n=3, name="rage").n) == (1, 2, 3)
    assert Card.kind == "card"
    kind: Any = Card
    for wrong in ((), ("a", 1, 2)):
        with pytest.raises(TypeError):
            kind(*wrong)
    assert repr(replace(Card("rage"), n=4)) == "Card(name='rage', n=4)"


def test_equal_fields_of_the_same_class_are_equal() -> None:
    assert Card("rage") == Card("rage", 1)
    assert Card("rage") != Card("rage", 2)
    assert Card("rage") != Signed("rage", 1)
    assert Card("rage") != "rage"
    assert len({Card("rage"), Card("rage"), Card("march"), Nothing(), Nothing()}) == 3


def test_a_subclass_has_methods_of_its_own() -> None:
    assert Card("rage") == Card("rage")
    signed = Signed("rage", 2, "Anna")
    assert (signed.name, signed.n, signed.by) == ("rage", 2, "Anna")
    assert signed != Signed("rage", 2, "Ben")
    assert Card("rage") == Card("rage")


def test_what_a_class_defines_stays() -> None:
    assert Named("A") == Named("a")
    assert repr(Named("A")) == "<A>"
    assert hash(Named("A")) == hash(Named("A"))


def test_a_live_record_changes_and_cannot_be_hashed() -> None:
    pile = Pile(["rage"])
    pile.top = "march"
    assert pile == Pile(["rage"], "march")
    with pytest.raises(TypeError):
        hash(pile)


def test_records_travel_to_other_processes() -> None:
    for record in (Card("rage", 2), Signed("rage", 2, "Anna"), Nothing(), Pile(["rage"])):
        assert pickle.loads(pickle.dumps(record)) == record
        assert deepcopy(record) == record


def test_a_fact_refuses_changes() -> None:
    card: Any = Card("rage")
    with pytest.raises(FrozenInstanceError, match=r"Card\.name"):
        card.name = "march"
    with pytest.raises(FrozenInstanceError):
        del card.name
    assert card == Card("rage")


def test_a_frozen_record_can_be_sent_to_another_process() -> None:
    card = Card("rage", 2)
    sent = pickle.loads(pickle.dumps(card))
    assert sent == card and sent is not card and hash(sent) == hash(card)
    with pytest.raises(FrozenInstanceError):
        sent.n = 3
