"""14 Combat: exchanges of blows, and the display."""

from __future__ import annotations

from typing import ClassVar, Literal

from ..engine.decisions import UP_TO_ONE, Blocked, Decision, Option, decide
from ..engine.errors import Clause, Illegal
from ..engine.instructions import By, instruction, offer
from . import monsters
from .chances import Test
from .events import BlowsExchanged, RolledForMonster
from .life import lose, lose_life
from .numbers import AGILITY
from .table import Fight, Referee, Rule, State, Table

Tactic = Literal["mighty_blow", "slash", "leap_aside"]
TACTICS: tuple[Tactic, ...] = ("mighty_blow", "slash", "leap_aside")
BEATS: dict[str, str] = {"mighty_blow": "slash", "slash": "leap_aside", "leap_aside": "mighty_blow"}
"""DQ-CMB-2."""
STRONG = 2
"""What a hero's Mighty Blow costs a monster that slashes (DQ-CMB-3)."""


@instruction
class Exchange(Rule):
    """Both sides choose in secret and show together; and so on until one is dead (DQ-CMB-1, DQ-MON-11)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight = monsters.fight_of(referee.table)
        monster = RollTactic() if by_die(referee.table) else By(fight.monster_seat, ChooseTactic("monster"))
        referee.next(ChooseTactic("hero"), monster, ShowTactics())


def by_die(table: Table) -> bool:
    """Alone, or if so agreed, a die chooses for the monster (DQ-SOLO-3)."""
    return len(table.heroes) == 1 or table.plays("computer_monster")


@instruction
class ChooseTactic(Rule):
    """In secret, for the hero or the monster."""

    side: Literal["hero", "monster"]
    clause: ClassVar[Clause | None] = "DQ-CMB-1"

    def ask(self, state: State) -> Decision:
        tactics = [Option(tactic, UseTactic(self.side, tactic)) for tactic in TACTICS]
        return decide(state, self, tactics, secret=True, unasked=self.not_in_combat)

    def not_in_combat(self) -> list[Blocked]:
        """What a hero might think of in a fight, and may not do."""
        if self.side == "monster":
            return []
        return [
            Blocked("escape", monsters.Declaration("escape"), Illegal("DQ-MON-11", "no_escape_in_combat")),
            *monsters.no_drinking(),
        ]


@instruction
class UseTactic(Rule):
    """This one."""

    side: Literal["hero", "monster"]
    tactic: Tactic

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        use_tactic(monsters.fight_of(referee.table), self.side, self.tactic)


def use_tactic(fight: Fight, side: str, tactic: Tactic) -> None:
    """Lay down a tactic, face down."""
    if side == "hero":
        fight.hero_tactic = tactic
    else:
        fight.monster_tactic = tactic


@instruction
class RollTactic(Rule):
    """D6: 1-2 Mighty Blow, 3-4 Slash, 5-6 Leap Aside (DQ-SOLO-3). It is no roll of the hero's."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        number = referee.dice.below(6) + 1
        referee.note(RolledForMonster(referee.seat, number))
        use_tactic(monsters.fight_of(referee.table), "monster", TACTICS[(number - 1) // 2])


@instruction
class ShowTactics(Rule):
    """Losses are simultaneous, and not reduced by Armour (DQ-CMB-5, DQ-CMB-6)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight, hero = monsters.fight_of(referee.table), referee.me
        hers, its = losses(referee.table, hero.sheet.best_blow, fight.hero_tactic, fight.monster_tactic)
        referee.note(BlowsExchanged(hero.seat, fight.hero_tactic, fight.monster_tactic, hers, its))
        fight.hero_tactic = fight.monster_tactic = ""
        fight.life -= its
        if hers:
            lose_life(referee, hers)
        if hero.inside and fight.life <= 0:
            monsters.defeated(referee)
        elif hero.inside:
            referee.next(*[BreakOff()] * referee.table.plays("break_off"), Exchange())


def losses(table: Table, best_blow: str, hero: str, monster: str) -> tuple[int, int]:
    """Life Points lost by hero and monster (DQ-CMB-3); with specialities as in DQ-OPT-3."""
    if hero == monster:
        return 1, 1
    if BEATS[hero] != monster:
        return 1, 0
    doubled = hero == (best_blow if table.plays("specialities") else "mighty_blow")
    return 0, STRONG if doubled else 1


@instruction
class BreakOff(Rule):
    """After an exchange the hero may try to get away (DQ-OPT-4)."""

    clause: ClassVar[Clause | None] = "DQ-OPT-4"

    def ask(self, state: State) -> Decision:
        return decide(state, self, [offer(TryToBreakOff(), state, "break off")], UP_TO_ONE)


@instruction
class TryToBreakOff(Rule):
    """Agility: away, or one Life Point lost and the fight goes on."""

    def why_not(self, state: State) -> Illegal | None:
        return monsters.no_escape(state.table, state.me)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(Test(AGILITY, monsters.Escape(), lose(1)))
