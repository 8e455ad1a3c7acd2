"""Mage Knight: conquest of the Atlantean lands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..engine.errors import Illegal
from ..game import Document, Form, Game, Result, Setup, Variant

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..engine.decisions import Option
    from ..engine.phrases import Lang, Phrasebook
    from ..engine.referee import State
    from ..engine.views import View

SCENARIOS = (
    "first_reconnaissance",
    "full_conquest",
    "blitz_conquest",
    "solo_conquest",
    "full_cooperation",
    "blitz_cooperation",
    "mines_liberation",
    "druid_nights",
    "dungeon_lords",
    "conquer_and_hold",
    "one_to_return",
)
ALONE = ("solo_conquest",)
TOGETHER = ("full_cooperation", "blitz_cooperation")
CONQUEST = ("full_conquest", "blitz_conquest")
WITH_LEVELS = (*CONQUEST, *ALONE, *TOGETHER, "one_to_return")
"""Scenarios with cities to be conquered."""
AGAINST = (*CONQUEST, "mines_liberation", "druid_nights", "dungeon_lords", "conquer_and_hold", "one_to_return")
"""Scenarios in which the players are each other's rivals."""
ANY_MAP = tuple(name for name in SCENARIOS if name != "conquer_and_hold")
ANY_TIME = tuple(name for name in SCENARIOS if name not in ("druid_nights", "one_to_return"))
"""Scenarios that do not ask for a certain Night or Day."""
SHAPES = ("wedge", "open_3", "open_4", "open_5")


def each_number(what: str, values: range, clause: str, scenarios: tuple[str, ...]) -> tuple[Variant, ...]:
    """A number to be agreed on: one variant for each value, of which one may be chosen."""
    return tuple(Variant(f"{what}_{n}", clause, scenarios=scenarios, group=what) for n in values)


def further(setup: Setup) -> Illegal | None:
    """What has been agreed on and does not go together."""
    if not any(variant.group for variant in FORM.variants if variant.id in setup.variants):
        return None
    from . import agreements

    return agreements.clash(setup)


FORM = Form(
    game="mage_knight",
    seats=(1, 4),
    scenarios=SCENARIOS,
    heroes=("arythea", "goldyx", "norowas", "tovak"),
    variants=(
        Variant("first_print", "MK-SRC-10"),
        Variant("city_claims", "MK-SCORE-9", scenarios=CONQUEST),
        Variant("teams", "MK-SCN-FC-5", scenarios=(*CONQUEST, "one_to_return"), seats=(4, 4)),
        Variant("player_combat", "MK-SCN-REC-5", scenarios=("first_reconnaissance",), seats=(2, 4)),
        Variant("late_offers", "MK-SCN-REC-10", scenarios=("first_reconnaissance",)),
        Variant("no_player_combat", "MK-VAR-7", scenarios=AGAINST, seats=(2, 4)),
        Variant("cooperative_assaults", "MK-COOP-1", scenarios=(*CONQUEST, "one_to_return"), seats=(2, 4)),
        Variant("weakest_counts", "MK-SCN-COOP-8", scenarios=TOGETHER),
        Variant("contested_glades", "MK-SCN-DRUID-7", scenarios=("druid_nights",)),
        Variant("epic", "MK-SCN-RET-5", scenarios=("one_to_return", "druid_nights")),
        Variant("open_land", "MK-SCN-HOLD-13", scenarios=("conquer_and_hold",)),
        Variant("hero_auction", "MK-VAR-1", scenarios=("first_reconnaissance", *AGAINST), seats=(2, 4)),
        *(
            Variant(shape, "MK-VAR-2", tuple(other for other in SHAPES if other != shape), (), ANY_MAP)
            for shape in SHAPES
        ),
        Variant("random_tile_orientation", "MK-VAR-3"),
        Variant("random_cities", "MK-VAR-4", scenarios=WITH_LEVELS),
        Variant("night_arrival", "MK-VAR-5", ("darkness_is_coming",), scenarios=ANY_TIME),
        Variant("darkness_is_coming", "MK-VAR-6", ("night_arrival",), scenarios=ANY_TIME),
        Variant("no_competitive_spells", "MK-VAR-7", scenarios=("first_reconnaissance", *AGAINST)),
        Variant("no_interactive_skills", "MK-VAR-7", scenarios=("first_reconnaissance", *AGAINST)),
        Variant("friendly_mana", "MK-VAR-7"),
        Variant("rampage", "MK-VAR-8", ("more_rampage",)),
        Variant("more_rampage", "MK-VAR-8", ("rampage",)),
        Variant("interactive_combat", "MK-VAR-9", seats=(2, 4)),
        Variant("action_upgrades", "MK-VAR-10"),
        Variant("drafting", "MK-VAR-11"),
        *each_number("countryside_tiles", range(3, 12), "MK-VAR-2", ANY_MAP),
        *each_number("core_tiles", range(5), "MK-VAR-2", ANY_MAP),
        *each_number("city_tiles", range(1, 5), "MK-VAR-2", WITH_LEVELS),
        Variant("weaker_cities", "MK-VAR-12", ("stronger_cities",), scenarios=WITH_LEVELS),
        Variant("stronger_cities", "MK-VAR-12", ("weaker_cities",), scenarios=WITH_LEVELS),
        *(
            level
            for city in range(1, 5)
            for level in each_number(f"city_{city}_level", range(1, 12), "MK-VAR-12", WITH_LEVELS)
        ),
        *each_number("megapolis_level", range(2, 25), "MK-VAR-13", WITH_LEVELS),
    ),
    seats_for=(
        *((name, 1, 1) for name in ALONE),
        *((name, 1, 3) for name in TOGETHER),
    ),
    further=further,
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


MIGRATIONS = (
    "nobody_was_chosen_to_return",
    "every_city_stood_alone",
    "no_die_was_set",
    "instructions_were_called_after_cards",
)
"""From schema 1 on."""



GAME = Game(
    slug="mage_knight",
    clauses="MK",
    home="rules.mage_knight",
    titles={"en": "Mage Knight", "ru": "Рыцарь-маг"},
    rules=2,
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
