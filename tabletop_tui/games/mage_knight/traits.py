"""What an enemy of a fight is: its values, abilities, walls and resistances, as long as there is room."""

from __future__ import annotations

from collections.abc import Iterator

from rules import Name
from rules.engine.phrases import listing, sentence
from rules.mage_knight.content.enemies import ENEMIES
from rules.mage_knight.fight.totals import Against
from rules.mage_knight.outlook import name_of

from ...i18n import N_, _
from ...ink import Line, clipped, length
from ...pack import Sight
from .foes import INSIDE, Enemy

ORDER = ("summon", "swift", "brutal", "poison", "paralyze")
"""Of abilities, the walls apart."""
MANA = {"fire": "mana-red", "ice": "mana-blue", "coldfire": "mana-black", "physical": "text"}
FEW = {
    "summon": N_("summ."),
    "swift": N_("swift"),
    "brutal": N_("brut."),
    "poison": N_("pois."),
    "paralyze": N_("par."),
}
"""Abilities where there are many of them in one line."""


def fitting(width: int, *forms: Line) -> Line:
    """The first form that fits, the last one cut."""
    return next((form for form in forms if length(form) <= width), clipped(forms[-1], width))


def values(sight: Sight, one: Enemy) -> Line:
    """Attack, Armour and Fame; in brackets what is printed, where it is another number."""
    now, printed = one.now, ENEMIES[name_of(one.id)]
    fame = now.fame if now else one.beaten.fame if one.beaten else printed.fame
    attack = number(now.attack, now.printed_attack) if now else [(str(printed.attack), "dim")]
    armour = number(now.armour, now.printed_armour) if now else [(str(printed.armour), "dim")]
    kind = now.element if now else printed.element
    word = sight.say(Name("element", kind), short=True) + " "
    element: Line = [(word, MANA[kind])] if kind != "physical" else []
    tone = "muted" if now else "dim"
    forms: list[Line] = []
    bare: Line = [(sentence(word), MANA[kind])] if element else []
    for words, gap in (
        ((_("Attack"), _("Armour"), _("Fame")), "  "),
        ((_("Att"), _("Armour"), _("Fame")), "  "),
        ((_("Att"), _("Arm"), _("Fame")), "  "),
        ((_("Att"), _("Arm"), _("Fame")), " "),
        ((_("Att"), _("Arm"), _("F")), " "),
    ):
        forms.append(
            [
                (f" {words[0]} ", tone),
                *element,
                *attack,
                (f"{gap}{words[1]} ", tone),
                *armour,
                (f"{gap}{words[2]} ", tone),
                (str(fame), "bold" if now else "dim"),
            ]
        )
    if one.caller and now:  # Armour and Fame are those of who called it
        return fitting(
            INSIDE, *([*form[: 1 + len(element) + len(attack)], (" · " + _("then gone"), tone)] for form in forms)
        )
    short: Line = [*bare, *attack, (" " + _("Arm") + " ", tone), *armour]
    return fitting(INSIDE, *forms, [*short, (" " + _("F") + " ", tone), (str(fame), "bold")], short)


def number(now: int, printed: int) -> Line:
    """A number, and in brackets what it was."""
    return [(str(now), "bold")] if now == printed else [(str(now), "warn bold"), (f"({printed})", "muted")]


def called_by(one: Enemy) -> Line:
    """Who called the token that fights here."""
    if one.caller:
        return [(f" {one.caller}", "muted")]
    if one.now and one.now.away:
        return [(" " + _("out of reach now"), "muted")]
    return []


def abilities(sight: Sight, now: Against) -> Iterator[Line]:
    """Its abilities, the walls apart; a single one with what it means."""
    mine = [word for word in ORDER if word in now.abilities]
    names = [sight.say(Name("ability", word), short=True) for word in mine]
    if len(mine) == 1:
        meaning = meaning_of(mine[0], now)
        yield fitting(
            INSIDE,
            [(f" {sentence(names[0])}", "warn"), (f"  {meaning}", "text")],
            [(f" {sentence(names[0])}", "warn"), (f" {meaning}", "text")],
            [(f" {sentence(names[0])}", "warn")],
        )
    elif mine:
        yield fitting(INSIDE, [(" " + sentence(", ".join(names)), "warn")], [(sentence(", ".join(names)), "warn")])


def meaning_of(ability: str, now: Against) -> str:
    """What one ability comes to with these numbers."""
    return {
        "swift": _("block needs {n}").format(n=now.block),
        "brutal": _("damage {n}").format(n=now.damage),
        "poison": _("twice the Wounds"),
        "paralyze": _("costs the hand"),
        "summon": _("a brown token"),
    }[ability]


def walls(now: Against, part: str) -> Line:
    """What it is fortified by; in the first phase what that means."""
    if not now.walls:
        return []
    by = [_("site")] * now.by_site + [_("token")] * (now.walls > now.by_site)
    means = _("out of reach") if now.walls > 1 else _("siege only")
    text, where = _("Fortified"), ", ".join(by)
    if part != "ranged":
        return fitting(INSIDE, [(f" {text}  ", "warn"), (where, "text")], [(f" {text}", "warn")])
    return fitting(
        INSIDE,
        [(f" {text}", "warn"), (f" ({where}): {means}", "text")],
        [(f" {text}", "warn"), (f": {means}", "text")],
        [(text, "warn"), (f": {means}", "text")],
        [(f" {means}", "warn")],
    )


def resistances(sight: Sight, now: Against) -> Line:
    """What it resists."""
    if not now.resistances:
        return [(" " + _("no resistance"), "muted")]
    names = [sight.say(Name("element", element), short=True) for element in now.resistances]
    forms: list[Line] = [[(f" {text} ", "muted"), (", ".join(names), "text")] for text in (_("Resists"), _("Res."))]
    return fitting(INSIDE, *forms, [(_("Res.") + " ", "muted"), (",".join(names), "text")])


def together(sight: Sight, one: Enemy, part: str) -> list[Line]:
    """Abilities, walls and resistances in one line, shorter and shorter."""
    now = one.now
    if now is None:
        return [[]]
    mine = [word for word in ORDER if word in now.abilities]
    long = [sight.say(Name("ability", word), short=True) for word in mine]
    elements = [sight.say(Name("element", element), short=True) for element in now.resistances]
    fort = [_("fort. x2") if now.walls > 1 else _("fortified")] if now.walls else []
    told = [_("called")] if one.caller else []
    if one.caller:
        elements, fort = [], []
    if len(mine) == 1 and not (elements or fort or told):
        return list(abilities(sight, now))
    if not (mine or elements or fort or told):
        return [[(" " + _("no resistance"), "muted")]]
    if fort and not (mine or elements or told):
        return [walls(now, part)]
    res = [_("resists {what}").format(what=listing(elements, sight.lang))] if elements else []
    short = [_("res. {what}").format(what=",".join(elements))] if elements else []
    initials = [_("r.{what}").format(what=",".join(element[:2] for element in elements))] if elements else []
    texts = (
        " " + ", ".join([*told, *long, *fort, *res]),
        " " + ", ".join([*told, *long, *fort, *short]),
        ", ".join([*long, *fort, *short]),
        " ".join([*(_(FEW[word]) for word in mine), *[_("fort.")] * bool(fort), *initials]),
    )
    ink = "warn" if mine or fort else "text"
    return [[(" " * text.startswith(" ") + sentence(text.strip()), ink)] for text in texts]


def element_word(sight: Sight, now: Against) -> str:
    """`fire `; nothing for a physical attack."""
    return "" if now.element == "physical" else sight.say(Name("element", now.element), short=True) + " "
