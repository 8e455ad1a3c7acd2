"""26 The competitive scenarios, each with what it has of its own."""

from __future__ import annotations

import pytest

from rules.mage_knight import (
    FORM,
    SCENARIOS,
    adventures,
    dungeon_lords,
    exploring,
    hold,
    mines,
    movement,
    one_to_return,
    rounds,
    scenarios,
    scoring,
    sites,
    times,
    units,
)
from rules.mage_knight.content.cities import garrison
from rules.mage_knight.content.enemies import ENEMIES
from rules.mage_knight.events import Eliminated, FinalTurns, GaveUp
from rules.mage_knight.fight import attack, outcome
from rules.mage_knight.hexes import OFF_MAP, Hex
from rules.mage_knight.table import Tile
from tests.kit import Play, begin
from tests.mage_knight.games import choose, end_round, fresh, game, hero, referee_of, shield, spaces, table_of
from tests.mage_knight.positions import Land, knights


def lay(play: Play, name: str, x: int, y: int) -> None:
    """This tile on the map, wherever it was."""
    table = table_of(play)
    for pile in (table.countryside, table.core, table.box_countryside, table.box_core, table.box_city):
        if name in pile:
            pile.remove(name)
    exploring.place(referee_of(play), Tile(name, x, y))


def clause_of(why: object) -> str:
    """The clause of a refusal."""
    return str(getattr(why, "clause", ""))


FIGURES = [
    ("first_reconnaissance", (2, 3, 4), (3, 3, 3), ("wedge", "wedge", "wedge"), ()),
    ("full_conquest", (2, 3, 4), (6, 6, 6), ("wedge", "wedge", "open 5"), (4, 4, 4, 4)),
    ("blitz_conquest", (2, 3, 4), (4, 4, 4), ("wedge", "wedge", "open 4"), (3, 3, 3, 3)),
    ("mines_liberation", (2, 3, 4), (4, 4, 4), ("wedge", "wedge", "open 4"), ()),
    ("druid_nights", (2, 3, 4), (4, 4, 4), ("wedge", "wedge", "open 4"), ()),
    ("dungeon_lords", (2, 3, 4), (5, 5, 5), ("wedge", "wedge", "open 4"), ()),
    ("conquer_and_hold", (2, 3, 4), (6, 4, 4), ("fixed", "fixed", "fixed"), ()),
    ("one_to_return", (2, 3, 4), (4, 4, 4), ("wedge", "wedge", "wedge"), (3, 3, 3)),
]


@pytest.mark.parametrize(("scenario", "seats", "limits", "shapes", "levels"), FIGURES)
@pytest.mark.clause(
    "MK-SCN-REC-1",
    "MK-SCN-FC-1",
    "MK-SCN-FC-2",
    "MK-SCN-BC-1",
    "MK-SCN-BC-2",
    "MK-SCN-MINE-1",
    "MK-SCN-DRUID-1",
    "MK-SCN-DUNG-1",
    "MK-SCN-HOLD-1",
    "MK-SCN-RET-1",
)
def test_figures(
    scenario: str, seats: tuple[int, ...], limits: tuple[int, ...], shapes: tuple[str, ...], levels: tuple[int, ...]
):
    for n, limit, shape in zip(seats, limits, shapes, strict=True):
        table = fresh(scenario, n)
        assert (scenarios.limit(table), scenarios.shape(table)) == (limit, shape)
        assert table.dummy is None
        if levels:
            assert {scenarios.city_level(table)} == {levels[0]}


# First Reconnaissance


@pytest.mark.clause("MK-SCN-REC-2", "MK-SCN-REC-9")
def test_countryside_tiles_come_in_order():
    table = fresh("first_reconnaissance", 4)
    assert [(t.name, t.x, t.y) for t in table.tiles] == [("A", 0, 0), ("1", 0, 1), ("2", 1, 0)]
    assert table.countryside[::-1] == ["3", "4", "5", "6", "7", "8", "9", "10", "11"]
    assert len(table.core) == 3


@pytest.mark.clause("MK-SCN-REC-3", "MK-MOVE-18")
def test_the_city_stays_closed_and_needs_no_garrison():
    play = game("first_reconnaissance", 2)
    lay(play, "core_6", 3, 1)
    table = table_of(play)
    (city,) = spaces(table, "city")
    assert clause_of(scenarios.closed(table, Hex.at(city))) == "MK-MOVE-18"
    assert not table.sites[city].hidden and table.sites[city].level == 0
    assert scenarios.closed(fresh("full_conquest", 2), Hex.at(city)) is None


@pytest.mark.clause("MK-SCN-REC-4")
def test_a_tile_revealed_is_a_point_of_fame():
    land = knights("arythea", "tovak").hand("march").tokens("green").source("red blue")
    space, (x, y) = next(
        (space, position)
        for space in times.spaces(land.table)
        for position in exploring.free_beside(tuple(land.table.tiles), space)
        if exploring.does_not_fit(land.table, *position) is None
    )
    play = land.at(str(space)).turn().do("play march strong", f"explore {x},{y}")
    assert hero(play).fame == 1


