"""Play by notation, in any game; every step goes through a save and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules import Command, Decision, Event, Illegal, apply, check, decision, view
from rules.engine.dice import Dice
from rules.engine.instructions import Instruction
from rules.engine.referee import Frame, State
from rules.play import settled
from rules.schema import adapter


def saved_and_loaded(state: State[Any, Any]) -> State[Any, Any]:
    """The same state, read from its JSON."""
    kind = type(state)
    again = adapter(kind).validate_json(adapter(kind).dump_json(state))
    assert again == state
    return again


class Play:
    """A game under test: what is offered, what is refused and by which clause, what happens."""

    def __init__(self, state: State[Any, Any]) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()
        self.happened: list[Event] = []
        self.undo = "free"

    @property
    def table(self) -> Any:
        return self.state.table

    @property
    def asked(self) -> Decision:
        asked = decision(self.state)
        assert asked is not None, "the game is over"
        return asked

    @property
    def over(self) -> bool:
        return decision(self.state) is None

    @property
    def seat(self) -> int:
        return self.asked.seat

    @property
    def options(self) -> list[str]:
        return [option.id for option in self.asked.options]

    def do(self, *answers: str) -> Play:
        """Answer the open questions one by one. Several picks of one answer stand apart by ` + `; "" is the empty answer."""
        for answer in answers:
            asked = self.asked
            picks = tuple(answer.split(" + ")) if answer else ()
            outcome = apply(self.state, Command(asked.seat, self.state.commands, picks))
            self.state = saved_and_loaded(outcome.state)
            self.events, self.undo = outcome.events, outcome.undo
            self.happened += outcome.events
        return self

    def refused(self, answer: str) -> str:
        """The clause that forbids it."""
        asked = self.asked
        try:
            check(self.state, Command(asked.seat, self.state.commands, tuple(answer.split(" + ")) if answer else ()))
        except Illegal as illegal:
            return illegal.clause
        raise AssertionError(f"{answer} is allowed")

    def reason(self, answer: str) -> str:
        """The reason for which it is refused."""
        return next(blocked.why.reason for blocked in self.asked.blocked if blocked.id == answer)

    def view(self, seat: int | None) -> Any:
        return view(self.state, seat)

    def of(self, kind: type) -> list[Any]:
        """The events of this kind so far."""
        return [event for event in self.happened if type(event) is kind]

    def last(self, kind: type) -> Any:
        """The latest event of this kind."""
        return self.of(kind)[-1]


def begin(
    state: State[Any, Any],
    *todo: Instruction[Any, Any],
    seat: int = 0,
    source: str = "turn",
    below: tuple[Instruction[Any, Any], ...] = (),
    vars: dict[str, str | int] | None = None,
) -> Play:
    """This state, with only this still to be done."""
    state.agenda = [Frame(0, "", list(below), {}), Frame(seat, source, list(todo), vars or {})]
    outcome = settled(state)
    play = Play(saved_and_loaded(outcome.state))
    play.events, play.happened = outcome.events, list(outcome.events)
    return play


def rolling(*rolls: str) -> Dice:
    """Dice that will show these numbers: `d12 4`, `d6 1`. Found by looking for a seed that does.

    `mix 8` stands for a shuffle of so many things in between: any order will do.
    """
    wanted = [draw for roll in rolls for draw in draws(*roll.split())]
    for seed in seeds():
        dice = Dice(seed)
        if all(dice.below(die) + 1 in (number or range(die + 1)) for die, number in wanted):
            return Dice(seed)
    raise AssertionError(rolls)


def draws(die: str, number: str) -> list[tuple[int, tuple[int, ...]]]:
    """The numbers drawn for one word of `rolling`: out of how many, and which will do; none named: all."""
    if die == "mix":
        return [(n, ()) for n in range(int(number), 1, -1)]
    return [(int(die[1:]), (int(number),))]


def seeds() -> Iterator[int]:
    """Many numbers to begin with."""
    yield from range(10_000_000)
