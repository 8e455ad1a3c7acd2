"""Words of Mage Knight that several English phrases share: numbers of things, and things by their ids."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..engine.phrases import Teller, listing, plural
from . import deed_cards, outlook
from .basics import WOUND
from .hexes import OFF_MAP, Hex

ROOM = 11
"""Signs of a narrow cell."""


def an(noun: str) -> str:
    """With its article."""
    return f"an {noun}" if noun[0] in "AEIOaeio" else f"a {noun}"


def wounds(n: int) -> str:
    """`a Wound`, `2 Wounds`."""
    return "a Wound" if n == 1 else f"{n} Wounds"


def some_cards(n: int) -> str:
    """`1 card`, `2 cards`."""
    return f"{n} {plural(n, 'card', 'cards')}"


def costs(n: int, have: int | None, what: str) -> str:
    """`3 Move, leaves 1`."""
    leaves = f", leaves {have - n}" if have is not None and have >= n else ""
    return f"{n} {what}{leaves}"


def of_need(made: outlook.Sum | None, what: str) -> str:
    """`: Attack 4 of 6`; nothing if it is not known."""
    return f": {what} {made.have} of {made.need}" if made else ""


# Things by their ids.


def numbered(t: Teller, name: str, number: str) -> str:
    """`Prowlers (2)` where there are several."""
    if t.short:
        return f"{name} {number}" if number and len(name) + 1 + len(number) <= ROOM else name
    return f"{name} ({number})" if number else name


def card(t: Teller, id: str) -> str:
    """`March`, `a Wound`; a card one sees from its back is `a card`."""
    if id == WOUND:
        return t.name("card", WOUND) if t.short else "a Wound"
    return t.name("card", id) if id in deed_cards.CARDS else "a card"


def half(t: Teller, id: str, side: str) -> str:
    """The title of a side of a card: the strong halves of Spells have one of their own."""
    strong = side == "strong" and isinstance(deed_cards.CARDS.get(id), deed_cards.SpellCard)
    return t.name("strong", id) if strong else card(t, id)


def pile(t: Teller, ids: Sequence[str]) -> str:
    """`2 cards: March and Rage`; without their faces `2 cards`."""
    if not all(map(outlook.is_card, ids)) or not ids:
        return some_cards(len(ids))
    named = listing([card(t, id) for id in ids], "en")
    return named if len(ids) == 1 else f"{some_cards(len(ids))}: {named}"


def unit(t: Teller, id: str) -> str:
    """`Peasants`."""
    return numbered(t, t.name("unit", outlook.name_of(id)), outlook.number_of(t, id))


def foe(t: Teller, id: str) -> str:
    """`Wolf Riders`; in a duel a Unit of the other hero, or the hero."""
    kind, _, seat = id.partition(" ")
    if kind == "hero":
        return called(t, int(seat))
    if outlook.is_unit(id) and not outlook.is_enemy(id):
        return unit(t, id)
    return numbered(t, t.name("enemy", outlook.name_of(id)), outlook.number_of(t, id))


def called(t: Teller, seat: int) -> str:
    """The hero of a seat."""
    if seat < 0:
        return "dummy" if t.short else "the dummy player"
    hero = outlook.hero_at(t, seat)
    return t.name("hero", hero) if hero else f"seat {seat + 1}"


def scene(t: Teller, space: Hex) -> str:
    """What is on a space: `village`, `red mine`, `plains`; "": it is not known."""
    at = outlook.place_at(t, space)
    if at is None:
        return ""
    if at.site in ("mine", "city") and at.colour:
        return t.name(at.site, at.colour)
    return t.name("site", at.site) if at.site else t.name("terrain", at.terrain)


def space_name(t: Teller, space: Hex) -> str:
    """`2,-1, village`."""
    if space == OFF_MAP:
        return "off the map"
    there = "" if t.short else scene(t, space)
    return f"{space}, {there}" if there else str(space)


def spot(t: Teller, space: Hex) -> str:
    """`the village at 2,-1`; `2,-1` where nothing is known of it."""
    there = scene(t, space)
    return f"the {there} at {space}" if there else str(space)


# Mana and colours.


def colour(t: Teller, id: str) -> str:
    """`red`."""
    return t.name("colour", id)


def either(t: Teller, colours: Iterable[str]) -> str:
    """`red or green`."""
    return listing([colour(t, one) for one in colours], "en", "or")


def source_of(t: Teller, kind: str, of: str) -> str:
    """Where mana comes from: `the red die`, `a blue crystal`."""
    hue = colour(t, of)
    if t.short:
        return f"{hue} {SHORT_SOURCES[kind]}"
    return {
        "die": f"the {hue} die",
        "steal": f"the {hue} die on your tactic",
        "crystal": f"{an(hue)} crystal",
        "token": f"{an(hue)} token",
        "endless": f"endless {hue} mana",
        "invoked": f"the invoked {hue} mana",
    }[kind]


SHORT_SOURCES = {
    "die": "die",
    "steal": "die",
    "crystal": "crys.",
    "token": "token",
    "endless": "mana",
    "invoked": "mana",
}


def reward(t: Teller, id: str) -> str:
    """`an Artifact`, `a red crystal`, `2 Fame`."""
    kind, _, what = id.partition(" ")
    if kind == "fame":
        return f"{what} Fame"
    if kind == "crystal" and what != "roll":
        return f"{an(colour(t, what))} crystal"
    return t.name("reward", id)


def contest(t: Teller, site: str) -> str:
    """What a fight is about."""
    return t.name("contest", site) if site in ("rampaging", "incantation", "duel") else f"the {t.name('site', site)}"


def element(t: Teller, id: str) -> str:
    """Before Attack and Block: `fire `; nothing for a physical one."""
    return "" if id == "physical" else f"{t.name('element', id)} "


# Phrases.


def plain(text: str) -> Callable[..., str]:
    """A phrase that is always the same."""
    return lambda *_: text
