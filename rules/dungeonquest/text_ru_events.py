"""What is said of DungeonQuest, in Russian: what has happened. The name of the hero stands before it, if it happened to one."""

from __future__ import annotations

from ..engine.phrases import Teller, plural_ru
from ..engine.text_ru import RussianBook
from . import events, text_ru_cards
from .table import CHAMBER, DAY, TOWERS, Square
from .text_ru_cards import answer
from .text_ru_words import called, face, points, small, thing, towards

BOOK = RussianBook("ru", "rules.dungeonquest", text_ru_cards.BOOK)
says = BOOK.says


def place(t: Teller, square: Square) -> str:
    """`F5`, `Палату Сокровищ, G5`: where to."""
    kind = "chamber" if square in CHAMBER else "tower" if square in TOWERS.values() else ""
    return f"{t.name('tile_kind', kind, 'acc')}, {square}" if kind else str(square)


@says(events.Rolled)
def _(event: events.Rolled, t: Teller) -> str:
    return f"бросает D{event.die}: {event.number}"


@says(events.RolledForMonster)
def _(event: events.RolledForMonster, t: Teller) -> str:
    return f"бросает D6 за монстра: {event.number}"


@says(events.FirstPlayer)
def _(event: events.FirstPlayer, t: Teller) -> str:
    return "становится Первым Игроком"


@says(events.HeroChosen)
def _(event: events.HeroChosen, t: Teller) -> str:
    return f"играет за {t.name('hero', event.hero, 'acc')}"


@says(events.RingChosen)
def _(event: events.RingChosen, t: Teller) -> str:
    return f"надевает {t.name('ring', event.ring, 'acc')}"


@says(events.TowerChosen)
def _(event: events.TowerChosen, t: Teller) -> str:
    return f"начинает в {t.name('tower', event.tower, 'pre')}, {TOWERS[event.tower]}"


@says(events.SunMoved)
def _(event: events.SunMoved, t: Teller) -> str:
    left = DAY - event.space
    if left < 0:
        return "наступает ночь: замок закрыт"
    rounds = (
        f"{plural_ru(left, 'остался', 'осталось', 'осталось')} {left} {plural_ru(left, 'раунд', 'раунда', 'раундов')}"
    )
    return f"раунд {event.space}: солнце движется дальше; {rounds if left else 'это последний раунд перед ночью'}"


@says(events.Tested)
def _(event: events.Tested, t: Teller) -> str:
    result = "успех" if event.succeeded else "неудача"
    return f"проверяет {t.name('attribute', event.attribute, 'acc')} {event.needed}: {event.number}, {result}"


@says(events.Moved)
def _(event: events.Moved, t: Teller) -> str:
    to = place(t, event.to)
    return {
        "move": f"входит в {to}",
        "secret door": f"проходит через Секретную Дверь в {to}",
        "flee": f"спасается от дракона в {to}",
        "escape": f"сбегает в {to}",
    }[event.how]


@says(events.Stayed)
def _(event: events.Stayed, t: Teller) -> str:
    return "остаётся на месте"


@says(events.Groped)
def _(event: events.Groped, t: Teller) -> str:
    return f"идёт ощупью {towards(t, event.way)}{', но там не пройти' * event.shut}"


@says(events.TileDrawn)
def _(event: events.TileDrawn, t: Teller) -> str:
    return f"берёт тайл {t.name('tile', event.tile)}"


@says(events.TileLaid)
def _(event: events.TileLaid, t: Teller) -> str:
    return f"кладёт тайл на {event.square}"


@says(events.TilePutBack)
def _(event: events.TilePutBack, t: Teller) -> str:
    return f"убирает тайл {t.name('tile', event.tile)}"


@says(events.RoomTurned)
def _(event: events.RoomTurned, t: Teller) -> str:
    return f"поворачивается вместе с Вращающейся Комнатой на {event.square}"


@says(events.CorridorsTurned)
def _(event: events.CorridorsTurned, t: Teller) -> str:
    if not event.n:
        return "не находит на поле Коридоров, которые повернулись бы"
    corridors = plural_ru(event.n, "Коридор", "Коридора", "Коридоров")
    return f"поворачивает {event.n} {corridors} на четверть оборота по часовой стрелке"


