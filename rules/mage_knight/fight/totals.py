"""What a screen shows of a fight beyond its options: have and need, enemy by enemy. A view is enough for it."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.views import View
from .. import levels
from ..content.enemies import ENEMIES
from ..frays import Fight, Foe
from ..heroes import Hero
from ..table import Table
from . import attack, exchange, points, sides


class Against(NamedTuple):
    """One enemy as it stands now, modifiers folded in."""

    id: str
    token: str
    """The id of the token fought now: what a summoner called, while it is there."""
    armour: int
    attack: int
    element: str
    abilities: tuple[str, ...]
    resistances: tuple[str, ...]
    walls: int
    """How often it is fortified."""
    targeted: bool
    blocked: bool
    attacks: bool
    """Its attack is still to come: neither blocked, prevented nor suffered."""
    block: int
    """Block needed to stop it."""
    damage: int
    wounds: int
    """Wounds in the hero's hand, if it bears all the damage."""
    printed_armour: int
    printed_attack: int
    """As on the tokens, before cities and effects."""
    fame: int
    by_site: bool
    """Its site is one of its walls."""
    prevented: bool
    """A text keeps it from attacking."""
    suffered: bool
    """Its damage has been assigned."""
    away: bool
    """A summoner that cannot be reached, as what it called fights, or fell, in its place."""
    role: str
    city: str
    """The colour of the city it defends."""


class Gathered(NamedTuple):
    """Points of one kind and element, and whether they count half."""

    amount: int
    element: str
    form: str
    half: bool
    source: str = ""
    """The card, Unit or Skill they come from; "": several."""


class Totals(NamedTuple):
    """A fight as it stands."""

    seat: int
    part: str
    have: int
    """What has been gathered is worth against the targets."""
    need: int
    """What is needed; in a duel, the attack to be blocked."""
    enemies: tuple[Against, ...]
    gathered: tuple[Gathered, ...]
    """One by one, in the order of gathering."""
    wounds: int
    """Taken into hand in this fight."""
    knocked_out_at: int
    """So many knock the hero out (MK-DAMAGE-8)."""

    @property
    def targets(self) -> tuple[Against, ...]:
        """The enemies aimed at."""
        return tuple(one for one in self.enemies if one.targeted)

    @property
    def open(self) -> tuple[Against, ...]:
        """The enemies whose attack is still to come."""
        return tuple(one for one in self.enemies if one.attacks and one.damage)

    @property
    def missing(self) -> int:
        """How much more is needed."""
        return max(0, self.need - self.have)


def totals(view: View[Table, Hero]) -> Totals | None:
    """The fight of the seat that is choosing, else that of the seat that looks; None: neither fights."""
    fight = fight_seen(view)
    return totals_of(view.table, fight) if fight else None


def fight_seen(view: View[Table, Hero]) -> Fight | None:
    """The fight to be shown: of the seat that is choosing, of the seat that looks, or whatever fight there is."""
    seats = [seat for seat in (view.choosing, view.seat) if seat is not None]
    fights = [fight for seat in seats if (fight := view.table.fight_of(seat))]
    return next(iter([*fights, *view.table.fights]), None)


def totals_of(table: Table, fight: Fight) -> Totals:
    """The same of one fight."""
    hero = table.of(fight.seat)
    have, need = gathered(table, fight, hero.turn.part)
    return Totals(
        fight.seat,
        hero.turn.part,
        have,
        need,
        tuple(against(table, fight, foe) for foe in fight.foes),
        tuple(counted(table, fight, hero.turn.part)),
        fight.wounds,
        levels.hand_limit(table, hero),
    )


def gathered(table: Table, fight: Fight, part: str) -> tuple[int, int]:
    """Have and need of what is being gathered."""
    if fight.site == points.DUEL:
        return gathered_in_duel(table, fight, part)
    if part == "block" and fight.aimed_at:
        foe = fight.aimed_at[0]
        return points.block_strength(table, fight.points, foe), points.block_needed(table, foe)
    return points.strength(table, fight), points.attack_needed(table, fight)


def gathered_in_duel(table: Table, fight: Fight, part: str) -> tuple[int, int]:
    """The attack made so far; or what the block takes off, and the attack it stands against."""
    duel = sides.duel_of(table)
    if part != "block":
        return exchange.attack_made(table, fight.seat), 0
    attacker = duel.other(fight.seat)
    phase = table.of(attacker).turn.part
    return exchange.block_worth(table, attacker, phase), exchange.attack_made(table, attacker)


def counted(table: Table, fight: Fight, part: str) -> list[Gathered]:
    """All points gathered, as many as they are now, and which of them count half."""
    return [
        Gathered(
            worth_now(table, fight, made, part),
            made.element,
            made.form,
            counts_half(table, fight, made.element, part),
            made.source,
        )
        for made in fight.points
    ]


def worth_now(table: Table, fight: Fight, made: points.Points, part: str) -> int:
    """Points before they are halved: a Block may count twice against a swift attack, an attack twice by a text."""
    if part != "block":
        return points.amount_now(table, fight, made)
    swift = bool(fight.aimed_at) and "swift" in points.traits(table, fight.aimed_at[0])
    return made.amount * (made.swift if swift else 1)


def counts_half(table: Table, fight: Fight, element: str, part: str) -> bool:
    """Whether points of this element are inefficient: against a resistance, or as a block (MK-RANGED-7, MK-BLOCK-4)."""
    if part != "block":
        return points.inefficient(table, element, fight.aimed_at)
    if fight.site == points.DUEL:
        attack_of = sides.elements(table, sides.duel_of(table).other(fight.seat))
    else:
        attack_of = tuple(points.token(table, foe).element for foe in fight.aimed_at)
    return not any(element in points.EFFICIENT[one] for one in attack_of)


def by_kind(made: tuple[Gathered, ...]) -> tuple[Gathered, ...]:
    """The same, points of one kind and element together."""
    kinds = dict.fromkeys((one.form, one.element, one.half) for one in made)
    sums = {kind: sum(one.amount for one in made if (one.form, one.element, one.half) == kind) for kind in kinds}
    return tuple(Gathered(n, element, form, half) for (form, element, half), n in sums.items())


def against(table: Table, fight: Fight, foe: Foe) -> Against:
    """One enemy."""
    damage, now = points.damage(table, foe), points.token(table, foe)
    prevented = points.prevented(table, foe)
    return Against(
        foe.id,
        points.present(foe),
        points.armour(table, foe),
        points.attack_value(table, foe),
        now.element,
        tuple(sorted(points.traits(table, foe))),
        tuple(sorted(points.resistances(table, foe))),
        points.walls(table, fight, foe),
        foe.id in fight.targets,
        foe.blocked,
        not (foe.blocked or foe.answered or prevented),
        points.block_needed(table, foe),
        damage,
        -(-damage // levels.armour(table, table.of(fight.seat))),
        ENEMIES[foe.name].armour,
        now.attack,
        attack.fame_for(table, fight, foe),
        points.fortified_by_site(table, fight, foe),
        prevented,
        foe.answered,
        points.away(table, fight, foe),
        foe.role,
        foe.city,
    )
