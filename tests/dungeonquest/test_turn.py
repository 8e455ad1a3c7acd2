"""Chapter 4, the frame of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dungeonquest.events import (
    ClimbedOut,
    FellIntoPit,
    Healed,
    Moved,
    PotionDrunk,
    Rolled,
    Stayed,
    TorchLit,
    TurnMissed,
)
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.dungeonquest.reading import died, drawn, hero, lost, missed, suns, ways, where


def alone(tile: str = "room-01", **fields: Any) -> Dungeon:
    """Rohan on F5, which has this tile, and Ulf far off."""
    return dungeon("rohan", "ulf", at="F5 A1").lay("F5", tile).give(**fields)


@pytest.mark.clause("DQ-TURN-1")
@pytest.mark.parametrize("answer", ["move N", "search", "miss"])
def test_turn_is_one_of_move_search_or_miss(answer: str):
    built = alone().lay("F4", "chasm-25").top("search", "empty")
    assert built.turn().do(answer).seat == 1


@pytest.mark.clause("DQ-TURN-1", "DQ-TC-4")
def test_turn_in_the_chamber_is_to_stay_and_loot_or_to_leave():
    play = dungeon("rohan", "ulf", at="G5 A1").dragon("sleeps").turn()
    assert play.options == [
        "move N",
        "move E",
        "move W",
        "move S lower",
        "move E lower",
        "move W lower",
        "stay and loot",
    ]
    assert play.do("stay and loot").seat == 1


@pytest.mark.clause("DQ-TURN-2")
def test_turn_to_be_missed_comes_before_the_torch():
    play = alone(missing=2, dark=True).turn()
    assert play.happened == [TurnMissed(0, "card")]
    assert (hero(play).missing, hero(play).dark) == (1, True)
    play.do("miss")
    assert missed(play) == [(0, "card"), (1, "choice"), (0, "card")]
    assert hero(play).missing == 0


@pytest.mark.clause("DQ-TURN-2", "DQ-5.3.b")
def test_forced_miss_comes_before_the_torch():
    built = dungeon("rohan", "ulf", at="F5 F6").lay("F5", "room-08").lay("F6", "room-01")
    play = built.give(searched=2, dark=True).turn()
    assert play.happened == [TurnMissed(0, "shut in")]
    assert hero(play).dark


@pytest.mark.clause("DQ-TURN-2", "DQ-ROOM-6b")
def test_forced_miss_at_the_bottomless_pit_comes_before_the_potion():
    built = (
        dungeon("rohan", "ulf", at="A5 A6")
        .lay("A5", "bottomless_pit-26")
        .lay("A6", "room-01")
        .lay("A4", "room-05", "E")
    )
    play = built.give(came="S", life=3, cards=["search.potion"]).turn()
    assert play.happened == [TurnMissed(0, "shut in")]
    assert hero(play).cards == ["search.potion"]


@pytest.mark.clause("DQ-TURN-2", "DQ-RC-6")
def test_torch_comes_before_the_potion():
    play = alone(dark=True, cards=["search.potion"]).rolls("d6 2").turn()
    assert play.happened == [Rolled(0, 6, 2), TurnMissed(0, "dark")]
    assert (play.seat, hero(play).cards) == (1, ["search.potion"])


@pytest.mark.clause("DQ-TURN-2", "DQ-RC-6")
def test_after_the_torch_burns_again_potion_and_action_follow():
    play = alone(dark=True, life=3, cards=["search.potion"]).rolls("d6 3", "d6 6").turn()
    assert play.happened == [Rolled(0, 6, 3), TorchLit(0)]
    assert {"drink potion", "move N", "search"} < set(play.options)
    play.do("drink potion")
    assert hero(play).life == 17
    assert {"move N", "search"} < set(play.options)


@pytest.mark.clause("DQ-TURN-2", "DQ-PIT-3")
def test_potion_may_come_before_the_climb_and_the_action_after_it():
    built = alone(in_pit=True, life=5, cards=["search.potion"]).lay("F4", "chasm-25").rolls("d6 6", "d12 4")
    play = built.turn()
    assert ways(play) == []
    assert set(play.options) == {"drink potion", "climb", "miss"}
    play.do("drink potion")
    assert play.seat == 0
    play.do("climb")
    assert "search" in play.options
    play.do("move N")
    happened = [type(one) for one in play.happened if isinstance(one, (PotionDrunk, ClimbedOut, Moved))]
    assert happened == [PotionDrunk, ClimbedOut, Moved]


@pytest.mark.clause("DQ-TURN-2")
def test_potion_cannot_come_after_the_climb():
    play = alone(in_pit=True, life=5, cards=["search.potion"]).rolls("d12 4").turn().do("climb")
    assert ways(play) == ["N", "E", "S", "W"]
    assert play.refused("drink potion") == "DQ-TURN-2"


@pytest.mark.clause("DQ-TURN-2", "DQ-PIT-3")
def test_failed_climb_ends_the_turn():
    play = alone(in_pit=True, cards=["search.potion"]).rolls("d12 5").turn().do("climb")
    assert play.of(Stayed) == [Stayed(0)]
    assert (play.seat, hero(play).in_pit) == (1, True)


@pytest.mark.clause("DQ-TURN-2", "DQ-RING-3")
def test_ring_of_healing_is_used_at_the_start_of_the_turn_or_not_at_all():
    built = alone(ring="healing", life=5, cards=["search.potion"]).rolls("d6 3")
    play = built.turn()
    assert "ring healing" in play.options
    play.do("drink potion")
    assert play.refused("ring healing") == "DQ-RING-3"


@pytest.mark.clause("DQ-TURN-2", "DQ-RING-3")
def test_ring_of_healing_takes_the_whole_turn():
    play = alone(ring="healing", life=5).turn().do("ring healing")
    assert play.of(Healed) == [Healed(0, 5, 10)]
    assert play.seat == 1


@pytest.mark.clause("DQ-TURN-3")
@pytest.mark.parametrize("ring", ["healing", "fortune", "searching"])
def test_no_ring_and_no_potion_while_turns_are_missed(ring: str):
    play = alone(missing=3, life=2, ring=ring, cards=["room.potion"]).turn()
    assert play.seat == 1
    assert (hero(play).ring_used, hero(play).life, hero(play).cards) == (False, 2, ["room.potion"])


@pytest.mark.clause("DQ-TURN-4")
@pytest.mark.parametrize(
    ("tile", "deck", "card", "roll"),
    [
        ("room-01", "room", "vampire_bats", "d6 4"),
        ("room-01", "room", "crossfire", "d12 11"),
        ("room-01", "room", "cave_in", "d6 2"),
        ("trap-27", "trap", "snakes", "d6 1"),
        ("trap-27", "trap", "explosion", "d6 1"),
    ],
)
def test_card_that_costs_life_ends_the_turn(tile: str, deck: str, card: str, roll: str):
    play = alone().lay("F4", tile).top(deck, card).rolls(roll).turn().do("move N")
    assert len(lost(play)) == 1
    assert play.seat == 1
    assert where(play) == "F4"


@pytest.mark.clause("DQ-TURN-4")
def test_search_card_that_costs_life_ends_the_turn():
    play = alone().top("search", "giant_centipede").rolls("d12 12").turn().do("search")
    assert (lost(play), play.seat) == ([12], 1)


@pytest.mark.clause("DQ-TURN-4", "DQ-MON-6")
def test_monster_ends_the_turn_once_it_is_gone():
    play = alone().lay("F4", "room-01").top("room", "goblin").top("monster", "m01").turn()
    assert play.do("move N").options == ["attack", "wait", "escape"]
    assert play.do("attack").seat == 1
    assert where(play) == "F4"


@pytest.mark.clause("DQ-TURN-5")
def test_round_is_over_when_all_in_the_castle_have_had_a_turn():
    built = dungeon("rohan", "ulf", "el_adoran", "volrik", at="A1 M1 A10 M10").sun(7)
    built.give(1, fate="dead", life=0, cause="wounds").give(2, fate="safe")
    play = built.turn().do("miss")
    assert (play.seat, play.table.sun) == (3, 7)
    play.do("miss")
    assert (play.seat, play.table.sun) == (0, 8)


@pytest.mark.clause("DQ-TURN-5")
def test_game_is_over_as_soon_as_the_castle_is_empty():
    play = dungeon("rohan", "ulf", at="A1 M1").sun(9).turn().do("leave")
    assert not play.over
    play.do("leave")
    assert play.over
    assert suns(play) == []
    assert play.table.sun == 9


@pytest.mark.clause("DQ-TURN-5", "DQ-DEATH-1")
def test_game_is_over_when_the_last_hero_dies():
    built = dungeon("rohan", at="F5").lay("F5", "room-01").lay("F4", "trap-27").top("trap", "cave_in").rolls("d6 1")
    play = built.turn().do("move N")
    assert play.over
    assert died(play) == [(0, "crushed")]


@pytest.mark.clause("DQ-TURN-6")
def test_turn_just_ends_if_nothing_is_possible_after_a_potion():
    built = dungeon("rohan", "ulf", at="F5 F6").lay("F5", "rotating-38", spun=True).lay("F6", "room-01", "E")
    built.table.laid["F5"] = built.table.laid["F5"]._replace(arrow="N")
    play = built.give(came="N", cards=["search.potion"]).rolls("d6 3").turn()
    assert play.options == ["drink potion", "miss"]
    play.do("drink potion")
    assert play.seat == 1
    assert missed(play) == []


@pytest.mark.clause("DQ-TURN-6")
def test_turn_just_ends_if_nothing_is_possible_after_a_climb():
    built = dungeon("rohan", "ulf", at="F5 F6").lay("F5", "room-08").lay("F6", "room-01")
    play = built.give(searched=2, in_pit=True).rolls("d12 1").turn().do("climb")
    assert play.of(ClimbedOut) == [ClimbedOut(0, False)]
    assert play.seat == 1


@pytest.mark.clause("DQ-TURN-6", "DQ-5.3.c")
@pytest.mark.parametrize("tile", ["corridor-17", "chasm-25", "trap-27"])
def test_hero_with_every_way_out_shut_in_a_square_that_cannot_be_searched_misses_the_turn(tile: str):
    built = dungeon("rohan", "ulf", at="A5 A6").lay("A5", tile).lay("A6", "room-01").lay("A4", "room-05", "E")
    built.lay("B5", "room-05", "S").give(came="S")
    play = built.turn()
    assert play.options == ["miss"]
    assert play.refused("search") == "DQ-5.2.m"
    play.do("miss")
    assert play.of(TurnMissed) == [TurnMissed(0, "choice")]


@pytest.mark.clause("DQ-TURN-6")
def test_turn_is_missed_of_free_will_before_anything_else_or_not_at_all():
    climbed = alone(in_pit=True).rolls("d12 1").turn().do("climb")
    assert climbed.refused("miss") == "DQ-TURN-6"
    assert "miss" in alone(dark=True).rolls("d6 6").turn().options


def test_fall_into_a_pit_ends_the_turn():
    play = alone().lay("F4", "room-01").top("room", "trapdoor").rolls("d12 12", "d6 3").turn().do("move N")
    assert play.of(FellIntoPit) == [FellIntoPit(0)]
    assert (play.seat, drawn(play, "room")) == (1, ["trapdoor"])
