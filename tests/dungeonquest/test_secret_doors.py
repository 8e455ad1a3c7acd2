"""Chapter 10, secret doors and dead ends."""

from __future__ import annotations

import pytest

from rules.dungeonquest.events import Rolled, SecretDoorFound, TileLaid
from rules.dungeonquest.table import Square
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.dungeonquest.reading import blocked, died, drawn, hero, missed, ways, where
from tests.kit import Play


def found(tile: str = "room-05") -> Dungeon:
    """Rohan on D5, walls east and west unless told otherwise, may use a secret door in this turn; Ulf far off."""
    return dungeon("rohan", "ulf", at="D5 A1").lay("D5", tile).give(secret_door=1, came="S")


def secret(play: Play) -> list[str]:
    """The secret doors offered."""
    return [option.removeprefix("secret door ") for option in play.options if option.startswith("secret door")]


@pytest.mark.case("R-DQ-06")
@pytest.mark.clause("DQ-SEC-1")
def test_secret_door_leads_through_a_wall_to_the_tile_beyond():
    play = found().lay("E5", "room-05", "S").top("room", "empty").turn()
    assert play.refused("move E") == "DQ-5.2.d"
    play.do("secret door E")
    assert where(play) == "E5"
    assert drawn(play, "room") == ["empty"]


@pytest.mark.case("R-DQ-06")
@pytest.mark.clause("DQ-SEC-1", "DQ-SEC-3")
def test_door_on_the_far_side_needs_no_card():
    play = found().lay("E5", "room-10", "E").top("door", "jammed").top("room", "empty").turn().do("secret door E")
    assert (where(play), drawn(play, "door")) == ("E5", [])


@pytest.mark.clause("DQ-SEC-1")
def test_wall_of_the_next_tile_alone_is_ignored_too():
    play = found("room-01").lay("E5", "room-05", "S").top("room", "empty").turn()
    assert play.refused("move E") == "DQ-5.2.f"
    assert where(play.do("secret door E")) == "E5"


@pytest.mark.clause("DQ-SEC-1")
def test_it_may_lead_any_way_where_there_is_a_wall():
    play = found("room-08").turn()
    assert secret(play) == ["N", "E", "W"]
    assert play.refused("secret door S") == "DQ-SEC-1"


@pytest.mark.clause("DQ-SEC-1", "DQ-TC-3")
def test_it_may_lead_into_the_treasure_chamber():
    built = dungeon("rohan", "ulf", at="F5 G6").lay("F5", "room-05").give(secret_door=1).counters("110", "120")
    play = built.dragon("sleeps").turn().do("secret door E")
    assert where(play) == "G5"
    assert hero(play).treasure == ["110", "120"]


@pytest.mark.case("R-DQ-06")
@pytest.mark.clause("DQ-SEC-2", "DQ-5.2.o")
def test_it_is_used_in_the_next_turn_and_not_at_once():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-05").lay("E5", "room-05").top("search", "secret_door")
    play = built.top("room", "empty").turn().do("search")
    assert play.of(SecretDoorFound) == [SecretDoorFound(0)]
    assert (where(play), play.seat) == ("D5", 1)
    play.do("miss")
    assert secret(play) == ["E", "W"]
    assert where(play.do("secret door E")) == "E5"


@pytest.mark.clause("DQ-SEC-2")
@pytest.mark.parametrize("instead", ["search", "miss"])
def test_unused_it_is_lost(instead: str):
    play = found().top("search", "empty").turn()
    assert secret(play) == ["E", "W"]
    play.do(instead, "miss")
    assert secret(play) == []


@pytest.mark.clause("DQ-SEC-2")
def test_it_is_lost_in_a_turn_that_is_missed():
    built = found().give(missing=1)
    play = built.turn().do("miss")
    assert missed(play) == [(0, "card"), (1, "choice")]
    assert secret(play) == []


@pytest.mark.clause("DQ-SEC-2")
def test_it_is_lost_on_moving_away_and_coming_back():
    play = found().lay("D4", "corridor-14").turn().do("move N")
    assert secret(play) == []


