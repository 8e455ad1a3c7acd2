"""27 What has been agreed on for a game and does not go together, though each of it could be chosen by itself."""

from __future__ import annotations

from ..engine.errors import Illegal
from ..game import Setup
from . import content, scenarios, variants
from .content.tiles import CITY_TILES, CORE, COUNTRYSIDE

MOST_CITIES = 3
"""Beside a Megapolis there is a City card for its second half (MK-VAR-13)."""
content.fill()


def clash(setup: Setup) -> Illegal | None:
    """Why these numbers of tiles and cities cannot be, or what has been agreed on lacks something; None: all is well."""
    if "random_teams" in setup.variants and not scenarios.two_teams(setup.scenario, len(setup.seats), setup.variants):
        return Illegal("MK-TEAM-1", "no_teams")
    numbers = scenarios.tile_numbers(setup.scenario, len(setup.seats), setup.variants)
    if variants.number(setup.variants, variants.MEGAPOLIS) and numbers.cities > MOST_CITIES:
        return Illegal("MK-VAR-13", "too_many_cities", most=MOST_CITIES)
    limits = bounds(setup)
    for kind, number, (least, most) in zip(variants.TILES, numbers, limits, strict=True):
        if not least <= number <= most:
            return Illegal("MK-VAR-2", "wrong_tiles", kind=kind, least=least, most=most)
    return None


def bounds(setup: Setup) -> tuple[tuple[int, int], ...]:
    """The least and the most tiles of each kind: those that are always used, or lie there first; those there are."""
    printed = scenarios.SCENARIOS[setup.scenario]
    agreed = [name.replace("_", " ") for name in setup.variants if name in variants.SHAPES]
    shape = (*agreed, printed.shapes[len(setup.seats) - 1])[0]
    first = 2 if shape == "wedge" else 3
    always = [sum(tile in printed.always for tile in kind) for kind in (COUNTRYSIDE, CORE)]
    never = sum(tile in printed.never for tile in CORE)
    return (max(first, always[0]), len(COUNTRYSIDE)), (always[1], len(CORE) - never), (1, len(CITY_TILES))
