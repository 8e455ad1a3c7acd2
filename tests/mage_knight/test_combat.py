"""16.1, 16.2 and 16.7 How combat starts, what holds in all of it, and what comes of it; 21 the cities."""

from __future__ import annotations

import pytest

from rules.mage_knight.events import Moved, ReputationChanged, ShieldPlaced, TokenRevealed
from rules.mage_knight.fight import points
from rules.mage_knight.fight_events import CombatBegan, CombatEnded, EnemyDrawn
from rules.mage_knight.hexes import Hex
from rules.mage_knight.table import Modifier
from tests.kit import Play
from tests.mage_knight.arena import CITY, KEEP, assault, city, fight_of, foe, keep, lying, playing, suffer
from tests.mage_knight.positions import beat, having, knights, sit_out

DUNGEON = ("A 0,0", "7 1,0")


def enemies(play: Play) -> list[str]:
    return [one.id for one in fight_of(play).foes]


@pytest.mark.clause("MK-COMBAT-1", "MK-CITY-4", "MK-REP-4")
@pytest.mark.parametrize("won", [True, False])
def test_an_assault_costs_reputation_whatever_comes_of_it(won: bool) -> None:
    play = assault(keep())
    assert [event.by for event in play.of(ReputationChanged)] == [-1]
    assert all(one.fortified for one in fight_of(play).foes)
    beat(play) if won else sit_out(play)
    assert play.table.of(0).reputation == -1


@pytest.mark.clause("MK-COMBAT-1", "MK-CITY-4", "MK-RANGED-3")
def test_a_whole_city_fights_fortified_some_twice() -> None:
    play = assault(city("core_5", "guardsmen.1", "minotaur.1", "freezers.1"), CITY)
    fight = fight_of(play)
    assert enemies(play) == ["guardsmen.1", "minotaur.1", "freezers.1"]
    assert [points.walls(play.table, fight, one) for one in fight.foes] == [2, 1, 1]
    assert play.do("attack").refused("guardsmen.1") == "MK-RANGED-3"
    assert {one.city for one in fight.foes} == {"green"}
    assert play.table.of(0).reputation == -1


@pytest.mark.clause("MK-COMBAT-2", "MK-OUT-12", "MK-OUT-5")
def test_anothers_empty_keep_draws_a_defender_for_half_the_fame() -> None:
    land = lying(keep(), KEEP).next_token("golems.1")
    land.table.sites[KEEP].shields.append(1)
    play = assault(land)
    assert enemies(play) == ["golems.1"]
    assert play.last(EnemyDrawn).enemy == "golems.1"
    assert play.table.of(0).reputation == -1
    play = beat(play)
    assert play.table.of(0).fame == 2  # 4, halved
    assert play.table.sites[KEEP].shields == [0]


@pytest.mark.clause("MK-COMBAT-3", "MK-COMBAT-10")
def test_an_adventure_site_is_fought_alone() -> None:
    land = knights("arythea", scenario="first_reconnaissance").lay(*DUNGEON).at("3,-1").rampaging("4,-1", "prowlers.1")
    play = land.turn()
    site = next(option for option in play.options if option.startswith("enter"))
    play.do(site)
    assert "prowlers.1" not in enemies(play)
    assert play.of(CombatBegan)[-1].site == site.removeprefix("enter ")


@pytest.mark.clause("MK-COMBAT-4", "MK-COMBAT-10", "MK-OUT-6")
def test_burning_a_monastery_is_a_fight_of_its_own() -> None:
    land = knights("arythea").lay("A 0,0", "5 1,0").at("4,-3").next_token("monks.1").rampaging("4,-4", "prowlers.1")
    play = land.turn().do("burn")
    assert enemies(play) == ["monks.1"]
    assert not fight_of(play).foes[0].fortified
    play = beat(play)
    assert play.table.sites["4,-3"].burned
    assert play.table.of(0).turn.rewards == ["artifact"]


@pytest.mark.clause("MK-COMBAT-5", "MK-COMBAT-7")
def test_one_or_more_neighbours_are_challenged_as_an_action() -> None:
    land = knights("arythea").lay("A 0,0", "1 1,0").at("2,-2")
    land.table.rampaging.clear()
    land.rampaging("2,-3", "prowlers.1").rampaging("3,-3", "diggers.1")
    play = land.turn().do("challenge")
    assert set(play.options) == {"challenge prowlers.1", "challenge diggers.1"}
    assert play.refused("") == "ANSWER-2"
    play.do("challenge prowlers.1 + challenge diggers.1")
    assert sorted(enemies(play)) == ["diggers.1", "prowlers.1"]
    play = beat(play)
    assert play.refused("challenge") == "MK-TURN-5.4"


