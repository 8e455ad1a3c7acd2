"""A battle or a skill test in the place of the board: what counts for whom, before the dice are rolled and after."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rules import Name
from rules.engine.instructions import whole
from rules.engine.phrases import sentence
from rules.relic import battle, battle_steps, choices, levels, missions, odds, skills, using
from rules.relic.board import SPACES
from rules.relic.cards import THREATS
from rules.relic.events import AbilityUsed, PowerPlayed
from rules.relic.roll_events import BattleBegan, BattleScored, NumberPlayed, PowerFlipped
from rules.relic.table import Battle, Player, Roll, Table
from rules.relic.text_alike import signed

from ...i18n import _, ngettext
from ...ink import Line, Span, beside, boxed, cells, clip, header, length, spread, wrapped
from ...pack import Scene, Sight
from . import items, phases, words

HALF = 40
"""Columns of each side, at most."""
ROOMY = 20
"""Rows from which on there are frames, dice with faces and a bar of the chances."""
STACKED = 60
"""Columns below which one side stands above the other."""
BAR = 50
"""Cells of that bar, at most."""
LABEL = 12
"""Cells of what stands before what is at stake."""
WON, TIED, LOST = "█", "▒", "░"


class Term(NamedTuple):
    """A line of a sum."""

    label: str
    value: str = ""
    ink: str = "text"


def scene(sight: Sight, width: int, height: int) -> Scene | None:
    """The battle or test going on; None: there is none."""
    table = words.table_of(sight)
    player = table.of(table.active)
    if table.battle is not None and player.plays:
        return fight(sight, table, player, table.battle, width, height)
    if table.roll is not None and table.roll.kind == "skill" and player.plays:
        return tested(sight, table, player, table.roll, width, height)
    return None


# sums and dice


def told(term: Term) -> Line:
    """A line of a sum, its value beside it."""
    return [(term.label, term.ink), *[("  ", ""), (term.value, "bold")] * bool(term.value)]


def added(term: Term, width: int) -> Line:
    """A line of a sum, its value at the right end."""
    label = clip(term.label, width - cells(term.value) - 1)
    return spread([(label, term.ink)], [(term.value, "bold")] if term.value else [], width)


def chains(dice: Sequence[Sequence[int]]) -> str:
    """`[6 4] [2]`: each die with those that grew from it."""
    return " ".join(f"[{' '.join(map(str, chain))}]" for chain in dice)


def dice_drawn(dice: Sequence[Sequence[int | str]], note: str, width: int) -> list[Line]:
    """Dice as faces, each joined to those that grew from it; of too many only the numbers."""
    rows = ["", "", ""]
    for chain in dice:
        rows[0] += " ".join("╭───╮" for _die in chain) + "  "
        rows[1] += "│ " + " ├─┤ ".join(map(str, chain)) + " │  "
        rows[2] += " ".join("╰───╯" for _die in chain) + "  "
    if cells(rows[0]) > width:
        rows = ["", " ".join(f"[{' '.join(map(str, chain))}]" for chain in dice), ""]
    lines: list[Line] = [[(row, "bold")] for row in rows]
    if note and length(lines[1]) + cells(note) <= width:
        lines[1].append((note, "muted"))
    return lines


def side(terms: Iterable[Term], dice: list[Line], total: Term, rows: int, width: int) -> list[Line]:
    """A side of a battle: what counts, the dice, and below a line what it comes to."""
    lines = [added(term, width) for term in terms]
    lines += [[] for _row in range(rows - len(lines))]
    return [*lines, *dice, [("─" * width, "line")], added(total, width)]


def own_dice(roll: Roll | None) -> tuple[list[list[int | str]], str]:
    """One's dice as they lie, or those that will be rolled; and a word on them."""
    if roll is not None and roll.dice:
        return [list(chain) for chain in roll.dice], ""
    if roll is not None and roll.number:
        return [[roll.number]], _("number instead of a die")
    n = 1 + (roll.extra if roll else 0)
    return [["?"] for _die in range(n)], ngettext("{n} die to roll", "{n} dice to roll", n).format(n=n)


