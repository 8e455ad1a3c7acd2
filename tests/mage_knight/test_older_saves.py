"""Saves of older programs can be gone on with."""

from __future__ import annotations

import json
from typing import Any

from rules import Save, dump, load, new_game
from rules.mage_knight import GAME
from rules.mage_knight.older import states


def older(schema: int, *gone: tuple[str, str]) -> str:
    """A game as a program of this schema wrote it: without these fields of the table, or of each hero."""
    setup = GAME.setups.example("full_conquest", 2, "older")
    state = new_game(setup)
    document: dict[str, Any] = json.loads(dump(Save.of(setup, (), state)))
    document["schema"] = schema
    for one in states(document):
        for where, field in gone:
            for record in one["table"]["heroes"] if where == "hero" else [one["table"]]:
                del record[field]
        if schema < 3:
            one["table"]["tiles"] = [tile[:4] for tile in one["table"]["tiles"]]
    return json.dumps(document)


def test_schema_1_knew_no_teams_in_one_to_return() -> None:
    save = load(older(1, ("hero", "homecomer")))
    assert [hero.homecomer for hero in save.state.table.heroes] == ["", ""]


def test_schema_2_knew_no_megapolis() -> None:
    save = load(older(2))
    assert {tile.second for tile in save.state.table.tiles} == {""}
