"""Everything there is to say of a space of the map: for look mode, and a line each for the list."""

from __future__ import annotations

from collections.abc import Iterator

from rules import Name, Ref
from rules.engine.phrases import listing, sentence
from rules.mage_knight import cities, exploring, movement, scenarios, sites, telling, times
from rules.mage_knight.content.ruins import RUIN
from rules.mage_knight.faces import RuinText, TraitText
from rules.mage_knight.heroes import Hero
from rules.mage_knight.hexes import DIRECTIONS, OFF_MAP, Hex, beyond, centre, distance, position_of, within
from rules.mage_knight.movement import AT_NIGHT, BY_DAY
from rules.mage_knight.table import Site, Table

from ...i18n import _, ngettext
from ...pack import Look, Sight
from . import fight_looks, tokens, walks, ways, words
from .board import Here, here_at
from .ways import free_places

NEAR = 2
"""Steps round the hero of which the list tells."""
CLAUSES: dict[str, tuple[str, ...]] = {
    "village": ("MK-SITE-3", "MK-SITE-4"),
    "monastery": ("MK-SITE-8", "MK-SITE-9", "MK-SITE-10", "MK-SITE-11"),
    "keep": ("MK-SITE-15", "MK-SITE-16", "MK-REV-2"),
    "mage_tower": ("MK-SITE-23", "MK-SITE-25", "MK-REV-2"),
    "city": ("MK-CITY-4", "MK-CITY-8", "MK-CITY-6", "MK-CITY-5", "MK-REV-3"),
    "dungeon": ("MK-SITE-26", "MK-SITE-27"),
    "tomb": ("MK-SITE-30", "MK-SITE-26", "MK-SITE-31"),
    "monster_den": ("MK-SITE-32", "MK-SITE-33", "MK-SITE-34"),
    "spawning_grounds": ("MK-SITE-35", "MK-SITE-36", "MK-SITE-37"),
    "ruins": ("MK-SITE-45", "MK-SITE-38"),
    "mine": ("MK-SITE-49",),
    "glade": ("MK-SITE-46", "MK-SITE-47"),
    "portal": ("MK-MOVE-23",),
}
"""What can be done at a site as it is when it is revealed."""
CONQUERED: dict[str, tuple[str, ...]] = {
    "monastery": ("MK-SITE-11",),
    "keep": ("MK-SITE-17", "MK-SITE-18"),
    "mage_tower": ("MK-SITE-24",),
    "city": ("MK-CITY-18", "MK-CITY-13", "MK-CITY-15"),
    "dungeon": ("MK-SITE-29",),
    "tomb": ("MK-SITE-30",),
    "monster_den": ("MK-SITE-34",),
    "spawning_grounds": ("MK-SITE-37",),
    "ruins": ("MK-SITE-44",),
}
"""And once somebody has conquered it."""
OTHERS_KEEP = ("MK-SITE-19", "MK-SITE-20", "MK-SITE-21")
WARES = {"red": "MK-CITY-19", "blue": "MK-CITY-20", "white": "MK-CITY-21", "green": "MK-CITY-22"}
"""What a city sells besides."""
ALTAR = ("MK-SITE-39",)
ENCOUNTER = ("MK-SITE-40", "MK-SITE-41", "MK-SITE-42")
RAMPAGING = ("MK-SITE-52", "MK-MOVE-13", "MK-SITE-53")
UNSEEN = ("MK-EXPL-1", "MK-EXPL-2")


def look(sight: Sight, hex: Hex) -> Look:
    """A space, or a free place for a tile."""
    here = here_at(sight.view.table, hex)
    if here is None:
        return unexplored(sight, hex)
    lines = [*ground(sight, here), *way(sight, hex), *state(sight, here), *enemies(sight, here), *figures(sight, hex)]
    walk = ways.walks(sight).get(hex)
    note = _("{n} Move").format(n=walk.last.cost) if walk else ""
    return Look(f"{hex} {sentence(walks.place(sight, hex))}", note, [*lines, tile(sight, hex)], clauses(sight, here))


def unexplored(sight: Sight, hex: Hex) -> Look:
    """A place nobody has been to."""
    table: Table = sight.view.table
    place = position_of(hex)[:2]
    if place not in free_places(table):
        return Look(_("Nothing"), "", [_("No tile can be laid here now.")], ("MK-EXPL-4", "MK-EXPL-5"))
    back = exploring.back_at(table, *place)
    lines = [
        _("Here would lie: {tile}.").format(tile=sight.say(Name("back", back))),
        _("To reveal it costs {n} Move, from a space beside it.").format(n=exploring.PRICE),
    ]
    fits = "MK-EXPL-10" if back.startswith("box") else "MK-EXPL-6" if back.endswith("core") else "MK-EXPL-5"
    return Look(f"{centre(*place)} {_('Unexplored')}", "", lines, (*UNSEEN, fits))


def tile(sight: Sight, hex: Hex) -> str:
    """The tile a space belongs to."""
    table: Table = sight.view.table
    x, y, _n = position_of(hex)
    named = next((sight.say(Name("tile", tile.name)) for tile in table.tiles if (tile.x, tile.y) == (x, y)), "")
    return _("Tile: {tile}").format(tile=named)


