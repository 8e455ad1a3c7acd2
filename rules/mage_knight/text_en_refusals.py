"""What is said of Mage Knight, in English: why something is refused."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Phrasebook, Teller
from . import (
    text_en_events,
)
from .text_alike import signed
from .text_en_things import either, plain

BOOK = Phrasebook("en", "rules.mage_knight", text_en_events.BOOK)
because = BOOK.because


# refusals


REASONS = {
    "already_announced": "it is announced already",
    "artifacts_together": "all Artifacts are taken at once: roll first",
    "banner_used": "the Banner was used in this Round",
    "bonded_unit_stays": "the Unit on Bonds of Loyalty stays",
    "burned": "burned down",
    "card_is_gone": "the card is not in the Play area any more",
    "choose_first": "choose for the tactic first",
    "chosen_already": "chosen already for this turn",
    "city_closed": "cities are closed in this scenario",
    "core_must_touch_two": "a Core tile must touch two tiles",
    "core_on_the_coast": "no Core tile on the coast",
    "cost_cannot_be_paid": "its price cannot be paid in full",
    "deck_empty": "the deck is empty",
    "deck_not_empty": "the Deed deck is not empty",
    "deck_was_not_empty": "Deed deck was not empty",
    "die_used_already": "mana of the Source was used in this turn",
    "dungeon_conquered": "conquered: not entered again in this scenario",
    "end_announced": "the end is announced",
    "end_of_round_announced": "the End of the Round is announced",
    "final_turns": "these are the last turns of the game",
    "hand_empty": "no cards in hand",
    "hero_here": "another hero stands here",
    "hero_there_and_provoking": "a hero is there, and the way provokes enemies",
    "incantation_done": "one incantation a Night",
    "inhabited": "not on an inhabited site",
    "last_turn": "this is the last turn",
    "mine_is_free": "the mine is liberated already",
    "motivation_used": "another Motivation was used",
    "must_be_safe": "not a safe space",
    "must_rest": "only Wounds in hand: you must rest",
    "no_action_left": "the action of the turn is gone",
    "no_attack_to_block": "choose an attack first",
    "no_black_by_day": "no black mana by Day",
    "no_card_for_it": "no card for it in hand",
    "no_crystal": "no crystal",
    "no_die": "no such die in the Source",
    "no_glade_marked": "no glade is marked",
    "no_healing_in_combat": "no healing in combat",
    "no_locals": "nobody lives here",
    "no_player_combat": "heroes do not fight each other in this game",
    "no_rest_after_moving": "not after moving or acting",
    "no_skills": "no Skills: you take part only partly",
    "no_target_chosen": "choose a target first",
    "no_teams": "there are no two teams in this game",
    "no_tiles_left": "no tiles left",
    "no_unit_for_it": "no Unit for it",
    "no_units_here": "Units take no part here",
    "no_use_for_mana": "nothing to use the mana for",
    "no_use_sideways": "of no use now",
    "no_value_to_raise": "no value to raise",
    "no_village": "not on a village",
    "no_way_beneath": "no way beneath the earth leads there",
    "no_wound_in_hand": "no Wound in hand",
    "no_wound_received": "no Wound received in this turn",
    "nobody_attacks": "nobody attacks",
    "nobody_suitable": "nobody can be invited",
    "nobody_talks_to_you": "at this Reputation nobody talks to you",
    "nobody_to_attack": "nobody to attack there",
    "nobody_to_challenge": "nobody rampages nearby",
    "nobody_within_reach": "no enemy can be reached",
    "not_cooperative": "no joint assaults in this game",
    "not_in_combat": "not in combat",
    "not_moving": "the movement is over",
    "not_revealed": "not revealed yet",
    "not_your_keep": "this keep is not yours",
    "nothing_discarded": "the discard pile is empty",
    "nothing_gathered": "no Attack gathered",
    "nothing_left": "nothing is left here",
    "nothing_to_discard": "no card to discard",
    "nowhere_to_land": "no space fit to end on",
    "off_the_map": "outside the map's shape",
    "offer_empty": "the offer is empty",
    "one_action": "one action a turn",
    "only_into_the_city": "a joint assault: only straight into the city",
    "only_in_after": "only after the action",
    "only_in_attack": "only in the Attack phase",
    "only_in_attacks": "only in the attack phases",
    "only_in_block": "only in the Block phase",
    "only_in_combat": "only in combat",
    "only_in_damage": "only when damage is assigned",
    "only_in_interaction": "only while interacting",
    "only_in_move": "only while moving",
    "only_in_ranged": "only in the Ranged and Siege phase",
    "only_ranged_and_siege": "only ranged and siege Attacks in this phase",
    "only_siege": "a target is fortified: only siege Attacks",
    "only_while_blocking": "only while blocking",
    "only_while_interacting": "only while interacting",
    "only_while_moving": "only while moving",
    "only_wounds": "nothing but Wounds in hand",
    "own_skill_rejected": "you have rejected this Skill",
    "plundered": "plundered already since the last turn",
    "rampaging_there": "rampaging enemies are there",
    "resting": "you rest in this turn",
    "skill_used": "used in this Round",
    "skill_used_this_turn": "used in this turn",
    "tactic_used": "the tactic is used",
    "tile_must_touch_three": "a tile from the box must touch three tiles",
    "tile_would_not_touch_enough": "the tile would not touch enough tiles",
    "too_few_to_share": "too few defenders to share",
    "turn_has_begun": "the turn has begun",
    "twice_fortified": "fortified twice: no Attack reaches it now",
    "unit_has_withstood": "this Unit has withstood damage in this fight",
    "unit_ready": "this Unit is ready",
    "unit_spent": "this Unit is spent",
    "unit_wounded": "this Unit is wounded",
    "units_are_spared": "Units take no damage in this turn",
    "works_by_itself": "works by itself",
}
"""Refusals that need nothing filled in."""
for reason, text in REASONS.items():
    because(reason)(plain(text))

MOMENTS = {
    "combat": "only in combat",
    "start of combat": "only at the start of a combat",
    "before damage": "only before damage is dealt",
    "with moves left": "too few Move points were left",
    "peace": "not in combat",
    "interaction": "only while interacting",
    "night": "only at Night",
    "day": "only by Day",
}
"""Why a card cannot be played at another moment."""


@because("not_now")
def _(t: Teller, moment: str) -> str:
    return MOMENTS[moment]


@because("too_many_cities")
def _(t: Teller, most: int) -> str:
    return f"a Megapolis goes with at most {most} cities"


@because("wrong_tiles")
def _(t: Teller, kind: str, least: int, most: int) -> str:
    return f"{t.name('variant_group', kind)}: from {least} to {most} here"


@because("ally")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} is an ally"


@because("must_attack")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} is here: attack, or move on"


@because("not_adjacent")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} is not next to the city"


@because("token_face_down")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} has played the next turn already"


@because("hero_taken")
def _(t: Teller, hero: str) -> str:
    return f"{t.name('hero', hero)} is taken"


@because("no_mana")
def _(t: Teller, colours: tuple[str, ...]) -> str:
    return f"no {either(t, colours)} mana"


@because("die_used")
def _(t: Teller, colours: tuple[str, ...]) -> str:
    return f"no {either(t, colours)} mana: the die of the turn is used"


@because("no_gold_at_night")
def _(t: Teller, colours: tuple[str, ...]) -> str:
    return f"no {either(t, colours)} mana: gold is of no use at Night"


@because("not_enough_mana")
def _(t: Teller, colour: str, n: int) -> str:
    return f"needs {n} {t.name('colour', colour)} mana"


@because("no_healing_here")
def _(t: Teller, site: str) -> str:
    return f"no healing for sale at the {t.name('site', site)}" if site else "no healing for sale here"


@because("not_conquered")
def _(t: Teller, site: str) -> str:
    return f"the {t.name('site', site)} is not conquered"


@because("no_way_in")
def _(t: Teller, terrain: str) -> str:
    return f"the {t.name('terrain', terrain)} cannot be entered"


@because("not_recruited_here")
def _(t: Teller, place: str) -> str:
    return f"not for hire at the {t.name('site', place)}" if place else "not for hire here"


def shortage(what: str) -> Callable[..., str]:
    """`Move 2 of 3`."""

    def phrase(t: Teller, need: int, have: int) -> str:
        return f"{what} {have if have >= 0 else signed(have)} of {need}"

    return phrase


for reason, what in {
    "not_enough_attack": "Attack",
    "not_enough_block": "Block",
    "not_enough_damage": "damage",
    "not_enough_healing": "Heal",
    "not_enough_influence": "Influence",
    "not_enough_move": "Move",
}.items():
    because(reason)(shortage(what))
