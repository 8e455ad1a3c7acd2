"""The shelf under crashes between any two system calls and on full disks: what was whole stays whole."""

from __future__ import annotations

import errno
import json
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tabletop_tui import disk, shelf
from tabletop_tui.shelf import KEPT, OpenSave, Shelf, Taken

NAMES = ("friday", "Friday", "a/b", "../out", "CON", "день")
CALLS = {"open", "write", "fsync", "close", "replace", "link", "unlink", "makedirs", "rmdir"}
STEPS = st.integers(1, 14)  # the call at which it happens; a write with its backups takes about ten


class Killed(BaseException):
    """The process is gone. Nothing that was to come, not even tidying up, happens."""


class FragileOs:
    """Stands before `os`. At the n-th call the disk is full, or the process is killed and what is not synced torn."""

    def __init__(self, folder: Path, links: bool) -> None:
        self.folder, self.links = folder, links
        self.left = 0  # calls until it happens; 0: never
        self.full = False
        self.dead = False
        self.opened: set[int] = set()
        self.unsynced: set[int] = set()  # inodes

    def __getattr__(self, name: str) -> Any:
        real = getattr(os, name)
        return self.fragile(name, real) if name in CALLS else real

    def fragile(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            if self.dead:
                raise Killed
            if name == "link" and not self.links:
                raise OSError(errno.EPERM, "no links here")
            if self.left == 1 and not (self.full and name not in ("open", "write", "fsync", "link")):
                self.left = 0
                self.strike(name, *args)
            self.left -= self.left > 1
            if name == "write":
                args = (args[0], args[1][: max(1, len(args[1]) // 2)])  # a write may take less than it is given
            result = real(*args, **kwargs)
            self.remember(name, args, result)
            return result

        return call

    def remember(self, name: str, args: tuple[Any, ...], result: Any) -> None:
        if name == "open":
            self.opened.add(result)
        elif name == "write":
            self.unsynced.add(os.fstat(args[0]).st_ino)
        elif name == "fsync":
            self.unsynced.discard(os.fstat(args[0]).st_ino)
        elif name == "close":
            self.opened.discard(args[0])

    def strike(self, name: str, *args: Any) -> None:
        if self.full:
            raise OSError(errno.ENOSPC, "no space left")
        if name == "write":
            os.write(args[0], args[1][: len(args[1]) // 2])
            self.unsynced.add(os.fstat(args[0]).st_ino)
        self.dead = True
        for path in self.folder.rglob("*"):
            if path.is_file() and path.stat().st_ino in self.unsynced:
                os.truncate(path, path.stat().st_size // 2)
        for file in self.opened:
            os.close(file)
        raise Killed

    def revive(self) -> None:
        self.left, self.full, self.dead = 0, False, False
        self.opened.clear()
        self.unsynced.clear()


class ShelfMachine(RuleBasedStateMachine):
    """Writes, renames and deletes, some of them cut short; the model knows what may be found afterwards."""

    @initialize(links=st.booleans())
    def begin(self, links: bool) -> None:
        self.root = Path(tempfile.mkdtemp())
        self.folder = self.root / "saves"
        self.os = FragileOs(self.folder, links)
        self.written: dict[str, list[str]] = {}  # stem: every text that was ever to be written
        self.there: dict[str, str] = {}  # stem: text
        self.count = 0
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(disk, "os", self.os)
        self.patch.setattr(shelf, "os", self.os)

    def teardown(self) -> None:
        if hasattr(self, "patch"):
            self.patch.undo()
            shutil.rmtree(self.root)

    def text(self, name: str) -> str:
        self.count += 1
        about = {"name": name, "saved": f"2026-01-01T00:00:{self.count % 60:02}+00:00", "round": str(self.count)}
        return json.dumps({"format": "tabletop-tui", "game": "toy", "commands": [self.count] * 40, "about": about})

    def attempt(self, deed: Callable[[], object], at: int, full: bool) -> bool:
        """Whether the deed was done to its end, with something going wrong at the n-th call (0: nothing)."""
        self.os.left, self.os.full = at, full
        try:
            deed()
        except (Killed, OSError):
            return False
        finally:
            self.os.revive()
        return True

    def adopt(self, stem: str, *allowed: str | None) -> None:
        """What is found must be one of these (None: nothing), and is what holds from now on."""
        path = self.folder / f"{stem}.json"
        found = path.read_text(encoding="utf-8") if path.exists() else None
        assert found in allowed
        if found is None:
            self.there.pop(stem, None)
        else:
            self.there[stem] = found

    def steps(self, stem: str) -> list[str]:
        """The texts of the rotating backups, the latest last."""
        kept = shelf.generations(self.folder / "backups" / stem, "step")
        return [kept[number].read_text(encoding="utf-8") for number in sorted(kept)]

    @rule(name=st.sampled_from(NAMES), over=st.booleans(), at=st.one_of(st.just(0), STEPS), full=st.booleans())
    def create(self, name: str, over: bool, at: int, full: bool) -> None:
        text, stem = self.text(name), disk.safe_name(name)
        stem = next((known for known in self.there if known.casefold() == stem.casefold()), stem)
        self.written.setdefault(stem, []).append(text)
        before = self.there.get(stem)
        if before is not None and not over:
            with pytest.raises(Taken):
                Shelf(self.folder).create(name, text)
            self.adopt(stem, before)
            return
        done = self.attempt(lambda: Shelf(self.folder).create(name, text, over=over).close(), at, full)
        self.adopt(stem, text) if done else self.adopt(stem, before, text)

    @precondition(lambda self: self.there)
    @rule(data=st.data(), turn=st.booleans(), at=st.one_of(st.just(0), STEPS), full=st.booleans())
    def write(self, data: st.DataObject, turn: bool, at: int, full: bool) -> None:
        stem = data.draw(st.sampled_from(sorted(self.there)))
        text, before = self.text(stem), self.there[stem]
        self.written[stem].append(text)
        steps = self.steps(stem)
        with Shelf(self.folder).open(stem) as save:
            done = self.attempt(lambda: save.write(text, turn_starts=turn), at, full)
        self.adopt(stem, text) if done else self.adopt(stem, before, text)
        if at == 0:
            assert self.steps(stem) == [*steps, before][-KEPT["step"] :]

    @precondition(lambda self: self.there)
    @rule(data=st.data(), name=st.sampled_from(NAMES), at=st.one_of(st.just(0), STEPS), full=st.booleans())
    def rename(self, data: st.DataObject, name: str, at: int, full: bool) -> None:
        stem = data.draw(st.sampled_from(sorted(self.there)))
        new, before = disk.safe_name(name), self.there[stem]
        other = next((known for known in self.there if known.casefold() == new.casefold()), None)
        if other not in (None, stem):
            with pytest.raises(Taken):
                Shelf(self.folder).rename(stem, name)
            return
        new = other or new
        data_after = json.loads(before)
        data_after["about"]["name"] = name
        text = json.dumps(data_after, ensure_ascii=False, separators=(",", ":"))
        self.written.setdefault(new, []).extend([*self.written[stem], text])
        done = self.attempt(lambda: Shelf(self.folder).rename(stem, name), at, full)
        if new == stem:
            self.adopt(stem, text) if done else self.adopt(stem, before, text)
        else:
            self.adopt(new, text) if done else self.adopt(new, None, text)
            self.adopt(stem, None) if done else self.adopt(stem, None, before)
            assert stem in self.there or new in self.there

    @precondition(lambda self: self.there)
    @rule(data=st.data(), at=st.one_of(st.just(0), STEPS))
    def delete(self, data: st.DataObject, at: int) -> None:
        stem = data.draw(st.sampled_from(sorted(self.there)))
        before = self.there[stem]
        done = self.attempt(lambda: Shelf(self.folder).delete(stem), at, False)
        self.adopt(stem, None) if done else self.adopt(stem, before, None)

    @invariant()
    def every_save_is_whole(self) -> None:
        if not hasattr(self, "folder"):
            return
        on_shelf = Shelf(self.folder)
        assert {entry.stem for entry in on_shelf.entries()} == set(self.there)
        assert not any(entry.damaged for entry in on_shelf.entries())
        for stem in self.there:
            backups = on_shelf.backups(stem)
            assert all(backup.path.read_text(encoding="utf-8") in self.written[stem] for backup in backups)
            assert len(backups) <= sum(KEPT.values()) + 2  # one more of each, if killed before the oldest could go

    @invariant()
    def nothing_is_outside_the_folder(self) -> None:
        if hasattr(self, "root"):
            assert {path.name for path in self.root.iterdir()} <= {"saves"}

    @invariant()
    def what_was_left_unfinished_is_swept(self) -> None:
        for stem in getattr(self, "there", ()):
            with Shelf(self.folder).open(stem):
                assert not list(self.folder.glob(f".{stem}.json.*.new"))


ShelfMachine.TestCase.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)
TestShelf = pytest.mark.case("B-13")(pytest.mark.case("B-41")(ShelfMachine.TestCase))


@pytest.mark.case("B-13")
@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("at", range(1, 20))
def test_a_write_struck_at_each_call_in_turn_leaves_the_old_or_the_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: int, full: bool
) -> None:
    fragile = FragileOs(tmp_path, links=True)
    monkeypatch.setattr(disk, "os", fragile)
    texts = [json.dumps({"format": "tabletop-tui", "game": "toy", "about": {"name": "x", "n": n}}) for n in range(9)]
    save: OpenSave = Shelf(tmp_path).create("x", texts[0])
    for text in texts[1:8]:
        save.write(text)
    fragile.left, fragile.full = at, full
    try:
        save.write(texts[8], turn_starts=True)
    except (Killed, OSError):
        pass
    fragile.revive()
    save.close()
    found = Shelf(tmp_path).read("x").read()
    assert found in texts[7:]
    backups = [backup.path.read_text(encoding="utf-8") for backup in Shelf(tmp_path).backups("x")]
    assert set(backups) <= set(texts) and len(backups) >= 6
