"""One suite that every game must pass, in every setup of its form."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules import Command, Illegal, Save, Setup, Stuck, View, apply, check, decision, new_game, replay, result, verify
from rules.engine import views
from rules.engine.instructions import TAGS, unwritten
from rules.engine.referee import State
from rules.engine.views import facings
from rules.game import Game
from rules.save import fingerprint
from rules.walks import TEMPERS, Chooser, Fault, Temper, checked, walk
from tests.conformance.games import AIMLESS, GAMES, LONG, SETUPS, SOME, named
from tests.toy import TOY, bazaar
from tests.toy import setup as toy_setup

ROOT = Path(__file__).parents[2]


def is_walked(setup: Setup, temper: Temper) -> bool:
    """Whether a game is played to its end in this temper: a busy walk of a long game is very long, or an aimless one."""
    return setup in SOME or (temper != "busy" and (temper == "aimed" or setup.game not in AIMLESS))


WALKS = [(setup, temper) for temper in TEMPERS for setup in SETUPS if is_walked(setup, temper)]
each_of_some = pytest.mark.parametrize("setup", SOME, ids=map(named, SOME))
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])


@pytest.mark.parametrize(("setup", "temper"), WALKS, ids=[f"{named(setup)}-{temper}" for setup, temper in WALKS])
@pytest.mark.clause("PLAY-1", "PLAY-2", "PLAY-3", "ANSWER-1", "ANSWER-2", "ANSWER-3")
@pytest.mark.case("B-21", "B-28", "B-38", "B-46")
def test_whole_games_hold_at_every_step(setup: Setup, temper: Temper) -> None:
    """Options unique and sayable, saves equal, input untouched, wrong answers refused, no leak, census constant, an end."""
    seeds, every = (("one",), 60) if setup.game in LONG else (("one", "two"), 3)
    for seed in seeds:
        walked = checked(replace(setup, seed=seed), Chooser(temper, random.Random(seed)), every=every)
        assert walked.steps > 0
        assert sorted(standing.seat for standing in walked.result.standings) == list(range(len(setup.seats)))


@each_of_some
@pytest.mark.case("B-21")
def test_nothing_unlisted_gets_through(setup: Setup) -> None:
    """Commands built from everything that was ever in sight: only what is listed now is accepted."""
    in_sight: set[str] = set()
    for step in walk(setup, Chooser("busy", random.Random(5))):
        listed = {option.id for option in step.asked.options}
        in_sight |= listed | {blocked.id for blocked in step.asked.blocked}
        for pick in in_sight - listed:
            assert refused(step.state, Command(step.asked.seat, step.asked.at, (pick,)))


def refused(state: State[Any, Any], command: Command) -> bool:
    """Whether a command is refused; a million of them are given here."""
    try:
        apply(state, command)
    except Illegal:
        return True
    return False


@each_of_some
@pytest.mark.case("B-45")
def test_playing_again_gives_the_same_game(setup: Setup) -> None:
    save, _ = Save.new(setup)
    states = [save.state]
    for step in walk(setup, Chooser("busy", random.Random(3))):
        save, outcome = save.after(step.command)
        assert outcome.state == step.outcome.state
        states.append(outcome.state)
    assert verify(save).ok
    assert [outcome.state for outcome in replay(save)] == states
    assert result(save.state) is not None


@each_of_some
def test_earlier_states_stay_as_they_were(setup: Setup) -> None:
    """Taking back is going back to a kept state: nothing done since has changed it."""
    kept = [(step.state, fingerprint(step.state)) for step in walk(setup, Chooser("uniform", random.Random(4)))]
    assert all(fingerprint(state) == before for state, before in kept)


@pytest.mark.case("B-45")
def test_every_process_plays_the_same_game() -> None:
    """Whatever the hash seed."""
    script = (
        "import random; from rules.game import registered; from rules.walks import *; from rules.save import fingerprint\n"
        "from tests.conformance.games import SOME\n"
        "from tests.toy import TOY\n"
        "with registered(TOY):\n"
        "    for setup in SOME:\n"
        "        *_, last = walk(setup, Chooser('busy', random.Random(1)))\n"
        "        print(fingerprint(last.outcome.state))\n"
    )
    prints = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "4711")
    ]
    assert prints[0] == prints[1]
    assert len(prints[0].split()) == len(SOME)


@each_game
@pytest.mark.case("B-02")
def test_the_seed_is_the_game(game: Game) -> None:
    one, two, other = (new_game(game.setups.example(game.setups.scenarios[0], 2, seed)) for seed in ("a", "a", "b"))
    assert one == two
    assert one != other


@each_game
def test_what_one_seat_sees_shares_nothing_with_the_state(game: Game) -> None:
    """A view may be changed by whoever holds it; the game does not notice."""
    state = new_game(game.setups.example(game.setups.scenarios[0], 2, "view"))
    before = fingerprint(state)
    asked = decision(state)
    assert asked is not None
    seen = views.view_of(state.table, asked.seat)
    for name in views.names_of(type(seen)):
        value = getattr(seen, name)
        if isinstance(value, list):
            value.clear()
    assert fingerprint(state) == before


@each_game
def test_who_sees_what_is_read_by_a_person(game: Game) -> None:
    """A forgotten annotation hides nothing, and no leak test finds it: this list is the test."""
    table = game.state().__annotations__["table"]
    home = sys.modules[game.state().__module__]
    hidden = {path: who for path, who in facings(getattr(home, table)) if who != "all"}
    piles = ("green", "grey", "brown", "violet", "white", "red", "ruins", "regular_units", "elite_units")
    tiles = ("countryside", "core", "box_countryside", "box_core", "box_city")
    relic_decks = ("red", "blue", "yellow", "power", "corruption", "mission", "relic", "wargear")
    decks = ("room", "search", "crypt", "corpse", "trap", "door", "monster", "catacombs")
    assert (
        hidden
        == {
            "dungeonquest": {
                "box": "nobody",
                "treasure": "nobody",
                "dragon": "nobody",
                "fight.hero_tactic": "hero_seat",
                "fight.monster_tactic": "monster_seat",
                **{f"decks.{deck}": "nobody" for deck in decks},
            },
            "mage_knight": {
                "heroes.deck": "nobody",
                "heroes.hand": "seat",
                "heroes.under_tactic": "seat",
                "heroes.skill_pile": "nobody",
                "heroes.drafted": "seat",
                "heroes.pack": "seat",
                "heroes.looking": "seat",
                "heroes.homecomer": "seat",
                "hindrance.die": "seat",
                "dummy.deck": "nobody",
                "dummy.skill_pile": "nobody",
                "sites.hidden": "nobody",
                "sites.ruin_hidden": "nobody",
                "advanced_deck": "nobody",
                "spell_deck": "nobody",
                "artifact_deck": "nobody",
                **dict.fromkeys((*tiles, *piles), "nobody"),
            },
            "relic": {
                "players.dealt": "seat",
                "players.kept": "seat",
                "players.power": "seat",
                "players.facedown": "seat",
                "players.drawn": "seat",
                "players.completed": "nobody",
                "look.red": "seat",
                "look.blue": "seat",
                "look.yellow": "seat",
                "sheets": "nobody",
                **{f"decks.{deck}": "nobody" for deck in relic_decks},
            },
            "toy": {"traders.hand": "seat", "traders.bid": "seat", "deck": "nobody", "looked_at": "looking"},
        }[game.slug]
    )


@pytest.mark.case("B-38")
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option that is there only while another's hand holds something tells what that hand holds."""

    def why_not(self: bazaar.Call, state: bazaar.State) -> Illegal | None:
        other = state.table.traders[(state.seat + 1) % len(state.table.traders)]
        return None if "loan" in other.hand else Illegal("TOY-2", "called")

    monkeypatch.setattr(bazaar.Call, "why_not", why_not)
    with pytest.raises(Fault, match="must not"):
        for seed in range(30):
            checked(toy_setup(seed=str(seed)), Chooser("busy", random.Random(seed)), every=1)


