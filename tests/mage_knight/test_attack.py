"""16.3 and 16.6 The phases in which the hero attacks."""

from __future__ import annotations

import pytest

from rules.mage_knight.content.enemies import ENEMIES
from rules.mage_knight.events import FameGained
from rules.mage_knight.fight import points
from rules.mage_knight.fight.effects import FOE, loses_resistance, target_enemy, weaken
from rules.mage_knight.fight_events import Defeated
from rules.mage_knight.table import Modifier
from tests.kit import Play
from tests.mage_knight.arena import KEEP, assault, fight_of, foe, keep, playing, suffer, to_attack, with_points
from tests.mage_knight.positions import knights


def aiming(*enemies: str) -> Play:
    """An attack in the Attack phase on all of these."""
    play = to_attack(knights("arythea").give(hand=["wound"]).fight(*enemies))
    play.do("attack")
    return play.do(" + ".join(f.id for f in fight_of(play).foes)) if len(enemies) > 1 else play


def strength(play: Play) -> int:
    return points.strength(play.table, fight_of(play))


@pytest.mark.clause("MK-CTEST-1", "MK-CTEST-2", "MK-RANGED-6", "MK-ATTACK-4", "MK-ENEMY-12", "MK-ENEMY-13")
@pytest.mark.case("R-MK-52")
@pytest.mark.parametrize(
    ("enemies", "made", "worth"),
    [
        (("fire_mages",), ("fire 5", "4"), 6),
        (("high_dragon",), ("fire 3", "ice 3"), 3),
        (("ice_mages",), ("ice 5", "fire 4"), 6),
        (("golems", "prowlers"), ("5", "fire 2"), 4),
        (("prowlers",), ("5", "fire 2"), 7),
        (("ironclads",), ("1",), 0),
    ],
)
def test_all_inefficient_points_are_halved_once(enemies: tuple[str, ...], made: tuple[str, ...], worth: int) -> None:
    assert strength(with_points(aiming(*enemies), *made)) == worth


@pytest.mark.clause("MK-CTEST-3", "MK-RANGED-7", "MK-ENEMY-14")
@pytest.mark.case("R-MK-51")
@pytest.mark.parametrize(
    ("enemies", "worth"),
    [(("ice_mages",), 6), (("high_dragon",), 3), (("fire_mages", "ice_mages"), 6), (("altem_guardsmen",), 3)],
)
def test_cold_fire_needs_both_resistances_in_one_target(enemies: tuple[str, ...], worth: int) -> None:
    assert strength(with_points(aiming(*enemies), "coldfire 6")) == worth


@pytest.mark.clause("MK-RANGED-1", "MK-RANGED-4")
def test_ranged_and_siege_attacks_are_mixed_against_whoever_is_not_fortified() -> None:
    play = knights("arythea").hand("swiftness").crystals("white").source("red").fight("prowlers")
    play.do("attack")
    with_points(play, "siege 0").do("play swiftness strong")
    assert "strike" in play.options  # ranged 3 against Armor 3


@pytest.mark.clause("MK-RANGED-2", "MK-RANGED-3", "MK-ENEMY-2", "MK-COMBAT-1")
@pytest.mark.case("R-MK-28")
@pytest.mark.parametrize("where", ["open", "keep"])
def test_behind_walls_only_siege_attacks_count(where: str) -> None:
    land = knights("arythea") if where == "open" else keep(guard="swordsmen.1")
    land.hand("swiftness").crystals("white").source("red")
    play = land.fight("diggers") if where == "open" else assault(land)
    play.do("attack")
    assert play.refused("play swiftness strong") == "MK-RANGED-2"
    assert play.refused("strike") == "MK-RANGED-8"
    with_points(play, "siege 7")
    assert "strike" in play.options


