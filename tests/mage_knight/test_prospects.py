"""What a screen shows beside an option of a fight: what comes of it before it is chosen."""

from __future__ import annotations

import pytest

from rules.engine.instructions import Effect
from rules.mage_knight import cards, sideways, units
from rules.mage_knight.fight import burdens, conversions, prospects
from rules.mage_knight.fight.prospects import Sum, after
from rules.mage_knight.fight.stakes import stakes
from rules.mage_knight.fight_events import Blocked, Defeated
from rules.mage_knight.hexes import OFF_MAP, Hex
from tests.kit import Play
from tests.mage_knight.arena import CITY, assault, city, fight_of, foe, keep, to_attack, to_block, with_points
from tests.mage_knight.positions import having, knights


def would(play: Play, do: Effect) -> Sum | None:
    """What would be gathered after it."""
    return after(play.table, play.table.of(play.seat), do)


def test_a_card_against_a_resistance() -> None:
    play = to_attack(knights("arythea").hand("rage march").crystals("red").fight("golems")).do("attack")
    assert would(play, cards.Play("rage", "basic")) == Sum(1, 5)
    assert would(play, cards.Play("rage", "strong")) == Sum(2, 5)
    assert would(with_points(play, "fire 4", "1"), cards.PlaySideways("march")) == Sum(5, 5)
    assert would(play, cards.Play("march", "basic")) is None


def test_only_what_counts_in_the_phase() -> None:
    play = knights("arythea").hand("swiftness rage").fight("prowlers").do("attack")
    assert would(play, cards.Play("swiftness", "strong")) == Sum(3, 3)
    assert would(play, cards.Play("rage", "strong")) is None
    assert would(play, cards.PlaySideways("rage")) is None
    walled = knights("arythea").hand("swiftness").fight("diggers").do("attack")
    assert would(walled, cards.Play("swiftness", "strong")) is None


def test_without_a_target_nothing_is_counted() -> None:
    play = knights("arythea").hand("swiftness").fight("prowlers")
    assert would(play, cards.Play("swiftness", "strong")) is None
    assert after(play.table, knights("tovak").hero(), cards.PlaySideways("march")) is None


def test_the_best_of_alternatives() -> None:
    land = knights("arythea").units("red_cape_monks.1").tokens("red")
    play = to_block(land.fight("ice_mages")).do("block ice_mages.1")
    assert would(play, units.Activate("red_cape_monks.1", 1)) == Sum(1, 5)
    assert would(play, units.Activate("red_cape_monks.1", 2)) == Sum(4, 5)


def test_texts_in_force_are_counted_and_not_used_up() -> None:
    land = knights("arythea").hand("rage determination").units("utem_guardsmen.1")
    play = having(to_block(land.fight("prowlers")).do("block prowlers.1"), allows=["ambush 1", "units block 2"])
    assert would(play, cards.Play("determination", "basic")) == Sum(4, 4)
    assert would(play, units.Activate("utem_guardsmen.1", 2)) == Sum(6, 4)
    assert play.table.of(0).turn.allows == ["ambush 1", "units block 2"]
    play.do("play rage basic")
    assert fight_of(play).points[0].amount == 4
    assert play.table.of(0).turn.allows == ["units block 2"]


def test_glory_is_counted_without_fame() -> None:
    land = knights("arythea").units("utem_guardsmen.1", banner="banner_of_glory")
    play = to_block(land.fight("prowlers")).do("block prowlers.1")
    assert would(play, units.Activate("utem_guardsmen.1", 2)) == Sum(5, 4)
    assert play.table.of(0).fame == 0


def test_a_leader_and_stronger_cards() -> None:
    play = to_block(knights("norowas").units("utem_guardsmen.1").fight("prowlers")).do("block prowlers.1")
    assert would(play, units.Activate("utem_guardsmen.1", 2, True)) == Sum(7, 4)
    assert would(play, sideways.PlaySidewaysFor("march", 3)) == Sum(3, 4)
    assert would(play, conversions.InfluenceToBlock("ice")) == Sum(1, 4)


@pytest.mark.parametrize(("hand", "crystals", "could"), [("swiftness", "", False), ("swiftness", "white", True)])
def test_whether_an_attack_is_still_possible(hand: str, crystals: str, could: bool) -> None:
    play = knights("arythea").hand(hand).crystals(crystals).source("red").fight("prowlers")
    assert prospects.possible(play.table, play.table.of(0)) is could
    assert prospects.possible(to_block(play).table, play.table.of(0))  # sideways


