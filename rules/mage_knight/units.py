"""14 Units: what they can do, and making them ready."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.costs import can_be_done, has_cost
from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Illegal
from ..engine.instructions import Effect, instruction, offer, unless
from ..engine.modifiers import Modifier, changes, folded
from ..engine.records import fact
from . import banners, cards, leadership
from .events import Activated, Readied, Wounded
from .heroes import Hero, Unit
from .kinds import kinds
from .mana import Remember
from .paying import Pay
from .table import Referee, Rule, State, Table, fight_here, fight_of, no_fight


@fact
class Ability:
    """One row of a Unit card: what it does, and the mana it needs."""

    does: Effect
    mana: str = ""
    first_print: Effect | None = None
    """What the row says in the first print, where it differs (MK-SRC-10)."""


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


def effect_of(table: Table, unit: str, ability: int) -> Effect:
    """What a row of a Unit card does, in the edition that is played; rows count from 1."""
    row = printed(unit).abilities[ability - 1]
    return row.first_print if row.first_print and table.plays("first_print") else row.does


def mana_of(unit: str, ability: int) -> str:
    """The mana a row of a Unit card needs; "": none."""
    return printed(unit).abilities[ability - 1].mana


def armour(table: Table, hero: Hero, unit: Unit) -> int:
    """The Armor of a Unit, Banners and texts in force included."""
    own = printed(unit.id).armour + banners.armour(hero, unit)
    return folded(own, hero.turn.modifiers, "armour", unit.id, "units", least=1)


def resists(table: Table, hero: Hero, unit: Unit) -> frozenset[str]:
    """What a Unit resists, Banners and texts in force included."""
    granted = changes(hero.turn.modifiers, "resists", unit.id, "units")
    return frozenset((*printed(unit.id).resists, *banners.resists(unit), *map(str, granted)))


# activating


@instruction
class Activate(Rule):
    """Use one ability of a Unit; it is spent (MK-UNITS-5). With Leadership its value is higher."""

    unit: str
    ability: int
    led: bool = False

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    @property
    def notation(self) -> str:
        return f"activate {self.unit} {self.ability}" + " with leadership" * self.led

    def why_not(self, state: State) -> Illegal | None:
        if why := why_not_active(state, state.me.unit(self.unit)):
            return why
        effect, mana = effect_of(state.table, self.unit, self.ability), mana_of(self.unit, self.ability)
        if fight_here(state) and "healing" in kinds(effect):
            return Illegal("MK-EFF-10", "no_healing_in_combat")
        if why := effect.why_not(state):
            return why
        if self.led and (why := leadership.why_not(state, effect)):
            return why
        if mana and (why := Pay((mana,)).why_not(state)):
            return why
        steps = steps_of(effect, mana)
        if state.trial or not has_cost(effect) or can_be_done(state, *steps, source=f"unit {self.unit}"):
            return None
        return Illegal("MK-CARD-11", "cost_cannot_be_paid")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        hero.unit(self.unit).ready = False
        referee.note(Activated(referee.seat, self.unit))
        cards.begun(referee)
        effect = effect_of(table, self.unit, self.ability)
        if self.led:
            effect = leadership.lead(referee, effect)
        referee.push(*steps_of(effect, mana_of(self.unit, self.ability)), source=f"unit {self.unit}")


def steps_of(effect: Effect, mana: str) -> tuple[Effect, ...]:
    """The price of an ability, then what it does; the mana gives the effect its colour (MK-UNITS-9)."""
    return (Remember("colour of unit", mana), Pay((mana,)), effect) if mana else (effect,)


def why_not_active(state: State, unit: Unit) -> Illegal | None:
    """Why a Unit cannot be activated for anything."""
    if not unit.ready:
        return Illegal("MK-UNITS-5.1", "unit_spent")
    if unit.wounds:
        return Illegal("MK-UNITS-5", "unit_wounded")
    fight = fight_here(state)
    if fight and fight.units_barred and not unit.bonded:
        return Illegal("MK-UNITS-16", "no_units_here")
    return None


def activations(state: State) -> Iterator[Option | Blocked]:
    """What the Units of the acting hero could do."""
    hero = state.me
    may_lead = leadership.ready(hero)
    for unit in hero.units:
        inactive = why_not_active(state, unit)
        for do in ways_to_use(state.table, unit, led=may_lead):
            yield unless(inactive or do.why_not(state), do)


def ways_to_use(table: Table, unit: Unit, *, led: bool) -> Iterator[Activate]:
    """Every ability; with Leadership, those that have a value once more."""
    for n in range(1, len(printed(unit.id).abilities) + 1):
        yield Activate(unit.id, n)
        if led and leadership.has_value(effect_of(table, unit.id, n)):
            yield Activate(unit.id, n, True)


@instruction
class BecomesWounded(Rule):
    """The Unit whose ability this is takes a Wound."""

    kind: ClassVar[str] = "combat"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        kind, _, id = referee.frame.source.partition(" ")
        for unit in referee.me.units:
            if kind == "unit" and unit.id == id:
                unit.wounds = max(1, unit.wounds)
                referee.note(Wounded(referee.seat, id, 1))


@instruction
class GrantResistances(Rule):
    """All one's Units resist this for the rest of the turn."""

    elements: tuple[str, ...]
    kind: ClassVar[str] = "combat"

    def why_not(self, state: State) -> Illegal | None:
        return no_fight(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.modifiers += [Modifier("resists", element, "units") for element in self.elements]


@instruction
class ChangeAttacks(Rule):
    """Every attack played from now on in this combat is of this element, or a siege attack too."""

    to: str
    kind: ClassVar[str] = "combat"

    @property
    def word(self) -> str:
        return f"attacks {self.to}"

    def why_not(self, state: State) -> Illegal | None:
        return no_fight(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.allows.append(f"attacks {self.to}")


@instruction
class BlockedLoses(Rule):
    """The enemy whose attack is being blocked has this ability no more."""

    trait: str
    kind: ClassVar[str] = "block"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight = fight_of(referee)
        attackers = [foe.stand_in or foe.id for foe in fight.aimed_at] or fight.targets  # in a duel, the other hero
        referee.table.modifiers += [Modifier("traits", self.trait, id, "end of turn") for id in attackers]


@fact
class Extra:
    """Mana that may be paid on top, and by how much it raises an ability."""

    mana: tuple[str, ...]
    by: int


@instruction
class Boosted(Rule):
    """This, raised if extra mana is paid for it: at most one of the ways to pay more."""

    do: Effect
    extras: tuple[Extra, ...]

    @property
    def word(self) -> str:
        return self.do.word

    @property
    def notation(self) -> str:
        return f"{self.do.notation} or more"

    def why_not(self, state: State) -> Illegal | None:
        return self.do.why_not(state)

    def ask(self, state: State) -> Decision:
        ways = [PayMore(extra.mana, self.do, extra.by) for extra in self.extras]
        return decide(state, self, [Option("no extra mana", PayMore((), self.do, 0)), *(offer(w, state) for w in ways)])


@instruction
class PayMore(Rule):
    """So much extra mana, for so much more."""

    mana: tuple[str, ...]
    do: Effect
    by: int

    @property
    def notation(self) -> str:
        return f"extra {' '.join(self.mana)}" if self.mana else "no extra mana"

    def why_not(self, state: State) -> Illegal | None:
        if not state.trial and not can_be_done(state, *self.pays):
            return Illegal("MK-CARD-11", "no_mana", colours=self.mana)
        return next(filter(None, (pay.why_not(state) for pay in self.pays)), None)

    @property
    def pays(self) -> list[Pay]:
        """The price."""
        return [Pay((colour,)) for colour in self.mana]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        from . import cards

        referee.next(*self.pays, cards.raised(self.do, self.by))


# readying


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


def ready(level: int) -> Ready:
    """One Unit of at most this level is ready again."""
    return Ready(level)


def boosted(do: Effect, *extras: Extra) -> Boosted:
    """This, or more of it for extra mana."""
    return Boosted(do, extras)
