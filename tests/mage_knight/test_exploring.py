"""11 Exploring: where tiles go, what is put on them, what is turned face up."""

from __future__ import annotations

import pytest

from rules.engine.referee import Referee
from rules.mage_knight import cities, exploring, movement, scenarios, sites
from rules.mage_knight.events import Explored, TokenRevealed
from rules.mage_knight.fight_events import CombatBegan
from rules.mage_knight.hexes import AROUND, Hex, beyond, centre, distance, neighbours, position_of, spaces_of
from rules.mage_knight.table import bare
from tests.kit import Play
from tests.mage_knight.positions import Land, beat, having, knights

CONQUEST = "full_conquest"


def edge(*heroes: str, scenario: str = CONQUEST) -> Land:
    """A map of three tiles, no rampaging enemies on it."""
    land = knights(*(heroes or ("arythea", "tovak")), scenario=scenario).lay("A 0,0", "3 0,1", "4 1,0")
    land.table.rampaging.clear()
    return land


def exploring_turn(land: Land, move: int = 9) -> Play:
    """A turn with so many Move points."""
    return having(land.turn(), move=move)


# The lattice and the shapes.


@pytest.mark.clause("MK-MAP-1", "MK-MAP-2", "MK-TERM-11")
def test_spaces_have_six_neighbours_and_a_tile_seven_spaces() -> None:
    around = {Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1)}
    assert set(neighbours(Hex(0, 0))) == around
    assert set(spaces_of(0, 0)) == {Hex(0, 0), *around}
    assert all(distance(Hex(0, 0), space) == 1 for space in around)


@pytest.mark.clause("MK-MAP-8")
@pytest.mark.parametrize("offset", AROUND)
def test_where_tiles_meet_equal_marks_meet(offset: tuple[int, int]):
    marks = {"NW": "circle", "E": "circle", "SW": "circle", "NE": "star", "SE": "star", "W": "star"}
    here = {beyond(centre(0, 0), direction): mark for direction, mark in marks.items()}
    there = {beyond(centre(*offset), direction): mark for direction, mark in marks.items()}
    touching = [(here[space], there[near]) for space in here for near in neighbours(space) if near in there]
    assert len(touching) == 3
    assert sorted(one for one, other in touching if one == other) == ["circle", "star"]


@pytest.mark.clause("MK-MAP-3", "MK-MAP-4")
def test_tiles_lie_on_a_lattice_and_neighbours_touch_along_three_pairs_of_spaces() -> None:
    assert centre(1, 0) == Hex(3, -2)
    assert centre(0, 1) == Hex(1, -3)
    assert centre(1, -1) == Hex(2, 1)
    assert centre(-1, 1) == Hex(-2, -1)
    for x, y in AROUND:
        pairs = [(a, b) for a in spaces_of(0, 0) for b in spaces_of(x, y) if b in neighbours(a)]
        assert len(pairs) == 3
        assert not set(spaces_of(0, 0)) & set(spaces_of(x, y))
    taken = [space for x in range(4) for y in range(4) for space in spaces_of(x, y)]
    assert len(taken) == len(set(taken)) == 7 * 16
    for x in range(-3, 4):
        for y in range(-3, 4):
            assert [position_of(space) for space in spaces_of(x, y)] == [(x, y, n) for n in range(7)]


@pytest.mark.clause("MK-MAP-5", "MK-MAP-6", "MK-MAP-7", "MK-EXPL-4")
@pytest.mark.parametrize(
    ("shape", "on", "off"),
    [
        ("wedge", [(0, 0), (0, 5), (5, 0), (7, 7)], [(-1, 0), (0, -1), (1, -1), (-1, 3)]),
        ("open 5", [(0, 2), (9, 2), (1, -1), (2, -2), (9, -2)], [(0, 3), (0, -1), (1, -2), (3, -3), (-1, 1)]),
        ("open 4", [(0, 1), (1, -1), (2, -2)], [(0, 2), (3, -3), (1, -2)]),
        ("open 3", [(0, 1), (1, -1)], [(0, 2), (2, -2), (0, -1)]),
    ],
)
def test_each_shape_of_map_has_its_positions(shape: str, on: list[tuple[int, int]], off: list[tuple[int, int]]) -> None:
    assert all(scenarios.on_shape(shape, x, y) for x, y in on)
    assert not any(scenarios.on_shape(shape, x, y) for x, y in off)


# Revealing.


