"""What is said of Mage Knight, in Russian: whole cards, Units, Skills, tactics and tokens."""

from __future__ import annotations

from ..engine.instructions import seq
from ..engine.phrases import Teller, listing
from ..engine.text_ru import RussianBook
from . import cards, telling, text_ru_cards, text_ru_deeds
from .basics import WOUND
from .faces import AbilityText, CardText, EnemyText, RuinText, SkillText, TacticText, TraitText, UnitText
from .text_ru_words import colour_word

BOOK = RussianBook("ru", "rules.mage_knight", text_ru_deeds.BOOK)
says = BOOK.says


@says(CardText)
def _(text: CardText, t: Teller) -> str:
    if text.card == WOUND:
        return "Ранение" if t.short else "сыграть нельзя; его исцеляют или удаляют по тексту карты"
    if text.side == "sideways":
        return t.say(cards.any_of(1))
    return t.say(telling.side_of(t, text.card, text.side))


@says(UnitText)
def _(text: UnitText, t: Teller) -> str:
    if t.short:
        return t.say(AbilityText(text.printed.name, 1))
    rows = [t.say(AbilityText(text.printed.name, n)) for n in range(1, len(text.printed.abilities) + 1)]
    resists = [t.name("ability", f"resist_{element}") for element in text.printed.resists]
    return " · ".join([*rows, *[listing(resists, "ru")] * bool(resists)])


@says(AbilityText)
def _(text: AbilityText, t: Teller) -> str:
    does, mana = t.say(telling.row_of(t, text.printed)), text.printed.mana
    if t.short:
        paid = f"{t.form('colour', mana, 'letter')}: {does}" if mana else does
        return telling.squeezed(paid, text_ru_cards.TIGHTER, text_ru_cards.WIDTH)
    return f"{colour_word(t, mana, 'f_nom')} мана: {does}" if mana else does


@says(SkillText)
def _(text: SkillText, t: Teller) -> str:
    skill = text.printed
    does = BY_ITSELF.get(skill.name) or (t.say(skill.does) if skill.does else "")
    if t.short:
        return does if skill.does else t.name("effect_kind", skill.kind)
    limits = [*["вне боя"] * skill.peaceful, *["в ход любого игрока"] * skill.any_turn]
    limits += ["при взаимодействии"] * (skill.only_in == "interaction")
    usage = USAGE[skill.usage]
    return f"{', '.join([usage, *limits])}: {does}" if usage else does


USAGE = {
    "turn": "1 раз за ход",
    "round": "1 раз за Цикл",
    "interactive": "1 раз за Цикл, касается других",
    "passive": "",
}
BY_ITSELF = {
    "polarization": (
        "используйте 1 единицу маны как ману противоположного цвета: красный и синий, зелёный и белый, "
        "золотой и чёрный; днём чёрную как любой базовый цвет, но не для усиленного эффекта Заклинания; "
        "ночью золотую как чёрную"
    ),
    "leadership": "активируя Отряд, добавьте 3 к его Блоку, 2 к его Атаке или 1 к его дальней Атаке",
    "bonds_of_loyalty": (
        "при получении добавьте 2 Обычных Отряда в набор Наёмников; это ещё 1 жетон Командования: "
        "его Отряд стоит на 5 очков Влияния меньше, участвует там, где ваши Отряды нельзя использовать, "
        "и его нельзя распустить"
    ),
}
"""Skills that work in another way than by being used."""


@says(TacticText)
def _(text: TacticText, t: Teller) -> str:
    tactic, t = text.printed, Teller(BOOK, t.of, t.short)  # what may be done with it now has other words
    if t.short:
        does = (*tactic.taken, *tactic.in_turn, *tactic.before)
        return t.say(seq(*does[:1])) if does else "–"
    if tactic.name == "planning":
        return "добирая карты в конце хода, когда в руке не менее 2 карт, считайте лимит руки большим на 1"
    taken = [f"взяв её, {t.say(do)}" for do in tactic.taken]
    in_turn = [f"{OFTEN[tactic.name]}: {t.say(do)}" for do in tactic.in_turn]
    before = [f"{OFTEN[tactic.name]}: {' или '.join(map(t.say, tactic.before))}"] if tactic.before else []
    return "; ".join([*taken, *in_turn, *before]) or "без эффекта: владелец ходит первым"


