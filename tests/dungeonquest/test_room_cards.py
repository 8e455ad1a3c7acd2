"""Chapter 9, the Room deck, and all that other decks hold: every card does what is printed on it."""

from __future__ import annotations

from typing import Any

import pytest

from rules.dungeonquest.events import (
    CardKept,
    CorridorsTurned,
    FellIntoPit,
    LeftCastle,
    MonsterAnswered,
    MonsterMet,
    NoHarm,
    Rolled,
    TorchLit,
    TorchWentOut,
    TurnMissed,
)
from rules.dungeonquest.table import Hero
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.dungeonquest.reading import died, drawn, hero, lost, missed, ways, where
from tests.kit import Play

LIFE = {"rohan": 17, "ulf": 16, "el_adoran": 11, "volrik": 15}
SHOWN = ("life", "cards", "missing", "dark", "in_pit", "secret_door", "fate", "cause", "searched")
NOTHING: dict[str, Any] = {}
DEAD = {"life": 0, "fate": "dead", "cause": "crushed"}
Line = tuple[str, str, tuple[str, ...], dict[str, Any]]


def left(name: str, n: int) -> dict[str, Any]:
    """So many Life Points lost by this hero, unhurt until then."""
    return {"life": LIFE[name] - n} if n else {}


def kept(card: str) -> dict[str, Any]:
    """This card is kept."""
    return {"cards": [card]}