def test_a_price_behind_what_is_said_to_be_free_is_found(
    monkeypatch: pytest.MonkeyPatch, said_free: Callable[..., None]
) -> None:
    """A trial ends where all that is left is free: what is said to be so must not put a cost next."""
    said_free(bazaar.Gain)
    monkeypatch.setattr(bazaar.Gain, "run", lambda self, referee, picks: referee.next(bazaar.PayCoins()))
    with pytest.raises(Fault, match="not free after all"):
        for seed in range(30):
            checked(toy_setup(seed=str(seed)), Chooser("busy", random.Random(seed)))


@pytest.mark.parametrize(
    ("method", "fault"),
    [
        ("census", "lost, doubled or made up"),
        ("result", "no result"),
        ("sound", "unsound"),
    ],
)
def test_planted_faults_of_a_game_are_found(method: str, fault: str) -> None:
    calls = iter(range(10_000))
    broken = {
        "census": replace(TOY, census=lambda state: {"card": next(calls)}),
        "result": replace(TOY, result=lambda state: None),
        "sound": replace(TOY, sound=lambda state: "everything"),
    }[method]
    from rules.game import registered

    with registered(broken), pytest.raises(Fault, match=fault) as found:
        checked(toy_setup(), Chooser("uniform", random.Random(1)))
    assert "fault:" in found.value.notation


def test_an_effect_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bazaar.Gain, "run", lambda self, referee, picks: referee.next(self))
    state = new_game(toy_setup())
    with pytest.raises(Stuck):
        for step in walk(toy_setup(), Chooser("busy", random.Random(2))):
            check(step.state, step.command)
    assert decision(state) is not None


def test_every_variable_is_written_before_it_is_read() -> None:
    from rules.dungeonquest import setup as chapter
    from rules.dungeonquest.decks import DECKS

    assert chapter.begin
    printed = [effect for deck in DECKS.values() for card in deck.values() for effect in card.does]
    assert printed
    assert all(unwritten(effect) == [] for effect in (*printed, *bazaar.CARDS.values()))
    assert unwritten(bazaar.Gain(bazaar.Var("cards"))) == ["cards"]


def test_names_in_saves_carry_the_game() -> None:
    assert {"seq", "dungeonquest.move", "toy.play_card"} <= set(TAGS)


@each_game
def test_everybodys_view_belongs_to_no_seat(game: Game) -> None:
    state = new_game(game.setups.example(game.setups.scenarios[0], 2, "view"))
    seen: View = __import__("rules").view(state, None)
    assert seen.decision is None
    with pytest.raises(LookupError):
        _ = seen.me
