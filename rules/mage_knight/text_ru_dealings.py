"""What is said of Mage Knight, in Russian: healing, Units, purchases, tactics in use."""

from __future__ import annotations

from ..engine.phrases import Teller, listing
from ..engine.text_ru import RussianBook
from . import (
    banners,
    day_tactics,
    deed_cards,
    gains,
    inspiration,
    interaction,
    night_tactics,
    oddities,
    offers,
    outlook,
    recruiting,
    tactics,
    text_ru_rounds,
    units,
    wounds,
)
from .outlook import brief
from .text_alike import signed
from .text_ru_things import (
    card,
    colour,
    costs,
    some_cards,
    source_of,
    unit,
)

BOOK = RussianBook("ru", "rules.mage_knight", text_ru_rounds.BOOK)
says, names = BOOK.says, BOOK.names


# healing

SPARING = " без Славы"
"""Heal points that bring Fame are spared."""


@says(wounds.HealHand)
def _(do: wounds.HealHand, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = costs(1, hero.turn.healing if hero else None, "Исцеление")
    return brief(t, "исцелить", f"исцелить Ранение в руке: {price}{SPARING * do.spare}")


@says(wounds.HealUnit)
def _(do: wounds.HealUnit, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = costs(do.level, hero.turn.healing if hero else None, "Исцеление")
    return brief(t, unit(t, do.unit), f"исцелить {unit(t, do.unit)}: {price}{SPARING * do.spare}")


@says(inspiration.MendUnit)
def _(do: inspiration.MendUnit, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"исцелить Ранение {unit(t, do.unit, 'gen')}")


# Units


@says(units.Activate)
def _(do: units.Activate, t: Teller) -> str:
    price, does = outlook.ability(t, do.unit, do.ability)
    needs = f" за {colour(t, price, 'f_acc')} ману" if price else ""
    led = f" с Умением {t.name('skill', 'leadership')}" if do.led else ""
    short = f"{'с Ум., ' * do.led}ряд {do.ability}"
    return brief(t, short, f"использовать {unit(t, do.unit)}{led}{needs}: {t.say(does)}")


@says(oddities.UseOffered)
def _(do: oddities.UseOffered, t: Teller) -> str:
    price, does = outlook.ability(t, do.unit, do.ability)
    needs = f" за {colour(t, price, 'f_acc')} ману" if price else ""
    led = f" с Умением {t.name('skill', 'leadership')}" if do.led else ""
    return brief(t, unit(t, do.unit), f"использовать {unit(t, do.unit)} из набора{led}{needs}: {t.say(does)}")


@says(units.PayMore)
def _(do: units.PayMore, t: Teller) -> str:
    if not do.mana:
        return brief(t, "без доплаты", "не доплачивать")
    paid = listing([colour(t, one, "f_acc") for one in do.mana], "ru")
    return brief(t, f"{signed(do.by)}", f"доплатить {paid} ману: {signed(do.by)}")


@says(units.MakeReady)
def _(do: units.MakeReady, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"{t.verb('подготовьте', 'подготовить')} {unit(t, do.unit)}")


@says(recruiting.Recruit)
def _(do: recruiting.Recruit, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    bond = f" по Умению {t.name('skill', 'bonds_of_loyalty')}" if do.bonded else ""
    facts = ""
    if hero and table:
        price = recruiting.price(table, hero, do.unit, bonded=do.bonded)
        facts = f": {costs(price, hero.turn.influence, 'Влияние')}"
    first = "; сначала распустить другой Отряд" if not do.bonded and outlook.crowded(t) else ""
    return brief(t, unit(t, do.unit), f"нанять {unit(t, do.unit)}{bond}{facts}{first}")


@says(recruiting.Join)
def _(do: recruiting.Join, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"забрать {unit(t, do.unit)}")


@says(recruiting.Destroy)
def _(do: recruiting.Destroy, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"{t.verb('распустите', 'распустить')} {unit(t, do.unit)}")


@says(banners.PutUnder)
def _(do: banners.PutUnder, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"выдать {card(t, do.banner)}: {unit(t, do.unit, 'nom')}")


@says(banners.Rally)
def _(do: banners.Rally, t: Teller) -> str:
    banner = t.name("card", "banner_of_courage")
    return brief(t, unit(t, do.unit), f"{banner}: подготовить {unit(t, do.unit)}")


@says(banners.Scare)
def _(do: banners.Scare, t: Teller) -> str:
    banner = t.name("card", "banner_of_fear")
    return brief(t, unit(t, do.unit), f"{banner}: истощить {unit(t, do.unit)}; 1 враг не атакует, +1 Славы")


@says(banners.TakeOff)
def _(do: banners.TakeOff, t: Teller) -> str:
    hero = outlook.chooser(t)
    banner = hero.unit(do.unit).banner if hero and outlook.owns(hero, do.unit) else ""
    named = card(t, banner) if banner else "Знамя"
    return brief(t, unit(t, do.unit), f"вернуть {named}, Отряд: {unit(t, do.unit, 'nom')}")


# buying


def influence(t: Teller, price: int) -> str:
    """`Влияние 7, останется 2`."""
    hero = outlook.chooser(t)
    return costs(price, hero.turn.influence if hero else None, "Влияние")


@says(interaction.BuyHealing)
def _(do: interaction.BuyHealing, t: Teller) -> str:
    price = interaction.HEALING.get(outlook.here(t))
    return brief(t, "исцеление", f"купить Исцеление 1: {influence(t, price)}" if price else "купить Исцеление 1")


@says(interaction.StopTalking)
def _(do: interaction.StopTalking, t: Teller) -> str:
    hero = outlook.chooser(t)
    lost = f"; Влияние {hero.turn.influence} пропадёт" if hero and hero.turn.influence > 0 else ""
    return brief(t, "закончить", f"закончить взаимодействие{lost}")


@says(offers.BuySpell)
def _(do: offers.BuySpell, t: Teller) -> str:
    hue = colour(t, deed_cards.CARDS[do.card].colour, "f_nom")
    return brief(t, card(t, do.card), f"купить {card(t, do.card)}: {influence(t, offers.SPELL)}; {hue} мана")


@says(offers.Learn)
def _(do: offers.Learn, t: Teller) -> str:
    return brief(t, card(t, do.card), f"изучить {card(t, do.card)}: {influence(t, offers.LEARN)}")


@says(offers.BuyAction)
def _(do: offers.BuyAction, t: Teller) -> str:
    return brief(t, card(t, do.card), f"купить {card(t, do.card)}: {influence(t, offers.CITY_ACTION)}")


@says(offers.BuyUnseen)
def _(do: offers.BuyUnseen, t: Teller) -> str:
    full = f"купить верхнее Продвинутое Действие вслепую: {influence(t, offers.CITY_ACTION)}"
    return brief(t, "вслепую", full)


@says(offers.BuyArtifact)
def _(do: offers.BuyArtifact, t: Teller) -> str:
    return brief(t, "Артефакт", f"купить Артефакт: {influence(t, offers.CITY_ARTIFACT)}")


@says(offers.AddElite)
def _(do: offers.AddElite, t: Teller) -> str:
    full = f"добавить Элитный Отряд в набор Наёмников: {influence(t, offers.CITY_ELITE)}"
    return brief(t, "элитный", full)


@says(gains.Study)
def _(do: gains.Study, t: Teller) -> str:
    where = "в руку" if do.to == "hand" else "в сброс"
    return brief(t, "изучить", f"получить Продвинутое Действие из набора {where}: {influence(t, do.price)}")


# tactics


def by_tactic(t: Teller, name: str, text: str) -> str:
    """A use of a tactic."""
    named = t.name("tactic", name)
    return brief(t, named, f"использовать Тактику {named}: {text}")


@says(day_tactics.TurnAgain)
def _(do: day_tactics.TurnAgain, t: Teller) -> str:
    return by_tactic(t, "the_right_moment", "ещё один ход сразу после этого")


@says(night_tactics.ReshuffleSome)
def _(do: night_tactics.ReshuffleSome, t: Teller) -> str:
    return by_tactic(t, "long_night", f"{night_tactics.LONG_NIGHT} случайные карты сброса станут колодой Деяний")


@says(night_tactics.RerollSome)
def _(do: night_tactics.RerollSome, t: Teller) -> str:
    return by_tactic(t, "mana_search", f"перебросить до {do.most} кубиков Источника")


@says(night_tactics.ExchangeSome)
def _(do: night_tactics.ExchangeSome, t: Teller) -> str:
    return by_tactic(t, "midnight_meditation", f"замешать в колоду до {do.most} карт и взять столько же")


@says(night_tactics.Stash)
def _(do: night_tactics.Stash, t: Teller) -> str:
    named = t.name("tactic", "sparing_power")
    return brief(t, "положить", f"{named}: положить под Тактику верхнюю карту колоды Деяний")


@says(night_tactics.Unstash)
def _(do: night_tactics.Unstash, t: Teller) -> str:
    hero, named = outlook.chooser(t), t.name("tactic", "sparing_power")
    n = some_cards(len(hero.under_tactic)) if hero else "карты"
    return brief(t, "забрать", f"{named}: забрать в руку {n} из-под Тактики и больше её не использовать")


@says(night_tactics.DrawByNight)
def _(do: night_tactics.DrawByNight, t: Teller) -> str:
    named = t.name("tactic", "long_night")
    return brief(t, named, f"использовать Тактику {named} и взять ещё {do.left}")


@says(night_tactics.Reroll)
def _(do: night_tactics.Reroll, t: Teller) -> str:
    hues = [colour(t, one) for one in do.dice]
    dice = "кубик" if len(hues) == 1 else "кубики"
    short = "+".join(t.form("colour", one, "letter") for one in do.dice)
    return brief(t, short, f"перебросить {dice}: {listing(hues, 'ru')}")


@says(day_tactics.HoldDie)
def _(do: day_tactics.HoldDie, t: Teller) -> str:
    return source_of(t, "die", do.colour)


@says(night_tactics.PutBack)
def _(do: night_tactics.PutBack, t: Teller) -> str:
    return brief(t, card(t, do.card), f"замешать в колоду {card(t, do.card)}")


@says(night_tactics.Fetch)
def _(do: night_tactics.Fetch, t: Teller) -> str:
    return brief(t, card(t, do.card), f"взять в руку {card(t, do.card)}")


@says(tactics.Nothing)
def _(do: tactics.Nothing, t: Teller) -> str:
    return brief(t, "хватит", "больше ничего")
