"""14 Units: every kind of them, activation, Command tokens, recruiting."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.mage_knight import units
from rules.mage_knight.events import Activated, Disbanded, Recruited, Wounded
from rules.mage_knight.fight import points
from rules.mage_knight.fight_events import CombatEnded
from rules.mage_knight.heroes import fresh
from rules.mage_knight.rounds import FreshHand
from rules.mage_knight.units import UNITS
from tests.kit import Play, begin
from tests.mage_knight.positions import Land, having, knights, sit_out

VILLAGE = "2,-3"
CONQUEST = "full_conquest"
TABLE = {
    "peasants": ("regular", 3, 1, 4, 3, "village"),
    "herbalists": ("regular", 2, 1, 3, 2, "village monastery"),
    "foresters": ("regular", 2, 1, 5, 4, "village"),
    "utem_crossbowmen": ("regular", 2, 2, 6, 4, "village keep"),
    "utem_guardsmen": ("regular", 2, 2, 5, 5, "village keep"),
    "utem_swordsmen": ("regular", 2, 2, 6, 4, "keep"),
    "guardian_golems": ("regular", 2, 2, 7, 3, "keep mage_tower"),
    "illusionists": ("regular", 2, 2, 7, 2, "mage_tower monastery"),
    "red_cape_monks": ("regular", 1, 2, 7, 4, "monastery"),
    "northern_monks": ("regular", 1, 2, 7, 4, "monastery"),
    "savage_monks": ("regular", 1, 2, 7, 4, "monastery"),
    "fire_golems": ("elite", 2, 3, 8, 4, "keep mage_tower"),
    "ice_golems": ("elite", 2, 3, 8, 4, "keep mage_tower"),
    "fire_mages": ("elite", 2, 3, 9, 4, "mage_tower monastery"),
    "ice_mages": ("elite", 2, 3, 9, 4, "mage_tower monastery"),
    "amotep_gunners": ("elite", 2, 3, 8, 6, "keep city"),
    "amotep_freezers": ("elite", 2, 3, 8, 6, "keep city"),
    "catapults": ("elite", 3, 3, 9, 4, "keep city"),
    "altem_mages": ("elite", 2, 4, 12, 5, "city"),
    "altem_guardians": ("elite", 3, 4, 11, 7, "city"),
}
RESISTS = {
    "guardian_golems": "physical",
    "illusionists": "physical",
    "fire_golems": "fire physical",
    "ice_golems": "ice physical",
    "fire_mages": "fire",
    "ice_mages": "ice",
    "altem_mages": "fire ice",
}


def land(*heroes: str) -> Land:
    """Two heroes on a known map: a village at 2,-3."""
    place = knights(*(heroes or ("arythea", "tovak")), scenario=CONQUEST).lay("A 0,0", "1 0,1", "2 1,0")
    return (
        place.rampaging("1,-4", "prowlers.1")
        .rampaging("3,-3", "diggers.1")
        .hand("march rage")
        .give(0, level=5)
        .source("")
    )


def fighting(unit: str, *enemies: str, part: str = "attack", crystals: str = "", night: bool = False) -> Play:
    """A Unit in a fight with these, in this phase, with a target where one is needed; the table is a pure one."""
    place = land().units(unit).crystals(crystals)
    play = (place.night() if night else place).fight(*(enemies or ("prowlers",)))
    return to_phase(play, part)


def to_phase(play: Play, part: str) -> Play:
    """Go on to this phase; nothing is blocked, and the hero takes all damage."""
    while play.table.of(0).turn.part != part:
        play.do("next phase" if "next phase" in play.options else play.options[0])
    return play


def aim(play: Play) -> Play:
    """The first enemy is the target."""
    if play.table.of(0).turn.part == "block":
        return play.do(next(option for option in play.options if option.startswith("block ")))
    play.do("attack")
    if play.asked.kind == "mage_knight.aim" or play.asked.kind.endswith("choose_targets"):
        play.do(play.options[0])
    return play


def gathered(play: Play) -> list[tuple[int, str, str]]:
    """What has been gathered: amounts, elements and forms."""
    return [(p.amount, p.element, p.form) for p in play.table.fight_of(0).points]


@pytest.mark.clause("MK-COMP-2", "MK-UNITS-1", "MK-UNITS-17", "MK-UNITS-18")
@pytest.mark.parametrize("name", TABLE)
def test_every_unit_is_as_printed(name: str) -> None:
    deck, copies, level, cost, armour, places = TABLE[name]
    card = UNITS[name]
    assert ("elite" if card.elite else "regular", card.copies, card.level, card.cost, card.armour) == (
        deck,
        copies,
        level,
        cost,
        armour,
    )
    assert card.places == tuple(places.split())
    assert sorted(card.resists) == RESISTS.get(name, "").split()


@pytest.mark.clause("MK-COMP-2", "MK-UNITS-1")
def test_there_are_twenty_of_each_deck() -> None:
    assert set(UNITS) == set(TABLE)
    count = Counter({elite: sum(u.copies for u in UNITS.values() if u.elite == elite) for elite in (True, False)})
    assert count == {True: 20, False: 20}


ATTACKS = [
    ("peasants", 1, "attack", "", [(2, "physical", "melee")]),
    ("utem_crossbowmen", 1, "attack", "", [(3, "physical", "melee")]),
    ("utem_crossbowmen", 2, "ranged", "", [(2, "physical", "ranged")]),
    ("utem_guardsmen", 1, "attack", "", [(2, "physical", "melee")]),
    ("utem_swordsmen", 1, "attack", "", [(3, "physical", "melee")]),
    ("utem_swordsmen", 2, "attack", "", [(6, "physical", "melee")]),
    ("guardian_golems", 1, "attack", "", [(2, "physical", "melee")]),
    ("red_cape_monks", 1, "attack", "", [(3, "physical", "melee")]),
    ("red_cape_monks", 2, "attack", "red", [(4, "fire", "melee")]),
    ("northern_monks", 2, "attack", "blue", [(4, "ice", "melee")]),
    ("savage_monks", 1, "attack", "", [(3, "physical", "melee")]),
    ("savage_monks", 2, "ranged", "green", [(4, "physical", "siege")]),
    ("fire_golems", 1, "attack", "", [(3, "physical", "melee")]),
    ("fire_golems", 2, "ranged", "red", [(4, "fire", "ranged")]),
    ("ice_golems", 1, "attack", "", [(3, "physical", "melee")]),
    ("ice_golems", 2, "attack", "blue", [(6, "ice", "melee")]),
    ("fire_mages", 1, "ranged", "", [(3, "fire", "ranged")]),
    ("fire_mages", 2, "attack", "red", [(6, "fire", "melee")]),
    ("ice_mages", 1, "attack", "", [(4, "ice", "melee")]),
    ("ice_mages", 2, "ranged", "blue", [(4, "ice", "siege")]),
    ("amotep_gunners", 1, "attack", "", [(5, "physical", "melee")]),
    ("amotep_gunners", 2, "ranged", "red", [(6, "fire", "ranged")]),
    ("amotep_freezers", 1, "attack", "", [(5, "physical", "melee")]),
    ("catapults", 1, "ranged", "", [(3, "physical", "siege")]),
    ("catapults", 2, "ranged", "red", [(5, "fire", "siege")]),
    ("catapults", 3, "ranged", "blue", [(5, "ice", "siege")]),
    ("altem_mages", 2, "attack", "", [(5, "coldfire", "melee")]),
    ("altem_guardians", 1, "attack", "", [(5, "physical", "melee")]),
    ("peasants", 1, "block", "", [(2, "physical", "block")]),
    ("foresters", 2, "block", "", [(3, "physical", "block")]),
    ("utem_guardsmen", 2, "block", "", [(4, "physical", "block")]),
    ("utem_swordsmen", 2, "block", "", [(6, "physical", "block")]),
    ("guardian_golems", 2, "block", "red", [(4, "fire", "block")]),
    ("guardian_golems", 3, "block", "blue", [(4, "ice", "block")]),
    ("northern_monks", 1, "block", "", [(3, "physical", "block")]),
    ("red_cape_monks", 2, "block", "red", [(4, "fire", "block")]),
    ("northern_monks", 2, "block", "blue", [(4, "ice", "block")]),
    ("fire_mages", 2, "block", "red", [(6, "fire", "block")]),
    ("ice_mages", 1, "block", "", [(4, "ice", "block")]),
    ("amotep_gunners", 1, "block", "", [(5, "physical", "block")]),
    ("altem_guardians", 2, "block", "", [(8, "physical", "block")]),
]


@pytest.mark.clause("MK-UNITS-5", "MK-UNITS-5.1", "MK-UNITS-5.2", "MK-UNITS-9", "MK-UNITS-10", "MK-UNITS-3.2")
@pytest.mark.parametrize(("name", "row", "part", "mana", "expected"), ATTACKS)
def test_attacks_and_blocks_of_units(
    name: str, row: int, part: str, mana: str, expected: list[tuple[int, str, str]]
) -> None:
    play = aim(fighting(f"{name}.1", part=part, crystals=mana)).do(f"activate {name}.1 {row}")
    if play.asked.kind.endswith("boosted"):
        play.do("no extra mana")
    assert gathered(play) == expected
    assert not play.table.of(0).unit(f"{name}.1").ready
    assert play.table.of(0).crystals == []
    assert play.last(Activated).unit == f"{name}.1"
    assert play.refused(f"activate {name}.1 {row}") == "MK-UNITS-5.1"


@pytest.mark.clause("MK-UNITS-5", "MK-UNITS-9")
def test_an_ability_needs_its_mana() -> None:
    play = aim(fighting("catapults.1", part="ranged", crystals="green"))
    assert play.refused("activate catapults.1 2") == "MK-CARD-11"


@pytest.mark.clause("MK-UNITS-15", "MK-UNITS-5", "MK-UNITS-3.3")
def test_utem_swordsmen_become_wounded_by_their_strong_attack() -> None:
    play = aim(fighting("utem_swordsmen.1")).do("activate utem_swordsmen.1 2")
    unit = play.table.of(0).unit("utem_swordsmen.1")
    assert (unit.wounds, unit.ready) == (1, False)
    assert play.last(Wounded).who == "utem_swordsmen.1"


@pytest.mark.clause("MK-UNITS-9")
@pytest.mark.parametrize(
    ("mana", "extra", "amount"),
    [("", "no extra mana", 5), ("blue", "extra blue", 7), ("red", "extra red", 7), ("red blue", "extra blue red", 9)],
)
def test_altem_mages_grow_with_extra_mana(mana: str, extra: str, amount: int) -> None:
    play = aim(fighting("altem_mages.1", crystals=mana))
    play.do("activate altem_mages.1 2", *[extra] * bool(mana))
    assert gathered(play) == [(amount, "coldfire", "melee")]
    assert play.table.of(0).crystals == []


def test_extra_mana_that_is_not_there_is_refused() -> None:
    play = aim(fighting("altem_mages.1", crystals="red"))
    play.do("activate altem_mages.1 2")
    assert play.refused("extra blue red") == "MK-CARD-11"


@pytest.mark.parametrize(("to", "expected"), [("coldfire", (3, "coldfire", "ranged")), ("siege", (3, "fire", "siege"))])
def test_altem_mages_change_every_attack_of_the_combat(to: str, expected: tuple[int, str, str]) -> None:
    place = land().night().units("altem_mages.1", "fire_mages.1").tokens("black")
    play = place.fight("diggers" if to == "siege" else "prowlers")
    play.do("activate altem_mages.1 3", f"attacks {to}")
    play = aim(play).do("activate fire_mages.1 1")
    assert gathered(play) == [expected]


def test_black_mana_is_for_the_night() -> None:
    play = land().units("altem_mages.1").tokens("black").fight("prowlers")
    assert play.refused("activate altem_mages.1 3") == "MK-MANA-6"


def test_altem_mages_give_two_mana_of_any_colour() -> None:
    play = land().units("altem_mages.1").turn().do("activate altem_mages.1 1", "token black", "token gold")
    assert play.table.of(0).tokens == ["black", "gold"]


@pytest.mark.parametrize(("name", "colour"), [("fire_mages", "red"), ("ice_mages", "blue")])
def test_mages_give_a_token_and_a_crystal(name: str, colour: str) -> None:
    play = land().units(f"{name}.1").turn().do(f"activate {name}.1 3")
    assert (play.table.of(0).tokens, play.table.of(0).crystals) == ([colour], [colour])


def test_illusionists_stop_an_attack_of_who_is_not_fortified() -> None:
    play = fighting("illusionists.1", "prowlers", "guardsmen", part="block", crystals="white")
    play.do("activate illusionists.1 2")
    assert "block prowlers.1" not in play.options
    assert "block guardsmen.1" in play.options


def test_illusionists_have_nobody_to_fool_behind_walls() -> None:
    play = fighting("illusionists.1", "guardsmen", part="block", crystals="white")
    assert play.refused("activate illusionists.1 2") == "MK-CARD-11"


def test_illusionists_give_a_white_crystal() -> None:
    play = land().units("illusionists.1").turn().do("activate illusionists.1 3")
    assert play.table.of(0).crystals == ["white"]


def test_amotep_freezers_stop_an_attack_and_weaken_the_same_enemy() -> None:
    play = fighting("amotep_freezers.1", "prowlers", "golems", part="block", crystals="blue")
    play.do("activate amotep_freezers.1 2", "golems.1")
    assert "block golems.1" not in play.options
    fight = play.table.fight_of(0)
    assert points.armour(play.table, fight.foe("golems.1")) == 2
    assert points.armour(play.table, fight.foe("prowlers.1")) == 3


@pytest.mark.clause("MK-UNITS-9", "MK-COMBAT-14")
def test_blue_mana_does_nothing_to_who_resists_ice() -> None:
    play = fighting("amotep_freezers.1", "ice_mages", part="block", crystals="blue")
    assert play.refused("activate amotep_freezers.1 2") == "MK-CARD-11"


@pytest.mark.clause("MK-DAMAGE-5")
def test_altem_guardians_lend_their_resistances_to_all_units() -> None:
    place = land().units("altem_guardians.1", "peasants.1").crystals("green")
    play = place.fight("prowlers").do("activate altem_guardians.1 3")
    hero = play.table.of(0)
    for unit in hero.units:
        assert units.resists(play.table, hero, unit) == {"physical", "fire", "ice"}


@pytest.mark.parametrize("row", [("altem_guardians.1", 3, "green"), ("amotep_freezers.1", 2, "blue")])
def test_combat_rows_are_for_combat(row: tuple[str, int, str]) -> None:
    unit, n, mana = row
    play = land().units(unit).crystals(mana).turn()
    assert play.refused(f"activate {unit} {n}") in ("MK-SKILL-9", "MK-COMBAT-14")


@pytest.mark.parametrize("name", ["utem_guardsmen", "altem_guardians"])
def test_a_swift_attack_is_blocked_with_twice_the_value(name: str) -> None:
    play = aim(fighting(f"{name}.1", "wolf_riders", part="block")).do(f"activate {name}.1 2")
    assert "block" in play.options


def test_in_the_first_print_the_attack_is_swift_no_more() -> None:
    place = land()
    place.table.variants.append("first_print")
    play = to_phase(place.units("utem_guardsmen.1").fight("wolf_riders"), "block")
    foe = play.table.fight_of(0).foe("wolf_riders.1")
    assert points.block_needed(play.table, foe) == 6
    aim(play).do("activate utem_guardsmen.1 2")
    assert points.block_needed(play.table, play.table.fight_of(0).foe("wolf_riders.1")) == 3
    assert "block" in play.options


def test_foresters_make_rough_ground_cheaper() -> None:
    from rules.mage_knight.hexes import Hex
    from rules.mage_knight.movement import move_cost

    play = land().units("foresters.1").turn()
    before = move_cost(play.table, play.table.of(0), Hex(1, -1))
    play.do("activate foresters.1 1")
    hero = play.table.of(0)
    assert hero.turn.move == 2
    assert move_cost(play.table, hero, Hex(1, -1)) == (before or 0) - 1
    assert move_cost(play.table, hero, Hex(1, 0)) == 2


@pytest.mark.clause("MK-UNITS-6", "MK-HEAL-7", "MK-EFF-10")
def test_herbalists_ready_a_unit_of_low_level_outside_combat() -> None:
    place = land().units("peasants.1", "catapults.1", ready=False).units("herbalists.1")
    play = place.turn().do("activate herbalists.1 2")
    assert play.options == ["ready peasants.1", "ready herbalists.1"]
    play.do("ready peasants.1")
    hero = play.table.of(0)
    assert hero.unit("peasants.1").ready
    assert not hero.unit("catapults.1").ready


@pytest.mark.clause("MK-UNITS-13", "MK-EFF-10")
def test_healing_rows_are_not_for_combat() -> None:
    play = land().units("herbalists.1").crystals("green").fight("prowlers")
    assert play.refused("activate herbalists.1 1") == "MK-EFF-10"
    assert play.refused("activate herbalists.1 2") == "MK-EFF-10"
    assert "activate herbalists.1 3" in play.options


def test_herbalists_heal_for_green_mana() -> None:
    play = land().hand("wound").units("herbalists.1").crystals("green").turn().do("activate herbalists.1 1")
    assert play.table.of(0).turn.healing == 2


@pytest.mark.clause("MK-UNITS-2", "MK-UNITS-8", "MK-UNITS-3.1", "MK-ROUND-11")
def test_units_stay_spent_until_the_end_of_the_round() -> None:

    place = land().units("peasants.1", "herbalists.1", ready=False, wounds=1)
    play = place.turn().do("play march basic", "end turn", "keep all")
    assert not any(unit.ready for unit in play.table.of(0).units)
    hero = play.table.of(0)
    assert not {"peasants.1", "herbalists.1"} & {*hero.hand, *hero.deck, *hero.discard}
    units_now = begin(play.state, FreshHand()).table.of(0).units
    assert [(unit.ready, unit.wounds) for unit in units_now] == [(True, 1), (True, 1)]


@pytest.mark.clause("MK-UNITS-2")
def test_heroes_start_without_units() -> None:
    assert all(hero.units == [] for hero in knights("arythea", "tovak").table.heroes)


@pytest.mark.clause("MK-UNITS-13", "MK-UNITS-14", "MK-DAMAGE-6")
def test_spent_units_take_damage_and_wounded_ones_neither_act_nor_take_any() -> None:
    place = land().units("peasants.1", ready=False).units("herbalists.1", wounds=1)
    play = place.fight("prowlers")
    assert play.refused("activate herbalists.1 3") == "MK-UNITS-5"
    to_phase(play, "damage").do("face prowlers.1")
    assert "peasants.1" in play.options
    assert play.refused("herbalists.1") == "MK-DAMAGE-6"


@pytest.mark.case("R-MK-10")
@pytest.mark.clause("MK-ENEMY-6", "MK-UNITS-12", "MK-UNITS-7.1")
def test_a_paralyzed_unit_leaves_the_game_and_its_banner_is_discarded() -> None:
    place = land().units("peasants.1")
    place.table.artifact_deck.remove("banner_of_courage")
    place.hero().units[0].banner = "banner_of_courage"
    play = to_phase(place.fight("medusa"), "damage").do("face medusa.1", "peasants.1")
    assert play.table.of(0).units == []
    assert "peasants.1" in play.table.removed
    assert "banner_of_courage" in play.table.of(0).discard
    assert play.last(Disbanded).unit == "peasants.1"


@pytest.mark.case("R-MK-10")
@pytest.mark.clause("MK-ENEMY-6")
def test_a_paralyzed_hero_loses_the_hand() -> None:
    play = sit_out(land().fight("medusa"))
    hero = play.table.of(0)
    assert set(hero.hand) == {"wound"}
    assert sorted(hero.discard)[:2] == ["march", "rage"]


@pytest.mark.clause("MK-UNITS-15", "MK-ENEMY-5", "MK-HEAL-4")
def test_poison_wounds_a_unit_twice_and_each_wound_is_healed_by_itself() -> None:
    play = to_phase(land().units("utem_guardsmen.1").fight("cursed_hags"), "damage")
    play.do("face cursed_hags.1", "utem_guardsmen.1")
    sit_out(play)
    assert play.table.of(0).unit("utem_guardsmen.1").wounds == 2
    having(play, healing=3)
    play.do("heal unit utem_guardsmen.1 2")
    assert play.table.of(0).unit("utem_guardsmen.1").wounds == 1
    assert play.refused("heal unit utem_guardsmen.1 2") == "MK-HEAL-4"


@pytest.mark.clause("MK-UNITS-16", "MK-DAMAGE-12")
def test_where_units_are_barred_they_do_nothing_at_all() -> None:
    place = land().units("altem_mages.1", "peasants.1").give(0, skills=["bonds_of_loyalty"])
    place.hero().units[1].bonded = True
    play = place.fight("prowlers", dark=True, units_barred=True)
    assert play.refused("activate altem_mages.1 1") == "MK-UNITS-16"
    play = aim(to_phase(play, "block")).do("activate peasants.1 1")
    assert gathered(play) == [(2, "physical", "block")], "the bonded Unit is there"
    play.do("let go", "next phase", "face prowlers.1")
    assert play.refused("altem_mages.1") == "MK-DAMAGE-12"
    assert "peasants.1" in play.options
    sit_out(play)
    assert "activate altem_mages.1 1" in play.options, "after the combat they work"


# recruiting


@pytest.mark.case("R-MK-59")
@pytest.mark.clause("MK-UNITS-4", "MK-LOCALS-4.1", "MK-LOCALS-4.1b", "MK-UNITS-3")
def test_a_recruit_comes_ready_and_may_be_used_at_once() -> None:
    play = land().at(VILLAGE).offer(units="peasants.1 herbalists.1").turn().do("interact")
    having(play, influence=3)
    assert play.refused("recruit peasants.1") == "MK-LOCALS-4", "its own Influence does not pay for it"
    having(play, influence=4)
    play.do("recruit peasants.1")
    unit = play.table.of(0).unit("peasants.1")
    assert (unit.ready, unit.wounds) == (True, 0)
    assert play.refused("activate peasants.1 3") == "MK-MOVE-1"
    play.do("activate peasants.1 2")
    assert play.table.of(0).turn.influence == 2


@pytest.mark.clause("MK-UNITS-18", "MK-LOCALS-4.1")
def test_units_are_recruited_only_where_their_symbol_is() -> None:
    play = having(land().at(VILLAGE).offer(units="utem_swordsmen.1 foresters.1").turn().do("interact"), influence=20)
    assert play.refused("recruit utem_swordsmen.1") == "MK-LOCALS-4.1"
    assert "recruit foresters.1" in play.options


@pytest.mark.case("R-MK-32")
@pytest.mark.clause("MK-UNITS-3", "MK-UNITS-4.1", "MK-UNITS-11", "MK-UNITS-12")
def test_with_all_tokens_in_use_one_unit_is_disbanded_for_the_new_one() -> None:
    place = land().at(VILLAGE).give(0, level=3).units("peasants.1", "herbalists.1", ready=False, wounds=1)
    play = having(place.offer(units="foresters.1").turn().do("interact"), influence=5)
    play.do("recruit foresters.1")
    assert play.options == ["disband peasants.1", "disband herbalists.1"]
    play.do("disband herbalists.1")
    hero = play.table.of(0)
    assert [unit.id for unit in hero.units] == ["peasants.1", "foresters.1"]
    assert (hero.unit("foresters.1").ready, hero.unit("foresters.1").wounds) == (True, 0)
    assert "herbalists.1" in play.table.removed
    assert "herbalists.1" not in play.table.regular_units


@pytest.mark.clause("MK-UNITS-11")
def test_nobody_is_disbanded_without_a_new_unit() -> None:
    play = land().units("peasants.1").at(VILLAGE).turn()
    assert not any("disband" in option for option in play.options)


@pytest.mark.clause("MK-UNITS-21")
def test_equal_units_stand_side_by_side() -> None:
    place = land().at(VILLAGE).units("peasants.1").offer(units="peasants.2")
    play = having(place.turn().do("interact"), influence=4).do("recruit peasants.2")
    assert [unit.name for unit in play.table.of(0).units] == ["peasants", "peasants"]
    assert play.last(Recruited).unit == "peasants.2"


def bonded_land() -> Land:
    """A hero with Bonds of Loyalty and one Command token, at a village."""
    return land().at(VILLAGE).give(0, level=1, skills=["bonds_of_loyalty"]).offer(units="foresters.1 peasants.1")


@pytest.mark.clause("MK-UNITS-3")
def test_bonds_of_loyalty_are_one_more_token_and_cheaper() -> None:
    play = having(bonded_land().units("herbalists.1").turn().do("interact"), influence=0)
    assert play.refused("recruit foresters.1") == "MK-LOCALS-4"
    play.do("recruit foresters.1 by bonds_of_loyalty")
    assert play.table.of(0).unit("foresters.1").bonded
    assert play.table.of(0).turn.influence == 0
    assert "recruit peasants.1 by bonds_of_loyalty" not in play.options


def test_a_debt_is_not_covered_by_the_discount() -> None:
    play = having(bonded_land().turn().do("interact"), influence=-1)
    assert play.refused("recruit peasants.1 by bonds_of_loyalty") == "MK-LOCALS-4"


@pytest.mark.clause("MK-UNITS-4.1")
def test_the_bonded_unit_is_never_disbanded() -> None:
    place = bonded_land().units("herbalists.1")
    place.hero().units.append(fresh("herbalists.2", bonded=True))
    place.table.regular_units.remove("herbalists.2")
    play = having(place.turn().do("interact"), influence=9).do("recruit peasants.1")
    assert [unit.id for unit in play.table.of(0).units] == ["herbalists.2", "peasants.1"]


def test_combat_goes_on_without_units() -> None:
    play = sit_out(land().units("peasants.1").fight("prowlers"))
    assert play.last(CombatEnded).won is False
