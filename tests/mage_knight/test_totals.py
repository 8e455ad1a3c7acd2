"""What a screen shows of a fight."""

from __future__ import annotations

from rules.mage_knight.fight.totals import totals
from tests.mage_knight.arena import with_points
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
