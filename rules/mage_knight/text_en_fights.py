"""What is said of Mage Knight, in English: what a player may do in fights with enemies, duels and joint assaults."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, listing
from . import banners, outlook, spells, text_en_questions
from .fight import attack, block, combat, conversions, coop, damage, duel, exchange, hindrance, hits
from .outlook import brief
from .text_en_things import called, card, colour, costs, element, foe, of_need, space_name, spot, unit, wounds

BOOK = Phrasebook("en", "rules.mage_knight", text_en_questions.BOOK)
says = BOOK.says
EFFECT_OF_DIE = {
    "white": "white: Armour +1 in the Ranged and Siege phase, Fame +1",
    "red": "red: attack +1, Fame +1",
    "blue": "blue: Armour +1 in the Attack phase, Fame +1",
    "black": "black: no change",
}
"""What a die set against somebody does (MK-VAR-9)."""


def strike_of(t: Teller, id: str) -> str:
    """`fire Attack 6, Swift`; "": it is not known."""
    made = outlook.attack_of(t, id)
    if made is None:
        return ""
    traits = [t.name("ability", trait) for trait in ("swift", "brutal", "poison", "paralyze") if trait in made.traits]
    return ", ".join([f"{element(t, made.element)}Attack {made.value}", *traits])


def guard(t: Teller, id: str) -> str:
    """`: Armour 4, resists fire`; nothing if it is not known."""
    known = outlook.guard_of(t, id)
    if known is None:
        return ""
    resists = [f"resists {listing([t.name('element', one) for one in known.resists], 'en')}"] if known.resists else []
    walls = ["siege only"] if known.walls == 1 and outlook.part_of(t) == "ranged" else []
    return ": " + ", ".join([f"Armour {known.armour}", *resists, *walls])


# the start


@says(combat.Challenge)
def _(do: combat.Challenge, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    near = [foe(t, id) for id, _ in table.rampaging_near(hero.space)] if hero and table else []
    whom = listing(near, "en", "or") if near else "rampaging enemies"
    return brief(t, "challenge", f"challenge {whom}")


def near(t: Teller, enemy: str) -> str:
    """Where a rampaging enemy stands; nothing if it is not known."""
    home = outlook.lair_of(t, enemy)
    return f" at {home}" if home else ""


@says(combat.CallOut)
def _(do: combat.CallOut, t: Teller) -> str:
    return brief(t, foe(t, do.enemy), f"challenge {foe(t, do.enemy)}{near(t, do.enemy)}")


# attacks


@says(attack.Aim)
def _(do: attack.Aim, t: Teller) -> str:
    return brief(t, "attack", "attack: choose the targets")


@says(attack.Target)
def _(do: attack.Target, t: Teller) -> str:
    return brief(t, foe(t, do.foe), f"{foe(t, do.foe)}{guard(t, do.foe)}")


@says(attack.Strike)
def _(do: attack.Strike, t: Teller) -> str:
    return brief(t, "strike", f"strike{of_need(outlook.attack_sum(t), 'Attack')}")


@says(attack.LetGo)
def _(do: attack.LetGo, t: Teller) -> str:
    lost = outlook.gathered(t)
    return brief(t, "let go", f"let go; gathered and lost: {lost}" if lost else "let go")


@says(conversions.MoveToAttack)
def _(do: conversions.MoveToAttack, t: Teller) -> str:
    kind = t.name("attack", do.form)
    hero = outlook.chooser(t)
    price = costs(do.price, hero.turn.move if hero else None, "Move")
    return brief(t, "Move", f"{kind} 1: {price}")


@says(conversions.InfluenceToBlock)
def _(do: conversions.InfluenceToBlock, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = costs(1, hero.turn.influence if hero else None, "Influence")
    return brief(t, "Influence", f"{element(t, do.element)}Block 1: {price}")


@says(conversions.UseKept)
def _(do: conversions.UseKept, t: Teller) -> str:
    kind, _, id = do.source.partition(" ")
    named = card(t, id) if kind == "card" else unit(t, id) if kind == "unit" else t.name(kind, id)
    fight = outlook.fight_of(t)
    kept = next((one for one in fight.kept if one.source == do.source), None) if fight else None
    facts = f": {element(t, kept.element)}Attack {kept.amount}" if kept else ""
    return brief(t, named, f"the Attack kept by {named}{facts}")


@says(spells.StopAnother)
def _(do: spells.StopAnother, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = costs(do.price, hero.turn.move if hero else None, "Move")
    return brief(t, foe(t, do.foe), f"keep {foe(t, do.foe)} from attacking: {price}")


@says(banners.ScareOff)
def _(do: banners.ScareOff, t: Teller) -> str:
    return brief(t, foe(t, do.foe), f"keep {foe(t, do.foe)} from attacking")


# blocks and damage


@says(block.Face)
def _(do: block.Face, t: Teller) -> str:
    made = outlook.attack_of(t, do.foe)
    facts = f": {strike_of(t, do.foe)}; needs Block {made.block}" if made else ""
    return brief(t, attacker(t, do.foe), f"block {attacker(t, do.foe)}{facts}")


def attacker(t: Teller, id: str) -> str:
    """The token that attacks now: a summoner's is the one it has called."""
    enemy = outlook.foe(t, id)
    return foe(t, enemy.stand_in) if enemy and enemy.stand_in else foe(t, id)


