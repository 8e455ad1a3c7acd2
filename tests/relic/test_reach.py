"""What the table can say beyond the options: spaces in reach, and chances."""

from __future__ import annotations

import pytest

from rules.relic import odds, reach
from tests.relic.positions import duo, relic


def test_spaces_in_reach_by_the_numbers_of_the_die() -> None:
    found = reach.reach(duo("outskirts sanctuary").of(0))
    assert found["spire_landing"] == (1,)
    assert found["assembly_vaults"] == (6,)
    assert len(found) == 12
    small = reach.reach(duo("space_hulk sanctuary").of(0))
    assert small["broken_moon"] == (6,)
    assert reach.reach(duo("warp_rift sanctuary").of(0)) == {"crone_world_yllen_satari": (0,)}
    assert reach.reach(duo("scenario_space sanctuary").of(0)) == {}


def test_boxes_on_the_way() -> None:
    player = duo("drowned_nebula sanctuary").of(0)
    assert reach.boxes_on_the_way(player, 1) == {}
    assert reach.boxes_on_the_way(player, 3) == {"space_hulk": 2, "webway_portal_phantom": 2}
    assert reach.boxes_on_the_way(duo("space_hulk sanctuary").of(0), 2)["space_hulk"] == 2


def test_what_exploring_would_bring() -> None:
    d = duo("burning_belt sanctuary").lies("burning_belt", "old_campaigner")
    assert reach.to_draw(d.table, "burning_belt") == ("red",)
    assert not reach.may_enter(d.of(0))
    assert reach.may_enter(d.give(0, assets="crown_of_orders").of(0))
    assert reach.to_the_centre(d.of(0)) is None
    assert reach.to_the_centre(duo("warp_rift sanctuary").of(0)) == 8


def test_one_die_adds_up() -> None:
    likely = odds.die()
    assert sum(likely.values()) == pytest.approx(1)
    assert likely[5] == pytest.approx(1 / 6)
    assert likely[7] == pytest.approx(1 / 36)
    assert 6 not in likely


def test_the_chances_of_a_battle_grow_sure_as_the_dice_fall() -> None:
    d = duo().lies("outskirts", "armoured_brute").give(0, power="tithe").rolls("6 2 1")
    play = d.stopping().engage()
    before = odds.of_battle(play.table, play.table.of(0))
    assert sum(before) == 100
    assert before.win == before.lose
    play.do("fight")
    known = odds.of_battle(play.table, play.table.of(0))
    assert known.tie == 0 or known.win < before.win
    play.do("roll")
    assert odds.of_battle(play.table, play.table.of(0)) == odds.Odds(0, 0, 100)


def test_a_die_that_explodes_has_one_more_to_come() -> None:
    d = duo().lies("outskirts", "ork_warboss").give(0, power="tithe").rolls("4 6 1")
    play = d.stopping().engage().do("fight", "roll")
    assert play.options == ["roll on", "number tithe"]
    grown = odds.of_battle(play.table, play.table.of(0))
    assert (grown.win, grown.tie) == (83, 17)  # 12 against 11: a 1 is a tie
    assert odds.of_battle(play.do("roll on").table, play.table.of(0)).win in (0, 100)


@pytest.mark.clause("RL-BAT-6")
def test_who_fights_sees_the_enemies_roll_and_then_rolls() -> None:
    play = duo().lies("outskirts", "scrap_runt").rolls("1 5").stopping().engage().do("fight")
    assert play.options == ["roll"] and play.table.battle.enemy_roll == 1
    assert play.do("roll").table.of(0).trophies == ["scrap_runt"]


@pytest.mark.parametrize(
    ("attribute", "target", "bonus", "chance"),
    [
        ("strength", 8, 0, 50),
        ("strength", 4, 0, 83),
        ("strength", 10, 0, 17),
        ("strength", 11, 0, 17),
        ("strength", 12, 0, 14),
    ],
)
def test_the_chance_of_a_test(attribute: str, target: int, bonus: int, chance: int) -> None:
    assert odds.of_test(duo().of(0), attribute, target, bonus) == chance


def test_cards_that_change_dice_change_the_chances() -> None:
    plain = odds.of_test(duo().of(0), "strength", 8)
    assert odds.of_test(duo().give(0, assets="die_of_the_founder").of(0), "strength", 8) > plain
    ratling = relic("ratling", "captain", at="outskirts sanctuary").lies("outskirts", "sump_cultist").engage()
    assert odds.own_die(ratling.table.of(0), "battle", "cunning") == ((5, 6), 1)
    assert odds.own_die(ratling.table.of(0), "battle", "strength") == ((6,), 1)
