"""20 The Catacombs."""

from __future__ import annotations

import pytest

from rules import Lang, result, say
from rules.dungeonquest.catacombs import AROUND
from rules.dungeonquest.decks import DECKS
from rules.dungeonquest.events import (
    CameUp,
    CardDrawn,
    CardKept,
    ClimbedOut,
    Died,
    DragonMixed,
    EntranceFound,
    FellIntoPit,
    LostLife,
    Moved,
    NoHarm,
    RingUsed,
    Rolled,
    RoomTurned,
    TileDrawn,
    TileLaid,
    TilePutBack,
    TreasureTaken,
    TurnMissed,
    WentBelow,
    WentOnBelow,
)
from rules.dungeonquest.table import COMPASS, Square
from rules.dungeonquest.tiles import side
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.kit import Play

pytestmark = pytest.mark.usefixtures("nothing_lost")

CATACOMBS = ("catacombs",)


def under(square: str, way: str = "N", *, variants: tuple[str, ...] = CATACOMBS, **fields: object) -> Dungeon:
    """A hero in the Catacombs under this square, on its way; another one on the board far off."""
    d = dungeon("rohan", "volrik", at=f"{square} C3", variants=variants).lay("C3", "room-01")
    return d.give(0, below=way, **fields)


def drawn(play: Play, deck: str) -> list[str]:
    return [card.card for card in play.of(CardDrawn) if card.deck == deck]


def place(play: Play) -> str:
    return str(play.table.of(0).square)


def squares(*names: str) -> list[Square]:
    return [Square.at(name) for name in names]


def test_catacombs_deck_is_the_printed_one() -> None:
    counts = {card.name: card.copies for card in DECKS["catacombs"].values()}
    assert counts == {
        "tunnel": 7,
        "exit": 5,
        "gold_40": 1,
        "gold_100": 1,
        "potion": 1,
        "orc": 1,
        "troll": 1,
        "corpse": 1,
        "bats": 1,
        "shuffle": 1,
    }
    assert sum(counts.values()) == 20


@pytest.mark.clause("DQ-CAT-1")
def test_passage_down_leads_below_at_once_and_marks_the_tile() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3", variants=CATACOMBS).lay("F6", "room-01").lay("C3", "room-01")
    play = d.top("search", "passage_down").turn().do("search")
    assert play.of(EntranceFound) == [EntranceFound(0, Square.at("F6"))]
    assert play.options == ["tunnel N", "tunnel E", "tunnel S", "tunnel W"]
    play.do("tunnel E")
    assert play.of(WentBelow) == [WentBelow(0, Square.at("F6"))]
    assert play.table.entrances == squares("F6")
    assert play.table.of(0).below == "E"
    assert play.seat == 1


@pytest.mark.clause("DQ-CAT-1")
def test_cave_in_room_takes_no_marker() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3", variants=CATACOMBS).lay("F6", "cave_in-20").lay("C3", "room-01")
    play = d.top("search", "passage_down").turn().do("search", "tunnel N")
    assert play.table.entrances == []
    assert play.table.of(0).below == "N"


@pytest.mark.clause("DQ-CAT-1")
def test_marker_gives_a_room_card_on_arrival_and_a_way_down_the_turn_after() -> None:
    d = dungeon("rohan", "volrik", at="F7 C3", variants=CATACOMBS).lay("F6", "room-01").lay("C3", "room-01")
    d.lay("F7", "room-01").top("room", "empty").table.entrances += squares("F6")
    play = d.turn().do("move N")
    assert drawn(play, "room") == ["empty"]
    assert play.seat == 1
    play.do("miss")
    assert "go down" in play.options
    play.do("go down", "tunnel S")
    assert play.table.of(0).below == "S"
    assert play.seat == 1


@pytest.mark.clause("DQ-CAT-1")
def test_without_a_marker_there_is_no_way_down() -> None:
    d = dungeon("rohan", at="F6", variants=CATACOMBS).lay("F6", "room-01")
    assert d.turn().refused("go down") == "ANSWER-1"


