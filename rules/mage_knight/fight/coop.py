"""22 Cooperative assaults on cities: proposed, agreed to, fought one after the other, finished in the same order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...engine.decisions import Blocked, Decision, Option, Picks, Ref, decide
from ...engine.errors import Clause, Illegal
from ...engine.instructions import By, Done, Effect, Window, instruction, offer
from .. import cards, deed_cards, leaps, movement, scenarios, sites, skills, spells, tactics, units, wounds
from ..fight_events import AssaultProposed, GarrisonDealt, Invited, ProposalAnswered
from ..frays import Came, Dealt, Foe, Proposal
from ..heroes import Hero
from ..hexes import OFF_MAP, Hex, neighbours
from ..table import Referee, Rule, State, Table
from . import combat

VARIANT = "cooperative_assaults"
"""Agreed on beforehand, it allows them in competitive scenarios too (MK-COOP-1)."""


def proposal_of(table: Table) -> Proposal:
    """The proposal on the table."""
    if table.proposal is None:
        raise LookupError("nothing has been proposed")
    return table.proposal


def together(table: Table, space: Hex) -> Proposal | None:
    """The cooperative assault under way on this space."""
    proposal = table.proposal
    return proposal if proposal and proposal.under_way and proposal.city == table.heart(space) else None


def astray(table: Table, seat: int, to: Hex) -> Illegal | None:
    """Why a participant may not move there: it goes straight into the city (MK-COOP-10)."""
    proposal = table.proposal
    if proposal and proposal.under_way and seat in proposal.seats and table.heart(to) != proposal.city:
        return Illegal("MK-COOP-10", "only_into_the_city")
    return None


def tokens_at(table: Table, city: Hex) -> list[str]:
    """The garrison, face up or not; names of those face down are for the referee alone."""
    site = table.site(city)
    return [*site.foes, *site.hidden] if site else []


# The proposal.


def proposals(state: State) -> Iterator[Option | Blocked]:
    """A cooperative assault on a city next to the hero or within a leap, if there is anybody to share it with."""
    table, hero = state.table, state.me
    if hero.space == OFF_MAP or len(table.heroes) < 2:
        return
    far = sorted(leaps_to_attack(state)) if allowed(table) else []
    cities = [table.heart(space) for space in (*neighbours(hero.space), *far) if unconquered(table, space)]
    yield from (offer(Propose(city), state) for city in dict.fromkeys(cities))


def beside(table: Table, hero: Hero, city: Hex) -> bool:
    """Whether a hero stands next to a city."""
    return any(part in neighbours(hero.space) for part in table.parts(city))


def unconquered(table: Table, space: Hex) -> bool:
    """Whether this is a city to be conquered."""
    return sites.kind(table, space) == "city" and not sites.conquered(table, space)


def allowed(table: Table) -> bool:
    """Whether cities may be assaulted together in this game (MK-COOP-1)."""
    return scenarios.together(table) or table.plays(VARIANT)


def leaps_to_attack(state: State) -> set[Hex]:
    """Where a card that can be played now would lead straight into an assault (MK-COOP-2)."""
    return {
        land.to
        for do, leap in attacking_leaps(state)
        if do.why_not(state) is None
        for land in leap.landings(state)
        if land.why_not(state) is None
    }


def attacking_leaps(state: State) -> Iterator[tuple[Effect, leaps.Leap]]:
    """The plays of cards at hand that would lead there, and how; possible or not."""
    held: list[tuple[str, type[cards.Play | spells.Cast]]] = [(card, cards.Play) for card in state.me.cards]
    lent = [(card, spells.Cast) for card in state.table.spell_offer if spells.lent(state.me, card)]
    for card, play in (*held, *lent):
        for side in ("basic", "strong"):
            for leap in leaps.within(deed_cards.side_of(state.table, card, side)):
                if leap.ends == "attack":
                    yield play(card, side), leap


def unsuitable(table: Table, hero: Hero, city: Hex) -> Illegal | None:
    """Why this hero cannot be invited, as far as all can see (MK-COOP-3)."""
    if hero.out or not beside(table, hero, city):
        return Illegal("MK-COOP-3", "not_adjacent", hero=hero.name)
    return None if hero.token_up else Illegal("MK-COOP-3", "token_face_down", hero=hero.name)


@instruction
class Propose(Rule):
    """Propose an assault: first who takes part, then how many tokens each one faces (MK-COOP-4)."""

    city: Hex

    @property
    def about(self) -> Ref:
        return Ref("space", self.city)

    @property
    def notation(self) -> str:
        return f"propose {self.city}"

    def why_not(self, state: State) -> Illegal | None:
        table, hero = state.table, state.me
        if not allowed(table):
            return Illegal("MK-COOP-1", "not_cooperative")
        if hero.turn.part != "move":
            return Illegal("MK-TURN-5.4" if hero.turn.acted else "MK-TURN-6", "no_action_left")
        if table.announced >= 0 or table.final:
            return Illegal("MK-COOP-2", "end_announced")
        walks = beside(table, hero, self.city) and not movement.others_at(table, hero, hero.space)
        if not walks and self.city not in map(table.heart, leaps_to_attack(state)):
            return Illegal("MK-COOP-2", "hero_here")
        if why := scenarios.closed(table, self.city):
            return why
        if len(tokens_at(table, self.city)) < 2:
            return Illegal("MK-COOP-4", "too_few_to_share")
        others = [other for other in table.heroes if other.seat != hero.seat]
        if all(unsuitable(table, other, self.city) for other in others):
            return Illegal("MK-COOP-2", "nobody_suitable")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(InviteSome(self.city))


@instruction
class InviteSome(Rule):
    """One or more suitable heroes, not more than there are tokens for."""

    city: Hex
    clause: ClassVar[Clause | None] = "MK-COOP-4"

    def ask(self, state: State) -> Decision:
        table = state.table
        others = [other for other in table.heroes if other.seat != state.seat]
        most = min(len(others), len(tokens_at(table, self.city)) - 1)
        ways = [offer(Invite(other.seat, self.city), state) for other in others]
        return decide(state, self, ways, Picks(1, most))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        invited = [pick.do.seat for pick in picks if isinstance(pick.do, Invite)]
        seats = in_round_order(referee.table, referee.seat, invited)
        referee.next(*[pick.do for pick in picks], Divide(self.city, seats))


def in_round_order(table: Table, first: int, others: list[int]) -> tuple[int, ...]:
    """The initiator, then the others in Round Order from there on (MK-COOP-8)."""
    at = table.order.index(first)
    around = [*table.order[at:], *table.order[:at]]
    return tuple(seat for seat in around if seat == first or seat in others)


@instruction
class Invite(Rule):
    """This hero."""

    seat: int
    city: Hex

    @property
    def about(self) -> Ref:
        return Ref("seat", self.seat)

    @property
    def notation(self) -> str:
        return f"invite {self.seat}"

    def why_not(self, state: State) -> Illegal | None:
        return unsuitable(state.table, state.table.of(self.seat), self.city)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(Invited(self.seat, referee.seat))


@instruction
class Divide(Rule):
    """How many tokens each faces: at least one, and all of them together (MK-COOP-4)."""

    city: Hex
    seats: tuple[int, ...]
    clause: ClassVar[Clause | None] = "MK-COOP-4"

    def ask(self, state: State) -> Decision:
        n = len(tokens_at(state.table, self.city))
        ways = [Submit(self.city, self.seats, shares) for shares in divisions(n, len(self.seats))]
        return decide(state, self, [Option(do.notation, do) for do in ways])


def divisions(n: int, parts: int) -> Iterator[tuple[int, ...]]:
    """The ways to divide so many among so many, each getting one at least."""
    if parts == 1:
        yield (n,)
        return
    for first in range(1, n - parts + 2):
        yield from ((first, *rest) for rest in divisions(n - first, parts - 1))


@instruction
class Submit(Rule):
    """The proposal is made: everybody invited is asked (MK-COOP-5)."""

    city: Hex
    seats: tuple[int, ...]
    shares: tuple[int, ...]

    @property
    def notation(self) -> str:
        return "share " + " ".join(map(str, self.shares))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        shares = list(self.shares)
        referee.table.proposal = Proposal(referee.seat, self.city, list(self.seats), shares, [], False, [], [])
        referee.note(AssaultProposed(referee.seat, self.seats, self.shares))
        referee.next(*[By(seat, Answer()) for seat in self.seats[1:]], Settle())


@instruction
class Answer(Rule):
    """Agree or decline. Whoever is invited is asked, whatever is in its hand (MK-COOP-3, MK-COOP-5)."""

    forced: ClassVar[bool] = False
    clause: ClassVar[Clause | None] = "MK-COOP-5"

    def ask(self, state: State) -> Decision | None:
        if proposal_of(state.table).declined:
            return None
        return decide(state, self, [offer(Agree(), state), offer(Decline(), state)], secret=True)


@instruction
class Agree(Rule):
    """Take part, and lose the next turn. It needs a card that is no Wound, but in the first print (MK-COOP-3, MK-COOP-6)."""

    def why_not(self, state: State) -> Illegal | None:
        fit = state.me.cards or state.table.plays(deed_cards.FIRST_PRINT)
        return None if fit else Illegal("MK-COOP-3", "only_wounds")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        proposal_of(referee.table).agreed.append(referee.seat)
        referee.note(ProposalAnswered(referee.seat, True))


@instruction
class Decline(Rule):
    """Then nothing comes of it."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        proposal_of(referee.table).declined = True
        referee.note(ProposalAnswered(referee.seat, False))


