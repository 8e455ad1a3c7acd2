"""What every table has: seats. The two type variables by which the rest of the engine is written for any game."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

HeroT = TypeVar("HeroT")
HeroT_co = TypeVar("HeroT_co", covariant=True)


class Seated(Protocol[HeroT_co]):
    """A table: for every seat it knows who sits there."""

    def of(self, seat: int, /) -> HeroT_co:
        """What belongs to this seat."""
        ...


TableT = TypeVar("TableT", bound=Seated[Any])
