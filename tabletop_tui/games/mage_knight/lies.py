"""What lies where, as sentences: for the list, and for those who do not see boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules import Name
from rules.engine.phrases import sentence
from rules.mage_knight import levels, sites, times
from rules.mage_knight.heroes import Hero, Unit
from rules.mage_knight.hexes import OFF_MAP, Hex
from rules.mage_knight.table import Table

from ...i18n import _
from ...pack import Sight
from . import hand, looks
from . import offers as on_offer


def lies(sight: Sight) -> list[str]:
    """The hero of the seat that looks, what is around it, the others, what is on offer."""
    table: Table = sight.view.table
    seat = sight.view.seat
    texts = [when(sight, table)]
    if seat is not None and table.of(seat).name:
        hero = table.of(seat)
        texts += [standing(sight, hero), *moment(sight, hero), *own(sight, hero), *looks.around(sight, hero.space)]
    texts += [standing(sight, hero) for hero in table.heroes if hero.name and hero.seat != seat]
    return [*texts, *offers(sight)]


def names(sight: Sight, kind: str, ids: Iterable[str]) -> str:
    """Things of one kind, in a row; what is face down as such."""
    return ", ".join(sight.say(Name(kind, id.partition(".")[0])) for id in ids)


def titled(title: str, things: str) -> Iterator[str]:
    """A line, if there is anything to stand in it."""
    if things:
        yield f"{sentence(title)}: {things}"


def when(sight: Sight, table: Table) -> str:
    """Round, time and Source."""
    time = sight.say(Name("time", "night" if table.night else "day"))
    dice = names(sight, "colour", (die.colour for die in table.source if die.at == "source")) or "–"
    text = _("round {n}: {time}. The Source: {dice}").format(n=table.round, time=time, dice=dice)
    return sentence(text)


def standing(sight: Sight, hero: Hero) -> str:
    """Who and where, and how far on the tracks."""
    place = _("off the map") if hero.space == OFF_MAP else space(sight, sight.view.table, hero.space)
    text = _("{hero}: {place}. Fame {fame}, level {level}, Reputation {reputation}, hand {hand}, deck {deck}")
    return text.format(
        hero=sight.say(Name("hero", hero.name)) if hero.name else sight.players[hero.seat],
        place=place,
        fame=hero.fame,
        level=hero.level,
        reputation=f"{hero.reputation:+}",
        hand=len(hero.hand),
        deck=len(hero.deck),
    )


def moment(sight: Sight, hero: Hero) -> list[str]:
    """What is left of this turn."""
    turn = hero.turn
    if not turn.part:
        return []
    text = _("Move {move}, Influence {influence}, Heal {healing}; {dice} dice of the Source may be used")
    return [text.format(move=turn.move, influence=turn.influence, healing=turn.healing, dice=turn.dice)]


def own(sight: Sight, hero: Hero) -> list[str]:
    """What the hero has; the hand only before its owner."""
    table = sight.view.table
    tracks = _("Armor {armour}, hand limit {limit}, Units {units} of {most}").format(
        armour=levels.armour(table, hero),
        limit=levels.hand_limit(table, hero),
        units=len(hero.units),
        most=levels.command_tokens(table, hero),
    )
    return [
        tracks,
        *titled(sight.say(Name("place", "hand")), cards(sight, hero)),
        *titled(sight.say(Name("place", "play_area")), names(sight, "card", (*hero.played, *hero.thrown))),
        *titled(_("mana"), names(sight, "colour", hero.tokens)),
        *titled(_("crystals"), names(sight, "colour", hero.crystals)),
        *titled(sight.say(Name("place", "unit_area")), units(sight, hero)),
        *titled(_("skills"), names(sight, "skill", hero.skills)),
        *titled(_("tactic"), names(sight, "tactic", [hero.tactic] if hero.tactic else [])),
    ]


def cards(sight: Sight, hero: Hero) -> str:
    """The hand with its numbers; only before its owner."""
    if hero.seat != sight.view.seat:
        return ""
    return ", ".join(f"{n} {sight.say(Name('card', card))}" for n, card in hand.shown_cards(sight, hero))


def units(sight: Sight, hero: Hero) -> str:
    """The Units and how they stand; one's own with their numbers."""
    if hero.seat != sight.view.seat:
        return ", ".join(unit(sight, one) for one in hero.units)
    return ", ".join(f"{n} {unit(sight, hero.unit(id))}" for n, id in hand.shown_units(sight, hero))


def unit(sight: Sight, one: Unit) -> str:
    """A Unit and its state."""
    state = [] if one.ready else [_("spent")]
    state += [_("wounded")] if one.wounds else []
    return names(sight, "unit", [one.id]) + (f" ({', '.join(state)})" if state else "")


def space(sight: Sight, table: Table, at: Hex) -> str:
    """A space: its name, terrain, site, and who is there."""
    printed = times.space_at(table, at)
    if printed is None:
        return _("{space}, not revealed").format(space=at)
    site, kind = table.site(at), sites.kind(table, at)
    foes = [*table.rampaging_at(at), *(site.foes if site else ())]
    down = len(site.hidden) if site else 0
    things = [sight.say(Name("terrain", printed.terrain)), *([sight.say(Name("site", kind))] if kind else ())]
    things += [sight.say(Name("enemy", foe.partition(".")[0])) for foe in foes]
    things += [_("{n} face down").format(n=down)] if down else []
    things += [sight.players[seat] for seat in (site.shields if site else ())]
    return f"{at} {', '.join(things)}"


def offers(sight: Sight) -> list[str]:
    """What can be had, and for how much Influence."""
    texts: list[str] = []
    for stall in on_offer.stalls(sight):
        told = [f"{on_offer.title_of(sight, ware.spot, short=False)} ({ware.price})" for ware in stall.wares]
        texts += titled(stall.title, ", ".join(told))
    return texts
