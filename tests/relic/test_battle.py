"""9 and 10: battles, dice, rerolls."""

from __future__ import annotations

import pytest

from rules.engine.referee import Referee
from rules.relic import roll_events
from rules.relic.battle import enemy_value_of, own_score
from rules.relic.battle_steps import claim
from rules.relic.events import AssetLost, EncounterMet, Lost, PowerDrawn, TurnBegan
from rules.relic.roll_events import (
    BattleBegan,
    BattleScored,
    DieRerolled,
    EnemyRolled,
    Evaded,
    LifeSpared,
    NumberPlayed,
    PenaltyCancelled,
    PowerFlipped,
    Rolled,
    TrophyTaken,
)
from tests.kit import Play
from tests.relic.positions import duo, relic, trio

pytestmark = pytest.mark.usefixtures("nothing_lost")


def lying(play: Play, space: str = "outskirts") -> list[str]:
    return [one.card for one in play.table.threats if one.space == space]


@pytest.mark.clause("RL-BAT-1", "RL-BAT-3", "RL-BAT-7")
@pytest.mark.parametrize(
    ("enemy", "attribute", "mine"),
    [("scrap_runt", "strength", 4), ("ember_imp", "willpower", 3), ("sump_cultist", "cunning", 2)],
)
def test_the_battle_is_of_the_enemys_attribute(enemy: str, attribute: str, mine: int) -> None:
    d = relic("captain", "psyker", at="outskirts sanctuary").lies("outskirts", enemy)
    play = d.rolls("1 3").engage()
    assert play.last(BattleBegan) == BattleBegan(0, attribute, (enemy,), "")
    play.do("fight")
    bonus = 1 if attribute == "strength" else 0
    assert play.last(BattleScored) == BattleScored(0, mine + bonus + 3, 2 + 1)
    kinds = [type(event) for event in play.happened if type(event) in (EnemyRolled, Rolled, BattleScored)]
    assert kinds == [EnemyRolled, Rolled, BattleScored]


@pytest.mark.clause("RL-BAT-2", "RL-BAT-11", "RL-BAT-8")
@pytest.mark.case("R-RL-15")
def test_enemies_of_an_attribute_fight_as_one_and_others_apart() -> None:
    d = duo().lies("outskirts", "pit_brawler", "axe_captain", "ember_imp").give(0, strength=9)
    play = d.rolls("1 3 1 3").engage()
    assert play.options == ["battle strength", "battle willpower"]
    play.do("battle strength")
    assert play.last(BattleBegan).enemies == ("pit_brawler", "axe_captain")
    play.do("fight")
    assert play.last(BattleScored) == BattleScored(0, 13, 8)
    assert [one.card for one in play.of(TrophyTaken)] == ["pit_brawler", "axe_captain"]
    assert play.table.of(0).influence == 2
    assert play.last(BattleBegan).attribute == "willpower"


@pytest.mark.clause("RL-BAT-10", "RL-BAT-2", "RL-ENG-7")
@pytest.mark.case("R-RL-15")
def test_a_tie_covers_the_whole_battle_and_ends_the_phase() -> None:
    d = duo().lies("outskirts", "whelp_pack", "axe_captain", "supply_officer").give(0, influence=1)
    play = d.rolls("2 3").engage().do("fight")
    assert play.last(BattleScored) == BattleScored(0, 8, 8)
    assert play.of(TrophyTaken) == play.of(Lost) == play.of(EncounterMet) == []
    assert lying(play) == ["whelp_pack", "axe_captain", "supply_officer"]
    assert "end turn" in play.options


@pytest.mark.clause("RL-BAT-9", "RL-BAT-11")
def test_a_lost_battle_costs_one_life_and_every_penalty() -> None:
    d = duo().lies("outskirts", "whelp_pack", "flame_crew").give(0, influence=3)
    play = d.rolls("6 5 1").engage().do("fight")
    assert play.of(Lost) == [Lost(0, "life", 1, 4), Lost(0, "influence", 1, 2), Lost(0, "life", 1, 3)]
    assert lying(play) == ["whelp_pack", "flame_crew"]


