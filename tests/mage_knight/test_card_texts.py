"""What Mage Knight prints has its words in both languages: cards, Units, Skills, tactics, enemies, ruins."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, cast

import pytest
from syrupy.assertion import SnapshotAssertion

from rules import view
from rules.engine.instructions import Effect, Instruction
from rules.engine.phrases import LANGS, Lang, Teller
from rules.game import find, teller
from rules.mage_knight import content, paying, telling
from rules.mage_knight.basics import WOUND
from rules.mage_knight.content.enemies import ENEMIES
from rules.mage_knight.content.ruins import RUIN
from rules.mage_knight.deed_cards import CARDS
from rules.mage_knight.faces import (
    AbilityText,
    CardText,
    EnemyText,
    RuinText,
    SkillText,
    TacticText,
    TraitText,
    UnitText,
)
from rules.mage_knight.skills import SKILLS
from rules.mage_knight.tactics import TACTICS
from rules.mage_knight.units import UNITS
from tests.mage_knight.positions import knights

content.fill()
WIDTH = {"en": 11, "ru": 12}
CYRILLIC, LATIN = re.compile("[А-Яа-яЁё]"), re.compile("[A-Za-z]{2,}")
LOOSE = re.compile(r"(?:^|[\s(«])(?:[вкосуияВКОСУИЯ]|\d+) [\w«]| —")
SIDES = ("basic", "strong")
each_lang = pytest.mark.parametrize("lang", LANGS)


def knows(lang: Lang, *, short: bool = False, of: Any = None) -> Teller:
    """Somebody who speaks of this game."""
    return teller(find("mage_knight"), lang, of=of, short=short)


def printed() -> Iterator[tuple[str, Effect]]:
    """Every effect that anything prints, of both prints, and on what."""
    for name, card in CARDS.items():
        for does in (card.basic, card.strong, card.first_basic, card.first_strong):
            if does:
                yield name, does
    for name, unit in UNITS.items():
        for row in unit.abilities:
            yield name, row.does
            if row.first_print:
                yield name, row.first_print
    for name, skill in SKILLS.items():
        for does in (skill.does, *skill.gained):
            if does:
                yield name, does
    for name, tactic in TACTICS.items():
        for does in (*tactic.taken, *tactic.in_turn, *tactic.before):
            yield name, does


def innermost(does: Effect) -> Iterator[Effect]:
    """An effect and everything inside it, what is done later too."""
    yield does
    for field in fields(cast("Any", does)):
        inside = getattr(does, field.name)
        for one in inside if isinstance(inside, tuple) else (inside,):
            if isinstance(one, Instruction):
                yield from innermost(cast("Effect", one))


def faces() -> list[Any]:
    """Everything that has a face."""
    return [
        *(CardText(card, side) for card in CARDS for side in SIDES),
        CardText(WOUND, "basic"),
        CardText("march", "sideways"),
        *(UnitText(unit) for unit in UNITS),
        *(AbilityText(name, n) for name, unit in UNITS.items() for n in range(1, len(unit.abilities) + 1)),
        *(SkillText(skill) for skill in SKILLS),
        *(TacticText(tactic) for tactic in TACTICS),
        *(EnemyText(enemy) for enemy in ENEMIES),
        *(TraitText(trait) for enemy in ENEMIES.values() for trait in telling.traits_of(enemy)),
        *(RuinText(ruin) for ruin in RUIN),
    ]


def everything(lang: Lang) -> list[str]:
    """All faces, and all effects by themselves, as printed and as offered."""
    t = knows(lang)
    effects = [one for _, does in printed() for one in innermost(does)]
    return [*map(t.say, faces()), *map(t.say, effects), *map(t.offering.say, effects)]


@each_lang
def test_everything_printed_has_a_phrase(lang: Lang) -> None:
    kinds = {type(one) for _, does in printed() for one in innermost(does)}
    assert len(kinds) > 80
    assert [kind.__name__ for kind in kinds if knows(lang).book.phrase(kind) is None] == []


@each_lang
def test_words_are_clean(lang: Lang) -> None:
    said = everything(lang)
    assert len(said) > 1000
    assert [text for text in said if not text or text != text.strip()] == []
    assert [text for text in said if re.search(r"_|\s\s|None|[A-Z][a-z]+\(", text)] == []


def test_english_has_no_cyrillic() -> None:
    assert [text for text in everything("en") if CYRILLIC.search(text)] == []


def test_russian_has_no_latin_words() -> None:
    assert [text for text in everything("ru") if LATIN.search(text)] == []


def test_russian_does_not_break_after_short_words_and_numbers() -> None:
    assert [text for text in everything("ru") if LOOSE.search(text)] == []


@each_lang
def test_faces_fit_narrow_cells(lang: Lang) -> None:
    t = knows(lang, short=True)
    assert [text for text in map(t.say, faces()) if not 0 < len(text) <= WIDTH[lang]] == []


@each_lang
def test_effects_fit_narrow_cells(lang: Lang) -> None:
    t = knows(lang, short=True)
    assert [text for _, does in printed() if not 0 < len(text := t.say(does)) <= WIDTH[lang] + 1] == []


@each_lang
def test_card_text_is_what_its_effects_say(lang: Lang) -> None:
    t = knows(lang)
    for name, card in CARDS.items():
        assert t.say(CardText(name, "basic")) == t.say(card.basic)
        assert t.say(CardText(name, "strong")) == t.say(card.strong)


def test_an_offer_is_no_order() -> None:
    pay = paying.pay("red")
    assert knows("ru").say(pay).startswith("заплатите")
    assert knows("ru").offering.say(pay).startswith("заплатить")
    assert knows("en").say(pay) == knows("en").offering.say(pay)


# What the table makes of it.


def test_amounts_are_those_of_the_table() -> None:
    play = knights("arythea", "tovak").hand("in_need wound wound").turn()
    seen = view(play.state, 0)
    assert knows("en", of=seen).say(CardText("in_need", "basic")).startswith("Influence 5 (3, and 1 more")
    assert knows("ru", of=seen).say(CardText("in_need", "strong")).startswith("Влияние 9 (5, и")
    assert knows("en", of=seen, short=True).say(CardText("in_need", "basic")) == "Infl. 5"


def test_day_and_night() -> None:
    day = knights("arythea", "tovak").turn()
    night = knights("arythea", "tovak").night().turn()
    assert "Move 1 (1 by Day" in knows("en", of=view(day.state, 0)).say(SkillText("dark_paths"))
    assert "Move 2 (1 by Day" in knows("en", of=view(night.state, 0)).say(SkillText("dark_paths"))


def test_the_edition_played_is_the_one_that_is_told() -> None:
    play = knights("arythea", "tovak", variants=("first_print",)).turn()
    seen = view(play.state, 0)
    assert knows("en", of=seen).say(CardText("horn_of_wrath", "basic")).startswith("siege Attack 6")
    assert "Attack 6" in knows("en", of=seen).say(EnemyText("altem_guardsmen"))
    assert "loses Swift" in knows("en", of=seen).say(AbilityText("utem_guardsmen", 2))
    assert knows("en").say(CardText("horn_of_wrath", "basic")).startswith("siege Attack 5")


# For a person to read.


def titled(lang: Lang, kind: str, id: str) -> str:
    """A name as it stands on the thing."""
    return knows(lang).name(kind, id, "title")


@each_lang
def test_cards(lang: Lang, snapshot: SnapshotAssertion) -> None:
    t = knows(lang)
    lines = [
        f"{titled(lang, 'card', card)} / {side}: {t.say(CardText(card, side))}" for card in CARDS for side in SIDES
    ]
    assert lines == snapshot


@each_lang
def test_first_print(lang: Lang, snapshot: SnapshotAssertion) -> None:
    t = knows(lang)
    lines = [
        f"{titled(lang, 'card', name)} / {side}: {t.say(does)}"
        for name, card in CARDS.items()
        for side, does in zip(SIDES, (card.first_basic, card.first_strong), strict=True)
        if does
    ]
    assert lines == snapshot


@each_lang
@pytest.mark.parametrize(
    ("kind", "face", "table"),
    [
        ("unit", UnitText, UNITS),
        ("skill", SkillText, SKILLS),
        ("tactic", TacticText, TACTICS),
        ("enemy", EnemyText, ENEMIES),
        ("ruin", RuinText, RUIN),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_faces(lang: Lang, kind: str, face: type, table: dict[str, Any], snapshot: SnapshotAssertion) -> None:
    t = knows(lang)
    assert [f"{titled(lang, kind, id)}: {t.say(face(id))}" for id in table] == snapshot


@each_lang
def test_narrow_cells(lang: Lang, snapshot: SnapshotAssertion) -> None:
    t = knows(lang, short=True)
    assert [
        f"{titled(lang, 'card', card)} / {side}: {t.say(CardText(card, side))}" for card in CARDS for side in SIDES
    ] == (snapshot)
