"""`tabletop walk`: whole games by chance, and what is told of them."""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import cycle, islice
from typing import NamedTuple

from rules import Setup, walks
from rules.game import Game
from rules.walks import Chooser, Fault, Temper, Walked

from .i18n import _, language

ACROSS = 3
"""Kinds of instruction in a line."""


class Sat(NamedTuple):
    """A game that was played to its end."""

    setup: Setup
    walked: Walked

    @property
    def best(self) -> int:
        """The score of the first."""
        return max(standing.score for standing in self.walked.result.standings)


def walk_games(game: Game, count: int, seed: str, temper: Temper) -> int:
    """Play so many games, over all set-ups of the form, and tell what came of them. The exit code."""
    setups = islice(cycle(game.setups.examples(seed)), count)
    done: list[Sat] = []
    began = time.monotonic()
    for n, setup in enumerate(setups, 1):
        chosen = Chooser(temper, random.Random(f"{seed} {n}"))
        try:
            done.append(Sat(setup, walks.checked(replace(setup, seed=f"{seed} {n}"), chosen)))
        except Fault as fault:
            progress("")
            print(fault.notation)
            return 1
        progress(bar(n, count, n / max(0.001, time.monotonic() - began)))
    progress("")
    for line in told(game, done):
        print(line)
    return 0


def bar(done: int, whole: int, rate: float) -> str:
    """How far it is: `####......  40/100  12.3 games/s`."""
    full = 30 * done // whole
    return f"{'#' * full}{'.' * (30 - full)}  {done}/{whole}  " + _("{rate:.1f} games/s").format(rate=rate)


def progress(text: str) -> None:
    """Show this in the last line of a terminal; elsewhere nothing."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


# what is told


def told(game: Game, done: Sequence[Sat]) -> Iterator[str]:
    """All that is told of these games."""
    yield from rates(game, done)
    yield ""
    yield from scores(game, done)
    yield ""
    yield from counts(game, sum((sat.walked.ran for sat in done), Counter[str]()))


def rates(game: Game, done: Sequence[Sat]) -> Iterator[str]:
    """How many were won, and how it ended for the heroes."""
    ended = [sat.walked.result for sat in done]
    won = sum(bool(result.winners) for result in ended)
    fates = Counter(standing.fate for result in ended for standing in result.standings)
    heroes = sum(fates.values())
    steps = sum(sat.walked.steps for sat in done)
    yield _("{n} games, {steps} commands, no fault").format(n=len(ended), steps=steps)
    yield _("games won: {percent:.1f} %").format(percent=100 * won / max(1, len(ended)))
    for fate, n in fates.most_common():
        name = game.name("fate", fate, language())
        yield _("{fate}: {n} of {all} heroes, {percent:.1f} %").format(
            n=n, all=heroes, percent=100 * n / max(1, heroes), fate=name
        )


def scores(game: Game, done: Sequence[Sat]) -> Iterator[str]:
    """For every scenario and number of seats: the best scores of the games, and how long they were."""
    by_kind: dict[tuple[str, int], list[Sat]] = {}
    for sat in done:
        by_kind.setdefault((sat.setup.scenario, len(sat.setup.seats)), []).append(sat)
    first, *others = _("best scores|seats|games|mean|best|rounds|commands").split("|")
    yield f"{first:<30}" + "".join(f"{head:>9}" for head in others)
    for (scenario, seats), sats in by_kind.items():
        best, rounds = [sat.best for sat in sats], mean([sat.walked.rounds for sat in sats])
        steps = mean([sat.walked.steps for sat in sats])
        cells = (seats, len(sats), f"{mean(best):.1f}", max(best), f"{rounds:.1f}" if rounds else "-", f"{steps:.0f}")
        yield f"{game.name('scenario', scenario, language()):<30}" + "".join(f"{cell:>9}" for cell in cells)


def mean(numbers: Sequence[int]) -> float:
    """Of one at least."""
    return sum(numbers) / len(numbers)


def counts(game: Game, ran: Counter[str]) -> Iterator[str]:
    """How often each kind of instruction was carried out; then those that never were."""
    kinds = walks.kinds_of(game)
    cells = [f"{kind.partition('.')[2]:<22}{ran[kind]:>7}" for kind in kinds if ran[kind]]
    yield _("instructions carried out")
    for at in range(0, len(cells), ACROSS):
        yield "  ".join(cells[at : at + ACROSS]).rstrip()
    never = [kind.partition(".")[2] for kind in kinds if not ran[kind]]
    yield _("never carried out: {n} of {all}").format(n=len(never), all=len(kinds))
    if never:
        yield ", ".join(never)
