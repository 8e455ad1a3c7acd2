"""The Artifacts, and Banners assigned to Units."""

from __future__ import annotations

import pytest

from rules.mage_knight import banners, units
from rules.mage_knight.basics import BASIC, WOUND
from rules.mage_knight.events import BannerTaken, Rolled, TokenRevealed
from rules.mage_knight.fight import points as worths
from rules.mage_knight.movement import move_cost
from tests.kit import Play
from tests.mage_knight.played import held, in_attack, in_block, in_ranged, points, talking


def mine(play: Play):
    return play.table.of(0)


# Banners.


@pytest.mark.clause("MK-UNITS-7", "MK-UNITS-20")
def test_a_banner_is_assigned_at_any_time_of_the_own_turn():
    play = held("banner_of_glory", "rage").units("peasants.1", "herbalists.1").turn().do("play banner_of_glory basic")
    assert play.options == ["to peasants.1", "to herbalists.1"]
    play.do("to herbalists.1", "end turn", "keep all")
    assert mine(play).unit("herbalists.1").banner == "banner_of_glory"
    assert "banner_of_glory" not in [*mine(play).discard, *mine(play).played, *mine(play).hand]
    fighting = in_block(held("banner_of_protection").units("peasants.1"), "fire_mages").do(
        "play banner_of_protection basic"
    )
    assert mine(fighting).units[0].banner == "banner_of_protection"
    assert held("banner_of_glory").turn().refused("play banner_of_glory basic") == "MK-UNITS-7"


@pytest.mark.clause("MK-UNITS-7")
def test_an_assigned_banner_has_no_strong_effect():
    play = held("banner_of_courage").units("peasants.1").turn().do("play banner_of_courage basic")
    assert not [id for id in play.options if "strong" in id]


@pytest.mark.clause("MK-UNITS-7.1")
def test_another_banner_or_the_loss_of_the_unit_sends_it_to_the_discard_pile():
    land = held("banner_of_glory", "banner_of_fear").units("peasants.1")
    play = land.turn().do("play banner_of_glory basic", "play banner_of_fear basic")
    assert mine(play).units[0].banner == "banner_of_fear" and mine(play).discard == ["banner_of_glory"]
    land = held("banner_of_fear").units("peasants.1").offer(units="herbalists.1")
    gone = talking(land).do("play banner_of_fear basic")
    gone.table.of(0).turn.influence = 9
    gone.do("recruit herbalists.1")
    assert mine(gone).discard == ["banner_of_fear"] and mine(gone).units[0].id == "herbalists.1"


@pytest.mark.clause("MK-UNITS-7.2")
@pytest.mark.parametrize("taken", [True, False])
def test_at_the_end_of_the_round_a_banner_stays_or_goes_back(taken: bool):
    land = held("banner_of_courage", "rage").units("peasants.1").empty_deck()
    play = land.turn().do("play the turn", "play banner_of_courage basic", "end turn", "keep all")
    play.do("announce")
    assert play.asked.kind == "mage_knight.take_back" and play.options == ["take banner_of_courage"]
    play.do("take banner_of_courage" if taken else "")
    hero = mine(play)
    assert (hero.units[0].banner == "") == taken
    assert ("banner_of_courage" in [*hero.deck, *hero.hand]) == taken
    assert bool(play.of(BannerTaken)) == taken


@pytest.mark.clause("MK-EFF-7", "MK-UNITS-19")
def test_banner_of_glory_assigned():
    land = held("banner_of_glory").units("peasants.1", "herbalists.1")
    play = in_block(land, "diggers").do("play banner_of_glory basic", "to peasants.1", "activate peasants.1 1")
    assert points(play) == [(3, "physical", "block")] and mine(play).fame == 1
    assert units.armour(play.table, mine(play), mine(play).unit("peasants.1")) == 4
    assert units.armour(play.table, mine(play), mine(play).unit("herbalists.1")) == 2


