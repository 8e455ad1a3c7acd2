"""Chapter 5, the basic rules, and the notes on them."""

from __future__ import annotations

import pytest

from rules.dungeonquest.events import FirstPlayer, SunMoved, TurnMissed
from rules.dungeonquest.reach import rounds_left
from tests.dungeonquest.positions import dungeon
from tests.dungeonquest.reading import blocked, died, drawn, hero, missed, suns, ways, where

NOT_SEARCHED = {
    "rotating-38": "rotating",
    "darkness-22": "darkness",
    "bottomless_pit-26": "bottomless_pit",
    "trap-27": "trap",
    "chasm-25": "chasm",
    "corridor-14": "corridor",
}


# 5 The round, and 5.1 the sun


@pytest.mark.clause("DQ-5.a", "DQ-5.1.b")
def test_game_lasts_26_rounds_and_not_one_more():
    play = dungeon("rohan", at="A1").give(gone_out=False).sun(0).round()
    rounds = 0
    while not play.over:
        play.do("miss")
        rounds += 1
    assert rounds == 26
    assert suns(play) == list(range(1, 28))


@pytest.mark.clause("DQ-5.1.b")
@pytest.mark.parametrize("space", [24, 25, 26])
def test_sun_sets_at_the_end_of_round_26_only(space: int):
    play = dungeon("rohan", at="F5").lay("F5", "room-01").sun(space).turn().do("miss")
    assert play.over == (space == 26)


@pytest.mark.clause("DQ-5.b", "DQ-N3")
def test_first_round_sets_the_marker_on_sunrise_before_anybody_acts():
    play = dungeon("rohan", "ulf", at="A1 M1").sun(0).round()
    assert play.happened == [SunMoved(1)]
    assert play.table.sun == 1
    assert play.seat == 0


@pytest.mark.clause("DQ-5.c")
def test_first_player_has_the_first_turn_then_all_others_to_the_left():
    built = dungeon("rohan", "ulf", "el_adoran", "volrik", at="A1 M1 A10 M10").sun(0)
    built.table.first = 2
    play = built.round()
    seats: list[int] = []
    for _ in range(8):
        seats.append(play.seat)
        play.do("miss")
    assert seats == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.clause("DQ-5.1.a")
def test_everybody_sees_how_much_time_is_left():
    play = dungeon("rohan", "ulf", at="A1 M1").sun(24).turn()
    for seat in (0, 1, None):
        assert play.view(seat).table.sun == 24
        assert rounds_left(play.view(seat).table) == 3


@pytest.mark.clause("DQ-5.1.c", "DQ-N3")
def test_marker_goes_on_one_space_at_the_start_of_each_round_and_at_no_other_time():
    play = dungeon("rohan", "ulf", at="A1 M1").sun(0).round()
    for space in range(1, 27):
        assert play.table.sun == space
        play.do("miss")
        assert play.table.sun == space
        play.do("miss")
        assert play.events[0] == TurnMissed(1, "choice")
        assert play.events[1] == SunMoved(space + 1)


@pytest.mark.clause("DQ-N3")
def test_after_the_last_turn_of_round_26_the_marker_steps_on_the_skull():
    play = dungeon("rohan", "ulf", at="F5 G7").lay("F5", "room-01").lay("G7", "room-01", "N").sun(26).turn()
    play.do("miss")
    assert not play.over
    assert play.table.sun == 26
    play.do("miss")
    assert play.over
    assert play.table.sun == 27


@pytest.mark.clause("DQ-5.1.d")
def test_at_night_every_hero_inside_has_lost():
    play = dungeon("rohan", "ulf", "volrik", at="F5 H4 G5").lay("F5", "room-01").lay("H4", "corridor-14").sun(26)
    play.table.heroes[2].treasure = ["4500"]
    play.table.treasure.remove("4500")
    game = play.turn().do("miss", "miss")
    game.do("move N")
    assert game.over
    assert died(game) == [(0, "night"), (1, "night"), (2, "night")]
    assert [one.fate for one in game.table.heroes] == ["dead"] * 3


