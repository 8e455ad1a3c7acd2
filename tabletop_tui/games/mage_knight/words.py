"""Short words and signs of Mage Knight: letters of colours, mana, small texts."""

from __future__ import annotations

from rules import Name, Ref
from rules.engine.phrases import sentence
from rules.game import find
from rules.mage_knight.basics import BASIC
from rules.mage_knight.faces import AbilityText, CardText, SkillText, Small, TacticText
from rules.mage_knight.outlook import name_of

from ...ink import Line, Span, cells, clip, wrapped
from ...pack import Sight

TOKEN = "◉"
"""A Command token."""
BANNER = "⚑"


def form(sight: Sight, kind: str, id: str, word: str) -> str:
    """A further form of a name: a letter, what stands in a narrow cell; "": there is none."""
    entry = find(sight.view.game).phrases(sight.lang).entry(kind, id) or {}
    return str(entry.get(word, {}).get(sight.lang, ""))


def letter(sight: Sight, colour: str) -> str:
    """The letter of a colour of mana; of no colour none."""
    return form(sight, "colour", colour, "letter") if colour else ""


def name(sight: Sight, kind: str, id: str, *, short: bool = False) -> str:
    """What a card, Unit, Skill or tactic is called, without the quotes of running text."""
    book = find(sight.view.game).phrases(sight.lang)
    entry = book.entry(kind, name_of(id)) or {}
    if short and (brief := entry.get("short", {}).get(sight.lang)):
        return str(brief)
    named: str | dict[str, str] = entry.get(sight.lang, "")
    if isinstance(named, dict):
        return sentence(named.get("title") or named["nom"])
    return named or sight.say(Name(kind, name_of(id)))


def fitting_name(sight: Sight, kind: str, id: str, room: int) -> str:
    """The name of a thing; the short one where the long one does not fit, cut only if that does not fit either."""
    whole = name(sight, kind, id)
    return whole if cells(whole) <= room else clip(name(sight, kind, id, short=True), room)


def word(sight: Sight, id: str, *, short: bool = False) -> str:
    """A word of the game, as a label: `Move`."""
    return sentence(sight.say(Name("word", id), short))


def small(sight: Sight, text: CardText | AbilityText | SkillText | TacticText) -> str:
    """What a thing does, in words for a small face, with the numbers of now."""
    return sight.say(Small(text))


def mana(sight: Sight, colour: str, gone: bool = False) -> Span:
    """`[R]`; what cannot be used stands in round brackets."""
    text = letter(sight, colour)
    return (f"({text})", "dim") if gone else (f"[{text}]", f"mana-{colour} bold")


def crystals(sight: Sight, held: list[str]) -> Line:
    """`R1 G1 B0 W1`: how many of each colour."""
    line: Line = []
    for colour in ("red", "green", "blue", "white"):
        n = held.count(colour)
        line += [(letter(sight, colour), f"mana-{colour} bold"), (f"{n} ", "bold" if n else "muted")]
    return line


def tokens(sight: Sight, held: list[str]) -> Line:
    """A sign for each mana token."""
    return [mana(sight, colour) for colour in sorted(held, key=[*BASIC, "gold", "black"].index)]


def price_of(sight: Sight, colours: tuple[str, ...]) -> str:
    """`R#►`: what has to be paid; free things have no sign."""
    return "".join(letter(sight, colour) for colour in colours) + "►" if colours else ""


def rows(text: str, width: int, most: int) -> list[str]:
    """A text in at most so many lines; where more was cut off the last one ends in an ellipsis."""
    lines = wrapped(text, width)
    if len(lines) <= most:
        return lines
    kept = lines[:most]
    kept[-1] = f"{kept[-1][: width - 1].rstrip(' ,:')}…"
    return kept


def dealt(sight: Sight, kind: str) -> list[tuple[int, str]]:
    """The number and the id of every thing of a kind that goes by one."""
    return [(n, str(ref.id)) for n, ref in enumerate(sight.numbers, 1) if isinstance(ref, Ref) and ref.kind == kind]
