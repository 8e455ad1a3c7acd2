"""8.3 and 13: the offers of Spells, Advanced Actions and Units, and what can be bought from them."""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Illegal
from ..engine.instructions import instruction, offer
from . import dealing, deed_cards, interaction, sites
from .card_events import CardGained, OfferRefilled
from .heroes import Hero
from .paying import Pay
from .table import Referee, Rule, State, Table

OFFERED = 3
"""Cards in the offers of Spells and Advanced Actions (MK-SETUP-7)."""
SPELL, LEARN, CITY_ACTION, CITY_ARTIFACT, CITY_ELITE = 7, 6, 6, 12, 2
"""Influence for a Spell, an Advanced Action at a monastery, and what cities sell (MK-LOCALS-5, MK-CITY-19 ... 22)."""


def lay_out(table: Table) -> list[tuple[str, str]]:
    """Three Spells and three Advanced Actions, from the lowest position up (MK-SETUP-7); each with the name of its offer."""
    table.spell_offer += dealing.deal(table.spell_deck, OFFERED)
    table.advanced_offer += dealing.deal(table.advanced_deck, OFFERED)
    return [("spell", card) for card in table.spell_offer] + [("advanced", card) for card in table.advanced_offer]


def late(table: Table) -> bool:
    """Whether the offers wait until one of them is needed (MK-SCN-REC-10)."""
    return table.plays("late_offers") and not table.spell_offer and not table.advanced_offer


def needed(referee: Referee) -> None:
    """One of the offers is needed: if they have waited for it, both lie open now (MK-SCN-REC-10)."""
    if late(referee.table):
        for name, card in lay_out(referee.table):
            referee.note(OfferRefilled(name, card))


def take_from_offer(referee: Referee, offered: str, card: str) -> None:
    """A card leaves its offer, and the next one of the deck fills it from the top (MK-GAIN-4)."""
    table = referee.table
    offer_, deck = {
        "spell": (table.spell_offer, table.spell_deck),
        "advanced": (table.advanced_offer, table.advanced_deck),
    }[offered]
    offer_.remove(card)
    if deck:
        offer_.append(deck.pop())
        referee.note(OfferRefilled(offered, offer_[-1]))


def gain_card(referee: Referee, hero: Hero, card: str, to: str = "deck") -> None:
    """A card of one's own: on top of the Deed deck (MK-GAIN-3), in hand, or in the discard pile."""
    needed(referee)
    {"deck": hero.deck, "hand": hero.hand, "discard": hero.discard}[to].append(card)
    referee.note(CardGained(hero.seat, card, to))


def for_sale(state: State) -> Iterator[Option | Blocked]:
    """What the place of the acting hero sells besides healing and Units (MK-LOCALS-5, MK-LOCALS-6)."""
    table, here = state.table, sites.kind(state.table, state.me.space)
    colours = sites.city_colours(table, state.me.space)
    if here == "mage_tower" or "blue" in colours:
        for spell in dict.fromkeys(table.spell_offer):
            yield offer(BuySpell(spell), state)
    if here == "monastery":
        for card in dict.fromkeys(table.monastery_offer):
            yield offer(Learn(card), state)
    if "green" in colours:
        for card in dict.fromkeys(table.advanced_offer):
            yield offer(BuyAction(card), state)
        yield offer(BuyUnseen(), state)
    if "red" in colours:
        yield offer(BuyArtifact(), state)
    if "white" in colours:
        yield offer(AddElite(), state)


@instruction
class BuySpell(Rule):
    """7 Influence and one mana of its colour (MK-LOCALS-5)."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("spell", self.card)

    def why_not(self, state: State) -> Illegal | None:
        return interaction.too_dear(state, SPELL) or Pay((deed_cards.CARDS[self.card].colour,)).why_not(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.influence -= SPELL
        referee.push(Pay((deed_cards.CARDS[self.card].colour,)), GainFromOffer("spell", self.card), source="purchase")


@instruction
class GainFromOffer(Rule):
    """This card of an offer, at no further price."""

    offered: str
    card: str
    to: str = "deck"

    @property
    def about(self) -> Ref:
        return Ref(self.offered, self.card)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        take_from_offer(referee, self.offered, self.card)
        gain_card(referee, referee.me, self.card, self.to)


@instruction
class Learn(Rule):
    """An Advanced Action of the Unit offer, at a monastery (MK-LOCALS-4.3)."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("advanced", self.card)

    def why_not(self, state: State) -> Illegal | None:
        return interaction.too_dear(state, LEARN)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.influence -= LEARN
        referee.table.monastery_offer.remove(self.card)
        gain_card(referee, referee.me, self.card)


@instruction
class BuyAction(Rule):
    """An Advanced Action of the offer, in the green city (MK-CITY-22)."""

    card: str

    @property
    def about(self) -> Ref:
        return Ref("advanced", self.card)

    def why_not(self, state: State) -> Illegal | None:
        return interaction.too_dear(state, CITY_ACTION)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.influence -= CITY_ACTION
        referee.next(GainFromOffer("advanced", self.card))


@instruction
class BuyUnseen(Rule):
    """The top card of the Advanced Action deck, unseen (MK-CITY-22)."""

    def why_not(self, state: State) -> Illegal | None:
        if not state.table.advanced_deck:
            return Illegal("MK-GAIN-7", "deck_empty")
        return interaction.too_dear(state, CITY_ACTION)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.influence -= CITY_ACTION
        gain_card(referee, referee.me, referee.table.advanced_deck.pop())


@instruction
class BuyArtifact(Rule):
    """An Artifact, drawn at the end of the turn with those won (MK-CITY-19)."""

    def why_not(self, state: State) -> Illegal | None:
        if len(state.table.artifact_deck) <= state.me.turn.rewards.count("artifact"):
            return Illegal("MK-GAIN-7", "deck_empty")
        return interaction.too_dear(state, CITY_ARTIFACT)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.influence -= CITY_ARTIFACT
        referee.me.turn.rewards.append("artifact")


@instruction
class AddElite(Rule):
    """One Elite Unit more in the Unit offer (MK-CITY-21)."""

    def why_not(self, state: State) -> Illegal | None:
        if not state.table.elite_units:
            return Illegal("MK-GAIN-7", "deck_empty")
        return interaction.too_dear(state, CITY_ELITE)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.influence -= CITY_ELITE
        unit = referee.table.elite_units.pop()
        referee.table.unit_offer.append(unit)
        referee.note(OfferRefilled("unit", unit))


@instruction
class AddRegulars(Rule):
    """So many Regular Units more in the Unit offer, at once."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        for _ in range(min(self.n, len(table.regular_units))):
            table.unit_offer.append(table.regular_units.pop())
            referee.note(OfferRefilled("unit", table.unit_offer[-1]))
