"""The options of a fight as they stand in the panel: what each would come to, and what is left undone by going on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rules import Blocked, Name, Option, Ref
from rules.engine.instructions import Done, Effect, Window
from rules.engine.phrases import sentence
from rules.mage_knight.fight import (
    attack,
    block,
    burdens,
    combat,
    coop,
    damage,
    duel,
    exchange,
    hits,
    points,
    prospects,
    totals,
)
from rules.mage_knight.frays import Fight
from rules.mage_knight.heroes import Hero
from rules.mage_knight.outlook import name_of
from rules.mage_knight.table import Table

from ...i18n import _, ngettext
from ...menu import Group, Item
from ...pack import Sight
from . import duel as duels
from . import items, sums
from .tale import foe_name, ids_in

ENEMY, PHASE = "enemy", "phase"
WINDOWS = (
    attack.Attacks,
    attack.Gather,
    block.Blocks,
    block.GatherBlock,
    damage.Damage,
    exchange.Onslaught,
    exchange.Parry,
    hits.Inflict,
)
"""The windows of fights and duels."""
LETTERS: dict[type[Effect], str] = {
    attack.Aim: "s",
    attack.Strike: "s",
    block.BlockIt: "s",
    attack.LetGo: "o",
    exchange.Launch: "s",
    exchange.Pass: "n",
    Done: "n",
}
OF_ENEMIES = (block.Face, damage.Suffer, hits.HitHero, hits.HitUnit, hits.Steal, hits.Rout)


def in_fight(sight: Sight) -> bool:
    """Whether the open question is a window of a fight."""
    return sight.asked is not None and isinstance(sight.asked.asking, WINDOWS)


def groups_of(sight: Sight, others: Sequence[Group]) -> Sequence[Group]:
    """The headings of a window of a fight: the enemies first, the phase last; of any other window as they are."""
    if not in_fight(sight):
        return others
    between = [with_hints(sight, group) for group in others if group.slug not in (ENEMY, PHASE, items.BESIDES)]
    rest = [group for group in others if group.slug == items.BESIDES]
    return (Group(ENEMY, _("Enemies")), *between, Group(PHASE, _("Phase")), *rest)


def with_hints(sight: Sight, group: Group) -> Group:
    """Cards and Units with the best each could bring, while none is selected."""
    if group.by != "selected":
        return group
    best = {spot: sum_ for spot, sum_ in best_of_each(sight).items() if spot.kind == group.slug}
    first = {spot: sight.numbers.index(spot) + 1 for spot in best if spot in sight.numbers}
    hints = [(str(n % 10 if n == 10 else n), thing_name(sight, spot), text_of(best[spot])) for spot, n in first.items()]
    return group._replace(hints=sorted(hints, key=lambda hint: int(hint[0]) or 10))


def best_of_each(sight: Sight) -> dict[Ref, prospects.Sum]:
    """What each card and Unit could bring at most, as far as it can be played."""
    asked, found = sight.asked, dict[Ref, prospects.Sum]()
    if asked is None:
        return found
    hero = sight.view.table.of(asked.seat)
    for option in asked.options:
        about = option.about
        made = prospects.after(sight.view.table, hero, option.do) if about and about.kind in ("card", "unit") else None
        if about is not None and made is not None and (about not in found or made.have > found[about].have):
            found[about] = made
    return found


def thing_name(sight: Sight, spot: Ref) -> str:
    """A card or Unit."""
    return sentence(sight.say(Name(spot.kind, name_of(str(spot.id)))))


def improved(sight: Sight, one: Option | Blocked, item: Item) -> Item:
    """An item of a fight: its group, its letter, and what would come of it; any other stays as it is."""
    table: Table = sight.view.table
    seat = sight.asked.seat if sight.asked else None
    if seat is None or not (table.fight_of(seat) or isinstance(one.do, TOLD)):
        return item
    item = placed(sight, one.do, item)
    if isinstance(one, Blocked):
        return item
    fight = table.fight_of(seat)
    return told(sight, table, table.of(seat), fight, one.do, item)


def placed(sight: Sight, do: Effect, item: Item) -> Item:
    """Where it stands in a window of a fight."""
    if not in_fight(sight):
        return item
    if isinstance(do, OF_ENEMIES):
        return item._replace(group=ENEMY)
    if type(do) in LETTERS:
        return item._replace(group=PHASE, letter=LETTERS[type(do)])
    return item


def told(sight: Sight, table: Table, hero: Hero, fight: Fight | None, do: Effect, item: Item) -> Item:
    """What would come of it."""
    if fight is None:
        return before(sight, do, item)
    match do:
        case attack.Target(id):
            return target(sight, table, fight, id, item)
        case block.Face(id):
            one = totals.against(table, fight, fight.foe(id))
            text = f"{named(sight, fight, one.token)}: {sums.attack_text(sight, one)}"
            return item._replace(text=text, result=_("needs {n}").format(n=one.block))
        case damage.Suffer(id):
            one = totals.against(table, fight, fight.foe(id))
            wounds = ngettext("{n} Wound", "{n} Wounds", one.wounds).format(n=one.wounds)
            return item._replace(text=named(sight, fight, one.token), result=f"{one.damage} → {wounds}")
        case damage.ToHero(id, left):
            return on_hero(sight, table, fight, id, left, item)
        case damage.ToUnit(id, left, unit):
            return on_unit(sight, table, hero, fight, id, left, unit, item)
        case attack.Strike() | block.BlockIt():
            return strike(sight, table, fight, do, item)
        case attack.LetGo() | exchange.Pass():
            return give_up(fight, do, item)
        case Done():
            return go_on(sight, table, hero, fight, item)
        case hits.HitHero() | hits.HitUnit() | hits.Steal() | hits.Rout():
            return spent_on(sight, table, do.damage, item)
        case _:
            return prospect(table, hero, do, item)


def named(sight: Sight, fight: Fight, id: str) -> str:
    """An enemy token as a title."""
    return sentence(foe_name(sight, id, ids_in(fight)))


# what a play would bring


def prospect(table: Table, hero: Hero, do: Effect, item: Item) -> Item:
    """`4 of 6`, `7 of 6 ✓`; in a duel what the attack would be, or what the block would take off."""
    made = prospects.after(table, hero, do)
    return item._replace(result=text_of(made)) if made else item


def text_of(made: prospects.Sum) -> str:
    """`4 of 6`; of an attack in a duel, which needs nothing, its strength."""
    if not made.need:
        return _("attack {n}").format(n=made.have)
    return _("{have} of {need}").format(have=made.have, need=made.need) + (" ✓" if made.have >= made.need else "")


# attacks and blocks


def target(sight: Sight, table: Table, fight: Fight, id: str, item: Item) -> Item:
    """What an attack on it needs."""
    one = totals.against(table, fight, fight.foe(id))
    parts = [named(sight, fight, one.token)]
    if one.resistances:
        names = [sight.say(Name("element", element), short=True) for element in one.resistances]
        parts.append(_("halves {what}").format(what=", ".join(names)))
    if one.walls and table.of(fight.seat).turn.part == "ranged":
        parts.append(_("siege only"))
    return item._replace(text=", ".join(parts), result=_("needs {n}").format(n=one.armour))


def strike(sight: Sight, table: Table, fight: Fight, do: Effect, item: Item) -> Item:
    """The attack or block that is enough."""
    part = table.of(fight.seat).turn.part
    have, need = totals.gathered(table, fight, part)
    names = [named(sight, fight, points.present(foe)) for foe in fight.aimed_at]
    text = (_("block {whom}") if isinstance(do, block.BlockIt) else _("strike {whom}")).format(whom=", ".join(names))
    return item._replace(text=text, result=_("{have} of {need}").format(have=have, need=need) + " ✓")


def give_up(fight: Fight, do: Effect, item: Item) -> Item:
    """What was gathered is lost: that is asked about."""
    lost = sum(made.amount for made in fight.points)
    text = _("pass") if isinstance(do, exchange.Pass) else _("let go, another first")
    if not lost:
        return item._replace(text=text, result="")
    warning = ngettext("{n} point gathered is lost.", "{n} points gathered are lost.", lost).format(n=lost)
    return item._replace(text=text, result=_("asks: {n} lost").format(n=lost), warns=warning)


def go_on(sight: Sight, table: Table, hero: Hero, fight: Fight, item: Item) -> Item:
    """The next phase. It asks while something is still possible here, and when an attack would hit."""
    asked = sight.asked
    match asked.asking if asked else None:
        case attack.Attacks():
            return after_attacks(sight, table, hero, item)
        case block.Blocks():
            return after_blocks(sight, table, fight, item)
        case exchange.Parry():
            return face_it(table, fight, item)
        case _:
            return item


def after_attacks(sight: Sight, table: Table, hero: Hero, item: Item) -> Item:
    """Out of a phase of attacks."""
    last = hero.turn.part == "attack"
    item = item._replace(text=_("end the fight") if last else _("on to the blocks"))
    possible = any(isinstance(one.do, attack.Aim) for one in sight.asked.options) if sight.asked else False
    if not (possible and prospects.possible(table, hero)):
        return item
    return item._replace(result=_("asks"), warns=_("An attack is still possible."))


def after_blocks(sight: Sight, table: Table, fight: Fight, item: Item) -> Item:
    """Out of the Block phase: what then hits."""
    now = totals.totals_of(table, fight)
    harm = sum(one.damage for one in now.open)
    item = item._replace(text=_("done blocking"))
    if not harm:
        return item
    blows = "; ".join(sums.blow_text(sight, fight, one) for one in now.open)
    return item._replace(
        result=_("asks: {n} damage").format(n=harm), warns=_("Not blocked: {things}.").format(things=blows)
    )


def face_it(table: Table, fight: Fight, item: Item) -> Item:
    """Out of the block of a duel: what gets through."""
    off, made = totals.gathered_in_duel(table, fight, "block")
    left = max(0, made - off)
    item = item._replace(text=_("done blocking"), result=_("{n} get through").format(n=left))
    if left and prospects.possible(table, table.of(fight.seat)):
        return item._replace(warns=_("A block is still possible, and {n} damage gets through.").format(n=left))
    return item


# damage


def on_hero(sight: Sight, table: Table, fight: Fight, id: str, left: int, item: Item) -> Item:
    """All that is left, on the hero."""
    burden = burdens.on_hero(table, fight, fight.foe(id), left)
    name = sentence(sight.say(Name("hero", table.of(fight.seat).name)))
    result = ngettext("{n} Wound into hand", "{n} Wounds into hand", burden.wounds).format(n=burden.wounds)
    more = [_("{n} discarded").format(n=burden.poison)] if burden.poison else []
    more += [_("the hand is lost")] if burden.paralyzed else []
    more.append(
        "✗ " + _("knocked out")
        if burden.knocked_out
        else _("knocked out at {n}: then {have}").format(n=burden.knocked_out_at, have=burden.so_far + burden.wounds)
    )
    text = _("{name}, armour {n}").format(name=name, n=burden.armour)
    return item._replace(text=text, result=result, more="; ".join(more), brief=name)


def on_unit(sight: Sight, table: Table, hero: Hero, fight: Fight, id: str, left: int, unit: str, item: Item) -> Item:
    """So much of it, on a Unit."""
    burden = burdens.on_unit(table, hero, hero.unit(unit), fight.foe(id), left)
    name = sentence(sight.say(Name("unit", name_of(unit))))
    text = _("{name}, armour {n}").format(name=name, n=burden.armour)
    return item._replace(text=text, result=sums.unit_burden_text(burden), brief=name)


def spent_on(sight: Sight, table: Table, cost: int, item: Item) -> Item:
    """In a duel: what it takes of the damage, and what that leaves."""
    left = duels.damage_left(sight, table, table.duel) if table.duel else None
    text = item.text.rpartition(": ")[0] or item.text
    result = str(cost) if left is None else _("{n}, leaves {left}").format(n=cost, left=left - cost)
    return item._replace(text=text, result=result)


# before a fight


TOLD = (coop.Agree, duel.AttendFully, duel.AttendPartly, combat.CallOut)
"""Answers to questions that come before a fight."""


def before(sight: Sight, do: Effect, item: Item) -> Item:
    """What it means to take part."""
    match do:
        case coop.Agree():
            return item._replace(more=share_of(sight))
        case duel.AttendFully():
            return item._replace(
                more=_("one die of the Source, your Skills, the end of a turn; your token is face down")
            )
        case combat.CallOut(enemy):
            return item._replace(more=sums.token_text(sight, enemy))
        case duel.AttendPartly():
            return item._replace(more=_("cards, Units, crystals and tokens; you keep your next turn"))
        case _:
            return item


def share_of(sight: Sight) -> str:
    """How many of the tokens one would face."""
    table: Table = sight.view.table
    proposal = table.proposal
    if proposal is None or sight.view.seat not in proposal.seats:
        return ""
    mine = proposal.shares[proposal.seats.index(sight.view.seat)]
    return ngettext("you face {n} token of {all}", "you face {n} tokens of {all}", mine).format(
        n=mine, all=sum(proposal.shares)
    )


# the heading


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
            name = named(sight, fight, points.present(fight.foe(id)))
            whole = points.damage(table, fight.foe(id))
            rest = "" if left == whole else " · " + _("{n} left").format(n=left)
            return _("ASSIGN DAMAGE"), _("{n} from {name}").format(n=whole, name=name) + rest
        case _:
            return of_duel(sight, table, cast("Window[Table, Hero]", asked.asking), asked.seat)


def against(sight: Sight, table: Table, fight: Fight, title: str) -> tuple[str, str]:
    """`BLOCK Wolf Riders`, `attack 3, Swift: 2 of 6, need 4 more`; beside the ledgers of the wide layout only the numbers."""
    now = totals.totals_of(table, fight)
    have = _("{have} of {need}").format(have=now.have, need=now.need)
    missing = ", " + _("need {n} more").format(n=now.missing) if now.missing else " ✓"
    if sight.wide:
        return title, have + (" ✓" if not now.missing else "")
    whom = ", ".join(sentence(foe_name(sight, one.token, ids_in(fight), short=True)) for one in now.targets)
    if title == _("BLOCK"):
        facts = sums.attack_text(sight, now.targets[0])
    else:
        facts = _("Armour {n}").format(n=" + ".join(str(one.armour) for one in now.targets))
    return f"{title} {whom}", f"{facts}: {have}{missing}"


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
