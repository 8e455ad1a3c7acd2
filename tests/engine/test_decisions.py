"""One shape for all questions: what is an answer, which answers there are, and which can be given without asking."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import Command, Illegal, check, decision, new_game
from rules.engine.decisions import (
    ONE,
    UP_TO_ONE,
    Blocked,
    Decision,
    Option,
    Picks,
    answers,
    random_options,
)
from rules.engine.instructions import Done
from tests.engine.questions import by_brute_force, option, question, shape
from tests.toy import setup


@st.composite
def questions(draw: st.DrawFn) -> Decision:
    options = [
        option(id, draw(st.integers(1, 3)), draw(st.sampled_from(["", "red", "blue"])), draw(st.integers(0, 3)))
        for id in "abcde"[: draw(st.integers(1, 4))]
    ]
    least = draw(st.integers(0, 3))
    most = draw(st.integers(max(1, least), 4))
    light = draw(st.integers(0, 4))
    weight = draw(st.none() | st.just((light, light + draw(st.integers(0, 4)))))
    picks = Picks(least, most, draw(st.booleans()), draw(st.booleans()), weight)
    return question(options, picks)


@given(questions())
def test_answers_are_all_there_are_each_once(asked: Decision) -> None:
    ordered = asked.picks.ordered
    found = [shape(answer, ordered) for answer in answers(asked)]
    assert len(set(found)) == len(found)
    assert set(found) == {shape(answer, ordered) for answer in by_brute_force(asked)}


@given(questions())
def test_every_answer_passes_the_check(asked: Decision) -> None:
    for answer in answers(asked):
        asked.check(answer)
        assert asked.chosen([one.id for one in answer]) == answer


@given(questions(), st.lists(st.sampled_from("abcde"), max_size=5))
def test_the_check_lets_nothing_else_through(asked: Decision, picks: list[str]) -> None:
    known = {one.id: one for one in asked.options}
    legal = {shape(answer, asked.picks.ordered) for answer in by_brute_force(asked)}
    if all(pick in known for pick in picks) and shape(tuple(known[p] for p in picks), asked.picks.ordered) in legal:
        assert asked.chosen(picks) == tuple(known[pick] for pick in picks)
    else:
        with pytest.raises(Illegal, match="ANSWER-"):
            asked.chosen(picks)


@given(questions(), st.integers())
def test_a_random_answer_is_an_answer(asked: Decision, seed: int) -> None:
    legal = {shape(answer, asked.picks.ordered) for answer in by_brute_force(asked)}
    answer = random_options(asked, random.Random(seed))
    assert not legal or shape(answer, asked.picks.ordered) in legal


@pytest.mark.parametrize(
    ("options", "picks"),
    [
        ("a b c", ONE),
        ("a b", UP_TO_ONE),
        ("a b c", Picks(2, 2)),
        ("a b c", Picks(3, 3, ordered=True)),
        ("a5 b5", Picks(5, 5)),
        ("a2 b1 c1", Picks(3, 3, ordered=True)),
        ("a2 b3", Picks(0, 4)),
        ("a:x b:x c:y d:y", Picks(0, 2, one_per_group=True)),
        ("a=1 b=2 c=4", Picks(0, 3, weight=(0, 4))),
        ("a=1 b=2 c=4", Picks(0, 3, weight=(3, 5))),
        ("a2 b n!", Picks(1, 3)),
        ("a n!", Picks(1, 2, ordered=True)),
    ],
)
@settings(deadline=None)
@given(seed=st.just(0))
def test_every_answer_is_reached_by_chance(options: str, picks: Picks, seed: int) -> None:
    asked = question(map(parsed, options.split()), picks)
    rng = random.Random(seed)
    found = {shape(random_options(asked, rng), picks.ordered) for _ in range(1500)}
    assert found == {shape(answer, picks.ordered) for answer in by_brute_force(asked)}


def parsed(word: str) -> Option:
    """`a5`: five times; `a:x`: of group x; `a=2`: of weight 2; `a!`: alone."""
    if word.endswith("!"):
        return option(word[0], alone=True)
    group = word[2:] if ":" in word else ""
    weight = int(word[2:]) if "=" in word else 0
    return option(word[0], int(word[1:] or 1) if not group and not weight else 1, group, weight)


def test_how_even_a_random_split_is() -> None:
    """Both targets get something more often than not."""
    asked = question([option("a", 5), option("b", 5)], Picks(5, 5))
    rng = random.Random(3)
    splits = [len({one.id for one in random_options(asked, rng)}) for _ in range(400)]
    assert sum(split == 2 for split in splits) > 200


@pytest.mark.parametrize(
    ("options", "picks", "only"),
    [
        ("a", ONE, "a"),
        ("a b", ONE, None),
        ("a", UP_TO_ONE, None),
        ("a b", UP_TO_ONE, None),
        ("a b", Picks(2, 2), "a b"),
        ("a b", Picks(2, 2, ordered=True), None),
        ("a b c", Picks(2, 2), None),
        ("a5", Picks(5, 5), "a a a a a"),
        ("a5 b5", Picks(5, 5), None),
        ("a3", Picks(3, 3, ordered=True), "a a a"),
        ("a:x b:x", Picks(1, 2, one_per_group=True), None),
        ("a:x b:y", Picks(2, 2, one_per_group=True), "a b"),
        ("a=9 b=1", Picks(0, 2, weight=(1, 5)), "b"),
        ("a=9", Picks(0, 1, weight=(0, 5)), ""),
        ("", ONE, ""),
        ("", Picks(3, 3), ""),
        ("a2", Picks(5, 5), ""),
        ("a:x b:x", Picks(2, 2, one_per_group=True), ""),
        ("a=9", Picks(1, 1, weight=(0, 5)), ""),
    ],
)
def test_the_only_answer(options: str, picks: Picks, only: str | None) -> None:
    """One answer is given without asking; none at all, and the question is passed over with the empty one."""
    asked = question(map(parsed, options.split()), picks)
    assert asked.only_answer == (None if only is None else asked_for(asked, only))


def asked_for(asked: Decision, ids: str) -> tuple[Option, ...]:
    known = {one.id: one for one in asked.options}
    return tuple(known[id] for id in ids.split())


@given(questions())
def test_the_only_answer_is_the_only_one(asked: Decision) -> None:
    legal = list(by_brute_force(asked))
    if len(legal) == 1:
        only = asked.only_answer
        assert only is not None
        assert shape(only, asked.picks.ordered) == shape(legal[0], asked.picks.ordered)
    else:
        assert asked.only_answer == (() if not legal else None)


@pytest.mark.parametrize("picks", [ONE, Picks(5, 5), Picks(2, 2)])
def test_a_secret_and_a_window_are_never_answered_by_the_referee(picks: Picks) -> None:
    options = [option("a", 5), option("b")][: 2 if picks.most == 2 else 1]
    assert question(options, picks).only_answer is not None or picks.most == 2
    assert question(options, picks, secret=True).only_answer is None
    assert question(options, picks, forced=False).only_answer is None


@pytest.mark.clause("ANSWER-1", "ANSWER-2", "ANSWER-3", "ANSWER-4", "ANSWER-5", "ANSWER-6")
@pytest.mark.parametrize(
    ("picks", "answer", "clause"),
    [
        (ONE, "x", "ANSWER-1"),
        (Picks(2, 2), "a x", "ANSWER-1"),
        (ONE, "", "ANSWER-2"),
        (ONE, "a b", "ANSWER-2"),
        (UP_TO_ONE, "a b", "ANSWER-2"),
        (Picks(3, 3), "a b", "ANSWER-2"),
        (Picks(2, 2), "b b", "ANSWER-3"),
        (Picks(0, 4), "a a a", "ANSWER-3"),
        (Picks(0, 4, one_per_group=True), "a b", "ANSWER-4"),
        (Picks(0, 4, one_per_group=True), "c c", "ANSWER-3"),
        (Picks(0, 4, weight=(0, 3)), "a b c", "ANSWER-5"),
        (Picks(1, 1, weight=(0, 1)), "b", "ANSWER-5"),
        (Picks(0, 4, weight=(2, 9)), "", "ANSWER-5"),
        (Picks(0, 4, weight=(2, 9)), "a", "ANSWER-5"),
        (Picks(1, 4), "a n", "ANSWER-6"),
    ],
)
def test_each_wrong_answer_has_its_clause(picks: Picks, answer: str, clause: str) -> None:
    options = [option("a", 2, "red", 1), option("b", 1, "red", 2), option("c", 1, "blue", 1), option("n", alone=True)]
    with pytest.raises(Illegal) as refused:
        question(options, picks).chosen(answer.split())
    assert refused.value.clause == clause


def test_a_refusal_names_the_clause_of_what_was_picked() -> None:
    why = Illegal("TOY-2", "alone")
    later = Blocked("c", Done("c"), Illegal("TOY-1", "cannot_pay"))
    asked = question([option("a")], refused=(Blocked("b", Done("b"), why),))
    asked.unasked = lambda: [later, Blocked("a", Done("a"), why), Blocked("b", Done("b"), later.why)]
    for pick, clause in (("b", "TOY-2"), ("c", "TOY-1"), ("d", "ANSWER-1")):
        with pytest.raises(Illegal) as refused:
            asked.chosen((pick,))
        assert refused.value.clause == clause
    assert [blocked.id for blocked in asked.blocked] == ["b", "c"]  # what is offered is not refused as well


def test_refusals_are_worked_out_when_they_are_read() -> None:
    read: list[int] = []

    def unasked() -> list[Blocked]:
        read.append(1)
        return [Blocked("b", Done("b"), Illegal("TOY-2", "alone"))]

    asked = question([option("a")])
    asked.unasked = unasked
    assert asked.chosen(("a",)) == asked.options
    assert read == []
    told = asked.told
    assert read == [1]
    assert told.blocked == asked.refused + tuple(unasked())
    read.clear()
    assert told.blocked
    assert read == []


def test_a_question_says_where_it_comes_from() -> None:
    state = new_game(setup())
    asked = decision(state)
    assert asked is not None
    assert (asked.kind, asked.clause, asked.source.kind, asked.at, asked.seat) == ("toy.turn", "TOY-1", "turn", 0, 0)
    with pytest.raises(Illegal) as refused:
        check(state, Command(0, 0, ("play nothing",)))
    assert refused.value.clause == "ANSWER-1"
    first = next(one for one in asked.options if one.id.startswith("play"))
    assert first.about is not None
    assert first.about.kind == "card"
