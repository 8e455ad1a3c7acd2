"""21 Decks: drawing, discarding, shuffling."""

from __future__ import annotations

from .cards import ASSETS, THREATS
from .events import DeckEmpty, DeckShuffled
from .table import Asset, Referee, Table


def take(referee: Referee, name: str) -> str | None:
    """The top card of a deck; an empty one is made of its discard pile first. None: there is no card left (RL-DECK-1)."""
    cards, pile = referee.table.decks.of(name), referee.table.discards.of(name)
    if not cards and pile:
        cards[:] = referee.dice.shuffled(pile)
        pile.clear()
        referee.note(DeckShuffled(referee.seat, name))
    if not cards:
        referee.note(DeckEmpty(referee.seat, name))
        return None
    return cards.pop()


def left(table: Table, name: str) -> int:
    """Cards that could still be drawn."""
    return len(table.decks.of(name)) + len(table.discards.of(name))


def discard_threat(table: Table, card: str) -> None:
    """A Threat card goes to the pile of its back (RL-DECK-2)."""
    table.discards.of(THREATS[card].colour).append(card)


def discard_asset(table: Table, asset: Asset) -> None:
    """An asset goes to the pile of its back; its tokens to the supply (RL-DECK-2)."""
    printed = ASSETS.get(asset.card)
    if printed is None or printed.deck == "threat":
        discard_threat(table, asset.card)
    else:
        table.discards.of(printed.deck).append(asset.card)
