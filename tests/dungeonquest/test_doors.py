"""Chapter 6, doors: one card for each, and what each card does."""

from __future__ import annotations

import pytest

from rules.dungeonquest.events import Stayed
from rules.dungeonquest.table import Way
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.dungeonquest.reading import died, drawn, hero, lost, where

LIFE = {"rohan": 17, "ulf": 16, "el_adoran": 11, "volrik": 15}
# card, hero, roll, Life Points lost: D6; D6 + 3 less Luck; D12 less Luck
HARM = [
    ("trap_a", "rohan", "d6 1", 1),
    ("trap_a", "rohan", "d6 6", 6),
    ("trap_a", "volrik", "d6 4", 4),
    ("trap_b", "rohan", "d6 1", 0),
    ("trap_b", "rohan", "d6 2", 1),
    ("trap_b", "rohan", "d6 6", 5),
    ("trap_b", "volrik", "d6 6", 1),
    ("trap_b", "volrik", "d6 5", 0),
    ("trap_c", "rohan", "d12 4", 0),
    ("trap_c", "rohan", "d12 12", 8),
    ("trap_c", "volrik", "d12 8", 0),
    ("trap_c", "volrik", "d12 9", 1),
]


def before_a_door(name: str = "rohan", *, far: str = "room-01", arrow: Way = "S") -> Dungeon:
    """A hero on D5 with a door to the north, where this tile lies; another far off."""
    other = "ulf" if name != "ulf" else "rohan"
    built = dungeon(name, other, at="D5 A1").lay("D5", "room-10")
    return built.lay("D4", far, arrow)


@pytest.mark.clause("DQ-DOOR-1", "DQ-DOOR-2")
def test_door_that_opens_lets_the_hero_pass_now():
    play = before_a_door().top("door", "opens").top("room", "empty").turn().do("move N")
    assert drawn(play, "door") == ["opens"]
    assert where(play) == "D4"
    assert play.of(Stayed) == []


@pytest.mark.clause("DQ-DOOR-1")
def test_way_without_a_door_takes_no_door_card():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-09").lay("D6", "room-01").top("room", "empty")
    assert drawn(built.turn().do("move S"), "door") == []


@pytest.mark.case("R-DQ-25")
@pytest.mark.clause("DQ-DOOR-1", "DQ-DOOR-5", "DQ-DOOR-7")
def test_two_doors_take_two_cards_and_both_must_open():
    built = before_a_door(far="room-10", arrow="N").top("door", "opens", "opens", "jammed").top("room", "empty")
    play = built.turn().do("move N")
    assert drawn(play, "door") == ["opens", "opens"]
    assert where(play) == "D4"


@pytest.mark.case("R-DQ-25")
@pytest.mark.clause("DQ-DOOR-1", "DQ-DOOR-5")
def test_second_door_that_jams_keeps_the_hero_out():
    play = before_a_door(far="room-10", arrow="N").top("door", "opens", "jammed").turn().do("move N")
    assert drawn(play, "door") == ["opens", "jammed"]
    assert (where(play), play.seat) == ("D5", 1)


@pytest.mark.case("R-DQ-25")
@pytest.mark.clause("DQ-DOOR-5", "DQ-DOOR-3")
def test_first_card_that_does_not_open_is_carried_out_and_no_other_drawn():
    jammed = before_a_door(far="room-10", arrow="N").top("door", "jammed", "opens").turn().do("move N")
    assert drawn(jammed, "door") == ["jammed"]
    trap = before_a_door(far="room-10", arrow="N").top("door", "trap_a", "opens").rolls("d6 5").turn().do("move N")
    assert (drawn(trap, "door"), lost(trap), where(trap)) == (["trap_a"], [5], "D5")


@pytest.mark.clause("DQ-DOOR-1", "DQ-DOOR-7")
def test_far_door_alone_takes_one_card():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").lay("D4", "room-09", "N").top("door", "jammed")
    play = built.turn().do("move N")
    assert (drawn(play, "door"), where(play)) == (["jammed"], "D5")


@pytest.mark.clause("DQ-DOOR-2")
def test_door_is_shut_again_for_later_moves():
    built = before_a_door().top("door", "opens", "jammed").top("room", "empty")
    play = built.turn().do("move N", "miss", "move S")
    assert drawn(play, "door") == ["opens", "jammed"]
    assert where(play) == "D4"


@pytest.mark.case("R-DQ-25")
@pytest.mark.clause("DQ-DOOR-3")
def test_jammed_door_ends_the_turn_and_may_be_tried_again_or_another_exit_taken():
    built = before_a_door().lay("D6", "room-01").top("door", "jammed", "opens").top("room", "empty", "empty")
    play = built.turn().do("move N")
    assert play.of(Stayed) == [Stayed(0)]
    assert (where(play), play.seat, lost(play)) == ("D5", 1, [])
    play.do("miss")
    assert {"move N", "move E", "move S", "move W"} < set(play.options)
    assert where(play.do("move N")) == "D4"


@pytest.mark.clause("DQ-DOOR-3")
def test_after_a_jammed_door_another_exit_can_be_taken():
    built = before_a_door().lay("D6", "room-01").top("door", "jammed").top("room", "empty")
    assert where(built.turn().do("move N", "miss", "move S")) == "D6"


@pytest.mark.clause("DQ-DOOR-4", "DQ-TEST-2")
@pytest.mark.parametrize(("card", "name", "roll", "loss"), HARM)
def test_door_trap_costs_life_and_the_door_stays_shut(card: str, name: str, roll: str, loss: int):
    play = before_a_door(name).top("door", card).rolls(roll).turn().do("move N")
    assert lost(play) == ([loss] if loss else [])
    assert hero(play).life == LIFE[name] - loss
    assert (where(play), play.seat) == ("D5", 1)
    play.do("miss")
    assert "move N" in play.options


@pytest.mark.clause("DQ-DOOR-4")
def test_door_trap_can_kill():
    play = before_a_door().top("door", "trap_a").give(life=3).rolls("d6 3").turn().do("move N")
    assert died(play) == [(0, "wounds")]
    assert play.seat == 1


@pytest.mark.clause("DQ-DOOR-6")
def test_way_back_from_a_monster_through_a_door_takes_no_card():
    built = before_a_door().top("door", "opens", "jammed").top("room", "goblin").top("monster", "m01")
    play = built.turn().do("move N", "escape")
    assert where(play) == "D5"
    assert drawn(play, "door") == ["opens"]
    assert drawn(play, "room") == ["goblin"]


@pytest.mark.clause("DQ-DOOR-7")
def test_new_tile_has_no_door_on_its_arrow_side():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").next_tile("room-09").top("room", "empty")
    play = built.turn().do("move N")
    assert (where(play), drawn(play, "door")) == ("D4", [])


@pytest.mark.clause("DQ-DOOR-7")
def test_towards_an_empty_square_only_the_own_door_counts():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-10").next_tile("room-09").top("room", "empty")
    play = built.top("door", "opens", "jammed").turn().do("move N")
    assert (where(play), drawn(play, "door")) == ("D4", ["opens"])
