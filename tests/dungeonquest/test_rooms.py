"""Chapter 8, what each kind of room asks of a hero."""

from __future__ import annotations

import pytest

from rules import view
from rules.dungeonquest import GAME, events
from rules.dungeonquest.events import CorridorsTurned, Declared, Groped, Moved, Rolled, RoomTurned, Stayed
from rules.dungeonquest.table import Laid, Square, Way
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.dungeonquest.reading import blocked, died, drawn, hero, missed, ways, where

CLOCKWISE: dict[str, str] = {"N": "E", "E": "S", "S": "W", "W": "N"}


def standing(tile: str, arrow: Way = "S", *, came: str = "S", **fields: object) -> Dungeon:
    """Rohan on D5, which has this tile, and Ulf far off."""
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", tile, arrow)
    for name, value in {"came": came, **fields}.items():
        setattr(built.hero(), name, value)
    return built


def entering(tile: str) -> Dungeon:
    """Rohan is about to go north from D5 into a new tile, Ulf is far off."""
    return dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").next_tile(tile)


# Room


@pytest.mark.clause("DQ-ROOM-1")
def test_room_takes_a_room_card_and_can_be_searched():
    play = entering("room-01").top("room", "empty").top("search", "empty").turn().do("move N")
    assert drawn(play, "room") == ["empty"]
    play.do("miss", "search")
    assert drawn(play, "search") == ["empty"]


# Corridor


@pytest.mark.case("R-DQ-23")
@pytest.mark.clause("DQ-ROOM-2", "DQ-N5")
def test_hero_goes_on_at_once_from_corridor_to_corridor():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").top("room", "empty")
    play = built.next_tile("corridor-17", "corridor-15", "corridor-14", "room-01").turn()
    play.do("move N", "move N", "move E", "move N")
    assert [str(event.to) for event in play.of(Moved)] == ["D4", "D3", "E3", "E2"]
    assert drawn(play, "room") == ["empty"]
    assert play.seat == 1


@pytest.mark.case("R-DQ-23")
@pytest.mark.clause("DQ-ROOM-2", "DQ-5.2.m")
def test_hero_may_stop_in_a_corridor_and_draws_no_card_and_searches_nothing():
    play = entering("corridor-14").turn().do("move N")
    assert play.options == ["move N", "move E", "move S", "move W", "stay"]
    play.do("stay")
    assert (where(play), play.seat, drawn(play, "room")) == ("D4", 1, [])
    play.do("miss")
    assert play.refused("search") == "DQ-5.2.m"


def test_a_walk_with_a_plan_does_not_go_to_and_fro_between_corridors():
    play = entering("corridor-14").turn().do("move N")
    worth = {option.id: GAME.aim(view(play.state, 0))(option) for option in play.asked.options}
    assert worth["move S"] < worth["stay"] < worth["move N"]


@pytest.mark.case("R-DQ-23")
@pytest.mark.clause("DQ-ROOM-2")
def test_from_a_corridor_the_rules_of_any_move_hold():
    built = dungeon("rohan", "ulf", at="D5 E4").lay("D5", "room-01").lay("D4", "corridor-14").lay("D3", "room-05", "E")
    play = built.lay("E4", "room-01").turn().do("move N")
    assert play.asked.clause == "DQ-ROOM-2"
    assert play.options == ["move S", "move W", "stay"]
    assert play.refused("move N") == "DQ-5.2.f"
    assert play.refused("move E") == "DQ-5.2.g"


@pytest.mark.clause("DQ-ROOM-2")
def test_hero_that_cannot_go_on_from_a_corridor_stays_and_the_turn_ends():
    """By a secret door into a corridor both ends of which are shut."""
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-05").lay("E5", "corridor-17").lay("E4", "room-05", "E")
    play = built.lay("E6", "room-05", "E").give(secret_door=1).turn().do("secret door E")
    assert (where(play), play.seat) == ("E5", 1)


