"""Writes the saves of `saves/examples` anew: `python -m tests.examples`. Each is stopped in the middle of something.

They are found by playing random games until somebody is asked just that; no clock and no path of a machine goes into them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from rules import Decision, Save, SeatSetup, Setup, dump
from rules.dungeonquest.chamber import Loot
from rules.dungeonquest.combat import ChooseTactic
from rules.dungeonquest.doors import Barrier
from rules.walks import Chooser, walk

FOLDER = Path(__file__).parents[1] / "saves" / "examples"
NAMES = ("Anna", "Ben", "Cleo", "Dan")


def monster_chooses(asked: Decision, save: Save) -> bool:
    """The hero has chosen a tactic, and the monster's player is to choose."""
    return isinstance(asked.asking, ChooseTactic) and asked.asking.side == "monster"


def dragon_burns(asked: Decision, save: Save) -> bool:
    """The Dragon has woken, and somebody flees from it."""
    return any(frame.source == "flight" for frame in save.state.agenda) and not isinstance(asked.asking, Loot)


def ring_at_door(asked: Decision, save: Save) -> bool:
    """A door is before a hero with the Ring of Opening."""
    return isinstance(asked.asking, Barrier) and asked.asking.barrier == "door"


WANTED: tuple[tuple[str, str, int, Callable[[Decision, Save], bool]], ...] = (
    ("dungeonquest-exchange", "A fight, amid an exchange", 2, monster_chooses),
    ("dungeonquest-dragon", "The Dragon is awake", 3, dragon_burns),
    ("dungeonquest-door", "A door, and a ring for it", 2, ring_at_door),
)


def stopped(seats: int, wanted: Callable[[Decision, Save], bool], about: dict[str, str]) -> Save:
    """A game as far as the first question of this kind."""
    for seed in range(2000):
        setup = Setup("dungeonquest", tuple(map(SeatSetup, NAMES[:seats])), "castle", (), f"example {seed}")
        save, _ = Save.new(setup, dict(about))
        for step in walk(setup, Chooser("aimed", random.Random(seed))):
            if wanted(step.asked, save):
                return save
            save, _ = save.after(step.command)
    raise LookupError("no game came to such a question")


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for stem, name, seats, wanted in WANTED:
        (FOLDER / f"{stem}.json").write_text(dump(stopped(seats, wanted, {"name": name})), "utf-8")


if __name__ == "__main__":
    main()