@pytest.mark.clause("MK-COMBAT-6", "MK-COMBAT-9", "MK-OUT-3", "MK-OUT-10")
def test_whoever_is_provoked_fights_and_others_may_be_challenged() -> None:
    land = knights("arythea").lay("A 0,0", "3 1,0").at("2,-2")
    land.rampaging("3,-3", "prowlers.1").rampaging("4,-2", "diggers.1")
    play = having(land.turn(), move=9).do("move 3,-2")
    assert set(play.options) == {"challenge diggers.1"}
    play.do("challenge diggers.1")
    assert enemies(play) == ["prowlers.1", "diggers.1"]
    play = sit_out(beat(play, "diggers.1"))
    assert play.table.of(0).reputation == 1
    assert play.table.rampaging == {"3,-3": ["prowlers.1"]}
    assert play.table.of(0).space == Hex(3, -2)


@pytest.mark.clause("MK-COMBAT-8", "MK-COMBAT-9", "MK-OUT-5", "MK-OUT-3", "MK-CITY-9")
@pytest.mark.case("R-MK-31")
def test_an_assault_that_provokes_is_one_combat() -> None:
    land = keep().rampaging("3,-2", "prowlers.1").rampaging("4,-2", "ironclads.1")
    play = having(land.turn(), move=9).do(f"move {KEEP}")
    assert set(play.options) == {"challenge ironclads.1"}
    play.do("challenge ironclads.1")
    fight = fight_of(play)
    assert enemies(play) == ["swordsmen.1", "prowlers.1", "ironclads.1"]
    assert [points.walls(play.table, fight, one) for one in fight.foes] == [1, 0, 0]
    play = sit_out(beat(play, "swordsmen.1"))
    hero = play.table.of(0)
    assert play.table.sites[KEEP].shields == [0]
    assert str(hero.space) == KEEP
    assert hero.reputation == -1
    assert play.table.rampaging == {"3,-2": ["prowlers.1"], "4,-2": ["ironclads.1"]}


@pytest.mark.clause("MK-COMBAT-8", "MK-OUT-5")
def test_beating_those_provoked_conquers_nothing() -> None:
    play = assault(keep().rampaging("3,-2", "prowlers.1"))
    play = sit_out(beat(play, "prowlers.1"))
    assert play.table.sites[KEEP].shields == []
    assert str(play.table.of(0).space) == "3,-3"


@pytest.mark.clause("MK-COMBAT-12", "MK-HEAL-8", "MK-ACT-2")
@pytest.mark.case("R-MK-64")
def test_heal_points_are_gone_when_a_combat_starts() -> None:
    land = keep().hand("tranquility").units("utem_crossbowmen.1", wounds=1).units("herbalists.1")
    play = having(land.turn(), healing=2, move=9).do(f"move {KEEP}")
    hero = play.table.of(0)
    assert (hero.turn.healing, hero.turn.move) == (0, 0)
    assert play.refused("play tranquility basic") == "MK-EFF-12"
    assert play.refused("activate herbalists.1 1") in ("MK-EFF-10", "MK-COMBAT-16", "MK-HEAL-1")
    assert not [option for option in play.options if option.startswith("heal")]
    play = beat(play)
    play = having(play, healing=2)
    assert "heal unit utem_crossbowmen.1 2" in play.options


@pytest.mark.clause("MK-OUT-11", "MK-COMBAT-16")
def test_after_the_combat_healing_is_allowed_again() -> None:
    play = suffer(assault(keep().hand("tranquility")).do("next phase", "next phase"))
    assert play.refused("play tranquility basic") == "MK-EFF-12"
    play.do("next phase")
    assert "play tranquility basic" in play.options
    before = play.table.of(0).hand.count("wound")
    having(play, healing=1).do("heal hand")
    assert play.table.of(0).hand.count("wound") == before - 1


