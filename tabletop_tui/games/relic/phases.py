"""The four phases of a turn: which one it is, read off the question or off what happened last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules import Event
from rules.engine.instructions import Effect
from rules.relic import (
    battle,
    battle_steps,
    choices,
    engagement,
    events,
    exploring,
    inner,
    levels,
    missions,
    moving,
    roll_events,
    scenarios,
    turn,
    using,
)
from rules.relic.cards import ASSETS, CORRUPTION
from rules.relic.characters import CHARACTERS
from rules.relic.telling import card_of

from ...i18n import N_, _
from ...ink import Line, clip
from ...pack import Sight
from . import words

PHASES = ("movement", "exploration", "engagement", "experience")
NAMES = {
    "movement": N_("Movement"),
    "exploration": N_("Exploration"),
    "engagement": N_("Engagement"),
    "experience": N_("Experience"),
}
SHORTEST = 6
"""Cells of a phase that is not going on, where there is little room."""
ASKED: tuple[tuple[str, tuple[type[Any], ...]], ...] = (
    ("movement", (turn.BeforeMove, turn.AfterMovement, moving.AfterMoveRoll, moving.Walk, moving.MoveBonus)),
    ("exploration", (exploring.DrawAll, exploring.EndOfExploration)),
    (
        "engagement",
        (
            engagement.ReadEvent,
            battle.BattleWith,
            inner.PayToAdvance,
            scenarios.BattleSheet,
            battle_steps.Prepare,
            battle_steps.Losing,
            engagement.Group,
            engagement.Battles,
        ),
    ),
    ("experience", (turn.Experience, turn.KeepPower, turn.KeepAssets, levels.SpendTrophies, missions.ChooseRelic)),
)
"""Questions that are put in one phase only."""


OF_ABILITIES = {
    "start_turn": "movement",
    "start_exploration": "exploration",
    "end_exploration": "exploration",
    "start_experience": "experience",
}
"""The phase in which an ability works, by its moment."""


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
    return next((name for thing in turned_back(sight) if (name := phase_of(thing))), "movement")


def turned_back(sight: Sight) -> Iterator[Event | Effect]:
    """What happened and what was chosen in this turn, the latest first."""
    for entry in reversed(sight.entries):
        for event in reversed(entry.events):
            yield event
            if isinstance(event, events.TurnBegan):
                return
        yield from reversed(entry.deeds)


def backwards(sight: Sight) -> list[Event]:
    """What happened in this turn, the latest first."""
    found: list[Event] = []
    for entry in reversed(sight.entries):
        for event in reversed(entry.events):
            found.append(event)
            if isinstance(event, events.TurnBegan):
                return found
    return found


def phase_of(event: Event | Effect) -> str:
    """The phase an event or a deed belongs to; empty: to any."""
    match event:
        case turn.SpendNow() | turn.SpendAll() | missions.TradeMissions() | missions.PayForMission():
            return "experience"
        case choices.Choice():
            return "engagement"
        case using.Use(kind, card, at):
            return OF_ABILITIES.get(trigger_of(kind, card, at), "")
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


def trigger_of(kind: str, card: str, at: int) -> str:
    """The moment an ability is for; empty: it is not known."""
    printed = {"character": CHARACTERS, "corruption": CORRUPTION, "asset": ASSETS}.get(kind, {}).get(card_of(card))
    abilities = printed.abilities if printed is not None else ()
    return abilities[at].trigger if at < len(abilities) else ""


def track(sight: Sight) -> Line:
    """`[1 Movement] 2 Exploration 3 Engagement 4 Experience`; narrow the others are cut."""
    now = phase(sight)
    line: Line = []
    for n, name in enumerate(PHASES, 1):
        word = _(NAMES[name])
        if name == now:
            text = f"{n} {word}"
            line += [(" ", "")] * (n > 1)
            line.append((f" {text} ", "page on accent bold") if sight.fills else (f"[{text}]", "accent bold"))
        else:
            line.append((f" {n} {word if sight.wide else clip(word, SHORTEST)}", "muted"))
    return [*line, (" │ ", "line")]


def title(sight: Sight) -> str:
    """The heading of a question: the phase it is put in."""
    now = phase(sight)
    return _(NAMES[now]).upper() if now else _("CHOOSE")
