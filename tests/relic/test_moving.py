"""5, 6 and 7: movement, tiers, exploration."""

from __future__ import annotations

import pytest

from rules import view
from rules.relic.board import LINKS, SPACES, beyond
from rules.relic.events import Lost, Moved, ThreatDrawn, ThreatsSeen, Walked
from rules.relic.moving import move_to
from rules.relic.roll_events import NumberPlayed, Rolled
from rules.relic.threats import draw_threat, spaces_with_portal
from tests.relic.positions import duo, relic, trio

pytestmark = pytest.mark.usefixtures("nothing_lost")


@pytest.mark.clause("RL-MOVE-1", "RL-MOVE-9")
def test_exactly_as_many_spaces_as_rolled_in_one_direction() -> None:
    play = trio("outskirts manufactory_row underhive").rolls("3").turn().do("roll")
    assert play.options == ["walk clockwise", "walk anticlockwise"]
    play.do("walk clockwise")
    assert play.last(Walked) == Walked(0, "outskirts", "governors_court", 1)
    back = duo("outskirts sanctuary").rolls("3").turn().do("roll", "walk anticlockwise")
    assert back.last(Walked).to == "ruined_garden"


@pytest.mark.clause("RL-MOVE-2", "RL-DICE-6")
def test_a_movement_roll_does_not_explode() -> None:
    play = duo().rolls("6 5").turn().do("roll")
    assert play.last(Rolled) == Rolled(0, "move", ((6,),))
    assert play.table.turn.points == 6


@pytest.mark.clause("RL-MOVE-3", "RL-POW-2", "RL-POW-4")
def test_a_power_number_may_be_the_movement_roll() -> None:
    play = duo().give(0, power="tithe unshaken").turn().do("number tithe")
    assert play.last(NumberPlayed) == NumberPlayed(0, "tithe", 4)
    assert play.table.turn.points == 4
    assert play.table.of(0).power == ["unshaken"]


@pytest.mark.clause("RL-MOVE-3", "RL-POW-5")
def test_an_ability_that_sets_the_roll_stands_in_its_place() -> None:
    play = duo().give(0, power="forced_march tithe").turn().do("play forced_march", "set 2")
    assert play.options == ["walk clockwise", "walk anticlockwise"]
    assert play.table.turn.points == 2


@pytest.mark.clause("RL-MOVE-4", "RL-MOVE-5", "RL-TIER-3")
def test_a_movement_box_on_the_way() -> None:
    play = duo("drowned_nebula sanctuary").rolls("4").turn().do("roll", "walk clockwise")
    assert play.table.of(0).space == "space_hulk"
    assert play.options == ["walk on", "box ultramar_emissary"]
    play.do("box ultramar_emissary")
    assert play.last(Moved) == Moved(0, "space_hulk", "ultramar_emissary")
    assert play.options == ["walk clockwise", "walk anticlockwise"]
    play.do("walk anticlockwise")
    assert play.last(Walked).to == "gate_meadow"


@pytest.mark.clause("RL-MOVE-4")
def test_a_movement_box_under_the_feet_and_no_points_for_one_at_the_end() -> None:
    play = duo("space_hulk sanctuary").rolls("2").turn().do("roll")
    assert play.options == ["walk clockwise", "walk anticlockwise", "box ultramar_emissary"]
    play.do("walk clockwise")
    assert play.last(Walked).to == "webway_portal_twilight"
    assert play.table.turn.points == 0
    assert "box webway_portal_phantom" not in play.options


@pytest.mark.clause("RL-MOVE-4", "RL-MOVE-11")
def test_a_portal_leads_to_the_other_and_to_forgotten_ones() -> None:
    d = duo("webway_portal_twilight sanctuary").lies("jungle_edge", "forgotten_portal_red")
    assert spaces_with_portal(d.table) == ["webway_portal_twilight", "webway_portal_phantom", "jungle_edge"]
    play = d.rolls("3").turn().do("roll")
    assert play.options[2:] == ["box webway_portal_phantom", "box jungle_edge"]
    play.do("box jungle_edge")
    assert play.table.turn.points == 2
    assert play.options == ["walk clockwise", "walk anticlockwise"]


