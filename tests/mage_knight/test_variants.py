"""27 Variants."""

from __future__ import annotations

import pytest

from rules import Illegal
from rules.mage_knight import (
    FORM,
    exploring,
    mana,
    offers,
    paying,
    rewards,
    rounds,
    scenarios,
    scoring,
    sites,
    times,
    upgrades,
    variants,
)
from rules.mage_knight.basics import BASIC, COLOURS
from rules.mage_knight.content.cities import GARRISONS, garrison
from rules.mage_knight.content.enemies import ENEMIES
from rules.mage_knight.content.tiles import CITY_TILES, CORE, COUNTRYSIDE, spaces_of_tile
from rules.mage_knight.events import HeroWon, Rolled
from rules.mage_knight.fight import points
from rules.mage_knight.fight_events import DieTurnedUp
from rules.mage_knight.hexes import Hex
from rules.mage_knight.table import Table, Tile
from tests.kit import Play, rolling
from tests.mage_knight.arena import lying, playing
from tests.mage_knight.games import choose, end_round, fresh, game, hero, referee_of, spaces, table_of
from tests.mage_knight.positions import Land, beat, having, knights, sit_out


def dice(play: Play, *colours: str) -> Play:
    """The dice will show these colours."""
    play.state.dice = rolling(*(f"d6 {COLOURS.index(colour) + 1}" for colour in colours))
    return play


@pytest.mark.clause("MK-VAR-1")
def test_heroes_are_auctioned():
    play = game("full_conquest", 3, "hero_auction", heroes=False)
    first, second, third = table_of(play).order
    play.do("hero tovak")
    assert play.seat == second and play.options == ["bid 1", "pass"]
    play.do("bid 1", "pass", "bid 2", "pass")
    assert play.last(HeroWon) == HeroWon(first, "tovak", 2)
    assert hero(play, first).fame == -2 and hero(play, first).level == 1
    assert play.seat == second and play.refused("hero tovak") == "ANSWER-1"
    play.do("hero goldyx", "bid 1", "pass")
    assert hero(play, third).name == "goldyx" and hero(play, third).fame == -1
    assert play.seat == second
    play.do("hero arythea")
    assert table_of(play).order == [first, third, second]
    # tactics of the first round in the reverse order, whatever the Fame
    assert play.asked.kind == "mage_knight.choose_tactic" and play.seat == second
    assert rounds.pickers(table_of(play)) == [second, third, first]


@pytest.mark.clause("MK-VAR-2")
@pytest.mark.parametrize(
    ("shape", "inside", "outside"),
    [
        ("wedge", (0, 5), (1, -1)),
        ("open_3", (1, -1), (2, -2)),
        ("open_4", (2, -2), (0, 2)),
        ("open_5", (0, 2), (0, 3)),
    ],
)
def test_other_shapes_of_the_map(shape: str, inside: tuple[int, int], outside: tuple[int, int]):
    table = fresh("full_conquest", 2, shape)
    assert scenarios.off_the_map(table, *inside, core=False) is None
    assert scenarios.off_the_map(table, *outside, core=False) is not None
    assert table.tiles[0].name == ("A" if shape == "wedge" else "B")


@pytest.mark.clause("MK-VAR-2")
@pytest.mark.parametrize(
    ("scenario", "seats", "agreed", "tiles"),
    [
        ("full_conquest", 2, (), (8, 1, 2)),
        ("full_conquest", 2, ("countryside_tiles_5",), (5, 1, 2)),
        ("full_conquest", 2, ("core_tiles_0", "city_tiles_4"), (8, 0, 4)),
        ("first_reconnaissance", 3, ("countryside_tiles_3", "core_tiles_4"), (3, 4, 1)),
        ("one_to_return", 2, ("epic",), (8, 2, 2)),
        ("one_to_return", 2, ("epic", "city_tiles_1"), (8, 2, 1)),
        ("druid_nights", 2, ("epic", "core_tiles_1"), (11, 1, 1)),
    ],
)
def test_other_numbers_of_tiles(scenario: str, seats: int, agreed: tuple[str, ...], tiles: tuple[int, int, int]):
    table = fresh(scenario, seats, *agreed)
    used = [tile.name for tile in table.tiles if tile.name not in "AB"] + table.countryside + table.core
    kinds = (COUNTRYSIDE, CORE, CITY_TILES)
    assert tuple(sum(tile in kind for tile in used) for kind in kinds) == tiles
    assert scenarios.city_count(table) == tiles[2]


