"""What is said of Relic, in Russian: questions."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Teller
from ..engine.text_ru import RussianBook
from . import (
    assets,
    battle,
    battle_steps,
    calls,
    charges,
    choices,
    corruption,
    engagement,
    exploring,
    fates,
    gains,
    inner,
    levels,
    life,
    market,
    missions,
    moving,
    rolls,
    scenarios,
    setup,
    skills,
    telling,
    text_ru_refusals,
    threats,
    turn,
    using,
)
from .board import SANCTUARY
from .faces import ThreatText
from .text_ru_things import thing
from .text_ru_words import count, fight, influence

BOOK = RussianBook("ru", "rules.relic", text_ru_refusals.BOOK)
asks = BOOK.asks

PLAIN: dict[type, str] = {
    assets.OnGainAsset: "использовать способность для нового актива?",
    assets.LoseAsset: "какой актив потерять?",
    assets.DiscardRelic: "какую Реликвию сбросить?",
    assets.DiscardAlly: "кого сбросить?",
    battle.Evade: "от каких врагов уклониться?",
    scenarios.BattleSheet: "какой бой на карточке следующий?",
    calls.Called: "чужой ход: сыграть карту или пропустить",
    choices.Each: "какой игрок?",
    corruption.FlipCorruption: "какую карту Порчи перевернуть лицевой стороной вниз?",
    corruption.LoseCorruption: "какую карту Порчи сбросить?",
    engagement.Battles: "какой бой следующий?",
    engagement.MeetEncounter: "разыграть незнакомца или взять его с собой?",
    exploring.DrawAll: "из какой колоды Угрозы взять следующую карту?",
    exploring.EndOfExploration: "конец исследования: использовать способность или дальше?",
    fates.GoOn: "ваш персонаж поддался Хаосу: продолжить с новым или признать поражение?",
    gains.Gain: "какую характеристику повысить?",
    market.BuyFromPlayer: "какой актив купить?",
    missions.ChooseComrade: "с каким игроком встретиться?",
    missions.ReplaceMission: "заменить Задание?",
    missions.ChooseRelic: "какую Реликвию взять?",
    moving.MoveBonus: "как изменить бросок движения?",
    moving.MoveTo: "на какую клетку переместиться?",
    moving.Step: "куда пройти дальше?",
    rolls.Explode: "бросить ещё один кубик или использовать вместо него число Силы?",
    rolls.SetRoll: "какой результат?",
    rolls.Reroll: "какой кубик перебросить?",
    setup.ChooseCharacter: "за какого персонажа играть? выбор тайный, пока не выбрали все",
    skills.Test: "какую из наименьших характеристик проверить?",
    threats.DrawThreat: "из какой колоды Угрозы взять карту?",
    threats.DiscardThreats: "какие карты Угрозы сбросить?",
    threats.PeekThreat: "какую колоду Угрозы посмотреть?",
    threats.DiscardSeen: "какие из этих карт сбросить?",
    threats.PutBack: "в каком порядке вернуть карты? последняя ложится наверх",
    turn.AfterMovement: "после движения: использовать способность или перейти к исследованию",
    using.Moment: "что идёт первым?",
}


def plain(text: str) -> Callable[..., str]:
    """A question that is always put in the same words."""

    def asked(do: object, t: Teller) -> str:
        return text

    return asked


for kind, text in PLAIN.items():
    asks(kind)(plain(text))


# The turn.


@asks(turn.BeforeMove)
def _(do: turn.BeforeMove, t: Teller) -> str:
    now = {"roll": "бросить кубик движения", "advance": "идти вперёд по стрелке", "stay": "остаться на клетке сценария"}
    return f"начало хода: использовать способность или {now[do.way]}"


@asks(moving.AfterMoveRoll)
def _(do: moving.AfterMoveRoll, t: Teller) -> str:
    table = telling.table_of(t)
    rolled = f": {max(1, table.roll.total + table.roll.bonus)}" if table and table.roll else " известен"
    return f"бросок движения{rolled}. Изменить его или идти?"


@asks(moving.Walk)
def _(do: moving.Walk, t: Teller) -> str:
    table = telling.table_of(t)
    left = f"{count(t, 'movement_point', table.turn.points, 'nom')}: " if table else ""
    return f"{left}куда идти?"


@asks(turn.Experience)
def _(do: turn.Experience, t: Teller) -> str:
    player = telling.player_of(t)
    if player is None:
        return "фаза опыта, затем конец хода"
    have = f"уровень {player.level}, трофеев на {count(t, 'point', missions.points(player.trophies))}"
    return f"фаза опыта, {have}: затем конец хода"


@asks(levels.SpendTrophies)
def _(do: levels.SpendTrophies, t: Teller) -> str:
    table = telling.table_of(t)
    more = f", и ещё {count(t, 'point', table.turn.bonus)} сверх того" if table and table.turn.bonus else ""
    return f"какие трофеи потратить? каждые {levels.FOR_A_LEVEL} очков дают уровень{more}"


@asks(turn.KeepPower)
def _(do: turn.KeepPower, t: Teller) -> str:
    player = telling.player_of(t)
    limit = f" {levels.power_limit(player)}" if player and player.character else " превышен"
    return f"лимит карт Силы{limit}: какие сбросить?"


@asks(turn.KeepAssets)
def _(do: turn.KeepAssets, t: Teller) -> str:
    player = telling.player_of(t)
    limit = f", лимит {assets.limit(player)}" if player and player.character else ""
    return f"какие активы сбросить{limit}?"


@asks(gains.DiscardPower)
def _(do: gains.DiscardPower, t: Teller) -> str:
    return "какую карту Силы сбросить?" if do.n == 1 else f"какие {count(t, 'power_card', do.n)} сбросить?"


@asks(inner.PayToAdvance)
def _(do: inner.PayToAdvance, t: Teller) -> str:
    return f"заплатить {influence(do.n)}, чтобы пройти ещё 1 клетку?"


# Cards and spaces.

NEXT = {
    "event": "какое событие следующее?",
    "enemy": "какой враг следующий?",
    "encounter": "какая встреча следующая?",
    "asset": "какой актив следующий?",
}


@asks(engagement.Group)
def _(do: engagement.Group, t: Teller) -> str:
    return NEXT[do.sort]


@asks(choices.Choose)
def _(do: choices.Choose, t: Teller) -> str:
    return "что делать? можно и ничего" if do.optional else "что делать?"


@asks(charges.AddCharge)
def _(do: charges.AddCharge, t: Teller) -> str:
    return f"какой актив получит {count(t, 'charge', do.n)}?"


@asks(corruption.Settle)
def _(do: corruption.Settle, t: Teller) -> str:
    player = telling.player_of(t)
    drawn = f" {thing(t, player.drawn[-1])}" if player and player.drawn else ""
    return f"взята карта Порчи{drawn}: разыграть её или помешать ей"


@asks(corruption.OfferFlip)
def _(do: corruption.OfferFlip, t: Teller) -> str:
    return f"карта {thing(t, do.card)} активирована: перевернуть её лицевой стороной вниз?"


@asks(life.LoseLife)
def _(do: life.LoseLife, t: Teller) -> str:
    return f"вы теряете {count(t, 'life_point', do.n)}"


@asks(market.Market)
def _(do: market.Market, t: Teller) -> str:
    player = telling.player_of(t)
    return f"какое Снаряжение купить?{f' у вас {influence(player.influence)}' if player else ''}"


@asks(market.BuyPower)
def _(do: market.BuyPower, t: Teller) -> str:
    each = f"{do.price} {'очку' if do.price == 1 else 'очка'} Влияния"
    return f"сколько карт Силы купить, по {each} за каждую?"


# Battles and rolls.


@asks(battle.BattleWith)
def _(do: battle.BattleWith, t: Teller) -> str:
    return f"какой характеристикой сразиться с {t.name('opponent', do.opponent, 'ins')}?"


def scores(t: Teller) -> str:
    """`: 5 +2 против 8`, as far as they are known; with dice what they come to."""
    known = telling.scores(t)
    return f": {known[0]} против {known[1]}" if known else ""


@asks(battle_steps.Prepare)
def _(do: battle_steps.Prepare, t: Teller) -> str:
    table = telling.table_of(t)
    form = fight(t, table.battle.attribute if table and table.battle else "any").removeprefix("в бою")
    return f"подготовка к бою{form}{scores(t)}"


@asks(battle_steps.Losing)
def _(do: battle_steps.Losing, t: Teller) -> str:
    return f"бой проигран{scores(t)}. Помочь себе или принять поражение?"


@asks(engagement.ReadEvent)
def _(do: engagement.ReadEvent, t: Teller) -> str:
    return f"{thing(t, do.card)}: {t.say(ThreatText(do.card))}"


@asks(fates.Vanquishment)
def _(do: fates.Vanquishment, t: Teller) -> str:
    player = telling.player_of(t)
    now = f"; Здоровье снова {player.life}" if player else ""
    place = t.name("space", SANCTUARY)
    return f"вы разгромлены: карты Силы, трофеи и Влияние потеряны{now}, фигурка на клетке {place}"


@asks(fates.Renewal)
def _(do: fates.Renewal, t: Teller) -> str:
    player = telling.player_of(t)
    known = player is not None and bool(player.character)
    who = f": {t.name('hero', player.character)}, клетка {t.name('space', player.space)}" if player and known else ""
    return f"вы продолжаете с новым персонажем{who}; активы и Задания остаются"


@asks(rolls.BeforeRoll)
def _(do: rolls.BeforeRoll, t: Teller) -> str:
    return f"перед {roll_now(t, 'броском')}{scores(t) or tested(t)}"


@asks(rolls.AfterRoll)
def _(do: rolls.AfterRoll, t: Teller) -> str:
    return f"после {roll_now(t, 'броска')}{scores(t) or tested(t)}. Оставить его или изменить?"


def roll_now(t: Teller, roll: str) -> str:
    """What the dice on the table are for."""
    table = telling.table_of(t)
    if table is None or table.roll is None:
        return roll
    if table.roll.kind == "battle":
        return f"{roll} боя"
    return f"{roll} проверки {t.name('attribute', table.roll.attribute, 'gen')}"


def tested(t: Teller) -> str:
    """What a test comes to so far."""
    table, player = telling.table_of(t), telling.player_of(t)
    if table is None or player is None or table.roll is None or table.roll.kind != "skill":
        return ""
    so_far = skills.score(player, table.roll)
    return f": пока {so_far}" if table.roll.dice else f": {so_far} до кубика"
