"""5 and 6: walking, movement boxes, and movement by effects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Done, Window, instruction, offer
from . import assets, choices, rolls, threats, using
from .board import SPACES, beyond
from .events import Moved, Walked
from .roll_events import TableRolled
from .table import Player, Referee, Rule, State, Table

ELSEWHERE = ("other_portal", "portal", "any_outer_or_middle", "roll_clockwise", "other_player")
"""Destinations that are no single space."""


@instruction
class AfterMoveRoll(Window[Table, Player]):
    """The movement roll is known: rerolls, and what is added to it."""

    def idle(self, state: State) -> bool:
        return not (rolls.might_for_roll(state, "after_roll", "move") or using.might(state, "start_movement"))

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Done("walk"), state)
        yield from rolls.for_roll(state, "after_roll", "move")
        yield from using.plays(state, "start_movement")


@instruction
class MoveBonus(Rule):
    """One of these is added to the movement roll, which is at least 1 then."""

    numbers: tuple[int, ...]

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(f"add {n}", AddToMove(n)) for n in self.numbers])


@instruction
class AddToMove(Rule):
    """This."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        rolls.roll_of(referee.table).bonus += self.n


@instruction
class SetOut(Rule):
    """The roll is so many movement points (RL-MOVE-1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, roll = referee.table, rolls.roll_of(referee.table)
        table.turn.points = max(1, roll.total + roll.bonus)
        table.roll = None
        referee.next(Walk())


@instruction
class Walk(Rule):
    """All points are spent: in one direction, or by movement boxes on the way (RL-MOVE-1, RL-MOVE-4)."""

    clause: ClassVar[Clause | None] = "RL-MOVE-1"

    def ask(self, state: State) -> Decision | None:
        turn, player = state.table.turn, state.me
        if not turn.points:
            return None
        ways = [Option(f"walk {'clockwise' if way > 0 else 'anticlockwise'}", Head(way)) for way in (1, -1)]
        ahead: list[Option | Blocked] = [Option("walk on", Head(turn.way))] if turn.way else [*ways]
        return decide(state, self, [*ahead, *boxes(state, player)])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*[pick.do for pick in picks])
        if picks:
            referee.next(Walk())


def boxes(state: State, player: Player) -> Iterator[Option | Blocked]:
    """Using the movement box of the space, which is up to the player (RL-MOVE-4)."""
    box = player.where.box
    if box is None:
        return
    targets = [box.to] if box.to else other_portals(state.table, player.space)
    for to in targets:
        yield offer(TakeBox(box.kind, box.cost, to), state)


def other_portals(table: Table, space: str) -> list[str]:
    """Where a portal on this space leads."""
    return [other for other in threats.spaces_with_portal(table) if other != space]


@instruction
class Head(Rule):
    """In this direction, until all points are spent or a movement box is reached with points left."""

    way: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        turn, player = referee.table.turn, referee.me
        start, turn.way = player.space, self.way
        steps = walk_length(player.space, self.way, turn.points)
        turn.points -= steps
        player.space = beyond(player.space, self.way * steps)
        referee.note(Walked(player.seat, start, player.space, self.way))


def walk_length(space: str, way: int, points: int) -> int:
    """Steps until all points are spent or a movement box is reached with points left."""
    for steps in range(1, points):
        if SPACES[beyond(space, way * steps)].box:
            return steps
    return points


@instruction
class TakeBox(Rule):
    """Use the movement box: its points are spent, the figure goes there (RL-TIER-3, RL-TIER-4)."""

    kind: str
    cost: int
    to: str

    @property
    def notation(self) -> str:
        return f"box {self.to}"

    @property
    def about(self) -> Ref:
        return Ref("space", self.to)

    def why_not(self, state: State) -> Illegal | None:
        if state.table.turn.points < self.cost:
            return Illegal("RL-MOVE-4", "not_enough_points", need=self.cost, have=state.table.turn.points)
        if self.kind == "enter_inner" and not assets.relics(state.me):
            return Illegal("RL-TIER-4", "no_relic_to_enter")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        turn = referee.table.turn
        turn.points = 0 if self.kind == "enter_inner" else turn.points - self.cost
        turn.way = 0  # in another place the direction may be chosen anew (RL-MOVE-5)
        place(referee, referee.me, self.to)


def place(referee: Referee, player: Player, to: str) -> None:
    """The figure is put there; none of the spaces between is entered (RL-MOVE-6)."""
    start, player.space = player.space, to
    referee.note(Moved(player.seat, start, to))


@instruction
class MoveTo(Rule):
    """Directly to a space, or to one of several (RL-MOVE-6)."""

    to: str
    """A space; or other_portal, portal, any_outer_or_middle, roll_clockwise, other_player."""

    def why_not(self, state: State) -> Illegal | None:
        if self.to != "roll_clockwise" and not destinations(state.table, state.me, self.to):
            return Illegal("RL-GOLD-2", "nowhere_to_go")
        return None

    def ask(self, state: State) -> Decision | None:
        if self.to in SPACES or self.to == "roll_clockwise":
            return None
        options = [Option(f"go {to}", GoTo(to)) for to in destinations(state.table, state.me, self.to)]
        return decide(state, self, options, clause="RL-GOLD-3")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if self.to in SPACES:
            referee.next(GoTo(self.to))
        elif self.to == "roll_clockwise":
            blown_along(referee)
        else:
            referee.next(*[pick.do for pick in picks])


def destinations(table: Table, player: Player, to: str) -> list[str]:
    """Where this may lead; never into the Inner tier but by its name (RL-TIER-7)."""
    if to in SPACES:
        return [to]
    match to:
        case "other_portal" | "portal":
            return other_portals(table, player.space)
        case "any_outer_or_middle":
            return [one.name for one in SPACES.values() if one.tier != "inner" and one.name != player.space]
        case "other_player" if player.where.tier != "inner":
            near = [other.space for other in choices.others(table, player.seat)]
            return [space for space in dict.fromkeys(near) if SPACES[space].tier == player.where.tier]
        case _:
            return []


def blown_along(referee: Referee) -> None:
    """A die: so many spaces clockwise in the tier; in the Inner tier nothing moves so (RL-INN-2)."""
    player = referee.me
    if player.where.tier == "inner":
        return
    number = rolls.d6(referee.dice)
    referee.note(TableRolled(player.seat, number))
    place(referee, player, beyond(player.space, number))


@instruction
class GoTo(Rule):
    """There."""

    space: str

    @property
    def about(self) -> Ref:
        return Ref("space", self.space)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        place(referee, referee.me, self.space)


@instruction
class Step(Rule):
    """So many spaces more in the direction of this turn, or of choice; no movement box on the way (RL-GOLD-1)."""

    n: int

    def why_not(self, state: State) -> Illegal | None:
        return Illegal("RL-INN-2", "no_steps_here") if state.me.where.tier == "inner" else None

    def ask(self, state: State) -> Decision | None:
        if self.why_not(state):
            return None
        ways = (state.table.turn.way,) if state.table.turn.way else (1, -1)
        spaces = dict.fromkeys(beyond(state.me.space, way * self.n) for way in ways)
        return decide(state, self, [Option(f"go {space}", GoTo(space)) for space in spaces])


def move_to(to: str) -> MoveTo:
    """Directly to a space."""
    return MoveTo(to)


def step(n: int) -> Step:
    """So many spaces more in the direction of this turn."""
    return Step(n)


def move_bonus(*numbers: int) -> MoveBonus:
    """One of these is added to the movement roll."""
    return MoveBonus(numbers)
