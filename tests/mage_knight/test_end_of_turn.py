"""18, 19 and 20: Wounds and healing, the end of the turn and its rewards, Fame, levels and Reputation."""

from __future__ import annotations

import pytest

from rules.engine.referee import Referee
from rules.engine.views import view_of
from rules.mage_knight import levels
from rules.mage_knight.basics import WOUND
from rules.mage_knight.card_events import ArtifactsDrawn, ArtifactsKept, OfferRefilled
from rules.mage_knight.ending import ClearPlayArea, TurnOver, steps
from rules.mage_knight.events import (
    FameGained,
    Healed,
    LevelReached,
    ManaGained,
    RewardLost,
    Rolled,
    SkillsTurnedUp,
    Withdrew,
    Wounded,
    WoundsThrown,
)
from rules.mage_knight.hexes import OFF_MAP, Hex
from rules.mage_knight.levelling import LevelUp
from rules.mage_knight.rewards import site_bonus
from rules.mage_knight.rounds import fresh_round
from rules.mage_knight.table import bare
from tests.kit import Play, begin, rolling
from tests.mage_knight.positions import Land, beat, having, knights, sit_out

VILLAGE, GLADE, MINE = "2,-3", "1,-3", "2,-1"
CONQUEST = "full_conquest"
COLOURS = ("red", "blue", "green", "white", "gold", "black")


def land(hand: str = "march rage", *heroes: str) -> Land:
    """A known map, an empty Source."""
    place = knights(*(heroes or ("arythea", "tovak")), scenario=CONQUEST).lay("A 0,0", "1 0,1", "2 1,0")
    return place.rampaging("1,-4", "prowlers.1").rampaging("3,-3", "diggers.1").hand(hand).source("")


def ending(place: Land, *rewards: str, **fields: object) -> Play:
    """The end of a turn in which a card was played and these rewards were won."""
    hero = place.hero()
    hero.turn.part, hero.turn.active, hero.turn.rewards = "end", True, list(rewards)
    for name, value in fields.items():
        setattr(hero.turn, name, value)
    return begin(place.state, *steps())


def keep(play: Play) -> Play:
    """Keep all cards."""
    return play.do("keep all")


# Wounds and healing


@pytest.mark.clause("MK-WOUND-1", "MK-WOUND-5")
def test_wounds_come_into_hand_and_count_when_drawing() -> None:
    play = sit_out(land().fight("prowlers"))
    assert play.table.of(0).hand.count(WOUND) == 2
    play.do("end turn", "discard march")
    assert len(play.table.of(0).hand) == 5
    assert play.table.of(0).hand.count(WOUND) == 2


@pytest.mark.clause("MK-WOUND-2", "MK-END-10", "MK-CARD-5")
def test_wounds_are_neither_played_nor_discarded() -> None:
    play = land("march wound").turn()
    assert not any("wound" in option for option in play.options)
    play.do("play march basic", "end turn")
    assert play.options == ["keep all"]
    assert play.asked.secret


@pytest.mark.clause("MK-END-10", "ANSWER-6")
def test_who_keeps_all_discards_nothing_beside_it() -> None:
    play = land("march rage stamina").turn().do("play march basic", "end turn")
    assert play.refused("discard rage + keep all") == "ANSWER-6"
    assert play.do("discard rage + discard stamina").table.of(0).discard[-2:] == ["rage", "stamina"]


@pytest.mark.clause("MK-WOUND-4", "MK-ROUND-12")
def test_wounds_are_shuffled_in_with_everything_else() -> None:
    place = land("march wound wound")
    fresh_round(Referee(place.state), place.hero())
    hero = place.hero()
    assert (hero.hand + hero.deck).count(WOUND) == 2


@pytest.mark.clause("MK-HEAL-1", "MK-HEAL-2", "MK-HEAL-3", "MK-HEAL-8")
def test_heal_points_take_wounds_out_of_hand_and_are_lost_when_combat_begins() -> None:
    place = land("tranquility wound wound").crystals("green").at(VILLAGE)
    play = place.turn().do("play tranquility strong", "heal", "heal hand")
    assert play.table.of(0).hand == [WOUND]
    assert play.table.of(0).turn.healing == 1
    assert play.last(Healed).who == ""
    play.do("challenge")
    assert play.table.of(0).turn.healing == 0


