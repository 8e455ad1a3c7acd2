"""Games that were played once are still the same games."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules import Save
from tests.golden.notation import HERE, read, told, written

GAMES = sorted(HERE.glob("*.game"))


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
@pytest.mark.case("B-45")
def test_a_golden_game_plays_as_it_was_written(path: Path) -> None:
    text = path.read_text("utf-8")
    setup, commands = read(text)
    save, _ = Save.new(setup)
    for command in commands:
        save, _ = save.after(command)
    assert written(save) == text
    story = path.with_suffix(".story")
    if story.exists():
        assert told(save) == story.read_text("utf-8")


def test_there_are_golden_games_of_every_game() -> None:
    from rules import games

    assert {game.slug for game in games()} <= {read(path.read_text("utf-8"))[0].game for path in GAMES}