@instruction
class Settle(Rule):
    """All have agreed, or the initiator goes on with its turn (MK-COOP-5)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        proposal = proposal_of(referee.table)
        if proposal.declined:
            referee.table.proposal = None
            return
        for seat in proposal.agreed:
            referee.table.of(seat).token_up = False
        deal(referee, proposal)
        fights: list[Effect] = [Engage(seat) for seat in proposal.seats]
        endings: list[Effect] = [FinishTurn(seat) for seat in proposal.seats]
        referee.push(*fights, Conclude(), *endings, Over(), source="assault")


def deal(referee: Referee, proposal: Proposal) -> None:
    """The garrison, shuffled and dealt in the agreed numbers, those face up among them (MK-COOP-7)."""
    site = referee.table.sites[str(proposal.city)]
    sites.turn_up(referee, site, proposal.city)
    tokens = referee.dice.shuffled(site.foes)
    for seat, n in zip(proposal.seats, proposal.shares, strict=True):
        mine, tokens = tokens[:n], tokens[n:]
        proposal.dealt += [Dealt(seat, token) for token in mine]
        referee.note(GarrisonDealt(seat, tuple(mine)))


# The assault.


@instruction
class Engage(Rule):
    """A participant's fight: a turn that has no other movement, nor another action (MK-COOP-9, MK-COOP-10)."""

    seat: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if self.seat == referee.seat:
            referee.push(ToArms(), source="assault")
        else:
            referee.push(skills.Before(), Arise(), ToArms(), seat=self.seat, source="assault")


