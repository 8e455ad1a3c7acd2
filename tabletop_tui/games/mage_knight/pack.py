"""What Mage Knight puts into the slots of the table."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import cast

from rules import Blocked, Decision, Event, Lang, Name, Option, Ref, Result
from rules.engine.instructions import Window
from rules.engine.phrases import sentence
from rules.mage_knight import levels, sites, times
from rules.mage_knight.events import TurnBegan
from rules.mage_knight.heroes import Hero, Unit
from rules.mage_knight.hexes import OFF_MAP, Hex
from rules.mage_knight.table import Table

from ... import pack
from ...history import Entry
from ...i18n import _
from ...ink import Line
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

    def opening(self, sight: Sight) -> str:
        return sight.say(Name("scenario", self.table(sight).scenario))

    def gone(self, sight: Sight, seat: int) -> str:
        return _("out") if self.table(sight).of(seat).out else ""

    # bars and panels

    def track(self, sight: Sight, width: int) -> Line:
        return fight.track(sight, width) or track.track(
            sight, width, [self.chip(sight, seat) for seat in range(len(sight.players))]
        )

    def seat_line(self, sight: Sight, width: int) -> Line:
        return panels.seat_line(sight, width) if sight.view.seat is not None else []

    def seat_panel(self, sight: Sight, width: int) -> list[Line]:
        return panels.seat_panel(sight, width) if sight.view.seat is not None else []

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

    def happening(self, sight: Sight, event: Event) -> pack.Happening | None:
        return prizes.ended(sight, event) or tray.happening(sight, event)

    def help(self, lang: Lang) -> str:
        return pack.page("tabletop_tui.games.mage_knight", lang).format(fame=panels.fame_for(2))

    def scoring(self, sight: Sight, result: Result) -> Sequence[pack.Score]:
        return sheet.scores(sight, result)

    # in words

    def lies(self, sight: Sight) -> list[str]:
        table = self.table(sight)
        seat = sight.view.seat
        texts = [when(sight, table)]
        if seat is not None and table.of(seat).name:
            hero = table.of(seat)
            texts += [standing(sight, hero), *moment(sight, hero), *own(sight, hero), *looks.around(sight, hero.space)]
        texts += [standing(sight, hero) for hero in table.heroes if hero.name and hero.seat != seat]
        return [*fight.lies(sight), *texts, *offers(sight, table)]

    # views

    def drawer_title(self, which: str) -> str:
        return drawers.title(which) or super().drawer_title(which)

    def drawer(self, sight: Sight, which: str, width: int) -> list[Line]:
        return drawers.lines(sight, which, width)

    def drawer_rows(self, sight: Sight, which: str, width: int) -> Sequence[pack.Row]:
        return drawers.rows(sight, which, width)

    def seat_lines(self, sight: Sight, seat: int, width: int) -> list[Line]:
        return panels.seat_lines(sight, self.table(sight).of(seat), self.chip(sight, seat), width)

    # what happens

    def begins_turn(self, entry: Entry, before: Entry) -> bool:
        """With its event; if that still stands in the line of the seat before, then with the next line."""
        last = {event.seat for event in before.events if isinstance(event, TurnBegan) and event.seat != before.seat}
        return entry.seat in last or any(
            event.seat == entry.seat for event in entry.events if isinstance(event, TurnBegan)
        )

    # fights

    def scene(self, sight: Sight, width: int, height: int) -> Scene | None:
        return fight.scene(sight, width, height)


PACK = KnightPack()


def names(sight: Sight, kind: str, ids: Iterable[str]) -> str:
    """Things of one kind, in a row; what is face down as such."""
    return ", ".join(sight.say(Name(kind, id.partition(".")[0])) for id in ids)


def titled(title: str, things: str) -> Iterator[str]:
    """A line, if there is anything to stand in it."""
    if things:
        yield f"{sentence(title)}: {things}"


def when(sight: Sight, table: Table) -> str:
    """Round, time and Source."""
    time = sight.say(Name("time", "night" if table.night else "day"))
    dice = names(sight, "colour", (die.colour for die in table.source if die.at == "source")) or "–"
    text = _("round {n}: {time}. The Source: {dice}").format(n=table.round, time=time, dice=dice)
    return sentence(text)


def standing(sight: Sight, hero: Hero) -> str:
    """Who and where, and how far on the tracks."""
    place = _("off the map") if hero.space == OFF_MAP else space(sight, sight.view.table, hero.space)
    text = _("{hero}: {place}. Fame {fame}, level {level}, Reputation {reputation}, hand {hand}, deck {deck}")
    return text.format(
        hero=sight.say(Name("hero", hero.name)) if hero.name else sight.players[hero.seat],
        place=place,
        fame=hero.fame,
        level=hero.level,
        reputation=f"{hero.reputation:+}",
        hand=len(hero.hand),
        deck=len(hero.deck),
    )


def moment(sight: Sight, hero: Hero) -> list[str]:
    """What is left of this turn."""
    turn = hero.turn
    if not turn.part:
        return []
    text = _("Move {move}, Influence {influence}, Heal {healing}; {dice} dice of the Source may be used")
    return [text.format(move=turn.move, influence=turn.influence, healing=turn.healing, dice=turn.dice)]


def own(sight: Sight, hero: Hero) -> list[str]:
    """What the hero has; the hand only before its owner."""
    table = sight.view.table
    hand = names(sight, "card", hero.hand) if hero.seat == sight.view.seat else ""
    tracks = _("Armor {armour}, hand limit {limit}, Units {units} of {most}").format(
        armour=levels.armour(table, hero),
        limit=levels.hand_limit(table, hero),
        units=len(hero.units),
        most=levels.command_tokens(table, hero),
    )
    return [
        tracks,
        *titled(sight.say(Name("place", "hand")), hand),
        *titled(sight.say(Name("place", "play_area")), names(sight, "card", (*hero.played, *hero.thrown))),
        *titled(_("mana"), names(sight, "colour", hero.tokens)),
        *titled(_("crystals"), names(sight, "colour", hero.crystals)),
        *titled(sight.say(Name("place", "unit_area")), ", ".join(unit(sight, one) for one in hero.units)),
        *titled(_("skills"), names(sight, "skill", hero.skills)),
        *titled(_("tactic"), names(sight, "tactic", [hero.tactic] if hero.tactic else [])),
    ]


def unit(sight: Sight, one: Unit) -> str:
    """A Unit and its state."""
    state = [] if one.ready else [_("spent")]
    state += [_("wounded")] if one.wounds else []
    return names(sight, "unit", [one.id]) + (f" ({', '.join(state)})" if state else "")


def space(sight: Sight, table: Table, at: Hex) -> str:
    """A space: its name, terrain, site, and who is there."""
    printed = times.space_at(table, at)
    if printed is None:
        return _("{space}, not revealed").format(space=at)
    site, kind = table.site(at), sites.kind(table, at)
    foes = [*table.rampaging_at(at), *(site.foes if site else ())]
    down = len(site.hidden) if site else 0
    things = [sight.say(Name("terrain", printed.terrain)), *([sight.say(Name("site", kind))] if kind else ())]
    things += [sight.say(Name("enemy", foe.partition(".")[0])) for foe in foes]
    things += [_("{n} face down").format(n=down)] if down else []
    things += [sight.players[seat] for seat in (site.shields if site else ())]
    return f"{at} {', '.join(things)}"


def offers(sight: Sight, table: Table) -> list[str]:
    """What can be had."""
    return [
        *titled(sight.say(Name("place", "unit_offer")), names(sight, "unit", table.unit_offer)),
        *titled(_("monasteries"), names(sight, "card", table.monastery_offer)),
        *titled(sight.say(Name("place", "advanced_action_offer")), names(sight, "card", table.advanced_offer)),
        *titled(sight.say(Name("place", "spell_offer")), names(sight, "card", table.spell_offer)),
    ]
