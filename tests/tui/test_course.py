"""The guided first game: it can be played as it says, in both languages, broken off and gone on with."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from rules import Command, Lang, SeatSetup, apply, decision, new_game
from rules.mage_knight.table import State, Table
from tabletop_tui.course import Course, Step, course_of, written_for
from tabletop_tui.ink import wrapped
from tests.tui.desk import NARROW, STILL, WIDE, Desk, desk

FOUND = course_of("mage_knight")
assert FOUND is not None
COURSE: Course = FOUND
ANSWERS = [answer for step in COURSE.steps for answer in step.answers]


def positions() -> Iterator[tuple[Step, str, State]]:
    """Before every answer: the step it belongs to, the answer, the game."""
    state: State = new_game(COURSE.setup)
    for step in COURSE.steps:
        for answer in step.answers:
            yield step, answer, state
            asked = decision(state)
            assert asked is not None
            state = apply(state, Command(asked.seat, asked.at, (answer,))).state


def kinds() -> set[str]:
    """What is asked on the way."""
    return {asked.kind.removeprefix("mage_knight.") for _s, _a, state in positions() if (asked := decision(state))}


def test_every_answer_it_wants_is_offered() -> None:
    for _step, answer, state in positions():
        asked = decision(state)
        assert asked is not None and answer in {option.id for option in asked.options}, answer


def test_it_teaches_a_whole_round() -> None:
    *_before, (_step, _answer, last) = positions()
    asked = decision(last)
    assert asked is not None
    after = apply(last, Command(asked.seat, asked.at, (ANSWERS[-1],))).state
    table: Table = after.table
    assert table.night and table.round == 2
    hero = table.heroes[0]
    assert hero.level == 2 and hero.units and hero.skills and hero.crystals and len(table.tiles) > 3
    assert {"turn_window", "talk", "attacks", "blocks", "gather_block", "gather", "choose_skill"} <= kinds()
    assert {"rest", "announce", "interact", "explore 1,1", "challenge"} <= set(ANSWERS)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_step_is_said_in_three_lines_of_a_small_terminal(lang: Lang) -> None:
    for step in (*COURSE.steps, COURSE.end):
        assert 1 <= len(wrapped(step.text(lang), NARROW[0] - 2)) <= 3, step.text(lang)


def given(n: int) -> Sequence[tuple[str]]:
    """The first answers as they are given."""
    return [(answer,) for answer in ANSWERS[:n]]


def test_where_one_stands_is_read_off_the_answers_alone() -> None:
    assert COURSE.stand(()).number == 1 and COURSE.stand(()).answer == ANSWERS[0]
    amid = COURSE.stand(given(2))
    assert (amid.number, amid.answer, amid.strayed) == (2, "die green", False)
    done = COURSE.stand(given(len(ANSWERS)))
    assert done.step == COURSE.end and done.answer == "" and not done.strayed
    assert COURSE.stand([*given(len(ANSWERS)), ("tactic long_night",)]) == done


def test_another_answer_strays_until_it_is_taken_back() -> None:
    strayed = COURSE.stand([*given(2), ("die gold",)])
    assert strayed.strayed and strayed.number == 2
    assert not COURSE.stand(given(2)).strayed


def test_it_is_known_by_its_setup_whatever_the_player_is_called() -> None:
    setup = replace(COURSE.setup, seats=(SeatSetup("Anna", "tovak"),))
    assert COURSE.is_played(setup)
    assert not COURSE.is_played(replace(setup, seed="another"))
    assert not COURSE.is_played(replace(setup, seats=(*setup.seats, SeatSetup("Boris", "arythea"))))
    assert written_for("mage_knight") and not written_for("dungeonquest") and course_of("dungeonquest") is None


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_it_begins_at_home_and_says_step_by_step_what_to_do(tmp_path: Path, size: tuple[int, int]) -> None:
    async with desk(tmp_path, size) as at:
        await at.press("f", "enter")
        assert at.screen == "Table" and "1/23" in at.line("FIRST STEPS")
        assert "A round begins with a tactic." in at.text
        await at.press("a")
        assert "2/23" in at.line("FIRST STEPS") and "1 b  March: strong" in at.line("FIRST STEPS")


async def test_straying_says_so_and_taking_back_goes_on(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("f", "enter", "a")
        session = at.app.session
        assert session is not None
        session.answer(("play march basic",))
        at.app.screen.moved_on()  # pyright: ignore[reportAttributeAccessIssue]
        assert "u takes back" in at.text
        await at.press("u")
        assert "2/23" in at.line("FIRST STEPS")


async def test_a_course_that_cannot_be_gone_on_with_says_so_and_is_begun_anew(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("f", "enter", "a")
        session = at.app.session
        assert session is not None
        session.answer(("play march basic",))
        session._past.clear()  # something was seen since
        at.app.screen.moved_on()  # pyright: ignore[reportAttributeAccessIssue]
        assert "begin it anew" in at.text
        assert at.app.session is not None
        await at.app.leave_table()
        await at.press("f", "down")
        assert "begin anew" in at.line("►")
        await at.press("enter")
        assert "1/23" in at.line("FIRST STEPS") and len(at.shelf.entries()) == 2


async def test_the_pointer_stands_on_the_step_of_the_course(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("f", "down", "enter", "enter")
        assert "2/" in at.line("FIRST STEPS")


async def test_it_is_broken_off_and_gone_on_with(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("f", "enter", "a")
    async with desk(tmp_path, settings=replace(STILL, language="ru")) as at:
        await at.press("f", "enter")
        if at.screen == "Handover":
            await at.press("enter")
        assert "2/23" in at.line("ПЕРВЫЕ ШАГИ")
        assert len(at.shelf.entries()) == 1


async def brought_to(at: Desk, answer: str) -> None:
    """Give every answer of the course before this one."""
    await at.press("f", "enter")
    session = at.app.session
    assert session is not None
    for given_ in ANSWERS[: ANSWERS.index(answer)]:
        session.answer((given_,))
    at.app.screen.moved_on()  # pyright: ignore[reportAttributeAccessIssue]
    await at.press()


async def test_of_several_picks_it_says_how_to_be_done_when_the_right_one_is_taken(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await brought_to(at, "discard cold_toughness")
        step = at.line("FIRST STEPS")
        assert "20/23" in step and step.count("Cold Toughness") == 1
        await at.press(step.split("─ ")[-1].split()[0])
        assert "n  that is all" in at.line("FIRST STEPS")
        await at.press("n")
        assert "21/23" in at.line("FIRST STEPS")


async def test_enter_at_the_start_of_a_turn_plunders_nothing(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await brought_to(at, "go on")
        assert "plunder the village" in at.text and "►n  go on" in at.text
        await at.press("enter")
        session = at.app.session
        assert session is not None and list(session.answers[-1]) == ["go on"]
