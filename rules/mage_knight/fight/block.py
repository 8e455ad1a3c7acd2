"""16.4 The block phase."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ...engine.decisions import Blocked, Option, Ref
from ...engine.errors import Clause, Illegal
from ...engine.instructions import Done, Window, instruction, offer
from .. import fight_events, sites
from ..heroes import Hero
from ..table import Referee, Rule, State, Table, fight_of
from .attack import LetGo, Target, clear, fight_now
from .points import attacking, block_needed, block_strength, present, traits
from .window import special


@instruction
class Summon(Rule):
    """Each undefeated summoner draws a brown token that attacks in its place (MK-BLOCK-1, MK-ENEMY-8)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        for foe in attacking(table, fight_of(referee)):
            if "summon" in traits(table, foe) and (token := sites.draw_token(referee, "brown")):
                foe.stand_in = token
                referee.note(fight_events.Summoned(referee.seat, foe.id, token))


@instruction
class Blocks(Window[Table, Hero]):
    """One enemy at a time, in any order (MK-BLOCK-2)."""

    clause: ClassVar[Clause | None] = "MK-BLOCK-2"

    def idle(self, state: State) -> bool:
        return not attacking(state.table, fight_now(state))

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        for foe in attacking(state.table, fight_now(state)):
            yield offer(Face(foe.id), state, f"block {foe.id}")
        yield from special(state)
        yield offer(Done("next phase"), state)


@instruction
class Face(Rule):
    """Gather block against this enemy."""

    foe: str

    @property
    def about(self) -> Ref:
        return Ref("enemy", self.foe)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(Target(self.foe), GatherBlock())


@instruction
class GatherBlock(Window[Table, Hero]):
    """Block points are gathered until they are enough, or let go."""

    clause: ClassVar[Clause | None] = "MK-BLOCK-6"

    def idle(self, state: State) -> bool:
        return not fight_now(state).targets

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(BlockIt(), state, "block")
        yield from special(state)
        yield offer(LetGo(), state, "let go")


@instruction
class BlockIt(Rule):
    """The block succeeds: this enemy deals no damage (MK-BLOCK-6)."""

    closes: ClassVar[bool] = True

    def why_not(self, state: State) -> Illegal | None:
        fight = fight_now(state)
        foe = fight.aimed_at[0]
        need, have = block_needed(state.table, foe), block_strength(state.table, fight.points, foe)
        return Illegal("MK-BLOCK-6", "not_enough_block", need=need, have=have) if have < need else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight, table = fight_of(referee), referee.table
        foe, made = fight.aimed_at[0], tuple(fight.points)
        block, need = block_strength(table, fight.points, foe), block_needed(table, foe)
        foe.blocked = True
        referee.note(fight_events.Blocked(referee.seat, present(foe), block, need))
        clear(fight)
        for one in made:
            if one.then:
                referee.push(one.then, source=one.source, vars={"foe": present(foe)})
