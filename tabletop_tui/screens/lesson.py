"""What a guided first game says above the board: what to do next, why, and by which keys. No widgets."""

from __future__ import annotations

import rules
from rules import Lang

from ..course import Stand, course_of
from ..i18n import _
from ..ink import Line, header, wrapped
from ..menu import Item, Menu
from ..pack import Sight
from ..session import Session
from ..widgets.board import Ref


def stand_of(session: Session) -> Stand | None:
    """Where this game is in its course; None: it follows none."""
    course = course_of(session.setup.game)
    if course is None or session.over or not course.is_played(session.setup):
        return None
    return course.stand(session.answers)


def lines(stand: Stand, lang: Lang, how: str, width: int, undoable: int) -> list[Line]:
    """The heading with the keys of what comes next, and the text.

    Args:
        stand: where the player is in the course.
        lang: the language of the course.
        how: the keys.
        width: columns.
        undoable: so many steps can be taken back.
    """
    title = " ".join((_("FIRST STEPS"), f"{stand.number}/{stand.of}"))
    said, note = stand.step.text(lang), how
    if stand.strayed:
        note = ""
        said = (
            _("u takes back, and the lesson goes on; or play on without it.")
            if stand.astray <= undoable
            else _(
                "The lesson ends here, for what was seen since cannot be taken back. Play on, or begin it anew from home."
            )
        )
    return [header(title, note, width), *([(f" {line}", "text")] for line in wrapped(said, width - 2))]


def row_of(stand: Stand | None, menu: Menu) -> int | None:
    """The row of the next answer, where it has one that can be taken at once."""
    item = _next(stand, menu)
    rows = (
        n for n, row in enumerate(menu.rows) if item is not None and row.item is not None and row.item.id == item.id
    )
    return next((n for n in rows if menu.rows[n].can_be_pointed_at), None)


def place_of(stand: Stand | None, menu: Menu) -> Ref | None:
    """The place on the board that the next answer is about, where places are chosen by the cursor."""
    item = _next(stand, menu)
    pointed = {group.slug for group in menu.groups if group.by == "pointed"}
    return item.about if item is not None and item.group in pointed else None


def how_to(stand: Stand, menu: Menu, sight: Sight) -> str:
    """The keys by which the next answer is given, and what it is called: `2 b  March strong`."""
    item = _next(stand, menu)
    if item is None:
        return ""
    if item.id in menu.picks:  # picked already, and not yet given: its own key would put it back
        return next((f"{row.key}  {row.text}" for row in menu.rows if row.kind == "done"), "")
    text = " ".join(item.text.split())
    keys = _keys(item, menu, sight)
    if isinstance(item.about, rules.Ref) and item.about in sight.numbers:
        name = sight.say(item.about)
        text = text if name.casefold() in text.casefold() else f"{name}: {text}"
    return f"{keys}  {text}" if keys else text


def _next(stand: Stand | None, menu: Menu) -> Item | None:
    if stand is None or stand.strayed:
        return None
    return next((item for item in menu.items if item.id == stand.answer and not item.why), None)


def _keys(item: Item, menu: Menu, sight: Sight) -> str:
    by = next((group.by for group in menu.groups if group.slug == item.group), "place")
    key = next((row.key for row in menu.rows if row.item is not None and row.item.id == item.id), "")
    if by != "selected":
        return key or ("Enter" if by == "pointed" else "")
    number = sight.numbers.index(item.about) + 1 if item.about in sight.numbers else 0
    letter = key or menu.letter_if_selected(item)
    return f"{number % 10} {letter}" if 0 < number <= 10 else letter
