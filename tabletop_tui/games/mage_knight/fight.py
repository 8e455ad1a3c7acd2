"""A fight in the place of the map: its enemies, the sums of the phase, and what is at stake."""

from __future__ import annotations

from typing import NamedTuple

from rules import Name, Ref
from rules.mage_knight import times
from rules.mage_knight.fight import totals as fights
from rules.mage_knight.fight.totals import Totals
from rules.mage_knight.frays import Fight
from rules.mage_knight.table import Table

from ...i18n import _, ngettext
from ...ink import Line, Span
from ...pack import Box, Scene, Sight
from . import duel, foes, ledgers, prizes, rolls, squad, sums, traits
from . import track as tracks
from .tale import tale_of

ROOMY = 20
"""Lines from which on ledgers are tall."""
LEAST, SUMS = 3, 5
"""Lines of the sums at least, and with the place below them."""
WHERE = 3
"""Lines of the block that says where, at least."""
PHASES = foes.PHASES


def scene(sight: Sight, width: int, height: int) -> Scene | None:
    """What stands in the place of the map; None: nobody fights."""
    table: Table = sight.view.table
    if table.duel is not None:
        return duel.scene(sight, table.duel, width, height)
    fight = fights.fight_seen(sight.view)
    return of_enemies(sight, fight, width, height) if fight else None


def of_enemies(sight: Sight, fight: Fight, width: int, height: int) -> Scene:
    """A fight with enemies."""
    table: Table = sight.view.table
    now, tale = fights.totals_of(table, fight), tale_of(sight, fight)
    lines, boxes = enemies(sight, foes.enemies(sight, fight, now, tale), now, width, height)
    if not sight.wide:
        above = len(lines)
        lines += squad.lines(sight, fight, width, height - above)
        boxes += [Box(0, y, width, 1, spot) for y, spot in enumerate(squad.spots(sight, fight), above + 1)]
    room = height - len(lines)
    where = prizes.where(sight, fight, tale, width)
    kept = min(len(where), WHERE if room >= WHERE + SUMS else 0)
    block = sums.sums(sight, fight, now, width, room - kept)
    told = where[: room - len(block)] if kept else []
    gap: list[Line] = [[]] * (room - len(block) - len(told))
    lines += [*block, *gap, *told]
    return Scene(title(sight, fight), note(sight, fight, now), lines, [box for box in boxes if box.y < height])


def title(sight: Sight, fight: Fight) -> str:
    """Over the enemies; of another's fight, whose it is."""
    text = _("ENEMIES")
    if fight.seat == sight.view.seat:
        return text
    return f"{sight.say(Name('hero', sight.view.table.of(fight.seat).name)).upper()}: {text}"


def note(sight: Sight, fight: Fight, now: Totals) -> str:
    """What it is about, and how many are left."""
    left, all_ = len(fight.foes), len(fight.foes) + len(fight.beaten)
    count = (
        _("{n} of {all} left").format(n=left, all=all_) if fight.beaten else ngettext("{n} enemy", "{n} enemies", left)
    )
    return f"{prizes.about(sight, fight)} · {count.format(n=left)}"


def numbered(sight: Sight) -> list[Ref]:
    """The enemies that go by a number, after cards and Units."""
    fight = fights.fight_seen(sight.view)
    return foes.spots(fight) if fight else []


# the enemies


class Drawn(NamedTuple):
    """Lines, and where in them which enemy is."""

    lines: list[Line]
    boxes: list[Box]


