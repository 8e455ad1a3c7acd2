"""The rulebook of a game: chapters left, clauses right, search through all of it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from textual.app import ComposeResult
from textual.containers import Horizontal

from rules.engine.phrases import ClauseBook, Lang, clause_book
from rules.engine.phrases import Entry as Clause
from rules.game import Game, find, games

from .. import keys
from ..i18n import N_, _, language
from ..ink import Line, clip, header, wrapped
from ..widgets.plate import Plate
from ..widgets.sheet import Sheet
from .page import Page

MARKS = {"seed": N_("basic rule: it wins"), "house": N_("house rule"), "unsure": N_("sources differ")}
CLAUSE_ID = re.compile(r"[A-Z]{2,}(?:-[A-Za-z0-9.]*[A-Za-z0-9])+")
BLANKS = str.maketrans({"\u00a0": " ", "\u202f": " ", "\u2009": " "})


class Leaf(NamedTuple):
    """What is open: a heading and its clauses."""

    title: str
    clauses: tuple[str, ...]
    at: str = ""
    """The clause the cursor is on."""


class Rulebook(Page[None]):
    """Opens at a clause, if one is named."""

    BINDINGS = keys.bindings(keys.RULES)
    sections = (keys.RULES,)

    def __init__(self, game: str, clause: str = "") -> None:
        """The rulebook of this game, at this clause."""
        super().__init__()
        self.game = find(game)
        self.reading = bool(clause)
        """The arrows act on the clauses, not on the chapters."""
        self.past: list[Leaf] = []
        self.marked: list[str] = []
        self.starts: dict[int, str] = {}
        """Line of the body to the clause that begins there."""
        self.leaf = self._chapter_of(clause)
        self._drawn: object = None

    @property
    def book(self) -> ClauseBook:
        """All clauses: the game's, then those of the program itself."""
        return whole_book(self.game)

    # What is open.

    def _chapter_of(self, clause: str) -> Leaf:
        """The chapter in which a clause stands; the first if there is no such clause."""
        entry = self.book.entries.get(clause)
        return self._chapter(entry.chapter if entry else next(iter(self.book.chapters)), clause if entry else "")

    def _chapter(self, slug: str, at: str = "") -> Leaf:
        clauses = tuple(entry.id for entry in self.book.entries.values() if entry.chapter == slug)
        return Leaf(self.book.chapters[slug][language()], clauses, at or (clauses[0] if clauses else ""))

    def open(self, clause: str) -> None:
        """Go to a clause; the way back is kept."""
        self._go(self._chapter_of(clause), reading=True)

    def _go(self, leaf: Leaf, *, reading: bool) -> None:
        self.past.append(self.leaf._replace(at=self.clause or self.leaf.at))
        self.leaf, self.reading = leaf, reading
        self.draw()
        self.draw_keys()

    @property
    def clause(self) -> str:
        """The clause under the cursor."""
        return self.starts.get(self.body.cursor if self.body.cursor is not None else -1, "")

    # Drawing.

    def middle(self) -> ComposeResult:
        with Horizontal(id="pages"):
            yield Sheet("chapters", "page")
            yield Plate("edge")
            yield Sheet("body", "page")

    @property
    def chapters(self) -> Sheet:
        """The list of chapters."""
        return self.query_one("#chapters", Sheet)

    def draw(self) -> None:
        """Both panes."""
        self.headline(_("RULES"), self.game.title(language()), _("Esc back"))
        self.query_one("#edge", Plate).show([[("│", "line")]] * self.desk.size.height)
        self._draw_chapters()
        self._draw_clauses()

    def _draw_chapters(self) -> None:
        width = max(10, self.chapters.size.width - 1)
        lines, here = [header(_("CHAPTERS"), "", width, focused=not self.reading)], 0
        for n, titles in enumerate(self.book.chapters.values(), 1):
            if titles[language()] == self.leaf.title:
                here = n
            ink = "accent bold" if here == n else "text"
            lines.append([(f"   {n:>2} ", "muted"), (clip(titles[language()], width - 6), ink)])
        self.chapters.show(lines, range(1, len(lines)))
        if self.reading and here:
            self.chapters.point(here)  # one may have come to a clause by another way than its chapter

    def _draw_clauses(self) -> None:
        width = max(20, self.body.size.width - 1)
        lines, self.starts = [header(self.leaf.title, str(len(self.leaf.clauses)), width, focused=self.reading)], {}
        for id in self.leaf.clauses:
            lines.append([])
            self.starts[len(lines)] = id
            lines += self._clause(self.book.entries[id], width)
        drawn = (self.leaf.title, self.leaf.clauses)
        if self._drawn == drawn:
            self.body.show(lines, self.starts)
        else:
            self.body.fill(lines, self.starts)
        self._drawn = drawn
        if self.leaf.at in self.leaf.clauses:
            self.body.point(next(y for y, id in self.starts.items() if id == self.leaf.at))

    def _clause(self, clause: Clause, width: int) -> list[Line]:
        """A clause: its id and mark, then its text; refs are coloured like ways to somewhere."""
        head: Line = [(f"   {clause.id}", "link bold")]
        if clause.mark in MARKS:
            head.append((f"   [{_(MARKS[clause.mark])}]", "warn"))
        if clause.id in self.marked:
            head.append(("   ◉", "accent"))
        return [head, *([(f"   {line}", "text")] for line in wrapped(clause.text(language()), width - 4))]

    def on_sheet_pointed(self, event: Sheet.Pointed) -> None:
        """A chapter opens when the cursor comes to it."""
        if event.sheet is self.chapters and not self.helping and self.chapters.cursor is not None:
            slug = list(self.book.chapters)[self.chapters.cursor - 1]
            if self.book.chapters[slug][language()] != self.leaf.title:
                self.leaf = self._chapter(slug)
                self.draw()
        elif event.sheet is self.body and self.clause:
            self.leaf = self.leaf._replace(at=self.clause)

    def on_sheet_chosen(self, event: Sheet.Chosen) -> None:
        """A click goes where it points."""
        self.reading = event.sheet is self.body
        self.draw()

    # Keys.

    def footer(self) -> Sequence[str]:
        return ["find", "take", "rules.game", "rules.back", "region.next", "rules.mark", "rules.copy", "close"]

    def words(self) -> dict[str, str]:
        follow = _("read") if not self.reading else _("follow")
        return {"take": follow, "region.next": _("clauses") if not self.reading else _("chapters")}

    def step(self, by: int) -> None:
        (self.body if self.reading else self.chapters).step(by)

    def turn(self, by: int) -> None:
        self.action_region(by)

    def action_page(self, by: int) -> None:
        """A page of the pane the arrows act on."""
        (self.body if self.reading or self.helping else self.chapters).page(by)

    def action_end(self, by: int) -> None:
        """To the beginning or the end of that pane."""
        (self.body if self.reading or self.helping else self.chapters).end(by)

    def action_region(self, by: int) -> None:
        """Chapters or clauses."""
        if not self.helping:
            self.reading = not self.reading
            self.draw()
            self.draw_keys()

    def take(self) -> None:
        """Into the chapter; from a clause to those it names."""
        if not self.reading:
            self.action_region(1)
            return
        named = [id for id in names_in(self.book, self.clause) if id != self.clause]
        if len(named) == 1:
            self.open(named[0])
        elif named:
            self._go(Leaf(_("Named in {clause}").format(clause=self.clause), tuple(named), named[0]), reading=True)
        else:
            self.say(_("{clause} names no other clause.").format(clause=self.clause))

    def action_back(self) -> None:
        """To what was open before."""
        if self.past:
            self.leaf = self.past.pop()
            self._drawn = None
            self.draw()

    def action_game(self) -> None:
        """The rulebook of the next game, from its beginning."""
        known = [game.slug for game in games()]
        self.game = find(known[(known.index(self.game.slug) + 1) % len(known)])
        self.past.clear()
        self.leaf, self.reading, self._drawn = self._chapter_of(""), False, None
        self.draw()
        self.chapters.end(-1)
        self.draw_keys()

    def action_mark(self) -> None:
        """Mark the clause, or no longer."""
        if clause := self.clause:
            if clause in self.marked:
                self.marked.remove(clause)
            else:
                self.marked.append(clause)
            self.draw()

    def action_copy(self) -> None:
        """The clause, to the clipboard of the terminal."""
        if clause := self.clause:
            self.desk.copy_to_clipboard(f"{clause} {self.book.entries[clause].text(language())}")
            self.say(_("{clause} is copied.").format(clause=clause), "ok")

    def action_kind(self) -> None:
        """The next clause that is marked, by the book or by the reader."""
        order = list(self.book.entries)
        here = order.index(self.clause) if self.clause in order else -1
        worth = [id for id in order if id in self.marked or self.book.entries[id].mark in ("house", "unsure")]
        after = [id for id in worth if order.index(id) > here] or worth
        if after:
            self.open(after[0])

    def _find(self, text: str) -> str:
        """All clauses that hold these words, in the text, in the id or in the title of their chapter."""
        found = search(self.book, text)
        if not found:
            return _("{text} is in no clause").format(text=clip(text, 30))
        title = _("Found: {text}").format(text=clip(text, 30))
        self._go(Leaf(title, tuple(found), found[0]), reading=True)
        return ""


