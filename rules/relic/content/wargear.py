"""The Wargear deck: 24 cards, each with its price in influence."""

from __future__ import annotations

from ..cards import wargear
from ..vocabulary import (
    battle_bonus,
    enemy_value,
    extra_die,
    gain,
    power_limit,
    redraw_corruption,
    reroll,
    skill_bonus,
    spare_life,
    spend_charge,
    when,
)

wargear("frag_grenade", "weapon", 2, when("prepare_battle", extra_die(1), cost=spend_charge()), charges=2, copies=2)
wargear("mk2_combat_carapace", "armour", 4, when("on_lose_battle", spare_life("strength")))
wargear("imperial_seal", "equipment", 3, when("passive", skill_bonus("willpower", 1)))
wargear("storm_bolter", "weapon", 5, when("prepare_battle", battle_bonus("any", 3)))
wargear("service_pistol", "weapon", 1, when("prepare_battle", battle_bonus("any", 1)), copies=2)
wargear("long_rifle", "weapon", 3, when("prepare_battle", battle_bonus("cunning", 2)))
wargear("chain_blade", "weapon", 3, when("prepare_battle", battle_bonus("strength", 2)), copies=2)
wargear("force_staff", "weapon", 3, when("prepare_battle", battle_bonus("willpower", 2)))
wargear(
    "flame_projector",
    "weapon",
    4,
    when("prepare_battle", battle_bonus("any", 1)),
    when("prepare_battle", enemy_value(-2, enemies=2)),
)
wargear("power_maul", "weapon", 4, when("prepare_battle", battle_bonus("strength", 3)))
wargear("padded_vest", "armour", 1, when("on_lose_battle", spare_life(from_roll=5)))
wargear("plate_harness", "armour", 3, when("on_lose_battle", spare_life(from_roll=4)))
wargear("psychic_hood", "armour", 4, when("on_lose_battle", spare_life("willpower")))
wargear("scanner_visor", "armour", 3, when("prepare_battle", battle_bonus("cunning", 1)))
wargear("medical_pack", "equipment", 2, when("own_turn", gain("life"), cost=spend_charge()), charges=3, copies=2)
wargear("rune_token", "equipment", 3, when("on_draw_corruption", redraw_corruption(), cost=spend_charge()), charges=2)
wargear("field_auspex", "equipment", 2, when("passive", skill_bonus("cunning", 1)))
wargear("weighted_gloves", "equipment", 2, when("passive", skill_bonus("strength", 1)))
wargear("jump_harness", "equipment", 3, when("after_roll", reroll("move"), limit="turn"))
wargear("vox_relay", "equipment", 4, when("passive", power_limit(1)))
