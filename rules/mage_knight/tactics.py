"""5 Tactics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Clause
from ..engine.instructions import Effect, instruction
from ..engine.records import fact
from .events import TacticTaken
from .table import Hero, Referee, Rule, State


@fact
class Tactic:
    """A Tactic card."""

    name: str
    night: bool
    number: int
    taken: tuple[Effect, ...] = ()
    """What is done when it is taken (MK-ROUND-17)."""


TACTICS: dict[str, Tactic] = {}


@instruction
class ChooseTactic(Rule):
    """Each player takes one of those displayed (MK-ROUND-17)."""

    clause: ClassVar[Clause | None] = "MK-ROUND-17"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(f"tactic {name}", TakeTactic(name)) for name in state.table.tactics])


@instruction
class TakeTactic(Rule):
    """This one; its text is carried out at once."""

    tactic: str

    @property
    def about(self) -> Ref:
        return Ref("tactic", self.tactic)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.tactics.remove(self.tactic)
        referee.me.tactic, referee.me.tactic_used = self.tactic, False
        referee.note(TacticTaken(referee.seat, self.tactic))
        referee.next(*TACTICS[self.tactic].taken)


def before_turn(state: State) -> Iterator[Option | Blocked]:
    """What a tactic lets its owner do before a turn (MK-TACTIC-14)."""
    yield from ()


def waits_for_turn(hero: Hero) -> bool:
    """Whether a tactic has, as all can see, something to be used before a turn."""
    return hero.tactic in ("midnight_meditation", "sparing_power") and not hero.tactic_used


def in_turn(state: State) -> Iterator[Option | Blocked]:
    """What a tactic lets its owner do in a turn."""
    yield from ()
