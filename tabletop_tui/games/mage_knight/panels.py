"""What a hero has, as the seat panel, the line of the narrow layout, and in the view of all seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from typing import NamedTuple

from rules import Name, Ref
from rules.mage_knight import levels, skills, times
from rules.mage_knight.frays import Fight, Points
from rules.mage_knight.heroes import Hero
from rules.mage_knight.skills import SKILLS
from rules.mage_knight.table import Table

from ...glyphs import meter
from ...i18n import _, ngettext
from ...ink import Line, Span, cells, header, length, padded
from ...pack import Row, Sight
from . import words

REPUTATIONS = range(-7, 8)
PANEL = 11
"""Lines of the seat panel."""
FEW = 2
"""Skills beside their label; of more the names need all the room."""
SHORTEST = 4
"""Cells of the name of a Skill, at least."""


def seat_panel(sight: Sight, width: int) -> list[Line]:
    """The hero of the seat that looks; always as many lines, so that what is below does not move."""
    hero: Hero = sight.view.me
    if not hero.name:
        head = header(sight.players[hero.seat].upper(), "", width)
        return [head, [(" " + _("no hero chosen yet"), "muted")], *[[] for _line in range(PANEL - 2)]]
    title = sight.say(Name("hero", hero.name)).upper()
    return [
        header(title, sight.players[hero.seat], width),
        *tracks(sight, hero, width),
        header(_("POINTS"), _("{key} play area").format(key="P"), width),
        points(sight, hero),
        padded(done(sight, hero, width), width),
    ]


def tracks(sight: Sight, hero: Hero, width: int) -> list[Line]:
    """Level and Fame, Reputation, what the level gives, mana, Skills."""
    return [
        fame(hero),
        fame_meter(hero),
        reputation(hero),
        reputation_track(hero),
        strength(sight, hero),
        mana(sight, hero),
        skill_line(sight, hero, width),
    ]


def fame_for(level: int) -> int:
    """The Fame at which a level is reached (MK-FAME-3)."""
    return level**2 - 1


def next_fame(hero: Hero) -> int | None:
    """The Fame of the next level; None: there is none."""
    level = levels.level_by_fame(hero.fame)
    return fame_for(level + 1) if level < levels.HIGHEST else None


def fame(hero: Hero) -> Line:
    """`Level 5   Fame 26 → 35 for level 6`."""
    line: Line = [(" " + _("Level") + " ", "text"), (str(hero.level), "bold")]
    line += [("   " + _("Fame") + " ", "text"), (str(hero.fame), "bold")]
    after = next_fame(hero)
    if after is not None:
        level = levels.level_by_fame(hero.fame) + 1
        line.append((_(" → {fame} for level {level}").format(fame=after, level=level), "muted"))
    return line


def fame_meter(hero: Hero) -> Line:
    """How much of the way to the next level is done."""
    level, after = levels.level_by_fame(hero.fame), next_fame(hero)
    if after is None:
        return []
    begin = fame_for(level)
    have, need = hero.fame - begin, after - begin
    told = _("{n} of {all}").format(n=have, all=need)
    coming = levels.level_by_fame(hero.fame) - hero.level
    line: Line = [(" " * 7, ""), (meter(have, need), "accent meter"), (f" {told}", "text")]
    return [*line, (" · " + _("level up"), "ok bold")] if coming > 0 else line


def influence_of(reputation_: int) -> str:
    """What Reputation adds to Influence: `+1`; nobody talks at all: X."""
    return f"{levels.INFLUENCE[reputation_]:+d}" if reputation_ in levels.INFLUENCE else "X"


def reputation(hero: Hero) -> Line:
    """`Reputation +2  influence +1`."""
    line: Line = [(" " + _("Reputation") + " ", "text"), (f"{hero.reputation:+d}", "bold")]
    if hero.reputation not in levels.INFLUENCE:
        return [*line, ("  " + _("nobody talks to you"), "danger bold")]
    value = levels.INFLUENCE[hero.reputation]
    ink = "ok bold" if value > 0 else "danger bold" if value < 0 else "bold"
    return [*line, ("  " + _("influence") + " ", "text"), (f"{value:+d}", ink)]


def reputation_track(hero: Hero) -> Line:
    """The whole track, the step one is on in brackets."""
    line: Line = [(" ", "")]
    for step in REPUTATIONS:
        value = levels.INFLUENCE.get(step)
        text = "X" if value is None else str(value)
        line.append((f" [{text}]", "accent bold") if step == hero.reputation else (f" {text}", "dim"))
    return line


def strength(sight: Sight, hero: Hero) -> Line:
    """`Armour 3   Hand limit 6   Command 3`."""
    table = sight.view.table
    facts = (
        (_("Armour"), levels.armour(table, hero)),
        (_("Hand limit"), levels.hand_limit(table, hero)),
        (_("Command"), levels.command_tokens(table, hero)),
    )
    line: Line = []
    for label, value in facts:
        line += [(f" {'  ' * bool(line)}{label} ", "text"), (str(value), "bold")]
    return line


def mana(sight: Sight, hero: Hero) -> Line:
    """Crystals and tokens."""
    line: Line = [(" " + _("Crystals") + " ", "text"), *words.crystals(sight, hero.crystals)]
    held = words.tokens(sight, hero.tokens) or [(_("none"), "muted")]
    return [*line, (" " + _("Tokens") + " ", "text"), *held]


def used(hero: Hero, skill: str) -> bool:
    """Whether a Skill is of no more use for now."""
    return skills.used_up(hero, SKILLS[skill]) is not None


def skill_line(sight: Sight, hero: Hero, width: int) -> Line:
    """The Skills, each with its mark; with many of them the names are cut."""
    line: Line = [(" " + _("Skills") + " ", "text")]
    if not hero.skills:
        return [*line, (_("none"), "muted")]
    names = [words.name(sight, "skill", skill) for skill in hero.skills]
    whole = sum(cells(name) + 3 for name in names) <= width - length(line)
    if not whole and len(names) > FEW:
        line = []
    room = width if whole else (width - length(line)) // len(names) - 3
    for skill, name in zip(hero.skills, names, strict=True):
        gone = used(hero, skill)
        shown = name if whole else words.fitting_name(sight, "skill", skill, max(SHORTEST, room))
        line += [(" ✗ " if gone else " ✓ ", "dim" if gone else "ok"), (shown, "dim" if gone else "text")]
    return padded(line, width)


# points of this turn


def points(sight: Sight, hero: Hero) -> Line:
    """What has been gathered in this turn; in a fight what is gathered for its target."""
    line: Line = []
    for label, value in amounts(sight, hero):
        line += [(f" {' ' * bool(line)}{label} ", "text"), (str(value), "legal bold" if value else "muted")]
    return line


def amounts(sight: Sight, hero: Hero) -> list[tuple[str, int]]:
    """Move, Influence, Heal."""
    turn = hero.turn
    points_ = (("move", turn.move), ("influence", turn.influence), ("heal", turn.healing))
    return [(words.word(sight, id), n) for id, n in points_]


def gathered(sight: Sight, fight: Fight) -> list[str]:
    """`fire Attack 4`, `Ranged 2`: what is gathered, kind by kind."""
    sums: Counter[tuple[str, str]] = Counter()
    for point in fight.points:
        sums[point.form, point.element] += point.amount
    return [point_text(sight, Points(n, element, form)) for (form, element), n in sums.items()]


def point_text(sight: Sight, point: Points) -> str:
    """One kind of points."""
    block = words.word(sight, "block")
    names = {"melee": words.word(sight, "attack"), "ranged": _("Ranged"), "siege": _("Siege"), "block": block}
    element = "" if point.element == "physical" else sight.say(Name("element", point.element), short=True) + " "
    return f"{element}{names[point.form]} {point.amount}"


def done(sight: Sight, hero: Hero, width: int) -> Line:
    """What was played in this turn, and how many dice may still be taken; in a fight what is gathered."""
    table: Table = sight.view.table
    fight = table.fight_of(hero.seat)
    if fight:
        return [
            (
                " " + (" · ".join(gathered(sight, fight)) or _("nothing gathered yet")),
                "bold" if fight.points else "muted",
            )
        ]
    played = [*hero.played, *hero.thrown]
    dice = [ngettext("{n} die to take", "{n} dice to take", hero.turn.dice).format(n=hero.turn.dice)]
    dice *= bool(hero.turn.part and hero.turn.dice)
    names = ", ".join(words.name(sight, "card", card, short=True) for card in played)
    count = ngettext("{n} card played", "{n} cards played", len(played)).format(n=len(played))
    forms = [[*dice, *one] for one in ([f"{count} ({names})"], [_("played {names}").format(names=names)], [count])]
    texts = [" · ".join(form) for form in forms] if played else dice or [_("nothing played yet")]
    return [(" " + next((text for text in texts if cells(text) <= width - 2), texts[-1]), "muted")]


# narrow


def seat_line(sight: Sight, width: int) -> Line:
    """The hero in one line; where it is too long labels shorten, and what the level gives goes first."""
    hero: Hero = sight.view.me
    if not hero.name:
        return [(f" {sight.players[hero.seat]}", "bold")]
    whole, brief, crystals = parts(sight, hero), parts(sight, hero, brief=True), words.crystals(sight, hero.crystals)
    tokens = words.tokens(sight, hero.tokens)
    labels: list[Line] = [[(_("Crystals") + " ", "text")], [(_("Cr.") + " ", "text")], []]
    ways = [[*facts, *label, *crystals, *tokens] for facts, few in ((whole, 2), (brief, 3)) for label in labels[:few]]
    return next((line for line in ways if length(line) <= width), [*brief[:6], *crystals, *tokens])


def parts(sight: Sight, hero: Hero, *, brief: bool = False) -> Line:
    """`Arythea L5 Fame 26/35 Rep +2(+1) Armour 3 Hand 6 Cmd 3`."""
    table, after = sight.view.table, next_fame(hero)
    line: Line = [(f" {sight.say(Name('hero', hero.name))} ", "bold")]
    facts = [
        (_("L"), _("L"), f"{hero.level} "),
        (_("Fame") + " ", _("Fam") + " ", f"{hero.fame}{f'/{after}' if after is not None else ''} "),
        (_("Rep") + " ", _("Rep") + " ", f"{hero.reputation:+d}({influence_of(hero.reputation)}) "),
        (_("Armour") + " ", _("Arm") + " ", f"{levels.armour(table, hero)} "),
        (_("Hand") + " ", _("Hd") + " ", f"{levels.hand_limit(table, hero)} "),
        (_("Cmd") + " ", _("Cmd") + " ", f"{levels.command_tokens(table, hero)} "),
    ]
    for label, short, value in facts:
        line += [(short if brief else label, "text"), (value, "bold")]
    return line


# all seats


class Told(NamedTuple):
    """A line, and the things in it that can be pointed at."""

    line: Line
    spots: Sequence[Ref] = ()


def seat_lines(sight: Sight, hero: Hero, chip: Span, width: int) -> list[Line]:
    """A seat in the view of all: what everybody may know of it."""
    last = hero.seat == len(sight.players) - 1
    return [told.line for told in (*seat_told(sight, hero, chip, width), *(dummy_told(sight, width) if last else ()))]


def seat_rows(sight: Sight, chips: Sequence[Span], width: int) -> list[Row]:
    """What can be pointed at in the view of all seats, row by row."""
    heroes: list[Hero] = sight.view.table.heroes
    told = [line for hero in heroes for line in seat_told(sight, hero, chips[hero.seat], width)]
    told += dummy_told(sight, width)
    return [Row(y, y, line.spots) for y, line in enumerate(told) if line.spots]


def seat_told(sight: Sight, hero: Hero, chip: Span, width: int) -> list[Told]:
    """A seat, line by line."""
    title = sight.say(Name("hero", hero.name)) if hero.name else _("no hero chosen yet")
    head: Line = [(" ", ""), chip, (f" {title}", "bold"), (f"  {sight.players[hero.seat]}", "muted")]
    if not hero.name:
        return [Told(head), Told([])]
    piles = _("hand {hand} · deck {deck} · discard {discard}").format(
        hand=len(hero.hand), deck=len(hero.deck), discard=len(hero.discard)
    )
    tactics = {hero.tactic: words.name(sight, "tactic", hero.tactic)} if hero.tactic else {}
    spent = {hero.tactic} if hero.tactic_used else set[str]()
    units = {unit.id: unit_state(sight, hero, n) for n, unit in enumerate(hero.units)}
    owned = {skill: words.name(sight, "skill", skill) for skill in hero.skills}
    gone = {skill for skill in hero.skills if used(hero, skill)}
    facts = [
        Told([*fame(hero), ("   " + _("Reputation") + " ", "text"), (f"{hero.reputation:+d}", "bold")]),
        Told([*strength(sight, hero), ("   " + piles, "muted")]),
        Told(mana(sight, hero)),
        *things_told(sight, "tactic", _("Tactic"), tactics, spent, width - 3),
        *things_told(sight, "unit", _("Units"), units, set(), width - 3),
        *things_told(sight, "skill", _("Skills"), owned, gone, width - 3),
    ]
    return [Told(head), *(Told([("   ", ""), *padded(fact.line, width - 3)], fact.spots) for fact in facts), Told([])]


def dummy_told(sight: Sight, width: int) -> list[Told]:
    """The dummy player, if there is one."""
    table: Table = sight.view.table
    dummy = table.dummy
    if dummy is None:
        return []
    name = sight.say(Name("hero", dummy.name)) if dummy.name else "–"
    piles = _("deck {deck} · discard {discard}").format(deck=len(dummy.deck), discard=len(dummy.discard))
    tactics = {dummy.tactic: words.name(sight, "tactic", dummy.tactic)} if dummy.tactic else {}
    facts = [
        Told([(" " + piles + "   " + _("Crystals") + " ", "text"), *words.crystals(sight, dummy.crystals)]),
        *things_told(sight, "tactic", _("Tactic"), tactics, set(), width - 3),
    ]
    head = Told([(f" ({name})", "bold"), ("  " + _("dummy player"), "muted")])
    return [head, *(Told([("   ", ""), *fact.line], fact.spots) for fact in facts), Told([])]


def things_told(
    sight: Sight, kind: str, label: str, names: Mapping[str, str], gone: Set[str], width: int
) -> Iterator[Told]:
    """Things of one kind after their label, in as many lines as they need; a pointer at the one that is pointed at."""
    line: Line = [(f" {label} ", "text")]
    spots: list[Ref] = []
    if not names:
        line.append((_("none"), "muted"))
    for id, name in names.items():
        spot = Ref(kind, id)
        if spots and length(line) + cells(name) + 3 > width:
            yield Told(line, spots)
            line, spots = [("   ", "")], []
        here = spot == sight.pointed
        line.append(("►" if here else " ", "accent bold"))
        line.append((name, "bold on selection" if here else "dim" if id in gone else "text"))
        if id in gone:
            line.append((" ✗", "dim"))
        spots.append(spot)
    yield Told(line, spots)


def unit_state(sight: Sight, hero: Hero, n: int) -> str:
    """A Unit and how it stands."""
    unit = hero.units[n]
    state = [_("spent")] * (not unit.ready) + [_("wounded")] * (unit.wounds > 0)
    return words.name(sight, "unit", unit.id) + (f" ({', '.join(state)})" if state else "")


def by_night(sight: Sight) -> bool:
    """Whether night rules hold for the one who looks."""
    table: Table = sight.view.table
    return times.night(table, sight.view.me) if sight.view.seat is not None else table.night
