"""Whole games of every scenario, with everything checked that must hold at each step."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from rules import Setup
from rules.mage_knight import FORM
from rules.walks import Chooser, Temper, checked

EXAMPLES = list(FORM.examples("walks"))
PLAIN = [setup for setup in EXAMPLES if not setup.variants]
VARIED = [setup for setup in EXAMPLES if setup.variants]
LARGEST = [max((s for s in PLAIN if s.scenario == id), key=lambda s: len(s.seats)) for id in FORM.scenarios]
GAMES: list[tuple[Setup, Temper]] = [*((setup, "aimed") for setup in PLAIN), *((setup, "uniform") for setup in LARGEST)]


def name(setup: Setup) -> str:
    """What a game is called among the tests."""
    return "-".join((setup.scenario, str(len(setup.seats)), *setup.variants))


@pytest.mark.parametrize(("setup", "temper"), GAMES, ids=lambda part: part if isinstance(part, str) else name(part))
@pytest.mark.clause("MK-IMPL-9", "MK-IMPL-11", "MK-IMPL-12", "MK-IMPL-13", "MK-IMPL-14")
def test_every_scenario_comes_to_an_end(setup: Setup, temper: Temper) -> None:
    walked = checked(replace(setup, seed=temper), Chooser(temper, random.Random(1)), every=80)
    assert walked.steps > 20
    assert sorted(standing.seat for standing in walked.result.standings) == list(range(len(setup.seats)))


@pytest.mark.parametrize("setup", VARIED, ids=name)
def test_every_variant_comes_to_an_end(setup: Setup) -> None:
    walked = checked(setup, Chooser("uniform", random.Random(2)), every=80)
    assert len(walked.result.standings) == len(setup.seats)
