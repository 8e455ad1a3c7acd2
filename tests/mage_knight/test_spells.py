"""The Spells: both halves where they matter."""

from __future__ import annotations

import pytest

from rules.mage_knight.basics import WOUND
from rules.mage_knight.card_events import HandShown
from rules.mage_knight.events import CrystalLost, TurnBegan
from rules.mage_knight.fight import points as worths
from rules.mage_knight.hexes import Hex
from rules.mage_knight.units import UNITS, effect_of
from tests.kit import Play
from tests.mage_knight.played import aim, held, in_attack, in_block, in_ranged, points, powered
from tests.mage_knight.positions import Land, having


def mine(play: Play):
    return play.table.of(0)


def foe(play: Play, n: int = 0):
    return play.table.fights[0].foes[n]


def cast(card: str, side: str = "basic", *others: str, **kinds) -> Land:
    """The Spell in hand, and just the mana for this side."""
    return powered(held(card, *others, **kinds), card, side)


ATTACKS_AND_BLOCKS = """
fireball basic ranged > 5 fire ranged
fireball strong ranged > 8 fire siege
snowstorm basic ranged > 5 ice ranged
snowstorm strong ranged > 8 ice siege
flame_wall basic attack > 5 fire melee
flame_wall basic block > 7 fire block
burning_shield basic block > 4 fire block
burning_shield strong block > 4 fire block
"""


@pytest.mark.parametrize("line", ATTACKS_AND_BLOCKS.strip().splitlines())
def test_attacks_and_blocks(line: str):
    (card, side, phase), (amount, element, form) = (half.split() for half in line.split(" > "))
    begin = {"ranged": in_ranged, "block": in_block, "attack": in_attack}[phase]
    play = begin(cast(card, side), "prowlers").do(f"play {card} {side}")
    assert points(play) == [(int(amount), element, form)]
    assert mine(play).hand.count(WOUND) == (side == "strong" and card in ("fireball", "snowstorm"))
    assert mine(play).tokens == [] and mine(play).turn.cast == [{"snowstorm": "blue"}.get(card, "red")]


@pytest.mark.parametrize("side", ["basic", "strong"])
@pytest.mark.parametrize(
    ("colour", "amount", "element", "form"),
    [
        ("blue", 8, "ice", "melee"),
        ("red", 7, "coldfire", "melee"),
        ("white", 6, "ice", "ranged"),
        ("green", 5, "ice", "siege"),
    ],
)
def test_mana_bolt_by_the_colour_of_one_more_mana(side: str, colour: str, amount: int, element: str, form: str):
    play = in_attack(cast("mana_bolt", side).tokens(colour), "diggers").do(f"play mana_bolt {side}")
    assert points(play) == [(amount + 3 * (side == "strong"), element, form)] and mine(play).tokens == []


def test_mana_bolt_without_more_mana_is_refused():
    assert in_attack(cast("mana_bolt"), "diggers").refused("play mana_bolt basic") == "MK-CARD-11"


def test_flame_wave_counts_the_enemies_faced():
    play = in_attack(cast("flame_wall", "strong"), "prowlers", "diggers", "wolf_riders").do("play flame_wall strong")
    assert points(play) == [(11, "fire", "melee")]
    play = in_block(cast("flame_wall", "strong"), "prowlers", "diggers").do("play flame_wall strong")
    assert points(play) == [(11, "fire", "block")]


def test_expose_takes_walls_and_resistances_and_shoots():
    play = cast("expose").fight("altem_guardsmen", "diggers").do("play expose basic", "altem_guardsmen.1")
    guards = foe(play)
    fight = play.table.fights[0]
    assert worths.resistances(play.table, guards) == frozenset() and not worths.fortified(play.table, fight, guards)
    assert worths.fortified(play.table, fight, foe(play, 1))
    play.do("altem_guardsmen.1")
    assert points(play) == [(2, "physical", "ranged")]


