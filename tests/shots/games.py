"""The games that are shown: played by chance that aims, or laid out for a picture and played on from there."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules import Save, SeatSetup, Setup
from rules.dungeonquest.combat import ChooseTactic
from rules.dungeonquest.table import CHAMBER
from rules.dungeonquest.turn import TurnWindow
from rules.engine.referee import State
from rules.relic.moving import Walk
from rules.relic.odds import of_battle
from rules.relic.rolls import BeforeRoll
from rules.walks import Chooser
from tabletop_tui.course import course_of
from tabletop_tui.history import Entry
from tabletop_tui.session import Session
from tabletop_tui.shelf import Shelf
from tests.kit import Play
from tests.mage_knight.arena import KEEP, city, keep
from tests.mage_knight.positions import Land, having
from tests.tui.lands import explored

CASTLE = Setup(
    "dungeonquest",
    (SeatSetup("Jon", "rohan"), SeatSetup("Mira", "ulf"), SeatSetup("Anna", "el_adoran")),
    "castle",
    (),
    "b2:09c4e1",
)
HOARD = replace(CASTLE, seed="b2:6")
"""A game in which somebody comes to the treasure."""
SECTOR = Setup(
    "relic",
    (SeatSetup("Jon", "captain"), SeatSetup("Mira", "psyker"), SeatSetup("Anna", "ogryn")),
    "lord_corruptis",
    (),
    "rl:8",
)
PAIR = (SeatSetup("Jon", "arythea"), SeatSetup("Mira", "tovak"))
CONQUEST = Setup("mage_knight", PAIR, "full_conquest", (), "mk:8")
Until = Callable[[Session], bool]
Game = Callable[[Shelf], Session]


def played(setup: Setup, until: Until) -> Game:
    """A game as far as this.

    Raises:
        AssertionError: When it is over before that.
    """

    def play(shelf: Shelf) -> Session:
        session = Session.start(setup, shelf, "Friday")
        chooser = Chooser("aimed", random.Random(setup.seed))
        while not until(session):
            state = session._save.state
            if state.open is None:
                session.close()
                raise AssertionError("it never comes to that")
            session.answer(chooser.answer(state, state.open).picks)
        return session

    return play


def laid_out(position: Callable[[], Play], *answers: str) -> Game:
    """A position of Mage Knight, and what was answered since."""

    def play(shelf: Shelf) -> Session:
        begun = position()
        state: State[Any, Any] = begun.state.clone()
        state.commands = 0
        session = Session(Save(CONQUEST, (), state, None, (), {"name": "Friday", "persons": [0, 1]}))
        session.recalled = True
        session.held[1].add(Entry(0, None, events=tuple(begun.happened)))
        for answer in answers:
            session.answer(answer.split(" + "))
        return session

    return play


def taught(steps: int) -> Game:
    """The guided first game, so many of its steps done."""

    def play(shelf: Shelf) -> Session:
        course = course_of("mage_knight")
        assert course is not None
        session = Session.start(course.setup, shelf, "First steps", guided=True)
        for step in course.steps[:steps]:
            for answer in step.answers:
                session.answer([answer])
        return session

    return play


def at_the_end(session: Session) -> bool:
    """The game is over."""
    return session.over


# DungeonQuest.


def in_turn(session: Session) -> bool:
    """A turn in the middle of the game, a good part of the castle laid, no fight."""
    asked, table = session.asked, session.view.table
    mine = asked is not None and isinstance(asked.asking, TurnWindow)
    return mine and table.sun >= 9 and len(table.laid) >= 24 and sum(hero.inside for hero in table.heroes) >= 2


def looting(session: Session) -> bool:
    """A hero stands in the Treasure Chamber."""
    asked = session.asked
    return asked is not None and isinstance(asked.asking, TurnWindow) and session.view.me.square in CHAMBER


def in_fight(session: Session) -> bool:
    """Blows are exchanged, the third time."""
    asked = session.asked
    blows = sum(type(event).__name__ == "BlowsExchanged" for entry in session.log[-12:] for event in entry.events)
    return asked is not None and isinstance(asked.asking, ChooseTactic) and blows >= 2 and session.view.table.sun >= 5


# Relic.


def walking(session: Session) -> bool:
    """A way is to be chosen, many Threat cards lie about, and the character has something of everything."""
    asked, table = session.asked, session.view.table
    if asked is None or not isinstance(asked.asking, Walk) or len(table.threats) < 8 or table.turn.points < 3:
        return False
    me = session.view.me
    return len(me.power) == 2 and len(me.assets) >= 2 and me.level >= 2


def battling(session: Session) -> bool:
    """An enemy has rolled, and the odds are fair."""
    asked, table = session.asked, session.view.table
    if asked is None or not isinstance(asked.asking, BeforeRoll) or table.battle is None or not table.battle.enemy_dice:
        return False
    return len(table.battle.declared) >= 2 and 25 <= of_battle(table, table.of(table.active)).win <= 75


# Mage Knight.


def afield() -> Play:
    """The third day of two heroes, on a map of twelve tiles."""
    land = seasoned(explored(heroes=2).at("5,-7").at("3,-5", seat=1))
    land.units("herbalists.1", ready=False).units("guardian_golems.1", wounds=1).units("utem_crossbowmen.1")
    land.give(1, fame=21, level=4, reputation=-1)
    land.table.round = 3
    land.hand("march swiftness concentration fireball improvisation wound")
    return land.turn()


def storming() -> Play:
    """A hero before a keep, with enemies beside it who will join in."""
    land = keep(guard="guardsmen.1")
    land.tile("7", 1, 1)
    land.tile("2", 0, 1)
    land.table.rampaging.clear()
    land.rampaging("3,-2", "wolf_riders.1").rampaging("4,-4", "ironclads.1")
    return having(armed(seasoned(land)).turn(), move=4)


def besieging() -> Play:
    """A hero before a city."""
    land = city("core_8", "gunners.1", "fire_golems.1", "altem_guardsmen.1")
    return having(armed(seasoned(land)).turn(), move=9)


def seasoned(land: Land) -> Land:
    """The first hero in the middle of the game: mana, Skills, a rank."""
    land.crystals("red green blue white").source("gold black green")
    return land.give(0, fame=26, level=5, reputation=2, skills=["dark_paths", "burning_power"])


def armed(land: Land) -> Land:
    """The same before a fight, with six cards and three Units."""
    land.hand("fireball rage determination stamina swiftness wound")
    return land.units("utem_crossbowmen.1", "guardian_golems.1").units("herbalists.1", wounds=1)


MARCH = ("play march strong", "die green")
"""March, paid for with a die."""
STORM = (f"move {KEEP}", "attack", "ironclads.1", "play fireball basic", "crystal red", "strike", "next phase")
"""The keep is assaulted; one of three enemies falls in the ranged phase."""
STAND = (
    *STORM,
    "block guardsmen.1",
    "activate utem_crossbowmen.1 1",
    "block",
    "block wolf_riders.1",
    "play rage basic",
)
"""The second is blocked, the third not yet."""
