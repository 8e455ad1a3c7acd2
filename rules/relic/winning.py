"""19 The end of a game, and who has won."""

from __future__ import annotations

from ..engine import referee as engine
from ..engine.decisions import Option
from ..engine.instructions import instruction
from ..game import Result, Standing
from .events import Won
from .table import Player, Referee, Rule, Table


def win(referee: Referee, player: Player) -> None:
    """The victory condition is met: won at once (RL-WIN-1)."""
    table = referee.table
    table.winner = player.seat
    referee.note(Won(player.seat))
    over(referee)


@instruction
class LastOne(Rule):
    """What befell several at once is over: who is left?"""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        last_one(referee)


def last_one(referee: Referee) -> None:
    """The last player left has won; with none left, nobody (RL-VCE-7).

    While the same effect is still to befall others, it is too early to tell.
    """
    table = referee.table
    others = [frame for frame in referee.agenda[1:] if frame.seat != table.active and frame is not referee.frame]
    waiting = [frame for frame in others if frame.todo]
    playing = [player for player in table.players if not player.out]
    if len(playing) == 1 and waiting:
        waiting[0].todo.append(LastOne())
    elif len(playing) == 1:
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
