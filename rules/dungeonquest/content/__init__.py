"""The printed pieces: tables, no logic. Importing them fills the catalogues of the chapters."""

from __future__ import annotations


def fill() -> None:
    """Import every table."""
    from . import cards, heroes, monster_cards, potion, tiles, treasure

    assert cards and heroes and monster_cards and potion and tiles and treasure
