"""10 Movement: costs, limits, other heroes, safe spaces, leaps, the way back."""

from __future__ import annotations

import pytest

from rules.mage_knight import leaps, movement, reach, times
from rules.mage_knight.events import Moved, ReputationChanged, Withdrew, Wounded
from rules.mage_knight.fight_events import CombatBegan
from rules.mage_knight.heroes import CostChange
from rules.mage_knight.hexes import OFF_MAP, Hex
from rules.mage_knight.mana import allow
from rules.mage_knight.movement import cheaper
from rules.mage_knight.rounds import NextTurn
from rules.mage_knight.table import Placed
from rules.mage_knight.turn import TurnWindow
from tests.kit import Play, begin
from tests.mage_knight.positions import Land, beat, having, knights, sit_out

CONQUEST = "full_conquest"
MEADOWS = ("A 0,0", "1 0,1", "2 1,0")
"""The map most of these tests are played on; the orcs stand at 1,-4 and 3,-3."""


def meadows(*heroes: str, scenario: str = CONQUEST) -> Land:
    """Heroes on a known map, where heroes may fight each other."""
    land = knights(*(heroes or ("arythea", "tovak")), scenario=scenario).lay(*MEADOWS)
    return land.rampaging("1,-4", "prowlers.1").rampaging("3,-3", "diggers.1")


def walking(land: Land, move: int = 20, **fields: object) -> Play:
    """A turn with so many Move points."""
    return having(land.turn(), move=move, **fields)


def cost(terrain: str, *changes: CostChange, night: bool = False) -> int | None:
    """What the first space of this terrain on a wide map costs."""
    land = knights("arythea").lay("A 0,0", "4 0,1", "9 1,0", "8 1,1", "5 2,0", "core_7 2,1")
    land.table.night = night
    land.hero().turn.costs.extend(changes)
    space = next(hex for hex, space in times.spaces(land.table).items() if space.terrain == terrain)
    return movement.move_cost(land.table, land.hero(), space)


@pytest.mark.clause("MK-MOVE-4", "MK-MOVE-6", "MK-MOVE-7", "MK-IMPL-2", "MK-TILE-3")
@pytest.mark.parametrize(
    ("terrain", "day", "night"),
    [
        ("plains", 2, 2),
        ("hills", 3, 3),
        ("forest", 3, 5),
        ("wasteland", 4, 4),
        ("desert", 5, 3),
        ("swamp", 5, 5),
        ("city", 2, 2),
        ("lake", None, None),
        ("mountain", None, None),
        ("sea", None, None),
    ],
)
def test_every_terrain_has_its_cost_by_day_and_by_night(terrain: str, day: int | None, night: int | None) -> None:
    assert cost(terrain) == day
    assert cost(terrain, night=True) == night


@pytest.mark.clause("MK-MOVE-7")
@pytest.mark.parametrize(
    ("changes", "least"),
    [
        ((CostChange((), by=-1, least=2),), 4),
        ((CostChange((), by=-9),), 0),
        ((CostChange((), by=-2, least=1), CostChange((), by=-3, least=2)), 1),
        ((CostChange((), by=-1), CostChange((), to=2)), 1),
        ((CostChange((), by=-1, least=2), CostChange(("swamp",), to=1)), 1),
        ((CostChange(("plains",), by=-2),), 5),
    ],
)
def test_reductions_come_in_the_order_best_for_the_hero(changes: tuple[CostChange, ...], least: int) -> None:
    assert cost("swamp", *changes) == least


@pytest.mark.clause("MK-MOVE-7")
def test_another_ones_prayer_adds_one_up_to_five_and_ones_own_takes_two_off() -> None:
    land = meadows()
    land.table.placed.append(Placed(1, "prayer_of_weather", "", []))
    village, forest = Hex(2, -3), Hex(1, -3)
    assert movement.move_cost(land.table, land.hero(0), village) == 3
    assert movement.move_cost(land.table, land.hero(1), village) == 1
    land.night()
    assert movement.move_cost(land.table, land.hero(0), forest) == 5
    assert movement.move_cost(land.table, land.hero(1), forest) == 3
    land.give(0, team=1).give(1, team=1)
    assert movement.move_cost(land.table, land.hero(0), village) == 2