# deck.card, hero, rolls, what is different afterwards; Rohan: Agility 4, Armour 9, Luck 4; Volrik: 7, 4, 8
FINDS: list[Line] = [
    ("empty", "rohan", (), NOTHING),
    ("gold_40", "rohan", (), kept("room.gold_40")),
    ("gold_30", "rohan", (), kept("room.gold_30")),
    ("potion", "rohan", (), kept("room.potion")),
]
MISFORTUNES: list[Line] = [
    *[("vampire_bats", "rohan", (f"d6 {n}",), left("rohan", loss)) for n, loss in enumerate((0, 0, 1, 2, 3, 4), 1)],
    ("torch_out", "rohan", (), {"dark": True}),
    ("cave_in", "rohan", ("d6 1",), DEAD),
    *[("cave_in", "rohan", (f"d6 {n}",), left("rohan", 2)) for n in range(2, 7)],
    ("crossfire", "rohan", ("d12 9",), NOTHING),
    ("crossfire", "rohan", ("d12 12",), left("rohan", 3)),
    ("crossfire", "volrik", ("d12 5",), left("volrik", 1)),
    ("crossfire", "volrik", ("d12 12",), left("volrik", 8)),
    ("trapdoor", "rohan", ("d12 4",), NOTHING),
    ("trapdoor", "rohan", ("d12 5", "d6 6"), left("rohan", 6) | {"in_pit": True}),
    ("trapdoor", "volrik", ("d12 7",), NOTHING),
    ("trapdoor", "volrik", ("d12 8", "d6 1"), left("volrik", 1) | {"in_pit": True}),
    ("wizards_curse", "rohan", (), NOTHING),
]
MONSTERS = {
    "goblin": ("goblin", False),
    "orc": ("orc", False),
    "troll": ("troll", False),
    "death_warrior": ("death_warrior", False),
    "champion": ("champion", False),
    "sneak_orc": ("orc", True),
    "sneak_death_warrior": ("death_warrior", True),
    "sneak_troll": ("troll", True),
}
SEARCH: list[Line] = [
    ("empty", "rohan", (), NOTHING),
    ("secret_door", "rohan", (), {"secret_door": 2}),
    ("gold_10", "rohan", (), kept("search.gold_10")),
    ("gold_90", "rohan", (), kept("search.gold_90")),
    ("gold_200", "rohan", (), kept("search.gold_200")),
    ("potion", "rohan", (), kept("search.potion")),
    ("giant_centipede", "rohan", ("d12 1",), left("rohan", 1)),
    ("giant_centipede", "rohan", ("d12 12",), left("rohan", 12)),
    ("giant_centipede", "volrik", ("d12 12",), left("volrik", 12)),
]
TRAP: list[Line] = [
    ("crossfire", "rohan", ("d12 10",), left("rohan", 1)),
    ("crossfire", "volrik", ("d12 4",), NOTHING),
    ("cave_in", "rohan", ("d6 1",), DEAD),
    ("cave_in", "rohan", ("d6 6",), left("rohan", 2)),
    ("explosion", "rohan", (), left("rohan", 4) | {"missing": 1}),
    ("trapdoor", "rohan", ("d12 4",), NOTHING),
    ("trapdoor", "rohan", ("d12 12", "d6 2"), left("rohan", 2) | {"in_pit": True}),
    *[("snakes", "rohan", (f"d6 {n}",), left("rohan", n)) for n in range(1, 7)],
    ("poison_gas", "rohan", ("d6 3", "d6 3"), NOTHING),
    ("poison_gas", "rohan", ("d6 6", "d6 1"), left("rohan", 3)),
    ("poison_gas", "rohan", ("d6 1", "d6 6"), {"missing": 3}),
    ("poison_gas", "rohan", ("d6 4", "d6 5"), left("rohan", 1) | {"missing": 2}),
]
CRYPT: list[Line] = [
    ("empty", "rohan", (), NOTHING),
    ("potion", "rohan", (), kept("crypt.potion")),
    ("gold_50", "rohan", (), kept("crypt.gold_50")),
    ("gold_100", "rohan", (), kept("crypt.gold_100")),
    ("gold_120", "rohan", (), kept("crypt.gold_120")),
    ("gold_250", "rohan", (), kept("crypt.gold_250")),
    ("skeleton", "rohan", (), NOTHING),
    *[("trap_a", "rohan", (f"d6 {n}",), left("rohan", loss)) for n, loss in enumerate((0, 0, 0, 1, 2, 3), 1)],
    ("trap_b", "rohan", ("d12 1",), NOTHING),
    ("trap_b", "rohan", ("d12 12",), left("rohan", 11)),
    ("trap_b", "volrik", ("d12 12",), left("volrik", 7)),
]
CORPSE: list[Line] = [
    ("empty", "rohan", (), NOTHING),
    ("rope", "rohan", (), kept("corpse.rope")),
    ("gold_20", "rohan", (), kept("corpse.gold_20")),
    ("gold_60", "rohan", (), kept("corpse.gold_60")),
    ("gold_150", "rohan", (), kept("corpse.gold_150")),
    *[("scorpion", "rohan", (f"d6 {n}",), left("rohan", n)) for n in range(1, 7)],
    ("potion", "rohan", (), kept("corpse.potion")),
]
# monster: Life Points on m01 … m14, then the answers to attack, wait, escape
# f flee, c combat, s slash and combat, e escape, x slash and escape
ANSWERS = {
    "goblin": (
        "1 3 2 1 3 2 1 3 2 1 3 2 1 3",
        "f f f f f f f f f f c c c c",
        "f f f f f f f f c c c c s s",
        "e e e e e e e e e e x x x c",
    ),
    "orc": (
        "4 3 5 4 3 5 4 3 5 4 3 5 4 3",
        "f f f f f c c c c c c c c c",
        "f f f f c c c c c s s s s s",
        "e e e e e e x x x x x c c c",
    ),
    "troll": (
        "3 4 1 2 3 4 1 2 3 4 1 2 3 4",
        "f f f f f f f f c c c c c c",
        "f f f f f f c c c c s s s s",
        "e e e e e e e e x x x x c c",
    ),
    "death_warrior": (
        "5 2 3 4 5 2 3 4 5 2 3 4 5 2",
        "f f f f f c c c c c c c c c",
        "f f f f c c c c c s s s s s",
        "e e e e e e x x x x x c c c",
    ),
    "champion": (
        "3 4 5 6 3 4 5 6 3 4 5 6 3 4",
        "f f f c c c c c c c c c c c",
        "f f c c c c c c s s s s s s",
        "e e e e x x x x x x c c c c",
    ),
}
WORDS = {"f": "flee", "c": "combat", "s": "slash_combat", "e": "escape", "x": "slash_escape"}


