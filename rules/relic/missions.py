"""15 Missions and relics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..engine.decisions import UP_TO_ONE, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, instruction
from . import assets, choices, decks, gains
from .cards import MISSIONS, THREATS, Objective
from .events import (
    CardsTurnedUp,
    CompletedGained,
    MissionAdvanced,
    MissionCompleted,
    MissionDiscarded,
    MissionGained,
    MissionsTraded,
)
from .table import Player, Referee, Rule, State, Table

FOR_A_RELIC = 3
"""Completed missions traded for one (RL-RELC-1)."""
RELICS_SHOWN = 2


@instruction
class GainMission(Rule):
    """A Mission card is drawn and becomes the active one. Nothing in the game brings one to who has one (RL-MIS-3)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if card := decks.take(referee, "mission"):
            activate(referee, card)


def activate(referee: Referee, card: str) -> None:
    """A mission becomes the active one; what counts for it counts from now on (RL-MIS-6)."""
    player = referee.me
    player.mission = card
    player.progress.clear()
    referee.note(MissionGained(player.seat, card))
    if MISSIONS[card].objective.kind == "end_with_player":
        referee.next(ChooseComrade())


@instruction
class ChooseComrade(Rule):
    """The player to be met."""

    def ask(self, state: State) -> Decision:
        options = [
            Option(f"seat {other.seat}", MeetWith(other.seat)) for other in choices.others(state.table, state.seat)
        ]
        return decide(state, self, options)


@instruction
class MeetWith(Rule):
    """This one."""

    seat: int

    @property
    def about(self) -> Ref:
        return Ref("seat", self.seat)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.progress[:] = [f"seat {self.seat}"]


def discard(referee: Referee) -> None:
    """The active mission is discarded; its tokens leave the board (RL-MIS-6)."""
    player = referee.me
    if player.mission:
        referee.table.discards.mission.append(player.mission)
        referee.note(MissionDiscarded(player.seat, player.mission))
        player.mission = ""
        player.progress.clear()


def drop_impossible(referee: Referee, seat: int) -> None:
    """Missions that want to meet a player who is out can no longer be done (RL-MIS-7)."""
    for player in referee.table.players:
        if player.mission and f"seat {seat}" in player.progress:
            referee.table.discards.mission.append(player.mission)
            referee.note(MissionDiscarded(player.seat, player.mission))
            player.mission = ""
            player.progress.clear()


def done(table: Table, player: Player) -> bool:
    """Whether the objective of the active mission is met."""
    objective = MISSIONS[player.mission].objective
    match objective.kind:
        case "have":
            return have(player, objective.what) >= objective.n
        case "colours":
            return len(dict.fromkeys(player.progress)) >= objective.n
        case "end_with_player":
            return "met" in player.progress
        case "spend":
            return bool(player.progress)
        case _:
            return len(player.progress) >= objective.n


def have(player: Player, what: str) -> int:
    """So much of this."""
    if what == "wargear":
        return sum(asset.printed.deck == "wargear" for asset in player.assets)
    return points(player.trophies) if what == "trophy_points" else player.influence


def points(trophies: Sequence[str]) -> int:
    """Trophy points: the values of the enemies, of whatever colour (RL-TRO-1)."""
    return sum(THREATS[trophy].value for trophy in trophies)


def advance(referee: Referee, player: Player, what: str, word: str = "", value: int = 0) -> None:
    """Something happened that the active mission may want: defeat, test, level, turn, spend."""
    if not player.mission:
        return
    objective = MISSIONS[player.mission].objective
    if step := counted(player, objective, what, word, value):
        player.progress.append(step)
        referee.note(MissionAdvanced(player.seat, step))


def counted(player: Player, objective: Objective, what: str, word: str, value: int) -> str:
    """The word for what has been done, if the objective counts it; else nothing."""
    match (objective.kind, what):
        case ("defeat", "defeat"):
            return word if defeated(player, objective, word, value) else ""
        case ("colours", "defeat"):
            return THREATS[word].colour if word in THREATS else ""
        case ("pass_test", "test"):
            return word if word == objective.attribute and value >= objective.least else ""
        case ("levels", "level") | ("spend", "spend"):
            return what
        case ("end_turn", "turn"):
            return word if there(player, objective) else ""
        case ("visit", "turn"):
            return word if word in objective.spaces and word not in player.progress else ""
        case ("end_with_player", "turn"):
            return "met" if word == player.progress[0] else ""
        case _:
            return ""


def there(player: Player, objective: Objective) -> bool:
    """Whether the figure is where the objective wants it."""
    return objective.area in ("", player.where.area) and objective.tier in ("", player.where.tier)


