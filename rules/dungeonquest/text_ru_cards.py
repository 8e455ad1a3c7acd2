"""What is said of DungeonQuest, in Russian: what cards, rings and the potion say."""

from __future__ import annotations

from ..engine.phrases import Teller
from ..engine.text_ru import BOOK as ENGINE
from ..engine.text_ru import RussianBook
from . import catacombs, chamber, doors, hazards, items, life, monsters, rooms, searching, telling
from .chances import ByRoll, Nothing, Overcome, Playing, Test
from .decks import SHUFFLE, Draw
from .faces import CardText, MonsterLine, PotionText, RingText
from .numbers import D12, LUCK, STRENGTH
from .text_ru_words import chance, life_points, odds, small, turns

BOOK = RussianBook("ru", "rules.dungeonquest", ENGINE)
says = BOOK.says


@says(CardText)
def _(text: CardText, t: Teller) -> str:
    deck, _, name = text.card.partition(".")
    if name == SHUFFLE:
        return "перемешайте колоду вместе с этой картой и возьмите другую"
    if deck == "monster":
        return "; ".join(t.say(MonsterLine(name, monster)) for card, monster in monsters.ANSWERS if card == name)
    printed = [t.say(do) for do in text.printed.does]
    if deck == "door":
        printed.append("дверь открывается: идите дальше" if name == "opens" else "дверь остаётся закрытой")
    return "; ".join(printed) or "ничего не происходит"


@says(MonsterLine)
def _(line: MonsterLine, t: Teller) -> str:
    deeds = [
        f"{small(t.name('announcement', deed, 'title'))} ({answer(t, said)})" for deed, said in line.answers.items()
    ]
    return f"{t.name('monster', line.monster)}, {life_points(t, line.life)}: {', '.join(deeds)}"


def answer(t: Teller, said: str) -> str:
    """An answer of a monster, inside a sentence."""
    return small(t.name("answer", said, "title"))


@says(RingText)
def _(text: RingText, t: Teller) -> str:
    return t.form("ring", text.ring, "does")


@says(PotionText)
def _(text: PotionText, t: Teller) -> str:
    does = next(does for _, row, does in items.potion_table if row == text.row)
    low, _, high = text.row.partition("-")
    return f"{chance(int(low), int(high))}: {t.say(does)}"


@says(Nothing)
def _(do: Nothing, t: Teller) -> str:
    return "ничего не происходит"


@says(life.Lose)
def _(do: life.Lose, t: Teller) -> str:
    return f"{t.verb('потеряйте', 'потерять')} {life_points(t, do.n)}"


@says(life.Heal)
def _(do: life.Heal, t: Teller) -> str:
    whole = isinstance(do.n, int) and do.n > telling.FOR_GOOD
    return f"{t.verb('верните', 'вернуть')} {'все очки жизни' if whole else life_points(t, do.n)}"


@says(life.Misses)
def _(do: life.Misses, t: Teller) -> str:
    return f"{t.verb('пропустите', 'пропустить')} {turns(t, do.n)}"


@says(life.TurnLost)
def _(do: life.TurnLost, t: Teller) -> str:
    return "персонаж засыпает, ход пропускается"


@says(life.Dies)
def _(do: life.Dies, t: Teller) -> str:
    return f"персонаж погибает ({t.name('fate', do.cause, 'title')})"


@says(Test)
def _(do: Test, t: Teller) -> str:
    good = "" if isinstance(do.success, Nothing) else f"; при успехе {t.say(do.success)}"
    bad = "" if isinstance(do.failure, Nothing) else f"; при неудаче {t.say(do.failure)}"
    return f"{odds(t, do.attribute)}{good}{bad}"


@says(ByRoll)
def _(do: ByRoll, t: Teller) -> str:
    rows = [f"{chance(low, high)} — {t.say(does)}" for low, high, does in telling.bands(do.rows)]
    return f"{t.verb('бросьте', 'бросить')} D{do.die}: {', '.join(rows)}"


