"""The map as hexes: what each shows of terrain, site, enemies, heroes, and what it costs to get there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from rules import Name
from rules.mage_knight import cities, exploring, sites, times
from rules.mage_knight.content.ruins import RUIN
from rules.mage_knight.content.tiles import Space
from rules.mage_knight.hexes import OFF_MAP, Hex, centre, position_of, spaces_of
from rules.mage_knight.sites import MARAUDERS
from rules.mage_knight.table import Site, Table

from ...glyphs import SEATS
from ...i18n import _
from ...ink import Span, cells, clip
from ...pack import Sight, chip
from ...widgets.board import Ref
from ...widgets.hex_board import NOTHING, ZOOMS, HexFace, HexPlan, Spot, ZoomName
from . import tokens, walks, ways

SIGNS = {
    "village": "⌂",
    "monastery": "✚",
    "keep": "♜",
    "mage_tower": "♝",
    "city": "♛",
    "dungeon": "◙",
    "tomb": "✟",
    "monster_den": "◠",
    "spawning_grounds": "⚉",
    "ruins": "♖",
    "mine": "✦",
    "glade": "✿",
    "portal": "⌾",
}
TEXTURES = {
    "plains": ". ,",
    "hills": "n  n",
    "forest": "^ ^ ^",
    "desert": ": . :",
    "swamp": "~ ~",
    "lake": "~ ≈ ~",
    "sea": "≈ ~ ≈",
    "mountain": "/\\ /\\",
    "wasteland": "% .",
}
FLAG = "⚑"
INK = "terrain-text bold"
PORTAL = Hex(0, 0)
NOTES = 2
"""Lines of a large hex below its name."""
CELL = {"S": 3, "M": 7, "L": 11}
"""Signs of a line of a hex."""


class Here(NamedTuple):
    """A space, and what lies there."""

    hex: Hex
    printed: Space
    kind: str
    """Of its site; "": none."""
    site: Site | None
    rampaging: tuple[str, ...]


def plan(sight: Sight, initials: tuple[str, ...], letters: Mapping[Ref, str], zoom: ZoomName) -> HexPlan:
    """The map as this seat sees it, with the free places for tiles."""
    table: Table = sight.view.table
    chips = {**ways.chips(sight), **asked_about(letters)}
    faces: dict[Spot, HexFace] = {}
    for here in spaces(table):
        faces[here.hex] = face(sight, here, chips.get(here.hex, NOTHING), initials, zoom)
    wholes: dict[Spot, Spot] = {}
    for x, y in ways.free_places(table):
        middle = centre(x, y)
        for part in spaces_of(x, y):
            wholes[part] = middle
            faces[part] = unseen(sight, part == middle, (x, y), chips.get(middle, NOTHING), zoom)
    perils = {hex for hex, walk in ways.walks(sight).items() if walk.ends}
    return HexPlan(faces, ZOOMS[zoom], sight.fills, wholes, ways.trails(sight), perils)


def asked_about(letters: Mapping[Ref, str]) -> dict[Ref, Span]:
    """Chips with the letters of answers about spaces; not with the key for what is under the cursor."""
    return {ref: (letter, "legal") for ref, letter in letters.items() if len(letter) == 1}


def spaces(table: Table) -> Iterable[Here]:
    """The revealed spaces."""
    return (there(table, hex, printed) for hex, printed in times.spaces(table).items())


def here_at(table: Table, hex: Hex) -> Here | None:
    """This space; None: it is not revealed."""
    printed = times.spaces(table).get(hex)
    return there(table, hex, printed) if printed else None


def there(table: Table, hex: Hex, printed: Space) -> Here:
    """A space with what lies there. The symbol of rampaging enemies means nothing by itself (MK-SITE-53)."""
    kind = sites.kind(table, hex)
    return Here(hex, printed, "" if kind in MARAUDERS else kind, table.site(hex), tuple(table.rampaging_at(hex)))


def home(sight: Sight) -> Hex:
    """Where the cursor starts: where the hero of this seat stands, or will come in."""
    hero = None if sight.view.seat is None else sight.view.me
    return hero.space if hero is not None and hero.space != OFF_MAP else PORTAL


def heading(sight: Sight, zoom: str) -> tuple[str, str]:
    """Title of the map, and how to read it."""
    legend = [_("{chip} Move to go there · ! starts a fight").format(chip=2)] if ways.walker(sight) else []
    return _("MAP"), " · ".join([*legend, _("zoom {zoom}").format(zoom=zoom)])


def pointed(sight: Sight, spot: Ref | None) -> str:
    """What the heading says of the place under the cursor."""
    match spot:
        case (int(q), int(r)):
            return walks.pointed(sight, Hex(q, r))
        case _:
            return ""


# What a hex shows.


def face(sight: Sight, here: Here, cost: Span, initials: tuple[str, ...], zoom: ZoomName) -> HexFace:
    """A revealed space."""
    terrain = here.printed.terrain
    ink = "terrain-text" if sight.fills else f"terrain-{terrain}"
    table: Table = sight.view.table
    figures = tuple(
        chip(initials[hero.seat] + SEATS[hero.seat], hero.seat, sight.fills) for hero in table.heroes_at(here.hex)
    )
    return HexFace(
        f"terrain-{terrain}",
        position_of(here.hex)[:2],
        (tokens.form(sight, "terrain", terrain, "letter"), ink),
        (sign(sight, here), INK),
        flag(sight, here, initials),
        cost,
        label(sight, here, zoom),
        notes(sight, here) if zoom == "L" else (),
        figures,
    )


def unseen(sight: Sight, middle: bool, place: tuple[int, int], cost: Span, zoom: ZoomName) -> HexFace:
    """A space of a free place for a tile; in the middle stands what would come, and the cost."""
    ground = "terrain-unknown"
    if not middle:
        return HexFace(ground, place, sign=("?", "muted"))
    back = exploring.back_at(sight.view.table, *place)
    text = _("core") if back.endswith("core") else _("country")
    return HexFace(
        ground, place, sign=("?", "text bold"), chip=cost, label=(clip(text, CELL[zoom]).center(CELL[zoom]), "muted")
    )


def sign(sight: Sight, here: Here) -> str:
    """What is there: of tokens glyph and back, of mines and hostile cities also the colour."""
    table: Table = sight.view.table
    if here.rampaging:
        return tokens.back(table, here.rampaging[0])
    glyph = SIGNS.get(here.kind, "")
    if here.kind == "mine":
        return glyph + tokens.form(sight, "colour", here.printed.colour, "letter")
    if here.kind == "city" and not sites.conquered(table, here.hex):
        return glyph + tokens.form(sight, "colour", sites.city_colour(table, here.hex), "letter")
    return glyph


def flag(sight: Sight, here: Here, initials: tuple[str, ...]) -> Span:
    """Whose Shield lies there; of a city, who leads it."""
    seat = holder(sight.view.table, here)
    if seat is None:
        return NOTHING
    ink = f"seat-text on seat-{seat + 1} bold" if sight.fills else f"seat-{seat + 1} bold"
    return FLAG + initials[seat], ink


def holder(table: Table, here: Here) -> int | None:
    """The seat that holds the site."""
    if here.site is None:
        return None
    return cities.leader(here.site) if here.kind == "city" else sites.owner(table, here.hex)


def label(sight: Sight, here: Here, zoom: ZoomName) -> Span:
    """The second line: enemies, the name of the site, or the texture of the terrain."""
    room = CELL[zoom]
    if here.rampaging:
        token = here.rampaging[0]
        return clip(tokens.name(sight, token, short=True) if zoom == "L" else tokens.values(sight, token), room), INK
    if not here.kind:
        return TEXTURES.get(here.printed.terrain, ""), "dim"
    if zoom == "L":
        return site_name(sight, here), INK
    return guarded(sight, here, site_name(sight, here, "cell"), room), INK


def site_name(sight: Sight, here: Here, word: str = "") -> str:
    """What a site is called; in a cell of seven signs with `cell`."""
    kind, table = here.kind, sight.view.table
    named = tokens.form(sight, "site", kind, word) if word else ""
    if here.site and here.site.burned:
        return _("burned")
    if kind == "ruins" and here.site and here.site.ruin and word:
        return ruin(sight, here.site.ruin)
    if kind == "mine" and word:
        return f"{named} {tokens.form(sight, 'colour', here.printed.colour, 'letter')}"
    if kind == "city" and word and sites.conquered(table, here.hex):
        return f"{named} {tokens.form(sight, 'colour', sites.city_colour(table, here.hex), 'letter')}"
    if named:
        return named
    full = sight.say(Name("site", kind))
    return full if cells(full) <= CELL["L"] else clip(sight.say(Name("site", kind), True).lower(), CELL["L"])


def ruin(sight: Sight, token: str) -> str:
    """A ruin token: an altar with the mana it wants, or the enemies that wait there."""
    told = RUIN[token]
    if told.altar:
        return _("altar {letter}").format(letter=tokens.form(sight, "colour", told.altar, "letter"))
    return "".join(tokens.FOE + tokens.back_letter(colour) for colour in told.enemies)


def guarded(sight: Sight, here: Here, named: str, room: int) -> str:
    """A name of a site with what guards it: `keep?` face down, `3/7 F` alone and face up, `den 1☻1?` several."""
    site = here.site
    up, down = (len(site.foes), len(site.hidden)) if site else (0, 0)
    if site and (site.ruin_hidden or (down == 1 and not up and here.kind != "city")):
        return f"{clip(named, room - 1)}?"
    if site and up == 1 and not down and here.kind != "city":
        return clip(tokens.values(sight, site.foes[0]), room)
    tail = (f"{up}{tokens.FOE}" if up else "") + (f"{down}?" if down else "")
    return f"{clip(named, room - 1 - cells(tail))} {tail}" if tail else clip(named, room)


def notes(sight: Sight, here: Here) -> tuple[Span, ...]:
    """Further lines where hexes are large: who lies there; where there is nothing, more of the texture."""
    if not (here.kind or here.rampaging):
        return NOTHING, (f" {TEXTURES.get(here.printed.terrain, '')}", "dim")
    found = list(lying(sight, here))
    if len(found) > NOTES:
        found[NOTES - 1 :] = [_("{n} more").format(n=len(found) - NOTES + 1)]
    return tuple((clip(text, CELL["L"]).replace("..", "."), INK) for text in found)


def lying(sight: Sight, here: Here) -> Iterable[str]:
    """Enemies face up, then the backs of those face down."""
    foes = [*here.rampaging, *(here.site.foes if here.site else ())]
    for foe in foes:
        found = tokens.values(sight, foe)
        yield found if here.rampaging else f"{found} {tokens.name(sight, foe, short=True)}"
        if here.rampaging and (resists := tokens.resists(sight, foe)):
            yield _("res. {what}").format(what=resists)
    if here.site and here.site.backs:
        yield "? " + "".join(tokens.FOE + tokens.back_letter(colour) for colour in here.site.backs)
    if here.kind == "ruins" and here.site and here.site.ruin:
        yield ruin(sight, here.site.ruin)
