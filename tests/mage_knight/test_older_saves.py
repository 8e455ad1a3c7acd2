"""Saves of older programs can be gone on with."""

from __future__ import annotations

import json
from typing import Any

from rules import Save, dump, load, new_game
from rules.engine.instructions import TAGS
from rules.mage_knight import GAME
from rules.mage_knight import older as older_saves
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
        if schema < 6:
            for hero in one["table"]["heroes"]:
                del hero["turn"]["took"]
        if schema < 3:
            one["table"]["tiles"] = [tile[:4] for tile in one["table"]["tiles"]]
    return json.dumps(document)


def test_schema_1_knew_no_teams_in_one_to_return() -> None:
    save = load(older(1, ("hero", "homecomer"), ("table", "hindrance")))
    assert [hero.homecomer for hero in save.state.table.heroes] == ["", ""]


def test_schema_2_knew_no_megapolis() -> None:
    save = load(older(2, ("table", "hindrance")))
    assert {tile.second for tile in save.state.table.tiles} == {""}


def test_schema_3_knew_no_interactive_combat() -> None:
    assert load(older(3, ("table", "hindrance"))).state.table.hindrance is None


def test_schema_4_named_instructions_after_cards() -> None:
    text = older(4)
    document: dict[str, Any] = json.loads(text)
    for one in states(document):
        one["agenda"][-1]["todo"][:0] = [{"op": "mage_knight.march", "seat": 0}]
        one["agenda"][0]["todo"].append({"op": "by", "seat": 0, "do": {"op": "mage_knight.inspire"}})
    older_saves.instructions_were_called_after_cards(document)
    first, last = (document["state"]["agenda"][at]["todo"][end]["op"] for at, end in ((-1, 0), (0, -1)))
    assert (first, last) == ("mage_knight.engage", "by")
    assert document["state"]["agenda"][0]["todo"][-1]["do"]["op"] == "mage_knight.ready_or_mend"
    assert set(older_saves.MECHANICS.values()) <= {op.removeprefix("mage_knight.") for op in TAGS}
    assert not set(older_saves.MECHANICS) & {op.removeprefix("mage_knight.") for op in TAGS}
    load(text)


def test_schema_5_knew_not_whose_dice_were_used() -> None:
    assert [hero.turn.took for hero in load(older(5)).state.table.heroes] == [[], []]
