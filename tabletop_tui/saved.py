"""What is kept in a save beside the game: how long it was played, and what was done to it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, cast

from .i18n import _


def now() -> str:
    """The present moment, UTC, as saves have it."""
    return datetime.now(UTC).isoformat(timespec="seconds")


def played_of(about: Mapping[str, Any]) -> int:
    """Seconds at the game so far."""
    told = cast("object", about.get("played"))
    return told if type(told) is int else 0


def notes_of(about: dict[str, Any]) -> list[dict[str, Any]]:
    """The remarks in a save, as far as they are whole."""
    told = about.get("notes")
    notes = cast("list[object]", told) if isinstance(told, list) else []
    whole = (cast("dict[str, Any]", note) for note in notes if isinstance(note, dict))
    return [note for note in whole if type(note.get("at")) is int]


def said_of(note: dict[str, Any]) -> str:
    """A remark in words."""
    texts = {
        "backup": _("Here the game goes on from an older backup, saved {of} UTC."),
        "branch": _("Here the game goes on by itself; up to this point it was {of}."),
    }
    of = str(note.get("of", "")).replace("T", " ").removesuffix("+00:00")
    return texts.get(str(note.get("what")), "{of}").format(of=of)
