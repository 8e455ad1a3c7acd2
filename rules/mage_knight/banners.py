"""8 and 14 Banners: Artifacts that are assigned to Units (MK-UNITS-7, MK-UNITS-19, MK-UNITS-20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Picks, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import instruction, offer
from . import levels, units
from .basics import WOUND
from .card_events import LeftHand
from .events import BannerAssigned, BannerTaken
from .fight import points
from .heroes import Hero, Unit
from .table import Referee, Rule, State, fight_here

TOUGHER = ("banner_of_glory", "banner_of_protection")
"""They give a Unit 1 Armor."""


@instruction
class AssignBanner(Rule):
    """Put the Banner just played under a Unit; another one there goes to the discard pile (MK-UNITS-7, MK-UNITS-7.1)."""

    banner: str
    kind: ClassVar[str] = "banner"
    clause: ClassVar[Clause | None] = "MK-UNITS-7"

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.units else Illegal("MK-UNITS-7", "no_unit_for_it")

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(f"to {unit.id}", PutUnder(self.banner, unit.id)) for unit in state.me.units])


@instruction
class PutUnder(Rule):
    """This Unit."""

    banner: str
    unit: str

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        hero.played.remove(self.banner)
        unit = hero.unit(self.unit)
        if unit.banner:
            take_off(referee, hero, unit)
        unit.banner, unit.banner_used = self.banner, False
        referee.note(BannerAssigned(hero.seat, self.banner, self.unit))


def take_off(referee: Referee, hero: Hero, unit: Unit) -> None:
    """A Banner leaves its Unit for the discard pile."""
    hero.discard.append(unit.banner)
    referee.note(BannerTaken(hero.seat, unit.banner, unit.id))
    unit.banner, unit.banner_used = "", False


# What they do for their Units.


def armour(hero: Hero, unit: Unit) -> int:
    """What Banners add to the Armor of a Unit."""
    return (unit.banner in TOUGHER) + hero.turn.allows.count("glory")


def resists(unit: Unit) -> tuple[str, ...]:
    """What a Banner makes a Unit resist."""
    return ("fire", "ice") if unit.banner == "banner_of_protection" else ()


def glory(referee: Referee, id: str) -> int:
    """What Banner of Glory adds when a Unit attacks or blocks, and the Fame it brings.

    Assigned, each time; thrown away, for all Units, and Fame once for each of them.
    """
    hero = referee.me
    mark, more = f"glory {id}", glorious(hero, id)
    raised = "glory" in hero.turn.allows
    levels.gain_fame(referee, hero, more - (raised and mark in hero.turn.used))
    if raised:
        hero.turn.used.append(mark)
    return more


def glorious(hero: Hero, id: str) -> int:
    """What Banner of Glory adds to an attack or block of this Unit."""
    assigned = any(unit.id == id and unit.banner == "banner_of_glory" for unit in hero.units)
    return assigned + ("glory" in hero.turn.allows)


def uses(state: State) -> Iterator[Option | Blocked]:
    """What assigned Banners let their owner do."""
    for unit in state.me.units:
        if unit.banner == "banner_of_courage":
            yield offer(Rally(unit.id), state)
        if unit.banner == "banner_of_fear" and state.me.turn.part == "block":
            yield offer(Scare(unit.id), state)


@instruction
class Rally(Rule):
    """Banner of Courage is turned face down: its Unit is ready again; once a round, not in combat (MK-UNITS-19)."""

    unit: str

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    def why_not(self, state: State) -> Illegal | None:
        unit = state.me.unit(self.unit)
        if fight_here(state):
            return Illegal("MK-EFF-10", "no_healing_in_combat")
        if unit.banner_used:
            return Illegal("MK-UNITS-19", "banner_used")
        return Illegal("MK-UNITS-6", "unit_ready") if unit.ready else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.unit(self.unit).banner_used = True
        referee.next(units.MakeReady(self.unit))


@instruction
class Scare(Rule):
    """Banner of Fear: its Unit is spent, and one enemy does not attack. This is no block."""

    unit: str
    clause: ClassVar[Clause | None] = "MK-UNITS-19"

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    def why_not(self, state: State) -> Illegal | None:
        unit, fight = state.me.unit(self.unit), fight_here(state)
        if not unit.ready:
            return Illegal("MK-UNITS-5.1", "unit_spent")
        if unit.wounds:
            return Illegal("MK-UNITS-5", "unit_wounded")
        if fight and fight.units_barred and not unit.bonded:
            return Illegal("MK-UNITS-16", "no_units_here")
        return None if fight and points.attackers(state.table, fight) else Illegal("MK-COMBAT-14", "nobody_attacks")

    def ask(self, state: State) -> Decision:
        fight = fight_here(state)
        foes = points.attackers(state.table, fight) if fight else []
        return decide(state, self, [Option(f"scare {foe}", ScareOff(self.unit, foe)) for foe in foes])


@instruction
class ScareOff(Rule):
    """This enemy; Fame 1."""

    unit: str
    foe: str

    @property
    def about(self) -> Ref:
        return Ref("enemy", self.foe)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.unit(self.unit).ready = False
        points.stop_attack(referee, self.foe)
        levels.gain_fame(referee, referee.me, 1)


# The end of a round, and Banners thrown away.


@instruction
class TakeBack(Rule):
    """At the end of the round: which Banners go back to the Deed deck; the others stay (MK-UNITS-7.2)."""

    clause: ClassVar[Clause | None] = "MK-UNITS-7.2"

    def ask(self, state: State) -> Decision:
        under = [unit for unit in state.me.units if unit.banner]
        options = [Option(f"take {unit.banner}", TakeOff(unit.id)) for unit in under]
        return decide(state, self, options, Picks(0, len(options)))


@instruction
class TakeOff(Rule):
    """This one: it is shuffled in with the discard pile."""

    unit: str

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        take_off(referee, referee.me, referee.me.unit(self.unit))


@instruction
class ReadyAll(Rule):
    """All one's Units are ready."""

    kind: ClassVar[str] = "healing"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*[units.MakeReady(unit.id) for unit in referee.me.units if not unit.ready])


@instruction
class ThrowWounds(Rule):
    """All Wounds received in this turn leave hand and discard pile."""

    def why_not(self, state: State) -> Illegal | None:
        turn = state.me.turn
        return None if turn.taken_wounds + turn.poisoned else Illegal("MK-WOUND-2", "no_wound_received")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        drop(referee, hero.hand, hero.turn.taken_wounds)
        drop(referee, hero.discard, hero.turn.poisoned)
        hero.turn.taken_wounds = hero.turn.poisoned = 0


def drop(referee: Referee, pile: list[str], most: int) -> None:
    """So many Wounds go back to their pile, as far as they lie here."""
    for _ in range(min(most, pile.count(WOUND))):
        pile.remove(WOUND)
        referee.note(LeftHand(referee.seat, WOUND, "removed"))


def assign(banner: str) -> AssignBanner:
    """Under a Unit."""
    return AssignBanner(banner)


ready_all = ReadyAll()
