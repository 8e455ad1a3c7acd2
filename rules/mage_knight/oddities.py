"""8 What no other card does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.costs import Cost
from ..engine.decisions import Decision, Option, Picks, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Done, Var, instruction
from . import cards, leadership, mana, paying, sites, units, wounds
from .basics import COLOURS
from .events import Rolled
from .heroes import Hero
from .kinds import kinds
from .numbers import Number, worth
from .table import Referee, Rule, State, Table, fight_here

# In combat.


@instruction
class BringMoves(Rule):
    """Move points may be spent in this combat; those left over from before are there again."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        turn = referee.me.turn
        turn.move += turn.leftover
        turn.leftover = 0
        referee.next(mana.Allow("move in combat"))


@instruction
class DiscardForAttack(Rule):
    """Any number of cards is discarded, for so much each; it is remembered."""

    each: int
    into: str = "worth"
    writes: ClassVar[tuple[str, ...]] = ("worth",)

    def ask(self, state: State) -> Decision:
        hero = state.me
        options = [
            Option(f"discard {card}", cards.LeaveHand(card, "discard"), hero.hand.count(card))
            for card in sorted(set(hero.cards))
        ]
        none = Option("discard none", Done("discard none"))
        return decide(state, self, [*options, none], Picks(1, max(1, len(hero.cards))), secret=True)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        discards = [pick.do for pick in picks if isinstance(pick.do, cards.LeaveHand)]
        referee.vars[self.into] = self.each * len(discards)
        referee.next(*discards)


@instruction
class ChooseNumber(Rule):
    """A number up to this is chosen, and remembered."""

    most: int
    into: str = "x"
    writes: ClassVar[tuple[str, ...]] = ("x",)

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(str(n), SetNumber(self.into, n)) for n in range(self.most + 1)])


@instruction
class SetNumber(Rule):
    """This one."""

    into: str
    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.vars[self.into] = self.n


@instruction
class RollForWounds(Rule):
    """So many mana dice are rolled: a Wound for each that shows black or red."""

    n: int | Var

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        rolled = tuple(referee.dice.choice(COLOURS) for _ in range(int(referee.value(self.n))))
        if rolled:
            referee.note(Rolled(referee.seat, rolled, "wounds"))
        wounds_ = sum(colour in ("black", "red") for colour in rolled)
        referee.next(*[wounds.TakeWound(wounds_)] * bool(wounds_))


# Units.


@instruction
class CallUp(Cost[Table, Hero]):
    """One ability of a Unit in the offer is used as if it were one's own; its mana is paid. The Unit stays there, unspent."""

    kind: ClassVar[str] = "special"
    clause: ClassVar[Clause | None] = "MK-UNITS-10"

    def ways(self, state: State) -> Iterator[Option]:
        for unit in state.table.unit_offer:
            for n in range(1, len(units.printed(unit).abilities) + 1):
                ways = (UseOffered(unit, n), UseOffered(unit, n, True))[: 1 + leadership.ready(state.me)]
                yield from (Option(do.notation, do) for do in ways if not do.why_not(state))


@instruction
class UseOffered(Rule):
    """This one; with Leadership its value is higher, as if it were one's own."""

    unit: str
    ability: int
    led: bool = False

    @property
    def about(self) -> Ref:
        return Ref("offer", self.unit)

    @property
    def notation(self) -> str:
        return f"{self.unit} {self.ability}" + " with leadership" * self.led

    def why_not(self, state: State) -> Illegal | None:
        effect = units.effect_of(state.table, self.unit, self.ability)
        mana = units.mana_of(self.unit, self.ability)
        fight = fight_here(state)
        if fight and fight.units_barred:
            return Illegal("MK-UNITS-16", "no_units_here")
        if fight and "healing" in kinds(effect):
            return Illegal("MK-EFF-10", "no_healing_in_combat")
        if why := effect.why_not(state):
            return why
        if self.led and (why := leadership.why_not(state, effect)):
            return why
        return paying.Pay((mana,)).why_not(state) if mana else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        effect = units.effect_of(referee.table, self.unit, self.ability)
        if self.led:
            effect = leadership.lead(referee, effect)
        steps = units.steps_of(effect, units.mana_of(self.unit, self.ability))
        referee.push(*steps, source=f"unit {self.unit}")


@instruction
class ReadySome(Rule):
    """Spent Units whose levels together come to no more than this become ready."""

    most: Number
    kind: ClassVar[str] = "healing"
    clause: ClassVar[Clause | None] = "MK-UNITS-6"

    def ask(self, state: State) -> Decision:
        most = worth(self.most, state.table, state.me)
        spent = [unit.id for unit in state.me.units if not unit.ready]
        options = [
            Option(f"ready {id}", units.MakeReady(id), weight=level)
            for id in spent
            if (level := units.printed(id).level) <= most
        ]
        return decide(state, self, options, Picks(0, len(options), weight=(0, most)))


# The map.


@instruction
class LookAround(Rule):
    """What can be seen by day is revealed: garrisons next to the hero, and all ruins."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        sites.reveal_near(referee, referee.me)
        for name, site in referee.table.sites.items():
            if site.ruin_hidden:
                sites.turn_up_ruin(referee, site, sites.space_named(name))


call_up, bring_moves, look_around = CallUp(), BringMoves(), LookAround()
