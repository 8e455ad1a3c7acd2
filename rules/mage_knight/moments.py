"""8.2 Moments that card texts name: some can be played then only, some do more then."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.decisions import Option
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, instruction
from . import times
from .table import Referee, Rule, State, fight_here


def combat(state: State) -> bool:
    """In combat."""
    return fight_here(state) is not None


def start_of_combat(state: State) -> bool:
    """Before anything was played in the Ranged and Siege phase."""
    fight = fight_here(state)
    return fight is not None and not fight.begun and state.me.turn.part == "ranged"


def before_damage(state: State) -> bool:
    """While the attacks of enemies are still to come."""
    return combat(state) and state.me.turn.part in ("ranged", "block")


def many_moves_left(state: State) -> bool:
    """The combat was entered with as many Move points as there are enemies."""
    fight = fight_here(state)
    return fight is not None and state.me.turn.leftover + state.me.turn.move >= len(fight.foes)


MOMENTS: dict[str, tuple[Callable[[State], bool], Clause]] = {
    "combat": (combat, "MK-COMBAT-14"),
    "start of combat": (start_of_combat, "MK-COMBAT-14"),
    "before damage": (before_damage, "MK-COMBAT-14"),
    "with moves left": (many_moves_left, "MK-COMBAT-14"),
    "peace": (lambda state: not combat(state), "MK-EFF-10"),
    "interaction": (lambda state: state.me.turn.part == "interaction", "MK-LOCALS-2"),
    "night": (lambda state: times.night(state.table, state.me), "MK-MANA-7"),
    "day": (lambda state: not times.night(state.table, state.me), "MK-MANA-6"),
}
"""What each moment is, and the rule by which a card is refused at another."""


@instruction
class Only(Rule):
    """At no other moment."""

    moment: str

    def why_not(self, state: State) -> Illegal | None:
        holds, clause = MOMENTS[self.moment]
        return None if holds(state) else Illegal(clause, "not_now", moment=self.moment)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        pass


@instruction
class When(Rule):
    """This, if it is played at such a moment."""

    moment: str
    do: Effect

    @property
    def notation(self) -> str:
        return f"when {self.moment} {self.do.notation}"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if MOMENTS[self.moment][0](referee.state):
            referee.next(self.do)


def only(moment: str) -> Only:
    """At no other moment."""
    return Only(moment)


def when(moment: str, do: Effect) -> When:
    """This, at such a moment."""
    return When(moment, do)
