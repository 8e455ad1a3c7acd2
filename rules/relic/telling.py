"""What the phrases of both languages look up in the view of the listener, and how they put effects together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ..engine.instructions import Effect
from ..engine.phrases import Teller
from . import assets, battle, charges, gains, skills
from .abilities import Ability
from .board import SPACES
from .cards import ASSETS, CORRUPTION, MISSIONS, POWER, THREATS
from .characters import CHARACTERS
from .faces import (
    AssetText,
    CharacterText,
    CorruptionText,
    MissionText,
    PowerText,
    ThreatText,
)
from .table import Player, Table
from .text_alike import signed


def table_of(t: Teller) -> Table | None:
    """The table the listener sees; None: nothing is known of it."""
    table: Table | None = t.of.table if t.of else None
    return table


def player_of(t: Teller) -> Player | None:
    """Whose numbers count: the listener's own, or else those of whoever is to choose; None: nobody is known."""
    if t.of is None:
        return None
    seat = t.of.choosing if t.of.seat is None else t.of.seat
    table: Table = t.of.table
    known = seat is not None and 0 <= seat < len(table.players)
    return table.of(seat) if known and seat is not None else None


def tested_with(t: Teller, attribute: str) -> int | None:
    """What counts in a test besides the die; None: it is not known whose test it is."""
    player = player_of(t)
    if player is None or not player.plays:
        return None
    of = gains.lowest(player)[0] if attribute == "lowest" else attribute
    return player.dial(of) + skills.bonus(player, of)


def scores(t: Teller) -> tuple[str, str] | None:
    """Both sides of a battle, as far as they are known: `5 +2` and `8`; with dice what they come to."""
    table, player = table_of(t), player_of(t)
    if table is None or player is None or table.battle is None:
        return None
    theirs = str(battle.enemy_score(table, player))
    if table.battle.enemy_dice:
        return str(battle.own_score(table, player)), theirs
    bonus = battle.own_bonus(table, player)
    return f"{player.dial(table.battle.attribute)}{f' {signed(bonus)}' if bonus else ''}", theirs


def bands(rows: Iterable[tuple[int, tuple[Effect, ...]]]) -> Iterator[tuple[int, int, tuple[Effect, ...]]]:
    """The rows of a table roll, each from its first number to its last."""
    low = 1
    for up_to, does in rows:
        yield low, up_to, does
        low = up_to + 1


def is_price(do: Effect) -> bool:
    """Whether this is what something else is had for."""
    return isinstance(do, (gains.Pay, charges.SpendCharge, assets.DiscardRelic, assets.DiscardAlly))


def priced(does: tuple[Effect, ...]) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
    """The prices an effect begins with, and what is had for them."""
    n = next((n for n, do in enumerate(does) if not is_price(do)), len(does))
    return does[:n], does[n:]


def alike(does: Iterable[Effect], same: Callable[[Effect, Effect], bool]) -> Iterator[list[Effect]]:
    """Effects one after the other; those that can be said with one verb stand together."""
    group: list[Effect] = []
    for do in does:
        if group and not same(group[-1], do):
            yield group
            group = []
        group.append(do)
    if group:
        yield group


BY_THEMSELVES = ("buy_power", "buy_wargear", "join", "go_to_player", "one_more_space")
"""Labels that say no more than what is done under them."""


def only(ability: Ability) -> Any:
    """What an ability does or holds, if it is one thing; None: it is several."""
    what = (*ability.does, *ability.holds)
    return what[0] if len(what) == 1 else None


def card_of(piece: str) -> str:
    """The card of a piece on the table, which has a number if there is another of it."""
    return piece.partition(".")[0]


def kind_of(card: str) -> str:
    """Under which kind the name of a card stands; empty: nothing but its back is known."""
    tables: dict[str, Any] = {
        "power": POWER,
        "corruption": CORRUPTION,
        "mission": MISSIONS,
        "hero": CHARACTERS,
        "threat": THREATS,
        "space": SPACES,
    }
    if card in ASSETS and ASSETS[card].deck != "threat":
        return ASSETS[card].deck
    return next((kind for kind, table in tables.items() if card in table), "")


def face_of(card: str) -> Any:
    """What is printed on a card or character sheet; None: nothing but its back is known."""
    match kind_of(card):
        case "power":
            return PowerText(card)
        case "corruption":
            return CorruptionText(card)
        case "mission":
            return MissionText(card)
        case "hero":
            return CharacterText(card)
        case "threat":
            return ThreatText(card)
        case "wargear" | "relic":
            return AssetText(card)
        case _:
            return None


def ability_of(t: Teller, kind: str, card: str, at: int) -> Ability | None:
    """A printed ability, by what it stands on and its place there; None: it is not known whose it is."""
    match kind:
        case "asset":
            printed = ASSETS[card_of(card)].abilities if card_of(card) in ASSETS else ()
        case "corruption":
            printed = CORRUPTION[card].abilities if card in CORRUPTION else ()
        case "character":
            printed = CHARACTERS[card].abilities if card in CHARACTERS else ()
        case _:
            player = player_of(t)
            specials = player.sheet.specials if player and player.character else ()
            printed = tuple(ability for id, ability in specials if id == card)
    return printed[at] if at < len(printed) else None
