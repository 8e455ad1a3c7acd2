"""15 The Dragon."""

from __future__ import annotations

import pytest

from rules.dungeonquest.chamber import COUNTERS
from rules.dungeonquest.events import (
    CardDrawn,
    Died,
    DoorForced,
    DragonCounterDrawn,
    DragonMixed,
    FellIntoPit,
    LostLife,
    Moved,
    RingUsed,
    RoomTurned,
    Stayed,
    TileLaid,
    TilePutBack,
    TreasureLost,
    TurnsToMiss,
)
from rules.dungeonquest.table import Way
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.kit import Play, rolling

pytestmark = pytest.mark.usefixtures("nothing_lost")

EXITS: tuple[tuple[str, Way], ...] = (
    ("G5", "N"),
    ("G5", "E"),
    ("G5", "W"),
    ("G6", "S"),
    ("G6", "E"),
    ("G6", "W"),
)


def wake(*heroes: str, at: str, open_ways: str = "NEWsew") -> Dungeon:
    """Heroes where the next counter wakes the Dragon; only these exits of the chamber are not walled up, small: lower."""
    d = dungeon(*heroes, at=at).dragon("wakes")
    for sign, (square, way) in zip("NEWsew", EXITS, strict=True):
        if sign not in open_ways:
            d.wall_off(square, way)
    return d


def deaths(play: Play) -> list[tuple[int, str]]:
    return [(died.seat, died.cause) for died in play.of(Died)]


def places(play: Play) -> list[str]:
    return [str(hero.square) for hero in play.table.heroes]


@pytest.mark.clause("DQ-DRG-1")
def test_one_counter_of_eight_breathes_fire() -> None:
    assert sorted(COUNTERS) == ["sleeps"] * 7 + ["wakes"]
    assert sorted(dungeon("rohan", at="G5").table.dragon) == sorted(COUNTERS)


@pytest.mark.clause("DQ-DRG-1")
def test_sleeping_counters_stay_out_whoever_drew_them() -> None:
    d = dungeon("rohan", "volrik", at="G5 G6").dragon(*["sleeps"] * 7, "wakes").rolls("mix 8", "d12 1", "d12 1")
    play = d.turn()
    for n in range(7):
        play.do("stay and loot")
        assert play.last(DragonCounterDrawn) == DragonCounterDrawn(n % 2, "sleeps", 7 - n)
    assert play.table.dragon == ["wakes"]
    assert play.table.dragon_seen == ["sleeps"] * 7
    play.do("stay and loot")
    assert play.last(DragonCounterDrawn) == DragonCounterDrawn(1, "wakes", 0)


@pytest.mark.clause("DQ-DRG-2")
def test_counters_go_back_when_the_last_hero_leaves() -> None:
    d = dungeon("rohan", "volrik", at="G5 G6").dragon("sleeps", "sleeps").next_tile("room-01", "room-01")
    play = d.top("room", "empty", "empty").turn().do("stay and loot", "stay and loot", "move N")
    assert len(play.table.dragon_seen) == 2
    assert not play.of(DragonMixed)
    play.do("move S lower")
    assert len(play.of(DragonMixed)) == 1
    assert play.table.dragon_seen == []
    assert sorted(play.table.dragon) == sorted(COUNTERS)


@pytest.mark.clause("DQ-DRG-2")
def test_counters_go_back_when_the_last_hero_dies_there() -> None:
    d = dungeon("rohan", "volrik", at="G5 C3").lay("C3", "room-01").dragon("sleeps").rolls("d6 1", "d6 6")
    play = d.give(0, cards=["search.potion"], life=6).turn().do("stay and loot", "miss", "drink potion")
    assert deaths(play) == [(0, "wounds")]
    assert len(play.of(DragonMixed)) == 1
    assert play.table.dragon_seen == []


