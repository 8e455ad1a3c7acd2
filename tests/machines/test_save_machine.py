"""Commands, saving, loading, taking back and playing again, in any order: always the same game as a plain list of states."""

from __future__ import annotations

import random
from contextlib import ExitStack

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules import Save, Setup, decision, dump, load, random_answer, replay, verify
from rules.game import find, registered
from rules.save import EVERY, fingerprint, state_json
from tests.toy import TOY
from tests.toy import setup as toy_setup

SETUPS = (
    toy_setup(1),
    toy_setup(3, variants=("bells",)),
    find("dungeonquest").setups.example("castle", 1, "machine"),
    find("dungeonquest").setups.example("castle", 3, "machine", ("catacombs", "specialities", "loot_dead")),
)


class Saves(RuleBasedStateMachine):
    """One sitting. `states` is what must come out: the JSON of every state so far, and where the walls are."""

    def __init__(self) -> None:
        super().__init__()
        self.guests = ExitStack()
        self.guests.enter_context(registered(TOY))
        self.save, _ = Save.new(SETUPS[0])
        self.kept: list[Save] = []
        self.states: list[bytes] = []
        self.walls: list[bool] = []
        self.texts: list[tuple[str, int]] = []

    def teardown(self) -> None:
        self.guests.close()

    @initialize(setup=st.sampled_from(SETUPS), seed=st.text(max_size=5))
    def begin(self, setup: Setup, seed: str) -> None:
        setup = Setup(setup.game, setup.seats, setup.scenario, setup.variants, seed)
        self.save, outcome = Save.new(setup, {"name": seed})
        self.kept, self.states, self.walls = [self.save], [state_json(outcome.state)], [True]

    @precondition(lambda self: decision(self.save.state) is not None)
    @rule(chance=st.integers(0, 2**16), many=st.integers(1, 12))
    def go_on(self, chance: int, many: int) -> None:
        """Some commands; the states they lead to are kept, as a sitting keeps them."""
        rng = random.Random(chance)
        for _ in range(many):
            asked = decision(self.save.state)
            if asked is None:
                return
            self.save, outcome = self.save.after(random_answer(asked, rng))
            self.kept.append(self.save)
            self.states.append(state_json(outcome.state))
            self.walls.append(outcome.undo == "barrier")

    @precondition(lambda self: not self.walls[-1])
    @rule(back=st.integers(1, 5))
    def take_back(self, back: int) -> None:
        """To a kept state, but not past a wall."""
        for _ in range(back):
            if self.walls[-1]:
                return
            for kept in (self.kept, self.states, self.walls):
                kept.pop()
            self.save = self.kept[-1]

    @rule()
    def put_away(self) -> None:
        self.texts.append((dump(self.save), len(self.states)))

    @precondition(lambda self: self.texts)
    @rule(data=st.data())
    def take_up(self, data: st.DataObject) -> None:
        """A saved text, if it was saved on the way to here: the game goes on from there."""
        text, many = data.draw(st.sampled_from(self.texts))
        save = load(text)
        if [state_json(outcome.state) for outcome in replay(save)] != self.states[:many]:
            return  # of a way that was taken back
        for kept in (self.kept, self.states, self.walls):
            del kept[many:]
        self.save = self.kept[-1] = save

    @rule()
    def through_a_file(self) -> None:
        """Saved, loaded, saved: nothing is lost, and the way back is as far as before."""
        again = load(dump(self.save))
        assert again == self.save
        assert dump(again) == dump(self.save)
        self.save = self.kept[-1] = again

    @rule()
    def play_again(self) -> None:
        assert [state_json(outcome.state) for outcome in replay(self.save)] == self.states
        assert [outcome.undo == "barrier" for outcome in replay(self.save)] == self.walls
        assert verify(self.save).ok

    @invariant()
    def it_is_the_same_game(self) -> None:
        if not self.states:
            return
        save = self.save
        assert state_json(save.state) == self.states[-1]
        assert save.state.commands == len(save.commands) == len(self.states) - 1
        assert len(save.fingerprints) == 1 + len(save.commands) // EVERY
        assert save.fingerprints[-1] == fingerprint(self.kept[len(save.fingerprints) * EVERY - EVERY].state)

    @invariant()
    def the_way_back_ends_at_the_last_wall(self) -> None:
        if not self.states:
            return
        wall = max(n for n, is_wall in enumerate(self.walls) if is_wall)
        barrier = self.save.barrier
        assert (barrier is None) == (wall == len(self.states) - 1)
        assert barrier is None or state_json(barrier) == self.states[wall]


Saves.TestCase.settings = settings(max_examples=60, stateful_step_count=20, deadline=None)


class TestSaves(Saves.TestCase):
    """However one saves, loads and takes back."""

    pytestmark = pytest.mark.case("B-17", "B-29", "B-42", "B-45", "B-46")
