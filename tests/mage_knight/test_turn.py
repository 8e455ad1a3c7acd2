"""6 and 7: a player's turn, the windows beside it, Rest, the compulsory discard, what may be taken back."""

from __future__ import annotations

import pytest

from rules import SeatSetup, Setup, apply, decision, new_game, random_answer
from rules.engine.decisions import Option
from rules.mage_knight.basics import WOUND
from rules.mage_knight.card_events import Drew, LeftHand
from rules.mage_knight.events import (
    EndAnnounced,
    ManaGained,
    Moved,
    ReputationChanged,
    Rested,
    Rolled,
    SkillReturned,
    TurnBegan,
    TurnForfeited,
)
from rules.mage_knight.fight_events import CombatBegan
from rules.mage_knight.hexes import OFF_MAP, Hex
from rules.mage_knight.table import Placed
from tests.kit import Play
from tests.mage_knight.positions import Land, having, knights, sit_out

VILLAGE, OTHER_VILLAGE, GLADE, MINE = "2,-3", "4,-2", "1,-3", "2,-1"
CONQUEST = "full_conquest"


def meadows(*heroes: str, scenario: str = CONQUEST) -> Land:
    """A known map: villages, glades and a mine; orcs stand at 1,-4 and 3,-3."""
    land = knights(*(heroes or ("arythea", "tovak")), scenario=scenario).lay("A 0,0", "1 0,1", "2 1,0")
    return land.rampaging("1,-4", "prowlers.1").rampaging("3,-3", "diggers.1")


def over(play: Play, *, keep: bool = True) -> Play:
    """End the turn and keep all cards."""
    play.do("end turn")
    while play.asked.kind.endswith(("discard_some", "glade_wound")):
        play.do(play.options[-1])
    return play


# before the turn, and during another's


@pytest.mark.clause("MK-TURN-1", "MK-TURN-1.1", "MK-TURN-1.1.note", "MK-TIME-5", "MK-TIME-6", "MK-TACTIC-14")
def test_what_is_for_before_the_turn_is_offered_just_before_it() -> None:
    play = meadows().hand("march rage").at(VILLAGE).turn(before=True)
    assert play.asked.kind == "mage_knight.before"
    assert play.options == ["plunder", "go on"]
    play.do("plunder")
    assert len(play.table.of(0).hand) == 4


@pytest.mark.clause("MK-TURN-1.1", "MK-TIME-6")
def test_nobody_is_asked_before_a_turn_for_what_the_turn_allows_as_well() -> None:
    play = meadows().hand("march").give(0, skills=["motivation_arythea"]).turn(before=True)
    assert play.asked.kind == "mage_knight.turn_window"
    assert "use motivation_arythea" in play.options


@pytest.mark.clause("MK-TURN-1.2", "MK-TURN-2.1")
def test_a_motivation_that_can_empty_the_deck_is_asked_about_before_the_turn() -> None:
    land = meadows().hand("march").give(0, skills=["motivation_arythea"], fame=4)
    land.empty_deck().hero().discard.remove("rage")
    land.hero().deck.append("rage")
    play = land.turn(before=True)
    assert play.asked.kind == "mage_knight.before"
    play.do("use motivation_arythea")
    assert play.options == ["announce", "play the turn"]


@pytest.mark.clause("MK-TURN-1.2")
def test_hand_and_deck_are_looked_at_only_after_the_window() -> None:
    """Plundering fills an empty hand: then a card is due in this turn."""
    play = meadows().at(VILLAGE).turn(before=True).do("plunder")
    assert play.table.of(0).turn.started == ""
    assert len(play.table.of(0).hand) == 2
    play.do("end turn")
    assert "keep all" not in play.options


@pytest.mark.case("R-MK-37")
@pytest.mark.clause("MK-TIME-2", "MK-TIME-6", "MK-TURN-1.1", "MK-SITE-4", "MK-SITE-5")
def test_another_seat_is_called_and_plunders_once_between_two_of_its_turns() -> None:
    play = meadows().hand("march").at(VILLAGE, 1).turn()
    assert "call 1" in play.options
    play.do("call 1")
    assert (play.seat, play.options) == (1, ["plunder", "go on"])
    play.do("plunder")
    assert play.undo == "barrier"
    assert play.last(ReputationChanged).by == -1
    assert len(play.table.of(1).hand) == 2
    assert play.seat == 0, "nothing is left to be used: the window closes"
    assert "call 1" not in play.options
    over(play)
    assert play.asked.kind == "mage_knight.turn_window", "no window before the turn: the village is plundered"
    assert "interact" in play.options, "it still deals with locals"


