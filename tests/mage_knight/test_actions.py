"""The Basic and Advanced Actions: what each side does where it matters."""

from __future__ import annotations

import pytest

from rules.mage_knight.basics import WOUND
from rules.mage_knight.events import Rolled
from rules.mage_knight.mana import COLOURS
from rules.mage_knight.movement import move_cost
from tests.mage_knight.played import (
    held,
    in_attack,
    in_block,
    in_ranged,
    points,
    powered,
    talking,
)

FIGHT = {"ranged": in_ranged, "block": in_block, "attack": in_attack}


def mine(play):
    return play.table.of(0)


ATTACKS_AND_BLOCKS = """
rage basic attack attack > 2 physical melee
rage basic block block > 2 physical block
rage strong attack - > 4 physical melee
determination basic attack attack > 2 physical melee
determination basic block block > 2 physical block
determination strong block - > 5 physical block
swiftness strong ranged - > 3 physical ranged
swiftness strong attack - > 3 physical ranged
battle_versatility basic attack attack > 2 physical melee
battle_versatility basic block block > 2 physical block
battle_versatility basic ranged - > 1 physical ranged
battle_versatility strong attack attack > 4 physical melee
battle_versatility strong attack fire_attack > 3 fire melee
battle_versatility strong block block > 4 physical block
battle_versatility strong block fire_block > 3 fire block
battle_versatility strong ranged ranged_attack > 3 physical ranged
battle_versatility strong ranged siege_attack > 2 physical siege
cold_toughness basic attack - > 2 ice melee
cold_toughness basic block - > 3 ice block
fire_bolt strong ranged - > 3 fire ranged
ice_bolt strong ranged - > 3 ice ranged
swift_bolt strong ranged - > 4 physical ranged
crushing_bolt strong ranged - > 3 physical siege
blood_rage basic attack attack > 2 physical melee
blood_rage strong attack attack > 4 physical melee
ice_shield basic block - > 3 ice block
ice_shield strong block - > 3 ice block
intimidate basic attack - > 3 physical melee
intimidate strong attack - > 7 physical melee
"""


@pytest.mark.clause("MK-COMBAT-18")
@pytest.mark.parametrize("line", ATTACKS_AND_BLOCKS.strip().splitlines())
def test_attacks_and_blocks(line: str):
    (card, side, phase, option), (amount, element, form) = (half.split() for half in line.split(" > "))
    play = FIGHT[phase](powered(held(card), card, side), "prowlers").do(f"play {card} {side}")
    if option != "-" and option.replace("_", " ") in play.options:
        play.do(option.replace("_", " "))
    assert points(play) == [(int(amount), element, form)] and mine(play).tokens == []


MOVES = """
swiftness basic 2
march basic 2
march strong 4
stamina basic 2
stamina strong 4
agility basic 2
agility strong 4
refreshing_walk basic 2
refreshing_walk strong 4
frost_bridge basic 2
frost_bridge strong 4
song_of_wind basic 2
song_of_wind strong 2
path_finding basic 2
path_finding strong 4
steady_tempo basic 2
steady_tempo strong 4
ambush basic 2
ambush strong 4
"""


@pytest.mark.clause("MK-EFF-2")
@pytest.mark.parametrize("line", MOVES.strip().splitlines())
def test_move_points(line: str):
    card, side, n = line.split()
    play = powered(held(card), card, side).turn().do(f"play {card} {side}")
    assert mine(play).turn.move == int(n)


INFLUENCE = """
promise basic 2
promise strong 4
threaten basic 2
threaten strong 5
noble_manners basic 2
noble_manners strong 4
intimidate basic 4
intimidate strong 8
heroic_tale basic 3
heroic_tale strong 6
diplomacy basic 2
learning basic 2
learning strong 4
in_need basic 3
in_need strong 5
"""


@pytest.mark.clause("MK-EFF-2")
@pytest.mark.parametrize("line", INFLUENCE.strip().splitlines())
def test_influence_points(line: str):
    card, side, n = line.split()
    play = talking(powered(held(card), card, side)).do(f"play {card} {side}")
    assert mine(play).turn.influence == int(n)


MANA = """
concentration basic white > token white
will_focus basic crystal > crystal green
fire_bolt basic - > crystal red
ice_bolt basic - > crystal blue
swift_bolt basic - > crystal white
crushing_bolt basic - > crystal green
crystallize strong green > crystal green
"""


@pytest.mark.clause("MK-GAIN-1", "MK-GAIN-2")
@pytest.mark.parametrize("line", MANA.strip().splitlines())
def test_mana_and_crystals(line: str):
    (card, side, choice), (what, colour) = (half.split() for half in line.split(" > "))
    play = powered(held(card), card, side).turn().do(f"play {card} {side}")
    while play.asked.kind != "mage_knight.turn_window":
        play.do(next(id for id in play.options if choice in id or colour in id))
    hero = mine(play)
    assert (hero.tokens, hero.crystals) == (([colour], []) if what == "token" else ([], [colour]))


