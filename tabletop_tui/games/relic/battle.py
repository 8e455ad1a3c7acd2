"""A battle or a skill test in the place of the board: what counts for whom, before the dice are rolled and after."""

from __future__ import annotations

from collections.abc import Sequence

from rules import Name
from rules.engine.phrases import sentence
from rules.relic import battle, odds, skills, using
from rules.relic.cards import THREATS
from rules.relic.events import AbilityUsed, PowerPlayed
from rules.relic.faces import ThreatText
from rules.relic.roll_events import BattleBegan, NumberPlayed, PowerFlipped
from rules.relic.table import Battle, Player, Roll, Table
from rules.relic.text_alike import signed

from ...i18n import _, ngettext
from ...ink import Line, beside, boxed, clip, header, wrapped
from ...pack import Scene, Sight
from . import items, phases, words

HALF = 40
"""Columns of each side, at most."""
ROOMY = 20
"""Rows from which on there are frames and what is at stake."""


def scene(sight: Sight, width: int, height: int) -> Scene | None:
    """The battle or test going on; None: there is none."""
    table = words.table_of(sight)
    player = table.of(table.active)
    if table.battle is not None and player.plays:
        return fight(sight, table, player, table.battle, width, height)
    if table.roll is not None and table.roll.kind == "skill" and player.plays:
        return tested(sight, table, player, table.roll, width, height)
    return None


# a battle