@pytest.mark.clause("MK-HEAL-1")
def test_healing_works_in_a_rest_too() -> None:
    play = (
        land("tranquility march wound").turn().do("rest", "discard march", "no more", "play tranquility basic", "heal")
    )
    assert play.do("heal hand").table.of(0).hand == []


@pytest.mark.clause("MK-HEAL-2", "MK-LOCALS-4.2", "MK-LOCALS-10")
def test_heal_points_are_bought() -> None:
    play = having(land("march wound").at(VILLAGE).turn().do("interact"), influence=3).do("buy healing", "heal hand")
    assert play.table.of(0).hand == ["march"]


@pytest.mark.clause("MK-HEAL-4", "MK-HEAL-7", "MK-HEAL-8")
def test_units_are_healed_for_their_level_and_points_may_be_split() -> None:
    place = land("march wound").units("utem_swordsmen.1", wounds=1, ready=False)
    play = having(place.turn(), healing=3).do("heal unit utem_swordsmen.1 2", "heal hand")
    unit = play.table.of(0).unit("utem_swordsmen.1")
    assert (unit.wounds, unit.ready) == (0, False)
    assert play.table.of(0).hand == ["march"]


@pytest.mark.clause("MK-HEAL-6")
def test_wounds_elsewhere_than_in_hand_are_not_healed() -> None:
    place = land("march")
    place.hero().discard.append(WOUND)
    assert having(place.turn(), healing=2).refused("heal hand") == "MK-HEAL-3"


@pytest.mark.clause("MK-HEAL-8", "MK-END-6")
def test_points_left_vanish_at_the_end_of_the_turn() -> None:
    play = having(land("march wound").turn(), healing=2).do("play march basic", "end turn")
    assert play.table.of(0).turn.healing == 0


@pytest.mark.clause("MK-HEAL-9", "MK-SITE-47", "MK-END-7")
def test_a_glade_takes_a_wound_from_hand_or_discard_pile() -> None:
    place = land("march wound").at(GLADE)
    place.hero().discard.append(WOUND)
    play = place.turn().do("play march basic", "end turn")
    assert play.asked.secret
    assert play.options == ["throw away hand", "throw away discard", "throw nothing"]
    play.do("throw away discard")
    assert play.last(WoundsThrown).place == "discard"
    assert play.table.of(0).hand.count(WOUND) == 1
    assert WOUND not in play.table.of(0).discard
    assert not play.of(Healed)


@pytest.mark.clause("MK-SITE-47", "MK-IMPL-16")
def test_the_glade_asks_whoever_holds_cards() -> None:
    """It does not tell whether a Wound is among them."""
    play = land().at(GLADE).turn().do("play march basic", "end turn")
    assert play.options == ["throw nothing"]
    assert play.view(1).decision is None


# the steps of the end


@pytest.mark.clause("MK-END-1", "MK-END-6", "MK-MANA-12", "MK-IMPL-13")
def test_the_play_area_is_cleared() -> None:
    place = land("march rage").tokens("red gold")
    place.hero().thrown.append("fireball")
    play = keep(place.turn().do("play march basic", "end turn"))
    hero = play.table.of(0)
    assert (hero.played, hero.thrown, hero.tokens) == ([], [], [])
    assert hero.discard == ["march"]
    assert "fireball" in play.table.removed


@pytest.mark.clause("MK-END-2")
def test_nothing_is_played_once_the_end_has_begun() -> None:
    place = land("march rage wound").units("peasants.1").give(0, skills=["white_crystal_craft"])
    play = place.turn().do("play march basic", "end turn")
    assert play.options == ["discard rage", "keep all"]


@pytest.mark.case("R-MK-27")
@pytest.mark.clause("MK-END-3", "MK-END-4", "MK-SAFE-1", "MK-IMPL-12")
def test_from_a_lake_one_goes_back_along_the_way() -> None:
    """2,-4 is a lake; the way led over 2,-3 and 1,-2, where another hero has come to stand."""
    place = land().at("2,-4").at(VILLAGE, 1)
    play = ending(place, path=[Hex(1, -2), Hex(2, -3)], moved=True)
    assert [event.to for event in play.of(Withdrew)] == [Hex(2, -3), Hex(1, -2)]
    assert play.table.of(0).hand.count(WOUND) == 2
    keep(play)
    assert len(play.table.of(0).hand) == 5, "the Wounds are there before cards are drawn"


