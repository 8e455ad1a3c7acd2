"""The settings: one line each, and the keys."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from textual import events

from .. import keys
from ..i18n import N_, _
from ..ink import Line, clip, header
from ..settings import FORM, Choice
from .page import Page

LABEL = 44
"""Columns of what a choice is called; of what a key does as many as there is room for."""
KEYS = 30
"""Columns for the keys themselves."""
LONGEST = 72
PLACE = keys.Section("settings", N_("Settings"), keys.SIDEWAYS)


class SettingsPage(Page[None]):
    """Every choice holds at once and is remembered."""

    BINDINGS = keys.bindings(PLACE)
    sections = (PLACE,)

    def __init__(self) -> None:
        super().__init__()
        self.lines: dict[int, Choice | keys.Key] = {}
        self.waiting: keys.Key | None = None
        """The next key pressed is put on this one."""

    def draw(self) -> None:
        """All choices, then all keys."""
        self.headline(_("SETTINGS"), right=_("Esc back"))
        width = self.desk.size.width - 1
        self.lines = {}
        lines = [header(_("SETTINGS"), "", width)]
        for choice in FORM:
            self.lines[len(lines)] = choice
            lines.append(self._choice(choice))
        for section in keys.SECTIONS:
            lines.append(header(_("KEYS: {place}").format(place=_(section.title)), "", width))
            for key in section.keys:
                if key.help:
                    self.lines[len(lines)] = key
                    lines.append(self._key(key))
        self.body.show(lines, self.lines)

    def _choice(self, choice: Choice) -> Line:
        now = getattr(self.desk.settings, choice.name)
        line: Line = [(f"   {clip(_(choice.title), LABEL - 4):{LABEL - 3}}", "text")]
        return [*line, ("‹ ", "accent"), (_(choice.values[now]), "bold"), (" ›", "accent")]

    def _key(self, key: keys.Key) -> Line:
        own = self.desk.settings.keymap.get(key.id)
        written = ", ".join(keys.written(one) for one in (own or key.keys).split(","))
        label = max(LABEL, min(LONGEST, self.desk.size.width - KEYS))
        line: Line = [(f"   {clip(_(key.help), label - 4):{label - 3}}", "text"), (written, "accent bold")]
        return [*line, ("  ", ""), (_("your own"), "muted")] if own else line

    @property
    def here(self) -> Choice | keys.Key | None:
        """What the cursor is on."""
        return self.lines.get(self.body.cursor or 0)

    # Keys.

    def footer(self) -> Sequence[str]:
        return ["take", "close"]

    def hints(self, now: dict[str, str]) -> Sequence[tuple[str, str]]:
        if self.waiting is not None:
            return [(_("any key"), _("takes its place")), ("Backspace", _("as it was")), ("Esc", _("leave it"))]
        return [("← →", _("change"))]

    def words(self) -> dict[str, str]:
        return {"take": _("change")}

    def turn(self, by: int) -> None:
        here = self.here
        if isinstance(here, Choice):
            values = list(here.values)
            now = values.index(getattr(self.desk.settings, here.name))
            self.desk.adopt(self.desk.settings.having(here.name, values[(now + by) % len(values)]))
            self.repaint()

    def take(self) -> None:
        here = self.here
        if isinstance(here, Choice):
            self.turn(1)
        elif here is not None:
            self.waiting = here
            self.say(_("Press the key for: {what}").format(what=_(here.help)), "accent bold")
            self.draw_keys()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a key is waited for, every key is that key."""
        if self.waiting is not None:
            return False
        return super().check_action(action, parameters)

    def on_key(self, event: events.Key) -> None:
        """The key that was waited for; any other is as on every page."""
        if self.waiting is None:
            return
        event.stop()
        event.prevent_default()  # Textual calls the handlers of all classes
        key, self.waiting = self.waiting, None
        self.say("")
        if event.key == "backspace":
            self._map({id: keys for id, keys in self.desk.settings.keymap.items() if id != key.id})
        elif event.key != "escape":
            self._map({**self.desk.settings.keymap, key.id: event.key}, key.id)
        self.draw_keys()

    def _map(self, keymap: dict[str, str], id: str = "") -> None:
        """Use this keymap, unless the key is taken."""
        good, wrong = keys.checked(keymap)
        if id and id not in good:
            self.say(wrong[-1], "danger")
            return
        self.desk.adopt(replace(self.desk.settings, keymap=keymap))
        self.repaint()
