"""9 and 11: the torch, pits, closing walls."""

from __future__ import annotations

from typing import Annotated, ClassVar

from annotated_types import Interval

from ..engine.decisions import Decision, Option, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import instruction
from . import items
from .chances import Outcome
from .events import ClimbedOut, FellIntoPit, SlabTried, Stayed, TorchLit, TorchWentOut, TurnMissed
from .life import die, lose
from .numbers import AGILITY, D6, Roll, rolled
from .table import Referee, Rule, State

RELIGHTS = 3
"""From this number on the torch burns again (DQ-RC-6)."""


@instruction
class TorchGoesOut(Rule):
    """The hero is in the dark (DQ-RC-6)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.dark = True
        referee.note(TorchWentOut(referee.seat))


@instruction
class Relight(Rule):
    """At the start of each later turn: it burns again, or the turn is missed."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(Roll(6), Relit())


@instruction
class Relit(Rule):
    """Whether it does."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if rolled(referee) >= RELIGHTS:
            referee.me.dark = False
            referee.note(TorchLit(referee.seat))
        else:
            referee.note(TurnMissed(referee.seat, "dark"))
            referee.stop()


@instruction
class Fall(Rule):
    """Into a pit; the turn is over (DQ-PIT-1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.in_pit = True
        referee.note(FellIntoPit(referee.seat))
        referee.next(lose(D6))


@instruction
class Climb(Rule):
    """Out of the pit, by Agility; if that fails the turn is over (DQ-PIT-3)."""

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.in_pit else Illegal("DQ-PIT-3", "not_in_a_pit")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.acted = True
        referee.next(Roll(12), Outcome(AGILITY, OutOfPit(False), StayInPit()))


@instruction
class StayInPit(Rule):
    """The climb has failed."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(Stayed(referee.seat))
        referee.end("turn")


@instruction
class OutOfPit(Rule):
    """The hero stands beside the pit; a rope is kept (DQ-PIT-2)."""

    by_rope: bool

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.in_pit = False
        referee.note(ClimbedOut(referee.seat, self.by_rope))


def out_by_rope(referee: Referee) -> None:
    """With a rope the hero is out at the start of its turn (DQ-PIT-2)."""
    if referee.me.in_pit and items.rope_of(referee.me):
        referee.next(OutOfPit(True))


Slab = Annotated[int, Interval(ge=1, le=3)]


@instruction
class ClosingWalls(Rule):
    """Three slabs, one of which stops the walls; two of them can be stepped on (DQ-OPT-9)."""

    tried: Annotated[int, Interval(ge=0, le=3)] = 0
    """The slab that was wrong; 0: none yet."""
    clause: ClassVar[Clause | None] = "DQ-OPT-9"

    def ask(self, state: State) -> Decision:
        slabs = [slab for slab in (1, 2, 3) if slab != self.tried]
        return decide(state, self, [Option(f"slab {slab}", StepOn(slab, self.tried)) for slab in slabs])


@instruction
class StepOn(Rule):
    """This slab. Nobody knows which is right until somebody stands on it: of the slabs left each is as likely."""

    slab: Slab
    tried: Annotated[int, Interval(ge=0, le=3)]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        right = not referee.dice.below(2 if self.tried else 3)
        referee.note(SlabTried(referee.seat, self.slab, right))
        if not right and self.tried:
            die(referee, "crushed")
        elif not right:
            referee.next(ClosingWalls(self.slab))


def torch_goes_out() -> TorchGoesOut:
    """The hero is in the dark."""
    return TorchGoesOut()


def fall() -> Fall:
    """Into a pit."""
    return Fall()


def closing_walls() -> ClosingWalls:
    """Two of three slabs can be tried."""
    return ClosingWalls()
