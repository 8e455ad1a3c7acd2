"""23.2 and 23.3 One exchange of a duel: an attack or a pass, the block, the damage the attacker assigns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...engine.decisions import Blocked, Decision, Option, Ref, decide
from ...engine.errors import Clause, Illegal
from ...engine.instructions import By, Done, Window, instruction, offer, seq
from ...engine.modifiers import changes, folded
from .. import deed_cards, levels, movement, sites, times, units, wounds
from ..events import Moved, Wounded
from ..fight_events import CardStolen, Passed, Struck
from ..frays import Duel, Fight
from ..heroes import Hero, Part, Unit
from ..hexes import Hex, neighbours
from ..mana import Remember
from ..table import Referee, Rule, State, Table
from . import points
from .phases import Phase
from .window import special

STEAL = 5
"""Damage for an Artifact (MK-PVP-17)."""
LEFT = "left"
"""Under this name a frame keeps what is left of the damage."""


def duel_of(table: Table) -> Duel:
    """The duel on this table."""
    if table.duel is None:
        raise LookupError("there is no duel")
    return table.duel


def duel_now(state: State | Referee) -> Duel:
    """The duel going on."""
    return duel_of(state.table)


def gathering(table: Table, seat: int) -> Fight:
    """What this seat gathers."""
    fight = table.fight_of(seat)
    if fight is None:
        raise LookupError("there is no fight")
    return fight


def opponent(state: State | Referee) -> Hero:
    """The other side of the seat that is acting."""
    return state.table.of(duel_now(state).other(state.seat))


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


def elements(table: Table, attacker: int) -> tuple[str, ...]:
    """What the attack is made of."""
    return tuple(dict.fromkeys(made.element for made in gathering(table, attacker).points if made.amount))


def block_worth(table: Table, attacker: int, part: str) -> int:
    """By how much the block reduces the attack: in the first phase by one for two, as if it were swift (MK-PVP-10)."""
    made = gathering(table, duel_of(table).other(attacker)).points
    if not elements(table, attacker):
        return 0
    swift = part == "ranged" and "swift" not in changes(table.modifiers, "traits", attack_of(attacker))
    total = points.blocking(made, elements(table, attacker), swift=swift)
    return total // 2 if swift else total


def attack_of(seat: int) -> str:
    """How an attack of this seat goes by in the other's fight, and among modifiers."""
    return f"hero {seat}"


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


# The damage.


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
