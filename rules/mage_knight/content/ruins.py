"""The twelve ruin tokens (Appendix C): an altar, or enemies by the colour of their tokens, and what they give."""

from __future__ import annotations

from ...engine.records import fact


@fact
class Ruin:
    """A printed ruin token."""

    altar: str = ""
    """The colour of three mana to be paid; "": an encounter."""
    enemies: tuple[str, ...] = ()
    rewards: tuple[str, ...] = ()
    fame: int = 0
    """At once, for paying at an altar (MK-SITE-39)."""


RUIN: dict[str, Ruin] = {
    "ruin_1": Ruin("green", fame=7),
    "ruin_2": Ruin("blue", fame=7),
    "ruin_3": Ruin("white", fame=7),
    "ruin_4": Ruin("red", fame=7),
    "ruin_5": Ruin("", ("grey", "violet"), ("unit",)),
    "ruin_6": Ruin("", ("green", "brown"), ("artifact",)),
    "ruin_7": Ruin("", ("green", "green"), ("crystals of four",)),
    "ruin_8": Ruin("", ("brown", "violet"), ("spell", "crystals of four")),
    "ruin_9": Ruin("", ("grey", "white"), ("artifact", "spell")),
    "ruin_10": Ruin("", ("grey", "brown"), ("artifact",)),
    "ruin_11": Ruin("", ("brown", "red"), ("artifact", "artifact")),
    "ruin_12": Ruin("", ("green", "red"), ("artifact", "advanced")),
}
RUINS = tuple(RUIN)
