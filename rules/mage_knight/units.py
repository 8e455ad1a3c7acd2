"""14 Units."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.costs import can_be_done, has_cost
from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Illegal
from ..engine.instructions import Effect, instruction, offer
from ..engine.records import fact
from . import interaction, levels, sites
from .events import Activated, Disbanded, Readied, Recruited
from .kinds import kinds
from .mana import Pay
from .table import Hero, Referee, Rule, State, Table, Unit, fight_here, fresh


@fact
class Ability:
    """One row of a Unit card: what it does, and the mana it needs."""

    does: Effect
    mana: str = ""


@fact
class UnitCard:
    """A printed Unit."""

    name: str
    elite: bool
    copies: int
    level: int
    cost: int
    armour: int
    places: tuple[str, ...]
    abilities: tuple[Ability, ...]
    resists: tuple[str, ...] = ()


UNITS: dict[str, UnitCard] = {}


def printed(unit: str) -> UnitCard:
    """The card of a Unit, by its id."""
    return UNITS[unit.partition(".")[0]]


def armour(table: Table, hero: Hero, unit: Unit) -> int:
    """The Armor of a Unit, Banners and texts in force included."""
    return printed(unit.id).armour


def resists(table: Table, hero: Hero, unit: Unit) -> frozenset[str]:
    """What a Unit resists, Banners and texts in force included."""
    return frozenset(printed(unit.id).resists)


@instruction
class Activate(Rule):
    """Use one ability of a Unit; it is spent (MK-UNITS-5)."""

    unit: str
    ability: int

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    def why_not(self, state: State) -> Illegal | None:
        unit = state.me.unit(self.unit)
        if not unit.ready:
            return Illegal("MK-UNITS-5.1", "unit_spent")
        if unit.wounds:
            return Illegal("MK-UNITS-5", "unit_wounded")
        fight = fight_here(state)
        if fight and fight.units_barred and not unit.bonded:
            return Illegal("MK-UNITS-16", "no_units_here")
        ability = printed(self.unit).abilities[self.ability - 1]
        if fight and "healing" in kinds(ability.does):
            return Illegal("MK-EFF-10", "no_healing_in_combat")
        if why := ability.does.why_not(state):
            return why
        if ability.mana and (why := Pay((ability.mana,)).why_not(state)):
            return why
        price = [Pay((ability.mana,))] * bool(ability.mana)
        if (
            state.trial
            or not has_cost(ability.does)
            or can_be_done(state, *price, ability.does, source=f"unit {self.unit}")
        ):
            return None
        return Illegal("MK-CARD-11", "cost_cannot_be_paid")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        unit = referee.me.unit(self.unit)
        unit.ready = False
        referee.note(Activated(referee.seat, self.unit))
        ability = printed(self.unit).abilities[self.ability - 1]
        referee.push(*[Pay((ability.mana,))] * bool(ability.mana), ability.does, source=f"unit {self.unit}")


def activations(state: State) -> Iterator[Option | Blocked]:
    """What the Units of the acting hero could do."""
    for unit in state.me.units:
        for n in range(len(printed(unit.id).abilities)):
            yield offer(Activate(unit.id, n + 1), state)


@instruction
class Ready(Rule):
    """One spent Unit of at most this level becomes ready (MK-UNITS-6). Without one, nothing happens."""

    level: int
    kind: ClassVar[str] = "healing"

    def ask(self, state: State) -> Decision:
        spent = [unit for unit in state.me.units if not unit.ready and printed(unit.id).level <= self.level]
        return decide(state, self, [Option(f"ready {unit.id}", MakeReady(unit.id)) for unit in spent])


@instruction
class MakeReady(Rule):
    """This one."""

    unit: str

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.unit(self.unit).ready = True
        referee.note(Readied(referee.seat, self.unit))


def price(table: Table, hero: Hero, unit: str) -> int:
    """The Influence a Unit of the offer costs this hero here."""
    return printed(unit).cost


@instruction
class Recruit(Rule):
    """Pay a Unit of the offer; with all Command tokens in use one is disbanded first (MK-LOCALS-4.1, MK-UNITS-4.1)."""

    unit: str

    @property
    def about(self) -> Ref:
        return Ref("offer", self.unit)

    def why_not(self, state: State) -> Illegal | None:
        table, hero = state.table, state.me
        places = interaction.recruits_here(table, hero)
        everybody = sites.kind(table, hero.space) == "city" and white_city(table, hero)
        if not everybody and not set(places) & set(printed(self.unit).places):
            return Illegal("MK-LOCALS-4.1", "not_recruited_here", place=places[0])
        return interaction.too_dear(state, price(table, hero, self.unit))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.influence -= price(referee.table, referee.me, self.unit)
        referee.next(*make_room(referee), Join(self.unit))


def white_city(table: Table, hero: Hero) -> bool:
    """In the white city Units of every type are recruited (MK-CITY-21)."""
    return sites.city_colour(table, hero.space) == "white"


def make_room(referee: Referee) -> list[Rule]:
    """What must be done first when all Command tokens are in use."""
    full = len(referee.me.units) >= levels.command_tokens(referee.table, referee.me)
    return [Disband()] if full else []


@instruction
class Join(Rule):
    """A Unit of the offer comes to the Unit area: ready and unwounded (MK-UNITS-4)."""

    unit: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.unit_offer.remove(self.unit)
        referee.me.units.append(fresh(self.unit))
        referee.me.turn.recruited += 1
        referee.note(Recruited(referee.seat, self.unit))


@instruction
class Disband(Rule):
    """One of your Units leaves the game (MK-UNITS-4.1)."""

    def ask(self, state: State) -> Decision:
        units = [unit for unit in state.me.units if not unit.bonded]
        return decide(
            state, self, [Option(f"disband {unit.id}", Destroy(unit.id)) for unit in units], clause="MK-UNITS-4.1"
        )


@instruction
class Destroy(Rule):
    """This Unit leaves the game; a Banner goes to the discard pile (MK-UNITS-7.1, MK-UNITS-12)."""

    unit: str

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

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
    for unit in state.table.unit_offer:
        yield offer(Recruit(unit), state)


def ready(level: int) -> Ready:
    """One Unit of at most this level is ready again."""
    return Ready(level)
