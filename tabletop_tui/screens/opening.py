"""Taking up a game from the shelf; what goes wrong is told on the page that wanted it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..i18n import _, language
from ..ink import clip
from ..shelf import Damaged, Entry, InUse, OpenSave, Shelf

if TYPE_CHECKING:
    from rules import BadSave

    from .page import Page


def take_up(page: Page[Any], stem: str, *, backup: Path | None = None) -> None:
    """Sit down at the game of this stem. One that is open elsewhere can be looked at."""
    shelf = page.desk.shelf
    try:
        slot = shelf.open(stem)
    except InUse:
        question = _("{name} is open elsewhere. Look at it only?").format(name=clip(stem, 30))
        page.confirm(question, lambda: look_at(page, stem))
    except OSError as error:
        question = _("{name} cannot be written ({reason}). Look at it only?").format(
            name=clip(stem, 24), reason=error.strerror
        )
        page.confirm(question, lambda: look_at(page, stem))
    else:
        _sit_down(page, slot, backup)


def take_lessons(page: Page[Any], game: str, *, anew: bool = False) -> None:
    """The guided first game: go on with it where it was left, or begin it."""
    from ..course import course_of
    from ..draft import default_name
    from ..session import Session

    shelf, course = page.desk.shelf, course_of(game)
    open_one = None if anew else lessons_begun(shelf, game)
    if open_one is not None:
        take_up(page, open_one.stem)
    elif course is not None:
        seats = tuple(replace(seat, name=default_name(n)) for n, seat in enumerate(course.setup.seats))
        name = shelf.free_name(_("First steps"))
        try:
            setup, alone = replace(course.setup, seats=seats), (0,) * len(seats)
            page.desk.play(Session.start(setup, shelf, name, persons=alone, guided=True))
        except OSError as error:
            page.say(_("It cannot be saved: {reason}").format(reason=error.strerror or error), "danger")


def lessons_begun(shelf: Shelf, game: str) -> Entry | None:
    """The guided game that was left last; None: there is none to go on with."""
    begun = (entry for entry in shelf.entries() if entry.about.get("guided") is True and entry.game == game)
    return next((entry for entry in begun if not entry.over and not entry.damaged), None)


def look_at(page: Page[Any], stem: str) -> None:
    """Look at a game without changing it."""
    _sit_down(page, page.desk.shelf.read(stem), None)


def _sit_down(page: Page[Any], slot: OpenSave, backup: Path | None) -> None:
    from rules import BadSave

    from ..session import Session  # the rules come with it, and no screen is to wait for them before a game is opened

    try:
        session = Session.open(slot, backup=backup)
    except (BadSave, Damaged) as fault:
        slot.close()
        page.say(reason_of(fault), "danger")
        return
    page.desk.play(session)


def reason_of(fault: BadSave | Damaged) -> str:
    """Why a save cannot be gone on with, in words."""
    from rules import BadSave, say

    return say(fault, language()) if isinstance(fault, BadSave) else str(fault)
