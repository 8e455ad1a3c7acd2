"""Fights of Mage Knight as a screen draws them: positions, and what a seat sees of them."""

from __future__ import annotations

from typing import Any

from rules import View
from rules.mage_knight.fight import totals
from rules.mage_knight.frays import Fight
from tabletop_tui.games.mage_knight import fight, foes, ledgers
from tabletop_tui.games.mage_knight.pack import PACK
from tabletop_tui.games.mage_knight.tale import tale_of
from tabletop_tui.history import Entry
from tabletop_tui.ink import Line
from tabletop_tui.menu import Menu
from tabletop_tui.pack import Sight
from tabletop_tui.screens.asking import Choosing, menu_of
from tests.kit import Play
from tests.mage_knight.positions import Land, knights
from tests.tui.tables import InOrder

HAND = "rage swiftness march stamina determination"
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def sight(play: Play, seat: int | None = None, *, wide: bool = True) -> Sight:
    """What a seat sees, the one that is asked unless another is named; enemies are numbered from 1."""
    seen: View[Any, Any] = play.view(play.seat if seat is None else seat)
    plain = Sight(seen, NAMES[: len(seen.table.heroes)], 0, fills=False, wide=wide, entries=told(play))
    return Sight(plain.view, plain.players, 0, False, wide, plain.entries, tuple(fight.numbered(plain)))


def told(play: Play) -> list[Entry]:
    """All that happened, as one line of the log."""
    return [Entry(1, 0, events=tuple(play.happened))]


def brawl(play: Play, seat: int | None = None) -> tuple[Sight, Fight, totals.Totals]:
    """The fight going on, as it is drawn."""
    seen = sight(play, seat)
    going_on = totals.fight_seen(seen.view)
    assert going_on is not None
    return seen, going_on, totals.totals_of(seen.view.table, going_on)


def ledger(play: Play, n: int = 0, height: int = ledgers.TALL) -> list[str]:
    """The ledger of the n-th enemy, without its frame at the sides."""
    seen, going_on, now = brawl(play)
    one = foes.enemies(seen, going_on, now, tale_of(seen, going_on))[n]
    return [
        row[1:-1].rstrip() if 0 < y < height - 1 else row
        for y, row in enumerate(rows(ledgers.ledger(seen, one, now, height)))
    ]


def scene(play: Play, width: int = 79, height: int = 22, seat: int | None = None) -> list[str]:
    """The whole scene: its heading, then its lines."""
    drawn = fight.scene(sight(play, seat), width, height)
    assert drawn is not None
    return [f"{drawn.title} {drawn.note}", *rows(drawn.lines)]


def menu(play: Play, *, wide: bool = True) -> Menu:
    """The open question."""
    return menu_of(PACK, sight(play, wide=wide), Choosing(), InOrder())


def item(play: Play, id: str) -> dict[str, Any]:
    """One option or refusal of the open question."""
    return next(item for item in menu(play).items if item.id == id)._asdict()


def rows(lines: list[Line]) -> list[str]:
    """Lines as text."""
    return ["".join(part for part, _ in line).rstrip() for line in lines]


def three(**hero: Any) -> Land:
    """Arythea with five cards and three Units, one of them wounded."""
    land = knights("arythea", "tovak").hand(HAND).crystals("blue white").source("black red red")
    land.units("guardian_golems.1", "utem_crossbowmen.1").units("herbalists.1", wounds=1)
    return land.give(0, **{"fame": 30, "level": 5, "reputation": 2, **hero})


def against_three() -> Play:
    """The fight of the pictures: Ironclads, Guardsmen, Wolf Riders."""
    return three().fight("ironclads", "guardsmen", "wolf_riders")
