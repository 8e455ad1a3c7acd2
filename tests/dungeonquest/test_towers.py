"""Chapter 7, Towers, and leaving the castle."""

from __future__ import annotations

import pytest

from rules import result
from rules.dungeonquest.events import LeftCastle
from rules.dungeonquest.table import TOWERS, Way
from tests.dungeonquest.positions import dungeon
from tests.dungeonquest.reading import blocked, died, drawn, hero, ways, where


@pytest.mark.clause("DQ-TOW-1")
@pytest.mark.parametrize(
    ("square", "open_ways", "shut_ways"),
    [("A1", "ES", "NW"), ("M1", "SW", "NE"), ("A10", "NE", "SW"), ("M10", "NW", "ES")],
)
def test_tower_has_two_exits_inwards_and_is_not_searched(square: str, open_ways: str, shut_ways: str):
    play = dungeon("rohan", at=square).turn()
    assert ways(play) == list(open_ways)
    assert {blocked(play)[f"move {way}"] for way in shut_ways} == {"DQ-MOVE-2"}
    assert play.refused("search") == "DQ-SRCH-2"


@pytest.mark.clause("DQ-TOW-2")
@pytest.mark.parametrize(("tower", "beside", "arrow", "way"), [("A1", "B1", "W", "W"), ("M10", "M9", "S", "S")])
def test_no_room_card_is_drawn_in_a_tower(tower: str, beside: str, arrow: Way, way: str):
    built = dungeon("rohan", at=beside).lay(beside, "room-01", arrow)
    play = built.turn().do(f"move {way}")
    assert (where(play), drawn(play, "room")) == (tower, [])


@pytest.mark.clause("DQ-TOW-3", "DQ-N5")
def test_hero_may_go_on_at_once_from_a_tower():
    built = dungeon("rohan", "ulf", at="B1 M1").lay("B1", "room-01", "W").lay("A2", "room-01").top("room", "empty")
    play = built.turn().do("move W")
    assert play.options == ["move E", "move S", "leave", "stay"]
    assert (play.seat, play.refused("move W")) == (0, "DQ-MOVE-2")
    assert play.asked.clause == "DQ-TOW-3"
    play.do("move S")
    assert (where(play), play.seat) == ("A2", 1)


@pytest.mark.clause("DQ-TOW-3", "DQ-TOW-4", "DQ-TOW-5")
def test_hero_may_leave_at_the_end_of_the_move_that_reached_the_tower():
    built = dungeon("rohan", "ulf", at="B1 M1").lay("B1", "room-01", "W").give(treasure=["500"], cards=["room.gold_40"])
    play = built.turn().do("move W", "leave")
    assert hero(play).fate == "safe"
    assert play.of(LeftCastle) == [LeftCastle(0, 540)]
    assert play.seat == 1


@pytest.mark.clause("DQ-TOW-3")
def test_hero_may_stay_in_a_tower():
    play = dungeon("rohan", "ulf", at="B1 M1").lay("B1", "room-01", "W").turn().do("move W", "stay")
    assert (where(play), hero(play).fate, play.seat) == ("A1", "inside", 1)


@pytest.mark.clause("DQ-TOW-3", "DQ-TOW-5")
def test_out_of_the_first_tower_and_back_into_it_counts_as_having_been_out():
    play = dungeon("rohan", "ulf", at="A1 M1").give(gone_out=False).lay("B1", "corridor-17", "W").turn()
    play.do("move E")
    assert play.options == ["move E", "move W", "stay"]
    play.do("move W")
    assert play.options == ["move E", "move S", "leave", "stay"]


@pytest.mark.clause("DQ-TOW-4")
@pytest.mark.parametrize("tower", TOWERS)
def test_any_tower_leads_out(tower: str):
    play = dungeon("rohan", "ulf", at=f"{TOWERS[tower]} F5").lay("F5", "room-01").turn().do("leave")
    assert hero(play).fate == "safe"


