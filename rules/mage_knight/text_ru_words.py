"""Words of Mage Knight that several Russian phrases share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from ..engine.instructions import Effect, Var
from ..engine.phrases import Phrasebook, Teller, listing, plural_ru
from . import mana, oddities, telling
from .basics import BASIC, COLOURS
from .fight import effects
from .numbers import Amount, ByTime, CrystalColours, InForest, Number, PerEnemy, ReadyUnits, TokenIcons, WoundsAnd
from .text_alike import signed

PhraseT = TypeVar("PhraseT", bound=Callable[..., str])


def count(n: int, one: str, few: str, many: str) -> str:
    """`1 карту`, `2 карты`, `5 карт`."""
    return f"{n} {plural_ru(n, one, few, many)}"


def move_points(n: int) -> str:
    """`1 очко Движения`."""
    return f"{count(n, 'очко', 'очка', 'очков')} Движения"


def telling_kind(book: Phrasebook) -> Callable[..., Callable[[PhraseT], PhraseT]]:
    """Notes a phrase for wide places; in narrow cells stand a few words, or the kind of the effect if there are none."""

    def says(*kinds: type, short: str = "") -> Callable[[PhraseT], PhraseT]:
        def note(phrase: PhraseT) -> PhraseT:
            def said(do: Any, t: Teller) -> str:
                return (short or t.name("effect_kind", telling.kind_of(do))) if t.short else phrase(do, t)

            book.says(*kinds)(said)
            return phrase

        return note

    return says


# Colours and mana.


def any_of(t: Teller, colours: tuple[str, ...], noun: str, form: str) -> str:
    """`красный жетон маны`, `кристалл любого базового цвета`; `form` is that of the adjective: `acc`, `pl_gen`."""
    if set(colours) == set(BASIC):
        return f"{noun} любого базового цвета"
    if set(colours) == set(COLOURS):
        return f"{noun} любого цвета"
    return f"{listing([colour_word(t, colour, form) for colour in colours], 'ru', 'или')} {noun}"


def colour_word(t: Teller, colour: str, form: str) -> str:
    """A colour in one of its forms."""
    return t.form("colour", colour, form)


def letters(t: Teller, colours: tuple[str, ...] | Var) -> str:
    """Colours in a narrow cell: `К`, `С/Б/К`, `люб.`."""
    if isinstance(colours, Var):
        return ""
    if len(colours) > 3:
        return "люб."
    return "/".join(t.form("colour", colour, "letter") for colour in colours)


# Amounts.


def usual(number: Amount) -> tuple[str, str]:
    """An amount that depends on the table: the number that is printed first, and the words after it."""
    match number:
        case WoundsAnd(base, each):
            return str(base), f", и ещё {each} за каждое Ранение в руке и на Отрядах"
        case ByTime(day, night, base):
            return str(day + base), f" днём, {night + base} ночью"
        case ReadyUnits(most, base):
            upto = f" за каждый ваш готовый нераненый Отряд, но не больше {most}"
            return (str(base), f", и ещё 1{upto}") if base else ("1", upto)
        case CrystalColours(base):
            each = " за каждый цвет среди ваших кристаллов"
            return (str(base), f", и ещё 1{each}") if base else ("1", each)
        case InForest(usual_, forest, base):
            return str(usual_ + base), f", или {forest + base} в лесу"
        case PerEnemy(base, each):
            return str(base), f", и ещё {each} за каждого врага в бою"
        case TokenIcons(base, each):
            return str(base), f", и ещё {each} за каждую способность, цвет атаки и устойчивость на жетоне врага"


def amount(t: Teller, number: Number | Var) -> str:
    """`3`, `3, и ещё 1 за каждое Ранение …`; with what it comes to now: `5 (3, и ещё 1 …)`."""
    if isinstance(number, int):
        return str(number)
    if isinstance(number, Var):
        return "X"
    value = telling.value_of(t, number)
    if t.short:
        return telling.digits(number, value)
    head, tail = usual(number)
    return f"{head}{tail}" if value is None else f"{value} ({head}{tail})"


# Effects together.


def steps(t: Teller, does: Iterable[Effect], between: str = "; ", among_others: bool = False) -> str:
    """Effects one after the other; a colon stands after a price."""
    said, glue = "", ""
    for group in telling.grouped(does):
        said += glue + together(t, group)
        glue = ": " if telling.is_price(group[-1], among_others=among_others) else between
    return said


def together(t: Teller, group: tuple[Effect, ...]) -> str:
    """A choice of an enemy with what is done to it, or a single effect."""
    first, *rest = group
    match first:
        case _ if not rest:
            return t.say(first)
        case mana.Gain():
            gained = [mana_gained(t, one, 1) for one in group if isinstance(one, mana.Gain)]
            return f"{t.verb('получите', 'получить')} {listing(gained, 'ru')}"
        case mana.Allow():
            return allowed_together(t, [one.what.split() for one in group if isinstance(one, mana.Allow)])
        case oddities.DiscardForAttack():
            return f"{t.say(first)}: Атака {first.each} за каждую"
        case _:
            return f"{t.say(first)} {listing([predicate(t, one) for one in rest], 'ru')}"


def allowed_together(t: Teller, words: list[list[str]]) -> str:
    """Allowances that begin with the same word."""
    if words[0][0] == "endless":
        colours = listing([colour_word(t, word[1], "f_nom") for word in words], "ru")
        return f"до конца хода {colours} мана без ограничений"
    kinds = listing([{"attack": "Атаки", "block": "Блоки"}[word[1]] for word in words], "ru")
    return f"{kinds} ваших Отрядов больше на {words[0][2]} в этом бою"


def mana_gained(t: Teller, do: mana.Gain, n: int) -> str:
    """`1 красный жетон маны`, `3 кристалла любого базового цвета, цвет каждого на выбор`."""
    if do.what == "token":
        noun = f"{plural_ru(n, 'жетон', 'жетона', 'жетонов')} маны"
    else:
        noun = plural_ru(n, "кристалл", "кристалла", "кристаллов")
    form = "acc" if n == 1 else "pl_gen"
    named = f"{noun} этого цвета" if isinstance(do.colours, Var) else any_of(t, do.colours, noun, form)
    each = ", цвет каждого на выбор" if n > 1 and not isinstance(do.colours, Var) and len(do.colours) > 1 else ""
    return f"{n} {named}{each}"


def inside(t: Teller, does: Effect) -> str:
    """An effect within another one: its steps make up one clause."""
    if t.short:
        return t.say(does)
    parts = telling.steps_of(does)
    return steps(t, parts, " и " if len(parts) == 2 else ", ", among_others=True)


def predicate(t: Teller, does: Effect, *, many: bool = False) -> str:
    """What becomes of an enemy, or of many."""
    match does:
        case effects.Changed(of="armour"):
            gets = "получают" if many else "получает"
            walled = f", а укреплённый {signed(does.fortified)}" if does.fortified else ""
            return f"{gets} {signed(int(does.change))} Брони{walled} (не ниже 1)"
        case effects.Changed(of="attacks"):
            return f"не {'атакуют' if many else 'атакует'} в этом бою"
        case effects.Changed(of="fortified"):
            return f"{'теряют' if many else 'теряет'} все укрепления"
        case effects.Changed(of="resists", change=element):
            lost = "все устойчивости" if element == "all" else t.name("ability", f"resist_{element}", "acc")
            return f"{'теряют' if many else 'теряет'} {lost}"
        case effects.WeakenByResistances():
            return f"{'получают' if many else 'получает'} −1 Брони за каждую устойчивость (не ниже 1)"
        case effects.DestroyEnemy():
            return f"{'уничтожены' if many else 'уничтожен'} при любой Броне"
        case _:
            return t.say(does)
