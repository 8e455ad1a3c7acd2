"""The printed pieces: tables, no logic. Importing them fills the catalogues of the chapters.

Words come from `..vocabulary`, makers of lines from `..cards`, `..board` and `..characters`. Ids are the English names in lower
case with underscores; cards of one name that differ get a word more (`forgotten_portal_red`, `try_again_skill`), equal ones are
one line with `copies`. What each kind of line looks like:

    tier(                                               # board.py: a tier in clockwise order
        "outer",
        space("spire_landing", "hive_world", "yellow"),
        space("singing_stones", "maiden_world", "", may_choose(choice("train", gain("strength"), cost=pay("influence", 3)))),
        space("webway_portal_phantom", "", "blue", box=Box("portal", 1)),
    )
    LINKS.update(ultramar_emissary="space_hulk")        # outer corner: middle corner
    character(                                          # characters.py
        "ogryn", "assembly_vaults", strength=5, willpower=2, cunning=2, life=6, assets=5, power=((0, 1), (8, 2)),
        levels=((gain("strength"), gain("life")), (gain("life"), gain("influence"))),               # twelve of them
        abilities=(when("on_lose_battle", spare_life("strength"), limit="turn"),),
        specials=(("a", when("start_turn", roll((3,), (6, gain("life"))))),),
    )
    threats(                                            # threats_red.py, threats_blue.py, threats_yellow.py
        "red",
        enemy("whelp_pack", "strength", 2, "raider", copies=2, penalty=(lose("influence"),)),
        enemy("ork_warboss", "strength", 8, "raider leader", reward=(gain("influence", 3),), when_revealed=(draw_threat("red"),)),
        encounter("field_medic", "stranger", gain("life", 2), discard_self(), stays=False),
        encounter("wrecked_transport", "place", skill_test("strength", 6, passed=(gain("wargear_card"),), failed=(lose("life"),))),
        event("rolling_barrage", each("all_in_area", lose("life"))),
        asset("combat_medic", "ally", when("on_life_loss", prevent_life(1), cost=spend_charge(), limit="turn"), charges=3),
    )
    wargear("frag_grenade", "weapon", 2, when("prepare_battle", extra_die(1), cost=spend_charge()), charges=2, copies=2)
    relic("aegis_of_dawn", "armour", when("on_lose_battle", spare_life()))
    power("second_wind", 1, when("own_turn", gain("life", 3)))
    power("unshaken", 6, copies=2)
    corruption("hollow_bones", 3, when("on_gain", lose("strength")), lasting=False)
    corruption("third_eye", 2, when("passive", power_limit(1)))
    mission("rise_in_rank", levels(1), gain("influence", 2))
    mission("worthy_opponent", defeat(least=6), gain("attribute_choice"))
    scenario("mystery_beyond", win())
    scenario("lord_corruptis", battle("lord_corruptis", "not_marked", 14, win=(mark("battle"),)), win_if_marks(2))

Rows of a table roll say up to which number they reach. What a `before_roll` Power card adds to a test is `add_to_test`, what an
asset adds as long as it is in play is `skill_bonus`. `ALL` loses all, `ANY` evades any number, the value -1 of a battle is that
of the doom track. A destination is a space, or one of `other_portal` (of a movement box), `portal` (the other one or a Forgotten
Portal), `any_outer_or_middle`, `roll_clockwise`, `other_player`. An attribute of a battle may be `choice`, `lowest`, `not_marked`.

Kinds in `names.toml`: hero (characters), space, area, tier, trait, threat, wargear, relic, power, corruption, mission, scenario,
label (of choices), attribute, class, special, opponent, variant, fate.
"""

from __future__ import annotations

from importlib import import_module

TABLES = (
    "board",
    "characters",
    "threats_red",
    "threats_blue",
    "threats_yellow",
    "power",
    "corruption",
    "missions",
    "wargear",
    "relics",
    "scenarios",
)


def fill() -> None:
    """Import every table."""
    for table in TABLES:
        import_module(f"{__name__}.{table}")
