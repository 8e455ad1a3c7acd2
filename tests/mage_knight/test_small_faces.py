"""What stands on small faces: every text of every printed thing, in words that fit a cell, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from rules import Lang, view
from rules.engine.phrases import LANGS
from rules.game import find, teller
from rules.mage_knight import content
from rules.mage_knight.basics import WOUND
from rules.mage_knight.deed_cards import CARDS
from rules.mage_knight.faces import AbilityText, CardText, SkillText, Small, TacticText
from rules.mage_knight.skills import SKILLS
from rules.mage_knight.tactics import TACTICS
from rules.mage_knight.units import UNITS
from tests.mage_knight.positions import knights

content.fill()
CELL = 11
CYRILLIC, LATIN = re.compile("[А-Яа-яЁё]"), re.compile("[A-Za-z]{2,}")
each_lang = pytest.mark.parametrize("lang", LANGS)


def faces() -> list[Small]:
    """Everything that has a small face."""
    return [
        *(Small(CardText(card, side)) for card in CARDS for side in ("basic", "strong", "sideways")),
        Small(CardText(WOUND, "basic")),
        *(Small(AbilityText(name, n)) for name, unit in UNITS.items() for n in range(1, len(unit.abilities) + 1)),
        *(Small(SkillText(skill)) for skill in SKILLS),
        *(Small(TacticText(tactic)) for tactic in TACTICS),
    ]


def said(lang: Lang, of: Any = None) -> list[str]:
    """All of them in words."""
    t = teller(find("mage_knight"), lang, of=of)
    return [t.say(face) for face in faces()]


@each_lang
def test_no_word_is_longer_than_a_cell(lang: Lang) -> None:
    texts = said(lang)
    assert [text for text in texts if not text] == []
    assert [word for text in texts for word in text.split(" ") if not 0 < len(word) <= CELL] == []


@each_lang
def test_nothing_is_said_in_notation(lang: Lang) -> None:
    other = LATIN if lang == "ru" else CYRILLIC
    assert [text for text in said(lang) if other.search(text)] == []
    assert [text for text in said(lang) if re.search(r"_|\s\s|None|\(\)|special|спец|: :|, ,|[,:]$", text)] == []


def test_numbers_are_those_of_the_table() -> None:
    play = knights("arythea", "tovak").hand("in_need wound wound").turn()
    t = teller(find("mage_knight"), "en", of=view(play.state, 0))
    assert t.say(Small(CardText("in_need", "basic"))) == "Infl. 5"
    assert t.say(Small(SkillText("dark_paths"))) == "Move 1"


def test_the_edition_played_is_the_one_that_is_told() -> None:
    play = knights("arythea", "tovak", variants=("first_print",)).turn()
    of = view(play.state, 0)
    assert teller(find("mage_knight"), "en", of=of).say(Small(CardText("horn_of_wrath", "basic"))).startswith("Siege 6")
    assert teller(find("mage_knight"), "en").say(Small(CardText("horn_of_wrath", "basic"))).startswith("Siege 5")


@each_lang
def test_texts(lang: Lang, snapshot: SnapshotAssertion) -> None:
    t = teller(find("mage_knight"), lang)
    assert [f"{face.text}: {t.say(face)}" for face in faces()] == snapshot
