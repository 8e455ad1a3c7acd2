"""1 Drawing cards, and keeping some."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.decisions import Option, Ref
from ..engine.instructions import Effect, instruction, may
from ..engine.records import fact
from . import rings
from .events import CardDrawn, CardPutBack, DeckEmpty, DeckShuffled
from .table import Referee, Rule, State, Table

SHUFFLE = "shuffle"


@fact
class Card:
    """A printed card: how many there are, and what it does."""

    name: str
    copies: int
    does: tuple[Effect, ...]


DECKS: dict[str, dict[str, Card]] = {}


def deck(name: str) -> Callable[..., None]:
    """Enters the cards of a deck: name, copies, effects."""

    def holds(*lines: tuple[str, int, *tuple[Effect, ...]]) -> None:
        DECKS[name] = {card: Card(card, copies, tuple(does)) for card, copies, *does in lines}

    return holds


def draw_card(referee: Referee, name: str) -> Card | None:
    """The top card of a deck. It goes back to the bottom at once (DQ-COMP-7); None: there was none (DQ-COMP-9)."""
    card = take(referee, name)
    if card is None:
        return None
    referee.table.decks.of(name).insert(0, card)
    referee.note(CardDrawn(referee.seat, name, card))
    return DECKS[name][card]


def take(referee: Referee, name: str) -> str | None:
    """The top card, taken off. The Shuffle card has the whole deck shuffled, and another drawn (DQ-COMP-8)."""
    cards = referee.table.decks.of(name)
    if all(card == SHUFFLE for card in cards):
        referee.note(DeckEmpty(referee.seat, name))
        return None
    while cards[-1] == SHUFFLE:
        referee.dice.shuffle(cards)
        referee.note(DeckShuffled(referee.seat, name))
    return cards.pop()


def put_back(referee: Referee, card: str) -> None:
    """A kept card goes to the bottom of its own deck (DQ-COMP-9)."""
    name, _, face = card.partition(".")
    referee.table.decks.of(name).insert(0, face)
    referee.note(CardPutBack(referee.seat, card))


@instruction
class Draw(Rule):
    """Take the top card of a deck and carry it out."""

    deck: str

    @property
    def about(self) -> Ref:
        return Ref("deck", self.deck)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        card = draw_card(referee, self.deck)
        if card is not None:
            carry_out(referee, f"{self.deck}.{card.name}")


def carry_out(referee: Referee, card: str) -> None:
    """Do what a card says, as a doing of its own: it remembers the card."""
    name, _, face = card.partition(".")
    does = DECKS[name][face].does
    if does:
        referee.push(*rings.warned(referee.me, card, does), source=f"card {card}", vars={"card": card})


def printed(table: Table, name: str) -> dict[str, int]:
    """How many of each card a deck has in this game."""
    counts = {card.name: card.copies for card in DECKS[name].values()}
    if name == "room":
        walls = counts.pop("closing_walls")
        if table.plays("closing_walls"):
            counts |= {"closing_walls": walls, "empty": counts["empty"] - walls}
    if name == "search":
        passages = counts.pop("passage_down")
        if table.plays("catacombs"):
            counts |= {"passage_down": passages, "empty": counts["empty"] - passages}
    return {} if name == "catacombs" and not table.plays("catacombs") else counts


def carrying(state: State) -> str:
    """The card that is being carried out in the top frame."""
    return str(state.vars.get("card", ""))


def draw(deck: str) -> Draw:
    """Take the top card of a deck and carry it out."""
    return Draw(deck)


def may_draw(deck: str) -> Effect:
    """The same, if one wants to."""
    return may(Draw(deck))
