"""The run loop: carry out the top instruction until one asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, Self, TypeVar

from annotated_types import Ge

from .decisions import Decision
from .dice import Dice
from .errors import Stuck
from .events import OnlyAnswer
from .instructions import Effect, Instruction, Var
from .records import live
from .seats import HeroT, TableT

if TYPE_CHECKING:
    from .decisions import Option
    from .events import Event

T = TypeVar("T")

BUDGET = 10_000
"""Instructions carried out for one command; more is an effect that never ends."""

Value = str | int


@live
class Frame:
    """Whose doing it is and what it comes from; instructions still to be carried out, front first; what they remember."""

    seat: Annotated[int, Ge(0)]
    source: str
    todo: list[Instruction[Any, Any]]
    vars: dict[str, str | int]


class Memo:
    """What is kept so that it is not worked out twice. No part of the state: not compared, copied or saved."""

    __slots__ = ("known", "open", "text", "trial")
    known: bool
    open: Decision | None
    """The question now open, if it is known."""
    trial: bool
    text: bytes | None
    """As it stands in saves, if it stays for a while."""

    def __post_init__(self) -> None:
        self.known, self.open, self.trial, self.text = False, None, False, None


@live
class State(Memo, Generic[TableT, HeroT]):
    """A game in progress. Each game makes a class of its own of it, which names the type of its table."""

    game: str
    commands: Annotated[int, Ge(0)]
    """So many have been carried out."""
    dice: Dice
    agenda: list[Frame]
    table: TableT

    if TYPE_CHECKING:

        def clone(self) -> Self:
            """A copy that can be changed alone."""
            ...

    @property
    def seat(self) -> int:
        """Who is acting: the seat of the top frame."""
        return self.agenda[-1].seat

    @property
    def me(self) -> HeroT:
        """What belongs to the acting seat."""
        hero: HeroT = self.table.of(self.agenda[-1].seat)
        return hero

    @property
    def vars(self) -> dict[str, Value]:
        """What the instructions of the top frame remember."""
        return self.agenda[-1].vars

    def whose(self, source: str) -> int | None:
        """Whose the latest doing is that comes from this: whose turn, whose battle."""
        return next((frame.seat for frame in reversed(self.agenda) if frame.source == source), None)

    def fits(self, effect: Effect) -> bool:
        """Whether this is the kind of thing one does at such a moment. A game with cards of several kinds says so."""
        return False

    def set_off(self, events: Sequence[Event]) -> list[Effect]:
        """What these events set off. A game with triggers says which are in force."""
        return []


def left_of(frame: Frame, seat: int) -> list[Frame]:
    """What is still done of this when the doing of this seat is over, the last one first."""
    if frame.seat != seat:
        return [frame]
    return [Frame(other, "", [one], {}) for do in frame.todo for other, one in do.outlasting(seat)][::-1]


class Referee(Generic[TableT, HeroT]):
    """All that a running instruction may touch. It stays with the frame it runs in, whatever is pushed meanwhile."""

    __slots__ = ("agenda", "at", "dice", "events", "floor", "frame", "state", "table")
    trying: ClassVar[bool] = False
    """It only tries whether something can be done."""

    def __init__(self, state: State[TableT, HeroT], floor: int = 0) -> None:
        """A referee for this state, which is changed by what is carried out.

        Args:
            state: The state; the caller made sure that nobody else uses it.
            floor: Stop when no more than so many frames are left.
        """
        self.state = state
        self.table: TableT = state.table
        self.dice = state.dice
        self.agenda = state.agenda
        self.events: list[Event] = []
        self.frame = self.agenda[-1] if self.agenda else Frame(0, "", [], {})
        self.at, self.floor = 0, floor

    @property
    def me(self) -> HeroT:
        """What belongs to the seat whose doing this is."""
        hero: HeroT = self.table.of(self.frame.seat)
        return hero

    @property
    def seat(self) -> int:
        """The seat whose doing this is."""
        return self.frame.seat

    @property
    def vars(self) -> dict[str, Value]:
        """What the instructions of this frame remember."""
        return self.frame.vars

    def value(self, x: T | Var) -> T | Value:
        """What a variable stands for; anything else stands for itself."""
        return self.frame.vars[x.name] if isinstance(x, Var) else x

    def next(self, *instructions: Effect) -> None:
        """Carry these out before whatever else is left in this frame, in the order of saying so."""
        self.frame.todo[self.at : self.at] = instructions
        self.at += len(instructions)

    def push(
        self,
        *instructions: Effect,
        seat: int | None = None,
        source: str = "",
        vars: dict[str, Value] | None = None,
    ) -> None:
        """Carry these out first, with variables of their own, as this seat's doing."""
        self.agenda.append(
            Frame(self.frame.seat if seat is None else seat, source, list(instructions), dict(vars or {}))
        )

    def stop(self) -> None:
        """Nothing that is left in this frame is done."""
        self.frame.todo.clear()
        self.at = 0

    def end(self, source: str) -> None:
        """The latest doing that comes from this is over.

        Nothing is done of what is left of it, nor of what its seat was still to do on top of it. What other seats are still
        to do, they do.

        Raises:
            LookupError: If there is no such doing.
        """
        at = next((i for i in reversed(range(len(self.agenda))) if self.agenda[i].source == source), None)
        if at is None:
            raise LookupError(f"nothing comes from {source}")
        seat = self.agenda[at].seat
        self.agenda[at:] = [left for frame in self.agenda[at:] for left in left_of(frame, seat)]
        if all(frame is not self.frame for frame in self.agenda):
            self.frame, self.at = Frame(self.frame.seat, "", [], {}), 0  # what is running puts nothing next any more

    def abandon(self) -> None:
        """What had to be paid for the rest of this frame cannot be paid: the rest is not done."""
        self.stop()

    def note(self, event: Event) -> None:
        """This has happened."""
        self.events.append(event)

    def run(self, answer: tuple[Option, ...] | None = None) -> Decision | None:
        """Go on until somebody has to decide.

        Args:
            answer: The answer to the question now open, if there is one.

        Returns:
            The question now open; None: there is nothing left to do, the game is over.

        Raises:
            Stuck: If there is no end to it.
        """
        agenda, state = self.agenda, self.state
        for _ in range(BUDGET):
            while agenda and not agenda[-1].todo:
                agenda.pop()
            if len(agenda) <= self.floor:
                return None
            frame = agenda[-1]
            top = frame.todo[0]
            known = len(self.events)
            if answer is None:
                decision = top.ask(state)
                if decision is not None:
                    answer = decision.only_answer
                    if answer is None:
                        return decision
                    if answer:
                        self.note(OnlyAnswer(frame.seat, top, tuple(pick.do for pick in answer)))
            self.frame, self.at = frame, 0
            del frame.todo[0]
            self.carry_out(top, answer or ())
            answer = None
            if len(self.events) > known and (waiting := state.set_off(self.events[known:])):
                agenda.append(Frame(self.frame.seat, "", waiting, {}))
        raise Stuck([type(i).__name__ for frame in agenda for i in frame.todo][-20:])

    def carry_out(self, do: Effect, picks: tuple[Option, ...]) -> None:
        """Run one instruction; the one place where any is run."""
        do.run(self, picks)
