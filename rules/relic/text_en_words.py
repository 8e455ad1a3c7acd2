"""Words of Relic that several English phrases share."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from ..engine.instructions import Effect
from ..engine.phrases import Teller, listing, plural
from . import gains, levels, telling
from .cards import Sort

PhraseT = TypeVar("PhraseT", bound=Callable[..., str])


def count(t: Teller, word: str, n: int) -> str:
    """`1 charge`, `2 charges`."""
    return f"{n} {plural_of(t, word, n)}"


def plural_of(t: Teller, word: str, n: int) -> str:
    """`charge`, or `charges`."""
    return plural(n, t.name("word", word), t.form("word", word, "plural"))


def attribute(t: Teller, name: str) -> str:
    """An attribute, or what stands for one."""
    return VAGUE.get(name) or t.name("attribute", name)


VAGUE = {
    "lowest": "your lowest attribute",
    "attribute_lowest": "your lowest attribute",
    "attribute_choice": "an attribute of your choice",
    "choice": "an attribute of your choice",
    "not_marked": "an attribute you have not marked",
}


def form(t: Teller, name: str) -> str:
    """`battle` for any attribute, `Strength battle` for one."""
    return "battle" if name in ("", "any") else f"{t.name('attribute', name)} battle"


# What is gained and lost.

CARDS = {"power_card": "Power card", "corruption_card": "Corruption card"}


def much(t: Teller, what: str, n: int) -> str:
    """`2 influence`, `1 Power card`, `all Power cards`."""
    if n == gains.ALL:
        return f"all {CARDS[what]}s" if what in CARDS else f"all {what}"
    match what:
        case "life":
            return f"{n} Life"
        case "influence":
            return f"{n} influence"
        case "strength" | "willpower" | "cunning":
            return f"{n} {t.name('attribute', what)}"
        case "attribute_choice" | "attribute_lowest":
            return f"{n} in {VAGUE[what]}"
        case "completed_mission":
            return f"{n} completed {plural(n, 'Mission', 'Missions')}"
        case "wargear_card":
            return "the top Wargear card" if n == 1 else f"the top {n} Wargear cards"
        case _:
            return f"{n} {plural(n, noun := CARDS.get(what, what), noun + 's')}"


def verb(do: Effect) -> str:
    """How gaining or losing is called; empty: this is neither."""
    match do:
        case gains.Gain():
            return "draw" if do.what in CARDS else "take" if do.what == "wargear_card" else "gain"
        case gains.Lose():
            return "discard" if do.what in CARDS else "lose"
        case levels.GainSpecial():
            return "gain"
        case _:
            return ""


def changed(t: Teller, does: Iterable[Effect], *, third: bool = False) -> str:
    """`gain 1 Life and 2 influence`, `discard 1 Power card`; of somebody else: `gains`, `discards`."""
    changes = list(does)
    return f"{verb(changes[0])}{'s' * third} {listing([object_of(t, do) for do in changes], 'en')}"


def object_of(t: Teller, do: Effect) -> str:
    """What is gained or lost."""
    if isinstance(do, (gains.Gain, gains.Lose)):
        return much(t, do.what, do.n)
    return "the special ability of the sheet"


def short_object(t: Teller, what: str, n: int) -> str:
    """`2 influence`, `1 Strength`: what a number that changed is."""
    return f"{n} {t.name('attribute', what)}"


def short_much(t: Teller, what: str, n: int, sign: str) -> str:
    """`+2 influence`, `−1 Life`, in a narrow cell."""
    number = "all" if n == gains.ALL else str(n)
    return f"{sign}{number} {SHORT[what]}"


SHORT = {
    "life": "Life",
    "influence": "infl.",
    "strength": "STR",
    "willpower": "WIL",
    "cunning": "CUN",
    "attribute_choice": "attr.",
    "attribute_lowest": "lowest",
    "power_card": "Power",
    "corruption_card": "Corr.",
    "completed_mission": "mission",
    "level": "level",
    "wargear_card": "Wargear",
    "asset": "asset",
}

# Effects together.


def together(t: Teller, does: Iterable[Effect]) -> list[str]:
    """Effects one by one; what is gained or lost alike in one breath."""
    groups = telling.alike(does, lambda one, other: bool(verb(one)) and verb(one) == verb(other))
    return [changed(t, group) if verb(group[0]) else t.say(group[0]) for group in groups]


def steps(t: Teller, does: tuple[Effect, ...]) -> str:
    """Effects one after the other."""
    price, rest = telling.priced(does)
    said = "; ".join(together(t, rest)) or "nothing happens"
    return f"{inside(t, price)} ► {said}" if price else said


def inside(t: Teller, does: tuple[Effect, ...]) -> str:
    """Effects within another one: they make up one clause."""
    return listing(together(t, does), "en") or "nothing"


def led(lead: str, text: str) -> str:
    """A text after the moment or the condition it is for."""
    return f"{lead}{', ' if ':' in text else ': '}{text}" if lead else text


def threats(sorts: Iterable[Sort], n: int) -> str:
    """`Threat card`, `enemies`."""
    chosen = tuple(sorts)
    if len(chosen) != 1:
        return plural(n, "Threat card", "Threat cards")
    many = {"enemy": "enemies"}.get(chosen[0], f"{chosen[0]}s")
    return plural(n, chosen[0], many)
