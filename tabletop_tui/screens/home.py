"""The first screen: go on, begin, load, read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import NamedTuple

from textual.app import SystemCommand

from rules import games
from rules.game import find

from .. import keys
from ..i18n import N_, _, language, ngettext
from ..ink import Line, boxed, clip, wrapped
from ..layout import Block, over_dots
from ..shelf import Entry
from ..widgets.plate import Plate
from .lessons import Lessons, taught
from .opening import take_lessons, take_up
from .page import Page

LOGO = (
    "▀▀█▀▀  ▄▀▀▄  █▀▀▄  █     █▀▀▀  ▀▀█▀▀  ▄▀▀▄  █▀▀▄",
    "  █    █▄▄█  █▀▀▄  █     █▀▀     █    █  █  █▄▄▀",
    "  █    █  █  █  █  █     █       █    █  █  █",
    "  ▀    ▀  ▀  ▀▀▀   ▀▀▀▀  ▀▀▀▀    ▀     ▀▀   ▀",
)
PLAIN_LOGO = (
    "#####   ##   ####   #     ####  #####   ##   ####",
    "  #    #  #  #   #  #     #       #    #  #  #   #",
    "  #    ####  ####   #     ###     #    #  #  ####",
    "  #    #  #  #   #  #     #       #    #  #  #",
    "  #    #  #  ####   ####  ####    #     ##   #",
)


class Item(NamedTuple):
    """A line of the menu: what is chosen by it, and a remark. Titles go through `_`."""

    what: str
    title: str
    note: str


class Home(Page[None]):
    """The menu, and what one would go on with."""

    BINDINGS = keys.bindings(keys.HOME)
    sections = (keys.HOME,)

    def __init__(self) -> None:
        super().__init__()
        self.at = 0
        self.entries: list[Entry] = []
        self._items = self._offered()
        self._rows: dict[int, int] = {}
        """Line of the body to number of the item in it."""

    # What there is.

    def items(self) -> list[Item]:
        """What can be chosen now."""
        return self._items

    def _offered(self) -> list[Item]:
        """The same, worked out: every key asks for it."""
        latest, today = self.latest, sum(day_of(entry.saved) == 0 for entry in self.entries)
        count = len(self.entries)
        saves = ngettext("{n} save", "{n} saves", count).format(n=count)
        fresh = _("{n} from today").format(n=today)
        items = [
            Item("new", N_("New game"), _("game, players, rules")),
            *(Item("first", N_("First steps"), titles) for titles in [lessons()] if titles),
            Item("load", N_("Load"), (f"{saves}, {fresh}" if today else saves) if count else _("bring in a save")),
            Item("replay", N_("Replay"), _("watch a finished game")),
            Item("rules", N_("Rules"), _("clauses, with search")),
            Item("statistics", N_("Statistics"), _("wins, hours per player")),
            Item("settings", N_("Settings"), _("theme, keys, language")),
            Item("quit", N_("Quit"), ""),
        ]
        if not any(entry.over for entry in self.entries):
            items = [item for item in items if item.what not in ("replay", "statistics")]
        if latest is not None:
            note = ", ".join(filter(None, (latest.round, latest.turn))) or clip(latest.name, 30)
            items.insert(0, Item("continue", N_("Continue"), note))
        return items

    @property
    def latest(self) -> Entry | None:
        """The game one would go on with."""
        return next((entry for entry in self.entries if not entry.damaged and not entry.over), None)

    # Drawing.

    def draw(self) -> None:
        """Everything: the shelf may have changed."""
        self.entries = self.desk.shelf.entries()
        self._items = self._offered()
        self.at = min(self.at, len(self.items()) - 1)
        self.headline(_("TABLETOP"), right="")
        size = self.desk.size
        height = size.height - 2
        blocks = self._wide(size.width, height) if self.wide else self._narrow(size.width)
        self.body.show(over_dots(blocks, size.width, height, dotted=self.wide))

    def _narrow(self, width: int) -> list[Block]:
        left = min(43, width - 36)
        menu = boxed("", self._menu(left - 4, notes=True), left)
        logo = self._logo()
        top = len(logo) + 3
        self._rows = {top + 1 + n: n for n in range(len(self.items()))}
        blocks = [Block(3, 1, width - 4, [*logo, self._tagline()]), Block(3, top, left, menu, "panel")]
        if side := self._side(28 - 4, len(menu) - 2):
            blocks.append(Block(left + 5, top, 28, side, "panel"))
        blocks.append(Block(3, top + len(menu) + 1, width - 7, self._hint(width - 7), "panel"))
        return blocks

    def _wide(self, width: int, height: int) -> list[Block]:
        lines: list[Line] = []
        self._rows = {}
        logo = self._logo()
        top = len(logo) + 5
        now = keys.live(self.desk)
        for n, item in enumerate(self.items()):
            self._rows |= {top + 1 + len(lines): n, top + 2 + len(lines): n}
            lines += [self._title(n, item, now), [("    " + item.note, "muted")]]
        while len(lines) < 16:
            lines.append([])
        menu = boxed("", lines, 44)
        left = (width - 108) // 2
        blocks = [
            Block(left, 2, 52, logo),
            Block(left + 54, 3, 54, [self._tagline(), [(_("one keyboard, 1 to 4 players"), "muted")]]),
            Block(left, top, 44, menu, "panel"),
        ]
        if side := self._side(63 - 4, 16):
            blocks.append(Block(left + 46, top, 63, side, "panel"))
        blocks.append(Block(left, top + 19, 109, self._hint(109), "panel"))
        return blocks

    def _logo(self) -> list[Line]:
        rows = LOGO if self.desk.glyphs == "unicode" else PLAIN_LOGO
        return [[(row, "accent")] for row in rows]

    def _tagline(self) -> Line:
        titles = " · ".join(game.title(language()) for game in games())
        return [(titles, "bold"), ("" if self.wide else "    " + _("one keyboard, 1 to 4 players"), "muted")]

    def _menu(self, width: int, notes: bool) -> list[Line]:
        items, now = self.items(), keys.live(self.desk)
        broad = max(len(_(item.title)) for item in items) + 1
        return [
            [
                *self._title(n, item, now, broad),
                (item.note if notes else "", "muted" if n != self.at else "text on selection"),
            ]
            for n, item in enumerate(items)
        ]

    def _title(self, n: int, item: Item, now: Mapping[str, str], width: int = 0) -> Line:
        key = now.get(f"home.{item.what}", " ")
        here = n == self.at
        ground = " on selection" if here else ""
        return [
            ("► " if here else "  ", f"accent{ground} bold"),
            (f"{key} ", f"accent{ground} bold"),
            (f"{_(item.title):{width}}", f"text{ground}" + " bold" * here),
        ]

    def _side(self, width: int, height: int) -> list[Line]:
        """The game one would go on with, and those before it."""
        latest = self.latest
        if latest is None:
            return []
        lines = [*facts(latest, width)]
        others = [entry for entry in self.entries if entry is not latest and not entry.damaged]
        if others and height > len(lines) + 2:
            lines += [[], [(_("Before that"), "bold")]]
            lines += [[(f"{when(entry.saved)}  ", "muted"), (entry.name, "text")] for entry in others]
        lines = (lines + [[]] * height)[:height]
        return boxed(_("Continue"), lines, width + 4)

    def _hint(self, width: int) -> list[Line]:
        """What helps when somebody is here for the first time."""
        if self.entries:
            return []
        text = _(
            "New game asks for names and draws the rest by chance. At the table ? shows all keys, x looks at anything, "
            "R opens the rulebook. The game is saved after every step; leave when you like."
        )
        lines: list[Line] = [[(line, "text")] for line in wrapped(text, width - 4)]
        return boxed(_("First time here?"), lines, width)

    # Keys.

    def footer(self) -> Sequence[str]:
        return ["take"]

    def hints(self, now: dict[str, str]) -> Sequence[tuple[str, str]]:
        return [("↑ ↓", _("choose")), (_("letter"), _("at once"))]

    def words(self) -> dict[str, str]:
        return {"take": _("open")}

    def step(self, by: int) -> None:
        self.at = (self.at + by) % len(self.items())
        self.draw()

    def action_end(self, by: int) -> None:
        """To the first or last line."""
        self.at = 0 if by < 0 else len(self.items()) - 1
        self.draw()

    def take(self) -> None:
        self.choose(self.items()[self.at].what)

    def go_back(self) -> None:
        """There is nothing behind this screen."""

    def action_choose(self, what: str) -> None:
        """A letter."""
        if any(item.what == what for item in self.items()):
            self.choose(what)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A letter for what is not in the menu is no key here."""
        if action == "choose" and all(item.what not in parameters for item in self.items()):
            return False
        return super().check_action(action, parameters)

    def choose(self, what: str) -> None:
        """Go there."""
        self.say("")
        if what == "continue" and self.latest is not None:
            take_up(self, self.latest.stem)
        elif what == "first":
            found = taught()
            if len(found) == 1:
                take_lessons(self, found[0].slug)
            else:
                self.desk.push_screen(Lessons())
        elif what == "quit":
            self.desk.run_worker(self.desk.action_quit())
        elif what != "continue":
            self.desk.push_screen(self._screen(what))

    def _screen(self, what: str) -> Page[None]:
        """The screen behind a line of the menu; imported when it is first wanted."""
        if what == "new":
            from .new_game import NewGame

            return NewGame()
        if what in ("load", "replay"):
            from .shelf import Saves

            return Saves(finished=what == "replay")
        if what == "rules":
            from .rulebook import Rulebook

            return Rulebook(self._played_last())
        if what == "statistics":
            from .statistics import Statistics

            return Statistics()
        from .settings import SettingsPage

        return SettingsPage()

    def _played_last(self) -> str:
        """The game whose rules are wanted first."""
        known = [game.slug for game in games()]
        return next((entry.game for entry in self.entries if entry.game in known), known[0])

    def on_plate_clicked(self, event: Plate.Clicked) -> None:
        """A click on a line of the menu chooses it."""
        if (n := self._rows.get(event.y)) is not None and not self.helping:
            self.at = n
            self.take()

    def commands(self) -> list[SystemCommand]:
        """The lines of the menu, for the palette of commands."""
        return [
            SystemCommand(_(item.title), item.note, lambda what=item.what: self.choose(what)) for item in self.items()
        ]