@pytest.mark.case("R-DQ-23")
@pytest.mark.clause("DQ-ROOM-2", "DQ-DOOR-3")
def test_door_that_does_not_open_ends_a_move_through_corridors():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").lay("D4", "corridor-14").lay("D3", "room-10", "N")
    play = built.top("door", "jammed").turn().do("move N", "move N")
    assert (where(play), play.seat, drawn(play, "door")) == ("D4", 1, ["jammed"])


@pytest.mark.case("R-DQ-23")
@pytest.mark.clause("DQ-ROOM-2", "DQ-SEC-2")
def test_hero_that_comes_into_a_corridor_by_a_secret_door_goes_on_too():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-05").lay("E5", "corridor-14").give(secret_door=1)
    play = built.lay("E4", "room-01").top("room", "empty").turn().do("secret door E")
    assert play.options == ["move N", "move E", "move S", "stay"]
    assert where(play.do("move N")) == "E4"


@pytest.mark.case("R-DQ-23")
@pytest.mark.clause("DQ-ROOM-2", "DQ-MON-12")
def test_hero_that_escapes_into_a_corridor_stops_there():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "corridor-14").lay("D4", "room-01").top("room", "goblin")
    play = built.top("monster", "m01").turn().do("move N", "escape")
    assert (where(play), play.seat) == ("D5", 1)


@pytest.mark.case("R-DQ-23")
@pytest.mark.clause("DQ-ROOM-2", "DQ-DRG-5")
def test_hero_that_flees_the_dragon_into_a_corridor_stops_there():
    built = dungeon("rohan", "ulf", at="G5 A1").lay("G4", "corridor-14").dragon("wakes").rolls("d12 1")
    play = built.turn().do("stay and loot", "flee N")
    assert (where(play), play.seat) == ("G4", 1)


# Trap Room


@pytest.mark.clause("DQ-ROOM-3", "DQ-TRAP-1")
def test_trap_room_takes_a_trap_card_on_every_entry_and_no_room_card():
    built = dungeon("rohan", at="D5").lay("D5", "corridor-14").lay("D4", "trap-27").top("trap", "trapdoor", "snakes")
    play = built.rolls("d12 1", "d6 2").turn().do("move N", "move S", "stay", "move N")
    assert drawn(play, "trap") == ["trapdoor", "snakes"]
    assert drawn(play, "room") == []
    assert play.refused("search") == "DQ-5.2.m"


# Rotating Room


@pytest.mark.clause("DQ-ROOM-4")
@pytest.mark.parametrize("way", ["N", "E", "S", "W"])
def test_rotating_room_turns_so_that_its_exit_lies_opposite(way: str):
    play = entering("rotating-38").turn().do(f"move {way}", "miss")
    assert play.of(RoomTurned) == [RoomTurned(0, hero(play).square)]
    assert ways(play) == [way]
    assert blocked(play)[f"move {CLOCKWISE[CLOCKWISE[way]]}"] == "DQ-5.2.d"
    assert drawn(play, "room") == []
    assert play.refused("search") == "DQ-5.2.m"


@pytest.mark.clause("DQ-ROOM-4", "DQ-ROOM-4c")
def test_later_visitor_comes_in_by_the_one_open_side_and_leaves_by_it_and_nothing_turns():
    built = dungeon("rohan", "ulf", at="D3 D5").lay("D3", "room-01").lay("D5", "room-01")
    play = built.lay("D4", "rotating-38", "S", spun=True).turn()
    play.do("move S")
    assert where(play) == "D4"
    assert play.of(RoomTurned) == []
    assert play.table.laid["D4"] == Laid("rotating-38", "S", True)
    assert play.refused("move N") == "DQ-5.2.f"  # the other one, from the side of the arrow
    play.do("miss")
    assert ways(play) == ["N"]


@pytest.mark.clause("DQ-ROOM-4b", "DQ-DEAD-2")
@pytest.mark.parametrize(("square", "way"), [("D2", "N"), ("L5", "E"), ("D9", "S"), ("B5", "W")])
def test_exit_to_the_edge_of_the_board_is_the_end(square: str, way: str):
    built = dungeon("rohan", "ulf", at=f"{square} A1").lay(square, "room-01").next_tile("rotating-38")
    play = built.give(treasure=["500"]).turn().do(f"move {way}")
    assert died(play) == [(0, "trapped")]
    assert hero(play).treasure == []
    assert play.seat == 1


