"""Taking up a game from the shelf; what goes wrong is told on the page that wanted it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..i18n import _, language
from ..ink import clip
from ..shelf import Damaged, InUse, OpenSave

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
