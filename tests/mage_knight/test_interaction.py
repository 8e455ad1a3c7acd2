"""13 and 21.3 Interacting with locals: where, how much it is worth, what is sold."""

from __future__ import annotations

import pytest

from rules.mage_knight import cities, levels, movement, rewards, sites
from rules.mage_knight.card_events import OfferRefilled
from rules.mage_knight.events import Recruited, ReputationChanged
from rules.mage_knight.hexes import Hex, centre
from tests.kit import Play
from tests.mage_knight.positions import Land, having, knights
from tests.mage_knight.test_adventures import PLACES, again, at, place, site_of

CONQUEST = "full_conquest"
CITIES = {"green": "core_5", "blue": "core_6", "white": "core_7", "red": "core_8"}
CITY = centre(1, 1)


def talking(land: Land, influence: int = 0, **fields: object) -> Play:
    """In the middle of an interaction, with so much Influence to spend."""
    return having(land.turn().do("interact"), influence=influence, **fields)


def own(kind: str, seat: int = 0) -> Land:
    """A keep or tower with this seat's Shield, the first hero on it."""
    land = at(kind)
    site = land.table.sites[PLACES[kind][1]]
    land.table.spent += site.hidden + site.foes
    for things in (site.hidden, site.backs, site.foes):
        things.clear()
    site.shields.append(seat)
    return land


def city(colour: str, shields: tuple[int, ...] = (0,)) -> Land:
    """A conquered city with these Shields on its card, the first hero in it."""
    land = knights("arythea", "tovak", scenario=CONQUEST).lay("A 0,0", "1 0,1", "2 1,0", f"{CITIES[colour]} 1,1")
    site = land.table.sites[str(CITY)]
    land.table.spent += site.hidden
    for things in (site.hidden, site.backs):
        things.clear()
    site.shields += shields
    land.table.rampaging.clear()
    return land.at(str(CITY)).at("0,-1", seat=1)


# Where one can talk.


@pytest.mark.clause("MK-LOCALS-1", "MK-TURN-5.3a", "MK-SITE-3", "MK-SITE-8", "MK-SITE-17", "MK-SITE-24")
def test_villages_monasteries_own_keeps_and_taken_towers_and_cities_are_for_talking() -> None:
    lands = (at("village"), at("monastery"), own("keep"), own("mage_tower", seat=1), city("red", (1,)))
    for land in lands:
        play = land.turn()
        assert "interact" in play.options
        play.do("interact")
        assert play.table.heroes[0].turn.acted
        assert play.asked.clause == "MK-LOCALS-2"


@pytest.mark.clause("MK-LOCALS-1", "MK-LOCALS-12", "MK-ACT-3")
def test_where_one_cannot_talk_one_is_told_why() -> None:
    assert at("mine").turn().refused("interact") == "MK-LOCALS-1"
    burned = at("monastery")
    burned.table.sites[PLACES["monastery"][1]].burned = True
    assert burned.turn().refused("interact") == "MK-LOCALS-12"
    assert burned.turn().reason("interact") == "burned"
    assert own("keep", seat=1).turn().refused("interact") == "MK-LOCALS-12"
    assert at("mage_tower").turn().refused("interact") == "MK-LOCALS-12"
    assert city("red", ()).turn().refused("interact") == "MK-LOCALS-12"
    crowd = at("village").at(PLACES["village"][1], seat=1)
    assert crowd.turn().refused("interact") == "MK-ACT-3"


@pytest.mark.clause("MK-LOCALS-12", "MK-TEAM-6")
def test_a_teammates_keep_is_for_talking() -> None:
    land = own("keep", seat=1).give(0, team=1).give(1, team=1)
    assert "interact" in land.turn().options


@pytest.mark.clause("MK-LOCALS-3.1a", "MK-REP-1")
@pytest.mark.case("R-MK-63")
def test_on_the_x_nobody_talks_however_much_influence_there_is() -> None:
    play = at("village").give(reputation=-7).hand("promise threaten").turn()
    assert play.refused("interact") == "MK-LOCALS-3.1a"
    assert play.refused("play promise basic") == "MK-LOCALS-2"


