"""15 The Treasure Chamber and its Dragon."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, instruction, offer, seq
from . import dragon, items, moving
from .chances import nothing
from .events import DragonCounterDrawn, TreasureTaken
from .life import die, lose
from .numbers import D12
from .table import CHAMBER, Hero, Referee, Rule, Square, State, Way
from .tiles import barred, exits, starting_square

COUNTERS = ("sleeps",) * 7 + ("wakes",)
AT_ONCE = 2
"""Treasure counters drawn in a turn (DQ-TC-3)."""


@instruction
class Loot(Rule):
    """Two Treasure counters, and one of the Dragon's (DQ-TC-3, DQ-TC-4)."""

    closes: ClassVar[bool] = True

    def why_not(self, state: State) -> Illegal | None:
        hero = state.me
        if hero.square not in CHAMBER or hero.below:
            return Illegal("DQ-TC-4", "not_in_the_chamber")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        pool = referee.table.treasure
        taken = tuple(reversed(pool[-AT_ONCE:]))
        del pool[-AT_ONCE:]
        if taken:
            referee.me.treasure += taken
            referee.note(TreasureTaken(referee.seat, taken))
        referee.next(DragonCounter())


@instruction
class DragonCounter(Rule):
    """It sleeps, or it wakes and burns all in the chamber, first the one who drew, then clockwise (DQ-DRG-3)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, seat = referee.table, referee.seat
        counter = table.dragon.pop()
        table.dragon_seen.append(counter)
        referee.note(DragonCounterDrawn(seat, counter, len(table.dragon)))
        if counter == "wakes":
            burnt = [hero for hero in table.in_turn(seat) if hero.above and hero.square in CHAMBER]
            dragon.mix(referee)  # it sleeps again afterwards (DQ-DRG-7); nothing in between draws a counter
            referee.stop()
            for hero in reversed(burnt):
                referee.push(lose(D12), DropTreasure(), Flee(), seat=hero.seat, source="flight")


def stays_with_the_dragon(hero: Hero) -> Effect:
    """What follows when the way out is shut: in the chamber a Dragon counter, but no treasure (DQ-TC-6)."""
    return DragonCounter() if hero.square in CHAMBER else nothing()


@instruction
class DropTreasure(Rule):
    """All of it, chamber treasure and found gold alike; not potions, rope or ring (DQ-DRG-3, DQ-DRG-4)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        items.drop_treasure(referee)


@instruction
class Flee(Rule):
    """To any free square around; if there is none, the Dragon kills (DQ-DRG-5, DQ-DRG-6)."""

    clause: ClassVar[Clause | None] = "DQ-DRG-5"

    def ask(self, state: State) -> Decision:
        square = state.me.square
        return decide(
            state,
            self,
            (offer(FleeTo(way, starting_square(square, part).beyond(way), part), state) for way, part in exits(square)),
        )

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*[pick.do for pick in picks])
        if not picks:
            die(referee, "dragon")


@instruction
class FleeTo(Rule):
    """This way; where it is shut the Dragon burns again (DQ-DRG-5)."""

    way: Way
    to: Square
    part: moving.Half = 0

    @property
    def notation(self) -> str:
        return f"flee {self.way}{' lower' * self.part}"

    @property
    def about(self) -> Ref:
        return Ref("square", self.to)

    def why_not(self, state: State) -> Illegal | None:
        return barred(state.table, state.me, starting_square(state.me.square, self.part), self.way)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        again = seq(lose(D12), Flee())
        referee.next(
            *moving.obstacles(referee.table, referee.me, self.way, self.part, again),
            moving.Go(self.way, self.part, "flee"),
        )
