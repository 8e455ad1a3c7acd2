"""19 Optional rules, all off unless chosen. The display with specialities is tested with combat."""

from __future__ import annotations

import pytest

from rules import SeatSetup, Setup, new_game
from rules.dungeonquest import FORM, GAME, events, tiles
from rules.dungeonquest.decks import DECKS, printed
from rules.dungeonquest.events import (
    BlowsExchanged,
    BodyLooted,
    CardDrawn,
    CardPutBack,
    Died,
    DoorForced,
    DragonCounterDrawn,
    HeroChosen,
    LostLife,
    MonsterGone,
    RingChosen,
    SlabTried,
    Stayed,
    SunMoved,
    TileLaid,
    TowerChosen,
    TurnMissed,
)
from rules.dungeonquest.table import COMPASS, Square
from rules.engine.dice import Dice
from rules.engine.errors import Illegal
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.kit import Play, rolling

pytestmark = pytest.mark.usefixtures("nothing_lost")


def deaths(play: Play) -> list[tuple[int, str]]:
    return [(died.seat, died.cause) for died in play.of(Died)]


def drawn(play: Play, deck: str) -> list[str]:
    return [card.card for card in play.of(CardDrawn) if card.deck == deck]


@pytest.mark.clause("DQ-OPT-1")
def test_every_option_is_off_unless_chosen() -> None:
    assert [variant.clause for variant in FORM.variants if variant.clause.startswith("DQ-OPT")] == [
        f"DQ-OPT-{n}" for n in range(1, 11)
    ]
    table = dungeon("rohan", at="A1").table
    assert table.variants == []
    assert not any(table.plays(variant.id) for variant in FORM.variants)


@pytest.mark.clause("DQ-OPT-1")
def test_nothing_of_the_catacombs_is_there_without_the_option() -> None:
    without, with_them = (dungeon("rohan", at="A1", variants=v).table for v in ((), ("catacombs",)))
    assert without.decks.catacombs == []
    assert "passage_down" not in without.decks.search
    assert without.decks.search.count("empty") == 3
    assert len(with_them.decks.catacombs) == 20
    assert with_them.decks.search.count("passage_down") == 1
    assert with_them.decks.search.count("empty") == 2
    assert len(without.decks.search) == len(with_them.decks.search) == 15


@pytest.mark.clause("DQ-OPT-1")
def test_trapdoors_into_the_catacombs_need_the_catacombs() -> None:
    with pytest.raises(Illegal) as refused:
        new_game(Setup("dungeonquest", (SeatSetup("A"),), "castle", ("catacombs_trapdoors",), ""))
    assert refused.value.reason == "variant_needs"


# Smash a door


def at_a_jammed_door(*variants: str, **fields: object) -> Dungeon:
    d = dungeon("rohan", "volrik", at="F6 C3", variants=variants).lay("F6", "room-10").lay("C3", "room-01")
    return d.lay("F5", "room-01").top("door", "jammed").top("room", "empty").give(0, **fields)


@pytest.mark.clause("DQ-OPT-2")
def test_jammed_door_may_be_smashed() -> None:
    play = at_a_jammed_door("smash_doors").rolls("d12 6").turn().do("move N")
    assert play.options == ["smash the door"]
    play.do("smash the door")
    assert play.last(events.Tested) == events.Tested(0, "strength", 6, 6)
    assert play.of(DoorForced) == [DoorForced(0, "strength")]
    assert str(play.table.of(0).square) == "F5"
    assert drawn(play, "room") == ["empty"]


@pytest.mark.clause("DQ-OPT-2")
def test_door_that_stands_the_blow_ends_the_turn() -> None:
    play = at_a_jammed_door("smash_doors").rolls("d12 7").turn().do("move N", "smash the door")
    assert play.of(Stayed) == [Stayed(0)]
    assert not play.of(DoorForced)
    assert (str(play.table.of(0).square), play.seat) == ("F6", 1)


@pytest.mark.clause("DQ-OPT-2")
def test_nobody_has_to_smash_doors() -> None:
    play = at_a_jammed_door("smash_doors").turn().do("move N", "")
    assert not play.of(events.Tested)
    assert (str(play.table.of(0).square), play.seat) == ("F6", 1)


@pytest.mark.clause("DQ-OPT-2")
def test_door_traps_and_doors_without_the_option_are_not_smashed() -> None:
    trap = at_a_jammed_door("smash_doors").top("door", "trap_a").rolls("d6 1").turn().do("move N")
    assert trap.seat == 1
    assert at_a_jammed_door().turn().do("move N").seat == 1


