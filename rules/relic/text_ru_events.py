"""What is said of Relic, in Russian: what has happened. The name of the character stands before it."""

from __future__ import annotations

from ..engine.phrases import Teller, plural_ru
from ..engine.text_ru import RussianBook
from . import events, text_ru_happenings
from .text_ru_things import object_of, source, thing, things, who
from .text_ru_words import count, influence, much

BOOK = RussianBook("ru", "rules.relic", text_ru_happenings.BOOK)
says = BOOK.says


# The game and its turns.


@says(events.ScenarioShown)
def _(event: events.ScenarioShown, t: Teller) -> str:
    return f"читает сценарий {t.name('scenario', event.scenario)}"


@says(events.FirstPlayer)
def _(event: events.FirstPlayer, t: Teller) -> str:
    return "начинает игру"


@says(events.CharacterKept)
def _(event: events.CharacterKept, t: Teller) -> str:
    return f"тайно выбирает {thing(t, event.character, 'acc')}"


@says(events.CharacterShown)
def _(event: events.CharacterShown, t: Teller) -> str:
    return f"играет за персонажа: {thing(t, event.character)}"


@says(events.TurnBegan)
def _(event: events.TurnBegan, t: Teller) -> str:
    return "начинает ход"


@says(events.TurnToMiss)
def _(event: events.TurnToMiss, t: Teller) -> str:
    return "ложится: следующий ход будет пропущен"


@says(events.TurnMissed)
def _(event: events.TurnMissed, t: Teller) -> str:
    return "пропускает ход и встаёт"


@says(events.DeckShuffled)
def _(event: events.DeckShuffled, t: Teller) -> str:
    return f"перемешивает сброс в новую колоду ({t.name('deck', event.deck)})"


@says(events.DeckEmpty)
def _(event: events.DeckEmpty, t: Teller) -> str:
    return f"не может взять карту: колода пуста ({t.name('deck', event.deck)})"


# Moving.


@says(events.Walked)
def _(event: events.Walked, t: Teller) -> str:
    way = t.name("direction", "clockwise" if event.way > 0 else "anticlockwise", "title")
    return f"идёт {way} на клетку {t.name('space', event.to)}"


@says(events.Moved)
def _(event: events.Moved, t: Teller) -> str:
    return f"перемещается на клетку {t.name('space', event.to)}"


# Abilities and Power cards.


@says(events.AbilityUsed)
def _(event: events.AbilityUsed, t: Teller) -> str:
    return f"использует {source(t, event.kind, event.card, 'acc')}"


@says(events.PowerPlayed)
def _(event: events.PowerPlayed, t: Teller) -> str:
    return f"играет карту {thing(t, event.card)}"


@says(events.PowerDrawn)
def _(event: events.PowerDrawn, t: Teller) -> str:
    return f"берёт {things(t, event.cards)}"


@says(events.PowerDiscarded)
def _(event: events.PowerDiscarded, t: Teller) -> str:
    return f"сбрасывает карту {thing(t, event.card)}"


# Threat cards.


@says(events.ThreatDrawn)
def _(event: events.ThreatDrawn, t: Teller) -> str:
    return f"открывает на клетке {t.name('space', event.space)} {object_of(t, event.card)}"


@says(events.ThreatDiscarded)
def _(event: events.ThreatDiscarded, t: Teller) -> str:
    return f"сбрасывает {object_of(t, event.card)}"


@says(events.ThreatsSeen)
def _(event: events.ThreatsSeen, t: Teller) -> str:
    deck = f"{t.form('colour', event.colour, 'f_gen')} колоды Угрозы"
    return f"смотрит верх {deck}: {things(t, event.cards, 'nom')}"


@says(events.ThreatsPutBack)
def _(event: events.ThreatsPutBack, t: Teller) -> str:
    deck = f"{t.form('colour', event.colour, 'f_gen')} колоды Угрозы"
    return f"возвращает {count(t, 'card', event.n)} на верх {deck}"


@says(events.EventResolved)
def _(event: events.EventResolved, t: Teller) -> str:
    return f"разыгрывает событие {thing(t, event.card)}"


@says(events.EncounterMet)
def _(event: events.EncounterMet, t: Teller) -> str:
    return f"разыгрывает встречу {thing(t, event.card)}"


@says(events.StrangerTaken)
def _(event: events.StrangerTaken, t: Teller) -> str:
    return f"берёт с собой незнакомца {thing(t, event.card)}"


# Numbers.


@says(events.Gained)
def _(event: events.Gained, t: Teller) -> str:
    return f"{changing(t, event.what, event.n, 'получает', 'повышает')}, теперь {event.now}"


@says(events.Lost)
def _(event: events.Lost, t: Teller) -> str:
    return f"{changing(t, event.what, event.n, 'теряет', 'понижает')}, теперь {event.now}"


def changing(t: Teller, what: str, n: int, points: str, dial: str) -> str:
    """`получает 2 очка Влияния`, `повышает Мощь на 1`."""
    return f"{points if what in ('life', 'influence') else dial} {much(t, what, n)}"