@pytest.mark.clause("MK-SCN-REC-5", "MK-ROUND-4")
def test_no_elite_units_no_fights_and_somebody_for_the_village():
    for seed in "abcdef":
        offered = fresh("first_reconnaissance", 2, seed=seed).unit_offer
        assert any("village" in units.printed(unit).places for unit in offered)
    assert clause_of(scenarios.no_player_combat(fresh("first_reconnaissance", 2))) == "MK-SCN-REC-5"
    assert scenarios.no_player_combat(fresh("first_reconnaissance", 2, "player_combat")) is None
    play = choose(game("first_reconnaissance", 2))
    lay(play, "core_2", 3, 1)
    assert not any(units.printed(unit).elite for unit in table_of(end_round(play)).unit_offer)


@pytest.mark.clause("MK-SCN-REC-1", "MK-EXPL-7")
def test_core_tiles_on_the_coast():
    assert scenarios.off_the_map(fresh("first_reconnaissance", 2), 4, 0, core=True) is None
    assert clause_of(scenarios.off_the_map(fresh("full_conquest", 2), 4, 0, core=True)) == "MK-EXPL-7"
    assert clause_of(scenarios.off_the_map(fresh("full_conquest", 4), 3, 3, core=False)) == "MK-EXPL-4"


# conquests


@pytest.mark.clause("MK-SCN-FC-3", "MK-SCN-BC-4", "MK-SCN-FC-4")
@pytest.mark.parametrize("scenario", ["full_conquest", "blitz_conquest"])
def test_all_cities_conquered_is_the_end(scenario: str):
    play = choose(game(scenario, 2))
    table = table_of(play)
    for i, name in enumerate(("core_5", "core_8")):
        lay(play, name, 5 + i, 1)
    assert not scenarios.end_reached(table)
    for city in spaces(table, "city"):
        site = table.sites[city]
        colour = sites.city_colour(table, Hex.at(city))
        level = 4 if scenario == "full_conquest" else 3
        assert site.level == level and len(site.hidden) == len(garrison(colour, level))
        site.hidden.clear()
        site.backs.clear()
        shield(table, city, 1)
    scenarios.after_turn(referee_of(play))
    assert table.final and sorted(table.turns_left) == [0, 1]
    assert [line.category for line in scoring.sheet(table)][-1] == "city_conqueror"
    assert scoring.result(play.state).winners == (1,)


@pytest.mark.clause("MK-SCN-BC-3", "MK-LEVEL-10")
def test_in_a_blitz_a_line_crossed_is_one_more_point():
    from rules.mage_knight import levels

    play = game("blitz_conquest", 2)
    levels.gain_fame(referee_of(play), hero(play), 2)
    assert hero(play).fame == 4
    assert len(table_of(end_round(choose(play))).unit_offer) == 5


# Mines Liberation


def mine(scenario: str = "mines_liberation") -> tuple[Land, str]:
    """Two heroes, the first on a mine that is held by two enemies."""
    land = knights("arythea", "tovak", scenario=scenario).hand("rage march stamina swiftness")
    for name in ("2", "3", "5", "6"):
        if not spaces(land.table, "mine"):
            land.tile(name, 5, 0)
    space = spaces(land.table, "mine")[0]
    return land.at(space), space


@pytest.mark.clause("MK-SCN-MINE-1", "MK-SCN-DRUID-1", "MK-SCN-DUNG-1", "MK-SCN-HOLD-3")
@pytest.mark.parametrize(
    ("scenario", "always", "never", "city"),
    [
        ("mines_liberation", ("2", "3", "5", "6"), ("core_1",), "core_8"),
        ("druid_nights", ("1", "2", "5", "7", "8"), (), "core_5"),
        ("dungeon_lords", ("7", "9", "core_1"), (), "core_6"),
        ("conquer_and_hold", ("3", "4", "9", "10", "11", "core_2", "core_3", "core_4"), ("core_1",), "core_7"),
    ],
)
def test_tiles_that_are_never_left_out(scenario: str, always: tuple[str, ...], never: tuple[str, ...], city: str):
    for seed in "abc":
        table = fresh(scenario, 2, seed=seed)
        used = {*table.countryside, *table.core, *(tile.name for tile in table.tiles)}
        assert {*always, city} <= used and not used & set(never)
        assert sum(tile in ("core_5", "core_6", "core_7", "core_8") for tile in table.core) == 1


@pytest.mark.clause("MK-SCN-MINE-2", "MK-CITY-16", "MK-CITY-17")
@pytest.mark.parametrize(("scenario", "city"), [("mines_liberation", "core_8"), ("druid_nights", "core_5")])
def test_friendly_cities_are_everybodys(scenario: str, city: str):
    play = game(scenario, 3)
    lay(play, city, 5, 1)
    table = table_of(play)
    (space,) = spaces(table, "city")
    assert table.sites[space].shields == [0, 1, 2] and sites.conquered(table, Hex.at(space))
    assert not table.sites[space].hidden
    assert not sites.hostile(table, table.of(0), Hex.at(space))