# What is said of a space.


def ground(sight: Sight, here: Here) -> Iterator[str]:
    """Terrain, and what it costs."""
    terrain = here.printed.terrain
    named = sentence(sight.say(Name("terrain", terrain)))
    if terrain not in BY_DAY:
        if not refused_step(sight, here.hex):  # else it is told below, with its clause
            yield _("It cannot be entered.")
    elif BY_DAY[terrain] == AT_NIGHT[terrain]:
        yield _("{terrain}: Move {n}").format(terrain=named, n=BY_DAY[terrain])
    else:
        text = _("{terrain}: Move {day} by Day, {night} at Night")
        yield text.format(terrain=named, day=BY_DAY[terrain], night=AT_NIGHT[terrain])
    usual = movement.usual_cost(sight.view.table, terrain)
    if (now := walks.cost_of(sight, here.hex)) is not None and now != usual:
        yield _("For you it costs {n} now.").format(n=now)


def refused_step(sight: Sight, hex: Hex) -> bool:
    """Whether a step there is what is refused just now."""
    return sight.asked is not None and any(one.about == Ref("space", hex) for one in sight.asked.blocked)


def way(sight: Sight, hex: Hex) -> Iterator[str]:
    """How the hero of this seat gets there."""
    hero = own(sight)
    if hero is not None and hero.space == hex:
        yield _("You are here.")
    elif walk := ways.walks(sight).get(hex):
        cost, move = walk.last.cost, hero.turn.move if hero else 0
        facts = [_("{cost} Move from where you are, you have {move}").format(cost=cost, move=move)]
        yield " · ".join([*facts, *filter(None, (walks.more(sight, hex, walk), walks.detour(sight, hex, walk)))])


def state(sight: Sight, here: Here) -> Iterator[str]:
    """What has become of the site."""
    table, site = sight.view.table, here.site
    if here.kind == "city" and site is not None:
        yield from city(sight, here, site)
    elif site is not None and site.burned:
        yield _("Burned down by {hero}.").format(hero=holders(sight, site))
    elif site is not None and site.shields:
        yield _("Conquered by {hero}.").format(hero=holders(sight, site))
    if site is not None and site.ruin:
        yield f"{words.name(sight, 'ruin', site.ruin)}. {sentence(sight.say(RuinText(site.ruin)))}."
    elif site is not None and site.ruin_hidden:
        yield _("A ruin token lies here face down.")
    if why := scenarios.closed(table, here.hex):
        yield sentence(sight.say(why))


def city(sight: Sight, here: Here, site: Site) -> Iterator[str]:
    """Level, Shields and leader of a city."""
    if site.level:
        yield _("City of level {n}").format(n=site.level)
    if site.shields:
        yield _("Shields: {heroes}").format(heroes=holders(sight, site))
    if not sites.conquered(sight.view.table, here.hex):
        return
    leader = cities.leader(site)
    yield _("Conquered.") if leader is None else _("Conquered; {hero} leads it.").format(hero=name(sight, leader))


def holders(sight: Sight, site: Site) -> str:
    """Whose Shields lie there."""
    counted = {seat: site.shields.count(seat) for seat in dict.fromkeys(site.shields)}
    return listing([name(sight, seat) + (f" {n}" if n > 1 else "") for seat, n in counted.items()], sight.lang)


def enemies(sight: Sight, here: Here) -> Iterator[str]:
    """All enemies there: those face up with all values and abilities, of the others the backs."""
    for token in here.rampaging:
        yield _("Rampaging: {enemy}").format(enemy=tokens.in_words(sight, token))
    for token in here.site.foes if here.site else ():
        yield tokens.in_words(sight, token)
    backs = here.site.backs if here.site else []
    for colour in dict.fromkeys(backs):
        n = backs.count(colour)
        text = ngettext("Face down: {token}", "Face down: {n} × {token}", n)
        yield text.format(n=n, token=sight.say(Name("token", colour)))


def figures(sight: Sight, hex: Hex) -> Iterator[str]:
    """Heroes who stand there."""
    mine = own(sight)
    for hero in sight.view.table.heroes_at(hex):
        if mine is None or hero.seat != mine.seat:
            yield _("{hero} stands here.").format(hero=name(sight, hero.seat))


def clauses(sight: Sight, here: Here) -> tuple[str, ...]:
    """What can be done there, by its clauses."""
    table: Table = sight.view.table
    if here.rampaging:
        return RAMPAGING
    if why := scenarios.closed(table, here.hex):
        return (why.clause,)
    if here.kind == "ruins" and here.site and here.site.ruin:
        return ALTAR if RUIN[here.site.ruin].altar else ENCOUNTER
    if here.kind and sites.conquered(table, here.hex):
        return conquered(sight, here)
    return CLAUSES.get(here.kind, ("MK-MOVE-6",))


