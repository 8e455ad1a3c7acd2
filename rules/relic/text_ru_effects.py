"""What is said of Relic, in Russian: the effects that cards, sheets and spaces print."""

from __future__ import annotations

from ..engine.phrases import Teller, listing
from ..engine.text_ru import BOOK as ENGINE
from ..engine.text_ru import RussianBook
from . import (
    assets,
    charges,
    choices,
    engagement,
    gains,
    inner,
    levels,
    life,
    market,
    missing,
    missions,
    moving,
    skills,
    telling,
    threats,
)
from .text_alike import telling_short
from .text_ru_words import attribute, changed, count, influence, inside, onto, short_much
from .text_ru_words import threats as threat_cards

BOOK = RussianBook("ru", "rules.relic", ENGINE)
says = telling_short(BOOK)


# Gaining, losing, paying.


@BOOK.says(gains.Gain)
def _(do: gains.Gain, t: Teller) -> str:
    return short_much(do.what, do.n, "+") if t.short else changed(t, [do])


@BOOK.says(gains.Lose)
def _(do: gains.Lose, t: Teller) -> str:
    return short_much(do.what, do.n, "−") if t.short else changed(t, [do])


@says(gains.Pay, short="цена {do.n}")
def _(do: gains.Pay, t: Teller) -> str:
    if do.what == "asset":
        return f"{t.verb('сбросьте', 'сбросить')} {count(t, 'asset', do.n)}"
    return f"{t.verb('заплатите', 'заплатить')} {influence(do.n)}"


@says(assets.DiscardRelic, short="−1 Реликвия")
def _(do: assets.DiscardRelic, t: Teller) -> str:
    return f"{t.verb('сбросьте', 'сбросить')} 1 Реликвию"


@says(assets.DiscardAlly, short="−1 союзник")
def _(do: assets.DiscardAlly, t: Teller) -> str:
    return f"{t.verb('сбросьте', 'сбросить')} союзника или взятого с собой незнакомца"


@says(charges.SpendCharge, short="−{do.n} заряд")
def _(do: charges.SpendCharge, t: Teller) -> str:
    return f"{t.verb('потратьте', 'потратить')} {count(t, 'charge', do.n)}"


@says(charges.AddCharge, short="+{do.n} заряд")
def _(do: charges.AddCharge, t: Teller) -> str:
    on = {
        "chosen": "на свой актив с указанными зарядами",
        "chosen_below_printed": "на свой актив, где их меньше указанного",
        "that": "на него, если на нём указаны заряды",
    }
    return f"{t.verb('положите', 'положить')} {count(t, 'charge', do.n)} {on[do.on]}"


# Dice.


@BOOK.says(skills.Test)
def _(do: skills.Test, t: Teller) -> str:
    if t.short:
        return f"{SHORT_TESTS.get(do.attribute, 'пров.')} {do.target}"
    good = [f"если пройдена, {inside(t, do.passed)}"] if do.passed else []
    bad = [f"если провалена, {inside(t, do.failed)}"] if do.failed else []
    have = telling.tested_with(t, do.attribute)
    mine = "" if have is None else f" (у вас {have})"
    return f"проверка {attribute(t, do.attribute, 'gen')} {do.target}{mine}: {'; '.join([*good, *bad])}"


SHORT_TESTS = {"strength": "Мощь", "willpower": "Воля", "cunning": "Хитр.", "level": "ур.", "influence": "Влияние"}


# Choices.


@BOOK.says(choices.Choice)
def _(do: choices.Choice, t: Teller) -> str:
    if t.short:
        return t.name("label", do.label)
    price = f"{inside(t, do.cost)} ► " if do.cost else ""
    does = f"{price}{inside(t, do.does)}"
    if do.label in telling.BY_THEMSELVES:
        return does
    only = f", если {listing([needed(t, one) for one in do.only_if], 'ru', 'или')}" if do.only_if else ""
    return f"{t.name('label', do.label, 'title')}{only}: {does}"


