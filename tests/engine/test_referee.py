"""The run loop: what is done next, in whose frame, and what is cut short."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules import Command, Stuck, apply, decision, new_game, result
from rules.engine.events import OnlyAnswer
from rules.engine.instructions import By, Done, Var, either, may, seq, times
from rules.engine.referee import Frame, Referee
from rules.game import registered
from tests.engine.steps import (
    Aside,
    Ask,
    AtOnce,
    EndDoing,
    Forever,
    PushAndEnd,
    Recall,
    Shop,
    StopHere,
    Tell,
    playing,
    words,
)
from tests.toy import TOY, setup

T = Tell


def test_next_is_in_the_order_of_saying_and_before_what_is_left() -> None:
    play = playing(AtOnce((T("a"), T("b"))), T("d"))
    assert words(play) == ["a", "b", "d"]
    play = playing(AtOnce((AtOnce((T("a"), T("b"))), T("c"))), T("d"))
    assert words(play) == ["a", "b", "c", "d"]
    play = playing(seq(T("a"), seq(T("b"), times(2, T("c")))), T("d"))
    assert words(play) == ["a", "b", "c", "c", "d"]


def test_what_is_pushed_comes_first() -> None:
    play = playing(seq(Aside((T("a"),)), T("b")), T("c"))
    assert words(play) == ["a", "b", "c"]
    play = playing(AtOnce((Aside((T("a"), Aside((T("b"),)), T("c"))), T("d"))))
    assert words(play) == ["a", "b", "c", "d"]


def test_the_referee_stays_with_its_frame_whatever_is_pushed() -> None:
    state = new_game(setup(2))
    state.agenda = [Frame(0, "low", [Done()], {"x": 1})]
    referee = Referee[Any, Any](state)
    referee.push(T("top"), seat=1, source="high", vars={"x": 2})
    referee.next(T("low"))
    assert (referee.seat, referee.vars, referee.me.seat) == (0, {"x": 1}, 0)
    assert [frame.todo for frame in state.agenda] == [[T("low"), Done()], [T("top")]]
    assert state.agenda[-1] == Frame(1, "high", [T("top")], {"x": 2})
    assert (state.seat, state.vars, state.me.seat) == (1, {"x": 2}, 1)


def test_frames_have_variables_of_their_own() -> None:
    play = playing(Recall("a"), Aside((Recall("b"), T(Var("word")))), T(Var("word")))
    assert words(play) == ["b", "a"]
    given: dict[str, str | int] = {"word": "a"}
    state = new_game(setup(1))
    referee = Referee[Any, Any](state)
    for _ in range(2):
        referee.push(Done(), vars=given)
    state.agenda[-1].vars["word"] = "b"
    assert (state.agenda[-2].vars, given) == ({"word": "a"}, {"word": "a"})


def test_stop_ends_its_frame_alone() -> None:
    play = playing(Aside((T("a"), StopHere(), T("never"))), T("b"))
    assert words(play) == ["a", "stopped", "b"]


def test_end_ends_what_its_seat_had_to_do_on_top_and_not_what_others_have() -> None:
    inner = Aside((Aside((EndDoing("doing"), T("never"))), T("never")))
    others = Aside((T("mine"), inner, T("still mine")), of=1)
    play = playing(Aside((others, T("never")), "doing"), T("after"))
    # Seat 1 acts in all inner frames: they go on; only what seat 0 had to do in its doing is not done.
    assert words(play) == ["1mine", "1went on", "1never", "1never", "1still mine", "after"]


def test_end_takes_the_frames_of_its_own_seat_above() -> None:
    play = playing(
        Aside((Aside((Aside((EndDoing("doing"), T("never"))), T("never"))), T("never")), "doing"), T("after")
    )
    assert words(play) == ["after"]


def test_end_means_the_latest_of_that_name() -> None:
    inner = Aside((EndDoing("doing"), T("never")), "doing")
    play = playing(Aside((inner, T("outer")), "doing"), T("after"))
    assert words(play) == ["outer", "after"]


def test_what_runs_below_an_ended_doing_goes_on() -> None:
    assert words(playing(PushAndEnd(), T("after"))) == ["went on", "after"]


def test_a_doing_that_is_not_there_cannot_end() -> None:
    with pytest.raises(LookupError, match="nothing comes from doing"):
        playing(EndDoing("doing"))


def test_by_lets_another_seat_act_and_decide() -> None:
    play = playing(By(2, seq(T("a"), Ask(("x", "y")))), T("b"))
    assert (words(play), play.seat, play.asked.source.kind) == (["2a"], 2, "turn")
    play.do("y")
    assert words(play) == ["2a", "2y", "b"]


def test_whose_is_read_off_the_agenda() -> None:
    state = playing(Aside((Aside((Ask(("a", "b")),), "doing", 2),), "doing", 1), source="turn").state
    assert (state.whose("turn"), state.whose("doing"), state.whose("nothing"), state.seat) == (0, 2, None, 2)


def test_a_window_stays_open_until_something_closes_it() -> None:
    def rich(table: Any) -> None:
        table.traders[0].coins = 3

    play = playing(Shop(), T("after"), change=rich)
    play.do("buy", "buy")
    assert (play.options, words(play)) == (["buy", "leave"], [])
    play.do("leave")
    assert words(play) == ["after"]


def test_a_window_whose_occasion_has_gone_passes_on() -> None:
    play = playing(Shop(), T("after"))
    play.do("buy")
    assert words(play) == ["after"]

    def poor(table: Any) -> None:
        table.traders[0].coins = 0

    assert words(playing(Shop(), T("after"), change=poor)) == ["after"]


def test_a_window_is_never_closed_by_the_referee() -> None:
    def broke(table: Any) -> None:
        table.traders[0].coins = 5

    play = playing(Shop(), change=broke)
    for _ in range(4):
        play.do("buy")
    assert play.options == ["buy", "leave"]
    assert play.of(OnlyAnswer) == []


def test_the_only_answer_is_given_and_noted() -> None:
    play = playing(Ask(("a",)), Ask(("b", "c"), 2, 2), Ask((), 3, 3), T("d"))
    assert words(play) == ["a", "b", "c", "d"]
    assert play.of(OnlyAnswer) == [
        OnlyAnswer(0, Ask(("a",)), (T("a"),)),
        OnlyAnswer(0, Ask(("b", "c"), 2, 2), (T("b"), T("c"))),
    ]


def test_a_secret_question_is_always_put() -> None:
    play = playing(Ask(("a",), kept=True))
    assert play.options == ["a"]
    assert play.asked.secret


@pytest.mark.case("B-28")
def test_what_cannot_be_answered_is_passed_over() -> None:
    assert words(playing(Ask(("a", "b"), 3, 3), T("after"))) == ["after"]
    assert words(playing(may(Ask(())), T("after")).do("")) == ["after"]


def test_choices_say_what_they_are() -> None:
    play = playing(either(T("a"), Recall("b")), T("after"))
    assert play.options == ["tell", "recall"]
    play.do("tell")
    assert words(play) == ["a", "after"]
    declined = playing(may(T("a")), T("after")).do("")
    assert words(declined) == ["after"]
    taken = playing(may(T("a")), T("after")).do("tell a")
    assert words(taken) == ["a", "after"]


def test_an_effect_without_end_is_stuck() -> None:
    with pytest.raises(Stuck) as stuck:
        playing(Forever())
    assert "Forever" in str(stuck.value)


@pytest.mark.parametrize(("floor", "told"), [(0, ["a", "b", "c"]), (1, ["a", "b"]), (2, ["a"]), (3, [])])
def test_a_floor_is_not_passed(floor: int, told: list[str]) -> None:
    state = new_game(setup(1))
    state.agenda = [Frame(0, word, [T(word)], {}) for word in "cba"]
    referee = Referee[Any, Any](state, floor)
    assert referee.run() is None
    assert [getattr(event, "word", "") for event in referee.events] == told
    assert len(state.agenda) == floor


def test_nothing_left_to_do_is_the_end() -> None:
    play = playing(T("a"))
    assert play.over
    ended = result(play.state)
    assert ended is not None
    assert len(ended.standings) == 3


def test_a_game_asks_who_is_on_top() -> None:
    with registered(replace(TOY)):
        state = new_game(setup(3))
    asked = decision(state)
    assert asked is not None
    assert asked.seat == state.agenda[-1].seat
    after = apply(state, Command(asked.seat, 0, ("end turn",))).state
    other = decision(after)
    assert other is not None
    assert (other.seat, other.at) == (1, 1)
