"""The clause book and the names of Relic: complete, in both languages, and short enough for their cells."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

Entry = dict[str, Any]

CASES = ("nom", "gen", "dat", "acc", "ins", "pre")
REFERENCE_TO_A_CLAUSE = re.compile(r"RL-[A-Z0-9]+-\d+")
SEED = ("RL-LIFE-3", "RL-TAINT-5")
EXCUSED = ["RL-PVP-2", "RL-DATA-6", "RL-EXP2-1", "RL-EXP2-2", "RL-EXP2-3"]
KINDS = {
    "game": 1,
    "scenario": 6,
    "variant": 1,
    "opponent": 3,
    "hero": 10,
    "attribute": 6,
    "special": 1,
    "tier": 3,
    "area": 8,
    "space": 49,
    "trait": 11,
    "threat_kind": 4,
    "class": 5,
    "colour": 3,
    "deck": 8,
    "threat": 60 + 60 + 59,
    "power": 34,
    "corruption": 30,
    "mission": 24,
    "relic": 18,
    "wargear": 20,
    "label": 46,
    "phase": 4,
    "place": 4,
    "direction": 2,
    "word": 40,
    "group": 15,
    "fate": 3,
}


def book(name: str) -> dict[str, Any]:
    return tomllib.loads(files("rules").joinpath("relic", name).read_text(encoding="utf-8"))


def chapters() -> list[Entry]:
    return book("clauses.toml")["chapter"]


def clauses() -> list[Entry]:
    return book("clauses.toml")["clause"]


def names() -> list[tuple[str, Entry]]:
    return [(f"{kind}.{id}", entry) for kind, group in book("names.toml").items() for id, entry in group.items()]


def nominative(entry: Entry, lang: str) -> str:
    """The name as it stands in a list."""
    ru = entry["ru"]
    return entry["en"] if lang == "en" else ru if isinstance(ru, str) else ru["nom"]


def test_all_223_clauses_are_there_each_once():
    ids = [clause["id"] for clause in clauses()]
    assert len(ids) == 223
    assert [id for id, count in Counter(ids).items() if count > 1] == []


def test_seed_clauses_are_the_chapters_of_the_vanquished_the_corrupted_and_the_eliminated_and_two_that_lead_there():
    seed = [clause["id"] for clause in clauses() if clause.get("mark") == "seed"]
    chapters_of_it = [id for id in (c["id"] for c in clauses()) if re.match("RL-(VANQ|CORR|ELIM)-", id)]
    assert len(chapters_of_it) == 29
    assert seed == [*SEED, *chapters_of_it]


def test_marks_are_known_and_counted():
    marks = Counter(clause.get("mark") for clause in clauses())
    assert marks == {None: 124, "seed": 31, "house": 67, "unsure": 1}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_clause_and_chapter_is_summed_up(lang: str):
    assert [entry for entry in [*chapters(), *clauses()] if not entry[lang].strip()] == []
    assert [clause["id"] for clause in clauses() if not clause[lang].endswith(".")] == []


def test_entries_have_no_other_keys_than_the_known():
    known = {"id", "chapter", "en", "ru", "mark", "status", "why"}
    assert [clause["id"] for clause in clauses() if set(clause) - known] == []


def test_a_clause_without_test_says_why():
    for clause in clauses():
        assert ("status" in clause) == bool(clause.get("why")), clause["id"]
        assert clause.get("status", "n/a") == "n/a", clause["id"]
    assert [clause["id"] for clause in clauses() if "status" in clause] == EXCUSED
    assert [clause["id"] for clause in clauses() if clause.get("mark") == "seed" and "status" in clause] == []


def test_clauses_stand_in_the_order_of_their_26_chapters():
    slugs = [chapter["slug"] for chapter in chapters()]
    assert len(slugs) == len(set(slugs)) == 26
    assert list(dict.fromkeys(clause["chapter"] for clause in clauses())) == slugs


def test_clauses_that_share_a_head_stand_in_one_chapter():
    homes: dict[str, set[str]] = {}
    for clause in clauses():
        homes.setdefault(clause["id"].rpartition("-")[0], set()).add(clause["chapter"])
    assert {head: chapter for head, chapter in homes.items() if len(chapter) > 1} == {}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_clauses_refer_to_clauses_that_exist(lang: str):
    ids = {clause["id"] for clause in clauses()}
    named = {id for clause in clauses() for id in REFERENCE_TO_A_CLAUSE.findall(clause[lang])}
    assert named - ids == set()


def test_names_are_there_kind_by_kind():
    assert {kind: len(group) for kind, group in book("names.toml").items()} == KINDS


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_name_is_in_both_languages(lang: str):
    assert [id for id, entry in names() if not nominative(entry, lang).strip()] == []


def test_a_russian_name_is_a_title_or_has_all_cases():
    for id, entry in names():
        if isinstance(entry["ru"], str):
            continue
        assert [case for case in CASES if not entry["ru"].get(case)] == [], id
        assert entry["ru"]["gender"] in ("m", "f", "n"), id
        assert isinstance(entry["ru"]["animate"], bool), id


@pytest.mark.parametrize(("lang", "width"), [("en", 11), ("ru", 12)])
def test_short_names_fit_their_cells(lang: str, width: int):
    for id, entry in names():
        most = 10 if id.startswith("space.") else width
        assert len(entry.get("short", {}).get(lang) or nominative(entry, lang)) <= most, id


@pytest.mark.parametrize("kind", ["threat", "power", "corruption", "mission", "relic", "wargear", "space", "label"])
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_names_of_one_kind_differ_unless_the_pieces_share_their_title(kind: str, lang: str):
    count = Counter(nominative(entry, lang) for entry in book("names.toml")[kind].values())
    shared = {"threat": {"Forgotten Portal": 3, "Забытый портал": 3}, "power": {"Try Again": 2, "Новая попытка": 2}}
    assert {name: n for name, n in count.items() if n > 1}.items() <= shared.get(kind, {}).items()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_attributes_have_a_letter_of_their_own(lang: str):
    letters = [entry["letter"][lang] for entry in book("names.toml")["attribute"].values()]
    assert len(set(letters)) == len(letters)


def test_russian_names_do_not_break_after_short_words_and_numbers():
    loose = re.compile(r"(?:^|[\s(«])(?:[вкосуияВКОСУИЯ]|\d+) [\w«]| —")
    forms = [(id, form) for id, entry in names() for form in russian_forms(entry)]
    assert [id for id, form in forms if loose.search(form)] == []


def russian_forms(entry: Entry) -> list[str]:
    """All that is said of a thing in Russian."""
    ru, short = entry["ru"], entry.get("short", {}).get("ru", "")
    return [short, ru] if isinstance(ru, str) else [short, *(form for form in ru.values() if isinstance(form, str))]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_title_is_that_of_the_table_of_names(lang: Any):
    from rules.relic import GAME

    assert GAME.title(lang) == GAME.name("game", "relic", lang) == nominative(book("names.toml")["game"]["relic"], lang)