@pytest.mark.clause("MK-MOVE-1", "MK-MOVE-2", "MK-MOVE-3", "MK-MOVE-5", "MK-TURN-5.1")
def test_move_is_gathered_from_cards_and_sideways_ones_and_spent_step_by_step() -> None:
    play = meadows().hand("march rage stamina").turn()
    assert play.refused("move 0,-1") == "MK-MOVE-4"
    play.do("play march basic", "play rage sideways")
    assert play.table.heroes[0].turn.move == 3
    play.do("move 0,-1")
    assert play.table.heroes[0].turn.move == 1
    assert play.refused("move 1,-2") == "MK-MOVE-4"
    play.do("play stamina basic", "move 1,-2")
    assert play.table.heroes[0].space == Hex(1, -2)
    assert play.table.heroes[0].turn.move == 1


@pytest.mark.clause("MK-MOVE-4", "MK-MOVE-8", "MK-MOVE-12", "MK-IMPL-1", "MK-TERM-11")
def test_what_cannot_be_entered_is_refused_by_its_clause() -> None:
    play = walking(meadows().at("1,-3"))
    assert play.refused("move 2,-4") == "MK-MOVE-8"
    assert play.reason("move 2,-4") == "no_way_in"
    assert play.refused("move 1,-4") == "MK-MOVE-12"
    assert "move 1,-2" in play.options  # across the border of the tile, too, spaces are adjacent
    assert "move 0,-1" not in play.options
    play = walking(meadows().at("1,0"))
    assert play.refused("move 0,1") == "MK-MOVE-8"
    assert play.refused("move 2,0") == "MK-IMPL-1"


@pytest.mark.clause("MK-MOVE-8", "MK-MOVE-10", "MK-END-3", "MK-SAFE-1")
def test_a_text_opens_a_lake_for_the_turn_and_ending_there_costs_a_wound() -> None:
    land = meadows().at("1,-3")
    land.table.rampaging.clear()
    play = walking(land, 2, costs=[CostChange(("lake",), to=1, opens=True)])
    play.do("move 2,-4")
    assert play.table.heroes[0].turn.move == 1
    assert not movement.safe(play.table, play.table.heroes[0], Hex(2, -4))
    play.do("end turn")
    assert [event.to for event in play.of(Withdrew)] == [Hex(1, -3)]
    assert play.table.heroes[0].discard.count("wound") + play.table.heroes[0].hand.count("wound") == 1


@pytest.mark.clause("MK-MOVE-10")
def test_a_change_of_terrain_holds_for_all_later_steps_of_the_turn() -> None:
    play = begin(meadows().state, cheaper("plains", by=-1), movement.Move(2))
    hero = play.table.heroes[0]
    assert movement.move_cost(play.table, hero, Hex(0, -1)) == 1
    assert movement.move_cost(play.table, hero, Hex(1, -2)) == 1
    assert movement.move_cost(play.table, hero, Hex(1, -1)) == 3


@pytest.mark.clause("MK-TURN-5.4", "MK-MOVE-1", "MK-ACT-2")
@pytest.mark.case("R-MK-01")
def test_after_the_action_nobody_moves_and_move_is_gone() -> None:
    play = walking(meadows().at("2,-2").hand("march stamina"), 2).do("challenge")
    assert play.table.heroes[0].turn.move == 0
    beat(play)
    assert play.table.heroes[0].turn.part == "after"
    assert play.table.heroes[0].turn.move == 0
    assert play.refused("play march basic") == "MK-MOVE-1"
    assert not any(option.startswith("move") for option in play.options)
    assert play.refused("interact") == play.refused("challenge") == "MK-TURN-5.4"


# Provoking.


@pytest.mark.clause("MK-MOVE-13", "MK-MOVE-28", "MK-TURN-5.2c", "MK-COMBAT-6", "MK-IMPL-3", "MK-IMPL-6")
@pytest.mark.case("R-MK-11")
def test_a_step_along_an_orc_provokes_it_and_ends_the_movement() -> None:
    play = walking(meadows().at("2,-2")).do("move 2,-3")
    assert play.last(CombatBegan).enemies == ("diggers.1",)
    assert play.table.heroes[0].space == Hex(2, -3)
    assert play.table.heroes[0].turn.move == 0
    sit_out(play)
    assert play.table.rampaging_at(Hex(3, -3)) == ["diggers.1"]
    assert not any(option.startswith("move") for option in play.options)


@pytest.mark.clause("MK-MOVE-14")
def test_coming_near_going_away_and_revealing_provoke_nobody() -> None:
    play = walking(meadows().at("1,-2")).do("move 2,-2", "move 1,-2")
    assert not play.of(CombatBegan)
    play = walking(meadows().at("4,-3").deck("3")).do("explore 1,1")
    assert not play.of(CombatBegan)


