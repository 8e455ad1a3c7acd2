"""Where a command line is carried out: the shelf it names, and how the app would look. The app starts from here.

What goes wrong is told in one line on stderr, with exit code 2 for what was asked wrongly and 1 for what was found wrong.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from . import i18n
from .i18n import _
from .screens.opening import reason_of
from .settings import Settings, load_settings, settings_folder
from .shelf import Damaged, Entry, InUse, Shelf, saves_folder

if TYPE_CHECKING:  # the rules come with a game, and the home screen does not wait for them
    from .session import Session


class Stopped(Exception):
    """What was wrong has been told; this is the exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Wishes(NamedTuple):
    """What was said on the command line of every command."""

    saves: Path | None = None
    lang: str = ""
    theme: str = ""
    ascii: bool = False
    list_view: bool = False


class Desk(NamedTuple):
    """Where a command works."""

    shelf: Shelf
    settings: Settings
    ascii: bool = False

    @classmethod
    def of(cls, wishes: Wishes) -> Desk:
        """A desk as was wished, in the language that was wished. Nothing is opened yet."""
        settings = chosen_settings(wishes)
        i18n.use(i18n.chosen(settings.language))
        return cls(Shelf(saves_folder(wishes.saves)), settings, wishes.ascii)

    def run(self, opening: Session | None = None) -> None:
        """The app; with a game, at that game."""
        if not on_a_terminal():
            stop(_("the app needs a terminal; replay --text, export, verify, rules and walk do without"), 1)
        from .app import Tabletop

        glyphs = "ascii" if self.ascii else None
        Tabletop(self.shelf, settings=self.settings, glyphs=glyphs, opening=opening).run()

    def resume(self, name: str) -> None:
        """Go on with the game of this name; with none, with the latest one."""
        from rules import BadSave

        from .session import Session

        entry = self.entry(name) if name else self.latest()
        try:
            slot = self.shelf.open(entry.stem)
        except InUse:
            tell(_("{name} is open elsewhere; it can only be looked at here").format(name=entry.name))
            slot = self.shelf.read(entry.stem)
        try:
            session = Session.open(slot)
        except (BadSave, Damaged) as fault:
            slot.close()
            stop(f"{entry.name}: {reason_of(fault)}", 1)
        self.run(session)

    def latest(self) -> Entry:
        """The game one would go on with."""
        for entry in self.shelf.entries():
            if not entry.over and not entry.damaged:
                return entry
        stop(_("there is no game to go on with in {folder}").format(folder=self.shelf.folder))

    def entry(self, name: str) -> Entry:
        """The save of this name or stem."""
        for entry in self.shelf.entries():
            if name in (entry.stem, entry.name):
                return entry
        stop(_("there is no save {name} in {folder}").format(name=name, folder=self.shelf.folder))


def chosen_settings(wishes: Wishes) -> Settings:
    """The settings of the player, with what was said on the command line in their place."""
    settings = load_settings(settings_folder()).settings
    for name, value in (
        ("language", wishes.lang),
        ("theme", wishes.theme),
        ("view", "list" if wishes.list_view else ""),
    ):
        if value:
            try:
                settings = settings.having(name, value)
            except ValueError:
                stop(_("there is no {name} {value}").format(name=name, value=value))
    return settings


def on_a_terminal() -> bool:
    """Whether there is a screen to draw on: a terminal, or a browser served by Textual."""
    return sys.stdout.isatty() or "TEXTUAL_DRIVER" in os.environ


def carried_out(do: Callable[[], int | None]) -> int:
    """Do this, in the language of the player. The exit code; of what goes wrong, a line has been told."""
    i18n.use(i18n.chosen(load_settings(settings_folder()).settings.language))
    try:
        return do() or 0
    except Stopped as stopped:
        return stopped.code
    except BrokenPipeError:
        return 1
    except OSError as error:
        return fail(f"{error.filename or ''} {error.strerror or error}".strip(), 1)
    except KeyboardInterrupt:
        return fail(_("stopped"), 1)


def tell(text: str) -> None:
    """Say this in one line, beside what is printed."""
    print(f"tabletop: {' '.join(text.split())}", file=sys.stderr)


def fail(text: str, code: int) -> int:
    """Tell what went wrong. The code."""
    tell(text)
    return code


def stop(text: str, code: int = 2) -> NoReturn:
    """Tell what went wrong, and go no further.

    Raises:
        Stopped: Always.
    """
    raise Stopped(fail(text, code))