# Basic Actions.


def test_tranquility_heals_or_draws_and_never_both():
    play = powered(held("tranquility", "wound", "wound"), "tranquility", "strong").turn()
    play.do("play tranquility strong", "heal")
    assert mine(play).turn.healing == 2 and len(mine(play).hand) == 2


@pytest.mark.clause("MK-SRC-10")
def test_threaten_costs_reputation_at_once_in_the_first_print_at_the_end():
    play = talking(powered(held("threaten"), "threaten", "strong")).do("play threaten strong")
    assert mine(play).reputation == -1 and mine(play).turn.influence == 5
    play = talking(powered(held("threaten", first_print=True), "threaten", "strong")).do("play threaten strong")
    assert mine(play).reputation == 0
    play.do("leave the locals", "end turn")
    assert mine(play).reputation == -1


def test_crystallize_takes_a_basic_mana_of_any_origin():
    play = held("crystallize").tokens("red green black").crystals("blue").source("white gold").turn()
    play.do("play crystallize basic")
    assert play.options == [
        "token green",
        "token red",
        "die white",
        "crystal blue",
        "die gold as red",
        "die gold as blue",
        "die gold as green",
        "die gold as white",
    ]
    play.do("die gold as white")
    assert sorted(mine(play).crystals) == ["blue", "white"]


@pytest.mark.clause("MK-MANA-4", "MK-MANA-5")
def test_mana_draw_grants_one_more_die():
    play = held("mana_draw", "march", "stamina", "rage").source("green blue red").turn()
    play.do("play mana_draw basic", "play march strong", "play stamina strong")
    assert [die.at for die in play.table.source] == ["used", "used", "source"]
    assert play.refused("play rage strong") in ("MK-COMBAT-13", "MK-MANA-4")


@pytest.mark.clause("MK-MANA-5", "MK-MANA-10")
def test_mana_draw_strong_takes_a_depleted_die_sets_it_and_returns_it_unrolled():
    play = held("mana_draw", "march").tokens("white").source("black red").turn()
    play.do("play mana_draw strong", "die black", "set green")
    hero = mine(play)
    assert hero.tokens == ["green", "green"] and hero.turn.dice == 1
    assert "set gold" not in play.options
    play.do("end turn", "keep all")
    assert [die.colour for die in play.table.source] == ["green", "red"]
    assert not [event for event in play.happened if type(event) is Rolled and event.why == "source"]


def test_mana_draw_needs_a_die_in_the_source():
    assert held("mana_draw").tokens("white").turn().refused("play mana_draw strong") == "MK-MANA-5"


def test_black_tokens_may_be_made_by_day_and_are_of_no_use():
    play = held("mana_draw").tokens("white").source("red").turn().do("play mana_draw strong")
    assert "set black" in play.options and "set gold" not in play.options


@pytest.mark.clause("MK-EFF-5")
def test_concentration_adds_two_to_a_strong_effect_for_nothing():
    land = held("concentration", "march", "rage").tokens("green")
    play = land.turn().do("play concentration strong")
    assert mine(play).turn.move == 6 and sorted(mine(play).played) == ["concentration", "march"]
    attack = in_attack(held("will_focus", "rage", hero="goldyx").tokens("green"), "diggers").do(
        "play will_focus strong"
    )
    assert points(attack) == [(7, "physical", "melee")]


@pytest.mark.clause("MK-EFF-5")
@pytest.mark.parametrize(
    ("partner", "then", "expected"),
    [
        ("blood_rage", "attack", (6, "physical", "melee")),
        ("blood_rage", "take wound 1", (11, "physical", "melee")),
        ("ice_bolt", "", (5, "ice", "ranged")),
        ("crushing_bolt", "", (5, "physical", "siege")),
        ("intimidate", "", (9, "physical", "melee")),
    ],
)
def test_concentration_with_attacks(partner: str, then: str, expected: tuple[int, str, str]):
    play = in_attack(held("concentration", partner).tokens("green"), "diggers").do("play concentration strong")
    if then:
        play.do(next(id for id in play.options if id.startswith(then.split()[0])))
    assert points(play) == [expected]


def test_concentration_raises_neither_healing_nor_mana():
    play = held("concentration", "tranquility", "wound").tokens("green").turn()
    play.do("play concentration strong", "heal")
    assert mine(play).turn.healing == 2
    walk = held("concentration", "refreshing_walk").tokens("green").turn().do("play concentration strong")
    assert (mine(walk).turn.move, mine(walk).turn.healing) == (6, 2)


