"""8 Cards and effects: the ways to play a card, and effects about cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import ClassVar, cast

from ..engine.costs import Cost, can_be_done, has_cost
from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Illegal
from ..engine.instructions import Effect, Either, Var, either, instruction, offer, unless
from . import banners, gains, interaction, mana, movement, night_tactics, spells, times
from .card_events import Drew, LeftHand, Played
from .deed_cards import CARDS, ActionCard, SpellCard, kinds_of, side_of
from .fight import points
from .heroes import Hero
from .numbers import Number, higher
from .paying import Pay, one_mana_first, pay
from .table import Referee, Rule, State, Table, fight_here


def unusable(state: State, card: str, side: str) -> Illegal | None:
    """Why this side of a card would have no effect now."""
    if fight_here(state):
        icons = kinds_of(state.table, card, side)
        if "healing" in icons and "movement" not in icons:
            return Illegal("MK-EFF-12", "no_healing_in_combat")
    return side_of(state.table, card, side).why_not(state)


def to_play_area(referee: Referee, card: str, fate: str = "played") -> None:
    """A card leaves the hand and lies in the Play area (MK-CARD-1)."""
    hero = referee.me
    hero.hand.remove(card)
    area(hero, fate).append(card)
    hero.turn.active = True


def area(hero: Hero, fate: str) -> list[str]:
    """Where cards with this fate lie."""
    return {"played": hero.played, "thrown": hero.thrown, "aside": hero.aside, "discard": hero.discard}[fate]


@instruction
class Play(Rule):
    """A card for its basic effect, or for its strong one."""

    card: str
    side: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def why_not(self, state: State) -> Illegal | None:
        return unaffordable(state, self.card, self.side, LeaveHand(self.card, "played"))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        to_play_area(referee, self.card, CARDS[self.card].fate(self.side))
        referee.note(Played(referee.seat, self.card, self.side))
        play_effect(referee, self.card, self.side, by=self.card)


def unaffordable(state: State, card: str, side: str, *first: Effect) -> Illegal | None:
    """Why a card cannot be played for this side: no use, no mana, or a cost that cannot be paid (MK-CARD-11)."""
    price, effect = CARDS[card].price(side), side_of(state.table, card, side)
    if why := unusable(state, card, side):
        return why
    if side == "strong" and isinstance(CARDS[card], SpellCard) and not times.black_usable(state.table, state.me):
        return Illegal("MK-CARD-3", "no_black_by_day")
    for colour in price:
        if why := Pay((colour,)).why_not(state):
            return why
    known = not price and one_mana_first(effect)  # by what was asked first of all
    if state.trial or known or not (has_cost(effect) or len(price) > 1):
        return None
    if can_be_done(state, *first, *map(pay, price), effect, source=f"card {card}"):
        return None
    return Illegal("MK-CARD-11", "cost_cannot_be_paid")


def play_effect(referee: Referee, card: str, side: str, by: str) -> None:
    """The price, then what is printed, with variables of its own; `by` is the card that was played for it."""
    printed = CARDS[card]
    if isinstance(printed, SpellCard):
        referee.me.turn.cast.append(printed.colour)
    begun(referee)
    referee.push(
        *map(pay, printed.price(side)),
        side_of(referee.table, card, side),
        source=f"card {card}",
        vars={"side": side, "by": by},
    )


def begun(referee: Referee) -> None:
    """When what is now played has been done, it is no longer the start of the combat."""
    fight = referee.table.fight_of(referee.seat)
    if fight and not fight.begun:
        referee.next(Begun())


@instruction
class Begun(Rule):
    """Something was played in the combat."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if fight := referee.table.fight_of(referee.seat):
            fight.begun = True


@instruction
class PlaySideways(Rule):
    """Any card but a Wound, for one Move, Influence, Attack or Block (MK-CARD-6)."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    @property
    def notation(self) -> str:
        return f"play {self.card} sideways"

    def why_not(self, state: State) -> Illegal | None:
        return no_use_sideways(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        to_play_area(referee, self.card)
        referee.note(Played(referee.seat, self.card, "sideways"))
        begun(referee)
        referee.push(any_of(1), source=f"card {self.card}", vars={"side": "sideways", "by": self.card})


@lru_cache(None)
def any_of(n: int) -> Effect:
    """So much Move, Influence, Attack or Block."""
    return either(movement.Move(n), interaction.Influence(n), points.Attack(n), points.Block(n))


def no_use_sideways(state: State) -> Illegal | None:
    """Why a point of any kind would be of no use now, whatever card is turned for it; where only a target is missing, that."""
    if not any_of(1).why_not(state):
        return None
    match state.me.turn.part:
        case "ranged":
            return Illegal("MK-RANGED-5", "no_use_sideways")
        case "block":
            return points.Block(1).why_not(state)
        case "attack":
            return points.Attack(1).why_not(state)
        case _:
            return Illegal("MK-CARD-6", "no_use_sideways")


def plays(state: State) -> Iterator[Option | Blocked]:
    """Everything that can be done with the cards in hand, and what texts in force let one do besides."""
    sideways = no_use_sideways(state)
    for card in sorted(set(state.me.cards)):
        basic, strong, turned = ways_to_play(card)
        yield offer(basic, state)
        yield offer(strong, state)
        yield unless(sideways, turned)
    yield from spells.borrowed(state)
    yield from spells.extras(state)
    yield from gains.lessons(state)
    yield from banners.uses(state)
    yield from mana.melting(state)


@lru_cache(None)
def ways_to_play(card: str) -> tuple[Play, Play, PlaySideways]:
    """Basic, strong, sideways; a Wound in none of these (MK-CARD-5)."""
    return Play(card, "basic"), Play(card, "strong"), PlaySideways(card)


# effects about cards


@instruction
class Draw(Rule):
    """Draw cards; an empty Deed deck is not reshuffled (MK-DRAW-1)."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        night_tactics.draw_on(referee, self.n)


