"""4 Rounds: day and night, tactics, turns in Round Order, the end of a round."""

from __future__ import annotations

from ..engine.decisions import Option
from ..engine.instructions import Effect, instruction
from . import banners, cards, scenarios, scoring, setup, sites, solo, tactics, turn
from .events import RoundBegan, Shuffled
from .mana import ReturnDice
from .table import DUMMY, Hero, Referee, Rule, Table

DUMMY_SEAT = 4
"""How the dummy player is written where a seat is asked for."""


@instruction
class Round(Rule):
    """A round: prepared (but for the first), tactics chosen, then turns (4.1 ... 4.3)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.round += 1
        prepare = [banners.TakeBacks(), Prepare()] if table.round > 1 else []
        referee.next(*prepare, ChooseTactics(), NextTurn())


@instruction
class Prepare(Rule):
    """4.1, in its order."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.night = scenarios.night(table)
        table.announced, table.turns_left = -1, []
        table.claims.clear()
        table.source[:] = setup.roll_source(referee, len(table.source))
        setup.new_offers(referee)
        table.tactics[:] = scenarios.tactics_now(table)
        if not table.night:
            reveal_by_day(referee)
        for hero in table.heroes:
            fresh_round(referee, hero)
        solo.prepare(referee)
        scenarios.round_begins(referee)


def reveal_by_day(referee: Referee) -> None:
    """Ruins, and keeps and towers with a hero next to them (MK-ROUND-9, MK-ROUND-10)."""
    table = referee.table
    for name, site in table.sites.items():
        if site.ruin_hidden:
            sites.turn_up_ruin(referee, site, sites.space_named(name))
    for hero in table.heroes:
        sites.reveal_near(referee, hero)


def fresh_round(referee: Referee, hero: Hero) -> None:
    """Skills and Units ready, all cards shuffled, a new hand (MK-ROUND-11 ... MK-ROUND-13)."""
    hero.flipped.clear()
    hero.motivated = 0
    hero.tactic, hero.tactic_used, hero.token_up = "", False, True
    for unit in hero.units:
        unit.ready, unit.banner_used = True, False
    piles = (hero.hand, hero.discard, hero.played, hero.aside, hero.under_tactic)
    for pile in piles:
        hero.deck += pile
        pile.clear()
    referee.dice.shuffle(hero.deck)
    referee.note(Shuffled(hero.seat))
    limit = turn.hand_limit_now(referee.table, hero)
    hero.draw_more = 0
    cards.draw_for(referee, hero, limit)


@instruction
class ChooseTactics(Rule):
    """Lowest Fame first; ties by the lower Round Order token (MK-ROUND-16)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.placed.clear()
        pickers = sorted(
            (seat for seat in table.order if seat != DUMMY),
            key=lambda seat: (table.of(seat).fame, -table.order.index(seat)),
        )
        pickers = [seat for seat in pickers if not table.of(seat).out]
        choices: list[Effect] = [SeatChoosesTactic(seat) for seat in pickers]
        referee.next(*solo.tactic_steps(table, choices), SetOrder())


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

        def number(seat: int) -> int:
            tactic = table.dummy.tactic if seat == DUMMY and table.dummy else table.of(seat).tactic
            return tactics.TACTICS[tactic].number

        playing = [seat for seat in table.order if seat == DUMMY or not table.of(seat).out]
        table.order = sorted(playing, key=number)
        referee.note(RoundBegan(table.round, table.night))


@instruction
class NextTurn(Rule):
    """Turns in Round Order until the round is over (MK-ROUND-21, MK-ROUND-22)."""

    at: int = 0

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        if table.over or ended(table):
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
    return settled(table) and not table.turns_left


def announce(referee: Referee, seat: int) -> None:
    """The End of the Round: everybody else has exactly one more turn (MK-ROUND-22)."""
    table = referee.table
    table.announced = DUMMY_SEAT if seat == DUMMY else seat
    table.turns_left = [other for other in table.order if other not in (seat, DUMMY)]


def final_turns(referee: Referee) -> None:
    """The scenario's end is triggered: one last turn for everybody but the dummy player (MK-FINAL-2, MK-FINAL-4)."""
    table = referee.table
    if table.final:
        return
    table.final = True
    if table.announced < 0:
        table.turns_left = [seat for seat in table.order if seat != DUMMY]


@instruction
class EndRound(Rule):
    """The round is over: another is prepared, or the game ends (MK-ROUND-27)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        referee.next(ReturnDice())
        solo.round_ends(referee)
        scenarios.round_ends(referee)
        if table.over or table.final or table.round >= scenarios.of(table).rounds_for(len(table.heroes)):
            table.early = max(0, scenarios.of(table).rounds_for(len(table.heroes)) - table.round)
            table.over = True
            referee.next(scoring.EndGame())
        else:
            referee.next(Round())
