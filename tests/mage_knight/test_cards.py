"""8.1 and 8.2: the ways to play a card, and when."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from rules.engine.instructions import unwritten
from rules.engine.records import names_of
from rules.mage_knight.basics import BASIC, WOUND
from rules.mage_knight.card_events import Played
from rules.mage_knight.content.decks import starting_deck
from rules.mage_knight.content.tiles import TILES
from rules.mage_knight.deed_cards import CARDS, ActionCard, ArtifactCard, SpellCard
from rules.mage_knight.events import ManaUsed
from rules.mage_knight.levels import level_by_fame
from rules.mage_knight.numbers import Amount
from rules.mage_knight.scenarios import tactics_now
from rules.mage_knight.setup import HEROES
from tests.mage_knight.played import held, in_attack, in_block, in_ranged, points, talking
from tests.mage_knight.positions import knights


@pytest.mark.clause("MK-COMP-1")
def test_deed_cards_of_the_box():
    kinds = [type(card) for card in CARDS.values()]
    advanced = [card for card in CARDS.values() if isinstance(card, ActionCard) and card.advanced]
    spells = [card for card in CARDS.values() if isinstance(card, SpellCard)]
    assert sum(len(starting_deck(hero)) for hero in HEROES) == 64
    assert (len(advanced), len(spells), kinds.count(ArtifactCard)) == (28, 20, 16)
    assert all([card.colour for card in advanced].count(colour) == 7 for colour in BASIC)
    assert all([card.colour for card in spells].count(colour) == 5 for colour in BASIC)
    assert {card.name for card in spells if card.competitive} == {
        "mana_meltdown",
        "mana_claim",
        "mind_read",
        "energy_flow",
    }
    assert {card.name for card in CARDS.values() if isinstance(card, ArtifactCard) and card.banner} == {
        "banner_of_glory",
        "banner_of_fear",
        "banner_of_protection",
        "banner_of_courage",
    }


@pytest.mark.clause("MK-COMP-13")
@pytest.mark.parametrize(
    ("hero", "own", "instead_of"),
    [
        ("arythea", "battle_versatility", "rage"),
        ("goldyx", "will_focus", "concentration"),
        ("norowas", "noble_manners", "promise"),
        ("tovak", "cold_toughness", "determination"),
    ],
)
def test_each_hero_has_one_card_of_its_own(hero: str, own: str, instead_of: str):
    usual: Counter[str] = Counter()
    usual.update(
        "rage rage determination swiftness swiftness march march stamina stamina tranquility promise threaten"
        " crystallize mana_draw concentration improvisation".split()
    )
    assert Counter(starting_deck(hero)) == usual - Counter({instead_of: 1}) + Counter({own: 1})


@pytest.mark.clause("MK-CARD-1", "MK-CARD-10", "MK-CARD-13")
def test_a_card_lies_in_the_play_area_until_the_end_of_the_turn():
    play = held("march", "rage", "wound").turn().do("play march basic")
    assert play.table.of(0).played == ["march"] and play.table.of(0).turn.move == 2
    play.do("end turn", "keep all")
    hero = play.table.of(0)
    assert hero.played == [] and hero.discard == ["march"] and {"rage", WOUND} <= set(hero.hand)


@pytest.mark.clause("MK-CARD-2")
@pytest.mark.case("R-MK-26")
def test_the_strong_effect_of_an_action_takes_one_mana_of_its_colour_at_night_too():
    play = held("rage").night().crystals("red").fight("diggers")
    play.do("next phase", "block diggers.1", "play rage basic")
    assert play.table.of(0).crystals == ["red"]
    play = held("rage").night().crystals("red").source("blue")
    play = in_attack(play, "diggers").do("play rage strong")
    assert points(play) == [(4, "physical", "melee")] and play.table.of(0).crystals == []


@pytest.mark.clause("MK-CARD-2", "MK-CARD-11")
def test_without_mana_the_strong_effect_is_refused():
    play = held("march").source("red").turn()
    assert play.refused("play march strong") == "MK-CARD-11"
    assert "play march basic" in play.options


@pytest.mark.clause("MK-CARD-3")
@pytest.mark.case("R-MK-13")
def test_a_spell_costs_mana_for_its_basic_effect_too():
    play = in_attack(held("fireball").source("blue"), "diggers")
    assert play.refused("play fireball basic") == "MK-CARD-11"
    assert "play fireball sideways" in play.options
    play = in_attack(held("fireball").tokens("red"), "diggers").do("play fireball basic")
    assert points(play) == [(5, "fire", "ranged")] and play.table.of(0).tokens == []


@pytest.mark.clause("MK-CARD-3", "MK-MANA-6")
def test_the_strong_effect_of_a_spell_needs_black_mana_and_the_night():
    by_day = in_ranged(held("fireball").tokens("red black"), "diggers")
    assert by_day.refused("play fireball strong") == "MK-CARD-3"
    no_black = in_ranged(held("fireball").night().tokens("red"), "diggers")
    assert no_black.refused("play fireball strong") == "MK-CARD-11"
    play = in_ranged(held("fireball").night().tokens("red black"), "diggers").do("play fireball strong")
    assert points(play) == [(8, "fire", "siege")] and play.table.of(0).tokens == []


@pytest.mark.clause("MK-CARD-4", "MK-CARD-10")
@pytest.mark.case("R-MK-08")
def test_an_artifact_is_free_of_mana_and_thrown_away_for_its_strong_effect():
    land = held("endless_gem_pouch", "ruby_ring").source("blue")
    play = land.turn().do("play endless_gem_pouch strong", "play ruby_ring basic")
    assert play.table.of(0).thrown == ["endless_gem_pouch"]
    play.do("end turn")
    hero = play.table.of(0)
    assert "ruby_ring" in hero.discard and "endless_gem_pouch" in play.table.removed


@pytest.mark.clause("MK-CARD-5", "MK-WOUND-2")
def test_a_wound_is_not_played_discarded_or_thrown_away():
    play = held("wound", "improvisation", "decompose").turn()
    assert not [id for id in play.options if "wound" in id]
    alone = held("wound", "improvisation").turn()
    assert alone.refused("play improvisation basic") == "MK-CARD-11"
    thrown = held("wound", "decompose").turn()
    assert thrown.refused("play decompose basic") == "MK-CARD-11"
    ended = held("wound", "march").turn().do("play march basic", "end turn")
    assert WOUND in ended.table.of(0).hand


@pytest.mark.clause("MK-CARD-6")
def test_sideways_gives_one_of_four():
    for card in ("march", "fireball", "ruby_ring", "banner_of_glory"):
        assert held(card).turn().do(f"play {card} sideways").table.of(0).turn.move == 1
    assert talking(held("rage")).do("play rage sideways").table.of(0).turn.influence == 1
    assert points(in_attack(held("fireball"), "diggers").do("play fireball sideways")) == [(1, "physical", "melee")]
    assert points(in_block(held("fireball"), "diggers").do("play fireball sideways")) == [(1, "physical", "block")]
    assert in_ranged(held("rage"), "prowlers").refused("play rage sideways") == "MK-RANGED-5"


@pytest.mark.clause("MK-CARD-7")
def test_a_card_gives_one_effect_and_is_powered_when_it_is_played():
    play = held("march").tokens("green").turn().do("play march basic")
    assert not [id for id in play.options if "march" in id] and play.table.of(0).turn.move == 2


@pytest.mark.clause("MK-CARD-8")
@pytest.mark.parametrize(
    ("card", "colour"),
    [("rage", "red"), ("cold_toughness", "blue"), ("tremor", "green"), ("mind_read", "white"), ("ruby_ring", "")],
)
def test_the_colour_of_a_card_is_that_of_its_mana(card: str, colour: str):
    assert CARDS[card].colour == colour


@pytest.mark.clause("MK-CARD-9", "MK-EFF-2")
def test_effects_of_one_kind_add_up():
    play = held("march", "stamina", "rage").units("peasants.1").turn()
    play.do("play march basic", "play stamina basic", "play rage sideways", "activate peasants.1 3")
    assert play.table.of(0).turn.move == 2 + 2 + 1 + 2


@pytest.mark.clause("MK-CARD-11")
def test_a_cost_that_cannot_be_paid_forbids_the_card():
    play = held("improvisation").turn()
    assert play.refused("play improvisation basic") == "MK-CARD-11"
    assert held("crystallize").source("black").turn().refused("play crystallize basic") == "MK-CARD-11"


@pytest.mark.clause("MK-CARD-12")
def test_any_card_means_no_wound():
    play = held("improvisation", "wound", "fireball", "ruby_ring").turn().do("play improvisation basic")
    assert play.options == ["discard fireball", "discard ruby_ring"]


@pytest.mark.clause("MK-EFF-1")
def test_move_and_influence_have_their_part_of_the_turn():
    land = held("march", "promise", "rage")
    assert land.turn().refused("play promise basic") == "MK-LOCALS-2"
    play = talking(held("march", "promise", "rage"))
    assert play.refused("play march basic") == "MK-MOVE-1"
    assert "play promise basic" in play.options
    assert in_attack(held("march", "promise"), "diggers").refused("play march basic") == "MK-MOVE-1"


@pytest.mark.clause("MK-EFF-3")
def test_changed_rules_last_to_the_end_of_the_turn():
    play = held("frost_bridge", "rage").turn().do("play frost_bridge basic")
    assert play.table.of(0).turn.costs
    play.do("end turn", "keep all")
    assert not play.table.of(0).turn.costs


@pytest.mark.clause("MK-EFF-4")
def test_card_text_beats_the_general_rule():
    play = held("amulet_of_darkness", "fireball", hero="tovak").tokens("red black")
    play = in_ranged(play, "diggers")
    assert play.refused("play fireball strong") == "MK-CARD-3"
    play.do("play amulet_of_darkness basic", "token blue", "play fireball strong")
    assert points(play) == [(8, "fire", "siege")]


@pytest.mark.clause("MK-EFF-6")
def test_one_of_several_options():
    play = in_block(held("rage"), "diggers").do("play rage basic")
    assert points(play) == [(2, "physical", "block")]
    healed = held("tranquility", "wound").top("march").turn().do("play tranquility basic")
    assert healed.options == ["heal", "draw"]
    healed.do("draw")
    assert healed.table.of(0).turn.healing == 0 and "march" in healed.table.of(0).hand


@pytest.mark.clause("MK-EFF-9")
def test_while_resting_only_special_and_healing_effects_are_of_use():
    play = held("rage", "march", "tranquility", "ruby_ring", "wound").turn().do("rest", "discard rage", "no more")
    assert play.refused("play march basic") == "MK-MOVE-1"
    assert {"play tranquility basic", "play ruby_ring basic"} <= set(play.options)


@pytest.mark.clause("MK-EFF-10")
def test_readying_is_healing_and_not_for_combat():
    play = held("regeneration", "energy_flow").tokens("green").units("peasants.1", ready=False).fight("diggers")
    assert play.refused("play regeneration basic") == "MK-EFF-12"
    assert play.refused("play energy_flow basic") == "MK-EFF-12"


@pytest.mark.clause("MK-EFF-12")
def test_a_healing_card_is_not_played_in_combat_but_sideways_it_is():
    play = in_attack(held("tranquility").top("march"), "diggers")
    assert play.refused("play tranquility basic") == "MK-EFF-12"
    assert "play tranquility sideways" in play.options


ICONS = """
rage combat; determination combat; swiftness movement / combat; march movement; stamina movement; tranquility healing
promise influence; threaten influence; crystallize special; mana_draw special; concentration special
improvisation movement influence combat; battle_versatility combat; will_focus special; noble_manners influence
cold_toughness combat
fire_bolt special / combat; ice_bolt special / combat; swift_bolt special / combat; crushing_bolt special / combat
blood_rage combat; ice_shield combat; agility movement; refreshing_walk movement healing; intimidate influence combat
frost_bridge movement; song_of_wind movement; path_finding movement; blood_ritual special
pure_magic movement influence combat; heroic_tale influence; regeneration healing; into_the_heat combat
steady_tempo movement; diplomacy influence combat; in_need influence; decompose special; crystal_mastery special
mana_storm special; ambush movement; maximal_effect special; magic_talent special; learning influence special
training special
fireball combat; snowstorm combat; expose combat; tremor combat; flame_wall combat; mana_bolt combat; whirlwind combat
underground_travel movement; burning_shield combat; chill combat; wings_of_wind movement / combat; restoration healing
demolish combat; space_bending movement / special; call_to_arms special; meditation special; mana_meltdown special
mana_claim special; mind_read special; energy_flow healing
banner_of_glory banner / combat; banner_of_fear banner / combat; banner_of_protection banner / combat
banner_of_courage banner / healing; ruby_ring special; sapphire_ring special; diamond_ring special
emerald_ring special; sword_of_justice combat; horn_of_wrath combat; endless_bag_of_gold influence
endless_gem_pouch special; golden_grail healing; book_of_wisdom special; amulet_of_the_sun special
amulet_of_darkness special
"""


@pytest.mark.clause("MK-EFF-11")
def test_printed_icons():
    lines = [line.strip() for line in ICONS.replace("\n", ";").split(";")]
    printed = {line.partition(" ")[0]: line.partition(" ")[2] for line in lines if line}
    assert {name: card.icons for name, card in CARDS.items()} == printed


COLOURS_OF = {
    "red": "rage threaten improvisation battle_versatility fire_bolt blood_rage intimidate blood_ritual into_the_heat"
    " decompose maximal_effect fireball flame_wall burning_shield demolish mana_meltdown",
    "blue": "determination stamina crystallize cold_toughness ice_bolt ice_shield frost_bridge pure_magic steady_tempo"
    " crystal_mastery magic_talent snowstorm mana_bolt chill space_bending mana_claim",
    "white": "swiftness promise mana_draw noble_manners swift_bolt agility song_of_wind heroic_tale diplomacy mana_storm"
    " learning expose whirlwind wings_of_wind call_to_arms mind_read",
    "green": "march tranquility concentration will_focus crushing_bolt refreshing_walk path_finding regeneration in_need"
    " ambush training tremor underground_travel restoration meditation energy_flow",
}


@pytest.mark.clause("MK-CARD-8")
@pytest.mark.parametrize("colour", BASIC)
def test_colours(colour: str):
    assert {card.name for card in CARDS.values() if card.colour == colour} == set(COLOURS_OF[colour].split())


@pytest.mark.clause("MK-DRAW-1", "MK-DRAW-2")
def test_drawing_stops_at_the_end_of_the_deck_and_knows_no_hand_limit():
    land = held("tranquility", *["wound"] * 7).tokens("green").empty_deck()
    land.hero().discard.remove("march")
    land.hero().deck.append("march")
    play = land.turn().do("play tranquility strong", "draw")
    hero = play.table.of(0)
    assert "march" in hero.hand and hero.deck == [] and len(hero.hand) == 8 and play.undo == "barrier"


@pytest.mark.clause("MK-GAIN-8")
def test_a_wound_gained_goes_to_the_hand():
    play = in_ranged(held("fireball").night().tokens("red black"), "diggers").do("play fireball strong")
    assert play.table.of(0).hand == [WOUND]


@pytest.mark.case("R-MK-69")
def test_a_drawn_card_is_a_wall_and_a_played_one_is_not():
    play = held("march", "tranquility").top("rage").turn().do("play march basic")
    assert play.undo == "free"
    play.do("play tranquility basic", "draw")
    assert play.undo == "barrier"


def test_what_is_played_and_paid_is_told():
    play = held("march").tokens("green").turn().do("play march strong")
    assert play.last(Played).side == "strong" and play.last(ManaUsed).worth == "green"


def test_every_side_of_every_card_can_be_offered_or_refused_everywhere():
    names = sorted(CARDS)
    for n in range(0, len(names), 8):
        land = held(*names[n : n + 8]).units("peasants.1")
        play = land.turn()
        shown = set(play.options) | {blocked.id for blocked in play.asked.blocked}
        assert {f"play {card} {side}" for card in names[n : n + 8] for side in ("basic", "strong")} <= shown
        for blocked in play.asked.blocked:
            assert blocked.why.clause.startswith("MK-")


def test_amounts_are_told_apart_by_their_fields():
    shapes = [frozenset(names_of(kind)) for kind in get_args(Amount)]
    assert len(set(shapes)) == len(shapes) == 7


def test_an_amount_that_waits_for_its_price_is_saved():
    land = held("flame_wall").tokens("red black").crystals("red").night()
    play = in_attack(land, "diggers").do("play flame_wall strong")
    assert play.options == ["token red", "crystal red"]
    play.do("token red")
    assert points(play) == [(7, "fire", "melee")]


@pytest.mark.clause("MK-SRC-8")
def test_figures_often_told_wrongly():
    thresholds = (0, 3, 8, 15, 24, 35, 48, 63, 80, 99)
    assert [level_by_fame(fame) for fame in thresholds] == list(range(1, 11))
    assert [level_by_fame(fame - 1) for fame in thresholds[1:]] == list(range(1, 10))
    assert "dungeon" in TILES["7"] and "dungeon" in TILES["9"] and "tomb" not in TILES["7"] + TILES["9"]
    table = knights("arythea", "tovak").table
    assert len(tactics_now(table)) == 6


def test_every_printed_effect_writes_what_it_reads():
    for card in CARDS.values():
        sides = (card.basic, card.strong, card.first_basic, card.first_strong)
        assert [unwritten(effect) for effect in sides if effect] == [[] for effect in sides if effect], card.name
