"""Mage Knight late in the game: strong heroes on a land that is known, so that a walk meets what few games come to.

Nothing is made up: every piece comes from where it lies in a new game, so that the census holds.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import cast

from rules import Setup, new_game
from rules.engine.referee import Referee as AnyReferee
from rules.mage_knight import exploring, levels, scenarios, skills, times, units
from rules.mage_knight.basics import BASIC
from rules.mage_knight.deed_cards import CARDS, ArtifactCard, SpellCard
from rules.mage_knight.heroes import Hero, fresh
from rules.mage_knight.hexes import OFF_MAP, Hex, neighbours
from rules.mage_knight.movement import safe
from rules.mage_knight.setup import HEROES
from rules.mage_knight.sites import kind, reveal_near
from rules.mage_knight.table import KnightState, Referee, Table, Tile
from rules.play import settled

OWNED, HELD = ("keep", "mage_tower", "dungeon", "tomb", "city"), 0.4
"""Sites that may be somebody's, and how many of them are."""
GAINED = (3, 5, 4)
"""How many Advanced Actions, Spells and Artifacts a hero has at most."""
MUSTERED = 0.7
"""So many games begin with all heroes beside one city: only there can they assault it together."""
TALK = ("village", "monastery", "mage_tower", "keep", "city", "glade", "mine")


def late(setup: Setup, seed: str) -> KnightState:
    """A state of this game in which much has been won already; no command was given in it."""
    rng = random.Random(seed)
    names = rng.sample(HEROES, len(HEROES))
    seats = tuple(replace(seat, hero=seat.hero or name) for seat, name in zip(setup.seats, names, strict=False))
    state = cast("KnightState", new_game(replace(setup, seats=seats)))
    referee: Referee = AnyReferee(state)
    set_time(state.table, rng)
    reveal(referee, rng)
    conquer(state.table, rng)
    for hero in state.table.heroes:
        strengthen(referee, hero, rng)
    cities = [space for space in times.spaces(state.table) if kind(state.table, space) == "city"]
    muster = rng.choice(cities) if cities and rng.random() < MUSTERED else None
    for hero in state.table.heroes:
        hero.space = somewhere(state.table, hero, muster, rng)
        reveal_near(referee, hero)
    return cast("KnightState", settled(state).state)


def set_time(table: Table, rng: random.Random) -> None:
    """Some Day or Night, with its tactics."""
    table.round = rng.randint(1, scenarios.limit(table))
    table.night = table.round % 2 == 0
    table.tactics[:] = scenarios.tactics_now(table)
    if table.dummy and table.dummy.tactic:  # in company it has chosen already
        table.dummy.tactic = table.tactics.pop(rng.randrange(len(table.tactics)))


def conquer(table: Table, rng: random.Random) -> None:
    """Some sites belong to somebody; of several cities one may."""
    cities = [name for name in table.sites if kind(table, Hex.at(name)) == "city"]
    for name, site in table.sites.items():
        spare = kind(table, Hex.at(name)) != "city" or (len(cities) > 1 and name == cities[0])
        if kind(table, Hex.at(name)) in OWNED and spare and not site.friendly and rng.random() < HELD:
            table.spent += [*site.foes, *site.hidden]
            for lying in (site.foes, site.hidden, site.backs):
                lying.clear()
            site.shields.append(rng.randrange(len(table.heroes)))


def reveal(referee: Referee, rng: random.Random) -> None:
    """A few more tiles, or all of them."""
    table = referee.table
    for _ in range(rng.choice((3, 6, 20))):
        free = [place for space in times.spaces(table) for place in exploring.free_beside(tuple(table.tiles), space)]
        fitting = sorted({place for place in free if exploring.does_not_fit(table, *place) is None})
        if not fitting or scenarios.all_revealed(table):
            return
        x, y = rng.choice(fitting)
        tile = Tile(exploring.draw_tile(referee, x, y), x, y)
        exploring.place(referee, tile)
        scenarios.tile_revealed(referee, tile)


def strengthen(referee: Referee, hero: Hero, rng: random.Random) -> None:
    """Levels with what they bring, cards, Units, crystals; a full hand of them."""
    table = referee.table
    hero.level = rng.randint(3, 9)
    hero.fame = hero.level**2 - 1
    hero.reputation = rng.randint(-4, 6)
    for _ in range(min(hero.level // 2, len(hero.skill_pile))):
        skill = hero.skill_pile.pop()
        hero.skills.append(skill)
        referee.push(*skills.SKILLS[skill].gained, seat=hero.seat)
    for pile, most in zip((table.advanced_deck, table.spell_deck, table.artifact_deck), GAINED, strict=True):
        hero.deck += [pile.pop() for _ in range(min(rng.randint(0, most), len(pile)))]
    for _ in range(rng.randint(0, levels.command_tokens(table, hero))):
        recruit(table, hero, rng)
    hero.crystals += [colour for colour in BASIC for _ in range(rng.randint(0, 3))]
    hero.deck += hero.hand
    rng.shuffle(hero.deck)
    if rng.random() < 0.5:
        hero.deck.sort(key=lambda card: isinstance(CARDS[card], (ArtifactCard, SpellCard)))
    hero.hand[:] = [hero.deck.pop() for _ in range(levels.hand_limit(table, hero))]


def recruit(table: Table, hero: Hero, rng: random.Random) -> None:
    """One Unit of those nobody has."""
    pile = rng.choice([deck for deck in (table.regular_units, table.elite_units) if deck])
    hero.units.append(fresh(pile.pop()))
    assert units.printed(hero.units[-1].id)


def somewhere(table: Table, hero: Hero, city: Hex | None, rng: random.Random) -> Hex:
    """Beside this city, if there is one; else at a place with people, or anywhere safe; off the map if nowhere is."""
    land = [space for space in times.spaces(table) if safe(table, hero, space)]
    beside = [space for space in land if city and space in neighbours(city)]
    peopled = [space for space in land if kind(table, space) in TALK]
    places = next((some for some in (beside, rng.choice((peopled, land)), land) if some), [OFF_MAP])
    return rng.choice(places)
