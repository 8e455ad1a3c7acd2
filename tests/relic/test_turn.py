"""3 and 4: the turn, missing a turn, attributes, Life."""

from __future__ import annotations

import pytest

from rules.relic.engagement import EngagementPhase
from rules.relic.events import CorruptionActivated, Gained, LossPrevented, Lost, TurnBegan, TurnMissed, TurnToMiss
from rules.relic.gains import gain, lose
from rules.relic.life import LoseLife
from rules.relic.missing import miss_turn
from tests.relic.positions import duo, relic, trio

pytestmark = pytest.mark.usefixtures("nothing_lost")


@pytest.mark.clause("RL-TURN-1", "RL-TURN-4", "RL-INN-8")
@pytest.mark.parametrize(("at", "move"), [("outskirts", "roll"), ("crone_world_yllen_satari", "advance")])
def test_four_phases_and_then_the_player_to_the_left(at: str, move: str) -> None:
    d = trio(f"{at} sanctuary sanctuary").give(0, life=9, strength=12)
    play = d.turn()
    assert move in play.options
    while play.seat == 0 and "end turn" not in play.options:
        play.do(next(one for one in play.options if one) if play.asked.picks.least else "")
    play.do("end turn")
    assert play.seat == 1
    assert play.last(TurnBegan) == TurnBegan(1)


@pytest.mark.clause("RL-TURN-2")
def test_what_comes_at_once_comes_in_the_order_the_player_says() -> None:
    d = duo().give(0, assets="vial_of_first_water", corruption="undying_flesh")
    play = d.rolls("1 1").turn()
    assert play.asked.clause == "RL-TURN-2"
    assert play.options == ["resolve undying_flesh", "resolve vial_of_first_water"]
    play.do("resolve vial_of_first_water")
    assert play.of(Gained)[0] == Gained(0, "life", 1, 6)
    assert "roll" in play.options


@pytest.mark.clause("RL-TURN-2")
def test_what_works_at_the_start_of_a_turn_or_phase_comes_before_anything_else() -> None:
    d = duo().give(0, assets="purging_lamp medical_pack", facedown="hunger third_eye")
    play = d.turn()
    assert "use purging_lamp" in play.options
    play.do("use medical_pack")
    assert play.refused("use purging_lamp") == "RL-TURN-2"
    first = duo().give(0, assets="purging_lamp medical_pack", facedown="hunger third_eye").turn()
    first.do("use purging_lamp", "discard hunger", "use medical_pack")
    assert first.table.of(0).borne == 1
    late = duo().give(0, power="quick_study", trophies="scrap_runt").experience().do("spend all trophies")
    assert late.refused("play quick_study") == "RL-TURN-2"


@pytest.mark.clause("RL-TURN-3", "RL-ENG-7", "RL-BAT-9", "RL-ENG-1")
@pytest.mark.case("R-RL-11")
def test_the_experience_phase_follows_a_lost_battle() -> None:
    d = duo().lies("outskirts", "raider_veteran", "rift_hound", "supply_officer", "war_dog")
    play = d.rolls("6 5 1").engage().do("battle strength", "fight")
    assert play.last(Lost) == Lost(0, "life", 1, 4)
    assert "end turn" in play.options
    assert [one.card for one in play.table.threats] == ["raider_veteran", "rift_hound", "supply_officer", "war_dog"]
    assert not play.table.of(0).assets


@pytest.mark.clause("RL-MISS-1")
def test_told_to_miss_a_turn_in_the_own_turn() -> None:
    play = duo().lies("outskirts", "hidden_reef").engage()
    assert play.of(TurnToMiss) == [TurnToMiss(0)]
    assert play.table.of(0).lying
    assert play.seat == 1


@pytest.mark.clause("RL-MISS-2")
def test_a_missed_turn_has_no_phases_and_no_abilities() -> None:
    d = duo().give(0, lying=True, assets="vial_of_first_water")
    play = d.turn(1).do("roll")
    while play.seat == 1:
        play.do("end turn" if "end turn" in play.options else play.options[0])
        if play.of(TurnMissed):
            break
    assert play.last(TurnMissed) == TurnMissed(0)
    assert play.table.of(0).life == 5
    assert not play.table.of(0).lying
    assert play.seat == 1


