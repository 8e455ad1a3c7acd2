"""What a player who wants to win would rather do: for random games that get somewhere.

The plan: beat what can be beaten, level up, complete missions; with a relic and some strength into the Inner tier and to its end.
"""

from __future__ import annotations

from ..engine.decisions import Option
from ..engine.instructions import Done, Effect
from ..engine.views import View
from . import (
    assets,
    battle,
    battle_steps,
    calls,
    choices,
    corruption,
    engagement,
    fates,
    gains,
    inner,
    levels,
    life,
    market,
    missions,
    moving,
    prospects,
    rolls,
    skills,
    turn,
    using,
)
from .cards import ASSETS, POWER
from .table import Player, Table

GOING_ON = 30
"""What leads on without doing anything."""


def aim(view: View[Table, Player], option: Option) -> int:
    """How much an option promises; the walk takes one of the best."""
    table, player, do = view.table, view.me, option.do
    if isinstance(do, calls.Call | turn.InsteadOfMoving | turn.SpendNow | battle_steps.LeaveOut):
        return -10
    if table.battle:
        return 10 * battle_aim(table, player, do)
    if isinstance(do, using.PlayPower | using.Use):
        return 10 * use_aim(table, player, do)
    return 10 * turn_aim(table, player, do)


def battle_aim(table: Table, player: Player, do: Effect) -> int:
    """In a battle: enough to win it, and no more."""
    won = prospects.beats(lead(table, player))
    match do:
        case Done():
            return GOING_ON
        case rolls.PlayNumber() | rolls.Grow():
            return number_aim(table, player, do)
        case battle_steps.Wield():
            return GOING_ON + 10
        case battle_steps.UseOnLoss():
            return GOING_ON + 20
        case battle_steps.UseInBattle():
            source = using.find(player, do.kind, do.card, do.at)
            return deeds_aim(source.ability.does, won) if source else 0
        case using.PlayPower():
            ability = POWER[do.card].ability
            return deeds_aim(ability.does, won) if ability else 0
        case using.Use():
            return GOING_ON + 5 if worth_using(table, player, do) else 0
        case battle.EvadeOne():
            return GOING_ON
        case _:
            return 10


def lead(table: Table, player: Player) -> int:
    """By how much the player is ahead, what has been rolled included."""
    fight = battle.battle_of(table)
    mine = player.dial(fight.attribute) + battle.own_bonus(table, player)
    rolled = fight.enemy_roll - 4 if fight.enemy_dice else 0
    return mine + 4 * fight.extra - battle.enemy_value_of(table, player) - rolled


def lead_after_dice(table: Table, player: Player) -> int:
    """By how much the player is ahead when all dice lie."""
    return battle.own_score(table, player) - battle.enemy_score(table, player)


def worth_using(table: Table, player: Player, do: using.Use) -> bool:
    """An ally is given for a six only where it decides; other dice are changed when the battle would not be won."""
    source = using.find(player, do.kind, do.card, do.at)
    missing = 1 - lead_after_dice(table, player)
    if source and any(isinstance(one, rolls.SetRoll) for one in source.ability.does):
        return 4 <= missing <= 8
    return missing > 0


def deeds_aim(does: tuple[Effect, ...], won: int) -> int:
    """Bonuses when they are needed and help; evading when nothing else does."""
    if any(isinstance(do, battle.Evade) for do in does):
        return GOING_ON + 10 if won < 30 else 0
    if any(isinstance(do, rolls.Reroll | rolls.FlipPowerAdd | battle.CancelLifeLoss) for do in does):
        return GOING_ON + 5
    if any(isinstance(do, battle.BattleBonus | battle.ExtraDie | battle.EnemyValue | battle.BorrowAlly) for do in does):
        return GOING_ON + 5 if 20 < won < 70 else 0
    return 0