@pytest.mark.clause("MK-SITE-5", "MK-TIME-1")
def test_a_village_is_plundered_again_in_the_next_gap() -> None:
    play = meadows().hand("march rage").at(VILLAGE).turn(before=True).do("plunder")
    play.do("end turn", "discard march", "end turn")
    while play.seat == 1:
        play.do(play.options[-1])
    assert play.asked.kind == "mage_knight.before"
    assert "plunder" in play.options


@pytest.mark.case("R-MK-37")
@pytest.mark.clause("MK-SITE-4")
def test_only_villages_are_plundered() -> None:
    play = meadows().hand("march").at(GLADE, 1).turn()
    assert "call 1" not in play.options


@pytest.mark.clause("MK-TIME-3", "MK-ROUND-25")
def test_after_its_last_turn_of_the_round_a_hero_is_not_called_any_more() -> None:
    land = meadows("arythea", "tovak", "goldyx").hand("march").at(VILLAGE, 1).at(OTHER_VILLAGE, 2)
    land.table.announced, land.table.turns_left = 1, [2]
    play = land.turn()
    assert "call 1" not in play.options
    assert "call 2" in play.options


@pytest.mark.clause("MK-TIME-3")
def test_nothing_is_offered_within_the_end_of_a_turn() -> None:
    play = meadows().hand("march rage").at(VILLAGE).give(0, skills=["motivation_arythea"]).turn()
    play.do("play march basic", "end turn")
    assert play.options == ["discard rage", "keep all"]


@pytest.mark.clause("MK-TIME-3")
def test_nothing_is_used_before_the_tactics_are_chosen() -> None:
    state = new_game(Setup("mage_knight", (SeatSetup("A", "tovak"), SeatSetup("B", "norowas")), CONQUEST, (), "t"))
    asked = decision(state)
    assert asked is not None
    assert {option.id.split()[0] for option in asked.options} == {"tactic"}


@pytest.mark.clause("MK-TIME-4")
def test_a_called_seat_is_offered_nothing_but_what_is_for_others_turns() -> None:
    land = meadows().hand("march").hand("rage stamina", 1).give(1, skills=["motivation_tovak", "potion_making"])
    play = land.units("herbalists.1", seat=1).turn().do("call 1")
    assert play.options == ["use motivation_tovak", "go on"]


@pytest.mark.clause("MK-TIME-1")
def test_two_turns_in_a_row_have_a_gap_between_them() -> None:
    land = meadows().hand("march rage").at(VILLAGE).give(0, tactic="the_right_moment")
    play = land.turn().do("use the_right_moment", "play march basic", "end turn", "keep all")
    assert (play.seat, play.asked.kind) == (0, "mage_knight.before")
    assert "plunder" in play.options
    play.do("go on")
    assert play.asked.kind == "mage_knight.turn_window"


# start of the turn


@pytest.mark.case("R-MK-20")
@pytest.mark.clause("MK-TURN-2", "MK-TURN-2.3", "MK-START-4", "MK-ROUND-22")
def test_with_an_empty_deck_the_end_of_the_round_may_be_announced_instead_of_a_turn() -> None:
    play = meadows("arythea", "tovak", "goldyx").hand("march rage").empty_deck().turn()
    assert play.options == ["announce", "play the turn"]
    play.do("announce")
    assert play.last(EndAnnounced).seat == 0
    assert play.seat == 1
    turns = len(play.of(TurnBegan))
    over(play)
    assert play.seat == 2
    over(play)
    assert len(play.of(TurnBegan)) == turns + 1
    assert play.asked.kind == "mage_knight.choose_tactic", "a new round"


@pytest.mark.clause("MK-TURN-2.3", "MK-TURN-4")
def test_or_the_turn_is_played_and_then_it_is_too_late() -> None:
    play = meadows().hand("march rage").empty_deck().turn().do("play the turn")
    assert play.refused("announce") == "MK-TURN-2.3"
    assert "rest" in play.options
    assert "play march basic" in play.options


@pytest.mark.case("R-MK-71")
@pytest.mark.clause("MK-TURN-2.1")
def test_a_deck_that_runs_out_in_the_turn_does_not_count() -> None:
    land = meadows().hand("tranquility").empty_deck()
    land.hero().deck.append(land.hero().discard.pop())
    play = land.turn().do("play tranquility basic", "draw")
    assert not play.table.of(0).deck
    assert play.refused("announce") == "MK-TURN-2.1"


