"""What holds while the thing it is printed on is in force."""

from __future__ import annotations

from typing import Literal

from ..engine.records import fact
from .abilities import Passive

RollKind = Literal["move", "battle", "skill", "enemy_battle"]


@fact
class SkillBonus(Passive):
    """Skill tests of this attribute count so much more."""

    attribute: str
    n: int


@fact
class ExplodeOn(Passive):
    """In rolls of this kind and attribute these faces explode (RL-DICE-1)."""

    roll: RollKind
    attribute: str
    faces: tuple[int, ...]


@fact
class Treat(Passive):
    """In own rolls of these kinds one face counts as another (RL-DICE-5)."""

    rolls: tuple[RollKind, ...]
    face: int
    counts: int


@fact
class AssetLimit(Passive):
    """So many more assets may be kept."""

    n: int


@fact
class PowerLimit(Passive):
    """So many more Power cards may be kept."""

    n: int


@fact
class CorruptionThreshold(Passive):
    """So many more Corruption cards are borne."""

    n: int


@fact
class Discount(Passive):
    """These cost so much less; a negative number raises the price."""

    what: Literal["wargear"]
    n: int


@fact
class NoClass(Passive):
    """Assets of this class cannot be used."""

    what: str


@fact
class TakeStranger(Passive):
    """A stranger may be taken into play as an ally, without its text, instead of being resolved."""


@fact
class VanquishedMeansEliminated(Passive):
    """Who would be vanquished is eliminated (RL-ELIM-1)."""


def skill_bonus(attribute: str, n: int) -> SkillBonus:
    """Skill tests of this attribute count so much more; "any": all of them."""
    return SkillBonus(attribute, n)


def explode_on(roll: RollKind, attribute: str, *faces: int) -> ExplodeOn:
    """In rolls of this kind and attribute these faces explode."""
    return ExplodeOn(roll, attribute, faces)


def treat(*rolls: RollKind, face: int, counts: int) -> Treat:
    """In own rolls of these kinds one face counts as another."""
    return Treat(rolls, face, counts)


def asset_limit(n: int) -> AssetLimit:
    """So many more assets may be kept."""
    return AssetLimit(n)


def power_limit(n: int) -> PowerLimit:
    """So many more Power cards may be kept."""
    return PowerLimit(n)


def corruption_threshold(n: int) -> CorruptionThreshold:
    """So many more Corruption cards are borne."""
    return CorruptionThreshold(n)


def discount(what: Literal["wargear"], n: int) -> Discount:
    """These cost so much less."""
    return Discount(what, n)


def no_class(what: str) -> NoClass:
    """Assets of this class cannot be used."""
    return NoClass(what)


def take_stranger() -> TakeStranger:
    """Strangers may be taken as allies."""
    return TakeStranger()


def vanquished_means_eliminated() -> VanquishedMeansEliminated:
    """Who would be vanquished is eliminated."""
    return VanquishedMeansEliminated()
