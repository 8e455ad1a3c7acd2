"""What is in a potion, by a D6 (DQ-POT-2): up to this number, the row, what it does."""

from __future__ import annotations

from ..chances import nothing
from ..items import potion_table
from ..life import heal, lose, turn_lost
from ..numbers import D6

potion_table += [
    (1, "1-1", lose(D6)),
    (2, "2-2", turn_lost()),
    (3, "3-3", nothing()),
    (5, "4-5", heal(D6)),
    (6, "6-6", heal(99)),
]
