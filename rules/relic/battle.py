"""9 Battle: the two sides, what counts for each, and how it ends."""

from __future__ import annotations

from ..engine.decisions import Decision, Option, Picks, Ref, decide
from ..engine.errors import Illegal
from ..engine.instructions import Effect, instruction
from . import battle_steps, choices, gains, rolls, using
from .board import neighbourhood
from .cards import THREATS, ThreatCard
from .roll_events import BattleBegan, Evaded, LifeSpared, PenaltyCancelled, TableRolled
from .table import ATTRIBUTES, Attribute, Battle, Player, Referee, Rule, State, Table

ANY = 99
"""As many as one wants."""
BY_DOOM = -1
"""A value that depends on the doom: 10 and half of it, at most 15."""


def battle_of(table: Table) -> Battle:
    """The battle going on.

    Raises:
        LookupError: If there is none.
    """
    if table.battle is None:
        raise LookupError("no battle")
    return table.battle


def attribute_of(enemy: str) -> Attribute:
    """The attribute an enemy fights with."""
    return next(one for one in ATTRIBUTES if one == THREATS[enemy].attribute)


def enemies_here(table: Table, space: str) -> list[str]:
    """The enemies on a space that are not evaded this turn, each card by itself."""
    evaded = list(table.turn.evaded)
    found: list[str] = []
    for card in table.here(space, "enemy"):
        if card.name in evaded:
            evaded.remove(card.name)
        else:
            found.append(card.name)
    return found


def begin(
    referee: Referee,
    attribute: Attribute,
    enemies: list[str],
    *,
    on_sheet: bool = False,
    opponent: str = "",
    value: int = 0,
    win: tuple[Effect, ...] = (),
    lose: tuple[Effect, ...] = (),
) -> None:
    """A battle begins: one roll for all enemies of an attribute (RL-BAT-2)."""
    table, player = referee.table, referee.me
    table.battle = Battle(attribute, enemies, on_sheet, opponent, value, [], [], "", "", 0, 0, 0, [], False, False)
    table.battle.declared = [source.key for source in using.in_force(player) if counts_freely(table, player, source)]
    referee.note(BattleBegan(player.seat, attribute, tuple(enemies), opponent))
    referee.push(*battle_steps.steps(win, lose), source="battle", vars={"attribute": attribute})