def test_banner_of_glory_thrown_away_is_for_all_and_fame_once_for_each():
    land = held("banner_of_glory").units("peasants.1", "utem_crossbowmen.1")
    play = in_ranged(land, "prowlers").do("play banner_of_glory strong", "activate utem_crossbowmen.1 2")
    assert points(play) == [(3, "physical", "ranged")] and mine(play).fame == 1
    assert units.armour(play.table, mine(play), mine(play).unit("peasants.1")) == 4
    mine(play).unit("utem_crossbowmen.1").ready = True
    play = Play(play.state)
    play.do("let go", "next phase", "block prowlers.1", "activate peasants.1 1")
    assert mine(play).fame == 2 and points(play) == [(3, "physical", "block")]


def test_banner_of_glory_fame_for_a_unit_that_acts_again():
    land = held("banner_of_glory").units("utem_crossbowmen.1")
    play = in_ranged(land, "prowlers").do("play banner_of_glory strong")
    play.table.of(0).turn.used.append("glory utem_crossbowmen.1")
    play.do("activate utem_crossbowmen.1 2")
    assert mine(play).fame == 0 and points(play) == [(3, "physical", "ranged")]


def test_banner_of_fear_cancels_an_attack_for_a_ready_unit():
    land = held("banner_of_fear").units("peasants.1")
    play = land.fight("prowlers", "diggers").do("play banner_of_fear basic")
    assert "scare peasants.1" not in play.options
    play.do("next phase", "scare peasants.1", "scare prowlers.1")
    assert mine(play).fame == 1 and not mine(play).units[0].ready
    assert not play.table.fights[0].foes[0].blocked and "block prowlers.1" not in play.options
    assert play.refused("scare peasants.1") == "MK-UNITS-5.1"
    wounded = held("banner_of_fear").units("peasants.1", wounds=1).fight("prowlers").do("play banner_of_fear basic")
    assert wounded.do("next phase").refused("scare peasants.1") == "MK-UNITS-5"


def test_banner_of_fear_thrown_away_stops_three():
    play = (
        held("banner_of_fear").fight("prowlers", "diggers", "wolf_riders", "swordsmen").do("play banner_of_fear strong")
    )
    play.do("prowlers.1 + diggers.1 + wolf_riders.1", "next phase")
    assert [id for id in play.options if id.startswith("block")] == ["block swordsmen.1"]
    assert mine(play).thrown == ["banner_of_fear"]


@pytest.mark.clause("MK-SRC-10")
def test_banner_of_fear_of_the_first_print_skips_two_phases():
    play = held("banner_of_fear", first_print=True).fight("prowlers", "diggers", "wolf_riders", "swordsmen")
    play.do("play banner_of_fear strong", "next phase")
    assert mine(play).turn.part == "attack" and mine(play).hand == []


def test_banner_of_protection_assigned():
    play = held("banner_of_protection").units("peasants.1").turn().do("play banner_of_protection basic")
    unit = mine(play).units[0]
    assert units.armour(play.table, mine(play), unit) == 4
    assert {"fire", "ice"} <= units.resists(play.table, mine(play), unit)


def test_banner_of_protection_throws_away_the_wounds_of_this_turn():
    land = held("banner_of_protection", "wound", "blood_ritual")
    play = land.turn().do("play blood_ritual basic", "token red", "play banner_of_protection strong", "end turn")
    play.do("throw wounds")
    assert mine(play).hand.count(WOUND) == 1
    kept = held("banner_of_protection", "blood_ritual").turn()
    kept.do("play blood_ritual basic", "token red", "play banner_of_protection strong", "end turn", "")
    assert mine(kept).hand.count(WOUND) == 1


def test_banner_of_protection_covers_poison():
    play = (
        held("banner_of_protection")
        .fight("cursed_hags")
        .do("play banner_of_protection strong", "next phase", "next phase")
    )
    play.do(*["face cursed_hags.1"] * ("face cursed_hags.1" in play.options))
    assert (mine(play).hand, mine(play).discard) == ([WOUND] * 2, [WOUND] * 2)
    play.do("next phase", "end turn", "throw wounds")
    assert WOUND not in mine(play).discard and WOUND not in mine(play).hand


