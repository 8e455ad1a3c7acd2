"""19 The end of a turn."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import Decision, Option, Picks, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, instruction
from ..engine.modifiers import expire
from . import (
    cards,
    levelling,
    levels,
    movement,
    night_tactics,
    promises,
    rewards,
    scenarios,
    sites,
    skills,
    spells,
    turn,
    withdrawal,
)
from .basics import WOUND
from .heroes import Hero
from .hexes import OFF_MAP
from .mana import ReturnDice
from .table import Referee, Rule, State, Table


@instruction
class EndTurn(Rule):
    """Announced by the player (MK-TURN-7); then the steps of chapter 19, in order."""

    closes: ClassVar[bool] = True

    def why_not(self, state: State) -> Illegal | None:
        if other := movement.must_attack(state.table, state.me):
            return Illegal("MK-MOVE-20", "must_attack", hero=other.name)
        return Illegal("MK-MIN-1", "must_rest") if turn.owes_a_rest(state) else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        marking = scenarios.movement_ends(referee.state)
        referee.me.turn.part = "end"
        referee.next(*marking, *steps())


@instruction
class ClearPlayArea(Rule):
    """MK-END-6."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        hero.discard += hero.played
        table.removed += hero.thrown
        hero.played.clear()
        hero.thrown.clear()
        hero.tokens.clear()
        expire(table.modifiers, "end of turn")
        hero.turn.move = hero.turn.influence = hero.turn.healing = 0


@instruction
class DiscardSome(Rule):
    """Any number of cards; at least one, if none was played or discarded all turn (MK-END-10, MK-MIN-1)."""

    clause: ClassVar[Clause | None] = "MK-END-10"

    def ask(self, state: State) -> Decision | None:
        hero = state.me
        must = turn.must_move_a_card(hero)
        bending = spells.time_is_bent(hero)
        if not hero.hand or bending:
            return None
        instead = [WOUND] * (must and not hero.cards)  # MK-MIN-3; asked all the same, or it would tell what the hand is
        discards = [
            Option(f"discard {card}", cards.LeaveHand(card, "discard"), hero.hand.count(card))
            for card in sorted({*hero.cards, *instead})
        ]
        keep = [] if must else [Option("keep all", turn.NoMore(), alone=True)]
        return decide(state, self, [*discards, *keep], Picks(1, max(1, len(hero.cards))), secret=True)


@instruction
class DrawUp(Rule):
    """Up to the hand limit; Wounds count (MK-END-20)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        if spells.time_is_bent(hero):
            return
        limit = hand_limit_now(referee.table, hero)
        if not hero.turn.last:
            hero.draw_more = 0  # on the last turn of a round it is kept for the new hand (MK-END-27)
        night_tactics.draw_on(referee, max(0, limit - len(hero.hand)))


def hand_limit_now(table: Table, hero: Hero) -> int:
    """The limit for this drawing: site bonus, Planning, and effects for the next time (MK-END-23)."""
    planning = hero.tactic == "planning" and len(hero.hand) >= 2
    return levels.hand_limit(table, hero) + hero.draw_more + planning + rewards.site_bonus(table, hero)


@instruction
class LeavePortal(Rule):
    """A figure on the portal is taken off the map (MK-END-12)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if sites.kind(referee.table, referee.me.space) == "portal":
            referee.me.space = OFF_MAP


@instruction
class TurnOver(Rule):
    """The last step; another turn may follow at once, and after it one more."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        again = hero.turn.again.split()
        turn.leave_turn(hero)
        scenarios.after_turn(referee)
        referee.stop()
        if again:
            referee.next(skills.Before(), turn.BeginTurn(len(again) - 1))


def steps() -> tuple[Effect, ...]:
    """The end of a turn (chapter 19)."""
    return (
        ReturnDice(),
        withdrawal.Withdraw(),
        promises.Fulfil("clear"),
        ClearPlayArea(),
        rewards.SpaceBenefits(),
        rewards.GladeWound(),
        promises.Fulfil("rewards"),
        rewards.TakeRewards(),
        levelling.LevelUp(),
        rewards.TakeRewards(levels_done=True),
        DiscardSome(),
        DrawUp(),
        LeavePortal(),
        TurnOver(),
    )
