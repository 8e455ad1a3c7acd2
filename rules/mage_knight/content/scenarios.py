"""The scenarios in numbers (26.13): for 1, 2, 3 and 4 players; 0 rounds: not played so.

Alone one plays every scenario by the numbers of two players (MK-SCN-SC-6, MK-SCN-REC-8).
"""

from __future__ import annotations

from ..scenarios import SCENARIOS, Scenario

WEDGE = ("wedge",) * 4
NARROW = ("wedge", "wedge", "wedge", "open 4")
FIXED = ("fixed",) * 4
OPEN = ("open 5",) * 3
MORE_CORE = (1, 1, 2, 3)
ONE_CITY = (1, 1, 1, 1)

TABLE = (
    Scenario(
        "first_reconnaissance",
        (4, 3, 3, 3),
        WEDGE,
        (8, 8, 9, 11),
        (1, 1, 1, 1),
        (2, 2, 2, 2),
        city="closed",
    ),
    Scenario(
        "full_conquest",
        (6, 6, 6, 6),
        ("wedge", "wedge", "wedge", "open 5"),
        (8, 8, 9, 11),
        (2, 2, 3, 4),
        MORE_CORE,
        ((4, 4), (4, 4), (4, 4, 4), (4, 4, 4, 4)),
    ),
    Scenario(
        "blitz_conquest",
        (4, 4, 4, 4),
        NARROW,
        (6, 6, 7, 9),
        (2, 2, 3, 4),
        MORE_CORE,
        ((3, 3), (3, 3), (3, 3, 3), (3, 3, 3, 3)),
        blitz=True,
    ),
    Scenario("solo_conquest", (6, 0, 0, 0), ("wedge",), (7,), (2,), (2,), ((5, 8),), together=True),
    Scenario(
        "full_cooperation",
        (6, 6, 6, 0),
        OPEN,
        (8, 8, 10),
        (3, 3, 4),
        (2, 2, 3),
        ((5, 5, 8), (5, 5, 8), (5, 5, 5, 11)),
        together=True,
    ),
    Scenario(
        "blitz_cooperation",
        (4, 4, 4, 0),
        OPEN,
        (7, 7, 8),
        (2, 2, 3),
        (1, 1, 2),
        ((5, 8), (5, 8), (5, 8, 11)),
        together=True,
        blitz=True,
    ),
    Scenario(
        "mines_liberation",
        (4, 4, 4, 4),
        NARROW,
        (8, 8, 9, 11),
        ONE_CITY,
        MORE_CORE,
        city="friendly",
        always=("2", "3", "5", "6", "core_8"),
        never=("core_1",),
    ),
    Scenario(
        "druid_nights",
        (4, 4, 4, 4),
        NARROW,
        (8, 8, 9, 11),
        ONE_CITY,
        MORE_CORE,
        city="friendly",
        always=("1", "2", "5", "7", "8", "core_5"),
    ),
    Scenario(
        "dungeon_lords",
        (5, 5, 5, 5),
        NARROW,
        (8, 8, 9, 11),
        ONE_CITY,
        MORE_CORE,
        city="friendly",
        always=("7", "9", "core_1", "core_6"),
    ),
    Scenario(
        "conquer_and_hold",
        (6, 6, 4, 4),
        FIXED,
        (5, 5, 5, 5),
        ONE_CITY,
        (3, 3, 3, 3),
        city="closed",
        always=("3", "4", "9", "10", "11", "core_7", "core_2", "core_3", "core_4"),
    ),
    Scenario(
        "one_to_return",
        (4, 4, 4, 4),
        WEDGE,
        (7, 7, 8, 10),
        (1, 1, 2, 3),
        MORE_CORE,
        ((3,), (3,), (3, 3), (3, 3, 3)),
    ),
)
SCENARIOS.update({scenario.id: scenario for scenario in TABLE})
