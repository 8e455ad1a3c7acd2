"""8.2 Kinds of effect: they decide in which part of a turn something is of use."""

from __future__ import annotations

from functools import lru_cache

from ..engine.instructions import Effect

FITS = {
    "move": "movement",
    "interaction": "influence",
    "ranged": "attack",
    "attack": "attack",
    "block": "block",
}
"""What each part of a turn asks for."""


@lru_cache(None)
def kinds(effect: Effect) -> frozenset[str]:
    """The kinds of what an effect is made of: movement, influence, attack, block, combat, healing, special."""
    parts = effect.parts()
    if parts:
        return frozenset[str]().union(*map(kinds, parts))
    return frozenset({str(getattr(effect, "kind", "special"))})
