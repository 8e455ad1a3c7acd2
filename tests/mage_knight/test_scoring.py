"""24.2 and 24.3 The score."""

from __future__ import annotations

import pytest

from rules.game import Score
from rules.mage_knight import cities, scoring
from rules.mage_knight.basics import WOUND
from rules.mage_knight.heroes import fresh as recruited
from rules.mage_knight.hexes import Hex
from rules.mage_knight.table import Table
from tests.mage_knight.games import fresh, game, shield, spaces, table_of
from tests.mage_knight.positions import Land, knights


def line(table: Table, name: str) -> Score:
    """A line of the sheet."""
    return next(line for line in scoring.sheet(table) if line.category == name)


def land(*heroes: str, scenario: str = "full_conquest", variants: tuple[str, ...] = ()) -> Land:
    """A wide land in which heroes have done nothing yet."""
    return knights(*(heroes or ("arythea", "tovak")), scenario=scenario, variants=variants)


@pytest.mark.clause("MK-SCORE-1")
def test_fame_categories_and_titles_add_up():
    here = land().give(0, fame=12, crystals=["red", "blue", "red", "green"]).give(1, fame=14)
    assert line(here.table, "fame").points == (12, 14)
    assert line(here.table, "loot") == Score("loot", (2, 0), (2, 0), (3, 0))
    assert scoring.totals(here.table) == [17, 14]
    assert [(s.seat, s.place, s.won) for s in scoring.result(here.state).standings] == [(0, 1, True), (1, 2, False)]


@pytest.mark.clause("MK-SCORE-1")
def test_knowledge_is_spells_and_advanced_actions_wherever_they_lie():
    here = land()
    one = here.hero()
    one.hand.append(here.fetch("fireball"))
    one.discard.append(here.fetch("blood_rage"))
    one.aside.append(here.fetch("snowstorm"))
    one.under_tactic.append(here.fetch("ambush"))
    assert line(here.table, "knowledge").points == (6, 0)


@pytest.mark.clause("MK-SCORE-6")
def test_loot_is_artifacts_banners_too_and_pairs_of_crystals():
    here = land().crystals("red blue green")
    unit = recruited("peasants.1")
    unit.banner = here.fetch("banner_of_glory")
    here.hero().units = [unit]
    here.hero().deck.append(here.fetch("endless_bag_of_gold"))
    assert line(here.table, "loot").points == (5, 0)


@pytest.mark.clause("MK-SCORE-2")
def test_leaders_count_levels_and_half_of_those_wounded():
    from rules.mage_knight import units

    by_level = {card.level: name for name, card in units.UNITS.items()}
    here = land()
    well, hurt = recruited(f"{by_level[3]}.1"), recruited(f"{by_level[3]}.2")
    hurt.wounds = 1
    here.hero().units = [well, hurt]
    assert line(here.table, "leader").points == (4, 0)
    assert line(here.table, "leader").titles == (3, 0)


@pytest.mark.clause("MK-SCORE-4")
def test_conquerors_and_adventurers_count_shields():
    here = land().tile("3", 5, 0).tile("9", 6, 0).tile("core_5", 7, 0).tile("7", 8, 0)
    table = here.table
    for kind, seat in (("keep", 0), ("mage_tower", 0), ("dungeon", 0), ("monastery", 1)):
        shield(table, spaces(table, kind)[0], seat)
    city = spaces(table, "city")[0]
    shield(table, city, 0, 0)
    assert line(table, "conqueror").points == (4, 2)
    assert line(table, "adventurer").points == (2, 0)


@pytest.mark.clause("MK-SCORE-3", "MK-SCORE-2")
def test_titles_are_shared_and_nobody_gets_one_for_nothing():
    here = land("arythea", "tovak", "goldyx").give(0, crystals=["red"] * 2).give(1, crystals=["red"] * 2)
    assert line(here.table, "loot").titles == (1, 1, 0)
    assert line(here.table, "knowledge").titles == (0, 0, 0)
    here.hero(2).hand += [WOUND] * 2
    assert line(here.table, "beating") == Score("beating", (0, 0, -4), (0, 0, -4), (0, 0, -3))
    here.hero(1).discard += [WOUND] * 2
    assert line(here.table, "beating").titles == (0, -1, -1)


@pytest.mark.clause("MK-SCORE-5", "MK-SCN-REC-7")
def test_those_with_the_same_score_share_the_victory():
    here = land("arythea", "tovak", "goldyx", scenario="first_reconnaissance").give(0, fame=5).give(2, fame=5)
    result = scoring.result(here.state)
    assert result.winners == (0, 2)
    assert [(s.seat, s.place) for s in result.standings] == [(0, 1), (2, 1), (1, 3)]


