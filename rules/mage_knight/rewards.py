"""19.1 Rewards and the benefits of spaces, at the end of the turn."""

from __future__ import annotations

from ..engine.decisions import Option
from ..engine.instructions import instruction
from . import mana, scenarios, sites, times
from .hexes import neighbours
from .table import Hero, Referee, Rule, Table


@instruction
class SpaceBenefits(Rule):
    """Mines (MK-SITE-49) and glades (MK-SITE-47)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        printed = times.space_at(table, hero.space)
        if printed and printed.site == "mine" and scenarios.mine_works(table, hero.space):
            mana.gain_crystal(referee, hero, printed.colour, overflow=False)


@instruction
class TakeRewards(Rule):
    """What was won in this turn (MK-REWARD-1 ...)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.rewards.clear()


def site_bonus(table: Table, hero: Hero) -> int:
    """The better of what keeps and cities add to the hand limit (MK-END-24 ... MK-END-26)."""
    near = (hero.space, *neighbours(hero.space))
    mine = [site for site in table.sites if sites.owner(table, sites.space_named(site)) == hero.seat]
    keeps = [name for name in mine if sites.kind(table, sites.space_named(name)) == "keep"]
    by_keep = len(keeps) if any(sites.space_named(name) in near for name in keeps) else 0
    return max(by_keep, *(city_bonus(table, hero, space) for space in near))


def city_bonus(table: Table, hero: Hero, space: object) -> int:
    """One with a Shield in a conquered city, two for its leader (MK-END-25)."""
    return 0
