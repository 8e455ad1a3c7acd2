"""9 Battle, step by step: prepare, the enemies roll, the player rolls, the scores, what follows (RL-BAT-3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..engine.decisions import Blocked, Option, Ref
from ..engine.errors import Clause, Illegal
from ..engine.instructions import Done, Effect, Window, instruction, offer
from . import assets, battle, calls, engagement, life, missions, rolls, using
from .cards import POWER, THREATS
from .events import AbilityUsed
from .roll_events import BattleScored, EnemyRolled, TrophyTaken
from .table import Lying, Player, Referee, Rule, State, Table


def steps(win: tuple[Effect, ...], lose: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """A battle from beginning to end."""
    return Prepare(), EnemiesRoll(), *rolls.throwing("battle"), Compare(win, lose)


def deserted(table: Table) -> bool:
    """Whether there is nobody left to battle: all were evaded, or the battle is over."""
    return table.battle is None or not (table.battle.enemies or table.battle.opponent)


@instruction
class Prepare(Window[Table, Player]):
    """Bonuses are declared, and enemies evaded; nothing may be added later (RL-BAT-4)."""

    clause: ClassVar[Clause | None] = "RL-BAT-4"

    def idle(self, state: State) -> bool:
        return deserted(state.table)

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Done("fight"), state)
        yield from declarations(state)
        yield from using.plays(state, "own_turn")
        yield from calls.calls(state, "prepare")
        yield from using.not_now(state, "prepare_battle", "own_turn", "any_turn")


def declarations(state: State) -> Iterator[Option | Blocked]:
    """Weapons and armour, other bonuses and those already declared, Power cards for battles."""
    for asset in state.me.assets:
        if asset.printed.sort in ("weapon", "armour"):
            yield offer(Wield(asset.piece, asset.printed.sort), state)
    for source in using.of_trigger(state.me, "prepare_battle"):
        yield from declaration(state, source)
    for card in dict.fromkeys(state.me.power):
        ability = POWER[card].ability
        if ability and ability.trigger == "prepare_battle":
            yield offer(using.PlayPower(card), state)


def declaration(state: State, source: using.InForce) -> Iterator[Option | Blocked]:
    """A bonus that is free can be left out, if it is not harmful; others are used, and paid for."""
    table, player = state.table, state.me
    free = not source.ability.cost and not source.ability.limit
    if not free or any(isinstance(do, battle.Evade) for do in source.ability.does):
        yield offer(UseInBattle(source.kind, source.card, source.at), state)
    elif not battle.armed(player, source) and any(battle.optional(table, do) for do in source.ability.does):
        yield offer(LeaveOut(source.kind, source.card, source.at), state)


@instruction
class LeaveOut(Rule):
    """A bonus that costs nothing counts by itself; its owner may do without it."""

    kind: str
    card: str
    at: int

    @property
    def notation(self) -> str:
        return f"without {using.called(self.kind, self.card, self.at)}"

    @property
    def about(self) -> Ref:
        return Ref(self.kind, self.card)

    def why_not(self, state: State) -> Illegal | None:
        declared = battle.battle_of(state.table).declared
        return None if self.key in declared else Illegal("RL-BAT-4", "left_out", card=self.card)

    @property
    def key(self) -> str:
        """By which the bonus is remembered."""
        return f"{self.kind} {self.card} {self.at}"

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        battle.battle_of(referee.table).declared.remove(self.key)


def why_not_named(state: State, piece: str, sort: str) -> Illegal | None:
    """Why a weapon or armour cannot be used: another is, or its class cannot be used."""
    fight = battle.battle_of(state.table)
    named = fight.weapon if sort == "weapon" else fight.armour
    if named not in ("", piece):
        return Illegal("RL-BAT-4", "another_is_named", card=named, sort=sort)
    return Illegal("RL-GOLD-1", "class_lost", sort=sort) if sort in using.lost_classes(state.me) else None


@instruction
class Wield(Rule):
    """This weapon or armour is used in the battle, with all on it that costs nothing (RL-BAT-4)."""

    piece: str
    sort: str

    @property
    def notation(self) -> str:
        return f"wield {self.piece}"

    @property
    def about(self) -> Ref:
        return Ref("asset", self.piece)

    def why_not(self, state: State) -> Illegal | None:
        fight = battle.battle_of(state.table)
        if self.piece in (fight.weapon, fight.armour):
            return Illegal("RL-BAT-4", "named_already", card=self.piece)
        return why_not_named(state, self.piece, self.sort)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        name(referee, self.piece)
        referee.note(AbilityUsed(referee.seat, "asset", self.piece))


def name(referee: Referee, piece: str) -> None:
    """A weapon or armour is named; its free bonuses count."""
    fight, player = battle.battle_of(referee.table), referee.me
    asset = assets.find(player, piece)
    if asset and asset.printed.sort == "weapon":
        fight.weapon = piece
    elif asset and asset.printed.sort == "armour":
        fight.armour = piece
    for source in using.of_trigger(player, "prepare_battle"):
        if source[:2] == ("asset", piece) and not source.ability.cost and source.key not in fight.declared:
            fight.declared += [source.key] * (not source.ability.limit)


@instruction
class UseInBattle(Rule):
    """An ability with a price or a limit is used; if it stands on a weapon or armour, that is named."""

    kind: str
    card: str
    at: int

    @property
    def notation(self) -> str:
        return f"use {using.called(self.kind, self.card, self.at)}"

    @property
    def about(self) -> Ref:
        return Ref(self.kind, self.card)

    def why_not(self, state: State) -> Illegal | None:
        asset = assets.find(state.me, self.card) if self.kind == "asset" else None
        armed = asset is not None and asset.printed.sort in ("weapon", "armour")
        unnamed = why_not_named(state, self.card, asset.printed.sort) if asset and armed else None
        return unnamed or using.Use(self.kind, self.card, self.at).why_not(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if self.kind == "asset":
            name(referee, self.card)
        referee.next(using.Use(self.kind, self.card, self.at))


@instruction
class EnemiesRoll(Rule):
    """The player to the left rolls for the enemies; their sixes explode, too (RL-BAT-5, RL-DICE-1)."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, player = referee.table, referee.me
        if deserted(table):
            table.battle = None
            referee.stop()
            return
        fight = battle.battle_of(table)
        fight.enemy_dice = [rolls.exploding(referee, rolls.d6(referee.dice))]
        referee.note(EnemyRolled(player.seat, table.left_of(player.seat), tuple(fight.enemy_dice)))


