"""Mage Knight late in the game: strong heroes on a land that is known, so that a walk meets what few games come to.

Nothing is made up: every piece comes from where it lies in a new game, so that the census holds. Play alone could hardly lead to
such a state: nobody gave up cards or crystals for what the heroes have, and some stand where they would not have come to rest.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import cast

from rules import Setup, new_game
from rules.engine.referee import Referee as AnyReferee
from rules.mage_knight import exploring, levels, scenarios, sites, skills, times, units
from rules.mage_knight.basics import BASIC, WOUND
from rules.mage_knight.content.ruins import RUIN
from rules.mage_knight.content.tiles import CITIES
from rules.mage_knight.deed_cards import CARDS, ArtifactCard, SpellCard
from rules.mage_knight.heroes import Hero, fresh
from rules.mage_knight.hexes import OFF_MAP, Hex, neighbours
from rules.mage_knight.movement import safe
from rules.mage_knight.setup import HEROES
from rules.mage_knight.sites import kind, reveal_near
from rules.mage_knight.skills import SKILLS
from rules.mage_knight.table import Die, KnightState, Referee, Table, Tile
from rules.mage_knight.units import UNITS
from rules.play import settled
from tests.soak.meetings import Meeting
from tests.soak.setups import seated

OWNED, HELD = ("keep", "mage_tower", "dungeon", "tomb", "city"), 0.4
"""Sites that may be somebody's, and how many of them are."""
GAINED = (3, 5, 4)
"""How many Advanced Actions, Spells and Artifacts a hero has at most."""
PLACES = ("siege", "siege", "siege", "duel", "hunt", "market", "people", "ruins", "")
"""Where the heroes are, if nothing is looked for: most often all beside one city, as only there they can assault it together."""
PEOPLED = ("village", "monastery", "mage_tower", "keep", "city", "glade", "mine")
ALL = 20
SEEN = (6, ALL, ALL)
"""So many tiles more are on the map."""
USEFUL = {"siege": "combat", "duel": "combat", "hunt": "combat", "market": "influence"}
"""Cards that are rather held in hand there."""
FEW = 2
"""Cards held beside the one that is looked for, so that its mana is not spent on others."""
SPENT = 0.3
"""So many of the Units are spent, and so many wounded."""


def late(setup: Setup, seed: str, where: Meeting | None = None) -> KnightState:
    """A state of this game in which much has been won already; no command was given in it.

    Args:
        setup: The game, with no optional rule that asks before there are heroes with cards.
        seed: The same gives the same state.
        where: What is to be met in it; None: whatever comes.
    """
    rng = random.Random(seed)
    place, _, colour = (rng.choice(PLACES) if where is None else where.at).partition(" ")
    wanted = rng.choice(where.pieces) if where and where.pieces else ""
    names = rng.sample(HEROES, len(HEROES))
    if wanted in SKILLS:
        names.sort(key=lambda name: name != SKILLS[wanted].hero)
    state = cast("KnightState", new_game(seated(setup, names)))
    referee: Referee = AnyReferee(state)
    table = state.table
    set_time(table, rng, night=where is not None and where.night)
    if colour:
        build_city(table, colour)
    reveal(referee, rng, ALL if colour else rng.choice(SEEN if place else (3, 6, ALL)))
    conquer(table, rng)
    for hero in table.heroes:
        strengthen(referee, hero, rng, USEFUL.get(place, ""), mighty=where is not None)
    reject_skills(table, rng)
    if wanted:
        give(referee, wanted, rng)
    stand(referee, place, colour, rng)
    if wanted in RUIN:
        lay_ruin(table, wanted)
    return cast("KnightState", settled(state).state)


def set_time(table: Table, rng: random.Random, *, night: bool) -> None:
    """Some Day or Night, with its tactics; a Night, if it shall be."""
    table.round = rng.randrange(2, scenarios.limit(table) + 1, 2) if night else rng.randint(1, scenarios.limit(table))
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


def build_city(table: Table, colour: str) -> None:
    """The city of this colour is among the tiles, in the stead of another that was, if the game has cities at all."""
    tile = next(name for name, of in CITIES.items() if of == colour)
    used = [name for name in table.core if name in CITIES]
    if tile in table.box_city and used:
        table.core[table.core.index(used[0])] = tile
        table.box_city[table.box_city.index(tile)] = used[0]