def before(name: str, tile: str = "room-01") -> Dungeon:
    """This hero on D5, this tile to the north, a Corridor elsewhere; another hero far off."""
    other = "ulf" if name != "ulf" else "rohan"
    return dungeon(name, other, at="D5 A1").lay("D5", "room-01").lay("D4", tile).lay("K8", "corridor-17")


def shown(one: Hero) -> dict[str, Any]:
    """What a card could change about a hero."""
    return {field: getattr(one, field) for field in SHOWN}


def changed(was: dict[str, Any], play: Play) -> dict[str, Any]:
    """What is different about the hero now."""
    return {field: value for field, value in shown(hero(play)).items() if value != was[field]}


def named(lines: list[Line]) -> list[str]:
    """Ids for a table of cards."""
    return [" ".join((card, name, *rolls)) for card, name, rolls, _ in lines]


@pytest.mark.clause("DQ-COMP-3", "DQ-RC-1")
@pytest.mark.parametrize(("card", "name", "rolls", "different"), FINDS, ids=named(FINDS))
def test_empty_gold_and_potion(card: str, name: str, rolls: tuple[str, ...], different: dict[str, Any]):
    room_card(card, name, rolls, different)


@pytest.mark.clause("DQ-COMP-3", "DQ-RC-5")
@pytest.mark.parametrize(("card", "name", "rolls", "different"), MISFORTUNES, ids=named(MISFORTUNES))
def test_misfortune(card: str, name: str, rolls: tuple[str, ...], different: dict[str, Any]):
    room_card(card, name, rolls, different)


def room_card(card: str, name: str, rolls: tuple[str, ...], different: dict[str, Any]) -> None:
    """This Room card, drawn on going north, with these rolls does this to the hero and ends the turn."""
    built = before(name).top("room", card).rolls(*rolls)
    was = shown(built.hero())
    play = built.turn().do("move N")
    assert changed(was, play) == different
    assert drawn(play, "room") == [card]
    assert len(play.of(Rolled)) == len(rolls)
    assert play.seat == 1


@pytest.mark.clause("DQ-COMP-3", "DQ-SRCH-1")
@pytest.mark.parametrize(("card", "name", "rolls", "different"), SEARCH, ids=named(SEARCH))
def test_search_card(card: str, name: str, rolls: tuple[str, ...], different: dict[str, Any]):
    built = before(name).top("search", card).rolls(*rolls)
    was = shown(built.hero())
    play = built.turn().do("search")
    assert changed(was, play) == different | {"searched": 1}
    assert drawn(play, "search") == [card]
    assert len(play.of(Rolled)) == len(rolls)
    assert play.seat == 1


@pytest.mark.clause("DQ-COMP-3", "DQ-TRAP-1")
@pytest.mark.parametrize("found", ["room", "search"])
@pytest.mark.parametrize(("card", "name", "rolls", "different"), TRAP, ids=named(TRAP))
def test_trap_card(card: str, name: str, rolls: tuple[str, ...], different: dict[str, Any], found: str):
    built = before(name, "trap-27").top("trap", card).top("search", "trap").rolls(*rolls)
    was = shown(built.hero())
    play = built.turn().do("search" if found == "search" else "move N")
    assert changed(was, play) == different | ({"searched": 1} if found == "search" else {})
    assert drawn(play, "trap") == [card]
    assert len(play.of(Rolled)) == len(rolls)
    assert play.seat == 1


@pytest.mark.clause("DQ-COMP-3", "DQ-RC-3")
@pytest.mark.parametrize(("card", "name", "rolls", "different"), CRYPT, ids=named(CRYPT))
def test_crypt_card(card: str, name: str, rolls: tuple[str, ...], different: dict[str, Any]):
    built = before(name).top("room", "crypt").top("crypt", card).rolls(*rolls)
    was = shown(built.hero())
    play = built.turn().do("move N", "draw crypt")
    assert changed(was, play) == different
    assert (drawn(play, "crypt"), drawn(play, "corpse")) == ([card], [])
    assert play.seat == 1