@pytest.mark.case("R-DQ-09")
@pytest.mark.clause("DQ-5.1.d", "DQ-TOW-6", "DQ-DEATH-1")
def test_night_takes_those_inside_one_by_one_and_spares_those_in_towers():
    built = dungeon("rohan", "ulf", "el_adoran", "volrik", at="A1 B1 A10 M10").lay("B1", "room-01", "W").sun(26)
    built.give(2, fate="safe").give(3, fate="dead", life=0, cause="wounds")
    play = built.turn().do("miss", "miss")
    assert play.over
    assert died(play) == [(1, "night")]
    assert [one.fate for one in play.table.heroes] == ["safe", "dead", "safe", "dead"]
    assert [one.cause for one in play.table.heroes] == ["", "night", "", "wounds"]


@pytest.mark.case("R-DQ-09")
@pytest.mark.clause("DQ-TOW-6")
def test_night_also_takes_who_never_left_the_first_tower():
    play = dungeon("rohan", "ulf", at="A1 M1").give(0, gone_out=False).sun(26).turn().do("miss", "miss")
    assert died(play) == [(0, "night")]
    assert hero(play, 1).fate == "safe"


@pytest.mark.case("R-DQ-05")
@pytest.mark.clause("DQ-5.c", "DQ-5.1.c", "DQ-SET-6", "DQ-TURN-5")
def test_sun_moves_once_a_round_whoever_is_dead():
    built = dungeon("rohan", "ulf", "el_adoran", "volrik", at="A1 M1 A10 M10").sun(3)
    built.give(0, fate="dead", life=0, cause="wounds")
    play = built.round()
    assert play.of(FirstPlayer) == [FirstPlayer(1)]
    for space in (4, 5, 6):
        for seat in (1, 2, 3):
            assert (play.table.sun, play.seat) == (space, seat)
            play.do("miss")
    assert suns(play) == [4, 5, 6, 7]


@pytest.mark.case("R-DQ-05")
@pytest.mark.clause("DQ-SET-6")
def test_round_in_which_the_first_player_dies_goes_on_to_its_end():
    play = dungeon("rohan", "ulf", "volrik", at="F5 M1 A10").lay("F5", "room-01").lay("F4", "room-04").give(life=2)
    game = play.top("room", "vampire_bats").rolls("d6 6").turn().do("move N")
    assert died(game) == [(0, "wounds")]
    assert (game.table.sun, game.seat) == (1, 1)
    game.do("miss", "miss")
    assert game.of(FirstPlayer) == [FirstPlayer(1)]
    assert (game.table.sun, game.seat) == (2, 1)


# 5.2 Moving and searching


@pytest.mark.clause("DQ-5.2.a", "DQ-TURN-1")
def test_turn_offers_a_move_or_a_search():
    play = dungeon("rohan", at="F5").lay("F5", "room-01").turn()
    assert play.options == ["move N", "move E", "move S", "move W", "search", "miss"]


@pytest.mark.clause("DQ-5.2.b")
@pytest.mark.parametrize(
    ("tower", "open_ways"), [("A1", ["E", "S"]), ("M1", ["S", "W"]), ("A10", ["N", "E"]), ("M10", ["N", "W"])]
)
def test_first_turn_leads_out_of_the_tower_by_either_exit(tower: str, open_ways: list[str]):
    for way in open_ways:
        play = dungeon("rohan", at=tower).give(gone_out=False).next_tile("trap-27").top("trap", "snakes").turn()
        assert ways(play) == open_ways
        play.do(f"move {way}")
        assert play.table.laid[where(play)].tile == "trap-27"


@pytest.mark.clause("DQ-5.2.b")
def test_game_begins_in_the_towers_chosen():
    play = dungeon("rohan", "ulf", at="A1 M10").give(0, gone_out=False).give(1, gone_out=False).sun(0).round()
    assert [where(play, seat) for seat in (0, 1)] == ["A1", "M10"]
    assert ways(play) == ["E", "S"]
    play.do("miss")
    assert ways(play) == ["N", "W"]


