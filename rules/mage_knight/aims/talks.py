"""The options of a talk with locals: the best bargain is chosen, played for, and made."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.decisions import Option
from .. import cards, interaction, mana, recruiting, skills, units, wounds
from ..heroes import Hero
from ..table import Table
from . import bargains, measures
from .battle import keep_nothing
from .stock import enough, most, stock_of

BUY, PLAY, LEAVE = 90, 80, 20


class Talk:
    """A talk as it stands."""

    def __init__(self, table: Table, hero: Hero, options: tuple[Option, ...]) -> None:
        """Looks for the best that all Influence buys, and what is needed for it."""
        self.table, self.hero = table, hero
        self.offered = {option.id for option in options}
        stock = stock_of(table, hero)
        self.measure = measures.giving(interaction.Influence, table, hero)
        deeds = [deed for deed in stock.deeds(self.measure) if deed.way.how in self.offered]
        have = hero.turn.influence
        self.bargain = bargains.best(table, hero, hero.space, have + sum(deed.gives for deed in deeds), stock)
        missing = self.bargain.price - have if self.bargain else 0
        chosen = enough(deeds, missing, keep_nothing) if missing > 0 else []
        self.wanted = {deed.way.how: deed.rank for deed in chosen or ()}

    def worth(self, option: Option) -> int:
        """How much an option promises."""
        match option.do:
            case wounds.HealHand() | wounds.HealUnit():
                return BUY + 5
            case cards.Play() | cards.PlaySideways() | units.Activate() | skills.UseSkill():
                return PLAY + self.wanted[option.id] if option.id in self.wanted else -5
            case interaction.StopTalking():
                return LEAVE
            case skills.Call() | mana.Melt():
                return -20
            case recruiting.Destroy(unit=unit):
                return 50 - 10 * units.printed(unit).level
            case _ if self.bargain and option.id == self.bargain.what:
                return BUY
            case interaction.Influence():
                return LEAVE + 10
            case _:
                return 4 * most(option.do, self.measure.innermost)


def judge(table: Table, hero: Hero, options: tuple[Option, ...]) -> Callable[[Option], int]:
    """How much each option promises."""
    return Talk(table, hero, options).worth
