"""All saves: open, rename, copy, delete; and the earlier states of one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from textual.app import ComposeResult

from .. import keys
from ..i18n import N_, _
from ..ink import Line, clip, header, length, padded, wrapped
from ..shelf import Damaged, Entry, InUse, Taken
from ..widgets.plate import Plate
from .home import lasting, title_of, when
from .opening import look_at, take_up
from .page import Page

PLACE = keys.Section("backups", N_("Saves"), keys.SIDEWAYS)
DETAILS = 6
"""Lines below the list, on the save under the cursor."""


class SaveList(Page[None]):
    """A list of saves or backups. What can be done with one is said by a subclass."""

    def __init__(self) -> None:
        super().__init__()
        self.entries: list[Entry] = []

    def found(self) -> list[Entry]:
        """What is in the list."""
        raise NotImplementedError(f"{type(self).__name__} lists nothing")

    def heading(self) -> str:
        """What the list is called."""
        raise NotImplementedError(f"{type(self).__name__} has no heading")

    @property
    def entry(self) -> Entry | None:
        """The save under the cursor."""
        at = self.body.cursor
        return self.entries[at - 1] if at is not None and 0 < at <= len(self.entries) else None

    def draw(self) -> None:
        """The list, and what is known of the save under the cursor."""
        self.headline(_("SAVES"), str(self.desk.shelf.folder), _("Esc back"))
        self.entries = self.found()
        width = self.desk.size.width - 1
        lines = [header(self.heading(), str(len(self.entries)), width)]
        lines += [columns(entry, width) for entry in self.entries]
        if not self.entries:
            lines.append([("   ", ""), (_("There is nothing here."), "muted")])
        self.body.show(lines, range(1, len(self.entries) + 1))
        self._draw_details()

    def _draw_details(self) -> None:
        width = self.desk.size.width
        told = details(self.entry, width) if self.entry else []
        self.query_one("#details", Plate).show([header(_("THIS ONE"), "", width), *told[: DETAILS - 1]])

    def on_sheet_pointed(self) -> None:
        """The details follow the cursor."""
        if not self.helping:
            self._draw_details()

    def middle(self) -> ComposeResult:
        yield from super().middle()
        yield Plate("details", "panel")

    # Keys.

    def footer(self) -> Sequence[str]:
        wanted = ["take", "shelf.backups", "shelf.rename", "shelf.export", "shelf.import", "shelf.delete", "shelf.read"]
        return [*wanted, "close"]

    def words(self) -> dict[str, str]:
        return {"take": _("open")}


class Saves(SaveList):
    """The saves of the folder; or those of games that are over, to watch one."""

    BINDINGS = keys.bindings(keys.SHELF)
    sections = (keys.SHELF,)

    def __init__(self, *, finished: bool = False) -> None:
        """All saves, or only finished games."""
        super().__init__()
        self.finished = finished

    def heading(self) -> str:
        return _("FINISHED GAMES") if self.finished else _("ALL GAMES")

    def found(self) -> list[Entry]:
        return [entry for entry in self.desk.shelf.entries() if entry.over or not self.finished]

    def take(self) -> None:
        entry = self.entry
        if entry is None:
            return
        if entry.damaged:
            back = keys.live(self.desk).get("shelf.backups", "")
            text = _("{reason}. {key} shows earlier states of it.").format(reason=entry.damaged, key=back)
            self.say(text, "danger")
        elif self.finished:
            from .watching import watch

            watch(self, entry.path)
        else:
            take_up(self, entry.stem)

    def action_read(self) -> None:
        """Look at a game without changing it."""
        if self.entry is not None:
            look_at(self, self.entry.stem)

    def action_backups(self) -> None:
        """The earlier states of the game."""
        if self.entry is not None:
            self.desk.push_screen(Backups(self.entry))

    def action_rename(self) -> None:
        """Another name for it."""
        if (entry := self.entry) is not None:
            self.enter(_("New name"), entry.name, lambda name: self._rename(entry, name.strip()))

    def _rename(self, entry: Entry, name: str) -> str:
        if not name:
            return _("a save needs a name")
        try:
            self.desk.shelf.rename(entry.stem, name)
        except Taken as taken:
            return _("There is {name} already.").format(name=clip(taken.entry.name, 30))
        except InUse:
            return _("{name} is open elsewhere.").format(name=clip(entry.name, 40))
        except (Damaged, OSError) as error:
            return str(error)
        return ""

    def action_delete(self) -> None:
        """Remove it for good, with its backups; asks."""
        if (entry := self.entry) is not None:
            question = _("Delete {name} and its earlier states for good?").format(name=clip(entry.name, 30))
            self.confirm(question, lambda: self._delete(entry))

    def _delete(self, entry: Entry) -> None:
        try:
            self.desk.shelf.delete(entry.stem)
        except InUse:
            self.say(_("{name} is open elsewhere.").format(name=clip(entry.name, 40)), "danger")
        except OSError as error:
            self.say(str(error), "danger")
        self.draw()

    def action_export(self) -> None:
        """Copy it to a file."""
        if (entry := self.entry) is not None:
            self.enter(_("Copy to"), str(Path.home()), lambda text: self._export(entry, text, over=False))

    def _export(self, entry: Entry, text: str, over: bool) -> str:
        try:
            where = self.desk.shelf.export(entry.stem, Path(text.strip()), over=over)
        except Taken:
            self.leave_field()
            question = _("There is such a file. Replace it? {path}").format(path=text)
            self.confirm(question, lambda: self._say_export(entry, text))
            return ""
        except OSError as error:
            return str(error)
        self.say(_("Copied to {path}").format(path=where), "ok")
        return ""

    def _say_export(self, entry: Entry, text: str) -> None:
        if against := self._export(entry, text, over=True):
            self.say(against, "danger")

    def action_bring_in(self) -> None:
        """A save from elsewhere."""
        self.enter(_("Bring in from"), "", self._bring_in)

    def _bring_in(self, text: str) -> str:
        if not text.strip():
            return _("the path of a file is needed")
        try:
            stem = self.desk.shelf.bring_in(Path(text.strip()))
        except (Damaged, OSError) as error:
            return str(error)
        self.say(_("Brought in as {name}").format(name=stem), "ok")
        return ""


class Backups(SaveList):
    """Earlier states of one game; one can go on from any of them."""

    BINDINGS = keys.bindings(PLACE)
    sections = (PLACE,)

    def __init__(self, of: Entry) -> None:
        """The earlier states of this save."""
        super().__init__()
        self.of = of

    def heading(self) -> str:
        return _("EARLIER STATES OF {name}").format(name=clip(self.of.name, 30))

    def found(self) -> list[Entry]:
        return self.desk.shelf.backups(self.of.stem)

    def footer(self) -> Sequence[str]:
        return ["take", "close"]

    def words(self) -> dict[str, str]:
        return {"take": _("go on from here")}

    def take(self) -> None:
        if (entry := self.entry) is not None:
            question = _("Go on from {when}? The log will say so; what comes after stays a backup for a while.")
            text = question.format(when=f"{entry.saved.astimezone():%H:%M:%S}")
            self.confirm(text, lambda: take_up(self, self.of.stem, backup=entry.path))


def columns(entry: Entry, width: int) -> Line:
    """A save as a line of a list."""
    name = max(16, width - 64)
    if entry.damaged:
        cells: list[Line] = [[("   ", ""), (clip(entry.name, name), "danger")], [(entry.damaged, "danger")]]
        return padded([*padded(cells[0], name + 4), *cells[1]], width)
    turn = _("next: {name}").format(name=entry.turn) if entry.turn else ""
    state = _("over") if entry.over else turn
    game = title_of(entry.game)
    told = entry.name.removeprefix(game).strip() or entry.name  # the game has a column of its own
    parts = [
        ([("   ", ""), (clip(told, name), "bold")], name + 4),
        ([(game, "text")], 14),
        ([(entry.round, "text")], 16),
        ([(state, "muted" if entry.over else "text")], 15),
    ]
    line: Line = [span for part, broad in parts for span in [*padded(part, broad - 1), (" ", "")]]
    return [*line, (when(entry.saved), "muted")] if length(line) < width else line


def details(entry: Entry, width: int) -> list[Line]:
    """More of a save: who plays, how long, what is remarked."""
    players = entry.about.get("players")
    seats = entry.about.get("seats")
    names = [name for name in players if isinstance(name, str)] if isinstance(players, list) else []
    stand = [line for line in seats if isinstance(line, str) and line] if isinstance(seats, list) else []
    played = _("played {time}").format(time=lasting(entry.played)) if entry.played else ""
    texts = [entry.name, entry.damaged, ", ".join(names), "; ".join(stand), played]
    return [[(f" {line}", "text")] for text in texts if text for line in wrapped(text, width - 2)]
