"""7 Towers, and leaving the castle."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import instruction, offer
from . import winning
from .events import LeftCastle, TowerChosen
from .table import TOWERS, Hero, Referee, Rule, Square, State
from .tiles import is_tower


@instruction
class ChooseTower(Rule):
    """Each hero starts in a free Tower."""

    clause: ClassVar[Clause | None] = "DQ-SET-4"

    def ask(self, state: State) -> Decision:
        return decide(state, self, (offer(StartIn(name, square), state) for name, square in TOWERS.items()))


@instruction
class StartIn(Rule):
    """This one."""

    tower: str
    square: Square

    @property
    def notation(self) -> str:
        return f"tower {self.tower}"

    @property
    def about(self) -> Ref:
        return Ref("square", self.square)

    def why_not(self, state: State) -> Illegal | None:
        if hero := state.table.occupied(self.square):
            return Illegal("DQ-MOVE-3", "hero_there", seat=hero.seat)
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.square = self.square
        referee.note(TowerChosen(referee.seat, self.tower))


@instruction
class Leave(Rule):
    """The castle, with all one has (DQ-TOW-4)."""

    closes: ClassVar[bool] = True

    def why_not(self, state: State) -> Illegal | None:
        if not is_tower(state.me.square) or state.me.below:
            return Illegal("DQ-TOW-4", "not_in_a_tower")
        if not state.me.gone_out:
            return Illegal("DQ-TOW-5", "not_been_out_yet")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        get_out(referee, referee.me)
        referee.end("turn")


def get_out(referee: Referee, hero: Hero) -> None:
    """Out of the castle, safe, with all treasure."""
    hero.fate = "safe"
    referee.note(LeftCastle(hero.seat, winning.value(hero)))
