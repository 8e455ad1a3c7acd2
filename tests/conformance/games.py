"""Every game there is, and the one made for tests: all of them must pass the same suite."""

from __future__ import annotations

from rules import Setup
from rules.game import games
from tests.toy import TOY

GAMES = (*games(), TOY)
LONG = ("mage_knight", "relic")
"""Games of a thousand commands: fewer of them are played, and each is looked at less often."""
AIMLESS = ("relic",)
"""Games that end when somebody has won: whoever does not try plays on and on, the longer the more seats."""


def named(setup: Setup) -> str:
    """What a setup is called among the tests."""
    return "-".join((setup.game, setup.scenario, str(len(setup.seats)), *setup.variants)).replace(" ", "_")


def few(seats: tuple[int, int]) -> int:
    """The least number of seats at which one has company, where a scenario is for several."""
    least, most = seats
    return max(least, min(2, most))


SETUPS: list[Setup] = [setup for game in GAMES for setup in game.setups.examples("conformance")]
"""Every scenario at every number of seats, and every variant."""
SOME: list[Setup] = [
    setup
    for game in GAMES
    for setup in game.setups.examples("conformance")
    if game.slug not in LONG or (len(setup.seats) == few(game.setups.seats_of(setup.scenario)) and not setup.variants)
]
"""The same with one setup for each scenario of a long game."""