@pytest.mark.case("R-DQ-06")
@pytest.mark.clause("DQ-SEC-3")
def test_it_is_refused_where_the_own_tile_has_a_printed_door():
    play = found("room-10").lay("D4", "room-08", "N").turn()
    assert play.refused("secret door N") == "DQ-SEC-3"
    why = next(one.why for one in play.asked.blocked if one.id == "secret door N")
    assert (why.reason, why.arguments) == ("no_secret_way_round", {"what": "door"})


@pytest.mark.case("R-DQ-06")
@pytest.mark.clause("DQ-SEC-3", "DQ-ROOM-10a")
@pytest.mark.parametrize(("near", "far"), [("portcullis-36", "room-08"), ("room-05", "portcullis-31")])
def test_it_is_refused_where_either_side_has_a_portcullis(near: str, far: str):
    built = dungeon("rohan", at="D5").lay("D5", near, "E" if near.startswith("port") else "S").give(secret_door=1)
    play = built.lay("E5", far, "W" if far.startswith("port") else "E").turn()
    assert play.refused("secret door E") == "DQ-SEC-3"
    why = next(one.why for one in play.asked.blocked if one.id == "secret door E")
    assert why.arguments == {"what": "portcullis"}


@pytest.mark.case("R-DQ-06")
@pytest.mark.clause("DQ-SEC-3")
def test_it_leads_neither_off_the_board_nor_to_another_hero():
    built = dungeon("rohan", "ulf", at="A5 B5").lay("A5", "room-05").lay("B5", "room-05").give(secret_door=1)
    play = built.turn()
    assert play.refused("secret door W") == "DQ-SEC-3"
    assert play.reason("secret door W") == "board_edge"
    assert play.refused("secret door E") == "DQ-SEC-3"
    assert play.reason("secret door E") == "hero_there"
    assert secret(play) == []


@pytest.mark.clause("DQ-SEC-4")
def test_empty_square_behind_it_gets_a_tile_with_the_arrow_to_the_hero():
    play = found().next_tile("room-06").top("room", "empty").turn().do("secret door E")
    assert play.of(TileLaid) == [TileLaid(0, "room-06", Square.at("E5"))]
    assert play.table.laid["E5"].arrow == "W"
    play.do("miss")
    assert ways(play) == ["S"]
    assert play.refused("move W") == "DQ-5.2.f"


@pytest.mark.clause("DQ-SEC-4", "DQ-DEAD-3")
def test_tile_without_other_exits_behind_it_is_a_sealed_cell():
    built = found().next_tile("room-08").top("room", "empty").top("search", "empty", "empty").sun(24)
    built.give(secret_door=24)
    play = built.turn().do("secret door E", "miss")
    assert ways(play) == []
    play.do("search", "miss", "search", "miss")
    assert died(play)[0] == (0, "night")


@pytest.mark.clause("DQ-SEC-4", "DQ-MON-13")
def test_no_escape_back_through_it():
    built = found().lay("E5", "room-01").top("room", "goblin")
    play = built.turn().do("secret door E")
    assert play.options == ["attack", "wait"]
    assert play.refused("escape") == "DQ-SEC-4"


@pytest.mark.clause("DQ-SEC-5")
def test_it_works_once_and_one_way_and_leaves_no_mark():
    built = found().lay("E5", "room-01").top("room", "empty")
    play = built.turn()
    laid = dict(play.table.laid)
    play.do("secret door E")
    assert play.table.laid == laid
    play.do("miss")
    assert play.refused("move W") == "DQ-5.2.f"
    assert secret(play) == []


@pytest.mark.clause("DQ-SEC-5")
def test_nobody_follows_through_it():
    built = dungeon("rohan", "ulf", at="D5 D4").lay("D5", "room-05").lay("D4", "room-05").lay("E5", "room-01")
    play = built.give(secret_door=1).top("room", "empty", "empty").turn().do("secret door E", "move S", "miss")
    assert where(play, 1) == "D5"
    assert play.refused("move E") == "DQ-5.2.d"
    assert secret(play) == []


