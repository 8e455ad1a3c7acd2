"""16 Combat with enemies. A fight is the instructions of `FIGHT`, in the order of the chapter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ...engine.blanks import blank
from ...engine.decisions import Decision, Option, Picks, Ref, decide
from ...engine.errors import Clause, Illegal
from ...engine.instructions import Effect, instruction
from .. import levels, scenarios, sites
from ..fight_events import Challenged, CombatBegan
from ..frays import Fight, Foe, Role
from ..heroes import Turn
from ..hexes import OFF_MAP, Hex
from ..table import Referee, Rule, State, Table
from . import coop, hindrance, outcome
from .attack import Attacks, dismiss
from .block import Blocks, Summon
from .damage import Damage
from .phases import Phase


def begin(referee: Referee, site: str, space: Hex, foes: list[Foe], came_from: Hex = OFF_MAP, **rules: bool) -> None:
    """A fight with these begins; points of the parts before are lost (MK-COMBAT-12, MK-ACT-2)."""
    seat = referee.seat
    leave_behind(referee.me.turn)
    guests = [foe.id for foe in foes if foe.role == "rampaging"]
    referee.table.fights.append(
        blank(Fight, seat=seat, site=site, space=space, came_from=came_from, foes=foes, guests=guests, **rules)
    )
    referee.note(CombatBegan(seat, site, tuple(foe.id for foe in foes)))
    referee.push(*FIGHT, source="fight")


def leave_behind(turn: Turn) -> None:
    """The action begins: points of the parts before are lost, but for texts that use them in combat (MK-ACT-2, MK-COMBAT-12)."""
    turn.acted = True
    turn.healing = turn.grail = 0
    turn.leftover = turn.move
    if "agility" not in turn.allows and "move in combat" not in turn.allows:
        turn.move = 0
    else:
        turn.leftover = 0
    if not any(word.startswith("diplomacy") for word in turn.allows):
        turn.influence = 0


def foe(id: str, home: Hex, role: Role, *, fortified: bool = False, city: str = "", half: bool = False) -> Foe:
    """An enemy as it enters a fight."""
    return blank(Foe, id=id, home=home, role=role, fortified=fortified, city=city, half_fame=half)


@instruction
class Challenge(Rule):
    """Rampaging enemies next to the hero. Those provoked fight anyway; others may be challenged too (MK-COMBAT-5, 6, 9)."""

    provoked: tuple[str, ...] = ()
    clause: ClassVar[Clause | None] = "MK-COMBAT-9"

    @property
    def notation(self) -> str:
        return "challenge"

    def why_not(self, state: State) -> Illegal | None:
        if state.table.rampaging_near(state.me.space):
            return None
        return Illegal("MK-COMBAT-5", "nobody_to_challenge")

    def ask(self, state: State) -> Decision:
        near = others_near(state.table, state.me.space, self.provoked)
        least = 0 if self.provoked else 1
        return decide(state, self, [Option(f"challenge {id}", CallOut(id)) for id in near], Picks(least, len(near)))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        called = [pick.do for pick in picks]
        referee.next(*called, Meet((*self.provoked, *called_out(called))))


@instruction
class Meet(Rule):
    """These rampaging enemies around are fought."""

    enemies: tuple[str, ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        begin(referee, "rampaging", referee.me.space, roused(referee, self.enemies))


def called_out(called: Iterable[Effect]) -> tuple[str, ...]:
    """The enemies challenged."""
    return tuple(do.enemy for do in called if isinstance(do, CallOut))


def roused(referee: Referee, enemies: tuple[str, ...]) -> list[Foe]:
    """Rampaging enemies as they enter a fight."""
    homes = dict(referee.table.rampaging_near(referee.me.space))
    return [foe(id, homes[id], "rampaging") for id in enemies]


def others_near(table: Table, space: Hex, provoked: tuple[str, ...]) -> list[str]:
    """Rampaging enemies around that do not fight anyway."""
    return [id for id, _ in table.rampaging_near(space) if id not in provoked]


@instruction
class CallOut(Rule):
    """This enemy takes part."""

    enemy: str

    @property
    def about(self) -> Ref:
        return Ref("enemy", self.enemy)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.note(Challenged(referee.seat, self.enemy))


@instruction
class Assault(Rule):
    """A fortified site is entered: its whole garrison fights; Reputation falls at once (MK-COMBAT-1)."""

    came_from: Hex
    provoked: tuple[str, ...] = ()
    clause: ClassVar[Clause | None] = "MK-COMBAT-9"

    def ask(self, state: State) -> Decision:
        near = others_near(state.table, state.me.space, self.provoked)
        return decide(state, self, [Option(f"challenge {id}", CallOut(id)) for id in near], Picks(0, len(near)))

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        called = [pick.do for pick in picks]
        referee.next(*called, Storm(self.came_from, (*self.provoked, *called_out(called))))


@instruction
class Storm(Rule):
    """Who takes part is settled: Reputation falls, the garrison is turned up, all are fought (MK-COMBAT-12)."""

    came_from: Hex
    enemies: tuple[str, ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, hero = referee.table, referee.me
        levels.change_reputation(referee, hero, scenarios.assault_reputation(table))
        foes = [*garrison(referee, self.came_from), *roused(referee, self.enemies)]
        begin(referee, sites.kind(table, hero.space), hero.space, foes, self.came_from)


def garrison(referee: Referee, came_from: Hex) -> list[Foe]:
    """Who defends the site the hero has entered: all fortified by it; another's keep draws a token (MK-SITE-19).

    In a cooperative assault each faces those dealt to it (MK-COOP-11).
    """
    table, space = referee.table, referee.me.space
    site, kind = table.site(space), sites.kind(table, space)
    if site is None:
        return []
    sites.turn_up(referee, site, space)
    city = " ".join(sites.city_colours(table, space))
    dealt = coop.garrison(table, referee.seat, space, came_from, city)
    if dealt is not None:
        return dealt
    if site.shields and kind != "city":
        return outcome.drawn_defenders(referee, kind)
    return [foe(id, space, "defender", fortified=True, city=city) for id in site.foes]


@instruction
class Unsummon(Rule):
    """What was summoned goes to its discard pile; the summoners are back (MK-ENEMY-8)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight = referee.table.fight_of(referee.seat)
        for one in fight.foes if fight else []:
            dismiss(referee, one)


FIGHT: tuple[Effect, ...] = (
    hindrance.Hinder(),
    Phase("ranged"),
    Attacks(),
    Phase("block"),
    Summon(),
    Blocks(),
    Phase("damage"),
    Damage(),
    Phase("attack"),
    Unsummon(),
    Attacks(),
    outcome.End(),
    Phase("after"),
)
"""Ranged and Siege, Block, Assign Damage, Attack (MK-COMBAT-13)."""
