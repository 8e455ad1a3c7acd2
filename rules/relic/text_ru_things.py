"""What things on the table are called, in Russian: cards by their ids, spaces, players."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.phrases import Teller, listing, plural_ru
from ..engine.text_ru import RussianBook
from . import telling, text_ru_faces
from .abilities import Ability
from .cards import THREATS
from .text_ru_words import inside, together

BOOK = RussianBook("ru", "rules.relic", text_ru_faces.BOOK)
names = BOOK.names
BACKS = {
    "power card": ("карта Силы", "карту Силы", "карты Силы", "карт Силы"),
    "corruption card": ("карта Порчи", "карту Порчи", "карты Порчи", "карт Порчи"),
    "mission card": ("карта Задания", "карту Задания", "карты Задания", "карт Задания"),
    "character sheet": ("персонаж", "персонажа", "персонажа", "персонажей"),
    "threat card": ("карта Угрозы", "карту Угрозы", "карты Угрозы", "карт Угрозы"),
}
"""What is said of cards one sees from their backs: nominative, accusative, some, many."""


def thing(t: Teller, id: str, case: str = "nom") -> str:
    """`«Стальной разум»`, `волка`; of a card one sees from its back, `карта Силы`."""
    card, _, number = id.partition(".")
    kind = telling.kind_of(card)
    if not kind:
        back = BACKS.get(card, (card, card))
        return back[case == "acc"]
    name = t.name(kind, card, case)
    return f"{name} ({number})" if number and not t.short else name


KINDS = {
    "power": {"acc": "карту", "gen": "карты"},
    "corruption": {"acc": "карту Порчи", "gen": "карты Порчи"},
    "mission": {"acc": "Задание", "gen": "Задания"},
    "relic": {"acc": "Реликвию", "gen": "Реликвии"},
    "wargear": {"acc": "Снаряжение", "gen": "Снаряжения"},
    "asset": {"acc": "актив", "gen": "актива"},
    "event": {"acc": "событие", "gen": "события"},
    "encounter": {"acc": "встречу", "gen": "встречи"},
}
"""Titles are not declined: the kind of the thing stands before them in its case."""


def object_of(t: Teller, id: str, case: str = "acc") -> str:
    """`актив «Силовая булава»`, `варбосса орков`."""
    card = telling.card_of(id)
    kind = telling.kind_of(card)
    if kind == "hero" or not kind:
        return thing(t, id, case)
    if kind == "threat":
        kind = THREATS[card].sort
    return f"{KINDS[kind][case]} {thing(t, id)}" if kind in KINDS else thing(t, id, case)


def things(t: Teller, ids: Iterable[str], case: str = "acc") -> str:
    """`2 карты Силы`, `«Стальной разум» и «Сплочение»`."""
    named = list(ids)
    if named and not telling.kind_of(telling.card_of(named[0])):
        _, one, few, many = BACKS.get(named[0], (named[0],) * 4)
        return f"{len(named)} {plural_ru(len(named), one, few, many)}"
    titles = all(thing(t, one).startswith("«") for one in named)
    if len(named) > 1 and titles and case == "acc":
        return f"карты {listing([thing(t, one) for one in named], 'ru')}"
    said = [thing(t, one) if case == "nom" else object_of(t, one, case) for one in named]
    return listing(said, "ru") or "ничего"


def with_face(t: Teller, id: str) -> str:
    """A card, and what is printed on it."""
    face = telling.face_of(telling.card_of(id))
    printed = Teller(t.book, t.of)  # as it stands on the card, which orders and does not offer
    return thing(t, id) if t.short or face is None else f"{thing(t, id)}: {printed.say(face)}"


def who(t: Teller, seat: int, case: str = "nom") -> str:
    """The character of a seat."""
    table = telling.table_of(t)
    name = table.of(seat).character if table and 0 <= seat < len(table.players) else ""
    return t.name("hero", name, case) if name else f"место {seat + 1}"


def source(t: Teller, kind: str, card: str, case: str = "nom") -> str:
    """What an ability stands on."""
    match kind:
        case "special":
            return t.name("special", card, case)
        case "scenario":
            return t.name("scenario", card)
        case "character" if case != "nom":
            return {"acc": "свою способность", "gen": "своей способности"}[case]
        case _:
            return thing(t, card) if case == "nom" else object_of(t, card, case)


def deed_of(t: Teller, ability: Ability) -> str:
    """What is paid and done, without the moment for it."""
    t = t.offering
    does = listing([*together(t, ability.does), *map(t.say, ability.holds)], "ru")
    return f"{inside(t, ability.cost)} ► {does}" if ability.cost else does


@names("asset", "card", "trophy", "character")
def _(id: str, t: Teller) -> str:
    return thing(t, id) if id else "карта"


@names("seat")
def _(id: str, t: Teller) -> str:
    return who(t, int(id))


@names("group")
def _(id: str, t: Teller) -> str:
    return t.name("group", id or "other", "title")


@names("mission")
def _(id: str, t: Teller) -> str:
    return thing(t, id) if id else "текущее Задание"
