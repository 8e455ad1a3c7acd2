"""14 and 15: trophies, levels, missions, relics."""

from __future__ import annotations

import pytest

from rules import view
from rules.engine.referee import Referee
from rules.relic.charges import add_charge
from rules.relic.events import (
    AssetGained,
    CardsTurnedUp,
    CompletedGained,
    Gained,
    LevelGained,
    MissionAdvanced,
    MissionCompleted,
    MissionDiscarded,
    MissionGained,
    MissionsTraded,
    SpecialGained,
    TrophiesSpent,
)
from rules.relic.fates import eliminate
from rules.relic.gains import gain, lose
from rules.relic.levels import GainSpecial, LevelUp
from rules.relic.missions import replace_mission
from rules.relic.skills import skill_test
from tests.relic.positions import duo, relic, trio

pytestmark = pytest.mark.usefixtures("nothing_lost")


@pytest.mark.clause("RL-TRO-1", "RL-TRO-2", "RL-LVL-1")
@pytest.mark.case("R-RL-19")
def test_six_points_of_any_colours_are_a_level_and_the_rest_is_lost() -> None:
    d = duo().give(0, trophies="raider_youth whelp_pack scrap_runt")
    play = d.experience().do("spend trophies", "spend raider_youth + spend whelp_pack + spend scrap_runt")
    assert play.last(TrophiesSpent).points == 7
    assert play.of(LevelGained) == [LevelGained(0, 1)]
    assert play.table.of(0).trophies == []


@pytest.mark.clause("RL-TRO-2")
def test_two_levels_need_twelve_points_and_any_trophies_may_be_kept() -> None:
    d = duo().give(0, trophies="war_rig armoured_brute scrap_runt")
    play = d.experience().do("spend trophies", "spend war_rig + spend armoured_brute")
    assert [one.level for one in play.of(LevelGained)] == [1, 2]
    assert play.table.of(0).trophies == ["scrap_runt"]
    few = duo().give(0, trophies="scrap_runt").experience().do("spend all trophies")
    assert few.of(LevelGained) == []
    assert few.table.of(0).trophies == []
    assert duo().experience().refused("spend trophies") == "RL-TRO-2"


def test_a_card_makes_trophies_count_for_more() -> None:
    d = duo().give(0, trophies="axe_captain", power="quick_study").experience()
    play = d.do("play quick_study", "spend all trophies")
    assert play.of(LevelGained) == [LevelGained(0, 1)]


@pytest.mark.clause("RL-TRO-3")
def test_trophies_are_open_and_no_assets() -> None:
    d = duo().give(
        0, trophies=" ".join(["war_rig", "armoured_brute", "axe_captain", "flame_crew", "ember_imp", "scrap_runt"])
    )
    play = d.turn()
    assert view(play.state, 1).table.of(0).trophies == play.table.of(0).trophies
    assert play.table.of(0).assets == []
    while "end turn" not in play.options:
        play.do(play.options[0] if play.asked.picks.least else "")
    assert play.do("end turn").seat == 1


@pytest.mark.clause("RL-TRO-4", "RL-DECK-2")
def test_spent_trophies_go_to_the_pile_of_their_colour() -> None:
    blue, yellow = "swarm_tyrant", "weaver_of_lies"
    play = duo().give(0, trophies=f"scrap_runt {blue} {yellow}").experience().do("spend all trophies")
    piles = play.table.discards
    assert (piles.red, piles.blue, piles.yellow) == (["scrap_runt"], [blue], [yellow])


@pytest.mark.clause("RL-LVL-1", "RL-LVL-4")
def test_a_level_gives_its_rewards_from_top_to_bottom() -> None:
    play = duo().begins(gain("level", 2))
    gained = [(one.what, one.n) for one in play.of(Gained)]
    assert gained == [("strength", 1), ("influence", 1), ("willpower", 1), ("life", 1)]
    assert play.table.of(0).level == 2


@pytest.mark.clause("RL-LVL-3", "RL-MIS-5")
def test_beyond_the_last_level_a_completed_mission_is_gained() -> None:
    d = duo().give(0, level=12).top("mission", "fill_the_war_chest")
    play = d.begins(LevelUp())
    assert play.table.of(0).level == 12
    assert play.of(CompletedGained) == [CompletedGained(0)]
    assert play.table.of(0).completed == ["fill_the_war_chest"]
    assert play.of(MissionCompleted) == []
    assert view(play.state, 0).table.of(0).completed == ["mission card"]


