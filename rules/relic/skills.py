"""11 Skill tests."""

from __future__ import annotations

from typing import Literal

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.instructions import Effect, instruction
from . import gains, missions, rolls, using
from .passives import SkillBonus
from .roll_events import Tested
from .table import ATTRIBUTES, Player, Referee, Roll, Rule, State

Tried = Literal["strength", "willpower", "cunning", "level", "influence", "lowest"]


@instruction
class Test(Rule):
    """A die and the attribute: not below the target, this; or else that (RL-TEST-1)."""

    attribute: Tried
    target: int
    passed: tuple[Effect, ...]
    failed: tuple[Effect, ...]

    @property
    def about(self) -> Ref:
        return Ref("attribute", self.attribute)

    def ask(self, state: State) -> Decision | None:
        """Which of the lowest (RL-ATTR-4)."""
        if self.attribute != "lowest":
            return None
        tied = gains.lowest(state.me)
        options = [Option(one, Test(one, self.target, self.passed, self.failed)) for one in tied]
        return decide(state, self, options, clause="RL-ATTR-4")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if picks:
            referee.next(*[pick.do for pick in picks])
        else:
            judge = Judge(self.attribute, self.target, self.passed, self.failed)
            referee.next(*rolls.throwing("skill", self.attribute, self.target), judge)


@instruction
class Judge(Rule):
    """What the roll of a test leads to. A natural 1 fails; several dice must all show it (RL-TEST-2)."""

    attribute: str
    target: int
    passed: tuple[Effect, ...]
    failed: tuple[Effect, ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, player = referee.table, referee.me
        roll = rolls.roll_of(table)
        total = score(player, roll)
        natural = any(die[0] != 1 for die in roll.dice)
        passed = natural and total >= self.target
        table.roll = None
        referee.note(Tested(player.seat, self.attribute, self.target, total, passed))
        if passed:
            missions.advance(referee, player, "test", self.attribute, self.target)
        referee.next(*(self.passed if passed else self.failed))


def score(player: Player, roll: Roll) -> int:
    """The dice, the attribute and all bonuses (RL-TEST-1)."""
    return roll.total + player.dial(roll.attribute) + bonus(player, roll.attribute) + roll.bonus


def bonus(player: Player, attribute: str) -> int:
    """What cards add to every test of an attribute; to other tests nothing (RL-TEST-4, RL-TEST-6)."""
    if attribute not in ATTRIBUTES:
        return 0
    return sum(one.n for one in using.passives(player, SkillBonus) if one.attribute in ("any", attribute))


def skill_test(
    attribute: Tried, target: int, *, passed: tuple[Effect, ...] = (), failed: tuple[Effect, ...] = ()
) -> Test:
    """A skill test: what happens when it is passed, and when it is failed."""
    return Test(attribute, target, passed, failed)
