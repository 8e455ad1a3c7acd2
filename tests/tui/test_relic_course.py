"""The guided first game of Relic: it can be played as it says, in both languages, and is found from the first screen."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rules import Command, Lang, apply, decision, new_game
from rules.relic.table import State, Table
from tabletop_tui.course import Course, Step, course_of, written_for
from tabletop_tui.ink import wrapped
from tabletop_tui.screens.table import Table as TableScreen
from tests.tui.desk import NARROW, WIDE, desk

FOUND = course_of("relic")
assert FOUND is not None
COURSE: Course = FOUND
ANSWERS = [answer for step in COURSE.steps for answer in step.answers]
STEPS = len(COURSE.steps)


def positions() -> Iterator[tuple[Step, str, State]]:
    """Before every answer: the step it belongs to, the answer, the game."""
    state: State = new_game(COURSE.setup)
    for step in COURSE.steps:
        for answer in step.answers:
            yield step, answer, state
            asked = decision(state)
            assert asked is not None
            state = apply(state, Command(asked.seat, asked.at, (answer,))).state


def test_every_answer_it_wants_is_offered() -> None:
    for _step, answer, state in positions():
        asked = decision(state)
        assert asked is not None and answer in {option.id for option in asked.options}, answer


def test_it_teaches_both_characters_a_battle_a_test_and_a_level() -> None:
    *_before, (_step, _answer, last) = positions()
    table: Table = last.table
    assert table.of(0).level == 1 and table.of(0).trophies == ["plague_walker"]
    asked = {found.kind.removeprefix("relic.") for _s, _a, state in positions() if (found := decision(state))}
    assert {"before_move", "walk", "prepare", "before_roll", "after_roll", "choose", "experience"} <= asked
    seats = {found.seat for _s, _a, state in positions() if (found := decision(state))}
    assert seats == {0, 1}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_step_is_said_in_three_lines_of_a_small_terminal(lang: Lang) -> None:
    for step in (*COURSE.steps, COURSE.end):
        assert 1 <= len(wrapped(step.text(lang), NARROW[0] - 2)) <= 3, step.text(lang)


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_the_first_screen_asks_which_game_to_learn(tmp_path: Path, size: tuple[int, int]) -> None:
    assert written_for("relic")
    async with desk(tmp_path, size) as at:
        await at.press("f")
        assert at.screen == "Lessons" and "Mage Knight" in at.text and "Relic" in at.text
        await at.press("down", "enter")
        table = at.app.screen
        assert isinstance(table, TableScreen) and f"1/{STEPS}" in at.line("FIRST STEPS")
        table.patience = 0  # a key that closes a question is taken at once
        await at.press("r")
        assert f"2/{STEPS}" in at.line("FIRST STEPS") and "a  clockwise 4" in at.line("FIRST STEPS")
        assert size == NARROW or "Sanctuary" in at.text, "there is room for the whole sector"


async def test_one_person_plays_both_characters_and_is_not_asked_to_pass_the_keyboard(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("f", "down", "enter")
        table = at.app.screen
        assert isinstance(table, TableScreen)
        table.patience = 0  # a key that closes a question is taken at once
        await at.press("r", "a", "y", "m", "r", "n")
        assert f"6/{STEPS}" in at.line("FIRST STEPS")
        table.session.answer(("play seized_funds",))
        table.moved_on()
        await at.press("t")
        assert at.screen == "Table" and f"7/{STEPS}" in at.line("FIRST STEPS")


async def test_esc_leads_back_to_the_first_screen(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("f", "escape")
        assert at.screen == "Home"
