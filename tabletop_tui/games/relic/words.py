"""Names, letters and colours that all regions of the table of Relic share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rules import Name
from rules.engine.phrases import sentence
from rules.relic import assets, battle
from rules.relic.board import Colour
from rules.relic.cards import THREATS, ThreatCard
from rules.relic.faces import AssetText, CharacterText, CorruptionText, MissionText, PowerText, SpaceText, ThreatText
from rules.relic.scenarios import WinIfMarks, WinIfTaken
from rules.relic.table import Asset, Attribute, Player, Table
from rules.relic.telling import card_of, kind_of

from ...i18n import N_, _
from ...ink import Span
from ...pack import Sight

LETTERS: dict[Colour, str] = {"red": "R", "blue": "B", "yellow": "Y"}
INKS: Mapping[str, str] = {"red": "mana-red", "blue": "mana-blue", "yellow": "mana-gold"}
ATTRIBUTE_INKS: Mapping[str, str] = {
    "strength": "mana-red",
    "willpower": "mana-blue",
    "cunning": "mana-gold",
    "life": "ok",
}
ATTRIBUTE_LETTERS: Mapping[str, str] = {"strength": "R", "willpower": "B", "cunning": "Y", "life": "+"}
SORT_LETTERS: Mapping[str, str] = {"event": N_("v"), "encounter": N_("e"), "asset": N_("a")}
"""Behind the colour of a Threat card; an enemy has its value there."""
FACES: Mapping[str, type[Any]] = {
    "power": PowerText,
    "corruption": CorruptionText,
    "mission": MissionText,
    "hero": CharacterText,
    "threat": ThreatText,
    "space": SpaceText,
    "wargear": AssetText,
    "relic": AssetText,
}
"""What is printed on things of each kind."""


def table_of(sight: Sight) -> Table:
    """What is seen, as what it is."""
    return cast("Table", sight.view.table)


def mine(sight: Sight) -> Player | None:
    """The player who looks, once the characters are shown; None: nobody's."""
    player = None if sight.view.seat is None else table_of(sight).of(sight.view.seat)
    return player if player is not None and player.character else None


def character(sight: Sight, player: Player, short: bool = False) -> str:
    """What a character is called; before it is shown, its player."""
    if not player.character:
        return sight.players[player.seat]
    return sentence(sight.say(Name("hero", player.character), short))


def card(sight: Sight, id: str, short: bool = False) -> str:
    """What a card or a piece on the table is called."""
    kind, (name, _dot, number) = kind_of(card_of(id)), id.partition(".")
    if not kind:
        return back(sight, id)
    text = sentence(unquoted(sight.say(Name(kind, name), short)))
    return f"{text} ({number})" if number and not short else text


def unquoted(text: str) -> str:
    """A name without the quotes around it; those that belong to it stay."""
    return text[1:-1] if text[:1] == "«" and text[-1:] == "»" else text


def back(sight: Sight, id: str) -> str:
    """A card one sees from its back."""
    return sentence(sight.say(Name("word", id.replace(" ", "_")))) if " " in id else id


def printed(sight: Sight, id: str, short: bool = False) -> str:
    """What is printed on a card; empty: only its back is known."""
    name = card_of(id)
    kind = FACES.get(kind_of(name))
    return sight.say(kind(name), short) if kind else ""


def is_known(id: str) -> bool:
    """Whether the face of a card is seen."""
    return bool(kind_of(card_of(id)))


def attribute(sight: Sight, name: str, short: bool = False) -> str:
    """Strength, Willpower, Cunning, Life."""
    return sight.say(Name("attribute", name), short)


def space(sight: Sight, name: str, short: bool = False) -> str:
    """What a space is called."""
    return sentence(unquoted(sight.say(Name("space", name), short)))


def icon(colour: Colour) -> Span:
    """A printed threat icon."""
    return LETTERS[colour], f"{INKS[colour]} bold"


def token(lying: ThreatCard) -> Span:
    """A Threat card on a space: `R5` an enemy of value 5, `Be` an encounter, `Ya` an asset, `Rv` an event."""
    behind = str(lying.value) if lying.sort == "enemy" else _(SORT_LETTERS[lying.sort])
    return f"{LETTERS[lying.colour]}{behind}", f"{INKS[lying.colour]} bold"


def enemy(sight: Sight, name: str) -> str:
    """`Ork Warboss, Strength 8`."""
    printed_ = THREATS[name]
    return f"{card(sight, name)}, {attribute(sight, printed_.attribute)} {printed_.value}"


def charges(asset: Asset) -> str:
    """`●○`: the charges left of those printed; above what is printed only those there are."""
    most = max(asset.charges, asset.printed.charges)
    return "●" * asset.charges + "○" * (most - asset.charges)


def weapon_bonus(asset: Asset, form: Attribute | None = None) -> int:
    """What an asset adds to battles for nothing, of one form or of any."""
    deeds = [do for one in asset.printed.abilities if not one.cost for do in one.does]
    counted = [do for do in deeds if isinstance(do, battle.BattleBonus)]
    return sum(do.n for do in counted if form is None or do.attribute in ("any", form))


def wanted(table: Table) -> tuple[int, int]:
    """How many marks, or how many enemies taken, win on this sheet; 0: it does not count them."""
    marks = next((do.n for do in table.rules.confrontation if isinstance(do, WinIfMarks)), 0)
    return marks, next((do.n for do in table.rules.confrontation if isinstance(do, WinIfTaken)), 0)


def relics(player: Player) -> int:
    """How many relics a player has."""
    return len(assets.relics(player))
