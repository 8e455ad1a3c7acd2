"""Draws the pictures anew: `python -m tests.shots [NAME …]`. Seeds and clock are fixed: the same program, the same files."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from unittest.mock import patch

from rules import SeatSetup, Setup
from rules.dungeonquest.combat import ChooseTactic
from rules.dungeonquest.table import CHAMBER
from rules.dungeonquest.turn import TurnWindow
from rules.walks import Chooser
from tabletop_tui.app import Tabletop
from tabletop_tui.screens.table import Table
from tabletop_tui.session import Session
from tabletop_tui.settings import Settings
from tabletop_tui.shelf import Shelf

HERE = Path(__file__).parent
SEED = "b2:09c4e1"
NOON = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
WIDE, NARROW = (120, 40), (80, 24)
Until = Callable[[Session], bool]


class Noon(datetime):
    """A clock that stands still."""

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        return NOON if tz else NOON.replace(tzinfo=None)


class Shot(NamedTuple):
    """One picture."""

    name: str
    size: tuple[int, int]
    until: Until
    """How far the game is played."""
    keys: tuple[str, ...] = ()
    """Pressed before the picture is taken."""
    settings: Settings = Settings(animation="none", language="en")
    seated: bool = True
    """Whoever is to choose sits at the keyboard."""
    home: bool = False
    """The home screen, with that game on its shelf."""


def in_turn(session: Session) -> bool:
    """A turn in the middle of the game, a good part of the castle laid, no fight."""
    asked, table = session.asked, session.view.table
    mine = asked is not None and isinstance(asked.asking, TurnWindow)
    return mine and table.sun >= 9 and len(table.laid) >= 24 and sum(hero.inside for hero in table.heroes) >= 2


def looting(session: Session) -> bool:
    """A hero stands in the Treasure Chamber."""
    asked = session.asked
    return asked is not None and isinstance(asked.asking, TurnWindow) and session.view.me.square in CHAMBER


def in_fight(session: Session) -> bool:
    """Blows are exchanged, the third time."""
    asked = session.asked
    blows = sum(type(event).__name__ == "BlowsExchanged" for entry in session.log[-12:] for event in entry.events)
    return asked is not None and isinstance(asked.asking, ChooseTactic) and blows >= 2 and session.view.table.sun >= 5


def at_the_end(session: Session) -> bool:
    """The game is over."""
    return session.over


RUSSIAN = Settings(animation="none", language="ru")
LIGHT = Settings(animation="none", language="en", theme="tabletop-light")
SHOTS = (
    Shot("home", WIDE, in_turn, home=True),
    Shot("table", WIDE, in_turn),
    Shot("table-80x24", NARROW, in_turn),
    Shot("table-light", WIDE, looting, settings=LIGHT),
    Shot("table-ru", WIDE, in_turn, settings=RUSSIAN),
    Shot("fight", WIDE, in_fight),
    Shot("look", WIDE, in_turn, ("x", "left")),
    Shot("hand-over", NARROW, in_fight, seated=False),
    Shot("rules", WIDE, in_turn, ("R",)),
    Shot("score", WIDE, at_the_end),
)


def play(session: Session, until: Until) -> None:
    """Play by chance that tries to get somewhere, as far as wanted."""
    chooser = Chooser("aimed", random.Random(SEED))
    while not session.over and not until(session):
        state = session._save.state
        assert state.open is not None
        session.answer(chooser.answer(state, state.open).picks)


async def take(shot: Shot) -> str:
    """The picture as SVG."""
    players = (SeatSetup("Jon", "rohan"), SeatSetup("Mira", "ulf"), SeatSetup("Anna", "el_adoran"))
    with TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder) / "saves")
        session = Session.start(Setup("dungeonquest", players, "castle", (), SEED), shelf, "Friday")
        play(session, shot.until)
        if shot.seated and session.seat is not None:
            session.sits_down(session.seat)
        else:
            session.looks_away()
        session.flush()
        if shot.home:
            session.close()
        app = Tabletop(shelf, config=Path(folder), settings=shot.settings, opening=None if shot.home else session)
        async with app.run_test(size=shot.size) as pilot:
            await pilot.pause()
            if isinstance(app.screen, Table):
                app.screen.chance, app.screen.choosing.dealt = random.Random(SEED), (None, [])
                app.screen.show()
            await pilot.press(*shot.keys)
            await pilot.pause()
            svg = app.export_screenshot(title="Tabletop")
            session.close()
    return steady(svg, shot.name)


def steady(svg: str, name: str) -> str:
    """The same picture with names of its own for its parts: those it comes with are made up anew each time."""
    return re.sub(r"terminal-\d+", f"shot-{name}", svg)


def main(names: list[str]) -> None:
    """Draw these, or all."""
    os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", TZ="UTC")
    os.environ.pop("NO_COLOR", None)
    with patch("tabletop_tui.session.datetime", Noon), patch("tabletop_tui.screens.home.datetime", Noon):
        for shot in SHOTS:
            if not names or shot.name in names:
                (HERE / f"{shot.name}.svg").write_text(asyncio.run(take(shot)), "utf-8")
                print(f"tests/shots/{shot.name}.svg")


if __name__ == "__main__":
    main(sys.argv[1:])
