"""15 The Treasure Chamber."""

from __future__ import annotations

import pytest

from rules.dungeonquest.chamber import AT_ONCE
from rules.dungeonquest.events import (
    CardDrawn,
    Died,
    DragonCounterDrawn,
    LostLife,
    Moved,
    Stayed,
    TreasureTaken,
    TurnMissed,
)
from rules.dungeonquest.treasure import counters
from tests.dungeonquest.positions import dungeon

pytestmark = pytest.mark.usefixtures("nothing_lost")

PRINTED = """
    100 110 120 130 140 150 160 170 180 190 200 200 220 230 240 250 260 270 280 300
    500 700 800 1100 1500 1800 2000 2200 3200 3800 4000 4500
"""


@pytest.mark.clause("DQ-TC-3")
def test_treasure_counters_are_the_printed_ones() -> None:
    assert sorted(counters, key=int) == PRINTED.split()
    assert len(counters) == 32
    assert sum(map(int, counters)) == 30_000
    assert AT_ONCE == 2


@pytest.mark.clause("DQ-TC-1")
def test_any_number_of_heroes_may_be_there() -> None:
    d = dungeon("rohan", "ulf", "el_adoran", "volrik", at="F5 G5 G5 G6").lay("F5", "room-01").dragon("sleeps")
    play = d.turn().do("move E")
    assert [str(hero.square) for hero in play.table.heroes] == ["G5", "G5", "G5", "G6"]


@pytest.mark.clause("DQ-TC-1")
@pytest.mark.parametrize("square", ["G5", "G6"])
def test_no_room_card_and_no_search(square: str) -> None:
    way = {"G5": "F5", "G6": "F6"}[square]
    d = dungeon("rohan", at=way).lay(way, "room-01").give(0, ring="searching").dragon("sleeps")
    play = d.turn().do("move E")
    assert str(play.table.of(0).square) == square
    assert not play.of(CardDrawn)
    assert play.refused("search") == "DQ-5.2.m"
    assert play.refused("search with ring") == "DQ-5.2.m"


@pytest.mark.clause("DQ-TC-2")
@pytest.mark.parametrize("square", ["G5", "G6"])
@pytest.mark.parametrize(
    ("way", "there"),
    [
        ("move N", "G4"),
        ("move E", "H5"),
        ("move W", "F5"),
        ("move S lower", "G7"),
        ("move E lower", "H6"),
        ("move W lower", "F6"),
    ],
)
def test_all_six_exits_are_open_from_either_half(square: str, way: str, there: str) -> None:
    play = dungeon("rohan", at=square).next_tile("corridor-14").turn()
    assert play.options == [
        "move N",
        "move E",
        "move W",
        "move S lower",
        "move E lower",
        "move W lower",
        "stay and loot",
    ]
    play.do(way)
    assert str(play.last(Moved).to) == there


@pytest.mark.clause("DQ-TC-3")
def test_entering_gives_two_treasures_and_then_a_dragon_counter() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01")
    play = d.counters("4500", "100", "110").dragon("sleeps").turn().do("move E")
    assert [type(event) for event in play.happened] == [Moved, TreasureTaken, DragonCounterDrawn]
    assert play.last(TreasureTaken) == TreasureTaken(0, ("4500", "100"))
    assert play.table.of(0).treasure == ["4500", "100"]
    assert play.last(DragonCounterDrawn) == DragonCounterDrawn(0, "sleeps", 7)
    assert play.seat == 1


@pytest.mark.clause("DQ-TC-4")
def test_staying_gives_the_same_again() -> None:
    d = dungeon("rohan", "volrik", at="G5 C3").lay("C3", "room-01").counters("500", "700").dragon("sleeps", "sleeps")
    play = d.turn().do("stay and loot")
    assert play.table.of(0).treasure == ["500", "700"]
    assert play.seat == 1
    play.do("miss", "stay and loot")
    assert len(play.table.of(0).treasure) == 4
    assert [drawn.left for drawn in play.of(DragonCounterDrawn)] == [7, 6]


