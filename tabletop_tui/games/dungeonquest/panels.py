"""Bars, seat panel, heroes and drawers of DungeonQuest: lines read off the table."""

from __future__ import annotations

from rules import Name, View
from rules.dungeonquest import items, reach, rooms, searching, winning
from rules.dungeonquest.chamber import COUNTERS
from rules.dungeonquest.decks import DECKS
from rules.dungeonquest.events import Moved, SunMoved
from rules.dungeonquest.faces import potion_rows
from rules.dungeonquest.numbers import AGILITY, ARMOUR, LUCK, STRENGTH, attribute
from rules.dungeonquest.table import DAY, HEROES, Hero, Table
from rules.dungeonquest.tiles import kind
from rules.engine.instructions import Window
from rules.engine.phrases import sentence

from ...glyphs import meter
from ...i18n import N_, _, ngettext
from ...ink import Line, Span, cells, clip, clipped, header, length, padded, spread, wrapped
from ...pack import Sight
from ...widgets.sun_track import sun_track
from . import rings

ATTRIBUTES = (STRENGTH, AGILITY, ARMOUR, LUCK)
LABEL = 10  # cells of a label, its margin included
PANEL = 10  # rows of the seat panel
GOOD_FOR = {
    "potion": N_("drunk before the action of a turn; a D6 tells what it does"),
    "rope": N_("out of a pit at once; no help at the Bottomless Pit"),
}


def hero_name(sight: Sight, hero: Hero, short: bool = False) -> str:
    """What a hero is called; before one is chosen, its player."""
    return sentence(sight.say(Name("hero", hero.name), short)) if hero.name else sight.players[hero.seat]


def sun(sight: Sight, width: int) -> Line:
    """The sun track, and the rounds in words where there is room."""
    table: Table = sight.view.table
    label = sight.say(Name("board", "sun_track"), short=True) if sight.wide else ""
    line = sun_track(table.sun, DAY, sight.fills, label)
    left = reach.rounds_left(table) - 1
    if not table.sun:
        return [*line, ("  " + _("before sunrise"), "muted")]
    if not sight.wide:
        return [*line, (" " + _("{n} left").format(n=max(0, left)), "warn bold")]
    words = _("round {n} of {all}, {left} left").format(n=min(table.sun, DAY), all=DAY, left=max(0, left))
    return [*line, ("  " + words + "  ", "text"), ("│ ", "line")] if width > 60 else line


def life(hero: Hero) -> Line:
    """`9/17`, in a colour that says how it stands."""
    most = hero.sheet.life if hero.name else 0
    ink = "danger bold" if 3 * hero.life <= most else "ok bold" if 2 * hero.life > most else "warn bold"
    return [(f"{hero.life}", ink), (f"/{most}", "text")]


def life_meter(hero: Hero) -> Line:
    """As many squares as there are Life Points at most."""
    most = hero.sheet.life
    ink = "danger" if 3 * hero.life <= most else "ok"
    return [(meter(hero.life, most), f"{ink} meter"), (" ", ""), *life(hero)]


def ring(sight: Sight, hero: Hero, short: bool = False) -> Line:
    """Its ring and whether it has been used."""
    if not hero.ring:
        return [(_("none"), "muted")]
    mark, word = ("✗", _("used")) if hero.ring_used else ("✓", _("unused"))
    state: Span = (f" {mark}" if short else f"  {mark} {word}", "dim" if hero.ring_used else "ok")
    return [(sight.say(Name("ring", hero.ring), short), "dim" if hero.ring_used else "text"), state]


def carried(sight: Sight, hero: Hero) -> list[str]:
    """Potion, rope, arrows and gold."""
    kept = [items.face(card) for card in hero.cards if not items.is_gold(card)]
    found = [sight.say(Name("item", name)) for name in dict.fromkeys(kept)]
    if hero.name and hero.sheet.arrows:
        found.append(ngettext("{n} arrow", "{n} arrows", hero.arrows).format(n=hero.arrows))
    if gold := sum(map(winning.worth, hero.cards)):
        found.append(f"{sight.say(Name('item', 'gold'))} {gold}")
    return found