@pytest.mark.clause("MK-MOVE-15", "MK-COMBAT-7")
def test_one_step_can_provoke_several_and_others_near_may_be_challenged() -> None:
    land = meadows().rampaging("1,-3", "wolf_riders.1").rampaging("2,-2", "ironclads.1").at("1,-2")
    play = walking(land).do("move 2,-3")
    assert play.options == ["challenge diggers.1"]
    play.do("")
    assert sorted(play.last(CombatBegan).enemies) == ["ironclads.1", "wolf_riders.1"]


@pytest.mark.clause("MK-MOVE-16", "MK-MOVE-17")
def test_no_site_but_a_fortified_one_stops_movement() -> None:
    land = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0", "9 1,0", "10 0,1", "1 1,1")
    site = land.table.sites["3,-3"]  # a dungeon, in which a token happens to lie
    site.foes.append("medusa.1")
    land.take_token("medusa.1")
    play = walking(land.at("2,-2")).do("move 3,-3")
    assert not play.of(CombatBegan)
    assert play.table.heroes[0].turn.move == 16
    assert any(option.startswith("move") for option in play.options)


@pytest.mark.clause("MK-MOVE-18", "MK-SCN-REC-3")
def test_a_closed_city_cannot_be_entered() -> None:
    land = knights("arythea", "tovak").lay("A 0,0", "1 0,1", "2 1,0", "core_5 1,1")
    city = Hex(4, -5)
    play = walking(land.at("4,-4"))
    assert play.refused(f"move {city}") == "MK-MOVE-18"
    assert not movement.safe(play.table, play.table.heroes[0], city)


# Assaults.

KEEPS = ("A 0,0", "3 1,0", "1 0,1")
KEEP = Hex(4, -3)
"""Next to plains at 4,-2, where hills are."""


def keeps(*heroes: str, guard: str = "swordsmen.1") -> Land:
    """A keep at 4,-3; this token guards it."""
    land = knights(*(heroes or ("arythea", "tovak")), scenario=CONQUEST)
    return land.next_token(guard).lay(*KEEPS).rampaging("1,-4", "prowlers.1")


@pytest.mark.clause("MK-MOVE-11", "MK-COMBAT-1", "MK-IMPL-5", "MK-SITE-15", "MK-TURN-5.2b", "MK-MOVE-28")
def test_entering_a_keep_is_an_assault_and_ends_the_movement() -> None:
    play = walking(keeps().at("3,-2")).do("move 4,-3")
    assert play.last(ReputationChanged).by == -1
    assert play.last(CombatBegan).site == "keep"
    assert play.last(CombatBegan).enemies == ("swordsmen.1",)
    assert play.table.heroes[0].turn.move == 0
    assert all(foe.fortified for foe in play.table.fights[0].foes)


@pytest.mark.clause("MK-OUT-9", "MK-SITE-16", "MK-END-3")
@pytest.mark.case("R-MK-46")
def test_a_failed_assault_sends_the_hero_back_without_a_wound_of_withdrawal() -> None:
    play = sit_out(walking(keeps().at("3,-2")).do("move 4,-3"))
    hero = play.table.heroes[0]
    assert hero.space == Hex(3, -2)
    assert play.table.sites[str(KEEP)].foes == ["swordsmen.1"]
    play.do("end turn")
    assert not play.of(Withdrew)


@pytest.mark.clause("MK-OUT-9", "MK-END-3", "MK-END-4", "MK-END-5")
@pytest.mark.case("R-MK-46")
def test_thrown_back_to_an_unsafe_space_withdrawal_begins_there() -> None:
    play = walking(keeps().at("3,-2", seat=1).at("2,-2"))
    play.do("move 3,-2", "move 4,-3")
    sit_out(play)
    assert play.table.heroes[0].space == Hex(3, -2)
    wounds = play.table.heroes[0].hand.count("wound")
    play.do("end turn")
    assert [event.to for event in play.of(Withdrew)] == [Hex(2, -2)]
    assert sum(event.n for event in play.of(Wounded) if not event.who) == wounds + 1


