"""What a screen shows of a fight beyond its options: have and need, enemy by enemy. A view is enough for it."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.views import View
from .. import levels
from ..frays import Fight, Foe
from ..heroes import Hero
from ..table import Table
from . import exchange, points, sides


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


class Totals(NamedTuple):
    """A fight as it stands."""

    seat: int
    part: str
    have: int
    """What has been gathered is worth against the targets."""
    need: int
    """What is needed; in a duel, the attack to be blocked."""
    enemies: tuple[Against, ...]


def totals(view: View[Table, Hero]) -> Totals | None:
    """The fight of the seat that is choosing, else that of the seat that looks; None: neither fights."""
    seats = [seat for seat in (view.choosing, view.seat) if seat is not None]
    fights = [fight for seat in seats if (fight := view.table.fight_of(seat))]
    return totals_of(view.table, fights[0]) if fights else None


def totals_of(table: Table, fight: Fight) -> Totals:
    """The same of one fight."""
    hero = table.of(fight.seat)
    have, need = gathered(table, fight, hero.turn.part)
    return Totals(fight.seat, hero.turn.part, have, need, tuple(against(table, fight, foe) for foe in fight.foes))


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


def against(table: Table, fight: Fight, foe: Foe) -> Against:
    """One enemy."""
    damage = points.damage(table, foe)
    return Against(
        foe.id,
        points.present(foe),
        points.armour(table, foe),
        points.attack_value(table, foe),
        points.token(table, foe).element,
        tuple(sorted(points.traits(table, foe))),
        tuple(sorted(points.resistances(table, foe))),
        points.walls(table, fight, foe),
        foe.id in fight.targets,
        foe.blocked,
        not (foe.blocked or foe.answered or points.prevented(table, foe)),
        points.block_needed(table, foe),
        damage,
        -(-damage // levels.armour(table, table.of(fight.seat))),
    )