def plight(sight: Sight, hero: Hero) -> list[str]:
    """What is wrong with a hero."""
    found: list[str] = []
    if hero.missing:
        found.append(ngettext("misses {n} turn", "misses {n} turns", hero.missing).format(n=hero.missing))
    if hero.dark:
        found.append(_("the torch is out"))
    if hero.in_pit:
        found.append(_("in a pit"))
    if hero.below:
        way = sight.say(Name("compass", hero.below))
        found.append(_("in the Catacombs, going {way}").format(way=way))
    return found


def luck(sight: Sight, hero: Hero) -> list[str]:
    """What a hero may use for a while."""
    if hero.secret_door < 0:
        return []
    now = hero.secret_door == sight.view.table.sun
    return (
        [_("a secret door: now")]
        if now
        else [_("a secret door: next turn")] * (hero.secret_door > sight.view.table.sun)
    )


def way_out(sight: Sight, hero: Hero) -> Line:
    """The least number of moves to a Tower over what is laid, and what that leaves of the day."""
    table: Table = sight.view.table
    found = reach.way_out(table, hero) if hero.square.on_board and hero.above else None
    if found is None:
        return [(_("not known yet"), "warn")]
    tower, moves, turns = found
    spare = reach.rounds_left(table) - turns - has_moved(sight, hero)
    told = ngettext("{n} move to {tower}", "{n} moves to {tower}", moves).format(n=moves, tower=tower)
    ink = "danger bold" if spare < 0 else "warn bold" if spare < 3 else "ok bold"
    late = ngettext("{n} round too late", "{n} rounds too late", -spare).format(n=-spare)
    rest = late if spare < 0 else ngettext("{n} round to spare", "{n} rounds to spare", spare).format(n=spare)
    return [(told + ",", "text"), (rest, ink)]


def has_moved(sight: Sight, hero: Hero) -> bool:
    """Whether the turn going on is this hero's and its move is made: what is asked now belongs to where it has come to."""
    if sight.view.choosing is None or (sight.asked is not None and isinstance(sight.asked.asking, Window)):
        return False
    events = (event for entry in reversed(sight.entries) for event in reversed(entry.events))
    last = next((event for event in events if isinstance(event, Moved | SunMoved)), None)
    return isinstance(last, Moved) and last.seat == hero.seat


def dragon(sight: Sight) -> tuple[str, str]:
    """How the Dragon sleeps: in words, and the odds of the next counter."""
    table: Table = sight.view.table
    out = _("{n} of {all} counters out").format(n=len(table.dragon_seen), all=len(COUNTERS))
    return out, _("1 in {n}").format(n=len(table.dragon))


def dragon_line(sight: Sight, width: int) -> Line:
    """The Dragon in one line."""
    out, odds = dragon(sight)
    line: Line = [(" " + _("The Dragon sleeps") + " · " + out + " · " + _("the next one wakes it") + " ", "muted")]
    line.append((odds, "warn bold"))
    return spread(line, [("DQ-DRG-1 ", "dim")], width) if length(line) + 10 <= width else line


def seat_panel(sight: Sight, width: int) -> list[Line]:
    """The hero of the seat that looks, in the wide layout."""
    view: View[Table, Hero] = sight.view
    if view.seat is None:
        return []
    hero = view.me
    title, note = hero_name(sight, hero).upper(), sight.players[hero.seat]
    if not hero.name:
        return [header(title, "", width), [(" " + _("no hero chosen yet"), "muted")]]
    lines = [header(title, note, width), *hero_lines(sight, hero, width)]
    lines += [[]] * (PANEL - 1 - len(lines))  # always as high: what is below must not move
    return [*lines, state(sight, hero, width)]


def state(sight: Sight, hero: Hero, width: int) -> Line:
    """What is wrong with a hero, and what it may use for a while; empty: nothing."""
    trouble, chance = " · ".join(plight(sight, hero)), " · ".join(luck(sight, hero))
    bad: Line = [(f" ✗ {trouble}", "danger")] if trouble else []
    good: Line = [(f" ✓ {chance}", "ok")] if chance else []
    return clipped([*bad, *good], width)


