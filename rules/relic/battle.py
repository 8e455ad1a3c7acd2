"""9 Battle."""

from __future__ import annotations

from ..engine.instructions import Effect, instruction
from .table import Rule

ANY = 99
"""As many as one wants."""


@instruction
class BattleBonus(Rule):
    """So much more in battles of this form (RL-BAT-4, RL-TEST-4)."""

    attribute: str
    n: int


@instruction
class ExtraDie(Rule):
    """So many dice more in this battle (RL-DICE-3)."""

    n: int


@instruction
class EnemyValue(Rule):
    """The value of the enemies is changed, not below 0."""

    n: int
    trait: str = ""
    """Only if one of them has it."""
    enemies: int = 0
    """Only if there are so many."""


@instruction
class Evade(Rule):
    """So many enemies of the space are not battled this turn (RL-BAT-12)."""

    most: int
    value: int = 0
    """Only of at most this value; 0: any."""


@instruction
class BorrowAlly(Rule):
    """So much more if another player is on the space or in its area."""

    n: int


@instruction
class SpareLife(Rule):
    """The Life of this lost battle is not lost."""

    attribute: str = ""
    """Only in this form."""
    from_roll: int = 0
    """Only if a die shows at least this."""


@instruction
class CancelLifeLoss(Rule):
    """The Life loss of this lost battle is prevented."""


@instruction
class CancelPenalty(Rule):
    """The penalties of this lost battle are ignored."""


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
