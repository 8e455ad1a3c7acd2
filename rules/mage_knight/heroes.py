"""What belongs to each hero: figure, cards, Units, and the turn being played."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

from annotated_types import Interval

from ..engine.blanks import blank
from ..engine.instructions import Instruction
from ..engine.modifiers import Modifier
from ..engine.records import fact, live
from ..engine.views import Hidden, Owner
from .basics import WOUND, Count, Seat
from .hexes import Hex


@fact
class CostChange:
    """What an effect does to the cost of terrains, for the rest of the turn (MK-MOVE-10)."""

    terrains: tuple[str, ...]
    """Those it touches; none named: all."""
    by: int = 0
    to: int = -1
    """Reduced to this; -1: not so."""
    least: int = 0
    opens: bool = False
    """It opens terrain that cannot be entered otherwise (MK-MOVE-8)."""

    def touches(self, terrain: str) -> bool:
        """Whether this terrain is meant."""
        return not self.terrains or terrain in self.terrains


@live
class Unit:
    """A Unit in a hero's Unit area."""

    id: str
    """Its card and a number: `peasants.2`."""
    ready: bool
    wounds: Annotated[int, Interval(ge=0, le=2)]
    closed: bool
    """It has withstood damage, and cannot be given more in this fight (MK-DAMAGE-5)."""
    banner: str
    """The Banner assigned to it; "": none."""
    banner_used: bool
    """That Banner is face down until the next round (MK-UNITS-19)."""
    bonded: bool
    """Its Command token is the Skill Bonds of Loyalty."""

    @property
    def name(self) -> str:
        """The name of its card."""
        return self.id.partition(".")[0]


def fresh(id: str, bonded: bool = False) -> Unit:
    """A Unit just recruited: ready and unwounded (MK-UNITS-4)."""
    return Unit(id, True, 0, False, "", False, bonded)


@fact
class Promise:
    """What a card text does later in the turn."""

    on: str
    """The occasion: `recruit`, `heal hand`; `clear`, `rewards`: steps of its end."""
    do: Instruction[Any, Any]
    source: str
    """The card it is printed on, as in a frame."""
    by: str
    """The card that was played for it."""


Part = Literal["", "start", "move", "interaction", "ranged", "block", "damage", "attack", "after", "rest", "end"]


@live
class Turn:
    """What a hero has done and may still do in the turn being played; outside a turn nothing."""

    part: Part
    move: Count
    influence: int
    """Below 0: a debt from Reputation, to be covered before the first purchase (MK-LOCALS-9)."""
    healing: Count
    dice: Count
    """How many Source dice may still be taken (MK-MANA-4)."""
    dice_used: Count
    started: Literal["", "empty hand", "empty deck", "nothing"]
    """How hand and Deed deck were at the start (MK-TURN-2)."""
    active: bool
    """A card was played or discarded (MK-TURN-4.1)."""
    moved: bool
    """It has left its space, or explored."""
    acted: bool
    """The one action has been taken (MK-TURN-5.4)."""
    path: list[Hex]
    """The spaces moved from in this turn, in order (MK-END-3)."""
    used: list[str]
    """Skills and other things that work once a turn."""
    allows: list[str]
    """Rules that card texts change for this turn. The words:

    `gold`, `black`: usable whatever the time. `sun`: garrisons and ruins are seen as by day. `storm`: black and gold dice
    count as any basic colour. `no dice`: no Source die may be used. `endless red`: mana of this colour without end.
    `bent space`: spaces two away count as adjacent for
    moving and exploring, and nobody is provoked.
    `move in combat`: Move cards may be played in combat. `agility`, `agility ranged`: Move points are Attack.
    `wings 2`: for so many Move points another enemy does not attack. `diplomacy`, `diplomacy ice`: Influence is Block.
    `learning 6 discard`: for so much Influence an Advanced Action, and where it goes. `spell red`, `spell any`: a Spell of
    the offer may be cast. `ambush 1`: for the first attack or block card. `units attack 2`, `units block 2`: what all own
    Units add. `glory`: Banner of Glory, thrown away. `no damage to units`. `ignore fortification`: that of sites.
    `double physical`: in the Attack phase.
    `invoked red`: mana that is to be used at once. `attacks coldfire`, `attacks siege`: every attack played is so.
    """
    costs: list[CostChange]
    """What card texts do to the cost of terrains."""
    modifiers: list[Modifier]
    """Values that card texts change for this turn."""
    rewards: list[str]
    """Rewards won, taken at the end of the turn (MK-REWARD-1 ...)."""
    spent_crystals: list[str]
    cast: list[str]
    """Colours of the Spells cast in this turn."""
    defeated: Count
    """Enemies defeated in this turn."""
    recruited: Count
    taken_wounds: Count
    """Wounds received in this turn, in hand."""
    again: str
    """What gives another turn right after this, a word for each; "": nothing."""
    last: bool
    """It is the hero's last turn of the round, or of the game."""
    promises: list[Promise]
    """What card texts do later in this turn."""
    leftover: Count
    """Move points that were left when the combat began."""
    grail: Count
    """Heal points among those to be spent that bring Fame (Golden Grail)."""
    poisoned: Count
    """Wounds received in this turn, in the discard pile."""
    given: list[str]
    """Cards that others gave up for Mind Steal: seat and card."""
    took: list[str]
    """Dice taken from the Source: how they lie, and what they show: `used red`."""

    if TYPE_CHECKING:

        def clone(self) -> Turn:
            """A copy that can be changed alone."""
            ...

    @property
    def partial(self) -> bool:
        """It is no turn: the hero attends a duel in part (MK-PVP-6)."""
        return NO_SKILLS in self.allows

    @property
    def own(self) -> bool:
        """It is a turn of the hero's own: nobody else's in which it has something to do."""
        return bool(self.part) and not self.partial