@pytest.mark.clause("MK-EXPL-1", "MK-EXPL-9", "MK-EXPL-11", "MK-UNDO-1")
def test_a_tile_costs_two_by_day_and_by_night_and_movement_goes_on() -> None:
    for land in (edge().at("3,-3").deck("5", "7"), edge().at("3,-3").deck("5", "7").night()):
        assert exploring_turn(land, 1).refused("explore 1,1") == "MK-EXPL-1"
        play = exploring_turn(land, 9).do("explore 1,1")
        assert play.undo == "barrier"
        assert play.table.heroes[0].turn.move == 7
        assert not play.table.heroes[0].turn.acted
        assert play.last(Explored).tile == "5"
        assert [(tile.x, tile.y) for tile in play.table.tiles if tile.name == "5"] == [(1, 1)]
        assert any(option.startswith("move") for option in play.options)


@pytest.mark.clause("MK-EXPL-2")
def test_one_must_stand_next_to_the_position() -> None:
    offered = exploring_turn(edge().deck("5"))
    listed = [*offered.options, *(blocked.id for blocked in offered.asked.blocked)]
    assert not any(id.startswith("explore 1,1") for id in listed)


@pytest.mark.clause("MK-EXPL-3", "MK-EXPL-6", "MK-EXPL-7", "MK-EXPL-8", "MK-MOVE-3")
@pytest.mark.case("R-MK-14")
def test_the_position_is_named_before_the_tile_is_seen_and_core_tiles_keep_off_the_coast() -> None:
    land = edge().tile("7", 1, 1).tile("8", 1, 2).at("5,-5").deck("core_1", core=True)
    play = exploring_turn(land, 2)
    assert [option for option in play.options if option.startswith("explore")] == ["explore 2,1"]
    assert play.refused("explore 2,0") == "MK-EXPL-7"
    play.do("explore 2,1")
    assert play.last(Explored).tile == "core_1"
    assert play.table.heroes[0].turn.move == 0
    land = edge().at("2,-5").deck("core_1", core=True)
    assert exploring_turn(land).refused("explore 0,2") == "MK-EXPL-7"


@pytest.mark.clause("MK-EXPL-6")
def test_a_core_tile_must_touch_two_tiles() -> None:
    land = edge(scenario="first_reconnaissance").at("2,-5").deck("core_1", core=True)
    assert exploring_turn(land).refused("explore 0,2") == "MK-EXPL-6"


@pytest.mark.clause("MK-EXPL-7", "MK-SCN-REC-1")
def test_the_training_game_lets_core_tiles_lie_on_the_coast() -> None:
    land = edge(scenario="first_reconnaissance").tile("7", 1, 1).at("2,-5").deck("core_1", core=True)
    play = exploring_turn(land).do("explore 0,2")
    assert play.last(Explored).tile == "core_1"


@pytest.mark.clause("MK-EXPL-5", "MK-EXPL-12")
def test_a_countryside_tile_may_touch_one_that_touches_two() -> None:
    play = exploring_turn(edge().at("2,-5").deck("5"))
    assert "explore 0,2" in play.options  # next to 3, which touches the portal tile and 4
    land = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0", "3 0,1").at("2,-5").deck("5")
    assert exploring_turn(land).refused("explore 0,2") == "MK-EXPL-5"


@pytest.mark.clause("MK-EXPL-4")
def test_nothing_is_laid_beyond_the_coast() -> None:
    play = exploring_turn(edge().at("0,-3").deck("5"))
    assert play.refused("explore -1,2") == "MK-EXPL-4"


@pytest.mark.clause("MK-EXPL-10")
def test_when_the_deck_is_empty_tiles_come_from_the_box_and_must_touch_three() -> None:
    land = edge().at("3,-3").deck("5", box=True)
    assert exploring_turn(land).refused("explore 1,1") == "MK-EXPL-10"
    land = edge().tile("7", 0, 2).at("3,-3").deck("5", box=True)
    play = exploring_turn(land).do("explore 1,1")
    assert play.last(Explored).tile == "5"
    land = edge().tile("7", 0, 2).at("3,-3").deck("core_2", core=True, box=True)
    assert exploring_turn(land).do("explore 1,1").last(Explored).tile == "core_2"
    land = edge().at("3,-3").deck()
    assert exploring_turn(land).refused("explore 1,1") == "MK-EXPL-10"
    assert exploring_turn(land).reason("explore 1,1") == "no_tiles_left"


