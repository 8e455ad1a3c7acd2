"""The shelf: the folder in which saves lie. It deals in texts and reads of them only what a list shows.

Layout: `<stem>.json` is a save; `backups/<stem>/step-N.json` and `turn-N.json` are its earlier generations;
`.locks/<stem>.lock` says that somebody has it open. The stem is a safe form of the shown name, which is kept inside.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Self, cast

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from . import disk
from .i18n import _, language
from .spine import Damaged, Entry, look_at, read_text, renamed, shown_name

__all__ = ["Damaged", "Entry", "InUse", "OpenSave", "Shelf", "Taken", "saves_folder"]

KEPT = {"step": 5, "turn": 3}  # generations: the latest steps, and the starts of the latest turns
GENERATION = re.compile(r"(step|turn)-(\d+)\.json")


class InUse(Exception):
    """Somebody else has the save open."""


class Taken(Exception):
    """There is something of that name already: `entry`. Ask, with its date and game, before it is replaced."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry.name)
        self.entry = entry


def saves_folder(
    argument: Path | None = None, environ: Mapping[str, str] | None = None, here: Path | None = None
) -> Path:
    """Where saves lie: as told, else `TABLETOP_SAVES`, else `saves/` of the checkout around `here`, else user data."""
    environ = os.environ if environ is None else environ
    if argument is not None:
        return argument.expanduser().absolute()
    if named := environ.get("TABLETOP_SAVES"):
        return Path(named).expanduser().absolute()
    here = (here or Path.cwd()).absolute()
    for folder in (here, *here.parents):
        if _is_checkout(folder):
            return folder / "saves"
    return user_data_path("tabletop-tui", appauthor=False) / "saves"


