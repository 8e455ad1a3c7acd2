"""13 Meeting a monster."""

from __future__ import annotations

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.decks import DECKS
from rules.dungeonquest.events import (
    BlowsExchanged,
    CardDrawn,
    Declared,
    Died,
    DragonCounterDrawn,
    LostLife,
    MonsterAnswered,
    MonsterDefeated,
    MonsterGone,
    MonsterMet,
    Moved,
    NoHarm,
    RoomTurned,
    TreasureTaken,
)
from rules.dungeonquest.monsters import ANSWERS, Monster
from rules.dungeonquest.table import Square
from rules.engine.events import OnlyAnswer
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.kit import Play, begin

pytestmark = pytest.mark.usefixtures("nothing_lost")

# One column for each card from m01 to m14. Answers: f flee, c combat, s slash and combat, e escape, x slash and escape.
PRINTED = {
    "goblin": ("13213213213213", "ffffffffffcccc", "ffffffffccccss", "eeeeeeeeeexxxc"),
    "orc": ("43543543543543", "fffffccccccccc", "ffffcccccsssss", "eeeeeexxxxxccc"),
    "troll": ("34123412341234", "ffffffffcccccc", "ffffffccccssss", "eeeeeeeexxxxcc"),
    "death_warrior": ("52345234523452", "fffffccccccccc", "ffffcccccsssss", "eeeeeexxxxxccc"),
    "champion": ("34563456345634", "fffccccccccccc", "ffccccccssssss", "eeeexxxxxxcccc"),
}
WORDS = {"f": "flee", "c": "combat", "s": "slash_combat", "e": "escape", "x": "slash_escape"}
DEEDS = ("attack", "wait", "escape")
CARDS = [f"m{n:02}" for n in range(1, 15)]


def meeting(monster: str, card: str = "m14", *, sneaks: bool = False, **fields: object) -> Dungeon:
    """A hero in F6, another one far off; the room to the north is not known yet, and in it a monster waits."""
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01").next_tile("room-01")
    return d.top("room", f"sneak_{monster}" if sneaks else monster).top("monster", card).give(0, **fields)


def facing(d: Dungeon, monster: str = "orc", *, sneaks: bool = False) -> Play:
    """The first hero faces a monster where it stands."""
    return begin(d.state, Monster(monster, sneaks), source="turn")


def drawn(play: Play, deck: str) -> list[str]:
    return [card.card for card in play.of(CardDrawn) if card.deck == deck]


def place(play: Play, seat: int = 0) -> str:
    return str(play.table.of(seat).square)


@pytest.mark.clause("DQ-MON-1")
def test_there_are_five_monsters() -> None:
    assert {monster for _, monster in ANSWERS} == set(PRINTED)
    met = [does.monster for card in DECKS["room"].values() for does in card.does if isinstance(does, Monster)]
    assert set(met) == set(PRINTED)
    assert len(DECKS["monster"]) == 15


@pytest.mark.clause("DQ-MON-3")
@pytest.mark.parametrize("monster", PRINTED)
def test_monster_cards_are_the_printed_ones(monster: str) -> None:
    life, *answers = PRINTED[monster]
    for column, card in enumerate(CARDS):
        printed = {deed: WORDS[row[column]] for deed, row in zip(DEEDS, answers, strict=True)}
        assert ANSWERS[card, monster] == (int(life[column]), printed)


@pytest.mark.clause("DQ-MON-3", "DQ-MON-4")
@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("monster", PRINTED)
def test_monster_card_answers_what_was_announced(monster: str, deed: str) -> None:
    life, *answers = PRINTED[monster]
    for column, card in enumerate(CARDS):
        play = meeting(monster, card).turn().do("move N", deed)
        said = MonsterAnswered(0, monster, WORDS[answers[DEEDS.index(deed)][column]], int(life[column]))
        assert play.of(MonsterAnswered) == [said]


@pytest.mark.clause("DQ-MON-2")
@pytest.mark.parametrize(
    ("gone", "player"), [([], 3), ([3], 2), ([2, 3], 1), ([1, 3], 2), ([1, 2, 3], 3)], ids=lambda value: str(value)
)
def test_neighbour_on_the_right_plays_the_monster_and_the_dead_are_passed_over(gone: list[int], player: int) -> None:
    d = dungeon("rohan", "ulf", "el_adoran", "volrik", at="F6 A1 M1 M10").lay("F6", "room-01")
    for seat in gone:
        d.give(seat, fate="safe" if seat == 2 else "dead", life=d.hero(seat).life if seat == 2 else 0)
    play = d.next_tile("room-01").top("room", "orc").top("monster", "m14").turn().do("move N")
    assert play.last(MonsterMet) == MonsterMet(0, "orc", sneaks=False, played_by=player)
    play.do("attack")
    assert play.seat == 0
    assert play.do("slash").seat == player


