"""27 The auction of heroes (MK-VAR-1)."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Clause
from ..engine.instructions import By, instruction
from .events import HeroWon
from .table import Referee, Rule, State, Table


@instruction
class Auction(Rule):
    """Hero after hero, until everybody has one."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if waiting := without_hero(referee.table):
            referee.next(By(waiting[0], Nominate()), self)


def without_hero(table: Table) -> list[int]:
    """Seats that have no hero yet, in their order."""
    return [seat for seat in table.order if not table.of(seat).name]


@instruction
class Nominate(Rule):
    """The picker names a hero; the others may bid for it."""

    clause: ClassVar[Clause | None] = "MK-VAR-1"

    def ask(self, state: State) -> Decision:
        from .setup import HEROES

        taken = {hero.name for hero in state.table.heroes}
        options = [Option(f"hero {name}", Bidding(name, state.seat)) for name in HEROES if name not in taken]
        return decide(state, self, options)


@instruction
class Bidding(Rule):
    """The highest bid stands at this; whoever has not passed may raise it by one."""

    hero: str
    high: int
    bid: int = 0
    passed: tuple[int, ...] = ()

    @property
    def about(self) -> Ref:
        return Ref("hero", self.hero)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        waiting = without_hero(referee.table)
        at = waiting.index(self.high)
        rivals = [seat for seat in waiting[at + 1 :] + waiting[:at] if seat not in self.passed]
        if rivals:
            referee.push(Overbid(self.hero, self.high, self.bid, self.passed), seat=rivals[0], source="setup")
        else:
            win(referee, self.high, self.hero, self.bid)


@instruction
class Overbid(Rule):
    """One more, or nothing for this hero any more."""

    hero: str
    high: int
    bid: int
    passed: tuple[int, ...]
    clause: ClassVar[Clause | None] = "MK-VAR-1"

    @property
    def about(self) -> Ref:
        return Ref("hero", self.hero)

    def ask(self, state: State) -> Decision:
        bid = self.bid + 1
        options = [
            Option(f"bid {bid}", Bidding(self.hero, state.seat, bid, self.passed)),
            Option("pass", Bidding(self.hero, self.high, self.bid, (*self.passed, state.seat))),
        ]
        return decide(state, self, options)


def win(referee: Referee, seat: int, name: str, bid: int) -> None:
    """The hero is this seat's, which starts so much Fame lower; its Round Order token lies below those already placed."""
    table = referee.table
    place = table.order.index(without_hero(table)[0])
    table.order.remove(seat)
    table.order.insert(place, seat)
    hero = table.of(seat)
    hero.name = name
    hero.fame -= bid
    referee.note(HeroWon(seat, name, bid))
