"""26 The scenarios: what each has of its own, and where the other chapters ask for it.

The numbers stand in `content/scenarios.py`. A scenario with rules that fill a page has a chapter of its own: `mines`, `druids`,
`dungeon_lords`, `hold`, `one_to_return`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from ..engine.decisions import Blocked, Option
from ..engine.errors import Illegal
from ..engine.instructions import Effect
from ..engine.records import fact
from . import cities, deed_cards, druids, dungeon_lords, hold, mines, one_to_return, rounds, sites, tactics, variants
from .content.tiles import CITIES, CORE, COUNTRYSIDE
from .frays import Fight
from .hexes import Hex
from .table import Referee, Site, State, Table, Tile


@fact
class Scenario:
    """A scenario in numbers, by the number of players (26.13)."""

    id: str
    rounds: tuple[int, ...]
    """For 1, 2, 3, 4 players; 0: not played so."""
    shapes: tuple[str, ...]
    """`wedge`, `open 3`, `open 4`, `open 5`, or `fixed`."""
    countryside: tuple[int, ...]
    cities: tuple[int, ...]
    core: tuple[int, ...]
    levels: tuple[tuple[int, ...], ...] = ()
    """City levels in the order of revealing."""
    city: Literal["hostile", "friendly", "closed"] = "hostile"
    """To be conquered; conquered from the start (MK-CITY-16); or not to be entered at all (MK-MOVE-18)."""
    always: tuple[str, ...] = ()
    """Tiles that are never left out."""
    never: tuple[str, ...] = ()
    """Tiles that always are."""
    together: bool = False
    """One team against the dummy player: solo and cooperative scenarios."""
    blitz: bool = False
    """One more die, one more Unit, and a start on Fame 1 and Reputation +2 (MK-SCN-BC-3)."""


SCENARIOS: dict[str, Scenario] = {}


def of(table: Table) -> Scenario:
    """The scenario being played."""
    return SCENARIOS[table.scenario]


def limit(table: Table) -> int:
    """How many rounds are played at most; in the first print one plays the training game alone no longer than in company."""
    if table.scenario == "first_reconnaissance" and table.plays(deed_cards.FIRST_PRINT):
        return min(of(table).rounds)
    return of(table).rounds[len(table.heroes) - 1] + 2 * variants.epic(table)


def with_dummy(table: Table) -> bool:
    """Whether a dummy player takes part: in solo and cooperative games (25.1), but for a first game alone (MK-SCN-REC-8)."""
    return together(table) and not table.plays("no_dummy")


def together(table: Table) -> bool:
    """Whether all players win or lose together: in solo and cooperative games."""
    return of(table).together or len(table.heroes) == 1


def two_teams(scenario: str, players: int, agreed: Sequence[str]) -> bool:
    """Whether four play in two teams (25.3, MK-SCN-HOLD-1)."""
    return "teams" in agreed or (scenario == "conquer_and_hold" and players == 4)


def shape(table: Table) -> str:
    """The shape of the map."""
    return variants.shape(table) or of(table).shapes[len(table.heroes) - 1]


def extra(table: Table) -> int:
    """Dice in the Source and Units in the offer beyond players + 2 (MK-SETUP-26)."""
    return int(of(table).blitz)


def start(table: Table) -> tuple[int, int]:
    """Fame and Reputation at the start (MK-SETUP-4)."""
    fame, reputation = (1, 2) if of(table).blitz else (0, 0)
    return fame, reputation + variants.starting_reputation(table)


# rounds


def tactics_now(table: Table) -> list[str]:
    """The tactics displayed for this time of day."""
    return [
        name for name, tactic in tactics.TACTICS.items() if tactic.night == table.night and name not in table.removed
    ]


def elite_units(table: Table) -> bool:
    """Whether Elite Units come into the offer now (MK-ROUND-4, MK-SCN-REC-5, MK-SCN-HOLD-5)."""
    if table.scenario == "first_reconnaissance":
        return False
    if table.scenario == "conquer_and_hold":
        return hold.second_half(table)
    return any(tile.name.startswith("core") for tile in table.tiles)


def round_begins(referee: Referee) -> None:
    """What a scenario does when a round has been prepared."""
    if referee.table.scenario == "mines_liberation":
        mines.pay_out(referee)


def round_ends(referee: Referee) -> None:
    """What a scenario does when a round is over."""
    table = referee.table
    if table.scenario == "druid_nights" and table.night:
        druids.clear_glades(table)
    if table.scenario == "one_to_return" and table.round == 1:
        one_to_return.close_portal(referee)
    variants.round_ends(referee)


# the map


class Tiles(NamedTuple):
    """How many tiles of each kind are used."""

    countryside: int
    core: int
    cities: int


def tile_numbers(scenario: str, players: int, agreed: Sequence[str]) -> Tiles:
    """The numbers of the scenario, one more of each in epic games, or what has been agreed on (MK-VAR-2, MK-SCN-RET-5)."""
    printed, n = SCENARIOS[scenario], players - 1
    more = "epic" in agreed
    usual = Tiles(printed.countryside[n] + more, printed.core[n] + more, printed.cities[n] + more)
    if scenario == "druid_nights" and more:
        usual = Tiles(len(COUNTRYSIDE), len(CORE), printed.cities[n])
    chosen = (variants.number(agreed, kind) for kind in variants.TILES)
    return Tiles(*(number if one is None else one for one, number in zip(chosen, usual, strict=True)))


def off_the_map(table: Table, x: int, y: int, *, core: bool) -> Illegal | None:
    """Why a tile cannot lie here: beyond the shape of the map, or on the coast (MK-EXPL-4, MK-EXPL-7)."""
    kind = shape(table)
    if kind == "fixed":
        return hold.wrong_slot(x, y, core=core)
    if not on_shape(kind, x, y):
        return Illegal("MK-EXPL-4", "off_the_map")
    coast = kind == "wedge" and (x == 0 or y == 0)
    if core and coast and table.scenario != "first_reconnaissance":
        return Illegal("MK-EXPL-7", "core_on_the_coast")
    return None


def on_shape(kind: str, x: int, y: int) -> bool:
    """Whether a position belongs to a wedge or an open map (MK-MAP-5, MK-MAP-6)."""
    if kind == "wedge":
        return x >= 0 and y >= 0
    up, down = {"open 5": (2, 2), "open 4": (1, 2), "open 3": (1, 1)}[kind]
    return x >= max(0, -y) and -down <= y <= up


def fixed_positions(table: Table) -> bool:
    """Whether the positions of the tiles are all fixed (MK-SCN-HOLD-2)."""
    return shape(table) == "fixed"


def kind_of_slot(table: Table, x: int, y: int) -> str:
    """The kind of tile that lies face down at a fixed position (MK-SCN-HOLD-2); "": no position is fixed."""
    return hold.kind_of_slot(x, y) if fixed_positions(table) else ""


def all_revealed(table: Table) -> bool:
    """Whether the tile deck is used up."""
    return not table.countryside and not table.core


def tile_revealed(referee: Referee, tile: Tile) -> None:
    """What a scenario makes of a tile that was revealed."""
    if referee.table.scenario == "dungeon_lords":
        referee.next(*dungeon_lords.hiding(tile))


def fame_for_tile(table: Table) -> int:
    """Fame for revealing a tile (MK-SCN-REC-4)."""
    return 1 if table.scenario == "first_reconnaissance" else 0


def populate(referee: Referee, hex: Hex, kind: str, colour: str) -> None:
    """What a scenario adds to a revealed site."""
    if referee.table.scenario == "mines_liberation" and kind == "mine":
        mines.guard(referee, hex)


def found_city(referee: Referee, site: Site, colour: str) -> None:
    """A city with its level and garrison (MK-CITY-1), or without (MK-CITY-16, MK-MOVE-18)."""
    table = referee.table
    kind = of(table).city
    if kind == "friendly":
        site.friendly = True
        site.shields[:] = range(len(table.heroes))
    elif kind == "hostile":
        if table.plays("random_cities"):
            site.card = variants.city_card(referee)
        cities.found(referee, site, site.card or colour, city_level(table), table.tiles[-1].second)
    table.cities_seen += 1


def city_level(table: Table) -> int:
    """The level of the city that is revealed next; the last one has the last that the scenario names."""
    levels, cities = of(table).levels[len(table.heroes) - 1], city_count(table)
    last = table.cities_seen >= cities - 1
    at = len(levels) - 1 if last else min(table.cities_seen, max(0, len(levels) - 2))
    return variants.megapolis(table, cities) or variants.city_level(table, levels[at])


def second_city(referee: Referee, tile: Tile) -> str:
    """The colour of the second City card, where this tile brings a Megapolis (MK-VAR-13); "": it does not."""
    table = referee.table
    if tile.name not in CITIES or of(table).city != "hostile" or not variants.megapolis(table, city_count(table)):
        return ""
    return variants.second_card(referee, CITIES[tile.name])


def closed(table: Table, space: Hex) -> Illegal | None:
    """Why a space cannot be entered in this scenario (MK-MOVE-18)."""
    if of(table).city == "closed" and sites.kind(table, space) == "city":
        return Illegal("MK-MOVE-18", "city_closed")
    return None


def mine_works(table: Table, space: Hex) -> bool:
    """Whether a mine gives crystals: in Mines Liberation, once it is liberated (MK-SCN-MINE-6)."""
    return table.scenario != "mines_liberation" or sites.conquered(table, space)


# the turn


def start_of_turn(referee: Referee) -> None:
    """What a scenario gives at the start of a turn (MK-START-6)."""
    if referee.table.scenario == "conquer_and_hold":
        hold.tower_mana(referee)


def moves(state: State) -> Iterator[Option | Blocked]:
    """Further ways to move."""
    if state.table.scenario == "dungeon_lords":
        yield from dungeon_lords.tunnels(state)


def concessions(state: State) -> Iterator[Option | Blocked]:
    """Ways to end the game before its time."""
    if state.table.scenario == "conquer_and_hold":
        yield from hold.concessions(state)


def movement_ends(state: State) -> tuple[Effect, ...]:
    """What may be done where a movement has ended, before the action or the end of the turn."""
    return druids.marking(state) if state.table.scenario == "druid_nights" else ()


def actions(state: State) -> Iterator[Effect]:
    """The actions of a scenario, possible or not."""
    if state.table.scenario == "mines_liberation":
        yield from mines.here(state)
    if state.table.scenario == "druid_nights":
        yield from druids.here(state)


def no_second_visit(table: Table) -> Illegal | None:
    """Why a conquered dungeon or tomb is not entered again (MK-SCN-DUNG-4)."""
    return Illegal("MK-SCN-DUNG-4", "dungeon_conquered") if table.scenario == "dungeon_lords" else None


def also_recruits(table: Table, here: str) -> tuple[str, ...]:
    """Further recruiting symbols of a place (MK-SCN-HOLD-6)."""
    return hold.RECRUITS.get(here, ()) if table.scenario == "conquer_and_hold" else ()


# fights


def assault_reputation(table: Table) -> int:
    """What an assault costs (MK-REP-4); in Conquer and Hold there are no others than on keeps and towers (MK-SCN-HOLD-7)."""
    return 0 if table.scenario == "conquer_and_hold" else -1


def defenders(table: Table) -> int:
    """Defenders drawn in another's keep (MK-SCN-HOLD-10)."""
    return hold.defenders(table) if table.scenario == "conquer_and_hold" else 1


