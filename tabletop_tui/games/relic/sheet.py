"""How everybody stood at the end of a game of Relic."""

from __future__ import annotations

from rules import Result

from ...i18n import _
from ...pack import Score, Sight
from . import words


def scores(sight: Sight, result: Result) -> list[Score]:
    """Relics, Missions, attributes and Corruption; the level decides among those who have not won."""
    players = words.table_of(sight).players
    lines = (
        (_("Relics"), [words.relics(player) for player in players]),
        (_("Completed Missions"), [len(player.completed) for player in players]),
        (_("Attributes together"), [player.strength + player.willpower + player.cunning for player in players]),
        (_("Corruption cards"), [player.borne for player in players]),
    )
    final = {standing.seat: standing.score for standing in result.standings}
    rows = [Score(title, [str(value) for value in values]) for title, values in lines]
    return [*rows, Score(_("Level"), [str(final[seat]) for seat in range(len(sight.players))], total=True)]
