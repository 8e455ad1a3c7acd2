"""What is said of Relic, in Russian: what a player may do in battles."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.phrases import Teller, listing
from ..engine.text_ru import RussianBook
from . import battle, battle_steps, engagement, scenarios, telling, text_ru_deeds
from .cards import THREATS
from .text_ru_things import deed_of, source, thing

BOOK = RussianBook("ru", "rules.relic", text_ru_deeds.BOOK)
says = BOOK.says


@says(engagement.Fight)
def _(do: engagement.Fight, t: Teller) -> str:
    table, player = telling.table_of(t), telling.player_of(t)
    here = battle.enemies_here(table, player.space) if table and player else []
    return form(t, do.attribute, here)


@says(scenarios.FightSheet)
def _(do: scenarios.FightSheet, t: Teller) -> str:
    table = telling.table_of(t)
    return form(t, do.attribute, table.sheet if table else [])


def form(t: Teller, attribute: str, enemies: Sequence[str]) -> str:
    """`бой по Мощи: варбосс орков, значение 8; у вас 5`."""
    player = telling.player_of(t)
    if t.short:
        return t.name("attribute", attribute)
    mine = f"; у вас {player.dial(attribute)}" if player else ""
    foes = [enemy for enemy in enemies if THREATS[enemy].attribute == attribute]
    value = sum(THREATS[enemy].value for enemy in foes)
    against = f": {listing([thing(t, foe) for foe in foes], 'ru')}, значение {value}{mine}" if foes else ""
    return f"бой по {t.name('attribute', attribute, 'dat')}{against}"


@says(battle.FightOpponent)
def _(do: battle.FightOpponent, t: Teller) -> str:
    if t.short:
        return t.name("attribute", do.attribute)
    player, name = telling.player_of(t), t.name("attribute", do.attribute, "ins")
    mine = f" (у вас {player.dial(do.attribute)})" if player else ""
    return f"сразиться с {t.name('opponent', do.battle.opponent, 'ins')} {name}{mine}"


@says(battle.EvadeOne)
def _(do: battle.EvadeOne, t: Teller) -> str:
    enemy = THREATS[do.enemy]
    value = f" ({t.name('attribute', enemy.attribute)} {enemy.value})"
    return thing(t, do.enemy) if t.short else f"{thing(t, do.enemy)}{value}"


@says(battle_steps.Wield)
def _(do: battle_steps.Wield, t: Teller) -> str:
    if t.short:
        return thing(t, do.piece)
    free = [
        ability
        for at in range(4)
        if (ability := telling.ability_of(t, "asset", do.piece, at)) and not ability.cost and not ability.limit
    ]
    deeds = "; ".join(
        deed_of(t, ability) if ability.trigger == "prepare_battle" else t.say(ability) for ability in free
    )
    return f"использовать {t.name('class', do.sort, 'acc')} {thing(t, do.piece)}{': ' + deeds if deeds else ''}"


@says(battle_steps.UseInBattle, battle_steps.UseOnLoss)
def _(do: battle_steps.UseInBattle | battle_steps.UseOnLoss, t: Teller) -> str:
    named, ability = source(t, do.kind, do.card), telling.ability_of(t, do.kind, do.card, do.at)
    return named if t.short or ability is None else f"{named}: {deed_of(t, ability)}"


@says(battle_steps.LeaveOut)
def _(do: battle_steps.LeaveOut, t: Teller) -> str:
    named, ability = source(t, do.kind, do.card, "gen"), telling.ability_of(t, do.kind, do.card, do.at)
    return "без этого" if t.short else f"обойтись без {named}" + (f": {deed_of(t, ability)}" if ability else "")