@pytest.mark.clause("MK-RANGED-3", "MK-ENEMY-2")
@pytest.mark.case("R-MK-28")
def test_fortified_by_site_and_token_it_is_out_of_reach() -> None:
    play = assault(keep(guard="guardsmen.1").hand("swiftness"))
    assert play.refused("attack") == "MK-RANGED-3"
    play = to_attack(play)
    assert "attack" in play.options


@pytest.mark.clause("MK-RANGED-2")
def test_one_fortified_target_is_enough() -> None:
    play = (
        knights("arythea").hand("swiftness").crystals("white").source("red").fight("diggers", "prowlers").do("attack")
    )
    play.do("diggers.1 + prowlers.1")
    assert play.refused("play swiftness strong") == "MK-RANGED-2"
    play = (
        knights("arythea").hand("swiftness").crystals("white").source("red").fight("diggers", "prowlers").do("attack")
    )
    assert "play swiftness strong" in play.do("prowlers.1").options


@pytest.mark.clause("MK-RANGED-5", "MK-ATTACK-2", "MK-ENEMY-11", "MK-COMBAT-18")
@pytest.mark.case("R-MK-47")
def test_sideways_cards_are_for_the_attack_phase() -> None:
    play = knights("arythea").hand("march stamina promise").fight("golems")
    assert play.refused("play march sideways") == "MK-RANGED-5"
    play.do("attack")
    assert play.refused("play march sideways") == "MK-RANGED-5"
    play = to_attack(play.do("let go"))
    play.do("attack", "play march sideways", "play stamina sideways")
    assert [p.amount for p in fight_of(play).points] == [1, 1]
    assert strength(play) == 1  # physical 2, resisted


@pytest.mark.clause("MK-RANGED-8", "MK-RANGED-9", "MK-OUT-12")
def test_success_beats_all_targets_and_scores_at_once() -> None:
    play = knights("arythea").fight("prowlers", "cursed_hags").do("attack", "cursed_hags.1 + prowlers.1")
    assert with_points(play, "ranged 7").refused("strike") == "MK-RANGED-8"
    play = with_points(play, "ranged 1").do("strike")
    hero = play.table.of(0)
    assert {event.enemy: event.fame for event in play.of(Defeated)} == {"prowlers.1": 2, "cursed_hags.1": 3}
    assert (hero.fame, hero.level) == (5, 1)  # the level waits for the end of the turn
    assert {"prowlers.1", "cursed_hags.1"} <= set(play.table.spent)


@pytest.mark.clause("MK-RANGED-8", "MK-COMBAT-18")
def test_points_let_go_are_lost() -> None:
    play = with_points(knights("arythea").fight("prowlers").do("attack"), "ranged 2").do("let go", "attack")
    assert strength(play) == 0
    assert len(play.of(Defeated)) == 0


@pytest.mark.clause("MK-RANGED-10")
def test_an_attack_is_added_to_or_taken_back_before_it_is_struck() -> None:
    play = (
        knights("arythea")
        .hand("swiftness rage")
        .crystals("white")
        .source("red")
        .fight("prowlers", "golems")
        .do("attack", "golems.1")
    )
    play.do("let go", "attack", "prowlers.1", "play swiftness strong")
    assert play.undo == "free"
    assert "strike" in play.options


@pytest.mark.clause("MK-ATTACK-1")
def test_in_the_attack_phase_walls_count_for_nothing() -> None:
    play = to_attack(assault(keep(guard="guardsmen.1").source("red").give(hand=["swiftness"], crystals=["white"])))
    play.do("attack", "play swiftness strong")
    with_points(play, "2", "siege 2")
    assert strength(play) == 7
    assert "strike" in play.options


@pytest.mark.clause("MK-ATTACK-5", "MK-BLOCK-7", "MK-ENEMY-8")
def test_a_summoner_is_back_in_the_attack_phase() -> None:
    play = knights("arythea").next_token("minotaur.1").fight("orc_summoners")
    play.do("next phase")
    assert foe(play, "orc_summoners.1").stand_in == "minotaur.1"
    play = suffer(play.do("next phase"))
    assert foe(play, "orc_summoners.1").stand_in == ""
    assert "minotaur.1" in play.table.spent
    fame = play.table.of(0).fame
    with_points(play.do("attack"), "4").do("strike")
    assert play.table.of(0).fame == fame + 4
    assert play.of(FameGained)[-1].n == 4


