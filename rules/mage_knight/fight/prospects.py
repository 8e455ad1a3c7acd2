"""What an attack or block would come to after this: shown beside an option before it is chosen. Nothing is changed.

What an effect brings is read off its parts, the best of its alternatives; what it costs, and what it does to enemies, is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from ...engine.instructions import Effect, Either, Times, Var
from .. import boosts, cards, deed_cards, leadership, paying, sideways, skills, units
from ..frays import Fight, Points
from ..heroes import Hero
from ..numbers import worth
from ..table import Table
from . import conversions, exchange, points, sides
from .effects import Thereupon

MOST = 64
"""Alternatives looked at; no card has so many."""
PHASES = ("ranged", "block", "attack")
"""In these, points are gathered."""


class Sum(NamedTuple):
    """What the points gathered would be worth, and what is needed; in a duel an attack needs nothing."""

    have: int
    need: int


def after(table: Table, hero: Hero, do: Effect) -> Sum | None:
    """What is gathered, after this has been done; None: it brings no points now, or nobody is aimed at."""
    fight = table.fight_of(hero.seat)
    if fight is None or not fight.targets or hero.turn.part not in PHASES:
        return None
    ways = [way for way in brought_by(table, hero, do) if way]
    if not ways:
        return None
    return max((summed(table, fight, hero.turn.part, way) for way in ways), key=lambda one: one.have)


def summed(table: Table, fight: Fight, part: str, more: tuple[Points, ...]) -> Sum:
    """What is gathered with these points added."""
    made = [*fight.points, *more]
    if fight.site == points.DUEL:
        if part != "block":
            return Sum(points.striking(table, fight, made, []), 0)
        attacker = sides.duel_of(table).other(fight.seat)
        phase = table.of(attacker).turn.part
        return Sum(exchange.taken_off(table, attacker, phase, made), exchange.attack_made(table, attacker))
    foes = fight.aimed_at
    if part == "block":
        return Sum(points.block_strength(table, made, foes[0]), points.block_needed(table, foes[0]))
    return Sum(points.striking(table, fight, made, foes), points.attack_needed(table, fight))


def brought_by(table: Table, hero: Hero, do: Effect) -> list[tuple[Points, ...]]:
    """The points a play could bring in this phase, one tuple for each way to do it."""
    match do:
        case cards.Play(card, side):
            return ways(table, hero, deed_cards.side_of(table, card, side), f"card {card}")
        case cards.PlaySideways(card):
            return ways(table, hero, cards.any_of(1), f"card {card}")
        case sideways.PlaySidewaysFor(card, n):
            return ways(table, hero, cards.any_of(n), f"card {card}")
        case units.Activate(unit, n, led):
            effect = units.effect_of(table, unit, n)
            return ways(table, hero, leadership.raised(effect, hero.turn.part) if led else effect, f"unit {unit}")
        case skills.UseSkill(skill):
            does = skills.SKILLS[skill].does
            return ways(table, hero, does, f"skill {skill}") if does else []
        case conversions.MoveToAttack(form):
            return ways(table, hero, points.Attack(1, "physical", form), "")
        case conversions.InfluenceToBlock(element):
            return ways(table, hero, points.Block(1, element), "")
        case conversions.UseKept(source):
            fight = table.fight_of(hero.seat)
            return [(kept,) for kept in fight.kept if kept.source == source] if fight else []
        case _:
            return ways(table, hero, do, "")


def ways(table: Table, hero: Hero, effect: Effect, source: str) -> list[tuple[Points, ...]]:
    """The points of an effect of this source: for each combination of its alternatives."""
    match effect:
        case points.Attack() | points.Block():
            made = made_of(table, hero, effect, source)
            return [(made,)] if made else [()]
        case Thereupon(does):
            return ways(table, hero, does, source)
        case Either(choices) | cards.OneOf(choices):
            return [way for choice in choices for way in ways(table, hero, choice, source)][:MOST]
        case Times(n, do):
            return [way * n for way in ways(table, hero, do, source)]
        case _:
            inside = [ways(table, hero, part, source) for part in effect.parts()]
            return [tuple(one for way in combined for one in way) for combined in product(*inside)][:MOST]


def made_of(table: Table, hero: Hero, does: points.Attack | points.Block, source: str) -> Points | None:
    """The points of one attack or block; None: it does not count in this phase, or is counted only later."""
    if isinstance(does.amount, Var):
        return None
    kind = "block" if isinstance(does, points.Block) else "attack"
    amount = worth(does.amount, table, hero) + boosts.waiting(hero, source, kind)
    if isinstance(does, points.Block):
        return Points(amount, does.element, "block", does.swift, source) if hero.turn.part == "block" else None
    element = "coldfire" if "attacks coldfire" in hero.turn.allows else does.element
    form = points.form_now(hero, does)
    return Points(amount, element, form, 1, source) if reaches(table, hero, form) else None


def reaches(table: Table, hero: Hero, form: str) -> bool:
    """Whether an attack of this form counts now: in the first phase ranged and siege ones do, as far as walls allow."""
    if hero.turn.part == "attack":
        return True
    if hero.turn.part != "ranged" or form == "melee":
        return False
    return form == "siege" or not walled_off(table, hero)


def walled_off(table: Table, hero: Hero) -> bool:
    """Whether only siege attacks reach the targets; while there are none, whether that is so of all enemies."""
    fight = table.fight_of(hero.seat)
    if fight is None or not fight.foes or fight.targets:
        return fight is not None and points.behind_walls(table, fight)
    return all(points.fortified(table, fight, foe) for foe in fight.foes)


def possible(table: Table, hero: Hero) -> bool:
    """Whether the hero, as far as its own hand and Units go, could still gather points in this phase."""
    return hero.turn.part in PHASES and any(any(brought_by(table, hero, do)) for do in playable(table, hero))


def playable(table: Table, hero: Hero) -> Iterator[Effect]:
    """Cards and Units of the hero whose price it has; whether another cost could be paid is not looked at."""
    for card in dict.fromkeys(hero.cards):
        yield cards.PlaySideways(card)
        yield from (cards.Play(card, side) for side in ("basic", "strong") if affordable(table, hero, card, side))
    fight = table.fight_of(hero.seat)
    for unit in hero.units:
        if unit.ready and not unit.wounds and not (fight and fight.units_barred and not unit.bonded):
            for n, row in enumerate(units.printed(unit.id).abilities, 1):
                if not row.mana or at_hand(table, hero, row.mana):
                    yield units.Activate(unit.id, n)


def affordable(table: Table, hero: Hero, card: str, side: str) -> bool:
    """Whether there is mana for each colour of the price."""
    return all(at_hand(table, hero, colour) for colour in deed_cards.CARDS[card].price(side))


def at_hand(table: Table, hero: Hero, colour: str) -> bool:
    """Whether there is mana of this colour."""
    return any(colour in paying.all_worths(table, hero, mana) for mana in paying.at_hand(table, hero))
