"""What is said of Relic, in English: what cards and abilities do to battles and rolls."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, an, listing
from . import battle, moving, passives, rolls, telling, text_en_sheets
from .text_alike import faces, signed, telling_short
from .text_en_words import attribute, form, inside

BOOK = Phrasebook("en", "rules.relic", text_en_sheets.BOOK)
says = telling_short(BOOK)


# Battle.


@BOOK.says(battle.BattleBonus)
def _(do: battle.BattleBonus, t: Teller) -> str:
    if t.short:
        of = "battle" if do.attribute == "any" else f"bat. {t.form('attribute', do.attribute, 'letter')}"
        return f"{signed(do.n)} {of}"
    return f"{signed(do.n)} in a {form(t, do.attribute)}"


@says(battle.BorrowAlly, short="{do.n:+d} battle")
def _(do: battle.BorrowAlly, t: Teller) -> str:
    return f"{signed(do.n)} in a battle if another player is on your space or in your area"


@says(battle.ExtraDie, short="+{do.n} die")
def _(do: battle.ExtraDie, t: Teller) -> str:
    return f"roll {do.n} more {'die' if do.n == 1 else 'dice'} in a battle"


@says(battle.EnemyValue, short="enemy {do.n:+d}")
def _(do: battle.EnemyValue, t: Teller) -> str:
    whose = f" against {do.enemies} or more enemies their" if do.enemies else " the enemies'"
    trait = f" if {an(t.name('trait', do.trait))} is among them" if do.trait else ""
    return f"in a battle{whose} value is {abs(do.n)} {'lower' if do.n < 0 else 'higher'}{trait}"


@says(battle.Evade, short="evade")
def _(do: battle.Evade, t: Teller) -> str:
    if do.most == battle.ANY:
        return "evade any number of enemies"
    limit = f" of value {do.value} or less" if do.value else ""
    return f"evade {do.most} {'enemy' if do.most == 1 else 'enemies'}{limit}"


@says(battle.SpareLife, short="no loss")
def _(do: battle.SpareLife, t: Teller) -> str:
    if do.from_roll:
        return f"roll a die: on {faces(do.from_roll, 6)} you do not lose the 1 Life"
    return "do not lose the 1 Life"


@says(battle.CancelLifeLoss, short="no loss")
def _(do: battle.CancelLifeLoss, t: Teller) -> str:
    return "do not lose the 1 Life"


@says(battle.CancelPenalty, short="no penalty")
def _(do: battle.CancelPenalty, t: Teller) -> str:
    return "ignore the penalties"


# Rolls.

ROLLS = {"move": "movement roll", "battle": "battle roll", "skill": "test roll", "enemy_battle": "enemy's roll"}


def one_of(kinds: tuple[passives.RollKind, ...], between: str = "or") -> str:
    """`battle or test roll`."""
    named = [ROLLS[kind] for kind in kinds]
    return listing([*(name.removesuffix(" roll") for name in named[:-1]), named[-1]], "en", between)


@says(rolls.TableRoll, short="roll a die")
def _(do: rolls.TableRoll, t: Teller) -> str:
    rows = [f"{faces(low, high)} {inside(t, does)}" for low, high, does in telling.bands(do.rows)]
    return f"roll a die: {', '.join(rows)}"


@says(rolls.SetRoll, short="set roll")
def _(do: rolls.SetRoll, t: Teller) -> str:
    if len(do.results) == 1:
        return f"your {one_of(do.rolls)} is a {do.results[0]} instead of being rolled"
    return f"choose the result of your {one_of(do.rolls)} instead of rolling"


@says(rolls.AddToTest, short="{do.n:+d} test")
def _(do: rolls.AddToTest, t: Teller) -> str:
    return f"{signed(do.n)} in a {'' if do.attribute == 'any' else attribute(t, do.attribute) + ' '}test"


@says(rolls.Reroll, short="reroll")
def _(do: rolls.Reroll, t: Teller) -> str:
    whose = "the" if do.rolls == ("enemy_battle",) else "your"
    return f"reroll a die of {whose} {one_of(do.rolls)}"


@says(rolls.FlipPowerAdd, short="flip Power")
def _(do: rolls.FlipPowerAdd, t: Teller) -> str:
    return "turn up the top Power card, add its number to your battle score and discard it"


@says(moving.MoveBonus, short="move ±")
def _(do: moving.MoveBonus, t: Teller) -> str:
    return f"change your movement roll by up to {max(do.numbers)}, but not below 1"


@says(passives.SkillBonus, short="{do.n:+d} tests")
def _(do: passives.SkillBonus, t: Teller) -> str:
    return f"{signed(do.n)} in {'' if do.attribute == 'any' else attribute(t, do.attribute) + ' '}tests"


@says(passives.ExplodeOn, short="more dice")
def _(do: passives.ExplodeOn, t: Teller) -> str:
    results = listing(map(str, do.faces), "en", "or")
    return f"in a {form(t, do.attribute)} each {results} you roll gives another die"


@says(passives.Treat, short="{do.face} is {do.counts}")
def _(do: passives.Treat, t: Teller) -> str:
    return f"in your {one_of(do.rolls, 'and')}s a {do.face} counts as a {do.counts}"