@pytest.mark.clause("RL-BAT-4")
def test_one_weapon_and_one_armour_and_any_number_of_others() -> None:
    d = duo().lies("outskirts", "armoured_brute")
    d.give(0, assets="chain_blade storm_bolter war_dog hardened_trooper plate_harness scanner_visor")
    play = d.engage()
    assert own_score(play.table, play.table.of(0)) == 4 + 1 + 1 + 1
    play.do("wield storm_bolter")
    assert own_score(play.table, play.table.of(0)) == 10
    assert play.refused("wield chain_blade") == "RL-BAT-4"
    play.do("without war_dog", "wield plate_harness")
    assert play.refused("wield scanner_visor") == "RL-BAT-4"
    assert play.refused("without war_dog") == "RL-BAT-4"
    assert own_score(play.table, play.table.of(0)) == 9


@pytest.mark.clause("RL-BAT-4", "RL-ASSET-4")
def test_only_the_armour_named_helps_a_lost_battle() -> None:
    d = duo().lies("outskirts", "raider_veteran").give(0, assets="mk2_combat_carapace plate_harness")
    play = d.rolls("6 5 1").engage().do("wield mk2_combat_carapace", "fight")
    assert play.options == ["suffer", "use mk2_combat_carapace"]
    assert play.refused("use plate_harness") == "RL-BAT-4"
    play.do("use mk2_combat_carapace")
    assert play.of(LifeSpared) == [LifeSpared(0)]
    assert play.of(Lost) == []


@pytest.mark.clause("RL-BAT-5")
def test_the_player_to_the_left_rolls_for_the_enemies() -> None:
    play = trio().lies("outskirts", "scrap_runt").rolls("2 4").engage().do("fight")
    assert play.last(EnemyRolled) == EnemyRolled(0, 1, ((2,),))
    last = trio("outskirts sanctuary outskirts").lies("outskirts", "scrap_runt").rolls("2 4").engage(2).do("fight")
    assert last.last(EnemyRolled).by == 0


@pytest.mark.clause("RL-DICE-1", "RL-BAT-5", "RL-BAT-7", "RL-DICE-2")
@pytest.mark.case("R-RL-05")
def test_sixes_explode_for_both_sides() -> None:
    play = duo().lies("outskirts", "armoured_brute").rolls("6 6 2 6 6 5").engage().do("fight")
    assert play.last(EnemyRolled).dice == ((6, 6, 2),)
    assert [rolled.dice for rolled in play.of(Rolled)] == [((6,),), ((6, 6),), ((6, 6, 5),)]
    assert play.last(BattleScored) == BattleScored(0, 22, 19)


@pytest.mark.clause("RL-DICE-2", "RL-DICE-3", "RL-CHG-2")
def test_several_dice_are_added_and_each_six_explodes_by_itself() -> None:
    d = duo().lies("outskirts", "armoured_brute").give(0, assets="frag_grenade", power="twin_strike tithe")
    play = d.rolls("4 6 2 6 3 1").engage().do("use frag_grenade", "play twin_strike", "fight", "roll")
    play.do("roll on", "roll on", "keep")
    assert play.last(BattleScored).mine == 4 + 1 + 6 + 3 + 2 + 6 + 1
    assert play.table.of(0).assets[0].charges == 1


@pytest.mark.clause("RL-BAT-6", "RL-POW-4", "RL-POW-5", "RL-DICE-1")
@pytest.mark.case("R-RL-02")
def test_a_number_stands_for_the_die_and_its_explosion_is_rolled() -> None:
    d = duo().lies("outskirts", "armoured_brute").give(0, power="unshaken blessed_hour")
    play = d.rolls("2 3").engage().do("fight", "number unshaken")
    assert play.last(NumberPlayed) == NumberPlayed(0, "unshaken", 6)
    assert play.last(Rolled).dice == ((6, 3),)
    assert play.table.of(0).power == ["blessed_hour"]
    assert "number blessed_hour" not in play.options


@pytest.mark.clause("RL-POW-4", "RL-POW-5")
def test_a_number_may_stand_for_a_die_gained_by_exploding() -> None:
    d = duo().lies("outskirts", "armoured_brute").give(0, power="tithe unshaken")
    play = d.rolls("2 6 1").engage().do("fight", "roll")
    assert play.options == ["roll on", "number tithe", "number unshaken"]
    play.do("number unshaken")
    assert play.last(Rolled).dice == ((6, 6, 1),)


