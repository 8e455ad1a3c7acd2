"""22 Cooperative assaults on cities."""

from __future__ import annotations

import pytest

from rules.mage_knight import sites
from rules.mage_knight.events import ReputationChanged, TurnForfeited
from rules.mage_knight.fight import coop
from rules.mage_knight.fight_events import GarrisonDealt
from rules.mage_knight.hexes import Hex
from rules.mage_knight.leaps import Leap
from tests.kit import Play
from tests.mage_knight.arena import CITY, city, playing
from tests.mage_knight.positions import Land, beat, having, sit_out

GARRISON = ("minotaur.1", "golems.1", "swordsmen.1", "gargoyle.1")
PROPOSE = f"propose {CITY}"


def allies(*garrison: str, hidden: bool = False, heroes: tuple[str, ...] = ("arythea", "tovak", "goldyx")) -> Land:
    """Arythea and Tovak on either side of the green city, Goldyx a step away; they have agreed to work together."""
    land = city("core_5", *(garrison or GARRISON), heroes=heroes, hidden=hidden)
    land.table.variants.append(coop.VARIANT)
    land.at("3,-3").at("4,-3", 1).at("0,0", 2).source("red blue green white gold")
    for seat in (0, 1, 2):
        land.hand("march rage", seat)
    return land


def agreed(land: Land, shares: str = "share 3 1") -> Play:
    """Proposed to Tovak, and agreed to."""
    return land.turn().do(PROPOSE, shares, "agree")


def walk_in(play: Play) -> Play:
    """Whoever is asked enters the city; a village is not plundered on the way."""
    play = ready(play)
    play = having(play, move=2).do(f"move {CITY}")
    return play.do("") if play.asked.kind == "mage_knight.assault" else play


def ready(play: Play) -> Play:
    """Nothing is used before the turn."""
    return play.do("go on") if play.asked.kind == "mage_knight.before" else play


def lost(land: Land) -> Play:
    """Both have entered and beaten nobody."""
    play = sit_out(walk_in(agreed(land)))
    return sit_out(walk_in(play))


def dealt(play: Play, seat: int) -> set[str]:
    return {token for event in play.of(GarrisonDealt) if event.seat == seat for token in event.enemies}


@pytest.mark.clause("MK-COOP-1")
def test_without_agreement_there_is_none_in_competitive_games() -> None:
    land = allies()
    land.table.variants.clear()
    assert land.turn().refused(PROPOSE) == "MK-COOP-1"


@pytest.mark.clause("MK-COOP-1")
@pytest.mark.case("R-MK-65")
def test_in_cooperative_scenarios_nothing_need_be_agreed() -> None:
    land = city("core_5", *GARRISON, scenario="full_cooperation").at("3,-3").at("4,-3", 1).hand("march", 1)
    play = land.turn().do(PROPOSE, "share 2 2", "agree")
    assert {event.seat for event in play.of(GarrisonDealt)} == {0, 1}
    assert not land.table.plays(coop.VARIANT)


@pytest.mark.clause("MK-COOP-2")
@pytest.mark.case("R-MK-65")
def test_not_once_the_end_is_announced() -> None:
    play = allies().turn()
    play.table.announced = 2
    play.table.turns_left = [0, 1]
    play.state.known = False
    assert play.refused(PROPOSE) == "MK-COOP-2"
    play.table.announced, play.table.final = -1, True
    play.state.known = False
    assert play.refused(PROPOSE) == "MK-COOP-2"


@pytest.mark.clause("MK-COOP-2")
def test_it_needs_the_action_and_a_space_of_ones_own() -> None:
    assert having(allies().turn(), part="after", acted=True).refused(PROPOSE) == "MK-TURN-5.4"
    assert allies().at("3,-3", 1).turn().refused(PROPOSE) == "MK-COOP-2"
    assert PROPOSE not in [blocked.id for blocked in allies().at("0,0").turn().asked.blocked]


@pytest.mark.clause("MK-COOP-2", "MK-COOP-3")
@pytest.mark.case("R-MK-65")
def test_who_is_not_adjacent_or_has_a_face_down_token_is_not_suitable() -> None:
    land = allies(heroes=("arythea", "tovak", "goldyx", "norowas")).at("2,-1", 2).at("0,0", 3)
    play = land.turn().do(PROPOSE)
    assert play.options == ["invite 1", "invite 2"]
    assert play.refused("invite 3") == "MK-COOP-3"
    land.at("3,-1", 3)
    land.hero(1).token_up = False
    play = land.turn().do(PROPOSE)
    assert play.options == ["invite 2", "invite 3"]
    assert play.refused("invite 1") == "MK-COOP-3"
    land = allies()
    land.hero(1).token_up = False
    assert land.turn().refused(PROPOSE) == "MK-COOP-2"  # nobody is left to be invited


