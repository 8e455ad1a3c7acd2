"""3 Heroes and dice: rolls, attributes, and amounts with both in them."""

from __future__ import annotations

from typing import Annotated, ClassVar

from annotated_types import Interval

from ..engine.decisions import UP_TO_ONE, Decision, Option, decide
from ..engine.errors import Clause
from ..engine.instructions import Effect, instruction, offer
from ..engine.records import fact
from . import rings
from .events import Rolled
from .table import Hero, Referee, Rule, State

STRENGTH, AGILITY, ARMOUR, LUCK = "strength", "agility", "armour", "luck"

Sides = Annotated[int, Interval(ge=2, le=12)]


def attribute(hero: Hero, name: str) -> int:
    """The value of an attribute. Attributes never change (DQ-HERO-1)."""
    value: int = getattr(hero.sheet, name)
    return value


@fact
class Amount:
    """A die, so much more or less, and an attribute to be taken off; never below 0 (DQ-TEST-2)."""

    die: int = 0
    more: int = 0
    less: str = ""

    def __add__(self, n: int) -> Amount:
        return Amount(self.die, self.more + n, self.less)

    def __sub__(self, x: int | str) -> Amount:
        return Amount(self.die, self.more, x) if isinstance(x, str) else self + -x

    def __str__(self) -> str:
        return f"D{self.die}{f'{self.more:+}' * bool(self.more)}{'-' * bool(self.less)}{self.less}"

    def of(self, hero: Hero, rolled: int) -> int:
        """What it comes to for this hero."""
        return max(0, rolled + self.more - (attribute(hero, self.less) if self.less else 0))


D6, D12 = Amount(6), Amount(12)
Number = int | Amount


@instruction
class Roll(Rule):
    """A hero rolls a die; the frame remembers the number. The Ring of Fortune may roll it again."""

    die: Sides

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        roll(referee, self.die)
        if rings.ready(referee.me, "fortune"):
            waiting = referee.frame.todo
            referee.next(Reroll(self.die, rolled(referee), waiting[0] if waiting else None))


def roll(referee: Referee, die: int) -> None:
    """Roll, and remember."""
    number = referee.dice.below(die) + 1
    referee.vars["roll"] = number
    referee.note(Rolled(referee.seat, die, number))


def rolled(referee: Referee) -> int:
    """The number just rolled in this frame."""
    return int(referee.vars["roll"])


@instruction
class Reroll(Rule):
    """The Ring of Fortune: the die just rolled is rolled again, and the second number stands."""

    die: Sides
    number: Annotated[int, Interval(ge=0, le=12)] = 0
    """What it shows; 0: it is not told."""
    use: Effect | None = None
    """What will read it."""
    clause: ClassVar[Clause | None] = "DQ-RING-4"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [offer(rings.UseRing("fortune", RollAgain(self.die)), state)], UP_TO_ONE)


@instruction
class RollAgain(Rule):
    """The second number of a die."""

    die: Sides

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        roll(referee, self.die)