@pytest.mark.case("R-MK-44")
@pytest.mark.clause("MK-TURN-2.2", "MK-TURN-3")
def test_with_neither_cards_nor_deck_the_announcement_is_made() -> None:
    play = meadows().empty_deck().at(GLADE).turn()
    assert play.last(EndAnnounced).seat == 0
    assert play.seat == 1
    assert not play.of(ManaGained), "the glade gives nothing in a turn that is given up"


@pytest.mark.case("R-MK-44")
@pytest.mark.clause("MK-TURN-2.4", "MK-TURN-3")
def test_with_neither_and_the_end_announced_the_turn_is_forfeited() -> None:
    land = meadows().empty_deck().at(MINE)
    land.table.announced, land.table.turns_left = 1, []
    play = land.turn()
    assert play.last(TurnForfeited).seat == 0
    assert play.table.of(0).crystals == []
    assert not play.of(EndAnnounced)


@pytest.mark.clause("MK-TURN-2")
def test_once_announced_it_is_not_announced_again() -> None:
    land = meadows().hand("march").empty_deck()
    land.table.announced, land.table.turns_left = 1, []
    play = land.turn()
    assert play.asked.kind == "mage_knight.turn_window"
    assert play.refused("announce") == "MK-TURN-2"


@pytest.mark.clause("MK-START-1", "MK-MOVE-23")
def test_a_figure_off_the_map_comes_back_on_the_portal() -> None:
    play = meadows().hand("march").give(0, space=OFF_MAP).turn()
    assert play.table.of(0).space == Hex(0, 0)
    assert play.last(Moved).how == "portal"


@pytest.mark.case("R-MK-16")
@pytest.mark.clause("MK-START-2", "MK-TURN-3")
def test_a_token_face_down_is_turned_up_and_the_turn_is_skipped() -> None:
    land = meadows().hand("march").empty_deck().give(0, token_up=False)
    land.table.placed.append(Placed(0, "prayer_of_weather", "", []))
    play = land.turn()
    assert play.table.of(0).token_up
    assert play.seat == 1
    assert play.last(SkillReturned).skill == "prayer_of_weather"
    assert not play.of(EndAnnounced)


@pytest.mark.clause("MK-START-5", "MK-SITE-46")
@pytest.mark.parametrize(("night", "colour"), [(False, "gold"), (True, "black")])
def test_a_glade_gives_mana_at_the_start(night: bool, colour: str) -> None:
    land = meadows().hand("march").at(GLADE)
    play = (land.night() if night else land).turn()
    assert play.table.of(0).tokens == [colour]


@pytest.mark.clause("MK-START-5", "MK-SITE-48")
def test_the_glade_waits_for_the_decision_not_to_forfeit() -> None:
    play = meadows().hand("march").empty_deck().at(GLADE).turn()
    assert play.table.of(0).tokens == []
    play.do("play the turn")
    assert play.table.of(0).tokens == ["gold"]


@pytest.mark.clause("MK-START-7", "MK-TURN-6.2")
def test_special_and_healing_effects_come_before_the_choice_of_a_rest() -> None:
    land = meadows().hand("march wound wound").give(0, skills=["potion_making", "white_crystal_craft"])
    play = land.turn().do("use potion_making", "heal hand", "use white_crystal_craft")
    assert "rest" in play.options
    play.do("rest", "discard march", "no more")
    assert play.last(Rested).slow is False


# a Regular turn


@pytest.mark.clause("MK-TURN-4", "MK-TURN-5", "MK-TURN-5.1", "MK-TURN-5.3e")
def test_a_regular_turn_may_move_or_not_and_act_or_not() -> None:
    play = having(meadows().hand("march rage").turn(), move=4)
    assert "move 1,0" in play.options
    assert "end turn" in play.options
    play.do("move 0,-1", "end turn", "discard rage")
    assert play.last(Moved).to == Hex(0, -1)
    assert play.seat == 1


@pytest.mark.clause("MK-TURN-5.2", "MK-TURN-5.2c")
def test_provoked_enemies_are_the_action_of_the_turn() -> None:
    play = having(meadows().hand("march rage").at("2,-3").turn(), move=9).do("move 2,-2")
    assert play.asked.kind == "mage_knight.challenge" or play.of(CombatBegan)
    if not play.of(CombatBegan):
        play.do("")
    sit_out(play)
    assert play.table.of(0).turn.part == "after"
    assert play.refused("rest") == "MK-TURN-6"