@pytest.mark.clause("MK-LOCALS-13", "MK-TURN-5.4")
def test_one_may_talk_and_buy_nothing_and_that_was_the_action() -> None:
    play = at("village").turn().do("interact", "leave the locals")
    assert play.refused("interact") == "MK-TURN-5.4"
    assert "end turn" in play.options


# What it is worth.


@pytest.mark.clause("MK-LOCALS-3.1", "MK-REP-3", "MK-REP-5")
@pytest.mark.parametrize(
    ("position", "modifier"),
    list(zip(range(-6, 8), (-5, -3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 5), strict=True)),
)
def test_reputation_is_added_once_as_the_talk_begins(position: int, modifier: int) -> None:
    assert levels.INFLUENCE[position] == modifier
    play = at("village").give(reputation=position).turn().do("interact")
    assert play.table.heroes[0].turn.influence == modifier


@pytest.mark.clause(
    "MK-LOCALS-2", "MK-LOCALS-2.1", "MK-LOCALS-2.2", "MK-LOCALS-2.3", "MK-LOCALS-2.4", "MK-LOCALS-3", "MK-LOCALS-9"
)
def test_influence_is_gathered_from_cards_units_and_sideways_ones_and_spent_bit_by_bit() -> None:
    land = at("village").hand("promise rage wound").units("peasants.1").offer(units="herbalists.1")
    play = land.turn().do("interact", "play promise basic")
    assert play.table.heroes[0].turn.influence == 2
    play.do("play rage sideways")
    assert play.table.heroes[0].turn.influence == 3
    assert not any("wound" in option for option in play.options)
    play.do("buy healing")
    assert play.table.heroes[0].turn.influence == 0
    play.do("heal hand")
    assert "wound" not in play.table.heroes[0].hand
    activate = next(option for option in play.options if option.startswith("activate peasants.1 2"))
    play.do(activate)
    assert play.table.heroes[0].turn.influence == 2
    play.do("leave the locals")
    assert play.table.heroes[0].turn.influence == 0


@pytest.mark.clause("MK-LOCALS-9")
def test_a_bad_name_is_a_debt_before_the_first_purchase() -> None:
    play = at("village").give(reputation=-5).hand("promise rage rage").turn().do("interact", "play promise basic")
    assert play.table.heroes[0].turn.influence == -1
    assert play.refused("buy healing") == "MK-LOCALS-4"


@pytest.mark.clause("MK-LOCALS-3.2", "MK-LOCALS-3.2.note", "MK-CITY-18")
def test_each_own_shield_in_a_city_is_worth_one() -> None:
    play = city("red", (1, 0, 0, 1, 0)).turn().do("interact")
    assert play.table.heroes[0].turn.influence == 3


@pytest.mark.clause("MK-CITY-16", "MK-CITY-17")
def test_in_a_friendly_city_everybody_has_a_shield() -> None:
    land = city("red", ())
    site = land.table.sites[str(CITY)]
    site.friendly, site.shields[:] = True, [0, 1]
    play = land.turn().do("interact")
    assert play.table.heroes[0].turn.influence == 1
    assert not sites.hostile(play.table, play.table.heroes[1], CITY)


@pytest.mark.clause("MK-LOCALS-8", "MK-LOCALS-7", "MK-LOCALS-11", "MK-LOCALS-3")
@pytest.mark.case("R-MK-62")
def test_reputation_that_changes_during_the_talk_does_not_count_any_more() -> None:
    land = at("village").give(reputation=4).hand("threaten").crystals("red").offer(units="peasants.1")
    play = having(land.turn().do("interact"), influence=12)
    play.do("recruit peasants.1")
    assert play.table.heroes[0].turn.influence == 8
    before = play.table.heroes[0].reputation
    play.do("play threaten strong")
    while play.asked.kind.endswith("pay"):
        play.do(play.options[0])
    assert play.table.heroes[0].reputation == before - 1
    assert play.of(ReputationChanged)
    assert play.table.heroes[0].turn.influence == 8 + 5
    play.do("buy healing")
    assert play.table.heroes[0].turn.influence == 8 + 5 - 3


# What is sold.


