"""What is said of Mage Knight, in English: what a player may do in a turn; the names of things."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Phrasebook, Teller, listing, plural
from . import (
    adventures,
    banners,
    cards,
    druids,
    dungeon_lords,
    exploring,
    gains,
    inspiration,
    interaction,
    leaps,
    levels,
    mana,
    mines,
    movement,
    oddities,
    offers,
    outlook,
    plundering,
    sideways,
    skills,
    spells,
    tactics,
    text_en_rounds,
    turn,
    units,
    wounds,
)
from .content.ruins import RUIN
from .hexes import Hex, centre
from .outlook import brief
from .table import COLOURS
from .text_en_things import (
    an,
    called,
    card,
    colour,
    costs,
    foe,
    half,
    signed,
    some_cards,
    source_of,
    space_name,
    spot,
    unit,
)

BOOK = Phrasebook("en", "rules.mage_knight", text_en_rounds.BOOK)
says, names = BOOK.says, BOOK.names


# names


@names("space")
def _(id: str, t: Teller) -> str:
    return space_name(t, Hex.at(id))


@names("card", "spell", "advanced")
def _(id: str, t: Teller) -> str:
    return card(t, id)


@names("unit", "offer")
def _(id: str, t: Teller) -> str:
    return unit(t, id)


@names("enemy")
def _(id: str, t: Teller) -> str:
    return foe(t, id)


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
    """` (green mana)`: what the side of a card costs."""
    price = cards.CARDS[do.card].price(do.side)
    return f" ({listing([colour(t, one) for one in price], 'en')} mana)" if price else ""


def printed(t: Teller, id: str, side: str) -> str:
    """`: Move 2`, where that is short enough."""
    text = outlook.told(t, outlook.side_of(t, id, side))
    return f": {text}" if text else ""


@says(cards.Play)
def _(do: cards.Play, t: Teller) -> str:
    spell = isinstance(cards.CARDS[do.card], cards.SpellCard)
    strong = " strong" if do.side == "strong" and not spell else ""
    verb = "cast" if spell else "play"
    gone = ", thrown away" if cards.CARDS[do.card].fate(do.side) == "thrown" else ""
    played = f"{verb} {half(t, do.card, do.side)}{strong}{ink(t, do)}{gone}"
    return brief(t, t.name("side", do.side), f"{played}{printed(t, do.card, do.side)}")


@says(spells.Cast)
def _(do: spells.Cast, t: Teller) -> str:
    cast = f"cast {half(t, do.card, do.side)} of the offer{ink(t, do)}"
    return brief(t, half(t, do.card, do.side), f"{cast}{printed(t, do.card, do.side)}")


def worth(t: Teller, n: int) -> str:
    """What a card is worth sideways in this part of the turn: `: Move 1`."""
    parts = {"move": "Move", "interaction": "Influence", "block": "Block", "attack": "Attack"}
    what = parts.get(outlook.part_of(t), "")
    return f": {what} {n}" if what else ""


@says(cards.PlaySideways)
def _(do: cards.PlaySideways, t: Teller) -> str:
    return brief(t, "sideways", f"play {card(t, do.card)} sideways{worth(t, 1)}")


@says(sideways.PlaySidewaysFor)
def _(do: sideways.PlaySidewaysFor, t: Teller) -> str:
    barred = ", no dice for the rest of the turn" if do.without_dice else ""
    points = worth(t, do.n) or f": {do.n}"
    return brief(t, card(t, do.card), f"play {card(t, do.card)} sideways{points}{barred}")


@says(sideways.AddMana)
def _(do: sideways.AddMana, t: Teller) -> str:
    named = f"play {card(t, do.card)} sideways with mana"
    return brief(t, card(t, do.card), f"{named}: {do.usual}, or {do.better} with its own colour")


@says(cards.LeaveHand)
def _(do: cards.LeaveHand, t: Teller) -> str:
    named = card(t, do.card)
    full = {
        "discard": f"discard {named}",
        "played": f"play {named} along",
        "thrown": f"throw {named} away",
        "removed": f"throw {named} away",
        "aside": f"set {named} aside",
    }[do.to]
    return brief(t, named, full)


@says(spells.Borrow)
def _(do: spells.Borrow, t: Teller) -> str:
    hue = "any" if do.colour == "any" else f"one {colour(t, do.colour)}"
    return brief(t, "Spell", f"{hue} Spell of the offer may be cast this turn")


@says(offers.GainFromOffer)
def _(do: offers.GainFromOffer, t: Teller) -> str:
    where = {"deck": "on top of the Deed deck", "hand": "into hand", "discard": "into the discard pile"}[do.to]
    return brief(t, card(t, do.card), f"gain {card(t, do.card)}, {where}")


@says(gains.PutOnDeck)
def _(do: gains.PutOnDeck, t: Teller) -> str:
    if do.end == "top":
        return brief(t, "on top", "on top of the Deed deck")
    return brief(t, "at bottom", "at the bottom of the Deed deck")


@says(oddities.SetNumber)
def _(do: oddities.SetNumber, t: Teller) -> str:
    return str(do.n)


# mana


@says(mana.Spend)
def _(do: mana.Spend, t: Teller) -> str:
    source = source_of(t, do.source, do.colour)
    other = f" as {colour(t, do.worth)}" if do.worth != do.colour else ""
    turned = f" ({t.name('skill', 'polarization')})" if do.polarized else ""
    return brief(t, source, f"{source}{other}{turned}")


@says(mana.Take)
def _(do: mana.Take, t: Teller) -> str:
    hue = colour(t, do.colour)
    what = "mana token" if do.what == "token" else "crystal"
    return brief(t, hue, f"gain {an(hue)} {what}")


@says(mana.Melt)
def _(do: mana.Melt, t: Teller) -> str:
    hue = colour(t, do.colour)
    return brief(t, f"melt {hue}", f"turn {an(hue)} crystal into {an(hue)} mana token")


@says(mana.Remember)
def _(do: mana.Remember, t: Teller) -> str:
    if do.value in COLOURS:
        hue = colour(t, do.value)
        return f"{'' if t.short else 'the '}{hue} die" if do.name == "die" else hue
    return card(t, do.value) if outlook.is_card(do.value) else foe(t, do.value)


# the map


@says(movement.Step)
def _(do: movement.Step, t: Teller) -> str:
    hero, way = outlook.chooser(t), outlook.way_to(t, do.to)
    if t.short or hero is None or way is None:
        return brief(t, str(do.to), f"move to {spot(t, do.to)}")
    facts = [f"move to {spot(t, do.to)}: {costs(way.cost, hero.turn.move, 'Move')}"]
    facts += [f"assault on the {t.name('site', way.assault)}"] if way.assault else []
    facts += [f"provokes {listing([foe(t, id) for id in way.roused], 'en')}"] if way.roused else []
    return "; ".join(facts)


@says(leaps.Land)
def _(do: leaps.Land, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = f": {costs(do.price, hero.turn.move if hero else None, 'Move')}" if do.price else ""
    return brief(t, str(do.to), f"to {spot(t, do.to)}{price}")


@says(dungeon_lords.Tunnel)
def _(do: dungeon_lords.Tunnel, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    length = dungeon_lords.length(table, hero.space, do.to) if table and hero else None
    price = f": {costs(dungeon_lords.ENTRY + length, hero.turn.move, 'Move')}" if hero and length is not None else ""
    return brief(t, f"under {do.to}", f"go beneath the earth to {spot(t, do.to)}{price}")


@says(exploring.Explore)
def _(do: exploring.Explore, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    there = centre(do.x, do.y)
    back = exploring.back_at(table, do.x, do.y) if table else ""
    tile = f"{an(t.name('back', back))} around {there}" if back else f"the tile around {there}"
    price = costs(exploring.PRICE, hero.turn.move if hero else None, "Move")
    return brief(t, f"tile {there}", f"reveal {tile}: {price}")


# actions


@says(turn.Action)
def _(do: turn.Action, t: Teller) -> str:
    return t.say(do.do)


@says(interaction.Interact)
def _(do: interaction.Interact, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    facts = ""
    if hero and table and hero.reputation > -7:
        facts = f": Influence {signed(levels.INFLUENCE[hero.reputation] + interaction.own_shields(table, hero))}"
    return brief(t, "interact", f"interact with the locals{facts}")


@says(adventures.Enter)
def _(do: adventures.Enter, t: Teller) -> str:
    site = adventures.ADVENTURES[do.site]
    rules = [*["night rules"] * site.dark, *["no Units"] * site.units_barred]
    return brief(t, "enter", "; ".join([f"enter the {t.name('site', do.site)}", *rules]))


@says(adventures.Burn)
def _(do: adventures.Burn, t: Teller) -> str:
    return brief(t, "burn", f"burn the monastery: Reputation {signed(adventures.BURNING)}; no Units")


@says(adventures.Tribute)
def _(do: adventures.Tribute, t: Teller) -> str:
    fame = next(ruin.fame for ruin in RUIN.values() if ruin.altar == do.colour)
    return brief(t, "altar", f"pay {adventures.TRIBUTE} {colour(t, do.colour)} mana at the altar: {fame} Fame")


@says(mines.Liberate)
def _(do: mines.Liberate, t: Teller) -> str:
    return brief(t, "liberate", "liberate the mine: fight those who hold it; night rules")


@says(druids.Incantation)
def _(do: druids.Incantation, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    n = len(druids.marked(table, hero.seat)) if table and hero else 0
    glades = f" for {n} {plural(n, 'glade', 'glades')}" if n else ""
    return brief(t, "incantation", f"perform the incantation{glades}")


@says(druids.MarkGlade)
def _(do: druids.MarkGlade, t: Teller) -> str:
    if do.instead_of >= 0:
        return brief(t, "replace", f"mark the glade, in place of the Shield of {called(t, do.instead_of)}")
    return brief(t, "mark", "mark the glade with a Shield")


@says(plundering.Plunder)
def _(do: plundering.Plunder, t: Teller) -> str:
    return brief(t, "plunder", f"plunder the village: draw {some_cards(plundering.CARDS)}, Reputation {signed(-1)}")


@says(turn.Rest)
def _(do: turn.Rest, t: Teller) -> str:
    hero = outlook.chooser(t)
    if hero and hero.hand and not hero.cards:
        return brief(t, "rest", "slow recovery: discard a Wound")
    return brief(t, "rest", "rest: discard a card and any Wounds")


@says(turn.Announce)
def _(do: turn.Announce, t: Teller) -> str:
    return brief(t, "announce", "announce the End of the Round instead of a turn")


@says(turn.PlayTurn)
def _(do: turn.PlayTurn, t: Teller) -> str:
    return brief(t, "play", "play the turn")


@says(turn.EndTurn)
def _(do: turn.EndTurn, t: Teller) -> str:
    hero = outlook.chooser(t)
    lost = f"; {hero.turn.move} Move unused" if hero and hero.turn.move else ""
    return brief(t, "end turn", f"end the turn{lost}")


@says(turn.NoMore)
def _(do: turn.NoMore, t: Teller) -> str:
    return brief(t, "none", "discard nothing")


@says(skills.UseSkill)
def _(do: skills.UseSkill, t: Teller) -> str:
    named, text = t.name("skill", do.skill), outlook.told(t, skills.SKILLS[do.skill].does)
    return brief(t, named, f"use {named}: {text}" if text else f"use {named}")


@says(skills.Call)
def _(do: skills.Call, t: Teller) -> str:
    return brief(t, called(t, do.seat), f"let {called(t, do.seat)} use something now")


@says(skills.GoOn)
def _(do: skills.GoOn, t: Teller) -> str:
    return "go on"


# healing


@says(wounds.HealHand)
def _(do: wounds.HealHand, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = costs(1, hero.turn.healing if hero else None, "Heal")
    return brief(t, "heal", f"heal a Wound in hand: {price}")


@says(wounds.HealUnit)
def _(do: wounds.HealUnit, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = costs(do.level, hero.turn.healing if hero else None, "Heal")
    return brief(t, unit(t, do.unit), f"heal {unit(t, do.unit)}: {price}")


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
    return brief(t, unit(t, do.unit), f"use {unit(t, do.unit)} of the offer{needs}: {t.say(does)}")


@says(units.PayMore)
def _(do: units.PayMore, t: Teller) -> str:
    if not do.mana:
        return brief(t, "no more", "no extra mana")
    paid = listing([colour(t, one) for one in do.mana], "en")
    return brief(t, f"{signed(do.by)}", f"pay {paid} mana more: {signed(do.by)}")


@says(units.MakeReady)
def _(do: units.MakeReady, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"ready {unit(t, do.unit)}")


@says(units.Recruit)
def _(do: units.Recruit, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    bond = f" onto {t.name('skill', 'bonds_of_loyalty')}" if do.bonded else ""
    facts = ""
    if hero and table:
        price = units.price(table, hero, do.unit, bonded=do.bonded)
        facts = f": {costs(price, hero.turn.influence, 'Influence')}"
    first = "; another Unit is disbanded first" if not do.bonded and outlook.crowded(t) else ""
    return brief(t, unit(t, do.unit), f"recruit {unit(t, do.unit)}{bond}{facts}{first}")


@says(units.Join)
def _(do: units.Join, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"take {unit(t, do.unit)}")


@says(units.Destroy)
def _(do: units.Destroy, t: Teller) -> str:
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
    price = f"{influence(t, offers.SPELL)}; 1 {colour(t, cards.CARDS[do.card].colour)} mana"
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


@says(tactics.RightMoment)
def _(do: tactics.RightMoment, t: Teller) -> str:
    return by_tactic(t, "the_right_moment", "another turn right after this one")


@says(tactics.LongNight)
def _(do: tactics.LongNight, t: Teller) -> str:
    return by_tactic(t, "long_night", f"{tactics.LONG_NIGHT} random discards become the Deed deck")


@says(tactics.SearchMana)
def _(do: tactics.SearchMana, t: Teller) -> str:
    return by_tactic(t, "mana_search", f"roll up to {do.most} dice of the Source again")


@says(tactics.Meditate)
def _(do: tactics.Meditate, t: Teller) -> str:
    return by_tactic(t, "midnight_meditation", f"shuffle in up to {do.most} cards and draw as many")


@says(tactics.Stash)
def _(do: tactics.Stash, t: Teller) -> str:
    named = t.name("tactic", "sparing_power")
    return brief(t, "put under", f"{named}: put the top card of the Deed deck under it")


@says(tactics.Unstash)
def _(do: tactics.Unstash, t: Teller) -> str:
    hero, named = outlook.chooser(t), t.name("tactic", "sparing_power")
    n = some_cards(len(hero.under_tactic)) if hero else "the cards"
    return brief(t, "take cards", f"{named}: take {n} under it into hand, for the last time")


@says(tactics.DrawByNight)
def _(do: tactics.DrawByNight, t: Teller) -> str:
    named = t.name("tactic", "long_night")
    return brief(t, named, f"use {named} and draw {do.left} more")


@says(tactics.Reroll)
def _(do: tactics.Reroll, t: Teller) -> str:
    dice = [colour(t, one) for one in do.dice]
    return brief(t, "+".join(one[:4] for one in dice), f"roll again: {listing(dice, 'en')}")


@says(tactics.HoldDie)
def _(do: tactics.HoldDie, t: Teller) -> str:
    return source_of(t, "die", do.colour)


@says(tactics.PutBack)
def _(do: tactics.PutBack, t: Teller) -> str:
    return brief(t, card(t, do.card), f"shuffle in {card(t, do.card)}")


@says(tactics.Fetch)
def _(do: tactics.Fetch, t: Teller) -> str:
    return brief(t, card(t, do.card), f"take {card(t, do.card)} into hand")


@says(tactics.Nothing)
def _(do: tactics.Nothing, t: Teller) -> str:
    return brief(t, "no more", "nothing more")