@instruction
class Compare(Rule):
    """The higher score wins (RL-BAT-7). On a tie nothing is won or lost, and the phase ends (RL-BAT-10)."""

    win: tuple[Effect, ...]
    lose: tuple[Effect, ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table, player = referee.table, referee.me
        mine, theirs = battle.own_score(table, player), battle.enemy_score(table, player)
        table.roll = None
        referee.note(BattleScored(player.seat, mine, theirs))
        if mine > theirs:
            won(referee, self.win)
        elif mine < theirs:
            referee.next(Losing(), Suffer(self.lose))
        else:
            table.battle = None
            referee.next(engagement.EndEngagement())


def won(referee: Referee, win: tuple[Effect, ...]) -> None:
    """Every enemy becomes a trophy, every reward is taken (RL-BAT-8, RL-BAT-11)."""
    table, player = referee.table, referee.me
    fight = battle.battle_of(table)
    table.battle = None
    for enemy in fight.enemies:
        claim(referee, enemy, fight.on_sheet)
    if fight.opponent:
        missions.advance(referee, player, "defeat", fight.opponent, fight.value)
    rewards = [do for enemy in fight.enemies for do in THREATS[enemy].reward]
    referee.next(*rewards, *win, using.Moment("on_win_battle"))


def claim(referee: Referee, enemy: str, on_sheet: bool) -> None:
    """An enemy beaten becomes a trophy, from the space or from the sheet."""
    table, player = referee.table, referee.me
    if on_sheet:
        table.sheet.remove(enemy)
        player.taken += 1
    else:
        table.threats.remove(Lying(enemy, player.space))
    player.trophies.append(enemy)
    referee.note(TrophyTaken(player.seat, enemy))
    missions.advance(referee, player, "defeat", enemy, THREATS[enemy].value)


@instruction
class Losing(Window[Table, Player]):
    """The battle is lost: what spares Life or penalties is used now."""

    clause: ClassVar[Clause | None] = "RL-BAT-9"

    def idle(self, state: State) -> bool:
        if state.table.battle is None:
            return True
        sources = using.of_trigger(state.me, "on_lose_battle")
        usable = any(UseOnLoss(*source[:3]).why_not(state) is None for source in sources)
        return not usable and not using.hand_might(state.me, "on_lose_battle")

    def offers(self, state: State) -> Iterator[Option | Blocked]:
        yield offer(Done("suffer"), state)
        for source in using.of_trigger(state.me, "on_lose_battle"):
            yield offer(UseOnLoss(source.kind, source.card, source.at), state)
        for card in dict.fromkeys(state.me.power):
            ability = POWER[card].ability
            if ability and ability.trigger == "on_lose_battle":
                yield offer(using.PlayPower(card), state)


@instruction
class UseOnLoss(Rule):
    """An ability for a lost battle; of weapons and armour only that of the one named before (RL-BAT-4)."""

    kind: str
    card: str
    at: int

    @property
    def notation(self) -> str:
        return f"use {using.called(self.kind, self.card, self.at)}"

    @property
    def about(self) -> Ref:
        return Ref(self.kind, self.card)

    def why_not(self, state: State) -> Illegal | None:
        fight = battle.battle_of(state.table)
        asset = assets.find(state.me, self.card) if self.kind == "asset" else None
        armed = asset is not None and asset.printed.sort in ("weapon", "armour")
        if armed and self.card not in (fight.weapon, fight.armour):
            return Illegal("RL-BAT-4", "not_named", card=self.card)
        return using.Use(self.kind, self.card, self.at).why_not(state)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        referee.next(using.Use(self.kind, self.card, self.at))


@instruction
class Suffer(Rule):
    """One Life and every printed penalty; then the phase ends, and the enemies stay (RL-BAT-9, RL-BAT-11)."""

    lose: tuple[Effect, ...]

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        fight = battle.battle_of(table)
        table.battle = None
        loss: list[Effect] = [life.LoseLife(1)] * (not fight.spared)
        printed = [do for enemy in fight.enemies for do in THREATS[enemy].penalty]
        penalties = [] if fight.pardoned else [*printed, *self.lose]
        referee.next(*loss, *penalties, engagement.EndEngagement())
