"""Draws the pictures anew: `python -m tests.shots [NAME …]`. Seeds and clock are fixed: the same program, the same files."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import NamedTuple
from unittest.mock import patch

from tabletop_tui.app import Tabletop
from tabletop_tui.glyphs import GlyphSet
from tabletop_tui.screens.table import Table
from tabletop_tui.settings import Settings
from tabletop_tui.shelf import Shelf

from . import games
from .games import CASTLE, CONQUEST, HOARD, SECTOR, Game, laid_out, played
from .picture import svg

HERE = Path(__file__).parent
NOON = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
WIDE, NARROW = (120, 40), (80, 24)


class Noon(datetime):
    """A clock that stands still."""

    @classmethod
    def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
        return NOON if tz else NOON.replace(tzinfo=None)


class Shot(NamedTuple):
    """One picture."""

    name: str
    size: tuple[int, int]
    game: Game
    keys: tuple[str, ...] = ()
    """Pressed before the picture is taken."""
    settings: Settings = Settings(animation="none", language="en")
    seated: bool = True
    """Whoever is to choose sits at the keyboard."""
    home: bool = False
    """The home screen, with that game on its shelf."""
    glyphs: GlyphSet = "unicode"


RUSSIAN = Settings(animation="none", language="ru")
LIGHT = Settings(animation="none", language="en", theme="tabletop-light")
IN_TURN = played(CASTLE, games.in_turn)
IN_FIGHT = played(CASTLE, games.in_fight)
IN_THE_FIELD = laid_out(games.afield, *games.MARCH)
AT_THE_KEEP = laid_out(games.storming, *games.STAND)
SHOTS = (
    Shot("home", WIDE, IN_TURN, home=True),
    Shot("table", WIDE, IN_TURN),
    Shot("table-80x24", NARROW, IN_TURN),
    Shot("table-light", WIDE, played(HOARD, games.looting), settings=LIGHT),
    Shot("table-ru", WIDE, IN_TURN, settings=RUSSIAN),
    Shot("fight", WIDE, IN_FIGHT),
    Shot("look", WIDE, IN_TURN, ("x", "left")),
    Shot("hand-over", NARROW, IN_FIGHT, seated=False),
    Shot("rules", WIDE, IN_TURN, ("R",)),
    Shot("score", WIDE, played(CASTLE, games.at_the_end)),
    Shot("mk-table", WIDE, IN_THE_FIELD, ("right",)),
    Shot("mk-table-80x24", NARROW, IN_THE_FIELD, ("right",)),
    Shot("mk-fight", WIDE, AT_THE_KEEP),
    Shot("mk-fight-ru", NARROW, AT_THE_KEEP, settings=RUSSIAN),
    Shot("mk-offers", WIDE, IN_THE_FIELD, ("O",)),
    Shot("mk-first-steps", NARROW, games.taught(3)),
    Shot("mk-score", WIDE, played(CONQUEST, games.at_the_end)),
    Shot("rl-table", WIDE, played(SECTOR, games.walking)),
    Shot("rl-battle", WIDE, played(SECTOR, games.battling)),
)


async def take(shot: Shot) -> str:
    """The picture as SVG."""
    with TemporaryDirectory() as folder:
        shelf = Shelf(Path(folder) / "saves")
        session = shot.game(shelf)
        if shot.seated and session.seat is not None:
            session.sits_down(session.seat)
        else:
            session.looks_away()
        session.flush()
        if shot.home:
            session.close()
        opening = None if shot.home else session
        app = Tabletop(shelf, config=Path(folder), settings=shot.settings, glyphs=shot.glyphs, opening=opening)
        async with app.run_test(size=shot.size) as pilot:
            await pilot.pause()
            if isinstance(app.screen, Table):
                app.screen.chance, app.screen.choosing.dealt = random.Random(CASTLE.seed), (None, [])
                app.screen.show()
            await pilot.press(*shot.keys)
            await pilot.pause()
            colours = app.get_css_variables()
            drawn = svg(app.screen._compositor.render_strips(), colours["foreground"], colours["page"])
            session.close()
    return drawn


def main(names: list[str]) -> None:
    """Draw these, or all."""
    os.environ.update(TERM="xterm-256color", COLORTERM="truecolor", TZ="UTC")
    os.environ.pop("NO_COLOR", None)
    with (
        patch("tabletop_tui.saved.datetime", Noon),
        patch("tabletop_tui.screens.home.datetime", Noon),
        patch("tabletop_tui.session.time", SimpleNamespace(monotonic=lambda: 0.0)),
    ):
        for shot in SHOTS:
            if not names or shot.name in names:
                (HERE / f"{shot.name}.svg").write_text(asyncio.run(take(shot)), "utf-8")
                print(f"tests/shots/{shot.name}.svg")


if __name__ == "__main__":
    main(sys.argv[1:])
