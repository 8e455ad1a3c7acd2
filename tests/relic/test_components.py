"""Every printed piece of Relic against the table of what it ought to say: how many, which numbers, which effects."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rules.relic import FORM, cards, content
from rules.relic.board import AREAS, COLOURS, SPACES, ring
from rules.relic.characters import CHARACTERS, CORRUPTION_LIMIT, MOST_LEVELS
from rules.relic.content import grounds
from tests.relic import written

content.fill()
PRINTED: dict[str, Any] = tomllib.loads(Path(__file__).with_name("printed.toml").read_text("utf-8"))
NAMES: dict[str, Any] = tomllib.loads(
    (Path(content.__file__).parent.parent / "names.toml").read_text("utf-8"),
)
THREATS = {name: line for colour in COLOURS for name, line in PRINTED[f"threats_{colour}"].items()}


def rows(family: Mapping[str, Any]) -> pytest.MarkDecorator:
    """One test for each line of a family."""
    return pytest.mark.parametrize("name", list(family))


def dealt(family: Mapping[str, Any]) -> int:
    """How many cards there are, with all copies."""
    return sum(getattr(card, "copies", 1) for card in family.values())


# What each piece says.


@rows(THREATS)
@pytest.mark.clause("RL-DATA-5")
def test_threat_card(name: str) -> None:
    assert written.threat(cards.THREATS[name], cards.ASSETS.get(name)) == THREATS[name]


@rows(PRINTED["power"])
def test_power_card(name: str) -> None:
    assert written.power(cards.POWER[name]) == PRINTED["power"][name]


@rows(PRINTED["corruption"])
def test_corruption_card(name: str) -> None:
    assert written.corrupting(cards.CORRUPTION[name]) == PRINTED["corruption"][name]


@rows(PRINTED["missions"])
def test_mission_card(name: str) -> None:
    assert written.mission(cards.MISSIONS[name]) == PRINTED["missions"][name]


@rows(PRINTED["wargear"])
def test_wargear_card(name: str) -> None:
    card = cards.ASSETS[name]
    assert card.deck == "wargear"
    assert written.joined(written.asset(card), copies=card.copies) == PRINTED["wargear"][name]


@rows(PRINTED["relics"])
def test_relic_card(name: str) -> None:
    card = cards.ASSETS[name]
    assert (card.deck, card.copies) == ("relic", 1)
    assert written.asset(card) == PRINTED["relics"][name]


@rows(PRINTED["spaces"])
def test_space(name: str) -> None:
    assert written.space(SPACES[name]) == PRINTED["spaces"][name]


@rows(PRINTED["scenarios"])
def test_scenario(name: str) -> None:
    assert written.scenario(cards.SCENARIOS[name]) == PRINTED["scenarios"][name]


@rows(PRINTED["characters"])
def test_character_sheet(name: str) -> None:
    sheet, ought = CHARACTERS[name], PRINTED["characters"][name]
    limits = [max(row for row in sheet.power if row[0] <= level)[1] for level in range(MOST_LEVELS + 1)]
    assert sheet.start == ought["start"]
    assert [sheet.printed(value) for value in ("strength", "willpower", "cunning", "life")] == ought["values"]
    assert (sheet.assets, limits) == (ought["assets"], ought["power"])
    assert [written.effects(level) for level in sheet.levels] == ought["levels"]
    assert [written.ability(one) for one in sheet.abilities] == ought["abilities"]
    assert [(id, written.ability(one)) for id, one in sheet.specials] == [("a", ought["special"])]


# How many there are.


@pytest.mark.clause("RL-COMP-2", "RL-DATA-1", "RL-COMP-9")
def test_the_eight_decks_are_of_336_cards() -> None:
    of_colour = Counter(card.colour for card in cards.THREATS.values() for _ in range(card.copies))
    of_deck = Counter(card.deck for card in cards.ASSETS.values() for _ in range(card.copies))
    assert of_colour == dict.fromkeys(COLOURS, 68)
    assert (of_deck["wargear"], of_deck["relic"]) == (24, 18)
    assert (dealt(cards.POWER), dealt(cards.CORRUPTION), dealt(cards.MISSIONS)) == (36, 30, 24)
    assert of_colour.total() + of_deck["wargear"] + of_deck["relic"] + 36 + 30 + 24 == 336


@pytest.mark.parametrize("colour", COLOURS)
def test_a_threat_deck_is_40_enemies_10_encounters_9_events_9_assets(colour: str) -> None:
    sorts = Counter(card.sort for card in cards.THREATS.values() if card.colour == colour for _ in range(card.copies))
    assert sorts == {"enemy": 40, "encounter": 10, "event": 9, "asset": 9}


@pytest.mark.clause("RL-EXPL-5", "RL-DATA-3")
@pytest.mark.parametrize(
    ("colour", "attribute", "trait"),
    [("red", "strength", "raider"), ("blue", "willpower", "swarm"), ("yellow", "cunning", "corsair")],
)
def test_28_of_the_40_enemies_of_a_deck_fight_in_its_attribute(colour: str, attribute: str, trait: str) -> None:
    assert set(PRINTED[f"threats_{colour}"]) == {c.name for c in cards.THREATS.values() if c.colour == colour}
    enemies = [c for c in cards.THREATS.values() if (c.colour, c.sort) == (colour, "enemy") for _ in range(c.copies)]
    assert sum(card.attribute == attribute for card in enemies) == 28
    assert Counter(trait for card in enemies for trait in card.traits).most_common(1)[0][0] == trait


def test_power_cards_have_their_numbers_and_corruption_cards_theirs() -> None:
    numbers = Counter(card.number for card in cards.POWER.values() for _ in range(card.copies))
    activations = Counter(card.activation for card in cards.CORRUPTION.values())
    assert numbers == {1: 3, 2: 5, 3: 7, 4: 9, 5: 7, 6: 5}
    assert activations == {1: 4, 2: 7, 3: 8, 4: 6, 5: 5}


@pytest.mark.clause("RL-TAINT-10")
def test_corruption_harms_early_and_helps_late() -> None:
    def is_harm(line: str) -> bool:
        return any(word in line for word in ("lose ", " -", "no_class", "gain corruption_card"))

    harm = Counter(card.activation for name, card in cards.CORRUPTION.items() if is_harm(PRINTED["corruption"][name]))
    assert harm[1] == 4
    assert harm[5] == 1
    assert 0 < harm.total() < 30


@pytest.mark.clause("RL-COMP-3", "RL-COMP-4", "RL-ATTR-1", "RL-LIFE-1")
def test_characters_and_scenarios_are_those_of_the_form() -> None:
    assert tuple(CHARACTERS) == tuple(PRINTED["characters"]) == FORM.heroes
    assert (*cards.SCENARIOS, "drawn") == FORM.scenarios
    assert (len(CHARACTERS), len(cards.SCENARIOS)) == (10, 5)
    for sheet in CHARACTERS.values():
        assert all(1 <= sheet.printed(value) <= 12 for value in ("strength", "willpower", "cunning", "life"))


@pytest.mark.clause("RL-LVL-6", "RL-LVL-2", "RL-TAINT-5")
def test_every_sheet_has_twelve_levels_of_two_rewards() -> None:
    assert CORRUPTION_LIMIT == 6
    for sheet in CHARACTERS.values():
        assert [len(level) for level in sheet.levels] == [2] * MOST_LEVELS
        assert sum(written.effects(level).count("special a") for level in sheet.levels) == 1


@pytest.mark.clause("RL-COMP-8", "RL-TIER-8", "RL-MOVE-11", "RL-INN-1")
def test_the_board_has_three_tiers_and_five_spaces_to_an_outer_area() -> None:
    assert {tier: len(ring(tier)) for tier in ("outer", "middle", "inner")} == {"outer": 24, "middle": 16, "inner": 9}
    areas = Counter(space.area for space in SPACES.values())
    assert {area: areas[area] for area, tier in AREAS.items() if tier == "outer"} == dict.fromkeys(
        ("hive_world", "forge_world", "death_world", "maiden_world"), 5
    )
    assert {area: areas[area] for area, tier in AREAS.items() if tier == "middle"} == dict.fromkeys(
        ("twilight_fringe", "devastated_reaches", "lost_front", "phantom_stars"), 2
    ) | {"devastated_reaches": 3}
    assert [space.name for space in SPACES.values() if space.corner and space.area] == []
    assert [space.name for space in SPACES.values() if space.tier == "inner" and (space.area or space.icons)] == []
    assert sum(space.box is not None and space.box.kind == "portal" for space in SPACES.values()) == 2


def test_a_space_has_icons_or_a_text_box() -> None:
    assert [space.name for space in SPACES.values() if bool(space.icons) == bool(space.text)] == []


@pytest.mark.clause("RL-SETUP-6")
def test_characters_begin_in_the_outer_tier() -> None:
    assert {SPACES[sheet.start].tier for sheet in CHARACTERS.values()} == {"outer"}


@pytest.mark.clause("RL-INN-5", "RL-INN-7")
def test_the_way_through_the_inner_tier_and_its_hard_tests() -> None:
    assert ring("inner") == [
        "warp_rift",
        "crone_world_yllen_satari",
        "chaos_titan",
        "daemon_world_braxas",
        "palace_of_slaanesh",
        "garden_of_nurgle",
        "fortress_of_khorne",
        "maze_of_tzeentch",
        "scenario_space",
    ]
    hard = [written.effects(SPACES[name].text).split("(")[0].strip() for name in ring("inner")[4:8]]
    assert hard == ["test willpower 13", "test lowest 11", "test strength 13", "test level 13"]


# What is known, and what things are called.


def piece_names() -> list[str]:
    """All pieces: cards, characters, spaces, scenarios."""
    tables = (cards.THREATS, cards.POWER, cards.CORRUPTION, cards.MISSIONS, cards.SCENARIOS, CHARACTERS, SPACES)
    return [*(name for table in tables for name in table), *(n for n, a in cards.ASSETS.items() if a.deck != "threat")]


@pytest.mark.clause("RL-DATA-2")
def test_what_is_known_and_what_is_ours() -> None:
    names = piece_names()
    assert len(names) == len(set(names)) == 179 + 34 + 30 + 24 + 5 + 10 + 49 + 20 + 18
    assert set(grounds.SEVERAL) | set(grounds.ONE) <= set(names)
    assert not set(grounds.SEVERAL) & set(grounds.ONE)
    ours = [name for name in cards.THREATS if name not in grounds.SEVERAL | grounds.ONE]
    assert len(ours) == 179 - 3 - 7
    assert [name for name in (*cards.POWER, *cards.CORRUPTION) if name in grounds.SEVERAL | grounds.ONE] == []


@pytest.mark.clause("RL-DATA-4")
@pytest.mark.parametrize(
    ("kind", "table"),
    [
        ("threat", cards.THREATS),
        ("power", cards.POWER),
        ("corruption", cards.CORRUPTION),
        ("mission", cards.MISSIONS),
        ("wargear", {name: card for name, card in cards.ASSETS.items() if card.deck == "wargear"}),
        ("relic", {name: card for name, card in cards.ASSETS.items() if card.deck == "relic"}),
        ("hero", CHARACTERS),
        ("space", SPACES),
        ("area", AREAS),
        ("scenario", dict.fromkeys(FORM.scenarios)),
        ("trait", dict.fromkeys(trait for card in cards.THREATS.values() for trait in card.traits)),
        ("class", dict.fromkeys(card.sort for card in cards.ASSETS.values())),
        ("variant", dict.fromkeys(variant.id for variant in FORM.variants)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_every_piece_has_a_name_and_nothing_else_has(kind: str, table: Mapping[str, Any]) -> None:
    assert set(NAMES[kind]) == set(table)
