"""Cards and Units as small frames of text, and as a line each where there is no room."""

from __future__ import annotations

from collections.abc import Sequence

from rules import Name
from rules.engine.instructions import Effect, whole
from rules.mage_knight import units
from rules.mage_knight.basics import WOUND
from rules.mage_knight.deed_cards import CARDS, ArtifactCard, SpellCard
from rules.mage_knight.faces import AbilityText, CardText, TacticText
from rules.mage_knight.heroes import Hero, Unit
from rules.mage_knight.tactics import TACTICS

from ...i18n import _
from ...ink import Line, Span, cells, clip, length, padded
from ...pack import Sight
from . import words

LIGHT, HEAVY = "╭─╮│╰╯", "┏━┓┃┗┛"
CARD, SLIM, UNIT = 13, 9, 26
"""Columns of a card face, of a slim one, of a Unit."""
CARD_LINES, UNIT_LINES = 5, 2
"""Lines inside the frame."""
NOTHING: Span = ("", "")


def framed(
    width: int,
    inside: Sequence[Line],
    ink: str,
    *,
    left: str = "",
    right: str = "",
    foot: str = "",
    heavy: bool = False,
    lead: str = "accent bold",
) -> list[Line]:
    """A box with something at both ends of its upper border and in the middle of its lower one; heavy: it is selected."""
    nw, flat, ne, tall, sw, se = HEAVY if heavy else LIGHT
    edge = "accent bold" if heavy else ink
    foot = f" {foot} " if foot and cells(foot) <= width - 4 else clip(foot, width - 2)
    before = max(0, width - 2 - len(foot)) // 2
    gap = width - 2 - length([(left, ""), (right, "")])
    ground = " on selection" if heavy else ""
    top: Line = [(nw, edge), (left, lead), (flat * gap, edge), (right, f"{ink} bold"), (ne, edge)]
    body: list[Line] = [[(tall, edge), *grounded(padded(line, width - 2), ground), (tall, edge)] for line in inside]
    under = flat * (width - 2 - before - length([(foot, "")])) + se
    return [top, *body, [(sw + flat * before, edge), (foot, "muted"), (under, edge)]]


def grounded(line: Line, ground: str) -> Line:
    """The same on the ground of what is selected."""
    return [(text, f"{ink or 'text'}{ground}" if " on " not in ink else ink) for text, ink in line]


def side_by_side(boxes: Sequence[Sequence[Line]], gap: int = 0) -> list[Line]:
    """Frames of one height in a row."""
    blank = [(" " * gap, "")] if gap else []
    height = max(map(len, boxes), default=0)
    return [[span for box in boxes if y < len(box) for span in (*box[y], *blank)] for y in range(height)]


def ink_of(card: str) -> str:
    """The colour of a card's frame."""
    if card == WOUND:
        return "line"
    return f"mana-{CARDS[card].colour or 'gold'}"


def kind_of(sight: Sight, card: str) -> str:
    """What stands at the foot of a card: Spell, Artifact, or the kind of an Action."""
    if card == WOUND:
        return sight.say(Name("card_kind", "wound"), short=True)
    printed = CARDS[card]
    if isinstance(printed, SpellCard | ArtifactCard):
        kind = "spell" if isinstance(printed, SpellCard) else "artifact"
        return sight.say(Name("card_kind", kind), short=True)
    icons = printed.icons.replace("/", " ").split()
    return sight.say(Name("effect_kind", icons[0]), short=True) if icons else ""


def sides(sight: Sight, card: str) -> tuple[str, str]:
    """Both texts of a card with the mana they take; an Artifact is thrown away for its strong one."""
    if card == WOUND:
        return words.small(sight, CardText(card, "basic")), ""
    printed = CARDS[card]
    texts: list[str] = []
    for side in ("basic", "strong"):
        price = words.price_of(sight, printed.price(side))
        if side == "strong" and isinstance(printed, ArtifactCard):
            price = "✗►"
        texts.append(f"{price} {words.small(sight, CardText(card, side))}".strip())
    return texts[0], texts[1]


def shared(basic: str, strong: str, width: int, most: int) -> tuple[list[str], list[str]]:
    """Both texts in lines, each as whole as the other leaves room."""
    one, two = (len(words.rows(text, width, 99)) if text else 0 for text in (basic, strong))
    half = most // 2
    first = most - min(two, half) if one > half else one
    upper = words.rows(basic, width, max(1, min(one, first)))
    return upper, words.rows(strong, width, most - len(upper)) if strong else []


