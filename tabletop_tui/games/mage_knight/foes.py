"""Enemies of a fight: who they are, and what came of each in each phase, or would."""

from __future__ import annotations

from dataclasses import dataclass

from rules import Name, Ref
from rules.engine.phrases import sentence
from rules.mage_knight.content.enemies import ENEMIES
from rules.mage_knight.fight.damage import Assign
from rules.mage_knight.fight.totals import Against, Totals
from rules.mage_knight.fight_events import Blocked, Defeated
from rules.mage_knight.frays import Fight
from rules.mage_knight.outlook import name_of

from ...i18n import _, ngettext
from ...ink import Span, cells, clip
from ...pack import Sight
from .tale import Tale, foe_name, ids_in

INSIDE = 24
"""Cells of what stands in a ledger."""
PHASES = ("ranged", "block", "damage", "attack")


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


def sign_of(one: Enemy) -> str:
    """The digit it goes by, 0 for the tenth; beyond, its number."""
    return str(one.number % 10 if one.number == 10 else one.number) if one.number else ""


def named(one: Enemy, room: int) -> str:
    """Its name, the short one where the long does not fit."""
    if cells(one.name) <= room:
        return one.name
    stem, gap, count = one.short.partition(" (")
    return clip(stem, room - cells(gap + count)) + gap + count if gap else clip(one.short, room)


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


# what came of it


def phase_names() -> dict[str, str]:
    """The phases in a word each."""
    return dict(zip(PHASES, (_("Ranged"), _("Block"), _("Damage"), _("Attack")), strict=True))


def coming_phases(part: str) -> tuple[str, ...]:
    """The phase that is on and the next one."""
    at = PHASES.index(part) if part in PHASES else 0
    return PHASES[at : at + 2]


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
        case _ if one.caller:
            return _("caller needs {n}").format(n=one.now.armour), "muted"
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
