"""16 Corruption cards."""

from __future__ import annotations

from ..engine.instructions import instruction
from .table import Rule


@instruction
class CancelCorruption(Rule):
    """The Corruption card just drawn is discarded unresolved."""


@instruction
class RedrawCorruption(Rule):
    """The Corruption card just drawn is discarded unresolved, and another drawn."""


@instruction
class FlipCorruption(Rule):
    """So many own faceup Corruption cards of choice are turned facedown (RL-TAINT-4)."""

    n: int


@instruction
class FlipIt(Rule):
    """The Corruption card just activated is turned facedown."""


@instruction
class DrawCorruptionUpTo(Rule):
    """Corruption cards are drawn until so many are held."""

    n: int


def cancel_corruption() -> CancelCorruption:
    """The Corruption card just drawn is discarded unresolved."""
    return CancelCorruption()


def redraw_corruption() -> RedrawCorruption:
    """The Corruption card just drawn is discarded unresolved, and another drawn."""
    return RedrawCorruption()


def flip_corruption(n: int = 1) -> FlipCorruption:
    """So many own faceup Corruption cards are turned facedown."""
    return FlipCorruption(n)


def flip_facedown() -> FlipIt:
    """The Corruption card just activated is turned facedown."""
    return FlipIt()


def draw_corruption_up_to(n: int) -> DrawCorruptionUpTo:
    """Corruption cards are drawn until so many are held."""
    return DrawCorruptionUpTo(n)
