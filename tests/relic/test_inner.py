"""18, 19 and 21: the Inner tier, scenarios, winning, decks."""

from __future__ import annotations

import pytest

from rules.relic import GAME, roll_events
from rules.relic.board import SPACES
from rules.relic.cards import SCENARIOS, THREATS
from rules.relic.events import (
    AssetLost,
    CorruptionDrawn,
    DeckEmpty,
    DeckShuffled,
    DoomRose,
    Gained,
    Lost,
    Marked,
    Moved,
    ThreatDrawn,
    Vanquished,
    Won,
)
from rules.relic.exploring import ExplorationPhase
from rules.relic.gains import gain
from rules.relic.life import LoseLife
from rules.relic.roll_events import BattleBegan, BattleScored, Rolled, TrophyTaken
from rules.relic.threats import draw_threat
from tests.kit import Play
from tests.relic.positions import Position, duo, relic, trio

pytestmark = pytest.mark.usefixtures("nothing_lost")


@pytest.mark.clause("RL-INN-2", "RL-INN-3", "RL-INN-1")
def test_one_space_along_the_arrow_and_its_text_box() -> None:
    d = duo("warp_rift sanctuary").give(0, power="forced_march tithe", assets="jump_harness").rolls("5 3")
    play = d.turn()
    assert play.options == ["advance", "play tithe"]
    play.do("advance")
    assert play.last(Moved) == Moved(0, "warp_rift", "crone_world_yllen_satari")
    assert play.of(Rolled) == []
    assert play.of(ThreatDrawn) == []
    assert play.of(CorruptionDrawn)


@pytest.mark.clause("RL-INN-4", "RL-INN-5")
def test_failing_a_text_box_does_not_stop_the_next_move() -> None:
    d = duo("daemon_world_braxas sanctuary").rolls("2")
    play = d.turn().do("advance")
    assert play.table.of(0).space == "palace_of_slaanesh"
    assert not play.last(roll_events.Tested).passed
    while "end turn" not in play.options:
        play.do(play.options[0] if play.asked.picks.least else "")
    d.goes_on(play)
    assert d.turn().do("advance").table.of(0).space == "garden_of_nurgle"


@pytest.mark.clause("RL-INN-6")
@pytest.mark.parametrize(
    ("fields", "answers", "space"),
    [
        ({}, (), "crone_world_yllen_satari"),
        ({"level": 8}, (), "chaos_titan"),
        ({"influence": 8}, ("pay 8",), "chaos_titan"),
        ({"influence": 8}, ("",), "crone_world_yllen_satari"),
        (
            {"influence": 9, "level": 9, "assets": "crown_of_orders vial_of_first_water"},
            ("pay 8",),
            "palace_of_slaanesh",
        ),
    ],
)
def test_the_rift_moves_ahead_for_each_condition_met(
    fields: dict[str, object], answers: tuple[str, ...], space: str
) -> None:
    d = duo("warp_rift sanctuary").give(0, **fields).rolls("3 3")
    play = d.engage().do(*answers)
    assert play.table.of(0).space == space
    assert play.last(Moved) == Moved(0, "warp_rift", space)


@pytest.mark.clause("RL-INN-7", "RL-TEST-6")
def test_the_maze_tests_the_level() -> None:
    d = duo("maze_of_tzeentch sanctuary").give(0, level=8, strength=12, power="tithe").rolls("4")
    play = d.engage().do("roll", "keep")
    assert play.last(roll_events.Tested) == roll_events.Tested(0, "level", 13, 12, False)
    assert play.table.of(0).power == []
    assert play.of(CorruptionDrawn)


@pytest.mark.clause("RL-INN-8")
def test_the_experience_phase_works_there_as_anywhere() -> None:
    d = relic("psyker", "captain", at="warp_rift sanctuary").give(0, trophies="war_rig")
    play = d.experience().do("spend all trophies")
    assert play.table.of(0).level == 1


def confronting(scenario: str, **fields: object) -> Position:
    """A Captain before the scenario space."""
    return relic("captain", "psyker", at="maze_of_tzeentch sanctuary", scenario=scenario).give(0, **fields)


@pytest.mark.clause("RL-SCEN-2", "RL-SCEN-3", "RL-WIN-1")
def test_who_arrives_confronts_at_once_and_the_first_to_do_it_has_won() -> None:
    play = confronting("mystery_beyond").turn().do("advance")
    assert play.over
    assert play.of(Won) == [Won(0)]
    assert [(one.seat, one.won, one.place) for one in GAME.result(play.state).standings] == [
        (0, True, 1),
        (1, False, 2),
    ]


