"""12 and 13: buying Wargear, Power cards, and assets of other players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Window, instruction, offer
from . import assets, choices, corruption, decks, gains, using
from .cards import ASSETS
from .events import AssetBought, CardsTurnedUp
from .passives import Discount
from .table import Asset, Player, Referee, Rule, State, Table


@instruction
class BuyWargear(Rule):
    """Turn up Wargear cards, buy any of them, each for so much less, put the rest under the deck (RL-WARG-1)."""

    reveal: int
    discount: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        shown = [card for _ in range(self.reveal) if (card := decks.take(referee, "wargear"))]
        referee.table.offer += shown
        if shown:
            referee.note(CardsTurnedUp(referee.seat, tuple(shown)))
            referee.next(Market(self.discount))


@instruction
class Market(Window[Table, Player]):
    """Any of the cards turned up may be bought."""

    discount: int
    clause: ClassVar[Clause | None] = "RL-WARG-1"

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(PutUnder(), state)
        for card in dict.fromkeys(state.table.offer):
            yield offer(BuyCard(card, price(state.me, card, self.discount)), state)
        yield from using.plays(state, "own_turn")


def price(player: Player, card: str, discount: int) -> int:
    """What a card costs this player, not below 0."""
    cheaper = sum(one.n for one in using.passives(player, Discount) if one.what == "wargear")
    return max(0, ASSETS[card].cost - discount - cheaper)


@instruction
class BuyCard(Rule):
    """This card, for its price in full (RL-INF-1)."""

    card: str
    price: int

    @property
    def notation(self) -> str:
        return f"buy {self.card}"

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def why_not(self, state: State) -> Illegal | None:
        have = state.me.influence
        return Illegal("RL-INF-1", "not_enough_influence", need=self.price, have=have) if have < self.price else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        gains.pay_influence(referee, self.price)
        referee.table.offer.remove(self.card)
        assets.come(referee, self.card)


@instruction
class PutUnder(Rule):
    """What was not bought goes under the deck."""

    closes: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return "enough"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.decks.wargear[:0] = table.offer
        table.offer.clear()


@instruction
class BuyPower(Rule):
    """Say how many, pay for all, then draw (RL-POW-9)."""

    price: int
    clause: ClassVar[Clause | None] = "RL-POW-9"

    def ask(self, state: State) -> Decision:
        most = min(state.me.influence // self.price, decks.left(state.table, "power"))
        return decide(state, self, [Option(f"buy {n}", BuyCards(n, self.price)) for n in range(most + 1)])


@instruction
class BuyCards(Rule):
    """So many Power cards."""

    n: int
    price: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        gains.pay_influence(referee, self.n * self.price)
        gains.draw_power(referee, self.n)


@instruction
class BuyFromPlayer(Rule):
    """From another player on the space, an asset that is no relic, for its printed cost, but at least so much."""

    least: int

    def why_not(self, state: State) -> Illegal | None:
        on_sale = list(self.on_sale(state))
        if not on_sale:
            return Illegal("RL-ASSET-5", "nothing_to_buy")
        whys = [why for seat, asset in on_sale if (why := self.deal(seat, asset).why_not(state))]
        return whys[0] if len(whys) == len(on_sale) else None

    def on_sale(self, state: State) -> Iterator[tuple[int, Asset]]:
        """The assets of others here, but for relics."""
        for other in choices.others(state.table, state.seat):
            if other.space == state.me.space:
                yield from ((other.seat, asset) for asset in other.assets if asset.printed.deck != "relic")

    def deal(self, seat: int, asset: Asset) -> BuyAsset:
        """One of them, with its price."""
        return BuyAsset(seat, asset.piece, max(self.least, asset.printed.cost))

    def ask(self, state: State) -> Decision:
        return decide(state, self, (offer(self.deal(*one), state) for one in self.on_sale(state)))


@instruction
class BuyAsset(Rule):
    """This one; its owner gets the influence, the charges stay on it."""

    seat: int
    piece: str
    price: int

    @property
    def notation(self) -> str:
        return f"buy {self.piece} of {self.seat}"

    @property
    def about(self) -> Ref:
        return Ref("asset", self.piece)

    def why_not(self, state: State) -> Illegal | None:
        have = state.me.influence
        return Illegal("RL-INF-1", "not_enough_influence", need=self.price, have=have) if have < self.price else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player, other = referee.me, referee.table.of(self.seat)
        asset = assets.find(other, self.piece)
        if asset is None:
            return
        gains.pay_influence(referee, self.price)
        other.influence += self.price
        other.assets.remove(asset)
        player.assets.append(asset)
        referee.note(AssetBought(player.seat, asset.card, self.price, self.seat))
        corruption.check_limit(referee, other)


def buy_wargear(reveal: int, discount: int = 0) -> BuyWargear:
    """So many Wargear cards turned up, each for so much less."""
    return BuyWargear(reveal, discount)


def buy_power(price: int) -> BuyPower:
    """Power cards at this price each."""
    return BuyPower(price)


def buy_from_player(least: int) -> BuyFromPlayer:
    """An asset of another player on the space, who cannot refuse."""
    return BuyFromPlayer(least)