@pytest.mark.clause("MK-COMBAT-1", "MK-COMBAT-8", "MK-OUT-5", "MK-REP-4")
@pytest.mark.case("R-MK-31")
def test_an_assault_that_also_provokes_is_one_combat_and_the_keep_falls_with_its_own_defender() -> None:
    land = keeps().rampaging("4,-2", "wolf_riders.1").at("3,-2")
    play = walking(land).do("move 4,-3")
    fight = play.table.fights[0]
    assert {foe.id: foe.fortified for foe in fight.foes} == {"swordsmen.1": True, "wolf_riders.1": False}
    sit_out(beat(play, "swordsmen.1"))
    assert play.table.sites[str(KEEP)].shields == [0]
    assert play.table.heroes[0].space == KEEP
    assert play.table.heroes[0].reputation == -1
    assert play.table.rampaging_at(Hex(4, -2)) == ["wolf_riders.1"]


# Other heroes.


@pytest.mark.clause("MK-MOVE-19")
def test_a_hero_may_pass_where_another_stands_and_reveal_from_there() -> None:
    land = meadows().at("0,-1", seat=1).deck("3")
    play = walking(land).do("move 0,-1")
    assert any(option.startswith("move") for option in play.options)
    play.do("move 0,-2")
    assert play.table.heroes[0].space == Hex(0, -2)
    assert "end turn" in play.options
    play = walking(meadows().at("0,-3").at("0,-3", seat=1).deck("3"))
    assert "explore -1,2" not in play.options
    assert play.refused("explore -1,2") == "MK-EXPL-4"


@pytest.mark.clause("MK-MOVE-20", "MK-TURN-5.2a", "MK-ACT-3")
def test_who_goes_no_further_must_attack_the_hero_there() -> None:
    play = walking(meadows().at("0,-1", seat=1), 2).do("move 0,-1")
    assert play.refused("end turn") == "MK-MOVE-20"
    assert play.refused("interact") == "MK-ACT-3"
    assert play.refused("rest") == "MK-TURN-6"
    assert "attack 1" in play.options
    play.do("attack 1")
    assert play.table.heroes[0].turn.acted


@pytest.mark.clause("MK-MOVE-21", "MK-PVP-2")
def test_entering_a_keep_with_its_owner_in_it_is_an_attack_at_once() -> None:
    land = keeps().at(str(KEEP), seat=1).at("3,-2")
    land.table.sites[str(KEEP)].foes.clear()
    land.table.sites[str(KEEP)].hidden.clear()
    land.table.sites[str(KEEP)].shields.append(1)
    play = walking(land).do("move 4,-3")
    assert play.last(ReputationChanged).by == -1
    assert play.table.heroes[0].turn.acted
    assert not play.of(CombatBegan)


@pytest.mark.clause("MK-MOVE-11", "MK-MOVE-25", "MK-MOVE-26")
def test_where_the_owner_may_not_be_attacked_its_keep_is_the_end_of_the_turn() -> None:
    land = keeps().at(str(KEEP), seat=1).at("3,-2").give(1, token_up=False)
    land.table.sites[str(KEEP)].foes.clear()
    land.table.sites[str(KEEP)].hidden.clear()
    land.table.sites[str(KEEP)].shields.append(1)
    play = walking(land).do("move 4,-3")
    assert not play.of(ReputationChanged)
    assert play.refused("attack 1") == "MK-MOVE-25"
    assert play.refused("interact") == "MK-ACT-3"
    play.do("end turn")
    assert play.last(Withdrew).to == Hex(3, -2)


@pytest.mark.clause("MK-MOVE-22", "MK-IMPL-4")
def test_no_step_onto_a_hero_may_provoke() -> None:
    play = walking(meadows().at("2,-3", seat=1).at("2,-2"))
    assert play.refused("move 2,-3") == "MK-MOVE-22"


@pytest.mark.clause("MK-MOVE-23", "MK-MOVE-24", "MK-CITY-13", "MK-CITY-14")
@pytest.mark.case("R-MK-40")
def test_the_portal_and_a_conquered_city_hold_any_number_in_peace() -> None:
    play = walking(meadows())  # both stand on the portal
    assert not any(option.startswith("attack") for option in play.options)
    assert "end turn" in play.options
    play.do("end turn")
    assert play.table.heroes[0].space == OFF_MAP
    land, city = conquered_city()
    land.table.rampaging.clear()
    play = walking(land.at(str(city), seat=1).at("4,-4"))
    play.do(f"move {city}")
    assert not play.of(CombatBegan)
    assert "interact" in play.options
    assert movement.safe(play.table, play.table.heroes[0], city)
    play.do("end turn")
    assert not play.of(Withdrew)


