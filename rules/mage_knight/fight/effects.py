"""16 Effects on enemies, other than attacks and blocks. They last until the end of the turn (MK-COMBAT-14).

A card says `target_enemy(), weaken(3, FOE)`, or `weaken(2)` for all enemies; what a block does to the enemy blocked stands in the
block: `block(3, "ice", then=weaken(3, FOE))`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...engine.costs import Cost
from ...engine.decisions import Decision, Option, Picks, decide
from ...engine.errors import Illegal
from ...engine.instructions import Effect, Var, instruction
from ...engine.modifiers import Modifier
from ..frays import Points
from ..heroes import Hero, Part
from ..mana import Remember
from ..table import Referee, Rule, State, Table, fight_here, fight_of
from . import attack, exchange, hits, points, sides
from .attack import fight_now

FOE = Var("foe")
"""The enemy chosen, or blocked."""


def not_in_combat(state: State) -> Illegal | None:
    """The refusal of an effect on enemies outside combat."""
    return None if fight_here(state) else Illegal("MK-COMBAT-14", "only_in_combat")


def within_reach(state: State) -> list[str]:
    """The tokens that an effect of what is being played can touch now (MK-COMBAT-14, MK-ENEMY-8)."""
    table, fight = state.table, fight_now(state)
    if fight.site == points.DUEL:
        return exchange.units_within_reach(state)
    return [
        points.present(foe)
        for foe in fight.foes
        if not points.away(table, fight, foe) and not points.immune(state, foe)
    ]


@instruction
class TargetEnemy(Cost[Table, Hero]):
    """One enemy of this fight, not immune to what this comes from."""

    into: str = "foe"
    unfortified: bool = False
    """Not one that is fortified."""
    kind: ClassVar[str] = "combat"
    writes: ClassVar[tuple[str, ...]] = ("foe",)

    def why_not(self, state: State) -> Illegal | None:
        return not_in_combat(state)

    def ways(self, state: State) -> Iterator[Option]:
        fight = fight_now(state)
        for id in within_reach(state):
            foe = points.foe_called(fight, id)
            if not (self.unfortified and foe and points.fortified(state.table, fight, foe)):
                yield Option(id, Remember(self.into, id))


@instruction
class UpTo(Rule):
    """This is done to each of up to so many enemies; it finds each under the name `foe`."""

    n: int
    do: Effect
    kind: ClassVar[str] = "combat"

    def parts(self) -> tuple[Effect, ...]:
        return ()  # what is done to each finds its name only here

    def why_not(self, state: State) -> Illegal | None:
        return not_in_combat(state)

    def ask(self, state: State) -> Decision:
        foes = within_reach(state)
        return decide(state, self, [Option(id, Remember("foe", id)) for id in foes], Picks(0, min(self.n, len(foes))))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for pick in picks:
            referee.next(pick.do, self.do)


@instruction
class Changed(Rule):
    """A value of one enemy, or of all that are not immune, is changed until the end of the turn."""

    of: str
    change: int | str
    whom: Var | None = None
    """None: all."""
    fortified: int = 0
    """The change for those that are fortified, if it is another."""
    kind: ClassVar[str] = "combat"

    @property
    def notation(self) -> str:
        return f"{'all ' * (not self.whom)}{self.of} {self.change}"

    @property
    def word(self) -> str:
        return f"all {self.of}" if not self.whom else self.of

    def why_not(self, state: State) -> Illegal | None:
        if self.of == "attacks" and state.table.duel and state.me.turn.part != "block":
            return Illegal("MK-PVP-27", "only_while_blocking")
        return not_in_combat(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if referee.table.duel and self.of == "attacks" and self.whom is None:
            points.cancel_attack(referee)
            return
        for id in touched(referee, self.whom):
            if self.of == "attacks":
                points.stop_attack(referee, id)
            else:
                change = Modifier(self.of, self.change_for(referee, id), id, until="end of turn")
                referee.table.modifiers.append(change)

    def change_for(self, referee: Referee, id: str) -> int | str:
        """The change for this enemy."""
        fight = fight_of(referee)
        foe = points.foe_called(fight, id)
        walled = foe is not None and points.fortified(referee.table, fight, foe)
        return self.fortified if walled and self.fortified else self.change


def touched(referee: Referee, whom: Var | None) -> list[str]:
    """The tokens this is done to: the one named, or all; but none that is immune, or gone."""
    reach = within_reach(referee.state)
    return reach if whom is None else [id for id in reach if id == referee.value(whom)]


@instruction
class WeakenByResistances(Rule):
    """Less Armor, by one for each resistance the enemy has now."""

    whom: Var
    kind: ClassVar[str] = "combat"

    def why_not(self, state: State) -> Illegal | None:
        return not_in_combat(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, fight = referee.table, fight_of(referee)
        for id in touched(referee, self.whom):
            foe = points.foe_called(fight, id)
            n = len(points.resistances(table, foe) if foe else exchange.resistances_of(referee, id))
            table.modifiers.append(Modifier("armour", -n, id, until="end of turn"))


@instruction
class DestroyEnemy(Rule):
    """The enemy is defeated, whatever its Armor (MK-ENEMY-19). A summoned one is merely gone: the summoner stays."""

    whom: Var
    kind: ClassVar[str] = "combat"

    def why_not(self, state: State) -> Illegal | None:
        return not_in_combat(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight = fight_of(referee)
        for id in touched(referee, self.whom):
            foe = points.foe_called(fight, id)
            if foe and foe.stand_in:
                attack.dismiss(referee, foe)
                foe.blocked = True
            elif foe:
                attack.defeat(referee, fight, foe)
            else:
                hits.wound_unit(referee, sides.opponent(referee), id)  # MK-PVP-23


@instruction
class OnlyIn(Rule):
    """What follows works in this phase of a fight alone (MK-ATTACK-3)."""

    part: Part
    kind: ClassVar[str] = "combat"

    def why_not(self, state: State) -> Illegal | None:
        if fight_here(state) and state.me.turn.part == self.part:
            return None
        return Illegal("MK-ATTACK-3" if self.part == "attack" else "MK-COMBAT-13", f"only_in_{self.part}")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        pass


@instruction
class Thereupon(Rule):
    """An attack that comes after another part of the same effect: whether it reaches its target is asked only then.

    Without a target, one is chosen first; if none can be reached, its points are lost.
    """

    does: points.Attack
    kind: ClassVar[str] = "attack"

    def parts(self) -> tuple[Effect, ...]:
        return (self.does,)

    def why_not(self, state: State) -> Illegal | None:
        return not_in_combat(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        state, fight = referee.state, fight_of(referee)
        if state.me.turn.part not in ("ranged", "attack"):
            return
        if not fight.targets and fight.foes and attack.Aim().why_not(state) is None:
            referee.next(attack.ChooseTargets(), self, attack.Gather())
        elif fight.targets and self.does.why_not(state) is None:
            referee.next(self.does)


@instruction
class KeepAttack(Rule):
    """In the Attack phase of this fight, this attack may be used once."""

    does: points.Attack
    kind: ClassVar[str] = "combat"

    def parts(self) -> tuple[Effect, ...]:
        return ()  # it is not made now

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        does, source = self.does, referee.frame.source
        amount = points.counted(referee, does.amount)
        fight_of(referee).kept.append(Points(amount, does.element, does.form, 1, source))


def target_enemy(*, unfortified: bool = False) -> TargetEnemy:
    """One enemy."""
    return TargetEnemy(unfortified=unfortified)


def up_to(n: int, do: Effect) -> UpTo:
    """This, to each of up to so many enemies."""
    return UpTo(n, do)


def weaken(by: int, whom: Var | None = None, *, fortified: int = 0) -> Changed:
    """Less Armor; by another number where the enemy is fortified."""
    return Changed("armour", -by, whom, -fortified)


def weaken_by_resistances(whom: Var = FOE) -> WeakenByResistances:
    """Less Armor for each resistance."""
    return WeakenByResistances(whom)


def loses_resistance(element: str, whom: Var | None = FOE) -> Changed:
    """It resists this no more; `all`: nothing at all."""
    return Changed("resists", element, whom)


def loses_fortification(whom: Var | None = FOE) -> Changed:
    """Neither its site nor its own walls protect it."""
    return Changed("fortified", "no", whom)


def does_not_attack(whom: Var | None = FOE) -> Changed:
    """It makes no attack."""
    return Changed("attacks", "no", whom)


def destroy_enemy(whom: Var = FOE) -> DestroyEnemy:
    """It is defeated."""
    return DestroyEnemy(whom)


def only_in(part: Part) -> OnlyIn:
    """In this phase alone."""
    return OnlyIn(part)


def thereupon(does: points.Attack) -> Thereupon:
    """An attack after what came before has worked."""
    return Thereupon(does)


def keep_attack(does: points.Attack) -> KeepAttack:
    """An attack for the Attack phase."""
    return KeepAttack(does)
