"""What both languages write alike: numbers, dice, and texts for narrow cells."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from ..engine.phrases import Phrasebook, Teller

PhraseT = TypeVar("PhraseT", bound=Callable[..., str])
MINUS = re.compile(r"-(?=\d)")


def telling_short(book: Phrasebook) -> Callable[..., Callable[[PhraseT], PhraseT]]:
    """Notes a phrase for wide places, and the few words that stand for it in narrow cells: `enemy {do.n:+d}`."""

    def says(*kinds: type, short: str) -> Callable[[PhraseT], PhraseT]:
        def note(phrase: PhraseT) -> PhraseT:
            def said(do: Any, t: Teller) -> str:
                return MINUS.sub("−", short.format(do=do)) if t.short else phrase(do, t)

            book.says(*kinds)(said)
            return phrase

        return note

    return says


def signed(n: int) -> str:
    """`+1`, `−2`."""
    return f"+{n}" if n >= 0 else f"−{-n}"


def faces(low: int, high: int) -> str:
    """`1` or `2–6`."""
    return str(low) if low == high else f"{low}–{high}"


def dice(rolled: Iterable[tuple[int, ...]]) -> str:
    """`4`, `6+2`, `6+2, 3`."""
    return ", ".join("+".join(map(str, chain)) for chain in rolled)
