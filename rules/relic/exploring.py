"""7 The Exploration phase."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import UP_TO_ONE, Decision, Option, Ref, decide
from ..engine.errors import Clause
from ..engine.instructions import instruction
from . import threats, using
from .board import COLOURS, SPACES, Colour
from .table import Referee, Rule, State, Table


@instruction
class ExplorationPhase(Rule):
    """A card for each threat icon that no card of its colour on the space matches; counted once, now (RL-EXPL-1, RL-EXPL-3)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        unmatched = unmatched_icons(referee.table, referee.me.space)
        if referee.me.where.tier != "inner":
            referee.next(DrawAll(unmatched), EndOfExploration())


def unmatched_icons(table: Table, space: str) -> tuple[Colour, ...]:
    """The icons of a space without a card of their colour, one card for each (RL-EXPL-2)."""
    lying = [card.colour for card in table.here(space)]
    left: list[Colour] = []
    for icon in SPACES[space].icons:
        if icon in lying:
            lying.remove(icon)
        else:
            left.append(icon)
    return tuple(left)


@instruction
class DrawAll(Rule):
    """These, in the order of colours the player says (RL-EXPL-3)."""

    colours: tuple[Colour, ...]
    clause: ClassVar[Clause | None] = "RL-EXPL-3"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(f"draw {one}", DrawOne(one)) for one in COLOURS if one in self.colours])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for pick in picks:
            if isinstance(pick.do, DrawOne):
                at = self.colours.index(pick.do.colour)
                referee.next(pick.do, DrawAll(self.colours[:at] + self.colours[at + 1 :]))


@instruction
class DrawOne(Rule):
    """The top card of this Threat deck."""

    colour: Colour

    @property
    def about(self) -> Ref:
        return Ref("deck", self.colour)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        threats.draw(referee, self.colour)


@instruction
class EndOfExploration(Rule):
    """What may be done after the draws."""

    def ask(self, state: State) -> Decision | None:
        if not using.might(state, "end_exploration"):
            return None
        return decide(state, self, using.plays(state, "end_exploration"), UP_TO_ONE)
