"""What lies on the table: the board with its tiles, the decks, the counters, and what belongs to each hero."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from annotated_types import Ge, Interval

from ..engine import referee
from ..engine.blanks import blank
from ..engine.instructions import Instruction
from ..engine.records import fact, live
from ..engine.views import Hidden, Owner

Way = Literal["N", "E", "S", "W"]
COMPASS: tuple[Way, ...] = ("N", "E", "S", "W")
STEPS: dict[Way, tuple[int, int]] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
ROWS, COLUMNS = 10, 13
DAY = 26
"""Spaces of the sun track; on the next one is the skull (DQ-COMP-1)."""
NIGHT = DAY + 1

Seat = Annotated[int, Interval(ge=0, le=3)]
Count = Annotated[int, Ge(0)]


def turned(way: Way, quarters: int) -> Way:
    """This direction, turned clockwise."""
    return COMPASS[(COMPASS.index(way) + quarters) % 4]


def back(way: Way) -> Way:
    """The opposite direction."""
    return turned(way, 2)


class Square(NamedTuple):
    """A square of the board, from the north-west corner. It is written like F5: column, then row."""

    row: Annotated[int, Interval(ge=-1, le=ROWS - 1)]
    column: Annotated[int, Interval(ge=-1, le=COLUMNS - 1)]

    def __str__(self) -> str:
        return f"{'ABCDEFGHIJKLM'[self.column]}{self.row + 1}" if self.on_board else "nowhere"

    @classmethod
    def at(cls, name: str) -> Square:
        """The square of this name."""
        return cls(int(name[1:]) - 1, ord(name[0]) - ord("A"))

    def beyond(self, way: Way) -> Square:
        """The next square in this direction; it may lie off the board."""
        down, right = STEPS[way]
        return Square(self.row + down, self.column + right)

    @property
    def on_board(self) -> bool:
        """Whether there is such a square."""
        return 0 <= self.row < ROWS and 0 <= self.column < COLUMNS


NOWHERE = Square(-1, -1)
NO_SECRET_DOOR = -1
"""No round in which a secret door may be used."""
TOWERS: dict[str, Square] = {"NW": Square(0, 0), "NE": Square(0, 12), "SW": Square(9, 0), "SE": Square(9, 12)}
CHAMBER = (Square(4, 6), Square(5, 6))
"""The two halves of the Treasure Chamber; what is in one is in both (DQ-TC-1)."""


class Laid(NamedTuple):
    """A tile on the board: which, and to which side its arrow lies."""

    tile: str
    arrow: Way
    spun: bool = False
    """A Rotating Room that has turned."""
    entered: bool = True
    """A hero has been there: only then has a portcullis fallen (DQ-ROOM-10b)."""


@fact
class Sheet:
    """The printed values of a hero."""

    name: str
    life: int
    strength: int
    agility: int
    armour: int
    luck: int
    best_blow: str
    """The tactic that costs a monster double under DQ-OPT-3."""
    arrows: int = 0


HEROES: dict[str, Sheet] = {}


@live
class Hero:
    """A seat's hero: what it is, has, and where it stands."""

    seat: Seat
    name: str
    """"" until one is chosen."""
    square: Square
    life: Count
    fate: Literal["inside", "safe", "dead"]
    cause: str
    """What it died of; "" while it lives."""
    ring: str
    ring_used: bool
    arrows: Count
    cards: list[str]
    """Gold, ropes, potions: deck and card, `search.potion`."""
    treasure: list[str]
    """Counters from the Treasure Chamber, by value."""
    came: Literal["", "N", "E", "S", "W"]
    """The side of its square it came in by; "": by none."""
    by_secret_door: bool
    """It came in by a secret door: there is no way back."""
    gone_out: bool
    """It has left the Tower it began in."""
    searched: Annotated[int, Interval(ge=0, le=2)]
    """Searches in this stay."""
    missing: Count
    """Turns still to be missed."""
    acted: bool
    """It has done something in this turn already."""
    dark: bool
    """The torch is out."""
    in_pit: bool
    secret_door: Annotated[int, Interval(ge=-1, le=NIGHT)]
    """The round in which a found secret door may be used; -1: none."""
    below: Literal["", "N", "E", "S", "W"]
    """In the Catacombs, the direction of the trip; "": above ground."""

    @property
    def inside(self) -> bool:
        """Still in the game: in the castle, or below it."""
        return self.fate == "inside"

    @property
    def above(self) -> bool:
        """On the board."""
        return self.fate == "inside" and not self.below

    @property
    def sheet(self) -> Sheet:
        """Its printed values."""
        return HEROES[self.name]


