"""Abilities: what is printed on sheets, cards and scenarios, when it works, and what it costs."""

from __future__ import annotations

from typing import Literal, get_args

from ..engine.instructions import Effect, Instruction
from ..engine.records import fact

Trigger = Literal[
    "passive",
    "own_turn",
    "any_turn",
    "start_turn",
    "start_movement",
    "instead_movement",
    "end_movement",
    "start_exploration",
    "end_exploration",
    "engagement",
    "prepare_battle",
    "before_roll",
    "after_roll",
    "on_win_battle",
    "on_lose_battle",
    "on_life_loss",
    "on_draw_corruption",
    "on_corruption_active",
    "start_experience",
    "on_gain",
    "on_gain_asset",
    "on_power_number",
    "when_revealed",
    "on_any_vanquished",
    "on_any_corrupted",
    "doom_reached",
]
TRIGGERS: tuple[Trigger, ...] = get_args(Trigger)
Limit = Literal["", "turn", "battle"]


class Passive:
    """What is true as long as it is in force. Chapters read it; it is never carried out."""

    __slots__ = ()


@fact
class Ability:
    """What works at a moment: deeds that are done then, or what is true while it is in force."""

    trigger: Trigger
    does: tuple[Effect, ...] = ()
    holds: tuple[Passive, ...] = ()
    cost: tuple[Effect, ...] = ()
    """All paid before the rest; an ability with a cost is optional."""
    limit: Limit = ""
    """Once in a turn of any player, or once in a battle."""
    per_player: int = 0
    """Of `doom_reached`: the doom needed for each player at the start of the game."""


def when(
    trigger: Trigger,
    *what: Effect | Passive,
    cost: Effect | tuple[Effect, ...] = (),
    limit: Limit = "",
    per_player: int = 0,
) -> Ability:
    """At this moment, do or hold this."""
    return Ability(
        trigger,
        tuple(one for one in what if isinstance(one, Instruction)),
        tuple(one for one in what if isinstance(one, Passive)),
        cost if isinstance(cost, tuple) else (cost,),
        limit,
        per_player,
    )