@pytest.mark.clause("MK-END-5", "MK-OUT-9")
def test_thrown_back_to_where_one_came_from_costs_nothing_twice() -> None:
    place = land().at(VILLAGE).at(VILLAGE, 1)
    play = ending(place, path=[Hex(1, -2), Hex(2, -3)], moved=True)
    assert [event.to for event in play.of(Withdrew)] == [Hex(1, -2)]
    assert len(play.of(Wounded)) == 1


@pytest.mark.clause("MK-END-5", "MK-MOVE-27")
def test_back_over_a_leap_is_one_space() -> None:
    play = ending(land().at("2,-4"), path=[Hex(1, -2)], moved=True)
    assert len(play.of(Wounded)) == 1
    assert play.table.of(0).space == Hex(1, -2)


@pytest.mark.clause("MK-END-7", "MK-SITE-49", "MK-SITE-50")
def test_a_mine_gives_a_crystal_unless_there_are_three() -> None:
    play = ending(land().at(MINE))
    assert play.table.of(0).crystals == ["green"]
    play = ending(land().at(MINE).crystals("green green green"))
    assert play.table.of(0).crystals == ["green"] * 3
    assert not play.of(ManaGained)


@pytest.mark.clause("MK-END-12", "MK-MOVE-23")
def test_from_the_portal_the_figure_leaves_the_map() -> None:
    play = keep(ending(land().at("0,0")))
    assert play.table.of(0).space == OFF_MAP


@pytest.mark.clause("MK-END-13", "MK-ROUND-23")
def test_the_end_of_the_scenario_is_looked_at_last() -> None:
    assert isinstance(steps()[-1], TurnOver)


# rewards


@pytest.mark.clause("MK-END-8", "MK-REWARD-1", "MK-REWARD-6", "MK-REWARD-8")
def test_rewards_are_taken_in_any_order() -> None:
    place = land().crystals("red red red").offer(spells="fireball snowstorm tremor")
    play = ending(place, "spell", "crystals of four", "crystal red")
    assert play.options == ["take spell", "take crystals of four", "take crystal red"]
    play.do("take crystals of four")
    assert sorted(play.table.of(0).crystals) == ["blue", "green", "red", "red", "red", "white"]
    play.do("take crystal red")
    assert play.table.of(0).tokens == [], "a fourth one is nothing"
    assert play.options == ["gain fireball", "gain snowstorm", "gain tremor"]


@pytest.mark.case("R-MK-17")
@pytest.mark.clause("MK-REWARD-3", "MK-GAIN-3", "MK-GAIN-4", "MK-REWARD-9")
def test_spells_and_actions_go_on_top_and_their_offers_are_filled() -> None:
    place = land("march rage stamina promise threaten").offer(
        spells="fireball snowstorm tremor", advanced="agility diplomacy refreshing_walk", monastery="ambush"
    )
    play = ending(place, "spell", "advanced").do("take spell", "gain snowstorm")
    assert play.options == ["gain agility", "gain diplomacy", "gain refreshing_walk"], "no card of the Unit offer"
    play.do("gain agility")
    hero = play.table.of(0)
    assert hero.deck[-2:] == ["snowstorm", "agility"], "the last one taken lies on top"
    assert [len(play.table.spell_offer), len(play.table.advanced_offer)] == [3, 3]
    assert play.table.spell_offer[:2] == ["fireball", "tremor"]
    assert play.table.monastery_offer == ["ambush"]
    assert len(play.of(OfferRefilled)) == 2


@pytest.mark.clause("MK-GAIN-7", "MK-REWARD-3")
def test_from_an_empty_offer_nothing_is_gained() -> None:
    place = land()
    place.table.removed += place.table.spell_offer
    place.table.spell_offer.clear()
    assert ending(place, "spell").last(RewardLost).reward == "spell"


