"""26 The scenarios: their numbers as a table, and where they change the rules."""

from __future__ import annotations

from ..engine.errors import Illegal
from ..engine.records import fact
from . import cities, sites, tactics
from .hexes import Hex
from .table import Referee, Site, Table, Tile


@fact
class Scenario:
    """The numbers of a scenario, by the number of players (26.13)."""

    id: str
    players: tuple[int, int]
    rounds: tuple[int, ...]
    """For 1, 2, 3, 4 players; 0: not played so."""
    shapes: tuple[str, ...]
    countryside: tuple[int, ...]
    cities: tuple[int, ...]
    core: tuple[int, ...]
    levels: tuple[tuple[int, ...], ...] = ()
    """City levels in the order of revealing."""
    cooperative: bool = False

    def rounds_for(self, players: int) -> int:
        """How many rounds are played."""
        return self.rounds[players - 1]


SCENARIOS: dict[str, Scenario] = {
    "first_reconnaissance": Scenario(
        "first_reconnaissance", (1, 4), (4, 3, 3, 3), ("wedge",) * 4, (8, 8, 9, 11), (1, 1, 1, 1), (2, 2, 2, 2)
    ),
    "full_conquest": Scenario(
        "full_conquest",
        (2, 4),
        (0, 6, 6, 6),
        ("", "wedge", "wedge", "open 5"),
        (0, 8, 9, 11),
        (0, 2, 3, 4),
        (0, 1, 2, 3),
        ((), (4, 4), (4, 4, 4), (4, 4, 4, 4)),
    ),
}


def of(table: Table) -> Scenario:
    """The scenario being played."""
    return SCENARIOS[table.scenario]


def night(table: Table) -> bool:
    """Rounds alternate, beginning with a day."""
    return table.round % 2 == 0


def tactics_now(table: Table) -> list[str]:
    """The tactics displayed for this time of day."""
    return [
        name for name, tactic in tactics.TACTICS.items() if tactic.night == table.night and name not in table.removed
    ]


def closed(table: Table, space: Hex) -> Illegal | None:
    """Why a space cannot be entered in this scenario (MK-MOVE-18)."""
    if table.scenario == "first_reconnaissance" and sites.kind(table, space) == "city":
        return Illegal("MK-MOVE-18", "city_closed")
    return None


def no_player_combat(table: Table) -> Illegal | None:
    """Why heroes do not fight each other in this game (MK-MOVE-25)."""
    if of(table).cooperative or table.plays("no_player_combat"):
        return Illegal("MK-MOVE-25", "no_player_combat")
    if table.scenario == "first_reconnaissance" and not table.plays("player_combat"):
        return Illegal("MK-SCN-REC-5", "no_player_combat")
    return None


def fame_for_tile(table: Table) -> int:
    """Fame for revealing a tile (MK-SCN-REC-4)."""
    return 1 if table.scenario == "first_reconnaissance" else 0


def tile_revealed(referee: Referee, tile: Tile) -> None:
    """What a scenario makes of a tile that was revealed."""


def off_the_map(table: Table, x: int, y: int, *, core: bool) -> Illegal | None:
    """Why a tile cannot lie here: beyond the shape of the map, or on the coast (MK-EXPL-4, MK-EXPL-7)."""
    kind = shape(table)
    if not on_shape(kind, x, y):
        return Illegal("MK-EXPL-4", "off_the_map")
    coast = kind == "wedge" and (x == 0 or y == 0)
    if core and coast and table.scenario != "first_reconnaissance":
        return Illegal("MK-EXPL-7", "core_on_the_coast")
    return None


def shape(table: Table) -> str:
    """The shape of the map."""
    return of(table).shapes[len(table.heroes) - 1]


def on_shape(kind: str, x: int, y: int) -> bool:
    """Whether a position belongs to a wedge or an open map (MK-MAP-5, MK-MAP-6)."""
    if kind == "wedge":
        return x >= 0 and y >= 0
    up, down = {"open 5": (2, 2), "open 4": (1, 2), "open 3": (1, 1)}[kind]
    return x >= max(0, -y) and -down <= y <= up


def fixed_positions(table: Table) -> bool:
    """Whether the positions of the tiles are all fixed (MK-SCN-HOLD-2)."""
    return False


def found_city(referee: Referee, site: Site, colour: str) -> None:
    """A city with its level and garrison (MK-CITY-1); one that is closed needs none."""
    table = referee.table
    levels = of(table).levels[len(table.heroes) - 1 : len(table.heroes)]
    if levels and levels[0]:
        cities.found(referee, site, colour, levels[0][table.cities_seen])
    table.cities_seen += 1


def populate(referee: Referee, hex: Hex, kind: str, colour: str) -> None:
    """What a scenario adds to a revealed site."""


def also_recruits(table: Table, here: str) -> tuple[str, ...]:
    """Further recruiting symbols of a place (MK-SCN-HOLD-6)."""
    return ()


def assault_reputation(table: Table) -> int:
    """What an assault costs (MK-REP-4)."""
    return -1


def defenders(table: Table) -> int:
    """Defenders drawn in another's keep (MK-SCN-HOLD-10)."""
    return 1


def start_of_turn(referee: Referee) -> None:
    """What a scenario gives at the start of a turn (MK-START-6)."""


def after_turn(referee: Referee) -> None:
    """The end condition is looked at after every turn (MK-ROUND-23)."""


def portal_closed(table: Table) -> bool:
    """Whether the portal is an empty space now (MK-SCN-RET-2)."""
    return False


def round_begins(referee: Referee) -> None:
    """What a scenario does when a round is prepared."""


def round_ends(referee: Referee) -> None:
    """What a scenario does when a round is over."""
