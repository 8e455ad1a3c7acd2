"""What is said of Mage Knight, in Russian: on small faces, where no word is longer than a cell."""

from __future__ import annotations

from ..engine.instructions import Either, May, Seq, Times
from ..engine.phrases import Teller
from ..engine.text_ru import RussianBook
from . import (
    banners,
    cards,
    day_tactics,
    gains,
    inspiration,
    interaction,
    interactive,
    invocation,
    leaps,
    mana,
    moments,
    movement,
    night_tactics,
    oddities,
    offers,
    paying,
    promises,
    rivals,
    sideways,
    skills,
    small,
    spells,
    telling,
    text_ru_faces,
    units,
    wounds,
)
from .faces import Small
from .fight import effects, points
from .text_alike import signed
from .text_ru_words import amount, letters

FACES = text_ru_faces.BOOK
"""The book of all faces, the small ones among them."""
BOOK = RussianBook("ru", "rules.mage_knight", FACES)
"""Its words hold on small faces alone."""
says = BOOK.says
WOUND = "сыграть нельзя"
BY_ITSELF = {
    "early_bird": "ход первым",
    "from_the_dusk": "ход первым",
    "planning": "рука +1, если есть 2 карты",
    "polarization": "мана как обратный цвет",
    "leadership": "Отряд: Блок +3, Атака +2, Дальн. +1",
    "bonds_of_loyalty": "+1 Отряд, дешевле на 5",
}


@FACES.says(Small)
def _(face: Small, t: Teller) -> str:
    return small.told(Teller(BOOK, t.of, short=True), face, BY_ITSELF, WOUND)


# Effects together.


@says(Seq)
def _(do: Seq, t: Teller) -> str:
    return small.run_on(t, do.steps)


@says(Either)
def _(do: Either, t: Teller) -> str:
    if n := small.any_kind(do):
        return f"{n} на выбор"
    if attack := small.either_way(do):
        return f"{element(attack.element)}Ат./Блок {amount(t, attack.amount)}"
    return " или ".join([", ".join(map(t.say, do.ways[:-1])), t.say(do.ways[-1])])


@says(cards.OneOf)
def _(do: cards.OneOf, t: Teller) -> str:
    paid = telling.paid_ways(do.choices)
    if not paid:
        return t.say(Either(do.choices))
    return ", ".join(f"{t.form('colour', colour, 'letter')}: {t.say(way)}" for colour, way in paid)


@says(May)
def _(do: May, t: Teller) -> str:
    return f"можно {t.say(do.do)}"


@says(moments.Only)
def _(do: moments.Only, t: Teller) -> str:
    return MOMENT[do.moment]


@says(moments.When)
def _(do: moments.When, t: Teller) -> str:
    return f"{MOMENT[do.moment]}: {t.say(do.do)}"


MOMENT = {
    "combat": "в бою",
    "start of combat": "начало боя",
    "before damage": "до урона",
    "with moves left": "остался ход",
    "peace": "вне боя",
    "interaction": "при взаимод.",
    "night": "ночью",
    "day": "днём",
}


@says(promises.Upon)
def _(do: promises.Upon, t: Teller) -> str:
    return f"{t.say(do.do)} {UPON[do.on]}".strip()


UPON = {"rewards": "", "clear": "", "recruit": "за наём", "heal hand": "за Исцел."}


@says(promises.Each)
def _(do: promises.Each, t: Teller) -> str:
    each = {"recruited": "наём", "defeated": "врага"}.get(do.what)
    spell = do.what.removeprefix("cast ")
    return f"{t.say(do.do)} за {each or t.form('colour', spell, 'letter') + ' Закл.'}"


# Points and Wounds.


@says(interaction.Reputation)
def _(do: interaction.Reputation, t: Teller) -> str:
    return f"Репут. {signed(do.change)}"


@says(interaction.Fame)
def _(do: interaction.Fame, t: Teller) -> str:
    return f"Слава {signed(do.n)}"


@says(points.Attack)
def _(do: points.Attack, t: Teller) -> str:
    form = {"melee": "Атака", "ranged": "Дальн.", "siege": "Осада"}[do.form]
    return f"{element(do.element)}{form} {amount(t, do.amount)}"


