"""The saves that come with the program: stopped in the middle of something, and fit to go on with."""

from __future__ import annotations

import random
import subprocess
import sys

import pytest

from rules import decision, dump, load, verify
from rules.walks import Chooser
from tests.examples import FOLDER, WANTED

SAVES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=[path.stem for path in SAVES])
def test_an_example_loads_and_is_stopped_where_it_says(path) -> None:
    text = path.read_text("utf-8")
    save = load(text)
    wanted = {stem: wanted for stem, *_, wanted in WANTED}[path.stem]
    asked = decision(save.state)
    assert asked is not None
    assert wanted(asked, save)
    assert verify(save).ok
    assert dump(save) == text
    assert set(save.about) == {"name"}, "nothing of a clock or a machine"


@pytest.mark.parametrize("path", SAVES, ids=[path.stem for path in SAVES])
def test_an_example_can_be_played_to_its_end(path) -> None:
    save = load(path.read_text("utf-8"))
    chooser = Chooser("busy", random.Random(1))
    while (asked := decision(save.state)) is not None:
        save, _ = save.after(chooser.answer(save.state, asked))
    assert verify(save).ok


def test_every_example_is_there() -> None:
    assert [path.stem for path in SAVES] == sorted(stem for stem, *_ in WANTED)


FRESH = """
import importlib, pkgutil
from rules import games
from rules.engine.instructions import TAGS

for game in games():
    game.state()
    known = set(TAGS)
    home = importlib.import_module(game.home)
    for module in pkgutil.walk_packages(home.__path__, game.home + "."):
        importlib.import_module(module.name)
    print(*(tag for tag in TAGS if tag not in known and TAGS[tag].__module__.startswith(game.home)))
"""


def test_a_process_that_has_played_nothing_knows_every_instruction_a_save_may_hold() -> None:
    """The type of a game's states brings all chapters along: else its own saves are refused after a start."""
    told = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True)
    assert told.stdout.split() == []
