"""What a player who wants to win would rather do: for random games that get somewhere.

The plan: to the Treasure Chamber by the straightest way, a few looks into the hoard, and out again while there is light.
"""

from __future__ import annotations

from ..engine.decisions import Option
from ..engine.instructions import May
from ..engine.views import View
from . import (
    bow,
    catacombs,
    chamber,
    decks,
    items,
    life,
    monsters,
    moving,
    reach,
    rings,
    rooms,
    searching,
    towers,
    turn,
)
from .table import CHAMBER, TOWERS, Hero, Square, Table
from .tiles import kind

LOOKS = 4
"""Treasure counters that are enough."""


def aim(view: View[Table, Hero], option: Option) -> int:
    """How much an option promises; the walk takes one of the best."""
    hero, table = view.me, view.table
    do = option.do
    match do:
        case moving.Move(to=to) if turns_back(view, to):
            return 10
        case moving.Move(to=to) | moving.SecretDoor(to=to) | chamber.FleeTo(to=to):
            return 50 - closeness(table, hero, to)
        case moving.Grope() | catacombs.Tunnel():
            return 40
        case towers.Leave():
            return 90 if wants_out(table, hero) else 0
        case chamber.Loot():
            return 20 if wants_out(table, hero) else 80
        case items.Drink() | life.RingOfHealing():
            return 60 if hero.life <= hero.sheet.life - 5 else 0
        case rings.UseRing(ring="fortune"):
            return 0
        case rings.UseRing() | monsters.Blind() | bow.ShootFirst() | bow.Shoot() | catacombs.ComeUpAt():
            return 70
        case searching.SearchWithRing():
            return 45
        case searching.Search():
            return 30 if not moving_on(view) else 5
        case monsters.Declaration(deed="attack"):
            return 30
        case decks.Draw() | May():
            return 30
        case turn.Miss():
            return -10
        case _:
            return 20


def wants_out(table: Table, hero: Hero) -> bool:
    """Enough treasure, or little time left."""
    out = reach.way_out(table, hero)
    need = (out.turns if out else 8) + 3
    return len(hero.treasure) >= LOOKS or reach.rounds_left(table) <= need


def closeness(table: Table, hero: Hero, to: Square) -> int:
    """How far this square is from where the hero wants to go."""
    if not wants_out(table, hero):
        return min(reach.distance(to, half) for half in CHAMBER)
    far = reach.steps(table, to) if kind(table, to) else {}
    return min(far.get(square, 5 + reach.distance(to, square)) for square in TOWERS.values())


def turns_back(view: View[Table, Hero], to: Square) -> bool:
    """Whether it would go on from a corridor only to where it came from; it might walk to and fro for ever."""
    hero = view.me
    onward = view.decision is not None and isinstance(view.decision.asking, rooms.Onward)
    return onward and bool(hero.came) and to == hero.square.beyond(hero.came)


def moving_on(view: View[Table, Hero]) -> bool:
    """Whether there is a way out of here."""
    asked = view.decision
    return asked is not None and any(isinstance(option.do, (moving.Move, moving.Grope)) for option in asked.options)
