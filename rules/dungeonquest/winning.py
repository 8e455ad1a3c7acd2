"""17 and 18: what treasure is worth, and who has won."""

from __future__ import annotations

from ..engine import referee
from ..game import Result, Standing
from .table import Hero, Table


def worth(card: str) -> int:
    """What a kept card is worth: gold is the number in its name."""
    name = card.partition(".")[2]
    return int(name.removeprefix("gold_")) if name.startswith("gold_") else 0


def value(hero: Hero) -> int:
    """The treasure of a hero, counters and gold (DQ-WIN-1)."""
    return sum(map(int, hero.treasure)) + sum(map(worth, hero.cards))


def merit(hero: Hero) -> tuple[bool, int, int]:
    """What heroes are ranked by: got out alive, then treasure, then Life Points (DQ-WIN-1, DQ-WIN-3)."""
    safe = hero.fate == "safe"
    return safe, value(hero), hero.life if safe else 0


def result(state: referee.State[Table, Hero]) -> Result:
    """All seats, the best first. Alone one must bring out treasure (DQ-SOLO-1); nobody out, nobody has won (DQ-WIN-2)."""
    heroes = sorted(state.table.heroes, key=merit, reverse=True)
    best = merit(heroes[0])
    alone = len(heroes) == 1
    standings = [
        Standing(
            seat=hero.seat,
            place=1 + sum(merit(other) > merit(hero) for other in heroes),
            score=value(hero) if hero.fate == "safe" else 0,
            won=hero.fate == "safe" and merit(hero) == best and (value(hero) > 0 or not alone),
            fate="safe" if hero.fate == "safe" else hero.cause,
        )
        for hero in heroes
    ]
    return Result(tuple(standings))
