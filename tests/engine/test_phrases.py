"""Phrasebooks: names in cases, forms of number, what a teller knows, and every refusal of the engine in both languages."""

from __future__ import annotations

import ast
from importlib.resources import files
from typing import Any

import pytest

from rules import BadSave, Blocked, Illegal, Lang, Name, Option, Ref, say
from rules.engine.instructions import Done, Instruction, either, instruction, may, seq, times
from rules.engine.phrases import (
    LANGS,
    Phrasebook,
    Teller,
    clause_book,
    in_language,
    listing,
    plural,
    plural_ru,
    sentence,
)
from rules.engine.text_ru import RussianBook, bound, into
from rules.game import engine_book, find

GAME = "rules.dungeonquest"
each_lang = pytest.mark.parametrize("lang", LANGS)


@instruction
class Dig(Instruction[Any, Any]):
    """For these tests alone."""

    n: int


def book(lang: Lang) -> Phrasebook:
    """A book that knows one instruction and the names of a game."""
    made = RussianBook(lang, GAME, engine_book(lang)) if lang == "ru" else Phrasebook(lang, GAME, engine_book(lang))

    @made.says(Dig)
    def _(do: Dig, t: Teller) -> str:
        if t.lang == "en":
            return f"dig {do.n} {plural(do.n, 'hole', 'holes')}"
        return f"{t.verb('выройте', 'вырыть')} {do.n} {plural_ru(do.n, 'яму', 'ямы', 'ям')}"

    @made.asks(Dig)
    def _(do: Dig, t: Teller) -> str:
        return "?"

    return made


def test_a_name_is_declined_or_quoted() -> None:
    t = Teller(book("ru"))
    assert [t.name("monster", "orc", case) for case in ("nom", "gen", "dat", "acc", "ins", "pre")] == [
        "орк",
        "орка",
        "орку",
        "орка",
        "орком",
        "орке",
    ]
    assert t.name("room_card", "crypt") == "«Склеп»"
    assert t.name("room_card", "crypt", "title") == "Склеп"
    assert Teller(book("en")).name("monster", "orc", "gen") == "Orc"


def test_a_short_name_stands_without_quotes() -> None:
    t = Teller(book("ru"), short=True)
    assert t.name("room_card", "vampire_bats") == "Мыши"
    assert t.name("room_card", "crypt") == "Склеп"
    assert t.name("tile_kind", "room") == "Комната"


def test_a_name_nobody_knows_is_its_id() -> None:
    assert Teller(book("en")).name("monster", "giant_squid") == "giant squid"
    assert Teller(book("en")).form("monster", "giant_squid", "title") == ""


def test_names_of_the_engine_lie_beneath_those_of_a_game() -> None:
    assert [Teller(book(lang)).say(Done("stay")) for lang in LANGS] == ["stay", "остаться"]
    assert [Teller(book(lang)).say(Done()) for lang in LANGS] == ["done", "готово"]


def test_forms_of_a_name() -> None:
    t = Teller(book("ru"))
    assert t.form("hero", "ulf", "title") == "Варвар"
    assert t.form("hero", "ulf", "gender") == "m"
    assert in_language({"en": 1, "ru": 2}, "ru") == 2
    assert in_language("plain", "ru") == "plain"


def test_a_kind_of_things_may_be_named_by_a_phrase() -> None:
    made = Phrasebook("en", GAME, engine_book("en"))
    made.names("square")(lambda id, t: f"square {id}")
    assert Teller(made).say(Ref("square", 7)) == "square 7"
    assert Teller(made).say(Name("monster", "orc")) == "Orc"


def test_an_option_is_said_as_a_choice_and_an_instruction_as_an_order() -> None:
    t = Teller(book("ru"))
    dig = Dig(2)
    refused = Blocked("dig", dig, Illegal("PLAY-1", "game_over"))
    assert t.say(dig) == "выройте 2\xa0ямы"
    assert t.say(Option("dig", dig)) == t.say(refused) == "вырыть 2\xa0ямы"
    assert t.say(refused.why) == "игра окончена"
    assert t.offering.offering.verb("a", "b") == "b"


def test_what_is_made_of_instructions_says_what_they_say() -> None:
    en, ru = Teller(book("en")), Teller(book("ru"))
    both = either(Dig(1), Dig(5))
    assert (en.say(both), ru.say(both)) == ("dig 1 hole or dig 5 holes", "выройте 1\xa0яму или выройте 5\xa0ям")
    assert en.say(seq(Dig(1), Dig(2))) == "dig 1 hole; dig 2 holes"
    assert (en.say(times(2, Dig(1))), en.say(times(1, Dig(1)))) == ("2 times: dig 1 hole", "1 time: dig 1 hole")
    assert ru.say(times(2, Dig(1))) == "2\xa0раза: выройте 1\xa0яму"
    assert (en.say(may(Dig(1))), ru.say(may(Dig(1)))) == ("you may dig 1 hole", "можно вырыть 1\xa0яму")