@pytest.mark.clause("RL-POW-6", "RL-POW-5")
def test_with_several_dice_a_number_stands_for_one() -> None:
    d = duo().lies("outskirts", "armoured_brute").give(0, power="tithe twin_strike")
    play = d.rolls("2 3").engage().do("play twin_strike", "fight", "number tithe")
    assert play.last(Rolled).dice == ((4,), (3,))


@pytest.mark.clause("RL-POW-3", "RL-POW-7")
@pytest.mark.case("R-RL-13")
def test_a_power_card_gives_its_number_or_its_ability_at_its_moment() -> None:
    d = duo().lies("outskirts", "armoured_brute").give(0, power="bold_charge try_again_battle")
    play = d.rolls("2 3").engage()
    assert play.refused("play try_again_battle") == "RL-POW-7"
    play.do("play bold_charge")
    assert play.table.discards.power == ["bold_charge"]
    assert "number bold_charge" not in play.do("fight").options
    assert own_score(play.table, play.table.of(0)) == 8
    number = duo().lies("outskirts", "armoured_brute").give(0, power="bold_charge").rolls("2").engage()
    number.do("fight", "number bold_charge")
    assert number.last(BattleScored).mine == 4 + 1 + 4


@pytest.mark.clause("RL-DICE-4", "RL-BAT-6")
def test_a_reroll_replaces_the_die_with_what_grew_from_it() -> None:
    d = duo().lies("outskirts", "armoured_brute").give(0, assets="ring_of_second_chances", power="try_again_battle")
    play = d.rolls("2 6 1 3 5").engage().do("fight", "roll", "roll on")
    play.do("use ring_of_second_chances")
    assert play.last(DieRerolled) == DieRerolled(0, 6, 3)
    assert play.table.roll.total == 3
    assert play.refused("use ring_of_second_chances") == "RL-GOLD-1"
    play.do("play try_again_battle")
    assert play.last(BattleScored).mine == 4 + 1 + 5


@pytest.mark.clause("RL-DICE-4")
def test_which_die_is_rerolled_is_chosen() -> None:
    d = duo().lies("outskirts", "armoured_brute").give(0, power="twin_strike try_again_battle")
    play = d.rolls("2 1 4 5").engage().do("play twin_strike", "fight", "roll", "play try_again_battle")
    assert play.options == ["reroll 1", "reroll 2"]
    play.do("reroll 1")
    assert play.last(BattleScored).mine == 4 + 1 + 5 + 4


def test_the_enemies_die_may_be_rerolled_before_the_own_one() -> None:
    d = duo().lies("outskirts", "armoured_brute").give(0, power="lucky_break")
    play = d.rolls("6 5 1 3").engage().do("fight", "play lucky_break")
    assert play.last(BattleScored) == BattleScored(0, 8, 6)
    assert play.last(DieRerolled) == DieRerolled(0, 6, 1)


@pytest.mark.clause("RL-DICE-5")
def test_a_die_treated_as_six_explodes() -> None:
    d = duo().lies("outskirts", "armoured_brute").give(0, assets="die_of_the_founder")
    play = d.rolls("2 1 3").engage().do("fight")
    assert play.last(Rolled).dice == ((6, 3),)


def test_the_ratling_explodes_on_five_in_cunning_only() -> None:
    d = relic("ratling", "captain", at="outskirts sanctuary").lies("outskirts", "sump_cultist")
    assert d.rolls("2 5 3").engage().do("fight").last(Rolled).dice == ((5, 3),)
    other = relic("ratling", "captain", at="outskirts sanctuary").lies("outskirts", "scrap_runt")
    assert other.rolls("2 5").engage().do("fight").last(Rolled).dice == ((5,),)


