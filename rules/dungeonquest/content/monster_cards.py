"""The Monster cards: Life Points, and the answers to attack, wait, escape; one line for each monster (DQ-MON-3)."""

from __future__ import annotations

from ..monsters import ANSWERS, DEEDS

MONSTERS = ("goblin", "orc", "troll", "death_warrior", "champion")

for card, *lines in (
    (
        "m01",
        "1 flee flee escape",
        "4 flee flee escape",
        "3 flee flee escape",
        "5 flee flee escape",
        "3 flee flee escape",
    ),
    (
        "m02",
        "3 flee flee escape",
        "3 flee flee escape",
        "4 flee flee escape",
        "2 flee flee escape",
        "4 flee flee escape",
    ),
    (
        "m03",
        "2 flee flee escape",
        "5 flee flee escape",
        "1 flee flee escape",
        "3 flee flee escape",
        "5 flee combat escape",
    ),
    (
        "m04",
        "1 flee flee escape",
        "4 flee flee escape",
        "2 flee flee escape",
        "4 flee flee escape",
        "6 combat combat escape",
    ),
    (
        "m05",
        "3 flee flee escape",
        "3 flee combat escape",
        "3 flee flee escape",
        "5 flee combat escape",
        "3 combat combat slash_escape",
    ),
    (
        "m06",
        "2 flee flee escape",
        "5 combat combat escape",
        "4 flee flee escape",
        "2 combat combat escape",
        "4 combat combat slash_escape",
    ),
    (
        "m07",
        "1 flee flee escape",
        "4 combat combat slash_escape",
        "1 flee combat escape",
        "3 combat combat slash_escape",
        "5 combat combat slash_escape",
    ),
    (
        "m08",
        "3 flee flee escape",
        "3 combat combat slash_escape",
        "2 flee combat escape",
        "4 combat combat slash_escape",
        "6 combat combat slash_escape",
    ),
    (
        "m09",
        "2 flee combat escape",
        "5 combat combat slash_escape",
        "3 combat combat slash_escape",
        "5 combat combat slash_escape",
        "3 combat slash_combat slash_escape",
    ),
    (
        "m10",
        "1 flee combat escape",
        "4 combat slash_combat slash_escape",
        "4 combat combat slash_escape",
        "2 combat slash_combat slash_escape",
        "4 combat slash_combat slash_escape",
    ),
    (
        "m11",
        "3 combat combat slash_escape",
        "3 combat slash_combat slash_escape",
        "1 combat slash_combat slash_escape",
        "3 combat slash_combat slash_escape",
        "5 combat slash_combat combat",
    ),
    (
        "m12",
        "2 combat combat slash_escape",
        "5 combat slash_combat combat",
        "2 combat slash_combat slash_escape",
        "4 combat slash_combat combat",
        "6 combat slash_combat combat",
    ),
    (
        "m13",
        "1 combat slash_combat slash_escape",
        "4 combat slash_combat combat",
        "3 combat slash_combat combat",
        "5 combat slash_combat combat",
        "3 combat slash_combat combat",
    ),
    (
        "m14",
        "3 combat slash_combat combat",
        "3 combat slash_combat combat",
        "4 combat slash_combat combat",
        "2 combat slash_combat combat",
        "4 combat slash_combat combat",
    ),
):
    for monster, line in zip(MONSTERS, lines, strict=True):
        life, *answers = line.split()
        ANSWERS[card, monster] = (int(life), dict(zip(DEEDS, answers, strict=True)))
