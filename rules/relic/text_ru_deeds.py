"""What is said of Relic, in Russian: what a player may do outside battles."""

from __future__ import annotations

from ..engine.phrases import Teller
from ..engine.text_ru import RussianBook
from . import (
    assets,
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
    setup,
    telling,
    text_ru_faces,
    text_ru_questions,
    threats,
    turn,
    using,
)
from .board import SPACES, beyond
from .cards import POWER
from .text_alike import signed, telling_short
from .text_ru_things import deed_of, source, thing, who, with_face
from .text_ru_words import count, influence

BOOK = RussianBook("ru", "rules.relic", text_ru_questions.BOOK)
says = BOOK.says
briefly = telling_short(BOOK)


# Abilities and Power cards.


@says(using.Use, using.Resolve)
def _(do: using.Use | using.Resolve, t: Teller) -> str:
    named, ability = source(t, do.kind, do.card), telling.ability_of(t, do.kind, do.card, do.at)
    return named if t.short or ability is None else f"{named}: {deed_of(t, ability)}"


@says(turn.InsteadOfMoving)
def _(do: turn.InsteadOfMoving, t: Teller) -> str:
    ability = telling.ability_of(t, do.kind, do.card, do.at)
    if t.short or ability is None:
        return "не идти"
    return f"вместо движения: {deed_of(t, ability)}"


@says(using.PlayPower)
def _(do: using.PlayPower, t: Teller) -> str:
    ability = POWER[do.card].ability
    return (
        thing(t, do.card) if t.short or ability is None else f"сыграть карту {thing(t, do.card)}: {deed_of(t, ability)}"
    )


@says(rolls.PlayNumber)
def _(do: rolls.PlayNumber, t: Teller) -> str:
    number = POWER[do.card].number
    return f"число {number}" if t.short else f"использовать число {number} карты {thing(t, do.card)} вместо кубика"


@says(rolls.Grow)
def _(do: rolls.Grow, t: Teller) -> str:
    if not do.card:
        return "бросить" if t.short else "бросить ещё один кубик"
    number = POWER[do.card].number
    return f"число {number}" if t.short else f"использовать число {number} карты {thing(t, do.card)} как ещё один кубик"


@briefly(rolls.SetTo, short="бросок {do.number}")
def _(do: rolls.SetTo, t: Teller) -> str:
    return f"результат {do.number}"


@says(rolls.RerollDie)
def _(do: rolls.RerollDie, t: Teller) -> str:
    table = telling.table_of(t)
    battle = table.battle if table else None
    lying = table.roll.dice if table and table.roll and do.own else battle.enemy_dice if battle else []
    shown = "+".join(map(str, lying[do.at])) if do.at < len(lying) else ""
    if t.short:
        return f"кубик {shown}" if len(shown) < 6 and shown else f"кубик {do.at + 1}"
    whose = "кубик" if do.own else "кубик врага"
    return f"перебросить {whose}, на котором {shown}" if shown else f"перебросить {do.at + 1}-й кубик"


@briefly(calls.Call, short="спросить")
def _(do: calls.Call, t: Teller) -> str:
    return f"дать сыграть карту Силы: {who(t, do.seat)}"


# The turn.


@says(turn.EndTurn)
def _(do: turn.EndTurn, t: Teller) -> str:
    if t.short:
        return "сбросить" if do.discarding else "конец хода"
    return "сбросить активы и завершить ход" if do.discarding else "завершить ход"


@briefly(turn.SpendNow, short="трофеи")
def _(do: turn.SpendNow, t: Teller) -> str:
    player = telling.player_of(t)
    have = f": у вас {count(t, 'point', missions.points(player.trophies), 'nom')}" if player else ""
    return f"потратить трофеи, {levels.FOR_A_LEVEL} очков за уровень{have}"


