"""The garrisons of the cities (Appendix D): the backs of their tokens by level, from 1 to 11."""

from __future__ import annotations

BACKS = {"g": "grey", "b": "brown", "v": "violet", "w": "white"}
GARRISONS: dict[str, tuple[str, ...]] = {
    "white": ("w", "gw", "ww", "ggw", "gww", "gggw", "ggww", "gwww", "gggww", "ggwww", "gwwww"),
    "blue": ("gv", "vv", "vw", "gvw", "vvw", "vww", "gvvw", "vvww", "vwww", "gvvww", "vvwww"),
    "green": ("gb", "bb", "ggb", "gbw", "bbw", "ggbw", "gbbw", "bbww", "gbbbw", "gbbww", "bbwww"),
    "red": ("w", "bv", "bw", "bvv", "bvw", "bbvv", "bvvw", "bvww", "bbvvw", "bbvww", "bvwww"),
}
HIGHEST = 11
"""Levels run from 1 to this (MK-CITY-2)."""


def garrison(colour: str, level: int) -> tuple[str, ...]:
    """The piles from which the garrison of a city of this level is drawn."""
    return tuple(BACKS[back] for back in GARRISONS[colour][level - 1])
