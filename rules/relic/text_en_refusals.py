"""What is said of Relic, in English: why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.phrases import Phrasebook, Teller
from . import text_en_events
from .abilities import Trigger
from .text_en_faces import WHEN
from .text_en_things import thing, who
from .text_en_words import count

BOOK = Phrasebook("en", "rules.relic", text_en_events.BOOK)
because = BOOK.because

PLAIN = {
    "nobody_to_evade": "no enemy here can be evaded",
    "opponent_not_evaded": "this opponent cannot be evaded",
    "nobody_near": "no other player is on your space or in your area",
    "other_enemies": "it is not for these enemies",
    "already_spared": "no Life is lost for this battle any more",
    "another_form": "the battle is fought with another attribute",
    "no_corruption_drawn": "no Corruption card was just drawn",
    "no_corruption_faceup": "you have no faceup Corruption card",
    "no_corruption": "you have no Corruption card",
    "nothing_to_buy": "no other player here has an asset for sale",
    "no_mission": "you have no active Mission",
    "nowhere_to_go": "there is nowhere to go",
    "no_steps_here": "in the Inner tier nothing adds to the way",
    "no_relic_to_enter": "only a relic opens the way into the Inner tier",
    "no_ally": "you have no ally to discard",
    "no_asset": "you have too few assets to discard",
    "no_relic": "you have no relic to discard",
    "nothing_to_reroll": "no dice of that kind lie there",
    "number_used": "a Power number was used for this roll",
    "another_roll": "it is for another kind of roll",
    "another_attribute": "it is for tests of another attribute",
    "no_test": "there is no test now",
    "no_attribute": "this is no test of an attribute",
    "no_such_threat": "no such Threat card lies there",
    "no_threats_here": "there are no Threat cards in the Inner tier",
    "trophies_come_first": "trophies are spent before Missions are traded",
    "start_is_over": "the start of this phase is over",
    "no_trophies": "you have no trophies",
    "condition_not_met": "its condition is not met",
    "nobody_else": "there is no other player",
    "nothing_to_charge": "no asset of yours can get a charge",
}


def plain(text: str) -> Callable[..., str]:
    """A reason that is always said in the same words."""

    def said(t: Teller, **arguments: object) -> str:
        return text

    return said


for reason, text in PLAIN.items():
    because(reason)(plain(text))


@because("another_is_named")
def _(t: Teller, card: str, sort: str) -> str:
    return f"{thing(t, card)} is the one {t.name('class', sort)} of this battle"


@because("named_already")
def _(t: Teller, card: str) -> str:
    return f"{thing(t, card)} is used already"


@because("not_named")
def _(t: Teller, card: str) -> str:
    return f"{thing(t, card)} was not named before the battle"


@because("left_out")
def _(t: Teller, card: str) -> str:
    return f"you do without {thing(t, card)} already"


@because("class_lost")
def _(t: Teller, sort: str) -> str:
    return f"you cannot use {t.form('class', sort, 'plural') or t.name('class', sort)}"


@because("called_already")
def _(t: Teller, seat: int) -> str:
    return f"{who(t, seat)} was asked at this moment already"


@because("no_power_cards")
def _(t: Teller, seat: int) -> str:
    return f"{who(t, seat)} has no Power cards"


@because("no_charge")
def _(t: Teller, card: str) -> str:
    return f"{thing(t, card)} has too few charges"


@because("charge_spent")
def _(t: Teller, card: str) -> str:
    return f"{thing(t, card)} has spent a charge this turn"


@because("not_enough_influence")
def _(t: Teller, need: int, have: int) -> str:
    return f"it costs {need} influence, you have {have}"


@because("deck_empty")
def _(t: Teller, deck: str) -> str:
    return f"there is no {t.name('deck', deck)} left"


@because("not_enough_missions")
def _(t: Teller, need: int, have: int) -> str:
    return f"it takes {need} completed Missions, you have {have}"


@because("not_enough_points")
def _(t: Teller, need: int, have: int) -> str:
    return f"it takes {count(t, 'movement_point', need)}, {have} are left"


@because("not_in_play")
def _(t: Teller, card: str) -> str:
    return f"{thing(t, card)} is not in play"


@because("once_a_roll")
def _(t: Teller, card: str) -> str:
    return f"{thing(t, card)} has rerolled this roll"


@because("once_a_battle")
def _(t: Teller, card: str) -> str:
    return f"{thing(t, card)} was used in this battle"


@because("once_a_turn")
def _(t: Teller, card: str) -> str:
    return f"{thing(t, card)} was used in this turn"


@because("no_ability")
def _(t: Teller, card: str) -> str:
    return f"{thing(t, card)} has only a number"


@because("another_moment")
def _(t: Teller, when: Trigger) -> str:
    return f"it is played {MOMENTS.get(when) or WHEN[when]}"


MOMENTS: dict[Trigger, str] = {
    "start_movement": "when the movement roll is known",
    "prepare_battle": "before a battle",
    "before_roll": "before a roll",
    "after_roll": "after a roll",
}
"""Moments that cards do not name, as what they do tells them."""