def bar(shares: Sequence[tuple[int, str, str]], width: int) -> Line:
    """Chances as a bar: each its share in hundredths, its sign and its ink."""
    room = min(BAR, width - 2)
    line: Line = [(" ", "")]
    done = total = 0
    for share, sign, ink in shares:
        total += share
        upto = round(room * total / 100)
        line.append((sign * (upto - done), ink))
        done = upto
    return line


# a battle


def fight(sight: Sight, table: Table, player: Player, battle_: Battle, width: int, height: int) -> Scene:
    """Both sides as sums, what must be rolled, what is at stake."""
    form = words.attribute(sight, battle_.attribute)
    note = _("{attribute}: {one} against {other}").format(
        attribute=form, one=words.character(sight, player, short=True), other=against(sight, battle_)
    )
    roomy = height >= ROOMY and width >= STACKED
    gap: list[Line] = [[]] if roomy else []
    lines = sides(sight, table, player, battle_, width, roomy)
    lines += [*gap, header(_("NEED"), steps(table, battle_), width), *need(sight, table, player, battle_)]
    if roomy and (chances := chances_of(sight, table, player)):
        lines.append(
            bar(
                ((chances.win, WON, "ok"), (chances.tie, TIED, "warn"), (chances.lose, LOST, "danger")),
                width,
            )
        )
    lines += [*gap, header(_("AT STAKE"), "RL-BAT-8 RL-BAT-9", width), *stakes(sight, table, player, battle_, width)]
    return Scene(_("BATTLE"), note, lines)


