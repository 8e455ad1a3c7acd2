"""16 Effects on enemies, other than attacks and blocks. They last until the end of the turn (MK-COMBAT-14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...engine.costs import Cost
from ...engine.decisions import Decision, Option, Picks, Ref, decide
from ...engine.errors import Illegal
from ...engine.instructions import Seq, Var, instruction
from ...engine.modifiers import Modifier
from ..mana import Remember
from ..table import Hero, Referee, Rule, State, Table, fight_here, fight_of
from . import points
from .attack import clear, defeat, fight_now


@instruction
class TargetEnemy(Cost[Table, Hero]):
    """One enemy of this fight, not immune to what this comes from."""

    into: str = "foe"
    unfortified: bool = False
    """Not one that is fortified."""
    kind: ClassVar[str] = "combat"
    writes: ClassVar[tuple[str, ...]] = ("foe",)

    def why_not(self, state: State) -> Illegal | None:
        return None if fight_here(state) else Illegal("MK-COMBAT-14", "only_in_combat")

    def ways(self, state: State) -> Iterator[Option]:
        fight = fight_now(state)
        for foe in within_reach(state):
            if not (self.unfortified and points.fortified(state.table, fight, fight.foe(foe))):
                yield Option(foe, Remember(self.into, foe))


def within_reach(state: State, *, attacking: bool = False) -> list[str]:
    """The enemies that can be chosen: not immune to what this comes from, and no summoner while its token is there.

    `attacking`: only those that will attack.
    """
    fight, table = fight_now(state), state.table
    away = state.me.turn.part in ("block", "damage")
    foes = points.attacking(table, fight) if attacking else fight.foes
    return [foe.id for foe in foes if not points.immune(state, foe) and not (foe.stand_in and away)]


@instruction
class Changed(Rule):
    """A value of one enemy, or of all that are not immune, is changed until the end of the turn."""

    of: str
    change: int | str
    whom: Var | None = None
    """None: all."""
    kind: ClassVar[str] = "combat"

    @property
    def notation(self) -> str:
        return f"{'all ' * (not self.whom)}{self.of} {self.change}"

    @property
    def word(self) -> str:
        return f"all {self.of}" if not self.whom else self.of

    def why_not(self, state: State) -> Illegal | None:
        return None if fight_here(state) else Illegal("MK-COMBAT-14", "only_in_combat")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        state = referee.state
        touched = [foe.id for foe in fight_now(state).foes if not points.immune(state, foe)]
        foes = [foe for foe in touched if not self.whom or foe == referee.value(self.whom)]
        referee.table.modifiers += [Modifier(self.of, self.change, foe, until="end of turn") for foe in foes]


@instruction
class StopAttacks(Rule):
    """Up to so many enemies make no attack."""

    most: int
    kind: ClassVar[str] = "combat"

    def why_not(self, state: State) -> Illegal | None:
        if not fight_here(state):
            return Illegal("MK-COMBAT-14", "only_in_combat")
        return None if within_reach(state, attacking=True) else Illegal("MK-COMBAT-14", "nobody_attacks")

    def ask(self, state: State) -> Decision:
        foes = within_reach(state, attacking=True)
        return decide(state, self, [Option(foe, Stop(foe)) for foe in foes], Picks(1, self.most))


@instruction
class Stop(Rule):
    """This enemy makes no attack."""

    foe: str

    @property
    def about(self) -> Ref:
        return Ref("enemy", self.foe)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        stop(referee, self.foe)


def stop(referee: Referee, foe: str) -> None:
    """An enemy makes no attack in this combat; it is neither blocked nor defeated."""
    fight = fight_of(referee)
    referee.table.modifiers.append(Modifier("attacks", "no", foe, until="end of turn"))
    if foe in fight.targets and referee.me.turn.part == "block":
        clear(fight)


@instruction
class DestroyEnemy(Rule):
    """It is defeated, whatever its Armor (MK-ENEMY-19)."""

    whom: Var
    kind: ClassVar[str] = "combat"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight = fight_of(referee)
        defeat(referee, fight, fight.foe(str(referee.value(self.whom))))
        if not fight.targets:
            clear(fight)


FOE = Var("foe")


def target_enemy(*, unfortified: bool = False) -> TargetEnemy:
    """One enemy."""
    return TargetEnemy(unfortified=unfortified)


def weaken(by: int, whom: Var | None = None) -> Changed:
    """Less Armor."""
    return Changed("armour", -by, whom)


def loses_resistance(element: str, whom: Var | None = FOE) -> Changed:
    """It resists this no more."""
    return Changed("resists", element, whom)


def does_not_attack(whom: Var | None = FOE) -> Changed:
    """It makes no attack."""
    return Changed("attacks", "no", whom)


def loses(*what: tuple[str, str], whom: Var | None = FOE) -> Seq:
    """It has these no more, each a kind of value and a word."""
    return Seq(tuple(Changed(of, word, whom) for of, word in what))


def stop_attacks(most: int) -> StopAttacks:
    """Up to so many enemies make no attack."""
    return StopAttacks(most)


def destroy(whom: Var = FOE) -> DestroyEnemy:
    """This enemy is defeated."""
    return DestroyEnemy(whom)
