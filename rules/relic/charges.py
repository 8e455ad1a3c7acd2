"""13 Charges."""

from __future__ import annotations

from typing import Literal

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Illegal
from ..engine.instructions import instruction
from . import assets
from .events import ChargeAdded, ChargeSpent
from .table import Asset, Player, Referee, Rule, State, Table

On = Literal["chosen", "chosen_below_printed", "that"]


def why_not_spend(table: Table, player: Player, piece: str, n: int) -> Illegal | None:
    """Why so many charges of a piece cannot be spent: too few left, or one spent this turn (RL-CHG-2)."""
    asset = assets.find(player, piece)
    if asset is None or asset.charges < n:
        return Illegal("RL-CHG-1", "no_charge", card=piece)
    if used(piece) in table.turn.used:
        return Illegal("RL-CHG-2", "charge_spent", card=piece)
    return None


def used(piece: str) -> str:
    """By which it is remembered that a card has given a charge this turn."""
    return f"charge {piece}"


@instruction
class SpendCharge(Rule):
    """Charge tokens of this card are spent (RL-CHG-2, RL-CHG-3)."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        asset = assets.find(referee.me, str(referee.vars.get("card", "")))
        if asset is None:
            return
        asset.charges = max(0, asset.charges - self.n)
        referee.table.turn.used.append(used(asset.piece))
        referee.note(ChargeSpent(referee.seat, asset.card, asset.charges))
        if not asset.charges:
            assets.drop(referee, referee.me, asset)


@instruction
class AddCharge(Rule):
    """Charge tokens are put on an own asset that prints charges (RL-CHG-4)."""

    n: int
    on: On

    def why_not(self, state: State) -> Illegal | None:
        return None if self.chargeable(state.me, state.me.assets) else Illegal("RL-CHG-4", "nothing_to_charge")

    def ask(self, state: State) -> Decision | None:
        if self.on == "that":
            return None
        here = self.chargeable(state.me, state.me.assets)
        return decide(state, self, [Option(f"charge {one.piece}", Charge(one.piece, self.n)) for one in here])

    def chargeable(self, player: Player, of: list[Asset]) -> list[Asset]:
        """The assets of a player that may get charges."""
        below = self.on == "chosen_below_printed"
        return [one for one in of if one.printed.charges and not (below and one.charges >= one.printed.charges)]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if self.on != "that":
            referee.next(*[pick.do for pick in picks])
            return
        asset = assets.find(referee.me, str(referee.vars.get("that", "")))
        if asset and asset.printed.charges:
            add(referee, asset, self.n)


@instruction
class Charge(Rule):
    """On this one."""

    piece: str
    n: int

    @property
    def about(self) -> Ref:
        return Ref("asset", self.piece)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        asset = assets.find(referee.me, self.piece)
        if asset:
            add(referee, asset, self.n)


def add(referee: Referee, asset: Asset, n: int) -> None:
    """So many charges more, above what is printed too (RL-CHG-4)."""
    asset.charges += n
    referee.note(ChargeAdded(referee.seat, asset.card, n, asset.charges))


def spend_charge(n: int = 1) -> SpendCharge:
    """Charge tokens of this card are spent."""
    return SpendCharge(n)


def add_charge(n: int, on: On = "chosen") -> AddCharge:
    """Charge tokens on an asset of choice, on one with fewer than printed, or on the one just gained."""
    return AddCharge(n, on)
