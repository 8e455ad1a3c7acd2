"""What is said of Mage Knight, in English: what a player may do in a turn; the names of things."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Phrasebook, Teller, listing, plural
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
    text_en_dealings,
    turn,
)
from .basics import COLOURS
from .content.ruins import RUIN
from .hexes import Hex, centre
from .outlook import brief
from .text_alike import signed
from .text_en_things import (
    an,
    called,
    card,
    colour,
    costs,
    foe,
    half,
    some_cards,
    source_of,
    space_name,
    spot,
    unit,
)

BOOK = Phrasebook("en", "rules.mage_knight", text_en_dealings.BOOK)
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
    price = deed_cards.CARDS[do.card].price(do.side)
    return f" ({listing([colour(t, one) for one in price], 'en')} mana)" if price else ""


def printed(t: Teller, id: str, side: str) -> str:
    """`: Move 2`, where that is short enough."""
    text = outlook.told(t, outlook.side_of(t, id, side))
    return f": {text}" if text else ""


@says(cards.Play)
def _(do: cards.Play, t: Teller) -> str:
    spell = isinstance(deed_cards.CARDS[do.card], deed_cards.SpellCard)
    strong = " strong" if do.side == "strong" and not spell else ""
    verb = "cast" if spell else "play"
    gone = ", thrown away" if deed_cards.CARDS[do.card].fate(do.side) == "thrown" else ""
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


@says(paying.Spend)
def _(do: paying.Spend, t: Teller) -> str:
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
    return brief(t, f"melt {hue}", f"turn {an(hue)} crystal into mana")


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
    return brief(t, "announce", "announce the End of the Round")


@says(turn.PlayTurn)
def _(do: turn.PlayTurn, t: Teller) -> str:
    return brief(t, "play", "play the turn")


@says(ending.EndTurn)
def _(do: ending.EndTurn, t: Teller) -> str:
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
