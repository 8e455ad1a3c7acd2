"""What has happened with dice, and in battles."""

from __future__ import annotations

from typing import ClassVar

from ..engine.events import Event
from ..engine.records import fact


@fact
class Rolled(Event):
    """Dice were rolled: each with those that grew from it."""

    seat: int
    kind: str
    dice: tuple[tuple[int, ...], ...]
    reveals: ClassVar[bool] = True


@fact
class DieRerolled(Event):
    """A die was rolled again (RL-DICE-4)."""

    seat: int
    before: int
    after: int
    reveals: ClassVar[bool] = True


@fact
class EnemyRolled(Event):
    """The player to the left rolled for the enemies (RL-BAT-5)."""

    seat: int
    by: int
    dice: tuple[tuple[int, ...], ...]
    reveals: ClassVar[bool] = True


@fact
class TableRolled(Event):
    """A die was rolled on a table (RL-DICE-6)."""

    seat: int
    number: int
    reveals: ClassVar[bool] = True


@fact
class NumberPlayed(Event):
    """A Power card's number stands for a die (RL-POW-4)."""

    seat: int
    card: str
    number: int


@fact
class RollSet(Event):
    """A roll has this result without being rolled."""

    seat: int
    number: int


@fact
class PowerFlipped(Event):
    """The top Power card added its number."""

    seat: int
    card: str
    number: int
    reveals: ClassVar[bool] = True


@fact
class BattleBegan(Event):
    """A battle begins."""

    seat: int
    attribute: str
    enemies: tuple[str, ...]
    opponent: str


@fact
class Evaded(Event):
    """Enemies were evaded (RL-BAT-12)."""

    seat: int
    enemies: tuple[str, ...]


@fact
class BattleScored(Event):
    """The scores of a battle (RL-BAT-7)."""

    seat: int
    mine: int
    theirs: int


@fact
class TrophyTaken(Event):
    """An enemy became a trophy (RL-BAT-8)."""

    seat: int
    card: str


@fact
class LifeSpared(Event):
    """The Life of a lost battle was not lost."""

    seat: int


@fact
class PenaltyCancelled(Event):
    """The penalties of a lost battle were ignored."""

    seat: int


@fact
class Tested(Event):
    """A skill test (RL-TEST-1)."""

    seat: int
    attribute: str
    target: int
    total: int
    passed: bool
