"""Writes the golden games anew: `python -m tests.golden`. What changes is to be read as a diff."""

from __future__ import annotations

from rules import SeatSetup, Setup
from rules.walks import Temper

from .notation import HERE, NAMES, played, told, written

GAMES: tuple[tuple[str, str, int, tuple[str, ...], Temper], ...] = (
    ("mage_knight-reconnaissance", "first_reconnaissance", 2, (), "aimed"),
    ("mage_knight-solo", "solo_conquest", 1, (), "aimed"),
    ("mage_knight-conquest", "blitz_conquest", 2, ("first_print",), "aimed"),
    ("mage_knight-cooperation", "blitz_cooperation", 2, (), "aimed"),
    ("relic-two", "mystery_beyond", 2, (), "aimed"),
    ("relic-three-void", "hungry_void", 3, ("first_seat",), "aimed"),
    ("dungeonquest-solo", "castle", 1, (), "aimed"),
    ("dungeonquest-two", "castle", 2, (), "aimed"),
    ("dungeonquest-three-catacombs", "castle", 3, ("catacombs", "catacombs_trapdoors"), "busy"),
    (
        "dungeonquest-four-options",
        "castle",
        4,
        (
            "smash_doors",
            "specialities",
            "break_off",
            "lenient_crypt",
            "loot_dead",
            "torchlight",
            "closing_walls",
            "keep_looking",
        ),
        "busy",
    ),
    ("dungeonquest-two-return", "castle", 2, ("death_can_wait", "computer_monster"), "aimed"),
)


def main() -> None:
    """Play each game and write it down; of the solo game also the story."""
    for name, scenario, n, variants, temper in GAMES:
        setup = Setup(name.split("-")[0], tuple(map(SeatSetup, NAMES[:n])), scenario, variants, name)
        save = played(setup, temper, seed=n)
        (HERE / f"{name}.game").write_text(written(save), "utf-8")
        if n == 1:
            (HERE / f"{name}.story").write_text(told(save), "utf-8")


if __name__ == "__main__":
    main()
