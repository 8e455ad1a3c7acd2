"""What can go wrong, by kinds that mean something."""

from __future__ import annotations

from typing import Any

Clause = str
"""The id of a rule: `DQ-5.2.d`. Those of the program's own questions begin with `PLAY` and `ANSWER`."""


class Illegal(Exception):
    """A refusal: the clause it rests on, and a reason the phrasebooks can say with these arguments.

    Dozens are made for every question and hardly one is ever raised: so it is as light as a record, and hands nothing up.
    """

    __slots__ = ("arguments", "clause", "reason")

    def __init__(self, clause: Clause, reason: str, **arguments: Any) -> None:
        self.clause = clause
        self.reason = reason
        self.arguments = arguments

    def __str__(self) -> str:
        return f"{self.clause} {self.reason} {self.arguments or ''}".rstrip()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Illegal) and (
            (self.clause, self.reason, self.arguments) == (other.clause, other.reason, other.arguments)
        )

    def __hash__(self) -> int:
        return hash((self.clause, self.reason))

    def __repr__(self) -> str:
        return f"Illegal({self.clause!r}, {self.reason!r}, **{self.arguments!r})"


class BadSave(Exception):
    """A save that cannot be gone on with. The phrasebooks say title, reason and hint of a fault of this kind."""

    def __init__(self, fault: str, **arguments: str | int) -> None:
        super().__init__(fault, arguments)
        self.fault = fault
        self.arguments = arguments

    def __str__(self) -> str:
        return f"{self.fault} {self.arguments or ''}".rstrip()


class Stuck(Exception):
    """The referee ran too long: an effect that never ends. A fault of the program, never of a player."""
