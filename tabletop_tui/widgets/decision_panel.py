"""The open question. Refused answers stand beside the others, with reason and clause, and can be pointed at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from textual.message import Message

from ..ink import Line, Span, cells, length, padded, pointed, shortened, spread, tame, wrapped
from ..menu import Menu, Row
from .plate import Plate

GAP: Span = (" │ ", "line")  # between two columns
KINDS = (("option", "done"), ("group", "blank"), ("hint",), ("refused",))
"""Rows in the order in which room is given to them."""
FEW = 9
"""Cells of what comes of an option, up to which it stays whole."""
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
    """An option and what comes of it, cut to one line: what is long gives way to what is short."""
    left = room - cells(note) - 2 * bool(note)
    if left >= min(cells(text), LEAST) and (left >= cells(text) or cells(note) <= FEW):
        return shortened(text, left), note
    first = shortened(text, room)
    left = room - cells(first) - 2
    sum_ = note.partition(" ")[2] if "→" in note and "," not in note else ""
    note = next((one for one in (note, sum_) if one and cells(one) <= left), "" if sum_ else note)
    return first, shortened(note, left) if left >= FEW or cells(note) <= left else ""


def _with_reason(text: str, why: str, room: int) -> tuple[str, str]:
    """A refused deed and why, cut to one line: the reason stays whole while enough is left of the deed."""
    text = shortened(text, max(min(cells(text), LEAST), room - cells(why) - 3))
    return text, shortened(why, max(0, room - cells(text) - 3))


def _option(row: Row, width: int, keys: Mapping[str, str], at: bool, brief: bool) -> list[Line]:
    head, note = _head(row, keys), row.note
    room = width - cells(head) - 1
    beside = cells(note) + 2 * bool(note)
    if cells(row.text) + beside > room and not brief:
        first, *rest = wrapped(row.text, room)
    else:
        text = row.text
        if row.item and row.item.brief and cells(text) + beside > room:
            text = row.item.brief
        first, note = _with_result(text, note, room)
        rest = []
    tone = "ok" if "✓" in note else "warn" if row.item and row.item.warns else "muted"
    lines = [[(head, "accent bold"), (first, "text bold" if row.kind == "done" else "text")]]
    lines += [[(" " * cells(head) + text, "text")] for text in rest]
    if note and length(lines[-1]) + cells(note) + 2 <= width:
        lines[-1] = spread(lines[-1], [(note + " ", tone)], width)
    elif note and not brief:
        parts = [note] if cells(note) < width else wrapped(note, room)
        lines += [spread([], [(part + " ", tone)], width) for part in parts]
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
    """All lines, as full as there is room for: what would be cut comes first, then headings, then whole refusals.

    In two columns there are no headings, and what can be done comes before what cannot; of too much in one column as well.
    What is said besides of the option pointed at is shown as far as there is room.
    """
    whole = {n: lines_of(row, width, keys, at=n == at) for n, row in enumerate(menu.rows)}
    bare = {n: lines_of(row, width, keys, at=n == at, brief=True) for n, row in enumerate(menu.rows)}
    if columns == 1 and at in bare:
        bare[at] = whole[at]
    sides = _sides(menu)
    uncut = {n: _uncut(row, width, keys, n == at) for n, row in enumerate(menu.rows) if _is_cut(row, bare[n])}
    rows = {kinds: [n for n, row in enumerate(menu.rows) if row.kind in kinds] for kinds in KINDS}
    options, headings, hints, refusals = rows.values()
    if columns == 1:
        steps = [
            *_of(uncut, options),
            *_of(whole, headings),
            *_of(uncut, refusals),
            *_of(whole, (*options, *hints, *refusals)),
        ]
    else:
        steps = [*_of(uncut, options), *_bit_by_bit(at, whole), *_of(uncut, refusals), *_of(whole, hints)]
    order = list(range(len(menu.rows)))
    if columns > 1 or sum(map(len, bare.values())) > height:
        order.sort(key=lambda n: sides[n])
    return _filled(order, bare, steps, height, columns)


def _of(lines: Mapping[int, list[Line]], rows: Sequence[int]) -> list[tuple[int, list[Line]]]:
    return [(n, lines[n]) for n in rows if n in lines]


def _bit_by_bit(row: int, whole: Mapping[int, list[Line]]) -> list[tuple[int, list[Line]]]:
    """More and more of a row; what goes on says so."""
    lines = whole.get(row, [])
    return [(row, [*lines[: n - 1], _going_on(lines[n - 1])]) for n in range(2, len(lines))] + _of(whole, [row])


def _going_on(line: Line) -> Line:
    """A line after which more would come: texts leave the last cell free."""
    *before, (text, ink) = line or [("", "muted")]
    return [*before, (f"{text.rstrip(' ,:;')}…", ink)]


def _sides(menu: Menu) -> dict[int, tuple[bool, bool, bool]]:
    """What is selected comes first, and what can be done before what cannot."""
    return {
        n: (not menu.is_selected(row), menu.is_seldom(row), row.kind in ("refused", "hint"))
        for n, row in enumerate(menu.rows)
    }


def _filled(
    order: Sequence[int],
    bare: dict[int, list[Line]],
    steps: Sequence[tuple[int, list[Line]]],
    height: int,
    columns: int,
) -> list[Laid]:
    """Lines in this order; a row gets more of them, step by step, as long as all still fits."""
    shown = dict(bare)
    for n, lines in steps:
        if len(lines) > len(shown[n]) and _room_for(order, {**shown, n: lines}, height, columns):
            shown[n] = lines
    return _packed(order, shown, height, columns)


def _room_for(order: Sequence[int], shown: Mapping[int, list[Line]], height: int, columns: int) -> bool:
    """Whether all of it is to be seen at once."""
    lines = sum(map(len, shown.values()))
    return lines <= height * columns and (
        columns == 1 or len(_packed(order, shown, height, columns)) <= height * columns
    )


def _packed(order: Sequence[int], shown: Mapping[int, list[Line]], height: int, columns: int) -> list[Laid]:
    """One after the other; a row of several lines does not begin at the foot of one column to end in the next."""
    laid: list[Laid] = []
    for n in order:
        left = -len(laid) % height if columns > 1 and height else 0
        if 0 < left < len(shown[n]) <= height:
            laid += [Laid(-1, [])] * left
        laid += [Laid(n, line) for line in shown[n]]
    return laid


def _is_cut(row: Row, lines: list[Line]) -> bool:
    """Whether one line is too little for it."""
    said = " ".join(tame(text) for line in lines for text, _ink in line)
    parts = [row.item.brief or row.text, row.item.why] if row.kind == "refused" and row.item else [row.text, row.note]
    return row.can_be_pointed_at and any(tame(part) not in said for part in parts)


def _uncut(row: Row, width: int, keys: Mapping[str, str], at: bool) -> list[Line]:
    """In as many lines as it takes, but without what is said besides."""
    if row.kind != "refused" or row.item is None:
        item = row.item._replace(more="") if row.item else None
        return lines_of(row._replace(item=item), width, keys, at=at)
    head = _head(row, keys)
    told = wrapped(f"{row.item.brief or row.text} ✗\u00a0{row.item.why}", width - cells(head) - 1)
    lead = [head, *[" " * cells(head)] * len(told)]
    lines: list[Line] = [[(lead[n], "dim"), (text.replace("\u00a0", " "), "dim")] for n, text in enumerate(told)]
    return [pointed(padded(lines[0], width)), *lines[1:]] if at else lines


def first_line(top: int, laid: Sequence[Laid], shown: int, row: int) -> int:
    """The first line shown: the same as long as the whole row pointed at is in sight, and something after it."""
    lines = [y for y, (of, _) in enumerate(laid) if of == row] or [0]
    first, end = lines[0], lines[-1] + 1
    if first < top or end + (end < len(laid)) > top + shown:
        top = min(first, (first + end - shown) // 2)
    return max(0, min(top, len(laid) - shown))


def in_sight(laid: Sequence[Laid], top: int, shown: int) -> list[Laid]:
    """So many lines; where the last one is cut off from what belongs to it, it says so."""
    seen, below = list(laid[top : top + shown]), laid[top + shown :]
    if seen and below and seen[-1].row == below[0].row:
        seen[-1] = seen[-1]._replace(line=_going_on(seen[-1].line))
    return seen


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
        self.order: list[int] = []
        """Rows of the menu as they stand one after the other."""
        self._whose: list[int] = []

    def ask(self, menu: Menu, pointed_row: int, keys: Mapping[str, str], columns: int, active: bool) -> None:
        """Show this menu, with the pointer on this row."""
        self.menu, self.pointed_row, self.keys = menu, pointed_row, keys
        self.columns, self.active = columns, active
        self.draw()

    def after(self, row: int, by: int) -> int:
        """The next row in this direction as they stand here, at which the pointer stops; at the end the same."""
        there = [n for n in self.order if self.menu and self.menu.can_point_at(n)]
        if row not in there:
            return there[0 if by > 0 else -1] if there else row
        return there[max(0, min(there.index(row) + by, len(there) - 1))]

    def draw(self) -> None:
        """Lay the menu out for the size we have."""
        if self.menu is None or not self.size:
            return
        width, height = self.size
        column = (width - (self.columns - 1) * cells(GAP[0])) // self.columns
        laid = laid_out(self.menu, column, height, self.keys, self.pointed_row if self.active else -1, self.columns)
        self.order = list(dict.fromkeys(row for row, _ in laid))
        shown = height * self.columns
        self.top = first_line(self.top, laid, shown, self.pointed_row)
        seen = in_sight(laid, self.top, shown)
        self._whose = [row for row, _ in seen]
        self.hidden = len({row for row, _ in laid} - {*self._whose, -1})
        self.show([self._beside([line for _, line in seen[y::height]], column) for y in range(height)])

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
        if self.menu and place < len(self._whose) and self.menu.can_point_at(self._whose[place]):
            self.post_message(self.Chosen(self._whose[place]))
