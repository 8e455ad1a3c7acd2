"""10 Where a hero can walk to, and by which way; read off what all can see, so a view will do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from . import movement, sites
from .heroes import Hero
from .hexes import OFF_MAP, Hex
from .table import Table


class Way(NamedTuple):
    """The last step of the best way to a space."""

    cost: int
    """Move points for the whole way."""
    before: Hex
    """The space it is entered from."""
    rouses: tuple[str, ...]
    """Rampaging enemies this step provokes; movement ends there (MK-MOVE-13)."""
    assault: bool
    """Entering it is an assault; movement ends there (MK-MOVE-11)."""
    heroes: tuple[int, ...]
    """Heroes who stand there: to go no further is an attack (MK-MOVE-20)."""

    @property
    def ends(self) -> bool:
        """Whether movement ends there whatever points are left."""
        return self.assault or bool(self.rouses)


def reach(table: Table, hero: Hero) -> dict[Hex, Way]:
    """The least Move points to every space that can be walked to, as things stand, if there were points enough.

    A way that provokes somebody is told only where it is cheaper than one that does not (MK-MOVE-14).
    """
    free = free_ways(table, hero)
    found = dict(free)
    for here in (hero.space, *free):
        if here in free and free[here].ends:
            continue
        for there, step in steps_from(table, hero, here, free[here].cost if here in free else 0):
            if step.rouses and there != hero.space and (there not in found or step.cost < found[there].cost):
                found[there] = step
    return found


def route(table: Table, hero: Hero, to: Hex) -> list[tuple[Hex, Way]]:
    """The steps to a space, the first one first; none: it cannot be walked to.

    A way that provokes nobody is taken if the Move points at hand are enough for it; otherwise the cheapest, whose last step
    says whom it provokes.
    """
    free = free_ways(table, hero)
    last = free.get(to)
    if last is None or last.cost > hero.turn.move:
        last = reach(table, hero).get(to)
    if last is None:
        return []
    steps = [(to, last)]
    while (before := steps[0][1].before) != hero.space:
        steps.insert(0, (before, free[before]))
    return steps


def free_ways(table: Table, hero: Hero) -> dict[Hex, Way]:
    """The best way to every space without a step that provokes anybody."""
    if hero.space == OFF_MAP:
        return {}
    found: dict[Hex, Way] = {}
    open_ways = {hero.space: Way(0, hero.space, (), False, ())}
    while open_ways:
        here = min(open_ways, key=lambda space: open_ways[space].cost)
        way = found[here] = open_ways.pop(here)
        if way.ends:
            continue
        for there, step in steps_from(table, hero, here, way.cost):
            if not step.rouses and there not in found and (known := open_ways.get(there, step)).cost >= step.cost:
                open_ways[there] = step if step.cost < known.cost else known
    del found[hero.space]
    return found


def steps_from(table: Table, hero: Hero, here: Hex, so_far: int) -> Iterator[tuple[Hex, Way]]:
    """The steps that can be made from a space one has walked to."""
    for there in movement.one_step_from(hero, here):
        if movement.no_way_in(table, hero, there):
            continue
        rouses = movement.provoked(table, hero, here, there)
        heroes = tuple(other.seat for other in movement.others_at(table, hero, there))
        if not (heroes and rouses):
            cost = so_far + (movement.move_cost(table, hero, there) or 0)
            yield there, Way(cost, here, rouses, sites.hostile(table, hero, there), heroes)