def hero_lines(sight: Sight, hero: Hero, width: int) -> list[Line]:
    """All there is to know of a hero: nothing of it is hidden."""
    table: Table = sight.view.table
    lines = [labelled(_("Life"), life_meter(hero), width), padded(attributes(sight, hero, width), width)]
    lines.append(labelled(_("Ring"), ring(sight, hero), width))
    carries = " · ".join(carried(sight, hero)) or _("nothing")
    lines.append(labelled(_("Carries"), [(carries, "text")], width))
    treasure: Line = [(str(winning.value(hero)), "bold")]
    if hero.treasure:
        counters = ngettext("{n} counter", "{n} counters", len(hero.treasure)).format(n=len(hero.treasure))
        treasure.append((f"  {counters}: {', '.join(hero.treasure)}", "muted"))
    lines.append(labelled(_("Treasure"), treasure, width))
    if hero.fate != "inside" or not hero.square.on_board:
        return [*lines, labelled(_("Now"), [(fate(sight, hero), "danger" if hero.fate == "dead" else "ok")], width)]
    what = sight.say(Name("tile_kind", kind(table, hero.square)), short=True)
    here: Line = [(what, "text")]
    if rooms.why_not_searchable(table, hero) is None:
        searched = _("searched {n} of {all}").format(n=hero.searched, all=searching.MOST)
        here.append((f" · {searched}", "muted"))
    lines.append(labelled(str(hero.square), here, width))
    return lines + [
        labelled(_("Way out") if n == 0 else "", [span], width) for n, span in enumerate(way_out(sight, hero))
    ]


def attributes(sight: Sight, hero: Hero, width: int) -> Line:
    """The four values with their names, short ones where the long do not fit."""
    values = [(attribute(hero, name), Name("attribute", name)) for name in ATTRIBUTES]
    for short, gap in ((False, "   "), (False, " "), (True, "   ")):
        line: Line = [(" ", "")]
        for n, (value, name) in enumerate(values):
            line += [(f"{gap if n else ''}{sight.say(name, short)} ", "text"), (str(value), "bold")]
        if length(line) < width:
            return line
    return line
    return line


def labelled(label: str, value: Line, width: int) -> Line:
    """A label of fixed width, then what it is."""
    return padded([(f" {clip(label, LABEL - 2)}".ljust(LABEL), "muted"), *value], width)


def fate(sight: Sight, hero: Hero) -> str:
    """How it stands with a hero, in a word or two."""
    if hero.fate == "safe":
        return _("out of the castle")
    if hero.fate == "dead":
        return _("dead: {cause}").format(cause=sight.say(Name("fate", hero.cause)))
    if not hero.square.on_board:
        return _("not in the castle yet")
    return str(hero.square)


def seat_line(sight: Sight, width: int) -> Line:
    """The hero in one line, narrow; the least important last, for it may be cut."""
    view: View[Table, Hero] = sight.view
    if view.seat is None or not view.me.name:
        return [(f" {sight.players[view.seat or 0]}", "bold")]
    hero = view.me
    line: Line = [(f" {hero_name(sight, hero, short=True)} ", "bold"), *life(hero)]
    for name in ATTRIBUTES:
        line += [(f" {sight.say(Name('attribute', name), short=True)} ", "muted"), (str(attribute(hero, name)), "bold")]
    parts = [*plight(sight, hero), *luck(sight, hero)]
    if worth := winning.value(hero):
        parts.append(_("treasure {n}").format(n=worth))
    if hero.ring:
        parts.append(sight.say(Name("ring", hero.ring), short=True) + (" ✗" if hero.ring_used else " ✓"))
    parts += carried(sight, hero)
    return [*line, (" · " + " · ".join(parts), "text")] if parts else line


def strip(sight: Sight, width: int, chips: list[Span]) -> list[Line]:
    """All heroes, a line each, and the Dragon."""
    table: Table = sight.view.table
    lines = [hero_row(sight, hero, chips[hero.seat], width) for hero in table.heroes]
    _out, odds = dragon(sight)
    if len(lines) < len(HEROES):
        return [header(_("HEROES"), "", width), *lines, dragon_line(sight, width)]
    return [header(_("HEROES"), _("the Dragon wakes {odds}").format(odds=odds), width), *lines]


