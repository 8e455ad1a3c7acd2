"""The 60 enemy tokens (Appendix B): values of the revised edition, and what the first print has instead (MK-TOKEN-3)."""

from __future__ import annotations

from ...engine.records import fact


@fact
class Enemy:
    """A printed token."""

    colour: str
    copies: int
    attack: int
    armour: int
    fame: int
    traits: tuple[str, ...] = ()
    resists: tuple[str, ...] = ()
    element: str = "physical"


ENEMIES: dict[str, Enemy] = {
    "prowlers": Enemy("green", 2, 4, 3, 2),
    "diggers": Enemy("green", 2, 3, 3, 2, ("fortified",)),
    "cursed_hags": Enemy("green", 2, 3, 5, 3, ("poison",)),
    "wolf_riders": Enemy("green", 2, 3, 4, 3, ("swift",)),
    "ironclads": Enemy("green", 2, 4, 3, 4, ("brutal",), ("physical",)),
    "orc_summoners": Enemy("green", 2, 0, 4, 4, ("summon",)),
    "crossbowmen": Enemy("grey", 3, 4, 4, 3, ("swift",)),
    "guardsmen": Enemy("grey", 3, 3, 7, 3, ("fortified",)),
    "swordsmen": Enemy("grey", 2, 6, 5, 4),
    "golems": Enemy("grey", 2, 2, 5, 4, (), ("physical",)),
    "minotaur": Enemy("brown", 2, 5, 5, 4, ("brutal",)),
    "gargoyle": Enemy("brown", 2, 5, 4, 4, (), ("physical",)),
    "medusa": Enemy("brown", 2, 6, 4, 5, ("paralyze",)),
    "crypt_worm": Enemy("brown", 2, 6, 6, 5, ("fortified",)),
    "werewolf": Enemy("brown", 2, 7, 5, 5, ("swift",)),
    "monks": Enemy("violet", 2, 5, 5, 4, ("poison",)),
    "illusionists": Enemy("violet", 2, 0, 3, 4, ("summon",), ("physical",)),
    "ice_mages": Enemy("violet", 2, 5, 6, 5, (), ("ice",), "ice"),
    "fire_mages": Enemy("violet", 2, 6, 5, 5, (), ("fire",), "fire"),
    "ice_golems": Enemy("violet", 1, 2, 4, 5, ("paralyze",), ("physical", "ice"), "ice"),
    "fire_golems": Enemy("violet", 1, 3, 4, 5, ("brutal",), ("physical", "fire"), "fire"),
    "freezers": Enemy("white", 3, 3, 7, 7, ("swift", "paralyze"), ("fire",), "ice"),
    "gunners": Enemy("white", 3, 6, 6, 7, ("brutal",), ("ice",), "fire"),
    "altem_guardsmen": Enemy("white", 2, 5, 7, 8, ("fortified",), ("physical", "fire", "ice")),
    "altem_mages": Enemy("white", 2, 4, 8, 8, ("brutal", "poison"), ("physical",), "coldfire"),
    "fire_dragon": Enemy("red", 2, 9, 7, 8, (), ("physical", "fire"), "fire"),
    "ice_dragon": Enemy("red", 2, 6, 7, 8, ("paralyze",), ("physical", "ice"), "ice"),
    "swamp_dragon": Enemy("red", 2, 5, 9, 7, ("swift", "poison")),
    "high_dragon": Enemy("red", 2, 6, 9, 9, ("brutal",), ("fire", "ice"), "coldfire"),
}
FIRST_PRINT: dict[str, Enemy] = {
    "altem_guardsmen": Enemy("white", 2, 6, 7, 8, ("fortified",), ("physical", "fire", "ice")),
    "altem_mages": Enemy("white", 2, 4, 8, 8, ("fortified", "brutal", "poison"), ("physical",), "coldfire"),
}


def tokens(colour: str) -> list[str]:
    """All tokens with this back, numbered."""
    return [
        f"{name}.{n}" for name, enemy in ENEMIES.items() if enemy.colour == colour for n in range(1, enemy.copies + 1)
    ]
