"""The options of DungeonQuest as they stand in the panel: which group, which letter, what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from rules import Blocked, Name, Option
from rules.dungeonquest import catacombs, chamber, hazards, items, life, moving, searching, towers, turn
from rules.dungeonquest.numbers import AGILITY, STRENGTH, attribute
from rules.dungeonquest.table import CHAMBER, COMPASS, Hero, Square, Table, Way, back
from rules.dungeonquest.tiles import DOOR, PORTCULLIS, kind, side, starting_square
from rules.engine.instructions import Done, Effect

from ...i18n import _
from ...ink import cells
from ...menu import Group, Item
from ...pack import Sight

MOVE, STAY, FIRST, LEAVE = "move", "stay", "first", "leave"
TOWER, HERO = "tower", "hero"
PLACES: tuple[tuple[str, tuple[type[Effect], ...]], ...] = (
    (MOVE, (moving.Move, moving.SecretDoor, moving.Grope, hazards.Climb, catacombs.Tunnel, catacombs.GoDown)),
    (STAY, (searching.Search, searching.SearchWithRing, chamber.Loot, turn.Miss, Done)),
    (FIRST, (items.Drink, life.RingOfHealing, catacombs.TeleportUp)),
    (LEAVE, (towers.Leave,)),
)
LETTERS: dict[type[Effect], str] = {
    searching.Search: "s",
    searching.SearchWithRing: "r",
    chamber.Loot: "t",
    turn.Miss: "m",
    Done: "n",
    items.Drink: "p",
    life.RingOfHealing: "r",
    catacombs.TeleportUp: "r",
    towers.Leave: "y",
    hazards.Climb: "i",
    catacombs.Tunnel: "o",
    catacombs.GoDown: "v",
}
RESULT = 20
"""Cells of what comes of an option beside it; more stands below it, in lines."""
COLUMN = 34
"""Cells of an option and what comes of it in the narrow layout."""


def groups() -> Sequence[Group]:
    """The headings of a turn."""
    return (
        Group(MOVE, _("Move"), _("arrows and Enter, or"), "place"),
        Group(STAY, _("Stay")),
        Group(FIRST, _("Use first")),
        Group(LEAVE, _("Leave the castle")),
    )


def group_of(do: Effect) -> str:
    """The heading an option of a turn stands under."""
    return next((slug for slug, kinds in PLACES if isinstance(do, kinds)), STAY)


def item(sight: Sight, one: Option | Blocked, square: Square | None) -> Item:
    """An option or refusal of a turn."""
    table: Table = sight.view.table
    hero: Hero = sight.view.me
    do = one.do
    text, _colon, result = sight.say(do).partition(": ")
    found = Item(one.id, text, group_of(do), square, LETTERS.get(type(do), ""), result, closes=do.closes)
    if isinstance(do, moving.Move | moving.SecretDoor):
        brief = sight.say(Name("compass", do.way))
        found = found._replace(text=heading_for(sight, hero, do), letter=letter_of(hero, do), brief=brief, result="")
    if isinstance(one, Blocked):
        return found._replace(why=sight.say(one.why), clause=one.why.clause, result="")
    if cells(found.result) > RESULT and sight.wide:
        found = found._replace(result="", more=found.result)
    elif cells(found.text) + cells(found.result) > COLUMN:
        found = found._replace(text=f"{sight.say(do, short=True)}: {found.result}", result="")
    changed = told(sight, table, hero, do)
    if cells(found.text) + cells(changed.get("result", "")) + 2 <= COLUMN:
        changed.pop("text", None)  # there is room for the longer one
    return found._replace(**changed)


def is_idle(one: Option | Blocked) -> bool:
    """A secret door where none can be: at the edge of the board, or where there is no wall."""
    return (
        isinstance(one, Blocked)
        and isinstance(one.do, moving.SecretDoor)
        and one.why.reason in ("board_edge", "no_wall_there")
    )


def told(sight: Sight, table: Table, hero: Hero, do: Effect) -> dict[str, str]:
    """What comes of something that can be done: at the right, below, and what it would leave undone."""
    match do:
        case moving.Grope() if not sight.wide:
            return {"text": f"{sight.say(do, short=True)}: {dark_ways(sight, table, hero)}", "result": ""}
        case moving.Move(way, to, part):
            hurdles = in_the_way(sight, table, hero, starting_square(hero.square, part), way, to)
            if sight.wide or not hurdles:
                return {"more": hurdles}
            return {"result": hurdles, "text": f"{sight.say(Name('compass', way))} {to}"}  # there is one line for all
        case chamber.Loot():
            return {"result": _("1 in {n} wakes it").format(n=len(table.dragon))}
        case turn.Miss() | Done() if any(isinstance(option.do, moving.Move) for option in options(sight)):
            return {"result": _("asks"), "warns": _("A way out of here is open.")}
        case towers.Leave() if not hero.treasure and not any(map(items.is_gold, hero.cards)):
            return {"result": _("asks"), "warns": _("You carry no treasure.")}
        case _:
            return {}


def dark_ways(sight: Sight, table: Table, hero: Hero) -> str:
    """`1-3 N, 4-6 W`: where the die leads out of the dark."""
    found: dict[Way, list[int]] = {}
    for number in range(1, 7):
        if way := moving.way_in_the_dark(table, hero.square, number):
            found.setdefault(way, []).append(number)
    names = {way: sight.say(Name("compass", way), short=True) for way in found}
    return ", ".join(f"{min(numbers)}-{max(numbers)} {names[way]}" for way, numbers in found.items())


def options(sight: Sight) -> Sequence[Option]:
    """What can be done now."""
    return sight.asked.options if sight.asked else ()


def letter_of(hero: Hero, do: moving.Move | moving.SecretDoor) -> str:
    """North is always `a`, then clockwise; out of the chamber there are six ways, lettered as listed."""
    return "abcd"[COMPASS.index(do.way)] if isinstance(do, moving.Move) and hero.square not in CHAMBER else ""


def heading_for(sight: Sight, hero: Hero, do: moving.Move | moving.SecretDoor) -> str:
    """`east   G5 Treasure Chamber`: the direction, and what is there."""
    words = [sight.say(Name("compass", way)) for way in COMPASS]
    towards = sight.say(Name("compass", do.way)).ljust(max(map(cells, words)))
    if not do.to.on_board:
        return towards
    what = kind(sight.view.table, do.to)
    there = sight.say(Name("tile_kind", what)) if what else _("unexplored")
    if isinstance(do, moving.SecretDoor):
        there = _("by the secret door")
    elif do.way == hero.came and hero.square not in CHAMBER:
        there = _("back the way you came")
    return f"{towards} {do.to} {there}"


def in_the_way(sight: Sight, table: Table, hero: Hero, start: Square, way: Way, to: Square) -> str:
    """What must be overcome on this way, and what happens there for certain."""
    found: list[str] = []
    here = kind(table, start)
    if way != hero.came and here == "cave_in":
        found.append(test(sight, hero, AGILITY))
    if way != hero.came and here == "bottomless_pit":
        found.append(_("{test}, or death").format(test=test(sight, hero, AGILITY)))
    sides = (side(table, start, way), side(table, to, back(way)))
    for barrier in sides:
        if barrier == PORTCULLIS:
            gate = _("# portcullis: {test}") if sight.wide else _("# {test}")
            found.append(gate.format(test=test(sight, hero, STRENGTH)))
        if barrier == DOOR:
            found.append(_("+ door: takes a Door card") if sight.wide else _("+ Door card"))
    if to in CHAMBER:
        loot = _("draw {n} treasures, 1 dragon counter") if sight.wide else _("{n} treasures")
        found.append(loot.format(n=chamber.AT_ONCE))
    return ", ".join(found)


def test(sight: Sight, hero: Hero, name: str) -> str:
    """`D12 up to Agility 4`; narrow `D12 up to 4`."""
    value = attribute(hero, name)
    if not sight.wide:
        return _("D12 up to {n}").format(n=value)
    return _("D12 up to {name} {n}").format(name=sight.say(Name("attribute", name)), n=value)
