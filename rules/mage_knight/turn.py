"""6 and 7: a player's turn, and rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Picks, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Effect, Window, instruction, offer
from . import (
    adventures,
    cards,
    ending,
    exploring,
    interaction,
    interactive,
    mana,
    movement,
    rounds,
    scenarios,
    sites,
    skills,
    tactics,
    units,
    wounds,
)
from .basics import WOUND
from .events import EndAnnounced, Moved, Rested, TurnBegan, TurnForfeited
from .fight import combat, coop, duel
from .heroes import Hero, Turn, no_turn
from .hexes import OFF_MAP, Hex
from .mana import gain_token
from .table import Referee, Rule, State, Table


@instruction
class HeroTurn(Rule):
    """What comes before the turn, then the turn; how hand and Deed deck stand is looked at in between (MK-TURN-1.2)."""

    seat: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.table.of(self.seat)
        if hero.out:
            return
        if not hero.token_up:
            referee.push(SkipTurn(), interactive.ReturnSkills(skipped=True), seat=self.seat, source="turn")
        else:
            referee.push(skills.Before(), BeginTurn(), seat=self.seat, source="turn")


@instruction
class SkipTurn(Rule):
    """The Round Order token was face down: it is turned up, and that is all (MK-START-2)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        enter_map(referee)
        referee.me.token_up = True
        referee.note(TurnForfeited(referee.seat))


PROMISED = "promised"
"""What gives another turn after one that was itself another."""


@instruction
class BeginTurn(Rule):
    """The order of 7.2."""

    more: int = 0
    """Further turns after this one, promised in the turn before."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        hero.turn = begun(table, hero)
        hero.turn.again = " ".join([PROMISED] * self.more)
        hero.plundered = False
        referee.note(TurnBegan(hero.seat))
        enter_map(referee)
        referee.next(interactive.ReturnSkills(), PlayOrAnnounce())


def begun(table: Table, hero: Hero) -> Turn:
    """A turn before anything was done in it."""
    turn = no_turn()
    turn.part, turn.dice = "start", 0 if interactive.source_frozen(table, hero) else 1
    turn.last = table.announced >= 0 or table.final
    if not hero.deck:
        turn.started = "empty deck" if hero.hand else "nothing"
    elif not hero.hand:
        turn.started = "empty hand"
    return turn


def enter_map(referee: Referee) -> None:
    """On the portal, if the figure is off the map (MK-START-1)."""
    hero = referee.me
    if hero.space == OFF_MAP:
        hero.space = Hex(0, 0)
        referee.note(Moved(hero.seat, hero.space, "portal"))
        sites.reveal_near(referee, hero)


@instruction
class PlayOrAnnounce(Rule):
    """With an empty Deed deck the End of the Round may be announced, or must be, or the turn is forfeited (MK-START-4)."""

    forced: ClassVar[bool] = False
    clause: ClassVar[Clause | None] = "MK-TURN-2.3"

    def ask(self, state: State) -> Decision | None:
        if state.me.turn.started != "empty deck" or Announce().why_not(state):
            return None
        return decide(state, self, [Option("announce", Announce()), Option("play the turn", PlayTurn())])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if referee.me.turn.started == "nothing":
            referee.next(Forfeit() if Announce().why_not(referee.state) else Announce())
        else:
            referee.next(*[pick.do for pick in picks] or [PlayTurn()])


@instruction
class PlayTurn(Rule):
    """The turn is not given up: what the space gives at its start, then the turn itself (MK-START-5, MK-START-6)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.part = "move"
        gains_of_the_start(referee)
        referee.next(TurnWindow())


def gains_of_the_start(referee: Referee) -> None:
    """What a turn brings as it starts: by the space, by a die kept, by the scenario (MK-START-5, MK-START-6)."""
    glade_mana(referee)
    mana.claimed(referee)
    scenarios.start_of_turn(referee)


def glade_mana(referee: Referee) -> None:
    """On a magical glade: gold by day, black at night (MK-START-5)."""
    hero, table = referee.me, referee.table
    if sites.kind(table, hero.space) == "glade":
        gain_token(referee, hero, "black" if table.night else "gold")


@instruction
class TurnWindow(Window[Table, Hero]):
    """The turn itself: movement, then one action, and what may be done at any time (MK-TURN-5)."""

    clause: ClassVar[Clause | None] = "MK-TURN-5"

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        why = no_regular_turn(state)
        yield from cards.plays(state)
        yield from units.activations(state)
        yield from skills.skills(state)
        yield from tactics.in_turn(state)
        yield from wounds.healing(state)
        yield from barred(movement.steps(state), why)
        yield from barred(exploring.frontier(state), why)
        yield from barred(scenarios.moves(state), why)
        yield from barred(actions(state), why)
        yield offer(Rest(), state)
        yield offer(Announce(), state)
        yield from scenarios.concessions(state)
        yield from skills.calls(state)
        yield offer(ending.EndTurn(), state)


def barred(offers: Iterator[Option | Blocked], why: Illegal | None) -> Iterator[Option | Blocked]:
    """The same offers; refused for this reason, if there is one."""
    return (Blocked(one.id, one.do, why) for one in offers) if why else offers


