"""Chapter 5, moving: what can be passed, and in which order a move goes."""

from __future__ import annotations

import pytest

from rules.dungeonquest.events import (
    CardDrawn,
    Groped,
    LostLife,
    Moved,
    Rolled,
    Stayed,
    TileDrawn,
    TileLaid,
)
from rules.dungeonquest.table import Square, Way
from tests.dungeonquest.positions import dungeon
from tests.dungeonquest.reading import blocked, drawn, hero, ways, where


def at(name: str) -> Square:
    """The square of this name."""
    return Square.at(name)


@pytest.mark.clause("DQ-MOVE-1")
@pytest.mark.parametrize(("way", "to"), [("N", "D4"), ("E", "E5"), ("S", "D6"), ("W", "C5")])
def test_move_goes_one_square_north_east_south_or_west(way: str, to: str):
    play = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").next_tile("chasm-25").turn()
    assert ways(play) == ["N", "E", "S", "W"]
    play.do(f"move {way}")
    assert play.last(Moved) == Moved(0, at("D5"), at(to), "move")
    assert where(play) == to


@pytest.mark.clause("DQ-MOVE-1")
@pytest.mark.parametrize(
    ("near", "arrow", "far", "far_arrow", "clause"),
    [
        ("room-01", "S", "room-01", "S", ""),  # open, open
        ("room-09", "S", "room-01", "S", ""),  # door, open
        ("room-01", "S", "room-09", "N", ""),  # open, door
        ("portcullis-31", "N", "room-01", "S", ""),  # portcullis, open
        ("room-01", "S", "portcullis-31", "S", ""),  # open, portcullis
        ("room-08", "S", "room-01", "S", "DQ-5.2.d"),  # wall, open
        ("room-01", "S", "room-08", "N", "DQ-5.2.f"),  # open, wall
        ("room-08", "S", "room-08", "N", "DQ-5.2.d"),  # wall, wall
        ("room-09", "S", "room-08", "N", "DQ-5.2.f"),  # door, wall
        ("room-08", "S", "room-09", "N", "DQ-5.2.d"),  # wall, door
        ("room-08", "S", "portcullis-31", "S", "DQ-5.2.d"),  # wall, portcullis
    ],
)
def test_wall_on_either_side_blocks_and_nothing_else(near: str, arrow: Way, far: str, far_arrow: Way, clause: str):
    built = dungeon("rohan", at="D5").lay("D5", near, arrow).lay("D4", far, far_arrow)
    play = built.turn()
    if clause:
        assert play.refused("move N") == clause
    else:
        assert "move N" in play.options


@pytest.mark.clause("DQ-MOVE-2")
@pytest.mark.parametrize(("square", "way"), [("D1", "N"), ("M5", "E"), ("D10", "S"), ("A5", "W")])
def test_exit_to_the_edge_of_the_board_leads_nowhere(square: str, way: str):
    play = dungeon("rohan", at=square).lay(square, "room-01").turn()
    assert play.refused(f"move {way}") == "DQ-MOVE-2"
    assert play.reason(f"move {way}") == "board_edge"
    assert len(ways(play)) == 3


@pytest.mark.clause("DQ-MOVE-3", "DQ-5.2.g")
def test_occupied_tower_blocks():
    play = dungeon("rohan", "ulf", at="B1 A1").lay("B1", "room-01", "W").turn()
    assert play.refused("move W") == "DQ-5.2.g"


@pytest.mark.clause("DQ-MOVE-3")
@pytest.mark.parametrize(("fate", "life", "cause"), [("dead", 0, "wounds"), ("safe", 9, "")])
def test_hero_that_died_or_left_occupies_nothing(fate: str, life: int, cause: str):
    built = dungeon("rohan", "ulf", at="B1 A1").lay("B1", "room-01", "W").give(1, fate=fate, life=life, cause=cause)
    assert where(built.turn().do("move W")) == "A1"


@pytest.mark.clause("DQ-MOVE-3", "DQ-PIT-4")
def test_square_of_a_hero_in_a_pit_is_occupied():
    built = dungeon("rohan", "ulf", at="D5 D4").lay("D5", "room-01").lay("D4", "room-01").give(1, in_pit=True)
    assert built.turn().refused("move N") == "DQ-5.2.g"


@pytest.mark.clause("DQ-MOVE-4")
def test_order_of_a_move_is_test_then_door_then_tile_then_room_card():
    """Out of a portcullis room whose gate meets a door, into a placed room."""
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "portcullis-31", "N").lay("D4", "room-09", "N")
    built.top("door", "opens").top("room", "empty").give(came="S").rolls("d12 6")
    play = built.turn().do("move N")
    kinds = [type(event) for event in play.events if isinstance(event, (Rolled, CardDrawn, Moved))]
    assert kinds == [Rolled, CardDrawn, Moved, CardDrawn]
    assert [event.deck for event in play.of(CardDrawn)] == ["door", "room"]


@pytest.mark.clause("DQ-MOVE-4")
def test_failed_test_comes_before_any_door_card_or_tile():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "portcullis-31", "N").lay("D4", "room-09", "N")
    play = built.give(came="S").rolls("d12 7").turn().do("move N")
    assert [type(event) for event in play.events if not isinstance(event, Rolled)][-1] is Stayed
    assert play.of(CardDrawn) == []
    assert where(play) == "D5"


