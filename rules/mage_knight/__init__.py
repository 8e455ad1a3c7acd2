"""Mage Knight: conquest of the Atlantean lands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..game import Document, Game, Result, Setup
from .form import FORM, SCENARIOS

if TYPE_CHECKING:
    from ..engine.decisions import Option
    from ..engine.phrases import Lang, Phrasebook
    from ..engine.referee import State
    from ..engine.views import View


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
    from . import components as chapter

    return chapter.pieces(state)


def census(state: State[Any, Any]) -> Counter[str]:
    """Every piece there is."""
    from . import components as chapter

    return chapter.census(state)


def sound(state: State[Any, Any]) -> str | None:
    """What cannot be."""
    from . import components as chapter

    return chapter.sound(state)


def result(state: State[Any, Any]) -> Result:
    """Who has won."""
    from . import scoring

    return scoring.result(state)


def phrases(lang: Lang) -> Phrasebook:
    """What is said of it."""
    from . import text_en, text_ru

    return text_ru.BOOK if lang == "ru" else text_en.BOOK


def aim(view: View[Any, Any]) -> Callable[[Option], int]:
    """How much each option promises."""
    from . import aims

    return aims.aim(view)


def migration(name: str) -> Callable[[Document], Document]:
    """A step that brings an older save one schema further."""

    def step(document: Document) -> Document:
        from . import older

        migrate: Callable[[Document], Document] = getattr(older, name)
        return migrate(document)

    return step


__all__ = ["FORM", "GAME", "SCENARIOS"]
MIGRATIONS = (
    "nobody_was_chosen_to_return",
    "every_city_stood_alone",
    "no_die_was_set",
    "instructions_were_called_after_cards",
    "nobody_knew_whose_dice_were_used",
)
"""From schema 1 on."""


GAME = Game(
    slug="mage_knight",
    clauses="MK",
    home="rules.mage_knight",
    titles={"en": "Mage Knight", "ru": "Рыцарь-маг"},
    rules=3,
    schema=len(MIGRATIONS) + 1,
    setups=FORM,
    begin=begin,
    state=state,
    pieces=pieces,
    census=census,
    sound=sound,
    result=result,
    phrases=phrases,
    aim=aim,
    migrations=tuple(map(migration, MIGRATIONS)),
)