@pytest.mark.clause("DQ-TOW-4")
def test_who_left_takes_no_more_turns_is_not_there_any_more_and_cannot_come_back():
    built = dungeon("rohan", "ulf", at="A1 B1").lay("B1", "room-01", "W").sun(20)
    play = built.turn().do("leave")
    for space in range(20, 26):
        assert (play.seat, play.table.sun) == (1, space)
        assert "move W" in play.options
        play.do("miss")
    play.do("miss")
    assert play.over
    assert died(play) == [(1, "night")]
    assert hero(play).fate == "safe"


@pytest.mark.clause("DQ-TOW-4", "DQ-WIN-1")
def test_treasure_of_who_left_is_scored():
    built = dungeon("rohan", "ulf", at="A1 M1").give(treasure=["4500", "100"], cards=["search.gold_10", "corpse.rope"])
    play = built.turn().do("leave", "leave")
    outcome = result(play.state)
    assert outcome is not None
    assert [(one.seat, one.score, one.won) for one in outcome.standings] == [(0, 4610, True), (1, 0, False)]


@pytest.mark.clause("DQ-TOW-4")
@pytest.mark.parametrize("square", ["F5", "B1", "G5"])
def test_nobody_leaves_from_anywhere_else(square: str):
    built = dungeon("rohan", at=square)
    play = (built if square == "G5" else built.lay(square, "room-01")).turn()
    assert play.refused("leave") == "DQ-TOW-4"


@pytest.mark.clause("DQ-TOW-5")
def test_nobody_leaves_who_has_not_been_out():
    play = dungeon("rohan", at="A1").give(gone_out=False).sun(0).round()
    assert play.refused("leave") == "DQ-TOW-5"
    assert play.do("miss").refused("leave") == "DQ-TOW-5"


@pytest.mark.clause("DQ-TOW-5")
def test_leaving_is_the_action_of_a_later_turn_too():
    play = dungeon("rohan", "ulf", at="B1 M1").lay("B1", "room-01", "W").turn().do("move W", "stay", "miss")
    assert "leave" in play.options
    play.do("leave")
    assert (hero(play).fate, play.seat) == ("safe", 1)


@pytest.mark.clause("DQ-TOW-5")
def test_failed_attempt_to_go_out_is_not_having_been_out():
    built = dungeon("rohan", "ulf", at="A1 F5").lay("F5", "room-01").lay("B1", "room-09", "E").give(gone_out=False)
    play = built.top("door", "jammed").turn().do("move E", "miss")
    assert where(play) == "A1"
    assert play.refused("leave") == "DQ-TOW-5"


@pytest.mark.clause("DQ-TOW-6")
@pytest.mark.parametrize("tower", ["A1", "M1", "A10", "M10"])
def test_who_stands_in_a_tower_at_nightfall_has_got_out_with_its_treasure(tower: str):
    play = dungeon("rohan", at=tower).give(treasure=["700"]).sun(26).turn().do("miss")
    assert (play.over, hero(play).fate, died(play)) == (True, "safe", [])
    outcome = result(play.state)
    assert outcome is not None
    assert [(one.score, one.won) for one in outcome.standings] == [(700, True)]


@pytest.mark.clause("DQ-TOW-6")
def test_who_went_through_a_tower_and_is_elsewhere_at_nightfall_has_lost():
    built = dungeon("rohan", at="B1").lay("B1", "corridor-14", "W").lay("A2", "corridor-14").sun(26)
    play = built.turn().do("move W", "move S", "stay")
    assert died(play) == [(0, "night")]


@pytest.mark.case("R-DQ-09")
@pytest.mark.clause("DQ-TOW-6")
def test_who_got_out_at_nightfall_is_told_by_name():
    play = dungeon("rohan", "ulf", at="A1 M1").give(1, treasure=["700"]).sun(26).turn().do("miss", "miss")
    assert play.of(LeftCastle) == [LeftCastle(0, 0), LeftCastle(1, 700)]
