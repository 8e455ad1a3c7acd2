"""Relic: through three tiers of the Antian sector, to the rift in its midst and what waits there."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

from ..game import Form, Game, Result, Setup, Variant

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..engine.decisions import Option
    from ..engine.phrases import Lang, Phrasebook
    from ..engine.referee import State
    from ..engine.views import View

CHARACTERS = (
    "assassin",
    "canoness",
    "commissar",
    "ogryn",
    "inquisitor",
    "ratling",
    "trader",
    "psyker",
    "techpriest",
    "captain",
)
SCENARIOS = ("mystery_beyond", "lord_corruptis", "breaking_tide", "three_seals", "hungry_void")
DRAWN = "drawn"
"""The scenario sheet is drawn at random (RL-SETUP-1)."""
FORM = Form(
    game="relic",
    seats=(2, 4),
    scenarios=(*SCENARIOS, DRAWN),
    heroes=CHARACTERS,
    variants=(Variant("first_seat", "RL-SETUP-11"),),
    about=(*((name, "RL-SCEN-2", "RL-WIN-1") for name in SCENARIOS), (DRAWN, "RL-SETUP-1", "RL-WIN-1")),
)


def begin(setup: Setup) -> State[Any, Any]:
    """The table laid out."""
    from . import setup as chapter

    return chapter.begin(setup)


def state() -> type[State[Any, Any]]:
    """The type of its states, with every chapter whose instructions may wait in one."""
    from . import setup as chapter

    return chapter.RelicState


def pieces(state: State[Any, Any]) -> Counter[str]:
    """Every piece there must be."""
    from . import components as chapter

    return chapter.pieces(state)


def census(state: State[Any, Any]) -> Counter[str]:
    """Every piece there is."""
    from . import components as chapter

    return chapter.census(state)


def sound(state: State[Any, Any]) -> str | None:
    """What cannot be."""
    from . import pending

    return pending.sound(state)


def result(state: State[Any, Any]) -> Result:
    """Who has won."""
    from . import winning

    return winning.result(state)


def phrases(lang: Lang) -> Phrasebook:
    """What is said of it."""
    from . import text_en, text_ru

    return text_ru.BOOK if lang == "ru" else text_en.BOOK


def aim(view: View[Any, Any]) -> Callable[[Option], int]:
    """How much each option promises."""
    from . import aims

    return partial(aims.aim, view)


def about(scenario: str) -> Sequence[Any]:
    """The sheet of a scenario: its standing rules and its Confrontation; none as long as it is not drawn."""
    from .faces import ScenarioText

    return [ScenarioText(scenario)] if scenario != DRAWN else []


GAME = Game(
    slug="relic",
    clauses="RL",
    home="rules.relic",
    titles={"en": "Relic", "ru": "Реликвия"},
    rules=2,
    schema=1,
    setups=FORM,
    begin=begin,
    state=state,
    pieces=pieces,
    census=census,
    sound=sound,
    result=result,
    phrases=phrases,
    aim=aim,
    about=about,
)