@pytest.mark.clause("MK-COMBAT-12")
def test_who_takes_part_is_settled_before_the_garrison_is_seen() -> None:
    land = lying(keep().night(), KEEP, "swordsmen.1", hidden=True).rampaging("4,-2", "prowlers.1")
    play = having(land.turn(), move=9).do(f"move {KEEP}")
    assert play.of(TokenRevealed) == []
    play.do("challenge prowlers.1")
    assert play.last(TokenRevealed).token == "swordsmen.1"
    assert play.undo == "barrier"


@pytest.mark.clause("MK-COMBAT-13")
def test_four_phases_follow_each_other() -> None:
    play = knights("arythea").units("peasants.1").fight("prowlers")
    parts = [play.table.of(0).turn.part]
    for answer in ("next phase", "next phase", "face prowlers.1"):
        play.do(answer)
        parts.append(play.table.of(0).turn.part)
    play.do("hero")
    parts.append(play.table.of(0).turn.part)
    assert parts == ["ranged", "block", "damage", "damage", "attack"]


@pytest.mark.clause("MK-COMBAT-18")
def test_points_are_for_the_target_before_which_they_are_made() -> None:
    play = knights("arythea").hand("rage").units("peasants.1").fight("prowlers")
    assert play.refused("activate peasants.1 1") == "MK-COMBAT-18"
    play.do("next phase")
    assert play.refused("play rage basic") == "MK-COMBAT-18"
    assert "play rage basic" in play.do("block prowlers.1").options


@pytest.mark.clause("MK-COMBAT-13")
def test_an_attack_or_block_out_of_its_phase_is_refused_for_that() -> None:
    land = knights("arythea").hand("rage").units("utem_crossbowmen.1")
    assert land.turn().refused("activate utem_crossbowmen.1 2") == "MK-COMBAT-13"
    play = land.fight("prowlers")
    assert play.refused("activate utem_crossbowmen.1 2") == "MK-COMBAT-18"
    assert play.do("next phase").refused("activate utem_crossbowmen.1 2") == "MK-COMBAT-13"
    assert play.do("block prowlers.1").refused("activate utem_crossbowmen.1 2") == "MK-COMBAT-13"


@pytest.mark.clause("MK-COMBAT-14", "MK-EFF-3")
def test_what_is_done_to_enemies_ends_with_the_turn() -> None:
    from rules.mage_knight.fight.effects import weaken

    play = playing(assault(keep().hand("march")), weaken(2))
    assert points.armour(play.table, foe(play, "swordsmen.1")) == 3
    play = sit_out(play).do("end turn")
    while play.table.modifiers:
        play.do(play.options[0])  # what is asked at the end of a turn
    assert play.seat == 0 or play.table.of(0).turn.part == ""


@pytest.mark.clause("MK-OUT-1")
def test_a_combat_ends_when_no_enemies_are_left() -> None:
    play = beat(knights("arythea").fight("prowlers"))
    assert play.last(CombatEnded).won
    assert play.table.of(0).turn.part == "after"


@pytest.mark.clause("MK-OUT-4")
def test_a_keep_cleared_is_taken_and_the_hero_stays() -> None:
    play = beat(assault(keep()))
    assert play.last(ShieldPlaced).space == Hex.at(KEEP)
    assert str(play.table.of(0).space) == KEEP
    assert play.table.of(0).turn.rewards == []


@pytest.mark.clause("MK-OUT-9")
@pytest.mark.case("R-MK-46")
def test_thrown_back_without_a_wound_if_it_came_from_safety() -> None:
    play = sit_out(assault(keep()))
    hero = play.table.of(0)
    assert str(hero.space) == "3,-3"
    assert play.last(Moved).how == "thrown back"
    assert play.table.sites[KEEP].foes == ["swordsmen.1"]
    assert hero.turn.path == []


@pytest.mark.clause("MK-OUT-7", "MK-OUT-8")
@pytest.mark.parametrize(("tile", "space", "stays"), [("7", "3,-1", False), ("6", "2,-2", True)])
def test_what_is_not_beaten_stays_in_dens_and_leaves_dungeons(tile: str, space: str, stays: bool) -> None:
    land = knights("arythea").lay("A 0,0", f"{tile} 1,0").at(space).next_token("minotaur.1")
    play = land.turn()
    play = sit_out(play.do(next(option for option in play.options if option.startswith("enter"))))
    assert (play.table.sites[space].foes == ["minotaur.1"]) is stays
    assert ("minotaur.1" in play.table.spent) is not stays
    assert play.table.sites[space].shields == []


