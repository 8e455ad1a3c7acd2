"""19 The end of a game, and who has won."""

from __future__ import annotations

from ..engine import referee as engine
from ..game import Result, Standing
from .events import Won
from .table import Player, Referee, Table


def win(referee: Referee, player: Player) -> None:
    """The victory condition is met: won at once (RL-WIN-1)."""
    table = referee.table
    table.winner = player.seat
    referee.note(Won(player.seat))
    over(referee)


def last_one(referee: Referee) -> None:
    """The last player left has won; with none left, nobody (RL-VCE-7)."""
    playing = [player for player in referee.table.players if not player.out]
    if len(playing) == 1:
        win(referee, playing[0])
    elif not playing:
        over(referee)


def over(referee: Referee) -> None:
    """Nothing more is done."""
    referee.agenda.clear()
    referee.stop()


def result(state: engine.State[Table, Player]) -> Result:
    """The winner first; the others by level, those eliminated last (RL-ELIM-4)."""
    table = state.table

    def merit(player: Player) -> tuple[bool, bool, int]:
        return player.seat == table.winner, not player.out, player.level

    players = sorted(table.players, key=merit, reverse=True)
    return Result(
        tuple(
            Standing(
                seat=player.seat,
                place=1 + sum(merit(other) > merit(player) for other in players),
                score=player.level,
                won=player.seat == table.winner,
                fate="won" if player.seat == table.winner else "eliminated" if player.out else "lost",
            )
            for player in players
        )
    )
