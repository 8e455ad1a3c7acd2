"""1 Character sheets."""

from __future__ import annotations

from ..engine.instructions import Effect
from ..engine.records import fact
from .abilities import Ability

MOST_LEVELS = 12
CORRUPTION_LIMIT = 6
"""On every sheet (RL-TAINT-5)."""


@fact
class Character:
    """A character sheet."""

    name: str
    start: str
    """The starting space."""
    strength: int
    willpower: int
    cunning: int
    life: int
    assets: int
    """The asset limit."""
    power: tuple[tuple[int, int], ...]
    """The Power limit: from this level on, so many."""
    levels: tuple[tuple[Effect, ...], ...]
    """The rewards of each level, top to bottom."""
    abilities: tuple[Ability, ...] = ()
    specials: tuple[tuple[str, Ability], ...] = ()
    """What is gained on the track, by id."""

    def printed(self, attribute: str) -> int:
        """The starting value of an attribute, or of Life."""
        value: int = getattr(self, attribute)
        return value

    def special(self, id: str) -> Ability:
        """The special ability of this id."""
        return next(ability for name, ability in self.specials if name == id)


CHARACTERS: dict[str, Character] = {}


def character(
    name: str,
    start: str,
    *,
    strength: int,
    willpower: int,
    cunning: int,
    life: int,
    assets: int,
    power: tuple[tuple[int, int], ...],
    levels: tuple[tuple[Effect, ...], ...],
    abilities: tuple[Ability, ...] = (),
    specials: tuple[tuple[str, Ability], ...] = (),
) -> None:
    """Enters a character sheet."""
    CHARACTERS[name] = Character(
        name, start, strength, willpower, cunning, life, assets, power, levels, abilities, specials
    )