@says(events.Paid)
def _(event: events.Paid, t: Teller) -> str:
    return f"платит {influence(event.n)}, теперь {event.now}"


@says(events.LossPrevented)
def _(event: events.LossPrevented, t: Teller) -> str:
    return f"не теряет {much(t, 'life', event.n)}"


# Assets.


@says(events.AssetGained)
def _(event: events.AssetGained, t: Teller) -> str:
    return f"берёт в игру {object_of(t, event.card)}"


@says(events.AssetLost)
def _(event: events.AssetLost, t: Teller) -> str:
    return f"сбрасывает {object_of(t, event.card)}"


@says(events.AssetBought)
def _(event: events.AssetBought, t: Teller) -> str:
    return f"покупает {object_of(t, event.card)} за {influence(event.price)} ({who(t, event.of)})"


@says(events.CardsTurnedUp)
def _(event: events.CardsTurnedUp, t: Teller) -> str:
    return f"открывает {things(t, event.cards)}"


@says(events.ChargeSpent)
def _(event: events.ChargeSpent, t: Teller) -> str:
    return f"тратит заряд: {thing(t, event.card)}, осталось {event.left}"


@says(events.ChargeAdded)
def _(event: events.ChargeAdded, t: Teller) -> str:
    return f"кладёт {count(t, 'charge', event.n)}: {thing(t, event.card)}, теперь {event.now}"


# Levels and missions.


@says(events.TrophiesSpent)
def _(event: events.TrophiesSpent, t: Teller) -> str:
    return f"тратит трофеи на {count(t, 'point', event.points)}: {things(t, event.cards, 'nom')}"


@says(events.LevelGained)
def _(event: events.LevelGained, t: Teller) -> str:
    return f"достигает уровня {event.level}"


@says(events.SpecialGained)
def _(event: events.SpecialGained, t: Teller) -> str:
    return "получает особую способность с карточки"


@says(events.MissionGained)
def _(event: events.MissionGained, t: Teller) -> str:
    return f"берёт Задание {thing(t, event.mission)}"


@says(events.MissionDiscarded)
def _(event: events.MissionDiscarded, t: Teller) -> str:
    return f"сбрасывает Задание {thing(t, event.mission)}"


@says(events.MissionAdvanced)
def _(event: events.MissionAdvanced, t: Teller) -> str:
    return "продвигается в Задании"


@says(events.MissionCompleted)
def _(event: events.MissionCompleted, t: Teller) -> str:
    return f"выполняет Задание {thing(t, event.mission)}"


@says(events.CompletedGained)
def _(event: events.CompletedGained, t: Teller) -> str:
    return "получает выполненное Задание"


@says(events.MissionsTraded)
def _(event: events.MissionsTraded, t: Teller) -> str:
    n = len(event.missions)
    done = plural_ru(n, "выполненное Задание", "выполненных Задания", "выполненных Заданий")
    return f"меняет {n} {done} на Реликвию: {things(t, event.missions, 'nom')}"


# Corruption, and the end of a character.


@says(events.CorruptionDrawn)
def _(event: events.CorruptionDrawn, t: Teller) -> str:
    return f"берёт карту Порчи{'' if event.card == 'corruption card' else f': {thing(t, event.card)}'}"


@says(events.CorruptionActivated)
def _(event: events.CorruptionActivated, t: Teller) -> str:
    return f"активирует карту Порчи {thing(t, event.card)}"


@says(events.CorruptionInert)
def _(event: events.CorruptionInert, t: Teller) -> str:
    return "кладёт карту Порчи лицевой стороной вниз"


@says(events.CorruptionTurned)
def _(event: events.CorruptionTurned, t: Teller) -> str:
    return f"переворачивает лицевой стороной вниз карту {thing(t, event.card)}"


@says(events.CorruptionDiscarded)
def _(event: events.CorruptionDiscarded, t: Teller) -> str:
    return f"сбрасывает карту Порчи {thing(t, event.card)}"


@says(events.Vanquished)
def _(event: events.Vanquished, t: Teller) -> str:
    return "теряет всё Здоровье: разгром, все карты Силы, трофеи и Влияние потеряны"


@says(events.Corrupted)
def _(event: events.Corrupted, t: Teller) -> str:
    return f"теряет персонажа, поддавшегося Хаосу: {thing(t, event.character)}"


@says(events.CharacterTaken)
def _(event: events.CharacterTaken, t: Teller) -> str:
    return f"продолжает с новым персонажем: {thing(t, event.character)}"


@says(events.Eliminated)
def _(event: events.Eliminated, t: Teller) -> str:
    return "выбывает из игры"


# The scenario.


@says(events.Marked)
def _(event: events.Marked, t: Teller) -> str:
    on = "карточку сценария" if event.attribute == "any" else t.name("attribute", event.attribute, "acc")
    return f"кладёт жетон на {on}"


@says(events.DoomRose)
def _(event: events.DoomRose, t: Teller) -> str:
    return f"повышает гибель на {event.n}, теперь {event.now}"


@says(events.Won)
def _(event: events.Won, t: Teller) -> str:
    return "побеждает в игре"