@pytest.mark.clause("DQ-ROOM-4b")
@pytest.mark.parametrize(("arrow", "dead"), [("E", True), ("S", False)])
def test_exit_to_the_wall_of_a_tile_is_the_end(arrow: Way, dead: bool):
    play = entering("rotating-38").lay("D3", "room-05", arrow).turn().do("move N")
    assert (died(play) == [(0, "trapped")]) == dead


@pytest.mark.clause("DQ-ROOM-4b")
@pytest.mark.parametrize(("tile", "arrow"), [("room-09", "N"), ("portcullis-31", "S")], ids=["door", "portcullis"])
def test_exit_to_a_door_or_portcullis_is_not_the_end(tile: str, arrow: Way):
    play = entering("rotating-38").lay("D3", tile, arrow).turn().do("move N")
    assert died(play) == []


@pytest.mark.clause("DQ-ROOM-4b", "DQ-TURN-6")
def test_hero_whose_exit_faces_an_occupied_square_just_waits():
    built = dungeon("rohan", "ulf", at="D5 D3").lay("D5", "room-01").lay("D3", "room-01").next_tile("rotating-38")
    play = built.top("room", "empty").turn().do("move N")
    assert died(play) == []
    play.do("miss")
    assert play.options == ["miss"]
    assert play.refused("move N") == "DQ-5.2.g"
    play.do("miss", "move N")
    assert ways(play) == ["N"]


@pytest.mark.clause("DQ-ROOM-4", "DQ-ROOM-4b")
def test_rotating_room_beside_the_chamber_opens_into_it():
    built = dungeon("rohan", "ulf", at="E5 A1").lay("E5", "room-01").next_tile("rotating-38").dragon("sleeps")
    play = built.turn().do("move E", "miss")
    assert ways(play) == ["E"]
    assert where(play.do("move E")) == "G5"


@pytest.mark.clause("DQ-ROOM-4", "DQ-SEC-4")
def test_rotating_room_entered_by_a_secret_door_turns_as_well():
    built = standing("room-05", secret_door=1).next_tile("rotating-38")
    play = built.turn().do("secret door E", "miss")
    assert ways(play) == ["E"]


# Chasm


@pytest.mark.case("R-DQ-17")
@pytest.mark.clause("DQ-ROOM-5")
@pytest.mark.parametrize("arrow", ["N", "E", "S", "W"])
@pytest.mark.parametrize("came", ["N", "E", "S", "W"])
def test_chasm_is_left_only_on_the_side_it_was_entered(arrow: Way, came: str):
    entry, left, ahead = arrow, CLOCKWISE[arrow], CLOCKWISE[CLOCKWISE[arrow]]
    right = CLOCKWISE[ahead]
    mine = {entry, left} if came in (entry, left) else {ahead, right}
    play = standing("chasm-25", arrow, came=came).turn()
    assert set(ways(play)) == mine
    assert {play.refused(f"move {way}") for way in {"N", "E", "S", "W"} - mine} == {"DQ-ROOM-5"}


@pytest.mark.case("R-DQ-17")
@pytest.mark.clause("DQ-ROOM-5")
def test_chasm_entered_going_north_keeps_west_and_south_apart_from_north_and_east():
    play = entering("chasm-25").next_tile("chasm-25", "corridor-14").turn().do("move N", "miss")
    assert drawn(play, "room") == []
    assert ways(play) == ["S", "W"]
    assert play.refused("move N") == play.refused("move E") == "DQ-ROOM-5"
    assert play.refused("search") == "DQ-5.2.m"
    assert where(play.do("move W")) == "C4"


# Bottomless Pit


