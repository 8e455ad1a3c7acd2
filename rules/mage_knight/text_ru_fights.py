"""What is said of Mage Knight, in Russian: what a player may do in fights with enemies, duels and joint assaults."""

from __future__ import annotations

from ..engine.phrases import Teller, listing
from ..engine.text_ru import RussianBook
from . import banners, outlook, spells, text_ru_questions
from .fight import attack, block, combat, conversions, coop, damage, duel, exchange, hindrance, hits
from .outlook import brief
from .text_ru_things import ATTACKS, BLOCKS, called, card, colour, costs, foe, of_need, space_name, spot, unit, wounds

BOOK = RussianBook("ru", "rules.mage_knight", text_ru_questions.BOOK)
says = BOOK.says
EFFECT_OF_DIE = {
    "white": "белый: +1 Брони в фазе дальних и осадных Атак, +1 Славы",
    "red": "красный: +1 к атаке, +1 Славы",
    "blue": "синий: +1 Брони в фазе Атаки, +1 Славы",
    "black": "чёрный: ничего",
}
"""What a die set against somebody does (MK-VAR-9)."""


def strike_of(t: Teller, id: str) -> str:
    """`огненная Атака 6, быстрота`; "": it is not known."""
    made = outlook.attack_of(t, id)
    if made is None:
        return ""
    traits = [t.name("ability", trait) for trait in ("swift", "brutal", "poison", "paralyze") if trait in made.traits]
    return ", ".join([f"{ATTACKS[made.element]} {made.value}", *traits])


def guard(t: Teller, id: str) -> str:
    """`: Броня 4, устойчивость к огню`; nothing if it is not known."""
    known = outlook.guard_of(t, id)
    if known is None:
        return ""
    resists = [t.name("ability", f"resist_{one}") for one in known.resists]
    walls = ["только осадная Атака"] if known.walls == 1 and outlook.part_of(t) == "ranged" else []
    return ": " + ", ".join([f"Броня {known.armour}", *resists, *walls])


# the start


@says(combat.Challenge)
def _(do: combat.Challenge, t: Teller) -> str:
    hero, table = outlook.chooser(t), outlook.table_of(t)
    near = [foe(t, id) for id, _ in table.rampaging_near(hero.space)] if hero and table else []
    whom = listing(near, "ru", "или") if near else "бродячих монстров"
    return brief(t, "вызвать", f"вызвать на бой {whom}")


def near(t: Teller, enemy: str) -> str:
    """Where a rampaging enemy stands; nothing if it is not known."""
    home = outlook.lair_of(t, enemy)
    return f" на гексе {home}" if home else ""


@says(combat.CallOut)
def _(do: combat.CallOut, t: Teller) -> str:
    return brief(t, foe(t, do.enemy), f"вызвать на бой {foe(t, do.enemy)}{near(t, do.enemy)}")


# attacks


@says(attack.Aim)
def _(do: attack.Aim, t: Teller) -> str:
    return brief(t, "атаковать", "атаковать: выбрать цели")


@says(attack.Target)
def _(do: attack.Target, t: Teller) -> str:
    return brief(t, foe(t, do.foe), f"{foe(t, do.foe, 'nom')}{guard(t, do.foe)}")


@says(attack.Strike)
def _(do: attack.Strike, t: Teller) -> str:
    return brief(t, "победить", f"победить{of_need(outlook.attack_sum(t), 'Атака')}")


@says(attack.LetGo)
def _(do: attack.LetGo, t: Teller) -> str:
    lost = outlook.gathered(t)
    return brief(t, "отпустить", f"отпустить; пропадёт собранное: {lost}" if lost else "отпустить")


