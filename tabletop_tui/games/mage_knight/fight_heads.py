"""The heading of a question in a fight: whom it is against, what there is and what is needed."""

from __future__ import annotations

from rules import Name
from rules.engine.instructions import Effect
from rules.engine.phrases import sentence
from rules.mage_knight.fight import attack, block, combat, coop, damage, duel, exchange, hits, points, totals
from rules.mage_knight.frays import Fight
from rules.mage_knight.table import Table

from ...i18n import _, ngettext
from ...ink import cells
from ...pack import Sight
from . import duel as duels
from . import sums
from .tale import foe_name, ids_in, title_of

ROOM = 55
"""Cells of title and note in the narrow layout, the name of the hero before them not counted."""


def heading(sight: Sight) -> tuple[str, str] | None:
    """Title and note of the question of a fight; None: it is no such question."""
    asked = sight.asked
    table: Table = sight.view.table
    if asked is None:
        return None
    fight = table.fight_of(asked.seat)
    match asked.asking:
        case attack.Attacks() if fight:
            ranged = table.of(asked.seat).turn.part == "ranged"
            return (_("RANGED AND SIEGE") if ranged else _("ATTACK")), _("choose targets, or go on")
        case attack.Gather() if fight:
            return against(sight, table, fight, _("ATTACK"))
        case attack.ChooseTargets():
            return _("TARGETS"), _("one or more")
        case block.Blocks() if fight:
            return _("BLOCK"), _("choose an attack, or go on")
        case block.GatherBlock() if fight:
            return against(sight, table, fight, _("BLOCK"))
        case damage.Damage():
            return _("DAMAGE"), _("whose attack next?")
        case damage.Assign(id, left) if fight:
            name = title_of(sight, fight, points.present(fight.foe(id)))
            whole = points.damage(table, fight.foe(id))
            rest = "" if left == whole else " · " + _("{n} left").format(n=left)
            return _("ASSIGN DAMAGE"), _("{n} from {name}").format(n=whole, name=name) + rest
        case _:
            return of_duel(sight, table, asked.asking, asked.seat)


def against(sight: Sight, table: Table, fight: Fight, title: str) -> tuple[str, str]:
    """`BLOCK Wolf Riders`, `attack 3, Swift: 2 of 6, need 4 more`; beside the ledgers of the wide layout only the numbers."""
    now = totals.totals_of(table, fight)
    have = _("{have} of {need}").format(have=now.have, need=now.need)
    if sight.wide:
        return title, have + (" ✓" if not now.missing else "")
    have += ", " + _("need {n} more").format(n=now.missing) if now.missing else " ✓"
    names = [sentence(foe_name(sight, one.token, ids_in(fight), short=True)) for one in now.targets]
    if title == _("BLOCK"):
        facts = sums.attack_text(sight, now.targets[0])
    else:
        facts = _("Armour {n}").format(n=" + ".join(str(one.armour) for one in now.targets))
    count = ngettext("{n} enemy", "{n} enemies", len(names)).format(n=len(names))
    forms = [(", ".join(names), f"{facts}: {have}"), (", ".join(names), have), (count, have)]
    whom, note = next((form for form in forms if cells(title + "".join(form)) < ROOM), forms[-1])
    return f"{title} {whom}", note


def of_duel(sight: Sight, table: Table, asking: Effect, seat: int) -> tuple[str, str] | None:
    """The questions of a duel, and those before joint assaults."""
    match asking:
        case exchange.Onslaught():
            have = exchange.attack_made(table, seat)
            return _("ATTACK"), _("gathered {n}").format(n=have) if have else _("gather an attack, or pass")
        case exchange.Parry():
            fight = table.fight_of(seat)
            off, made = totals.gathered_in_duel(table, fight, "block") if fight else (0, 0)
            return _("BLOCK"), _("{n} get through").format(n=max(0, made - off))
        case hits.Inflict():
            left = duels.damage_left(sight, table, table.duel) if table.duel else None
            return _("DAMAGE"), _("{n} left").format(n=left) if left is not None else ""
        case duel.Attendance() if table.duel:
            name = sight.say(Name("hero", table.of(table.duel.aggressor).name))
            return _("YOU ARE ATTACKED"), _("by {name}").format(name=name)
        case coop.Answer() if table.proposal:
            name = sight.say(Name("hero", table.of(table.proposal.initiator).name))
            return _("JOINT ASSAULT"), _("proposed by {name}").format(name=name)
        case combat.Challenge() | combat.Assault():
            return _("CHALLENGE"), sight.say(sight.asked) if sight.asked else ""
        case _:
            return None
