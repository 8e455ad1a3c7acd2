"""8, 12 and 13: the Engagement phase, assets, charges, buying."""

from __future__ import annotations

import pytest

from rules import say
from rules.relic import engagement, roll_events, threats
from rules.relic.assets import limit
from rules.relic.charges import add_charge
from rules.relic.events import (
    AssetBought,
    AssetGained,
    AssetLost,
    CardsTurnedUp,
    EncounterMet,
    EventResolved,
    Gained,
    Lost,
    Paid,
    PowerDrawn,
    ThreatDiscarded,
    ThreatDrawn,
)
from rules.relic.gains import ALL, gain, lose
from rules.relic.market import price
from rules.relic.roll_events import BattleBegan
from rules.relic.table import Lying
from tests.relic.positions import duo, relic, trio

pytestmark = pytest.mark.usefixtures("nothing_lost")


def lying(play: object, space: str = "outskirts") -> list[str]:
    return [one.card for one in play.table.threats if one.space == space]  # type: ignore[attr-defined]


@pytest.mark.clause("RL-ENG-1")
def test_threat_cards_take_the_place_of_the_text_box() -> None:
    play = duo("governors_court sanctuary").lies("governors_court", "supply_officer").rolls("6").engage()
    assert play.of(EncounterMet) == [EncounterMet(0, "supply_officer")]
    assert "petition" in duo("governors_court sanctuary").engage().options


@pytest.mark.clause("RL-ENG-2", "RL-ENG-3", "RL-ENG-4", "RL-ENG-6", "RL-EXPL-5")
def test_events_then_enemies_then_encounters_then_assets() -> None:
    d = duo().lies("outskirts", "war_dog", "old_campaigner", "scrap_runt", "supply_drop", "field_promotion")
    play = d.rolls("1 6 1").engage()
    assert play.options == ["event supply_drop", "event field_promotion"]
    play.do("event field_promotion")
    assert [one.card for one in play.of(EventResolved)] == ["field_promotion", "supply_drop"]
    assert set(play.table.discards.red) >= {"supply_drop", "field_promotion"}
    assert play.last(BattleBegan).enemies == ("scrap_runt",)
    play.do("fight")
    assert play.of(EncounterMet) == [EncounterMet(0, "old_campaigner")]
    assert play.last(AssetGained) == AssetGained(0, "war_dog")
    assert lying(play) == []


@pytest.mark.clause("RL-ENG-3")
def test_an_event_is_read_before_it_is_carried_out() -> None:
    play = duo().give(0, power="rally").lies("outskirts", "nightmares").stopping().engage()
    assert (play.options, play.table.of(0).power) == (["resolve"], ["rally"])
    assert say(play.asked, "en", of=play.view(0)).startswith("Nightmares: ")
    assert play.do("resolve").table.of(0).power == []


@pytest.mark.clause("RL-ENG-5", "RL-ENG-12")
def test_an_encounter_is_resolved_once_and_stays() -> None:
    d = duo().lies("outskirts", "supply_officer", "duelling_pit")
    play = d.rolls("1").engage()
    assert play.options == ["encounter supply_officer", "encounter duelling_pit"]
    play.do("encounter duelling_pit", "")
    assert play.of(EncounterMet) == [EncounterMet(0, "duelling_pit"), EncounterMet(0, "supply_officer")]
    assert lying(play) == ["supply_officer", "duelling_pit"]
    gone = duo().lies("outskirts", "field_medic").engage()
    assert gone.of(ThreatDiscarded) == [ThreatDiscarded(0, "field_medic")]


@pytest.mark.clause("RL-ENG-8", "RL-GOLD-2")
def test_a_choice_is_optional_where_it_says_so() -> None:
    play = duo("governors_court sanctuary").give(0, influence=6).engage()
    assert play.asked.picks.least == 0
    assert play.options == ["petition", "donate"]
    play.do("")
    assert "end turn" in play.options
    must = duo().lies("outskirts", "munitions_dump").engage()
    assert must.asked.picks.least == 1


@pytest.mark.clause("RL-ENG-9", "RL-INF-1")
def test_what_cannot_be_paid_in_full_cannot_be_chosen() -> None:
    play = duo("governors_court sanctuary").give(0, influence=5).engage()
    assert play.options == ["petition"]
    assert play.refused("donate") == "RL-ENG-9"
    assert play.reason("donate") == "not_enough_influence"


@pytest.mark.clause("RL-ENG-11")
def test_cards_that_come_join_a_group_not_yet_finished() -> None:
    d = duo().lies("outskirts", "war_drums").top("red", "supply_drop")
    play = d.engage()
    assert [one.card for one in play.of(EventResolved)] == ["war_drums", "supply_drop"]


@pytest.mark.clause("RL-ENG-11")
def test_cards_whose_group_is_past_wait() -> None:
    d = duo().top("red", "supply_drop", "old_campaigner")
    play = d.begins(engagement.Group("encounter"), threats.draw_threat("red", 2), engagement.Group("encounter"))
    assert play.of(EventResolved) == []
    assert play.of(EncounterMet) == [EncounterMet(0, "old_campaigner")]
    assert lying(play) == ["supply_drop"]


