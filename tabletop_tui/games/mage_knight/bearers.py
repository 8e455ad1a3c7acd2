"""The damage that is being given out, and what it would do to whoever takes it."""

from __future__ import annotations

from collections.abc import Iterator

from rules import Name
from rules.engine.phrases import sentence
from rules.mage_knight.fight import burdens, damage, points
from rules.mage_knight.fight.totals import Totals
from rules.mage_knight.frays import Fight, Foe
from rules.mage_knight.heroes import Hero, Unit
from rules.mage_knight.outlook import name_of
from rules.mage_knight.table import Table

from ...i18n import _, ngettext
from ...ink import Line, Span, cells, clip, padded, wrapped
from ...pack import Sight
from .tale import title_of

FACE = 22
"""Cells of a line on the face of a Unit."""
BEARER = 34
"""Cells of the name and Armour of who takes damage."""


def told(sight: Sight, fight: Fight, totals: Totals, width: int) -> list[Line]:
    """In the Damage phase: the blow that is being assigned, and what it does to whoever takes it."""
    if totals.part != "damage":
        return []
    asking = sight.asked.asking if sight.asked else None
    table: Table = sight.view.table
    if not isinstance(asking, damage.Assign) or sight.view.seat != fight.seat:
        return []
    foe, hero = fight.foe(asking.foe), table.of(fight.seat)
    return [
        blow(sight, table, fight, foe, asking.left),
        *on_hero_lines(sight, table, fight, foe, asking.left, width),
        *on_unit_lines(sight, table, hero, foe, asking.left, width),
    ]


def blow(sight: Sight, table: Table, fight: Fight, foe: Foe, left: int) -> Line:
    """`Wolf Riders hit for 3, physical: 3 of 3 left to give out`."""
    whole, kind = points.damage(table, foe), points.token(table, foe).element
    name = title_of(sight, fight, points.present(foe))
    element = sight.say(Name("element", kind))
    text = _("damage {whole}, {element}").format(whole=whole, element=element)
    rest = _("{left} of {whole} left to give out").format(left=left, whole=whole)
    return [(f" {name}", "bold"), (f"  {text}: ", "text"), (rest, "danger bold")]


def on_hero_lines(sight: Sight, table: Table, fight: Fight, foe: Foe, left: int, width: int) -> list[Line]:
    """What all that is left does to the hero."""
    burden = burdens.on_hero(table, fight, foe, left)
    name = sight.say(Name("hero", table.of(fight.seat).name))
    return bearer_lines(name, burden.armour, hero_burden_text(burden), "danger", width)


def bearer_lines(name: str, armour: int, text: str, ink: str, width: int) -> list[Line]:
    """`Arythea   armour 3   1 Wound into hand`."""
    first, *more = wrapped(text, width - BEARER)
    head: Line = padded([(f"   {clip(name, 18)}", "text")], 22)
    head += padded([(_("armour {n}").format(n=armour), "muted")], BEARER - 22)
    return [[*head, (first, ink)], *([(" " * BEARER + part, ink)] for part in more)]


def hero_burden_text(burden: burdens.HeroBurden) -> str:
    """`2 Wounds into hand, 2 into the discard pile, the hand is lost; 3 of 5, then knocked out`."""
    n = burden.wounds
    parts = [ngettext("{n} Wound into hand", "{n} Wounds into hand", n).format(n=n)]
    parts += [_("{n} discarded").format(n=burden.poison)] if burden.poison else []
    parts += [_("the hand is lost")] if burden.paralyzed else []
    knocked = "✗ " + _("knocked out") if burden.knocked_out else ""
    far = knocked or _("knocked out at {n}: then {have}").format(n=burden.knocked_out_at, have=burden.so_far + n)
    return f"{', '.join(parts)}; {far}"


def on_unit_lines(sight: Sight, table: Table, hero: Hero, foe: Foe, left: int, width: int) -> Iterator[Line]:
    """What it does to each Unit that may take it."""
    may = (
        {one.do.unit for one in sight.asked.options if isinstance(one.do, damage.ToUnit)} if sight.asked else set[str]()
    )
    for unit in hero.units:
        if unit.id in may:
            burden = burdens.on_unit(table, hero, unit, foe, left)
            name = unit_name(sight, unit.id, 18)
            ink = "danger" if burden.wounds else "ok"
            yield from bearer_lines(name, burden.armour, unit_burden_text(burden), ink, width)


def unit_name(sight: Sight, id: str, room: int) -> str:
    """A Unit as a title; its short name where the long one does not fit."""
    named = [sentence(sight.say(Name("unit", name_of(id)), short)) for short in (False, True)]
    return named[0] if cells(named[0]) <= room else named[1]


def unit_burden_text(burden: burdens.UnitBurden) -> str:
    """`resists: no Wound, 0 left`, `2 Wounds, 1 left`, `destroyed, 0 left`."""
    if not burden.wounds:
        return _("resists, no Wound, {n} left").format(n=burden.left)
    hurt = _("destroyed") if burden.destroyed else wounds_text(burden.wounds)
    lead = _("resists, then") + " " if burden.resists else ""
    return lead + _("{hurt}, {n} left").format(hurt=hurt, n=burden.left)


def would(sight: Sight, hero: Hero, unit: Unit) -> Span:
    """`takes 3: resists`, `takes 6: 1 Wound, 3 left`: on its face; empty if it cannot be given any damage now."""
    asked, fight = sight.asked, sight.view.table.fight_of(hero.seat)
    if asked is None or fight is None or not isinstance(asked.asking, damage.Assign):
        return "", ""
    if not any(isinstance(one.do, damage.ToUnit) and one.do.unit == unit.id for one in asked.options):
        return "", ""
    left = asked.asking.left
    burden = burdens.on_unit(sight.view.table, hero, unit, fight.foe(asked.asking.foe), left)
    if not burden.wounds:
        return _("takes {n}: {what}").format(n=left, what=_("resists")), "ok"
    hurt = _("destroyed") if burden.destroyed else wounds_text(burden.wounds)
    what = _("{hurt}, {n} left").format(hurt=hurt, n=burden.left) if burden.left else hurt
    whole = _("takes {n}: {what}").format(n=left, what=what)
    return whole if cells(whole) <= FACE else f"{left}: {what}", "danger"


def wounds_text(n: int) -> str:
    """`2 Wounds`."""
    return ngettext("{n} Wound", "{n} Wounds", n).format(n=n)
