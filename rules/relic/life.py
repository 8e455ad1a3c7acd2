"""4 and 17: Life; who is vanquished."""

from __future__ import annotations

from ..engine.decisions import Decision, Option, decide
from ..engine.errors import Illegal
from ..engine.instructions import instruction
from . import corruption, fates, using
from .events import Gained, LossPrevented, Lost
from .table import MOST, Referee, Rule, State


def gain(referee: Referee, n: int) -> None:
    """So much Life more, up to the end of the dial, above the starting value too (RL-LIFE-1, RL-LIFE-2)."""
    player = referee.me
    n = min(n, MOST - player.life)
    if n > 0:
        player.life += n
        referee.note(Gained(player.seat, "life", n, player.life))


@instruction
class LoseLife(Rule):
    """Life is lost, unless something prevents it."""

    n: int

    def ask(self, state: State) -> Decision | None:
        if self.n <= state.me.shield or not using.might(state, "on_life_loss"):
            return None
        take = Option("take it", TakeLoss(self.n))
        return decide(state, self, [take, *using.plays(state, "on_life_loss")], secret=bool(state.me.power))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        do = picks[0].do if picks else TakeLoss(self.n)
        referee.next(do, *[self] * (not isinstance(do, TakeLoss)))


@instruction
class TakeLoss(Rule):
    """All of it that is left."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        take(referee, self.n)


def take(referee: Referee, n: int) -> None:
    """The loss happens; below 0 counts as 0, and at 0 the player is vanquished at once (RL-LIFE-3)."""
    player = referee.me
    prevented, player.shield = min(player.shield, n), 0
    if prevented:
        referee.note(LossPrevented(player.seat, prevented))
    n = min(n - prevented, player.life)
    if n <= 0:
        return
    player.life -= n
    referee.note(Lost(player.seat, "life", n, player.life))
    if player.life:
        return
    if corruption.ahead(referee):  # one effect: if it corrupts as well, only that (RL-VCE-3)
        corruption.after_the_draws(referee, fates.Fall())
    else:
        fates.vanquish(referee, player)


@instruction
class PreventLife(Rule):
    """So much of a Life loss does not happen (RL-LIFE-4)."""

    n: int

    def why_not(self, state: State) -> Illegal | None:
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.shield += self.n


def prevent_life(n: int) -> PreventLife:
    """So much of a Life loss does not happen."""
    return PreventLife(n)
