"""The offers: Units, what monasteries teach, Advanced Actions, Spells, with their prices for this hero here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules import Ref
from rules.mage_knight import interaction, levels, offers, recruiting, sites, units
from rules.mage_knight.deed_cards import CARDS
from rules.mage_knight.heroes import Hero
from rules.mage_knight.hexes import OFF_MAP
from rules.mage_knight.table import Table

from ...i18n import _
from ...ink import Line, clip, padded
from ...pack import Row, Sight
from . import faces, words

SIGNS = {"village": "⌂", "keep": "♜", "mage_tower": "♝", "monastery": "✚", "city": "♛"}
"""Where Units are recruited, as on the map."""
LINES = 3
"""Inside a face."""


class Ware(NamedTuple):
    """Something on offer."""

    spot: Ref
    price: int
    where: str
    """The places where it is had, by their signs."""
    mana: str = ""
    """The mana it takes besides."""


class Stall(NamedTuple):
    """An offer: a heading, and what lies in it."""

    title: str
    wares: Sequence[Ware]


def stalls(sight: Sight) -> list[Stall]:
    """All offers."""
    table: Table = sight.view.table
    hero: Hero | None = sight.view.me if sight.view.seat is not None else None
    hired = [Ware(Ref("offer", id), price_of_unit(table, hero, id), places(id)) for id in table.unit_offer]
    taught = [Ware(Ref("advanced", card), offers.LEARN, SIGNS["monastery"]) for card in table.monastery_offer]
    city = SIGNS["city"]
    actions = [Ware(Ref("advanced", card), offers.CITY_ACTION, city) for card in table.advanced_offer]
    spells = [
        Ware(Ref("spell", card), offers.SPELL, SIGNS["mage_tower"] + city, CARDS[card].colour)
        for card in table.spell_offer
    ]
    return [
        Stall(_("Units to hire"), hired),
        Stall(_("Monasteries"), taught),
        Stall(_("Advanced Actions, lowest first"), actions),
        Stall(_("Spells, lowest first"), spells),
    ]


def tag(sight: Sight, ware: Ware) -> str:
    """`7+G ♝♛`: price and place. The plus keeps a letter that looks like a figure from being read as one."""
    mana = f"+{words.letter(sight, ware.mana)}" if ware.mana else ""
    return f"{ware.price}{mana} {ware.where}"


def price_of_unit(table: Table, hero: Hero | None, unit: str) -> int:
    """What a Unit costs this hero; with Bonds of Loyalty less, while its token is free."""
    if hero is None or not hero.name:
        return units.printed(unit).cost
    return recruiting.price(table, hero, unit, bonded=recruiting.bond_free(hero))


def places(unit: str) -> str:
    """Where a Unit is recruited, in signs."""
    return "".join(SIGNS.get(place, "") for place in units.printed(unit).places)


def drawer(sight: Sight, width: int) -> list[Line]:
    """All offers as rows of faces, and how many are left in the decks."""
    return [line for block in blocks(sight, width) for line in block[0]] + [[], decks(sight)]


def rows(sight: Sight, width: int) -> list[Row]:
    """What can be pointed at, row by row."""
    found: list[Row] = []
    first = 0
    for lines, spots in blocks(sight, width):
        if spots:
            found.append(Row(first, first + len(lines) - 1, spots))
        first += len(lines)
    return found


def blocks(sight: Sight, width: int) -> Iterator[tuple[list[Line], list[Ref]]]:
    """Lines that belong together, and the things in them: headings, then rows of faces; short offers share a row."""
    yield [influence(sight)], []
    first, second, third, fourth = stalls(sight)
    yield from shelf(sight, (first, second), width)
    yield from shelf(sight, (third, fourth), width)


def shelf(sight: Sight, pair: tuple[Stall, Stall], width: int) -> Iterator[tuple[list[Line], list[Ref]]]:
    """Two offers one after the other, in as many rows of faces as they need."""
    per_row = max(1, (width + 1) // faces.CARD)  # the column of the scroll bar is free on rows of faces
    wares = [(ware, stall) for stall in pair for ware in stall.wares]
    if not wares:
        yield [[(f" {pair[0].title}: ", "bold"), (_("none"), "muted")]], []
    for at in range(0, len(wares), per_row):
        here = wares[at : at + per_row]
        lines = faces.side_by_side([face(sight, ware) for ware, _stall in here])
        yield [headings([stall.title for _ware, stall in here]), *lines], [ware.spot for ware, _stall in here]


def headings(titles: Sequence[str]) -> Line:
    """Each title above the first of its faces, as wide as these are together."""
    line: Line = []
    for title in dict.fromkeys(titles):
        room = titles.count(title) * faces.CARD
        line += padded([(f" {clip(title, room - 1)}", "bold")], room)
    return line


def face(sight: Sight, ware: Ware) -> list[Line]:
    """One thing on offer: name, effects, price and where; with the letter that takes it, if it can be had now."""
    key = sight.letters.get(ware.spot, "")
    heavy = ware.spot == sight.pointed
    text = "text" if key or not selling(sight) else "dim"
    inside: list[Line] = [[(line, text)] for line in effects(sight, ware.spot)]
    inside += [[] for _line in range(LINES - len(inside))]
    lead = f"{key}►" if key else "►" if heavy else ""
    title = clip(title_of(sight, ware.spot), faces.CARD - 2 - len(lead))
    colour = "" if ware.spot.kind == "offer" else CARDS[str(ware.spot.id)].colour
    ink = "legal" if key else f"mana-{colour}" if colour else "line"
    foot = tag(sight, ware)
    box = faces.framed(faces.CARD, inside, ink, left=lead, foot=foot, heavy=heavy)
    corner, _lead, flat, right, end = box[0]
    box[0] = [
        corner,
        (lead, "accent bold"),
        (title, "bold" if text == "text" else "dim"),
        shorter(flat, title),
        right,
        end,
    ]
    return box


def shorter(span: tuple[str, str], text: str) -> tuple[str, str]:
    """A rule with as many cells less as a text takes."""
    return span[0][: max(0, len(span[0]) - len(text))], span[1]


def title_of(sight: Sight, spot: Ref, *, short: bool = True) -> str:
    """What it is called."""
    kind = "unit" if spot.kind == "offer" else "card"
    return words.name(sight, kind, str(spot.id), short=short)


def effects(sight: Sight, spot: Ref) -> list[str]:
    """What it does, in the lines of a face."""
    id, width = str(spot.id), faces.CARD - 2
    if spot.kind == "offer":
        return [line for line in faces.abilities(sight, id, width, LINES) if line]
    upper, lower = faces.shared(*faces.sides(sight, id), width, LINES)
    return [*upper, *lower]


def selling(sight: Sight) -> bool:
    """Whether something could be bought now: the hero is dealing with the locals."""
    return sight.asked is not None and isinstance(sight.asked.asking, interaction.Talk)


def influence(sight: Sight) -> Line:
    """What one has to pay with here: the Influence gathered, or that with which a talk would begin."""
    table: Table = sight.view.table
    if sight.view.seat is None or not sight.view.me.name:
        return [(" " + _("price and place"), "muted"), *legend()]
    hero: Hero = sight.view.me
    if selling(sight):
        have: Line = [(" " + words.word(sight, "influence") + " ", "text"), (str(hero.turn.influence), "legal bold")]
        return [*have, (" · " + _("letter: can be had now"), "muted"), *legend()]
    where = sites.kind(table, hero.space) if hero.space != OFF_MAP else ""
    if interaction.why_nobody_talks(table, hero) is not None:
        return [(" " + _("nothing is sold here"), "muted"), *legend()]
    start = levels.INFLUENCE[hero.reputation] + interaction.own_shields(table, hero)
    text = _("at the {place}: you begin with Influence {n}").format(
        place=words.name(sight, "site", where), n=f"{start:+d}"
    )
    return [(f" {text}", "text"), *legend()]


def legend() -> Line:
    """The signs of the places."""
    return [("  " + _("⌂ village ♜ keep ♝ tower ✚ monast. ♛ city"), "muted")]


def decks(sight: Sight) -> Line:
    """How many cards are left in the decks."""
    table: Table = sight.view.table
    text = _(
        "decks: {regular} regular, {elite} elite units · {actions} actions · {spells} spells · {artifacts} artifacts"
    )
    return [
        (
            " "
            + text.format(
                regular=len(table.regular_units),
                elite=len(table.elite_units),
                actions=len(table.advanced_deck),
                spells=len(table.spell_deck),
                artifacts=len(table.artifact_deck),
            ),
            "muted",
        )
    ]