@pytest.mark.clause("MK-EFF-5", "MK-CARD-11")
def test_the_partner_must_be_playable_with_all_its_costs():
    lonely = held("concentration", "improvisation").tokens("green").turn()
    assert lonely.refused("play concentration strong") == "MK-CARD-11"
    play = held("concentration", "improvisation", "rage").tokens("green").turn().do("play concentration strong")
    assert mine(play).turn.move == 7 and mine(play).discard == ["rage"]
    only_spells = held("concentration", "fireball", "ruby_ring").tokens("green red").turn()
    assert only_spells.refused("play concentration strong") == "MK-CARD-11"


def test_concentration_upon_will_focus_adds_up():
    land = held("concentration", "will_focus", "march", hero="goldyx").tokens("green")
    play = land.turn().do("play concentration strong", "played will_focus")
    assert mine(play).turn.move == 4 + 2 + 3


def test_cold_toughness_counts_what_is_depicted():
    for foe, bonus in (("prowlers", 0), ("high_dragon", 5), ("fire_mages", 2), ("ice_golems", 4), ("ironclads", 2)):
        land = powered(held("cold_toughness", hero="tovak"), "cold_toughness", "strong")
        assert points(in_block(land, foe).do("play cold_toughness strong")) == [(5 + bonus, "ice", "block")]


def test_cold_toughness_counts_the_summoned_token():
    land = powered(held("cold_toughness", hero="tovak"), "cold_toughness", "strong").next_token("medusa.1")
    play = in_block(land, "orc_summoners").do("play cold_toughness strong")
    assert points(play) == [(6, "ice", "block")]


@pytest.mark.parametrize(("side", "fame", "reputation"), [("basic", 1, 0), ("strong", 1, 1)])
def test_noble_manners_in_an_interaction(side: str, fame: int, reputation: int):
    play = talking(powered(held("noble_manners", hero="norowas"), "noble_manners", side))
    play.do(f"play noble_manners {side}")
    assert (mine(play).fame, mine(play).reputation) == (0, 0)
    play.do("leave the locals", "end turn")
    assert (mine(play).fame, mine(play).reputation) == (fame, reputation)


def test_noble_manners_elsewhere_bring_nothing_more():
    land = held("noble_manners", "learning", hero="norowas")
    play = land.turn().do("play learning basic", "play noble_manners basic", "end turn")
    assert mine(play).fame == 0


# Advanced Actions.


@pytest.mark.parametrize(("side", "n"), [("basic", 5), ("strong", 9)])
def test_blood_rage_for_a_wound(side: str, n: int):
    play = in_attack(powered(held("blood_rage"), "blood_rage", side), "diggers").do(f"play blood_rage {side}")
    play.do(next(id for id in play.options if id.startswith("take")))
    assert points(play) == [(n, "physical", "melee")] and mine(play).hand == [WOUND]


def test_ice_shield_weakens_whom_it_blocked():
    from rules.mage_knight.fight.points import armour

    def blocked(foe: str, *cards: str):
        land = powered(held("ice_shield", *cards), "ice_shield", "strong")
        play = in_block(land, foe).do("play ice_shield strong")
        for card in cards:
            play.do(f"play {card} basic", "block") if card == "rage" else play.do(f"play {card} sideways")
        return play.do("block")

    play = blocked("diggers")
    assert armour(play.table, play.table.fights[0].foes[0]) == 1
    play = in_block(powered(held("ice_shield"), "ice_shield", "strong"), "swordsmen").do("play ice_shield strong")
    play.do("let go")
    assert armour(play.table, play.table.fights[0].foes[0]) == 5


@pytest.mark.clause("MK-COMBAT-14")
def test_ice_shield_does_not_weaken_what_resists_ice():
    from rules.mage_knight.fight.points import armour

    play = in_block(powered(held("ice_shield"), "ice_shield", "strong"), "ice_golems").do("play ice_shield strong")
    foe = play.table.fights[0].foes[0]
    play.do(*["let go"] if "block" not in play.options else ["block"])
    assert armour(play.table, play.table.fights[0].foes[0]) == 4 and foe.name == "ice_golems"


def test_agility_turns_move_points_into_attacks():
    play = in_attack(held("agility", "march"), "diggers").do("play agility basic", "play march basic")
    assert mine(play).turn.move == 4
    play.do("move to attack melee 1", "move to attack melee 1")
    assert points(play) == [(1, "physical", "melee")] * 2 and mine(play).turn.move == 2
    ranged = in_ranged(powered(held("agility"), "agility", "strong"), "prowlers").do("play agility strong")
    assert ranged.refused("move to attack melee 1") == "MK-RANGED-1"
    ranged.do("move to attack ranged 2", "move to attack ranged 2")
    assert points(ranged) == [(1, "physical", "ranged")] * 2 and mine(ranged).turn.move == 0


