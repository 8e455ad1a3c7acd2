"""19 Forced Withdrawal."""

from __future__ import annotations

from ..engine.decisions import Option
from ..engine.instructions import instruction
from . import movement, wounds
from .events import Withdrew
from .hexes import OFF_MAP
from .table import Referee, Rule


@instruction
class Withdraw(Rule):
    """From a space that is not safe, back along the way of this turn; one Wound for each space (MK-END-3, MK-END-4, MK-END-5)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        while hero.turn.path and not movement.safe(table, hero, hero.space):
            space = hero.turn.path.pop()
            if space == hero.space:
                continue  # thrown back to it by the garrison: it has been left already (MK-OUT-9)
            hero.space = space
            referee.note(Withdrew(hero.seat, hero.space))
            wounds.wound_hero(referee, hero, 1)
            if hero.space == OFF_MAP:
                return
