"""Words of DungeonQuest that several Russian phrases share."""

from __future__ import annotations

from ..engine.phrases import Teller, plural_ru
from . import telling, winning
from .numbers import Amount, Number
from .table import TOWERS, Square


def points(n: int) -> str:
    """`1 очко жизни`, `2 очка жизни`, `5 очков жизни`."""
    return f"{n} {plural_ru(n, 'очко', 'очка', 'очков')} жизни"


def amount(t: Teller, n: Amount) -> str:
    """`D12 − Броня`, with the value of the attribute where it is known."""
    more = f" {'+' if n.more > 0 else '−'} {abs(n.more)}" if n.more else ""
    value = telling.value_of(t, n.less) if n.less else None
    less = f" − {t.name('attribute', n.less)}" if n.less else ""
    return f"D{n.die}{more}{less}" + (f" {value}" if value is not None else "")


def life_points(t: Teller, n: Number) -> str:
    """`2 очка жизни`, `D6 очков жизни`, `очки жизни: D6 − 2`."""
    if isinstance(n, int):
        return points(n)
    return f"очки жизни: {amount(t, n)}" if n.more or n.less else f"{amount(t, n)} очков жизни"


def turns(t: Teller, n: Number) -> str:
    """`1 ход`, `2 хода`, `ходы: D6 − 3`."""
    return f"{n} {plural_ru(n, 'ход', 'хода', 'ходов')}" if isinstance(n, int) else f"ходы: {amount(t, n)}"


def chance(low: int, high: int) -> str:
    """`1` or `2–6`."""
    return str(low) if low == high else f"{low}–{high}"


def odds(t: Teller, attribute: str) -> str:
    """`Ловкость 5: 5 из 12`."""
    value = telling.value_of(t, attribute)
    if value is None:
        return f"проверка {t.name('attribute', attribute, 'gen')}"
    return f"{t.name('attribute', attribute)} {value}: {min(value, 12)} из 12"


def towards(t: Teller, way: str) -> str:
    """`на север`."""
    return f"на {t.name('compass', way, 'acc')}"


def square_name(t: Teller, square: Square) -> str:
    """`G5, Палата Сокровищ`."""
    if square in TOWERS.values():
        return f"{square}, {t.name('tile_kind', 'tower')}"
    kind = telling.kind_at(t, square)
    if kind is None or t.short:
        return str(square)
    return f"{square}, {t.name('tile_kind', kind) if kind else 'не исследовано'}"


def called(t: Teller, seat: int) -> str:
    """The hero of a seat."""
    table = telling.table_of(t)
    hero = table.of(seat).name if table and seat < len(table.heroes) else ""
    return t.name("hero", hero) if hero else f"место {seat + 1}"


def face(t: Teller, deck: str, card: str) -> str:
    """A card by its name; gold with what it is worth."""
    worth = winning.worth(f"{deck}.{card}")
    name = t.name(f"{deck}_card", card)
    return f"{name} ({worth})" if worth and not t.short else name


def thing(t: Teller, card: str) -> str:
    """A card, by deck and card: `search.potion`."""
    deck, _, name = card.partition(".")
    return face(t, deck, name)


def small(title: str) -> str:
    """A title inside a sentence."""
    return title[:1].lower() + title[1:]
