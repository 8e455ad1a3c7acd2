"""What is printed on cards, Units, Skills, tactics and tokens, as things that can be said."""

from __future__ import annotations

from ..engine.records import fact
from .content.enemies import ENEMIES, Enemy
from .content.ruins import RUIN, Ruin
from .deed_cards import CARDS, Card
from .skills import SKILLS, Skill
from .tactics import TACTICS, Tactic
from .units import UNITS, Ability, UnitCard


@fact
class CardText:
    """What one side of a Deed card says: `basic`, `strong` or `sideways`; a Wound has one text."""

    card: str
    side: str

    @property
    def printed(self) -> Card:
        """The card itself."""
        return CARDS[self.card]


@fact
class UnitText:
    """All rows of a Unit card, and what it resists."""

    unit: str

    @property
    def printed(self) -> UnitCard:
        """The card itself."""
        return UNITS[self.unit.partition(".")[0]]


@fact
class AbilityText:
    """One row of a Unit card; rows count from 1."""

    unit: str
    row: int

    @property
    def printed(self) -> Ability:
        """The row itself."""
        return UNITS[self.unit.partition(".")[0]].abilities[self.row - 1]


@fact
class SkillText:
    """How often a Skill is used, and what it does."""

    skill: str

    @property
    def printed(self) -> Skill:
        """The Skill itself."""
        return SKILLS[self.skill]


@fact
class TacticText:
    """What a Tactic card says."""

    tactic: str

    @property
    def printed(self) -> Tactic:
        """The card itself."""
        return TACTICS[self.tactic]


@fact
class Small:
    """The same text as it stands on a small face: nothing is left out that counts, in words that fit a cell of 11 signs."""

    text: CardText | AbilityText | SkillText | TacticText


@fact
class EnemyText:
    """The values of an enemy token, and its abilities in words."""

    enemy: str

    @property
    def printed(self) -> Enemy:
        """The token itself."""
        return ENEMIES[self.enemy.partition(".")[0]]


@fact
class TraitText:
    """What an ability of an enemy means, or a resistance: `swift`, `resist_fire`."""

    trait: str


@fact
class RuinText:
    """What a ruin token asks for, and what it gives."""

    ruin: str

    @property
    def printed(self) -> Ruin:
        """The token itself."""
        return RUIN[self.ruin]
