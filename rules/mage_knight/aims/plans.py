"""What to do with a turn: the best of all spots, with the cards to get there and those left for what is done there."""

from __future__ import annotations

from typing import NamedTuple

from .. import interaction, levels, movement, reach
from ..basics import WOUND
from ..heroes import Hero
from ..hexes import OFF_MAP, Hex
from ..reach import Way
from ..table import Table
from . import bargains, measures, places
from .battle import FAME, Fighter, battle, keep_nothing
from .places import Spot
from .rivals import Rival, draws, garrison
from .stock import Deed, Stock, enough, stock_of

WALK = 6
"""Move points of a usual turn."""
LATER = 0.6
"""What is a turn away is worth so much of it: the hand will be another one, and somebody may come before."""
HOPED = 0.5
"""What the next hand may beat, if this one does not, is worth so much of it."""
SAME_HAND = 0.8
"""What this hand could do there with what the way leaves of it is worth so much, as the way goes on."""
WAITED = 0.25
"""The same where one stands before it already, and could do nothing but wait for that hand."""
BASE, PER_LEVEL, PER_UNIT = 10, 2, 3
"""Attack and half the Block of a usual hand, together."""
STEP_COST = 1
"""For each Move point: cards are for other things too."""
MOST_OF_TALKS = 66
"""The best bargain there is, a Unit of the highest level."""
BOLD = 20
"""What a share in an assault must be worth at least: two points of Fame, its Wounds paid."""
BEARABLE = 2
"""So many Wounds may be borne, if a block is too dear."""
LOST = 10
"""The cards of a turn, played for nothing."""
WORTHWHILE = 6
"""A plan worth less than this is none: less than a point of Fame."""
LAST_STAND = 12
"""An assault that does not win throws the hero back: its Fame must be worth it."""


class Plan(NamedTuple):
    """What the turn is for."""

    spot: Spot
    worth: int
    moves: tuple[Deed, ...] = ()
    """To be played before walking."""
    near: bool = True
    """It can be done in this turn."""
    route: tuple[tuple[Hex, Way], ...] = ()
    """The steps to the spot."""