def defeated(player: Player, objective: Objective, enemy: str, value: int) -> bool:
    """Whether this enemy is one that was wanted; an opponent of a sheet or text box has no traits (RL-BAT-14)."""
    traits = THREATS[enemy].traits if enemy in THREATS else ()
    return (
        value >= objective.least
        and (not objective.traits or any(trait in objective.traits for trait in traits))
        and there(player, objective)
    )


def end_of_turn(referee: Referee) -> None:
    """Where the own turn ends, and with whom."""
    player = referee.me
    advance(referee, player, "turn", player.space)
    for other in choices.others(referee.table, player.seat):
        if other.space == player.space and player.mission:
            advance_meeting(referee, player, other)


def advance_meeting(referee: Referee, player: Player, other: Player) -> None:
    """The turn ends on the space of this player."""
    if MISSIONS[player.mission].objective.kind == "end_with_player" and "met" not in player.progress:
        advance(referee, player, "turn", f"seat {other.seat}")


def set_off(table: Table) -> list[Effect]:
    """Whatever happened: missions whose objective is met now are completed, in any player's turn (RL-MIS-2)."""
    if table.winner >= 0:
        return []
    return [
        Complete(player.seat, player.mission)
        for player in table.in_turn(table.active)
        if player.mission and done(table, player)
    ]


@instruction
class Complete(Rule):
    """A mission is completed: turned facedown, its reward taken (RL-MIS-2)."""

    seat: int
    mission: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player = referee.table.of(self.seat)
        if player.mission != self.mission or not done(referee.table, player):
            return
        player.mission = ""
        player.progress.clear()
        player.completed.append(self.mission)
        referee.note(MissionCompleted(player.seat, self.mission))
        referee.push(*MISSIONS[self.mission].reward, seat=player.seat, source=f"mission {self.mission}")


def gain_completed(referee: Referee, n: int) -> None:
    """The top Mission cards, facedown and unread; no reward (RL-MIS-5)."""
    for _ in range(n):
        if card := decks.take(referee, "mission"):
            referee.me.completed.append(card)
            referee.note(CompletedGained(referee.seat))


@instruction
class ReplaceMission(Rule):
    """The active mission may be discarded and another drawn."""

    def ask(self, state: State) -> Decision:
        offers = [Option(f"replace {state.me.mission}", Replace())] if state.me.mission else []
        return decide(state, self, offers, UP_TO_ONE)

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.mission else Illegal("RL-MIS-1", "no_mission")


@instruction
class Replace(Rule):
    """It is."""

    @property
    def about(self) -> Ref:
        return Ref("mission", "")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        discard(referee)
        referee.next(GainMission())


@instruction
class PayForMission(Rule):
    """What the active mission wants to be paid in the own Experience phase."""

    n: int

    @property
    def notation(self) -> str:
        return "pay for mission"

    def why_not(self, state: State) -> Illegal | None:
        if state.me.influence < self.n:
            return Illegal("RL-INF-1", "not_enough_influence", need=self.n, have=state.me.influence)
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        gains.pay_influence(referee, self.n)
        advance(referee, referee.me, "spend")


@instruction
class TradeMissions(Rule):
    """Three completed missions for a relic: two are shown, one is kept (RL-RELC-1)."""

    @property
    def notation(self) -> str:
        return "trade missions"

    def why_not(self, state: State) -> Illegal | None:
        have = len(state.me.completed)
        if have < FOR_A_RELIC:
            return Illegal("RL-RELC-1", "not_enough_missions", need=FOR_A_RELIC, have=have)
        return None if decks.left(state.table, "relic") else Illegal("RL-DECK-1", "deck_empty", deck="relic")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, player = referee.table, referee.me
        traded, player.completed = player.completed[:FOR_A_RELIC], player.completed[FOR_A_RELIC:]
        table.discards.mission += traded
        referee.note(MissionsTraded(player.seat, tuple(traded)))
        shown = [card for _ in range(RELICS_SHOWN) if (card := decks.take(referee, "relic"))]
        table.offer += shown
        referee.note(CardsTurnedUp(player.seat, tuple(shown)))
        referee.next(ChooseRelic())


@instruction
class ChooseRelic(Rule):
    """One of those shown; the other is shuffled back."""

    clause: ClassVar[Clause | None] = "RL-RELC-1"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(f"take {card}", TakeRelic(card)) for card in state.table.offer])


@instruction
class TakeRelic(Rule):
    """This relic."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.offer.remove(self.card)
        table.decks.relic += table.offer
        table.offer.clear()
        referee.dice.shuffle(table.decks.relic)
        assets.come(referee, self.card)


def replace_mission() -> ReplaceMission:
    """The active mission may be discarded and another drawn."""
    return ReplaceMission()
