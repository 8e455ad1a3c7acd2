"""Enemies of a fight as ledgers: what each is worth, what it can do, and a line for each phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.mage_knight.fight.totals import Totals

from ...glyphs import meter
from ...i18n import _
from ...ink import Line, Span, cells, clip, padded
from ...pack import Sight
from .foes import INSIDE, PHASES, Enemy, named, outcome, phase_names, sign_of, stamp
from .traits import abilities, called_by, fitting, resistances, together, values, walls

WIDTH, TALL, SHORT = INSIDE + 2, 11, 8
"""Cells of a ledger, and its lines with and without room."""
LABEL = 9
"""Cells of the name of a phase, its pointer included."""
LIGHT, HEAVY = "╭─╮│╰╯", "┏━┓┃┗┛"
METER, COLOUR = 9, 5
"""Cells of a meter, and of a colour beside a long name."""
RULED = 3
"""Facts above the rule of a tall ledger; with more of them there is none."""


def ledger(sight: Sight, one: Enemy, totals: Totals, height: int = TALL) -> list[Line]:
    """An enemy in a frame, so many lines high."""
    aimed = one.now is not None and one.now.targeted
    heavy = aimed or one.chosen or bool(one.hitting)
    nw, flat, ne, tall, sw, se = HEAVY if heavy else LIGHT
    ink = "accent" if heavy else "line"
    ground = " on selection" if heavy and sight.fills else ""
    facts = list(facts_of(sight, one, totals.part, height))
    body = [*facts, *phase_lines(one, totals)]
    if height >= TALL:
        facts += [[]] * (RULED - len(facts))
        rule: list[Line] = [[("─" * INSIDE, "line")]] if len(facts) == RULED else []
        body = [*facts, *rule, *phase_lines(one, totals), shortfall(one, totals)]
    body += [[]] * (height - 2 - len(body))
    lines = [head(one, nw, flat, ne, ink)]
    lines += [[(tall, ink), *padded(line, INSIDE), (tall, ink)] for line in body[: height - 2]]
    lines.append(foot(stamp(one, totals.part), sw, flat, se, ink))
    return [[(text, f"{style or 'text'}{ground}") for text, style in line] for line in lines] if ground else lines


def head(one: Enemy, nw: str, flat: str, ne: str, ink: str) -> Line:
    """`╭─ 8 Ironclads ── green ─╮`."""
    digit = f"{sign_of(one)}{'►' if one.chosen else ''} " if one.number else ""
    room = INSIDE - 4 - cells(digit)
    whole = cells(one.colour) <= COLOUR or cells(one.colour) + cells(one.short) <= room - 1
    colour = one.colour if whole else clip(one.colour, COLOUR - 1)
    tail = f"{colour} "
    room -= cells(tail)
    name = named(one, room)
    gap = room - cells(name)
    rule = flat * (gap - 1) + " " * bool(gap)
    return [
        (f"{nw}{flat} ", ink),
        (digit, "accent bold"),
        (f"{name} ", "bold" if one.now else "dim"),
        (rule, ink),
        (tail, "muted"),
        (flat + ne, ink),
    ]


def foot(mark: Span, sw: str, flat: str, se: str, ink: str) -> Line:
    """The stamp, in the middle of the lower edge."""
    text = f" {mark[0]} " if mark[0] else ""
    lead = (INSIDE - cells(text)) // 2
    return [(sw + flat * lead, ink), (text, mark[1]), (flat * (INSIDE - lead - cells(text)) + se, ink)]


def facts_of(sight: Sight, one: Enemy, part: str, height: int) -> Iterator[Line]:
    """Values, abilities, walls and resistances: a line each where there is room, the last three in one where not."""
    yield values(sight, one)
    if one.now is None:
        yield [(" " + _("Fame +{n}").format(n=one.beaten.fame), "ok")] if one.beaten else []
        return
    if height < TALL:
        yield fitting(INSIDE, *together(sight, one, part))
        return
    yield from filter(None, [called_by(one)])
    yield from abilities(sight, one.now)
    if not one.caller:  # of what was called neither walls nor resistances matter (MK-ENEMY-10)
        yield from filter(None, [walls(one.now, part)])
        yield resistances(sight, one.now)


def phase_lines(one: Enemy, totals: Totals) -> list[Line]:
    """A line for each phase, with a pointer at the one that is on."""
    names = phase_names()
    lines: list[Line] = []
    for part in PHASES:
        here = part == totals.part and one.now is not None
        text, ink = outcome(one, part, totals)
        label = f"{'►' if here else ' '}{names[part]:<{LABEL - 1}}"
        lines.append([(label, "accent bold" if here else "muted"), (clip(text, INSIDE - LABEL), ink)])
    return lines


def shortfall(one: Enemy, totals: Totals) -> Line:
    """A meter of what is gathered against a target."""
    if one.now is None or not one.now.targeted or totals.part not in ("ranged", "block", "attack"):
        return []
    need = max(1, totals.need)
    most = min(METER, need)
    have = min(most, totals.have * most // need)
    missing = _("need {n}").format(n=totals.missing) if totals.missing else "✓"
    return [
        (" " * LABEL, ""),
        (meter(have, most), "legal meter"),
        (f" {missing}" if cells(missing) < INSIDE - LABEL - most else "", "text"),
    ]


def side_by_side(ledgers: Sequence[list[Line]], gap: str) -> list[Line]:
    """Ledgers of one height in a row."""
    lines: list[Line] = []
    for parts in zip(*ledgers, strict=True):
        line: Line = []
        for n, part in enumerate(parts):
            line += [(gap, "")] * bool(n and gap) + part
        lines.append(line)
    return lines