@pytest.mark.clause("DQ-ROOM-6")
def test_bottomless_pit_draws_no_card_is_not_searched_and_gives_no_rest():
    play = entering("bottomless_pit-26").turn().do("move N")
    assert drawn(play, "room") == []
    play.do("miss")
    assert play.options == ["move N", "move S"]
    assert play.refused("miss") == "DQ-ROOM-6"
    assert play.refused("search") == "DQ-5.2.m"


@pytest.mark.clause("DQ-ROOM-6a")
def test_way_back_from_the_bottomless_pit_is_free():
    play = standing("bottomless_pit-26").lay("D6", "chasm-25").turn().do("move S")
    assert play.of(Rolled) == []
    assert where(play) == "D6"


@pytest.mark.clause("DQ-ROOM-6a")
@pytest.mark.parametrize(("number", "crosses"), [(1, True), (4, True), (5, False), (12, False)])
def test_bottomless_pit_is_crossed_by_agility_or_the_hero_falls_to_its_death(number: int, crosses: bool):
    play = standing("bottomless_pit-26").lay("D4", "chasm-25").rolls(f"d12 {number}").turn().do("move N")
    assert play.of(events.Tested) == [events.Tested(0, "agility", 4, number)]
    assert where(play) == ("D4" if crosses else "D5")
    assert died(play) == ([] if crosses else [(0, "pit")])
    assert play.of(Stayed) == []


@pytest.mark.clause("DQ-ROOM-6a")
def test_rope_does_not_help_at_the_bottomless_pit():
    built = standing("bottomless_pit-26").give(cards=["corpse.rope"]).rolls("d12 5")
    play = built.turn().do("move N")
    assert died(play) == [(0, "pit")]
    assert play.table.decks.corpse[0] == "rope"


@pytest.mark.clause("DQ-ROOM-6a", "DQ-MON-12")
def test_square_a_hero_escaped_from_becomes_the_side_it_came_in_by():
    """From the pit north by a test, back from the monster, and then north again without one."""
    built = standing("bottomless_pit-26").lay("D4", "room-01").top("room", "goblin", "empty").top("monster", "m01")
    play = built.rolls("d12 1").turn().do("move N", "escape")
    assert (where(play), hero(play).came) == ("D5", "N")
    play.do("miss", "move N")
    assert len(play.of(events.Tested)) == 1
    assert where(play) == "D4"


@pytest.mark.clause("DQ-ROOM-6b")
def test_hero_that_can_neither_cross_nor_go_back_waits():
    built = dungeon("rohan", "ulf", at="D5 D6").lay("D5", "bottomless_pit-26").lay("D6", "corridor-14")
    play = built.lay("D4", "room-05", "E").give(came="S").next_tile("chasm-25").turn()
    assert missed(play) == [(0, "shut in")]
    play.do("move E")
    assert play.options == ["move S"]


@pytest.mark.clause("DQ-ROOM-6b", "DQ-ROOM-6")
def test_hero_whose_way_back_only_is_occupied_must_cross():
    built = dungeon("rohan", "ulf", at="D5 D6").lay("D5", "bottomless_pit-26").lay("D6", "corridor-14").give(came="S")
    play = built.turn()
    assert play.options == ["move N"]
    assert play.refused("miss") == "DQ-ROOM-6"


# Cave-In room


@pytest.mark.case("R-DQ-19")
@pytest.mark.clause("DQ-ROOM-7")
def test_cave_in_room_takes_a_room_card_and_can_be_searched():
    play = entering("cave_in-20").top("room", "empty").top("search", "gold_10").turn().do("move N")
    assert drawn(play, "room") == ["empty"]
    play.do("miss", "search")
    assert hero(play).cards == ["search.gold_10"]


@pytest.mark.case("R-DQ-19")
@pytest.mark.clause("DQ-ROOM-7")
def test_way_back_out_of_a_cave_in_is_free():
    play = standing("cave_in-20").lay("D6", "chasm-25").turn().do("move S")
    assert play.of(Rolled) == []
    assert where(play) == "D6"


