"""Words of Relic that several Russian phrases share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ..engine.instructions import Effect
from ..engine.phrases import Teller, listing, plural_ru
from . import gains, levels, telling
from .cards import Sort

Person = Literal["order", "choice", "third"]


def count(t: Teller, word: str, n: int, case: str = "acc") -> str:
    """`1 заряд`, `2 заряда`, `5 зарядов`; as an object `1 карту`, `2 карты`; animate `2 врагов`."""
    return f"{n} {counted(t, word, n, case)}"


def counted(t: Teller, word: str, n: int, case: str = "acc") -> str:
    """A word as it stands after a number."""
    many = t.form("word", word, "pl_gen")
    if case not in ("nom", "acc"):
        return plural_ru(n, t.name("word", word, case), plural := t.form("word", word, f"pl_{case}"), plural)
    if word == "completed_mission":
        many = "выполненных Заданий"
        return plural_ru(n, t.name("word", word, case), "выполненных Задания", many)
    few = many if case == "acc" and t.form("word", word, "animate") == "True" else t.name("word", word, "gen")
    return plural_ru(n, t.name("word", word, case), few, many)


def influence(n: int) -> str:
    """`2 очка Влияния`."""
    return f"{n} {plural_ru(n, 'очко', 'очка', 'очков')} Влияния"


def attribute(t: Teller, name: str, case: str = "nom") -> str:
    """An attribute, or what stands for one."""
    return VAGUE[name][case] if name in VAGUE else t.name("attribute", name, case)


VAGUE = {
    "lowest": {
        "nom": "наименьшая характеристика",
        "gen": "наименьшей характеристики",
        "acc": "наименьшую характеристику",
        "ins": "наименьшей характеристикой",
    },
    "attribute_choice": {"acc": "характеристику на выбор"},
    "attribute_lowest": {"acc": "наименьшую характеристику"},
    "choice": {"ins": "характеристикой на выбор"},
    "not_marked": {"ins": "ещё не отмеченной характеристикой"},
}


def fight(t: Teller, name: str) -> str:
    """`в бою`, or `в бою по Мощи`."""
    return "в бою" if name in ("", "any") else f"в бою по {t.name('attribute', name, 'dat')}"


def onto(t: Teller, space: str) -> str:
    """`на клетку «Подулье»`."""
    return f"на клетку {t.name('space', space)}"


# What is gained and lost.

VERBS: dict[str, dict[Person, str]] = {
    "gain": {"order": "получите", "choice": "получить", "third": "получает"},
    "lose": {"order": "потеряйте", "choice": "потерять", "third": "теряет"},
    "draw": {"order": "возьмите", "choice": "взять", "third": "берёт"},
    "discard": {"order": "сбросьте", "choice": "сбросить", "third": "сбрасывает"},
    "raise": {"order": "повысьте", "choice": "повысить", "third": "повышает"},
    "lower": {"order": "понизьте", "choice": "понизить", "third": "понижает"},
}
ATTRIBUTES = ("strength", "willpower", "cunning")
VAGUE_ONES = ("attribute_choice", "attribute_lowest")
CARDS = ("power_card", "corruption_card")


def verb(do: Effect) -> str:
    """How gaining or losing is called, by its key; empty: this is neither."""
    match do:
        case gains.Gain():
            raised = do.what in (*ATTRIBUTES, *VAGUE_ONES)
            return "raise" if raised else "draw" if do.what in (*CARDS, "wargear_card") else "gain"
        case gains.Lose():
            return "lower" if do.what in ATTRIBUTES else "discard" if do.what in CARDS else "lose"
        case levels.GainSpecial():
            return "gain"
        case _:
            return ""


def changed(t: Teller, does: Iterable[Effect], person: Person | None = None) -> str:
    """`получите 1 очко Здоровья и 2 очка Влияния`; of a choice `получить`, of somebody else `получает`."""
    changes = list(does)
    form = VERBS[verb(changes[0])][person or ("choice" if t.choice else "order")]
    return f"{form} {listing([object_of(t, do) for do in changes], 'ru')}"


def object_of(t: Teller, do: Effect) -> str:
    """What is gained or lost."""
    if isinstance(do, (gains.Gain, gains.Lose)):
        return much(t, do.what, do.n)
    return "особую способность с карточки"


def much(t: Teller, what: str, n: int) -> str:
    """`2 очка Влияния`, `1 карту Силы`, `Мощь на 1`."""
    if n == gains.ALL:
        return f"все {t.form('word', what, 'pl_acc')}"
    match what:
        case "life" | "influence":
            return count(t, f"{what}_point", n)
        case "strength" | "willpower" | "cunning":
            return f"{t.name('attribute', what, 'acc')} на {n}"
        case "attribute_choice" | "attribute_lowest":
            return f"на {n} {VAGUE[what]['acc']}"
        case "wargear_card":
            return "верхнюю карту Снаряжения" if n == 1 else f"верхние {count(t, what, n)}"
        case _:
            return count(t, what, n)


def short_much(what: str, n: int, sign: str) -> str:
    """`+2 Влияния`, `−1 Силы`, in a narrow cell."""
    number = "все" if n == gains.ALL else str(n)
    return f"{sign}{number} {SHORT[what]}"


SHORT = {
    "life": "Здор.",
    "influence": "Влияния",
    "strength": "Мощи",
    "willpower": "Воли",
    "cunning": "Хитр.",
    "attribute_choice": "хар-ки",
    "attribute_lowest": "хар-ки",
    "power_card": "Силы",
    "corruption_card": "Порчи",
    "completed_mission": "Задание",
    "level": "уровень",
    "wargear_card": "Снар.",
    "asset": "актив",
}

# Effects together.


def together(t: Teller, does: Iterable[Effect]) -> list[str]:
    """Effects one by one; what is gained or lost alike in one breath."""
    groups = telling.alike(does, lambda one, other: bool(verb(one)) and verb(one) == verb(other))
    return [changed(t, group) if verb(group[0]) else t.say(group[0]) for group in groups]


def steps(t: Teller, does: tuple[Effect, ...]) -> str:
    """Effects one after the other."""
    price, rest = telling.priced(does)
    said = "; ".join(together(t, rest)) or "ничего не происходит"
    return f"{inside(t, price)} ► {said}" if price else said


def inside(t: Teller, does: tuple[Effect, ...]) -> str:
    """Effects within another one: they make up one clause."""
    return listing(together(t, does), "ru") or "ничего"


def led(lead: str, text: str) -> str:
    """A text after the moment or the condition it is for."""
    if not lead or ":" not in text:
        return f"{lead}: {text}" if lead else text
    return f"{lead}{', ' if lead.rpartition(', ')[2].startswith(CLAUSES) else ' '}{text}"


CLAUSES = ("взяв", "получив", "когда", "если", "раз ")
"""How moments begin after which there is a comma."""


def threats(t: Teller, sorts: Iterable[Sort], n: int) -> str:
    """`1 карту Угрозы`, `всех врагов`."""
    chosen = tuple(sorts)
    word = "enemy" if chosen == ("enemy",) else "threat_card"
    if n == gains.ALL:
        return f"{'всех' if word == 'enemy' else 'все'} {t.form('word', word, 'pl_acc')}"
    return count(t, word, n)
