"""12 Sites: what is fought there, what stays, what is won."""

from __future__ import annotations

import pytest

from rules.mage_knight import adventures, rewards, sites
from rules.mage_knight.content.enemies import ENEMIES
from rules.mage_knight.events import FameGained, ReputationChanged, Withdrew
from rules.mage_knight.fight_events import CombatBegan
from rules.mage_knight.heroes import no_turn
from rules.mage_knight.hexes import Hex
from rules.mage_knight.table import Site
from rules.mage_knight.turn import TurnWindow
from tests.kit import Play, begin
from tests.mage_knight.positions import Land, beat, having, knights, sit_out

CONQUEST = "full_conquest"
PLACES = {
    "dungeon": ("9 1,0", "3,-3"),
    "tomb": ("core_1 1,0", "4,-3"),
    "monster_den": ("10 1,0", "3,-3"),
    "spawning_grounds": ("core_1 1,0", "2,-2"),
    "ruins": ("11 1,0", "2,-2"),
    "monastery": ("7 1,0", "2,-2"),
    "keep": ("3 1,0", "4,-3"),
    "mage_tower": ("11 1,0", "3,-2"),
    "village": ("3 1,0", "2,-1"),
    "glade": ("7 1,0", "4,-2"),
    "mine": ("6 1,0", "3,-2"),
}
"""A tile with such a site, and the space it is on."""


def place(kind: str) -> Hex:
    """Where that site is."""
    return Hex.at(PLACES[kind][1])


def at(kind: str, *, ruin: str = "ruin_7") -> Land:
    """A hero on such a site, with nothing else near; another one far away."""
    land = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0")
    if kind == "ruins":
        land.next_ruin(ruin)
    land.lay("A 0,0", PLACES[kind][0], "1 0,1").at(PLACES[kind][1]).at("0,-1", seat=1)
    land.table.rampaging.clear()
    return land


def site_of(play: Play, kind: str) -> Site:
    """What lies there."""
    site: Site = play.table.sites[str(place(kind))]
    return site


def colours(tokens: list[str]) -> list[str]:
    """The backs of these tokens."""
    return [ENEMIES[token.partition(".")[0]].colour for token in tokens]


def again(play: Play, kind: str) -> Play:
    """The same site in the hero's next turn."""
    hero = play.table.heroes[0]
    hero.turn = no_turn()
    hero.turn.part, hero.turn.active = "move", True
    hero.space = place(kind)
    return begin(play.state, TurnWindow())


# Dungeons and tombs.


@pytest.mark.clause("MK-SITE-26", "MK-SITE-27", "MK-COMBAT-3", "MK-TURN-5.3b", "MK-OUT-4", "MK-SITE-1")
def test_a_dungeon_is_fought_in_the_dark_without_units_and_its_reward_is_rolled_at_the_end() -> None:
    play = at("dungeon").next_token("medusa.1").units("peasants.1").turn().do("enter dungeon")
    fight = play.table.fights[0]
    assert fight.dark
    assert fight.units_barred
    assert play.last(CombatBegan).enemies == ("medusa.1",)
    assert not any(foe.fortified for foe in fight.foes)
    beat(play)
    assert site_of(play, "dungeon").shields == [0]
    assert play.table.heroes[0].turn.rewards == ["dungeon roll"]


@pytest.mark.clause("MK-SITE-28", "MK-OUT-7", "MK-OUT-10")
@pytest.mark.case("R-MK-38")
@pytest.mark.parametrize(
    ("kind", "token", "other"),
    [
        ("dungeon", "medusa.1", "gargoyle.1"),
        ("tomb", "fire_dragon.1", "ice_dragon.1"),
    ],
)
def test_after_a_failure_the_token_is_gone_and_another_one_comes(kind: str, token: str, other: str) -> None:
    play = sit_out(at(kind).next_token(token, other).turn().do(f"enter {kind}"))
    assert token in play.table.spent
    assert site_of(play, kind).foes == []
    assert site_of(play, kind).shields == []
    assert play.table.heroes[0].space == place(kind)
    play = again(play, kind).do(f"enter {kind}")
    assert play.last(CombatBegan).enemies == (other,)


