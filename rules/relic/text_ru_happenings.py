"""What is said of Relic, in Russian: what has happened with dice, and in battles."""

from __future__ import annotations

from ..engine.phrases import Teller
from ..engine.text_ru import RussianBook
from . import roll_events, text_ru_things
from .text_alike import dice
from .text_ru_things import thing, things, who

BOOK = RussianBook("ru", "rules.relic", text_ru_things.BOOK)
says = BOOK.says
FOR = {"move": "на движение", "battle": "в бою", "skill": "в проверке"}


@says(roll_events.Rolled)
def _(event: roll_events.Rolled, t: Teller) -> str:
    return f"бросает {FOR[event.kind]}: {dice(event.dice)}"


@says(roll_events.DieRerolled)
def _(event: roll_events.DieRerolled, t: Teller) -> str:
    return f"перебрасывает {event.before}, теперь {event.after}"


@says(roll_events.EnemyRolled)
def _(event: roll_events.EnemyRolled, t: Teller) -> str:
    return f"видит бросок врага: {dice(event.dice)} ({who(t, event.by)})"


@says(roll_events.TableRolled)
def _(event: roll_events.TableRolled, t: Teller) -> str:
    return f"бросает кубик: {event.number}"


@says(roll_events.NumberPlayed)
def _(event: roll_events.NumberPlayed, t: Teller) -> str:
    return f"использует число {event.number} карты {thing(t, event.card)}"


@says(roll_events.RollSet)
def _(event: roll_events.RollSet, t: Teller) -> str:
    return f"устанавливает результат броска: {event.number}"


@says(roll_events.PowerFlipped)
def _(event: roll_events.PowerFlipped, t: Teller) -> str:
    return f"открывает карту {thing(t, event.card)} и добавляет {event.number}"


@says(roll_events.BattleBegan)
def _(event: roll_events.BattleBegan, t: Teller) -> str:
    foe = t.name("opponent", event.opponent, "ins") if event.opponent else things(t, event.enemies, "ins")
    return f"сражается по {t.name('attribute', event.attribute, 'dat')} с {foe}"


@says(roll_events.Evaded)
def _(event: roll_events.Evaded, t: Teller) -> str:
    return f"уклоняется от {things(t, event.enemies, 'gen')}"


@says(roll_events.BattleScored)
def _(event: roll_events.BattleScored, t: Teller) -> str:
    result = "выигрывает бой" if event.mine > event.theirs else "проигрывает бой"
    return f"{result if event.mine != event.theirs else 'сводит бой вничью'}, {event.mine} против {event.theirs}"


@says(roll_events.TrophyTaken)
def _(event: roll_events.TrophyTaken, t: Teller) -> str:
    return f"берёт в трофеи {thing(t, event.card, 'acc')}"


@says(roll_events.LifeSpared)
def _(event: roll_events.LifeSpared, t: Teller) -> str:
    return "не теряет Здоровья за бой"


@says(roll_events.PenaltyCancelled)
def _(event: roll_events.PenaltyCancelled, t: Teller) -> str:
    return "не несёт штрафов за бой"


@says(roll_events.Tested)
def _(event: roll_events.Tested, t: Teller) -> str:
    result = "проходит" if event.passed else "проваливает"
    return f"{result} проверку {t.name('attribute', event.attribute, 'gen')}: {event.total} против {event.target}"