def test_agility_played_in_combat_brings_what_was_left_over():
    land = held("march", "agility").rampaging("1,-1", "diggers.1")
    play = land.turn().do("play march basic", "challenge")
    assert mine(play).turn.move == 0
    play.do("play agility basic")
    assert mine(play).turn.move == 4


@pytest.mark.clause("MK-SRC-10")
def test_agility_of_the_first_print_is_of_the_move_phase_alone():
    play = in_attack(held("agility", "march", first_print=True), "diggers")
    assert play.refused("play agility basic") == "MK-MOVE-1"
    land = held("agility", "march", first_print=True).rampaging("1,-1", "diggers.1")
    before = land.turn().do("play agility basic", "challenge")
    assert mine(before).turn.move == 2 and before.refused("play march basic") == "MK-MOVE-1"


def test_refreshing_walk_does_both_but_heals_not_in_combat():
    play = held("refreshing_walk").turn().do("play refreshing_walk basic")
    assert (mine(play).turn.move, mine(play).turn.healing) == (2, 1)
    fighting = in_attack(held("agility", "refreshing_walk"), "diggers")
    assert fighting.refused("play refreshing_walk basic") == "MK-MOVE-1"
    fighting.do("play agility basic", "play refreshing_walk basic")
    assert (mine(fighting).turn.move, mine(fighting).turn.healing) == (4, 0)
    first = in_attack(held("agility", "refreshing_walk", first_print=True), "diggers")
    assert first.refused("play refreshing_walk basic") in ("MK-MOVE-1", "MK-HEAL-1")


@pytest.mark.parametrize(("side", "loss"), [("basic", 1), ("strong", 2)])
def test_intimidate_costs_reputation(side: str, loss: int):
    now = in_attack(powered(held("intimidate"), "intimidate", side), "diggers").do(f"play intimidate {side}")
    assert mine(now).reputation == -loss
    land = powered(held("intimidate", first_print=True), "intimidate", side)
    later = talking(land).do(f"play intimidate {side}")
    assert mine(later).reputation == 0
    assert mine(later.do("leave the locals", "end turn")).reputation == -loss


def cost_of(play, terrain: str) -> int | None:
    """What such a space costs the hero now, wherever one lies."""
    from rules.mage_knight import times

    table = play.table
    space = next(hex for hex, space in times.spaces(table).items() if space.terrain == terrain)
    return move_cost(table, mine(play), space)


TERRAINS = """
frost_bridge basic swamp 1
frost_bridge basic lake None
frost_bridge strong swamp 1
frost_bridge strong lake 1
song_of_wind basic plains 1
song_of_wind basic desert 4
song_of_wind basic wasteland 3
song_of_wind basic hills 3
song_of_wind strong plains 0
song_of_wind strong desert 3
song_of_wind strong wasteland 2
song_of_wind strong lake None
path_finding basic plains 2
path_finding basic hills 2
path_finding basic swamp 4
path_finding basic lake None
path_finding strong swamp 2
path_finding strong desert 2
path_finding strong mountain None
"""


@pytest.mark.clause("MK-EFF-3")
@pytest.mark.parametrize("line", TERRAINS.strip().splitlines())
def test_what_terrains_cost(line: str):
    card, side, terrain, cost = line.split()
    land = powered(held(card), card, side)
    for tile, x, y in (("4", 1, 1), ("7", 2, 0), ("9", 0, 2)):
        land.tile(tile, x, y)
    play = land.turn().do(f"play {card} {side}")
    if play.options == ["pay blue"]:
        play.do("")
    assert str(cost_of(play, terrain)) == cost


def test_song_of_wind_opens_lakes_for_blue_mana():
    land = powered(held("song_of_wind"), "song_of_wind", "strong").crystals("blue").tile("7", 2, 0)
    play = land.turn().do("play song_of_wind strong")
    assert len(play.options) == 1
    play.do(play.options[0])
    assert mine(play).crystals == [] and cost_of(play, "lake") == 0
    declined = powered(held("song_of_wind"), "song_of_wind", "strong").crystals("blue").tile("7", 2, 0).turn()
    declined.do("play song_of_wind strong", "")
    assert mine(declined).crystals == ["blue"] and cost_of(declined, "lake") is None


def test_path_finding_and_song_of_wind_add_up():
    land = held("path_finding", "song_of_wind").tokens("green")
    play = land.turn().do("play path_finding strong", "play song_of_wind basic")
    assert (cost_of(play, "plains"), cost_of(play, "hills")) == (1, 2)


