"""15 Skills, and the windows in which something may be used out of turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from ..engine.costs import can_be_done, has_cost
from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Done, Effect, Window, instruction, offer
from ..engine.records import fact
from . import plundering, tactics
from .events import SkillUsed
from .table import Hero, Referee, Rule, State, Table, fight_here

Usage = Literal["turn", "round", "interactive", "passive"]


@fact
class Skill:
    """A Skill token."""

    name: str
    hero: str
    usage: Usage
    does: Effect
    kind: str
    any_turn: bool = False
    """It may be used on another player's turn too (MK-SKILL-4)."""


SKILLS: dict[str, Skill] = {}


@instruction
class UseSkill(Rule):
    """Once a turn, or once a round and then turned face down (MK-SKILL-3, MK-SKILL-4)."""

    skill: str

    @property
    def about(self) -> Ref:
        return Ref("skill", self.skill)

    @property
    def notation(self) -> str:
        return f"use {self.skill}"

    def why_not(self, state: State) -> Illegal | None:
        hero, skill = state.me, SKILLS[self.skill]
        if self.skill in hero.flipped:
            return Illegal("MK-SKILL-4", "skill_used")
        if self.skill in hero.turn.used:
            return Illegal("MK-SKILL-3", "skill_used_this_turn")
        if "no skills" in hero.turn.allows and not skill.any_turn:
            return Illegal("MK-PVP-6", "no_skills")
        if fight_here(state) and skill.kind == "healing":
            return Illegal("MK-COMBAT-16", "no_healing_in_combat")
        if why := skill.does.why_not(state):
            return why
        if state.trial or not has_cost(skill.does) or can_be_done(state, skill.does, source=f"skill {self.skill}"):
            return None
        return Illegal("MK-CARD-11", "cost_cannot_be_paid")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, skill = referee.me, SKILLS[self.skill]
        (hero.turn.used if skill.usage == "turn" else hero.flipped).append(self.skill)
        referee.note(SkillUsed(hero.seat, self.skill))
        referee.push(skill.does, source=f"skill {self.skill}")


def skills(state: State, out_of_turn: bool = False) -> Iterator[Option | Blocked]:
    """The Skills of the acting hero that are used by choice."""
    for name in state.me.skills:
        if SKILLS[name].usage != "passive" and (SKILLS[name].any_turn or not out_of_turn):
            yield offer(UseSkill(name), state)


@instruction
class Before(Window[Table, Hero]):
    """A window outside one's own turn: just before it, or when called during another's (MK-TURN-1 ... MK-TURN-1.2)."""

    clause: ClassVar[Clause | None] = "MK-TURN-1.1"

    def usable(self, state: State) -> Iterator[Option | Blocked]:
        """What may be used now."""
        yield from skills(state, out_of_turn=True)
        yield from tactics.before_turn(state)
        yield from plundering.plunders(state)

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield from self.usable(state)
        yield offer(Done("go on"), state)

    def idle(self, state: State) -> bool:
        return not any(type(one) is Option for one in self.usable(state))


@instruction
class Call(Rule):
    """Let another seat use what it may use now (MK-TIME-2, MK-TIME-6)."""

    seat: int

    @property
    def about(self) -> Ref:
        return Ref("seat", self.seat)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.push(Before(), seat=self.seat, source="before")


def calls(state: State) -> Iterator[Option]:
    """Seats that, as far as everybody can see, have something they might use on another player's turn (MK-TIME-3)."""
    for hero in state.table.heroes:
        if hero.seat != state.seat and may_interrupt(state.table, hero):
            yield Option(f"call {hero.seat}", Call(hero.seat))


def may_interrupt(table: Table, hero: Hero) -> bool:
    """Whether a hero has something for another player's turn, and may still use it in this round."""
    if done_with_the_round(table, hero):
        return False
    motivated = any(SKILLS[name].any_turn and name not in hero.flipped for name in hero.skills)
    return motivated or tactics.waits_for_turn(hero) or plundering.possible(table, hero)


def done_with_the_round(table: Table, hero: Hero) -> bool:
    """Whether the hero has had its last turn of the round (MK-ROUND-25)."""
    return table.announced >= 0 and hero.seat not in table.turns_left
