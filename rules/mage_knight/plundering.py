"""12.2 Plundering villages."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.decisions import Blocked, Option
from ..engine.errors import Illegal
from ..engine.instructions import instruction, offer
from . import cards, levels, sites
from .heroes import Hero
from .table import Referee, Rule, State, Table

CARDS = 2


@instruction
class Plunder(Rule):
    """Two cards for one Reputation, between two of one's turns (MK-SITE-4)."""

    def why_not(self, state: State) -> Illegal | None:
        if not possible(state.table, state.me):
            return Illegal("MK-SITE-4", "plundered" if state.me.plundered else "no_village")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        hero.plundered = True
        levels.change_reputation(referee, hero, -1)
        cards.draw_cards(referee, CARDS)


def possible(table: Table, hero: Hero) -> bool:
    """Whether the hero stands on a village it has not plundered since its last turn."""
    return sites.kind(table, hero.space) == "village" and not hero.plundered


def plunders(state: State) -> Iterator[Option | Blocked]:
    """The offer, where there is a village."""
    if sites.kind(state.table, state.me.space) == "village":
        yield offer(Plunder(), state)