@pytest.mark.clause("MK-SITE-29", "MK-SITE-30")
@pytest.mark.parametrize("kind", ["dungeon", "tomb"])
def test_conquered_it_may_be_entered_again_by_anyone_for_fame_only(kind: str) -> None:
    land = at(kind)
    land.table.sites[PLACES[kind][1]].shields.append(1)
    play = land.turn().do(f"enter {kind}")
    assert play.table.fights[0].dark
    assert play.table.fights[0].units_barred
    beat(play)
    assert play.of(FameGained)
    assert play.table.heroes[0].turn.rewards == []
    assert site_of(play, kind).shields == [1]


@pytest.mark.clause("MK-SITE-30", "MK-SITE-31")
def test_a_tomb_holds_a_draconum_gives_spell_and_artifact_and_no_reputation() -> None:
    play = at("tomb").turn().do("enter tomb")
    assert colours([foe.id for foe in play.table.fights[0].foes]) == ["red"]
    beat(play)
    assert play.table.heroes[0].turn.rewards == ["spell", "artifact"]
    assert not play.of(ReputationChanged)


# Monster dens.


@pytest.mark.clause("MK-SITE-32", "MK-SITE-33", "MK-OUT-8", "MK-SITE-34")
@pytest.mark.case("R-MK-38")
def test_what_lives_in_a_den_stays_there_until_it_is_beaten() -> None:
    play = at("monster_den").next_token("medusa.1", "gargoyle.1").turn().do("enter monster_den")
    fight = play.table.fights[0]
    assert not fight.dark
    assert not fight.units_barred
    sit_out(play)
    assert site_of(play, "monster_den").foes == ["medusa.1"]
    play = again(play, "monster_den").do("enter monster_den")
    assert play.last(CombatBegan).enemies == ("medusa.1",)
    beat(play)
    assert site_of(play, "monster_den").foes == []
    assert site_of(play, "monster_den").shields == [0]
    assert play.table.heroes[0].turn.rewards == ["crystal roll"] * 2
    assert again(play, "monster_den").refused("enter monster_den") == "MK-SITE-34"


# Spawning grounds.


@pytest.mark.clause("MK-SITE-35", "MK-SITE-37")
def test_spawning_grounds_send_two_and_give_an_artifact_and_three_crystals() -> None:
    play = at("spawning_grounds").next_token("medusa.1", "gargoyle.1").turn().do("enter spawning_grounds")
    assert play.last(CombatBegan).enemies == ("medusa.1", "gargoyle.1")
    beat(play)
    assert site_of(play, "spawning_grounds").shields == [0]
    assert play.table.heroes[0].turn.rewards == ["artifact", "crystal roll", "crystal roll", "crystal roll"]
    assert again(play, "spawning_grounds").refused("enter spawning_grounds") == "MK-SITE-37"


@pytest.mark.clause("MK-SITE-36", "MK-OUT-8")
@pytest.mark.case("R-MK-38")
def test_unless_both_fall_in_one_combat_the_one_beaten_is_replaced_face_down() -> None:
    land = at("spawning_grounds").next_token("medusa.1", "gargoyle.1", "werewolf.1")
    play = land.turn().do("enter spawning_grounds")
    sit_out(beat(play, "medusa.1"))
    site = site_of(play, "spawning_grounds")
    assert site.foes == ["gargoyle.1"]
    assert site.hidden == ["werewolf.1"]
    assert site.backs == ["brown"]
    assert site.shields == []
    assert play.view(0).table.sites[PLACES["spawning_grounds"][1]].hidden == ["enemy token"]
    play = again(play, "spawning_grounds").do("enter spawning_grounds")
    assert sorted(play.last(CombatBegan).enemies) == ["gargoyle.1", "werewolf.1"]
    beat(play)
    assert site_of(play, "spawning_grounds").shields == [0]


