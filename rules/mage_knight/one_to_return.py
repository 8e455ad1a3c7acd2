"""26.11 One to Return."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Clause
from ..engine.instructions import By, Effect, instruction
from .events import Eliminated, HomecomerNamed
from .heroes import Hero
from .hexes import OFF_MAP, Hex
from .table import Referee, Rule, State, Table

PORTAL = Hex(0, 0)


def portal_closed(table: Table) -> bool:
    """Whether the portal is an empty space now (MK-SCN-RET-2)."""
    return table.scenario == "one_to_return" and table.round > 1


def close_portal(referee: Referee) -> None:
    """At the end of the first Day: who has not left it is out of the game (MK-SCN-RET-2)."""
    for hero in referee.table.heroes:
        if hero.space in (OFF_MAP, PORTAL):
            hero.out, hero.space = True, OFF_MAP
            referee.note(Eliminated(hero.seat))


def returned(table: Table) -> Hero | None:
    """Who stands where the portal was (MK-SCN-RET-3)."""
    return next((hero for hero in table.heroes_at(PORTAL) if not hero.out), None)


def winners(table: Table) -> list[Hero]:
    """Who has returned; of a team all, if it is the member it has chosen (MK-SCN-RET-5)."""
    hero = returned(table)
    if hero is None or not hero.team:
        return [hero] if hero else []
    return [ally for ally in table.heroes if ally.team == hero.team] if hero.homecomer == hero.name else []


# teams


def choices(table: Table) -> list[Effect]:
    """Every team chooses a member; the first of it as they sit says whom they have agreed on (MK-SCN-RET-5)."""
    first = {hero.team: hero.seat for hero in reversed(table.heroes) if hero.team}
    return [By(seat, ChooseHomecomer()) for seat in sorted(first.values())]


@instruction
class ChooseHomecomer(Rule):
    """Which member of the team is to stand there in the end; the other team is not told."""

    clause: ClassVar[Clause | None] = "MK-SCN-RET-5"

    def ask(self, state: State) -> Decision:
        members = [hero for hero in state.table.heroes if hero.team == state.me.team]
        return decide(state, self, [Option(f"send {hero.name}", Homecomer(hero.name)) for hero in members], secret=True)


@instruction
class Homecomer(Rule):
    """This one."""

    hero: str

    @property
    def about(self) -> Ref:
        return Ref("hero", self.hero)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for member in referee.table.heroes:
            if member.team == referee.me.team:
                member.homecomer = self.hero
                referee.note(HomecomerNamed(member.seat, self.hero))
