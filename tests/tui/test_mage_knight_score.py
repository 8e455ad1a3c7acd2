"""The end of a game of Mage Knight: the score by categories, the game in numbers."""

from __future__ import annotations

import random
import time
from functools import lru_cache
from pathlib import Path

import pytest

from rules import SeatSetup, Setup
from rules.walks import Chooser
from tabletop_tui.screens.score import Score
from tabletop_tui.session import Session
from tests.tui.desk import NARROW, WIDE, desk


@lru_cache(None)
def finished() -> Session:
    """A game played to its end by chance."""
    setup = Setup(
        "mage_knight", (SeatSetup("Anna", "arythea"), SeatSetup("Ben", "tovak")), "first_reconnaissance", (), "end"
    )
    session = Session.start(setup, None, "Friday")
    chooser = Chooser("aimed", random.Random(3))
    while not session.over:
        state = session._save.state
        assert state.open is not None
        session.answer(chooser.answer(state, state.open).picks)
    return session


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_the_score_is_told_by_categories_for_each_player(tmp_path: Path, size: tuple[int, int]) -> None:
    session = finished()
    async with desk(tmp_path, size, opening=session) as at:
        assert at.screen == "Score"
        assert "SCORE" in at.text
        result = session.result
        assert result is not None
        fame = next(score for score in result.scores if score.category == "fame")
        assert at.line("  Fame").split()[:3] == ["Fame", *map(str, fame.counted)]
        final = {standing.seat: standing.score for standing in result.standings}
        assert at.line("Together").split()[:3] == ["Together", str(final[0]), str(final[1])]


async def test_a_letter_typed_ahead_begins_no_new_game(tmp_path: Path) -> None:
    async with desk(tmp_path, WIDE, opening=finished()) as at:
        screen = at.app.screen
        assert isinstance(screen, Score)
        screen._since = time.monotonic()  # as if the game had just ended
        await at.press("n", "a", "h")
        assert at.screen == "Score" and "typed before the game was over" in at.text
        screen._since = 0.0
        assert (await at.press("a")).screen == "NewGame"


async def test_with_room_the_score_and_the_numbers_stand_side_by_side(tmp_path: Path) -> None:
    async with desk(tmp_path, WIDE, opening=finished()) as at:
        assert "THE GAME IN NUMBERS" in at.line("─ SCORE")


async def test_the_game_is_told_in_numbers(tmp_path: Path) -> None:
    async with desk(tmp_path, WIDE, opening=finished()) as at:
        for title in ("Turns played", "Cards played", "Of them sideways", "Mana used", "Fame gained"):
            assert title in at.text


async def test_the_log_on_the_score_screen_is_whole_and_opens_at_its_end(tmp_path: Path) -> None:
    async with desk(tmp_path, NARROW, opening=finished()) as at:
        await at.press("L")
        screen = at.app.screen
        assert isinstance(screen, Score)
        lines = ["".join(text for text, _ink in line) for line in screen.body.lines]
        told = " ".join(" ".join(lines).split())
        assert all(" ".join(one.split()) in told for one in screen._log()), "nothing is cut"
        assert "Greatest Leader" in told and "Wounds healed" in told, "the score is told category by category"
        screen._since = 0.0
        await at.press("n", "h")
        assert at.app.screen is screen and screen.logging, "the letters of the score do nothing over the log"
        assert max(map(len, lines)) < NARROW[0] and lines[-1].strip() in at.text
