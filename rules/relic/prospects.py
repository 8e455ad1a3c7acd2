"""What things are likely to bring: chances of battles and tests, and the worth of spaces and effects, in tenths of a point."""

from __future__ import annotations

from ..engine.instructions import Effect
from . import assets, battle, choices, exploring, gains, levels, missing, moving, rolls, skills, threats
from .board import LINKS, SPACES, Colour, Space, beyond
from .cards import MISSIONS
from .engagement import forms_of
from .missions import points
from .table import ATTRIBUTES, Attribute, Player, Table

MAIN: dict[Colour, Attribute] = {"red": "strength", "blue": "willpower", "yellow": "cunning"}
"""The attribute most enemies of a colour fight with."""
USUAL = 4
"""The value of an enemy one does not know yet."""
GUARDIAN = "guardian_of_the_rift"
NEED = 8
"""The level at which one may think of the Inner tier."""


def beats(lead: int) -> int:
    """The chance in hundred of a higher score with so much more before the dice."""
    known = {-5: 7, -4: 11, -3: 17, -2: 24, -1: 33, 0: 44, 1: 57, 2: 68, 3: 77, 4: 84, 5: 90}
    return known[max(-5, min(5, lead))]


def chance_of_test(need: int) -> int:
    """The chance in hundred that a die shows this, or more; a 1 never passes, a 6 explodes."""
    if need > 6:
        return max(3, 17 - 3 * (need - 7))
    return (7 - max(2, need)) * 100 // 6


def weary(player: Player) -> bool:
    """Whether Life is short."""
    return player.life <= 2


def test_value(player: Player, attribute: str) -> int:
    """What is added to the die of a test."""
    if attribute == "lowest":
        return min(player.dial(one) for one in ATTRIBUTES)
    return player.dial(attribute) + skills.bonus(player, attribute)


def strength_of(player: Player) -> int:
    """All attributes together."""
    return sum(player.dial(one) for one in ATTRIBUTES)


def fit_for_middle(player: Player) -> bool:
    """Whether the Middle tier is no longer too hard."""
    return strength_of(player) >= 13 and player.life >= 3


def fit_for_inner(player: Player) -> bool:
    """Whether it is time for the Inner tier: with a relic, and either strong or as strong as one gets."""
    return bool(assets.relics(player)) and player.level >= NEED and player.life >= 4


def armed_bonus(player: Player, attribute: str) -> int:
    """The best bonus of one weapon, and those of other assets."""
    weapons, others = [0], 0
    for asset in player.assets:
        deeds = [do for one in asset.printed.abilities if not one.cost for do in one.does]
        n = sum(do.n for do in deeds if isinstance(do, battle.BattleBonus) and do.attribute in ("any", attribute))
        if asset.printed.sort == "weapon":
            weapons.append(n)
        else:
            others += n
    return max(weapons) + others


def space_worth(table: Table, player: Player, name: str) -> int:
    """What ending a move there promises."""
    space = SPACES[name]
    lying = enemies_worth(table, player, name) + 12 * len(table.here(name, "asset"))
    drawn = sum(icon_worth(player, colour) for colour in exploring.unmatched_icons(table, name))
    box = 0 if table.here(name) or space.icons else max(0, sum(worth(table, player, do) for do in space.text))
    return lying + drawn + box + mission_worth(player, space) - nearness(player, name)


def enemies_worth(table: Table, player: Player, name: str) -> int:
    """What battling the enemies on a space promises."""
    enemies = [card.name for card in table.here(name, "enemy")]
    total = 0
    for form in forms_of(enemies):
        value = points([one for one in enemies if battle.attribute_of(one) == form])
        total += battle_worth(player, form, value)
    return total


def battle_worth(player: Player, form: Attribute, value: int) -> int:
    """What one battle promises: trophies against a Life and more."""
    won = beats(player.dial(form) + armed_bonus(player, form) - value)
    loss = 120 if weary(player) else 50
    return (won * value * 12 - (100 - won) * loss) // 100


def icon_worth(player: Player, colour: Colour) -> int:
    """What a card of this colour promises."""
    return 6 + battle_worth(player, MAIN[colour], USUAL) * 6 // 10


