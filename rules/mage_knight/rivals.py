"""8 The competitive Spells: what one player does to the others."""

from __future__ import annotations

from typing import ClassVar

from ..engine.decisions import UP_TO_ONE, Decision, Option, Ref, decide
from ..engine.errors import Clause
from ..engine.instructions import Var, instruction
from . import deed_cards, spells, units, wounds
from .basics import BASIC
from .card_events import CardGained, HandShown, LeftHand
from .events import CrystalLost, Exhausted, Healed
from .heroes import Hero, Unit
from .mana import Gain, Take
from .table import Referee, Rule, State, Table


def rivals(table: Table, seat: int) -> list[Hero]:
    """The other players, in order of their turns; nobody, once the End of the Round was announced."""
    if table.announced >= 0:
        return []
    seats = [other for other in table.order if other >= 0]
    at = seats.index(seat)
    return [table.of(other) for other in (*seats[at + 1 :], *seats[:at])]


@instruction
class SetAside(Rule):
    """The card lies aside as a marker until the end of the round; one that only stood in for it does not."""

    card: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if referee.vars.get("by") == self.card:
            spells.set_aside(referee, self.card)


@instruction
class LoseCrystals(Rule):
    """Each other player loses a crystal by chance; whoever has none takes a Wound. What was lost is remembered."""

    writes: ClassVar[tuple[str, ...]] = ("lost",)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        lost: list[str] = []
        for rival in rivals(referee.table, referee.seat):
            if rival.crystals:
                lost.append(referee.dice.choice(rival.crystals))
                rival.crystals.remove(lost[-1])
                referee.note(CrystalLost(rival.seat, lost[-1]))
            else:
                wounds.wound_hero(referee, rival, 1)
        referee.vars["lost"] = " ".join(lost)


@instruction
class GainLost(Rule):
    """One of the crystals lost may be gained."""

    def ask(self, state: State) -> Decision:
        colours = dict.fromkeys(str(state.vars["lost"]).split())
        options = [Option(f"crystal {colour}", Take("crystal", colour)) for colour in colours]
        return decide(state, self, options, UP_TO_ONE)


@instruction
class WoundByCrystals(Rule):
    """Choose a basic colour: everybody takes a Wound for each own crystal of it."""

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(colour, WoundForColour(colour)) for colour in BASIC])


@instruction
class WoundForColour(Rule):
    """This colour; then two crystals of it."""

    colour: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for hero in (referee.me, *rivals(referee.table, referee.seat)):
            if n := hero.crystals.count(self.colour):
                wounds.wound_hero(referee, hero, n)
        referee.next(*[Gain("crystal", (self.colour,))] * 2)


@instruction
class DemandColour(Rule):
    """Choose a basic colour: a crystal of it, and each other player gives up a card of it."""

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(colour, DemandCards(colour)) for colour in BASIC])


@instruction
class DemandCards(Rule):
    """This colour."""

    colour: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.given.clear()
        referee.next(Gain("crystal", (self.colour,)), GiveUps(self.colour))


@instruction
class GiveUps(Rule):
    """Each other player in turn."""

    colour: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for rival in reversed(rivals(referee.table, referee.seat)):
            referee.push(GiveUp(self.colour, referee.seat), seat=rival.seat, source=referee.frame.source)


@instruction
class GiveUp(Rule):
    """Discard a Spell or Action card of this colour, or show a hand without one. It is asked of everybody who has a hand."""

    colour: str
    reader: int
    forced: ClassVar[bool] = False

    def ask(self, state: State) -> Decision | None:
        hero = state.me
        if not hero.hand:
            return None
        fitting = [card for card in sorted(set(hero.cards)) if deed_cards.CARDS[card].colour == self.colour]
        options = [Option(f"discard {card}", HandOver(card, self.reader)) for card in fitting]
        return decide(state, self, options or [Option("show the hand", ShowHand(self.colour))], secret=True)


@instruction
class ShowHand(Rule):
    """To everybody."""

    colour: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(HandShown(referee.seat, self.colour, tuple(referee.me.hand)))


