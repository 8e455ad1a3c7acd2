"""What is said of Relic, in English: whole cards, sheets and spaces."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.phrases import Phrasebook, Teller, an, listing, plural
from . import abilities, battle, cards, telling, text_en_rolls
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
from .text_en_words import count, inside, led, steps, together

BOOK = Phrasebook("en", "rules.relic", text_en_rolls.BOOK)
says = BOOK.says

WHEN: dict[abilities.Trigger, str] = {
    "passive": "",
    "own_turn": "in your turn",
    "any_turn": "in any turn",
    "start_turn": "at the start of your turn",
    "start_movement": "",
    "instead_movement": "instead of your Movement phase",
    "end_movement": "at the end of your movement",
    "start_exploration": "at the start of your Exploration phase",
    "end_exploration": "at the end of your Exploration phase",
    "engagement": "in your Engagement phase",
    "prepare_battle": "",
    "before_roll": "",
    "after_roll": "",
    "on_win_battle": "after a battle you won",
    "on_lose_battle": "when you lose a battle",
    "on_life_loss": "when you lose Life",
    "on_draw_corruption": "when you draw a Corruption card",
    "on_corruption_active": "when a Corruption card of yours is activated",
    "start_experience": "at the start of your Experience phase",
    "on_gain": "when you gain it",
    "on_gain_asset": "when you gain an asset",
    "on_power_number": "if you use a Power number",
    "when_revealed": "when revealed",
    "on_any_vanquished": "whenever a player is vanquished",
    "on_any_corrupted": "whenever a player is corrupted",
    "doom_reached": "",
}
"""The moment an ability works; empty where what it does says so."""
LIMITS = {"": "", "turn": "once a turn", "battle": "once a battle"}
OFTEN = {("own_turn", "turn"): "once in each turn of yours", ("start_turn", "turn"): WHEN["start_turn"]}
"""Where the moment and the limit are said together."""


@says(abilities.Ability)
def _(ability: abilities.Ability, t: Teller) -> str:
    if t.short:
        return t.say((*ability.does, *ability.holds)[0])
    moment = WHEN[ability.trigger]
    match telling.only(ability):
        case battle.SpareLife(attribute=attribute) if attribute:
            moment = f"when you lose a {t.name('attribute', attribute)} battle"
        case _ if ability.per_player:
            moment = f"once the doom is {ability.per_player} for each player"
        case _:
            pass
    often = OFTEN.get((ability.trigger, ability.limit))
    lead = ", ".join(filter(None, [LIMITS[ability.limit], moment])) if often is None else often
    price, does = telling.priced(ability.does)
    price = (*ability.cost, *price)
    said = listing([*together(t, does), *map(t.say, ability.holds)], "en")
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
    traits = ", ".join(t.name("trait", trait) for trait in card.traits)
    return dotted(
        value,
        traits,
        led("when revealed", steps(t, card.when_revealed)) if card.when_revealed else "",
        f"if you win, {inside(t, card.reward)}" if card.reward else "",
        f"if you lose, {inside(t, card.penalty)}" if card.penalty else "",
        "cannot be evaded" if card.no_evasion else "",
    )


@says(AssetText)
def _(text: AssetText, t: Teller) -> str:
    card = text.printed
    kind = t.name("class", card.sort)
    if t.short:
        return t.say(card.abilities[0])
    price = f"price {card.cost}" if card.cost else ""
    charges = count(t, "charge", card.charges) if card.charges else ""
    return dotted(", ".join(filter(None, [kind, price, charges])), *printed_abilities(t, card.abilities))


# Power, Corruption, Missions.


@says(PowerText)
def _(text: PowerText, t: Teller) -> str:
    card = text.printed
    if t.short:
        return f"{card.number} {t.say(card.ability)}" if card.ability else str(card.number)
    return dotted(f"number {card.number}", t.say(card.ability) if card.ability else "no ability")


@says(CorruptionText)
def _(text: CorruptionText, t: Teller) -> str:
    card = text.printed
    if t.short:
        return t.say(card.abilities[0])
    does = [steps(t, one.does) if one.trigger == "on_gain" and not one.limit else t.say(one) for one in card.abilities]
    once = [] if card.lasting else ["then turn this card facedown"]
    return dotted(f"activation {card.activation}", "; ".join([*does, *once]))


@says(MissionText)
def _(text: MissionText, t: Teller) -> str:
    card = text.printed
    wanted = t.say(card.objective)
    return wanted if t.short else dotted(wanted, f"reward: {inside(t, card.reward)}")


@says(cards.Objective)
def _(wanted: cards.Objective, t: Teller) -> str:
    if t.short:
        return f"{SHORT_OBJECTIVES[wanted.kind]} {wanted.n}"
    match wanted.kind:
        case "defeat":
            return f"defeat {foes(t, wanted)}{place(t, wanted, 'in')}"
        case "colours":
            return f"defeat enemies of {wanted.n} different Threat colours"
        case "end_turn":
            return f"end {'one' if wanted.n == 1 else wanted.n} of your turns{place(t, wanted, 'in')}"
        case "visit":
            spaces = listing([t.name("space", name) for name in wanted.spaces], "en")
            return f"put one of your tokens on each of {spaces}; end turns on {wanted.n} of them"
        case "end_with_player":
            return "choose another player; end one of your turns on the space of that player"
        case "spend":
            return f"pay {wanted.n} influence in your Experience phase"
        case "have":
            return f"have {HAVE[wanted.what].format(wanted.n)}"
        case "pass_test":
            tests = "a test" if wanted.n == 1 else f"{wanted.n} tests"
            return f"pass {tests} of {t.name('attribute', wanted.attribute)} against {wanted.least} or more"
        case "levels":
            return f"gain {count(t, 'level', wanted.n)}"


HAVE = {
    "influence": "{} influence",
    "wargear": "{} Wargear cards in play",
    "trophy_points": "trophies worth {} points",
}
SHORT_OBJECTIVES = {
    "defeat": "defeat",
    "colours": "colours",
    "end_turn": "end turn",
    "visit": "visit",
    "end_with_player": "meet",
    "spend": "pay",
    "have": "have",
    "pass_test": "tests",
    "levels": "levels",
}


def foes(t: Teller, wanted: cards.Objective) -> str:
    """`an enemy`, `2 enemies of value 4 or more`, `a fiend or cultist`."""
    named = listing([t.name("trait", trait) for trait in wanted.traits], "en", "or")
    least = f" of value {wanted.least} or more" if wanted.least else ""
    if wanted.n == 1:
        return f"{an(named or 'enemy')}{least}"
    return f"{wanted.n} enemies{least}{' (' + named + ')' if named else ''}"


def place(t: Teller, wanted: cards.Objective, in_: str) -> str:
    """Where it has to be done; empty: anywhere."""
    if wanted.area:
        return f" {in_} {t.name('area', wanted.area)}"
    return f" {in_} the {t.name('tier', wanted.tier)}" if wanted.tier else ""


# Sheets and spaces.


@says(ScenarioText)
def _(text: ScenarioText, t: Teller) -> str:
    sheet = text.printed
    if t.short:
        return t.name("scenario", sheet.name)
    return dotted(*printed_abilities(t, sheet.standing), f"Confrontation: {steps(t, sheet.confrontation)}")


@says(CharacterText)
def _(text: CharacterText, t: Teller) -> str:
    sheet = text.printed
    values = [f"{t.name('attribute', of)} {sheet.printed(of)}" for of in ("strength", "willpower", "cunning", "life")]
    if t.short:
        return "/".join(str(sheet.printed(of)) for of in ("strength", "willpower", "cunning", "life"))
    limits = f"asset limit {sheet.assets}, Power card limit {power_limits(sheet.power)}"
    start = f"starts on {t.name('space', sheet.start)}"
    specials = [f"special ability: {t.say(ability)}" for _, ability in sheet.specials]
    return dotted(", ".join(values), limits, start, *printed_abilities(t, sheet.abilities), *specials)


def power_limits(rows: tuple[tuple[int, int], ...]) -> str:
    """`2 (3 from level 8)`."""
    (_, first), *later = rows
    more = [f"{limit} from level {level}" for level, limit in later]
    return f"{first} ({', '.join(more)})" if more else str(first)


@says(LevelText)
def _(text: LevelText, t: Teller) -> str:
    rewards = text.printed.levels[text.level - 1]
    return f"level {text.level}" if t.short else inside(t, rewards)


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
    return dotted(where, listing(icons(t, space), "en"), steps(t, space.text) if space.text else "", box)


def icons(t: Teller, space: Space) -> list[str]:
    """`1 red icon`, `2 blue icons`."""
    counted = {colour: space.icons.count(colour) for colour in space.icons}
    return [f"{n} {t.name('colour', colour)} {plural(n, 'icon', 'icons')}" for colour, n in counted.items()]


@says(Box)
def _(box: Box, t: Teller) -> str:
    price = count(t, "movement_point", box.cost)
    match box.kind:
        case "leave_tier":
            return f"in your Movement phase, for {price}: move to {t.name('space', box.to)} and go on"
        case "portal":
            return (
                f"in your Movement phase, for {price}: move to the other Webway Portal or a Forgotten Portal and go on"
            )
        case "enter_inner":
            to = t.name("space", box.to)
            return f"in your Movement phase, for {price} and with a relic in play: move to {to}; the phase ends"
