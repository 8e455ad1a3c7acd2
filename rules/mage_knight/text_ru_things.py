"""Words of Mage Knight that several Russian phrases share: numbers of things, and things by their ids."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ..engine.phrases import Teller, listing, plural_ru
from . import deed_cards, outlook
from .basics import WOUND
from .hexes import OFF_MAP, Hex

ROOM = 12
"""Signs of a narrow cell."""


def wounds(n: int) -> str:
    """`1 Ранение`, `2 Ранения`, `5 Ранений`."""
    return f"{n} {plural_ru(n, 'Ранение', 'Ранения', 'Ранений')}"


def some_cards(n: int) -> str:
    """`1 карту`, `2 карты`, `5 карт`: as an object."""
    return f"{n} {plural_ru(n, 'карту', 'карты', 'карт')}"


def costs(n: int, have: int | None, what: str) -> str:
    """`Движение 3, останется 1`."""
    leaves = f", останется {have - n}" if have is not None and have >= n else ""
    return f"{what} {n}{leaves}"


def of_need(made: outlook.Sum | None, what: str) -> str:
    """`: Атака 4 из 6`; nothing if it is not known."""
    return f": {what} {made.have} из {made.need}" if made else ""


def fame(n: int) -> str:
    """`1 очко Славы`, `2 очка Славы`, `5 очков Славы`."""
    return f"{n} {plural_ru(n, 'очко', 'очка', 'очков')} Славы"


# Things by their ids.


def numbered(t: Teller, name: str, number: str) -> str:
    """`налётчики (2)` where there are several."""
    if t.short:
        return f"{name} {number}" if number and len(name) + 1 + len(number) <= ROOM else name
    return f"{name} ({number})" if number else name


def card(t: Teller, id: str, case: str = "acc") -> str:
    """`карту «Марш»`, `Ранение`; a card one sees from its back is `карту`."""
    if id == WOUND:
        return t.name("card", WOUND, case)
    if t.short:
        return t.name("card", id)
    noun = t.name("word", "card", case)
    return f"{noun} {t.name('card', id)}" if id in deed_cards.CARDS else noun


def title(t: Teller, id: str) -> str:
    """`«Марш»`, without a word before it; a Wound as it is."""
    return t.name("card", id)


def half(t: Teller, id: str, side: str) -> str:
    """The title of a side of a card: the strong halves of Spells have one of their own."""
    strong = side == "strong" and isinstance(deed_cards.CARDS.get(id), deed_cards.SpellCard)
    return t.name("strong", id) if strong else title(t, id)


def pile(t: Teller, ids: Sequence[str]) -> str:
    """`2 карты: «Марш» и «Ярость»`; without their faces `2 карты`. As an object."""
    if not all(map(outlook.is_card, ids)) or not ids:
        return some_cards(len(ids))
    if len(ids) == 1:
        return card(t, ids[0])
    return f"{some_cards(len(ids))}: {listing([title(t, id) for id in ids], 'ru')}"


def unit(t: Teller, id: str, case: str = "acc") -> str:
    """`крестьян`."""
    return numbered(t, t.name("unit", outlook.name_of(id), "nom" if t.short else case), outlook.number_of(t, id))


def foe(t: Teller, id: str, case: str = "acc") -> str:
    """`волчьих всадников`; in a duel a Unit of the other hero, or the hero."""
    kind, _, seat = id.partition(" ")
    if kind == "hero":
        return called(t, int(seat), case)
    if outlook.is_unit(id) and not outlook.is_enemy(id):
        return unit(t, id, case)
    return numbered(t, t.name("enemy", outlook.name_of(id), "nom" if t.short else case), outlook.number_of(t, id))


SEAT = {"nom": "место", "gen": "места", "dat": "месту", "acc": "место", "ins": "местом", "pre": "месте"}
DUMMY = {
    "nom": "виртуальный игрок",
    "gen": "виртуального игрока",
    "dat": "виртуальному игроку",
    "acc": "виртуального игрока",
    "ins": "виртуальным игроком",
    "pre": "виртуальном игроке",
}


def called(t: Teller, seat: int, case: str = "nom") -> str:
    """The hero of a seat."""
    if seat < 0:
        return outlook.brief(t, "вирт. игрок", DUMMY[case])
    hero = outlook.hero_at(t, seat)
    return t.name("hero", hero, "nom" if t.short else case) if hero else f"{SEAT[case]} {seat + 1}"


def scene(t: Teller, space: Hex) -> str:
    """What is on a space: `деревня`, `красная шахта`, `равнина`; "": it is not known."""
    at = outlook.place_at(t, space)
    if at is None:
        return ""
    if at.site in ("mine", "city") and at.colour:
        return t.name(at.site, at.colour)
    return t.name("site", at.site) if at.site else t.name("terrain", at.terrain)


def space_name(t: Teller, space: Hex) -> str:
    """`2,-1, деревня`."""
    if space == OFF_MAP:
        return "вне карты"
    there = "" if t.short else scene(t, space)
    return f"{space}, {there}" if there else str(space)


def spot(t: Teller, space: Hex) -> str:
    """`гекс 2,-1 (деревня)`; `гекс 2,-1` where nothing is known of it."""
    there = scene(t, space)
    return f"гекс {space} ({there})" if there else f"гекс {space}"


# Mana and colours.


def colour(t: Teller, id: str, form: str = "nom") -> str:
    """`красный`, `красную`."""
    return t.name("colour", id, form)


def short_colour(t: Teller, id: str) -> str:
    """`крас.`, for narrow cells."""
    hue = colour(t, id)
    return hue if len(hue) <= 5 else f"{SHORT_COLOURS[id]}."


SHORT_COLOURS = {"red": "крас", "blue": "син", "green": "зел", "white": "бел", "gold": "зол", "black": "чёрн"}


def either(t: Teller, colours: Iterable[str], form: str = "f_acc") -> str:
    """`красную или зелёную`: of mana, as an object."""
    return listing([colour(t, one, form) for one in colours], "ru", "или")


def source_of(t: Teller, kind: str, of: str) -> str:
    """Where mana comes from: `красный кубик`, `синий кристалл`."""
    if t.short:
        return f"{short_colour(t, of)} {SHORT_SOURCES[kind]}"
    hue, mana = colour(t, of), colour(t, of, "f_nom")
    return {
        "die": f"{hue} кубик",
        "steal": f"{hue} кубик с Тактики",
        "crystal": f"{hue} кристалл",
        "token": f"{hue} жетон маны",
        "endless": f"{mana} мана без ограничений",
        "invoked": f"призванная {mana} мана",
    }[kind]


SHORT_SOURCES = {
    "die": "кубик",
    "steal": "кубик",
    "crystal": "крист.",
    "token": "жетон",
    "endless": "мана",
    "invoked": "мана",
}


def reward(t: Teller, id: str) -> str:
    """`Артефакт`, `красный кристалл`, `2 Славы`: as an object."""
    kind, _, what = id.partition(" ")
    if kind == "fame":
        return fame(int(what))
    if kind == "crystal" and what != "roll":
        return f"{colour(t, what)} кристалл"
    return t.name("reward", id, "acc")


def contest(t: Teller, site: str) -> str:
    """What a fight is about: after «за»."""
    kind = "contest" if site in ("rampaging", "incantation", "duel") else "site"
    return t.name(kind, site, "acc")


ATTACKS = {"physical": "Атака", "fire": "огненная Атака", "ice": "ледяная Атака", "coldfire": "Атака холодного огня"}
BLOCKS = {"physical": "Блок", "fire": "огненный Блок", "ice": "ледяной Блок", "coldfire": "Блок холодного огня"}
"""By their element."""


# Phrases.


def plain(text: str) -> Callable[..., str]:
    """A phrase that is always the same."""
    return lambda *_: text
