"""15 Skills: all forty of them, their windows, and those in the centre of the table."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.mage_knight.basics import WOUND
from rules.mage_knight.card_events import OfferRefilled
from rules.mage_knight.content.skills import ARYTHEA, GOLDYX, NOROWAS, TOVAK
from rules.mage_knight.events import ManaUsed, SkillPlaced, SkillReturned, SkillUsed, Wounded
from rules.mage_knight.fight import points
from rules.mage_knight.fight_events import CombatBegan
from rules.mage_knight.hexes import Hex
from rules.mage_knight.levelling import ChooseSkill
from rules.mage_knight.movement import move_cost
from rules.mage_knight.rounds import fresh_round
from rules.mage_knight.skills import SKILLS
from rules.mage_knight.table import Die, Placed
from tests.kit import Play, begin
from tests.mage_knight.positions import Land, having, knights, sit_out

VILLAGE = "2,-3"
CONQUEST = "full_conquest"


def land(skills: str = "", hand: str = "march rage", *heroes: str) -> Land:
    """The first seat has these Skills, and these cards; the Source is empty."""
    place = knights(*(heroes or ("arythea", "tovak")), scenario=CONQUEST).lay("A 0,0", "1 0,1", "2 1,0")
    place.rampaging("1,-4", "prowlers.1").rampaging("3,-3", "diggers.1")
    return place.hand(hand).give(0, skills=skills.split(), level=5).source("")


def to_phase(play: Play, part: str) -> Play:
    """Go on to this phase; nothing is blocked, and the hero takes all damage."""
    while play.table.of(0).turn.part != part:
        play.do("next phase" if "next phase" in play.options else play.options[0])
    return play


def aimed(place: Land, part: str, *enemies: str, **rules: bool) -> Play:
    """In this phase of a fight, with a target chosen."""
    play = to_phase(place.fight(*(enemies or ("prowlers",)), **rules), part)
    if part == "block":
        return play.do(next(option for option in play.options if option.startswith("block ")))
    play.do("attack")
    return play if play.asked.kind.endswith("gather") else play.do(play.options[0])


def gathered(play: Play) -> list[tuple[int, str, str]]:
    """What has been gathered: amounts, elements and forms."""
    return [(p.amount, p.element, p.form) for p in play.table.fight_of(0).points]


@pytest.mark.clause("MK-COMP-5")
def test_each_hero_has_ten_skills() -> None:
    assert [len(skills) for skills in (ARYTHEA, TOVAK, GOLDYX, NOROWAS)] == [10] * 4
    assert Counter(skill.hero for skill in SKILLS.values()) == dict.fromkeys(
        ("arythea", "tovak", "goldyx", "norowas"), 10
    )
    once_a_round = {name for name, skill in SKILLS.items() if skill.usage == "round"}
    assert once_a_round == {
        "dark_fire_magic",
        "potion_making",
        "white_crystal_craft",
        "green_crystal_craft",
        "red_crystal_craft",
        "flight",
        "inspiration",
        "leaves_in_the_wind",
        "whispers_in_the_treetops",
        *(f"motivation_{hero}" for hero in ("arythea", "tovak", "goldyx", "norowas")),
    }
    placed = {name for name, skill in SKILLS.items() if skill.usage == "interactive"}
    assert placed == {"healing_ritual", "mana_exploit", "source_freeze", "prayer_of_weather"}


@pytest.mark.clause("MK-SKILL-3")
@pytest.mark.parametrize(
    ("skill", "by_day", "at_night"), [("dark_paths", 1, 2), ("double_time", 2, 1), ("forward_march", 2, 2)]
)
def test_skills_of_movement(skill: str, by_day: int, at_night: int) -> None:
    for night, moves in ((False, by_day), (True, at_night)):
        place = land(skill).units("peasants.1", "foresters.1").units("herbalists.1", ready=False)
        play = (place.night() if night else place).turn().do(f"use {skill}")
        assert play.table.of(0).turn.move == moves
        assert play.refused(f"use {skill}") == "MK-SKILL-3"


def test_forward_march_is_three_at_most() -> None:
    place = land("forward_march").units("peasants.1", "peasants.2", "peasants.3", "foresters.1")
    assert place.turn().do("use forward_march").table.of(0).turn.move == 3


@pytest.mark.clause("MK-SKILL-9")
@pytest.mark.parametrize(("skill", "by_day", "at_night"), [("dark_negotiation", 2, 3), ("bright_negotiation", 3, 2)])
def test_skills_of_influence(skill: str, by_day: int, at_night: int) -> None:
    for night, influence in ((False, by_day), (True, at_night)):
        place = land(skill).at(VILLAGE)
        play = (place.night() if night else place).turn()
        assert play.refused(f"use {skill}") == "MK-LOCALS-2"
        play.do("interact", f"use {skill}")
        assert play.table.of(0).turn.influence == influence


@pytest.mark.clause("MK-SKILL-9")
def test_glittering_fortune_counts_the_colours_of_crystals_in_an_interaction() -> None:
    play = land("glittering_fortune").crystals("red red blue green").at(VILLAGE).turn()
    assert play.refused("use glittering_fortune") == "MK-SKILL-9"
    play.do("interact", "use glittering_fortune")
    assert play.table.of(0).turn.influence == 3


@pytest.mark.clause("MK-SKILL-3", "MK-SKILL-9", "MK-CARD-9")
@pytest.mark.parametrize(
    ("skill", "part", "pick", "made"),
    [
        ("burning_power", "ranged", "siege attack", (1, "physical", "siege")),
        ("burning_power", "ranged", "siege fire attack", (1, "fire", "siege")),
        ("freezing_power", "ranged", "siege ice attack", (1, "ice", "siege")),
        ("hot_swordsmanship", "attack", "fire attack", (2, "fire", "melee")),
        ("cold_swordsmanship", "attack", "ice attack", (2, "ice", "melee")),
        ("night_sharpshooting", "ranged", "", (1, "physical", "ranged")),
        ("day_sharpshooting", "ranged", "", (2, "physical", "ranged")),
        ("shield_mastery", "block", "block", (3, "physical", "block")),
        ("shield_mastery", "block", "ice block", (2, "ice", "block")),
    ],
)
def test_skills_of_combat(skill: str, part: str, pick: str, made: tuple[int, str, str]) -> None:
    assert land(skill).turn().refused(f"use {skill}") == "MK-COMBAT-13"
    play = aimed(land(skill), part).do(f"use {skill}", *[pick] * bool(pick))
    assert gathered(play) == [made]
    assert play.refused(f"use {skill}") == "MK-SKILL-3"


@pytest.mark.clause("MK-MANA-9")
def test_in_a_dungeon_skills_use_their_night_part() -> None:
    play = aimed(land("night_sharpshooting"), "ranged", dark=True).do("use night_sharpshooting")
    assert gathered(play) == [(2, "physical", "ranged")]


def test_resistance_break_weakens_by_each_resistance() -> None:
    play = to_phase(land("resistance_break").fight("fire_golems", "prowlers"), "attack")
    play.do("use resistance_break", "fire_golems.1")
    fight = play.table.fight_of(0)
    assert points.armour(play.table, fight.foe("fire_golems.1")) == 2
    assert points.armour(play.table, fight.foe("prowlers.1")) == 3


@pytest.mark.clause("MK-SKILL-4", "MK-ROUND-11")
@pytest.mark.parametrize(
    ("skill", "crystal", "token"),
    [
        ("white_crystal_craft", "blue", "white"),
        ("green_crystal_craft", "blue", "green"),
        ("red_crystal_craft", "blue", "red"),
        ("leaves_in_the_wind", "green", "white"),
        ("whispers_in_the_treetops", "white", "green"),
    ],
)
def test_crafts_give_a_crystal_and_a_token_once_a_round(skill: str, crystal: str, token: str) -> None:
    from rules.engine.referee import Referee

    play = land(skill, "march rage stamina").turn().do(f"use {skill}")
    hero = play.table.of(0)
    assert (hero.crystals, hero.tokens) == ([crystal], [token])
    assert play.refused(f"use {skill}") == "MK-SKILL-4"
    assert hero.flipped == [skill]
    fresh_round(Referee(play.state), hero)
    assert hero.flipped == []


def test_dark_fire_magic() -> None:
    play = land("dark_fire_magic").turn().do("use dark_fire_magic", "token black")
    assert (play.table.of(0).crystals, play.table.of(0).tokens) == (["red"], ["black"])


@pytest.mark.clause("MK-SKILL-4", "MK-COMBAT-16")
def test_potion_making_heals_outside_combat() -> None:
    play = land("potion_making", "wound rage").fight("prowlers")
    assert play.refused("use potion_making") == "MK-COMBAT-16"
    sit_out(play).do("use potion_making")
    assert play.table.of(0).turn.healing == 2


@pytest.mark.clause("MK-HEAL-5", "MK-HEAL-7", "MK-UNITS-6")
def test_inspiration_readies_or_heals_a_unit_of_any_level() -> None:
    place = land("inspiration").units("altem_guardians.1", ready=False, wounds=2).units("peasants.1")
    play = place.turn().do("use inspiration")
    assert play.options == ["ready altem_guardians.1", "heal altem_guardians.1"]
    play.do("heal altem_guardians.1")
    unit = play.table.of(0).unit("altem_guardians.1")
    assert (unit.wounds, unit.ready) == (1, False)
    assert play.refused("use inspiration") == "MK-SKILL-4"


def test_inspiration_needs_a_unit_with_use_for_it() -> None:
    assert land("inspiration").units("peasants.1").turn().refused("use inspiration") == "MK-UNITS-6"


@pytest.mark.clause("MK-SKILL-6", "MK-WOUND-2")
def test_i_feel_no_pain_discards_a_wound_and_draws() -> None:
    play = land("i_feel_no_pain", "wound rage").fight("prowlers")
    assert play.refused("use i_feel_no_pain") == "MK-SKILL-9"
    play = land("i_feel_no_pain", "wound rage").top("march").turn().do("use i_feel_no_pain")
    assert sorted(play.table.of(0).hand) == ["march", "rage"]
    assert play.table.of(0).discard == [WOUND]
    assert land("i_feel_no_pain").turn().refused("use i_feel_no_pain") == "MK-CARD-11"


@pytest.mark.clause("MK-SKILL-6")
def test_skills_are_no_cards() -> None:
    """Using one is not playing a card: one is still due."""
    play = land("dark_fire_magic", "march").turn().do("use dark_fire_magic", "token red", "end turn")
    assert play.options == ["discard march"]


@pytest.mark.case("R-MK-23")
@pytest.mark.clause("MK-SKILL-7", "MK-DAMAGE-8", "MK-DAMAGE-9")
def test_knocked_out_a_hero_still_uses_skills_and_units() -> None:
    place = land("cold_swordsmanship", "wound march rage").units("peasants.1").give(0, level=1, draw_more=2)
    play = to_phase(place.fight("fire_dragon"), "attack")
    hero = play.table.of(0)
    assert set(hero.hand) == {WOUND}
    assert sorted(hero.discard) == ["march", "rage"]
    assert play.table.removed == []
    play.do("attack", "use cold_swordsmanship", "attack", "activate peasants.1 1")
    assert gathered(play) == [(2, "physical", "melee")] * 2


# sideways


@pytest.mark.parametrize(("card", "n"), [("march", 2), ("agility", 3), ("fireball", 3), ("banner_of_glory", 3)])
def test_i_dont_give_a_damn(card: str, n: int) -> None:
    play = (
        land("i_dont_give_a_damn", f"{card} rage").turn().do("use i_dont_give_a_damn", f"play {card} sideways for {n}")
    )
    assert play.table.of(0).turn.move == n
    assert play.table.of(0).played == [card]
    assert play.refused("use i_dont_give_a_damn") == "MK-SKILL-3"


def test_who_needs_magic_pays_more_without_dice() -> None:
    place = land("who_needs_magic", "march rage stamina").source("blue green").crystals("blue")
    play = place.turn().do("use who_needs_magic", "play march sideways for 3", "play stamina strong")
    assert play.table.of(0).turn.move == 7
    assert play.table.of(0).crystals == [], "the die may not be used any more"


def test_or_two_points_and_the_dice_stay() -> None:
    place = land("who_needs_magic", "march rage stamina").source("blue")
    play = place.turn().do("use who_needs_magic", "play march sideways for 2", "play stamina strong")
    assert play.last(ManaUsed).source == "die"
    place = land("who_needs_magic", "march rage stamina").source("blue")
    play = place.turn().do("play stamina strong", "use who_needs_magic")
    assert "play march sideways for 3" not in play.options


@pytest.mark.parametrize(("mana", "n"), [("green", 4), ("red", 3)])
def test_universal_power_adds_mana_to_a_card(mana: str, n: int) -> None:
    play = land("universal_power").crystals(mana).turn().do("use universal_power", "play march sideways")
    assert play.table.of(0).turn.move == n
    assert play.table.of(0).crystals == []
    assert land("universal_power").turn().refused("use universal_power") == "MK-CARD-11"


def test_gold_by_day_is_the_colour_one_names() -> None:
    play = land("universal_power").tokens("gold").turn().do("use universal_power", "play march sideways")
    assert "token gold as green" in play.options
    assert play.do("token gold as green").table.of(0).turn.move == 4


@pytest.mark.clause("MK-CARD-5", "MK-WOUND-2", "MK-SKILL-3")
def test_power_of_pain_plays_a_wound_sideways() -> None:
    play = land("power_of_pain", "wound wound rage").turn().do("use power_of_pain")
    assert play.table.of(0).turn.move == 2
    assert play.table.of(0).played == [WOUND]
    assert play.refused("use power_of_pain") == "MK-SKILL-3"
    play.do("end turn", "keep all")
    assert play.table.of(0).discard == [WOUND]
    assert land("power_of_pain").turn().refused("use power_of_pain") == "MK-CARD-11"


# Polarization and Invocation


@pytest.mark.clause("MK-MANA-6", "MK-MANA-8")
def test_polarization_turns_one_mana_a_turn() -> None:
    place = land("polarization", "march rage swiftness stamina").source("white black").crystals("red red")
    play = place.turn().do("play march strong")
    assert play.options == ["die black turned green", "die white turned green"]
    play.do("die black turned green")
    assert play.last(SkillUsed).skill == "polarization"
    assert play.refused("play stamina strong") in ("MK-CARD-11", "MK-MANA-4"), "red is not turned any more"


def test_polarized_mana_counts_as_what_it_is_used_for() -> None:
    play = land("polarization", "march rage").crystals("white").turn().do("play march strong")
    assert play.last(ManaUsed).worth == "green"


def test_polarization_gives_no_black_by_day() -> None:
    play = land("polarization", "fireball rage").crystals("red").tokens("gold").turn()
    assert play.refused("play fireball strong") in ("MK-CARD-3", "MK-COMBAT-13")


@pytest.mark.clause("MK-MANA-13", "MK-MANA-14")
def test_invocation_discards_a_card_for_mana_that_is_used_at_once() -> None:
    play = land("invocation", "march rage swiftness promise").turn().do("use invocation")
    assert play.options == [
        "discard promise for green",
        "discard rage for green",
        "discard swiftness for green",
    ]
    play.do("discard rage for green")
    hero = play.table.of(0)
    assert hero.turn.move == 4
    assert (hero.discard, hero.tokens, hero.played) == (["rage"], [], ["march"])
    assert play.refused("use invocation") == "MK-SKILL-3"


def test_without_a_use_for_the_mana_it_is_not_chosen() -> None:
    assert land("invocation", "rage wound").turn().refused("use invocation") == "MK-MANA-13"


def test_a_wound_gives_red_and_polarization_may_turn_it() -> None:
    play = land("invocation polarization", "wound stamina").turn().do("use invocation", "discard wound for red")
    assert play.table.of(0).turn.move == 4
    assert play.table.of(0).discard == [WOUND]
    assert play.last(ManaUsed).worth == "blue"


def test_the_mana_is_not_kept_for_later() -> None:
    play = (
        land("invocation", "rage march stamina").crystals("green").turn().do("use invocation", "discard rage for green")
    )
    hero = play.table.of(0)
    assert hero.crystals == ["green"], "the invoked mana was used, not the crystal"
    assert not [word for word in hero.turn.allows if word.startswith("invoked")]


@pytest.mark.clause("MK-SITE-39", "MK-MANA-13")
def test_invoked_mana_may_be_the_third_for_an_altar() -> None:
    def before_the_altar(crystals: str) -> Land:
        from tests.mage_knight.games import spaces

        position = land("invocation", "rage").lay("A 0,0", "8 1,0").crystals(crystals).source("")
        ruins = spaces(position.table, "ruins")[0]
        site = position.table.sites[ruins]
        position.table.ruins += [site.ruin]
        position.table.ruins.remove("ruin_1")
        site.ruin = "ruin_1"  # the altar of green mana
        return position.at(ruins)

    play = before_the_altar("green green").turn().do("use invocation")
    assert play.table.of(0).fame == 7 and play.table.of(0).discard == ["rage"]
    assert play.table.of(0).crystals == [] and play.table.of(0).turn.acted
    assert before_the_altar("green").turn().refused("use invocation") == "MK-MANA-13"


# Motivation


@pytest.mark.clause("MK-SKILL-4", "MK-TIME-5")
def test_motivation_draws_two_and_helps_the_one_with_least_fame() -> None:
    play = land("motivation_arythea").give(1, fame=3).turn().do("use motivation_arythea")
    assert len(play.table.of(0).hand) == 4
    assert play.table.of(0).tokens == ["red"]


def test_a_tie_for_least_fame_brings_no_mana() -> None:
    assert land("motivation_arythea").turn().do("use motivation_arythea").table.of(0).tokens == []


@pytest.mark.clause("MK-SKILL-4", "MK-TURN-1.1")
def test_motivation_works_on_anothers_turn_and_its_mana_is_kept_for_ones_own() -> None:
    place = (
        land().give(1, skills=["motivation_tovak", "motivation_goldyx"], fame=0).give(0, fame=2).hand("rage stamina", 1)
    )
    play = place.turn().do("call 1", "use motivation_tovak")
    assert play.table.of(1).tokens == ["blue"]
    assert play.seat == 0, "the other Motivation is locked"
    play.do("play march basic", "end turn", "keep all")
    assert play.seat == 1
    assert play.table.of(1).tokens == ["blue"]
    assert play.refused("use motivation_goldyx") == "MK-SKILL-4"


@pytest.mark.clause("MK-SKILL-4")
def test_a_motivation_bars_the_others_until_the_end_of_the_next_turn() -> None:
    place = land("motivation_arythea motivation_tovak", "march rage stamina promise")
    play = place.turn().do("use motivation_arythea")
    assert play.refused("use motivation_tovak") == "MK-SKILL-4"
    play.do("play march basic", "end turn", "keep all", "end turn")
    assert play.seat == 0
    assert play.refused("use motivation_tovak") == "MK-SKILL-4", "still the next turn"
    play.do("play stamina basic", "end turn", "keep all", "end turn")
    play.do(play.options[0])
    assert play.seat == 0
    assert "use motivation_tovak" in play.options


@pytest.mark.clause("MK-SKILL-4")
def test_other_skills_are_for_ones_own_turn() -> None:
    play = land().give(1, skills=["potion_making", "dark_fire_magic"]).hand("rage", 1).turn()
    assert "call 1" not in play.options


# in the centre


@pytest.mark.case("R-MK-16")
@pytest.mark.clause("MK-SKILL-5", "MK-START-3")
def test_prayer_of_weather_lies_in_the_centre_until_its_owners_next_turn() -> None:
    place = land("prayer_of_weather").hand("rage stamina", 1)
    play = place.turn()
    hills = Hex(3, -2)
    play.do("use prayer_of_weather")
    assert play.last(SkillPlaced).skill == "prayer_of_weather"
    assert move_cost(play.table, play.table.of(0), hills) == 1
    assert move_cost(play.table, play.table.of(1), hills) == 4
    play.do("play march basic", "end turn", "keep all")
    assert play.seat == 1
    assert move_cost(play.table, play.table.of(1), hills) == 4
    play.do("play stamina basic", "end turn", "keep all")
    assert play.last(SkillReturned).seat == 0
    assert move_cost(play.table, play.table.of(0), hills) == 3
    assert play.refused("use prayer_of_weather") == "MK-SKILL-4", "face down until the next round"


@pytest.mark.case("R-MK-16")
@pytest.mark.clause("MK-SKILL-5", "MK-ROUND-26")
def test_skills_in_the_centre_come_back_with_the_end_of_the_round() -> None:
    from rules.mage_knight.rounds import EndRound

    place = land()
    place.table.placed.append(Placed(0, "prayer_of_weather", "", []))
    play = begin(place.state, EndRound(), source="round")
    assert play.table.placed == []


@pytest.mark.clause("MK-SKILL-5")
def test_mana_exploit_wounds_who_uses_another_colour_once_for_each() -> None:
    place = land("mana_exploit").crystals("blue blue green red", 1).hand("stamina march rage stamina swiftness", 1)
    play = place.turn().do("use mana_exploit")
    assert "mark gold" not in play.options
    play.do("mark green")
    assert play.table.of(0).tokens == ["green"]
    play.do("play march strong", "end turn", "keep all")
    assert not play.of(Wounded), "its owner is free"
    play.do("play stamina strong")
    assert play.table.of(1).hand.count(WOUND) == 1
    play.do("play stamina strong")
    assert play.table.of(1).hand.count(WOUND) == 1, "once for a colour"
    play.do("play march strong")
    assert play.table.of(1).hand.count(WOUND) == 1, "the colour marked is free"


@pytest.mark.clause("MK-SKILL-11", "MK-SKILL-5")
def test_source_freeze_takes_the_others_die_and_brings_a_crystal() -> None:
    place = land("source_freeze").source("red red gold").hand("march stamina", 1)
    play = place.turn().do("use source_freeze", "play march basic", "end turn", "keep all")
    assert play.table.of(1).turn.dice == 0
    play.do("play stamina basic", "end turn", "keep all")
    assert play.table.of(0).crystals == ["red"]
    assert [die for die in play.table.source if die == Die("red")]
    assert play.table.of(0).turn.dice == 1


def test_source_freeze_lets_its_owner_choose_among_the_colours_showing() -> None:
    place = land().source("red blue gold")
    place.table.placed.append(Placed(0, "source_freeze", "", []))
    assert place.turn().options == ["crystal red", "crystal blue"]


def test_a_frozen_source_brings_nothing_when_the_turn_is_skipped() -> None:
    place = land().source("red blue").give(0, token_up=False)
    place.table.placed.append(Placed(0, "source_freeze", "", []))
    play = place.turn()
    assert play.table.of(0).crystals == []
    assert play.table.placed == []


@pytest.mark.clause("MK-SKILL-11")
def test_healing_ritual_works_at_once_and_gives_a_wound_to_the_nearest() -> None:
    place = land("healing_ritual", "wound wound wound", "arythea", "tovak", "goldyx").at("0,-1", 1).at("3,-2", 2)
    play = place.turn().do("use healing_ritual", "throw away 2")
    assert play.table.of(0).hand == [WOUND]
    assert play.table.of(1).hand == [WOUND]
    assert play.table.placed == []
    assert play.refused("use healing_ritual") == "MK-SKILL-4"


@pytest.mark.clause("MK-SKILL-11")
def test_of_several_nearest_heroes_the_owner_chooses() -> None:
    place = land("healing_ritual", "wound", "arythea", "tovak", "goldyx").at("0,-1", 1).at("1,0", 2)
    play = place.turn().do("use healing_ritual")
    assert play.options == ["wound tovak", "wound goldyx"]
    play.do("wound goldyx")
    assert play.table.of(2).hand == [WOUND]


def test_healing_ritual_is_not_for_combat() -> None:
    assert land("healing_ritual", "wound").fight("prowlers").refused("use healing_ritual") == "MK-COMBAT-16"


# Flight, Leadership, Bonds of Loyalty


@pytest.mark.clause("MK-MOVE-27", "MK-MOVE-9")
def test_flight_goes_over_anything_and_provokes_nobody() -> None:
    play = land("flight").at("1,-2").turn().do("use flight")
    assert "to 2,-3" in play.options
    play.do("to 2,-3")
    assert play.table.of(0).space == Hex(2, -3)
    assert not play.of(CombatBegan)
    assert play.refused("use flight") == "MK-SKILL-4"


def test_flight_reaches_two_spaces_for_two_move_points() -> None:
    play = having(land("flight").at("1,-2").turn(), move=2).do("use flight", "leap 2 for 2")
    play.do("to 1,-3" if "to 1,-3" in play.options else play.options[0])
    assert play.table.of(0).turn.move == 0


def test_flight_is_movement() -> None:
    play = land("flight").at(VILLAGE).turn().do("interact", "leave the locals")
    assert play.refused("use flight") == "MK-MOVE-1"


@pytest.mark.clause("MK-EFF-7", "MK-SKILL-3")
@pytest.mark.parametrize(
    ("unit", "row", "part", "made"),
    [
        ("peasants.1", 1, "block", (5, "physical", "block")),
        ("peasants.1", 1, "attack", (4, "physical", "melee")),
        ("utem_crossbowmen.1", 2, "ranged", (3, "physical", "ranged")),
        ("utem_crossbowmen.1", 2, "attack", (4, "physical", "ranged")),
        ("catapults.1", 1, "attack", (5, "physical", "siege")),
        ("ice_mages.1", 1, "attack", (6, "ice", "melee")),
    ],
)
def test_leadership_raises_what_a_unit_has(unit: str, row: int, part: str, made: tuple[int, str, str]) -> None:
    play = aimed(land("leadership").units(unit, "foresters.1"), part).do(f"activate {unit} {row} with leadership")
    assert gathered(play) == [made]
    assert "activate foresters.1 2 with leadership" not in play.options, "one Unit a turn"


@pytest.mark.clause("MK-EFF-7")
def test_leadership_raises_no_siege_attack_in_the_first_phase() -> None:
    play = aimed(land("leadership").units("catapults.1"), "ranged")
    assert play.refused("activate catapults.1 1 with leadership") == "MK-EFF-7"
    assert "activate catapults.1 1" in play.options


def test_a_led_block_still_counts_twice_against_a_swift_attack() -> None:
    play = aimed(land("leadership").units("utem_guardsmen.1"), "block", "wolf_riders")
    play.do("activate utem_guardsmen.1 2 with leadership")
    fight = play.table.fight_of(0)
    assert points.block_strength(play.table, fight.points, fight.foes[0]) == 14


@pytest.mark.clause("MK-SKILL-1", "MK-SKILL-2")
def test_bonds_of_loyalty_bring_two_regular_units_into_the_offer() -> None:
    place = land().give(0, turned_up=["bonds_of_loyalty", "dark_paths"])
    n = len(place.table.unit_offer)
    play = begin(place.state, ChooseSkill()).do("keep skill bonds_of_loyalty")
    assert len(play.table.unit_offer) == n + 2
    assert len(play.of(OfferRefilled)) >= 2
    assert play.table.of(0).skills == ["bonds_of_loyalty"]


@pytest.mark.clause("MK-SKILL-2")
def test_a_foreign_skill_works_like_ones_own() -> None:
    play = land("white_crystal_craft").turn().do("use white_crystal_craft")
    assert play.table.of(0).name == "arythea"
    assert play.table.of(0).crystals == ["blue"]
