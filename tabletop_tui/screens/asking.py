"""The open question as a menu: what the rules offer, in the words and groups of the pack. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from rules import Blocked, Decision, Option

from ..i18n import _
from ..menu import Item, Letters, Menu, Row, Wanted
from ..pack import Pack, Sight
from ..widgets.board import Ref
from .numbers import Numbers

YES, NO = "yes", "no"


class Shuffles(Protocol):
    """What deals the letters of a secret choice; `random.Random` fits. Never the game's own dice."""

    def shuffle(self, x: list[Any], /) -> None:
        """Put these in any order."""
        ...


class Doubt(NamedTuple):
    """A question of the program: is that really meant?"""

    title: str
    why: str
    key: str
    """The key that asked; once more means yes."""
    yes: str
    picks: tuple[str, ...] = ()
    """The answer to give then."""
    restart: bool = False
    """Or else the turn is taken back."""


@dataclass
class Choosing:
    """What is pointed at, selected and picked. It lives here and not in widgets, so a resize loses nothing."""

    cursor: Ref | None = None
    selected: Ref | None = None
    number: int = 0
    """Of what is selected: of two alike it tells which."""
    spot: Ref | None = None
    """What is pointed at in the open view."""
    picks: tuple[str, ...] = ()
    page: int = 0
    pointed: int = -1
    """The row the pointer is at; -1: where the menu says."""
    doubt: Doubt | None = None
    letters: Letters = field(default_factory=Letters)
    numbers: Numbers = field(default_factory=Numbers)
    dealt: tuple[object, list[str]] = (None, [])
    """The order of a secret question's answers, kept while it is open."""
    listed: tuple[Sight | None, bool, Sequence[Item]] = (None, False, ())
    """The items of what is seen, kept while nothing else is seen: the cursor asks for them at each step."""

    def forget(self) -> None:
        """The question is another one."""
        self.selected, self.number, self.picks, self.page, self.pointed, self.doubt = None, 0, (), 0, -1, None


def question_of(asked: Decision) -> object:
    """What tells a question from one of another kind."""
    return asked.kind, asked.source, asked.seat


def items_of(pack: Pack, sight: Sight, asked: Decision, hide_refusals: bool = False) -> list[Item]:
    """All options, what can be done by several, then all refusals that are not hidden, as the pack puts them."""
    offers: list[Option | Blocked] = [*asked.options, *(() if hide_refusals else asked.blocked)]
    further = [item for item in pack.further(sight, asked) if not (item.why and hide_refusals)]
    return sorted([*pack.items(sight, offers), *further], key=lambda item: bool(item.why))


def kept_items(pack: Pack, sight: Sight, choosing: Choosing, asked: Decision, hide_refusals: bool) -> Sequence[Item]:
    """The items, made once for what is seen."""
    seen, hidden, items = choosing.listed
    if seen is not sight or hidden != hide_refusals:
        items = items_of(pack, sight, asked, hide_refusals)
        choosing.listed = sight, hide_refusals, items
    return items


def menu_of(
    pack: Pack, sight: Sight, choosing: Choosing, chance: Shuffles, *, hide_refusals: bool = False, many: bool = False
) -> Menu:
    """The menu of the open question, or of the program's own doubt.

    Args:
        pack: the game's.
        sight: what is seen.
        choosing: what is pointed at and picked.
        chance: deals the letters of a secret question.
        hide_refusals: leave out what cannot be done.
        many: several persons play: the heading says who is asked.
    """
    asked = sight.asked
    if choosing.doubt is not None:
        return _doubted(choosing.doubt)
    if asked is None:
        return Menu("", "", [])
    items = kept_items(pack, sight, choosing, asked, hide_refusals)
    if asked.secret and many:  # alone there is nobody to be told by it
        items = dealt_anew(asked, items, choosing, chance)
    groups = pack.groups(sight, asked)
    title, note = pack.heading(sight, asked)
    if many:
        title = f"{pack.called(sight, asked.seat).upper()}: {title}"
    least, most, ordered, _one_each, weight = asked.picks
    most = min(most, sum(min(item.most, most) for item in items if not item.why))
    return Menu(
        title,
        note,
        items,
        groups,
        Wanted(least, max(least, most) if most or not least else most, ordered, weight) if not groups else Wanted(),
        choosing.letters.deal(question_of(asked), items, groups, pack.reserved) if groups else {},
        choosing.picks,
        choosing.cursor,
        choosing.selected,
        choosing.page,
        pack.footnotes(sight, asked),
    )


def dealt_anew(asked: Decision, items: Sequence[Item], choosing: Choosing, chance: Shuffles) -> list[Item]:
    """Answers in an order of their own for every secret question, so that place and sound of a key tell nothing."""
    here = (asked.at, asked.seat, asked.kind)
    if choosing.dealt[0] != here:
        order = [item.id for item in items if not item.why]
        chance.shuffle(order)
        choosing.dealt = here, order
    order = choosing.dealt[1]
    return sorted(items, key=lambda item: order.index(item.id) if item.id in order else len(order))


def toggled(menu: Menu, item: Item, picks: tuple[str, ...]) -> tuple[str, ...]:
    """One more of it; over the limit none of it."""
    if picks.count(item.id) < item.most and len(picks) < menu.wanted.most:
        return (*picks, item.id)
    return tuple(pick for pick in picks if pick != item.id)


def _doubted(doubt: Doubt) -> Menu:
    yes = Row("option", doubt.key, doubt.yes, "", Item(YES, doubt.yes, shy=True))  # Enter alone means no
    no = Row("option", "Esc", _("no, stay"), "", Item(NO, _("no, stay")))
    first, *more = doubt.why.split("\n")
    menu = Menu(doubt.title, "" if more else first, [])
    menu.rows = [*[Row("hint", "", text) for text in (first, *more) if more], yes, no]
    return menu
