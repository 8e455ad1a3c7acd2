"""23 Combat between players: how it starts, its two phases, what comes of it.

An exchange is an attack, or a pass, of one seat; it pushes itself with the other seat until both have passed in a row. What each
gathers lies in a fight of its own without enemies, so that cards, Units and Skills need not know whom they are played against.
"""

from __future__ import annotations

from typing import ClassVar

from ...engine.decisions import Decision, Option, Ref, decide
from ...engine.errors import Clause, Illegal
from ...engine.instructions import By, Effect, instruction, offer, seq
from .. import deed_cards, levels, movement, night_tactics, scenarios, sites, skills
from ..fight_events import Attended, DuelBegan, DuelEnded
from ..frays import Duel, Fight
from ..heroes import NO_SKILLS, Hero, Part, no_turn
from ..hexes import OFF_MAP
from ..table import Referee, Rule, State
from . import combat, exchange
from .phases import Phase
from .points import DUEL
from .sides import duel_of


@instruction
class AttackHero(Rule):
    """Attack the hero who stands here; it is the action of the turn (MK-PVP-1)."""

    seat: int

    @property
    def about(self) -> Ref:
        return Ref("seat", self.seat)

    @property
    def notation(self) -> str:
        return f"attack {self.seat}"

    def why_not(self, state: State) -> Illegal | None:
        return movement.why_no_duel(state.table, state.me, state.table.of(self.seat))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        combat.leave_behind(hero.turn)
        hero.turn.part = ""
        if sites.hostile(table, hero, hero.space):
            levels.change_reputation(referee, hero, scenarios.assault_reputation(table))
        came_from = hero.turn.path[-1] if hero.turn.path else OFF_MAP
        table.duel = Duel(hero.seat, self.seat, hero.space, came_from, self.seat, 0, False, -1)
        referee.note(DuelBegan(hero.seat, self.seat))
        referee.push(By(self.seat, seq(skills.Before(True), Attendance())), *FIGHT, source="fight")


@instruction
class Attendance(Rule):
    """The one attacked takes part fully or in part. Both are asked about whatever is in the hand (MK-PVP-3)."""

    forced: ClassVar[bool] = False
    clause: ClassVar[Clause | None] = "MK-PVP-3"

    def ask(self, state: State) -> Decision:
        ways = (offer(AttendFully(), state, "full"), offer(AttendPartly(), state, "partial"))
        return decide(state, self, ways, secret=True)


@instruction
class AttendFully(Rule):
    """The next turn is played now, without movement or another action (MK-PVP-4). In the first print Wounds alone will do."""

    def why_not(self, state: State) -> Illegal | None:
        fit = state.me.cards or state.table.plays(deed_cards.FIRST_PRINT)
        return None if fit else Illegal("MK-PVP-5", "only_wounds")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        undecided = night_tactics.to_be_decided(referee.me)  # it is asked for before any turn (MK-TACTIC-13)
        referee.next(*[skills.Before()] * undecided, TakeTurn())


@instruction
class TakeTurn(Rule):
    """The turn of the one who attends fully begins."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        start_turn_in_combat(referee)
        referee.me.token_up = False
        duel_of(referee.table).full = True
        referee.note(Attended(referee.seat, True))


def start_turn_in_combat(referee: Referee) -> None:
    """A turn begins that has no movement of its own: one Source die, and what the start of a turn gives."""
    from .. import turn

    hero = referee.me
    hero.turn = turn.begun(referee.table, hero)
    hero.plundered = False
    turn.gains_of_the_start(referee)
    hero.turn.part, hero.turn.moved, hero.turn.acted = "", True, True


@instruction
class AttendPartly(Rule):
    """Cards, Units, crystals and tokens; no Source die, no Skills, no turn afterwards (MK-PVP-6)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        turn = no_turn()
        turn.allows += [NO_SKILLS, "no dice"]
        referee.me.turn = turn
        referee.note(Attended(referee.seat, False))


@instruction
class Muster(Rule):
    """Both stand against each other."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        duel = duel_of(referee.table)
        referee.table.fights += [empty_fight(duel, seat) for seat in (duel.aggressor, duel.defender)]


def empty_fight(duel: Duel, seat: int) -> Fight:
    """What one of the two gathers, and the Wounds it takes."""
    return Fight(seat, DUEL, duel.space, OFF_MAP, [], [], [], [], [], 0, False, False, False, [])


@instruction
class Bout(Rule):
    """A phase: exchanges, begun by this side (MK-PVP-7, MK-PVP-16)."""

    part: Part
    aggressor_first: bool

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        duel = duel_of(referee.table)
        duel.passes = 0
        duel.attacker = duel.aggressor if self.aggressor_first else duel.defender
        referee.next(exchange.Exchange(self.part))


@instruction
class Verdict(Rule):
    """23.4 Forced to retreat, one has lost; else it is a draw, and the aggressor goes back."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, duel = referee.table, duel_of(referee.table)
        table.fights[:] = [fight for fight in table.fights if fight.site != DUEL]
        table.duel = None
        referee.me.turn.part = "after"
        winner = duel.other(duel.fled) if duel.fled >= 0 else -1
        if winner >= 0:
            reward(referee, table.of(winner), table.of(duel.fled))
        elif duel.came_from != OFF_MAP:
            movement.send_back(referee, duel.came_from)  # MK-PVP-21
        if winner == duel.aggressor and sites.hostile(table, referee.me, duel.space):
            sites.put_shield(referee, winner, duel.space)  # MK-PVP-22
        referee.note(DuelEnded(referee.seat, winner))
        leave(referee, table.of(duel.defender), full=duel.full)


def reward(referee: Referee, winner: Hero, loser: Hero) -> None:
    """Fame for beating one who stands higher (MK-PVP-20)."""
    if winner.level < loser.level:
        levels.gain_fame(referee, winner, 1 + 2 * (loser.level - winner.level))
    elif winner.level == loser.level and winner.fame < loser.fame:
        levels.gain_fame(referee, winner, 1)


def leave(referee: Referee, defender: Hero, *, full: bool) -> None:
    """The part of the defender is over at once; one who attends fully has the end of a turn (MK-PVP-4, MK-PVP-6)."""
    from .. import turn

    if full:
        referee.push(Phase("after"), turn.TurnWindow(), seat=defender.seat, source="turn")
    else:
        defender.turn = no_turn()


FIGHT: tuple[Effect, ...] = (
    Muster(),
    Bout("ranged", False),
    Bout("attack", True),
    Verdict(),
)
"""The defender begins the first phase, the aggressor the second (MK-PVP-7, MK-PVP-16)."""
