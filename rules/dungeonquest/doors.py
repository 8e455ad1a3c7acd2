"""6 Doors; 8 the portcullis."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import UP_TO_ONE, Decision, Option, decide
from ..engine.errors import Clause
from ..engine.instructions import Effect, instruction, offer
from . import rings
from .chances import Overcome
from .decks import DECKS, draw_card
from .events import DoorForced, Stayed
from .numbers import STRENGTH
from .table import Referee, Rule, Square, State, Table, Way, back
from .tiles import DOOR, PORTCULLIS, side


def between(table: Table, square: Square, way: Way, otherwise: Effect) -> Iterator[Effect]:
    """The barriers on this way, portcullis before door (DQ-MOVE-4), the near one before the far one."""
    sides = (side(table, square, way), side(table, square.beyond(way), back(way)))
    for barrier in (PORTCULLIS, DOOR):
        yield from (Barrier(barrier, otherwise) for found in sides if found == barrier)


@instruction
class Barrier(Rule):
    """A door or portcullis: it is passed, or else that happens. The Ring of Opening lifts one."""

    barrier: str
    otherwise: Effect
    clause: ClassVar[Clause | None] = "DQ-RING-5"

    def ask(self, state: State) -> Decision | None:
        if not rings.ready(state.me, "opening"):
            return None
        return decide(state, self, [offer(rings.UseRing("opening", Lifted(self.barrier)), state)], UP_TO_ONE)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if picks:
            referee.next(picks[0].do)
        elif self.barrier == PORTCULLIS:
            referee.next(Overcome(STRENGTH, self.otherwise))
        else:
            referee.next(DoorCard(self.otherwise))


@instruction
class Lifted(Rule):
    """It gives way."""

    barrier: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(DoorForced(referee.seat, "ring"))


@instruction
class DoorCard(Rule):
    """It opens, or what the card says, and then what follows on staying (DQ-DOOR-2, DQ-DOOR-3, DQ-DOOR-4)."""

    otherwise: Effect

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        card = draw_card(referee, "door")
        if card is None or card.name == "opens":
            return
        if card.name == "jammed" and referee.table.plays("smash_doors"):
            referee.next(Smash(self.otherwise))
            return
        stay(referee, *DECKS["door"][card.name].does, self.otherwise)


def stay(referee: Referee, *then: Effect) -> None:
    """The way is shut: what was to come on it is not done, but this."""
    referee.stop()
    referee.note(Stayed(referee.seat))
    referee.next(*then)


@instruction
class Smash(Rule):
    """A jammed door may be smashed by Strength (DQ-OPT-2)."""

    otherwise: Effect
    clause: ClassVar[Clause | None] = "DQ-OPT-2"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option("smash the door", SmashDoor(self.otherwise))], UP_TO_ONE)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if picks:
            referee.next(picks[0].do)
        else:
            stay(referee, self.otherwise)


@instruction
class SmashDoor(Rule):
    """A test of Strength against the door."""

    otherwise: Effect

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(Overcome(STRENGTH, self.otherwise), Smashed())


@instruction
class Smashed(Rule):
    """The door gives way."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(DoorForced(referee.seat, "strength"))
