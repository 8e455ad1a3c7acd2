"""8 and 16: points of one kind used as another in combat, where a card text allows it."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.decisions import Option
from ...engine.errors import Illegal
from ...engine.instructions import instruction
from ..frays import Points
from ..table import Referee, Rule, State, fight_here, fight_of
from . import points


@instruction
class MoveToAttack(Rule):
    """Move points used as Attack (Agility): 1 for 1, or 2 for a Ranged Attack of 1."""

    form: str
    price: int

    def why_not(self, state: State) -> Illegal | None:
        turn = state.me.turn
        if why := points.Attack(1, "physical", self.form).why_not(state):
            return why
        have = turn.move
        return Illegal("MK-MOVE-28", "not_enough_move", need=self.price, have=have) if have < self.price else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.move -= self.price
        referee.next(points.Attack(1, "physical", self.form))


@instruction
class InfluenceToBlock(Rule):
    """Influence points used as Block (Diplomacy), 1 for 1."""

    element: str

    def why_not(self, state: State) -> Illegal | None:
        if state.me.turn.influence < 1:
            return Illegal("MK-ACT-2", "not_enough_influence", need=1, have=state.me.turn.influence)
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.me.turn.influence -= 1
        fight_of(referee).points.append(Points(1, self.element, "block", 1, "influence points"))


@instruction
class UseKept(Rule):
    """An attack kept for the Attack phase is added to the attack being made."""

    source: str

    @property
    def notation(self) -> str:
        return f"use {self.source}"

    def why_not(self, state: State) -> Illegal | None:
        fight = fight_here(state)
        if state.me.turn.part != "attack":
            return Illegal("MK-ATTACK-3", "only_in_attack")
        return None if fight and fight.targets else Illegal("MK-COMBAT-18", "no_target_chosen")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        fight = fight_of(referee)
        kept = next(one for one in fight.kept if one.source == self.source)
        fight.kept.remove(kept)
        fight.points.append(kept)


def conversions(state: State) -> Iterator[Rule]:
    """What the texts in force allow now."""
    turn, fight = state.me.turn, fight_here(state)
    if fight is None:
        return
    for source in dict.fromkeys(kept.source for kept in fight.kept):
        yield UseKept(source)
    if not fight.targets:
        return
    if turn.part in ("ranged", "attack") and "agility" in turn.allows:
        yield MoveToAttack("melee", 1)
    if turn.part in ("ranged", "attack") and "agility ranged" in turn.allows:
        yield MoveToAttack("ranged", 2)
    if turn.part == "block":
        words = [word for word in dict.fromkeys(turn.allows) if word.startswith("diplomacy")]
        for word in words:
            yield InfluenceToBlock(word.removeprefix("diplomacy").strip() or "physical")