@pytest.mark.clause("DQ-TC-4")
def test_loot_is_for_the_chamber_only() -> None:
    play = dungeon("rohan", at="F6").lay("F6", "room-01").turn()
    assert play.refused("stay and loot") == "ANSWER-1"


@pytest.mark.clause("DQ-TC-5")
def test_no_turn_is_missed_there_by_choice() -> None:
    play = dungeon("rohan", at="G5").turn()
    assert play.refused("miss") == "DQ-TC-5"


@pytest.mark.clause("DQ-TC-5")
def test_who_must_miss_a_turn_there_draws_nothing() -> None:
    d = dungeon("rohan", "volrik", at="G5 C3").lay("C3", "room-01").give(0, missing=1)
    play = d.turn()
    assert play.happened == [TurnMissed(0, "card")]
    assert play.seat == 1


@pytest.mark.clause("DQ-TC-6")
@pytest.mark.parametrize(("tile", "rolls"), [("room-10", []), ("portcullis-31", ["d12 7"])])
def test_who_fails_on_the_way_out_draws_a_dragon_counter_and_no_treasure(tile: str, rolls: list[str]) -> None:
    arrow = "N" if tile == "room-10" else "S"  # the door is ahead, the gate at the arrow: both to the chamber
    d = dungeon("rohan", "volrik", at="G5 C3").lay("C3", "room-01").lay("G4", tile, arrow).top("door", "jammed")
    play = d.dragon("sleeps").rolls(*rolls).turn().do("move N")
    assert play.of(Stayed) == [Stayed(0)]
    assert play.of(DragonCounterDrawn) == [DragonCounterDrawn(0, "sleeps", 7)]
    assert not play.of(TreasureTaken)
    assert (str(play.table.of(0).square), play.seat) == ("G5", 1)


@pytest.mark.clause("DQ-TC-6")
def test_door_trap_on_the_way_out_comes_before_the_dragon() -> None:
    d = dungeon("rohan", "volrik", at="G5 C3").lay("C3", "room-01").lay("G4", "room-10", "N").top("door", "trap_a")
    play = d.dragon("sleeps").rolls("d6 6").turn().do("move N")
    assert [type(event) for event in play.happened][-2:] == [LostLife, DragonCounterDrawn]


@pytest.mark.clause("DQ-TC-6")
def test_who_dies_of_the_door_draws_no_counter() -> None:
    d = dungeon("rohan", "volrik", at="G5 C3").lay("C3", "room-01").lay("G4", "room-10", "N").top("door", "trap_a")
    play = d.give(0, life=2).rolls("d6 6").turn().do("move N")
    assert play.of(Died) == [Died(0, "wounds")]
    assert not play.of(DragonCounterDrawn)
    assert play.seat == 1


@pytest.mark.clause("DQ-TC-6")
def test_who_gets_through_draws_nothing() -> None:
    d = dungeon("rohan", "volrik", at="G5 C3").lay("C3", "room-01").lay("G4", "room-10", "N").top("door", "opens")
    play = d.top("room", "empty").turn().do("move N")
    assert str(play.table.of(0).square) == "G4"
    assert not play.of(DragonCounterDrawn)


@pytest.mark.clause("DQ-TC-7")
@pytest.mark.parametrize("left", [1, 0])
def test_when_the_hoard_is_nearly_empty_one_takes_what_is_left(left: int) -> None:
    d = dungeon("rohan", "volrik", at="G5 C3").lay("C3", "room-01").dragon("sleeps")
    d.give(1, treasure=counters[left:])
    play = d.turn().do("stay and loot")
    assert play.table.of(0).treasure == counters[:left]
    assert len(play.of(TreasureTaken)) == left
    assert play.of(DragonCounterDrawn) == [DragonCounterDrawn(0, "sleeps", 7)]