@pytest.mark.clause("MK-VAR-2", "SETUP-6")
@pytest.mark.parametrize(
    ("scenario", "seats", "agreed", "clause"),
    [
        ("full_conquest", 2, ("countryside_tiles_5", "countryside_tiles_6"), "SETUP-6"),
        ("full_conquest", 4, ("countryside_tiles_3",), ""),
        ("mines_liberation", 2, ("countryside_tiles_3",), "MK-VAR-2"),
        ("mines_liberation", 2, ("countryside_tiles_4",), ""),
        ("mines_liberation", 2, ("core_tiles_4",), "MK-VAR-2"),
        ("druid_nights", 2, ("countryside_tiles_4",), "MK-VAR-2"),
        ("dungeon_lords", 2, ("core_tiles_0",), "MK-VAR-2"),
        ("dungeon_lords", 2, ("city_tiles_2",), "SETUP-8"),
        ("conquer_and_hold", 2, ("core_tiles_2",), "SETUP-8"),
        ("full_conquest", 3, ("megapolis_level_16",), ""),
        ("full_conquest", 4, ("megapolis_level_16",), "MK-VAR-13"),
        ("full_conquest", 4, ("megapolis_level_16", "city_tiles_3"), ""),
        ("full_cooperation", 3, ("megapolis_level_16",), "MK-VAR-13"),
        ("mines_liberation", 2, ("megapolis_level_16",), "SETUP-8"),
    ],
)
def test_numbers_that_cannot_be(scenario: str, seats: int, agreed: tuple[str, ...], clause: str):
    setup = FORM.example(scenario, seats, "numbers", agreed)
    if not clause:
        FORM.check(setup)
        return
    with pytest.raises(Illegal) as refused:
        FORM.check(setup)
    assert refused.value.clause == clause


@pytest.mark.clause("MK-VAR-3", "MK-MAP-2")
def test_tiles_may_be_turned_at_random():
    assert {tile.turned for tile in fresh("full_conquest", 4).tiles} == {0}
    turned = {
        tile.turned
        for seed in "abcdef"
        for tile in fresh("full_conquest", 4, "random_tile_orientation", seed=seed).tiles
    }
    assert turned == {0, 1, 2}
    printed = [space.site for _, space in spaces_of_tile("2", 0, 0)]  # orc at NW, village at E, mine at SW
    once = [space.site for _, space in spaces_of_tile("2", 0, 0, 1)]
    assert printed == ["orc", "glade", "", "", "village", "mine", ""]
    assert once == ["mine", "", "", "", "orc", "village", "glade"]
    assert [space.site for _, space in spaces_of_tile("2", 0, 0, 3)] == printed


@pytest.mark.clause("MK-VAR-4")
def test_random_city_cards():
    seen: set[str] = set()
    for seed in "abcdefgh":
        play = game("full_conquest", 2, "random_cities", seed=seed)
        table = table_of(play)
        for i, tile in enumerate(("core_5", "core_6", "core_7", "core_8")):
            for pile in (table.core, table.box_city):
                if tile in pile:
                    pile.remove(tile)
            exploring.place(referee_of(play), Tile(tile, 5 + i, 1))
        colours = [sites.city_colour(table, Hex.at(name)) for name in spaces(table, "city")]
        assert sorted(colours) == sorted(GARRISONS)
        seen.add(" ".join(colours))
    assert len(seen) > 1


@pytest.mark.clause("MK-VAR-5")
def test_one_may_arrive_by_night():
    for seed in "abcd":
        table = fresh("full_conquest", 3, "night_arrival", seed=seed)
        assert table.night and all(die.colour in BASIC for die in table.source)
        assert "long_night" in table.tactics
    assert not table_of(end_round(choose(game("full_conquest", 2, "night_arrival")))).night


