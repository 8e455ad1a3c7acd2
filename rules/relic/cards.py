"""1 The cards of the eight decks, as printed. A name stands for all copies of a card."""

from __future__ import annotations

from typing import Any, Literal

from ..engine.instructions import Effect
from ..engine.records import fact
from .abilities import Ability
from .board import Colour

Sort = Literal["event", "enemy", "encounter", "asset"]
SORTS: tuple[Sort, ...] = ("event", "enemy", "encounter", "asset")
"""The order in which Threat cards are resolved (RL-ENG-2)."""
Class = Literal["weapon", "armour", "equipment", "ally", "relic"]
"""Of an asset; a relic of none of the others is just a relic (RL-ASSET-4)."""


@fact
class ThreatCard:
    """A card of a Threat deck."""

    name: str
    colour: Colour
    sort: Sort
    traits: tuple[str, ...] = ()
    copies: int = 1
    attribute: str = ""
    """Of an enemy."""
    value: int = 0
    reward: tuple[Effect, ...] = ()
    penalty: tuple[Effect, ...] = ()
    no_evasion: bool = False
    when_revealed: tuple[Effect, ...] = ()
    does: tuple[Effect, ...] = ()
    """What an event or an encounter does."""
    stays: bool = True
    """An encounter that remains on the space after it was resolved (RL-ENG-5)."""


@fact
class AssetCard:
    """Wargear, a relic, or an asset of a Threat deck."""

    name: str
    deck: Literal["wargear", "relic", "threat"]
    sort: Class
    abilities: tuple[Ability, ...] = ()
    cost: int = 0
    """Influence, if it can be bought."""
    charges: int = 0
    """The charge icons it prints."""
    copies: int = 1


@fact
class PowerCard:
    """A number and an ability; one of the two is used (RL-POW-3)."""

    name: str
    number: int
    ability: Ability | None = None
    copies: int = 1


@fact
class CorruptionCard:
    """A Corruption card."""

    name: str
    activation: int
    abilities: tuple[Ability, ...] = ()
    lasting: bool = True
    """Its text stays in force; or else it turns itself facedown when it has been carried out (RL-TAINT-9)."""


@fact
class Objective:
    """What a mission wants."""

    kind: Literal["defeat", "colours", "end_turn", "visit", "end_with_player", "spend", "have", "pass_test", "levels"]
    n: int = 1
    traits: tuple[str, ...] = ()
    """Any of them."""
    least: int = 0
    """The least value of the enemy, or target of the test."""
    area: str = ""
    tier: str = ""
    attribute: str = ""
    what: str = ""
    """Of `spend` and `have`: influence, wargear, trophy_points."""
    spaces: tuple[str, ...] = ()


@fact
class MissionCard:
    """A mission."""

    name: str
    objective: Objective
    reward: tuple[Effect, ...]


@fact
class Scenario:
    """A scenario sheet."""

    name: str
    confrontation: tuple[Effect, ...]
    standing: tuple[Ability, ...] = ()


THREATS: dict[str, ThreatCard] = {}
ASSETS: dict[str, AssetCard] = {}
POWER: dict[str, PowerCard] = {}
CORRUPTION: dict[str, CorruptionCard] = {}
MISSIONS: dict[str, MissionCard] = {}
SCENARIOS: dict[str, Scenario] = {}


def enemy(
    name: str,
    attribute: str,
    value: int,
    traits: str,
    *,
    copies: int = 1,
    reward: tuple[Effect, ...] = (),
    penalty: tuple[Effect, ...] = (),
    no_evasion: bool = False,
    when_revealed: tuple[Effect, ...] = (),
) -> dict[str, Any]:
    """A line of a Threat deck: an enemy, its attribute and value, its traits."""
    return {
        "name": name,
        "sort": "enemy",
        "attribute": attribute,
        "value": value,
        "traits": tuple(traits.split()),
        "copies": copies,
        "reward": reward,
        "penalty": penalty,
        "no_evasion": no_evasion,
        "when_revealed": when_revealed,
    }