@pytest.mark.clause("DQ-5.2.c")
def test_towers_have_rules_of_their_own():
    play = dungeon("rohan", at="B1").lay("B1", "room-01", "W").turn().do("move W")
    assert where(play) == "A1"
    assert play.options == ["move E", "move S", "leave", "stay"]
    assert drawn(play, "room") == []


@pytest.mark.clause("DQ-5.2.d", "DQ-MOVE-1")
def test_hero_leaves_a_square_only_by_exits_of_its_tile():
    play = dungeon("rohan", at="F5").lay("F5", "room-05").turn()
    assert ways(play) == ["N", "S"]
    assert play.refused("move E") == "DQ-5.2.d"
    assert play.refused("move W") == "DQ-5.2.d"
    assert play.reason("move E") == "no_exit"


@pytest.mark.clause("DQ-5.2.e")
def test_empty_square_gets_a_tile_out_of_the_box():
    play = dungeon("rohan", at="F5").lay("F5", "room-05").next_tile("room-10").top("room", "empty").turn()
    boxed = len(play.table.box)
    play.do("move N")
    assert where(play) == "F4"
    assert play.table.laid["F4"].tile == "room-10"
    assert len(play.table.box) == boxed - 1


@pytest.mark.clause("DQ-5.2.e", "DQ-TILE-4")
def test_square_with_a_tile_gets_no_other():
    play = dungeon("rohan", at="F5").lay("F5", "room-05").lay("F4", "room-05").top("room", "empty").turn()
    boxed = len(play.table.box)
    play.do("move N")
    assert (where(play), play.table.laid["F4"].tile, len(play.table.box)) == ("F4", "room-05", boxed)


@pytest.mark.clause("DQ-5.2.f", "DQ-MOVE-1")
def test_exit_must_meet_an_entrance_of_the_tile_ahead():
    play = dungeon("rohan", at="F5").lay("F5", "room-01").lay("F4", "room-05", "E").lay("E5", "room-05", "E")
    game = play.top("room", "empty").turn()
    assert game.refused("move N") == "DQ-5.2.f"
    assert where(game.do("move W")) == "E5"


@pytest.mark.case("R-DQ-01")
@pytest.mark.clause("DQ-5.2.g", "DQ-MOVE-3")
def test_room_of_another_hero_cannot_be_entered_and_trying_costs_nothing():
    play = dungeon("rohan", "ulf", "volrik", at="F5 E5 G5").lay("F5", "room-01").lay("E5", "room-01").turn()
    assert play.refused("move W") == "DQ-5.2.g"
    blocked_by = next(one.why for one in play.asked.blocked if one.id == "move W")
    assert (blocked_by.reason, blocked_by.arguments) == ("hero_there", {"seat": 1})
    assert play.seat == 0
    assert where(play.do("move E")) == "G5"


@pytest.mark.case("R-DQ-01")
@pytest.mark.clause("DQ-5.2.g", "DQ-MOVE-3", "DQ-TC-1")
def test_treasure_chamber_takes_any_number_of_heroes():
    built = dungeon("rohan", "ulf", "el_adoran", "volrik", at="F5 G5 G5 G6").lay("F5", "room-01")
    play = built.dragon("sleeps").turn().do("move E")
    assert [where(play, seat) for seat in range(4)] == ["G5", "G5", "G5", "G6"]


@pytest.mark.clause("DQ-5.2.h", "DQ-5.2.i")
def test_search_takes_the_top_card_of_the_search_deck_and_carries_it_out():
    play = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").top("search", "gold_90", "secret_door").turn()
    play.do("search")
    assert drawn(play, "search") == ["gold_90"]
    assert hero(play).cards == ["search.gold_90"]
    assert where(play) == "F5"
    play.do("miss", "search")
    assert drawn(play, "search") == ["gold_90", "secret_door"]
    assert hero(play).secret_door == 3


