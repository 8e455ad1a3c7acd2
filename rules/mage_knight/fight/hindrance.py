"""27 Interactive combat: the player before sets a die against whoever fights a single enemy (MK-VAR-9).

It lies face down until the phase it concerns begins, or the enemy falls.
"""

from __future__ import annotations

from typing import ClassVar

from ...engine.decisions import Decision, Option, Ref, decide
from ...engine.errors import Clause
from ...engine.instructions import By, instruction
from ..basics import COLOURS, DUMMY
from ..fight_events import DieSet, DieTurnedUp
from ..frays import Hindrance
from ..table import Referee, Rule, State, Table

VARIANT = "interactive_combat"
PHASES = {"white": "ranged", "red": "block", "blue": "attack"}
"""The phase that each colour concerns: Armor in the first, the attack, Armor in the last."""


def player_before(table: Table, seat: int) -> int | None:
    """Who comes before a seat in Round Order; None: nobody else plays."""
    order = [other for other in table.order if other != DUMMY]
    return order[order.index(seat) - 1] if seat in order and len(order) > 1 else None


@instruction
class Hinder(Rule):
    """Before the fight against a single enemy."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, fight = referee.table, referee.table.fight_of(referee.seat)
        before = player_before(table, referee.seat)
        if table.plays(VARIANT) and fight and len(fight.foes) == 1 and before is not None:
            referee.next(By(before, ChooseDie()))


@instruction
class ChooseDie(Rule):
    """White, red and blue make the enemy stronger; which one it is nobody else is told."""

    clause: ClassVar[Clause | None] = "MK-VAR-9"
    forced: ClassVar[bool] = False

    def ask(self, state: State) -> Decision:
        return decide(
            state, self, [Option(f"set {c}", PutDie(c)) for c in COLOURS if c not in ("gold", "green")], secret=True
        )


@instruction
class PutDie(Rule):
    """The die shows this colour. Black, like any other, does nothing."""

    colour: str

    @property
    def about(self) -> Ref:
        return Ref("mana", f"die {self.colour}")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.hindrance = Hindrance(referee.seat, self.colour, "")
        referee.note(DieSet(referee.seat, self.colour))


def phase_begins(referee: Referee, part: str) -> None:
    """The die is turned up if it concerns this phase."""
    hindrance = referee.table.hindrance
    if hindrance and PHASES.get(hindrance.die) == part:
        turn_up(referee, hindrance)


def turn_up(referee: Referee, hindrance: Hindrance) -> None:
    """All see it now."""
    if not hindrance.shown:
        hindrance.shown = hindrance.die
        referee.note(DieTurnedUp(hindrance.seat, hindrance.die))


def armour(table: Table) -> int:
    """What it adds to the Armor of the enemy now: in the first phase, or in the last."""
    shown = table.hindrance.shown if table.hindrance else ""
    if shown not in ("white", "blue") or not table.fights:
        return 0
    return int(table.of(table.fights[-1].seat).turn.part == PHASES[shown])


def attack(table: Table) -> int:
    """What it adds to the attack of the enemy."""
    return int(table.hindrance is not None and table.hindrance.shown == "red")


def fame(referee: Referee) -> int:
    """The enemy falls: what it is worth more, whichever of its phases has come."""
    hindrance = referee.table.hindrance
    if hindrance is None or hindrance.die not in PHASES:
        return 0
    turn_up(referee, hindrance)
    return 1
