"""27 Optional variants of the base book, as far as they change numbers, tracks and the time of day."""

from __future__ import annotations

from collections.abc import Sequence

from . import sites, times
from .basics import COLOURS
from .content.cities import GARRISONS
from .content.tiles import CITIES
from .events import DieRolled
from .hexes import Hex
from .table import Referee, Table

SHAPES = ("wedge", "open_3", "open_4", "open_5")
"""Map shapes one may agree on (MK-VAR-2)."""
BACK_BY_DAY, BACK_AT_NIGHT = ("red", "green", "gold"), ("white", "blue", "black")
"""What must be rolled for a rampaging enemy to come back; the last of them brings a second one (MK-VAR-8)."""
TILES = ("countryside_tiles", "core_tiles", "city_tiles")
"""Before the number of tiles of a kind that was agreed on (MK-VAR-2)."""
CITY = "city"
"""Before the place of a city in the order of revealing: `city_2_level_9` (MK-VAR-12)."""
MEGAPOLIS = "megapolis_level"
"""Before the level of a Megapolis (MK-VAR-13)."""
STRONGER = 2
"""Levels by which cities are stronger or weaker (MK-VAR-12)."""


def epic(table: Table) -> bool:
    """Six rounds in scenarios that have four (MK-SCN-DRUID-7, MK-SCN-RET-5)."""
    return table.plays("epic")


def shape(table: Table) -> str:
    """The shape of the map agreed on; "": that of the scenario (MK-VAR-2)."""
    return next((name.replace("_", " ") for name in SHAPES if table.plays(name)), "")


def orientation(referee: Referee) -> int:
    """How a revealed tile is turned: as the starting tile (MK-MAP-2), or at random so that its marks still meet (MK-VAR-3)."""
    return referee.dice.below(3) if referee.table.plays("random_tile_orientation") else 0


def starting_reputation(table: Table) -> int:
    """Where rampaging enemies come back, the heroes are not welcome (MK-VAR-8)."""
    return -4 if table.plays("more_rampage") else -2 if table.plays("rampage") else 0


def number(agreed: Sequence[str], kind: str) -> int | None:
    """The number that was agreed on, as in `countryside_tiles_9`; None: none was."""
    found = (name.removeprefix(f"{kind}_") for name in agreed if name.startswith(f"{kind}_"))
    return next((int(digits) for digits in found if digits.isdigit()), None)


def city_level(table: Table, level: int) -> int:
    """The level of the city revealed next, as agreed on (MK-VAR-12, MK-SCN-RET-5)."""
    if agreed := number(table.variants, f"{CITY}_{table.cities_seen + 1}_level"):
        return agreed
    level += STRONGER * (table.plays("stronger_cities") - table.plays("weaker_cities"))
    return max(1, min(11, level + epic(table)))


def megapolis(table: Table, cities: int) -> int:
    """The level of the Megapolis that the next of so many cities is; 0: it is an ordinary one (MK-VAR-13).

    It is the last one; of the two cities of a team game both are (MK-SCN-FC-5).
    """
    last = table.cities_seen == cities - 1 or (table.plays("teams") and cities == 2)
    return (number(table.variants, MEGAPOLIS) or 0) if last else 0


def city_card(referee: Referee) -> str:
    """A random City card that is not on the map yet (MK-VAR-4)."""
    used = {site.card for site in referee.table.sites.values()} | {tile.second for tile in referee.table.tiles}
    return referee.dice.choice([colour for colour in GARRISONS if colour not in used])


def second_card(referee: Referee, first: str) -> str:
    """A random City card for the right half of a Megapolis: none that is on the map, or will be (MK-VAR-13)."""
    table = referee.table
    used = {tile.second for tile in table.tiles} | {site.card for site in table.sites.values()}
    if not table.plays("random_cities"):
        names = (*(tile.name for tile in table.tiles), *table.core)
        used |= {first, *(CITIES[name] for name in names if name in CITIES)}
    return referee.dice.choice([colour for colour in GARRISONS if colour not in used])


# the time of day


def night_at_first(table: Table) -> bool:
    """Whether the first round is a Night (MK-VAR-5)."""
    return table.plays("night_arrival")


def next_night(referee: Referee) -> bool:
    """Whether the next round is a Night: they alternate (MK-ROUND-1), unless darkness is coming (MK-VAR-6)."""
    table = referee.table
    if not table.plays("darkness_is_coming"):
        return not table.night
    return table.night or "black" in [roll(referee, "time") for _ in range(2)]


def roll(referee: Referee, what: str) -> str:
    """A die of the bank (MK-SETUP-14)."""
    colour = referee.dice.choice(COLOURS)
    referee.note(DieRolled(colour, what))
    return colour


# rampaging enemies that come back


def round_ends(referee: Referee) -> None:
    """For each space where a rampaging enemy was defeated a die is rolled (MK-VAR-8)."""
    table = referee.table
    if table.plays("rampage") or table.plays("more_rampage"):
        for space, pile in empty_lairs(table):
            come_back(referee, space, pile)


def empty_lairs(table: Table) -> list[tuple[Hex, str]]:
    """The spaces with the symbol of a rampaging enemy, but neither token nor hero; and the pile it comes from."""
    return [
        (space, sites.MARAUDERS[printed.site])
        for space, printed in times.spaces(table).items()
        if printed.site in sites.MARAUDERS and not table.rampaging_at(space) and not table.heroes_at(space)
    ]


def come_back(referee: Referee, space: Hex, pile: str) -> None:
    """A new token, and with the special colour a brown one; in More Rampage always one, with any of the colours two."""
    table = referee.table
    colours = BACK_AT_NIGHT if table.night else BACK_BY_DAY
    rolled, always = roll(referee, str(space)), table.plays("more_rampage")
    if rolled not in colours and not always:
        return
    second = rolled in colours if always else rolled == colours[-1]
    tokens = [sites.draw_token(referee, colour) for colour in (pile, *["brown"] * second)]
    if lying := [token for token in tokens if token]:
        table.rampaging[str(space)] = lying


def reputation_for(table: Table, colour: str) -> int:
    """Reputation for a rampaging enemy: 1 for an orc, 2 for a draconum (MK-REP-4); 1 for each that may come back (MK-VAR-8)."""
    again = table.plays("rampage") or table.plays("more_rampage")
    return 2 if colour == "red" and not again else 1


# mana


def barred_gold(table: Table) -> set[str]:
    """Colours that a gold die cannot stand for by Day: unused dice show them (MK-VAR-7)."""
    return {die.colour for die in table.source if die.at == "source"} if table.plays("friendly_mana") else set()


def gold_must_lie(table: Table) -> bool:
    """Whether by Day a gold die may not be rolled or set again, as one of another colour is there (MK-VAR-7)."""
    others = any(die.colour != "gold" and die.at == "source" for die in table.source)
    return table.plays("friendly_mana") and not table.night and others