@pytest.mark.clause("DQ-5.2.j", "DQ-5.2.k", "DQ-N1")
def test_room_is_searched_in_two_turns_running_and_left_in_the_third():
    play = dungeon("rohan", at="F5").lay("F5", "room-01").top("search", "empty", "empty").turn()
    play.do("search", "search")
    assert drawn(play, "search") == ["empty", "empty"]
    assert play.options == ["move N", "move E", "move S", "move W"]
    assert play.refused("search") == "DQ-5.2.k"
    assert play.refused("miss") == "DQ-N1"


@pytest.mark.clause("DQ-5.2.k")
def test_in_the_third_turn_nothing_but_a_move_can_be_done():
    built = dungeon("rohan", at="F5").lay("F5", "room-01").give(searched=2, ring="healing", life=5)
    play = built.turn()
    assert play.options == ["move N", "move E", "move S", "move W"]
    assert play.refused("ring healing") == "DQ-N1"


@pytest.mark.clause("DQ-5.2.l")
def test_room_left_and_entered_again_can_be_searched_twice_more():
    built = dungeon("rohan", at="F5").lay("F5", "room-01").lay("F4", "corridor-14").give(searched=2)
    play = built.top("room", "empty").top("search", "empty", "empty").turn()
    play.do("move N", "move S")
    assert where(play) == "F5"
    play.do("search", "search")
    assert play.refused("search") == "DQ-5.2.k"


@pytest.mark.clause("DQ-5.2.l")
def test_search_is_offered_once_a_turn():
    play = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").top("search", "empty").turn().do("search")
    assert play.seat == 1


@pytest.mark.case("R-DQ-16")
@pytest.mark.clause("DQ-5.2.m")
@pytest.mark.parametrize(("tile", "kind"), NOT_SEARCHED.items(), ids=NOT_SEARCHED.values())
def test_these_rooms_cannot_be_searched(tile: str, kind: str):
    play = dungeon("rohan", at="F5").lay("F5", tile).give(came="S").turn()
    assert "search" not in play.options
    assert play.refused("search") == "DQ-5.2.m"
    why = next(one.why for one in play.asked.blocked if one.id == "search")
    assert (why.reason, why.arguments) == ("cannot_be_searched", {"kind": kind})


@pytest.mark.case("R-DQ-16")
@pytest.mark.clause("DQ-5.2.m", "DQ-N6", "DQ-TC-4")
def test_treasure_chamber_is_looted_instead_of_searched():
    built = dungeon("rohan", "ulf", at="G5 A1").counters("1800", "110").dragon("sleeps")
    play = built.turn()
    assert play.refused("search") == "DQ-5.2.m"
    play.do("stay and loot")
    assert hero(play).treasure == ["1800", "110"]
    assert play.table.dragon_seen == ["sleeps"]
    assert play.seat == 1


@pytest.mark.case("R-DQ-16")
@pytest.mark.clause("DQ-SRCH-2")
def test_tower_cannot_be_searched():
    play = dungeon("rohan", at="A1").turn()
    assert "search" not in play.options
    assert play.refused("search") == "DQ-SRCH-2"


@pytest.mark.clause("DQ-N4")
def test_pit_of_5_2_m_is_the_bottomless_pit_and_a_trapdoor_pit_has_a_clause_of_its_own():
    assert dungeon("rohan", at="F5").lay("F5", "bottomless_pit-26").turn().refused("search") == "DQ-5.2.m"
    assert dungeon("rohan", at="F5").lay("F5", "room-01").give(in_pit=True).turn().refused("search") == "DQ-PIT-5"


@pytest.mark.clause("DQ-5.2.n", "DQ-5.2.o")
def test_turn_is_over_after_a_move():
    play = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").lay("F4", "room-01").top("room", "empty").turn()
    assert play.do("move N").seat == 1


