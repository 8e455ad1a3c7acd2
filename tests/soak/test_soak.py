"""The soak itself: what it plays, where it starts, and what it tells."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from rules import Setup, decision
from rules.engine.instructions import TAGS
from rules.engine.referee import Referee
from rules.game import find
from rules.mage_knight import FORM
from rules.walks import Chooser, checked, kinds_of, walk
from tests.soak import each
from tests.soak.__main__ import main, tell_counts
from tests.soak.each import STARTS
from tests.soak.late import late
from tests.soak.meetings import START
from tests.soak.tables import PRINTED, TABLES, meeting

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


@pytest.mark.parametrize("game", ["dungeonquest", "relic"])
def test_late_in_other_games_all_pieces_are_there_and_it_comes_to_an_end(game: str) -> None:
    form = find(game).setups
    for n, setup in enumerate(islice(form.examples("late"), 6)):
        state = STARTS[game](setup, str(n), None)
        assert state == STARTS[game](setup, str(n), None)
        assert state.commands == 0
        assert find(game).census(state) == find(game).pieces(state)
        assert find(game).sound(state) is None
        walked = checked(setup, Chooser("aimed", random.Random(n)), 100, answers=100, start=state)
        assert walked.steps > 0


@pytest.mark.parametrize("game", sorted(STARTS))
def test_every_kind_that_is_looked_for_is_one_and_can_be_met(game: str) -> None:
    form, rng = find(game).setups, random.Random(1)
    STARTS[game](form.example(form.scenarios[0], 2, "x"), "x", None)  # by now all its rules are read
    assert {f"{game}.{word}" for word in TABLES[game]()} <= set(TAGS)
    for kind in kinds_of(find(game)):
        where = meeting(game, kind, rng)
        setup = where.setup(form, "x", rng)
        form.check(setup)
        assert where.suits(form, setup)


def test_what_a_card_prints_is_looked_for_with_that_card() -> None:
    where = meeting("mage_knight", "mage_knight.steal_card", random.Random(1))
    assert (where.pieces, where.seats) == (("mind_read",), (2, 4))
    state = late(where.setup(FORM, "x", random.Random(1)), "x", where)
    assert any("mind_read" in hero.hand for hero in state.table.heroes)
    assert all(where.at != START for some in PRINTED["mage_knight"]().values() for where in some)


def test_what_never_ran_is_looked_for_in_further_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(each, "kinds_of", lambda game: ["dungeonquest.hero_turn", "dungeonquest.loot_body"])
    run = each.Each("dungeonquest")
    run.run(1, 1, 1, 4)
    assert "looking for loot_body" in capsys.readouterr().out
    assert run.ran["dungeonquest.loot_body"] > 0
    sought = list(each.sought("dungeonquest", ["dungeonquest.loot_body"], 1, 0))
    assert sought == list(each.sought("dungeonquest", ["dungeonquest.loot_body"], 1, 0))
    assert len(sought) == each.TRIES


def test_a_walk_does_what_it_wishes_and_goes_home_in_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = find("relic").setups.example("mystery_beyond", 2, "home")
    wishing = Chooser("uniform", random.Random(1), ("number",))
    first = next(step for step in walk(setup, wishing) if any("number" in option.id for option in step.asked.options))
    assert first.command.picks[0].startswith("number")
    sparing = Chooser("uniform", random.Random(1), ("no such thing",), ("number",))
    steps = [step for step in walk(setup, sparing) if any("number" in option.id for option in step.asked.options)]
    assert sum(step.command.picks[0].startswith("number") for step in steps) < len(steps) / 4
    monkeypatch.setattr("rules.tempers.HOMEWARD", 0)
    homeward, aimed = (walk(setup, Chooser(temper, random.Random(1))) for temper in ("uniform", "aimed"))
    assert [step.command for step in islice(homeward, 60)] == [step.command for step in islice(aimed, 60)]


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
        ["castle", str(seats), "2"] for seats in (1, 2, 3, 4)
    ]
    assert "0 faults" in out


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