@pytest.mark.clause("RL-MOVE-6")
def test_moving_directly_enters_nothing_between() -> None:
    play = duo("outskirts sanctuary").begins(move_to("any_outer_or_middle")).do("go ghost_sun")
    assert play.last(Moved) == Moved(0, "outskirts", "ghost_sun")
    assert play.of(Walked) == []


@pytest.mark.clause("RL-MOVE-7")
def test_an_ability_takes_the_place_of_the_movement_phase() -> None:
    d = relic("commissar", "captain", "ogryn", at="sanctuary outskirts ghost_sun")
    play = d.turn().do("instead commissar")
    assert play.table.of(0).space == "outskirts"
    assert play.of(Rolled) == []
    alone = relic("commissar", "captain", at="sanctuary ghost_sun").turn()
    assert "instead commissar" not in alone.options
    assert alone.refused("instead commissar") == "RL-GOLD-2"


@pytest.mark.clause("RL-MOVE-8", "RL-MOVE-7")
def test_what_a_discarded_card_gave_to_movement_is_still_used() -> None:
    """The special movement of a Power card is carried out although the card lies in the discard pile already."""
    play = duo().give(0, power="side_street").rolls("1").turn().do("roll", "walk clockwise", "play side_street")
    assert play.table.discards.power == ["side_street"]
    assert play.table.of(0).space == "underhive"


@pytest.mark.clause("RL-MOVE-10")
def test_a_move_in_the_engagement_phase_explores_nothing() -> None:
    d = duo("outskirts sanctuary").lies("outskirts", "gate_surge")
    play = d.rolls("2").engage()
    assert play.table.of(0).space == "underhive"
    assert play.of(ThreatDrawn) == []
    assert "end turn" in play.options


def test_a_step_more_is_in_the_direction_walked_and_uses_no_box() -> None:
    d = duo("ghost_sun sanctuary").give(0, power="side_street")
    play = d.rolls("2").turn().do("roll", "walk clockwise", "walk on")
    assert play.table.of(0).space == "drowned_nebula"
    play.do("play side_street")
    assert play.table.of(0).space == "space_hulk"
    assert play.asked.kind == "relic.draw_all"


@pytest.mark.clause("RL-TIER-1", "RL-TIER-2", "RL-ENG-8")
def test_crossing_by_the_text_box_of_a_corner() -> None:
    play = duo("ultramar_emissary sanctuary").rolls("4").engage()
    assert play.options == ["report", "cross"]
    assert play.refused("train") == "RL-ENG-9"
    play.do("cross")
    assert play.table.of(0).space == LINKS["ultramar_emissary"] == "space_hulk"
    assert play.of(ThreatDrawn) == []
    assert "end turn" in play.options
    failed = duo("ultramar_emissary sanctuary").rolls("3").engage().do("cross")
    assert failed.last(Lost) == Lost(0, "life", 1, 4)
    assert set(LINKS) == {space.name for space in SPACES.values() if space.corner and space.tier == "outer"}


@pytest.mark.clause("RL-TIER-4", "RL-RELC-2", "RL-TIER-5")
@pytest.mark.case("R-RL-10")
def test_a_relic_is_needed_to_enter_the_inner_tier_and_is_kept() -> None:
    without = duo("guardian sanctuary").rolls("3").turn().do("roll")
    assert without.refused("box warp_rift") == "RL-TIER-4"
    play = duo("guardian sanctuary").give(0, assets="crown_of_orders").rolls("3").turn().do("roll", "box warp_rift")
    assert Moved(0, "guardian_of_the_rift", "warp_rift") in play.happened
    assert play.table.turn.points == 0
    assert [asset.card for asset in play.table.of(0).assets] == ["crown_of_orders"]


@pytest.mark.clause("RL-TIER-6", "RL-TIER-7")
def test_nothing_else_leads_into_the_inner_tier_or_out_of_it() -> None:
    play = duo("outskirts sanctuary").begins(move_to("any_outer_or_middle"))
    assert not any(SPACES[option.removeprefix("go ")].tier == "inner" for option in play.options)
    inner = duo("chaos_titan warp_rift").begins(move_to("other_player"))
    assert inner.table.of(0).space == "chaos_titan"
    blown = duo("chaos_titan sanctuary").begins(move_to("roll_clockwise"))
    assert blown.table.of(0).space == "chaos_titan"


