"""14 Combat."""

from __future__ import annotations

import pytest

from rules.dungeonquest.combat import BEATS
from rules.dungeonquest.events import BlowsExchanged, Died, MonsterDefeated
from tests.dungeonquest.positions import dungeon
from tests.kit import Play

pytestmark = pytest.mark.usefixtures("nothing_lost")

TACTICS = ("mighty_blow", "slash", "leap_aside")

# Life Points lost by hero and monster: rows the hero's tactic, columns the monster's, in the order above.
DISPLAY = (
    ((1, 1), (0, 2), (1, 0)),
    ((1, 0), (1, 1), (0, 1)),
    ((0, 1), (1, 0), (1, 1)),
)
CELLS = [
    (hero, monster, *DISPLAY[row][column]) for row, hero in enumerate(TACTICS) for column, monster in enumerate(TACTICS)
]
OWN = {"rohan": "mighty_blow", "ulf": "slash", "el_adoran": "slash", "volrik": "leap_aside"}


def fighting(hero: str = "rohan", monster: str = "champion", card: str = "m12", *variants: str, life: int = 9) -> Play:
    """A hero of this life fights; another far off plays the monster."""
    other = "ulf" if hero != "ulf" else "rohan"
    d = dungeon(hero, other, at="F6 C3", variants=variants).lay("F6", "room-01").lay("C3", "room-01")
    d.next_tile("room-01").top("room", monster).top("monster", card).give(0, life=life, arrows=0)
    return d.turn().do("move N", "attack")


@pytest.mark.clause("DQ-CMB-1")
def test_both_sides_choose_in_secret() -> None:
    play = fighting()
    assert (play.seat, play.asked.secret, play.options) == (0, True, list(TACTICS))
    play.do("leap_aside")
    assert (play.seat, play.asked.secret, play.options) == (1, True, list(TACTICS))
    assert play.view(0).table.fight.hero_tactic == "leap_aside"
    for seat in (1, None):
        assert play.view(seat).table.fight.hero_tactic == "tactic"
        assert "leap_aside" not in str(play.view(seat).table.fight)
    assert not play.of(BlowsExchanged)


@pytest.mark.clause("DQ-CMB-1")
def test_both_are_shown_together_and_laid_down_again() -> None:
    play = fighting().do("leap_aside", "slash")
    assert play.of(BlowsExchanged) == [BlowsExchanged(0, "leap_aside", "slash", 1, 0)]
    assert (play.table.fight.hero_tactic, play.table.fight.monster_tactic) == ("", "")
    assert play.undo == "barrier"


@pytest.mark.clause("DQ-CMB-2")
def test_what_beats_what() -> None:
    assert BEATS == {"mighty_blow": "slash", "slash": "leap_aside", "leap_aside": "mighty_blow"}
    for hero, monster in BEATS.items():
        told = fighting().do(hero, monster).last(BlowsExchanged)
        assert told.hero_lost == 0
        assert told.monster_lost > 0


@pytest.mark.clause("DQ-CMB-3")
@pytest.mark.parametrize(("hero", "monster", "hers", "its"), CELLS)
@pytest.mark.parametrize("name", OWN)
def test_display(name: str, hero: str, monster: str, hers: int, its: int) -> None:
    play = fighting(name).do(hero, monster)
    assert play.last(BlowsExchanged) == BlowsExchanged(0, hero, monster, hers, its)
    assert (play.table.of(0).life, play.table.fight.life) == (9 - hers, 6 - its)


@pytest.mark.clause("DQ-CMB-4")
def test_only_heroes_strike_double() -> None:
    assert fighting().do("slash", "mighty_blow").table.of(0).life == 8
    assert fighting().do("mighty_blow", "slash").table.fight.life == 4


@pytest.mark.clause("DQ-CMB-5")
def test_when_both_come_to_nothing_the_hero_is_dead() -> None:
    play = fighting(monster="goblin", card="m13", life=1).do("slash", "slash")
    assert play.last(BlowsExchanged) == BlowsExchanged(0, "slash", "slash", 1, 1)
    assert play.last(Died) == Died(0, "wounds")
    assert not play.of(MonsterDefeated)
    assert play.table.fight is None
    assert play.seat == 1


@pytest.mark.clause("DQ-CMB-6")
def test_armour_is_no_help_in_combat() -> None:
    play = fighting("rohan").do("leap_aside", "slash")
    assert play.table.of(0).sheet.armour == 9
    assert play.table.of(0).life == 8


@pytest.mark.clause("DQ-CMB-7")
def test_nothing_is_done_between_exchanges() -> None:
    d = dungeon("rohan", "ulf", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01").next_tile("room-01")
    d.top("room", "orc").top("monster", "m14").give(0, life=9, ring="healing", cards=["search.potion"])
    play = d.turn().do("move N", "attack", "slash", "slash")
    assert play.options == list(TACTICS)
    assert play.refused("ring healing") == "ANSWER-1"
    assert play.refused("drink potion") == "DQ-POT-3"


@pytest.mark.clause("DQ-CMB-7")
def test_turn_ends_with_the_monster() -> None:
    play = fighting(monster="goblin", card="m13").do("slash", "leap_aside")
    assert play.last(MonsterDefeated) == MonsterDefeated(0, "goblin")
    assert play.seat == 1


@pytest.mark.clause("DQ-OPT-3")
@pytest.mark.parametrize(("hero", "monster", "hers", "its"), CELLS)
@pytest.mark.parametrize("name", OWN)
def test_display_with_specialities(name: str, hero: str, monster: str, hers: int, its: int) -> None:
    won = hers == 0
    its = (2 if hero == OWN[name] else 1) if won else its
    play = fighting(name, "champion", "m12", "specialities").do(hero, monster)
    assert play.last(BlowsExchanged) == BlowsExchanged(0, hero, monster, hers, its)


def test_player_of_the_monster_may_be_one_who_is_out_of_the_game() -> None:
    d = dungeon("rohan", "ulf", at="F6 C3").lay("F6", "room-01").give(1, life=0, fate="dead", cause="wounds")
    d.next_tile("room-01").top("room", "orc").top("monster", "m14")
    play = d.turn().do("move N", "attack", "slash")
    assert play.seat == 1
    assert play.do("slash").seat == 0
