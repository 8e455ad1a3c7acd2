"""What a game puts into the slots of the table. The pack here knows no game: with it every decision of every game works.

A pack is made of plain functions of what a seat sees. A game's own pack stands in `games/<slug>/pack.py` as `PACK` and improves on
this one slot by slot; whatever it leaves out is drawn in words.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from itertools import chain, count
from typing import Any, NamedTuple

from rules import Blocked, Decision, Event, Lang, Option, Ref, Result, View, games, say
from rules.engine.instructions import Done, Instruction, Window
from rules.engine.phrases import sentence

from .glyphs import SEATS
from .history import Entry
from .i18n import _, language, ngettext
from .ink import Line, Span, cells, clip, header, length, spread, wrapped
from .keys import TABLE
from .menu import Group, Item
from .widgets.board import Plan
from .widgets.board import Ref as Spot


@dataclass(frozen=True)
class Sight:
    """What is drawn from: what a seat sees, and how this terminal shows it."""

    view: View[Any, Any]
    players: tuple[str, ...]
    """Who sits there, by seat."""
    turn: int | None = None
    """Whose turn it is; another seat may be asked in it."""
    fills: bool = True
    """Grounds are seen; without them chips stand in brackets."""
    wide: bool = True
    """Board and decision lie side by side."""
    entries: Sequence[Entry] = ()
    """The log, as this seat knows it."""
    numbers: tuple[Spot | None, ...] = ()
    """The things that go by a number, in order; None: what had this number is gone."""
    number: int = 0
    """Of the thing that is selected; 0: none."""
    area: str = ""
    """Whose the arrows are: `board`, `ask`, `strip` or `drawer`."""
    pointed: Spot | None = None
    """What is pointed at in the open view."""
    letters: Mapping[Spot, str] = field(default_factory=dict[Spot, str])
    """In a view: the key of what can be done about a thing."""
    listed: bool = False
    """Everything is in lines: no boards and no frames."""

    @property
    def lang(self) -> Lang:
        """The language spoken."""
        return language()

    @property
    def asked(self) -> Decision | None:
        """The open question, if it is this seat's."""
        return self.view.decision

    def say(self, thing: Any, short: bool = False) -> str:
        """A thing in words, with the numbers of this view."""
        return say(thing, self.lang, of=self.view, short=short)