@pytest.mark.clause("DQ-OPT-2")
def test_in_the_chamber_the_dragon_comes_after_the_attempt() -> None:
    d = dungeon("rohan", "volrik", at="G5 C3", variants=("smash_doors",)).lay("C3", "room-01").lay("G4", "room-10", "N")
    play = d.top("door", "jammed").dragon("sleeps").rolls("d12 12").turn().do("move N")
    assert not play.of(DragonCounterDrawn)
    play.do("smash the door")
    assert play.of(DragonCounterDrawn) == [DragonCounterDrawn(0, "sleeps", 7)]
    assert play.seat == 1


# Breaking off


def in_combat(*variants: str, tile: str = "room-01", **fields: object) -> Play:
    d = dungeon("volrik", "rohan", at="F6 C3", variants=variants).lay("F6", "room-01").lay("C3", "room-01")
    d.next_tile(tile).top("room", "orc").top("monster", "m14").give(0, **fields)
    return d.turn().do("move N", "attack", "slash", "mighty_blow")


@pytest.mark.clause("DQ-OPT-4")
def test_after_an_exchange_one_may_break_off_by_agility() -> None:
    play = in_combat("break_off")
    assert play.options == ["break off"]
    play.state.dice = rolling("d12 7")
    play.do("break off")
    assert play.last(events.Tested) == events.Tested(0, "agility", 7, 7)
    assert play.last(MonsterGone) == MonsterGone(0, "orc")
    assert (str(play.table.of(0).square), play.seat) == ("F6", 1)
    assert drawn(play, "room") == ["orc"]


@pytest.mark.clause("DQ-OPT-4")
def test_who_fails_to_break_off_loses_one_and_fights_on() -> None:
    play = in_combat("break_off")
    play.state.dice = rolling("d12 8")
    play.do("break off")
    assert play.last(LostLife) == LostLife(0, 1, 13)
    assert play.options == ["mighty_blow", "slash", "leap_aside"]
    assert play.do("slash", "slash").options == ["break off"]


@pytest.mark.clause("DQ-OPT-4")
def test_who_fails_to_break_off_may_die_of_it() -> None:
    play = in_combat("break_off", life=2)
    play.state.dice = rolling("d12 8")
    play.do("break off")
    assert deaths(play) == [(0, "wounds")]
    assert play.table.fight is None
    assert play.seat == 1


@pytest.mark.clause("DQ-OPT-4")
def test_one_may_fight_on() -> None:
    assert in_combat("break_off").do("").options == ["mighty_blow", "slash", "leap_aside"]


@pytest.mark.clause("DQ-OPT-4")
def test_without_a_way_back_there_is_no_breaking_off() -> None:
    play = in_combat("break_off", tile="portcullis-31")
    assert play.options == ["mighty_blow", "slash", "leap_aside"]
    assert not play.of(events.Tested)


@pytest.mark.clause("DQ-OPT-4")
def test_last_exchange_asks_nothing_any_more() -> None:
    d = dungeon("volrik", "rohan", at="F6 C3", variants=("break_off",)).lay("F6", "room-01").lay("C3", "room-01")
    d.next_tile("room-01").top("room", "goblin").top("monster", "m13")
    assert d.turn().do("move N", "attack", "slash", "leap_aside").seat == 1


# Lenient crypt trap


@pytest.mark.clause("DQ-OPT-5")
@pytest.mark.parametrize(
    ("variants", "number", "lost"),
    [((), 12, 11), ((), 1, 0), (("lenient_crypt",), 12, 5), (("lenient_crypt",), 8, 1), (("lenient_crypt",), 7, 0)],
)
def test_crypt_trap(variants: tuple[str, ...], number: int, lost: int) -> None:
    d = dungeon("rohan", at="F6", variants=variants).lay("F6", "room-01").next_tile("room-01").top("room", "crypt")
    play = d.top("crypt", "trap_b").rolls(f"d12 {number}").turn().do("move N", "draw crypt")
    assert play.table.of(0).life == 17 - lost


# Looting the dead


def beside_a_body(*variants: str, lies: tuple[str, ...] = ("crypt.potion", "corpse.rope"), **fields: object) -> Play:
    """The first hero dies beside the second, with these cards and treasure."""
    d = dungeon("rohan", "volrik", at="F6 F7", variants=variants).lay("F6", "room-01").lay("F7", "room-01")
    d.give(0, life=1, cards=list(lies), treasure=["500"]).give(1, **fields)
    return d.top("search", "giant_centipede").top("room", "empty").turn().do("search")