@pytest.mark.clause("RL-MISS-2")
def test_being_told_again_adds_nothing() -> None:
    play = duo().give(1, lying=True).begins(miss_turn(), seat=1)
    assert play.of(TurnToMiss) == []


@pytest.mark.clause("RL-ATTR-2")
def test_an_attribute_does_not_fall_below_what_is_printed() -> None:
    play = duo().give(0, strength=5).begins(lose("strength", 3))
    assert play.table.of(0).strength == 4
    assert play.last(Lost) == Lost(0, "strength", 1, 4)


@pytest.mark.clause("RL-ATTR-3", "RL-ATTR-1")
def test_an_attribute_does_not_rise_above_twelve() -> None:
    play = duo().give(0, strength=11).begins(gain("strength", 3))
    assert play.table.of(0).strength == 12


@pytest.mark.clause("RL-ATTR-4")
def test_the_owner_chooses_among_the_lowest() -> None:
    play = relic("ogryn", "psyker").begins(gain("attribute_lowest"))
    assert play.options == ["willpower", "cunning"]
    assert play.asked.clause == "RL-ATTR-4"
    assert play.do("cunning").table.of(0).cunning == 3
    assert duo().begins(gain("attribute_lowest")).table.of(0).cunning == 3


@pytest.mark.clause("RL-ATTR-5")
def test_bonuses_are_no_part_of_an_attribute() -> None:
    play = duo().give(0, cunning=3, assets="field_auspex").begins(gain("attribute_lowest"))
    assert play.options == ["willpower", "cunning"]


@pytest.mark.clause("RL-LIFE-1", "RL-LIFE-2")
def test_life_rises_above_the_printed_value_up_to_twelve() -> None:
    play = duo().give(0, life=5).begins(gain("life", 4))
    assert play.table.of(0).life == 9
    assert duo().give(0, life=11).begins(gain("life", 4)).table.of(0).life == 12


@pytest.mark.clause("RL-LIFE-4")
def test_a_loss_prevented_did_not_happen() -> None:
    d = duo().give(0, assets="combat_medic")
    play = d.begins(LoseLife(1)).do("use combat_medic")
    assert play.table.of(0).life == 5
    assert play.of(Lost) == []
    assert play.last(LossPrevented) == LossPrevented(0, 1)


@pytest.mark.clause("RL-LIFE-4")
def test_what_is_not_prevented_is_lost() -> None:
    play = duo().give(0, assets="combat_medic").begins(LoseLife(2)).do("use combat_medic")
    assert play.last(Lost) == Lost(0, "life", 1, 4)
    assert duo().give(0, assets="combat_medic").begins(LoseLife(2)).do("take it").table.of(0).life == 3


@pytest.mark.clause("RL-ENG-10", "RL-TURN-2")
def test_a_corruption_card_of_the_start_of_a_turn_is_carried_out_by_itself() -> None:
    play = duo().give(0, corruption="undying_flesh").rolls("6").turn()
    assert play.table.of(0).life == 6
    assert play.of(CorruptionActivated) == []


def test_a_phase_is_a_doing_of_its_own() -> None:
    play = duo("underhive sanctuary").begins(EngagementPhase(), gain("influence"))
    assert play.table.of(0).influence == 1


def test_what_is_rolled_or_seen_is_not_taken_back() -> None:
    """A roll, a card seen and another seat's question are walls; what was only decided can be taken back."""
    d = duo("governors_court sanctuary").give(0, assets="medical_pack", influence=6)
    play = d.rolls("3").turn().do("use medical_pack")
    assert play.undo == "free"
    assert play.do("roll").undo == "barrier"
    bought = duo("governors_court sanctuary").give(0, influence=6).engage().do("donate")
    assert bought.undo == "barrier"
    assert duo().give(0, influence=6).experience().do("end turn").undo == "barrier"
    wielding = duo().lies("outskirts", "scrap_runt").give(0, assets="chain_blade").engage().do("wield chain_blade")
    assert wielding.undo == "free"
