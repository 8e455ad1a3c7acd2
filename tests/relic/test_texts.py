"""What Relic prints has its words in both languages: cards, sheets, spaces."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import Any, cast

import pytest
from syrupy.assertion import SnapshotAssertion

from rules.engine.instructions import Effect, Instruction
from rules.engine.phrases import LANGS, Lang, Teller
from rules.game import teller
from rules.relic import GAME, cards, content
from rules.relic.abilities import Ability, Passive, when
from rules.relic.board import COLOURS, SPACES
from rules.relic.cards import ASSETS, CORRUPTION, MISSIONS, POWER, SCENARIOS, THREATS
from rules.relic.characters import CHARACTERS
from rules.relic.choices import Choice, Condition
from rules.relic.faces import (
    AssetText,
    CharacterText,
    CorruptionText,
    LevelText,
    MissionText,
    PowerText,
    ScenarioText,
    SpaceText,
    SpecialText,
    ThreatText,
)
from rules.relic.missions import GainMission
from rules.relic.vocabulary import gain, lose, may_choose, pay, skill_test

content.fill()
WIDTH = {"en": 11, "ru": 12}
CYRILLIC, LATIN = re.compile("[А-Яа-яЁё]"), re.compile("[A-Za-z]+")
ROMAN = re.compile("[IV]+")
LOOSE = re.compile(r"(?:^|[\s(«])(?:[вкосуияВКОСУИЯ]|\d+) [\w«]| —")
FAMILIES: dict[str, tuple[type, Iterable[str]]] = {
    **{colour: (ThreatText, [n for n, card in THREATS.items() if card.colour == colour]) for colour in COLOURS},
    "power": (PowerText, POWER),
    "corruption": (CorruptionText, CORRUPTION),
    "mission": (MissionText, MISSIONS),
    "wargear": (AssetText, [name for name, card in ASSETS.items() if card.deck == "wargear"]),
    "relic": (AssetText, [name for name, card in ASSETS.items() if card.deck == "relic"]),
    "scenario": (ScenarioText, SCENARIOS),
    "hero": (CharacterText, CHARACTERS),
    "space": (SpaceText, SPACES),
}
each_lang = pytest.mark.parametrize("lang", LANGS)
each_family = pytest.mark.parametrize("kind", FAMILIES)


def knows(lang: Lang, *, short: bool = False) -> Teller:
    """Somebody who speaks of this game."""
    return teller(GAME, lang, short=short)


def abilities() -> Iterator[Ability]:
    """Every printed ability."""
    for sheet in CHARACTERS.values():
        yield from (*sheet.abilities, *(ability for _, ability in sheet.specials))
    for family in (ASSETS, CORRUPTION):
        for card in family.values():
            yield from card.abilities
    yield from (card.ability for card in POWER.values() if card.ability)
    for scenario in SCENARIOS.values():
        yield from scenario.standing


def printed() -> Iterator[Any]:
    """Every effect that anything prints, and everything that holds."""
    for ability in abilities():
        yield from (*ability.does, *ability.holds, *ability.cost)
    for card in THREATS.values():
        yield from (*card.reward, *card.penalty, *card.when_revealed, *card.does)
    for mission in MISSIONS.values():
        yield from mission.reward
    for sheet in CHARACTERS.values():
        yield from (reward for level in sheet.levels for reward in level)
    yield from (do for scenario in SCENARIOS.values() for do in scenario.confrontation)
    yield from (do for space in SPACES.values() for do in space.text)


def innermost(does: Any) -> Iterator[Any]:
    """An effect and everything inside it."""
    yield does
    for field in fields(does):
        yield from inside(getattr(does, field.name))


def inside(value: Any) -> Iterator[Any]:
    """The effects and conditions in the value of a field."""
    if isinstance(value, (Instruction, Condition)):
        yield from innermost(value)
    elif isinstance(value, tuple):
        for one in cast("tuple[Any, ...]", value):
            yield from inside(one)


def faces() -> list[Any]:
    """Everything that has a face."""
    rows = [face(name) for face, names in FAMILIES.values() for name in names]
    tracks = [LevelText(name, level) for name in CHARACTERS for level in range(1, 13)]
    specials = [SpecialText(name, id) for name, sheet in CHARACTERS.items() for id, _ in sheet.specials]
    boxes = [space.box for space in SPACES.values() if space.box]
    return [*rows, *tracks, *specials, *boxes, *abilities()]


def everything(lang: Lang) -> list[str]:
    """All faces, and all effects by themselves, as printed and as offered."""
    t = knows(lang)
    effects = [one for does in printed() for one in innermost(does)]
    return [*map(t.say, faces()), *map(t.say, effects), *map(t.offering.say, effects)]


@pytest.mark.clause("RL-MIS-3")
def test_no_card_brings_a_mission_besides_the_one_there_is() -> None:
    assert not [one for does in printed() for one in innermost(does) if isinstance(one, GainMission)]


@each_lang
def test_everything_printed_has_a_phrase(lang: Lang) -> None:
    kinds = {type(one) for does in printed() for one in innermost(does)}
    assert len(kinds) > 60
    assert [kind.__name__ for kind in kinds if knows(lang).book.phrase(kind) is None] == []


@each_lang
def test_words_are_clean(lang: Lang) -> None:
    said = everything(lang)
    assert len(said) > 2000
    assert [text for text in said if not text or text != text.strip()] == []
    assert [text for text in said if re.search(r"_|\s\s|None|[A-Z][a-z]+\(|: :|::|\{", text)] == []


def test_english_has_no_cyrillic() -> None:
    assert [text for text in everything("en") if CYRILLIC.search(text)] == []


def test_russian_has_no_latin_but_roman_numbers() -> None:
    russian = everything("ru")
    assert [text for text in russian if any(not ROMAN.fullmatch(word) for word in LATIN.findall(text))] == []


def test_russian_does_not_break_after_short_words_and_numbers() -> None:
    assert [text for text in everything("ru") if LOOSE.search(text)] == []


@each_lang
def test_faces_and_effects_fit_narrow_cells(lang: Lang) -> None:
    t = knows(lang, short=True)
    narrow = [one for one in (*faces(), *printed()) if type(one).__name__ not in ("Box", "Condition")]
    assert [text for one in narrow if not 0 < len(text := t.say(one)) <= WIDTH[lang]] == []


@each_lang
def test_card_text_is_what_its_effects_say(lang: Lang) -> None:
    t = knows(lang)
    for name, card in POWER.items():
        if card.ability:
            assert t.say(PowerText(name)).endswith(t.say(card.ability))
    for name, card in THREATS.items():
        if card.sort == "event":
            assert t.say(ThreatText(name)).endswith(t.say(card.does[-1]))
    for name in CHARACTERS:
        for id, ability in CHARACTERS[name].specials:
            assert t.say(SpecialText(name, id)) == t.say(ability)


def test_an_offer_is_no_order() -> None:
    assert knows("ru").say(pay("influence", 2)).startswith("заплатите")
    assert knows("ru").offering.say(pay("influence", 2)).startswith("заплатить")
    assert knows("en").say(pay("influence")) == knows("en").offering.say(pay("influence")) == "pay 1 influence"


def test_what_is_gained_alike_is_said_in_one_breath() -> None:
    ability = when("own_turn", gain("life"), gain("influence", 2), lose("asset"))
    assert knows("en").say(ability) == "in your turn: gain 1 Life and 2 influence and lose 1 asset"
    told = knows("ru").say(ability).replace("\xa0", " ")
    assert told == "в свой ход: получите 1 очко Здоровья и 2 очка Влияния и потеряйте 1 актив"


def test_a_price_comes_before_what_it_is_for() -> None:
    ability = when("own_turn", gain("life"), cost=pay("influence"), limit="turn")
    assert knows("en").say(ability) == "once in each turn of yours: pay 1 influence ► gain 1 Life"


@each_lang
def test_what_others_do_is_told_of_them(lang: Lang) -> None:
    t = knows(lang)
    told = [t.say(ThreatText(name)) for name in ("rolling_barrage", "psychic_storm", "open_market", "shared_vision")]
    words = {"en": ["loses", "tests", "may sell", "draws"], "ru": ["теряет", "проходит", "может продать", "берёт"]}
    assert [word in text for word, text in zip(words[lang], told, strict=True)] == [True] * 4


def test_choices_of_one_and_of_many() -> None:
    one = may_choose(Choice("listen", (gain("power_card"),)))
    assert knows("en").say(one) == "you may listen: draw 1 Power card"
    many = may_choose(Choice("listen", (gain("power_card"),)), Choice("look", (skill_test("level", 3),)))
    assert knows("en").say(many).startswith("choose one, or none: listen: draw 1 Power card · look: test level 3")


def test_every_objective_has_its_words() -> None:
    assert {card.objective.kind for card in MISSIONS.values()} == {
        "defeat",
        "colours",
        "end_turn",
        "visit",
        "end_with_player",
        "spend",
        "have",
        "pass_test",
        "levels",
    }
    assert knows("en").say(cards.defeat(2, least=4)) == "defeat 2 enemies of value 4 or more"
    assert knows("ru").say(cards.defeat(2)).replace("\xa0", " ") == "победите 2 врагов"


def test_what_holds_is_no_instruction() -> None:
    held: list[Passive] = [one for ability in abilities() for one in ability.holds]
    assert held
    assert not any(isinstance(one, Instruction) for one in held)
    done: list[Effect] = [one for ability in abilities() for one in ability.does]
    assert all(isinstance(one, Instruction) for one in done)


# For a person to read.


def kind_of(family: str) -> str:
    """Under which kind its names stand."""
    return "threat" if family in COLOURS else family


@each_lang
@each_family
def test_faces(lang: Lang, kind: str, snapshot: SnapshotAssertion) -> None:
    t, (face, names) = knows(lang), FAMILIES[kind]
    assert [f"{t.name(kind_of(kind), name, 'title')}: {t.say(face(name))}" for name in names] == snapshot


@each_lang
def test_levels(lang: Lang, snapshot: SnapshotAssertion) -> None:
    t = knows(lang)
    assert {
        t.name("hero", name): [t.say(LevelText(name, level)) for level in range(1, 13)] for name in CHARACTERS
    } == snapshot


@each_lang
def test_narrow_cells(lang: Lang, snapshot: SnapshotAssertion) -> None:
    t = knows(lang, short=True)
    assert [
        f"{t.name(kind_of(kind), name)}: {t.say(face(name))}"
        for kind, (face, names) in FAMILIES.items()
        for name in names
    ] == (snapshot)