def test_blood_ritual():
    play = held("blood_ritual").turn().do("play blood_ritual basic", "token black")
    hero = mine(play)
    assert (hero.hand, hero.crystals, hero.tokens) == ([WOUND], ["red"], ["black"])
    play = powered(held("blood_ritual"), "blood_ritual", "strong").turn()
    play.do("play blood_ritual strong", "token green", "token gold", "token black")
    assert mine(play).tokens == ["green", "gold", "black"]
    play.do(play.options[0], "token green")
    assert mine(play).tokens == ["gold", "black"] and mine(play).crystals == ["green"]
    first = held("blood_ritual", first_print=True).turn().do("play blood_ritual basic", "token blue")
    assert sorted(mine(first).tokens) == ["blue", "red"] and mine(first).crystals == []


@pytest.mark.clause("MK-CARD-11")
@pytest.mark.parametrize(("side", "n"), [("basic", 4), ("strong", 7)])
def test_pure_magic_by_the_colour_of_the_mana(side: str, n: int):
    def with_mana(colour: str):
        return powered(held("pure_magic"), "pure_magic", side).tokens(colour)

    move = with_mana("green").turn().do(f"play pure_magic {side}")
    assert mine(move).turn.move == n and mine(move).tokens == []
    assert mine(talking(with_mana("white")).do(f"play pure_magic {side}")).turn.influence == n
    assert points(in_block(with_mana("blue"), "diggers").do(f"play pure_magic {side}")) == [(n, "physical", "block")]
    assert points(in_attack(with_mana("red"), "diggers").do(f"play pure_magic {side}")) == [(n, "physical", "melee")]
    assert with_mana("red").turn().refused(f"play pure_magic {side}")


def test_pure_magic_cannot_be_paid_with_black():
    land = held("pure_magic").night().tokens("black")
    assert land.turn().refused("play pure_magic basic").startswith("MK-")


@pytest.mark.parametrize(("side", "fame", "n"), [("basic", 0, 3), ("strong", 1, 6)])
def test_heroic_tale_counts_units_recruited_before_and_after(side: str, fame: int, n: int):
    def recruited(first_print: bool):
        land = powered(held("heroic_tale", "promise", first_print=first_print), "heroic_tale", side)
        land.give(0, level=3, fame=8).offer(units="peasants.1 peasants.2")
        play = talking(land)
        play.table.of(0).turn.influence = 4
        return play.do("recruit peasants.1", f"play heroic_tale {side}", "play promise basic")

    play = recruited(False)
    assert (mine(play).fame, mine(play).reputation) == (8 + fame, 1)
    play.do("recruit peasants.2")
    assert (mine(play).fame, mine(play).reputation) == (8 + 2 * fame, 2)
    first = recruited(True).do("recruit peasants.2")
    assert (mine(first).fame, mine(first).reputation) == (8, 0)
    first.do("leave the locals", "end turn")
    assert (mine(first).fame, mine(first).reputation) == (8 + 2 * fame, 2)


@pytest.mark.parametrize(("side", "heal", "level"), [("basic", 1, 2), ("strong", 2, 3)])
def test_regeneration_heals_and_readies(side: str, heal: int, level: int):
    land = powered(held("regeneration", "wound"), "regeneration", side).units(
        "peasants.1", "utem_crossbowmen.1", ready=False
    )
    play = land.turn().do(f"play regeneration {side}")
    assert play.options == ["ready peasants.1", "ready utem_crossbowmen.1"]
    play.do("ready utem_crossbowmen.1")
    assert mine(play).turn.healing == heal and mine(play).unit("utem_crossbowmen.1").ready


def test_regeneration_may_find_nobody_to_ready():
    play = held("regeneration").turn().do("play regeneration basic")
    assert mine(play).turn.healing == 1


@pytest.mark.clause("MK-EFF-7")
@pytest.mark.parametrize(("side", "n"), [("basic", 2), ("strong", 3)])
def test_into_the_heat(side: str, n: int):
    land = powered(held("into_the_heat", "rage"), "into_the_heat", side).units("peasants.1", "utem_crossbowmen.1")
    play = land.fight("prowlers")
    play.do(f"play into_the_heat {side}", "attack", "activate utem_crossbowmen.1 2")
    assert points(play) == [(2 + n, "physical", "ranged")]
    play.do("let go", "next phase", "block prowlers.1", "activate peasants.1 1")
    assert points(play) == [(2 + n, "physical", "block")]
    play.do("let go", "next phase", "face prowlers.1")
    assert mine(play).hand.count(WOUND) == 2  # no Unit could be given the damage