def test_the_special_ability_of_the_sheet() -> None:
    play = relic("techpriest", "captain", at="outskirts sanctuary").give(0, influence=2).begins(GainSpecial("a"))
    assert play.last(SpecialGained) == SpecialGained(0, "a")
    d = relic("techpriest", "captain", at="outskirts sanctuary").give(0, influence=2, specials=["a"])
    play = d.turn().do("use special")
    assert (play.table.of(0).influence, play.table.of(0).life) == (1, 6)


@pytest.mark.clause("RL-EXP-1", "RL-RELC-1", "RL-MIS-4")
@pytest.mark.case("R-RL-10")
def test_the_order_of_the_experience_phase() -> None:
    d = duo().give(0, completed=7, trophies="war_rig", power="tithe rally small_favour")
    play = d.top("relic", "crown_of_orders", "aegis_of_dawn").experience().do("trade missions")
    assert len(play.last(MissionsTraded).missions) == 3
    assert play.last(CardsTurnedUp).cards == ("crown_of_orders", "aegis_of_dawn")
    play.do("take aegis_of_dawn")
    assert play.last(AssetGained) == AssetGained(0, "aegis_of_dawn")
    assert "crown_of_orders" in play.table.decks.relic
    assert len(play.table.decks.relic) == 17
    assert play.refused("spend trophies") == "RL-EXP-1"
    assert play.table.of(0).mission == ""
    play.do("end turn")
    assert play.of(MissionGained)
    assert play.asked.clause == "RL-POW-8"


@pytest.mark.clause("RL-EXP-1", "RL-RELC-1")
def test_missions_are_traded_as_often_as_there_are_three() -> None:
    play = duo().give(0, completed=6).experience().do("trade missions")
    play.do(play.options[0]).do("trade missions")
    play.do(play.options[0])
    assert len([one for one in play.table.of(0).assets if one.printed.deck == "relic"]) == 2
    assert play.refused("trade missions") == "RL-RELC-1"


@pytest.mark.clause("RL-MIS-1", "RL-MIS-2")
def test_a_mission_is_completed_the_moment_it_is_done_in_any_turn() -> None:
    d = trio().give(1, mission="fill_the_war_chest", influence=5).lies("outskirts", "victory_parade")
    play = d.engage()
    assert play.last(MissionCompleted) == MissionCompleted(1, "fill_the_war_chest")
    assert len(play.table.of(1).power) == 1
    assert play.table.of(1).mission == ""
    assert len(play.table.of(1).completed) == 1


@pytest.mark.clause("RL-MIS-3", "RL-MIS-6")
def test_nothing_brings_a_second_mission_so_that_one_of_two_would_be_kept() -> None:
    d = duo().give(0, mission="deep_strike", progress=["ork"]).top("mission", "patrol_the_corners")
    play = d.experience().do("end turn")
    assert (play.table.of(0).mission, play.table.of(0).progress) == ("deep_strike", ["ork"])
    assert not play.of(MissionGained)
    play = d.begins(replace_mission()).do("replace deep_strike")
    assert (play.table.of(0).mission, play.table.of(0).progress) == ("patrol_the_corners", [])
    assert play.table.discards.mission == ["deep_strike"]


@pytest.mark.clause("RL-MIS-4")
def test_no_mission_is_drawn_on_completing_one_but_an_effect_may_say_so() -> None:
    play = duo().give(0, mission="fill_the_war_chest", influence=5).begins(gain("influence"))
    assert play.table.of(0).mission == ""
    d = duo().give(0, mission="deep_strike").top("mission", "rise_in_rank").begins(replace_mission())
    d.do("replace deep_strike")
    assert d.table.of(0).mission == "rise_in_rank"
    assert d.last(MissionDiscarded) == MissionDiscarded(0, "deep_strike")


@pytest.mark.clause("RL-MIS-6")
def test_tokens_of_a_mission_come_back_as_they_are_visited() -> None:
    d = duo("ultramar_emissary sanctuary").give(0, mission="patrol_the_corners")
    play = d.experience().do("end turn")
    assert play.last(MissionAdvanced) == MissionAdvanced(0, "ultramar_emissary")
    assert play.table.of(0).mission == "patrol_the_corners"
    d = duo("sanctuary sanctuary").give(0, mission="patrol_the_corners", progress=["ultramar_emissary"])
    assert d.experience().do("end turn").of(MissionCompleted)


