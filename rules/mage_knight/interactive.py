"""15 Interactive Skills: what they do from the centre of the table, and how they come back (MK-SKILL-5, MK-SKILL-11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..engine.decisions import Decision, Option, Ref, decide
from ..engine.errors import Clause, Illegal
from ..engine.events import Event
from ..engine.instructions import Effect, instruction
from . import mana, wounds
from .basics import BASIC, COLOURS, WOUND
from .events import ManaUsed, SkillPlaced, SkillReturned, WoundsThrown
from .heroes import Hero
from .hexes import OFF_MAP, distance
from .table import Placed, Referee, Rule, State, Table

MARKS = tuple(colour for colour in COLOURS if colour != "gold")
"""The colours Mana Exploit can be marked with."""


def against(table: Table, placed: Placed, hero: Hero) -> bool:
    """Whether a Skill in the centre is aimed at this hero: not at its owner, nor at a teammate (MK-TEAM-2)."""
    owner = table.of(placed.seat)
    return placed.seat != hero.seat and not (owner.team == hero.team != 0)


def source_frozen(table: Table, hero: Hero) -> bool:
    """Whether another's Source Freeze takes the one die of the turn."""
    return any(placed.skill == "source_freeze" and against(table, placed, hero) for placed in table.placed)


@instruction
class PlaceSkill(Rule):
    """The token lies in the centre until its owner's next turn."""

    skill: str
    colour: str = ""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.placed.append(Placed(referee.seat, self.skill, self.colour, []))
        referee.note(SkillPlaced(referee.seat, self.skill, self.colour))


@instruction
class ReturnSkills(Rule):
    """At the start of their owner's turn they come back face down (MK-START-3); Source Freeze brings a crystal."""

    skipped: bool = False
    """The turn is skipped (MK-START-2)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, seat = referee.table, referee.seat
        mine = [placed for placed in table.placed if placed.seat == seat]
        table.placed[:] = [placed for placed in table.placed if placed.seat != seat]
        for placed in mine:
            referee.note(SkillReturned(seat, placed.skill))
        showing = {die.colour for die in table.source if die.at == "source"}
        colours = tuple(colour for colour in BASIC if colour in showing)
        if colours and not self.skipped and any(placed.skill == "source_freeze" for placed in mine):
            referee.next(mana.Gain("crystal", colours))


# Mana Exploit


@instruction
class MarkColour(Rule):
    """A token of a colour; until the next turn, others who use another colour pay for it with a Wound."""

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(f"mark {colour}", MarkMana(colour)) for colour in MARKS])


@instruction
class MarkMana(Rule):
    """This colour may be used."""

    colour: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        mana.gain_token(referee, referee.me, self.colour)
        referee.next(PlaceSkill("mana_exploit", self.colour))


def set_off(state: State, events: Sequence[Event]) -> list[Effect]:
    """What the Skills in the centre make of these events."""
    table = state.table
    return [
        FineForMana(placed.seat, event.seat, event.worth)
        for event in events
        if isinstance(event, ManaUsed) and event.seat >= 0 and table.of(event.seat).turn.own
        for placed in table.placed
        if placed.skill == "mana_exploit" and against(table, placed, table.of(event.seat))
        if placed.colour != event.worth
    ]


@instruction
class FineForMana(Rule):
    """A Wound for a colour used, once for each colour and player."""

    owner: int
    user: int
    colour: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        hit = f"{self.user} {self.colour}"
        for placed in referee.table.placed:
            if placed.skill == "mana_exploit" and placed.seat == self.owner and hit not in placed.hit:
                placed.hit.append(hit)
                wounds.wound_hero(referee, referee.table.of(self.user), 1)


# Healing Ritual


@instruction
class ShedSome(Rule):
    """Up to two Wounds leave the hand; one of them goes to the nearest other hero."""

    clause: ClassVar[Clause | None] = "MK-SKILL-11"

    def why_not(self, state: State) -> Illegal | None:
        return None if WOUND in state.me.hand else Illegal("MK-CARD-11", "no_wound_in_hand")

    def ask(self, state: State) -> Decision:
        most = min(2, state.me.hand.count(WOUND))
        return decide(state, self, [Option(f"throw away {n}", ShedWounds(n)) for n in range(1, most + 1)])

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(*[pick.do for pick in picks], GiveWound())


@instruction
class ShedWounds(Rule):
    """So many Wounds of the hand."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        for _ in range(self.n):
            referee.me.hand.remove(WOUND)
        referee.note(WoundsThrown(referee.seat, "hand", self.n))


@instruction
class GiveWound(Rule):
    """One of them to the nearest hero; of several, the owner of the Skill chooses."""

    clause: ClassVar[Clause | None] = "MK-SKILL-11"

    def ask(self, state: State) -> Decision:
        near = nearest(state.table, state.me)
        return decide(state, self, [Option(f"wound {hero.name}", WoundSeat(hero.seat)) for hero in near])


def nearest(table: Table, hero: Hero) -> list[Hero]:
    """The other heroes on the map that are nearest; teammates are left out (MK-TEAM-2)."""
    others = [
        other
        for other in table.heroes
        if other.seat != hero.seat and other.space != OFF_MAP and not (other.team == hero.team != 0)
    ]
    least = min((distance(hero.space, other.space) for other in others), default=0)
    return [other for other in others if distance(hero.space, other.space) == least]


@instruction
class WoundSeat(Rule):
    """This hero takes it into hand."""

    seat: int

    @property
    def about(self) -> Ref:
        return Ref("seat", self.seat)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        wounds.wound_hero(referee, referee.table.of(self.seat), 1)
