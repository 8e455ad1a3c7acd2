"""How far a day has gone: spaces behind us as a line, the present one as a chip, those to come as points."""

from __future__ import annotations

from ..ink import Line


def sun_track(now: int, spaces: int, fills: bool, label: str = "") -> Line:
    """`☼ ━━━━[12]•••••• ☾`, always `spaces` cells and the chip's own few wide.

    Args:
        now: the space of the marker, 1 to `spaces`; more is night, 0 is before dawn.
        spaces: how many there are.
        fills: whether the chip can have a ground of its own.
        label: before it, if there is room for words.
    """
    here = f"{now}" if fills else f"[{now}]"
    behind, ahead = max(0, min(now, spaces + 1) - 1), max(0, spaces - now)
    line: Line = [(f" {label}".rstrip() + " ", "text"), ("☼ ", "warn"), ("━" * behind, "line")]
    if 1 <= now <= spaces:
        line.append((here, "page on accent bold" if fills else "accent bold"))
    line += [("•" * ahead, "warn"), (" ☾", "mana-black" if now <= spaces else "page on danger bold")]
    return line
