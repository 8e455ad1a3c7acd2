"""11 and 12: skill tests, Power cards."""

from __future__ import annotations

import pytest

from rules import view
from rules.relic import roll_events
from rules.relic.events import Gained, Lost, PowerDiscarded
from rules.relic.gains import gain, lose
from rules.relic.levels import power_limit
from rules.relic.roll_events import NumberPlayed, Rolled
from rules.relic.skills import skill_test
from rules.relic.turn import Experience
from tests.kit import Play
from tests.relic.positions import Position, duo, relic

pytestmark = pytest.mark.usefixtures("nothing_lost")

WON, FAILED = (gain("influence", 5),), (lose("life"),)


def tries(d: Position, attribute: str, target: int, rolls: str = "") -> Play:
    """A test of an attribute."""
    if rolls:
        d.rolls(rolls)
    return d.begins(skill_test(attribute, target, passed=WON, failed=FAILED))  # type: ignore[arg-type]


@pytest.mark.clause("RL-TEST-1")
@pytest.mark.parametrize(("roll", "passed"), [("3", False), ("4", True), ("5", True)])
def test_equal_or_higher_passes(roll: str, passed: bool) -> None:
    play = tries(duo(), "strength", 8, roll)
    assert play.last(roll_events.Tested) == roll_events.Tested(0, "strength", 8, 4 + int(roll), passed)
    assert bool(play.of(Gained)) == passed
    assert bool(play.of(Lost)) != passed


@pytest.mark.clause("RL-TEST-1")
def test_who_is_tested_in_the_own_turn_rolls_and_is_not_passed_over() -> None:
    play = tries(duo().stopping(), "strength", 8, "4")
    assert play.options == ["roll"] and not play.of(Rolled)
    assert play.do("roll").last(roll_events.Tested).passed


@pytest.mark.clause("RL-TEST-2")
def test_a_natural_one_fails_whatever_the_total() -> None:
    play = tries(duo().give(0, strength=12), "strength", 4, "1")
    assert not play.last(roll_events.Tested).passed


@pytest.mark.clause("RL-DICE-5")
def test_a_one_treated_as_six_is_no_natural_one() -> None:
    play = tries(duo().give(0, assets="die_of_the_founder"), "strength", 8, "1 2")
    assert play.last(roll_events.Tested) == roll_events.Tested(0, "strength", 8, 12, True)


@pytest.mark.clause("RL-TEST-3", "RL-DICE-1")
def test_a_six_explodes() -> None:
    play = tries(duo(), "strength", 12, "6 2")
    assert play.last(roll_events.Tested).total == 12


@pytest.mark.clause("RL-TEST-4", "RL-TEST-5")
def test_bonuses_count_for_their_attribute_only_and_weapons_never() -> None:
    d = duo().give(0, assets="field_auspex storm_bolter war_dog weighted_gloves")
    assert tries(d, "cunning", 6, "3").last(roll_events.Tested).total == 2 + 1 + 3
    d = duo().give(0, corruption="false_voice", assets="imperial_seal prayer_beads")
    assert tries(d, "willpower", 6, "3").last(roll_events.Tested).total == 3 + 1 + 3


@pytest.mark.clause("RL-TEST-4", "RL-POW-7")
def test_a_power_card_for_tests_is_played_before_the_roll() -> None:
    play = tries(duo().give(0, power="sudden_insight steady_aim"), "strength", 11, "3")
    assert play.options == ["roll", "number sudden_insight", "number steady_aim", "play sudden_insight"]
    play.do("play sudden_insight", "roll", "keep")
    assert play.last(roll_events.Tested) == roll_events.Tested(0, "strength", 11, 11, True)


@pytest.mark.clause("RL-TEST-6")
@pytest.mark.parametrize(("attribute", "total"), [("level", 7 + 4), ("influence", 2 + 4)])
def test_tests_of_something_else_get_no_bonus(attribute: str, total: int) -> None:
    d = duo().give(0, level=7, influence=2, assets="field_auspex court_jester", power="keen_eye")
    play = tries(d, attribute, 11, "4")
    assert play.refused("play keen_eye") == "RL-TEST-6"
    play.do("roll", "keep")
    assert play.last(roll_events.Tested).total == total


