"""26.8 Druid Nights."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import UP_TO_ONE, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, instruction
from . import scenarios, sites
from .events import ShieldPlaced
from .fight import combat, outcome
from .hexes import Hex
from .table import Referee, Rule, Site, State, Table

INCANTATION = "incantation"
"""What such a fight is about."""
ASKED = "glade"
"""Remembered for the turn: marking a glade has been offered."""
SUMMONED = {1: ("brown",), 2: ("red",), 3: ("brown", "red")}
"""By the number of the Night: what comes for each glade (MK-SCN-DRUID-3, MK-SCN-DRUID-5)."""
CRYSTALS = {1: 1, 2: 2, 3: 3}
"""Crystal rolls for each glade that has brought enemies."""


def glades(table: Table) -> Iterator[tuple[Hex, Site]]:
    """The glades on the map."""
    for name, site in table.sites.items():
        if sites.kind(table, Hex.at(name)) == "glade":
            yield Hex.at(name), site


def marked(table: Table, seat: int) -> list[Hex]:
    """The glades with a Shield of this seat."""
    return [space for space, site in glades(table) if seat in site.shields]


def room(table: Table) -> int:
    """How many Shields a glade can hold (MK-SCN-DRUID-2, MK-SCN-DRUID-7)."""
    if table.plays("contested_glades"):
        return 1 if len(table.heroes) == 2 else 2
    return len(table.heroes)


def markable(state: State) -> bool:
    """Whether the acting hero stands on a glade without a Shield of its own."""
    table, hero = state.table, state.me
    site = table.site(hero.space)
    return site is not None and sites.kind(table, hero.space) == "glade" and hero.seat not in site.shields


def marking(state: State) -> tuple[Effect, ...]:
    """Where the movement has ended on a glade (MK-SCN-DRUID-2)."""
    turn = state.me.turn
    return (Marking(),) if turn.part != "rest" and ASKED not in turn.used and markable(state) else ()


@instruction
class Marking(Rule):
    """A Shield may be put on the glade; on a full one it takes the place of another's."""

    clause: ClassVar[Clause | None] = "MK-SCN-DRUID-2"

    def ask(self, state: State) -> Decision:
        site = state.table.sites[str(state.me.space)]
        if len(site.shields) < room(state.table):
            options = [Option("mark glade", MarkGlade())]
        else:
            options = [Option(f"replace {seat}", MarkGlade(seat)) for seat in site.shields]
        return decide(state, self, options, UP_TO_ONE)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.used.append(ASKED)
        referee.next(*[pick.do for pick in picks])


@instruction
class MarkGlade(Rule):
    """One's own Shield, instead of another seat's if one is named."""

    instead_of: int = -1

    @property
    def about(self) -> Ref | None:
        return Ref("seat", self.instead_of) if self.instead_of >= 0 else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        shields = referee.table.sites[str(hero.space)].shields
        if self.instead_of >= 0:
            shields.remove(self.instead_of)
        shields.append(hero.seat)
        referee.note(ShieldPlaced(hero.seat, hero.space))


def here(state: State) -> Iterator[Effect]:
    """The incantation of this Night."""
    if state.table.night:
        yield Incantation()


def deed(table: Table) -> str:
    """How the incantation of this Night is remembered."""
    return f"{INCANTATION} {table.round // 2}"


@instruction
class Incantation(Rule):
    """Once a Night: fight what one's glades bring forth (MK-SCN-DRUID-3, MK-SCN-DRUID-5)."""

    def why_not(self, state: State) -> Illegal | None:
        table, hero = state.table, state.me
        if deed(table) in hero.deeds:
            return Illegal("MK-SCN-DRUID-3", "incantation_done")
        site = table.site(hero.space)
        if sites.kind(table, hero.space) in sites.INHABITED and not (site and site.burned):
            return Illegal("MK-SCN-DRUID-3", "inhabited")
        if not marked(table, hero.seat) and not markable(state):
            return Illegal("MK-SCN-DRUID-3", "no_glade_marked")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        n, night = len(marked(table, hero.seat)), table.round // 2
        if not n:
            return
        hero.deeds.append(deed(table))
        hero.turn.rewards += ["crystal roll"] * CRYSTALS[night] * n
        colours = SUMMONED[night] * n
        foes = [foe for colour in colours for foe in outcome.draw_foe(referee, colour, "drawn")]
        combat.begin(referee, INCANTATION, hero.space, foes)


def clear_glades(table: Table) -> None:
    """The Night is over (MK-SCN-DRUID-4)."""
    for _, site in glades(table):
        site.shields.clear()


def all_done(table: Table) -> bool:
    """Whether everybody has performed the last incantation (MK-SCN-DRUID-6)."""
    last = f"{INCANTATION} {scenarios.limit(table) // 2}"
    return all(last in hero.deeds for hero in table.heroes)
