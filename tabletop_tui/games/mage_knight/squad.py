"""The Units of a hero amid a fight, a line each: for the narrow layout, where no faces are."""

from __future__ import annotations

from rules import Ref
from rules.mage_knight import units
from rules.mage_knight.fight import burdens, damage
from rules.mage_knight.frays import Fight
from rules.mage_knight.heroes import Hero, Unit
from rules.mage_knight.table import Table

from ...i18n import _
from ...ink import Line, Span, cells, clip, header, length, padded
from ...pack import Sight
from . import bearers, faces, words

NAME, STATE = 18, 13
"""Cells of a name and of a state."""


def lines(sight: Sight, fight: Fight, width: int, room: int) -> list[Line]:
    """A heading and a line for each Unit; none where there is no room, or they are another's."""
    table: Table = sight.view.table
    hero = table.of(fight.seat)
    if fight.seat != sight.view.seat or not hero.units or room < 2:
        return []
    asking = sight.asked.asking if sight.asked else None
    assigned = asking if isinstance(asking, damage.Assign) else None
    title = header(_("UNITS"), "► " + _("may take the damage") if assigned else "", width)
    shown = hero.units[: room - 1]
    return [title, *(row(sight, table, fight, hero, unit, assigned, width) for unit in shown)]


def spots(sight: Sight, fight: Fight) -> list[Ref]:
    """The Units, one for each line below the heading."""
    mine = fight.seat == sight.view.seat
    return [Ref("unit", unit.id) for unit in sight.view.table.of(fight.seat).units] if mine else []


def row(
    sight: Sight, table: Table, fight: Fight, hero: Hero, unit: Unit, assigned: damage.Assign | None, width: int
) -> Line:
    """`►5 Utem Crossbowmen  arm 4  ◉ ready   Attack or Block 3`."""
    spot = Ref("unit", unit.id)
    number = sight.numbers.index(spot) + 1 if spot in sight.numbers else 0
    bears = assigned is not None and may_bear(sight, unit)
    pointer = "►" if bears or (number and number == sight.number) else " "
    digit = str(number % 10 if number == 10 else number) if number else ""
    barred = fight.units_barred
    acts = unit.ready and not unit.wounds and not barred
    gap = len(digit) > 1  # else there is one already
    line: Line = [(f"{pointer}{digit:<2}" + " " * gap, "accent bold")]
    name = clip(bearers.unit_name(sight, unit.id, NAME - 1 - gap), NAME - 1 - gap)
    line += padded([(name, "text" if acts else "dim")], NAME - gap)
    line += padded([(_("arm") + " ", "muted"), (str(units.armour(table, hero, unit)), "bold")], 7)
    line += padded([(_("takes no part"), "dim") if barred else state(unit)], STATE)
    text, ink = told(sight, table, fight, hero, unit, assigned if bears else None, width - length(line) - 1)
    return [*line, (text, ink)]


def may_bear(sight: Sight, unit: Unit) -> bool:
    """Whether it can be given the damage that is being assigned."""
    offers = sight.asked.options if sight.asked else ()
    return any(isinstance(one.do, damage.ToUnit) and one.do.unit == unit.id for one in offers)


def state(unit: Unit) -> Span:
    """Ready, spent or wounded: by sign and word."""
    if unit.wounds:
        return "╱╱ " + _("WOUND") + " x2" * (unit.wounds > 1), "danger"
    return (f"{words.TOKEN} " + _("ready"), "ok") if unit.ready else (f"({words.TOKEN}) " + _("spent"), "dim")


def told(
    sight: Sight, table: Table, fight: Fight, hero: Hero, unit: Unit, assigned: damage.Assign | None, room: int
) -> Span:
    """What the damage would do to it; else what it can do, and what it resists."""
    if assigned is not None:
        burden = burdens.on_unit(table, hero, unit, fight.foe(assigned.foe), assigned.left)
        text = _("takes {n}: {what}").format(n=assigned.left, what=bearers.unit_burden_text(burden))
        return clip(text, room), "danger" if burden.wounds else "ok"
    can = faces.abilities(sight, unit.id, room, 1, fighting=True)[0]
    acts = unit.ready and not unit.wounds and not fight.units_barred
    return can if cells(can) <= room else clip(can, room), "text" if acts else "dim"
