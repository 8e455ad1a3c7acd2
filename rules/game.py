"""What a game package provides, and the registry of those that exist."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from .engine.errors import Illegal
from .engine.phrases import LANGS, ClauseBook, Lang, Name, Phrasebook, Teller, clause_book
from .engine.records import fact

if TYPE_CHECKING:
    from .engine.decisions import Option
    from .engine.referee import State
    from .engine.views import View

Slug = str
Seat = int
Document = dict[str, Any]
"""A save as JSON."""


@fact
class SeatSetup:
    """Who sits at a seat, and which hero is played; None: it is chosen in the game."""

    name: str
    hero: Slug | None = None


@fact
class Setup:
    """All that a new game is made from: the same setup gives the same game."""

    game: Slug
    seats: tuple[SeatSetup, ...]
    scenario: str
    variants: tuple[str, ...] = ()
    seed: str = ""


@fact
class Variant:
    """A rule that may be switched on for a game."""

    id: str
    clause: str
    excludes: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    """Those it can be played in; none named: all."""
    seats: tuple[int, int] = (1, 4)
    group: str = ""
    """One of several values of the same thing, of which one at most is chosen; "": it stands alone."""


@fact
class Form:
    """What can be chosen for a new game. The new-game screen is drawn from it."""

    game: Slug
    seats: tuple[int, int]
    scenarios: tuple[str, ...]
    heroes: tuple[Slug, ...]
    variants: tuple[Variant, ...] = ()
    seats_for: tuple[tuple[str, int, int], ...] = ()
    """Scenarios for fewer seats than the game has: the least and the most of each."""
    about: tuple[tuple[str, ...], ...] = ()
    """A scenario and the clauses that say what it is like and how it ends."""
    further: Callable[[Setup], Illegal | None] | None = None
    """Why the choices, each possible by itself, do not go together; None: they do."""

    def clauses_of(self, scenario: str) -> tuple[str, ...]:
        """The clauses that say what a scenario is like; none where the rulebook has no chapter on it."""
        return next((told[1:] for told in self.about if told[0] == scenario), ())

    def seats_of(self, scenario: str) -> tuple[int, int]:
        """How many may play a scenario: the least and the most."""
        return next(((least, most) for name, least, most in self.seats_for if name == scenario), self.seats)

    def check(self, setup: Setup) -> None:
        """Whether a game can be made from this.

        Raises:
            Illegal: If not; the reason names what is wrong.
        """
        known = {variant.id: variant for variant in self.variants}
        heroes = [seat.hero for seat in setup.seats if seat.hero is not None]
        if not self.seats[0] <= len(setup.seats) <= self.seats[1]:
            raise Illegal("SETUP-1", "wrong_seats", game=self.game, least=self.seats[0], most=self.seats[1])
        if setup.scenario not in self.scenarios:
            raise Illegal("SETUP-2", "no_such_scenario", game=self.game, scenario=setup.scenario)
        least, most = self.seats_of(setup.scenario)
        if not least <= len(setup.seats) <= most:
            raise Illegal("SETUP-1", "wrong_seats", game=self.game, least=least, most=most)
        for hero in heroes:
            if hero not in self.heroes:
                raise Illegal("SETUP-3", "no_such_hero", game=self.game, hero=hero)
            if heroes.count(hero) > 1:
                raise Illegal("SETUP-4", "hero_twice", game=self.game, hero=hero)
        for id in setup.variants:
            if id not in known or setup.variants.count(id) > 1:
                raise Illegal("SETUP-5", "no_such_variant", game=self.game, variant=id)
            if against := next((other for other in known[id].excludes if other in setup.variants), None):
                raise Illegal("SETUP-6", "variants_clash", game=self.game, variant=id, other=against)
            if missing := next((other for other in known[id].needs if other not in setup.variants), None):
                raise Illegal("SETUP-7", "variant_needs", game=self.game, variant=id, other=missing)
            if not self.suits(known[id], setup):
                raise Illegal("SETUP-8", "variant_elsewhere", game=self.game, variant=id)
            if other := next((one for one in setup.variants if self.values_of_one(known[id], known.get(one))), None):
                raise Illegal("SETUP-6", "variants_clash", game=self.game, variant=id, other=other)
        if self.further and (why := self.further(setup)):
            raise why

    def values_of_one(self, variant: Variant, other: Variant | None) -> bool:
        """Whether these are two values of the same thing."""
        return other is not None and other != variant and variant.group == other.group != ""

    def suits(self, variant: Variant, setup: Setup) -> bool:
        """Whether a variant can be played in this scenario by so many."""
        least, most = variant.seats
        return least <= len(setup.seats) <= most and (not variant.scenarios or setup.scenario in variant.scenarios)

    def examples(self, seed: str) -> Iterator[Setup]:
        """A setup for every scenario at every number of seats, heroes left open; one for every variant, or clause of values."""
        for scenario in self.scenarios:
            least, most = self.seats_of(scenario)
            for n in range(least, most + 1):
                yield self.example(scenario, n, seed)
        ruled: set[str] = set()
        for variant in self.variants:
            if variant.group:
                if variant.clause in ruled:
                    continue
                ruled.add(variant.clause)
            scenario = (variant.scenarios or self.scenarios)[0]
            (least, most), (fewest, largest) = self.seats_of(scenario), variant.seats
            n = max(least, fewest, min(2, most, largest))
            yield self.example(scenario, n, seed, (*variant.needs, variant.id))

    def example(self, scenario: str, n: int, seed: str, variants: tuple[str, ...] = ()) -> Setup:
        """One setup; the players are called by letters."""
        return Setup(self.game, tuple(SeatSetup("ABCD"[i]) for i in range(n)), scenario, variants, seed)


class Standing(NamedTuple):
    """How a seat came out of a game."""

    seat: Seat
    place: int
    """1 is the first; seats that tie share a place."""
    score: int
    won: bool
    fate: str
    """A word of the game for how it ended for this seat; the tables of names have it under `fate`."""


class Score(NamedTuple):
    """A line of the score, by seats."""

    category: str
    """A word of the game; the tables of names have it under `achievement`."""
    points: tuple[int, ...]
    """What each seat has of it."""
    counted: tuple[int, ...]
    """What of it counts for each seat: a team counts one of its members."""
    titles: tuple[int, ...]
    """What a title adds for each seat."""


class Result(NamedTuple):
    """How a game ended: all seats, the best first."""

    standings: tuple[Standing, ...]
    scores: tuple[Score, ...] = ()
    """How the scores came about, line by line; none: they are counted in one."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody, one, or several that share it."""
        return tuple(standing.seat for standing in self.standings if standing.won)