@pytest.mark.clause("MK-VAR-6")
def test_darkness_comes_with_a_black_die_and_stays():
    def next_night(*rolls: str, night: bool = False) -> bool:
        play = dice(game("full_conquest", 2, "darkness_is_coming"), *rolls)
        table_of(play).night = night
        return variants.next_night(referee_of(play))

    assert next_night("red", "black") and next_night("black", "red")
    assert not next_night("red", "gold")
    assert next_night(night=True)


@pytest.mark.clause("MK-VAR-7")
def test_friendly_mana():
    land = knights("arythea", "tovak", variants=("friendly_mana",)).source("gold red blue")
    play = land.turn()
    assert paying.worths(table_of(play), hero(play), paying.Mana("die", "gold")) == ["green", "white"]
    assert paying.worths(table_of(play), hero(play), paying.Mana("token", "gold")) == list(BASIC)
    assert variants.gold_must_lie(table_of(play))
    land.source("gold gold")
    assert not variants.gold_must_lie(land.table)
    land.source("gold red").night()
    assert not variants.gold_must_lie(land.table)
    assert not variants.gold_must_lie(fresh("full_conquest", 2))


@pytest.mark.clause("MK-VAR-7")
@pytest.mark.parametrize(("source", "dice"), [("gold red blue", {"die red", "die blue"}), ("gold gold", {"die gold"})])
def test_gold_is_not_set_anew_while_other_dice_lie_there(source: str, dice: set[str]):
    land = knights("arythea", "tovak", variants=("friendly_mana",)).source(source).tokens("red")
    play = land.turn()
    assert {way.id for way in mana.TakeDie().ways(play.state)} == dice


@pytest.mark.clause("MK-VAR-7")
@pytest.mark.parametrize(("source", "rolled"), [("gold red blue", 2), ("gold gold", 2)])
def test_gold_is_not_rolled_anew_while_other_dice_lie_there(source: str, rolled: int):
    play = knights("arythea", "tovak", variants=("friendly_mana",)).source(source).turn()
    play = playing(play, mana.RerollSource())
    assert len(play.last(Rolled).colours) == rolled
    if rolled < len(source.split()):
        assert play.table.source[0].colour == "gold"


@pytest.mark.clause("MK-VAR-7", "MK-MOVE-25")
def test_no_fights_between_players():
    assert scenarios.no_player_combat(fresh("full_conquest", 2)) is None
    why = scenarios.no_player_combat(fresh("full_conquest", 2, "no_player_combat"))
    assert why is not None and why.clause == "MK-MOVE-25"


def lair(table: Table) -> tuple[str, str]:
    """A space with a rampaging enemy, and the colour of its pile."""
    name, tokens = next(iter(table.rampaging.items()))
    return name, ENEMIES[tokens[0].partition(".")[0]].colour


def after_defeat(variant: str, *rolls: str, night: bool = False) -> list[str]:
    """What lies at a lair after its enemy was defeated and the round is over: the colours of the tokens."""
    play = game("full_conquest", 2, variant)
    table = table_of(play)
    space, _ = lair(table)
    table.spent += table.rampaging.pop(space)
    table.night = night
    referee = referee_of(dice(play, *rolls))
    variants.come_back(referee, Hex.at(space), "green")
    return [ENEMIES[token.partition(".")[0]].colour for token in table.rampaging.get(space, [])]


@pytest.mark.clause("MK-VAR-8")
def test_rampaging_enemies_come_back():
    assert after_defeat("rampage", "red") == after_defeat("rampage", "green") == ["green"]
    assert after_defeat("rampage", "gold") == ["green", "brown"]
    assert after_defeat("rampage", "white") == after_defeat("rampage", "black") == []
    assert after_defeat("rampage", "white", night=True) == ["green"]
    assert after_defeat("rampage", "black", night=True) == ["green", "brown"]
    assert after_defeat("rampage", "gold", night=True) == []
    assert after_defeat("more_rampage", "blue") == ["green"]
    assert after_defeat("more_rampage", "red") == ["green", "brown"]


