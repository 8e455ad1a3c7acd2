"""17 Death, leaving the game, and who has won."""

from __future__ import annotations

import pytest

from rules import result
from rules.dungeonquest.events import (
    CardPutBack,
    Died,
    FirstPlayer,
    LeftCastle,
    SunMoved,
    TreasureLost,
)
from rules.game import Standing
from tests.dungeonquest.positions import Dungeon, dungeon
from tests.kit import Play, begin

pytestmark = pytest.mark.usefixtures("nothing_lost")

FOUR = ("rohan", "ulf", "el_adoran", "volrik")


def four(**fields: object) -> Dungeon:
    """Four heroes, each in a room of its own with free rooms around it."""
    d = dungeon(*FOUR, at="C3 K3 C8 K8")
    for square in ("C3", "K3", "C8", "K8"):
        d.lay(square, "room-01")
    return d.give(0, **fields)


def over(d: Dungeon) -> Play:
    """The game is over, with the heroes as they are."""
    play = begin(d.state)
    assert play.over
    return play


def came_out(*fates: tuple[str, int, list[str]]) -> list[Standing]:
    """The standings when the heroes have this fate, these Life Points and this treasure."""
    d = dungeon(*FOUR[: len(fates)], at=" ".join(["A1", "M1", "A10", "M10"][: len(fates)]))
    for seat, (fate, life, treasure) in enumerate(fates):
        d.give(seat, fate=fate, life=life, treasure=treasure, cause="wounds" if fate == "dead" else "")
    told = result(over(d).state)
    assert told is not None
    return list(told.standings)


def killed(play: Play) -> list[tuple[int, str]]:
    return [(died.seat, died.cause) for died in play.of(Died)]


@pytest.mark.clause("DQ-DEATH-1")
def test_no_life_left() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01").give(0, life=2)
    play = d.top("search", "giant_centipede").rolls("d12 2").turn().do("search")
    assert killed(play) == [(0, "wounds")]
    assert play.table.of(0).life == 0


@pytest.mark.clause("DQ-DEATH-1")
def test_crushed() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01").next_tile("room-01")
    play = d.top("room", "cave_in").rolls("d6 1").turn().do("move N")
    assert killed(play) == [(0, "crushed")]


@pytest.mark.clause("DQ-DEATH-1")
def test_trapped() -> None:
    d = dungeon("rohan", "volrik", at="D2 C5").lay("D2", "room-01").lay("C5", "room-01").next_tile("rotating-38")
    assert killed(d.turn().do("move N")) == [(0, "trapped")]


@pytest.mark.clause("DQ-DEATH-1")
def test_burnt() -> None:
    d = dungeon("rohan", "volrik", at="G5 C3").lay("C3", "room-01").dragon("wakes").rolls("mix 8", "d12 1")
    d.wall_off("G5", "N", "E", "W").wall_off("G6", "S", "E", "W")
    assert killed(d.turn().do("stay and loot")) == [(0, "dragon")]


@pytest.mark.clause("DQ-DEATH-1")
def test_fallen_into_the_bottomless_pit() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "bottomless_pit-26").lay("C3", "room-01").give(0, came="S")
    play = d.give(0, cards=["corpse.rope"]).rolls("d12 5").turn().do("move N")
    assert killed(play) == [(0, "pit")]


@pytest.mark.clause("DQ-DEATH-1")
def test_caught_by_night() -> None:
    d = dungeon("rohan", at="F6").lay("F6", "room-01").sun(26)
    play = d.turn().do("miss")
    assert killed(play) == [(0, "night")]
    assert play.over


@pytest.mark.clause("DQ-DEATH-1")
def test_the_figure_is_gone_and_others_may_enter() -> None:
    d = dungeon("rohan", "volrik", at="F6 F7").lay("F6", "room-01").lay("F7", "room-01").give(0, life=1)
    play = d.top("search", "giant_centipede").top("room", "empty").turn().do("search", "move N")
    assert str(play.table.of(1).square) == "F6"


@pytest.mark.clause("DQ-DEATH-2")
def test_treasure_of_the_dead_goes_back() -> None:
    cards = ["search.gold_90", "room.gold_30", "crypt.potion", "corpse.rope"]
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-01").lay("C3", "room-01")
    d.give(0, life=1, treasure=["4500", "100"], cards=cards).top("search", "giant_centipede")
    play = d.turn().do("search")
    assert play.of(TreasureLost) == [TreasureLost(0, 4720)]
    assert len(play.table.treasure) == 32
    assert sorted(event.card for event in play.of(CardPutBack)) == sorted(cards)
    assert [play.table.decks.of(card.split(".")[0]).count(card.split(".")[1]) for card in cards] == [1, 1, 3, 3]
    assert play.table.bodies == {}


@pytest.mark.clause("DQ-WIN-1")
def test_of_those_that_came_out_the_richest_wins() -> None:
    standings = came_out(("safe", 3, ["500"]), ("dead", 0, []), ("safe", 1, ["4500"]), ("safe", 9, ["100", "110"]))
    assert standings == [
        Standing(2, 1, 4500, won=True, fate="safe"),
        Standing(0, 2, 500, won=False, fate="safe"),
        Standing(3, 3, 210, won=False, fate="safe"),
        Standing(1, 4, 0, won=False, fate="wounds"),
    ]


@pytest.mark.clause("DQ-WIN-1")
def test_gold_counts_as_much_as_counters() -> None:
    d = dungeon("rohan", "ulf", at="A1 M1").give(0, fate="safe", cards=["crypt.gold_250"])
    told = result(over(d.give(1, fate="safe", treasure=["240"])).state)
    assert told is not None
    assert told.winners == (0,)


