"""2 and 4: the round, and a hero's turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Window, instruction, offer
from . import catacombs, chamber, hazards, items, life, moving, rings, searching, towers
from .events import FirstPlayer, HeroChosen, SunMoved, TurnMissed
from .table import CHAMBER, HEROES, NIGHT, TOWERS, Hero, Referee, Rule, Seat, State, Table, newcomer
from .tiles import is_tower, kind


@instruction
class Round(Rule):
    """The sun moves on, and everybody in the castle has a turn (DQ-5.b, DQ-5.c)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        playing = [hero for hero in table.in_turn(table.first) if hero.inside or may_return(table, hero)]
        if not playing:
            return
        pass_the_marker(referee, playing[0])
        table.sun += 1
        referee.note(SunMoved(table.sun))
        if table.sun == NIGHT:
            referee.next(*[Night(hero.seat) for hero in table.inside()])
        else:
            referee.next(*[HeroTurn(hero.seat) for hero in playing], Round())


def pass_the_marker(referee: Referee, hero: Hero) -> None:
    """If the First Player's hero is out, the next one still in the game takes over (DQ-SET-6)."""
    if referee.table.first != hero.seat:
        referee.table.first = hero.seat
        referee.note(FirstPlayer(hero.seat))


@instruction
class Night(Rule):
    """Who stands in a Tower it came to has got out; all others have lost (DQ-5.1.d, DQ-TOW-6)."""

    seat: Seat

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.table.of(self.seat)
        if is_tower(hero.square) and hero.gone_out and not hero.below:
            towers.get_out(referee, hero)
        else:
            referee.push(Caught(), seat=self.seat)


@instruction
class Caught(Rule):
    """By the night."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        life.die(referee, "night")


@instruction
class HeroTurn(Rule):
    """A seat's turn."""

    seat: Seat

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero = referee.table.of(self.seat)
        if hero.inside:
            referee.push(StartTurn(), TurnWindow(), seat=self.seat, source="turn")
        elif may_return(referee.table, hero):
            referee.push(
                Return(),
                rings.ChooseRing(),
                towers.ChooseTower(),
                StartTurn(),
                TurnWindow(),
                seat=self.seat,
                source="turn",
            )


