"""The rulebook: every clause, its marks, search, ways from clause to clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.game import find
from tabletop_tui.i18n import use
from tabletop_tui.screens.rulebook import Rulebook, names_in, search, whole_book
from tests.tui.desk import NARROW, WIDE, desk

BOOK = whole_book(find("dungeonquest"))


def test_every_clause_is_found_by_its_id() -> None:
    for id in BOOK.entries:
        assert search(BOOK, id.lower())[0] == id


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_blanks_are_blanks(lang: str) -> None:
    use(lang)  # type: ignore[arg-type]
    held = [entry for entry in BOOK.entries.values() if "\u00a0" in entry.text(lang)]  # type: ignore[arg-type]
    for entry in held[:20]:
        around = entry.text(lang).split("\u00a0")  # type: ignore[arg-type]
        word, other = around[0].split()[-1], around[1].split()[0]
        assert entry.id in search(BOOK, f"{word} {other}")
    assert held or lang == "en"


def test_nothing_is_found_for_nothing() -> None:
    assert search(BOOK, "  ") == []
    titled = search(whole_book(find("mage_knight")), "first reconn")
    assert {"MK-SCN-REC-1", "MK-SCN-REC-8"} <= {*titled}, "a chapter is found by its title"
    assert search(BOOK, "xyzzy") == []


async def test_all_chapters_and_clauses_can_be_read(tmp_path: Path) -> None:
    async with desk(tmp_path, WIDE) as at:
        await at.press("r")
        page = at.app.screen
        assert isinstance(page, Rulebook)
        read = set[str]()
        for _chapter in BOOK.chapters:
            read |= set(page.leaf.clauses)
            await at.press("down")
        assert read == set(BOOK.entries)


@pytest.mark.parametrize("size", [NARROW, WIDE])
@pytest.mark.parametrize("clause", ["DQ-WIN-4", "DQ-5.a", "PLAY-4", next(reversed(BOOK.entries))])
async def test_it_opens_at_a_clause(tmp_path: Path, size: tuple[int, int], clause: str) -> None:
    async with desk(tmp_path, size) as at:
        at.app.push_screen(Rulebook("dungeonquest", clause))
        await at.pilot.pause()
        assert any("►" in line and clause in line for line in at.lines)
        await at.press("escape")
        assert at.screen == "Home"


async def test_marks_are_shown_in_words(tmp_path: Path) -> None:
    marked = {
        mark: next(id for id, entry in BOOK.entries.items() if entry.mark == mark)
        for mark in ("seed", "house", "unsure")
    }
    words = {"seed": "basic rule", "house": "house rule", "unsure": "sources differ"}
    async with desk(tmp_path) as at:
        for mark, clause in marked.items():
            at.app.push_screen(Rulebook("dungeonquest", clause))
            await at.pilot.pause()
            assert words[mark] in at.line(f"►  {clause}")


async def test_the_rulebook_of_each_game_is_reached_from_home(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("r")
        titles = set[str]()
        for _game in range(3):
            titles.add(at.lines[0].split("RULES")[1].split("Esc")[0].strip())
            await at.press("g")
        assert titles == {"DungeonQuest", "Mage Knight", "Relic"}


async def test_search_and_back(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("r", "slash")
        await at.type("highest total")
        await at.press("enter")
        assert "DQ-WIN-4" in at.text
        await at.press("backspace")
        assert "Found" not in at.text
        await at.press("slash")
        await at.type("xyzzy")
        await at.press("enter")
        assert "in no clause" in at.text
        await at.press("escape")
        assert at.screen == "Rulebook"


async def test_from_a_clause_to_those_it_names(tmp_path: Path) -> None:
    clause = next(id for id in BOOK.entries if len([n for n in names_in(BOOK, id) if n != id]) == 1)
    named = next(id for id in names_in(BOOK, clause) if id != clause)
    async with desk(tmp_path) as at:
        at.app.push_screen(Rulebook("dungeonquest", clause))
        await at.press("enter")
        page = at.app.screen
        assert isinstance(page, Rulebook)
        assert page.clause == named
        await at.press("backspace")
        assert page.clause == clause


async def test_a_clause_that_does_not_exist_opens_the_book(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        at.app.push_screen(Rulebook("dungeonquest", "PLAY-9"))
        await at.press("down", "tab", "down", "m", "y", "N")
        assert at.screen == "Rulebook"


async def test_clauses_are_marked_and_copied(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        at.app.push_screen(Rulebook("dungeonquest", "DQ-WIN-4"))
        await at.press("m", "y")
        assert "◉" in at.line("►  DQ-WIN-4")
        assert at.app.clipboard.startswith("DQ-WIN-4 ")
        await at.press("m")
        assert "◉" not in at.line("►  DQ-WIN-4")


async def test_the_list_of_chapters_points_at_the_one_a_clause_was_opened_in(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        at.app.push_screen(Rulebook("dungeonquest", "DQ-POT-2"))
        await at.press()
        assert "Potions" in next(line for line in at.lines if line.startswith("►"))