@pytest.mark.clause("MK-TURN-5.2b", "MK-ACT-1")
def test_entering_a_fortified_site_is_a_forced_action() -> None:
    land = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0", "3 0,1").hand("march rage").at("1,-3")
    play = having(land.turn(), move=9).do("move 2,-4")
    assert play.last(CombatBegan).site == "keep"
    sit_out(play)
    assert play.refused("interact") in ("MK-TURN-5.4", "MK-ACT-3")


@pytest.mark.clause("MK-TURN-5.2a")
def test_a_move_onto_another_hero_cannot_simply_end() -> None:
    play = having(meadows().hand("march rage").at("0,-1", 1).turn(), move=9).do("move 0,-1")
    assert play.refused("end turn") == "MK-MOVE-20"


@pytest.mark.clause("MK-TURN-5.3", "MK-TURN-5.3a", "MK-TURN-5.4", "MK-ACT-1", "MK-ACT-2")
def test_interacting_is_the_one_action_and_points_left_are_lost() -> None:
    play = having(meadows().hand("march rage").at(VILLAGE).turn(), move=5)
    play.do("interact")
    assert play.table.of(0).turn.move == 0
    play.do("leave the locals")
    assert play.refused("interact") == "MK-TURN-5.4"
    assert play.refused("challenge") == "MK-TURN-5.4"
    assert play.refused("move 1,-2") == "MK-TURN-5.4"


@pytest.mark.clause("MK-TURN-5.3c")
def test_rampaging_enemies_next_to_one_can_be_challenged() -> None:
    play = meadows().rampaging("1,-2", "wolf_riders.1").hand("march rage").at(VILLAGE).turn().do("challenge")
    assert play.options == ["challenge diggers.1", "challenge wolf_riders.1"]
    play.do("challenge diggers.1")
    assert play.last(CombatBegan).enemies == ("diggers.1",)


@pytest.mark.clause("MK-TURN-5.3b", "MK-TURN-5.3d")
@pytest.mark.parametrize(("tile", "begins"), [("10", "monster_den"), ("5", "monastery")])
def test_adventures_and_monasteries_are_actions(tile: str, begins: str) -> None:
    land = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0", f"{tile} 0,1").hand("march rage")
    space = next(name for name in land.table.sites if site_of(land, Hex.at(name)) == begins)
    play = land.at(space).turn()
    wanted = "burn" if begins == "monastery" else "explore"
    option = next(o for o in play.options if wanted in o or begins in o or "enter" in o)
    play.do(option)
    assert play.last(CombatBegan).site == begins


def site_of(land: Land, hex: Hex) -> str:
    """The site printed there."""
    from rules.mage_knight import sites

    return sites.kind(land.table, hex)


@pytest.mark.clause("MK-TURN-5.5")
def test_special_effects_are_played_in_every_part_and_healing_not_in_combat() -> None:
    land = meadows().hand("march wound rage").at(VILLAGE)
    land.give(0, skills=["white_crystal_craft", "red_crystal_craft", "potion_making"])
    play = land.turn().do("use white_crystal_craft", "challenge")
    assert "use red_crystal_craft" in play.options
    assert play.refused("use potion_making") == "MK-COMBAT-16"
    sit_out(play)
    assert "use potion_making" in play.options


@pytest.mark.clause("MK-ACT-3", "MK-TURN-5.3")
def test_beside_another_hero_on_its_space_nothing_is_done() -> None:
    land = meadows().hand("march").at(VILLAGE).at(VILLAGE, 1)
    land.table.announced, land.table.turns_left = 1, []
    play = land.turn()
    assert play.refused("interact") == "MK-ACT-3"
    assert play.refused("challenge") == "MK-ACT-3"


# Rest


@pytest.mark.case("R-MK-53")
@pytest.mark.clause("MK-TURN-6", "MK-TURN-6.2", "MK-REST-3")
def test_a_rest_shuts_off_moving_and_acting_but_not_special_effects() -> None:
    land = meadows().hand("march rage stamina").at(VILLAGE).units("peasants.1")
    land.give(0, skills=["white_crystal_craft", "dark_paths"])
    play = land.turn().do("rest", "discard march", "no more")
    for what in ("interact", "challenge", "move 1,-2"):
        assert play.refused(what) == "MK-TURN-6"
        assert what not in play.options
    assert play.refused("play rage sideways") == "MK-CARD-6"
    assert play.refused("use dark_paths") == "MK-MOVE-1"
    assert play.refused("activate peasants.1 3") == "MK-MOVE-1"
    play.do("use white_crystal_craft", "end turn")
    assert "keep all" in play.options, "the card of the Rest was enough"


