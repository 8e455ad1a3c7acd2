"""What a person has chosen for all games, kept in one file. A file gone wrong costs its settings, never a start."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Literal, NamedTuple, cast

from platformdirs import user_config_path

from . import disk
from .i18n import N_, _

FILE = "settings.json"


@dataclass(frozen=True, slots=True)
class Settings:
    """One value per line of the settings screen, and what is remembered without being asked for."""

    language: Literal["auto", "en", "ru"] = "auto"
    theme: Literal["tabletop-dark", "tabletop-light", "tabletop-contrast", "ansi-dark", "ansi-light"] = "tabletop-dark"
    glyphs: Literal["auto", "unicode", "ascii"] = "auto"
    view: Literal["board", "list"] = "board"
    animation: Literal["full", "none"] = "full"
    confirm: bool = True  # before a turn or phase ends with something undone
    aftermath: bool = True  # stop where dice or cards end a fight, a sitting or the game
    hand_over: Literal["needed", "always"] = "needed"
    undo: Literal["wall", "none"] = "wall"  # for new games; each game keeps its own
    hide_refusals: bool = False
    keymap: dict[str, str] = field(default_factory=dict[str, str])  # id of a key: keys, as in Textual's keymaps
    zoom: dict[str, str] = field(default_factory=dict[str, str])  # game: zoom of its board

    def having(self, name: str, value: str | bool) -> Settings:
        """The same with one choice changed.

        Raises:
            ValueError: there is no such choice.
        """
        if not any(line.name == name and value in line.values for line in FORM):
            raise ValueError(f"{name} = {value!r}")
        return _with(self, name, value)


class Choice(NamedTuple):
    """A line of the settings screen: the field, its title, and its values with their titles. Titles go through `_`."""

    name: str
    title: str
    values: Mapping[str | bool, str]


SWITCH: Mapping[str | bool, str] = {True: N_("on"), False: N_("off")}
FORM = (
    Choice("language", N_("Language"), {"auto": N_("as the terminal says"), "en": "English", "ru": "Русский"}),
    Choice(
        "theme",
        N_("Theme"),
        {
            "tabletop-dark": N_("dark"),
            "tabletop-light": N_("light"),
            "tabletop-contrast": N_("high contrast"),
            "ansi-dark": N_("16 colours, dark"),
            "ansi-light": N_("16 colours, light"),
        },
    ),
    Choice("glyphs", N_("Signs"), {"auto": N_("as the terminal can"), "unicode": "Unicode", "ascii": "ASCII"}),
    Choice("view", N_("View"), {"board": N_("board"), "list": N_("list, line by line")}),
    Choice("animation", N_("Motion"), {"full": N_("short"), "none": N_("none")}),
    Choice("confirm", N_("Ask before something is left undone"), SWITCH),
    Choice("aftermath", N_("Stop at what ended a fight, a turn or the game"), SWITCH),
    Choice("hand_over", N_("Hand-over screen"), {"needed": N_("when something is private"), "always": N_("always")}),
    Choice("undo", N_("Take back, in new games"), {"wall": N_("until something is seen"), "none": N_("never")}),
    Choice("hide_refusals", N_("Hide what cannot be done"), SWITCH),
)


class Loaded(NamedTuple):
    """Settings, and what to tell the player about the file; empty if nothing."""

    settings: Settings
    message: str


def settings_folder(environ: Mapping[str, str] | None = None) -> Path:
    """Where the file lies: `TABLETOP_CONFIG`, else the user's configuration folder."""
    named = (os.environ if environ is None else environ).get("TABLETOP_CONFIG")
    return Path(named).expanduser().absolute() if named else user_config_path("tabletop-tui", appauthor=False)


def load_settings(folder: Path) -> Loaded:
    """Never raises: what cannot be used gives way to its default, and a copy of such a file is put aside."""
    path = folder / FILE
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Loaded(Settings(), "")
    except OSError as error:
        return Loaded(Settings(), _("Settings cannot be read: {reason}. Defaults hold.").format(reason=error.strerror))
    settings, wrong = _understood(data)
    if not wrong:
        return Loaded(settings, "")
    said = _("Settings not understood: {what}.").format(what=", ".join(wrong))
    aside = _put_aside(path, data)
    return Loaded(settings, said + (" " + _("The file is kept as {name}.").format(name=aside) if aside else ""))


def save_settings(settings: Settings, folder: Path) -> None:
    """Raises OSError; then the old file is as it was."""
    disk.make_folder(folder)
    disk.write_whole(folder / FILE, json.dumps(asdict(settings), ensure_ascii=False, indent=2) + "\n")


def _understood(data: bytes) -> tuple[Settings, list[str]]:
    """The settings in a file, and what in it is none."""
    try:
        found = cast(object, json.loads(data.decode()))
    except (ValueError, RecursionError):
        return Settings(), [_("not JSON")]
    if not isinstance(found, dict):
        return Settings(), [_("not JSON")]
    settings, wrong = Settings(), list[str]()
    for name, value in cast("dict[str, object]", found).items():
        if _fits(name, value):
            settings = _with(settings, name, value)
        else:
            wrong.append(name)
    return settings, wrong


def _fits(name: str, value: object) -> bool:
    if name in ("keymap", "zoom"):
        return isinstance(value, dict) and all(
            isinstance(text, str) for text in cast("dict[str, object]", value).values()
        )
    known = [value for line in FORM if line.name == name for value in line.values]
    return isinstance(value, (str, bool)) and value in known


def _with(settings: Settings, name: str, value: object) -> Settings:
    """A value that fits, put in its place; the type checker cannot know the name."""
    return replace(settings, **cast("dict[str, bool]", {name: value}))


def _put_aside(path: Path, data: bytes) -> str:
    """Keep the file under another name; the name, or nothing if the disk refuses."""
    names = (path.with_name(f"settings.broken{n or ''}.json") for n in range(100))
    try:
        aside = next(name for name in names if not name.exists() or name.read_bytes() == data)
        disk.write_whole(aside, data)
    except (OSError, StopIteration):
        return ""
    return aside.name
