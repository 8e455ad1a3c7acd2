"""What a screen shows of a fight."""

from __future__ import annotations

from rules.mage_knight.fight.effects import FOE, does_not_attack, target_enemy, weaken
from rules.mage_knight.fight.totals import by_kind, fight_seen, totals
from tests.mage_knight.arena import CITY, assault, city, playing, suffer, to_block, to_damage, with_points
from tests.mage_knight.positions import having, knights


def test_have_and_need_of_an_attack() -> None:
    play = knights("arythea", "tovak").fight("fire_mages", "diggers").do("attack", "diggers.1 + fire_mages.1")
    seen = totals(with_points(play, "siege fire 5", "siege 2").view(0))
    assert seen is not None
    assert (seen.seat, seen.part, seen.have, seen.need) == (0, "ranged", 4, 8)
    mage, digger = seen.enemies
    assert (mage.id, mage.armour, mage.attack, mage.element, mage.resistances) == (
        "fire_mages.1",
        5,
        6,
        "fire",
        ("fire",),
    )
    assert (digger.walls, digger.abilities, digger.targeted, digger.wounds) == (1, ("fortified",), True, 2)
    assert totals(play.view(1)) == seen


def test_have_and_need_of_a_block() -> None:
    play = knights("arythea").next_token("werewolf.1").fight("orc_summoners").do("next phase", "block orc_summoners.1")
    seen = totals(with_points(play, "block 3").view(None))
    assert seen is not None
    assert (seen.have, seen.need) == (3, 14)
    assert (seen.enemies[0].token, seen.enemies[0].block, seen.enemies[0].damage, seen.enemies[0].wounds) == (
        "werewolf.1",
        14,
        7,
        4,
    )
    with_points(play, "block 11").do("block")
    seen = totals(play.view(0))
    assert seen is not None
    assert (seen.enemies[0].blocked, seen.enemies[0].attacks) == (True, False)


def test_a_duel_shows_the_attack_and_what_the_block_takes_off() -> None:
    land = knights("arythea", "tovak", scenario="full_conquest").lay("A 0,0", "3 1,0").at("2,-2").at("3,-2", 1)
    land.hand("rage", 1)
    play = having(land.turn(), move=9).do("move 3,-2", "attack 1", "partial")
    seen = totals(with_points(play, "ranged 4").view(0))
    assert seen is not None
    assert (seen.seat, seen.have, seen.need, seen.enemies) == (1, 4, 0, ())
    seen = totals(with_points(play.do("attack"), "block 5").view(0))
    assert seen is not None
    assert (seen.seat, seen.have, seen.need) == (0, 2, 4)


def test_without_a_fight_there_is_nothing_to_show() -> None:
    assert totals(knights("arythea").turn().view(0)) is None


def test_what_is_gathered_is_told_by_kind_and_what_resistances_halve() -> None:
    play = knights("arythea").fight("fire_mages").do("attack")
    seen = totals(with_points(play, "siege fire 4", "siege fire 1", "ranged 2").view(0))
    assert seen is not None
    assert [(one.amount, one.element, one.form, one.half) for one in seen.gathered] == [
        (4, "fire", "siege", True),
        (1, "fire", "siege", True),
        (2, "physical", "ranged", False),
    ]
    assert [(one.amount, one.form, one.half) for one in by_kind(seen.gathered)] == [
        (5, "siege", True),
        (2, "ranged", False),
    ]
    assert (seen.have, seen.need, seen.missing) == (4, 5, 1)


def test_blocks_that_are_not_efficient_count_half() -> None:
    play = to_block(knights("arythea").fight("ice_mages")).do("block ice_mages.1")
    seen = totals(with_points(play, "block fire 4", "block 3", "block ice 2").view(0))
    assert seen is not None
    assert [one.half for one in seen.gathered] == [False, True, True]
    assert (seen.have, seen.need, seen.missing) == (6, 5, 0)


def test_a_block_may_count_twice_against_a_swift_attack() -> None:
    land = knights("arythea").units("utem_guardsmen.1")
    play = to_block(land.fight("wolf_riders")).do("block wolf_riders.1", "activate utem_guardsmen.1 2")
    seen = totals(play.view(0))
    assert seen is not None
    assert [(one.amount, one.source) for one in seen.gathered] == [(8, "unit utem_guardsmen.1")]
    assert (seen.have, seen.need) == (8, 6)


def test_an_enemy_shows_what_is_printed_and_what_it_is_now() -> None:
    play = assault(city("core_8", "swordsmen.1", "freezers.1"), CITY)
    seen = totals(play.view(0))
    assert seen is not None
    sword, freezer = seen.enemies
    assert (sword.city, sword.role, sword.by_site, sword.walls) == ("red", "defender", True, 1)
    assert (sword.abilities, freezer.abilities) == (("brutal",), ("paralyze", "swift"))
    assert (sword.printed_attack, sword.attack, sword.damage, sword.fame) == (6, 6, 12, 4)
    playing(play, weaken(2))
    seen = totals(play.view(0))
    assert seen is not None
    assert (seen.enemies[0].armour, seen.enemies[0].printed_armour) == (3, 5)


def test_who_does_not_attack_is_no_threat() -> None:
    play = to_block(knights("arythea").fight("prowlers", "diggers"))
    playing(play, target_enemy(), does_not_attack(FOE)).do("prowlers.1")
    seen = totals(play.view(0))
    assert seen is not None
    assert [(one.prevented, one.attacks) for one in seen.enemies] == [(True, False), (False, True)]
    assert [one.id for one in seen.open] == ["diggers.1"]


def test_wounds_so_far_and_when_they_knock_out() -> None:
    play = suffer(to_damage(knights("arythea").fight("prowlers", "diggers")))
    seen = totals(play.view(0))
    assert seen is not None
    assert (seen.wounds, seen.knocked_out_at) == (4, 5)
    assert all(one.suffered and not one.attacks for one in seen.enemies)


def test_who_is_called_into_anothers_fight_sees_it() -> None:
    play = knights("arythea", "tovak").fight("prowlers")
    fight = fight_seen(play.view(1))
    assert fight is not None
    assert fight.seat == 0
    assert fight_seen(knights("arythea").turn().view(0)) is None
