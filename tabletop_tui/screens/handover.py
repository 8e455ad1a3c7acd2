"""Between two persons: only who is next. Nothing that is anybody's own is on this screen, nor beneath it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from rules.game import find

from .. import keys
from ..i18n import _, language, ngettext
from ..ink import Line, boxed, centred, clip, header
from ..layout import Block, over_dots
from ..moment import moment_of
from ..pack import Sight, pack_of
from ..session import Session
from ..widgets.log_panel import lines_of
from .page import Page

WIDTH = 58
PATIENCE = 0.400
"""Seconds for which a key that was typed ahead, for the screen before, does not open what is private."""


class Handover(Page[None]):
    """Waits for the person who is to choose."""

    BINDINGS = keys.bindings(keys.HANDOVER)
    sections = (keys.HANDOVER,)
    patience = PATIENCE

    def __init__(self, session: Session) -> None:
        """The hand-over to the seat that is to choose."""
        super().__init__()
        self.session = session
        self.seat = session.seat or 0
        self.telling = False
        """It shows what happened since that seat's last turn."""
        self.began = time.monotonic()

    @property
    def sight(self) -> Sight:
        """What everybody may see."""
        view = self.session.view_of(None)
        return Sight(view, self.session.names, self.session.turn_of, self.desk.palette.fills)

    def draw(self) -> None:
        """The card with the name, or what happened."""
        self.headline(find(self.session.setup.game).title(language()).upper(), self.session.name)
        size = self.desk.size
        width, height = size.width, size.height - 2
        if self.telling:
            self.body.fill(self._events(width - 1), at_end=True)
            return
        card = boxed("", self._card(WIDTH - 4), WIDTH)
        block = Block((width - WIDTH) // 2, max(0, (height - len(card)) // 2), WIDTH, card, "panel")
        self.body.fill(over_dots([block], width, height))

    def _card(self, width: int) -> list[Line]:
        name = self.session.names[self.seat]
        now = keys.live(self.desk)
        moment = moment_of(self.session.view_of(None))
        count = len(self.session.since(self.seat))
        secret = self.session.asked is not None and self.session.asked.secret
        where = [find(self.session.setup.game).title(language()), moment.text]
        lines: list[Line] = [
            [],
            [(_("Pass the keyboard to"), "muted")],
            [],
            self._who(width),
            [],
            [("─" * 34, "line")],
            [(_("A secret choice is to be made."), "text")] if secret else [],
            [(_("All that is private is hidden now."), "text")],
            [(_("Others look away, please."), "text")],
            [],
            self._key(now, "take", _("I am {name}").format(name=clip(name, width - 20))),
        ]
        if count:
            happened = ngettext("first: {n} thing that happened", "first: {n} things that happened", count)
            lines.append(self._key(now, "handover.since", happened.format(n=count)))
        lines += [
            self._key(now, "view.table", _("the table, safe for all eyes")),
            [],
            [(" · ".join(text for text in where if text), "muted")],
            [],
        ]
        return [centred(line, width) for line in lines]

    def _who(self, width: int) -> Line:
        sight, pack = self.sight, pack_of(self.session.setup.game)
        name, called = self.session.names[self.seat], pack.called(self.sight, self.seat)
        chip = pack.chip(sight, self.seat)
        room = width - 8
        if called == name:
            return [chip, (f"  {clip(name, room)}", "bold")]
        played = _("{hero}, played by {name}").format(hero=called, name=name)
        return [chip, (f"  {clip(played, room)}", "bold")]

    def _key(self, now: dict[str, str], id: str, text: str) -> Line:
        return [(now.get(id, ""), "accent bold"), (f"  {text}", "text")]

    def _events(self, width: int) -> list[Line]:
        sight, pack = self.sight, pack_of(self.session.setup.game)
        title = _("SINCE THE LAST TURN OF {name}").format(name=self.session.names[self.seat])
        lines: list[Line] = [header(title, "", width)]
        for entry in self.session.since(self.seat):
            lines += lines_of(pack, sight, entry.seen_by(None), width)
        return lines

    # Keys.

    def footer(self) -> Sequence[str]:
        return ["take", "handover.since", "view.table", *["close"] * self.telling, "leave"]

    def words(self) -> dict[str, str]:
        return {"take": _("I am {name}").format(name=clip(self.session.names[self.seat], 20)), "leave": _("leave")}

    def take(self) -> None:
        if time.monotonic() - self.began < self.patience:
            return
        self.session.sits_down(self.seat)
        self.dismiss(None)
        self.desk.carry_on()

    def go_back(self) -> None:
        """Back to the card; there is nothing behind it."""
        if self.telling:
            self.action_since()

    def action_since(self) -> None:
        """What everybody saw since that seat's last turn."""
        self.telling = not self.telling
        self.draw()
        self.draw_keys()

    def action_view(self, which: str) -> None:
        """The table, as everybody may see it."""
        self.desk.show_open_table()

    async def action_leave(self) -> None:
        """The game is on the disk."""
        await self.desk.leave_table()

    def commands(self) -> list[Any]:
        """Nothing in the palette of commands tells of the table."""
        return []
