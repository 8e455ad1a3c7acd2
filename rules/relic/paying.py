"""8, 13: prices. An option or ability whose price cannot be paid in full cannot be chosen (RL-ENG-9)."""

from __future__ import annotations

from ..engine.errors import Illegal
from ..engine.instructions import Effect
from . import assets, charges, gains
from .table import Player, Table


def why_not(table: Table, player: Player, cost: Effect, card: str) -> Illegal | None:
    """Why a player cannot pay this; `card`: the piece it would be paid with, if it is a matter of charges."""
    match cost:
        case gains.Pay(what="influence", n=n) if player.influence < n:
            return Illegal("RL-ENG-9", "not_enough_influence", need=n, have=player.influence)
        case gains.Pay(what="asset", n=n) if len(player.assets) < n:
            return Illegal("RL-ENG-9", "no_asset")
        case charges.SpendCharge(n=n):
            return charges.why_not_spend(table, player, card, n)
        case assets.DiscardRelic() if not assets.relics(player):
            return Illegal("RL-ENG-9", "no_relic")
        case assets.DiscardAlly() if not assets.allies(player):
            return Illegal("RL-ENG-9", "no_ally")
        case _:
            return None