@pytest.mark.clause("MK-UNITS-19")
def test_banner_of_courage_once_a_round():
    land = held("banner_of_courage").units("peasants.1", wounds=1, ready=False)
    play = land.turn().do("play banner_of_courage basic", "rally peasants.1")
    unit = mine(play).units[0]
    assert unit.ready and unit.wounds == 1 and unit.banner_used
    unit.ready = False
    assert Play(play.state).refused("rally peasants.1") == "MK-UNITS-19"
    fighting = (
        held("banner_of_courage").units("peasants.1", ready=False).fight("diggers").do("play banner_of_courage basic")
    )
    assert fighting.refused("rally peasants.1") == "MK-EFF-10"


@pytest.mark.clause("MK-EFF-10")
def test_banner_of_courage_thrown_away_readies_all():
    play = (
        held("banner_of_courage")
        .units("peasants.1", "herbalists.1", ready=False)
        .turn()
        .do("play banner_of_courage strong")
    )
    assert all(unit.ready for unit in mine(play).units)
    assert held("banner_of_courage").fight("diggers").refused("play banner_of_courage strong") == "MK-EFF-12"


def test_only_banners_with_armour_toughen():
    assert set(banners.TOUGHER) == {"banner_of_glory", "banner_of_protection"}


# Rings.

RINGS = {"ruby_ring": "red", "sapphire_ring": "blue", "diamond_ring": "white", "emerald_ring": "green"}


@pytest.mark.parametrize(("ring", "colour"), RINGS.items())
def test_a_ring_gives_mana_a_crystal_and_fame(ring: str, colour: str):
    play = held(ring).turn().do(f"play {ring} basic")
    assert (mine(play).tokens, mine(play).crystals, mine(play).fame) == ([colour], [colour], 1)


SPELLS = {"red": "mana_meltdown", "blue": "space_bending", "white": "call_to_arms", "green": "meditation"}


@pytest.mark.parametrize(("ring", "colour"), RINGS.items())
def test_a_ring_thrown_away_gives_mana_without_end_and_fame_for_spells(ring: str, colour: str):
    land = held(ring, SPELLS[colour], others=("tovak",)).night().offer(units="peasants.1")
    play = land.turn().do(f"play {ring} strong")
    assert f"play {SPELLS[colour]} strong" in play.options and f"play {SPELLS[colour]} basic" in play.options
    assert play.table.of(0).turn.allows == [f"endless {colour}", "endless black"]


def test_fame_for_spells_cast_before_and_after_the_ring():
    land = held("ruby_ring", "flame_wall", "fireball", "snowstorm").tokens("red blue")
    play = in_attack(land, "high_dragon").do("play fireball basic", "play snowstorm basic")
    play.do("play ruby_ring strong", "play flame_wall basic")
    assert mine(play).fame == 0
    play.do("let go", "next phase", "end turn")
    assert mine(play).fame == 2


@pytest.mark.clause("MK-MANA-6")
def test_black_mana_of_a_ring_is_of_no_use_by_day():
    play = held("ruby_ring", "fireball").turn().do("play ruby_ring strong")
    assert play.refused("play fireball strong").startswith("MK-")


# The others.


def test_sword_of_justice_for_cards():
    land = held("sword_of_justice", "rage", "march", "wound")
    play = in_attack(land, "diggers").do("play sword_of_justice basic")
    assert play.options == ["discard march", "discard rage", "discard none"]
    play.do("discard march + discard rage")
    assert points(play) == [(6, "physical", "melee")] and mine(play).discard == ["march", "rage"]
    play.do("strike")
    assert mine(play).fame == 2
    play.do("end turn")
    assert mine(play).fame == 3


def test_sword_of_justice_for_no_cards():
    play = in_attack(held("sword_of_justice"), "diggers").do("play sword_of_justice basic", "discard none")
    assert points(play) == [(0, "physical", "melee")]


def test_sword_of_justice_doubles_physical_attacks_of_the_attack_phase():
    land = held("sword_of_justice", "rage", "fireball").tokens("red")
    play = in_attack(land, "golems").do("play rage basic", "play fireball basic", "play sword_of_justice strong")
    fight = play.table.fights[0]
    assert worths.strength(play.table, fight) == 2 * 2 + 5
    assert worths.resistances(play.table, fight.foes[0]) == frozenset()
    early = in_ranged(held("sword_of_justice", "swiftness").tokens("white"), "prowlers")
    early.do("play sword_of_justice strong", "play swiftness strong")
    assert worths.strength(early.table, early.table.fights[0]) == 3


