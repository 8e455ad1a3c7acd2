"""10 and 12: dice. A roll lies on the table from before it is thrown until what it was for is settled."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import ClassVar

from ..engine.decisions import Blocked, Decision, Option, Ref, decide
from ..engine.dice import Dice
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Done, Effect, Window, instruction, offer
from . import battle as battles
from . import decks, using
from .abilities import Ability
from .cards import POWER
from .passives import ExplodeOn, RollKind, Treat
from .roll_events import DieRerolled, NumberPlayed, PowerFlipped, Rolled, RollSet, TableRolled
from .table import Player, Referee, Roll, Rule, State, Table

SIX = 6


def d6(dice: Dice) -> int:
    """One die."""
    return dice.below(SIX) + 1


def throwing(kind: RollKind, attribute: str = "", target: int = 0) -> tuple[Effect, ...]:
    """What makes up an own battle or skill roll. Afterwards the dice lie on the table."""
    return TakeUp(kind, attribute, target), BeforeRoll(), ThrowDice(), AfterRoll()


def exploding(referee: Referee, first: int) -> tuple[int, ...]:
    """A die of the enemies, with those that grow from it (RL-DICE-1)."""
    chain = [first]
    while chain[-1] == SIX:
        chain.append(d6(referee.dice))
    return tuple(chain)


@instruction
class TakeUp(Rule):
    """The dice for a roll are taken up."""

    kind: RollKind
    attribute: str = ""
    target: int = 0

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        battle = referee.table.battle if self.kind == "battle" else None
        attribute = battle.attribute if battle else self.attribute
        referee.table.roll = Roll(self.kind, attribute, self.target, [], battle.extra if battle else 0, 0, 0, False, [])


def roll_of(table: Table) -> Roll:
    """The roll on the table.

    Raises:
        LookupError: If there is none.
    """
    if table.roll is None:
        raise LookupError("no dice are up")
    return table.roll


def fits(ability: Ability, kind: RollKind) -> bool:
    """Whether an ability has to do with rolls of this kind."""
    return any(
        (isinstance(do, Reroll | SetRoll) and kind in do.rolls)
        or (isinstance(do, AddToTest) and kind == "skill")
        or (isinstance(do, FlipPowerAdd) and kind == "battle")
        for do in ability.does
    )


def for_roll(state: State, trigger: str, kind: RollKind) -> Iterator[Option | Blocked]:
    """What may be used before or after a roll of this kind."""
    for source in using.in_force(state.me):
        if source.ability.trigger == trigger and fits(source.ability, kind):
            yield offer(using.Use(source.kind, source.card, source.at), state)
    for card in dict.fromkeys(state.me.power):
        ability = POWER[card].ability
        if ability and ability.trigger == trigger and fits(ability, kind):
            yield offer(using.PlayPower(card), state)


def might_for_roll(state: State, trigger: str, kind: RollKind) -> bool:
    """Whether, as far as all can see, the acting player may have something for such a roll."""
    player = state.me
    public = any(
        one.ability.trigger == trigger and fits(one.ability, kind) and using.why_not_use(state, one) is None
        for one in using.in_force(player)
    )
    return public or (bool(player.power) and in_the_deck(trigger, kind))


@lru_cache(None)
def in_the_deck(trigger: str, kind: RollKind) -> bool:
    """Whether any Power card has to do with such a roll then."""
    return any(card.ability and card.ability.trigger == trigger and fits(card.ability, kind) for card in POWER.values())


def numbers(state: State) -> Iterator[Option | Blocked]:
    """A Power card's number for each card in hand."""
    for card in dict.fromkeys(state.me.power):
        yield offer(PlayNumber(card), state)


@instruction
class BeforeRoll(Window[Table, Player]):
    """Before an own battle or skill roll: a number may stand for the die; cards for this moment may be played (RL-BAT-6)."""

    clause: ClassVar[Clause | None] = "RL-POW-4"

    def idle(self, state: State) -> bool:
        roll, player = roll_of(state.table), state.me
        if roll.number or (state.table.battle is None and roll.kind == "battle"):
            return True
        rolls = player.seat == state.table.active  # who has the turn throws the die, and sees what for
        enemy = roll.kind == "battle" and might_for_roll(state, "after_roll", "enemy_battle")
        return not (rolls or player.power or might_for_roll(state, "before_roll", roll.kind) or enemy)

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        kind = roll_of(state.table).kind
        yield offer(Done("roll"), state)
        yield from numbers(state)
        yield from for_roll(state, "before_roll", kind)
        if kind == "battle":
            yield from for_roll(state, "after_roll", "enemy_battle")


