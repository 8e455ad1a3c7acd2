"""The twelve Tactics: name, number, what is done when it is taken (MK-TACTIC-2 ... MK-TACTIC-13)."""

from __future__ import annotations

from ..cards import draw
from ..tactics import TACTICS, Tactic

DAY = (
    Tactic("early_bird", False, 1),
    Tactic("rethink", False, 2),
    Tactic("mana_steal", False, 3),
    Tactic("planning", False, 4),
    Tactic("great_start", False, 5, (draw(2),)),
    Tactic("the_right_moment", False, 6),
)
NIGHT = (
    Tactic("from_the_dusk", True, 1),
    Tactic("long_night", True, 2),
    Tactic("mana_search", True, 3),
    Tactic("midnight_meditation", True, 4),
    Tactic("preparation", True, 5),
    Tactic("sparing_power", True, 6),
)
TACTICS.update({tactic.name: tactic for tactic in (*DAY, *NIGHT)})
