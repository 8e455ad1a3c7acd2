"""3, 5 and 14: the turn, the Movement phase, the Experience phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Picks, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Done, Effect, Window, instruction, offer
from . import assets, calls, engagement, exploring, gains, inner, levels, missions, moving, rolls, scenarios, using
from .cards import MISSIONS
from .events import TurnBegan, TurnMissed
from .table import Player, Referee, Rule, State, Table, Turn, in_the_centre


def fresh() -> Turn:
    """Nothing done yet."""
    return Turn(0, 0, [], [], 0, [])


@instruction
class Turns(Rule):
    """One after the other, clockwise, until somebody has won (RL-TURN-1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        begun = table.rounds > 0
        seat = table.left_of(table.active) if begun else table.first
        table.rounds += not begun or table.place(seat) <= table.place(table.active)
        table.active = seat
        table.turn = fresh()
        player = table.of(table.active)
        referee.next(self)
        if player.lying:
            player.lying = False
            referee.note(TurnMissed(player.seat))
        else:
            referee.note(TurnBegan(player.seat))
            referee.push(*TURN, seat=player.seat, source="turn")


@instruction
class MovementPhase(Rule):
    """By the die in the outer tiers, along the arrows in the Inner one; in the scenario space not at all."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player = referee.me
        if in_the_centre(player):
            referee.next(BeforeMove("stay"))
        elif player.where.tier == "inner":
            referee.next(BeforeMove("advance"))
        else:
            referee.next(rolls.TakeUp("move"), BeforeMove("roll"), Throw())


@instruction
class BeforeMove(Window[Table, Player]):
    """The start of a turn, and of its Movement phase: what may be used now, and moving."""

    way: str
    begun: bool = False
    """Something else was done: what works at the start of a turn comes before it (RL-TURN-2)."""
    clause: ClassVar[Clause | None] = "RL-MOVE-3"

    def idle(self, state: State) -> bool:
        roll = state.table.roll
        return self.way == "roll" and (roll is None or bool(roll.number))

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        if self.way == "advance":
            yield offer(inner.Advance(), state)
        else:
            yield offer(Done("roll" if self.way == "roll" else "stay"), state)
        if self.way == "roll":
            yield from rolls.numbers(state)
            yield from rolls.for_roll(state, "before_roll", "move")
            yield from instead(state)
        yield from using.at_start(state, "start_turn", over=self.begun)
        yield from using.plays(state, "own_turn")
        yield from calls.calls(state, "move")
        yield from using.not_now(state, "start_turn", "own_turn", "any_turn", "before_roll")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for pick in picks:
            begun = self.begun or not using.works_at(referee.me, pick.do, "start_turn")
            referee.next(pick.do, *[BeforeMove(self.way, begun)] * (not pick.do.closes))


def instead(state: State) -> Iterator[Option | Blocked]:
    """What takes the place of the Movement phase, declared before the roll (RL-MOVE-7)."""
    for source in using.of_trigger(state.me, "instead_movement"):
        yield offer(InsteadOfMoving(source.kind, source.card, source.at), state)


@instruction
class InsteadOfMoving(Rule):
    """An ability takes the place of the whole Movement phase (RL-MOVE-7)."""

    kind: str
    card: str
    at: int
    closes: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return f"instead {self.card}"

    def why_not(self, state: State) -> Illegal | None:
        use = using.Use(self.kind, self.card, self.at)
        source = using.find(state.me, *use_key(use))
        does = [part for do in source.ability.does for part in innermost(do)] if source else []
        return use.why_not(state) or next(filter(None, (do.why_not(state) for do in does)), None)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.roll = None
        referee.next(using.Use(self.kind, self.card, self.at))


def use_key(use: using.Use) -> tuple[str, str, int]:
    """What an ability is found by."""
    return use.kind, use.card, use.at


def innermost(do: Effect) -> list[Effect]:
    """The deeds inside an effect."""
    parts = do.parts()
    return [one for part in parts for one in innermost(part)] if parts else [do]


@instruction
class Throw(Rule):
    """The movement roll; it does not explode (RL-MOVE-2)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if referee.table.roll:
            referee.next(rolls.ThrowDice(), moving.AfterMoveRoll(), moving.SetOut())


@instruction
class AfterMovement(Window[Table, Player]):
    """The end of the Movement phase, and then the start of Exploration."""

    exploring: bool = False

    def idle(self, state: State) -> bool:
        player = state.me
        return not (using.might(state, "end_movement", "start_exploration") and player.where.tier != "inner")

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Done("go on"), state)
        if not self.exploring:
            yield from using.plays(state, "end_movement")
        yield from using.plays(state, "start_exploration")
        yield from using.plays(state, "own_turn")
        yield from using.not_now(state, "end_movement", "start_exploration", "own_turn")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for pick in picks:
            begun = self.exploring or using.works_at(referee.me, pick.do, "start_exploration")
            referee.next(pick.do, *[AfterMovement(begun)] * (not pick.do.closes))


