"""23 Combat between players."""

from __future__ import annotations

import pytest

from rules.mage_knight.events import FameGained, KnockedOut, Moved, Wounded
from rules.mage_knight.fight.effects import FOE, destroy_enemy, does_not_attack, target_enemy, weaken
from rules.mage_knight.fight_events import Attended, CardStolen, DuelEnded, Passed, Struck
from rules.mage_knight.frays import Points
from rules.mage_knight.hexes import Hex
from rules.mage_knight.numbers import PerEnemy
from rules.mage_knight.paying import at_hand
from rules.mage_knight.table import Claim, Die, Placed
from rules.mage_knight.units import BlockedLoses
from tests.kit import Play
from tests.mage_knight.arena import KEEP, fight_of, lying, playing, with_points
from tests.mage_knight.positions import Land, having, knights

FIELD = "3,-2"
"""A forest, with plains at 3,-3, hills at 4,-2, a village at 2,-1 and a mine at 3,-1 around it."""


def field(space: str = FIELD, *others: str) -> Land:
    """Arythea next to Tovak, and others out of the way."""
    land = knights("arythea", "tovak", *others, scenario="full_conquest")
    land.lay("A 0,0", "3 1,0").at("2,-2").at(space, 1)
    land.source("red blue green")
    return land.hand("march rage").hand("march rage swiftness", seat=1)


def attacked(land: Land, how: str = "partial") -> Play:
    """Arythea attacks; Tovak attends so."""
    return having(land.turn(), move=9).do(f"move {FIELD}", "attack 1", how)


def castle(*, seat: int = 1) -> Land:
    """Tovak stands in his own keep, Arythea beside it."""
    land = lying(field(KEEP).at("3,-3"), KEEP)
    land.table.sites[KEEP].shields.append(seat)
    return land


def melee(play: Play) -> Play:
    """On to the second phase."""
    return play.do("pass", "pass")


def struck(play: Play, *made: str, block: tuple[str, ...] = ()) -> Play:
    """An attack of whoever is to attack, and what is blocked of it."""
    play = with_points(play, *made).do("attack")
    return with_points(play, *block).do("face it")


@pytest.mark.clause("MK-PVP-1", "MK-PVP-3", "MK-PVP-7")
def test_the_one_attacked_says_how_it_attends_and_attacks_first() -> None:
    play = having(field().turn(), move=9).do(f"move {FIELD}", "attack 1")
    assert (play.seat, play.options) == (1, ["full", "partial"])
    assert play.asked.secret
    play.do("partial")
    assert play.table.of(0).turn.acted
    assert play.last(Attended).full is False
    assert (play.seat, play.table.of(1).turn.part) == (1, "ranged")
    play.do("pass")
    assert (play.seat, play.table.of(0).turn.part) == (0, "ranged")
    play.do("pass")
    assert (play.seat, play.table.of(0).turn.part) == (0, "attack")
    assert [event.seat for event in play.of(Passed)] == [1, 0]


@pytest.mark.clause("MK-PVP-2", "MK-PVP-8")
def test_in_its_own_keep_the_defender_is_fortified() -> None:
    play = having(castle().hand("swiftness").crystals("white").turn(), move=9).do(f"move {KEEP}")
    assert play.table.of(0).reputation == -1
    play.do("partial", "pass")
    assert play.refused("play swiftness strong") == "MK-RANGED-2"
    assert play.refused("play march sideways") == "MK-RANGED-5"
    play = with_points(play, "siege 2")
    assert "attack" in play.options


@pytest.mark.clause("MK-PVP-8")
def test_whoever_defends_a_keep_shoots_over_its_walls() -> None:
    land = castle()
    land.give(1, crystals=["white"])
    play = having(land.turn(), move=9).do(f"move {KEEP}", "partial")
    assert "play swiftness strong" in play.options
    assert play.refused("play rage basic") == "MK-RANGED-1"


@pytest.mark.clause("MK-PVP-3")
def test_before_the_fight_the_defender_may_use_what_is_for_such_moments() -> None:
    play = having(field("2,-1").turn(), move=9).do("move 2,-1", "attack 1")
    assert "plunder" in play.options
    assert "announce" not in play.options
    play.do("plunder")
    assert play.table.of(1).reputation == -1
    assert play.options == ["full", "partial"]


