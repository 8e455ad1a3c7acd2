"""16.4 The block phase."""

from __future__ import annotations

import pytest

from rules.mage_knight.fight import points
from rules.mage_knight.fight.effects import FOE, destroy_enemy, keep_attack, weaken
from rules.mage_knight.fight_events import Blocked, Defeated, Summoned
from rules.mage_knight.frays import Points
from rules.mage_knight.table import Modifier
from tests.kit import Play
from tests.mage_knight.arena import fight_of, foe, suffer, to_block, with_points
from tests.mage_knight.positions import knights


def facing(*enemies: str, hand: str = "") -> Play:
    """The block against the first of these."""
    land = knights("arythea").hand(hand)
    play = to_block(land.fight(*enemies))
    return play.do(next(option for option in play.options if option.startswith("block ")))


def have(play: Play) -> int:
    fight = fight_of(play)
    return points.block_strength(play.table, fight.points, fight.aimed_at[0])


@pytest.mark.clause("MK-CTEST-4", "MK-BLOCK-4", "MK-BLOCK-5", "MK-ENEMY-15")
@pytest.mark.parametrize(
    ("enemy", "made", "worth"),
    [
        ("fire_golems", ("block 5", "block ice 3"), 5),
        ("prowlers", ("block 1", "block fire 1", "block ice 1", "block coldfire 1"), 4),
        ("fire_mages", ("block ice 2", "block coldfire 2"), 4),
        ("fire_mages", ("block 3", "block fire 2"), 2),
        ("ice_mages", ("block fire 2", "block coldfire 2"), 4),
        ("ice_mages", ("block 3", "block ice 2"), 2),
        ("high_dragon", ("block coldfire 4",), 4),
        ("high_dragon", ("block 1", "block fire 1", "block ice 1"), 1),
    ],
)
def test_efficiency_depends_on_the_element_of_the_attack(enemy: str, made: tuple[str, ...], worth: int) -> None:
    assert have(with_points(facing(enemy), *made)) == worth


@pytest.mark.clause("MK-BLOCK-6", "MK-CTEST-5", "MK-ENEMY-3")
@pytest.mark.parametrize(("enemy", "need"), [("prowlers", 4), ("crossbowmen", 8), ("ironclads", 4), ("werewolf", 14)])
def test_a_block_needs_the_attack_and_twice_that_against_a_swift_one(enemy: str, need: int) -> None:
    play = with_points(facing(enemy), f"block {need - 1}")
    assert play.refused("block") == "MK-BLOCK-6"
    play = with_points(play, "block 1").do("block")
    assert play.last(Blocked).enemy == f"{enemy}.1"
    assert play.table.of(0).hand.count("wound") == 0


@pytest.mark.clause("MK-BLOCK-6")
def test_a_block_too_low_changes_nothing() -> None:
    play = with_points(facing("prowlers"), "block 3").do("let go", "next phase")
    assert suffer(play).table.of(0).hand.count("wound") == 2


@pytest.mark.clause("MK-BLOCK-2", "MK-BLOCK-7")
def test_one_enemy_is_blocked_at_a_time_and_can_still_be_attacked() -> None:
    play = to_block(knights("arythea").fight("prowlers", "cursed_hags"))
    assert {"block prowlers.1", "block cursed_hags.1"} <= set(play.options)
    with_points(play.do("block cursed_hags.1"), "block 7").do("block")
    assert "block cursed_hags.1" not in play.options
    assert fight_of(play).points == []
    assert "block prowlers.1" in play.options
    play = suffer(play.do("next phase")).do("attack")
    assert {"prowlers.1", "cursed_hags.1"} <= set(play.options)
    assert play.of(Defeated) == []


@pytest.mark.clause("MK-BLOCK-3")
def test_any_card_sideways_is_a_physical_block() -> None:
    play = facing("fire_mages", hand="march rage").do("play march sideways", "play rage sideways")
    assert [(p.amount, p.element) for p in fight_of(play).points] == [(1, "physical")] * 2
    assert have(play) == 1


@pytest.mark.clause("MK-BLOCK-1", "MK-ENEMY-8", "MK-ENEMY-9", "MK-ENEMY-10", "MK-CITY-9", "MK-DAMAGE-11")
def test_what_is_summoned_stands_in_with_all_its_own_values() -> None:
    play = knights("arythea").next_token("crypt_worm.1").fight("illusionists")
    assert play.of(Summoned) == []
    play.do("next phase")
    assert play.last(Summoned).enemy == "crypt_worm.1"
    one, table = foe(play, "illusionists.1"), play.table
    assert points.traits(table, one) == {"fortified"}
    assert points.resistances(table, one) == frozenset()
    assert points.block_needed(table, one) == 6
    assert suffer(play.do("next phase")).table.of(0).hand.count("wound") == 3