@says(conversions.MoveToAttack)
def _(do: conversions.MoveToAttack, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = costs(do.price, hero.turn.move if hero else None, "Движение")
    return brief(t, "Движение", f"{t.name('attack', do.form)} 1: {price}")


@says(conversions.InfluenceToBlock)
def _(do: conversions.InfluenceToBlock, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = costs(1, hero.turn.influence if hero else None, "Влияние")
    return brief(t, "Влияние", f"{BLOCKS[do.element]} 1: {price}")


@says(conversions.UseKept)
def _(do: conversions.UseKept, t: Teller) -> str:
    kind, _, id = do.source.partition(" ")
    named = card(t, id, "nom") if kind == "card" else unit(t, id, "nom") if kind == "unit" else t.name(kind, id)
    fight = outlook.fight_of(t)
    kept = next((one for one in fight.kept if one.source == do.source), None) if fight else None
    facts = f": {ATTACKS[kept.element]} {kept.amount}" if kept else ""
    return brief(t, named, f"отложенная Атака ({named}){facts}")


@says(spells.StopAnother)
def _(do: spells.StopAnother, t: Teller) -> str:
    hero = outlook.chooser(t)
    price = costs(do.price, hero.turn.move if hero else None, "Движение")
    return brief(t, foe(t, do.foe), f"не дать атаковать: {foe(t, do.foe, 'nom')}; {price}")


@says(banners.ScareOff)
def _(do: banners.ScareOff, t: Teller) -> str:
    return brief(t, foe(t, do.foe), f"не дать атаковать: {foe(t, do.foe, 'nom')}")


# blocks and damage


def attacker(t: Teller, id: str, case: str = "acc") -> str:
    """The token that attacks now: a summoner's is the one it has called."""
    enemy = outlook.foe(t, id)
    return foe(t, enemy.stand_in if enemy and enemy.stand_in else id, case)


@says(block.Face)
def _(do: block.Face, t: Teller) -> str:
    made = outlook.attack_of(t, do.foe)
    facts = f": {strike_of(t, do.foe)}; нужен Блок {made.block}" if made else ""
    return brief(t, attacker(t, do.foe), f"заблокировать {attacker(t, do.foe)}{facts}")


@says(block.BlockIt)
def _(do: block.BlockIt, t: Teller) -> str:
    return brief(t, "блок", f"заблокировать{of_need(outlook.block_sum(t), 'Блок')}")


@says(damage.Suffer)
def _(do: damage.Suffer, t: Teller) -> str:
    made = outlook.attack_of(t, do.foe)
    facts = ""
    if made:
        facts = f": урон {made.damage}, {wounds(made.wounds)}" if made.damage else ": урона нет"
    return brief(t, attacker(t, do.foe), f"принять удар, {attacker(t, do.foe, 'nom')}{facts}")


@says(damage.ToHero)
def _(do: damage.ToHero, t: Teller) -> str:
    hero, table, made = outlook.chooser(t), outlook.table_of(t), outlook.attack_of(t, do.foe)
    if hero is None or table is None or made is None:
        return brief(t, "герой", f"урон {do.damage} герою")
    n = outlook.wounds_by(table, hero, do.damage)
    facts = [f"{called(t, hero.seat)}: {wounds(n)} в руку"]
    facts += [f"{wounds(n)} в сброс"] if "poison" in made.traits else []
    facts += ["карты из руки в сброс"] if "paralyze" in made.traits else []
    return brief(t, called(t, hero.seat), ", ".join(facts))


@says(damage.ToUnit)
def _(do: damage.ToUnit, t: Teller) -> str:
    named, harm = unit(t, do.unit, "nom"), outlook.harm_to(t, do.unit, do.foe, do.damage)
    made = outlook.attack_of(t, do.foe)
    if t.short or harm is None or made is None:
        return brief(t, named, f"{named}: урон {do.damage}")
    if not harm.wounded:
        return f"{named}, Броня {harm.armour}: без Ранения"
    hurt = "Отряд уничтожен" if "paralyze" in made.traits else wounds(2 if "poison" in made.traits else 1)
    return f"{named}, Броня {harm.armour}: {hurt}, останется урон {harm.left}"


# duels


@says(duel.AttackHero)
def _(do: duel.AttackHero, t: Teller) -> str:
    return brief(t, called(t, do.seat), f"напасть на {called(t, do.seat, 'acc')}")


@says(duel.AttendFully)
def _(do: duel.AttendFully, t: Teller) -> str:
    return brief(t, "полностью", "участвовать полностью: следующий ход играется сейчас")


@says(duel.AttendPartly)
def _(do: duel.AttendPartly, t: Teller) -> str:
    return brief(t, "частично", "участвовать частично: без Умений и кубиков, ход не теряется")


@says(exchange.Launch)
def _(do: exchange.Launch, t: Teller) -> str:
    n = outlook.gathered(t)
    return brief(t, "атаковать", f"атаковать: собрано {n}" if n else "атаковать")


@says(exchange.Pass)
def _(do: exchange.Pass, t: Teller) -> str:
    lost = outlook.gathered(t)
    return brief(t, "пас", f"пас; пропадёт собранное: {lost}" if lost else "пас")


@says(hits.HitHero)
def _(do: hits.HitHero, t: Teller) -> str:
    other = outlook.opponent(t)
    whom = called(t, other.seat, "acc") if other else "другого героя"
    return brief(t, "герой", f"ранить {whom}: урон {do.damage}")


@says(hits.HitUnit)
def _(do: hits.HitUnit, t: Teller) -> str:
    return brief(t, unit(t, do.unit), f"ранить {unit(t, do.unit)}: урон {do.damage}")


@says(hits.Steal)
def _(do: hits.Steal, t: Teller) -> str:
    return brief(t, card(t, do.card), f"украсть {card(t, do.card)}: урон {do.damage}")


@says(hits.Rout)
def _(do: hits.Rout, t: Teller) -> str:
    other = outlook.opponent(t)
    whom = called(t, other.seat, "acc") if other else "другого героя"
    return brief(t, str(do.to), f"оттеснить {whom} на {spot(t, do.to)}: урон {do.damage}")


# joint assaults


@says(coop.Propose)
def _(do: coop.Propose, t: Teller) -> str:
    return brief(t, "предложить", f"предложить совместную осаду города: {space_name(t, do.city)}")


@says(coop.Invite)
def _(do: coop.Invite, t: Teller) -> str:
    return brief(t, called(t, do.seat), f"пригласить {called(t, do.seat, 'acc')}")


@says(coop.Submit)
def _(do: coop.Submit, t: Teller) -> str:
    shares = [f"{called(t, seat)} — {n}" for seat, n in zip(do.seats, do.shares, strict=True)]
    return brief(t, "-".join(map(str, do.shares)), f"жетоны: {', '.join(shares)}")


@says(coop.Agree)
def _(do: coop.Agree, t: Teller) -> str:
    return brief(t, "согласиться", "согласиться: сразиться сейчас и потерять следующий ход")


@says(coop.Decline)
def _(do: coop.Decline, t: Teller) -> str:
    return "отказаться"


@says(hindrance.PutDie)
def _(do: hindrance.PutDie, t: Teller) -> str:
    return brief(t, colour(t, do.colour), EFFECT_OF_DIE[do.colour])
