"""10 Direct moves: flights, leaps and ways under the ground, whatever lies between (MK-MOVE-9, MK-MOVE-27)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar, Literal

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, instruction, offer, whole
from . import movement, scenarios, sites, times
from .fight import coop
from .heroes import Hero
from .hexes import Hex
from .table import Referee, Rule, State, Table

Ends = Literal["safe", "attack"]


@instruction
class Leap(Rule):
    """Move directly, up to so many revealed spaces; terrain costs nothing, nobody is provoked (MK-MOVE-9, MK-MOVE-27)."""

    most: int
    each: int = 0
    """Move points for each space on the way."""
    price: int = 0
    """Move points for the whole."""
    avoids: tuple[str, ...] = ()
    """Terrains that are neither passed nor entered."""
    ends: Ends = "safe"
    """In a safe space; or where it is an assault, or an attack on another hero."""
    kind: ClassVar[str] = "movement"
    clause: ClassVar[Clause | None] = "MK-MOVE-9"

    @property
    def notation(self) -> str:
        price = f" for {self.price}" if self.price else f" for {self.each} each" if self.each else ""
        return f"leap {self.most}{price}" + " to attack" * (self.ends == "attack")

    @property
    def word(self) -> str:
        return self.notation

    def why_not(self, state: State) -> Illegal | None:
        if state.me.turn.part != "move":
            return Illegal("MK-MOVE-1", "only_while_moving")
        whys = [land.why_not(state) for land in self.landings(state)]
        if None in whys:
            return None
        short = (why for why in whys if why and why.reason == "not_enough_move")
        return next(short, Illegal("MK-MOVE-9", "nowhere_to_land"))

    def ask(self, state: State) -> Decision:
        return decide(state, self, (offer(land, state) for land in self.landings(state)))

    def landings(self, state: State) -> Iterator[Land]:
        """Every space it leads to, fit to land on or not."""
        for space, steps in within_reach(state.table, state.me, self.most, self.avoids).items():
            yield Land(space, self.price + self.each * steps, self.ends)


@lru_cache(None)
def within(effect: Effect) -> tuple[Leap, ...]:
    """The leaps in an effect."""
    return tuple(part for part in whole(effect) if isinstance(part, Leap))


def within_reach(table: Table, hero: Hero, most: int, avoids: tuple[str, ...]) -> dict[Hex, int]:
    """How many spaces away each revealed space is, as far as a leap of so many spaces goes."""
    found, edge = {hero.space: 0}, [hero.space]
    for step in range(1, most + 1):
        around = dict.fromkeys(there for here in edge for there in movement.one_step_from(hero, here))
        edge = [there for there in around if there not in found and passable(table, there, avoids)]
        found.update(dict.fromkeys(edge, step))
    del found[hero.space]
    return found


def passable(table: Table, space: Hex, avoids: tuple[str, ...]) -> bool:
    """Whether a leap can lead over this space."""
    printed = times.space_at(table, space)
    return printed is not None and printed.terrain not in avoids


@instruction
class Land(Rule):
    """Come down there."""

    to: Hex
    price: int
    ends: Ends

    @property
    def about(self) -> Ref:
        return Ref("space", self.to)

    @property
    def notation(self) -> str:
        return f"to {self.to}"

    def why_not(self, state: State) -> Illegal | None:
        table, hero = state.table, state.me
        if why := coop.astray(table, hero.seat, self.to):
            return why
        if self.ends == "safe" and not movement.safe(table, hero, self.to):
            return Illegal("MK-MOVE-9", "must_be_safe")
        if self.ends == "attack" and (why := nobody_to_attack(table, hero, self.to)):
            return why
        if self.price > hero.turn.move:
            return Illegal("MK-MOVE-9", "not_enough_move", need=self.price, have=hero.turn.move)
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        hero.turn.move -= self.price
        came_from = hero.space
        movement.put_hero(referee, self.to, "leap")
        movement.arrive(referee, came_from)
        if self.ends == "attack" and not sites.hostile(referee.table, hero, self.to):
            movement.meet_owner(referee, movement.others_at(referee.table, hero, self.to)[0])


def nobody_to_attack(table: Table, hero: Hero, space: Hex) -> Illegal | None:
    """Why landing there would be neither an assault nor an attack on a hero."""
    if why := scenarios.closed(table, space):
        return why
    others = movement.others_at(table, hero, space)
    if others:
        return movement.why_no_duel(table, hero, others[0])
    return None if sites.hostile(table, hero, space) else Illegal("MK-MOVE-9", "nobody_to_attack")


def leap(most: int, *, each: int = 0, price: int = 0, avoids: tuple[str, ...] = (), ends: Ends = "safe") -> Leap:
    """A direct move of up to so many spaces."""
    return Leap(most, each, price, avoids, ends)
