"""The printed tables against a second reading of them: tiles clockwise from the centre, tokens, ruins, garrisons."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.mage_knight import GAME, sites, times
from rules.mage_knight.content.cities import garrison
from rules.mage_knight.content.enemies import ENEMIES, tokens
from rules.mage_knight.content.ruins import RUIN, RUINS
from rules.mage_knight.content.tiles import CITIES, CORE, COUNTRYSIDE, TILES, spaces_of_tile
from rules.mage_knight.fight import combat, points
from rules.mage_knight.hexes import Hex, beyond, centre
from rules.mage_knight.setup import HEROES
from tests.mage_knight.positions import knights

CLOCKWISE = ("C", "NE", "E", "SE", "SW", "W", "NW")
PRINTED = {
    "A": "plains portal, forest, plains, sea, sea, sea, plains",
    "B": "plains portal, forest, plains, plains, sea, sea, plains",
    "1": "forest glade, lake, plains village, plains, plains, forest, forest orc",
    "2": "hills, forest glade, plains village, plains, hills mine green, plains, hills orc",
    "3": "forest, hills keep, hills, hills mine white, plains village, plains, plains",
    "4": "desert mage_tower, desert, mountain, plains village, plains, hills orc, desert",
    "5": "lake, plains monastery, plains orc, hills mine blue, forest, forest glade, forest",
    "6": "hills mine red, forest, plains, forest orc, hills, hills monster_den, mountain",
    "7": "swamp, forest orc, forest glade, plains dungeon, plains, plains monastery, lake",
    "8": "swamp orc, forest ruins, plains, swamp village, swamp, forest, forest glade",
    "9": "mountain, mountain, wasteland keep, plains, wasteland mage_tower, plains, wasteland dungeon",
    "10": "mountain, forest, plains, hills ruins, hills keep, hills, hills monster_den",
    "11": "plains mage_tower, lake, lake, hills orc, lake, plains ruins, hills",
    "core_1": "desert monastery, desert tomb, desert, desert, hills, hills spawning_grounds, mountain",
    "core_2": "lake, swamp ruins, hills mine green, swamp draconum, swamp mage_tower, forest, lake",
    "core_3": "wasteland, wasteland ruins, hills mage_tower, wasteland, hills mine white, wasteland tomb, mountain",
    "core_4": "mountain draconum, hills, wasteland keep, wasteland, wasteland ruins, wasteland, hills mine blue",
    "core_5": "city city green, swamp village, swamp orc, swamp, forest orc, lake, forest glade",
    "core_6": "city city blue, plains monastery, lake, lake, hills, mountain draconum, forest",
    "core_7": "city city white, plains, forest, lake draconum, lake, wasteland keep, wasteland spawning_grounds",
    "core_8": "city city red, hills mine red, desert, desert draconum, wasteland, wasteland draconum, desert ruins",
}
"""Terrain, site and colour of every space, from the centre and then clockwise from the upper right."""

TOKENS = """
prowlers green 2 4 physical 3 2 - -
diggers green 2 3 physical 3 2 fortified -
cursed_hags green 2 3 physical 5 3 poison -
wolf_riders green 2 3 physical 4 3 swift -
ironclads green 2 4 physical 3 4 brutal physical
orc_summoners green 2 0 physical 4 4 summon -
crossbowmen grey 3 4 physical 4 3 swift -
guardsmen grey 3 3 physical 7 3 fortified -
swordsmen grey 2 6 physical 5 4 - -
golems grey 2 2 physical 5 4 - physical
monks violet 2 5 physical 5 4 poison -
illusionists violet 2 0 physical 3 4 summon physical
ice_mages violet 2 5 ice 6 5 - ice
ice_golems violet 1 2 ice 4 5 paralyze ice,physical
fire_mages violet 2 6 fire 5 5 - fire
fire_golems violet 1 3 fire 4 5 brutal fire,physical
minotaur brown 2 5 physical 5 4 brutal -
gargoyle brown 2 5 physical 4 4 - physical
medusa brown 2 6 physical 4 5 paralyze -
crypt_worm brown 2 6 physical 6 5 fortified -
werewolf brown 2 7 physical 5 5 swift -
freezers white 3 3 ice 7 7 swift,paralyze fire
gunners white 3 6 fire 6 7 brutal ice
altem_guardsmen white 2 5 physical 7 8 fortified fire,ice,physical
altem_mages white 2 4 coldfire 8 8 brutal,poison physical
swamp_dragon red 2 5 physical 9 7 swift,poison -
fire_dragon red 2 9 fire 7 8 - fire,physical
ice_dragon red 2 6 ice 7 8 paralyze ice,physical
high_dragon red 2 6 coldfire 9 9 brutal fire,ice
"""
"""Name, back, copies, attack, element, Armor, Fame, abilities, resistances."""

RUIN_TOKENS = {
    "ruin_1": "altar green 7",
    "ruin_2": "altar blue 7",
    "ruin_3": "altar white 7",
    "ruin_4": "altar red 7",
    "ruin_5": "grey violet: unit",
    "ruin_6": "green brown: artifact",
    "ruin_7": "green green: crystals of four",
    "ruin_8": "brown violet: spell, crystals of four",
    "ruin_9": "grey white: artifact, spell",
    "ruin_10": "grey brown: artifact",
    "ruin_11": "brown red: artifact, artifact",
    "ruin_12": "green red: artifact, advanced",
}

DEFENDERS = {
    "white": """
        1 white
        2 grey white
        3 white white
        4 grey grey white
        5 grey white white
        6 grey grey grey white
        7 grey grey white white
        8 grey white white white
        9 grey grey grey white white
        10 grey grey white white white
        11 grey white white white white
    """,
    "blue": """
        1 grey violet
        2 violet violet
        3 violet white
        4 grey violet white
        5 violet violet white
        6 violet white white
        7 grey violet violet white
        8 violet violet white white
        9 violet white white white
        10 grey violet violet white white
        11 violet violet white white white
    """,
    "green": """
        1 grey brown
        2 brown brown
        3 grey grey brown
        4 grey brown white
        5 brown brown white
        6 grey grey brown white
        7 grey brown brown white
        8 brown brown white white
        9 grey brown brown brown white
        10 grey brown brown white white
        11 brown brown white white white
    """,
    "red": """
        1 white
        2 brown violet
        3 brown white
        4 brown violet violet
        5 brown violet white
        6 brown brown violet violet
        7 brown violet violet white
        8 brown violet white white
        9 brown brown violet violet white
        10 brown brown violet white white
        11 brown violet white white white
    """,
}
"""The backs by level."""


@pytest.mark.clause("MK-SRC-6", "MK-TILE-1", "MK-TILE-2", "MK-TILE-4", "MK-TILE-5", "MK-COMP-8")
@pytest.mark.parametrize("tile", PRINTED)
def test_every_space_of_every_tile(tile: str) -> None:
    spaces = dict(spaces_of_tile(tile, 2, 1))
    found = [spaces[beyond(centre(2, 1), direction)] for direction in CLOCKWISE]
    assert [" ".join(filter(None, space)) for space in found] == PRINTED[tile].split(", ")


@pytest.mark.clause("MK-COMP-8")
def test_there_are_twenty_tiles_and_the_start() -> None:
    assert len(COUNTRYSIDE) == 11
    assert len(CORE) == len(CITIES) == 4
    assert sorted(TILES) == sorted((*COUNTRYSIDE, *CORE, *CITIES, "A", "B"))
    assert CITIES == {"core_5": "green", "core_6": "blue", "core_7": "white", "core_8": "red"}


@pytest.mark.clause("MK-SRC-6", "MK-TOKEN-1", "MK-TOKEN-2", "MK-COMP-6")
@pytest.mark.parametrize("row", TOKENS.strip().splitlines())
def test_every_enemy_token(row: str) -> None:
    name, back, copies, attack, element, armour, fame, traits, resists = row.split()
    enemy = ENEMIES[name]
    numbers = (enemy.copies, enemy.attack, enemy.armour, enemy.fame)
    assert (enemy.colour, *numbers) == (back, int(copies), int(attack), int(armour), int(fame))
    assert enemy.element == element
    assert sorted(enemy.traits) == sorted(traits.split(",") if traits != "-" else [])
    assert sorted(enemy.resists) == sorted(resists.split(",") if resists != "-" else [])


@pytest.mark.clause("MK-TOKEN-1", "MK-COMP-6")
def test_the_tokens_add_up_to_sixty() -> None:
    assert len(ENEMIES) == len(TOKENS.strip().splitlines())
    counts = {back: len(tokens(back)) for back in ("green", "grey", "brown", "violet", "white", "red")}
    assert counts == {"green": 12, "grey": 10, "brown": 10, "violet": 10, "white": 10, "red": 8}


@pytest.mark.clause("MK-SRC-6", "MK-RUIN-1", "MK-RUIN-2", "MK-COMP-7")
@pytest.mark.parametrize("token", RUIN_TOKENS)
def test_every_ruin_token(token: str) -> None:
    ruin = RUIN[token]
    said = f"altar {ruin.altar} {ruin.fame}" if ruin.altar else f"{' '.join(ruin.enemies)}: {', '.join(ruin.rewards)}"
    assert said == RUIN_TOKENS[token]
    assert sorted(RUINS) == sorted(RUIN_TOKENS)


@pytest.mark.clause("MK-CITY-1", "MK-CITY-2")
@pytest.mark.parametrize("city", DEFENDERS)
def test_every_garrison(city: str) -> None:
    rows = [line.split() for line in DEFENDERS[city].strip().splitlines()]
    assert [int(level) for level, *_ in rows] == list(range(1, 12))
    assert [list(garrison(city, int(level))) for level, *_ in rows] == [backs for _, *backs in rows]


@pytest.mark.clause("MK-COMP-4")
def test_four_heroes_and_four_cities() -> None:
    assert HEROES == ("arythea", "goldyx", "norowas", "tovak")
    assert sorted(CITIES.values()) == sorted(DEFENDERS)


@pytest.mark.clause("MK-TERM-9")
def test_which_sites_are_fortified_which_are_adventures_which_are_inhabited() -> None:
    assert set(sites.FORTIFIED) == {"keep", "mage_tower", "city"}
    assert set(sites.ADVENTURE) == {"dungeon", "tomb", "monster_den", "spawning_grounds", "ruins"}
    assert set(sites.INHABITED) == {"village", "monastery", "keep", "mage_tower", "city"}
    printed = Counter(space.site for tile in TILES for _, space in spaces_of_tile(tile, 0, 0))
    others = {"", "portal", "glade", "mine", "orc", "draconum"}
    assert set(printed) == {*sites.FORTIFIED, *sites.ADVENTURE, *sites.INHABITED, *others}


@pytest.mark.clause("MK-TILE-3")
def test_a_city_is_its_own_terrain() -> None:
    land = knights("arythea").lay("A 0,0", "core_5 1,1")
    assert times.space_at(land.table, centre(1, 1)).terrain == "city"  # type: ignore[union-attr]


@pytest.mark.clause("MK-TOKEN-3", "MK-SRC-10")
def test_two_tokens_differ_by_print() -> None:
    revised = knights("arythea").table
    first = knights("arythea", variants=("first_print",)).table
    guards, mages = (combat.foe(id, Hex(0, 0), "drawn") for id in ("altem_guardsmen.1", "altem_mages.1"))
    assert (points.attack_value(revised, guards), points.attack_value(first, guards)) == (5, 6)
    assert "fortified" not in points.traits(revised, mages)
    assert "fortified" in points.traits(first, mages)
    assert points.traits(first, guards) == points.traits(revised, guards) == {"fortified"}


@pytest.mark.clause("MK-SRC-1")
def test_the_clauses_that_win_are_those_of_the_turn_of_locals_and_of_units():
    entries = GAME.book.entries.values()
    seeds = Counter(entry.id.split("-")[1] for entry in entries if entry.mark == "seed")
    assert seeds == {"TURN": 37, "LOCALS": 17, "UNITS": 16}
    assert not any(entry.why for entry in entries if entry.mark == "seed"), "each of them has a test"
