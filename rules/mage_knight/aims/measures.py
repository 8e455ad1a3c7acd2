"""What instructions give of what is wanted: Move, Influence, healing, Attack on somebody, Block against somebody."""

from __future__ import annotations

from typing import cast

from ...engine.instructions import Effect, Var
from .. import interaction, movement
from ..fight import points
from ..heroes import Hero
from ..numbers import Number, worth
from ..table import Table
from .rivals import resisted
from .stock import Measure

GUESS = 2
"""What an amount that is known only later comes to, about."""
ANY_FORM = ("melee", "ranged", "siege")
FAR = ("ranged", "siege")
FROM_AFAR = {0: FAR, 1: ("siege",)}
"""The forms of attack that count in the first phase, by the walls around an enemy; two are too many (MK-RANGED-3)."""


def amount_of(number: Number | Var, table: Table, hero: Hero) -> int:
    """What an amount comes to now."""
    return GUESS if isinstance(number, Var) else worth(number, table, hero)


def giving(kind: type[Effect], table: Table, hero: Hero) -> Measure:
    """How much of this kind; Move, Influence, Attack and Block any card gives sideways."""

    def innermost(effect: Effect) -> int:
        if not isinstance(effect, kind):
            return 0
        return amount_of(cast("Number | Var", getattr(effect, "amount", GUESS)), table, hero)

    return Measure(innermost, int(kind in SIDEWAYS))


SIDEWAYS = (movement.Move, interaction.Influence, points.Attack, points.Block)


def striking(table: Table, hero: Hero, resistances: frozenset[str], forms: tuple[str, ...] = ANY_FORM) -> Measure:
    """Attack points in these forms; what is resisted counts half (MK-RANGED-6)."""

    def innermost(effect: Effect) -> int:
        if not isinstance(effect, points.Attack) or points.form_now(hero, effect) not in forms:
            return 0
        amount = amount_of(effect.amount, table, hero)
        element = "coldfire" if "attacks coldfire" in hero.turn.allows else effect.element
        return amount // 2 if resisted(resistances, element) else amount

    return Measure(innermost, int("melee" in forms and "physical" not in resistances))


def stopping(table: Table, hero: Hero, element: str, *, swift: bool) -> Measure:
    """Block points against such an attack; those of the wrong element count half (MK-BLOCK-4)."""
    full = points.EFFICIENT[element]

    def innermost(effect: Effect) -> int:
        if not isinstance(effect, points.Block):
            return 0
        amount = amount_of(effect.amount, table, hero) * (effect.swift if swift else 1)
        return amount if effect.element in full else amount // 2

    return Measure(innermost, int("physical" in full))
