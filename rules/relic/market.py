"""12 and 13: buying."""

from __future__ import annotations

from ..engine.instructions import instruction
from .table import Rule


@instruction
class BuyWargear(Rule):
    """Turn up Wargear cards, buy any of them, each for so much less, put the rest under the deck (RL-WARG-1)."""

    reveal: int
    discount: int


@instruction
class BuyPower(Rule):
    """Say how many, pay for all, then draw (RL-POW-9)."""

    price: int


@instruction
class BuyFromPlayer(Rule):
    """From another player on the space, an asset that is no relic, for its printed cost, but at least so much."""

    least: int


def buy_wargear(reveal: int, discount: int = 0) -> BuyWargear:
    """So many Wargear cards turned up, each for so much less."""
    return BuyWargear(reveal, discount)


def buy_power(price: int) -> BuyPower:
    """Power cards at this price each."""
    return BuyPower(price)


def buy_from_player(least: int) -> BuyFromPlayer:
    """An asset of another player on the space, who cannot refuse."""
    return BuyFromPlayer(least)
