"""12 What heroes carry."""

from __future__ import annotations

import pytest

from rules.dungeonquest.events import CardKept, ClimbedOut, LeftCastle
from rules.dungeonquest.winning import value, worth
from tests.dungeonquest.positions import dungeon

pytestmark = pytest.mark.usefixtures("nothing_lost")

GOLD = {
    "room.gold_30": 30,
    "room.gold_40": 40,
    "search.gold_10": 10,
    "search.gold_90": 90,
    "search.gold_200": 200,
    "corpse.gold_20": 20,
    "corpse.gold_60": 60,
    "corpse.gold_150": 150,
    "crypt.gold_50": 50,
    "crypt.gold_100": 100,
    "crypt.gold_120": 120,
    "crypt.gold_250": 250,
}


@pytest.mark.clause("DQ-ITEM-1")
@pytest.mark.parametrize(("card", "gold"), GOLD.items())
def test_gold_is_worth_its_number(card: str, gold: int) -> None:
    d = dungeon("rohan", at="F6").give(0, cards=[card], treasure=["500"])
    assert worth(card) == gold
    assert value(d.hero()) == 500 + gold


@pytest.mark.clause("DQ-ITEM-1")
def test_gold_found_is_brought_out_and_ropes_and_potions_count_for_nothing() -> None:
    d = dungeon("rohan", at="B1").lay("B1", "room-01").give(0, cards=["corpse.rope", "crypt.potion", "crypt.gold_250"])
    play = d.top("search", "gold_90").turn().do("search")
    assert play.last(CardKept) == CardKept(0, "search.gold_90")
    play.do("move W", "leave")
    assert play.last(LeftCastle) == LeftCastle(0, 340)


@pytest.mark.clause("DQ-ITEM-2")
def test_kept_cards_lie_beside_the_hero_for_all_to_see() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01").top("search", "gold_200")
    play = d.turn().do("search")
    for seat in (0, 1, None):
        assert play.view(seat).table.of(0).cards == ["search.gold_200"]
    assert "gold_200" not in play.table.decks.search


@pytest.mark.clause("DQ-ITEM-2")
@pytest.mark.parametrize("ropes", [["corpse.rope"], ["corpse.rope", "corpse.rope"]])
def test_second_rope_does_what_the_first_does(ropes: list[str]) -> None:
    d = dungeon("rohan", at="F6").lay("F6", "room-01").give(0, cards=ropes, in_pit=True)
    play = d.turn()
    assert play.happened == [ClimbedOut(0, by_rope=True)]
    assert play.table.of(0).cards == ropes
    assert value(play.table.of(0)) == 0


def test_second_rope_may_be_found() -> None:
    d = dungeon("rohan", at="F6").lay("F6", "room-01").give(0, cards=["corpse.rope"])
    d.next_tile("room-01").top("room", "dead_adventurer").top("corpse", "rope")
    assert d.turn().do("move N", "draw corpse").table.of(0).cards == ["corpse.rope", "corpse.rope"]