@pytest.mark.clause("DQ-OPT-6")
def test_who_enters_may_take_what_lies_with_the_dead() -> None:
    play = beside_a_body("loot_dead")
    assert sorted(play.table.bodies["F6"]) == ["corpse.rope", "crypt.potion"]
    play.do("move N")
    assert play.options == ["take crypt.potion", "take corpse.rope"]
    play.do("take crypt.potion + take corpse.rope")
    assert play.table.of(1).cards == ["crypt.potion", "corpse.rope"]
    assert play.of(BodyLooted) == [BodyLooted(1, "crypt.potion"), BodyLooted(1, "corpse.rope")]
    assert play.table.bodies == {}
    assert drawn(play, "room") == ["empty"]


@pytest.mark.clause("DQ-OPT-6")
def test_treasure_of_the_dead_is_lost_all_the_same() -> None:
    play = beside_a_body("loot_dead", lies=("crypt.gold_250", "corpse.rope"))
    assert play.table.bodies == {"F6": ["corpse.rope"]}
    assert len(play.table.treasure) == 32


@pytest.mark.clause("DQ-OPT-6")
def test_what_is_left_lies_there_for_the_next() -> None:
    play = beside_a_body("loot_dead").do("move N", "take corpse.rope")
    assert play.table.bodies == {"F6": ["crypt.potion"]}
    assert beside_a_body("loot_dead").do("move N", "").table.of(1).cards == []


@pytest.mark.clause("DQ-OPT-6")
def test_one_potion_is_enough() -> None:
    play = beside_a_body("loot_dead", lies=("crypt.potion",), cards=["search.potion"]).do("move N")
    assert play.table.bodies == {"F6": ["crypt.potion"]}
    assert play.table.of(1).cards == ["search.potion"]
    assert play.seat == 1


@pytest.mark.clause("DQ-OPT-6")
def test_without_the_option_the_dead_leave_nothing() -> None:
    play = beside_a_body()
    assert play.table.bodies == {}
    assert len(play.of(CardPutBack)) == 2
    play.do("move N")
    assert not play.of(BodyLooted)


# Torchlight


def set_up(*variants: str) -> Play:
    play = Play(new_game(Setup("dungeonquest", (SeatSetup("A", "ulf"),), "castle", variants, "light")))
    return play.do("ring fortune", "tower NW")


@pytest.mark.clause("DQ-OPT-7")
def test_two_tiles_lie_beside_each_tower_from_the_start() -> None:
    play = set_up("torchlight")
    assert sorted(play.table.laid) == sorted(["B1", "A2", "L1", "M2", "B10", "A9", "L10", "M9"])
    assert {square: play.table.laid[square].arrow for square in ("B1", "A2", "M9", "L10")} == {
        "B1": "W",
        "A2": "N",
        "M9": "S",
        "L10": "E",
    }
    assert len(play.of(TileLaid)) == 8
    assert len(play.table.box) == 107
    assert play.table.sun == 1
    assert set_up().table.laid == {}


# Death can wait


def after_death(*heroes: str, variants: tuple[str, ...] = ("death_can_wait",), **fields: object) -> Play:
    """The first hero dies by its search, the others miss their turn."""
    at = " ".join(["F6", "C3", "K3", "K8"][: len(heroes)])
    d = dungeon(*heroes, at=at, variants=variants)
    for square in at.split():
        d.lay(square, "room-01")
    d.give(0, life=1, ring="warning", **fields).top("search", "giant_centipede")
    for seat in range(1, len(heroes)):
        d.give(seat, ring=["warning", "healing", "opening", "changing"][seat])
    play = d.turn().do("search")
    return play.do(*["miss"] * (len(heroes) - 1))


@pytest.mark.clause("DQ-OPT-8")
def test_player_of_a_dead_hero_comes_back_with_another_from_a_free_tower() -> None:
    play = after_death("rohan", "volrik")
    assert play.table.sun == 2
    assert (play.seat, play.options) == (0, ["hero ulf", "hero el_adoran"])
    assert play.refused("hero rohan") == "DQ-SET-2"
    play.do("hero el_adoran")
    assert play.refused("ring warning") == play.refused("ring healing") == "DQ-SET-3"
    play.do("ring fortune")
    assert play.options == ["tower NW", "tower NE", "tower SW", "tower SE"]
    play.do("tower SE")
    assert play.of(HeroChosen) == [HeroChosen(0, "el_adoran")]
    assert play.of(RingChosen) == [RingChosen(0, "fortune")]
    assert play.of(TowerChosen) == [TowerChosen(0, "SE")]
    hero = play.table.of(0)
    assert (hero.life, hero.fate, hero.arrows, hero.cards, str(hero.square)) == (11, "inside", 4, [], "M10")
    assert play.table.fallen == ["rohan"]
    assert play.options == ["move N", "move W", "miss"]
    assert play.refused("leave") == "DQ-TOW-5"