@pytest.mark.clause("MK-PVP-4", "MK-PVP-6", "MK-START-2", "MK-LEVEL-11")
def test_full_attendance_is_the_next_turn_played_now() -> None:
    land = field().give(1, skills=["cold_swordsmanship"])
    play = attacked(land, "full")
    tovak = play.table.of(1)
    assert (tovak.token_up, tovak.turn.dice) == (False, 1)
    assert "use cold_swordsmanship" not in [
        blocked.id for blocked in play.asked.blocked if blocked.why.clause == "MK-PVP-6"
    ]
    play = melee(play).do("pass", "pass")
    assert (play.seat, play.table.of(1).turn.part) == (1, "after")
    assert "end turn" in play.options
    assert not [option for option in play.options if option.startswith(("move ", "challenge", "interact"))]
    play.do("end turn", "discard march")
    assert len(play.table.of(1).hand) == 6  # five, and one for Planning
    assert "march" in play.table.of(1).discard
    assert play.table.of(0).turn.part == "after"  # the aggressor goes on with its turn


@pytest.mark.clause("MK-PVP-4", "MK-MOVE-25")
def test_it_cannot_be_attacked_again_until_its_token_is_up() -> None:
    land = field()
    land.hero(1).token_up = False
    play = having(land.turn(), move=9).do(f"move {FIELD}")
    assert play.refused("attack 1") == "MK-MOVE-25"


@pytest.mark.clause("MK-PVP-5", "MK-IMPL-12")
def test_with_wounds_alone_one_attends_partly_and_nobody_is_told() -> None:
    land = field()
    land.hero(1).hand[:] = ["wound", "wound"]
    play = having(land.turn(), move=9).do(f"move {FIELD}", "attack 1")
    assert play.options == ["partial"]
    assert play.refused("full") == "MK-PVP-5"
    assert play.view(0).decision is None
    assert play.view(0).choosing == 1


@pytest.mark.clause("MK-PVP-6")
def test_partial_attendance_has_no_die_no_skill_and_no_turn_after() -> None:
    land = field().give(1, skills=["cold_swordsmanship"], tokens=["white"]).source("red")
    play = attacked(land)
    tovak = play.table.of(1)
    assert tovak.token_up
    assert play.refused("use cold_swordsmanship") == "MK-PVP-6"
    assert "play swiftness strong" in play.options  # a token pays for it
    assert [mana.kind for mana in at_hand(play.table, tovak)] == ["token"]
    play = melee(play).do("pass", "pass")
    assert play.seat == 0
    tovak = play.table.of(1)
    assert (tovak.turn.part, tovak.turn.allows, tovak.tokens) == ("", [], ["white"])


@pytest.mark.clause("MK-PVP-7", "MK-PVP-19")
def test_attacks_alternate_until_both_pass_in_a_row() -> None:
    play = attacked(field()).do("pass")
    play = struck(play, "ranged 1")
    assert play.seat == 1  # nothing to assign; the other one attacks
    play.do("pass")
    assert (play.seat, play.table.of(0).turn.part) == (0, "ranged")
    play.do("pass")
    assert play.table.of(0).turn.part == "attack"
    assert play.refused("attack") == "MK-PVP-7"
    play.do("pass", "pass")
    assert play.of(DuelEnded)


@pytest.mark.clause("MK-PVP-9", "MK-PVP-10", "MK-PVP-15")
@pytest.mark.parametrize(
    ("made", "block", "left"),
    [
        (("ranged fire 4",), ("block ice 4",), 2),
        (("ranged fire 4",), ("block 7",), 3),
        (("ranged fire 4",), (), 4),
        (("ranged fire 2", "ranged 2"), ("block 4",), 2),
        (("ranged coldfire 4",), ("block ice 4",), 3),
        (("ranged ice 2", "ranged fire 2"), ("block ice 4",), 2),
    ],
)
def test_blocks_reduce_a_ranged_attack_by_one_for_two(made: tuple[str, ...], block: tuple[str, ...], left: int) -> None:
    play = with_points(attacked(field()), *made).do("attack")
    assert play.seat == 0
    assert play.table.of(0).turn.part == "block"
    play = with_points(play, *block).do("face it")
    assert play.last(Struck).left == left


