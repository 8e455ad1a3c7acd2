"""Who sees what is said by annotations; what is shown and what the leak test exchanges are both read off them."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, NamedTuple

import pytest
from annotated_types import Ge
from hypothesis import given
from hypothesis import strategies as st

from rules import decision, new_game, view
from rules.engine.dice import Dice
from rules.engine.events import Event
from rules.engine.records import fact, live
from rules.engine.views import Hidden, Owner, exchange_unseen, facings, places, view_of
from tests.toy import bazaar, setup


class Slot(NamedTuple):
    at: int
    inside: Annotated[str, Hidden("gem")]


@fact
class Chest:
    seat: int
    gems: Annotated[tuple[str, ...], Owner("gem")]
    slot: Slot


@live
class Bag:
    """Has no seat of its own: it is in somebody's possession."""

    gems: Annotated[list[str], Owner("gem")]


@live
class Merchant:
    seat: int
    hand: Annotated[list[str], Owner("card")]
    bag: Bag
    bags: dict[str, Bag]
    charm: Annotated[str | None, Owner("charm")]
    note: Annotated[str, Owner("note", "writer")]
    writer: int
    open: list[str]


@live
class Market:
    merchants: list[Merchant]
    deck: Annotated[list[str], Hidden("card")]
    chests: list[Chest]
    slots: tuple[Slot, ...]
    by_name: dict[str, Chest]
    piles: dict[str, Annotated[list[str], Hidden("gem")]]
    row: list[Annotated[str, Hidden("gem")]]
    vault: Chest | None
    spare: list[str] | None
    level: Annotated[int, Ge(0)]
    counts: list[Annotated[int, Ge(0)]]
    plain: dict[str, list[str]]


def merchant(seat: int) -> Merchant:
    who = "ab"[seat]
    return Merchant(
        seat,
        [f"{who}1", f"{who}2"],
        Bag([f"{who}gem"]),
        {"x": Bag([f"{who}gem2"])},
        f"{who}charm",
        f"{who}note",
        1 - seat,
        [f"{who}open"],
    )


def market() -> Market:
    return Market(
        [merchant(0), merchant(1)],
        ["c1", "c2", "c3"],
        [Chest(0, ("g1", "g2"), Slot(1, "g3")), Chest(1, ("g4",), Slot(2, "g5"))],
        (Slot(3, "g6"), Slot(4, "g7")),
        {"big": Chest(1, ("g8",), Slot(5, "g9"))},
        {"left": ["g10"], "right": []},
        ["g11", "g12"],
        Chest(0, ("g13",), Slot(6, "g14")),
        [],
        7,
        [8],
        {"free": ["all see this"]},
    )


def test_hidden_is_for_nobody_and_counts_stay() -> None:
    for seat in (0, 1, None):
        seen = view_of(market(), seat)
        assert seen.deck == ["card"] * 3
        assert seen.piles == {"left": ["gem"], "right": []}
        assert seen.row == ["gem", "gem"]
        assert [slot.inside for slot in seen.slots] == ["gem", "gem"]
        assert [slot.at for slot in seen.slots] == [3, 4]


def test_the_owner_alone_sees_the_faces() -> None:
    own, other, everybody = (view_of(market(), seat).merchants[0] for seat in (0, 1, None))
    assert own.hand == ["a1", "a2"]
    assert other.hand == everybody.hand == ["card", "card"]
    assert (own.charm, other.charm, everybody.charm) == ("acharm", "charm", "charm")
    assert own.open == other.open == everybody.open == ["aopen"]


def test_an_owner_may_be_named_in_another_field() -> None:
    own, writer, everybody = (view_of(market(), seat).merchants[0] for seat in (0, 1, None))
    assert (own.note, writer.note, everybody.note) == ("note", "anote", "note")


def test_what_has_no_seat_belongs_to_the_record_around_it() -> None:
    own, other = (view_of(market(), seat).merchants[1] for seat in (1, 0))
    assert (own.bag.gems, own.bags["x"].gems) == (["bgem"], ["bgem2"])
    assert (other.bag.gems, other.bags["x"].gems) == (["gem"], ["gem"])


def test_facts_and_named_tuples_are_shown_like_the_rest() -> None:
    seen = view_of(market(), 0)
    assert seen.chests == [Chest(0, ("g1", "g2"), Slot(1, "gem")), Chest(1, ("gem",), Slot(2, "gem"))]
    assert seen.by_name == {"big": Chest(1, ("gem",), Slot(5, "gem"))}
    assert seen.vault == Chest(0, ("g13",), Slot(6, "gem"))


def test_nothing_and_empty_stay_what_they_are() -> None:
    table = market()
    table.vault = None
    table.merchants[0].charm = None
    table.merchants[0].note = ""
    seen = view_of(table, None)
    assert (seen.vault, seen.merchants[0].charm, seen.merchants[0].note, seen.spare) == (None, None, "", [])


def test_a_view_shares_nothing_that_can_be_changed() -> None:
    table = market()
    for seat in (0, None):
        seen = view_of(table, seat)
        assert seen.spare is not None
        seen.spare.append("x")
        seen.plain["free"].append("x")
        seen.plain["more"] = []
        seen.counts.append(1)
        seen.merchants[0].hand.append("x")
        seen.merchants[0].open.append("x")
        seen.merchants[0].bag.gems.append("x")
        seen.piles["left"].append("x")
        seen.deck.clear()
        seen.chests.clear()
    assert table == market()


