"""What is said of Relic, in English: what a player may do outside battles."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller
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
    text_en_faces,
    text_en_questions,
    threats,
    turn,
    using,
)
from .board import SPACES, beyond
from .cards import POWER
from .text_alike import signed, telling_short
from .text_en_things import deed_of, source, thing, who, with_face
from .text_en_words import count

BOOK = Phrasebook("en", "rules.relic", text_en_questions.BOOK)
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
        return "no walking" if t.short else "do not walk"
    return f"instead of walking: {deed_of(t, ability)}"


@says(using.PlayPower)
def _(do: using.PlayPower, t: Teller) -> str:
    ability = POWER[do.card].ability
    return thing(t, do.card) if t.short or ability is None else f"play {thing(t, do.card)}: {deed_of(t, ability)}"


@says(rolls.PlayNumber)
def _(do: rolls.PlayNumber, t: Teller) -> str:
    number = POWER[do.card].number
    return f"number {number}" if t.short else f"use the number {number} of {thing(t, do.card)} instead of a die"


@says(rolls.Grow)
def _(do: rolls.Grow, t: Teller) -> str:
    if not do.card:
        return "roll on" if t.short else "roll one more die"
    number = POWER[do.card].number
    return f"number {number}" if t.short else f"use the number {number} of {thing(t, do.card)} as one more die"


@briefly(rolls.SetTo, short="roll {do.number}")
def _(do: rolls.SetTo, t: Teller) -> str:
    return f"a roll of {do.number}"


@says(rolls.RerollDie)
def _(do: rolls.RerollDie, t: Teller) -> str:
    table = telling.table_of(t)
    battle = table.battle if table else None
    lying = table.roll.dice if table and table.roll and do.own else battle.enemy_dice if battle else []
    shown = "+".join(map(str, lying[do.at])) if do.at < len(lying) else ""
    if t.short:
        return f"die {shown}" if len(shown) < 5 and shown else f"die {do.at + 1}"
    return f"reroll {'the' if do.own else 'the enemy'} die that shows {shown}" if shown else f"reroll die {do.at + 1}"


@briefly(calls.Call, short="call")
def _(do: calls.Call, t: Teller) -> str:
    return f"let {who(t, do.seat)} play a Power card now"


# The turn.


@says(turn.EndTurn)
def _(do: turn.EndTurn, t: Teller) -> str:
    if t.short:
        return "drop, end" if do.discarding else "end turn"
    return "discard assets, then end the turn" if do.discarding else "end the turn"


@briefly(turn.SpendNow, short="trophies")
def _(do: turn.SpendNow, t: Teller) -> str:
    player = telling.player_of(t)
    have = f": you have {count(t, 'point', missions.points(player.trophies))}" if player else ""
    return f"spend trophies, {levels.FOR_A_LEVEL} points for a level{have}"


@briefly(turn.SpendAll, short="spend all")
def _(do: turn.SpendAll, t: Teller) -> str:
    player = telling.player_of(t)
    if player is None:
        return "spend all trophies"
    points = missions.points(player.trophies)
    gained = count(t, "level", points // levels.FOR_A_LEVEL)
    return f"spend all trophies: {count(t, 'point', points)}, {gained}"


@says(levels.Spend)
def _(do: levels.Spend, t: Teller) -> str:
    return thing(t, do.trophy) if t.short else f"{thing(t, do.trophy)} ({count(t, 'point', do.points)})"


@briefly(missions.TradeMissions, short="trade")
def _(do: missions.TradeMissions, t: Teller) -> str:
    return f"trade {missions.FOR_A_RELIC} completed Missions for a relic: 1 of {missions.RELICS_SHOWN} shown"


@briefly(missions.PayForMission, short="pay {do.n}")
def _(do: missions.PayForMission, t: Teller) -> str:
    return f"pay {do.n} influence for your Mission"


# Moving.


@briefly(inner.Advance, short="advance")
def _(do: inner.Advance, t: Teller) -> str:
    player = telling.player_of(t)
    to = f" to {t.name('space', inner.ahead(player, 1))}" if player and player.where.tier == "inner" else ""
    return f"move ahead{to}"


@says(moving.Head)
def _(do: moving.Head, t: Teller) -> str:
    way = t.name("direction", "clockwise" if do.way > 0 else "anticlockwise")
    table, player = telling.table_of(t), telling.player_of(t)
    if t.short or table is None or player is None or not player.space:
        return way
    points = table.turn.points
    steps = moving.walk_length(player.space, do.way, points)
    left = f" of {points}" if steps < points else ""
    return f"{way} {steps}{left}: {sight(t, beyond(player.space, do.way * steps))}"


def sight(t: Teller, name: str) -> str:
    """A space, and what waits there: cards, or else icons and text box."""
    table, space = telling.table_of(t), SPACES[name]
    cards = [thing(t, lying.card) for lying in table.threats if lying.space == name] if table else []
    there = cards or text_en_faces.icons(t, space) or (["text box"] if space.text else [])
    return f"{t.name('space', name)}" + (f" ({', '.join(there)})" if there else "")


@says(moving.TakeBox)
def _(do: moving.TakeBox, t: Teller) -> str:
    return t.name("space", do.to) if t.short else f"movement box, {count(t, 'point', do.cost)}: to {sight(t, do.to)}"


@says(moving.GoTo)
def _(do: moving.GoTo, t: Teller) -> str:
    return t.name("space", do.space) if t.short else f"go to {sight(t, do.space)}"


@says(moving.AddToMove)
def _(do: moving.AddToMove, t: Teller) -> str:
    table = telling.table_of(t)
    roll = table.roll if table else None
    walked = f": move {max(1, roll.total + roll.bonus + do.n)}" if roll and not t.short else ""
    return f"{signed(do.n) if do.n else 'no change'}{walked}"


@briefly(inner.PaidToAdvance, short="pay {do.n}")
def _(do: inner.PaidToAdvance, t: Teller) -> str:
    return f"pay {do.n} influence to move 1 space more"


# Threat cards.


@says(exploring.DrawOne)
def _(do: exploring.DrawOne, t: Teller) -> str:
    return t.name("colour", do.colour) if t.short else f"draw a {t.name('deck', do.colour)}"


@says(engagement.Meet)
def _(do: engagement.Meet, t: Teller) -> str:
    return with_face(t, do.card)


@briefly(engagement.ResolveEncounter, short="resolve")
def _(do: engagement.ResolveEncounter, t: Teller) -> str:
    return f"resolve {with_face(t, do.card)}"


@briefly(engagement.TakeAlong, short="take along")
def _(do: engagement.TakeAlong, t: Teller) -> str:
    return f"take {thing(t, do.card)} along as an ally"


@says(threats.LookAt)
def _(do: threats.LookAt, t: Teller) -> str:
    colour = t.name("colour", do.colour)
    return colour if t.short else f"look at the top {do.n} {colour} Threat cards"


@says(threats.DropSeen, threats.BackOnDeck)
def _(do: threats.DropSeen | threats.BackOnDeck, t: Teller) -> str:
    return with_face(t, do.card)


@says(threats.DiscardLying)
def _(do: threats.DiscardLying, t: Teller) -> str:
    return thing(t, do.card) if t.short else f"{thing(t, do.card)} on {t.name('space', do.space)}"


# What one has.


@says(gains.Raise)
def _(do: gains.Raise, t: Teller) -> str:
    player, name = telling.player_of(t), t.name("attribute", do.attribute)
    now = f" (now {player.dial(do.attribute)})" if player and not t.short else ""
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
    now = f" ({count(t, 'charge', asset.charges)} now)" if asset and not t.short else ""
    return f"{thing(t, do.piece)}{now}"


@briefly(life.TakeLoss, short="−{do.n} Life")
def _(do: life.TakeLoss, t: Teller) -> str:
    return f"lose {do.n} Life"


@says(choices.Choosing)
def _(do: choices.Choosing, t: Teller) -> str:
    return who(t, do.seat)


@says(missions.MeetWith)
def _(do: missions.MeetWith, t: Teller) -> str:
    return who(t, do.seat)


@briefly(missions.Replace, short="replace")
def _(do: missions.Replace, t: Teller) -> str:
    player = telling.player_of(t)
    return f"discard {thing(t, player.mission) if player and player.mission else 'your Mission'} and draw another"


@says(missions.TakeRelic)
def _(do: missions.TakeRelic, t: Teller) -> str:
    return with_face(t, do.card)


# Corruption, and a new character.


@briefly(corruption.Activate, short="resolve it")
def _(do: corruption.Activate, t: Teller) -> str:
    player = telling.player_of(t)
    return f"resolve {with_face(t, player.drawn[-1])}" if player and player.drawn else "resolve the card drawn"


@says(corruption.TurnFacedown, corruption.DiscardCorruption)
def _(do: corruption.TurnFacedown | corruption.DiscardCorruption, t: Teller) -> str:
    return with_face(t, do.card)


@briefly(fates.NewCharacter, short="go on")
def _(do: fates.NewCharacter, t: Teller) -> str:
    return "go on with a new character"


@briefly(fates.AcceptDefeat, short="give up")
def _(do: fates.AcceptDefeat, t: Teller) -> str:
    return "accept defeat and leave the game"


@says(setup.KeepSheet)
def _(do: setup.KeepSheet, t: Teller) -> str:
    return with_face(t, do.character)


# Buying.


@says(market.BuyCard)
def _(do: market.BuyCard, t: Teller) -> str:
    return thing(t, do.card) if t.short else f"for {do.price} influence: {with_face(t, do.card)}"


@briefly(market.PutUnder, short="enough")
def _(do: market.PutUnder, t: Teller) -> str:
    return "buy no more"


@briefly(market.BuyCards, short="buy {do.n}")
def _(do: market.BuyCards, t: Teller) -> str:
    return f"{count(t, 'power_card', do.n)} for {do.n * do.price} influence" if do.n else "buy none"


@says(market.BuyAsset)
def _(do: market.BuyAsset, t: Teller) -> str:
    if t.short:
        return thing(t, do.piece)
    return f"from {who(t, do.seat)} for {do.price} influence: {with_face(t, do.piece)}"