@pytest.mark.clause("DQ-5.2.n", "DQ-5.2.o")
def test_turn_is_over_after_a_search():
    play = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").top("search", "empty").turn()
    assert play.do("search").seat == 1


@pytest.mark.clause("DQ-5.2.n", "DQ-N7", "DQ-MOVE-6")
def test_turn_is_over_after_a_move_that_failed_and_the_searches_still_count():
    built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-09").give(searched=2).top("door", "jammed")
    play = built.turn().do("move N")
    assert (where(play), play.seat, hero(play).searched) == ("F5", 1, 2)
    play.do("miss")
    assert play.refused("search") == "DQ-5.2.k"
    assert play.refused("miss") == "DQ-N1"


@pytest.mark.clause("DQ-N5", "DQ-5.2.o")
def test_no_search_follows_a_move_through_a_corridor():
    built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").lay("F4", "corridor-14").lay("F3", "room-01")
    play = built.top("room", "empty").turn().do("move N")
    assert play.options == ["move N", "move E", "move S", "move W", "stay"]
    assert play.refused("search") == "DQ-5.2.o"
    assert play.do("move N").seat == 1


# 5.3 Missing a turn


@pytest.mark.clause("DQ-5.3.a")
def test_card_makes_a_hero_miss_a_turn():
    built = dungeon("rohan", at="F5").lay("F5", "room-01").lay("F4", "trap-27").top("trap", "explosion")
    play = built.turn().do("move N")
    assert missed(play) == [(0, "card")]
    assert play.table.sun == 3
    assert hero(play).missing == 0


@pytest.mark.clause("DQ-5.3.b", "DQ-DEAD-3")
def test_hero_that_cannot_move_and_has_searched_twice_misses_its_turn():
    built = dungeon("rohan", "ulf", at="F5 F6").lay("F5", "room-08").lay("F6", "room-01")
    play = built.top("search", "empty", "empty").turn()
    assert play.refused("move S") == "DQ-5.2.g"
    play.do("search", "miss", "search", "miss")
    assert missed(play) == [(1, "choice"), (1, "choice"), (0, "shut in")]
    assert play.seat == 1


@pytest.mark.clause("DQ-5.3.b")
@pytest.mark.parametrize("searched", [0, 1])
def test_hero_shut_in_misses_no_turn_while_it_can_still_search(searched: int):
    built = dungeon("rohan", "ulf", at="F5 F6").lay("F5", "room-08").lay("F6", "room-01").give(searched=searched)
    assert "search" in built.turn().options


@pytest.mark.clause("DQ-5.3.b", "DQ-PIT-3")
def test_hero_in_a_pit_after_two_searches_can_still_climb():
    built = (
        dungeon("rohan", at="F5").lay("F5", "room-01").give(searched=1).top("search", "trap").top("trap", "trapdoor")
    )
    play = built.rolls("d12 5", "d6 2", "d12 4").turn().do("search")
    assert missed(play) == []
    play.do("climb")
    assert not hero(play).in_pit
    assert ways(play) == ["N", "E", "S", "W"]


@pytest.mark.clause("DQ-5.3.b", "DQ-PIT-2")
def test_hero_in_a_pit_after_two_searches_is_out_at_once_with_a_rope():
    built = dungeon("rohan", at="F5").lay("F5", "room-01").give(searched=2, in_pit=True, cards=["corpse.rope"])
    play = built.turn()
    assert not hero(play).in_pit
    assert ways(play) == ["N", "E", "S", "W"]


@pytest.mark.clause("DQ-5.3.c", "DQ-5.3.d")
def test_turn_is_missed_of_free_will_and_nothing_is_done_in_it():
    play = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").turn()
    before = play.table.clone()
    play.do("miss")
    assert play.events == (TurnMissed(0, "choice"),)
    assert play.table == before
    assert play.seat == 1