@pytest.mark.clause("DQ-MON-2")
def test_right_is_against_the_order_of_turns() -> None:
    d = dungeon("rohan", "ulf", "volrik", at="F6 A1 M1").lay("F6", "room-01").top("room", "orc").next_tile("room-01")
    assert d.turn().do("move N").last(MonsterMet).played_by == 2


@pytest.mark.clause("DQ-MON-3")
def test_hero_announces_before_anybody_knows_the_monsters_life() -> None:
    play = meeting("troll").turn().do("move N")
    assert play.options == ["attack", "wait", "escape"]
    assert not drawn(play, "monster")
    assert not play.table.fight.known
    play.do("wait")
    assert play.last(Declared) == Declared(0, "wait")
    assert drawn(play, "monster") == ["m14"]
    assert play.table.fight.life == 4


@pytest.mark.clause("DQ-MON-3")
def test_shuffle_card_among_the_monster_cards_is_no_answer() -> None:
    d = meeting("orc").top("monster", "shuffle")
    assert len(d.turn().do("move N", "attack").of(MonsterAnswered)) == 1


@pytest.mark.clause("DQ-MON-4", "DQ-MON-6")
def test_monster_that_flees_is_gone_and_the_turn_over() -> None:
    play = meeting("orc", "m01").turn().do("move N", "attack")
    assert play.last(MonsterGone) == MonsterGone(0, "orc")
    assert play.table.fight is None
    assert place(play) == "F5"
    assert play.seat == 1


@pytest.mark.clause("DQ-MON-4")
def test_combat_follows_at_once() -> None:
    play = meeting("orc", "m14").turn().do("move N", "attack")
    assert play.options == ["mighty_blow", "slash", "leap_aside"]
    assert play.table.of(0).life == 17


@pytest.mark.clause("DQ-MON-4")
def test_slash_comes_before_the_combat() -> None:
    play = meeting("orc", "m14").turn().do("move N", "wait")
    assert play.last(LostLife) == LostLife(0, 2, 15)
    assert play.options == ["mighty_blow", "slash", "leap_aside"]


@pytest.mark.clause("DQ-MON-4")
def test_slash_comes_before_the_escape() -> None:
    play = meeting("orc", "m07").turn().do("move N", "escape")
    assert play.last(LostLife) == LostLife(0, 2, 15)
    assert place(play) == "F6"
    assert play.seat == 1


@pytest.mark.clause("DQ-MON-4")
def test_who_announced_escape_may_have_to_fight() -> None:
    play = meeting("orc", "m14").turn().do("move N", "escape")
    assert place(play) == "F5"
    assert play.options == ["mighty_blow", "slash", "leap_aside"]


@pytest.mark.clause("DQ-MON-5")
@pytest.mark.parametrize(("card", "deed"), [("m14", "wait"), ("m07", "escape")])
def test_slash_that_kills_ends_the_encounter(card: str, deed: str) -> None:
    play = meeting("orc", card, life=2).turn().do("move N", deed)
    assert play.last(Died) == Died(0, "wounds")
    assert play.table.fight is None
    assert place(play) == "F5"
    assert not play.of(MonsterGone)
    assert play.seat == 1


@pytest.mark.clause("DQ-MON-5")
@pytest.mark.parametrize("card", ["m01", "m14"])
def test_monsters_leave_no_treasure(card: str) -> None:
    play = meeting("goblin", card).turn().do("move N", "attack")
    if card == "m14":
        play.do("mighty_blow", "slash", "slash", "leap_aside")
        assert play.of(MonsterDefeated) == [MonsterDefeated(0, "goblin")]
    assert play.table.of(0).cards == play.table.of(0).treasure == []


