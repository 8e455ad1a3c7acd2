"""Settings hold at once, and are remembered."""

from __future__ import annotations

import json
from pathlib import Path

from tabletop_tui.settings import FORM, Settings, load_settings
from tests.tui.desk import desk


async def test_every_choice_is_on_the_screen_and_changes(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("s")
        for choice in FORM:
            before = getattr(at.app.settings, choice.name)
            await at.press("right")
            assert getattr(at.app.settings, choice.name) != before
            await at.press("left")
            assert getattr(at.app.settings, choice.name) == before
            await at.press("down")


async def test_the_language_changes_at_once_and_is_remembered(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("s", "right")
        assert at.app.settings.language == "ru"
        assert "Язык" in at.text
        await at.press("escape")
        assert "Настройки" in at.text
    assert load_settings(tmp_path / "config").settings.language == "ru"


async def test_theme_and_signs_change_at_once(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("s", "down", "right")
        assert at.app.theme == "tabletop-light"
        at.app._glyphs = None
        await at.press("down", "right", "right")
        assert at.app.settings.glyphs == "ascii"
        assert at.text.isascii()


async def test_a_key_is_moved(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("s")
        while "  new game" not in at.line("►"):
            await at.press("down")
        await at.press("enter", "z")
        assert at.app.settings.keymap == {"home.new": "z"}
        assert "your own" in at.line("►")
        await at.press("escape")
        assert "z New game" in at.text
        await at.press("n")
        assert at.screen == "Home"
        await at.press("z")
        assert at.screen == "NewGame"
    saved = json.loads(next((tmp_path / "config").glob("*.json")).read_text())
    assert saved["keymap"] == {"home.new": "z"}
    async with desk(tmp_path, settings=load_settings(tmp_path / "config").settings) as at:
        await at.press("z")
        assert at.screen == "NewGame"


async def test_a_key_that_is_taken_is_refused(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("s")
        while "go on with the last game" not in at.line("►"):
            await at.press("down")
        await at.press("enter", "n")
        assert "taken" in at.text
        assert at.app.settings.keymap == {}
        await at.press("enter", "escape")
        assert at.screen == "SettingsPage"


async def test_the_old_key_comes_back(tmp_path: Path) -> None:
    settings = Settings(language="en", keymap={"home.new": "z"})
    async with desk(tmp_path, settings=settings) as at:
        await at.press("s")
        while "  new game" not in at.line("►"):
            await at.press("down")
        await at.press("enter", "backspace", "escape")
        assert at.app.settings.keymap == {}
        await at.press("n")
        assert at.screen == "NewGame"


async def test_a_broken_file_costs_its_settings_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text("{")
    async with desk(tmp_path) as at:
        assert at.screen == "Home"
        assert any("not understood" in note.message for note in at.app._notifications)


async def test_settings_that_cannot_be_written_hold_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    async with desk(tmp_path) as at:
        await at.press("s", "down", "right")
        assert at.app.theme == "tabletop-light"
        assert any("cannot be saved" in note.message for note in at.app._notifications)
