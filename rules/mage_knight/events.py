"""What has happened."""

from __future__ import annotations

from typing import Annotated

from ..engine.events import Event, Seen
from ..engine.records import fact
from ..engine.views import Owner
from .hexes import Hex

# mana


@fact
class ManaUsed(Event):
    """One mana was used as this colour."""

    seat: int
    source: str
    colour: str
    worth: str


@fact
class ManaGained(Event):
    """A token or a crystal."""

    seat: int
    what: str
    colour: str


@fact
class CrystalLost(Seen):
    """A crystal was lost by chance."""

    seat: int
    colour: str


@fact
class DieKept(Event):
    """A die of the Source stays with a player until the end of the round."""

    seat: int
    colour: str
    curse: bool


@fact
class Rolled(Seen):
    """Mana dice were rolled; `why` says for what."""

    seat: int
    colours: tuple[str, ...]
    why: str


# the map


@fact
class Moved(Event):
    """A hero stands on another space."""

    seat: int
    to: Hex
    how: str


@fact
class Explored(Seen):
    """A tile was revealed."""

    seat: int
    tile: str
    x: int
    y: int


@fact
class TokenRevealed(Seen):
    """What was face down on a space is face up."""

    space: Hex
    token: str


@fact
class ShieldPlaced(Event):
    """A site is marked."""

    seat: int
    space: Hex


@fact
class Withdrew(Event):
    """A hero had to go back."""

    seat: int
    to: Hex


# turns


@fact
class RoundBegan(Event):
    """By day or by night."""

    round: int
    night: bool


@fact
class TacticTaken(Event):
    """A seat acts by this tactic; -1: the dummy player."""

    seat: int
    tactic: str


@fact
class TurnBegan(Event):
    """A seat's turn begins."""

    seat: int


@fact
class TurnForfeited(Event):
    """There was nothing a turn could be played with."""

    seat: int


@fact
class Rested(Event):
    """Standard Rest, or Slow Recovery."""

    seat: int
    slow: bool


@fact
class EndAnnounced(Event):
    """The End of the Round; -1: by the dummy player."""

    seat: int


@fact
class DummyTurned(Seen):
    """Cards the dummy player turned up."""

    cards: tuple[str, ...]


# units, skills


@fact
class Recruited(Event):
    """A Unit joined."""

    seat: int
    unit: str


@fact
class Disbanded(Event):
    """A Unit left the game."""

    seat: int
    unit: str


@fact
class Activated(Event):
    """A Unit used an ability."""

    seat: int
    unit: str


@fact
class Exhausted(Event):
    """A Unit was spent without using an ability."""

    seat: int
    unit: str


@fact
class Readied(Event):
    """A Unit is ready again."""

    seat: int
    unit: str


@fact
class BannerAssigned(Event):
    """A Banner lies under a Unit."""

    seat: int
    banner: str
    unit: str


@fact
class BannerTaken(Event):
    """A Banner has left its Unit, for the discard pile."""

    seat: int
    banner: str
    unit: str


@fact
class SkillUsed(Event):
    """A Skill was used."""

    seat: int
    skill: str


@fact
class SkillGained(Event):
    """A Skill was taken."""

    seat: int
    skill: str


# wounds


@fact
class Wounded(Event):
    """So many Wounds, for the hero or one of its Units."""

    seat: int
    who: str
    n: int


@fact
class Healed(Event):
    """A Wound less."""

    seat: int
    who: str


@fact
class KnockedOut(Event):
    """So many Wounds in one combat that the hand is lost."""

    seat: int


# tracks


@fact
class FameGained(Event):
    """Points on the Fame track."""

    seat: int
    n: int


@fact
class ReputationChanged(Event):
    """Steps on the Reputation track."""

    seat: int
    by: int


@fact
class LevelReached(Event):
    """A level up."""

    seat: int
    level: int


# what heroes do beside their turns, and at the end of them


@fact
class TacticUsed(Event):
    """A seat used its tactic."""

    seat: int
    tactic: str


@fact
class SkillPlaced(Event):
    """An interactive Skill lies in the centre, marked with a colour or with none."""

    seat: int
    skill: str
    colour: str


@fact
class SkillReturned(Event):
    """An interactive Skill came back to its owner, face down."""

    seat: int
    skill: str


@fact
class SkillsTurnedUp(Seen):
    """Skills of a pile came to light."""

    seat: int
    skills: tuple[str, ...]


@fact
class SkillRejected(Event):
    """A Skill went to the common offer."""

    seat: int
    skill: str


@fact
class WoundsThrown(Event):
    """Wounds went back to the pile without healing: out of a hand, or out of a discard pile."""

    seat: int
    place: str
    n: int


@fact
class RewardLost(Event):
    """A reward brought nothing, or was given up."""

    seat: int
    reward: str


@fact
class Poisoned(Event):
    """So many Wounds went to the discard pile."""

    seat: int
    n: int


@fact
class Paralyzed(Event):
    """The hand is lost, Wounds apart."""

    seat: int


# scenarios


@fact
class SiteHidden(Seen):
    """A secret dungeon or tomb lies on this space."""

    seat: int
    space: Hex
    kind: str


@fact
class GaveUp(Event):
    """A player's side has given up."""

    seat: int


@fact
class TeamDrawn(Event):
    """Chance has put a player into a team."""

    seat: int
    team: int


@fact
class HomecomerNamed(Event):
    """A team has chosen which of its heroes is to return; each member is told, and nobody else."""

    seat: int
    hero: Annotated[str, Owner("hero")]


@fact
class Eliminated(Event):
    """A hero is out of the game."""

    seat: int


@fact
class HeroWon(Event):
    """A hero was won at the auction, for so much Fame."""

    seat: int
    hero: str
    bid: int


@fact
class FinalTurns(Event):
    """The scenario's end has been triggered."""

    seat: int


@fact
class TacticGone(Event):
    """A tactic has left the game."""

    tactic: str


@fact
class DieRolled(Seen):
    """A die of a variant was rolled for a space, or for the time of day."""

    colour: str
    what: str
