"""What lies on the table: the decks, the cards on the board, and what belongs to each player."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, TypeAlias

from annotated_types import Ge, Interval

from ..engine import referee
from ..engine.instructions import Instruction
from ..engine.records import live
from ..engine.views import Hidden, Owner
from .board import CENTRE, SPACES, Space
from .cards import ASSETS, SCENARIOS, THREATS, AssetCard, Scenario, ThreatCard
from .characters import CHARACTERS, MOST_LEVELS, Character
from .passives import RollKind

Attribute = Literal["strength", "willpower", "cunning"]
ATTRIBUTES: tuple[Attribute, ...] = ("strength", "willpower", "cunning")
MOST = 12
"""The end of every dial (RL-ATTR-1, RL-LIFE-1)."""

Seat = Annotated[int, Interval(ge=0, le=3)]
Count = Annotated[int, Ge(0)]
Dial = Annotated[int, Interval(ge=0, le=MOST)]


class Lying(NamedTuple):
    """A Threat card faceup on a space."""

    card: str
    space: str


@live
class Asset:
    """An asset in play. A stranger taken along is one too, an ally without text."""

    piece: str
    """Its name on the table: that of the card, with a number if there is another of it."""
    card: str
    charges: Count

    @property
    def stranger(self) -> bool:
        """Whether it is an encounter taken along."""
        return self.card not in ASSETS

    @property
    def printed(self) -> AssetCard:
        """The card; a stranger is an ally without text."""
        return ASSETS[self.card] if not self.stranger else AssetCard(self.card, "threat", "ally")


@live
class Player:
    """A seat: its character, dials, cards and tokens."""

    seat: Seat
    dealt: Annotated[list[str], Owner("character sheet")]
    """Sheets to choose from (RL-SETUP-4)."""
    kept: Annotated[list[str], Owner("character sheet")]
    """The sheet chosen, until all are shown."""
    character: str
    """"" until the sheets are shown."""
    space: str
    lying: bool
    """The figure lies down: the next turn is missed (RL-MISS-1)."""
    strength: Dial
    willpower: Dial
    cunning: Dial
    life: Dial
    influence: Count
    level: Annotated[int, Interval(ge=0, le=MOST_LEVELS)]
    specials: list[str]
    """Special abilities gained on the level track."""
    power: Annotated[list[str], Owner("power card")]
    corruption: list[str]
    """Faceup."""
    facedown: Annotated[list[str], Owner("corruption card")]
    drawn: Annotated[list[str], Owner("corruption card")]
    """The Corruption card just drawn, until it is settled what becomes of it."""
    mission: str
    """The active one; "": none."""
    progress: list[str]
    """What has been done for it, a word each time."""
    completed: Annotated[list[str], Hidden("mission card")]
    """Facedown; nobody looks (RL-GOLD-4)."""
    assets: list[Asset]
    trophies: list[str]
    marks: list[str]
    """Own tokens on the scenario sheet, by attribute, or "any"."""
    taken: Count
    """Enemies taken from the scenario sheet."""
    shield: Count
    """Life that the loss now being settled does not take (RL-LIFE-4)."""
    out: bool
    """Eliminated."""

    @property
    def sheet(self) -> Character:
        """The character sheet."""
        return CHARACTERS[self.character]

    @property
    def where(self) -> Space:
        """The space the figure stands on."""
        return SPACES[self.space]

    @property
    def plays(self) -> bool:
        """Still in the game, with a character."""
        return bool(self.character) and not self.out

    def dial(self, name: str) -> int:
        """An attribute, or Life."""
        value: int = getattr(self, name)
        return value

    @property
    def borne(self) -> int:
        """All Corruption cards, faceup and facedown (RL-TAINT-1)."""
        return len(self.corruption) + len(self.facedown) + len(self.drawn)


@live
class Turn:
    """What is remembered within one turn."""

    way: Annotated[int, Interval(ge=-1, le=1)]
    """The direction walked: 1 clockwise, -1 anticlockwise; 0: none."""
    points: Count
    """Movement points left."""
    evaded: list[str]
    """Enemies here that are not battled this turn (RL-BAT-12)."""
    met: list[str]
    """Encounters resolved."""
    bonus: Count
    """Points more that the trophies spent count."""
    used: list[str]
    """What works once a turn and has worked, and cards that have given a charge."""


@live
class Roll:
    """Dice on the table, until what they were rolled for is settled. Each die with those that grew from it."""

    kind: RollKind
    attribute: str
    target: Count
    """Of a skill test."""
    dice: list[tuple[int, ...]]
    extra: Count
    """Dice rolled more than one."""
    bonus: int
    """What is added to a skill test."""
    number: Annotated[int, Interval(ge=0, le=6)]
    """The number that stands for a die; 0: none."""
    numbered: bool
    """A number was used: no other may be (RL-POW-5)."""
    rerolled: list[str]
    """What has rerolled it (RL-DICE-4)."""

    @property
    def total(self) -> int:
        """All dice."""
        return sum(map(sum, self.dice))


@live
class Battle:
    """A battle going on."""

    attribute: Attribute
    enemies: list[str]
    """Threat cards; none in a battle against a sheet or text box."""
    on_sheet: bool
    """The enemies lie on the scenario sheet."""
    opponent: str
    """Of a sheet or a text box; "": none."""
    value: Count
    """Its value."""
    declared: list[str]
    """Abilities that count in this battle."""
    used: list[str]
    """What works once a battle and has worked."""
    weapon: str
    armour: str
    """The one of each that was named (RL-BAT-4)."""
    bonus: int
    enemy_bonus: int
    extra: Count
    """Dice more than one."""
    enemy_dice: list[tuple[int, ...]]
    spared: bool
    """The Life of a lost battle is not lost."""
    pardoned: bool
    """Its penalties are ignored."""

    @property
    def enemy_roll(self) -> int:
        """All dice of the enemies."""
        return sum(map(sum, self.enemy_dice))


@live
class Look:
    """Cards of a Threat deck that somebody looks at in secret."""

    seat: Seat
    red: Annotated[list[str], Owner("red threat card")]
    blue: Annotated[list[str], Owner("blue threat card")]
    yellow: Annotated[list[str], Owner("yellow threat card")]

    def of(self, colour: str) -> list[str]:
        """Those of one deck."""
        cards: list[str] = getattr(self, colour)
        return cards


@live
class Decks:
    """The eight decks; the top card is the last."""

    red: Annotated[list[str], Hidden("red threat card")]
    blue: Annotated[list[str], Hidden("blue threat card")]
    yellow: Annotated[list[str], Hidden("yellow threat card")]
    power: Annotated[list[str], Hidden("power card")]
    corruption: Annotated[list[str], Hidden("corruption card")]
    mission: Annotated[list[str], Hidden("mission card")]
    relic: Annotated[list[str], Hidden("relic card")]
    wargear: Annotated[list[str], Hidden("wargear card")]

    def of(self, name: str) -> list[str]:
        """The deck of this name."""
        deck: list[str] = getattr(self, name)
        return deck


@live
class Discards:
    """The discard pile of each deck, faceup."""

    red: list[str]
    blue: list[str]
    yellow: list[str]
    power: list[str]
    corruption: list[str]
    mission: list[str]
    relic: list[str]
    wargear: list[str]

    def of(self, name: str) -> list[str]:
        """The discard pile of this deck."""
        pile: list[str] = getattr(self, name)
        return pile


@live
class Table:
    """All that lies on the table."""

    scenario: str
    variants: list[str]
    players: list[Player]
    first: Seat
    active: Seat
    """Whose turn it is, or was last."""
    rounds: Count
    turn: Turn
    threats: list[Lying]
    sheet: list[str]
    """Enemies on the scenario sheet."""
    offer: list[str]
    """Cards turned up of which something may be taken."""
    decks: Decks
    discards: Discards
    sheets: Annotated[list[str], Hidden("character sheet")]
    """Unused characters."""
    corrupted: list[str]
    """Characters that are lost for this game (RL-CORR-5)."""
    roll: Roll | None
    battle: Battle | None
    look: Look | None
    doom: Count
    winner: Annotated[int, Interval(ge=-1, le=3)]
    """The seat that has won; -1: nobody yet."""

    def of(self, seat: int) -> Player:
        """The player of this seat."""
        return self.players[seat]

    def in_turn(self, first: int) -> list[Player]:
        """All who play, clockwise from this seat."""
        return [player for player in self.players[first:] + self.players[:first] if player.plays]

    def left_of(self, seat: int) -> int:
        """The next player clockwise; eliminated ones are passed over (RL-VCE-9)."""
        return next((player.seat for player in self.in_turn(seat) if player.seat != seat), seat)

    def place(self, seat: int) -> int:
        """The place of a seat in a round."""
        return (seat - self.first) % len(self.players)

    def here(self, space: str, sort: str = "") -> list[ThreatCard]:
        """The Threat cards on a space, of one sort."""
        found = [THREATS[lying.card] for lying in self.threats if lying.space == space]
        return [card for card in found if sort in ("", card.sort)]

    @property
    def rules(self) -> Scenario:
        """The scenario sheet."""
        return SCENARIOS[self.scenario]

    def runs(self, variant: str) -> bool:
        """Whether this was agreed for the game."""
        return variant in self.variants


def in_the_centre(player: Player) -> bool:
    """Whether this player has reached the scenario space (RL-SCEN-2)."""
    return player.space == CENTRE


Rule = Instruction[Table, Player]
"""What an instruction of this game is made from."""
State: TypeAlias = referee.State[Table, Player]
Referee: TypeAlias = referee.Referee[Table, Player]