@pytest.mark.case("R-MK-05")
@pytest.mark.clause("MK-REWARD-2", "MK-GAIN-6", "MK-REWARD-9")
def test_artifacts_are_drawn_together_with_one_more() -> None:
    place = land("march rage stamina promise threaten")
    top = place.table.artifact_deck[-3:]
    play = ending(place, "artifact", "artifact")
    assert play.asked.secret
    assert sorted(play.table.of(0).looking) == sorted(top)
    assert play.view(1).table.of(0).looking == ["deed card"] * 3
    assert view_of(play.last(ArtifactsDrawn), 1).cards == ("deed card",) * 3
    first, second, third = sorted(top)
    play.do(f"return {second}", f"lay {third} + lay {first}")
    assert play.table.artifact_deck[0] == second
    assert play.table.of(0).deck[-2:] == [third, first]
    assert play.last(ArtifactsKept).cards == (third, first)


@pytest.mark.clause("MK-REWARD-2", "MK-SITE-27")
@pytest.mark.parametrize("rolled", COLOURS)
def test_the_die_of_a_dungeon_is_rolled_before_artifacts_are_drawn(rolled: str) -> None:
    place = land()
    place.state.dice = rolling(f"d6 {COLOURS.index(rolled) + 1}")
    play = ending(place, "artifact", "spell", "dungeon roll")
    assert play.refused("take artifact") == "MK-REWARD-2"
    play.do("take dungeon roll")
    assert play.last(Rolled).colours == (rolled,)
    assert play.table.of(0).turn.rewards.count("spell") == 1 + (rolled in ("gold", "black"))
    play.do("take artifact")
    assert len(play.table.of(0).looking) == (2 if rolled in ("gold", "black") else 3)


@pytest.mark.clause("MK-REWARD-4", "MK-REWARD-7")
@pytest.mark.parametrize("rolled", COLOURS)
def test_a_crystal_roll(rolled: str) -> None:
    place = land().give(0, fame=2)
    place.state.dice = rolling(f"d6 {COLOURS.index(rolled) + 1}")
    play = ending(place, "crystal roll")
    if rolled == "gold":
        assert play.options == ["crystal red", "crystal blue", "crystal green", "crystal white"]
        assert play.do("crystal white").table.of(0).crystals == ["white"]
    elif rolled == "black":
        assert play.last(FameGained).n == 1
        assert play.last(LevelReached).level == 2, "before the level-ups of this turn"
    else:
        assert play.table.of(0).crystals == [rolled]


@pytest.mark.clause("MK-REWARD-5", "MK-UNITS-4")
def test_a_unit_is_taken_whatever_its_type_and_price() -> None:
    play = ending(land().offer(units="altem_guardians.1 peasants.1"), "unit")
    assert play.options == ["gain altem_guardians.1", "gain peasants.1"]
    play.do("gain altem_guardians.1")
    assert play.table.of(0).unit("altem_guardians.1").ready


@pytest.mark.clause("MK-REWARD-5", "MK-UNITS-4.1")
def test_without_a_free_token_one_is_disbanded_or_the_unit_forfeited() -> None:
    place = land().units("peasants.1").offer(units="foresters.1")
    play = ending(place, "unit")
    assert play.options == ["gain foresters.1", "forfeit the unit"]
    taken = Play(play.state).do("gain foresters.1")
    assert [unit.id for unit in taken.table.of(0).units] == ["foresters.1"]
    play.do("forfeit the unit")
    assert play.last(RewardLost).reward == "unit"
    assert [unit.id for unit in play.table.of(0).units] == ["peasants.1"]


@pytest.mark.clause("MK-REWARD-5")
def test_a_free_token_of_bonds_of_loyalty_takes_it_too() -> None:
    place = land().units("peasants.1").offer(units="foresters.1").give(0, skills=["bonds_of_loyalty"])
    play = ending(place, "unit")
    assert "gain foresters.1 by bonds_of_loyalty" in play.options
    play.do("gain foresters.1 by bonds_of_loyalty")
    assert play.table.of(0).unit("foresters.1").bonded


@pytest.mark.case("R-MK-61")
@pytest.mark.clause("MK-REWARD-5", "MK-LEVEL-2")
def test_a_unit_may_wait_for_the_token_of_a_level_up() -> None:
    place = land().units("peasants.1").offer(units="foresters.1").give(0, level=2, fame=8)
    play = ending(place, "unit")
    assert play.options == ["take unit", "wait for the level"]
    play.do("wait for the level")
    assert play.last(LevelReached).level == 3
    assert [unit.id for unit in play.table.of(0).units] == ["peasants.1", "foresters.1"]


