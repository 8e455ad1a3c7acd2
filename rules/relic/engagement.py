"""8 The Engagement phase: Threat cards in their order, or the text box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Clause
from ..engine.instructions import Done, Effect, Window, instruction, offer
from . import assets, battle, decks, threats, using
from .cards import THREATS, Sort
from .events import EncounterMet, EventResolved, StrangerTaken
from .passives import TakeStranger
from .table import ATTRIBUTES, Attribute, Lying, Player, Referee, Rule, State, Table

PHASE = "engagement"


@instruction
class EngagementPhase(Rule):
    """Threat cards if there are any, or else the text box (RL-ENG-1). It is a doing of its own, which can end early."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, player = referee.table, referee.me
        if referee.vars.get("confronted"):
            return  # the confrontation was this phase (RL-SCEN-3)
        if table.here(player.space):
            referee.push(*CARDS, source=PHASE)
        else:
            referee.push(*player.where.text, source=PHASE, vars={"card": "", "that": ""})


@instruction
class EndEngagement(Rule):
    """The Engagement phase ends."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if referee.state.whose(PHASE) == referee.seat:
            referee.end(PHASE)


@instruction
class Group(Rule):
    """All cards of one sort, in the order the player says; those that come meanwhile join them (RL-ENG-2, RL-ENG-11)."""

    sort: Sort
    clause: ClassVar[Clause | None] = "RL-ENG-2"

    def ask(self, state: State) -> Decision:
        left = dict.fromkeys(self.left(state.table, state.me))
        return decide(state, self, [Option(f"{self.sort} {card}", Meet(card)) for card in left])

    def left(self, table: Table, player: Player) -> Iterable[str]:
        """The cards of this sort still to be resolved."""
        here = Counter(card.name for card in table.here(player.space, self.sort))
        return (here - Counter(table.turn.met if self.sort == "encounter" else ())).elements()

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for pick in picks:
            referee.next(pick.do, self)


@instruction
class Meet(Rule):
    """This card is resolved."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("threat", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        match THREATS[self.card].sort:
            case "event":
                referee.next(ReadEvent(self.card))
            case "encounter":
                referee.table.turn.met.append(self.card)
                referee.next(MeetEncounter(self.card))
            case _:
                referee.table.threats.remove(Lying(self.card, referee.me.space))
                assets.come(referee, self.card)


@instruction
class ReadEvent(Window[Table, Player]):
    """An event is read, then done and discarded, whatever it cuts short (RL-ENG-3)."""

    card: str
    clause: ClassVar[Clause | None] = "RL-ENG-3"

    @property
    def about(self) -> Ref:
        return Ref("threat", self.card)

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Done("resolve"), state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.threats.remove(Lying(self.card, referee.me.space))
        decks.discard_threat(referee.table, self.card)
        referee.note(EventResolved(referee.seat, self.card))
        referee.push(*THREATS[self.card].does, source=f"threat {self.card}", vars={"card": self.card, "that": ""})


@instruction
class MeetEncounter(Rule):
    """An encounter is resolved; who can may take a stranger along instead (RL-ENG-5)."""

    card: str

    def ask(self, state: State) -> Decision | None:
        stranger = "stranger" in THREATS[self.card].traits
        if not stranger or not using.passives_at(state.me, "engagement", TakeStranger):
            return None
        ways: list[Effect] = [ResolveEncounter(self.card), TakeAlong(self.card)]
        return decide(state, self, [Option(way.notation, way) for way in ways])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*[pick.do for pick in picks] or [ResolveEncounter(self.card)])


@instruction
class ResolveEncounter(Rule):
    """What it says; it stays on the space unless it says otherwise."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("threat", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        card = THREATS[self.card]
        referee.note(EncounterMet(referee.seat, self.card))
        leave: list[Effect] = [] if card.stays else [threats.DiscardSelf()]
        referee.push(*card.does, *leave, source=f"threat {self.card}", vars={"card": self.card, "that": ""})


@instruction
class TakeAlong(Rule):
    """A stranger comes along as an ally, its text unused."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("threat", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.threats.remove(Lying(self.card, referee.me.space))
        referee.note(StrangerTaken(referee.seat, self.card))
        assets.come(referee, self.card)


@instruction
class Battles(Rule):
    """One battle for each attribute, in the order the player says (RL-BAT-2)."""

    clause: ClassVar[Clause | None] = "RL-BAT-2"

    def ask(self, state: State) -> Decision:
        forms = forms_of(battle.enemies_here(state.table, state.me.space))
        return decide(state, self, [Option(f"battle {form}", Fight(form)) for form in forms])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for pick in picks:
            referee.next(pick.do, self)


def forms_of(enemies: list[str]) -> list[Attribute]:
    """The attributes these enemies fight with."""
    return [one for one in ATTRIBUTES if any(battle.attribute_of(enemy) == one for enemy in enemies)]


@instruction
class Fight(Rule):
    """All enemies here of one attribute fight together (RL-BAT-2)."""

    attribute: Attribute

    @property
    def about(self) -> Ref:
        return Ref("attribute", self.attribute)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        here = battle.enemies_here(referee.table, referee.me.space)
        battle.begin(referee, self.attribute, [one for one in here if battle.attribute_of(one) == self.attribute])


CARDS: tuple[Effect, ...] = (Group("event"), Battles(), Group("encounter"), Group("asset"))
"""The order of the phase (RL-ENG-2)."""


def end_engagement() -> EndEngagement:
    """The Engagement phase ends."""
    return EndEngagement()