def card_face(
    sight: Sight,
    card: str,
    *,
    number: int = 0,
    heavy: bool = False,
    usable: Sequence[str] | None = None,
    lines: int = CARD_LINES,
) -> list[Line]:
    """A card, 13 columns wide: its name, its basic and its strong effect as they stand now.

    Args:
        sight: what is seen.
        card: which.
        number: the digit it goes by; 0: none.
        heavy: it is selected.
        usable: the sides that can be played now; None: that is not the question.
        lines: inside the frame.
    """
    texts = shared(*sides(sight, card), CARD - 2, lines - 1)
    colour = words.letter(sight, CARDS[card].colour) if card != WOUND else ""
    inks = ["text" if usable is None or side in usable else "dim" for side in ("basic", "strong")]
    inside: list[Line] = [[(clip(words.name(sight, "card", card, short=True), CARD - 2), "bold")]]
    inside += [[(line, ink)] for text, ink in zip(texts, inks, strict=True) for line in text]
    inside += [[] for _line in range(lines - len(inside))]
    mark = f"{number}{'►' * heavy}" if number else "►" * heavy
    right = f" {colour} " if colour else ""
    return framed(CARD, inside, ink_of(card), left=mark, right=right, foot=kind_of(sight, card), heavy=heavy)


def slim_face(
    sight: Sight, card: str, *, number: int, heavy: bool, usable: Sequence[str], width: int = SLIM
) -> list[Line]:
    """A card, 9 columns wide or more: its name, and what it does as far as there is room."""
    title = words.rows(words.name(sight, "card", card, short=True), width - 2, 2)
    upper, lower = shared(*sides(sight, card), width - 2, CARD_LINES - len(title))
    inks = ["text" if side in usable else "dim" for side in ("basic", "strong")]
    inside: list[Line] = [[(line, "bold")] for line in title]
    inside += [[(line, ink)] for text, ink in zip((upper, lower), inks, strict=True) for line in text]
    inside += [[] for _line in range(CARD_LINES - len(inside))]
    colour = words.letter(sight, CARDS[card].colour) if card != WOUND else ""
    mark = f"{number}{'►' * heavy}"
    return framed(width, inside, ink_of(card), left=mark, right=colour, heavy=heavy)


def card_line(sight: Sight, card: str, *, number: int, heavy: bool, width: int, usable: Sequence[str]) -> Line:
    """A card in a line: number, name, colour, and its basic effect in a few signs."""
    colour = words.letter(sight, CARDS[card].colour) if card != WOUND else ""
    name = clip(words.name(sight, "card", card, short=True), 11).ljust(11)
    ink = "bold" if usable else "dim"
    line: Line = [(f"{'►' if heavy else ' '}{number:>2} ", "accent bold"), (name, ink)]
    line.append((f" {colour:1} ", f"{ink_of(card)} bold"))
    if card != WOUND:
        basic, strong = (sight.say(CardText(card, side), short=True) for side in ("basic", "strong"))
        room = max(cells(basic), min(12, width - length(line) - cells(strong) - 3))
        line.append((basic.ljust(room), "text" if "basic" in usable else "dim"))
        line.append((f" ►{strong}", "text" if "strong" in usable else "dim"))
    found = padded(line, width)
    return [(text, f"{ink} on selection") for text, ink in found] if heavy else found


def tactic_face(sight: Sight, hero: Hero, lines: int = CARD_LINES) -> list[Line]:
    """The tactic of a hero: what it does, the die on it, whether it has been used."""
    table, tactic = sight.view.table, TACTICS[hero.tactic]
    held = [die.colour for die in table.source if die.at == f"held {hero.seat}"]
    inside: list[Line] = [[(clip(words.name(sight, "tactic", hero.tactic, short=True), CARD - 2), "bold")]]
    if held:
        inside.append([(_("holds") + " ", "text"), words.mana(sight, held[0])])
    ink = "dim" if hero.tactic_used else "text"
    room = lines - len(inside) - hero.tactic_used
    inside += [[(line, ink)] for line in words.rows(words.small(sight, TacticText(hero.tactic)), CARD - 2, room)]
    if hero.tactic_used:
        inside.append([("✗ " + _("used"), "dim")])
    inside += [[] for _line in range(lines - len(inside))]
    title = _("Tactic {n}").format(n=tactic.number)
    lead = "─ " if cells(title) <= CARD - 5 else ""
    return framed(CARD, inside, "line", left=f"{lead}{clip(title, CARD - 3)} ", lead="muted")


# Units