@pytest.mark.clause("MK-PVP-10")
def test_what_takes_swiftness_away_makes_it_one_for_one() -> None:
    play = with_points(attacked(field()), "ranged 4").do("attack")
    play = with_points(playing(play, BlockedLoses("swift")), "block 3").do("face it")
    assert play.last(Struck).left == 1
    play.do("pass")
    play = with_points(play, "ranged 4").do("attack")
    assert with_points(play, "block 2").do("face it").last(Struck).left == 3


@pytest.mark.clause("MK-PVP-16")
def test_in_the_second_phase_all_is_mixed_and_blocks_count_in_full() -> None:
    play = melee(attacked(field()))
    assert play.seat == 0
    play.do("play march sideways")
    play = struck(play, "ranged 1", "siege fire 2", block=("block 3",))
    assert play.last(Struck).attack == 4
    assert play.last(Struck).left == 1


@pytest.mark.clause("MK-PVP-11", "MK-PVP-13", "MK-PVP-14")
def test_the_attacker_assigns_the_damage_as_far_as_it_likes() -> None:
    play = struck(melee(attacked(field())), "5")
    assert play.seat == 0
    play.do("wound hero", "wound hero")
    assert play.table.of(1).hand.count("wound") == 2
    assert play.seat == 1  # 1 is left, and fits nobody
    play = struck(play, "2").do("leave the rest")
    assert play.table.of(0).hand.count("wound") == 0


@pytest.mark.clause("MK-PVP-11")
def test_more_than_is_left_cannot_be_spent() -> None:
    land = field().units("utem_guardsmen.1", seat=1)
    play = struck(melee(attacked(land)), "4")
    assert play.refused("wound utem_guardsmen.1") == "MK-PVP-11"
    assert play.reason("wound utem_guardsmen.1") == "not_enough_damage"


@pytest.mark.clause("MK-PVP-12", "MK-PVP-29")
def test_units_are_wounded_once_and_resist_by_twice_their_armour() -> None:
    land = field().units("guardian_golems.1", "peasants.1", "peasants.2", seat=1)
    land.hero(1).units[2].wounds = 1
    play = struck(melee(attacked(land)), "5")
    assert play.refused("wound guardian_golems.1") == "MK-PVP-11"  # Armor 3, physical resisted: 6
    assert play.refused("wound peasants.2") == "MK-PVP-12"
    play.do("wound peasants.1")
    assert play.table.of(1).unit("peasants.1").wounds == 1
    play = struck(play.do("leave the rest", "pass"), "fire 5").do("wound guardian_golems.1")
    assert play.table.of(1).unit("guardian_golems.1").wounds == 1
    assert play.last(Wounded).n == 1


@pytest.mark.clause("MK-PVP-13", "MK-DAMAGE-8")
def test_so_many_wounds_knock_a_hero_out() -> None:
    play = struck(melee(attacked(field())), "10").do(*["wound hero"] * 5)
    assert play.last(KnockedOut).seat == 1
    assert play.table.of(1).cards == []


@pytest.mark.clause("MK-PVP-17")
def test_artifacts_are_stolen_from_where_they_lie_open() -> None:
    land = field().units("peasants.1", wounds=1, banner="banner_of_glory", seat=1)
    land.units("peasants.2", banner="banner_of_fear", seat=1)
    for card in ("banner_of_glory", "banner_of_fear", "ruby_ring", "sapphire_ring", "diamond_ring"):
        land.table.artifact_deck.remove(card)
    land.give(1, discard=["ruby_ring"], played=["sapphire_ring"])
    land.hero(1).hand.append("diamond_ring")
    play = struck(melee(attacked(land)), "15")
    stolen = [option for option in play.options if option.startswith("steal")]
    assert sorted(stolen) == ["steal banner_of_glory", "steal ruby_ring", "steal sapphire_ring"]
    play.do(*stolen)
    assert sorted(play.table.of(0).discard) == ["banner_of_glory", "ruby_ring", "sapphire_ring"]
    assert play.table.of(1).unit("peasants.1").banner == ""
    assert len(play.of(CardStolen)) == 3