@pytest.mark.clause("DQ-OPT-8")
def test_game_can_be_saved_while_the_fresh_hero_is_chosen() -> None:
    play = after_death("rohan", "volrik")
    for answer in ("hero ulf", "ring fortune", "tower NW"):
        assert GAME.sound(play.state) is None
        play.do(answer)
    assert GAME.sound(play.state) is None


@pytest.mark.clause("DQ-OPT-8")
def test_tower_in_which_another_stands_is_not_free() -> None:
    d = dungeon("rohan", "volrik", at="F6 A1", variants=("death_can_wait",)).lay("F6", "room-01").give(0, life=1)
    play = d.top("search", "giant_centipede").turn().do("search", "miss", "hero ulf", "ring fortune")
    assert play.options == ["tower NE", "tower SW", "tower SE"]
    assert play.refused("tower NW") == "DQ-MOVE-3"


@pytest.mark.clause("DQ-OPT-8")
def test_alone_one_may_go_through_all_four_heroes() -> None:
    play = after_death("rohan")
    play.do("hero ulf", "ring healing", "tower NW")
    kill(play)
    play.do("hero el_adoran", "ring opening", "tower NW")
    kill(play)
    assert [event.hero for event in play.of(HeroChosen)] == ["ulf", "el_adoran", "volrik"]  # only one was left
    assert play.refused("ring warning") == play.refused("ring opening") == "DQ-SET-3"
    play.do("ring changing", "tower NW")
    kill(play)
    assert play.over
    assert play.table.fallen == ["rohan", "ulf", "el_adoran"]


def kill(play: Play) -> None:
    """The hero whose turn it is drinks poison, with one Life Point left."""
    hero = play.table.of(0)
    play.table.decks.search.remove("potion")
    hero.cards.append("search.potion")
    hero.life = 1
    play.state.known = False
    play.state.dice = rolling("d6 1")
    play.do("drink potion")


@pytest.mark.clause("DQ-OPT-8")
def test_with_four_players_no_hero_is_left() -> None:
    play = after_death("rohan", "ulf", "el_adoran", "volrik")
    assert (play.seat, play.table.sun) == (1, 2)


@pytest.mark.clause("DQ-OPT-8")
def test_nobody_comes_back_after_the_last_round_or_without_the_option() -> None:
    assert after_death("rohan", "volrik", variants=()).seat == 1
    d = dungeon("rohan", "volrik", at="F6 C3", variants=("death_can_wait",)).lay("F6", "room-01").lay("C3", "room-01")
    play = d.give(0, life=1).sun(26).top("search", "giant_centipede").turn().do("search", "miss")
    assert deaths(play) == [(0, "wounds"), (1, "night")]
    assert play.over


@pytest.mark.clause("DQ-OPT-8")
def test_hero_killed_before_its_turn_is_back_in_the_same_round() -> None:
    d = dungeon("rohan", "volrik", at="G5 G6", variants=("death_can_wait",)).dragon("wakes").give(1, life=1)
    play = d.next_tile("room-01").rolls("mix 8", "d12 1", "mix 32").turn().do("stay and loot", "flee N")
    assert deaths(play) == [(1, "wounds")]
    assert (play.seat, play.table.sun, play.options) == (1, 1, ["hero ulf", "hero el_adoran"])


# Closing walls


def between_walls(*variants: str, **fields: object) -> Play:
    d = dungeon("rohan", "volrik", at="F6 C3", variants=variants).lay("F6", "room-01").lay("C3", "room-01")
    return d.next_tile("room-01").top("room", "closing_walls").give(0, **fields).turn().do("move N")


@pytest.mark.clause("DQ-OPT-9")
def test_card_takes_the_place_of_two_empty_ones() -> None:
    without, with_it = (dungeon("rohan", at="A1", variants=v).table for v in ((), ("closing_walls",)))
    assert printed(without, "room").get("closing_walls", 0) == without.decks.room.count("closing_walls") == 0
    assert without.decks.room.count("empty") == DECKS["room"]["empty"].copies == 34
    assert with_it.decks.room.count("closing_walls") == 2
    assert with_it.decks.room.count("empty") == 32
    assert len(without.decks.room) == len(with_it.decks.room) == 84


