"""14 Trophies and levels."""

from __future__ import annotations

from ..engine.decisions import Decision, Option, Picks, Ref, decide
from ..engine.instructions import instruction
from . import decks, missions, using
from .cards import THREATS
from .characters import MOST_LEVELS
from .events import LevelGained, SpecialGained, TrophiesSpent
from .passives import PowerLimit
from .table import Player, Referee, Rule, State

FOR_A_LEVEL = 6
"""Trophy points (RL-TRO-2)."""


def power_limit(player: Player) -> int:
    """So many Power cards may be kept: what stands under the level, and what cards add (RL-POW-8)."""
    printed = [limit for level, limit in player.sheet.power if level <= player.level]
    return max(0, printed[-1] + sum(one.n for one in using.passives(player, PowerLimit)))


@instruction
class LevelUp(Rule):
    """The next level, with its rewards from top to bottom; beyond the last, a completed mission (RL-LVL-1, RL-LVL-3)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player = referee.me
        if player.level >= MOST_LEVELS:
            missions.gain_completed(referee, 1)
            return
        player.level += 1
        referee.note(LevelGained(player.seat, player.level))
        missions.advance(referee, player, "level")
        referee.next(*player.sheet.levels[player.level - 1])


@instruction
class GainSpecial(Rule):
    """The special ability of the sheet with this id."""

    id: str

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        player = referee.me
        if self.id not in player.specials:
            player.specials.append(self.id)
            referee.note(SpecialGained(player.seat, self.id))


@instruction
class TrophyBonus(Rule):
    """The trophies spent in this Experience phase count so many points more."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.table.turn.bonus += self.n


@instruction
class SpendTrophies(Rule):
    """Any trophies are discarded: each full 6 points are a level, the rest of this discard is lost (RL-TRO-2)."""

    @property
    def notation(self) -> str:
        return "spend trophies"

    def ask(self, state: State) -> Decision:
        trophies = state.me.trophies
        kinds = dict.fromkeys(trophies)
        options = [Option(f"spend {one}", Spend(one), trophies.count(one)) for one in kinds]
        return decide(state, self, options, Picks(0, len(trophies)), clause="RL-TRO-2")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        spend(referee, [pick.do.trophy for pick in picks if isinstance(pick.do, Spend)])


def spend(referee: Referee, trophies: list[str]) -> None:
    """These are discarded together."""
    table, player = referee.table, referee.me
    if not trophies:
        return
    points = missions.points(trophies) + table.turn.bonus
    table.turn.bonus = 0
    referee.note(TrophiesSpent(player.seat, tuple(trophies), points))
    referee.next(*map(Spend, trophies), *[LevelUp()] * (points // FOR_A_LEVEL))


@instruction
class Spend(Rule):
    """This trophy, worth its value (RL-TRO-1)."""

    trophy: str

    @property
    def about(self) -> Ref:
        return Ref("trophy", self.trophy)

    @property
    def points(self) -> int:
        """What it is worth."""
        return THREATS[self.trophy].value

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.trophies.remove(self.trophy)
        decks.discard_threat(referee.table, self.trophy)


def trophy_bonus(n: int) -> TrophyBonus:
    """The trophies spent count so many points more."""
    return TrophyBonus(n)


def special(id: str) -> GainSpecial:
    """The special ability of the sheet with this id."""
    return GainSpecial(id)