@briefly(turn.SpendAll, short="все трофеи")
def _(do: turn.SpendAll, t: Teller) -> str:
    player = telling.player_of(t)
    if player is None:
        return "потратить все трофеи"
    points = missions.points(player.trophies)
    gained = count(t, "level", points // levels.FOR_A_LEVEL, "nom")
    return f"потратить все трофеи: {count(t, 'point', points, 'nom')}, {gained}"


@says(levels.Spend)
def _(do: levels.Spend, t: Teller) -> str:
    return thing(t, do.trophy) if t.short else f"{thing(t, do.trophy)} ({count(t, 'point', do.points, 'nom')})"


@briefly(missions.TradeMissions, short="обмен")
def _(do: missions.TradeMissions, t: Teller) -> str:
    given = count(t, "completed_mission", missions.FOR_A_RELIC)
    return f"обменять {given} на Реликвию, одну из {missions.RELICS_SHOWN} открытых"


@briefly(missions.PayForMission, short="цена {do.n}")
def _(do: missions.PayForMission, t: Teller) -> str:
    return f"заплатить {influence(do.n)} для Задания"


# Moving.


@briefly(inner.Advance, short="вперёд")
def _(do: inner.Advance, t: Teller) -> str:
    player = telling.player_of(t)
    if player is None or player.where.tier != "inner":
        return "идти вперёд"
    return f"идти вперёд на клетку {t.name('space', inner.ahead(player, 1))}"


@says(moving.Head)
def _(do: moving.Head, t: Teller) -> str:
    way = t.name("direction", "clockwise" if do.way > 0 else "anticlockwise", "title")
    table, player = telling.table_of(t), telling.player_of(t)
    if t.short or table is None or player is None or not player.space:
        return way
    points = table.turn.points
    steps = moving.walk_length(player.space, do.way, points)
    left = f" из {points}" if steps < points else ""
    return f"{way} {steps}{left}: {sight(t, beyond(player.space, do.way * steps))}"


def sight(t: Teller, name: str) -> str:
    """A space, and what waits there: cards, or else icons and text box."""
    table, space = telling.table_of(t), SPACES[name]
    cards = [thing(t, lying.card) for lying in table.threats if lying.space == name] if table else []
    there = cards or text_ru_faces.icons(t, space) or (["текст клетки"] if space.text else [])
    return f"{t.name('space', name)}" + (f" ({', '.join(there)})" if there else "")


@says(moving.TakeBox)
def _(do: moving.TakeBox, t: Teller) -> str:
    if t.short:
        return t.name("space", do.to)
    return f"рамка движения, {count(t, 'point', do.cost, 'nom')}: на клетку {sight(t, do.to)}"


@says(moving.GoTo)
def _(do: moving.GoTo, t: Teller) -> str:
    return t.name("space", do.space) if t.short else f"на клетку {sight(t, do.space)}"


@says(moving.AddToMove)
def _(do: moving.AddToMove, t: Teller) -> str:
    table = telling.table_of(t)
    roll = table.roll if table else None
    walked = f": пройти {max(1, roll.total + roll.bonus + do.n)}" if roll and not t.short else ""
    return f"{signed(do.n) if do.n else 'не менять'}{walked}"


@briefly(inner.PaidToAdvance, short="цена {do.n}")
def _(do: inner.PaidToAdvance, t: Teller) -> str:
    return f"заплатить {influence(do.n)}, чтобы пройти ещё 1 клетку"


# Threat cards.


@says(exploring.DrawOne)
def _(do: exploring.DrawOne, t: Teller) -> str:
    return t.form("colour", do.colour, "f_nom") if t.short else f"взять {t.name('deck', do.colour, 'acc')}"


@says(engagement.Meet)
def _(do: engagement.Meet, t: Teller) -> str:
    return with_face(t, do.card)


@briefly(engagement.ResolveEncounter, short="разыграть")
def _(do: engagement.ResolveEncounter, t: Teller) -> str:
    return f"разыграть {with_face(t, do.card)}"


@briefly(engagement.TakeAlong, short="взять")
def _(do: engagement.TakeAlong, t: Teller) -> str:
    return f"взять с собой как союзника: {thing(t, do.card)}"


@says(threats.LookAt)
def _(do: threats.LookAt, t: Teller) -> str:
    if t.short:
        return t.form("colour", do.colour, "f_nom")
    return f"посмотреть {count(t, 'card', do.n)} сверху {t.form('colour', do.colour, 'f_gen')} колоды Угрозы"


@says(threats.DropSeen, threats.BackOnDeck)
def _(do: threats.DropSeen | threats.BackOnDeck, t: Teller) -> str:
    return with_face(t, do.card)


@says(threats.DiscardLying)
def _(do: threats.DiscardLying, t: Teller) -> str:
    return thing(t, do.card) if t.short else f"{thing(t, do.card)} на клетке {t.name('space', do.space)}"


# What one has.


@says(gains.Raise)
def _(do: gains.Raise, t: Teller) -> str:
    player, name = telling.player_of(t), t.name("attribute", do.attribute)
    now = f" (сейчас {player.dial(do.attribute)})" if player and not t.short else ""
    return f"{name} {signed(do.n)}{now}"


@says(gains.LetGo)
def _(do: gains.LetGo, t: Teller) -> str:
    return with_face(t, do.card)


@says(assets.DiscardAsset)
def _(do: assets.DiscardAsset, t: Teller) -> str:
    return with_face(t, do.piece)


@says(charges.Charge)
def _(do: charges.Charge, t: Teller) -> str:
    player = telling.player_of(t)
    asset = assets.find(player, do.piece) if player else None
    now = f" (сейчас {count(t, 'charge', asset.charges, 'nom')})" if asset and not t.short else ""
    return f"{thing(t, do.piece)}{now}"


@briefly(life.TakeLoss, short="−{do.n} Здор.")
def _(do: life.TakeLoss, t: Teller) -> str:
    return f"потерять {count(t, 'life_point', do.n)}"


@says(choices.Choosing)
def _(do: choices.Choosing, t: Teller) -> str:
    return who(t, do.seat)


@says(missions.MeetWith)
def _(do: missions.MeetWith, t: Teller) -> str:
    return who(t, do.seat)


@briefly(missions.Replace, short="заменить")
def _(do: missions.Replace, t: Teller) -> str:
    player = telling.player_of(t)
    now = f"Задание {thing(t, player.mission)}" if player and player.mission else "текущее Задание"
    return f"сбросить {now} и взять другое"


@says(missions.TakeRelic)
def _(do: missions.TakeRelic, t: Teller) -> str:
    return with_face(t, do.card)


# Corruption, and a new character.


@briefly(corruption.Activate, short="разыграть")
def _(do: corruption.Activate, t: Teller) -> str:
    player = telling.player_of(t)
    return f"разыграть {with_face(t, player.drawn[-1])}" if player and player.drawn else "разыграть взятую карту"


@says(corruption.TurnFacedown, corruption.DiscardCorruption)
def _(do: corruption.TurnFacedown | corruption.DiscardCorruption, t: Teller) -> str:
    return with_face(t, do.card)


@briefly(fates.NewCharacter, short="продолжить")
def _(do: fates.NewCharacter, t: Teller) -> str:
    return "продолжить с новым персонажем"


@briefly(fates.AcceptDefeat, short="сдаться")
def _(do: fates.AcceptDefeat, t: Teller) -> str:
    return "признать поражение и выйти из игры"


@says(setup.KeepSheet)
def _(do: setup.KeepSheet, t: Teller) -> str:
    return with_face(t, do.character)


# Buying.


@says(market.BuyCard)
def _(do: market.BuyCard, t: Teller) -> str:
    return thing(t, do.card) if t.short else f"за {influence(do.price)}: {with_face(t, do.card)}"


@briefly(market.PutUnder, short="хватит")
def _(do: market.PutUnder, t: Teller) -> str:
    return "больше не покупать"


@briefly(market.BuyCards, short="купить {do.n}")
def _(do: market.BuyCards, t: Teller) -> str:
    return f"{count(t, 'power_card', do.n)} за {influence(do.n * do.price)}" if do.n else "не покупать"


@says(market.BuyAsset)
def _(do: market.BuyAsset, t: Teller) -> str:
    if t.short:
        return thing(t, do.piece)
    return f"за {influence(do.price)} ({who(t, do.seat)}): {with_face(t, do.piece)}"
