"""What tells that a Round, or the game, is nearly over."""

from __future__ import annotations

from rules.mage_knight import scenarios
from rules.mage_knight.table import Table

from ...i18n import _
from ...pack import Sight


def ends_game(table: Table) -> bool:
    """Whether the game is over with the turns that are left: they are the final ones, or those of the last Round."""
    return table.final or table.round >= scenarios.limit(table)


def last_turns(table: Table) -> tuple[str, ...]:
    """Whose last turns are played now, or come after this one, in many words and in few; (): the Round goes on."""
    if table.over or not table.round:
        return ()
    if not table.final and table.announced < 0:
        return (_("after this turn the last ones"), _("last turns next")) if scenarios.end_reached(table) else ()
    whole = _("last turns of the game") if ends_game(table) else _("last turns of the Round")
    return whole, _("last turns")


def whose_turn(sight: Sight) -> str:
    """The title of a turn: that it is the last one, too."""
    table: Table = sight.view.table
    if not sight.view.me.turn.last:
        return _("YOUR TURN")
    return _("YOUR LAST TURN") if ends_game(table) else _("YOUR LAST TURN OF THE ROUND")


def your_last(sight: Sight) -> str:
    """That the turn that begins is one's last; "": it is not."""
    if not sight.view.me.turn.last:
        return ""
    return _("your last turn of the game") if ends_game(sight.view.table) else _("your last turn of the Round")


def near(sight: Sight) -> str:
    """That what has happened ends the game, once this turn is over; "": it does not."""
    table: Table = sight.view.table
    if table.final or not scenarios.end_reached(table):
        return ""
    if table.announced >= 0:
        return _("The end of the game: it comes with the last turns of this Round")
    return _("The end of the game: after this turn everybody has one last turn")
