"""What is said of DungeonQuest, in Russian: what a player may do. The other books lie beneath this one."""

from __future__ import annotations

from ..engine.phrases import Teller, plural_ru
from ..engine.text_ru import RussianBook
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
    text_ru_questions,
    towers,
    turn,
    winning,
)
from .numbers import AGILITY, STRENGTH, RollAgain
from .table import Square, Way
from .text_ru_words import called, chance, odds, points, small, square_name, thing, towards

BOOK = RussianBook("ru", "rules.dungeonquest", text_ru_questions.BOOK)
says, names = BOOK.says, BOOK.names


@names("square")
def _(id: str, t: Teller) -> str:
    return square_name(t, Square.at(id)) if id != "nowhere" else "за краем поля"


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
    """`восток: G5, Коридор; дверь: нужна карта Двери`."""
    if not to.on_board:
        return t.name("compass", way)
    if t.short:
        return f"{t.name('compass', way)} {to}"
    hero = telling.goer(t, way, to, part)
    back = ["обратно тем же путём"] if hero and way == hero.came else []
    hurdles = [t.say(hurdle) for hurdle in telling.hurdles(t, way, to, part)]
    return "; ".join([f"{t.name('compass', way)}: {square_name(t, to)}", *back, *hurdles, *facts])


def loot(t: Teller) -> str:
    """What is drawn in the Treasure Chamber, and the danger of it."""
    table, odds = telling.table_of(t), telling.wakes_in(t)
    n = min(chamber.AT_ONCE, len(table.treasure)) if table else chamber.AT_ONCE
    drawn = f"взять {n} {plural_ru(n, 'сокровище', 'сокровища', 'сокровищ')} и 1 жетон Дракона"
    return f"{drawn}; дракон просыпается в 1 случае из {odds}" if odds else drawn


@says(moving.Move)
def _(do: moving.Move, t: Teller) -> str:
    entered = telling.kind_at(t, do.to)
    facts = {"chamber": [loot(t)], "trap": ["взять карту Западни"]}.get(entered or "", [])
    return way_to(t, do.way, do.to, do.part, *facts)


@says(moving.SecretDoor)
def _(do: moving.SecretDoor, t: Teller) -> str:
    if t.short:
        return f"Дверь {t.name('compass', do.way)}"
    there = f": {square_name(t, do.to)}" if do.to.on_board else ""
    return f"Секретная Дверь {towards(t, do.way)}{there}"


@says(moving.Grope)
def _(do: moving.Grope, t: Teller) -> str:
    if t.short:
        return "ощупью"
    ways = [f"{chance(low, high)} — {t.name('compass', way)}" for way, low, high in telling.groped(t)]
    return f"идти ощупью: {', '.join(ways) or 'путь укажет кубик'}"


@says(chamber.FleeTo)
def _(do: chamber.FleeTo, t: Teller) -> str:
    return way_to(t, do.way, do.to, do.part)


@says(searching.Search)
def _(do: searching.Search, t: Teller) -> str:
    hero = telling.chooser(t)
    done = f": проведено {hero.searched} из {searching.MOST}" if hero else ""
    return "Обыск" if t.short else f"провести Обыск{done}"


@says(searching.SearchWithRing)
def _(do: searching.SearchWithRing, t: Teller) -> str:
    if t.short:
        return t.name("ring", "searching")
    return f"провести Обыск с {t.name('ring', 'searching', 'ins')}: {searching.WITH_RING} карты, 1 на выбор"


@says(searching.CarryOut)
def _(do: searching.CarryOut, t: Teller) -> str:
    return thing(t, f"search.{do.card}")


@says(chamber.Loot)
def _(do: chamber.Loot, t: Teller) -> str:
    return "сокровища" if t.short else f"остаться в Палате: {loot(t)}"


@says(towers.Leave)
def _(do: towers.Leave, t: Teller) -> str:
    hero = telling.chooser(t)
    worth = f": сокровищ на {winning.value(hero)}" if hero else ""
    return "выйти" if t.short else f"выйти из замка{worth}"


@says(turn.Miss)
def _(do: turn.Miss, t: Teller) -> str:
    return "пропустить" if t.short else "пропустить ход"


@says(items.Drink)
def _(do: items.Drink, t: Teller) -> str:
    return "выпить" if t.short else "выпить зелье"


@says(items.TakeFromBody)
def _(do: items.TakeFromBody, t: Teller) -> str:
    return thing(t, do.card) if t.short else f"забрать с тела: {thing(t, do.card)}"


@says(life.RingOfHealing)
def _(do: life.RingOfHealing, t: Teller) -> str:
    ring = t.name("ring", "healing")
    return ring if t.short else f"{ring}: вернуть {points(life.RING_OF_HEALING)}; занимает весь ход"