# drawing


@pytest.mark.clause("MK-END-11", "MK-END-20")
def test_cards_are_drawn_up_to_the_hand_limit() -> None:
    play = keep(ending(land("march wound")))
    assert len(play.table.of(0).hand) == 5


@pytest.mark.clause("MK-END-21", "MK-DRAW-2")
def test_above_the_limit_nothing_is_drawn_or_discarded() -> None:
    play = keep(ending(land("march rage stamina promise threaten concentration wound")))
    assert len(play.table.of(0).hand) == 7


@pytest.mark.clause("MK-END-22")
def test_with_an_empty_deck_the_drawing_stops() -> None:
    play = keep(ending(land("march").empty_deck()))
    assert play.table.of(0).hand == ["march"]


@pytest.mark.clause("MK-END-23", "MK-END-24")
def test_keeps_near_add_one_for_each_owned_anywhere() -> None:
    place = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0", "3 0,1", "9 1,0", "10 1,1").hand("march")
    keeps = [Hex.at(name) for name in place.table.sites if place_kind(place, name) == "keep"]
    for space in keeps[:2]:
        place.table.sites[str(space)].shields = [0]
    hero = place.hero()
    hero.space = keeps[0]
    assert site_bonus(place.table, hero) == 2
    hero.space = OFF_MAP
    assert site_bonus(place.table, hero) == 0
    place.table.sites[str(keeps[0])].shields = [1]
    hero.space = keeps[0]
    assert site_bonus(place.table, hero) == 0, "another's keep"
    hero.space, hero.draw_more = keeps[1], 2
    play = keep(ending(place))
    assert len(play.table.of(0).hand) == 5 + 1 + 2


def place_kind(place: Land, name: str) -> str:
    """The site of this space."""
    from rules.mage_knight import sites

    return sites.kind(place.table, Hex.at(name))


@pytest.mark.clause("MK-END-25", "MK-END-26", "MK-CITY-11", "MK-CITY-16")
def test_cities_add_one_and_two_for_their_leader() -> None:
    place = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0", "3 0,1", "core_6 1,0")
    city = next(Hex.at(name) for name in place.table.sites if place_kind(place, name) == "city")
    site = place.table.sites[str(city)] = bare()
    hero = place.hero()
    hero.space = city
    assert site_bonus(place.table, hero) == 0
    site.shields = [1, 0, 1]
    assert site_bonus(place.table, hero) == 1
    site.shields = [0, 1, 1, 0]
    assert site_bonus(place.table, hero) == 2, "as many, but the first one earlier"
    site.friendly = True
    assert site_bonus(place.table, hero) == 1


@pytest.mark.clause("MK-END-27", "MK-ROUND-13")
def test_what_counts_for_the_next_drawing_is_kept_for_the_new_round() -> None:
    place = land().give(0, draw_more=2)
    fresh_round(Referee(place.state), place.hero())
    assert len(place.hero().hand) == 7
    assert place.hero().draw_more == 0


@pytest.mark.clause("MK-END-27", "MK-ROUND-13")
@pytest.mark.parametrize(("last", "kept"), [(False, 0), (True, 2)])
def test_on_the_last_turn_of_a_round_that_bonus_is_not_used_up(last: bool, kept: int) -> None:
    play = keep(ending(land().give(0, draw_more=2), last=last))
    assert len(play.table.of(0).hand) == 7
    assert play.table.of(0).draw_more == kept


# Fame and levels


@pytest.mark.clause("MK-COMP-11", "MK-FAME-2", "MK-FAME-3", "MK-FAME-4")
def test_each_line_of_the_track_is_a_level() -> None:
    starts = [0, 3, 8, 15, 24, 35, 48, 63, 80, 99]
    for level, fame in enumerate(starts, 1):
        assert levels.level_by_fame(fame) == level
        assert levels.level_by_fame(fame - 1) == max(1, level - 1)
    assert levels.level_by_fame(119) == levels.level_by_fame(500) == 10


