"""What lies on the table: the map, the Source, decks and offers, and what belongs to each hero."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

from annotated_types import Ge, Interval

from ..engine import referee
from ..engine.errors import Illegal
from ..engine.events import Event
from ..engine.instructions import Effect, Instruction
from ..engine.modifiers import Modifier
from ..engine.records import fact, live
from ..engine.views import Hidden, Owner
from .hexes import Hex, neighbours
from .kinds import FITS, kinds

BASIC = ("red", "blue", "green", "white")
COLOURS = (*BASIC, "gold", "black")
WOUND = "wound"
PILES = ("green", "grey", "brown", "violet", "white", "red")
"""Enemy tokens by the colour of their backs (MK-COMP-6)."""

Seat = Annotated[int, Interval(ge=0, le=3)]
Count = Annotated[int, Ge(0)]
DUMMY = -1
"""Who acts for nobody: the dummy player (MK-DUMMY-1)."""


class Die(NamedTuple):
    """A mana die of the Source."""

    colour: str
    at: str = "source"
    """`source`, `used`: to be rolled at the end of the turn, `kept`: to go back as it is, `held <seat>`: on a player's
    tactic, or `claimed`: with a player until the end of the round."""


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


class Tile(NamedTuple):
    """A tile of the map, at its position (MK-MAP-3)."""

    name: str
    x: int
    y: int
    turned: int = 0
    """Thirds of a full turn, clockwise; always 0 but by agreement (MK-MAP-2, MK-VAR-3)."""


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
    """What gives another turn right after this; "": nothing."""
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


def no_turn() -> Turn:
    """Outside a turn."""
    return Turn(
        "", 0, 0, 0, 0, 0, "", False, False, False, [], [], [], [], [], [], [], [], 0, 0, 0, "", False, [], 0, 0, 0, []
    )


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

    @property
    def cards(self) -> list[str]:
        """The hand without Wounds."""
        return [card for card in self.hand if card != WOUND]

    def unit(self, id: str) -> Unit:
        """The Unit of this id."""
        return next(unit for unit in self.units if unit.id == id)


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
    """The colour of the city it defends; "": none."""
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
class Site:
    """What lies and stands on a space with a site."""

    shields: list[int]
    """Seats whose Shield tokens lie here, in the order of placing."""
    burned: bool
    foes: list[str]
    """Enemy tokens face up."""
    hidden: Annotated[list[str], Hidden("enemy token")]
    """Enemy tokens face down."""
    backs: list[str]
    """The colours of their backs, in the same order (MK-IMPL-18)."""
    ruin: str
    """The ruin token, face up; "": none."""
    ruin_hidden: Annotated[str, Hidden("ruin token")]
    """The ruin token, face down."""
    level: Count
    """Of a city."""
    friendly: bool
    """A city conquered from the start (MK-CITY-16)."""
    made: str
    """What a scenario has put here: a secret `dungeon` or `tomb` (MK-SCN-DUNG-2), or a `marker` for a token (MK-SCN-MINE-7)."""
    card: str
    """The colour of the City card that was drawn for it; "": that of the tile (MK-VAR-4)."""


def bare() -> Site:
    """A site on which nothing lies."""
    return Site([], False, [], [], [], "", "", 0, False, "", "")


@live
class Dummy:
    """The dummy player (MK-DUMMY-1): it moves through its deck and no further."""

    name: str
    deck: Annotated[list[str], Hidden("deed card")]
    discard: list[str]
    crystals: list[str]
    skill_pile: Annotated[list[str], Hidden("skill")]
    tactic: str


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


@live
class Placed:
    """An interactive Skill in the centre, or another text in force until its owner's next turn (MK-SKILL-5)."""

    seat: Seat
    skill: str
    colour: str
    hit: list[str]
    """Whom it has struck already: seat and colour."""


@live
class Claim:
    """A die kept until the end of the round (Mana Claim)."""

    seat: Seat
    colour: str
    income: bool
    """It gives a token in each later turn."""
    curse: bool
    """Others take a Wound when they use this colour (Mana Curse)."""