def needed(t: Teller, one: choices.Condition) -> str:
    """What must hold, after an "if"."""
    match one.kind:
        case "not_marked":
            return f"{attribute(t, one.attribute)} не отмечена"
        case "relics":
            return f"у вас не менее {count(t, 'relic', one.n, 'gen')}"
        case "marks":
            return f"на карточке не менее {one.n} ваших жетонов" if one.n > 1 else "на карточке есть ваш жетон"
        case _:
            return t.say(one)


@BOOK.says(choices.Condition)
def _(one: choices.Condition, t: Teller) -> str:
    match one.kind:
        case "not_marked":
            return f"{attribute(t, one.attribute)} без жетона"
        case "relics":
            return f"не менее {count(t, 'relic', one.n, 'gen')}"
        case "marks":
            return f"не менее {one.n} жетонов на карточке"
        case "level":
            return f"уровень не ниже {one.n}"
        case "pay_influence":
            return f"уплачено {influence(one.n)}"


@BOOK.says(choices.Choose)
def _(do: choices.Choose, t: Teller) -> str:
    if t.short:
        return t.say(do.choices[0]) if len(do.choices) == 1 else "выбор"
    t = t.offering if do.optional or len(do.choices) > 1 else t
    if len(do.choices) == 1:
        return f"{'можно ' * do.optional}{t.say(do.choices[0])}"
    none = " или ничего" if do.optional else ""
    return f"одно на выбор{none}: {' · '.join(map(t.say, do.choices))}"


@says(choices.Each, short="игроки")
def _(do: choices.Each, t: Teller) -> str:
    return f"{WHO[do.who]} {listing([third(t, one) for one in do.does], 'ru')}"


WHO = {
    "all": "каждый игрок",
    "all_in_area": "каждый игрок в вашем регионе",
    "all_in_tier": "каждый игрок в вашем ярусе",
    "others_on_space": "каждый другой игрок на вашей клетке",
    "chosen_other": "другой игрок на ваш выбор",
}


def third(t: Teller, do: object) -> str:
    """What somebody else does."""
    match do:
        case gains.Gain() | gains.Lose():
            return changed(t, [do], "third")
        case skills.Test():
            good = [f"пройдя её, {third_of(t, do.passed)}"] if do.passed else []
            bad = [f"провалив её, {third_of(t, do.failed)}"] if do.failed else []
            tested = f"проходит проверку {attribute(t, do.attribute, 'gen')} {do.target}"
            return f"{tested} и, {'; '.join([*good, *bad])}"
        case choices.Choose():
            return t.say(do).replace("можно", "может", 1)
        case _:
            return t.say(do)


def third_of(t: Teller, does: tuple[object, ...]) -> str:
    """What somebody else does, one thing after the other."""
    return listing([third(t, do) for do in does], "ru")


# Movement and phases.


@says(moving.MoveTo, short="перейти")
def _(do: moving.MoveTo, t: Teller) -> str:
    if do.to == "roll_clockwise":
        rolled = f"{t.verb('бросьте', 'бросить')} кубик и сразу {t.verb('переместитесь', 'переместиться')}"
        return f"{rolled} на столько клеток по часовой стрелке"
    return f"{t.verb('переместитесь', 'переместиться')} сразу {PLACES.get(do.to) or onto(t, do.to)}"


PLACES = {
    "portal": "на клетку с Порталом Паутины или с другой картой «Забытый портал»",
    "other_portal": "на другую клетку с Порталом Паутины или на клетку с картой «Забытый портал»",
    "any_outer_or_middle": "на любую другую клетку внешнего или среднего яруса",
    "other_player": "на клетку другого игрока в вашем ярусе",
}


@says(moving.Step, short="ещё {do.n}")
def _(do: moving.Step, t: Teller) -> str:
    return f"{t.verb('пройдите', 'пройти')} ещё {count(t, 'space', do.n)} в том же направлении"


@says(engagement.EndEngagement, short="конец фазы")
def _(do: engagement.EndEngagement, t: Teller) -> str:
    return f"{t.verb('завершите', 'завершить')} фазу столкновения"


@says(missing.MissTurn, short="пропуск")
def _(do: missing.MissTurn, t: Teller) -> str:
    return f"{t.verb('пропустите', 'пропустить')} ход"