@says(hazards.Climb)
def _(do: hazards.Climb, t: Teller) -> str:
    return "выбраться" if t.short else f"выбраться из ямы: {odds(t, AGILITY)}"


@says(hazards.StepOn)
def _(do: hazards.StepOn, t: Teller) -> str:
    if t.short:
        return f"плита {do.slab}"
    return f"наступить на плиту {do.slab}: она та в 1 случае из {2 if do.tried else 3}"


@says(catacombs.GoDown)
def _(do: catacombs.GoDown, t: Teller) -> str:
    return "вниз" if t.short else "спуститься в катакомбы"


@says(catacombs.HeadFor)
def _(do: catacombs.HeadFor, t: Teller) -> str:
    return t.name("compass", do.way)


@says(catacombs.Tunnel)
def _(do: catacombs.Tunnel, t: Teller) -> str:
    hero = telling.chooser(t)
    to = hero.square.beyond(hero.below) if hero and hero.below else None
    under = f" {towards(t, hero.below)}, под {to}" if hero and hero.below and to and to.on_board else ""
    return "дальше" if t.short else f"идти дальше по катакомбам{under}: взять карту Катакомб"


@says(catacombs.TeleportUp)
def _(do: catacombs.TeleportUp, t: Teller) -> str:
    ring = t.name("ring", "teleport")
    return ring if t.short else f"{ring}: подняться в замок"


@says(catacombs.ComeUpAt)
def _(do: catacombs.ComeUpAt, t: Teller) -> str:
    return f"наверх {do.square}" if t.short else f"подняться в {square_name(t, do.square)}"


@says(catacombs.LayTurned)
def _(do: catacombs.LayTurned, t: Teller) -> str:
    return f"стрелка {t.name('compass', do.arrow)}" if t.short else f"стрелка {towards(t, do.arrow)}"


@says(doors.SmashDoor)
def _(do: doors.SmashDoor, t: Teller) -> str:
    return "выбить" if t.short else f"выбить дверь: {odds(t, STRENGTH)}"


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
    return t.name("ring", do.ring) if t.short else f"{t.name('ring', do.ring)}: {t.offering.say(do.do)}"


@says(rings.Spared)
def _(do: rings.Spared, t: Teller) -> str:
    return "западня не срабатывает"


@says(doors.Lifted)
def _(do: doors.Lifted, t: Teller) -> str:
    return "пройти дверь без карты" if do.barrier == "door" else "пройти решётку без проверки"


@says(moving.AnotherTile)
def _(do: moving.AnotherTile, t: Teller) -> str:
    return "взять другой тайл, его нужно использовать"


@says(RollAgain)
def _(do: RollAgain, t: Teller) -> str:
    return f"перебросить D{do.die}; второй результат окончательный"


@says(monsters.Declaration)
def _(do: monsters.Declaration, t: Teller) -> str:
    hero = telling.chooser(t)
    deed = small(t.name("announcement", do.deed, "title"))
    back = not t.short and do.deed == "escape" and hero and hero.came
    return f"{deed} обратно в {hero.square.beyond(hero.came)}" if hero and hero.came and back else deed


@says(monsters.Blind)
def _(do: monsters.Blind, t: Teller) -> str:
    ring = t.name("ring", "blindness")
    return ring if t.short else f"{ring}: сразу победить монстра"


def arrow(t: Teller) -> str:
    """What an arrow can do, and how many are left."""
    lows = [1, *(up_to + 1 for up_to, _ in bow.BANDS)]
    results = zip(lows, bow.BANDS, strict=False)
    bands = [
        f"{chance(low, up_to)} — {small(t.name('bow_result', result, 'title'))}" for low, (up_to, result) in results
    ]
    hero = telling.chooser(t)
    return ", ".join(bands) + (f"; стрел: {hero.arrows}" if hero else "")


@says(bow.ShootFirst)
def _(do: bow.ShootFirst, t: Teller) -> str:
    return "выстрел" if t.short else f"сначала выстрелить, затем напасть: {arrow(t)}"


@says(bow.Shoot)
def _(do: bow.Shoot, t: Teller) -> str:
    return "выстрел" if t.short else f"выстрелить: {arrow(t)}"


@says(combat.UseTactic)
def _(do: combat.UseTactic, t: Teller) -> str:
    mine, beaten = t.name("tactic", do.tactic), combat.BEATS[do.tactic]
    if t.short:
        return mine
    lost = telling.takes(t, do.side, do.tactic)
    cost = f" ({points(lost)})" if lost else ""
    loses = t.name("tactic", combat.BEATS[beaten], "dat")
    return f"{mine}: побеждает {t.name('tactic', beaten, 'acc')}{cost}, уступает {loses}"


@says(combat.TryToBreakOff)
def _(do: combat.TryToBreakOff, t: Teller) -> str:
    return "выйти" if t.short else f"выйти из боя: {odds(t, AGILITY)}; иначе потерять {points(1)}"
