"""12 Bodies, crypts, what heroes carry; potions."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import Decision, Option, Picks, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, instruction
from . import decks, winning
from .events import BodyLooted, CardKept, CardLeft, PotionDrunk, TreasureLost
from .numbers import Roll, rolled
from .table import Hero, Referee, Rule, State

potion_table: list[tuple[int, str, Effect]] = []
"""The table of the potion: up to this number, the id of the row, what it does."""


def face(card: str) -> str:
    """A kept card without its deck."""
    return card.partition(".")[2]


def is_gold(card: str) -> bool:
    """Gold is treasure; ropes and potions are not (DQ-ITEM-1)."""
    return face(card).startswith("gold_")


def potion_of(hero: Hero) -> str | None:
    """The potion a hero carries."""
    return next((card for card in hero.cards if face(card) == "potion"), None)


def rope_of(hero: Hero) -> str | None:
    """The rope a hero carries."""
    return next((card for card in hero.cards if face(card) == "rope"), None)


def why_not_carry(hero: Hero, card: str) -> Illegal | None:
    """Why a hero cannot take this as well: only one potion can be carried (DQ-POT-1)."""
    if face(card) == "potion" and potion_of(hero):
        return Illegal("DQ-POT-1", "has_a_potion")
    return None


@instruction
class Keep(Rule):
    """The card just drawn; it lies beside the hero (DQ-ITEM-2)."""

    what: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        card = str(referee.vars["card"])
        deck, _, name = card.partition(".")
        if why_not_carry(referee.me, card) is not None:
            referee.note(CardLeft(referee.seat, card))
            return
        referee.table.decks.of(deck).remove(name)
        referee.me.cards.append(card)
        referee.note(CardKept(referee.seat, card))


@instruction
class Drink(Rule):
    """The potion, at the start of an own turn; it is no action (DQ-POT-2)."""

    @property
    def notation(self) -> str:
        return "drink potion"

    @property
    def about(self) -> Ref:
        return Ref("item", "potion")

    def why_not(self, state: State) -> Illegal | None:
        if not potion_of(state.me):
            return Illegal("DQ-POT-2", "no_potion")
        return Illegal("DQ-TURN-2", "turn_has_begun") if state.me.acted else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        potion = potion_of(referee.me)
        if potion:
            referee.me.acted = True
            referee.me.cards.remove(potion)
            decks.put_back(referee, potion)
            referee.next(Roll(6), Effective())


@instruction
class Effective(Rule):
    """What the potion does, by the number rolled."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        _, row, does = next(line for line in potion_table if rolled(referee) <= line[0])
        referee.note(PotionDrunk(referee.seat, row))
        referee.next(does)


def drop_treasure(referee: Referee) -> None:
    """Counters to the pool, which is mixed; gold to its decks (DQ-DRG-7, DQ-COMP-11)."""
    hero, table = referee.me, referee.table
    value = winning.value(hero)
    gold = [card for card in hero.cards if is_gold(card)]
    if hero.treasure:
        table.treasure += hero.treasure
        hero.treasure.clear()
        referee.dice.shuffle(table.treasure)
    for card in gold:
        hero.cards.remove(card)
        decks.put_back(referee, card)
    if value:
        referee.note(TreasureLost(hero.seat, value))


def leave_all(referee: Referee) -> None:
    """Of the dead: the treasure is lost (DQ-DEATH-2); the rest lies there for others, if they may have it (DQ-OPT-6).

    Who dies in the Catacombs leaves nothing on the board (DQ-CAT-2).
    """
    hero, table = referee.me, referee.table
    drop_treasure(referee)
    if table.plays("loot_dead") and hero.cards and not hero.below:
        table.bodies.setdefault(str(hero.square), []).extend(hero.cards)
        hero.cards.clear()
    while hero.cards:
        decks.put_back(referee, hero.cards.pop())


@instruction
class LootBody(Rule):
    """A hero may take what lies with the dead (DQ-OPT-6)."""

    clause: ClassVar[Clause | None] = "DQ-OPT-6"

    def ask(self, state: State) -> Decision:
        here = state.table.bodies.get(str(state.me.square), [])
        kinds = dict.fromkeys(here)
        options = [
            Option(f"take {card}", TakeFromBody(card), group=face(card)) for card in kinds if self.may_take(state, card)
        ]
        return decide(state, self, options, Picks(0, len(options), one_per_group=True))

    def may_take(self, state: State, card: str) -> bool:
        """Whether the hero can carry this as well."""
        return why_not_carry(state.me, card) is None


@instruction
class TakeFromBody(Rule):
    """This."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        here = str(referee.me.square)
        body = referee.table.bodies[here]
        body.remove(self.card)
        if not body:
            del referee.table.bodies[here]
        referee.me.cards.append(self.card)
        referee.note(BodyLooted(referee.seat, self.card))


def gold(value: int) -> Keep:
    """Gold worth so much."""
    return Keep(f"gold_{value}")


def item(name: str) -> Keep:
    """A rope or a potion."""
    return Keep(name)