@pytest.mark.clause("MK-COOP-3", "MK-COOP-5", "MK-IMPL-12")
@pytest.mark.case("R-MK-65")
def test_with_wounds_alone_nobody_agrees_and_nobody_else_is_told() -> None:
    land = allies()
    land.hero(1).hand[:] = ["wound"]
    play = land.turn().do(PROPOSE, "share 3 1")
    assert (play.seat, play.options) == (1, ["decline"])
    assert play.refused("agree") == "MK-COOP-3"
    assert play.asked.secret
    assert play.view(0).decision is None
    play.do("decline")
    assert play.seat == 0
    assert PROPOSE in play.options


@pytest.mark.clause("MK-COOP-4")
@pytest.mark.case("R-MK-65")
def test_every_participant_faces_one_at_least_and_all_are_shared() -> None:
    play = allies().turn().do(PROPOSE)
    assert play.options == ["share 1 3", "share 2 2", "share 3 1"]
    play = allies("golems.1").turn()
    assert play.refused(PROPOSE) == "MK-COOP-4"
    play = allies("golems.1", "swordsmen.1").at("4,-3", 1).at("2,-1", 2).turn().do(PROPOSE)
    assert play.refused("invite 1 + invite 2") == "ANSWER-2"


@pytest.mark.clause("MK-COOP-4")
def test_the_initiator_may_move_first() -> None:
    play = having(allies().at("2,-3").at("4,-3", 1).turn(), move=9)
    assert PROPOSE not in play.options
    land = allies().at("1,-1")
    play = having(land.turn(), move=20).do("move 2,-1")
    assert PROPOSE in play.options


@pytest.mark.clause("MK-COOP-5")
def test_one_who_declines_is_enough_and_one_may_propose_again() -> None:
    play = allies().at("2,-1", 2).turn().do(PROPOSE, "invite 1 + invite 2", "share 2 1 1", "decline")
    assert play.seat == 0  # the third is not asked any more
    assert not play.table.proposal
    assert all(hero.token_up for hero in play.table.heroes)
    play.do(PROPOSE, "invite 2", "share 2 2", "agree")
    proposal = play.table.proposal
    assert proposal is not None
    assert proposal.seats == [0, 2]


@pytest.mark.clause("MK-COOP-6")
@pytest.mark.case("R-MK-65")
def test_those_invited_turn_their_tokens_and_lose_their_next_turn() -> None:
    play = lost(allies())
    assert [hero.token_up for hero in play.table.heroes] == [True, False, True]
    assert play.table.of(0).turn.acted
    play = finish(finish(play))
    assert (play.seat, [event.seat for event in play.of(TurnForfeited)]) == (2, [1])
    assert play.table.of(1).token_up


def finish(play: Play) -> Play:
    """Whoever is asked ends its turn."""
    seat = play.seat
    play.do("end turn")
    while play.seat == seat and play.asked.kind in ("mage_knight.discard_some", "mage_knight.glade_wound"):
        play.do(play.options[0])
    return play


@pytest.mark.clause("MK-COOP-7")
@pytest.mark.case("R-MK-65")
@pytest.mark.parametrize("hidden", [True, False])
def test_tokens_are_dealt_at_random_face_up_or_not(hidden: bool) -> None:
    play = agreed(allies(hidden=hidden))
    assert play.undo == "barrier"
    assert (len(dealt(play, 0)), len(dealt(play, 1))) == (3, 1)
    assert dealt(play, 0) | dealt(play, 1) == set(GARRISON)
    assert play.table.sites[CITY].hidden == []


@pytest.mark.clause("MK-COOP-7")
def test_how_they_are_dealt_is_up_to_the_dice() -> None:
    from rules.engine.dice import Dice

    seen: set[frozenset[str]] = set()
    for seed in range(8):
        land = allies()
        land.state.dice = Dice(seed)
        seen.add(frozenset(dealt(agreed(land), 1)))
    assert len(seen) > 1


@pytest.mark.clause("MK-COOP-8", "MK-COOP-11")
@pytest.mark.case("R-MK-65")
def test_each_fights_his_own_all_four_phases_before_the_next() -> None:
    play = walk_in(agreed(allies()))
    assert play.seat == 0
    mine = play.table.fight_of(0)
    assert {one.id for one in mine.foes} == dealt(play, 0)
    assert play.table.fight_of(1) is None
    assert all(one.fortified and one.city == "green" for one in mine.foes)
    play = sit_out(play)
    assert play.seat == 1
    assert "plunder" in play.options  # what is for the moment before a turn (MK-COOP-9)
    assert str(play.table.of(0).space) == CITY  # until all is over
    play = walk_in(play)
    assert {one.id for one in play.table.fight_of(1).foes} == dealt(play, 1)
    assert [event.seat for event in play.of(ReputationChanged)] == [0, 1]


