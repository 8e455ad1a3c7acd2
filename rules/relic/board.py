"""6 The board: three tiers, their spaces in clockwise order, and movement boxes."""

from __future__ import annotations

from typing import Literal

from ..engine.instructions import Effect
from ..engine.records import fact

Tier = Literal["outer", "middle", "inner"]
Colour = Literal["red", "blue", "yellow"]
COLOURS: tuple[Colour, ...] = ("red", "blue", "yellow")
AREAS: dict[str, Tier] = {
    "hive_world": "outer",
    "forge_world": "outer",
    "death_world": "outer",
    "maiden_world": "outer",
    "twilight_fringe": "middle",
    "devastated_reaches": "middle",
    "lost_front": "middle",
    "phantom_stars": "middle",
}
SANCTUARY = "st_antias_sanctuary"
"""Where the vanquished go (RL-VANQ-6)."""
RIFT = "warp_rift"
CENTRE = "scenario_space"


@fact
class Box:
    """A movement box: what it does, and the movement points it costs (RL-MOVE-4)."""

    kind: Literal["leave_tier", "portal", "enter_inner"]
    cost: int
    to: str = ""
    """Where it leads; a portal leads to any other."""


@fact
class Space:
    """A printed space: threat icons or a text box, never both."""

    name: str
    tier: Tier
    index: int
    """Its place in the tier, clockwise; in the Inner tier along the arrows."""
    area: str = ""
    corner: bool = False
    icons: tuple[Colour, ...] = ()
    text: tuple[Effect, ...] = ()
    box: Box | None = None


SPACES: dict[str, Space] = {}
"""All spaces by name, tier by tier, in clockwise order."""
LINKS: dict[str, str] = {}
"""The Outer corners, and the Middle corner each is linked to."""


def tier(name: Tier, *spaces: Space) -> None:
    """Enters the spaces of a tier, in clockwise order."""
    for index, space in enumerate(spaces):
        SPACES[space.name] = Space(
            space.name, name, index, space.area, space.corner, space.icons, space.text, space.box
        )


def space(
    name: str,
    area: str = "",
    icons: str = "",
    *text: Effect,
    corner: bool = False,
    box: Box | None = None,
) -> Space:
    """A line of the board: name, area, icons by their colours, text box."""
    colours: tuple[Colour, ...] = tuple(icons.split())  # type: ignore[assignment]
    return Space(name, "outer", 0, area, corner, colours, text, box)


def ring(name: Tier) -> list[str]:
    """The spaces of a tier in order."""
    return [space.name for space in SPACES.values() if space.tier == name]


def beyond(name: str, steps: int) -> str:
    """The space so many steps clockwise in the same tier; anticlockwise if negative."""
    here = SPACES[name]
    around = ring(here.tier)
    return around[(here.index + steps) % len(around)]


def neighbourhood(name: str) -> list[str]:
    """The spaces of its area; a space of no area stands by itself."""
    area = SPACES[name].area
    return [other.name for other in SPACES.values() if other.area == area] if area else [name]