@pytest.mark.clause("MK-SCN-MINE-3")
def test_a_revealed_mine_is_held_by_one_enemy_face_up_and_a_brown_one_face_down():
    land, space = mine()
    site = land.table.sites[space]
    assert [ENEMIES[foe.partition(".")[0]].colour for foe in site.foes] == ["green"]
    assert site.backs == ["brown"] and len(site.hidden) == 1
    assert not land.table.rampaging_at(Hex.at(space))
    land.tile("core_4", 7, 0)
    deep = next(name for name in spaces(land.table, "mine") if mines.deep(land.table, Hex.at(name)))
    assert [ENEMIES[foe.partition(".")[0]].colour for foe in land.table.sites[deep].foes] == ["red"]


@pytest.mark.clause("MK-SCN-MINE-4")
def test_both_are_fought_by_night_rules_with_units_and_survivors_stay():
    land, space = mine()
    play = land.turn()
    assert "liberate" in play.options
    play.do("liberate")
    fight = table_of(play).fights[0]
    assert fight.dark and not fight.units_barred and len(fight.foes) == 2
    assert all(foe.role == "lying" for foe in fight.foes)
    referee = referee_of(play)
    beaten, left = fight.foes
    attack.defeat(referee, fight, beaten)
    outcome.settle(referee, fight, won=False)
    assert table_of(play).sites[space].foes == [left.id] and not table_of(play).sites[space].shields


@pytest.mark.clause("MK-SCN-MINE-5", "MK-SCN-MINE-6")
@pytest.mark.parametrize(("deep", "reputation"), [(False, 1), (True, 2)])
def test_who_defeats_the_last_one_marks_the_mine_and_has_its_crystal_at_once(deep: bool, reputation: int):
    land, space = mine()
    if deep:
        land.tile("core_4", 7, 0)
        space = next(name for name in spaces(land.table, "mine") if mines.deep(land.table, Hex.at(name)))
        land.at(space)
    assert not scenarios.mine_works(land.table, Hex.at(space))
    play = land.turn().do("liberate")
    fight, referee = table_of(play).fights[0], referee_of(play)
    for foe in list(fight.foes):
        attack.defeat(referee, fight, foe)
    outcome.settle(referee, fight, won=True)
    assert table_of(play).sites[space].shields == [0] and hero(play).reputation == reputation
    assert scenarios.mine_works(table_of(play), Hex.at(space))


@pytest.mark.clause("MK-SCN-MINE-4")
def test_a_free_mine_is_not_fought_for():
    land, space = mine()
    shield(land.table, space, 1)
    assert land.turn().refused("liberate") == "MK-SCN-MINE-4"


@pytest.mark.clause("MK-SCN-MINE-6")
def test_free_mines_pay_at_the_start_of_each_day_and_night():
    land, space = mine()
    land.table.sites[space].hidden.clear()
    land.table.sites[space].backs.clear()
    land.table.sites[space].foes.clear()
    shield(land.table, space, 1)
    land.at("0,0")
    play = begin(land.state, rounds.EndRound())
    assert len(hero(play, 1).crystals) == 1 and hero(play).crystals == []


@pytest.mark.clause("MK-SCN-MINE-7")
def test_a_marker_stands_for_a_brown_token_that_is_short():
    play = game("mines_liberation", 2)
    table = table_of(play)
    browns = list(table.brown)
    table.brown.clear()
    table.spent[:] = [token for token in table.spent if ENEMIES[token.partition(".")[0]].colour != "brown"]
    for name in ("2", "3", "5", "6"):
        if name in table.countryside:
            lay(play, name, 7, 0)
            break
    space = spaces(table, "mine")[-1]
    site = table.sites[space]
    assert site.made == mines.MARKER and not site.hidden
    table.brown += browns
    mines.reveal(referee_of(play), site, Hex.at(space))
    assert site.made == "" and len(site.foes) == 2


@pytest.mark.clause("MK-SCN-MINE-8", "MK-SCN-MINE-9")
def test_all_tiles_and_all_mines_are_the_end_and_mines_are_points():
    land, space = mine()
    land.tile("core_4", 7, 0)
    table = land.table
    deep = next(name for name in spaces(table, "mine") if mines.deep(table, Hex.at(name)))
    for name in spaces(table, "mine"):
        shield(table, name, 1)
    shield(table, space, 0)
    shield(table, deep, 0)
    assert not scenarios.end_reached(table)
    table.countryside.clear()
    table.core.clear()
    assert scenarios.end_reached(table)
    line = next(line for line in scoring.sheet(table) if line.category == "liberator")
    others = [name for name in spaces(table, "mine") if name not in (space, deep)]
    assert line.points == (11, 4 * len(others))
    assert line.titles == ((5, 0) if 4 * len(others) < 11 else (0, 5))
    assert scoring.titles_of(scoring.LIBERATOR, [4, 4]) == [2, 2]


# Druid Nights


