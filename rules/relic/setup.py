"""2 Setup."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.dice import Dice
from ..engine.errors import Clause
from ..engine.instructions import By, Effect, instruction
from ..engine.referee import Frame
from ..game import Setup
from . import DRAWN, SCENARIOS, content, fates, gains, levels, missions, turn
from .board import COLOURS
from .cards import ASSETS, CORRUPTION, MISSIONS, POWER, THREATS
from .characters import CHARACTERS
from .events import CharacterKept, CharacterShown, FirstPlayer, ScenarioShown
from .ongoing import RelicState
from .table import Decks, Discards, Player, Referee, Rule, State, Table

content.fill()

DEALT = 2
"""Sheets dealt to each player (RL-SETUP-4)."""
INFLUENCE = 3
"""At the start (RL-SETUP-8)."""


def begin(setup: Setup) -> RelicState:
    """The table laid out, and everything still to do."""
    dice = Dice.of(setup.seed)
    scenario = dice.choice(SCENARIOS) if setup.scenario == DRAWN else setup.scenario
    seats = len(setup.seats)
    named = [seat.hero for seat in setup.seats if seat.hero]
    sheets = dice.shuffled(name for name in CHARACTERS if name not in named)
    players = [newcomer(seat) for seat in range(seats)]
    for player, seat in zip(players, setup.seats, strict=True):
        if seat.hero:
            player.kept.append(seat.hero)
        else:
            player.dealt += [sheets.pop() for _ in range(DEALT)]
    first = 0 if "first_seat" in setup.variants else dice.below(seats)
    table = Table(
        scenario,
        list(setup.variants),
        players,
        first,
        first,
        0,
        turn.fresh(),
        [],
        [],
        [],
        shuffled_decks(dice),
        Discards([], [], [], [], [], [], [], []),
        sheets,
        [],
        None,
        None,
        None,
        0,
        -1,
    )
    return RelicState("relic", 0, dice, [Frame(0, "game", [LayOut()], {})], table)


def newcomer(seat: int) -> Player:
    """A seat without a character yet."""
    return Player(
        seat, [], [], "", "", False, 0, 0, 0, 0, 0, 0, [], [], [], [], [], "", [], [], [], [], [], 0, 0, False
    )


def printed(name: str) -> list[str]:
    """All cards of a deck (RL-COMP-2)."""
    match name:
        case "red" | "blue" | "yellow":
            return [card.name for card in THREATS.values() if card.colour == name for _ in range(card.copies)]
        case "power":
            return [card.name for card in POWER.values() for _ in range(card.copies)]
        case "corruption":
            return list(CORRUPTION)
        case "mission":
            return list(MISSIONS)
        case _:
            return [card.name for card in ASSETS.values() if card.deck == name for _ in range(card.copies)]


def shuffled_decks(dice: Dice) -> Decks:
    """The eight decks (RL-SETUP-2)."""
    names = (*COLOURS, "power", "corruption", "mission", "relic", "wargear")
    return Decks(*[dice.shuffled(printed(name)) for name in names])


@instruction
class LayOut(Rule):
    """The scenario is read, sheets are chosen in secret and shown together; then the first turn (RL-SETUP-1, RL-SETUP-4)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        order = table.players[table.first :] + table.players[: table.first]
        referee.note(ScenarioShown(table.first, table.scenario))
        referee.note(FirstPlayer(table.first))
        choosing: list[Effect] = [By(player.seat, ChooseCharacter()) for player in order if player.dealt]
        starting: list[Effect] = [By(player.seat, Start()) for player in order]
        referee.next(*choosing, ShowCharacters(), *starting, turn.Turns())


@instruction
class ChooseCharacter(Rule):
    """One of the sheets dealt is kept, in secret (RL-SETUP-4)."""

    clause: ClassVar[Clause | None] = "RL-SETUP-4"

    def ask(self, state: State) -> Decision:
        sheets = [Option(f"play {name}", KeepSheet(name)) for name in state.me.dealt]
        return decide(state, self, sheets, secret=True)


@instruction
class KeepSheet(Rule):
    """This character."""

    character: str

    @property
    def about(self) -> Ref:
        return Ref("hero", self.character)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player = referee.me
        player.dealt.remove(self.character)
        player.kept.append(self.character)
        referee.note(CharacterKept(player.seat, self.character))


@instruction
class ShowCharacters(Rule):
    """All show the sheet kept; the others are those unused (RL-VCE-8)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        for player in table.players:
            table.sheets += player.dealt
            player.dealt.clear()
            player.character = player.kept.pop()
            fates.begin(player)
            referee.note(CharacterShown(player.seat, player.character))
        referee.dice.shuffle(table.sheets)


@instruction
class Start(Rule):
    """Influence, Power cards up to the limit, a mission (RL-SETUP-8, RL-SETUP-9, RL-SETUP-10)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        gains.gain_influence(referee, INFLUENCE)
        gains.draw_power(referee, levels.power_limit(referee.me))
        referee.next(missions.GainMission())
