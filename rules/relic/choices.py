"""8 Choices printed on cards and spaces; and what several players do."""

from __future__ import annotations

from typing import Literal

from ..engine.instructions import Effect, instruction
from ..engine.records import fact
from .table import Rule

Who = Literal["all", "all_in_area", "all_in_tier", "others_on_space", "chosen_other"]


@fact
class Condition:
    """What must hold of the player."""

    kind: Literal["not_marked", "relics", "marks", "level", "pay_influence"]
    n: int = 0
    """At least so many; of `pay_influence`: so much is paid, if one wants to."""
    attribute: str = ""


@instruction
class Choice(Rule):
    """One of the things printed: what it costs, what it does."""

    label: str
    does: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()
    only_if: tuple[Condition, ...] = ()
    """One of these must hold."""


@instruction
class Choose(Rule):
    """One of these that can be paid; none, if it is optional (RL-ENG-8)."""

    choices: tuple[Choice, ...]
    optional: bool


@instruction
class Each(Rule):
    """Each of these players does this, in turn order from the active one."""

    who: Who
    does: tuple[Effect, ...]


def choice(
    label: str,
    *does: Effect,
    cost: Effect | tuple[Effect, ...] = (),
    only_if: tuple[Condition, ...] = (),
) -> Choice:
    """A way to choose: its label, what it does, what it costs, what must hold (one of these)."""
    return Choice(label, does, cost if isinstance(cost, tuple) else (cost,), only_if)


def may_choose(*choices: Choice) -> Choose:
    """One of these, or none."""
    return Choose(choices, True)


def must_choose(*choices: Choice) -> Choose:
    """One of these; if none can be paid, nothing."""
    return Choose(choices, False)


def each(who: Who, *does: Effect) -> Each:
    """Each of these players does this."""
    return Each(who, does)


def not_marked(attribute: str) -> Condition:
    """No own mark for this attribute."""
    return Condition("not_marked", attribute=attribute)


def relics_at_least(n: int) -> Condition:
    """So many relics in play."""
    return Condition("relics", n)


def marks_at_least(n: int) -> Condition:
    """So many own marks on the scenario sheet."""
    return Condition("marks", n)


def level_at_least(n: int) -> Condition:
    """This level, or a higher one."""
    return Condition("level", n)


def pay_influence(n: int) -> Condition:
    """So much influence is paid, if one wants to."""
    return Condition("pay_influence", n)