@pytest.mark.case("R-DQ-19")
@pytest.mark.clause("DQ-ROOM-7", "DQ-MOVE-6")
@pytest.mark.parametrize("way", ["N", "E", "W"])
def test_any_other_way_takes_agility_and_may_be_tried_again(way: str):
    built = standing("cave_in-20").next_tile("chasm-25").rolls("d12 5", "d12 4")
    play = built.turn().do(f"move {way}")
    assert (where(play), play.seat) == ("D5", 1)
    assert play.of(Stayed) == [Stayed(0)]
    play.do("miss", f"move {way}")
    assert where(play) != "D5"


@pytest.mark.case("R-DQ-19")
@pytest.mark.clause("DQ-ROOM-7", "DQ-SEC-1")
def test_secret_door_avoids_the_test():
    play = standing("cave_in-21", secret_door=1).lay("E5", "chasm-25").turn().do("secret door E")
    assert play.of(Rolled) == []
    assert where(play) == "E5"


@pytest.mark.case("R-DQ-19")
@pytest.mark.clause("DQ-ROOM-7", "DQ-RC-7")
def test_cave_in_room_and_cave_in_card_have_nothing_to_do_with_each_other():
    play = entering("room-01").top("room", "cave_in", "empty").rolls("d6 2").turn().do("move N", "miss")
    assert hero(play).life == 15
    play.do("move S")
    assert play.of(events.Tested) == []
    assert where(play) == "D5"


# Chamber of Darkness

WAYS_OUT = [
    # tile, arrow, roll, way: the order is arrow, right, ahead, left
    *[("darkness-22", "S", n, way) for n, way in zip(range(1, 7), "SSEEWW", strict=True)],
    *[("darkness-22", "W", n, way) for n, way in zip(range(1, 7), "WWSSNN", strict=True)],
    *[("darkness-23", "S", n, way) for n, way in zip(range(1, 7), "SSSEEE", strict=True)],
    *[("darkness-23", "N", n, way) for n, way in zip(range(1, 7), "NNNWWW", strict=True)],
    *[("darkness-24", "S", n, way) for n, way in zip(range(1, 7), "SSSWWW", strict=True)],
    *[("darkness-24", "E", n, way) for n, way in zip(range(1, 7), "EEESSS", strict=True)],
]


@pytest.mark.case("R-DQ-11")
@pytest.mark.clause("DQ-ROOM-8", "DQ-TILE-5")
@pytest.mark.parametrize(("tile", "arrow", "number", "way"), WAYS_OUT)
def test_die_says_by_which_exit_the_dark_is_left(tile: str, arrow: Way, number: int, way: Way):
    built = standing(tile, arrow, came="").next_tile("chasm-25").rolls(f"d6 {number}")
    play = built.turn().do("grope")
    assert play.of(Groped) == [Groped(0, way, False)]
    assert hero(play).square == Square.at("D5").beyond(way)


@pytest.mark.case("R-DQ-11")
@pytest.mark.clause("DQ-ROOM-8")
def test_way_out_of_the_dark_is_not_chosen():
    play = standing("darkness-22").turn()
    assert play.options == ["grope", "miss"]
    reasons = [(play.refused(f"move {way}"), play.reason(f"move {way}")) for way in "NESW"]
    assert set(reasons) == {("DQ-ROOM-8", "too_dark_to_choose"), ("DQ-5.2.d", "no_exit")}  # a wall stays a wall
    assert play.refused("search") == "DQ-5.2.m"


@pytest.mark.clause("DQ-ROOM-8")
def test_chamber_of_darkness_draws_no_card():
    assert drawn(entering("darkness-22").turn().do("move N"), "room") == []


@pytest.mark.case("R-DQ-11")
@pytest.mark.clause("DQ-ROOM-8", "DQ-N7")
@pytest.mark.parametrize(
    ("number", "way"), [(1, "S"), (3, "E"), (5, "W")], ids=["occupied", "wall of a tile", "edge of the board"]
)
def test_if_the_way_rolled_cannot_be_used_the_turn_is_lost(number: int, way: str):
    built = dungeon("rohan", "ulf", at="A5 A6").lay("A5", "darkness-22").lay("A6", "room-01").lay("B5", "room-05")
    play = built.rolls(f"d6 {number}").turn().do("grope")
    assert play.of(Groped) == [Groped(0, way, True)]
    assert (where(play), play.seat) == ("A5", 1)


