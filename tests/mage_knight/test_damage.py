"""16.5 Assigning damage, and the abilities that make it worse (17)."""

from __future__ import annotations

import pytest

from rules.mage_knight.events import Disbanded, KnockedOut, Paralyzed, Poisoned, Wounded
from rules.mage_knight.fight import points
from rules.mage_knight.table import Modifier
from tests.kit import Play
from tests.mage_knight.arena import fight_of, foe, playing, suffer, to_damage
from tests.mage_knight.positions import Land, knights


def hurt(play: Play) -> int:
    return play.table.of(0).hand.count("wound")


@pytest.mark.clause("MK-DAMAGE-1", "MK-DAMAGE-2", "MK-DAMAGE-7", "MK-CTEST-5", "MK-CTEST-6", "MK-ENEMY-3", "MK-ENEMY-4")
@pytest.mark.parametrize(
    ("enemy", "wounds"),
    [("prowlers", 2), ("crossbowmen", 2), ("minotaur", 5), ("cursed_hags", 2), ("golems", 1), ("ironclads", 4)],
)
def test_the_hero_takes_a_wound_for_each_part_of_its_armour(enemy: str, wounds: int) -> None:
    assert hurt(suffer(to_damage(knights("arythea").fight(enemy)))) == wounds


@pytest.mark.clause("MK-DAMAGE-1")
def test_enemies_strike_one_by_one_in_the_order_one_likes() -> None:
    play = to_damage(knights("arythea").units("peasants.1").fight("prowlers", "cursed_hags"))
    assert {"face prowlers.1", "face cursed_hags.1"} <= set(play.options)
    play.do("face cursed_hags.1", "hero")
    assert "face cursed_hags.1" not in play.options
    assert "face prowlers.1" in play.options


@pytest.mark.clause("MK-COMBAT-13", "MK-COMBAT-16")
def test_special_effects_are_played_in_the_damage_phase_too() -> None:
    play = to_damage(knights("arythea").hand("mana_draw tranquility rage").fight("prowlers"))
    assert "play mana_draw basic" in play.options
    assert play.refused("play tranquility basic") == "MK-EFF-12"
    assert play.refused("play rage basic") in ("MK-COMBAT-18", "MK-COMBAT-13")


@pytest.mark.clause("MK-DAMAGE-3", "MK-DAMAGE-4", "MK-DAMAGE-6")
@pytest.mark.case("R-MK-50")
def test_an_ordinary_unit_takes_one_wound_and_its_armour_off() -> None:
    land = knights("arythea").units("peasants.1", ready=False).units("peasants.2", wounds=1)
    play = to_damage(land.fight("werewolf")).do("face werewolf.1")
    assert play.refused("peasants.2") == "MK-DAMAGE-6"
    play.do("peasants.1")
    assert play.table.of(0).unit("peasants.1").wounds == 1
    assert hurt(play) == 2  # the rest, 4, goes to the hero: nobody else can bear it


@pytest.mark.clause("MK-CTEST-7", "MK-DAMAGE-5", "MK-DAMAGE-3")
def test_a_unit_that_resists_takes_its_armour_off_twice() -> None:
    play = to_damage(guardian().fight("werewolf")).do("face werewolf.1", "guardian_golems.1")
    assert play.table.of(0).unit("guardian_golems.1").wounds == 1
    assert hurt(play) == 1


def guardian() -> Land:
    """A Unit of Armor 3 that resists physical attacks."""
    return knights("arythea").units("guardian_golems.1")


@pytest.mark.clause("MK-CTEST-8", "MK-DAMAGE-5")
def test_damage_withstood_closes_a_unit_for_the_combat() -> None:
    play = to_damage(guardian().fight("wolf_riders", "diggers")).do("face wolf_riders.1", "guardian_golems.1")
    unit = play.table.of(0).unit("guardian_golems.1")
    assert (unit.wounds, unit.closed, hurt(play)) == (0, True, 0)
    play.do("face diggers.1")
    assert play.of(Wounded)[-1].who == ""
    assert hurt(play) == 2  # none left but the hero
    assert not play.do("next phase").table.of(0).unit("guardian_golems.1").closed


