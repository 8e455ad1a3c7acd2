"""The options of Relic as they stand in the panel: which group, which letter, what comes of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules import Blocked, Decision, Name, Option
from rules.engine.instructions import Done, Effect, Window, whole
from rules.engine.phrases import sentence
from rules.relic import (
    battle,
    calls,
    choices,
    corruption,
    engagement,
    exploring,
    fates,
    inner,
    levels,
    life,
    market,
    missions,
    moving,
    odds,
    rolls,
    scenarios,
    setup,
    skills,
    turn,
    using,
)
from rules.relic import cards as printed
from rules.relic.board import SPACES, beyond
from rules.relic.characters import CHARACTERS
from rules.relic.table import ATTRIBUTES, Attribute, Player, Table

from ...i18n import _, ngettext
from ...keys import PLACES as PLACE_LETTERS
from ...menu import PAGE, Group, Item
from ...pack import Sight
from . import board, phases, words

GO, POWER, OWN, TRADE, CALLS, LATER, WHERE = "go", "power", "own", "trade", "calls", "later", "where"
PLACES: tuple[tuple[str, tuple[type[Any], ...]], ...] = (
    (POWER, (using.PlayPower, rolls.PlayNumber)),
    (CALLS, (calls.Call,)),
    (TRADE, (turn.SpendNow, turn.SpendAll, missions.TradeMissions, missions.PayForMission, market.BuyCard)),
    (
        GO,
        (
            Done,
            inner.Advance,
            turn.EndTurn,
            market.PutUnder,
            life.TakeLoss,
            corruption.Activate,
            turn.InsteadOfMoving,
        ),
    ),
)
"""The heading something stands under; what is not listed belongs to what one owns."""
LETTERS: dict[type[Effect], str] = {
    turn.SpendNow: "s",
    turn.SpendAll: "w",
    missions.TradeMissions: "o",
    missions.PayForMission: "p",
    inner.Advance: "m",
    market.PutUnder: "n",
    life.TakeLoss: "n",
    corruption.Activate: "n",
    turn.InsteadOfMoving: "v",
}
READ = engagement.ReadEvent, fates.Vanquishment, fates.Renewal
"""Windows in which there is nothing to do but to read: what they tell stands above the one answer."""
CLOSING = {"roll": "r", "fight": "m", "go on": "y"}
"""The letters of what closes a window: to roll, to fight; everything else goes on."""


def groups(asked: Decision) -> Sequence[Group]:
    """The headings of a window; a choice among more spaces than there are letters is made with the cursor."""
    if is_wide(asked):
        return (Group(WHERE, _("Spaces"), _("cursor and Enter"), "pointed"),)
    if not isinstance(asked.asking, Window) or isinstance(asked.asking, READ):
        return ()
    return (
        Group(GO, _("Go on")),
        Group(TRADE, _("Trade")),
        Group(POWER, _("Power cards")),
        Group(OWN, _("Assets and abilities")),
        Group(CALLS, _("Other players"), seldom=True),
        Group(LATER, _("At another moment"), seldom=True),
    )


def is_wide(asked: Decision) -> bool:
    """Whether it is one of so many spaces that letters would not do."""
    return isinstance(asked.asking, moving.MoveTo) and len(asked.options) > PAGE


def group_of(one: Option | Blocked) -> str:
    """The heading an option stands under; a Power card that has its moment at another time stands apart."""
    if isinstance(one, Blocked) and one.why.reason == "another_moment":
        return LATER
    return next((slug for slug, kinds in PLACES if isinstance(one.do, kinds)), OWN)


def letter_of(do: Effect) -> str:
    """The letter that always means the same; empty: one is dealt."""
    match do:
        case Done(says):
            return CLOSING.get(says, "n")
        case turn.EndTurn(discarding):
            return "q" if discarding else "t"
        case _:
            return LETTERS.get(type(do), "")


def heading(sight: Sight, asked: Decision) -> tuple[str, str]:
    """Title and note of the question."""
    return phases.title(sight), sight.say(asked)


def item(sight: Sight, one: Option | Blocked, item_: Item) -> Item:
    """An option or refusal: in a window with its group and letter; what can be done with what comes of it."""
    if sight.asked is not None and isinstance(sight.asked.asking, READ):
        return item_._replace(alone=True)
    if sight.asked is not None and isinstance(sight.asked.asking, Window):
        item_ = item_._replace(group=group_of(one), letter=letter_of(one.do))
    if (
        sight.asked is not None
        and isinstance(sight.asked.asking, choices.Choose)
        and isinstance(one.do, choices.Choice)
    ):
        at = sight.asked.asking.choices.index(one.do)
        item_ = item_._replace(letter=PLACE_LETTERS[at] if at < len(PLACE_LETTERS) else "")  # whatever one can pay
    if sight.asked is not None and is_wide(sight.asked):
        item_ = item_._replace(group=WHERE)
    if text := brief(sight, one.do):
        item_ = item_._replace(text=text)
    if isinstance(one.do, setup.KeepSheet):
        return item_._replace(more=sheet(sight, one.do.character))
    player = words.mine(sight)
    if player is None or isinstance(one, Blocked):
        return item_
    if sight.asked is not None and sight.asked.secret and isinstance(one.do, using.PlayPower):
        item_ = item_._replace(shy=True)
    return item_._replace(**told(sight, words.table_of(sight), player, one.do))


def brief(sight: Sight, do: Effect) -> str:
    """A shorter text where the usual one is long and says the same each time; empty: the usual one."""
    match do:
        case moving.Head():
            return sight.say(do).partition(" (")[0]
        case market.BuyCard(card):
            return words.card(sight, card)
        case setup.KeepSheet(name):
            return sentence(sight.say(Name("hero", name)))
        case rolls.PlayNumber(card) if words.is_known(card):
            return _("{card} as a {n}").format(card=words.card(sight, card), n=printed.POWER[card].number)
        case calls.Call(seat):
            name = words.character(sight, words.table_of(sight).of(seat), short=True)
            return _("{name} may play a Power card").format(name=name)
        case _:
            return ""


def sheet(sight: Sight, name: str) -> str:
    """A character in numbers; the rest is told by looking at it."""
    printed_ = CHARACTERS[name]
    values = [f"{words.attribute(sight, of, short=True)} {printed_.printed(of)}" for of in (*ATTRIBUTES, "life")]
    start = words.space(sight, printed_.start)
    return sentence_of([" ".join(values), _("starts on {space}").format(space=start), _("x tells all")])


def told(sight: Sight, table: Table, player: Player, do: Effect) -> dict[str, Any]:
    """What comes of something: where it leads, at the right, below, and what would be left undone."""
    match do:
        case moving.Head(way):
            return heads_for(sight, table, player, way)
        case moving.TakeBox(to=to) | moving.GoTo(space=to):
            return {"about": board.PLACES[to], "more": sentence_of(coming(sight, table, player, to))}
        case engagement.Fight(attribute):
            return {"result": chance(battle_chance(table, player, attribute))}
        case scenarios.FightSheet(form):
            enemies = [one for one in table.sheet if battle.attribute_of(one) == form]
            return {"result": chance(odds.of_battle(odds.foreseen(table, player, form, enemies), player).win)}
        case battle.FightOpponent(form, what):
            ahead = odds.foreseen(table, player, form, (), battle.printed_value(table, what.value))
            return {"result": chance(odds.of_battle(ahead, player).win)}
        case inner.PaidToAdvance():
            return {"more": further(sight, player)}
        case rolls.Grow(_at, card) if card:
            return {"shy": True}  # a key pressed once too often must not spend a card
        case Done("fight") if table.battle is not None and (unused := unnamed(sight, table, player)):
            warns = _("Not used: {things}.").format(things=", ".join(unused))
            return {"result": f"{chance(odds.of_battle(table, player).win)} · " + _("asks"), "warns": warns}
        case Done("fight" | "roll") if table.battle is not None:
            return {"result": chance(odds.of_battle(table, player).win)}
        case Done("roll") if table.roll is not None and table.roll.kind == "skill":
            return {"result": chance(chance_of_test(player, table.roll.attribute, table.roll.target, table.roll.bonus))}
        case choices.Choice() if (test := test_in(do.does)) is not None:
            return {"result": chance(chance_of_test(player, test.attribute, test.target))}
        case skills.Test():
            return {"result": chance(chance_of_test(player, do.attribute, do.target))}
        case exploring.DrawOne(colour):
            return {"result": words.LETTERS[colour]}
        case market.BuyCard(card, price):
            return {"result": influence(price), "more": words.printed(sight, card)}
        case turn.SpendAll() if missions.points(player.trophies) + table.turn.bonus < levels.FOR_A_LEVEL:
            return {"result": _("asks"), "warns": _("It makes no level: the points are lost.")}
        case levels.Spend():
            return {"result": _("{n} points").format(n=do.points)}
        case turn.EndTurn(False):
            return left_undone(player)
        case _:
            return {}


def chance(n: int) -> str:
    """Of winning or passing, in hundredths."""
    return f"{n} %"


def further(sight: Sight, player: Player) -> str:
    """Where one comes to for the price, and where without."""
    printed_ = [part for do in SPACES[player.space].text for part in whole(do)]
    way = next((part for part in printed_ if isinstance(part, inner.AdvanceInner)), None)
    if way is None:
        return ""
    free = way.spaces + sum(choices.holds(player, one) for one in way.conditions if one.kind != "pay_influence")
    here, there = (words.space(sight, inner.ahead(player, n)) for n in (free, free + 1))
    return _("to {there}; without it to {here}").format(there=there, here=here)


def unnamed(sight: Sight, table: Table, player: Player) -> list[str]:
    """Weapons and armour that would add something for nothing, where none of their sort is named yet (RL-BAT-4)."""
    fight = battle.battle_of(table)
    found: list[str] = []
    for source in using.of_trigger(player, "prepare_battle"):
        sort = battle.armed(player, source)
        named = fight.weapon if sort == "weapon" else fight.armour
        bonus = odds.bonus_of(table, source)
        if sort and not named and bonus > 0 and not source.ability.cost and not source.ability.limit:
            found.append(f"{words.card(sight, source.card)} {bonus:+d}")
    return found


def influence(n: int) -> str:
    """`3 influence`."""
    return ngettext("{n} influence", "{n} influence", n).format(n=n)


def battle_chance(table: Table, player: Player, form: Attribute) -> int:
    """The chance against all enemies here of a form, with what counts by itself and one weapon that is free."""
    enemies = [one for one in battle.enemies_here(table, player.space) if battle.attribute_of(one) == form]
    return odds.of_battle(odds.foreseen(table, player, form, enemies), player).win


def chance_of_test(player: Player, attribute: str, target: int, bonus: int = 0) -> int:
    """The chance of a test; of the lowest attribute if that is tested."""
    if attribute == "lowest":
        attribute = min(ATTRIBUTES, key=player.dial)
    return odds.of_test(player, attribute, target, bonus)


def test_in(does: Iterable[Effect]) -> skills.Test | None:
    """The test an effect begins with."""
    return next((do for do in does if isinstance(do, skills.Test)), None)


def heads_for(sight: Sight, table: Table, player: Player, way: int) -> dict[str, Any]:
    """Where walking leads, and what comes there."""
    steps = moving.walk_length(player.space, way, table.turn.points)
    to = beyond(player.space, way * steps)
    labels = [sight.say(one, short=True) for one in labelled(SPACES[to].text)]
    found = labels if labels and not table.here(to) else coming(sight, table, player, to)
    if left := table.turn.points - steps:
        found = [ngettext("a gate, {n} point left", "a gate, {n} points left", left).format(n=left)]
    return {"about": board.PLACES[to], "more": sentence_of(found)}


def sentence_of(parts: Sequence[str]) -> str:
    """In one line."""
    return " · ".join(parts)


def coming(sight: Sight, table: Table, player: Player, to: str) -> list[str]:
    """What happens to somebody who ends the move there: cards drawn, battles with their chances, the text box."""
    found: list[str] = []
    enemies = table.here(to, "enemy")
    for form in engagement.forms_of([card.name for card in enemies]):
        ahead = odds.foreseen(table, player, form, [card.name for card in enemies if card.attribute == form])
        name = words.attribute(sight, form, short=True)
        mine, value = battle.own_score(ahead, player), battle.enemy_value_of(ahead, player)
        told = _("battle: {name} {mine} against {value}").format(name=name, mine=mine, value=value)
        found.append(f"{told}, {chance(odds.of_battle(ahead, player).win)}")
    draws = exploring.unmatched_icons(table, to)
    if draws:
        n = ngettext("draws {n} card", "draws {n} cards", len(draws)).format(n=len(draws))
        found.append(f"{n} ({''.join(words.LETTERS[colour] for colour in draws)})")
    found += [words.card(sight, card.name) for card in table.here(to) if card.sort != "enemy"]
    if not found and SPACES[to].text:
        labels = [sight.say(one, short=True) for one in labelled(SPACES[to].text)]
        found.append(_("text box") + (f": {', '.join(labels)}" if labels else ""))
    return found


def labelled(does: Iterable[Effect]) -> list[choices.Choice]:
    """What may be chosen in a text box."""
    return [one for do in does if isinstance(do, choices.Choose) for one in do.choices]


def left_undone(player: Player) -> dict[str, Any]:
    """What ending the turn would leave: trophies for a level, missions for a relic."""
    points = missions.points(player.trophies)
    if points >= levels.FOR_A_LEVEL:
        return {"result": _("asks"), "warns": _("{n} trophy points are not spent.").format(n=points)}
    if len(player.completed) >= missions.FOR_A_RELIC:
        return {"result": _("asks"), "warns": _("Missions for a relic are not traded.")}
    return {}
