"""Games from their very start, and jumps to where a chapter begins."""

from __future__ import annotations

from typing import cast

from rules import SeatSetup, Setup, new_game
from rules.engine.instructions import Effect
from rules.engine.referee import Referee as AnyReferee
from rules.mage_knight.heroes import Hero
from rules.mage_knight.hexes import Hex
from rules.mage_knight.rounds import EndRound
from rules.mage_knight.table import KnightState, Referee, Table, bare
from tests.kit import Play, begin

HEROES = ("arythea", "goldyx", "norowas", "tovak")


def game(scenario: str, seats: int, *variants: str, seed: str = "game", heroes: bool = True) -> Play:
    """A new game up to its first question; the heroes agreed on, or to be picked."""
    names = HEROES if heroes else (None,) * 4
    who = tuple(SeatSetup("ABCD"[seat], names[seat]) for seat in range(seats))
    return Play(new_game(Setup("mage_knight", who, scenario, variants, seed)))


def table_of(play: Play) -> Table:
    """Its table."""
    return cast("Table", play.table)


def fresh(scenario: str, seats: int, *variants: str, seed: str = "game") -> Table:
    """The table of a new game."""
    return table_of(game(scenario, seats, *variants, seed=seed))


def from_here(play: Play, *todo: Effect, seat: int = 0) -> Play:
    """The same table, with only this still to be done."""
    return begin(play.state, *todo, seat=seat, source="round")


def end_round(play: Play) -> Play:
    """The round is over; up to the next question."""
    return from_here(play, EndRound())


def referee_of(play: Play) -> Referee:
    """A referee for what a chapter does by itself."""
    return AnyReferee(cast("KnightState", play.state))


def choose(play: Play) -> Play:
    """Everybody takes the first tactic that lies there, and answers what it asks with the first answer."""
    while play.asked.kind in ("mage_knight.choose_tactic",) or play.asked.source.kind == "tactic":
        play.do(play.options[0])
    return play


def shield(table: Table, space: str, *seats: int) -> None:
    """These Shields lie on a space."""
    table.sites.setdefault(space, bare()).shields[:] = seats


def spaces(table: Table, kind: str) -> list[str]:
    """The spaces with such a site, in the order of the map."""
    from rules.mage_knight import sites

    return [name for name in table.sites if sites.kind(table, Hex.at(name)) == kind]


def hero(play: Play, seat: int = 0) -> Hero:
    """The hero of a seat."""
    return table_of(play).of(seat)
