"""16.3 and 16.6: the phases in which the hero attacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...engine.decisions import Blocked, Decision, Option, Picks, Ref, decide
from ...engine.errors import Clause, Illegal
from ...engine.instructions import Done, Window, instruction, offer
from .. import levels, scenarios, sites
from ..content.enemies import ENEMIES
from ..fight_events import Defeated
from ..frays import Fight, Foe
from ..heroes import Hero
from ..table import Referee, Rule, State, Table, fight_here, fight_of
from . import hindrance
from .points import attack_needed, strength, walls
from .window import special


def fight_now(state: State) -> Fight:
    """The fight going on."""
    fight = fight_here(state)
    if fight is None:
        raise LookupError("there is no fight")
    return fight


@instruction
class Attacks(Window[Table, Hero]):
    """Attacks, one after another, each on one or more enemies (MK-RANGED-1)."""

    clause: ClassVar[Clause | None] = "MK-RANGED-1"

    def idle(self, state: State) -> bool:
        return not fight_now(state).foes

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Aim(), state, "attack")
        yield from special(state)
        yield offer(Done("next phase"), state)


@instruction
class Aim(Rule):
    """An attack: its targets first, then its points."""

    def why_not(self, state: State) -> Illegal | None:
        fight = fight_now(state)
        if all(Target(foe.id).why_not(state) for foe in fight.foes):
            return Illegal("MK-RANGED-3", "nobody_within_reach")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(ChooseTargets(), Gather())


@instruction
class ChooseTargets(Rule):
    """One or more enemies (MK-RANGED-1)."""

    clause: ClassVar[Clause | None] = "MK-RANGED-1"

    def ask(self, state: State) -> Decision:
        foes = fight_now(state).foes
        return decide(state, self, (offer(Target(foe.id), state, foe.id) for foe in foes), Picks(1, len(foes)))


@instruction
class Target(Rule):
    """This enemy."""

    foe: str

    @property
    def about(self) -> Ref:
        return Ref("enemy", self.foe)

    def why_not(self, state: State) -> Illegal | None:
        fight = fight_now(state)
        if state.me.turn.part == "ranged" and walls(state.table, fight, fight.foe(self.foe)) > 1:
            return Illegal("MK-RANGED-3", "twice_fortified")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight_of(referee).targets.append(self.foe)


@instruction
class Gather(Window[Table, Hero]):
    """Attack points are gathered until the targets can be struck down, or are let go."""

    clause: ClassVar[Clause | None] = "MK-RANGED-8"

    def idle(self, state: State) -> bool:
        return not fight_now(state).targets

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Strike(), state)
        yield from special(state)
        yield offer(LetGo(), state, "let go")


@instruction
class Strike(Rule):
    """The attack succeeds: all its targets are defeated (MK-RANGED-8)."""

    closes: ClassVar[bool] = True

    def why_not(self, state: State) -> Illegal | None:
        fight = fight_now(state)
        need, have = attack_needed(state.table, fight), strength(state.table, fight)
        return Illegal("MK-RANGED-8", "not_enough_attack", need=need, have=have) if have < need else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight, table = fight_of(referee), referee.table
        hit = strength(table, fight), attack_needed(table, fight)
        for foe in fight.aimed_at:
            defeat(referee, fight, foe, hit)
        clear(fight)


@instruction
class LetGo(Rule):
    """Points gathered for this target are lost."""

    closes: ClassVar[bool] = True

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        clear(fight_of(referee))


def clear(fight: Fight) -> None:
    """No target, no points."""
    fight.targets.clear()
    fight.points.clear()


def dismiss(referee: Referee, foe: Foe) -> None:
    """What a summoner called goes to its discard pile; no Fame (MK-ENEMY-8)."""
    if foe.stand_in:
        sites.discard_token(referee, foe.stand_in)
        foe.stand_in = ""


def defeat(referee: Referee, fight: Fight, foe: Foe, hit: tuple[int, int] = (0, 0)) -> None:
    """It goes to its discard pile; its Fame is gained at once (MK-RANGED-9). `hit`: the attack made, and what it took."""
    table, hero = referee.table, referee.me
    fight.foes.remove(foe)
    fight.targets[:] = [target for target in fight.targets if target != foe.id]
    fight.beaten.append(foe.id)
    hero.turn.defeated += 1
    take_off(table, foe)
    dismiss(referee, foe)
    sites.discard_token(referee, foe.id)
    fame = fame_for(table, fight, foe) + hindrance.fame(referee)
    referee.note(Defeated(hero.seat, foe.id, fame, hero.turn.part, *hit))
    levels.gain_fame(referee, hero, fame)
    if foe.role == "rampaging":
        levels.change_reputation(referee, hero, scenarios.reputation_for(table, ENEMIES[foe.name].colour))


def fame_for(table: Table, fight: Fight, foe: Foe) -> int:
    """What defeating it brings (MK-RANGED-9)."""
    fame = ENEMIES[foe.name].fame
    return halved(fight, foe, fame) if foe.half_fame else fame * scenarios.times_fame(table, fight)


def halved(fight: Fight, foe: Foe, fame: int) -> int:
    """Half the Fame, rounded up; of several the sum is halved (MK-SITE-19, MK-SCN-HOLD-10)."""
    before = sum(ENEMIES[id.partition(".")[0]].fame for id in fight.beaten if id not in (*fight.guests, foe.id))
    return -(-(before + fame) // 2) - -(-before // 2)


def take_off(table: Table, foe: Foe) -> None:
    """The token leaves the place where it lay."""
    site = table.site(foe.home)
    if foe.role == "rampaging":
        left = [token for token in table.rampaging_at(foe.home) if token != foe.id]
        table.rampaging.pop(str(foe.home), None)
        if left:
            table.rampaging[str(foe.home)] = left
    elif site and foe.id in site.foes:
        site.foes.remove(foe.id)