@pytest.mark.clause("DQ-CAT-1")
def test_way_down_is_a_move_for_one_shut_in() -> None:
    d = dungeon("rohan", "volrik", at="D8 K3", variants=CATACOMBS).lay("D8", "room-01").lay("K3", "room-01")
    d.wall_off("D8", *COMPASS)
    d.table.entrances += squares("D8")
    play = d.give(0, searched=2, ring="healing", life=3).turn()
    assert not play.of(TurnMissed)
    assert play.options == ["go down"]
    assert play.refused("miss") == "DQ-N1"


@pytest.mark.clause("DQ-CAT-1")
def test_trapdoor_leads_below_from_the_next_turn_on() -> None:
    variants = ("catacombs", "catacombs_trapdoors")
    d = dungeon("rohan", "volrik", at="F6 C3", variants=variants).lay("F6", "room-01").lay("C3", "room-01")
    d.next_tile("trap-27").top("trap", "trapdoor").rolls("d12 5", "d6 1").top("catacombs", "tunnel")
    play = d.turn().do("move N")
    assert play.of(FellIntoPit) == [FellIntoPit(0)]
    assert play.table.of(0).in_pit
    play.do("miss")
    assert play.options == ["tunnel N", "tunnel E", "tunnel S", "tunnel W"]
    play.do("tunnel S")
    assert not play.table.of(0).in_pit
    assert play.options == ["go on below", "miss"]
    assert place(play.do("go on below")) == "F6"


@pytest.mark.clause("DQ-CAT-1")
def test_no_rope_lifts_who_fell_through_to_the_catacombs() -> None:
    variants = ("catacombs", "catacombs_trapdoors")
    d = dungeon("rohan", "volrik", at="F6 C3", variants=variants).lay("F6", "room-01").lay("C3", "room-01")
    play = d.give(0, in_pit=True, cards=["corpse.rope"]).turn().do("tunnel S")
    assert not play.of(ClimbedOut)
    assert play.table.of(0).below == "S"


@pytest.mark.clause("DQ-CAT-1")
def test_without_the_further_option_a_trapdoor_is_a_pit() -> None:
    d = dungeon("rohan", at="F6", variants=CATACOMBS).lay("F6", "room-01").give(0, in_pit=True)
    assert d.turn().options == ["climb", "miss"]


@pytest.mark.clause("DQ-CAT-2")
def test_direction_holds_for_the_whole_trip_and_the_square_is_tracked() -> None:
    play = under("F6", "W").top("catacombs", "tunnel", "tunnel", "tunnel").turn()
    for square in ("E6", "D6", "C6"):
        play.do("go on below")
        assert place(play) == square
        assert play.last(WentOnBelow) == WentOnBelow(0, Square.at(square))
        play.do("miss")
    assert play.table.of(0).below == "W"


@pytest.mark.clause("DQ-CAT-2")
def test_who_is_below_is_in_nobodys_way() -> None:
    d = under("C2").top("room", "empty").next_tile("room-01")
    play = d.top("catacombs", "tunnel").turn().do("miss", "move N")
    assert str(play.last(Moved).to) == "C2"
    assert place(play) == "C2"


@pytest.mark.clause("DQ-CAT-2")
def test_last_one_to_go_below_from_the_chamber_lets_the_dragon_counters_go_back() -> None:
    d = dungeon("rohan", "volrik", at="G5 C3", variants=CATACOMBS).lay("C3", "room-01").dragon("sleeps")
    d.table.entrances += squares("G5")
    play = d.turn().do("stay and loot", "miss", "go down", "tunnel N")
    assert len(play.of(DragonMixed)) == 1


@pytest.mark.clause("DQ-CAT-3")
@pytest.mark.parametrize(
    ("card", "rolls", "answers", "life", "kept"),
    [
        ("tunnel", [], [], 17, []),
        ("gold_40", [], [], 17, ["catacombs.gold_40"]),
        ("gold_100", [], [], 17, ["catacombs.gold_100"]),
        ("potion", [], [], 17, ["catacombs.potion"]),
        ("bats", ["d6 6"], [], 13, []),
        ("bats", ["d6 2"], [], 17, []),
        ("corpse", [], ["draw corpse"], 17, ["corpse.gold_150"]),
        ("corpse", [], [""], 17, []),
        ("exit", [], [""], 17, []),
    ],
)
def test_what_cards_below_do(card: str, rolls: list[str], answers: list[str], life: int, kept: list[str]) -> None:
    d = under("F6").top("catacombs", card).top("corpse", "gold_150").rolls(*rolls)
    play = d.turn().do("go on below", *answers)
    assert drawn(play, "catacombs") == [card]
    assert play.table.of(0).life == life
    assert play.table.of(0).cards == kept
    assert [event.card for event in play.of(CardKept)] == kept
    assert len(play.of(NoHarm)) == (card == "bats" and life == 17)
    assert play.table.of(0).below == "N"
    assert play.seat == 1


