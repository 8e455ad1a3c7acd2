"""What is won and lost in a fight: shown while it lasts. A view is enough for it."""

from __future__ import annotations

from typing import NamedTuple

from .. import adventures, scenarios, sites
from ..content.enemies import ENEMIES
from ..content.ruins import RUIN
from ..frays import Fight
from ..hexes import OFF_MAP, Hex
from ..table import Table
from . import coop


class Stakes(NamedTuple):
    """If the fight is won, and if it is not."""

    left: int
    """Enemies still to be beaten to win it; rampaging ones that joined do not count."""
    rewards: tuple[str, ...]
    """Taken at the end of the turn."""
    shield: bool
    """A Shield marks the site."""
    a_shield_each: bool
    """A Shield for each defender beaten (MK-OUT-2)."""
    reputation: int
    """For the rampaging enemies still in the fight."""
    back_to: Hex
    """Where a failed assault leads (MK-OUT-9); `OFF_MAP`: the hero stays."""
    stay: bool
    """Those not beaten wait at the site (MK-OUT-8)."""


def stakes(table: Table, fight: Fight) -> Stakes:
    """Of one fight with enemies."""
    staying = fight.site in adventures.ADVENTURES and adventures.ADVENTURES[fight.site].stay
    back = OFF_MAP if coop.together(table, fight.space) else fight.came_from
    return Stakes(
        sum(foe.role != "rampaging" for foe in fight.foes),
        rewards(table, fight),
        marks_site(table, fight),
        fight.site == "city",
        sum(scenarios.reputation_for(table, ENEMIES[foe.name].colour) for foe in fight.foes if foe.role == "rampaging"),
        back,
        staying,
    )


def marks_site(table: Table, fight: Fight) -> bool:
    """Whether a victory brings a Shield on the site."""
    if fight.site in sites.GUARDS:
        return True
    return fight.site in adventures.ADVENTURES and not sites.conquered(table, fight.space)


def rewards(table: Table, fight: Fight) -> tuple[str, ...]:
    """What a victory is rewarded with, besides Fame."""
    if sites.conquered(table, fight.space):
        return ()
    if fight.site == "mage_tower":
        return ("spell",) if scenarios.spell_for_tower(table) else ()
    if fight.site == "ruins":
        site = table.site(fight.space)
        return RUIN[site.ruin].rewards if site and site.ruin in RUIN else ()
    return adventures.ADVENTURES[fight.site].rewards if fight.site in adventures.ADVENTURES else ()