class Scout:
    """A hero looking around."""

    def __init__(self, table: Table, hero: Hero) -> None:
        """Counts what it has."""
        self.table, self.hero, self.stock = table, hero, stock_of(table, hero)
        self.fighter, self.alone = Fighter(table, hero), Fighter(table, hero, alone=True)
        self.influence = measures.giving(interaction.Influence, table, hero)
        self.steps = self.stock.deeds(measures.giving(movement.Move, table, hero))
        self.in_fights = self.dear_in_fights()
        self.in_talks = {deed.source: deed.gives for deed in self.stock.deeds(self.influence)}

    @property
    def companions(self) -> int:
        """Units that can fight."""
        return sum(not unit.wounds for unit in self.hero.units)

    def dear_in_fights(self) -> dict[str, int]:
        """What each source would give in a fight with nobody in particular."""
        anybody = Rival("", 1, 1, 1, 0)
        deeds = (*self.fighter.strikes(self.stock, anybody), *self.fighter.stops(self.stock, anybody))
        return {deed.source: deed.gives for deed in sorted(deeds, key=lambda deed: deed.gives)}

    def plan(self) -> Plan | None:
        """The best there is to do; None: nothing."""
        if self.hero.space == OFF_MAP:
            return None
        ways = reach.reach(self.table, self.hero)
        found = [*places.spots(self.table, self.hero, ways), *places.incantation(self.table, self.hero)]
        found += [spot for spot in places.muster(self.table, self.hero, ways) if self.bold(spot.city)]
        best: Plan | None = None
        for spot in sorted(found, key=self.promise, reverse=True):
            if best and self.promise(spot) <= best.worth:
                break
            plan = self.planned(spot)
            best = plan if best is None or plan.worth > best.worth else best
        return best and best._replace(route=route(ways, self.hero.space, best.spot.space))

    def into(self, city: Hex) -> Plan | None:
        """Straight into the city that is assaulted together (MK-COOP-10)."""
        ways = reach.reach(self.table, self.hero)
        spot = next((spot for spot in places.spots(self.table, self.hero, ways) if spot.space == city), None)
        if spot is None:
            return None
        missing = spot.cost - self.hero.turn.move
        moves = enough(self.steps, missing, lambda source: self.in_fights.get(source, 0)) if missing > 0 else []
        return Plan(spot, 0, tuple(moves or ()), route=route(ways, self.hero.space, city))

    def bold(self, city: Hex | None, share: int = 0) -> bool:
        """Whether a share in an assault on this city can be borne; none named: an even one among those who are here."""
        if city is None:
            return False
        rivals = sorted(garrison(self.table, city), key=lambda rival: -rival.armour)
        fair = -(-len(rivals) // len(self.table.heroes))
        fight = battle(self.fighter, self.stock, rivals[: share or fair])
        return fight.worth(self.hero) > BOLD and not fight.knocked_out

    def promise(self, spot: Spot) -> int:
        """The most that can come of a spot."""
        if spot.do == "interact":
            return MOST_OF_TALKS - spot.cost // 2
        foes = len(spot.rivals)
        fame = max(5 * foes, sum(rival.fame for rival in spot.rivals)) if foes else 0
        return spot.worth + spot.won + spot.each * foes + FAME * fame - spot.cost // 2

    def planned(self, spot: Spot) -> Plan:
        """What a spot is worth, and how it is reached: in this turn, or later."""
        missing = spot.cost - self.hero.turn.move
        dear = self.in_talks if spot.do == "interact" else self.in_fights
        moves = enough(self.steps, missing, lambda source: dear.get(source, 0)) if missing > 0 else []
        if moves is not None:
            worth = self.worth(spot, self.stock.less(moves)) - STEP_COST * spot.cost
            if worth >= WORTHWHILE:
                return Plan(spot, worth, tuple(moves))
        return self.far(spot, too_strong=moves is not None)

    def far(self, spot: Spot, *, too_strong: bool) -> Plan:
        """What it may be worth in a later turn, and what can be walked of the way now."""
        missing = spot.stand - self.hero.turn.move
        walk = [deed for deed in self.steps if deed.gives > 1 or self.in_fights.get(deed.source, 0) <= 1]
        turns = 1 + max(0, missing - sum(deed.gives for deed in walk)) // WALK
        used = enough(walk, missing, keep_nothing) if missing > 0 else []
        moves = walk if used is None else used
        now = 0 if too_strong else int(SAME_HAND * self.worth(spot, self.stock.less(moves)))
        worth = max(now, int((HOPED if missing > 0 else WAITED) * self.hope(spot)))
        return Plan(spot, int(worth * LATER**turns) - STEP_COST * spot.cost // 2, tuple(moves), near=False)

    # what a spot is worth

    def worth(self, spot: Spot, stock: Stock) -> int:
        """With this stock, once one is there."""
        if spot.do == "interact":
            return self.talk(spot, stock)
        if not spot.rivals:
            return spot.worth + spot.won
        if spot.units_barred:
            stock = stock.only("card", "skill")
        fights = [self.fight(spot, stock, rivals) for rivals in draws(spot.rivals)]
        return sum(fights) // len(fights)

    def fight(self, spot: Spot, stock: Stock, rivals: list[Rival]) -> int:
        """What the fight brings if these wait there."""
        fight = battle(self.alone if spot.units_barred else self.fighter, stock, rivals)
        worth = fight.worth(self.hero) + spot.won * fight.won + spot.each * fight.defeated
        thrown_back = spot.do == "assault" and not fight.won
        return worth - LOST if not fight.defeated or (thrown_back and worth < LAST_STAND * len(rivals)) else worth

    def talk(self, spot: Spot, stock: Stock) -> int:
        """The best bargain."""
        influence = bargains.at_first(self.table, self.hero, spot.space)
        influence += sum(deed.gives for deed in stock.deeds(self.influence))
        bargain = bargains.best(self.table, self.hero, spot.space, influence, stock)
        return bargain.worth if bargain else 0

    def hope(self, spot: Spot) -> int:
        """What it would bring with a usual hand."""
        if spot.do == "interact":
            return bargains.HEALED * (WOUND in self.hero.hand)
        if not spot.rivals:
            return spot.worth
        power = BASE + PER_LEVEL * (self.hero.level - 1) + PER_UNIT * self.companions * (not spot.units_barred)
        need = sum(self.effort(rival) for rival in spot.rivals) + (spot.cost - spot.stand)
        return FAME * sum(rival.fame for rival in spot.rivals) + spot.won if power >= need else 0

    def effort(self, rival: Rival) -> int:
        """Attack and Block that it takes to beat somebody; what is resisted, or of another element, counts half."""
        attack = rival.armour * 3 // 2 if "physical" in rival.resistances else rival.armour
        block = rival.block if rival.element == "physical" else 2 * rival.block
        return attack + (block if rival.harm(self.hero) > BEARABLE else block // 2)


def route(ways: dict[Hex, Way], here: Hex, to: Hex) -> tuple[tuple[Hex, Way], ...]:
    """The steps to a space, the first one first."""
    steps: list[tuple[Hex, Way]] = []
    while to != here:
        steps.insert(0, (to, ways[to]))
        to = ways[to].before
    return tuple(steps)


def tired(table: Table, hero: Hero) -> int:
    """What a rest is worth: Wounds leave the hand (MK-REST-1), and the more room there is for cards."""
    n = hero.hand.count(WOUND)
    return n * 8 + (10 if n * 2 >= levels.hand_limit(table, hero) else 0)