# Ancient ruins.


@pytest.mark.clause("MK-SITE-38", "MK-SITE-39", "MK-SITE-44", "MK-RUIN-3", "MK-ACT-1", "MK-ACT-2")
def test_an_altar_takes_three_mana_of_its_colour_and_gives_seven_fame() -> None:
    land = at("ruins", ruin="ruin_4").crystals("red").tokens("red").source("gold blue")
    play = having(land.turn(), move=3).do("tribute red")
    while play.asked.kind.endswith("pay"):
        play.do(play.options[0])
    hero = play.table.heroes[0]
    assert hero.fame == 7
    assert hero.turn.move == 0
    assert hero.turn.acted
    assert not play.of(CombatBegan)
    assert site_of(play, "ruins").shields == [0]
    assert site_of(play, "ruins").ruin == ""
    assert play.table.spent_ruins == ["ruin_4"]
    assert not hero.crystals
    assert not hero.tokens
    assert hero.turn.dice == 0
    assert again(play, "ruins").refused("enter ruins") == "MK-SITE-44"


@pytest.mark.clause("MK-SITE-39", "MK-RUIN-3")
def test_an_altar_wants_all_three_at_once_and_no_gold_at_night() -> None:
    land = at("ruins", ruin="ruin_4").crystals("red").tokens("red").source("blue")
    assert land.turn().refused("tribute red") == "MK-SITE-39"
    land = at("ruins", ruin="ruin_2").source("red")
    assert land.turn().refused("tribute blue") == "MK-CARD-11"
    land = at("ruins", ruin="ruin_4").night().crystals("red red").source("gold")
    assert land.turn().refused("tribute red") == "MK-SITE-39"


@pytest.mark.clause("MK-SITE-40", "MK-SITE-42", "MK-SITE-43", "MK-COMBAT-10")
@pytest.mark.parametrize(
    ("ruin", "piles", "rewards"),
    [
        ("ruin_5", ["grey", "violet"], ["unit"]),
        ("ruin_7", ["green", "green"], ["crystals of four"]),
        ("ruin_9", ["grey", "white"], ["artifact", "spell"]),
        ("ruin_12", ["green", "red"], ["artifact", "advanced"]),
    ],
)
def test_an_encounter_is_fought_as_depicted_and_rewarded_once_all_are_beaten(
    ruin: str, piles: list[str], rewards: list[str]
) -> None:
    play = at("ruins", ruin=ruin).rampaging("1,-2", "prowlers.1").turn().do("enter ruins")
    fight = play.table.fights[0]
    assert colours([foe.id for foe in fight.foes]) == piles
    assert not any(foe.fortified for foe in fight.foes)
    assert not fight.dark
    assert not fight.units_barred
    beat(play)
    assert play.table.heroes[0].turn.rewards == rewards
    assert not play.of(ReputationChanged)
    assert site_of(play, "ruins").shields == [0]
    assert play.table.spent_ruins == [ruin]


@pytest.mark.clause("MK-SITE-41", "MK-SITE-42", "MK-OUT-8")
@pytest.mark.case("R-MK-38")
def test_who_is_left_in_the_ruins_waits_and_nobody_is_replaced() -> None:
    land = at("ruins").next_token("prowlers.1", "diggers.1")
    play = land.turn().do("enter ruins")
    sit_out(beat(play, "prowlers.1"))
    assert site_of(play, "ruins").foes == ["diggers.1"]
    assert site_of(play, "ruins").ruin == "ruin_7"
    assert play.table.heroes[0].turn.rewards == []
    play = again(play, "ruins").do("enter ruins")
    assert play.last(CombatBegan).enemies == ("diggers.1",)
    beat(play)
    assert play.table.heroes[0].turn.rewards == ["crystals of four"]


