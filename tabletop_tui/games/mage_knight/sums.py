"""The arithmetic of a phase: what is gathered, what of it counts, what is still needed, and what comes of stopping now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rules import Name
from rules.engine.phrases import listing, sentence
from rules.mage_knight.content.enemies import ENEMIES
from rules.mage_knight.fight import prospects
from rules.mage_knight.fight.totals import Against, Gathered, Totals, by_kind
from rules.mage_knight.frays import Fight
from rules.mage_knight.outlook import name_of

from ...i18n import N_, _, ngettext
from ...ink import Line, cells, clip, clipped, header, length, padded, shortened, spread, wrapped
from ...pack import Sight
from . import bearers
from .tale import source_name, title_of

SOURCE, AMOUNT = 16, 28
"""Cells of the columns of what is gathered."""
LEAST = 3
"""Lines of the sums at least; with fewer only what comes of stopping now is told."""
LONGEST = 2
"""Lines for all attacks one by one."""
AMOUNTS = {
    ("melee", "physical"): N_("attack {n}"),
    ("melee", "fire"): N_("fire attack {n}"),
    ("melee", "ice"): N_("ice attack {n}"),
    ("melee", "coldfire"): N_("cold fire attack {n}"),
    ("ranged", "physical"): N_("ranged attack {n}"),
    ("ranged", "fire"): N_("ranged fire attack {n}"),
    ("ranged", "ice"): N_("ranged ice attack {n}"),
    ("ranged", "coldfire"): N_("ranged cold fire attack {n}"),
    ("siege", "physical"): N_("siege attack {n}"),
    ("siege", "fire"): N_("siege fire attack {n}"),
    ("siege", "ice"): N_("siege ice attack {n}"),
    ("siege", "coldfire"): N_("siege cold fire attack {n}"),
    ("block", "physical"): N_("block {n}"),
    ("block", "fire"): N_("fire block {n}"),
    ("block", "ice"): N_("ice block {n}"),
    ("block", "coldfire"): N_("cold fire block {n}"),
}
"""By form and element."""


def sums(sight: Sight, fight: Fight, totals: Totals, width: int, room: int) -> list[Line]:
    """The block under the enemies, in at most so many lines: the last ones are left out first, the gathered ones summed up."""
    if room < 1:
        return []
    if room < LEAST:  # then the heading of the question says the rest
        return [clipped(line, width) for line in summary(sight, fight, totals, width, room)[:room]]
    head = [header(_("RUNNING TOTALS"), _("points are bound to their target") + "  MK-COMBAT-18", width)]
    lines = head if room > LEAST else []
    return [*lines, *body(sight, fight, totals, width, room - len(lines))]


def body(sight: Sight, fight: Fight, totals: Totals, width: int, room: int) -> list[Line]:
    """The same without its heading."""
    rest = [*bearers.told(sight, fight, totals, width), *summary(sight, fight, totals, width)]
    first = phase_lines(sight, fight, totals, width, max(3, room - min(2, len(rest))))
    gap: list[Line] = [[]] if first and rest and len(first) + 1 + len(rest) <= room else []
    return [clipped(line, width) for line in [*first, *gap, *rest][:room]]


def phase_lines(sight: Sight, fight: Fight, totals: Totals, width: int, room: int) -> list[Line]:
    """What is gathered against whom; without a target what is needed."""
    if totals.part not in ("ranged", "block", "attack"):
        return []
    if not totals.targets:
        return [*goals(sight, fight, totals, width)][:room]
    return [aim(sight, fight, totals, width), *gathered_lines(sight, totals, width, room - 2), total(totals)]


# against a target


def aim(sight: Sight, fight: Fight, totals: Totals, width: int) -> Line:
    """`Against Wolf Riders: attack 3, Swift: the block must reach 6`."""
    names = [title_of(sight, fight, one.token) for one in totals.targets]
    facts = needs_block(sight, totals) if totals.part == "block" else needs_attack(sight, totals)
    lead = _("Against {whom}").format(whom=listing(names, sight.lang))
    line: Line = [(f" {lead}", "bold"), (f"  {facts} ", "text"), (str(totals.need), "bold")]
    if length(line) > width:
        lead = _("Against {n} enemies").format(n=len(names)) if len(names) > 1 else f"{clip(names[0], 18)}"
        line = [(f" {lead}", "bold"), (f"  {facts} ", "text"), (str(totals.need), "bold")]
    return clipped(line, width)


def needs_block(sight: Sight, totals: Totals) -> str:
    """`attack 3, Swift: the block must reach`."""
    one = totals.targets[0]
    return _("{attack}: the block must reach").format(attack=attack_text(sight, one))


def attack_text(sight: Sight, one: Against) -> str:
    """`fire attack 3, Swift`."""
    words = [word for word in ("swift", "brutal", "poison", "paralyze") if word in one.abilities]
    abilities = [sight.say(Name("ability", word)) for word in words]
    return ", ".join([_(AMOUNTS["melee", one.element]).format(n=one.attack), *abilities])


def token_text(sight: Sight, id: str) -> str:
    """A token that does not fight yet, as it is printed: `attack 3, Swift; Armour 4; Fame 3`."""
    printed = ENEMIES[name_of(id)]
    abilities = [sight.say(Name("ability", word)) for word in printed.traits]
    attack = ", ".join([_(AMOUNTS["melee", printed.element]).format(n=printed.attack), *abilities])
    resists = [sight.say(Name("element", element), short=True) for element in printed.resists]
    parts = [attack, _("Armour {n}").format(n=printed.armour)]
    parts += [_("halves {what}").format(what=", ".join(resists))] if resists else []
    return "; ".join([*parts, _("Fame {n}").format(n=printed.fame)])


def needs_attack(sight: Sight, totals: Totals) -> str:
    """`Armour 3 + 4, resist fire: the attack must reach`."""
    armour = " + ".join(str(one.armour) for one in totals.targets)
    text = _("Armour {n}").format(n=armour)
    resisted = dict.fromkeys(element for one in totals.targets for element in one.resistances)
    if resisted:
        names = [sight.say(Name("element", element), short=True) for element in resisted]
        text += ", " + _("halves {what}").format(what=", ".join(names))
    return _("{armour}: the attack must reach").format(armour=text)


def gathered_lines(sight: Sight, totals: Totals, width: int, room: int) -> list[Line]:
    """A line for each card or Unit; of too many a line for each kind."""
    made = totals.gathered
    if len(made) > room:
        made = by_kind(made)
    lines = [gathered_line(sight, one, totals.part, sources_of(sight, one, totals.gathered)) for one in made]
    if len(lines) <= room:
        return lines
    parts = ", ".join(amount_text(sight, one) for one in made)
    return [[(f"   {part}", "text")] for part in wrapped(parts, width - 4)][: max(1, room)]


def sources_of(sight: Sight, one: Gathered, all_: Sequence[Gathered]) -> str:
    """What it comes from; of a kind that is summed up all it comes from."""
    mine = [other for other in all_ if (other.form, other.element, other.half) == (one.form, one.element, one.half)]
    sources = [one.source] if one.source else dict.fromkeys(other.source for other in mine if other.source)
    return ", ".join(sentence(source_name(sight, source)) for source in sources)


def gathered_line(sight: Sight, one: Gathered, part: str, sources: str) -> Line:
    """`Rage            block 2          halved: inefficient`."""
    name = shortened(sources, SOURCE - 1)
    why = _("halved: inefficient") if part == "block" else _("halved: resisted")
    note = (f"→ {one.amount // 2}  {why}", "warn") if one.half else ("✓ " + _("in full"), "ok")
    lead = padded([(f"   {name}", "text")], SOURCE + 3) if name else [("   ", "")]
    return [*lead, *padded([(amount_text(sight, one), "text")], AMOUNT), note]


def amount_text(sight: Sight, one: Gathered) -> str:
    """`siege fire attack 5`, `block 2`."""
    return _(AMOUNTS[one.form, one.element]).format(n=one.amount)


def total(totals: Totals) -> Line:
    """`2 + half of 5 = 4 of 6   need 2 more`."""
    full = sum(one.amount for one in totals.gathered if not one.half)
    half = sum(one.amount for one in totals.gathered if one.half)
    how = _("{full} + half of {half} = ").format(full=full, half=half) if half and full else ""
    how = how or (_("half of {half} = ").format(half=half) if half else "")
    enough = totals.have >= totals.need
    sum_ = _("{have} of {need}").format(have=totals.have, need=totals.need)
    line: Line = [(" " + _("total") + "  ", "bold"), (how, "muted"), (sum_, "ok bold" if enough else "legal bold")]
    rest = "✓ " + _("enough") if enough else _("need {n} more").format(n=totals.missing)
    return [*line, (f"   {rest}", "ok bold" if enough else "danger")]


# without a target


def goals(sight: Sight, fight: Fight, totals: Totals, width: int) -> Iterator[Line]:
    """What there is to be blocked or struck down."""
    if totals.part == "block":
        things = [_("{name} {n}").format(name=label(sight, fight, one), n=one.block) for one in totals.open]
        text = _("To be blocked: {things}").format(things=", ".join(things))
        yield from told([text], width, "text")
        return
    within = [one for one in totals.enemies if totals.part == "attack" or one.walls < 2]
    things = [_("{name} {n}").format(name=label(sight, fight, one), n=one.armour) for one in within]
    if not things:
        yield from told([_("Nobody is within reach of this phase.")], width, "muted")
        return
    yield from told([_("To be struck down: {things}").format(things=", ".join(things))], width, "text")
    if len(within) > 1:
        together = sum(one.armour for one in within)
        yield from told([_("One attack on all of them together needs {n}.").format(n=together)], width, "muted")


def label(sight: Sight, fight: Fight, one: Against) -> str:
    """The token that fights now."""
    return title_of(sight, fight, one.token)


def told(texts: Iterable[str], width: int, ink: str) -> list[Line]:
    """Sentences in lines."""
    return [[(f" {part}", ink)] for text in texts for part in wrapped(text, width - 2)]


# how it stands


def summary(sight: Sight, fight: Fight, totals: Totals, width: int, most: int = LONGEST) -> list[Line]:
    """What comes of stopping now, in so many lines, and the Wounds of this fight."""
    lines: list[Line] = []
    if totals.part in ("ranged", "block", "damage") and totals.open:
        lines += if_you_stop(sight, fight, totals, width, min(most, LONGEST))
    lines.append(wounds_line(totals, width))
    return lines


def if_you_stop(sight: Sight, fight: Fight, totals: Totals, width: int, most: int) -> list[Line]:
    """`If nothing is blocked: Wolf Riders 3 → 2 Wounds; together 2 Wounds`; of many attacks the sum alone."""
    lead = {"block": _("If you stop now: {things}"), "damage": _("Still to come: {things}")}.get(
        totals.part, _("If nothing is blocked: {things}")
    )
    things = [blow_text(sight, fight, one) for one in totals.open]
    wounds = sum(one.wounds for one in totals.open)
    out = ": " + _("knocked out") if totals.wounds + wounds >= totals.knocked_out_at and totals.part != "damage" else ""
    together = ngettext("together {n} Wound", "together {n} Wounds", wounds).format(n=wounds)
    whole = "; ".join([*things, *[together] * (len(things) > 1 and totals.part != "damage")])
    texts = [lead.format(things=form) + out for form in (whole, *sums_of(sight, totals))]
    text = next((text for text in texts if len(wrapped(text, width - 2)) <= most), texts[-1])
    return told([text], width, "text" if totals.part == "damage" else "warn")


def sums_of(sight: Sight, totals: Totals) -> list[str]:
    """`3 attacks, damage 14 → 5 Wounds`, with what else the attacks do, and without."""
    harm, wounds = sum(one.damage for one in totals.open), sum(one.wounds for one in totals.open)
    all_ = _("{attacks}, damage {harm} → {wounds}").format(
        attacks=ngettext("{n} attack", "{n} attacks", len(totals.open)).format(n=len(totals.open)),
        harm=harm,
        wounds=ngettext("{n} Wound", "{n} Wounds", wounds).format(n=wounds),
    )
    abilities = {ability for one in totals.open for ability in one.abilities}
    more = [sight.say(Name("ability", "poison"))] if "poison" in abilities else []
    more += [_("the hand is lost")] if "paralyze" in abilities else []
    return [", ".join([all_, *more]), all_]


def blow_text(sight: Sight, fight: Fight, one: Against) -> str:
    """`Wolf Riders 3, 2 Wounds`: on the hero alone."""
    wounds = ngettext("{n} Wound", "{n} Wounds", one.wounds).format(n=one.wounds)
    more = [_("as many discarded")] if "poison" in one.abilities else []
    more += [_("the hand is lost")] if "paralyze" in one.abilities else []
    return ", ".join([f"{label(sight, fight, one)} {one.damage} → {wounds}", *more])


def wounds_line(totals: Totals, width: int) -> Line:
    """`Wounds in this fight: 0 of 5, then knocked out`."""
    text = _("Wounds in this fight: {n}; knocked out at {most}").format(n=totals.wounds, most=totals.knocked_out_at)
    return spread([(f" {text}", "muted")], [("MK-DAMAGE-8 ", "dim")] if cells(text) + 14 < width else [], width)


def text_of(made: prospects.Sum) -> str:
    """`4 of 6`; of an attack in a duel, which needs nothing, its strength."""
    if not made.need:
        return _("attack {n}").format(n=made.have)
    return _("{have} of {need}").format(have=made.have, need=made.need) + (" ✓" if made.have >= made.need else "")
