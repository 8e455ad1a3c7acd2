"""Statistics: a plain function of what saves remark."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tabletop_tui.shelf import Entry, Shelf
from tabletop_tui.statistics import outcomes, statistics
from tests.tui.desk import desk, played


def entry(players: list[str], result: list[Any], over: bool = True, damaged: str = "", played: int = 60) -> Entry:
    about = {"players": players, "result": result}
    moment = datetime(2026, 11, 30, tzinfo=UTC)
    return Entry(Path("x.json"), "x", "dungeonquest", moment, "", "", played, over, damaged, about)  # type: ignore[arg-type]


def row(seat: int, score: int, won: bool = False) -> list[Any]:
    return [seat, 1, score, won, "safe"]


@pytest.mark.clause("DQ-WIN-4")
def test_treasure_is_added_up_over_several_games() -> None:
    games = [
        entry(["Anna", "Ben"], [row(0, 500, True), row(1, 0)]),
        entry(["Ben", "Anna"], [row(0, 900, True), row(1, 300)]),
        entry(["Anna", "Ben"], [row(0, 0), row(1, 0)]),
    ]
    tallies = statistics(games)["dungeonquest"].players
    assert (tallies["Anna"].score, tallies["Anna"].wins, tallies["Anna"].games) == (800, 1, 3)
    assert (tallies["Ben"].score, tallies["Ben"].wins) == (900, 1)
    assert [name for name, _tally in statistics(games)["dungeonquest"].ranked()] == ["Ben", "Anna"]


@pytest.mark.clause("DQ-SOLO-2")
def test_the_best_game_alone_is_the_mark_to_beat() -> None:
    games = [
        entry(["Anna"], [row(0, 400, True)]),
        entry(["Anna"], [row(0, 250, True)]),
        entry(["Anna", "Ben"], [row(0, 5000, True), row(1, 0)]),
    ]
    tallies = statistics(games)["dungeonquest"].players
    assert tallies["Anna"].best_alone == 400
    assert tallies["Ben"].best_alone is None


def test_running_and_damaged_games_are_no_outcomes() -> None:
    games = [
        entry(["Anna"], [row(0, 400, True)], over=False),
        entry(["Anna"], [row(0, 400, True)], damaged="broken"),
    ]
    numbers = statistics(games)["dungeonquest"]
    assert (numbers.running, numbers.finished, numbers.players) == (1, 0, {})
    assert numbers.seconds == 60


def test_who_has_several_seats_counts_once_a_game_by_the_best() -> None:
    game = entry(["Anna", "Anna"], [row(0, 100), row(1, 700, True)])
    (came,) = outcomes(game)
    assert (came.score, came.won, came.alone) == (700, True, False)


@pytest.mark.parametrize(
    "result", [None, [7], [[0]], [["0", 1, 2, True]], [[9, 1, 2, True, "x"]], [[0, 1, True, True]]]
)
def test_edited_results_are_passed_over(result: Any) -> None:
    assert outcomes(entry(["Anna"], result)) == []


async def test_the_screen_shows_them(tmp_path: Path) -> None:
    played(Shelf(tmp_path / "saves"), "one", "Anna", "Ben")
    played(Shelf(tmp_path / "saves"), "two", "Anna", seed="two")
    async with desk(tmp_path) as at:
        await at.press("g")
        assert "2 games finished" in at.text
        assert at.line("Anna").split()[1] == "2"
        assert at.line("Ben").split()[1] == "1"