@live
class HidesNumbers:
    level: Annotated[int, Hidden("level")]


@live
class HidesRecords:
    bags: Annotated[list[Bag], Hidden("bag")]


@live
class NoSuchOwner:
    name: Annotated[str, Owner("back", "captain")]


@live
class HidesInPairs:
    pair: tuple[int, Annotated[str, Hidden("back")]]


@live
class HidesInKeysToo:
    either: Bag | Chest


@live
class OwnerUnnamed:
    """Within a list there is no field beside it."""

    rows: list[Annotated[str, Owner("back", "writer")]]
    writer: int


@pytest.mark.parametrize(
    ("table", "error"),
    [
        (HidesNumbers(3), "only names can be hidden"),
        (HidesRecords([]), "only names can be hidden"),
        (NoSuchOwner("x"), "no field"),
        (HidesInPairs((1, "x")), "no way to show"),
        (HidesInKeysToo(Bag([])), "no way to show"),
        (OwnerUnnamed([], 0), "no field"),
    ],
)
def test_what_nobody_said_how_to_show_raises(table: Any, error: str) -> None:
    with pytest.raises(TypeError, match=error):
        view_of(table, 0)


@fact
class Drawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: Annotated[str, Owner("card")]
    bottom: Annotated[tuple[str, ...], Hidden("card")]


def test_events_are_shown_like_tables() -> None:
    event = Drawn(1, "loan", ("gift", "feast"))
    assert view_of(event, 1) == Drawn(1, "loan", ("card", "card"))
    assert view_of(event, 0) == view_of(event, None) == Drawn(1, "card", ("card", "card"))


def test_every_hidden_place_is_found() -> None:
    found = sorted(
        (place.back, -1 if place.seat is None else place.seat, str(place.names)) for place in places(market())
    )
    names = " ".join(name for _, _, name in found)
    assert all(f"g{n}'" in names or f"g{n} " in f"{names} " for n in range(1, 15))
    assert ("gem", 1, "['bgem']") in found
    assert ("gem", 1, "['bgem2']") in found
    assert ("gem", -1, "['g10']") in found
    assert ("gem", -1, "g11") in found
    assert ("gem", -1, "g6") in found
    assert ("note", 1, "anote") in found
    assert ("charm", 0, "acharm") in found
    assert len(found) == 25


@given(st.integers(0, 2**64 - 1), st.sampled_from([0, 1, None]))
def test_exchange_changes_only_what_is_unseen(seed: int, seat: int | None) -> None:
    table = market()
    faces = {"gem": ["ruby", "opal"], "note": ["n1", "n2"], "charm": ["c"], "card": ["k"]}
    exchange_unseen(table, seat, Dice(seed), faces)
    assert view_of(table, seat) == view_of(market(), seat)
    assert sorted([*table.deck, *(card for one in table.merchants for card in one.hand)]) == sorted(
        ["c1", "c2", "c3", "a1", "a2", "b1", "b2"]
    )


def test_exchange_reaches_everything_unseen() -> None:
    """Of every place that somebody does not see, some exchange changes what lies there."""

    def lying() -> dict[str, Any]:
        return {str(n): place.names for n, place in enumerate(places(table))}

    table = market()
    before, changed = lying(), set[str]()
    for seed in range(60):
        table = market()
        exchange_unseen(
            table, None, Dice(seed), {"gem": ["ruby", "opal"], "note": ["other"], "charm": ["other"], "card": []}
        )
        changed |= {n for n, names in lying().items() if names != before[n]}
    assert {n for n, names in before.items() if names} == changed


def test_exchange_leaves_single_names_without_faces() -> None:
    table = market()
    exchange_unseen(table, None, Dice(1))
    assert table.row == ["g11", "g12"]
    assert table.slots == market().slots


def test_facings_are_listed_for_a_person_to_read() -> None:
    listed = dict(facings(Market))
    assert listed["deck"] == "nobody"
    assert listed["merchants.hand"] == "seat"
    assert listed["merchants.note"] == "writer"
    assert listed["merchants.open"] == "all"
    assert listed["chests.gems"] == "seat"
    assert listed["piles"] == listed["row"] == "nobody"
    assert listed["chests.slot.inside"] == "nobody"


@pytest.mark.case("B-38")
def test_a_view_holds_a_question_for_its_own_seat_only() -> None:
    state = new_game(setup(2))
    own, other, everybody = (view(state, seat) for seat in (0, 1, None))
    asked = decision(state)
    assert asked is not None
    assert own.decision is not None
    assert own.decision.options == asked.options
    assert own.decision.blocked == asked.blocked
    assert other.decision is None
    assert everybody.decision is None
    assert own.choosing == other.choosing == everybody.choosing == 0
    assert (own.me.seat, other.me.seat) == (0, 1)
    assert not hasattr(own, "dice")
    assert not hasattr(own, "agenda")
    with pytest.raises(LookupError):
        _ = everybody.me


def test_the_toy_table_is_seen_as_it_says() -> None:
    state: bazaar.ToyState = new_game(setup(2))  # pyright: ignore[reportAssignmentType]
    seen = view_of(state.table, 0)
    assert seen.traders[0].hand == state.table.traders[0].hand
    assert seen.traders[1].hand == ["card"] * 3
    assert seen.deck == ["card"] * len(state.table.deck)