@pytest.mark.clause("MK-LEVEL-2", "MK-COMP-5")
@pytest.mark.parametrize(
    ("level", "armour", "limit", "tokens"),
    [(1, 2, 5, 1), (2, 2, 5, 1), (3, 3, 5, 2), (5, 3, 6, 3), (7, 4, 6, 4), (9, 4, 7, 5), (10, 4, 7, 5)],
)
def test_what_level_tokens_show(level: int, armour: int, limit: int, tokens: int) -> None:
    place = land().give(0, level=level)
    hero = place.hero()
    assert levels.armour(place.table, hero) == armour
    assert levels.hand_limit(place.table, hero) == limit
    assert levels.command_tokens(place.table, hero) == tokens


@pytest.mark.case("R-MK-67")
@pytest.mark.clause("MK-FAME-1", "MK-FAME-6", "MK-LEVEL-1", "MK-LEVEL-9")
def test_fame_comes_at_once_and_the_level_with_the_end_of_the_turn() -> None:
    place = land("march rage").give(0, level=4, fame=22)
    play = beat(place.fight("prowlers"))
    hero = play.table.of(0)
    assert (hero.fame, hero.level) == (24, 4)
    assert levels.hand_limit(play.table, hero) == 5
    sit_out(play)
    play.do("end turn")
    hero = play.table.of(0)
    assert (hero.level, levels.hand_limit(play.table, hero)) == (5, 6)
    play.do(play.options[0])
    assert len(play.table.of(0).hand) == 6, "the new hand limit applies to this drawing"


@pytest.mark.clause("MK-FAME-5")
def test_fame_is_not_lost() -> None:
    place = land().give(0, fame=5)
    levels.gain_fame(Referee(place.state), place.hero(), 0)
    assert place.hero().fame == 5


def levelling_up(fame: int = 3, level: int = 1, piles: tuple[str, ...] = ("dark_paths", "burning_power")) -> Land:
    """A hero about to go up."""
    place = land().give(0, fame=fame, level=level).offer(advanced="agility diplomacy refreshing_walk")
    hero = place.hero()
    hero.skill_pile[:] = [skill for skill in hero.skill_pile if skill not in piles] + list(reversed(piles))
    return place


@pytest.mark.case("R-MK-60")
@pytest.mark.clause("MK-LEVEL-3", "MK-LEVEL-4", "MK-LEVEL-6", "MK-SKILL-1", "MK-SKILL-10", "MK-UNDO-1")
def test_one_of_two_own_skills_with_any_advanced_action() -> None:
    place = levelling_up()
    play = begin(place.state, LevelUp())
    assert play.last(SkillsTurnedUp).skills == ("dark_paths", "burning_power")
    assert play.last(SkillsTurnedUp).reveals, "it cannot be taken back"
    assert play.options == ["keep skill dark_paths", "keep skill burning_power"]
    play.do("keep skill burning_power")
    assert play.options == ["gain agility", "gain diplomacy", "gain refreshing_walk"]
    play.do("gain refreshing_walk")
    hero = play.table.of(0)
    assert hero.skills == ["burning_power"]
    assert play.table.skill_offer == ["dark_paths"]
    assert hero.deck[-1] == "refreshing_walk"
    assert len(play.table.advanced_offer) == 3


@pytest.mark.case("R-MK-60")
@pytest.mark.clause("MK-LEVEL-5", "MK-LEVEL-7")
def test_or_a_common_one_with_the_lowest_advanced_action() -> None:
    place = levelling_up()
    place.table.skill_offer += ["double_time", "dark_negotiation"]
    play = begin(place.state, LevelUp())
    assert play.refused("take dark_negotiation") == "MK-LEVEL-7", "a Skill of one's own hero"
    play.do("take double_time")
    hero = play.table.of(0)
    assert hero.skills == ["double_time"]
    assert play.table.skill_offer == ["dark_negotiation", "dark_paths", "burning_power"]
    assert hero.deck[-1] == "agility", "the one in the lowest position"


@pytest.mark.clause("MK-LEVEL-8")
def test_with_one_skill_left_that_one_is_turned_up() -> None:
    place = levelling_up(fame=99, level=9)
    place.hero().skill_pile[:] = ["dark_paths"]
    play = begin(place.state, LevelUp())
    assert play.options == ["keep skill dark_paths"]
    play.do("keep skill dark_paths", "gain agility")
    assert play.table.skill_offer == []