@pytest.mark.clause("DQ-SEC-1", "DQ-5.2.n")
def test_turn_is_over_after_it():
    play = found().lay("E5", "room-01").top("room", "empty").turn().do("secret door E")
    assert play.seat == 1
    assert play.of(Rolled) == []


@pytest.mark.clause("DQ-SEC-2", "DQ-DEAD-1", "DQ-5.3.b")
def test_secret_door_found_by_the_second_search_leads_out_of_a_dead_end():
    built = dungeon("rohan", "ulf", at="D5 D6").lay("D5", "room-08").lay("D6", "room-01").give(searched=1)
    play = built.top("search", "secret_door").next_tile("chasm-25").turn().do("search", "miss")
    assert missed(play) == [(1, "choice")]
    assert secret(play) == ["N", "E", "W"]
    assert blocked(play)["miss"] == "DQ-N1"
    play.do("secret door N")
    assert where(play) == "D4"


# Dead ends


@pytest.mark.clause("DQ-DEAD-1")
@pytest.mark.parametrize("tile", ["room-08", "portcullis-37"])
def test_dead_end_is_left_by_the_way_in(tile: str):
    play = dungeon("rohan", at="D5").lay("D5", tile).lay("D6", "chasm-25").turn()
    assert ways(play) == ["S"]
    assert "search" in play.options


@pytest.mark.clause("DQ-DEAD-1", "DQ-SEC-1")
def test_dead_end_is_left_by_a_secret_door():
    play = found("room-08").lay("D4", "chasm-25").turn().do("secret door N")
    assert where(play) == "D4"


@pytest.mark.clause("DQ-DEAD-2")
def test_sealed_cell_loses_nothing_at_once():
    """Nor does any square whose ways out are all shut: it is asked what to do there."""
    for tile in ("room-08", "corridor-17", "chasm-25"):
        built = dungeon("rohan", "ulf", at="A5 A6").lay("A5", tile).lay("A6", "room-01").lay("A4", "room-05", "E")
        play = built.lay("B5", "room-05").give(came="S").turn()
        assert died(play) == []
        assert "miss" in play.options


@pytest.mark.clause("DQ-DEAD-2", "DQ-ROOM-4b")
def test_rotating_room_against_a_wall_is_the_one_immediate_loss():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").lay("D3", "room-05", "E").next_tile("rotating-38")
    assert died(built.turn().do("move N")) == [(0, "trapped")]


@pytest.mark.clause("DQ-DEAD-3")
def test_shut_in_hero_misses_turns_until_its_neighbour_moves():
    built = dungeon("rohan", "ulf", at="D5 D6").lay("D5", "room-08").lay("D6", "room-01").lay("D7", "chasm-25")
    play = built.give(searched=2).turn()
    play.do("miss", "miss")
    assert missed(play) == [(0, "shut in"), (1, "choice"), (0, "shut in"), (1, "choice"), (0, "shut in")]
    play.do("move S")
    assert play.seat == 0
    assert play.options == ["move S"]


@pytest.mark.clause("DQ-DEAD-3", "DQ-ROOM-9")
def test_shut_in_hero_can_move_again_when_a_corridor_is_turned():
    built = dungeon("rohan", "ulf", at="D5 H8").lay("D5", "room-08").lay("D6", "corridor-17", "E").lay("H8", "room-01")
    built.lay("H7", "room-01").give(searched=2).top("room", "wizards_curse")
    play = built.turn()
    assert missed(play) == [(0, "shut in")]
    play.do("move N")
    assert play.seat == 0
    assert play.options == ["move S"]


@pytest.mark.clause("DQ-DEAD-3", "DQ-5.1.d")
def test_hero_shut_in_to_the_end_is_lost_at_nightfall():
    built = dungeon("rohan", at="D5").lay("D5", "room-08").lay("D6", "room-05", "E").give(searched=2).sun(20)
    play = built.turn()
    assert play.over
    assert missed(play) == [(0, "shut in")] * 7
    assert died(play) == [(0, "night")]
