"""DungeonQuest late in the day: heroes close to each other in a castle that is known, so that one comes by where another fell.

Nothing is made up: every piece comes from where it lies in a new game, so that the census holds. Play alone need not lead to such
a state: tiles lie where nobody has been, and what lies with bodies was nobody's.
"""

from __future__ import annotations

import random
from typing import cast

from rules import Setup, new_game
from rules.dungeonquest.decks import DECKS
from rules.dungeonquest.items import Keep, is_gold, why_not_carry
from rules.dungeonquest.rings import in_play
from rules.dungeonquest.setup import FREE
from rules.dungeonquest.table import COMPASS, HEROES, DungeonState, Hero, Laid, Square, Table
from rules.dungeonquest.tiles import TILES
from rules.dungeonquest.turn import HeroTurn, Round
from rules.engine.instructions import whole
from rules.engine.referee import Frame
from rules.play import settled
from tests.soak.meetings import Meeting
from tests.soak.setups import seated

KNOWN = 0.6
"""So much of the castle has been seen."""
LATEST = 20
"""The round it is at most."""
NEAR = 3
"""How far apart two heroes are at most, in columns and in rows."""
DREAD = ("bottomless_pit", "trap", "chasm", "rotating")
"""Rooms in which nobody just stands."""


def late(setup: Setup, seed: str, where: Meeting | None = None) -> DungeonState:
    """A state of this game some hours after sunrise; no command was given in it.

    Args:
        setup: The game.
        seed: The same gives the same state.
        where: What is to be met in it: as heroes are close together and carry things, it is met everywhere.
    """
    rng = random.Random(seed)
    state = cast("DungeonState", new_game(seated(setup, rng.sample(list(HEROES), len(HEROES)))))
    table = state.table
    table.sun = rng.randint(2, LATEST)
    explore(table, rng)
    rings = rng.sample(in_play(table), len(table.heroes))
    for hero, ring in zip(table.heroes, rings, strict=True):
        hero.ring, hero.gone_out = ring, True
        hero.life = rng.randint(1, hero.life)
        equip(table, hero, rng)
    stand(table, rng)
    if table.plays("loot_dead"):
        lay_bodies(table, rng)
    turns = [HeroTurn(hero.seat) for hero in table.in_turn(table.first)]
    state.agenda[:] = [Frame(0, "round", [*turns, Round()], {})]
    return cast("DungeonState", settled(state).state)


def explore(table: Table, rng: random.Random) -> None:
    """Tiles lie on many squares, turned as chance would have it."""
    for square in sorted(FREE):
        if rng.random() < KNOWN and square not in table.laid:
            table.laid[square] = Laid(table.box.pop(), rng.choice(COMPASS))


def equip(table: Table, hero: Hero, rng: random.Random) -> None:
    """A few things found on the way."""
    for card in found(table, rng.randint(0, 3), rng):
        deck, _, name = card.partition(".")
        if why_not_carry(hero, card) is None:
            hero.cards.append(card)
        else:
            table.decks.of(deck).insert(0, name)


def found(table: Table, n: int, rng: random.Random, *, gold: bool = True) -> list[str]:
    """So many cards that are kept, out of their decks; gold is none of them, if it shall not be."""
    keeps = [(deck, card) for deck in DECKS for card in table.decks.of(deck) if kept(deck, card)]
    lying = [(deck, card) for deck, card in keeps if gold or not is_gold(f"{deck}.{card}")]
    drawn = rng.sample(lying, min(n, len(lying)))
    for deck, card in drawn:
        table.decks.of(deck).remove(card)
    return [f"{deck}.{card}" for deck, card in drawn]


def kept(deck: str, card: str) -> bool:
    """Whether a card is one that its finder keeps."""
    return card in DECKS[deck] and any(isinstance(part, Keep) for do in DECKS[deck][card].does for part in whole(do))


def stand(table: Table, rng: random.Random) -> None:
    """All in quiet rooms not far from each other, as far as there are any."""
    quiet = [Square.at(name) for name, laid in sorted(table.laid.items()) if TILES[laid.tile].kind not in DREAD]
    first = rng.choice(quiet)
    near = [one for one in quiet if close(one, first)]
    near += [one for one in quiet if one not in near][: max(0, len(table.heroes) - len(near))]
    for hero, square in zip(table.heroes, rng.sample(near, len(table.heroes)), strict=True):
        hero.square = square


def close(one: Square, other: Square) -> bool:
    """Whether two squares are near each other."""
    return abs(one.row - other.row) <= NEAR and abs(one.column - other.column) <= NEAR


def lay_bodies(table: Table, rng: random.Random) -> None:
    """The dead lie near the living, with something on them that is no gold."""
    beside = [str(hero.square.beyond(way)) for hero in table.heroes for way in COMPASS]
    for square in dict.fromkeys(name for name in beside if name in table.laid):
        if things := found(table, 1, rng, gold=False):
            table.bodies[square] = things