# Monasteries.


@pytest.mark.clause("MK-SITE-9", "MK-SITE-10", "MK-SITE-11", "MK-OUT-6", "MK-COMBAT-4", "MK-REP-4", "MK-TURN-5.3d")
def test_a_monastery_burns_at_the_price_of_reputation() -> None:
    play = at("monastery").next_token("monks.1").turn().do("burn")
    fight = play.table.fights[0]
    assert play.last(ReputationChanged).by == -3
    assert play.last(CombatBegan).enemies == ("monks.1",)
    assert fight.units_barred
    assert not fight.dark
    assert not fight.foes[0].fortified
    beat(play)
    site = site_of(play, "monastery")
    assert site.burned
    assert site.shields == [0]
    assert play.table.heroes[0].turn.rewards == ["artifact"]
    assert "monks.1" in play.table.spent
    play = again(play, "monastery")
    assert play.refused("burn") == "MK-SITE-11"
    assert play.refused("interact") == "MK-LOCALS-12"


@pytest.mark.clause("MK-SITE-11", "MK-OUT-7", "MK-OUT-10")
@pytest.mark.case("R-MK-38")
def test_a_monastery_that_does_not_burn_has_another_defender_next_time() -> None:
    play = sit_out(at("monastery").next_token("monks.1", "fire_mages.1").turn().do("burn"))
    assert not site_of(play, "monastery").burned
    assert "monks.1" in play.table.spent
    assert play.table.heroes[0].space == place("monastery")
    play = again(play, "monastery").do("burn")
    assert play.last(CombatBegan).enemies == ("fire_mages.1",)


@pytest.mark.clause("MK-SITE-12", "MK-SITE-13")
def test_what_a_burned_monastery_brought_can_be_learned_at_another() -> None:
    land = at("monastery").give(reputation=7)
    land.table.monastery_offer[:] = ["agility"]
    other = land.lay("A 0,0", "7 1,0", "5 0,1").at("2,-4")
    other.table.monastery_offer[:] = ["agility"]
    other.table.sites["2,-2"].burned = True
    other.table.rampaging.clear()
    play = having(other.turn().do("interact"), influence=6)
    play.do("learn agility")
    assert play.table.heroes[0].deck[-1] == "agility"


# Keeps and mage towers.


@pytest.mark.clause("MK-SITE-15", "MK-OUT-4")
def test_a_keep_won_is_owned_and_its_conqueror_stays() -> None:
    land = at("keep").at("3,-2").next_token("swordsmen.1")
    play = having(land.turn(), move=9).do("move 4,-3")
    beat(play)
    assert sites.owner(play.table, place("keep")) == 0
    assert play.table.heroes[0].space == place("keep")
    assert play.table.heroes[0].turn.rewards == []


@pytest.mark.clause("MK-SITE-19", "MK-SITE-20", "MK-COMBAT-2", "MK-TERM-15")
def test_anothers_keep_is_defended_by_a_random_token_worth_half() -> None:
    land = foreign_keep().next_token("guardsmen.1")
    play = having(land.turn(), move=9).do("move 4,-3")
    assert play.last(ReputationChanged).by == -1
    assert play.last(CombatBegan).enemies == ("guardsmen.1",)
    assert play.table.fights[0].foes[0].fortified
    beat(play)
    assert play.table.heroes[0].fame == 2  # half of three, rounded up
    assert sites.owner(play.table, place("keep")) == 0
    assert play.table.heroes[0].turn.rewards == []


@pytest.mark.clause("MK-SITE-21", "MK-OUT-9")
def test_a_failure_there_changes_nothing_and_the_token_is_discarded() -> None:
    land = foreign_keep().next_token("guardsmen.1")
    play = sit_out(having(land.turn(), move=9).do("move 4,-3"))
    assert sites.owner(play.table, place("keep")) == 1
    assert "guardsmen.1" in play.table.spent
    assert play.table.heroes[0].space == Hex(3, -2)