def enemies(sight: Sight, all_: list[foes.Enemy], now: Totals, width: int, height: int) -> Drawn:
    """As ledgers, as large as there is room for; else a line each."""
    tall = ledgers.TALL if height >= ROOMY else ledgers.SHORT
    abreast = max(1, (width + 1) // ledgers.WIDTH)
    if len(all_) <= abreast:
        return stacked([abreast_of(sight, all_, now, width, tall)])
    alive = [one for one in all_ if one.now]
    beaten = Drawn(beaten_lines([one for one in all_ if not one.now], width), [])
    if len(alive) <= abreast:
        return stacked([abreast_of(sight, alive, now, width, tall), beaten])
    if height >= ROOMY and len(alive) <= 2 * abreast:
        half = -(-len(alive) // 2)
        tall = ledgers.TALL if height >= 2 * ledgers.TALL + SUMS + WHERE else ledgers.SHORT
        return stacked([*(abreast_of(sight, row, now, width, tall) for row in (alive[:half], alive[half:])), beaten])
    if 2 * len(alive) + len(beaten.lines) + LEAST <= height:
        return stacked([*(in_lines(one, rolls.rows(sight, one, now, width), width) for one in alive), beaten])
    return stacked([*(in_lines(one, [rolls.row(sight, one, now, width)], width) for one in alive), beaten])


def stacked(parts: list[Drawn]) -> Drawn:
    """One below the other."""
    lines, boxes = list[Line](), list[Box]()
    for part in parts:
        boxes += [box._replace(y=box.y + len(lines)) for box in part.boxes]
        lines += part.lines
    return Drawn(lines, boxes)


def in_lines(one: foes.Enemy, lines: list[Line], width: int) -> Drawn:
    """An enemy that has whole lines."""
    return Drawn(lines, [Box(0, 0, width, len(lines), Ref("enemy", one.id))])


def abreast_of(sight: Sight, row: list[foes.Enemy], now: Totals, width: int, height: int) -> Drawn:
    """A row of ledgers, a little apart where there is room for as many as there could be."""
    gap = " " if width // ledgers.WIDTH * (ledgers.WIDTH + 1) - 1 <= width else ""
    step = ledgers.WIDTH + len(gap)
    boxes = [Box(n * step, 0, ledgers.WIDTH, height, Ref("enemy", one.id)) for n, one in enumerate(row)]
    return Drawn(ledgers.side_by_side([ledgers.ledger(sight, one, now, height) for one in row], gap), boxes)


def beaten_lines(beaten: list[foes.Enemy], width: int) -> list[Line]:
    """Those that are out of the fight, in a line."""
    if not beaten:
        return []
    names = [one.name + (" " + _("Fame +{n}").format(n=one.beaten.fame) if one.beaten else "") for one in beaten]
    return [[(" ✓ " + _("beaten: {names}").format(names=", ".join(names)), "ok")]]


# in words


def lies(sight: Sight) -> list[str]:
    """The fight in sentences, for the list and for those who do not see ledgers; none: there is no fight."""
    table: Table = sight.view.table
    if table.duel is not None:
        return duel.lies(sight, table.duel)
    fight = fights.fight_seen(sight.view)
    if fight is None:
        return []
    now, tale = fights.totals_of(table, fight), tale_of(sight, fight)
    told = [rolls.sentence_of(sight, one, now) for one in foes.enemies(sight, fight, now, tale)]
    blocks = [
        *sums.body(sight, fight, now, duel.SPOKEN, duel.SPOKEN),
        *prizes.where(sight, fight, tale, duel.SPOKEN)[1:],
    ]
    said = [*filter(None, map(duel.in_words, blocks))]
    return [f"{title(sight, fight)}: {note(sight, fight, now)}", *told, *said]


# the bars


def fighter(sight: Sight) -> int | None:
    """The seat whose fight is shown, of a duel the aggressor; None: nobody fights."""
    table: Table = sight.view.table
    if table.duel is not None:
        return table.duel.aggressor
    fight = fights.fight_seen(sight.view)
    return fight.seat if fight else None


def headline(sight: Sight) -> str:
    """`Arythea: keep`, `Arythea against Tovak`; "": nobody fights."""
    table: Table = sight.view.table
    if table.duel is not None:
        one, other = (duel.hero_name(sight, seat) for seat in (table.duel.aggressor, table.duel.defender))
        return _("{hero} against {other}").format(hero=one, other=other)
    fight = fights.fight_seen(sight.view)
    return f"{duel.hero_name(sight, fight.seat)}: {prizes.about(sight, fight)}" if fight else ""


def track(sight: Sight, width: int) -> Line | None:
    """`FIGHT  ✓ Ranged ► [2 Block] ► 3 Damage ► 4 Attack`; None: there is no fight with enemies."""
    table: Table = sight.view.table
    fight = fights.fight_seen(sight.view)
    if fight is None or table.duel is not None:
        return None
    part = table.of(fight.seat).turn.part
    at = PHASES.index(part) if part in PHASES else len(PHASES)
    night = times.night(table, table.of(fight.seat))  # underground it is night all day
    sun: Span = (f"{tracks.MOON if night else tracks.SUN}{-(-table.round // 2)} ", "bold")
    tail: Line = [tracks.RULE, sun, *tracks.source(sight)]
    forms: list[Line] = [[*phases(sight, at, short), *tail] for short in (False, True)]
    return traits.fitting(width, *forms, phases(sight, at, True))


def phases(sight: Sight, at: int, short: bool) -> Line:
    """The four phases, those that are over with a tick, the one that is on on a ground of its own."""
    line: Line = [(" " + _("FIGHT") + " ", "bold")]
    names = (_("Ranged and siege"), _("Block"), _("Assign damage"), _("Attack"))
    if short:
        names = (_("Ranged"), _("Block"), _("Damage"), _("Attack"))
    for n, name in enumerate(names):
        if n == at:
            chip = f" {n + 1} {name} " if sight.fills else f"[{n + 1} {name}]"
            line += [
                (" " * (not short or not sight.fills), ""),
                (chip, "page on accent bold" if sight.fills else "bold"),
            ]
        elif n < at:
            line.append((f" ✓ {name}", "ok"))
        else:
            line.append((f" {n + 1} {name}", "muted"))
        if n < len(names) - 1:
            line.append((" ►", "dim"))
    return line
