"""10 Searching."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import instruction
from . import decks, rings, rooms
from .events import CardChosen, CardsSeen, SecretDoorFound
from .table import DAY, Referee, Rule, State

MOST = 2
"""Searches in one stay (DQ-5.2.k, DQ-N2)."""
WITH_RING = 4
"""Search cards the Ring of Searching draws."""


@instruction
class Search(Rule):
    """Instead of moving: the top card of the Search deck (DQ-5.2.h, DQ-5.2.i)."""

    closes: ClassVar[bool] = True

    def why_not(self, state: State) -> Illegal | None:
        if why := rooms.why_not_searchable(state.table, state.me):
            return why
        return Illegal("DQ-5.2.k", "searched_twice") if state.me.searched >= MOST else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.searched += 1
        referee.next(decks.draw("search"))


@instruction
class SearchWithRing(Rule):
    """The Ring of Searching: four Search cards, of which one is carried out."""

    closes: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return "search with ring"

    @property
    def about(self) -> Ref:
        return Ref("ring", "searching")

    def why_not(self, state: State) -> Illegal | None:
        return rings.why_not_ready(state.me, "searching") or Search().why_not(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.searched += 1
        rings.use(referee)
        drawn = referee.table.chosen_from
        while len(drawn) < WITH_RING and (card := decks.take(referee, "search")) is not None:
            drawn.append(card)
        referee.note(CardsSeen(referee.seat, tuple(drawn)))
        referee.next(ChooseCard())


@instruction
class ChooseCard(Rule):
    """One of the cards drawn; the others go to the bottom of the deck (DQ-RING-5)."""

    clause: ClassVar[Clause | None] = "DQ-RING-5"

    def ask(self, state: State) -> Decision:
        cards = dict.fromkeys(state.table.chosen_from)
        return decide(state, self, [Option(f"card {card}", CarryOut(card)) for card in cards])


@instruction
class CarryOut(Rule):
    """This one."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("card", f"search.{self.card}")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.decks.search[0:0] = table.chosen_from
        table.chosen_from.clear()
        referee.note(CardChosen(referee.seat, self.card))
        decks.carry_out(referee, f"search.{self.card}")


@instruction
class FindSecretDoor(Rule):
    """It can be used in the next turn, and only then (DQ-SEC-2)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.secret_door = min(referee.table.sun + 1, DAY + 1)
        referee.note(SecretDoorFound(referee.seat))


def secret_door() -> FindSecretDoor:
    """The next turn may lead through a wall."""
    return FindSecretDoor()
