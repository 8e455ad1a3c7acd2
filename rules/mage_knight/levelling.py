"""20.2 Going up a level, at the end of the turn."""

from __future__ import annotations

from ..engine.decisions import Option
from ..engine.instructions import instruction
from . import levels
from .events import LevelReached
from .table import Referee, Rule


@instruction
class LevelUp(Rule):
    """One level after the other, lowest first (MK-LEVEL-1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        if hero.level < levels.level_by_fame(hero.fame):
            hero.level += 1
            referee.note(LevelReached(hero.seat, hero.level))
            referee.next(self)
