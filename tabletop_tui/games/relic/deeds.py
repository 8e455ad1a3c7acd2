"""What there is to say of an option that is about no place on the board: a battle, a roll, a choice of a text box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules import Blocked, Option, Ref
from rules.engine.instructions import Done, Effect
from rules.engine.phrases import sentence
from rules.relic import battle as battles
from rules.relic import choices, corruption, engagement, inner, missions, moving, odds, scenarios, threats, turn
from rules.relic.cards import THREATS
from rules.relic.characters import MOST_LEVELS
from rules.relic.table import Attribute, Player, Table

from ...i18n import _
from ...pack import Look, Sight
from . import battle, board, drawers, items, lies, words

BATTLE = ("RL-BAT-2", "RL-BAT-6", "RL-BAT-8", "RL-BAT-9", "RL-BAT-10")
LEVELS = 3
"""So many levels to come are told."""


def spot(sight: Sight, do: Effect, id: str) -> Any:
    """What an option is about, where the rules name no thing, or one that says little."""
    player = words.mine(sight)
    match do:
        case inner.Advance() if player is not None and player.where.tier == "inner":
            return board.PLACES[inner.ahead(player, 1)]
        case corruption.Activate() if player is not None and player.drawn:
            return Ref("corruption", player.drawn[-1])
        case threats.DrawThreat(colour) if colour != "choice":
            return Ref("deck", colour)
        case turn.InsteadOfMoving(kind, card):
            return Ref(kind, card)
        case engagement.Fight() | scenarios.FightSheet() | battles.FightOpponent():
            return Ref("option", id)
        case _ if do.about is None:
            return Ref("option", id)
        case _:
            return None


def look(sight: Sight, id: str) -> Look | None:
    """All there is to say of the option of this name; None: it is not open."""
    asked = sight.asked
    offers: Sequence[Option | Blocked] = (*asked.options, *asked.blocked) if asked is not None else ()
    one = next((one for one in offers if one.id == id), None)
    if one is None or asked is None:
        return None
    player, table = words.mine(sight), words.table_of(sight)
    title = sentence(items.brief(sight, one.do) or sight.say(one).partition(": ")[0])
    clauses = (asked.clause,) if asked.clause else ()
    if player is None:
        return Look(title, "", [], clauses)
    lines, of_it = told(sight, table, player, one.do)
    return Look(title, "", [line for line in lines if line], of_it or clauses)


def told(sight: Sight, table: Table, player: Player, do: Effect) -> tuple[list[str], tuple[str, ...]]:
    """What there is to say, and the clauses behind it."""
    match do:
        case engagement.Fight(form):
            here = battles.enemies_here(table, player.space)
            return enemies(
                sight, table, player, form, [one for one in here if battles.attribute_of(one) == form]
            ), BATTLE
        case scenarios.FightSheet(form):
            return enemies(
                sight, table, player, form, [one for one in table.sheet if battles.attribute_of(one) == form]
            ), BATTLE
        case battles.FightOpponent(form, what):
            return [
                standing(
                    sight, odds.foreseen(table, player, form, (), battles.printed_value(table, what.value)), player
                )
            ], ("RL-BAT-14", *BATTLE[1:])
        case Done() if table.battle is not None:
            return list(lies.fought(sight)), BATTLE
        case Done("roll") if table.roll is not None and table.roll.kind == "skill":
            return [battle.occasion(sight, player)[1], *lies.fought(sight)], ("RL-TEST-1", "RL-TEST-2")
        case Done("roll"):
            return list(lies.reached(sight, player)), ("RL-MOVE-1", "RL-MOVE-2", "RL-MOVE-3")
        case turn.SpendNow() | turn.SpendAll() | turn.EndTurn():
            return list(growing(sight, player)), ("RL-TRO-2", "RL-LVL-1")
        case missions.TradeMissions():
            return [], ("RL-RELC-1", "RL-RELC-2")
        case choices.Choice():
            return [choice(sight, player)], ()
        case moving.MoveTo():
            return [], ("RL-MOVE-5",)
        case _:
            return [], ()


def enemies(sight: Sight, table: Table, player: Player, form: Attribute, found: Sequence[str]) -> list[str]:
    """The enemies of a battle, card by card, and how one stands against them."""
    cards = [f"{words.card(sight, one)}: {words.printed(sight, one)}." for one in found]
    return [*cards, standing(sight, odds.foreseen(table, player, form, found), player)]


def standing(sight: Sight, ahead: Table, player: Player) -> str:
    """One's own value against theirs in a battle to come, with the chances."""
    fight, chances = battles.battle_of(ahead), odds.of_battle(ahead, player)
    return _("{name} {mine} against {value}, each with a die: win {win} %, tie {tie} %, lose {lose} %.").format(
        name=sentence(words.attribute(sight, fight.attribute)),
        mine=battles.own_score(ahead, player),
        value=battles.enemy_value_of(ahead, player),
        win=chances.win,
        tie=chances.tie,
        lose=chances.lose,
    )


def growing(sight: Sight, player: Player) -> Iterator[str]:
    """The trophies one by one, and what the next levels bring."""
    for trophy in dict.fromkeys(player.trophies):
        n = player.trophies.count(trophy)
        times = f" ×{n}" if n > 1 else ""
        yield f"{words.card(sight, trophy)}{times}: {THREATS[trophy].value}."
    if not player.trophies:
        yield _("No trophies.")
    for level in range(player.level + 1, min(player.level + LEVELS, MOST_LEVELS) + 1):
        yield drawers.level_text(sight, player.character, level)


def choice(sight: Sight, player: Player) -> str:
    """What is printed where the choice stands: on the card that is resolved, else on the space."""
    source = sight.asked.source if sight.asked is not None else None
    if source is not None and words.is_known(str(source.id)):
        return f"{words.card(sight, str(source.id))}: {words.printed(sight, str(source.id))}."
    return f"{words.space(sight, player.space)}: {words.printed(sight, player.space)}."