@pytest.mark.clause("DQ-CAT-3")
def test_at_the_edge_of_the_board_one_stays_and_draws() -> None:
    play = under("F1", "N").top("catacombs", "gold_40").turn().do("go on below")
    assert place(play) == "F1"
    assert not play.of(WentOnBelow)
    assert drawn(play, "catacombs") == ["gold_40"]


@pytest.mark.clause("DQ-CAT-3")
def test_nothing_but_the_tunnel_is_offered_below() -> None:
    play = under("F6", ring="searching").turn()
    assert play.options == ["go on below", "miss"]
    for other in ("search", "move N", "search with ring", "stay and loot", "climb"):
        assert play.refused(other) == "ANSWER-1"


@pytest.mark.clause("DQ-CAT-3")
def test_under_a_tower_nobody_leaves() -> None:
    assert under("A1").turn().refused("leave") == "ANSWER-1"


@pytest.mark.clause("DQ-CAT-3")
@pytest.mark.parametrize("monster", ["orc", "troll"])
def test_there_is_no_escape_from_monsters_below(monster: str) -> None:
    play = under("F6", ring="blindness").top("catacombs", monster).turn().do("go on below")
    assert play.options == ["attack", "wait"]
    assert play.refused("escape") == "DQ-CAT-3"
    assert play.refused("ring blindness") == "DQ-MON-10"  # it is for monsters of the Room deck


@pytest.mark.clause("DQ-CAT-3")
def test_nor_can_a_fight_be_broken_off_there() -> None:
    d = under("F6", variants=("catacombs", "break_off")).top("catacombs", "orc").top("monster", "m14")
    play = d.turn().do("go on below", "attack", "slash", "slash")
    assert play.options == ["mighty_blow", "slash", "leap_aside"]


@pytest.mark.clause("DQ-CAT-3")
def test_one_may_drink_and_heal_below() -> None:
    play = under("F6", life=3, cards=["search.potion"], ring="healing").turn()
    assert play.options == ["drink potion", "ring healing", "go on below", "miss"]
    play.do("ring healing")
    assert play.table.of(0).life == 8
    assert (place(play), play.seat) == ("F6", 1)


@pytest.mark.clause("DQ-CAT-4")
def test_table_of_the_exit() -> None:
    compass = {
        1: "NW",
        2: "N",
        3: "NE",
        4: "W",
        5: "E",
        6: "SW",
        7: "S",
        8: "SE",
        9: "",
        10: "",
    }
    for number, way in compass.items():
        assert AROUND[number] == (("S" in way) - ("N" in way), ("E" in way) - ("W" in way))
    assert len(AROUND) == 10


@pytest.mark.clause("DQ-CAT-4")
@pytest.mark.parametrize(
    ("number", "square"),
    [
        (1, "D6"),
        (2, "E6"),
        (3, "F6"),
        (4, "D7"),
        (5, "F7"),
        (6, "D8"),
        (7, "E8"),
        (8, "F8"),
        (9, "E7"),
        (10, "E7"),
    ],
)
def test_die_says_where_one_comes_up(number: int, square: str) -> None:
    d = under("E8").top("catacombs", "exit").lay(square, "room-01").rolls(f"d10 {number}")
    play = d.turn().do("go on below", "come up")
    assert play.of(Rolled) == [Rolled(0, 10, number)]
    assert play.of(CameUp) == [CameUp(0, Square.at(square))]
    assert play.table.of(0).below == ""
    assert place(play) == square
    assert play.seat == 1


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_fortune_says_where_the_die_leads_though_the_tile_there_is_not_seen(lang: Lang) -> None:
    play = under("E8", ring="fortune").top("catacombs", "exit").rolls("d10 2").turn().do("go on below", "come up")
    assert "ring fortune" in play.options
    assert "E6" not in play.table.laid
    assert "E6" in say(play.asked, lang, of=play.view(0))


