"""23.2 One exchange of a duel: an attack or a pass, then the block, and what it leaves of the attack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...engine.decisions import Blocked, Decision, Option, decide
from ...engine.errors import Clause, Illegal
from ...engine.instructions import By, Done, Window, instruction, offer, seq
from ...engine.modifiers import changes
from ..fight_events import Passed, Struck
from ..frays import Duel, Points
from ..heroes import Hero, Part
from ..mana import Remember
from ..table import Referee, Rule, State, Table
from . import points
from .hits import LEFT, Inflict, resistances
from .phases import Phase
from .sides import attack_of, duel_now, duel_of, elements, gathering, opponent
from .window import special


@instruction
class Exchange(Rule):
    """Attacks turn about, until both have passed in a row or one has fled (MK-PVP-7, MK-PVP-19)."""

    part: Part

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        duel = duel_now(referee)
        if duel.passes >= 2 or duel.fled >= 0:
            return
        take_aim(referee.table, duel)
        referee.next(self)
        referee.push(Phase(self.part), Onslaught(), Phase(""), seat=duel.attacker, source="fight")


def take_aim(table: Table, duel: Duel) -> None:
    """Nothing is gathered; each has the other before it. What was done to the attack before is over."""
    for seat in (duel.aggressor, duel.defender):
        fight = gathering(table, seat)
        fight.points.clear()
        fight.targets[:] = [attack_of(duel.other(seat))]
        table.modifiers[:] = [change for change in table.modifiers if change.whom != attack_of(seat)]


def turn_about(referee: Referee) -> None:
    """The other one attacks next."""
    duel = duel_now(referee)
    duel.attacker = duel.other(duel.attacker)


@instruction
class Onslaught(Window[Table, Hero]):
    """The attacker gathers an attack, or passes."""

    clause: ClassVar[Clause | None] = "MK-PVP-7"

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Launch(), state, "attack")
        yield from special(state)
        yield offer(Pass(), state)


@instruction
class Pass(Rule):
    """No attack; what was gathered is lost."""

    closes: ClassVar[bool] = True

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        duel_now(referee).passes += 1
        turn_about(referee)
        referee.note(Passed(referee.seat))


@instruction
class Launch(Rule):
    """The attack stands as it is gathered: the other side blocks, then its damage is assigned."""

    closes: ClassVar[bool] = True

    def why_not(self, state: State) -> Illegal | None:
        if any(made.amount for made in gathering(state.table, state.seat).points):
            return None
        return Illegal("MK-PVP-7", "nothing_gathered")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        duel_now(referee).passes = 0
        part = referee.me.turn.part
        parry = seq(Phase("block"), Parry(), Phase(""))
        referee.next(By(opponent(referee).seat, parry), Impact(part), Inflict(), TurnAbout())


@instruction
class TurnAbout(Rule):
    """The other one attacks next."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        turn_about(referee)


@instruction
class Parry(Window[Table, Hero]):
    """Any blocks against the attack (MK-PVP-9)."""

    clause: ClassVar[Clause | None] = "MK-PVP-9"

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield from special(state)
        yield offer(Done("face it"), state)


@instruction
class Impact(Rule):
    """What the block leaves of the attack (MK-PVP-10, MK-PVP-16)."""

    part: Part

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, attacker, blocker = referee.table, referee.seat, opponent(referee)
        attack = attack_made(table, attacker)
        left = max(0, attack - block_worth(table, attacker, self.part))
        referee.vars[LEFT] = left
        referee.note(Struck(attacker, attack, left))
        if not left and points.contributors(table, attacker):
            answer_back(referee, blocker)


def attack_made(table: Table, attacker: int) -> int:
    """What the attack is worth; heroes resist nothing."""
    return points.strength(table, gathering(table, attacker))


def block_worth(table: Table, attacker: int, part: str) -> int:
    """By how much the block reduces the attack: in the first phase by one for two, as if it were swift (MK-PVP-10)."""
    return taken_off(table, attacker, part, gathering(table, duel_of(table).other(attacker)).points)


def taken_off(table: Table, attacker: int, part: str, made: list[Points]) -> int:
    """By how much a block of these points would."""
    if not elements(table, attacker):
        return 0
    swift = part == "ranged" and "swift" not in changes(table.modifiers, "traits", attack_of(attacker))
    total = points.blocking(made, elements(table, attacker), swift=swift)
    return total // 2 if swift else total


def answer_back(referee: Referee, blocker: Hero) -> None:
    """What blocks do to the enemy blocked may hit one Unit of an attack that was stopped altogether (MK-PVP-24)."""
    for made in gathering(referee.table, blocker.seat).points:
        if made.then:
            referee.push(HitContributor(), made.then, seat=blocker.seat, source=made.source)


@instruction
class HitContributor(Rule):
    """One Unit that had a part in the attack; none is left: nothing is done."""

    clause: ClassVar[Clause | None] = "MK-PVP-24"

    def ask(self, state: State) -> Decision:
        ids = points.contributors(state.table, opponent(state).seat)
        return decide(state, self, [Option(id, Remember("foe", id)) for id in ids])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*[pick.do for pick in picks])
        if not picks:
            referee.stop()


# Effects on enemies, in a duel (MK-PVP-23 ... MK-PVP-27).


def units_within_reach(state: State) -> list[str]:
    """The opponent's unwounded Units that an effect of what is being played can touch (MK-PVP-23)."""
    table, other, source = state.table, opponent(state), state.agenda[-1].source
    return [
        unit.id
        for unit in other.units
        if not unit.wounds and not points.shields_from(resistances(table, other, unit), source, state.vars)
    ]


def resistances_of(referee: Referee, id: str) -> frozenset[str]:
    """What this Unit of the opponent resists."""
    other = opponent(referee)
    return resistances(referee.table, other, other.unit(id))
