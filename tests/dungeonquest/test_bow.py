"""13 El-Adoran's bow."""

from __future__ import annotations

import pytest

from rules.dungeonquest.bow import BANDS, KILLS_NEEDED
from rules.dungeonquest.events import (
    ArrowShot,
    CardDrawn,
    Declared,
    LostLife,
    MonsterAnswered,
    MonsterDefeated,
    MonsterGone,
    MonsterHurt,
    Rolled,
)
from rules.dungeonquest.table import HEROES
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.kit import Play

pytestmark = pytest.mark.usefixtures("nothing_lost")


def before(monster: str, card: str = "m14", *rolls: str, **fields: object) -> Dungeon:
    """El-Adoran in F6, Rohan far off; a monster waits in the room to the north."""
    d = dungeon("el_adoran", "rohan", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01").next_tile("room-01")
    return d.top("room", monster).top("monster", card).rolls(*rolls).give(0, **fields)


def met(monster: str, card: str = "m14", *rolls: str, **fields: object) -> Play:
    return before(monster, card, *rolls, **fields).turn().do("move N")


def monster_cards(play: Play) -> int:
    return len([card for card in play.of(CardDrawn) if card.deck == "monster"])


@pytest.mark.clause("DQ-MON-8")
def test_bands_of_the_bow_and_its_four_arrows() -> None:
    assert BANDS == ((2, "miss"), (4, "wound"), (6, "kill"))
    assert KILLS_NEEDED == {"champion": 2}
    assert {name: sheet.arrows for name, sheet in HEROES.items()} == {
        "rohan": 0,
        "ulf": 0,
        "el_adoran": 4,
        "volrik": 0,
    }


@pytest.mark.clause("DQ-MON-8")
@pytest.mark.parametrize(
    ("number", "result"), [(1, "miss"), (2, "miss"), (3, "wound"), (4, "wound"), (5, "kill"), (6, "kill")]
)
def test_what_a_shot_does(number: int, result: str) -> None:
    play = met("orc", "m14", f"d6 {number}", "d6 1").do("shoot")
    assert play.of(ArrowShot) == [ArrowShot(0, result)]
    assert play.table.of(0).arrows == 3
    assert len(play.of(MonsterHurt)) == (result == "wound")
    assert len(play.of(MonsterDefeated)) == (result == "kill")


@pytest.mark.clause("DQ-MON-8")
def test_only_el_adoran_has_a_bow() -> None:
    d = dungeon("rohan", "el_adoran", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01").next_tile("room-01")
    play = d.top("room", "orc").top("monster", "m14").turn().do("move N")
    assert play.options == ["attack", "wait", "escape"]
    assert play.refused("shoot") == "ANSWER-1"
    assert play.do("attack").options == ["mighty_blow", "slash", "leap_aside"]


@pytest.mark.clause("DQ-MON-8")
def test_one_arrow_more_before_the_first_exchange_and_then_none() -> None:
    play = met("orc", "m14", "d6 1", "d6 2").do("shoot")
    assert play.last(MonsterAnswered).answer == "combat"
    assert play.options == ["shoot"]
    play.do("shoot")
    assert play.of(ArrowShot) == [ArrowShot(0, "miss"), ArrowShot(0, "miss")]
    assert play.options == ["mighty_blow", "slash", "leap_aside"]
    play.do("slash", "slash")
    assert play.options == ["mighty_blow", "slash", "leap_aside"]
    assert play.table.of(0).arrows == 2


@pytest.mark.clause("DQ-MON-8")
def test_arrow_may_be_saved() -> None:
    play = met("orc").do("attack", "")
    assert play.options == ["mighty_blow", "slash", "leap_aside"]
    assert play.table.of(0).arrows == 4


@pytest.mark.clause("DQ-MON-8")
def test_arrow_before_the_exchange_comes_after_the_slash() -> None:
    play = met("orc").do("wait")
    assert play.last(LostLife) == LostLife(0, 2, 9)
    assert play.options == ["shoot"]


@pytest.mark.clause("DQ-MON-8")
def test_arrow_before_the_exchange_may_kill_or_wound_to_death() -> None:
    killed = met("orc", "m14", "d6 6").do("attack", "shoot")
    assert (killed.last(MonsterDefeated).monster, killed.seat) == ("orc", 1)
    wounded = met("orc", "m14", "d6 3", "d6 3").do("attack", "shoot")
    assert (wounded.last(MonsterHurt).n, wounded.last(MonsterDefeated).monster, wounded.seat) == (3, "orc", 1)
    alive = met("orc", "m14", "d6 3", "d6 2").do("attack", "shoot")
    assert alive.table.fight.life == 1
    assert alive.options == ["mighty_blow", "slash", "leap_aside"]


@pytest.mark.clause("DQ-MON-8")
def test_no_arrow_before_the_first_blow_of_a_sneak_attack() -> None:
    play = met("sneak_orc", "m14", "d12 9", "d6 6")
    assert play.of(Rolled) == [Rolled(0, 12, 9)]
    assert play.last(LostLife) == LostLife(0, 2, 9)
    assert play.options == ["attack", "escape", "shoot"]
    assert play.do("shoot").last(MonsterDefeated).monster == "orc"


@pytest.mark.clause("DQ-MON-8")
def test_champion_dies_of_the_second_kill_only() -> None:
    play = met("champion", "m12", "d6 5", "d6 1", "d6 5").do("shoot")
    assert play.of(ArrowShot) == [ArrowShot(0, "kill")]
    assert play.last(MonsterHurt) == MonsterHurt(0, 1)
    assert play.last(MonsterAnswered) == MonsterAnswered(0, "champion", "combat", 5)
    assert play.do("shoot").last(MonsterDefeated) == MonsterDefeated(0, "champion")
    assert play.table.of(0).arrows == 2


@pytest.mark.clause("DQ-MON-9")
def test_kill_before_the_monster_card_ends_the_encounter() -> None:
    play = met("troll", "m14", "d6 5").do("shoot")
    assert play.last(MonsterDefeated) == MonsterDefeated(0, "troll")
    assert monster_cards(play) == 0
    assert play.table.fight is None
    assert play.seat == 1


@pytest.mark.clause("DQ-MON-9")
@pytest.mark.parametrize("rolls", [["d6 1"], ["d6 3", "d6 1"]])
def test_after_any_other_shot_the_monster_must_be_attacked(rolls: list[str]) -> None:
    play = met("orc", "m01", *rolls).do("shoot")
    assert play.of(Declared) == [Declared(0, "attack")]
    assert play.last(MonsterGone) == MonsterGone(0, "orc")


@pytest.mark.clause("DQ-MON-9")
def test_wound_is_taken_off_what_the_card_says() -> None:
    play = met("orc", "m06", "d6 4", "d6 2").do("shoot")
    assert play.last(MonsterAnswered) == MonsterAnswered(0, "orc", "combat", 3)
    assert play.table.fight.life == 3


@pytest.mark.clause("DQ-MON-9")
def test_monster_wounded_to_death_does_not_answer() -> None:
    play = met("orc", "m14", "d6 4", "d6 3").do("shoot")
    assert monster_cards(play) == 1
    assert not play.of(MonsterAnswered)
    assert play.last(MonsterDefeated) == MonsterDefeated(0, "orc")
    assert play.seat == 1


@pytest.mark.clause("DQ-MON-9")
def test_champions_first_kill_is_a_wound_that_may_kill_it() -> None:
    play = met("champion", "m13", "d6 6", "d6 4").do("shoot")
    assert not play.of(MonsterAnswered)
    assert play.last(MonsterDefeated) == MonsterDefeated(0, "champion")


@pytest.mark.clause("DQ-MON-9")
def test_arrows_do_not_come_back() -> None:
    play = met("orc", arrows=0)
    assert play.options == ["attack", "wait", "escape"]
    assert play.refused("shoot") == "DQ-MON-8"
    assert play.reason("shoot") == "no_arrows"
    assert play.do("attack").options == ["mighty_blow", "slash", "leap_aside"]


@pytest.mark.clause("DQ-MON-9")
def test_last_arrow_is_the_last() -> None:
    play = met("orc", "m14", "d6 1", arrows=1).do("shoot")
    assert play.table.of(0).arrows == 0
    assert play.options == ["mighty_blow", "slash", "leap_aside"]


def test_fortune_may_roll_a_shot_again_and_its_wound() -> None:
    play = met("orc", "m14", "d6 1", "d6 5", ring="fortune").do("shoot")
    assert play.options == ["ring fortune"]
    assert play.do("ring fortune").last(ArrowShot) == ArrowShot(0, "kill")