def state_line(sight: Sight, unit: Unit, number: int, width: int, heavy: bool, barred: bool = False) -> Line:
    """The line above a Unit: its number, its Command token while it is ready, in a word or two how it stands."""
    mark: Line = [(f" {'►' if heavy else ' '}{number or '':>1} ", "accent bold")]
    if barred:
        state: Line = [(_("takes no part here"), "dim")]
    elif not unit.ready:
        wounded = _("spent and wounded") if unit.wounds else _("spent this round")
        state = [(wounded, "danger" if unit.wounds else "dim")]
    elif unit.wounds:
        state = [(f"{words.TOKEN} ", "text"), (_("wounded, cannot act"), "danger")]
    else:
        state = [(f"{words.TOKEN} " + _("ready"), "ok")]
    if unit.banner:
        ink = "dim" if unit.banner_used else "accent"
        used = " ✗" if unit.banner_used else ""
        state.append((f" {words.BANNER}{words.name(sight, 'card', unit.banner, short=True)}{used}", ink))
    return padded([*mark, *state], width)


def unit_face(
    sight: Sight,
    hero: Hero,
    unit: Unit,
    *,
    number: int = 0,
    heavy: bool = False,
    width: int = UNIT,
    would: Span = NOTHING,
) -> list[Line]:
    """A Unit, 26 columns wide or less, and the line above it. Ready, spent and wounded differ in place, word and sign.

    `would`: what the damage that is being given out would do to it.
    """
    fight = sight.view.table.fight_of(hero.seat)
    barred = fight is not None and fight.units_barred
    acts = unit.ready and not unit.wounds and not barred
    ink = "text" if acts else "dim"
    room = width - 4 - 5 * (not unit.ready)
    told = abilities(sight, unit.id, room, fighting=fight is not None)
    inside: list[Line] = [[(f" {line}", ink)] for line in told]
    if not unit.ready:
        inside[0] = [*padded(inside[0], width - 6), (f"({words.TOKEN})", "warn bold")]
    if unit.wounds:
        band = "╱╱╱ " + _("WOUND") + " x2" * (unit.wounds > 1) + " "
        inside[-1] = [(band + "╱" * max(0, width - 2 - len(band)), "danger")]
    if would[0]:
        inside[-1] = [(clip(f"► {would[0]}", width - 2), would[1])]
    title = f"─ {words.fitting_name(sight, 'unit', unit.id, width - 6)} "
    foot = values(sight, hero, unit, width)
    box = framed(width, inside, "line", left=title, foot=foot, heavy=heavy, lead="bold" if acts else "dim")
    return [state_line(sight, unit, number, width, heavy, barred), *box]


def abilities(sight: Sight, unit: str, width: int, lines: int = UNIT_LINES, *, fighting: bool = False) -> list[str]:
    """The rows of a Unit card with their mana, in so many lines; amid a fight those of use in it first."""
    told: list[str] = []
    rows = list(enumerate(units.printed(unit).abilities, 1))
    if fighting:
        rows.sort(key=lambda numbered: not of_fights(numbered[1].does))
    for n, row in rows:
        price = words.price_of(sight, (row.mana,) if row.mana else ())
        told.append(f"{price} {words.small(sight, AbilityText(unit, n))}".strip())
    full: list[str] = []
    for text in told:
        if full and cells(f"{full[-1]} · {text}") <= width:
            full[-1] += f" · {text}"
        else:
            full.append(text)
    fits = len(full) <= lines and all(cells(line) <= width for line in full)
    found = full if fits else [tidy(line) for line in words.rows(" · ".join(told), width, lines)]
    return [*found, *[""] * (lines - len(found))]


def of_fights(effect: Effect) -> bool:
    """Whether it attacks, blocks, or does anything to enemies."""
    return any(getattr(part, "kind", "") in ("attack", "block", "combat") for part in whole(effect))


def tidy(line: str) -> str:
    """A line without the signs between two texts at its ends."""
    return line.removesuffix("…").strip(" ·") + "…" * line.endswith("…")


def values(sight: Sight, hero: Hero, unit: Unit, width: int) -> str:
    """Level, Armour now, and what it resists."""
    level, table = units.printed(unit.id).level, sight.view.table
    armour = units.armour(table, hero, unit)
    resists = "".join(
        words.form(sight, "element", one, "letter") or _("p") for one in sorted(units.resists(table, hero, unit))
    )
    if width < UNIT or resists:
        text = _("L{level} · arm. {armour}").format(level=level, armour=armour)
        return text + " · " + _("res. {what}").format(what=resists) if resists and width >= UNIT else text
    return _("level {level} · armour {armour}").format(level=level, armour=armour)