@pytest.mark.clause("RL-BAT-12", "RL-ENG-2", "RL-ENG-6")
@pytest.mark.case("R-RL-01")
def test_evaded_enemies_stay_and_are_not_battled_this_turn() -> None:
    d = relic("ratling", "captain", at="outskirts sanctuary")
    d.lies("outskirts", "pit_brawler", "axe_captain", "supply_officer", "war_dog").give(0, strength=9)
    play = d.rolls("1 3 1").engage().do("use ratling", "evade axe_captain")
    assert play.last(Evaded) == Evaded(0, ("axe_captain",))
    assert play.table.battle.enemies == ["pit_brawler"]
    assert play.refused("use ratling") == "RL-GOLD-1"
    play.do("fight")
    assert [one.card for one in play.of(TrophyTaken)] == ["pit_brawler"]
    assert play.of(EncounterMet) == [EncounterMet(0, "supply_officer")]
    assert [asset.card for asset in play.table.of(0).assets] == ["war_dog"]
    assert lying(play) == ["axe_captain", "supply_officer"]
    assert "end turn" in play.options


@pytest.mark.clause("RL-BAT-12")
def test_some_enemies_cannot_be_evaded() -> None:
    d = relic("assassin", "captain", at="outskirts sanctuary").lies(
        "outskirts", "rift_hound", "ember_imp", "scrap_runt"
    )
    play = d.engage().do("battle willpower", "use assassin")
    assert play.options == ["evade ember_imp", "evade scrap_runt"]
    play.do("evade ember_imp + evade scrap_runt")
    assert play.table.battle.enemies == ["rift_hound"]
    assert play.refused("use assassin") == "RL-BAT-12"


@pytest.mark.clause("RL-BAT-12")
def test_with_all_evaded_there_is_no_battle() -> None:
    d = duo().lies("outskirts", "scrap_runt", "supply_officer").give(0, power="silent_passage").rolls("1")
    play = d.engage().do("play silent_passage")
    assert play.of(Rolled) == play.of(EnemyRolled) == []
    assert play.of(EncounterMet) == [EncounterMet(0, "supply_officer")]
    assert play.table.battle is None


def test_a_cloak_evades_only_the_weak() -> None:
    d = duo().lies("outskirts", "axe_captain", "armoured_brute").give(0, assets="shimmer_cloak")
    play = d.engage().do("use shimmer_cloak")
    assert play.last(Evaded).enemies == ("axe_captain",)
    assert play.table.battle.armour == "shimmer_cloak"


@pytest.mark.clause("RL-BAT-13", "RL-VANQ-8", "RL-VANQ-1")
def test_who_is_vanquished_in_a_battle_leaves_it_unresolved() -> None:
    d = duo().lies("outskirts", "flame_crew").give(0, life=1, influence=2)
    play = d.rolls("6 5 1").engage().do("fight")
    assert lying(play) == ["flame_crew"]
    assert play.of(TrophyTaken) == []
    assert play.table.battle is None
    assert [lost.what for lost in play.of(Lost)] == ["life"]
    assert play.last(TurnBegan) == TurnBegan(1)


@pytest.mark.clause("RL-BAT-14")
def test_an_opponent_of_a_text_box_is_no_card() -> None:
    d = duo("chaos_titan sanctuary").give(0, strength=12, power="distraction", mission="take_initiative")
    play = d.rolls("1 4").engage()
    assert play.options == ["battle strength", "battle willpower", "battle cunning"]
    play.do("battle strength")
    assert play.refused("play distraction") == "RL-BAT-14"
    play.do("fight", "roll", "keep")
    assert play.table.of(0).influence == 2
    assert play.table.of(0).trophies == []
    assert len(play.table.of(0).progress) == 1


@pytest.mark.clause("RL-BAT-14", "RL-BAT-9")
def test_losing_to_a_text_box() -> None:
    d = duo("chaos_titan sanctuary").give(0, assets="war_dog").rolls("6 5 1")
    play = d.engage().do("battle cunning", "fight")
    assert play.last(AssetLost) == AssetLost(0, "war_dog")
    assert play.of(Lost) == [Lost(0, "life", 1, 4)]


@pytest.mark.clause("RL-BAT-15")
def test_a_trophy_claimed_without_a_battle_brings_no_reward() -> None:
    """The reward belongs to the won battle, not to taking the card."""
    d = duo().lies("outskirts", "axe_captain")
    claim(Referee(d.state), "axe_captain", on_sheet=False)
    assert d.of(0).trophies == ["axe_captain"]
    assert d.of(0).influence == 0