@pytest.mark.clause("MK-COMBAT-14")
def test_into_the_heat_is_for_the_start_of_a_combat():
    play = held("into_the_heat", "swiftness").tokens("white").units("utem_crossbowmen.1").fight("prowlers")
    assert "play into_the_heat basic" in play.options
    play.do("attack", "activate utem_crossbowmen.1 2")
    assert play.refused("play into_the_heat basic") == "MK-COMBAT-14"
    assert held("into_the_heat").turn().refused("play into_the_heat basic") == "MK-COMBAT-14"


@pytest.mark.clause("MK-DRAW-1")
def test_steady_tempo_goes_back_to_the_deck_before_drawing():
    play = powered(held("steady_tempo"), "steady_tempo", "strong").turn()
    play.do("play steady_tempo strong", "end turn", "back on deck top")
    assert "steady_tempo" in mine(play).hand
    play = held("steady_tempo").turn().do("play steady_tempo basic", "end turn", "back on deck bottom")
    assert mine(play).deck[0] == "steady_tempo"
    declined = held("steady_tempo").turn().do("play steady_tempo basic", "end turn", "")
    assert mine(declined).discard == ["steady_tempo"]


def test_steady_tempo_and_the_empty_deck():
    play = held("steady_tempo", "rage").empty_deck().turn()
    play.do("play the turn", "play steady_tempo basic", "end turn", "keep all")
    assert "steady_tempo" in mine(play).discard
    land = powered(held("steady_tempo", "rage"), "steady_tempo", "strong").empty_deck()
    play = land.turn().do("play the turn", "play steady_tempo strong", "end turn", "back on deck top", "keep all")
    assert "steady_tempo" in mine(play).hand


def test_steady_tempo_sideways_is_an_ordinary_card():
    play = held("steady_tempo").turn().do("play steady_tempo sideways", "end turn")
    assert mine(play).discard == ["steady_tempo"]


def test_steady_tempo_with_concentration_is_placed_and_with_maximal_effect_not():
    land = held("concentration", "steady_tempo").tokens("green")
    play = land.turn().do("play concentration strong", "end turn", "back on deck top")
    assert "steady_tempo" in mine(play).hand
    play = held("maximal_effect", "steady_tempo").turn().do("play maximal_effect basic", "end turn")
    assert play.table.removed[-1:] == ["steady_tempo"] and play.asked.kind == "mage_knight.turn_window"


def test_diplomacy_makes_influence_a_block():
    play = in_block(held("diplomacy", "promise"), "diggers")
    assert play.refused("play promise basic") == "MK-LOCALS-2"
    play.do("play diplomacy basic", "play promise basic", "influence to block physical", "influence to block physical")
    assert points(play) == [(1, "physical", "block")] * 2 and mine(play).turn.influence == 2
    strong = in_block(powered(held("diplomacy"), "diplomacy", "strong"), "diggers").do("play diplomacy strong")
    assert strong.options == ["diplomacy ice", "diplomacy fire"]
    strong.do("diplomacy ice", "influence to block ice")
    assert points(strong) == [(1, "ice", "block")] and "influence to block physical" not in strong.options


def test_influence_gained_before_a_combat_is_kept_for_diplomacy():
    land = held("diplomacy", "rage").rampaging("1,-1", "diggers.1")
    play = land.turn().do(
        "play diplomacy basic", "challenge", "next phase", "block diggers.1", "influence to block physical"
    )
    assert points(play) == [(1, "physical", "block")] and mine(play).turn.influence == 1


@pytest.mark.parametrize(
    ("side", "first_print", "n"), [("basic", False, 6), ("strong", False, 11), ("basic", True, 5), ("strong", True, 10)]
)
def test_in_need_counts_wound_cards(side: str, first_print: bool, n: int):
    land = powered(held("in_need", "wound", first_print=first_print), "in_need", side).units("peasants.1", wounds=2)
    assert mine(talking(land).do(f"play in_need {side}")).turn.influence == n


@pytest.mark.clause("MK-GAIN-2", "MK-MANA-3")
def test_decompose():
    play = held("decompose", "march").turn().do("play decompose basic")
    assert mine(play).crystals == ["green", "green"] and mine(play).thrown == ["march"]
    play = powered(held("decompose", "march"), "decompose", "strong").crystals("red red red").turn()
    play.do("play decompose strong", "token red")
    assert sorted(mine(play).crystals) == ["blue", "red", "red", "red", "white"] and mine(play).tokens == ["red"]
    refused = held("decompose", "fireball", "ruby_ring").turn()
    assert refused.refused("play decompose basic") == "MK-CARD-11"


def test_crystal_mastery_gives_another_of_what_one_has():
    play = held("crystal_mastery").crystals("red green").turn().do("play crystal_mastery basic")
    assert play.options == ["crystal red", "crystal green"]
    assert held("crystal_mastery").turn().refused("play crystal_mastery basic") == "MK-CARD-11"
    full = held("crystal_mastery").crystals("red red red").turn().do("play crystal_mastery basic")
    assert mine(full).tokens == ["red"]