@pytest.mark.clause("DQ-MON-6")
def test_won_fight_ends_the_turn_and_the_next_entry_draws_a_new_card() -> None:
    d = meeting("goblin", "m13").top("room", "goblin", "empty")
    play = d.turn().do("move N", "attack", "slash", "leap_aside")
    assert play.last(MonsterDefeated) == MonsterDefeated(0, "goblin")
    assert (place(play), play.seat) == ("F5", 1)
    play.do("miss", "move S", "miss", "move N")
    assert drawn(play, "room")[0] == "goblin"
    assert len(drawn(play, "room")) == 3


@pytest.mark.clause("DQ-MON-7")
def test_sneak_attack_first_costs_a_d12_less_luck() -> None:
    play = meeting("orc", sneaks=True).rolls("d12 9").turn().do("move N")
    assert play.last(MonsterMet).sneaks
    assert play.last(LostLife) == LostLife(0, 5, 12)
    assert play.options == ["attack", "escape"]
    assert play.refused("wait") == "DQ-MON-7"


@pytest.mark.clause("DQ-MON-7")
def test_luck_may_save_from_the_first_blow() -> None:
    play = meeting("orc", sneaks=True).rolls("d12 4").turn().do("move N")
    assert play.of(NoHarm) == [NoHarm(0)]
    assert play.table.of(0).life == 17


@pytest.mark.clause("DQ-MON-7")
def test_first_blow_may_kill_before_anything_is_announced() -> None:
    play = meeting("troll", sneaks=True, life=8).rolls("d12 12").turn().do("move N")
    assert play.last(Died) == Died(0, "wounds")
    assert play.table.fight is None
    assert not drawn(play, "monster")
    assert play.seat == 1


@pytest.mark.clause("DQ-MON-7")
def test_sneaking_monster_never_flees() -> None:
    play = meeting("death_warrior", "m01", sneaks=True).rolls("d12 1").turn().do("move N", "attack")
    assert play.last(MonsterAnswered) == MonsterAnswered(0, "death_warrior", "combat", 5)
    assert play.options == ["mighty_blow", "slash", "leap_aside"]


@pytest.mark.clause("DQ-MON-7")
def test_one_may_escape_a_sneak_attack() -> None:
    play = meeting("orc", "m01", sneaks=True).rolls("d12 1").turn().do("move N", "escape")
    assert place(play) == "F6"
    assert play.seat == 1


@pytest.mark.clause("DQ-MON-7", "DQ-MON-13")
def test_sneak_attack_without_a_way_back_is_combat() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01").next_tile("portcullis-31")
    play = d.top("room", "sneak_orc").top("monster", "m01").rolls("d12 1").turn().do("move N")
    assert [event.picks[0].notation for event in play.of(OnlyAnswer)] == ["declaration attack"]
    assert play.last(MonsterAnswered).answer == "combat"
    assert play.options == ["mighty_blow", "slash", "leap_aside"]


@pytest.mark.clause("DQ-MON-10")
def test_ring_of_blinding_defeats_a_monster_of_the_room_deck() -> None:
    play = meeting("champion", ring="blindness").turn().do("move N")
    assert "ring blindness" in play.options
    play.do("ring blindness")
    assert play.of(MonsterDefeated) == [MonsterDefeated(0, "champion")]
    assert not drawn(play, "monster")
    assert play.table.of(0).ring_used
    assert (place(play), play.seat) == ("F5", 1)


@pytest.mark.clause("DQ-MON-10")
def test_ring_of_blinding_is_no_use_against_a_sneak_attack() -> None:
    play = meeting("orc", sneaks=True, ring="blindness").rolls("d12 1").turn().do("move N")
    assert play.refused("ring blindness") == "DQ-MON-10"
    assert not play.table.of(0).ring_used


@pytest.mark.clause("DQ-MON-11")
def test_nobody_breaks_off_a_combat() -> None:
    play = meeting("champion", "m12").turn().do("move N", "attack")
    for exchange in range(5):
        assert play.options == ["mighty_blow", "slash", "leap_aside"]
        assert play.refused("escape") == "DQ-MON-11"
        play.do("slash", "slash")
        assert (play.table.of(0).life, play.table.fight.life) == (16 - exchange, 5 - exchange)
    play.do("slash", "slash")
    assert play.last(MonsterDefeated) == MonsterDefeated(0, "champion")


@pytest.mark.clause("DQ-MON-12")
@pytest.mark.case("R-DQ-03")
def test_escaping_leads_back_through_the_door_without_a_card() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-10").lay("C3", "room-01").next_tile("room-01")
    play = d.top("door", "opens").top("room", "orc", "goblin").top("monster", "m01").turn().do("move N", "escape")
    assert drawn(play, "door") == ["opens"]
    assert drawn(play, "room") == ["orc"]
    assert play.last(Moved) == Moved(0, Square.at("F5"), Square.at("F6"), "escape")
    assert play.seat == 1


