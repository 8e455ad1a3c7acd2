"""Walking on the map, in words: the options of the map, and what the heading tells of the space under the cursor."""

from __future__ import annotations

from collections.abc import Iterator

from rules import Blocked, Name, Option
from rules.engine.phrases import listing
from rules.mage_knight import exploring, movement, reach, sites, times
from rules.mage_knight.exploring import Explore
from rules.mage_knight.heroes import Hero
from rules.mage_knight.hexes import Hex
from rules.mage_knight.movement import Step
from rules.mage_knight.table import Table

from ...i18n import _, ngettext
from ...menu import Group, Item
from ...pack import Sight
from ...widgets.board import Ref
from . import ways
from .ways import Walk

MAP = "map"
"""The group of what is done by pointing at the map."""


# In the panel.


def group() -> Group:
    """What is done by pointing at the map."""
    return Group(MAP, _("Map"), _("arrows, then Enter"), "pointed")


def by_pointing(one: Option | Blocked) -> bool:
    """Whether this is done by pointing at the map."""
    return isinstance(one.do, Step | Explore)


def item(sight: Sight, one: Option | Blocked, spot: Ref | None) -> Item:
    """A step or an exploration as it stands in the panel."""
    text, _colon, result = sight.say(one.do).partition(": ")
    if isinstance(one.do, Step):
        text = _("go to {place}").format(place=place(sight, one.do.to))
    found = Item(one.id, text, MAP, spot)
    if isinstance(one, Blocked):
        return found._replace(why=sight.say(one.why), clause=one.why.clause)
    if isinstance(one.do, Step) and (walk := ways.walks(sight).get(one.do.to)):
        return found._replace(result=result_of(sight, walk.last.cost), more=more(sight, one.do.to, walk))
    return found._replace(result=result)


def result_of(sight: Sight, cost: int) -> str:
    """What a way costs, at the right of the option: in few signs where there is little room."""
    return price(cost, sight.view.me) if sight.wide else _("{n} Move").format(n=cost)


def further(sight: Sight) -> Iterator[Item]:
    """Walks of several steps, and tiles to be revealed at the end of a walk; with the reason where there is not enough Move."""
    for hex, walk in ways.walks(sight).items():
        if len(walk.steps) > 1:
            text = _("go to {place}").format(place=place(sight, hex))
            found = Item(f"walk {hex}", text, MAP, hex, more=more(sight, hex, walk), steps=steps_of(walk))
            yield affordable(sight, found, walk.last.cost)
    for hex, one in ways.reveals(sight).items():
        if one.walk is not None:
            found = Item(f"walk {hex}", _("go and reveal a tile"), MAP, hex, more=from_there(sight, one.walk))
            yield affordable(
                sight, found._replace(steps=(*steps_of(one.walk), Explore(one.x, one.y).notation)), one.cost
            )


def steps_of(walk: Walk) -> tuple[str, ...]:
    """The answers that are the steps of a way."""
    return tuple(Step(hex).notation for hex, _way in walk.steps)


def affordable(sight: Sight, found: Item, cost: int) -> Item:
    """The same with its price, or refused."""
    have = sight.view.me.turn.move
    if cost <= have:
        return found._replace(result=result_of(sight, cost))
    why = _("needs {need} Move, you have {have}").format(need=cost, have=have)
    return found._replace(why=why, clause="MK-MOVE-4", steps=())


def from_there(sight: Sight, walk: Walk) -> str:
    """How far one goes before a tile is revealed, and what it means to stay there."""
    n = len(walk.steps)
    text = ngettext("{n} step, then {cost} Move for the tile", "{n} steps, then {cost} Move for the tile", n)
    return " · ".join([text.format(n=n, cost=exploring.PRICE), *dangers(sight, walk.steps[-1][0], walk)])


def price(cost: int, hero: Hero) -> str:
    """`3 Move, leaves 1`."""
    return _("{cost} Move, leaves {left}").format(cost=cost, left=hero.turn.move - cost)