@pytest.mark.clause("MK-ATTACK-3")
def test_destroying_texts_wait_for_the_attack_phase() -> None:
    from rules.mage_knight.fight.effects import only_in

    play = knights("arythea").fight("prowlers")
    why = only_in("attack").why_not(play.state)
    assert why is not None
    assert why.clause == "MK-ATTACK-3"
    assert only_in("attack").why_not(to_attack(play).state) is None


@pytest.mark.clause("MK-COMBAT-17", "MK-ENEMY-18")
def test_what_is_taken_off_adds_up_but_leaves_one() -> None:
    play = knights("arythea").fight("prowlers", "fire_dragon")
    for by in (-1, -3):
        play.table.modifiers += [Modifier("armour", by, id) for id in ("prowlers.1", "fire_dragon.1")]
    play.table.modifiers += [Modifier("attack", -9, "prowlers.1")]
    assert points.armour(play.table, foe(play, "prowlers.1")) == 1
    assert points.armour(play.table, foe(play, "fire_dragon.1")) == 3
    assert points.attack_value(play.table, foe(play, "prowlers.1")) == 0


@pytest.mark.clause("MK-ENEMY-1", "MK-ENEMY-17", "MK-TOKEN-1")
def test_every_token_shows_what_it_is_worth() -> None:
    abilities = {trait for enemy in ENEMIES.values() for trait in enemy.traits}
    assert abilities == {"fortified", "swift", "brutal", "poison", "paralyze", "summon"}
    assert all(enemy.attack or "summon" in enemy.traits for enemy in ENEMIES.values())
    per_back = {
        colour: sum(enemy.copies for enemy in ENEMIES.values() if enemy.colour == colour)
        for colour in ("green", "grey", "brown", "violet", "white", "red")
    }
    assert per_back == {"green": 12, "grey": 10, "brown": 10, "violet": 10, "white": 10, "red": 8}


@pytest.mark.clause("MK-COMBAT-14", "MK-ENEMY-12", "MK-ENEMY-13")
@pytest.mark.parametrize(
    ("card", "enemy", "touched"),
    [
        ("rage", "fire_mages", False),
        ("rage", "ice_mages", True),
        ("stamina", "ice_mages", False),
        ("march", "high_dragon", True),
    ],
)
def test_red_and_blue_effects_slip_off_what_resists_them(card: str, enemy: str, touched: bool) -> None:
    play = playing(knights("arythea").fight(enemy, "prowlers"), target_enemy(), weaken(1, FOE), source=f"card {card}")
    assert (f"{enemy}.1" in play.options) == touched
    if touched:
        before = points.armour(play.table, foe(play, f"{enemy}.1"))
        play.do(f"{enemy}.1")
        assert points.armour(play.table, foe(play, f"{enemy}.1")) == before - 1


@pytest.mark.clause("MK-COMBAT-14", "MK-COMBAT-15")
def test_texts_on_sites_are_stopped_by_no_resistance() -> None:
    play = assault(keep(guard="swordsmen.1"))
    play.table.of(0).turn.allows.append("ignore fortification")
    fight = fight_of(play)
    assert points.walls(play.table, fight, fight.foes[0]) == 0
    assert str(fight.space) == KEEP


@pytest.mark.clause("MK-COMBAT-14")
def test_a_resistance_taken_away_is_gone_for_attacks_and_effects_alike() -> None:
    play = playing(aiming("fire_mages"), target_enemy(), loses_resistance("fire"))
    assert strength(with_points(play, "fire 5")) == 5
    play = playing(play, weaken(2), source="card rage")
    assert points.armour(play.table, foe(play, "fire_mages.1")) == 3