@pytest.mark.clause("DQ-CAT-4")
def test_nobody_has_to_come_up() -> None:
    play = under("E8").top("catacombs", "exit").turn().do("go on below", "")
    assert play.table.of(0).below == "N"
    assert play.seat == 1


@pytest.mark.clause("DQ-CAT-4")
def test_markers_around_give_a_free_choice() -> None:
    d = under("E8").top("catacombs", "exit").lay("D6", "room-01").lay("F8", "room-01").lay("E5", "room-01")
    d.table.entrances += squares("D6", "F8", "E5")
    play = d.turn().do("go on below", "come up")
    assert play.options == ["come up at D6", "come up at F8"]
    play.do("come up at F8", "")
    assert place(play) == "F8"
    assert not play.of(Rolled)


@pytest.mark.clause("DQ-CAT-4")
def test_markers_may_be_left_for_the_die() -> None:
    d = under("E8").top("catacombs", "exit").lay("D6", "room-01").lay("E7", "room-01").rolls("d10 9")
    d.table.entrances += squares("D6")
    play = d.turn().do("go on below", "come up", "")
    assert play.of(CameUp) == [CameUp(0, Square.at("E7"))]


@pytest.mark.clause("DQ-CAT-4")
def test_marker_where_another_hero_stands_is_no_way_up() -> None:
    d = under("C5", "N").top("catacombs", "exit").lay("C4", "room-01").rolls("d10 9")
    d.table.entrances += squares("C3")
    play = d.turn().do("go on below", "come up")
    assert play.of(CameUp) == [CameUp(0, Square.at("C4"))]


@pytest.mark.clause("DQ-CAT-5")
def test_die_is_rolled_again_where_nobody_can_come_up() -> None:
    d = under("B3", "N").top("catacombs", "exit").lay("A3", "bottomless_pit-26").lay("B2", "room-01")
    play = d.rolls("d10 1", "d10 6", "d10 8", "d10 9").turn().do("go on below", "come up")
    # A1 is a Tower, A3 holds a Bottomless Pit, on C3 stands another hero
    assert [rolled.number for rolled in play.of(Rolled)] == [1, 6, 8, 9]
    assert place(play) == "B2"


@pytest.mark.clause("DQ-CAT-5")
def test_off_the_board_nobody_comes_up() -> None:
    d = under("F1", "N").top("catacombs", "exit").lay("F1", "room-01").rolls("d10 2", "d10 10")
    play = d.turn().do("go on below", "come up")
    assert [rolled.number for rolled in play.of(Rolled)] == [2, 10]
    assert place(play) == "F1"


@pytest.mark.clause("DQ-CAT-5")
def test_empty_square_gets_a_tile_turned_as_one_likes() -> None:
    d = under("E8").top("catacombs", "exit").next_tile("room-08").rolls("d10 9")
    play = d.turn().do("go on below", "come up")
    assert play.options == ["arrow N", "arrow E", "arrow S", "arrow W"]
    play.do("arrow E")
    assert play.of(TileLaid) == [TileLaid(0, "room-08", Square.at("E7"))]
    assert play.table.laid["E7"].arrow == "E"
    assert place(play) == "E7"
    assert play.seat == 1


@pytest.mark.clause("DQ-CAT-5")
def test_pits_and_trap_rooms_are_laid_aside() -> None:
    d = under("E8").top("catacombs", "exit").next_tile("bottomless_pit-26", "trap-28", "corridor-14").rolls("d10 9")
    play = d.turn().do("go on below", "come up", "arrow N")
    assert [event.tile for event in play.of(TileDrawn)] == ["bottomless_pit-26", "trap-28", "corridor-14"]
    assert [event.tile for event in play.of(TilePutBack)] == ["bottomless_pit-26", "trap-28"]
    assert play.table.aside == ["bottomless_pit-26", "trap-28"]
    assert play.seat == 1


@pytest.mark.clause("DQ-CAT-5")
def test_rotating_room_counts_as_turned_already() -> None:
    d = under("E8").top("catacombs", "exit").next_tile("rotating-38").rolls("d10 9")
    play = d.turn().do("go on below", "come up", "arrow S")
    assert play.table.laid["E7"].spun
    assert not play.of(RoomTurned)
    play.do("miss")
    assert play.options == ["move N", "miss"]


