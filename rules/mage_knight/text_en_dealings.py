"""What is said of Mage Knight, in English: healing, Units, purchases, tactics in use."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, listing
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
    text_en_rounds,
    units,
    wounds,
)
from .outlook import brief
from .text_alike import signed
from .text_en_things import (
    card,
    colour,
    costs,
    some_cards,
    source_of,
    unit,
)

BOOK = Phrasebook("en", "rules.mage_knight", text_en_rounds.BOOK)
says, names = BOOK.says, BOOK.names


# healing

SPARING = " without Fame"
"""Heal points that bring Fame are spared."""


@says(wounds.HealHand)
def _(do: wounds.HealHand, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = costs(1, hero.turn.healing if hero else None, "Heal")
    return brief(t, "heal", f"heal a Wound in hand: {price}{SPARING * do.spare}")


@says(wounds.HealUnit)
def _(do: wounds.HealUnit, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = costs(do.level, hero.turn.healing if hero else None, "Heal")
    return brief(t, unit(t, do.unit), f"heal {unit(t, do.unit)}: {price}{SPARING * do.spare}")


@says(inspiration.MendUnit)
def _(do: inspiration.MendUnit, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"heal a Wound of {unit(t, do.unit)}")


# Units


@says(units.Activate)
def _(do: units.Activate, t: Teller) -> str:
    price, does = outlook.ability(t, do.unit, do.ability)
    needs = f" ({colour(t, price)} mana)" if price else ""
    led = f" with {t.name('skill', 'leadership')}" if do.led else ""
    return brief(t, f"{'led ' * do.led}row {do.ability}", f"use {unit(t, do.unit)}{led}{needs}: {t.say(does)}")


@says(oddities.UseOffered)
def _(do: oddities.UseOffered, t: Teller) -> str:
    price, does = outlook.ability(t, do.unit, do.ability)
    needs = f" ({colour(t, price)} mana)" if price else ""
    led = f" with {t.name('skill', 'leadership')}" if do.led else ""
    return brief(t, unit(t, do.unit), f"use {unit(t, do.unit)} of the offer{led}{needs}: {t.say(does)}")


@says(units.PayMore)
def _(do: units.PayMore, t: Teller) -> str:
    if not do.mana:
        return brief(t, "no more", "no extra mana")
    paid = listing([colour(t, one) for one in do.mana], "en")
    return brief(t, f"{signed(do.by)}", f"pay {paid} mana more: {signed(do.by)}")


@says(units.MakeReady)
def _(do: units.MakeReady, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"ready {unit(t, do.unit)}")


@says(recruiting.Recruit)
def _(do: recruiting.Recruit, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    bond = f" onto {t.name('skill', 'bonds_of_loyalty')}" if do.bonded else ""
    facts = ""
    if hero and table:
        price = recruiting.price(table, hero, do.unit, bonded=do.bonded)
        facts = f": {costs(price, hero.turn.influence, 'Influence')}"
    first = "; another Unit is disbanded first" if not do.bonded and outlook.crowded(t) else ""
    return brief(t, unit(t, do.unit), f"recruit {unit(t, do.unit)}{bond}{facts}{first}")


@says(recruiting.Join)
def _(do: recruiting.Join, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"take {unit(t, do.unit)}")


@says(recruiting.Destroy)
def _(do: recruiting.Destroy, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"disband {unit(t, do.unit)}")


@says(banners.PutUnder)
def _(do: banners.PutUnder, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"assign {card(t, do.banner)} to {unit(t, do.unit)}")


@says(banners.Rally)
def _(do: banners.Rally, t: Teller) -> str:
    banner = t.name("card", "banner_of_courage")
    return brief(t, unit(t, do.unit), f"{banner}: ready {unit(t, do.unit)}")


@says(banners.Scare)
def _(do: banners.Scare, t: Teller) -> str:
    banner = t.name("card", "banner_of_fear")
    return brief(t, unit(t, do.unit), f"{banner}: spend {unit(t, do.unit)}; one enemy does not attack, 1 Fame")


@says(banners.TakeOff)
def _(do: banners.TakeOff, t: Teller) -> str:
    hero = outlook.chooser(t)
    banner = hero.unit(do.unit).banner if hero and outlook.owns(hero, do.unit) else ""
    named = t.name("card", banner) if banner else "the Banner"
    return brief(t, unit(t, do.unit), f"take {named} back from {unit(t, do.unit)}")


# buying


def influence(t: Teller, price: int) -> str:
    """`7 Influence, leaves 2`."""
    hero = outlook.chooser(t)
    return costs(price, hero.turn.influence if hero else None, "Influence")


@says(interaction.BuyHealing)
def _(do: interaction.BuyHealing, t: Teller) -> str:
    price = interaction.HEALING.get(outlook.here(t))
    return brief(t, "buy Heal", f"buy Heal 1: {influence(t, price)}" if price else "buy Heal 1")


@says(interaction.StopTalking)
def _(do: interaction.StopTalking, t: Teller) -> str:
    hero = outlook.chooser(t)
    lost = f"; {hero.turn.influence} Influence unused" if hero and hero.turn.influence > 0 else ""
    return brief(t, "leave", f"leave the locals{lost}")


@says(offers.BuySpell)
def _(do: offers.BuySpell, t: Teller) -> str:
    price = f"{influence(t, offers.SPELL)}; 1 {colour(t, deed_cards.CARDS[do.card].colour)} mana"
    return brief(t, card(t, do.card), f"buy {card(t, do.card)}: {price}")


@says(offers.Learn)
def _(do: offers.Learn, t: Teller) -> str:
    return brief(t, card(t, do.card), f"learn {card(t, do.card)}: {influence(t, offers.LEARN)}")


@says(offers.BuyAction)
def _(do: offers.BuyAction, t: Teller) -> str:
    return brief(t, card(t, do.card), f"buy {card(t, do.card)}: {influence(t, offers.CITY_ACTION)}")


@says(offers.BuyUnseen)
def _(do: offers.BuyUnseen, t: Teller) -> str:
    return brief(t, "unseen", f"buy the top Advanced Action, unseen: {influence(t, offers.CITY_ACTION)}")


@says(offers.BuyArtifact)
def _(do: offers.BuyArtifact, t: Teller) -> str:
    return brief(t, "Artifact", f"buy an Artifact: {influence(t, offers.CITY_ARTIFACT)}")


@says(offers.AddElite)
def _(do: offers.AddElite, t: Teller) -> str:
    return brief(t, "Elite Unit", f"add an Elite Unit to the offer: {influence(t, offers.CITY_ELITE)}")


@says(gains.Study)
def _(do: gains.Study, t: Teller) -> str:
    where = "hand" if do.to == "hand" else "the discard pile"
    return brief(t, "learn", f"an Advanced Action of the offer into {where}: {influence(t, do.price)}")


# tactics


def by_tactic(t: Teller, name: str, text: str) -> str:
    """A use of a tactic."""
    named = t.name("tactic", name)
    return brief(t, named, f"use {named}: {text}")


@says(day_tactics.TurnAgain)
def _(do: day_tactics.TurnAgain, t: Teller) -> str:
    return by_tactic(t, "the_right_moment", "another turn right after this one")


@says(night_tactics.ReshuffleSome)
def _(do: night_tactics.ReshuffleSome, t: Teller) -> str:
    return by_tactic(t, "long_night", f"{night_tactics.LONG_NIGHT} random discards become the Deed deck")


@says(night_tactics.RerollSome)
def _(do: night_tactics.RerollSome, t: Teller) -> str:
    return by_tactic(t, "mana_search", f"roll up to {do.most} dice of the Source again")


@says(night_tactics.ExchangeSome)
def _(do: night_tactics.ExchangeSome, t: Teller) -> str:
    return by_tactic(t, "midnight_meditation", f"shuffle in up to {do.most} cards and draw as many")


@says(night_tactics.Stash)
def _(do: night_tactics.Stash, t: Teller) -> str:
    named = t.name("tactic", "sparing_power")
    return brief(t, "put under", f"{named}: put the top card of the Deed deck under it")


@says(night_tactics.Unstash)
def _(do: night_tactics.Unstash, t: Teller) -> str:
    hero, named = outlook.chooser(t), t.name("tactic", "sparing_power")
    n = some_cards(len(hero.under_tactic)) if hero else "the cards"
    return brief(t, "take cards", f"{named}: take {n} under it into hand, for the last time")


@says(night_tactics.DrawByNight)
def _(do: night_tactics.DrawByNight, t: Teller) -> str:
    named = t.name("tactic", "long_night")
    return brief(t, named, f"use {named} and draw {do.left} more")


@says(night_tactics.Reroll)
def _(do: night_tactics.Reroll, t: Teller) -> str:
    dice = [colour(t, one) for one in do.dice]
    return brief(t, "+".join(one[:4] for one in dice), f"roll again: {listing(dice, 'en')}")


@says(day_tactics.HoldDie)
def _(do: day_tactics.HoldDie, t: Teller) -> str:
    return source_of(t, "die", do.colour)


@says(night_tactics.PutBack)
def _(do: night_tactics.PutBack, t: Teller) -> str:
    return brief(t, card(t, do.card), f"shuffle in {card(t, do.card)}")


@says(night_tactics.Fetch)
def _(do: night_tactics.Fetch, t: Teller) -> str:
    return brief(t, card(t, do.card), f"take {card(t, do.card)} into hand")


@says(tactics.Nothing)
def _(do: tactics.Nothing, t: Teller) -> str:
    return brief(t, "no more", "nothing more")
