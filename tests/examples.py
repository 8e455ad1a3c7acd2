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
from rules.mage_knight.fight.damage import Assign
from rules.mage_knight.levelling import ChooseSkill
from rules.mage_knight.mana import Gain
from rules.relic.fates import GoOn
from rules.relic.rolls import BeforeRoll
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


def damage_assigned(asked: Decision, save: Save) -> bool:
    """An enemy was not blocked, and the hero has a Unit that could bear its damage."""
    return isinstance(asked.asking, Assign) and len(asked.options) > 1


def skill_chosen(asked: Decision, save: Save) -> bool:
    """A level is reached, and a Skill is to be kept."""
    return isinstance(asked.asking, ChooseSkill)


def amid_a_card(asked: Decision, save: Save) -> bool:
    """A card is being carried out, and asks which mana is gained."""
    return isinstance(asked.asking, Gain) and save.state.agenda[-1].source.startswith("card ")


def number_or_die(asked: Decision, save: Save) -> bool:
    """The enemies of a battle have rolled, and the player may lay a number or roll."""
    table = save.state.table
    return isinstance(asked.asking, BeforeRoll) and table.battle is not None and len(table.of(asked.seat).power) > 1


def about_to_be_corrupted(asked: Decision, save: Save) -> bool:
    """A sixth Corruption card has been drawn."""
    return isinstance(asked.asking, GoOn)


Wanted = Callable[[Decision, Save], bool]


WANTED: tuple[tuple[str, str, str, int, Wanted], ...] = (
    ("dungeonquest-exchange", "castle", "A fight, amid an exchange", 2, monster_chooses),
    ("dungeonquest-dragon", "castle", "The Dragon is awake", 3, dragon_burns),
    ("dungeonquest-door", "castle", "A door, and a ring for it", 2, ring_at_door),
    ("relic-battle", "three_seals", "A battle, and numbers in hand", 2, number_or_die),
    ("relic-corrupted", "hungry_void", "A character is lost", 3, about_to_be_corrupted),
    ("mage_knight-damage", "full_conquest", "Who bears the damage?", 2, damage_assigned),
    ("mage_knight-level", "first_reconnaissance", "A Skill is to be chosen", 2, skill_chosen),
    ("mage_knight-card", "solo_conquest", "Amid a card", 1, amid_a_card),
)


def stopped(game: str, scenario: str, seats: int, wanted: Wanted, about: dict[str, str]) -> Save:
    """A game as far as the first question of this kind."""
    for seed in range(2000):
        setup = Setup(game, tuple(map(SeatSetup, NAMES[:seats])), scenario, (), f"example {seed}")
        save, _ = Save.new(setup, dict(about))
        for step in walk(setup, Chooser("aimed", random.Random(seed))):
            if wanted(step.asked, save):
                return save
            save, _ = save.after(step.command)
    raise LookupError("no game came to such a question")


def main() -> None:
    """Write them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for stem, scenario, name, seats, wanted in WANTED:
        save = stopped(stem.partition("-")[0], scenario, seats, wanted, {"name": name})
        (FOLDER / f"{stem}.json").write_text(dump(save), "utf-8")


if __name__ == "__main__":
    main()
