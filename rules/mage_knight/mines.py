"""26.7 Mines Liberation."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.decisions import Option
from ..engine.errors import Illegal
from ..engine.instructions import Effect, instruction
from . import levels, mana, sites, times
from .fight import combat
from .fight_events import EnemyDrawn
from .frays import Fight
from .hexes import Hex, spaces_of
from .table import Referee, Rule, Site, State, Table

MINE = "mine"
"""What such a fight is about."""
MARKER = "marker"
"""Stands for a brown token, when none was left to be laid down (MK-SCN-MINE-7)."""
COUNTRYSIDE, CORE = 4, 7
"""Points for a mine on either kind of tile (MK-SCN-MINE-9)."""


def deep(table: Table, space: Hex) -> bool:
    """Whether a mine lies on a Core tile."""
    return any(tile.name.startswith("core") and space in spaces_of(tile.x, tile.y) for tile in table.tiles)


def guard(referee: Referee, space: Hex) -> None:
    """A green or red token face up, and a brown one face down; they are not rampaging (MK-SCN-MINE-3)."""
    table = referee.table
    site = table.sites[str(space)]
    if token := sites.draw_token(referee, "red" if deep(table, space) else "green"):
        site.foes.append(token)
    if token := sites.draw_token(referee, "brown"):
        sites.lay_face_down(site, [token])
    else:
        site.made = MARKER


def here(state: State) -> Iterator[Effect]:
    """The fight for the mine one stands on."""
    if sites.kind(state.table, state.me.space) == "mine":
        yield Liberate()


@instruction
class Liberate(Rule):
    """Fight what holds the mine: night rules, but with Units (MK-SCN-MINE-4)."""

    def why_not(self, state: State) -> Illegal | None:
        if sites.conquered(state.table, state.me.space):
            return Illegal("MK-SCN-MINE-4", "mine_is_free")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        space = referee.me.space
        site = referee.table.sites[str(space)]
        reveal(referee, site, space)
        foes = [combat.foe(id, space, "lying") for id in site.foes]
        combat.begin(referee, MINE, space, foes, dark=True)


def reveal(referee: Referee, site: Site, space: Hex) -> None:
    """The brown token is turned up, or drawn for its marker."""
    if site.hidden:
        sites.turn_up(referee, site, space)
    if site.made == MARKER and (token := sites.draw_token(referee, "brown")):
        site.made = ""
        site.foes.append(token)
        referee.note(EnemyDrawn(referee.seat, token))


def settle(referee: Referee, fight: Fight, won: bool) -> None:
    """Who defeats the last one marks the mine (MK-SCN-MINE-5)."""
    if won:
        sites.put_shield(referee, referee.seat, fight.space)
        levels.change_reputation(referee, referee.me, 2 if deep(referee.table, fight.space) else 1)


def all_mines(table: Table) -> Iterator[tuple[Hex, Site]]:
    """The mines on the map."""
    for name, site in table.sites.items():
        space = Hex.at(name)
        if sites.kind(table, space) == "mine":
            yield space, site


def all_free(table: Table) -> bool:
    """Whether no mine is held by enemies any more."""
    return all(site.shields for _, site in all_mines(table))


def pay_out(referee: Referee) -> None:
    """At the start of a Day or Night: a crystal from each mine one has liberated (MK-SCN-MINE-6)."""
    table = referee.table
    for space, site in all_mines(table):
        printed = times.space_at(table, space)
        for seat in site.shields:
            if printed:
                mana.gain_crystal(referee, table.of(seat), printed.colour, overflow=False)


def score(table: Table, seat: int) -> int:
    """Points for liberated mines (MK-SCN-MINE-9)."""
    return sum(CORE if deep(table, space) else COUNTRYSIDE for space, site in all_mines(table) if seat in site.shields)
