"""Numbers of things, by which digits choose them: dealt once and kept, also in the save."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, cast

import rules

from ..widgets.board import Ref

KEPT = 8
"""So many dealings are kept: one comes back to an earlier one by taking back, or when another seat was asked amid a turn."""


@dataclass
class Dealing:
    """What has been given out while the numbering was the same."""

    things: list[Ref] = field(default_factory=list[Ref])
    last: int = 0
    """The number chosen last: of things alike it is this one that goes."""
    gone: frozenset[int] = frozenset()
    """Numbers whose thing is not there."""

    def deal(self, things: Sequence[Ref]) -> tuple[Ref | None, ...]:
        """The thing of every number; None where it is gone. What is new gets the next numbers."""
        new = list(things)
        found = dict[int, Ref]()
        for n, thing in sorted(
            enumerate(self.things, 1), key=lambda pair: (pair[0] in self.gone, pair[0] == self.last)
        ):
            if thing in new:
                new.remove(thing)
                found[n] = thing
        numbers = range(1, len(self.things) + 1)
        self.gone = frozenset(numbers) - found.keys()
        self.things += new
        return (*map(found.get, numbers), *new)


@dataclass
class Numbers:
    """Numbers of things: none moves when another thing goes, and it has its own again if it comes back."""

    dealings: dict[str, Dealing] = field(default_factory=dict[str, Dealing])
    """By what the numbering is, the present one last."""

    def deal(self, numbering: Hashable, things: Sequence[Ref]) -> tuple[Ref | None, ...]:
        """The thing of every number; None where it is gone."""
        here = repr(numbering)
        self.dealings[here] = self.dealings.pop(here, Dealing())
        for old in list(self.dealings)[:-KEPT]:
            del self.dealings[old]
        return self.dealings[here].deal(things)

    def chose(self, n: int) -> None:
        """This number was chosen."""
        if n and self.dealings:
            list(self.dealings.values())[-1].last = n

    def forget(self) -> None:
        """Deal anew from now on."""
        self.dealings.clear()

    @property
    def told(self) -> dict[str, Any]:
        """All of it, as a save holds it."""
        return {
            numbering: {
                "things": [[one.kind, one.id] for one in dealing.things if isinstance(one, rules.Ref)],
                "last": dealing.last,
                "gone": sorted(dealing.gone),
            }
            for numbering, dealing in self.dealings.items()
        }

    @classmethod
    def heard(cls, told: object) -> Numbers:
        """What a save holds of them; what is not whole is left out, and dealt anew."""
        try:
            return cls({str(at): dealing_of(one) for at, one in cast("dict[str, Any]", told or {}).items()})
        except (AttributeError, KeyError, OverflowError, TypeError, ValueError):
            return cls()


def dealing_of(told: Any) -> Dealing:
    """One dealing, as a save holds it."""
    things: list[Ref] = [rules.Ref(str(kind), str(id)) for kind, id in told["things"]]
    return Dealing(things, int(told["last"]), frozenset(int(n) for n in told["gone"]))
