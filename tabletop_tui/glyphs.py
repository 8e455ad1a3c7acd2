"""The signs that are not ASCII, each with a twin that is. All are one cell wide, so a line keeps its width."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Literal

GlyphSet = Literal["unicode", "ascii"]

SEATS = "●■▲◆"  # seats 1 to 4
FULL, EMPTY = (
    "■",
    "□",
)  # of a meter; spans with the word `meter` in their ink turn the full one into `#`, not into seat 2

PAIRS = (
    "⌂n ✚m ♜K ♝T ♛C ◙u ✟t ◠d ⚉s ♖r ✦* ✿g ⌾O",  # places
    "☻& ⚑^ ◉@ ☼D ☾N ►> ✓+ ✗x ●1 ■2 ▲3 ◆4 □. ▓% ▒% ░. █# •o ·. ○o ≈= ‹< ›>",  # marks
    "↑^ ↓v ←< →> ↵<",  # arrows
    "─- │| ╎: ╱/ ╭+ ╮+ ╰+ ╯+ ┌+ ┐+ └+ ┘+ ├+ ┤+ ┬+ ┴+ ┼+",  # light frames
    "━= ┃| ╸= ╺= ╹| ╻| ┏+ ┓+ ┗+ ┛+ ┣+ ┫+ ┳+ ┻+ ╋+",  # heavy frames
    "═= ║H ╔+ ╗+ ╚+ ╝+",  # double frames
    """▀= ▄_ ▌# ▁_ ▔" ▏|""",  # blocks
    """–- —- −- …. ×x «" »" „" “" ”" ’'""",  # print
)
TWINS = {pair[0]: pair[1] for line in PAIRS for pair in line.split()}
TO_ASCII = str.maketrans(TWINS)
METER_TO_ASCII = str.maketrans(TWINS | {FULL: "#"})

WIDE_LOCALES = ("zh", "ja", "ko")  # there many signs may be two cells wide
POOR_TERMINALS = ("linux", "dumb", "vt100", "vt220")  # their fonts hold few signs


def meter(have: int, most: int) -> str:
    """`■■■□□`; to be drawn with the word `meter` in its ink."""
    full = max(0, min(have, most))
    return FULL * full + EMPTY * (most - full)


def glyph_set(setting: str, environ: Mapping[str, str] | None = None) -> GlyphSet:
    """The set a setting means here: `unicode`, `ascii`, or with `auto` what the terminal can be trusted with."""
    if setting == "unicode" or setting == "ascii":
        return setting
    environ = os.environ if environ is None else environ
    locale = next((value for name in ("LC_ALL", "LC_CTYPE", "LANG") if (value := environ.get(name))), "")
    doubtful = locale.startswith(WIDE_LOCALES) or environ.get("TERM", "") in POOR_TERMINALS
    return "ascii" if doubtful else "unicode"