def more(sight: Sight, hex: Hex, walk: Walk) -> str:
    """How many steps, and what the last one brings about."""
    n = len(walk.steps)
    facts = [ngettext("{n} step", "{n} steps", n).format(n=n)] if n > 1 else []
    return " · ".join([*facts, *dangers(sight, hex, walk)])


def dangers(sight: Sight, hex: Hex, walk: Walk) -> Iterator[str]:
    """What the last step of a way brings about."""
    table: Table = sight.view.table
    if walk.last.assault:
        kind = sight.say(Name("site", sites.kind(table, hex)))
        yield _("an assault: {site}").format(site=kind)
    if walk.last.rouses:
        foes = listing([sight.say(Name("enemy", foe.partition(".")[0])) for foe in walk.last.rouses], sight.lang)
        yield _("provokes: {foes}").format(foes=foes)
    if walk.last.heroes:
        others = [table.of(seat) for seat in walk.last.heroes]
        names = listing([sight.say(Name("hero", other.name)) for other in others], sight.lang)
        peace = all(movement.why_no_duel(table, sight.view.me, other) for other in others)
        yield (_("{heroes} stands there") if peace else _("to stay there is to attack {heroes}")).format(heroes=names)


def place(sight: Sight, hex: Hex) -> str:
    """A space by its site, or else its terrain."""
    table: Table = sight.view.table
    printed = times.space_at(table, hex)
    if printed is None:
        return _("unexplored")
    kind = sites.kind(table, hex)
    if kind in ("mine", "city"):
        colour = sites.city_colour(table, hex) or printed.colour
        return sight.say(Name(kind, colour))
    return (
        sight.say(Name("site", kind))
        if kind and kind not in sites.MARAUDERS
        else sight.say(Name("terrain", printed.terrain))
    )


# In the heading of the map.


def pointed(sight: Sight, hex: Hex) -> str:
    """What is there, what getting there costs and brings about; empty where the hero stands that walks."""
    hero = ways.walker(sight)
    if hero is None:
        return standing(sight, hex)
    if hex == hero.space:
        return ""
    if walk := ways.walks(sight).get(hex):
        facts = [total(sight, hex, walk.last.cost), more(sight, hex, walk), detour(sight, hex, walk)]
    elif one := ways.reveals(sight).get(hex):
        facts = [total(sight, hex, one.cost), from_there(sight, one.walk) if one.walk else ""]
    elif times.space_at(sight.view.table, hex) is None:
        facts = [place(sight, hex)]
    else:
        facts = [_("{place}: no way there").format(place=standing(sight, hex))]
    return " · ".join(filter(None, facts))


def total(sight: Sight, hex: Hex, cost: int) -> str:
    """The price of a way against what there is."""
    move = sight.view.me.turn.move
    text = _("{cost} Move, you have {move}").format(cost=cost, move=move) if cost > move else price(cost, sight.view.me)
    return f"{place(sight, hex)}: {text}"


def standing(sight: Sight, hex: Hex) -> str:
    """What is there."""
    table: Table = sight.view.table
    site = table.site(hex)
    foes = [*table.rampaging_at(hex), *(site.foes if site else ())]
    return ", ".join([place(sight, hex), *(sight.say(Name("enemy", foe.partition(".")[0])) for foe in foes)])


def detour(sight: Sight, hex: Hex, walk: Walk) -> str:
    """What a way round would cost that provokes nobody, if there are points enough for it."""
    hero: Hero = sight.view.me
    if not walk.last.rouses or walk.last.assault:
        return ""
    round_about = reach.route(sight.view.table, hero, hex)
    last = round_about[-1][1] if round_about else walk.last
    return "" if last.ends else _("{cost} by a way that provokes nobody").format(cost=last.cost)


def cost_of(sight: Sight, hex: Hex) -> int | None:
    """What entering a space costs the hero of this seat now; None: it cannot be entered."""
    if sight.view.seat is None or movement.no_way_in(sight.view.table, sight.view.me, hex):
        return None
    return movement.move_cost(sight.view.table, sight.view.me, hex)
