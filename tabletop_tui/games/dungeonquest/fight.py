"""A fight in the place of the board: who fights, what beats what, and the blows so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules import Event, Name
from rules.dungeonquest import combat
from rules.dungeonquest.events import BlowsExchanged, MonsterMet
from rules.dungeonquest.table import Fight, Hero, Table
from rules.engine.phrases import sentence

from ...glyphs import meter
from ...i18n import _
from ...ink import Line, beside, cells, clip, header, padded, wrapped
from ...pack import Scene, Sight
from .panels import hero_name, life_meter

FRAME = "╭─╮│╰╯"
CHOOSING = "┏━┓┃┗┛"
COLUMN = 14  # cells of a tactic in the display, more where a name is longer


def scene(sight: Sight, fight: Fight, width: int, height: int) -> Scene:
    """The fight going on. With few lines the display and the frames go first."""
    table: Table = sight.view.table
    hero = table.of(fight.hero_seat)
    monster = monster_name(sight, fight)
    blows = exchanges(sight, fight)
    note = _("{hero} against {monster}").format(hero=hero_name(sight, hero), monster=monster)
    if fight.known:
        note += ", " + _("exchange {n}").format(n=len(blows) + 1)
    roomy = height >= 22
    gap: list[Line] = [[]] if roomy else []
    lines = boxes(sight, fight, hero, width) if roomy else [hero_line(sight, hero), monster_line(sight, fight)]
    lines += [
        *gap,
        header(_("WHAT BEATS WHAT"), _("life lost: hero / monster"), width),
        *display(sight, table, hero, width),
    ]
    if roomy:
        lines += [[], *[[(" " + text, "muted")] for text in wrapped(cycle(sight), width - 2)], []]
    blow_lines = told(sight, fight, hero, blows, width)
    room = max(2, height - len(lines) - 1)
    lines += [header(_("EXCHANGES"), "", width), *blow_lines[-room:]]
    return Scene(_("FIGHT"), note, lines)


def exchanges(sight: Sight, fight: Fight) -> list[BlowsExchanged]:
    """The blows since this monster was met."""
    found: list[BlowsExchanged] = []
    for event in backwards(sight):
        if isinstance(event, MonsterMet) and event.seat == fight.hero_seat:
            break
        if isinstance(event, BlowsExchanged) and event.seat == fight.hero_seat:
            found.append(event)
    return found[::-1]


def backwards(sight: Sight) -> Iterator[Event]:
    """What happened, the latest first."""
    for entry in reversed(sight.entries):
        yield from reversed(entry.events)


def boxes(sight: Sight, fight: Fight, hero: Hero, width: int) -> list[Line]:
    """Hero and monster side by side; a heavy frame round the one that is to choose."""
    half = min(40, (width - 3) // 2)
    side = side_choosing(sight, fight)
    played = _("played by {name}").format(name=sight.players[hero.seat])
    mine = [
        [(clip(hero_name(sight, hero).upper(), half - 6), "bold")],
        [(played, "muted")],
        [(_("Life") + " ", "text"), *life_meter(hero)],
        [],
        choice(fight.hero_tactic, side == "hero", fight.known),
    ]
    led = leader(sight, fight)
    its = [
        [(clip(monster_name(sight, fight).upper(), half - 6), "bold")],
        [(led, "muted")],
        [(_("Life") + " ", "text"), *monster_life(fight)],
        [],
        choice(fight.monster_tactic, side == "monster", fight.known),
    ]
    left, right = boxed(mine, half, side == "hero"), boxed(its, half, side == "monster")
    return [[(" ", ""), *beside(pair, (half, half), (" ", ""))] for pair in zip(left, right, strict=True)]


def boxed(lines: Sequence[Line], width: int, heavy: bool) -> list[Line]:
    """Lines in a frame."""
    nw, flat, ne, tall, sw, se = CHOOSING if heavy else FRAME
    ink = "accent" if heavy else "line"
    body: list[Line] = [[(f"{tall} ", ink), *padded(line, width - 4), (f" {tall}", ink)] for line in lines]
    return [[(nw + flat * (width - 2) + ne, ink)], *body, [(sw + flat * (width - 2) + se, ink)]]


def hero_line(sight: Sight, hero: Hero) -> Line:
    """The hero in one line."""
    return [(f" {hero_name(sight, hero)}  ", "bold"), *life_meter(hero)]


def monster_line(sight: Sight, fight: Fight) -> Line:
    """The monster in one line."""
    return [(f" {monster_name(sight, fight)}  ", "bold"), *monster_life(fight), (f"  {leader(sight, fight)}", "muted")]


def monster_name(sight: Sight, fight: Fight) -> str:
    """What the monster is called, as a title."""
    return sentence(sight.say(Name("monster", fight.monster)))


def monster_life(fight: Fight) -> Line:
    """Known only from its card on."""
    if fight.known:
        return [(meter(fight.life, fight.life), "danger meter"), (f" {fight.life}", "bold")]
    wounds = _("{n} lost to arrows").format(n=fight.wounds) if fight.wounds else ""
    return [("? " + _("not known before its card"), "muted"), (f"  {wounds}", "warn")]


def leader(sight: Sight, fight: Fight) -> str:
    """Who plays the monster."""
    if combat.by_die(sight.view.table):
        return _("led by the die")
    return _("led by {name}").format(name=sight.players[fight.monster_seat])


def side_choosing(sight: Sight, fight: Fight) -> str:
    """Whose tactic is being chosen."""
    if sight.view.choosing == fight.hero_seat and not fight.hero_tactic:
        return "hero"
    return "monster" if sight.view.choosing == fight.monster_seat else ""


def choice(tactic: str, choosing: bool, known: bool) -> Line:
    """Whether a side has chosen; never what."""
    if choosing:
        return [("► " + _("choosing now"), "accent bold")]
    if tactic:
        return [("✓ " + _("has chosen"), "ok")]
    return [(_("not yet") if known else "", "muted")]


def display(sight: Sight, table: Table, hero: Hero, width: int) -> list[Line]:
    """What each pair of tactics costs; what costs the monster is marked."""
    names = [sight.say(Name("tactic", tactic)) for tactic in combat.TACTICS]
    longest = max(COLUMN, *(cells(name) + 2 for name in names))
    column = min(longest, (width - 6) // 4)
    head: Line = padded([("  " + clip(_("hero ↓ monster →"), column + 3), "muted")], column + 6)
    lines = [head + [(clip(name, column - 1).ljust(column), "text") for name in names]]
    for mine, name in zip(combat.TACTICS, names, strict=True):
        line: Line = padded([(f"  {clip(name, column + 3)}", "bold")], column + 6)
        for its in combat.TACTICS:
            lost, dealt = combat.losses(table, hero.sheet.best_blow, mine, its)
            cell: Line = [(f"{lost} / ", "text"), (str(dealt), "ok bold" if dealt > lost else "text")]
            line += padded(cell, column)
        lines.append(line)
    return lines


def cycle(sight: Sight) -> str:
    """Mighty Blow beats Slash, and so on round."""
    pairs = [(sight.say(Name("tactic", one)), sight.say(Name("tactic", other))) for one, other in combat.BEATS.items()]
    return ", ".join(_("{one} beats {other}").format(one=one, other=other) for one, other in pairs)


def loss(n: int) -> str:
    """`-2`, or `0`."""
    return f"-{n}" if n else "0"


def told(sight: Sight, fight: Fight, hero: Hero, blows: Sequence[BlowsExchanged], width: int) -> list[Line]:
    """The exchanges of this fight, and the one that is being chosen."""
    lines: list[Line] = []
    column = max(12, (width - 30) // 2)
    for n, blow in enumerate(blows, 1):
        mine, its = (sight.say(Name("tactic", tactic)) for tactic in (blow.hero, blow.monster))
        cost = _("hero {a}, monster {b}").format(a=loss(blow.hero_lost), b=loss(blow.monster_lost))
        ink = "ok" if blow.monster_lost > blow.hero_lost else "warn" if blow.monster_lost else "danger"
        lines.append(
            [(f" {n:<3}", "muted"), *padded([(mine, "text")], column), *padded([(its, "text")], column), (cost, ink)]
        )
    if fight.known:
        side = side_choosing(sight, fight)
        chosen = ("✓ " + _("has chosen"), "ok") if fight.hero_tactic else ("", "")
        now = {"hero": hero_name(sight, hero, short=True), "monster": leader(sight, fight)}.get(side, "")
        waiting = ("► " + now, "accent bold") if now else ("", "")
        lines.append(
            [(f" {len(blows) + 1:<3}", "muted"), *padded([chosen], column if cells(chosen[0]) else 0), waiting]
        )
    return lines or [[(" " + _("none yet"), "muted")]]
