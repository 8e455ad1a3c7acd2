"""27 Advanced Actions that come by agreement: drafted at the start (MK-VAR-11), or exchanged after Nights (MK-VAR-10)."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Clause
from ..engine.instructions import By, Effect, instruction
from . import dealing, deed_cards, scenarios, scoring
from .basics import DUMMY, WOUND
from .card_events import CardGained, LeftHand, OfferRefilled
from .heroes import Hero
from .table import Referee, Rule, State, Table

PACK, DRAFTED = 4, 3
"""Cards dealt to each player, and cards each keeps."""
FOR_LEVEL = 3
"""Strength for each level above the lowest hero."""


# drafting


@instruction
class Draft(Rule):
    """Four cards each; three times one is kept, and the others are passed on."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for hero in referee.table.heroes:
            hero.pack = dealing.deal(referee.table.advanced_deck, PACK)
        referee.next(*[DraftRound()] * DRAFTED, ReturnPacks())


@instruction
class DraftRound(Rule):
    """Everybody keeps one card."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*[By(hero.seat, KeepOne()) for hero in referee.table.heroes], PassPacks())


@instruction
class KeepOne(Rule):
    """One card of those one holds."""

    clause: ClassVar[Clause | None] = "MK-VAR-11"

    def ask(self, state: State) -> Decision:
        options = [Option(f"keep {card}", KeepDrafted(card)) for card in sorted(state.me.pack)]
        return decide(state, self, options, secret=True)


@instruction
class KeepDrafted(Rule):
    """This one."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.pack.remove(self.card)
        referee.me.drafted.append(self.card)


@instruction
class PassPacks(Rule):
    """What is left goes to the next seat."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        heroes = referee.table.heroes
        packs = [hero.pack for hero in heroes]
        for hero, pack in zip(heroes, [packs[-1], *packs[:-1]], strict=True):
            hero.pack = pack


@instruction
class ReturnPacks(Rule):
    """Cards nobody has kept go under their deck."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        for hero in table.heroes:
            table.advanced_deck[:0] = hero.pack
            hero.pack = []
        referee.dice.shuffle(table.advanced_deck)


def after_day(table: Table, seat: int) -> list[Effect]:
    """After each Day one of the drafted cards is shuffled in (MK-VAR-11)."""
    return [By(seat, ShuffleIn())] if table.of(seat).drafted else []


@instruction
class ShuffleIn(Rule):
    """One of the drafted cards comes into the deck."""

    clause: ClassVar[Clause | None] = "MK-VAR-11"

    def ask(self, state: State) -> Decision:
        options = [Option(f"add {card}", AddDrafted(card)) for card in sorted(state.me.drafted)]
        return decide(state, self, options, secret=True)


@instruction
class AddDrafted(Rule):
    """This one."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.drafted.remove(self.card)
        referee.me.hand.append(self.card)


# upgrades


def after_night(table: Table) -> list[Effect]:
    """After each Night but the last, which may be followed by another at once (MK-VAR-10, MK-VAR-6)."""
    more_nights = table.night or table.round + 1 <= scenarios.limit(table)
    return [Upgrades()] if table.plays("action_upgrades") and more_nights else []


@instruction
class Upgrades(Rule):
    """One card more than there are players; the weakest chooses first."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.upgrades = dealing.deal(table.advanced_deck, len(table.heroes) + 1)
        for card in table.upgrades:
            referee.note(OfferRefilled("upgrade", card))
        later = {seat: i for i, seat in enumerate(table.order) if seat != DUMMY}
        heroes = sorted(
            (hero for hero in table.heroes if not hero.out),
            key=lambda hero: (strength(table, hero), hero.fame, -later[hero.seat]),
        )
        referee.next(*[By(hero.seat, step) for hero in heroes for step in (LookThrough(), Upgrade())], EndUpgrades())


def strength(table: Table, hero: Hero) -> int:
    """How well off a hero is (MK-VAR-10)."""
    lowest = min(other.level for other in table.heroes)
    own = scoring.knowledge(table, hero) + scoring.loot(table, hero) + scoring.leadership(table, hero)
    return own + FOR_LEVEL * (hero.level - lowest)


@instruction
class LookThrough(Rule):
    """All one's cards in hand: they are shuffled afterwards anyway."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        for pile in (hero.deck, hero.discard, hero.played, hero.aside, hero.under_tactic):
            hero.hand += pile
            pile.clear()


@instruction
class Upgrade(Rule):
    """One of the cards for an Action card of its colour, or of a kind they have in common."""

    clause: ClassVar[Clause | None] = "MK-VAR-10"

    def ask(self, state: State) -> Decision:
        own = sorted({card for card in state.me.hand if card != WOUND})
        options = [
            Option(f"{new} for {old}", ExchangeCard(new, old))
            for new in sorted(state.table.upgrades)
            for old in own
            if alike(state.table, new, old)
        ]
        return decide(state, self, [*options, Option("no upgrade", ExchangeCard("", ""))], secret=True)


def alike(table: Table, new: str, old: str) -> bool:
    """Whether an Action card may be given for another."""
    mine, other = deed_cards.CARDS[old], deed_cards.CARDS[new]
    if not isinstance(mine, deed_cards.ActionCard):
        return False
    return mine.colour == other.colour or bool(kinds(table, old) & kinds(table, new))


def kinds(table: Table, card: str) -> frozenset[str]:
    """The icons printed on a card."""
    return deed_cards.kinds_of(table, card, "basic") | deed_cards.kinds_of(table, card, "strong")


@instruction
class ExchangeCard(Rule):
    """The new card comes to the deck, the old one leaves the game."""

    new: str
    old: str

    @property
    def about(self) -> Ref | None:
        return Ref("card", self.new) if self.new else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if not self.new:
            return
        table, hero = referee.table, referee.me
        table.upgrades.remove(self.new)
        hero.hand.remove(self.old)
        hero.hand.append(self.new)
        table.removed.append(self.old)
        referee.note(LeftHand(hero.seat, self.old, "removed"))
        referee.note(CardGained(hero.seat, self.new, "deck"))


@instruction
class EndUpgrades(Rule):
    """Cards nobody wanted go under their deck."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.advanced_deck[:0] = table.upgrades
        table.upgrades.clear()