@instruction
class PlayNumber(Rule):
    """A Power card's number stands for a die; then the card is discarded (RL-POW-3, RL-POW-4)."""

    card: str
    closes: ClassVar[bool] = True

    @property
    def notation(self) -> str:
        return f"number {self.card}"

    @property
    def about(self) -> Ref:
        return Ref("power", self.card)

    def why_not(self, state: State) -> Illegal | None:
        roll = state.table.roll
        return Illegal("RL-POW-5", "number_used") if roll and roll.numbered else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        roll_of(referee.table).number = play_number(referee, self.card)


def play_number(referee: Referee, card: str) -> int:
    """Discard a card for its number; it is the only one of this roll (RL-POW-5)."""
    player, roll, number = referee.me, roll_of(referee.table), POWER[card].number
    player.power.remove(card)
    referee.table.discards.power.append(card)
    roll.numbered = True
    referee.note(NumberPlayed(player.seat, card, number))
    battle = referee.table.battle
    if battle and roll.kind == "battle":
        for source in using.of_trigger(player, "on_power_number"):
            bonuses = [do for do in source.ability.does if isinstance(do, battles.BattleBonus)]
            battle.bonus += sum(one.n for one in bonuses if one.attribute in ("any", battle.attribute))
    return number


@instruction
class SetRoll(Rule):
    """The roll has one of these results instead of being rolled; it counts as a number (RL-MOVE-3, RL-POW-5)."""

    rolls: tuple[RollKind, ...]
    results: tuple[int, ...]

    def why_not(self, state: State) -> Illegal | None:
        roll = state.table.roll
        if roll is None or roll.kind not in self.rolls:
            return Illegal("RL-POW-7", "another_roll")
        return Illegal("RL-POW-5", "number_used") if roll.numbered else None

    def ask(self, state: State) -> Decision:
        return decide(state, self, [Option(f"set {n}", SetTo(n)) for n in self.results])


@instruction
class SetTo(Rule):
    """This."""

    number: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        roll = roll_of(referee.table)
        roll.number, roll.numbered = self.number, True
        referee.note(RollSet(referee.seat, self.number))


@instruction
class AddToTest(Rule):
    """The skill test about to be rolled counts so much more (RL-TEST-4)."""

    attribute: str
    n: int

    def why_not(self, state: State) -> Illegal | None:
        roll = state.table.roll
        if roll is None or roll.kind != "skill":
            return Illegal("RL-TEST-4", "no_test")
        if roll.attribute not in ("strength", "willpower", "cunning"):
            return Illegal("RL-TEST-6", "no_attribute")
        return Illegal("RL-TEST-4", "another_attribute") if self.attribute not in ("any", roll.attribute) else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        roll_of(referee.table).bonus += self.n