@pytest.mark.clause("MK-SCORE-7", "MK-SCORE-8")
def test_cities_pay_their_leader_and_all_who_helped():
    here = land("arythea", "tovak", "goldyx").tile("core_5", 5, 0)
    city = spaces(here.table, "city")[0]
    site = here.table.sites[city]
    site.hidden.clear()
    site.backs.clear()
    shield(here.table, city, 0, 1, 1)
    assert line(here.table, "city_conqueror") == Score("city_conqueror", (4, 7, 0), (4, 7, 0), (0, 5, 0))
    assert scoring.titles_of(scoring.CITIES, [7, 7, 0]) == [2, 2, 0]
    assert scoring.titles_of(scoring.CITIES, [0, 0, 0]) == [0, 0, 0]


@pytest.mark.clause("MK-SCORE-9")
@pytest.mark.parametrize(("variants", "points"), [((), 0), (("city_claims",), 4)])
def test_shields_on_a_city_never_conquered(variants: tuple[str, ...], points: int):
    here = land(variants=variants).tile("core_5", 5, 0)
    city = spaces(here.table, "city")[0]
    assert here.table.sites[city].hidden
    shield(here.table, city, 1)
    assert line(here.table, "city_conqueror").points == (0, points)


@pytest.mark.case("R-MK-41")
@pytest.mark.clause("MK-CITY-11", "MK-CITY-16")
def test_of_those_that_tie_the_first_to_place_a_shield_leads():
    from rules.mage_knight.table import bare

    site = bare()
    site.shields = [1, 0, 0, 1]
    assert cities.leader(site) == 1
    site.shields = [0, 1, 1]
    assert cities.leader(site) == 1
    site.foes = ["diggers.1"]
    assert cities.leader(site) is None
    site.foes, site.friendly = [], True
    assert cities.leader(site) is None


# teams


@pytest.mark.clause("MK-TEAM-1", "MK-TEAM-7", "MK-SCN-FC-5")
def test_a_team_counts_its_lower_fame_its_better_and_its_more_beaten_member():
    table = fresh("full_conquest", 4, "teams")
    assert [one.team for one in table.heroes] == [1, 1, 2, 2]
    for seat, fame in enumerate((9, 4, 7, 6)):
        table.of(seat).fame = fame
    table.of(0).crystals = ["red", "blue"]
    table.of(1).crystals = ["red", "blue", "red", "blue"]
    table.of(2).crystals = ["red", "blue"]
    table.of(3).hand += [WOUND]
    assert line(table, "fame").counted == (4, 4, 6, 6)
    assert line(table, "loot") == Score("loot", (1, 2, 1, 0), (2, 2, 1, 1), (3, 3, 0, 0))
    assert line(table, "beating").counted == (0, 0, -2, -2) and line(table, "beating").titles == (0, 0, -3, -3)
    assert scoring.totals(table) == [9, 9, 2, 2]


@pytest.mark.clause("MK-TEAM-2", "MK-TEAM-3", "MK-TEAM-5", "MK-MOVE-25")
def test_allies_do_not_fight_and_are_not_struck_by_skills():
    from rules.mage_knight import movement, sites

    table = fresh("full_conquest", 4, "teams")
    assert movement.allied(table, 0, 1) and not movement.allied(table, 1, 2)
    for one in table.heroes:
        one.space = Hex(1, 0)
    why = movement.why_no_duel(table, table.of(0), table.of(1))
    assert why is not None and why.clause == "MK-MOVE-25"
    assert movement.why_no_duel(table, table.of(0), table.of(2)) is None
    assert not movement.safe(table, table.of(0), Hex(1, 0))
    assert sites.kind(table, Hex(1, 0)) == ""


@pytest.mark.clause("MK-TEAM-6", "MK-SAFE-2")
def test_an_allys_keep_is_entered_freely_while_its_owner_is_away():
    from rules.mage_knight import movement, sites
    from rules.mage_knight.exploring import place
    from rules.mage_knight.table import Tile

    play = game("full_conquest", 4, "teams")
    table = table_of(play)
    from tests.mage_knight.games import referee_of

    if not spaces(table, "keep"):
        place(referee_of(play), Tile("3", 5, 0))
    keep = spaces(table, "keep")[0]
    table.sites[keep].hidden.clear()
    table.sites[keep].backs.clear()
    table.sites[keep].foes.clear()
    shield(table, keep, 1)
    space = Hex.at(keep)
    assert not sites.hostile(table, table.of(0), space) and movement.safe(table, table.of(0), space)
    assert sites.hostile(table, table.of(2), space)
    table.of(1).space = space
    assert not movement.safe(table, table.of(0), space)