@pytest.mark.clause("RL-ASSET-1", "RL-WARG-1", "RL-INF-1")
def test_wargear_is_turned_up_and_bought() -> None:
    d = duo("battlefleet_antias sanctuary").give(0, influence=6)
    play = d.top("wargear", "storm_bolter", "field_auspex", "plate_harness").engage().do("buy wargear")
    assert play.last(CardsTurnedUp).cards == ("storm_bolter", "field_auspex", "plate_harness")
    play.do("buy storm_bolter")
    assert play.last(Paid) == Paid(0, 5, 1)
    assert play.refused("buy field_auspex") == "RL-INF-1"
    play.do("enough")
    assert play.table.decks.wargear[:2] == ["field_auspex", "plate_harness"]
    assert play.table.offer == []


@pytest.mark.clause("RL-WARG-1")
def test_discounts_and_their_opposite() -> None:
    d = relic("trader", "captain").give(0, assets="quartermaster", corruption="marked_face", specials=["a"])
    assert price(d.of(0), "storm_bolter", 1) == 3
    assert price(d.of(0), "service_pistol", 1) == 0


@pytest.mark.clause("RL-ASSET-2")
def test_the_asset_limit_is_checked_at_the_end_of_the_experience_phase() -> None:
    d = duo().give(0, assets="war_dog hardened_trooper chain_blade field_auspex weighted_gloves vox_relay")
    assert limit(d.of(0)) == 5
    play = d.experience()
    assert len(play.table.of(0).assets) == 6
    play.do("end turn")
    assert play.asked.clause == "RL-ASSET-2"
    play.do("discard war_dog")
    assert play.last(AssetLost) == AssetLost(0, "war_dog")
    assert play.seat == 1


@pytest.mark.clause("RL-ASSET-2")
def test_more_assets_are_let_go_only_then() -> None:
    play = duo().give(0, assets="war_dog chain_blade").experience().do("discard assets and end turn")
    assert play.asked.picks[:2] == (0, 2)
    play.do("discard chain_blade")
    assert [asset.card for asset in play.table.of(0).assets] == ["war_dog"]


@pytest.mark.clause("RL-ASSET-3")
def test_of_a_forced_loss_relics_are_the_last() -> None:
    d = duo().give(0, assets="crown_of_orders war_dog chain_blade")
    play = d.begins(lose("asset"))
    assert play.options == ["discard war_dog", "discard chain_blade"]
    only = duo().give(0, assets="crown_of_orders").begins(lose("asset"))
    assert only.table.of(0).assets == []
    many = duo().give(0, assets="war_dog crown_of_orders vial_of_first_water").begins(lose("asset", 2))
    assert many.options == ["discard crown_of_orders", "discard vial_of_first_water"]


@pytest.mark.clause("RL-ASSET-5", "RL-INF-2")
def test_only_an_ability_takes_an_asset_from_another_player() -> None:
    d = relic("trader", "captain", at="outskirts outskirts").give(0, influence=5)
    d.give(1, assets="crown_of_orders medical_pack plate_harness")
    play = d.turn().do("use trader 2")
    assert play.options == ["buy medical_pack of 1", "buy plate_harness of 1"]
    play.do("buy plate_harness of 1")
    assert play.last(AssetBought) == AssetBought(0, "plate_harness", 3, 1)
    assert (play.table.of(0).influence, play.table.of(1).influence) == (2, 3)
    assert play.refused("use trader 2") == "RL-GOLD-1"
    apart = relic("trader", "captain", at="outskirts sanctuary").give(0, influence=5).give(1, assets="medical_pack")
    assert apart.turn().refused("use trader 2") == "RL-ASSET-5"


@pytest.mark.clause("RL-CHG-1", "RL-CHG-2", "RL-CHG-3")
def test_charges_are_spent_one_a_turn_and_the_last_discards_the_card() -> None:
    play = duo().give(0, assets="medical_pack").turn().do("use medical_pack")
    assert play.table.of(0).assets[0].charges == 2
    assert play.refused("use medical_pack") == "RL-CHG-2"
    d = duo().give(0, assets="medical_pack")
    d.of(0).assets[0].charges = 1
    last = d.turn().do("use medical_pack")
    assert last.table.of(0).assets == []
    assert last.table.of(0).life == 6
    assert last.table.discards.wargear == ["medical_pack"]
    assert duo().begins(gain("wargear_card")).of(AssetGained)


@pytest.mark.clause("RL-CHG-4")
def test_charges_may_go_above_what_is_printed() -> None:
    d = duo().give(0, assets="medical_pack war_dog")
    play = d.begins(add_charge(2))
    assert play.table.of(0).assets[0].charges == 5


