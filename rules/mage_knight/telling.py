"""What the phrases of both languages look up in the view of the listener, and how they put effects together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import cast

from ..engine.instructions import Effect, Instruction, Seq, Var
from ..engine.phrases import Teller
from . import cards, deed_cards, gains, mana, moments, oddities, paying, promises, rivals, sideways, wounds
from .content.enemies import ENEMIES, FIRST_PRINT, Enemy
from .deed_cards import CARDS
from .fight import effects, points
from .fight.effects import FOE
from .heroes import Hero
from .kinds import kinds
from .numbers import Amount, Number, worth
from .table import Table
from .units import Ability

KINDS = ("movement", "influence", "attack", "block", "combat", "healing")
"""Kinds of effects by which a text without a short form is called; the rest is special."""


def table_of(t: Teller) -> Table | None:
    """The table the listener sees; None: nothing is known of it."""
    table: Table | None = t.of.table if t.of else None
    return table


def hero_of(t: Teller) -> Hero | None:
    """The hero whose numbers count: the listener's own, or else that of whoever is to choose; None: none is known."""
    if t.of is None:
        return None
    seat = t.of.choosing if t.of.seat is None else t.of.seat
    table: Table = t.of.table
    return table.of(seat) if seat is not None and 0 <= seat < len(table.heroes) else None


def value_of(t: Teller, number: Number) -> int | None:
    """What an amount comes to now; None: nothing is known of the table."""
    table, hero = table_of(t), hero_of(t)
    return worth(number, table, hero) if table and hero else None


def first_print(t: Teller) -> bool:
    """Whether the values of the first print count; the revised ones do where nothing is known."""
    table = table_of(t)
    return table is not None and table.plays(deed_cards.FIRST_PRINT)


def side_of(t: Teller, card: str, side: str) -> Effect:
    """What this side of a card does in the edition that is played."""
    printed = CARDS[card]
    first = printed.first_basic if side == "basic" else printed.first_strong
    if first and first_print(t):
        return first
    return printed.basic if side == "basic" else printed.strong


BRIEF = 44
"""Signs of an effect that still fit into a line of the log."""


def in_brief(t: Teller, card: str, side: str) -> str:
    """`: Move 4`, what this side of a card does, for a line of the log; nothing where it would fill the line."""
    said = t.say(side_of(t, card, side))
    return f": {said}" if len(said) <= BRIEF else ""


def row_of(t: Teller, row: Ability) -> Effect:
    """What a row of a Unit card does in the edition that is played."""
    return row.first_print if row.first_print and first_print(t) else row.does


def token_of(t: Teller, enemy: str) -> Enemy:
    """What an enemy token says in the edition that is played."""
    name = enemy.partition(".")[0]
    return FIRST_PRINT[name] if name in FIRST_PRINT and first_print(t) else ENEMIES[name]


def traits_of(enemy: Enemy) -> tuple[str, ...]:
    """The abilities and resistances of an enemy; those to fire and to ice together are one more: to cold fire."""
    both = [element for element in enemy.resists if element in BOTH]
    resists = [f"resist_{element}" for element in enemy.resists if element not in BOTH]
    elements = ["resist_fire_and_ice"] if len(both) == len(BOTH) else [f"resist_{element}" for element in both]
    return (*enemy.traits, *resists, *elements)


BOTH = ("fire", "ice")
"""Who resists both resists cold fire."""

# How effects stand together.

PRICES = (
    paying.Pay,
    cards.UseUp,
    moments.Only,
    effects.OnlyIn,
    sideways.DiscardWound,
    rivals.ReadyOne,
    wounds.TakeWound,
)
"""What is followed by a colon: prices, and moments. A Wound is a price only among alternatives."""
TO_ENEMIES = (effects.Changed, effects.DestroyEnemy, effects.WeakenByResistances)


def grouped(steps: Iterable[Effect]) -> Iterator[tuple[Effect, ...]]:
    """The steps of an effect: what is done to a chosen enemy stands with the choice of it, what is said twice once.

    What a text does for things past and, in the same words, for things to come, is said of both together.
    """
    todo = list(steps)
    while todo:
        group = [todo.pop(0)]
        if isinstance(group[0], effects.TargetEnemy):
            while todo and isinstance(todo[0], TO_ENEMIES) and todo[0].whom == FOE:
                group.append(todo.pop(0))
        elif one_more := joining(group[0]):
            while todo and one_more(todo[0]):
                group.append(todo.pop(0))
        elif isinstance(group[0], promises.Each):
            while todo and isinstance(todo[0], promises.Upon) and todo[0].do == group[0].do:
                todo.pop(0)
        yield tuple(group)


