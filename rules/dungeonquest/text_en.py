"""What is said of DungeonQuest, in English: what a player may do. The other books lie beneath this one."""

from __future__ import annotations

from ..engine.phrases import Phrasebook, Teller, plural
from . import (
    bow,
    catacombs,
    chamber,
    combat,
    doors,
    hazards,
    items,
    life,
    monsters,
    moving,
    rings,
    searching,
    telling,
    text_en_questions,
    towers,
    turn,
    winning,
)
from .numbers import AGILITY, STRENGTH, RollAgain
from .table import Square, Way
from .text_en_words import called, chance, odds, points, square_name, thing

BOOK = Phrasebook("en", "rules.dungeonquest", text_en_questions.BOOK)
says, names = BOOK.says, BOOK.names


@names("square")
def _(id: str, t: Teller) -> str:
    square = Square.at(id) if id != "nowhere" else None
    return square_name(t, square) if square else id


@names("card")
def _(id: str, t: Teller) -> str:
    return thing(t, id)


@names("seat")
def _(id: str, t: Teller) -> str:
    return called(t, int(id))


@names("group")
def _(id: str, t: Teller) -> str:
    return t.name("group", id or "other", "title")


def way_to(t: Teller, way: Way, to: Square, part: int, *facts: str) -> str:
    """`east: G5, Corridor; a door: needs a Door card`."""
    if not to.on_board:
        return t.name("compass", way)
    if t.short:
        return f"{t.name('compass', way)} {to}"
    hero = telling.goer(t, way, to, part)
    back = ["back the way you came"] if hero and way == hero.came else []
    hurdles = [t.say(hurdle) for hurdle in telling.hurdles(t, way, to, part)]
    return "; ".join([f"{t.name('compass', way)}: {square_name(t, to)}", *back, *hurdles, *facts])


def loot(t: Teller) -> str:
    """What is drawn in the Treasure Chamber, and the danger of it."""
    table, odds = telling.table_of(t), telling.wakes_in(t)
    n = min(chamber.AT_ONCE, len(table.treasure)) if table else chamber.AT_ONCE
    drawn = f"draw {n} {plural(n, 'treasure', 'treasures')} and 1 Dragon counter"
    return f"{drawn}; the dragon wakes 1 in {odds}" if odds else drawn


@says(moving.Move)
def _(do: moving.Move, t: Teller) -> str:
    entered = telling.kind_at(t, do.to)
    facts = {"chamber": [loot(t)], "trap": ["draw a Trap card"]}.get(entered or "", [])
    return way_to(t, do.way, do.to, do.part, *facts)


@says(moving.SecretDoor)
def _(do: moving.SecretDoor, t: Teller) -> str:
    way = t.name("compass", do.way)
    if t.short or not do.to.on_board:
        return f"secret {way}" if t.short else f"secret door {way}"
    return f"secret door {way}: {square_name(t, do.to)}"


@says(moving.Grope)
def _(do: moving.Grope, t: Teller) -> str:
    if t.short:
        return "grope"
    ways = [f"{t.name('compass', way)} on {chance(low, high)}" for way, low, high in telling.groped(t)]
    return f"grope your way out: {', '.join(ways) or 'a die says where'}"


@says(chamber.FleeTo)
def _(do: chamber.FleeTo, t: Teller) -> str:
    return way_to(t, do.way, do.to, do.part)


@says(searching.Search)
def _(do: searching.Search, t: Teller) -> str:
    hero = telling.chooser(t)
    done = f": {hero.searched} of {searching.MOST} done" if hero else ""
    return "search" if t.short else f"search this room{done}"


@says(searching.SearchWithRing)
def _(do: searching.SearchWithRing, t: Teller) -> str:
    ring = t.name("ring", "searching")
    return ring if t.short else f"search with the {ring}: {searching.WITH_RING} cards, of which you choose 1"


@says(searching.CarryOut)
def _(do: searching.CarryOut, t: Teller) -> str:
    return thing(t, f"search.{do.card}")


@says(chamber.Loot)
def _(do: chamber.Loot, t: Teller) -> str:
    return "loot" if t.short else f"stay and loot: {loot(t)}"


@says(towers.Leave)
def _(do: towers.Leave, t: Teller) -> str:
    hero = telling.chooser(t)
    worth = f": treasure worth {winning.value(hero)}" if hero else ""
    return "leave" if t.short else f"leave the castle{worth}"


@says(turn.Miss)
def _(do: turn.Miss, t: Teller) -> str:
    return "miss" if t.short else "miss the turn"


@says(items.Drink)
def _(do: items.Drink, t: Teller) -> str:
    return "drink" if t.short else "drink the potion"


@says(items.TakeFromBody)
def _(do: items.TakeFromBody, t: Teller) -> str:
    return thing(t, do.card) if t.short else f"take from the body: {thing(t, do.card)}"


@says(life.RingOfHealing)
def _(do: life.RingOfHealing, t: Teller) -> str:
    ring = t.name("ring", "healing")
    return ring if t.short else f"{ring}: regain {life.RING_OF_HEALING} Life Points; it takes the whole turn"


@says(hazards.Climb)
def _(do: hazards.Climb, t: Teller) -> str:
    return "climb" if t.short else f"climb out of the pit: {odds(t, AGILITY)}"