def test_what_has_no_phrase_is_said_in_its_notation() -> None:
    t = Teller(engine_book("en"))
    assert t.say(Dig(3)) == "dig 3"
    assert t.reason("no_such_reason") == "no_such_reason"
    assert t.say(Illegal("PLAY-1", "no_such_reason")) == "no_such_reason"


@pytest.mark.parametrize(
    ("form", "numbers"),
    [("карта", (1, 21, 101, -1)), ("карты", (2, 3, 4, 22, 104)), ("карт", (0, 5, 11, 12, 14, 20, 25, 111, 112))],
)
def test_russian_forms_of_number(form: str, numbers: tuple[int, ...]) -> None:
    assert {plural_ru(n, "карта", "карты", "карт") for n in numbers} == {form}


def test_english_forms_of_number() -> None:
    assert [plural(n, "card", "cards") for n in (0, 1, 2, -1)] == ["cards", "card", "cards", "card"]


def test_lists() -> None:
    assert listing([], "en") == ""
    assert listing(["one"], "en") == "one"
    assert listing(["one", "two"], "en") == "one and two"
    assert listing(["one", "two", "three"], "en", "or") == "one, two or three"
    assert listing(["раз", "два"], "ru") == "раз и два"
    assert sentence("one thing") == "One thing"


def test_russian_does_not_break_after_short_words_and_numbers() -> None:
    assert bound("в F5 и с ними 2 очка — все") == "в\xa0F5 и\xa0с\xa0ними 2\xa0очка\xa0— все"
    assert bound("кто D6 из 12; 1–2 — север") == "кто D6 из 12; 1–2\xa0— север"
    assert bound(bound("в «Яме» 3 дня")) == bound("в «Яме» 3 дня") == "в\xa0«Яме» 3\xa0дня"


def test_russian_into() -> None:
    assert [into(noun) for noun in ("Вращающейся Комнате", "Внутренний двор", "Башне", "огне", "Ферме")] == [
        "во Вращающейся Комнате",
        "во Внутренний двор",
        "в Башне",
        "в огне",
        "в Ферме",
    ]


def reasons(module: str) -> set[str]:
    """The reasons of refusals in a module, and the faults of saves."""
    package, _, name = module.rpartition(".")
    found: set[str] = set()
    for node in ast.walk(ast.parse(files(package).joinpath(f"{name}.py").read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if node.func.id == "Illegal" and len(texts) == 2:
                found.add(texts[1])
            if node.func.id == "BadSave" and texts:
                found.add(f"bad_save_{texts[0]}")
    return found


@each_lang
@pytest.mark.parametrize(
    ("module", "many"), [("rules.game", 7), ("rules.play", 3), ("rules.save", 4), ("rules.engine.decisions", 5)]
)
def test_every_refusal_of_the_engine_has_a_phrase(lang: Lang, module: str, many: int) -> None:
    assert len(reasons(module)) >= many
    assert [reason for reason in reasons(module) if engine_book(lang).phrase(reason) is None] == []


REFUSALS = (
    Illegal("PLAY-2", "not_your_decision", seat=1),
    Illegal("PLAY-3", "stale", at=3),
    Illegal("ANSWER-2", "wrong_number", least=1, most=1),
    Illegal("ANSWER-2", "wrong_number", least=0, most=2),
    Illegal("ANSWER-5", "wrong_weight", least=3, most=3),
    Illegal("ANSWER-5", "wrong_weight", least=3, most=5),
    Illegal("ANSWER-6", "stands_alone"),
    Illegal("SETUP-1", "wrong_seats", least=1, most=4),
    Illegal("SETUP-6", "variants_clash", variant="a", other="b"),
    BadSave("truncated", line=3),
)


@each_lang
def test_refusals_fill_in_their_numbers(lang: Lang) -> None:
    texts = [say(refusal, lang) for refusal in REFUSALS]
    assert len(set(texts)) == len(REFUSALS)
    assert [text for text in texts if not text or "_" in text or "{" in text] == []


def test_a_clause_book_has_both_languages() -> None:
    made = clause_book("rules.engine")
    assert made.entries["PLAY-1"].text("en") == "When the game is over nothing can be done in it."
    assert made.entries["PLAY-1"].text("ru").startswith("Когда")
    assert find("dungeonquest").book.entries["DQ-5.1.d"].chapter in find("dungeonquest").book.chapters
