"""9 Mana."""

from __future__ import annotations

import pytest

from rules.mage_knight.events import ManaUsed, Rolled
from rules.mage_knight.mana import BASIC
from rules.mage_knight.offers import BuyArtifact
from rules.mage_knight.table import Dummy
from tests.kit import Play, begin
from tests.mage_knight.played import held, in_attack, points, talking
from tests.mage_knight.positions import knights


def mine(play: Play):
    return play.table.of(0)


@pytest.mark.clause("MK-MANA-1", "MK-MANA-13")
def test_mana_comes_from_dice_tokens_and_crystals_and_only_for_a_use():
    play = held("march").source("green red").tokens("green blue").crystals("green").turn()
    assert not [id for id in play.options if id.startswith(("die", "token"))]
    play.do("play march strong")
    assert play.options == ["token green", "die green", "crystal green"]


@pytest.mark.clause("MK-MANA-2", "MK-MANA-12")
def test_a_crystal_may_become_pure_mana_which_vanishes():
    play = held("rage").crystals("red red").turn().do("melt red")
    assert mine(play).crystals == ["red"] and mine(play).tokens == ["red"]
    play.do("play rage sideways", "end turn")
    assert mine(play).crystals == ["red"] and mine(play).tokens == []


@pytest.mark.clause("MK-MANA-3", "MK-GAIN-2")
def test_the_fourth_crystal_is_a_token():
    play = held("fire_bolt").crystals("red red red").turn().do("play fire_bolt basic")
    assert mine(play).crystals == ["red"] * 3 and mine(play).tokens == ["red"]


@pytest.mark.clause("MK-MANA-3")
def test_there_are_no_gold_or_black_crystals():
    play = held("crystallize").tokens("blue").turn().do("play crystallize strong")
    assert play.options == [f"crystal {colour}" for colour in BASIC]


@pytest.mark.clause("MK-MANA-4")
@pytest.mark.case("R-MK-56")
def test_the_die_named_is_the_die_used():
    play = held("march").source("green green gold").crystals("blue").turn().do("play march strong")
    assert play.options == ["die green", "die gold"]
    play.do("die green")
    assert sorted(die.at for die in play.table.source) == ["source", "source", "used"]
    assert next(die.colour for die in play.table.source if die.at == "used") == "green"
    assert mine(play).crystals == ["blue"]


@pytest.mark.clause("MK-MANA-4", "MK-MANA-5", "MK-MANA-10", "MK-TURN-7.1", "MK-END-1")
@pytest.mark.case("R-MK-66")
def test_one_die_a_turn_and_all_used_ones_are_back_before_the_next_turn():
    land = knights("arythea", "tovak").hand("mana_draw march stamina swiftness").source("green blue white red")
    play = land.turn().do("play mana_draw basic", "play march strong", "play stamina strong")
    assert [die.at for die in play.table.source].count("used") == 2
    assert play.refused("play swiftness strong").startswith("MK-")
    play.do("end turn", "keep all")
    assert all(die.at == "source" for die in play.table.source) and len(play.last(Rolled).colours) == 2
    assert play.seat == 1 and [die.colour for die in play.table.source][2:] == ["white", "red"]


def test_a_third_die_is_refused_by_its_clause():
    play = held("march", "stamina").source("green blue").turn().do("play march strong")
    assert play.refused("play stamina strong") == "MK-MANA-4"


@pytest.mark.clause("MK-MANA-6")
def test_by_day_gold_is_any_basic_colour_and_black_is_nothing():
    play = held("march", "fireball").source("gold black").turn().do("play march strong")
    assert mine(play).turn.move == 4 and play.last(ManaUsed).worth == "green"
    attack = in_attack(held("fireball").tokens("red black"), "diggers")
    assert attack.refused("play fireball strong") == "MK-CARD-3"


@pytest.mark.clause("MK-MANA-7")
def test_at_night_black_is_black_and_gold_is_nothing():
    play = held("march").night().source("gold black").turn()
    assert play.refused("play march strong") == "MK-MANA-7"
    attack = in_attack(held("fireball").night().tokens("red").source("black"), "diggers").do("play fireball strong")
    assert points(attack) == [(8, "fire", "siege")] and attack.table.source[0].at == "used"


