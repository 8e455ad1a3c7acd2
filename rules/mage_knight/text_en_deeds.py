"""What is said of Mage Knight, in English: effects on enemies and rivals, of Banners, Units, Skills and tactics."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, an, listing
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
    text_en_mana,
    units,
)
from .fight import effects
from .text_alike import signed
from .text_en_words import count, predicate, telling_kind

BOOK = Phrasebook("en", "rules.mage_knight", text_en_mana.BOOK)
says, tells = BOOK.says, telling_kind(BOOK)


# Enemies.


@tells(effects.TargetEnemy)
def _(do: effects.TargetEnemy, t: Teller) -> str:
    return f"{an('unfortified' if do.unfortified else 'chosen')} enemy"


@says(effects.UpTo)
def _(do: effects.UpTo, t: Teller) -> str:
    if t.short:
        return t.say(do.do)
    return f"up to {do.n} chosen enemies {predicate(t, do.do, many=True)}"


@says(effects.Changed)
def _(do: effects.Changed, t: Teller) -> str:
    if t.short:
        return {
            "armour": f"Armour {signed(int(do.change))}" if do.of == "armour" else "",
            "attacks": "no att.",
            "fortified": "no walls",
        }.get(do.of, "no resist.")
    if do.whom:
        return predicate(t, do)
    return "no enemy attacks in this combat" if do.of == "attacks" else f"all enemies {predicate(t, do, many=True)}"


@tells(effects.WeakenByResistances, short="Armour −")
def _(do: effects.WeakenByResistances, t: Teller) -> str:
    return predicate(t, do)


@tells(effects.DestroyEnemy, short="destroy")
def _(do: effects.DestroyEnemy, t: Teller) -> str:
    return predicate(t, do)


@tells(effects.OnlyIn)
def _(do: effects.OnlyIn, t: Teller) -> str:
    return f"only in the {t.name('phase', do.part)}"


@says(effects.Thereupon, effects.KeepAttack)
def _(do: effects.Thereupon | effects.KeepAttack, t: Teller) -> str:
    return t.say(do.does)


# Rivals.


@tells(rivals.SetAside)
def _(do: rivals.SetAside, t: Teller) -> str:
    return "this card stays aside until the end of the Round"


@tells(rivals.LoseCrystals, short="melt down")
def _(do: rivals.LoseCrystals, t: Teller) -> str:
    return "each other player loses a crystal at random, or takes a Wound for want of one"


@tells(rivals.GainLost)
def _(do: rivals.GainLost, t: Teller) -> str:
    return "you may gain one of the crystals lost"


@tells(rivals.WoundByCrystals, short="2 crystals")
def _(do: rivals.WoundByCrystals, t: Teller) -> str:
    return (
        "choose a basic colour: each player, you too, takes a Wound for each own crystal of it; "
        "then gain 2 crystals of it"
    )


@tells(rivals.DemandColour, short="crystal")
def _(do: rivals.DemandColour, t: Teller) -> str:
    return (
        "choose a basic colour: gain a crystal of it; each other player discards a Spell or an Action card of it, "
        "or shows that there is none in hand"
    )


@tells(rivals.StealCard)
def _(do: rivals.StealCard, t: Teller) -> str:
    return "you may take one of the Action cards so discarded into hand, for good"


@tells(rivals.ReadyOne, short="ready")
def _(do: rivals.ReadyOne, t: Teller) -> str:
    return "ready one of your Units"


@tells(rivals.HealFully)
def _(do: rivals.HealFully, t: Teller) -> str:
    return "heal it fully"


@tells(rivals.ExhaustOthers)
def _(do: rivals.ExhaustOthers, t: Teller) -> str:
    return f"you may spend one Unit of level {do.level} or less of each other player"


# Banners.


@tells(banners.AssignBanner, short="assign")
def _(do: banners.AssignBanner, t: Teller) -> str:
    return f"assign to one of your Units; {BANNERS[do.banner]}"


BANNERS = {
    "banner_of_glory": "it gets Armour +1 and +1 to its attacks and blocks, Fame +1 each time it attacks or blocks",
    "banner_of_fear": "in the Block phase you may spend it: one enemy does not attack, Fame +1",
    "banner_of_protection": "it gets Armour +1, fire resistance and ice resistance",
    "banner_of_courage": "once in a Round, outside combat, you may ready it",
}


@tells(banners.ReadyAll, short="ready all")
def _(do: banners.ReadyAll, t: Teller) -> str:
    return "ready all your Units"


@tells(banners.ThrowWounds, short="no Wounds")
def _(do: banners.ThrowWounds, t: Teller) -> str:
    return "throw away all Wounds you received in this turn"


# Units.


@says(units.Ready)
def _(do: units.Ready, t: Teller) -> str:
    if t.short:
        return f"ready lvl {do.level}"
    return f"ready a Unit of level {do.level} or less"


@tells(units.BecomesWounded, short="wounded")
def _(do: units.BecomesWounded, t: Teller) -> str:
    return "this Unit becomes wounded"


@tells(units.GrantResistances, short="resists")
def _(do: units.GrantResistances, t: Teller) -> str:
    named = listing([t.name("ability", f"resist_{element}") for element in do.elements], "en")
    return f"all your Units have {named} in this turn"


@tells(units.ChangeAttacks, short="attacks")
def _(do: units.ChangeAttacks, t: Teller) -> str:
    kind = "siege attacks" if do.to == "siege" else f"{t.name('element', do.to)} attacks"
    return f"all attacks in this combat are {kind}"


@tells(units.BlockedLoses, short="not swift")
def _(do: units.BlockedLoses, t: Teller) -> str:
    return f"the enemy being blocked loses {t.name('ability', do.trait)}"


@says(units.Boosted)
def _(do: units.Boosted, t: Teller) -> str:
    if t.short:
        return t.say(do.do)
    more = [f"{signed(x.by)} for {' and '.join(t.name('colour', c) for c in x.mana)}" for x in do.extras]
    return f"{t.say(do.do)} (extra mana: {', '.join(more)})"


# Skills.


@tells(skills.Spur)
def _(do: skills.Spur, t: Teller) -> str:
    return f"if your Fame is the lowest, tied with nobody, gain {an(t.name('colour', do.colour))} mana token"


@tells(sideways.PlayWound, short="play Wound")
def _(do: sideways.PlayWound, t: Teller) -> str:
    return f"play a Wound sideways as if it were another card, for {do.n} instead of 1"


@tells(sideways.DiscardWound)
def _(do: sideways.DiscardWound, t: Teller) -> str:
    return "discard a Wound"


@tells(sideways.StrongerByKind, short="sideways 2+")
def _(do: sideways.StrongerByKind, t: Teller) -> str:
    better = f"{do.better} if it is an Advanced Action, a Spell or an Artifact"
    return f"play a card sideways for {do.usual} instead of 1, or for {better}"


@tells(sideways.StrongerWithoutDice, short="sideways 2+")
def _(do: sideways.StrongerWithoutDice, t: Teller) -> str:
    better = f"{do.better} if you use no die of the Source in this turn"
    return f"play a card sideways for {do.usual} instead of 1, or for {better}"


@tells(sideways.StrongerByMana, short="sideways 3+")
def _(do: sideways.StrongerByMana, t: Teller) -> str:
    better = f"{do.better} if it is of the colour of the mana"
    return f"pay 1 mana: play a card sideways for {do.usual} instead of 1, or for {better}"


@tells(inspiration.ReadyOrMend, short="ready/heal")
def _(do: inspiration.ReadyOrMend, t: Teller) -> str:
    return "ready one of your Units, or heal a Wound of one"


@tells(invocation.DiscardForMana, short="card: mana")
def _(do: invocation.DiscardForMana, t: Teller) -> str:
    return "discard a Wound for red or black mana, or another card for white or green; use it at once"


@tells(interactive.ShedSome, short="no Wounds")
def _(do: interactive.ShedSome, t: Teller) -> str:
    return "throw away 1 or 2 Wounds of your hand; one of them goes into the hand of the nearest other hero"


@tells(interactive.MarkColour, short="mana any")
def _(do: interactive.MarkColour, t: Teller) -> str:
    return (
        "gain a mana token of any colour but gold; until your next turn each other player who uses mana of another "
        "colour in a turn takes a Wound, once for each colour"
    )


@tells(interactive.PlaceSkill, short="special")
def _(do: interactive.PlaceSkill, t: Teller) -> str:
    return PLACED[do.skill]


PLACED = {
    "source_freeze": (
        "until your next turn other players cannot use their one die of the Source; "
        "then gain a crystal of a basic colour the Source shows"
    ),
    "prayer_of_weather": (
        "until your next turn all terrain costs you 2 Move points less, but at least 1, "
        "and other players 1 more, but at most 5"
    ),
    "mana_exploit": "until your next turn other players pay for other colours of mana with Wounds",
}


@tells(offers.AddRegulars, short="2 Units")
def _(do: offers.AddRegulars, t: Teller) -> str:
    return f"add {count(do.n, 'Regular Unit', 'Regular Units')} to the Unit offer"


# Tactics.


@tells(day_tactics.RedrawSome, short="redraw 3")
def _(do: day_tactics.RedrawSome, t: Teller) -> str:
    return f"discard up to {do.most} cards, draw as many, then shuffle your discard pile into the Deed deck"


@tells(day_tactics.SetDieAside, short="keep a die")
def _(do: day_tactics.SetDieAside, t: Teller) -> str:
    return (
        "put a die of a basic colour from the Source on this card; use it as mana in one of your turns in this Round, "
        "then it is rolled and goes back"
    )


@tells(day_tactics.TurnAgain, short="extra turn")
def _(do: day_tactics.TurnAgain, t: Teller) -> str:
    return "take another turn right after this one"


@tells(night_tactics.ReshuffleSome, short="3 cards")
def _(do: night_tactics.ReshuffleSome, t: Teller) -> str:
    return f"if your Deed deck is empty, make {night_tactics.LONG_NIGHT} random cards of your discard pile the new one"


@tells(night_tactics.RerollSome, short="reroll 2")
def _(do: night_tactics.RerollSome, t: Teller) -> str:
    return f"before you use a die, roll up to {do.most} dice of the Source again, gold ones first"


@tells(night_tactics.ExchangeSome, short="redraw 5")
def _(do: night_tactics.ExchangeSome, t: Teller) -> str:
    return f"shuffle up to {do.most} cards of your hand into the Deed deck and draw as many"


@tells(night_tactics.SearchDeck, short="find a card")
def _(do: night_tactics.SearchDeck, t: Teller) -> str:
    return "take any one card of your Deed deck into hand and shuffle the rest"


@tells(night_tactics.Stash, short="put under")
def _(do: night_tactics.Stash, t: Teller) -> str:
    return "put the top card of your Deed deck face down under this tactic"


@tells(night_tactics.Unstash, short="take cards")
def _(do: night_tactics.Unstash, t: Teller) -> str:
    return "turn this tactic over and take the cards under it into hand"