class Shelf:
    """All saves of one folder. The folder is made when the first save is written."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[Path, tuple[tuple[int, int, str], Entry]] = {}

    def entries(self) -> list[Entry]:
        """Every save, the latest first; damaged ones too, with the reason."""
        if not self.folder.is_dir():
            return []
        paths = [path for path in self.folder.glob("*.json") if not path.name.startswith(".") and path.is_file()]
        return sorted(map(self._entry, paths), key=lambda entry: (entry.saved, entry.name), reverse=True)

    def backups(self, stem: str) -> list[Entry]:
        """Earlier generations of a save, the latest first."""
        found = [*generations(self._backups(stem), "step").values(), *generations(self._backups(stem), "turn").values()]
        return sorted(map(self._entry, found), key=lambda entry: (entry.saved, entry.path.name), reverse=True)

    def named(self, name: str) -> Entry | None:
        """The save that stands where one of this name would. Capitals count as small letters, as some disks have it."""
        stem = disk.safe_name(name).casefold()
        return next((entry for entry in self.entries() if entry.stem.casefold() == stem), None)

    def free_name(self, name: str) -> str:
        """This name, or the first of `name 2`, `name 3` … that is not taken."""
        taken = {entry.stem.casefold() for entry in self.entries()}
        names = (name if n == 1 else f"{name} {n}" for n in range(1, len(taken) + 2))
        return next(name for name in names if disk.safe_name(name).casefold() not in taken)

    def create(self, name: str, text: str, *, over: bool = False) -> OpenSave:
        """Lay down a new save and hold it open. With `over` it replaces the one of that name, which becomes a backup.

        Raises:
            Taken: there is one of that name, and `over` was not said.
            InUse: somebody has that one open.
            OSError: it cannot be written.
        """
        if (there := self.named(name)) is not None and not over:
            raise Taken(there)
        save = self.open(there.stem if there else disk.safe_name(name))
        try:
            if there is None and save.path.exists():  # since we looked
                raise Taken(look_at(save.path))
            save.write(text, turn_starts=True)
        except BaseException:
            save.close()
            raise
        return save

    def open(self, stem: str) -> OpenSave:
        """Hold a save, so that nobody else writes it.

        Raises:
            InUse: somebody has it open; `read` still works.
            OSError: the folder cannot be written; `read` still works.
        """
        return OpenSave(self._path(stem), self._backups(stem), self._locked(stem))

    def read(self, stem: str) -> OpenSave:
        """The same without holding it: what is there can be read, nothing can be written."""
        return OpenSave(self._path(stem), self._backups(stem), None)

    def rename(self, stem: str, name: str) -> str:
        """Give a save another shown name, and its file the stem that goes with it, which is returned.

        Raises:
            Taken: there is another save of that name.
            Damaged: the name inside cannot be changed.
            InUse, OSError: as in `open`.
        """
        there = self.named(name)
        if there is not None and there.stem != stem:
            raise Taken(there)
        new = stem if there else disk.safe_name(name)
        with self.open(stem) as old, self.open(new) if new != stem else old as save:
            save.write(renamed(old.read(), name))
            if new != stem:  # killed in between, the game is there twice, never not at all
                disk.remove_folder(save.backups)
                if old.backups.is_dir():
                    os.replace(old.backups, save.backups)
                disk.remove(old.path)
        return new

    def delete(self, stem: str) -> None:
        """Remove a save and its backups for good.

        Raises:
            InUse, OSError: as in `open`.
        """
        with self.open(stem) as save:
            disk.remove(save.path)
            disk.remove_folder(save.backups)

    def export(self, stem: str, target: Path, *, over: bool = False) -> Path:
        """Copy a save to a file or into a folder of the player's choice. Where it went.

        Raises:
            Taken: there is such a file, and `over` was not said.
            OSError: it cannot be written.
        """
        target = target.expanduser()
        if target.is_dir():
            target /= f"{stem}.json"
        if target.exists() and not over:
            raise Taken(look_at(target))
        disk.write_whole(target, self._path(stem).read_bytes())
        return target

    def bring_in(self, source: Path) -> str:
        """Copy a save from elsewhere onto the shelf, under a free name. Its stem.

        Raises:
            Damaged: it is no save.
            OSError: it cannot be written.
        """
        text = read_text(source.expanduser())
        name = self.free_name(shown_name(text) or source.stem)
        with self.create(name, renamed(text, name)) as save:
            return save.stem

    def _entry(self, path: Path) -> Entry:
        """Read once for each state of the file."""
        try:
            stat = path.stat()
        except OSError:
            return look_at(path)
        stamp = (stat.st_mtime_ns, stat.st_ino, language())
        known = self._known.get(path)
        if known is None or known[0] != stamp:
            known = self._known[path] = (stamp, look_at(path))
        return known[1]

    def _path(self, stem: str) -> Path:
        if not stem or stem.startswith(".") or Path(stem).name != stem:
            raise ValueError(f"no stem of a save: {stem!r}")
        return self.folder / f"{stem}.json"

    def _backups(self, stem: str) -> Path:
        return self.folder / "backups" / self._path(stem).stem

    def _locked(self, stem: str) -> FileLock:
        path = self.folder / ".locks" / f"{stem}.lock"
        disk.make_folder(path.parent)
        lock = FileLock(path, timeout=0, thread_local=False)
        try:
            lock.acquire()
        except Timeout:
            raise InUse(stem) from None
        return lock


class OpenSave:
    """A save that is being played, or without a lock only looked at."""

    def __init__(self, path: Path, backups: Path, lock: FileLock | None) -> None:
        self.path, self.backups, self._lock = path, backups, lock
        self._kept: dict[str, dict[int, Path]] = {}  # series: backups by number
        if lock is not None:
            disk.sweep(path.parent, path.name)

    @property
    def stem(self) -> str:
        return self.path.stem

    @property
    def read_only(self) -> bool:
        return self._lock is None

    def read(self) -> str:
        """What was last written.

        Raises:
            Damaged: it cannot be read as text.
        """
        return read_text(self.path)

    def write(self, text: str, *, turn_starts: bool = False) -> None:
        """Replace the text; the one before becomes a backup. With `turn_starts` this one becomes one at once.

        Raises:
            PermissionError: the save is only looked at.
            OSError: it could not be written; what was there is still there.
        """
        if self._lock is None:
            raise PermissionError(_("opened for reading only"))
        disk.make_folder(self.path.parent)
        self._keep("step")
        disk.write_whole(self.path, text, name_lasts=turn_starts)
        if turn_starts:
            self._keep("turn")

    def close(self) -> None:
        """Let others open it."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _keep(self, series: str) -> None:
        """Add the present file to a series of backups, and let the oldest go. No backup is no reason not to save."""
        try:
            kept = self._kept.get(series)
            if kept is None:  # listed once: nobody else writes here
                kept = self._kept[series] = generations(self.backups, series)
                disk.make_folder(self.backups)
            path = self.backups / f"{series}-{max(kept, default=0) + 1:06}.json"
            disk.keep_copy(self.path, path)
            kept[max(kept, default=0) + 1] = path
            while len(kept) > KEPT[series]:
                disk.remove(kept.pop(min(kept)))
        except OSError:  # there is nothing yet to keep, or no room
            self._kept.clear()


def generations(folder: Path, series: str) -> dict[int, Path]:
    """The backups of a series by their number; a higher one is later."""
    if not folder.is_dir():
        return {}
    found = ((GENERATION.fullmatch(path.name), path) for path in folder.iterdir())
    return {int(match[2]): path for match, path in found if match and match[1] == series}


def _is_checkout(folder: Path) -> bool:
    try:
        project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8")).get("project", {})
    except (OSError, ValueError):
        return False
    return isinstance(project, dict) and cast("dict[str, object]", project).get("name") == "tabletop-tui"
