"""Words of Mage Knight that several English phrases share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from ..engine.instructions import Effect, Var
from ..engine.phrases import Phrasebook, Teller, an, listing, plural
from . import mana, oddities, telling
from .basics import BASIC, COLOURS
from .fight import effects
from .numbers import Amount, ByTime, CrystalColours, InForest, Number, PerEnemy, ReadyUnits, TokenIcons, WoundsAnd
from .text_alike import signed

PhraseT = TypeVar("PhraseT", bound=Callable[..., str])


def count(n: int, one: str, many: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{n} {plural(n, one, many)}"


def wounds(n: int) -> str:
    """`a Wound`, `2 Wounds`."""
    return "a Wound" if n == 1 else f"{n} Wounds"


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


def any_of(t: Teller, colours: tuple[str, ...], noun: str) -> str:
    """`red mana token`, `blue, white or red mana token`, `mana token of any basic colour`."""
    if set(colours) == set(BASIC):
        return f"{noun} of any basic colour"
    if set(colours) == set(COLOURS):
        return f"{noun} of any colour"
    return f"{listing([t.name('colour', colour) for colour in colours], 'en', 'or')} {noun}"


def letters(t: Teller, colours: tuple[str, ...] | Var) -> str:
    """Colours in a narrow cell: `R`, `B/W/R`, `any`."""
    if isinstance(colours, Var):
        return ""
    if len(colours) > 3:
        return "any"
    return "/".join(t.form("colour", colour, "letter") for colour in colours)


# Amounts.


def usual(number: Amount) -> tuple[str, str]:
    """An amount that depends on the table: the number that is printed first, and the words after it."""
    match number:
        case WoundsAnd(base, each):
            return str(base), f", and {each} more for each Wound in hand and on your Units"
        case ByTime(day, night, base):
            return str(day + base), f" by Day, {night + base} at Night"
        case ReadyUnits(most, base):
            upto = f" for each of your ready unwounded Units, up to {most}"
            return (str(base), f", and 1 more{upto}") if base else ("1", upto)
        case CrystalColours(base):
            each = " for each colour among your crystals"
            return (str(base), f", and 1 more{each}") if base else ("1", each)
        case InForest(usual_, forest, base):
            return str(usual_ + base), f", or {forest + base} in a forest"
        case PerEnemy(base, each):
            return str(base), f", and {each} more for each enemy you face"
        case TokenIcons(base, each):
            return str(base), f", and {each} more for each ability, attack colour and resistance shown on the enemy"


def amount(t: Teller, number: Number | Var) -> str:
    """`3`, `3, and 1 more for each Wound …`; with what it comes to now: `5 (3, and 1 more …)`."""
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
            return f"gain {listing(gained, 'en')}"
        case mana.Allow():
            return allowed_together(t, [one.what.split() for one in group if isinstance(one, mana.Allow)])
        case oddities.DiscardForAttack():
            return f"{t.say(first)}: Attack {first.each} for each"
        case _:
            return f"{t.say(first)} {listing([predicate(t, one) for one in rest], 'en')}"


def allowed_together(t: Teller, words: list[list[str]]) -> str:
    """Allowances that begin with the same word."""
    if words[0][0] == "endless":
        return f"{listing([t.name('colour', word[1]) for word in words], 'en')} mana without end in this turn"
    kinds = listing([f"{word[1]}s" for word in words], "en")
    return f"{kinds} of your Units are {words[0][2]} higher in this combat"


def mana_gained(t: Teller, do: mana.Gain, n: int) -> str:
    """`a red mana token`, `3 crystals of any basic colour, each chosen freely`."""
    noun = {"token": "mana token", "crystal": "crystal"}[do.what] + "s" * (n > 1)
    named = f"{noun} of that colour" if isinstance(do.colours, Var) else any_of(t, do.colours, noun)
    each = ", each chosen freely" if n > 1 and not isinstance(do.colours, Var) and len(do.colours) > 1 else ""
    return f"{n} {named}{each}" if n > 1 else an(named)


def inside(t: Teller, does: Effect) -> str:
    """An effect within another one: its steps make up one clause."""
    if t.short:
        return t.say(does)
    parts = telling.steps_of(does)
    return steps(t, parts, " and " if len(parts) == 2 else ", ", among_others=True)


def predicate(t: Teller, does: Effect, *, many: bool = False) -> str:
    """What becomes of an enemy, or of many."""
    match does:
        case effects.Changed(of="armour"):
            gets = "get" if many else "gets"
            walled = f", or {signed(does.fortified)} if fortified" if does.fortified else ""
            return f"{gets} {signed(int(does.change))} Armour{walled} (at least 1 is left)"
        case effects.Changed(of="attacks"):
            return f"{'do' if many else 'does'} not attack in this combat"
        case effects.Changed(of="fortified"):
            return f"{'lose' if many else 'loses'} all fortification"
        case effects.Changed(of="resists", change=element):
            lost = "all resistances" if element == "all" else t.name("ability", f"resist_{element}")
            return f"{'lose' if many else 'loses'} {lost}"
        case effects.WeakenByResistances():
            return f"{'get' if many else 'gets'} −1 Armour for each resistance (at least 1 is left)"
        case effects.DestroyEnemy():
            return f"{'are' if many else 'is'} defeated, whatever the Armour"
        case _:
            return t.say(does)