@pytest.mark.clause("MK-LOCALS-4", "MK-LOCALS-4.1", "MK-LOCALS-4.1a", "MK-LOCALS-7", "MK-UNITS-18")
def test_units_are_recruited_where_their_symbol_is() -> None:
    land = at("village").offer(units="peasants.1 herbalists.1 utem_crossbowmen.1").give(level=5)
    play = talking(land, 9)
    assert {"recruit peasants.1", "recruit herbalists.1", "recruit utem_crossbowmen.1"} <= set(play.options)
    play.do("recruit peasants.1")
    assert play.last(Recruited).unit == "peasants.1"
    assert play.table.heroes[0].turn.influence == 5
    assert play.refused("recruit utem_crossbowmen.1") == "MK-LOCALS-4"
    play.do("recruit herbalists.1")
    assert play.table.heroes[0].turn.influence == 2
    play = talking(at("monastery").offer(units="peasants.1 herbalists.1"), 9)
    assert play.refused("recruit peasants.1") == "MK-LOCALS-4.1"
    assert "recruit herbalists.1" in play.options
    play = talking(own("keep").offer(units="peasants.1 utem_crossbowmen.1"), 9)
    assert play.refused("recruit peasants.1") == "MK-LOCALS-4.1"
    assert "recruit utem_crossbowmen.1" in play.options


@pytest.mark.clause("MK-LOCALS-4.1b")
def test_a_new_unit_is_used_at_once_but_cannot_pay_for_itself() -> None:
    play = talking(at("village").offer(units="peasants.1"), 3)
    assert play.refused("recruit peasants.1") == "MK-LOCALS-4"
    play = talking(at("village").offer(units="peasants.1"), 4).do("recruit peasants.1")
    activate = next(option for option in play.options if option.startswith("activate peasants.1 2"))
    play.do(activate)
    assert play.table.heroes[0].turn.influence == 2


@pytest.mark.clause("MK-LOCALS-4.2", "MK-LOCALS-10", "MK-SITE-3", "MK-SITE-8", "MK-HEAL-2")
@pytest.mark.parametrize(("kind", "price"), [("village", 3), ("monastery", 2)])
def test_healing_has_its_price(kind: str, price: int) -> None:
    play = talking(at(kind).hand("wound wound rage"), price * 2 - 1)
    play.do("buy healing")
    assert play.refused("buy healing") == "MK-LOCALS-4"
    play.do("leave the locals", "heal hand")  # points bought can be spent later in the turn
    assert play.table.heroes[0].hand.count("wound") == 1


@pytest.mark.clause("MK-CITY-23", "MK-LOCALS-4.2", "MK-SITE-17")
def test_keeps_towers_and_cities_do_not_heal() -> None:
    assert talking(city("red"), 20).refused("buy healing") == "MK-CITY-23"
    assert talking(own("keep"), 20).refused("buy healing") == "MK-LOCALS-4.2"
    assert talking(own("mage_tower"), 20).refused("buy healing") == "MK-LOCALS-4.2"


@pytest.mark.clause("MK-LOCALS-4.3", "MK-SITE-8", "MK-GAIN-5", "MK-GAIN-3")
def test_a_monastery_teaches_an_advanced_action_of_the_unit_offer() -> None:
    land = at("monastery").offer(monastery="agility", advanced="ambush")
    assert talking(land, 5).refused("learn agility") == "MK-LOCALS-4"
    play = talking(land, 7)
    assert "learn ambush" not in play.options
    play.do("learn agility")
    assert play.table.heroes[0].deck[-1] == "agility"
    assert play.table.monastery_offer == []
    assert not play.of(OfferRefilled)
    assert play.table.heroes[0].turn.influence == 1


@pytest.mark.clause("MK-LOCALS-5", "MK-SITE-24", "MK-GAIN-4", "MK-CITY-20", "MK-LOCALS-6")
@pytest.mark.case("R-MK-68")
@pytest.mark.parametrize("where", ["mage_tower", "blue"])
def test_a_spell_costs_seven_influence_and_one_mana_of_its_colour(where: str) -> None:
    def land() -> Land:
        place = own(where) if where in PLACES else city(where)
        return place.offer(spells="fireball").source("blue")

    assert talking(land(), 7).refused("buy spell fireball") == "MK-CARD-11"
    assert talking(land().tokens("red"), 6).refused("buy spell fireball") == "MK-LOCALS-4"
    play = talking(land().tokens("red"), 8).do("buy spell fireball")
    assert play.table.heroes[0].deck[-1] == "fireball"
    assert play.table.heroes[0].tokens == []
    assert play.table.heroes[0].turn.influence == 1
    assert "fireball" not in play.table.spell_offer
    assert len(play.table.spell_offer) == 1
    assert play.last(OfferRefilled).offer == "spell"


