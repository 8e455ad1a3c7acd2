"""Mage Knight: conquest of the Atlantean lands."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ..game import Form, Game, Result, Setup

if TYPE_CHECKING:
    from ..engine.decisions import Option
    from ..engine.phrases import Lang, Phrasebook
    from ..engine.referee import State
    from ..engine.views import View

FORM = Form(
    game="mage_knight",
    seats=(1, 4),
    scenarios=("first_reconnaissance", "full_conquest"),
    heroes=("arythea", "goldyx", "norowas", "tovak"),
)


def begin(setup: Setup) -> State[Any, Any]:
    """The table laid out."""
    from . import setup as chapter

    return chapter.begin(setup)


def state() -> type[State[Any, Any]]:
    """The type of its states."""
    from . import setup as chapter

    return chapter.KnightState


def pieces(state: State[Any, Any]) -> Counter[str]:
    """Every piece there must be."""
    from . import setup as chapter

    return chapter.pieces(state)


def census(state: State[Any, Any]) -> Counter[str]:
    """Every piece there is."""
    from . import setup as chapter

    return chapter.census(state)


def sound(state: State[Any, Any]) -> str | None:
    """What cannot be."""
    from . import setup as chapter

    return chapter.sound(state)


def result(state: State[Any, Any]) -> Result:
    """Who has won."""
    from . import scoring

    return scoring.result(state)


def phrases(lang: Lang) -> Phrasebook:
    """What is said of it."""
    from . import text_en, text_ru

    return text_ru.BOOK if lang == "ru" else text_en.BOOK


def aim(view: View[Any, Any], option: Option) -> int:
    """How much an option promises."""
    from . import aims

    return aims.aim(view, option)


GAME = Game(
    slug="mage_knight",
    clauses="MK",
    home="rules.mage_knight",
    rules=1,
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
)
