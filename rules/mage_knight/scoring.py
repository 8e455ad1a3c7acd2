"""24 The end of the game, and scoring."""

from __future__ import annotations

from ..engine import referee
from ..engine.decisions import Option
from ..engine.instructions import instruction
from ..game import Result, Standing
from .table import Hero, Referee, Rule, Table


@instruction
class EndGame(Rule):
    """Nothing more is done."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.stop()


def result(state: referee.State[Table, Hero]) -> Result:
    """All seats, the best first."""
    heroes = sorted(state.table.heroes, key=lambda hero: -hero.fame)
    best = heroes[0].fame
    standings = [
        Standing(hero.seat, 1 + sum(other.fame > hero.fame for other in heroes), hero.fame, hero.fame == best, "scored")
        for hero in heroes
    ]
    return Result(tuple(standings))
