"""16.5 Assigning damage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...engine.decisions import Blocked, Decision, Option, Ref, decide
from ...engine.errors import Clause, Illegal
from ...engine.instructions import Window, instruction, offer
from .. import levels, recruiting, units, wounds
from ..basics import WOUND
from ..events import Paralyzed, Poisoned, Wounded
from ..frays import Foe
from ..heroes import Hero, Unit
from ..table import Referee, Rule, State, Table, fight_of
from .attack import fight_now
from .points import attacking, damage, token, traits
from .window import special


@instruction
class Damage(Window[Table, Hero]):
    """Every enemy not blocked deals its damage, one by one in the order the hero likes (MK-DAMAGE-1)."""

    clause: ClassVar[Clause | None] = "MK-DAMAGE-1"

    def idle(self, state: State) -> bool:
        return not unanswered(state)

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        for foe in unanswered(state):
            yield offer(Suffer(foe.id), state, f"face {foe.id}")
        yield from special(state)


def unanswered(state: State) -> list[Foe]:
    """The enemies whose damage has still to be assigned."""
    return [foe for foe in attacking(state.table, fight_now(state)) if not foe.answered]


@instruction
class Suffer(Rule):
    """The damage of one attack."""

    foe: str

    @property
    def about(self) -> Ref:
        return Ref("enemy", self.foe)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        foe = fight_of(referee).foe(self.foe)
        foe.answered = True
        left = damage(referee.table, foe)
        if left:
            referee.next(Assign(foe.id, left))


@instruction
class Assign(Rule):
    """Give what is left of the damage to a Unit, or all of it to the hero (MK-DAMAGE-3)."""

    foe: str
    left: int
    clause: ClassVar[Clause | None] = "MK-DAMAGE-3"

    def ask(self, state: State) -> Decision:
        return decide(state, self, self.ways(state))

    def ways(self, state: State) -> Iterator[Option | Blocked]:
        """Who can bear it."""
        yield Option("hero", ToHero(self.foe, self.left))
        for unit in state.me.units:
            yield offer(ToUnit(self.foe, self.left, unit.id), state, unit.id)


@instruction
class ToHero(Rule):
    """A Wound in hand for each time the damage holds the hero's Armor, or part of it (MK-DAMAGE-7)."""

    foe: str
    damage: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        abilities = traits(table, fight_of(referee).foe(self.foe))
        n = -(-self.damage // levels.armour(table, hero))
        wounds.wound_hero(referee, hero, n)
        if "poison" in abilities:
            poison(referee, hero, n)
        if "paralyze" in abilities:
            paralyze(referee, hero)


def poison(referee: Referee, hero: Hero, n: int) -> None:
    """So many Wounds in the discard pile; they do not count for a knock-out (MK-ENEMY-5, MK-DAMAGE-8)."""
    hero.discard += [WOUND] * n
    hero.turn.poisoned += n
    referee.note(Poisoned(hero.seat, n))


def paralyze(referee: Referee, hero: Hero) -> None:
    """All cards but Wounds leave the hand (MK-ENEMY-6)."""
    wounds.drop_hand(hero)
    referee.note(Paralyzed(hero.seat))


@instruction
class ToUnit(Rule):
    """MK-DAMAGE-4, MK-DAMAGE-5."""

    foe: str
    damage: int
    unit: str

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    def why_not(self, state: State) -> Illegal | None:
        unit, fight = state.me.unit(self.unit), fight_now(state)
        if fight.units_barred and not unit.bonded:
            return Illegal("MK-DAMAGE-12", "no_units_here")
        if "no damage to units" in state.me.turn.allows:
            return Illegal("MK-DAMAGE-3", "units_are_spared")
        if unit.wounds:
            return Illegal("MK-DAMAGE-6", "unit_wounded")
        return Illegal("MK-DAMAGE-5", "unit_has_withstood") if unit.closed else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, hero = referee.table, referee.me
        unit, foe = hero.unit(self.unit), fight_of(referee).foe(self.foe)
        strong, left = units.armour(table, hero, unit), self.damage
        if withstands(table, hero, unit, foe):
            left -= strong
            unit.closed = True
        if left > 0:
            wound_unit(referee, unit, foe)
            left -= strong
        if left > 0:
            referee.next(Assign(self.foe, left))


def withstands(table: Table, hero: Hero, unit: Unit, foe: Foe) -> bool:
    """Whether a Unit resists this attack."""
    has, element = units.resists(table, hero, unit), token(table, foe).element
    return {"fire", "ice"} <= has if element == "coldfire" else element in has


def wound_unit(referee: Referee, unit: Unit, foe: Foe) -> None:
    """One Wound, two by poison; by paralysis the Unit is destroyed (MK-ENEMY-5, MK-ENEMY-6)."""
    abilities = traits(referee.table, foe)
    unit.wounds = 2 if "poison" in abilities else 1
    referee.note(Wounded(referee.seat, unit.id, unit.wounds))
    if "paralyze" in abilities:
        referee.next(recruiting.Destroy(unit.id))
