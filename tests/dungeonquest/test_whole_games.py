"""Whole games at random, watched by one who knows the board, the tiles and a few rules, and nothing of the program's own."""

from __future__ import annotations

from random import Random

import pytest

from rules import apply, decision, new_game, random_answer
from rules.dungeonquest.events import (
    CardDrawn,
    CardsSeen,
    CorridorsTurned,
    Died,
    LeftCastle,
    Moved,
    RoomTurned,
    SunMoved,
    TileLaid,
    TurnMissed,
)
from rules.dungeonquest.table import Laid, Square
from rules.engine.events import Event
from rules.game import SeatSetup, Setup
from tests.dungeonquest.test_tiles import PRINTED

AROUND = "NESW"
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
BOARD = {"A1": "ES", "M1": "WS", "A10": "EN", "M10": "WN", "G5": "NEW", "G6": "SEW"}
CHAMBER = ("G5", "G6")


class Watcher:
    """Knows where everybody stands and what lies where, from what has happened."""

    def __init__(self) -> None:
        self.laid: dict[str, tuple[str, str]] = {}
        self.stands: dict[int, str] = {}
        self.came: dict[int, str] = {}
        self.searches: dict[int, int] = {}
        self.sun = 0
        self.acted: dict[int, list[str]] = {}

    def open_sides(self, square: str) -> str:
        """The sides of a square that are no wall."""
        if square in BOARD:
            return BOARD[square]
        tile, arrow = self.laid[square]
        at = AROUND.index(arrow)
        facing = [AROUND[at], AROUND[(at - 1) % 4], AROUND[(at + 2) % 4], AROUND[(at + 1) % 4]]
        return "".join(way for way, side in zip(facing, PRINTED[tile][2:], strict=True) if side != "wall")

    def sees(self, event: Event, laid: dict[str, Laid]) -> None:
        """One more thing has happened."""
        match event:
            case SunMoved(space=space):
                assert space == self.sun + 1
                self.sun, self.acted = space, {}
            case TileLaid(tile=tile, square=square):
                assert str(square) not in self.laid
                self.laid[str(square)] = (tile, laid[str(square)].arrow)
            case RoomTurned(square=square):
                tile, arrow = self.laid[str(square)]
                assert tile == "rotating-38"
                self.laid[str(square)] = (tile, AROUND[(AROUND.index(arrow) + 2) % 4])
            case CorridorsTurned():
                for square, (tile, arrow) in self.laid.items():
                    if tile.startswith("corridor"):
                        self.laid[square] = (tile, AROUND[(AROUND.index(arrow) + 1) % 4])
            case Moved():
                self.follows(event)
            case CardDrawn(seat=seat, deck="search") | CardsSeen(seat=seat):
                self.searches[seat] = self.searches.get(seat, 0) + 1
                assert self.searches[seat] <= 2
                self.acts(seat, "search")
            case TurnMissed(seat=seat):
                self.acts(seat, "miss")
            case Died(seat=seat) | LeftCastle(seat=seat):
                self.stands.pop(seat)
            case _:
                pass

    def acts(self, seat: int, what: str) -> None:
        """One turn a round holds one kind of action."""
        self.acted.setdefault(seat, []).append(what)
        assert len(set(self.acted[seat])) == 1
        assert what == "move" or len(self.acted[seat]) == 1

    def follows(self, event: Moved) -> None:
        """A hero goes one square, through no wall, to where nobody stands."""
        here, to = str(event.start), str(event.to)
        halves = CHAMBER if here in CHAMBER else (here,)
        assert self.stands[event.seat] == here
        steps = [(half, way) for half in halves for way in AROUND if beyond(half, way) == to]
        assert steps
        half, way = steps[0]
        if event.how != "secret door":
            assert way in self.open_sides(half)
            assert AROUND[(AROUND.index(way) + 2) % 4] in self.open_sides(to)
        assert to in CHAMBER or to not in self.stands.values()
        self.stands[event.seat] = to
        self.searches[event.seat] = 0
        if event.how in ("move", "secret door"):
            self.acts(event.seat, "move")


def beyond(square: str, way: str) -> str:
    """The next square."""
    down, right = STEPS[way]
    there = Square.at(square)
    return str(Square(there.row + down, there.column + right))


@pytest.mark.clause("DQ-5.2.a", "DQ-5.2.d", "DQ-5.2.f", "DQ-5.2.g", "DQ-5.2.o", "DQ-MOVE-1", "DQ-MOVE-3", "DQ-N2")
@pytest.mark.parametrize("seed", range(60))
def test_nobody_goes_through_walls_or_heroes_nor_moves_and_searches_in_one_turn(seed: int):
    n = 1 + seed % 4
    state = new_game(Setup("dungeonquest", tuple(SeatSetup(name) for name in "ABCD"[:n]), "castle", (), str(seed)))
    chance, watcher = Random(seed), Watcher()
    while (asked := decision(state)) is not None:
        answer = random_answer(asked, chance)
        if any(pick in ("miss", "leave") for pick in answer.picks) and len(asked.options) > 2 and chance.random() < 0.9:
            continue
        state, events, _ = apply(state, answer)
        if not watcher.stands and state.table.sun:
            watcher.stands = {hero.seat: str(hero.square) for hero in state.table.heroes}
        for event in events:
            watcher.sees(event, state.table.laid)
    assert watcher.sun <= 27
    assert watcher.stands == {}