@says(inner.AdvanceInner, short="вперёд")
def _(do: inner.AdvanceInner, t: Teller) -> str:
    go, play = t.verb("пройдите", "пройти"), t.verb("разыграйте", "разыграть")
    ahead = f"{go} {count(t, 'space', do.spaces)} вперёд и ещё по 1 за каждое выполненное условие"
    return f"{ahead}: {', '.join(map(t.say, do.conditions))}; затем {play} достигнутую клетку"


@says(inner.Confront, short="Противост.")
def _(do: inner.Confront, t: Teller) -> str:
    return f"{t.verb('разыграйте', 'разыграть')} Противостояние сценария"


# Threat cards, Wargear, Power cards, missions.


@says(threats.DrawThreat, short="+{do.n} Угроза")
def _(do: threats.DrawThreat, t: Teller) -> str:
    draw = t.verb("возьмите", "взять")
    if do.colour == "choice":
        return f"{draw} на свою клетку {count(t, 'threat_card', do.n)} любого цвета"
    colour = t.form("colour", do.colour, "f_acc" if do.n == 1 else "pl_acc")
    return f"{draw} на свою клетку {do.n} {colour} {count(t, 'threat_card', do.n).partition(' ')[2]}"


@says(threats.DiscardThreats, short="−Угрозы")
def _(do: threats.DiscardThreats, t: Teller) -> str:
    where = "со своей клетки" if do.where == "here" else "в своём регионе"
    return f"{t.verb('сбросьте', 'сбросить')} {threat_cards(t, do.sorts, do.n)} {where}"


@says(threats.PeekThreat, short="смотреть {do.n}")
def _(do: threats.PeekThreat, t: Teller) -> str:
    look, drop, put = (
        t.verb("посмотрите", "посмотреть"),
        t.verb("сбросьте", "сбросить"),
        t.verb("верните", "вернуть"),
    )
    return (
        f"{look} {count(t, 'card', do.n)} сверху колоды Угрозы на выбор, {drop} любые из них, "
        f"а остальные {put} наверх в любом порядке"
    )


@says(threats.DiscardSelf, short="сбросить")
def _(do: threats.DiscardSelf, t: Teller) -> str:
    return f"{t.verb('сбросьте', 'сбросить')} эту карту"


@says(market.BuyWargear, short="Снаряжение")
def _(do: market.BuyWargear, t: Teller) -> str:
    less = f", каждую на {influence(do.discount)} дешевле" if do.discount else ""
    show, buy = t.verb("откройте", "открыть"), t.verb("купите", "купить")
    return f"{show} сверху {count(t, 'wargear_card', do.reveal)} и {buy} любые из них{less}"


@says(market.BuyPower, short="карты Силы")
def _(do: market.BuyPower, t: Teller) -> str:
    return f"{t.verb('купите', 'купить')} карты Силы по {do.price} {'очку' if do.price == 1 else 'очка'} Влияния"


@says(market.BuyFromPlayer, short="купить актив")
def _(do: market.BuyFromPlayer, t: Teller) -> str:
    price = f"по указанной стоимости, но не менее чем за {influence(do.least)}"
    asset = "актив, но не Реликвию, у другого игрока на вашей клетке"
    return f"{t.verb('купите', 'купить')} {asset} {price}; отказать он не может"


@says(missions.ReplaceMission, short="Задание")
def _(do: missions.ReplaceMission, t: Teller) -> str:
    return "можно сбросить текущее Задание и взять другое"


@says(levels.TrophyBonus, short="+{do.n} очка")
def _(do: levels.TrophyBonus, t: Teller) -> str:
    return f"трофеи, потраченные в этой фазе, дают на {count(t, 'point', do.n)} больше"


@says(levels.GainSpecial, short="способность")
def _(do: levels.GainSpecial, t: Teller) -> str:
    return changed(t, [do])


@says(life.PreventLife, short="−{do.n} потеря")
def _(do: life.PreventLife, t: Teller) -> str:
    return f"{t.verb('потеряйте', 'потерять')} на {do.n} меньше"
