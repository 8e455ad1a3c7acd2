"""11 Traps and pits."""

from __future__ import annotations

import pytest

from rules.dungeonquest import events
from rules.dungeonquest.decks import DECKS
from rules.dungeonquest.events import (
    CardDrawn,
    ClimbedOut,
    FellIntoPit,
    LostLife,
    NoHarm,
    PotionDrunk,
    Stayed,
    TorchLit,
    TurnMissed,
    TurnsToMiss,
)
from rules.dungeonquest.table import COMPASS
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.kit import Play

pytestmark = pytest.mark.usefixtures("nothing_lost")


def trap(card: str, *rolls: str, hero: str = "rohan") -> Play:
    """A hero, alone, steps into a Trap Room, and this card is on top."""
    d = dungeon(hero, at="F6").lay("F6", "room-01").next_tile("trap-27").top("trap", card)
    return d.rolls(*rolls).turn().do("move N")


def in_a_pit(hero: str = "volrik", **fields: object) -> Dungeon:
    """A hero in a pit, and another one far off."""
    d = dungeon(hero, "rohan", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01")
    return d.give(0, in_pit=True, came="S", **fields)


def drawn(play: Play) -> list[str]:
    return [f"{card.deck}.{card.card}" for card in play.of(CardDrawn)]


def test_trap_deck_is_the_printed_one() -> None:
    counts = {card.name: card.copies for card in DECKS["trap"].values()}
    assert counts == {
        "crossfire": 2,
        "cave_in": 2,
        "explosion": 2,
        "trapdoor": 4,
        "snakes": 2,
        "poison_gas": 2,
        "shuffle": 1,
    }
    assert sum(counts.values()) == 15


@pytest.mark.clause("DQ-TRAP-1")
def test_trap_room_costs_a_trap_card_and_no_room_card() -> None:
    play = trap("snakes", "d6 4")
    assert drawn(play) == ["trap.snakes"]
    assert play.last(LostLife) == LostLife(0, 4, 13)


@pytest.mark.clause("DQ-TRAP-1")
def test_trap_found_in_a_search_costs_a_trap_card() -> None:
    d = dungeon("rohan", at="F6").lay("F6", "room-01").top("search", "trap").top("trap", "snakes").rolls("d6 2")
    play = d.turn().do("search")
    assert drawn(play) == ["search.trap", "trap.snakes"]
    assert play.last(LostLife).n == 2


@pytest.mark.clause("DQ-TRAP-1")
def test_trap_room_costs_a_trap_card_on_every_entry() -> None:
    d = dungeon("rohan", at="F6").lay("F6", "room-01").lay("F5", "trap-27").top("trap", "snakes").rolls("d6 1")
    assert drawn(d.turn().do("move N")) == ["trap.snakes"]


@pytest.mark.clause("DQ-TRAP-1")
@pytest.mark.parametrize(
    ("card", "rolls", "life", "missed"),
    [
        ("crossfire", ["d12 12"], 17 - 3, 0),
        ("crossfire", ["d12 9"], 17, 0),
        ("cave_in", ["d6 2"], 15, 0),
        ("cave_in", ["d6 6"], 15, 0),
        ("explosion", [], 13, 1),
        ("trapdoor", ["d12 4"], 17, 0),
        ("snakes", ["d6 6"], 11, 0),
        ("poison_gas", ["d6 5", "d6 6"], 15, 3),
        ("poison_gas", ["d6 3", "d6 1"], 17, 0),
    ],
)
def test_what_trap_cards_do(card: str, rolls: list[str], life: int, missed: int) -> None:
    play = trap(card, *rolls)
    assert play.table.of(0).life == life
    assert play.of(TurnMissed) == [TurnMissed(0, "card")] * missed
    assert play.table.sun == 2 + missed
    assert len(play.of(NoHarm)) == (life == 17 and card != "trapdoor")


def test_cave_in_crushes_on_a_one() -> None:
    play = trap("cave_in", "d6 1")
    assert (play.table.of(0).fate, play.table.of(0).cause, play.over) == ("dead", "crushed", True)


def test_who_dies_of_an_explosion_misses_no_turn() -> None:
    d = dungeon("rohan", at="F6").lay("F6", "room-01").next_tile("trap-27").top("trap", "explosion").give(0, life=4)
    play = d.turn().do("move N")
    assert play.table.of(0).fate == "dead"
    assert not play.of(TurnsToMiss)
    assert play.over


@pytest.mark.clause("DQ-PIT-1")
def test_trapdoor_is_met_by_agility() -> None:
    play = trap("trapdoor", "d12 4")
    assert play.last(events.Tested) == events.Tested(0, "agility", 4, 4)
    assert not play.of(FellIntoPit)
    assert not play.of(LostLife)


@pytest.mark.clause("DQ-PIT-1")
def test_who_misses_the_trapdoor_falls_loses_a_d6_and_ends_the_turn() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01")
    play = d.next_tile("trap-27").top("trap", "trapdoor").rolls("d12 5", "d6 3").turn().do("move N")
    assert play.of(FellIntoPit) == [FellIntoPit(0)]
    assert play.last(LostLife) == LostLife(0, 3, 14)
    assert play.table.of(0).in_pit
    assert play.seat == 1


@pytest.mark.clause("DQ-PIT-1")
def test_fall_may_kill() -> None:
    d = dungeon("rohan", at="F6").lay("F6", "room-01").next_tile("trap-27").top("trap", "trapdoor")
    play = d.give(0, life=3).rolls("d12 5", "d6 3").turn().do("move N")
    assert play.table.of(0).fate == "dead"
    assert play.over


@pytest.mark.clause("DQ-PIT-2")
def test_with_a_rope_one_is_out_at_once_and_acts_as_usual() -> None:
    play = in_a_pit(cards=["corpse.rope"]).turn()
    assert play.happened == [ClimbedOut(0, by_rope=True)]
    assert play.options == ["move N", "move E", "move S", "move W", "search", "miss"]
    assert play.table.of(0).cards == ["corpse.rope"]


@pytest.mark.clause("DQ-PIT-2")
def test_rope_waits_for_a_turn_that_is_not_missed() -> None:
    play = in_a_pit(cards=["corpse.rope"], missing=1).turn()
    assert play.of(TurnMissed) == [TurnMissed(0, "card")]
    assert play.table.of(0).in_pit
    assert play.seat == 1


@pytest.mark.clause("DQ-PIT-3")
def test_without_a_rope_there_is_nothing_but_the_climb() -> None:
    play = in_a_pit().turn()
    assert play.options == ["climb", "miss"]
    assert play.refused("move N") == "DQ-PIT-3"


@pytest.mark.clause("DQ-PIT-3")
def test_climb_that_succeeds_leaves_the_turn_to_act_in() -> None:
    play = in_a_pit().rolls("d12 7").turn().do("climb")
    assert play.last(events.Tested) == events.Tested(0, "agility", 7, 7)
    assert play.last(ClimbedOut) == ClimbedOut(0, by_rope=False)
    assert play.seat == 0
    assert play.options == ["move N", "move E", "move S", "move W", "search"]
    assert play.refused("climb") == "ANSWER-1"
    assert play.refused("miss") == "DQ-TURN-6"


@pytest.mark.clause("DQ-PIT-3")
def test_climb_that_fails_ends_the_turn_and_is_tried_again_in_the_next() -> None:
    play = in_a_pit().rolls("d12 8", "d12 1").turn().do("climb")
    assert play.last(Stayed) == Stayed(0)
    assert play.table.of(0).in_pit
    assert play.seat == 1
    play.do("miss")
    assert play.seat == 0
    assert play.do("climb").last(ClimbedOut).seat == 0


@pytest.mark.clause("DQ-PIT-3")
def test_who_fell_by_its_second_search_can_still_climb() -> None:
    d = dungeon("volrik", at="F6").lay("F6", "room-01").give(0, searched=1)
    play = d.top("search", "trap").top("trap", "trapdoor").rolls("d12 12", "d6 1", "d12 1").turn().do("search")
    assert play.table.of(0).searched == 2
    assert play.options == ["climb", "miss"]
    assert play.do("climb").options == ["move N", "move E", "move S", "move W"]


@pytest.mark.clause("DQ-PIT-3")
def test_who_climbs_out_into_a_sealed_cell_is_shut_in_from_the_next_turn_on() -> None:
    d = dungeon("volrik", "rohan", at="D8 K3").lay("D8", "room-01").lay("K3", "room-01")
    d.wall_off("D8", *COMPASS)
    d.give(0, in_pit=True, searched=2).rolls("d12 1")
    play = d.turn().do("climb")
    assert play.seat == 1
    play.do("miss")
    assert play.last(TurnMissed) == TurnMissed(0, "shut in")
    assert play.seat == 1


@pytest.mark.clause("DQ-PIT-4")
def test_square_of_one_in_a_pit_is_occupied() -> None:
    d = dungeon("rohan", "volrik", at="F6 F5").lay("F6", "room-01").lay("F5", "room-01").give(1, in_pit=True)
    assert d.turn().refused("move N") == "DQ-5.2.g"


@pytest.mark.clause("DQ-PIT-4")
def test_pit_is_no_danger_to_who_comes_later() -> None:
    d = dungeon("rohan", "volrik", at="F6 F5").lay("F6", "room-01").lay("F5", "room-01").give(1, in_pit=True)
    d.top("room", "empty", "empty").rolls("d12 1")
    play = d.turn().do("miss", "climb", "move N", "move N")
    assert str(play.table.of(0).square) == "F5"
    assert not play.table.of(0).in_pit
    assert [test.seat for test in play.of(events.Tested)] == [1]


@pytest.mark.clause("DQ-PIT-5")
def test_in_a_pit_one_may_drink_but_not_search() -> None:
    play = in_a_pit(cards=["search.potion"], ring="searching", life=5).rolls("d6 4", "d6 3").turn()
    assert play.refused("search") == "DQ-PIT-5"
    assert play.refused("search with ring") == "DQ-PIT-5"
    play.do("drink potion")
    assert play.last(PotionDrunk) == PotionDrunk(0, "4-5")
    assert play.table.of(0).life == 8
    assert play.options == ["climb"]


def test_in_the_dark_nobody_climbs_not_even_by_a_rope() -> None:
    play = in_a_pit(dark=True, cards=["corpse.rope"]).rolls("d6 2", "d6 3").turn()
    assert play.last(TurnMissed) == TurnMissed(0, "dark")
    assert play.table.of(0).in_pit
    assert play.seat == 1
    play.do("miss")
    assert play.last(TorchLit) == TorchLit(0)
    assert play.last(ClimbedOut) == ClimbedOut(0, by_rope=True)
    assert "move N" in play.options