def draw_cards(referee: Referee, n: int) -> None:
    """So many cards from the top of the Deed deck, as far as they go."""
    draw_for(referee, referee.me, n)


def draw_for(referee: Referee, hero: Hero, n: int) -> None:
    """The same for any hero."""
    n = min(n, len(hero.deck))
    if n > 0:
        drawn = tuple(reversed(hero.deck[-n:]))
        del hero.deck[-n:]
        hero.hand += drawn
        referee.note(Drew(hero.seat, drawn))


@instruction
class UseUp(Cost[Table, Hero]):
    """Another card of the hand is used up for this: discarded, thrown away, or played along.

    With a side, it must be an Action card whose effect on that side can be used now.
    """

    to: str
    side: str = ""
    into: str = "card"
    actions: bool = False
    writes: ClassVar[tuple[str, ...]] = ("card", "colour")

    def fits(self, state: State, card: str) -> bool:
        """Whether this card will do."""
        if not self.side and not self.actions:
            return True
        return isinstance(CARDS[card], ActionCard) and not (self.side and unusable(state, card, self.side))

    def ways(self, state: State) -> Iterator[Option]:
        for card in sorted(set(state.me.cards)):
            if self.fits(state, card):
                yield Option(f"{self.to} {card}", LeaveHand(card, self.to, self.into))

    def why_not(self, state: State) -> Illegal | None:
        return None if state.me.cards else Illegal("MK-CARD-11", "no_card_for_it")


@instruction
class LeaveHand(Rule):
    """This card leaves the hand."""

    card: str
    to: str
    into: str = ""
    free: ClassVar[bool] = True

    @property
    def about(self) -> Ref:
        return Ref("card", self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        hero.hand.remove(self.card)
        if self.to == "removed":
            referee.table.removed.append(self.card)
        else:
            area(hero, self.to).append(self.card)
        hero.turn.active = True
        referee.note(LeftHand(hero.seat, self.card, self.to))
        if self.into:
            referee.vars[self.into] = self.card
            referee.vars["colour"] = CARDS[self.card].colour


@instruction
class Printed(Rule):
    """Use the effect printed on this side of a card, at no price."""

    card: str | Var
    side: str
    bonus: int = 0

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        card = str(referee.value(self.card))
        effect = raised(side_of(referee.table, card, self.side), self.bonus)
        referee.push(effect, source=f"card {card}", vars={"side": self.side, "by": card})


@instruction
class Repeat(Rule):
    """Use the effect printed on this side several times: one effect, so that a bonus counts once (MK-EFF-5)."""

    card: str | Var
    side: str
    n: int
    bonus: int = 0

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        again = Printed(self.card, self.side)
        referee.next(replace(again, bonus=self.bonus), *[again] * (self.n - 1))


def raised(effect: Effect, by: int) -> Effect:
    """The same effect with every amount of Move, Influence, Attack and Block higher."""

    def raise_one(one: Effect) -> Effect:
        if isinstance(one, (Printed, Repeat)):
            return replace(one, bonus=one.bonus + by)
        amount = getattr(one, "amount", None)
        if isinstance(one, (movement.Move, interaction.Influence, points.Attack, points.Block)) and not isinstance(
            amount, Var
        ):
            return cast("Effect", replace(one, amount=higher(cast("Number", amount), by)))
        return one

    return effect.mapped(raise_one) if by else effect


@instruction
class OneOf(Cost[Table, Hero]):
    """One of these, each with a price of its own; if none can be paid, the effect cannot be used (MK-CARD-11)."""

    choices: tuple[Effect, ...]

    def why_not(self, state: State) -> Illegal | None:
        return Either(self.choices).why_not(state)

    def ways(self, state: State) -> Iterator[Option]:
        for choice in self.choices:
            if not choice.why_not(state):
                yield Option(choice.word, choice)


def draw(n: int) -> Draw:
    """Draw so many cards."""
    return Draw(n)


def discarding() -> UseUp:
    """Another card is discarded for it."""
    return UseUp("discard")


def play_along(side: str) -> UseUp:
    """Another Action card is played along."""
    return UseUp("played", side)


def throwing_away(side: str = "") -> UseUp:
    """Another Action card is thrown away for it."""
    return UseUp("thrown", side, actions=True)


def printed(card: str | Var, side: str, bonus: int = 0) -> Printed:
    """What is printed on this side of a card."""
    return Printed(card, side, bonus)


def repeated(card: str | Var, side: str, n: int) -> Repeat:
    """The same several times."""
    return Repeat(card, side, n)


def one_of(*choices: Effect) -> OneOf:
    """One of these, each with its price."""
    return OneOf(choices)