@says(points.Block)
def _(do: points.Block, t: Teller) -> str:
    swift = ", от быстрых x2" if do.swift > 1 else ""
    then = f", потом {t.say(do.then)}" if do.then else ""
    return f"{element(do.element)}Блок {amount(t, do.amount)}{swift}{then}"


def element(name: str) -> str:
    """`огн. `."""
    return {"physical": "", "fire": "огн. ", "ice": "лед. ", "coldfire": "х.огн. "}[name]


@says(wounds.HealForFame)
def _(do: wounds.HealForFame, t: Teller) -> str:
    return f"Исцел. {do.amount}, Слава +1 за каждое"


@says(wounds.TakeWound)
def _(do: wounds.TakeWound, t: Teller) -> str:
    return f"{do.n} Ран."


@says(oddities.DiscardForAttack)
def _(do: oddities.DiscardForAttack, t: Teller) -> str:
    return f"сброс любых: Атака {do.each} за карту"


@says(oddities.ChooseNumber)
def _(do: oddities.ChooseNumber, t: Teller) -> str:
    return f"X до {do.most}"


@says(oddities.RollForWounds)
def _(do: oddities.RollForWounds, t: Teller) -> str:
    return f"бросок {do.n if isinstance(do.n, int) else 'X'} на Ран."


# Enemies.


@says(effects.TargetEnemy)
def _(do: effects.TargetEnemy, t: Teller) -> str:
    return "враг без стен" if do.unfortified else "1 враг"


@says(effects.UpTo)
def _(do: effects.UpTo, t: Teller) -> str:
    return f"{do.n} врага: {t.say(do.do)}"


@says(effects.Changed)
def _(do: effects.Changed, t: Teller) -> str:
    said = {"attacks": "без атаки", "fortified": "без стен"}.get(do.of, "")
    if do.of == "armour":
        walled = f", в стенах {signed(do.fortified)}" if do.fortified else ""
        said = f"Броня {signed(int(do.change))}{walled}"
    if do.of == "resists":
        said = "без уст." if do.change == "all" else f"без уст. {RESIST[str(do.change)]}"
    return said if do.whom else f"все: {said}"


RESIST = {"fire": "огню", "ice": "льду", "physical": "физ."}


@says(effects.WeakenByResistances)
def _(do: effects.WeakenByResistances, t: Teller) -> str:
    return "Броня −1 за каждую уст."


@says(effects.OnlyIn)
def _(do: effects.OnlyIn, t: Teller) -> str:
    return "при атаке" if do.part == "attack" else t.name("phase", do.part)


@says(effects.Thereupon, effects.KeepAttack)
def _(do: effects.Thereupon | effects.KeepAttack, t: Teller) -> str:
    return t.say(do.does)


# Movement and mana.


@says(movement.CheaperTerrain)
def _(do: movement.CheaperTerrain, t: Teller) -> str:
    change = do.change
    named = ", ".join(t.name("terrain", terrain) for terrain in change.terrains) or "местность"
    return f"{named} {signed(change.by)}" if change.by else f"{named} за {change.to}"


@says(leaps.Leap)
def _(do: leaps.Leap, t: Teller) -> str:
    price = f" за {do.price} Движ." if do.price else f", по {do.each} Движ." if do.each else ""
    return f"полёт {do.most}{price}"


@says(Times)
def _(do: Times, t: Teller) -> str:
    if isinstance(do.do, mana.Gain):
        return f"{do.n} {gained(t, do.do).replace('мана', 'маны')}"
    return f"{do.n} раза {t.say(do.do)}"


@says(mana.Gain)
def _(do: mana.Gain, t: Teller) -> str:
    return gained(t, do)


def gained(t: Teller, do: mana.Gain) -> str:
    """`крист. К`; of a colour chosen before: `его цвета`."""
    noun = "мана" if do.what == "token" else "крист."
    return f"{noun} {letters(t, do.colours) or 'её цвета'}"


@says(paying.Pay)
def _(do: paying.Pay, t: Teller) -> str:
    return f"мана {letters(t, do.colours)}"


@says(mana.ExtraDie)
def _(do: mana.ExtraDie, t: Teller) -> str:
    return f"+{do.n} {'кубик' if do.n == 1 else 'кубика'}"