@pytest.mark.clause("MK-DAMAGE-5")
@pytest.mark.parametrize(("enemy", "withstood"), [("golems", True), ("ice_golems", False)])
def test_resistance_must_match_the_attack(enemy: str, withstood: bool) -> None:
    play = to_damage(guardian().fight(enemy)).do(f"face {enemy}.1", "guardian_golems.1")
    gone = all(unit.id != "guardian_golems.1" for unit in play.table.of(0).units)
    assert gone != withstood  # ice 2, and it paralyzes


@pytest.mark.clause("MK-DAMAGE-5")
@pytest.mark.parametrize(
    ("unit", "withstood"), [("altem_mages.1", True), ("fire_mages.1", False), ("ice_mages.1", False)]
)
def test_cold_fire_is_withstood_by_fire_and_ice_together(unit: str, withstood: bool) -> None:
    play = to_damage(knights("arythea").units(unit).fight("high_dragon"))
    play.table.modifiers.append(Modifier("attack", -4, "high_dragon.1"))
    play.do("face high_dragon.1", unit)  # cold fire 2, brutal: 4
    assert (play.table.of(0).unit(unit).wounds == 0) is withstood
    assert hurt(play) == 0


@pytest.mark.clause("MK-DAMAGE-8", "MK-DAMAGE-9", "MK-CTEST-6")
@pytest.mark.case("R-MK-23")
def test_knocked_out_one_loses_the_hand_and_fights_on() -> None:
    play = to_damage(knights("arythea").hand("march rage").units("peasants.1").fight("minotaur")).do(
        "face minotaur.1", "hero"
    )
    hero = play.table.of(0)
    assert hero.hand == ["wound"] * 5
    assert {"march", "rage"} <= set(hero.discard)
    assert play.last(KnockedOut).seat == 0
    play.do("attack")
    assert "activate peasants.1 1" in play.options


@pytest.mark.clause("MK-DAMAGE-8")
def test_wounds_of_other_origin_count_for_a_knock_out_and_old_ones_do_not() -> None:
    from rules.mage_knight.wounds import take_wound

    play = knights("arythea").hand("march wound wound wound wound").fight("prowlers")
    play = playing(play, take_wound(2))
    assert play.of(KnockedOut) == []
    play = playing(play, take_wound(3))
    assert play.last(KnockedOut).seat == 0
    assert "march" in play.table.of(0).discard


@pytest.mark.clause("MK-CTEST-9", "MK-ENEMY-5", "MK-DAMAGE-8", "MK-DAMAGE-10")
def test_poison_puts_as_many_wounds_into_the_discard_pile() -> None:
    play = suffer(to_damage(knights("arythea").hand("march").fight("monks")))
    hero = play.table.of(0)
    assert (hurt(play), hero.discard.count("wound"), play.last(Poisoned).n) == (3, 3, 3)
    assert fight_of(play).wounds == 3
    assert "march" in hero.hand


@pytest.mark.clause("MK-ENEMY-5", "MK-DAMAGE-10")
def test_poison_wounds_a_unit_twice() -> None:
    play = to_damage(knights("arythea").units("peasants.1").fight("cursed_hags")).do("face cursed_hags.1", "peasants.1")
    assert play.table.of(0).unit("peasants.1").wounds == 2
    assert play.last(Wounded).n == 2


@pytest.mark.clause("MK-CTEST-10", "MK-ENEMY-6", "MK-DAMAGE-10", "MK-UNITS-12")
@pytest.mark.case("R-MK-10")
def test_paralysis_destroys_a_unit_and_empties_the_hand() -> None:
    land = knights("arythea").hand("march rage").units("utem_swordsmen.1", banner="banner_of_courage")
    land.table.artifact_deck.remove("banner_of_courage")
    play = to_damage(land.fight("ice_golems", "medusa")).do("face ice_golems.1", "utem_swordsmen.1")
    hero = play.table.of(0)
    assert hero.units == []
    assert "utem_swordsmen.1" in play.table.removed
    assert "banner_of_courage" in hero.discard
    assert play.last(Disbanded).unit == "utem_swordsmen.1"
    assert hurt(play) == 0
    play.do("face medusa.1")
    assert play.table.of(0).hand == ["wound"] * 3
    assert {"march", "rage"} <= set(play.table.of(0).discard)
    assert play.last(Paralyzed).seat == 0


