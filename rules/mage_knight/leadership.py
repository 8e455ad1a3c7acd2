"""15 Leadership: when a Unit is activated, its value is higher."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import cast

from ..engine.errors import Illegal
from ..engine.instructions import Effect
from .events import SkillUsed
from .fight import points
from .heroes import Hero
from .numbers import Number, higher
from .table import Referee, State

SKILL = "leadership"
BLOCK, ATTACK, RANGED = 3, 2, 1


def ready(hero: Hero) -> bool:
    """Whether the hero has it and may use it, and has not led a Unit in this turn."""
    return SKILL in hero.skills and SKILL not in hero.turn.used and not hero.turn.partial


def leaves(effect: Effect) -> Iterator[Effect]:
    """What an effect is made of in the end."""
    parts = effect.parts()
    if not parts:
        yield effect
    for part in parts:
        yield from leaves(part)


@lru_cache(None)
def has_value(effect: Effect) -> bool:
    """Whether there is an Attack or a Block in it to be raised (MK-EFF-7)."""
    return any(isinstance(leaf, (points.Attack, points.Block)) for leaf in leaves(effect))


def bonus(effect: Effect, part: str) -> int:
    """By how much one value is raised now: in the Attack phase all attacks are alike, before it only ranged ones are."""
    if isinstance(effect, points.Block):
        return BLOCK if part == "block" else 0
    if not isinstance(effect, points.Attack):
        return 0
    return {"attack": ATTACK, "ranged": RANGED if effect.form == "ranged" else 0}.get(part, 0)


def why_not(state: State, effect: Effect) -> Illegal | None:
    """Why there is nothing to be raised in this effect now."""
    part = state.me.turn.part
    if any(bonus(leaf, part) for leaf in leaves(effect)):
        return None
    return Illegal("MK-EFF-7", "no_value_to_raise")


def lead(referee: Referee, effect: Effect) -> Effect:
    """The effect with its values raised. Leadership is used."""
    hero = referee.me
    hero.turn.used.append(SKILL)
    referee.note(SkillUsed(hero.seat, SKILL))
    return raised(effect, hero.turn.part)


def raised(effect: Effect, part: str) -> Effect:
    """The same effect with every Attack and Block as it is under Leadership."""

    def raise_one(one: Effect) -> Effect:
        by = bonus(one, part)
        if not by or not isinstance(one, (points.Attack, points.Block)):
            return one
        return cast("Effect", replace(one, amount=higher(cast("Number", one.amount), by)))

    return effect.mapped(raise_one)
