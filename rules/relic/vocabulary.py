"""The words in which cards, sheets and spaces are written. Each stands in the chapter it belongs to."""

from __future__ import annotations

from .abilities import when
from .assets import discard_ally, discard_relic
from .battle import (
    ANY,
    battle,
    battle_bonus,
    borrow_ally,
    cancel_life_loss,
    cancel_penalty,
    enemy_value,
    evade,
    extra_die,
    spare_life,
)
from .charges import add_charge, spend_charge
from .choices import (
    choice,
    each,
    level_at_least,
    marks_at_least,
    may_choose,
    must_choose,
    not_marked,
    pay_influence,
    relics_at_least,
)
from .corruption import cancel_corruption, draw_corruption_up_to, flip_corruption, flip_facedown, redraw_corruption
from .engagement import end_engagement
from .gains import ALL, gain, lose, pay
from .inner import advance_inner, confrontation
from .levels import special, trophy_bonus
from .life import prevent_life
from .market import buy_from_player, buy_power, buy_wargear
from .missing import miss_turn
from .missions import replace_mission
from .moving import move_bonus, move_to, step
from .passives import (
    asset_limit,
    corruption_threshold,
    discount,
    explode_on,
    no_class,
    power_limit,
    skill_bonus,
    take_stranger,
    treat,
    vanquished_means_eliminated,
)
from .rolls import add_to_test, flip_power_add, reroll, roll, set_roll
from .scenarios import battle_sheet, doom, draw_to_sheet, mark, win, win_if_marks, win_if_taken
from .skills import skill_test
from .threats import discard_self, discard_threats, draw_threat, peek_threat

__all__ = [
    "ALL",
    "ANY",
    "add_charge",
    "add_to_test",
    "advance_inner",
    "asset_limit",
    "battle",
    "battle_bonus",
    "battle_sheet",
    "borrow_ally",
    "buy_from_player",
    "buy_power",
    "buy_wargear",
    "cancel_corruption",
    "cancel_life_loss",
    "cancel_penalty",
    "choice",
    "confrontation",
    "corruption_threshold",
    "discard_ally",
    "discard_relic",
    "discard_self",
    "discard_threats",
    "discount",
    "doom",
    "draw_corruption_up_to",
    "draw_threat",
    "draw_to_sheet",
    "each",
    "end_engagement",
    "enemy_value",
    "evade",
    "explode_on",
    "extra_die",
    "flip_corruption",
    "flip_facedown",
    "flip_power_add",
    "gain",
    "level_at_least",
    "lose",
    "mark",
    "marks_at_least",
    "may_choose",
    "miss_turn",
    "move_bonus",
    "move_to",
    "must_choose",
    "no_class",
    "not_marked",
    "pay",
    "pay_influence",
    "peek_threat",
    "power_limit",
    "prevent_life",
    "redraw_corruption",
    "relics_at_least",
    "replace_mission",
    "reroll",
    "roll",
    "set_roll",
    "skill_bonus",
    "skill_test",
    "spare_life",
    "special",
    "spend_charge",
    "step",
    "take_stranger",
    "treat",
    "trophy_bonus",
    "vanquished_means_eliminated",
    "when",
    "win",
    "win_if_marks",
    "win_if_taken",
]
