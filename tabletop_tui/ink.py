"""What is drawn: a line is spans, a span is a text and the names of its colours. Here lines are laid out, in cells."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from rich.cells import cell_len, set_cell_size

Span = tuple[str, str]  # "Move 4", "legal on panel bold"; what an ink may say: see palette
Line = list[Span]

UNSTEADY = re.compile("[\ufe00-\ufe0f\U0001f1e6-\U0001f1ff\U0001f3fb-\U0001f3ff\U000e0100-\U000e01ef]")


def tame(text: str) -> str:
    """A text that every terminal lays out as we measure it: no controls, no joiners, no signs drawn in two ways."""
    if text.isascii() and text.isprintable():
        return text
    return _tamed(text)


def length(line: Iterable[Span]) -> int:
    """Cells, not letters."""
    return sum(cells(text) for text, _ in line)


def cells(text: str) -> int:
    """How wide a text is drawn."""
    return cell_len(tame(text))


def clip(text: str, width: int) -> str:
    """At most this wide; what was cut ends in a point."""
    if cells(text) <= width:
        return text
    return set_cell_size(tame(text), width - 1).rstrip(" .") + "." if width > 0 else ""


def shortened(text: str, width: int) -> str:
    """A sentence of at most this wide, cut between words where that leaves enough of it."""
    if cells(text) <= width:
        return text
    kept = set_cell_size(tame(text), max(0, width - 1)).rstrip()
    words = kept if tame(text)[len(kept) : len(kept) + 1] == " " else kept.rpartition(" ")[0].rstrip(" ,:;")
    return f"{words}…" if 5 * cells(words) >= 2 * width else clip(text, width)


def clipped(line: Iterable[Span], width: int) -> Line:
    """A line of at most this width, cut as `clip` cuts."""
    found: Line = []
    for text, ink in line:
        left = width - length(found)
        if cells(text) > left:
            if left > 0:
                found.append((clip(text, left), ink))
            break
        found.append((text, ink))
    return found


def padded(line: Line, width: int) -> Line:
    """A line of exactly this width."""
    short = clipped(line, width)
    gap = width - length(short)
    return [*short, (" " * gap, "")] if gap > 0 else short


def spread(left: Line, right: Line, width: int) -> Line:
    """Something at the left end and something at the right end of a line. Of too much the left part is cut."""
    room = width - length(right) - bool(right)
    return [*padded(left, max(0, room)), *([(" ", "")] if right else []), *right]


def centred(line: Line, width: int) -> Line:
    """In the middle of this width."""
    return [(" " * (max(0, width - length(line)) // 2), ""), *line]


def beside(parts: Iterable[Line], widths: Iterable[int], between: Span = (" ", "")) -> Line:
    """Parts side by side, each exactly as wide as said."""
    line: Line = []
    for part, width in zip(parts, widths, strict=True):
        line += [between, *padded(part, width)] if line else padded(part, width)
    return line


def header(title: str, note: str, width: int, focused: bool = False) -> Line:
    """`─ TITLE ───── note ─`; heavy and with a pointer where the arrows act."""
    rule = "━" if focused else "─"
    lead = " ► " if focused else " "
    name = f"{lead}{clip(title, max(0, width - len(lead) - 4))} "
    room = width - cells(name) - 5
    tail = f" {shortened(note, room)} " if note and room > 0 else ""
    ink = "accent" if focused else "line"
    gap = max(1, width - cells(name) - cells(tail) - 2)
    return clipped([(rule, ink), (name, "bold"), (rule * gap, ink), (tail, "muted"), (rule, ink)], width)


def boxed(title: str, lines: Iterable[Line], width: int, ink: str = "line") -> list[Line]:
    """Lines in a frame with a title."""
    name = f" {clip(title, width - 6)} " if title else ""
    top: Line = [("╭─", ink), (name, "bold"), ("─" * (width - 3 - cells(name)) + "╮", ink)]
    body: list[Line] = [[("│ ", ink), *padded(line, width - 4), (" │", ink)] for line in lines]
    return [top, *body, [("╰" + "─" * (width - 2) + "╯", ink)]]


def pointed(line: Line) -> Line:
    """The line the cursor is on: another ground, and a pointer in its first cell, which lines of a list leave free."""
    spans = [span for span in line if span[0]] or [(" ", "")]
    if spans[0][0].startswith(" "):
        spans[0] = ("►" + spans[0][0][1:], spans[0][1])
    return [(text, f"{ink or 'text'} on selection bold") for text, ink in spans]


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of at most this width; at least one. Lines do not break at no-break spaces."""
    lines = [""]
    for word in text.split(" "):
        while cells(word) > width > 0:
            head = _fitting(word, width)
            lines, word = [*lines[:-1], *([lines[-1]] if lines[-1] else []), head, ""], word[len(head) :]
        if lines[-1] and cells(lines[-1]) + 1 + cells(word) > width:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}" if lines[-1] and word else lines[-1] or word
    return [line for line in lines if line] or [""]


def plain(lines: Iterable[Iterable[Span]]) -> str:
    """What a terminal without colour shows: for tests, and for copies to the clipboard."""
    return "\n".join("".join(tame(text) for text, _ in line).rstrip() for line in lines)


def _fitting(word: str, width: int) -> str:
    """As many letters as fit into this width; at least one."""
    n = 1
    while n < len(word) and cells(word[: n + 1]) <= width:
        n += 1
    return word[:n]


@lru_cache(4096)
def _tamed(text: str) -> str:
    if text.isprintable() and not UNSTEADY.search(text):
        return text
    return "".join(map(_tame_sign, unicodedata.normalize("NFC", text)))


def _tame_sign(sign: str) -> str:
    category = unicodedata.category(sign)
    if category == "Zs" or sign in "\n\t\r\v\f\u2028\u2029":
        return " "
    if "\U0001f1e6" <= sign <= "\U0001f1ff":  # halves of a flag
        return chr(ord("A") + ord(sign) - 0x1F1E6)
    if category == "Cf" or UNSTEADY.match(sign):
        return ""
    return "?" if category in ("Cc", "Cs", "Co", "Cn") else sign
