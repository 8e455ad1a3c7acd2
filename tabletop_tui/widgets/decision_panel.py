"""The open question. Refused answers stand beside the others, with reason and clause, and can be pointed at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from textual.message import Message

from ..ink import Line, Span, cells, clip, length, padded, pointed, spread, wrapped
from ..menu import Menu, Row
from .plate import Plate

GAP: Span = (" │ ", "line")  # between two columns
LEAST = 12
"""Cells an option keeps where it shares a line: what stands beside it is cut before that."""


class Laid(NamedTuple):
    """A line of the panel, and the row of the menu that stands in it."""

    row: int
    line: Line


def lines_of(row: Row, width: int, keys: Mapping[str, str], *, at: bool = False, brief: bool = False) -> list[Line]:
    """A row of the menu.

    Args:
        row: of the menu.
        width: of the column in cells.
        keys: id of a binding to the key it is on.
        at: whether the pointer is here: then a reason is always whole.
        brief: one line for everything: no headings, a reason beside its refusal.
    """
    match row.kind:
        case "group":
            return [] if brief else [_heading(row)]
        case "blank":
            return [] if brief else [[]]
        case "hint" if row.note:
            return [_hint(row, width)]
        case "hint":
            lead = f" {row.key:<2} " if row.key else " "
            return [[(lead, "accent bold"), (text, "muted")] for text in wrapped(row.text, width - cells(lead))][
                : 1 if brief else 4
            ]
        case "option" | "done":
            return _option(row, width, keys, at, brief)
        case "refused":
            return _refusal(row, width, keys, at, brief)


def _heading(row: Row) -> Line:
    return [(f" {row.text}", "bold"), (f"  {row.note}" if row.note else "", "muted")]


def _hint(row: Row, width: int) -> Line:
    """A key, what it stands for, and at the right what comes of it."""
    tone = "ok" if "✓" in row.note else "muted"
    return spread([(f" {row.key:<2} ", "accent bold"), (row.text, "text")], [(row.note + " ", tone)], width)


def _head(row: Row, keys: Mapping[str, str]) -> str:
    return f" {keys.get(f'option.{row.key}', row.key):<2} "


def _with_result(text: str, note: str, room: int) -> tuple[str, str]:
    """An option and what comes of it, cut to one line: a long result gives way to the option."""
    left = room - cells(note) - 2 * bool(note)
    if left >= min(cells(text), LEAST):
        return clip(text, left), note
    first = clip(text, room)
    left = room - cells(first) - 2
    return first, clip(note, left) if left >= LEAST else ""


def _with_reason(text: str, why: str, room: int) -> tuple[str, str]:
    """A refused deed and why, cut to one line: the reason stays whole while enough is left of the deed."""
    text = clip(text, max(min(cells(text), LEAST), room - cells(why) - 3))
    return text, clip(why, max(0, room - cells(text) - 3))


def _option(row: Row, width: int, keys: Mapping[str, str], at: bool, brief: bool) -> list[Line]:
    head, note = _head(row, keys), row.note
    room = width - cells(head) - 1
    if cells(row.text) + cells(note) + 2 > room and not brief:
        first, *rest = wrapped(row.text, room)
    else:
        first, note = _with_result(row.text, note, room)
        rest = []
    tone = "ok" if "✓" in note else "warn" if row.item and row.item.warns else "muted"
    lines = [[(head, "accent bold"), (first, "text bold" if row.kind == "done" else "text")]]
    lines += [[(" " * cells(head) + text, "text")] for text in rest]
    if note and length(lines[-1]) + cells(note) + 2 <= width:
        lines[-1] = spread(lines[-1], [(note + " ", tone)], width)
    elif note and not brief:
        lines.append(spread([], [(note + " ", tone)], width))
    if row.item and row.item.more and not brief:
        lines += [[(" " * cells(head) + text, "muted")] for text in wrapped(row.item.more, room)]
    return [pointed(padded(lines[0], width)), *lines[1:]] if at else lines


def _refusal(row: Row, width: int, keys: Mapping[str, str], at: bool, brief: bool) -> list[Line]:
    head = _head(row, keys)
    why, clause = (row.item.why, row.item.clause) if row.item else (row.note, "")
    if brief:
        room = width - cells(head) - (cells(clause) + 1 if clause else 0)
        text = (row.item.brief if row.item else "") or row.text
        if cells(text) + cells(why) + 3 > room:  # the clause gives way to the reason
            clause, room = "", width - cells(head)
        text, why = _with_reason(text, why, room)
        line = spread([(head, "dim"), (f"{text} ✗ {why}", "dim")], [(clause, "dim")] if clause else [], width)
        return [pointed(line)] if at else [line]
    room = width - cells(head)
    text, *more = wrapped(row.text, room) if cells(row.text) > room else [row.text]
    first: Line = [(head, "dim"), (text, "dim")]
    lines = [pointed(padded(first, width)) if at else first]
    lines += [[(" " * cells(head) + text, "dim")] for text in more]
    reason, *rest = wrapped(why, width - cells(clause) - 8)
    lines.append(
        spread([(f"    ✗ {reason}", "dim")], [(clause + " ", "link" if at else "dim")] if clause else [], width)
    )
    return lines + [[(f"      {text}", "dim")] for text in rest]


def laid_out(menu: Menu, width: int, height: int, keys: Mapping[str, str], at: int, columns: int) -> list[Laid]:
    """All lines, as full as there is room for: headings first, then whole refusals; of too many what can be done first."""
    if columns > 1:
        hints = {n for n, row in enumerate(menu.rows) if row.kind == "hint"}
        whole = _brief(menu, width, keys, at, hints)
        return whole if len(whole) <= height * columns else _brief(menu, width, keys, at, set())
    shown = [lines_of(row, width, keys, at=n == at, brief=n != at) for n, row in enumerate(menu.rows)]
    if sum(map(len, shown)) > height:
        return _brief(menu, width, keys, at, {at})
    whole = [lines_of(row, width, keys, at=n == at) for n, row in enumerate(menu.rows)]
    order = sorted(
        range(len(menu.rows)), key=lambda n: (menu.rows[n].kind not in ("group", "blank"), menu.rows[n].kind, n)
    )
    for n in order:
        if sum(map(len, shown)) - len(shown[n]) + len(whole[n]) <= height:
            shown[n] = whole[n]
    return [Laid(n, line) for n, lines in enumerate(shown) for line in lines]


def _brief(menu: Menu, width: int, keys: Mapping[str, str], at: int, full: set[int]) -> list[Laid]:
    """A line for each row but these; what is selected comes first, and what can be done before what cannot."""
    rows = list(enumerate(menu.rows))
    rows.sort(
        key=lambda pair: (not menu.is_selected(pair[1]), menu.is_seldom(pair[1]), pair[1].kind in ("refused", "hint"))
    )
    return [Laid(n, line) for n, row in rows for line in lines_of(row, width, keys, at=n == at, brief=n not in full)]


class DecisionPanel(Plate):
    """Shows a menu, and scrolls by itself: a `virtual_size` that changes would lay the whole screen out again."""

    class Chosen(Message):
        """A row was clicked."""

        def __init__(self, row: int) -> None:
            super().__init__()
            self.row = row

    def __init__(self, id: str = "ask") -> None:
        super().__init__(id)
        self.menu: Menu | None = None
        self.pointed_row = 0
        self.active = False  # the arrows are for this panel
        self.columns = 1
        self.keys: Mapping[str, str] = {}
        self.top = 0
        self.hidden = 0
        self._whose: list[int] = []

    def ask(self, menu: Menu, pointed_row: int, keys: Mapping[str, str], columns: int, active: bool) -> None:
        """Show this menu, with the pointer on this row."""
        self.menu, self.pointed_row, self.keys = menu, pointed_row, keys
        self.columns, self.active = columns, active
        self.draw()

    def draw(self) -> None:
        """Lay the menu out for the size we have."""
        if self.menu is None or not self.size:
            return
        width, height = self.size
        column = (width - (self.columns - 1) * cells(GAP[0])) // self.columns
        laid = laid_out(self.menu, column, height, self.keys, self.pointed_row if self.active else -1, self.columns)
        shown = height * self.columns
        at = next((y for y, (row, _) in enumerate(laid) if row == self.pointed_row), 0)
        if len(laid) <= shown:
            self.top = 0
        elif not self.top <= at < self.top + shown - 1:
            self.top = max(0, min(at - shown // 2, len(laid) - shown))
        self.top = min(self.top, max(0, len(laid) - shown))
        self.hidden = max(0, len({row for row, _ in laid}) - len({row for row, _ in laid[self.top : self.top + shown]}))
        laid = laid[self.top : self.top + shown]
        self._whose = [row for row, _ in laid]
        self.show([self._beside([line for _, line in laid[y::height]], column) for y in range(height)])

    def _beside(self, parts: list[Line], column: int) -> Line:
        line: Line = []
        for n in range(self.columns):
            part = parts[n] if n < len(parts) else []
            line += [GAP] * bool(n) + (padded(part, column) if n < self.columns - 1 else part)
        return line

    def on_resize(self) -> None:
        self.draw()

    def clicked(self, x: int, y: int) -> None:
        place = y + x * self.columns // max(1, self.size.width) * self.size.height
        if self.menu and place < len(self._whose) and self.menu.rows[self._whose[place]].can_be_pointed_at:
            self.post_message(self.Chosen(self._whose[place]))
