"""2 Components: all pieces there must be, and where they are; what cannot be in a state (28.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..engine.referee import State as AnyState
from . import levels, mana, scenarios, skills, tactics
from .basics import BASIC, COLOURS, PILES, WOUND
from .content.decks import starting_deck
from .content.enemies import ENEMIES, tokens
from .content.ruins import RUINS
from .content.tiles import CITY_TILES, CORE, COUNTRYSIDE
from .deed_cards import CARDS, ActionCard
from .fight import points
from .frays import Fight
from .heroes import Hero, Unit
from .setup import HEROES, unit_cards
from .table import Site, Table

START = "tile start"
"""The starting tile has two sides."""


def pieces(state: AnyState[Table, Hero]) -> Counter[str]:
    """Every piece there must be; Wounds are without number (MK-COMP-1)."""
    must = Counter(token for colour in PILES for token in tokens(colour))
    must.update(RUINS)
    must.update(f"tile {tile}" for tile in (*COUNTRYSIDE, *CORE, *CITY_TILES))
    must.update([START])
    must.update(f"unit {unit}" for unit in unit_cards(elite=False) + unit_cards(elite=True))
    must.update(card.name for card in CARDS.values() if not isinstance(card, ActionCard) or card.advanced)
    must.update(card for hero in HEROES for card in starting_deck(hero))
    must.update(f"skill {skill}" for skill in skills.SKILLS)
    must.update(f"tactic {tactic}" for tactic in tactics.TACTICS)
    return must


def census(state: AnyState[Table, Hero]) -> Counter[str]:
    """Every piece there is, wherever it lies."""
    table = state.table
    if not table.tiles:
        return pieces(state)  # still in the box
    found = [START if tile.name in "AB" else f"tile {tile.name}" for tile in table.tiles]
    for pile in (table.countryside, table.core, table.box_countryside, table.box_core, table.box_city):
        found += [f"tile {tile}" for tile in pile]
    found += lying_tokens(table)
    found += common_cards(table)
    for hero in table.heroes:
        found += cards_of(hero)
        found += [f"unit {unit.id}" for unit in hero.units]
    found += boxed_heroes(table)
    found += [f"skill {skill}" for skill in skills_about(table)]
    found += [f"tactic {tactic}" for tactic in tactics_about(table)]
    return Counter(found)


def lying_tokens(table: Table) -> Iterator[str]:
    """Tokens of enemies and ruins: in piles, on the map, in fights."""
    for colour in PILES:
        yield from table.pile(colour)
    yield from table.spent + table.ruins + table.spent_ruins
    for site in table.sites.values():
        yield from (*site.foes, *site.hidden)
        yield from filter(None, (site.ruin, site.ruin_hidden))
    for lying in table.rampaging.values():
        yield from lying
    for fight in table.fights:
        yield from (foe.id for foe in fight.foes if foe.role == "drawn")
        yield from (foe.stand_in for foe in fight.foes if foe.stand_in)


def common_cards(table: Table) -> Iterator[str]:
    """Cards in the common decks and offers, those of the dummy player, and those out of the game."""
    yield from (*table.spell_deck, *table.spell_offer, *table.artifact_deck)
    yield from (*table.advanced_deck, *table.advanced_offer, *table.monastery_offer, *table.upgrades)
    out = [name for name in table.removed if name not in skills.SKILLS and name not in tactics.TACTICS]
    yield from (name for name in out if "." not in name)
    removed_units = [name for name in out if "." in name]
    yield from (f"unit {id}" for id in (*table.regular_units, *table.elite_units, *table.unit_offer, *removed_units))
    if table.dummy:
        yield from (*table.dummy.deck, *table.dummy.discard)


def cards_of(hero: Hero) -> Iterator[str]:
    """The Deed cards of a hero, Wounds left out."""
    piles = (hero.deck, hero.hand, hero.discard, hero.played, hero.thrown, hero.aside, hero.under_tactic, hero.looking)
    yield from (*hero.drafted, *hero.pack)
    yield from (card for pile in piles for card in pile if card != WOUND)
    yield from (unit.banner for unit in hero.units if unit.banner)


def boxed_heroes(table: Table) -> Iterator[str]:
    """The starting decks of heroes that nobody plays, or not yet."""
    out = {hero.name for hero in table.heroes if equipped(hero)}
    if table.dummy:
        out.add(table.dummy.name)
    yield from (card for hero in HEROES if hero not in out for card in starting_deck(hero))


def equipped(hero: Hero) -> bool:
    """Whether a hero has been given its cards."""
    return any((hero.deck, hero.hand, hero.discard, hero.played, hero.thrown, hero.aside, hero.under_tactic))


def skills_about(table: Table) -> list[str]:
    """Skill tokens in piles, with their owners, on offer, removed; all others are in the box."""
    about = [*table.skill_offer, *(name for name in table.removed if name in skills.SKILLS)]
    for hero in table.heroes:
        about += hero.skill_pile + hero.skills + hero.turned_up
    if table.dummy:
        about += table.dummy.skill_pile
    known = set(about)
    return about + [skill for skill in skills.SKILLS if skill not in known]


def tactics_about(table: Table) -> list[str]:
    """Tactics displayed, taken, removed; all others are put aside."""
    about = [*table.tactics, *(name for name in table.removed if name in tactics.TACTICS)]
    holders = [*table.heroes, *[table.dummy] * bool(table.dummy)]
    about += [holder.tactic for holder in holders if holder and holder.tactic]
    return about + [tactic for tactic in tactics.TACTICS if tactic not in about]


# what cannot be


def sound(state: AnyState[Table, Hero]) -> str | None:
    """What cannot be in a state, found by looking; None: nothing (MK-IMPL-10 ... MK-IMPL-13)."""
    table = state.table
    wrong = (wrong_hero(table, seat, hero) for seat, hero in enumerate(table.heroes))
    found = next(filter(None, wrong), None) or wrong_table(table)
    return found or next((f"sites.{name}" for name, site in table.sites.items() if wrong_site(table, site)), None)


def wrong_hero(table: Table, seat: int, hero: Hero) -> str | None:
    """What is wrong with a hero."""
    here = f"heroes.{seat}"
    if hero.seat != seat or (hero.name and hero.name not in HEROES):
        return here
    if any(hero.crystals.count(colour) > mana.MOST_CRYSTALS for colour in BASIC) or set(hero.crystals) - set(BASIC):
        return f"{here}.crystals"
    if sum(not unit.bonded for unit in hero.units) > levels.command_tokens(table, hero):
        return f"{here}.units"
    if any(wrong_unit(unit) for unit in hero.units):
        return f"{here}.units"
    kept = not hero.turn.part and not table.fights and hero.tokens
    if kept and not hero.motivated and scenarios.no_player_combat(table):
        return f"{here}.tokens"  # a hero that was attacked may keep some (MK-PVP-6), and a Motivation may bring one before the turn
    return None


def wrong_unit(unit: Unit) -> bool:
    """Whether a Unit or its Banner is none there is."""
    return bool(unit.banner) and unit.banner not in CARDS


def wrong_table(table: Table) -> str | None:
    """What is wrong with the common area."""
    seats = [seat for seat in table.order if seat >= 0]
    if len(set(seats)) != len(seats):
        return "order"
    if any(seat >= len(table.heroes) for seat in (*table.order, *table.turns_left)):
        return "order"
    if any(die.colour not in COLOURS for die in table.source):
        return "source"
    return next((f"fights.{i}" for i, fight in enumerate(table.fights) if wrong_fight(table, fight)), None)


def wrong_fight(table: Table, fight: Fight) -> bool:
    """Whether a fight is nobody's, or aims at an enemy that is not there; in a duel Units are aimed at."""
    ids = {foe.id for foe in fight.foes}
    aims = fight.site != points.DUEL and any(target not in ids for target in fight.targets)
    return fight.seat >= len(table.heroes) or aims


def wrong_site(table: Table, site: Site) -> bool:
    """Whether tokens and backs of a site do not agree, or a Shield is nobody's."""
    backs = [ENEMIES[token.partition(".")[0]].colour for token in site.hidden]
    return backs != site.backs or any(seat >= len(table.heroes) for seat in site.shields)