@pytest.mark.clause("DQ-DRG-3")
@pytest.mark.case("R-DQ-21")
def test_fire_hits_everybody_there_from_the_one_who_drew_on_clockwise() -> None:
    d = wake("rohan", "volrik", "el_adoran", "ulf", at="G5 G6 C3 G5").lay("C3", "room-01")
    d.next_tile("room-01", "room-01", "room-01").give(0, treasure=["500"]).give(1, treasure=["700"])
    d.give(3, treasure=["800"], cards=["room.gold_30"]).rolls("mix 8", "d12 3", "mix 30").counters("4500", "100")
    d.table.first = 3
    play = d.turn(3).do("stay and loot")
    assert play.seat == 3
    play.do("flee N")
    assert play.seat == 0
    play.do("flee W lower")
    assert play.seat == 1
    play.do("flee E")
    assert [(lost.seat) for lost in play.of(LostLife)] == [3, 0, 1]
    assert play.of(LostLife)[0] == LostLife(3, 3, 13)
    assert play.of(TreasureLost) == [TreasureLost(3, 5430), TreasureLost(0, 500), TreasureLost(1, 700)]
    assert [hero.treasure for hero in play.table.heroes] == [[], [], [], []]
    assert places(play) == ["F6", "H5", "C3", "G4"]
    assert [moved.how for moved in play.of(Moved)] == ["flee"] * 3
    assert play.seat == 0  # whose turn is next, Ulf's having ended with his flight


@pytest.mark.clause("DQ-DRG-3")
@pytest.mark.case("R-DQ-21")
def test_each_is_burnt_by_a_die_of_its_own() -> None:
    d = wake("rohan", "volrik", at="G5 G6").next_tile("room-01").rolls("mix 8", "d12 5", "mix 32", "d12 9")
    play = d.turn().do("stay and loot", "flee N")
    assert play.of(LostLife) == [LostLife(0, 5, 12), LostLife(1, 9, 6)]


@pytest.mark.clause("DQ-DRG-3")
def test_found_gold_is_dropped_even_by_one_who_looted_nothing() -> None:
    d = wake("rohan", "volrik", at="G5 G6").give(1, cards=["crypt.gold_250"]).next_tile("room-01", "room-01")
    play = d.rolls("mix 8", "d12 1", "mix 32", "d12 1").turn().do("stay and loot", "flee N", "flee S lower")
    assert play.of(TreasureLost)[1] == TreasureLost(1, 250)
    assert play.table.decks.crypt[0] == "gold_250"


@pytest.mark.clause("DQ-DRG-3")
def test_heroes_elsewhere_are_not_burnt() -> None:
    d = wake("rohan", "volrik", at="G5 F5").lay("F5", "room-01").give(1, treasure=["700"]).next_tile("room-01")
    play = d.rolls("mix 8", "d12 1").turn().do("stay and loot", "flee N")
    assert play.table.of(1).life == 15
    assert play.table.of(1).treasure == ["700"]


@pytest.mark.clause("DQ-DRG-4")
def test_potion_rope_and_ring_are_kept() -> None:
    cards = ["search.potion", "corpse.rope", "search.gold_90"]
    d = wake("rohan", "volrik", at="G5 C3").lay("C3", "room-01").give(0, cards=cards, ring="healing")
    play = d.next_tile("room-01").rolls("mix 8", "d12 1").turn().do("stay and loot", "flee N")
    assert play.table.of(0).cards == ["search.potion", "corpse.rope"]
    assert (play.table.of(0).ring, play.table.of(0).ring_used) == ("healing", False)


@pytest.mark.clause("DQ-DRG-5")
def test_flight_leads_to_any_free_square_around() -> None:
    d = wake("rohan", "volrik", at="G6 F5").lay("F5", "room-01").lay("H6", "room-04", "E").rolls("mix 8", "d12 1")
    play = d.turn().do("stay and loot")
    assert play.options == ["flee N", "flee E", "flee S lower", "flee W lower"]
    assert play.refused("flee W") == "DQ-5.2.g"
    assert play.refused("flee E lower") == "DQ-5.2.f"


