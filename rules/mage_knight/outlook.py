"""What the phrases of both languages look up in the view of the listener, when there is one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..engine.instructions import Effect
from ..engine.phrases import Teller
from . import deed_cards, levels, movement, recruiting, sites, times, units
from .basics import WOUND
from .content.enemies import ENEMIES
from .fight import points
from .fight.damage import withstands
from .frays import Fight, Foe
from .heroes import Hero, Unit
from .hexes import OFF_MAP, Hex
from .table import Table

OFFERS = {
    "spell": "spell_offer",
    "advanced": "advanced_action_offer",
    "unit": "unit_offer",
    "monastery": "unit_offer",
    "skill": "skill_offer",
    "upgrade": "upgrade_offer",
}
"""Where the cards of an offer lie."""
SOURCES = ("turn", "fight", "altar", "assault", "before", "interaction", "purchase", "setup")
"""What questions come from besides cards, Units, Skills and tactics."""
LONGEST = 60
"""Effects that are longer in words are not repeated in an option: the card tells them."""


def brief(t: Teller, short: str, full: str) -> str:
    """The one for a narrow cell, or the other."""
    return short if t.short else full


def table_of(t: Teller) -> Table | None:
    """The table the listener sees; None: nothing is known of it."""
    table: Table | None = t.of.table if t.of else None
    return table


def chooser(t: Teller) -> Hero | None:
    """The hero whose choice it is; None: nothing is known of it."""
    table = table_of(t)
    if t.of is None or table is None or t.of.choosing is None:
        return None
    return table.of(t.of.choosing)


def hero_at(t: Teller, seat: int) -> str:
    """The hero of a seat; "": it is not known, or has none yet."""
    table = table_of(t)
    return table.of(seat).name if table and 0 <= seat < len(table.heroes) else ""


def opponent(t: Teller) -> Hero | None:
    """Whom the chooser has before it in a duel; None: it is not known."""
    table, hero = table_of(t), chooser(t)
    return table.of(table.duel.other(hero.seat)) if table and hero and table.duel else None


def fight_of(t: Teller) -> Fight | None:
    """The fight of the hero whose choice it is, if the listener knows of one."""
    table, hero = table_of(t), chooser(t)
    return table.fight_of(hero.seat) if table and hero else None


def part_of(t: Teller) -> str:
    """The part of the turn in which the chooser is; "": it is not known."""
    hero = chooser(t)
    return hero.turn.part if hero else ""


def here(t: Teller) -> str:
    """The kind of site the chooser stands on; "": none, or it is not known."""
    table, hero = table_of(t), chooser(t)
    return sites.kind(table, hero.space) if table and hero else ""


# Things that come several times.


def name_of(id: str) -> str:
    """The name of a token or Unit card: its id without the number."""
    return id.partition(".")[0]


def is_enemy(id: str) -> bool:
    """Whether this is an enemy token."""
    return name_of(id) in ENEMIES


def is_unit(id: str) -> bool:
    """Whether this is a Unit card."""
    return name_of(id) in units.UNITS


def is_card(id: str) -> bool:
    """Whether this is the face of a Deed card, and not its back."""
    return id == WOUND or id in deed_cards.CARDS


def number_of(t: Teller, id: str) -> str:
    """The number of a token or Unit, if the listener has several of the name before it; "": the name is enough."""
    name, _, number = id.partition(".")
    table, hero = table_of(t), chooser(t)
    if not number or table is None or hero is None:
        return ""
    alike = {other for other in in_sight(table, hero, id) if name_of(other) == name}
    return number if len(alike) > 1 else ""


def in_sight(table: Table, hero: Hero, id: str) -> Iterator[str]:
    """What a token or Unit could be taken for: other enemies around; Units beside it, or in the same offer."""
    if is_enemy(id):
        fight = table.fight_of(hero.seat)
        yield from (one for foe in fight.foes for one in (foe.id, foe.stand_in)) if fight else ()
        yield from (foe for foe, _ in table.rampaging_near(hero.space)) if hero.space != OFF_MAP else ()
    elif id in table.unit_offer:
        yield from table.unit_offer
    else:
        yield from (unit.id for other in table.heroes for unit in other.units if owns(other, id))


def owns(hero: Hero, unit: str) -> bool:
    """Whether a Unit is this hero's."""
    return any(one.id == unit for one in hero.units)


# The map.


class Way(NamedTuple):
    """What a step costs, and what comes of it."""

    cost: int
    assault: str
    """The kind of site that is assaulted; "": none."""
    roused: tuple[str, ...]
    """Rampaging enemies it provokes."""


def way_to(t: Teller, to: Hex) -> Way | None:
    """A step of the chooser to there; None: it is not known, or leads nowhere."""
    table, hero = table_of(t), chooser(t)
    cost = movement.move_cost(table, hero, to) if table and hero else None
    if table is None or hero is None or cost is None:
        return None
    assault = sites.kind(table, to) if sites.hostile(table, hero, to) else ""
    return Way(cost, assault, movement.provoked(table, hero, hero.space, to))


class Place(NamedTuple):
    """What is printed on a space, and its site now."""

    terrain: str
    site: str
    colour: str