@says(Playing)
def _(do: Playing, t: Teller) -> str:
    table = telling.table_of(t)
    if table:
        return t.say(do.this if table.plays(do.variant) else do.that)
    return f"{t.say(do.that)} (по правилу {t.name('variant', do.variant)}: {t.say(do.this)})"


@says(Draw)
def _(do: Draw, t: Teller) -> str:
    card = t.name("deck_card", do.deck, "acc")
    if do.deck == "corpse" and not t.short:
        return f"{t.verb('обыщите тело и возьмите', 'обыскать тело и взять')} {card}"
    return card if t.short else f"{t.verb('возьмите', 'взять')} {card}"


@says(items.Keep)
def _(do: items.Keep, t: Teller) -> str:
    if do.what == "potion":
        return "оставьте эту карту: зелье, его пьют в начале хода; при себе не больше одного"
    if do.what == "rope":
        return "оставьте эту карту: верёвка, с ней персонаж выбирается из любой ямы"
    return f"оставьте эту карту: золото на {do.what.removeprefix('gold_')}"


@says(monsters.Monster)
def _(do: monsters.Monster, t: Teller) -> str:
    name = t.name("monster", do.monster)
    if do.sneaks:
        return f"внезапно нападает {name}: потеряйте {life_points(t, D12 - LUCK)}; затем нападите или бегите"
    return f"перед персонажем {name}: нападите, выжидайте или бегите"


@says(hazards.Fall)
def _(do: hazards.Fall, t: Teller) -> str:
    return "персонаж падает в яму и теряет D6 очков жизни"


@says(hazards.TorchGoesOut)
def _(do: hazards.TorchGoesOut, t: Teller) -> str:
    return (
        "факел гаснет; в начале каждого следующего хода бросьте D6: "
        f"{hazards.RELIGHTS}–6 — он снова горит, иначе ход пропускается"
    )


@says(hazards.ClosingWalls)
def _(do: hazards.ClosingWalls, t: Teller) -> str:
    return "стены сходятся: их останавливает 1 из 3 плит; наступите на 2 из них; если обе не те, персонаж погибает"


@says(rooms.TurnCorridors)
def _(do: rooms.TurnCorridors, t: Teller) -> str:
    return "каждый Коридор на поле поворачивается на четверть оборота по часовой стрелке"


@says(searching.FindSecretDoor)
def _(do: searching.FindSecretDoor, t: Teller) -> str:
    return "в следующий ход, и только в него, можно выйти сквозь стену"


@says(catacombs.MarkEntrance)
def _(do: catacombs.MarkEntrance, t: Teller) -> str:
    return "отметьте здесь ход вниз, если это не Комната Обвала"


@says(catacombs.ChooseDirection)
def _(do: catacombs.ChooseDirection, t: Teller) -> str:
    return "спуститесь в катакомбы и выберите направление"


@says(catacombs.ComeUp)
def _(do: catacombs.ComeUp, t: Teller) -> str:
    return "наверх" if t.short else f"{t.verb('поднимитесь', 'подняться')} в замок"


@says(chamber.DragonCounter)
def _(do: chamber.DragonCounter, t: Teller) -> str:
    return f"{t.verb('возьмите', 'взять')} жетон Дракона"


@says(chamber.Flee)
def _(do: chamber.Flee, t: Teller) -> str:
    return f"{t.verb('бегите', 'бежать')} на квадрат рядом с Палатой Сокровищ"


@says(monsters.Escape)
def _(do: monsters.Escape, t: Teller) -> str:
    return f"{t.verb('бегите', 'бежать')} обратно тем же путём"


@says(Overcome)
def _(do: Overcome, t: Teller) -> str:
    deadly = ", иначе персонаж погибает" if isinstance(do.otherwise, life.Dies) else ""
    return f"{odds(t, do.attribute)}{deadly}"


@says(doors.Barrier)
def _(do: doors.Barrier, t: Teller) -> str:
    return "дверь: нужна карта Двери" if do.barrier == "door" else f"решётка: {odds(t, STRENGTH)}"
