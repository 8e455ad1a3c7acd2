"""The track bar: the rounds as suns and moons, the Round Order with its tactics, the dice of the Source."""

from __future__ import annotations

from collections.abc import Sequence

from rules import Name
from rules.engine.phrases import sentence
from rules.mage_knight import scenarios, times
from rules.mage_knight.basics import DUMMY
from rules.mage_knight.heroes import Hero
from rules.mage_knight.table import Die, Table
from rules.mage_knight.tactics import TACTICS

from ...i18n import _
from ...ink import Line, Span, cells, clip, length
from ...pack import Sight
from . import endings, words

SUN, MOON = "☼", "☾"
RULE: Span = (" │ ", "line")
LEAST = 10
"""Cells of the name of a tactic, at least; with less room there is its number alone."""


def track(sight: Sight, width: int, chips: Sequence[Span]) -> Line:
    """All of it; what does not fit is said shorter."""
    if sight.wide:
        first = [*rounds(sight), *last_turns(sight, width)]
        fixed = [*first, RULE, *source(sight)]
        return [*first, RULE, *order(sight, width - length(fixed) - 3, chips), RULE, *source(sight)]
    rest: Line = [(" ", ""), *order(sight, 0, chips), (" ", ""), *source(sight)]
    return [*rounds(sight), *last_turns(sight, width - length([*rounds(sight), *rest])), *rest]


def last_turns(sight: Sight, room: int) -> Line:
    """That the Round or the game is nearly over, in as many words as there is room for; at least a sign."""
    ways = [f"  {text}" for text in endings.last_turns(sight.view.table)]
    return [(next((text for text in ways if cells(text) <= room), "  ✗"), "danger bold")] if ways else []


def rounds(sight: Sight) -> Line:
    """`Round 3/6  ☼1 ☾1 [☼2] ☾2 ☼3 ☾3`."""
    table: Table = sight.view.table
    most = scenarios.limit(table)
    lead = f" {words.word(sight, 'round')} " if sight.wide else " "
    line: Line = [(lead, "text"), (f"{table.round}/{most} ", "bold")]
    days = 0
    for n in range(1, most + 1):
        night = is_night(table, n)
        days += not night or n == 1
        sign = f"{MOON if night else SUN}{days}"
        if n != table.round:
            line.append((f" {sign}" if sight.wide or n > 1 else sign, "muted" if n < table.round else "text"))
        elif sight.fills:
            line += [(" ", ""), (f" {sign} ", "page on accent bold")]
        else:
            line.append((f" [{sign}]", "accent bold"))
    return line


def is_night(table: Table, n: int) -> bool:
    """Whether a round is one of the night: they take turns."""
    return table.night ^ bool((n - max(1, table.round)) % 2)


def order(sight: Sight, width: int, chips: Sequence[Span]) -> Line:
    """Who plays when: sign, number of the tactic, its name as far as there is room; a pointer at whose turn it is."""
    table: Table = sight.view.table
    line: Line = [(_("Order") + " ", "muted")] if sight.wide else []
    bare = sum(length([chips[seat]]) + 5 if seat >= 0 else 12 for seat in table.order)
    room = (width - length(line) - bare) // max(1, len(table.order)) - 1
    for seat in table.order:
        tactic = tactic_of(table, seat)
        if seat == DUMMY:
            name = sight.say(Name("hero", table.dummy.name)) if table.dummy else ""
            line += [(" ", ""), (f"({clip(name, 8)})", "dim")]
        else:
            here = seat == (sight.turn if sight.turn is not None else sight.view.choosing)
            line += [("►" if here else " ", "accent bold"), chips[seat]]
        ink = "text" if seat == sight.turn else "muted"
        line.append((f"{TACTICS[tactic].number if tactic else '–'} ", "bold"))
        if tactic and room >= LEAST:
            line.append((words.fitting_name(sight, "tactic", tactic, room) + " ", ink))
    return line


def tactic_of(table: Table, seat: int) -> str:
    """The tactic of a seat, or of the dummy player; "": none yet."""
    if seat == DUMMY:
        return table.dummy.tactic if table.dummy else ""
    return table.of(seat).tactic


def source(sight: Sight) -> Line:
    """The dice: to be had, depleted at this time, used, on a tactic or with a hero."""
    table: Table = sight.view.table
    line: Line = [(sentence(sight.say(Name("place", "source"))) + " ", "muted")]
    lying = [die for die in table.source if die.at == "source"]
    for die in lying:
        line.append(words.mana(sight, die.colour, gone=depleted(sight, die)))
    if not lying:
        line.append(("–", "muted"))
    used = "".join(words.letter(sight, die.colour) for die in table.source if die.at in ("used", "kept"))
    if used:
        line.append((f" {used} " + _("used") if sight.wide else f" {used.lower()}", "dim"))
    if sight.wide:
        line += [span for die in table.source for span in away(sight, die)]
    return line


def depleted(sight: Sight, die: Die) -> bool:
    """Of no use now to whose turn it is: black by day, gold at night; underground it is night, and texts change either."""
    table: Table = sight.view.table
    seat = sight.turn if sight.turn is not None else sight.view.seat
    if seat is None:
        return die.colour == ("gold" if table.night else "black")
    hero = table.of(seat)
    if die.colour == "gold":
        return not times.gold_usable(table, hero)
    return die.colour == "black" and not times.black_usable(table, hero)


def away(sight: Sight, die: Die) -> list[Span]:
    """`+[G] on 3`: a die that lies on a tactic, or is kept by a hero."""
    table: Table = sight.view.table
    kind, _gap, seat = die.at.partition(" ")
    if kind == "held" and seat.isdigit():
        hero: Hero = table.of(int(seat))
        n = TACTICS[hero.tactic].number if hero.tactic else 0
        return [(" +", "muted"), words.mana(sight, die.colour), (" " + _("on {n}").format(n=n), "muted")]
    if kind == "claimed":
        return [(" +", "muted"), words.mana(sight, die.colour, gone=True), (" " + _("claimed"), "muted")]
    return []
