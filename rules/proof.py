"""Whether a game can go on from a state that comes from a file: nothing missing, nobody asked what cannot be answered.

Every check looks at the state alone. One that somebody has changed by hand is also played on for a while, on copies: rules may
trip over what no check thought of, and then the save is to blame, not the player who goes on with it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import Any, cast

from .engine.decisions import answers
from .engine.dice import Dice
from .engine.errors import BadSave
from .engine.instructions import Effect
from .engine.referee import State
from .game import Game, stands_in
from .play import apply, decision, random_answer

LINES, LENGTH = 8, 40
"""A changed state is played on so often, and so many commands far."""


def prove(state: State[Any, Any], game: Game, seats: int) -> None:
    """A state that passes every type check may still lack a card, or ask a question nobody can answer.

    Args:
        state: The state.
        game: The game it must be of.
        seats: So many play.

    Raises:
        BadSave: If no game can go on from it.
    """
    if state.game != game.slug:
        raise BadSave("edited", where="game")
    try:
        wrong = "agenda" if not well_formed(state, game, seats) else game.sound(state)
        must, found = game.pieces(state), game.census(state)
    except Exception as error:  # whatever an edited state makes the checks trip over, the save is to blame
        raise BadSave("edited", where="table") from error
    if missed := astray(must, found):
        fault, piece = missed
        raise BadSave(fault, piece=piece)
    if wrong:
        raise BadSave("edited", where=wrong)
    try:
        alive = can_answer(state)
    except Exception as error:  # likewise
        raise BadSave("dead") from error
    if not alive:
        raise BadSave("dead")


def astray(must: Counter[str], found: Counter[str]) -> tuple[str, str] | None:
    """What is wrong with the pieces, and with which; None: they are all there."""
    if dict(must) == dict(found):
        return None
    for fault, pieces in (
        ("unknown_piece", found.keys() - must.keys()),
        ("lost_piece", must - found),
        ("doubled_piece", found - must),
    ):
        if pieces:
            return fault, min(pieces)
    return None


def well_formed(state: State[Any, Any], game: Game, seats: int) -> bool:
    """Whether as many sit at the table as should, and what waits is of this game and speaks of nobody else."""
    if [seat for seat in range(seats + 1) if sits(state, seat)] != list(range(seats)):
        return False
    if state.agenda and not state.agenda[-1].todo:
        return False
    return all(frame.seat < seats and all(known(do, game, seats) for do in frame.todo) for frame in state.agenda)


def sits(state: State[Any, Any], seat: int) -> bool:
    """Whether somebody sits at this seat."""
    try:
        state.table.of(seat)
    except LookupError:
        return False
    return True


def known(do: Effect, game: Game, seats: int) -> bool:
    """Whether an instruction, with all in it, is of the engine or of this game, and speaks only of seats there are."""
    if "." in do.op and not stands_in(type(do), game):
        return False
    named: list[int] = []
    for f in fields(cast("Any", do)):
        if f.name in ("seat", "seats"):
            value: int | tuple[int, ...] = getattr(do, f.name)
            named += value if isinstance(value, tuple) else (value,)
    return all(0 <= seat < seats for seat in named) and all(known(part, game, seats) for part in do.parts())


def can_answer(state: State[Any, Any]) -> bool:
    """Whether the game is over, or its question has an answer."""
    asked = decision(state)
    if asked is None:
        return not state.agenda
    return bool(asked.options) and next(answers(asked), None) is not None


class Lots:
    """What the lines are drawn with. Always the same for the same line: a save is proved alike on every day."""

    def __init__(self, line: int) -> None:
        self.dice = Dice(line)

    def random(self) -> float:
        """A number from 0 up to 1."""
        return self.dice.below(1 << 53) / (1 << 53)

    def randint(self, a: int, b: int, /) -> int:
        """One of a … b."""
        return a + self.dice.below(b - a + 1)

    def shuffle(self, x: list[Any], /) -> None:
        """Put these in any order."""
        self.dice.shuffle(x)


def play_on(state: State[Any, Any]) -> None:
    """Go on from a state in many ways, on copies.

    Raises:
        BadSave: If the rules trip over anything.
    """
    try:
        for line in range(LINES):
            play_line(state, Lots(line))
    except Exception as error:  # likewise
        raise BadSave("dead") from error


def play_line(state: State[Any, Any], lots: Lots) -> None:
    """Go on from a state at random, with other dice."""
    state = state.clone()
    state.dice.seed = lots.dice.next()
    for _ in range(LENGTH):
        asked = decision(state)
        if asked is None:
            return
        state = apply(state, random_answer(asked, lots)).state
