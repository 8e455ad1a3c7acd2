"""The 32 Treasure counters; together they are worth 30,000."""

from __future__ import annotations

from ..treasure import counters

SMALL = (100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 200, 220, 230, 240, 250, 260, 270, 280, 300)
LARGE = (500, 700, 800, 1100, 1500, 1800, 2000, 2200, 3200, 3800, 4000, 4500)

counters += map(str, (*SMALL, *LARGE))
