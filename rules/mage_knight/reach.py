"""10 Where a hero can walk to, and by which way; read off what all can see, so a view will do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from . import movement, sites
from .heroes import Hero
from .hexes import OFF_MAP, Hex, neighbours
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


class Ground(NamedTuple):
    """What entering a space comes to, from wherever."""

    cost: int
    assault: bool
    heroes: tuple[int, ...]


class Land:
    """The map as one hero walks it. Each space is looked at once: ways lead past it from all sides."""

    def __init__(self, table: Table, hero: Hero) -> None:
        """The map as far as the table shows it."""
        self.table, self.hero = table, hero
        self._grounds: dict[Hex, Ground | None] = {}
        self._lairs = {near for name in table.rampaging for near in neighbours(Hex.at(name))}

    def ground(self, space: Hex) -> Ground | None:
        """What entering a space comes to; None: it cannot be entered, whatever one pays."""
        if space not in self._grounds:
            self._grounds[space] = self._looked_at(space)
        return self._grounds[space]

    def _looked_at(self, space: Hex) -> Ground | None:
        table, hero = self.table, self.hero
        if movement.no_way_in(table, hero, space):
            return None
        heroes = tuple(other.seat for other in movement.others_at(table, hero, space))
        return Ground(movement.move_cost(table, hero, space) or 0, sites.hostile(table, hero, space), heroes)

    def steps_from(self, here: Hex, so_far: int) -> Iterator[tuple[Hex, Way]]:
        """The steps that can be made from a space one has walked to."""
        beset, grounds = here in self._lairs, self._grounds
        for there in movement.one_step_from(self.hero, here):
            ground = grounds[there] if there in grounds else self.ground(there)
            if ground is None:
                continue
            rouses = movement.provoked(self.table, self.hero, here, there) if beset and there in self._lairs else ()
            if not (ground.heroes and rouses):
                yield there, Way(so_far + ground.cost, here, rouses, ground.assault, ground.heroes)

    def free_ways(self) -> dict[Hex, Way]:
        """The best way to every space without a step that provokes anybody."""
        start = self.hero.space
        found: dict[Hex, Way] = {}
        open_ways = {start: Way(0, start, (), False, ())}
        while open_ways:
            here = min(open_ways, key=lambda space: open_ways[space].cost)
            way = found[here] = open_ways.pop(here)
            if way.ends:
                continue
            for there, step in self.steps_from(here, way.cost):
                if not step.rouses and there not in found and (known := open_ways.get(there, step)).cost >= step.cost:
                    open_ways[there] = step if step.cost < known.cost else known
        del found[start]
        return found

    def all_ways(self, free: Mapping[Hex, Way]) -> dict[Hex, Way]:
        """The cheapest way to every space; one that provokes somebody only where it is cheaper (MK-MOVE-14)."""
        start, found = self.hero.space, dict(free)
        for here in (start, *free):
            if here in free and free[here].ends:
                continue
            for there, step in self.steps_from(here, free[here].cost if here in free else 0):
                if step.rouses and there != start and (there not in found or step.cost < found[there].cost):
                    found[there] = step
        return found


def reach(table: Table, hero: Hero) -> dict[Hex, Way]:
    """The least Move points to every space that can be walked to, as things stand, if there were points enough.

    A way that provokes somebody is told only where it is cheaper than one that does not (MK-MOVE-14).
    """
    if hero.space == OFF_MAP:
        return {}
    land = Land(table, hero)
    return land.all_ways(land.free_ways())


def steps(table: Table, hero: Hero) -> dict[Hex, Way]:
    """The single steps that could be made, if there were points enough."""
    return {} if hero.space == OFF_MAP else dict(Land(table, hero).steps_from(hero.space, 0))


def free_ways(table: Table, hero: Hero) -> dict[Hex, Way]:
    """The best way to every space without a step that provokes anybody."""
    return {} if hero.space == OFF_MAP else Land(table, hero).free_ways()


def route(table: Table, hero: Hero, to: Hex) -> list[tuple[Hex, Way]]:
    """The steps to a space, the first one first; none: it cannot be walked to.

    A way that provokes nobody is taken if the Move points at hand are enough for it; otherwise the cheapest, whose last step
    says whom it provokes.
    """
    return routes(table, hero).get(to, [])


def routes(table: Table, hero: Hero) -> dict[Hex, list[tuple[Hex, Way]]]:
    """The steps to every space that can be walked to."""
    if hero.space == OFF_MAP:
        return {}
    land = Land(table, hero)
    free = land.free_ways()
    found: dict[Hex, list[tuple[Hex, Way]]] = {}
    for to, cheapest in land.all_ways(free).items():
        last = free.get(to)
        steps = [(to, cheapest if last is None or last.cost > hero.turn.move else last)]
        while (before := steps[-1][1].before) != hero.space:
            steps.append((before, free[before]))
        found[to] = steps[::-1]
    return found
