"""The Relic deck: 18 cards."""

from __future__ import annotations

from ..cards import relic
from ..vocabulary import (
    ANY,
    add_charge,
    asset_limit,
    battle_bonus,
    choice,
    corruption_threshold,
    enemy_value,
    evade,
    flip_power_add,
    gain,
    lose,
    may_choose,
    move_bonus,
    power_limit,
    reroll,
    spare_life,
    treat,
    when,
)

relic("purging_lamp", "relic", when("start_turn", may_choose(choice("cleanse", lose("corruption_card"))), limit="turn"))
relic("die_of_the_founder", "relic", when("passive", treat("battle", "skill", face=1, counts=6)))
relic("book_of_turning_pages", "relic", when("after_roll", flip_power_add(), limit="battle"))
relic("blade_of_the_first_saint", "weapon", when("prepare_battle", battle_bonus("strength", 4)))
relic("lance_of_quiet_thought", "weapon", when("prepare_battle", battle_bonus("willpower", 4)))
relic("pistol_of_the_last_regent", "weapon", when("prepare_battle", battle_bonus("cunning", 4)))
relic("twin_suns", "weapon", when("prepare_battle", battle_bonus("any", 3)))
relic("aegis_of_dawn", "armour", when("on_lose_battle", spare_life()))
relic(
    "mantle_of_mirrors",
    "armour",
    when("prepare_battle", battle_bonus("any", 1)),
    when("prepare_battle", evade(ANY), limit="turn"),
)
relic("crown_of_orders", "relic", when("start_experience", gain("influence")))
relic("heart_of_the_forge", "relic", when("start_turn", add_charge(1)))
relic("vial_of_first_water", "relic", when("start_turn", gain("life")))
relic("compass_of_truth", "relic", when("start_movement", move_bonus(-2, -1, 0, 1, 2)))
relic(
    "tablet_of_names",
    "relic",
    when("prepare_battle", enemy_value(-3, trait="fiend")),
    when("prepare_battle", battle_bonus("any", 1)),
)
relic(
    "banner_of_the_lost_host", "relic", when("passive", asset_limit(3)), when("prepare_battle", battle_bonus("any", 1))
)
relic("ring_of_second_chances", "relic", when("after_roll", reroll("battle", "skill"), limit="turn"))
relic("circlet_of_command", "relic", when("passive", power_limit(2)), when("on_gain", gain("power_card", 2)))
relic("seal_of_incorruption", "relic", when("passive", corruption_threshold(2)))
