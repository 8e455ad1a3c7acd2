"""A fight thought through: whom to shoot, whom to block, whom to strike, with what; what it brings and what it costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .. import levels, units
from ..basics import WOUND
from ..heroes import Hero
from ..table import Table
from . import measures
from .rivals import Rival
from .stock import Deed, Left, Measure, Stock, enough

FAME = 10
"""The worth of a point of Fame; all other worths are by this scale."""
WOUND_COST = 14
"""A Wound costs two points in the end (MK-SCORE-1), if it is not healed, and a place in the hand till then."""
CROWDED = 6
"""What each Wound costs more for every two Wounds there are in hand already."""
SPARED = 3
"""An attack that would deal the hero so many Wounds is borne by a Unit, if there is one."""
UNIT_HURT = 15
"""It does not fight until it is healed, and counts half in the end."""
KNOCKED_OUT = 60
"""The hand is lost, and with it a turn or two (MK-DAMAGE-8)."""


class Against(NamedTuple):
    """An enemy, and the deeds that are enough for it."""

    rival: Rival
    deeds: tuple[Deed, ...]


class Battle(NamedTuple):
    """How a fight would go."""

    shots: tuple[Against, ...] = ()
    blocks: tuple[Against, ...] = ()
    blows: tuple[Against, ...] = ()
    wounds: int = 0
    knocked_out: bool = False
    standing: int = 0
    """Enemies that are not defeated."""
    units_hurt: int = 0
    prize: int = 0
    """What it brings besides Fame if nobody is left standing."""
    each: int = 0
    """What each enemy defeated brings besides."""

    @property
    def fame(self) -> int:
        """Of those defeated."""
        return sum(against.rival.fame for against in (*self.shots, *self.blows))

    def worth(self, hero: Hero) -> int:
        """What it brings, less what it costs."""
        crowd = hero.hand.count(WOUND)
        cost = self.wounds * (WOUND_COST + CROWDED * (crowd + self.wounds // 2) // 2)
        gain = FAME * self.fame + self.each * self.defeated + self.prize * self.won
        return gain - cost - UNIT_HURT * self.units_hurt - KNOCKED_OUT * self.knocked_out

    @property
    def defeated(self) -> int:
        """How many of them fall."""
        return len(self.shots) + len(self.blows)

    @property
    def won(self) -> bool:
        """Whether nobody is left."""
        return not self.standing


class Fighter:
    """Who fights, at one moment. What cards and Units are worth against whom is remembered, and how fights would go."""

    def __init__(self, table: Table, hero: Hero, wounds: int = 0, *, alone: bool = False) -> None:
        """A hero who has taken so many Wounds in this fight already; alone, where Units take no part (MK-UNITS-16)."""
        self.table, self.hero, self.wounds, self.alone = table, hero, wounds, alone
        self.attacks: dict[tuple[frozenset[str], tuple[str, ...]], Measure] = {}
        self.blocks: dict[tuple[str, bool], Measure] = {}
        self.battles: dict[tuple[Left, tuple[Rival, ...], str, int, int], Battle] = {}

    def strikes(self, stock: Stock, rival: Rival) -> tuple[Deed, ...]:
        """Attacks in the last phase."""
        return stock.deeds(self.attack(rival, measures.ANY_FORM))

    def shots(self, stock: Stock, rival: Rival) -> tuple[Deed, ...]:
        """Attacks in the first phase, over so many walls."""
        forms = measures.FROM_AFAR.get(rival.walls)
        return stock.deeds(self.attack(rival, forms)) if forms else ()

    def stops(self, stock: Stock, rival: Rival) -> tuple[Deed, ...]:
        """Blocks."""
        return stock.deeds(self.block(rival))

    def attack(self, rival: Rival, forms: tuple[str, ...]) -> Measure:
        """What counts as Attack on this enemy."""
        key = (rival.resistances, forms)
        if key not in self.attacks:
            self.attacks[key] = measures.striking(self.table, self.hero, *key)
        return self.attacks[key]

    def block(self, rival: Rival) -> Measure:
        """What counts as Block against this enemy."""
        element, swift = rival.element, "swift" in rival.traits
        if (element, swift) not in self.blocks:
            self.blocks[element, swift] = measures.stopping(self.table, self.hero, element, swift=swift)
        return self.blocks[element, swift]

    def bodies(self) -> list[tuple[str, int]]:
        """The Units that can bear an attack, with their Armor; those first that are spent or of low level."""
        sound = [unit for unit in self.hero.units if not (unit.wounds or unit.closed or self.alone)]
        sound.sort(key=lambda unit: (unit.ready, units.printed(unit.id).level))
        return [(unit.id, units.armour(self.table, self.hero, unit)) for unit in sound]

    def knocked_out(self, wounds: int) -> bool:
        """Whether so many more Wounds are as many as the hand limit (MK-DAMAGE-8)."""
        return self.wounds + wounds >= levels.hand_limit(self.table, self.hero)


def battle(
    fighter: Fighter, stock: Stock, rivals: list[Rival], part: str = "ranged", *, prize: int = 0, each: int = 0
) -> Battle:
    """The fight from this phase on, as a sensible hero would fight it for such a prize.

    Spots far and near raise the same question: what was thought through is remembered.
    """
    key = (stock.left, tuple(rivals), part, prize, each)
    if key not in fighter.battles:
        fighter.battles[key] = thought_through(fighter, stock, rivals, part, Battle(prize=prize, each=each))
    return fighter.battles[key]


def thought_through(fighter: Fighter, stock: Stock, rivals: list[Rival], part: str, stakes: Battle) -> Battle:
    """The same, worked out."""
    if part == "ranged":
        after, left, shots = shot(fighter, stock, rivals)
        at_close = blocked(fighter, stock, rivals, stakes)
        from_afar = blocked(fighter, after, left, stakes._replace(shots=shots)) if shots else at_close
        return max(from_afar, at_close, key=lambda way: way.worth(fighter.hero))
    if part == "block":
        return blocked(fighter, stock, rivals, stakes)
    return struck(fighter, stock, rivals, stakes, [rival for rival in rivals if part == "damage" and rival.attacks])


def shot(fighter: Fighter, stock: Stock, rivals: list[Rival]) -> tuple[Stock, list[Rival], tuple[Against, ...]]:
    """Who can be shot is, the worst first: what is left of the stock, and of the enemies."""
    left, shots = list(rivals), list[Against]()
    for rival in sorted(rivals, key=lambda rival: -rival.damage):
        if deeds := enough(fighter.shots(stock, rival), rival.armour, keep_nothing):
            shots.append(Against(rival, tuple(deeds)))
            stock = stock.less(deeds)
            left.remove(rival)
    return stock, left, tuple(shots)


def keep_nothing(source: str) -> int:
    """It is all the same what is used."""
    return 0


def blocked(fighter: Fighter, stock: Stock, left: list[Rival], stakes: Battle) -> Battle:
    """One enemy after the other is blocked, the worst first, where that is better than bearing its attack."""
    coming = sorted((rival for rival in left if rival.attacks), key=lambda rival: -rival.damage)
    best = struck(fighter, stock, left, stakes, coming)
    for rival in list(coming):
        keep = dear(fighter, stock, left)
        deeds = enough(fighter.stops(stock, rival), rival.block, keep)
        if not deeds:
            continue
        bearing = [other for other in coming if other is not rival]
        after = stock.less(deeds)
        begun = stakes._replace(blocks=(*stakes.blocks, Against(rival, tuple(deeds))))
        tried = struck(fighter, after, left, begun, bearing)
        if tried.worth(fighter.hero) > best.worth(fighter.hero):
            best, stock, coming, stakes = tried, after, bearing, begun
    return best


def dear(fighter: Fighter, stock: Stock, left: list[Rival]) -> Callable[[str], int]:
    """What each source would be worth in the attack after the block."""
    if not left:
        return keep_nothing
    first = min(left, key=lambda rival: rival.armour)
    attack = {deed.source: deed.gives for deed in fighter.strikes(stock, first)}
    return lambda source: attack.get(source, 0)


def struck(fighter: Fighter, stock: Stock, left: list[Rival], stakes: Battle, bearing: list[Rival]) -> Battle:
    """The attacks of these are borne, then as many are struck down as can be."""
    hero = fighter.hero
    hits = sorted(bearing, key=lambda rival: -rival.harm(hero))
    bodies = fighter.bodies()[: sum(rival.harm(hero) >= SPARED for rival in hits)]
    shields = [armour for _, armour in bodies] + [0] * (len(hits) - len(bodies))
    wounds = sum(rival.harm(hero, shield) for rival, shield in zip(hits, shields, strict=True))
    stock = stock.lacking(id for id, _ in bodies)
    out = fighter.knocked_out(wounds) and bool(bearing)
    if out or (wounds and any("paralyze" in rival.traits for rival in bearing)):
        stock = stock.only("unit", "skill")
    blows: list[Against] = []
    for rival in sorted(left, key=lambda rival: rival.armour - 2 * rival.fame):
        if deeds := enough(fighter.strikes(stock, rival), rival.armour, keep_nothing):
            blows.append(Against(rival, tuple(deeds)))
            stock = stock.less(deeds)
    return stakes._replace(
        blows=tuple(blows), wounds=wounds, knocked_out=out, standing=len(left) - len(blows), units_hurt=len(bodies)
    )
