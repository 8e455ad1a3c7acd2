"""10 Movement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Illegal
from ..engine.instructions import Var, instruction, offer
from . import scenarios, sites, times
from .events import Moved
from .fight import combat
from .hexes import OFF_MAP, Hex, neighbours
from .numbers import Number, worth
from .table import CostChange, Hero, Referee, Rule, State, Table

BY_DAY = {"plains": 2, "hills": 3, "forest": 3, "wasteland": 4, "desert": 5, "swamp": 5, "city": 2}
AT_NIGHT = {**BY_DAY, "forest": 5, "desert": 3}
"""Move points to enter a space (10.2); what is not listed cannot be entered."""


@instruction
class Move(Rule):
    """Gain Move points (MK-EFF-2)."""

    amount: Number | Var
    opens: str = ""
    """The text of the same card lets them be used elsewhere too, like this word among what a turn allows (MK-EFF-1)."""
    kind: ClassVar[str] = "movement"

    @property
    def notation(self) -> str:
        return f"move {self.amount}"

    def why_not(self, state: State) -> Illegal | None:
        turn = state.me.turn
        in_combat = "move in combat" in (self.opens, *turn.allows)
        if turn.part == "move" or (turn.part in ("ranged", "block", "attack") and in_combat):
            return None
        return Illegal("MK-MOVE-1", "only_while_moving")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        amount = referee.value(self.amount)
        referee.me.turn.move += worth(amount, referee.table, referee.me) if not isinstance(amount, str) else int(amount)


@instruction
class CheaperTerrain(Rule):
    """The cost of terrains changes for the rest of the turn (MK-MOVE-10)."""

    change: CostChange
    kind: ClassVar[str] = "movement"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.costs.append(self.change)


def move_cost(table: Table, hero: Hero, space: Hex) -> int | None:
    """What it costs this hero to enter a space now; None: it cannot be entered, or is not revealed."""
    printed = times.space_at(table, space)
    if printed is None:
        return None
    terrain = printed.terrain
    base = (AT_NIGHT if table.night else BY_DAY).get(terrain)
    if terrain == "forest" and "forest 3" in hero.turn.allows:
        base = 3
    if terrain == "desert" and "desert 3" in hero.turn.allows:
        base = 3
    changes = [change for change in hero.turn.costs if change.touches(terrain)]
    if base is None:
        opened = [change.to for change in changes if change.opens]
        if not opened:
            return None
        base = min(opened)
    return changed_cost(base, changes, weather(table, hero))


def changed_cost(base: int, changes: list[CostChange], weather: int) -> int:
    """A cost after all changes, in the order that is best for the hero (MK-MOVE-7)."""
    cost = base
    for change in changes:
        if change.to >= 0:
            cost = min(cost, change.to)
    for change in sorted((change for change in changes if change.by), key=lambda change: -change.least):
        cost = min(cost, max(change.least, cost + change.by))
    if weather < 0:
        cost = min(cost, max(1, cost + weather))
    return max(cost, min(5, cost + weather)) if weather > 0 else cost


def weather(table: Table, hero: Hero) -> int:
    """What Prayer of Weather does: 2 less for its owner, 1 more for the others."""
    prayers = [placed for placed in table.placed if placed.skill == "prayer_of_weather"]
    return sum(-2 if placed.seat == hero.seat else 1 for placed in prayers if not allied(table, placed.seat, hero.seat))


def allied(table: Table, one: int, other: int) -> bool:
    """Whether two different seats are in one team."""
    return one != other and table.of(one).team == table.of(other).team != 0


@instruction
class Step(Rule):
    """Move to an adjacent space (MK-MOVE-4)."""

    to: Hex

    @property
    def about(self) -> Ref:
        return Ref("space", self.to)

    @property
    def notation(self) -> str:
        return f"move {self.to}"

    def why_not(self, state: State) -> Illegal | None:
        table, hero = state.table, state.me
        if hero.turn.part != "move":
            return Illegal("MK-TURN-5.4" if hero.turn.acted else "MK-MOVE-1", "not_moving")
        cost = move_cost(table, hero, self.to)
        if cost is None:
            return no_way_in(table, self.to)
        if table.rampaging_at(self.to):
            return Illegal("MK-MOVE-12", "rampaging_there")
        if why := scenarios.closed(table, self.to):
            return why
        if others_at(table, hero, self.to) and provoked(table, hero, hero.space, self.to):
            return Illegal("MK-MOVE-22", "hero_there_and_provoking")
        if cost > hero.turn.move:
            return Illegal("MK-MOVE-4", "not_enough_move", need=cost, have=hero.turn.move)
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, hero = referee.table, referee.me
        hero.turn.move -= move_cost(table, hero, self.to) or 0
        came_from = hero.space
        roused = provoked(table, hero, came_from, self.to)
        put_hero(referee, self.to, "step")
        arrive(referee, came_from, roused)


def no_way_in(table: Table, space: Hex) -> Illegal:
    """Why a space cannot be entered at all."""
    printed = times.space_at(table, space)
    if printed is None:
        return Illegal("MK-IMPL-1", "not_revealed")
    return Illegal("MK-MOVE-8", "no_way_in", terrain=printed.terrain)


def put_hero(referee: Referee, to: Hex, how: str) -> None:
    """The hero stands there now; the way is remembered (MK-END-3)."""
    hero = referee.me
    hero.turn.path.append(hero.space)
    hero.turn.moved = True
    hero.space = to
    referee.note(Moved(hero.seat, to, how))


def arrive(referee: Referee, came_from: Hex, roused: tuple[str, ...]) -> None:
    """What follows on standing there: an assault, a fight with those provoked, or nothing (MK-IMPL-5 ... 7)."""
    table, hero = referee.table, referee.me
    if sites.hostile(table, hero, hero.space):
        referee.next(combat.Assault(came_from, roused))
    elif roused:
        referee.next(combat.Challenge(roused))
    else:
        sites.reveal_near(referee, hero)


def provoked(table: Table, hero: Hero, here: Hex, there: Hex) -> tuple[str, ...]:
    """Rampaging enemies adjacent to both spaces (MK-MOVE-13); nobody is provoked where a text says so (MK-MOVE-27)."""
    if "unseen" in hero.turn.allows or there not in neighbours(here):
        return ()
    near = neighbours(here)
    return tuple(foe for foe, space in table.rampaging_near(there) if space in near)


def others_at(table: Table, hero: Hero, space: Hex) -> list[Hero]:
    """Other heroes who stand there and must be reckoned with: not on the portal, not in a conquered city."""
    printed = times.space_at(table, space)
    if printed and (printed.site == "portal" or sites.conquered_city(table, space)):
        return []
    return [other for other in table.heroes_at(space) if other.seat != hero.seat]


def safe(table: Table, hero: Hero, space: Hex) -> bool:
    """Whether a hero may end its turn there (MK-SAFE-1)."""
    printed = times.space_at(table, space)
    if printed is None or (AT_NIGHT.get(printed.terrain) is None):
        return False
    return not sites.hostile(table, hero, space) and not others_at(table, hero, space) and not table.rampaging_at(space)


def steps(state: State) -> Iterator[Option | Blocked]:
    """Every space around, to be entered or not."""
    if state.me.space == OFF_MAP:
        return
    for space in neighbours(state.me.space):
        if times.space_at(state.table, space) is not None:
            yield offer(Step(space), state)


def reach(table: Table, hero: Hero) -> dict[Hex, int]:
    """The least Move points to every space that can be reached on foot, as things stand, if there were points enough.

    Spaces where movement would end (an assault, a provocation, another hero) are reached, and not passed.
    """
    found = {hero.space: 0}
    open_spaces = [hero.space]
    while open_spaces:
        here = min(open_spaces, key=lambda space: found[space])
        open_spaces.remove(here)
        if here != hero.space and (sites.hostile(table, hero, here) or scenarios.closed(table, here)):
            continue
        for there in neighbours(here):
            cost = move_cost(table, hero, there)
            if cost is None or table.rampaging_at(there) or scenarios.closed(table, there):
                continue
            if found[here] + cost < found.get(there, 999):
                found[there] = found[here] + cost
                if not provoked(table, hero, here, there):
                    open_spaces.append(there)
    return found


def move(n: Number, opens: str = "") -> Move:
    """So many Move points."""
    return Move(n, opens)


def cheaper(*terrains: str, by: int = 0, to: int = -1, least: int = 0, opens: bool = False) -> CheaperTerrain:
    """The cost of these terrains changes; none named: of all."""
    return CheaperTerrain(CostChange(terrains, by, to, least, opens))
