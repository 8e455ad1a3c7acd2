"""What lies on the table: the map, the Source, decks and offers, heroes and their fights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NamedTuple, TypeAlias

from annotated_types import Interval

from ..engine import referee
from ..engine.errors import Illegal
from ..engine.events import Event
from ..engine.instructions import Effect, Instruction
from ..engine.modifiers import Modifier
from ..engine.records import live
from ..engine.views import Hidden
from .basics import Count, Seat
from .content.tiles import EAST
from .frays import Duel, Fight, Hindrance, Proposal
from .heroes import Hero
from .hexes import Hex, beyond, centre, name_of, neighbours, position_of
from .kinds import FITS, kinds


class Die(NamedTuple):
    """A mana die of the Source."""

    colour: str
    at: str = "source"
    """`source`, `used`: to be rolled at the end of the turn, `kept`: to go back as it is, `held <seat>`: on a player's
    tactic, or `claimed`: with a player until the end of the round."""


class Tile(NamedTuple):
    """A tile of the map, at its position (MK-MAP-3)."""

    name: str
    x: int
    y: int
    turned: int = 0
    """Thirds of a full turn, clockwise; always 0 but by agreement (MK-MAP-2, MK-VAR-3)."""
    second: str = ""
    """Of a Megapolis: the colour of its second City card, on the space east of the centre (MK-VAR-13)."""


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
    hindrance: Hindrance | None
    """The die set against whoever fights a single enemy now (MK-VAR-9)."""

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
        for fight in self.fights:
            if fight.seat == seat:
                return fight
        return None

    def site(self, space: Hex) -> Site | None:
        """What lies at the site of this space; None: there is no site."""
        site = self.sites.get(name_of(space))
        if site is None and (heart := self.heart(space)) != space:
            return self.sites.get(name_of(heart))
        return site

    def heart(self, space: Hex) -> Hex:
        """The space under which a site is known: the left part of a Megapolis; of anything else the space itself (MK-VAR-13)."""
        x, y, n = position_of(space)
        if n == EAST and any(tile.second and (tile.x, tile.y) == (x, y) for tile in self.tiles):
            return centre(x, y)
        return space

    def parts(self, city: Hex) -> tuple[Hex, ...]:
        """The spaces of a city: two of a Megapolis, which is known under the left one (MK-VAR-13)."""
        east = beyond(city, "E")
        return (city, east) if self.heart(east) == city else (city,)

    def rampaging_at(self, space: Hex) -> list[str]:
        """The rampaging enemies on this space (MK-TERM-10)."""
        return self.rampaging.get(name_of(space), [])

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

    @property
    def me(self) -> Hero:
        """What belongs to the acting seat. It is asked for fifty times for every question: so the table is not asked again."""
        return self.table.heroes[self.agenda[-1].seat]

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
