"""15 Skills, and the windows in which something may be used out of turn (7.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from ..engine.costs import can_be_done, has_cost
from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, Window, instruction, offer
from ..engine.records import fact
from . import cards, levels, mana, night_tactics, plundering, tactics
from .events import SkillUsed
from .heroes import Hero
from .table import Referee, Rule, State, Table, fight_here

Usage = Literal["turn", "round", "interactive", "passive"]


@fact
class Skill:
    """A Skill token."""

    name: str
    hero: str
    usage: Usage
    kind: str
    """The printed icon: movement, influence, combat, healing, special."""
    does: Effect | None = None
    """None: it works in another way than by being used by itself."""
    any_turn: bool = False
    """It may be used on another player's turn too (MK-SKILL-4)."""
    peaceful: bool = False
    """Not in combat."""
    only_in: str = ""
    """The one part of a turn in which it works; "": wherever its effect does."""
    moves_cards: bool = False
    """It plays, discards or draws a card (MK-MIN-3)."""
    gained: tuple[Effect, ...] = ()
    """What is done when it is gained."""


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
        skill = SKILLS[self.skill]
        if why := used_up(state.me, skill) or wrong_moment(state, skill):
            return why
        if skill.does is None:
            return Illegal("MK-SKILL-9", "works_by_itself")
        if why := skill.does.why_not(state):
            return why
        if state.trial or not has_cost(skill.does) or can_be_done(state, skill.does, source=f"skill {self.skill}"):
            return None
        return Illegal("MK-CARD-11", "cost_cannot_be_paid")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, skill = referee.me, SKILLS[self.skill]
        (hero.turn.used if skill.usage == "turn" else hero.flipped).append(self.skill)
        if skill.any_turn:
            hero.motivated = 2 if referee.state.whose("turn") == hero.seat else 1
        referee.note(SkillUsed(hero.seat, self.skill))
        cards.begun(referee)
        if skill.does:
            referee.push(skill.does, source=f"skill {self.skill}")


def used_up(hero: Hero, skill: Skill) -> Illegal | None:
    """Why a Skill cannot be used any more, or not yet again."""
    if skill.name in hero.flipped:
        return Illegal("MK-SKILL-4", "skill_used")
    if skill.name in hero.turn.used:
        return Illegal("MK-SKILL-3", "skill_used_this_turn")
    if skill.any_turn and hero.motivated:
        return Illegal("MK-SKILL-4", "motivation_used")
    return None


def wrong_moment(state: State, skill: Skill) -> Illegal | None:
    """Why a Skill does not fit this part of the turn."""
    if state.me.turn.partial and not skill.any_turn:
        return Illegal("MK-PVP-6", "no_skills")
    if fight_here(state) and skill.kind == "healing":
        return Illegal("MK-COMBAT-16", "no_healing_in_combat")
    if fight_here(state) and skill.peaceful:
        return Illegal("MK-SKILL-9", "not_in_combat")
    if skill.only_in and state.me.turn.part != skill.only_in:
        return Illegal("MK-SKILL-9", f"only_in_{skill.only_in}")
    return None


def by_choice(skill: Skill) -> bool:
    """Whether a Skill is used by itself."""
    return skill.does is not None


def skills(state: State, out_of_turn: bool = False) -> Iterator[Option | Blocked]:
    """The Skills of the acting hero that are used by choice."""
    for name in state.me.skills:
        if by_choice(SKILLS[name]) and (SKILLS[name].any_turn or not out_of_turn):
            yield offer(UseSkill(name), state)


def can_still_move_cards(state: State) -> bool:
    """Whether a Skill could still play, discard or draw a card in this turn (MK-MIN-3)."""
    names = [name for name in state.me.skills if SKILLS[name].moves_cards]
    return any(UseSkill(name).why_not(state) is None for name in names)


def gain(referee: Referee, hero: Hero, skill: str) -> None:
    """A Skill lies face up before the hero (MK-SKILL-2)."""
    from .events import SkillGained

    hero.skills.append(skill)
    referee.note(SkillGained(hero.seat, skill))
    referee.next(*SKILLS[skill].gained)


@instruction
class Spur(Rule):
    """A mana token for whoever has the lowest Fame, tied with nobody."""

    colour: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if levels.least_famous(referee.table, referee.me):
            mana.gain_token(referee, referee.me, self.colour)


# windows outside one's own turn


@instruction
class Before(Window[Table, Hero]):
    """A window outside one's own turn: just before it, or when called during another's (MK-TURN-1 ... MK-TURN-1.2)."""

    called: bool = False
    clause: ClassVar[Clause | None] = "MK-TURN-1.1"

    def usable(self, state: State) -> Iterator[Option | Blocked]:
        """What may be used now."""
        yield from skills(state, out_of_turn=True)
        yield from tactics.before_turn(state)
        yield from plundering.plunders(state)

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield from self.usable(state)
        yield offer(GoOn(self.called), state, "go on")

    def idle(self, state: State) -> bool:
        if not self.called and not cannot_wait(state):
            return True
        return not any(type(one) is Option for one in self.usable(state))


@instruction
class GoOn(Rule):
    """Nothing more before the turn."""

    called: bool = False
    closes: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return "go on"

    def why_not(self, state: State) -> Illegal | None:
        if not self.called and night_tactics.to_be_decided(state.me):
            return Illegal("MK-TACTIC-13", "choose_first")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        pass


def cannot_wait(state: State) -> bool:
    """Whether there is something that could not be used in the turn as well, as all can see.

    A Motivation could, unless it empties the Deed deck: that decides how the turn begins (MK-TURN-1.2).
    """
    hero = state.me
    last_cards = 0 < len(hero.deck) <= MOTIVATION_DRAWS and motivation_ready(hero)
    return last_cards or night_tactics.waits_for_turn(hero) or plundering.possible(state.table, hero)


MOTIVATION_DRAWS = 2


def motivation_ready(hero: Hero) -> bool:
    """Whether the hero has a Skill for any player's turn that is not used up."""
    return any(SKILLS[name].any_turn and used_up(hero, SKILLS[name]) is None for name in hero.skills)


@instruction
class Call(Rule):
    """Let another seat use what it may use now (MK-TIME-2, MK-TIME-6)."""

    seat: int

    @property
    def about(self) -> Ref:
        return Ref("seat", self.seat)

    @property
    def notation(self) -> str:
        return f"call {self.seat}"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.push(Before(True), seat=self.seat, source="before")


def calls(state: State) -> Iterator[Option]:
    """Seats that, as far as everybody can see, have something they might use on another player's turn (MK-TIME-3)."""
    for hero in state.table.heroes:
        if hero.seat != state.seat and may_interrupt(state.table, hero):
            yield Option(f"call {hero.seat}", Call(hero.seat))


def may_interrupt(table: Table, hero: Hero) -> bool:
    """Whether a hero has something for another player's turn, and may still use it in this round."""
    if done_with_the_round(table, hero):
        return False
    return motivation_ready(hero) or night_tactics.waits_for_turn(hero) or plundering.possible(table, hero)


def done_with_the_round(table: Table, hero: Hero) -> bool:
    """Whether the hero has had its last turn of the round (MK-ROUND-25)."""
    return hero.out or ((table.announced >= 0 or table.final) and hero.seat not in table.turns_left)