@pytest.mark.clause("DQ-MON-12")
@pytest.mark.case("R-DQ-03")
def test_who_escapes_into_a_trap_room_takes_a_trap_card() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "trap-27").lay("C3", "room-01").next_tile("room-01")
    d.top("room", "orc").top("monster", "m01").top("trap", "snakes").rolls("d6 2")
    play = d.turn().do("move N", "escape")
    assert drawn(play, "trap") == ["snakes"]
    assert play.table.of(0).life == 15
    assert place(play) == "F6"


@pytest.mark.clause("DQ-MON-12")
def test_who_escapes_into_a_corridor_goes_no_further() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "corridor-14").lay("C3", "room-01").next_tile("room-01")
    play = d.top("room", "orc").top("monster", "m01").turn().do("move N", "escape")
    assert place(play) == "F6"
    assert play.seat == 1


@pytest.mark.clause("DQ-MON-12")
def test_who_escapes_into_a_tower_stays_there_for_this_turn() -> None:
    d = dungeon("rohan", "volrik", at="A1 C3").lay("C3", "room-01").next_tile("room-01").give(0, gone_out=False)
    play = d.top("room", "orc").top("monster", "m01").turn().do("move E", "escape")
    assert place(play) == "A1"
    assert play.seat == 1
    assert "leave" in play.do("miss").options


@pytest.mark.clause("DQ-MON-12")
def test_who_escapes_into_a_cave_in_room_has_the_monsters_side_free() -> None:
    d = dungeon("volrik", "rohan", at="F6 C3").lay("F6", "cave_in-20").lay("C3", "room-01").next_tile("room-01")
    d.give(0, came="S").top("room", "orc", "empty").top("monster", "m01").rolls("d12 1")
    play = d.turn().do("move N", "escape")
    assert len(play.of(events.Tested)) == 1
    assert (play.table.of(0).came, play.seat) == ("N", 1)
    play.do("miss", "move N")
    assert len(play.of(events.Tested)) == 1
    assert drawn(play, "room") == ["orc", "empty"]


@pytest.mark.clause("DQ-MON-12")
@pytest.mark.parametrize(("way", "tests"), [("N", 0), ("S", 1)])
def test_who_escapes_to_the_bottomless_pit_crosses_it_to_the_far_side_only(way: str, tests: int) -> None:
    d = dungeon("volrik", "rohan", at="F6 C3").lay("F6", "bottomless_pit-26").lay("C3", "room-01")
    d.lay("F5", "room-01").lay("F7", "room-01").give(0, came="S").top("room", "orc", "empty").top("monster", "m01")
    play = d.rolls("d12 1", "d12 1").turn().do("move N", "escape", "miss")
    before = len(play.of(events.Tested))
    play.do(f"move {way}")
    assert len(play.of(events.Tested)) - before == tests


@pytest.mark.clause("DQ-MON-12")
def test_rotating_room_one_escapes_into_does_not_turn_again() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "rotating-38", "S", spun=True).lay("C3", "room-01")
    play = d.next_tile("room-01").top("room", "orc").top("monster", "m01").turn().do("move N", "escape")
    assert place(play) == "F6"
    assert not play.of(RoomTurned)
    assert play.table.laid["F6"].spun


@pytest.mark.clause("DQ-MON-12a")
def test_no_way_back_into_a_room_that_has_turned_its_wall() -> None:
    d = dungeon("rohan", "volrik", at="F5 C3").lay("F5", "room-01").lay("C3", "room-01")
    play = facing(d.lay("F6", "rotating-38", "N", spun=True).give(0, came="S"))
    assert play.options == ["attack", "wait"]
    assert play.refused("escape") == "DQ-MON-13"
    assert play.reason("escape") == "no_entrance"


@pytest.mark.clause("DQ-MON-12a")
def test_no_way_back_where_the_own_room_has_turned() -> None:
    d = dungeon("rohan", "volrik", at="F5 C3").lay("F5", "corridor-17", "W").lay("C3", "room-01").lay("F6", "room-01")
    play = facing(d.give(0, came="S"))
    assert play.refused("escape") == "DQ-MON-13"
    assert play.reason("escape") == "no_exit"