def mission_worth(player: Player, space: Space) -> int:
    """What the active mission makes of a space."""
    if not player.mission:
        return 0
    objective = MISSIONS[player.mission].objective
    if objective.kind == "visit":
        return 40 * (space.name in objective.spaces and space.name not in player.progress)
    here = space.area == objective.area if objective.area else space.tier == objective.tier
    return 40 * (here and objective.kind in ("defeat", "end_turn") and bool(objective.area or objective.tier))


def nearness(player: Player, name: str) -> int:
    """How far this is from where one wants to be: who is fit goes to the rift, or to a corner to cross."""
    space = SPACES[name]
    if space.tier == "middle" and fit_for_inner(player):
        return 8 * apart(name, GUARDIAN)
    if space.tier == "outer" and (fit_for_middle(player) or fit_for_inner(player)):
        return 3 * min(apart(name, corner) for corner in LINKS)
    return 0


def apart(one: str, other: str) -> int:
    """Steps between two spaces of a tier, the shorter way."""
    around = sum(space.tier == SPACES[one].tier for space in SPACES.values())
    way = (SPACES[one].index - SPACES[other].index) % around
    return min(way, around - way)


def worth(table: Table, player: Player, do: Effect) -> int:
    """What an effect promises its player."""
    match do:
        case gains.Gain(what=what, n=n):
            return n * gain_worth(player, what)
        case gains.Lose(what=what, n=n):
            return lose_worth(player, what, min(n, 3))
        case choices.Choose():
            return max([0, *(worth(table, player, one) for one in do.choices)])
        case choices.Choice():
            return sum(worth(table, player, one) for one in do.does) - sum(map(price_worth, do.cost))
        case skills.Test():
            passes = chance_of_test(do.target - test_value(player, do.attribute))
            good = sum(worth(table, player, one) for one in do.passed)
            bad = sum(worth(table, player, one) for one in do.failed)
            return (passes * good + (100 - passes) * bad) // 100
        case rolls.TableRoll():
            return table_worth(table, player, do)
        case moving.MoveTo(to=to) if to in SPACES:
            return crossing_worth(player, to)
        case missing.MissTurn():
            return -30
        case threats.DrawThreat():
            return 10
        case _:
            return 8


def table_worth(table: Table, player: Player, roll: rolls.TableRoll) -> int:
    """The mean of the rows."""
    total, low = 0, 0
    for up_to, does in roll.rows:
        total += (up_to - low) * sum(worth(table, player, one) for one in does)
        low = up_to
    return total // rolls.SIX


def crossing_worth(player: Player, to: str) -> int:
    """Crossing to another tier."""
    return 60 if SPACES[to].tier == "middle" and fit_for_middle(player) else -40


def gain_worth(player: Player, what: str) -> int:
    """One of these gained."""
    full = player.life >= player.sheet.life + 1
    table = {
        "life": 3 if full else 45 if weary(player) else 20,
        "influence": 7,
        "power_card": 12 if len(player.power) < levels.power_limit(player) else 4,
        "corruption_card": -20 - 12 * player.borne,
        "completed_mission": 60,
        "level": 60,
        "wargear_card": 18,
    }
    return table.get(what, 30)


def lose_worth(player: Player, what: str, n: int) -> int:
    """So many of these lost."""
    if what == "corruption_card":
        return 12 * min(n, player.borne) * player.borne
    table = {"life": -70 if weary(player) else -22, "influence": -5, "power_card": -10, "asset": -15}
    return n * table.get(what, -25)


def price_worth(cost: Effect) -> int:
    """What a price is felt to be."""
    return 6 * cost.n if isinstance(cost, gains.Pay) and cost.what == "influence" else 15


def heading_for(table: Table, player: Player, way: int) -> str:
    """Where walking this way leads now: to the end, or to a movement box on the way."""
    return beyond(player.space, way * moving.walk_length(player.space, way, table.turn.points))


def passes_guardian(table: Table, player: Player, way: int) -> bool:
    """Whether the Guardian is reached with a point left."""
    spaces = [beyond(player.space, way * step) for step in range(1, table.turn.points)]
    return GUARDIAN in spaces