def printed_value(table: Table, value: int) -> int:
    """The value of an opponent on a sheet."""
    return min(15, 10 + table.doom // 2) if value == BY_DOOM else value


def counts_freely(table: Table, player: Player, source: using.InForce) -> bool:
    """Whether a bonus is declared without being asked for: it costs nothing and takes no place (RL-BAT-4)."""
    ability = source.ability
    return (
        ability.trigger == "prepare_battle"
        and not ability.cost
        and not ability.limit
        and not armed(player, source)
        and any(matters(table, do) for do in ability.does)
    )


def armed(player: Player, source: using.InForce) -> str:
    """Weapon or armour, if the ability is printed on one: of each only one may be used (RL-BAT-4)."""
    sorts = [asset.printed.sort for asset in player.assets if source.kind == "asset" and asset.piece == source.card]
    return sorts[0] if sorts and sorts[0] in ("weapon", "armour") else ""


def matters(table: Table, do: Effect) -> bool:
    """Whether a bonus has anything to do with this battle."""
    battle = battle_of(table)
    if isinstance(do, BattleBonus):
        return do.attribute in ("any", battle.attribute)
    return isinstance(do, EnemyValue) and applies(battle, do)


def optional(table: Table, do: Effect) -> bool:
    """Whether a bonus that matters may be left out: what is harmful may not."""
    return matters(table, do) and not (isinstance(do, BattleBonus) and do.n < 0)


def applies(battle: Battle, do: EnemyValue) -> bool:
    """Whether the enemies are such as it speaks of; an opponent of a sheet is one, without traits (RL-BAT-14)."""
    many = len(battle.enemies) or 1
    has_trait = not do.trait or any(do.trait in THREATS[enemy].traits for enemy in battle.enemies)
    return has_trait and many >= do.enemies


def declared_deeds(table: Table, player: Player) -> list[Effect]:
    """What the declared bonuses do."""
    battle = battle_of(table)
    return [do for one in using.in_force(player) if one.key in battle.declared for do in one.ability.does]


def own_bonus(table: Table, player: Player) -> int:
    """All that counts for the player besides dice and attribute."""
    battle = battle_of(table)
    deeds = [do for do in declared_deeds(table, player) if isinstance(do, BattleBonus) and matters(table, do)]
    return sum(do.n for do in deeds) + battle.bonus


def own_score(table: Table, player: Player) -> int:
    """Dice, attribute and bonuses (RL-BAT-7)."""
    battle, roll = battle_of(table), table.roll
    return (roll.total if roll else 0) + player.dial(battle.attribute) + own_bonus(table, player)


def enemy_value_of(table: Table, player: Player) -> int:
    """The sum of the values, as changed, not below 0 (RL-BAT-2)."""
    battle = battle_of(table)
    printed = battle.value + sum(THREATS[enemy].value for enemy in battle.enemies)
    deeds = [do for do in declared_deeds(table, player) if isinstance(do, EnemyValue) and applies(battle, do)]
    return max(0, printed + sum(do.n for do in deeds) + battle.enemy_bonus)


def enemy_score(table: Table, player: Player) -> int:
    """Dice and values (RL-BAT-7)."""
    return battle_of(table).enemy_roll + enemy_value_of(table, player)


@instruction
class BattleBonus(Rule):
    """So much more in battles of this form (RL-BAT-4, RL-TEST-4)."""

    attribute: str
    n: int

    def why_not(self, state: State) -> Illegal | None:
        battle = state.table.battle
        if battle is None or self.attribute not in ("any", battle.attribute):
            return Illegal("RL-TEST-4", "another_form")
        return None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        battle_of(referee.table).bonus += self.n


@instruction
class ExtraDie(Rule):
    """So many dice more in this battle (RL-DICE-3)."""

    n: int

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        battle_of(referee.table).extra += self.n


@instruction
class EnemyValue(Rule):
    """The value of the enemies is changed, not below 0."""

    n: int
    trait: str = ""
    """Only if one of them has it."""
    enemies: int = 0
    """Only if there are so many."""

    def why_not(self, state: State) -> Illegal | None:
        battle = state.table.battle
        return None if battle and applies(battle, self) else Illegal("RL-GOLD-1", "other_enemies")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        battle_of(referee.table).enemy_bonus += self.n


@instruction
class Evade(Rule):
    """So many enemies of the space are not battled this turn (RL-BAT-12)."""

    most: int
    value: int = 0
    """Only of at most this value; 0: any."""

    def why_not(self, state: State) -> Illegal | None:
        battle = state.table.battle
        if battle and (battle.opponent or battle.on_sheet):
            return Illegal("RL-BAT-14", "opponent_not_evaded")
        return None if self.evadable(state) else Illegal("RL-BAT-12", "nobody_to_evade")

    def evadable(self, state: State) -> list[ThreatCard]:
        """The enemies it may be used on."""
        here = [THREATS[enemy] for enemy in enemies_here(state.table, state.me.space)]
        return [enemy for enemy in here if not enemy.no_evasion and (not self.value or enemy.value <= self.value)]

    def ask(self, state: State) -> Decision:
        names = [enemy.name for enemy in self.evadable(state)]
        options = [Option(f"evade {name}", EvadeOne(name), names.count(name)) for name in dict.fromkeys(names)]
        return decide(state, self, options, Picks(1, min(self.most, len(names))), clause="RL-BAT-12")


@instruction
class EvadeOne(Rule):
    """This one stays where it is, and is not battled this turn."""

    enemy: str

    @property
    def about(self) -> Ref:
        return Ref("threat", self.enemy)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        table = referee.table
        table.turn.evaded.append(self.enemy)
        referee.note(Evaded(referee.seat, (self.enemy,)))
        if table.battle and self.enemy in table.battle.enemies:
            table.battle.enemies.remove(self.enemy)


@instruction
class BorrowAlly(Rule):
    """So much more if another player is on the space or in its area."""

    n: int

    def why_not(self, state: State) -> Illegal | None:
        near = neighbourhood(state.me.space)
        others = [other for other in choices.others(state.table, state.seat) if other.space in near]
        return None if others else Illegal("RL-GOLD-1", "nobody_near")

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        battle_of(referee.table).bonus += self.n


@instruction
class SpareLife(Rule):
    """The Life of this lost battle is not lost."""

    attribute: str = ""
    """Only in this form."""
    from_roll: int = 0
    """Only if a die shows at least this."""

    def why_not(self, state: State) -> Illegal | None:
        battle = state.table.battle
        if battle is None or self.attribute not in ("", battle.attribute):
            return Illegal("RL-TEST-4", "another_form")
        return Illegal("RL-LIFE-4", "already_spared") if battle.spared else None

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        if self.from_roll:
            number = rolls.d6(referee.dice)
            referee.note(TableRolled(referee.seat, number))
            if number < self.from_roll:
                return
        spare(referee)


def spare(referee: Referee) -> None:
    """The Life is not lost."""
    battle_of(referee.table).spared = True
    referee.note(LifeSpared(referee.seat))


@instruction
class CancelLifeLoss(Rule):
    """The Life loss of this lost battle is prevented."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        spare(referee)


@instruction
class CancelPenalty(Rule):
    """The penalties of this lost battle are ignored."""

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        battle_of(referee.table).pardoned = True
        referee.note(PenaltyCancelled(referee.seat))


@instruction
class BattleWith(Rule):
    """A battle against a sheet or a text box (RL-BAT-14)."""

    opponent: str
    attribute: str
    """An attribute; or choice, lowest, not_marked."""
    value: int
    """-1: 10 and half the doom, at most 15."""
    win: tuple[Effect, ...]
    lose: tuple[Effect, ...]

    def ask(self, state: State) -> Decision:
        forms = [Option(f"battle {one}", FightOpponent(one, self)) for one in self.forms(state.me)]
        return decide(state, self, forms, clause="RL-BAT-1")

    def forms(self, player: Player) -> list[Attribute]:
        """The attributes it may be fought with."""
        match self.attribute:
            case "choice":
                return list(ATTRIBUTES)
            case "lowest":
                return list(gains.lowest(player))
            case "not_marked":
                return [one for one in ATTRIBUTES if one not in player.marks]
            case _:
                return [one for one in ATTRIBUTES if one == self.attribute]


@instruction
class FightOpponent(Rule):
    """With this attribute."""

    attribute: Attribute
    battle: BattleWith

    @property
    def about(self) -> Ref:
        return Ref("attribute", self.attribute)

    def run(self, referee: Referee, picks: tuple[Option, ...]) -> None:
        what = self.battle
        value = printed_value(referee.table, what.value)
        begin(referee, self.attribute, [], opponent=what.opponent, value=value, win=what.win, lose=what.lose)


def battle_bonus(attribute: str, n: int) -> BattleBonus:
    """So much more in battles of this form; "any": in every form."""
    return BattleBonus(attribute, n)


def extra_die(n: int) -> ExtraDie:
    """So many battle dice more."""
    return ExtraDie(n)


def enemy_value(n: int, *, trait: str = "", enemies: int = 0) -> EnemyValue:
    """The value of the enemies is changed."""
    return EnemyValue(n, trait, enemies)


def evade(most: int, *, value: int = 0) -> Evade:
    """Up to so many enemies of the space are not battled this turn; ANY: all one wants; of at most this value."""
    return Evade(most, value)


def borrow_ally(n: int) -> BorrowAlly:
    """So much more with another player near."""
    return BorrowAlly(n)


def spare_life(attribute: str = "", *, from_roll: int = 0) -> SpareLife:
    """The Life of a lost battle is not lost: in this form only; only if a die shows at least this."""
    return SpareLife(attribute, from_roll)


def cancel_life_loss() -> CancelLifeLoss:
    """The Life loss of a lost battle is prevented."""
    return CancelLifeLoss()


def cancel_penalty() -> CancelPenalty:
    """The penalties of a lost battle are ignored."""
    return CancelPenalty()


def battle(
    opponent: str, attribute: str, value: int, *, win: tuple[Effect, ...] = (), lose: tuple[Effect, ...] = ()
) -> BattleWith:
    """A battle against a sheet or a text box; the value -1 is 10 and half the doom, at most 15."""
    return BattleWith(opponent, attribute, value, win, lose)