@pytest.mark.clause("MK-ENEMY-7")
def test_both_poison_and_paralysis_work() -> None:
    play = knights("arythea").hand("march").units("peasants.1").fight("medusa", "medusa.2")
    for one in fight_of(play).foes:
        one.city = "green"  # physical attacks are poisonous there
    play = to_damage(play).do("face medusa.1", "peasants.1", "face medusa.2")
    hero = play.table.of(0)
    assert (hero.units, hurt(play), hero.discard.count("wound")) == ([], 5, 5)


@pytest.mark.clause("MK-ENEMY-16", "MK-CITY-8")
def test_brutal_twice_is_brutal_once() -> None:
    play = knights("arythea").fight("minotaur", "prowlers")
    for one in fight_of(play).foes:
        one.city = "red"
    assert [points.damage(play.table, foe(play, id)) for id in ("minotaur.1", "prowlers.1")] == [10, 8]


@pytest.mark.clause("MK-CITY-8", "MK-CITY-9", "MK-CITY-10")
@pytest.mark.parametrize(
    ("colour", "enemy", "expected"),
    [
        ("red", "prowlers", {"brutal"}),
        ("red", "ice_mages", set()),
        ("green", "golems", {"poison"}),
        ("green", "high_dragon", {"brutal"}),
        ("white", "prowlers", set()),
        ("blue", "fire_mages", set()),
    ],
)
def test_cities_lend_their_defenders_abilities(colour: str, enemy: str, expected: set[str]) -> None:
    play = knights("arythea").fight(enemy, "diggers")
    one = foe(play, f"{enemy}.1")
    one.city = colour
    assert points.traits(play.table, one) == expected
    assert points.traits(play.table, foe(play, "diggers.1")) == {"fortified"}
    assert points.armour(play.table, one) - (colour == "white") == points.ENEMIES[enemy].armour
    for trait in ("brutal", "poison"):
        play.table.modifiers.append(Modifier("traits", trait, one.id))
    assert points.traits(play.table, one) == (
        expected if points.token(play.table, one).element == "physical" else set()
    )


@pytest.mark.clause("MK-CITY-9")
def test_what_defenders_summon_attacks_as_they_would() -> None:
    play = knights("arythea").next_token("gargoyle.1").fight("illusionists")
    fight_of(play).foes[0].city = "red"
    play.do("next phase")
    assert points.damage(play.table, foe(play, "illusionists.1")) == 10


@pytest.mark.clause("MK-DAMAGE-12", "MK-UNITS-16")
def test_where_units_take_no_part_the_hero_bears_all() -> None:
    play = to_damage(knights("arythea").units("peasants.1").fight("prowlers", units_barred=True))
    assert play.refused("activate peasants.1 1") == "MK-UNITS-16"
    play.do("face prowlers.1")
    assert hurt(play) == 2
    assert play.table.of(0).unit("peasants.1").wounds == 0


@pytest.mark.clause("MK-DAMAGE-11", "MK-ENEMY-8")
def test_a_summoned_token_deals_its_own_damage_and_is_discarded() -> None:
    play = to_damage(knights("arythea").next_token("medusa.1").hand("march").fight("orc_summoners"))
    play = suffer(play)
    assert play.table.of(0).hand == ["wound"] * 3
    assert "medusa.1" in play.table.spent


@pytest.mark.clause("MK-COMBAT-19", "MK-DAMAGE-1")
def test_phases_in_which_nothing_can_happen_are_passed_over() -> None:
    play = knights("arythea").fight("prowlers")
    play.table.modifiers.append(Modifier("attacks", "no", "prowlers.1", until="end of turn"))
    play.do("next phase")
    assert play.asked.kind == "mage_knight.attacks"
    assert play.table.of(0).turn.part == "attack"