@pytest.mark.case("R-DQ-11")
@pytest.mark.clause("DQ-ROOM-8", "DQ-MOVE-6")
@pytest.mark.parametrize(
    ("tile", "arrow", "rolls", "out"),
    [
        ("room-09", "E", ("d6 3",), False),
        ("portcullis-31", "W", ("d6 3", "d12 6"), True),
        ("portcullis-31", "W", ("d6 3", "d12 7"), False),
    ],
)
def test_doors_and_gates_on_the_way_out_of_the_dark_still_bar_it(
    tile: str, arrow: Way, rolls: tuple[str, ...], out: bool
):
    built = standing("darkness-22").lay("E5", tile, arrow).top("door", "jammed").top("room", "empty")
    play = built.rolls(*rolls).turn().do("grope")
    assert where(play) == ("E5" if out else "D5")
    assert play.seat == 1


# Portcullis room


@pytest.mark.clause("DQ-ROOM-10", "DQ-ROOM-10c")
def test_hero_steps_in_freely_and_the_gate_falls_behind_it():
    play = entering("portcullis-31").top("room", "empty").turn().do("move N")
    assert play.of(Rolled) == []
    assert drawn(play, "room") == ["empty"]
    play.do("miss")
    assert ways(play) == ["N", "E", "S", "W"]
    assert "search" in play.options


@pytest.mark.clause("DQ-ROOM-10")
def test_no_escape_from_a_monster_with_the_gate_behind():
    play = entering("portcullis-31").top("room", "goblin").turn().do("move N")
    assert play.options == ["attack", "wait"]
    assert play.refused("escape") == "DQ-ROOM-10"


@pytest.mark.clause("DQ-ROOM-10")
def test_sneak_attack_with_the_gate_behind_leaves_nothing_but_to_fight():
    play = entering("portcullis-31").top("room", "sneak_orc").rolls("d12 1").turn().do("move N")
    assert play.of(Declared) == [Declared(0, "attack")]
    assert play.options == ["mighty_blow", "slash", "leap_aside"]


@pytest.mark.clause("DQ-ROOM-10a", "DQ-MOVE-6")
@pytest.mark.parametrize(("number", "passes"), [(6, True), (7, False)])
def test_gate_is_passed_from_inside_by_strength(number: int, passes: bool):
    play = standing("portcullis-31").lay("D6", "chasm-25").rolls(f"d12 {number}").turn().do("move S")
    assert play.of(events.Tested) == [events.Tested(0, "strength", 6, number)]
    assert (where(play), play.seat) == ("D6" if passes else "D5", 1)


@pytest.mark.clause("DQ-ROOM-10a")
def test_gate_may_be_tried_again_in_a_later_turn():
    built = standing("portcullis-37").lay("D6", "chasm-25").rolls("d12 7", "d12 1")
    assert where(built.turn().do("move S", "miss", "move S")) == "D6"


@pytest.mark.clause("DQ-ROOM-10a", "DQ-ROOM-10b")
@pytest.mark.parametrize(("number", "passes"), [(6, True), (7, False)])
def test_gate_is_passed_from_outside_by_strength(number: int, passes: bool):
    built = (
        dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").lay("D4", "portcullis-31", "S").top("room", "empty")
    )
    play = built.rolls(f"d12 {number}").turn().do("move N")
    assert play.of(events.Tested) == [events.Tested(0, "strength", 6, number)]
    assert (where(play), play.seat) == ("D4" if passes else "D5", 1)


@pytest.mark.clause("DQ-ROOM-10a")
def test_two_gates_back_to_back_take_two_tests():
    built = dungeon("rohan", "ulf", at="D5 A1").lay("D5", "portcullis-31", "N").lay("D4", "portcullis-32", "S")
    play = built.top("room", "empty").rolls("d12 1", "d12 2").turn().do("move N")
    assert [event.number for event in play.of(events.Tested)] == [1, 2]