@pytest.mark.clause("DQ-DRG-5")
def test_flight_draws_a_tile_and_no_room_card() -> None:
    d = wake("rohan", "volrik", at="G5 C3").lay("C3", "room-01").next_tile("room-05").rolls("mix 8", "d12 1")
    play = d.turn().do("stay and loot", "flee E")
    assert play.of(TileLaid)[0].tile == "room-05"
    assert not play.of(CardDrawn)
    assert places(play)[0] == "H5"


@pytest.mark.clause("DQ-DRG-5")
@pytest.mark.parametrize("tile", ["corridor-14", "portcullis-31", "darkness-22", "bottomless_pit-26", "chasm-25"])
def test_flight_is_one_square_and_the_turn_ends_with_it(tile: str) -> None:
    d = wake("rohan", "volrik", at="G5 C3").lay("C3", "room-01").next_tile(tile).rolls("mix 8", "d12 1")
    play = d.turn().do("stay and loot", "flee N")
    assert places(play)[0] == "G4"
    assert not play.of(CardDrawn)
    assert play.seat == 1


@pytest.mark.clause("DQ-DRG-5")
def test_room_one_flees_into_works_as_usual() -> None:
    d = wake("rohan", "volrik", at="G5 G6").next_tile("trap-27", "rotating-38").top("trap", "explosion")
    play = d.rolls("mix 8", "d12 1", "mix 32", "d12 1").turn().do("stay and loot", "flee N", "flee S lower")
    assert [card.card for card in play.of(CardDrawn)] == ["explosion"]
    assert play.last(TurnsToMiss) == TurnsToMiss(0, 1)
    assert play.of(RoomTurned)[0].seat == 1
    assert play.seat == 1
    assert play.options == ["move S", "miss"]


@pytest.mark.clause("DQ-DRG-5")
def test_flight_of_others_is_no_turn_of_theirs() -> None:
    d = wake("rohan", "volrik", at="G5 G6").next_tile("room-01", "room-01").give(1, missing=0)
    play = d.rolls("mix 8", "d12 1", "mix 32", "d12 1").turn().do("stay and loot", "flee N", "flee S lower")
    assert play.seat == 1
    assert play.table.sun == 1
    assert "search" in play.options


@pytest.mark.clause("DQ-DRG-5")
@pytest.mark.case("R-DQ-27")
def test_door_that_jams_costs_another_d12_and_one_tries_again() -> None:
    d = wake("rohan", "volrik", at="G5 C3", open_ways="NW").lay("C3", "room-01").lay("G4", "room-10", "N")
    d.top("door", "jammed", "opens").rolls("mix 8", "d12 2", "mix 32", "d12 3")
    play = d.turn().do("stay and loot", "flee N")
    assert play.of(Stayed) == [Stayed(0)]
    assert play.of(LostLife) == [LostLife(0, 2, 15), LostLife(0, 3, 12)]
    assert play.options == ["flee N", "flee W"]
    play.do("flee N")
    assert places(play)[0] == "G4"
    assert play.seat == 1


@pytest.mark.clause("DQ-DRG-5")
@pytest.mark.case("R-DQ-27")
def test_portcullis_is_tried_again_until_one_is_through_or_dead() -> None:
    d = wake("rohan", "volrik", at="G5 C3", open_ways="N").lay("C3", "room-01").lay("G4", "portcullis-31", "S")
    d.rolls("mix 8", "d12 2", "mix 32", "d12 12", "d12 5", "d12 1")
    play = d.turn().do("stay and loot")
    assert play.of(LostLife) == [LostLife(0, 2, 15), LostLife(0, 5, 10)]
    assert places(play)[0] == "G4"
    assert play.seat == 1


@pytest.mark.case("R-DQ-27")
def test_who_fails_too_often_burns_to_death() -> None:
    d = wake("rohan", "volrik", at="G5 C3", open_ways="N").lay("C3", "room-01").lay("G4", "portcullis-31", "S")
    play = d.give(0, life=6).rolls("mix 8", "d12 2", "mix 32", "d12 12", "d12 5").turn().do("stay and loot")
    assert deaths(play) == [(0, "wounds")]
    assert play.seat == 1