def spell_for_tower(table: Table) -> bool:
    """Whether the conquest of a mage tower is rewarded with a Spell (MK-SCN-HOLD-8)."""
    return table.scenario != "conquer_and_hold"


def reputation_for(table: Table, colour: str) -> int:
    """Reputation for a rampaging enemy of this colour (MK-REP-4)."""
    return variants.reputation_for(table, colour)


def times_fame(table: Table, fight: Fight) -> int:
    """How many times the Fame of an enemy is gained (MK-SCN-DRUID-3)."""
    return 2 if fight.site == druids.INCANTATION else 1


def fight_over(referee: Referee, fight: Fight, won: bool) -> None:
    """What a scenario makes of the end of a fight."""
    if fight.site == mines.MINE:
        mines.settle(referee, fight, won)
    if referee.table.scenario == "dungeon_lords" and not won:
        dungeon_lords.hide_again(referee, fight)


def no_player_combat(table: Table) -> Illegal | None:
    """Why heroes do not fight each other in this game (MK-MOVE-25)."""
    if together(table) or table.plays("no_player_combat"):
        return Illegal("MK-MOVE-25", "no_player_combat")
    if table.scenario == "first_reconnaissance" and not table.plays("player_combat"):
        return Illegal("MK-SCN-REC-5", "no_player_combat")
    return None


