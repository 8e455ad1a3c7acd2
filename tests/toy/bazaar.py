"""The table and the rules of Bazaar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, ClassVar, TypeAlias

from annotated_types import Ge

from rules.engine import referee
from rules.engine.costs import Cost, can_be_done, has_cost
from rules.engine.decisions import Blocked, Decision, Option, Picks, Ref, decide
from rules.engine.dice import Dice
from rules.engine.errors import Illegal
from rules.engine.events import Event
from rules.engine.instructions import (
    By,
    Done,
    Effect,
    Instruction,
    Var,
    Window,
    either,
    instruction,
    may,
    offer,
    seq,
    times,
)
from rules.engine.modifiers import Modifier, expire, folded
from rules.engine.records import fact, live
from rules.engine.triggers import InForce, Whenever, set_off
from rules.engine.views import Hidden, Owner
from rules.game import Setup

LAST = 12
PRICE = 2
COLOURS = {"loan": "red", "gift": "red", "market": "blue", "echo": "blue"}
WORTH = {"loan": 1, "gift": 2, "market": 3}


@live
class Trader:
    seat: Annotated[int, Ge(0)]
    coins: Annotated[int, Ge(0)]
    hand: Annotated[list[str], Owner("card")]
    bells: int
    bid: Annotated[str, Owner("bid")]


@live
class Table:
    traders: list[Trader]
    deck: Annotated[list[str], Hidden("card")]
    discard: list[str]
    looked_at: Annotated[list[str], Owner("card", "looking")]
    looking: int
    modifiers: list[Modifier]
    turns: int

    def of(self, seat: int) -> Trader:
        return self.traders[seat]


Rule = Instruction[Table, Trader]
State: TypeAlias = referee.State[Table, Trader]
Referee: TypeAlias = referee.Referee[Table, Trader]


@live
class ToyState(referee.State[Table, Trader]):
    table: Table

    def set_off(self, events: Sequence[Event]) -> list[Effect]:
        bells = [
            InForce(trader.seat, f"bell {n}", Whenever(Gained, Ring(n), "me", (("why", "market"),)))
            for trader in self.table.traders
            for n in range(trader.bells)
        ]
        return set_off(bells, events)

    def fits(self, effect: Effect) -> bool:
        return isinstance(effect, Gain)


@fact
class Gained(Event):
    seat: int
    n: int
    why: str


@fact
class Rang(Event):
    seat: int
    bell: int


@fact
class Drew(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: Annotated[str, Owner("card")]


@fact
class Showed(Event):
    reveals: ClassVar[bool] = True
    seat: int
    bid: str


def gain(referee: Referee, n: int, why: str) -> None:
    if n:
        referee.me.coins += n
        referee.note(Gained(referee.seat, n, why))


@instruction
class Gain(Rule):
    n: int | Var
    why: str = "card"

    def why_not(self, state: State) -> Illegal | None:
        return Illegal("TOY-2", "rich") if state.me.coins > 40 else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        gain(referee, int(referee.value(self.n)), self.why)


@instruction
class Ring(Rule):
    bell: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        assert referee.vars["why"] == "market"
        referee.me.coins += 1
        referee.note(Rang(referee.seat, self.bell))


@instruction
class Draw(Rule):
    def why_not(self, state: State) -> Illegal | None:
        return None if state.table.deck else Illegal("TOY-2", "no_cards")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if referee.table.deck:
            card = referee.table.deck.pop()
            referee.me.hand.append(card)
            referee.note(Drew(referee.seat, card))


@instruction
class PayCoins(Cost[Table, Trader]):
    def ways(self, state: State) -> Iterator[Option]:
        if state.me.coins >= price(state.table):
            yield Option("coins", Spend(price(state.table)))
        for card in dict.fromkeys(state.me.hand):
            yield Option(f"discard {card}", Discard(card))


def price(table: Table) -> int:
    return folded(PRICE, table.modifiers, "price", least=1)


@instruction
class Spend(Rule):
    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.coins -= self.n


@instruction
class Discard(Rule):
    card: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.hand.remove(self.card)
        referee.table.discard.append(self.card)


@instruction
class Feast(Rule):
    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.modifiers.append(Modifier("price", -1, until="turn"))


@instruction
class Sort(Rule):
    """Look at the top three cards and put them back in any order."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.looking = referee.seat
        table.looked_at, table.deck = table.deck[-3:], table.deck[:-3]
        referee.next(PutBack())


@instruction
class PutBack(Rule):
    forced: ClassVar[bool] = False

    def ask(self, state: State) -> Decision | None:
        cards = state.table.looked_at
        if not cards:
            return None
        options = [Option(card, OnTop(card), cards.count(card)) for card in dict.fromkeys(cards)]
        return decide(state, self, options, Picks(len(cards), len(cards), ordered=True), secret=True)


@instruction
class OnTop(Rule):
    card: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.looked_at.remove(self.card)
        referee.table.deck.append(self.card)


@instruction
class Split(Rule):
    """Three coins among all, as one likes."""

    def ask(self, state: State) -> Decision:
        options = [Option(f"seat {t.seat}", By(t.seat, Gain(1)), most=3) for t in state.table.traders]
        return decide(state, self, options, Picks(3, 3))


@instruction
class Tithe(Rule):
    """One card of each colour, for a coin each."""

    def ask(self, state: State) -> Decision:
        cards = [card for card in dict.fromkeys(state.me.hand) if card in COLOURS]
        options = [Option(card, seq(Discard(card), Gain(1)), group=COLOURS[card]) for card in cards]
        return decide(state, self, options, Picks(0, 2, one_per_group=True))


