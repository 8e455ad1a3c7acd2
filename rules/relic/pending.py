"""What cannot be in a state, found by looking: asked of a state that comes from a file, where somebody may have been at it."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import fields
from typing import Any

from ..engine.instructions import Effect, whole
from ..engine.referee import Frame
from ..engine.referee import State as AnyState
from . import (
    battle_steps,
    fates,
    market,
    missions,
    moving,
    rolls,
    setup,
    skills,
    threats,
    turn,
)
from .board import COLOURS, SPACES
from .cards import ASSETS, CORRUPTION, MISSIONS, POWER, SCENARIOS, THREATS
from .characters import CHARACTERS
from .table import ATTRIBUTES, Player, State, Table

MARKS = (*ATTRIBUTES, "any")
TRIED = (*ATTRIBUTES, "level", "influence", "lowest")
FORMS = (*ATTRIBUTES, "choice", "lowest", "not_marked", "any", "battle", "")
MOST = 1000
"""No printed number is larger."""
CHOOSING = (market.Market, missions.ChooseRelic)
"""What waits while cards are turned up."""
ROLLING = (
    rolls.BeforeRoll,
    rolls.ThrowDice,
    rolls.AfterRoll,
    rolls.Explode,
    turn.BeforeMove,
    turn.Throw,
    moving.AfterMoveRoll,
    moving.SetOut,
    skills.Judge,
    battle_steps.Compare,
)
"""What waits while dice are up."""
FIGHTING = (battle_steps.Prepare, battle_steps.EnemiesRoll, battle_steps.Compare, battle_steps.Suffer)
"""What waits while a battle goes on."""
LOOKING = (threats.DiscardSeen, threats.PutBack, threats.BackOnDeck, threats.LookedEnough)
NAMES: dict[str, Container[str]] = {
    "space": SPACES,
    "mission": MISSIONS,
    "character": CHARACTERS,
    "enemy": THREATS,
    "trophy": THREATS,
    "colour": (*COLOURS, "choice"),
}
"""What may stand in a field of an instruction, by the field's name."""


def sound(state: AnyState[Table, Player]) -> str | None:
    """What cannot be; None: nothing."""
    table = state.table
    if not 2 <= len(table.players) <= 4 or max(table.first, table.active) >= len(table.players):
        return "players"
    if table.scenario not in SCENARIOS:
        return "scenario"
    if not all(lying.space in SPACES and lying.card in THREATS for lying in table.threats):
        return "threats"
    for seat, player in enumerate(table.players):
        if why := unsound(table, player, seat):
            return f"players.{seat}.{why}"
    return "agenda" if wrong_agenda(state) else None


def unsound(table: Table, player: Player, seat: int) -> str | None:
    """What is wrong with a player."""
    if player.seat != seat:
        return "seat"
    if player.out or not player.character:
        begun = table.rounds > 0 and not player.out
        return "character" if player.character or player.space or begun else None
    if player.character not in CHARACTERS or player.space not in SPACES:
        return "character"
    if any(player.dial(one) < player.sheet.printed(one) for one in ATTRIBUTES):
        return "attributes"
    if player.mission and player.mission not in MISSIONS:
        return "mission"
    if not all(mark in MARKS for mark in player.marks) or not all(one in ("a",) for one in player.specials):
        return "marks"
    if not all(trophy in THREATS and THREATS[trophy].sort == "enemy" for trophy in player.trophies):
        return "trophies"
    return None if sound_cards(table, player) else "cards"


def sound_cards(table: Table, player: Player) -> bool:
    """Whether cards lie where such cards can lie, and assets have names of their own."""
    pieces = [asset.piece for other in table.players for asset in other.assets]
    return (
        all(card in POWER for card in player.power)
        and all(card in CORRUPTION for card in (*player.corruption, *player.facedown, *player.drawn))
        and all(asset.card in ASSETS or asset.card in THREATS for asset in player.assets)
        and all(asset.piece.split(".")[0] == asset.card for asset in player.assets)
        and len(pieces) == len(dict.fromkeys(pieces))
    )


def wrong_agenda(state: State) -> bool:
    """Whether something waits that cannot be waiting, or something does not that must."""
    table, agenda = state.table, state.agenda
    over = table.winner >= 0 or all(player.out for player in table.players)
    if not agenda or over:
        return bool(agenda) or not over
    waiting = [do for frame in agenda for do in frame.todo]
    return (
        agenda[0].source != "game"
        or not isinstance(agenda[0].todo[-1] if agenda[0].todo else None, setup.LayOut | turn.Turns)
        or any(wrong_doing(frame, state) for frame in agenda)
        or any(made_up(part) for do in waiting for part in whole(do))
        or any(not chosen(player, waiting) for player in table.players)
        or not fits_the_table(table, waiting)
    )


def wrong_doing(frame: Frame, state: State) -> bool:
    """Whether this cannot be somebody's doing: only who plays does anything, and a turn is that of the active player."""
    player = state.table.of(frame.seat)
    chooses = any(isinstance(do, setup.ChooseCharacter) for do in frame.todo)
    return frame.source != "game" and (
        not (player.plays or chooses or frame.source == "corrupted")
        or (frame.source == "turn" and frame.seat != state.table.active)
    )


def chosen(player: Player, waiting: list[Effect]) -> bool:
    """Whether a seat has its character, or will get one; and whether who has no Life is about to fall."""
    if not player.character:
        return player.out or any(isinstance(do, setup.LayOut | setup.ShowCharacters) for do in waiting)
    return player.life > 0 or any(isinstance(do, fates.Fall | fates.GoOn) for do in waiting)


def fits_the_table(table: Table, waiting: list[Effect]) -> bool:
    """Whether what lies on the table for a while belongs to something that is going on."""

    def any_of(*kinds: type) -> bool:
        return any(isinstance(do, kinds) for do in waiting)

    return (
        (not table.offer or any_of(*CHOOSING))
        and (table.roll is None or any_of(*ROLLING))
        and (table.battle is None or any_of(*FIGHTING))
        and bool(table.look) == any_of(*LOOKING)
        and all(THREATS[card].sort == "enemy" for card in table.sheet if card in THREATS)
        and (
            table.roll is not None
            or any_of(rolls.TakeUp)
            or not any_of(rolls.BeforeRoll, rolls.ThrowDice, skills.Judge)
        )
        and (table.battle is not None or not any_of(battle_steps.Compare, battle_steps.Suffer))
    )


def made_up(do: Any) -> bool:
    """Whether an instruction names what does not exist."""
    if isinstance(do, skills.Test | skills.Judge) and do.attribute not in TRIED:
        return True
    if isinstance(do, moving.MoveTo) and do.to not in (*SPACES, *moving.ELSEWHERE):
        return True
    return any(not exists(f.name, getattr(do, f.name)) for f in fields(do))


def exists(name: str, value: object) -> bool:
    """Whether a field of this name can have this value."""
    match value:
        case bool():
            return True
        case int():
            return -MOST <= value <= MOST
        case str() if name == "attribute":
            return value in (*FORMS, *TRIED)
        case str():
            return value in NAMES.get(name, (value,))
        case _:
            return True
