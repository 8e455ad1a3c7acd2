"""18 The Inner tier."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import UP_TO_ONE, Decision, Option, decide
from ..engine.instructions import instruction
from . import choices, engagement, gains, moving
from .board import CENTRE, SPACES, beyond
from .choices import Condition
from .table import Player, Referee, Rule, State, in_the_centre


@instruction
class Advance(Rule):
    """One space along the arrow; who reaches the scenario space confronts at once (RL-INN-2, RL-SCEN-2, RL-SCEN-3)."""

    closes: ClassVar[bool] = True

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player = referee.me
        moving.place(referee, player, ahead(player, 1))
        if in_the_centre(player):
            referee.vars["confronted"] = 1
            referee.push(*SPACES[CENTRE].text, source=engagement.PHASE, vars={"card": "", "that": ""})


def ahead(player: Player, spaces: int) -> str:
    """So many spaces along the arrows, not beyond the scenario space."""
    last = SPACES[CENTRE].index
    return beyond(player.space, min(spaces, last - player.where.index))


@instruction
class AdvanceInner(Rule):
    """Ahead so many spaces, and one more for each condition met; the box reached is resolved (RL-INN-6)."""

    spaces: int
    conditions: tuple[Condition, ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player = referee.me
        met = sum(choices.holds(player, one) for one in self.conditions if one.kind != "pay_influence")
        prices = [one.n for one in self.conditions if one.kind == "pay_influence"]
        referee.vars["paid"] = 0
        referee.next(*[PayToAdvance(n) for n in prices], Skip(self.spaces + met))


@instruction
class PayToAdvance(Rule):
    """So much influence for a space more, if one wants to."""

    n: int

    def ask(self, state: State) -> Decision:
        affordable = state.me.influence >= self.n
        return decide(state, self, [Option(f"pay {self.n}", PaidToAdvance(self.n))] * affordable, UP_TO_ONE)


@instruction
class PaidToAdvance(Rule):
    """It is paid."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        gains.pay_influence(referee, self.n)
        referee.vars["paid"] = 1


@instruction
class Skip(Rule):
    """So many spaces ahead, and one more if it was paid for; spaces between are not entered."""

    spaces: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player = referee.me
        moving.place(referee, player, ahead(player, self.spaces + int(referee.vars.get("paid", 0))))
        referee.next(*player.where.text)


@instruction
class Confront(Rule):
    """The confrontation of the scenario sheet (RL-SCEN-2)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*referee.table.rules.confrontation)


def advance_inner(spaces: int, *conditions: Condition) -> AdvanceInner:
    """Ahead so many spaces, and one more for each condition met."""
    return AdvanceInner(spaces, conditions)


def confrontation() -> Confront:
    """The confrontation of the scenario sheet."""
    return Confront()
