"""13 Interacting with locals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Var, Window, instruction, offer
from . import cards, levels, offers, recruiting, scenarios, sites, skills, tactics, units, wounds
from .heroes import Hero
from .numbers import Number, worth
from .table import Referee, Rule, State, Table

HEALING = {"village": 3, "monastery": 2}
"""Influence for one Heal point (MK-LOCALS-4.2)."""


@instruction
class Influence(Rule):
    """Gain Influence points (MK-LOCALS-2.2)."""

    amount: Number | Var
    opens: str = ""
    """The text of the same card lets them be used elsewhere too, like this word among what a turn allows (MK-EFF-1)."""
    free: ClassVar[bool] = True
    kind: ClassVar[str] = "influence"

    @property
    def notation(self) -> str:
        return f"influence {self.amount}"

    def why_not(self, state: State) -> Illegal | None:
        turn, words = state.me.turn, (self.opens, *state.me.turn.allows)
        if turn.part == "interaction" or any(word.startswith("learning") for word in words):
            return None
        if turn.part in ("move", "ranged", "block") and any(word.startswith("diplomacy") for word in words):
            return None
        return Illegal("MK-LOCALS-2", "only_while_interacting")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        amount = referee.value(self.amount)
        referee.me.turn.influence += (
            worth(amount, referee.table, referee.me) if not isinstance(amount, str) else int(amount)
        )


@instruction
class Reputation(Rule):
    """Steps on the Reputation track, at once."""

    change: int
    free: ClassVar[bool] = True

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        levels.change_reputation(referee, referee.me, self.change)


@instruction
class Fame(Rule):
    """Points on the Fame track, at once."""

    n: int
    free: ClassVar[bool] = True

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        levels.gain_fame(referee, referee.me, self.n)


def why_nobody_talks(table: Table, hero: Hero) -> Illegal | None:
    """Why this hero cannot interact where it is (MK-LOCALS-1, MK-LOCALS-12)."""
    here, site = sites.kind(table, hero.space), table.site(hero.space)
    if here not in sites.INHABITED or site is None:
        return Illegal("MK-LOCALS-1", "no_locals")
    if site.burned:
        return Illegal("MK-LOCALS-12", "burned")
    if here in ("mage_tower", "city") and not sites.conquered(table, hero.space):
        return Illegal("MK-LOCALS-12", "not_conquered", site=here)
    if sites.hostile(table, hero, hero.space):
        return Illegal("MK-LOCALS-12", "not_your_keep")
    if hero.reputation == -7:
        return Illegal("MK-LOCALS-3.1a", "nobody_talks_to_you")
    return None


@instruction
class Interact(Rule):
    """The action of the turn: deal with the locals. Reputation counts once, as the talk begins (MK-LOCALS-8)."""

    def why_not(self, state: State) -> Illegal | None:
        return why_nobody_talks(state.table, state.me)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        if sites.kind(table, hero.space) in ("mage_tower", "city"):
            offers.needed(referee)
        turn = hero.turn
        kept = turn.influence if any(word.startswith("learning") for word in turn.allows) else 0
        turn.part, turn.move = "interaction", 0
        turn.influence = kept + levels.INFLUENCE[hero.reputation] + own_shields(table, hero)
        referee.push(Talk(), source="interaction")


def own_shields(table: Table, hero: Hero) -> int:
    """One for each own Shield token on the card of the city one is in (MK-LOCALS-3.2)."""
    site = table.site(hero.space)
    return site.shields.count(hero.seat) if site and sites.kind(table, hero.space) == "city" else 0


@instruction
class Talk(Window[Table, Hero]):
    """Influence is gathered and spent, bit by bit (MK-LOCALS-9)."""

    clause: ClassVar[Clause | None] = "MK-LOCALS-2"

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield from cards.plays(state)
        yield from units.activations(state)
        yield from buying(state)
        yield from wounds.healing(state)
        yield from skills.skills(state)
        yield from tactics.in_turn(state)
        yield from skills.calls(state)
        yield offer(StopTalking(), state, "leave the locals")


def buying(state: State) -> Iterator[Option | Blocked]:
    """What the place offers (MK-LOCALS-4)."""
    yield offer(BuyHealing(), state)
    yield from recruiting.recruits(state)
    yield from offers.for_sale(state)


@instruction
class BuyHealing(Rule):
    """One Heal point, in a village or a monastery (MK-LOCALS-4.2)."""

    def why_not(self, state: State) -> Illegal | None:
        here = sites.kind(state.table, state.me.space)
        if here not in HEALING:
            return Illegal("MK-CITY-23" if here == "city" else "MK-LOCALS-4.2", "no_healing_here", site=here)
        return too_dear(state, HEALING[here])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        turn = referee.me.turn
        turn.influence -= HEALING[sites.kind(referee.table, referee.me.space)]
        turn.healing += 1


def too_dear(state: State, price: int) -> Illegal | None:
    """Why this cannot be paid."""
    have = state.me.turn.influence
    return Illegal("MK-LOCALS-4", "not_enough_influence", need=price, have=have) if have < price else None


@instruction
class StopTalking(Rule):
    """End of the interaction; what was not spent is lost (MK-LOCALS-9)."""

    closes: ClassVar[bool] = True

    @property
    def about(self) -> Ref | None:
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.part, referee.me.turn.influence = "after", 0


def recruits_here(table: Table, hero: Hero) -> tuple[str, ...]:
    """The recruiting symbols of the place one is at; a scenario may add some."""
    here = sites.kind(table, hero.space)
    return (here, *scenarios.also_recruits(table, here))


def influence(n: Number, opens: str = "") -> Influence:
    """So many Influence points."""
    return Influence(n, opens)


def reputation(n: int) -> Reputation:
    """So many steps of Reputation."""
    return Reputation(n)


def fame(n: int) -> Fame:
    """So many points of Fame."""
    return Fame(n)