@pytest.mark.clause("MK-VAR-8")
def test_rampage_begins_out_of_favour_and_each_token_is_one_reputation():
    assert fresh("full_conquest", 2, "rampage").heroes[0].reputation == -2
    assert fresh("full_conquest", 2, "more_rampage").heroes[0].reputation == -4
    for variant, colour, reputation in (
        ("", "red", 2),
        ("", "green", 1),
        ("rampage", "red", 1),
        ("rampage", "brown", 1),
    ):
        assert variants.reputation_for(fresh("full_conquest", 2, *[variant] * bool(variant)), colour) == reputation


@pytest.mark.clause("MK-VAR-8")
def test_only_empty_lairs_are_rolled_for():
    play = choose(game("full_conquest", 2, "more_rampage"))
    table = table_of(play)
    assert variants.empty_lairs(table) == []
    space, colour = lair(table)
    table.spent += table.rampaging.pop(space)
    assert variants.empty_lairs(table) == [(Hex.at(space), colour)]
    table.of(0).space = Hex.at(space)
    assert variants.empty_lairs(table) == []
    table.of(0).space = Hex(0, 0)
    play = end_round(play)
    assert ENEMIES[table_of(play).rampaging[space][0].partition(".")[0]].colour == colour
    assert times.space_at(table_of(play), Hex.at(space)) is not None


@pytest.mark.clause("MK-VAR-10")
def test_after_a_night_the_weakest_first_exchange_an_action():
    play = choose(game("full_conquest", 2, "action_upgrades"))
    assert end_round(Play(play.state.clone())).asked.kind == "mage_knight.choose_tactic"  # after a Day there are none
    table = table_of(play)
    table.round, table.night = 2, True
    hero(play).crystals = ["red"] * 2
    hero(play).fame = 1
    play = end_round(play)
    assert play.asked.kind == "mage_knight.upgrade" and play.seat == 1 and play.asked.secret
    assert len(table_of(play).upgrades) == 3
    answer = play.options[0]
    new, _, old = answer.partition(" for ")
    assert upgrades.alike(table_of(play), new, old)
    play.do(answer)
    assert old in table_of(play).removed and play.seat == 0
    play.do("no upgrade")
    cards = hero(play, 1).hand + hero(play, 1).deck
    assert new in cards and len(cards) == 16 and len(hero(play, 1).hand) == 5
    assert table_of(play).upgrades == [] and new not in table_of(play).advanced_deck


@pytest.mark.clause("MK-VAR-10")
def test_strength_and_what_may_be_given_for_what():
    play = game("full_conquest", 2, "action_upgrades")
    table = table_of(play)
    hero(play).level, hero(play).crystals = 3, ["red", "blue"]
    assert upgrades.strength(table, hero(play)) == 7 and upgrades.strength(table, hero(play, 1)) == 0
    assert upgrades.alike(table, "blood_rage", "rage") and not upgrades.alike(table, "blood_rage", "tranquility")
    table.round, table.night = 5, False
    assert upgrades.after_night(table) == [upgrades.Upgrades()]
    table.round = 6
    assert upgrades.after_night(table) == []  # that was the last Night


@pytest.mark.clause("MK-VAR-6", "MK-VAR-10", "MK-VAR-11")
def test_where_darkness_has_come_night_follows_night_and_day_may_follow_day():
    play = choose(game("full_conquest", 2, "darkness_is_coming", "action_upgrades"))
    table_of(play).round, table_of(play).night = 3, True
    play = end_round(play)
    assert table_of(play).night and play.asked.kind == "mage_knight.upgrade"
    play = game("full_conquest", 2, "darkness_is_coming", "drafting")
    while play.asked.kind == "mage_knight.keep_one":
        play.do(play.options[0])
    play = end_round(dice(choose(play), "red", "blue"))
    assert not table_of(play).night and play.asked.kind == "mage_knight.shuffle_in"


