"""14 and 13 Units that are recruited and disbanded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import instruction, offer
from . import interaction, levels, promises, sites, units
from .events import Disbanded, Recruited
from .heroes import Hero, fresh
from .table import Referee, Rule, State, Table

BONDED_DISCOUNT = 5
"""Influence that Bonds of Loyalty saves, each time a Unit is recruited onto it."""


def price(table: Table, hero: Hero, unit: str, *, bonded: bool = False) -> int:
    """The Influence a Unit of the offer costs this hero here; onto Bonds of Loyalty it is cheaper."""
    return max(0, units.printed(unit).cost - BONDED_DISCOUNT * bonded)


def bond_free(hero: Hero) -> bool:
    """Whether the Command token of Bonds of Loyalty has no Unit."""
    return "bonds_of_loyalty" in hero.skills and not any(unit.bonded for unit in hero.units)


def token_free(table: Table, hero: Hero) -> bool:
    """Whether a Command token of the hero's own has no Unit (MK-UNITS-3)."""
    return sum(not unit.bonded for unit in hero.units) < levels.command_tokens(table, hero)


@instruction
class Recruit(Rule):
    """Pay a Unit of the offer; with all Command tokens in use one is disbanded first (MK-LOCALS-4.1, MK-UNITS-4.1)."""

    unit: str
    bonded: bool = False

    @property
    def about(self) -> Ref:
        return Ref("offer", self.unit)

    @property
    def notation(self) -> str:
        return f"recruit {self.unit}" + " by bonds_of_loyalty" * self.bonded

    def why_not(self, state: State) -> Illegal | None:
        table, hero = state.table, state.me
        places = interaction.recruits_here(table, hero)
        everybody = sites.kind(table, hero.space) == "city" and white_city(table, hero)
        if not everybody and not set(places) & set(units.printed(self.unit).places):
            return Illegal("MK-LOCALS-4.1", "not_recruited_here", place=places[0])
        return interaction.too_dear(state, price(table, hero, self.unit, bonded=self.bonded))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.influence -= price(referee.table, referee.me, self.unit, bonded=self.bonded)
        referee.next(*make_room(referee, self.bonded), Join(self.unit, self.bonded))


def white_city(table: Table, hero: Hero) -> bool:
    """In the white city Units of every type are recruited (MK-CITY-21)."""
    return "white" in sites.city_colours(table, hero.space)


def make_room(referee: Referee, bonded: bool = False) -> list[Rule]:
    """What must be done first when all Command tokens are in use."""
    return [] if bonded or token_free(referee.table, referee.me) else [Disband()]


@instruction
class Join(Rule):
    """A Unit of the offer comes to the Unit area: ready and unwounded (MK-UNITS-4)."""

    unit: str
    bonded: bool = False

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.unit_offer.remove(self.unit)
        referee.me.units.append(fresh(self.unit, self.bonded))
        referee.me.turn.recruited += 1
        referee.note(Recruited(referee.seat, self.unit))
        promises.fulfil(referee, "recruit")


@instruction
class Disband(Rule):
    """One of your Units leaves the game (MK-UNITS-4.1); never the one on Bonds of Loyalty."""

    clause: ClassVar[Clause | None] = "MK-UNITS-4.1"

    def ask(self, state: State) -> Decision:
        return decide(state, self, (offer(Destroy(unit.id), state, f"disband {unit.id}") for unit in state.me.units))


@instruction
class Destroy(Rule):
    """This Unit leaves the game; a Banner goes to the discard pile (MK-UNITS-7.1, MK-UNITS-12)."""

    unit: str

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    def why_not(self, state: State) -> Illegal | None:
        bonded = state.me.unit(self.unit).bonded
        return Illegal("MK-UNITS-4.1", "bonded_unit_stays") if bonded else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        unit = hero.unit(self.unit)
        if unit.banner:
            hero.discard.append(unit.banner)
        hero.units.remove(unit)
        referee.table.removed.append(self.unit)
        referee.note(Disbanded(hero.seat, self.unit))


def recruits(state: State) -> Iterator[Option | Blocked]:
    """The Units of the offer."""
    bond = bond_free(state.me)
    for unit in state.table.unit_offer:
        yield offer(Recruit(unit), state)
        if bond:
            yield offer(Recruit(unit, True), state)
