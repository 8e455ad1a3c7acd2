"""21 Cities: who defends them, who leads them."""

from __future__ import annotations

from .. import sites
from ..hexes import Hex
from ..table import Referee, Site, Table

LETTERS = {"g": "grey", "b": "brown", "v": "violet", "w": "white"}
GARRISONS: dict[str, str] = {
    "white": "w gw ww ggw gww gggw ggww gwww gggww ggwww gwwww",
    "blue": "gv vv vw gvw vvw vww gvvw vvww vwww gvvww vvwww",
    "green": "gb bb ggb gbw bbw ggbw gbbw bbww gbbbw gbbww bbwww",
    "red": "w bv bw bvv bvw bbvv bvvw bvww bbvvw bbvww bvwww",
}
"""The colours of the tokens at the levels 1 to 11 (Appendix D)."""


def garrison_of(colour: str, level: int) -> tuple[str, ...]:
    """The colours of the tokens that defend a city of this level (MK-CITY-2)."""
    return tuple(LETTERS[letter] for letter in GARRISONS[colour].split()[level - 1])


def fill(referee: Referee, site: Site, colour: str, level: int) -> None:
    """Draw the garrison, face down; tokens of which there are no more are left out (MK-CITY-1, MK-GARR-1)."""
    site.level = level
    drawn = [sites.draw_token(referee, pile) for pile in garrison_of(colour, level)]
    sites.lay_face_down(site, [token for token in drawn if token])


def leader(table: Table, space: Hex) -> int | None:
    """Whose Shields are most in a conquered city; of those tied, whose first one was placed earlier (MK-CITY-11).

    Nobody leads a city that was friendly from the start (MK-CITY-16).
    """
    site = table.site(space)
    if site is None or site.friendly or not site.shields or not sites.conquered_city(table, space):
        return None
    return max(dict.fromkeys(site.shields), key=site.shields.count)  # the first of the highest, in order of placing