def druids(*variants: str, hand: str = "march rage") -> tuple[Land, str]:
    """Two heroes, the first on a glade."""
    land = knights("arythea", "tovak", scenario="druid_nights", variants=variants).hand(hand)
    for name in ("1", "2", "5"):
        if not spaces(land.table, "glade"):
            land.tile(name, 5, 0)
    glade = spaces(land.table, "glade")[0]
    return land.at(glade), glade


@pytest.mark.clause("MK-SCN-DRUID-2")
def test_where_a_movement_ends_on_a_glade_one_may_leave_a_shield():
    land, glade = druids()
    play = land.turn().do("play march sideways")
    while play.asked.kind != "mage_knight.turn_window":
        play.do(play.options[0])
    play.do("end turn")
    assert play.asked.kind == "mage_knight.marking" and play.asked.clause == "MK-SCN-DRUID-2"
    refused = Play(play.state).do("")
    assert table_of(refused).sites[glade].shields == []
    play.do("mark glade")
    assert table_of(play).sites[glade].shields == [0]
    shield(land.table, glade, 0)
    again = land.turn().do("rest", "discard rage", "no more", "end turn")
    assert again.asked.kind != "mage_knight.marking"


@pytest.mark.clause("MK-SCN-DRUID-2")
def test_several_players_may_mark_a_glade():
    land, glade = druids()
    shield(land.table, glade, 1)
    play = land.turn().do("play march sideways", "end turn", "mark glade")
    assert table_of(play).sites[glade].shields == [1, 0]


@pytest.mark.clause("MK-SCN-DRUID-7")
def test_contested_glades_hold_one_shield_of_two_players():
    land, glade = druids("contested_glades")
    shield(land.table, glade, 1)
    play = land.turn().do("play march sideways", "end turn")
    assert play.options == ["replace 1"]
    play.do("replace 1")
    assert table_of(play).sites[glade].shields == [0]


@pytest.mark.clause("MK-SCN-DRUID-3")
@pytest.mark.parametrize(("round_", "colours", "rolls"), [(2, ["brown"], 1), (4, ["red"], 2), (6, ["brown", "red"], 3)])
@pytest.mark.clause("MK-SCN-DRUID-5", "MK-SCN-DRUID-7")
def test_an_incantation_brings_enemies_for_each_glade(round_: int, colours: list[str], rolls: int):
    land, glade = druids()
    land.table.night, land.table.round = True, round_
    shield(land.table, glade, 0)
    play = land.turn().do("incantation")
    fight = table_of(play).fights[0]
    assert [ENEMIES[foe.name].colour for foe in fight.foes] == colours
    assert hero(play).turn.rewards == ["crystal roll"] * rolls
    before = hero(play).fame
    foe = fight.foes[0]
    attack.defeat(referee_of(play), fight, foe)
    assert hero(play).fame - before == 2 * ENEMIES[foe.name].fame
    left = [foe.id for foe in fight.foes]
    outcome.settle(referee_of(play), fight, won=False)
    assert set(left) <= set(table_of(play).spent)


@pytest.mark.clause("MK-SCN-DRUID-3")
def test_incantations_are_for_nights_once_each_outside_villages():
    land, glade = druids()
    assert "incantation" not in land.turn().options
    land.table.night, land.table.round = True, 2
    land.hero().deeds = ["incantation 2"]
    assert "incantation" in land.turn().options  # on the glade, which can still be marked
    land.hero().deeds = ["incantation 1"]
    assert land.turn().refused("incantation") == "MK-SCN-DRUID-3"
    land.hero().deeds = []
    if not spaces(land.table, "village"):
        land.tile("4", 6, 0)
    land.at(spaces(land.table, "village")[0])
    shield(land.table, glade, 0)
    assert land.turn().refused("incantation") == "MK-SCN-DRUID-3"
    assert land.turn().reason("incantation") == "inhabited"
    shield(land.table, glade)
    land.at("0,0")
    assert land.turn().reason("incantation") == "no_glade_marked"


@pytest.mark.clause("MK-SCN-DRUID-4")
def test_glades_are_bare_after_the_night():
    land, glade = druids()
    land.table.night, land.table.round = True, 2
    shield(land.table, glade, 0, 1)
    assert table_of(begin(land.state, rounds.EndRound())).sites[glade].shields == []
    land, glade = druids()
    shield(land.table, glade, 0)
    assert table_of(begin(land.state, rounds.EndRound())).sites[glade].shields == [0]


@pytest.mark.clause("MK-SCN-DRUID-6", "MK-SCN-DRUID-7")
def test_the_last_incantation_of_all_is_the_end():
    for variants, last in (((), 2), (("epic",), 3)):
        table = fresh("druid_nights", 2, *variants)
        assert scenarios.limit(table) == 2 * last
        table.of(0).deeds = [f"incantation {last}"]
        assert not scenarios.end_reached(table)
        table.of(1).deeds = [f"incantation {last}"]
        assert scenarios.end_reached(table)
    epic = fresh("druid_nights", 2, "epic")
    assert not epic.box_countryside and not epic.box_core and len(epic.core) == 5
    assert scoring.categories(epic) == (scoring.FAME, *scoring.ACHIEVEMENTS)


