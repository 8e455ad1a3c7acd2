"""16.2 What every window of a fight has in common."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.decisions import Blocked, Option
from ...engine.instructions import offer
from .. import cards, skills, tactics, units
from ..table import State
from . import conversions


def special(state: State) -> Iterator[Option | Blocked]:
    """Cards, Units, Skills, the tactic; each knows for itself whether it fits the phase (MK-COMBAT-16)."""
    yield from cards.plays(state)
    yield from units.activations(state)
    yield from skills.skills(state)
    yield from tactics.in_turn(state)
    yield from (offer(do, state) for do in conversions.conversions(state))
    yield from skills.calls(state)
