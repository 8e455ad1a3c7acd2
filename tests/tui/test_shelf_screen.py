"""The list of saves: open, rename, copy, bring in, delete, earlier states."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop_tui.ink import plain
from tabletop_tui.screens.shelf import columns
from tabletop_tui.shelf import Shelf
from tests.tui.desk import NARROW, WIDE, desk, played


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    shelf = Shelf(tmp_path / "saves")
    played(shelf, "Friday", "Anna", "Ben", steps=12)
    return shelf


@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_the_list_tells_game_round_player_and_time(tmp_path: Path, shelf: Shelf, size: tuple[int, int]) -> None:
    async with desk(tmp_path, size) as at:
        await at.press("l")
        line = at.line("Friday")
        (entry,) = shelf.entries()
        assert all(part in line for part in ("DungeonQuest", entry.round, entry.turn, "today"))
        assert "Anna, Ben" in at.text


def test_a_name_in_the_list_does_not_begin_with_the_game_that_has_a_column_of_its_own(shelf: Shelf) -> None:
    (entry,) = shelf.entries()
    line = plain([columns(entry._replace(name="DungeonQuest 2026-11-30 2"), 80)])
    assert "2026-11-30 2 " in line and line.count("DungeonQuest") == 1
    assert plain([columns(entry._replace(name="DungeonQuest"), 80)]).count("DungeonQuest") == 2


async def test_a_save_is_renamed(tmp_path: Path, shelf: Shelf) -> None:
    async with desk(tmp_path) as at:
        await at.press("l", "r")
        await at.type("Monday")
        await at.press("enter")
        assert [entry.name for entry in shelf.entries()] == ["Monday"]
        assert "Monday" in at.text


@pytest.mark.case("B-48")
async def test_it_is_not_renamed_over_another(tmp_path: Path, shelf: Shelf) -> None:
    played(shelf, "Monday", "Anna", steps=3)
    async with desk(tmp_path) as at:
        await at.press("l", "r")
        await at.type("Friday" if "Monday" in at.line("►") else "Monday")
        await at.press("enter")
        assert "already" in at.text
        await at.press("escape")
    assert len(shelf.entries()) == 2


async def test_deleting_asks_and_the_answer_is_no_by_itself(tmp_path: Path, shelf: Shelf) -> None:
    async with desk(tmp_path) as at:
        await at.press("l", "d", "enter")
        assert len(shelf.entries()) == 1
        await at.press("d", "d")
        assert len(shelf.entries()) == 1
        await at.press("d", "y")
        assert shelf.entries() == []
        assert "nothing here" in at.text


async def test_a_save_is_copied_out_and_brought_in(tmp_path: Path, shelf: Shelf) -> None:
    target = tmp_path / "copy.json"
    async with desk(tmp_path) as at:
        await at.press("l", "e")
        await at.type(str(target))
        await at.press("enter")
        assert target.exists()
        await at.press("e")
        await at.type(str(target))
        await at.press("enter")
        assert "Replace it?" in at.text
        await at.press("y")
        await at.press("i")
        await at.type(str(target))
        await at.press("enter")
        assert len(shelf.entries()) == 2
        await at.press("i")
        await at.type(str(tmp_path / "nowhere.json"))
        await at.press("enter")
        assert len(shelf.entries()) == 2
        await at.press("escape", "escape")


@pytest.mark.case("B-41")
async def test_one_goes_on_from_an_earlier_state(tmp_path: Path, shelf: Shelf) -> None:
    backups = shelf.backups("Friday")
    assert len(backups) >= 3
    async with desk(tmp_path) as at:
        await at.press("l", "b", "down", "enter")
        assert "The log will say so" in at.text
        await at.press("y")
        assert at.screen in ("Table", "Handover")
        assert at.app.session is not None
        assert at.app.session.commands < 12
        at.app.session.remember(at.app.session.recollect())
        assert any("older backup" in entry.note for entry in at.app.session.log)


async def test_a_damaged_save_is_listed_with_the_reason_and_its_backups(tmp_path: Path, shelf: Shelf) -> None:
    path = shelf.read("Friday").path
    text = path.read_text()
    path.unlink()  # backups are links to what is never changed in place
    path.write_text(text[:200])
    async with desk(tmp_path) as at:
        await at.press("l")
        assert "not complete" in at.line("Friday")
        await at.press("enter")
        assert at.screen == "Saves"
        await at.press("b", "enter", "y")
        assert at.screen in ("Table", "Handover")


async def test_it_can_be_opened_for_looking_only(tmp_path: Path, shelf: Shelf) -> None:
    before = shelf.read("Friday").read()
    async with desk(tmp_path) as at:
        await at.press("l", "v")
        assert at.app.session is not None
        assert at.app.session.read_only
    assert shelf.read("Friday").read() == before
