"""Chapter 2, setup: First Player, heroes, rings, Towers, and how all of it lies."""

from __future__ import annotations

import pytest

from rules import Illegal
from rules.dungeonquest.events import FirstPlayer, HeroChosen, RingChosen, Rolled, TowerChosen
from rules.game import SeatSetup, Setup
from rules.play import begin
from tests.dungeonquest.positions import dungeon
from tests.dungeonquest.reading import blocked
from tests.kit import Play


def game(*heroes: str | None, seed: str = "setup") -> Play:
    """A new game; None: this player chooses a hero in it."""
    outcome = begin(
        Setup("dungeonquest", tuple(SeatSetup(f"P{i}", hero) for i, hero in enumerate(heroes)), "castle", (), seed)
    )
    play = Play(outcome.state)
    play.happened = list(outcome.events)
    return play


def seed_where(n: int, *, tie: bool) -> str:
    """A seed with which the highest first roll of n players is tied, or is not."""
    for seed in map(str, range(1000)):
        rolls = [event.number for event in game(*[None] * n, seed=seed).of(Rolled)][:n]
        if (rolls.count(max(rolls)) > 1) == tie:
            return seed
    raise AssertionError(n)


@pytest.mark.clause("DQ-SET-1")
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_one_to_four_can_play(n: int):
    play = game(*[None] * n)
    assert len(play.table.heroes) == n
    assert play.options == ["hero rohan", "hero ulf", "hero el_adoran", "hero volrik"]


@pytest.mark.clause("DQ-SET-1")
@pytest.mark.parametrize("n", [0, 5])
def test_nobody_and_five_cannot_play(n: int):
    with pytest.raises(Illegal, match="SETUP-1"):
        game(*[None] * n)


@pytest.mark.clause("DQ-SET-1")
@pytest.mark.parametrize("n", [2, 3, 4])
def test_highest_d12_is_first_player(n: int):
    play = game(*[None] * n, seed=seed_where(n, tie=False))
    rolls = play.of(Rolled)
    assert [(roll.seat, roll.die) for roll in rolls] == [(seat, 12) for seat in range(n)]
    best = max(rolls, key=lambda roll: roll.number).seat
    assert play.of(FirstPlayer) == [FirstPlayer(best)]
    assert play.table.first == best
    assert play.seat == best


@pytest.mark.clause("DQ-SET-1")
def test_only_those_who_tie_for_the_highest_roll_again():
    play = game(None, None, None, seed=seed_where(3, tie=True))
    rolls = play.of(Rolled)
    first = rolls[:3]
    tied = [roll.seat for roll in first if roll.number == max(roll.number for roll in first)]
    assert [roll.seat for roll in rolls[3 : 3 + len(tied)]] == tied
    assert play.table.first in tied


@pytest.mark.clause("DQ-SET-1", "DQ-SET-6")
def test_first_player_stays_the_same_all_game():
    built = dungeon("rohan", "ulf", "volrik", at="A1 M1 A10").sun(0)
    built.table.first = 1
    play = built.round()
    for _ in range(26):
        assert (play.table.first, play.seat) == (1, 1)
        play.do("miss", "miss", "miss")
    assert play.of(FirstPlayer) == []


def first_is(seat: int, *heroes: str | None) -> Play:
    """A new game in which this seat is First Player."""
    return next(play for play in (game(*heroes, seed=str(seed)) for seed in range(500)) if play.table.first == seat)


@pytest.mark.clause("DQ-SET-2", "DQ-SET-3", "DQ-SET-4")
def test_heroes_then_rings_then_towers_are_chosen_each_in_turn_order():
    play = first_is(2, None, None, None, None)
    while not play.table.sun:
        play.do(play.options[0])
    turn_order = [2, 3, 0, 1]
    chosen = [(type(one), one.seat) for one in play.happened if isinstance(one, (HeroChosen, RingChosen, TowerChosen))]
    assert chosen == [(kind, seat) for kind in (HeroChosen, RingChosen, TowerChosen) for seat in turn_order]
    assert [play.table.heroes[seat].name for seat in turn_order] == ["rohan", "ulf", "el_adoran", "volrik"]
    assert [play.table.heroes[seat].ring for seat in turn_order] == ["warning", "blindness", "healing", "opening"]
    assert [str(play.table.heroes[seat].square) for seat in turn_order] == ["A1", "M1", "A10", "M10"]
    assert (play.seat, play.table.sun) == (2, 1)


@pytest.mark.clause("DQ-SET-2")
def test_no_hero_is_chosen_twice():
    play = first_is(1, None, None).do("hero volrik")
    assert play.seat == 0
    assert play.refused("hero volrik") == "DQ-SET-2"
    assert play.options == ["hero rohan", "hero ulf", "hero el_adoran"]