@pytest.mark.parametrize(
    ("choice", "fortified", "resists"), [("all fortified", False, True), ("all resists", True, False)]
)
def test_mass_expose_takes_one_of_both_from_all(choice: str, fortified: bool, resists: bool):
    play = in_attack(cast("expose", "strong"), "altem_guardsmen", "diggers").do("play expose strong", choice)
    fight = play.table.fights[0]
    assert [worths.fortified(play.table, fight, one) for one in fight.foes] == [fortified] * 2
    assert bool(worths.resistances(play.table, foe(play))) == resists
    assert points(play) == [(3, "physical", "ranged")]


def test_expose_in_the_block_phase_loses_its_attack():
    play = in_block(cast("expose"), "altem_guardsmen").do("play expose basic")
    assert points(play) == [] and worths.resistances(play.table, foe(play)) == frozenset()


def armours(play: Play) -> list[int]:
    return [worths.armour(play.table, one) for one in play.table.fights[0].foes]


def test_tremor():
    one = cast("tremor").fight("crypt_worm", "swordsmen").do("play tremor basic", "target enemy", "crypt_worm.1")
    assert armours(one) == [3, 5]
    every = cast("tremor").fight("crypt_worm", "diggers").do("play tremor basic", "all armour")
    assert armours(every) == [4, 1]


def test_earthquake_shakes_walls_more():
    one = cast("tremor", "strong").fight("crypt_worm", "swordsmen").do("play tremor strong", "target enemy")
    one.do("crypt_worm.1")
    assert armours(one) == [1, 5]
    one = cast("tremor", "strong").fight("crypt_worm", "swordsmen").do("play tremor strong", "target enemy")
    assert armours(one.do("swordsmen.1")) == [6, 2]
    every = cast("tremor", "strong").fight("crypt_worm", "swordsmen").do("play tremor strong", "all armour")
    assert armours(every) == [2, 3]


def test_whirlwind_stops_an_attack_and_tornado_destroys():
    play = cast("whirlwind").fight("prowlers", "diggers").do("play whirlwind basic", "prowlers.1", "next phase")
    assert "block prowlers.1" not in play.options and "block diggers.1" in play.options
    assert in_attack(cast("whirlwind"), "diggers").refused("play whirlwind basic").startswith("MK-")
    early = cast("whirlwind", "strong").fight("high_dragon")
    assert early.refused("play whirlwind strong") == "MK-ATTACK-3"
    play = in_attack(cast("whirlwind", "strong"), "high_dragon", "diggers", aimed=False)
    play.do("play whirlwind strong", "high_dragon.1")
    assert mine(play).fame == 9 and [one.id for one in play.table.fights[0].foes] == ["diggers.1"]


def test_a_summoner_that_does_not_attack_summons_nothing():
    play = cast("whirlwind").fight("orc_summoners").do("play whirlwind basic", "next phase")
    assert foe(play).stand_in == ""


@pytest.mark.clause("MK-COMBAT-14")
def test_chill():
    play = cast("chill").fight("fire_golems").do("play chill basic", "next phase")
    assert "fire" not in worths.resistances(play.table, foe(play)) and not worths.attacking(
        play.table, play.table.fights[0]
    )
    assert cast("chill").fight("ice_golems").refused("play chill basic") == "MK-CARD-11"
    lethal = cast("chill", "strong").fight("swordsmen", "diggers").do("play chill strong", "swordsmen.1")
    assert armours(lethal) == [1, 3]


def test_burning_shield_keeps_an_attack_for_later():
    play = in_block(cast("burning_shield"), "diggers").do("play burning_shield basic", "block")
    assert mine(play).turn.part == "attack"
    aim(play).do("use card burning_shield")
    assert points(play) == [(4, "fire", "melee")]
    let_go = in_block(cast("burning_shield"), "diggers").do("play burning_shield basic", "let go")
    assert not let_go.table.fights[0].kept


