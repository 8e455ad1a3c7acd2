"""The four heroes (DQ-HERO-1)."""

from __future__ import annotations

from ..table import HEROES, Sheet

for sheet in (
    Sheet("rohan", life=17, strength=6, agility=4, armour=9, luck=4, best_blow="mighty_blow"),
    Sheet("ulf", life=16, strength=7, agility=5, armour=6, luck=5, best_blow="slash"),
    Sheet("el_adoran", life=11, strength=3, agility=8, armour=5, luck=7, best_blow="slash", arrows=4),
    Sheet("volrik", life=15, strength=4, agility=7, armour=4, luck=8, best_blow="leap_aside"),
):
    HEROES[sheet.name] = sheet