OFTEN = {
    "the_right_moment": "1 раз за этот Цикл, в свой ход",
    "long_night": "1 раз за этот Цикл",
    "mana_search": "1 раз за каждый свой ход",
    "midnight_meditation": "1 раз за этот Цикл, перед своим ходом",
    "sparing_power": "перед каждым своим ходом",
}
"""How often, and when, a tactic can be used."""


@says(EnemyText)
def _(text: EnemyText, t: Teller) -> str:
    enemy = telling.token_of(t, text.enemy)
    if t.short:
        return f"{enemy.attack}/{enemy.armour}"
    form = t.form("element", enemy.element, "attack") if enemy.element != "physical" else "Атака"
    attack = [f"{form} {enemy.attack}"] if "summon" not in enemy.traits else []
    values = ", ".join([*attack, f"Броня {enemy.armour}", f"Слава {enemy.fame}"])
    return "; ".join([values, *(t.say(TraitText(trait)) for trait in telling.traits_of(enemy))])


@says(TraitText)
def _(text: TraitText, t: Teller) -> str:
    named = t.name("ability", text.trait)
    return named if t.short else f"{named} ({TRAITS[text.trait]})"


TRAITS = {
    "fortified": "в фазе дальних и осадных Атак доступен только осадным, в укреплённом месте не доступен никаким",
    "swift": "для Блока нужно вдвое больше, чем его атака",
    "brutal": "если не заблокирован, наносит двойной урон",
    "poison": "Отряд получает 2 Ранения вместо 1; за каждое Ранение в руку ещё 1 кладётся в ваш сброс",
    "paralyze": "раненный им Отряд уничтожен; если Ранение получает герой, он сбрасывает все остальные карты с руки",
    "summon": "в фазе Блока вместо него сражается коричневый жетон, пока не назначен урон",
    "resist_physical": "физические Атаки считаются вполовину",
    "resist_fire": "огненные Атаки считаются вполовину; эффекты красных карт на него не действуют",
    "resist_fire_and_ice": (
        "огненные, ледяные Атаки и Атаки холодного огня считаются вполовину; "
        "эффекты красных и синих карт на него не действуют"
    ),
    "resist_ice": "ледяные Атаки считаются вполовину; эффекты синих карт на него не действуют",
}


@says(RuinText)
def _(text: RuinText, t: Teller) -> str:
    ruin = text.printed
    if ruin.altar:
        if t.short:
            return f"3{t.form('colour', ruin.altar, 'letter')}: +{ruin.fame} Славы"
        mana = f"3 единицы {colour_word(t, ruin.altar, 'f_gen')} маны"
        return f"заплатите {mana}: +{ruin.fame} Славы"
    if t.short:
        return t.name("ruin", text.ruin)
    foes = listing([t.name("token", colour, "ins") for colour in ruin.enemies], "ru")
    if len(set(ruin.enemies)) < len(ruin.enemies):
        foes = f"2 {colour_word(t, ruin.enemies[0], 'pl_ins')} жетонами"
    won = ["2 Артефакта"] if ruin.rewards == ("artifact", "artifact") else [REWARDS[one] for one in ruin.rewards]
    return f"сразитесь с {foes}; за победу {listing(won, 'ru')}"


REWARDS = {
    "artifact": "Артефакт",
    "spell": "Заклинание",
    "advanced": "Продвинутое Действие",
    "unit": "бесплатный Отряд из набора Наёмников",
    "crystals of four": "по 1 кристаллу каждого базового цвета",
}