class Box(NamedTuple):
    """Cells of a scene in which a thing is drawn that can be clicked on."""

    x: int
    y: int
    width: int
    height: int
    spot: Spot

    def holds(self, x: int, y: int) -> bool:
        """Whether this cell is one of them."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Scene(NamedTuple):
    """What stands in the place of the board for a while: a fight."""

    title: str
    note: str
    lines: list[Line]
    boxes: Sequence[Box] = ()
    """Where the things with a number are."""

    def at(self, x: int, y: int) -> Spot | None:
        """What is drawn in this cell."""
        return next((box.spot for box in self.boxes if box.holds(x, y)), None)


class Row(NamedTuple):
    """Things of a view that lie side by side, and the lines they take up there; the arrows walk over them."""

    first: int
    last: int
    spots: Sequence[Spot]


class Score(NamedTuple):
    """A line of the score: what it counts, and for each seat what it comes to, in a few signs."""

    title: str
    cells: Sequence[str]
    total: bool = False


class Look(NamedTuple):
    """All there is to say of a place or thing."""

    title: str
    note: str = ""
    lines: Sequence[str | Line] = ()
    """Texts are wrapped; lines stay as they are."""
    clauses: Sequence[str] = ()


class Happening(NamedTuple):
    """Something to be shown as it happens: a die, a card."""

    text: str
    """What it came to."""
    faces: tuple[str, ...] = ()
    """What is shown on the way, one after the other."""
    weight: int = 0
    """What weighs more is told first: there is room for one line."""


class Pack:
    """The slots, filled in words from the decision and the names of the players."""

    zooms: tuple[str, ...] = ()
    """Zooms of the board, the smallest first; none: there is no board."""
    reserved: str = ""
    """Letters that always mean the same in this game: they are dealt to nothing else."""
    drawers: tuple[str, ...] = ("log", "seats", "since", "help")
    """Views that open here; each has a title and lines."""

    # who is who

    def initials(self, sight: Sight) -> tuple[str, ...]:
        """A letter for every seat, two where one would not tell them apart."""
        return unique_initials(sight.players)

    def sign(self, sight: Sight, seat: int) -> Span:
        """`A●`: for lines of text."""
        return f"{self.initials(sight)[seat]}{SEATS[seat]}", f"seat-{seat + 1} bold" if not sight.fills else "text"

    def chip(self, sight: Sight, seat: int) -> Span:
        """` A● ` on the colour of the seat; in brackets where there is none."""
        text = self.initials(sight)[seat] + SEATS[seat]
        return chip(text, seat, sight.fills)

    def called(self, sight: Sight, seat: int) -> str:
        """What a seat is called in the bars."""
        return sight.players[seat]

    def gone(self, sight: Sight, seat: int) -> str:
        """In a word, why a seat plays no more; empty while it does."""
        return ""

    # bars

    def title(self, sight: Sight) -> Line:
        """The left end of the title bar: the game and what is special about this one."""
        game = next(game for game in games() if game.slug == sight.view.game)
        return [(f" {game.title(sight.lang).upper()}", "bold"), (f"  {self.opening(sight)}", "text")]

    def opening(self, sight: Sight) -> str:
        """How many play."""
        return ngettext("{n} player", "{n} players", len(sight.players)).format(n=len(sight.players))

    def track(self, sight: Sight, width: int) -> Line:
        """The track bar: how far the game has come, whose turn it is."""
        return self.turns(sight, width)

    def turns(self, sight: Sight, width: int) -> Line:
        """The seats, a pointer at the one that is to choose; all their names if there is room, else only that one's."""
        choosing = sight.view.choosing
        seats = range(len(sight.players))
        out = {seat: f" {self.sign(sight, seat)[0]} {word} " for seat in seats if (word := self.gone(sight, seat))}
        names = {seat: f" {clip(self.called(sight, seat), 14)} " for seat in seats if seat not in out}
        bare = sum(length([(out[seat], "")]) if seat in out else length([self.chip(sight, seat)]) + 2 for seat in seats)
        if bare + sum(cells(name) - 1 for name in names.values()) > width:
            names = {seat: name for seat, name in names.items() if seat == choosing and bare + cells(name) - 1 <= width}
        line: Line = []
        for seat in seats:
            if seat in out:
                line.append((out[seat], "dim"))
                continue
            pointer = ("►", "accent bold") if seat == choosing else (" ", "")
            line += [pointer, self.chip(sight, seat)]
            line.append((names.get(seat, " "), "bold" if seat == choosing else "text"))
        return line

    def seat_line(self, sight: Sight, width: int) -> Line:
        """The line of one's own in the narrow layout; empty: there is none."""
        return []

    # the question

    def groups(self, sight: Sight, asked: Decision) -> Sequence[Group]:
        """The groups of a window; none: a plain question, listed."""
        if not isinstance(asked.asking, Window):
            return ()
        slugs = dict.fromkeys(self.group_of(one) for one in (*asked.options, *asked.blocked))
        return [Group(slug, sentence(sight.say(Ref("group", slug))) if slug else "") for slug in slugs]

    def group_of(self, one: Option | Blocked) -> str:
        """The group of an option: its own, else the kind of thing it is about."""
        own = one.group if isinstance(one, Option) else ""
        return own or (one.about.kind if one.about else "")

    def heading(self, sight: Sight, asked: Decision) -> tuple[str, str]:
        """Title and note of the question."""
        text = sight.say(asked)
        if isinstance(asked.asking, Window):
            return _("YOUR TURN"), text
        return _("CHOOSE"), text

    def footnotes(self, sight: Sight, asked: Decision) -> Sequence[str]:
        """Lines below the options."""
        return ()

    def items(self, sight: Sight, offers: Sequence[Option | Blocked]) -> list[Item]:
        """All options and refusals as they stand in the panel, in order."""
        return [self.item(sight, one) for one in offers]

    def item(self, sight: Sight, one: Option | Blocked) -> Item:
        """An option or refusal as it stands in the panel."""
        closes = one.do.closes
        letter = "n" if isinstance(one.do, Done) else ""
        item = Item(one.id, sight.say(one), self.group_of(one), self.spot(one.about), letter, closes=closes)
        if isinstance(one, Blocked):
            return item._replace(why=sight.say(one.why), clause=one.why.clause)
        return item._replace(most=one.most, weight=one.weight, alone=one.alone)

    def further(self, sight: Sight, asked: Decision) -> Sequence[Item]:
        """What takes several answers, one after the other: a walk. They stand in its `steps`."""
        return ()

    def spot(self, about: Ref | None) -> Spot | None:
        """Where on the board, or among the numbered things, what this names lies."""
        return about

    def look_deed(self, sight: Sight, item: Item) -> Look | None:
        """What there is to say of an option that is about no one thing; None: its own words are all."""
        return None

    def numbered(self, sight: Sight) -> Sequence[Spot]:
        """The things with a number, in order: cards, units, enemies."""
        return ()

    def numbering(self, sight: Sight) -> Hashable:
        """Numbers are dealt anew when this changes; while it is the same, none of them moves when a thing goes."""
        return tuple(self.numbered(sight))

    def deals_anew(self, event: Event) -> bool:
        """Whether all numbers are dealt anew after this, even where the numbering is one that was before."""
        return False

    # regions

    def board(self, sight: Sight, letters: dict[Spot, str], zoom: str) -> Plan | None:
        """The board, with the letter of what can be done about each place."""
        return None

    def board_heading(self, sight: Sight, rows: tuple[int, int, int], zoom: str) -> tuple[str, str]:
        """Title and note of the board; of its rows of cells those from the first to the second number are in sight."""
        return _("BOARD"), _("rows {a} to {b} of {n}").format(a=rows[0], b=rows[1], n=rows[2])

    def bare(self, sight: Sight) -> bool:
        """Whether the board has no heading in the narrow layout: it is the last row it needs to be seen whole."""
        return False

    def pointed(self, sight: Sight, spot: Spot | None) -> str:
        """What the heading of the board says of the place under the cursor; empty: its usual note."""
        return ""

    def words(self) -> dict[str, str]:
        """Other words than the usual ones in the footer and the list of keys, by the id of the key."""
        return {}

    def zoom_for(self, width: int, height: int) -> str:
        """The zoom for a board of this size when nobody has chosen one."""
        return self.zooms[0] if self.zooms else ""

    def home(self, sight: Sight) -> Spot | None:
        """Where the cursor starts: where one stands."""
        return None

    def scene(self, sight: Sight, width: int, height: int) -> Scene | None:
        """What stands in place of the board now; None: the board."""
        return None if self.zooms else Scene(_("TABLE"), "", [[(f" {text}", "text")] for text in self.lies(sight)])

    def strip(self, sight: Sight, width: int) -> list[Line]:
        """What stands under the board in the wide layout, its heading included."""
        return []

    def hand_line(self, sight: Sight, width: int) -> list[Line]:
        """The same in a line or two, in the narrow layout: what goes by a number must be seen there too."""
        return []

    def strip_number(self, sight: Sight, width: int, x: int, y: int) -> int:
        """The number of what lies in this cell of the strip, or of the line of the narrow layout; 0: none."""
        return 0

    def seat_panel(self, sight: Sight, width: int) -> list[Line]:
        """What one has, in the wide layout, its heading included."""
        if sight.view.seat is None:
            return []
        return [header(sight.players[sight.view.seat].upper(), "", width), [self.chip(sight, sight.view.seat)], []]

    def lies(self, sight: Sight) -> list[str]:
        """What lies where, as sentences, the nearest first: for the list, and for those who do not see boards."""
        return [_("{name} sits at seat {n}.").format(name=name, n=n) for n, name in enumerate(sight.players, 1)]

    def drawer_title(self, which: str) -> str:
        """The heading of a view."""
        known = {key.action: _(key.help) for key in TABLE.keys}
        return known.get(
            f"view('{which}')", {"since": _("since your last turn"), "help": _("keys and help")}.get(which, which)
        )

    def drawer(self, sight: Sight, which: str, width: int) -> list[Line]:
        """The lines of a view that the shell does not know by itself."""
        return [line for seat in range(len(sight.players)) for line in self.seat_lines(sight, seat, width)]

    def drawer_rows(self, sight: Sight, which: str, width: int) -> Sequence[Row]:
        """The things in a view that can be pointed at, row by row; none: the arrows scroll."""
        return ()

    def seat_lines(self, sight: Sight, seat: int, width: int) -> list[Line]:
        """A seat in the view of all seats."""
        return [[(" ", ""), self.chip(sight, seat), (f" {sight.players[seat]}", "bold")]]

    def look(self, sight: Sight, spot: Spot | None) -> Look:
        """All there is to say of a place or thing."""
        return Look(sight.say(spot) if isinstance(spot, Ref) else _("nothing in particular"))

    def next_of_kind(self, sight: Sight, spot: Spot | None) -> Spot | None:
        """The next place worth looking at of the same kind as this one."""
        return None

    # what happens

    def tells(self, sight: Sight, event: Event) -> str:
        """An event in the log."""
        return sight.say(event)

    def begins_turn(self, entry: Entry, before: Entry) -> bool:
        """Whether a turn begins with this line of the log; else it goes on from the line before."""
        return entry.seat is not None and entry.seat != before.seat

    def tells_deed(self, sight: Sight, deed: Instruction[Any, Any]) -> str:
        """What was chosen, in the log of the seat that chose, where nothing else has come of it."""
        return sight.say(deed)

    def happening(self, sight: Sight, event: Event) -> Happening | None:
        """What of an event is shown as it happens; None: nothing."""
        return None

    # the end

    def scoring(self, sight: Sight, result: Result) -> Sequence[Score]:
        """How the score came about, line by line; none: it is one number."""
        return ()

    def help(self, lang: Lang) -> str:
        """A page on the table of this game; numbers in it come from the rules."""
        return ""


