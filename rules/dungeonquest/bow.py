"""13 El-Adoran's bow (DQ-MON-8, DQ-MON-9)."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import UP_TO_ONE, Decision, Option, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import instruction, offer
from . import monsters
from .events import ArrowShot, MonsterHurt
from .numbers import Roll, rolled
from .table import Fight, Referee, Rule, State

BANDS: tuple[tuple[int, str], ...] = ((2, "miss"), (4, "wound"), (6, "kill"))
"""Up to this number, that."""
KILLS_NEEDED = {"champion": 2}


def result_of(number: int) -> str:
    """What an arrow does with this number."""
    return next(result for up_to, result in BANDS if number <= up_to)


@instruction
class ShootFirst(Rule):
    """One arrow before declaring; if the monster still stands, it must be attacked."""

    @property
    def notation(self) -> str:
        return "shoot"

    def why_not(self, state: State) -> Illegal | None:
        if not state.me.arrows:
            return Illegal("DQ-MON-8", "no_arrows")
        return Illegal("DQ-MON-8", "one_arrow_now") if monsters.fight_of(state.table).shots else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(Shoot(), monsters.Declare())


@instruction
class ArrowBeforeBlows(Rule):
    """One arrow more when it has come to combat, before the first exchange."""

    clause: ClassVar[Clause | None] = "DQ-MON-8"

    def ask(self, state: State) -> Decision | None:
        if not state.me.sheet.arrows:
            return None
        return decide(state, self, [offer(Shoot(), state)], UP_TO_ONE)


@instruction
class Shoot(Rule):
    """An arrow; spent ones do not come back."""

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.arrows else Illegal("DQ-MON-8", "no_arrows")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.arrows -= 1
        monsters.fight_of(referee.table).shots += 1
        referee.next(Roll(6), Hit())


@instruction
class Hit(Rule):
    """Miss, wound or kill."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight = monsters.fight_of(referee.table)
        result = result_of(rolled(referee))
        referee.note(ArrowShot(referee.seat, result))
        if result == "kill":
            fight.hits += 1
            if fight.hits >= KILLS_NEEDED.get(fight.monster, 1):
                monsters.defeated(referee)
                return
        if result != "miss":
            referee.next(Roll(6), Wound())


@instruction
class Wound(Rule):
    """The monster loses a D6; if its Life Points are not known yet, that is remembered."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        wound(referee, monsters.fight_of(referee.table), rolled(referee))


def wound(referee: Referee, fight: Fight, n: int) -> None:
    """So many Life Points fewer for the monster."""
    referee.note(MonsterHurt(fight.hero_seat, n))
    if not fight.known:
        fight.wounds += n
        return
    fight.life -= n
    if fight.life <= 0:
        monsters.defeated(referee)
