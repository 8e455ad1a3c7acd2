"""The saves folder: names, lists, locks, backups, and the thread that writes."""

from __future__ import annotations

import errno
import json
import subprocess
import sys
import threading
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop_tui import disk
from tabletop_tui.autosave import Autosave
from tabletop_tui.shelf import KEPT, Damaged, InUse, Shelf, Taken, saves_folder

AWKWARD = [
    "a/b",
    "..",
    "CON",
    "con.txt",
    "x" * 300,
    "ж" * 300,
    "dot.",
    " - dash",
    "--help",
    ".hidden",
    "日本",
    "",
    "\0",
    "A[/b]",
]


def text(name: str = "friday", n: int = 0, **about: object) -> str:
    """The text of a save as far as the shelf reads it."""
    head = {"format": "tabletop-tui", "version": 1, "game": "toy", "commands": [n]}
    return json.dumps({**head, "about": {"name": name, "saved": f"2026-03-01T12:{n:02}:00+00:00", **about}})


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "saves")


def laid_down(shelf: Shelf, name: str = "friday", n: int = 0, **about: object) -> str:
    with shelf.create(name, text(name, n, **about)) as save:
        return save.stem


def test_the_folder_is_chosen_in_the_order_promised(tmp_path: Path) -> None:
    checkout = tmp_path / "checkout"
    (checkout / "deep" / "down").mkdir(parents=True)
    (checkout / "pyproject.toml").write_text('[project]\nname = "tabletop-tui"\n')
    (checkout / "deep" / "pyproject.toml").write_text("not = [toml")
    (tmp_path / "pyproject.toml").write_text('project = "another"')
    here = checkout / "deep" / "down"
    named = {"TABLETOP_SAVES": str(tmp_path / "env")}
    assert saves_folder(tmp_path / "arg", named, here) == tmp_path / "arg"
    assert saves_folder(None, named, here) == tmp_path / "env"
    assert saves_folder(None, {}, here) == checkout / "saves"
    assert saves_folder(None, {}, tmp_path).name == "saves" and not saves_folder(None, {}, tmp_path).is_relative_to(
        tmp_path
    )


def test_a_list_says_what_one_wants_to_know(shelf: Shelf) -> None:
    assert shelf.entries() == []
    laid_down(shelf, "old", n=1)
    laid_down(shelf, "new", n=2, round="round 3 of 26", turn="Anna", played=90, over=True)
    new, old = shelf.entries()
    assert (new.name, new.game, new.round, new.turn, new.played, new.over) == (
        "new",
        "toy",
        "round 3 of 26",
        "Anna",
        90,
        True,
    )
    assert new.saved == datetime(2026, 3, 1, 12, 2, tzinfo=UTC) and new.saved > old.saved and not old.over


def test_the_list_follows_the_files(shelf: Shelf) -> None:
    stem = laid_down(shelf)
    assert shelf.entries()[0].turn == ""
    with shelf.open(stem) as save:
        save.write(text(turn="Boris"))
    assert [entry.turn for entry in shelf.entries()] == ["Boris"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b'{"format": "tabletop-tui"',
        b"[" * 100_000,
        b"\xff\xfe",
        b"[]",
        b'{"format": "x"}',
        b'{"format": "tabletop-tui"}',
    ],
)
def test_damaged_files_are_listed_with_a_reason_and_left_alone(shelf: Shelf, tmp_path: Path, content: bytes) -> None:
    laid_down(shelf, "good")
    bad = shelf.folder / "bad.json"
    bad.write_bytes(content)
    damaged = [entry for entry in shelf.entries() if entry.damaged]
    assert [entry.name for entry in damaged] == ["bad"] and len(shelf.entries()) == 2
    with pytest.raises(Damaged):
        shelf.rename("bad", "better")
    with pytest.raises(Damaged):
        shelf.bring_in(bad)
    assert bad.read_bytes() == content and len(shelf.entries()) == 2


def test_what_about_says_amiss_costs_only_that_line(shelf: Shelf) -> None:
    shelf.folder.mkdir()
    odd = {"name": 7, "saved": "yesterday", "played": "long", "round": None, "over": "no"}
    (shelf.folder / "odd.json").write_text(json.dumps({"format": "tabletop-tui", "game": "toy", "about": odd}))
    (entry,) = shelf.entries()
    assert (entry.name, entry.round, entry.played, entry.over, entry.damaged) == ("odd", "", 0, False, "")
    assert abs(entry.saved.timestamp() - time.time()) < 60


