"""The City cards: the garrison by level, as the initials of its tokens' colours (Appendix D)."""

from __future__ import annotations

COLOURS = {"g": "grey", "b": "brown", "v": "violet", "w": "white"}
GARRISONS: dict[str, str] = {
    "white": "w gw ww ggw gww gggw ggww gwww gggww ggwww gwwww",
    "blue": "gv vv vw gvw vvw vww gvvw vvww vwww gvvww vvwww",
    "green": "gb bb ggb gbw bbw ggbw gbbw bbww gbbbw gbbww bbwww",
    "red": "w bv bw bvv bvw bbvv bvvw bvww bbvvw bbvww bvwww",
}


def garrison(city: str, level: int) -> tuple[str, ...]:
    """The colours of the tokens that defend this city at this level."""
    return tuple(COLOURS[initial] for initial in GARRISONS[city].split()[level - 1])