def test_crystal_mastery_returns_what_was_spent_before_and_after():
    land = held("crystal_mastery", "march", "rage").crystals("blue green red")
    play = land.turn().do("play march strong", "play crystal_mastery strong", "melt red", "end turn", "keep all")
    assert sorted(mine(play).crystals) == ["blue", "green", "red"]


def test_mana_storm_rerolls_one_die_for_a_crystal():
    play = held("mana_storm").source("blue gold black").rolls("d6 1").turn().do("play mana_storm basic")
    assert mine(play).crystals == ["blue"] and [die.colour for die in play.table.source] == [
        COLOURS[0],
        "gold",
        "black",
    ]
    assert mine(play).turn.dice == 1 and play.undo == "barrier"
    assert held("mana_storm").source("gold").turn().refused("play mana_storm basic") == "MK-MANA-5"


def test_mana_storm_strong_rerolls_all_and_makes_jokers():
    land = held("mana_storm", "march", "stamina", "swiftness").source("white red red red")
    play = land.rolls("d6 5", "d6 6", "d6 6").turn().do("play mana_storm strong")
    assert [die.colour for die in play.table.source] == ["white", "gold", "black", "black"]
    assert mine(play).turn.dice == 3
    play.do("play march strong")
    assert play.options == ["die black", "die gold"]
    play.do("die black", "play stamina strong", "die black")
    assert mine(play).turn.move == 8 and mine(play).turn.dice == 1


@pytest.mark.clause("MK-MANA-14")
def test_mana_storm_makes_no_jokers_of_tokens():
    land = held("mana_storm", "march").tokens("white black").source("red").rolls("d6 1")
    play = land.turn().do("play mana_storm strong")
    assert play.refused("play march strong").startswith("MK-")


def test_ambush_helps_the_first_attack_or_block_card():
    land = held("ambush", "rage", "rage", "swiftness").units("peasants.1").rampaging("1,-1", "prowlers.1")
    play = land.turn().do("play ambush basic", "challenge", "next phase", "block prowlers.1", "activate peasants.1 1")
    assert points(play) == [(2, "physical", "block")]
    play.do("play rage basic")
    assert points(play)[1] == (4, "physical", "block")
    play.do("play rage basic")
    assert points(play)[2] == (2, "physical", "block")


def test_ambush_helps_a_sideways_attack_and_takes_its_element():
    land = powered(held("ambush", "fireball", "rage"), "ambush", "strong").rampaging("1,-1", "prowlers.1")
    play = land.tokens("red").turn().do("play ambush strong", "challenge", "attack", "play fireball basic")
    assert points(play) == [(7, "fire", "ranged")]


def test_ambush_with_concentration_raises_the_move_alone():
    land = held("concentration", "ambush").tokens("green").turn().do("play concentration strong")
    assert mine(land).turn.move == 6 and mine(land).turn.allows == ["ambush 2"]


@pytest.mark.clause("MK-EFF-5", "MK-CARD-11")
@pytest.mark.case("R-MK-43")
def test_maximal_effect_makes_one_block_and_pays_every_cost():
    play = in_block(held("maximal_effect", "ice_shield"), "diggers", "prowlers").do("play maximal_effect basic")
    assert points(play) == [(3, "ice", "block")] * 3 and play.table.fights[0].targets == ["diggers.1"]
    assert mine(play).thrown == ["ice_shield"]
    poor = held("maximal_effect", "improvisation", "march", "rage").turn()
    assert "thrown improvisation" not in poor.do("play maximal_effect basic").options
    rich = held("maximal_effect", "improvisation", "stamina", "rage", "promise").turn().do("play maximal_effect basic")
    rich.do("thrown improvisation", *["discard rage", "discard promise"])
    assert mine(rich).turn.move == 9 and len(mine(rich).discard) == 3


@pytest.mark.clause("MK-EFF-5")
def test_maximal_effect_strong_twice_without_its_mana():
    land = powered(held("maximal_effect", "march"), "maximal_effect", "strong")
    assert mine(land.turn().do("play maximal_effect strong")).turn.move == 8
    land = powered(held("maximal_effect", "blood_rage"), "maximal_effect", "strong")
    play = in_attack(land, "diggers").do("play maximal_effect strong", "attack", "take wound")
    assert [n for n, _, _ in points(play)] == [4, 9]


def test_maximal_effect_at_the_start_of_combat():
    land = held("maximal_effect", "into_the_heat").units("utem_crossbowmen.1")
    play = land.fight("prowlers").do("play maximal_effect basic", "attack", "activate utem_crossbowmen.1 2")
    assert points(play) == [(2 + 6, "physical", "ranged")]


