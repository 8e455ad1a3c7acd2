"""26.9 Dungeon Lords: secret dungeons and tombs, and the ways beneath the earth between those that are conquered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import By, Effect, instruction, offer
from . import movement, sites, times
from .content.tiles import spaces_of_tile
from .events import SiteHidden
from .frays import Fight
from .hexes import Hex, neighbours
from .table import Referee, Rule, Site, State, Table, Tile, bare

SECRETS = {"village": "dungeon", "monastery": "tomb"}
"""What is hidden beside which site (MK-SCN-DUNG-2)."""
LYING = {"dungeon": "brown", "tomb": "red"}
"""The colour of the token that waits there."""
POINTS = 4
"""For a dungeon or tomb, instead of 2 (MK-SCN-DUNG-7)."""
ENTRY = 2
"""Move points of a way beneath the earth, besides one for each space (MK-SCN-DUNG-5)."""


def hiding(tile: Tile) -> tuple[Effect, ...]:
    """What is to be hidden beside the sites of a tile."""
    spaces = spaces_of_tile(*tile)
    return tuple(Hide(space, SECRETS[printed.site]) for space, printed in spaces if printed.site in SECRETS)


@instruction
class HideFirst(Rule):
    """For the first tiles the first player in Round Order chooses (MK-SCN-DUNG-2)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        referee.next(*[By(table.order[0], do) for tile in table.tiles for do in hiding(tile)])


@instruction
class Hide(Rule):
    """A space beside the village or monastery; without one that will do, nothing is hidden."""

    beside: Hex
    kind: str
    clause: ClassVar[Clause | None] = "MK-SCN-DUNG-2"

    @property
    def about(self) -> Ref:
        return Ref("space", self.beside)

    def ask(self, state: State) -> Decision:
        spaces = [space for space in neighbours(self.beside) if free(state.table, space)]
        return decide(state, self, [Option(f"hide {space}", HideHere(space, self.kind)) for space in spaces])


def free(table: Table, space: Hex) -> bool:
    """Whether a space is accessible, no swamp, and without a site."""
    printed = times.space_at(table, space)
    if printed is None or printed.site or str(space) in table.sites:
        return False
    return printed.terrain in movement.BY_DAY and printed.terrain != "swamp"


@instruction
class HideHere(Rule):
    """The token lies face down on this space."""

    space: Hex
    kind: str

    @property
    def about(self) -> Ref:
        return Ref("space", self.space)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        site = referee.table.sites[str(self.space)] = bare()
        site.made = self.kind
        lay(referee, site)
        referee.note(SiteHidden(referee.seat, self.space, self.kind))


def lay(referee: Referee, site: Site) -> None:
    """The enemy that waits in a secret dungeon or tomb."""
    token = sites.draw_token(referee, LYING[site.made])
    sites.lay_face_down(site, [token] if token else [])


def take_lying(table: Table, space: Hex) -> str | None:
    """The token lying in a secret dungeon or tomb is the enemy there (MK-SCN-DUNG-3)."""
    site = table.site(space)
    if site is None or site.made not in LYING or not site.hidden:
        return None
    site.backs.pop()
    return site.hidden.pop()


def hide_again(referee: Referee, fight: Fight) -> None:
    """After a failure another enemy lies there (MK-SCN-DUNG-3)."""
    site = referee.table.site(fight.space)
    if site and site.made in LYING and not site.shields and not site.hidden:
        lay(referee, site)


def places(table: Table) -> Iterator[tuple[Hex, Site]]:
    """All dungeons and tombs on the map, secret ones too."""
    for name, site in table.sites.items():
        if sites.kind(table, Hex.at(name)) in LYING:
            yield Hex.at(name), site


def all_conquered(table: Table) -> bool:
    """Whether none is left to be conquered."""
    return all(site.shields for _, site in places(table))


def score(table: Table, seat: int) -> int:
    """Points for dungeons and tombs (MK-SCN-DUNG-7)."""
    return POINTS * sum(seat in site.shields for _, site in places(table))


def tunnels(state: State) -> Iterator[Option | Blocked]:
    """From the conquered dungeon or tomb one stands on to the others."""
    table, here = state.table, state.me.space
    conquered = [space for space, site in places(table) if site.shields]
    if here in conquered:
        yield from (offer(Tunnel(space), state) for space in conquered if space != here)


@instruction
class Tunnel(Rule):
    """Beneath the earth to another conquered dungeon or tomb (MK-SCN-DUNG-5). It provokes nobody (MK-MOVE-27)."""

    to: Hex

    @property
    def about(self) -> Ref:
        return Ref("space", self.to)

    @property
    def notation(self) -> str:
        return f"tunnel {self.to}"

    def why_not(self, state: State) -> Illegal | None:
        turn = state.me.turn
        if turn.part != "move":
            return Illegal("MK-TURN-5.4" if turn.acted else "MK-MOVE-1", "not_moving")
        way = length(state.table, state.me.space, self.to)
        if way is None:
            return Illegal("MK-SCN-DUNG-5", "no_way_beneath")
        if turn.move < ENTRY + way:
            return Illegal("MK-SCN-DUNG-5", "not_enough_move", need=ENTRY + way, have=turn.move)
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        came_from = referee.me.space
        referee.me.turn.move -= ENTRY + (length(referee.table, came_from, self.to) or 0)
        movement.put_hero(referee, self.to, "tunnel")
        movement.arrive(referee, came_from, ())


def length(table: Table, here: Hex, there: Hex) -> int | None:
    """Spaces of the shortest way over what is revealed, lakes and swamps left out; None: there is no way."""
    seen, edge, steps = {here}, [here], 0
    while edge and there not in seen:
        edge = [near for space in edge for near in neighbours(space) if near not in seen and dry(table, near)]
        seen.update(edge)
        steps += 1
    return steps if there in seen else None


def dry(table: Table, space: Hex) -> bool:
    """Whether a way beneath the earth can run here."""
    printed = times.space_at(table, space)
    return printed is not None and printed.terrain not in ("lake", "swamp")
