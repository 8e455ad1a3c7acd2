"""DungeonQuest (1987): into the castle, to the treasure, and out before night."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

from ..game import Form, Game, Result, Setup, Variant

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..engine.decisions import Option
    from ..engine.phrases import Lang, Phrasebook
    from ..engine.referee import State
    from ..engine.views import View

FORM = Form(
    game="dungeonquest",
    seats=(1, 4),
    scenarios=("castle",),
    heroes=("rohan", "ulf", "el_adoran", "volrik"),
    variants=(
        Variant("catacombs", "DQ-OPT-1"),
        Variant("catacombs_trapdoors", "DQ-CAT-1", needs=("catacombs",)),
        Variant("smash_doors", "DQ-OPT-2"),
        Variant("specialities", "DQ-OPT-3"),
        Variant("break_off", "DQ-OPT-4"),
        Variant("lenient_crypt", "DQ-OPT-5"),
        Variant("loot_dead", "DQ-OPT-6"),
        Variant("torchlight", "DQ-OPT-7"),
        Variant("death_can_wait", "DQ-OPT-8"),
        Variant("closing_walls", "DQ-OPT-9"),
        Variant("keep_looking", "DQ-OPT-10"),
        Variant("computer_monster", "DQ-SOLO-3"),
    ),
)


def begin(setup: Setup) -> State[Any, Any]:
    """The table laid out."""
    from . import setup as chapter

    return chapter.begin(setup)


def state() -> type[State[Any, Any]]:
    """The type of its states."""
    from . import setup as chapter

    return chapter.DungeonState


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


GAME = Game(
    slug="dungeonquest",
    clauses="DQ",
    home="rules.dungeonquest",
    titles={"en": "DungeonQuest", "ru": "DungeonQuest"},
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
    faces={"tactic": ("mighty_blow", "slash", "leap_aside")},
)
