"""The Power deck: 36 cards, each a number and an ability."""

from __future__ import annotations

from ..cards import power
from ..vocabulary import (
    ANY,
    add_charge,
    add_to_test,
    battle_bonus,
    cancel_corruption,
    cancel_life_loss,
    cancel_penalty,
    choice,
    discard_threats,
    each,
    enemy_value,
    evade,
    extra_die,
    gain,
    lose,
    may_choose,
    peek_threat,
    replace_mission,
    reroll,
    set_roll,
    step,
    trophy_bonus,
    when,
)

power("second_wind", 1, when("own_turn", gain("life", 3)))
power("iron_discipline", 1, when("on_lose_battle", cancel_life_loss(), cancel_penalty()))
power("absolution", 1, when("own_turn", lose("corruption_card")))
power("battle_fury", 2, when("prepare_battle", battle_bonus("any", 4)))
power("forced_march", 2, when("before_roll", set_roll("move", results=(1, 2, 3, 4, 5, 6))))
power("seized_funds", 2, when("own_turn", gain("influence", 3)))
power("twin_strike", 2, when("prepare_battle", extra_die(1)))
power("silent_passage", 2, when("prepare_battle", evade(ANY)))
power("sudden_insight", 3, when("before_roll", add_to_test("any", 4)))
power("fresh_orders", 3, when("own_turn", replace_mission()))
power("called_shot", 3, when("prepare_battle", enemy_value(-3)))
power("resupply", 3, when("own_turn", add_charge(2)))
power("deep_scan", 3, when("start_exploration", peek_threat(3)))
power("shield_of_faith", 3, when("on_draw_corruption", cancel_corruption()))
power("field_dressing", 3, when("own_turn", gain("life", 2)))
power("bold_charge", 4, when("prepare_battle", battle_bonus("strength", 3)))
power("steel_mind", 4, when("prepare_battle", battle_bonus("willpower", 3)))
power("clever_feint", 4, when("prepare_battle", battle_bonus("cunning", 3)))
power("try_again_battle", 4, when("after_roll", reroll("battle")))
power("try_again_skill", 4, when("after_roll", reroll("skill")))
power("lucky_break", 4, when("after_roll", reroll("enemy_battle")))
power("side_street", 4, when("end_movement", may_choose(choice("one_more_space", step(1)))))
power("tithe", 4, when("own_turn", gain("influence", 2)))
power("distraction", 4, when("prepare_battle", evade(1)))
power("quick_study", 5, when("start_experience", trophy_bonus(2)))
power("small_favour", 5, when("own_turn", gain("influence")))
power("rally", 5, when("own_turn", gain("life")))
power("steady_aim", 5, when("prepare_battle", battle_bonus("any", 1)))
power("keen_eye", 5, when("before_roll", add_to_test("any", 1)))
power("clear_the_way", 5, when("start_exploration", discard_threats("here", 1)))
power("reserve_cell", 5, when("own_turn", add_charge(1)))
power("unshaken", 6, copies=2)
power("blessed_hour", 6, copies=2)
power("borrowed_luck", 6, when("any_turn", each("chosen_other", lose("influence"))))
