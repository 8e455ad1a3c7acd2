"""What is said of Relic, in Russian: whole cards, sheets and spaces."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.phrases import Teller, listing, plural_ru
from ..engine.text_ru import RussianBook
from . import abilities, battle, cards, telling, text_ru_rolls
from .board import Box, Space
from .faces import (
    AssetText,
    CharacterText,
    CorruptionText,
    LevelText,
    MissionText,
    PowerText,
    ScenarioText,
    SpaceText,
    SpecialText,
    ThreatText,
)
from .text_ru_words import count, influence, inside, led, onto, steps, together

BOOK = RussianBook("ru", "rules.relic", text_ru_rolls.BOOK)
says = BOOK.says

WHEN: dict[abilities.Trigger, str] = {
    "passive": "",
    "own_turn": "в свой ход",
    "any_turn": "в любой ход",
    "start_turn": "в начале хода",
    "start_movement": "",
    "instead_movement": "вместо фазы движения",
    "end_movement": "в конце движения",
    "start_exploration": "в начале фазы исследования",
    "end_exploration": "в конце фазы исследования",
    "engagement": "в фазе столкновения",
    "prepare_battle": "",
    "before_roll": "",
    "after_roll": "",
    "on_win_battle": "после победы в бою",
    "on_lose_battle": "при поражении в бою",
    "on_life_loss": "при потере Здоровья",
    "on_draw_corruption": "взяв карту Порчи",
    "on_corruption_active": "когда активирована ваша карта Порчи",
    "start_experience": "в начале фазы опыта",
    "on_gain": "при получении",
    "on_gain_asset": "получив актив",
    "on_power_number": "если использовано число Силы",
    "when_revealed": "при открытии",
    "on_any_vanquished": "когда игрок разгромлен",
    "on_any_corrupted": "когда игрок поддался Хаосу",
    "doom_reached": "",
}
"""The moment an ability works; empty where what it does says so."""
LIMITS = {"": "", "turn": "раз за ход", "battle": "раз за бой"}
OFTEN = {("own_turn", "turn"): "раз за каждый свой ход", ("start_turn", "turn"): WHEN["start_turn"]}
"""Where the moment and the limit are said together."""


@says(abilities.Ability)
def _(ability: abilities.Ability, t: Teller) -> str:
    if t.short:
        return t.say((*ability.does, *ability.holds)[0])
    moment = WHEN[ability.trigger]
    match telling.only(ability):
        case battle.SpareLife(attribute=attribute) if attribute:
            moment = f"при поражении в бою по {t.name('attribute', attribute, 'dat')}"
        case _ if ability.per_player:
            moment = f"когда гибель дойдёт до {ability.per_player} на каждого игрока"
        case _:
            pass
    often = OFTEN.get((ability.trigger, ability.limit))
    lead = ", ".join(filter(None, [LIMITS[ability.limit], moment])) if often is None else often
    price, does = telling.priced(ability.does)
    price = (*ability.cost, *price)
    said = listing([*together(t, does), *map(t.say, ability.holds)], "ru")
    return led(lead, f"{inside(t, price)} ► {said}" if price else said)


def printed_abilities(t: Teller, all_of_them: Iterable[abilities.Ability]) -> list[str]:
    """Abilities one after the other."""
    return [t.say(ability) for ability in all_of_them]


def dotted(*parts: str) -> str:
    """The lines of a card in one."""
    return " · ".join(filter(None, parts))


# Threat cards and assets.


@says(ThreatText)
def _(text: ThreatText, t: Teller) -> str:
    card = text.printed
    match card.sort:
        case "asset":
            return t.say(AssetText(card.name))
        case "enemy":
            return enemy(t, card)
        case _:
            traits = [t.name("trait", trait) for trait in card.traits]
            kind = ", ".join([t.name("threat_kind", card.sort), *traits])
            return t.say(card.does[0]) if t.short else dotted(kind, steps(t, card.does))


def enemy(t: Teller, card: cards.ThreatCard) -> str:
    """An enemy: its form and value, its traits, what it gives and takes."""
    value = f"{t.name('attribute', card.attribute)} {card.value}"
    if t.short:
        return value
    return dotted(
        value,
        ", ".join(t.name("trait", trait) for trait in card.traits),
        led("при открытии", steps(t, card.when_revealed)) if card.when_revealed else "",
        f"если победите, {inside(t, card.reward)}" if card.reward else "",
        f"если проиграете, {inside(t, card.penalty)}" if card.penalty else "",
        "уклониться нельзя" if card.no_evasion else "",
    )


@says(AssetText)
def _(text: AssetText, t: Teller) -> str:
    card = text.printed
    kind = t.name("class", card.sort)
    if t.short:
        return t.say(card.abilities[0])
    price = f"цена {card.cost}" if card.cost else ""
    charges = count(t, "charge", card.charges, "nom") if card.charges else ""
    return dotted(", ".join(filter(None, [kind, price, charges])), *printed_abilities(t, card.abilities))


# Power, Corruption, Missions.


@says(PowerText)
def _(text: PowerText, t: Teller) -> str:
    card = text.printed
    if t.short:
        return f"{card.number} {t.say(card.ability)}" if card.ability else str(card.number)
    return dotted(f"число {card.number}", t.say(card.ability) if card.ability else "без способности")


@says(CorruptionText)
def _(text: CorruptionText, t: Teller) -> str:
    card = text.printed
    if t.short:
        return t.say(card.abilities[0])
    does = [steps(t, one.does) if one.trigger == "on_gain" and not one.limit else t.say(one) for one in card.abilities]
    once = [] if card.lasting else ["затем переверните эту карту лицевой стороной вниз"]
    return dotted(f"активация {card.activation}", "; ".join([*does, *once]))


@says(MissionText)
def _(text: MissionText, t: Teller) -> str:
    card = text.printed
    wanted = t.say(card.objective)
    return wanted if t.short else dotted(wanted, f"награда: {inside(t, card.reward)}")


@says(cards.Objective)
def _(wanted: cards.Objective, t: Teller) -> str:
    if t.short:
        return f"{SHORT_OBJECTIVES[wanted.kind]} {wanted.n}"
    match wanted.kind:
        case "defeat":
            return f"победите {foes(t, wanted)}{place(t, wanted)}"
        case "colours":
            return f"победите врагов с карт Угрозы {wanted.n} разных цветов"
        case "end_turn":
            turns = "свой ход" if wanted.n == 1 else f"{count(t, 'turn', wanted.n)}"
            return f"завершите {turns}{place(t, wanted)}"
        case "visit":
            spaces = listing([t.name("space", name) for name in wanted.spaces], "ru")
            return f"положите по своему жетону на клетки {spaces}; завершите по ходу на {wanted.n} из них"
        case "end_with_player":
            return "выберите другого игрока; завершите свой ход на его клетке"
        case "spend":
            return f"в своей фазе опыта заплатите {influence(wanted.n)}"
        case "have":
            return f"имейте {have(t, wanted)}"
        case "pass_test":
            tests = plural_ru(wanted.n, "проверку", "проверки", "проверок")
            number = "" if wanted.n == 1 else f"{wanted.n} "
            of = t.name("attribute", wanted.attribute, "gen")
            return f"пройдите {number}{tests} {of} сложностью не ниже {wanted.least}"
        case "levels":
            return f"получите {count(t, 'level', wanted.n)}"


SHORT_OBJECTIVES = {
    "defeat": "победить",
    "colours": "цвета",
    "end_turn": "ход",
    "visit": "посетить",
    "end_with_player": "встреча",
    "spend": "заплатить",
    "have": "иметь",
    "pass_test": "проверки",
    "levels": "уровни",
}


def have(t: Teller, wanted: cards.Objective) -> str:
    """`6 очков Влияния`, `трофеи на 8 очков`."""
    match wanted.what:
        case "wargear":
            return f"в игре {count(t, 'wargear_card', wanted.n)}"
        case "trophy_points":
            return f"трофеи на {count(t, 'point', wanted.n)}"
        case _:
            return influence(wanted.n)


def foes(t: Teller, wanted: cards.Objective) -> str:
    """`1 врага`, `2 врагов со значением не ниже 4`, `исчадие или культиста`."""
    named = listing([t.name("trait", trait, "acc") for trait in wanted.traits], "ru", "или")
    least = f" со значением не ниже {wanted.least}" if wanted.least else ""
    return f"{named if named and wanted.n == 1 else count(t, 'enemy', wanted.n)}{least}"


def place(t: Teller, wanted: cards.Objective) -> str:
    """Where it has to be done; empty: anywhere."""
    if wanted.area:
        return f" в регионе «{title(t.name('area', wanted.area))}»"
    return f" во {t.name('tier', wanted.tier, 'pre')}" if wanted.tier == "outer" else tier(t, wanted)


def tier(t: Teller, wanted: cards.Objective) -> str:
    """A tier other than the outer one; empty: none."""
    return f" в {t.name('tier', wanted.tier, 'pre')}" if wanted.tier else ""


def title(name: str) -> str:
    """A name at the start of a sentence."""
    return name[:1].upper() + name[1:]


# Sheets and spaces.


@says(ScenarioText)
def _(text: ScenarioText, t: Teller) -> str:
    sheet = text.printed
    if t.short:
        return t.name("scenario", sheet.name)
    return dotted(*printed_abilities(t, sheet.standing), f"Противостояние: {steps(t, sheet.confrontation)}")


@says(CharacterText)
def _(text: CharacterText, t: Teller) -> str:
    sheet = text.printed
    if t.short:
        return "/".join(str(sheet.printed(of)) for of in ("strength", "willpower", "cunning", "life"))
    values = [f"{t.name('attribute', of)} {sheet.printed(of)}" for of in ("strength", "willpower", "cunning", "life")]
    limits = f"лимит активов {sheet.assets}, карт Силы {power_limits(sheet.power)}"
    start = f"начинает на клетке {t.name('space', sheet.start)}"
    specials = [f"особая способность: {t.say(ability)}" for _, ability in sheet.specials]
    return dotted(", ".join(values), limits, start, *printed_abilities(t, sheet.abilities), *specials)


def power_limits(rows: tuple[tuple[int, int], ...]) -> str:
    """`2 (с уровня 8 — 3)`."""
    (_, first), *later = rows
    more = [f"с уровня {level} — {limit}" for level, limit in later]
    return f"{first} ({', '.join(more)})" if more else str(first)


@says(LevelText)
def _(text: LevelText, t: Teller) -> str:
    rewards = text.printed.levels[text.level - 1]
    return f"уровень {text.level}" if t.short else inside(t, rewards)


@says(SpecialText)
def _(text: SpecialText, t: Teller) -> str:
    return t.say(text.printed.special(text.special))


@says(SpaceText)
def _(text: SpaceText, t: Teller) -> str:
    space = text.printed
    if t.short:
        return t.name("space", space.name)
    where = t.name("area", space.area) if space.area else t.name("tier", space.tier)
    box = t.say(space.box) if space.box else ""
    return dotted(where, listing(icons(t, space), "ru"), steps(t, space.text) if space.text else "", box)


def icons(t: Teller, space: Space) -> list[str]:
    """The threat icons of a space, colour by colour."""
    return [icon(t, colour, space.icons.count(colour)) for colour in dict.fromkeys(space.icons)]


def icon(t: Teller, colour: str, n: int) -> str:
    """`1 красный значок`, `2 красных значка`."""
    of = t.name("colour", colour) if n == 1 else t.form("colour", colour, "pl_gen")
    return f"{n} {of} {plural_ru(n, 'значок', 'значка', 'значков')}"


@says(Box)
def _(box: Box, t: Teller) -> str:
    price = f"в фазе движения за {count(t, 'movement_point', box.cost)}"
    match box.kind:
        case "leave_tier":
            return f"{price}: переместитесь {onto(t, box.to)} и идите дальше"
        case "portal":
            where = "на другую клетку с Порталом Паутины или на клетку с картой «Забытый портал»"
            return f"{price}: переместитесь {where} и идите дальше"
        case "enter_inner":
            return f"{price}, имея в игре Реликвию: переместитесь {onto(t, box.to)}; фаза закончена"
