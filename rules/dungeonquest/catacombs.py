"""20 The Catacombs, an optional expansion (DQ-OPT-1)."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import UP_TO_ONE, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import May, instruction, may, offer
from . import chamber, decks, dragon, items, moving, rings
from .events import CameUp, EntranceFound, RoomTurned, TilePutBack, WentBelow, WentOnBelow
from .numbers import Roll, rolled
from .table import CHAMBER, COMPASS, NO_SECRET_DOOR, TOWERS, Hero, Referee, Rule, Square, State, Table, Way
from .tiles import TILES, kind, tile_at

AROUND: dict[int, tuple[int, int]] = {
    1: (-1, -1),
    2: (-1, 0),
    3: (-1, 1),
    4: (0, -1),
    5: (0, 1),
    6: (1, -1),
    7: (1, 0),
    8: (1, 1),
    9: (0, 0),
    10: (0, 0),
}
"""Where one comes up, by the D10 (DQ-CAT-4)."""
UNFIT = ("bottomless_pit", "trap")
"""Tiles that are not laid where one comes up (DQ-CAT-5)."""


def marked(table: Table, square: Square) -> bool:
    """Whether a way down is marked here."""
    return square in table.entrances


@instruction
class MarkEntrance(Rule):
    """The way down is marked, unless it lies in a Cave-In room (DQ-CAT-1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, square = referee.table, referee.me.square
        if kind(table, square) != "cave_in" and not marked(table, square):
            table.entrances.append(square)
            referee.note(EntranceFound(referee.seat, square))


@instruction
class GoDown(Rule):
    """Into the Catacombs."""

    closes: ClassVar[bool] = True

    def why_not(self, state: State) -> Illegal | None:
        hero = state.me
        if hero.below or not marked(state.table, hero.square):
            return Illegal("DQ-CAT-1", "no_way_down")
        return Illegal("DQ-PIT-3", "in_a_pit") if hero.in_pit else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(ChooseDirection())


@instruction
class ChooseDirection(Rule):
    """North, east, south or west, for the whole trip (DQ-CAT-2)."""

    clause: ClassVar[Clause | None] = "DQ-CAT-2"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(f"tunnel {way}", HeadFor(way)) for way in COMPASS])


@instruction
class HeadFor(Rule):
    """This way; the square above is kept in mind."""

    way: Way

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, start = referee.me, referee.me.square
        hero.below, hero.came, hero.by_secret_door, hero.in_pit = self.way, "", False, False
        hero.searched, hero.secret_door, hero.gone_out = 0, NO_SECRET_DOOR, True
        referee.note(WentBelow(hero.seat, start))
        if start in CHAMBER:
            dragon.left(referee)


@instruction
class Tunnel(Rule):
    """One square on, as far as the board reaches, and a Catacombs card (DQ-CAT-3)."""

    closes: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return "go on below"

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.below else Illegal("DQ-CAT-3", "not_below")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        if hero.below and (to := hero.square.beyond(hero.below)).on_board:
            hero.square = to
            referee.note(WentOnBelow(hero.seat, to))
        referee.next(BelowCard())


@instruction
class BelowCard(Rule):
    """The top Catacombs card; the Ring of Teleport may be used when it has been seen."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        card = decks.draw_card(referee, "catacombs")
        if card is None:
            return
        if rings.ready(referee.me, "teleport"):
            referee.next(AwayFrom(f"catacombs.{card.name}"))
        else:
            decks.carry_out(referee, f"catacombs.{card.name}")


@instruction
class AwayFrom(Rule):
    """Straight up, instead of what the card says; or else what it says."""

    card: str
    clause: ClassVar[Clause | None] = "DQ-RING-4"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [offer(rings.UseRing("teleport", ComeUp()), state)], UP_TO_ONE)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if picks:
            referee.next(picks[0].do)
        else:
            decks.carry_out(referee, self.card)


@instruction
class TeleportUp(Rule):
    """The Ring of Teleport, at the start of a turn below."""

    closes: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return "ring teleport"

    @property
    def about(self) -> Ref:
        return Ref("ring", "teleport")

    def why_not(self, state: State) -> Illegal | None:
        if not state.me.below:
            return Illegal("DQ-CAT-3", "not_below")
        return rings.why_not_ready(state.me, "teleport")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        rings.use(referee)
        referee.next(ComeUp())


@instruction
class ComeUp(Rule):
    """To the board: by an entrance next to here, or where the D10 says (DQ-CAT-4)."""

    clause: ClassVar[Clause | None] = "DQ-CAT-4"

    def ask(self, state: State) -> Decision | None:
        table, hero = state.table, state.me
        near = [square for square in table.entrances if square in neighbours(hero.square) and fit(table, hero, square)]
        if not near:
            return None
        return decide(state, self, [Option(f"come up at {square}", ComeUpAt(square)) for square in near], UP_TO_ONE)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, hero = referee.table, referee.me
        if picks:
            referee.next(picks[0].do)
        elif any(fit(table, hero, square) for square in (hero.square, *neighbours(hero.square))):
            referee.next(Roll(10), ComeUpByDie())


@instruction
class ComeUpByDie(Rule):
    """Where nobody can come up the die is rolled again (DQ-CAT-5)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        square = beside(hero.square, rolled(referee))
        if fit(referee.table, hero, square):
            referee.next(ComeUpAt(square))
        else:
            referee.next(Roll(10), ComeUpByDie())


