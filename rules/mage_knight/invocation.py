"""15 Invocation: a card for a mana that must be used at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..engine.costs import trial_of
from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Illegal
from ..engine.instructions import Effect, Seq, Window, instruction
from . import adventures, cards, deed_cards, offers, paying, sideways, skills, turn, units
from .basics import WOUND
from .table import Referee, Rule, State

SKILL = "invocation"
COLOURS = {True: ("red", "black"), False: ("white", "green")}
"""What a Wound brings, and any other card."""


@instruction
class DiscardForMana(Rule):
    """Discard a card for a mana, if the mana can be used at once."""

    def why_not(self, state: State) -> Illegal | None:
        if not state.me.hand:
            return Illegal("MK-CARD-11", "no_card_for_it")
        return None if any(True for _ in self.ways(state)) else Illegal("MK-MANA-13", "no_use_for_mana")

    def ask(self, state: State) -> Decision:
        return decide(state, self, list(self.ways(state)))

    def ways(self, state: State) -> Iterator[Option]:
        """Every card for every colour that could be used then."""
        for card in sorted(set(state.me.hand)):
            for colour in COLOURS[card == WOUND]:
                if any(True for _ in uses(after(state, card, colour))):
                    yield Option(f"discard {card} for {colour}", DiscardedForMana(card, colour))


def after(state: State, card: str, colour: str) -> State:
    """What it would be like with this card discarded for this mana; whether a whole price could be paid is tried there too."""
    trial = trial_of(state)
    trial.trial = state.trial
    hero = trial.me
    hero.hand.remove(card)
    hero.turn.used.append(SKILL)
    hero.turn.allows.append(f"invoked {colour}")
    return trial


@instruction
class DiscardedForMana(Rule):
    """This card for this mana."""

    card: str
    colour: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.allows.append(f"invoked {self.colour}")
        referee.next(cards.LeaveHand(self.card, "discard"), UseAtOnce(), Fade())


@instruction
class UseAtOnce(Rule):
    """What the mana is used for."""

    def ask(self, state: State) -> Decision:
        return decide(state, self, list(uses(state)))


@instruction
class Fade(Rule):
    """The mana is there no more."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        allows = referee.me.turn.allows
        allows[:] = [word for word in allows if not word.startswith("invoked ")]


def uses(state: State) -> Iterator[Option]:
    """What the window around offers that is paid with the invoked mana first."""
    hero, table = state.me, state.table
    invoked = [one for one in paying.at_hand(table, hero) if one.kind == "invoked"]
    worth = {colour for one in invoked for colour in paying.all_worths(table, hero, one)}
    for offered in enclosing(state).offers(state):
        if type(offered) is Option and any(worth & set(colours) for colours in demanded(state, offered.do)):
            yield offered


def enclosing(state: State) -> Window[Any, Any]:
    """The window in which the Skill is used."""
    tops = (frame.todo[0] for frame in reversed(state.agenda) if frame.todo)
    return next(top for top in tops if isinstance(top, Window))


def demanded(state: State, do: Effect) -> list[tuple[str, ...]]:
    """The mana that must be paid to do this, one entry for each."""
    match do:
        case cards.Play(card, side):
            return [
                *((colour,) for colour in deed_cards.CARDS[card].price(side)),
                *within(deed_cards.side_of(state.table, card, side)),
            ]
        case units.Activate(unit, ability):
            price = units.printed(unit).abilities[ability - 1].mana
            return [*[(price,)] * bool(price), *within(units.effect_of(state.table, unit, ability))]
        case skills.UseSkill(skill):
            return within(skills.SKILLS[skill].does)
        case offers.BuySpell(card):
            return [(deed_cards.CARDS[card].colour,)]
        case turn.Action(adventures.Tribute(colour)):
            return [(colour,)] * adventures.TRIBUTE
        case _:
            return []


def within(effect: Effect | None) -> list[tuple[str, ...]]:
    """The mana that an effect itself demands in any case."""
    match effect:
        case paying.Pay(colours):
            return [colours]
        case sideways.StrongerByMana():
            return [sideways.ANY_MANA]
        case Seq(steps):
            return [colours for step in steps for colours in within(step)]
        case _:
            return []