def test_folders_pipes_and_dangling_links_are_no_saves(shelf: Shelf) -> None:
    (shelf.folder / "folder.json").mkdir(parents=True)
    (shelf.folder / "gone.json").symlink_to("nowhere")
    assert shelf.entries() == []


@pytest.mark.case("B-19")
@pytest.mark.parametrize("name", AWKWARD)
def test_any_name_is_stored_inside_the_folder_and_shown_as_typed(shelf: Shelf, tmp_path: Path, name: str) -> None:
    stem = laid_down(shelf, name)
    (entry,) = shelf.entries()
    assert entry.name == (name or stem) and entry.path.parent == shelf.folder
    assert json.loads(shelf.read(stem).read())["about"]["name"] == name
    assert [path.name for path in tmp_path.iterdir()] == ["saves"]


@pytest.mark.case("B-19")
@settings(deadline=None)
@given(st.text(max_size=400))
def test_safe_names_are_safe_everywhere(name: str) -> None:
    safe = disk.safe_name(name)
    assert safe and len(safe.encode()) < 150
    assert not safe.startswith((".", "-", " ")) and not safe.endswith((".", " "))
    assert not set(safe) & set('<>:"/\\|?*\0\n') and safe.isprintable()
    assert safe.split(".")[0].casefold() not in {"con", "nul", "aux", "prn", "com1", "lpt1"}
    assert disk.safe_name(safe) == safe


@pytest.mark.case("B-19")
def test_names_that_had_to_be_changed_stay_apart() -> None:
    assert len({disk.safe_name(name) for name in AWKWARD}) == len(AWKWARD)
    assert disk.safe_name("a/b") != disk.safe_name("a_b") == "a_b"


def test_a_stem_that_leads_elsewhere_is_refused(shelf: Shelf) -> None:
    for stem in ("../friday", "/etc/passwd", "", ".", "..", ".hidden"):
        with pytest.raises(ValueError):
            shelf.read(stem)


@pytest.mark.case("B-48")
@pytest.mark.parametrize("again", ["friday", "Friday"])
def test_a_taken_name_is_told_with_game_and_date_and_nothing_is_lost(shelf: Shelf, again: str) -> None:
    stem = laid_down(shelf, "friday", n=5)
    with pytest.raises(Taken) as taken:
        shelf.create(again, text(again, 7))
    assert (taken.value.entry.game, taken.value.entry.saved.minute) == ("toy", 5)
    assert shelf.read(stem).read() == text("friday", 5)
    with shelf.create(again, text(again, 7), over=True):
        assert shelf.read(stem).read() == text(again, 7)
    assert text("friday", 5) in {backup.path.read_text() for backup in shelf.backups(stem)}
    assert len(shelf.entries()) == 1 and shelf.free_name("friday") == "friday 2"


@pytest.mark.case("B-41")
def test_backups_keep_the_latest_steps_and_the_starts_of_turns(shelf: Shelf) -> None:
    with shelf.create("friday", text(n=0)) as save:
        for n in range(1, 31):
            save.write(text(n=n, round=f"round {n // 10}", turn="Anna"), turn_starts=n % 10 == 0)
    backups = shelf.backups("friday")
    steps = [json.loads(backup.path.read_text())["commands"][0] for backup in backups if "step" in backup.path.name]
    turns = [json.loads(backup.path.read_text())["commands"][0] for backup in backups if "turn" in backup.path.name]
    assert steps == [29, 28, 27, 26, 25] and turns == [30, 20, 10]
    assert len(steps) == KEPT["step"] and len(turns) == KEPT["turn"]
    assert all((backup.game, backup.turn, backup.damaged) == ("toy", "Anna", "") and backup.round for backup in backups)


def test_a_second_opener_is_told_and_may_look(shelf: Shelf) -> None:
    with shelf.create("friday", text()) as first:
        with pytest.raises(InUse):
            shelf.open(first.stem)
        with pytest.raises(InUse):
            Shelf(shelf.folder).delete(first.stem)
        looking = shelf.read(first.stem)
        assert looking.read_only and looking.read() == text()
        with pytest.raises(PermissionError):
            looking.write(text(n=1))
    with shelf.open("friday") as second:
        assert not second.read_only


def test_the_lock_dies_with_its_process(shelf: Shelf) -> None:
    stem = laid_down(shelf)
    code = (
        "import sys, time; from pathlib import Path; from tabletop_tui.shelf import Shelf\n"
        "save = Shelf(Path(sys.argv[1])).open(sys.argv[2]); print('held', flush=True); time.sleep(60)"
    )
    other = subprocess.Popen([sys.executable, "-c", code, str(shelf.folder), stem], stdout=subprocess.PIPE, text=True)
    try:
        assert other.stdout is not None and other.stdout.readline() == "held\n"
        with pytest.raises(InUse):
            shelf.open(stem)
    finally:
        other.kill()
        other.communicate()
    with shelf.open(stem) as save:
        assert save.read() == text()


