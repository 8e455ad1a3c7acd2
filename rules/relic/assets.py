"""13 Assets: in play, their limit, how they come and go."""

from __future__ import annotations

from ..engine.decisions import Decision, Option, Picks, Ref, decide
from ..engine.instructions import Effect, instruction
from . import corruption, decks, using
from .cards import ASSETS
from .events import AssetGained, AssetLost
from .passives import AssetLimit
from .table import Asset, Player, Referee, Rule, State


def find(player: Player, piece: str) -> Asset | None:
    """The asset of this name on the table."""
    return next((asset for asset in player.assets if asset.piece == piece), None)


def relics(player: Player) -> list[Asset]:
    """The relics of a player."""
    return [asset for asset in player.assets if asset.printed.deck == "relic"]


def allies(player: Player) -> list[Asset]:
    """Allies, strangers taken along among them."""
    return [asset for asset in player.assets if asset.printed.sort == "ally"]


def limit(player: Player) -> int:
    """So many assets may be kept (RL-ASSET-2)."""
    return max(0, player.sheet.assets + sum(one.n for one in using.passives(player, AssetLimit)))


def losable(player: Player) -> list[Asset]:
    """Those that a forced loss may take: relics only if nothing else is left (RL-ASSET-3)."""
    others = [asset for asset in player.assets if asset.printed.deck != "relic"]
    return others or list(player.assets)


def come(referee: Referee, card: str) -> None:
    """A card comes into play with its charges; what it does on being gained is done (RL-CHG-1)."""
    player = referee.me
    asset = Asset(piece_name(referee, card), card, ASSETS[card].charges if card in ASSETS else 0)
    player.assets.append(asset)
    referee.note(AssetGained(player.seat, card))
    on_gain: list[Effect] = [
        using.Resolve(*source[:3])
        for source in using.of_trigger(player, "on_gain")
        if source.kind == "asset" and source.card == asset.piece
    ]
    offers: list[Effect] = [OnGainAsset(asset.piece)] * any(using.of_trigger(player, "on_gain_asset"))
    referee.next(*on_gain, *offers)


def piece_name(referee: Referee, card: str) -> str:
    """The name of the card, with a number if another of it is in play."""
    taken = [asset.piece for player in referee.table.players for asset in player.assets]
    names = [card, *(f"{card}.{n}" for n in range(2, 9))]
    return next(name for name in names if name not in taken)


@instruction
class OnGainAsset(Rule):
    """What its owner may do on gaining this asset."""

    piece: str

    def ask(self, state: State) -> Decision | None:
        asset = find(state.me, self.piece)
        sources = using.of_trigger(state.me, "on_gain_asset")
        works = asset is not None and asset.printed.charges > 0
        uses = [using.Use(*source[:3], self.piece) for source in sources if works]
        offers = [Option(use.notation, use) for use in uses if use.why_not(state) is None]
        return decide(state, self, offers, Picks(0, 1))


def drop(referee: Referee, player: Player, asset: Asset) -> None:
    """An asset leaves play (RL-DECK-2). If it kept its owner from being corrupted, it does so no longer."""
    player.assets.remove(asset)
    decks.discard_asset(referee.table, asset)
    referee.note(AssetLost(player.seat, asset.card))
    corruption.check_limit(referee, player)


@instruction
class DiscardAsset(Rule):
    """This one leaves play."""

    piece: str

    @property
    def about(self) -> Ref:
        return Ref("asset", self.piece)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        asset = find(referee.me, self.piece)
        if asset:
            drop(referee, referee.me, asset)


def to_discard(assets: list[Asset]) -> list[Option]:
    """An option for each."""
    return [Option(f"discard {asset.piece}", DiscardAsset(asset.piece)) for asset in assets]


@instruction
class LoseAsset(Rule):
    """An asset of the player's choice leaves play (RL-ASSET-3)."""

    def ask(self, state: State) -> Decision:
        return decide(state, self, to_discard(losable(state.me)), clause="RL-ASSET-3")


@instruction
class DiscardRelic(Rule):
    """An own relic is discarded, as a price."""

    def ask(self, state: State) -> Decision:
        return decide(state, self, to_discard(relics(state.me)))


@instruction
class DiscardAlly(Rule):
    """An own ally, or a stranger taken along, is discarded, as a price."""

    def ask(self, state: State) -> Decision:
        return decide(state, self, to_discard(allies(state.me)))


def discard_relic() -> DiscardRelic:
    """An own relic is discarded, as a price."""
    return DiscardRelic()


def discard_ally() -> DiscardAlly:
    """An own ally, or a stranger taken along, is discarded, as a price."""
    return DiscardAlly()
