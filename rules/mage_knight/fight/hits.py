"""23.3 The damage of a duel, which the attacker assigns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...engine.decisions import Blocked, Option, Ref
from ...engine.errors import Clause, Illegal
from ...engine.instructions import Done, Window, instruction, offer
from ...engine.modifiers import changes, folded
from .. import deed_cards, levels, movement, sites, times, units, wounds
from ..events import Moved, Wounded
from ..fight_events import CardStolen
from ..heroes import Hero, Unit
from ..hexes import Hex, neighbours
from ..table import Referee, Rule, State, Table
from .sides import duel_now, elements, opponent

STEAL = 5
"""Damage for an Artifact (MK-PVP-17)."""
LEFT = "left"
"""Under this name a frame keeps what is left of the damage."""


@instruction
class Inflict(Window[Table, Hero]):
    """The attacker assigns the damage, as far as it likes (MK-PVP-11, MK-PVP-14)."""

    clause: ClassVar[Clause | None] = "MK-PVP-11"

    def idle(self, state: State) -> bool:
        return duel_now(state).fled >= 0 or not any(do.damage <= left(state) for do in hits(state))

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield from (offer(do, state) for do in hits(state))
        yield offer(Done("leave the rest"), state)


def left(state: State | Referee) -> int:
    """What is left of the damage."""
    return int(state.vars.get(LEFT, 0))


def too_little(state: State, damage: int) -> Illegal | None:
    """The refusal of what needs more damage than is left."""
    have = left(state)
    return Illegal("MK-PVP-11", "not_enough_damage", need=damage, have=have) if have < damage else None


def spend(referee: Referee, damage: int) -> None:
    """So much of the damage is used."""
    referee.vars[LEFT] = left(referee) - damage


def hits(state: State) -> Iterator[HitHero | HitUnit | Steal | Rout]:
    """All that damage could do now; theft and retreat in the second phase alone."""
    table, other = state.table, opponent(state)
    made = elements(table, state.seat)
    yield HitHero(levels.armour(table, other))
    for unit in other.units:
        yield HitUnit(unit.id, armour_against(table, other, unit, made))
    if state.me.turn.part == "attack":
        yield from (Steal(card, place) for card, place in within_grasp(other))
        yield from (Rout(to, cost) for to, cost in ways_out(table, other))


def armour_against(table: Table, hero: Hero, unit: Unit, made: tuple[str, ...]) -> int:
    """The Armor of a Unit, twice if it resists any element of the attack (MK-PVP-12); never below 1 (MK-PVP-23)."""
    has = resistances(table, hero, unit)
    resists = any({"fire", "ice"} <= has if element == "coldfire" else element in has for element in made)
    return armour(table, hero, unit) * (2 if resists else 1)


def armour(table: Table, hero: Hero, unit: Unit) -> int:
    """The Armor of a Unit, with what the opponent's effects take off it (MK-PVP-23)."""
    return folded(units.armour(table, hero, unit), table.modifiers, "armour", unit.id, least=1)


def resistances(table: Table, hero: Hero, unit: Unit) -> frozenset[str]:
    """What a Unit resists, with what the opponent's effects take away."""
    lost = set(map(str, changes(table.modifiers, "resists", unit.id)))
    return frozenset() if "all" in lost else units.resists(table, hero, unit) - lost


def within_grasp(other: Hero) -> Iterator[tuple[str, str]]:
    """Artifacts that can be stolen: in the discard pile, in the Play area, on a wounded Unit (MK-PVP-17)."""
    for place, pile in (("discard", other.discard), ("played", other.played)):
        yield from ((card, place) for card in dict.fromkeys(pile) if is_artifact(card))
    yield from ((unit.banner, unit.id) for unit in other.units if unit.banner and unit.wounds)


def is_artifact(card: str) -> bool:
    """Whether this is an Artifact."""
    return isinstance(deed_cards.CARDS.get(card), deed_cards.ArtifactCard)


def ways_out(table: Table, other: Hero) -> Iterator[tuple[Hex, int]]:
    """Safe spaces next to the fight, and what they cost unmodified (MK-PVP-18)."""
    for space in neighbours(other.space):
        printed = times.space_at(table, space)
        cost = movement.usual_cost(table, printed.terrain) if printed else None
        if cost is not None and movement.safe(table, other, space):
            yield space, cost


@instruction
class HitHero(Rule):
    """A Wound into the hand of the opponent (MK-PVP-13)."""

    damage: int

    @property
    def notation(self) -> str:
        return "wound hero"

    def why_not(self, state: State) -> Illegal | None:
        return too_little(state, self.damage)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        spend(referee, self.damage)
        wounds.wound_hero(referee, opponent(referee), 1)


@instruction
class HitUnit(Rule):
    """A Unit of the opponent is wounded (MK-PVP-12)."""

    unit: str
    damage: int

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    @property
    def notation(self) -> str:
        return f"wound {self.unit}"

    def why_not(self, state: State) -> Illegal | None:
        if opponent(state).unit(self.unit).wounds:
            return Illegal("MK-PVP-12", "unit_wounded")
        return too_little(state, self.damage)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        spend(referee, self.damage)
        wound_unit(referee, opponent(referee), self.unit)


def wound_unit(referee: Referee, hero: Hero, id: str) -> None:
    """One Wound; no poison, no paralysis (MK-PVP-29)."""
    unit = hero.unit(id)
    if not unit.wounds:
        unit.wounds = 1
        referee.note(Wounded(hero.seat, id, 1))


@instruction
class Steal(Rule):
    """An Artifact goes to the attacker's discard pile (MK-PVP-17)."""

    card: str
    place: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    @property
    def notation(self) -> str:
        return f"steal {self.card}"

    @property
    def damage(self) -> int:
        """What it needs."""
        return STEAL

    def why_not(self, state: State) -> Illegal | None:
        return too_little(state, STEAL)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        other = opponent(referee)
        spend(referee, STEAL)
        match self.place:
            case "discard":
                other.discard.remove(self.card)
            case "played":
                other.played.remove(self.card)
            case unit:
                other.unit(unit).banner = ""
        referee.me.discard.append(self.card)
        referee.note(CardStolen(referee.seat, other.seat, self.card))


@instruction
class Rout(Rule):
    """The opponent has to retreat to this space; that ends the combat (MK-PVP-18)."""

    to: Hex
    damage: int

    @property
    def about(self) -> Ref:
        return Ref("space", self.to)

    @property
    def notation(self) -> str:
        return f"rout to {self.to}"

    def why_not(self, state: State) -> Illegal | None:
        return too_little(state, self.damage)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        other = opponent(referee)
        spend(referee, self.damage)
        other.space = self.to
        duel_now(referee).fled = other.seat
        referee.note(Moved(other.seat, self.to, "routed"))
        sites.reveal_near(referee, other)