@instruction
class Arise(Rule):
    """One Source die, and what the start of a turn gives (MK-COOP-9)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        from .duel import start_turn_in_combat

        start_turn_in_combat(referee)
        turn = referee.me.turn
        turn.part, turn.moved, turn.acted = "move", False, False


@instruction
class ToArms(Window[Table, Hero]):
    """Whatever is needed to enter the city; nothing else is entered (MK-COOP-10)."""

    clause: ClassVar[Clause | None] = "MK-COOP-10"

    def idle(self, state: State) -> bool:
        return state.me.turn.part != "move"

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield from (offer(movement.Step(part), state) for part in state.table.parts(proposal_of(state.table).city))
        yield from cards.plays(state)
        yield from units.activations(state)
        yield from skills.skills(state)
        yield from tactics.in_turn(state)
        yield from wounds.healing(state)
        yield from skills.calls(state)
        yield offer(Done("stay outside"), state)


def garrison(table: Table, seat: int, space: Hex, came_from: Hex, city: str) -> list[Foe] | None:
    """The tokens dealt to a participant of the assault under way here; None: there is none."""
    proposal = together(table, space)
    if proposal is None:
        return None
    proposal.came.append(Came(seat, came_from))
    mine = [dealt.token for dealt in proposal.dealt if dealt.seat == seat]
    return [combat.foe(token, space, "defender", fortified=True, city=city) for token in mine]


@instruction
class Conclude(Rule):
    """With a garrison left, every participant goes back to where it came from (MK-COOP-12)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, proposal = referee.table, proposal_of(referee.table)
        came = list(proposal.came)
        for hero in table.heroes:
            if hero.seat in proposal.seats:
                hero.turn.part, hero.turn.acted = "after", True
        proposal.dealt.clear()  # it is over: whoever has another turn at once may go where it likes
        if not sites.conquered(table, proposal.city):
            referee.next(*[By(seat, GoBack(space)) for seat, space in came])


@instruction
class GoBack(Rule):
    """To this space."""

    to: Hex

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        movement.send_back(referee, self.to)


@instruction
class FinishTurn(Rule):
    """Healing and special effects, and the end of the turn (MK-COOP-13)."""

    seat: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        from .. import turn

        referee.push(turn.TurnWindow(), seat=self.seat, source="turn")


@instruction
class Over(Rule):
    """With it ends the turn of the initiator, which has been finished with the others'."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.proposal = None
        referee.end("turn")
