"""A game of a few lines, to play sittings with: points, a hidden deck, a secret wish, turns of any number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Any, ClassVar

from annotated_types import Ge

from rules import Event, Illegal, Setup, Standing
from rules.engine import referee
from rules.engine.decisions import Blocked, Decision, Option, decide
from rules.engine.dice import Dice
from rules.engine.instructions import Done, Instruction, Window, instruction, offer
from rules.engine.phrases import Lang, Phrasebook
from rules.engine.records import fact, live
from rules.engine.views import Hidden, Owner
from rules.game import Form, Game, Result, Variant, engine_book

CARDS = ["ace", "king", "queen", "ten", "nine", "two"]


@live
class Player:
    seat: int
    points: Annotated[int, Ge(0)]
    hand: Annotated[list[str], Owner("card")]
    wish: Annotated[str, Owner("wish")]


@live
class Table:
    players: list[Player]
    deck: Annotated[list[str], Hidden("card")]
    round: int

    def of(self, seat: int) -> Player:
        return self.players[seat]


@live
class ParlourState(referee.State[Table, Player]):
    table: Table


Rule = Instruction[Table, Player]


@fact
class Scored(Event):
    seat: int
    points: int


@fact
class Drew(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: Annotated[str, Owner("card")]


@instruction
class TakeStep(Rule):
    """A point."""

    def run(self, referee: Any, picks: tuple[Option, ...]) -> None:
        referee.me.points += 1
        referee.note(Scored(referee.seat, referee.me.points))


@instruction
class Flap(Rule):
    """Never possible."""

    def why_not(self, state: Any) -> Illegal | None:
        return Illegal("PARLOUR-1", "no_wings")


@instruction
class TakeCard(Rule):
    """A card, face down."""

    def run(self, referee: Any, picks: tuple[Option, ...]) -> None:
        if referee.table.deck:
            referee.me.hand.append(referee.table.deck.pop())
            referee.note(Drew(referee.seat, referee.me.hand[-1]))


@instruction
class GiveAway(Rule):
    """A question amid a deed: how many points to give away."""

    def ask(self, state: Any) -> Decision:
        return decide(state, self, [Option("one", TakeStep()), Option("two", Done("two"))])


@instruction
class SetWish(Rule):
    """Wish this."""

    what: str

    def run(self, referee: Any, picks: tuple[Option, ...]) -> None:
        referee.me.wish = self.what


@instruction
class MakeWish(Rule):
    """A secret choice."""

    def ask(self, state: Any) -> Decision:
        return decide(state, self, [Option("gold", SetWish("gold")), Option("fame", SetWish("fame"))], secret=True)


@instruction
class SitTurn(Window[Table, Player]):
    """What can be done in a turn."""

    def offers(self, state: Any) -> Iterator[Option | Blocked]:
        deeds = {"step": TakeStep(), "draw": TakeCard(), "spend": GiveAway(), "wish": MakeWish(), "fly": Flap()}
        for id, do in {**deeds, "end": Done("end")}.items():
            yield offer(do, state, id)


@instruction
class SitRounds(Rule):
    """One turn each, three rounds."""

    def run(self, referee: Any, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.round += 1
        if table.round <= 3:
            referee.next(self)
            for player in reversed(table.players):
                referee.push(SitTurn(), seat=player.seat, source="turn")


def begin(setup: Setup) -> ParlourState:
    dice = Dice.of(setup.seed)
    players = [Player(seat, 0, [], "") for seat in range(len(setup.seats))]
    return ParlourState(
        "parlour", 0, dice, [referee.Frame(0, "", [SitRounds()], {})], Table(players, dice.shuffled(CARDS), 0)
    )


def pieces(state: Any) -> Counter[str]:
    return Counter(CARDS)


def census(state: Any) -> Counter[str]:
    table = state.table
    return Counter([*table.deck, *(card for player in table.players for card in player.hand)])


def result(state: Any) -> Result:
    ranked = sorted(state.table.players, key=lambda player: -player.points)
    return Result(tuple(Standing(p.seat, n + 1, p.points, n == 0, "safe") for n, p in enumerate(ranked)))


def phrases(lang: Lang) -> Phrasebook:
    return Phrasebook(lang, "rules.engine", engine_book(lang))


PARLOUR = Game(
    "parlour",
    "PARLOUR",
    "tests.tui",
    1,
    1,
    Form(
        "parlour",
        (1, 4),
        ("plain",),
        (),
        (Variant("fast", "PARLOUR-1", ("slow",)), Variant("slow", "PARLOUR-1", ("fast",))),
    ),
    begin,
    lambda: ParlourState,
    pieces,
    census,
    lambda state: None,
    result,
    phrases,
    lambda view: lambda option: 1,
)
