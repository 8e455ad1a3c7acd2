"""A combat between two players: who attacks, what is gathered and taken off, what each can still lose."""

from __future__ import annotations

from collections.abc import Iterator

from rules import Event, Name
from rules.engine.phrases import sentence
from rules.mage_knight import events, fight_events, levels
from rules.mage_knight.fight import exchange, hits, points, sides, totals
from rules.mage_knight.frays import Duel
from rules.mage_knight.heroes import Hero
from rules.mage_knight.hexes import OFF_MAP
from rules.mage_knight.outlook import name_of
from rules.mage_knight.table import Table

from ...i18n import _, ngettext
from ...ink import Line, beside, cells, clip, header, padded, wrapped
from ...pack import Scene, Sight
from . import prizes, sums
from .tale import backwards

FRAME, CHOOSING = "╭─╮│╰╯", "┏━┓┃┗┛"
WIDEST, SPOKEN = 38, 200
"""Cells of a side in its frame, and of a sentence: no line is broken."""


def scene(sight: Sight, duel: Duel, width: int, height: int) -> Scene:
    """The duel going on."""
    table: Table = sight.view.table
    note = " · ".join(filter(None, (phase_text(sight, table, duel), _("space {space}").format(space=duel.space))))
    roomy = height >= 18
    half = min(WIDEST, (width - 1) // 2)
    boxes = [side(sight, table, duel, seat, half, roomy) for seat in (duel.aggressor, duel.defender)]
    lines = [beside(pair, (half, half), (" ", "")) for pair in zip(*boxes, strict=True)]
    lines += exchange_lines(sight, table, duel, width, height - len(lines))
    if height - len(lines) > 3:
        lines += [header(_("WHAT ENDS IT"), "MK-PVP-7", width)]
        lines += [[(f" {part}", "text")] for text in endings(sight, table, duel) for part in wrapped(text, width - 2)]
    return Scene(_("DUEL"), note, lines[:height])


def hero_name(sight: Sight, seat: int) -> str:
    """What the hero of a seat is called."""
    return sight.say(Name("hero", sight.view.table.of(seat).name))


def phase_text(sight: Sight, table: Table, duel: Duel) -> str:
    """The phase, and who attacks now."""
    part = table.of(duel.attacker).turn.part
    if part not in ("ranged", "attack"):
        return ""
    phase = sight.say(Name("phase", part), short=True)
    return _("{phase}: {hero} attacks").format(phase=phase, hero=hero_name(sight, duel.attacker))


def side(sight: Sight, table: Table, duel: Duel, seat: int, width: int, roomy: bool) -> list[Line]:
    """One side in a frame, heavy while it is to choose."""
    heavy = sight.view.choosing == seat
    nw, flat, ne, tall, sw, se = CHOOSING if heavy else FRAME
    ink = "accent" if heavy else "line"
    pointer = "► " if heavy else ""
    name, player = f" {pointer}{hero_name(sight, seat)} ", f" {clip(sight.players[seat], 14)} "
    gap = flat * max(0, width - 4 - cells(name) - cells(player))
    lines = facts(sight, table, duel, seat, width, 4 if roomy else 2)
    body = [[(tall, ink), *padded(line, width - 2), (tall, ink)] for line in lines]
    top: Line = [(nw + flat, ink), (name, "bold"), (gap, ink), (player, "muted"), (flat + ne, ink)]
    return [top, *body, [(sw + flat * (width - 2) + se, ink)]]


def facts(sight: Sight, table: Table, duel: Duel, seat: int, width: int, room: int) -> list[Line]:
    """What one side has: its part, Armour, Wounds, level, and Units in so many lines."""
    hero = table.of(seat)
    role = _("aggressor") if seat == duel.aggressor else attendance(duel)
    most = levels.hand_limit(table, hero)
    fight = table.fight_of(seat)
    wounds = fight.wounds if fight else 0
    return [
        [(f" {role}", "muted")],
        [
            (" " + _("Armour") + " ", "muted"),
            (str(levels.armour(table, hero)), "bold"),
            ("   " + _("Wounds taken") + " ", "muted"),
            (_("{have} of {need}").format(have=wounds, need=most), "danger bold" if wounds else "bold"),
        ],
        [
            (" " + _("Level {n}").format(n=hero.level), "muted"),
            ("   " + _("Fame") + " ", "muted"),
            (str(hero.fame), "bold"),
        ],
        *unit_lines(sight, table, duel, hero, width - 2, room),
    ]


def lies(sight: Sight, duel: Duel) -> list[str]:
    """The duel in sentences."""
    table: Table = sight.view.table
    told = [_("DUEL") + ": " + phase_text(sight, table, duel)]
    for seat in (duel.aggressor, duel.defender):
        lines = facts(sight, table, duel, seat, SPOKEN, SPOKEN)
        told.append(f"{hero_name(sight, seat)}: {'; '.join(filter(None, map(in_words, lines)))}")
    told += map(in_words, exchange_lines(sight, table, duel, SPOKEN, SPOKEN)[1:])
    return [*told, *endings(sight, table, duel)]


def in_words(line: Line) -> str:
    """A line as a sentence."""
    return " ".join("".join(part for part, _ink in line).split())


def attendance(duel: Duel) -> str:
    """How the one attacked takes part, once it is known."""
    if duel.full:
        return _("defender: this is its next turn")
    return _("defender")


def unit_lines(sight: Sight, table: Table, duel: Duel, hero: Hero, width: int, room: int) -> list[Line]:
    """Units that may be hit: their Armour against the attack made, and their state. Always as many lines."""
    other = duel.other(hero.seat)
    made = sides.elements(table, other) if table.fight_of(other) else ()
    lines: list[Line] = []
    for unit in hero.units[:room]:
        name = sentence(sight.say(Name("unit", name_of(unit.id)), short=True))
        strong = hits.armour_against(table, hero, unit, made)
        state = _("wounded") if unit.wounds else _("ready") if unit.ready else _("spent")
        ink = "danger" if unit.wounds else "text" if unit.ready else "dim"
        lines.append(
            [
                *padded([(f" {clip(name, 14)}", ink)], 16),
                *padded([(_("armour {n}").format(n=strong), "muted")], 11),
                (clip(state, max(0, width - 27)), ink),
            ]
        )
    if len(hero.units) > room and lines:
        lines[-1] = [(" " + _("and {n} more Units").format(n=len(hero.units) - room + 1), "muted")]
    return lines + [[]] * (room - len(lines))


# the exchange


def exchange_lines(sight: Sight, table: Table, duel: Duel, width: int, room: int) -> list[Line]:
    """The attack, the block against it, and what gets through."""
    if not table.fights or room < 2:
        return []
    attacker, blocker = duel.attacker, duel.other(duel.attacker)
    lines: list[Line] = [header(_("RUNNING TOTALS"), _("halved: inefficient"), width)]
    lines += gathered(sight, table, attacker, _("Attack of {hero}"), width)
    attack = exchange.attack_made(table, attacker)
    part = table.of(attacker).turn.part
    if table.of(blocker).turn.part == "block" or sides.gathering(table, blocker).points:
        lines += gathered(sight, table, blocker, _("Block of {hero}"), width)
        off = exchange.block_worth(table, attacker, part)
        line: Line = [(" " + _("gets through") + "  ", "bold"), (f"{attack} − {off} = ", "muted")]
        left = max(0, attack - off)
        lines.append(
            [*line, (str(left), "danger bold" if left else "ok bold"), (through(table, blocker, left), "text")]
        )
        if part == "ranged":
            lines.append([(" " + _("In this phase 2 of Block take off 1.") + " MK-PVP-10", "muted")])
    left_now = damage_left(sight, table, duel)
    if left_now is not None:
        lines.append([(" " + _("damage left to give out") + "  ", "bold"), (str(left_now), "danger bold")])
    return lines[:room]


def gathered(sight: Sight, table: Table, seat: int, title: str, width: int) -> list[Line]:
    """What one side has gathered."""
    fight = table.fight_of(seat)
    if fight is None:
        return []
    made = totals.by_kind(
        tuple(totals.counted(table, fight, "block" if table.of(seat).turn.part == "block" else "attack"))
    )
    parts = [sums.amount_text(sight, one) + (f" → {one.amount // 2}" if one.half else "") for one in made if one.amount]
    head = title.format(hero=hero_name(sight, seat))
    text = ", ".join(parts) or _("nothing yet")
    return [[(f" {head}  ", "bold"), (clip(text, max(10, width - len(head) - 4)), "text" if parts else "muted")]]


def through(table: Table, blocker: int, left: int) -> str:
    """What that is on the hero."""
    n = left // levels.armour(table, table.of(blocker))
    return "  " + ngettext("up to {n} Wound on the hero", "up to {n} Wounds on the hero", n).format(n=n) if left else ""


def damage_left(sight: Sight, table: Table, duel: Duel) -> int | None:
    """What the attacker still has to give out; None: it is giving out nothing."""
    asking = sight.asked.asking if sight.asked else None
    if not isinstance(asking, hits.Inflict):
        return None
    done: list[Event] = []
    for event in backwards(sight):
        if isinstance(event, fight_events.Struck):
            return event.left - sum(cost(table, duel, one) for one in done)
        done.append(event)
    return None


def cost(table: Table, duel: Duel, event: Event) -> int:
    """What was paid for it."""
    other = table.of(duel.other(duel.attacker))
    match event:
        case events.Wounded(seat=other.seat, who="", n=n):
            return n * levels.armour(table, other)
        case events.Wounded(seat=other.seat, who=id):
            return hits.armour_against(table, other, other.unit(id), sides.elements(table, duel.attacker))
        case fight_events.CardStolen():
            return hits.STEAL
        case _:
            return 0


def endings(sight: Sight, table: Table, duel: Duel) -> Iterator[str]:
    """When it is over, and what comes of it."""
    if not table.fights:
        yield _("{defender} begins the Ranged phase, {aggressor} the Attack phase.").format(
            defender=hero_name(sight, duel.defender), aggressor=hero_name(sight, duel.aggressor)
        )
        return
    yield _("A phase ends when both pass in a row: {n} of 2 so far.").format(n=duel.passes)
    if points.behind_walls(table, sides.gathering(table, duel.aggressor)):
        name = hero_name(sight, duel.defender)
        yield _("{hero} is fortified here: in the Ranged phase only siege attacks reach it.").format(hero=name)
    part = table.of(duel.attacker).turn.part
    if part == "ranged":
        yield _("The Attack phase follows; {hero} begins it.").format(hero=hero_name(sight, duel.aggressor))
    else:
        yield _("In this phase {n} damage steals an Artifact; driving the other off wins.").format(n=hits.STEAL)
    if duel.came_from != OFF_MAP:
        yield _("If nobody is driven off, {hero} goes back to {place}.").format(
            hero=hero_name(sight, duel.aggressor), place=prizes.place(sight, duel.came_from)
        )