# Dungeon Lords


@pytest.mark.clause("MK-SCN-DUNG-2")
def test_a_dungeon_is_hidden_beside_each_village_and_a_tomb_beside_each_monastery():
    play = game("dungeon_lords", 2)
    order, seen = table_of(play).order, 0
    while play.asked.kind == "mage_knight.hide":
        assert play.seat == order[0] and play.asked.clause == "MK-SCN-DUNG-2"
        for option in play.options:
            assert dungeon_lords.free(table_of(play), Hex.at(option.removeprefix("hide ")))
        space = play.options[0].removeprefix("hide ")
        play.do(play.options[0])
        site = table_of(play).sites[space]
        assert site.made in ("dungeon", "tomb") and sites.kind(table_of(play), Hex.at(space)) == site.made
        assert site.backs == [dungeon_lords.LYING[site.made]] and len(site.hidden) == 1
        seen += 1
    assert play.asked.kind == "mage_knight.choose_tactic"
    printed = [name for kind in dungeon_lords.SECRETS for name in spaces(table_of(play), kind)]
    assert seen <= len(printed)


def secret(kind: str = "dungeon", *, conquered: bool = False) -> tuple[Land, str]:
    """The first of two heroes on a secret dungeon or tomb."""
    land = knights("arythea", "tovak", scenario="dungeon_lords").hand("rage march stamina swiftness")
    space = "1,0"
    play_referee = referee_of(Play(land.state))
    dungeon_lords.HideHere(Hex.at(space), kind).run(play_referee, ())
    if conquered:
        shield(land.table, space, 1)
    return land.at(space), space


@pytest.mark.clause("MK-SCN-DUNG-3")
def test_the_enemy_of_a_secret_dungeon_is_the_one_lying_there():
    land, space = secret()
    lying = land.table.sites[space].hidden[0]
    play = land.turn().do("enter dungeon")
    fight = table_of(play).fights[0]
    assert [foe.id for foe in fight.foes] == [lying] and fight.dark and fight.units_barred
    outcome.settle(referee_of(play), fight, won=False)
    site = table_of(play).sites[space]
    assert lying in table_of(play).spent and len(site.hidden) == 1 and site.hidden[0] != lying


@pytest.mark.clause("MK-SCN-DUNG-3", "MK-SITE-30")
def test_a_secret_tomb_is_won_like_a_tomb():
    land, space = secret("tomb")
    play = land.turn().do("enter tomb")
    fight = table_of(play).fights[0]
    attack.defeat(referee_of(play), fight, fight.foes[0])
    outcome.settle(referee_of(play), fight, won=True)
    assert table_of(play).sites[space].shields == [0]
    assert hero(play).turn.rewards == list(adventures.ADVENTURES["tomb"].rewards)


@pytest.mark.clause("MK-SCN-DUNG-4")
def test_conquered_dungeons_are_not_entered_again():
    land, _ = secret(conquered=True)
    assert land.turn().refused("enter dungeon") == "MK-SCN-DUNG-4"
    assert scenarios.no_second_visit(fresh("full_conquest", 2)) is None


@pytest.mark.clause("MK-SCN-DUNG-5")
def test_ways_beneath_the_earth_lead_from_one_to_another():
    land, space = secret(conquered=True)
    other = Hex(1, -1)
    dungeon_lords.HideHere(other, "tomb").run(referee_of(Play(land.state)), ())
    play = land.turn()
    assert f"tunnel {other}" not in [*play.options, *(blocked.id for blocked in play.asked.blocked)]
    shield(land.table, str(other), 0)
    land.table.sites[str(other)].hidden.clear()
    land.table.sites[str(other)].backs.clear()
    play = land.turn()
    way = dungeon_lords.length(table_of(play), Hex.at(space), other)
    assert way is not None
    assert play.refused(f"tunnel {other}") == "MK-SCN-DUNG-5"
    hero(play).turn.move = 2 + way
    play = begin(play.state, *play.state.agenda[-1].todo, seat=0)
    play.do(f"tunnel {other}")
    assert hero(play).space == other and hero(play).turn.move == 0


@pytest.mark.clause("MK-SCN-DUNG-5")
def test_lakes_and_swamps_are_gone_round():
    land = knights("arythea", "tovak", scenario="dungeon_lords")
    table = land.table
    here = Hex(0, 0)
    for space, printed in times.spaces(table).items():
        if printed.terrain in ("lake", "swamp"):
            assert not dungeon_lords.dry(table, space)
            assert dungeon_lords.length(table, here, space) is None
    assert dungeon_lords.length(table, here, Hex(50, 50)) is None
    assert dungeon_lords.length(table, here, Hex(1, 0)) == 1