@says(block.BlockIt)
def _(do: block.BlockIt, t: Teller) -> str:
    return brief(t, "block", f"block{of_need(outlook.block_sum(t), 'Block')}")


@says(damage.Suffer)
def _(do: damage.Suffer, t: Teller) -> str:
    made = outlook.attack_of(t, do.foe)
    facts = f": {made.damage} damage, {wounds(made.wounds)}" if made and made.damage else ": no damage" if made else ""
    return brief(t, attacker(t, do.foe), f"face {attacker(t, do.foe)}{facts}")


@says(damage.ToHero)
def _(do: damage.ToHero, t: Teller) -> str:
    hero, table, made = outlook.chooser(t), outlook.table_of(t), outlook.attack_of(t, do.foe)
    if hero is None or table is None or made is None:
        return brief(t, "hero", f"{do.damage} damage to the hero")
    n = outlook.wounds_by(table, hero, do.damage)
    facts = [f"{called(t, hero.seat)}: {wounds(n)} into hand"]
    facts += [f"{wounds(n)} into the discard pile"] if "poison" in made.traits else []
    facts += ["the hand is discarded"] if "paralyze" in made.traits else []
    return brief(t, called(t, hero.seat), ", ".join(facts))


@says(damage.ToUnit)
def _(do: damage.ToUnit, t: Teller) -> str:
    named, harm, made = unit(t, do.unit), outlook.harm_to(t, do.unit, do.foe, do.damage), outlook.attack_of(t, do.foe)
    if t.short or harm is None or made is None:
        return brief(t, named, f"{do.damage} damage to {named}")
    if not harm.wounded:
        return f"{named}, Armour {harm.armour}: resists, no Wound"
    hurt = "destroyed" if "paralyze" in made.traits else wounds(2 if "poison" in made.traits else 1)
    return f"{named}, Armour {harm.armour}: {hurt}, {harm.left} left"


# duels


@says(duel.AttackHero)
def _(do: duel.AttackHero, t: Teller) -> str:
    return brief(t, called(t, do.seat), f"attack {called(t, do.seat)}")


@says(duel.AttendFully)
def _(do: duel.AttendFully, t: Teller) -> str:
    return brief(t, "fully", "take part fully: the next turn is played now")


@says(duel.AttendPartly)
def _(do: duel.AttendPartly, t: Teller) -> str:
    return brief(t, "partly", "take part only partly: no Skills, no dice, and no turn is lost")


@says(exchange.Launch)
def _(do: exchange.Launch, t: Teller) -> str:
    n = outlook.gathered(t)
    return brief(t, "attack", f"attack with {n}" if n else "attack")


@says(exchange.Pass)
def _(do: exchange.Pass, t: Teller) -> str:
    lost = outlook.gathered(t)
    return brief(t, "pass", f"pass; gathered and lost: {lost}" if lost else "pass")


@says(hits.HitHero)
def _(do: hits.HitHero, t: Teller) -> str:
    other = outlook.opponent(t)
    whom = called(t, other.seat) if other else "the other hero"
    return brief(t, "hero", f"a Wound for {whom}: {do.damage} damage")


@says(hits.HitUnit)
def _(do: hits.HitUnit, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"wound {unit(t, do.unit)}: {do.damage} damage")


@says(hits.Steal)
def _(do: hits.Steal, t: Teller) -> str:
    return brief(t, card(t, do.card), f"steal {card(t, do.card)}: {do.damage} damage")


@says(hits.Rout)
def _(do: hits.Rout, t: Teller) -> str:
    other = outlook.opponent(t)
    whom = called(t, other.seat) if other else "the other hero"
    return brief(t, str(do.to), f"drive {whom} back to {spot(t, do.to)}: {do.damage} damage")


# joint assaults


@says(coop.Propose)
def _(do: coop.Propose, t: Teller) -> str:
    return brief(t, "propose", f"propose a joint assault on the city: {space_name(t, do.city)}")


@says(coop.Invite)
def _(do: coop.Invite, t: Teller) -> str:
    return brief(t, called(t, do.seat), f"invite {called(t, do.seat)}")


@says(coop.Submit)
def _(do: coop.Submit, t: Teller) -> str:
    shares = [f"{n} for {called(t, seat)}" for seat, n in zip(do.seats, do.shares, strict=True)]
    return brief(t, "-".join(map(str, do.shares)), f"tokens: {', '.join(shares)}")


@says(coop.Agree)
def _(do: coop.Agree, t: Teller) -> str:
    return brief(t, "agree", "agree: fight now and lose the next turn")


@says(coop.Decline)
def _(do: coop.Decline, t: Teller) -> str:
    return "decline"


@says(hindrance.PutDie)
def _(do: hindrance.PutDie, t: Teller) -> str:
    return brief(t, colour(t, do.colour), EFFECT_OF_DIE[do.colour])
