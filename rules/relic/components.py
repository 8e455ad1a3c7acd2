"""Every piece there must be, and every piece there is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..engine.referee import State as AnyState
from .board import COLOURS
from .cards import ASSETS, CORRUPTION, MISSIONS, POWER, THREATS
from .characters import CHARACTERS
from .setup import printed
from .table import Player, Table

DECKS = (*COLOURS, "power", "corruption", "mission", "relic", "wargear")


def pieces(state: AnyState[Table, Player]) -> Counter[str]:
    """Every piece there must be."""
    must = Counter(f"{kind_of(name, card)} {card}" for name in DECKS for card in printed(name))
    must.update(f"hero {character}" for character in CHARACTERS)
    return must


def kind_of(deck: str, card: str) -> str:
    """What a card is called among the pieces: Threat cards by one word, whatever the colour."""
    return "threat" if deck in COLOURS else deck


def census(state: AnyState[Table, Player]) -> Counter[str]:
    """Every piece there is, wherever it lies."""
    table = state.table
    found: Counter[str] = Counter()
    for name in DECKS:
        pile = (*table.decks.of(name), *table.discards.of(name))
        found.update(f"{kind_of(name, card)} {card}" for card in pile)
    found.update(f"threat {lying.card}" for lying in table.threats)
    found.update(f"threat {card}" for card in table.sheet)
    found.update(map(offered, table.offer))
    if table.look:
        found.update(f"threat {card}" for colour in COLOURS for card in table.look.of(colour))
    found.update(f"hero {character}" for character in (*table.sheets, *table.corrupted))
    for player in table.players:
        found.update(of_player(player))
    return found


def offered(card: str) -> str:
    """A card turned up, of which something may be taken."""
    return f"{ASSETS[card].deck} {card}" if card in ASSETS else card


def of_player(player: Player) -> Iterable[str]:
    """All that a player has."""
    yield from (f"hero {one}" for one in (*player.dealt, *player.kept, *[player.character] * bool(player.character)))
    yield from (f"power {card}" for card in player.power)
    yield from (f"corruption {card}" for card in (*player.corruption, *player.facedown, *player.drawn))
    yield from (f"mission {card}" for card in (*player.completed, *[player.mission] * bool(player.mission)))
    yield from (f"threat {card}" for card in player.trophies)
    for asset in player.assets:
        yield f"{'threat' if asset.stranger else asset.printed.deck} {asset.card}"


KNOWN = {"power": POWER, "corruption": CORRUPTION, "mission": MISSIONS, "threat": THREATS, "hero": CHARACTERS}
"""The names of each kind of piece, assets apart."""
