"""What a list of saves says of a game of Mage Knight."""

from __future__ import annotations

from rules import Name, View, say
from rules.mage_knight.heroes import Hero
from rules.mage_knight.table import Table

from ...i18n import _, language
from ...moment import Moment
from . import endings


def moment(view: View[Table, Hero]) -> Moment:
    """The round, and a line on each hero."""
    table = view.table
    time = say(Name("time", "night" if table.night else "day"), language(), of=view)
    text = _("round {n}: {time}").format(n=table.round, time=time) if table.round else _("before round 1")
    text = ", ".join([text, *endings.last_turns(table)[:1]])
    return Moment(table.round, text, tuple(_line(view, hero) for hero in table.heroes))


def _line(view: View[Table, Hero], hero: Hero) -> str:
    if not hero.name:
        return ""
    name = say(Name("hero", hero.name), language(), of=view)
    return _("{name}, level {level}, Fame {fame}").format(name=name, level=hero.level, fame=hero.fame)