def lessons() -> str:
    """What the guided first games are; empty: there are none."""
    titles = [game.title(language()) for game in taught()]
    return _("{game}, guided").format(game=titles[0]) if len(titles) == 1 else ", ".join(titles)


def facts(entry: Entry, width: int) -> list[Line]:
    """What a list tells of a game."""
    about = entry.about
    seats, players = about.get("seats"), about.get("players")
    game = title_of(entry.game)
    count = len(players) if isinstance(players, list) else 0
    lines: list[Line] = [
        [(entry.name, "accent bold")],
        [(game, "text")] if not count else [(f"{game} · " + _players(count), "text")],
        [(entry.round, "text")],
        [(_("next: {name}").format(name=entry.turn), "text")] if entry.turn else [],
    ]
    if isinstance(seats, list):
        lines += [[(line, "muted")] for line in seats if isinstance(line, str) and line]
    lines.append([(_("saved {when}").format(when=when(entry.saved)), "muted")])
    if entry.played:
        lines.append([(_("played {time}").format(time=lasting(entry.played)), "muted")])
    return [line for line in lines if line and any(text for text, _ink in line)]


def _players(n: int) -> str:
    return ngettext("{n} player", "{n} players", n).format(n=n)


def title_of(game: str) -> str:
    """What a game is called; of one that does not exist its slug."""
    try:
        return find(game).title(language())
    except LookupError:
        return game


def day_of(moment: datetime) -> int:
    """How many days ago this was, by the calendar."""
    return (datetime.now().date() - moment.astimezone().date()).days


def when(moment: datetime) -> str:
    """A moment as one says it today."""
    local = moment.astimezone()
    days = day_of(moment)
    if days in (0, 1):
        return (_("today {time}") if days == 0 else _("yesterday {time}")).format(time=f"{local:%H:%M}")
    return f"{local:%Y-%m-%d}"


def lasting(seconds: int) -> str:
    """A length of time."""
    hours, minutes = seconds // 3600, seconds // 60 % 60
    if hours:
        return _("{hours} h {minutes:02}").format(hours=hours, minutes=minutes)
    return _("{minutes} min").format(minutes=max(1, minutes))
