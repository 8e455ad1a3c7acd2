"""The printed pieces: tables, no logic. Importing them fills the catalogues of the chapters."""

from __future__ import annotations

from importlib import import_module

TABLES = ("heroes", "tiles", "treasure", "potion", "monster_cards", "cards")


def fill() -> None:
    """Import every table."""
    for table in TABLES:
        import_module(f"{__name__}.{table}")