@instruction
class StartTurn(Rule):
    """In the order of DQ-TURN-2: turns to be missed, the torch, the pit."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hero, table = referee.me, referee.table
        hero.acted = False
        if hero.missing:
            hero.missing -= 1
            miss(referee, "card")
        elif shut_in(referee.state):
            if table.plays("keep_looking"):
                hero.searched = 0
            miss(referee, "shut in")
        else:
            referee.next(*[hazards.Relight()] * hero.dark)
            if hero.in_pit and table.plays("catacombs_trapdoors"):
                referee.next(Fallen())
            else:
                hazards.out_by_rope(referee)


@instruction
class Fallen(Rule):
    """A trapdoor may lead into the Catacombs: then the fallen hero is there from this turn on (DQ-CAT-1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.in_pit = False
        referee.next(catacombs.ChooseDirection())


def miss(referee: Referee, why: str) -> None:
    """Absolutely nothing is done in this turn (DQ-5.3.d)."""
    referee.note(TurnMissed(referee.seat, why))
    referee.stop()


def shut_in(state: State) -> bool:
    """A hero that cannot move, and has searched twice or stands at the Bottomless Pit, misses its turn (DQ-5.3.b, DQ-ROOM-6b).

    Who lies in a pit is to climb first: that comes at the start of every turn (DQ-PIT-2, DQ-PIT-3).
    """
    hero = state.me
    if hero.below or hero.in_pit or can_get_away(state):
        return False
    return hero.searched >= searching.MOST or kind(state.table, hero.square) == "bottomless_pit"


def can_get_away(state: State) -> bool:
    """Whether the hero can move or try to, or go down, which is a move too (DQ-CAT-1)."""
    return moving.can_move(state) or catacombs.GoDown().why_not(state) is None


@instruction
class TurnWindow(Window[Table, Hero]):
    """One of: move, search, loot, leave, miss; before it, a potion and the way out of a pit (DQ-TURN-1, DQ-TURN-2)."""

    clause: ClassVar[Clause | None] = "DQ-5.2.a"

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        hero = state.me
        yield offer(items.Drink(), state)
        if hero.ring == "healing":
            yield ring_of_healing(state)
        if hero.below:
            yield offer(catacombs.Tunnel(), state)
            if hero.ring == "teleport":
                yield offer(catacombs.TeleportUp(), state)
        else:
            yield from above(state)
        yield offer(Miss(), state)

    def idle(self, state: State) -> bool:
        """After a potion or a climb there may be nothing left that can be done: then the turn ends (DQ-TURN-6)."""
        return state.me.acted and not any(type(one) is Option for one in self.offers(state))


def above(state: State) -> Iterator[Option | Blocked]:
    """What is done on the board."""
    table, hero = state.table, state.me
    if hero.in_pit:
        yield offer(hazards.Climb(), state)
    yield from moving.moves(state)
    yield offer(searching.Search(), state)
    if hero.ring == "searching":
        yield offer(searching.SearchWithRing(), state)
    if hero.square in CHAMBER:
        yield offer(chamber.Loot(), state, "stay and loot")
    if catacombs.marked(table, hero.square):
        yield offer(catacombs.GoDown(), state)
    yield offer(towers.Leave(), state)


def why_not_rest(state: State) -> Illegal | None:
    """After two searches in a row a hero that can move has to (DQ-5.2.k, DQ-N1)."""
    if state.me.searched >= searching.MOST and can_get_away(state):
        return Illegal("DQ-N1", "must_move")
    return None


def ring_of_healing(state: State) -> Option | Blocked:
    """It takes the whole turn (DQ-RING-3): no turn in which the hero has to move."""
    ring = life.RingOfHealing()
    why = ring.why_not(state) or why_not_rest(state)
    return Blocked(ring.notation, ring, why) if why else Option(ring.notation, ring)


@instruction
class Miss(Rule):
    """Do nothing at all (DQ-5.3.c); it is no right in every place (DQ-N8)."""

    closes: ClassVar[bool] = True

    def why_not(self, state: State) -> Illegal | None:
        hero = state.me
        if hero.acted:
            return Illegal("DQ-TURN-6", "turn_has_begun")
        if hero.below:
            return None
        if hero.square in CHAMBER:
            return Illegal("DQ-TC-5", "loot_or_leave")
        if kind(state.table, hero.square) == "bottomless_pit":
            return Illegal("DQ-ROOM-6", "no_resting_at_the_pit")
        return why_not_rest(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(TurnMissed(referee.seat, "choice"))


@instruction
class ChooseHero(Rule):
    """In turn order, no hero twice (DQ-SET-2)."""

    clause: ClassVar[Clause | None] = "DQ-SET-2"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [offer(Play(name), state, f"hero {name}") for name in HEROES])


@instruction
class Play(Rule):
    """This hero."""

    hero: str

    @property
    def about(self) -> Ref:
        return Ref("hero", self.hero)

    def why_not(self, state: State) -> Illegal | None:
        player = next((hero for hero in state.table.heroes if hero.name == self.hero), None)
        if player:
            return Illegal("DQ-SET-2", "hero_taken", hero=self.hero, seat=player.seat)
        return Illegal("DQ-OPT-8", "hero_dead", hero=self.hero) if self.hero in state.table.fallen else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.heroes[referee.seat] = newcomer(referee.seat, self.hero)
        referee.note(HeroChosen(referee.seat, self.hero))


def may_return(table: Table, hero: Hero) -> bool:
    """Death can wait: whether the player of this dead hero may come back with a fresh one (DQ-OPT-8)."""
    return (
        table.plays("death_can_wait")
        and hero.fate == "dead"
        and len(table.heroes) + len(table.fallen) < len(HEROES)
        and any(not table.occupied(square) for square in TOWERS.values())
        and any(
            ring not in table.spent_rings and all(ring != one.ring for one in table.heroes)
            for ring in rings.in_play(table)
        )
    )


@instruction
class Return(Rule):
    """A fresh hero in place of the dead one."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, dead = referee.table, referee.me
        table.fallen.append(dead.name)
        table.spent_rings.append(dead.ring)
        referee.next(ChooseHero())