@pytest.mark.clause("DQ-5.3.d", "DQ-TURN-3")
def test_in_a_turn_that_a_card_takes_nothing_can_be_done():
    built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01")
    built.give(missing=1, life=3, ring="healing", cards=["search.potion"])
    play = built.turn()
    assert play.seat == 1
    assert play.happened == [TurnMissed(0, "card")]
    assert (hero(play).life, hero(play).ring_used, hero(play).cards) == (3, False, ["search.potion"])


@pytest.mark.clause("DQ-5.3.d", "DQ-TURN-3", "DQ-TURN-2")
def test_in_a_turn_missed_for_being_shut_in_nothing_can_be_done():
    built = dungeon("rohan", "ulf", at="F5 F6").lay("F5", "room-08").lay("F6", "room-01")
    built.give(searched=2, life=3, ring="healing", cards=["search.potion"])
    play = built.turn()
    assert play.happened == [TurnMissed(0, "shut in")]
    assert play.seat == 1


@pytest.mark.clause("DQ-5.3.d", "DQ-TURN-6")
def test_no_turn_is_missed_of_free_will_after_a_potion():
    built = dungeon("rohan", at="F5").lay("F5", "room-01").give(cards=["search.potion"]).rolls("d6 3")
    play = built.turn().do("drink potion")
    assert play.refused("miss") == "DQ-TURN-6"


# Notes


@pytest.mark.clause("DQ-N1")
@pytest.mark.parametrize(
    ("tile", "came"), [("room-08", "S"), ("portcullis-37", ""), ("cave_in-21", "N")], ids=["way back", "gate", "test"]
)
def test_after_two_searches_any_move_or_attempt_must_be_made(tile: str, came: str):
    play = dungeon("rohan", at="F5").lay("F5", tile).lay("F6", "room-01").give(searched=2, came=came).turn()
    assert play.refused("miss") == "DQ-N1"
    assert "move S" in play.options
    assert [option for option in play.options if not option.startswith("move")] == []


@pytest.mark.clause("DQ-N1")
def test_door_alone_is_an_attempt_that_must_be_made():
    built = dungeon("rohan", "ulf", at="F5 F6").lay("F5", "portcullis-34").lay("F6", "room-01").give(searched=2)
    play = built.turn()
    assert play.options == ["move N"]
    assert play.refused("miss") == "DQ-N1"


@pytest.mark.clause("DQ-N1")
def test_without_any_move_the_turn_is_missed_after_two_searches():
    built = dungeon("rohan", "ulf", at="F5 F6").lay("F5", "room-08").lay("F6", "room-01").give(searched=2)
    assert missed(built.turn()) == [(0, "shut in")]


@pytest.mark.clause("DQ-N2")
def test_missed_turn_between_searches_does_not_start_the_count_anew():
    play = dungeon("rohan", at="F5").lay("F5", "room-01").top("search", "empty", "empty").turn()
    play.do("search", "miss", "search")
    assert play.refused("search") == "DQ-5.2.k"
    assert play.refused("miss") == "DQ-N1"


@pytest.mark.clause("DQ-N2")
def test_missed_turn_by_a_card_does_not_start_the_count_anew():
    play = dungeon("rohan", at="F5").lay("F5", "room-01").give(searched=2, missing=1).turn()
    assert missed(play) == [(0, "card")]
    assert play.refused("search") == "DQ-5.2.k"


@pytest.mark.clause("DQ-N8", "DQ-5.3.c")
@pytest.mark.parametrize(
    ("square", "tile", "searched", "clause"),
    [
        ("F5", "room-01", 2, "DQ-N1"),
        ("F5", "bottomless_pit-26", 0, "DQ-ROOM-6"),
        ("G5", "", 0, "DQ-TC-5"),
        ("G6", "", 0, "DQ-TC-5"),
    ],
)
def test_missing_a_turn_of_free_will_has_its_limits(square: str, tile: str, searched: int, clause: str):
    built = dungeon("rohan", at=square).give(searched=searched, came="S")
    play = (built.lay(square, tile) if tile else built).turn()
    assert "miss" not in play.options
    assert blocked(play)["miss"] == clause