@pytest.mark.clause("MK-SCN-DUNG-6", "MK-SCN-DUNG-7")
def test_all_tiles_and_all_dungeons_are_the_end_and_dungeons_count_double():
    land, space = secret()
    table = land.table
    table.countryside.clear()
    table.core.clear()
    assert not scenarios.end_reached(table)
    for name, site in table.sites.items():
        if sites.kind(table, Hex.at(name)) in ("dungeon", "tomb"):
            site.shields[:] = [1]
    shield(table, space, 0)
    assert scenarios.end_reached(table)
    line = next(line for line in scoring.sheet(table) if line.category == "dungeon_crawler")
    assert line.points[0] == 4
    assert scoring.titles_of(scoring.CRAWLER, [8, 4]) == [5, 0] and scoring.titles_of(scoring.CRAWLER, [4, 4]) == [2, 2]
    assert not any(line.category == "adventurer" for line in scoring.sheet(table))


# Conquer and Hold


@pytest.mark.clause("MK-SCN-HOLD-2")
def test_tiles_lie_at_fixed_positions_each_of_its_kind():
    table = fresh("conquer_and_hold", 2)
    assert [(t.x, t.y) for t in table.tiles] == [(0, 0), (0, 1), (1, 0), (1, -1)]
    assert scenarios.off_the_map(table, 1, 1, core=False) is None
    assert clause_of(scenarios.off_the_map(table, 1, 1, core=True)) == "MK-SCN-HOLD-2"
    assert clause_of(scenarios.off_the_map(table, 0, 2, core=False)) == "MK-SCN-HOLD-2"
    assert exploring.does_not_fit(table, 2, 0) is None and exploring.back_at(table, 2, 0) == "core"
    assert exploring.back_at(table, 2, -1) == "countryside"


@pytest.mark.clause("MK-SCN-HOLD-3", "MK-SCN-HOLD-13")
def test_five_keeps_and_five_towers_are_on_the_tiles():
    table = fresh("conquer_and_hold", 2, "open_land")
    assert len(table.tiles) == 10 and not table.countryside and not table.core
    assert len(spaces(table, "keep")) == 5 and len(spaces(table, "mage_tower")) == 5
    for name in (*spaces(table, "keep"), *spaces(table, "mage_tower")):
        shield(table, name, 0)
    assert hold.score(table, 0) == 25
    assert scenarios.limit(fresh("conquer_and_hold", 3)) == 4


@pytest.mark.clause("MK-SCN-HOLD-4")
def test_the_city_is_closed_and_the_mightiest_units_are_out():
    table = fresh("conquer_and_hold", 2, "open_land")
    assert clause_of(scenarios.closed(table, Hex.at(spaces(table, "city")[0]))) == "MK-MOVE-18"
    gone = [unit for unit in table.removed if "." in unit]
    assert gone and all(units.printed(unit).level == 4 for unit in gone)
    assert not any(units.printed(unit).level == 4 for unit in table.elite_units)


@pytest.mark.clause("MK-SCN-HOLD-5")
@pytest.mark.parametrize(("seats", "first"), [(2, 4), (4, 3)])
def test_elite_units_come_in_the_second_half(seats: int, first: int):
    table = fresh("conquer_and_hold", seats, "open_land")
    for round_ in range(1, scenarios.limit(table) + 1):
        table.round = round_
        assert scenarios.elite_units(table) == (round_ >= first)


@pytest.mark.clause("MK-SCN-HOLD-6", "MK-SCN-HOLD-7")
def test_keeps_and_towers_find_more_units_and_cost_no_reputation():
    table = fresh("conquer_and_hold", 2)
    assert scenarios.also_recruits(table, "keep") == ("village",)
    assert scenarios.also_recruits(table, "mage_tower") == ("monastery",)
    assert scenarios.assault_reputation(table) == 0
    other = fresh("full_conquest", 2)
    assert scenarios.also_recruits(other, "keep") == () and scenarios.assault_reputation(other) == -1


@pytest.mark.clause("MK-SCN-HOLD-8", "MK-SCN-HOLD-9", "MK-START-6")
def test_towers_are_owned_and_give_mana():
    from rules.mage_knight import rewards

    land = knights("arythea", "tovak", scenario="conquer_and_hold", variants=("open_land",)).hand("march")
    table = land.table
    towers, keeps = spaces(table, "mage_tower"), spaces(table, "keep")
    for name in (*towers[:2], keeps[0]):
        table.sites[name].hidden.clear()
        table.sites[name].backs.clear()
        shield(table, name, 0)
    tower = Hex.at(towers[0])
    assert sites.hostile(table, table.of(1), tower) and not sites.hostile(table, table.of(0), tower)
    assert not scenarios.spell_for_tower(table)
    play = land.at(towers[0]).turn()
    assert hero(play).tokens == ["gold", "gold"]
    land.night().give(0, tokens=[])
    assert hero(land.turn()).tokens == ["black", "black"]
    table.of(0).space = Hex.at(keeps[0])
    assert rewards.site_bonus(table, table.of(0)) == 1