def whole_book(game: Game) -> ClauseBook:
    """The rulebook of a game, and after it what the program itself asks of answers, commands and setups."""
    return _bound_together(game.home, "rules.engine")


@lru_cache(None)
def _bound_together(*packages: str) -> ClauseBook:
    """Several books as one; a chapter is named after its book as well, for two may have one of the same name."""
    chapters: dict[str, dict[Lang, str]] = {}
    entries: dict[str, Clause] = {}
    for package in packages:
        book = clause_book(package)
        chapters |= {f"{package} {slug}": titles for slug, titles in book.chapters.items()}
        entries |= {id: entry._replace(chapter=f"{package} {entry.chapter}") for id, entry in book.entries.items()}
    return ClauseBook(chapters, entries)


def plain_text(text: str) -> str:
    """For comparing: small letters, every blank a blank."""
    return text.translate(BLANKS).casefold()


def search(book: ClauseBook, text: str) -> list[str]:
    """The clauses that hold all words of a text, or whose chapter does; those whose id it is come first."""
    words = plain_text(text).split()
    if not words:
        return []
    titled = {slug for slug, titles in book.chapters.items() if holds(titles[language()], words)}
    found = [
        clause.id
        for clause in book.entries.values()
        if clause.chapter in titled or holds(f"{clause.id} {clause.text(language())}", words)
    ]
    return sorted(found, key=lambda id: plain_text(id) != words[0])


def holds(text: str, words: Iterable[str]) -> bool:
    """Whether all these words are in a text."""
    return all(word in plain_text(text) for word in words)


def names_in(book: ClauseBook, clause: str) -> list[str]:
    """The clauses named in the text of one, in order."""
    entry = book.entries.get(clause)
    text = entry.text(language()) if entry else ""
    return [id for id in dict.fromkeys(CLAUSE_ID.findall(text)) if id in book.entries]
