"""Any position of DungeonQuest in a few words.

play = dungeon("rohan", "volrik", at="F5 G7").lay("F5", "room-05").top("room", "goblin").rolls("d6 3").turn()
play.do("move N")
"""

from __future__ import annotations

from typing import cast

from rules import SeatSetup, Setup, new_game
from rules.dungeonquest.table import DungeonState, Hero, Laid, Square, Table, Way
from rules.dungeonquest.turn import HeroTurn, Round
from tests.kit import Play, begin, rolling


class Dungeon:
    """A position being built: the heroes stand in it, nothing is laid, the decks lie as shuffled."""

    def __init__(self, heroes: tuple[str, ...], at: str, variants: tuple[str, ...]) -> None:
        seats = tuple(SeatSetup(name.title(), name) for name in heroes)
        setup = Setup("dungeonquest", seats, "castle", variants, "position")
        self.state = cast("DungeonState", new_game(setup))
        self.table: Table = self.state.table
        self.table.first, self.table.sun = 0, 1
        self.wanted: tuple[str, ...] = ()
        for hero, square in zip(self.table.heroes, at.split(), strict=True):
            hero.square, hero.gone_out = Square.at(square), True

    def hero(self, seat: int = 0) -> Hero:
        """The hero of this seat, to be changed as one likes."""
        return self.table.of(seat)

    def give(self, seat: int = 0, **fields: object) -> Dungeon:
        """Let a hero be so: `give(0, life=3, ring="fortune", cards=["search.potion"])`. Cards are taken out of their decks."""
        hero = self.hero(seat)
        for name, value in fields.items():
            setattr(hero, name, value)
        for card in cast("list[str]", fields.get("cards", [])):
            deck, _, face = card.partition(".")
            self.table.decks.of(deck).remove(face)
        for counter in cast("list[str]", fields.get("treasure", [])):
            self.table.treasure.remove(counter)
        return self

    def lay(self, square: str, tile: str, arrow: Way = "S", *, spun: bool = False) -> Dungeon:
        """A tile on the board, its arrow to this side, taken out of the box."""
        self.table.box.remove(tile)
        self.table.laid[square] = Laid(tile, arrow, spun)
        return self

    def wall_off(self, square: str, *ways: Way) -> Dungeon:
        """On these sides of a square lie tiles that have a wall there."""
        for way in ways:
            self.lay(str(Square.at(square).beyond(way)), "room-04", way)
        return self

    def next_tile(self, *tiles: str) -> Dungeon:
        """The next tiles out of the box, the first one first."""
        for tile in reversed(tiles):
            self.table.box.remove(tile)
            self.table.box.append(tile)
        return self

    def top(self, deck: str, *cards: str) -> Dungeon:
        """The next cards of a deck, the first one first."""
        pile = self.table.decks.of(deck)
        for card in reversed(cards):
            pile.remove(card)
            pile.append(card)
        return self

    def counters(self, *values: str) -> Dungeon:
        """The next Treasure counters, the first one first."""
        for value in reversed(values):
            self.table.treasure.remove(value)
            self.table.treasure.append(value)
        return self

    def dragon(self, *counters: str) -> Dungeon:
        """The next Dragon counters, the first one first."""
        for counter in reversed(counters):
            self.table.dragon.remove(counter)
            self.table.dragon.append(counter)
        return self

    def rolls(self, *rolls: str) -> Dungeon:
        """What the dice will show from here on: `d12 4`, `d6 1`. Shuffles in between use the dice as well."""
        self.wanted = rolls
        return self

    def sun(self, space: int) -> Dungeon:
        """The round that is being played."""
        self.table.sun = space
        return self

    def turn(self, seat: int = 0) -> Play:
        """It is this seat's turn, then the next ones' to the end of the round, and so on."""
        if self.wanted:
            self.state.dice = rolling(*self.wanted)
        self.table.first = seat
        order = [hero.seat for hero in self.table.in_turn(seat) if hero.inside]
        return begin(self.state, *[HeroTurn(one) for one in order], Round(), source="round", seat=seat)

    def round(self) -> Play:
        """A new round begins."""
        if self.wanted:
            self.state.dice = rolling(*self.wanted)
        return begin(self.state, Round(), source="round")


def dungeon(*heroes: str, at: str, variants: tuple[str, ...] = ()) -> Dungeon:
    """A position with these heroes on these squares, in order of seats; the first one is First Player."""
    return Dungeon(heroes, at, variants)