@pytest.mark.clause("MK-COOP-8")
def test_they_fight_in_round_order_from_the_initiator_on() -> None:
    land = allies().at("2,-1", 2)
    land.table.order = [2, 1, 0]
    assert coop.in_round_order(land.table, 1, [0, 2]) == (1, 0, 2)


@pytest.mark.clause("MK-COOP-9")
def test_each_has_a_die_and_what_the_start_of_a_turn_gives() -> None:
    land = city("core_6", *GARRISON, heroes=("arythea", "tovak"))
    land.table.variants.append(coop.VARIANT)
    land.source("red blue").at("2,-2").at("3,-3", 1).hand("march", 0).hand("march rage", 1).crystals("red", 1)
    play = sit_out(walk_in(land.turn().do(PROPOSE, "share 3 1", "agree")))
    assert (play.seat, play.table.of(1).turn.dice, play.table.of(1).turn.part) == (1, 1, "move")
    assert "play march basic" in play.options


@pytest.mark.clause("MK-COOP-9", "MK-START-5")
def test_glade_mana_is_given_to_who_stands_in_one() -> None:
    play = sit_out(walk_in(agreed(allies().at("4,-3").at("3,-3", 1))))  # the glade of the tile
    assert play.table.of(1).tokens == ["gold"]


@pytest.mark.clause("MK-COOP-10")
def test_one_walks_straight_into_the_city_and_nowhere_else() -> None:
    play = agreed(allies())
    assert play.refused(f"move {CITY}") == "MK-MOVE-4"
    having(play, move=2)
    assert [option for option in play.options if option.startswith(("move", "explore", "challenge", "end"))] == [
        f"move {CITY}"
    ]
    assert "stay outside" in play.options


@pytest.mark.clause("MK-COOP-10")
def test_direct_moves_lead_into_the_city_alone() -> None:
    play = agreed(allies())
    over = Leap(2, 0, 0, (), "safe").landings(play.state)
    assert {why.clause for land in over if (why := land.why_not(play.state))} == {"MK-COOP-10", "MK-MOVE-9"}
    under = Leap(3, 0, 0, (), "attack")
    assert [str(land.to) for land in under.landings(play.state) if land.why_not(play.state) is None] == [CITY]
    play = playing(play, under)
    play = play.do("") if play.asked.kind == "mage_knight.assault" else play
    assert play.table.fight_of(0) is not None


@pytest.mark.clause("MK-COOP-10")
def test_rampaging_enemies_join_the_one_they_are_roused_by() -> None:
    land = allies().rampaging("4,-2", "prowlers.1").rampaging("3,-1", "diggers.1").at("4,-3", 1)
    play = sit_out(walk_in(agreed(land)))
    play = having(ready(play), move=2).do(f"move {CITY}")
    assert play.options == ["challenge diggers.1"]  # the prowlers were provoked: they touch both spaces
    play.do("challenge diggers.1")
    assert {one.id for one in play.table.fight_of(1).foes} == dealt(play, 1) | {"prowlers.1", "diggers.1"}


@pytest.mark.clause("MK-COOP-11", "MK-COOP-14", "MK-COOP-12")
def test_a_city_beaten_together_is_conquered_and_all_stay() -> None:
    from rules.mage_knight import cities

    play = beat(walk_in(beat(walk_in(agreed(allies())))))
    site = play.table.sites[CITY]
    assert site.shields == [0, 0, 0, 1]
    assert sites.conquered_city(play.table, Hex.at(CITY))
    assert cities.leader(site) == 0
    assert {str(play.table.of(seat).space) for seat in (0, 1)} == {CITY}


@pytest.mark.clause("MK-COOP-12")
def test_with_some_left_every_participant_goes_back() -> None:
    play = beat(walk_in(agreed(allies())))
    play = sit_out(walk_in(play))
    assert [str(play.table.of(seat).space) for seat in (0, 1)] == ["3,-3", "4,-3"]
    assert play.table.sites[CITY].shields == [0, 0, 0]
    assert len(play.table.sites[CITY].foes) == 1
    assert play.table.of(0).turn.path == []


