"""18 Alone."""

from __future__ import annotations

import pytest

from rules import result
from rules.dungeonquest.events import BlowsExchanged, MonsterMet, RolledForMonster
from tests.dungeonquest.positions import dungeon
from tests.kit import Play, rolling

pytestmark = pytest.mark.usefixtures("nothing_lost")

TACTICS = {
    1: "mighty_blow",
    2: "mighty_blow",
    3: "slash",
    4: "slash",
    5: "leap_aside",
    6: "leap_aside",
}


def out_with(**fields: object) -> Play:
    """The only hero leaves the castle."""
    return dungeon("rohan", at="A1").give(0, came="E", **fields).turn().do("leave")


def won(play: Play) -> bool:
    told = result(play.state)
    assert told is not None
    return told.winners == (0,)


def alone(number: int, *variants: str, heroes: tuple[str, ...] = ("rohan",)) -> Play:
    """An exchange in which the die shows this for the monster."""
    at = "F6 C3" if len(heroes) == 2 else "F6"
    d = dungeon(*heroes, at=at, variants=variants).lay("F6", "room-01").lay("C3", "room-01").next_tile("room-01")
    play = d.top("room", "champion").top("monster", "m12").turn().do("move N", "attack")
    play.state.dice = rolling(f"d6 {number}")
    return play.do("mighty_blow")


@pytest.mark.clause("DQ-SOLO-1")
@pytest.mark.parametrize("fields", [{"treasure": ["100"]}, {"cards": ["search.gold_10"]}])
def test_alone_one_wins_by_leaving_with_a_treasure(fields: dict[str, object]) -> None:
    play = out_with(**fields)
    assert play.over
    assert won(play)


@pytest.mark.clause("DQ-SOLO-1")
@pytest.mark.parametrize("fields", [{}, {"cards": ["search.potion", "corpse.rope"]}])
def test_alone_without_a_treasure_one_does_not_win(fields: dict[str, object]) -> None:
    play = out_with(**fields)
    assert play.over
    assert not won(play)


@pytest.mark.clause("DQ-SOLO-1")
def test_alone_in_the_castle_at_night_one_has_lost() -> None:
    d = dungeon("rohan", at="F6").lay("F6", "room-01").give(0, treasure=["4500"]).sun(26)
    play = d.turn().do("miss")
    assert play.over
    assert not won(play)


@pytest.mark.clause("DQ-SOLO-3")
@pytest.mark.parametrize(("number", "tactic"), TACTICS.items())
def test_die_chooses_for_the_monster(number: int, tactic: str) -> None:
    play = alone(number)
    assert play.of(RolledForMonster) == [RolledForMonster(0, number)]
    assert play.last(BlowsExchanged).monster == tactic
    assert play.last(MonsterMet).played_by == 0


@pytest.mark.clause("DQ-SOLO-3")
def test_die_may_choose_with_several_players_too() -> None:
    play = alone(5, "computer_monster", heroes=("rohan", "ulf"))
    assert play.last(BlowsExchanged).monster == "leap_aside"
    assert play.seat == 0


@pytest.mark.clause("DQ-SOLO-3")
def test_with_several_players_a_player_chooses_unless_agreed_otherwise() -> None:
    play = alone(5, heroes=("rohan", "ulf"))
    assert not play.of(RolledForMonster)
    assert play.seat == 1
