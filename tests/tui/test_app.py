"""The program as a whole: start, play, leave, go on; sizes, names, keys that quit."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from textual.pilot import Pilot

from rules import load
from tabletop_tui.session import Session
from tabletop_tui.settings import Settings
from tabletop_tui.shelf import InUse, Shelf
from tests.tui.desk import NARROW, WIDE, desk, played

ODD = "A[/b] [red]\\[ 漢字 é👨‍👩‍👧" + "x" * 300


async def test_first_start_offers_a_new_game_and_nothing_to_go_on_with(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        assert at.screen == "Home"
        assert "New game" in at.text
        assert "Continue" not in at.text
        assert "First time here?" in at.text and "bring in a save" in at.text


@pytest.mark.case("B-17")
async def test_a_game_is_begun_left_and_gone_on_with(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("n", "s")
        assert at.screen == "Table"
        await at.press("a")
        assert at.app.session is not None
        assert at.app.session.commands == 1
        await at.press("Q")
        assert at.screen == "Home"
        assert at.app.session is None
        assert "Continue" in at.text
    async with desk(tmp_path) as at:
        await at.press("c")
        assert at.screen == "Table"
        assert at.app.session is not None
        assert at.app.session.commands == 1


@pytest.mark.case("B-05", "B-17")
@pytest.mark.parametrize("keys", [["ctrl+q"], ["ctrl+c"], ["ctrl+d"], ["escape"] * 5, ["Q", "q"]])
async def test_no_way_out_loses_anything(tmp_path: Path, keys: list[str]) -> None:
    async with desk(tmp_path) as at:
        await at.press("n", "s", "a")
        await at.press(*keys)
    (entry,) = Shelf(tmp_path / "saves").entries()
    with Shelf(tmp_path / "saves").open(entry.stem) as slot:
        assert len(load(slot.read()).commands) == 1


@pytest.mark.case("B-05")
async def test_ctrl_c_says_how_to_quit(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("ctrl+c")
        assert at.app.is_running
        assert at.app._notifications


async def test_quitting_lets_others_open_the_save(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("n", "s")
        with pytest.raises(InUse):
            at.shelf.open(at.shelf.entries()[0].stem)
        await at.press("Q")
        at.shelf.open(at.shelf.entries()[0].stem).close()


async def test_a_save_open_elsewhere_can_be_looked_at(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "saves")
    played(shelf, "Friday", "Anna", "Ben", steps=9)
    with shelf.open("Friday"):
        async with desk(tmp_path) as at:
            await at.press("c")
            assert at.screen == "Home"
            assert "open elsewhere" in at.text
            await at.press("n")
            assert at.screen == "Home"
            await at.press("c", "y")
            assert at.screen == "Table"
            assert at.app.session is not None
            assert at.app.session.read_only
            await at.press("a", "u", "m")
            assert at.app.session.commands == 9
            await at.press("Q")
            assert at.screen == "Home"


async def test_a_broken_save_is_told_of_and_left_alone(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "saves")
    played(shelf, "Friday", "Anna", steps=6)
    path = shelf.read("Friday").path
    path.write_text(path.read_text().replace('"sun":', '"moon":'))
    before = path.read_bytes()
    async with desk(tmp_path) as at:
        await at.press("c")
        assert at.screen == "Home"
        assert "changed by hand" in at.text
    assert path.read_bytes() == before


@pytest.mark.case("B-14")
async def test_a_start_in_too_small_a_window(tmp_path: Path) -> None:
    async with desk(tmp_path, (20, 6)) as at:
        assert at.screen == "Small"
        await at.resize(*NARROW)
        assert at.screen == "Home"
        assert "New game" in at.text


@pytest.mark.case("B-14")
@pytest.mark.parametrize("keys", ["n", "l", "r", "g", "s", "lb"])
async def test_no_size_breaks_a_screen(tmp_path: Path, keys: str) -> None:
    played(Shelf(tmp_path / "saves"), "Friday", "Anna", "Ben")
    async with desk(tmp_path) as at:
        await at.press(*keys)
        before, screen = at.text, at.screen
        for size in ((200, 60), (20, 5), (1, 1), (120, 36), (119, 40)):
            await at.resize(*size)
            assert len(at.lines) == size[1]
        await at.resize(*NARROW)
        assert (at.text, at.screen) == (before, screen)


@pytest.mark.case("B-14")
async def test_the_table_below_the_least_size_gives_way_and_comes_back(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("n", "s", "a")
        before = at.text
        for width, height in ((20, 5), (1, 1), (79, 24), (80, 23)):
            await at.resize(width, height)
            assert at.screen == "Small"
            assert all(len(line) <= width for line in at.lines)
        await at.resize(20, 10)
        assert "80x24" in at.text
        await at.resize(*NARROW)
        assert at.screen == "Table"
        assert at.text == before
        assert at.app.session is not None
        assert at.app.session.commands == 1


@pytest.mark.case("B-18", "B-33")
@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_odd_names_break_no_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    shelf = Shelf(tmp_path / "saves")
    played(shelf, ODD, ODD, "[", steps=9)
    played(shelf, "]" + ODD, ODD, "[bold]", seed="over")
    async with desk(tmp_path, size) as at:
        at.app.settings = Settings(hand_over="always")
        for keys in (["l"], ["b"], ["escape", "escape"], ["g"], ["escape", "n"], ["escape", "p", "enter"]):
            await at.press(*keys)
            assert len(at.lines) == size[1]
        await at.press("n", "n", "L", "escape", "escape", "escape", "l", "enter", "L")
        assert at.screen == "Score"
        await at.press("escape", "h", "c")
        assert at.screen == "Handover"
        assert "A[/b] [red]" in at.text
        await at.press("w", "w", "T", "escape", "enter")
        assert at.screen == "Table"
        await at.press("S", "L", "x")
        assert at.app.is_running


@pytest.mark.case("B-04")
async def test_the_hand_over_shows_nothing_of_the_table(tmp_path: Path) -> None:
    async with desk(tmp_path, settings=Settings(animation="none", language="en", hand_over="always")) as at:
        await at.press("n", "s")
        assert at.screen == "Handover"
        assert "Player 2" in at.text or "Player 1" in at.text
        assert "CASTLE" not in at.text
        await at.press("enter")
        assert at.screen == "Table"
        await at.press("a")
        assert at.screen == "Handover"
        await at.press("X", "a", "m", "u")
        assert at.screen == "Handover"
        assert at.app.session is not None
        assert at.app.session.commands == 1
        await at.press("enter")
        assert at.screen == "Table"
        await at.press("X")
        assert at.screen == "Handover"


async def test_from_the_hand_over_the_open_table_can_be_seen(tmp_path: Path) -> None:
    async with desk(tmp_path, settings=Settings(animation="none", language="en", hand_over="always")) as at:
        await at.press("n", "s", "T")
        assert at.screen == "OpenTable"
        assert "CASTLE" in at.text
        await at.press("a", "escape")
        assert at.screen == "Handover"
        await at.press("T", "T")
        assert at.screen == "Handover"
        assert at.app.session is not None
        assert at.app.session.commands == 0


async def test_a_game_that_ends_shows_the_score(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "saves")
    played(shelf, "Friday", "Anna", "Ben")
    async with desk(tmp_path) as at:
        await at.press("l", "enter")
        assert at.screen == "Score"
        assert "RANKING" in at.text
        await at.press("r", "n", "n")
        assert at.screen == "Watching"
        assert "step 2" in at.text
        await at.press("escape")
        assert at.screen == "Score"


@pytest.mark.case("B-42")
async def test_a_branch_is_a_game_of_its_own(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "saves")
    played(shelf, "Friday", "Anna", "Ben")
    before = shelf.read("Friday").read()
    async with desk(tmp_path) as at:
        await at.press("l", "enter", "b")
        await at.type("9")
        await at.press("enter")
        assert at.screen in ("Table", "Handover")
        assert at.app.session is not None
        assert at.app.session.name == "Friday 2"
        assert at.app.session.commands == 9
        assert "Friday" in at.app.session.log[-1].note
        await at.press("Q")
    assert shelf.read("Friday").read() == before


async def test_the_log_of_a_finished_game_is_written_to_a_file(tmp_path: Path) -> None:
    played(Shelf(tmp_path / "saves"), "Friday", "Anna", "Ben")
    target = tmp_path / "log.txt"
    async with desk(tmp_path) as at:
        await at.press("l", "enter", "e")
        await at.type(str(target))
        await at.press("enter")
        assert "Written to" in at.text
        written = target.read_text()
        assert "Anna" in written
        await at.press("e")
        await at.type(str(target))
        await at.press("enter")
        assert "Replace it?" in at.text
        await at.press("escape")
    assert target.read_text() == written


async def test_the_same_again_with_a_new_seed(tmp_path: Path) -> None:
    played(Shelf(tmp_path / "saves"), "Friday", "Anna", "Ben")
    async with desk(tmp_path) as at:
        await at.press("l", "enter", "n")
        assert at.app.session is not None
        assert at.app.session.names == ("Anna", "Ben")
        assert at.app.session.setup.seed != "seed"


async def test_the_palette_offers_what_the_screen_offers(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        titles = [command.title for command in at.app.get_system_commands(at.app.screen)]
        assert "New game" in titles
        assert "Quit" in titles
        await at.press("n", "s")
        options = at.app.session and at.app.session.asked and at.app.session.asked.options
        assert options
        assert len(list(at.app.get_system_commands(at.app.screen))) > len(options)


async def test_a_disk_that_fails_is_told_and_can_be_left_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with desk(tmp_path) as at:
        await at.press("n", "s")
        monkeypatch.setattr("tabletop_tui.disk.write_whole", _full)
        await at.press("a")
        assert at.app.session is not None
        at.app.session.flush(5)
        await at.press("Q")
        assert at.screen == "Table"
        await at.press("Q")
        assert at.screen == "Home"


def _full(*_args: object, **_more: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("theme", ["tabletop-light", "tabletop-contrast", "ansi-dark"])
async def test_every_theme_draws_every_screen(tmp_path: Path, theme: str) -> None:
    played(Shelf(tmp_path / "saves"), "Friday", "Anna")
    async with desk(tmp_path, WIDE, Settings(theme=theme, language="en")) as at:  # type: ignore[arg-type]
        for key in "nlrgs":
            await at.press(key)
            assert at.screen != "Home"
            await at.press("escape")
        await at.press("p", "enter", "w")
        assert at.app.palette.unknown == set()


async def test_ascii_draws_nothing_else(tmp_path: Path) -> None:
    played(Shelf(tmp_path / "saves"), "Friday", "Anna", "Ben", steps=12)
    async with desk(tmp_path, glyphs="ascii") as at:
        for keys in ([], ["n"], ["escape", "l"], ["escape", "r"], ["escape", "g"], ["escape", "s"], ["escape", "c"]):
            await at.press(*keys)
            assert at.text.isascii(), [line for line in at.lines if not line.isascii()]


async def test_without_colour_focus_and_choice_are_seen_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with desk(tmp_path) as at:
        assert at.app.no_color
        assert "► n New game" in at.text
        await at.press("n", "down", "down")
        assert "►" in at.line("Seat 1")
        assert "[no]" in at.line("Same person")


async def test_a_cyrillic_layout_works(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("т")
        assert at.screen == "NewGame"
        await at.press("ы")
        assert at.screen == "Table"


@pytest.mark.case("B-23")
async def test_nothing_moves_while_nobody_types(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        timers = [timer for timer in at.app._timers if not timer._pause]  # type: ignore[attr-defined]
        assert timers == []
        assert isinstance(at.pilot, Pilot)


def test_the_start_imports_no_content_and_no_pydantic(tmp_path: Path) -> None:
    code = (
        "import sys; from tabletop_tui.app import Tabletop; from tabletop_tui.shelf import Shelf;"
        "from tabletop_tui.screens.home import Home; from pathlib import Path;"
        "import asyncio\n"
        "async def main():\n"
        f"    app = Tabletop(Shelf(Path({str(tmp_path)!r})), config=Path({str(tmp_path)!r}))\n"
        "    async with app.run_test(size=(80, 24)) as pilot:\n"
        "        await pilot.pause()\n"
        "    print(*sorted(n for n in sys.modules if n.startswith(('pydantic', 'typer', 'rules.dungeonquest.'))))\n"
        "asyncio.run(main())"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=60, env=dict(os.environ), check=True
    )
    assert ran.stdout.split() == []


async def test_the_program_can_begin_at_a_game(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "saves")
    played(shelf, "Friday", "Anna", steps=4)
    async with desk(tmp_path, opening=Session.open(shelf.open("Friday"))) as at:
        assert at.screen == "Table"
        await at.press("Q")
        assert at.screen == "Home"


async def test_the_home_screen_is_made_when_it_is_first_needed(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path / "saves")
    played(shelf, "Friday", "Anna", steps=4)
    async with desk(tmp_path, opening=Session.open(shelf.open("Friday"))) as at:
        assert len(at.app.screen_stack) == 2
        await at.press("Q")
        assert at.screen == "Home"
        await at.press("c")
        assert at.screen == "Table"
        await at.press("Q")
        assert (at.screen, len(at.app.screen_stack)) == ("Home", 2)


def test_rubbish_is_looked_for_again_after_the_first_paint(tmp_path: Path) -> None:
    code = (
        "import asyncio, gc; from pathlib import Path\n"
        "gc.disable()\n"
        "from tabletop_tui.app import Tabletop; from tabletop_tui.shelf import Shelf\n"
        "async def main():\n"
        f"    app = Tabletop(Shelf(Path({str(tmp_path)!r})), config=Path({str(tmp_path)!r}))\n"
        "    async with app.run_test(size=(80, 24)) as pilot:\n"
        "        await pilot.pause()\n"
        "        print(gc.isenabled(), gc.get_freeze_count() > 0)\n"
        "asyncio.run(main())"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout.split() == ["True", "True"]
