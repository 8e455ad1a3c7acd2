"""The options of a fight with enemies: the fight is thought through anew at every question, and its next deed is taken."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.decisions import Option
from ...engine.instructions import Done, Effect
from .. import cards, levels, mana, recruiting, skills, units
from ..fight import attack, block, damage, points
from ..frays import Fight
from ..heroes import Hero
from ..table import Table
from . import measures, places
from .battle import Against, Battle, Fighter, battle, dear
from .rivals import Rival, rivals_in
from .stock import Deed, Measure, Stock, enough, most, stock_of

DONE = 20
FINISH, PLANNED, BEGIN, SOMETHING = 100, 80, 60, 30
"""What is gathered is enough; the next deed of the plan; another attack or block; what else brings one nearer."""


class Fray:
    """The fight of a hero as it stands."""

    def __init__(self, table: Table, hero: Hero, fight: Fight, options: tuple[Option, ...]) -> None:
        """Thinks the fight through from here."""
        self.table, self.hero, self.fight = table, hero, fight
        self.offered = {option.id for option in options}
        self.rivals = rivals_in(table, fight)
        self.fighter = Fighter(table, hero, fight.wounds, alone=fight.units_barred)
        stock = stock_of(table, hero)
        self.stock: Stock = stock.only("card", "skill") if fight.units_barred else stock
        self.target = next((rival for rival in self.rivals if rival.id in fight.targets), None)
        prize, each = places.at_stake(table, fight.site)
        part = hero.turn.part or "ranged"
        self.battle: Battle = battle(self.fighter, self.stock, self.rivals, part, prize=prize, each=each)
        self.within_reach = self.deeds(self.target) if self.target else []
        self.wanted = self.gathering() if self.target else dict[str, int]()

    def worth(self, option: Option) -> int:
        """How much an option promises."""
        match option.do:
            case attack.Strike() | block.BlockIt():
                return FINISH
            case attack.Aim():
                return BEGIN if self.aims else 0
            case attack.Target(foe=foe) | block.Face(foe=foe):
                return BEGIN if self.aims and self.aims[0].rival.id == foe else 0
            case cards.Play() | cards.PlaySideways() | units.Activate() | skills.UseSkill():
                return self.worth_of_deed(option)
            case Done():
                return DONE
            case attack.LetGo():
                return DONE - 5
            case damage.Suffer():
                return BEGIN
            case damage.ToHero(damage=n):
                return self.borne_by_hero(n)
            case damage.ToUnit(unit=unit, damage=n, foe=foe):
                return self.borne_by_unit(unit, n, foe)
            case recruiting.Destroy(unit=unit):
                return 50 - 10 * units.printed(unit).level
            case skills.Call() | mana.Melt():
                return -20
            case _:
                return self.worth_of_step(option.do)

    @property
    def aims(self) -> tuple[Against, ...]:
        """Whom the plan attacks, or blocks, in this phase."""
        phases = {"ranged": self.battle.shots, "block": self.battle.blocks, "attack": self.battle.blows}
        return phases.get(self.hero.turn.part, ())

    # gathering

    @property
    def measure(self) -> Measure:
        """What counts now against the target."""
        rival = self.target or ANYBODY
        if self.hero.turn.part == "block":
            return self.fighter.block(rival)
        ranged = self.hero.turn.part == "ranged"
        return self.fighter.attack(rival, measures.FROM_AFAR.get(rival.walls, ()) if ranged else measures.ANY_FORM)

    def deeds(self, rival: Rival) -> list[Deed]:
        """What can be done against the target in this phase."""
        part = self.hero.turn.part
        of = self.fighter.shots if part == "ranged" else self.fighter.stops if part == "block" else self.fighter.strikes
        return [deed for deed in of(self.stock, rival) if deed.way.how in self.offered]

    def gathering(self) -> dict[str, int]:
        """What is to be played for the target, by notation, and what first; nothing: it cannot be reached any more."""
        fight = self.fight
        if self.hero.turn.part == "block":
            foe = fight.aimed_at[0]
            missing = points.block_needed(self.table, foe) - points.block_strength(self.table, fight.points, foe)
            keep = dear(self.fighter, self.stock, self.rivals)
        else:
            missing = points.attack_needed(self.table, fight) - points.strength(self.table, fight)
            keep = free_of_charge
        chosen = enough(self.within_reach, missing, keep) if missing > 0 else []
        return {deed.way.how: deed.rank for deed in chosen or ()}

    def worth_of_deed(self, option: Option) -> int:
        """A deed of the plan; where the plan has failed, whatever helps, so that it is not begun again and again."""
        if option.id in self.wanted:
            return PLANNED + self.wanted[option.id]
        failed = self.target and not self.wanted
        return DONE - 4 if failed and any(deed.way.how == option.id for deed in self.within_reach) else -5

    def worth_of_step(self, do: Effect) -> int:
        """The question within a card: what gives most of what counts."""
        return SOMETHING + min(40, 4 * most(do, self.measure.innermost)) if self.target else 10

    # damage

    def borne_by_hero(self, n: int) -> int:
        """A Wound is nothing much, several are."""
        wounds = -(-n // levels.armour(self.table, self.hero))
        return 50 - 12 * (wounds - 1)

    def borne_by_unit(self, id: str, n: int, foe: str) -> int:
        """Units that withstand it bear all they can; others are for what would hurt the hero badly."""
        unit = self.hero.unit(id)
        enemy = self.fight.foe(foe)
        armour, level = units.armour(self.table, self.hero, unit), units.printed(id).level
        if damage.withstands(self.table, self.hero, unit, enemy):
            return 70 if armour >= n else 45
        spent = 6 * (not unit.ready)
        return (36 if armour >= n else 30) - 5 * level + spent


ANYBODY = Rival("", 1, 1, 1, 0)
"""Nobody in particular."""


def free_of_charge(source: str) -> int:
    """In the last attack nothing is kept; what is worth most is used first."""
    return 0


def judge(table: Table, hero: Hero, fight: Fight, options: tuple[Option, ...]) -> Callable[[Option], int]:
    """How much each option promises."""
    return Fray(table, hero, fight, options).worth
