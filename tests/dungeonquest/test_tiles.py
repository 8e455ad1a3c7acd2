"""Chapter 5, Room tiles: all of them, how they are laid, and what their sides allow."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from rules.dungeonquest.events import RoomTurned, TileDrawn, TileLaid
from rules.dungeonquest.table import Laid, Square, Way
from rules.dungeonquest.tiles import TILES, side
from tests.dungeonquest.positions import dungeon
from tests.dungeonquest.reading import ways, where

_, W, D, P = "open", "wall", "door", "portcullis"

PRINTED = {
    #                     copies  entry right ahead left
    "room-01": ("room", 12, _, _, _, _),
    "room-02": ("room", 5, _, _, _, W),
    "room-03": ("room", 5, _, W, _, _),
    "room-04": ("room", 8, _, _, W, _),
    "room-05": ("room", 9, _, W, _, W),
    "room-06": ("room", 6, _, _, W, W),
    "room-07": ("room", 8, _, W, W, _),
    "room-08": ("room", 4, _, W, W, W),
    "room-09": ("room", 1, _, D, D, D),
    "room-10": ("room", 3, _, _, D, _),
    "room-11": ("room", 2, _, _, D, W),
    "room-12": ("room", 2, _, W, D, _),
    "corridor-13": ("corridor", 2, _, _, _, W),
    "corridor-14": ("corridor", 2, _, _, _, _),
    "corridor-15": ("corridor", 2, _, _, W, W),
    "corridor-16": ("corridor", 2, _, _, W, _),
    "corridor-17": ("corridor", 2, _, W, _, W),
    "corridor-18": ("corridor", 2, _, W, _, _),
    "corridor-19": ("corridor", 2, _, W, W, _),
    "cave_in-20": ("cave_in", 2, _, _, _, _),
    "cave_in-21": ("cave_in", 2, _, W, _, W),
    "darkness-22": ("darkness", 2, _, _, W, _),
    "darkness-23": ("darkness", 1, _, _, W, W),
    "darkness-24": ("darkness", 1, _, W, W, _),
    "chasm-25": ("chasm", 2, _, _, _, _),
    "bottomless_pit-26": ("bottomless_pit", 2, _, W, _, W),
    "trap-27": ("trap", 3, _, _, _, _),
    "trap-28": ("trap", 1, _, _, _, W),
    "trap-29": ("trap", 1, _, W, _, _),
    "portcullis-30": ("portcullis", 1, P, _, D, _),
    "portcullis-31": ("portcullis", 3, P, _, _, _),
    "portcullis-32": ("portcullis", 2, P, _, _, W),
    "portcullis-33": ("portcullis", 2, P, _, W, _),
    "portcullis-34": ("portcullis", 1, P, W, D, W),
    "portcullis-35": ("portcullis", 2, P, W, _, _),
    "portcullis-36": ("portcullis", 2, P, W, _, W),
    "portcullis-37": ("portcullis", 1, P, W, W, W),
    "rotating-38": ("rotating", 5, _, W, W, W),
}
KINDS = {
    "room": 65,
    "corridor": 14,
    "cave_in": 4,
    "darkness": 4,
    "chasm": 2,
    "bottomless_pit": 2,
    "trap": 5,
    "portcullis": 14,
    "rotating": 5,
}
FACING = {
    # a hero going north, east, south, west: which ways are entry, right, ahead, left
    "N": ("S", "E", "N", "W"),
    "E": ("W", "S", "E", "N"),
    "S": ("N", "W", "S", "E"),
    "W": ("E", "N", "W", "S"),
}


@pytest.mark.clause("DQ-COMP-2")
@pytest.mark.parametrize("name", PRINTED)
def test_tile_is_printed_like_this(name: str):
    tile = TILES[name]
    assert (tile.kind, tile.copies, *tile.sides) == PRINTED[name]


@pytest.mark.clause("DQ-COMP-2", "DQ-ROOM-1", "DQ-ROOM-2", "DQ-ROOM-3", "DQ-ROOM-4", "DQ-ROOM-5", "DQ-ROOM-6")
def test_there_are_so_many_of_each_kind():
    box = Counter(TILES[name].kind for name in dungeon("rohan", at="A1").table.box)
    assert box == KINDS
    assert set(TILES) == set(PRINTED)
    assert sum(KINDS.values()) == 115


@pytest.mark.clause("DQ-ROOM-11")
def test_webs_and_bridges_are_not_among_the_tiles():
    assert {tile.kind for tile in TILES.values()} == set(KINDS)
    assert [name for name in TILES if "web" in name or "bridge" in name] == []


@pytest.mark.clause("DQ-ROOM-1")
def test_eight_plain_rooms_have_doors():
    assert sum(tile.copies for tile in TILES.values() if tile.kind == "room" and D in tile.sides) == 8


@pytest.mark.clause("DQ-TILE-6")
@pytest.mark.parametrize("name", PRINTED)
def test_tile_has_none_to_three_exits_besides_its_entry(name: str):
    entry, *others = TILES[name].sides
    assert entry == (P if name.startswith("portcullis") else _)
    assert len(others) == 3
    assert 0 <= sum(one != W for one in others) <= 3


@pytest.mark.clause("DQ-TILE-6")
def test_there_are_dead_ends_and_crossings():
    exits = Counter(sum(one != W for one in tile.sides[1:]) for tile in TILES.values() for _ in range(tile.copies))
    assert set(exits) == {0, 1, 2, 3}
    assert exits[0] == 4 + 1 + 5


@pytest.mark.clause("DQ-TILE-1")
@pytest.mark.parametrize("way", FACING)
@pytest.mark.parametrize("name", ["room-11", "room-12", "room-02", "portcullis-30", "corridor-19", "room-07"])
def test_new_tile_lies_with_its_arrow_to_the_hero(name: str, way: Way):
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").next_tile(name).top("room", "empty")
    play = built.turn().do(f"move {way}")
    here = play.table.heroes[0].square
    assert play.table.laid[str(here)].arrow == FACING[way][0]
    assert [side(play.table, here, cast("Way", one)) for one in FACING[way]] == list(PRINTED[name][2:])


@pytest.mark.clause("DQ-TILE-1")
def test_new_tile_is_laid_without_a_choice():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").next_tile("room-12").top("room", "empty")
    play = built.turn().do("move N")
    assert [type(event) for event in play.events][:2] == [TileDrawn, TileLaid]
    assert play.seat == 1


@pytest.mark.clause("DQ-TILE-1")
def test_new_tile_comes_by_chance():
    tiles: set[str] = set()
    for variants in ((), ("smash_doors",), ("loot_dead",)):
        built = dungeon("rohan", "ulf", at="D5 A1", variants=variants).lay("D5", "room-01")
        for seed in range(8):
            built.state.dice.seed = seed
            built.state.dice.shuffle(built.table.box)
            tiles.add(built.table.box[-1])
    assert len(tiles) > 5
    assert dungeon("rohan", at="A1").table.box != sorted(dungeon("rohan", at="A1").table.box)


@pytest.mark.clause("DQ-TILE-2")
def test_sides_of_a_new_tile_need_not_fit_its_neighbours():
    built = dungeon("rohan", at="D5").lay("D5", "room-01").lay("C4", "room-01").lay("E4", "room-05")
    play = built.next_tile("room-02").top("room", "empty", "empty", "empty").turn().do("move N")
    assert where(play) == "D4"
    assert play.refused("move W") == "DQ-5.2.d"  # its wall against an opening
    assert play.refused("move E") == "DQ-5.2.f"  # its opening against a wall
    assert ways(play) == ["N", "S"]


@pytest.mark.clause("DQ-TILE-4")
def test_tile_stays_as_it_lies_whoever_comes_and_goes():
    built = dungeon("rohan", "ulf", at="D5 D3").lay("D5", "room-01").lay("D3", "room-01").lay("D4", "chasm-25", "W")
    play = built.top("room", "empty", "empty").give(0, came="S").give(1, came="N").turn()
    before = dict(play.table.laid)
    play.do("move N", "miss", "move S", "move S", "miss", "move N")
    assert play.table.laid == before


@pytest.mark.clause("DQ-TILE-4")
def test_rotating_room_is_a_tile_that_turns():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").next_tile("rotating-38")
    play = built.turn().do("move N")
    assert play.table.laid == {"D5": Laid("room-01", "S"), "D4": Laid("rotating-38", "S", True)}
    assert play.of(RoomTurned) == [RoomTurned(0, Square.at("D4"))]


@pytest.mark.clause("DQ-TILE-5")
@pytest.mark.parametrize(("came", "free"), [("S", "S"), ("W", "W"), ("N", "N"), ("E", "E")])
def test_side_a_hero_came_in_by_is_its_own_way_and_not_the_arrow(came: str, free: str):
    """A Cave-In room whose arrow lies south: only the way one came is without a test."""
    for way in ("N", "E", "S", "W"):
        built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "cave_in-20", "S").give(came=came).rolls("d12 12")
        built.next_tile("chasm-25")
        play = built.turn().do(f"move {way}")
        assert (where(play) != "D5") == (way == free)


@pytest.mark.clause("DQ-TILE-5")
@pytest.mark.parametrize("came", ["N", "S"])
def test_way_in_and_not_the_arrow_counts_at_the_bottomless_pit(came: str):
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "bottomless_pit-26", "S").next_tile("chasm-25")
    play = built.give(came=came).rolls("d12 12").turn().do(f"move {came}")
    assert play.table.heroes[0].fate == "inside"
    assert where(play) != "D5"


@pytest.mark.clause("DQ-TILE-5")
@pytest.mark.parametrize("arrow", ["N", "E", "S", "W"])
def test_arrow_says_where_the_gate_is(arrow: Way):
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "portcullis-31", arrow).next_tile("chasm-25").rolls("d12 12")
    for way in ("N", "E", "S", "W"):
        assert side(built.table, Square.at("D5"), way) == (P if way == arrow else _)