@instruction
class Experience(Window[Table, Player]):
    """Trophies, then missions for relics; then the turn can end (RL-EXP-1)."""

    traded: bool = False
    """Missions were traded: trophies can no longer be spent."""
    begun: bool = False
    """Something else was done: what works at the start of the phase comes before it (RL-TURN-2)."""
    clause: ClassVar[Clause | None] = "RL-EXP-1"

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(EndTurn(), state)
        if state.me.assets:
            yield offer(EndTurn(discarding=True), state)
        yield offer(SpendNow(self.traded), state)
        yield offer(SpendAll(self.traded), state)
        yield offer(missions.TradeMissions(), state)
        yield from mission_price(state)
        yield from using.at_start(state, "start_experience", over=self.begun)
        yield from using.plays(state, "own_turn")
        yield from calls.calls(state, "experience")
        yield from using.not_now(state, "start_experience", "own_turn", "any_turn")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for pick in picks:
            traded = self.traded or isinstance(pick.do, missions.TradeMissions)
            begun = self.begun or not using.works_at(referee.me, pick.do, "start_experience")
            referee.next(pick.do, *[Experience(traded, begun)] * (not pick.do.closes))


def mission_price(state: State) -> Iterator[Option | Blocked]:
    """What the active mission wants to be paid."""
    if state.me.mission:
        objective = MISSIONS[state.me.mission].objective
        if objective.kind == "spend":
            yield offer(missions.PayForMission(objective.n), state)


@instruction
class SpendNow(Rule):
    """Trophies are spent, before missions are traded (RL-EXP-1)."""

    traded: bool

    @property
    def notation(self) -> str:
        return "spend trophies"

    def why_not(self, state: State) -> Illegal | None:
        if self.traded:
            return Illegal("RL-EXP-1", "trophies_come_first")
        return None if state.me.trophies else Illegal("RL-TRO-2", "no_trophies")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(levels.SpendTrophies())


@instruction
class SpendAll(Rule):
    """All trophies at once."""

    traded: bool

    @property
    def notation(self) -> str:
        return "spend all trophies"

    def why_not(self, state: State) -> Illegal | None:
        return SpendNow(self.traded).why_not(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        levels.spend(referee, list(referee.me.trophies))


@instruction
class EndTurn(Rule):
    """The rest of the Experience phase: a mission if there is none, then the limits (RL-EXP-1)."""

    discarding: bool = False
    """More assets are to be discarded than must be."""
    closes: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return "discard assets and end turn" if self.discarding else "end turn"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        mission: list[Effect] = [missions.GainMission()] * (not referee.me.mission)
        referee.next(*mission, KeepPower(), KeepAssets(self.discarding), TurnEnds())


@instruction
class KeepPower(Rule):
    """Power cards down to the limit, of choice (RL-POW-8)."""

    def ask(self, state: State) -> Decision | None:
        over = len(state.me.power) - levels.power_limit(state.me)
        if over <= 0:
            return None
        return decide(state, self, gains.discards(state.me), Picks(over, over), clause="RL-POW-8")


@instruction
class KeepAssets(Rule):
    """Assets down to the limit, of choice; only now more may be let go (RL-ASSET-2)."""

    discarding: bool

    def ask(self, state: State) -> Decision | None:
        player = state.me
        over = max(0, len(player.assets) - assets.limit(player))
        if not over and not self.discarding:
            return None
        most = len(player.assets) if self.discarding else over
        return decide(state, self, assets.to_discard(player.assets), Picks(over, most), clause="RL-ASSET-2")


@instruction
class TurnEnds(Rule):
    """Where it ends, and with whom, some missions want to know."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        missions.end_of_turn(referee)


TURN: tuple[Effect, ...] = (
    using.Moment("start_turn"),
    MovementPhase(),
    AfterMovement(),
    exploring.ExplorationPhase(),
    engagement.EngagementPhase(),
    scenarios.ClearSheet(),
    using.Moment("start_experience"),
    Experience(),
)
"""A turn (RL-TURN-1)."""
