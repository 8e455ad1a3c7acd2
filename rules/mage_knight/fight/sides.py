"""23.1 The two sides of a duel, and what each has gathered."""

from __future__ import annotations

from ..frays import Duel, Fight
from ..heroes import Hero
from ..table import Referee, State, Table


def duel_of(table: Table) -> Duel:
    """The duel on this table."""
    if table.duel is None:
        raise LookupError("there is no duel")
    return table.duel


def duel_now(state: State | Referee) -> Duel:
    """The duel going on."""
    return duel_of(state.table)


def gathering(table: Table, seat: int) -> Fight:
    """What this seat gathers."""
    fight = table.fight_of(seat)
    if fight is None:
        raise LookupError("there is no fight")
    return fight


def opponent(state: State | Referee) -> Hero:
    """The other side of the seat that is acting."""
    return state.table.of(duel_now(state).other(state.seat))


def elements(table: Table, attacker: int) -> tuple[str, ...]:
    """What the attack is made of."""
    return tuple(dict.fromkeys(made.element for made in gathering(table, attacker).points if made.amount))


def attack_of(seat: int) -> str:
    """How an attack of this seat goes by in the other's fight, and among modifiers."""
    return f"hero {seat}"