def test_maximal_effect_repeats_choices_and_adds_dice():
    play = held("maximal_effect", "concentration").turn().do("play maximal_effect basic", "token red", "token red")
    play.do("token blue")
    assert mine(play).tokens == ["red", "red", "blue"]
    assert mine(held("maximal_effect", "mana_draw").turn().do("play maximal_effect basic")).turn.dice == 4


def test_concentration_on_maximal_effect_counts_once():
    land = held("concentration", "maximal_effect", "march").tokens("green")
    play = land.turn().do("play concentration strong", "played maximal_effect")
    assert mine(play).turn.move == 4 + 2 + 4


@pytest.mark.clause("MK-EFF-5", "MK-GAIN-4")
def test_magic_talent_borrows_a_spell_of_the_colour_discarded():
    land = held("magic_talent", "rage", "march").offer(spells="fireball tremor").tokens("red")
    play = in_attack(land, "diggers").do("play magic_talent basic", "discard rage")
    assert "cast tremor basic" not in play.options
    assert play.refused("cast fireball strong") == "MK-CARD-3"
    play.do("cast fireball basic")
    assert points(play) == [(5, "fire", "ranged")] and mine(play).tokens == []
    assert "fireball" in play.table.spell_offer and "cast fireball basic" not in play.options
    assert sorted(mine(play).played) == ["magic_talent"]


def test_magic_talent_needs_a_card_of_a_colour_on_offer():
    play = held("magic_talent", "rage", "ruby_ring").offer(spells="tremor").turn()
    assert play.refused("play magic_talent basic") == "MK-CARD-11"
    first = held("magic_talent", "ruby_ring", first_print=True).offer(spells="tremor").turn()
    first.do("play magic_talent basic")
    assert mine(first).discard == ["ruby_ring"] and mine(first).turn.allows == ["spell any"]


def test_magic_talent_buys_a_spell_for_two_mana():
    land = powered(held("magic_talent"), "magic_talent", "strong").crystals("red green white")
    play = land.offer(spells="fireball tremor").turn().do("play magic_talent strong")
    assert play.options == ["crystal green", "crystal red"]
    play.do("crystal red")
    assert mine(play).discard == ["fireball"] and len(play.table.spell_offer) == 2


def test_learning_sells_one_action_for_influence():
    land = held("learning", "promise", "threaten", "rage").tokens("white").offer(advanced="fire_bolt agility")
    play = land.turn().do("play learning basic", "play promise strong", "play threaten basic")
    assert mine(play).turn.influence == 8
    play.do("learn for 6", "gain agility")
    assert mine(play).discard == ["agility"] and mine(play).turn.influence == 2
    assert "learn for 6" not in play.options and len(play.table.advanced_offer) == 2


def test_learning_strong_puts_it_into_hand():
    land = powered(held("learning", "promise"), "learning", "strong").offer(advanced="fire_bolt")
    play = land.turn().do("play learning strong", "play promise basic")
    assert play.refused("learn for 9") == "MK-LOCALS-4"
    play = talking(
        powered(held("learning", "threaten"), "learning", "strong").tokens("red").offer(advanced="fire_bolt")
    )
    play.do("play learning strong", "play threaten strong", "learn for 9")
    assert "fire_bolt" in mine(play).hand


def test_learning_repeated_is_learning_once():
    play = held("maximal_effect", "learning").turn().do("play maximal_effect basic")
    assert mine(play).turn.allows == ["learning 6 discard"] and mine(play).turn.influence == 6


def test_training():
    land = held("training", "rage", "march").offer(advanced="fire_bolt decompose agility")
    play = land.turn().do("play training basic", "thrown rage")
    assert play.options == ["gain fire_bolt", "gain decompose"]
    play.do("gain decompose")
    assert mine(play).discard == ["decompose"] and mine(play).thrown == ["rage"]
    land = powered(held("training", "rage"), "training", "strong").offer(advanced="fire_bolt")
    assert "fire_bolt" in mine(land.turn().do("play training strong")).hand


@pytest.mark.clause("MK-GAIN-7")
def test_training_without_a_card_of_that_colour_gains_nothing():
    play = held("training", "rage").offer(advanced="agility").turn().do("play training basic")
    assert mine(play).discard == [] and mine(play).thrown == ["rage"]


@pytest.mark.clause("MK-GAIN-3", "MK-GAIN-4")
def test_the_offer_is_refilled_from_the_top_at_once():
    land = held("training", "rage").offer(advanced="fire_bolt agility diplomacy")
    play = land.turn().do("play training basic")
    assert play.table.advanced_offer[:2] == ["agility", "diplomacy"] and len(play.table.advanced_offer) == 3
