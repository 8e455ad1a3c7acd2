"""What is said of Relic, in Russian: what cards and abilities do to battles and rolls."""

from __future__ import annotations

from ..engine.phrases import Teller, listing
from ..engine.text_ru import RussianBook
from . import battle, moving, passives, rolls, telling, text_ru_sheets
from .text_alike import faces, signed, telling_short
from .text_ru_words import attribute, count, fight, inside

BOOK = RussianBook("ru", "rules.relic", text_ru_sheets.BOOK)
says = telling_short(BOOK)


# Battle.


@BOOK.says(battle.BattleBonus)
def _(do: battle.BattleBonus, t: Teller) -> str:
    if t.short:
        of = "в бою" if do.attribute == "any" else f"бой {t.form('attribute', do.attribute, 'letter')}"
        return f"{signed(do.n)} {of}"
    return f"{signed(do.n)} {fight(t, do.attribute)}"


@says(battle.BorrowAlly, short="{do.n:+d} в бою")
def _(do: battle.BorrowAlly, t: Teller) -> str:
    return f"{signed(do.n)} в бою, если другой игрок на вашей клетке или в вашем регионе"


@says(battle.ExtraDie, short="+{do.n} куб.")
def _(do: battle.ExtraDie, t: Teller) -> str:
    return f"в бою {t.verb('бросьте', 'бросить')} на {count(t, 'die', do.n)} больше"


@says(battle.EnemyValue, short="враг {do.n:+d}")
def _(do: battle.EnemyValue, t: Teller) -> str:
    whose = f" против {do.enemies} и более врагов их значение" if do.enemies else " значение врагов"
    trait = f", если среди них {t.name('trait', do.trait)}" if do.trait else ""
    return f"в бою{whose} {'ниже' if do.n < 0 else 'выше'} на {abs(do.n)}{trait}"


@says(battle.Evade, short="уклониться")
def _(do: battle.Evade, t: Teller) -> str:
    evade = t.verb("уклонитесь", "уклониться")
    if do.most == battle.ANY:
        return f"{evade} от любого числа врагов"
    limit = f" со значением не выше {do.value}" if do.value else ""
    return f"{evade} от {count(t, 'enemy', do.most, 'gen')}{limit}"


def spared(t: Teller) -> str:
    """The Life of a lost battle is not lost."""
    return f"{t.verb('не теряйте', 'не терять')} 1 очко Здоровья"


@says(battle.SpareLife, short="без потери")
def _(do: battle.SpareLife, t: Teller) -> str:
    if do.from_roll:
        return f"{t.verb('бросьте', 'бросить')} кубик: при {faces(do.from_roll, 6)} {spared(t)}"
    return spared(t)


@says(battle.CancelLifeLoss, short="без потери")
def _(do: battle.CancelLifeLoss, t: Teller) -> str:
    return spared(t)


@says(battle.CancelPenalty, short="без штрафа")
def _(do: battle.CancelPenalty, t: Teller) -> str:
    return f"{t.verb('не несите', 'не нести')} штрафов"


# Rolls.

ROLLS: dict[passives.RollKind, dict[str, str]] = {
    "move": {"gen": "движения"},
    "battle": {"gen": "боя"},
    "skill": {"gen": "проверки"},
    "enemy_battle": {"gen": "врага"},
}


def one_of(kinds: tuple[passives.RollKind, ...], between: str = "или") -> str:
    """`боя или проверки`."""
    return listing([ROLLS[kind]["gen"] for kind in kinds], "ru", between)


@says(rolls.TableRoll, short="бросок")
def _(do: rolls.TableRoll, t: Teller) -> str:
    rows = [f"{faces(low, high)} — {inside(t, does)}" for low, high, does in telling.bands(do.rows)]
    return f"{t.verb('бросьте', 'бросить')} кубик: {', '.join(rows)}"


@says(rolls.SetRoll, short="результат")
def _(do: rolls.SetRoll, t: Teller) -> str:
    if len(do.results) == 1:
        return f"вместо своего броска {one_of(do.rolls)} {t.verb('возьмите', 'взять')} результат {do.results[0]}"
    return f"вместо своего броска {one_of(do.rolls)} {t.verb('выберите', 'выбрать')} его результат"


@says(rolls.AddToTest, short="{do.n:+d} пров.")
def _(do: rolls.AddToTest, t: Teller) -> str:
    return f"{signed(do.n)} в проверке{'' if do.attribute == 'any' else ' ' + attribute(t, do.attribute, 'gen')}"


@says(rolls.Reroll, short="переброс")
def _(do: rolls.Reroll, t: Teller) -> str:
    whose = "" if do.rolls == ("enemy_battle",) else "своего "
    return f"{t.verb('перебросьте', 'перебросить')} кубик {whose}броска {one_of(do.rolls)}"


@says(rolls.FlipPowerAdd, short="карта Силы")
def _(do: rolls.FlipPowerAdd, t: Teller) -> str:
    show, add, drop = (
        t.verb("откройте", "открыть"),
        t.verb("добавьте", "добавить"),
        t.verb("сбросьте", "сбросить"),
    )
    return f"{show} верхнюю карту Силы, {add} её число к своему итогу боя и {drop} её"


@says(moving.MoveBonus, short="движение ±")
def _(do: moving.MoveBonus, t: Teller) -> str:
    change = t.verb("измените", "изменить")
    return f"{change} свой бросок движения на {listing(differences(do.numbers), 'ru', 'или')}, но не ниже 1"


def differences(numbers: tuple[int, ...]) -> list[str]:
    """By how much, whichever way."""
    return [str(n) for n in sorted({abs(n) for n in numbers if n})]


@says(passives.SkillBonus, short="{do.n:+d} пров.")
def _(do: passives.SkillBonus, t: Teller) -> str:
    return f"{signed(do.n)} в проверках{'' if do.attribute == 'any' else ' ' + attribute(t, do.attribute, 'gen')}"


@says(passives.ExplodeOn, short="ещё кубики")
def _(do: passives.ExplodeOn, t: Teller) -> str:
    results = listing(map(str, do.faces), "ru", "или")
    return f"{fight(t, do.attribute)} каждая выпавшая {results} даёт ещё один кубик"


@says(passives.Treat, short="{do.face} как {do.counts}")
def _(do: passives.Treat, t: Teller) -> str:
    return f"в ваших бросках {one_of(do.rolls, 'и')} {do.face} считается за {do.counts}"