@pytest.mark.clause("MK-TURN-6.1", "MK-TURN-6.1a", "MK-TURN-6.1a.note", "MK-WOUND-3")
def test_a_standard_rest_discards_one_card_and_any_number_of_wounds() -> None:
    play = meadows().hand("march rage wound wound wound").turn().do("rest")
    assert play.asked.secret
    assert play.options == ["discard march", "discard rage"]
    play.do("discard rage", "discard wound + discard wound")
    hero = play.table.of(0)
    assert sorted(hero.hand) == ["march", WOUND]
    assert hero.discard == ["rage", WOUND, WOUND]


@pytest.mark.clause("MK-TURN-6.1a")
def test_whether_wounds_are_held_is_not_told_by_the_question() -> None:
    play = meadows().hand("march rage").turn().do("rest", "discard rage")
    assert play.asked.secret
    assert play.options == ["no more"]
    assert play.view(1).decision is None


@pytest.mark.case("R-MK-70")
@pytest.mark.clause("MK-TURN-6.1", "MK-TURN-6.1b", "MK-MIN-1", "MK-MIN-3")
def test_with_only_wounds_slow_recovery_is_the_way() -> None:
    play = meadows().hand("wound wound").at(VILLAGE).turn()
    assert play.refused("end turn") == "MK-MIN-1"
    assert play.refused("interact") == "MK-MIN-3"
    assert play.refused("move 1,-2") == "MK-MIN-3"
    play.do("rest")
    assert play.last(Rested).slow
    assert play.table.of(0).hand == [WOUND]
    assert play.table.of(0).discard == [WOUND]
    assert "end turn" in play.options


@pytest.mark.case("R-MK-70")
@pytest.mark.clause("MK-MIN-3", "MK-TURN-2.3")
def test_with_only_wounds_and_no_deck_one_may_still_announce() -> None:
    play = meadows().empty_deck().hand("wound").turn()
    assert play.options == ["announce", "play the turn"]
    play.do("play the turn")
    assert "rest" in play.options
    assert play.refused("end turn") == "MK-MIN-1"


@pytest.mark.case("R-MK-70")
@pytest.mark.clause("MK-MIN-3")
@pytest.mark.parametrize("skill", ["power_of_pain", "i_feel_no_pain", "motivation_tovak"])
def test_an_effect_that_can_still_move_a_card_opens_a_regular_turn(skill: str) -> None:
    play = meadows().hand("wound wound").at(VILLAGE).give(0, skills=[skill]).turn()
    assert "interact" in play.options
    assert play.refused("end turn") == "MK-MIN-1"
    play.do("interact", "leave the locals", "end turn", "discard wound")
    assert play.table.of(0).discard == [WOUND], "a Wound is discarded instead"


@pytest.mark.clause("MK-MIN-3")
def test_a_wound_played_by_an_effect_is_enough() -> None:
    play = meadows().hand("wound wound").give(0, skills=["power_of_pain"]).turn()
    play.do("use power_of_pain", "end turn")
    assert play.options == ["keep all"]


@pytest.mark.clause("MK-MIN-3")
def test_with_an_empty_hand_the_duty_lapses() -> None:
    play = meadows().hand("wound wound").give(0, skills=["potion_making"]).turn()
    play.do("use potion_making", "heal hand", "heal hand", "end turn")
    assert play.seat == 1
    assert not play.of(LeftHand)


@pytest.mark.clause("MK-REST-1")
def test_playing_all_cards_first_makes_it_a_slow_recovery() -> None:
    play = meadows().hand("concentration wound").turn().do("play concentration basic", "token red", "rest")
    assert play.last(Rested).slow


@pytest.mark.clause("MK-REST-2", "MK-TURN-4.1")
def test_with_an_empty_hand_there_is_no_rest_and_no_duty() -> None:
    play = meadows().turn()
    assert play.refused("rest") == "MK-REST-2"
    play.do("end turn")
    assert play.seat == 1
    assert len(play.table.of(0).hand) == 5


@pytest.mark.clause("MK-REST-4", "MK-SITE-49")
def test_mines_and_drawing_work_after_a_rest() -> None:
    play = meadows().hand("march").at(MINE).turn().do("rest", "discard march", "end turn")
    assert play.table.of(0).crystals == ["green"]
    assert len(play.table.of(0).hand) == 5