def foreign_keep() -> Land:
    """A keep of the other hero, who is elsewhere; the first hero stands next to it."""
    land = at("keep").at("3,-2")
    site = land.table.sites[PLACES["keep"][1]]
    land.table.spent += site.hidden + site.foes
    site.hidden.clear()
    site.backs.clear()
    site.foes.clear()
    site.shields.append(1)
    return land


@pytest.mark.clause("MK-SITE-23", "MK-SITE-24")
def test_a_mage_tower_gives_a_spell_once_and_is_then_open_to_all() -> None:
    land = at("mage_tower").at("4,-2").next_token("monks.1")
    land.table.sites[PLACES["mage_tower"][1]].hidden[:] = ["monks.1"]
    land.hero().space = Hex(2, -2)
    land.table.sites["2,-2"].ruin = ""
    play = having(land.turn(), move=9).do("move 3,-2")
    assert play.last(ReputationChanged).by == -1
    beat(play)
    assert play.table.heroes[0].turn.rewards == ["spell"]
    assert not sites.hostile(play.table, play.table.heroes[1], place("mage_tower"))
    play.table.heroes[1].space = Hex(2, -2)
    assert "interact" in again(play, "mage_tower").options


@pytest.mark.clause("MK-SITE-25", "MK-SITE-16")
def test_a_tower_not_taken_keeps_its_defender_face_up() -> None:
    land = at("mage_tower").at("2,-2")
    site = land.table.sites[PLACES["mage_tower"][1]]
    site.hidden[:], site.backs[:] = ["monks.1"], ["violet"]
    play = sit_out(having(land.night().turn(), move=9).do("move 3,-2"))
    assert site_of(play, "mage_tower").foes == ["monks.1"]
    assert site_of(play, "mage_tower").hidden == []
    assert play.table.heroes[0].space == Hex(2, -2)


# Rampaging enemies, portal, mines, glades.


@pytest.mark.clause("MK-SITE-53", "MK-SITE-54", "MK-SITE-52", "MK-OUT-3", "MK-COMBAT-5")
def test_rampaging_enemies_are_challenged_from_next_to_them_and_beaten_for_good() -> None:
    land = at("village").rampaging("3,-2", "prowlers.1").rampaging("2,-2", "fire_dragon.1")
    play = land.turn().do("challenge")
    play.do("challenge prowlers.1 + challenge fire_dragon.1")
    sit_out(beat(play, "prowlers.1"))
    assert play.table.heroes[0].reputation == 1
    assert play.table.rampaging_at(Hex(3, -2)) == []
    assert play.table.rampaging_at(Hex(2, -2)) == ["fire_dragon.1"]
    assert not play.table.site(Hex(3, -2)) or not play.table.site(Hex(3, -2)).shields
    assert at("village").turn().refused("challenge") == "MK-COMBAT-5"


@pytest.mark.clause("MK-SITE-51", "MK-SITE-55", "MK-LOCALS-1")
def test_the_portal_is_plains_with_nobody_to_talk_to() -> None:
    play = at("village").at("0,0").turn()
    assert play.refused("interact") == "MK-LOCALS-1"


@pytest.mark.clause("MK-SITE-46", "MK-START-5")
@pytest.mark.parametrize(("night", "colour"), [(False, "gold"), (True, "black")])
def test_a_turn_that_starts_on_a_glade_starts_with_mana(night: bool, colour: str) -> None:
    land = at("glade")
    play = (land.night() if night else land).turn()
    assert play.table.heroes[0].tokens == [colour]


@pytest.mark.clause("MK-SITE-48", "MK-TURN-3", "MK-TURN-2.4")
def test_a_forfeited_turn_has_no_use_of_a_glade() -> None:
    land = at("glade").empty_deck()
    land.table.announced, land.table.turns_left = 1, [0]
    play = land.turn()
    assert play.table.heroes[0].tokens == []


