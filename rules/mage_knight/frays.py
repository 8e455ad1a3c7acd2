"""What is known of a fight while it lasts: its enemies, what is gathered, who takes part."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from annotated_types import Interval

from ..engine.instructions import Effect
from ..engine.records import live
from ..engine.views import Owner
from .basics import Count, Seat
from .hexes import Hex


class Points(NamedTuple):
    """Attack or Block, as gathered for one target."""

    amount: int
    element: str = "physical"
    form: str = "melee"
    """`melee`, `ranged`, `siege` or `block`."""
    swift: int = 1
    """A Block counts this many times against a swift attack."""
    source: str = ""
    """The card, Unit or Skill it comes from."""
    then: Effect | None = None
    """Done with the enemy blocked, if the block succeeds (MK-BLOCK-8)."""


Role = Literal["defender", "rampaging", "drawn", "lying"]


@live
class Foe:
    """An enemy in a fight."""

    id: str
    home: Hex
    """Where its token lies."""
    role: Role
    """Of a fortified site; on the map; drawn for this fight; waiting at a site."""
    fortified: bool
    """By the site."""
    city: str
    """The colour of the city it defends, both of a Megapolis; "": none."""
    stand_in: str
    """The token a summoner has put in its place (MK-ENEMY-8)."""
    blocked: bool
    answered: bool
    """Its damage has been assigned."""
    half_fame: bool

    @property
    def name(self) -> str:
        """The name of its token."""
        return self.id.partition(".")[0]


@live
class Fight:
    """A combat with enemies, of one hero."""

    seat: Seat
    site: str
    """What it is about: `rampaging`, or the kind of the site."""
    space: Hex
    came_from: Hex
    """Where a failed assault sends the hero back to (MK-OUT-9); `OFF_MAP`: nowhere."""
    foes: list[Foe]
    beaten: list[str]
    """Enemies defeated, in order."""
    guests: list[str]
    """Those that are no defenders: rampaging enemies that joined."""
    targets: list[str]
    points: list[Points]
    wounds: Count
    """Taken into hand in this fight (MK-DAMAGE-8)."""
    dark: bool
    """Night rules hold, whatever the time (MK-MANA-9)."""
    units_barred: bool
    """Units take no part (MK-UNITS-16)."""
    begun: bool
    """Something has been played in it: "at the start of the combat" is over."""
    kept: list[Points]
    """Attacks that a text keeps for the Attack phase."""

    def foe(self, id: str) -> Foe:
        """The enemy of this id."""
        return next(foe for foe in self.foes if foe.id == id)

    @property
    def aimed_at(self) -> list[Foe]:
        """The enemies that are targets of the attack or block being gathered; none in a duel."""
        return [foe for foe in self.foes if foe.id in self.targets]


@live
class Duel:
    """A combat between two players (chapter 23); what each gathers lies in a fight of its own."""

    aggressor: Seat
    defender: Seat
    space: Hex
    came_from: Hex
    """Where a draw sends the aggressor back to (MK-PVP-21)."""
    attacker: Seat
    """Who attacks now."""
    passes: Count
    """In a row (MK-PVP-7)."""
    full: bool
    """The defender attends fully (MK-PVP-4)."""
    fled: Annotated[int, Interval(ge=-1, le=3)]
    """The seat that had to retreat; -1: nobody yet."""

    def other(self, seat: int) -> int:
        """Whom this seat fights."""
        return self.defender if seat == self.aggressor else self.aggressor


@live
class Hindrance:
    """A die that the player before has set against a single enemy's opponent (MK-VAR-9)."""

    seat: Seat
    """Who has set it."""
    die: Annotated[str, Owner("mana die")]
    """`white`, `red` or `blue`; any other colour does nothing."""
    shown: str
    """The same once it is turned up; "": it has not been."""


class Dealt(NamedTuple):
    """A garrison token that a participant of a cooperative assault has to fight (MK-COOP-7)."""

    seat: int
    token: str


class Came(NamedTuple):
    """Whence a participant entered the city (MK-COOP-12)."""

    seat: int
    space: Hex


@live
class Proposal:
    """A cooperative assault on a city, proposed or under way (chapter 22)."""

    initiator: Seat
    city: Hex
    seats: list[int]
    """Who takes part, in the order in which they fight; the initiator is the first (MK-COOP-8)."""
    shares: list[int]
    """How many tokens each of them faces."""
    agreed: list[int]
    """Those invited who have agreed (MK-COOP-5)."""
    declined: bool
    dealt: list[Dealt]
    came: list[Came]

    @property
    def under_way(self) -> bool:
        """Whether it takes place."""
        return bool(self.dealt)
