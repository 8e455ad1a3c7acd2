"""The games a soak plays: every example of every game, and some with many optional rules at once."""

from __future__ import annotations

from collections.abc import Iterator

from rules import Game, Setup, games


def setups(seed: str, of: tuple[Game, ...] | None = None) -> Iterator[Setup]:
    """Set-ups of these games; of all there are, if left out."""
    for game in of or games():
        form = game.setups
        yield from form.examples(seed)
        together = fitting(game)
        for n in range(form.seats[0], form.seats[1] + 1):
            yield form.example(form.scenarios[0], n, seed, together)


def fitting(game: Game) -> tuple[str, ...]:
    """As many optional rules as go together."""
    chosen: tuple[str, ...] = ()
    for variant in game.setups.variants:
        excluded = any(variant.id in other.excludes for other in game.setups.variants if other.id in chosen)
        if not excluded and not set(variant.excludes) & set(chosen) and set(variant.needs) <= set(chosen):
            chosen = (*chosen, variant.id)
    return chosen
