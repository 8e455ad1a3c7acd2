"""What is said of Mage Knight, in Russian: the effects cards are made of."""

from __future__ import annotations

from ..engine.instructions import Effect, Either, May, Seq, Var
from ..engine.phrases import Teller, listing, plural_ru
from ..engine.text_ru import BOOK as ENGINE
from ..engine.text_ru import RussianBook
from . import (
    cards,
    gains,
    interaction,
    leaps,
    moments,
    movement,
    oddities,
    promises,
    spells,
    telling,
    wounds,
)
from .fight import effects, points
from .text_alike import signed
from .text_ru_words import (
    amount,
    colour_word,
    count,
    inside,
    move_points,
    predicate,
    steps,
    telling_kind,
)

BOOK = RussianBook("ru", "rules.mage_knight", ENGINE)
says, tells = BOOK.says, telling_kind(BOOK)

LONG = 40
"""Signs; of alternatives longer than this each is kept apart."""
WIDTH = 12
"""Signs of a narrow cell."""
TIGHTER = {
    "Атака ": "Ат.",
    "Блок ": "Бл.",
    "Дальн. ": "Дал.",
    "Осада ": "Ос.",
    "Движ. ": "Дв.",
    "Влиян. ": "Вл.",
    "Исцел. ": "Исц.",
    "Репут.": "Реп.",
}


# Effects together.


@says(Seq)
def _(do: Seq, t: Teller) -> str:
    if t.short:
        return telling.fitting(map(t.say, telling.worth_showing(do.steps)), " ", TIGHTER, WIDTH)
    return steps(t, do.steps)


@says(Either)
def _(do: Either, t: Teller) -> str:
    if t.short:
        return telling.fitting(map(t.say, do.ways), "/", TIGHTER, WIDTH)
    return options([inside(t, way) for way in do.ways])


def options(ways: list[str]) -> str:
    """Alternatives; those that have parts themselves are kept apart."""
    if any(len(way) > LONG or sign in way for way in ways for sign in (",", ";", ": ", " или ")):
        return "; или ".join(ways)
    return listing(ways, "ru", "или")


@says(cards.OneOf)
def _(do: cards.OneOf, t: Teller) -> str:
    paid = telling.paid_ways(do.choices)
    if t.short or not paid:
        return t.say(Either(do.choices))
    ways = [f"{colour_word(t, colour, 'f_nom')} — {t.say(way)}" for colour, way in paid]
    return f"{t.verb('заплатите', 'заплатить')} 1 единицу маны: {', '.join(ways)}"


@says(May)
def _(do: May, t: Teller) -> str:
    return t.say(do.do) if t.short else f"можно {inside(t.offering, do.do)}"


@tells(moments.Only)
def _(do: moments.Only, t: Teller) -> str:
    return f"только {WHEN[do.moment]}"


WHEN = {
    "combat": "в бою",
    "start of combat": "в начале боя",
    "before damage": "до назначения урона",
    "with moves left": "в бою, в который вы вступили, имея не меньше очков Движения, чем врагов",
    "peace": "вне боя",
    "interaction": "при взаимодействии",
    "night": "ночью",
    "day": "днём",
}


@says(moments.When)
def _(do: moments.When, t: Teller) -> str:
    return t.say(do.do) if t.short else f"{WHEN[do.moment]}: {inside(t, do.do)}"


@says(promises.Upon)
def _(do: promises.Upon, t: Teller) -> str:
    if t.short:
        return t.say(do.do)
    if isinstance(do.do, gains.DrawMore):
        return f"при доборе карт в конце этого хода лимит руки больше на {do.do.n}"
    return f"{UPON[do.on]} {inside(t, do.do)}"


UPON = {
    "rewards": "в конце хода",
    "clear": "в конце хода",
    "recruit": "за каждый Отряд, нанятый в этот ход,",
    "heal hand": "каждый раз, когда в этот ход вы исцеляете Ранение в руке,",
}


@says(promises.Each)
def _(do: promises.Each, t: Teller) -> str:
    return t.say(do.do) if t.short else f"{inside(t, do.do)} {each_of(t, do.what)}"


def each_of(t: Teller, what: str) -> str:
    """What is counted in a turn."""
    if what == "recruited":
        return "за каждый Отряд, нанятый в этот ход"
    if what == "defeated":
        return "за каждого врага, побеждённого в этот ход"
    return f"за каждое {colour_word(t, what.removeprefix('cast '), 'n_acc')} Заклинание, сыгранное в этот ход"


# Points.


@says(movement.Move)
def _(do: movement.Move, t: Teller) -> str:
    return f"{'Движ.' if t.short else 'Движение'} {amount(t, do.amount)}"


@says(interaction.Influence)
def _(do: interaction.Influence, t: Teller) -> str:
    return f"{'Влиян.' if t.short else 'Влияние'} {amount(t, do.amount)}"