@pytest.mark.clause("MK-EXPL-8")
def test_the_back_of_the_next_tile_is_known_and_its_face_is_not() -> None:
    land = edge().deck("5", "7")
    assert exploring.next_back(land.table) == "countryside"
    assert set(land.turn().view(0).table.countryside) == {"countryside tile"}


@pytest.mark.clause("MK-TURN-5.4", "MK-MOVE-1")
def test_nobody_explores_after_the_action() -> None:
    play = exploring_turn(edge().at("3,-3").deck("5"))
    play = having(play, part="after", acted=True)
    assert not any(option.startswith("explore") for option in play.options)
    assert exploring.Explore(1, 1).why_not(play.state).clause == "MK-TURN-5.4"  # type: ignore[union-attr]


@pytest.mark.clause("MK-EXPL-2", "MK-MOVE-27")
def test_in_bent_space_tiles_two_spaces_away_are_revealed() -> None:
    play = having(exploring_turn(edge().at("2,-3").deck("5")), allows=["bent space"])
    assert "explore 1,1" in play.options
    play = exploring_turn(edge().at("2,-2").deck("5"))
    assert "explore 1,1" not in play.options


# Populating.


def revealed(tile: str, *, night: bool = False, near: str = "3,-3", scenario: str = CONQUEST) -> Play:
    """This tile was revealed at 1,1 by a hero who stands near it."""
    core = tile.startswith("core")
    land = edge(scenario=scenario).at(near).deck(tile, core=core)
    land.table.advanced_deck += ["agility", "ambush"]
    if night:
        land.night()
    return exploring_turn(land).do("explore 1,1")


@pytest.mark.clause("MK-TERM-10", "MK-REV-7", "MK-SITE-56")
def test_orcs_and_draconum_lie_face_up_on_their_spaces() -> None:
    play = revealed("6")
    lying = play.table.rampaging_at(Hex(4, -4))
    assert [sites.ENEMIES[token.partition(".")[0]].colour for token in lying] == ["green"]
    play = revealed("core_4")
    lying = play.table.rampaging_at(centre(1, 1))
    assert [sites.ENEMIES[token.partition(".")[0]].colour for token in lying] == ["red"]
    assert TokenRevealed(centre(1, 1), lying[0]) in play.happened


@pytest.mark.clause("MK-SITE-14", "MK-SITE-22", "MK-REV-2", "MK-REV-1", "MK-REV-5")
def test_keeps_and_towers_are_seen_by_day_from_next_to_them_and_not_at_night() -> None:
    play = revealed("9")  # the keep at 5,-5, the tower at 3,-4: next to the hero
    tower, keep = play.table.sites["3,-4"], play.table.sites["5,-5"]
    assert [sites.ENEMIES[token.partition(".")[0]].colour for token in tower.foes] == ["violet"]
    assert not tower.hidden
    assert keep.backs == ["grey"]
    assert len(keep.hidden) == 1
    assert play.view(0).table.sites["5,-5"].hidden == ["enemy token"]
    play = revealed("9", night=True)
    assert play.table.sites["3,-4"].backs == ["violet"]
    assert not play.table.sites["3,-4"].foes


@pytest.mark.clause("MK-REV-2", "MK-COMBAT-12")
def test_at_night_the_guard_is_seen_when_the_assault_begins() -> None:
    play = having(revealed("9", night=True), move=20).do("move 3,-4")
    assert play.last(CombatBegan).site == "mage_tower"
    assert play.of(TokenRevealed)[-1].token == play.last(CombatBegan).enemies[0]


@pytest.mark.clause("MK-REV-2", "MK-REV-5")
def test_with_the_sun_in_hand_tokens_and_ruins_are_seen_at_night() -> None:
    play = revealed("10", night=True)
    ruin = play.table.sites["4,-4"]
    assert ruin.ruin_hidden
    assert not ruin.ruin
    hero = play.table.heroes[0]
    hero.turn.allows.append("sun")
    sites.reveal_near(Referee(play.state), hero)
    assert ruin.ruin
    assert not ruin.ruin_hidden
    assert play.table.sites["3,-4"].foes


@pytest.mark.clause("MK-REV-4", "MK-SITE-45")
def test_ruins_are_face_up_by_day_and_at_night_when_somebody_enters() -> None:
    assert revealed("10").table.sites["4,-4"].ruin
    play = having(revealed("10", night=True, near="4,-3"), move=20)
    assert play.table.sites["4,-4"].ruin_hidden
    assert play.view(0).table.sites["4,-4"].ruin_hidden == "ruin token"
    play.do("move 4,-4")
    assert play.table.sites["4,-4"].ruin
    assert not play.of(CombatBegan)