@pytest.mark.clause("MK-VAR-11")
def test_advanced_actions_are_drafted_and_come_in_after_each_day():
    play = game("full_conquest", 2, "drafting")
    packs = [list(one.pack) for one in table_of(play).heroes]
    assert [len(pack) for pack in packs] == [4, 4] and play.asked.secret
    for turn in range(3):
        for seat in (0, 1):
            assert play.seat == seat and len(play.options) == 4 - turn
            play.do(play.options[0])
    assert [len(one.drafted) for one in table_of(play).heroes] == [3, 3]
    assert not any(one.pack for one in table_of(play).heroes)
    assert set(hero(play).drafted) & set(packs[1]), "packs are passed on"
    play = end_round(choose(play))
    assert play.asked.kind == "mage_knight.shuffle_in" and play.seat == 0
    card = play.options[0].removeprefix("add ")
    play.do(play.options[0])
    assert card in hero(play).hand + hero(play).deck and len(hero(play).drafted) == 2
    play.do(play.options[0])
    assert end_round(choose(play)).asked.kind == "mage_knight.choose_tactic"


@pytest.mark.clause("MK-VAR-12")
@pytest.mark.parametrize(("variant", "level"), [("weaker_cities", 2), ("stronger_cities", 6)])
def test_cities_of_other_levels(variant: str, level: int):
    assert scenarios.city_level(fresh("full_conquest", 2, variant)) == level
    table = fresh("full_cooperation", 3, variant)
    table.cities_seen = 3
    assert scenarios.city_level(table) == (9 if variant == "weaker_cities" else 11)


def levels_of_cities(scenario: str, seats: int, *agreed: str) -> list[int]:
    """The levels of the cities in the order of revealing."""
    table = fresh(scenario, seats, *agreed)
    found: list[int] = []
    for _ in range(scenarios.city_count(table)):
        found.append(scenarios.city_level(table))
        table.cities_seen += 1
    return found


@pytest.mark.clause("MK-VAR-12", "MK-SCN-SC-6", "MK-SCN-COOP-8", "MK-SCN-FC-5")
@pytest.mark.parametrize(
    ("scenario", "seats", "agreed", "levels"),
    [
        ("full_conquest", 3, (), [4, 4, 4]),
        ("full_conquest", 3, ("city_1_level_1", "city_3_level_11"), [1, 4, 11]),
        ("full_conquest", 3, ("city_2_level_9", "stronger_cities"), [6, 9, 6]),
        ("solo_conquest", 1, ("city_1_level_10", "city_2_level_11"), [10, 11]),
        ("full_cooperation", 2, (), [5, 5, 8]),
        ("full_cooperation", 2, ("city_tiles_4",), [5, 5, 5, 8]),
        ("full_cooperation", 3, ("city_tiles_2",), [5, 11]),
        ("blitz_cooperation", 3, (), [5, 8, 11]),
        ("full_conquest", 4, ("teams", "city_tiles_2", "city_1_level_10", "city_2_level_11"), [10, 11]),
        ("one_to_return", 2, ("epic", "city_1_level_7"), [7, 4]),
    ],
)
def test_the_level_of_each_city_may_be_agreed_on(scenario: str, seats: int, agreed: tuple[str, ...], levels: list[int]):
    assert levels_of_cities(scenario, seats, *agreed) == levels
    names = {name for group in range(1, 5) for name in (f"city_{group}_level_{n}" for n in range(1, 12))}
    assert names <= {variant.id for variant in FORM.variants}


# Interactive combat


def hindered(*foes: str, hand: str = "rage", seats: int = 3) -> Play:
    """Tovak, whose turn comes after Arythea's, fights these."""
    heroes = ("arythea", "tovak", "goldyx")[:seats]
    land = knights(*heroes, scenario="full_conquest", variants=("interactive_combat",)).hand(hand, 1)
    return land.fight(*foes, seat=1)


@pytest.mark.clause("MK-VAR-9")
def test_the_player_before_secretly_sets_a_die():
    play = hindered("prowlers")
    assert play.seat == 0 and play.options == ["set red", "set blue", "set white", "set black"]
    assert play.asked.secret and play.view(1).decision is None
    play.do("set red")
    assert play.seat == 1
    assert [play.view(seat).table.hindrance.die for seat in (0, 1, 2, None)] == ["red", *["mana die"] * 3]
    table = table_of(play)
    foe = table.fights[0].foes[0]
    assert (points.attack_value(table, foe), points.armour(table, foe)) == (4, 3)
    assert table.hindrance is not None and table.hindrance.shown == ""


