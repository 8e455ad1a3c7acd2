"""11 Exploring and the map."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Illegal
from ..engine.instructions import instruction, offer
from . import levels, scenarios, sites, variants
from .card_events import OfferRefilled
from .content.tiles import spaces_of_tile
from .events import Explored, TokenRevealed
from .hexes import AROUND, OFF_MAP, Hex, centre, neighbours, spaces_of
from .table import Referee, Rule, State, Table, Tile, bare

PRICE = 2
"""Move points for a tile, by day and night (MK-EXPL-1)."""


@instruction
class Explore(Rule):
    """Reveal the next tile at this position (MK-EXPL-3)."""

    x: int
    y: int

    @property
    def notation(self) -> str:
        return f"explore {self.x},{self.y}"

    @property
    def about(self) -> Ref:
        return Ref("space", centre(self.x, self.y))

    def why_not(self, state: State) -> Illegal | None:
        turn = state.me.turn
        if turn.part != "move":
            return Illegal("MK-TURN-5.4" if turn.acted else "MK-MOVE-1", "not_moving")
        if why := does_not_fit(state.table, self.x, self.y):
            return why
        if turn.move < PRICE:
            return Illegal("MK-EXPL-1", "not_enough_move", need=PRICE, have=turn.move)
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, hero = referee.table, referee.me
        hero.turn.move -= PRICE
        hero.turn.moved = True
        tile = Tile(draw_tile(referee, self.x, self.y), self.x, self.y, variants.orientation(referee))
        referee.note(Explored(hero.seat, tile.name, tile.x, tile.y))
        place(referee, tile)
        levels.gain_fame(referee, hero, scenarios.fame_for_tile(table))
        for other in table.heroes:
            sites.reveal_near(referee, other)
        scenarios.tile_revealed(referee, tile)


def next_back(table: Table) -> str:
    """The back of the next tile, which all can see (MK-EXPL-8): countryside, core, boxed countryside, boxed core, or none."""
    for name in ("countryside", "core", "box_countryside", "box_core"):
        if getattr(table, name):
            return name
    return ""


def back_at(table: Table, x: int, y: int) -> str:
    """The back of the tile that would be laid here: the next one, unless positions are fixed (MK-SCN-HOLD-2)."""
    slot = scenarios.kind_of_slot(table, x, y)
    return slot if slot and getattr(table, slot) else next_back(table)


def draw_tile(referee: Referee, x: int, y: int) -> str:
    """The tile for a position; when the deck is empty a random one from the box (MK-EXPL-10)."""
    back = back_at(referee.table, x, y)
    pile: list[str] = getattr(referee.table, back)
    return pile.pop(referee.dice.below(len(pile))) if back.startswith("box") else pile.pop()


def does_not_fit(table: Table, x: int, y: int) -> Illegal | None:
    """Why the next tile cannot be laid here (MK-EXPL-4 ... MK-EXPL-7, MK-EXPL-10)."""
    back, near = back_at(table, x, y), touching(table, x, y)
    if not back:
        return Illegal("MK-EXPL-10", "no_tiles_left")
    if why := scenarios.off_the_map(table, x, y, core=back.endswith("core")):
        return why
    if scenarios.fixed_positions(table):
        return None
    if back.startswith("box"):
        return None if len(near) >= 3 else Illegal("MK-EXPL-10", "tile_must_touch_three")
    if back == "core":
        return None if len(near) >= 2 else Illegal("MK-EXPL-6", "core_must_touch_two")
    if len(near) >= 2 or any(len(touching(table, tile.x, tile.y)) >= 2 for tile in near):
        return None
    return Illegal("MK-EXPL-5", "tile_would_not_touch_enough")


def touching(table: Table, x: int, y: int) -> list[Tile]:
    """The tiles next to a position (MK-MAP-4)."""
    return [tile for tile in table.tiles if (tile.x - x, tile.y - y) in AROUND]


def place(referee: Referee, tile: Tile) -> None:
    """A tile on the map, and its tokens on it, in a fixed order (11.3, MK-REV-7)."""
    table = referee.table
    tile = tile._replace(second=scenarios.second_city(referee, tile))
    table.tiles.append(tile)
    for hex, space in spaces_of_tile(*tile):
        if table.heart(hex) != hex:
            continue  # the right part of a Megapolis belongs to the left one
        if space.site in sites.MARAUDERS:
            token = sites.draw_token(referee, sites.MARAUDERS[space.site])
            if token:
                table.rampaging[str(hex)] = [token]
                referee.note(TokenRevealed(hex, token))
        elif space.site and space.site != "portal":
            populate(referee, hex, space.site, space.colour)


def populate(referee: Referee, hex: Hex, kind: str, colour: str) -> None:
    """What is put on one site when it is revealed."""
    table = referee.table
    site = table.sites[str(hex)] = bare()
    if kind in sites.GUARDS:
        token = sites.draw_token(referee, sites.GUARDS[kind])
        sites.lay_face_down(site, [token] if token else [])
    elif kind == "ruins":
        site.ruin_hidden = sites.draw_ruin(referee) or ""
        if site.ruin_hidden and not table.night:
            sites.turn_up_ruin(referee, site, hex)
    elif kind == "monastery" and table.advanced_deck:
        card = table.advanced_deck.pop()
        table.monastery_offer.append(card)
        referee.note(OfferRefilled("monastery", card))
    elif kind == "city":
        scenarios.found_city(referee, site, colour)
    scenarios.populate(referee, hex, kind, colour)


def frontier(state: State) -> Iterator[Option | Blocked]:
    """The free positions next to the hero's space (MK-EXPL-2)."""
    if state.me.space == OFF_MAP:
        return
    for x, y in free_beside(
        tuple(state.table.tiles), state.me.space, leap=2 if "bent space" in state.me.turn.allows else 1
    ):
        yield offer(Explore(x, y), state)


@lru_cache(128)
def free_beside(tiles: tuple[Tile, ...], space: Hex, leap: int = 1) -> list[tuple[int, int]]:
    """Positions without a tile that a space borders on."""
    taken = {(tile.x, tile.y) for tile in tiles}
    free = {(tile.x + dx, tile.y + dy) for tile in tiles for dx, dy in AROUND} - taken
    seen = set(neighbours(space))
    if leap > 1:
        seen |= {far for near in tuple(seen) for far in neighbours(near)}
    return [(x, y) for x, y in sorted(free) if seen & set(spaces_of(x, y))]
