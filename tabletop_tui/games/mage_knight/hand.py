"""Cards and Units of the one who is to choose: the strip under the board, the line in the narrow layout, the numbers."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import accumulate
from typing import NamedTuple

from rules import Ref
from rules.mage_knight import cards, levels
from rules.mage_knight.basics import WOUND
from rules.mage_knight.deed_cards import CARDS, ArtifactCard
from rules.mage_knight.heroes import Hero

from ...i18n import _, ngettext
from ...ink import Line, cells, clip, header, padded
from ...pack import Sight
from . import bearers, faces, words

Shown = list[tuple[int, str]]
"""Number and id of what is shown."""
SIDES = ("basic", "strong", "sideways")
LISTED = 26
"""Columns of a card that stands in a line, at least."""
NAMED = 16
"""Columns of a card in the line of the narrow layout, at most."""


def own(sight: Sight) -> Hero | None:
    """The hero whose cards are shown; None: nobody's."""
    if sight.view.seat is None:
        return None
    hero: Hero = sight.view.me
    return hero if hero.name else None


def numbered(sight: Sight) -> list[Ref]:
    """Cards in hand, then Units."""
    hero = own(sight)
    if hero is None:
        return []
    return [*(Ref("card", card) for card in hero.hand), *(Ref("unit", unit.id) for unit in hero.units)]


def numbering(sight: Sight) -> Hashable:
    """Numbers are dealt when a turn begins, and kept until it ends, fights and all; between turns they follow the hand."""
    hero, table = own(sight), sight.view.table
    if hero is None:
        return None
    playing = hero.turn.part not in ("", "start", "end") or table.fight_of(hero.seat) is not None
    return hero.seat, table.round, playing, () if playing else tuple(hero.hand)


def playable(sight: Sight) -> dict[str, list[str]]:
    """The sides on which each card can be played now."""
    found: dict[str, list[str]] = {}
    for option in sight.asked.options if sight.asked else ():
        match option.do:
            case cards.Play(card, side):
                found.setdefault(card, []).append(side)
            case cards.PlaySideways(card):
                found.setdefault(card, []).append("sideways")
            case _:
                pass
    return found


def asks_for_cards(sight: Sight) -> bool:
    """Whether playing cards is the question; then a face shows what cannot be played."""
    return sight.asked is not None and bool(playable(sight))


def shown_cards(sight: Sight, hero: Hero) -> Shown:
    """The hand with its numbers."""
    return words.dealt(sight, "card") if sight.numbers else list(enumerate(hero.hand, 1))


def shown_units(sight: Sight, hero: Hero) -> Shown:
    """The Units with their numbers."""
    if sight.numbers:
        return words.dealt(sight, "unit")
    return [(n, unit.id) for n, unit in enumerate(hero.units, len(hero.hand) + 1)]


# the strip, wide


def strip(sight: Sight, width: int) -> list[Line]:
    """Hand and tactic, then the Units."""
    hero = own(sight)
    if hero is None:
        return []
    return [*hand_lines(sight, hero, width), *unit_lines(sight, hero, width)]


def piles(sight: Sight, hero: Hero) -> str:
    """How many cards lie where."""
    return _("deck {deck} · discard {discard} · limit {limit}").format(
        deck=in_deck(hero), discard=len(hero.discard), limit=levels.hand_limit(sight.view.table, hero)
    )


def in_deck(hero: Hero) -> int:
    """Cards of the Deed deck, those too that are looked through just now."""
    return len(hero.deck) + sum(not isinstance(CARDS.get(card), ArtifactCard) for card in hero.looking)


def hand_lines(sight: Sight, hero: Hero, width: int) -> list[Line]:
    """The hand as faces; slim ones or lines where there are too many."""
    n = len(hero.hand)
    title = _("HAND") + "  " + ngettext("{n} card", "{n} cards", n).format(n=n)
    return [header(title, piles(sight, hero), width, sight.area == "strip"), *hand_faces(sight, hero, width)]