@pytest.mark.clause("RL-EXPL-1", "RL-EXPL-2")
def test_a_card_is_drawn_for_each_icon_that_is_not_matched() -> None:
    d = duo("trench_world sanctuary").lies("trench_world", "wandering_hermit", "old_campaigner")
    play = d.top("blue", "cleansing_font").explore()
    assert play.of(ThreatDrawn) == [ThreatDrawn(0, "cleansing_font", "trench_world")]


@pytest.mark.clause("RL-EXPL-3")
def test_the_player_orders_the_colours_and_all_are_drawn_before_any_is_resolved() -> None:
    d = duo("ghost_sun sanctuary").top("blue", "wandering_hermit").top("yellow", "code_broker")
    play = d.explore()
    assert play.options == ["draw blue", "draw yellow"]
    play.do("draw yellow")
    assert [drawn.card for drawn in play.of(ThreatDrawn)] == ["code_broker", "wandering_hermit"]


@pytest.mark.clause("RL-EXPL-4", "RL-EXPL-6", "RL-INN-1")
@pytest.mark.parametrize("space", ["governors_court", "outskirts", "chaos_titan"])
def test_without_an_icon_or_in_the_inner_tier_nothing_is_drawn(space: str) -> None:
    d = duo(f"{space} sanctuary")
    if space == "outskirts":
        d.lies(space, "old_campaigner")
    assert d.explore().of(ThreatDrawn) == []
    assert all(not one.icons and not one.area for one in SPACES.values() if one.tier == "inner")
    assert duo("chaos_titan sanctuary").begins(draw_threat("red")).of(ThreatDrawn) == []


@pytest.mark.clause("RL-EXPL-7", "RL-ENG-10")
def test_a_card_that_works_when_it_is_revealed() -> None:
    d = duo("burning_belt sanctuary").top("red", "ork_warboss", "old_campaigner", "scrap_runt")
    play = d.explore()
    assert [drawn.card for drawn in play.of(ThreatDrawn)] == ["ork_warboss", "old_campaigner", "scrap_runt"]


def test_the_canoness_may_look_for_trouble_once_a_turn() -> None:
    play = relic("canoness", "captain", at="governors_court sanctuary").top("red", "scrap_runt").explore()
    assert play.options == ["use canoness"]
    play.do("use canoness", "draw red")
    assert play.last(ThreatDrawn).card == "scrap_runt"


@pytest.mark.clause("RL-GOLD-4")
def test_the_top_of_a_threat_deck_is_looked_at_in_secret() -> None:
    d = duo("outskirts sanctuary").give(0, power="deep_scan").top("red", "scrap_runt", "old_campaigner", "war_dog")
    play = d.rolls("6").turn().do("roll", "walk clockwise", "play deep_scan", "look at red")
    assert play.asked.secret
    assert view(play.state, 1).table.look.red == ["red threat card"] * 3
    play.do("discard war_dog", "put back scrap_runt + put back old_campaigner")
    assert play.table.decks.red[-2:] == ["scrap_runt", "old_campaigner"]
    assert play.table.discards.red == ["war_dog"]
    assert play.last(ThreatsSeen).cards == ("scrap_runt", "old_campaigner", "war_dog")
    assert play.table.look is None


def test_a_bonus_to_the_movement_roll_is_used_once() -> None:
    d = duo().give(0, assets="hired_pilot compass_of_truth")
    play = d.rolls("1").turn().do("roll", "use hired_pilot", "add -1")
    assert play.refused("use hired_pilot") == "RL-DICE-4"
    play.do("use compass_of_truth", "add 2")
    assert play.table.turn.points == 2
    least = duo().give(0, assets="compass_of_truth").rolls("1").turn().do("roll", "use compass_of_truth", "add -2")
    assert least.table.turn.points == 1


def test_a_movement_roll_may_be_rerolled() -> None:
    play = duo().give(0, assets="jump_harness").rolls("1 5").turn().do("roll", "use jump_harness")
    assert play.table.turn.points == 5


def test_the_board_goes_round() -> None:
    assert beyond("ultramar_emissary", -1) == "ruined_garden"
    assert beyond("drowned_nebula", 1) == "space_hulk"