def conquered_city() -> tuple[Land, Hex]:
    """The green city at 4,-5, taken by the second hero."""
    land = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0", "1 0,1", "2 1,0", "core_5 1,1")
    site = land.table.sites["4,-5"]
    land.table.spent += site.hidden
    site.hidden.clear()
    site.backs.clear()
    site.shields += [1, 0, 1]
    return land, Hex(4, -5)


@pytest.mark.clause("MK-MOVE-25", "MK-MOVE-26", "MK-ACT-3", "MK-END-3")
@pytest.mark.case("R-MK-40")
@pytest.mark.parametrize("why", ["face down", "announced", "final", "allies", "training"])
def test_where_attacks_are_forbidden_nothing_can_be_done_there_and_the_hero_withdraws(why: str) -> None:
    scenario = "first_reconnaissance" if why == "training" else CONQUEST
    land = meadows(scenario=scenario).at("0,-1", seat=1)
    table = land.table
    if why == "face down":
        land.give(1, token_up=False)
    elif why == "announced":
        table.announced, table.turns_left = 1, []
    elif why == "final":
        table.final, table.turns_left = True, [1]
    elif why == "allies":
        land.give(0, team=1).give(1, team=1)
    play = walking(land, 2).do("move 0,-1")
    assert play.refused("attack 1") == ("MK-SCN-REC-5" if why == "training" else "MK-MOVE-25")
    assert play.refused("interact") == "MK-ACT-3"
    play.do("end turn")
    assert [event.to for event in play.of(Withdrew)] == [Hex(0, 0)]


# Safe spaces.


@pytest.mark.clause("MK-SAFE-1", "MK-SAFE-2")
def test_safe_is_what_needs_no_text_and_nobody_disputes() -> None:
    land = keeps("arythea", "tovak", "goldyx")
    table, hero = land.table, land.hero()
    site = table.sites[str(KEEP)]
    assert movement.safe(table, hero, Hex(3, -2))
    assert not movement.safe(table, hero, Hex(2, -4))  # a lake
    assert not movement.safe(table, hero, Hex(9, 9))
    assert not movement.safe(table, hero, KEEP)
    site.hidden.clear()
    site.shields.append(1)
    assert not movement.safe(table, hero, KEEP)
    land.give(0, team=1).give(1, team=1)
    assert movement.safe(table, hero, KEEP)
    land.at(str(KEEP), seat=1)
    assert not movement.safe(table, hero, KEEP)
    site.shields[:] = [0]
    land.at("3,-2", seat=1)
    assert movement.safe(table, hero, KEEP)
    assert not movement.safe(table, hero, Hex(3, -2))


# Leaps.


def leaping(land: Land, leap: leaps.Leap, move: int = 0) -> Play:
    """A leap in the middle of a turn with so many Move points."""
    land.hero().turn.part, land.hero().turn.move = "move", move
    return begin(land.state, leap, TurnWindow())


@pytest.mark.clause("MK-MOVE-9", "MK-MOVE-27", "MK-IMPL-8")
def test_a_leap_goes_over_anything_costs_its_own_price_and_provokes_nobody() -> None:
    play = leaping(meadows().at("2,-2"), leaps.leap(2))
    assert play.refused("to 3,-3") == "MK-MOVE-9"  # the orc stands there
    play.do("to 2,-3")
    assert not play.of(CombatBegan)
    assert play.last(Moved).how == "leap"
    play = leaping(meadows().at("2,-2"), leaps.leap(2))
    play.do("to 4,-3")  # over the orc
    assert play.table.heroes[0].space == Hex(4, -3)
    assert not play.of(CombatBegan)


@pytest.mark.clause("MK-MOVE-9")
def test_a_leap_keeps_off_what_its_text_names_and_needs_a_safe_end() -> None:
    play = leaping(meadows().at("1,-3").at("0,-2", seat=1), leaps.leap(2, avoids=("lake",)))
    offered = [*play.options, *(blocked.id for blocked in play.asked.blocked)]
    assert "to 2,-4" not in offered
    assert play.refused("to 0,-2") == "MK-MOVE-9"
    play = leaping(meadows().at("1,-3"), leaps.leap(2))
    assert play.refused("to 2,-4") == "MK-MOVE-9"


