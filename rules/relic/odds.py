"""The chances of battles and tests, for the screen: exact, in hundredths, from what lies on the table.

Power cards still to be played and rerolls are left out of account.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from typing import NamedTuple

from . import battle, skills, using
from .passives import ExplodeOn, Treat
from .rolls import SIX
from .table import Attribute, Battle, Player, Roll, Table

DEPTH = 6
"""Dice that grow from one die; what comes beyond is rarer than one in forty thousand."""


class Odds(NamedTuple):
    """The chances of a battle, in hundredths."""

    win: int
    tie: int
    lose: int


@lru_cache(None)
def die(explodes: tuple[int, ...] = (SIX,), one_as: int = 1) -> dict[int, float]:
    """How likely each total of one die is, with those that grow from it (RL-DICE-1)."""
    found: dict[int, float] = {}
    grow(found, 0, 1.0, explodes, one_as, DEPTH)
    return found


def grow(
    found: dict[int, float], so_far: int, chance: float, explodes: tuple[int, ...], one_as: int, left: int
) -> None:
    """Add a die to what was rolled before."""
    for face in range(1, SIX + 1):
        counts = one_as if face == 1 else face
        if counts in explodes and left:
            grow(found, so_far + counts, chance / SIX, explodes, one_as, left - 1)
        else:
            found[so_far + counts] = found.get(so_far + counts, 0.0) + chance / SIX


def dice(n: int, explodes: tuple[int, ...], one_as: int) -> dict[int, float]:
    """How likely each total of several dice is (RL-DICE-3)."""
    total = {0: 1.0}
    for _ in range(n):
        added: dict[int, float] = {}
        for before, chance in total.items():
            for number, likely in die(explodes, one_as).items():
                added[before + number] = added.get(before + number, 0.0) + chance * likely
        total = added
    return total


def own_die(player: Player, kind: str, attribute: str) -> tuple[tuple[int, ...], int]:
    """What explodes for a player, and what a 1 counts as."""
    more = [one for one in using.passives(player, ExplodeOn) if one.roll == kind]
    faces = [face for one in more if one.attribute in ("any", attribute) for face in one.faces]
    ones = [one.counts for one in using.passives(player, Treat) if kind in one.rolls and one.face == 1]
    return tuple(sorted({SIX, *faces})), ones[0] if ones else 1


def growing(roll: Roll, explodes: tuple[int, ...]) -> int:
    """Dice that lie there and still have another to come, which is asked about first (RL-DICE-2)."""
    return sum(chain[-1] in explodes for chain in roll.dice)


def of_battle(table: Table, player: Player) -> Odds:
    """The chances of the battle going on, with what is declared so far and the dice that lie there.

    Raises:
        LookupError: If there is no battle.
    """
    fight, roll = battle.battle_of(table), table.roll
    lead = player.dial(fight.attribute) + battle.own_bonus(table, player) - battle.enemy_value_of(table, player)
    kind = own_die(player, "battle", fight.attribute)
    if roll is not None and roll.dice:
        mine = {roll.total + more: likely for more, likely in dice(growing(roll, kind[0]), *kind).items()}
    else:
        mine = dice(1 + fight.extra, *kind)
    theirs = {fight.enemy_roll: 1.0} if fight.enemy_dice else die()
    win = sum(a * b for x, a in mine.items() for y, b in theirs.items() if lead + x > y)
    tie = sum(a * b for x, a in mine.items() for y, b in theirs.items() if lead + x == y)
    won, tied = round(100 * win), round(100 * tie)
    return Odds(won, tied, 100 - won - tied)


def foreseen(table: Table, player: Player, attribute: Attribute, enemies: Sequence[str], value: int = 0) -> Table:
    """The table as it would be in this battle: what counts freely declared, and the best weapon and armour that cost nothing.

    Args:
        table: nothing of it is changed.
        player: who would fight.
        attribute: of the battle.
        enemies: Threat cards; none against a sheet or text box.
        value: of what is fought besides them.
    """
    ahead = copy(table)
    ahead.roll = None
    ahead.battle = Battle(attribute, list(enemies), False, "", value, [], [], "", "", 0, 0, 0, [], False, False)
    sources = [one for one in using.in_force(player) if one.ability.trigger == "prepare_battle"]
    free = [one for one in sources if not one.ability.cost and not one.ability.limit]
    ahead.battle.declared = [one.key for one in free if battle.counts_freely(ahead, player, one)]
    for sort in ("weapon", "armour"):
        held = [one for one in free if battle.armed(player, one) == sort]
        if held:
            ahead.battle.declared.append(max(held, key=lambda one: bonus_of(ahead, one)).key)
    return ahead


def bonus_of(table: Table, source: using.InForce) -> int:
    """What an ability would add in the battle on this table."""
    deeds = [do for do in source.ability.does if isinstance(do, battle.BattleBonus) and battle.matters(table, do)]
    return sum(do.n for do in deeds)


def of_test(player: Player, attribute: str, target: int, bonus: int = 0) -> int:
    """The chance in hundredths to pass a test: a natural 1 fails, a 6 explodes (RL-TEST-1, RL-TEST-2)."""
    explodes, one_as = own_die(player, "skill", attribute)
    need = target - player.dial(attribute) - skills.bonus(player, attribute) - bonus
    passing = sum(chance for total, chance in die(explodes, one_as).items() if total >= need and total > 1)
    return round(100 * passing)
