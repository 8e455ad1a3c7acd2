"""So many games of every scenario at every number of seats, in two processes, and a table of what came of them.

If after enough games some kinds of instruction never ran, there are further rounds of games made to meet just these.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from typing import Any, NamedTuple

from rules import Setup
from rules.engine.referee import State
from rules.game import find
from rules.walks import Chooser, Fault, Temper, checked, kinds_of
from tests.soak import late, late_dungeon, late_relic
from tests.soak.meetings import START, Meeting
from tests.soak.setups import some_fitting
from tests.soak.tables import meeting

TEMPERS: tuple[Temper, ...] = ("uniform", "uniform", "uniform", "busy", "aimed")
"""In five games: a uniform walk finds what nobody thought of, the others get further."""
VARIED = 4
"""One game in so many has optional rules, as many as go together."""
NAMED = 3
"""In one game in so many the heroes are agreed on beforehand."""
LATE = 3
"""For so many games from the beginning there is one from late in the game."""
EVERY = 50
"""Saves, refusals, leaks and words are checked at each step of this number; the census at every one."""
ROUNDS, TRIES = 20, 2
"""Further rounds at most, and games in each for every kind of instruction that is missing."""
Start = Callable[[Setup, str, Meeting | None], State[Any, Any]]
STARTS: dict[str, Start] = {"dungeonquest": late_dungeon.late, "mage_knight": late.late, "relic": late_relic.late}
"""Who makes a state late in a game, from a setup and a seed, in which something is to be met."""
CHUNK = 5
"""Games handed to a process at once."""
TELL = 30
"""Seconds between two lines that tell how far it is."""


class Job(NamedTuple):
    """A game to be played, in plain values, as they go to another process."""

    game: str
    scenario: str
    seats: int
    variants: tuple[str, ...]
    seed: str
    temper: Temper
    chance: int
    late: bool
    heroes: tuple[str, ...] = ()
    """Those agreed on beforehand, from the first seat on."""
    missing: str = ""
    """The kind of instruction it is to meet; "": none."""

    @property
    def setup(self) -> Setup:
        """Its setup."""
        setup = find(self.game).setups.example(self.scenario, self.seats, self.seed, self.variants)
        named = [replace(seat, hero=hero) for seat, hero in zip(setup.seats, self.heroes, strict=False)]
        return replace(setup, seats=(*named, *setup.seats[len(named) :]))

    @property
    def where(self) -> Meeting | None:
        """Where it meets what is missing; None: it looks for nothing."""
        rng = random.Random(self.chance)
        return meeting(self.game, self.missing, rng) if self.missing else None

    @property
    def way(self) -> str:
        """How it goes, to be told with a fault."""
        told = [
            self.temper,
            f"random.Random({self.chance})",
            *["late"] * self.late,
            *[self.missing] * bool(self.missing),
        ]
        return f"({', '.join(told)})"


class Played(NamedTuple):
    """What came of it."""

    scenario: str
    seats: int
    steps: int
    seconds: float
    ran: Counter[str]
    fault: str
    """In notation; "": none."""


class Tally:
    """What came of all the games of one scenario at one number of seats."""

    def __init__(self) -> None:
        self.games = self.steps = self.faults = 0

    def add(self, played: Played) -> None:
        """One more game."""
        self.games += 1
        self.steps += played.steps
        self.faults += bool(played.fault)


def jobs(game: str, many: int, seed: int) -> Iterator[Job]:
    """The games to be played, scenarios by turns; the same for the same seed."""
    form = find(game).setups
    plain = [setup for setup in form.examples("each") if not setup.variants]
    for n in range(many + -(-many // LATE) * (game in STARTS)):
        for setup in plain:
            name, seats = f"each {seed} {n}", len(setup.seats)
            rng = random.Random(f"{name} {setup.scenario} {seats}")
            variants = some_fitting(form, setup, rng) if rng.randrange(VARIED) == 0 and n < many else ()
            heroes = tuple(rng.sample(form.heroes, rng.randint(1, seats))) if rng.randrange(NAMED) == 0 else ()
            temper, chance = rng.choice(TEMPERS), rng.getrandbits(32)
            yield Job(game, setup.scenario, seats, variants, name, temper, chance, n >= many, heroes)


def sought(game: str, missing: list[str], seed: int, turn: int) -> Iterator[Job]:
    """Games made to meet what is missing; the same for the same seed."""
    form = find(game).setups
    for kind in missing:
        for n in range(TRIES):
            name = f"each {seed} again {turn} {kind} {n}"
            rng = random.Random(name)
            temper, chance = rng.choice(TEMPERS), rng.getrandbits(32)
            where = meeting(game, kind, random.Random(chance))
            setup = where.setup(form, name, rng)
            late = where.at != START and game in STARTS
            heroes = tuple(rng.sample(form.heroes, rng.randrange(2)))
            yield Job(game, setup.scenario, len(setup.seats), setup.variants, name, temper, chance, late, heroes, kind)


def play(job: Job) -> Played:
    """One game, to its end or to the first fault."""
    setup, began = job.setup, time.perf_counter()
    steps, ran, told = 0, Counter[str](), ""
    try:
        where = job.where or Meeting()
        chooser = Chooser(job.temper, random.Random(job.chance), where.wish, where.pieces)
        first = STARTS[setup.game](setup, str(job.chance), job.where) if job.late else None
        walked = checked(setup, chooser, EVERY, answers=EVERY, start=first)
        steps, ran = walked.steps, walked.ran
    except Fault as fault:
        steps, told = len(fault.commands), f"{fault.notation}\n{job.way}"
    return Played(setup.scenario, len(setup.seats), steps, time.perf_counter() - began, ran, told)


def play_some(some: list[Job]) -> list[Played]:
    """Several of them."""
    return [play(job) for job in some]


def done_by(processes: int, chunks: list[list[Job]]) -> Iterator[list[Played]]:
    """What came of the games, as it comes in; one process is this one."""
    if processes == 1:
        yield from map(play_some, chunks)
        return
    with ProcessPoolExecutor(processes) as pool:
        for done in as_completed([pool.submit(play_some, chunk) for chunk in chunks]):
            yield done.result()


class Each:
    """All games of a run, and what is told of them."""

    def __init__(self, game: str) -> None:
        self.game = find(game)
        self.tallies: dict[tuple[str, int], Tally] = {}
        self.ran: Counter[str] = Counter()
        self.todo = 0
        self.began = self.told_at = time.monotonic()

    def run(self, many: int, seed: int, processes: int, enough: int) -> None:
        """Play them all; then, if that was enough for every kind of instruction, what is still missing is looked for."""
        self.play(list(jobs(self.game.slug, many, seed)), processes)
        for turn in range(ROUNDS):
            missing = [kind for kind in kinds_of(self.game) if not self.ran[kind]]
            if not missing or self.games < enough:
                return
            print(
                f"{self.seconds:.0f} s: looking for {', '.join(kind.partition('.')[2] for kind in missing)}", flush=True
            )
            self.play(list(sought(self.game.slug, missing, seed, turn)), processes)

    def play(self, todo: list[Job], processes: int) -> None:
        """Play these; faults are told at once, for the run may be broken off."""
        self.todo += len(todo)
        chunks = [todo[at : at + CHUNK] for at in range(0, len(todo), CHUNK)]
        for done in done_by(processes, chunks):
            for played in done:
                self.add(played)
            self.tell()

    def add(self, played: Played) -> None:
        """One more game."""
        self.tallies.setdefault((played.scenario, played.seats), Tally()).add(played)
        self.ran += played.ran
        if played.fault:
            print(f"\nFAILED\n{played.fault}\n", flush=True)

    def tell(self) -> None:
        """Now and then, how far it is."""
        if time.monotonic() - self.told_at > TELL:
            self.told_at = time.monotonic()
            print(f"{self.seconds:.0f} s: {self.games} of {self.todo} games, {self.rate}", flush=True)

    @property
    def seconds(self) -> float:
        """Since it began."""
        return time.monotonic() - self.began

    @property
    def games(self) -> int:
        """Games played."""
        return sum(tally.games for tally in self.tallies.values())

    @property
    def faults(self) -> int:
        """Games that ended in a fault."""
        return sum(tally.faults for tally in self.tallies.values())

    @property
    def rate(self) -> str:
        """How fast it goes."""
        steps = sum(tally.steps for tally in self.tallies.values())
        return f"{self.games / self.seconds:.1f} games/s, {steps / self.seconds:.0f} commands/s, {self.faults} faults"

    def table(self) -> Iterator[str]:
        """Scenarios and seats: games, mean commands, faults."""
        yield f"{'scenario':<24}{'seats':>6}{'games':>8}{'commands':>10}{'faults':>8}"
        for (scenario, seats), tally in sorted(self.tallies.items(), key=self.place):
            mean = tally.steps / tally.games
            yield f"{scenario:<24}{seats:>6}{tally.games:>8}{mean:>10.0f}{tally.faults:>8}"
        yield f"{self.games} games in {self.seconds:.0f} s: {self.rate}"

    def place(self, row: tuple[tuple[str, int], Tally]) -> tuple[int, int]:
        """Where a line stands: scenarios in the order of the form."""
        (scenario, seats), _ = row
        return self.game.setups.scenarios.index(scenario), seats
