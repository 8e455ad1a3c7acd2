"""What is printed on cards, sheets and spaces, as things that can be said."""

from __future__ import annotations

from ..engine.records import fact
from .board import SPACES, Space
from .cards import (
    ASSETS,
    CORRUPTION,
    MISSIONS,
    POWER,
    SCENARIOS,
    THREATS,
    AssetCard,
    CorruptionCard,
    MissionCard,
    PowerCard,
    Scenario,
    ThreatCard,
)
from .characters import CHARACTERS, Character


@fact
class ThreatText:
    """An enemy, encounter, event or asset of a Threat deck."""

    card: str

    @property
    def printed(self) -> ThreatCard:
        """The card itself."""
        return THREATS[self.card]


@fact
class AssetText:
    """An asset: of a Threat deck, Wargear, or a relic."""

    card: str

    @property
    def printed(self) -> AssetCard:
        """The card itself."""
        return ASSETS[self.card]


@fact
class PowerText:
    """The number and the ability of a Power card."""

    card: str

    @property
    def printed(self) -> PowerCard:
        """The card itself."""
        return POWER[self.card]


@fact
class CorruptionText:
    """The activation number of a Corruption card, and what it does."""

    card: str

    @property
    def printed(self) -> CorruptionCard:
        """The card itself."""
        return CORRUPTION[self.card]


@fact
class MissionText:
    """The objective of a mission, and its reward."""

    card: str

    @property
    def printed(self) -> MissionCard:
        """The card itself."""
        return MISSIONS[self.card]


@fact
class ScenarioText:
    """The standing rules of a scenario sheet, and its Confrontation."""

    sheet: str

    @property
    def printed(self) -> Scenario:
        """The sheet itself."""
        return SCENARIOS[self.sheet]


@fact
class CharacterText:
    """The values, limits and abilities of a character sheet."""

    sheet: str

    @property
    def printed(self) -> Character:
        """The sheet itself."""
        return CHARACTERS[self.sheet]


@fact
class LevelText:
    """The rewards of a level on a character sheet; levels count from 1."""

    sheet: str
    level: int

    @property
    def printed(self) -> Character:
        """The sheet itself."""
        return CHARACTERS[self.sheet]


@fact
class SpecialText:
    """A special ability of a character sheet, by its id."""

    sheet: str
    special: str

    @property
    def printed(self) -> Character:
        """The sheet itself."""
        return CHARACTERS[self.sheet]


@fact
class SpaceText:
    """A space: its area, its threat icons or text box, its movement box."""

    space: str

    @property
    def printed(self) -> Space:
        """The space itself."""
        return SPACES[self.space]
