"""The soak itself: what it plays, where it starts, and what it tells."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from rules import Setup, decision
from rules.engine.referee import Referee
from rules.mage_knight import FORM
from rules.walks import Chooser, checked, kinds_of
from tests.soak import each
from tests.soak.__main__ import main, tell_counts
from tests.soak.late import late

CITIES = ("full_conquest", "solo_conquest", "blitz_cooperation", "dungeon_lords")


@pytest.mark.parametrize("scenario", CITIES)
def test_late_in_the_game_all_pieces_are_there_and_it_comes_to_an_end(scenario: str) -> None:
    setup = FORM.example(scenario, FORM.seats_of(scenario)[0], "late")
    state = late(setup, "here")
    assert state == late(setup, "here")
    assert state.commands == 0
    assert decision(state) is not None
    assert all(hero.level >= 3 and len(hero.hand) >= 5 for hero in state.table.heroes)
    walked = checked(setup, Chooser("uniform", random.Random(1)), 100, answers=100, start=state)
    assert walked.steps > 20
    assert walked.ran["mage_knight.draw_up"] > 0


def test_each_plays_every_scenario_at_every_number_of_seats_and_some_late() -> None:
    jobs = list(each.jobs("mage_knight", 10, 1))
    assert jobs == list(each.jobs("mage_knight", 10, 1))
    games = Counter((job.setup.scenario, len(job.setup.seats)) for job in jobs if not job.late)
    assert set(games.values()) == {10}
    assert len(games) == len([setup for setup in FORM.examples("x") if not setup.variants])
    assert Counter(job.late for job in jobs)[True] == 4 * len(games)
    tempers = Counter(job.temper for job in jobs)
    assert tempers["uniform"] > tempers["busy"] > 0 < tempers["aimed"]
    assert 0 < sum(bool(job.setup.variants) for job in jobs) < len(jobs) / 2
    for job in jobs:
        FORM.check(job.setup)


def test_a_game_of_each_tells_what_ran_in_it() -> None:
    job = next(job for job in each.jobs("dungeonquest", 1, 1))
    played = each.play(job)
    assert (played.fault, played.seats) == ("", len(job.setup.seats))
    assert played.steps > 0 < played.ran["dungeonquest.hero_turn"]


def test_a_fault_in_a_game_of_each_is_told_with_the_way_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.walks.check_events", lambda outcome, seats: {}[seats])
    job = next(each.jobs("dungeonquest", 1, 1))
    played = each.play(job)
    assert "fault: KeyError" in played.fault
    assert f"({job.temper}, random.Random({job.chance}))" in played.fault


def test_a_run_of_each_ends_with_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--each", "1", "--game", "dungeonquest", "--seed", "1", "--processes", "1"]) == 0
    out = capsys.readouterr().out
    assert [line.split()[:3] for line in out.splitlines() if line.startswith("castle")] == [
        ["castle", str(seats), "1"] for seats in (1, 2, 3, 4)
    ]
    assert "0 faults" in out
    assert main(["--each", "1", "--game", "dungeonquest", "--seed", "1", "--processes", "1", "--enough", "4"]) == 1


def test_what_never_ran_is_a_failure_once_it_is_due(capsys: pytest.CaptureFixture[str]) -> None:
    from rules.dungeonquest import GAME

    kinds = kinds_of(GAME)
    ran = Counter(dict.fromkeys(kinds, 2))
    assert tell_counts("dungeonquest", ran, due=True)
    assert "never carried out: 0 of" in capsys.readouterr().out
    del ran[kinds[0]]
    assert tell_counts("dungeonquest", ran, due=False)
    assert not tell_counts("dungeonquest", ran, due=True)
    assert kinds[0].partition(".")[2] in capsys.readouterr().out.splitlines()[-2]


def test_counting_leaves_the_referee_as_it_was() -> None:
    plain = Referee.carry_out
    setup: Setup = next(islice(FORM.examples("count"), 1))
    walked = checked(setup, Chooser("uniform", random.Random(1)), 500, answers=500)
    assert Referee.carry_out is plain
    assert walked.ran["mage_knight.lay_out"] == 1
    assert walked.rounds == walked.ran["mage_knight.round"]
