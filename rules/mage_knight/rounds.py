"""4 Rounds: day and night, tactics, turns in Round Order, the end of a round."""

from __future__ import annotations

from ..engine.decisions import Option
from ..engine.instructions import By, Effect, instruction
from ..engine.modifiers import expire
from . import (
    banners,
    cards,
    dealing,
    ending,
    offers,
    scenarios,
    scoring,
    sites,
    solo,
    tactics,
    turn,
    units,
    upgrades,
    variants,
)
from .basics import DUMMY
from .card_events import OfferRefilled, Shuffled
from .events import FinalTurns, RoundBegan
from .heroes import Hero
from .hexes import Hex
from .mana import ReturnDice
from .table import Referee, Rule, Table

DUMMY_SEAT = 4
"""How the dummy player is written where a seat is asked for."""


@instruction
class Round(Rule):
    """A round: prepared (but for the first), tactics chosen, then turns (4.1 ... 4.3)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.round += 1
        prepare = [Prepare()] if table.round > 1 else []
        referee.next(*prepare, ChooseTactics(), NextTurn())


@instruction
class Prepare(Rule):
    """4.1, in its order."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        was_night, table.night = table.night, variants.next_night(referee)
        table.announced, table.turns_left = -1, []
        table.claims.clear()
        table.source[:] = dealing.roll_source(referee, len(table.source))
        new_offers(referee)
        solo.prepare(referee)
        table.tactics[:] = scenarios.tactics_now(table)
        if not table.night:
            reveal_by_day(referee)
        heroes = [hero.seat for hero in table.heroes if not hero.out]
        exchanges = upgrades.after_night(table) if was_night else []
        referee.next(*exchanges, *[step for seat in heroes for step in fresh(table, seat, was_night)], Prepared())


def fresh(table: Table, seat: int, was_night: bool) -> list[Effect]:
    """What each player does before the new round."""
    drafted = [] if was_night else upgrades.after_day(table, seat)
    return [By(seat, banners.TakeBack()), *drafted, By(seat, FreshHand())]


def reveal_by_day(referee: Referee) -> None:
    """Ruins, and keeps and towers with a hero next to them (MK-ROUND-9, MK-ROUND-10)."""
    sites.reveal_ruins(referee)
    for hero in referee.table.heroes:
        sites.reveal_near(referee, hero)


# offers


def new_offers(referee: Referee) -> None:
    """Units and what monasteries teach are dealt anew; the lowest Advanced Action and Spell make room (MK-ROUND-3 ... 7)."""
    table = referee.table
    table.regular_units[:0] = [unit for unit in table.unit_offer if not units.printed(unit).elite]
    table.elite_units[:0] = [unit for unit in table.unit_offer if units.printed(unit).elite]
    table.advanced_deck[:0] = table.monastery_offer
    table.monastery_offer.clear()
    table.unit_offer[:] = deal_units(table)
    for unit in table.unit_offer:
        referee.note(OfferRefilled("unit", unit))
    for _ in range(monasteries(table)):
        if table.advanced_deck:
            table.monastery_offer.append(table.advanced_deck.pop())
            referee.note(OfferRefilled("monastery", table.monastery_offer[-1]))
    if table.dummy:
        offers.needed(referee)
    renew_actions(referee)
    renew_spells(referee)


def deal_units(table: Table) -> list[str]:
    """Players + 2 Units: Elite and Regular by turns, once a Core tile has been seen; where a deck is used up, the other."""
    elite = scenarios.elite_units(table)
    dealt: list[str] = []
    for n in range(len(table.heroes) + 2 + scenarios.extra(table)):
        decks = (table.elite_units, table.regular_units) if elite and n % 2 == 0 else (table.regular_units,)
        dealt += dealing.deal(next((deck for deck in decks if deck), decks[-1]), 1)
    return dealt


def monasteries(table: Table) -> int:
    """How many monasteries stand on the map, burned ones left out (MK-ROUND-5)."""
    return sum(sites.kind(table, Hex.at(name)) == "monastery" and not site.burned for name, site in table.sites.items())


def renew_actions(referee: Referee) -> None:
    """The lowest card goes under its deck, or to the dummy player; a new one comes on top (MK-ROUND-6, MK-DUMMY-8)."""
    table = referee.table
    if table.advanced_offer:
        lowest = table.advanced_offer.pop(0)
        if not solo.take_action(referee, lowest):
            table.advanced_deck.insert(0, lowest)
        refill(referee, "advanced", table.advanced_offer, table.advanced_deck)


def renew_spells(referee: Referee) -> None:
    """The same; the dummy player gains a crystal by it (MK-ROUND-7, MK-DUMMY-8)."""
    table = referee.table
    if table.spell_offer:
        lowest = table.spell_offer.pop(0)
        solo.take_crystal(referee, lowest)
        table.spell_deck.insert(0, lowest)
        refill(referee, "spell", table.spell_offer, table.spell_deck)


def refill(referee: Referee, name: str, offer: list[str], deck: list[str]) -> None:
    """The next card of a deck comes on top of its offer."""
    if deck:
        offer.append(deck.pop())
        referee.note(OfferRefilled(name, offer[-1]))


