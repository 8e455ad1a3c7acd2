"""Any position of Relic in a few words.

play = relic("captain", "ogryn", at="outskirts sanctuary").lies("outskirts", "scrap_runt").rolls("d6 3 6").engage()
play.do("fight")
"""

from __future__ import annotations

from typing import cast

from rules import SeatSetup, Setup
from rules.engine.instructions import Instruction
from rules.engine.referee import Frame
from rules.play import settled
from rules.relic import GAME
from rules.relic import turn as turns
from rules.relic.board import SPACES
from rules.relic.cards import ASSETS, THREATS
from rules.relic.engagement import EngagementPhase, ReadEvent
from rules.relic.exploring import ExplorationPhase
from rules.relic.fates import Renewal, Vanquishment
from rules.relic.ongoing import RelicState
from rules.relic.rolls import AfterRoll, BeforeRoll
from rules.relic.table import Asset, Lying, Player, Table
from tests import kit
from tests.kit import Play, rolling

SHORT = {"sanctuary": "st_antias_sanctuary", "guardian": "guardian_of_the_rift", "centre": "scenario_space"}


def place(name: str) -> str:
    """A space by its name or a short one."""
    name = SHORT.get(name, name)
    assert name in SPACES
    return name


class Reading(Play):
    """Play in which what can only be read, or only be rolled, is passed over, unless it is what is asked for."""

    stops = False

    def do(self, *answers: str) -> Play:
        for answer in answers:
            self.pass_on(answer)
            super().do(answer)
        self.pass_on()
        return self

    def pass_on(self, wanted: str = "") -> None:
        """Answer windows that have but one way out."""
        while not self.stops and not self.over and (way := self.only_way()) and way != wanted:
            super().do(way)

    def only_way(self) -> str:
        """The one way out of a window that tells or rolls; empty: there is something to choose."""
        told = isinstance(self.asked.asking, ReadEvent | Vanquishment | Renewal | BeforeRoll | AfterRoll)
        return self.options[0] if told and len(self.options) == 1 else ""


