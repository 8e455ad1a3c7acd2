"""Chapter 1, the pieces: what is in the box, and what becomes of cards and counters."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules import apply, decision, new_game, random_answer
from rules.dungeonquest.chamber import COUNTERS
from rules.dungeonquest.events import BlowsExchanged, CardPutBack, DeckEmpty, DeckShuffled, Rolled
from rules.dungeonquest.rings import BASE_SET
from rules.dungeonquest.table import CHAMBER, HEROES, TOWERS, Square, Table
from rules.dungeonquest.tiles import PRINTED, TILES
from rules.dungeonquest.treasure import counters
from rules.engine.decisions import random_options
from rules.game import SeatSetup, Setup
from tests.dungeonquest.positions import dungeon
from tests.dungeonquest.reading import died, drawn, hero, where

ROOM = {
    "empty": 34,
    "crypt": 6,
    "dead_adventurer": 5,
    "goblin": 5,
    "orc": 4,
    "troll": 4,
    "death_warrior": 4,
    "champion": 2,
    "sneak_orc": 2,
    "sneak_death_warrior": 2,
    "sneak_troll": 2,
    "vampire_bats": 3,
    "torch_out": 3,
    "cave_in": 1,
    "crossfire": 1,
    "trapdoor": 1,
    "wizards_curse": 1,
    "gold_40": 1,
    "gold_30": 1,
    "potion": 1,
    "shuffle": 1,
}
SEARCH = {
    "empty": 3,
    "secret_door": 5,
    "gold_10": 1,
    "gold_90": 1,
    "gold_200": 1,
    "potion": 1,
    "giant_centipede": 1,
    "trap": 1,
    "shuffle": 1,
}
TRAP = {"crossfire": 2, "cave_in": 2, "explosion": 2, "trapdoor": 4, "snakes": 2, "poison_gas": 2, "shuffle": 1}
DOOR = {"opens": 5, "jammed": 6, "trap_a": 1, "trap_b": 1, "trap_c": 1, "shuffle": 1}
CORPSE = {
    "empty": 5,
    "rope": 3,
    "gold_20": 1,
    "gold_60": 1,
    "gold_150": 1,
    "scorpion": 2,
    "potion": 1,
    "shuffle": 1,
}
CRYPT = {
    "empty": 4,
    "potion": 3,
    "gold_50": 1,
    "gold_100": 1,
    "gold_120": 1,
    "gold_250": 1,
    "skeleton": 1,
    "trap_a": 1,
    "trap_b": 1,
    "shuffle": 1,
}
MONSTER = {f"m{n:02}": 1 for n in range(1, 15)} | {"shuffle": 1}
DECKS = {
    "room": (84, ROOM),
    "search": (15, SEARCH),
    "trap": (15, TRAP),
    "door": (15, DOOR),
    "corpse": (15, CORPSE),
    "crypt": (15, CRYPT),
    "monster": (15, MONSTER),
}
TREASURE = [
    *(100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 200, 220, 230, 240, 250, 260, 270, 280, 300),
    *(500, 700, 800, 1100, 1500, 1800, 2000, 2200, 3200, 3800, 4000, 4500),
]


def table(*variants: str) -> Table:
    """A table just laid out."""
    return new_game(Setup("dungeonquest", (SeatSetup("A"),), "castle", variants, "pieces")).table


@pytest.mark.clause("DQ-COMP-1")
def test_board_has_10_by_13_squares():
    squares = {str(Square(row, column)) for row in range(-1, 11) for column in range(-1, 14)} - {"nowhere"}
    on_board = [Square(row, column).on_board for row in range(-1, 11) for column in range(-1, 14)]
    assert sum(on_board) == 130
    assert {square for square in squares if len(square) == 2} >= {"A1", "M9"}
    assert [str(Square.at(name)) for name in ("A1", "M1", "A10", "M10")] == ["A1", "M1", "A10", "M10"]


@pytest.mark.clause("DQ-COMP-1", "DQ-TOW-1")
def test_towers_stand_in_the_corners_and_the_chamber_on_two_squares_in_the_middle():
    assert {name: str(square) for name, square in TOWERS.items()} == {"NW": "A1", "NE": "M1", "SW": "A10", "SE": "M10"}
    assert [str(square) for square in CHAMBER] == ["G5", "G6"]
    assert {str(square): set(ways) for square, ways in PRINTED.items()} == {
        "A1": {"E", "S"},
        "M1": {"W", "S"},
        "A10": {"E", "N"},
        "M10": {"W", "N"},
        "G5": {"N", "E", "W"},
        "G6": {"S", "E", "W"},
    }


@pytest.mark.clause("DQ-COMP-1")
def test_sun_track_has_26_spaces_before_the_skull():
    play = dungeon("rohan", at="F5").lay("F5", "room-01").sun(26).turn()
    assert (play.over, play.table.sun) == (False, 26)
    play.do("miss")
    assert (play.over, play.table.sun) == (True, 27)


@pytest.mark.clause("DQ-COMP-2")
def test_box_holds_115_tiles():
    assert len(table().box) == 115
    assert sum(tile.copies for tile in TILES.values()) == 115


@pytest.mark.clause("DQ-COMP-3")
@pytest.mark.parametrize("deck", DECKS)
def test_deck_holds_these_cards(deck: str):
    total, cards = DECKS[deck]
    assert Counter(table().decks.of(deck)) == cards
    assert len(table().decks.of(deck)) == sum(cards.values()) == total


@pytest.mark.clause("DQ-COMP-4")
def test_there_are_32_treasure_counters_worth_30000():
    assert sorted(map(int, table().treasure)) == TREASURE
    assert len(counters) == 32
    assert sum(map(int, counters)) == 30_000


@pytest.mark.clause("DQ-COMP-4")
def test_there_are_8_dragon_counters_and_one_wakes():
    assert Counter(table().dragon) == {"sleeps": 7, "wakes": 1}
    assert len(COUNTERS) == 8


@pytest.mark.clause("DQ-COMP-5")
def test_every_exchange_offers_all_three_tactics_to_both_sides_however_often_they_were_used():
    built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").lay("F4", "room-01").top("room", "champion")
    play = built.top("monster", "m12").turn().do("move N", "attack")
    for _ in range(5):
        assert play.options == ["mighty_blow", "slash", "leap_aside"]
        assert play.seat == 0
        play.do("leap_aside")
        assert play.options == ["mighty_blow", "slash", "leap_aside"]
        assert play.seat == 1
        play.do("leap_aside")
    assert len(play.of(BlowsExchanged)) == 5


@pytest.mark.clause("DQ-COMP-5")
def test_only_d6_and_d12_are_rolled():
    dice: set[int] = set()
    for seed in "abc":
        seats = tuple(SeatSetup(name) for name in "ABCD")
        state, chance = new_game(Setup("dungeonquest", seats, "castle", (), seed)), Random(seed)
        while (asked := decision(state)) is not None:
            state, events, _ = apply(state, random_answer(asked, chance))
            dice |= {event.die for event in events if isinstance(event, Rolled)}
            assert random_options(asked, chance) is not None
    assert dice == {6, 12}


@pytest.mark.clause("DQ-COMP-6")
def test_there_are_four_heroes_and_seven_rings_and_an_eighth_for_the_catacombs():
    assert list(HEROES) == ["rohan", "ulf", "el_adoran", "volrik"]
    seven = ["warning", "blindness", "healing", "opening", "changing", "fortune", "searching"]
    assert list(BASE_SET) == seven
    for variants, rings in (((), seven), (("catacombs",), [*seven, "teleport"])):
        state = new_game(Setup("dungeonquest", (SeatSetup("A", "ulf"),), "castle", variants, "rings"))
        asked = decision(state)
        assert asked is not None
        assert [option.id for option in asked.options] == [f"ring {ring}" for ring in rings]


@pytest.mark.clause("DQ-COMP-7")
@pytest.mark.parametrize("card", ["empty", "gold_40", "potion", "torch_out", "wizards_curse"])
def test_room_card_goes_under_its_deck_unless_the_hero_keeps_it(card: str):
    built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").lay("F4", "room-01").top("room", card)
    play = built.turn()
    deck = list(play.table.decks.room)
    play.do("move N")
    if card in ("gold_40", "potion"):
        assert play.table.decks.room == deck[:-1]
        assert hero(play).cards == [f"room.{card}"]
    else:
        assert play.table.decks.room == [card, *deck[:-1]]
        assert hero(play).cards == []


@pytest.mark.clause("DQ-COMP-7")
def test_cards_of_all_other_decks_go_under_their_decks_as_well():
    built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-09").lay("F4", "room-01").lay("F3", "trap-27")
    built.top("door", "opens").top("room", "crypt").top("crypt", "skeleton").top("trap", "snakes")
    built.top("search", "empty").rolls("d6 1")
    play = built.turn().do("move N", "draw crypt", "miss", "search", "miss", "move N")
    assert [play.table.decks.of(name)[0] for name in ("door", "room", "crypt", "search", "trap")] == [
        "opens",
        "crypt",
        "skeleton",
        "empty",
        "snakes",
    ]


@pytest.mark.clause("DQ-COMP-7")
def test_monster_card_goes_under_its_deck():
    built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").lay("F4", "room-01").top("room", "goblin")
    play = built.top("monster", "m01", "m02").turn().do("move N", "attack")
    assert drawn(play, "monster") == ["m01"]
    assert play.table.decks.monster[0] == "m01"
    assert play.table.decks.monster[-1] == "m02"


@pytest.mark.clause("DQ-COMP-8")
@pytest.mark.parametrize("deck", DECKS)
def test_every_deck_has_one_shuffle_card(deck: str):
    assert table().decks.of(deck).count("shuffle") == 1


@pytest.mark.clause("DQ-COMP-8")
def test_counters_have_no_shuffle_counter():
    assert "shuffle" not in {*table().treasure, *table().dragon}


@pytest.mark.case("R-DQ-02")
@pytest.mark.clause("DQ-COMP-8", "DQ-COMP-7")
def test_shuffle_card_has_the_whole_deck_mixed_and_another_drawn_for_the_same_need():
    built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").lay("F4", "trap-27").top("trap", "shuffle")
    play = built.turn()
    before = list(play.table.decks.trap)
    play.do("move N")
    assert DeckShuffled(0, "trap") in play.events
    assert len(drawn(play, "trap")) == 1
    assert drawn(play, "trap") != ["shuffle"]
    assert Counter(play.table.decks.trap) == Counter(before) == TRAP
    assert play.table.decks.trap[0] == drawn(play, "trap")[0]
    assert play.table.decks.trap[1:] != before[1:]


@pytest.mark.case("R-DQ-02")
@pytest.mark.clause("DQ-COMP-8")
def test_shuffle_card_is_mixed_in_and_can_come_up_again():
    places: set[int] = set()
    for seed in range(40):
        built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").top("search", "shuffle")
        built.state.dice.seed = seed
        places.add(built.turn().do("search").table.decks.search.index("shuffle"))
    assert len(places) > 8


@pytest.mark.case("R-DQ-02")
@pytest.mark.clause("DQ-COMP-8")
def test_kept_cards_stay_out_of_the_shuffle():
    built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").top("search", "shuffle")
    built.give(1, cards=["search.gold_200", "search.potion"])
    play = built.turn().do("search")
    assert hero(play, 1).cards == ["search.gold_200", "search.potion"]
    assert not {"gold_200", "potion"} & {*play.table.decks.search, *drawn(play, "search")}


@pytest.mark.clause("DQ-COMP-8")
def test_table_is_mixed_and_so_are_decks_by_the_shuffle_card():
    orders = {
        tuple(new_game(Setup("dungeonquest", (SeatSetup("A"),), "castle", (), seed)).table.decks.trap)
        for seed in "abcdef"
    }
    assert len(orders) == 6


@pytest.mark.clause("DQ-COMP-9")
def test_potion_that_was_drunk_goes_under_its_own_deck():
    built = dungeon("rohan", at="F5").lay("F5", "room-01").give(cards=["crypt.potion"]).rolls("d6 3")
    play = built.turn().do("drink potion")
    assert hero(play).cards == []
    assert play.table.decks.crypt[0] == "potion"
    assert CardPutBack(0, "crypt.potion") in play.events


@pytest.mark.clause("DQ-COMP-9")
def test_what_a_dead_hero_kept_goes_under_the_decks_it_came_from():
    built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").lay("F4", "room-01").top("room", "crossfire")
    built.give(life=1, cards=["search.gold_90", "corpse.rope", "room.potion"]).rolls("d12 12")
    play = built.turn().do("move N")
    assert died(play) == [(0, "wounds")]
    assert play.table.decks.search[0] == "gold_90"
    assert play.table.decks.corpse[0] == "rope"
    assert play.table.decks.room[0] == "potion"
    assert hero(play).cards == []


@pytest.mark.clause("DQ-COMP-9", "DQ-POT-1")
def test_second_potion_is_discarded_under_its_deck():
    built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").give(cards=["crypt.potion"])
    play = built.top("search", "potion").turn().do("search")
    assert hero(play).cards == ["crypt.potion"]
    assert play.table.decks.search[0] == "potion"


@pytest.mark.clause("DQ-COMP-9")
def test_drawing_from_an_empty_deck_is_nothing():
    built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01")
    built.table.decks.search[:] = ["shuffle"]
    play = built.turn().do("search")
    assert play.events == (DeckEmpty(0, "search"),)
    assert play.seat == 1
    assert hero(play).searched == 1


@pytest.mark.clause("DQ-COMP-10")
def test_without_tiles_an_empty_square_cannot_be_entered():
    built = dungeon("rohan", at="F5").lay("F5", "room-01").lay("F6", "room-01").top("room", "empty")
    built.table.box.clear()
    play = built.turn()
    assert play.refused("move N") == "DQ-COMP-10"
    assert play.reason("move N") == "no_tiles_left"
    assert where(play.do("move S")) == "F6"


@pytest.mark.clause("DQ-COMP-10")
def test_without_tiles_no_secret_door_leads_into_an_empty_square():
    built = dungeon("rohan", at="D4").lay("D4", "room-05").give(secret_door=1)
    built.table.box.clear()
    assert built.turn().refused("secret door E") == "DQ-COMP-10"


@pytest.mark.clause("DQ-COMP-11")
def test_counters_a_hero_drops_are_mixed_into_the_pool():
    ends: set[tuple[str, ...]] = set()
    for seed in range(6):
        built = dungeon("rohan", "ulf", at="F5 A1").lay("F5", "room-01").lay("F4", "trap-27").top("trap", "snakes")
        built.give(life=1, treasure=["4500", "100"]).state.dice.seed = seed
        play = built.turn().do("move N")
        assert hero(play).treasure == []
        assert sorted(map(int, play.table.treasure)) == TREASURE
        ends.add(tuple(play.table.treasure[-4:]))
    assert len(ends) > 1