def sides(sight: Sight, table: Table, player: Player, battle_: Battle, width: int, roomy: bool) -> list[Line]:
    """One's own side and the other: in frames, in two columns, or one above the other."""
    mine, its = own_terms(sight, table, player, battle_), enemy_terms(sight, table, player, battle_)
    scored = scored_in(sight) if is_over(sight, table) else None
    total = Term(_("together"), str(scored.mine), "legal bold") if scored else own_total(table, player)
    throw = thrown(table, player, scored) if scored else own_throw(table.roll)  # the dice may be put away already
    if roomy:
        return framed(sight, table, player, battle_, (mine, its), (total, throw if scored else None), width)
    own = [*mine, throw, total]
    other = [*its, enemy_throw(battle_), enemy_total(table, player)]
    if width < STACKED:
        parts = ([[(" ", ""), *added(term, width - 2)] for term in terms] for terms in (own, other))
        return [line for part in parts for line in [*part, []]]
    half = min(HALF, (width - 6) // 2)
    rows = max(len(mine), len(its))
    left, right = (
        [added(term, half) for term in (*terms[:-2], *[Term("")] * (rows + 2 - len(terms)), *terms[-2:])]
        for terms in (own, other)
    )
    return [[(" ", ""), *beside(pair, (half, half), (" │ ", "line"))] for pair in zip(left, right, strict=True)]


def framed(
    sight: Sight,
    table: Table,
    player: Player,
    battle_: Battle,
    terms: tuple[list[Term], list[Term]],
    own: tuple[Term, Term | None],
    width: int,
) -> list[Line]:
    """Both sides as sums in frames, with the faces of the dice; of dice that are put away only what they came to."""
    half = min(HALF, (width - 3) // 2)
    inner = half - 4
    total, came_to = own
    rows = max(map(len, terms))
    faces, word = own_dice(table.roll)
    drawn = dice_drawn(faces, word, inner) if came_to is None else [[], added(came_to, inner), []]
    theirs: list[list[int | str]] = [list(chain) for chain in battle_.enemy_dice] or [["?"]]
    their_word = "" if battle_.enemy_dice else _("a 6 explodes")
    left = boxed(words.character(sight, player), side(terms[0], drawn, total, rows, inner), half)
    right = boxed(
        against(sight, battle_),
        side(terms[1], dice_drawn(theirs, their_word, inner), enemy_total(table, player), rows, inner),
        half,
    )
    return [[(" ", ""), *beside(pair, (half, half), (" ", ""))] for pair in zip(left, right, strict=True)]


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
    at = 3 if rolled or (battle_.enemy_dice and table.roll is None) else 2 if battle_.enemy_dice else 0
    return " · ".join(f"[{name}]" if n == at else name for n, name in enumerate(names))


def own_terms(sight: Sight, table: Table, player: Player, battle_: Battle) -> list[Term]:
    """Attribute, and bonuses one by one."""
    colour = words.ATTRIBUTE_INKS[battle_.attribute]
    name = sentence(words.attribute(sight, battle_.attribute))
    terms = [Term(name, str(player.dial(battle_.attribute)), f"{colour} bold")]
    for source in using.in_force(player):
        if source.key in battle_.declared:
            deeds = [do for do in source.ability.does if isinstance(do, battle.BattleBonus)]
            n = sum(do.n for do in deeds if battle.matters(table, do))
            if n:
                terms.append(Term(source_name(sight, source), signed(n)))
    if battle_.bonus:
        names = ", ".join(played(sight)) or _("Power cards and abilities")
        terms.append(Term(names, signed(battle_.bonus)))
    if battle_.extra:
        terms.append(Term(ngettext("{n} die more", "{n} dice more", battle_.extra).format(n=battle_.extra), "", "ok"))
    return terms


def own_throw(roll: Roll | None) -> Term:
    """One's dice in a line."""
    if roll is not None and roll.dice:
        return Term(_("dice"), chains(roll.dice))
    if roll is not None and roll.number:
        return Term(_("number instead of a die"), str(roll.number))
    return Term(own_dice(roll)[1], "", "muted")


def own_total(table: Table, player: Player) -> Term:
    """What one's side comes to."""
    return Term(_("together"), str(battle.own_score(table, player)), "legal bold")


def source_name(sight: Sight, source: using.InForce) -> str:
    """What an ability stands on."""
    if source.kind == "character":
        return _("your own ability")
    if source.kind == "special":
        return sentence(sight.say(Name("special", source.card)))
    return words.card(sight, source.card)


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


def enemy_terms(sight: Sight, table: Table, player: Player, battle_: Battle) -> list[Term]:
    """Every enemy with its value and traits, and what changes it."""
    terms: list[Term] = []
    for enemy in battle_.enemies:
        printed = THREATS[enemy]
        traits = [sight.say(Name("trait", trait)) for trait in printed.traits]
        traits += [_("cannot be evaded")] * printed.no_evasion
        terms.append(Term(words.card(sight, enemy), str(printed.value), f"{words.INKS[printed.colour]} bold"))
        terms.append(Term("  " + ", ".join(traits), "", "muted"))
    if battle_.opponent:
        terms.append(Term(against(sight, battle_), str(battle_.value), "bold"))
    value = battle.enemy_value_of(table, player)
    printed_sum = battle_.value + sum(THREATS[enemy].value for enemy in battle_.enemies)
    if value != printed_sum:
        terms.append(Term(_("changed by you"), signed(value - printed_sum)))
    return terms


def enemy_throw(battle_: Battle) -> Term:
    """The other side's dice in a line."""
    if battle_.enemy_dice:
        return Term(_("dice"), chains(battle_.enemy_dice))
    return Term(_("1 die, a 6 explodes"), "", "muted")


def enemy_total(table: Table, player: Player) -> Term:
    """What the other side comes to."""
    return Term(_("together"), str(battle.enemy_score(table, player)), "danger bold")


def own_side(sight: Sight, table: Table, player: Player, battle_: Battle) -> list[Line]:
    """One's own side line by line."""
    terms = own_terms(sight, table, player, battle_)
    return [told(term) for term in (*terms, own_throw(table.roll), own_total(table, player))]


def enemy_side(sight: Sight, table: Table, player: Player, battle_: Battle) -> list[Line]:
    """The other side line by line."""
    terms = enemy_terms(sight, table, player, battle_)
    return [told(term) for term in (*terms, enemy_throw(battle_), enemy_total(table, player))]


def is_over(sight: Sight, table: Table) -> bool:
    """Whether the scores are compared, and only the loss is still to be borne."""
    losing = sight.asked is not None and isinstance(sight.asked.asking, battle_steps.Losing)
    return losing or bool(table.roll is None and table.battle and table.battle.enemy_dice)


def scored_in(sight: Sight) -> BattleScored | None:
    """How the battle came out."""
    return next((event for event in phases.backwards(sight) if isinstance(event, BattleScored)), None)


def thrown(table: Table, player: Player, scored: BattleScored) -> Term:
    """What one's dice were, read off the score."""
    return Term(_("dice"), str(scored.mine - battle.own_score(table, player)))


def chances_of(sight: Sight, table: Table, player: Player) -> odds.Odds | None:
    """The chances; None: it is decided."""
    return None if is_over(sight, table) else odds.of_battle(table, player)


def need(sight: Sight, table: Table, player: Player, battle_: Battle) -> list[Line]:
    """What the dice must show, and the chances; once it is over how it came out."""
    chances = chances_of(sight, table, player)
    if chances is None:
        scored = scored_in(sight)
        text = _("lost, {a} to {b}").format(a=scored.mine, b=scored.theirs) if scored else _("lost")
        return [[(f" ✗ {text}", "danger bold")]]
    line: Line = [(f" {needed(table, player, battle_)}", "bold")]
    odds_line: Line = [(" " + _("win") + " ", "text"), (f"{chances.win} %", "ok bold")]
    odds_line += [("  " + _("tie") + " ", "text"), (f"{chances.tie} %", "warn bold")]
    odds_line += [("  " + _("lose") + " ", "text"), (f"{chances.lose} %", "danger bold")]
    return [line, odds_line]


def needed(table: Table, player: Player, battle_: Battle) -> str:
    """What the dice must show, or how it stands."""
    lead = battle.own_score(table, player) - battle.enemy_score(table, player)
    explodes, _ones = odds.own_die(player, "battle", battle_.attribute)
    rolled = table.roll is not None and bool(table.roll.dice)
    more = odds.growing(table.roll, explodes) if table.roll else 0
    if rolled and battle_.enemy_dice and not more:
        return (
            _("ahead by {n}").format(n=lead) if lead > 0 else _("behind by {n}").format(n=-lead) if lead else _("a tie")
        )
    if not battle_.enemy_dice:
        text = _("ahead by {n} before the dice") if lead >= 0 else _("behind by {n} before the dice")
        return text.format(n=abs(lead))
    n = more or 1 + battle_.extra
    totals = sorted(odds.dice(n, *odds.own_die(player, "battle", battle_.attribute)))
    least = next((total for total in totals if total > -lead), totals[-1])
    text = _("to win roll {n} or more").format(n=least)
    if -lead in totals:
        text += _("; {tie} is a tie").format(tie=-lead)
    if lead >= 0:
        text = _("any roll wins")
    if more:
        return ngettext("{n} more die to come: {text}", "{n} more dice to come: {text}", more).format(n=more, text=text)
    return text


def stakes(sight: Sight, table: Table, player: Player, battle_: Battle, width: int) -> list[Line]:
    """What winning, a tie and losing bring."""
    value = sum(THREATS[enemy].value for enemy in battle_.enemies)
    points = missions.points(player.trophies) + value
    against_box = printed_battle(table, player, battle_)
    won = [] if against_box else [_("what the sheet or space says")]
    if value:
        trophy = ngettext("a trophy of {n} point", "a trophy of {n} points", value).format(n=value)
        before = points - value
        won = [
            trophy
            + ": "
            + _("{before} ► {after}, a level is {need}").format(before=before, after=points, need=levels.FOR_A_LEVEL)
        ]
    won += [sight.say(do) for enemy in battle_.enemies for do in THREATS[enemy].reward]
    won += [sight.say(do) for do in against_box.win] if against_box else []
    life = _("1 Life: {before} ► {after}").format(before=player.life, after=max(0, player.life - 1))
    lost = [_("no Life") if battle_.spared else life]
    lost += [sight.say(do) for enemy in battle_.enemies for do in THREATS[enemy].penalty if not battle_.pardoned]
    lost += [sight.say(do) for do in against_box.lose] if against_box and not battle_.pardoned else []
    return [
        line
        for label, parts, ink in (
            ("✓ " + _("win"), won, "ok"),
            ("= " + _("tie"), [_("nothing, and the phase ends")], "warn"),
            ("✗ " + _("lose"), [*lost, _("the phase ends")], "danger"),
        )
        for line in labelled(label, "; ".join(parts), ink, width)
    ]


def printed_battle(table: Table, player: Player, battle_: Battle) -> battle.BattleWith | None:
    """The text of a battle against a sheet or text box; None: it is one against Threat cards."""
    printed = (*SPACES[player.space].text, *table.rules.confrontation)
    texts = [part for do in printed for part in whole(do) if isinstance(part, battle.BattleWith)]
    return next((text for text in texts if text.opponent == battle_.opponent), None)


def labelled(label: str, text: str, ink: str, width: int) -> Iterator[Line]:
    """A label, and a text in lines beside it."""
    for n, line in enumerate(wrapped(text, width - LABEL - 2)):
        yield [(f" {label if not n else '':<{LABEL}}", f"{ink} bold"), (line, "text")]


# a skill test


def tested(sight: Sight, table: Table, player: Player, roll: Roll, width: int, height: int) -> Scene:
    """The sum, the target, the chance, and what it is for."""
    roomy = height >= ROOMY and width >= STACKED
    name = sentence(words.attribute(sight, roll.attribute))
    title = _("{name}: {character}").format(name=name, character=words.character(sight, player, short=True))
    what, text = occasion(sight, player)
    half = min(HALF, (width - 3) // 2)
    terms = [Term(name, str(player.dial(roll.attribute)), f"{words.ATTRIBUTE_INKS.get(roll.attribute, 'text')} bold")]
    if bonus := skills.bonus(player, roll.attribute) + roll.bonus:
        terms.append(Term(_("cards and abilities"), signed(bonus)))
    total = skills.score(player, roll)
    end = Term(_("together"), f"{total} " + _("of {n}").format(n=roll.target), "legal bold")
    gap: list[Line] = [[]] if roomy else []
    if roomy:
        dice, word = own_dice(roll)
        inner = half - 4
        reason = [[(line, "text")] for line in wrapped(text, inner)]
        rows = max(len(terms), len(reason) - 5)
        left = boxed(words.character(sight, player), side(terms, dice_drawn(dice, word, inner), end, rows, inner), half)
        reason += [[] for _row in range(len(left) - 2 - len(reason))]
        right = boxed(what, reason, half)
        lines: list[Line] = [
            [(" ", ""), *beside(pair, (half, half), (" ", ""))] for pair in zip(left, right, strict=True)
        ]
    else:
        lines = [
            [(" ", ""), *added(term, min(half, width - 2) if width >= STACKED else width - 2)]
            for term in (*terms, own_throw(roll), end)
        ]
    lines += [*gap, header(_("NEED"), "RL-TEST-1", width), *passing(player, roll, total, width, roomy)]
    if not roomy:
        lines += [header(what.upper(), "", width), *[[(f" {line}", "text")] for line in wrapped(text, width - 2)]]
    return Scene(_("TEST"), title, lines)


def occasion(sight: Sight, player: Player) -> tuple[str, str]:
    """What a test is for: a card, or what was chosen of a text box; its name and what it says."""
    source = sight.asked.source if sight.asked is not None else None
    if source is not None and words.is_known(str(source.id)):
        return words.card(sight, str(source.id)), sentence(words.printed(sight, str(source.id))) + "."
    where = words.space(sight, player.space)
    deeds = [deed for entry in sight.entries[-3:] for deed in entry.deeds if isinstance(deed, choices.Choice)]
    return where, sentence(sight.say(deeds[-1]) if deeds else words.printed(sight, player.space)) + "."


def passing(player: Player, roll: Roll, total: int, width: int, roomy: bool) -> list[Line]:
    """What the die must show and the chance; once it is rolled how it came out."""
    if roll.dice:
        passed = total >= roll.target and any(die[0] != 1 for die in roll.dice)
        return [[(" ✓ " + _("passed so far"), "ok bold") if passed else (" ✗ " + _("failed so far"), "danger bold")]]
    bonus = skills.bonus(player, roll.attribute) + roll.bonus
    least = max(2, roll.target - player.dial(roll.attribute) - bonus)
    chance = items.chance_of_test(player, roll.attribute, roll.target, roll.bonus)
    said: Span = (" " + _("a die of {n} or more; a 1 always fails, a 6 explodes").format(n=least), "bold")
    lines: list[Line] = [[said], [(" " + _("passed with") + " ", "text"), (f"{chance} %", "ok bold")]]
    if roomy:
        lines.append(bar(((chance, WON, "ok"), (100 - chance, LOST, "danger")), width))
    return lines
