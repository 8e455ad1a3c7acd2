"""12 Potions."""

from __future__ import annotations

import pytest

from rules.dungeonquest.events import CardKept, CardLeft, CardPutBack, Healed, LostLife, PotionDrunk, TurnMissed
from rules.dungeonquest.items import potion_table
from tests.dungeonquest.positions import Dungeon, dungeon

pytestmark = pytest.mark.usefixtures("nothing_lost")


def with_a_potion(**fields: object) -> Dungeon:
    """A hero of 17 Life Points with 5 left and a potion, and another one far off."""
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01")
    return d.give(0, cards=["search.potion"], life=5, **fields)


@pytest.mark.clause("DQ-POT-1")
def test_second_potion_is_left() -> None:
    d = with_a_potion().next_tile("room-01").top("room", "potion")
    play = d.turn().do("move N")
    assert play.table.of(0).cards == ["search.potion"]
    assert not play.of(CardKept)
    assert play.of(CardLeft) == [CardLeft(0, "room.potion")]  # and the log says so
    assert play.table.decks.room[0] == "potion"


@pytest.mark.clause("DQ-POT-1")
def test_potion_may_be_taken_once_the_first_is_drunk() -> None:
    d = with_a_potion().next_tile("room-01").top("room", "potion").rolls("d6 3")
    assert d.turn().do("drink potion", "move N").table.of(0).cards == ["room.potion"]


@pytest.mark.clause("DQ-POT-2")
def test_table_of_the_potion() -> None:
    assert [(up_to, row, does.notation) for up_to, row, does in potion_table] == [
        (1, "1-1", "lose D6"),
        (2, "2-2", "turn lost"),
        (3, "3-3", "nothing"),
        (5, "4-5", "heal D6"),
        (6, "6-6", "heal 99"),
    ]


@pytest.mark.clause("DQ-POT-2")
@pytest.mark.parametrize(
    ("rolls", "row", "life"),
    [
        (["d6 1", "d6 4"], "1-1", 1),
        (["d6 2"], "2-2", 5),
        (["d6 3"], "3-3", 5),
        (["d6 4", "d6 6"], "4-5", 11),
        (["d6 5", "d6 1"], "4-5", 6),
        (["d6 6"], "6-6", 17),
    ],
)
def test_what_is_in_a_potion(rolls: list[str], row: str, life: int) -> None:
    play = with_a_potion().rolls(*rolls).turn().do("drink potion")
    assert play.last(PotionDrunk) == PotionDrunk(0, row)
    assert play.table.of(0).life == life
    assert play.last(CardPutBack) == CardPutBack(0, "search.potion")
    assert play.table.of(0).cards == []
    assert play.table.decks.search[0] == "potion"


@pytest.mark.clause("DQ-POT-2")
def test_drinking_is_no_action() -> None:
    play = with_a_potion().rolls("d6 3").turn().do("drink potion")
    assert play.seat == 0
    assert play.options == ["move N", "move E", "move S", "move W", "search"]
    assert play.refused("drink potion") == "DQ-POT-2"
    assert play.refused("miss") == "DQ-TURN-6"


@pytest.mark.clause("DQ-POT-2")
def test_sleep_takes_this_very_turn_and_no_other() -> None:
    play = with_a_potion().rolls("d6 2").turn().do("drink potion")
    assert play.last(TurnMissed) == TurnMissed(0, "potion")
    assert play.table.of(0).missing == 0
    assert play.seat == 1
    assert "move N" in play.do("miss").options


@pytest.mark.clause("DQ-POT-2")
def test_poison_may_kill_and_ends_the_turn() -> None:
    play = with_a_potion().rolls("d6 1", "d6 5").turn().do("drink potion")
    assert play.last(LostLife) == LostLife(0, 5, 0)
    assert play.table.of(0).fate == "dead"
    assert play.seat == 1


@pytest.mark.clause("DQ-POT-2")
def test_no_potion_in_a_turn_that_is_missed() -> None:
    play = with_a_potion(missing=1).turn()
    assert play.happened == [TurnMissed(0, "card")]
    assert play.table.of(0).cards == ["search.potion"]


@pytest.mark.clause("DQ-POT-2")
def test_no_potion_after_the_action() -> None:
    d = with_a_potion(gone_out=True).lay("F5", "corridor-14")
    play = d.turn().do("move N")
    assert "stay" in play.options
    assert play.refused("drink potion") == "ANSWER-1"


@pytest.mark.clause("DQ-POT-2")
def test_healing_stops_at_the_starting_value() -> None:
    d = dungeon("rohan", at="F6").lay("F6", "room-01").give(0, cards=["crypt.potion"], life=16).rolls("d6 4", "d6 6")
    assert d.turn().do("drink potion").last(Healed) == Healed(0, 1, 17)


@pytest.mark.clause("DQ-POT-3")
def test_no_potion_in_combat_nor_before_the_monster() -> None:
    d = with_a_potion().next_tile("room-01").top("room", "orc").top("monster", "m14")
    play = d.turn().do("move N")
    assert play.options == ["attack", "wait", "escape"]
    assert play.refused("drink potion") == "DQ-POT-3"
    play.do("attack")
    assert play.options == ["mighty_blow", "slash", "leap_aside"]
    assert play.refused("drink potion") == "DQ-POT-3"