@says(mana.TakeDie)
def _(do: mana.TakeDie, t: Teller) -> str:
    return "взять кубик" if do.takes else "кубик"


@says(mana.KeepDie)
def _(do: mana.KeepDie, t: Teller) -> str:
    curse = ", другим Ран." if do.curse else ""
    return f"хранить{curse}{', 1 мана в ход' if do.income else ''}"


@says(mana.RollForCrystals)
def _(do: mana.RollForCrystals, t: Teller) -> str:
    return f"бросок: {do.n} крист."


@says(mana.Allow)
def _(do: mana.Allow, t: Teller) -> str:
    match do.what.split():
        case ["units", kind, n]:
            return f"Отряды: {'Атака' if kind == 'attack' else 'Блок'} +{n}"
        case ["ambush", n]:
            return f"Атака +{n} или Блок +{2 * int(n)}"
        case ["learning", price, to]:
            return f"{price} Влиян.: Действие {TO[to]}"
        case ["endless", colour]:
            return f"{t.form('colour', colour, 'letter')} без конца"
        case ["wings", *_rest]:
            return "ещё враги за Движ."
        case _:
            return ALLOWED[do.what]


TO = {"hand": "в руку", "discard": "в сброс", "deck": "в колоду"}
ALLOWED = {
    "move in combat": "Движ. в бою",
    "agility": "1 Движ. = Атака 1",
    "agility ranged": "2 Движ. = Дальн. 1",
    "diplomacy": "Влиян. как Блок",
    "diplomacy ice": "Влиян. как лед. Блок",
    "diplomacy fire": "Влиян. как огн. Блок",
    "no damage to units": "Отрядам нет урона",
    "ignore fortification": "без стен",
    "bent space": "2 гекса как 1",
    "storm": "кубики любого цвета",
    "glory": "Отряды +1, Слава +1",
    "gold": "золотая мана",
    "black": "чёрная мана",
    "sun": "видны гарнизоны",
    "double physical": "физ. Атака x2",
}


# Cards, Units, Skills, tactics.


@says(cards.Draw)
def _(do: cards.Draw, t: Teller) -> str:
    return f"взять {do.n}"


@says(cards.UseUp)
def _(do: cards.UseUp, t: Teller) -> str:
    return {"discard": "сброс", "thrown": "удалить 1 Действие", "played": "с другой"}[do.to]


@says(cards.Printed)
def _(do: cards.Printed, t: Teller) -> str:
    return f"её усил.{f' +{do.bonus}' if do.bonus else ''}"


@says(cards.Repeat)
def _(do: cards.Repeat, t: Teller) -> str:
    return f"её {'усил.' if do.side == 'strong' else 'базовый'} {do.n} раза"


@says(gains.FromOffer)
def _(do: gains.FromOffer, t: Teller) -> str:
    card = {"spell": "Закл.", "advanced": "Действие"}[do.offered]
    return f"{card}{' её цвета' if do.colour else ''} {TO[do.to]}"


@says(gains.PickDiscards)
def _(do: gains.PickDiscards, t: Teller) -> str:
    return f"{do.n} из сброса{' наугад' * do.random} в колоду"


@says(gains.BackOnDeck)
def _(do: gains.BackOnDeck, t: Teller) -> str:
    return "эта на верх колоды" if do.end == "top" else "эта под колоду"


@says(gains.DrawMore)
def _(do: gains.DrawMore, t: Teller) -> str:
    return f"рука +{do.n}"


@says(oddities.ReadySome)
def _(do: oddities.ReadySome, t: Teller) -> str:
    return f"готовы уровни {amount(t, do.most)}"


@says(units.Ready)
def _(do: units.Ready, t: Teller) -> str:
    return f"готов Отряд уровня {do.level}"


@says(units.ChangeAttacks)
def _(do: units.ChangeAttacks, t: Teller) -> str:
    return f"Атаки: {'осада' if do.to == 'siege' else element(do.to).strip()}"


@says(units.Boosted)
def _(do: units.Boosted, t: Teller) -> str:
    paid = ", ".join(f"{'+'.join(t.form('colour', c, 'letter') for c in x.mana)} {signed(x.by)}" for x in do.extras)
    return f"{t.say(do.do)} ({paid})"


@says(banners.AssignBanner)
def _(do: banners.AssignBanner, t: Teller) -> str:
    return f"Отряду: {BANNERS[do.banner]}"