@pytest.mark.clause("MK-PVP-17")
def test_nothing_is_stolen_in_the_first_phase() -> None:
    land = field()
    land.table.artifact_deck.remove("ruby_ring")
    land.give(0, discard=["ruby_ring"])
    play = struck(attacked(land), "ranged 9")
    assert not [option for option in play.options if option.startswith(("steal", "rout"))]


@pytest.mark.clause("MK-PVP-18", "MK-PVP-19", "MK-PVP-20")
@pytest.mark.parametrize(
    ("mine", "theirs", "fame"),
    [((1, 0), (3, 9), 5), ((1, 0), (1, 2), 1), ((1, 2), (1, 2), 0), ((2, 4), (1, 0), 0)],
)
def test_a_forced_retreat_ends_the_combat_and_may_bring_fame(
    mine: tuple[int, int], theirs: tuple[int, int], fame: int
) -> None:
    land = field().give(0, level=mine[0], fame=mine[1]).give(1, level=theirs[0], fame=theirs[1])
    play = struck(melee(attacked(land.rampaging("4,-2", "prowlers.1"))), "9")
    outs = {option for option in play.options if option.startswith("rout")}
    assert outs == {"rout to 2,-2", "rout to 3,-3", "rout to 2,-1", "rout to 3,-1"}  # neither the keep nor the orc
    play.do("rout to 3,-3")
    assert play.last(Moved).how == "routed"
    assert play.table.of(1).space == Hex(3, -3)
    assert play.table.fights == []
    assert play.last(DuelEnded).winner == 0
    assert sum(event.n for event in play.of(FameGained)) == fame
    assert play.table.of(0).space == Hex(3, -2)


@pytest.mark.clause("MK-PVP-18")
def test_a_retreat_costs_what_the_map_says() -> None:
    land = field()
    play = having(land.turn(), move=9)
    from rules.mage_knight.heroes import CostChange

    play.table.of(0).turn.costs.append(CostChange((), to=0))
    play = struck(melee(play.do(f"move {FIELD}", "attack 1", "partial")), "2")
    assert "rout to 3,-3" in play.options
    assert play.refused("rout to 3,-1") == "MK-PVP-11"


@pytest.mark.clause("MK-PVP-20", "MK-LEVEL-11")
def test_the_defender_can_win() -> None:
    land = field().give(0, level=2, fame=5)
    play = struck(melee(attacked(land)).do("pass"), "9").do("rout to 3,-3")
    assert play.last(DuelEnded).winner == 1
    tovak = play.table.of(1)
    assert (tovak.fame, tovak.level) == (3, 1)  # the level comes with its own next turn
    assert play.table.of(0).space == Hex(3, -3)
    assert play.seat == 0


@pytest.mark.clause("MK-PVP-21")
def test_a_draw_sends_the_aggressor_back() -> None:
    play = melee(attacked(field())).do("pass", "pass")
    assert play.last(DuelEnded).winner == -1
    assert play.table.of(0).space == Hex(2, -2)
    assert play.table.of(0).turn.path == []
    assert play.of(FameGained) == []


@pytest.mark.clause("MK-PVP-22")
def test_a_keep_whose_owner_flees_changes_hands() -> None:
    play = having(castle().turn(), move=9).do(f"move {KEEP}", "partial")
    play = struck(melee(play), "9")
    play.do(next(option for option in play.options if option.startswith("rout")))
    assert play.table.sites[KEEP].shields == [0]
    assert str(play.table.of(0).space) == KEEP


# Effects.


@pytest.mark.clause("MK-PVP-23")
def test_effects_on_enemies_touch_units_that_do_not_resist_them() -> None:
    land = field().units("peasants.1", "fire_golems.1", seat=1).units("peasants.2", wounds=1, seat=1)
    play = playing(melee(attacked(land)), target_enemy(), weaken(9, FOE), source="card rage")
    assert play.last(Attended)  # one unwounded Unit is left to be chosen
    play = struck(play, "1")
    assert "wound peasants.1" in play.options  # Armor never below 1
    assert play.refused("wound fire_golems.1") == "MK-PVP-11"


