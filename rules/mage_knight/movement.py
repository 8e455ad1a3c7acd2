"""10 Movement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Illegal
from ..engine.instructions import Var, instruction, offer
from . import scenarios, sites, times
from .events import Moved
from .fight import combat, coop, duel
from .heroes import CostChange, Hero
from .hexes import OFF_MAP, Hex, name_of, neighbours, within
from .numbers import Number, worth
from .table import Referee, Rule, State, Table

BY_DAY = {"plains": 2, "hills": 3, "forest": 3, "wasteland": 4, "desert": 5, "swamp": 5, "city": 2}
AT_NIGHT = {**BY_DAY, "forest": 5, "desert": 3}
"""Move points to enter a space (10.2); what is not listed cannot be entered."""
DEAREST = 5
"""Nothing makes a space cost more than this."""


@instruction
class Move(Rule):
    """Gain Move points (MK-EFF-2)."""

    amount: Number | Var
    opens: str = ""
    """The text of the same card lets them be used elsewhere too, like this word among what a turn allows (MK-EFF-1)."""
    free: ClassVar[bool] = True
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
    free: ClassVar[bool] = True
    kind: ClassVar[str] = "movement"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.costs.append(self.change)


# What a space costs.

OWN_PRAYER = CostChange((), -2, least=1)
"""What the Prayer of Weather is to whoever said it."""


def move_cost(table: Table, hero: Hero, space: Hex) -> int | None:
    """What it costs this hero to enter a space now; None: it cannot be entered, or is not revealed."""
    printed = times.space_at(table, space)
    if printed is None:
        return None
    changes = [change for change in changes_for(table, hero) if change.touches(printed.terrain)]
    base = usual_cost(table, printed.terrain)
    if base is None:
        opened = [change.to for change in changes if change.opens]
        if not opened:
            return None
        base = min(opened)
    return reduced(min(DEAREST, base + headwind(table, hero)) if base < DEAREST else base, changes)


def usual_cost(table: Table, terrain: str) -> int | None:
    """What is printed for this terrain and time of day (10.2); None: it cannot be entered."""
    return (AT_NIGHT if table.night else BY_DAY).get(terrain)


def changes_for(table: Table, hero: Hero) -> list[CostChange]:
    """What lowers the cost of terrains for this hero: texts of this turn, and its own Prayer of Weather."""
    return [*hero.turn.costs, *[OWN_PRAYER for prayer in prayers_of_weather(table) if prayer == hero.seat]]


def headwind(table: Table, hero: Hero) -> int:
    """What the Prayers of Weather of others add; a teammate's does not (MK-TEAM-2)."""
    return sum(1 for seat in prayers_of_weather(table) if seat != hero.seat and not allied(table, seat, hero.seat))


def prayers_of_weather(table: Table) -> list[int]:
    """The seats whose Prayer of Weather lies in the centre."""
    return [placed.seat for placed in table.placed if placed.skill == "prayer_of_weather"]


def reduced(cost: int, changes: list[CostChange]) -> int:
    """A cost after all reductions, in the order that is best for the hero (MK-MOVE-7).

    First those that set a cost, then those that take something off: the ones with the highest minimum first.
    """
    if not changes:
        return cost
    cost = min([cost, *(change.to for change in changes if change.to >= 0)])
    for change in sorted((change for change in changes if change.by), key=lambda change: -change.least):
        cost = min(cost, max(change.least, cost + change.by))
    return cost


def allied(table: Table, one: int, other: int) -> bool:
    """Whether two different seats are in one team."""
    return one != other and table.of(one).team == table.of(other).team != 0


# A step.


@instruction
class Step(Rule):
    """Move to an adjacent space (MK-MOVE-4)."""

    to: Hex

    @property
    def about(self) -> Ref:
        return Ref("space", self.to)

    @property
    def notation(self) -> str:
        return f"move {name_of(self.to)}"

    def why_not(self, state: State) -> Illegal | None:
        table, hero = state.table, state.me
        if hero.turn.part != "move":
            return Illegal("MK-TURN-5.4" if hero.turn.acted else "MK-MOVE-1", "not_moving")
        if why := no_way_in(table, hero, self.to):
            return why
        if others_at(table, hero, self.to) and provoked(table, hero, hero.space, self.to):
            return Illegal("MK-MOVE-22", "hero_there_and_provoking")
        cost = move_cost(table, hero, self.to) or 0
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


def no_way_in(table: Table, hero: Hero, space: Hex) -> Illegal | None:
    """Why a space cannot be entered, whatever Move points there are (MK-IMPL-1)."""
    printed = times.space_at(table, space)
    if printed is None:
        return Illegal("MK-IMPL-1", "not_revealed")
    if table.rampaging_at(space):
        return Illegal("MK-MOVE-12", "rampaging_there")
    if usual_cost(table, printed.terrain) is None and not opened(hero, printed.terrain):
        return Illegal("MK-MOVE-8", "no_way_in", terrain=printed.terrain)
    return scenarios.closed(table, space)


def opened(hero: Hero, terrain: str) -> bool:
    """Whether a text of this turn lets this hero into terrain that cannot be entered otherwise (MK-MOVE-8)."""
    return any(change.opens and change.touches(terrain) for change in hero.turn.costs)


