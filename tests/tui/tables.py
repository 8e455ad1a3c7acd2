"""The table on a terminal that is not there: positions shown, keys pressed, frames read."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from textual.pilot import Pilot

from rules import Save, SeatSetup, Setup
from rules.engine.referee import State
from tabletop_tui.app import Tabletop
from tabletop_tui.glyphs import GlyphSet
from tabletop_tui.screens.table import Table
from tabletop_tui.session import Session
from tabletop_tui.settings import Settings
from tabletop_tui.shelf import Shelf
from tests.kit import Play
from tests.tui.keyboard import press, settled

WIDE, NARROW = (120, 40), (80, 24)
STILL = Settings(animation="none", language="en", aftermath=False)


class InOrder:
    """Deals secret letters in the order of the rules."""

    def shuffle(self, x: list[Any], /) -> None:
        pass


class Turned:
    """Deals them the other way round."""

    def shuffle(self, x: list[Any], /) -> None:
        x.reverse()


class Seated(NamedTuple):
    """A running program at the table."""

    app: Tabletop
    pilot: Pilot[Any]
    session: Session

    @property
    def table(self) -> Table:
        """The screen, which must be the table."""
        assert isinstance(self.app.screen, Table), self.app.screen
        return self.app.screen

    async def press(self, *keys: str) -> Seated:
        """Press these one after the other."""
        await press(self.pilot, *keys)
        return self

    @property
    def rows(self) -> list[str]:
        """What the terminal shows, line by line."""
        return ["".join(segment.text for segment in strip) for strip in self.app.screen._compositor.render_strips()]

    @property
    def frame(self) -> str:
        """All of it, blanks at the ends cut off."""
        return "\n".join(row.rstrip() for row in self.rows) + "\n"

    def plate(self, id: str) -> str:
        """The text of one region."""
        return "\n".join("".join(text for text, _ in line).rstrip() for line in self.table.plate(id).lines)


def sitting(position: Play | State[Any, Any], *names: str, persons: tuple[int, ...] | None = None) -> Session:
    """A session in this position; it is kept nowhere."""
    state = (position.state if isinstance(position, Play) else position).clone()
    table = state.table
    seats = len(getattr(table, "heroes", None) or getattr(table, "players", None) or table.traders)
    players = names or ("Jon", "Mira", "Anna", "Ben")[:seats]
    setup = Setup(state.game, tuple(SeatSetup(name) for name in players), "castle", (), "seed")
    state.commands = 0
    about = {"persons": list(persons if persons is not None else (0,) * seats), "name": "test"}
    session = Session(Save(setup, (), state, None, (), about))
    session.recalled = True
    return session


@asynccontextmanager
async def at_table(
    session: Session,
    size: tuple[int, int] = WIDE,
    settings: Settings = STILL,
    glyphs: GlyphSet = "unicode",
    patience: float = 0,
) -> AsyncGenerator[Seated]:
    """The program at this table, until the end of the block."""
    with TemporaryDirectory() as folder:
        app = Tabletop(
            Shelf(Path(folder) / "saves"),
            config=Path(folder) / "config",
            settings=settings,
            glyphs=glyphs,
            opening=session,
        )
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            if isinstance(app.screen, Table):
                app.screen.patience, app.screen.chance = patience, InOrder()
                app.screen.choosing.dealt = (None, [])
                app.screen.show()
                await settled(pilot)
            yield Seated(app, pilot, session)
