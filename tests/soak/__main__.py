"""`python -m tests.soak --minutes 10`: random games, checked at every step, and broken saves, until the time is up.

`--mutations 5000` breaks so many saves and plays nothing. `--each 300` plays so many games of every scenario at every number of
seats, of one game, in two processes. What fails is printed as notation, to be pasted into a test. At the end it is told how often
each kind of instruction was carried out. If after so many games (`--enough`) one never was, `--each` looks for it in games made
to meet it; not to have met it in the end is a failure too.
"""

from __future__ import annotations

import argparse
import itertools
import random
import sys
import time
from collections import Counter
from dataclasses import replace

from rules import games
from rules.game import find, registered
from rules.walks import TEMPERS, Chooser, Fault, checked, kinds_of
from tabletop_tui.walking import counts
from tests.soak.each import STARTS, Each
from tests.soak.mutations import broken, positions, tried
from tests.soak.setups import setups
from tests.toy import TOY

BATCH = 100
"""Broken saves between two games."""
LATE = 0.2
"""So many of the games start late, if somebody can make such a state."""


class Soak:
    """What was done so far, and what failed."""

    def __init__(self, seed: int) -> None:
        """A soak that goes the same way for the same seed."""
        self.rng = random.Random(seed)
        self.setups = [*setups("soak"), *setups("soak", (TOY,))]
        self.done: Counter[str] = Counter()
        self.games: Counter[str] = Counter()
        self.ran: Counter[str] = Counter()
        self.failures: list[str] = []
        self.texts: list[str] = []

    def play(self, name: str) -> None:
        """One random game, checked at every step; some of its positions are kept to be broken."""
        setup = replace(self.rng.choice(self.setups), seed=name)
        temper, chance = self.rng.choice(TEMPERS), self.rng.getrandbits(32)
        late = self.rng.random() < LATE and setup.game in STARTS and not setup.variants
        try:
            start = STARTS[setup.game](setup, str(chance), None) if late else None
            walked = checked(setup, Chooser(temper, random.Random(chance)), every=3, start=start)
        except Fault as fault:
            self.fail(f"{fault.notation}\n({temper}, random.Random({chance}){', late' * late})")
            return
        self.done["games"] += 1
        self.done["steps"] += walked.steps
        self.games[setup.game] += 1
        self.ran += walked.ran
        self.texts = [*self.texts[-200:], *positions(setup, chance, every=9)]

    def break_saves(self, many: int) -> None:
        """So many saves, broken."""
        for _ in range(many):
            text, how = broken(self.rng.choice(self.texts), self.rng)
            chance = self.rng.getrandbits(32)
            outcome = tried(text, chance)
            self.done["broken saves"] += 1
            self.done[outcome.fault or "played on"] += 1
            if outcome.crash:
                self.fail(f"{outcome.crash}\n{how}\ntried({text!r}, {chance})")

    def fail(self, notation: str) -> None:
        """Tell at once: the soak may be broken off."""
        self.failures.append(notation)
        print(f"\nFAILED\n{notation}\n", flush=True)

    def told(self) -> str:
        """How far it has come."""
        said = [f"{self.done['games']} games, {self.done['steps']} steps, {self.done['broken saves']} broken saves"]
        faults = {name: n for name, n in self.done.most_common() if name not in ("games", "steps", "broken saves")}
        if faults:
            said.append(", ".join(f"{name} {n}" for name, n in faults.items()))
        return f"{' | '.join(said)} | {len(self.failures)} failures"


def main(arguments: list[str] | None = None) -> int:
    """Soak as asked; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="play and break saves for so long")
    parser.add_argument("--mutations", type=int, help="break so many saves instead")
    parser.add_argument("--each", type=int, metavar="N", help="play N games of every scenario at every number of seats")
    parser.add_argument("--game", default="mage_knight", help="the game of which --each plays")
    parser.add_argument("--processes", type=int, default=2, help="processes of --each")
    parser.add_argument("--enough", type=int, default=500, help="games after which every kind of instruction is due")
    parser.add_argument("--seed", type=int, help="the same seed soaks the same way")
    asked = parser.parse_args(arguments)
    seed = time.time_ns() % 1_000_000 if asked.seed is None else asked.seed
    if asked.each is not None:
        return each(asked.game, asked.each, seed, asked.processes, asked.enough)
    print(f"seed {seed}; games: {', '.join(game.slug for game in (*games(), TOY))}", flush=True)
    with registered(TOY):
        soak = Soak(seed)
        if asked.mutations is None:
            soak_for(soak, seed, 60 * asked.minutes)
        else:
            break_only(soak, seed, asked.mutations)
    told = [tell_counts(game.slug, soak.ran, soak.games[game.slug] >= asked.enough) for game in games()]
    print(soak.told())
    return 0 if all(told) and not soak.failures else 1


def each(game: str, many: int, seed: int, processes: int, enough: int) -> int:
    """So many games of every scenario at every number of seats; 1 if anything failed."""
    print(f"seed {seed}; {game}: {many} games of each scenario and number of seats", flush=True)
    run = Each(game)
    run.run(many, seed, processes, enough)
    whole = tell_counts(game, run.ran, run.games >= enough)
    print("\n".join(run.table()))
    return 0 if whole and not run.faults else 1


def tell_counts(game: str, ran: Counter[str], due: bool) -> bool:
    """How often each kind of instruction of a game was carried out. Whether nothing is missing that is due by now."""
    if not any(op.startswith(f"{game}.") for op in ran):
        return not due
    print("\n".join([game, *counts(find(game), ran), ""]))
    return not due or all(ran[op] for op in kinds_of(find(game)))


def soak_for(soak: Soak, seed: int, seconds: float) -> None:
    """Games and broken saves in turn, with a line now and then."""
    began = told = time.monotonic()
    for n in itertools.count():
        soak.play(f"soak {seed} {n}")
        if soak.texts:
            soak.break_saves(BATCH if n % 5 == 4 else 10)
        now = time.monotonic()
        if now - told > 10:
            told = now
            print(f"{int(now - began)} s: {soak.told()}", flush=True)
        if now - began > seconds:
            return


def break_only(soak: Soak, seed: int, many: int) -> None:
    """So many broken saves, out of a game of every set-up."""
    soak.texts = [text for n, setup in enumerate(soak.setups) for text in positions(setup, seed + n, every=9)]
    for at in range(0, many, 1000):
        soak.break_saves(min(1000, many - at))
        print(soak.told(), flush=True)


if __name__ == "__main__":
    sys.exit(main())