def number_aim(table: Table, player: Player, do: rolls.PlayNumber | rolls.Grow) -> int:
    """The smallest number that is enough; else the die is rolled."""
    if not do.card:
        return GOING_ON
    roll, number = table.roll, POWER[do.card].number
    if roll is None or roll.kind == "move":
        return 0
    if table.battle:
        need = battle.enemy_score(table, player) - battle.own_score(table, player) + 1
    else:
        need = roll.target - skills.score(player, roll)
    return GOING_ON + 10 - number if need > 2 and need <= number else 0


def use_aim(table: Table, player: Player, do: using.PlayPower | using.Use) -> int:
    """Outside battles: what an ability promises now."""
    does: tuple[Effect, ...] = ()
    if isinstance(do, using.PlayPower):
        ability = POWER[do.card].ability
        does = ability.does if ability else ()
    elif source := using.find(player, do.kind, do.card, do.at):
        does = source.ability.does
    if any(isinstance(one, corruption.CancelCorruption | corruption.RedrawCorruption) for one in does):
        return GOING_ON + 5 if player.borne >= 3 else 0
    if any(isinstance(one, life.PreventLife) for one in does):
        return GOING_ON + 5
    if any(isinstance(one, levels.TrophyBonus) for one in does):
        return GOING_ON + 5 if missions.points(player.trophies) % levels.FOR_A_LEVEL >= 4 else 0
    if any(isinstance(one, rolls.AddToTest | rolls.Reroll) for one in does):
        return GOING_ON + 5 if in_need(table, player) else 0
    promised = sum(prospects.worth(table, player, one) for one in does)
    return GOING_ON + 1 if promised > 25 else 0


def in_need(table: Table, player: Player) -> bool:
    """Whether a test needs help: it has failed, or it is likely to."""
    roll = table.roll
    if roll is None or roll.kind != "skill":
        return False
    missing = roll.target - skills.score(player, roll)
    return missing > 0 if roll.dice else prospects.chance_of_test(missing) < 60


def turn_aim(table: Table, player: Player, do: Effect) -> int:
    """In the phases of a turn."""
    match do:
        case rolls.PlayNumber() | rolls.Grow():
            return number_aim(table, player, do)
        case moving.Head(way=way):
            to = prospects.heading_for(table, player, way)
            through = prospects.fit_for_inner(player) and prospects.passes_guardian(table, player, way)
            return 200 + 500 * through + prospects.space_worth(table, player, to)
        case moving.TakeBox():
            return box_aim(table, player, do)
        case moving.GoTo(space=space):
            return 100 + prospects.space_worth(table, player, space)
        case choices.Choice():
            return prospects.worth(table, player, do)
        case turn.SpendAll():
            return 60 if missions.points(player.trophies) + table.turn.bonus >= levels.FOR_A_LEVEL else -10
        case missions.TradeMissions() | missions.PayForMission():
            return 50
        case turn.EndTurn(discarding=discarding):
            return -20 if discarding else 30
        case fates.NewCharacter() | inner.PaidToAdvance() | inner.Advance():
            return 60
        case fates.AcceptDefeat():
            return -60
        case market.BuyCard(card=card):
            return 40 if len(player.assets) < assets.limit(player) and ASSETS[card].cost else 0
        case market.BuyCards(n=n):
            return n if len(player.power) + n <= levels.power_limit(player) else -n
        case gains.Raise(attribute=attribute):
            return 20 + player.dial(attribute)
        case engagement.TakeAlong():
            return 15
        case missions.Replace():
            return -5
        case _:
            return GOING_ON


def box_aim(table: Table, player: Player, do: moving.TakeBox) -> int:
    """Through the rift when it is time; other boxes if they lead to something better."""
    if do.kind == "enter_inner":
        return 900 if prospects.fit_for_inner(player) else 0
    there = prospects.space_worth(table, player, do.to)
    return 190 + there - 100 * (do.kind == "leave_tier" and prospects.fit_for_middle(player))