NO_SKILLS = "no skills"
"""Among what a turn allows: the hero attends a duel in part, and has neither Skills nor a turn of its own."""


@lru_cache(None)
def untouched() -> Turn:
    """A turn in which nothing is, to be copied: that takes a hundredth of the time of making one field by field."""
    return blank(Turn)


def no_turn() -> Turn:
    """Outside a turn."""
    return untouched().clone()


@live
class Hero:
    """A seat's hero: figure, cards, Units, Inventory, tracks."""

    seat: Seat
    name: str
    space: Hex
    """`OFF_MAP` before the first turn, and after a turn that ended on the portal (MK-MOVE-23)."""
    deck: Annotated[list[str], Hidden("deed card")]
    """The top card is the last."""
    hand: Annotated[list[str], Owner("deed card")]
    discard: list[str]
    played: list[str]
    """In the Play area: to the discard pile at the end of the turn."""
    thrown: list[str]
    """In the Play area: out of the game at the end of the turn."""
    aside: list[str]
    """Set aside for the rest of the round (MK-EFF-8)."""
    under_tactic: Annotated[list[str], Owner("deed card")]
    """Under Sparing Power (MK-TACTIC-13)."""
    units: list[Unit]
    crystals: list[str]
    tokens: list[str]
    skills: list[str]
    flipped: list[str]
    """Skills turned face down until the next round."""
    skill_pile: Annotated[list[str], Hidden("skill")]
    rejected: list[str]
    """Own Skills in the common offer (MK-LEVEL-7)."""
    tactic: str
    tactic_used: bool
    fame: int
    level: Annotated[int, Interval(ge=1, le=10)]
    reputation: Annotated[int, Interval(ge=-7, le=7)]
    token_up: bool
    """The Round Order token is face up (MK-START-2)."""
    draw_more: Count
    """Hand limit for the next time cards are drawn (MK-ROUND-13)."""
    plundered: bool
    """A village was plundered since the last own turn (MK-SITE-4)."""
    out: bool
    """Out of the game (MK-SCN-RET-2)."""
    team: Count
    turn: Turn
    deeds: list[str]
    """What a scenario remembers of the hero: `incantation 1` (MK-SCN-DRUID-3)."""
    drafted: Annotated[list[str], Owner("advanced action")]
    """Advanced Actions drafted and not shuffled in yet (MK-VAR-11)."""
    pack: Annotated[list[str], Owner("advanced action")]
    """Those one is choosing from."""
    looking: Annotated[list[str], Owner("deed card")]
    """Cards its owner is looking through: the Deed deck being searched, Artifacts of which some are kept."""
    turned_up: list[str]
    """Skills turned up at a level-up, one of which may be kept (MK-LEVEL-3)."""
    motivated: Count
    """Ends of own turns until a Motivation may be used again (`skills.toml`: lockout)."""
    homecomer: Annotated[str, Owner("hero")]
    """The hero of the team that must have returned in the end (MK-SCN-RET-5)."""

    @property
    def cards(self) -> list[str]:
        """The hand without Wounds."""
        return [card for card in self.hand if card != WOUND]

    def unit(self, id: str) -> Unit:
        """The Unit of this id."""
        return next(unit for unit in self.units if unit.id == id)
