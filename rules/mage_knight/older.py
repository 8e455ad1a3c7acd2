"""Saves of older programs, brought up to date one schema after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from ..game import Document


def states(document: Document) -> Iterator[dict[str, Any]]:
    """The state of a save, and that at its last barrier."""
    yield from (state for state in (document["state"], document["barrier"]) if state is not None)


def nobody_was_chosen_to_return(document: Document) -> Document:
    """Schema 1 knew no teams in One to Return."""
    for state in states(document):
        for hero in state["table"]["heroes"]:
            hero["homecomer"] = ""
    return document


def every_city_stood_alone(document: Document) -> Document:
    """Schema 2 knew no Megapolis."""
    for state in states(document):
        state["table"]["tiles"] = [[*tile[:4], ""] for tile in state["table"]["tiles"]]
    return document


def no_die_was_set(document: Document) -> Document:
    """Schema 3 knew no interactive combat."""
    for state in states(document):
        state["table"]["hindrance"] = None
    return document


def nobody_knew_whose_dice_were_used(document: Document) -> Document:
    """Schema 5 let whoever ended a turn put back all dice."""
    for state in states(document):
        for hero in state["table"]["heroes"]:
            hero["turn"]["took"] = []
    return document


MECHANICS = {
    "exploit_mana": "mark_colour",
    "exploited": "fine_for_mana",
    "healing_ritual": "shed_some",
    "long_night": "reshuffle_some",
    "search_mana": "reroll_some",
    "meditate": "exchange_some",
    "rethink": "redraw_some",
    "right_moment": "turn_again",
    "steal_die": "set_die_aside",
    "melt_down": "lose_crystals",
    "radiance": "wound_by_crystals",
    "radiate": "wound_for_colour",
    "read_minds": "demand_colour",
    "read_mind": "demand_cards",
    "invoke": "discard_for_mana",
    "invoked": "discarded_for_mana",
    "inspire": "ready_or_mend",
    "bend_time": "extra_turn",
    "gust": "stop_another",
    "march": "engage",
}
"""What instructions were called that had the name of a card, and what they are called by what they do."""


def instructions_were_called_after_cards(document: Document) -> Document:
    """Schema 4 named some instructions after the one card that had them."""
    for state in states(document):
        rename(state)
    return document


def rename(value: Any) -> None:
    """Every instruction in this has the name it has today."""
    if isinstance(value, dict):
        record = cast("dict[str, Any]", value)
        home, _, tag = str(record.get("op", "")).rpartition(".")
        if home == "mage_knight" and tag in MECHANICS:
            record["op"] = f"{home}.{MECHANICS[tag]}"
        rename(list(record.values()))
    elif isinstance(value, list):
        for part in cast("list[Any]", value):
            rename(part)
