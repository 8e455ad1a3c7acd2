"""The board: 24 spaces of the Outer tier, 16 of the Middle tier, 9 of the Inner tier, each tier in order."""

from __future__ import annotations

from ..board import LINKS, Box, space, tier
from ..vocabulary import (
    ALL,
    add_charge,
    advance_inner,
    battle,
    buy_power,
    buy_wargear,
    choice,
    confrontation,
    end_engagement,
    gain,
    level_at_least,
    lose,
    may_choose,
    move_to,
    pay,
    pay_influence,
    relics_at_least,
    roll,
    skill_test,
)

tier(
    "outer",
    space(
        "ultramar_emissary",
        "",
        "",
        may_choose(
            choice("train", gain("attribute_choice"), cost=pay("influence", 3)),
            choice(
                "report",
                roll((2, gain("influence")), (4, gain("influence", 2)), (6, gain("power_card"), gain("influence"))),
            ),
            choice(
                "cross",
                skill_test("strength", 8, passed=(move_to("space_hulk"), end_engagement()), failed=(lose("life"),)),
            ),
        ),
        corner=True,
    ),
    space("spire_landing", "hive_world", "yellow"),
    space("outskirts", "hive_world", "red"),
    space("manufactory_row", "hive_world", "red"),
    space("underhive", "hive_world", "blue"),
    space(
        "governors_court",
        "hive_world",
        "",
        may_choose(
            choice("petition", skill_test("cunning", 6, passed=(gain("influence", 2),))),
            choice("donate", gain("completed_mission"), cost=pay("influence", 6)),
        ),
    ),
    space(
        "grey_knight_envoy",
        "",
        "",
        may_choose(
            choice("buy_power", buy_power(2)),
            choice("vigil", skill_test("willpower", 6, passed=(gain("power_card"),))),
            choice(
                "cross",
                skill_test(
                    "willpower", 8, passed=(move_to("apothecarium_sepha"), end_engagement()), failed=(lose("life"),)
                ),
            ),
        ),
        corner=True,
    ),
    space("smelter_plains", "forge_world", "red"),
    space("assembly_vaults", "forge_world", "yellow"),
    space(
        "repair_yards",
        "forge_world",
        "",
        may_choose(choice("refit", add_charge(2), cost=pay("influence")), choice("work", gain("influence"))),
    ),
    space("coolant_sea", "forge_world", "blue"),
    space("titan_dock", "forge_world", "red"),
    space(
        "st_antias_sanctuary",
        "",
        "",
        may_choose(
            choice("rest", gain("life", 2)),
            choice("care", gain("life", 4), cost=pay("influence", 2)),
            choice("cross", move_to("guardian_of_the_rift"), end_engagement(), cost=pay("influence", 3)),
        ),
        corner=True,
    ),
    space("jungle_edge", "death_world", "blue"),
    space("trophy_ridge", "death_world", "red"),
    space("ash_crater", "death_world", "red"),
    space("predator_flats", "death_world", "blue"),
    space(
        "survivor_camp",
        "death_world",
        "",
        may_choose(
            choice("recruit", gain("strength"), cost=pay("influence", 3)),
            choice("forage", roll((1, lose("life")), (4,), (6, gain("life")))),
        ),
    ),
    space(
        "battlefleet_antias",
        "",
        "",
        may_choose(
            choice("buy_wargear", buy_wargear(3)),
            choice(
                "cross",
                skill_test(
                    "cunning", 8, passed=(move_to("antian_shrine_world"), end_engagement()), failed=(lose("life"),)
                ),
            ),
        ),
        corner=True,
    ),
    space("crystal_shore", "maiden_world", "yellow"),
    space("silent_grove", "maiden_world", "yellow"),
    space(
        "singing_stones",
        "maiden_world",
        "",
        may_choose(
            choice("listen", skill_test("willpower", 6, passed=(gain("power_card"),), failed=(lose("influence"),)))
        ),
    ),
    space("gate_meadow", "maiden_world", "yellow"),
    space("ruined_garden", "maiden_world", "blue"),
)
tier(
    "middle",
    space("space_hulk", "", "red yellow", corner=True, box=Box("leave_tier", 1, "ultramar_emissary")),
    space("eldar_falcon_squadron", "twilight_fringe", "yellow yellow"),
    space("webway_portal_twilight", "", "yellow", box=Box("portal", 1)),
    space("craftworld_shadow", "twilight_fringe", "yellow blue"),
    space(
        "apothecarium_sepha",
        "",
        "",
        may_choose(
            choice("surgery", skill_test("strength", 8, passed=(lose("corruption_card"),), failed=(lose("life"),))),
            choice("treatment", gain("life", 3), cost=pay("influence")),
        ),
        corner=True,
    ),
    space("burning_belt", "devastated_reaches", "red red"),
    space("broken_moon", "devastated_reaches", "red blue"),
    space("wreck_field", "devastated_reaches", "red red"),
    space("guardian_of_the_rift", "", "blue yellow", corner=True, box=Box("enter_inner", 1, "warp_rift")),
    space("trench_world", "lost_front", "blue blue"),
    space(
        "blackstone_fortress",
        "",
        "",
        may_choose(
            choice("buy_power", buy_power(1)),
            choice("raid", skill_test("cunning", 8, passed=(gain("wargear_card"),), failed=(lose("life"),))),
        ),
    ),
    space("last_bastion", "lost_front", "blue red"),
    space(
        "antian_shrine_world",
        "",
        "",
        may_choose(
            choice("confess", skill_test("willpower", 8, passed=(lose("corruption_card"),))),
            choice("pilgrimage", gain("willpower"), cost=pay("influence", 3)),
        ),
        corner=True,
    ),
    space("ghost_sun", "phantom_stars", "blue yellow"),
    space("webway_portal_phantom", "", "blue", box=Box("portal", 1)),
    space("drowned_nebula", "phantom_stars", "blue yellow"),
)
tier(
    "inner",
    space("warp_rift", "", "", advance_inner(1, pay_influence(8), level_at_least(8), relics_at_least(2))),
    space(
        "crone_world_yllen_satari",
        "",
        "",
        gain("corruption_card"),
        skill_test("willpower", 9, failed=(gain("corruption_card"),)),
    ),
    space(
        "chaos_titan", "", "", battle("chaos_titan", "choice", 12, win=(gain("influence", 2),), lose=(lose("asset"),))
    ),
    space(
        "daemon_world_braxas",
        "",
        "",
        roll((1, lose("life", 2)), (3, lose("life")), (5, lose("power_card")), (6, gain("attribute_choice"))),
    ),
    space(
        "palace_of_slaanesh",
        "",
        "",
        skill_test("willpower", 13, failed=(gain("corruption_card"), lose("influence", 2))),
    ),
    space("garden_of_nurgle", "", "", skill_test("lowest", 11, failed=(lose("life", 2),))),
    space("fortress_of_khorne", "", "", skill_test("strength", 13, failed=(lose("life"), lose("asset")))),
    space(
        "maze_of_tzeentch", "", "", skill_test("level", 13, failed=(lose("power_card", ALL), gain("corruption_card")))
    ),
    space("scenario_space", "", "", confrontation()),
)
LINKS.update(
    ultramar_emissary="space_hulk",
    grey_knight_envoy="apothecarium_sepha",
    st_antias_sanctuary="guardian_of_the_rift",
    battlefleet_antias="antian_shrine_world",
)
