"""Enemies of a fight as ledgers: what each is worth, what it can do, and what came of it in each phase."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules import Name, Ref
from rules.engine.phrases import listing, sentence
from rules.mage_knight.content.enemies import ENEMIES
from rules.mage_knight.fight.damage import Assign
from rules.mage_knight.fight.totals import Against, Totals
from rules.mage_knight.fight_events import Blocked, Defeated
from rules.mage_knight.frays import Fight
from rules.mage_knight.outlook import name_of

from ...glyphs import meter
from ...i18n import _, ngettext
from ...ink import Line, Span, cells, clip, clipped, length, padded
from ...pack import Sight
from .tale import Tale, foe_name, ids_in

WIDTH, TALL, SHORT = 26, 11, 8
"""Cells of a ledger, and its lines with and without room."""
INSIDE = WIDTH - 2
LABEL = 9
"""Cells of the name of a phase, its pointer included."""
PHASES = ("ranged", "block", "damage", "attack")
LIGHT, HEAVY = "╭─╮│╰╯", "┏━┓┃┗┛"
ORDER = ("summon", "swift", "brutal", "poison", "paralyze")
"""Of abilities, the walls apart."""
MANA = {"fire": "mana-red", "ice": "mana-blue", "coldfire": "mana-black", "physical": "text"}
METER = 9
NAME, STATE = 15, 18
"""Cells of its name, and of what a phase has come to, where an enemy has one line."""
CUT = 6
"""Cells of an ability where there are many."""
RULED = 3
"""Facts above the rule of a tall ledger; with more of them there is none."""


@dataclass(frozen=True)
class Enemy:
    """One enemy of a fight, fighting or beaten."""

    id: str
    name: str
    short: str
    """Its name for narrow cells."""
    colour: str
    now: Against | None
    """None: it is beaten."""
    beaten: Defeated | None = None
    blocked: Blocked | None = None
    caller: str = ""
    """By whom the token that fights here was called."""
    number: int = 0
    """The digit it goes by; 0: none."""
    chosen: bool = False
    hitting: int = 0
    """Of its damage so much is being given out just now."""


def enemies(sight: Sight, fight: Fight, totals: Totals, tale: Tale) -> list[Enemy]:
    """All enemies of a fight in the order in which they were met."""
    now = {one.id: one for one in totals.enemies}
    return [enemy(sight, fight, tale, id, now.get(id)) for id in tale.order]


def enemy(sight: Sight, fight: Fight, tale: Tale, id: str, now: Against | None) -> Enemy:
    """One of them."""
    token = now.token if now else id
    spot = Ref("enemy", id)
    number = sight.numbers.index(spot) + 1 if spot in sight.numbers else 0
    return Enemy(
        id,
        sentence(foe_name(sight, token, ids_in(fight))),
        sentence(foe_name(sight, token, ids_in(fight), short=True)),
        sight.say(Name("colour", ENEMIES[name_of(token)].colour), short=True),
        now,
        tale.defeated.get(id),
        tale.blocked.get(token),
        caller(sight, fight, id) if token != id else "",
        number,
        bool(number) and number == sight.number,
        given_out(sight, id),
    )


def caller(sight: Sight, fight: Fight, id: str) -> str:
    """`called by Orc Summoners`, as long as there is room."""
    names = [foe_name(sight, id, ids_in(fight), short) for short in (False, True)]
    texts = [_("called by {name}").format(name=name) for name in names]
    return texts[0] if cells(texts[0]) < INSIDE else clip(texts[1], INSIDE - 1)


def given_out(sight: Sight, id: str) -> int:
    """How much damage of this enemy is still to be given out, as far as this seat is asked."""
    asking = sight.asked.asking if sight.asked else None
    return asking.left if isinstance(asking, Assign) and asking.foe == id else 0


def spots(fight: Fight) -> list[Ref]:
    """The enemies that can be pointed at."""
    return [Ref("enemy", foe.id) for foe in fight.foes]


# the ledger


def ledger(sight: Sight, one: Enemy, totals: Totals, height: int = TALL) -> list[Line]:
    """An enemy in a frame, so many lines high."""
    aimed = one.now is not None and one.now.targeted
    heavy = aimed or one.chosen
    nw, flat, ne, tall, sw, se = HEAVY if heavy else LIGHT
    ink = "accent" if heavy else "line"
    ground = " on selection" if heavy and sight.fills else ""
    facts = list(facts_of(sight, one, totals.part, height))
    body = [*facts, *phase_lines(one, totals)]
    if height >= TALL:
        facts += [[]] * (RULED - len(facts))
        rule: list[Line] = [[("─" * INSIDE, "line")]] if len(facts) == RULED else []
        body = [*facts, *rule, *phase_lines(one, totals), shortfall(one, totals)]
    body += [[]] * (height - 2 - len(body))
    lines = [head(one, nw, flat, ne, ink)]
    lines += [[(tall, ink), *padded(line, INSIDE), (tall, ink)] for line in body[: height - 2]]
    lines.append(foot(stamp(one, totals.part), sw, flat, se, ink))
    return [[(text, f"{style or 'text'}{ground}") for text, style in line] for line in lines] if ground else lines


def head(one: Enemy, nw: str, flat: str, ne: str, ink: str) -> Line:
    """`╭─ 8 Ironclads ── green ─╮`."""
    tail = f"{one.colour} "
    digit = f"{sign_of(one)}{'►' if one.chosen else ''} " if one.number else ""
    room = INSIDE - 4 - cells(tail) - cells(digit)
    name = named(one, room)
    gap = room - cells(name)
    rule = flat * (gap - 1) + " " * bool(gap)
    return [
        (f"{nw}{flat} ", ink),
        (digit, "accent bold"),
        (f"{name} ", "bold" if one.now else "dim"),
        (rule, ink),
        (tail, "muted"),
        (flat + ne, ink),
    ]


def sign_of(one: Enemy) -> str:
    """The digit it goes by, 0 for the tenth; beyond, its number."""
    return str(one.number % 10 if one.number == 10 else one.number) if one.number else ""


def named(one: Enemy, room: int) -> str:
    """Its name, the short one where the long does not fit."""
    return one.name if cells(one.name) <= room else clip(one.short, room)


def foot(mark: Span, sw: str, flat: str, se: str, ink: str) -> Line:
    """The stamp, in the middle of the lower edge."""
    text = f" {mark[0]} " if mark[0] else ""
    lead = (INSIDE - cells(text)) // 2
    return [(sw + flat * lead, ink), (text, mark[1]), (flat * (INSIDE - lead - cells(text)) + se, ink)]


def stamp(one: Enemy, part: str) -> Span:
    """How it stands, in a word."""
    now = one.now
    if now is None:
        return "✓ " + _("DEFEATED"), "ok bold"
    if now.targeted and part != "block":
        return "► " + _("TARGET"), "accent bold"
    if now.prevented or now.away:
        return _("NO ATTACK"), "muted"
    if part == "attack":
        return "", ""
    if now.blocked:
        return "✓ " + _("BLOCKED"), "ok bold"
    if one.hitting:
        return "! " + _("HITS YOU"), "danger bold"
    if now.suffered:
        return _("HAS HIT"), "muted"
    if not now.damage and part != "ranged":
        return _("NO ATTACK"), "muted"
    return {
        "block": ("! " + _("ATTACKING"), "danger bold"),
        "damage": ("! " + _("HITS YOU"), "danger bold"),
    }.get(part, ("", ""))


# what it is


def fitting(width: int, *forms: Line) -> Line:
    """The first form that fits, the last one cut."""
    return next((form for form in forms if length(form) <= width), clipped(forms[-1], width))


def facts_of(sight: Sight, one: Enemy, part: str, height: int) -> Iterator[Line]:
    """Values, abilities, walls and resistances: a line each where there is room, the last three in one where not."""
    yield values(sight, one)
    if one.now is None:
        yield [(" " + _("Fame +{n}").format(n=one.beaten.fame), "ok")] if one.beaten else []
        return
    if height < TALL:
        yield fitting(INSIDE, *together(sight, one, part))
        return
    yield from filter(None, [called_by(one)])
    yield from abilities(sight, one.now)
    if not one.caller:  # of what was called neither walls nor resistances matter (MK-ENEMY-10)
        yield from filter(None, [walls(one.now, part)])
        yield resistances(sight, one.now)


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
        " ".join([*(clip(word, CUT) for word in long), *[_("fort.")] * bool(fort), *initials]),
    )
    ink = "warn" if mine or fort else "text"
    return [[(" " * text.startswith(" ") + sentence(text.strip()), ink)] for text in texts]


# what came of it


def phase_lines(one: Enemy, totals: Totals) -> list[Line]:
    """A line for each phase, with a pointer at the one that is on."""
    names = phase_names()
    lines: list[Line] = []
    for part in PHASES:
        here = part == totals.part and one.now is not None
        text, ink = outcome(one, part, totals)
        label = f"{'►' if here else ' '}{names[part]:<{LABEL - 1}}"
        lines.append([(label, "accent bold" if here else "muted"), (clip(text, INSIDE - LABEL), ink)])
    return lines


def phase_names() -> dict[str, str]:
    """The phases in a word each."""
    return dict(zip(PHASES, (_("Ranged"), _("Block"), _("Damage"), _("Attack")), strict=True))


def outcome(one: Enemy, part: str, totals: Totals) -> Span:
    """What a phase has come to for one enemy, or would."""
    if one.now is None:
        return fall(one.beaten, part)
    before = PHASES.index(part) < PHASES.index(totals.part) if totals.part in PHASES else False
    match part:
        case "ranged":
            return shot(one.now, totals, before)
        case "block":
            return parried(one, one.now, totals, before)
        case "damage":
            return hit(one, one.now, totals, before)
        case _:
            return struck(one.now, totals)


def fall(beaten: Defeated | None, part: str) -> Span:
    """Of one that is beaten: in which phase, and by what attack."""
    if beaten is None or beaten.part != part:
        return "-", "dim"
    if not beaten.need:
        return "✓ " + _("by an effect"), "ok"
    return _("{have} of {need}").format(have=beaten.attack, need=beaten.need) + " ✓", "ok"


def so_far(now: Against, totals: Totals) -> Span:
    """`2 of 6`; of an attack on several, what all of them need."""
    if not now.targeted:
        return _("{have} of {need}").format(have=0, need=now.armour), "text"
    text = _("{have} of {need}").format(have=totals.have, need=totals.need)
    others = len(totals.targets) - 1
    if others:
        text += " " + _("for {n}").format(n=others + 1)
    return text + (
        " ✓" if totals.have >= totals.need else ""
    ), "ok bold" if totals.have >= totals.need else "legal bold"


def shot(now: Against, totals: Totals, before: bool) -> Span:
    """The Ranged and Siege phase."""
    if before:
        return (_("out of reach"), "muted") if now.walls > 1 else (_("not defeated"), "muted")
    if now.walls > 1:
        return "✗ " + _("out of reach"), "danger"
    text, ink = so_far(now, totals)
    siege = _("siege")
    return (f"{text}, {siege}" if now.walls and not now.targeted else text), ink


def parried(one: Enemy, now: Against, totals: Totals, before: bool) -> Span:
    """The Block phase."""
    if now.prevented or now.away or (not now.attack and totals.part != "ranged"):
        return _("no attack"), "muted"
    if now.blocked:
        done = one.blocked
        text = _("{have} of {need}").format(have=done.block, need=done.need) if done and done.need else _("blocked")
        return f"{text} ✓", "ok"
    if totals.part == "ranged":
        return (_("calls another") if "summon" in now.abilities else _("needs {n}").format(n=now.block)), "text"
    if before:
        return _("not blocked"), "danger"
    if not now.targeted:
        return _("{have} of {need}").format(have=0, need=now.block), "text"
    done_now = totals.have >= totals.need
    text = _("{have} of {need}").format(have=totals.have, need=totals.need)
    return text + (" ✓" if done_now else ""), "ok bold" if done_now else "legal bold"


def hit(one: Enemy, now: Against, totals: Totals, before: bool) -> Span:
    """The Damage phase: what comes, and what it does to the hero alone."""
    if one.hitting:
        return _("{n} to assign").format(n=one.hitting), "danger bold"
    if now.blocked or now.prevented or now.away:
        return _("none"), "ok"
    if totals.part == "ranged" and "summon" in now.abilities:
        return "?", "muted"
    if not now.damage:
        return _("none"), "ok"
    if now.suffered or before:
        return _("{n}, taken").format(n=now.damage), "muted"
    wounds = ngettext("{n} Wound", "{n} Wounds", now.wounds).format(n=wounds_of(now))
    return f"{now.damage} → {wounds}", "danger bold" if totals.part == "damage" else "danger"


def wounds_of(now: Against) -> str:
    """Wounds into hand, and by poison as many into the discard pile."""
    return f"{now.wounds}+{now.wounds}" if "poison" in now.abilities else str(now.wounds)


def struck(now: Against, totals: Totals) -> Span:
    """The Attack phase."""
    if totals.part == "attack":
        return so_far(now, totals)
    return _("needs {n}").format(n=now.armour), "text"


def shortfall(one: Enemy, totals: Totals) -> Line:
    """A meter of what is gathered against a target."""
    if one.now is None or not one.now.targeted or totals.part not in ("ranged", "block", "attack"):
        return []
    need = max(1, totals.need)
    most = min(METER, need)
    have = min(most, totals.have * most // need)
    missing = _("need {n}").format(n=totals.missing) if totals.missing else "✓"
    return [
        (" " * LABEL, ""),
        (meter(have, most), "legal meter"),
        (f" {missing}" if cells(missing) < INSIDE - LABEL - most else "", "text"),
    ]


# one line each, or two


def row(sight: Sight, one: Enemy, totals: Totals, width: int) -> Line:
    """An enemy in one line, where there are too many for ledgers."""
    now = one.now
    if now is None:
        return beaten_row(one)
    attack: Line = [(element_word(sight, now), MANA[now.element]), *number(now.attack, now.printed_attack)]
    armour: Line = [(_("arm") + " ", "muted"), *number(now.armour, now.printed_armour)]
    state = outcome(one, totals.part, totals) if totals.part in PHASES else ("", "")
    line: Line = [*lead(one), *padded([(_("att") + " ", "muted"), *attack], 15), (" ", ""), *padded(armour, 9)]
    room = width - length(line) - STATE - 1
    mark = stamp(one, totals.part)[0][:2].strip()
    return [*line, *padded(fitting(room, *together(sight, one, totals.part)), room), (f" {mark:<1} ", "bold"), state]


def rows(sight: Sight, one: Enemy, totals: Totals, width: int) -> list[Line]:
    """An enemy in two lines: what it is, then what it can do and what comes of it."""
    now = one.now
    if now is None:
        return [beaten_row(one)]
    first = [*lead(one), *padded(values(sight, one), 26), (" ", ""), *padded([stamp(one, totals.part)], 14)]
    coming = [outcome(one, part, totals) for part in coming_phases(totals.part)]
    names = phase_names()
    second: Line = [("    ", ""), *padded(fitting(32, *together(sight, one, totals.part)), 32)]
    for part, (text, ink) in zip(coming_phases(totals.part), coming, strict=True):
        second += [(f" {names[part]} ", "muted"), (text + " ", ink)]
    return [clipped(first, width), clipped(second, width)]


def coming_phases(part: str) -> tuple[str, ...]:
    """The phase that is on and the next one."""
    at = PHASES.index(part) if part in PHASES else 0
    return PHASES[at : at + 2]


def lead(one: Enemy) -> Line:
    """Pointer, digit and name."""
    pointed = one.chosen or (one.now is not None and one.now.targeted)
    return [
        (f"{'►' if pointed else ' '}{sign_of(one):<2}", "accent bold"),
        *padded([(named(one, NAME - 1), "bold")], NAME),
    ]


def beaten_row(one: Enemy) -> Line:
    """One that is out of the fight."""
    fame = _("Fame +{n}").format(n=one.beaten.fame) if one.beaten else ""
    return [
        *lead(one)[:1],
        *padded([(named(one, NAME - 1), "dim")], NAME),
        (" ✓ " + _("DEFEATED"), "ok bold"),
        (f"  {fame}", "ok"),
    ]


def element_word(sight: Sight, now: Against) -> str:
    """`fire `; nothing for a physical attack."""
    return "" if now.element == "physical" else sight.say(Name("element", now.element), short=True) + " "


def sentence_of(sight: Sight, one: Enemy, totals: Totals) -> str:
    """An enemy as a sentence: what it is, what it can do, what has come of it."""
    now = one.now
    mark = stamp(one, totals.part)[0].strip("►!✓ ").lower()
    name = f"{sign_of(one)} {one.name}".strip()
    if now is None:
        return f"{name}: {mark}."
    lines = [
        values(sight, one),
        called_by(one),
        *abilities(sight, now),
        walls(now, totals.part),
        resistances(sight, now),
    ]
    facts = [" ".join("".join(text for text, _ink in line).split()) for line in lines if line]
    names = phase_names()
    coming = [f"{names[part]}: {outcome(one, part, totals)[0]}" for part in coming_phases(totals.part)]
    told = "; ".join([*facts, *coming])
    return f"{name}{f' ({mark})' if mark else ''}: {told}."


def side_by_side(ledgers: Sequence[list[Line]], gap: str) -> list[Line]:
    """Ledgers of one height in a row."""
    lines: list[Line] = []
    for parts in zip(*ledgers, strict=True):
        line: Line = []
        for n, part in enumerate(parts):
            line += [(gap, "")] * bool(n and gap) + part
        lines.append(line)
    return lines
