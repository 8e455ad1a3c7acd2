"""The starting decks of the heroes (MK-COMP-13)."""

from __future__ import annotations

STARTING = {
    "rage": 2,
    "determination": 1,
    "swiftness": 2,
    "march": 2,
    "stamina": 2,
    "tranquility": 1,
    "promise": 1,
    "threaten": 1,
    "crystallize": 1,
    "mana_draw": 1,
    "concentration": 1,
    "improvisation": 1,
}
OWN: dict[str, tuple[str, str]] = {
    "arythea": ("battle_versatility", "rage"),
    "goldyx": ("will_focus", "concentration"),
    "norowas": ("noble_manners", "promise"),
    "tovak": ("cold_toughness", "determination"),
}
"""The hero's own card, and which one it stands for."""


def starting_deck(hero: str) -> list[str]:
    """The 16 Basic Actions of a hero."""
    deck = [card for card, n in STARTING.items() for _ in range(n)]
    own, instead_of = OWN[hero]
    deck[deck.index(instead_of)] = own
    return deck
