"""What DungeonQuest puts into the slots of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rules import Blocked, Decision, Event, Lang, Option, Ref
from rules.dungeonquest import chamber, combat, hazards, searching, towers
from rules.dungeonquest.rings import UseRing, WearRing
from rules.dungeonquest.table import CHAMBER, DAY, HEROES, TOWERS, Fight, Square, Table
from rules.dungeonquest.turn import ChooseHero, Play
from rules.engine.instructions import Instruction, Window

from ... import keys, pack
from ...i18n import _, ngettext
from ...ink import Line, length
from ...menu import Group, Item
from ...pack import Happening, Look, Scene, Sight
from ...widgets.board import Plan
from ...widgets.board import Ref as Spot
from ...widgets.grid_board import ZOOM_NAMES, ZOOMS, ZoomName
from . import board, fight, heroes, items, looks, panels, rings, tray


class DungeonPack(pack.Pack):
    """The castle, its heroes, the sun and the Dragon."""

    zooms = ZOOM_NAMES
    drawers = ("log", "seats", "since", "help", "hand", "offers", "table")

    # who is who

    def initials(self, sight: Sight) -> tuple[str, ...]:
        return pack.unique_initials([self.called(sight, seat) for seat in range(len(sight.players))])

    def called(self, sight: Sight, seat: int) -> str:
        return panels.hero_name(sight, self.table(sight).of(seat), short=True)

    def table(self, sight: Sight) -> Table:
        """What is seen, as what it is."""
        return cast("Table", sight.view.table)

    def gone(self, sight: Sight, seat: int) -> str:
        fate = self.table(sight).of(seat).fate
        return {"dead": _("dead"), "safe": _("out")}.get(fate, "")

    def words(self) -> dict[str, str]:
        hero = _("hero")
        return {"view.hand": hero, "view.character": hero, "view.seats": _("heroes"), "view.offers": _("decks")}

    # bars

    def opening(self, sight: Sight) -> str:
        n = len(sight.players)
        heroes = ngettext("{n} hero", "{n} heroes", n).format(n=n)
        return heroes + " · " + _("1987 rules")

    def track(self, sight: Sight, width: int) -> Line:
        sun = panels.sun(sight, width)
        return [*sun, (" ", ""), *self.turns(sight, width - length(sun) - 1)]

    def seat_line(self, sight: Sight, width: int) -> Line:
        return panels.seat_line(sight, width)

    # the question

    def groups(self, sight: Sight, asked: Decision) -> Sequence[Group]:
        if isinstance(asked.asking, towers.ChooseTower):
            return (Group(items.TOWER, _("Towers"), "", "place"),)
        if isinstance(asked.asking, ChooseHero):
            return (Group(items.HERO, _("Heroes"), "", "place"),)
        return items.groups() if isinstance(asked.asking, Window) else ()

    def heading(self, sight: Sight, asked: Decision) -> tuple[str, str]:
        if isinstance(asked.asking, combat.ChooseTactic):
            return _("SECRET CHOICE"), self.looks_away(sight, asked)
        if isinstance(asked.asking, Window):
            return _("YOUR TURN"), sight.say(asked)
        return _("CHOOSE"), sight.say(asked)

    def looks_away(self, sight: Sight, asked: Decision) -> str:
        """For which side, and who must not look."""
        seen = self.table(sight).fight
        if seen is None or combat.by_die(self.table(sight)):
            return sight.say(asked)
        other = seen.hero_seat if asked.seat == seen.monster_seat else seen.monster_seat
        return _("{name} looks away").format(name=sight.players[other])

    def footnotes(self, sight: Sight, asked: Decision) -> Sequence[str]:
        if isinstance(asked.asking, combat.ChooseTactic):
            return (_("The letters are dealt anew each time; nothing is shown before both have chosen."),)
        if sight.wide or not isinstance(asked.asking, Window) or not sight.view.me.square.on_board:
            return ()
        out = " ".join(text for text, _ink in panels.way_out(sight, sight.view.me))
        dragon = _("Dragon: the next counter {odds}").format(odds=panels.dragon(sight)[1])
        return (_("way out: {way}").format(way=out), dragon)

    def items(self, sight: Sight, offers: Sequence[Option | Blocked]) -> list[Item]:
        """Of secret doors only what the plain ways do not tell as well."""
        return [self.item(sight, one) for one in offers if not items.is_idle(one)]

    def item(self, sight: Sight, one: Option | Blocked) -> Item:
        about = one.about
        square = cast("Square", about.id) if about and about.kind == "square" else None
        if sight.asked and isinstance(sight.asked.asking, Window):
            return items.item(sight, one, square)
        item = super().item(sight, one)
        match one.do:
            case WearRing(ring):
                does = "" if item.why else rings.does(ring)
                return item._replace(more=does) if sight.wide else item._replace(result=does)
            case towers.StartIn(_tower, corner):  # its letter is the same for every hero
                return item._replace(group=items.TOWER, letter=keys.PLACES[list(TOWERS.values()).index(corner)])
            case UseRing():
                return item._replace(shy=True)  # it works but once
            case Play(hero):
                item = item._replace(group=items.HERO, letter=keys.PLACES[list(HEROES).index(hero)])
                return item if item.why else item._replace(result=heroes.values(sight, hero))
            case _:
                return item

    def spot(self, about: Ref | None) -> Spot | None:
        return about.id if about is not None and about.kind == "square" else about

    # regions

    def board(self, sight: Sight, letters: dict[Spot, str], zoom: str) -> Plan | None:
        return board.plan(sight, self.initials(sight), letters, cast("ZoomName", zoom))

    def board_heading(self, sight: Sight, rows: tuple[int, int, int], zoom: str) -> tuple[str, str]:
        legend = _("+ door  # portcullis  gap or ╎ open  · unexplored")
        first, last, whole = rows
        if last - first + 1 >= whole:
            return _("CASTLE"), legend
        high = ZOOMS[cast("ZoomName", zoom)].height
        seen = _("rows {a}-{b} of {n}").format(a=(first - 1) // high + 1, b=max(1, (last - 1) // high), n=whole // high)
        return _("CASTLE"), " · ".join((seen, _("+ door # portcullis"), _("zoom {zoom}").format(zoom=zoom)))

    def zoom_for(self, width: int, height: int) -> str:
        fitting = [
            zoom.name for zoom in ZOOMS.values() if 13 * zoom.width + 1 <= width and 10 * zoom.height + 1 <= height + 2
        ]
        return fitting[-1] if fitting else "S"

    def home(self, sight: Sight) -> Spot | None:
        hero = sight.view.me if sight.view.seat is not None else None
        if hero is not None and hero.square.on_board:
            return hero.square
        places = [option.about.id for option in sight.asked.options if option.about] if sight.asked else []
        return next((place for place in places if isinstance(place, Square)), CHAMBER[0])

    def scene(self, sight: Sight, width: int, height: int) -> Scene | None:
        seen: Fight | None = self.table(sight).fight
        return fight.scene(sight, seen, width, height) if seen else None

    def strip(self, sight: Sight, width: int) -> list[Line]:
        chips = [self.chip(sight, seat) for seat in range(len(sight.players))]
        return panels.strip(sight, width, chips)

    def seat_panel(self, sight: Sight, width: int) -> list[Line]:
        return panels.seat_panel(sight, width)

    def lies(self, sight: Sight) -> list[str]:
        return looks.lies(sight)

    # views

    def drawer_title(self, which: str) -> str:
        known = {"hand": _("HERO"), "seats": _("HEROES"), "offers": _("DECKS AND COUNTERS"), "table": _("CASTLE")}
        return known.get(which) or super().drawer_title(which)

    def drawer(self, sight: Sight, which: str, width: int) -> list[Line]:
        match which:
            case "hand" if sight.view.seat is not None and sight.view.me.name:
                told = panels.seat_lines(sight, sight.view.me, self.chip(sight, sight.view.seat), width)
                return told + panels.uses(sight, sight.view.me, width)
            case "offers":
                return panels.castle_lines(sight, width)
            case "table":
                return [line for text in looks.lies(sight) for line in pack.paragraph(text, width)]
            case _:
                return super().drawer(sight, which, width)

    def seat_lines(self, sight: Sight, seat: int, width: int) -> list[Line]:
        return panels.seat_lines(sight, self.table(sight).of(seat), self.chip(sight, seat), width)

    def look(self, sight: Sight, spot: Spot | None) -> Look:
        match spot:
            case (int(row), int(column)):
                return looks.look(sight, Square(row, column))
            case Ref("ring", str(ring)):
                return rings.look(sight, ring)
            case Ref("hero", str(hero)):
                return heroes.look(sight, hero)
            case _:
                return super().look(sight, spot)

    def next_of_kind(self, sight: Sight, spot: Spot | None) -> Spot | None:
        match spot:
            case (int(row), int(column)):
                return looks.next_of_kind(sight, Square(row, column))
            case _:
                return None

    # what happens

    def tells_deed(self, sight: Sight, deed: Instruction[Any, Any]) -> str:
        """A tactic is told when both have been shown."""
        return "" if isinstance(deed, combat.UseTactic) else super().tells_deed(sight, deed)

    def happening(self, sight: Sight, event: Event) -> Happening | None:
        return tray.happening(sight, event)

    def help(self, lang: Lang) -> str:
        return pack.page("tabletop_tui.games.dungeonquest", lang).format(
            day=DAY,
            searches=searching.MOST,
            treasures=chamber.AT_ONCE,
            counters=len(chamber.COUNTERS),
            torch=hazards.RELIGHTS,
        )


PACK = DungeonPack()
