"""8 Amounts that depend on the table, as data."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from ..engine.instructions import Var
from ..engine.records import fact
from . import times
from .basics import WOUND
from .content.enemies import ENEMIES, FIRST_PRINT
from .frays import Fight
from .heroes import Hero
from .table import Table

T = TypeVar("T")


@fact
class WoundsAnd:
    """So much, and so much more for each Wound card in hand and on one's Units."""

    base: int
    each: int

    def worth(self, table: Table, hero: Hero) -> int:
        """What it comes to for this hero now."""
        return self.base + self.each * (hero.hand.count(WOUND) + sum(unit.wounds for unit in hero.units))

    def __str__(self) -> str:
        return f"{self.base}+{self.each} a wound"


@fact
class ByTime:
    """One amount by day, another at night; in a dungeon or tomb it is night (MK-MANA-9)."""

    day: int
    night: int
    base: int = 0

    def worth(self, table: Table, hero: Hero) -> int:
        """What it comes to for this hero now."""
        return self.base + (self.night if times.night(table, hero) else self.day)

    def __str__(self) -> str:
        return f"{self.day + self.base}/{self.night + self.base}"


@fact
class ReadyUnits:
    """One for each own Unit that is ready and unwounded, up to a limit."""

    most: int
    base: int = 0

    def worth(self, table: Table, hero: Hero) -> int:
        """What it comes to for this hero now."""
        return self.base + min(self.most, sum(unit.ready and not unit.wounds for unit in hero.units))

    def __str__(self) -> str:
        return f"units<={self.most}"


@fact
class CrystalColours:
    """One for each colour among one's crystals."""

    base: int = 0

    def worth(self, table: Table, hero: Hero) -> int:
        """What it comes to for this hero now."""
        return self.base + len(set(hero.crystals))

    def __str__(self) -> str:
        return "crystal colours"


@fact
class InForest:
    """One amount anywhere, another in a forest."""

    usual: int
    forest: int
    base: int = 0

    def worth(self, table: Table, hero: Hero) -> int:
        """What it comes to for this hero now."""
        return self.base + (self.forest if times.in_forest(table, hero) else self.usual)

    def __str__(self) -> str:
        return f"{self.usual + self.base}/{self.forest + self.base} in forest"


@fact
class PerEnemy:
    """So much, and so much more for each enemy one is facing."""

    base: int
    an_enemy: int

    def worth(self, table: Table, hero: Hero) -> int:
        """What it comes to for this hero now."""
        fight = table.fight_of(hero.seat)
        return self.base + self.an_enemy * (facing(table, fight) if fight else 0)

    def __str__(self) -> str:
        return f"{self.base}+{self.an_enemy} an enemy"


@fact
class TokenIcons:
    """So much, and more for each ability, attack colour and resistance depicted on the enemy that is aimed at."""

    base: int
    an_icon: int

    def worth(self, table: Table, hero: Hero) -> int:
        """What it comes to for this hero now; icons count as printed, those of a summoned token for its summoner."""
        fight = table.fight_of(hero.seat)
        if fight is None or not fight.aimed_at:
            return self.base
        foe = fight.aimed_at[0]
        name = foe.stand_in.partition(".")[0] or foe.name
        token = FIRST_PRINT.get(name, ENEMIES[name]) if table.plays("first_print") else ENEMIES[name]
        icons = len(token.traits) + len(token.resists) + ATTACK_COLOURS[token.element]
        return self.base + self.an_icon * icons

    def __str__(self) -> str:
        return f"{self.base}+{self.an_icon} an icon"


def facing(table: Table, fight: Fight) -> int:
    """How many enemies there are.

    In a duel: the opponent's ready unwounded Units, its Units with a part in the attack or block, and the hero (MK-PVP-25).
    """
    if table.duel is None:
        return len(fight.foes)
    other = table.of(table.duel.other(fight.seat))
    theirs = table.fight_of(other.seat)
    used = {made.source.removeprefix("unit ") for made in theirs.points} if theirs else set[str]()
    return 1 + sum((unit.ready and not unit.wounds) or unit.id in used for unit in other.units)


ATTACK_COLOURS = {"physical": 0, "fire": 1, "ice": 1, "coldfire": 2}
"""How many colours an attack shows."""
Amount = WoundsAnd | ByTime | ReadyUnits | CrystalColours | InForest | PerEnemy | TokenIcons
"""In a save they are told apart by the names of their fields alone: no two have the same."""
Number = int | Amount
"""An amount, or how it is counted."""


def worth(number: Number | Var, table: Table, hero: Hero, remembered: int | str = 0) -> int:
    """What an amount comes to now; a variable was looked up already."""
    if isinstance(number, int):
        return number
    return int(remembered) if isinstance(number, Var) else number.worth(table, hero)


def higher(number: Number, by: int) -> Number:
    """The same amount, so much higher."""
    return number + by if isinstance(number, int) else replace(number, base=number.base + by)


def wounds_and(base: int, each: int) -> WoundsAnd:
    """So much, and so much more for each Wound card."""
    return WoundsAnd(base, each)


def by_time(day: int, night: int) -> ByTime:
    """One amount by day, another at night."""
    return ByTime(day, night)


def in_forest(usual: int, forest: int) -> InForest:
    """One amount anywhere, another in a forest."""
    return InForest(usual, forest)


def per_enemy(base: int, each: int) -> PerEnemy:
    """So much, and so much more for each enemy."""
    return PerEnemy(base, each)


def token_icons(base: int, an_icon: int) -> TokenIcons:
    """So much, and so much more for each icon of the enemy's token."""
    return TokenIcons(base, an_icon)