@pytest.mark.clause("MK-MOVE-9")
def test_a_leap_is_paid_as_its_text_says() -> None:
    play = leaping(meadows(), leaps.leap(5, each=1), 2)
    assert play.refused("to 2,-3") == "MK-MOVE-9"
    play.do("to 1,-2")
    assert play.table.heroes[0].turn.move == 0
    play = leaping(meadows(), leaps.leap(2, price=2), 3).do("to 1,0")
    assert play.table.heroes[0].turn.move == 1
    state = leaping(meadows(), leaps.leap(2), 0).state
    assert leaps.leap(2, price=2).why_not(state)
    state.table.heroes[0].turn.part = "after"
    assert leaps.leap(2).why_not(state).clause == "MK-MOVE-1"  # type: ignore[union-attr]


@pytest.mark.clause("MK-IMPL-8", "MK-MOVE-9")
def test_a_leap_to_attack_ends_in_an_assault_or_on_a_hero() -> None:
    land = keeps().at("2,-2").at("3,-1", seat=1)
    play = leaping(land, leaps.leap(3, ends="attack"))
    assert sorted(play.options) == ["to 3,-1", "to 4,-3"]
    assert play.refused("to 3,-2") == "MK-MOVE-9"
    play.do("to 4,-3")
    assert play.last(CombatBegan).site == "keep"
    assert play.table.fights[0].came_from == Hex(2, -2)
    play = leaping(keeps().at("2,-2").at("3,-1", seat=1), leaps.leap(3, ends="attack")).do("to 3,-1")
    assert play.table.heroes[0].turn.acted
    assert not play.of(CombatBegan)


@pytest.mark.clause("MK-MOVE-27", "MK-END-5")
def test_in_bent_space_steps_reach_two_spaces_and_one_wound_leads_back() -> None:
    land = meadows().at("0,-2").at("2,-3", seat=1).give(1, token_up=False)
    play = begin_with(land, allow("bent space"), move=9)
    play.do("move 2,-3")  # over the glade, next to the orc
    assert play.table.heroes[0].turn.move == 7
    assert not play.of(CombatBegan)
    play.do("end turn")
    assert [event.to for event in play.of(Withdrew)] == [Hex(0, -2)]


def begin_with(land: Land, *first: object, move: int = 0) -> Play:
    """A turn in which this has been done."""
    land.hero().turn.part, land.hero().turn.move, land.hero().turn.started = "move", move, "empty hand"
    return begin(land.state, *first, TurnWindow(), below=(NextTurn(1),))  # type: ignore[arg-type]


# Where one can walk to.


@pytest.mark.clause("MK-MOVE-13", "MK-MOVE-14", "MK-IMPL-3")
@pytest.mark.case("R-MK-15")
def test_of_two_ways_that_cost_the_same_the_one_that_provokes_nobody_is_found() -> None:
    land = meadows().rampaging("2,-3", "wolf_riders.1").at("0,-1")
    del land.table.rampaging["3,-3"]
    table, hero = land.turn().view(0).table, land.hero()
    way = reach.reach(table, hero)[Hex(1, -3)]
    assert way.cost == 5
    assert way.before == Hex(0, -2)
    assert not way.rouses
    assert [space for space, _ in reach.route(table, hero, Hex(1, -3))] == [Hex(0, -2), Hex(1, -3)]


@pytest.mark.case("R-MK-15")
def test_a_step_that_provokes_is_marked_and_taken_only_when_the_free_way_is_too_dear() -> None:
    land = meadows().at("2,-2")
    hero, village = land.hero(), Hex(2, -3)
    marked = reach.reach(land.table, hero)[village]
    assert marked.cost == 2
    assert marked.rouses == ("diggers.1",)
    assert marked.ends
    hero.turn.move = 3
    assert [way.rouses for _, way in reach.route(land.table, hero, village)] == [("diggers.1",)]
    hero.turn.move = 9
    free = reach.route(land.table, hero, village)
    assert all(not way.rouses for _, way in free)
    assert free[-1][1].cost == 4


@pytest.mark.clause("MK-MOVE-11", "MK-MOVE-20")
def test_reach_tells_of_assaults_and_heroes_and_does_not_lead_through_a_keep() -> None:
    land = keeps().at("3,-2").at("3,-1", seat=1)
    ways = reach.reach(land.table, land.hero())
    assert ways[KEEP].assault
    assert ways[Hex(3, -1)].heroes == (1,)
    assert not ways[Hex(3, -1)].ends
    assert all(way.before != KEEP for way in ways.values())
    assert Hex(2, -4) not in ways
    land.hero().space = OFF_MAP
    assert reach.reach(land.table, land.hero()) == {}
    assert reach.route(land.table, land.hero(), KEEP) == []