def joining(first: Effect) -> Callable[[Effect], bool] | None:
    """Whether a step is said in one breath with this one before it; None: no step is."""
    match first:
        case mana.Gain():
            return lambda step: isinstance(step, mana.Gain)
        case mana.Allow(what=what) if what.startswith(TOGETHER):
            return lambda step: isinstance(step, mana.Allow) and step.what.split()[0] == what.split()[0]
        case oddities.DiscardForAttack():
            return lambda step: isinstance(step, points.Attack) and isinstance(step.amount, Var)
        case _:
            return None


TOGETHER = ("endless ", "units ")
"""How allowances begin that are said in one breath."""


def is_price(step: Effect, *, among_others: bool) -> bool:
    """Whether a colon follows; `among_others`: the step stands in one of several alternatives."""
    return isinstance(step, PRICES) and (among_others or not isinstance(step, wounds.TakeWound))


def steps_of(effect: Effect) -> tuple[Effect, ...]:
    """What an effect is made of, one after the other."""
    return effect.steps if isinstance(effect, Seq) else (effect,)


def paid_ways(ways: tuple[Effect, ...]) -> list[tuple[str, Effect]]:
    """Alternatives that are all paid with one mana each: the colour, and what it brings; none: they are others."""
    found: list[tuple[str, Effect]] = []
    for way in ways:
        steps = steps_of(way)
        if len(steps) != 2 or not isinstance(steps[0], paying.Pay) or len(steps[0].colours) != 1:
            return []
        found.append((steps[0].colours[0], steps[1]))
    return found


# Narrow cells.


def kind_of(effect: object) -> str:
    """The kind by which a text without a short form is called."""
    found = kinds(cast("Effect", effect)) if isinstance(effect, Instruction) else frozenset[str]()
    kind = next((kind for kind in KINDS if kind in found), "special")
    return "combat" if kind in ("attack", "block") else kind


def fitting(pieces: Iterable[str], between: str, tighter: Mapping[str, str], width: int) -> str:
    """As many different pieces as a narrow cell holds, with tighter words if need be; an ellipsis stands for the rest."""
    said = list(dict.fromkeys(pieces))
    tight = [tightened(piece, tighter) for piece in said]
    cut = [[*tight[:n], "…"] for n in range(len(said) - 1, 1, -1)]
    for words in (said, tight, *cut, [said[0], "…"], [tight[0], "…"]):
        cell = between.join(words).replace("…" + between + "…", "…")
        if len(cell) <= width:
            return cell
    return said[0]


def tightened(piece: str, tighter: Mapping[str, str]) -> str:
    """The same with shorter words."""
    for word, short in tighter.items():
        piece = piece.replace(word, short)
    return piece


def squeezed(text: str, tighter: Mapping[str, str], width: int) -> str:
    """A text for a narrow cell; if it is too long, with shorter words and fewer blanks."""
    return text if len(text) <= width else tightened(text, {**tighter, ". ": ".", ": ": ":"})


def worth_showing(steps: Iterable[Effect]) -> list[Effect]:
    """The steps a narrow cell speaks of: not prices and moments, nor choices."""
    shown = [step for step in steps if not isinstance(step, HIDDEN)]
    return [
        step for step in shown if isinstance(step, rivals.ReadyOne) or not is_price(step, among_others=True)
    ] or shown


HIDDEN = (
    effects.TargetEnemy,
    mana.TakeDie,
    mana.SetDie,
    gains.PlacePicked,
    oddities.ChooseNumber,
    oddities.DiscardForAttack,
)
"""Steps that say little by themselves."""


def digits(number: Number | Var, value: int | None) -> str:
    """An amount in a narrow cell: what it comes to, or its usual value with a plus."""
    if isinstance(number, int):
        return str(number)
    if isinstance(number, Var):
        return "X"
    return str(value) if value is not None else f"{least(number)}+"


def least(number: Amount) -> int:
    """What an amount comes to at least."""
    day = getattr(number, "day", None)
    if day is not None:
        return number.base + min(day, getattr(number, "night", day))
    return number.base + int(getattr(number, "usual", 0))
