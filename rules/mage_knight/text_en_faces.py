"""What is said of Mage Knight, in English: whole cards, Units, Skills, tactics and tokens."""

from __future__ import annotations

from ..engine.instructions import seq
from ..engine.phrases import Phrasebook, Teller, an, listing
from . import cards, telling, text_en_cards, text_en_deeds
from .basics import WOUND
from .faces import AbilityText, CardText, EnemyText, RuinText, SkillText, TacticText, TraitText, UnitText

BOOK = Phrasebook("en", "rules.mage_knight", text_en_deeds.BOOK)
says = BOOK.says


@says(CardText)
def _(text: CardText, t: Teller) -> str:
    if text.card == WOUND:
        return "Wound" if t.short else "cannot be played; it is healed, or thrown away by a text"
    if text.side == "sideways":
        return t.say(cards.any_of(1))
    return t.say(telling.side_of(t, text.card, text.side))


@says(UnitText)
def _(text: UnitText, t: Teller) -> str:
    if t.short:
        return t.say(AbilityText(text.printed.name, 1))
    rows = [t.say(AbilityText(text.printed.name, n)) for n in range(1, len(text.printed.abilities) + 1)]
    resists = [t.name("ability", f"resist_{element}") for element in text.printed.resists]
    return " · ".join([*rows, *[listing(resists, "en")] * bool(resists)])


@says(AbilityText)
def _(text: AbilityText, t: Teller) -> str:
    does, mana = t.say(telling.row_of(t, text.printed)), text.printed.mana
    if t.short:
        paid = f"{t.form('colour', mana, 'letter')}: {does}" if mana else does
        return telling.squeezed(paid, text_en_cards.TIGHTER, text_en_cards.WIDTH)
    return f"{t.name('colour', mana)} mana: {does}" if mana else does


@says(SkillText)
def _(text: SkillText, t: Teller) -> str:
    skill = text.printed
    does = BY_ITSELF.get(skill.name) or (t.say(skill.does) if skill.does else "")
    if t.short:
        return does if skill.does else t.name("effect_kind", skill.kind)
    limits = [*["outside combat"] * skill.peaceful, *["on any player's turn"] * skill.any_turn]
    limits += ["while interacting"] * (skill.only_in == "interaction")
    usage = USAGE[skill.usage]
    return f"{', '.join([usage, *limits])}: {does}" if usage else does


USAGE = {
    "turn": "once a turn",
    "round": "once a Round",
    "interactive": "once a Round, affects others",
    "passive": "",
}
BY_ITSELF = {
    "polarization": (
        "use 1 mana as the opposite colour: red and blue, green and white, gold and black; "
        "by Day black as any basic colour, but not for the strong effect of a Spell; at Night gold as black"
    ),
    "leadership": "when you activate a Unit, add 3 to its Block, 2 to its Attack or 1 to its ranged Attack",
    "bonds_of_loyalty": (
        "when gained, add 2 Regular Units to the Unit offer; a further Command token, whose Unit costs 5 Influence less, "
        "can be used where your Units cannot, and is never disbanded"
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
        return "when you draw at the end of your turn with 2 or more cards in hand, your hand limit is 1 higher"
    taken = [f"when taken: {t.say(do)}" for do in tactic.taken]
    in_turn = [f"{OFTEN[tactic.name]}: {t.say(do)}" for do in tactic.in_turn]
    before = [f"{OFTEN[tactic.name]}: {' or '.join(map(t.say, tactic.before))}"] if tactic.before else []
    return "; ".join([*taken, *in_turn, *before]) or "no effect: its owner goes first"


OFTEN = {
    "the_right_moment": "once in this Round, in your turn",
    "long_night": "once in this Round",
    "mana_search": "once in each of your turns",
    "midnight_meditation": "once in this Round, before one of your turns",
    "sparing_power": "before each of your turns",
}
"""How often, and when, a tactic can be used."""


@says(EnemyText)
def _(text: EnemyText, t: Teller) -> str:
    enemy = telling.token_of(t, text.enemy)
    form = f"{t.name('element', enemy.element)} Attack" if enemy.element != "physical" else "Attack"
    if t.short:
        return f"{enemy.attack}/{enemy.armour}"
    attack = [f"{form} {enemy.attack}"] if "summon" not in enemy.traits else []
    values = ", ".join([*attack, f"Armour {enemy.armour}", f"Fame {enemy.fame}"])
    return "; ".join([values, *(t.say(TraitText(trait)) for trait in telling.traits_of(enemy))])


@says(TraitText)
def _(text: TraitText, t: Teller) -> str:
    named = t.name("ability", text.trait)
    return named if t.short else f"{named} ({TRAITS[text.trait]})"


TRAITS = {
    "fortified": "in the Ranged and Siege phase only siege attacks reach it; at a fortified site none do",
    "swift": "blocking it takes twice its attack",
    "brutal": "unblocked, it deals twice its damage",
    "poison": ("a Unit takes 2 Wounds instead of 1; for each Wound into your hand another goes to your discard pile"),
    "paralyze": "a Unit it wounds is destroyed; if the hero takes a Wound, all other cards in hand are discarded",
    "summon": "in the Block phase a brown token fights in its place until damage is assigned",
    "resist_physical": "physical attacks count half",
    "resist_fire": "fire attacks count half; effects of red cards do not touch it",
    "resist_fire_and_ice": (
        "fire, ice and cold fire attacks count half; effects of red and blue cards do not touch it"
    ),
    "resist_ice": "ice attacks count half; effects of blue cards do not touch it",
}


@says(RuinText)
def _(text: RuinText, t: Teller) -> str:
    ruin = text.printed
    if ruin.altar:
        mana = f"3 {t.name('colour', ruin.altar)} mana"
        if t.short:
            return f"3{t.form('colour', ruin.altar, 'letter')}: Fame +{ruin.fame}"
        return f"pay {mana} for Fame +{ruin.fame}"
    if t.short:
        return t.name("ruin", text.ruin)
    foes = listing([an(t.name("token", colour)) for colour in ruin.enemies], "en")
    if len(set(ruin.enemies)) < len(ruin.enemies):
        foes = f"2 {t.name('token', ruin.enemies[0])}s"
    won = [REWARDS[reward] for reward in ruin.rewards]
    if ruin.rewards == ("artifact", "artifact"):
        won = ["2 Artifacts"]
    return f"fight {foes}; for victory {listing(won, 'en')}"


REWARDS = {
    "artifact": "an Artifact",
    "spell": "a Spell",
    "advanced": "an Advanced Action",
    "unit": "a Unit of the Unit offer at no cost",
    "crystals of four": "a crystal of each basic colour",
}
