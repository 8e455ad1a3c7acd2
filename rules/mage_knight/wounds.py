"""18 Wounds and healing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Illegal
from ..engine.instructions import instruction, offer
from . import levels, promises, units
from .basics import WOUND
from .events import Healed, KnockedOut, Wounded
from .heroes import Hero
from .numbers import Number, worth
from .table import Referee, Rule, State, fight_here

SPARING = " without fame"


@instruction
class Heal(Rule):
    """Gain Heal points (MK-HEAL-2)."""

    amount: Number
    free: ClassVar[bool] = True
    kind: ClassVar[str] = "healing"

    def why_not(self, state: State) -> Illegal | None:
        return Illegal("MK-HEAL-1", "no_healing_in_combat") if fight_here(state) else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.healing += worth(self.amount, referee.table, referee.me)


@instruction
class HealHand(Rule):
    """One Heal point: a Wound from hand goes back to the pile (MK-HEAL-3)."""

    spare: bool = False
    """Points that bring Fame are spared, as long as there are others."""

    @property
    def notation(self) -> str:
        return "heal hand" + SPARING * self.spare

    def why_not(self, state: State) -> Illegal | None:
        return None if WOUND in state.me.hand else Illegal("MK-HEAL-3", "no_wound_in_hand")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.hand.remove(WOUND)
        spend_healing(referee, 1, spare=self.spare)
        referee.note(Healed(referee.seat, ""))
        promises.fulfil(referee, "heal hand")


@instruction
class HealUnit(Rule):
    """Heal points as many as its level: one Wound of a Unit (MK-HEAL-4)."""

    unit: str
    level: int
    spare: bool = False

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    @property
    def notation(self) -> str:
        return f"heal unit {self.unit} {self.level}" + SPARING * self.spare

    def why_not(self, state: State) -> Illegal | None:
        have = state.me.turn.healing
        return Illegal("MK-HEAL-4", "not_enough_healing", need=self.level, have=have) if have < self.level else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.unit(self.unit).wounds -= 1
        spend_healing(referee, self.level, spare=self.spare)
        referee.note(Healed(referee.seat, self.unit))


def spend_healing(referee: Referee, n: int, *, spare: bool = False) -> None:
    """Points that bring Fame are spent first; or last, if they are to be spared."""
    turn = referee.me.turn
    blessed = max(0, n - (turn.healing - turn.grail)) if spare else min(n, turn.grail)
    turn.healing -= n
    turn.grail -= blessed
    levels.gain_fame(referee, referee.me, blessed)


@instruction
class HealForFame(Rule):
    """Gain Heal points that bring 1 Fame each when they are spent (Golden Grail)."""

    amount: int
    kind: ClassVar[str] = "healing"

    def why_not(self, state: State) -> Illegal | None:
        return Heal(self.amount).why_not(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.healing += self.amount
        referee.me.turn.grail += self.amount


@instruction
class TakeWound(Rule):
    """Wounds from the pile into hand (MK-GAIN-8)."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        wound_hero(referee, referee.me, self.n)


def healing(state: State) -> Iterator[Option | Blocked]:
    """What Heal points can do now."""
    if not state.me.turn.healing:
        return
    turn = state.me.turn
    for spare in (False, True)[: 1 + (0 < turn.grail < turn.healing)]:  # the player decides which points are used
        yield offer(HealHand(spare), state)
        for unit in state.me.units:
            if unit.wounds:
                yield offer(HealUnit(unit.id, units.printed(unit.id).level, spare), state)


def wound_hero(referee: Referee, hero: Hero, n: int) -> None:
    """Wounds into hand; enough of them in one fight knock the hero out (MK-DAMAGE-8)."""
    fight = referee.table.fight_of(hero.seat)
    hero.hand += [WOUND] * n
    hero.turn.taken_wounds += n
    referee.note(Wounded(hero.seat, "", n))
    if fight:
        fight.wounds += n
        limit = levels.hand_limit(referee.table, hero)
        if fight.wounds >= limit and (hero.cards or fight.wounds - n < limit):
            referee.note(KnockedOut(hero.seat))
            drop_hand(hero)


def drop_hand(hero: Hero) -> None:
    """All cards but Wounds go from hand to the discard pile; they count as discarded (MK-MIN-2)."""
    if hero.cards:
        hero.turn.active = True
    hero.discard += hero.cards
    hero.hand[:] = [card for card in hero.hand if card == WOUND]


def heal(n: Number) -> Heal:
    """So many Heal points."""
    return Heal(n)


def take_wound(n: int) -> TakeWound:
    """So many Wounds into hand."""
    return TakeWound(n)
