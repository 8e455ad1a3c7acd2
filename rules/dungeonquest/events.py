"""What has happened."""

from __future__ import annotations

from typing import ClassVar

from ..engine.errors import Clause
from ..engine.events import Event, Seen
from ..engine.records import fact
from .table import Square


@fact
class Rolled(Seen):
    """A die was rolled."""

    seat: int
    die: int
    number: int


@fact
class RolledForMonster(Seen):
    """The die chose for the monster (DQ-SOLO-3)."""

    seat: int
    number: int


@fact
class FirstPlayer(Event):
    """This seat has the marker now."""

    seat: int


@fact
class HeroChosen(Event):
    """A seat plays this hero."""

    seat: int
    hero: str


@fact
class RingChosen(Event):
    """A hero wears this ring."""

    seat: int
    ring: str


@fact
class TowerChosen(Event):
    """A hero starts in this Tower."""

    seat: int
    tower: str


@fact
class SunMoved(Event):
    """A new round; 27 is night."""

    clause: ClassVar[Clause | None] = "DQ-5.1.c"
    space: int


@fact
class Tested(Event):
    """An attribute was tested."""

    seat: int
    attribute: str
    needed: int
    number: int

    @property
    def succeeded(self) -> bool:
        """DQ-TEST-1."""
        return self.number <= self.needed


@fact
class Moved(Event):
    """A hero went from one square to another."""

    seat: int
    start: Square
    to: Square
    how: str


@fact
class Stayed(Event):
    """A hero could not get out."""

    clause: ClassVar[Clause | None] = "DQ-MOVE-6"
    seat: int


@fact
class Groped(Event):
    """In the dark the die chose this way; it may be shut."""

    seat: int
    way: str
    shut: bool


@fact
class TileDrawn(Seen):
    """A tile came out of the box."""

    seat: int
    tile: str


@fact
class TileLaid(Event):
    """It lies on the board now."""

    seat: int
    tile: str
    square: Square


@fact
class TilePutBack(Seen):
    """It went back to the box, or out of the game."""

    seat: int
    tile: str


@fact
class RoomTurned(Event):
    """A Rotating Room turned round."""

    seat: int
    square: Square


@fact
class CorridorsTurned(Event):
    """The Wizard's Curse turned so many Corridors."""

    seat: int
    n: int


@fact
class CardDrawn(Seen):
    """The top card of a deck was carried out."""

    seat: int
    deck: str
    card: str


@fact
class CardsSeen(Seen):
    """Several Search cards, of which one is to be chosen."""

    seat: int
    cards: tuple[str, ...]


@fact
class CardChosen(Event):
    """One of them."""

    seat: int
    card: str


@fact
class DeckShuffled(Seen):
    """By the Shuffle card in it."""

    seat: int
    deck: str


@fact
class DeckEmpty(Event):
    """There was nothing to draw."""

    seat: int
    deck: str


@fact
class CardKept(Event):
    """A hero keeps what was drawn."""

    seat: int
    card: str


@fact
class CardLeft(Event):
    """It could not be carried as well."""

    clause: ClassVar[Clause | None] = "DQ-POT-1"
    seat: int
    card: str


@fact
class CardPutBack(Event):
    """A kept card is back at the bottom of its deck."""

    seat: int
    card: str


@fact
class LostLife(Event):
    """Life Points were lost."""

    seat: int
    n: int
    left: int


@fact
class NoHarm(Event):
    """A loss came to nothing."""

    seat: int


@fact
class Healed(Event):
    """Life Points were regained."""

    seat: int
    n: int
    life: int


@fact
class Died(Event):
    """A hero is out of the game."""

    clause: ClassVar[Clause | None] = "DQ-DEATH-1"
    seat: int
    cause: str


@fact
class LeftCastle(Event):
    """A hero is safe, with all it has."""

    clause: ClassVar[Clause | None] = "DQ-TOW-4"
    seat: int
    value: int


@fact
class TurnMissed(Event):
    """Nothing was done in this turn; `why` says by which rule."""

    seat: int
    why: str


@fact
class TurnsToMiss(Event):
    """So many turns will be missed."""

    seat: int
    n: int


@fact
class TorchWentOut(Event):
    """A hero is in the dark."""

    seat: int


@fact
class TorchLit(Event):
    """It burns again."""

    seat: int


@fact
class FellIntoPit(Event):
    """A trapdoor opened."""

    seat: int


@fact
class ClimbedOut(Event):
    """A hero is out of the pit; by a rope or not."""

    seat: int
    by_rope: bool


@fact
class SecretDoorFound(Event):
    """It may be used in the next turn."""

    seat: int


@fact
class SlabTried(Seen):
    """A hero stepped on a slab between closing walls; it was the right one or not."""

    seat: int
    slab: int
    right: bool


@fact
class DoorForced(Event):
    """A door or portcullis was passed without a card or test."""

    seat: int
    how: str


@fact
class MonsterMet(Event):
    """A monster stands before a hero, and another seat plays it."""

    seat: int
    monster: str
    sneaks: bool
    played_by: int


@fact
class Declared(Event):
    """A hero attacks, waits or escapes."""

    seat: int
    deed: str


@fact
class MonsterAnswered(Seen):
    """What the Monster card says."""

    seat: int
    monster: str
    answer: str
    life: int


@fact
class ArrowShot(Event):
    """It missed, wounded or killed."""

    seat: int
    result: str


@fact
class MonsterHurt(Event):
    """A monster lost Life Points to an arrow."""

    seat: int
    n: int


@fact
class BlowsExchanged(Seen):
    """Both tactics were shown together."""

    seat: int
    hero: str
    monster: str
    hero_lost: int
    monster_lost: int


@fact
class MonsterDefeated(Event):
    """It is dead."""

    seat: int
    monster: str


@fact
class MonsterGone(Event):
    """It fled, or its hero got away."""

    seat: int
    monster: str


@fact
class TreasureTaken(Seen):
    """Counters drawn in the Treasure Chamber."""

    seat: int
    counters: tuple[str, ...]


@fact
class TreasureLost(Seen):
    """Counters back in the pool, which was mixed; gold back in its decks."""

    seat: int
    value: int


@fact
class DragonCounterDrawn(Seen):
    """The Dragon sleeps, or it wakes."""

    seat: int
    counter: str
    left: int


@fact
class DragonMixed(Seen):
    """All Dragon counters are back and mixed."""

    clause: ClassVar[Clause | None] = "DQ-DRG-2"


@fact
class RingUsed(Event):
    """A ring did its work, once."""

    clause: ClassVar[Clause | None] = "DQ-RING-1"
    seat: int
    ring: str


@fact
class PotionDrunk(Event):
    """What was in it."""

    seat: int
    row: str


@fact
class BodyLooted(Event):
    """Something was taken from a dead hero."""

    seat: int
    card: str


@fact
class WentBelow(Event):
    """A hero is in the Catacombs and goes this way."""

    seat: int
    square: Square


@fact
class WentOnBelow(Event):
    """One square further under the castle."""

    seat: int
    square: Square


@fact
class CameUp(Event):
    """A hero is on the board again."""

    seat: int
    square: Square


@fact
class EntranceFound(Event):
    """A way into the Catacombs is marked here."""

    seat: int
    square: Square