def fight(sight: Sight, table: Table, player: Player, battle_: Battle, width: int, height: int) -> Scene:
    """Both sides as sums, what must be rolled, what is at stake."""
    form = words.attribute(sight, battle_.attribute)
    note = _("{attribute}: {one} against {other}").format(
        attribute=form, one=words.character(sight, player, short=True), other=against(sight, battle_)
    )
    half = min(HALF, (width - 3) // 2)
    mine = own_side(sight, table, player, battle_)
    its = enemy_side(sight, table, player, battle_)
    roomy = height >= ROOMY
    if roomy:
        rows = max(len(mine), len(its))
        titles = words.character(sight, player), against(sight, battle_)
        left, right = (
            boxed(clip(title, half - 8), [*side, *[[] for _row in range(rows - len(side))]], half)
            for title, side in zip(titles, (mine, its), strict=True)
        )
    else:
        rows = max(len(mine), len(its))
        left, right = ([*side, *[[] for _row in range(rows - len(side))]] for side in (mine, its))
    lines: list[Line] = [[(" ", ""), *beside(pair, (half, half), (" ", ""))] for pair in zip(left, right, strict=True)]
    lines += [[] for _row in range(int(roomy))]
    lines += [header(_("NEED"), steps(table, battle_), width), *need(table, player, battle_)]
    lines += [[] for _row in range(int(roomy))]
    lines += [header(_("AT STAKE"), "", width), *stakes(sight, battle_, width)]
    return Scene(_("BATTLE"), note, lines)


def against(sight: Sight, battle_: Battle) -> str:
    """The enemies, or the opponent of a sheet or text box."""
    if battle_.opponent:
        return sentence(sight.say(Name("opponent", battle_.opponent)))
    if len(battle_.enemies) == 1:
        return words.card(sight, battle_.enemies[0])
    n = len(battle_.enemies)
    return ngettext("{n} enemy", "{n} enemies", n).format(n=n)


def steps(table: Table, battle_: Battle) -> str:
    """Which step of the battle it is."""
    names = (_("prepare"), _("the enemies roll"), _("you roll"), _("scores"))
    rolled = bool(table.roll and table.roll.dice)
    at = 3 if rolled else 2 if battle_.enemy_dice else 0
    return " · ".join(f"[{name}]" if n == at else name for n, name in enumerate(names))


def amount(label: str, value: str, ink: str = "text") -> Line:
    """A line of a sum."""
    return [(clip(label, HALF - 12), ink), ("  ", ""), (value, "bold")]


def own_side(sight: Sight, table: Table, player: Player, battle_: Battle) -> list[Line]:
    """Attribute, bonuses one by one, dice, and what they come to."""
    colour = words.ATTRIBUTE_INKS[battle_.attribute]
    lines = [amount(words.attribute(sight, battle_.attribute), str(player.dial(battle_.attribute)), f"{colour} bold")]
    for source in using.in_force(player):
        if source.key in battle_.declared:
            deeds = [do for do in source.ability.does if isinstance(do, battle.BattleBonus)]
            n = sum(do.n for do in deeds if battle.matters(table, do))
            if n:
                lines.append(amount(source_name(sight, source), signed(n)))
    if battle_.bonus:
        names = ", ".join(played(sight)) or _("Power cards and abilities")
        lines.append(amount(names, signed(battle_.bonus)))
    if battle_.extra:
        extra = ngettext("{n} die more", "{n} dice more", battle_.extra).format(n=battle_.extra)
        lines.append([(extra, "ok")])
    lines.append(dice_line(table.roll))
    lines.append([(_("together") + "  ", "muted"), (str(battle.own_score(table, player)), "legal bold")])
    return lines


def source_name(sight: Sight, source: using.InForce) -> str:
    """What an ability stands on."""
    kind = {"special": "special", "character": "hero"}.get(source.kind, "")
    return sentence(sight.say(Name(kind, source.card))) if kind else words.card(sight, source.card)


def dice_line(roll: Roll | None) -> Line:
    """The dice as they lie: each with those that grew from it; before the roll how many there will be."""
    if roll is None or not roll.dice:
        n = 1 + (roll.extra if roll else 0)
        if roll and roll.number:
            return [(_("number instead of a die") + "  ", "text"), (str(roll.number), "bold")]
        return [(ngettext("{n} die to roll", "{n} dice to roll", n).format(n=n), "muted")]
    return [(_("dice") + "  ", "text"), (chains(roll.dice), "bold")]


def chains(dice: Sequence[Sequence[int]]) -> str:
    """`[6 4] [2]`: each die with those that grew from it."""
    return " ".join(f"[{' '.join(map(str, chain))}]" for chain in dice)


def played(sight: Sight) -> list[str]:
    """What was played since the battle began."""
    found: list[str] = []
    for event in phases.backwards(sight):
        match event:
            case BattleBegan():
                break
            case PowerPlayed(_seat, card) | PowerFlipped(_seat, card, _) | NumberPlayed(_seat, card, _):
                found.append(words.card(sight, card))
            case AbilityUsed(_seat, "asset" | "corruption", card):
                found.append(words.card(sight, card))
            case _:
                pass
    return found[::-1]


def enemy_side(sight: Sight, table: Table, player: Player, battle_: Battle) -> list[Line]:
    """Every enemy with its value, what changes it, their die, and what it comes to."""
    lines: list[Line] = []
    for enemy in battle_.enemies:
        printed = THREATS[enemy]
        traits = ", ".join(sight.say(Name("trait", trait)) for trait in printed.traits)
        colour = words.INKS[printed.colour]
        lines.append(amount(words.card(sight, enemy), str(printed.value), f"{colour} bold"))
        lines.append([(f"  {traits}", "muted")])
    if battle_.opponent:
        lines.append(amount(against(sight, battle_), str(battle_.value), "bold"))
    value = battle.enemy_value_of(table, player)
    printed_sum = battle_.value + sum(THREATS[enemy].value for enemy in battle_.enemies)
    if value != printed_sum:
        lines.append(amount(_("changed by you"), signed(value - printed_sum)))
    if battle_.enemy_dice:
        lines.append([(_("dice") + "  ", "text"), (chains(battle_.enemy_dice), "bold")])
    else:
        lines.append([(_("1 die, a 6 explodes"), "muted")])
    lines.append([(_("together") + "  ", "muted"), (str(battle.enemy_score(table, player)), "danger bold")])
    return lines


def need(table: Table, player: Player, battle_: Battle) -> list[Line]:
    """What the dice must show, and the chances."""
    chances = odds.of_battle(table, player)
    lead = battle.own_score(table, player) - battle.enemy_score(table, player)
    rolled = bool(table.roll and table.roll.dice)
    explodes, _ones = odds.own_die(player, "battle", battle_.attribute)
    more = odds.growing(table.roll, explodes) if table.roll else 0
    if rolled and battle_.enemy_dice and not more:
        text = (
            _("ahead by {n}").format(n=lead)
            if lead > 0
            else _("a tie")
            if not lead
            else _("behind by {n}").format(n=-lead)
        )
    elif battle_.enemy_dice:
        text = _("to win roll {n} or more; {tie} is a tie").format(n=max(1, 1 - lead), tie=-lead)
        if lead >= 0:
            text = _("any roll wins")
        if more:
            text = ngettext("{n} more die to come: {text}", "{n} more dice to come: {text}", more).format(
                n=more, text=text
            )
    else:
        text = _("ahead by {n} before the dice") if lead >= 0 else _("behind by {n} before the dice")
        text = text.format(n=abs(lead))
    line: Line = [(f" {text}", "bold")]
    odds_line: Line = [(" " + _("win") + " ", "text"), (f"{chances.win} %", "ok bold")]
    odds_line += [("  " + _("tie") + " ", "text"), (f"{chances.tie} %", "warn bold")]
    odds_line += [("  " + _("lose") + " ", "text"), (f"{chances.lose} %", "danger bold")]
    return [line, odds_line]


def stakes(sight: Sight, battle_: Battle, width: int) -> list[Line]:
    """What winning and losing bring."""
    value = sum(THREATS[enemy].value for enemy in battle_.enemies)
    won = [_("a trophy of {n} points").format(n=value)] if value else [_("what the sheet or space says")]
    lost = [_("nothing: the Life is spared")] if battle_.spared else [_("1 Life, and the phase ends")]
    told: list[tuple[str, str, str]] = [
        ("✓ " + _("win"), ", ".join(won), "ok"),
        ("✗ " + _("lose"), ", ".join(lost), "danger"),
    ]
    lines: list[Line] = []
    for label, text, ink in told:
        lines.append([(f" {label.ljust(12)}", f"{ink} bold"), (text, "text")])
    for enemy in battle_.enemies:
        text = f"{words.card(sight, enemy)}: {sight.say(ThreatText(enemy))}"
        lines += [[(f" {line}", "muted")] for line in wrapped(text, width - 2)]
    return lines


# a skill test


def tested(sight: Sight, table: Table, player: Player, roll: Roll, width: int, height: int) -> Scene:
    """The sum, the target, the chance."""
    base = player.dial(roll.attribute)
    bonus = skills.bonus(player, roll.attribute) + roll.bonus
    name = words.attribute(sight, roll.attribute)
    title = _("{name}: {character}").format(name=sentence(name), character=words.character(sight, player, short=True))
    lines: list[Line] = [[], amount(f" {sentence(name)}", str(base))]
    if bonus:
        lines.append(amount(" " + _("cards and abilities"), signed(bonus)))
    lines.append([(" ", ""), *dice_line(roll)])
    total = skills.score(player, roll)
    target: Line = [(" " + _("together") + " ", "muted"), (str(total), "legal bold")]
    lines.append([*target, (" " + _("of {n}").format(n=roll.target), "bold")])
    lines += [[], header(_("NEED"), "RL-TEST-1", width)]
    if roll.dice:
        passed = total >= roll.target and any(die[0] != 1 for die in roll.dice)
        lines.append(
            [(" ✓ " + _("passed so far"), "ok bold") if passed else (" ✗ " + _("failed so far"), "danger bold")]
        )
    else:
        least = max(2, roll.target - base - bonus)
        lines.append([(" " + _("a die of {n} or more; a 1 always fails, a 6 explodes").format(n=least), "bold")])
        chance = items.chance_of_test(player, roll.attribute, roll.target, roll.bonus)
        lines.append([(" " + _("pass") + " ", "text"), (f"{chance} %", "ok bold")])
    return Scene(_("TEST"), title, lines)