def newcomer(seat: int, name: str) -> Hero:
    """A hero with full Life Points and nothing else (DQ-SET-5)."""
    sheet = HEROES.get(name)
    life, arrows = (sheet.life, sheet.arrows) if sheet else (0, 0)
    return blank(
        Hero, seat=seat, name=name, square=NOWHERE, life=life, arrows=arrows, fate="inside", secret_door=NO_SECRET_DOOR
    )


@live
class Fight:
    """A monster met, and who plays it."""

    monster: str
    card: str
    """The card that brought it: `room.orc`."""
    hero_seat: Seat
    monster_seat: Seat
    sneaks: bool
    known: bool
    """The Monster card has been drawn, and with it the Life Points."""
    life: int
    wounds: Count
    """Life Points lost to an arrow before they were known."""
    hits: Count
    """Arrows that would have killed anything but a Champion of Chaos."""
    shots: Count
    hero_tactic: Annotated[str, Owner("tactic", "hero_seat")]
    monster_tactic: Annotated[str, Owner("tactic", "monster_seat")]


@live
class Decks:
    """The decks; the top card is the last."""

    room: Annotated[list[str], Hidden("room card")]
    search: Annotated[list[str], Hidden("search card")]
    crypt: Annotated[list[str], Hidden("crypt card")]
    corpse: Annotated[list[str], Hidden("corpse card")]
    trap: Annotated[list[str], Hidden("trap card")]
    door: Annotated[list[str], Hidden("door card")]
    monster: Annotated[list[str], Hidden("monster card")]
    catacombs: Annotated[list[str], Hidden("catacombs card")]
    """Empty when the Catacombs are not played."""

    def of(self, name: str) -> list[str]:
        """The deck of this name."""
        deck: list[str] = getattr(self, name)
        return deck


@live
class Table:
    """All that lies on the table."""

    variants: list[str]
    heroes: list[Hero]
    first: Seat
    """Who has the marker of the First Player."""
    sun: Annotated[int, Interval(ge=0, le=NIGHT)]
    """The space of the marker, and so the round; 27: the skull."""
    laid: dict[str, Laid]
    """Tiles on the board, by the name of their square."""
    box: Annotated[list[str], Hidden("tile")]
    drawn: str
    """The tile just drawn and not yet laid; "": none."""
    aside: list[str]
    """Tiles out of the game."""
    decks: Decks
    chosen_from: list[str]
    """Search cards drawn by the Ring of Searching, of which one will be kept."""
    treasure: Annotated[list[str], Hidden("treasure")]
    dragon: Annotated[list[str], Hidden("dragon")]
    dragon_seen: list[str]
    """Dragon counters that are out."""
    fight: Fight | None
    bodies: dict[str, list[str]]
    """What lies with dead heroes, by square (DQ-OPT-6)."""
    entrances: list[Square]
    """Markers of ways into the Catacombs."""
    fallen: list[str]
    """Heroes that died and were replaced (DQ-OPT-8)."""
    spent_rings: list[str]
    """Rings of heroes that were replaced."""

    def of(self, seat: int) -> Hero:
        """The hero of this seat."""
        return self.heroes[seat]

    def in_turn(self, first: int) -> list[Hero]:
        """All heroes, clockwise from this seat."""
        return self.heroes[first:] + self.heroes[:first]

    def inside(self) -> list[Hero]:
        """Who is still in the castle, in the order of turns."""
        return [hero for hero in self.in_turn(self.first) if hero.inside]

    def occupied(self, square: Square) -> Hero | None:
        """Who stands in the way there (DQ-5.2.g)."""
        if square in CHAMBER:
            return None
        return next((hero for hero in self.heroes if hero.above and hero.square == square), None)

    def plays(self, variant: str) -> bool:
        """Whether this optional rule is in force."""
        return variant in self.variants


Rule = Instruction[Table, Hero]
"""What an instruction of this game is made from."""
State: TypeAlias = referee.State[Table, Hero]
Referee: TypeAlias = referee.Referee[Table, Hero]


@live
class DungeonState(referee.State[Table, Hero]):
    """A game of DungeonQuest in progress."""

    table: Table