def one_step_from(hero: Hero, space: Hex) -> tuple[Hex, ...]:
    """The spaces that count as adjacent for this hero's movement: with bent space, those two away too."""
    return within(space, 2) if "bent space" in hero.turn.allows else neighbours(space)


def provoked(table: Table, hero: Hero, here: Hex, there: Hex) -> tuple[str, ...]:
    """Rampaging enemies adjacent to both spaces (MK-MOVE-13); whoever leaps provokes nobody (MK-MOVE-27)."""
    if "bent space" in hero.turn.allows or there not in neighbours(here):
        return ()
    near = neighbours(here)
    return tuple(foe for foe, space in table.rampaging_near(there) if space in near)


def put_hero(referee: Referee, to: Hex, how: str) -> None:
    """The hero stands there now; the way is remembered (MK-END-3)."""
    hero = referee.me
    hero.turn.path.append(hero.space)
    hero.turn.moved = True
    hero.space = to
    referee.note(Moved(hero.seat, to, how))


def arrive(referee: Referee, came_from: Hex, roused: tuple[str, ...] = ()) -> None:
    """What follows on standing there: an assault, a fight with those provoked, or nothing (MK-IMPL-5 ... 7)."""
    table, hero = referee.table, referee.me
    sites.reveal_near(referee, hero)
    if sites.hostile(table, hero, hero.space):
        if others := others_at(table, hero, hero.space):
            meet_owner(referee, others[0])
        else:
            referee.next(combat.Assault(came_from, roused))
    elif roused:
        referee.next(combat.Challenge(roused))


def steps(state: State) -> Iterator[Option | Blocked]:
    """Every space around, to be entered or not."""
    if state.me.space == OFF_MAP:
        return
    for space in one_step_from(state.me, state.me.space):
        yield offer(Step(space), state)


def send_back(referee: Referee, to: Hex) -> None:
    """A hero that has lost stands where it came from; the way there is undone, no Wound is taken for it (MK-OUT-9)."""
    hero = referee.me
    if hero.turn.path and hero.turn.path[-1] == to:
        hero.turn.path.pop()
    hero.space = to
    referee.note(Moved(hero.seat, to, "thrown back"))


# Other heroes.


def others_at(table: Table, hero: Hero, space: Hex) -> list[Hero]:
    """Other heroes who stand there and must be reckoned with: not on the portal, not in a conquered city."""
    others = [other for other in table.heroes if other.space == space and other.seat != hero.seat]
    return [] if others and crowded(table, space) else others


def crowded(table: Table, space: Hex) -> bool:
    """Whether any number of heroes may stand there, in peace (MK-MOVE-23, MK-MOVE-24), or in one assault (MK-COOP-8)."""
    at_peace = sites.kind(table, space) == "portal" or sites.conquered_city(table, space)
    return at_peace or coop.together(table, space) is not None


def why_no_duel(table: Table, hero: Hero, other: Hero) -> Illegal | None:
    """Why this hero may not attack the other one (MK-MOVE-25)."""
    if why := scenarios.no_player_combat(table):
        return why
    if allied(table, hero.seat, other.seat):
        return Illegal("MK-MOVE-25", "ally", hero=other.name)
    if not other.token_up:
        return Illegal("MK-MOVE-25", "token_face_down", hero=other.name)
    if table.final:
        return Illegal("MK-MOVE-25", "final_turns")
    if table.announced >= 0:
        return Illegal("MK-MOVE-25", "end_of_round_announced")
    return None


def must_attack(table: Table, hero: Hero) -> Hero | None:
    """The hero whom a hero that goes no further must attack, having entered that space (MK-MOVE-20); None: nobody."""
    if hero.turn.part != "move" or not hero.turn.path:
        return None
    others = others_at(table, hero, hero.space)
    return next((other for other in others if not why_no_duel(table, hero, other)), None)


def meet_owner(referee: Referee, owner: Hero) -> None:
    """In another's keep, its owner in it: an attack at once (MK-MOVE-21); where that is forbidden, the turn's doings end."""
    table, hero = referee.table, referee.me
    if why_no_duel(table, hero, owner):
        hero.turn.part, hero.turn.move = "after", 0
    else:
        hero.turn.acted = True
        referee.next(duel.AttackHero(owner.seat))


def safe(table: Table, hero: Hero, space: Hex) -> bool:
    """Whether a hero may end its turn there: no special effect is needed to enter it, and nobody disputes it (MK-SAFE-1)."""
    printed = times.space_at(table, space)
    if printed is None or usual_cost(table, printed.terrain) is None or scenarios.closed(table, space):
        return False
    return not sites.hostile(table, hero, space) and not others_at(table, hero, space) and not table.rampaging_at(space)


def move(n: Number, opens: str = "") -> Move:
    """So many Move points."""
    return Move(n, opens)


def cheaper(*terrains: str, by: int = 0, to: int = -1, least: int = 0, opens: bool = False) -> CheaperTerrain:
    """The cost of these terrains changes; none named: of all."""
    return CheaperTerrain(CostChange(terrains, by, to, least, opens))