@says(events.CardDrawn)
def _(event: events.CardDrawn, t: Teller) -> str:
    card = t.name("deck_card", event.deck, "acc")
    numbered = event.deck == "monster" and event.card.startswith("m")
    return f"берёт {card} {int(event.card[1:]) if numbered else face(t, event.deck, event.card)}"


@says(events.CardsSeen)
def _(event: events.CardsSeen, t: Teller) -> str:
    n = len(event.cards)
    if not n:
        return "не находит карт Обыска"
    cards = t.list(face(t, "search", card) for card in event.cards)
    return f"берёт {n} {plural_ru(n, 'карту', 'карты', 'карт')} Обыска: {cards}"


@says(events.CardChosen)
def _(event: events.CardChosen, t: Teller) -> str:
    return f"выбирает карту Обыска {face(t, 'search', event.card)}"


@says(events.DeckShuffled)
def _(event: events.DeckShuffled, t: Teller) -> str:
    return f"берёт карту «Перемешать» и перемешивает {t.name('deck', event.deck, 'acc')}"


@says(events.DeckEmpty)
def _(event: events.DeckEmpty, t: Teller) -> str:
    return f"не может взять карту: {t.name('deck', event.deck)} пуста"


@says(events.CardKept)
def _(event: events.CardKept, t: Teller) -> str:
    return f"оставляет себе карту {thing(t, event.card)}"


@says(events.CardLeft)
def _(event: events.CardLeft, t: Teller) -> str:
    return f"уже несёт зелье и не может оставить себе карту {thing(t, event.card)}"


@says(events.CardPutBack)
def _(event: events.CardPutBack, t: Teller) -> str:
    deck = event.card.partition(".")[0]
    return f"кладёт карту {thing(t, event.card)} под низ {t.name('deck', deck, 'gen')}"


@says(events.LostLife)
def _(event: events.LostLife, t: Teller) -> str:
    return f"теряет {points(event.n)}, остаётся {event.left}"


@says(events.NoHarm)
def _(event: events.NoHarm, t: Teller) -> str:
    return "ничего не теряет"


@says(events.Healed)
def _(event: events.Healed, t: Teller) -> str:
    return f"возвращает {points(event.n)}, теперь их {event.life}"


@says(events.Died)
def _(event: events.Died, t: Teller) -> str:
    return {
        "night": "не успевает до ночи и пропадает",
        "wounds": "погибает от ран",
        "crushed": "погибает под камнями",
        "pit": "падает в Бездонную Яму и погибает",
        "trapped": "остаётся во Вращающейся Комнате навеки",
        "dragon": "погибает в огне дракона",
    }[event.cause]


@says(events.LeftCastle)
def _(event: events.LeftCastle, t: Teller) -> str:
    return f"выходит из замка {f'с сокровищами на {event.value}' if event.value else 'с пустыми руками'}"


@says(events.TurnMissed)
def _(event: events.TurnMissed, t: Teller) -> str:
    why = t.name("why_missed", event.why, "title")
    return "пропускает ход" if event.why == "choice" else f"пропускает ход: {why}"


@says(events.TurnsToMiss)
def _(event: events.TurnsToMiss, t: Teller) -> str:
    if event.n == 1:
        return "пропускает следующий ход"
    return f"пропускает следующие {event.n} {plural_ru(event.n, 'ход', 'хода', 'ходов')}"


@says(events.TorchWentOut)
def _(event: events.TorchWentOut, t: Teller) -> str:
    return "остаётся в темноте: факел гаснет"


@says(events.TorchLit)
def _(event: events.TorchLit, t: Teller) -> str:
    return "снова зажигает факел"


@says(events.FellIntoPit)
def _(event: events.FellIntoPit, t: Teller) -> str:
    return "падает в яму"


@says(events.ClimbedOut)
def _(event: events.ClimbedOut, t: Teller) -> str:
    return f"выбирается из ямы{' по верёвке' * event.by_rope}"


@says(events.SecretDoorFound)
def _(event: events.SecretDoorFound, t: Teller) -> str:
    return "находит Секретную Дверь, она пригодится только в следующий ход"


@says(events.SlabTried)
def _(event: events.SlabTried, t: Teller) -> str:
    return f"наступает на плиту {event.slab}: {'стены останавливаются' if event.right else 'она не та'}"