# Cities.


@pytest.mark.clause("MK-OUT-2", "MK-CITY-5", "MK-CITY-6", "MK-OUT-9", "MK-CITY-3")
@pytest.mark.case("R-MK-25")
def test_a_failed_assault_leaves_shields_for_those_beaten() -> None:
    land = city("core_5", "minotaur.1", "golems.1", "gunners.1", "freezers.1", hidden=True).at("1,-1").night()
    land.rampaging("3,-3", "prowlers.1")
    play = having(land.turn(), move=30).do("move 2,-1")
    assert play.table.sites[CITY].foes == ["minotaur.1", "golems.1", "gunners.1", "freezers.1"]  # seen at night, too
    play.do(f"move {CITY}", "challenge prowlers.1")
    play = sit_out(beat(play, "gunners.1", "golems.1", "prowlers.1"))
    site = play.table.sites[CITY]
    assert site.shields == [0, 0]
    assert site.foes == ["minotaur.1", "freezers.1"]
    assert str(play.table.of(0).space) == "2,-1"
    assert {"gunners.1", "golems.1"} <= set(play.table.spent)


@pytest.mark.clause("MK-CITY-7", "MK-CITY-6")
def test_a_city_without_garrison_is_conquered() -> None:
    from rules.mage_knight import sites

    land = city("core_5", "minotaur.1", "golems.1")
    land.table.sites[CITY].shields.append(1)
    play = assault(land, CITY)
    assert not sites.conquered_city(play.table, Hex.at(CITY))
    play = beat(play)
    assert play.table.sites[CITY].shields == [1, 0, 0]
    assert sites.conquered_city(play.table, Hex.at(CITY))
    assert str(play.table.of(0).space) == CITY


@pytest.mark.clause("MK-CITY-11", "MK-END-25", "MK-END-26")
@pytest.mark.case("R-MK-41")
@pytest.mark.parametrize(("shields", "leads"), [([0, 1, 1, 0], 0), ([1, 0, 0, 1], 1), ([1, 0, 0], 0), ([0], 0)])
def test_most_shields_lead_and_of_those_tied_the_first_placed(shields: list[int], leads: int) -> None:
    from rules.mage_knight import cities, rewards

    land = city("core_5").at("2,-2", 1)
    land.table.sites[CITY].shields += shields
    assert cities.leader(land.table.sites[CITY]) == leads
    bonus = {seat: rewards.site_bonus(land.table, land.hero(seat)) for seat in set(shields)}
    assert bonus == {seat: 2 if seat == leads else 1 for seat in set(shields)}


@pytest.mark.clause("MK-ENEMY-8")
def test_what_is_summoned_can_be_the_target_of_effects_and_the_summoner_not() -> None:
    from rules.mage_knight.fight.effects import does_not_attack, target_enemy

    play = knights("arythea").next_token("minotaur.1").fight("orc_summoners", "prowlers").do("next phase")
    play = playing(play, target_enemy(), does_not_attack())
    assert set(play.options) == {"minotaur.1", "prowlers.1"}
    play.do("minotaur.1")
    assert "block orc_summoners.1" not in play.options
    play = suffer(play.do("next phase"))
    assert "orc_summoners.1" in play.do("attack").options
    assert not play.table.fight_of(0).foe("orc_summoners.1").stand_in
    assert [m.whom for m in play.table.modifiers] == ["minotaur.1"]


@pytest.mark.clause("MK-COMBAT-11", "MK-PVP-1")
def test_enemies_are_no_part_of_a_combat_between_players() -> None:
    land = knights("arythea", "tovak", scenario="full_conquest").lay("A 0,0", "3 1,0").at("2,-2").at("3,-2", 1)
    land.rampaging("4,-2", "prowlers.1")
    play = having(land.turn(), move=9).do("move 3,-2")
    play.do("attack 1", "partial")
    assert all(fight.foes == [] for fight in play.table.fights)


@pytest.mark.clause("MK-COMBAT-17")
def test_an_attack_never_goes_below_nothing() -> None:
    play = knights("arythea").fight("golems")
    play.table.modifiers.append(Modifier("attack", -5, "golems.1"))
    assert suffer(play.do("next phase", "next phase")).table.of(0).hand.count("wound") == 0