def test_exploding_shield_destroys_whom_it_blocks():
    play = in_block(cast("burning_shield", "strong"), "diggers", "prowlers").do("play burning_shield strong", "block")
    assert [one.id for one in play.table.fights[0].foes] == ["prowlers.1"] and mine(play).fame == 2
    proof = in_block(cast("burning_shield", "strong", "determination").tokens("blue"), "fire_golems", "prowlers")
    proof.do("play burning_shield strong", "play determination strong", "block")
    assert foe(proof).id == "fire_golems.1" and foe(proof).blocked


def test_exploding_shield_and_a_summoned_token():
    land = cast("burning_shield", "strong", "rage", "determination").next_token("gargoyle.1")
    play = in_block(land, "orc_summoners", "prowlers")
    play.do("play burning_shield strong", "play rage basic", "block")
    assert foe(play).id == "orc_summoners.1" and mine(play).fame == 0 and "gargoyle.1" in play.table.spent


def test_demolish():
    play = in_ranged(cast("demolish"), "swordsmen", "fire_golems").do("play demolish basic")
    assert armours(play) == [4, 4] and "ignore fortification" in mine(play).turn.allows
    early = cast("demolish", "strong").fight("swordsmen")
    assert early.refused("play demolish strong") == "MK-ATTACK-3"
    play = in_attack(cast("demolish", "strong"), "swordsmen", "prowlers", aimed=False).do(
        "play demolish strong", "swordsmen.1"
    )
    assert armours(play) == [2] and mine(play).fame == 4
    proof = in_attack(cast("demolish", "strong"), "fire_golems", aimed=False)
    assert proof.refused("play demolish strong") == "MK-CARD-11"


def test_underground_travel_goes_three_spaces_and_comes_up_where_it_is_safe():
    play = cast("underground_travel").tile("7", 1, 1).turn().do("play underground_travel basic")
    landings = [Hex.at(id.removeprefix("to ")) for id in play.options]
    assert landings and all(max(abs(h.q), abs(h.r), abs(h.q + h.r)) <= 3 for h in landings)
    play.do(play.options[0])
    assert mine(play).space == landings[0] and mine(play).turn.part == "move"
    assert in_attack(cast("underground_travel"), "diggers").refused("play underground_travel basic") == "MK-MOVE-1"


def test_underground_attack_ignores_the_walls_of_the_site():
    land = cast("underground_travel", "strong").tile("3", 1, 1).at("2,-1")
    from rules.mage_knight import times

    keep = next(hex for hex, space in times.spaces(land.table).items() if space.site == "keep")
    land.at(str(next(iter(neighbours_of(land, keep)))))
    play = land.turn().do("play underground_travel strong")
    fight = play.table.fights[0]
    assert mine(play).space == keep and mine(play).reputation == -1
    assert worths.walls(play.table, fight, fight.foes[0]) == (fight.foes[0].name == "guardsmen")


def neighbours_of(land: Land, space: Hex) -> list[Hex]:
    """Safe spaces next to this one."""
    from rules.mage_knight.hexes import neighbours
    from rules.mage_knight.movement import safe

    return [near for near in neighbours(space) if safe(land.table, land.hero(), near)]


def test_wings_of_wind_flies_for_move_points():
    play = cast("wings_of_wind", "basic", "march").turn()
    assert play.refused("play wings_of_wind basic") == "MK-MOVE-9"
    play.do("play march basic", "play wings_of_wind basic")
    before = mine(play).space
    play.do(play.options[0])
    assert mine(play).space != before and mine(play).turn.move < 2


def test_wings_of_night_stops_more_enemies_for_move_points():
    land = cast("wings_of_wind", "strong", "march", "stamina")
    play = land.fight("prowlers", "diggers", "wolf_riders", "swordsmen")
    play.do("play wings_of_wind strong", "prowlers.1")
    assert play.refused("stop diggers.1") == "MK-CARD-11"
    play.do("play march basic", "play stamina basic", "stop diggers.1", "stop wolf_riders.1")
    assert mine(play).turn.move == 1 and play.refused("stop swordsmen.1") == "MK-CARD-11"
    play.do("next phase")
    assert [id for id in play.options if id.startswith("block")] == ["block swordsmen.1"]


