"""24 The end of the game, and scoring. A score is a sheet of lines, one for each category, by seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ..engine import referee
from ..engine.decisions import Option
from ..engine.instructions import instruction
from ..game import Result, Score, Standing
from . import cities, deed_cards, dungeon_lords, hold, mines, one_to_return, scenarios, sites, units
from .basics import WOUND
from .heroes import Hero
from .hexes import Hex
from .table import Referee, Rule, Table

Count = Callable[[Table, Hero], int]
TITLE, SHARED = 3, 1
"""For the sole highest of an achievement, and for each of several (24.2)."""
GREAT_TITLE, GREAT_SHARED = 5, 2
"""The same for a scenario's own achievement (MK-SCORE-8, MK-SCN-MINE-9, MK-SCN-DUNG-7)."""
LED, SHARE, CLAIM = 7, 4, 4
"""Points for a city one leads, for a Shield in another, and by the first print for a Shield in one never conquered."""
CITY, ALL_CITIES, EACH_LEADS, EARLY, NOT_ANNOUNCED = 10, 15, 10, 30, 5
"""What those who play together score besides (MK-SCN-SC-5, MK-SCN-COOP-7)."""

UNSHARED = ("first_reconnaissance", "conquer_and_hold", "one_to_return")
"""Scenarios that know no such points: only achievements count, or keeps and towers, or the way home."""


class Category(NamedTuple):
    """How a category is counted, and what its title is worth."""

    name: str
    count: Count
    title: int = 0
    shared: int = 0
    worst: bool = False
    """The lowest of a team counts, and the lowest of all takes the title."""


@instruction
class EndGame(Rule):
    """Nothing more is done."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.stop()


# what is counted


def fame(table: Table, hero: Hero) -> int:
    """The Fame track."""
    return hero.fame


def owned(hero: Hero) -> list[str]:
    """All Deed cards of a hero, Banners on Units included (24.2)."""
    piles = (hero.hand, hero.deck, hero.discard, hero.played, hero.aside, hero.under_tactic, hero.drafted)
    return [card for pile in piles for card in pile] + [unit.banner for unit in hero.units if unit.banner]


def knowledge(table: Table, hero: Hero) -> int:
    """Two for each Spell, one for each Advanced Action."""
    return sum(worth(deed_cards.CARDS[card]) for card in owned(hero) if card != WOUND)


def worth(card: deed_cards.Card) -> int:
    """What a card adds to one's knowledge."""
    if isinstance(card, deed_cards.SpellCard):
        return 2
    return int(isinstance(card, deed_cards.ActionCard) and card.advanced)


def loot(table: Table, hero: Hero) -> int:
    """Two for each Artifact, one for two crystals of any colours (MK-SCORE-6)."""
    artifacts = sum(
        card != WOUND and isinstance(deed_cards.CARDS[card], deed_cards.ArtifactCard) for card in owned(hero)
    )
    return 2 * artifacts + len(hero.crystals) // 2


