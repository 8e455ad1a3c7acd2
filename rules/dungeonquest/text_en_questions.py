"""What is said of DungeonQuest, in English: questions and refusals."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Phrasebook, Teller, an
from . import (
    bow,
    catacombs,
    chamber,
    combat,
    doors,
    hazards,
    items,
    monsters,
    moving,
    rings,
    rooms,
    searching,
    telling,
    text_en_events,
    towers,
    turn,
)
from .numbers import AGILITY, STRENGTH, Reroll
from .table import CHAMBER
from .text_en_words import called, odds, thing
from .tiles import is_tower

BOOK = Phrasebook("en", "rules.dungeonquest", text_en_events.BOOK)
asks, because = BOOK.asks, BOOK.because


@asks(turn.ChooseHero)
def _(do: turn.ChooseHero, t: Teller) -> str:
    return "which hero?"


@asks(rings.ChooseRing)
def _(do: rings.ChooseRing, t: Teller) -> str:
    return "which magic ring?"


@asks(towers.ChooseTower)
def _(do: towers.ChooseTower, t: Teller) -> str:
    return "in which Tower does the hero begin?"


@asks(turn.TurnWindow)
def _(do: turn.TurnWindow, t: Teller) -> str:
    hero = telling.chooser(t)
    if hero is None:
        return "what do you do in this turn?"
    if hero.below:
        return "in the Catacombs: go on"
    if hero.in_pit:
        return "in a pit: climb out"
    if hero.square in CHAMBER:
        return "loot again, or leave the chamber"
    if is_tower(hero.square):
        return "go out, or leave the castle" if hero.gone_out else "go out into the castle"
    return "move, search or miss the turn"


@asks(rooms.Onward)
def _(do: rooms.Onward, t: Teller) -> str:
    return "go on, or stay here?"


@asks(Reroll)
def _(do: Reroll, t: Teller) -> str:
    shown = f"the D{do.die} shows {do.number}" if do.number else f"the D{do.die}"
    meant = telling.outcome(t, do)
    leads = f" ({t.say(meant)})" if meant is not None else ""
    return f"{shown}{leads}: roll it again with the Ring of Fortune?"


@asks(rings.Warned)
def _(do: rings.Warned, t: Teller) -> str:
    return f"a trap ({'; '.join(t.say(one) for one in do.trap)}): use the Ring of Warning?"


@asks(moving.ChangeTile)
def _(do: moving.ChangeTile, t: Teller) -> str:
    table = telling.table_of(t)
    drawn = f'the tile "{t.name("tile", table.drawn)}" is drawn: ' if table and table.drawn else ""
    return f"{drawn}use the Ring of Changing?"


@asks(doors.Barrier)
def _(do: doors.Barrier, t: Teller) -> str:
    if do.barrier == "door":
        return "a Door card would be drawn: use the Ring of Opening?"
    return f"the portcullis must be lifted ({odds(t, STRENGTH)}): use the Ring of Opening?"


@asks(doors.Smash)
def _(do: doors.Smash, t: Teller) -> str:
    return "the door is jammed: smash it?"


@asks(catacombs.ChooseDirection)
def _(do: catacombs.ChooseDirection, t: Teller) -> str:
    return "which way below the castle, for the whole trip?"


@asks(catacombs.AwayFrom)
def _(do: catacombs.AwayFrom, t: Teller) -> str:
    return f"the card is {thing(t, do.card)}: use the Ring of Teleport instead?"


@asks(catacombs.ComeUp)
def _(do: catacombs.ComeUp, t: Teller) -> str:
    return "come up by an entrance, or where the D10 says?"


@asks(catacombs.Orient)
def _(do: catacombs.Orient, t: Teller) -> str:
    return f"to which side does the arrow of the new tile at {do.square} lie?"


@asks(monsters.Declare)
def _(do: monsters.Declare, t: Teller) -> str:
    fight = telling.fight_of(t)
    if fight is None:
        return "a monster: attack, wait or escape?"
    name = t.name("monster", fight.monster)
    return f"the {name} has attacked by surprise" if fight.sneaks else f"the {name} stands before you"


@asks(bow.ArrowBeforeBlows)
def _(do: bow.ArrowBeforeBlows, t: Teller) -> str:
    return "shoot an arrow before the blows?"


@asks(combat.ChooseTactic)
def _(do: combat.ChooseTactic, t: Teller) -> str:
    fight = telling.fight_of(t)
    if do.side == "hero":
        return f"choose in secret, against the {t.name('monster', fight.monster)}" if fight else "choose in secret"
    return f"choose in secret for the {t.name('monster', fight.monster) if fight else 'monster'}"


@asks(combat.BreakOff)
def _(do: combat.BreakOff, t: Teller) -> str:
    return f"break off the fight ({odds(t, AGILITY)})?"


@asks(chamber.Flee)
def _(do: chamber.Flee, t: Teller) -> str:
    return "the dragon is awake: flee where?"


@asks(items.LootBody)
def _(do: items.LootBody, t: Teller) -> str:
    return "what does the hero take from the body?"


@asks(searching.ChooseCard)
def _(do: searching.ChooseCard, t: Teller) -> str:
    return "which of the Search cards is carried out?"


@asks(hazards.ClosingWalls)
def _(do: hazards.ClosingWalls, t: Teller) -> str:
    return f"slab {do.tried} was wrong: step on which now?" if do.tried else "the walls close in: step on which slab?"


REASONS = {
    "in_a_pit": "in a pit",
    "not_in_a_pit": "not in a pit",
    "too_dark_to_choose": "too dark: the die chooses",
    "not_dark_here": "it is not dark here",
    "no_secret_door": "no secret door found",
    "no_wall_there": "no wall there: use the way out",
    "board_edge": "the edge of the board",
    "no_exit": "a wall",
    "no_entrance": "a wall on the far side",
    "across_the_chasm": "across the chasm",
    "no_tiles_left": "no tiles left",
    "no_searching_below": "no searching in the Catacombs",
    "searched_twice": "searched twice already",
    "not_in_the_chamber": "only in the Treasure Chamber",
    "loot_or_leave": "in the Treasure Chamber: loot or leave",
    "no_resting_at_the_pit": "no staying at the Bottomless Pit",
    "must_move": "searched twice: you must move",
    "turn_has_begun": "the turn has begun",
    "not_in_a_tower": "only from a Tower",
    "not_been_out_yet": "the hero has not been in the castle yet",
    "no_potion": "no potion",
    "has_a_potion": "carries a potion already",
    "no_arrows": "no arrows left",
    "one_arrow_now": "one arrow only, before attacking",
    "must_attack": "an arrow was shot: attack",
    "no_waiting": "it has attacked already",
    "no_way_back": "no way back",
    "no_escape_in_combat": "not in combat: it goes on until one is dead",
    "no_potion_in_combat": "not in combat",
    "door_is_gone": "the secret door is gone",
    "portcullis_behind": "a portcullis is behind you",
    "not_against_this": "not against this monster",
    "no_way_down": "no way down here",
    "not_below": "not in the Catacombs",
}
"""Refusals that need nothing filled in."""


def plain(text: str) -> Callable[[Teller], str]:
    """A phrase that is always the same."""
    return lambda t: text


for reason, text in REASONS.items():
    because(reason)(plain(text))


@because("hero_there")
def _(t: Teller, seat: int) -> str:
    return f"{called(t, seat)} stands there"


@because("hero_taken")
def _(t: Teller, hero: str, seat: int) -> str:
    return f"seat {seat + 1} plays {t.name('hero', hero)}"


@because("hero_dead")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} is dead"


@because("ring_taken")
def _(t: Teller, ring: str) -> str:
    return "worn by another hero"


@because("no_such_ring")
def _(t: Teller, ring: str) -> str:
    return f"the hero has no {t.name('ring', ring)}"


@because("ring_used")
def _(t: Teller, ring: str) -> str:
    return f"the {t.name('ring', ring)} is used up"


@because("cannot_be_searched")
def _(t: Teller, kind: str) -> str:
    if not kind:
        return "no searching here"
    name = t.name("tile_kind", kind)
    return f"no searching in {f'the {name}' if kind == 'chamber' else an(name)}"


@because("no_secret_way_round")
def _(t: Teller, what: str) -> str:
    return f"not past {an(t.name('side', what))}"
