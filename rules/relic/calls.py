"""12 Power cards for any player's turn: other seats are called, and may play them."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Illegal
from ..engine.instructions import Done, Window, instruction, offer
from . import choices, using
from .table import Player, Referee, Rule, State, Table


@instruction
class Call(Rule):
    """Another player may play something now. Who has Power cards may be called, whatever they are; once at each moment."""

    seat: int
    moment: str

    @property
    def notation(self) -> str:
        return f"call {self.seat}"

    @property
    def about(self) -> Ref:
        return Ref("seat", self.seat)

    @property
    def key(self) -> str:
        """By which it is remembered that this seat was called."""
        return f"called {self.seat} {self.moment}"

    def why_not(self, state: State) -> Illegal | None:
        if state.vars.get(self.key):
            return Illegal("RL-POW-7", "called_already", seat=self.seat)
        return None if state.table.of(self.seat).power else Illegal("RL-POW-7", "no_power_cards", seat=self.seat)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.vars[self.key] = 1
        referee.push(Called(), seat=self.seat, source=f"called {self.seat}")


@instruction
class Called(Window[Table, Player]):
    """The chance of a player whose turn it is not."""

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Done("go on"), state)
        yield from using.plays(state, "any_turn")
        yield from using.not_now(state, "any_turn")


def calls(state: State, moment: str) -> Iterator[Option | Blocked]:
    """Every other player, if there is any Power card for another's turn; one's own for any turn as well."""
    if using.in_the_deck("any_turn"):
        yield from using.plays(state, "any_turn")
        for other in choices.others(state.table, state.seat):
            yield offer(Call(other.seat, moment), state)
