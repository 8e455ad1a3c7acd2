"""What Mage Knight puts into the slots of the table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import cast

from rules import Blocked, Decision, Event, Lang, Name, Option, Ref, Result
from rules.engine.instructions import Window
from rules.mage_knight import exploring
from rules.mage_knight.events import TurnBegan
from rules.mage_knight.hexes import Hex
from rules.mage_knight.table import Table

from ... import pack
from ...history import Entry
from ...i18n import _
from ...ink import Line, Span
from ...menu import Group, Item
from ...pack import Look, Scene, Sight
from ...widgets.board import Plan
from ...widgets.board import Ref as Spot
from ...widgets.hex_board import ZOOM_NAMES, ZoomName
from . import (
    board,
    drawers,
    fight,
    fight_heads,
    fight_items,
    fight_looks,
    hand,
    hints,
    items,
    lies,
    looks,
    panels,
    prizes,
    sheet,
    things,
    track,
    tray,
    walks,
)


class KnightPack(pack.Pack):
    """The land around one's hero, what the hero has, and what is on offer."""

    zooms = ZOOM_NAMES
    reserved = "imnorstw"
    drawers = ("log", "seats", "since", "help", "hand", "units", "offers", "play", "character")

    # who is who

    def initials(self, sight: Sight) -> tuple[str, ...]:
        return pack.unique_initials([self.called(sight, seat) for seat in range(len(sight.players))])

    def table(self, sight: Sight) -> Table:
        """What is seen, as what it is."""
        return cast("Table", sight.view.table)

    def called(self, sight: Sight, seat: int) -> str:
        hero = self.table(sight).of(seat).name
        return sight.say(Name("hero", hero)) if hero else sight.players[seat]

    def title(self, sight: Sight) -> Line:
        seat = fight.fighter(sight)
        who: Line = [] if seat is None else [("   ", ""), self.chip(sight, seat)]
        return [*super().title(sight), *who, (f" {fight.headline(sight)}", "bold")]

    def opening(self, sight: Sight) -> str:
        return sight.say(Name("scenario", self.table(sight).scenario))

    def chips(self, sight: Sight) -> list[Span]:
        """The signs of all seats."""
        return [self.chip(sight, seat) for seat in range(len(sight.players))]

    def gone(self, sight: Sight, seat: int) -> str:
        return _("out") if self.table(sight).of(seat).out else ""

    # bars and panels

    def track(self, sight: Sight, width: int) -> Line:
        return fight.track(sight, width) or track.track(sight, width, self.chips(sight))

    def seat_line(self, sight: Sight, width: int) -> Line:
        return panels.seat_line(sight, width) if sight.view.seat is not None else []

    def seat_panel(self, sight: Sight, width: int) -> list[Line]:
        return panels.seat_panel(sight, width) if sight.view.seat is not None else []

    def scene(self, sight: Sight, width: int, height: int) -> Scene | None:
        return fight.scene(sight, width, height)

    def strip(self, sight: Sight, width: int) -> list[Line]:
        return hand.strip(sight, width)

    def hand_line(self, sight: Sight, width: int) -> list[Line]:
        return hand.hand_line(sight, width)

    def strip_number(self, sight: Sight, width: int, x: int, y: int) -> int:
        return hand.number_at(sight, width, x, y)

    def numbered(self, sight: Sight) -> Sequence[Spot]:
        return [*hand.numbered(sight), *fight.numbered(sight)]

    def numbering(self, sight: Sight) -> Hashable:
        return hand.numbering(sight)

    def deals_anew(self, event: Event) -> bool:
        return isinstance(event, TurnBegan)

    # the question

    def groups(self, sight: Sight, asked: Decision) -> Sequence[Group]:
        return hints.groups_of(sight, items.groups(sight) if isinstance(asked.asking, Window) else ())

    def heading(self, sight: Sight, asked: Decision) -> tuple[str, str]:
        return fight_heads.heading(sight) or items.heading(sight, asked)

    def items(self, sight: Sight, offers: Sequence[Option | Blocked]) -> list[Item]:
        return items.arranged(sight, offers, super().items(sight, offers))

    def item(self, sight: Sight, one: Option | Blocked) -> Item:
        return fight_items.improved(sight, one, items.item(sight, one, super().item(sight, one)))

    def further(self, sight: Sight, asked: Decision) -> Sequence[Item]:
        return tuple(walks.further(sight))

    # the map

    def spot(self, about: Ref | None) -> Spot | None:
        return about.id if about is not None and about.kind == "space" else about

    def board(self, sight: Sight, letters: dict[Spot, str], zoom: str) -> Plan | None:
        return board.plan(sight, self.initials(sight), letters, cast("ZoomName", zoom))

    def board_heading(self, sight: Sight, rows: tuple[int, int, int], zoom: str) -> tuple[str, str]:
        return board.heading(sight, zoom)

    def pointed(self, sight: Sight, spot: Spot | None) -> str:
        return board.pointed(sight, spot)

    def look(self, sight: Sight, spot: Spot | None) -> Look:
        match spot:
            case (int(q), int(r)):
                return looks.look(sight, Hex(q, r))
            case Ref():
                own = fight_looks.look(sight, spot) or things.look(sight, spot)
                return own or looks.look_at(sight, spot) or super().look(sight, spot)
            case _:
                return super().look(sight, spot)

    def look_deed(self, sight: Sight, item: Item) -> Look | None:
        return fight_looks.of_deed(sight, item)

    def next_of_kind(self, sight: Sight, spot: Spot | None) -> Spot | None:
        match spot:
            case (int(q), int(r)):
                return looks.next_of_kind(sight, Hex(q, r))
            case Ref():
                return fight_looks.next_of_kind(sight, spot) or things.next_of_kind(sight, spot)
            case _:
                return None

    def zoom_for(self, width: int, height: int) -> str:
        return "M"

    def home(self, sight: Sight) -> Spot | None:
        return board.home(sight)

    # what happens

    def begins_turn(self, entry: Entry, before: Entry) -> bool:
        """With its event; if that still stands in the line of the seat before, then with the next line."""
        last = {event.seat for event in before.events if isinstance(event, TurnBegan) and event.seat != before.seat}
        return entry.seat in last or any(
            event.seat == entry.seat for event in entry.events if isinstance(event, TurnBegan)
        )

    def happening(self, sight: Sight, event: Event) -> pack.Happening | None:
        return prizes.ended(sight, event) or tray.happening(sight, event)

    def help(self, lang: Lang) -> str:
        return pack.page("tabletop_tui.games.mage_knight", lang).format(fame=panels.fame_for(2), tile=exploring.PRICE)

    def scoring(self, sight: Sight, result: Result) -> Sequence[pack.Score]:
        return sheet.scores(sight, result)

    # in words

    def lies(self, sight: Sight) -> list[str]:
        return [*fight.lies(sight), *lies.lies(sight)]

    # views

    def drawer_title(self, which: str) -> str:
        return drawers.title(which) or super().drawer_title(which)

    def drawer(self, sight: Sight, which: str, width: int) -> list[Line]:
        return drawers.lines(sight, which, width)

    def drawer_rows(self, sight: Sight, which: str, width: int) -> Sequence[pack.Row]:
        return (
            panels.seat_rows(sight, self.chips(sight), width) if which == "seats" else drawers.rows(sight, which, width)
        )

    def seat_lines(self, sight: Sight, seat: int, width: int) -> list[Line]:
        return panels.seat_lines(sight, self.table(sight).of(seat), self.chip(sight, seat), width)


PACK = KnightPack()
