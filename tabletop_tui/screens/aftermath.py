"""What came of a throw or a draw that ended somebody's part: it is read before the next person, or the end, takes its place."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from rules.game import find

from .. import keys
from ..history import Entry
from ..i18n import N_, _, language
from ..ink import Line, boxed
from ..layout import Block, over_dots
from ..pack import Sight, pack_of
from ..session import Session
from ..widgets.log_panel import lines_of
from .page import Page

PLACE = keys.Section("aftermath", N_("What came of it"), keys.SIDEWAYS)
WIDEST = 76
PATIENCE = 0.250
"""Seconds for which a key that was typed ahead does not close it."""


class Aftermath(Page[None]):
    """Only what everybody saw: others may be looking already."""

    BINDINGS = keys.bindings(PLACE)
    sections = (PLACE,)
    patience = PATIENCE

    def __init__(self, session: Session, entries: Sequence[Entry], then: Callable[[], None]) -> None:
        """What these lines of the log tell, and what is done when they have been read."""
        super().__init__()
        self.session, self.entries, self.then = session, entries, then
        self.began = time.monotonic()

    def draw(self) -> None:
        """The lines on a card."""
        self.headline(find(self.session.setup.game).title(language()).upper(), self.session.name)
        width, height = self.desk.size.width, self.desk.size.height - 2
        broad = min(WIDEST, width - 4)
        card = boxed(_("WHAT CAME OF IT"), self._told(broad - 4), broad)
        if len(card) > height:
            self.body.fill(self._told(width - 1))
            return
        block = Block((width - broad) // 2, max(0, (height - len(card)) // 2), broad, card, "panel")
        self.body.fill(over_dots([block], width, height))

    def _told(self, width: int) -> list[Line]:
        pack = pack_of(self.session.setup.game)
        sight = Sight(self.session.view_of(None), self.session.names, self.session.turn_of, self.desk.palette.fills)
        lines = [line for entry in self.entries for line in lines_of(pack, sight, entry, width)]
        return [[], *lines, []]

    # Keys.

    def footer(self) -> Sequence[str]:
        return ["take"]

    def words(self) -> dict[str, str]:
        return {"take": _("go on")}

    def take(self) -> None:
        if time.monotonic() - self.began < self.patience:
            return
        self.dismiss(None)
        self.then()

    def go_back(self) -> None:
        self.take()

    def commands(self) -> list[Any]:
        """Nothing in the palette of commands tells of the table."""
        return []