@live
class Table:
    """All that lies on the table."""

    scenario: str
    variants: list[str]
    heroes: list[Hero]
    dummy: Dummy | None
    order: list[int]
    """Round Order from the top: seats, and -1 for the dummy player."""
    round: Count
    night: bool
    source: list[Die]
    tiles: list[Tile]
    sites: dict[str, Site]
    """By the name of their space."""
    rampaging: dict[str, list[str]]
    """Rampaging enemies, by the name of their space (MK-TERM-10)."""
    countryside: Annotated[list[str], Hidden("countryside tile")]
    core: Annotated[list[str], Hidden("core tile")]
    """The tile deck: first the countryside tiles, then the core tiles; the next one is the last."""
    box_countryside: Annotated[list[str], Hidden("countryside tile in the box")]
    box_core: Annotated[list[str], Hidden("core tile in the box")]
    box_city: Annotated[list[str], Hidden("city tile in the box")]
    green: Annotated[list[str], Hidden("green token")]
    grey: Annotated[list[str], Hidden("grey token")]
    brown: Annotated[list[str], Hidden("brown token")]
    violet: Annotated[list[str], Hidden("violet token")]
    white: Annotated[list[str], Hidden("white token")]
    red: Annotated[list[str], Hidden("red token")]
    ruins: Annotated[list[str], Hidden("ruin token")]
    spent: list[str]
    """Enemy tokens in the discard piles of their colours."""
    spent_ruins: list[str]
    regular_units: Annotated[list[str], Hidden("regular unit")]
    elite_units: Annotated[list[str], Hidden("elite unit")]
    unit_offer: list[str]
    monastery_offer: list[str]
    """Advanced Actions in the Unit offer (MK-SETUP-10)."""
    advanced_deck: Annotated[list[str], Hidden("advanced action")]
    advanced_offer: list[str]
    """From the lowest position up: the first has been there longest (MK-SETUP-8)."""
    spell_deck: Annotated[list[str], Hidden("spell")]
    spell_offer: list[str]
    artifact_deck: Annotated[list[str], Hidden("artifact")]
    skill_offer: list[str]
    """The common Skill offer."""
    tactics: list[str]
    """Displayed, and not taken yet."""
    removed: list[str]
    """Out of the game: cards, Units, tactics, Skills."""
    modifiers: list[Modifier]
    """Of enemies, by their id, until a moment comes."""
    placed: list[Placed]
    fights: list[Fight]
    announced: Annotated[int, Interval(ge=-1, le=4)]
    """The seat that announced the End of the Round, 4 for the dummy player; -1: nobody has."""
    turns_left: list[int]
    """Seats that have a turn left before the round or the game ends, once that is settled."""
    final: bool
    """The scenario's end has been triggered (MK-FINAL-2)."""
    over: bool
    cities_seen: Count
    early: Count
    """Rounds by which the game ended before its limit, for the score."""
    upgrades: list[str]
    """Advanced Actions on offer between two rounds (MK-VAR-10)."""
    claims: list[Claim]
    """Dice kept by Mana Claim and Mana Curse."""
    duel: Duel | None
    proposal: Proposal | None

    def of(self, seat: int) -> Hero:
        """The hero of this seat."""
        return self.heroes[seat]

    def pile(self, colour: str) -> list[str]:
        """The face-down pile of this colour; the top token is the last."""
        pile: list[str] = getattr(self, colour)
        return pile

    def plays(self, variant: str) -> bool:
        """Whether this variant is in force."""
        return variant in self.variants

    def fight_of(self, seat: int) -> Fight | None:
        """The combat this seat is in."""
        return next((fight for fight in self.fights if fight.seat == seat), None)

    def site(self, space: Hex) -> Site | None:
        """What lies at the site of this space; None: there is no site."""
        return self.sites.get(str(space))

    def rampaging_at(self, space: Hex) -> list[str]:
        """The rampaging enemies on this space (MK-TERM-10)."""
        return self.rampaging.get(str(space), [])

    def rampaging_near(self, space: Hex) -> list[tuple[str, Hex]]:
        """The rampaging enemies on the spaces around."""
        return [(foe, near) for near in neighbours(space) for foe in self.rampaging_at(near)]

    def heroes_at(self, space: Hex) -> list[Hero]:
        """Whose figures stand there."""
        return [hero for hero in self.heroes if hero.space == space]


Rule = Instruction[Table, Hero]
"""What an instruction of this game is made from."""
State: TypeAlias = referee.State[Table, Hero]
Referee: TypeAlias = referee.Referee[Table, Hero]


@live
class KnightState(referee.State[Table, Hero]):
    """A game of Mage Knight in progress."""

    table: Table

    def fits(self, effect: Effect) -> bool:
        """Whether an effect is of the kind that belongs to the present part of the turn."""
        return FITS.get(self.me.turn.part, "") in kinds(effect)

    def set_off(self, events: Sequence[Event]) -> list[Effect]:
        """What the texts in the centre make of these events."""
        if not self.table.placed:
            return []
        from . import interactive

        return interactive.set_off(self, events)


def fight_here(state: State) -> Fight | None:
    """The fight of the seat that is acting."""
    return state.table.fight_of(state.seat)


def fight_of(referee: Referee) -> Fight:
    """The fight of the seat whose doing this is."""
    fight = referee.table.fight_of(referee.seat)
    if fight is None:
        raise LookupError("there is no fight")
    return fight


def no_fight(state: State) -> Illegal | None:
    """The refusal of what is of use in combat only."""
    return None if fight_here(state) else Illegal("MK-SKILL-9", "only_in_combat")