def beside(square: Square, number: int) -> Square:
    """One of the nine squares around here, by the D10; it may lie off the board."""
    down, right = AROUND[number]
    return Square(square.row + down, square.column + right)


def neighbours(square: Square) -> list[Square]:
    """The eight squares around this."""
    return [beside(square, number) for number in range(1, 9)]


def fit(table: Table, hero: Hero, square: Square) -> bool:
    """Whether this hero can come up here (DQ-CAT-5); of tiles that are not seen any may be one that fits."""
    if not square.on_board or square in TOWERS.values() or table.occupied(square):
        return False
    here = kind(table, square)
    return here != "bottomless_pit" and (here != "" or any(fits(tile) for tile in table.box))


def fits(tile: str) -> bool:
    """Whether one can come up on this tile; of one that is hidden it is not known that one cannot."""
    return tile not in TILES or TILES[tile].kind not in UNFIT


@instruction
class ComeUpAt(Rule):
    """Here; an empty square gets a tile, laid as one likes."""

    square: Square

    @property
    def about(self) -> Ref:
        return Ref("square", self.square)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if not kind(referee.table, self.square):
            referee.next(moving.DrawTile(), FitTile(), Orient(self.square))
        referee.next(Surface(self.square))


@instruction
class FitTile(Rule):
    """Pits and Trap rooms are laid aside, and another tile drawn (DQ-CAT-5)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        if TILES[table.drawn].kind in UNFIT:
            table.aside.append(table.drawn)
            referee.note(TilePutBack(referee.seat, table.drawn))
            referee.next(moving.DrawTile(), FitTile())


@instruction
class Orient(Rule):
    """To which side the arrow of the new tile lies."""

    square: Square
    clause: ClassVar[Clause | None] = "DQ-CAT-5"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(f"arrow {way}", LayTurned(self.square, way)) for way in COMPASS])


@instruction
class LayTurned(Rule):
    """This way; a Rotating Room counts as turned already."""

    square: Square
    arrow: Way

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        moving.lay(referee, self.square, self.arrow, spun=TILES[referee.table.drawn].kind == "rotating")


@instruction
class Surface(Rule):
    """The hero stands on the board; no Room or Trap card is taken (DQ-CAT-6). The chamber is entered as usual (DQ-CAT-7)."""

    square: Square

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, hero = referee.table, referee.me
        hero.square, hero.below, hero.came = self.square, "", ""
        referee.note(CameUp(hero.seat, self.square))
        moving.set_foot(table, self.square)
        if kind(table, self.square) == "rotating" and not tile_at(table, self.square).spun:
            table.laid[str(self.square)] = tile_at(table, self.square)._replace(spun=True)
            referee.note(RoomTurned(hero.seat, self.square))
        if str(self.square) in table.bodies:
            referee.next(items.LootBody())
        if self.square in CHAMBER:
            referee.next(chamber.Loot())
        elif marked(table, self.square):
            referee.next(may(GoDown()))


def enter_catacombs() -> ChooseDirection:
    """The hero is below at once."""
    return ChooseDirection()


def place_entrance() -> MarkEntrance:
    """The way down is marked."""
    return MarkEntrance()


def may_come_up() -> May:
    """The hero may come up."""
    return may(ComeUp())