@instruction
class HandOver(Rule):
    """This card."""

    card: str
    reader: int

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.of(self.reader).turn.given.append(f"{referee.seat} {self.card}")
        referee.me.hand.remove(self.card)
        referee.me.discard.append(self.card)
        referee.note(LeftHand(referee.seat, self.card, "discard"))


@instruction
class StealCard(Rule):
    """One of the Action cards given up may be kept for good, in hand."""

    def ask(self, state: State) -> Decision:
        given = [word.split() for word in dict.fromkeys(state.me.turn.given)]
        options = [
            Option(f"steal {card} from {seat}", TakeOver(card, int(seat)))
            for seat, card in given
            if isinstance(deed_cards.CARDS[card], deed_cards.ActionCard)
        ]
        return decide(state, self, options, UP_TO_ONE)


@instruction
class TakeOver(Rule):
    """This card, out of that player's discard pile."""

    card: str
    seat: int

    @property
    def about(self) -> Ref:
        return Ref("seat", self.seat)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.of(self.seat).discard.remove(self.card)
        referee.me.hand.append(self.card)
        referee.note(CardGained(referee.seat, self.card, "hand"))


@instruction
class ReadyOne(Rule):
    """Ready one own Unit, which is remembered. If there is none to be readied, nothing that follows is done."""

    kind: ClassVar[str] = "healing"
    clause: ClassVar[Clause | None] = "MK-UNITS-6"
    writes: ClassVar[tuple[str, ...]] = ("unit",)

    def ask(self, state: State) -> Decision:
        spent = [unit for unit in state.me.units if not unit.ready]
        return decide(state, self, [Option(f"ready {unit.id}", ReadyThis(unit.id)) for unit in spent])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*[pick.do for pick in picks])
        if not picks:
            referee.stop()


@instruction
class ReadyThis(Rule):
    """This one."""

    unit: str

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.vars["unit"] = self.unit
        referee.next(units.MakeReady(self.unit))


@instruction
class HealFully(Rule):
    """All Wounds of a Unit are healed."""

    unit: Var

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        unit = referee.me.unit(str(referee.value(self.unit)))
        while unit.wounds:
            unit.wounds -= 1
            referee.note(Healed(referee.seat, unit.id))


@instruction
class ExhaustOthers(Rule):
    """In each other player's Unit area one Unit of at most this level may be spent."""

    level: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*[ExhaustOne(rival.seat, self.level) for rival in rivals(referee.table, referee.seat)])


@instruction
class ExhaustOne(Rule):
    """In this player's."""

    seat: int
    level: int

    def ask(self, state: State) -> Decision:
        fitting = [unit for unit in state.table.of(self.seat).units if can_be_spent(unit, self.level)]
        return decide(
            state, self, [Option(f"spend {unit.id}", Exhaust(self.seat, unit.id)) for unit in fitting], UP_TO_ONE
        )


def can_be_spent(unit: Unit, level: int) -> bool:
    """A ready Unit of at most this level."""
    return unit.ready and units.printed(unit.id).level <= level


@instruction
class Exhaust(Rule):
    """This Unit is spent, and has used no ability."""

    seat: int
    unit: str

    @property
    def about(self) -> Ref:
        return Ref("unit", self.unit)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.of(self.seat).unit(self.unit).ready = False
        referee.note(Exhausted(self.seat, self.unit))


lose_crystals, gain_lost, wound_by_crystals = LoseCrystals(), GainLost(), WoundByCrystals()
demand_colour, steal_card, ready_one = DemandColour(), StealCard(), ReadyOne()


def exhaust_others(level: int) -> ExhaustOthers:
    """One Unit of each other player is spent."""
    return ExhaustOthers(level)


def heal_fully(unit: str = "unit") -> HealFully:
    """All Wounds of the Unit remembered."""
    return HealFully(Var(unit))


def aside(card: str) -> SetAside:
    """The card is a marker until the end of the round."""
    return SetAside(card)
