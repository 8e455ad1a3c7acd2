"""3 and 4.1 Cards off a deck, and the dice of the Source: at the setup and before every round."""

from __future__ import annotations

from . import variants
from .basics import BASIC, COLOURS
from .events import Rolled
from .table import Die, Referee


def deal(deck: list[str], n: int) -> list[str]:
    """So many cards off the top of a deck, as far as they go."""
    return [deck.pop() for _ in range(min(n, len(deck)))]


def roll_source(referee: Referee, n: int) -> list[Die]:
    """At least half of them basic colours: gold and black are rolled again until then (MK-SETUP-11, MK-VAR-5)."""
    dice = referee.dice
    colours = [dice.choice(COLOURS) for _ in range(n)]
    arriving = referee.table.round == 0 and variants.night_at_first(referee.table)
    basics = n if arriving else -(-n // 2)
    while sum(colour in BASIC for colour in colours) < basics:
        colours = [colour if colour in BASIC else dice.choice(COLOURS) for colour in colours]
    referee.note(Rolled(referee.seat, tuple(colours), "source"))
    return [Die(colour) for colour in colours]