@pytest.mark.parametrize(("first_print", "n"), [(False, 5), (True, 6)])
@pytest.mark.parametrize(("roll", "wounds"), [("d6 1", 1), ("d6 2", 0), ("d6 5", 0), ("d6 6", 1)])
def test_horn_of_wrath(first_print: bool, n: int, roll: str, wounds: int):
    play = in_ranged(held("horn_of_wrath", first_print=first_print).rolls(roll), "crypt_worm").do(
        "play horn_of_wrath basic"
    )
    assert points(play) == [(n, "physical", "siege")] and mine(play).hand.count(WOUND) == wounds
    assert play.undo == "barrier"


def test_horn_of_wrath_for_more_risk():
    land = held("horn_of_wrath").rolls("d6 6", "d6 1", "d6 4")
    play = in_ranged(land, "crypt_worm").do("play horn_of_wrath strong")
    assert play.options == ["0", "1", "2", "3", "4", "5"]
    play.do("3")
    assert sum(n for n, _, _ in points(play)) == 8 and mine(play).hand.count(WOUND) == 2
    safe = in_ranged(held("horn_of_wrath"), "crypt_worm").do("play horn_of_wrath strong", "0")
    assert sum(n for n, _, _ in points(safe)) == 5 and not [e for e in safe.of(Rolled) if e.why == "wounds"]
    first = in_ranged(held("horn_of_wrath", first_print=True), "crypt_worm").do("play horn_of_wrath strong")
    assert len(first.options) == 7


@pytest.mark.parametrize(("side", "n", "fame"), [("basic", 4, 2), ("strong", 9, 3)])
def test_endless_bag_of_gold(side: str, n: int, fame: int):
    play = talking(held("endless_bag_of_gold")).do(f"play endless_bag_of_gold {side}")
    assert (mine(play).turn.influence, mine(play).fame) == (n, fame)


def test_endless_gem_pouch():
    play = held("endless_gem_pouch").rolls("d6 5", "d6 6").turn().do("play endless_gem_pouch basic", "crystal green")
    assert mine(play).crystals == ["green"] and mine(play).fame == 1
    play = held("endless_gem_pouch").rolls("d6 1", "d6 1").crystals("red red").turn().do("play endless_gem_pouch basic")
    assert mine(play).crystals == ["red"] * 3 and mine(play).tokens == ["red"]
    by_day = held("endless_gem_pouch").turn().do("play endless_gem_pouch strong")
    assert mine(by_day).tokens == [*BASIC, "gold"]
    assert mine(held("endless_gem_pouch").night().turn().do("play endless_gem_pouch strong")).tokens == [
        *BASIC,
        "black",
    ]


@pytest.mark.clause("MK-MANA-9")
def test_the_gem_pouch_gives_black_in_a_dungeon():
    play = held("endless_gem_pouch").fight("minotaur", dark=True).do("play endless_gem_pouch strong")
    assert mine(play).tokens[-1] == "black"


def test_golden_grail_brings_fame_for_its_points():
    land = held("golden_grail", "tranquility", "wound", "wound", "wound")
    play = land.turn().do(
        "play tranquility basic", "heal", "play golden_grail basic", "heal hand", "heal hand", "heal hand"
    )
    assert mine(play).fame == 2 and WOUND not in mine(play).hand
    unit = held("golden_grail").units("utem_crossbowmen.1", wounds=1).turn().do("play golden_grail basic")
    unit.do("heal unit utem_crossbowmen.1 2")
    assert mine(unit).fame == 2


@pytest.mark.clause("MK-HEAL-8")
def test_the_player_decides_which_points_are_used():
    land = held("golden_grail", "tranquility", "wound", "wound", "wound")
    play = land.turn().do("play tranquility basic", "heal", "play golden_grail basic")
    assert {"heal hand", "heal hand without fame"} <= set(play.options)
    play.do("heal hand without fame")
    assert mine(play).fame == 0 and mine(play).turn.grail == mine(play).turn.healing == 2
    assert "heal hand without fame" not in play.options  # only such points are left
    play.do("heal hand", "heal hand")
    assert mine(play).fame == 2