def test_door_trap_on_the_flight_hurts_as_well_as_the_fire() -> None:
    d = wake("rohan", "volrik", at="G5 C3", open_ways="N").lay("C3", "room-01").lay("G4", "room-10", "N")
    d.top("door", "trap_a", "opens").rolls("mix 8", "d12 1", "mix 32", "d6 2", "d12 3")
    play = d.turn().do("stay and loot")
    assert [lost.n for lost in play.of(LostLife)] == [1, 2, 3]
    assert places(play)[0] == "G4"


@pytest.mark.clause("DQ-DRG-6")
@pytest.mark.case("R-DQ-27")
def test_with_walls_all_around_the_dragon_kills() -> None:
    d = wake("rohan", "volrik", at="G5 C3", open_ways="").lay("C3", "room-01").rolls("mix 8", "d12 1")
    play = d.turn().do("stay and loot")
    assert deaths(play) == [(0, "dragon")]
    assert play.table.dragon_seen == []
    assert play.seat == 1


@pytest.mark.clause("DQ-DRG-6")
@pytest.mark.case("R-DQ-27")
def test_one_who_flees_may_take_the_last_way_from_another() -> None:
    d = wake("rohan", "volrik", at="G5 G6", open_ways="N").next_tile("room-01")
    play = d.rolls("mix 8", "d12 1", "mix 32", "d12 1").turn().do("stay and loot")
    assert places(play)[0] == "G4"
    assert deaths(play) == [(1, "dragon")]
    assert play.seat == 0
    assert play.table.sun == 2


@pytest.mark.case("R-DQ-22", "R-DQ-27")
def test_game_ends_once_when_the_dragon_kills_all() -> None:
    d = wake("rohan", "volrik", at="G5 G6", open_ways="").rolls("mix 8", "d12 1", "mix 32", "d12 1")
    play = d.turn().do("stay and loot")
    assert deaths(play) == [(0, "dragon"), (1, "dragon")]
    assert play.over
    assert sorted(play.table.dragon) == sorted(COUNTERS)
    assert len(play.table.treasure) == 32


@pytest.mark.clause("DQ-DRG-7")
@pytest.mark.case("R-DQ-21")
def test_afterwards_the_dragon_sleeps_and_everything_dropped_is_back() -> None:
    d = dungeon("rohan", "volrik", at="G5 C3").lay("C3", "room-01").dragon("sleeps", "sleeps", "wakes")
    d.next_tile("room-01").give(0, cards=["search.gold_200"], life=17)
    play = d.turn().do("stay and loot", "miss", "stay and loot", "miss")
    assert len(play.table.treasure) == 28
    play.state.dice = rolling("mix 8", "d12 1")
    play.do("stay and loot", "flee N")
    assert play.table.dragon_seen == []
    assert sorted(play.table.dragon) == sorted(COUNTERS)
    assert len(play.table.treasure) == 32
    assert "gold_200" in play.table.decks.search
    assert len(play.of(DragonMixed)) == 1


def test_hero_that_dies_in_its_flight_keeps_nobody_from_fleeing() -> None:
    d = wake("rohan", "ulf", "volrik", at="G5 G5 G6").next_tile("trap-27", "room-01", "room-01")
    d.top("trap", "cave_in").rolls("mix 8", "d12 1", "mix 32", "d6 1")
    play = d.turn().do("stay and loot", "flee N")
    assert deaths(play)[0] == (0, "crushed")
    assert play.seat == 1
    play.do("flee E", "flee W")
    assert places(play)[1:] == ["H5", "F5"]
    assert play.seat == 1