@pytest.mark.clause("MK-SITE-12")
def test_a_monastery_brings_an_advanced_action_to_the_unit_offer() -> None:
    assert revealed("6").table.monastery_offer == []
    assert len(revealed("5").table.monastery_offer) == 1
    assert len(revealed("7").table.monastery_offer) == 1


@pytest.mark.clause("MK-CITY-1", "MK-CITY-3", "MK-REV-3", "MK-IMPL-18")
@pytest.mark.case("R-MK-25")
def test_a_city_has_its_level_and_a_garrison_that_is_seen_from_next_to_it_even_at_night() -> None:
    play = having(revealed("core_8", night=True), move=40)
    city = play.table.sites[str(centre(1, 1))]
    assert city.level == 4
    assert city.backs == ["brown", "violet", "violet"]
    assert len(city.hidden) == 3
    play.do("move 3,-4")
    city = play.table.sites[str(centre(1, 1))]
    assert not city.hidden
    assert [sites.ENEMIES[token.partition(".")[0]].colour for token in city.foes] == ["brown", "violet", "violet"]


@pytest.mark.clause("MK-CITY-2", "MK-GARR-1")
def test_missing_tokens_are_left_out_of_a_garrison() -> None:
    land = knights("arythea")
    land.table.white.clear()
    land.table.spent.clear()
    site = bare()
    cities.found(Referee(land.state), site, "white", 11)
    assert site.level == 11
    assert site.backs == ["grey"]


@pytest.mark.clause("MK-COMP-12", "MK-REV-6")
def test_an_empty_pile_is_made_of_its_discards_and_without_them_nothing_is_placed() -> None:
    land = knights("arythea")
    table, referee = land.table, Referee(land.state)
    table.spent += table.violet
    table.violet.clear()
    violet = [token for token in table.spent if sites.ENEMIES[token.partition(".")[0]].colour == "violet"]
    assert sites.draw_token(referee, "violet") in violet
    assert not any(token in table.spent for token in violet)
    table.violet.clear()
    assert sites.draw_token(referee, "violet") is None
    table.spent_ruins += table.ruins
    table.ruins.clear()
    assert sites.draw_ruin(referee)
    assert not table.spent_ruins
    table.ruins.clear()
    assert sites.draw_ruin(referee) is None
    table.grey.clear()
    table.spent[:] = []
    exploring.populate(referee, Hex(40, 40), "keep", "")
    exploring.populate(referee, Hex(41, 40), "ruins", "")
    assert not table.sites["40,40"].hidden
    assert table.sites["41,40"].ruin == table.sites["41,40"].ruin_hidden == ""


@pytest.mark.clause("MK-SITE-52", "MK-TILE-4", "MK-TURN-5.3c")
def test_a_draconum_on_a_mountain_can_be_challenged_and_its_space_stays_closed() -> None:
    play = having(revealed("core_4"), move=40).do("move 3,-4")
    play.do("challenge")
    beat(play)
    assert not play.table.rampaging_at(centre(1, 1))
    assert play.table.heroes[0].reputation == 2
    assert movement.no_way_in(play.table, play.table.heroes[0], centre(1, 1)).clause == "MK-MOVE-8"  # type: ignore[union-attr]


@pytest.mark.clause("MK-IMPL-7", "MK-REV-2")
def test_a_step_next_to_a_keep_shows_its_guard_by_day_and_movement_goes_on() -> None:
    land = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0", "3 1,0", "1 0,1").at("2,-2")
    land.table.rampaging.clear()
    assert land.table.sites["4,-3"].hidden
    play = exploring_turn(land).do("move 3,-2")
    assert play.table.sites["4,-3"].foes
    assert play.undo == "barrier"
    assert play.table.heroes[0].turn.move == 6


@pytest.mark.clause("MK-EXPL-10", "MK-SETUP-16")
def test_a_tile_of_the_box_is_drawn_at_random() -> None:
    from rules.engine.dice import Dice

    def drawn(seed: int) -> str:
        land = knights("arythea").deck("7", "8", "9", box=True)
        land.state.dice = Dice(seed)
        return exploring.draw_tile(Referee(land.state), 5, 5)

    assert {drawn(seed) for seed in range(20)} == {"7", "8", "9"}