@pytest.mark.clause("DQ-COMP-3", "DQ-RC-2")
@pytest.mark.parametrize(("card", "name", "rolls", "different"), CORPSE, ids=named(CORPSE))
def test_corpse_card(card: str, name: str, rolls: tuple[str, ...], different: dict[str, Any]):
    built = before(name).top("room", "dead_adventurer").top("corpse", card).rolls(*rolls)
    was = shown(built.hero())
    play = built.turn().do("move N", "draw corpse")
    assert changed(was, play) == different
    assert (drawn(play, "corpse"), drawn(play, "crypt")) == ([card], [])
    assert play.seat == 1


@pytest.mark.clause("DQ-COMP-3")
@pytest.mark.parametrize("deck", ["room", "search", "crypt", "corpse", "trap"])
def test_tables_above_leave_out_no_card(deck: str):
    lines = {"room": FINDS + MISFORTUNES, "search": SEARCH, "crypt": CRYPT, "corpse": CORPSE, "trap": TRAP}[deck]
    told = {card for card, *_ in lines} | {"shuffle"}
    if deck == "room":
        told |= {*MONSTERS, "crypt", "dead_adventurer"}
    if deck == "search":
        told |= {"trap"}
    assert set(dungeon("rohan", at="A1").table.decks.of(deck)) == told


@pytest.mark.clause("DQ-COMP-3", "DQ-MON-3")
@pytest.mark.parametrize("number", range(1, 15))
@pytest.mark.parametrize("monster", ANSWERS)
def test_monster_card(monster: str, number: int):
    life, *answers = (column.split()[number - 1] for column in ANSWERS[monster])
    for deed, letter in zip(("attack", "wait", "escape"), answers, strict=True):
        built = before("rohan").top("room", monster).top("monster", f"m{number:02}")
        play = built.turn().do("move N", deed)
        assert play.of(MonsterAnswered) == [MonsterAnswered(0, monster, WORDS[letter], int(life))]
        assert lost(play) == ([2] if letter in "sx" else [])
        assert where(play) == ("D5" if letter in "ex" else "D4")
        assert (play.table.fight is not None) == (letter in "cs")


@pytest.mark.clause("DQ-RC-1")
@pytest.mark.parametrize(("card", "value"), [("gold_40", 40), ("gold_30", 30)])
def test_gold_is_worth_what_it_shows(card: str, value: int):
    built = dungeon("rohan", "ulf", at="B2 M1").lay("B2", "room-01").lay("B1", "room-01").top("room", card)
    play = built.turn().do("move N", "miss", "move W", "leave")
    assert play.of(LeftCastle) == [LeftCastle(0, value)]


@pytest.mark.clause("DQ-RC-1", "DQ-POT-1")
def test_potion_is_kept_but_only_one():
    play = before("rohan").top("room", "potion").turn().do("move N")
    assert play.of(CardKept) == [CardKept(0, "room.potion")]
    second = before("rohan").give(cards=["crypt.potion"]).top("room", "potion").turn().do("move N")
    assert hero(second).cards == ["crypt.potion"]
    assert second.of(CardKept) == []


@pytest.mark.clause("DQ-RC-2")
def test_body_may_be_left_alone():
    play = before("rohan").top("room", "dead_adventurer").turn().do("move N")
    assert play.options == ["draw corpse"]
    play.do("")
    assert (play.seat, drawn(play, "corpse")) == (1, [])


@pytest.mark.clause("DQ-RC-3")
def test_crypt_may_be_left_shut():
    play = before("rohan").top("room", "crypt").turn().do("move N")
    assert play.options == ["draw crypt"]
    play.do("")
    assert (play.seat, drawn(play, "crypt")) == (1, [])


@pytest.mark.clause("DQ-RC-4")
@pytest.mark.parametrize("card", MONSTERS)
def test_monster_stands_before_the_hero(card: str):
    monster, sneaks = MONSTERS[card]
    play = before("rohan").top("room", card).rolls("d12 1").turn().do("move N")
    assert play.of(MonsterMet) == [MonsterMet(0, monster, sneaks, 1)]
    assert play.options == (["attack", "escape"] if sneaks else ["attack", "wait", "escape"])


