"""8 Choices printed on cards and spaces; and what several players do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from ..engine.decisions import Blocked, Decision, Option, Picks, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, instruction, offer
from ..engine.records import fact
from . import assets, paying, using
from .board import SPACES, neighbourhood
from .table import Player, Referee, Rule, State, Table

Who = Literal["all", "all_in_area", "all_in_tier", "others_on_space", "chosen_other"]


@fact
class Condition:
    """What must hold of the player."""

    kind: Literal["not_marked", "relics", "marks", "level", "pay_influence"]
    n: int = 0
    """At least so many; of `pay_influence`: so much is paid, if one wants to."""
    attribute: str = ""


def holds(player: Player, condition: Condition) -> bool:
    """Whether a condition is met; one that must be paid can be."""
    match condition.kind:
        case "not_marked":
            return condition.attribute not in player.marks
        case "relics":
            return len(assets.relics(player)) >= condition.n
        case "marks":
            return len(player.marks) >= condition.n
        case "level":
            return player.level >= condition.n
        case "pay_influence":
            return player.influence >= condition.n


@instruction
class Choice(Rule):
    """One of the things printed: what it costs, what it does."""

    label: str
    does: tuple[Effect, ...]
    cost: tuple[Effect, ...] = ()
    only_if: tuple[Condition, ...] = ()
    """One of these must hold."""

    @property
    def notation(self) -> str:
        return self.label.replace("_", " ")

    def why_not(self, state: State) -> Illegal | None:
        if self.only_if and not any(holds(state.me, condition) for condition in self.only_if):
            return Illegal("RL-GOLD-1", "condition_not_met")
        card = str(state.vars.get("card", ""))
        unpaid = (paying.why_not(state.table, state.me, cost, card) for cost in self.cost)
        return next(filter(None, unpaid), None)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*self.cost, *self.does)


@instruction
class Choose(Rule):
    """One of these that can be paid; none, if it is optional (RL-ENG-8). What can be used in between is offered, too."""

    choices: tuple[Choice, ...]
    optional: bool
    clause: ClassVar[Clause | None] = "RL-ENG-8"

    def ask(self, state: State) -> Decision:
        options = [offer(choice, state) for choice in self.choices]
        least = 0 if self.optional or not any(isinstance(one, Option) for one in options) else 1
        own: list[Option | Blocked] = []
        if state.whose("turn") == state.seat and any(isinstance(one, Option) for one in options):
            own = list(using.plays(state, "own_turn"))
        return decide(state, self, [*options, *own], Picks(least, 1))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for pick in picks:
            referee.next(pick.do, *[self] * (not isinstance(pick.do, Choice)))


@instruction
class Each(Rule):
    """Each of these players does this, in turn order from the active one."""

    who: Who
    does: tuple[Effect, ...]

    def why_not(self, state: State) -> Illegal | None:
        if self.who == "chosen_other" and not others(state.table, state.seat):
            return Illegal("RL-GOLD-3", "nobody_else")
        return None

    def ask(self, state: State) -> Decision | None:
        if self.who != "chosen_other":
            return None
        options = [
            Option(f"seat {other.seat}", Choosing(other.seat, self.does)) for other in others(state.table, state.seat)
        ]
        return decide(state, self, options, clause="RL-GOLD-3")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if self.who == "chosen_other":
            referee.next(*[pick.do for pick in picks])
            return
        for player in reversed(list(concerned(referee.table, referee.me, self.who))):
            referee.push(*self.does, seat=player.seat, source=card_of(referee), vars=dict(referee.vars))


def card_of(referee: Referee) -> str:
    """The card an effect is printed on; a turn or a phase is nobody else's."""
    source = referee.frame.source
    return source if " " in source else ""


@instruction
class Choosing(Rule):
    """This player."""

    seat: int
    does: tuple[Effect, ...]

    @property
    def notation(self) -> str:
        return f"seat {self.seat}"

    @property
    def about(self) -> Ref:
        return Ref("seat", self.seat)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.push(*self.does, seat=self.seat, source=card_of(referee), vars=dict(referee.vars))


def others(table: Table, seat: int) -> list[Player]:
    """All other players."""
    return [player for player in table.in_turn(seat) if player.seat != seat]


def concerned(table: Table, player: Player, who: Who) -> Iterator[Player]:
    """The players an effect names, in turn order from the active one."""
    for other in table.in_turn(table.active):
        if (
            who == "all"
            or (who == "all_in_area" and other.space in neighbourhood(player.space))
            or (who == "all_in_tier" and SPACES[other.space].tier == SPACES[player.space].tier)
            or (who == "others_on_space" and other.space == player.space and other.seat != player.seat)
        ):
            yield other


def choice(
    label: str,
    *does: Effect,
    cost: Effect | tuple[Effect, ...] = (),
    only_if: tuple[Condition, ...] = (),
) -> Choice:
    """A way to choose: its label, what it does, what it costs, what must hold (one of these)."""
    return Choice(label, does, cost if isinstance(cost, tuple) else (cost,), only_if)


def may_choose(*choices: Choice) -> Choose:
    """One of these, or none."""
    return Choose(choices, True)


def must_choose(*choices: Choice) -> Choose:
    """One of these; if none can be paid, nothing."""
    return Choose(choices, False)


def each(who: Who, *does: Effect) -> Each:
    """Each of these players does this."""
    return Each(who, does)


def not_marked(attribute: str) -> Condition:
    """No own mark for this attribute."""
    return Condition("not_marked", attribute=attribute)


def relics_at_least(n: int) -> Condition:
    """So many relics in play."""
    return Condition("relics", n)


def marks_at_least(n: int) -> Condition:
    """So many own marks on the scenario sheet."""
    return Condition("marks", n)


def level_at_least(n: int) -> Condition:
    """This level, or a higher one."""
    return Condition("level", n)


def pay_influence(n: int) -> Condition:
    """So much influence is paid, if one wants to."""
    return Condition("pay_influence", n)
