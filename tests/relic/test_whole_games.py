"""Whole games by players who want to win: they get somewhere, and every scenario can be won."""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from rules import SeatSetup, Setup
from rules.relic import SCENARIOS, aims
from rules.relic.corruption import DrawCorruption
from rules.relic.events import LevelGained, MissionCompleted, Moved, Won
from rules.relic.roll_events import TrophyTaken
from rules.walks import Chooser, walk
from tests.relic.positions import duo

ROUNDS = 260
"""A game takes about fifty."""


class Played(NamedTuple):
    """What happened in a game."""

    rounds: int
    winner: int
    levels: int
    trophies: int
    missions: int
    entered: bool


def played(scenario: str, seats: int, seed: int) -> Played:
    """A game of aimed players."""
    names = tuple(SeatSetup(name) for name in "ABCD"[:seats])
    setup = Setup("relic", names, scenario, (), f"whole {seed}")
    steps = list(walk(setup, Chooser("aimed", random.Random(seed))))
    happened = [event for step in steps for event in step.outcome.events]
    table = steps[-1].outcome.state.table

    def many(kind: type) -> int:
        return sum(isinstance(event, kind) for event in happened)

    entered = any(isinstance(event, Moved) and event.to == "warp_rift" for event in happened)
    assert many(Won) == 1
    return Played(table.rounds, table.winner, many(LevelGained), many(TrophyTaken), many(MissionCompleted), entered)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_players_who_aim_win_every_scenario(scenario: str) -> None:
    game = played(scenario, 2, 1)
    assert game.rounds < ROUNDS
    assert game.winner in (0, 1)
    assert game.entered
    assert min(game.levels, game.trophies, game.missions) > 3


def test_four_players_are_no_longer_at_it_than_two() -> None:
    assert played("mystery_beyond", 4, 2).rounds < ROUNDS


def test_what_a_player_would_rather_do() -> None:
    """With Life for it and a strong hand, the stronger way; and never defeat."""
    d = duo().lies("outskirts", "war_rig").give(0, power="unshaken tithe", assets="storm_bolter")
    play = d.rolls("1").engage()

    def worth() -> dict[str, int]:
        return {option.id: aims.aim(play.view(0), option) for option in play.asked.options}

    assert max(worth(), key=lambda id: worth()[id]) == "wield storm_bolter"
    play.do("wield storm_bolter", "fight")
    assert worth()["roll"] >= worth()["number unshaken"]
    lost = duo().give(0, facedown="third_eye extra_limb hunger clumsy_claw horned_brow")
    play = lost.begins(DrawCorruption(1))
    assert worth()["new character"] > 0 > worth()["accept defeat"]
