"""What is said of Mage Knight, in Russian: effects on enemies and rivals, of Banners, Units, Skills and tactics."""

from __future__ import annotations

from ..engine.phrases import Teller, listing
from ..engine.text_ru import RussianBook
from . import (
    banners,
    day_tactics,
    inspiration,
    interactive,
    invocation,
    night_tactics,
    offers,
    rivals,
    sideways,
    skills,
    text_ru_mana,
    units,
)
from .fight import effects
from .text_alike import signed
from .text_ru_words import colour_word, count, predicate, telling_kind

BOOK = RussianBook("ru", "rules.mage_knight", text_ru_mana.BOOK)
says, tells = BOOK.says, telling_kind(BOOK)


# Enemies.


@tells(effects.TargetEnemy)
def _(do: effects.TargetEnemy, t: Teller) -> str:
    return "выбранный неукреплённый враг" if do.unfortified else "выбранный враг"


@says(effects.UpTo)
def _(do: effects.UpTo, t: Teller) -> str:
    return t.say(do.do) if t.short else f"до {do.n} выбранных врагов {predicate(t, do.do, many=True)}"


@says(effects.Changed)
def _(do: effects.Changed, t: Teller) -> str:
    if t.short:
        change = f"{signed(int(do.change))} Брони" if do.of == "armour" else ""
        return change or {"attacks": "без ат.", "fortified": "без стен"}.get(do.of, "без уст.")
    if do.whom:
        return predicate(t, do)
    if do.of == "attacks":
        return "враги не атакуют в этом бою"
    return f"все враги {predicate(t, do, many=True)}"


@tells(effects.WeakenByResistances, short="−Броня")
def _(do: effects.WeakenByResistances, t: Teller) -> str:
    return predicate(t, do)


@tells(effects.DestroyEnemy, short="уничтожить")
def _(do: effects.DestroyEnemy, t: Teller) -> str:
    return predicate(t, do)


@tells(effects.OnlyIn)
def _(do: effects.OnlyIn, t: Teller) -> str:
    return f"только в {t.name('phase', do.part, 'pre')}"


@says(effects.Thereupon, effects.KeepAttack)
def _(do: effects.Thereupon | effects.KeepAttack, t: Teller) -> str:
    return t.say(do.does)


# Rivals.


@tells(rivals.SetAside)
def _(do: rivals.SetAside, t: Teller) -> str:
    return "эта карта отложена до конца Цикла"


@tells(rivals.LoseCrystals, short="расплав")
def _(do: rivals.LoseCrystals, t: Teller) -> str:
    return "каждый другой игрок теряет 1 случайный кристалл, а не имея их, получает 1 Ранение"


@tells(rivals.GainLost)
def _(do: rivals.GainLost, t: Teller) -> str:
    return "можно получить 1 из потерянных кристаллов"


@tells(rivals.WoundByCrystals, short="2 крист.")
def _(do: rivals.WoundByCrystals, t: Teller) -> str:
    choose, gain = t.verb("выберите", "выбрать"), t.verb("получите", "получить")
    return (
        f"{choose} базовый цвет: каждый игрок, и вы тоже, получает 1 Ранение за каждый свой кристалл этого цвета; "
        f"затем {gain} 2 кристалла этого цвета"
    )


@tells(rivals.DemandColour, short="кристалл")
def _(do: rivals.DemandColour, t: Teller) -> str:
    choose, gain = t.verb("выберите", "выбрать"), t.verb("получите", "получить")
    return (
        f"{choose} базовый цвет: {gain} 1 кристалл этого цвета; каждый другой игрок сбрасывает Заклинание или "
        "карту Действия этого цвета либо показывает, что таких в руке нет"
    )


@tells(rivals.StealCard, short="карта")
def _(do: rivals.StealCard, t: Teller) -> str:
    return "можно навсегда взять в руку 1 из сброшенных так карт Действия"


@tells(rivals.ReadyOne, short="готовность")
def _(do: rivals.ReadyOne, t: Teller) -> str:
    return f"{t.verb('подготовьте', 'подготовить')} 1 свой Отряд"


@tells(rivals.HealFully, short="исцеление")
def _(do: rivals.HealFully, t: Teller) -> str:
    return f"полностью {t.verb('исцелите', 'исцелить')} его"


@tells(rivals.ExhaustOthers, short="истощение")
def _(do: rivals.ExhaustOthers, t: Teller) -> str:
    return f"можно истощить у каждого другого игрока 1 Отряд уровня не выше {do.level}"


# Banners.


@tells(banners.AssignBanner, short="Отряду")
def _(do: banners.AssignBanner, t: Teller) -> str:
    return f"{t.verb('выдайте', 'выдать')} своему Отряду; {BANNERS[do.banner]}"


