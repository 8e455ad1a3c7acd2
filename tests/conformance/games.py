"""Every game there is, and the one made for tests: all of them must pass the same suite."""

from __future__ import annotations

from rules import Setup
from rules.game import games
from tests.toy import TOY

GAMES = (*games(), TOY)
SETUPS: list[tuple[str, Setup]] = [
    (
        f"{game.slug}-{setup.scenario}-{len(setup.seats)}{''.join(f'-{v}' for v in setup.variants)}".replace(" ", "_"),
        setup,
    )
    for game in GAMES
    for setup in game.setups.examples("conformance")
]
