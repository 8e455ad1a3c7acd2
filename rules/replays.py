"""Games played again from their commands, and compared with what they were when they were saved."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from .engine.errors import Illegal
from .game import find
from .play import Outcome, apply, begin
from .save import EVERY, Save, fingerprint


class Report(NamedTuple):
    """What came of playing a save again."""

    commands: int
    """So many commands it has."""
    at: int | None
    """The number of the first command after which it differs; None: it is the same game."""
    why: str
    """What differs: `refused`, `fingerprint`, `state`, or "" if nothing does."""
    refusal: Illegal | None
    begun: int
    """The number of the rules it was begun under,"""
    today: int
    """and that of those it was played again under."""

    @property
    def ok(self) -> bool:
        """Whether it is the same game."""
        return self.at is None


def replay(save: Save) -> Iterator[Outcome]:
    """First the set-up with its rolls, then what every command has led to.

    Raises:
        Illegal: If a command is refused today.
    """
    outcome = begin(save.setup)
    yield outcome
    for command in save.commands:
        outcome = apply(outcome.state, command)
        yield outcome


def verify(save: Save) -> Report:
    """Plays the game again and compares: fingerprints on the way, the whole state at the end."""
    at, why, refusal = difference(save)
    today = find(save.setup.game).rules
    return Report(len(save.commands), at, why, refusal, save.rules or today, today)


def difference(save: Save) -> tuple[int | None, str, Illegal | None]:
    """The first command after which the game differs, what does, and the refusal if it is one."""
    n = -1
    last = save.state
    try:
        for n, outcome in enumerate(replay(save)):
            last = outcome.state
            kept = save.fingerprints[n // EVERY : n // EVERY + 1]
            if n % EVERY == 0 and kept not in ((fingerprint(last),), ("",)):
                return n, "fingerprint", None
    except Illegal as illegal:
        return n + 1, "refused", illegal
    return (None, "", None) if last == save.state else (len(save.commands), "state", None)
