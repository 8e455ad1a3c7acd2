"""Instructions made for tests, on the table of the toy game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar

from rules import new_game
from rules.engine.costs import Cost, can_be_done
from rules.engine.decisions import Blocked, Decision, Option, Picks, decide
from rules.engine.errors import Illegal
from rules.engine.events import Event
from rules.engine.instructions import Done, Effect, Var, Window, instruction, offer
from rules.engine.records import fact
from tests.kit import Play, begin
from tests.toy import setup
from tests.toy.bazaar import Referee, Rule, State, Table, Trader


@fact
class Told(Event):
    seat: int
    word: str


@fact
class Peeked(Event):
    reveals: ClassVar[bool] = True
    seat: int


@instruction
class Tell(Rule):
    """Notes a word."""

    text: str | Var

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(Told(referee.seat, str(referee.value(self.text))))


@instruction
class Peek(Rule):
    """Reveals something."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(Peeked(referee.seat))


@instruction
class Recall(Rule):
    """Writes a word into the frame."""

    text: str
    writes: ClassVar[tuple[str, ...]] = ("word",)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.vars["word"] = self.text


@instruction
class AtOnce(Rule):
    """Puts things next, each as its own call."""

    steps: tuple[Effect, ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for step in self.steps:
            referee.next(step)


@instruction
class Aside(Rule):
    """A doing of its own, on top."""

    steps: tuple[Effect, ...]
    source: str = "aside"
    of: int = -1

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.push(*self.steps, seat=None if self.of < 0 else self.of, source=self.source)


@instruction
class StopHere(Rule):
    """Ends the frame, then says so."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(Tell("never"))
        referee.stop()
        referee.next(Tell("stopped"))


@instruction
class EndDoing(Rule):
    """Ends a doing by its source, and tries to go on."""

    source: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.end(self.source)
        referee.next(Tell("went on"))


@instruction
class PushAndEnd(Rule):
    """Begins a doing and ends it at once."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.push(Tell("never"), source="short")
        referee.end("short")
        referee.next(Tell("went on"))


@instruction
class Forever(Rule):
    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(self)


@instruction
class Ask(Rule):
    """One of some words; or several."""

    words: tuple[str, ...]
    least: int = 1
    most: int = 1
    kept: bool = False

    def ask(self, state: State) -> Decision:
        options = [Option(word, Tell(word)) for word in self.words]
        return decide(state, self, options, Picks(self.least, self.most), secret=self.kept)


@instruction
class Shop(Window[Table, Trader]):
    """A window that is idle once nobody has coins."""

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Buy(), state)
        yield offer(Done("leave"), state)

    def idle(self, state: State) -> bool:
        return not state.me.coins


@instruction
class Buy(Rule):
    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.coins else Illegal("TOY-2", "cannot_pay")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.coins -= 1


@instruction
class PayOne(Cost[Table, Trader]):
    """A coin, or a card."""

    def ways(self, state: State) -> Iterator[Option]:
        if state.me.coins:
            yield Option("coin", Buy())
        for card in dict.fromkeys(state.me.hand):
            yield Option(f"card {card}", LoseCard(card))


@instruction
class PayCard(Cost[Table, Trader]):
    """A card."""

    def ways(self, state: State) -> Iterator[Option]:
        for card in dict.fromkeys(state.me.hand):
            yield Option(f"card {card}", LoseCard(card))


@instruction
class LoseCard(Rule):
    card: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.hand.remove(self.card)
        referee.table.discard.append(self.card)


@instruction
class TwoOfThem(Rule):
    """Any two cards are given away: one question, two picks."""

    def ask(self, state: State) -> Decision:
        hand = state.me.hand
        options = [Option(card, LoseCard(card), hand.count(card)) for card in dict.fromkeys(hand)]
        return decide(state, self, options, Picks(2, 2))


@instruction
class Offered(Rule):
    """An effect that is offered only if all of it can be done."""

    effect: Effect

    def why_not(self, state: State) -> Illegal | None:
        return None if can_be_done(state, self.effect) else Illegal("TOY-1", "cannot_pay")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.push(self.effect, source="offered")


def playing(*todo: Effect, seats: int = 3, change: Callable[[Any], None] = lambda table: None, **frame: Any) -> Play:
    """The toy game with only this still to do."""
    state: Any = new_game(setup(seats))
    change(state.table)
    return begin(state, *todo, **frame)


def words(play: Play) -> list[str]:
    """What was told, each with its seat in front if it is not the first."""
    return [f"{event.seat or ''}{event.word}" for event in play.of(Told)]