@pytest.mark.clause("DQ-ROOM-10a", "DQ-SEC-3")
@pytest.mark.parametrize("inside", [True, False])
def test_no_secret_door_leads_past_a_gate(inside: bool):
    near, far = (("portcullis-31", "room-08"), ("room-08", "portcullis-31"))[not inside]
    built = dungeon("rohan", at="D5").lay("D5", near, "N" if inside else "S").lay("D4", far, "S" if not inside else "N")
    play = built.give(secret_door=1).turn()
    assert play.refused("secret door N") == "DQ-SEC-3"


@pytest.mark.clause("DQ-ROOM-10b")
def test_other_sides_of_a_gate_room_take_no_test_and_leave_the_way_back_open():
    built = (
        dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").lay("D4", "portcullis-31", "W").top("room", "goblin")
    )
    play = built.top("monster", "m01").turn().do("move N")
    assert play.of(Rolled) == []
    assert where(play.do("escape")) == "D5"


@pytest.mark.clause("DQ-ROOM-10b", "DQ-ROOM-10")
def test_after_coming_in_through_the_placed_gate_there_is_no_escape():
    built = (
        dungeon("rohan", "ulf", at="D5 A1").lay("D5", "room-01").lay("D4", "portcullis-31", "S").top("room", "goblin")
    )
    play = built.rolls("d12 1").turn().do("move N")
    assert play.refused("escape") == "DQ-ROOM-10"


# The Wizard's Curse


@pytest.mark.case("R-DQ-12")
@pytest.mark.clause("DQ-ROOM-9", "DQ-TILE-4")
def test_curse_turns_every_corridor_a_quarter_clockwise_to_the_edges_of_the_board():
    built = dungeon("rohan", "ulf", at="F5 D1").lay("F5", "room-01").lay("F4", "room-01").lay("D1", "corridor-17", "W")
    built.lay("D10", "corridor-15", "N").lay("A5", "corridor-13", "E").lay("M6", "corridor-16", "S")
    built.lay("C3", "corridor-19", "S").lay("C4", "room-06", "S").top("room", "wizards_curse")
    play = built.turn().do("move N")
    assert {square: tile.arrow for square, tile in play.table.laid.items()} == {
        "F5": "S",
        "F4": "S",
        "D1": "N",
        "D10": "E",
        "A5": "S",
        "M6": "W",
        "C3": "W",
        "C4": "S",
    }
    assert play.of(CorridorsTurned) == [CorridorsTurned(0, 5)]


@pytest.mark.case("R-DQ-12")
@pytest.mark.clause("DQ-ROOM-9")
def test_hero_on_a_corridor_that_turns_stays_where_it_is_unharmed():
    built = dungeon("rohan", "ulf", at="F5 D5").lay("F5", "room-01").lay("F4", "room-01").lay("D5", "corridor-17", "S")
    play = built.top("room", "wizards_curse").turn().do("move N")
    assert (where(play, 1), hero(play, 1).life, play.seat) == ("D5", 16, 1)
    assert ways(play) == ["E", "W"]
    assert play.refused("move N") == play.refused("move S") == "DQ-5.2.d"


@pytest.mark.case("R-DQ-12")
@pytest.mark.clause("DQ-ROOM-9")
@pytest.mark.parametrize("arrow", ["N", "E", "S", "W"])
def test_every_opening_of_a_corridor_turns_clockwise(arrow: Way):
    built = (
        dungeon("rohan", "ulf", at="F5 D5").lay("F5", "room-01").lay("F4", "room-01").lay("D5", "corridor-15", arrow)
    )
    before = ways(dungeon("ulf", at="D5").lay("D5", "corridor-15", arrow).turn())
    play = built.top("room", "wizards_curse").turn().do("move N")
    assert set(ways(play)) == {CLOCKWISE[way] for way in before}
