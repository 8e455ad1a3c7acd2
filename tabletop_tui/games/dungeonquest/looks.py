"""Everything there is to say of a square, and what lies where in sentences: for look mode and the list."""

from __future__ import annotations

from collections.abc import Iterator

from rules import Name
from rules.dungeonquest import reach
from rules.dungeonquest.table import CHAMBER, COLUMNS, COMPASS, ROWS, TOWERS, Hero, Square, Table, Way, back
from rules.dungeonquest.tiles import DOOR, WALL, kind, side
from rules.engine.phrases import listing, sentence

from ...i18n import _, ngettext
from ...pack import Look, Sight
from .board import edge
from .panels import dragon, fate, hero_name, plight

CLAUSES: dict[str, tuple[str, ...]] = {
    "room": ("DQ-ROOM-1",),
    "corridor": ("DQ-ROOM-2",),
    "trap": ("DQ-ROOM-3",),
    "rotating": ("DQ-ROOM-4", "DQ-ROOM-4b"),
    "chasm": ("DQ-ROOM-5",),
    "bottomless_pit": ("DQ-ROOM-6", "DQ-ROOM-6a"),
    "cave_in": ("DQ-ROOM-7",),
    "darkness": ("DQ-ROOM-8",),
    "portcullis": ("DQ-ROOM-10", "DQ-ROOM-10a"),
    "tower": ("DQ-TOW-1", "DQ-TOW-4", "DQ-TOW-5"),
    "chamber": ("DQ-TC-3", "DQ-TC-4", "DQ-DRG-3"),
    "": ("DQ-5.2.e", "DQ-TILE-1"),
}
NEAR = 3  # squares round the hero of which the list tells


def look(sight: Sight, square: Square) -> Look:
    """A square of the board."""
    table: Table = sight.view.table
    what = kind(table, square)
    lines = [*exits(table, sight, square), *who(sight, square), *more(sight, square)]
    return Look(f"{square} {title(sight, what)}", distance(sight, square), lines, CLAUSES[what])


def title(sight: Sight, what: str) -> str:
    """The kind of a room as a title."""
    return sentence(sight.say(Name("tile_kind", what))) if what else _("Unexplored")


def distance(sight: Sight, square: Square) -> str:
    """How far it is from the hero of the seat that looks."""
    hero = own(sight)
    if hero is None or not hero.above or not hero.square.on_board:
        return ""
    steps = reach.steps(sight.view.table, hero.square).get(square)
    if steps is None:
        return _("no way known")
    return ngettext("{n} move away", "{n} moves away", steps).format(n=steps) if steps else _("you are here")


def own(sight: Sight) -> Hero | None:
    """The hero of the seat that looks."""
    return None if sight.view.seat is None else sight.view.me


def exits(table: Table, sight: Sight, square: Square) -> Iterator[str]:
    """Every side, and what is beyond."""
    for way in COMPASS:
        yield f"{sentence(sight.say(Name('compass', way)))}: {side_text(table, sight, square, way)}"


def side_text(table: Table, sight: Sight, square: Square, way: Way) -> str:
    """One side: open to where, or what bars it."""
    there = square.beyond(way)
    if not there.on_board:
        return _("the castle wall")
    what = kind(table, there)
    beyond = f"{there} {sight.say(Name('tile_kind', what)) if what else _('unexplored')}"
    match edge(table, square, way):
        case "wall":
            own_wall = kind(table, square) and side(table, square, way) == WALL
            return _("wall") if own_wall else _("open, but a wall of {there}").format(there=beyond)
        case "door":
            both = {side(table, square, way), side(table, there, back(way))} == {DOOR}
            twice = both and what and kind(table, square)
            return (_("two doors, then {there}") if twice else _("door, then {there}")).format(there=beyond)
        case "gate":
            return _("portcullis, then {there}").format(there=beyond)
        case "join":
            return _("the other half of the chamber")
        case "open":
            return _("open, to {there}").format(there=beyond)
        case _:
            return _("not known")


def who(sight: Sight, square: Square) -> Iterator[str]:
    """Heroes there, alive or not."""
    for hero in sight.view.table.heroes:
        if hero.square != square or hero.fate == "safe" or not hero.square.on_board:
            continue
        state = plight(sight, hero)
        trouble = f" ({', '.join(state)})" if state else ""
        if hero.fate == "dead":
            yield _("{hero} lies here, dead.").format(hero=hero_name(sight, hero))
        else:
            yield _("{hero} stands here{trouble}.").format(hero=hero_name(sight, hero), trouble=trouble)


def more(sight: Sight, square: Square) -> Iterator[str]:
    """What else is there: a body, a way down, the Dragon."""
    table: Table = sight.view.table
    if body := table.bodies.get(str(square)):
        names = [sight.say(Name("item", card.partition(".")[2])) for card in body]
        yield _("With a body lie: {things}.").format(things=listing(names, sight.lang))
    if square in table.entrances:
        yield _("A way into the Catacombs is marked here.")
    if square in CHAMBER:
        out, odds = dragon(sight)
        yield _("The Dragon sleeps; {out}. The next counter wakes it {odds}.").format(out=out, odds=odds)


def lies(sight: Sight) -> list[str]:
    """The castle in sentences, from the hero outwards; then all heroes."""
    table: Table = sight.view.table
    hero = own(sight)
    start = hero.square if hero and hero.square.on_board else CHAMBER[0]
    told = [room(sight, square) for square in nearest(table, start)]
    heroes = [f"{hero_name(sight, one)}: {fate(sight, one)}." for one in table.heroes]
    return told + heroes


def nearest(table: Table, start: Square) -> list[Square]:
    """Squares with a tile near here, the nearest first."""
    laid = [Square(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    near = [square for square in laid if kind(table, square) and reach.distance(start, square) <= NEAR]
    return sorted(near, key=lambda square: (reach.distance(start, square), square))


def room(sight: Sight, square: Square) -> str:
    """A room in one sentence."""
    table: Table = sight.view.table
    sides = [f"{sight.say(Name('compass', way))} {side_text(table, sight, square, way)}" for way in COMPASS]
    here = " ".join([*who(sight, square), *more(sight, square)])
    mine = own(sight)
    at = _("You are here: ") if mine is not None and mine.above and square == mine.square else ""
    return f"{at}{square}, {sight.say(Name('tile_kind', kind(table, square)))}. {'; '.join(sides)}. {here}".strip()


def next_of_kind(sight: Sight, square: Square) -> Square:
    """The next square of the same kind in reading order; of plain rooms the next hero's."""
    table: Table = sight.view.table
    what = kind(table, square)
    squares = [Square(row, column) for row in range(ROWS) for column in range(COLUMNS)]
    same = [other for other in squares if kind(table, other) == what]
    if what in ("room", ""):
        same = [hero.square for hero in table.heroes if hero.square.on_board] or list(TOWERS.values())
    later = [other for other in sorted(same) if other > square]
    return (later or sorted(same) or [square])[0]
