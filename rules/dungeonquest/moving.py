"""5 Moving, and laying tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Literal

from annotated_types import Interval

from ..engine.decisions import UP_TO_ONE, Blocked, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, instruction, offer
from . import chamber, doors, dragon, rings, rooms
from .chances import Overcome, nothing
from .events import Groped, Moved, TileDrawn, TileLaid, TilePutBack
from .life import dies
from .numbers import AGILITY, Roll, rolled
from .table import CHAMBER, COMPASS, NO_SECRET_DOOR, Hero, Laid, Referee, Rule, Square, State, Table, Way, back
from .tiles import (
    WALL,
    barred,
    barred_to_secret_door,
    exits,
    kind,
    place,
    side,
    starting_square,
    tile_at,
)

Half = Annotated[int, Interval(ge=0, le=1)]
How = Literal["move", "secret door", "flee", "escape"]


@instruction
class Move(Rule):
    """Out by an exit, to the next square."""

    way: Way
    to: Square
    part: Half = 0
    closes: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return f"move {self.way}{' lower' * self.part}"

    @property
    def about(self) -> Ref:
        return Ref("square", self.to)

    def why_not(self, state: State) -> Illegal | None:
        hero = state.me
        if hero.in_pit:
            return Illegal("DQ-PIT-3", "in_a_pit")
        if kind(state.table, hero.square) == "darkness" and self.way in open_sides(state.table, hero.square):
            return Illegal("DQ-ROOM-8", "too_dark_to_choose")
        return barred(state.table, hero, starting_square(hero.square, self.part), self.way)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        set_out(referee, self.way, self.part)


def set_out(referee: Referee, way: Way, part: int = 0) -> None:
    """Try to get out this way, as a doing of its own: what fails on the way ends it, and the turn with it (DQ-MOVE-6)."""
    hero = referee.me
    failed = chamber.stays_with_the_dragon(hero)
    referee.push(*obstacles(referee.table, hero, way, part, failed), Go(way, part), source="move")


def obstacles(table: Table, hero: Hero, way: Way, part: int, otherwise: Effect) -> Iterator[Effect]:
    """What must be overcome to get out and in there, in the order of DQ-MOVE-4; or else that happens."""
    square = starting_square(hero.square, part)
    if way != hero.came:
        if kind(table, square) == "cave_in":
            yield Overcome(AGILITY, otherwise)
        if kind(table, square) == "bottomless_pit":
            yield Overcome(AGILITY, dies("pit"))
    yield from doors.between(table, square, way, otherwise)


@instruction
class Grope(Rule):
    """Out of a Chamber of Darkness: the die says by which exit (DQ-ROOM-8)."""

    closes: ClassVar[bool] = True

    def why_not(self, state: State) -> Illegal | None:
        if kind(state.table, state.me.square) != "darkness":
            return Illegal("DQ-ROOM-8", "not_dark_here")
        return Illegal("DQ-PIT-3", "in_a_pit") if state.me.in_pit else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.push(Roll(6), GropeAlong(), source="move")


@instruction
class GropeAlong(Rule):
    """The exits share the die equally; what is left over is rolled again."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        way = way_in_the_dark(referee.table, hero.square, rolled(referee))
        if way is None:
            referee.next(Roll(6), GropeAlong())
            return
        shut = barred(referee.table, hero, hero.square, way) is not None
        referee.note(Groped(hero.seat, way, shut))
        if not shut:
            referee.next(*obstacles(referee.table, hero, way, 0, nothing()), Go(way))


def open_sides(table: Table, square: Square) -> list[Way]:
    """The sides of a tile that are no wall: entry, right, ahead, left."""
    laid = tile_at(table, square)
    return sorted((way for way in COMPASS if side(table, square, way) != WALL), key=lambda way: place(laid, way))


