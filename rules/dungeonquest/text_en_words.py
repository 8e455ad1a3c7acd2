"""Words of DungeonQuest that several English phrases share."""

from __future__ import annotations

from ..engine.phrases import Teller, plural
from . import telling, winning
from .numbers import Amount, Number
from .table import TOWERS, Square


def points(n: int) -> str:
    """`1 Life Point`, `2 Life Points`."""
    return f"{n} Life {plural(n, 'Point', 'Points')}"


def amount(t: Teller, n: Amount) -> str:
    """`D12 − Armour`, with the value of the attribute where it is known."""
    more = f" {'+' if n.more > 0 else '−'} {abs(n.more)}" if n.more else ""
    value = telling.value_of(t, n.less) if n.less else None
    less = f" − {t.name('attribute', n.less)}" if n.less else ""
    return f"D{n.die}{more}{less}" + (f" {value}" if value is not None else "")


def life_points(t: Teller, n: Number) -> str:
    """`2 Life Points`, `D6 Life Points`, `Life Points: D6 − 2`."""
    if isinstance(n, int):
        return points(n)
    return f"Life Points: {amount(t, n)}" if n.more or n.less else f"{amount(t, n)} Life Points"


def turns(t: Teller, n: Number) -> str:
    """`1 turn`, `turns: D6 − 3`."""
    return f"{n} {plural(n, 'turn', 'turns')}" if isinstance(n, int) else f"turns: {amount(t, n)}"


def chance(low: int, high: int) -> str:
    """`1` or `2-6`."""
    return str(low) if low == high else f"{low}-{high}"


def odds(t: Teller, attribute: str) -> str:
    """`Agility 5: 5 of 12`."""
    value = telling.value_of(t, attribute)
    named = t.name("attribute", attribute)
    return f"test {named}" if value is None else f"{named} {value}: {min(value, 12)} of 12"


def square_name(t: Teller, square: Square) -> str:
    """`G5, Treasure Chamber`."""
    if square in TOWERS.values():
        return f"{square}, {t.name('tile_kind', 'tower')}"
    kind = telling.kind_at(t, square)
    if kind is None or t.short:
        return str(square)
    return f"{square}, {t.name('tile_kind', kind) if kind else 'unexplored'}"


def called(t: Teller, seat: int) -> str:
    """The hero of a seat."""
    table = telling.table_of(t)
    hero = table.of(seat).name if table and seat < len(table.heroes) else ""
    return t.name("hero", hero) if hero else f"seat {seat + 1}"


def face(t: Teller, deck: str, card: str) -> str:
    """A card by its name; gold with what it is worth."""
    worth = winning.worth(f"{deck}.{card}")
    name = t.name(f"{deck}_card", card)
    return f"{name} ({worth})" if worth and not t.short else name


def thing(t: Teller, card: str) -> str:
    """A card, by deck and card: `search.potion`."""
    deck, _, name = card.partition(".")
    return face(t, deck, name)