@pytest.mark.clause("DQ-CAT-5")
def test_rotating_room_nobody_has_been_in_has_turned_for_who_comes_up_there() -> None:
    d = under("E8").top("catacombs", "exit").lay("E7", "rotating-38", "S").rolls("d10 9")
    play = d.turn().do("go on below", "come up")
    assert play.of(RoomTurned) == [RoomTurned(0, Square.at("E7"))]
    assert play.do("miss").options == ["move N", "miss"]


def test_gate_of_torchlight_falls_for_who_comes_up_behind_it() -> None:
    d = under("E8").top("catacombs", "exit").lay("E7", "portcullis-31", "S").rolls("d10 9")
    d.table.laid["E7"] = d.table.laid["E7"]._replace(entered=False)
    play = d.turn().do("go on below", "come up")
    assert side(play.table, Square.at("E7"), "S") == "portcullis"


@pytest.mark.clause("DQ-CAT-5")
def test_with_no_square_to_come_up_at_one_stays_below() -> None:
    d = under("E8").top("catacombs", "exit")
    d.table.aside, d.table.box = d.table.box, []
    play = d.turn().do("go on below", "come up")
    assert not play.of(Rolled)
    assert play.table.of(0).below == "N"
    assert play.seat == 1


@pytest.mark.clause("DQ-CAT-5")
def test_box_with_nothing_but_pits_and_traps_is_as_good_as_empty() -> None:
    d = under("E8").top("catacombs", "exit").next_tile("trap-27", "bottomless_pit-26").lay("D6", "room-01")
    d.table.aside, d.table.box = d.table.box[:-2], d.table.box[-2:]
    play = d.turn().do("go on below", "come up")
    assert play.last(Rolled).number == 1
    assert place(play) == "D6"
    assert not play.of(TileDrawn)


@pytest.mark.clause("DQ-CAT-5", "DQ-RING-4")
def test_ring_of_changing_works_on_the_way_up() -> None:
    d = under("E8", ring="changing").top("catacombs", "exit").next_tile("room-08", "trap-27", "room-01")
    play = d.rolls("d10 9").turn().do("go on below", "come up")
    assert play.options == ["ring changing"]
    play.do("ring changing")
    assert play.of(RingUsed) == [RingUsed(0, "changing")]
    assert play.table.aside == ["trap-27"]
    assert play.table.drawn not in ("", "trap-27")
    assert play.options == ["arrow N", "arrow E", "arrow S", "arrow W"]


@pytest.mark.clause("DQ-CAT-6")
@pytest.mark.parametrize("tile", ["room-01", "trap-27", "portcullis-31", "corridor-14"])
def test_no_room_or_trap_card_where_one_comes_up(tile: str) -> None:
    d = under("E8").top("catacombs", "exit").lay("E7", tile).rolls("d10 9")
    play = d.turn().do("go on below", "come up")
    assert [card.deck for card in play.of(CardDrawn)] == ["catacombs"]
    assert play.seat == 1


@pytest.mark.clause("DQ-CAT-6")
def test_one_may_go_down_again_at_once() -> None:
    d = under("E8").top("catacombs", "exit").lay("D6", "room-01")
    d.table.entrances += squares("D6")
    play = d.turn().do("go on below", "come up", "come up at D6")
    assert play.options == ["go down"]
    play.do("go down", "tunnel W")
    assert (play.table.of(0).below, place(play), play.seat) == ("W", "D6", 1)


@pytest.mark.clause("DQ-CAT-6")
def test_who_came_up_came_from_no_square() -> None:
    d = under("E8").top("catacombs", "exit").lay("E7", "cave_in-20").rolls("d10 9", "d12 1")
    play = d.turn().do("go on below", "come up")
    assert play.table.of(0).came == ""
    assert play.table.of(0).searched == 0


@pytest.mark.clause("DQ-CAT-7")
def test_treasure_chamber_is_entered_as_usual() -> None:
    d = under("G6").top("catacombs", "exit").dragon("sleeps").counters("4500", "100").rolls("d10 10")
    play = d.turn().do("go on below", "come up")
    assert place(play) == "G5"
    assert play.of(TreasureTaken) == [TreasureTaken(0, ("4500", "100"))]
    assert play.seat == 1