BANNERS = {
    "banner_of_glory": "он получает +1 Брони и +1 к Атакам и Блокам, +1 Славы каждый раз, когда он атакует или блокирует",
    "banner_of_fear": "в фазе Блока его можно истощить: 1 враг не атакует, +1 Славы",
    "banner_of_protection": "он получает +1 Брони, устойчивость к огню и ко льду",
    "banner_of_courage": "1 раз за Цикл вне боя его можно подготовить",
}


@tells(banners.ReadyAll, short="все готовы")
def _(do: banners.ReadyAll, t: Teller) -> str:
    return f"{t.verb('подготовьте', 'подготовить')} все свои Отряды"


@tells(banners.ThrowWounds, short="без Ранений")
def _(do: banners.ThrowWounds, t: Teller) -> str:
    return f"{t.verb('удалите', 'удалить')} все Ранения, полученные в этот ход"


# Units.


@says(units.Ready)
def _(do: units.Ready, t: Teller) -> str:
    if t.short:
        return f"готов. ур.{do.level}"
    return f"{t.verb('подготовьте', 'подготовить')} 1 Отряд уровня не выше {do.level}"


@tells(units.BecomesWounded, short="ранен")
def _(do: units.BecomesWounded, t: Teller) -> str:
    return "этот Отряд ранен"


@tells(units.GrantResistances, short="уст. всех")
def _(do: units.GrantResistances, t: Teller) -> str:
    named = listing([t.name("ability", f"resist_{element}", "acc") for element in do.elements], "ru")
    return f"до конца хода все ваши Отряды получают {named}"


@tells(units.ChangeAttacks, short="Атаки")
def _(do: units.ChangeAttacks, t: Teller) -> str:
    kind = "осадными" if do.to == "siege" else f"Атаками {t.name('element', do.to, 'gen')}"
    return f"все Атаки в этом бою становятся {kind}"


@tells(units.BlockedLoses, short="не быстр")
def _(do: units.BlockedLoses, t: Teller) -> str:
    return f"блокируемый враг теряет {t.name('ability', do.trait, 'acc')}"


@says(units.Boosted)
def _(do: units.Boosted, t: Teller) -> str:
    if t.short:
        return t.say(do.do)
    more = [f"{signed(x.by)} за {' и '.join(colour_word(t, c, 'f_acc') for c in x.mana)}" for x in do.extras]
    return f"{t.say(do.do)} (доплата маной: {', '.join(more)})"


# Skills.


@tells(skills.Spur, short="мана")
def _(do: skills.Spur, t: Teller) -> str:
    gain, colour = t.verb("получите", "получить"), colour_word(t, do.colour, "acc")
    return f"если у вас одного меньше всего Славы, {gain} 1 {colour} жетон маны"


def sideways_card(t: Teller, what: str) -> str:
    """A card is played sideways."""
    return f"{t.verb('сыграйте', 'сыграть')} косвенно {what}"


@tells(sideways.PlayWound, short="с Ранением")
def _(do: sideways.PlayWound, t: Teller) -> str:
    return f"{sideways_card(t, 'Ранение')}, как другую карту: оно даёт {do.n} вместо 1"


@tells(sideways.DiscardWound, short="сброс Ран.")
def _(do: sideways.DiscardWound, t: Teller) -> str:
    return f"{t.verb('сбросьте', 'сбросить')} 1 Ранение"


@tells(sideways.StrongerByKind, short="косвенно 2+")
def _(do: sideways.StrongerByKind, t: Teller) -> str:
    better = f"{do.better}, если это Продвинутое Действие, Заклинание или Артефакт"
    return f"{sideways_card(t, '1 карту')}: она даёт {do.usual} вместо 1, или {better}"


@tells(sideways.StrongerWithoutDice, short="косвенно 2+")
def _(do: sideways.StrongerWithoutDice, t: Teller) -> str:
    better = f"{do.better}, если в этот ход вы не используете кубики Источника"
    return f"{sideways_card(t, '1 карту')}: она даёт {do.usual} вместо 1, или {better}"


@tells(sideways.StrongerByMana, short="косвенно 3+")
def _(do: sideways.StrongerByMana, t: Teller) -> str:
    pay, better = t.verb("заплатите", "заплатить"), f"{do.better}, если она цвета этой маны"
    return f"{pay} 1 единицу маны и {sideways_card(t, '1 карту')}: она даёт {do.usual} вместо 1, или {better}"


@tells(inspiration.ReadyOrMend, short="гот./исцел.")
def _(do: inspiration.ReadyOrMend, t: Teller) -> str:
    ready, heal = t.verb("подготовьте", "подготовить"), t.verb("исцелите", "исцелить")
    return f"{ready} 1 свой Отряд или {heal} 1 Ранение Отряда"


