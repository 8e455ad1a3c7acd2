"""What is worth buying where, and what it costs in Influence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .. import deed_cards, interaction, levels, offers, recruiting, sites, units
from ..basics import WOUND
from ..heroes import Hero
from ..hexes import Hex
from ..table import Table
from .stock import Stock, without

HEALED = 14
"""A Wound fewer: its two points, and a place in the hand."""
UNIT, UNIT_LEVEL = 24, 12
"""A Unit fights once a round for the rest of the game, and its level counts in the end (MK-SCORE-1)."""
CROWDED_OUT = 12
"""A Unit that has to make room must be worth less than the new one by this much."""
SPELL, ACTION, ARTIFACT, ELITE = 34, 26, 40, 4
"""Cards count two, one and two points in the end, and are better than those one starts with."""


class Bargain(NamedTuple):
    """Something to be bought."""

    what: str
    """The notation of the option."""
    price: int
    worth: int


def bargains(table: Table, hero: Hero, place: Hex, stock: Stock) -> Iterator[Bargain]:
    """All that can be bought at a place, whatever it costs."""
    here, city = sites.kind(table, place), sites.city_colour(table, place)
    if here in interaction.HEALING and WOUND in hero.hand:
        price = interaction.HEALING[here]
        yield from (Bargain("buy healing", n * price, n * HEALED) for n in range(1, hero.hand.count(WOUND) + 1))
    yield from recruits(table, hero, here, everybody=city == "white")
    if here == "mage_tower" or city == "blue":
        for spell in table.spell_offer:
            if without(stock.mana, (deed_cards.CARDS[spell].colour,)) is not None:
                yield Bargain(f"buy spell {spell}", offers.SPELL, SPELL)
    if here == "monastery":
        yield from (Bargain(f"learn {card}", offers.LEARN, ACTION) for card in table.monastery_offer)
    if city == "green":
        yield from (Bargain(f"buy action {card}", offers.CITY_ACTION, ACTION) for card in table.advanced_offer)
    if city == "red":
        yield Bargain("buy artifact", offers.CITY_ARTIFACT, ARTIFACT)


def recruits(table: Table, hero: Hero, here: str, *, everybody: bool) -> Iterator[Bargain]:
    """The Units that can be had here."""
    places = {here, *interaction.scenarios.also_recruits(table, here)}
    for id in table.unit_offer:
        if id.partition(".")[0] not in units.UNITS:
            continue
        if everybody or places & set(units.printed(id).places):
            worth = worth_of_unit(id) - worth_of_place(table, hero)
            yield Bargain(f"recruit {id}", recruiting.price(table, hero, id), worth)


def worth_of_unit(id: str) -> int:
    """By its level."""
    return UNIT + UNIT_LEVEL * units.printed(id).level


def worth_of_place(table: Table, hero: Hero) -> int:
    """What has to go for a new Unit."""
    if recruiting.token_free(table, hero):
        return 0
    return min(worth_of_unit(unit.id) // (1 + unit.wounds) for unit in hero.units) + CROWDED_OUT


def best(table: Table, hero: Hero, place: Hex, influence: int, stock: Stock) -> Bargain | None:
    """The best that so much Influence buys; of those worth the same the cheapest."""
    within = [one for one in bargains(table, hero, place, stock) if one.price <= influence and one.worth > 0]
    return max(within, key=lambda one: (one.worth, -one.price), default=None)


def at_first(table: Table, hero: Hero, place: Hex) -> int:
    """The Influence with which a talk begins there (MK-LOCALS-3)."""
    site = table.site(place)
    own = site.shields.count(hero.seat) if site and sites.kind(table, place) == "city" else 0
    return levels.INFLUENCE.get(hero.reputation, -99) + own


def people_at(table: Table, hero: Hero, place: Hex) -> bool:
    """Whether somebody there talks to this hero (MK-LOCALS-12)."""
    kind, site = sites.kind(table, place), table.site(place)
    if kind not in sites.INHABITED or site is None or site.burned or hero.reputation == -7:
        return False
    if kind in ("mage_tower", "city") and not sites.conquered(table, place):
        return False
    return not sites.hostile(table, hero, place)