# what belongs to each player


@instruction
class FreshHand(Rule):
    """A player's own part of the preparation."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fresh_round(referee, referee.me)


def fresh_round(referee: Referee, hero: Hero) -> None:
    """Skills, Banners and Units ready, all cards shuffled, a new hand (MK-ROUND-11 ... MK-ROUND-13)."""
    hero.flipped.clear()
    hero.motivated = 0
    for unit in hero.units:
        unit.ready, unit.banner_used = True, False
    for pile in (hero.hand, hero.discard, hero.played, hero.aside, hero.under_tactic):
        hero.deck += pile
        pile.clear()
    referee.table.removed += hero.thrown  # by one attacked after its last turn of the round (MK-CARD-4, MK-PVP-6)
    hero.thrown.clear()
    referee.dice.shuffle(hero.deck)
    referee.note(Shuffled(hero.seat))
    limit = ending.hand_limit_now(referee.table, hero)
    hero.draw_more = 0
    cards.draw_for(referee, hero, limit)


@instruction
class Prepared(Rule):
    """What a scenario adds."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        scenarios.round_begins(referee)


# tactics


@instruction
class ChooseTactics(Rule):
    """One after the other, when the new hands are drawn (MK-ROUND-15)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        choices: list[Effect] = [SeatChoosesTactic(seat) for seat in pickers(table)]
        referee.next(*solo.tactic_steps(table, choices), SetOrder())


def pickers(table: Table) -> list[int]:
    """Lowest Fame first; ties by the lower Round Order token (MK-ROUND-16). After an auction from the bottom (MK-VAR-1)."""
    from_below = [seat for seat in reversed(table.order) if seat != DUMMY and not table.of(seat).out]
    if table.round == 1 and table.plays("hero_auction"):
        return from_below
    return sorted(from_below, key=lambda seat: table.of(seat).fame)


@instruction
class SeatChoosesTactic(Rule):
    """A seat chooses its tactic."""

    seat: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.push(tactics.ChooseTactic(), seat=self.seat, source="tactic")


@instruction
class SetOrder(Rule):
    """Round Order by the numbers of the tactics (MK-ROUND-18)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        playing = [seat for seat in table.order if seat == DUMMY or not table.of(seat).out]
        table.order = sorted(playing, key=lambda seat: tactics.TACTICS[tactic_of(table, seat)].number)
        referee.note(RoundBegan(table.round, table.night))


def tactic_of(table: Table, seat: int) -> str:
    """The tactic of a seat, or of the dummy player."""
    return solo.dummy_of(table).tactic if seat == DUMMY else table.of(seat).tactic


# turns


@instruction
class NextTurn(Rule):
    """Turns in Round Order until the round is over (MK-ROUND-21, MK-ROUND-22)."""

    at: int = 0

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        if ended(table):
            referee.next(EndRound())
            return
        seat = table.order[self.at % len(table.order)]
        after = NextTurn((self.at + 1) % len(table.order))
        if settled(table) and seat not in table.turns_left:
            referee.next(after)
            return
        if settled(table):
            table.turns_left.remove(seat)
        referee.next(solo.DummyTurn() if seat == DUMMY else turn.HeroTurn(seat), after)


def settled(table: Table) -> bool:
    """Whether the turns that are left have been fixed (MK-ROUND-24)."""
    return table.announced >= 0 or table.final


def ended(table: Table) -> bool:
    """Whether nobody has a turn left."""
    return not table.order or (settled(table) and not table.turns_left)


def announce(referee: Referee, seat: int) -> None:
    """The End of the Round: everybody else has exactly one more turn (MK-ROUND-22)."""
    table = referee.table
    table.announced = DUMMY_SEAT if seat == DUMMY else seat
    table.turns_left = [other for other in table.order if other not in (seat, DUMMY)]


def final_turns(referee: Referee) -> None:
    """The scenario's end is triggered: one last turn for everybody but the dummy player (MK-FINAL-2).

    Last turns of the round that are being played already are the final turns (MK-FINAL-4).
    """
    table = referee.table
    table.final = True
    if table.announced < 0:
        table.turns_left = [seat for seat in table.order if seat != DUMMY]
    referee.note(FinalTurns(referee.seat))


# the end of a round


@instruction
class EndRound(Rule):
    """Tactics are used up where a scenario says so; then the round is over."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(ReturnDice(), *solo.tactics_leave(referee.table), RoundOver())


@instruction
class RoundOver(Rule):
    """Tactics are taken back, effects end; another round, or the end of the game (MK-ROUND-8, MK-ROUND-26, MK-ROUND-27)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.placed.clear()
        expire(table.modifiers, "end of turn", "end of round")
        for hero in table.heroes:
            take_back_tactic(hero)
        scenarios.round_ends(referee)
        left = scenarios.limit(table) - table.round
        if table.final or left <= 0 or all(hero.out for hero in table.heroes):
            table.early, table.over = max(0, left), True
            referee.next(scoring.EndGame())
        else:
            referee.next(Round())


def take_back_tactic(hero: Hero) -> None:
    """All tactics are collected; an unused Round Order token is face up again."""
    hero.tactic, hero.tactic_used, hero.token_up = "", False, True
