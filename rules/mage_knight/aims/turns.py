"""The options of a turn outside fights and talks."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.decisions import Option
from ...engine.instructions import Effect
from .. import cards, deed_cards, ending, exploring, mana, movement, skills, tactics, turn, units, wounds
from ..basics import WOUND
from ..fight import coop
from ..heroes import Hero
from ..hexes import Hex
from ..table import Table
from . import measures, plans
from .plans import Plan
from .stock import Way, most, ways_of_card, ways_of_unit

HEAL, DO, EXPLORE, STEP, PLAY = 95, 90, 88, 85, 80
"""First what is done anyway, then the plan from its end: with Move points enough one walks, else one plays for them."""
REST, SPARE, END = 70, 30, 20
"""Without a plan one rests if there are Wounds; with nothing left, cards that are of use at any time; then the end."""
ACTIONS = {
    "challenge": "challenge",
    "enter": "enter",
    "liberate": "liberate",
    "incantation": "incantation",
    "interact": "interact",
}
"""How the action of a spot begins in notation."""


class Turn:
    """The turn of a hero as it stands, with its plan."""

    def __init__(self, table: Table, hero: Hero, options: tuple[Option, ...]) -> None:
        """Thinks of a plan, while one can still move."""
        self.table, self.hero = table, hero
        self.offered = {option.id for option in options}
        self.plan = self.think() if hero.turn.part == "move" else None
        self.next = self.next_step()
        self.resting = "rest" in self.offered and self.would_rest()
        if self.resting:
            self.plan = self.next = None

    def think(self) -> Plan | None:
        """What to do with the turn; amid an assault together there is but one way."""
        scout, proposal = plans.Scout(self.table, self.hero), self.table.proposal
        if proposal and proposal.under_way and self.hero.seat in proposal.seats:
            return scout.into(proposal.city)
        plan = scout.powered()
        return plan if plan and (plan.worth >= plans.WORTHWHILE or (plan.spot.rivals and plan.moves)) else None

    def would_rest(self) -> bool:
        """Whether a rest is better than the plan: always, if Wounds are in hand and there is nothing to be done for it now."""
        tired, plan = plans.tired(self.table, self.hero), self.plan
        idle = plan is None or not (plan.near or self.next or self.to_be_played)
        return tired > 0 if idle else plan is not None and tired > plan.worth

    def worth(self, option: Option) -> int:
        """How much an option promises."""
        match option.do:
            case wounds.HealHand() | wounds.HealUnit() | units.Ready():
                return HEAL
            case turn.Action() | coop.Propose():
                return self.worth_of_action(option)
            case exploring.Explore():
                return EXPLORE if self.doing("explore") and self.plan and self.plan.spot.note == option.id else -5
            case movement.Step(to=to):
                return STEP if to == self.next else -5
            case cards.Play() | cards.PlaySideways() | units.Activate() | skills.UseSkill():
                return max(self.worth_of_deed(option.id), self.worth_at_leisure(option.do))
            case turn.Rest():
                return REST if self.resting else 3
            case turn.Announce():
                return 40
            case turn.PlayTurn():
                return 60 if self.hopeful else 30
            case ending.EndTurn():
                return END
            case tactics.Nothing():
                return END
            case skills.Call() | mana.Melt():
                return -20
            case _:
                return self.worth_of_rest(option.do)

    # the plan

    def doing(self, what: str) -> bool:
        """Whether the plan is this, and one stands where it is done."""
        plan = self.plan
        here = plan is not None and plan.near and plan.spot.do == what and plan.spot.space == self.hero.space
        return here and not self.to_be_played

    @property
    def to_be_played(self) -> bool:
        """Whether something of the plan is to be played before one walks or acts."""
        return self.plan is not None and any(deed.way.how in self.offered for deed in self.plan.moves)

    def next_step(self) -> Hex | None:
        """Where to step now; None: nowhere, or there are not Move points enough yet."""
        plan = self.plan
        if plan is None or not plan.route or self.to_be_played:
            return None
        (first, way), *onward = plan.route
        if way.ends and not plan.near:
            return None
        left = self.hero.turn.move - way.cost
        goes_on = bool(onward) and onward[0][1].cost - way.cost <= left
        stops_well = way.ends or goes_on or plan.near or movement.safe(self.table, self.hero, first)
        return first if left >= 0 and stops_well else None

    def worth_of_action(self, option: Option) -> int:
        """The action of the plan; no other. A proposal is as good as an end: what was declined is not proposed for ever."""
        if isinstance(option.do, coop.Propose):
            return END if plans.Scout(self.table, self.hero).bold(option.do.city) else -5
        plan = self.plan
        begins = ACTIONS.get(plan.spot.do, "?") if plan else "?"
        return DO if plan and self.doing(plan.spot.do) and option.id.startswith(begins) else -5

    def worth_of_deed(self, id: str) -> int:
        """What the plan wants played before walking."""
        plan = self.plan
        return max((PLAY + deed.rank for deed in plan.moves if deed.way.how == id), default=-5) if plan else -5

    # what is of use at any time

    def worth_at_leisure(self, do: Effect) -> int:
        """Healing while there are Wounds, cards, crystals; with nothing else to do."""
        if isinstance(do, cards.PlaySideways):
            return -5
        way = self.way_of(do)
        if way is None or way.does is None:
            return -5
        worth = self.leisure(way.does)
        early = isinstance(do, skills.UseSkill) and skills.SKILLS[do.skill].moves_cards and bool(self.hero.deck)
        return (PLAY + 5 if early else SPARE + worth) if worth > 0 else -5

    def leisure(self, effect: Effect) -> int:
        """Wounds healed, cards drawn, crystals gained."""
        table, hero = self.table, self.hero
        hurt = hero.hand.count(WOUND) + sum(unit.wounds for unit in hero.units)
        healed = min(hurt, most(effect, measures.giving(wounds.Heal, table, hero).innermost))
        drawn = min(len(hero.deck), most(effect, lambda one: one.n if isinstance(one, cards.Draw) else 0))
        crystals = most(effect, lambda one: isinstance(one, mana.Gain) and one.what == "crystal")
        room = len(hero.crystals) < MANY_CRYSTALS
        return 4 * healed + 3 * drawn + 2 * crystals * room

    def way_of(self, do: Effect) -> Way | None:
        """The way to use something that an option stands for."""
        match do:
            case cards.Play(card=card, side=side) if not self.artifact(card, side):
                return next((way for way in ways_of_card(self.table, card) if way.how == do.notation), None)
            case units.Activate(unit=unit, ability=n):
                return ways_of_unit(self.table, unit)[n - 1]
            case skills.UseSkill(skill=skill):
                return Way(do.notation, skills.SKILLS[skill].does)
            case _:
                return None

    def artifact(self, card: str, side: str) -> bool:
        """Whether this would throw an Artifact away."""
        return deed_cards.CARDS[card].fate(side) == "thrown"

    def worth_of_rest(self, do: Effect) -> int:
        """What a tactic or a scenario lets one do."""
        return SPARE - 5 if self.hero.turn.part == "after" or self.plan is None else 5

    @property
    def hopeful(self) -> bool:
        """Whether there is still something to do with the hand, or somewhere to go with it."""
        plan = plans.Scout(self.table, self.hero).plan()
        return plan is not None and plan.worth >= plans.WORTHWHILE and (plan.near or bool(plan.moves))


MANY_CRYSTALS = 8
"""More of them are of little use."""


def judge(table: Table, hero: Hero, options: tuple[Option, ...]) -> Callable[[Option], int]:
    """How much each option promises."""
    return Turn(table, hero, options).worth
