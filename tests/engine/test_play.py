"""One way in: a command goes through `apply`, and a new state comes out."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from rules import (
    LANGS,
    Command,
    Illegal,
    Name,
    SeatSetup,
    Setup,
    Stuck,
    apply,
    check,
    decision,
    new_game,
    random_answer,
    result,
    say,
    view,
)
from rules.engine.instructions import By, Done, seq
from rules.engine.referee import Frame
from rules.play import begin, settled
from rules.save import fingerprint
from rules.walks import Chooser, walk
from tests.engine.steps import Ask, Forever, Peek, Tell
from tests.kit import saved_and_loaded
from tests.toy import TOY, bazaar, setup


def over() -> Any:
    *_, last = walk(setup(), Chooser("uniform", random.Random(1)))
    return last.outcome.state


@pytest.mark.clause("PLAY-1")
def test_when_the_game_is_over_nothing_can_be_done() -> None:
    state = over()
    assert decision(state) is None
    for verb in (check, apply):
        with pytest.raises(Illegal) as refused:
            verb(state, Command(0, state.commands, ("end turn",)))
        assert refused.value == Illegal("PLAY-1", "game_over")


@pytest.mark.clause("PLAY-2")
def test_only_the_seat_that_is_asked_can_answer() -> None:
    with pytest.raises(Illegal) as refused:
        apply(new_game(setup()), Command(1, 0, ("end turn",)))
    assert refused.value == Illegal("PLAY-2", "not_your_decision", seat=0)


@pytest.mark.clause("PLAY-3")
@pytest.mark.parametrize("at", [0, 2])
def test_an_answer_belongs_to_the_question_that_is_open(at: int) -> None:
    state = apply(new_game(setup(1)), Command(0, 0, ("end turn",))).state
    with pytest.raises(Illegal) as refused:
        apply(state, Command(0, at, ("end turn",)))
    assert refused.value == Illegal("PLAY-3", "stale", at=1)
    assert apply(state, Command(0, 1, ("end turn",))).state.commands == 2


@pytest.mark.case("B-21")
def test_a_refused_command_changes_nothing() -> None:
    state = new_game(setup())
    before = fingerprint(state)
    for picks in ((), ("end turn", "end turn"), ("nothing",), ("call", "end turn")):
        with pytest.raises(Illegal):
            apply(state, Command(0, 0, picks))
    assert fingerprint(state) == before
    assert check(state, Command(0, 0, ("end turn",))) is None


def test_the_state_given_is_not_touched() -> None:
    state = new_game(setup())
    before = fingerprint(state)
    one, two = (apply(state, Command(0, 0, ("end turn",))) for _ in range(2))
    assert fingerprint(state) == before
    assert one == two
    assert one.state is not two.state
    assert one.state.commands == state.commands + 1


@pytest.mark.clause("SETUP-1", "SETUP-2", "SETUP-3", "SETUP-4", "SETUP-5", "SETUP-6", "SETUP-7")
@pytest.mark.parametrize(
    ("change", "clause", "reason"),
    [
        ({"seats": ()}, "SETUP-1", "wrong_seats"),
        ({"seats": tuple(SeatSetup(name) for name in "abcd")}, "SETUP-1", "wrong_seats"),
        ({"scenario": "storm"}, "SETUP-2", "no_such_scenario"),
        ({"seats": (SeatSetup("a", "zoe"),)}, "SETUP-3", "no_such_hero"),
        ({"seats": (SeatSetup("a", "ada"), SeatSetup("b", "ada"))}, "SETUP-4", "hero_twice"),
        ({"variants": ("whistles",)}, "SETUP-5", "no_such_variant"),
        ({"variants": ("bells", "bells")}, "SETUP-5", "no_such_variant"),
        ({"variants": ("bells", "hush")}, "SETUP-6", "variants_clash"),
        ({"variants": ("hush", "bells")}, "SETUP-6", "variants_clash"),
        ({"variants": ("echoes",)}, "SETUP-7", "variant_needs"),
    ],
)
def test_a_setup_no_game_can_be_made_from(change: dict[str, Any], clause: str, reason: str) -> None:
    from rules.game import Variant, registered

    variants = (
        Variant("bells", "TOY-3", excludes=("hush",)),
        Variant("hush", "TOY-4"),
        Variant("echoes", "TOY-1", needs=("bells",)),
    )
    with (
        registered(replace(TOY, setups=replace(TOY.setups, variants=variants))),
        pytest.raises(Illegal) as refused,
    ):
        new_game(replace(setup(), **change))
    assert (refused.value.clause, refused.value.reason) == (clause, reason)
    for lang in LANGS:
        assert say(refused.value, lang) != reason


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(LookupError):
        new_game(Setup("chess", (SeatSetup("a"),), "fair"))


def asking(*todo: Any, seat: int = 0) -> Any:
    """The toy game with only this to do, its question open."""
    state: Any = new_game(setup(2))
    state.agenda = [Frame(seat, "turn", list(todo), {})]
    return settled(state).state


@pytest.mark.case("B-42")
@pytest.mark.parametrize(
    ("todo", "undo"),
    [
        ((Ask(("a", "b")), Ask(("c", "d"))), "free"),
        ((Ask(("a", "b")), Peek(), Ask(("c", "d"))), "barrier"),
        ((Ask(("a", "b")), By(1, Tell("x")), Ask(("c", "d"))), "free"),
        ((Ask(("a", "b")), By(1, Ask(("c", "d")))), "barrier"),
        ((Ask(("a", "b")),), "free"),
        ((Ask(("a", "b")), Peek()), "barrier"),
        ((Ask(("a", "b")), seq(Tell("x"), bazaar.Draw()), Ask(("c", "d"))), "barrier"),
    ],
)
def test_a_barrier_is_new_knowledge_or_another_seat_to_choose(todo: tuple[Any, ...], undo: str) -> None:
    assert apply(asking(*todo), Command(0, 0, ("a",))).undo == undo


def test_the_end_of_the_game_can_be_taken_back_if_nothing_was_seen() -> None:
    outcome = apply(asking(Ask(("a", "b"))), Command(0, 0, ("a",)))
    assert decision(outcome.state) is None
    assert outcome.undo == "free"


def test_a_new_game_is_a_barrier_and_tells_what_happened() -> None:
    outcome = begin(setup())
    assert outcome.undo == "barrier"
    assert [type(event) for event in outcome.events] == [bazaar.Drew]


def test_the_question_is_the_same_after_loading() -> None:
    for step in walk(setup(3), Chooser("busy", random.Random(8))):
        assert decision(saved_and_loaded(step.state)) == step.asked


def test_random_answers_come_from_the_chance_given() -> None:
    state = new_game(setup())
    asked = decision(state)
    assert asked is not None
    dice = state.dice.seed
    one, two = (random_answer(asked, random.Random(3)) for _ in range(2))
    assert one == two
    assert state.dice.seed == dice
    assert {random_answer(asked, random.Random(n)).picks for n in range(200)} == {(one.id,) for one in asked.options}


def test_a_result_is_there_when_the_game_is_over_and_not_before() -> None:
    assert result(new_game(setup())) is None
    ended = result(over())
    assert ended is not None
    assert ended.winners == tuple(one.seat for one in ended.standings if one.won)
    assert ended.standings[0].place == 1


def test_an_effect_without_end_is_no_refusal() -> None:
    with pytest.raises(Stuck):
        apply(asking(Ask(("a", "b")), Forever()), Command(0, 0, ("a",)))


@pytest.mark.parametrize("lang", LANGS)
def test_what_can_be_said(lang: Any) -> None:
    """Whatever the interface gets hold of: of which game it is is read off the thing, or off what is seen."""
    state = new_game(setup())
    seen, asked = view(state, 0), decision(state)
    assert asked is not None
    things = [
        asked,
        *asked.options,
        *asked.blocked,
        *(one.why for one in asked.blocked),
        Done("done"),
        Name("card", "loan"),
    ]
    for thing in things:
        assert say(thing, lang, of=seen)
    assert say(Name("card", "loan"), lang, of=seen) != say(Name("card", "loan"), lang)
    assert say(Illegal("TOY-2", "alone"), lang) == say(Illegal("TOY-2", "alone"), lang, of=seen) != "alone"
    with pytest.raises(LookupError):
        say(asked, "xx")  # pyright: ignore[reportArgumentType]