def test_wings_of_night_use_what_was_left_over():
    land = cast("wings_of_wind", "strong", "march").rampaging("1,-1", "diggers.1")
    play = land.turn().do("play march basic", "challenge", "play wings_of_wind strong")
    assert mine(play).turn.move == 2


@pytest.mark.clause("MK-SRC-10")
def test_wings_of_night_of_the_first_print_skip_two_phases():
    def entered(*cards: str) -> Play:
        land = cast("wings_of_wind", "strong", *cards, first_print=True).rampaging("1,-1", "diggers.1")
        return land.turn().do(*[f"play {card} basic" for card in cards], "challenge")

    assert entered().refused("play wings_of_wind strong") == "MK-COMBAT-14"
    play = entered("march").do("play wings_of_wind strong", "next phase")
    assert mine(play).turn.part == "attack" and mine(play).hand == []


@pytest.mark.parametrize(("side", "readied"), [("basic", False), ("strong", True)])
@pytest.mark.parametrize(("forest", "n"), [(False, 3), (True, 5)])
def test_restoration_is_stronger_in_a_forest(side: str, readied: bool, forest: bool, n: int):
    from rules.mage_knight import times

    land = cast("restoration", side, "wound").units("peasants.1", "utem_crossbowmen.1", ready=False)
    terrain = "forest" if forest else "plains"
    land.hero().space = next(
        hex for hex, space in times.spaces(land.table).items() if space.terrain == terrain and not space.site
    )
    play = land.turn().do(f"play restoration {side}")
    assert mine(play).turn.healing == n
    if readied:
        play.do("ready peasants.1 + ready utem_crossbowmen.1")
        assert all(unit.ready for unit in mine(play).units)


def test_rebirth_readies_no_more_levels_than_it_says():
    land = cast("restoration", "strong").units("utem_crossbowmen.1", "utem_crossbowmen.2", ready=False)
    play = land.turn().do("play restoration strong")
    assert play.refused("ready utem_crossbowmen.1 + ready utem_crossbowmen.2") == "ANSWER-5"


def test_space_bending_lets_two_spaces_be_one_step():
    play = cast("space_bending", "basic", "march").turn()
    far = [id for id in play.options if id.startswith("move 2,")]
    play.do("play space_bending basic", "play march basic")
    assert not far and [id for id in play.options if id.startswith("move 2,")]


@pytest.mark.clause("MK-EFF-8")
def test_time_bending_gives_another_turn_without_drawing():
    land = cast("space_bending", "strong", "march", "improvisation", "rage", "endless_gem_pouch")
    play = land.turn().do("play space_bending strong", "play march basic", "play improvisation basic", "discard rage")
    play.do("play endless_gem_pouch strong", "end turn")
    hero = mine(play)
    assert sorted(hero.hand) == ["improvisation", "march"] and hero.aside == ["space_bending"]
    assert hero.discard == ["rage"] and play.table.removed[-1:] == ["endless_gem_pouch"]
    assert play.asked.kind == "mage_knight.turn_window" and play.seat == 0 and hero.turn.move == 0
    assert [event.seat for event in play.of(TurnBegan)] == [0, 0]


@pytest.mark.clause("MK-EFF-8", "MK-TACTIC-7")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_time_bending_and_the_right_moment_are_two_turns_more(order: tuple[int, int]):
    """By day in a turn in which black may be used."""
    land = held("space_bending", "march", others=("tovak",)).tokens("blue black").give(0, tactic="the_right_moment")
    play = having(land.turn(), allows=["black"])
    words = ("play space_bending strong", "use the_right_moment")
    play.do(*(words[n] for n in order), "end turn")
    assert play.seat == 0 and mine(play).hand == ["march"]  # nothing was drawn
    play.do("play march basic", "end turn")
    while play.asked.kind != "mage_knight.turn_window":
        play.do(play.options[-1])
    assert play.seat == 0 and len(mine(play).hand) == 5  # but now there was a drawing
    play.do("play " + mine(play).hand[0] + " sideways", "end turn")
    while play.asked.kind != "mage_knight.turn_window":
        play.do(play.options[-1])
    assert play.seat == 1 and [event.seat for event in play.of(TurnBegan)] == [0, 0, 0, 1]