@pytest.mark.clause("MK-ENEMY-8")
def test_a_summoner_kept_from_attacking_summons_nothing() -> None:
    play = knights("arythea").fight("orc_summoners", "prowlers")
    play.table.modifiers.append(Modifier("attacks", "no", "orc_summoners.1", until="end of turn"))
    play.do("next phase")
    assert play.of(Summoned) == []
    assert [option for option in play.options if option.startswith("block ")] == ["block prowlers.1"]


@pytest.mark.clause("MK-BLOCK-7", "MK-ENEMY-8")
def test_a_summoned_token_blocked_gives_no_fame() -> None:
    play = knights("arythea").next_token("minotaur.1").fight("orc_summoners").do("next phase", "block orc_summoners.1")
    play = with_points(play, "block 5").do("block")
    assert play.table.of(0).fame == 0
    assert "minotaur.1" in play.table.spent


def blocked_with(play: Play, *then: Points, source: str = "card march") -> Play:
    """The block is made of these, and succeeds."""
    fight_of(play).points.extend(one._replace(source=source) for one in then)
    play.state.known = False
    return play.do("block")


@pytest.mark.clause("MK-BLOCK-8")
def test_what_is_done_to_the_enemy_blocked_needs_a_block_that_succeeds() -> None:
    shield = Points(4, "ice", "block", 1, "card march", weaken(3, FOE))
    play = blocked_with(facing("swamp_dragon"), shield, Points(9, "physical", "block"))
    assert points.armour(play.table, foe(play, "swamp_dragon.1")) == 6
    play = facing("swamp_dragon")
    fight_of(play).points.append(shield)
    play.state.known = False
    play.do("let go")
    assert points.armour(play.table, foe(play, "swamp_dragon.1")) == 9


@pytest.mark.clause("MK-BLOCK-8", "MK-COMBAT-14")
def test_blocked_this_way_by_a_blue_card_ice_does_not_mind() -> None:
    shield = Points(9, "fire", "block", 1, "", weaken(3, FOE))
    play = blocked_with(facing("ice_mages"), shield, source="card stamina")
    assert points.armour(play.table, foe(play, "ice_mages.1")) == 6


@pytest.mark.clause("MK-ENEMY-19")
def test_destroyed_is_defeated() -> None:
    play = blocked_with(facing("swamp_dragon"), Points(12, "fire", "block", 1, "", destroy_enemy()))
    assert play.last(Defeated).enemy == "swamp_dragon.1"
    assert play.table.of(0).fame == 7


@pytest.mark.clause("MK-ENEMY-8", "MK-ENEMY-19")
def test_destroying_what_was_summoned_leaves_the_summoner() -> None:
    play = knights("arythea").next_token("minotaur.1").fight("orc_summoners").do("next phase", "block orc_summoners.1")
    play = blocked_with(play, Points(5, "fire", "block", 1, "", destroy_enemy()))
    assert play.of(Defeated) == []
    assert "minotaur.1" in play.table.spent
    assert [one.id for one in fight_of(play).foes] == ["orc_summoners.1"]
    assert play.table.of(0).hand.count("wound") == 0


def test_an_attack_earned_by_a_block_is_kept_for_the_attack_phase() -> None:
    play = facing("prowlers", "diggers")
    earned = keep_attack(points.attack(4, "fire"))
    play = blocked_with(play, Points(4, "fire", "block", 1, "", earned), source="card rage")
    assert play.refused("use card rage") == "MK-ATTACK-3"
    play = suffer(play.do("next phase")).do("attack", "prowlers.1", "use card rage")
    assert "strike" in play.options
    assert "use card rage" not in play.options


@pytest.mark.clause("MK-BLOCK-9", "MK-CITY-8")
@pytest.mark.parametrize(("enemy", "need"), [("ice_mages", 7), ("fire_mages", 8), ("altem_mages", 5), ("swordsmen", 6)])
def test_the_blue_city_makes_elements_stronger(enemy: str, need: int) -> None:
    play = knights("arythea").fight(enemy)
    play.table.fights[0].foes[0].city = "blue"
    assert points.block_needed(play.table, foe(play, f"{enemy}.1")) == need