@instruction
class ThrowDice(Rule):
    """The dice are thrown; a number stands for one of them (RL-POW-6)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        roll, player = roll_of(referee.table), referee.me
        fixed = [roll.number] if roll.number else []
        thrown = fixed + [d6(referee.dice) for _ in range(1 + roll.extra - len(fixed))]
        roll.dice = [(treated(player, roll, face),) for face in thrown]
        referee.note(Rolled(player.seat, roll.kind, tuple(roll.dice)))
        referee.next(*[Explode(at) for at in range(len(roll.dice))])


def treated(player: Player, roll: Roll, face: int) -> int:
    """What a face counts as (RL-DICE-5)."""
    changed = [one for one in using.passives(player, Treat) if roll.kind in one.rolls and one.face == face]
    return changed[0].counts if changed else face


def explodes(player: Player, roll: Roll, face: int) -> bool:
    """Whether such a die has another rolled: a 6 in battles and tests, and what is printed (RL-DICE-1, RL-MOVE-2)."""
    if roll.kind == "move":
        return False
    more = using.passives(player, ExplodeOn)
    return face == SIX or any(
        face in one.faces for one in more if one.roll == roll.kind and one.attribute in ("any", roll.attribute)
    )


@instruction
class Explode(Rule):
    """A die that explodes has another rolled, again and again; a number may stand for that one (RL-DICE-2, RL-POW-4)."""

    at: int

    def due(self, state: State) -> bool:
        """Whether this die explodes."""
        roll = roll_of(state.table)
        return explodes(state.me, roll, roll.dice[self.at][-1])

    def ask(self, state: State) -> Decision | None:
        if not self.due(state) or roll_of(state.table).numbered or not state.me.power:
            return None
        throw = Option("roll on", Grow(self.at))
        hand = [Option(f"number {card}", Grow(self.at, card)) for card in dict.fromkeys(state.me.power)]
        return decide(state, self, [throw, *hand], secret=True, clause="RL-POW-4")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if picks:
            referee.next(*[pick.do for pick in picks])
        elif self.due(referee.state):
            referee.next(Grow(self.at))


@instruction
class Grow(Rule):
    """One more die."""

    at: int
    card: str = ""

    @property
    def about(self) -> Ref | None:
        return Ref("power", self.card) if self.card else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        roll, player = roll_of(referee.table), referee.me
        face = play_number(referee, self.card) if self.card else d6(referee.dice)
        roll.dice[self.at] = (*roll.dice[self.at], treated(player, roll, face))
        referee.note(Rolled(player.seat, roll.kind, (roll.dice[self.at],)))
        referee.next(Explode(self.at))


@instruction
class AfterRoll(Window[Table, Player]):
    """After an own battle or skill roll: rerolls, and what changes the result (RL-BAT-6)."""

    clause: ClassVar[Clause | None] = "RL-DICE-4"

    def idle(self, state: State) -> bool:
        return not might_for_roll(state, "after_roll", roll_of(state.table).kind)

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Done("keep"), state)
        yield from for_roll(state, "after_roll", roll_of(state.table).kind)


@instruction
class Reroll(Rule):
    """A die just rolled is rolled again, with those that grew from it (RL-DICE-4)."""

    rolls: tuple[RollKind, ...]

    def why_not(self, state: State) -> Illegal | None:
        return None if self.dice(state) else Illegal("RL-DICE-4", "nothing_to_reroll")

    def dice(self, state: State) -> list[tuple[int, ...]]:
        """The dice it is about: one's own once they lie there; before that those of the enemies."""
        roll, battle = state.table.roll, state.table.battle
        if roll is None:
            return []
        if roll.dice:
            return roll.dice if roll.kind in self.rolls else []
        return battle.enemy_dice if battle and "enemy_battle" in self.rolls else []

    def ask(self, state: State) -> Decision:
        own = bool(roll_of(state.table).dice)
        return decide(
            state, self, [Option(f"reroll {at + 1}", RerollDie(at, own)) for at in range(len(self.dice(state)))]
        )


@instruction
class RerollDie(Rule):
    """This one; the new result stands."""

    at: int
    own: bool

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, player, roll = referee.table, referee.me, roll_of(referee.table)
        face = d6(referee.dice)
        if self.own:
            before = roll.dice[self.at]
            roll.dice[self.at] = (treated(player, roll, face),)
            referee.note(DieRerolled(player.seat, before[0], roll.dice[self.at][0]))
            referee.next(Explode(self.at))
        elif table.battle:
            before = table.battle.enemy_dice[self.at]
            table.battle.enemy_dice[self.at] = exploding(referee, face)
            referee.note(DieRerolled(player.seat, before[0], face))


@instruction
class FlipPowerAdd(Rule):
    """Turn over the top Power card, add its number to the battle score, discard it."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        card = decks.take(referee, "power")
        if card and referee.table.battle:
            referee.table.discards.power.append(card)
            referee.table.battle.bonus += POWER[card].number
            referee.note(PowerFlipped(referee.seat, card, POWER[card].number))


@instruction
class TableRoll(Rule):
    """A die on a table: up to this number, that. It does not explode (RL-DICE-6)."""

    rows: tuple[tuple[int, tuple[Effect, ...]], ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        number = d6(referee.dice)
        referee.note(TableRolled(referee.seat, number))
        referee.next(*next(does for up_to, does in self.rows if number <= up_to))


def roll(*rows: tuple[int, *tuple[Effect, ...]]) -> TableRoll:
    """Rows of: up to this number, that."""
    return TableRoll(tuple((up_to, tuple(does)) for up_to, *does in rows))


def set_roll(*rolls: RollKind, results: tuple[int, ...]) -> SetRoll:
    """The roll has one of these results instead of being rolled."""
    return SetRoll(rolls, results)


def add_to_test(attribute: str, n: int) -> AddToTest:
    """The skill test about to be rolled counts so much more; "any": of every attribute."""
    return AddToTest(attribute, n)


def reroll(*rolls: RollKind) -> Reroll:
    """A die just rolled is rolled again."""
    return Reroll(rolls)


def flip_power_add() -> FlipPowerAdd:
    """The top Power card adds its number to the battle score."""
    return FlipPowerAdd()