@pytest.mark.clause("MK-EFF-8")
def test_time_bending_copied_sets_the_copying_card_aside():
    land = held("magic_talent", "stamina").offer(spells="space_bending").night().tokens("blue black")
    play = land.turn().do("play magic_talent basic", "cast space_bending strong", "end turn")
    assert mine(play).aside == ["magic_talent"] and "space_bending" in play.table.spell_offer


@pytest.mark.clause("MK-EFF-8")
def test_time_bending_works_in_the_last_turn_of_the_round():
    land = cast("space_bending", "strong", "march", others=("tovak",))
    land.table.announced, land.table.turns_left = 1, []
    play = land.turn().do("play space_bending strong", "end turn")
    assert play.seat == 0 and mine(play).hand == ["march"]


def test_call_to_arms_uses_a_unit_of_the_offer():
    land = cast("call_to_arms").offer(units="peasants.1 herbalists.1")
    play = in_attack(land, "diggers").do("play call_to_arms basic", "peasants.1 1")
    assert points(play) == [(2, "physical", "melee")] and play.table.unit_offer == ["peasants.1", "herbalists.1"]
    assert mine(play).units == []


def test_call_to_arms_pays_the_mana_of_the_ability():
    land = cast("call_to_arms", "basic", "wound").offer(units="herbalists.1").crystals("green")
    play = land.turn().do("play call_to_arms basic", "herbalists.1 1")
    assert mine(play).turn.healing == 2 and mine(play).crystals == []


def test_call_to_glory_recruits_for_nothing():
    land = cast("call_to_arms", "strong").offer(units="peasants.1 utem_crossbowmen.1").units("herbalists.1")
    play = land.turn().do("play call_to_arms strong", "recruit utem_crossbowmen.1")
    assert [unit.id for unit in mine(play).units] == ["utem_crossbowmen.1"] and "herbalists.1" in play.table.removed


@pytest.mark.parametrize(("end", "place"), [("on top", slice(-2, None)), ("at bottom", slice(0, 2))])
def test_meditation_puts_two_random_discards_on_the_deck(end: str, place: slice):
    land = cast("meditation").give(0, discard=["rage", "march", "wound"])
    play = land.turn().do("play meditation basic")
    assert play.options == ["on top", "at bottom"] and play.undo == "barrier"
    play.do(end)
    hero = mine(play)
    assert len(hero.discard) == 1 and sorted([*hero.deck[place], *hero.discard]) == ["march", "rage", WOUND]
    play.do("end turn")
    assert len(mine(play).hand) == 7


def test_trance_chooses_which_and_in_what_order():
    land = cast("meditation", "strong").give(0, discard=["rage", "march", "wound"])
    play = land.turn().do("play meditation strong", "pick march + pick wound", "on top")
    assert mine(play).deck[-2:] == [WOUND, "march"] and mine(play).discard == ["rage"]


def test_meditation_takes_what_there_is():
    play = cast("meditation").give(0, discard=["rage"]).turn().do("play meditation basic", "at bottom")
    assert mine(play).deck[0] == "rage"
    nothing = cast("meditation").turn().do("play meditation basic")
    assert mine(nothing).draw_more == 2


@pytest.mark.clause("MK-SRC-10")
def test_meditation_of_the_first_print_is_for_the_end_of_this_turn():
    land = cast("meditation", first_print=True).give(0, discard=["rage"])
    play = land.turn().do("play meditation basic", "on top")
    assert mine(play).draw_more == 0
    assert len(mine(play.do("end turn")).hand) == 7


