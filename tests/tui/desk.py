"""The whole program on a terminal that is not there: keys pressed, frames read."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from textual.pilot import Pilot

from rules import SeatSetup, Setup
from rules.walks import Chooser
from tabletop_tui.app import Tabletop
from tabletop_tui.glyphs import GlyphSet
from tabletop_tui.session import Session
from tabletop_tui.settings import Settings
from tabletop_tui.shelf import Shelf
from tests.tui.keyboard import press, settled, strike

WIDE, NARROW = (120, 40), (80, 24)
STILL = Settings(animation="none", language="en", aftermath=False)


class Desk(NamedTuple):
    """A running program."""

    app: Tabletop
    pilot: Pilot[Any]
    shelf: Shelf

    async def press(self, *keys: str) -> Desk:
        """Press these one after the other."""
        await press(self.pilot, *keys)
        return self

    async def type(self, text: str) -> Desk:
        """Type this over what is in the field, faster than anything is drawn."""
        for keys in (("end", *["backspace"] * 80), text):  # signs would overtake keys that are bound
            for key in keys:
                strike(self.app, key)
            await settled(self.pilot)
        return self

    async def resize(self, width: int, height: int) -> Desk:
        """Another size of the terminal."""
        await self.pilot.resize_terminal(width, height)
        await settled(self.pilot)
        return self

    @property
    def text(self) -> str:
        """What is on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip) for strip in strips)

    @property
    def lines(self) -> list[str]:
        """The rows of the screen."""
        return self.text.split("\n")

    def line(self, part: str) -> str:
        """The row with this in it."""
        return next(line for line in self.lines if part in line)

    @property
    def screen(self) -> str:
        """Which screen it is."""
        return type(self.app.screen).__name__


@asynccontextmanager
async def desk(
    folder: Path,
    size: tuple[int, int] = NARROW,
    settings: Settings = STILL,
    glyphs: GlyphSet = "unicode",
    opening: Session | None = None,
) -> AsyncGenerator[Desk]:
    """The program with the saves and the settings of this folder."""
    shelf = Shelf(folder / "saves")
    app = Tabletop(shelf, config=folder / "config", settings=settings, glyphs=glyphs, opening=opening)
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield Desk(app, pilot, shelf)


def played(shelf: Shelf, name: str, *players: str, steps: int = 10_000, seed: str = "seed") -> None:
    """Put a game on the shelf that was played by chance, so many commands or to its end."""
    import random

    setup = Setup("dungeonquest", tuple(map(SeatSetup, players)), "castle", (), seed)
    session = Session.start(setup, shelf, name)
    chooser = Chooser("aimed", random.Random(seed))
    while not session.over and session.commands < steps:
        state = session._save.state
        assert state.open is not None
        session.answer(chooser.answer(state, state.open).picks)
    session.close()