def test_points_of_the_grail_do_not_outlive_the_start_of_a_combat():
    land = held("golden_grail", "tranquility", "wound").rampaging("1,-1", "diggers.1")
    play = land.turn().do("play golden_grail basic", "challenge")
    assert mine(play).turn.healing == mine(play).turn.grail == 0


def test_golden_grail_thrown_away_draws_for_each_wound_healed():
    land = held("golden_grail", "wound", "wound").top("march rage").units("peasants.1", wounds=1)
    play = land.turn().do("play golden_grail strong", "heal hand", "heal hand", "heal unit peasants.1 1")
    assert mine(play).hand == ["march", "rage"] and mine(play).turn.healing == 3


def test_book_of_wisdom():
    land = held("book_of_wisdom", "rage").offer(advanced="fire_bolt agility")
    play = land.turn().do("play book_of_wisdom basic")
    assert mine(play).hand == ["fire_bolt"] and mine(play).thrown == ["rage"]
    land = held("book_of_wisdom", "rage").offer(spells="fireball tremor")
    play = land.turn().do("play book_of_wisdom strong")
    assert mine(play).hand == ["fireball"] and mine(play).crystals == ["red"] and len(play.table.spell_offer) == 2
    nothing = held("book_of_wisdom", "rage").offer(spells="tremor").turn().do("play book_of_wisdom strong")
    assert mine(nothing).hand == [] and mine(nothing).crystals == ["red"]


def terrain_cost(play: Play, terrain: str) -> int | None:
    """What such a space costs now, wherever one lies."""
    from rules.mage_knight import times

    hex = next(hex for hex, space in times.spaces(play.table).items() if space.terrain == terrain)
    return move_cost(play.table, mine(play), hex)


@pytest.mark.clause("MK-MANA-7", "MK-MANA-8")
def test_amulet_of_the_sun_at_night():
    land = held("amulet_of_the_sun", "march", "stamina").source("gold").night()
    play = land.turn()
    assert play.refused("play march strong") == "MK-MANA-7" and terrain_cost(play, "forest") == 5
    play.do("play amulet_of_the_sun basic", "play march strong", "die gold", "play stamina strong")
    assert terrain_cost(play, "forest") == 3 and mine(play).turn.move == 8 and mine(play).tokens == []


def test_amulet_of_the_sun_reveals_as_by_day():
    land = held("amulet_of_the_sun").night().tile("8", 1, 1).tile("3", 0, 2)
    play = land.turn()
    assert any(site.ruin_hidden for site in play.table.sites.values())
    play.do("play amulet_of_the_sun basic")
    assert not any(site.ruin_hidden for site in play.table.sites.values()) and play.of(TokenRevealed)


def test_amulet_of_the_sun_by_day_is_gold_alone():
    play = held("amulet_of_the_sun").turn().do("play amulet_of_the_sun strong")
    assert mine(play).tokens == ["gold"] * 3 and mine(play).turn.allows == []


@pytest.mark.clause("MK-MANA-6", "MK-CARD-3")
def test_amulet_of_darkness_by_day():
    land = held("amulet_of_darkness", "space_bending", "march").tokens("blue").source("black").tile("4", 1, 1)
    play = land.turn()
    assert terrain_cost(play, "desert") == 5
    play.do("play amulet_of_darkness basic", "token gold")
    assert terrain_cost(play, "desert") == 3 and terrain_cost(play, "forest") == 3
    play.do("play space_bending strong")
    play.do(*["token blue"] * ("token blue" in play.options), *["die black"] * ("die black" in play.options))
    assert mine(play).turn.again and play.table.source[0].at == "used"
    assert "play march strong" in play.options  # gold is of use as before


def test_amulet_of_darkness_at_night_is_a_token_alone():
    play = held("amulet_of_darkness").night().turn()
    play.do("play amulet_of_darkness strong", "token red", "token gold", "token black")
    assert mine(play).tokens == ["red", "gold", "black"] and mine(play).turn.allows == []
