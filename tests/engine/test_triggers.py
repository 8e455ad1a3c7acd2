"""Whenever this happens, do that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rules.engine.events import Event, OnlyAnswer
from rules.engine.instructions import Effect, Var, seq
from rules.engine.triggers import InForce, Triggered, Triggers, Whenever, plain, set_off
from tests.engine.steps import Aside, Ask, EndDoing, Tell, Told, playing, words
from tests.kit import Play
from tests.toy import bazaar
from tests.toy.bazaar import Gained


@pytest.fixture
def in_force(monkeypatch: pytest.MonkeyPatch) -> list[InForce]:
    """The triggers that lie on the table."""
    listed: list[InForce] = []

    def those(self: Any, events: Sequence[Event]) -> list[Effect]:
        return set_off(listed, events)

    monkeypatch.setattr(bazaar.ToyState, "set_off", those)
    return listed


def whenever(do: Effect, to: Any = "me", **where: int | str) -> Whenever:
    return Whenever(Gained, do, to, tuple(where.items()))


def gains(seats: int = 3) -> Play:
    return playing(Aside((bazaar.Gain(2, "market"), Tell("rest")), "turn"), Tell("after"), seats=seats)


@pytest.mark.parametrize(
    ("to", "where", "heard"),
    [
        ("me", {}, [0]),
        ("others", {}, [1, 2]),
        ("anybody", {}, [0, 1, 2]),
        ("anybody", {"n": 2}, [0, 1, 2]),
        ("anybody", {"n": 3}, []),
        ("anybody", {"n": 2, "why": "market"}, [0, 1, 2]),
        ("anybody", {"n": 2, "why": "card"}, []),
        ("me", {"why": "market"}, [0]),
    ],
)
def test_who_hears_what(to: Any, where: dict[str, int | str], heard: list[int]) -> None:
    event = Gained(0, 2, "market")
    assert [seat for seat in range(3) if whenever(Tell("x"), to, **where).hears(event, seat)] == heard
    assert not any(whenever(Tell("x"), to, **where).hears(Told(0, "market"), seat) for seat in range(3))


def test_an_event_of_nobody_is_everybodys() -> None:
    class Dawn(Event):
        __slots__ = ()

    assert not Whenever(Dawn, Tell("x")).hears(Dawn(), 0)
    assert Whenever(Dawn, Tell("x"), "others").hears(Dawn(), 0)
    assert Whenever(Dawn, Tell("x"), "anybody").hears(Dawn(), 0)


def test_a_trigger_is_its_owners_doing_and_knows_what_happened(in_force: list[InForce]) -> None:
    in_force.append(InForce(2, "bell", whenever(seq(Tell(Var("why")), Tell(Var("n"))), "others")))
    assert words(gains()) == ["2market", "22", "rest", "after"]


def test_it_comes_before_what_is_left(in_force: list[InForce]) -> None:
    in_force.append(InForce(0, "bell", whenever(Tell("ding"))))
    assert words(gains()) == ["ding", "rest", "after"]


def test_several_at_one_event_are_ordered_by_the_acting_seat(in_force: list[InForce]) -> None:
    in_force += [InForce(seat, "bell", whenever(Tell("x"), "anybody")) for seat in (0, 1, 2)]
    play = gains()
    assert (play.seat, play.asked.picks.ordered) == (0, True)
    assert play.options == ["0 bell tell x", "1 bell tell x", "2 bell tell x"]
    play.do("2 bell tell x + 0 bell tell x + 1 bell tell x")
    assert words(play) == ["2x", "x", "1x", "rest", "after"]


def test_what_is_alike_need_not_be_ordered(in_force: list[InForce]) -> None:
    in_force += [InForce(1, "bell", whenever(Tell("x"), "others"))] * 3
    play = gains()
    assert words(play) == ["1x", "1x", "1x", "rest", "after"]
    assert [type(event.asking) for event in play.of(OnlyAnswer)] == [Triggers]


def test_events_come_in_their_order(in_force: list[InForce]) -> None:
    in_force += [
        InForce(0, "bell", whenever(Tell("one"), n=1)),
        InForce(0, "bell", whenever(Tell("two"), n=2)),
    ]
    play = playing(bazaar.Split(), Tell("after"), seats=1)
    play = playing(seq(bazaar.Gain(2), bazaar.Gain(1)), Tell("after"), seats=1)
    assert words(play) == ["two", "one", "after"]


def test_a_trigger_of_another_seat_survives_when_the_first_one_ends_the_turn(in_force: list[InForce]) -> None:
    in_force += [
        InForce(1, "ender", whenever(EndDoing("turn"), "others")),
        InForce(2, "bell", whenever(Tell("x"), "others")),
        InForce(0, "bell", whenever(Tell("mine"))),
    ]
    play = gains()
    play.do("1 ender end doing turn + 0 bell tell mine + 2 bell tell x")
    assert words(play) == ["1went on", "2x", "after"]


def test_it_survives_as_well_when_it_waits_behind_another_event(
    in_force: list[InForce], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two things happen at once: the turn is ended by what the first sets off, and the second was heard by others."""

    def run(self: bazaar.Gain, referee: Any, picks: Any) -> None:
        referee.note(Gained(0, 1, "first"))
        referee.note(Gained(0, 2, "second"))

    monkeypatch.setattr(bazaar.Gain, "run", run)
    in_force += [
        InForce(1, "ender", whenever(EndDoing("turn"), "others", why="first")),
        InForce(2, "bell", whenever(Tell("x"), "others", why="second")),
        InForce(1, "bell", whenever(Tell("y"), "others", why="second")),
        InForce(0, "bell", whenever(Tell("mine"), "me", why="second")),
    ]
    assert words(gains()) == ["1went on", "2x", "1y", "after"]


def test_a_trigger_may_ask(in_force: list[InForce]) -> None:
    in_force.append(InForce(1, "bell", whenever(Ask(("a", "b")), "others")))
    play = gains()
    assert (play.seat, play.asked.source.kind) == (1, "bell")
    play.do("b")
    assert words(play) == ["1b", "rest", "after"]


def test_triggers_set_off_triggers(in_force: list[InForce]) -> None:
    in_force += [
        InForce(0, "coin", whenever(bazaar.Gain(1, "coin"), "me", why="market")),
        InForce(1, "bell", whenever(Tell("ding"), "others", why="coin")),
    ]
    assert words(gains()) == ["1ding", "rest", "after"]


def test_only_numbers_and_names_are_remembered() -> None:
    assert plain(Gained(1, 2, "x")) == (("seat", 1), ("n", 2), ("why", "x"))
    assert plain(OnlyAnswer(1, Tell("a"), ())) == (("seat", 1),)
    assert Triggered(1, "bell", Tell("a"), ()).notation == "bell tell a"


def test_what_nothing_hears_sets_nothing_off() -> None:
    assert set_off([], [Gained(0, 1, "x")]) == []
    assert set_off([InForce(0, "bell", whenever(Tell("x")))], []) == []
