"""The views beside the board: hand, Units, Play area, character. Each tells what can be pointed at in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from rules import Ref
from rules.engine.phrases import sentence
from rules.mage_knight import levels, mana, movement, units
from rules.mage_knight.basics import WOUND
from rules.mage_knight.deed_cards import CARDS
from rules.mage_knight.faces import AbilityText, CardText, SkillText, TacticText
from rules.mage_knight.heroes import Hero
from rules.mage_knight.table import Table

from ...i18n import _
from ...ink import Line, header, padded, pointed, wrapped
from ...pack import Row, Sight
from . import faces, hand, offers, panels, plays, track, words


class Block(NamedTuple):
    """Lines that belong together, and the things in them."""

    lines: list[Line]
    spots: Sequence[Ref] = ()


Told = Callable[[Sight, Hero, int], Iterator[Block]]


def lines(sight: Sight, which: str, width: int) -> list[Line]:
    """A view."""
    if which == "offers" and not sight.listed:
        return offers.drawer(sight, width)
    return [line for block in blocks(sight, which, width) for line in block.lines]


def rows(sight: Sight, which: str, width: int) -> list[Row]:
    """What can be pointed at in a view, row by row."""
    if which == "offers" and not sight.listed:
        return offers.rows(sight, width)
    found: list[Row] = []
    first = 0
    for block in blocks(sight, which, width):
        if block.spots:
            found.append(Row(first, first + len(block.lines) - 1, block.spots))
        first += len(block.lines)
    return found


def blocks(sight: Sight, which: str, width: int) -> Iterator[Block]:
    """A view, piece by piece."""
    hero = hand.own(sight)
    told = VIEWS.get(which)
    if hero is None or told is None:
        return iter(())
    return told(sight, hero, width)


def entry(sight: Sight, spot: Ref, head: Line, texts: Iterable[str], width: int) -> Block:
    """A thing in full: a heading, then what it says."""
    first = pointed(padded(head, width)) if sight.pointed == spot else head
    told: list[Line] = [[(f"    {line}", "text")] for text in texts for line in wrapped(text, width - 6)]
    return Block([first, *told], [spot])


# hand


def hand_view(sight: Sight, hero: Hero, width: int) -> Iterator[Block]:
    """Wide: the texts in full. Narrow: the faces, cards and Units, as there is no other place for them."""
    if sight.wide or sight.listed:
        yield from cards_in_full(sight, hand.shown_cards(sight, hero), width)
        if hero.tactic:
            yield tactic(sight, hero, width)
        return
    yield from hand_in_faces(sight, hero, width)
    if hero.units:
        note = _("{n} of {most} command tokens").format(n=hand.tokens_used(hero), most=most_tokens(sight, hero))
        yield Block([[(" " + _("UNITS") + " ", "bold"), (note, "muted")]])
        yield Block(hand.unit_faces(marked(sight, "unit"), hero, width), [Ref("unit", unit.id) for unit in hero.units])


def hand_in_faces(sight: Sight, hero: Hero, width: int) -> Iterator[Block]:
    """Every card of the hand as a face; what is pointed at is drawn as selected."""
    shown = hand.shown_cards(sight, hero)
    lines = hand.hand_faces(marked(sight, "card"), hero, width)
    yield Block(lines, list(dict.fromkeys(Ref("card", card) for _n, card in shown)))


def marked(sight: Sight, kind: str) -> Sight:
    """The same with what is pointed at as the thing that is selected."""
    spot = sight.pointed
    if isinstance(spot, Ref) and spot.kind == kind and spot in sight.numbers:
        return replace(sight, number=sight.numbers.index(spot) + 1)
    return sight


def most_tokens(sight: Sight, hero: Hero) -> int:
    """Command tokens of the hero."""
    return levels.command_tokens(sight.view.table, hero)


def cards_in_full(sight: Sight, shown: Sequence[tuple[int, str]], width: int) -> Iterator[Block]:
    """Both effects of every card; alike ones together."""
    for card in dict.fromkeys(card for _n, card in shown):
        here = [str(n) for n, other in shown if other == card and n]
        yield card_in_full(sight, card, " ".join(here), width)


def card_in_full(sight: Sight, card: str, lead: str, width: int, played: str = "") -> Block:
    """A card with both effects; in the Play area how it was played."""
    colour = words.letter(sight, CARDS[card].colour) if card != WOUND else ""
    head: Line = [(f" {lead or ' '} ", "accent bold"), (words.name(sight, "card", card), "bold")]
    head += [(f" {colour} ", f"{faces.ink_of(card)} bold"), (faces.kind_of(sight, card), "muted")]
    head += [(f"  ► {played}", "legal")] * bool(played)
    return entry(sight, Ref("card", card), head, card_texts(sight, card), width)


def card_texts(sight: Sight, card: str) -> list[str]:
    """Both effects in full, with the mana they take."""
    if card == WOUND:
        return [sentence(sight.say(CardText(card, "basic")))]
    texts: list[str] = []
    for side in ("basic", "strong"):
        price = words.price_of(sight, CARDS[card].price(side))
        texts.append(f"{price} {sentence(sight.say(CardText(card, side)))}".strip())
    return texts


# Units


def units_view(sight: Sight, hero: Hero, width: int) -> Iterator[Block]:
    """The Units as faces, then what they can do in full."""
    if not hero.units:
        yield Block([[(" " + _("no units yet; {key} shows those on offer").format(key="O"), "muted")]])
        return
    if not sight.listed:
        yield Block([*hand.unit_faces(marked(sight, "unit"), hero, width), []])
    states = [panels.unit_state(sight, hero, n) for n in range(len(hero.units))]
    for (n, id), state in zip(hand.shown_units(sight, hero), states, strict=False):
        head: Line = [(f" {n} ", "accent bold"), (state, "bold")]
        yield entry(sight, Ref("unit", id), head, unit_texts(sight, id), width)


def unit_texts(sight: Sight, unit: str) -> list[str]:
    """Every row of a Unit card in full."""
    found: list[str] = []
    for n, row in enumerate(units.printed(unit).abilities, 1):
        price = words.price_of(sight, (row.mana,) if row.mana else ())
        text = sight.say(AbilityText(unit, n)).partition(": ")[2] if row.mana else sight.say(AbilityText(unit, n))
        found.append(f"{price} {sentence(text)}".strip())
    return found


# offers, in lines


def offers_view(sight: Sight, hero: Hero, width: int) -> Iterator[Block]:
    """What is on offer, with prices, one after the other."""
    yield Block([offers.influence(sight)])
    for stall in offers.stalls(sight):
        if stall.wares:
            yield Block([[(f" {stall.title}", "bold")]])
        for ware in stall.wares:
            key = sight.letters.get(ware.spot, " ")
            price = offers.tag(sight, ware)
            id = str(ware.spot.id)
            texts = unit_texts(sight, id) if ware.spot.kind == "offer" else card_texts(sight, id)
            head: Line = [
                (f" {key} ", "accent bold"),
                (offers.title_of(sight, ware.spot), "bold"),
                (f"  {price}", "text"),
            ]
            yield entry(sight, ware.spot, head, texts, width)
    yield Block([offers.decks(sight)])


# Play area


def play_view(sight: Sight, hero: Hero, width: int) -> Iterator[Block]:
    """What was played, what is in force, the Source, the discard pile."""
    yield Block([header(_("Source"), "", width)])
    yield dice(sight)
    for title, pile in (
        (_("Played: discarded at the end of the turn"), hero.played),
        (_("Played: out of the game at the end of the turn"), hero.thrown),
        (_("Set aside until the end of the Round"), hero.aside),
    ):
        if pile:
            yield Block([header(title, "", width)])
            yield from played_in_full(sight, hero, pile, width)
    if in_force := list(effects(sight, hero)):
        yield Block([header(_("In force"), "", width), *[[(f" {text}", "text")] for text in in_force]])
    names = ", ".join(words.name(sight, "card", card) for card in hero.discard)
    told = [[(f" {line}", "muted")] for line in wrapped(names or _("empty"), width - 2)]
    yield Block([header(_("Discard pile"), _("deck {n}").format(n=len(hero.deck)), width), *told])


def played_in_full(sight: Sight, hero: Hero, pile: Sequence[str], width: int) -> Iterator[Block]:
    """Both effects of every card, and how it was played."""
    sides = plays.sides_played(sight, hero.seat)
    for card in dict.fromkeys(pile):
        yield card_in_full(sight, card, "", width, ", ".join(sides.get(card, ())))


def dice(sight: Sight) -> Block:
    """The dice of the Source, one by one."""
    table: Table = sight.view.table
    line: Line = [(" ", "")]
    spots: list[Ref] = []
    for n, die in enumerate(table.source):
        spot = Ref("die", str(n))
        spots.append(spot)
        text, ink = words.mana(sight, die.colour, gone=die.at != "source" or track.depleted(sight, die))
        line += [("►" if spot == sight.pointed else " ", "accent bold"), (text, ink)]
        line.append((f" {where_of(die.at)}" if die.at != "source" else "", "muted"))
    return Block([line], spots)


def where_of(at: str) -> str:
    """Where a die is that does not lie in the Source."""
    word = at.partition(" ")[0]
    places = {"used": _("used"), "kept": _("used"), "held": _("on a tactic"), "claimed": _("claimed")}
    return places.get(word, "")


def effects(sight: Sight, hero: Hero) -> Iterator[str]:
    """What texts change for the rest of the turn."""
    for what in hero.turn.allows:
        if what in ("no dice", "no skills"):
            yield {"no dice": _("No die may be used."), "no skills": _("No Skill may be used.")}[what]
        elif not what.startswith("invoked"):
            yield sentence(sight.say(mana.Allow(what)))
    for change in hero.turn.costs:
        yield sentence(sight.say(movement.CheaperTerrain(change)))


# character


def character_view(sight: Sight, hero: Hero, width: int) -> Iterator[Block]:
    """Tracks, Skills and tactic in full."""
    yield Block([*panels.tracks(sight, hero, width), panels.points(sight, hero), panels.done(sight, hero, width)])
    if hero.skills:
        yield Block([header(_("Skills"), "", width)])
    for skill in hero.skills:
        gone = panels.used(hero, skill)
        mark = ("✗ ", "dim") if gone else ("✓ ", "ok")
        state = _("used") if gone else ""
        head: Line = [(" ", ""), mark, (words.name(sight, "skill", skill), "bold"), (f"  {state}", "dim")]
        yield entry(sight, Ref("skill", skill), head, [sentence(sight.say(SkillText(skill)))], width)
    if hero.tactic:
        yield Block([header(_("Tactic"), "", width)])
        yield tactic(sight, hero, width)


def tactic(sight: Sight, hero: Hero, width: int) -> Block:
    """The tactic of the hero in full."""
    state = "  " + _("used") if hero.tactic_used else ""
    head: Line = [
        ("   ", ""),
        (words.name(sight, "tactic", hero.tactic), "bold"),
        ("  " + _("tactic") + state, "muted"),
    ]
    texts = [sentence(sight.say(TacticText(hero.tactic)))]
    return entry(sight, Ref("tactic", hero.tactic), head, texts, width)


VIEWS: dict[str, Told] = {
    "hand": hand_view,
    "units": units_view,
    "offers": offers_view,
    "play": play_view,
    "character": character_view,
}


def title(which: str) -> str:
    """The heading of a view."""
    titles = {
        "hand": _("HAND"),
        "units": _("UNITS"),
        "offers": _("OFFERS"),
        "play": _("PLAY AREA"),
        "character": _("CHARACTER"),
    }
    return titles.get(which, "")