@pytest.mark.clause("MK-COOP-12")
def test_who_stays_outside_leaves_his_share_standing() -> None:
    play = ready(beat(walk_in(agreed(allies())))).do("stay outside")
    assert len(play.table.sites[CITY].foes) == 1
    assert [str(play.table.of(seat).space) for seat in (0, 1)] == ["3,-3", "4,-3"]


@pytest.mark.clause("MK-COOP-13", "MK-COOP-9")
def test_they_finish_their_turns_in_the_same_order() -> None:
    play = lost(allies())
    assert (play.seat, play.table.of(0).turn.part) == (0, "after")
    assert "end turn" in play.options
    assert not [option for option in play.options if option.startswith(("move", "challenge", "propose"))]
    play = finish(play)
    assert (play.seat, play.table.of(1).turn.part) == (1, "after")
    play = finish(play)
    assert play.table.proposal is None
    assert play.seat == 2
    assert play.table.of(0).turn.part == ""


# Underground Attack.


def far_off(*hand: str, night: bool = True) -> Land:
    """Arythea three spaces from the city, with these cards and the mana for the strong side of a green Spell."""
    land = allies().at("1,-1").tokens("green black").source("")
    land.hero().hand.clear()
    return (land.night() if night else land).hand(" ".join(hand))


@pytest.mark.clause("MK-COOP-2", "MK-COOP-4")
@pytest.mark.case("R-MK-65")
def test_who_can_reach_the_city_by_underground_attack_may_propose_from_afar() -> None:
    play = far_off("underground_travel", "march").turn()
    assert PROPOSE in play.options
    play.do(PROPOSE, "share 3 1", "agree")
    assert play.seat == 0 and play.asked.kind == "mage_knight.to_arms"
    assert f"move {CITY}" not in play.options
    play.do("play underground_travel strong")
    assert play.table.of(0).space == Hex.at(CITY)
    fight = play.table.fight_of(0)
    assert fight is not None and {foe.id for foe in fight.foes} == dealt(play, 0)
    play = sit_out(play)
    play = sit_out(walk_in(play))
    assert play.table.of(0).space == Hex.at("1,-1")  # the garrison holds: back to where the leap began


@pytest.mark.clause("MK-COOP-2")
def test_from_afar_nobody_proposes_without_it() -> None:
    for land in (far_off("march"), far_off("underground_travel", night=False)):
        play = land.turn()
        assert PROPOSE not in [*play.options, *(blocked.id for blocked in play.asked.blocked)]
    land = far_off("underground_travel")
    land.hero().tokens.clear()
    land.source("")
    assert PROPOSE not in land.turn().options
    land = far_off("underground_travel")
    land.table.variants.clear()
    assert PROPOSE not in land.turn().options


@pytest.mark.clause("MK-COOP-2", "MK-ACT-3")
def test_underground_attack_leads_away_from_a_space_shared_with_another() -> None:
    land = far_off("underground_travel").at("3,-3").at("3,-3", 2)
    assert PROPOSE in land.turn().options
    land.hero().hand[:] = ["march"]
    land.hero().deck.append("underground_travel")
    assert land.turn().refused(PROPOSE) == "MK-COOP-2"


@pytest.mark.clause("MK-SRC-10", "MK-COOP-3")
def test_in_the_first_print_wounds_alone_will_do_for_a_joint_assault() -> None:
    land = allies()
    land.table.variants.append("first_print")
    land.hero(1).hand[:] = ["wound"]
    assert land.turn().do(PROPOSE, "share 3 1").options == ["agree", "decline"]


@pytest.mark.clause("MK-TACTIC-13", "MK-COOP-9")
def test_sparing_power_is_decided_before_a_participant_marches() -> None:
    land = allies().night().give(1, tactic="sparing_power")
    play = sit_out(walk_in(agreed(land)))
    assert (play.seat, play.asked.kind) == (1, "mage_knight.before")
    assert play.refused("go on") == "MK-TACTIC-13"


@pytest.mark.clause("MK-COOP-13", "MK-TACTIC-7")
def test_another_turn_right_after_a_joint_assault_may_lead_anywhere() -> None:
    land = allies().give(0, tactic="the_right_moment")
    play = land.turn().do("use the_right_moment", PROPOSE, "share 3 1", "agree")
    play = sit_out(walk_in(sit_out(walk_in(play))))
    while play.asked.kind != "mage_knight.turn_window" or play.table.of(0).turn.part == "after":
        play.do("end turn" if "end turn" in play.options else play.options[-1])
    assert play.seat == 0 and play.table.proposal is not None  # the other has still to finish
    assert coop.astray(play.table, 0, Hex.at("2,-3")) is None
    assert coop.together(play.table, Hex.at(CITY)) is None
