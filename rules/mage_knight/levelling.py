"""20.2 Going up a level, at the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import instruction, offer
from . import levels, offers, rewards, skills, solo
from .events import LevelReached, SkillRejected, SkillsTurnedUp
from .table import Referee, Rule, State

TURNED_UP = 2
"""Skills among which one chooses."""


@instruction
class LevelUp(Rule):
    """One level after the other, lowest first (MK-LEVEL-1): an even one brings a Skill and an Advanced Action."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        if hero.level < levels.level_by_fame(hero.fame):
            hero.level += 1
            referee.note(LevelReached(hero.seat, hero.level))
            if hero.level % 2 == 0:
                offers.needed(referee)
            gains = [TurnUpSkills(), ChooseSkill()] if hero.level % 2 == 0 else []
            referee.next(*gains, self)


@instruction
class TurnUpSkills(Rule):
    """The top two of the hero's pile, or what there is (MK-LEVEL-3, MK-LEVEL-8)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        n = min(TURNED_UP, len(hero.skill_pile))
        hero.turned_up += [hero.skill_pile.pop() for _ in range(n)]
        referee.note(SkillsTurnedUp(hero.seat, tuple(hero.turned_up)))


@instruction
class ChooseSkill(Rule):
    """One of one's own with any Advanced Action, or one of the common offer with the lowest (MK-LEVEL-4, MK-LEVEL-5)."""

    clause: ClassVar[Clause | None] = "MK-LEVEL-3"
    forced: ClassVar[bool] = False

    def ask(self, state: State) -> Decision:
        return decide(state, self, self.ways(state))

    def ways(self, state: State) -> Iterator[Option | Blocked]:
        """The Skills turned up, and the common ones."""
        for skill in state.me.turned_up:
            yield offer(KeepSkill(skill), state)
        for skill in state.table.skill_offer:
            yield offer(TakeCommonSkill(skill), state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*([pick.do for pick in picks] or [rewards.RewardFromOffer("advanced")]))


@instruction
class KeepSkill(Rule):
    """This one of one's own; the other goes to the common offer (MK-LEVEL-4)."""

    skill: str

    @property
    def about(self) -> Ref:
        return Ref("skill", self.skill)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        hero.turned_up.remove(self.skill)
        reject_turned_up(referee)
        skills.gain(referee, hero, self.skill)
        referee.next(rewards.RewardFromOffer("advanced"), TurnUpDummySkill())


@instruction
class TakeCommonSkill(Rule):
    """One that another player rejected; both one's own go to the common offer (MK-LEVEL-5, MK-LEVEL-7)."""

    skill: str

    @property
    def about(self) -> Ref:
        return Ref("skill", self.skill)

    @property
    def notation(self) -> str:
        return f"take {self.skill}"

    def why_not(self, state: State) -> Illegal | None:
        own = skills.SKILLS[self.skill].hero == state.me.name
        return Illegal("MK-LEVEL-7", "own_skill_rejected") if own else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, hero = referee.table, referee.me
        table.skill_offer.remove(self.skill)
        reject_turned_up(referee)
        skills.gain(referee, hero, self.skill)
        lowest = [offers.GainFromOffer("advanced", card) for card in table.advanced_offer[:1]]
        referee.next(*lowest, TurnUpDummySkill())


def reject_turned_up(referee: Referee) -> None:
    """What was turned up and not kept lies in the common offer (MK-SKILL-10)."""
    hero = referee.me
    for skill in hero.turned_up:
        referee.table.skill_offer.append(skill)
        hero.rejected.append(skill)
        referee.note(SkillRejected(hero.seat, skill))
    hero.turned_up.clear()


@instruction
class TurnUpDummySkill(Rule):
    """Alone, with each Skill gained one of the dummy player's comes to the common offer (MK-SOLO-2)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        solo.skill_gained(referee)
