"""What to do with a turn: the best of all spots, with the cards to get there and those left for what is done there."""

from __future__ import annotations

from copy import copy
from typing import NamedTuple

from .. import interaction, levels, movement, reach, scenarios
from ..basics import WOUND
from ..heroes import Hero
from ..hexes import OFF_MAP, Hex
from ..reach import Way
from ..table import Table
from . import bargains, measures, places
from .battle import FAME, SPARED, Against, Battle, Fighter, battle, keep_nothing
from .places import Spot
from .rivals import Rival, draws, garrison
from .stock import Deed, Stock, enough, springs, stock_of

WALK = 6
"""Move points of a usual turn."""
A_TURN = 10
"""What else could be done in a turn: what is so many turns away must be worth more by it."""
HOPED = 0.3
"""What the next hand may beat, if this one does not, is worth so much of it."""
SAME_HAND = 0.7
"""What this hand could do there with what the way leaves of it is worth so much, as the way goes on."""
BASE, PER_LEVEL, PER_UNIT = 8, 1, 3
"""Attack and Block of a usual hand, together."""
USUAL_INFLUENCE = 5
"""What a usual hand gives in a talk."""
STEP_COST = 2
"""For each Move point: cards are for other things too, unless it is the last turn of the round."""
MOST_OF_TALKS = 66
"""The best bargain there is, a Unit of the highest level."""
BOLD = 20
"""What a share in an assault must be worth at least: two points of Fame, its Wounds paid."""
LOST, HOPELESS = 10, 30
"""The cards of a turn, played for nothing; and Wounds with it."""
WORTHWHILE = 6
"""A plan worth less than this is none: less than a point of Fame."""
LAST_STAND = 15
"""An assault that does not win throws the hero back, and costs Reputation: it must be worth it."""


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
        self.table, self.hero = table, hero
        self.fighter, self.alone = Fighter(table, hero), Fighter(table, hero, alone=True)
        self.influence = measures.giving(interaction.Influence, table, hero)
        self.moving = measures.giving(movement.Move, table, hero)
        self.last = hero.turn.last or not hero.deck
        self.too_late = self.last and (table.final or table.round >= scenarios.limit(table))
        self.step_cost = 0 if self.last else STEP_COST
        self.ways = reach.reach(table, hero)
        self.count(stock_of(table, hero))

    def count(self, stock: Stock) -> None:
        """What this stock gives."""
        self.stock = stock
        self.steps = stock.deeds(self.moving)
        self.in_fights = self.dear_in_fights()
        self.in_talks = {deed.source: deed.gives for deed in stock.deeds(self.influence)}

    def having(self, stock: Stock) -> Scout:
        """The same hero with another stock."""
        other = copy(self)
        other.count(stock)
        return other

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
        ways = self.ways
        found = [*places.spots(self.table, self.hero, ways), *places.incantation(self.table, self.hero)]
        found += [spot for spot in places.muster(self.table, self.hero, ways) if self.bold(spot.city)]
        best: Plan | None = None
        for spot in sorted(found, key=self.promise, reverse=True):
            if best and self.promise(spot) <= best.worth:
                break
            plan = self.planned(spot)
            best = plan if best is None or plan.worth > best.worth else best
        if best is None:
            return None
        best = best._replace(route=route(ways, self.hero.space, best.spot.space))
        return self.by_the_way(best, found) or best

    def powered(self) -> Plan | None:
        """The best there is to do, with a card that gives mana played first if that makes more of the others."""
        best = self.plan()
        for spring in springs(self.table, self.hero, self.stock):
            plan = self.having(self.stock.with_mana(spring.colours, spring.source)).plan()
            worthwhile = plan and plan.near and plan.spot.rivals and plan.worth >= WORTHWHILE
            if plan and worthwhile and (best is None or plan.worth > best.worth):
                best = plan._replace(moves=(Deed(spring.source, spring.way, 0),))
        return best

    def by_the_way(self, best: Plan, found: list[Spot]) -> Plan | None:
        """The next tile first, if it can be laid from here and what is left is enough for the plan all the same."""
        land = next((spot for spot in found if spot.do == "explore" and spot.space == self.hero.space), None)
        if land is None or not best.near or best.spot.do == "explore" or land.worth <= self.step_cost * land.cost:
            return None
        missing = best.spot.cost + land.cost - self.hero.turn.move
        dear = self.in_talks if best.spot.do == "interact" else self.in_fights
        moves = enough(self.steps, missing, lambda source: dear.get(source, 0)) if missing > 0 else []
        if moves is None or self.worth(best.spot, self.stock.less(moves)) < best.worth:
            return None
        return Plan(land, best.worth + land.worth, tuple(moves))

    def into(self, city: Hex) -> Plan | None:
        """Straight into the city that is assaulted together (MK-COOP-10)."""
        ways = self.ways
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
        prize, each = places.at_stake(self.table, "city")
        fight = battle(self.fighter, self.stock, rivals[: share or fair], prize=prize, each=each)
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
            worth = self.worth(spot, self.stock.less(moves)) - self.step_cost * spot.cost
            if worth >= WORTHWHILE:
                return Plan(spot, worth, tuple(moves))
        return self.far(spot, too_strong=moves is not None)

    def far(self, spot: Spot, *, too_strong: bool) -> Plan:
        """What it may be worth in a later turn, and what can be walked of the way now."""
        if self.too_late:
            return Plan(spot, 0, near=False)
        missing = spot.stand - self.hero.turn.move
        spare = 99 if self.last else 1
        walk = [deed for deed in self.steps if self.in_fights.get(deed.source, 0) <= max(deed.gives, spare)]
        turns = 1 + max(0, missing - sum(deed.gives for deed in walk)) // WALK
        used = enough(walk, missing, keep_nothing) if missing > 0 else []
        moves = walk if used is None else used
        now = 0 if too_strong or self.last else SAME_HAND * self.worth(spot, self.stock.less(moves))
        chance = HOPED if spot.rivals else 1
        worth = max(now, chance * self.hope(spot)) - A_TURN * turns - STEP_COST * spot.stand // 2
        return Plan(spot, int(worth), tuple(moves), near=False)

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
        fighter = self.alone if spot.units_barred else self.fighter
        if not any(self.reachable(fighter, stock, rival) for rival in rivals):
            return -HOPELESS
        fight = battle(fighter, stock, rivals, prize=spot.won, each=spot.each)
        worth = fight.worth(self.hero)
        thrown_back = spot.do == "assault" and not fight.won
        return worth - LOST if not fight.defeated or (thrown_back and worth < LAST_STAND) else worth

    def reachable(self, fighter: Fighter, stock: Stock, rival: Rival) -> bool:
        """Whether everything together would be enough for one of them."""
        return sum(deed.gives for deed in fighter.strikes(stock, rival)) >= rival.armour

    def talk(self, spot: Spot, stock: Stock) -> int:
        """The best bargain."""
        influence = bargains.at_first(self.table, self.hero, spot.space)
        influence += sum(deed.gives for deed in stock.deeds(self.influence))
        bargain = bargains.best(self.table, self.hero, spot.space, influence, stock)
        return bargain.worth if bargain else 0

    def hope(self, spot: Spot) -> int:
        """What it would bring with a usual hand."""
        if spot.do == "interact":
            influence = USUAL_INFLUENCE + bargains.at_first(self.table, self.hero, spot.space)
            bargain = bargains.best(self.table, self.hero, spot.space, influence, self.stock)
            return bargain.worth if bargain else 0
        if not spot.rivals:
            return spot.worth
        return max(0, *(self.usual_fight(spot, n).worth(self.hero) for n in range(1, len(spot.rivals) + 1)))

    def usual_fight(self, spot: Spot, n: int) -> Battle:
        """How a usual hand would fare that strikes down so many, the weakest, and blocks with what is left."""
        struck = sorted(spot.rivals, key=toughness)[:n]
        companions = 0 if spot.units_barred else self.companions
        left = BASE + PER_LEVEL * self.hero.level + PER_UNIT * companions - (spot.cost - spot.stand)
        left -= sum(map(toughness, struck))
        if left < 0:
            return NO_BATTLE
        hurt = wounds = 0
        for rival in sorted(spot.rivals, key=lambda rival: -rival.harm(self.hero)):
            effort = rival.block if rival.element == "physical" else 2 * rival.block
            if effort <= left:
                left -= effort
            elif hurt < companions and left >= PER_UNIT and rival.harm(self.hero) >= SPARED:
                hurt += 1
                left -= PER_UNIT
            else:
                wounds += rival.harm(self.hero)
        out = wounds >= levels.hand_limit(self.table, self.hero)
        blows = tuple(Against(rival, ()) for rival in struck)
        return Battle((), (), blows, wounds, out, len(spot.rivals) - n, hurt, spot.won, spot.each)


NO_BATTLE = Battle(standing=1)
"""None is fought."""


def toughness(rival: Rival) -> int:
    """Attack that it takes to beat somebody, resistance reckoned in."""
    return rival.armour * 3 // 2 if "physical" in rival.resistances else rival.armour


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
