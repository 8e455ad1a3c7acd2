"""Whole games of every scenario, with everything checked that must hold at each step."""

from __future__ import annotations

import random

import pytest

from rules import Setup
from rules.mage_knight import FORM
from rules.walks import Chooser, checked

SMALLEST = [FORM.example(id, FORM.seats_of(id)[0], "walks") for id in FORM.scenarios]


@pytest.mark.parametrize("setup", SMALLEST, ids=lambda setup: setup.scenario)
@pytest.mark.clause("MK-IMPL-9", "MK-IMPL-11", "MK-IMPL-12", "MK-IMPL-13", "MK-IMPL-14")
def test_every_scenario_comes_to_an_end(setup: Setup) -> None:
    """With the fewest seats; all other seats and variants are walked where all games are."""
    walked = checked(setup, Chooser("aimed", random.Random(1)), every=80)
    assert walked.steps > 20
    assert sorted(standing.seat for standing in walked.result.standings) == list(range(len(setup.seats)))