@says(events.DoorForced)
def _(event: events.DoorForced, t: Teller) -> str:
    return "выбивает дверь" if event.how == "strength" else "проходит с помощью кольца"


@says(events.MonsterMet)
def _(event: events.MonsterMet, t: Teller) -> str:
    played = f", за монстра играет {called(t, event.played_by)}" if event.played_by != event.seat else ""
    if event.sneaks:
        return f"попадает под внезапное нападение: {t.name('monster', event.monster)}{played}"
    return f"встречает {t.name('monster', event.monster, 'acc')}{played}"


@says(events.Declared)
def _(event: events.Declared, t: Teller) -> str:
    return {"attack": "нападает", "wait": "выжидает", "escape": "пытается бежать"}[event.deed]


@says(events.MonsterAnswered)
def _(event: events.MonsterAnswered, t: Teller) -> str:
    name = t.name("monster", event.monster, "gen")
    return f"видит, что у {name} {points(event.life)}: {answer(t, event.answer)}"


@says(events.ArrowShot)
def _(event: events.ArrowShot, t: Teller) -> str:
    result = {"miss": "промах", "wound": "рана", "kill": "смертельное попадание"}[event.result]
    return f"стреляет из лука: {result}"


@says(events.MonsterHurt)
def _(event: events.MonsterHurt, t: Teller) -> str:
    return f"отнимает у монстра {points(event.n)}"


@says(events.BlowsExchanged)
def _(event: events.BlowsExchanged, t: Teller) -> str:
    if event.hero_lost and event.monster_lost:
        result = f"оба теряют {points(event.hero_lost)}"
    elif event.hero_lost:
        result = "удар за монстром"
    else:
        result = f"монстр теряет {points(event.monster_lost)}"
    mine, its = t.name("tactic", event.hero, "acc"), t.name("tactic", event.monster, "gen")
    return f"применяет {mine} против {its}: {result}"


@says(events.MonsterDefeated)
def _(event: events.MonsterDefeated, t: Teller) -> str:
    return f"побеждает {t.name('monster', event.monster, 'acc')}"


@says(events.MonsterGone)
def _(event: events.MonsterGone, t: Teller) -> str:
    return f"избавляется от {t.name('monster', event.monster, 'gen')}"


@says(events.TreasureTaken)
def _(event: events.TreasureTaken, t: Teller) -> str:
    n = len(event.counters)
    counters = t.list(f"{t.name('treasure', counter)} ({counter})" for counter in event.counters)
    return f"берёт {n} {plural_ru(n, 'сокровище', 'сокровища', 'сокровищ')}: {counters}"


@says(events.TreasureLost)
def _(event: events.TreasureLost, t: Teller) -> str:
    return f"теряет сокровища на {event.value}"


@says(events.DragonCounterDrawn)
def _(event: events.DragonCounterDrawn, t: Teller) -> str:
    left = f", остаётся {event.left}" if event.counter == "sleeps" else ""
    return f"берёт жетон Дракона {t.name('dragon_counter', event.counter)}{left}"


@says(events.DragonMixed)
def _(event: events.DragonMixed, t: Teller) -> str:
    return "все жетоны Дракона возвращены и перемешаны"


@says(events.RingUsed)
def _(event: events.RingUsed, t: Teller) -> str:
    return f"использует {t.name('ring', event.ring, 'acc')}"


@says(events.PotionDrunk)
def _(event: events.PotionDrunk, t: Teller) -> str:
    return f"пьёт зелье: {small(t.name('potion', event.row, 'title'))}"


@says(events.BodyLooted)
def _(event: events.BodyLooted, t: Teller) -> str:
    return f"забирает с тела карту {thing(t, event.card)}"


@says(events.WentBelow)
def _(event: events.WentBelow, t: Teller) -> str:
    return f"спускается в катакомбы на {event.square}"


@says(events.WentOnBelow)
def _(event: events.WentOnBelow, t: Teller) -> str:
    return f"идёт дальше по катакомбам, под {event.square}"


@says(events.CameUp)
def _(event: events.CameUp, t: Teller) -> str:
    return f"поднимается в {place(t, event.square)}"


@says(events.EntranceFound)
def _(event: events.EntranceFound, t: Teller) -> str:
    return f"находит ход в катакомбы на {event.square}"