@pytest.mark.clause("DQ-MON-13")
@pytest.mark.case("R-DQ-03")
def test_no_escape_with_the_gate_fallen_behind() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01").next_tile("portcullis-31")
    play = d.top("room", "orc").turn().do("move N")
    assert play.options == ["attack", "wait"]
    assert play.refused("escape") == "DQ-ROOM-10"


@pytest.mark.clause("DQ-MON-13")
def test_no_escape_under_a_gate_that_torchlight_showed_open() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-01").lay("F5", "portcullis-31").lay("C3", "room-01")
    d.table.laid["F5"] = d.table.laid["F5"]._replace(entered=False)
    play = d.top("room", "orc").turn().do("move N")
    assert play.refused("escape") == "DQ-ROOM-10"


@pytest.mark.clause("DQ-MON-13")
def test_no_escape_back_through_the_gate_of_the_room_one_has_left() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "portcullis-31", "N").lay("C3", "room-01").next_tile("room-01")
    play = d.top("room", "orc").rolls("d12 1").turn().do("move N")
    assert play.refused("escape") == "DQ-MON-13"


@pytest.mark.clause("DQ-MON-13")
def test_one_may_escape_from_a_portcullis_room_entered_beside_its_gate() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-01").lay("F5", "portcullis-31", "W").lay("C3", "room-01")
    play = d.top("room", "orc").top("monster", "m01").turn().do("move N", "escape")
    assert place(play) == "F6"


@pytest.mark.clause("DQ-MON-13")
@pytest.mark.case("R-DQ-03")
def test_no_escape_after_a_secret_door() -> None:
    d = dungeon("rohan", "volrik", at="D8 C3").lay("D8", "room-05").lay("C3", "room-01").next_tile("room-01")
    play = d.give(0, secret_door=1).top("room", "orc").turn().do("secret door E")
    assert play.options == ["attack", "wait"]
    assert play.refused("escape") == "DQ-SEC-4"


@pytest.mark.clause("DQ-MON-13")
@pytest.mark.case("R-DQ-03")
def test_no_escape_to_where_another_hero_stands() -> None:
    d = dungeon("rohan", "volrik", at="F5 F6").lay("F5", "room-01").lay("F6", "room-01").give(0, came="S")
    play = facing(d)
    assert play.refused("escape") == "DQ-MON-13"
    assert play.reason("escape") == "hero_there"


@pytest.mark.clause("DQ-MON-13")
def test_no_escape_for_who_came_from_no_square() -> None:
    play = facing(dungeon("rohan", "volrik", at="F5 C3").lay("F5", "room-01").lay("C3", "room-01"))
    assert play.options == ["attack", "wait"]
    assert play.refused("escape") == "DQ-MON-13"
    assert play.reason("escape") == "no_way_back"


@pytest.mark.clause("DQ-MON-14")
def test_who_escapes_into_the_treasure_chamber_draws_a_dragon_counter_and_no_treasure() -> None:
    d = dungeon("rohan", "volrik", at="G5 C3").lay("C3", "room-01").next_tile("room-01").dragon("sleeps")
    play = d.top("room", "orc").top("monster", "m01").turn().do("move N", "escape")
    assert place(play) == "G5"
    assert play.of(DragonCounterDrawn) == [DragonCounterDrawn(0, "sleeps", 7)]
    assert not play.of(TreasureTaken)
    assert play.seat == 1


@pytest.mark.clause("DQ-MON-14")
def test_dragon_may_wake_for_who_escapes_to_it() -> None:
    d = dungeon("rohan", "volrik", at="G5 G6").next_tile("room-01", "room-01").dragon("wakes")
    play = d.top("room", "orc").top("monster", "m01").rolls("mix 8", "d12 3").turn().do("move N", "escape")
    assert play.last(LostLife) == LostLife(0, 3, 14)
    play.do("flee N")
    assert place(play) == "G4"
    assert play.refused("flee N") == "DQ-5.2.g"  # the other one has to flee as well
    assert play.do("flee S lower").options == ["move N", "move E", "move S", "move W", "search", "miss"]
    assert play.seat == 1


def test_exchange_is_told_once_for_both() -> None:
    play = meeting("orc").turn().do("move N", "attack", "slash", "mighty_blow")
    assert play.of(BlowsExchanged) == [BlowsExchanged(0, "slash", "mighty_blow", 1, 0)]