@says(points.Attack)
def _(do: points.Attack, t: Teller) -> str:
    if t.short:
        form = {"melee": "Атака", "ranged": "Дальн.", "siege": "Осада"}[do.form]
        return f"{element_letter(t, do.element)}{form} {amount(t, do.amount)}"
    form = {"melee": "", "ranged": "дальняя ", "siege": "осадная "}[do.form]
    named = t.form("element", do.element, "attack") if do.element != "physical" else "Атака"
    return f"{form}{named} {amount(t, do.amount)}"


@says(points.Block)
def _(do: points.Block, t: Teller) -> str:
    if t.short:
        return f"{element_letter(t, do.element)}Блок {amount(t, do.amount)}"
    named = t.form("element", do.element, "block") if do.element != "physical" else "Блок"
    swift = ", против быстрой атаки вдвое больше" if do.swift > 1 else ""
    after = f"; {blocked(t, do.then)}" if do.then else ""
    return f"{named} {amount(t, do.amount)}{swift}{after}"


def blocked(t: Teller, then: Effect) -> str:
    """What comes of a successful block."""
    if isinstance(then, effects.KeepAttack):
        return f"если Блок удался, {t.say(then.does)} в фазе Атаки"
    return f"так заблокированный враг {predicate(t, then)}"


def element_letter(t: Teller, element: str) -> str:
    """`о. `."""
    return f"{t.form('element', element, 'letter')}. " if element != "physical" else ""


@says(wounds.Heal)
def _(do: wounds.Heal, t: Teller) -> str:
    return f"{'Исцел.' if t.short else 'Исцеление'} {amount(t, do.amount)}"


@says(wounds.HealForFame)
def _(do: wounds.HealForFame, t: Teller) -> str:
    if t.short:
        return f"Исцел. {do.amount}"
    return f"Исцеление {do.amount}; +1 Славы за каждое потраченное из этих очков"


@says(wounds.TakeWound)
def _(do: wounds.TakeWound, t: Teller) -> str:
    if t.short:
        return f"Ранение {do.n}"
    return f"{t.verb('получите', 'получить')} {count(do.n, 'Ранение', 'Ранения', 'Ранений')}"


@says(interaction.Reputation)
def _(do: interaction.Reputation, t: Teller) -> str:
    return f"{signed(do.change)} {'Репут.' if t.short else 'Репутации'}"


@says(interaction.Fame)
def _(do: interaction.Fame, t: Teller) -> str:
    return f"{signed(do.n)} Славы"


# Movement.


@tells(movement.CheaperTerrain, short="местность")
def _(do: movement.CheaperTerrain, t: Teller) -> str:
    change = do.change
    named = listing([t.name("terrain", terrain) for terrain in change.terrains], "ru") or "любая местность"
    costs = "стоят" if len(change.terrains) > 1 or change.terrains == ("hills",) else "стоит"
    if change.by:
        least = f", но не меньше {change.least}" if change.least else ""
        return f"{named} {costs} на {move_points(-change.by)} меньше до конца хода{least}"
    opened = "; на озеро можно входить" if change.opens else ""
    return f"{named} {costs} {move_points(change.to)} до конца хода{opened}"


@tells(leaps.Leap, short="полёт")
def _(do: leaps.Leap, t: Teller) -> str:
    spaces = plural_ru(do.most, "открытый гекс", "открытых гекса", "открытых гексов")
    far = "на соседний гекс" if do.most == 1 else f"на 1–{do.most} {spaces}"
    price = f" за {move_points(do.price)}" if do.price else ""
    each = f" за {move_points(do.each)} на каждый гекс" if do.each else ""
    avoided = [t.name("terrain", terrain, "acc") for terrain in do.avoids]
    avoids = f", минуя {listing(avoided, 'ru')}," if do.avoids else ","
    ends = {
        "safe": "на безопасном гексе",
        "attack": "осадой укреплённого места или нападением на другого героя",
    }[do.ends]
    move, end = t.verb("переместитесь", "переместиться"), t.verb("закончите", "закончить")
    return f"{move} напрямую {far}{price}{each}{avoids} никого не провоцируя, и {end} {ends}"


@tells(oddities.BringMoves, short="ходы в бою")
def _(do: oddities.BringMoves, t: Teller) -> str:
    return "очки Движения можно тратить в бою до конца хода"


@tells(oddities.LookAround)
def _(do: oddities.LookAround, t: Teller) -> str:
    return f"{t.verb('откройте', 'открыть')} все руины и гарнизоны рядом с вами"


# Cards.


def draw_cards(t: Teller, n: int) -> str:
    """`возьмите 2 карты`."""
    return f"{t.verb('возьмите', 'взять')} {count(n, 'карту', 'карты', 'карт')}"


@says(cards.Draw)
def _(do: cards.Draw, t: Teller) -> str:
    return f"карты {do.n}" if t.short else draw_cards(t, do.n)


@says(cards.UseUp)
def _(do: cards.UseUp, t: Teller) -> str:
    if t.short:
        return {"discard": "сброс карты", "thrown": "удал. карту", "played": "с картой"}[do.to]
    card = "другую карту Действия" if do.side or do.actions else "другую карту"
    verb = {
        "discard": t.verb("сбросьте", "сбросить"),
        "thrown": t.verb("удалите", "удалить"),
        "played": t.verb("сыграйте вместе с этой", "сыграть вместе с этой"),
    }[do.to]
    return f"{verb} {card}"


