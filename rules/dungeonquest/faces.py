"""What is printed on cards, rings and the table of the potion, as things that can be said."""

from __future__ import annotations

from ..engine.records import fact
from . import items, monsters
from .decks import DECKS, Card


@fact
class CardText:
    """What a card says, by deck and card: `room.crypt`."""

    card: str

    @property
    def printed(self) -> Card:
        """The card itself."""
        deck, _, name = self.card.partition(".")
        return DECKS[deck][name]


@fact
class RingText:
    """What a ring does, and when."""

    ring: str


@fact
class PotionText:
    """A row of the table of the potion."""

    row: str


@fact
class MonsterLine:
    """What a Monster card says of one monster: its Life Points, and its answers to attack, wait and escape."""

    card: str
    monster: str

    @property
    def life(self) -> int:
        """Its Life Points."""
        return monsters.ANSWERS[self.card, self.monster][0]

    @property
    def answers(self) -> dict[str, str]:
        """Its answer to each deed."""
        return monsters.ANSWERS[self.card, self.monster][1]


def monster_lines(card: str) -> tuple[MonsterLine, ...]:
    """The lines of a Monster card, in the order printed; none on the Shuffle card."""
    return tuple(MonsterLine(name, monster) for name, monster in monsters.ANSWERS if name == card)


def potion_rows() -> tuple[PotionText, ...]:
    """The rows of the table of the potion."""
    return tuple(PotionText(row) for _, row, _ in items.potion_table)
