"""Where a fight takes place, under which rules, and what is won and lost in it."""

from __future__ import annotations

from collections.abc import Iterator

from rules import Event, Name
from rules.engine.phrases import listing, sentence
from rules.mage_knight import events, fight_events, sites, times
from rules.mage_knight.fight import coop
from rules.mage_knight.fight.stakes import Stakes, stakes
from rules.mage_knight.frays import Fight, Proposal
from rules.mage_knight.hexes import OFF_MAP, Hex
from rules.mage_knight.table import Table

from ...i18n import _, ngettext
from ...ink import Line, header, wrapped
from ...pack import Happening, Sight
from .tale import Tale, foe_name, since_it_began


def where(sight: Sight, fight: Fight, tale: Tale, width: int) -> list[Line]:
    """The block at the bottom: place, rules, stakes."""
    lines = [[(f" {part}", "text")] for text in sentences(sight, fight, tale) for part in wrapped(text, width - 2)]
    return [header(_("WHERE"), place(sight, fight.space), width), *lines]


def place(sight: Sight, space: Hex) -> str:
    """`keep at 4,-3, hills`."""
    if space == OFF_MAP:
        return _("off the map")
    table: Table = sight.view.table
    site = sites.kind(table, space)
    if site == "city":
        named = sight.say(Name("city", sites.city_colour(table, space)))
    else:
        named = sight.say(Name("site", site)) if site else ""
    ground = terrain(sight, space)
    things = [named, ground] if named and site != "city" else [named or ground]
    return f"{', '.join(filter(None, things))} · {space}"


def terrain(sight: Sight, space: Hex) -> str:
    """The terrain of a space; "": it is not revealed."""
    printed = times.space_at(sight.view.table, space)
    return sight.say(Name("terrain", printed.terrain)) if printed else ""


def about(sight: Sight, fight: Fight) -> str:
    """What the fight is for: `assault: keep`, `rampaging enemies`."""
    contest = fight.site in ("rampaging", "incantation", "duel")
    if contest:
        return sentence(sight.say(Name("contest", fight.site)))
    if fight.site == "city":
        return sentence(sight.say(Name("city", sites.city_colour(sight.view.table, fight.space))))
    return sentence(sight.say(Name("site", fight.site)))


def sentences(sight: Sight, fight: Fight, tale: Tale) -> Iterator[str]:
    """One after the other, the weightiest first."""
    table: Table = sight.view.table
    yield from conditions(sight, table, fight)
    if (proposal := coop.together(table, fight.space)) is not None:
        yield shares(sight, proposal)
    now = stakes(table, fight)
    if ends := [*victory(sight, fight, now), *defeat(sight, fight, now)]:
        yield " · ".join(ends)
    gained = [_("Fame +{n}").format(n=tale.fame)] if tale.fame else []
    gained += [_("Reputation {n}").format(n=f"{tale.reputation:+}")] if tale.reputation else []
    if gained:
        yield _("So far: {things}").format(things=", ".join(gained))


def conditions(sight: Sight, table: Table, fight: Fight) -> Iterator[str]:
    """Rules that hold in this fight alone."""
    if fight.dark:
        yield _("Underground it is night: black mana works, gold does not.") + " MK-MANA-9"
    if fight.units_barred:
        yield _("Units take no part: they neither fight nor take damage.") + " MK-UNITS-16"
    bonuses = {
        "white": _("its defenders have Armour +1"),
        "blue": _("its fire and ice attacks are +2, cold fire +1"),
        "red": _("its physical attacks are Brutal"),
        "green": _("its physical attacks are Poison"),
    }
    for city in next((foe.city for foe in fight.foes if foe.city), "").split():
        yield f"{sentence(sight.say(Name('city', city)))}: {bonuses[city]}. MK-CITY-8"