def test_what_a_card_says_of_enemies_of_a_trait_and_of_several() -> None:
    d = duo().lies("outskirts", "ember_imp").give(0, assets="tablet_of_names").engage()
    assert enemy_value_of(d.table, d.table.of(0)) == 0
    many = duo().lies("outskirts", "whelp_pack", "pit_brawler").give(0, assets="flame_projector").engage()
    assert enemy_value_of(many.table, many.table.of(0)) == 5
    many.do("wield flame_projector")
    assert enemy_value_of(many.table, many.table.of(0)) == 3
    one = duo().lies("outskirts", "pit_brawler").give(0, power="called_shot").engage().do("play called_shot")
    assert enemy_value_of(one.table, one.table.of(0)) == 0


def test_discipline_cancels_loss_and_penalty() -> None:
    d = duo().lies("outskirts", "whelp_pack").give(0, power="iron_discipline", influence=2)
    play = d.rolls("6 5 1").engage().do("fight", "roll", "keep")
    assert play.options == ["suffer", "play iron_discipline"]
    play.do("play iron_discipline")
    assert play.of(PenaltyCancelled)
    assert play.of(Lost) == []
    assert "end turn" in play.options


def test_a_vest_spares_on_a_roll_and_only_once() -> None:
    d = duo().lies("outskirts", "raider_veteran").give(0, assets="padded_vest")
    play = d.rolls("6 5 1 4").engage().do("wield padded_vest", "fight", "use padded_vest")
    assert play.last(roll_events.TableRolled).number == 4
    assert play.of(LifeSpared) == []
    assert play.last(Lost) == Lost(0, "life", 1, 4)


def test_the_book_turns_over_a_power_card() -> None:
    d = duo().lies("outskirts", "raider_veteran").give(0, assets="book_of_turning_pages").top("power", "tithe")
    play = d.rolls("4 1").engage().do("fight", "use book_of_turning_pages")
    assert play.last(PowerFlipped) == PowerFlipped(0, "tithe", 4)
    assert play.last(BattleScored).mine == 4 + 1 + 1 + 4


def test_hunger_follows_a_won_battle() -> None:
    d = duo().lies("outskirts", "scrap_runt").give(0, corruption="hunger").rolls("1 5 1")
    play = d.engage().do("fight")
    assert play.last(Lost) == Lost(0, "life", 1, 4)


def test_rewards_of_a_won_battle() -> None:
    d = duo().lies("outskirts", "warpaint_champion").give(0, strength=12).rolls("1 5")
    assert len(d.engage().do("fight").last(PowerDrawn).cards) == 1


def test_the_inquisitor_borrows_an_ally() -> None:
    d = relic("inquisitor", "captain", at="outskirts underhive").lies("outskirts", "scrap_runt")
    play = d.engage().do("use inquisitor 2")
    assert own_score(play.table, play.table.of(0)) == 4
    alone = relic("inquisitor", "captain", at="outskirts sanctuary").lies("outskirts", "scrap_runt").engage()
    assert alone.reason("use inquisitor 2") == "nobody_near"


def test_an_ally_is_given_for_a_six() -> None:
    d = relic("commissar", "captain", at="outskirts sanctuary").lies("outskirts", "armoured_brute")
    play = d.give(0, assets="war_dog").rolls("3 2").engage().do("fight", "use commissar 3")
    assert play.last(AssetLost) == AssetLost(0, "war_dog")
    assert play.last(Rolled).dice == ((6, 2),)


def test_a_lost_arm_holds_no_weapon() -> None:
    d = duo().lies("outskirts", "scrap_runt").give(0, assets="chain_blade", corruption="lost_arm").engage()
    assert d.refused("wield chain_blade") == "RL-GOLD-1"


def test_the_psyker_gains_by_numbers_in_battles_of_willpower() -> None:
    d = relic("psyker", "captain", at="outskirts sanctuary").lies("outskirts", "ember_imp").give(0, power="tithe")
    play = d.give(0, specials=["a"]).rolls("2").engage().do("fight", "number tithe")
    assert play.last(BattleScored).mine == 5 + 1 + 4