@pytest.mark.clause("MK-PVP-23")
def test_destroying_wounds_a_unit() -> None:
    land = field().units("peasants.1", seat=1)
    play = playing(melee(attacked(land)), target_enemy(), destroy_enemy())
    assert play.table.of(1).unit("peasants.1").wounds == 1


def shielded(play: Play, n: int) -> Play:
    """The block holds a shield that weakens whom it stops, of so much."""
    fight_of(play, play.seat).points.append(Points(n, "physical", "block", 1, "card march", weaken(2, FOE)))
    play.state.known = False
    return play.do("face it")


@pytest.mark.clause("MK-PVP-24")
@pytest.mark.parametrize(("block", "weakened"), [(2, True), (1, False)])
def test_what_a_block_does_hits_a_unit_of_an_attack_stopped_altogether(block: int, weakened: bool) -> None:
    play = melee(attacked(field().units("peasants.1", "peasants.2")))
    play.do("activate peasants.1 1")
    play = shielded(play.do("attack"), block)
    assert [m.whom for m in play.table.modifiers if m.of == "armour"] == ["peasants.1"] * weakened


@pytest.mark.clause("MK-PVP-25")
def test_enemies_are_counted_by_units_and_the_hero() -> None:
    land = field().units("peasants.1", "peasants.2", seat=1).units("peasants.3", wounds=1, seat=1)
    land.hero(1).units[1].ready = False
    play = melee(attacked(land))
    assert PerEnemy(0, 1).worth(play.table, play.table.of(0)) == 2
    fight_of(play, 1).points.append(Points(2, source="unit peasants.2"))
    assert PerEnemy(0, 1).worth(play.table, play.table.of(0)) == 3


@pytest.mark.clause("MK-PVP-26")
def test_what_changes_the_rules_lasts_for_the_whole_combat() -> None:
    play = attacked(field())
    play.table.of(1).turn.allows.append("agility")
    play = melee(play).do("pass")
    assert play.seat == 1
    assert "agility" in play.table.of(1).turn.allows


@pytest.mark.clause("MK-PVP-27")
def test_a_units_share_is_taken_out_of_the_attack() -> None:
    play = melee(attacked(field().units("peasants.1")))
    play.do("activate peasants.1 1")
    why = does_not_attack().why_not(play.state)
    assert why is not None
    assert why.clause == "MK-PVP-27"
    play = with_points(play, "3").do("attack")
    play = playing(play, target_enemy(), does_not_attack()).do("face it")
    assert (play.last(Struck).attack, play.table.of(0).unit("peasants.1").ready) == (3, False)


@pytest.mark.clause("MK-PVP-28")
def test_an_attack_is_cancelled_as_a_whole() -> None:
    play = with_points(melee(attacked(field().units("peasants.1"))), "7").do("attack")
    play = playing(play, does_not_attack(None)).do("face it")
    assert play.last(Struck).left == 0
    assert play.seat == 1


@pytest.mark.clause("MK-PVP-29", "MK-PVP-13")
def test_damage_of_heroes_is_plain() -> None:
    play = struck(melee(attacked(field())), "coldfire 4").do("wound hero", "wound hero")
    tovak = play.table.of(1)
    assert tovak.hand.count("wound") == 2
    assert tovak.discard.count("wound") == 0
    assert "march" in tovak.hand


@pytest.mark.clause("MK-SKILL-8", "MK-TIME-2")
def test_skills_for_others_turns_are_there_for_who_is_attacked() -> None:
    land = field().give(1, skills=["motivation_tovak", "cold_swordsmanship"])
    play = having(land.turn(), move=9).do(f"move {FIELD}", "attack 1")
    assert (play.seat, play.options) == (1, ["use motivation_tovak", "go on"])
    play.do("go on", "partial")
    assert "use motivation_tovak" in play.options
    assert "use cold_swordsmanship" not in play.options


# What a tactic, and a die kept, bring to a duel.


