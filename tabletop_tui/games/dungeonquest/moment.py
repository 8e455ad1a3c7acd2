"""What a list of saves says of a game of DungeonQuest."""

from __future__ import annotations

from rules import Name, View, say
from rules.dungeonquest.table import DAY, Hero, Table

from ...i18n import _, language
from ...moment import Moment


def moment(view: View[Table, Hero]) -> Moment:
    """The round, and a line on each hero."""
    table = view.table
    sun = min(table.sun, DAY)
    text = _("night") if table.sun > DAY else _("round {n} of {all}").format(n=sun, all=DAY)
    if table.sun == 0:
        text = _("before sunrise")
    return Moment(table.sun, text, tuple(_line(view, hero) for hero in table.heroes))


def _line(view: View[Table, Hero], hero: Hero) -> str:
    if not hero.name:
        return ""
    name = say(Name("hero", hero.name), language(), of=view)
    fate = {"inside": _("{n} Life Points").format(n=hero.life), "safe": _("out of the castle"), "dead": _("dead")}
    return f"{name}, {fate[hero.fate]}"