@pytest.mark.clause("MK-CITY-19", "MK-GAIN-6")
def test_the_red_city_sells_artifacts_that_are_drawn_at_the_end() -> None:
    assert talking(city("red"), 11).refused("buy artifact") == "MK-LOCALS-4"
    play = talking(city("red"), 24).do("buy artifact", "buy artifact")
    assert play.table.heroes[0].turn.rewards == ["artifact", "artifact"]
    assert play.table.heroes[0].turn.influence == 0
    land = city("red")
    land.table.artifact_deck.clear()
    assert talking(land, 24).refused("buy artifact") == "MK-GAIN-7"


@pytest.mark.clause("MK-CITY-21", "MK-CITY-18")
def test_the_white_city_recruits_everybody_and_adds_elite_units_to_the_offer() -> None:
    play = talking(city("white").offer(units="peasants.1 herbalists.1 utem_crossbowmen.1").give(level=5), 30)
    assert {"recruit peasants.1", "recruit herbalists.1", "recruit utem_crossbowmen.1"} <= set(play.options)
    elite = len(play.table.elite_units)
    play.do("add elite", "add elite")
    assert play.table.heroes[0].turn.influence == 26
    assert len(play.table.elite_units) == elite - 2
    assert len(play.table.unit_offer) == 5
    play = talking(city("red").offer(units="peasants.1"), 30)
    assert play.refused("recruit peasants.1") == "MK-LOCALS-4.1"
    assert "add elite" not in play.options


@pytest.mark.clause("MK-CITY-22", "MK-GAIN-4")
def test_the_green_city_teaches_from_the_offer_or_unseen() -> None:
    land = city("green").offer(advanced="agility")
    assert talking(land, 5).refused("buy action agility") == "MK-LOCALS-4"
    play = talking(land, 12).do("buy action agility")
    assert play.table.heroes[0].deck[-1] == "agility"
    assert len(play.table.advanced_offer) == 1
    top = play.table.advanced_deck[-1]
    play.do("buy unseen")
    assert play.table.heroes[0].deck[-1] == top
    land = city("green").offer(advanced="agility")
    land.table.advanced_deck.clear()
    assert talking(land, 12).refused("buy unseen") == "MK-GAIN-7"


@pytest.mark.clause("MK-CITY-12")
def test_no_shield_is_added_once_a_city_is_conquered() -> None:
    play = talking(city("red", (1, 0, 1)), 20).do("leave the locals", "end turn")
    site = play.table.sites[str(CITY)]
    assert site.shields == [1, 0, 1]
    assert cities.leader(site) == 1


@pytest.mark.clause("MK-CITY-13", "MK-CITY-14", "MK-CITY-15")
def test_a_conquered_city_is_open_to_all_and_raises_the_hand_limit_of_those_with_shields() -> None:
    land = city("blue", (1, 0, 1)).at("4,-4").at(str(CITY), seat=1)
    table, hero = land.table, land.hero()
    assert movement.safe(table, hero, CITY)
    assert not sites.hostile(table, hero, CITY)
    assert rewards.site_bonus(table, land.hero(0)) == 1
    assert rewards.site_bonus(table, land.hero(1)) == 2


@pytest.mark.clause("MK-LOCALS-1", "MK-SITE-11")
def test_nothing_is_left_to_talk_to_where_a_monastery_burned() -> None:
    play = again(at("monastery").turn(), "monastery")
    play.table.sites[str(place("monastery"))].burned = True
    play.state.known = False
    assert play.refused("interact") == "MK-LOCALS-12"
    assert site_of(play, "monastery").burned
    assert place("monastery") == Hex(2, -2)
