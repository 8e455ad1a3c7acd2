"""Chapter 10, searching."""

from __future__ import annotations

import pytest

from tests.dungeonquest.positions import dungeon
from tests.dungeonquest.reading import drawn, hero, missed, where


@pytest.mark.clause("DQ-SRCH-1")
def test_search_is_an_action_of_its_own():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").top("search", "gold_200")
    play = built.turn().do("search")
    assert drawn(play, "search") == ["gold_200"]
    assert (where(play), hero(play).cards, play.seat) == ("D5", ["search.gold_200"], 1)


@pytest.mark.clause("DQ-SRCH-1", "DQ-TRAP-1")
def test_trap_found_takes_one_trap_card():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").top("search", "trap").top("trap", "explosion")
    play = built.turn().do("search")
    assert (drawn(play, "search"), drawn(play, "trap")) == (["trap"], ["explosion"])
    assert (hero(play).life, hero(play).missing) == (13, 1)


@pytest.mark.case("R-DQ-16")
@pytest.mark.clause("DQ-SRCH-2")
@pytest.mark.parametrize("tower", ["A1", "M1", "A10", "M10"])
def test_towers_cannot_be_searched(tower: str):
    play = dungeon("rohan", at=tower).turn()
    assert "search" not in play.options
    assert play.refused("search") == "DQ-SRCH-2"


@pytest.mark.clause("DQ-SRCH-2")
@pytest.mark.parametrize("tile", ["portcullis-31", "portcullis-37", "cave_in-20", "cave_in-21", "room-01", "room-09"])
def test_portcullis_rooms_and_cave_in_rooms_can_be_searched_like_plain_ones(tile: str):
    play = dungeon("rohan", "ulf", at="D5 A1").lay("D5", tile).top("search", "gold_90").turn().do("search")
    assert hero(play).cards == ["search.gold_90"]


@pytest.mark.clause("DQ-SRCH-3", "DQ-PIT-5")
def test_hero_in_a_pit_cannot_search():
    play = dungeon("rohan", at="D5").lay("D5", "room-01").give(in_pit=True).turn()
    assert "search" not in play.options
    assert play.refused("search") == "DQ-PIT-5"


@pytest.mark.clause("DQ-SRCH-3", "DQ-PIT-5")
def test_hero_in_a_pit_cannot_search_with_its_ring_either():
    play = dungeon("rohan", at="D5").lay("D5", "room-01").give(in_pit=True, ring="searching").turn()
    assert play.refused("search with ring") == "DQ-PIT-5"


@pytest.mark.clause("DQ-SRCH-3", "DQ-RC-6")
def test_hero_without_light_cannot_search():
    play = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").give(dark=True).rolls("d6 1").turn()
    assert missed(play) == [(0, "dark")]
    assert (play.seat, drawn(play, "search")) == (1, [])


@pytest.mark.clause("DQ-SRCH-3", "DQ-DEAD-2")
def test_trapped_hero_is_out_and_searches_no_more():
    built = dungeon("rohan", "ulf", at="D2 A1").lay("D2", "room-01").next_tile("rotating-38")
    play = built.turn().do("move N", "miss")
    assert hero(play).fate == "dead"
    assert play.seat == 1


@pytest.mark.clause("DQ-SRCH-2", "DQ-5.2.k")
@pytest.mark.parametrize("tile", ["portcullis-31", "cave_in-20"])
def test_third_search_is_refused_there_too(tile: str):
    play = dungeon("rohan", at="D5").lay("D5", tile).give(searched=2).turn()
    assert play.refused("search") == "DQ-5.2.k"
