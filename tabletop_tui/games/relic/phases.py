"""The four phases of a turn: which one it is, read off the question or off what happened last."""

from __future__ import annotations

from typing import Any

from rules import Event, Name
from rules.relic import (
    battle_steps,
    choices,
    engagement,
    events,
    exploring,
    levels,
    missions,
    moving,
    roll_events,
    turn,
)

from ...i18n import _
from ...ink import Line, clip
from ...pack import Sight
from . import words

PHASES = ("movement", "exploration", "engagement", "experience")
SHORTEST = 6
"""Cells of a phase that is not going on, where there is little room."""
ASKED: tuple[tuple[str, tuple[type[Any], ...]], ...] = (
    ("movement", (turn.BeforeMove, turn.AfterMovement, moving.AfterMoveRoll, moving.Walk, moving.MoveBonus)),
    ("exploration", (exploring.DrawAll, exploring.EndOfExploration)),
    ("engagement", (battle_steps.Prepare, battle_steps.Losing, engagement.Group, engagement.Battles)),
    ("experience", (turn.Experience, turn.KeepPower, turn.KeepAssets, levels.SpendTrophies, missions.ChooseRelic)),
)
"""Questions that are put in one phase only."""


def phase(sight: Sight) -> str:
    """The phase going on; empty before the first turn and after the game."""
    table = words.table_of(sight)
    if not table.rounds or sight.view.choosing is None:
        return ""
    asking = sight.asked.asking if sight.asked else None
    for name, kinds in ASKED:
        if isinstance(asking, kinds):
            return name
    text_box = isinstance(asking, choices.Choose) and asking.optional
    test = table.roll is not None and table.roll.kind == "skill"
    if table.battle is not None or text_box or test:
        return "engagement"
    return next((name for event in backwards(sight) if (name := phase_of(event))), "movement")


def backwards(sight: Sight) -> list[Event]:
    """What happened in this turn, the latest first."""
    found: list[Event] = []
    for entry in reversed(sight.entries):
        for event in reversed(entry.events):
            found.append(event)
            if isinstance(event, events.TurnBegan):
                return found
    return found


def phase_of(event: Event) -> str:
    """The phase an event belongs to; empty: to any."""
    match event:
        case events.TurnBegan() | events.Walked():
            return "movement"
        case roll_events.Rolled(_seat, "move", _dice):
            return "movement"
        case roll_events.BattleBegan() | roll_events.BattleScored() | roll_events.Tested() | events.EncounterMet():
            return "engagement"
        case events.EventResolved():
            return "engagement"
        case events.ThreatDrawn():
            return "exploration"
        case events.TrophiesSpent() | events.MissionsTraded():
            return "experience"
        case _:
            return ""


def track(sight: Sight) -> Line:
    """`[1 Movement] 2 Exploration 3 Engagement 4 Experience`; narrow the others are cut."""
    now = phase(sight)
    line: Line = []
    for n, name in enumerate(PHASES, 1):
        word = sight.say(Name("phase", name), short=True)
        if name == now:
            text = f"{n} {word}"
            line.append((f" {text} ", "page on accent bold") if sight.fills else (f"[{text}]", "accent bold"))
        else:
            line.append((f" {n} {word if sight.wide else clip(word, SHORTEST)}", "muted"))
    return [*line, (" │ ", "line")]


def title(sight: Sight) -> str:
    """The heading of a question: the phase it is put in."""
    now = phase(sight)
    return sight.say(Name("phase", now), short=True).upper() if now else _("CHOOSE")
