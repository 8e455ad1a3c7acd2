"""10 Dice and rerolls."""

from __future__ import annotations

from ..engine.instructions import Effect, instruction
from .passives import RollKind
from .table import Rule


@instruction
class TableRoll(Rule):
    """A die on a table: up to this number, that. It does not explode (RL-DICE-6)."""

    rows: tuple[tuple[int, tuple[Effect, ...]], ...]


@instruction
class SetRoll(Rule):
    """The roll has one of these results instead of being rolled (RL-MOVE-3, RL-POW-5)."""

    rolls: tuple[RollKind, ...]
    results: tuple[int, ...]


@instruction
class AddToTest(Rule):
    """The skill test about to be rolled counts so much more (RL-TEST-4)."""

    attribute: str
    n: int


@instruction
class Reroll(Rule):
    """A die just rolled is rolled again (RL-DICE-4)."""

    rolls: tuple[RollKind, ...]


@instruction
class FlipPowerAdd(Rule):
    """Turn over the top Power card, add its number to the battle score, discard it."""


def roll(*rows: tuple[int, *tuple[Effect, ...]]) -> TableRoll:
    """Rows of: up to this number, that."""
    return TableRoll(tuple((up_to, tuple(does)) for up_to, *does in rows))


def set_roll(*rolls: RollKind, results: tuple[int, ...]) -> SetRoll:
    """The roll has one of these results instead of being rolled."""
    return SetRoll(rolls, results)


def add_to_test(attribute: str, n: int) -> AddToTest:
    """The skill test about to be rolled counts so much more; "any": of every attribute."""
    return AddToTest(attribute, n)


def reroll(*rolls: RollKind) -> Reroll:
    """A die just rolled is rolled again."""
    return Reroll(rolls)


def flip_power_add() -> FlipPowerAdd:
    """The top Power card adds its number to the battle score."""
    return FlipPowerAdd()
