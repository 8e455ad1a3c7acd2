"""8 What happens in rooms of each kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Done, Effect, Window, instruction, offer
from . import chamber, items, moving, rings, searching, towers
from .decks import draw
from .events import CorridorsTurned, RoomTurned
from .life import die
from .table import Hero, Referee, Rule, Square, State, Table, turned
from .tiles import TILES, WALL, is_tower, kind, side, tile_at

ROOM_CARD = ("room", "cave_in", "portcullis")
"""Kinds in which a Room card is taken on every entry (DQ-MOVE-5)."""
UNSEARCHABLE = ("rotating", "darkness", "bottomless_pit", "trap", "chasm", "corridor", "chamber")
"""Kinds in which no search is possible (DQ-5.2.m); Towers cannot be searched either (DQ-SRCH-2)."""


def entered(table: Table, square: Square, how: str) -> Iterator[Effect]:
    """What follows on entering. Who escapes or flees takes no Room card and goes no further (DQ-MON-12, DQ-DRG-5)."""
    by_itself = how in ("move", "secret door")
    if str(square) in table.bodies:
        yield items.LootBody()
    match kind(table, square):
        case "corridor" | "tower" if by_itself:
            yield Onward()
        case "trap":
            yield rings.Warned((draw("trap"),))
        case "rotating":
            yield Spin()
        case "chamber":
            yield chamber.Loot() if by_itself else chamber.DragonCounter()
        case room if room in ROOM_CARD and by_itself:
            yield draw("room")
        case _:
            pass


@instruction
class Onward(Window[Table, Hero]):
    """From a Corridor or a Tower one may go on at once, or stay (DQ-ROOM-2, DQ-TOW-3)."""

    clause: ClassVar[Clause | None] = "DQ-ROOM-2"

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield from moving.moves(state)
        yield Blocked("search", searching.Search(), Illegal("DQ-5.2.o", "turn_has_begun"))
        yield offer(towers.Leave(), state)
        yield offer(Done("stay"), state)

    def idle(self, state: State) -> bool:
        return not moving.can_move(state) and towers.Leave().why_not(state) is not None

    def ask(self, state: State) -> Decision | None:
        if self.idle(state):
            return None
        clause = "DQ-TOW-3" if is_tower(state.me.square) else self.clause
        return decide(state, self, self.offers(state), clause=clause)


@instruction
class Spin(Rule):
    """A Rotating Room turns round once; if its only exit is then no way out, the hero is lost (DQ-ROOM-4, DQ-ROOM-4b)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, hero = referee.table, referee.me
        laid = tile_at(table, hero.square)
        if laid.spun:
            return
        table.laid[str(hero.square)] = laid._replace(spun=True)
        referee.note(RoomTurned(hero.seat, hero.square))
        ahead = turned(laid.arrow, 2)
        there = hero.square.beyond(ahead)
        if not there.on_board or side(table, there, laid.arrow) == WALL:
            die(referee, "trapped")


@instruction
class TurnCorridors(Rule):
    """The Wizard's Curse: every Corridor on the board turns a quarter clockwise (DQ-ROOM-9)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        laid = referee.table.laid
        corridors = [square for square, tile in laid.items() if TILES[tile.tile].kind == "corridor"]
        for square in corridors:
            laid[square] = laid[square]._replace(arrow=turned(laid[square].arrow, 1))
        referee.note(CorridorsTurned(referee.seat, len(corridors)))


def why_not_searchable(table: Table, hero: Hero) -> Illegal | None:
    """Why this hero cannot search where it is."""
    here = kind(table, hero.square)
    if hero.below:
        return Illegal("DQ-CAT-3", "no_searching_below")
    if hero.in_pit:
        return Illegal("DQ-PIT-5", "in_a_pit")
    if here == "tower":
        return Illegal("DQ-SRCH-2", "cannot_be_searched", kind=here)
    if here in UNSEARCHABLE:
        return Illegal("DQ-5.2.m", "cannot_be_searched", kind=here)
    return None


def turn_corridors() -> TurnCorridors:
    """Every Corridor turns."""
    return TurnCorridors()
