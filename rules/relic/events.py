"""What has happened."""

from __future__ import annotations

from typing import Annotated, ClassVar

from ..engine.events import Event
from ..engine.records import fact
from ..engine.views import Owner


@fact
class DeckShuffled(Event):
    """The discard pile became the deck (RL-DECK-1)."""

    seat: int
    deck: str
    reveals: ClassVar[bool] = True


@fact
class DeckEmpty(Event):
    """There was no card left to draw (RL-DECK-1)."""

    seat: int
    deck: str


@fact
class ScenarioShown(Event):
    """The scenario sheet lies in the centre (RL-SETUP-1)."""

    seat: int
    scenario: str
    reveals: ClassVar[bool] = True


@fact
class FirstPlayer(Event):
    """This seat begins (RL-SETUP-11)."""

    seat: int
    reveals: ClassVar[bool] = True


@fact
class CharacterKept(Event):
    """A sheet was chosen in secret (RL-SETUP-4)."""

    seat: int
    character: Annotated[str, Owner("character sheet")]


@fact
class CharacterShown(Event):
    """Who is played."""

    seat: int
    character: str
    reveals: ClassVar[bool] = True


@fact
class TurnBegan(Event):
    """A turn begins."""

    seat: int


@fact
class TurnToMiss(Event):
    """The next turn will be missed (RL-MISS-1)."""

    seat: int


@fact
class TurnMissed(Event):
    """This turn was missed (RL-MISS-2)."""

    seat: int


@fact
class PowerPlayed(Event):
    """A Power card was played for its ability (RL-POW-7)."""

    seat: int
    card: str


@fact
class PowerDrawn(Event):
    """Power cards were drawn."""

    seat: int
    cards: Annotated[tuple[str, ...], Owner("power card")]
    reveals: ClassVar[bool] = True


@fact
class PowerDiscarded(Event):
    """A Power card was discarded."""

    seat: int
    card: str


@fact
class AbilityUsed(Event):
    """An ability was used."""

    seat: int
    kind: str
    card: str


@fact
class Walked(Event):
    """The figure walked."""

    seat: int
    start: str
    to: str
    way: int


@fact
class Moved(Event):
    """The figure was moved directly (RL-MOVE-6)."""

    seat: int
    start: str
    to: str


@fact
class ThreatDrawn(Event):
    """A Threat card lies on a space now."""

    seat: int
    card: str
    space: str
    reveals: ClassVar[bool] = True


@fact
class ThreatDiscarded(Event):
    """A Threat card was discarded."""

    seat: int
    card: str


@fact
class ThreatsSeen(Event):
    """The top cards of a Threat deck were looked at."""

    seat: int
    colour: str
    cards: Annotated[tuple[str, ...], Owner("threat card")]
    reveals: ClassVar[bool] = True


@fact
class ThreatsPutBack(Event):
    """They lie on the deck again."""

    seat: int
    colour: str
    n: int


@fact
class EventResolved(Event):
    """An event comes true."""

    seat: int
    card: str


@fact
class EncounterMet(Event):
    """An encounter was resolved."""

    seat: int
    card: str


@fact
class StrangerTaken(Event):
    """A stranger comes along."""

    seat: int
    card: str


@fact
class Gained(Event):
    """A number went up."""

    seat: int
    what: str
    n: int
    now: int


@fact
class Lost(Event):
    """A number went down."""

    seat: int
    what: str
    n: int
    now: int


@fact
class Paid(Event):
    """Influence was paid."""

    seat: int
    n: int
    now: int


@fact
class AssetGained(Event):
    """An asset came into play."""

    seat: int
    card: str


@fact
class AssetLost(Event):
    """An asset left play."""

    seat: int
    card: str


@fact
class AssetBought(Event):
    """An asset was bought from another player."""

    seat: int
    card: str
    price: int
    of: int


@fact
class CardsTurnedUp(Event):
    """Cards were turned up to choose from."""

    seat: int
    cards: tuple[str, ...]
    reveals: ClassVar[bool] = True


@fact
class ChargeSpent(Event):
    """A charge was spent."""

    seat: int
    card: str
    left: int


@fact
class ChargeAdded(Event):
    """Charges were put on an asset."""

    seat: int
    card: str
    n: int
    now: int


@fact
class LossPrevented(Event):
    """A Life loss did not happen (RL-LIFE-4)."""

    seat: int
    n: int


@fact
class TrophiesSpent(Event):
    """Trophies were spent (RL-TRO-2)."""

    seat: int
    cards: tuple[str, ...]
    points: int


@fact
class LevelGained(Event):
    """A level was gained (RL-LVL-1)."""

    seat: int
    level: int


@fact
class SpecialGained(Event):
    """The special ability of the sheet was gained."""

    seat: int
    id: str


@fact
class MissionGained(Event):
    """A mission became the active one."""

    seat: int
    mission: str
    reveals: ClassVar[bool] = True


@fact
class MissionDiscarded(Event):
    """A mission was discarded."""

    seat: int
    mission: str


@fact
class MissionAdvanced(Event):
    """Something was done for the active mission."""

    seat: int
    done: str


@fact
class MissionCompleted(Event):
    """The active mission was completed (RL-MIS-2)."""

    seat: int
    mission: str


@fact
class CompletedGained(Event):
    """A completed mission was drawn facedown (RL-MIS-5)."""

    seat: int
    reveals: ClassVar[bool] = True


@fact
class MissionsTraded(Event):
    """Three completed missions were traded for a relic (RL-RELC-1)."""

    seat: int
    missions: tuple[str, ...]
    reveals: ClassVar[bool] = True


@fact
class CorruptionDrawn(Event):
    """A Corruption card was drawn."""

    seat: int
    card: Annotated[str, Owner("corruption card")]
    reveals: ClassVar[bool] = True


@fact
class CorruptionActivated(Event):
    """It is activated (RL-TAINT-3)."""

    seat: int
    card: str
    reveals: ClassVar[bool] = True


@fact
class CorruptionInert(Event):
    """It lies facedown and is only counted (RL-TAINT-2)."""

    seat: int


@fact
class CorruptionTurned(Event):
    """A Corruption card was turned facedown (RL-TAINT-4)."""

    seat: int
    card: str


@fact
class CorruptionDiscarded(Event):
    """A Corruption card was discarded."""

    seat: int
    card: str
    reveals: ClassVar[bool] = True


@fact
class Vanquished(Event):
    """Vanquished (RL-VANQ-1)."""

    seat: int


@fact
class Corrupted(Event):
    """The character is corrupted (RL-CORR-1)."""

    seat: int
    character: str


@fact
class CharacterTaken(Event):
    """A new character goes on (RL-CORR-6)."""

    seat: int
    character: str
    reveals: ClassVar[bool] = True


@fact
class Eliminated(Event):
    """Out of the game (RL-ELIM-4)."""

    seat: int


@fact
class Marked(Event):
    """A token was put on the scenario sheet."""

    seat: int
    attribute: str


@fact
class DoomRose(Event):
    """The doom track went up."""

    seat: int
    n: int
    now: int


@fact
class Won(Event):
    """Won (RL-WIN-1)."""

    seat: int
