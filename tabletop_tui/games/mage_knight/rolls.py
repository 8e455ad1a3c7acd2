"""Enemies of a fight in a line or two each, where there are too many for ledgers; and in sentences."""

from __future__ import annotations

from rules.mage_knight.fight.totals import Totals

from ...i18n import _
from ...ink import Line, clipped, length, padded
from ...pack import Sight
from .foes import PHASES, Enemy, coming_phases, named, outcome, phase_names, sign_of, stamp
from .traits import MANA, abilities, called_by, element_word, fitting, number, resistances, together, values, walls

NAME, STATE = 14, 18
"""Cells of its name, and of what a phase has come to, where an enemy has one line."""


def row(sight: Sight, one: Enemy, totals: Totals, width: int) -> Line:
    """An enemy in one line, where there are too many for ledgers."""
    now = one.now
    if now is None:
        return beaten_row(one)
    attack: Line = [(element_word(sight, now), MANA[now.element]), *number(now.attack, now.printed_attack)]
    armour: Line = [(_("arm") + " ", "muted"), *number(now.armour, now.printed_armour)]
    state = outcome(one, totals.part, totals) if totals.part in PHASES else ("", "")
    line: Line = [*lead(one), *padded([(_("att") + " ", "muted"), *attack], 15), (" ", ""), *padded(armour, 9)]
    room = width - length(line) - STATE - 1
    mark = stamp(one, totals.part)[0][:2].strip()
    return [*line, *padded(fitting(room, *together(sight, one, totals.part)), room), (f" {mark:<1} ", "bold"), state]


def rows(sight: Sight, one: Enemy, totals: Totals, width: int) -> list[Line]:
    """An enemy in two lines: what it is, then what it can do and what comes of it."""
    now = one.now
    if now is None:
        return [beaten_row(one)]
    first = [*lead(one), *padded(values(sight, one), 26), (" ", ""), *padded([stamp(one, totals.part)], 14)]
    coming = [outcome(one, part, totals) for part in coming_phases(totals.part)]
    names = phase_names()
    second: Line = [("    ", ""), *padded(fitting(32, *together(sight, one, totals.part)), 32)]
    for part, (text, ink) in zip(coming_phases(totals.part), coming, strict=True):
        second += [(f" {names[part]} ", "muted"), (text + " ", ink)]
    return [clipped(first, width), clipped(second, width)]


def lead(one: Enemy) -> Line:
    """Pointer, digit and name."""
    pointed = one.chosen or (one.now is not None and one.now.targeted)
    return [
        (f"{'►' if pointed else ' '}{sign_of(one):<2} ", "accent bold"),
        *padded([(named(one, NAME - 1), "bold")], NAME),
    ]


def beaten_row(one: Enemy) -> Line:
    """One that is out of the fight."""
    fame = _("Fame +{n}").format(n=one.beaten.fame) if one.beaten else ""
    return [
        *lead(one)[:1],
        *padded([(named(one, NAME - 1), "dim")], NAME),
        (" ✓ " + _("DEFEATED"), "ok bold"),
        (f"  {fame}", "ok"),
    ]


def sentence_of(sight: Sight, one: Enemy, totals: Totals) -> str:
    """An enemy as a sentence: what it is, what it can do, what has come of it."""
    now = one.now
    mark = stamp(one, totals.part)[0].strip("►!✓ ").lower()
    name = f"{sign_of(one)} {one.name}".strip()
    if now is None:
        return f"{name}: {mark}."
    lines = [
        values(sight, one),
        called_by(one),
        *abilities(sight, now),
        walls(now, totals.part),
        resistances(sight, now),
    ]
    facts = [" ".join("".join(text for text, _ink in line).split()) for line in lines if line]
    names = phase_names()
    coming = [f"{names[part]}: {outcome(one, part, totals)[0]}" for part in coming_phases(totals.part)]
    told = "; ".join([*facts, *coming])
    return f"{name}{f' ({mark})' if mark else ''}: {told}."
