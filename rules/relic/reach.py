"""What a player can count out on the board, for the screen: plain functions of a table that is seen."""

from __future__ import annotations

from . import assets, exploring, moving, rolls
from .board import CENTRE, SPACES, beyond
from .table import Player, Table, in_the_centre


def landings(player: Player, points: int) -> dict[int, str]:
    """Where so many movement points lead, by direction: 1 clockwise, -1 anticlockwise; movement boxes left out of account."""
    if player.where.tier == "inner":
        return {}
    return {way: beyond(player.space, way * points) for way in (1, -1)}


def reach(player: Player) -> dict[str, tuple[int, ...]]:
    """The numbers of the die with which each space can be reached, straight on (RL-MOVE-1).

    In the Inner tier the next space is reached in any case, which is written 0; from the scenario space nothing is.
    """
    if in_the_centre(player):
        return {}
    if player.where.tier == "inner":
        return {beyond(player.space, 1): (0,)}
    found: dict[str, tuple[int, ...]] = {}
    for number in range(1, rolls.SIX + 1):
        for space in dict.fromkeys(landings(player, number).values()):
            found[space] = (*found.get(space, ()), number)
    return found


def boxes_on_the_way(player: Player, points: int) -> dict[str, int]:
    """The movement boxes that can be used with so many points, and the points left on reaching them (RL-MOVE-4)."""
    if player.where.tier == "inner":
        return {}
    found = {player.space: points} if player.where.box else {}
    for way in (1, -1):
        steps = moving.walk_length(player.space, way, points)
        stop = beyond(player.space, way * steps)
        if steps < points and SPACES[stop].box:
            found[stop] = points - steps
    return found


def to_draw(table: Table, space: str) -> tuple[str, ...]:
    """The colours of the cards that exploring a space would bring (RL-EXPL-1)."""
    return exploring.unmatched_icons(table, space)


def may_enter(player: Player) -> bool:
    """Whether the way into the Inner tier is open (RL-TIER-4)."""
    return bool(assets.relics(player))


def to_the_centre(player: Player) -> int | None:
    """Turns until the scenario space at the latest; None: the figure is not in the Inner tier."""
    if player.where.tier != "inner":
        return None
    return SPACES[CENTRE].index - player.where.index
