"""What the phrases of both languages look up in the view of the listener, when there is one."""

from __future__ import annotations

from ..engine.events import Event
from ..engine.instructions import Effect
from ..engine.phrases import Teller
from . import bow, catacombs, combat, events, hazards, items, life, moving
from .chances import Outcome, Overcame, Row, nothing
from .numbers import Reroll, attribute
from .table import Fight, Hero, Square, Table, Way
from .tiles import barred, kind, starting_square

FOR_GOOD = 50
"""Life Points; more than anybody can lack."""


def table_of(t: Teller) -> Table | None:
    """The table the listener sees; None: nothing is known of it."""
    table: Table | None = t.of.table if t.of else None
    return table


def chooser(t: Teller) -> Hero | None:
    """The hero whose choice it is; None: nothing is known of it."""
    if t.of is None or t.of.choosing is None:
        return None
    hero: Hero = t.of.table.of(t.of.choosing)
    return hero if hero.name else None


def fight_of(t: Teller) -> Fight | None:
    """The fight going on, if the listener knows of one."""
    table = table_of(t)
    return table.fight if table else None


def kind_at(t: Teller, square: Square) -> str | None:
    """The kind of room there; "": nothing is laid; None: it is not known."""
    table = table_of(t)
    return kind(table, square) if table else None


def value_of(t: Teller, name: str) -> int | None:
    """The attribute of the hero whose choice it is; None: it is not known."""
    hero = chooser(t)
    return attribute(hero, name) if hero else None


def goer(t: Teller, way: Way, to: Square, part: int) -> Hero | None:
    """The hero who would go this way to there; None: it is not known, or nobody stands so."""
    hero = chooser(t)
    here = hero is not None and hero.above and starting_square(hero.square, part).beyond(way) == to
    return hero if here and to.on_board else None


def hurdles(t: Teller, way: Way, to: Square, part: int) -> tuple[Effect, ...]:
    """What must be overcome on this way; nothing if it is shut anyway."""
    hero, table = goer(t, way, to, part), table_of(t)
    if hero is None or table is None or barred(table, hero, starting_square(hero.square, part), way):
        return ()
    return tuple(moving.obstacles(table, hero, way, part, nothing()))


def groped(t: Teller) -> list[tuple[Way, int, int]]:
    """The exits of the dark chamber, and the numbers of the die that lead there; none if nothing is known of it."""
    hero, table = chooser(t), table_of(t)
    if hero is None or table is None or kind(table, hero.square) != "darkness":
        return []
    ways = moving.open_sides(table, hero.square)
    share = 6 // len(ways)
    return [(way, share * i + 1, share * (i + 1)) for i, way in enumerate(ways)]


def takes(t: Teller, side: str, tactic: str) -> int | None:
    """Life Points this tactic takes from the side it beats; None: it is not known."""
    fight, table = fight_of(t), table_of(t)
    if fight is None or table is None:
        return None
    best_blow = table.of(fight.hero_seat).sheet.best_blow
    beaten = combat.BEATS[tactic]
    if side == "hero":
        return combat.losses(table, best_blow, tactic, beaten)[1]
    return combat.losses(table, best_blow, beaten, tactic)[0]


def wakes_in(t: Teller) -> int | None:
    """One Dragon counter of so many wakes the dragon; None: it is not known."""
    table = table_of(t)
    return len(table.dragon) if table else None


def bands(rows: tuple[tuple[int, Effect], ...]) -> list[tuple[int, int, Effect]]:
    """The rows of a table one rolls on: from, to, what happens."""
    lows = [1, *(up_to + 1 for up_to, _ in rows)]
    return [(low, up_to, do) for low, (up_to, do) in zip(lows, rows, strict=False)]


def outcome(t: Teller, do: Reroll) -> Event | Effect | None:
    """What the die as it lies leads to, as something that can be said; None: it is not known."""
    hero, table, number = chooser(t), table_of(t), do.number
    if hero is None or table is None or not number:
        return None
    match do.use:
        case Outcome(attribute=name) | Overcame(attribute=name):
            return events.Tested(hero.seat, name, attribute(hero, name), number)
        case Row(rows):
            return next((does for up_to, does in rows if number <= up_to), None)
        case items.Effective():
            return next(does for up_to, _row, does in items.potion_table if number <= up_to)
        case life.LoseRolled(n):
            lost = n.of(hero, number)
            return life.Lose(lost) if lost else events.NoHarm(hero.seat)
        case life.HealRolled(n):
            return life.Heal(n.of(hero, number))
        case life.MissesRolled(n):
            missed = n.of(hero, number)
            return life.Misses(missed) if missed else nothing()
        case hazards.Relit():
            lit = number >= hazards.RELIGHTS
            return events.TorchLit(hero.seat) if lit else events.TurnMissed(hero.seat, "dark")
        case bow.Hit():
            return events.ArrowShot(hero.seat, bow.result_of(number))
        case bow.Wound():
            return events.MonsterHurt(hero.seat, number)
        case moving.GropeAlong():
            return way_groped(table, hero, number)
        case catacombs.ComeUpByDie():
            square = catacombs.beside(hero.square, number)
            return events.CameUp(hero.seat, square) if catacombs.fit(table, hero, square) else None
        case _:
            return None


def way_groped(table: Table, hero: Hero, number: int) -> Event | None:
    """The way out of the dark that a number stands for; None: it is rolled again."""
    way = moving.way_in_the_dark(table, hero.square, number)
    return events.Groped(hero.seat, way, barred(table, hero, hero.square, way) is not None) if way else None
