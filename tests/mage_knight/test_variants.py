"""27 Variants."""

from __future__ import annotations

import pytest

from rules.mage_knight import FORM, mana, paying, rounds, scenarios, sites, times, upgrades, variants
from rules.mage_knight.basics import BASIC, COLOURS
from rules.mage_knight.content.cities import GARRISONS
from rules.mage_knight.content.enemies import ENEMIES
from rules.mage_knight.content.tiles import spaces_of_tile
from rules.mage_knight.events import HeroWon
from rules.mage_knight.hexes import Hex
from rules.mage_knight.table import Table
from tests.kit import Play, rolling
from tests.mage_knight.games import choose, end_round, fresh, game, hero, referee_of, spaces, table_of
from tests.mage_knight.positions import knights


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
    from rules.mage_knight import exploring
    from rules.mage_knight.table import Tile

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
    table.night = True
    assert upgrades.after_night(table) == []


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


@pytest.mark.clause("MK-SRC-10")
def test_the_first_print_is_a_switch():
    assert fresh("first_reconnaissance", 2, "first_print").plays("first_print")
    assert "first_print" in {variant.id for variant in FORM.variants}