@pytest.mark.clause("DQ-SET-2")
def test_hero_agreed_beforehand_cannot_be_chosen_by_another():
    play = first_is(0, None, "ulf")
    assert (play.seat, play.refused("hero ulf")) == (0, "DQ-SET-2")
    with pytest.raises(Illegal, match="SETUP-4"):
        game("ulf", "ulf")


@pytest.mark.clause("DQ-SET-3")
def test_no_ring_is_chosen_twice():
    play = first_is(1, "rohan", "ulf").do("ring fortune")
    assert (play.seat, play.refused("ring fortune")) == (0, "DQ-SET-3")
    assert len(play.options) == 6
    assert play.do("ring healing").table.heroes[0].ring == "healing"


@pytest.mark.clause("DQ-SET-4")
def test_only_a_free_tower_can_be_chosen():
    play = first_is(1, "rohan", "ulf").do("ring fortune", "ring healing")
    assert play.options == ["tower NW", "tower NE", "tower SW", "tower SE"]
    play.do("tower SE")
    assert play.seat == 0
    assert play.options == ["tower NW", "tower NE", "tower SW"]
    assert blocked(play) == {"tower SE": "DQ-MOVE-3"}


@pytest.mark.clause("DQ-SET-5")
@pytest.mark.parametrize(("name", "life"), [("rohan", 17), ("ulf", 16), ("el_adoran", 11), ("volrik", 15)])
def test_hero_starts_with_full_life_and_empty_hands(name: str, life: int):
    one = game(name).do("ring warning", "tower NW").table.heroes[0]
    assert one.life == life
    assert (one.treasure, one.cards) == ([], [])
    assert (one.fate, one.missing, one.searched, one.dark, one.in_pit, one.ring_used) == (
        "inside",
        0,
        0,
        False,
        False,
        False,
    )


PILES = ("room", "search", "trap", "door", "corpse", "crypt", "monster")


@pytest.mark.clause("DQ-SET-5")
def test_tiles_decks_and_counters_are_mixed():
    one, other = game("rohan", seed="one").table, game("rohan", seed="other").table
    for pile in PILES:
        assert one.decks.of(pile) != other.decks.of(pile)
        assert sorted(one.decks.of(pile)) == sorted(other.decks.of(pile))
    assert one.box != other.box
    assert one.treasure != other.treasure
    assert len({game("rohan", seed=str(i)).table.dragon.index("wakes") for i in range(30)}) > 4


@pytest.mark.clause("DQ-SET-5")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_tiles_decks_and_counters_lie_face_down(seat: int | None):
    seen = game("rohan", "ulf").view(seat).table
    for pile in PILES:
        assert set(seen.decks.of(pile)) == {f"{pile} card"}
    assert set(seen.box) == {"tile"}
    assert set(seen.treasure) == {"treasure"}
    assert set(seen.dragon) == {"dragon"}


@pytest.mark.clause("DQ-SET-5")
def test_board_is_empty_at_first():
    play = game("rohan").do("ring warning", "tower NW")
    assert play.table.laid == {}
    assert len(play.table.box) == 115


@pytest.mark.clause("DQ-SET-6")
@pytest.mark.parametrize(
    ("first", "out", "then"),
    [
        (2, {2: "dead"}, 3),
        (2, {2: "safe"}, 3),
        (2, {2: "dead", 3: "safe"}, 0),
        (3, {3: "dead", 0: "dead"}, 1),
        (0, {}, 0),
    ],
)
def test_marker_passes_to_the_left_to_the_next_player_still_in_the_game(first: int, out: dict[int, str], then: int):
    built = dungeon("rohan", "ulf", "el_adoran", "volrik", at="A1 M1 A10 M10").sun(5)
    built.table.first = first
    for seat, fate in out.items():
        built.give(seat, fate=fate, life=0 if fate == "dead" else 3, cause="wounds" if fate == "dead" else "")
    play = built.round()
    assert (play.table.first, play.seat) == (then, then)
    assert play.of(FirstPlayer) == ([FirstPlayer(then)] if out else [])
    assert play.table.sun == 6


@pytest.mark.clause("DQ-SET-6")
def test_marker_passes_when_the_first_player_leaves_the_castle():
    play = dungeon("rohan", "ulf", at="A1 F5").lay("F5", "room-01").turn().do("leave")
    assert (play.seat, play.table.first, play.table.sun) == (1, 0, 1)
    play.do("miss")
    assert (play.seat, play.table.first, play.table.sun) == (1, 1, 2)