@tells(invocation.DiscardForMana, short="карта: мана")
def _(do: invocation.DiscardForMana, t: Teller) -> str:
    discard, use = t.verb("сбросьте", "сбросить"), t.verb("используйте", "использовать")
    return f"{discard} Ранение ради красной или чёрной маны либо другую карту ради белой или зелёной и {use} ману сразу"


@tells(interactive.ShedSome, short="без Ранений")
def _(do: interactive.ShedSome, t: Teller) -> str:
    throw = t.verb("удалите", "удалить")
    return f"{throw} с руки 1 или 2 Ранения; одно из них попадает в руку ближайшего другого героя"


@tells(interactive.MarkColour, short="мана люб.")
def _(do: interactive.MarkColour, t: Teller) -> str:
    return (
        f"{t.verb('получите', 'получить')} 1 жетон маны любого цвета, кроме золотого; до вашего следующего хода "
        "каждый другой игрок, использующий в свой ход ману другого цвета, получает 1 Ранение, 1 раз за каждый цвет"
    )


@tells(interactive.PlaceSkill)
def _(do: interactive.PlaceSkill, t: Teller) -> str:
    return PLACED[do.skill]


PLACED = {
    "source_freeze": (
        "до вашего следующего хода другие игроки не могут использовать свой кубик Источника; "
        "затем вы получаете 1 кристалл базового цвета, который есть в Источнике"
    ),
    "prayer_of_weather": (
        "до вашего следующего хода любая местность стоит вам на 2 очка Движения меньше, но не меньше 1, "
        "а другим игрокам на 1 больше, но не больше 5"
    ),
    "mana_exploit": "до вашего следующего хода другие игроки платят за ману других цветов Ранениями",
}


@tells(offers.AddRegulars, short="2 Отряда")
def _(do: offers.AddRegulars, t: Teller) -> str:
    units_ = count(do.n, "Обычный Отряд", "Обычных Отряда", "Обычных Отрядов")
    return f"{t.verb('добавьте', 'добавить')} {units_} в набор Наёмников"


# Tactics.


@tells(day_tactics.RedrawSome, short="замена 3")
def _(do: day_tactics.RedrawSome, t: Teller) -> str:
    discard, draw, mix = t.verb("сбросьте", "сбросить"), t.verb("возьмите", "взять"), t.verb("замешайте", "замешать")
    return f"{discard} до {do.most} карт, {draw} столько же, затем {mix} сброс в колоду Деяний"


@tells(day_tactics.SetDieAside, short="кубик")
def _(do: day_tactics.SetDieAside, t: Teller) -> str:
    return (
        f"{t.verb('положите', 'положить')} на эту карту кубик базового цвета из Источника; в один из ваших ходов "
        "этого Цикла его можно использовать как ману, затем он перебрасывается и возвращается"
    )


@tells(day_tactics.TurnAgain, short="ещё ход")
def _(do: day_tactics.TurnAgain, t: Teller) -> str:
    return f"{t.verb('сделайте', 'сделать')} сразу после этого ещё один ход"


@tells(night_tactics.ReshuffleSome, short="3 карты")
def _(do: night_tactics.ReshuffleSome, t: Teller) -> str:
    make = t.verb("составьте", "составить")
    return f"если колода Деяний пуста, {make} новую из {night_tactics.LONG_NIGHT} случайных карт своего сброса"


@tells(night_tactics.RerollSome, short="переброс 2")
def _(do: night_tactics.RerollSome, t: Teller) -> str:
    reroll = t.verb("перебросьте", "перебросить")
    return f"{reroll} до {do.most} кубиков Источника, сначала золотые, пока ни один не использован"


@tells(night_tactics.ExchangeSome, short="замена 5")
def _(do: night_tactics.ExchangeSome, t: Teller) -> str:
    mix, draw = t.verb("замешайте", "замешать"), t.verb("возьмите", "взять")
    return f"{mix} до {do.most} карт с руки в колоду Деяний и {draw} столько же"


@tells(night_tactics.SearchDeck, short="найти карту")
def _(do: night_tactics.SearchDeck, t: Teller) -> str:
    take, mix = t.verb("возьмите", "взять"), t.verb("перемешайте", "перемешать")
    return f"{take} в руку любую карту из колоды Деяний и {mix} остальные"


@tells(night_tactics.Stash, short="под Тактику")
def _(do: night_tactics.Stash, t: Teller) -> str:
    return f"{t.verb('положите', 'положить')} верхнюю карту колоды Деяний закрытой под эту Тактику"


@tells(night_tactics.Unstash, short="взять карты")
def _(do: night_tactics.Unstash, t: Teller) -> str:
    flip, take = t.verb("переверните", "перевернуть"), t.verb("возьмите", "взять")
    return f"{flip} эту Тактику и {take} карты из-под неё в руку"