def encounter(name: str, traits: str, *does: Effect, copies: int = 1, stays: bool = True) -> dict[str, Any]:
    """A line of a Threat deck: an encounter, its traits, what it does."""
    return {
        "name": name,
        "sort": "encounter",
        "traits": tuple(traits.split()),
        "does": does,
        "copies": copies,
        "stays": stays,
    }


def event(name: str, *does: Effect, copies: int = 1) -> dict[str, Any]:
    """A line of a Threat deck: an event, what it does."""
    return {"name": name, "sort": "event", "does": does, "copies": copies}


def asset(name: str, sort: Class, *abilities: Ability, charges: int = 0, copies: int = 1) -> dict[str, Any]:
    """A line of a Threat deck: an asset, its class and abilities. It is entered among the assets as well."""
    ASSETS[name] = AssetCard(name, "threat", sort, abilities, 0, charges, copies)
    return {"name": name, "sort": "asset", "copies": copies}


def threats(colour: Colour, *lines: dict[str, Any]) -> None:
    """Enters a Threat deck."""
    for line in lines:
        THREATS[line["name"]] = ThreatCard(colour=colour, **line)


def wargear(name: str, sort: Class, cost: int, *abilities: Ability, charges: int = 0, copies: int = 1) -> None:
    """Enters a Wargear card: class, price, abilities."""
    ASSETS[name] = AssetCard(name, "wargear", sort, abilities, cost, charges, copies)


def relic(name: str, sort: Class, *abilities: Ability) -> None:
    """Enters a Relic card: class, abilities."""
    ASSETS[name] = AssetCard(name, "relic", sort, abilities)


def power(name: str, number: int, ability: Ability | None = None, *, copies: int = 1) -> None:
    """Enters a Power card: number, ability."""
    POWER[name] = PowerCard(name, number, ability, copies)


def corruption(name: str, activation: int, *abilities: Ability, lasting: bool = True) -> None:
    """Enters a Corruption card: activation number, abilities."""
    CORRUPTION[name] = CorruptionCard(name, activation, abilities, lasting)


def mission(name: str, objective: Objective, *reward: Effect) -> None:
    """Enters a Mission card: objective, reward."""
    MISSIONS[name] = MissionCard(name, objective, reward)


def scenario(name: str, *confrontation: Effect, standing: tuple[Ability, ...] = ()) -> None:
    """Enters a scenario sheet: confrontation, standing rules."""
    SCENARIOS[name] = Scenario(name, confrontation, standing)


def defeat(n: int = 1, *traits: str, least: int = 0, area: str = "", tier: str = "") -> Objective:
    """Defeat so many enemies in battle: of any of these traits, of at least this value, there."""
    return Objective("defeat", n, traits, least, area, tier)


def defeat_colours(n: int) -> Objective:
    """Defeat enemies of so many Threat colours."""
    return Objective("colours", n)


def end_turn(*, area: str = "", tier: str = "", n: int = 1) -> Objective:
    """End so many own turns there."""
    return Objective("end_turn", n, area=area, tier=tier)


def visit(*spaces: str, need: int) -> Objective:
    """A token on each of these spaces; end turns there until so many are back."""
    return Objective("visit", need, spaces=spaces)


def end_with_player() -> Objective:
    """End an own turn on the space of a player chosen on gaining the mission."""
    return Objective("end_with_player")


def spend(what: str, n: int) -> Objective:
    """Pay so much in the own Experience phase."""
    return Objective("spend", n, what=what)


def have(what: str, n: int) -> Objective:
    """Have so much at any moment: influence, wargear, trophy_points."""
    return Objective("have", n, what=what)


def pass_test(attribute: str, *, least: int, n: int = 1) -> Objective:
    """Pass so many tests of an attribute with at least this target."""
    return Objective("pass_test", n, attribute=attribute, least=least)


def levels(n: int) -> Objective:
    """Gain so many levels."""
    return Objective("levels", n)