def hand_faces(sight: Sight, hero: Hero, width: int) -> list[Line]:
    """As many lines as a face has, however many cards there are."""
    shown = shown_cards(sight, hero)
    usable = playable(sight) if asks_for_cards(sight) else None
    ways: dict[str, Sequence[str]] = {
        card: SIDES if usable is None else tuple(usable.get(card, ())) for _n, card in shown
    }
    boxes: list[list[Line]] = []
    column = card_column(len(shown), width)
    if column == faces.CARD:
        for n, card in shown:
            boxes.append(faces.card_face(sight, card, number=n, heavy=n == sight.number, usable=ways[card]))
        if hero.tactic and (len(shown) + 1) * faces.CARD <= width:
            boxes.append(faces.tactic_face(sight, hero))
    elif column:
        for n, card in shown:
            heavy, sides = n == sight.number, ways[card]
            boxes.append(faces.slim_face(sight, card, number=n, heavy=heavy, usable=sides, width=column))
    else:
        return card_list(sight, shown, width, ways)
    return faces.side_by_side(boxes) or [[] for _line in range(faces.CARD_LINES + 2)]


def card_column(n: int, width: int) -> int:
    """How wide a face is when there are so many cards; 0: they stand in lines."""
    column = min(faces.CARD, width // max(1, n))
    return column if column >= faces.SLIM else 0


def list_height(n: int, width: int) -> int:
    """Lines of a hand that stands in lines: as many as a face has, more if need be."""
    return max(faces.CARD_LINES + 2, -(-n // max(1, width // LISTED)))


def list_column(n: int, width: int) -> int:
    """Columns of a card in a line: as many as there is room for."""
    return max(LISTED, width // -(-n // list_height(n, width)))


def card_list(sight: Sight, shown: Shown, width: int, ways: dict[str, Sequence[str]]) -> list[Line]:
    """In columns, from top to bottom."""
    height = list_height(len(shown), width)
    column = list_column(len(shown), width)
    lines: list[Line] = [[] for _line in range(height)]
    for at, (n, card) in enumerate(shown):
        line = faces.card_line(
            sight, card, number=n, heavy=n == sight.number, width=column, usable=ways[card] if card != WOUND else ()
        )
        lines[at % height] += line
    return lines


def unit_lines(sight: Sight, hero: Hero, width: int) -> list[Line]:
    """The Units side by side, as wide as there is room; nothing where there are none."""
    if not hero.units:
        return []
    most = levels.command_tokens(sight.view.table, hero)
    title = _("UNITS") + "  " + _("{n} of {most} command tokens").format(n=tokens_used(hero), most=most)
    note = f"{words.TOKEN} " + _("above ready · on it spent") + " · ╱╱ " + _("wounded")
    return [header(title, note, width), *unit_faces(sight, hero, width)]


def tokens_used(hero: Hero) -> int:
    """Command tokens in use; Bonds of Loyalty has its own."""
    return sum(not unit.bonded for unit in hero.units)


def unit_column(hero: Hero, width: int) -> int:
    """How wide the face of a Unit is."""
    return min(faces.UNIT, width // max(1, len(hero.units)))


def unit_faces(sight: Sight, hero: Hero, width: int) -> list[Line]:
    """All Units in one row."""
    column = unit_column(hero, width)
    here = {unit.id: unit for unit in hero.units}
    boxes = [
        faces.unit_face(
            sight,
            hero,
            here[id],
            number=n,
            heavy=n == sight.number,
            width=column,
            would=bearers.would(sight, hero, here[id]),
        )
        for n, id in shown_units(sight, hero)
        if id in here
    ]
    return faces.side_by_side(boxes)


# the line, narrow


def hand_line(sight: Sight, width: int) -> list[Line]:
    """A heading, and the names of the cards with their numbers and colours."""
    hero = own(sight)
    if hero is None:
        return []
    parts = [
        *unit_selected(sight, hero),
        ngettext("{n} unit", "{n} units", len(hero.units)).format(n=len(hero.units)),
        _("deck {n}").format(n=in_deck(hero)),
        _("discard {n}").format(n=len(hero.discard)),
    ]
    title = _("HAND") + f" {len(hero.hand)}"
    return [header(title, " · ".join(parts), width, sight.area == "strip"), *names_lines(sight, hero, width)]


class Place(NamedTuple):
    """A card in the line: its number, what it is, and the cells it has."""

    n: int
    card: str
    x: int
    width: int


def places(sight: Sight, shown: Shown, width: int) -> list[list[Place]]:
    """Where each card stands: all alike in one line, else as wide as their names are, else in two; names are cut last of all."""
    needed = [cells(str(n)) + cells(words.name(sight, "card", card, short=True)) + 5 for n, card in shown]
    if not shown:
        return [[]]
    if len(shown) * max(needed) <= width:
        needed = [max([*needed, min(NAMED, width // len(shown))])] * len(shown)
    if sum(needed) <= width:
        return [in_a_row(shown, needed)]
    first = next(n for n in range(len(shown), 0, -1) if sum(needed[:n]) <= width)
    if sum(needed[first:]) > width:
        first = -(-len(shown) // 2)
        needed = [width // first] * len(shown)
    return [in_a_row(shown[:first], needed[:first]), in_a_row(shown[first:], needed[first:])]


def in_a_row(shown: Shown, widths: Sequence[int]) -> list[Place]:
    """One behind the other."""
    return [Place(*one, x, width) for one, x, width in zip(shown, accumulate(widths, initial=0), widths, strict=False)]


def names_lines(sight: Sight, hero: Hero, width: int) -> list[Line]:
    """`1 Swiftness W   2 Rage R`."""
    usable = playable(sight) if asks_for_cards(sight) else None
    lines: list[Line] = []
    for row in places(sight, shown_cards(sight, hero), width):
        line: Line = []
        for n, card, _x, column in row:
            line += named_card(sight, n, card, column, usable is None or card in usable)
        lines.append(line)
    return lines


def unit_selected(sight: Sight, hero: Hero) -> list[str]:
    """`►6 Utem Crossbowmen`, if a Unit is what is selected: it stands in the heading."""
    return [f"►{n} {words.name(sight, 'unit', id)}" for n, id in shown_units(sight, hero) if n == sight.number]


def named_card(sight: Sight, n: int, card: str, column: int, usable: bool) -> Line:
    """A card in the line: number, name, letter of its colour."""
    heavy = n == sight.number
    colour = words.letter(sight, CARDS[card].colour) if card != WOUND else ""
    name = clip(words.name(sight, "card", card, short=True), max(1, column - 4 - len(str(n))))
    cell: Line = [
        (f"{'►' if heavy else ' '}{n} ", "accent bold"),
        (name, "bold" if heavy else "text" if usable else "dim"),
    ]
    cell.append((f" {colour}", f"{faces.ink_of(card)} bold"))
    found = padded(cell, column)
    return [(text, f"{style or 'text'} on selection") for text, style in found] if heavy else found


# the mouse


def number_at(sight: Sight, width: int, x: int, y: int) -> int:
    """The number of what was clicked on in the strip; 0: nothing."""
    hero = own(sight)
    if hero is None:
        return 0
    cards_, units_ = shown_cards(sight, hero), shown_units(sight, hero)
    if not sight.wide:
        row = dict(enumerate(places(sight, cards_, width), 1)).get(y, [])
        return next((place.n for place in row if place.x <= x < place.x + place.width), 0)
    column = card_column(len(cards_), width)
    height = faces.CARD_LINES + 2 if column else list_height(len(cards_), width)
    if 1 <= y <= height:
        return nth(cards_, x // column if column else x // list_column(len(cards_), width) * height + y - 1)
    return nth(units_, x // unit_column(hero, width)) if y > height + 1 else 0


def nth(shown: Shown, at: int) -> int:
    """The number of the thing at this place; 0: there is none."""
    return shown[at][0] if 0 <= at < len(shown) else 0