def conquered(sight: Sight, here: Here) -> tuple[str, ...]:
    """What can be done at a site somebody has conquered."""
    table, mine = sight.view.table, own(sight)
    if here.kind == "keep" and mine is not None and sites.owner(table, here.hex) != mine.seat:
        return OTHERS_KEEP
    wares = [WARES[colour] for colour in sites.city_colours(table, here.hex) if colour in WARES]
    return (*CONQUERED.get(here.kind, CLAUSES.get(here.kind, ())), *wares)


def own(sight: Sight) -> Hero | None:
    """The hero of the seat that looks."""
    return None if sight.view.seat is None else sight.view.me


def name(sight: Sight, seat: int) -> str:
    """The hero of a seat."""
    hero: Hero = sight.view.table.of(seat)
    return sight.say(Name("hero", hero.name)) if hero.name else sight.players[seat]


# The list.


def around(sight: Sight, start: Hex) -> list[str]:
    """The spaces round here, a line each, the nearest first."""
    if start == OFF_MAP:
        return []
    near = [start, *sorted(within(start, NEAR), key=lambda hex: (distance(start, hex), hex.r, hex.q))]
    lines = [line(sight, start, hex) for hex in near if here_at(sight.view.table, hex)]
    free = dict.fromkeys(position_of(hex)[:2] for hex in near)
    return [*lines, *(unseen(sight, start, place) for place in free_places(sight.view.table) if place in free)]


def line(sight: Sight, start: Hex, hex: Hex) -> str:
    """A space in one line: where it is, what it is, what getting there costs, who is there."""
    here = here_at(sight.view.table, hex)
    if here is None:
        return ""
    terrain = sight.say(Name("terrain", here.printed.terrain))
    named = walks.place(sight, hex)
    facts = [named if named == terrain else f"{named}, {terrain}", *short_way(sight, hex)]
    facts += [text.rstrip(".") for text in (*state(sight, here), *foes_in_short(sight, here), *figures(sight, hex))]
    return f"{where(sight, start, hex)}: {'; '.join(facts)}"


def unseen(sight: Sight, start: Hex, place: tuple[int, int]) -> str:
    """A free place for a tile in one line."""
    back = sight.say(Name("back", exploring.back_at(sight.view.table, *place)))
    text = _("{where}: unexplored; here would lie: {tile}")
    return text.format(where=where(sight, start, centre(*place)), tile=back)


def short_way(sight: Sight, hex: Hex) -> Iterator[str]:
    """What getting there costs and brings about."""
    if walk := ways.walks(sight).get(hex):
        yield _("{n} Move").format(n=walk.last.cost)
        yield from walks.dangers(sight, hex, walk)


def foes_in_short(sight: Sight, here: Here) -> Iterator[str]:
    """Enemies by attack, Armour and abilities."""
    for token in (*here.rampaging, *(here.site.foes if here.site else ())):
        traits = [
            sight.say(TraitText(trait), True) for trait in telling.traits_of(tokens.printed(sight.view.table, token))
        ]
        yield " ".join(
            [
                tokens.name(sight, token),
                tokens.values(sight, token).split()[0],
                *([f"({', '.join(traits)})"] if traits else ()),
            ]
        )
    if here.site and here.site.backs:
        yield _("{n} face down").format(n=len(here.site.backs))


def where(sight: Sight, start: Hex, hex: Hex) -> str:
    """The way from here to there by the compass; the name of the space where it is here."""
    if start == hex:
        return _("here, {space}").format(space=hex)
    return " + ".join(sight.say(Name("compass", way), True) for way in course(start, hex)) + f", {hex}"


def course(start: Hex, hex: Hex) -> list[str]:
    """Steps as the crow flies."""
    steps: list[str] = []
    while start != hex:
        way = min((way for way in DIRECTIONS if way != "C"), key=lambda way: (distance(beyond(start, way), hex), way))
        steps.append(way)
        start = beyond(start, way)
    return steps


# From place to place.


def next_of_kind(sight: Sight, hex: Hex) -> Hex:
    """The next space of the same kind in reading order: the same site, else an enemy, else the next site."""
    table: Table = sight.view.table
    here = here_at(table, hex)
    spaces = sorted(times.spaces(table), key=lambda other: (other.r, other.q))
    kinds = {other: kind_of(here_at(table, other)) for other in spaces}
    mine = kind_of(here)
    same = [other for other in spaces if (kinds[other] == mine if mine else kinds[other])]
    later = [other for other in same if (other.r, other.q) > (hex.r, hex.q)]
    return (later or same or [hex])[0]


def kind_of(here: Here | None) -> str:
    """What a space is looked for by."""
    return "" if here is None else "rampaging" if here.rampaging else here.kind


def look_at(sight: Sight, about: Ref) -> Look | None:
    """What options are about that lies on the map: an enemy, the site one stands on; None: it is something else."""
    mine = own(sight)
    match about:
        case Ref("enemy", str(token)):
            return fight_looks.of_tokens(sight, [token], tokens.name(sight, token))
        case Ref("site", _kind) if mine is not None and mine.space != OFF_MAP:
            return look(sight, mine.space)
        case _:
            return None