@pytest.mark.clause("MK-SCN-HOLD-8", "MK-SCN-HOLD-10")
@pytest.mark.parametrize(("round_", "n"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_what_another_owns_is_defended_for_half_the_fame_of_all(round_: int, n: int):
    land = knights("arythea", "tovak", scenario="conquer_and_hold", variants=("open_land",))
    land.table.round = round_
    play = land.turn()
    foes = outcome.drawn_defenders(referee_of(play), "mage_tower")
    assert len(foes) == n
    assert all(ENEMIES[foe.name].colour == "violet" and foe.fortified and foe.half_fame for foe in foes)
    fame = [ENEMIES[foe.name].fame for foe in foes]
    from rules.engine.blanks import blank
    from rules.mage_knight.frays import Fight

    fight = blank(Fight, seat=0, site="mage_tower", space=Hex(0, 0), came_from=OFF_MAP, foes=list(foes))
    before = hero(play).fame
    for foe in foes:
        attack.defeat(referee_of(play), fight, foe)
    assert hero(play).fame - before == (sum(fame) + 1) // 2


@pytest.mark.clause("MK-SCN-HOLD-11", "MK-SCN-HOLD-12", "MK-SCN-HOLD-1")
def test_keeps_and_towers_decide_and_a_tie_has_no_winner():
    play = game("conquer_and_hold", 4, "open_land")
    table = table_of(play)
    assert [one.team for one in table.heroes] == [1, 1, 2, 2]
    keeps, towers = spaces(table, "keep"), spaces(table, "mage_tower")
    shield(table, keeps[0], 0)
    shield(table, towers[0], 1)
    shield(table, keeps[1], 2)
    table.of(3).fame = 60
    assert scoring.totals(table) == [5, 5, 3, 3]
    assert scoring.result(play.state).winners == (0, 1)
    shield(table, towers[1], 3)
    assert scoring.result(play.state).winners == ()
    assert len(hold.owned(table, 1, "mage_tower")) == 1


@pytest.mark.clause("MK-SCN-HOLD-12")
def test_by_an_allied_tower_one_has_mana_for_ones_own_towers_alone():
    land = knights("arythea", "tovak", "goldyx", "norowas", scenario="conquer_and_hold", variants=("open_land",))
    towers = spaces(land.table, "mage_tower")
    shield(land.table, towers[0], 1)
    assert hero(land.at(towers[0]).turn()).tokens == []
    shield(land.table, towers[1], 0)
    assert hero(land.at(towers[0]).turn()).tokens == ["gold"]
    land.give(0, tokens=[])
    shield(land.table, towers[0], 2)
    near_none = next(name for name in towers[2:] if not land.table.sites[name].shields)
    assert hero(land.at(near_none).turn()).tokens == []


@pytest.mark.clause("MK-SCN-HOLD-11")
def test_a_side_may_give_up_at_the_start_of_a_turn():
    land = knights("arythea", "tovak", scenario="conquer_and_hold", variants=("open_land",)).hand("march")
    shield(land.table, spaces(land.table, "keep")[0], 0)
    play = land.turn()
    assert "give up game" in play.options
    play.do("give up game", "play on")
    assert not play.over and play.seat == 0 and "give up game" in play.options
    moved = Play(play.state.clone()).do("play march basic")
    assert moved.refused("give up game") == "MK-SCN-HOLD-11"
    play.do("give up game", "give up")
    assert play.over and play.last(GaveUp).seat == 0
    result = scoring.result(play.state)
    assert [(s.seat, s.place, s.score, s.won, s.fate) for s in result.standings] == [
        (1, 1, 0, True, "scored"),
        (0, 2, 3, False, "gave_up"),
    ]


@pytest.mark.clause("MK-SCN-HOLD-11")
def test_a_team_gives_up_only_if_both_agree():
    land = knights("arythea", "tovak", "goldyx", "norowas", scenario="conquer_and_hold").hand("march")
    play = land.turn().do("give up game")
    assert play.seat == 0
    play.do("give up")
    assert play.seat == 1
    refused = Play(play.state.clone()).do("play on")
    assert refused.seat == 0 and not any("gave up" in one.deeds for one in table_of(refused).heroes)
    play.do("give up")
    assert play.over and scoring.result(play.state).winners == (2, 3)


@pytest.mark.clause("MK-SCN-HOLD-11")
def test_elsewhere_nobody_gives_up():
    play = knights("arythea", "tovak", scenario="full_conquest").hand("march").turn()
    assert "give up game" not in [*play.options, *(one.id for one in play.asked.blocked)]


# One to Return


@pytest.mark.clause("MK-SCN-RET-2")
def test_the_portal_closes_after_the_first_day():
    play = choose(game("one_to_return", 3))
    table = table_of(play)
    table.of(0).space, table.of(1).space, table.of(2).space = OFF_MAP, Hex(1, 0), Hex(0, 0)
    assert sites.kind(table, Hex(0, 0)) == "portal"
    play = end_round(play)
    table = table_of(play)
    assert [one.out for one in table.heroes] == [True, False, True]
    assert {event.seat for event in play.of(Eliminated)} == {0, 2}
    assert sites.kind(table, Hex(0, 0)) == ""
    play = choose(play)
    assert table_of(play).order == [1] and play.seat == 1
    table.of(0).out, table.of(0).space, table.of(1).space = False, Hex(0, 0), Hex(0, 0)
    assert not movement.safe(table, table.of(1), Hex(0, 0))


@pytest.mark.clause("MK-SCN-RET-2")
def test_with_nobody_left_the_game_is_over():
    play = choose(game("one_to_return", 2))
    for one in table_of(play).heroes:
        one.space = OFF_MAP
    play = end_round(play)
    assert play.over and scoring.result(play.state).winners == ()
    assert {standing.fate for standing in scoring.result(play.state).standings} == {"eliminated"}


@pytest.mark.clause("MK-SCN-RET-3")
def test_who_stands_there_when_the_second_night_is_over_wins():
    play = choose(game("one_to_return", 2))
    table = table_of(play)
    table.round, table.night = 4, True
    table.of(0).space, table.of(1).space = Hex(1, 0), Hex(0, 0)
    play = end_round(play)
    assert play.over and one_to_return.returned(table_of(play)) is table_of(play).of(1)
    result = scoring.result(play.state)
    assert [(s.seat, s.place, s.score, s.won, s.fate) for s in result.standings] == [
        (1, 1, 0, True, "returned"),
        (0, 2, 0, False, "stranded"),
    ]
    table_of(play).of(1).space = Hex(1, 0)
    assert scoring.result(play.state).winners == () and scoring.sheet(table_of(play)) == []


@pytest.mark.clause("MK-SCN-RET-4")
def test_once_the_end_of_the_night_is_announced_nobody_is_driven_off():
    land = knights("arythea", "tovak", scenario="one_to_return").at("0,0").at("0,0", 1)
    land.table.round, land.table.night = 4, True
    assert movement.why_no_duel(land.table, land.hero(), land.hero(1)) is None
    land.table.announced = 1
    assert clause_of(movement.why_no_duel(land.table, land.hero(), land.hero(1))) == "MK-MOVE-25"


@pytest.mark.clause("MK-SCN-RET-5")
def test_epic_is_longer_wider_and_stronger():
    table = fresh("one_to_return", 3, "epic")
    assert scenarios.limit(table) == 6 and scenarios.city_level(table) == 4
    assert len(table.countryside) + len(table.tiles) - 1 == 9
    assert len(table.core) == 6


@pytest.mark.clause("MK-SCN-RET-5", "MK-TEAM-1")
def test_each_team_secretly_chooses_who_is_to_return():
    play = game("one_to_return", 4, "teams")
    assert play.asked.kind == "mage_knight.choose_homecomer" and play.seat == 0 and play.asked.secret
    assert play.options == ["send arythea", "send goldyx"]
    play.do("send goldyx")
    assert play.seat == 2 and play.options == ["send norowas", "send tovak"]
    play.do("send norowas")
    seen = [[one.homecomer for one in play.view(seat).table.heroes] for seat in (0, 1, 2, 3, None)]
    assert seen == [
        ["goldyx", "hero", "hero", "hero"],
        ["hero", "goldyx", "hero", "hero"],
        ["hero", "hero", "norowas", "hero"],
        ["hero", "hero", "hero", "norowas"],
        ["hero"] * 4,
    ]
    assert play.asked.kind == "mage_knight.choose_tactic"


@pytest.mark.clause("MK-SCN-RET-5")
@pytest.mark.parametrize(
    ("there", "winners", "fates"),
    [
        (1, (0, 1), ["ally_returned", "returned", "stranded", "stranded"]),
        (0, (), ["returned", "stranded", "stranded", "stranded"]),
        (2, (2, 3), ["stranded", "stranded", "returned", "ally_returned"]),
        (3, (), ["stranded", "stranded", "stranded", "returned"]),
    ],
)
def test_a_team_wins_by_the_member_it_has_chosen(there: int, winners: tuple[int, ...], fates: list[str]):
    play = choose(game("one_to_return", 4, "teams").do("send goldyx", "send norowas"))
    table = table_of(play)
    table.round, table.night = 4, True
    for one in table.heroes:
        one.space = Hex(0, 0) if one.seat == there else Hex(1, one.seat)
    play = end_round(play)
    result = scoring.result(play.state)
    assert play.over and result.winners == winners
    assert [standing.fate for standing in sorted(result.standings)] == fates
    assert {standing.place for standing in result.standings if standing.won} <= {1}


@pytest.mark.clause("MK-SCN-RET-5")
def test_without_teams_nobody_is_chosen():
    assert game("one_to_return", 4).asked.kind == "mage_knight.choose_tactic"
    assert game("full_conquest", 4, "teams").asked.kind == "mage_knight.choose_tactic"


def test_final_turns_are_told():
    play = choose(game("full_conquest", 2))
    referee = referee_of(play)
    rounds.final_turns(referee)
    assert table_of(play).final and referee.events == [FinalTurns(play.seat)]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_scenario_is_over_before_it_begins(scenario: str):
    least, most = FORM.seats_of(scenario)
    assert not any(scenarios.end_reached(fresh(scenario, n)) for n in range(least, most + 1))