def leadership(table: Table, hero: Hero) -> int:
    """The levels of the Units; of a wounded one half."""
    levels = [(units.printed(unit.id).level, unit.wounds) for unit in hero.units]
    return sum(level // 2 if wounds else level for level, wounds in levels)


def conquest(table: Table, hero: Hero) -> int:
    """Two for each own Shield on a keep, a mage tower, a burned monastery (MK-SCORE-4)."""
    return 2 * shields(table, hero.seat, ("keep", "mage_tower", "monastery"))


def adventure(table: Table, hero: Hero) -> int:
    """Two for each own Shield on an adventure site; in Dungeon Lords four in dungeons and tombs."""
    if table.scenario == "dungeon_lords":
        rest = tuple(kind for kind in sites.ADVENTURE if kind not in dungeon_lords.LYING)
        return 2 * shields(table, hero.seat, rest) + dungeon_lords.score(table, hero.seat)
    return 2 * shields(table, hero.seat, sites.ADVENTURE)


def shields(table: Table, seat: int, kinds: tuple[str, ...]) -> int:
    """How many sites of these kinds bear a Shield of this seat."""
    return sum(seat in site.shields and sites.kind(table, Hex.at(name)) in kinds for name, site in table.sites.items())


def beating(table: Table, hero: Hero) -> int:
    """Two less for each Wound in the deck."""
    return -2 * owned(hero).count(WOUND)


def city_conquest(table: Table, hero: Hero) -> int:
    """For the cities one leads or has a Shield in (MK-SCORE-7, MK-SCORE-9)."""
    total = 0
    for name, site in table.sites.items():
        if sites.kind(table, Hex.at(name)) != "city" or site.friendly or hero.seat not in site.shields:
            continue
        if not sites.conquered(table, Hex.at(name)):
            total += CLAIM if table.plays("city_claims") else 0
        else:
            total += LED if cities.leader(site) == hero.seat else SHARE
    return total


def liberation(table: Table, hero: Hero) -> int:
    """For the mines one has liberated."""
    return mines.score(table, hero.seat)


def holding(table: Table, hero: Hero) -> int:
    """For the keeps and towers one owns."""
    return hold.score(table, hero.seat)


ACHIEVEMENTS = (
    Category("knowledge", knowledge, TITLE, SHARED),
    Category("loot", loot, TITLE, SHARED),
    Category("leader", leadership, TITLE, SHARED),
    Category("conqueror", conquest, TITLE, SHARED),
    Category("adventurer", adventure, TITLE, SHARED),
    Category("beating", beating, -TITLE, -SHARED, worst=True),
)
CITIES = Category("city_conqueror", city_conquest, GREAT_TITLE, GREAT_SHARED)
LIBERATOR = Category("liberator", liberation, GREAT_TITLE, GREAT_SHARED)
CRAWLER = Category("dungeon_crawler", adventure, GREAT_TITLE, GREAT_SHARED)
HOLDER = Category("holding", holding)
FAME = Category("fame", fame, worst=True)


def categories(table: Table) -> tuple[Category, ...]:
    """What is counted in this scenario."""
    match table.scenario:
        case "conquer_and_hold":
            return (HOLDER,)
        case "one_to_return":
            return ()
        case "mines_liberation":
            return (FAME, *ACHIEVEMENTS, LIBERATOR)
        case "dungeon_lords":
            return (FAME, *(CRAWLER if one.name == "adventurer" else one for one in ACHIEVEMENTS))
        case "full_conquest" | "blitz_conquest" if not scenarios.together(table):
            return (FAME, *ACHIEVEMENTS, CITIES)
        case _:
            return (FAME, *ACHIEVEMENTS)


# the sheet


def sheet(table: Table) -> list[Score]:
    """The whole score, line by line; what a seat scores is the sum of what counts and of its titles (MK-SCORE-1)."""
    parts = sides(table)
    lines = [line_of(table, category, parts) for category in categories(table)]
    return [*lines, *shared_lines(table)] if scenarios.together(table) else lines


def sides(table: Table) -> list[list[int]]:
    """Who plays together: teams, or each seat for itself."""
    teams = dict.fromkeys(hero.team for hero in table.heroes if hero.team)
    alone = [[hero.seat] for hero in table.heroes if not hero.team]
    return alone + [[hero.seat for hero in table.heroes if hero.team == team] for team in teams]


def line_of(table: Table, category: Category, parts: list[list[int]]) -> Score:
    """One category for all seats; a team counts one of its members (MK-TEAM-7)."""
    points = tuple(category.count(table, hero) for hero in table.heroes)
    values = [side_value(table, category, [points[seat] for seat in side]) for side in parts]
    titles = [0] * len(parts) if scenarios.together(table) else titles_of(category, values)
    counted, won = [0] * len(points), [0] * len(points)
    for side, value, title in zip(parts, values, titles, strict=True):
        for seat in side:
            counted[seat], won[seat] = value, title
    return Score(category.name, points, tuple(counted), tuple(won))


def side_value(table: Table, category: Category, points: list[int]) -> int:
    """What counts of the members' points: keeps and towers together, else one member's."""
    if category is HOLDER:
        return sum(points)
    least = category.worst or (table.plays("weakest_counts") and category is not FAME)
    return min(points) if least else max(points)


def titles_of(category: Category, values: list[int]) -> list[int]:
    """The title goes to the highest, and to nobody at zero (MK-SCORE-2, MK-SCORE-3)."""
    best = min(values) if category.worst else max(values)
    if not category.title or best == 0:
        return [0] * len(values)
    prize = category.title if values.count(best) == 1 else category.shared
    return [prize if value == best else 0 for value in values]


def shared_lines(table: Table) -> list[Score]:
    """What those who play together score for their cities and for being quick (MK-SCN-SC-5, MK-SCN-COOP-7).

    So do those who play another scenario alone, where Fame counts and as far as there are cities to conquer (MK-SCN-SC-6).
    """
    if table.scenario in UNSHARED:
        return []
    conquered, n = scenarios.conquered_cities(table), len(table.heroes)
    leaders = {cities.leader(site) for site in conquered}
    everyone = n > 1 and all(hero.seat in leaders for hero in table.heroes)
    amounts = {
        "cities": CITY * len(conquered),
        "each_leads": EACH_LEADS * everyone,
        "all_cities": ALL_CITIES * scenarios.succeeded(table),
        "early": EARLY * table.early,
        "dummy_cards": len(table.dummy.deck) if table.dummy else 0,
        "not_announced": NOT_ANNOUNCED * (table.announced < 0),
    }
    about_cities = () if scenarios.cities_to_conquer(table) else ("cities", "each_leads", "all_cities")
    return [
        Score(name, (amount,) * n, (amount,) * n, (0,) * n)
        for name, amount in amounts.items()
        if name not in about_cities
    ]


def totals(table: Table) -> list[int]:
    """The final score of each seat."""
    lines = sheet(table)
    return [sum(line.counted[hero.seat] + line.titles[hero.seat] for line in lines) for hero in table.heroes]


# who has won


def result(state: referee.State[Table, Hero]) -> Result:
    """All seats, the best first; those with the same score share the victory (MK-SCORE-5)."""
    table = state.table
    scores = totals(table)
    if table.scenario == "one_to_return":
        standings = [returned(table, hero) for hero in table.heroes]
    elif scenarios.together(table):
        won = scenarios.succeeded(table) and not any(map(hold.gave_up, table.heroes))
        standings = [
            Standing(hero.seat, 1, scores[hero.seat], won, "succeeded" if won else "failed") for hero in table.heroes
        ]
    else:
        standings = [compared(table, hero, scores) for hero in table.heroes]
    return Result(tuple(sorted(standings, key=lambda standing: standing.place)), tuple(sheet(table)))


def compared(table: Table, hero: Hero, scores: list[int]) -> Standing:
    """A place by the score, unless keeps and towers decide."""
    score = scores[hero.seat]
    if table.scenario == "conquer_and_hold":
        return held(table, hero, scores)
    place = 1 + sum(other > score for other in scores)
    return Standing(hero.seat, place, score, place == 1, "scored")


def held(table: Table, hero: Hero, scores: list[int]) -> Standing:
    """By keeps and towers; a side that has given up comes last, and nobody wins a tie (MK-SCN-HOLD-11)."""
    counted = [-1 if hold.gave_up(other) else score for other, score in zip(table.heroes, scores, strict=True)]
    score = counted[hero.seat]
    rivals = [counted[side[0]] for side in sides(table) if hero.seat not in side]
    fate = "gave_up" if hold.gave_up(hero) else "scored"
    place = 1 + sum(other > score for other in counted)
    return Standing(hero.seat, place, scores[hero.seat], score > max(rivals), fate)


def returned(table: Table, hero: Hero) -> Standing:
    """Who has come back wins, with its team if it is the one that was chosen; nobody may (MK-SCN-RET-3, MK-SCN-RET-5)."""
    winners = one_to_return.winners(table)
    won = hero in winners
    here = hero is one_to_return.returned(table)
    fate = "returned" if here else "ally_returned" if won else "eliminated" if hero.out else "stranded"
    return Standing(hero.seat, 1 if won or not winners else 2, 0, won, fate)