@pytest.mark.clause("RL-SCEN-2", "RL-SCEN-3", "RL-SCEN-4")
def test_the_confrontation_takes_the_place_of_the_engagement_and_comes_again_every_turn() -> None:
    d = confronting("lord_corruptis", strength=12, facedown="third_eye extra_limb hunger clumsy_claw")
    play = d.rolls("1 4").turn().do("advance", "battle strength", "fight")
    assert play.last(BattleBegan) == BattleBegan(0, "strength", (), "lord_corruptis")
    assert play.last(BattleScored) == BattleScored(0, 17, 15)
    assert play.of(Marked) == [Marked(0, "strength")]
    assert len(play.of(BattleBegan)) == 1
    assert "end turn" in play.options
    d.goes_on(play)
    again = d.give(0, willpower=12).rolls("1 5").turn()
    assert again.options[0] == "stay"
    again.do("stay")
    assert again.options == ["battle willpower", "battle cunning"]
    again.do("battle willpower", "fight")
    assert again.of(Won) == [Won(0)]


@pytest.mark.clause("RL-SCEN-4")
def test_progress_is_each_players_own_and_kept() -> None:
    d = relic("captain", "psyker", at="scenario_space scenario_space", scenario="lord_corruptis")
    d.give(0, marks=["strength"], life=1).give(1, marks=["cunning"])
    play = d.begins(LoseLife(1))
    assert play.of(Vanquished) == [Vanquished(0)]
    assert play.table.of(0).marks == ["strength"]
    assert play.table.of(1).marks == ["cunning"]


@pytest.mark.clause("RL-BAT-14", "RL-SCEN-2")
def test_lord_corruptis_deals_corruption_first() -> None:
    play = confronting("lord_corruptis").rolls("6 5 1").turn().do("advance")
    while not play.options[0].startswith("battle"):
        play.do(play.options[0] if play.asked.picks.least else "")
    assert play.table.of(0).borne == 4
    play.do("battle cunning", "fight")
    assert play.last(Lost) == Lost(0, "life", 1, play.table.of(0).life)
    assert play.table.of(0).space == "scenario_space"


def breaking_tide(strength: int = 12) -> Position:
    d = confronting("breaking_tide", strength=strength, willpower=strength, cunning=strength)
    return d.top("red", "supply_drop", "scrap_runt").top("blue", "swarm_tyrant").top("yellow", "weaver_of_lies")


def test_enemies_are_turned_up_and_taken_from_the_sheet() -> None:
    play = breaking_tide().rolls("1 4 1 4 1 4").turn().do("advance")
    assert play.table.sheet == ["scrap_runt", "swarm_tyrant", "weaver_of_lies"]
    assert "supply_drop" in play.table.discards.red
    assert play.options == ["battle strength", "battle willpower", "battle cunning"]
    play.do("battle strength", "fight", "battle willpower", "fight")
    assert [one.card for one in play.of(TrophyTaken)] == ["scrap_runt", "swarm_tyrant"]
    while not play.over:
        play.do(play.options[0] if play.asked.picks.least else "")
    assert play.of(Won) == [Won(0)]


def test_a_loss_ends_the_tide_and_the_rest_is_discarded() -> None:
    play = (
        breaking_tide(4)
        .rolls("1 4 6 5 1")
        .turn()
        .do("advance", "battle strength", "fight", "battle willpower", "fight")
    )
    assert play.table.of(0).taken == 1
    assert play.table.sheet == []
    assert play.table.of(0).trophies == ["scrap_runt"]
    assert "weaver_of_lies" in play.table.discards.yellow
    assert play.do("spend all trophies").table.of(0).taken == 1


def test_a_deck_without_any_enemy_gives_none() -> None:
    d = confronting("breaking_tide", strength=12, willpower=12, cunning=12)
    enemies = [card for card in d.table.decks.red if THREATS[card].sort == "enemy"]
    d.table.decks.red[:] = [card for card in d.table.decks.red if card not in enemies]
    d.of(1).trophies += enemies
    play = d.turn().do("advance")
    assert [THREATS[card].colour for card in play.table.sheet] == ["blue", "yellow"]
    assert len(play.table.discards.red) == 28