@pytest.mark.clause("MK-PVP-6", "MK-TACTIC-4", "MK-TACTIC-10")
def test_who_attends_in_part_uses_neither_tactic_nor_the_die_on_it() -> None:
    def defending(how: str, tactic: str) -> Play:
        land = field().give(1, tactic=tactic)
        land.table.source.append(Die("white", "held 1"))
        return attacked(land, how)

    steal = defending("partial", "mana_steal")
    assert not [mana for mana in at_hand(steal.table, steal.table.of(1)) if mana.kind == "steal"]
    steal = defending("full", "mana_steal")
    assert [mana for mana in at_hand(steal.table, steal.table.of(1)) if mana.kind == "steal"]
    assert "use mana_search" not in defending("partial", "mana_search").options
    assert "use mana_search" in defending("full", "mana_search").options


@pytest.mark.clause("MK-PVP-4", "MK-START-5")
def test_who_attends_fully_has_the_token_of_a_die_kept() -> None:
    def tokens(how: str) -> list[str]:
        land = field()
        land.table.claims.append(Claim(1, "blue", True, False))
        return attacked(land, how).table.of(1).tokens

    assert (tokens("full"), tokens("partial")) == (["blue"], [])


@pytest.mark.clause("MK-PVP-6")
def test_who_attends_in_part_has_not_even_skills_that_work_by_themselves() -> None:
    def defending(how: str) -> Play:
        land = field().give(1, skills=["polarization", "leadership"]).crystals("blue", 1).units("peasants.1", seat=1)
        return attacked(land.source(""), how).do("pass", "pass", "pass")  # on to the second phase, where it attacks

    part, full = defending("partial"), defending("full")
    assert (part.seat, full.seat) == (1, 1)
    assert "play rage strong" in full.options and "play rage strong" not in part.options  # by blue mana turned red
    assert "activate peasants.1 1 with leadership" in full.options
    assert "activate peasants.1 1" in part.options
    assert "activate peasants.1 1 with leadership" not in part.options


@pytest.mark.clause("MK-PVP-4", "MK-PVP-6", "MK-SKILL-5")
@pytest.mark.parametrize(("how", "wounds"), [("full", 2), ("partial", 0)])
def test_mana_used_in_a_duel_is_fined_in_ones_own_turn_alone(how: str, wounds: int) -> None:
    land = field(FIELD, "goldyx").crystals("red", 1).source("")
    land.table.placed.append(Placed(2, "mana_exploit", "green", []))
    land.table.claims.append(Claim(2, "red", False, True))
    play = attacked(land, how).do("pass", "pass", "pass", "play rage strong")
    assert play.table.of(1).hand.count("wound") == wounds


@pytest.mark.clause("MK-PVP-4", "MK-END-1")
def test_the_die_of_the_aggressor_lies_there_until_its_own_turn_ends() -> None:
    land = field().source("green blue")
    play = having(land.turn(), move=9).do("play march strong", f"move {FIELD}", "attack 1", "full")
    play.do("pass", "pass", "pass", "pass")
    assert (play.seat, play.asked.kind) == (1, "mage_knight.turn_window")
    play.do("end turn", "discard rage")
    assert (play.seat, [die.at for die in play.table.source]) == (0, ["used", "source"])
    play.do("end turn", "keep all")
    assert [die.at for die in play.table.source] == ["source", "source"]


@pytest.mark.clause("MK-SRC-10", "MK-PVP-5")
@pytest.mark.parametrize(("edition", "ways"), [((), ["partial"]), (("first_print",), ["full", "partial"])])
def test_in_the_first_print_wounds_alone_will_do_for_full_attendance(edition: tuple[str, ...], ways: list[str]) -> None:
    land = field()
    land.table.variants += edition
    land.hero(1).hand[:] = ["wound"]
    assert having(land.turn(), move=9).do(f"move {FIELD}", "attack 1").options == ways


@pytest.mark.clause("MK-TACTIC-13", "MK-PVP-4")
def test_sparing_power_is_decided_before_the_turn_of_one_who_attends_fully() -> None:
    land = field().night().give(1, tactic="sparing_power")
    play = having(land.turn(), move=9).do(f"move {FIELD}", "attack 1")
    assert play.asked.kind == "mage_knight.before"
    play.do("go on", "full")
    assert play.asked.kind == "mage_knight.before" and play.refused("go on") == "MK-TACTIC-13"
    play.do(play.options[0])
    assert (play.seat, play.table.of(1).turn.part) == (1, "ranged")
    assert len(play.table.of(1).under_tactic) == 1
