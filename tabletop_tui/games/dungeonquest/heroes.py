"""What a hero is worth, for those who choose one."""

from __future__ import annotations

from rules import Name
from rules.dungeonquest.numbers import AGILITY, ARMOUR, LUCK, STRENGTH
from rules.dungeonquest.table import HEROES, Sheet
from rules.engine.phrases import sentence

from ...i18n import _, ngettext
from ...pack import Look, Sight


def values(sight: Sight, name: str) -> str:
    """Life Points and attributes in short: `17 LP  STR 6 AGI 4 ARM 9 LUCK 4`."""
    sheet = HEROES[name]
    short = [f"{sight.say(Name('attribute', of), short=True)} {value}" for of, value in attributes(sheet)]
    return f"{sheet.life} {sight.say(Name('attribute', 'life_points'), short=True)}  {' '.join(short)}"


def attributes(sheet: Sheet) -> list[tuple[str, int]]:
    """The four attributes and their values."""
    return [(STRENGTH, sheet.strength), (AGILITY, sheet.agility), (ARMOUR, sheet.armour), (LUCK, sheet.luck)]


def look(sight: Sight, name: str) -> Look:
    """All that is printed of a hero."""
    sheet = HEROES[name]
    told = [_("Life") + f": {sheet.life}"]
    told += [f"{sight.say(Name('attribute', of))}: {value}" for of, value in attributes(sheet)]
    if sheet.arrows:
        told.append(ngettext("{n} arrow", "{n} arrows", sheet.arrows).format(n=sheet.arrows))
    bow = ("DQ-MON-8",) if sheet.arrows else ()
    return Look(sentence(sight.say(Name("hero", name))), "", [". ".join(told) + "."], ("DQ-HERO-1", "DQ-TEST-1", *bow))