# Against other players.


def against(card: str, side: str, *others: str) -> Land:
    return cast(card, side, *others, others=("tovak", "goldyx"))


def test_mana_meltdown():
    land = against("mana_meltdown", "basic").crystals("blue blue", seat=1)
    play = land.turn().do("play mana_meltdown basic")
    assert play.last(CrystalLost).colour == "blue" and play.table.of(1).crystals == ["blue"]
    assert play.table.of(2).hand == [WOUND] and mine(play).hand == []
    play.do("crystal blue")
    assert mine(play).crystals == ["blue"]
    assert against("mana_meltdown", "basic").crystals("red", seat=1).turn().do("play mana_meltdown basic", "").seat == 0


def test_mana_radiance():
    land = against("mana_meltdown", "strong").crystals("green").crystals("green green", seat=1)
    play = land.turn().do("play mana_meltdown strong", "green")
    assert [hero.hand.count(WOUND) for hero in play.table.heroes] == [1, 2, 0]
    assert mine(play).crystals == ["green"] * 3 and play.table.of(1).crystals == ["green"] * 2


def test_others_are_spared_once_the_end_of_the_round_is_announced():
    land = against("mana_meltdown", "basic").crystals("blue", seat=1)
    land.table.announced, land.table.turns_left = 1, [2]
    play = land.turn().do("play mana_meltdown basic")
    assert play.table.of(1).crystals == ["blue"] and play.table.of(2).hand == []
    read = against("mind_read", "basic").hand("rage", seat=1)
    read.table.announced, read.table.turns_left = 1, [2]
    play = read.turn().do("play mind_read basic", "red")
    assert play.table.of(1).hand == ["rage"] and play.seat == 0


def test_mana_claim_takes_tokens_now_or_later():
    land = against("mana_claim", "basic", "rage").source("green black")
    play = land.turn().do("play mana_claim basic", "now")
    assert mine(play).tokens == ["green"] * 3 and play.table.source[0].at == "claimed"
    assert mine(play).aside == ["mana_claim"] and mine(play).turn.dice == 1
    waiting = against("mana_claim", "basic", "rage").source("green").hand("march", seat=1).hand("march", seat=2)
    later = waiting.turn().do("play mana_claim basic", "later")
    assert mine(later).tokens == []
    later.do("end turn", "keep all")
    while later.seat != 0:
        later.do("go on") if "go on" in later.options else pass_turn(later)
    assert mine(later).tokens == ["green"] and later.table.source[0].at == "claimed"
    assert mine(later).turn.dice == 1


def pass_turn(play: Play) -> None:
    """The shortest turn there is."""
    card = next(id for id in play.options if id.endswith("sideways"))
    play.do(card, "end turn", *["keep all"] * bool(play.table.of(play.seat).hand[1:]))


def test_mana_curse_wounds_whoever_uses_the_colour_once_a_turn():
    land = against("mana_claim", "strong", "rage").source("green")
    land.hand("march march rage", seat=1).crystals("green green", seat=1)
    play = land.turn().do("play mana_claim strong", "now", "end turn", "keep all")
    play.do(*["go on"] * ("go on" in play.options))
    assert play.seat == 1 and play.table.claims[0].curse
    play.do("play march strong")
    assert play.table.of(1).hand.count(WOUND) == 1
    play.do("play march strong")
    assert play.table.of(1).hand.count(WOUND) == 1


def test_mana_curse_spares_its_caster():
    land = against("mana_claim", "strong", "march").source("green").crystals("green")
    play = land.turn().do("play mana_claim strong", "later", "play march strong")
    assert mine(play).hand == []


