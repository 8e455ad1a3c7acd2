"""What has happened to cards."""

from __future__ import annotations

from typing import Annotated

from ..engine.events import Event, Seen
from ..engine.records import fact
from ..engine.views import Owner


@fact
class Played(Event):
    """A card was played: for its basic or strong effect, or sideways."""

    seat: int
    card: str
    side: str


@fact
class Drew(Seen):
    """How many all see; which, their owner."""

    seat: int
    cards: Annotated[tuple[str, ...], Owner("deed card")]


@fact
class LeftHand(Event):
    """A card was discarded, played along, thrown away."""

    seat: int
    card: str
    to: str


@fact
class CardGained(Event):
    """A card came to a hero; `to` says where it lies."""

    seat: int
    card: str
    to: str


@fact
class OfferRefilled(Seen):
    """The next card of a deck lies in its offer."""

    offer: str
    card: str


@fact
class Placed(Event):
    """Cards went to the top or the bottom of a Deed deck; the first one lies nearest to the end it went to."""

    seat: int
    cards: tuple[str, ...]
    to: str


@fact
class PickedAtRandom(Seen):
    """Cards of a discard pile, by chance."""

    seat: int
    cards: tuple[str, ...]


@fact
class HandShown(Seen):
    """A hand was shown to everybody, since nothing of this colour is in it."""

    seat: int
    colour: str
    cards: tuple[str, ...]


@fact
class ReturnedToHand(Event):
    """Cards played in this turn are in hand again."""

    seat: int
    cards: tuple[str, ...]


@fact
class SetAside(Event):
    """A card lies aside for the rest of the round."""

    seat: int
    card: str


@fact
class Shuffled(Seen):
    """A Deed deck was shuffled."""

    seat: int


@fact
class ShuffledIn(Seen):
    """Cards of a hand were shuffled into the Deed deck; how many all see."""

    seat: int
    cards: Annotated[tuple[str, ...], Owner("deed card")]


@fact
class Fetched(Seen):
    """A card was searched for in the Deed deck."""

    seat: int
    cards: Annotated[tuple[str, ...], Owner("deed card")]


@fact
class Stashed(Seen):
    """The top card of the Deed deck lies under a tactic."""

    seat: int
    cards: Annotated[tuple[str, ...], Owner("deed card")]


@fact
class Unstashed(Event):
    """The cards under a tactic were taken into hand."""

    seat: int
    cards: Annotated[tuple[str, ...], Owner("deed card")]


@fact
class Reshuffled(Seen):
    """So many cards of the discard pile are Deed deck again."""

    seat: int
    n: int


@fact
class ArtifactsDrawn(Seen):
    """Artifacts of which some may be kept."""

    seat: int
    cards: Annotated[tuple[str, ...], Owner("deed card")]


@fact
class ArtifactsKept(Event):
    """Artifacts were laid on top of the Deed deck, the last one uppermost."""

    seat: int
    cards: Annotated[tuple[str, ...], Owner("deed card")]