class Position:
    """A position being built: nobody holds a card, nothing lies on the board, the decks lie as shuffled."""

    def __init__(self, characters: tuple[str, ...], at: str, scenario: str) -> None:
        seats = tuple(SeatSetup(name.title(), name) for name in characters)
        setup = Setup("relic", seats, scenario, ("first_seat",), "position")
        self.state = cast("RelicState", settled(GAME.begin(setup)).state)
        self.table: Table = self.state.table
        self.table.roll = None
        self.table.rounds = 1
        for player in self.table.players:
            self.table.decks.power += player.power
            self.table.decks.mission += [player.mission]
            player.power.clear()
            player.progress.clear()
            player.mission, player.influence = "", 0
        for player, name in zip(self.table.players, at.split(), strict=True):
            player.space = place(name)

    stops = False
    """Windows in which there is only something to read, or to roll, are asked too."""

    def stopping(self) -> Position:
        """Stop wherever the game does."""
        self.stops = True
        return self

    def of(self, seat: int = 0) -> Player:
        """The player of this seat, to be changed as one likes."""
        return self.table.of(seat)

    def give(self, seat: int = 0, **fields: object) -> Position:
        """Let a player be so. Power, Corruption, assets, trophies and missions are given by words, out of their decks."""
        player = self.of(seat)
        for name, value in fields.items():
            match name:
                case "power" | "corruption" | "facedown" | "trophies":
                    for card in str(value).split():
                        self.out("power" if name == "power" else "corruption" if name != "trophies" else "", card)
                        getattr(player, name).append(card)
                case "assets":
                    for card in str(value).split():
                        self.give_asset(player, card)
                case "mission":
                    self.out("mission", str(value))
                    player.mission = str(value)
                case "completed":
                    for _ in range(cast("int", value)):
                        player.completed.append(self.table.decks.mission.pop(0))
                case _:
                    setattr(player, name, value)
        return self

    def give_asset(self, player: Player, card: str) -> None:
        """An asset in play, a stranger as well."""
        deck = ASSETS[card].deck if card in ASSETS else "threat"
        self.out(deck if deck != "threat" else "", card)
        taken = [asset.piece for other in self.table.players for asset in other.assets]
        piece = card if card not in taken else f"{card}.2"
        player.assets.append(Asset(piece, card, ASSETS[card].charges if card in ASSETS else 0))

    def out(self, deck: str, card: str) -> None:
        """Take a card out of its deck."""
        self.table.decks.of(deck or THREATS[card].colour).remove(card)

    def lies(self, space: str, *cards: str) -> Position:
        """Threat cards faceup on a space."""
        for card in cards:
            self.out("", card)
            self.table.threats.append(Lying(card, place(space)))
        return self

    def top(self, deck: str, *cards: str) -> Position:
        """The next cards of a deck, the first one first."""
        for card in reversed(cards):
            self.out(deck, card)
            self.table.decks.of(deck).append(card)
        return self

    def emptied(self, deck: str, *left: str) -> Position:
        """All other cards of this deck lie in its discard pile."""
        pile = self.table.decks.of(deck)
        for card in left:
            pile.remove(card)
        self.table.discards.of(deck)[:] = pile
        pile[:] = left
        return self

    def rolls(self, numbers: str) -> Position:
        """What the dice will show: `3 6 1`; `mix 8` for a shuffle in between."""
        words, draws = numbers.split(), list[str]()
        while words:
            word = words.pop(0)
            draws.append(f"mix {words.pop(0)}" if word == "mix" else f"d6 {word}")
        self.state.dice = rolling(*draws)
        return self

    def goes_on(self, play: Play) -> Position:
        """The position that has come of it."""
        self.state = cast("RelicState", play.state)
        self.table = self.state.table
        return self

    def turn(self, seat: int = 0) -> Play:
        """The turn of a seat begins."""
        return self.begins(*turns.TURN, seat=seat)

    def engage(self, seat: int = 0) -> Play:
        """The Engagement phase of a seat, and what follows in the turn."""
        return self.begins(EngagementPhase(), *turns.TURN[-3:], seat=seat)

    def explore(self, seat: int = 0) -> Play:
        """The Exploration phase of a seat, and nothing more."""
        return self.begins(ExplorationPhase(), seat=seat)

    def experience(self, seat: int = 0) -> Play:
        """The Experience phase of a seat."""
        return self.begins(*turns.TURN[-2:], seat=seat)

    def begins(self, *todo: Instruction[Table, Player], seat: int = 0) -> Play:
        """This is done in a turn of a seat; then the turns go on."""
        self.table.active = seat
        self.table.turn = turns.fresh()
        self.table.roll = None
        self.state.agenda = [Frame(0, "game", [turns.Turns()], {}), Frame(seat, "turn", list(todo), {})]
        outcome = settled(self.state)
        play = Reading(kit.saved_and_loaded(outcome.state))
        play.events, play.happened = outcome.events, list(outcome.events)
        play.stops = self.stops
        play.pass_on()
        return play


def relic(*characters: str, at: str = "", scenario: str = "mystery_beyond") -> Position:
    """A position with these characters on these spaces; without any, on their starting spaces."""
    position = Position(characters, at or " ".join(["scenario_space"] * len(characters)), scenario)
    if not at:
        for player in position.table.players:
            player.space = player.sheet.start
    return position


def duo(at: str = "outskirts sanctuary", scenario: str = "mystery_beyond") -> Position:
    """A Captain and a Psyker."""
    return relic("captain", "psyker", at=at, scenario=scenario)


def trio(at: str = "outskirts sanctuary outskirts", scenario: str = "mystery_beyond") -> Position:
    """A Captain, a Psyker and an Ogryn."""
    return relic("captain", "psyker", "ogryn", at=at, scenario=scenario)