@pytest.mark.clause("DQ-WIN-2")
def test_when_nobody_came_out_nobody_wins() -> None:
    standings = came_out(("dead", 0, []), ("dead", 0, []))
    assert [standing.won for standing in standings] == [False, False]
    assert [standing.fate for standing in standings] == ["wounds", "wounds"]


@pytest.mark.clause("DQ-WIN-3")
def test_ties_go_to_the_one_with_more_life() -> None:
    standings = came_out(("safe", 3, ["200"]), ("safe", 4, ["200"]))
    assert [(seat, place, won) for seat, place, _, won, _ in standings] == [(1, 1, True), (0, 2, False)]


@pytest.mark.clause("DQ-WIN-3")
def test_with_as_much_life_the_victory_is_shared() -> None:
    standings = came_out(("safe", 4, ["200"]), ("safe", 4, ["200"]), ("safe", 5, ["190"]))
    assert [(seat, place, won) for seat, place, _, won, _ in standings] == [
        (0, 1, True),
        (1, 1, True),
        (2, 3, False),
    ]


@pytest.mark.clause("DQ-WIN-3")
def test_who_leaves_without_treasure_counts_for_nothing_but_may_win() -> None:
    standings = came_out(("dead", 0, []), ("safe", 4, []))
    assert standings[0] == Standing(1, 1, 0, won=True, fate="safe")


@pytest.mark.case("R-DQ-05")
def test_sun_moves_on_each_round_when_the_first_player_is_dead() -> None:
    play = four(fate="dead", life=0, cause="wounds").round()
    assert play.of(FirstPlayer) == [FirstPlayer(1)]
    for space in range(2, 27):
        assert play.last(SunMoved) == SunMoved(space)
        assert play.table.sun == space
        for seat in (1, 2, 3):
            assert play.seat == seat
            play.do("miss")
    assert play.over
    assert killed(play) == [(1, "night"), (2, "night"), (3, "night")]


@pytest.mark.case("R-DQ-05", "R-DQ-22")
def test_first_player_that_dies_in_its_turn_ends_only_that_turn() -> None:
    play = four(life=1).top("search", "giant_centipede").turn().do("search")
    assert [play.seat, play.table.sun] == [1, 1]
    play.do("miss", "miss", "miss")
    assert [play.seat, play.table.sun, play.table.first] == [1, 2, 1]
    assert play.of(SunMoved) == [SunMoved(2)]


@pytest.mark.case("R-DQ-09")
def test_sunset() -> None:
    d = dungeon(*FOUR, at="A1 B1 M10 F6").lay("B1", "room-01").lay("F6", "room-01").sun(26)
    d.give(0, treasure=["500"], came="E").give(2, fate="safe", treasure=["100"])
    d.give(3, fate="dead", life=0, cause="wounds").give(1, treasure=["4500"])
    play = d.turn().do("miss", "miss")
    assert play.last(SunMoved) == SunMoved(27)
    assert play.of(LeftCastle) == [LeftCastle(0, 500)]
    assert killed(play) == [(1, "night")]
    assert play.over
    ended = result(play.state)
    assert ended is not None and ended.standings == (
        Standing(0, 1, 500, won=True, fate="safe"),
        Standing(2, 2, 100, won=False, fate="safe"),
        Standing(1, 3, 0, won=False, fate="night"),
        Standing(3, 3, 0, won=False, fate="wounds"),
    )


@pytest.mark.case("R-DQ-09")
def test_tower_one_never_left_is_no_shelter_at_sunset() -> None:
    d = dungeon("rohan", "ulf", at="A1 M1").give(0, gone_out=False).sun(26)
    assert killed(d.turn().do("miss", "miss")) == [(0, "night")]


@pytest.mark.case("R-DQ-09")
def test_all_still_inside_die_one_by_one_and_each_by_name() -> None:
    play = four().sun(26).turn().do("miss", "miss", "miss", "miss")
    assert killed(play) == [(seat, "night") for seat in range(4)]
    assert play.over


@pytest.mark.case("R-DQ-22")
def test_nobody_is_skipped_or_played_twice_after_a_death() -> None:
    d = four().give(1, life=1).top("search", "giant_centipede")
    play = d.turn().do("miss", "search")
    turns: list[int] = []
    for _ in range(6):
        turns.append(play.seat)
        play.do("miss")
    assert turns == [2, 3, 0, 2, 3, 0]


@pytest.mark.case("R-DQ-22")
def test_game_ends_once_with_the_last_death() -> None:
    d = dungeon("rohan", "ulf", at="C3 K3").lay("C3", "room-01").lay("K3", "room-01").give(0, life=1)
    d.give(1, life=1, cards=["search.potion"]).top("search", "giant_centipede").rolls("d12 1", "d6 1")
    play = d.turn().do("search")
    assert not play.over
    play.do("drink potion")
    assert killed(play) == [(0, "wounds"), (1, "wounds")]
    assert play.over
    assert not play.of(SunMoved)
    told = result(play.state)
    assert told is not None
    assert told.winners == ()


@pytest.mark.case("R-DQ-22")
def test_dead_hero_does_nothing_that_was_still_to_come() -> None:
    d = dungeon("rohan", "volrik", at="F6 C3").lay("F6", "room-10").lay("C3", "room-01").give(0, life=1)
    play = d.top("door", "trap_a").turn().do("move N")
    assert killed(play) == [(0, "wounds")]
    assert str(play.table.of(0).square) == "F6"
    assert "F5" not in play.table.laid
    assert play.seat == 1
