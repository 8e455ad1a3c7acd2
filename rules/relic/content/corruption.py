"""The Corruption deck: 30 cards, by their activation numbers."""

from __future__ import annotations

from ..cards import corruption
from ..vocabulary import (
    asset_limit,
    battle_bonus,
    corruption_threshold,
    discount,
    each,
    evade,
    gain,
    lose,
    no_class,
    power_limit,
    reroll,
    roll,
    skill_bonus,
    spare_life,
    when,
)

corruption("trembling_hands", 1, when("prepare_battle", battle_bonus("cunning", -1)))
corruption("waking_dreams", 1, when("prepare_battle", battle_bonus("willpower", -1)))
corruption("withered_arm", 1, when("prepare_battle", battle_bonus("strength", -1)))
corruption("dark_whispers", 1, when("on_gain", lose("power_card")), lasting=False)
corruption("weeping_sores", 2, when("on_gain", lose("life")), lasting=False)
corruption("blood_price", 2, when("on_gain", lose("life", 2), gain("influence", 3)), lasting=False)
corruption("stolen_purse", 2, when("on_gain", lose("influence", 2)), lasting=False)
corruption("third_eye", 2, when("passive", power_limit(1)))
corruption("clumsy_claw", 2, when("passive", asset_limit(-2)))
corruption("hunger", 2, when("on_win_battle", roll((1, lose("life")), (6,))))
corruption("false_voice", 2, when("passive", skill_bonus("willpower", -1)))
corruption("hollow_bones", 3, when("on_gain", lose("strength")), lasting=False)
corruption("clouded_mind", 3, when("on_gain", lose("willpower")), lasting=False)
corruption("dulled_wits", 3, when("on_gain", lose("cunning")), lasting=False)
corruption("marked_face", 3, when("passive", discount("wargear", -1)))
corruption("second_skin", 3, when("on_lose_battle", spare_life(from_roll=5)))
corruption("secret_pact", 3, when("on_gain", gain("power_card", 2)), lasting=False)
corruption(
    "contagion", 3, when("on_gain", each("others_on_space", gain("corruption_card")), lose("life")), lasting=False
)
corruption("horned_brow", 3, when("prepare_battle", battle_bonus("strength", 1)))
corruption("extra_limb", 4, when("prepare_battle", battle_bonus("any", 1)))
corruption("cloud_of_flies", 4, when("prepare_battle", evade(1), limit="turn"))
corruption("warp_sight", 4, when("after_roll", reroll("skill"), limit="turn"))
corruption("slipping_faith", 4, when("on_gain", gain("corruption_card")), lasting=False)
corruption("bargain_of_names", 4, when("on_gain", gain("completed_mission")), lasting=False)
corruption("lost_arm", 4, when("passive", no_class("weapon")))
corruption("undying_flesh", 5, when("start_turn", roll((4,), (6, gain("life")))))
corruption("daemon_strength", 5, when("prepare_battle", battle_bonus("any", 2)))
corruption("gift_of_change", 5, when("on_gain", gain("attribute_choice", 2)), lasting=False)
corruption("soul_ember", 5, when("start_experience", gain("power_card")))
corruption("doomed", 5, when("passive", corruption_threshold(-1)))
