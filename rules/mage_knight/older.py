"""Saves of older programs, brought up to date one schema after the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

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