BANNERS = {
    "banner_of_glory": "всё +1, Слава +1",
    "banner_of_fear": "без атаки врага",
    "banner_of_protection": "Броня +1, стойкость",
    "banner_of_courage": "готов 1 раз",
}


@says(rivals.ExhaustOthers)
def _(do: rivals.ExhaustOthers, t: Teller) -> str:
    return f"чужие Отряды до {do.level} устают"


@says(sideways.PlayWound)
def _(do: sideways.PlayWound, t: Teller) -> str:
    return f"Ранение косвенно {do.n}"


@says(sideways.StrongerByKind)
def _(do: sideways.StrongerByKind, t: Teller) -> str:
    return f"косвенно {do.usual}, не базовая {do.better}"


@says(sideways.StrongerWithoutDice)
def _(do: sideways.StrongerWithoutDice, t: Teller) -> str:
    return f"косвенно {do.usual}, без кубика {do.better}"


@says(sideways.StrongerByMana)
def _(do: sideways.StrongerByMana, t: Teller) -> str:
    return f"1 мана: косвенно {do.usual}, её цвета {do.better}"


@says(skills.Spur)
def _(do: skills.Spur, t: Teller) -> str:
    return f"мана {t.form('colour', do.colour, 'letter')}, если отстал"


@says(interactive.PlaceSkill)
def _(do: interactive.PlaceSkill, t: Teller) -> str:
    return PLACED[do.skill]


PLACED = {
    "source_freeze": "другие без кубика, крист.",
    "prayer_of_weather": "путь −2, другим +1",
    "mana_exploit": "другим Ран.",
}


@says(offers.AddRegulars)
def _(do: offers.AddRegulars, t: Teller) -> str:
    return f"{do.n} Отряда в набор"


@says(day_tactics.RedrawSome, night_tactics.ExchangeSome)
def _(do: day_tactics.RedrawSome | night_tactics.ExchangeSome, t: Teller) -> str:
    return f"замена {do.most} карт"


@says(night_tactics.RerollSome)
def _(do: night_tactics.RerollSome, t: Teller) -> str:
    return f"переброс {do.most} кубиков"


small.note_fixed(
    BOOK,
    {
        banners.ReadyAll: "готовы все Отряды",
        banners.ThrowWounds: "удалить новые Ран.",
        day_tactics.TurnAgain: "ещё ход",
        day_tactics.SetDieAside: "взять кубик на раз",
        effects.DestroyEnemy: "уничтожить",
        gains.RecruitFree: "1 наём даром",
        inspiration.ReadyOrMend: "готов или исцелён Отряд",
        interactive.MarkColour: "мана люб., другим Ран.",
        interactive.ShedSome: "удалить 2 Ран., 1 сопернику",
        invocation.DiscardForMana: "Ран.: К или #, карта: Б или З",
        mana.MoreOfOwn: "крист. своего цвета",
        mana.OtherCrystals: "3 других крист.",
        mana.RerollDie: "переброс",
        mana.RerollSource: "переброс Источника",
        mana.ReturnCrystals: "крист. назад",
        mana.SetDie: "любой цвет",
        night_tactics.ReshuffleSome: "3 карты в пустую колоду",
        night_tactics.SearchDeck: "найти карту",
        night_tactics.Stash: "карта в запас",
        oddities.BringMoves: "Движ. в бою",
        oddities.CallUp: "Отряд из набора",
        oddities.LookAround: "видны руины, гарнизоны",
        rivals.GainLost: "взять 1",
        rivals.HealFully: "исцелён",
        rivals.LoseCrystals: "другим −1 крист.",
        rivals.WoundByCrystals: "цвет: Ран. за крист., взять 2",
        rivals.DemandColour: "крист., другим сброс",
        rivals.ReadyOne: "готов 1",
        rivals.StealCard: "взять 1 карту",
        sideways.DiscardWound: "сброс Ран.",
        spells.ExtraTurn: "ещё ход",
        spells.DiscardForSpell: "сброс: Закл. из набора",
        spells.Rewind: "карты назад",
        units.BecomesWounded: "он ранен",
        units.BlockedLoses: "не быстр",
        units.GrantResistances: "стойкость Отрядов",
    },
)
