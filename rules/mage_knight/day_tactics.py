"""5 The Day Tactics that ask for something."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import Decision, Option, Picks, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import instruction
from . import cards, mana, spells
from .basics import BASIC
from .card_events import Reshuffled
from .events import TacticUsed
from .table import Die, Referee, Rule, State
from .tactics import Nothing, flip, held

# Rethink


@instruction
class RedrawSome(Rule):
    """Up to three cards are discarded, as many drawn, then the discard pile is shuffled into the Deed deck (MK-TACTIC-3)."""

    most: int = 3
    clause: ClassVar[Clause | None] = "MK-TACTIC-3"

    def ask(self, state: State) -> Decision | None:
        hero = state.me
        if not hero.hand:
            return None
        discards = [Option(f"discard {c}", cards.LeaveHand(c, "discard"), hero.hand.count(c)) for c in held(hero)]
        return decide(
            state, self, [*discards, Option("keep all", Nothing(), alone=True)], Picks(1, self.most), secret=True
        )

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        discards = [pick.do for pick in picks if isinstance(pick.do, cards.LeaveHand)]
        referee.next(*discards, cards.Draw(len(discards)), ShuffleDiscards())


@instruction
class ShuffleDiscards(Rule):
    """The discard pile goes into the Deed deck."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        if hero.discard:
            n = len(hero.discard)
            hero.deck += hero.discard
            hero.discard.clear()
            referee.dice.shuffle(hero.deck)
            referee.note(Reshuffled(hero.seat, n))


# Mana Steal


@instruction
class SetDieAside(Rule):
    """A die with a basic colour comes onto the tactic (MK-TACTIC-4)."""

    clause: ClassVar[Clause | None] = "MK-TACTIC-4"

    def ask(self, state: State) -> Decision:
        showing = {die.colour for die in state.table.source if die.at == "source"}
        return decide(
            state, self, [Option(f"steal {colour}", HoldDie(colour)) for colour in BASIC if colour in showing]
        )


@instruction
class HoldDie(Rule):
    """This one."""

    colour: str

    @property
    def about(self) -> Ref:
        return Ref("mana", f"die {self.colour}")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        mana.turn_die(referee.table, Die(self.colour), Die(self.colour, f"held {referee.seat}"))
        referee.note(TacticUsed(referee.seat, referee.me.tactic))


# The Right Moment


@instruction
class TurnAgain(Rule):
    """Another turn right after this one (MK-TACTIC-7)."""

    clause: ClassVar[Clause | None] = "MK-TACTIC-7"

    @property
    def notation(self) -> str:
        return "use the_right_moment"

    def why_not(self, state: State) -> Illegal | None:
        hero = state.me
        if hero.tactic_used:
            return Illegal("MK-TACTIC-7", "tactic_used")
        return Illegal("MK-TACTIC-7", "last_turn") if hero.turn.last else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        flip(referee, referee.me)
        spells.turn_again(referee.me, "the_right_moment")