def test_other_that_dies_in_its_flight_loses_its_turn_of_this_round() -> None:
    d = wake("rohan", "ulf", "volrik", at="G5 G5 G6").next_tile("room-01", "trap-27", "room-01")
    d.top("trap", "cave_in").rolls("mix 8", "d12 1", "mix 32", "d12 1", "d6 1")
    play = d.turn().do("stay and loot", "flee N", "flee E")
    assert deaths(play) == [(1, "crushed")]
    assert play.seat == 2
    play.do("flee W")
    assert play.seat == 2
    assert "search" in play.options


def test_who_falls_into_a_pit_on_the_flight_lies_there_in_its_own_turn() -> None:
    d = wake("rohan", "ulf", at="G5 G6").next_tile("room-01", "trap-27").top("trap", "trapdoor")
    d.rolls("mix 8", "d12 1", "mix 32", "d12 1", "d12 12", "d6 1")
    play = d.turn().do("stay and loot", "flee N", "flee E")
    assert play.last(FellIntoPit) == FellIntoPit(1)
    assert play.options == ["climb", "miss"]


def test_rotating_room_may_trap_who_flees_into_it() -> None:
    d = wake("rohan", "volrik", at="G5 C3").lay("C3", "room-01").next_tile("rotating-38").lay("G3", "room-04", "N")
    play = d.rolls("mix 8", "d12 1").turn().do("stay and loot", "flee N")
    assert deaths(play) == [(0, "trapped")]
    assert play.seat == 1


def test_fortune_may_roll_the_fire_again() -> None:
    d = wake("rohan", "volrik", at="G5 G6").give(1, ring="fortune").next_tile("room-01", "room-01")
    d.rolls("mix 8", "d12 1", "mix 32", "d12 12", "d12 2")
    play = d.turn().do("stay and loot", "flee N")
    assert (play.seat, play.options) == (1, ["ring fortune"])
    play.do("ring fortune")
    assert play.last(LostLife) == LostLife(1, 2, 13)
    assert play.do("flee E").seat == 1


def test_opening_and_changing_serve_on_the_flight_too() -> None:
    d = wake("rohan", "volrik", at="G5 G6", open_ways="NE").lay("G4", "room-10", "N")
    d.give(0, ring="opening").give(1, ring="changing").next_tile("trap-27", "room-08")
    play = d.rolls("mix 8", "d12 1", "mix 32", "d12 1").turn().do("stay and loot", "flee N", "ring opening")
    assert play.last(DoorForced) == DoorForced(0, "ring")
    assert (play.seat, play.options) == (1, ["ring changing"])
    play.do("ring changing")
    assert play.last(TilePutBack) == TilePutBack(1, "trap-27")
    assert play.last(RingUsed) == RingUsed(1, "changing")
    assert play.table.laid["H5"].tile == "room-08"


def test_warning_spares_who_flees_into_a_trap_room() -> None:
    d = wake("rohan", "volrik", at="G5 C3").lay("C3", "room-01").give(0, ring="warning").next_tile("trap-27")
    play = d.rolls("mix 8", "d12 1").turn().do("stay and loot", "flee N", "ring warning")
    assert not play.of(CardDrawn)
    assert play.seat == 1


def test_with_an_empty_box_there_is_no_fleeing_into_the_unknown() -> None:
    d = wake("rohan", "volrik", at="G5 C3").lay("C3", "room-01").lay("H5", "room-01").rolls("mix 8", "d12 1")
    d.table.aside, d.table.box = d.table.box, []
    play = d.turn().do("stay and loot")
    assert places(play)[0] == "H5"


def test_dragon_that_wakes_on_a_failed_way_out_burns_who_stayed() -> None:
    d = wake("rohan", "volrik", at="G5 C3", open_ways="NW").lay("C3", "room-01").lay("G4", "room-10", "N")
    play = d.top("door", "jammed").next_tile("room-01").rolls("mix 8", "d12 4").turn().do("move N")
    assert play.last(LostLife) == LostLife(0, 4, 13)
    assert play.options == ["flee N", "flee W"]
    play.do("flee W")
    assert play.seat == 1