@tells(cards.Printed, short="усиленный")
def _(do: cards.Printed, t: Teller) -> str:
    more = f", +{do.bonus} к каждому её Движению, Влиянию, Атаке или Блоку" if do.bonus else ""
    return f"{t.verb('используйте', 'использовать')} её {t.name('side', do.side, 'acc')}{no_mana(do.side)}{more}"


@tells(cards.Repeat, short="повтор")
def _(do: cards.Repeat, t: Teller) -> str:
    often = count(do.n, "раз", "раза", "раз")
    return f"{t.verb('используйте', 'использовать')} её {t.name('side', do.side, 'acc')} {often}{no_mana(do.side)}"


def no_mana(side: str) -> str:
    """A strong effect used by another one is not paid for."""
    return " без оплаты маной" if side == "strong" else ""


@tells(spells.DiscardForSpell, short="Заклинание")
def _(do: spells.DiscardForSpell, t: Teller) -> str:
    discard = t.verb("сбросьте", "сбросить")
    colour = "" if do.any else " её цвета"
    return f"{discard} другую карту: до конца хода можно сыграть 1 Заклинание{colour} из набора, как с руки"


@tells(spells.ExtraTurn, short="ещё ход")
def _(do: spells.ExtraTurn, t: Teller) -> str:
    return f"{t.verb('сделайте', 'сделать')} сразу после этого ещё один ход, не добирая карт"


@tells(spells.Rewind, short="возврат карт")
def _(do: spells.Rewind, t: Teller) -> str:
    aside, back = t.verb("отложите", "отложить"), t.verb("верните", "вернуть")
    return f"{aside} эту карту до конца Цикла и {back} остальные сыгранные карты в руку"


@tells(gains.FromOffer, short="новая карта")
def _(do: gains.FromOffer, t: Teller) -> str:
    card, place = {
        "spell": ("Заклинание", "spell_offer"),
        "advanced": ("Продвинутое Действие", "advanced_action_offer"),
    }[do.offered]
    colour = " этого цвета" if do.colour else ""
    to = {"hand": "в руку", "discard": "в сброс", "deck": "на верх колоды Деяний"}[do.to]
    return f"{t.verb('получите', 'получить')} {to} {card}{colour} из {t.name('place', place, 'gen').split()[0]}"


@tells(gains.RecruitFree, short="наём")
def _(do: gains.RecruitFree, t: Teller) -> str:
    return f"{t.verb('наймите', 'нанять')} бесплатно любой Отряд из набора Наёмников"


@tells(gains.PickDiscards, short="из сброса")
def _(do: gains.PickDiscards, t: Teller) -> str:
    n = f"{do.n} случайные карты" if do.random else count(do.n, "карту", "карты", "карт")
    return f"{t.verb('выберите', 'выбрать')} {n} из своего сброса"


@tells(gains.PlacePicked)
def _(do: gains.PlacePicked, t: Teller) -> str:
    return f"{t.verb('положите', 'положить')} их вместе на верх или под низ колоды Деяний"


@tells(gains.BackOnDeck, short="в колоду")
def _(do: gains.BackOnDeck, t: Teller) -> str:
    put = t.verb("положите", "положить")
    if do.end == "top":
        return f"{put} эту карту на верх колоды Деяний"
    return f"{put} эту карту под низ колоды Деяний, если она не пуста"


@tells(gains.DrawMore, short="лимит руки")
def _(do: gains.DrawMore, t: Teller) -> str:
    return f"при следующем доборе карт лимит руки больше на {do.n}"


@tells(oddities.DiscardForAttack, short="сброс")
def _(do: oddities.DiscardForAttack, t: Teller) -> str:
    return f"{t.verb('сбросьте', 'сбросить')} любое число карт"


@tells(oddities.ChooseNumber)
def _(do: oddities.ChooseNumber, t: Teller) -> str:
    return f"{t.verb('выберите', 'выбрать')} X от 0 до {do.most}"


@tells(oddities.RollForWounds, short="Ранения?")
def _(do: oddities.RollForWounds, t: Teller) -> str:
    n = "X кубиков маны" if isinstance(do.n, Var) else f"{count(do.n, 'кубик', 'кубика', 'кубиков')} маны"
    roll, take = t.verb("бросьте", "бросить"), t.verb("получите", "получить")
    return f"{roll} {n}: {take} 1 Ранение за каждый чёрный или красный"


@tells(oddities.CallUp, short="чужой Отряд")
def _(do: oddities.CallUp, t: Teller) -> str:
    use = t.verb("используйте", "использовать")
    return f"{use} 1 способность Отряда из набора Наёмников, как своего; урон ему назначить нельзя"


@tells(oddities.ReadySome, short="готовность")
def _(do: oddities.ReadySome, t: Teller) -> str:
    return f"{t.verb('подготовьте', 'подготовить')} Отряды, сумма уровней которых не больше {amount(t, do.most)}"