def way_in_the_dark(table: Table, square: Square, number: int) -> Way | None:
    """The exit a number of the die stands for; None: roll again."""
    ways = open_sides(table, square)
    share = 6 // len(ways)
    return ways[(number - 1) // share] if number <= share * len(ways) else None


@instruction
class SecretDoor(Rule):
    """Through a wall, in the turn after it was found."""

    way: Way
    to: Square
    closes: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return f"secret door {self.way}"

    @property
    def about(self) -> Ref:
        return Ref("square", self.to)

    def why_not(self, state: State) -> Illegal | None:
        hero = state.me
        if hero.secret_door != state.table.sun:
            return Illegal("DQ-SEC-2", "no_secret_door")
        if hero.in_pit:
            return Illegal("DQ-PIT-3", "in_a_pit")
        return barred_to_secret_door(state.table, hero.square, self.way)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.push(Go(self.way, 0, "secret door"), source="move")


def moves(state: State) -> Iterator[Option | Blocked]:
    """Every way out of where the hero stands, possible or not."""
    table, hero = state.table, state.me
    for way, part in exits(hero.square):
        to = starting_square(hero.square, part).beyond(way)
        yield offer(Move(way, to, part), state)
    if kind(table, hero.square) == "darkness":
        yield offer(Grope(), state)
    if hero.secret_door == table.sun:
        for way in COMPASS:
            yield offer(SecretDoor(way, hero.square.beyond(way)), state)


def can_move(state: State) -> bool:
    """Whether the hero has any legal move, or attempt at one."""
    return any(type(one) is Option for one in moves(state))


@instruction
class Go(Rule):
    """To the next square, where a tile is laid if there is none."""

    way: Way
    part: Half = 0
    how: How = "move"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        to = starting_square(referee.me.square, self.part).beyond(self.way)
        if not kind(referee.table, to):
            referee.next(DrawTile(), LayTile(to, back(self.way)))
        referee.next(Enter(to, self.way, self.how))


@instruction
class DrawTile(Rule):
    """A tile out of the box; the Ring of Changing may put it back."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        draw_tile(referee)
        if rings.ready(referee.me, "changing") and referee.table.box:
            referee.next(ChangeTile())


def draw_tile(referee: Referee) -> None:
    """The next tile, for all to see."""
    referee.table.drawn = referee.table.box.pop()
    referee.note(TileDrawn(referee.seat, referee.table.drawn))


@instruction
class ChangeTile(Rule):
    """The Ring of Changing: another tile, which must be used."""

    clause: ClassVar[Clause | None] = "DQ-RING-4"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [offer(rings.UseRing("changing", AnotherTile()), state)], UP_TO_ONE)


@instruction
class AnotherTile(Rule):
    """Another one is drawn, and the first put back into the box, which is mixed."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, first = referee.table, referee.table.drawn
        draw_tile(referee)
        table.box.append(first)
        referee.dice.shuffle(table.box)
        referee.note(TilePutBack(referee.seat, first))


def set_foot(table: Table, square: Square) -> None:
    """Somebody has been on this tile now (DQ-ROOM-10b)."""
    laid = table.laid.get(str(square))
    if laid and not laid.entered:
        table.laid[str(square)] = laid._replace(entered=True)


@instruction
class LayTile(Rule):
    """The tile drawn is laid, its arrow to the hero (DQ-TILE-1)."""

    square: Square
    arrow: Way

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        lay(referee, self.square, self.arrow)


def lay(referee: Referee, square: Square, arrow: Way, *, spun: bool = False, entered: bool = True) -> None:
    """The tile drawn lies here now."""
    table = referee.table
    table.laid[str(square)] = Laid(table.drawn, arrow, spun, entered)
    referee.note(TileLaid(referee.seat, table.drawn, square))
    table.drawn = ""


@instruction
class Enter(Rule):
    """The hero stands there now, and what the place does to it follows."""

    to: Square
    way: Way
    how: How

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, start = referee.me, referee.me.square
        hero.square, hero.came, hero.by_secret_door = self.to, back(self.way), self.how == "secret door"
        hero.searched, hero.secret_door, hero.gone_out = 0, NO_SECRET_DOOR, True
        referee.note(Moved(hero.seat, start, self.to, self.how))
        set_foot(referee.table, self.to)
        if start in CHAMBER:
            dragon.left(referee)
        referee.next(*rooms.entered(referee.table, self.to, self.how))
