"""The options of a fight as they stand in the panel: what each would come to, and what is left undone by going on."""

from __future__ import annotations

from rules import Blocked, Name, Option
from rules.engine.instructions import Done, Effect
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
from ...menu import Item
from ...pack import Sight
from . import bearers, prizes, sums
from . import duel as duels
from .tale import title_of

ENEMY, PHASE = "enemy", "phase"
TARGETLESS = {"block": "no_attack_to_block", "attack": "no_target_chosen"}
"""Refusals for want of a target alone, in the phases in which nothing else can be in the way."""
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
Hit = hits.HitHero | hits.HitUnit | hits.Steal | hits.Rout
OF_ENEMIES = (block.Face, damage.Suffer, hits.HitHero, hits.HitUnit, hits.Steal, hits.Rout)


def in_fight(sight: Sight) -> bool:
    """Whether the open question is a window of a fight."""
    return sight.asked is not None and isinstance(sight.asked.asking, WINDOWS)


def improved(sight: Sight, one: Option | Blocked, item: Item) -> Item:
    """An item of a fight: its group, its letter, and what would come of it; any other stays as it is."""
    table: Table = sight.view.table
    seat = sight.asked.seat if sight.asked else None
    if seat is None or not (table.fight_of(seat) or isinstance(one.do, TOLD)):
        return item
    item = placed(sight, one.do, item)
    if isinstance(one, Blocked):
        return by_way_of(sight, one, item) or refused(sight, one.do, item)
    fight = table.fight_of(seat)
    return told(sight, table, table.of(seat), fight, one.do, item)


def placed(sight: Sight, do: Effect, item: Item) -> Item:
    """Where it stands in a window of a fight."""
    if not in_fight(sight):
        return item
    if isinstance(do, OF_ENEMIES):
        return item._replace(group=ENEMY)
    if type(do) in LETTERS:
        return item._replace(group=PHASE, letter=LETTERS[type(do)], shy=item.shy or isinstance(do, attack.LetGo))
    return item


def by_way_of(sight: Sight, one: Blocked, item: Item) -> Item | None:
    """What lacks only its target, where there is just one: the target is chosen with it. None: it is refused."""
    table: Table = sight.view.table
    fight = table.fight_of(sight.asked.seat) if sight.asked else None
    part = table.of(fight.seat).turn.part if fight else ""
    if sight.asked is None or fight is None or TARGETLESS.get(part) != one.why.reason:
        return None
    ways = [option.id for option in sight.asked.options if isinstance(option.do, block.Face | attack.Aim)]
    open_ = totals.totals_of(table, fight).open if part == "block" else fight.foes
    if len(ways) != 1 or len(open_) != 1:
        return None
    return item._replace(why="", clause="", steps=(ways[0], one.id), through=True)


def refused(sight: Sight, do: Effect, item: Item) -> Item:
    """A refusal: what would have come of it is of no use."""
    if isinstance(do, damage.ToUnit):
        return item._replace(text=sentence(sight.say(Name("unit", name_of(do.unit)))))
    fight = sight.view.table.fight_of(sight.asked.seat) if sight.asked else None
    if isinstance(do, attack.Target) and fight is not None:
        return item._replace(text=title_of(sight, fight, points.present(fight.foe(do.foe))))
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
            name = title_of(sight, fight, one.token)
            text = f"{name}: {sums.attack_text(sight, one)}"
            return item._replace(text=text, brief=name, more="", result=_("needs {n}").format(n=one.block))
        case damage.Suffer(id):
            one = totals.against(table, fight, fight.foe(id))
            wounds = ngettext("{n} Wound", "{n} Wounds", one.wounds).format(n=one.wounds)
            return item._replace(text=title_of(sight, fight, one.token), result=f"{one.damage} → {wounds}")
        case damage.ToHero(id, left):
            return on_hero(sight, table, fight, id, left, item)
        case damage.ToUnit(id, left, unit):
            return on_unit(sight, table, hero, fight, id, left, unit, item)
        case attack.Strike() | block.BlockIt():
            return strike(sight, table, fight, do, item)
        case attack.LetGo() | exchange.Pass():
            return give_up(table, hero, fight, do, item)
        case Done():
            return go_on(sight, table, hero, fight, item)
        case hits.HitHero() | hits.HitUnit() | hits.Steal() | hits.Rout():
            return spent_on(sight, table, do, item)
        case _:
            return prospect(table, hero, do, item)


# what a play would bring


def prospect(table: Table, hero: Hero, do: Effect, item: Item) -> Item:
    """`4 of 6`, `7 of 6 ✓`; in a duel what the attack would be, or what the block would take off."""
    made = prospects.after(table, hero, do)
    return item._replace(result=sums.text_of(made)) if made else item


# attacks and blocks


def target(sight: Sight, table: Table, fight: Fight, id: str, item: Item) -> Item:
    """What an attack on it needs."""
    one = totals.against(table, fight, fight.foe(id))
    parts = [title_of(sight, fight, one.token)]
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
    names = [title_of(sight, fight, points.present(foe)) for foe in fight.aimed_at]
    text = (_("block {whom}") if isinstance(do, block.BlockIt) else _("strike {whom}")).format(whom=", ".join(names))
    return item._replace(text=text, result=_("{have} of {need}").format(have=have, need=need) + " ✓")


def give_up(table: Table, hero: Hero, fight: Fight, do: Effect, item: Item) -> Item:
    """What was gathered is lost: that is asked about; so is passing while an attack is possible."""
    lost = sum(made.amount for made in fight.points)
    others = len(fight.foes) > 1
    text = _("pass") if isinstance(do, exchange.Pass) else _("another enemy first") if others else _("call it off")
    if not lost and isinstance(do, exchange.Pass) and prospects.possible(table, hero):
        return item._replace(text=text, result=_("asks"), warns=_("An attack is still possible."))
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
    return item._replace(text=text, result=bearers.unit_burden_text(burden), brief=name)


def spent_on(sight: Sight, table: Table, do: Hit, item: Item) -> Item:
    """In a duel: what it takes of the damage, and what that leaves."""
    left = duels.damage_left(sight, table, table.duel) if table.duel else None
    text = item.text.rpartition(": ")[0] or item.text
    if isinstance(do, hits.Rout):
        text = _("drive off: {space} {terrain}").format(space=do.to, terrain=prizes.terrain(sight, do.to))
    result = str(do.damage) if left is None else _("{n}, leaves {left}").format(n=do.damage, left=left - do.damage)
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
