"""The rules of the games: pure functions over plain data.

A game in progress is a *table* (what lies on it), *dice* (one number) and an *agenda* (what is still to be done). The referee
carries out what is on top of the agenda until something asks; then it stops, and the state is returned. The question, a
*decision*, is computed from the state. A *command* is a seat's answer: the ids of the options it picks. `apply` is the one way to
change a game, and gives a new state; the old one stays as it was. Everything else is read off these values: what happened, what
may be taken back, card texts in two languages, saves, replays.

    setup = Setup("dungeonquest", (SeatSetup("Anna"), SeatSetup("Ben")), "castle", seed="any text")
    state = new_game(setup)
    while asked := decision(state):
        state = apply(state, random_answer(asked, random.Random(1))).state
    print(result(state))
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .engine.decisions import Blocked, Decision, Option, Picks, Ref
    from .engine.errors import BadSave, Illegal, Stuck
    from .engine.events import Event
    from .engine.phrases import LANGS, Lang, Name
    from .engine.views import View
    from .game import Game, Result, SeatSetup, Setup, Standing, games
    from .play import Command, Outcome, apply, check, decision, new_game, random_answer, result, say, view
    from .replays import Report, replay, verify
    from .save import Save, dump, load

__version__ = "0.1.0"

__all__ = [
    "LANGS",
    "BadSave",
    "Blocked",
    "Command",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "Lang",
    "Name",
    "Option",
    "Outcome",
    "Picks",
    "Ref",
    "Report",
    "Result",
    "Save",
    "SeatSetup",
    "Setup",
    "Standing",
    "Stuck",
    "View",
    "apply",
    "check",
    "decision",
    "dump",
    "games",
    "load",
    "new_game",
    "random_answer",
    "replay",
    "result",
    "say",
    "verify",
    "view",
]

_HOMES = {
    "BadSave": ".engine.errors",
    "Blocked": ".engine.decisions",
    "Command": ".play",
    "Decision": ".engine.decisions",
    "Event": ".engine.events",
    "Game": ".game",
    "Illegal": ".engine.errors",
    "LANGS": ".engine.phrases",
    "Lang": ".engine.phrases",
    "Name": ".engine.phrases",
    "Option": ".engine.decisions",
    "Outcome": ".play",
    "Picks": ".engine.decisions",
    "Ref": ".engine.decisions",
    "Report": ".replays",
    "Result": ".game",
    "Save": ".save",
    "SeatSetup": ".game",
    "Setup": ".game",
    "Standing": ".game",
    "Stuck": ".engine.errors",
    "View": ".engine.views",
    "apply": ".play",
    "check": ".play",
    "decision": ".play",
    "dump": ".save",
    "games": ".game",
    "load": ".save",
    "new_game": ".play",
    "random_answer": ".play",
    "replay": ".replays",
    "result": ".play",
    "say": ".play",
    "verify": ".replays",
    "view": ".play",
}


def __getattr__(name: str) -> Any:
    """A name of the contract, from where it stands. What nobody asks for is not imported: a home screen starts the sooner."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_HOMES[name], __name__), name)
    return value