@pytest.mark.clause("DQ-MOVE-4")
def test_door_comes_before_the_tile_and_the_tile_before_its_effect():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-09").next_tile("trap-27").top("door", "opens")
    play = built.top("trap", "snakes").turn().do("move N")
    kinds = [type(event) for event in play.events]
    assert kinds == [CardDrawn, TileDrawn, TileLaid, Moved, CardDrawn, Rolled, LostLife]


@pytest.mark.clause("DQ-MOVE-4")
def test_shut_door_has_no_tile_drawn():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-09").top("door", "jammed")
    play = built.turn().do("move N")
    assert play.of(TileDrawn) == []
    assert "D4" not in play.table.laid


@pytest.mark.clause("DQ-MOVE-4")
def test_cave_in_is_overcome_before_the_door_behind_it():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "cave_in-20").lay("D4", "room-09", "N").top("door", "opens")
    play = built.top("room", "empty").give(came="S").rolls("d12 4").turn().do("move N")
    assert [type(event) for event in play.events if isinstance(event, (Rolled, CardDrawn))] == [
        Rolled,
        CardDrawn,
        CardDrawn,
    ]


@pytest.mark.clause("DQ-MOVE-4", "DQ-5.2.g")
def test_occupied_square_is_refused_before_anything_is_rolled_or_drawn():
    built = dungeon("rohan", "ulf", at="D5 D4").lay("D5", "cave_in-20").lay("D4", "room-09", "N").give(came="S")
    play = built.turn()
    assert blocked(play)["move N"] == "DQ-5.2.g"
    assert play.happened == []


@pytest.mark.clause("DQ-MOVE-4", "DQ-ROOM-8")
def test_dark_way_out_is_rolled_before_the_door_behind_it():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "darkness-22").lay("E5", "room-09", "E").top("door", "opens")
    play = built.top("room", "empty").give(came="S").rolls("d6 3").turn().do("grope")
    kinds = [type(event) for event in play.events if isinstance(event, (Groped, CardDrawn, Moved))]
    assert kinds == [Groped, CardDrawn, Moved, CardDrawn]
    assert where(play) == "E5"


@pytest.mark.clause("DQ-MOVE-5")
@pytest.mark.parametrize("tile", ["room-01", "cave_in-20", "portcullis-31"])
@pytest.mark.parametrize("placed", [False, True], ids=["new", "placed"])
def test_entering_a_tile_new_or_placed_draws_a_room_card(tile: str, placed: bool):
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").top("room", "empty")
    built = built.lay("D4", tile, "W") if placed else built.next_tile(tile)
    play = built.turn().do("move N")
    assert where(play) == "D4"
    assert drawn(play, "room") == ["empty"]


@pytest.mark.clause("DQ-MOVE-5")
@pytest.mark.parametrize(
    "tile", ["corridor-14", "trap-27", "rotating-38", "chasm-25", "bottomless_pit-26", "darkness-22"]
)
def test_other_kinds_of_tile_draw_none(tile: str):
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").next_tile(tile).top("trap", "snakes")
    play = built.turn().do("move N")
    assert where(play) == "D4"
    assert drawn(play, "room") == []


@pytest.mark.clause("DQ-MOVE-5", "DQ-MON-6")
def test_each_entry_draws_anew():
    built = dungeon("rohan", at="D5").lay("D5", "room-01").lay("D4", "room-01").top("room", "empty", "gold_40", "empty")
    play = built.turn().do("move N", "move S", "move N")
    assert drawn(play, "room") == ["empty", "gold_40", "empty"]


@pytest.mark.clause("DQ-MOVE-6", "DQ-N7")
@pytest.mark.parametrize(
    ("tile", "arrow", "rolls"),
    [("room-09", "S", ()), ("portcullis-31", "N", ("d12 7",)), ("cave_in-20", "S", ("d12 5",))],
)
def test_failed_attempt_ends_the_turn_where_the_hero_stands_without_a_room_card(
    tile: str, arrow: Way, rolls: tuple[str, ...]
):
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", tile, arrow).top("door", "jammed")
    play = built.give(came="S", searched=1).rolls(*rolls).turn().do("move N")
    assert play.of(Stayed) == [Stayed(0)]
    assert (where(play), play.seat, drawn(play, "room")) == ("D5", 1, [])
    assert hero(play).searched == 1
    assert play.of(TileDrawn) == []


@pytest.mark.clause("DQ-N7", "DQ-5.2.o")
def test_failed_attempt_is_a_move_after_which_nothing_is_searched():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-09").top("door", "jammed").top("search", "empty")
    play = built.turn().do("move N")
    assert play.seat == 1
    assert "search" in play.do("miss").options


@pytest.mark.clause("DQ-N7", "DQ-ROOM-8")
def test_blocked_way_out_of_the_dark_is_the_move_of_the_turn():
    built = dungeon("rohan", "ulf", at="D5 E5").lay("D5", "darkness-22").lay("E5", "room-01").give(came="S")
    play = built.rolls("d6 3").turn().do("grope")
    assert play.last(Groped) == Groped(0, "E", True)
    assert (where(play), play.seat) == ("D5", 1)
