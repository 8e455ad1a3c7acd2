"""What Relic puts into the slots of the table."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import Any, cast

from rules import Blocked, Decision, Event, Lang, Option, Ref, Result
from rules.engine.events import OnlyAnswer
from rules.engine.instructions import Instruction
from rules.relic import battle as battle_rules
from rules.relic import engagement, exploring, levels, missions, scenarios, using
from rules.relic.characters import CORRUPTION_LIMIT
from rules.relic.events import TurnBegan
from rules.relic.roll_events import EnemyRolled
from rules.relic.text_alike import dice

from ... import pack
from ...history import Entry
from ...i18n import _
from ...ink import Line, Span, length
from ...menu import Group, Item
from ...pack import Happening, Look, Scene, Sight
from ...widgets.board import Plan
from ...widgets.board import Ref as Spot
from ...widgets.ring_board import ZOOM_NAMES, ZOOMS, ZoomName
from . import battle, board, deeds, drawers, items, lies, looks, panels, phases, sheet, strip, tray, words

TOLD_BY_WHAT_COMES = (
    engagement.Fight,
    engagement.Meet,
    exploring.DrawOne,
    using.Use,
    battle_rules.FightOpponent,
    scenarios.FightSheet,
)
"""Deeds after which an event tells the same."""


def nobodys(sight: Sight) -> Sight:
    """The same table seen by nobody: what happened once is not told with the numbers of now."""
    return replace(sight, view=replace(sight.view, seat=None, choosing=None, decision=None))


class RelicPack(pack.Pack):
    """The sector in three rings, the characters, their cards."""

    zooms = ZOOM_NAMES
    reserved = "mnrsty"
    drawers = ("log", "seats", "since", "help", "hand", "offers", "play", "character", "table")

    # who is who

    def initials(self, sight: Sight) -> tuple[str, ...]:
        return pack.unique_initials([self.called(sight, seat) for seat in range(len(sight.players))])

    def called(self, sight: Sight, seat: int) -> str:
        return words.character(sight, words.table_of(sight).of(seat), short=True)

    def gone(self, sight: Sight, seat: int) -> str:
        return _("out") if words.table_of(sight).of(seat).out else ""

    def chips(self, sight: Sight) -> tuple[Span, ...]:
        """The signs of all seats."""
        return tuple(self.chip(sight, seat) for seat in range(len(sight.players)))

    def words(self) -> dict[str, str]:
        return {
            "view.hand": _("cards"),
            "view.offers": _("decks"),
            "view.play": _("scenario"),
            "view.seats": _("characters"),
        }

    # bars and panels

    def opening(self, sight: Sight) -> str:
        return super().opening(sight) + " · " + panels.scenario(sight)

    def track(self, sight: Sight, width: int) -> Line:
        line = phases.track(sight)
        return [*line, *self.turns(sight, width - length(line))]

    def seat_line(self, sight: Sight, width: int) -> Line:
        return panels.seat_line(sight, width) if sight.view.seat is not None else []

    def seat_panel(self, sight: Sight, width: int) -> list[Line]:
        return panels.seat_panel(sight, width) if sight.view.seat is not None else []

    def strip(self, sight: Sight, width: int) -> list[Line]:
        return strip.strip(sight, width)

    def strip_number(self, sight: Sight, width: int, x: int, y: int) -> int:
        return strip.number_at(sight, width, x, y)

    def numbered(self, sight: Sight) -> Sequence[Spot]:
        return strip.numbered(sight)

    def numbering(self, sight: Sight) -> Hashable:
        return strip.numbering(sight)

    # the question

    def groups(self, sight: Sight, asked: Decision) -> Sequence[Group]:
        return items.groups(asked)

    def heading(self, sight: Sight, asked: Decision) -> tuple[str, str]:
        return items.heading(sight, asked)

    def footnotes(self, sight: Sight, asked: Decision) -> Sequence[str]:
        """What is printed on the card that asks, below its answers."""
        if asked.secret and len(sight.players) > 1:
            return (_("The letters are dealt anew each time: a key that is heard tells nothing."),)
        card = str(asked.source.id)
        if self.groups(sight, asked) or not words.is_known(card) or isinstance(asked.asking, items.READ):
            return ()
        return (f"{words.card(sight, card)}: {words.printed(sight, card)}",)

    def item(self, sight: Sight, one: Option | Blocked) -> Item:
        item = items.item(sight, one, super().item(sight, one))
        if item.about is not None and not isinstance(item.about, Ref):
            return item  # it is about a place
        return item._replace(about=deeds.spot(sight, one.do, one.id) or item.about)

    # the board

    def spot(self, about: Ref | None) -> Spot | None:
        return board.PLACES.get(str(about.id)) if about is not None and about.kind == "space" else about

    def board(self, sight: Sight, letters: dict[Spot, str], zoom: str) -> Plan | None:
        return board.plan(sight, self.chips(sight), self.marked(sight) | letters, cast("ZoomName", zoom))

    def marked(self, sight: Sight) -> dict[Spot, str]:
        """A pointer on each space that may be chosen, where they are too many for letters."""
        options = sight.asked.options if sight.asked is not None and items.is_wide(sight.asked) else ()
        spots = [self.spot(option.about) for option in options]
        return {spot: "►" for spot in spots if spot is not None}

    def board_heading(self, sight: Sight, rows: tuple[int, int, int], zoom: str) -> tuple[str, str]:
        return board.heading(sight)

    def bare(self, sight: Sight) -> bool:
        return battle.scene(sight, 0, 0) is None

    def scene(self, sight: Sight, width: int, height: int) -> Scene | None:
        return battle.scene(sight, width, height)

    def zoom_for(self, width: int, height: int) -> str:
        fitting = [
            zoom.name
            for zoom in ZOOMS.values()
            if board.SIDE * zoom.width < width and board.SIDE * zoom.height < height
        ]
        return fitting[-1] if fitting else "S"

    def home(self, sight: Sight) -> Spot | None:
        return board.home(sight)

    # views

    def look(self, sight: Sight, spot: Spot | None) -> Look:
        match spot:
            case (int(row), int(column)):
                return looks.look(sight, (row, column))
            case Ref("option", str(id)):
                return deeds.look(sight, id) or super().look(sight, None)
            case Ref():
                return looks.look_at(sight, spot) or super().look(sight, spot)
            case _:
                return super().look(sight, spot)

    def next_of_kind(self, sight: Sight, spot: Spot | None) -> Spot | None:
        match spot:
            case (int(row), int(column)):
                return looks.next_of_kind((row, column))
            case _:
                return None

    def lies(self, sight: Sight) -> list[str]:
        return lies.lies(sight)

    def drawer_title(self, which: str) -> str:
        return drawers.title(which) or super().drawer_title(which)

    def drawer(self, sight: Sight, which: str, width: int) -> list[Line]:
        if which == "table":
            return [line for text in lies.lies(sight) for line in pack.paragraph(text, width)]
        return drawers.lines(drawers.told(sight, which, width))

    def drawer_rows(self, sight: Sight, which: str, width: int) -> Sequence[pack.Row]:
        if which == "seats":
            return panels.rows_of(
                [told for seat in range(len(sight.players)) for told in self.told(sight, seat, width)]
            )
        return drawers.rows(sight, which, width)

    def told(self, sight: Sight, seat: int, width: int) -> list[panels.Told]:
        """A character in the view of all."""
        return panels.seat_told(sight, words.table_of(sight).of(seat), self.chip(sight, seat), width)

    def seat_lines(self, sight: Sight, seat: int, width: int) -> list[Line]:
        return drawers.lines(self.told(sight, seat, width))

    # what happens

    def tells(self, sight: Sight, event: Event) -> str:
        """A choice of one is left out where what comes of it is told; no line has numbers of whoever reads it."""
        if isinstance(event, OnlyAnswer) and any(isinstance(do, TOLD_BY_WHAT_COMES) for do in event.picks):
            return ""
        if isinstance(event, EnemyRolled) and event.by < len(sight.players):  # its character may be another by now
            rolled = _("faces an enemy roll of {dice} by {name}")
            return rolled.format(dice=dice(event.dice), name=sight.players[event.by])
        return super().tells(nobodys(sight), event)

    def tells_deed(self, sight: Sight, deed: Instruction[Any, Any]) -> str:
        return super().tells_deed(nobodys(sight), deed)

    def begins_turn(self, entry: Entry, before: Entry) -> bool:
        """With its event; if that still stands in the line of the seat before, then with the next line."""
        last = {event.seat for event in before.events if isinstance(event, TurnBegan) and event.seat != before.seat}
        return entry.seat in last or any(
            event.seat == entry.seat for event in entry.events if isinstance(event, TurnBegan)
        )

    def happening(self, sight: Sight, event: Event) -> Happening | None:
        return tray.happening(sight, event)

    def scoring(self, sight: Sight, result: Result) -> Sequence[pack.Score]:
        return sheet.scores(sight, result)

    def help(self, lang: Lang) -> str:
        return pack.page("tabletop_tui.games.relic", lang).format(
            points=levels.FOR_A_LEVEL, missions=missions.FOR_A_RELIC, corruption=CORRUPTION_LIMIT
        )


PACK = RelicPack()
