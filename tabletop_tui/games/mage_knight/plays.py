"""How the cards in the Play area were played, told by the log as this seat knows it: which side, and sideways as what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules import Event, Name
from rules.engine.events import OnlyAnswer
from rules.engine.instructions import Instruction
from rules.mage_knight.card_events import Played
from rules.mage_knight.events import TurnBegan
from rules.mage_knight.fight.points import Attack, Block
from rules.mage_knight.interaction import Influence
from rules.mage_knight.movement import Move

from ...pack import Sight

POINTS = (Move, Influence, Attack, Block)


def sides_played(sight: Sight, seat: int) -> dict[str, list[str]]:
    """How each card of this turn was played: `strong`, `sideways: Move 1`; of alike ones each."""
    found = dict[str, list[str]]()
    card = ""
    for one in since_the_turn_began(sight, seat):
        if isinstance(one, Played) and one.seat == seat:
            card = one.card
            found.setdefault(card, []).append(sight.say(Name("side", one.side), short=True))
            if one.side != "sideways":
                card = ""
        elif card and isinstance(one, POINTS):
            found[card][-1] += f": {sight.say(one)}"
            card = ""
    return found


def since_the_turn_began(sight: Sight, seat: int) -> Iterator[Event | Instruction[Any, Any]]:
    """What was chosen and what happened, in order; all of the log if it does not tell of the beginning."""
    first = next((n for n, entry in reversed([*enumerate(sight.entries)]) if begins(entry.events, seat)), 0)
    for entry in sight.entries[first:]:
        yield from entry.deeds
        for event in entry.events:
            if isinstance(event, OnlyAnswer):
                yield from event.picks
            yield event


def begins(events: tuple[Event, ...], seat: int) -> bool:
    """Whether the turn of this seat begins here."""
    return any(isinstance(event, TurnBegan) and event.seat == seat for event in events)
