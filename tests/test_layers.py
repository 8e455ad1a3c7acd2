"""The laws that can be read off the sources."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator

import pytest

from tests import sources
from tests.sources import ROOT, Source

Check = Callable[[Source], Iterator[str]]

LONGEST = 400
LONGEST_TABLE = 500


def offences(check: Check, files: Iterable[Source]) -> list[str]:
    """All offences of all files, each with its file."""
    return [f"{source.name}:{offence}" for source in files for offence in check(source)]


def games() -> list[str]:
    """The slugs of the games there are."""
    return sorted(path.parent.name for path in ROOT.glob("rules/*/__init__.py") if path.parent.name != "engine")


def test_rules_are_pure() -> None:
    assert offences(sources.impurities, sources.python_under("rules")) == []


def test_content_has_no_logic() -> None:
    content = [source for source in sources.python_under("rules") if "/content/" in source.name]
    assert offences(sources.lambdas, content) == []


def test_state_holds_no_sets() -> None:
    assert offences(sources.sets_in_state, sources.python_under("rules")) == []


def test_modules_of_rules_can_be_read_in_one_sitting() -> None:
    def is_table(name: str) -> bool:
        return "/content/" in name or "/text_" in name or name.endswith("/events.py")

    lengths = {source.name: len(source.lines) for source in sources.python_under("rules")}
    long = {name: n for name, n in lengths.items() if n > (LONGEST_TABLE if is_table(name) else LONGEST)}
    assert long == {}


def test_screens_call_no_verb_of_rules() -> None:
    assert offences(sources.verbs, sources.python_under("tabletop_tui")) == []


def test_nothing_is_left_unfinished() -> None:
    assert offences(sources.unfinished, sources.kept()) == []


def test_nothing_belongs_to_one_machine() -> None:
    assert offences(sources.out_of_place, sources.kept()) == []


def test_every_game_is_in_the_contracts_of_layers() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    contracts = {contract["id"]: contract for contract in settings["contracts"]}
    packages = [f"rules.{slug}" for slug in games()]
    assert sorted(contracts["engine"]["forbidden_modules"]) == packages
    assert sorted(contracts["games"]["modules"]) == packages


@pytest.mark.parametrize(
    ("check", "text"),
    [
        (sources.impurities, "import os.path"),
        (sources.impurities, "from time import perf_counter"),
        (sources.impurities, "def roll():\n    import random"),
        (sources.impurities, "from importlib import resources"),
        (sources.impurities, "import importlib.resources"),
        (sources.impurities, "text = open('names.toml').read()"),
        (sources.lambdas, "CARD = Card('rage', lambda hero: hero.attack(2))"),
        (sources.sets_in_state, "@live\nclass Hero:\n    seen: set[str]"),
        (sources.sets_in_state, "@records.live\nclass Hero:\n    seen: dict[str, frozenset[str]]"),
        (sources.sets_in_state, "@instruction\nclass Take(Instruction):\n    of: AbstractSet[str]"),
        (sources.verbs, "from rules import apply, say"),
        (sources.verbs, "import rules\n\nrules.apply(state, command)"),
        (sources.verbs, "import rules as r\n\nr.load(text)"),
        (sources.verbs, "import rules.play"),
        (sources.verbs, "from rules.save import Save"),
        (sources.verbs, "from rules import save"),
        (sources.verbs, "from rules import *"),
        (sources.unfinished, "# TO" + "DO: the rest"),
        (sources.out_of_place, "SAVES = '/ho" + "me/anna/saves'"),
        (sources.out_of_place, "see https://py" + "pi.org/project/chess"),
    ],
)
def test_each_check_finds_what_it_is_for(check: Check, text: str) -> None:
    assert len(list(check(Source("tabletop_tui/screens/table.py", text)))) == 1


@pytest.mark.parametrize(
    ("check", "name", "text"),
    [
        (
            sources.impurities,
            "rules/engine/phrases.py",
            "from importlib import resources\n\nfiles = resources.files('rules')",
        ),
        (sources.impurities, "rules/game.py", "from importlib import import_module"),
        (sources.impurities, "rules/dungeonquest/rooms.py", "from . import time_track\n\nself.open(door)"),
        (sources.sets_in_state, "rules/dungeonquest/table.py", "@live\nclass Hero:\n    asset: str\n\nSEEN: set[str]"),
        (sources.verbs, "tabletop_tui/session.py", "from rules import apply"),
        (sources.verbs, "tabletop_tui/screens/table.py", "from rules import View, say\n\nview = self.view.load"),
        (sources.out_of_place, "README.md", "make play PYTHON=/path/to/python3, or ~/work/saves"),
    ],
)
def test_no_check_finds_more(check: Check, name: str, text: str) -> None:
    assert list(check(Source(name, text))) == []
