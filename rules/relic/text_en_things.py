"""What things on the table are called, in English: cards by their ids, spaces, players."""

from __future__ import annotations

from collections.abc import Iterable

from ..engine.phrases import Phrasebook, Teller, an, listing
from . import telling, text_en_faces
from .abilities import Ability
from .text_en_words import inside, together

BOOK = Phrasebook("en", "rules.relic", text_en_faces.BOOK)
names = BOOK.names
BACKS = {
    "power card": "a Power card",
    "corruption card": "a Corruption card",
    "mission card": "a Mission card",
    "character sheet": "a character",
    "threat card": "a Threat card",
}
"""What is said of a card one sees from its back."""


def thing(t: Teller, id: str) -> str:
    """`Steel Mind`; of a card one sees from its back, `a Power card`."""
    card, _, number = id.partition(".")
    kind = telling.kind_of(card)
    if not kind:
        return BACKS.get(card) or an(card)
    name = t.name(kind, card)
    return f"{name} ({number})" if number and not t.short else name


def things(t: Teller, ids: Iterable[str]) -> str:
    """`2 Power cards`, `Steel Mind and Rally`."""
    named = list(ids)
    if named and not telling.kind_of(telling.card_of(named[0])):
        back = BACKS.get(named[0], f"a {named[0]}")
        return back if len(named) == 1 else f"{len(named)} {back.partition(' ')[2]}s"
    return listing([thing(t, one) for one in named], "en") or "nothing"


def with_face(t: Teller, id: str) -> str:
    """A card, and what is printed on it."""
    face = telling.face_of(telling.card_of(id))
    printed = Teller(t.book, t.of)  # as it stands on the card, which orders and does not offer
    return thing(t, id) if t.short or face is None else f"{thing(t, id)}: {printed.say(face)}"


def who(t: Teller, seat: int) -> str:
    """The character of a seat."""
    table = telling.table_of(t)
    name = table.of(seat).character if table and 0 <= seat < len(table.players) else ""
    return t.name("hero", name) if name else f"seat {seat + 1}"


def source(t: Teller, kind: str, card: str) -> str:
    """What an ability stands on."""
    match kind:
        case "special":
            return t.name("special", card)
        case "scenario":
            return t.name("scenario", card)
        case _:
            return thing(t, card)


def deed_of(t: Teller, ability: Ability) -> str:
    """What is paid and done, without the moment for it."""
    t = t.offering
    does = listing([*together(t, ability.does), *map(t.say, ability.holds)], "en")
    return f"{inside(t, ability.cost)} ► {does}" if ability.cost else does


@names("asset", "card", "trophy", "character")
def _(id: str, t: Teller) -> str:
    return thing(t, id) if id else "card"


@names("seat")
def _(id: str, t: Teller) -> str:
    return who(t, int(id))


@names("group")
def _(id: str, t: Teller) -> str:
    return t.name("group", id or "other", "title")


@names("mission")
def _(id: str, t: Teller) -> str:
    return thing(t, id) if id else "your active Mission"