def shares(sight: Sight, proposal: Proposal) -> str:
    """Who fights which enemies of a joint assault."""
    table: Table = sight.view.table
    came = [one.seat for one in proposal.came]
    parts: list[str] = []
    for seat in proposal.seats:
        mine = [dealt.token for dealt in proposal.dealt if dealt.seat == seat]
        names = [sentence(foe_name(sight, token, mine, short=True)) for token in mine]
        hero = sight.say(Name("hero", table.of(seat).name))
        mark = "► " if table.fight_of(seat) else "✓ " if seat in came else ""
        parts.append(f"{mark}{hero}: {', '.join(names)}")
    return _("Joint assault. {shares}").format(shares="; ".join(parts))


def victory(sight: Sight, fight: Fight, now: Stakes) -> Iterator[str]:
    """What winning brings."""
    counts = {reward: now.rewards.count(reward) for reward in now.rewards}
    names = {reward: sight.say(Name("reward", reward)) for reward in counts}
    rewards = [names[reward] if n == 1 else f"{n} x {names[reward]}" for reward, n in counts.items()]
    gains = [*rewards, *([_("a Shield for each defender beaten")] if now.a_shield_each else [])]
    gains += [_("your Shield on it")] if now.shield else []
    if fight.site == "rampaging" or not now.left:
        if now.reputation:
            yield _("each rampaging enemy beaten brings Reputation: {n} in all").format(n=f"+{now.reputation}")
        return
    need = ngettext("{n} to beat", "{n} to beat", now.left).format(n=now.left)
    yield _("{need}: {gains}").format(need=need, gains=listing(gains, sight.lang)) if gains else need
    if now.reputation:
        yield _("rampaging ones: Reputation {n}").format(n=f"+{now.reputation}")


def defeat(sight: Sight, fight: Fight, now: Stakes) -> Iterator[str]:
    """What comes of not winning."""
    if not now.left:
        return
    if now.back_to != OFF_MAP:
        yield _("if one stands you go back: {place}").format(place=place(sight, now.back_to))
    elif now.stay:
        yield _("who is not beaten stays there")
    elif fight.site in ("dungeon", "tomb", "monastery"):
        yield _("who is not beaten is discarded")


# when it is over


def ended(sight: Sight, event: Event) -> Happening | None:
    """What stands over the map for a moment when a fight is over, or goes badly."""
    match event:
        case fight_events.CombatEnded(seat=seat):
            return Happening(f"{done_by(sight, seat, event)}{result(sight, seat)}", weight=1)
        case fight_events.DuelEnded(seat=seat) | events.KnockedOut(seat=seat) | events.Paralyzed(seat=seat):
            return Happening(done_by(sight, seat, event), weight=1)
        case _:
            return None


def done_by(sight: Sight, seat: int, event: Event) -> str:
    """`Arythea wins the fight for the keep`."""
    hero = sight.say(Name("hero", sight.view.table.of(seat).name))
    return f"{hero} {sight.say(event)}"


def result(sight: Sight, seat: int) -> str:
    """`: Fame +4, Reputation −1, 2 Wounds, back at plains · 3,-3`."""
    fame = reputation = wounds = 0
    back, hero = OFF_MAP, sight.view.table.of(seat)
    for event in since_it_began(sight, seat):
        match event:
            case events.FameGained(seat=who, n=n) if who == seat:
                fame += n
            case events.ReputationChanged(seat=who, by=by) if who == seat:
                reputation += by
            case events.Wounded(seat=who, who="", n=n) if who == seat:
                wounds += n
            case events.Moved(seat=who, to=to, how="thrown back") if who == seat:
                back = to
            case _:
                pass
    parts = [_("Fame +{n}").format(n=fame)] if fame else []
    parts += [_("Reputation {n}").format(n=f"{reputation:+}")] if reputation else []
    parts += [ngettext("{n} Wound", "{n} Wounds", wounds).format(n=wounds)] if wounds else []
    parts += [sight.say(Name("reward", reward)) for reward in dict.fromkeys(hero.turn.rewards)]
    parts += [_("back: {place}").format(place=place(sight, back))] if back != OFF_MAP else []
    return ": " + ", ".join(parts) if parts else ""
