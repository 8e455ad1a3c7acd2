"""What is said of Mage Knight, in Russian: effects that bring, cost or turn mana, and what a turn allows."""

from __future__ import annotations

from ..engine.instructions import Times
from ..engine.phrases import Teller, listing
from ..engine.text_ru import RussianBook
from . import mana, paying, text_ru_cards
from .basics import BASIC
from .text_ru_words import any_of, colour_word, count, inside, letters, mana_gained, telling_kind

BOOK = RussianBook("ru", "rules.mage_knight", text_ru_cards.BOOK)
says, tells = BOOK.says, telling_kind(BOOK)


@says(Times)
def _(do: Times, t: Teller) -> str:
    if isinstance(do.do, mana.Gain):
        return gained(t, do.do, do.n)
    return f"{count(do.n, 'раз', 'раза', 'раз')}: {inside(t, do.do)}"


@says(paying.Pay)
def _(do: paying.Pay, t: Teller) -> str:
    if t.short:
        return f"плата {letters(t, do.colours)}"
    pay = t.verb("заплатите", "заплатить")
    if set(do.colours) in (set(BASIC), {*BASIC, "black", "gold"}):
        return f"{pay} 1 {any_of(t, do.colours, 'единицу маны', '')}"
    colours = listing([colour_word(t, colour, "f_gen") for colour in do.colours], "ru", "или")
    return f"{pay} 1 единицу {colours} маны"


@says(mana.Gain)
def _(do: mana.Gain, t: Teller) -> str:
    return gained(t, do, 1)


def gained(t: Teller, do: mana.Gain, n: int) -> str:
    """Tokens or crystals, so many."""
    if t.short:
        mana_ = "мана" if n == 1 else f"{n} маны"
        crystals = "крист." if n == 1 else f"{n} крист."
        return f"{mana_ if do.what == 'token' else crystals} {letters(t, do.colours)}".rstrip()
    return f"{t.verb('получите', 'получить')} {mana_gained(t, do, n)}"


@tells(mana.ExtraDie, short="кубик")
def _(do: mana.ExtraDie, t: Teller) -> str:
    return f"до конца хода можно использовать ещё {count(do.n, 'кубик', 'кубика', 'кубиков')} Источника"


@tells(mana.TakeDie)
def _(do: mana.TakeDie, t: Teller) -> str:
    basic = "кубик базового цвета" if set(do.colours) == set(BASIC) else "любой кубик"
    if do.takes:
        return f"{t.verb('заберите', 'забрать')} {basic} из Источника"
    return f"{t.verb('выберите', 'выбрать')} {basic} в Источнике"


@tells(mana.SetDie)
def _(do: mana.SetDie, t: Teller) -> str:
    put = t.verb("установите", "установить")
    return f"{put} на нём любой цвет, кроме золотого, таким он и вернётся в конце хода"


@tells(mana.RerollDie, short="переброс")
def _(do: mana.RerollDie, t: Teller) -> str:
    return f"{t.verb('перебросьте', 'перебросить')} этот кубик"


@tells(mana.RerollSource, short="переброс")
def _(do: mana.RerollSource, t: Teller) -> str:
    return f"{t.verb('перебросьте', 'перебросить')} все кубики Источника"


@tells(mana.KeepDie, short="кубик")
def _(do: mana.KeepDie, t: Teller) -> str:
    gain = t.verb("получайте", "получать")
    later = f" и {gain} 1 жетон маны этого цвета в каждый свой следующий ход" if do.income else ""
    curse = " (другие получают 1 Ранение в каждый ход, когда используют ману этого цвета)" if do.curse else ""
    return f"{t.verb('держите', 'держать')} его до конца Цикла{curse}{later}"


@tells(mana.MoreOfOwn, short="крист. свой")
def _(do: mana.MoreOfOwn, t: Teller) -> str:
    return f"{t.verb('получите', 'получить')} 1 кристалл того цвета, который у вас уже есть"


@tells(mana.OtherCrystals, short="3 крист.")
def _(do: mana.OtherCrystals, t: Teller) -> str:
    return f"{t.verb('получите', 'получить')} по 1 кристаллу каждого из 3 других базовых цветов"