def test_the_tech_priest_charges_what_is_below_its_print_and_what_is_gained() -> None:
    d = relic("techpriest", "captain", at="outskirts sanctuary").give(0, assets="stim_kit")
    d.of(0).assets[0].charges = 1
    play = d.turn()
    assert play.table.of(0).assets[0].charges == 2
    gained = relic("techpriest", "captain", at="outskirts sanctuary").top("wargear", "medical_pack")
    play = gained.begins(gain("wargear_card")).do("use techpriest 2")
    assert play.table.of(0).assets[0].charges == 4


@pytest.mark.clause("RL-POW-9")
def test_power_cards_are_bought_by_number_before_they_are_seen() -> None:
    play = duo("grey_knight_envoy sanctuary").give(0, influence=5).engage().do("buy power")
    assert play.options == ["buy 0", "buy 1", "buy 2"]
    play.do("buy 2")
    assert play.last(Paid) == Paid(0, 4, 1)
    assert len(play.last(PowerDrawn).cards) == 2
    cheap = duo("blackstone_fortress sanctuary").give(0, influence=5).engage().do("buy power")
    assert cheap.options[-1] == "buy 5"


@pytest.mark.clause("RL-INF-1")
def test_lost_influence_that_is_missing_is_ignored() -> None:
    play = duo().give(0, influence=1).begins(lose("influence", 2))
    assert play.last(Lost) == Lost(0, "influence", 1, 0)
    assert duo().begins(lose("influence", 2)).of(Lost) == []


def test_losing_all_power_cards_and_one_of_choice() -> None:
    d = duo().give(0, power="tithe unshaken rally")
    assert d.begins(lose("power_card", ALL)).table.of(0).power == []
    one = duo().give(0, power="tithe unshaken").begins(lose("power_card"))
    assert one.do("discard unshaken").table.of(0).power == ["tithe"]


@pytest.mark.clause("RL-GOLD-1")
def test_a_stranger_taken_along_is_an_ally_without_text() -> None:
    d = relic("commissar", "captain", at="outskirts sanctuary").lies("outskirts", "supply_officer")
    play = d.engage().do("take along supply_officer")
    (asset,) = play.table.of(0).assets
    assert asset.stranger
    assert (asset.printed.sort, asset.printed.abilities) == ("ally", ())
    assert lying(play) == []
    met = relic("commissar", "captain", at="outskirts sanctuary").lies("outskirts", "supply_officer").rolls("5")
    assert met.engage().do("resolve encounter supply_officer").last(Gained) == Gained(0, "influence", 2, 2)


@pytest.mark.clause("RL-TAINT-8")
@pytest.mark.parametrize(
    ("space", "option", "roll"), [("apothecarium_sepha", "surgery", "4"), ("antian_shrine_world", "confess", "5")]
)
def test_places_where_corruption_is_shed(space: str, option: str, roll: str) -> None:
    d = duo(f"{space} sanctuary").give(0, corruption="third_eye", facedown="extra_limb", willpower=4, strength=4)
    play = d.rolls(roll).engage().do(option)
    assert play.last(roll_events.Tested).passed
    assert play.options == ["discard third_eye", "discard extra_limb"]
    play.do("discard extra_limb")
    assert play.table.of(0).borne == 1


@pytest.mark.clause("RL-ENG-12", "RL-VANQ-7", "RL-ENG-7", "RL-PVP-1")
@pytest.mark.case("R-RL-18")
def test_nothing_of_the_vanquished_lies_on_the_space_for_the_next_visitor() -> None:
    d = trio("outskirts outskirts outskirts").lies("outskirts", "raider_veteran", "supply_officer", "war_dog")
    d.give(0, life=1, influence=4, power="tithe", trophies="junk_biker", assets="chain_blade")
    play = d.rolls("6 5 1").engage().do("fight", "roll", "keep", "suffer")
    assert play.table.of(0).space == "st_antias_sanctuary"
    assert lying(play) == ["raider_veteran", "supply_officer", "war_dog"]
    assert [asset.card for asset in play.table.of(0).assets] == ["chain_blade"]
    assert play.seat == 1
    assert not any("battle" in option or "captain" in option for option in play.options)


@pytest.mark.clause("RL-GOLD-3")
def test_the_active_player_chooses_among_targets() -> None:
    play = trio().give(0, power="borrowed_luck").give(1, influence=2).give(2, influence=2).turn()
    play.do("play borrowed_luck")
    assert play.asked.clause == "RL-GOLD-3"
    assert play.options == ["seat 1", "seat 2"]
    assert play.do("seat 2").table.of(2).influence == 1


def test_cards_of_an_area_are_discarded() -> None:
    d = (
        duo()
        .lies("outskirts", "broken_lines")
        .lies("underhive", "scrap_runt", "supply_officer")
        .lies("jungle_edge", "junk_biker")
    )
    play = d.engage()
    assert play.of(ThreatDiscarded) == [ThreatDiscarded(0, "scrap_runt")]
    assert Lying("junk_biker", "jungle_edge") in play.table.threats
    assert play.of(ThreatDrawn) == []