PLAIN = Pack()


@lru_cache(None)
def pack_of(game: str) -> Pack:
    """The pack of a game; that of no game if it has none."""
    home = f"{__package__}.games.{game}"
    if not game.isidentifier() or find_spec(home) is None or find_spec(f"{home}.pack") is None:
        return PLAIN
    found: Pack = import_module(f"{home}.pack").PACK
    return found


def page(package: str, lang: Lang) -> str:
    """The help page that lies beside a pack."""
    return files(package).joinpath(f"help_{lang}.md").read_text("utf-8")


def chip(text: str, seat: int, fills: bool) -> Span:
    """A seat's sign, four cells wide or five."""
    return (f" {text} ", f"seat-text on seat-{seat + 1} bold") if fills else (f"<{text}>", f"seat-{seat + 1} bold")


def key_chip(key: str, fills: bool) -> Span:
    """The letter of an option where it is about: `[a]`."""
    return (f" {key} ", "page on legal bold") if fills else (f"[{key}]", "legal bold")


def unique_initials(names: Sequence[str]) -> tuple[str, ...]:
    """The first letters of names; where two are the same a digit or the second letter is added, or else the place."""
    firsts = [next((sign.upper() for sign in name if sign.isalnum()), "?") for name in names]
    narrow = [first if _one_cell(first) else "?" for first in firsts]
    found: list[str] = []
    for n, (first, name) in enumerate(zip(narrow, names, strict=True)):
        seconds = [sign.lower() for sign in name[1:] if sign.isalnum() and _one_cell(sign)]
        seconds.sort(key=str.isalpha)  # of "Player 1" the digit tells more than the next letter
        unlike = narrow.count(first) == 1 and first != "?"
        options = [first] if unlike else [first + second for second in seconds if first != "?"]
        numbered = (f"{'P' if first == '?' else first}{place}" for place in count(n + 1))
        found.append(next(option for option in chain(options, numbered) if option not in found))
    return tuple(found)


def _one_cell(sign: str) -> bool:
    return length([(sign, "")]) == 1


def paragraph(text: str, width: int, ink: str = "text", indent: int = 1) -> list[Line]:
    """A text in lines, moved in a little."""
    return [[(" " * indent + line, ink)] for line in wrapped(text, width - indent - 1)]


def fact(label: str, value: Line, width: int, column: int = 10) -> Line:
    """`Life      ■■■ 3/5`: a label, then what it is."""
    return spread([(f" {label}".ljust(column), "text"), *value], [], width)
