"""The Mission deck: 24 cards, each an objective and its reward."""

from __future__ import annotations

from ..cards import defeat, defeat_colours, end_turn, end_with_player, have, levels, mission, pass_test, spend, visit
from ..vocabulary import gain, lose

mission("stop_the_waaagh", defeat(1, "raider"), gain("influence", 2))
mission("liberate_the_forge_world", defeat(area="forge_world"), gain("attribute_choice"))
mission("take_initiative", defeat(3), gain("power_card"))
mission("compare_notes", end_with_player(), gain("influence", 3))
mission("burn_the_nest", defeat(1, "swarm"), gain("power_card"))
mission("drive_off_the_corsairs", defeat(1, "corsair"), gain("influence", 2))
mission("banish_the_fiend", defeat(1, "fiend", "cultist"), lose("corruption_card"), gain("life"))
mission("unmask_the_cult", defeat(1, "cultist", "renegade"), gain("influence", 2))
mission("bring_down_a_giant", defeat(least=7), gain("level"))
mission("worthy_opponent", defeat(least=6), gain("attribute_choice"))
mission("two_fronts", defeat_colours(2), gain("attribute_choice"))
mission(
    "patrol_the_corners",
    visit("ultramar_emissary", "grey_knight_envoy", "st_antias_sanctuary", "battlefleet_antias", need=2),
    gain("influence", 3),
)
mission("survey_the_hive", end_turn(area="hive_world"), gain("influence"))
mission("hunt_on_the_death_world", defeat(area="death_world"), gain("life", 2))
mission("walk_the_maiden_world", end_turn(area="maiden_world"), gain("power_card"))
mission("beyond_the_gate", end_turn(tier="middle"), gain("influence", 2))
mission("deep_strike", defeat(2, least=4), gain("level"))
mission("fill_the_war_chest", have("influence", 6), gain("power_card"))
mission("tithe_to_the_cause", spend("influence", 4), gain("attribute_choice"))
mission("arm_yourself", have("wargear", 2), gain("power_card"))
mission("trial_of_will", pass_test("willpower", least=6), gain("willpower"))
mission("trial_of_wits", pass_test("cunning", least=6), gain("cunning"))
mission("rise_in_rank", levels(1), gain("influence", 2))
mission("show_of_trophies", have("trophy_points", 8), gain("life"), gain("influence"))
