"""What is said alike in every game, in Russian."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

from .events import OnlyAnswer
from .instructions import By, Done, Either, May, Seq, Times
from .phrases import Phrasebook, Teller, listing, plural_ru
from .triggers import Triggered, Triggers

PhraseT = TypeVar("PhraseT", bound=Callable[..., str])
Note = Callable[[PhraseT], PhraseT]

LOOSE = re.compile(r"(?<![^\s(«])([вкосуияаВКОСУИЯА]|\d+) (?=[\w«])| (?=—)")
"""Blanks at which a line must not break: after one-letter words and numbers, before dashes."""

HEAVY = re.compile(r"[вф][^аеёиоуыэюя]", re.IGNORECASE)
"""What a noun begins with that takes `во`."""


def bound(text: str) -> str:
    """A text with no-break spaces where they belong."""
    return LOOSE.sub(lambda found: f"{found[1] or ''}\xa0", text)


def into(noun: str) -> str:
    """A noun in the accusative or prepositional with `в` or `во` before it."""
    return f"во {noun}" if HEAVY.match(noun) else f"в {noun}"


class RussianBook(Phrasebook):
    """A phrasebook whose phrases are bound."""

    def says(self, *kinds: type) -> Note[PhraseT]:
        note = super().says(*kinds)
        return lambda phrase: note(binding(phrase))

    def asks(self, *kinds: type) -> Note[PhraseT]:
        note = super().asks(*kinds)
        return lambda phrase: note(binding(phrase))

    def because(self, *reasons: str) -> Note[PhraseT]:
        note = super().because(*reasons)
        return lambda phrase: note(binding(phrase))

    def names(self, *kinds: str) -> Note[PhraseT]:
        note = super().names(*kinds)
        return lambda phrase: note(binding(phrase))


def binding(phrase: PhraseT) -> PhraseT:
    """The same phrase, its text bound."""

    @wraps(phrase)
    def said(*args: Any, **arguments: Any) -> str:
        return bound(phrase(*args, **arguments))

    return cast("PhraseT", said)


BOOK = RussianBook("ru", "rules.engine")
says, asks, because = BOOK.says, BOOK.asks, BOOK.because


@says(Seq)
def _(do: Seq, t: Teller) -> str:
    return "; ".join(t.say(step) for step in do.steps)


@says(Either)
def _(do: Either, t: Teller) -> str:
    return listing([t.say(way) for way in do.ways], t.lang, "или")


@says(Times)
def _(do: Times, t: Teller) -> str:
    return f"{do.n} {plural_ru(do.n, 'раз', 'раза', 'раз')}: {t.say(do.do)}"


@says(May)
def _(do: May, t: Teller) -> str:
    return f"можно {t.offering.say(do.do)}"


@asks(Either)
def _(do: Either, t: Teller) -> str:
    return "выберите одно"


@asks(May)
def _(do: May, t: Teller) -> str:
    return f"{t.offering.say(do.do)}?"


@says(By)
def _(do: By, t: Teller) -> str:
    return t.say(do.do)


@says(Done)
def _(do: Done, t: Teller) -> str:
    return t.name("word", do.says, "title")


@says(Triggered)
def _(do: Triggered, t: Teller) -> str:
    return t.say(do.do)


@asks(Triggers)
def _(do: Triggers, t: Teller) -> str:
    return "происходит несколько событий: в каком порядке?"


@says(Triggers)
def _(do: Triggers, t: Teller) -> str:
    return t.list(do.waiting)


@says(OnlyAnswer)
def _(event: OnlyAnswer, t: Teller) -> str:
    return f"принимает единственный вариант: {t.offering.list(event.picks)}"


@because("game_over")
def _(t: Teller) -> str:
    return "игра окончена"


@because("not_your_decision")
def _(t: Teller, seat: int) -> str:
    return f"решает место {seat + 1}"


@because("stale")
def _(t: Teller, at: int) -> str:
    return "на этот вопрос уже дан ответ"


@because("read_only")
def _(t: Teller) -> str:
    return "на эту игру можно только смотреть"


@because("no_such_option")
def _(t: Teller, pick: str) -> str:
    return f"здесь такого выбора нет: {pick}"


@because("wrong_number")
def _(t: Teller, least: int, most: int) -> str:
    return f"нужно выбрать {least}" if least == most else f"нужно выбрать от {least} до {most}"


@because("chosen_too_often")
def _(t: Teller) -> str:
    return "столько раз это выбрать нельзя"


@because("one_of_each_group")
def _(t: Teller) -> str:
    return "не больше одного из каждой группы"


@because("wrong_weight")
def _(t: Teller, least: int, most: int) -> str:
    return f"в сумме должно быть {least}" + (f"–{most}" if most != least else "")


@because("stands_alone")
def _(t: Teller) -> str:
    return "один из этих ответов даётся без других"


@because("wrong_seats")
def _(t: Teller, game: str = "", *, least: int, most: int) -> str:
    return f"играть могут от {least} до {most} игроков"


@because("no_such_scenario")
def _(t: Teller, game: str = "", *, scenario: str) -> str:
    return f"нет сценария {scenario}"


@because("no_such_hero")
def _(t: Teller, game: str = "", *, hero: str) -> str:
    return f"нет героя {hero}"


@because("hero_twice")
def _(t: Teller, game: str = "", *, hero: str) -> str:
    return f"за двумя местами не может быть один герой: {t.name('hero', hero)}"


@because("no_such_variant")
def _(t: Teller, game: str = "", *, variant: str) -> str:
    return f"нет правила {variant}, или оно названо дважды"


@because("variants_clash")
def _(t: Teller, game: str = "", *, variant: str, other: str) -> str:
    return f"правило {t.name('variant', variant)} не сочетается с правилом {t.name('variant', other)}"


@because("variant_needs")
def _(t: Teller, game: str = "", *, variant: str, other: str) -> str:
    return f"правило {t.name('variant', variant)} требует правила {t.name('variant', other)}"


@because("variant_elsewhere")
def _(t: Teller, game: str = "", *, variant: str) -> str:
    return f"правило {t.name('variant', variant)} не для этого сценария или не для стольких игроков"


@because("bad_save_empty")
def _(t: Teller) -> str:
    return "Файл пуст. Возможно, цела более старая копия."


@because("bad_save_truncated")
def _(t: Teller, line: int) -> str:
    return f"Файл обрывается в строке {line}: он записан не до конца. Возможно, цела более старая копия."


@because("bad_save_broken")
def _(t: Teller, line: int) -> str:
    return (
        f"Это сохранённая игра, но строку {line} прочесть нельзя: файл изменён вручную или повреждён. Попробуйте копию."
    )


@because("bad_save_foreign")
def _(t: Teller, line: int) -> str:
    return "Это не сохранённая игра этой программы."


@because("bad_save_newer")
def _(t: Teller, have: int, need: int) -> str:
    return f"Игра сохранена более новой версией программы (вид {need}, здесь известен {have}). Обновите программу."


@because("bad_save_unknown_game")
def _(t: Teller, game: str) -> str:
    return f"Игра называется {game}, здесь такой нет. Обновите программу."


@because("bad_save_edited")
def _(t: Teller, where: str) -> str:
    return f"Такого в файле быть не может ({where}): он изменён вручную или повреждён. Попробуйте копию."


@because("bad_save_lost_piece")
def _(t: Teller, piece: str) -> str:
    return f"В игре не хватает детали: {piece}. Файл изменён вручную или повреждён. Попробуйте копию."


@because("bad_save_doubled_piece")
def _(t: Teller, piece: str) -> str:
    return f"Деталь встречается слишком часто: {piece}. Файл изменён вручную или повреждён. Попробуйте копию."


@because("bad_save_unknown_piece")
def _(t: Teller, piece: str) -> str:
    return f"В игре есть чужая деталь: {piece}. Файл изменён вручную. Попробуйте копию."


@because("bad_save_dead")
def _(t: Teller) -> str:
    return "С этого места игра продолжаться не может. Файл изменён вручную или повреждён. Попробуйте копию."