@says(hazards.StepOn)
def _(do: hazards.StepOn, t: Teller) -> str:
    return f"slab {do.slab}" if t.short else f"step on slab {do.slab}: right 1 in {2 if do.tried else 3}"


@says(catacombs.GoDown)
def _(do: catacombs.GoDown, t: Teller) -> str:
    return "go down" if t.short else "go down into the Catacombs"


@says(catacombs.HeadFor)
def _(do: catacombs.HeadFor, t: Teller) -> str:
    return t.name("compass", do.way)


@says(catacombs.Tunnel)
def _(do: catacombs.Tunnel, t: Teller) -> str:
    hero = telling.chooser(t)
    to = hero.square.beyond(hero.below) if hero and hero.below else None
    under = f" {t.name('compass', hero.below)}, under {to}" if hero and hero.below and to and to.on_board else ""
    return "go on" if t.short else f"go on in the Catacombs{under}: draw a Catacombs card"


@says(catacombs.TeleportUp)
def _(do: catacombs.TeleportUp, t: Teller) -> str:
    ring = t.name("ring", "teleport")
    return ring if t.short else f"{ring}: come up to the castle"


@says(catacombs.ComeUpAt)
def _(do: catacombs.ComeUpAt, t: Teller) -> str:
    return f"up at {do.square}" if t.short else f"come up at {square_name(t, do.square)}"


@says(catacombs.LayTurned)
def _(do: catacombs.LayTurned, t: Teller) -> str:
    return f"arrow {t.name('compass', do.arrow)}" if t.short else f"the arrow to the {t.name('compass', do.arrow)}"


@says(doors.SmashDoor)
def _(do: doors.SmashDoor, t: Teller) -> str:
    return "smash" if t.short else f"smash the door: {odds(t, STRENGTH)}"


@says(turn.Play)
def _(do: turn.Play, t: Teller) -> str:
    return t.name("hero", do.hero) if t.short else f"{t.name('hero', do.hero)}, {t.form('hero', do.hero, 'title')}"


@says(rings.WearRing)
def _(do: rings.WearRing, t: Teller) -> str:
    return t.name("ring", do.ring)


@says(towers.StartIn)
def _(do: towers.StartIn, t: Teller) -> str:
    return t.name("tower", do.tower) if t.short else f"{t.name('tower', do.tower)}: {do.square}"


@says(rings.UseRing)
def _(do: rings.UseRing, t: Teller) -> str:
    return t.name("ring", do.ring) if t.short else f"{t.name('ring', do.ring)}: {t.say(do.do)}"


@says(rings.Spared)
def _(do: rings.Spared, t: Teller) -> str:
    return "the trap does not happen"


@says(doors.Lifted)
def _(do: doors.Lifted, t: Teller) -> str:
    return "pass the door without a card" if do.barrier == "door" else "pass the portcullis without a test"


@says(moving.AnotherTile)
def _(do: moving.AnotherTile, t: Teller) -> str:
    return "draw another tile, which must be used"


@says(RollAgain)
def _(do: RollAgain, t: Teller) -> str:
    return f"roll the D{do.die} again; the second number stands"


@says(monsters.Declaration)
def _(do: monsters.Declaration, t: Teller) -> str:
    hero = telling.chooser(t)
    behind = f": back to {hero.square.beyond(hero.came)}" if hero and hero.came and do.deed == "escape" else ""
    deed = {"attack": "attack", "wait": "wait and see", "escape": f"escape{behind}"}[do.deed]
    return t.name("announcement", do.deed) if t.short else deed


@says(monsters.Blind)
def _(do: monsters.Blind, t: Teller) -> str:
    ring = t.name("ring", "blindness")
    return ring if t.short else f"{ring}: defeat the monster at once"


def arrow(t: Teller) -> str:
    """What an arrow can do, and how many are left."""
    lows = [1, *(up_to + 1 for up_to, _ in bow.BANDS)]
    results = zip(lows, bow.BANDS, strict=False)
    bands = [f"{chance(low, up_to)} {t.name('bow_result', result).lower()}" for low, (up_to, result) in results]
    hero = telling.chooser(t)
    return ", ".join(bands) + (f"; {hero.arrows} left" if hero else "")


@says(bow.ShootFirst)
def _(do: bow.ShootFirst, t: Teller) -> str:
    return "shoot" if t.short else f"shoot an arrow first, then attack: {arrow(t)}"


@says(bow.Shoot)
def _(do: bow.Shoot, t: Teller) -> str:
    return "shoot" if t.short else f"shoot an arrow: {arrow(t)}"


@says(combat.UseTactic)
def _(do: combat.UseTactic, t: Teller) -> str:
    mine, beaten = t.name("tactic", do.tactic), combat.BEATS[do.tactic]
    if t.short:
        return mine
    lost = telling.takes(t, do.side, do.tactic)
    cost = f" ({points(lost)})" if lost else ""
    return f"{mine}: beats {t.name('tactic', beaten)}{cost}, loses to {t.name('tactic', combat.BEATS[beaten])}"


@says(combat.TryToBreakOff)
def _(do: combat.TryToBreakOff, t: Teller) -> str:
    return "break off" if t.short else f"break off: {odds(t, AGILITY)}; or else lose 1 Life Point"
