"""Cards at the moment at which they are of use, in a few words."""

from __future__ import annotations

from rules.mage_knight.deed_cards import CARDS, SpellCard
from tests.kit import Play
from tests.mage_knight.positions import Land, knights


def held(*cards: str, hero: str = "arythea", others: tuple[str, ...] = (), first_print: bool = False) -> Land:
    """These cards in hand, and no dice in the Source."""
    land = knights(hero, *others)
    if first_print:
        land.table.variants.append("first_print")
    return land.hand(" ".join(cards)).source("")


def powered(land: Land, card: str, side: str) -> Land:
    """With just the mana that this side costs, as tokens; at night, if it needs black."""
    price = CARDS[card].price(side)
    if isinstance(CARDS[card], SpellCard) and side == "strong":
        land.night()
    return land.tokens(" ".join(price))


def in_ranged(land: Land, *foes: str, seat: int = 0) -> Play:
    """Attacking all of these, in the first phase."""
    return aim(land.fight(*foes, seat=seat))


def in_block(land: Land, *foes: str, seat: int = 0) -> Play:
    """Blocking the first of these."""
    play = land.fight(*foes, seat=seat).do("next phase")
    return play.do(next(id for id in play.options if id.startswith("block ")))


def in_attack(land: Land, *foes: str, seat: int = 0, aimed: bool = True) -> Play:
    """Attacking all of these, in the last phase; none of them has hurt the hero."""
    play = land.fight(*foes, seat=seat)
    for foe in play.table.fights[0].foes:
        foe.blocked = True
    play.do("next phase")
    return aim(play) if aimed else play


def aim(play: Play) -> Play:
    """At all enemies."""
    ids = [foe.id for foe in play.table.fights[0].foes]
    play.do("attack")
    return play.do(" + ".join(ids)) if len(ids) > 1 else play


def points(play: Play, seat: int = 0) -> list[tuple[int, str, str]]:
    """What has been gathered."""
    return [(p.amount, p.element, p.form) for p in play.table.fight_of(seat).points]


def talking(land: Land, seat: int = 0) -> Play:
    """The hero deals with a village."""
    return village(land, seat).turn(seat).do("interact")


def village(land: Land, seat: int = 0) -> Land:
    """The hero stands in the village of the first tile that has one."""
    from rules.mage_knight import times

    spaces = times.spaces(land.table)
    land.hero(seat).space = next(hex for hex, space in spaces.items() if space.site == "village")
    return land