@instruction
class Weigh(Rule):
    """Cards worth four at most, for two coins each."""

    def ask(self, state: State) -> Decision:
        hand = state.me.hand
        options = [
            Option(card, seq(Discard(card), Gain(2)), hand.count(card), weight=WORTH[card])
            for card in dict.fromkeys(hand)
            if card in WORTH
        ]
        return decide(state, self, options, Picks(0, 9, weight=(0, 4)))


@instruction
class Bid(Rule):
    """All bid in secret; high bids pay, if nobody else bid high."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*[By(trader.seat, ChooseBid()) for trader in referee.table.traders], ShowBids())


@instruction
class ChooseBid(Rule):
    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(bid, MakeBid(bid)) for bid in ("high", "low")], secret=True, clause="TOY-4")


@instruction
class MakeBid(Rule):
    bid: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.bid = self.bid


@instruction
class ShowBids(Rule):
    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        high = [trader for trader in referee.table.traders if trader.bid == "high"]
        for trader in referee.table.traders:
            referee.note(Showed(trader.seat, trader.bid))
            trader.bid = ""
        if len(high) == 1:
            referee.push(Gain(3), seat=high[0].seat)


@instruction
class PlayAlong(Rule):
    """Another card from the hand, doubled where it gives coins, and for free."""

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(f"along {card}", Along(card)) for card in dict.fromkeys(state.me.hand)])


@instruction
class Along(Rule):
    card: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.hand.remove(self.card)
        referee.table.discard.append(self.card)
        referee.push(CARDS[self.card].mapped(doubled), source=f"card {self.card}")


def doubled(effect: Effect) -> Effect:
    return Gain(effect.n * 2, effect.why) if isinstance(effect, Gain) and isinstance(effect.n, int) else effect


@instruction
class CountHand(Rule):
    writes: ClassVar[tuple[str, ...]] = ("cards",)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.vars["cards"] = len(referee.me.hand)


CARDS: dict[str, Effect] = {
    "loan": Gain(2),
    "market": seq(PayCoins(), either(Draw(), Gain(3, "market"))),
    "gift": seq(may(Draw()), times(2, Gain(1))),
    "echo": PlayAlong(),
    "feast": Feast(),
    "sort": Sort(),
    "split": Split(),
    "tithe": seq(Tithe(), Weigh()),
    "auction": Bid(),
    "count": seq(CountHand(), Gain(Var("cards"))),
}


@instruction
class PlayCard(Rule):
    card: str

    @property
    def notation(self) -> str:
        return f"play {self.card}"

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def why_not(self, state: State) -> Illegal | None:
        effect = CARDS[self.card]
        if why := effect.why_not(state):
            return why
        if self.card == "echo" and len(state.me.hand) < 2:
            return Illegal("TOY-2", "nothing_along")
        if has_cost(effect) and not state.trial and not can_be_done(state, Discard(self.card), effect):
            return Illegal("TOY-1", "cannot_pay")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.hand.remove(self.card)
        referee.table.discard.append(self.card)
        referee.push(CARDS[self.card], source=f"card {self.card}")


@instruction
class Turn(Window[Table, Trader]):
    clause: ClassVar[str | None] = "TOY-1"

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        for card in dict.fromkeys(state.me.hand):
            yield offer(PlayCard(card), state)
        yield offer(Call(), state)
        yield offer(Done("end turn"), state)

    def ask(self, state: State) -> Decision:
        missing = [PlayCard(card) for card in CARDS if card not in state.me.hand]
        return decide(
            state,
            self,
            self.offers(state),
            unasked=lambda: [Blocked(do.notation, do, Illegal("TOY-2", "not_in_hand", card=do.card)) for do in missing],
        )


@instruction
class Call(Rule):
    """Another seat's doing in one's own turn: the next trader may take a coin."""

    def why_not(self, state: State) -> Illegal | None:
        if len(state.table.traders) == 1:
            return Illegal("TOY-2", "alone")
        return Illegal("TOY-2", "called") if state.vars.get("called") else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.vars["called"] = 1
        other = (referee.seat + 1) % len(referee.table.traders)
        referee.push(may(Gain(1)), Interrupt(), seat=other, source="call")


@instruction
class Interrupt(Rule):
    """The one who was called may end the caller's turn, if it is at the last coin."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        caller = referee.state.whose("turn")
        if caller is not None and referee.table.of(caller).coins == 0:
            referee.end("turn")


@instruction
class NextTurn(Rule):
    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        expire(table.modifiers, "turn")
        if table.turns < LAST:
            seat = table.turns % len(table.traders)
            table.turns += 1
            referee.next(NextTurn())
            referee.push(Draw(), Turn(), seat=seat, source="turn")


def begin(setup: Setup) -> ToyState:
    dice = Dice.of(setup.seed)
    deck = dice.shuffled(name for name in CARDS for _ in range(3))
    bells = 2 if "bells" in setup.variants else 0
    traders = [Trader(seat, 1, [deck.pop() for _ in range(3)], bells, "") for seat in range(len(setup.seats))]
    table = Table(traders, deck, [], [], 0, [], 0 if setup.scenario == "fair" else LAST // 2)
    frame: Any = referee.Frame(0, "game", [NextTurn()], {})
    return ToyState("toy", 0, dice, [frame], table)