@pytest.mark.clause("RL-TEST-7", "RL-POW-4")
def test_a_number_may_replace_the_die() -> None:
    play = tries(duo().give(0, power="tithe"), "strength", 8).do("number tithe")
    assert play.last(NumberPlayed) == NumberPlayed(0, "tithe", 4)
    assert play.last(roll_events.Tested).passed
    one = tries(duo().give(0, power="absolution", strength=12), "strength", 8).do("number absolution")
    assert not one.last(roll_events.Tested).passed
    six = tries(duo().give(0, power="unshaken"), "strength", 12, "2").do("number unshaken")
    assert six.last(Rolled).dice == ((6, 2),)


def test_a_test_of_the_lowest_attribute() -> None:
    play = tries(relic("ogryn", "captain"), "lowest", 11)
    assert play.options == ["willpower", "cunning"]
    assert play.asked.clause == "RL-ATTR-4"


def test_an_ability_rerolls_a_test_once_a_turn() -> None:
    play = tries(duo().give(0, corruption="warp_sight"), "strength", 8, "2 5").do("use warp_sight")
    assert play.last(roll_events.Tested) == roll_events.Tested(0, "strength", 8, 9, True)


@pytest.mark.clause("RL-POW-1", "RL-POW-10")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    play = duo().give(0, power="tithe rally").turn()
    assert view(play.state, 0).table.of(0).power == ["tithe", "rally"]
    assert view(play.state, 1).table.of(0).power == ["power card"] * 2
    assert view(play.state, None).table.of(0).power == ["power card"] * 2


@pytest.mark.clause("RL-POW-2", "RL-GOLD-2")
def test_any_number_may_be_played_and_none_must() -> None:
    play = duo().give(0, power="tithe rally small_favour").turn().do("play tithe", "play rally")
    assert play.table.of(0).influence == 2
    assert play.table.of(0).life == 6
    assert play.table.of(0).power == ["small_favour"]
    assert "roll" in play.options


@pytest.mark.clause("RL-POW-8", "RL-LVL-5")
@pytest.mark.case("R-RL-07")
def test_the_power_limit_is_checked_only_in_the_own_experience_phase() -> None:
    d = duo().give(0, power="tithe rally", mission="rise_in_rank")
    play = d.begins(gain("power_card"), Experience())
    assert len(play.table.of(0).power) == 3
    play.do("end turn")
    assert play.asked.clause == "RL-POW-8"
    assert play.asked.picks[:2] == (1, 1)
    play.do("discard rally")
    assert play.last(PowerDiscarded) == PowerDiscarded(0, "rally")
    assert len(play.table.of(0).power) == 2


@pytest.mark.clause("RL-POW-8")
@pytest.mark.parametrize(("level", "limit"), [(0, 3), (3, 3), (4, 4), (11, 4), (12, 5)])
def test_the_power_limit_grows_with_the_level(level: int, limit: int) -> None:
    d = relic("psyker", "captain").give(0, level=level)
    assert power_limit(d.of(0)) == limit
    assert power_limit(d.give(0, corruption="third_eye", assets="circlet_of_command").of(0)) == limit + 3


@pytest.mark.clause("RL-POW-7")
def test_another_seat_is_called_to_play_for_any_turn() -> None:
    d = duo().give(0, influence=3).give(1, power="borrowed_luck tithe")
    play = d.turn().do("call 1")
    assert play.seat == 1
    assert play.refused("play tithe") == "RL-POW-7"
    play.do("play borrowed_luck", "go on")
    assert play.table.of(0).influence == 2
    assert play.refused("call 1") == "RL-POW-7"
    assert duo().turn().refused("call 1") == "RL-POW-7"
