"""What is said of Relic, in English: questions."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Phrasebook, Teller
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
    text_en_refusals,
    threats,
    turn,
    using,
)
from .board import SANCTUARY
from .faces import ThreatText
from .text_en_sheets import opponent
from .text_en_things import thing
from .text_en_words import count, form, plural_of

BOOK = Phrasebook("en", "rules.relic", text_en_refusals.BOOK)
asks = BOOK.asks

PLAIN: dict[type, str] = {
    assets.OnGainAsset: "do something with the new asset?",
    assets.LoseAsset: "which asset do you lose?",
    assets.DiscardRelic: "which relic do you discard?",
    assets.DiscardAlly: "whom do you discard?",
    battle.Evade: "which enemies do you evade?",
    scenarios.BattleSheet: "which battle on the sheet is next?",
    calls.Called: "in another player's turn: play something, or let it go on",
    choices.Each: "which player?",
    corruption.FlipCorruption: "which Corruption card do you turn facedown?",
    corruption.LoseCorruption: "which Corruption card do you discard?",
    engagement.Battles: "which battle is next?",
    engagement.MeetEncounter: "resolve the stranger, or take it along?",
    exploring.DrawAll: "from which Threat deck do you draw next?",
    exploring.EndOfExploration: "Exploration ends: use an ability now, or go on?",
    fates.GoOn: "your character is corrupted: go on with another, or accept defeat?",
    gains.Gain: "which attribute goes up?",
    market.BuyFromPlayer: "which asset do you buy?",
    missions.ChooseComrade: "which player are you to meet?",
    missions.ReplaceMission: "replace your Mission?",
    missions.ChooseRelic: "which relic do you take?",
    moving.MoveBonus: "how do you change the movement roll?",
    moving.MoveTo: "to which space do you move?",
    moving.Step: "which way do you go on?",
    rolls.Explode: "roll one more die, or use a Power number for it?",
    rolls.SetRoll: "which result?",
    rolls.Reroll: "which die do you reroll?",
    setup.ChooseCharacter: "which character do you play? the choice is secret until all have made it",
    skills.Test: "which of your lowest attributes do you test?",
    threats.DrawThreat: "from which Threat deck do you draw?",
    threats.DiscardThreats: "which Threat cards are discarded?",
    threats.PeekThreat: "which Threat deck do you look at?",
    threats.DiscardSeen: "which of these cards do you discard?",
    threats.PutBack: "in which order do they go back? the last one lies on top",
    turn.AfterMovement: "after moving: use something, or go on to Exploration",
    using.Moment: "what comes first?",
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
    now = {"roll": "roll for movement", "advance": "move ahead along the arrow", "stay": "stay in the scenario space"}
    return f"your turn begins: use something first, or {now[do.way]}"


@asks(moving.AfterMoveRoll)
def _(do: moving.AfterMoveRoll, t: Teller) -> str:
    table = telling.table_of(t)
    rolled = f" {max(1, table.roll.total + table.roll.bonus)}" if table and table.roll else ""
    return f"your movement roll is{rolled or ' known'}: change it, or walk"


@asks(moving.Walk)
def _(do: moving.Walk, t: Teller) -> str:
    table = telling.table_of(t)
    left = f"{count(t, 'movement_point', table.turn.points)}: " if table else ""
    return f"{left}which way do you walk?"


@asks(turn.Experience)
def _(do: turn.Experience, t: Teller) -> str:
    player = telling.player_of(t)
    have = (
        f", level {player.level}, {count(t, 'point', missions.points(player.trophies))} in trophies" if player else ""
    )
    return f"Experience phase{have}: then the turn ends"


@asks(levels.SpendTrophies)
def _(do: levels.SpendTrophies, t: Teller) -> str:
    table = telling.table_of(t)
    more = f", {table.turn.bonus} more than they show" if table and table.turn.bonus else ""
    return f"which trophies do you spend? every {levels.FOR_A_LEVEL} points are a level{more}"


@asks(turn.KeepPower)
def _(do: turn.KeepPower, t: Teller) -> str:
    player = telling.player_of(t)
    limit = f" is {levels.power_limit(player)}" if player and player.character else " is passed"
    return f"your Power card limit{limit}: which do you discard?"


@asks(turn.KeepAssets)
def _(do: turn.KeepAssets, t: Teller) -> str:
    player = telling.player_of(t)
    limit = f" is {assets.limit(player)}" if player and player.character else ""
    return f"which assets do you discard? your limit{limit or ' counts now'}"


@asks(gains.DiscardPower)
def _(do: gains.DiscardPower, t: Teller) -> str:
    return f"which {plural_of(t, 'power_card', do.n)} do you discard?"


@asks(inner.PayToAdvance)
def _(do: inner.PayToAdvance, t: Teller) -> str:
    return f"pay {do.n} influence to move 1 space more?"


# Cards and spaces.


@asks(engagement.Group)
def _(do: engagement.Group, t: Teller) -> str:
    return f"which {t.name('threat_kind', do.sort)} is next?"


@asks(choices.Choose)
def _(do: choices.Choose, t: Teller) -> str:
    return "what do you do? you may also do nothing" if do.optional else "what do you do?"


@asks(charges.AddCharge)
def _(do: charges.AddCharge, t: Teller) -> str:
    return f"which asset gets {count(t, 'charge', do.n)}?"


@asks(corruption.Settle)
def _(do: corruption.Settle, t: Teller) -> str:
    player = telling.player_of(t)
    drawn = thing(t, player.drawn[-1]) if player and player.drawn else "a Corruption card"
    return f"you drew {drawn}: resolve it, or do something about it"


@asks(corruption.OfferFlip)
def _(do: corruption.OfferFlip, t: Teller) -> str:
    return f"{thing(t, do.card)} is activated: turn it facedown?"


@asks(life.LoseLife)
def _(do: life.LoseLife, t: Teller) -> str:
    return f"you are about to lose {do.n} Life"


@asks(market.Market)
def _(do: market.Market, t: Teller) -> str:
    player = telling.player_of(t)
    return f"which Wargear do you buy?{f' you have {player.influence} influence' if player else ''}"


@asks(market.BuyPower)
def _(do: market.BuyPower, t: Teller) -> str:
    return f"how many Power cards do you buy, for {do.price} influence each?"


# Battles and rolls.


@asks(battle.BattleWith)
def _(do: battle.BattleWith, t: Teller) -> str:
    return f"with which attribute do you battle {opponent(t, do.opponent)}?"


def scores(t: Teller) -> str:
    """`: 5 +2 against 8`."""
    known = telling.scores(t)
    return f": {known[0]} against {known[1]}" if known else ""


def form_now(t: Teller) -> str:
    """The form of the battle going on."""
    table = telling.table_of(t)
    return form(t, table.battle.attribute if table and table.battle else "any")


@asks(battle_steps.Prepare)
def _(do: battle_steps.Prepare, t: Teller) -> str:
    return f"prepare for a {form_now(t)}{scores(t)}"


@asks(battle_steps.Losing)
def _(do: battle_steps.Losing, t: Teller) -> str:
    return f"the battle is lost{scores(t)}: do something about it, or bear it"


@asks(engagement.ReadEvent)
def _(do: engagement.ReadEvent, t: Teller) -> str:
    return f"{thing(t, do.card)}: {t.say(ThreatText(do.card))}"


@asks(fates.Vanquishment)
def _(do: fates.Vanquishment, t: Teller) -> str:
    player = telling.player_of(t)
    now = f"; your Life is {player.life} again" if player else ""
    return f"you are vanquished: Power cards, trophies and influence are lost{now}, you stand on {thing(t, SANCTUARY)}"


@asks(fates.Renewal)
def _(do: fates.Renewal, t: Teller) -> str:
    player = telling.player_of(t)
    who = f": {thing(t, player.character)}, on {thing(t, player.space)}" if player and player.character else ""
    return f"you go on with a new character{who}; assets and Missions are kept"


@asks(rolls.BeforeRoll)
def _(do: rolls.BeforeRoll, t: Teller) -> str:
    return f"before your {roll_now(t)}{scores(t) or tested(t)}"


@asks(rolls.AfterRoll)
def _(do: rolls.AfterRoll, t: Teller) -> str:
    return f"after your {roll_now(t)}{scores(t) or tested(t)}: keep it, or change it"


def roll_now(t: Teller) -> str:
    """What the dice on the table are for."""
    table = telling.table_of(t)
    if table is None or table.roll is None:
        return "roll"
    roll = table.roll
    return "battle roll" if roll.kind == "battle" else f"test of {t.name('attribute', roll.attribute)}"


def tested(t: Teller) -> str:
    """What a test comes to so far."""
    table, player = telling.table_of(t), telling.player_of(t)
    if table is None or player is None or table.roll is None or table.roll.kind != "skill":
        return ""
    so_far = skills.score(player, table.roll)
    return f": {so_far} so far" if table.roll.dice else f": {so_far} before the die"
