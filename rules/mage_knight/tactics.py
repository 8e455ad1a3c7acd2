"""5 Tactics: taking one, and when its text is of use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Clause
from ..engine.instructions import Effect, instruction, offer
from ..engine.records import fact
from .events import TacticTaken, TacticUsed
from .heroes import Hero
from .table import Referee, Rule, State


@fact
class Tactic:
    """A Tactic card."""

    name: str
    night: bool
    number: int
    taken: tuple[Effect, ...] = ()
    """What is done when it is taken (MK-ROUND-17)."""
    in_turn: tuple[Effect, ...] = ()
    """What its owner may do in a turn."""
    before: tuple[Effect, ...] = ()
    """What its owner may do before a turn (MK-TACTIC-14)."""


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


def in_turn(state: State) -> Iterator[Option | Blocked]:
    """What a tactic lets its owner do in a turn; who attends a duel in part has none (MK-PVP-6)."""
    if state.me.turn.partial:
        return
    tactic = TACTICS.get(state.me.tactic)
    yield from (offer(do, state) for do in (tactic.in_turn if tactic else ()))


def before_turn(state: State) -> Iterator[Option | Blocked]:
    """What a tactic lets its owner do before a turn (MK-TACTIC-14)."""
    tactic = TACTICS.get(state.me.tactic)
    yield from (offer(do, state) for do in (tactic.before if tactic else ()))


def flip(referee: Referee, hero: Hero) -> None:
    """The one use of a tactic is spent (MK-ROUND-20)."""
    hero.tactic_used = True
    referee.note(TacticUsed(hero.seat, hero.tactic))


@instruction
class Nothing(Rule):
    """Nothing more of this."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        pass


def held(hero: Hero) -> list[str]:
    """The kinds of cards in hand, Wounds included."""
    return sorted(set(hero.hand))
