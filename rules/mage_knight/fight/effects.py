"""16 Effects on enemies, other than attacks and blocks. They last until the end of the turn (MK-COMBAT-14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...engine.costs import Cost
from ...engine.decisions import Option
from ...engine.errors import Illegal
from ...engine.instructions import Var, instruction
from ...engine.modifiers import Modifier
from ..mana import Remember
from ..table import Hero, Referee, Rule, State, Table, fight_here
from .attack import fight_now
from .points import fortified, immune


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
        phase, fight = state.me.turn.part, fight_now(state)
        for foe in fight.foes:
            summoner = bool(foe.stand_in) and phase in ("block", "damage")
            behind_walls = self.unfortified and fortified(state.table, fight, foe)
            if not immune(state, foe) and not summoner and not behind_walls:
                yield Option(foe.id, Remember(self.into, foe.id))


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
        everybody = [foe.id for foe in fight_now(state).foes if not immune(state, foe)]
        foes = [str(referee.value(self.whom))] if self.whom else everybody
        referee.table.modifiers += [Modifier(self.of, self.change, foe, until="end of turn") for foe in foes]


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