def no_regular_turn(state: State) -> Illegal | None:
    """Why this cannot be a Regular turn: it is a Rest, or it must be one (MK-TURN-6, MK-MIN-3)."""
    if state.me.turn.part == "rest":
        return Illegal("MK-TURN-6", "resting")
    if owes_a_rest(state) and not skills.can_still_move_cards(state):
        return Illegal("MK-MIN-3", "must_rest")
    return None


def owes_a_rest(state: State) -> bool:
    """Whether only Wounds are in hand, a card is due, and a Rest is still possible (MK-MIN-1)."""
    hero = state.me
    return must_move_a_card(hero) and bool(hero.hand) and not hero.cards and Rest().why_not(state) is None


def must_move_a_card(hero: Hero) -> bool:
    """Whether a card must still be played or discarded in this turn (MK-TURN-4.1)."""
    return not hero.turn.active and hero.turn.started != "empty hand"


def actions(state: State) -> Iterator[Option | Blocked]:
    """The voluntary actions one would think of here (MK-TURN-5.3)."""
    yield offer(Action(interaction.Interact()), state, "interact")
    yield offer(Action(combat.Challenge()), state, "challenge")
    for other in movement.others_at(state.table, state.me, state.me.space):
        yield offer(Action(duel.AttackHero(other.seat)), state, f"attack {other.seat}")
    yield from (offer(Action(do), state, do.notation) for do in adventures.here(state))
    yield from (offer(Action(do), state, do.notation) for do in scenarios.actions(state))
    yield from coop.proposals(state)


@instruction
class Action(Rule):
    """The one action of a turn (MK-TURN-5.4)."""

    do: Effect

    @property
    def about(self) -> Ref | None:
        return self.do.about

    def why_not(self, state: State) -> Illegal | None:
        table, hero = state.table, state.me
        if hero.turn.part == "rest":
            return Illegal("MK-TURN-6", "resting")
        if movement.others_at(table, hero, hero.space):
            attack = isinstance(self.do, duel.AttackHero)
            if why := self.do.why_not(state) if attack else Illegal("MK-ACT-3", "hero_here"):
                return why
        if hero.turn.part != "move":
            return Illegal("MK-TURN-5.4", "one_action")
        return self.do.why_not(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.acted = True
        referee.next(*scenarios.movement_ends(referee.state), self.do)


@instruction
class Rest(Rule):
    """Instead of moving and acting (MK-TURN-6)."""

    def why_not(self, state: State) -> Illegal | None:
        turn = state.me.turn
        if turn.part != "move" or turn.moved:
            return Illegal("MK-TURN-6", "no_rest_after_moving")
        return None if state.me.hand else Illegal("MK-REST-2", "nothing_to_discard")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.me
        slow = not hero.cards
        hero.turn.part, hero.turn.move = "rest", 0
        referee.note(Rested(hero.seat, slow))
        referee.next(*([cards.LeaveHand(WOUND, "discard")] if slow else [DiscardOne(), DiscardWounds()]))


@instruction
class DiscardOne(Rule):
    """Exactly one card that is no Wound (MK-TURN-6.1a)."""

    clause: ClassVar[Clause | None] = "MK-TURN-6.1a"

    def ask(self, state: State) -> Decision:
        discards = [cards.LeaveHand(card, "discard") for card in sorted(set(state.me.cards))]
        return decide(state, self, [Option(f"discard {do.card}", do) for do in discards], secret=True)


@instruction
class DiscardWounds(Rule):
    """Any number of Wounds (MK-TURN-6.1a). It is asked of whoever has cards left, not only of those who hold Wounds."""

    clause: ClassVar[Clause | None] = "MK-TURN-6.1a"

    def ask(self, state: State) -> Decision | None:
        n = state.me.hand.count(WOUND)
        if not state.me.hand:
            return None
        wounds_ = [Option("discard wound", cards.LeaveHand(WOUND, "discard"), n)] * (n > 0)
        return decide(
            state, self, [*wounds_, Option("no more", NoMore(), alone=True)], Picks(1, max(1, n)), secret=True
        )


@instruction
class NoMore(Rule):
    """Nothing further."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        pass


@instruction
class Announce(Rule):
    """The End of the Round, instead of a turn. Every other player has one more (MK-TURN-2)."""

    closes: ClassVar[bool] = True

    def why_not(self, state: State) -> Illegal | None:
        turn = state.me.turn
        if state.table.announced >= 0 or state.table.final:
            return Illegal("MK-TURN-2", "already_announced")
        if turn.started not in ("empty deck", "nothing"):
            return Illegal("MK-TURN-2.1", "deck_was_not_empty")
        return Illegal("MK-TURN-2.3", "turn_has_begun") if turn.part != "start" else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(EndAnnounced(referee.seat))
        rounds.announce(referee, referee.seat)
        close_turn(referee)


@instruction
class Forfeit(Rule):
    """Nothing to play with, and the End of the Round announced already (MK-TURN-2.4)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(TurnForfeited(referee.seat))
        close_turn(referee)


def close_turn(referee: Referee) -> None:
    """Nothing more is done in this turn (MK-TURN-3)."""
    hero = referee.me
    hero.tokens.clear()
    leave_turn(hero)
    referee.end("turn")


def leave_turn(hero: Hero) -> None:
    """Nothing is left of what the hero might have done in it."""
    hero.turn = no_turn()
    hero.motivated = max(0, hero.motivated - 1)