def hero_row(sight: Sight, hero: Hero, chip: Span, width: int) -> Line:
    """Chip, name, life, treasure, where it is, its ring."""
    name = padded([(" " + clip(hero_name(sight, hero), 20), "bold" if hero.inside else "dim")], 22)
    line: Line = [(" ", ""), chip, (" " * (5 - cells(chip[0])), ""), *name]
    if hero.fate == "dead":
        return [*line, (fate(sight, hero), "danger")]
    if not hero.name:
        return [*line, (_("no hero chosen yet"), "muted")]
    treasure = padded([(_("treasure") + " ", "muted"), (f"{winning.value(hero)}", "bold")], 16)
    line += [*padded([(_("life") + " ", "muted"), *life(hero)], 13), *treasure]
    where = fate(sight, hero)
    line += padded([(where, "ok" if hero.fate == "safe" else "text")], max(4, cells(where)) + 2)
    if hero.dark:
        line.append(("✗ " + _("the torch is out") + "  ", "danger"))
    room = width - length(line) - 1
    return [*line, *padded(ring(sight, hero, short=True), room)] if room > 14 else line


def seat_lines(sight: Sight, hero: Hero, chip: Span, width: int) -> list[Line]:
    """A hero in the view of all."""
    head: Line = [(" ", ""), chip, (f" {hero_name(sight, hero)}", "bold"), (f"  {sight.players[hero.seat]}", "muted")]
    trouble = [labelled("", [("✗ " + text, "danger")], width) for text in plight(sight, hero)]
    trouble += [labelled("", [("✓ " + text, "ok")], width) for text in luck(sight, hero)]
    return [head, *(hero_lines(sight, hero, width) if hero.name else []), *trouble, []]


def uses(sight: Sight, hero: Hero, width: int) -> list[Line]:
    """What the ring, the potion and the rope of a hero are good for."""
    told = [(sight.say(Name("ring", hero.ring)), rings.does(hero.ring))] if hero.ring and not hero.ring_used else []
    carries = dict.fromkeys(items.face(card) for card in hero.cards)
    told += [(sight.say(Name("item", name)), _(text)) for name, text in GOOD_FOR.items() if name in carries]
    told += [(_("the potion"), "; ".join(map(sight.say, potion_rows())))] * ("potion" in carries)
    lines: list[Line] = []
    for name, text in told:
        first, *rest = wrapped(f"{sentence(name)}: {text}", width - 4)
        lines += [[("  " + first, "text")], *[[("    " + line, "text")] for line in rest]]
    return lines


def castle_lines(sight: Sight, width: int) -> list[Line]:
    """What is left in decks and pools, and which rules are in force: all of it public."""
    table: Table = sight.view.table
    lines: list[Line] = [[(" " + _("Decks"), "bold")]]
    for name in DECKS:
        if cards := table.decks.of(name):
            left = ngettext("{n} card", "{n} cards", len(cards)).format(n=len(cards))
            lines.append(labelled_wide(sight.say(Name("deck", name)), left, width))
    tiles = ngettext("{n} tile in the box", "{n} tiles in the box", len(table.box)).format(n=len(table.box))
    lines.append(labelled_wide(_("Tiles"), tiles, width))
    pool = ngettext("{n} counter", "{n} counters", len(table.treasure)).format(n=len(table.treasure))
    lines.append(labelled_wide(sight.say(Name("deck", "treasure")), pool, width))
    out, odds = dragon(sight)
    lines.append(labelled_wide(sight.say(Name("deck", "dragon")), f"{out}, {odds}", width))
    if table.variants:
        lines += [[], [(" " + _("Optional rules"), "bold")]]
        lines += [[(f"   {sight.say(Name('variant', id))}", "text")] for id in table.variants]
    return lines


def labelled_wide(label: str, value: str, width: int) -> Line:
    """A longer label, then what it is."""
    return padded([*padded([(f"   {label}", "text")], min(28, width // 2)), (value, "muted")], width)
