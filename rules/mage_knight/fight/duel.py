"""23 Combat between players: how it starts, and what a draw does."""

from __future__ import annotations

from ...engine.decisions import Option, Ref
from ...engine.errors import Illegal
from ...engine.instructions import instruction
from .. import levels, movement, scenarios, sites
from ..table import Referee, Rule, State


@instruction
class AttackHero(Rule):
    """Attack the hero who stands here (MK-PVP-1)."""

    seat: int

    @property
    def about(self) -> Ref:
        return Ref("seat", self.seat)

    @property
    def notation(self) -> str:
        return f"attack {self.seat}"

    def why_not(self, state: State) -> Illegal | None:
        return movement.why_no_duel(state.table, state.me, state.table.of(self.seat))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        hero.turn.part, hero.turn.move, hero.turn.healing = "after", 0, 0
        if sites.hostile(table, hero, hero.space):
            levels.change_reputation(referee, hero, scenarios.assault_reputation(table))
        movement.send_back(referee, hero.turn.path[-1])