@pytest.mark.clause("MK-SITE-49", "MK-SITE-50")
def test_a_turn_that_ends_on_a_mine_ends_with_a_crystal_but_never_a_fourth() -> None:
    play = at("mine").turn().do("end turn")
    assert play.table.heroes[0].crystals == ["red"]
    play = at("mine").crystals("red red red").turn().do("end turn")
    assert play.table.heroes[0].crystals == ["red"] * 3
    assert play.table.heroes[0].tokens == []


# Plundering.


@pytest.mark.clause("MK-SITE-3", "MK-SITE-4", "MK-SITE-5")
@pytest.mark.case("R-MK-63")
def test_a_village_is_plundered_before_the_turn_once_and_stays_as_it_was() -> None:
    play = at("village").give(reputation=-7).turn(before=True)
    assert play.asked.kind == "mage_knight.before"
    cards = len(play.table.heroes[0].hand)
    play.do("plunder")
    assert len(play.table.heroes[0].hand) == cards + 2
    if play.asked.kind == "mage_knight.before":
        assert play.refused("plunder") == "MK-SITE-4"
        play.do("go on")
    assert play.refused("interact") == "MK-LOCALS-3.1a"
    assert site_of(play, "village").shields == []
    play = at("village").turn(before=True).do("plunder")
    assert play.last(ReputationChanged).by == -1


@pytest.mark.clause("MK-SITE-6", "MK-TIME-3")
def test_after_the_last_turn_of_the_round_nothing_is_plundered() -> None:
    land = at("village").at("0,-1").at(PLACES["village"][1], seat=1)
    assert "call 1" in land.turn().options
    land.table.announced, land.table.turns_left = 1, [0]
    assert "call 1" not in land.turn().options


@pytest.mark.clause("MK-SITE-4", "MK-TIME-5")
def test_a_village_is_plundered_on_anothers_turn_too() -> None:
    land = at("village").at("0,-1").at(PLACES["village"][1], seat=1)
    play = land.turn().do("call 1", "plunder")
    assert play.table.heroes[1].plundered


@pytest.mark.clause("MK-TURN-5.3e", "MK-TURN-5.4")
def test_without_an_action_a_turn_just_ends() -> None:
    play = at("monster_den").turn().do("end turn")
    assert not play.of(Withdrew)
    assert site_of(play, "monster_den").shields == []


def test_every_adventure_names_what_it_leaves() -> None:
    assert all(adventure.again or adventure.empty for adventure in adventures.ADVENTURES.values())


@pytest.mark.clause("MK-SITE-47")
def test_on_a_glade_a_wound_may_be_thrown_away_at_the_end_of_the_turn() -> None:
    land = at("glade").hand("rage")
    land.hero().discard.append("wound")
    play = land.turn().do("end turn")
    assert play.asked.clause == "MK-SITE-47"
    play.do("throw away discard")
    assert "wound" not in play.table.heroes[0].discard


@pytest.mark.clause("MK-SITE-18", "MK-END-24")
def test_own_keeps_raise_the_hand_limit_on_and_next_to_them() -> None:
    land = foreign_keep()
    land.table.sites[PLACES["keep"][1]].shields[:] = [0]
    assert rewards.site_bonus(land.table, land.hero()) == 1
    assert rewards.site_bonus(land.at("0,0").table, land.hero()) == 0


@pytest.mark.clause("MK-SITE-7")
def test_alone_one_plunders_between_ones_turns() -> None:
    land = knights("arythea").lay("A 0,0", "3 1,0", "1 0,1").at(PLACES["village"][1])
    play = land.turn(before=True).do("plunder")
    assert len(play.table.heroes[0].hand) == 2
    assert play.asked.kind == "mage_knight.turn_window"