@pytest.mark.clause("MK-LEVEL-1", "MK-LEVEL-3", "MK-LEVEL-2", "MK-END-9")
def test_several_levels_are_taken_one_by_one_from_the_lowest() -> None:
    play = begin(levelling_up(fame=16, level=1).state, LevelUp())
    assert play.table.of(0).level == 2
    play.do(play.options[0])
    play.do("gain agility")
    assert [event.level for event in play.of(LevelReached)] == [2, 3, 4]
    play.do(play.options[0])
    play.do(play.options[0])
    assert len(play.table.of(0).skills) == 2


@pytest.mark.clause("MK-LEVEL-11")
def test_fame_gained_outside_ones_turn_waits_for_its_end() -> None:
    place = land().give(1, fame=2, level=1).hand("stamina march", 1)
    levels.gain_fame(Referee(place.state), place.hero(1), 6)
    assert place.hero(1).level == 1
    play = place.turn(1).do("play march basic", "end turn")
    assert play.last(LevelReached).level == 2


@pytest.mark.clause("MK-LEVEL-10")
def test_in_blitz_scenarios_a_line_crossed_brings_one_more() -> None:
    place = land().give(0, fame=2)
    place.table.scenario = "blitz_conquest"
    levels.gain_fame(Referee(place.state), place.hero(), 1)
    assert place.hero().fame == 4
    place.hero().fame = 13
    levels.gain_fame(Referee(place.state), place.hero(), 1)
    assert place.hero().fame == 14, "no line was crossed"


# Reputation


@pytest.mark.clause("MK-REP-1", "MK-REP-2", "MK-REP-3", "MK-COMP-11")
def test_what_reputation_adds() -> None:
    spaces = [-5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5]
    assert [levels.INFLUENCE[n] for n in range(-6, 8)] == spaces
    place = land().give(0, reputation=6)
    referee = Referee(place.state)
    levels.change_reputation(referee, place.hero(), 3)
    assert place.hero().reputation == 7
    levels.change_reputation(referee, place.hero(), 1)
    assert len(referee.events) == 1
    levels.change_reputation(referee, place.hero(), -20)
    assert place.hero().reputation == -7
    assert place.at(VILLAGE).turn().refused("interact") == "MK-LOCALS-3.1a"


@pytest.mark.clause("MK-REP-4", "MK-SITE-53")
@pytest.mark.parametrize(("enemy", "by"), [("prowlers.1", 1), ("swamp_dragon.1", 2)])
def test_rampaging_enemies_defeated_raise_it(enemy: str, by: int) -> None:
    place = land().rampaging("1,-2", enemy).at(VILLAGE)
    for space in [name for name in place.table.rampaging if name != "1,-2"]:
        del place.table.rampaging[space]
    play = beat(place.turn().do("challenge"))
    assert play.table.of(0).reputation == by


@pytest.mark.clause("MK-REP-4", "MK-REP-5")
def test_an_assault_costs_one_whatever_comes_of_it_and_nothing_else_changes() -> None:
    place = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0", "3 0,1").hand("march rage").at("1,-3")
    play = having(place.turn(), move=9)
    before = (levels.armour(play.table, play.table.of(0)), levels.hand_limit(play.table, play.table.of(0)))
    play.do("move 2,-4")
    hero = play.table.of(0)
    assert hero.reputation == -1
    assert (levels.armour(play.table, hero), levels.hand_limit(play.table, hero)) == before


def test_the_steps_of_the_end_come_in_the_order_of_the_book() -> None:
    kinds = [type(step).__name__ for step in steps()]
    order = ["ReturnDice", "Withdraw", "ClearPlayArea", "SpaceBenefits", "TakeRewards", "LevelUp", "DiscardSome"]
    places = [kinds.index(name) for name in [*order, "DrawUp", "LeavePortal", "TurnOver"]]
    assert places == sorted(places)
    assert kinds.index(type(ClearPlayArea()).__name__) < kinds.index("GladeWound")


def test_a_reward_of_fame() -> None:
    assert ending(land(), "fame 7").table.of(0).fame == 7