@pytest.mark.clause("DQ-OPT-9")
def test_right_slab_stops_the_walls() -> None:
    play = between_walls("closing_walls")
    assert play.options == ["slab 1", "slab 2", "slab 3"]
    play.state.dice = rolling("d3 1")
    play.do("slab 2")
    assert play.of(SlabTried) == [SlabTried(0, 2, right=True)]
    assert play.table.of(0).inside
    assert play.seat == 1


@pytest.mark.clause("DQ-OPT-9")
def test_second_slab_may_still_stop_them() -> None:
    play = between_walls("closing_walls")
    play.state.dice = rolling("d3 2", "d2 1")
    play.do("slab 2")
    assert play.options == ["slab 1", "slab 3"]
    assert play.refused("slab 2") == "ANSWER-1"
    play.do("slab 3")
    assert [tried.right for tried in play.of(SlabTried)] == [False, True]
    assert play.seat == 1


@pytest.mark.clause("DQ-OPT-9")
def test_two_wrong_slabs_are_death() -> None:
    play = between_walls("closing_walls")
    play.state.dice = rolling("d3 3", "d2 2")
    play.do("slab 1", "slab 2")
    assert deaths(play) == [(0, "crushed")]
    assert play.seat == 1


@pytest.mark.clause("DQ-OPT-9", "DQ-RING-2")
def test_closing_walls_are_a_trap_for_the_ring_of_warning() -> None:
    play = between_walls("closing_walls", ring="warning")
    assert play.options == ["ring warning"]
    assert play.do("ring warning").seat == 1
    assert not play.of(SlabTried)


@pytest.mark.clause("DQ-OPT-9")
def test_one_in_three_dies_between_the_walls() -> None:
    crushed = 0
    begun = between_walls("closing_walls").state
    for seed in range(300):
        play = Play(begun.clone())
        play.state.dice = Dice(seed * 1_000_003)
        play.do("slab 1")
        if play.seat == 0:
            play.do("slab 3")
        crushed += len(play.of(Died))
    assert 75 <= crushed <= 125


# Keep looking


def sealed_in(*variants: str) -> Play:
    """A hero that has searched twice in a cell without a way out."""
    d = dungeon("rohan", "volrik", at="D8 K3", variants=variants).lay("D8", "room-01").lay("K3", "room-01")
    d.wall_off("D8", *COMPASS)
    return d.give(0, searched=2).top("search", "empty", "empty").turn()


@pytest.mark.clause("DQ-OPT-10")
def test_who_is_shut_in_may_look_again_after_a_missed_turn() -> None:
    play = sealed_in("keep_looking")
    assert play.of(TurnMissed) == [TurnMissed(0, "shut in")]
    play.do("miss")
    assert (play.seat, play.options) == (0, ["search", "miss"])
    play.do("search", "miss", "search", "miss")
    assert play.of(TurnMissed)[-1] == TurnMissed(0, "shut in")
    assert play.of(SunMoved)[-1] == SunMoved(4)
    assert play.seat == 1


@pytest.mark.clause("DQ-OPT-10")
def test_without_the_option_all_further_turns_are_missed() -> None:
    play = sealed_in()
    for _ in range(5):
        assert play.last(TurnMissed) == TurnMissed(0, "shut in")
        assert play.seat == 1
        play.do("miss")


# Specialities


@pytest.mark.clause("DQ-OPT-3")
def test_without_specialities_mighty_blow_is_everybodys_best() -> None:
    d = dungeon("volrik", "rohan", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01").next_tile("room-01")
    play = d.top("room", "champion").top("monster", "m12").turn().do("move N", "attack", "leap_aside", "mighty_blow")
    assert play.last(BlowsExchanged).monster_lost == 1
    assert play.do("mighty_blow", "slash").last(BlowsExchanged).monster_lost == 2


@pytest.mark.clause("DQ-ROOM-10b", "DQ-OPT-7")
def test_a_gate_laid_by_torchlight_falls_behind_the_first_who_enters() -> None:
    """It lies open beside the Tower until somebody has stepped in under it."""
    position = dungeon("rohan", at="A1", variants=("torchlight",)).lay("B1", "portcullis-31", "W")
    position.table.laid["B1"] = position.table.laid["B1"]._replace(entered=False)
    play = position.top("room", "empty").turn().do("move E")
    assert play.of(events.Tested) == []
    assert play.table.heroes[0].square == Square.at("B1")
    assert tiles.side(play.table, Square.at("B1"), "W") == "portcullis"