@pytest.mark.clause("RL-GOLD-1")
def test_two_seals_of_different_kinds() -> None:
    d = confronting("three_seals", strength=12, assets="crown_of_orders")
    play = d.rolls("2").turn().do("advance")
    assert play.options == ["seal of might", "seal of mind", "seal of guile"]
    assert play.refused("burn a relic") == "RL-GOLD-1"
    play.do("seal of might")
    assert play.of(Marked) == [Marked(0, "strength")]
    d.goes_on(play)
    again = d.engage()
    assert again.options == ["seal of mind", "seal of guile", "burn a relic"]
    again.do("burn a relic")
    assert again.last(AssetLost) == AssetLost(0, "crown_of_orders")
    assert again.of(Won) == [Won(0)]
    assert d.of(0).marks == ["strength"]


def test_a_seal_not_placed_costs_a_life() -> None:
    play = confronting("three_seals").rolls("2").turn().do("advance", "seal of might")
    assert play.last(Lost) == Lost(0, "life", 1, 4)
    assert play.of(Marked) == []


@pytest.mark.clause("RL-SCEN-1")
def test_the_void_grows_with_every_fall() -> None:
    d = trio(scenario="hungry_void").give(0, life=1)
    play = d.begins(LoseLife(1))
    assert play.of(DoomRose) == [DoomRose(0, 1, 1)]
    d = trio(scenario="hungry_void").give(0, facedown="third_eye extra_limb hunger clumsy_claw horned_brow")
    gone = d.begins(gain("corruption_card")).do("new character")
    assert gone.of(DoomRose) == [DoomRose(0, 2, 2)]


@pytest.mark.parametrize(("doom", "value"), [(0, 10), (7, 13), (20, 15)])
def test_the_void_is_fought_with_the_lowest_attribute(doom: int, value: int) -> None:
    d = confronting("hungry_void", strength=9, willpower=9, cunning=8)
    d.table.doom = doom
    play = d.rolls("1 1").turn().do("advance")
    assert play.table.battle.attribute == "cunning"
    assert play.table.battle.value == value
    play.do("fight")
    assert play.last(BattleScored) == BattleScored(0, 9, value + 1)
    assert play.last(DoomRose).n == 1
    assert play.last(DoomRose).now == doom + 1


def test_beating_the_void() -> None:
    play = confronting("hungry_void", strength=12, willpower=12, cunning=12).rolls("1 4").turn().do("advance")
    while not play.over:
        play.do(play.options[0])
    assert play.of(Won) == [Won(0)]


@pytest.mark.clause("RL-WIN-2")
def test_no_other_way_to_win() -> None:
    """Of all scenarios only the confrontations win, and being the last."""
    assert all(sheet.confrontation for sheet in SCENARIOS.values())
    play = duo().give(0, level=12, influence=50).experience().do("end turn")
    assert not play.over


def drawing(d: Position, n: int = 1) -> Play:
    return d.begins(draw_threat("red", n))


@pytest.mark.clause("RL-DECK-1")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    play = drawing(duo().emptied("red"))
    assert play.of(DeckShuffled) == [DeckShuffled(0, "red")]
    assert len(play.of(ThreatDrawn)) == 1
    d = duo().emptied("mission")
    d.table.of(0).completed += d.table.discards.mission
    d.table.discards.mission.clear()
    empty = d.begins(gain("completed_mission"))
    assert empty.of(DeckEmpty) == [DeckEmpty(0, "mission")]


@pytest.mark.clause("RL-DECK-2")
def test_cards_go_to_the_pile_of_their_back() -> None:
    play = duo().lies("outskirts", "supply_drop").give(0, assets="war_dog chain_blade crown_of_orders").engage()
    assert play.table.discards.red == ["supply_drop"]
    play.do("discard assets and end turn", "discard war_dog + discard chain_blade + discard crown_of_orders")
    piles = play.table.discards
    assert (piles.red, piles.wargear, piles.relic) == (["supply_drop", "war_dog"], ["chain_blade"], ["crown_of_orders"])


def test_no_exploration_in_the_inner_tier_and_no_other_way() -> None:
    assert all(SPACES[name].tier == "inner" for name in ("warp_rift", "scenario_space"))
    assert duo("chaos_titan sanctuary").begins(ExplorationPhase()).of(ThreatDrawn) == []
    assert duo("daemon_world_braxas sanctuary").rolls("6").engage().do("strength").of(Gained)