@pytest.mark.clause("MK-MANA-8")
@pytest.mark.parametrize(("night", "depleted"), [(False, "black"), (True, "gold")])
def test_depleted_dice_stay_until_rerolled(night: bool, depleted: str):
    land = held("march", "crystallize").source(depleted)
    play = (land.night() if night else land).turn()
    assert play.refused("play march strong").startswith("MK-MANA") or play.refused("play march strong") == "MK-CARD-11"
    assert play.refused("play crystallize basic").startswith("MK-")
    play.do("play march basic", "end turn", "keep all")
    assert [(die.colour, die.at) for die in play.table.source] == [(depleted, "source")]


@pytest.mark.clause("MK-MANA-9")
@pytest.mark.case("R-MK-49")
def test_in_a_dungeon_by_day_night_rules_hold():
    land = held("fireball", "rage").tokens("red").source("gold black").units("peasants.1", "herbalists.1")
    play = land.fight("minotaur", dark=True, units_barred=True)
    for ability in range(1, 4):
        assert play.refused(f"activate peasants.1 {ability}") == "MK-UNITS-16"
    play.do("attack", "play fireball strong")
    assert points(play) == [(8, "fire", "siege")]
    gold = held("rage").source("gold").fight("minotaur", dark=True)
    gold.table.fights[0].foes[0].blocked = True
    gold.do("next phase", "attack")
    assert gold.refused("play rage strong") == "MK-MANA-7"
    gold.do("let go", "next phase")
    assert gold.table.fights == [] and not gold.table.night


@pytest.mark.clause("MK-MANA-10")
def test_a_die_may_be_returned_without_a_roll():
    play = held("mana_draw").tokens("white").source("red").turn().do("play mana_draw strong", "set blue", "end turn")
    assert [(die.colour, die.at) for die in play.table.source] == [("blue", "source")]


@pytest.mark.clause("MK-MANA-11")
def test_the_half_of_basic_colours_is_not_kept_up_by_single_rolls():
    land = held("march", "rage").source("green gold").rolls("d6 6")
    play = land.turn().do("play march strong", "die green", "end turn", "keep all")
    assert [die.colour for die in play.table.source] == ["black", "gold"]


@pytest.mark.clause("MK-MANA-12")
def test_unused_tokens_vanish_and_crystals_stay():
    play = held("ruby_ring").turn().do("play ruby_ring basic", "end turn")
    assert mine(play).tokens == [] and mine(play).crystals == ["red"]


@pytest.mark.clause("MK-GAIN-1")
def test_tokens_may_be_of_no_use_at_this_time():
    play = held("amulet_of_darkness").turn()
    play.do("play amulet_of_darkness basic")
    assert play.options == [f"token {colour}" for colour in (*BASIC, "gold", "black")]


@pytest.mark.clause("MK-MANA-15")
def test_crystals_of_the_dummy_player_stay_where_they_are():
    land = held("mana_meltdown", others=("tovak",)).tokens("red")
    land.table.dummy = Dummy("goldyx", [], [], ["red"] * 4, [], "")
    play = land.turn().do("play mana_meltdown basic")
    assert play.table.dummy.crystals == ["red"] * 4


@pytest.mark.clause("MK-GAIN-5")
def test_the_unit_offer_is_not_refilled():
    play = talking(held("promise").offer(units="peasants.1 herbalists.1", monastery="ambush"))
    play.table.of(0).turn.influence = 4
    play.do("play promise basic", "recruit peasants.1")
    assert play.table.unit_offer == ["herbalists.1"] and play.table.monastery_offer == ["ambush"]


@pytest.mark.clause("MK-GAIN-6")
def test_an_artifact_bought_is_drawn_at_the_end_of_the_turn():
    land = held("rage")
    hero, artifacts = land.hero(), len(land.table.artifact_deck)
    hero.turn.influence = 12
    play = begin(land.state, BuyArtifact())
    assert mine(play).turn.rewards == ["artifact"] and len(play.table.artifact_deck) == artifacts
    assert mine(play).hand == ["rage"]