def test_mind_read_makes_everybody_give_up_a_card_or_show_the_hand():
    land = against("mind_read", "basic").hand("rage threaten march", seat=1).hand("march wound", seat=2)
    play = land.turn().do("play mind_read basic", "red")
    assert mine(play).crystals == ["red"] and play.seat == 1
    assert play.options == ["discard rage", "discard threaten"]
    play.do("discard threaten")
    assert play.table.of(1).discard == ["threaten"] and play.seat == 2 and play.view(0).decision is None
    play.do("show the hand")
    assert play.seat == 0
    assert play.last(HandShown).seat == 2 and sorted(play.last(HandShown).cards) == ["march", WOUND]


def test_mind_steal_keeps_one_action_card():
    land = against("mind_read", "strong").hand("rage", seat=1).hand("fireball", seat=2)
    play = land.turn().do("play mind_read strong", "red", "discard rage", "discard fireball")
    assert play.options == ["steal rage from 1"]
    play.do("steal rage from 1")
    assert "rage" in mine(play).hand and play.table.of(1).discard == [] and play.table.of(2).discard == ["fireball"]
    declined = (
        against("mind_read", "strong")
        .hand("rage", seat=1)
        .turn()
        .do("play mind_read strong", "red", "discard rage", "")
    )
    assert declined.table.of(1).discard == ["rage"]


def test_energy_flow_readies_and_spends():
    land = against("energy_flow", "basic").units("peasants.1", ready=False)
    land.units("peasants.2", "utem_crossbowmen.1", seat=1).units("herbalists.1", seat=2, ready=False)
    play = land.turn().do("play energy_flow basic")
    assert mine(play).units[0].ready and play.options == ["spend peasants.2", "spend utem_crossbowmen.1"]
    play.do("spend peasants.2")
    assert not play.table.of(1).unit("peasants.2").ready and play.asked.kind == "mage_knight.turn_window"
    nobody = against("energy_flow", "basic").units("peasants.2", seat=1).turn().do("play energy_flow basic")
    assert nobody.table.of(1).units[0].ready


def test_energy_steal_heals_the_unit_too():
    land = (
        against("energy_flow", "strong").units("peasants.1", ready=False, wounds=2).units("utem_crossbowmen.1", seat=1)
    )
    play = land.turn().do("play energy_flow strong", "")
    assert mine(play).units[0].ready and mine(play).units[0].wounds == 0 and play.table.of(1).units[0].ready


def test_a_hand_shown_to_all_is_a_wall():
    play = against("mind_read", "basic").hand("march", seat=1).turn().do("play mind_read basic", "red", "show the hand")
    assert play.undo == "barrier"


@pytest.mark.clause("MK-EFF-7", "MK-UNITS-10")
def test_leadership_works_on_the_unit_that_call_to_arms_lends():
    land = cast("call_to_arms").offer(units="peasants.1").give(0, skills=["leadership"])
    play = in_attack(land, "diggers").do("play call_to_arms basic")
    assert play.options == ["peasants.1 1", "peasants.1 1 with leadership"]  # Block is of no use now
    play.do("peasants.1 1 with leadership")
    assert points(play) == [(4, "physical", "melee")]
    assert mine(play).turn.used == ["leadership"] and play.table.unit_offer == ["peasants.1"]


@pytest.mark.clause("MK-EFF-7")
def test_leadership_helps_one_unit_a_turn_lent_or_not():
    land = cast("call_to_arms").offer(units="peasants.1").units("peasants.2").give(0, skills=["leadership"])
    play = in_block(land, "prowlers").do("activate peasants.2 1 with leadership", "play call_to_arms basic")
    assert points(play) == [(5, "physical", "block"), (2, "physical", "block")]


@pytest.mark.clause("MK-SRC-10")
def test_call_to_arms_uses_the_row_of_the_edition_that_is_played():
    changed = next(
        (card.name, n)
        for card in UNITS.values()
        for n, row in enumerate(card.abilities, 1)
        if row.first_print and not row.mana
    )
    land = cast("call_to_arms", first_print=True)
    state = land.offer(units=f"{changed[0]}.1").turn().state
    assert (
        effect_of(state.table, f"{changed[0]}.1", changed[1]) == UNITS[changed[0]].abilities[changed[1] - 1].first_print
    )