@pytest.mark.clause("MK-VAR-9")
@pytest.mark.parametrize(
    ("colour", "values"),
    [
        ("white", [("ranged", 4, 4), ("block", 4, 3), ("attack", 4, 3)]),
        ("red", [("ranged", 4, 3), ("block", 5, 3), ("attack", 5, 3)]),
        ("blue", [("ranged", 4, 3), ("block", 4, 3), ("attack", 4, 4)]),
        ("black", [("ranged", 4, 3), ("block", 4, 3), ("attack", 4, 3)]),
    ],
)
def test_the_die_is_turned_up_in_the_phase_it_concerns(colour: str, values: list[tuple[str, int, int]]):
    play = hindered("prowlers").do(f"set {colour}")
    found: list[tuple[str, int, int]] = []
    for part in ("ranged", "block", "attack"):
        while table_of(play).of(1).turn.part != part:
            play.do("next phase" if "next phase" in play.options else play.options[0])
        table = table_of(play)
        foe = table.fights[0].foes[0]
        found.append((part, points.attack_value(table, foe), points.armour(table, foe)))
    assert found == values
    assert [event.colour for event in play.of(DieTurnedUp)] == [colour] * (colour != "black")
    play.do("next phase")
    assert table_of(play).hindrance is None


@pytest.mark.clause("MK-VAR-9")
@pytest.mark.parametrize(("colour", "fame"), [("white", 3), ("red", 3), ("blue", 3), ("black", 2)])
def test_a_stronger_enemy_is_worth_one_fame_more(colour: str, fame: int):
    play = hindered("prowlers").do(f"set {colour}")
    play = beat(play)
    assert table_of(play).of(1).fame == fame
    assert len(play.of(DieTurnedUp)) == (colour != "black")


@pytest.mark.clause("MK-VAR-9")
def test_nobody_sets_a_die_against_several_enemies_or_without_agreement():
    assert hindered("prowlers", "diggers").seat == 1
    assert knights("arythea", "tovak", scenario="full_conquest").hand("rage").fight("prowlers").seat == 0
    play = hindered("prowlers", seats=2)
    assert play.seat == 0 and play.asked.kind == "mage_knight.choose_die"


# Offers laid out late


def late_game() -> Play:
    return choose(game("first_reconnaissance", 2, "late_offers"))


@pytest.mark.clause("MK-SCN-REC-10")
def test_offers_may_wait_until_one_of_them_is_needed():
    play = late_game()
    table = table_of(play)
    assert table.spell_offer == table.advanced_offer == [] and len(table.unit_offer) == 4
    table = table_of(end_round(play))
    assert table.spell_offer == table.advanced_offer == []
    offers.needed(referee_of(play))
    table = table_of(play)
    assert len(table.spell_offer) == len(table.advanced_offer) == 3
    before = list(table.spell_offer)
    offers.needed(referee_of(play))
    assert table.spell_offer == before


@pytest.mark.clause("MK-SCN-REC-10")
def test_a_level_a_reward_a_purchase_or_a_card_gained_needs_the_offers():
    land = knights("arythea", "tovak", variants=("late_offers",)).hand("march").give(0, fame=3)
    play = land.turn().do("end turn")
    while play.asked.kind != "mage_knight.choose_skill":
        play.do(play.options[0])
    assert len(table_of(play).advanced_offer) == 3
    land = knights("arythea", "tovak", variants=("late_offers",)).hand("march")
    play = land.turn()
    table_of(play).of(0).turn.rewards.append("spell")
    play.do("end turn")
    while play.asked.kind != "mage_knight.reward_from_offer":
        play.do(play.options[0])
    assert len(play.options) == 3
    land = knights("arythea", "tovak", variants=("late_offers",)).lay("A 0,0", "4 1,0").hand("promise")
    tower = spaces(land.table, "mage_tower")[0]
    lying(land, tower)
    land.table.sites[tower].shields[:] = [1]
    play = land.at(tower).turn().do("interact")
    assert len(table_of(play).spell_offer) == 3


