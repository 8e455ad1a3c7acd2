"""Costs: X, and only then Y. Whether they can be paid is found by trying on a copy."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from .decisions import Decision, Option, answers, decide
from .instructions import Effect, Instruction
from .referee import Frame, Referee
from .seats import HeroT, TableT

if TYPE_CHECKING:
    from .events import Event
    from .referee import State

StateT = TypeVar("StateT", bound="State[Any, Any]")

BUDGET = 500
"""Answers tried for one question. What is not settled by then counts as possible: the referee never forbids by guessing."""


class Cost(Instruction[TableT, HeroT]):
    """Without it, what follows in its frame is not done; so only answers after which all of it can be done are offered."""

    __slots__ = ()

    def ways(self, state: State[TableT, HeroT]) -> Iterator[Option]:
        """The ways to pay, each by itself."""
        raise NotImplementedError(f"{type(self).__name__} cannot be paid")

    def ask(self, state: State[TableT, HeroT]) -> Decision:
        ways = self.ways(state)
        return decide(state, self, ways if state.trial else [way for way in ways if leads_on(state, way)])

    def run(self, referee: Referee[TableT, HeroT], picks: tuple[Option, ...]) -> None:
        referee.next(*[pick.do for pick in picks])
        if not picks:
            referee.abandon()


@lru_cache(None)
def has_cost(effect: Effect) -> bool:
    """Whether something must be paid anywhere in this."""
    return isinstance(effect, Cost) or any(map(has_cost, effect.parts()))


@lru_cache(None)
def for_nothing(effect: Effect) -> bool:
    """Whether nothing is to be paid for this and all in it: once begun, it is carried out to its end."""
    return effect.free and all(map(for_nothing, effect.parts()))


class CannotGoOn(Exception):
    """In a trial: a cost that cannot be paid."""


class Reveals(Exception):
    """In a trial: something hidden would be seen. What comes after it must not decide what is legal before."""


class Trial(Referee[TableT, HeroT]):
    """A referee on a copy, who stops where the game could not go on, or where something hidden would be seen."""

    __slots__ = ()
    trying: ClassVar[bool] = True

    def abandon(self) -> None:
        raise CannotGoOn

    def note(self, event: Event) -> None:
        if event.reveals:
            raise Reveals
        self.events.append(event)


def can_be_done(state: State[Any, Any], *instructions: Effect, source: str = "") -> bool:
    """Whether there are answers that carry all of this out, every cost paid. Found by trying, on copies."""
    trial = trial_of(state)
    trial.agenda.append(Frame(state.seat, source, list(instructions), {}))
    return finishes(trial, len(state.agenda), None)


def leads_on(state: State[Any, Any], *answer: Option) -> bool:
    """Whether after this answer the rest of the frame can still be done."""
    floor = len(state.agenda) - 1
    if nothing_after(state, floor) and is_all(state.agenda[-1].todo[0], answer):
        return True
    return finishes(trial_of(state), floor, answer)


def nothing_after(state: State[Any, Any], floor: int) -> bool:
    """Whether nothing above the floor has to be paid for once the open question is answered.

    Then nothing is left that could fail, and it need not be tried: most trials are over here.
    """
    *below, top = state.agenda[floor:]
    return all(map(for_nothing, top.todo[1:])) and all(for_nothing(do) for frame in below for do in frame.todo)


def is_all(asking: Effect, answer: tuple[Option, ...]) -> bool:
    """Whether this answer is all that has to be paid for what asks."""
    return bool(answer) and (isinstance(asking, Cost) or asking.free) and all(for_nothing(pick.do) for pick in answer)


def finishes(state: State[Any, Any], floor: int, answer: tuple[Option, ...] | None) -> bool:
    """Whether from this state, which is used up, the frames above the floor can be carried out to their end."""
    paths: list[Iterator[tuple[State[Any, Any], tuple[Option, ...] | None]]] = [iter([(state, answer)])]
    tried = 0
    while paths:
        branch = next(paths[-1], None)
        if branch is None:
            paths.pop()
            continue
        tried += 1
        if tried > BUDGET:
            return True
        here, answer = branch
        try:
            asked = Trial(here, floor).run(answer)
        except CannotGoOn:
            continue
        except Reveals:
            return True
        if asked is None:
            return True
        if nothing_after(here, floor) and any(is_all(asked.asking, way) for way in islice(answers(asked), BUDGET)):
            return True
        paths.append(branches(here, asked))
    return False


def branches(state: StateT, asked: Decision) -> Iterator[tuple[StateT, tuple[Option, ...]]]:
    """Every answer to a question, each with a copy of the state on which it is to be tried."""
    for answer in islice(answers(asked), BUDGET):
        yield trial_of(state), answer


def trial_of(state: StateT) -> StateT:
    """A copy to be tried on: inside it nothing tries again."""
    trial = state.clone()
    trial.trial = True
    return trial