@dataclass(frozen=True)
class Game:
    """A game, as a value made of functions and tables. Making one imports nothing of its content."""

    slug: Slug
    clauses: str
    """What the ids of its clauses begin with."""
    home: str
    """The package that holds it: its chapters, names and clauses."""
    rules: int
    """Raised when the same commands may give another game."""
    schema: int
    """Raised when the shape of the state changes; then there is a migration."""
    setups: Form
    begin: Callable[[Setup], State[Any, Any]]
    """The table laid out, with everything still to do on the agenda; nothing asked yet."""
    state: Callable[[], type[State[Any, Any]]]
    pieces: Callable[[State[Any, Any]], Counter[str]]
    """Every piece there must be."""
    census: Callable[[State[Any, Any]], Counter[str]]
    """Every piece there is."""
    sound: Callable[[State[Any, Any]], str | None]
    """What cannot be in a state, found by looking; None: nothing."""
    result: Callable[[State[Any, Any]], Result]
    phrases: Callable[[Lang], Phrasebook]
    aim: Callable[[View[Any, Any]], Callable[[Option], int]]
    """How much each option of the open question promises, for a walk that tries to get somewhere."""
    about: Callable[[str], Sequence[Any]] = lambda scenario: ()
    """What a scenario is like, as things that can be said, where the form names no clauses for it."""
    migrations: tuple[Callable[[Document], Document], ...] = ()
    """From schema 1 on: each takes the document of a save one schema further."""
    faces: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])
    """What a single hidden name may be, by its back; for the leak test."""
    titles: Mapping[Lang, str] = field(default_factory=dict[Lang, str])
    """What it is called, for a list of games that shall not wait until a table of names is read; else it stands there."""

    @property
    def book(self) -> ClauseBook:
        """Its rulebook."""
        return clause_book(self.home)

    def title(self, lang: Lang) -> str:
        """What it is called."""
        return self.titles.get(lang) or self.name("game", self.slug, lang)

    def name(self, kind: str, id: str, lang: Lang) -> str:
        """The name of one of its things as a title. It is read off the tables: no content is imported for it."""
        return Teller(Phrasebook(lang, self.home)).name(kind, id, "title")


KNOWN: tuple[Slug, ...] = ("dungeonquest", "mage_knight", "relic")
_guests: dict[Slug, Game] = {}


@lru_cache(None)
def packaged(slug: Slug) -> Game:
    """A game of this distribution."""
    game: Game = import_module(f"{__package__}.{slug}").GAME
    return game


def games() -> tuple[Game, ...]:
    """All games that can be played. Cheap: content is imported when a game is first used."""
    return (*map(packaged, KNOWN), *_guests.values())


def find(slug: Slug) -> Game:
    """The game of this name.

    Raises:
        LookupError: If there is none.
    """
    for game in games():
        if game.slug == slug:
            return game
    raise LookupError(slug)


@contextmanager
def registered(game: Game) -> Generator[Game]:
    """A game that exists for the length of a test."""
    before = dict(_guests)
    _guests[game.slug] = game
    try:
        yield game
    finally:
        _guests.clear()
        _guests.update(before)


def stands_in(kind: type, game: Game) -> bool:
    """Whether this class stands in the package of this game."""
    return kind.__module__ == game.home or kind.__module__.startswith(f"{game.home}.")


def home_of(kind: type) -> Game | None:
    """The game whose package this class stands in; None: that of the engine."""
    return next((game for game in games() if stands_in(kind, game)), None)


def by_clause(clause: str) -> Game | None:
    """The game a clause belongs to."""
    return next((game for game in games() if clause.startswith(f"{game.clauses}-")), None)


@lru_cache(None)
def engine_book(lang: Lang) -> Phrasebook:
    """What is said alike in every game."""
    from .engine import text_en, text_ru

    return {"en": text_en.BOOK, "ru": text_ru.BOOK}[lang]


def teller(game: Game | None, lang: Lang, of: View[Any, Any] | None = None, short: bool = False) -> Teller:
    """One who speaks of this game."""
    if lang not in LANGS:
        raise LookupError(lang)
    return Teller(game.phrases(lang) if game else engine_book(lang), of, short)


__all__ = [
    "Document",
    "Form",
    "Game",
    "Name",
    "Result",
    "Seat",
    "SeatSetup",
    "Setup",
    "Slug",
    "Standing",
    "Variant",
    "by_clause",
    "find",
    "games",
    "home_of",
    "registered",
    "stands_in",
    "teller",
]