@pytest.mark.clause("DQ-CAT-7")
def test_one_may_come_up_where_others_loot() -> None:
    d = dungeon("rohan", "volrik", at="G6 G5", variants=CATACOMBS).give(0, below="N").top("catacombs", "exit")
    play = d.dragon("sleeps").rolls("d10 10").turn().do("go on below", "come up")
    assert place(play) == "G5"


@pytest.mark.clause("DQ-CAT-7")
@pytest.mark.parametrize("square", ["F6", "A1"])
def test_night_kills_below_too(square: str) -> None:
    d = dungeon("rohan", at=square, variants=CATACOMBS).give(0, below="N", treasure=["500"]).sun(26)
    play = d.top("catacombs", "tunnel").turn().do("miss")
    assert play.of(Died) == [Died(0, "night")]
    assert play.over
    told = result(play.state)
    assert told is not None
    assert told.winners == ()


def test_dragon_does_not_reach_below() -> None:
    d = dungeon("rohan", "volrik", at="G5 G5", variants=CATACOMBS).give(1, below="N").dragon("wakes")
    play = d.next_tile("room-01").rolls("mix 8", "d12 1").turn().do("stay and loot", "flee N")
    assert [lost.seat for lost in play.of(LostLife)] == [0]


def test_who_dies_below_is_gone_and_leaves_nothing_on_the_board() -> None:
    d = under("F6", variants=("catacombs", "loot_dead"), life=1, cards=["corpse.rope"], treasure=["500"])
    play = d.top("catacombs", "bats").rolls("d6 6").turn().do("go on below")
    assert play.of(Died) == [Died(0, "wounds")]
    assert play.table.bodies == {}
    assert play.table.decks.corpse.count("rope") == 3
    assert play.seat == 1


@pytest.mark.clause("DQ-OPT-6")
def test_who_comes_up_by_a_body_may_loot_it() -> None:
    d = under("E8", variants=("catacombs", "loot_dead")).top("catacombs", "exit").lay("E7", "room-01").rolls("d10 9")
    d.table.decks.corpse.remove("rope")
    d.table.bodies["E7"] = ["corpse.rope"]
    play = d.turn().do("go on below", "come up", "take corpse.rope")
    assert play.table.of(0).cards == ["corpse.rope"]
    assert play.seat == 1


def test_slash_below_may_kill() -> None:
    play = under("F6", life=2).top("catacombs", "orc").top("monster", "m14").turn().do("go on below", "wait")
    assert play.of(Died) == [Died(0, "wounds")]
    assert play.table.fight is None
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-4")
def test_ring_of_teleport_leads_up_at_the_start_of_a_turn() -> None:
    d = under("E8", ring="teleport").lay("E8", "room-01").rolls("d10 9")
    play = d.turn()
    assert play.options == ["go on below", "ring teleport", "miss"]
    play.do("ring teleport")
    assert place(play) == "E8"
    assert play.of(RingUsed) == [RingUsed(0, "teleport")]
    assert drawn(play, "catacombs") == []
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-4")
def test_ring_of_teleport_saves_from_a_card_just_seen() -> None:
    d = under("E8", ring="teleport").top("catacombs", "troll").lay("E7", "room-01").rolls("d10 9")
    play = d.turn().do("go on below")
    assert play.options == ["ring teleport"]
    play.do("ring teleport")
    assert play.table.fight is None
    assert place(play) == "E7"
    assert play.seat == 1


@pytest.mark.clause("DQ-RING-4")
def test_ring_of_teleport_may_be_kept_and_used_once_only() -> None:
    d = under("E8", ring="teleport").top("catacombs", "gold_40")
    play = d.turn().do("go on below", "")
    assert play.table.of(0).cards == ["catacombs.gold_40"]
    used = under("E8", ring="teleport", ring_used=True).turn()
    assert used.refused("ring teleport") == "DQ-RING-1"


def test_fortune_may_choose_another_place_to_come_up() -> None:
    d = under("E8", ring="fortune").top("catacombs", "exit").lay("E7", "room-01").rolls("d10 1", "d10 9")
    play = d.turn().do("go on below", "come up", "ring fortune")
    assert place(play) == "E7"
