"""The castle as a grid of rooms: what is laid, who stands where, which way can be gone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules import Lang, Name, games
from rules.dungeonquest.table import CHAMBER, COLUMNS, ROWS, Hero, Square, Table, Way, back
from rules.dungeonquest.tiles import DOOR, OPEN, PORTCULLIS, WALL, Side, half, kind, side, tile_at

from ...glyphs import SEATS
from ...i18n import _
from ...ink import Span
from ...pack import Sight, chip, key_chip
from ...widgets.board import Ref
from ...widgets.grid_board import ZOOMS, Edge, Face, GridPlan, Spot, ZoomName

NAMES = "ABCDEFGHIJKLM", "1234567890"
GROUNDS = {"room": "room", "portcullis": "room", "corridor": "corridor", "tower": "tower", "chamber": "chamber"}
INKS = {"corridor": "muted", "cave_in": "muted", "tower": "text bold", "chamber": "warn bold"}
BARRIERS: tuple[Side, ...] = (WALL, PORTCULLIS, DOOR, OPEN)
"""The one that counts first."""
EDGES: dict[Side, Edge] = {OPEN: "open", WALL: "wall", DOOR: "door", PORTCULLIS: "gate"}


def plan(sight: Sight, initials: tuple[str, ...], letters: Mapping[Ref, str], zoom: ZoomName) -> GridPlan:
    """The board as this seat sees it."""
    table: Table = sight.view.table
    above, left = edges(table)
    return GridPlan(ROWS, COLUMNS, ZOOMS[zoom], faces(sight, initials, letters, zoom), above, left, NAMES, sight.fills)


def edges(table: Table) -> tuple[dict[Spot, Edge], dict[Spot, Edge]]:
    """What lies north and what lies west of every square, the far rims included."""
    above: dict[Spot, Edge] = {}
    left: dict[Spot, Edge] = {}
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            square = Square(row, column)
            if column < COLUMNS:
                above[row, column] = edge(table, square, "N")
            if row < ROWS:
                left[row, column] = edge(table, square, "W")
    return above, left


def edge(table: Table, square: Square, way: Way) -> Edge:
    """Between two squares: what both sides allow, as far as they have been laid."""
    there = square.beyond(way)
    if square in CHAMBER and there in CHAMBER:
        return "join"
    if not (square.on_board and there.on_board):
        seen = [one for one in (square, there) if one.on_board and kind(table, one)]
        return "wall" if seen else "rim"
    pairs: tuple[tuple[Square, Way], ...] = ((square, way), (there, back(way)))
    sides = [side(table, one, towards) for one, towards in pairs if kind(table, one)]
    barrier: Side | None = next((barrier for barrier in BARRIERS if barrier in sides), None)
    return EDGES[barrier] if barrier is not None else "none"


def faces(sight: Sight, initials: tuple[str, ...], letters: Mapping[Ref, str], zoom: ZoomName) -> dict[Spot, Face]:
    """Every square on which there is anything to be seen."""
    table: Table = sight.view.table
    here: dict[Square, list[Span]] = {}
    for hero in table.heroes:
        if hero.square.on_board and hero.fate != "safe":
            here.setdefault(hero.square, []).append(figure(hero, initials[hero.seat], sight.fills))
    found: dict[Spot, Face] = {}
    for row in range(ROWS):
        for column in range(COLUMNS):
            square = Square(row, column)
            what, key = kind(table, square), letters.get(square, "")
            if what or key or square in here:
                found[row, column] = Face(
                    (GROUNDS.get(what, "special") if what else ""),
                    label(sight, square, what, zoom),
                    mark(table, square, what),
                    tuple(here.get(square, ())),
                    key_chip(key, sight.fills) if key else ("", ""),
                )
    return found


def figure(hero: Hero, initial: str, fills: bool) -> Span:
    """A hero on the board: in the Catacombs with an arrow down, dead with a cross."""
    text = initial + SEATS[hero.seat]
    if hero.fate == "dead":
        return f"{text}✗", "muted"
    if hero.below:
        return f"{text}↓", f"seat-{hero.seat + 1} bold" if not fills else "text bold"
    return chip(text, hero.seat, fills)


def label(sight: Sight, square: Square, what: str, zoom: ZoomName) -> Span:
    """The kind of a room in as many signs as there are; a plain one has none."""
    if what in ("", "room", "portcullis"):
        return "", ""
    ink = INKS.get(what, "warn")
    if zoom == "L":
        return sight.say(Name("tile_kind", what), short=True), ink
    if what == "chamber":
        return (_("TREAS") if square == CHAMBER[0] else _("CHAMB")), ink
    return cell_name(sight.lang, what), ink


def cell_name(lang: Lang, what: str) -> str:
    """The name of a kind of room in at most five signs."""
    game = next(game for game in games() if game.slug == "dungeonquest")
    entry: dict[str, Any] = game.phrases(lang).entry("tile_kind", what) or {}
    return str(entry.get("cell", {}).get(lang, what))


def mark(table: Table, square: Square, what: str) -> Span:
    """How a Chasm runs, what lies with the dead, a way down."""
    signs = ""
    if what == "chasm":
        laid = tile_at(table, square)
        signs += "\\" if half(laid, "W") == half(laid, "S") else "/"
    if str(square) in table.bodies:
        signs += "✟"
    if square in table.entrances:
        signs += "⌾"
    return signs, "text bold" if signs else ""
