"""What can be chosen for a new game. It imports no chapter."""

from __future__ import annotations

from ..engine.errors import Illegal
from ..game import Form, Setup, Variant

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
CHAPTERS: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("first_reconnaissance", "REC", (1, 6, 8)),
    ("full_conquest", "FC", (1, 3)),
    ("blitz_conquest", "BC", (1, 3)),
    ("solo_conquest", "SC", (1, 5)),
    ("full_cooperation", "COOP", (1, 2)),
    ("blitz_cooperation", "BCOOP", (1, 2)),
    ("mines_liberation", "MINE", (1, 8)),
    ("druid_nights", "DRUID", (1, 3)),
    ("dungeon_lords", "DUNG", (1, 6)),
    ("conquer_and_hold", "HOLD", (1, 11)),
    ("one_to_return", "RET", (1, 3)),
)
"""Of each scenario the clauses that tell what it is like and what it is played for."""
SHAPES = ("wedge", "open_3", "open_4", "open_5")


def each_number(what: str, values: range, clause: str, scenarios: tuple[str, ...]) -> tuple[Variant, ...]:
    """A number to be agreed on: one variant for each value, of which one may be chosen."""
    return tuple(Variant(f"{what}_{n}", clause, scenarios=scenarios, group=what) for n in values)


def further(setup: Setup) -> Illegal | None:
    """What has been agreed on and does not go together."""
    agreed = [variant for variant in FORM.variants if variant.id in setup.variants]
    if not any(variant.group or variant.id == "random_teams" for variant in agreed):
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
        Variant("city_claims", "MK-SCORE-9", scenarios=CONQUEST, seats=(2, 4)),
        Variant("teams", "MK-SCN-FC-5", scenarios=(*CONQUEST, "one_to_return"), seats=(4, 4)),
        Variant("random_teams", "MK-TEAM-1", scenarios=("conquer_and_hold", *CONQUEST, "one_to_return"), seats=(4, 4)),
        Variant("player_combat", "MK-SCN-REC-5", scenarios=("first_reconnaissance",), seats=(2, 4)),
        Variant("no_dummy", "MK-SCN-REC-8", scenarios=("first_reconnaissance",), seats=(1, 1)),
        Variant("late_offers", "MK-SCN-REC-10", scenarios=("first_reconnaissance",)),
        Variant("no_player_combat", "MK-VAR-7", scenarios=AGAINST, seats=(2, 4)),
        Variant("cooperative_assaults", "MK-COOP-1", scenarios=(*CONQUEST, "one_to_return"), seats=(2, 4)),
        Variant("weakest_counts", "MK-SCN-COOP-8", scenarios=TOGETHER, seats=(2, 3)),
        Variant("contested_glades", "MK-SCN-DRUID-7", scenarios=("druid_nights",), seats=(2, 4)),
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
        Variant("no_competitive_spells", "MK-VAR-7", scenarios=("first_reconnaissance", *AGAINST), seats=(2, 4)),
        Variant("no_interactive_skills", "MK-VAR-7", scenarios=("first_reconnaissance", *AGAINST), seats=(2, 4)),
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
    about=tuple((name, *(f"MK-SCN-{chapter}-{n}" for n in clauses)) for name, chapter, clauses in CHAPTERS),
    further=further,
)
