"""The command line: what it prints, how it fails."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from rules import Report
from rules.walks import Fault
from tabletop_tui import cli, spoken
from tabletop_tui.desk import Wishes
from tabletop_tui.shelf import Shelf
from tests.tui.desk import played


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("TABLETOP_SAVES", str(tmp_path / "saves"))
    monkeypatch.setenv("LANG", "C")


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "saves")


def failed(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that was told."""
    told = capsys.readouterr().err
    assert told.startswith("tabletop: ")
    assert told.count("\n") == 1
    return told


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out.startswith("tabletop ")


WRONG = """
bogus
--nope
walk
walk chess
walk dungeonquest --games 0
walk dungeonquest --temper mild
verify
verify nowhere
resume
resume nowhere
replay nowhere
export nowhere
--lang xx rules dungeonquest
--theme mauve rules dungeonquest
rules
rules chess
rules dungeonquest xyzzy
serve --port 0
"""


@pytest.mark.parametrize("line", WRONG.split("\n")[1:-1])
def test_what_is_asked_wrongly_is_told_in_one_line(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(line.split()) == 2
    failed(capsys)


def test_no_file_is_no_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.json"
    for text in ("", "{", "[]", '{"format": "tabletop-tui"}', "\x00"):
        path.write_text(text)
        for command in ("verify", "export", "replay"):
            assert cli.run([command, str(path)]) == 1
            failed(capsys)


def test_a_folder_is_no_save(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["verify", str(tmp_path)]) == 2
    failed(capsys)


@pytest.mark.case("B-45")
def test_a_game_played_again_is_the_same(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    played(shelf, "Friday", "Anna", "Ben")
    assert cli.run(["verify", "Friday", str(shelf.read("Friday").path)]) == 0
    assert capsys.readouterr().out.count("the same game") == 2


@pytest.mark.case("B-45")
def test_the_same_in_another_process_with_another_hash_seed(shelf: Shelf) -> None:
    played(shelf, "Friday", "Anna", "Ben")
    for seed in ("0", "77"):
        line = [sys.executable, "-m", "tabletop_tui", "verify", str(shelf.read("Friday").path)]
        ran = subprocess.run(
            line, capture_output=True, text=True, timeout=60, env={**os.environ, "PYTHONHASHSEED": seed}, check=False
        )
        assert ran.returncode == 0, ran.stderr


@pytest.mark.case("B-45")
def test_the_first_command_that_differs_is_named(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    played(shelf, "Friday", "Anna", "Ben", steps=30)
    path = shelf.read("Friday").path
    data = json.loads(path.read_text())
    data["fingerprints"][1] = "0" * 16
    path.write_text(json.dumps(data))
    assert cli.run(["verify", "Friday"]) == 1
    assert "differs at command 20 of 30" in capsys.readouterr().out
    data["commands"][4][1:] = ["nonsense"]
    path.write_text(json.dumps(data))
    assert cli.run(["verify", "Friday"]) == 1
    told = capsys.readouterr().out
    assert "differs at command 5 of 30: refused, there is no such option here: nonsense (ANSWER-1)" in told


def test_a_game_begun_under_other_rules_is_called_so(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    played(shelf, "Friday", "Anna", "Ben", steps=30)
    monkeypatch.setattr(cli, "verify", lambda _save: Report(30, 1, "state", None, 1, 2))
    assert cli.run(["verify", "Friday"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[1] == "Friday: it was begun under rules 1, and this program has rules 2"


def test_a_replay_as_text_tells_every_command(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    played(shelf, "Friday", "Anna", "Ben")
    assert cli.run(["replay", "Friday", "--text"]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[0] == "DungeonQuest: Friday"
    assert "Anna" in out
    assert "   1  " in out


@pytest.mark.case("B-24")
def test_the_log_of_a_running_game_holds_public_facts_only(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    played(shelf, "Friday", "Anna", "Ben", steps=1)
    while True:
        text = shelf.read("Friday").read()
        data = json.loads(text)
        fight = data["state"]["table"]["fight"]
        if fight and (fight["hero_tactic"] or fight["monster_tactic"]):
            break
        shelf.delete("Friday")
        played(shelf, "Friday", "Anna", "Ben", steps=len(data["commands"]) + 1)
    assert cli.run(["export", "Friday"]) == 0
    last = capsys.readouterr().out.splitlines()[-1].lower()
    chosen = (fight["hero_tactic"] or fight["monster_tactic"]).replace("_", " ")
    assert chosen not in last


def test_a_log_is_written_to_a_file(shelf: Shelf, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played(shelf, "Friday", "Anna")
    assert cli.run(["export", "Friday", "--log", str(tmp_path / "log.txt")]) == 0
    assert "Anna" in (tmp_path / "log.txt").read_text()
    assert cli.run(["export", "Friday", "--log", str(tmp_path / "no" / "log.txt")]) == 1
    failed(capsys)


def test_clauses_are_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["rules", "dungeonquest", "DQ-WIN-4"]) == 0
    assert capsys.readouterr().out.startswith("DQ-WIN-4\n")
    assert cli.run(["rules", "dungeonquest", "dragon"]) == 0
    assert capsys.readouterr().out.count("DQ-") > 5
    assert cli.run(["--lang", "ru", "rules", "dungeonquest", "DQ-WIN-4"]) == 0
    assert "серию" in capsys.readouterr().out


def test_a_walk_tells_what_came_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["walk", "dungeonquest", "--games", "4", "--temper", "aimed", "--seed", "x"]) == 0
    out = capsys.readouterr().out
    assert "4 games" in out
    assert "games won" in out
    assert "heroes" in out
    assert re.search(r"^Dragonfire Castle +2 +\d+ +[\d.]+ +\d+ +- +\d+$", out, re.MULTILINE)
    assert re.search(r"^choose_tower +\d+ ", out, re.MULTILINE)
    assert re.search(r"^never carried out: \d+ of \d+\n.*come_up_at", out, re.MULTILINE)
    assert cli.run(["walk", "dungeonquest", "--games", "4", "--temper", "aimed", "--seed", "x"]) == 0
    assert capsys.readouterr().out == out


def test_a_walk_that_finds_a_fault_prints_the_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(setup: object, _chooser: object) -> object:
        raise Fault("nothing holds", setup, [])  # type: ignore[arg-type]

    monkeypatch.setattr("rules.walks.checked", broken)
    assert cli.run(["walk", "dungeonquest", "--games", "2"]) == 1
    assert "fault: nothing holds" in capsys.readouterr().out


def test_serving_without_the_package_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "textual_serve.server", None)
    assert cli.run(["serve"]) == 1
    assert "pip install textual-serve" in failed(capsys)


PLAIN: dict[str, tuple[Wishes, list[str]]] = {
    "": (Wishes(), []),
    "resume": (Wishes(), ["resume"]),
    "resume Friday": (Wishes(), ["resume", "Friday"]),
    "--saves here --lang ru --theme x --ascii --list resume": (Wishes(Path("here"), "ru", "x", True, True), ["resume"]),
}


@pytest.mark.parametrize("line", PLAIN)
def test_what_starts_the_app_is_read_as_it_is(line: str) -> None:
    assert spoken.plainly(line.split()) == PLAIN[line]


@pytest.mark.parametrize(
    "line", ["--help", "--saves", "--saves=here", "resume --help", "resume Friday Monday", "resume -- x", "walk", "-x"]
)
def test_the_rest_is_left_to_the_library(line: str) -> None:
    assert spoken.plainly(line.split()) is None


@pytest.mark.parametrize(
    "line", ["", "resume", "resume nowhere", "--lang xx", "--theme mauve resume", "resume a b", "-x"]
)
def test_what_is_read_as_it_is_fails_as_the_rest_does(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.run(line.split())
    told = failed(capsys)
    assert spoken.run(line.split()) == code
    assert failed(capsys) == told


def test_the_app_starts_without_the_library_for_command_lines(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    played(shelf, "Friday", "Anna", steps=5)
    code = (
        "import sys, tabletop_tui.desk\n"
        "from tabletop_tui import app, spoken\n"
        "tabletop_tui.desk.on_a_terminal = lambda: True\n"
        "app.Tabletop.run = lambda self: print(self._opening.name)\n"
        "assert spoken.run(['resume', 'Friday']) == 0\n"
        "print(*[name for name in ('typer', 'click') if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert ran.stdout.split() == ["Friday"]


def test_the_app_is_not_started_where_nothing_can_be_drawn(capsys: pytest.CaptureFixture[str], shelf: Shelf) -> None:
    assert cli.run([]) == 1
    assert "needs a terminal" in failed(capsys)


def test_the_app_is_started_with_what_was_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    begun: list[object] = []
    monkeypatch.setattr("tabletop_tui.app.Tabletop.run", lambda app: begun.append(app))
    monkeypatch.setattr("tabletop_tui.desk.on_a_terminal", lambda: True)
    line = ["--saves", str(tmp_path / "there"), "--lang", "ru", "--theme", "tabletop-light", "--ascii", "--list"]
    assert cli.run(line) == 0
    (app,) = begun
    assert app.shelf.folder == tmp_path / "there"  # type: ignore[attr-defined]
    assert (app.settings.language, app.settings.view, app.glyphs) == ("ru", "list", "ascii")  # type: ignore[attr-defined]


def test_a_game_is_gone_on_with_and_one_open_elsewhere_looked_at(
    shelf: Shelf, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[object] = []
    monkeypatch.setattr("tabletop_tui.app.Tabletop.run", lambda app: begun.append(app._opening))
    monkeypatch.setattr("tabletop_tui.desk.on_a_terminal", lambda: True)
    played(shelf, "Friday", "Anna", steps=5)
    assert cli.run(["resume"]) == 0
    session = begun.pop()
    assert not session.read_only  # type: ignore[attr-defined]
    assert cli.run(["resume", "Friday"]) == 0
    assert "open elsewhere" in failed(capsys)
    assert begun.pop().read_only  # type: ignore[attr-defined]
    session.close()  # type: ignore[attr-defined]
    assert cli.run(["replay", "Friday"]) == 0
    assert begun.pop().last == 5  # type: ignore[attr-defined]