def test_behind_walls_only_a_siege_attack_is_possible() -> None:
    land = knights("arythea").hand("swiftness").crystals("white")
    play = land.fight("diggers")
    assert not prospects.possible(play.table, play.table.of(0))
    play = knights("arythea").units("savage_monks.1").crystals("green").fight("diggers")
    assert prospects.possible(play.table, play.table.of(0))


def test_a_spent_unit_or_one_that_is_barred_can_do_nothing() -> None:
    play = to_block(knights("arythea").units("utem_guardsmen.1").fight("prowlers", units_barred=True))
    assert not prospects.possible(play.table, play.table.of(0))
    play = to_block(knights("arythea").units("utem_guardsmen.1", ready=False).fight("prowlers"))
    assert not prospects.possible(play.table, play.table.of(0))


def test_damage_on_the_hero() -> None:
    play = to_block(knights("arythea").next_token("medusa.1").fight("cursed_hags", "orc_summoners"))
    fight = fight_of(play)
    hags, summoner = foe(play, "cursed_hags.1"), foe(play, "orc_summoners.1")
    burden = burdens.on_hero(play.table, fight, hags, 3)
    assert (burden.wounds, burden.poison, burden.paralyzed, burden.knocked_out) == (2, 2, False, False)
    fight.wounds = 3
    burden = burdens.on_hero(play.table, fight, summoner, 6)
    assert (burden.wounds, burden.poison, burden.paralyzed, burden.knocked_out) == (3, 0, True, True)


def test_damage_on_units() -> None:
    play = to_block(knights("arythea").units("guardian_golems.1", "peasants.1").fight("prowlers", "cursed_hags"))
    hero, prowlers, hags = play.table.of(0), foe(play, "prowlers.1"), foe(play, "cursed_hags.1")
    golems, peasants = hero.units
    assert burdens.on_unit(play.table, hero, golems, prowlers, 4)[2:] == (True, 1, False, 0)
    assert burdens.on_unit(play.table, hero, golems, prowlers, 3)[2:] == (True, 0, False, 0)
    assert burdens.on_unit(play.table, hero, peasants, hags, 5)[2:] == (False, 2, False, 2)


def test_what_is_at_stake_at_a_keep() -> None:
    play = assault(keep(guard="guardsmen.1"))
    fight = fight_of(play)
    now = stakes(play.table, fight)
    assert (now.left, now.rewards, now.shield, now.back_to) == (1, (), True, Hex.at("3,-3"))


def test_what_is_at_stake_in_a_city_and_on_the_map() -> None:
    play = assault(city("core_8", "swordsmen.1", "freezers.1"), CITY)
    now = stakes(play.table, fight_of(play))
    assert (now.left, now.a_shield_each, now.shield, now.back_to) == (2, True, False, Hex.at("2,-2"))
    land = knights("arythea").lay("A 0,0", "3 1,0").at("1,-1")
    land.rampaging("2,-2", "prowlers.1")
    play = land.turn().do("challenge")
    now = stakes(play.table, fight_of(play))
    assert (now.left, now.rewards, now.shield, now.reputation, now.back_to) == (0, (), False, 1, OFF_MAP)


def test_what_is_at_stake_at_an_adventure_site() -> None:
    fight = fight_of(play := knights("arythea").lay("A 0,0", "3 1,0").fight("prowlers"))
    fight.site = "tomb"
    assert stakes(play.table, fight).rewards == ("spell", "artifact")
    assert stakes(play.table, fight).shield
    assert not stakes(play.table, fight).stay
    fight.site = "spawning_grounds"
    assert stakes(play.table, fight).stay


def test_events_tell_by_how_much() -> None:
    play = with_points(knights("arythea").fight("prowlers").do("attack"), "ranged 4").do("strike")
    assert play.last(Defeated) == Defeated(0, "prowlers.1", 2, "ranged", 4, 3)
    play = to_block(knights("arythea").fight("diggers")).do("block diggers.1")
    assert with_points(play, "block 5").do("block").last(Blocked) == Blocked(0, "diggers.1", 5, 3)
