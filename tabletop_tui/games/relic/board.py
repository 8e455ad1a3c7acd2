"""The sector as three rings: what is printed on a space, what lies there, who stands there, how to get there."""

from __future__ import annotations

from collections.abc import Mapping

from rules import Name
from rules.relic import content
from rules.relic.board import CENTRE, SPACES, Space, Tier, ring
from rules.relic.table import Player

from ...i18n import _
from ...ink import Span, cells
from ...pack import Sight, key_chip
from ...widgets.board import Ref
from ...widgets.ring_board import ZOOMS, Face, RingPlan, Spot, ZoomName, ring_of, round_about
from . import words

SIDE = 7
SHORT = 10
"""Cells for which the short names of the spaces are made."""
TURNED: dict[Tier, int] = {"outer": 0, "middle": 0, "inner": 4}
"""So many places on from the left upper corner lies the first space of a tier."""
GROUNDS: dict[Tier, str] = {"outer": "panel-2", "middle": "room", "inner": "tower"}
CORNER, MIDST = "special", "chamber"


def places() -> dict[str, Spot]:
    """Where each space lies in the grid."""
    found: dict[str, Spot] = {}
    for n, (tier, shift) in enumerate(TURNED.items()):
        around = round_about(SIDE, n)
        for at, name in enumerate(name for name in ring(tier) if name != CENTRE):
            found[name] = around[(at + shift) % len(around)]
    return found | {CENTRE: (SIDE // 2, SIDE // 2)}


content.fill()  # without it the board is empty
PLACES = places()
NAMES = {spot: name for name, spot in PLACES.items()}


def plan(sight: Sight, chips: tuple[Span, ...], letters: Mapping[Ref, str], zoom: ZoomName) -> RingPlan:
    """The board as this seat sees it."""
    faces = {spot: face(sight, chips, letters.get(spot, ""), SPACES[name], zoom) for name, spot in PLACES.items()}
    return RingPlan(SIDE, ZOOMS[zoom], faces, sight.fills)


def face(sight: Sight, chips: tuple[Span, ...], letter: str, space: Space, zoom: ZoomName) -> Face:
    """A space."""
    table = words.table_of(sight)
    here = tuple(
        figure(player, chips[player.seat]) for player in table.players if player.plays and player.space == space.name
    )
    here_lie = table.here(space.name)
    lying = [words.token(card) for card in here_lie]
    named = tuple(
        (f"{token[0]} {words.card(sight, card.name)}", token[1]) for card, token in zip(here_lie, lying, strict=True)
    )
    cards = tuple((text + " " * (n < len(lying) - 1), ink) for n, (text, ink) in enumerate(lying))
    return Face(
        ground(space),
        (title(sight, space, ZOOMS[zoom].width - 1), "text bold" if space.corner or space.name == CENTRE else "text"),
        marks(sight, space, zoom),
        cards or progress(sight, space, zoom if not here else "S"),
        here,
        key_chip(letter, sight.fills) if letter else ("", ""),
        named if ZOOMS[zoom].height > ZOOMS["M"].height else (),
    )


def title(sight: Sight, space: Space, width: int = 10) -> str:
    """The name of a space in so many signs, whole if it fits; in the midst the word for it."""
    whole = words.space(sight, space.name)
    name = whole if cells(whole) <= width and width > SHORT else words.space(sight, space.name, short=True)
    return name.upper() if space.name == CENTRE else name


def ground(space: Space) -> str:
    """What a space is drawn on."""
    if space.name == CENTRE:
        return MIDST
    return CORNER if space.corner else GROUNDS[space.tier]


def marks(sight: Sight, space: Space, zoom: ZoomName) -> tuple[Span, ...]:
    """Threat icons; where there is room also that there is a text box or a movement box."""
    if space.name == CENTRE:
        scenario = sight.say(Name("scenario", words.table_of(sight).scenario), short=True)
        return ((scenario[:10], "text"),) if zoom != "S" else ()
    shown: list[Span] = [words.icon(colour) for colour in space.icons]
    if zoom == "S":
        return tuple(shown)
    if not shown:
        shown.append((_("text"), "muted" if space.tier != "inner" else "text"))
    if space.box:
        shown.append((" ►" + _("gate"), "legal"))
    return tuple(shown)


def progress(sight: Sight, space: Space, zoom: ZoomName) -> tuple[Span, ...]:
    """In the midst: how far the doom has risen, or how far one is with the sheet."""
    if space.name != CENTRE:
        return ()
    table, player = words.table_of(sight), words.mine(sight)
    if table.doom:
        return ((_("doom {n}").format(n=table.doom), "text bold"),)
    marks, taken = words.wanted(table)
    if player is None or not (marks or taken):
        return ()
    have = f"{len(player.marks) if marks else player.taken}/{marks or taken}"
    return ((_("done {n}").format(n=have) if zoom != "S" else have, "text bold"),)


def figure(player: Player, chip: Span) -> Span:
    """A figure on the board; one that lies down has a sign behind it."""
    return (chip[0].strip(" <>") + "↓", chip[1]) if player.lying else chip


def heading(sight: Sight) -> tuple[str, str]:
    """Title and legend."""
    return _("THE SECTOR"), _("icons R B Y · card R5 enemy 5, Be encounter, Ya asset")


def home(sight: Sight) -> Spot:
    """Where one stands; else where the one stands whose turn it is."""
    player = words.mine(sight)
    if player is None:
        table = words.table_of(sight)
        player = table.of(table.active)
    return PLACES.get(player.space, (0, 0))


def tier_of(spot: Spot) -> int:
    """The ring a place belongs to."""
    return ring_of(SIDE, spot)