@pytest.mark.clause("MK-TURN-6")
def test_no_rest_after_moving() -> None:
    play = having(meadows().hand("march").turn(), move=2).do("move 0,-1")
    assert play.refused("rest") == "MK-TURN-6"


# the card that is due


@pytest.mark.clause("MK-TURN-4.1", "MK-MIN-1", "MK-END-10")
def test_without_a_card_played_one_is_discarded_at_the_end() -> None:
    play = meadows().hand("march rage").turn().do("end turn")
    assert play.asked.secret
    assert play.options == ["discard march", "discard rage"]
    play.do("discard march")
    assert play.table.of(0).discard == ["march"]


@pytest.mark.clause("MK-MIN-2", "MK-ENEMY-6")
def test_cards_lost_by_paralysis_count() -> None:
    play = meadows().hand("march rage").fight("medusa")
    sit_out(play)
    play.do("end turn")
    assert play.options == ["keep all"], "two Wounds and more are all there is"


# the end, and taking back


@pytest.mark.clause("MK-TURN-7", "MK-TURN-7.1", "MK-END-1", "MK-TURN-8", "MK-TURN-7.2", "MK-TURN-7.2a")
def test_the_dice_come_first_and_the_next_turn_after_all_else() -> None:
    play = meadows().hand("march rage").source("green red blue").turn()
    play.do("play march strong", "end turn")
    assert play.last(Rolled).why == "source"
    assert len(play.last(Rolled).colours) == 1
    assert play.seat == 0, "the end of the turn is not over"
    play.do("keep all")
    assert play.seat == 1
    order = [type(event) for event in play.happened]
    assert order.index(Rolled) < order.index(Drew) < len(order) - order[::-1].index(TurnBegan)


@pytest.mark.clause("MK-TURN-7.3", "MK-TURN-8")
def test_what_is_left_of_the_end_of_a_turn_is_still_its_own_players() -> None:
    """At one keyboard these steps come before the next turn: nobody plays on meanwhile, and nothing of them is lost."""
    play = meadows().hand("march rage stamina").source("").turn().do("play march basic", "end turn")
    assert play.seat == 0
    play.do("discard rage")
    assert play.seat == 1
    ended = play.table.of(0)
    assert "rage" in ended.discard
    assert len(ended.hand) == 5


@pytest.mark.case("R-MK-69")
@pytest.mark.clause("MK-UNDO-1", "MK-UNDO-2")
def test_what_came_to_light_is_a_wall() -> None:
    land = meadows().hand("march stamina tranquility").at(OTHER_VILLAGE).deck("3")
    play = having(land.turn(), move=2)
    explore = next(option for option in play.options if option.startswith("explore"))
    play.do("play march basic")
    assert play.undo == "free"
    play.do(explore)
    assert play.undo == "barrier"
    play.do("play stamina basic")
    assert play.undo == "free"
    play.do("play tranquility basic", "draw")
    assert play.undo == "barrier"


@pytest.mark.clause("MK-UNDO-1")
def test_another_players_reaction_is_a_wall() -> None:
    play = meadows().hand("march").at(VILLAGE, 1).turn().do("call 1")
    assert play.undo == "barrier"


def test_no_position_is_left_without_an_answer() -> None:
    """Every Skill, Unit and tactic at once, in random play."""
    import random

    from rules.mage_knight.skills import SKILLS

    for seed in range(6):
        rng = random.Random(seed)
        land = meadows().hand("march rage wound stamina promise wound").at(VILLAGE)
        land.crystals("red green blue white").units("herbalists.1", "utem_swordsmen.1", "altem_mages.1")
        land.give(0, skills=list(SKILLS), level=9, fame=80)
        state = (land.night() if seed % 2 else land).turn().state
        for _ in range(120):
            asked = decision(state)
            if asked is None:
                break
            assert asked.options
            assert all(isinstance(option, Option) for option in asked.options)
            assert list(asked.blocked) is not None
            state = apply(state, random_answer(asked, rng)).state


@pytest.mark.clause("MK-START-6", "MK-SITE-48")
def test_what_a_scenario_gives_comes_with_the_glade_after_the_decision_not_to_forfeit() -> None:
    place = knights("arythea", "tovak", scenario="conquer_and_hold").lay("A 0,0", "4 0,1").hand("march").empty_deck()
    tower = next(name for name in place.table.sites if site_of(place, Hex.at(name)) == "mage_tower")
    place.table.sites[tower].shields = [0]
    play = place.at(tower).turn()
    assert play.table.of(0).tokens == []
    assert play.do("play the turn").table.of(0).tokens == ["gold"]
