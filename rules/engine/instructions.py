"""Instructions: small frozen records that ask and run. Cards are made of them, and so are turns, fights and answers.

The ones here mean the same in every game. Those of a chapter of a rulebook stand in the module of that chapter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast, dataclass_transform

from .decisions import UP_TO_ONE, Blocked, Decision, Option, Ref, decide
from .methods import slotted
from .records import fact
from .seats import HeroT, TableT

if TYPE_CHECKING:
    from .errors import Clause, Illegal
    from .referee import Referee, State

T = TypeVar("T")

TAGS: dict[str, type[Instruction[Any, Any]]] = {}
"""Every kind of instruction by its name in saves."""


class Instruction(Generic[TableT, HeroT]):
    """One thing to be done. It may ask a question first; then the answer is carried out."""

    __slots__ = ()
    tag: ClassVar[str]
    """Its name: notations are made of it."""
    op: ClassVar[str]
    """Its name in saves: games may use one word for different things."""
    frozen: ClassVar[bool] = True
    """Shared by all copies of a state."""
    closes: ClassVar[bool] = False
    """Chosen in a window, it is the last thing done there."""
    forced: ClassVar[bool] = True
    """A question with one possible answer need not be put."""
    free: ClassVar[bool] = False
    """Nothing is to be paid for it, nor for what it puts next, the parts inside it left aside."""
    clause: ClassVar[Clause | None] = None
    """The rule by which it asks."""
    writes: ClassVar[tuple[str, ...]] = ()
    """The names under which it leaves something in its frame, for a `Var` to read."""

    def ask(self, state: State[TableT, HeroT]) -> Decision | None:
        """The question to be answered before this can run, computed from the state; None: it asks nothing."""
        return None

    def run(self, referee: Referee[TableT, HeroT], picks: tuple[Option, ...]) -> None:
        """Carries it out. Most questions are choices of what to do: then the choice is done next."""
        referee.next(*[pick.do for pick in picks])

    def why_not(self, state: State[TableT, HeroT]) -> Illegal | None:
        """Why this could not be begun now; None: it could."""
        return None

    def outlasting(self, seat: int) -> Iterator[tuple[int, Effect]]:
        """What is done of this all the same when the doing of this seat is over: the seats that do it, and what."""
        yield from ()

    def parts(self) -> tuple[Instruction[Any, Any], ...]:
        """The instructions inside this one."""
        return parts_of(self)

    def mapped(self, change: Callable[[Instruction[Any, Any]], Instruction[Any, Any]]) -> Instruction[Any, Any]:
        """The same, with every innermost instruction changed."""
        if not self.parts():
            return change(self)
        return cast(
            "Instruction[Any, Any]",
            replace(
                cast("Any", self), **{f.name: changed(getattr(self, f.name), change) for f in fields(cast("Any", self))}
            ),
        )

    @property
    def notation(self) -> str:
        """How it is written in logs, tests and saves."""
        return notation_of(self)

    @property
    def word(self) -> str:
        """What it is called among alternatives: a corrected number on a card must not change the notation of old games."""
        return self.tag.replace("_", " ")

    @property
    def about(self) -> Ref | None:
        """The thing on the table it concerns."""
        return None


Effect = Instruction[Any, Any]
"""An instruction of any game."""


@dataclass_transform(frozen_default=True)
def instruction(cls: type[T]) -> type[T]:
    """Makes a frozen record of a kind of instruction, and enters it under its name."""
    made = slotted(cls, frozen=True)
    kind = cast("type[Effect]", made)
    if taken := {f.name for f in fields(cast("Any", made))} & set(dir(Instruction)):
        raise TypeError(f"{cls.__name__}: every instruction has {', '.join(sorted(taken))}")
    kind.tag = "".join("_" + c.lower() if c.isupper() else c for c in cls.__name__).lstrip("_")
    home = cls.__module__.split(".")[1]
    kind.op = kind.tag if home == "engine" else f"{home}.{kind.tag}"
    if kind.op in TAGS:
        raise TypeError(f"two kinds of instruction are called {kind.op}")
    TAGS[kind.op] = kind
    return made


@lru_cache(None)
def parts_of(do: Effect) -> tuple[Effect, ...]:
    """The instructions directly inside this one, in the order of its fields."""
    return tuple(found for f in fields(cast("Any", do)) for found in inside(getattr(do, f.name)))


def whole(do: Effect) -> Iterator[Effect]:
    """An instruction and all that is inside it."""
    yield do
    for part in do.parts():
        yield from whole(part)


def inside(value: object) -> Iterator[Effect]:
    """The instructions in the value of a field."""
    if isinstance(value, Instruction):
        yield cast("Effect", value)
    elif type(value) is tuple:
        for one in cast("tuple[object, ...]", value):
            yield from inside(one)


def changed(value: Any, change: Callable[[Effect], Effect]) -> Any:
    """The value of a field, with every innermost instruction in it changed."""
    if isinstance(value, Instruction):
        return cast("Effect", value).mapped(change)
    return tuple(changed(one, change) for one in cast("tuple[Any, ...]", value)) if type(value) is tuple else value


@lru_cache(None)
def notation_of(do: Effect) -> str:
    """Its name and its fields, empty ones left out."""
    values = [getattr(do, f.name) for f in fields(cast("Any", do))]
    words = [cast("Effect", v).notation if isinstance(v, Instruction) else str(v) for v in values if v]
    return " ".join([do.tag.replace("_", " "), *words])


@instruction
class Seq(Instruction[Any, Any]):
    """One after the other."""

    steps: tuple[Effect, ...]
    free: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return ", ".join(step.notation for step in self.steps)

    @property
    def word(self) -> str:
        return self.steps[0].word

    @property
    def about(self) -> Ref | None:
        return self.steps[0].about

    def why_not(self, state: State[Any, Any]) -> Illegal | None:
        return next(filter(None, (step.why_not(state) for step in self.steps)), None)

    def run(self, referee: Referee[Any, Any], picks: tuple[Option, ...]) -> None:
        referee.next(*self.steps)


@instruction
class Either(Instruction[Any, Any]):
    """Exactly one of these."""

    ways: tuple[Effect, ...]
    free: ClassVar[bool] = True

    def why_not(self, state: State[Any, Any]) -> Illegal | None:
        """When none will do, the reason is that of the one that fits the moment."""
        whys: list[Illegal] = []
        for way in self.ways:
            why = way.why_not(state)
            if why is None:
                return None
            whys.append(why)
        return next((why for why, way in zip(whys, self.ways, strict=True) if state.fits(way)), whys[0])

    def ask(self, state: State[Any, Any]) -> Decision:
        return decide(state, self, (offer(way, state, way.word) for way in self.ways))


@instruction
class Times(Instruction[Any, Any]):
    """The same several times."""

    n: int
    do: Effect
    free: ClassVar[bool] = True

    @property
    def about(self) -> Ref | None:
        return self.do.about

    def why_not(self, state: State[Any, Any]) -> Illegal | None:
        return self.do.why_not(state)

    def run(self, referee: Referee[Any, Any], picks: tuple[Option, ...]) -> None:
        referee.next(*(self.do,) * self.n)


@instruction
class May(Instruction[Any, Any]):
    """This, if one wants to. The empty answer declines."""

    do: Effect
    free: ClassVar[bool] = True

    @property
    def about(self) -> Ref | None:
        return self.do.about

    def ask(self, state: State[Any, Any]) -> Decision:
        return decide(state, self, [offer(self.do, state)], UP_TO_ONE)


@instruction
class By(Instruction[Any, Any]):
    """Another seat does this."""

    seat: int
    do: Effect

    def run(self, referee: Referee[Any, Any], picks: tuple[Option, ...]) -> None:
        referee.push(self.do, seat=self.seat, source=referee.frame.source)


@instruction
class Done(Instruction[Any, Any]):
    """Closes a window, and does nothing."""

    says: str = "done"
    closes: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return self.says

    def run(self, referee: Referee[Any, Any], picks: tuple[Option, ...]) -> None:
        pass


class Window(Instruction[TableT, HeroT]):
    """Offers things to do, again and again, until something chosen closes it. Only a player closes a window."""

    __slots__ = ()
    forced: ClassVar[bool] = False

    def offers(self, state: State[TableT, HeroT]) -> Iterator[Option | Blocked]:
        """What can be done here, and what cannot and why."""
        raise NotImplementedError(f"{type(self).__name__} offers nothing")

    def idle(self, state: State[TableT, HeroT]) -> bool:
        """Nothing can happen here: pass on without asking."""
        return False

    def ask(self, state: State[TableT, HeroT]) -> Decision | None:
        return None if self.idle(state) else decide(state, self, self.offers(state))

    def run(self, referee: Referee[TableT, HeroT], picks: tuple[Option, ...]) -> None:
        for pick in picks:
            referee.next(pick.do, *[self] * (not pick.do.closes))


@fact
class Var:
    """The value remembered under this name by an earlier instruction of the same frame."""

    name: str

    def __str__(self) -> str:
        return self.name


def unwritten(effect: Effect, known: tuple[str, ...] = ()) -> list[str]:
    """The variables an effect reads before anything in it has written them. There should be none in anything printed."""
    parts = effect.parts()
    read = [str(value) for f in fields(cast("Any", effect)) if isinstance(value := getattr(effect, f.name), Var)]
    missing = [name for name in read if name not in known]
    for part in parts:
        missing += unwritten(part, known)
        known = (*known, *part.writes) if isinstance(effect, Seq) else known
    return missing


def offer(
    do: Effect, state: State[Any, Any], id: str | None = None, *, most: int = 1, group: str = "", weight: int = 0
) -> Option | Blocked:
    """Offers this, or says why not."""
    why = do.why_not(state)
    return Blocked(id or do.notation, do, why) if why else Option(id or do.notation, do, most, group, weight)


def unless(why: Illegal | None, do: Effect) -> Option | Blocked:
    """Offers this, unless there is this reason not to; one may have been found once for several alike."""
    return Blocked(do.notation, do, why) if why else Option(do.notation, do)


def seq(*steps: Effect) -> Seq:
    """One after the other."""
    return Seq(steps)


def either(*ways: Effect) -> Either:
    """Exactly one of these."""
    return Either(ways)


def times(n: int, do: Effect) -> Times:
    """The same several times."""
    return Times(n, do)


def may(do: Effect) -> May:
    """This, if one wants to."""
    return May(do)