@pytest.mark.clause("MK-SCN-REC-10", "MK-DUMMY-8")
def test_alone_the_dummy_player_needs_them_after_the_first_round():
    play = choose(game("first_reconnaissance", 1, "late_offers"))
    assert table_of(play).spell_offer == []
    table = table_of(end_round(play))
    assert len(table.spell_offer) == len(table.advanced_offer) == 3
    assert table.dummy is not None and len(table.dummy.deck) == 17 and len(table.dummy.crystals) == 4


# Megapolis


LEFT, RIGHT = "3,-2", "4,-2"
"""The halves of a Megapolis on a tile at 1,0; both lie next to 3,-1, the left one to 2,-1, the right one to 5,-2."""


def twin(
    tile: str, second: str, *garrison: str, heroes: tuple[str, ...] = ("arythea", "tovak"), agreed: tuple[str, ...] = ()
) -> Land:
    """Heroes near a Megapolis of this tile and another City card, with only these tokens in it."""
    variants_ = ("megapolis_level_8", "city_tiles_1", *agreed)
    land = knights(*heroes, scenario="full_conquest", variants=variants_).lay("A 0,0", f"{tile} 1,0").at("2,-1")
    land.table.tiles[-1] = land.table.tiles[-1]._replace(second=second)
    land.table.rampaging.clear()
    return lying(land, LEFT, *garrison)


@pytest.mark.clause("MK-VAR-13", "MK-SCN-SC-6", "MK-SCN-COOP-8")
@pytest.mark.parametrize(("level", "left", "right"), [(2, 1, 1), (7, 4, 3), (16, 8, 8), (21, 11, 10), (24, 11, 11)])
def test_the_last_city_is_a_megapolis_of_two_cards(level: int, left: int, right: int):
    assert levels_of_cities("full_conquest", 2, f"megapolis_level_{level}") == [4, level]
    land = knights("arythea", "tovak", scenario="full_conquest", variants=(f"megapolis_level_{level}",))
    land.lay("A 0,0")
    land.table.core[:] = [tile for tile in land.table.core if tile not in CITY_TILES]
    land.tile("core_8", 1, 0).tile("core_5", 2, 0)
    assert [tile.second for tile in land.table.tiles][:2] == ["", ""]
    second = land.table.tiles[2].second
    assert second in ("blue", "white")  # the colours of the tiles left in the box
    heart = Hex.at("6,-4")
    site = land.table.sites[str(heart)]
    piles = [*garrison("green", left), *garrison(second, right)]
    assert site.level == level and site.backs == piles
    east = Hex.at("7,-4")
    assert land.table.site(east) is site and str(east) not in land.table.sites
    assert sites.city_colour(land.table, heart) == "green" and sites.city_colour(land.table, east) == second
    assert not land.table.rampaging_at(east)  # the orc printed there has no room


@pytest.mark.clause("MK-VAR-13")
def test_a_megapolis_is_assaulted_from_beside_either_half():
    for space, into in (("2,-1", LEFT), ("5,-2", RIGHT), ("3,-1", RIGHT)):
        land = twin("core_8", "blue", "gunners.1", "golems.1").at(space).hand("march")
        play = having(land.turn(), move=2).do(f"move {into}")
        play = play.do("") if play.asked.kind == "mage_knight.assault" else play
        fight = play.table.fight_of(0)
        assert fight is not None and {foe.id for foe in fight.foes} == {"gunners.1", "golems.1"}
        assert all(foe.fortified and foe.city == "red blue" for foe in fight.foes)
        gunners, golems = fight.foe("gunners.1"), fight.foe("golems.1")
        assert points.attack_value(play.table, gunners) == 8 and "brutal" in points.traits(play.table, golems)
        lost = sit_out(play)
        assert str(lost.table.of(0).space) == space


@pytest.mark.clause("MK-VAR-13", "MK-CITY-3")
def test_who_comes_next_to_either_half_sees_the_garrison():
    land = twin("core_8", "blue").tile("3", 2, 0).at("5,-4")
    lying(land, LEFT, "gunners.1", hidden=True)
    play = having(land.turn(), move=9).do("move 5,-3")
    assert play.table.sites[LEFT].foes == ["gunners.1"]


