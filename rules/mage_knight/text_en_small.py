"""What is said of Mage Knight, in English: on small faces, where no word is longer than a cell."""

from __future__ import annotations

from ..engine.instructions import Either, May, Seq, Times
from ..engine.phrases import Phrasebook, Teller
from . import (
    banners,
    cards,
    day_tactics,
    gains,
    inspiration,
    interactive,
    invocation,
    leaps,
    mana,
    moments,
    movement,
    night_tactics,
    oddities,
    offers,
    promises,
    rivals,
    sideways,
    skills,
    small,
    spells,
    telling,
    text_en_faces,
    units,
    wounds,
)
from .faces import Small
from .fight import effects, points
from .text_alike import signed
from .text_en_words import amount, letters

FACES = text_en_faces.BOOK
"""The book of all faces, the small ones among them."""
BOOK = Phrasebook("en", "rules.mage_knight", FACES)
"""Its words hold on small faces alone."""
says = BOOK.says
WOUND = "cannot be played"
BY_ITSELF = {
    "early_bird": "goes first",
    "from_the_dusk": "goes first",
    "planning": "hand limit +1 if 2 cards are left",
    "polarization": "mana as its opposite colour",
    "leadership": "Unit: Block +3, Attack +2 or Ranged +1",
    "bonds_of_loyalty": "1 Unit more, 5 cheaper",
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
        return f"any {n}"
    if attack := small.either_way(do):
        return f"{element(t, attack.element)}Att/Block {amount(t, attack.amount)}"
    return " or ".join([", ".join(map(t.say, do.ways[:-1])), t.say(do.ways[-1])])


@says(cards.OneOf)
def _(do: cards.OneOf, t: Teller) -> str:
    paid = telling.paid_ways(do.choices)
    if not paid:
        return t.say(Either(do.choices))
    return ", ".join(f"{t.form('colour', colour, 'letter')}: {t.say(way)}" for colour, way in paid)


@says(May)
def _(do: May, t: Teller) -> str:
    return f"may {t.say(do.do)}"


@says(moments.Only)
def _(do: moments.Only, t: Teller) -> str:
    return MOMENT[do.moment]


@says(moments.When)
def _(do: moments.When, t: Teller) -> str:
    return f"{MOMENT[do.moment]}: {t.say(do.do)}"


MOMENT = {
    "combat": "in combat",
    "start of combat": "combat starts",
    "before damage": "before damage",
    "with moves left": "Move left over",
    "peace": "no combat",
    "interaction": "talking",
    "night": "Night",
    "day": "Day",
}


@says(promises.Upon)
def _(do: promises.Upon, t: Teller) -> str:
    return f"{t.say(do.do)} {UPON[do.on]}".strip()


UPON = {"rewards": "", "clear": "", "recruit": "per recruit", "heal hand": "per Wound healed"}


@says(promises.Each)
def _(do: promises.Each, t: Teller) -> str:
    each = {"recruited": "recruit", "defeated": "enemy"}.get(do.what)
    spell = do.what.removeprefix("cast ")
    return f"{t.say(do.do)} per {each or t.form('colour', spell, 'letter') + ' Spell'}"


# Points and Wounds.


@says(points.Attack)
def _(do: points.Attack, t: Teller) -> str:
    form = {"melee": "Attack", "ranged": "Ranged", "siege": "Siege"}[do.form]
    return f"{element(t, do.element)}{form} {amount(t, do.amount)}"


@says(points.Block)
def _(do: points.Block, t: Teller) -> str:
    swift = ", double on swift" if do.swift > 1 else ""
    then = f", then {t.say(do.then)}" if do.then else ""
    return f"{element(t, do.element)}Block {amount(t, do.amount)}{swift}{then}"


def element(t: Teller, name: str) -> str:
    """`fire `; cold fire has a short word of its own."""
    return {"physical": "", "coldfire": "coldfire "}.get(name, f"{t.name('element', name)} ")


@says(wounds.HealForFame)
def _(do: wounds.HealForFame, t: Teller) -> str:
    return f"Heal {do.amount}, Fame +1 each"


@says(wounds.TakeWound)
def _(do: wounds.TakeWound, t: Teller) -> str:
    return f"{do.n} Wound"


@says(oddities.DiscardForAttack)
def _(do: oddities.DiscardForAttack, t: Teller) -> str:
    return f"discard any: Attack {do.each} each"


@says(oddities.ChooseNumber)
def _(do: oddities.ChooseNumber, t: Teller) -> str:
    return f"X to {do.most}"


@says(oddities.RollForWounds)
def _(do: oddities.RollForWounds, t: Teller) -> str:
    return f"roll {do.n if isinstance(do.n, int) else 'X'} for Wounds"


# Enemies.


@says(effects.TargetEnemy)
def _(do: effects.TargetEnemy, t: Teller) -> str:
    return "1 unwalled enemy" if do.unfortified else "1 enemy"


@says(effects.UpTo)
def _(do: effects.UpTo, t: Teller) -> str:
    return f"{do.n} enemies: {t.say(do.do)}"


@says(effects.Changed)
def _(do: effects.Changed, t: Teller) -> str:
    said = {"attacks": "no attack", "fortified": "no walls"}.get(do.of, "")
    if do.of == "armour":
        walled = f", walled {signed(do.fortified)}" if do.fortified else ""
        said = f"Armour {signed(int(do.change))}{walled}"
    if do.of == "resists":
        said = "no resists" if do.change == "all" else f"no {t.name('element', str(do.change))} resist"
    return said if do.whom else f"all: {said}"


@says(effects.OnlyIn)
def _(do: effects.OnlyIn, t: Teller) -> str:
    return "when attacking" if do.part == "attack" else t.name("phase", do.part)


@says(effects.Thereupon, effects.KeepAttack)
def _(do: effects.Thereupon | effects.KeepAttack, t: Teller) -> str:
    return t.say(do.does)


# Movement and mana.


@says(movement.CheaperTerrain)
def _(do: movement.CheaperTerrain, t: Teller) -> str:
    change = do.change
    named = ", ".join(t.name("terrain", terrain) for terrain in change.terrains) or "terrain"
    return f"{named} {signed(change.by)}" if change.by else f"{named} costs {change.to}"


@says(leaps.Leap)
def _(do: leaps.Leap, t: Teller) -> str:
    price = f" for {do.price} Move" if do.price else f", {do.each} Move each" if do.each else ""
    return f"fly {do.most}{price}"


@says(Times)
def _(do: Times, t: Teller) -> str:
    return f"{do.n} {gained(t, do.do)}" if isinstance(do.do, mana.Gain) else f"{do.n} times {t.say(do.do)}"


@says(mana.Gain)
def _(do: mana.Gain, t: Teller) -> str:
    return gained(t, do)


def gained(t: Teller, do: mana.Gain) -> str:
    """`crystal R`; of a colour chosen before: `mana of it`."""
    noun = "mana" if do.what == "token" else "crystal"
    return f"{noun} {letters(t, do.colours) or 'of it'}"


@says(mana.ExtraDie)
def _(do: mana.ExtraDie, t: Teller) -> str:
    return f"+{do.n} Source {'die' if do.n == 1 else 'dice'}"


@says(mana.TakeDie)
def _(do: mana.TakeDie, t: Teller) -> str:
    return "take a die" if do.takes else "choose a die"


@says(mana.KeepDie)
def _(do: mana.KeepDie, t: Teller) -> str:
    curse = ", others pay Wounds" if do.curse else ""
    return f"keep it{curse}{', 1 mana each turn' if do.income else ''}"


@says(mana.RollForCrystals)
def _(do: mana.RollForCrystals, t: Teller) -> str:
    return f"roll {do.n} crystals"


@says(mana.Allow)
def _(do: mana.Allow, t: Teller) -> str:
    match do.what.split():
        case ["units", kind, n]:
            return f"Units: {kind} +{n}"
        case ["ambush", n]:
            return f"Attack +{n} or Block +{2 * int(n)}"
        case ["learning", price, to]:
            return f"{price} Infl.: Action to {to}"
        case ["endless", colour]:
            return f"endless {t.form('colour', colour, 'letter')}"
        case ["wings", *_rest]:
            return "more for Move"
        case _:
            return ALLOWED[do.what]


ALLOWED = {
    "move in combat": "Move in combat",
    "agility": "1 Move = Attack 1",
    "agility ranged": "2 Move = Ranged 1",
    "diplomacy": "Infl. is Block",
    "diplomacy ice": "Infl. is ice Block",
    "diplomacy fire": "Infl. is fire Block",
    "no damage to units": "Units take no damage",
    "ignore fortification": "no walls",
    "bent space": "2 spaces count as 1",
    "storm": "any die any colour",
    "glory": "Units +1, Fame +1 each",
    "gold": "gold mana",
    "black": "black mana",
    "sun": "see garrisons",
    "double physical": "physical doubled",
}


# Cards, Units, Skills, tactics.


@says(cards.UseUp)
def _(do: cards.UseUp, t: Teller) -> str:
    return {"discard": "discard 1", "thrown": "throw 1 Action", "played": "with 1 Action"}[do.to]


@says(cards.Printed)
def _(do: cards.Printed, t: Teller) -> str:
    return f"its {t.name('side', do.side)}{f' +{do.bonus}' if do.bonus else ''}"


@says(cards.Repeat)
def _(do: cards.Repeat, t: Teller) -> str:
    return f"its {t.name('side', do.side)} {do.n} times"


@says(gains.FromOffer)
def _(do: gains.FromOffer, t: Teller) -> str:
    card = {"spell": "Spell", "advanced": "Action"}[do.offered]
    return f"{card}{' of it' if do.colour else ''} to {do.to}"


@says(gains.PickDiscards)
def _(do: gains.PickDiscards, t: Teller) -> str:
    return f"{do.n}{' random' * do.random} discards to deck"


@says(gains.BackOnDeck)
def _(do: gains.BackOnDeck, t: Teller) -> str:
    return f"this to deck {do.end}"


@says(gains.DrawMore)
def _(do: gains.DrawMore, t: Teller) -> str:
    return f"hand limit +{do.n}"


@says(oddities.ReadySome)
def _(do: oddities.ReadySome, t: Teller) -> str:
    return f"ready levels {amount(t, do.most)}"


@says(units.Ready)
def _(do: units.Ready, t: Teller) -> str:
    return f"ready Unit level {do.level}"


@says(units.ChangeAttacks)
def _(do: units.ChangeAttacks, t: Teller) -> str:
    return "attacks are siege" if do.to == "siege" else f"attacks are {element(t, do.to).strip()}"


@says(units.Boosted)
def _(do: units.Boosted, t: Teller) -> str:
    paid = ", ".join(f"{'+'.join(t.form('colour', c, 'letter') for c in x.mana)} {signed(x.by)}" for x in do.extras)
    return f"{t.say(do.do)} ({paid})"


@says(banners.AssignBanner)
def _(do: banners.AssignBanner, t: Teller) -> str:
    return f"Unit: {BANNERS[do.banner]}"


BANNERS = {
    "banner_of_glory": "all +1, Fame +1",
    "banner_of_fear": "stops an attack",
    "banner_of_protection": "Armour +1, resists",
    "banner_of_courage": "ready once",
}


@says(rivals.ExhaustOthers)
def _(do: rivals.ExhaustOthers, t: Teller) -> str:
    return f"others spend a Unit to {do.level}"


@says(sideways.PlayWound)
def _(do: sideways.PlayWound, t: Teller) -> str:
    return f"Wound sideways {do.n}"


@says(sideways.StrongerByKind)
def _(do: sideways.StrongerByKind, t: Teller) -> str:
    return f"sideways {do.usual}, {do.better} if not Basic"


@says(sideways.StrongerWithoutDice)
def _(do: sideways.StrongerWithoutDice, t: Teller) -> str:
    return f"sideways {do.usual}, {do.better} without a die"


@says(sideways.StrongerByMana)
def _(do: sideways.StrongerByMana, t: Teller) -> str:
    return f"1 mana: sideways {do.usual}, its colour {do.better}"


@says(skills.Spur)
def _(do: skills.Spur, t: Teller) -> str:
    return f"mana {t.form('colour', do.colour, 'letter')} if last"


@says(interactive.PlaceSkill)
def _(do: interactive.PlaceSkill, t: Teller) -> str:
    return PLACED[do.skill]


PLACED = {
    "source_freeze": "others use no die, crystal",
    "prayer_of_weather": "terrain −2, others +1",
    "mana_exploit": "others pay Wounds",
}


@says(offers.AddRegulars)
def _(do: offers.AddRegulars, t: Teller) -> str:
    return f"{do.n} Units to offer"


@says(day_tactics.RedrawSome, night_tactics.ExchangeSome)
def _(do: day_tactics.RedrawSome | night_tactics.ExchangeSome, t: Teller) -> str:
    return f"change {do.most} cards"


@says(night_tactics.RerollSome)
def _(do: night_tactics.RerollSome, t: Teller) -> str:
    return f"reroll {do.most} dice"


small.note_fixed(
    BOOK,
    {
        banners.ReadyAll: "ready all Units",
        banners.ThrowWounds: "throw new Wounds",
        day_tactics.TurnAgain: "extra turn",
        day_tactics.SetDieAside: "keep a die to use once",
        effects.DestroyEnemy: "destroy",
        effects.WeakenByResistances: "Armour −1 per resist",
        gains.RecruitFree: "recruit 1 free",
        inspiration.ReadyOrMend: "ready or heal a Unit",
        interactive.MarkColour: "mana any, others pay Wounds",
        interactive.ShedSome: "throw 2 Wounds, 1 to a rival",
        invocation.DiscardForMana: "Wound: R or #, card: W or G",
        mana.MoreOfOwn: "crystal of own colour",
        mana.OtherCrystals: "3 other crystals",
        mana.RerollDie: "reroll it",
        mana.RerollSource: "reroll Source",
        mana.ReturnCrystals: "spent crystals return",
        mana.SetDie: "set its colour",
        night_tactics.ReshuffleSome: "3 discards to empty deck",
        night_tactics.SearchDeck: "find a card",
        night_tactics.Stash: "store a card each turn",
        oddities.BringMoves: "Move in combat",
        oddities.CallUp: "use a Unit of the offer",
        oddities.LookAround: "see ruins, garrisons",
        rivals.GainLost: "take one",
        rivals.HealFully: "heal it",
        rivals.LoseCrystals: "others lose a crystal",
        rivals.WoundByCrystals: "1 colour: Wounds for crystals, gain 2",
        rivals.DemandColour: "crystal, others discard",
        rivals.ReadyOne: "ready 1",
        rivals.StealCard: "take 1 card",
        sideways.DiscardWound: "discard Wound",
        spells.ExtraTurn: "extra turn",
        spells.DiscardForSpell: "discard 1: cast from offer",
        spells.Rewind: "cards back",
        units.BecomesWounded: "it is wounded",
        units.BlockedLoses: "not swift",
        units.GrantResistances: "Units resist all",
    },
)