@tells(mana.ReturnCrystals, short="кристаллы")
def _(do: mana.ReturnCrystals, t: Teller) -> str:
    return "все кристаллы, потраченные в этот ход, возвращаются в инвентарь"


@tells(mana.RollForCrystals, short="кристаллы?")
def _(do: mana.RollForCrystals, t: Teller) -> str:
    often = count(do.n, "раз", "раза", "раз")
    return (
        f"{t.verb('бросьте', 'бросить')} кубик маны {often}: базовый цвет — кристалл этого цвета, "
        "золотой — кристалл любого базового цвета, чёрный — +1 Славы"
    )


@says(mana.Allow)
def _(do: mana.Allow, t: Teller) -> str:
    if t.short:
        return SHORTLY.get(do.what.split()[0]) or t.name("effect_kind", "special")
    return ALLOWED.get(do.what) or allowed(t, do.what)


ALLOWED = {
    "move in combat": "очки Движения можно тратить в бою до конца хода",
    "agility": "в бою 1 очко Движения можно потратить как Атаку 1",
    "agility ranged": "в бою 2 очка Движения можно потратить как дальнюю Атаку 1",
    "diplomacy": "до конца хода 1 очко Влияния можно потратить как Блок 1",
    "diplomacy ice": "до конца хода 1 очко Влияния можно потратить как ледяной Блок 1",
    "diplomacy fire": "до конца хода 1 очко Влияния можно потратить как огненный Блок 1",
    "no damage to units": "до конца хода урон вашим Отрядам назначить нельзя",
    "ignore fortification": "до конца хода укрепления мест не учитываются",
    "bent space": (
        "до конца хода гексы и тайлы на расстоянии 2 считаются соседними для передвижения и исследования; "
        "никто не провоцируется"
    ),
    "storm": "до конца хода чёрные и золотые кубики можно использовать как любой базовый цвет, днём и ночью",
    "glory": (
        "до конца хода все ваши Отряды получают +1 Брони и +1 к Атакам и Блокам; "
        "+1 Славы за каждый Отряд, который атакует или блокирует"
    ),
    "gold": "до конца хода можно использовать золотую ману",
    "black": "до конца хода можно использовать чёрную ману",
    "sun": "гарнизоны открываются, как днём",
    "double physical": "физические Атаки в фазе Атаки удваиваются",
    "attacks coldfire": "все Атаки становятся Атаками холодного огня",
    "attacks siege": "все Атаки становятся осадными",
}
SHORTLY = {
    "agility": "ходы в бою",
    "ambush": "засада",
    "bent": "прыжок",
    "diplomacy": "как Блок",
    "double": "вдвое",
    "endless": "мана",
    "glory": "Отряды +1",
    "ignore": "без стен",
    "learning": "обучение",
    "move": "ходы в бою",
    "storm": "все кубики",
    "units": "Отряды +",
}
"""What a turn allows, by its first word, in a narrow cell."""


def allowed(t: Teller, what: str) -> str:
    """What a turn allows, where a number or colour is part of it."""
    match what.split():
        case ["units", kind, n]:
            each = {"attack": "каждая Атака", "block": "каждый Блок"}[kind]
            return f"{each} ваших Отрядов больше на {n} в этом бою"
        case ["ambush", n]:
            return (
                f"первая карта Атаки в этот ход получает +{n} или первая карта Блока +{2 * int(n)}, смотря какая раньше"
            )
        case ["learning", price, to]:
            place = "в руку" if to == "hand" else "в сброс"
            card = f"Продвинутое Действие из набора {place}"
            return f"1 раз за этот ход можно получить {card} за {count(int(price), 'очко', 'очка', 'очков')} Влияния"
        case ["wings", _]:
            return "ещё 1 враг не атакует за 1 очко Движения, следующий за 2, и так далее"
        case ["endless", colour]:
            return f"до конца хода {colour_word(t, colour, 'f_nom')} мана без ограничений"
        case _:
            return t.name("effect_kind", "special")
