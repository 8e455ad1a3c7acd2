"""The spine of a save: what can be read of a file without loading a game. Nothing here changes a file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, cast

from .i18n import _, language

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None

FORMAT = "tabletop-tui"
MOST_BYTES = 50_000_000


class Damaged(Exception):
    """A file that is no save, or no longer one. Its text says why, in the player's language."""


class Entry(NamedTuple):
    """What a list shows of a save or of one of its backups."""

    path: Path
    name: str  # as shown; of a damaged file its stem
    game: str  # slug
    saved: datetime  # UTC
    round: str
    turn: str  # who is to choose
    played: int  # seconds
    over: bool
    damaged: str  # why it cannot be loaded; empty if it can
    about: Mapping[str, Json]

    @property
    def stem(self) -> str:
        return self.path.stem


def peek(text: str) -> dict[str, Json]:
    """The top level of a save, checked as far as a list needs it.

    Raises:
        Damaged: it is no save.
    """
    try:
        data = cast(Json, json.loads(text))
    except (ValueError, RecursionError):
        raise Damaged(_("not complete, or not JSON")) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Damaged(_("not a save of this program"))
    if not isinstance(data.get("game"), str) or not isinstance(data.get("about", {}), dict):
        raise Damaged(_("the head of the save is missing"))
    return data


def read_text(path: Path) -> str:
    """The text of a file that may be a save.

    Raises:
        Damaged: it cannot be read as text.
    """
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Damaged(_("far too large for a save"))
        return path.read_bytes().decode()
    except OSError as error:
        raise Damaged(_("cannot be read: {reason}").format(reason=error.strerror)) from None
    except UnicodeDecodeError:
        raise Damaged(_("not a text file")) from None


def look_at(path: Path) -> Entry:
    """What a list shows of this file. Never raises for what is in it."""
    try:
        data = peek(read_text(path))
    except Damaged as damage:
        return Entry(path, path.stem, "", _changed(path), "", "", 0, False, str(damage), {})
    about = in_language(cast("dict[str, Json]", data.get("about", {})))
    played = about.get("played")
    return Entry(
        path,
        text_of(about, "name") or path.stem,
        cast(str, data["game"]),
        _moment(text_of(about, "saved")) or _changed(path),
        text_of(about, "round"),
        text_of(about, "turn"),
        played if isinstance(played, int) else 0,
        about.get("over") is True,
        "",
        about,
    )


def shown_name(text: str) -> str:
    """The name inside a save; empty if it has none.

    Raises:
        Damaged: it is no save.
    """
    return text_of(cast("dict[str, Json]", peek(text).get("about", {})), "name")


def renamed(text: str, name: str) -> str:
    """The same save with another shown name."""
    data = peek(text)
    data["about"] = {**cast("dict[str, Json]", data.get("about", {})), "name": name}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def in_language(about: dict[str, Json]) -> dict[str, Json]:
    """The same, where it was put down in several languages in the one in use."""
    said = about.get("said")
    found = said.get(language()) if isinstance(said, dict) else None
    if not (isinstance(found, list) and found and all(isinstance(text, str) for text in found)):
        return about
    return {**about, "round": found[0], "seats": found[1:]}


def text_of(about: Mapping[str, Json], key: str) -> str:
    """A text of `about`; empty if there is none."""
    value = about.get(key)
    return value if isinstance(value, str) else ""


def _moment(text: str) -> datetime | None:
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return None
    return (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).astimezone(UTC)


def _changed(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError:
        return datetime.fromtimestamp(0, UTC)