def test_renaming_changes_name_file_and_backups(shelf: Shelf) -> None:
    stem = laid_down(shelf, "friday")
    laid_down(shelf, "taken")
    with shelf.open(stem) as save:
        save.write(text(n=1))
    with pytest.raises(Taken):
        shelf.rename(stem, "Taken")
    new = shelf.rename(stem, "saturday/night")
    entry = next(entry for entry in shelf.entries() if entry.stem == new)
    assert entry.name == "saturday/night" and not (shelf.folder / "friday.json").exists()
    assert {backup.name for backup in shelf.backups(new)} == {"friday"} and shelf.backups(stem) == []
    assert shelf.rename(new, "saturday/night") == new


def test_deleting_takes_the_backups_along(shelf: Shelf) -> None:
    stem = laid_down(shelf)
    shelf.delete(stem)
    assert shelf.entries() == [] and shelf.backups(stem) == [] and shelf.free_name("friday") == "friday"


def test_out_and_in_again(shelf: Shelf, tmp_path: Path) -> None:
    stem = laid_down(shelf)
    away = tmp_path / "away"
    away.mkdir()
    target = shelf.export(stem, away)
    assert target == away / "friday.json" and target.read_text() == text()
    with pytest.raises(Taken):
        shelf.export(stem, target)
    assert shelf.export(stem, target, over=True) == target
    again = shelf.bring_in(target)
    assert again == "friday 2" and json.loads(shelf.read(again).read())["about"]["name"] == "friday 2"
    assert len(shelf.entries()) == 2


@pytest.mark.case("B-13")
def test_a_full_disk_is_told_and_the_old_save_stays(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Exception] = []
    with shelf.create("friday", text(n=0)) as save:
        saver = Autosave(save.write, on_error=told.append)
        monkeypatch.setattr(disk, "write_whole", _full)
        saver.put(text(n=1))
        assert not saver.flush(10) and not saver.saved
        assert isinstance(saver.error, OSError) and save.read() == text(n=0)
        monkeypatch.undo()
        saver.put(text(n=2))
        assert saver.flush(10) and saver.saved and save.read() == text(n=2)
        assert saver.close(10)
    assert told and all(isinstance(error, OSError) for error in told)


def test_what_failed_is_tried_again_when_one_waits_for_it(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    with shelf.create("friday", text(n=0)) as save:
        saver = Autosave(save.write)
        monkeypatch.setattr(disk, "write_whole", _full)
        saver.put(text(n=1))
        assert not saver.flush(10)
        monkeypatch.undo()
        assert saver.close(10) and save.read() == text(n=1)


def test_the_latest_text_wins_but_the_start_of_a_turn_is_not_skipped() -> None:
    gate, began, written = threading.Event(), threading.Event(), list[tuple[str, bool]]()
    saved = threading.Event()

    def slow(text: str, /, *, turn_starts: bool = False) -> None:
        began.set()
        assert gate.wait(10)
        written.append((text, turn_starts))

    saver = Autosave(slow, on_saved=saved.set)
    saver.put("a")
    assert began.wait(10)
    saver.put("b")
    saver.put("turn", turn_starts=True)
    saver.put("c")
    saver.put(lambda: "d")
    assert not saver.saved and not saver.flush(0.01)
    gate.set()
    assert saver.close(10) and saved.wait(10)
    assert written == [("a", False), ("turn", True), ("d", False)]
    with pytest.raises(RuntimeError):
        saver.put("e")


def test_the_thread_outlives_callbacks_and_texts_that_raise() -> None:
    written: list[str] = []

    def write(text: str, /, *, turn_starts: bool = False) -> None:
        written.append(text)

    def gone() -> None:
        raise RuntimeError("the screen is gone")

    saver = Autosave(write, on_saved=gone)
    saver.put("a")
    assert saver.flush(10)
    saver.put(lambda: str(1 // 0))
    assert not saver.flush(10) and isinstance(saver.error, ZeroDivisionError)
    saver.put("b")
    assert saver.close(10) and saver.close(10) and written == ["a", "b"]


def _full(path: Path, text: str | bytes, **_kept: object) -> None:
    raise OSError(errno.ENOSPC, "no space left", str(path))
