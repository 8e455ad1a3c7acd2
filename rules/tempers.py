"""How a walk answers: by chance, in one of three tempers.

*Uniform* takes anything; *busy* closes a window one time in ten and goes on otherwise, until it tires; *aimed* takes what promises
most, as the game itself weighs it. Uniform walks alone hardly play: they leave by the first door. In a very long game every walk
takes what promises most. A walk may also have a wish.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal, NamedTuple

from .engine.decisions import Chance, Decision, Option
from .engine.errors import Illegal
from .engine.instructions import Done
from .engine.referee import State
from .game import find
from .play import Command, random_answer, view

Temper = Literal["uniform", "busy", "aimed"]
TEMPERS: tuple[Temper, ...] = ("uniform", "busy", "aimed")
SLIP = 0.005
"""So often an aimed walk takes anything, to get where no plan leads."""
WILFUL = 0.8
"""So often a walk does what it wishes, where it can."""
PATIENCE = 1_000
"""Commands after which a busy walk tires: in a game twice as long it goes on half as often."""
HOMEWARD = 2_000
"""Commands after which any walk takes what promises most: a game that ends by somebody's winning alone shall come to its end."""


class Chooser(NamedTuple):
    """How a walk answers."""

    temper: Temper
    rng: Chance
    wish: tuple[str, ...] = ()
    """What it does rather than anything else, whatever its temper: beginnings of words in notations."""
    spare: tuple[str, ...] = ()
    """What it would not use for anything else, written likewise."""

    def answer(self, state: State[Any, Any], asked: Decision) -> Command:
        """A command for the open question."""
        if self.wish and asked.picks.least <= 1 and self.rng.random() < WILFUL:
            if wished := naming(asked.options, self.wish):
                return self.take(asked, wished)
            spared = naming(asked.options, self.spare)
            asked = replace(asked, options=tuple(one for one in asked.options if one not in spared) or asked.options)
        choose = {"uniform": self.anything, "busy": self.busy, "aimed": self.aimed}
        return choose[self.temper if asked.at < HOMEWARD else "aimed"](state, asked)

    def anything(self, state: State[Any, Any], asked: Decision) -> Command:
        """By chance."""
        return random_answer(asked, self.rng)

    def busy(self, state: State[Any, Any], asked: Decision) -> Command:
        """By chance, but rather going on than closing; the longer the game, the rather closing."""
        ways_out = [option for option in asked.options if shy(option, asked.options)]
        going_on = [option for option in asked.options if option not in ways_out]
        chance, will = self.rng.random(), 0.9 * min(1.0, PATIENCE / max(1, asked.at))
        if asked.picks.most == 1 and going_on and chance < will:
            return self.take(asked, going_on)
        if asked.picks.most == 1 and ways_out and chance < 1 - will:
            return self.take(asked, ways_out)
        return random_answer(asked, self.rng)

    def aimed(self, state: State[Any, Any], asked: Decision) -> Command:
        """What promises most; now and then anything."""
        if self.rng.random() < SLIP:
            return random_answer(asked, self.rng)
        promise = find(state.game).aim(view(state, asked.seat))
        worth = {option.id: promise(option) for option in asked.options}
        if asked.picks.most > 1:
            return self.several(asked, worth)
        best = max(worth.values())
        if asked.picks.least == 0 and best <= 0:
            return Command(asked.seat, asked.at, ())
        return self.take(asked, [option for option in asked.options if worth[option.id] == best])

    def several(self, asked: Decision, worth: dict[str, int]) -> Command:
        """As many as promise anything, the best first, as far as they make an answer together; by chance if they do not."""
        wanted = [option for option in asked.options if worth[option.id] > 0]
        wanted = [option for option in wanted if not option.alone] or wanted
        wanted.sort(key=lambda option: -worth[option.id])
        picks = [option.id for option in wanted for _ in range(option.most)][: asked.picks.most]
        while len(picks) >= asked.picks.least:
            try:
                asked.chosen(picks)
            except Illegal:
                if not picks:
                    break
                picks.pop()
            else:
                return Command(asked.seat, asked.at, tuple(picks))
        return random_answer(asked, self.rng)

    def take(self, asked: Decision, options: list[Option]) -> Command:
        """One of these."""
        option = options[self.rng.randint(0, len(options) - 1)]
        return Command(asked.seat, asked.at, (option.id,))


def naming(options: tuple[Option, ...], words: tuple[str, ...]) -> list[Option]:
    """The options in whose notation a word begins like one of these."""
    return [one for one in options if any(f" {word}" in f" {one.id}" for word in words)]


def shy(option: Option, options: tuple[Option, ...]) -> bool:
    """Whether choosing this is to stop rather than to go on."""
    return isinstance(option.do, Done) or (option.do.closes and not all(other.do.closes for other in options))
