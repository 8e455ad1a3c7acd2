"""The decision as rows to choose from: in groups, with letters that stay where they are. Plain values, no screen.

Every group has a way of its own to be chosen from. `place`: the first letters of the alphabet, in the order of listing.
`standing`: a letter dealt once and kept while the same question is open. `pointed`: only what is about the place under the
cursor, by Enter. `selected`: only what is about the thing selected by its number, by place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from .i18n import _
from .keys import PLACES, STANDING
from .widgets.board import Ref

By = Literal["place", "standing", "pointed", "selected"]
Kind = Literal["group", "option", "refused", "hint", "done", "blank"]
SPARE = "defg"
"""Letters by place that a card or Unit seldom needs: standing options may have them where their own run out."""
KEPT = "nt"
"""What goes on and what ends a turn is never dealt to anything else."""
PAGE = len(PLACES) + len(STANDING) - 1  # `n` is kept for the row that gives an answer of several picks


class Group(NamedTuple):
    """A heading of the decision, and how what stands under it is chosen."""

    slug: str
    title: str = ""
    note: str = ""
    by: By = "standing"
    seldom: bool = False
    """What stands in it is seldom wanted: where not all fits it comes last of all."""
    things: Sequence[Ref] = ()
    """Of things that are selected: all there are, alike ones as often as there are of them."""
    hints: Sequence[tuple[str, str, str]] = ()
    """Of things that are selected: number, name, and the best that comes of it; shown while none of them is."""


class Item(NamedTuple):
    """One option or refusal, in the words of the game."""

    id: str
    text: str
    group: str = ""
    about: Ref | None = None  # what it is about on the board, or among the numbered things
    letter: str = ""  # its own letter, if the game fixes one
    result: str = ""  # at the right: what comes of it, "have of need"
    more: str = ""  # a second line
    why: str = ""  # refused, for this reason
    clause: str = ""
    most: int = 1
    weight: int = 0
    closes: bool = False  # after it the question is gone
    warns: str = ""  # asks before it is done: what would be left undone
    brief: str = ""  # its text where there is one line for it and the reason against it
    shy: bool = False  # the pointer does not begin here: Enter pressed once too often must not do it
    alone: bool = False  # the answer that means nothing: never one of several, and always by the key that ends a choice
    steps: tuple[str, ...] = ()  # not one answer but these, one after the other, as far as nothing else is asked
    through: bool = False  # its steps answer questions of different kinds


class Row(NamedTuple):
    """A line of the panel, or two."""

    kind: Kind
    key: str
    text: str
    note: str = ""
    item: Item | None = None

    @property
    def can_be_pointed_at(self) -> bool:
        """Whether the arrows stop here."""
        return self.kind in ("option", "refused", "done")


@dataclass
class Letters:
    """Letters of standing options, dealt once and kept while the same question is open."""

    question: object = None
    dealt: dict[str, str] = field(default_factory=dict[str, str])
    known: dict[str, str] = field(default_factory=dict[str, str])
    """What each had when it was last to be seen: it has it again, and nothing else gets it while there are others."""

    def deal(
        self, question: object, items: Sequence[Item], groups: Sequence[Group], reserved: str = ""
    ) -> Mapping[str, str]:
        """The letter of every option and refusal that goes by one, refusals too: so none moves when it becomes possible."""
        if question != self.question:
            self.question, self.dealt = question, {}
        by = {group.slug: group.by for group in groups}
        seldom = {group.slug for group in groups if group.seldom}
        standing = [item for item in items if by.get(item.group, "standing") == "standing"]
        standing.sort(key=lambda item: item.group in seldom)
        fixed = {item.letter for item in items if item.letter}
        for item in standing:
            if item.letter and item.letter not in self.dealt.values():
                self.dealt.setdefault(item.id, item.letter)
        by_place = "place" in by.values() or "selected" in by.values()
        free = [sign for sign in STANDING if sign not in reserved]
        free += reversed(SPARE) if by_place else PLACES
        free += [sign for sign in STANDING if sign in reserved and sign not in KEPT]  # rather than none at all
        free = [sign for sign in free if sign not in fixed and sign not in self.dealt.values()]
        for item in standing:
            if item.id not in self.dealt and self.known.get(item.id) in free:
                self.dealt[item.id] = self.known[item.id]
                free.remove(self.known[item.id])
        free.sort(key=lambda sign: sign in self.known.values())
        here = {item.id for item in items}
        free += [sign for id, sign in self.dealt.items() if id not in here and sign not in fixed]  # rather than none
        for item in standing:
            if item.id not in self.dealt and free:
                sign = free.pop(0)
                self.dealt = {id: other for id, other in self.dealt.items() if other != sign} | {item.id: sign}
        self.known |= self.dealt
        return self.dealt


@dataclass(frozen=True)
class Wanted:
    """How many picks make an answer."""

    least: int = 1
    most: int = 1
    ordered: bool = False
    weight: tuple[int, int] | None = None

    @property
    def single(self) -> bool:
        """One pick is the answer: it is given at once, even where one may decline."""
        return self.most == 1 and self.least in (0, 1) and self.weight is None


@dataclass
class Menu:
    """What is asked now, with what is pointed at and what has been picked so far."""

    title: str
    note: str
    items: Sequence[Item]
    groups: Sequence[Group] = ()
    """Given for a window; a plain question lists its answers one after the other."""
    wanted: Wanted = Wanted()
    letters: Mapping[str, str] = field(default_factory=dict[str, str])
    picks: tuple[str, ...] = ()
    cursor: Ref | None = None
    selected: Ref | None = None
    page: int = 0
    footnotes: Sequence[str] = ()
    """Lines below everything that can be chosen."""
    rows: list[Row] = field(default_factory=list[Row])

    def __post_init__(self) -> None:
        self.rows = list(self._grouped() if self.groups else self._plain())
        self.rows += [Row("hint", "", text) for text in self.footnotes]

    @property
    def pages(self) -> int:
        """A long plain question goes over several pages, so that every answer has a letter."""
        return 1 if self.groups else max(1, -(-len(self.items) // PAGE))

    def by_key(self, key: str) -> int | None:
        """The row with this key."""
        return next((n for n, row in enumerate(self.rows) if row.key == key and row.can_be_pointed_at), None)

    def about(self, ref: Ref | None) -> int | None:
        """The row of what is about this place or thing: what can be done before what cannot."""
        found = [n for n, row in enumerate(self.rows) if row.item and ref is not None and row.item.about == ref]
        return min(found, key=lambda n: self.rows[n].kind == "refused", default=None)

    def is_selected(self, row: Row) -> bool:
        """Whether a row is about the thing that is selected."""
        return self.selected is not None and row.item is not None and row.item.about == self.selected

    def is_seldom(self, row: Row) -> bool:
        """Whether a row stands in a group of what is seldom wanted."""
        return row.item is not None and any(group.seldom for group in self.groups if group.slug == row.item.group)

    def first(self) -> int:
        """Where the pointer starts: the answer that gives nothing away, else the first that can be chosen and is not shy of it.

        Where all are shy of it, nowhere: -1.
        """
        free = [n for n, row in enumerate(self.rows) if row.kind in ("option", "done")]
        items = {n: self.rows[n].item for n in free}
        safe = [n for n, item in items.items() if item and item.alone]
        bold = [n for n, item in items.items() if not (item and item.shy)]
        return next(iter(safe or bold), -1 if free else 0)

    def can_point_at(self, row: int) -> bool:
        """Whether there is such a row, and the arrows stop there."""
        return 0 <= row < len(self.rows) and self.rows[row].can_be_pointed_at

    def letters_by_place(self) -> dict[Ref, str]:
        """The key of what can be done about each place: the board shows it there."""
        return {
            row.item.about: row.key
            for row in reversed(self.rows)
            if row.item and row.kind == "option" and row.item.about is not None
        }

    def open_note(self) -> None:
        """Where the heading has no room for the note: a question stands above its answers; of a window it is left out."""
        if not self.groups and self.note:
            self.rows.insert(0, Row("hint", "", self.note))
        self.note = ""

    # how rows are made

    def _plain(self) -> Iterator[Row]:
        """A question: every answer, and for several picks the row that gives the answer."""
        own = {item.letter for item in self.items if item.letter and item.letter in PLACES}
        signs = [sign for sign in PLACES + STANDING.replace("n", "") if sign not in own]
        nothing = next((item for item in self.items if item.alone and not item.why), None)
        listed = [item for item in self.items if item is not nothing]
        for item in listed[self.page * PAGE : (self.page + 1) * PAGE]:
            key = item.letter if item.letter and item.letter in PLACES else signs.pop(0)
            yield self._row(item, key, self._mark(item) or item.result)
        if nothing is not None and not self.picks:
            yield self._row(nothing, "n")
        elif not self.wanted.single or not self.wanted.least:
            yield self._done()

    def _mark(self, item: Item) -> str:
        times = self.picks.count(item.id)
        if self.wanted.single or not times:
            return ""
        if item.most > 1:
            return "✓ " + _("{n} of {most}").format(n=times, most=item.most)
        if self.wanted.ordered:
            return f"✓ {self.picks.index(item.id) + 1}."
        return "✓ " + _("chosen")

    def _done(self) -> Row:
        least, most, n = self.wanted.least, self.wanted.most, len(self.picks)
        ready = least <= n <= most and self._weighs_enough()
        note = _counted(n, least, most)
        if self.wanted.weight:
            note = _counted(self._weight(), *self.wanted.weight)
        if most == 1 and not n and ready:
            note = ""  # one thing, or not: there is nothing to count
        text = _("decline") if not n and ready else _("that is all")
        return Row("done" if ready else "refused", "n", text, note)

    def _weight(self) -> int:
        weights = {item.id: item.weight for item in self.items}
        return sum(weights.get(pick, 0) for pick in self.picks)

    def _weighs_enough(self) -> bool:
        return self.wanted.weight is None or self.wanted.weight[0] <= self._weight() <= self.wanted.weight[1]

    def _grouped(self) -> Iterator[Row]:
        """A window: group after group, in each what can be done first."""
        for group in self.groups:
            mine = [item for item in self.items if item.group == group.slug]
            if not mine:
                continue
            match group.by:
                case "pointed":
                    yield from self._pointed(group, mine)
                case "selected":
                    yield from self._of_selected(group, mine)
                case "place":
                    yield Row("group", "", group.title, group.note)
                    signs = self._free(mine)
                    yield from sorted(
                        (self._row(item, item.letter or next(signs, "")) for item in mine),
                        key=lambda row: row.kind == "refused",
                    )
                case "standing":
                    yield Row("group", "", group.title, group.note)
                    yield from sorted(
                        (self._row(item, self.letters.get(item.id, "")) for item in mine),
                        key=lambda row: row.kind == "refused",
                    )

    def _free(self, mine: Sequence[Item]) -> Iterator[str]:
        """Letters by place: none that is fixed here, and when they are used up standing ones that nobody has."""
        taken = {item.letter for item in mine} | set(self.letters.values())
        return (sign for sign in (*PLACES, *reversed(STANDING)) if sign not in taken)

    def _pointed(self, group: Group, mine: Sequence[Item]) -> Iterator[Row]:
        """Always as many lines: what is below must not move with the cursor."""
        here = [item for item in mine if item.about == self.cursor]
        legal = len({item.about for item in mine if not item.why})
        yield Row("group", "", group.title, group.note if legal else _("no place to go to now"))
        nothing = Row("hint", "", _("nothing to do under the cursor")) if legal else Row("blank", "", "")
        yield self._row(here[0], "Enter") if here else nothing
        if not (here and here[0].why):
            yield Row("blank", "", "")
        if legal:
            yield Row("hint", ", .", _("next legal place"), _("{n} marked").format(n=legal))

    def letter_if_selected(self, item: Item) -> str:
        """The letter this would have, were the thing it is about selected."""
        mine = [one for one in self.items if one.group == item.group and one.about == item.about]
        return self._by_place(mine).get(item.id, "")

    def _by_place(self, mine: Sequence[Item]) -> dict[str, str]:
        """The letter of each: its own, else one by place that nothing else has."""
        taken = {*self.letters.values(), *(item.letter for item in mine)}
        free = iter([sign for sign in PLACES if sign not in taken])
        return {item.id: item.letter or next(free, "") for item in mine}

    def _of_selected(self, group: Group, mine: Sequence[Item]) -> Iterator[Row]:
        chosen = [item for item in mine if item.about == self.selected]
        able = {item.about for item in mine if not item.why}
        all_ = group.things or list({item.about for item in mine})
        usable = sum(thing in able for thing in all_)
        note = _("press its number; {n} of {all} usable").format(n=usable, all=len(all_))
        yield Row("group", "", group.title, group.note if chosen else note)
        if not chosen:
            yield from (Row("hint", *hint) for hint in group.hints)
        letters = self._by_place(chosen)
        yield from (self._row(item, letters[item.id]) for item in chosen)

    def _row(self, item: Item, key: str, note: str = "") -> Row:
        return Row("refused" if item.why else "option", key, item.text, note or item.result, item)


def _counted(have: int, least: int, most: int) -> str:
    """`2 of 3`, or where several numbers will do `2, wanted: 1 to 5`."""
    if least == most:
        return _("{have} of {need}").format(have=have, need=least)
    return _("{have}, wanted: {least} to {most}").format(have=have, least=least, most=most)
