"""The clause book and the names of DungeonQuest: complete, in both languages, and short enough for their cells."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

Entry = dict[str, Any]

CASES = ("nom", "gen", "dat", "acc", "ins", "pre")
REFERENCE_TO_A_CLAUSE = re.compile(r"DQ-(?:5(?:\.\d)?\.[a-z]|N\d|[A-Z]+-\d+[a-z]?)")
KINDS = {
    "hero": 4,
    "attribute": 5,
    "monster": 5,
    "announcement": 3,
    "answer": 5,
    "tactic": 3,
    "bow_result": 3,
    "tower": 4,
    "compass": 9,
    "tile_kind": 11,
    "board": 1,
    "tile": 38,
    "deck": 10,
    "room_card": 22,
    "search_card": 10,
    "trap_card": 7,
    "door_card": 6,
    "corpse_card": 8,
    "crypt_card": 10,
    "catacombs_card": 10,
    "monster_card": 15,
    "dragon_counter": 2,
    "treasure": 31,
    "item": 3,
    "potion": 5,
    "ring": 8,
    "deck_card": 8,
    "side": 3,
    "scenario": 1,
    "variant": 12,
    "fate": 7,
    "why_missed": 5,
    "group": 13,
}


def book(name: str) -> dict[str, Any]:
    return tomllib.loads(files("rules.dungeonquest").joinpath(name).read_text(encoding="utf-8"))


def chapters() -> list[Entry]:
    return book("clauses.toml")["chapter"]


def clauses() -> list[Entry]:
    return book("clauses.toml")["clause"]


def names() -> list[tuple[str, Entry]]:
    return [(f"{kind}.{id}", entry) for kind, group in book("names.toml").items() for id, entry in group.items()]


def russian(entry: Entry) -> Entry:
    """The Russian forms of a name, a plain title as its nominative."""
    ru = entry["ru"]
    return {"nom": ru} if isinstance(ru, str) else ru


def nominative(entry: Entry, lang: str) -> str:
    """The name as it stands in a list."""
    return russian(entry)["nom"] if lang == "ru" else entry["en"]


def prefix(clause: Entry) -> str:
    """What the ids of one chapter share: "DQ-5", "DQ-N", "DQ-TILE"."""
    found = re.match(r"DQ-(?:5|[A-Z]+)", clause["id"])
    assert found, clause["id"]
    return found.group()


def test_all_202_clauses_are_there_each_once():
    ids = [clause["id"] for clause in clauses()]
    assert len(ids) == 202
    assert [id for id, count in Counter(ids).items() if count > 1] == []


def test_seed_clauses_are_the_26_of_section_5_and_the_4_that_rest_on_it():
    seed = [clause["id"] for clause in clauses() if clause.get("mark") == "seed"]
    section_5 = [clause["id"] for clause in clauses() if clause["id"].startswith("DQ-5")]
    assert len(section_5) == 26
    assert seed == [*section_5, "DQ-TURN-1", "DQ-MOVE-3", "DQ-SRCH-1", "DQ-DEAD-3"]


def test_marks_are_known_and_counted():
    marks = Counter(clause.get("mark") for clause in clauses())
    assert marks == {None: 98, "seed": 30, "house": 64, "unsure": 10}


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
    assert [clause["id"] for clause in clauses() if "status" in clause] == ["DQ-TILE-3"]


def test_no_seed_clause_is_excused_from_its_test():
    assert [clause["id"] for clause in clauses() if clause.get("mark") == "seed" and "status" in clause] == []


def test_clauses_stand_in_the_order_of_their_30_chapters():
    slugs = [chapter["slug"] for chapter in chapters()]
    assert len(slugs) == len(set(slugs)) == 30
    assert list(dict.fromkeys(clause["chapter"] for clause in clauses())) == slugs


def test_a_chapter_is_what_shares_the_head_of_an_id():
    pairs = {(clause["chapter"], prefix(clause)) for clause in clauses()}
    assert len(pairs) == len(chapters())


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_clauses_refer_to_clauses_that_exist(lang: str):
    ids = {clause["id"] for clause in clauses()}
    named = {id for clause in clauses() for id in REFERENCE_TO_A_CLAUSE.findall(clause[lang])}
    assert named - ids == set()


def test_both_languages_refer_to_the_same_clauses():
    for clause in clauses():
        english, russian_ = (sorted(REFERENCE_TO_A_CLAUSE.findall(clause[lang])) for lang in ("en", "ru"))
        assert english == russian_, clause["id"]


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
        assert len(entry.get("short", {}).get(lang) or nominative(entry, lang)) <= width, id


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_kinds_of_tiles_but_the_plain_room_have_a_cell_of_5_signs(lang: str):
    cells = {id: entry.get("cell", {}).get(lang, "") for id, entry in book("names.toml")["tile_kind"].items()}
    assert [id for id, cell in cells.items() if len(cell) > 5] == []
    assert [id for id, cell in cells.items() if not cell] == ["room"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_heroes_have_a_calling(lang: str):
    callings = {hero["title"][lang] for hero in book("names.toml")["hero"].values()}
    assert len(callings) == 4


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_ring_says_what_it_does(lang: str):
    texts = {ring["does"][lang] for ring in book("names.toml")["ring"].values()}
    assert len(texts) == 8


def test_every_optional_rule_of_the_form_has_a_name():
    from rules.dungeonquest import FORM

    assert set(book("names.toml")["variant"]) == {variant.id for variant in FORM.variants}
    assert set(book("names.toml")["scenario"]) == set(FORM.scenarios)
