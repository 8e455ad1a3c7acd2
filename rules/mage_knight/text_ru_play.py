"""What is said of Mage Knight, in Russian: what a player may do in a turn; the names of things."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Teller, listing, plural_ru
from ..engine.text_ru import RussianBook
from . import (
    adventures,
    cards,
    deed_cards,
    druids,
    dungeon_lords,
    ending,
    exploring,
    gains,
    interaction,
    leaps,
    levels,
    mana,
    mines,
    movement,
    oddities,
    offers,
    outlook,
    paying,
    plundering,
    sideways,
    skills,
    spells,
    text_ru_dealings,
    turn,
)
from .basics import COLOURS
from .content.ruins import RUIN
from .hexes import Hex, centre
from .outlook import brief
from .text_alike import signed
from .text_ru_things import (
    called,
    card,
    colour,
    costs,
    foe,
    half,
    short_colour,
    some_cards,
    source_of,
    space_name,
    spot,
    title,
    unit,
)

BOOK = RussianBook("ru", "rules.mage_knight", text_ru_dealings.BOOK)
says, names = BOOK.says, BOOK.names


# names


@names("space")
def _(id: str, t: Teller) -> str:
    return space_name(t, Hex.at(id))


@names("card", "spell", "advanced")
def _(id: str, t: Teller) -> str:
    return title(t, id)


@names("unit", "offer")
def _(id: str, t: Teller) -> str:
    return unit(t, id, "nom")


@names("enemy")
def _(id: str, t: Teller) -> str:
    return foe(t, id, "nom")


@names("seat")
def _(id: str, t: Teller) -> str:
    return called(t, int(id))


@names("mana")
def _(id: str, t: Teller) -> str:
    return source_of(t, *id.split())


@names("skill")
def _(id: str, t: Teller) -> str:
    return t.name("skill", id)


@names("tactic")
def _(id: str, t: Teller) -> str:
    return t.name("tactic", id) if id else t.name("group", "tactic", "title")


@names("group")
def _(id: str, t: Teller) -> str:
    return t.name("group", id or "other", "title")


def origin(kind: str) -> Callable[[str, Teller], str]:
    """What a question comes from that has a name by its kind alone."""
    return lambda id, t: t.name("source", kind, "title")


for kind in outlook.SOURCES:
    names(kind)(origin(kind))


# cards


def ink(t: Teller, do: cards.Play | spells.Cast) -> str:
    """` за зелёную ману`: what the side of a card costs."""
    price = deed_cards.CARDS[do.card].price(do.side)
    return f" за {listing([colour(t, one, 'f_acc') for one in price], 'ru')} ману" if price else ""


def printed(t: Teller, id: str, side: str) -> str:
    """`: Движение 2`, where that is short enough."""
    text = outlook.told(t, outlook.side_of(t, id, side))
    return f": {text}" if text else ""


@says(cards.Play)
def _(do: cards.Play, t: Teller) -> str:
    spell = isinstance(deed_cards.CARDS[do.card], deed_cards.SpellCard)
    strong = " с усилением" if do.side == "strong" and not spell else ""
    gone = ", карта удаляется" if deed_cards.CARDS[do.card].fate(do.side) == "thrown" else ""
    played = f"сыграть {half(t, do.card, do.side)}{strong}{ink(t, do)}{gone}"
    return brief(t, t.name("side", do.side), f"{played}{printed(t, do.card, do.side)}")


@says(spells.Cast)
def _(do: spells.Cast, t: Teller) -> str:
    cast = f"сыграть {half(t, do.card, do.side)} из набора{ink(t, do)}"
    return brief(t, half(t, do.card, do.side), f"{cast}{printed(t, do.card, do.side)}")


def worth(t: Teller, n: int) -> str:
    """What a card is worth sideways in this part of the turn: `: Движение 1`."""
    parts = {"move": "Движение", "interaction": "Влияние", "block": "Блок", "attack": "Атака"}
    what = parts.get(outlook.part_of(t), "")
    return f": {what} {n}" if what else ""


@says(cards.PlaySideways)
def _(do: cards.PlaySideways, t: Teller) -> str:
    return brief(t, "косвенно", f"сыграть {title(t, do.card)} косвенно{worth(t, 1)}")


@says(sideways.PlaySidewaysFor)
def _(do: sideways.PlaySidewaysFor, t: Teller) -> str:
    barred = ", до конца хода без кубиков" if do.without_dice else ""
    points = worth(t, do.n) or f": {do.n}"
    return brief(t, title(t, do.card), f"сыграть {title(t, do.card)} косвенно{points}{barred}")


@says(sideways.AddMana)
def _(do: sideways.AddMana, t: Teller) -> str:
    named = f"сыграть {title(t, do.card)} косвенно с маной"
    return brief(t, title(t, do.card), f"{named}: {do.usual}, с маной цвета карты {do.better}")


@says(cards.LeaveHand)
def _(do: cards.LeaveHand, t: Teller) -> str:
    verb = {
        "discard": t.verb("сбросьте", "сбросить"),
        "played": t.verb("сыграйте вместе", "сыграть вместе"),
        "thrown": t.verb("удалите", "удалить"),
        "removed": t.verb("удалите", "удалить"),
        "aside": t.verb("отложите", "отложить"),
    }[do.to]
    return brief(t, card(t, do.card), f"{verb} {card(t, do.card)}")


@says(spells.Borrow)
def _(do: spells.Borrow, t: Teller) -> str:
    hue = "любое" if do.colour == "any" else f"одно {colour(t, do.colour, 'n_acc')}"
    return brief(t, "Заклинание", f"в этом ходу можно сыграть {hue} Заклинание из набора")


@says(offers.GainFromOffer)
def _(do: offers.GainFromOffer, t: Teller) -> str:
    where = {"deck": "на верх колоды Деяний", "hand": "в руку", "discard": "в сброс"}[do.to]
    return brief(t, card(t, do.card), f"{t.verb('получите', 'получить')} {card(t, do.card)} {where}")


@says(gains.PutOnDeck)
def _(do: gains.PutOnDeck, t: Teller) -> str:
    return brief(t, "наверх", "на верх колоды Деяний") if do.end == "top" else brief(t, "вниз", "под низ колоды Деяний")


@says(oddities.SetNumber)
def _(do: oddities.SetNumber, t: Teller) -> str:
    return str(do.n)


# mana


@says(paying.Spend)
def _(do: paying.Spend, t: Teller) -> str:
    source = source_of(t, do.source, do.colour)
    other = f" как {colour(t, do.worth, 'f_nom')} мана" if do.worth != do.colour else ""
    turned = f" ({t.name('skill', 'polarization')})" if do.polarized else ""
    return brief(t, source, f"{source}{other}{turned}")


@says(mana.Take)
def _(do: mana.Take, t: Teller) -> str:
    what = "жетон маны" if do.what == "token" else "кристалл"
    gain = t.verb("получите", "получить")
    return brief(t, colour(t, do.colour), f"{gain} {colour(t, do.colour)} {what}")


@says(mana.Melt)
def _(do: mana.Melt, t: Teller) -> str:
    full = f"обратить {colour(t, do.colour)} кристалл в ману"
    return brief(t, f"{short_colour(t, do.colour)} крист.", full)


@says(mana.Remember)
def _(do: mana.Remember, t: Teller) -> str:
    if do.value in COLOURS:
        return source_of(t, "die", do.value) if do.name == "die" else colour(t, do.value)
    return title(t, do.value) if outlook.is_card(do.value) else foe(t, do.value, "nom")


# the map


@says(movement.Step)
def _(do: movement.Step, t: Teller) -> str:
    hero, way = outlook.chooser(t), outlook.way_to(t, do.to)
    if t.short or hero is None or way is None:
        return brief(t, str(do.to), f"перейти на {spot(t, do.to)}")
    facts = [f"перейти на {spot(t, do.to)}: {costs(way.cost, hero.turn.move, 'Движение')}"]
    facts += [f"это осада: {t.name('site', way.assault)}"] if way.assault else []
    facts += [f"провоцирует {listing([foe(t, id) for id in way.roused], 'ru')}"] if way.roused else []
    return "; ".join(facts)


@says(leaps.Land)
def _(do: leaps.Land, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = f": {costs(do.price, hero.turn.move if hero else None, 'Движение')}" if do.price else ""
    return brief(t, str(do.to), f"на {spot(t, do.to)}{price}")


@says(dungeon_lords.Tunnel)
def _(do: dungeon_lords.Tunnel, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    length = dungeon_lords.length(table, hero.space, do.to) if table and hero else None
    price = ""
    if hero and length is not None:
        price = f": {costs(dungeon_lords.ENTRY + length, hero.turn.move, 'Движение')}"
    return brief(t, f"под {do.to}", f"пройти под землёй на {spot(t, do.to)}{price}")


@says(exploring.Explore)
def _(do: exploring.Explore, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    there = centre(do.x, do.y)
    back = exploring.back_at(table, do.x, do.y) if table else ""
    tile = f"{t.name('back', back, 'acc') if back else 'тайл'} вокруг {there}"
    price = costs(exploring.PRICE, hero.turn.move if hero else None, "Движение")
    return brief(t, f"тайл {there}", f"вскрыть {tile}: {price}")


# actions


@says(turn.Action)
def _(do: turn.Action, t: Teller) -> str:
    return t.say(do.do)


@says(interaction.Interact)
def _(do: interaction.Interact, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    facts = ""
    if hero and table and hero.reputation > -7:
        facts = f": Влияние {signed(levels.INFLUENCE[hero.reputation] + interaction.own_shields(table, hero))}"
    return brief(t, "взаимодейст.", f"взаимодействовать с местными{facts}")


@says(adventures.Enter)
def _(do: adventures.Enter, t: Teller) -> str:
    site = adventures.ADVENTURES[do.site]
    rules = [*["по правилам Ночи"] * site.dark, *["без Отрядов"] * site.units_barred]
    return brief(t, "исследовать", "; ".join([f"исследовать {t.name('site', do.site, 'acc')}", *rules]))


@says(adventures.Burn)
def _(do: adventures.Burn, t: Teller) -> str:
    return brief(t, "сжечь", f"сжечь монастырь: Репутация {signed(adventures.BURNING)}; без Отрядов")


@says(adventures.Tribute)
def _(do: adventures.Tribute, t: Teller) -> str:
    fame = next(ruin.fame for ruin in RUIN.values() if ruin.altar == do.colour)
    paid = f"{adventures.TRIBUTE} единицы {colour(t, do.colour, 'f_gen')} маны"
    return brief(t, "алтарь", f"заплатить алтарю {paid}: +{fame} Славы")


@says(mines.Liberate)
def _(do: mines.Liberate, t: Teller) -> str:
    return brief(t, "освободить", "освободить шахту: бой с захватчиками по правилам Ночи")


@says(druids.Incantation)
def _(do: druids.Incantation, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    n = len(druids.marked(table, hero.seat)) if table and hero else 0
    glades = f" на {n} {plural_ru(n, 'поляну', 'поляны', 'полян')}" if n else ""
    return brief(t, "ритуал", f"провести ритуал{glades}")


@says(druids.MarkGlade)
def _(do: druids.MarkGlade, t: Teller) -> str:
    if do.instead_of >= 0:
        whose = called(t, do.instead_of, "gen")
        return brief(t, "заменить", f"отметить поляну Щитом вместо Щита {whose}")
    return brief(t, "отметить", "отметить поляну Щитом")


@says(plundering.Plunder)
def _(do: plundering.Plunder, t: Teller) -> str:
    full = f"разграбить деревню: взять {some_cards(plundering.CARDS)}, Репутация {signed(-1)}"
    return brief(t, "разграбить", full)


@says(turn.Rest)
def _(do: turn.Rest, t: Teller) -> str:
    hero = outlook.chooser(t)
    if hero and hero.hand and not hero.cards:
        return brief(t, "отдохнуть", "Медленное Восстановление: сбросить Ранение")
    return brief(t, "отдохнуть", "отдохнуть: сбросить карту и любое число Ранений")


@says(turn.Announce)
def _(do: turn.Announce, t: Teller) -> str:
    return brief(t, "объявить", "объявить Конец Цикла")


@says(turn.PlayTurn)
def _(do: turn.PlayTurn, t: Teller) -> str:
    return brief(t, "играть", "играть ход")


@says(ending.EndTurn)
def _(do: ending.EndTurn, t: Teller) -> str:
    hero = outlook.chooser(t)
    lost = f"; Движение {hero.turn.move} пропадёт" if hero and hero.turn.move else ""
    return brief(t, "конец хода", f"завершить ход{lost}")


@says(turn.NoMore)
def _(do: turn.NoMore, t: Teller) -> str:
    return brief(t, "ничего", "ничего не сбрасывать")


@says(skills.UseSkill)
def _(do: skills.UseSkill, t: Teller) -> str:
    named, text = t.name("skill", do.skill), outlook.told(t, skills.SKILLS[do.skill].does)
    used = f"использовать Умение {named}"
    return brief(t, named, f"{used}: {text}" if text else used)


@says(skills.Call)
def _(do: skills.Call, t: Teller) -> str:
    return brief(t, called(t, do.seat), f"дать {called(t, do.seat, 'dat')} что-нибудь использовать сейчас")


@says(skills.GoOn)
def _(do: skills.GoOn, t: Teller) -> str:
    return "продолжить"