def reveal(referee: Referee, rng: random.Random, most: int) -> None:
    """So many more tiles, as far as there are any and they fit."""
    table = referee.table
    for _ in range(most):
        free = [place for space in times.spaces(table) for place in exploring.free_beside(tuple(table.tiles), space)]
        fitting = sorted({place for place in free if exploring.does_not_fit(table, *place) is None})
        if not fitting or scenarios.all_revealed(table):
            return
        x, y = rng.choice(fitting)
        tile = Tile(exploring.draw_tile(referee, x, y), x, y)
        exploring.place(referee, tile)
        scenarios.tile_revealed(referee, tile)


# what the heroes have


def strengthen(referee: Referee, hero: Hero, rng: random.Random, useful: str, *, mighty: bool) -> None:
    """Levels with what they bring, cards, Units, crystals; a full hand of them, if they are useful where it stands."""
    table = referee.table
    hero.level = rng.choice((7, 7, 8, 9)) if mighty else rng.randint(3, 9)
    least, most = hero.level**2 - 1, (hero.level + 1) ** 2 - 2
    hero.fame = most if mighty else rng.randint(least, most)
    hero.reputation = rng.randint(-4, 6)
    for _ in range(min(hero.level // 2, len(hero.skill_pile))):
        gain_skill(referee, hero, hero.skill_pile.pop())
    for pile, most in zip((table.advanced_deck, table.spell_deck, table.artifact_deck), GAINED, strict=True):
        hero.deck += [pile.pop() for _ in range(min(rng.randint(0, most), len(pile)))]
    tokens = levels.command_tokens(table, hero)
    for _ in range(tokens if mighty else rng.randint(0, tokens)):
        pile = rng.choice([deck for deck in (table.regular_units, table.elite_units) if deck])
        recruit(hero, pile.pop(), rng)
    hero.crystals += [colour for colour in BASIC for _ in range(rng.randint(0, 3))]
    fill_hand(table, hero, rng, useful)


def gain_skill(referee: Referee, hero: Hero, skill: str) -> None:
    """A Skill, and what it brings at once."""
    hero.skills.append(skill)
    referee.push(*skills.SKILLS[skill].gained, seat=hero.seat)


def recruit(hero: Hero, unit: str, rng: random.Random) -> None:
    """A Unit, spent or wounded now and then."""
    assert units.printed(unit)
    hero.units.append(fresh(unit))
    hero.units[-1].ready = rng.random() >= SPENT
    hero.units[-1].wounds = int(rng.random() < SPENT)


def fill_hand(table: Table, hero: Hero, rng: random.Random, useful: str) -> None:
    """A new hand, now and then the mightiest cards first; a Wound or two among them; and Artifacts in the discard pile."""
    hero.deck += hero.hand
    rng.shuffle(hero.deck)
    if rng.random() < 0.5:
        hero.deck.sort(key=lambda card: isinstance(CARDS[card], (ArtifactCard, SpellCard)))
    elif useful:
        hero.deck.sort(key=lambda card: useful in CARDS[card].icons)
    hero.hand[:] = [hero.deck.pop() for _ in range(levels.hand_limit(table, hero))]
    hero.hand += [WOUND] * rng.choice((0, 0, 1, 2))
    old = [card for card in hero.deck if isinstance(CARDS[card], ArtifactCard)]
    hero.discard += old
    hero.deck[:] = [card for card in hero.deck if card not in old]


def reject_skills(table: Table, rng: random.Random) -> None:
    """Skills that some did not want lie in the common offer."""
    for hero in table.heroes:
        if hero.skill_pile and rng.random() < 0.5:
            table.skill_offer.append(hero.skill_pile.pop())
            hero.rejected.append(table.skill_offer[-1])


def give(referee: Referee, piece: str, rng: random.Random) -> None:
    """This card, Unit or Skill is in the hand or area of some hero, with mana for it; nowhere if it is not in this game."""
    table = referee.table
    hero = rng.choice(table.heroes)
    if piece in SKILLS:
        for pile in [hero.skill_pile for hero in table.heroes] + [table.skill_offer]:
            if piece in pile:
                pile.remove(piece)
                owner = next((one for one in table.heroes if one.name == SKILLS[piece].hero), hero)
                owner.rejected[:] = [skill for skill in owner.rejected if skill != piece]
                if SKILLS[piece].gained:
                    owner.skill_pile.append(piece)  # it is turned up at the next level
                else:
                    gain_skill(referee, owner, piece)
    elif piece in UNITS:
        enlist(table, hero, piece)
    elif piece in CARDS and (taken := next((pile for pile in piles(table, hero) if piece in pile), None)) is not None:
        taken.remove(piece)
        hero.deck[:0] = [card for card in hero.hand[FEW:] if card != WOUND]
        hero.hand[:] = [*(card for card in hero.hand[:FEW] if card != WOUND), *[WOUND] * hero.hand.count(WOUND), piece]
    enrich(table, hero, CARDS[piece].colour if piece in CARDS else "")


def piles(table: Table, hero: Hero) -> Iterator[list[str]]:
    """Where a card may lie."""
    yield from (hero.deck, hero.discard, table.advanced_deck, table.spell_deck, table.artifact_deck)
    yield from (pile for other in table.heroes for pile in (other.deck, other.discard, other.hand))


def enlist(table: Table, hero: Hero, name: str) -> None:
    """A Unit of this name, ready and unwounded; one of another name makes room for it."""
    for pile in (table.regular_units, table.elite_units):
        if unit := next((id for id in pile if id.partition(".")[0] == name), ""):
            pile.remove(unit)
            if not levels.command_tokens(table, hero) > len([one for one in hero.units if not one.bonded]):
                other = next(one for one in hero.units if not one.bonded)
                hero.units.remove(other)
                pile.insert(0, other.id)
            hero.units.append(fresh(unit))
            return


def enrich(table: Table, hero: Hero, colour: str) -> None:
    """Crystals of every colour, and dice for the stronger half: black by night, gold by day."""
    hero.crystals[:] = [basic for basic in BASIC for _ in range(3 if basic == colour or not colour else 2)]
    table.source[1:] = [Die("black" if table.night else "gold") for _ in table.source[1:]]


# where they stand


def stand(referee: Referee, place: str, colour: str, rng: random.Random) -> None:
    """Every hero where such a place is; anywhere safe if there is none; off the map if nowhere is."""
    table = referee.table
    spaces = fitting(table, place, colour, rng)
    alone = [space for space in times.spaces(table) if safe(table, table.heroes[0], space)]
    for hero in table.heroes:
        land = alone if place == "duel" else [space for space in alone if safe(table, hero, space)]
        free = [space for space in spaces if space in land]
        hero.space = rng.choice(free or land or [OFF_MAP])
        reveal_near(referee, hero)


def fitting(table: Table, place: str, colour: str, rng: random.Random) -> list[Hex]:
    """The spaces that such a place has; a siege and a duel are in one place for all, a market in a city of this colour."""
    land = list(times.spaces(table))
    finders: dict[str, Callable[[Hex], bool]] = {
        "siege": lambda space: kind(table, space) == "city" and not sites.conquered(table, space),
        "duel": lambda space: safe(table, table.heroes[0], space),
        "hunt": lambda space: bool(table.rampaging_at(space)),
        "market": lambda space: (
            sites.conquered_city(table, space) and (not colour or colour in sites.city_colours(table, space))
        ),
        "people": lambda space: kind(table, space) in PEOPLED,
        "ruins": lambda space: kind(table, space) == "ruins" and not sites.conquered(table, space),
        "tunnel": lambda space: kind(table, space) in ("dungeon", "tomb") and sites.conquered(table, space),
    }
    found = [space for space in land if place and finders[place](space)]
    if place == "siege" and found:
        return list(neighbours(rng.choice(found)))
    if place == "duel" and found:
        return [rng.choice(found)]
    return [near for space in found for near in neighbours(space)] if place == "hunt" else found


def lay_ruin(table: Table, ruin: str) -> None:
    """This ruin token lies where a hero stands in ruins, and the one that lay there in its stead."""
    here = next((site for hero in table.heroes if (site := table.site(hero.space)) and site.ruin), None)
    if here is None:
        return
    for other in table.sites.values():
        other.ruin, other.ruin_hidden = (
            here.ruin if name == ruin else name for name in (other.ruin, other.ruin_hidden)
        )
    table.ruins[:] = [here.ruin if name == ruin else name for name in table.ruins]
    here.ruin = ruin