@pytest.mark.clause("DQ-RC-5")
def test_what_comes_to_nothing_is_told_as_no_harm():
    play = before("rohan").top("room", "vampire_bats").rolls("d6 2").turn().do("move N")
    assert play.of(NoHarm) == [NoHarm(0)]


@pytest.mark.clause("DQ-RC-5", "DQ-PIT-1")
def test_trapdoor_opens_under_who_fails():
    play = before("rohan").top("room", "trapdoor").rolls("d12 5", "d6 4").turn().do("move N")
    assert play.of(FellIntoPit) == [FellIntoPit(0)]
    assert lost(play) == [4]


@pytest.mark.clause("DQ-RC-5", "DQ-ROOM-9")
def test_wizards_curse_turns_corridors():
    play = before("rohan").top("room", "wizards_curse").turn().do("move N")
    assert play.of(CorridorsTurned) == [CorridorsTurned(0, 1)]
    assert play.table.laid["K8"].arrow == "W"


@pytest.mark.clause("DQ-RC-6", "DQ-SRCH-3")
@pytest.mark.parametrize(("number", "burns"), [(1, False), (2, False), (3, True), (4, True), (5, True), (6, True)])
def test_torch_burns_again_on_three_or_more_or_the_turn_is_missed(number: int, burns: bool):
    play = before("rohan").top("room", "torch_out").rolls(f"d6 {number}").turn().do("move N")
    assert play.of(TorchWentOut) == [TorchWentOut(0)]
    play.do("miss")
    assert play.of(Rolled) == [Rolled(0, 6, number)]
    assert hero(play).dark != burns
    if burns:
        assert play.of(TorchLit) == [TorchLit(0)]
        assert play.seat == 0
        assert {"search", "move N"} < set(play.options)
    else:
        assert play.last(TurnMissed) == TurnMissed(0, "dark")
        assert play.seat == 1
        assert (where(play), hero(play).searched) == ("D4", 0)


@pytest.mark.clause("DQ-RC-6")
def test_torch_is_rolled_for_in_every_later_turn():
    play = before("rohan").give(dark=True).rolls("d6 1", "d6 2", "d6 5").turn()
    play.do("miss", "miss")
    assert missed(play) == [(0, "dark"), (1, "choice"), (0, "dark"), (1, "choice")]
    assert ways(play) == ["N", "E", "S", "W"]


@pytest.mark.clause("DQ-RC-7")
@pytest.mark.parametrize("number", range(1, 7))
def test_cave_in_card_crushes_on_a_one_and_else_costs_two(number: int):
    play = before("ulf").top("room", "cave_in").rolls(f"d6 {number}").turn().do("move N")
    assert died(play) == ([(0, "crushed")] if number == 1 else [])
    assert hero(play).life == (0 if number == 1 else 14)


@pytest.mark.clause("DQ-RC-7", "DQ-HERO-2")
def test_two_life_points_of_a_cave_in_can_kill_as_well():
    play = before("ulf").top("room", "cave_in").give(life=2).rolls("d6 3").turn().do("move N")
    assert died(play) == [(0, "wounds")]


@pytest.mark.clause("DQ-RC-8")
@pytest.mark.parametrize(
    ("card", "deck", "face"), [("crypt", "crypt", "skeleton"), ("dead_adventurer", "corpse", "empty")]
)
def test_looking_into_bodies_and_crypts_is_no_search_and_takes_no_turn(card: str, deck: str, face: str):
    built = before("rohan").top("room", card).top(deck, face).top("search", "empty", "empty")
    play = built.turn().do("move N")
    assert play.seat == 0
    play.do(f"draw {deck}")
    assert (play.seat, hero(play).searched) == (1, 0)
    play.do("miss", "search", "miss", "search", "miss")
    assert drawn(play, "search") == ["empty", "empty"]
