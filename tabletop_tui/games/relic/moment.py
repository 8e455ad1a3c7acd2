"""What a list of saves says of a game of Relic."""

from __future__ import annotations

from rules import Name, View, say
from rules.relic.table import Player, Table

from ...i18n import _, language
from ...moment import Moment


def moment(view: View[Table, Player]) -> Moment:
    """The round, and a line on each character."""
    table = view.table
    text = _("round {n}").format(n=table.rounds) if table.rounds else _("before the first round")
    return Moment(table.rounds, text, tuple(_line(view, player) for player in table.players))


def _line(view: View[Table, Player], player: Player) -> str:
    if not player.character:
        return ""
    name = say(Name("hero", player.character), language(), of=view)
    if player.out:
        return _("{name}, out of the game").format(name=name)
    return _("{name}, level {level}, {n} completed Missions").format(
        name=name, level=player.level, n=len(player.completed)
    )