def place_at(t: Teller, space: Hex) -> Place | None:
    """A space of the map; None: it is not revealed, or not known."""
    table = table_of(t)
    printed = times.space_at(table, space) if table else None
    if table is None or printed is None:
        return None
    site = sites.kind(table, space)
    colour = sites.city_colour(table, space) if site == "city" else printed.colour
    return Place(printed.terrain, site, colour)


# Cards and Units.


def side_of(t: Teller, card: str, side: str) -> Effect:
    """What a card says on this side, in the edition that is played."""
    table = table_of(t)
    return deed_cards.side_of(table, card, side) if table else getattr(deed_cards.CARDS[card], side)


def told(t: Teller, effect: Effect | None) -> str:
    """An effect in words, where they are few; else ""."""
    text = t.say(effect) if effect else ""
    return text if len(text) <= LONGEST else ""


def ability(t: Teller, unit: str, n: int) -> tuple[str, Effect]:
    """The mana an ability of a Unit needs, and what it does."""
    table, row = table_of(t), units.printed(unit).abilities[n - 1]
    return row.mana, units.effect_of(table, unit, n) if table else row.does


def crowded(t: Teller) -> bool:
    """Whether all Command tokens of the chooser are in use."""
    table, hero = table_of(t), chooser(t)
    return bool(table and hero and not recruiting.token_free(table, hero))


# Fights.


def foe(t: Teller, id: str) -> Foe | None:
    """An enemy of the fight of the chooser; None: it is not known."""
    fight = fight_of(t)
    return next((one for one in fight.foes if id in (one.id, one.stand_in)), None) if fight else None


class Assault(NamedTuple):
    """An attack of an enemy."""

    value: int
    element: str
    block: int
    """Block that stops it."""
    damage: int
    wounds: int
    """Into the hero's hand, if it takes all the damage."""
    traits: frozenset[str]


def attack_of(t: Teller, id: str) -> Assault | None:
    """What an enemy of this fight attacks with; None: it is not known."""
    table, hero, enemy = table_of(t), chooser(t), foe(t, id)
    if table is None or hero is None or enemy is None:
        return None
    damage, traits = points.damage(table, enemy), points.traits(table, enemy)
    return Assault(
        points.attack_value(table, enemy),
        points.token(table, enemy).element,
        points.block_needed(table, enemy),
        damage,
        -(-damage // levels.armour(table, hero)),
        traits,
    )


class Guard(NamedTuple):
    """What an attack on an enemy has to overcome."""

    armour: int
    resists: tuple[str, ...]
    walls: int


def guard_of(t: Teller, id: str) -> Guard | None:
    """The Armour, resistances and walls of an enemy of this fight; None: it is not known."""
    table, fight, enemy = table_of(t), fight_of(t), foe(t, id)
    if table is None or fight is None or enemy is None:
        return None
    resists = tuple(sorted(points.resistances(table, enemy)))
    return Guard(points.armour(table, enemy), resists, points.walls(table, fight, enemy))


class Sum(NamedTuple):
    """What has been gathered, and what is needed."""

    have: int
    need: int


def attack_sum(t: Teller) -> Sum | None:
    """The attack being gathered; None: it is not known."""
    table, fight = table_of(t), fight_of(t)
    if table is None or fight is None:
        return None
    return Sum(points.strength(table, fight), points.attack_needed(table, fight))


def block_sum(t: Teller) -> Sum | None:
    """The block being gathered; None: it is not known."""
    table, fight = table_of(t), fight_of(t)
    if table is None or fight is None or not fight.aimed_at:
        return None
    enemy = fight.aimed_at[0]
    return Sum(points.block_strength(table, fight.points, enemy), points.block_needed(table, enemy))


def gathered(t: Teller) -> int:
    """The points gathered for the target, whatever they are worth against it."""
    fight = fight_of(t)
    return sum(made.amount for made in fight.points) if fight else 0


class Harm(NamedTuple):
    """What damage does to a Unit."""

    armour: int
    wounded: bool
    left: int


def harm_to(t: Teller, id: str, by: str, damage: int) -> Harm | None:
    """What so much damage of this enemy does to a Unit of the chooser; None: it is not known."""
    table, hero, enemy = table_of(t), chooser(t), foe(t, by)
    if table is None or hero is None or enemy is None or not owns(hero, id):
        return None
    unit: Unit = hero.unit(id)
    armour = units.armour(table, hero, unit)
    left = damage - armour if withstands(table, hero, unit, enemy) else damage
    return Harm(armour, left > 0, max(0, left - armour) if left > 0 else 0)


def wounds_by(table: Table, hero: Hero, damage: int) -> int:
    """Wounds a hero takes into hand by so much damage."""
    return -(-damage // levels.armour(table, hero))


def chooser_seat(t: Teller) -> int | None:
    """The seat whose choice it is, before it has a hero too; None: nothing is known of it."""
    return t.of.choosing if t.of else None


def lair_of(t: Teller, enemy: str) -> str:
    """The space on which a rampaging enemy stands; "": it is not known."""
    table = table_of(t)
    return next((space for space, foes in table.rampaging.items() if enemy in foes), "") if table else ""
