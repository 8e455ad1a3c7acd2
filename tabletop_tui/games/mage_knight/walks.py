"""Walking on the map: what it costs to get where, by which way, and what that would bring about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from rules import Blocked, Name, Option, View
from rules.engine.phrases import listing
from rules.mage_knight import exploring, movement, reach, sites, times
from rules.mage_knight.exploring import Explore
from rules.mage_knight.heroes import Hero
from rules.mage_knight.hexes import OFF_MAP, Hex, centre
from rules.mage_knight.movement import Step
from rules.mage_knight.reach import Way
from rules.mage_knight.table import Table
from rules.mage_knight.turn import TurnWindow

from ...i18n import _, ngettext
from ...ink import Span
from ...menu import Group, Item
from ...pack import Sight
from ...widgets.board import Ref
from ...widgets.hex_board import Spot

FAR = 9
"""Move points: prices beyond are not remarked on the map."""
MAP = "map"
"""The group of what is done by pointing at the map."""


class Walk(NamedTuple):
    """A way to a space, step by step."""

    steps: Sequence[tuple[Hex, Way]]

    @property
    def last(self) -> Way:
        """The last step, with what the whole costs."""
        return self.steps[-1][1]

    @property
    def ends(self) -> bool:
        """Whether a fight begins there."""
        return self.last.ends


@dataclass
class Known:
    """What has been found out about one view. It is asked for again and again while the cursor goes about."""

    view: View[Table, Hero] | None
    ways: dict[Hex, Walk]


KNOWN = Known(None, {})
"""Of the view that was drawn last."""


def walker(sight: Sight) -> Hero | None:
    """The hero of this seat, if it is asked what to do and may still move."""
    if sight.asked is None or not isinstance(sight.asked.asking, TurnWindow):
        return None
    hero: Hero = sight.view.me
    return hero if hero.turn.part == "move" and hero.space != OFF_MAP else None


def ways(sight: Sight) -> dict[Hex, Walk]:
    """The way one would go to every space: a single step where one will do, else such as `reach` advises."""
    if KNOWN.view is not sight.view:
        KNOWN.view, KNOWN.ways = sight.view, found(sight)
    return KNOWN.ways


def found(sight: Sight) -> dict[Hex, Walk]:
    """The ways of this moment."""
    hero, table = walker(sight), sight.view.table
    if hero is None or sight.asked is None:
        return {}
    direct = reach.reach(table, hero)
    single = {one.do.to for one in sight.asked.options if isinstance(one.do, Step)}
    return {
        hex: Walk([(hex, direct[hex])] if hex in single and direct[hex].before == hero.space else steps)
        for hex, steps in reach.routes(table, hero).items()
    }


def trails(sight: Sight) -> dict[Spot, list[Spot]]:
    """The spaces of every way, both ends included."""
    hero = walker(sight)
    return {hex: [hero.space, *(space for space, _ in walk.steps)] for hex, walk in ways(sight).items()} if hero else {}


def chip(walk: Walk, move: int) -> Span:
    """The price of a way; only remarked where there are not enough Move points."""
    text = f"{walk.last.cost}{'!' * walk.ends}"
    return text, "" if walk.last.cost > move else "danger" if walk.ends else "legal"


def chips(sight: Sight) -> dict[Hex, Span]:
    """What it costs to get where, `!`: a fight begins there; and to reveal tiles."""
    hero = walker(sight)
    if hero is None or sight.asked is None:
        return {}
    near = {hex: chip(walk, hero.turn.move) for hex, walk in ways(sight).items() if walk.last.cost <= FAR}
    tiles = {
        centre(one.do.x, one.do.y): (str(exploring.PRICE), "legal")
        for one in sight.asked.options
        if isinstance(one.do, Explore)
    }
    return near | tiles


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
    if isinstance(one.do, Step) and (walk := ways(sight).get(one.do.to)):
        return found._replace(result=result_of(sight, walk), more=more(sight, one.do.to, walk))
    return found._replace(result=result)


def result_of(sight: Sight, walk: Walk) -> str:
    """What a way costs, at the right of the option: in few signs where there is little room."""
    return price(walk.last.cost, sight.view.me) if sight.wide else _("{n} Move").format(n=walk.last.cost)


def further(sight: Sight) -> Iterator[Item]:
    """Walks of several steps; those for which there are not enough Move points with the reason."""
    hero = walker(sight)
    for hex, walk in ways(sight).items() if hero else ():
        if hero is None or len(walk.steps) < 2:
            continue
        text = _("go to {place}").format(place=place(sight, hex))
        found = Item(f"walk {hex}", text, MAP, hex, more=more(sight, hex, walk))
        if walk.last.cost <= hero.turn.move:
            yield found._replace(result=result_of(sight, walk), steps=tuple(step_to(one) for one, _ in walk.steps))
        else:
            why = _("needs {need} Move, you have {have}").format(need=walk.last.cost, have=hero.turn.move)
            yield found._replace(why=why, clause="MK-MOVE-4")


def step_to(hex: Hex) -> str:
    """The answer that is this step."""
    return Step(hex).notation


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
        names = [sight.say(Name("hero", table.of(seat).name)) for seat in walk.last.heroes]
        yield _("to stay there is to attack {heroes}").format(heroes=listing(names, sight.lang))


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
    hero = walker(sight)
    walk = ways(sight).get(hex)
    if hero is None or walk is None:
        return "" if hero is not None and hero.space == hex else standing(sight, hex)
    cost, move = walk.last.cost, hero.turn.move
    text = price(cost, hero) if cost <= move else _("{cost} Move, you have {move}").format(cost=cost, move=move)
    return " · ".join(filter(None, (f"{place(sight, hex)}: {text}", more(sight, hex, walk), detour(sight, hex, walk))))


def standing(sight: Sight, hex: Hex) -> str:
    """What is there, where nobody can walk to now."""
    table: Table = sight.view.table
    site = table.site(hex)
    foes = [
        sight.say(Name("enemy", foe.partition(".")[0]))
        for foe in (*table.rampaging_at(hex), *(site.foes if site else ()))
    ]
    text = ", ".join([place(sight, hex), *foes])
    if walker(sight) is None or times.space_at(table, hex) is None:
        chip_ = chips(sight).get(hex)
        return _("{place}: {n} Move").format(place=text, n=chip_[0]) if chip_ else text
    return _("{place}: no way there").format(place=text)


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
