"""splitmix64: the whole of chance is one number in the state.

Vigna's generator, chosen because it is nine lines and the same on every platform. `tests/engine/test_dice.py` pins published
values.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Annotated, TypeVar

from annotated_types import Interval

from .records import live

T = TypeVar("T")

MASK = (1 << 64) - 1


@live
class Dice:
    """All the chance of a game: the same number gives the same game, everywhere."""

    seed: Annotated[int, Interval(ge=0, le=MASK)]

    @classmethod
    def of(cls, text: str) -> Dice:
        """Dice that start from any text."""
        return cls(int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big"))

    def next(self) -> int:
        """64 random bits."""
        self.seed = (self.seed + 0x9E3779B97F4A7C15) & MASK
        z = self.seed
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """One of 0 … n-1, each as likely: what would favour the small ones is drawn again."""
        limit = (1 << 64) - (1 << 64) % n
        while (x := self.next()) >= limit:
            pass
        return x % n

    def choice(self, items: Sequence[T]) -> T:
        """One of these."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put these in any order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """These in any order, as a new list."""
        mixed = list(items)
        self.shuffle(mixed)
        return mixed
