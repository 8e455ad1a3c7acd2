"""What has happened in fights."""

from __future__ import annotations

from typing import Annotated

from ..engine.events import Event, Seen
from ..engine.records import fact
from ..engine.views import Owner

# combat


@fact
class CombatBegan(Event):
    """With these enemies."""

    seat: int
    site: str
    enemies: tuple[str, ...]


@fact
class Challenged(Event):
    """A rampaging enemy was challenged."""

    seat: int
    enemy: str


@fact
class EnemyDrawn(Seen):
    """A token was drawn to be fought."""

    seat: int
    enemy: str


@fact
class Summoned(Seen):
    """A token stands in for a summoner."""

    seat: int
    summoner: str
    enemy: str


@fact
class Blocked(Event):
    """An attack was blocked: with how much, and how much it took."""

    seat: int
    enemy: str
    block: int = 0
    need: int = 0


@fact
class Defeated(Event):
    """An enemy is beaten: in which phase, by what attack, and how much that took; without an attack 0 of 0."""

    seat: int
    enemy: str
    fame: int
    part: str = ""
    attack: int = 0
    need: int = 0


@fact
class CombatEnded(Event):
    """What was won or lost."""

    seat: int
    site: str
    won: bool


# players against players


@fact
class DuelBegan(Event):
    """A hero attacked another."""

    seat: int
    other: int


@fact
class Attended(Event):
    """How the one attacked takes part."""

    seat: int
    full: bool


@fact
class Struck(Event):
    """An attack of a duel: what it was worth, and what the block left of it."""

    seat: int
    attack: int
    left: int


@fact
class Passed(Event):
    """No attack in a duel."""

    seat: int


@fact
class CardStolen(Event):
    """An Artifact came to another's discard pile."""

    seat: int
    other: int
    card: str


@fact
class DuelEnded(Event):
    """Who has won; -1: nobody."""

    seat: int
    winner: int


# interactive combat


@fact
class DieSet(Event):
    """The player before has set a die against an enemy's opponent; only who set it knows how."""

    seat: int
    colour: Annotated[str, Owner("mana die")]


@fact
class DieTurnedUp(Seen):
    """That die is seen."""

    seat: int
    colour: str


# cooperative assaults


@fact
class AssaultProposed(Event):
    """Who is to take part, and how many tokens each would face."""

    seat: int
    seats: tuple[int, ...]
    shares: tuple[int, ...]


@fact
class Invited(Event):
    """One was invited to an assault."""

    seat: int
    by: int


@fact
class ProposalAnswered(Event):
    """One of those invited agreed or declined."""

    seat: int
    agreed: bool


@fact
class GarrisonDealt(Seen):
    """The tokens that a participant has to fight."""

    seat: int
    enemies: tuple[str, ...]