# the end


def after_turn(referee: Referee) -> None:
    """The end condition is looked at after every turn (MK-ROUND-23)."""
    if not referee.table.final and end_reached(referee.table):
        rounds.final_turns(referee)


def end_reached(table: Table) -> bool:
    """Whether the scenario's end condition is met."""
    match table.scenario:
        case "first_reconnaissance":
            return any(tile.name in CITIES for tile in table.tiles)
        case "mines_liberation":
            return all_revealed(table) and mines.all_free(table)
        case "dungeon_lords":
            return all_revealed(table) and dungeon_lords.all_conquered(table)
        case "druid_nights":
            return druids.all_done(table)
        case "conquer_and_hold":
            return len(table.heroes) == 1 and hold.holds_all(table)
        case "one_to_return":
            return False
        case _:
            return len(conquered_cities(table)) == city_count(table)


def city_count(table: Table) -> int:
    """How many cities there are in the tile deck and on the map."""
    return tile_numbers(table.scenario, len(table.heroes), table.variants).cities


def conquered_cities(table: Table) -> list[Site]:
    """The cities without a garrison that had one."""
    taken = {name: site for name, site in table.sites.items() if site.shields and not site.friendly}
    return [site for name, site in taken.items() if sites.conquered_city(table, Hex.at(name))]


def succeeded(table: Table) -> bool:
    """Whether those who play together have done what they set out to do (MK-SCN-SC-5)."""
    if table.scenario == "one_to_return":
        return one_to_return.returned(table) is not None
    return end_reached(table)


def cities_to_conquer(table: Table) -> bool:
    """Whether the cities of this scenario are to be conquered."""
    return of(table).city == "hostile"
