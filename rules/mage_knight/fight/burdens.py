"""What damage would do to whoever takes it: shown before it is assigned. Nothing is changed."""

from __future__ import annotations

from typing import NamedTuple

from .. import levels, units
from ..frays import Fight, Foe
from ..heroes import Hero, Unit
from ..table import Table
from . import points
from .damage import withstands


class HeroBurden(NamedTuple):
    """All that is left of the damage, on the hero."""

    armour: int
    wounds: int
    """Into hand."""
    poison: int
    """As many into the discard pile (MK-ENEMY-5)."""
    paralyzed: bool
    """All cards but Wounds leave the hand (MK-ENEMY-6)."""
    so_far: int
    """Wounds taken in this fight before."""
    knocked_out_at: int

    @property
    def knocked_out(self) -> bool:
        """Whether that many knock the hero out (MK-DAMAGE-8)."""
        return self.so_far + self.wounds >= self.knocked_out_at


class UnitBurden(NamedTuple):
    """The damage on one Unit, and what it leaves for others."""

    unit: str
    armour: int
    resists: bool
    """It takes its Armor off the damage before it is wounded at all (MK-DAMAGE-5)."""
    wounds: int
    destroyed: bool
    left: int


def on_hero(table: Table, fight: Fight, foe: Foe, damage: int) -> HeroBurden:
    """What so much damage of this enemy does to the hero."""
    hero, abilities = table.of(fight.seat), points.traits(table, foe)
    armour = levels.armour(table, hero)
    wounds = -(-damage // armour)
    return HeroBurden(
        armour,
        wounds,
        wounds if "poison" in abilities else 0,
        bool(wounds) and "paralyze" in abilities,
        fight.wounds,
        levels.hand_limit(table, hero),
    )


def on_unit(table: Table, hero: Hero, unit: Unit, foe: Foe, damage: int) -> UnitBurden:
    """What so much damage of this enemy does to a Unit (MK-DAMAGE-4, MK-DAMAGE-5)."""
    abilities, armour = points.traits(table, foe), units.armour(table, hero, unit)
    resists = withstands(table, hero, unit, foe)
    left = damage - armour if resists else damage
    if left <= 0:
        return UnitBurden(unit.id, armour, resists, 0, False, 0)
    wounds = 2 if "poison" in abilities else 1
    return UnitBurden(unit.id, armour, resists, wounds, "paralyze" in abilities, max(0, left - armour))