@pytest.mark.clause("MK-VAR-13")
def test_a_conquered_megapolis_is_one_city_of_two_spaces():
    land = twin("core_8", "blue", "golems.1").at("5,-2").hand("march")
    play = having(land.turn(), move=2).do(f"move {RIGHT}")
    play = sit_out(beat(play))
    table = table_of(play)
    assert table.sites[LEFT].shields == [0] and table.of(0).space == Hex.at(RIGHT)
    assert all(sites.conquered_city(table, Hex.at(part)) for part in (LEFT, RIGHT))
    assert len(scenarios.conquered_cities(table)) == 1 and scenarios.end_reached(table)
    lines = {line.category: line.counted for line in scoring.sheet(table)}
    assert lines["city_conqueror"] == (7, 0)
    assert rewards.site_bonus(table, table.of(0)) == 2
    mover = having(land.at(LEFT).turn(), move=2)
    land.table.sites[LEFT].foes.clear()
    mover.do(f"move {RIGHT}")
    assert mover.table.of(0).turn.move == 0


@pytest.mark.clause("MK-VAR-13")
@pytest.mark.parametrize("part", [LEFT, RIGHT])
def test_both_cities_sell_in_either_half(part: str):
    land = twin("core_8", "white").at(part).offer(units="peasants.1 altem_mages.1")
    land.table.sites[LEFT].shields[:] = [0]
    play = having(land.turn().do("interact"), influence=30)
    assert {"buy artifact", "add elite", "recruit peasants.1", "recruit altem_mages.1"} <= set(play.options)
    assert not any(option.startswith("buy spell") for option in play.options)
    assert land.table.site(Hex.at(part)) is land.table.sites[LEFT]


@pytest.mark.clause("MK-VAR-13", "MK-COOP-2", "MK-COOP-3", "MK-COOP-10")
def test_a_megapolis_is_assaulted_together():
    land = twin("core_8", "blue", "golems.1", "swordsmen.1", agreed=("cooperative_assaults",))
    land.at("2,-1").at("5,-2", 1).hand("march").hand("march", 1)
    play = land.turn().do(f"propose {LEFT}", "agree")
    play = having(play, move=2).do(f"move {LEFT}")
    play = sit_out(beat(play))
    play = play.do("go on") if play.asked.kind == "mage_knight.before" else play
    play = having(play, move=2).do(f"move {RIGHT}")
    play = sit_out(beat(play))
    assert play.table.sites[LEFT].shields == [0, 1]
    assert sites.conquered_city(table_of(play), Hex.at(RIGHT))


@pytest.mark.clause("MK-VAR-13", "MK-VAR-4")
def test_no_city_card_is_used_twice():
    for seed in "abcdefgh":
        play = game("full_conquest", 3, "megapolis_level_20", "random_cities", seed=seed)
        table = table_of(play)
        for i, name in enumerate([name for name in table.core if name in CITY_TILES]):
            table.core.remove(name)
            exploring.place(referee_of(play), Tile(name, 5 + i, 1))
        hearts = [Hex.at(name) for name in spaces(table, "city")]
        colours = [colour for heart in hearts for colour in sites.city_colours(table, heart)]
        assert sorted(colours) == sorted(GARRISONS)


@pytest.mark.clause("MK-VAR-13", "MK-SCN-FC-5")
def test_two_teams_may_fight_for_two_megapolises():
    agreed = ("teams", "city_tiles_2", "megapolis_level_20")
    assert levels_of_cities("full_conquest", 4, *agreed) == [20, 20]
    play = game("full_conquest", 4, *agreed)
    table = table_of(play)
    for i, name in enumerate([name for name in table.core if name in CITY_TILES]):
        table.core.remove(name)
        exploring.place(referee_of(play), Tile(name, 5 + i, 1))
    colours = [colour for name in spaces(table, "city") for colour in sites.city_colours(table, Hex.at(name))]
    assert sorted(colours) == sorted(GARRISONS) and scenarios.city_count(table) == 2


@pytest.mark.clause("MK-SRC-10")
def test_the_first_print_is_a_switch():
    assert fresh("first_reconnaissance", 2, "first_print").plays("first_print")
    assert "first_print" in {variant.id for variant in FORM.variants}
