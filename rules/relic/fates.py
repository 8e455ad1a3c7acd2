"""17 Vanquished, corrupted, eliminated."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, decide
from ..engine.errors import Clause
from ..engine.instructions import Done, Window, instruction, offer
from . import corruption, decks, missions, winning
from .abilities import Trigger
from .board import SANCTUARY
from .events import CharacterTaken, Corrupted, Eliminated, Moved, Vanquished
from .passives import VanquishedMeansEliminated
from .table import ATTRIBUTES, Player, Referee, Rule, State, Table


def vanquish(referee: Referee, player: Player) -> None:
    """Life has dropped to 0: the four steps in order, then the own turn ends (RL-VANQ-2, RL-VANQ-8)."""
    if vanquished_are_eliminated(referee.table):
        eliminate(referee, player)
        return
    discard_power_and_trophies(referee.table, player)
    player.influence = 0
    player.life = player.sheet.life
    start, player.space = player.space, SANCTUARY
    referee.note(Vanquished(player.seat))
    referee.note(Moved(player.seat, start, SANCTUARY))
    end_turn(referee, player)
    standing(referee, player, "on_any_vanquished")
    if referee.agenda:
        referee.push(Vanquishment(), seat=player.seat, source="vanquished")


@instruction
class Vanquishment(Window[Table, Player]):
    """Who is vanquished sees what is lost and where the figure stands, before anybody else goes on."""

    clause: ClassVar[Clause | None] = "RL-VANQ-2"

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Done("go on"), state)


@instruction
class Fall(Rule):
    """At the end of an effect that could have corrupted: who has no Life left and was not, is vanquished (RL-VCE-3)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if referee.me.life == 0 and referee.me.plays:
            vanquish(referee, referee.me)


def discard_power_and_trophies(table: Table, player: Player) -> None:
    """Step 1 of both (RL-VANQ-3, RL-CORR-3)."""
    table.discards.power += player.power
    for trophy in player.trophies:
        decks.discard_threat(table, trophy)
    player.power.clear()
    player.trophies.clear()


def end_turn(referee: Referee, player: Player) -> None:
    """If it is this player's own turn, it is over; what others were still to do they do (RL-VCE-6)."""
    player.shield = 0
    corruption.settle(player)
    if referee.state.whose("turn") == player.seat:
        tidy(referee.table)
        referee.end("turn")


def tidy(table: Table) -> None:
    """What lies about when a turn is cut short is put away."""
    for card in table.sheet:
        decks.discard_threat(table, card)
    table.sheet.clear()
    table.battle = table.roll = None


def standing(referee: Referee, player: Player, trigger: Trigger) -> None:
    """What the scenario sheet says to this."""
    for ability in referee.table.rules.standing:
        if ability.trigger == trigger and referee.agenda:
            referee.push(*ability.does, seat=player.seat, source=f"scenario {referee.table.scenario}")


def vanquished_are_eliminated(table: Table) -> bool:
    """Whether the scenario has it so: from this much doom on (RL-ELIM-1)."""
    return any(
        isinstance(one, VanquishedMeansEliminated)
        for ability in table.rules.standing
        for one in ability.holds
        if ability.trigger == "doom_reached" and table.doom >= ability.per_player * len(table.players)
    )


def corrupt(referee: Referee, player: Player) -> None:
    """The limit is reached: on with a new character, or out (RL-CORR-1). Nothing more is drawn (RL-TAINT-6)."""
    for frame in referee.agenda:
        if frame.seat == player.seat:
            frame.todo[:] = [do for do in frame.todo if not isinstance(do, corruption.DRAWS)]
    referee.push(GoOn(), seat=player.seat, source="corrupted")


@instruction
class GoOn(Rule):
    """A corrupted player takes a new character, or prefers defeat; without a free sheet there is no choice (RL-CORR-14)."""

    clause: ClassVar[Clause | None] = "RL-CORR-14"

    def ask(self, state: State) -> Decision | None:
        if not state.table.sheets:
            return None
        ways = [Option("new character", NewCharacter()), Option("accept defeat", AcceptDefeat())]
        return decide(state, self, ways)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*[pick.do for pick in picks] or [NewCharacter()])


@instruction
class NewCharacter(Rule):
    """The steps of who is corrupted, in order (RL-CORR-2)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, player = referee.table, referee.me
        discard_power_and_trophies(table, player)
        table.discards.corruption += player.corruption + player.facedown + player.drawn
        player.corruption.clear()
        player.facedown.clear()
        player.drawn.clear()
        player.influence = 0
        referee.note(Corrupted(player.seat, player.character))
        if not table.sheets:
            eliminate(referee, player)
        else:
            table.corrupted.append(player.character)
            become(referee, player, table.sheets.pop(referee.dice.below(len(table.sheets))))
            end_turn(referee, player)
        standing(referee, player, "on_any_corrupted")
        if referee.agenda and player.plays:
            referee.push(Renewal(), seat=player.seat, source="corrupted")


@instruction
class Renewal(Window[Table, Player]):
    """Who goes on with another character sees which, before anybody else goes on (RL-CORR-2)."""

    clause: ClassVar[Clause | None] = "RL-CORR-2"

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Done("go on"), state)


def become(referee: Referee, player: Player, character: str) -> None:
    """Level, Life and attributes as printed, on the starting space (RL-CORR-8, RL-CORR-9)."""
    player.character = character
    begin(player)
    referee.note(CharacterTaken(player.seat, character))


def begin(player: Player) -> None:
    """Dials, level and place as printed on the sheet (RL-SETUP-6, RL-SETUP-7)."""
    for attribute in ATTRIBUTES:
        setattr(player, attribute, player.sheet.printed(attribute))
    player.life, player.level, player.space = player.sheet.life, 0, player.sheet.start
    player.specials.clear()


@instruction
class AcceptDefeat(Rule):
    """Out of the game, and lost (RL-CORR-14)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player = referee.me
        referee.note(Corrupted(player.seat, player.character))
        eliminate(referee, player)
        standing(referee, player, "on_any_corrupted")


def eliminate(referee: Referee, player: Player) -> None:
    """All that the player has goes back; the seat takes no further part (RL-ELIM-2 to RL-ELIM-6)."""
    table = referee.table
    discard_power_and_trophies(table, player)
    for asset in player.assets:
        decks.discard_asset(table, asset)
    table.discards.corruption += player.corruption + player.facedown + player.drawn
    table.discards.mission += player.completed + [player.mission] * bool(player.mission)
    for pile in (player.corruption, player.facedown, player.drawn, player.completed, player.assets):
        pile.clear()
    for tokens in (player.marks, player.progress, player.specials):
        tokens.clear()
    player.mission, player.taken, player.influence, player.life, player.lying = "", 0, 0, 0, False
    table.corrupted.append(player.character)
    player.character, player.space, player.out = "", "", True
    referee.note(Eliminated(player.seat))
    missions.drop_impossible(referee, player.seat)
    end_turn(referee, player)
    winning.last_one(referee)