@pytest.mark.clause("RL-MIS-7")
def test_a_mission_that_cannot_be_done_any_more_is_replaced() -> None:

    d = trio().give(0, mission="compare_notes", progress=["seat 2"])
    eliminate(Referee(d.state), d.of(2))
    assert d.of(0).mission == ""
    play = d.experience().do("end turn")
    assert play.last(MissionGained).seat == 0


def test_meeting_a_player() -> None:
    d = trio("outskirts outskirts sanctuary").give(0, mission="compare_notes", progress=["seat 1"])
    assert d.experience().do("end turn").of(MissionCompleted) == [MissionCompleted(0, "compare_notes")]
    other = trio("outskirts outskirts sanctuary").give(0, mission="compare_notes", progress=["seat 2"])
    assert other.experience().do("end turn").of(MissionCompleted) == []


@pytest.mark.parametrize(
    ("mission", "at", "enemies", "done"),
    [
        ("stop_the_waaagh", "outskirts", "scrap_runt", True),
        ("stop_the_waaagh", "outskirts", "ember_imp", False),
        ("liberate_the_forge_world", "smelter_plains", "scrap_runt", True),
        ("liberate_the_forge_world", "outskirts", "scrap_runt", False),
        ("take_initiative", "outskirts", "scrap_runt whelp_pack pit_brawler", True),
        ("banish_the_fiend", "outskirts", "ember_imp", True),
        ("bring_down_a_giant", "outskirts", "war_rig", True),
        ("bring_down_a_giant", "outskirts", "siege_walker", False),
    ],
)
def test_missions_to_defeat_enemies(mission: str, at: str, enemies: str, done: bool) -> None:
    d = duo(f"{at} sanctuary").lies(at, *enemies.split()).give(0, strength=12, willpower=12, mission=mission)
    play = d.rolls("1 5").engage().do("fight")
    assert bool(play.of(MissionCompleted)) == done


def test_enemies_of_two_colours() -> None:
    d = duo().lies("outskirts", "scrap_runt", "swarm_tyrant").give(0, strength=12, willpower=12, mission="two_fronts")
    play = d.rolls("1 5 1 5").engage().do("battle strength", "fight")
    assert play.of(MissionCompleted) == []
    assert play.do("fight").of(MissionCompleted)


@pytest.mark.parametrize(
    ("mission", "at", "done"),
    [
        ("survey_the_hive", "outskirts", True),
        ("survey_the_hive", "jungle_edge", False),
        ("beyond_the_gate", "ghost_sun", True),
    ],
)
def test_missions_to_be_somewhere(mission: str, at: str, done: bool) -> None:
    play = duo(f"{at} sanctuary").give(0, mission=mission).experience().do("end turn")
    assert bool(play.of(MissionCompleted)) == done


def test_missions_of_other_kinds() -> None:
    paid = duo().give(0, mission="tithe_to_the_cause", influence=4).experience().do("pay for mission")
    assert paid.of(MissionCompleted)
    assert paid.table.of(0).influence == 0
    poor = duo().give(0, mission="tithe_to_the_cause", influence=3).experience()
    assert poor.refused("pay for mission") == "RL-INF-1"
    armed = duo().give(0, mission="arm_yourself", assets="chain_blade").begins(gain("wargear_card"))
    assert armed.of(MissionCompleted)
    tried = duo().give(0, mission="trial_of_will").rolls("5").begins(skill_test("willpower", 6))
    assert tried.of(MissionCompleted)
    easy = duo().give(0, mission="trial_of_will").rolls("5").begins(skill_test("willpower", 5))
    assert easy.of(MissionCompleted) == []
    assert duo().give(0, mission="rise_in_rank").begins(gain("level")).of(MissionCompleted)
    shown = duo().give(0, mission="show_of_trophies", trophies="war_rig scrap_runt").begins(gain("influence"))
    assert shown.of(MissionCompleted)


def test_effects_that_find_nothing_to_do() -> None:
    play = duo().begins(add_charge(1), replace_mission(), lose("corruption_card"), lose("asset"), lose("power_card"))
    assert play.seat == 1
