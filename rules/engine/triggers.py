"""Whenever this happens, do that. Triggers are printed on things and read off the table, so none is signed up or forgotten.

What works once a turn or once a game is a matter of the thing it is printed on: whoever lists the triggers in force leaves out
those that are used up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

from .decisions import Decision, Option, Picks, decide
from .instructions import Effect, Instruction, instruction
from .records import fact

if TYPE_CHECKING:
    from .events import Event
    from .referee import Referee, State


@fact
class Whenever:
    """Printed on a thing: whenever such an event happens to its owner, to another seat, or to anybody, this is done."""

    event: type[Event]
    do: Effect
    to: Literal["me", "others", "anybody"] = "me"
    where: tuple[tuple[str, int | str], ...] = ()
    """Fields the event must have so."""

    def hears(self, event: Event, owner: int) -> bool:
        """Whether this event sets it off for its owner."""
        mine = getattr(event, "seat", None) == owner
        return (
            type(event) is self.event
            and (self.to == "anybody" or mine == (self.to == "me"))
            and all(getattr(event, field) == value for field, value in self.where)
        )


class InForce(NamedTuple):
    """A trigger on the table: whose it is, and the thing it is printed on."""

    seat: int
    source: str
    when: Whenever


@instruction
class Triggered(Instruction[Any, Any]):
    """What a trigger does, as its owner's doing; it remembers the numbers and names of what happened."""

    seat: int
    source: str
    do: Effect
    happened: tuple[tuple[str, int | str], ...]

    @property
    def notation(self) -> str:
        return f"{self.source} {self.do.notation}"

    def run(self, referee: Referee[Any, Any], picks: tuple[Option, ...]) -> None:
        referee.push(self.do, seat=self.seat, source=self.source, vars=dict(self.happened))


@instruction
class Triggers(Instruction[Any, Any]):
    """All that one event has set off. When several wait, the acting player says in which order they come.

    Each becomes a frame of its owner at once: when one of them ends a turn, those of other seats are still done. So are those
    of another event that waits behind this one.
    """

    waiting: tuple[Triggered, ...]

    def ask(self, state: State[Any, Any]) -> Decision:
        n = len(self.waiting)
        counted = Counter(self.waiting)
        options = [Option(f"{one.seat} {one.notation}", one, many) for one, many in counted.items()]
        return decide(state, self, options, Picks(n, n, ordered=len(counted) > 1))

    def outlasting(self, seat: int) -> Iterator[tuple[int, Effect]]:
        yield from ((one.seat, one) for one in self.waiting if one.seat != seat)

    def run(self, referee: Referee[Any, Any], picks: tuple[Option, ...]) -> None:
        for pick in reversed(picks):
            one = cast("Triggered", pick.do)
            referee.push(one, seat=one.seat)


def plain(event: Event) -> tuple[tuple[str, int | str], ...]:
    """The numbers and names in an event."""
    values = ((f.name, getattr(event, f.name)) for f in fields(cast("Any", event)))
    return tuple((name, value) for name, value in values if type(value) in (int, str))


def set_off(in_force: Iterable[InForce], events: Iterable[Event]) -> list[Effect]:
    """What these events set off, in their order."""
    listed = tuple(in_force)
    found = [
        tuple(
            Triggered(seat, source, when.do, plain(event)) for seat, source, when in listed if when.hears(event, seat)
        )
        for event in events
    ]
    return [Triggers(waiting) for waiting in found if waiting]
