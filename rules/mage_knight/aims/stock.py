"""What a hero could still make of its cards, Units and Skills, with the mana at hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from ...engine.costs import has_cost
from ...engine.instructions import Effect, Either, Seq, Times
from .. import cards, deed_cards, paying, skills, units
from ..basics import WOUND
from ..fight.points import Attack, Block
from ..heroes import Hero
from ..mana import ExtraDie, Gain
from ..movement import Move
from ..table import Table
from ..wounds import TakeWound

CARD_GONE = -1
"""Another card that has to be given up would have given one, played sideways."""
WOUND_TAKEN = -3
"""A Wound of one's own choice has to be worth a card's basic effect."""


class Measure:
    """How much of what is wanted something gives, at one moment of one hero. What was measured once is remembered."""

    def __init__(self, innermost: Callable[[Effect], int], sideways: int = 0) -> None:
        """A measure.

        Args:
            innermost: What an innermost instruction gives.
            sideways: What any card gives when it is played sideways.
        """
        self.innermost, self.sideways = innermost, sideways
        self.known: dict[tuple[str, tuple[str, ...]], int] = {}
        self.best: dict[Left, tuple[Deed, ...]] = {}

    def of(self, way: Way) -> int:
        """What this way to use something gives."""
        if way.does is None:
            return self.sideways
        key = (way.how, way.price)
        if key not in self.known:
            self.known[key] = most(way.does, self.innermost)
        return self.known[key]


class Way(NamedTuple):
    """One way to use a card, a Unit or a Skill."""

    how: str
    """The notation of the option."""
    does: Effect | None
    """None: sideways."""
    price: tuple[str, ...] = ()


class Deed(NamedTuple):
    """The best that something gives of what is wanted, and what it gives for free."""

    source: str
    way: Way
    gives: int
    free: Way | None = None
    free_gives: int = 0

    @property
    def rank(self) -> int:
        """What uses up another card is played before that one is."""
        return int(self.way.does is not None and has_cost(self.way.does))

    @property
    def cheaper(self) -> Deed | None:
        """The same source without mana."""
        return Deed(self.source, self.free, self.free_gives) if self.free and self.way.price else None


Left = tuple[tuple[str, ...], tuple[frozenset[str], ...]]
"""What is left of all that a hero has: the sources that are not used up, and the mana."""


class Stock:
    """What can be used, each only once; and the mana, each by the colours it can be used as. It does not change."""

    def __init__(self, ways: dict[str, tuple[Way, ...]], mana: tuple[frozenset[str], ...]) -> None:
        """The ways to use each source, and the mana.

        By what is left one stock of a hero differs from another of the same moment: a source is used in the same ways in all.
        """
        self.ways, self.mana = ways, mana
        self.left: Left = tuple(ways), mana

    def less(self, used: Iterable[Deed]) -> Stock:
        """What is left after these."""
        mana, gone, given_up = self.mana, set[str](), 0
        for deed in used:
            gone.add(deed.source)
            given_up += deed.rank
            mana = without(mana, deed.way.price) or ()
        if given_up:
            others = sorted((one for one in self.ways if one.startswith("card ") and one not in gone), key=plain_use)
            gone.update(others[:given_up])
        return Stock({source: ways for source, ways in self.ways.items() if source not in gone}, mana)

    def with_mana(self, colours: frozenset[str], card: str) -> Stock:
        """The same with one mana more, that could be any of these colours, for a card played."""
        return Stock({source: ways for source, ways in self.ways.items() if source != card}, (colours, *self.mana))

    def only(self, *kinds: str) -> Stock:
        """Without cards, or Units, or Skills: those of these kinds are left."""
        left = {source: ways for source, ways in self.ways.items() if source.partition(" ")[0] in kinds}
        return Stock(left, self.mana)

    def lacking(self, units: Iterable[str]) -> Stock:
        """Without these Units."""
        gone = {f"unit {id}" for id in units}
        return Stock({source: ways for source, ways in self.ways.items() if source not in gone}, self.mana)

    def deeds(self, measure: Measure) -> tuple[Deed, ...]:
        """What each source gives at best; mana goes where it adds most. It is asked again and again while one thinks."""
        if self.left not in measure.best:
            measure.best[self.left] = self.best_deeds(measure)
        return measure.best[self.left]

    def best_deeds(self, measure: Measure) -> tuple[Deed, ...]:
        """The same, worked out."""
        found = [deed for source, ways in self.ways.items() if (deed := best_deed(source, ways, measure))]
        mana, deeds = self.mana, list[Deed]()
        for deed in sorted(found, key=lambda deed: deed.free_gives - deed.gives):
            left = without(mana, deed.way.price)
            if left is not None:
                mana = left
                deeds.append(deed)
            elif deed.cheaper and deed.free_gives:
                deeds.append(deed.cheaper)
        return tuple(deeds)


def best_deed(source: str, ways: tuple[Way, ...], measure: Measure) -> Deed | None:
    """The way that gives most, and the one that gives most for free; None: it gives nothing."""
    gives, free_gives = 0, 0
    best: Way | None = None
    free: Way | None = None
    for way in ways:
        worth = measure.of(way)
        if worth > gives or (worth == gives and best and len(way.price) < len(best.price)):
            gives, best = worth, way
        if worth > free_gives and not way.price:
            free_gives, free = worth, way
    return Deed(source, best, gives, free, free_gives) if best else None


def without(mana: tuple[frozenset[str], ...], price: tuple[str, ...]) -> tuple[frozenset[str], ...] | None:
    """The mana left after paying, the least useful first; None: it cannot be paid."""
    left = list(mana)
    for colour in price:
        fitting = [one for one in left if colour in one]
        if not fitting:
            return None
        left.remove(min(fitting, key=len))
    return tuple(left)


def most(effect: Effect, measure: Callable[[Effect], int]) -> int:
    """The most an effect gives of what its innermost instructions give: all steps, the best of alternatives."""
    match effect:
        case Seq(steps=steps):
            return sum(most(step, measure) for step in steps)
        case Either(ways=ways) | cards.OneOf(choices=ways):
            return max(most(way, measure) for way in ways)
        case Times(n=n, do=do):
            return n * most(do, measure)
        case cards.UseUp():
            return CARD_GONE
        case TakeWound():
            return WOUND_TAKEN
        case _:
            return measure(effect) or max((most(part, measure) for part in effect.parts()), default=0)


def enough(deeds: Iterable[Deed], need: int, keep: Callable[[str], int]) -> list[Deed] | None:
    """Deeds that come to so much, those first whose source is least to be kept, none superfluous; None: all are not enough."""
    chosen: list[Deed] = []
    have = 0
    for deed in sorted(deeds, key=lambda deed: (keep(deed.source) - deed.gives, -deed.gives)):
        if have >= need:
            break
        chosen.append(deed)
        have += deed.gives
    if have < need:
        return None
    for deed in sorted(chosen, key=lambda deed: -keep(deed.source)):
        if have - deed.gives >= need:
            chosen.remove(deed)
            have -= deed.gives
    for at, deed in enumerate(chosen):
        if deed.cheaper and have - deed.gives + deed.free_gives >= need:
            have += deed.free_gives - deed.gives
            chosen[at] = deed.cheaper
    return chosen


@lru_cache(None)
def plain_use(source: str) -> int:
    """What a card gives of Move, Attack or Block for no mana: who has to give one up takes the one with the least."""
    return max(most(deed_cards.CARDS[source.split()[1]].basic, figure), 1)


def figure(effect: Effect) -> int:
    """The number in it, if it is of such a kind; a number that depends on something is taken for two."""
    amount = getattr(effect, "amount", 0) if isinstance(effect, (Move, Attack, Block)) else 0
    return amount if isinstance(amount, int) else 2


# what there is


def stock_of(table: Table, hero: Hero) -> Stock:
    """All that a hero has in hand and before it."""
    ways: dict[str, tuple[Way, ...]] = {}
    for n, card in enumerate(hero.hand):
        if card != WOUND and card in deed_cards.CARDS:
            ways[f"card {card} {n}"] = ways_of_card(table, card)
    for unit in hero.units:
        if unit.ready and not unit.wounds:
            ways[f"unit {unit.id}"] = ways_of_unit(table, unit.id)
    for skill in hero.skills:
        does = skills.SKILLS[skill].does
        if does is not None and skill not in hero.flipped and skill not in hero.turn.used:
            ways[f"skill {skill}"] = (Way(f"use {skill}", does),)
    return Stock(ways, mana_of(table, hero))


def ways_of_card(table: Table, card: str) -> tuple[Way, ...]:
    """Basic, strong, sideways."""
    printed = deed_cards.CARDS[card]
    sides = [Way(f"play {card} {side}", deed_cards.side_of(table, card, side), printed.price(side)) for side in SIDES]
    if isinstance(printed, deed_cards.ArtifactCard):
        del sides[1]  # an Artifact is kept
    return (*(one for side in sides for one in unfolded(side)), Way(f"play {card} sideways", None))


def unfolded(way: Way) -> Iterator[Way]:
    """The same; an effect of several with a price of their own as so many ways."""
    if not isinstance(way.does, cards.OneOf):
        yield way
        return
    for choice in way.does.choices:
        paid = [part.colours[0] for part in choice.parts() if isinstance(part, paying.Pay)]
        yield Way(way.how, choice, (*way.price, *paid))


SIDES = ("basic", "strong")


class Spring(NamedTuple):
    """A card that gives mana for none."""

    source: str
    way: Way
    colours: frozenset[str]
    """Any one of them."""


def springs(table: Table, hero: Hero, stock: Stock) -> Iterator[Spring]:
    """The cards in hand that would power another one."""
    dice = frozenset(die.colour for die in table.source if die.at == "source")
    for source, ways in stock.ways.items():
        basic = ways[0]
        if not source.startswith("card ") or basic.price or basic.does is None:
            continue
        named = colours_given(basic.does, dice)
        found = [paying.all_worths(table, hero, paying.Mana("token", colour)) for colour in named]
        if colours := frozenset[str]().union(*found):
            yield Spring(source, basic, colours)


def colours_given(effect: Effect, dice: frozenset[str]) -> frozenset[str]:
    """The colours of the token, or of the further die, that an effect gives without a price; none: it gives none."""
    match effect:
        case Gain(what="token", colours=tuple(colours)):
            return frozenset(colours)
        case ExtraDie():
            return dice
        case Either(ways=ways):
            return frozenset[str]().union(*(colours_given(way, dice) for way in ways))
        case _:
            return frozenset()


def ways_of_unit(table: Table, unit: str) -> tuple[Way, ...]:
    """The rows of its card."""
    rows = enumerate(units.printed(unit).abilities, 1)
    return tuple(
        Way(f"activate {unit} {n}", units.effect_of(table, unit, n), (row.mana,) if row.mana else ()) for n, row in rows
    )


def mana_of(table: Table, hero: Hero) -> tuple[frozenset[str], ...]:
    """The mana at hand; of the dice only as many as may be taken, each of any colour that lies there."""
    found = [(mana.kind, frozenset(paying.all_worths(table, hero, mana))) for mana in paying.at_hand(table, hero)]
    own = [colours for kind, colours in found if kind != "die" and colours]
    dice = frozenset[str]().union(*(colours for kind, colours in found if kind == "die"))
    return (*own, *[dice] * (hero.turn.dice if dice else 0))
