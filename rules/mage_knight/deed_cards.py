"""8 Deed cards as they are printed, in both editions."""

from __future__ import annotations

from ..engine.instructions import Effect
from ..engine.records import fact
from .table import Table

FIRST_PRINT = "first_print"
"""The variant with the values of the 2011 print; else those of the revised print count (MK-SRC-10)."""


@fact
class ActionCard:
    """A Basic or Advanced Action (MK-CARD-2)."""

    name: str
    colour: str
    icons: str
    """The printed kinds, of both sides or of each: `movement healing`, `special / combat` (MK-EFF-11)."""
    basic: Effect
    strong: Effect
    advanced: bool = False
    first_basic: Effect | None = None
    """What the first print has instead; None: the same."""
    first_strong: Effect | None = None
    first_icons: str = ""

    def price(self, side: str) -> tuple[str, ...]:
        """The mana that powers a side."""
        return (self.colour,) if side == "strong" else ()

    def fate(self, side: str) -> str:
        """Where the card goes when it is played."""
        return "played"


@fact
class SpellCard:
    """A Spell (MK-CARD-3)."""

    name: str
    colour: str
    icons: str
    basic: Effect
    strong: Effect
    competitive: bool = False
    first_basic: Effect | None = None
    first_strong: Effect | None = None
    first_icons: str = ""

    def price(self, side: str) -> tuple[str, ...]:
        """The mana that casts a side."""
        return (self.colour, "black") if side == "strong" else (self.colour,)

    def fate(self, side: str) -> str:
        """Where the card goes when it is played."""
        return "played"


@fact
class ArtifactCard:
    """An Artifact (MK-CARD-4); it has no colour (MK-CARD-8)."""

    name: str
    icons: str
    basic: Effect
    strong: Effect
    banner: bool = False
    first_basic: Effect | None = None
    first_strong: Effect | None = None
    first_icons: str = ""
    colour: str = ""

    def price(self, side: str) -> tuple[str, ...]:
        """Artifacts cost no mana."""
        return ()

    def fate(self, side: str) -> str:
        """Where the card goes: for its strong effect it is thrown away."""
        return "thrown" if side == "strong" else "played"


Card = ActionCard | SpellCard | ArtifactCard
CARDS: dict[str, Card] = {}


def side_of(table: Table, card: str, side: str) -> Effect:
    """What a card does on this side, in the edition that is played (MK-SRC-10)."""
    printed = CARDS[card]
    first = printed.first_basic if side == "basic" else printed.first_strong
    if first and table.plays(FIRST_PRINT):
        return first
    return printed.basic if side == "basic" else printed.strong


def kinds_of(table: Table, card: str, side: str) -> frozenset[str]:
    """The printed kinds of a side of a card (MK-EFF-11)."""
    printed = CARDS[card]
    icons = printed.first_icons if printed.first_icons and table.plays(FIRST_PRINT) else printed.icons
    basic, _, strong = icons.partition(" / ")
    return frozenset((strong if strong and side == "strong" else basic).split())
