"""19 Scenarios: marks, doom, enemies on the sheet, and winning."""

from __future__ import annotations

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.instructions import Effect, instruction
from . import battle, decks, engagement, winning
from .board import CENTRE, COLOURS
from .cards import THREATS, Sort
from .events import DoomRose, Marked, ThreatDiscarded, ThreatDrawn
from .table import Attribute, Referee, Rule, State


@instruction
class Mark(Rule):
    """An own token on the scenario sheet for this attribute; a player keeps it (RL-SCEN-4)."""

    attribute: str
    """Or `any`: for none; or `battle`: for that of the battle just won."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        attribute = str(referee.vars["attribute"]) if self.attribute == "battle" else self.attribute
        referee.me.marks.append(attribute)
        referee.note(Marked(referee.seat, attribute))


@instruction
class WinIfMarks(Rule):
    """Won with so many marks."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if len(referee.me.marks) >= self.n:
            winning.win(referee, referee.me)


@instruction
class Win(Rule):
    """Won (RL-WIN-1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        winning.win(referee, referee.me)


@instruction
class DrawToSheet(Rule):
    """From each Threat deck, cards are turned up until so many of these sorts lie on the sheet; others are discarded."""

    n: int
    sorts: tuple[Sort, ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        for colour in COLOURS:
            wanted = self.n
            for _ in range(decks.left(table, colour)):  # no deck is gone through twice
                card = decks.take(referee, colour) if wanted else None
                if card is None:
                    break
                referee.note(ThreatDrawn(referee.seat, card, CENTRE))
                if THREATS[card].sort in self.sorts:
                    table.sheet.append(card)
                    wanted -= 1
                else:
                    decks.discard_threat(table, card)
                    referee.note(ThreatDiscarded(referee.seat, card))


@instruction
class BattleSheet(Rule):
    """The enemies on the sheet are battled by attribute; who has taken enough has won at once (RL-WIN-1)."""

    def ask(self, state: State) -> Decision:
        forms = engagement.forms_of(state.table.sheet)
        return decide(state, self, [Option(f"battle {form}", FightSheet(form)) for form in forms])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        wins = [do for do in referee.table.rules.confrontation if isinstance(do, WinIfTaken)]
        for pick in picks:
            after: list[Effect] = [*wins, self]
            referee.next(pick.do, *after)


@instruction
class FightSheet(Rule):
    """All enemies on the sheet of one attribute fight together."""

    attribute: Attribute

    @property
    def about(self) -> Ref:
        return Ref("attribute", self.attribute)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        enemies = [one for one in referee.table.sheet if battle.attribute_of(one) == self.attribute]
        battle.begin(referee, self.attribute, enemies, on_sheet=True)


@instruction
class WinIfTaken(Rule):
    """Won with so many enemies taken from the sheet."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if referee.me.taken >= self.n:
            winning.win(referee, referee.me)


@instruction
class ClearSheet(Rule):
    """Enemies left on the sheet at the end of the phase are discarded."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        while table.sheet:
            card = table.sheet.pop()
            decks.discard_threat(table, card)
            referee.note(ThreatDiscarded(referee.seat, card))


@instruction
class Doom(Rule):
    """The doom track goes up."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.doom += self.n
        referee.note(DoomRose(referee.seat, self.n, table.doom))


def mark(attribute: str) -> Mark:
    """An own token on the scenario sheet: for an attribute, "any", or "battle": that of the battle just won."""
    return Mark(attribute)


def win_if_marks(n: int) -> WinIfMarks:
    """Won with so many marks."""
    return WinIfMarks(n)


def win() -> Win:
    """Won."""
    return Win()


def draw_to_sheet(n: int, *sorts: Sort) -> DrawToSheet:
    """From each Threat deck so many cards of these sorts on the sheet."""
    return DrawToSheet(n, sorts)


def battle_sheet() -> BattleSheet:
    """The enemies on the sheet are battled."""
    return BattleSheet()


def win_if_taken(n: int) -> WinIfTaken:
    """Won with so many enemies taken from the sheet."""
    return WinIfTaken(n)


def doom(n: int) -> Doom:
    """The doom track goes up."""
    return Doom(n)
