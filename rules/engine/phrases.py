"""Phrasebooks: one small typed function for each kind of thing that can be said, and the names of things from tables.

A phrase gets the thing and a teller, which says what is inside it, knows names, and holds the view whose current numbers are to
be filled in. What an instruction does is said as an order or offer ("search this room"), an event as what its seat does, without
the seat ("searches F5"): who speaks puts the name or the sign of the seat before it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar, cast

from .decisions import Blocked, Decision, Option, Ref
from .errors import BadSave, Clause, Illegal

if TYPE_CHECKING:
    from .views import View

Lang = Literal["en", "ru"]
LANGS: tuple[Lang, ...] = ("en", "ru")
PhraseT = TypeVar("PhraseT", bound=Callable[..., str])

Table = dict[str, Any]


class Name(NamedTuple):
    """A thing that has a name in the tables: its kind and its id."""

    kind: str
    id: str


class Entry(NamedTuple):
    """One clause of a rulebook, in our own words."""

    id: Clause
    chapter: str
    en: str
    ru: str
    mark: str
    """`seed`: authoritative; `unsure`, `house`: as the rules proposed it; "": the rules are clear."""
    why: str
    """Why no test is possible; "": there is one."""

    def text(self, lang: Lang) -> str:
        """What it says."""
        return self.ru if lang == "ru" else self.en


class ClauseBook(NamedTuple):
    """A rulebook: its chapters in order, and every clause."""

    chapters: dict[str, dict[Lang, str]]
    entries: dict[Clause, Entry]


@lru_cache(None)
def table_of(package: str, name: str) -> Table:
    """A table that lies beside a package; read once."""
    return tomllib.loads(files(package).joinpath(name).read_text("utf-8"))


@lru_cache(None)
def clause_book(package: str) -> ClauseBook:
    """The clauses of the game in this package."""
    table = table_of(package, "clauses.toml")
    chapters: dict[str, dict[Lang, str]] = {c["slug"]: {"en": c["en"], "ru": c["ru"]} for c in table["chapter"]}
    entries = {
        c["id"]: Entry(c["id"], c["chapter"], c["en"], c["ru"], c.get("mark", ""), c.get("why", ""))
        for c in table["clause"]
    }
    return ClauseBook(chapters, entries)


class Phrasebook:
    """What one language says of one game; what it does not know, the book beneath it does."""

    def __init__(self, lang: Lang, package: str, beneath: Phrasebook | None = None) -> None:
        """An empty book.

        Args:
            lang: Its language.
            package: Where `names.toml` lies.
            beneath: The book that is asked for what this one lacks: that of the engine.
        """
        self.lang: Lang = lang
        self.package, self.beneath = package, beneath
        self.phrases: dict[Any, Callable[..., str]] = {}
        self.questions: dict[type, Callable[..., str]] = {}

    def says(self, *kinds: type) -> Callable[[PhraseT], PhraseT]:
        """What an instruction or event of these kinds is called: `(thing, teller) -> str`."""

        def note(phrase: PhraseT) -> PhraseT:
            self.phrases.update(dict.fromkeys(kinds, phrase))
            return phrase

        return note

    def asks(self, *kinds: type) -> Callable[[PhraseT], PhraseT]:
        """How an instruction of these kinds asks its question: `(asking, teller) -> str`."""

        def note(phrase: PhraseT) -> PhraseT:
            self.questions.update(dict.fromkeys(kinds, phrase))
            return phrase

        return note

    def because(self, *reasons: str) -> Callable[[PhraseT], PhraseT]:
        """How a refusal for these reasons is explained: `(teller, **arguments) -> str`."""

        def note(phrase: PhraseT) -> PhraseT:
            self.phrases.update(dict.fromkeys(reasons, phrase))
            return phrase

        return note

    def names(self, *kinds: str) -> Callable[[PhraseT], PhraseT]:
        """How a thing of these kinds is called whose name does not stand in the tables as it is: `(id, teller) -> str`."""

        def note(phrase: PhraseT) -> PhraseT:
            self.phrases.update(dict.fromkeys((Name(kind, "") for kind in kinds), phrase))
            return phrase

        return note

    def phrase(self, key: Any) -> Callable[..., str] | None:
        """The phrase for a kind or a reason."""
        return self.phrases.get(key) or (self.beneath.phrase(key) if self.beneath else None)

    def question(self, kind: type) -> Callable[..., str] | None:
        """The phrase for the question of a kind."""
        return self.questions.get(kind) or (self.beneath.question(kind) if self.beneath else None)

    def entry(self, kind: str, id: str) -> Table | None:
        """What the table of names has of this thing."""
        found: Table | None = table_of(self.package, "names.toml").get(kind, {}).get(id)
        return found or (self.beneath.entry(kind, id) if self.beneath else None)


class Teller:
    """What a phrase has at hand: what is inside a thing, names, and the view whose numbers are to be filled in."""

    def __init__(
        self, book: Phrasebook, of: View[Any, Any] | None = None, short: bool = False, choice: bool = False
    ) -> None:
        """A teller of this book.

        Args:
            book: Where the phrases come from.
            of: What the listener sees; current numbers are filled in from it.
            short: For cells of 11 signs.
            choice: What one may do is said, not what is to be done: some languages have another form for it.
        """
        self.book, self.of, self.short, self.choice = book, of, short, choice

    @property
    def lang(self) -> Lang:
        """The language spoken."""
        return self.book.lang

    @property
    def offering(self) -> Teller:
        """The same teller, speaking of what one may do."""
        return self if self.choice else Teller(self.book, self.of, self.short, choice=True)

    def verb(self, order: str, choice: str) -> str:
        """The form of a verb: of what is to be done, or of what one may do."""
        return choice if self.choice else order

    def say(self, thing: Any) -> str:
        """A thing in words. What nobody has a phrase for is said in its notation."""
        match thing:
            case Option() | Blocked():
                return self.offering.say(thing.do)
            case Decision():
                phrase = self.book.question(type(thing.asking))
                return phrase(thing.asking, self) if phrase else self.say(thing.asking)
            case Illegal():
                phrase = self.book.phrase(thing.reason)
                return phrase(self, **thing.arguments) if phrase else thing.reason
            case BadSave():
                return self.reason(f"bad_save_{thing.fault}", **thing.arguments)
            case Name() | Ref():
                phrase = self.book.phrase(Name(thing.kind, ""))
                return phrase(str(thing.id), self) if phrase else self.name(thing.kind, str(thing.id))
            case _:
                phrase = self.book.phrase(type(thing))
                return phrase(thing, self) if phrase else str(getattr(thing, "notation", thing))

    def reason(self, reason: str, **arguments: Any) -> str:
        """A refusal by its reason."""
        phrase = self.book.phrase(reason)
        return phrase(self, **arguments) if phrase else reason

    def name(self, kind: str, id: str, case: str = "nom") -> str:
        """The name of a thing, in a case. A Russian title without cases stands in quotes and is not declined."""
        entry = self.book.entry(kind, id)
        if entry is None:
            return id.replace("_", " ")
        if self.short and "short" in entry and (short := in_language(entry["short"], self.lang)):
            return str(short)
        named = entry[self.lang]
        if isinstance(named, dict):
            forms = cast("dict[str, str]", named)
            return forms.get(case, forms["nom"])
        return f"«{named}»" if self.lang == "ru" and case != "title" and not self.short else str(named)

    def form(self, kind: str, id: str, form: str) -> str:
        """A further form from the table: a gender, a title; "" if there is none."""
        entry = self.book.entry(kind, id) or {}
        named = entry.get(self.lang)
        if isinstance(named, dict) and form in named:
            return str(cast("dict[str, str]", named)[form])
        return str(in_language(entry.get(form, ""), self.lang) or "")

    def list(self, things: Iterable[Any]) -> str:
        """Several things, with "and" before the last."""
        return listing([self.say(thing) if not isinstance(thing, str) else thing for thing in things], self.lang)


def in_language(value: Any, lang: Lang) -> Any:
    """A value that may differ by language."""
    return cast("Table", value).get(lang) if isinstance(value, dict) else value


def listing(words: Iterable[str], lang: Lang, last: str = "") -> str:
    """Words with commas between, and `last` before the last: "and" by itself."""
    said = list(words)
    last = last or ("и" if lang == "ru" else "and")
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} {last} {said[-1]}" if said else ""


def an(noun: str) -> str:
    """English: a noun with its article."""
    return f"an {noun}" if noun[0] in "AEIOUaeiou" else f"a {noun}"


def plural(n: int, one: str, many: str) -> str:
    """English: 1 card, 2 cards."""
    return one if abs(n) == 1 else many


def plural_ru(n: int, one: str, few: str, many: str) -> str:
    """Russian: 1, 21 карта; 2–4 карты; 0, 5–20 карт."""
    n = abs(n)
    if n % 10 == 1 and n % 100 != 11:
        return one
    return few if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else many


def sentence(text: str) -> str:
    """With a capital first letter."""
    return text[:1].upper() + text[1:]
