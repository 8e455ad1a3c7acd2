"""3 and 17: Life Points, and death."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import Option, Ref
from ..engine.errors import Illegal
from ..engine.instructions import instruction
from . import dragon, items, rings
from .events import Died, Healed, LostLife, NoHarm, TurnMissed, TurnsToMiss
from .numbers import Amount, Number, Roll, rolled
from .table import Referee, Rule, State

RING_OF_HEALING = 5
"""Life Points it gives back (DQ-RING-3)."""


@instruction
class Lose(Rule):
    """Life Points are lost."""

    n: Number

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if isinstance(self.n, Amount):
            referee.next(Roll(self.n.die), LoseRolled(self.n))
        else:
            lose_life(referee, self.n)


@instruction
class LoseRolled(Rule):
    """Life Points are lost, as rolled."""

    n: Amount

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        lose_life(referee, self.n.of(referee.me, rolled(referee)))


def lose_life(referee: Referee, n: int) -> None:
    """So many Life Points fewer; none left is death (DQ-HERO-2)."""
    hero = referee.me
    if not n:
        referee.note(NoHarm(hero.seat))
        return
    hero.life = max(0, hero.life - n)
    referee.note(LostLife(hero.seat, n, hero.life))
    if not hero.life:
        die(referee, "wounds")


@instruction
class Heal(Rule):
    """Life Points are regained, up to the starting value."""

    n: Number

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if isinstance(self.n, Amount):
            referee.next(Roll(self.n.die), HealRolled(self.n))
        else:
            regain_life(referee, self.n)


@instruction
class HealRolled(Rule):
    """Life Points are regained, as rolled."""

    n: Amount

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        regain_life(referee, self.n.of(referee.me, rolled(referee)))


def regain_life(referee: Referee, n: int) -> None:
    """So many Life Points more, but never above the starting value (DQ-HERO-2)."""
    hero = referee.me
    regained = min(n, hero.sheet.life - hero.life)
    if regained:
        hero.life += regained
        referee.note(Healed(hero.seat, regained, hero.life))


@instruction
class Dies(Rule):
    """The hero is killed outright."""

    cause: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        die(referee, self.cause)


def die(referee: Referee, cause: str) -> None:
    """Out of the game (DQ-DEATH-1); nothing that was still to happen to this hero happens."""
    hero, table, state = referee.me, referee.table, referee.state
    hero.life, hero.fate, hero.cause, table.fight = 0, "dead", cause, None
    items.leave_all(referee)
    hero.below = ""
    referee.note(Died(hero.seat, cause))
    dragon.left(referee)
    for doing in ("flight", "turn"):
        if state.whose(doing) == hero.seat:
            referee.end(doing)
    referee.stop()


@instruction
class Misses(Rule):
    """So many of the next turns are missed."""

    n: Number

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if isinstance(self.n, Amount):
            referee.next(Roll(self.n.die), MissesRolled(self.n))
        else:
            miss_turns(referee, self.n)


@instruction
class MissesRolled(Rule):
    """So many of the next turns are missed, as rolled."""

    n: Amount

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        miss_turns(referee, self.n.of(referee.me, rolled(referee)))


def miss_turns(referee: Referee, n: int) -> None:
    """So many turns more are to be missed."""
    if n:
        referee.me.missing += n
        referee.note(TurnsToMiss(referee.seat, n))


@instruction
class TurnLost(Rule):
    """The turn is over at once; it is the one that is missed (DQ-POT-2)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(TurnMissed(referee.seat, "potion"))
        referee.end("turn")


@instruction
class RingOfHealing(Rule):
    """The Ring of Healing takes the whole turn (DQ-RING-3)."""

    closes: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return "ring healing"

    @property
    def about(self) -> Ref:
        return Ref("ring", "healing")

    def why_not(self, state: State) -> Illegal | None:
        if state.me.acted:
            return Illegal("DQ-RING-3", "turn_has_begun")
        return rings.why_not_ready(state.me, "healing")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        rings.use(referee)
        regain_life(referee, RING_OF_HEALING)


def lose(n: Number) -> Lose:
    """Life Points are lost."""
    return Lose(n)


def heal(n: Number) -> Heal:
    """Life Points are regained."""
    return Heal(n)


def misses(n: Number) -> Misses:
    """So many of the next turns are missed."""
    return Misses(n)


def dies(cause: str) -> Dies:
    """The hero is killed outright."""
    return Dies(cause)


def turn_lost() -> TurnLost:
    """The turn is over at once."""
    return TurnLost()
