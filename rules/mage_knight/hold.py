"""26.10 Conquer and Hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import By, Done, instruction, offer
from . import mana, scenarios, sites, turn
from .events import GaveUp
from .heroes import Hero
from .hexes import Hex, neighbours
from .table import Referee, Rule, State, Table

COUNTRYSIDE = ((1, 1), (2, -1))
CORE = ((2, 0), (3, 0), (2, 1), (3, -1))
"""Where tiles lie besides the first ones (MK-SCN-HOLD-2)."""
RECRUITS = {"mage_tower": ("monastery",), "keep": ("village",)}
"""Further recruiting symbols (MK-SCN-HOLD-6)."""
POINTS = {"keep": 3, "mage_tower": 2}
"""For what one owns in the end (MK-SCN-HOLD-11)."""
GAVE_UP = "gave up"
"""Remembered of a hero whose side has given up."""
NO_AIM = -1_000
"""What giving up promises."""
WORTH = 25
"""Points of all keeps and towers together (MK-SCN-HOLD-3)."""
TOO_MIGHTY = 4
"""The level of Units that are left out (MK-SCN-HOLD-4)."""


def kind_of_slot(x: int, y: int) -> str:
    """The kind of tile lying face down at this position; "": none."""
    return "countryside" if (x, y) in COUNTRYSIDE else "core" if (x, y) in CORE else ""


def wrong_slot(x: int, y: int, *, core: bool) -> Illegal | None:
    """Why such a tile does not lie here."""
    if kind_of_slot(x, y) == ("core" if core else "countryside"):
        return None
    return Illegal("MK-SCN-HOLD-2", "off_the_map")


def second_half(table: Table) -> bool:
    """Whether Elite Units come into the offer (MK-SCN-HOLD-5)."""
    return 2 * table.round > scenarios.limit(table)


def defenders(table: Table) -> int:
    """One in the first Day and Night, then one more each time (MK-SCN-HOLD-10)."""
    return (table.round + 1) // 2


def owned(table: Table, seat: int, kind: str) -> list[Hex]:
    """The keeps, or towers, of this seat."""
    spaces = map(Hex.at, table.sites)
    return [space for space in spaces if sites.kind(table, space) == kind and sites.owner(table, space) == seat]


def holds_all(table: Table) -> bool:
    """Whether whoever plays alone owns every keep and tower there is (MK-SCN-HOLD-3, MK-SCN-SC-6)."""
    return scenarios.all_revealed(table) and score(table, table.heroes[0].seat) == WORTH


def tower_mana(referee: Referee) -> None:
    """On or next to a tower of one's side: gold by day, black at night, for each one owns (MK-SCN-HOLD-8, MK-SCN-HOLD-12)."""
    table, hero = referee.table, referee.me
    near = (hero.space, *neighbours(hero.space))
    if any(tower in near for ally in side_of(table, hero.seat) for tower in owned(table, ally.seat, "mage_tower")):
        for _ in owned(table, hero.seat, "mage_tower"):
            mana.gain_token(referee, hero, "black" if table.night else "gold")


def score(table: Table, seat: int) -> int:
    """Points for keeps and towers."""
    return sum(points * len(owned(table, seat, kind)) for kind, points in POINTS.items())


# giving up


def concessions(state: State) -> Iterator[Option | Blocked]:
    """A side may give up before it does anything in a turn (MK-SCN-HOLD-11)."""
    yield offer(GiveUpGame(), state)


def side_of(table: Table, seat: int) -> list[Hero]:
    """Who plays together with this seat, itself included."""
    team = table.of(seat).team
    return [hero for hero in table.heroes if hero.seat == seat or (team and hero.team == team)]


@instruction
class GiveUpGame(Rule):
    """One's side gives up, if all of it agree (MK-SCN-HOLD-11)."""

    def why_not(self, state: State) -> Illegal | None:
        turn = state.me.turn
        if turn.part != "move" or turn.moved or turn.active:
            return Illegal("MK-SCN-HOLD-11", "turn_has_begun")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        side = side_of(referee.table, referee.seat)
        referee.next(*[By(hero.seat, AgreeToGiveUp()) for hero in side], Surrender())


@instruction
class AgreeToGiveUp(Rule):
    """Everybody of the side is asked, whoever brought it up too."""

    clause: ClassVar[Clause | None] = "MK-SCN-HOLD-11"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option("give up", Concede()), Option("play on", Done("play on"))])


@instruction
class Concede(Rule):
    """Yes."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.deeds.append(GAVE_UP)


@instruction
class Surrender(Rule):
    """If all are agreed, the game is over; else it goes on."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, side = referee.table, side_of(referee.table, referee.seat)
        if not all(GAVE_UP in hero.deeds for hero in side):
            for hero in side:
                hero.deeds[:] = [deed for deed in hero.deeds if deed != GAVE_UP]
            return
        referee.note(GaveUp(referee.seat))
        table.final, table.turns_left = True, []
        turn.close_turn(referee)


def gave_up(hero: Hero) -> bool:
    """Whether the side of this hero has given up: it cannot win."""
    return GAVE_UP in hero.deeds
