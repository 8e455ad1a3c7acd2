"""21.1 and 21.2 Cities: how one appears, and who leads it."""

from __future__ import annotations

from . import sites
from .content.cities import garrison
from .table import Referee, Site

STRONGEST = 11
"""The highest level on a City card (MK-CITY-2)."""


def found(referee: Referee, site: Site, colour: str, level: int, second: str = "") -> None:
    """The city has this level, and its garrison lies face down; tokens that are short are left out (MK-CITY-1, MK-GARR-1).

    Each half of a Megapolis brings the garrison of half the level, the left one's rounded up (MK-VAR-13).
    """
    site.level = level
    halves = ((colour, -(-level // 2)), (second, level // 2)) if second else ((colour, level),)
    piles = [pile for city, part in halves for pile in garrison(city, min(part, STRONGEST))]
    drawn = [sites.draw_token(referee, pile) for pile in piles]
    sites.lay_face_down(site, [token for token in drawn if token])


def leader(site: Site) -> int | None:
    """The seat with most Shields in a conquered city; of those that tie, whose first one was placed earliest (MK-CITY-11).

    A city that was friendly from the start has no leader (MK-CITY-16).
    """
    if site.friendly or not site.shields or site.foes or site.hidden:
        return None
    return max(dict.fromkeys(site.shields), key=site.shields.count)
