"""3 Setup, and the terms and components it rests on."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import Illegal, SeatSetup, Setup, new_game
from rules.mage_knight import GAME, SCENARIOS, components, content, dealing, deed_cards, scenarios, skills, units
from rules.mage_knight.basics import BASIC, COLOURS, PILES, WOUND
from rules.mage_knight.content.decks import starting_deck
from rules.mage_knight.events import Rolled
from rules.mage_knight.hexes import OFF_MAP, Hex
from tests.kit import rolling
from tests.mage_knight.games import HEROES, choose, fresh, game, hero, referee_of, table_of
from tests.mage_knight.positions import knights

FORM = GAME.setups
content.fill()


def setup(scenario: str, seats: int, *variants: str, heroes: tuple[str, ...] = ()) -> Setup:
    names = [*heroes, None, None, None, None]
    return Setup("mage_knight", tuple(SeatSetup("ABCD"[i], names[i]) for i in range(seats)), scenario, variants, "s")


@pytest.mark.clause("MK-SETUP-1", "MK-SCN-X-1")
def test_scenario_and_variants_come_first():
    assert len(SCENARIOS) == 11 and set(SCENARIOS) == set(scenarios.SCENARIOS)
    with pytest.raises(Illegal) as no_such:
        new_game(setup("volkares_return", 2))
    assert no_such.value.clause == "SETUP-2"
    play = game("full_conquest", 2, "city_claims", heroes=False)
    assert table_of(play).variants == ["city_claims"]
    assert play.asked.kind == "mage_knight.pick_hero"


@pytest.mark.parametrize(
    ("scenario", "seats", "fits"),
    [
        ("solo_conquest", 1, True),
        ("solo_conquest", 2, False),
        ("full_conquest", 1, True),
        ("full_cooperation", 3, True),
        ("full_cooperation", 4, False),
        ("blitz_cooperation", 1, True),
        ("first_reconnaissance", 1, True),
        ("conquer_and_hold", 3, True),
    ],
)
@pytest.mark.clause("SETUP-1", "MK-DUMMY-10")
def test_scenarios_are_for_so_many(scenario: str, seats: int, fits: bool):
    if fits:
        FORM.check(setup(scenario, seats))
        return
    with pytest.raises(Illegal) as refused:
        FORM.check(setup(scenario, seats))
    assert refused.value.clause == "SETUP-1"


@pytest.mark.clause("SETUP-6", "SETUP-8")
def test_variants_fit_each_other_their_scenario_and_the_players():
    for variants, seats, clause in (
        (("rampage", "more_rampage"), 2, "SETUP-6"),
        (("teams",), 3, "SETUP-8"),
        (("epic",), 2, "SETUP-8"),
    ):
        with pytest.raises(Illegal) as refused:
            FORM.check(setup("full_conquest", seats, *variants))
        assert refused.value.clause == clause
    FORM.check(setup("full_conquest", 4, "teams"))


def test_examples_hold_every_scenario_at_every_number_of_seats():
    examples = list(FORM.examples("x"))
    for example in examples:
        FORM.check(example)
    plain = {(example.scenario, len(example.seats)) for example in examples if not example.variants}
    numbers = {scenario.id: scenario.rounds for scenario in scenarios.SCENARIOS.values()}
    assert plain == {(id, n + 1) for id, rounds in numbers.items() for n in range(len(rounds)) if rounds[n]}
    tried = {v for example in examples for v in example.variants}
    assert {variant.id for variant in FORM.variants if not variant.group} <= tried
    assert {v.clause for v in FORM.variants} == {v.clause for v in FORM.variants if v.id in tried}


@pytest.mark.clause("MK-SETUP-2", "MK-ROUND-16")
def test_heroes_are_picked_in_a_random_order_and_the_last_one_takes_its_tactic_first():
    play = game("full_conquest", 3, heroes=False)
    order = list(table_of(play).order)
    assert sorted(order) == [0, 1, 2] and play.seat == order[0]
    play.do("hero tovak")
    assert play.seat == order[1]
    assert play.refused("hero tovak") == "MK-SETUP-2"
    play.do("hero goldyx", "hero norowas")
    assert play.asked.kind == "mage_knight.choose_tactic" and play.seat == order[-1]
    assert {tuple(table_of(game("full_conquest", 3, heroes=False, seed=s)).order) for s in "abcdefgh"} > {tuple(order)}


@pytest.mark.clause("MK-SETUP-3", "MK-SETUP-4", "MK-SCN-BC-3")
def test_heroes_start_at_nought_unless_the_scenario_says_otherwise():
    usual, blitz = fresh("full_conquest", 2), fresh("blitz_conquest", 2)
    assert [(h.fame, h.reputation, h.level) for h in usual.heroes] == [(0, 0, 1)] * 2
    assert [(h.fame, h.reputation, h.level) for h in blitz.heroes] == [(1, 2, 1)] * 2


@pytest.mark.clause("MK-SETUP-5", "MK-SETUP-6", "MK-SETUP-9", "MK-COMP-10")
def test_piles_and_decks_lie_face_down():
    play = game("full_conquest", 2)
    table, seen = table_of(play), play.view(0).table
    for colour in PILES:
        assert table.pile(colour) and set(seen.pile(colour)) == {f"{colour} token"}
    assert set(seen.ruins) == {"ruin token"} and set(seen.artifact_deck) == {"artifact"}
    assert len(table.artifact_deck) == sum(
        isinstance(card, deed_cards.ArtifactCard) for card in deed_cards.CARDS.values()
    )
    assert table.skill_offer == []
    assert fresh("full_conquest", 2, seed="other").green != table.green


@pytest.mark.clause("MK-SETUP-7", "MK-SETUP-8", "MK-GAIN-4")
def test_offers_of_three_whose_lowest_card_is_the_oldest():
    from rules.mage_knight import offers

    play = game("full_conquest", 2)
    table = table_of(play)
    before = list(table.spell_offer)
    assert len(before) == 3 and len(table.advanced_offer) == 3
    offers.take_from_offer(referee_of(play), "spell", before[1])
    assert table.spell_offer[:2] == [before[0], before[2]] and table.spell_offer[2] not in before


@pytest.mark.parametrize(("scenario", "seats", "dice"), [("full_conquest", n, n + 2) for n in (2, 3, 4)])
@pytest.mark.clause("MK-SETUP-10", "MK-SETUP-26")
def test_units_and_dice_by_the_number_of_players(scenario: str, seats: int, dice: int):
    table = fresh(scenario, seats)
    assert len(table.source) == len(table.unit_offer) == dice
    assert not any(units.printed(unit).elite for unit in table.unit_offer)


@pytest.mark.clause("MK-SETUP-26", "MK-DUMMY-3", "MK-SCN-BC-3", "MK-SCN-BCOOP-2")
def test_the_dummy_player_counts_for_nothing_and_blitz_for_one():
    numbers = [
        ("solo_conquest", 1, 3),
        ("full_cooperation", 2, 4),
        ("blitz_conquest", 2, 5),
        ("blitz_cooperation", 3, 6),
    ]
    for scenario, seats, n in numbers:
        table = fresh(scenario, seats)
        assert (len(table.source), len(table.unit_offer)) == (n, n)


@pytest.mark.case("R-MK-39")
@pytest.mark.clause("MK-SETUP-11", "MK-COMP-9")
def test_at_least_half_of_the_dice_show_basic_colours():
    play = knights("arythea", "tovak").turn()
    referee = referee_of(play)
    numbers = {colour: n + 1 for n, colour in enumerate(COLOURS)}
    shown = ("gold", "black", "gold", "red", "gold", "blue", "green")
    referee.state.dice = referee.dice = rolling(*(f"d6 {numbers[colour]}" for colour in shown))
    source = dealing.roll_source(referee, 4)
    assert [die.colour for die in source] == ["gold", "blue", "green", "red"]
    assert referee.events == [Rolled(0, ("gold", "blue", "green", "red"), "source")]
    for n in (3, 4, 5, 6):
        assert sum(die.colour in BASIC for die in dealing.roll_source(referee, n)) >= (n + 1) // 2


@pytest.mark.clause("MK-SETUP-12", "MK-SETUP-13", "MK-ROUND-1")
def test_it_begins_by_day_with_the_six_day_tactics():
    table = fresh("full_conquest", 2)
    assert not table.night and table.round == 1
    assert sorted(table.tactics) == sorted(
        ("early_bird", "rethink", "mana_steal", "planning", "great_start", "the_right_moment")
    )


@pytest.mark.clause("MK-SETUP-14")
def test_a_spare_die_stands_in_for_a_random_colour():
    from rules.mage_knight import variants

    play = game("full_conquest", 2)
    before = list(table_of(play).source)
    assert variants.roll(referee_of(play), "time") in COLOURS
    assert table_of(play).source == before


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.clause("MK-SETUP-15", "MK-SETUP-16")
def test_tile_decks_hold_what_the_scenario_says(scenario: str):
    for n in range(FORM.seats_of(scenario)[0], FORM.seats_of(scenario)[1] + 1):
        table, numbers = fresh(scenario, n), scenarios.SCENARIOS[scenario]
        laid = [tile.name for tile in table.tiles if tile.name not in "AB"]
        cities = [tile for tile in table.core if tile in ("core_5", "core_6", "core_7", "core_8")]
        assert len(table.countryside) + len(laid) == numbers.countryside[n - 1]
        assert len(cities) == numbers.cities[n - 1]
        assert len(table.core) - len(cities) == numbers.core[n - 1]
        assert len(table.box_countryside) == 11 - numbers.countryside[n - 1]
        assert len(table.box_core) == 4 - numbers.core[n - 1] and len(table.box_city) == 4 - numbers.cities[n - 1]


@pytest.mark.clause("MK-SETUP-17", "MK-SETUP-18")
def test_side_and_first_tiles_follow_the_shape_of_the_map():
    wedge, opened = fresh("full_conquest", 2), fresh("full_conquest", 4)
    assert [(tile.x, tile.y) for tile in wedge.tiles] == [(0, 0), (0, 1), (1, 0)] and wedge.tiles[0].name == "A"
    assert [(tile.x, tile.y) for tile in opened.tiles] == [(0, 0), (0, 1), (1, 0), (1, -1)]
    assert opened.tiles[0].name == "B"


@pytest.mark.clause("MK-SETUP-19", "MK-SCN-REC-4")
def test_sites_of_the_first_tiles_are_filled_and_pay_no_fame():
    table = fresh("first_reconnaissance", 2)
    assert [tile.name for tile in table.tiles] == ["A", "1", "2"]
    assert len(table.rampaging) == 2 and all(hero.fame == 0 for hero in table.heroes)


@pytest.mark.clause("MK-SETUP-20")
def test_heroes_enter_by_the_portal_at_their_first_turn():
    play = game("full_conquest", 2)
    assert [h.space for h in table_of(play).heroes] == [OFF_MAP] * 2
    choose(play)
    assert hero(play, play.seat).space == Hex(0, 0)
    assert hero(play, 1 - play.seat).space == OFF_MAP


@pytest.mark.clause("MK-SETUP-21", "MK-SETUP-25", "MK-TERM-13", "MK-TERM-14")
def test_heroes_begin_with_the_first_level_and_nothing_else():
    from rules.mage_knight import levels

    table = fresh("full_conquest", 2)
    for one in table.heroes:
        assert (levels.armour(table, one), levels.hand_limit(table, one), levels.command_tokens(table, one)) == (
            2,
            5,
            1,
        )
        assert not one.crystals and not one.units and not one.skills and not one.tokens


@pytest.mark.clause("MK-SETUP-22")
def test_sixteen_cards_five_of_them_in_hand():
    for seat, one in enumerate(fresh("full_conquest", 4).heroes):
        assert len(one.hand) == 5 and len(one.deck) == 11
        assert Counter(one.hand + one.deck) == Counter(starting_deck(HEROES[seat]))


@pytest.mark.parametrize(
    ("scenario", "seats", "variants", "left"),
    [
        ("full_conquest", 2, (), 10),
        ("solo_conquest", 1, (), 9),
        ("full_cooperation", 2, (), 9),
        ("full_conquest", 2, ("no_interactive_skills",), 9),
    ],
)
@pytest.mark.clause("MK-SETUP-23", "MK-SCN-COOP-3", "MK-SCN-SC-2", "MK-VAR-7")
def test_interactive_skills_are_left_out_where_players_are_friends(
    scenario: str, seats: int, variants: tuple[str, ...], left: int
):
    table = fresh(scenario, seats, *variants)
    for one in table.heroes:
        assert len(one.skill_pile) == left
        interactive = [name for name in one.skill_pile if skills.SKILLS[name].usage == "interactive"]
        assert bool(interactive) == (left == 10)


@pytest.mark.parametrize(
    ("scenario", "seats", "variants", "out"),
    [
        ("full_conquest", 2, (), False),
        ("full_conquest", 2, ("no_competitive_spells",), True),
        ("solo_conquest", 1, (), True),
        ("blitz_cooperation", 2, (), True),
    ],
)
@pytest.mark.clause("MK-SETUP-24", "MK-SCN-COOP-3", "MK-SCN-SC-2", "MK-VAR-7")
def test_competitive_spells_are_left_out_where_players_are_friends(
    scenario: str, seats: int, variants: tuple[str, ...], out: bool
):
    table = fresh(scenario, seats, *variants)
    four = {"mana_meltdown", "mana_claim", "mind_read", "energy_flow"}
    assert four & set(table.removed) == (four if out else set())
    assert four & {*table.spell_deck, *table.spell_offer} == (set() if out else four)


# what is always so


@pytest.mark.clause("MK-TERM-1", "MK-TERM-2", "MK-IMPL-9", "MK-COMP-12")
def test_every_piece_is_somewhere_once():
    for example in FORM.examples("pieces"):
        state = new_game(example)
        assert components.census(state) == components.pieces(state)
        assert components.sound(state) is None


@pytest.mark.clause("MK-IMPL-9")
def test_a_card_lost_or_doubled_is_found():
    play = game("full_conquest", 2)
    must = components.pieces(play.state)
    hero(play).hand.append("fireball")
    assert components.census(play.state) - must == Counter({"fireball": 1})
    hero(play).hand.remove("fireball")
    lost = hero(play).hand.pop()
    assert must - components.census(play.state) == Counter({lost: 1})


@pytest.mark.clause("MK-TERM-3", "MK-COMP-1")
def test_wounds_are_without_number_and_thrown_cards_are_out_of_the_game():
    play = game("full_conquest", 2)
    hero(play).hand += [WOUND] * 60
    assert components.census(play.state) == components.pieces(play.state)
    table_of(play).removed.append(hero(play).deck.pop())
    assert components.census(play.state) == components.pieces(play.state)


@pytest.mark.clause("MK-IMPL-10", "MK-TERM-6")
def test_what_cannot_be_is_found():
    for wrong, where in (
        ({"crystals": ["red"] * 4}, "heroes.0.crystals"),
        ({"crystals": ["gold"]}, "heroes.0.crystals"),
        ({"name": "nobody"}, "heroes.0"),
    ):
        land = knights("arythea", "tovak").give(0, **wrong)
        assert components.sound(land.state) == where
    assert components.sound(knights("arythea").units("peasants.1", "peasants.2").state) == "heroes.0.units"
    assert components.sound(knights("arythea").tokens("red").state) == "heroes.0.tokens"
    land = knights("arythea")
    land.table.order = [0, 0]
    assert components.sound(land.state) == "order"


@pytest.mark.clause("MK-TERM-4", "MK-TERM-5", "MK-TERM-7", "MK-TERM-8")
def test_colours_elements_and_kinds_of_attack():
    from rules.mage_knight.content.enemies import ENEMIES

    assert set(COLOURS) - set(BASIC) == {"gold", "black"}
    assert {enemy.element for enemy in ENEMIES.values()} <= {"physical", "fire", "ice", "coldfire"}
    play = knights("arythea").hand("march swiftness").tokens("green white").fight("prowlers")
    play.do("attack")
    assert "play swiftness strong" in play.options  # ranged 3, for white mana
    assert play.refused("play swiftness basic").startswith("MK-")


@pytest.mark.clause("MK-TERM-12", "MK-DUMMY-1")
def test_the_dummy_player_is_no_actual_player():
    table = fresh("full_cooperation", 2)
    assert len(table.heroes) == 2 and -1 in table.order and table.dummy is not None
    assert table.dummy.name not in {one.name for one in table.heroes}


@pytest.mark.clause("MK-TERM-15")
def test_halves_are_rounded_down_but_for_the_fame_of_a_keep():
    from rules.engine.blanks import blank
    from rules.mage_knight import scoring
    from rules.mage_knight.fight import attack, combat
    from rules.mage_knight.frays import Fight

    land = knights("arythea").crystals("red blue green")
    assert scoring.loot(land.table, land.hero()) == 1
    foe = combat.foe("crossbowmen.1", Hex(0, 0), "drawn", half=True)
    fight = blank(Fight, seat=0, site="keep", space=Hex(0, 0), came_from=OFF_MAP, foes=[foe])
    assert attack.halved(fight, foe, 3) == 2


@pytest.mark.clause("MK-IMPL-16", "MK-IMPL-17", "MK-IMPL-18", "MK-SETUP-5")
def test_what_is_hidden_and_what_all_can_see():
    play = game("full_conquest", 2)
    mine, theirs = play.view(0).table.of(0), play.view(1).table.of(0)
    assert mine.hand == hero(play).hand and set(theirs.hand) == {"deed card"}
    assert set(mine.deck) == {"deed card"} and len(mine.deck) == 11
    table, seen = table_of(play), play.view(1).table
    for name in ("unit_offer", "spell_offer", "advanced_offer", "tactics", "source", "rampaging", "tiles"):
        assert getattr(seen, name) == getattr(table, name)
    for space, site in table.sites.items():
        assert set(seen.sites[space].hidden) <= {"enemy token"} and seen.sites[space].backs == site.backs


@pytest.mark.clause("MK-IMPL-15")
def test_a_seed_is_a_game():
    one, two = fresh("dungeon_lords", 3, seed="same"), fresh("dungeon_lords", 3, seed="same")
    assert one == two and fresh("dungeon_lords", 3, seed="else") != one


@pytest.mark.clause("MK-IMPL-19")
def test_a_name_may_belong_to_two_kinds_of_things():
    from rules.mage_knight.content.enemies import ENEMIES

    both = set(units.UNITS) & set(ENEMIES)
    assert "illusionists" in both
    pieces = components.pieces(game("full_conquest", 2).state)
    assert all(pieces[f"{name}.1"] == pieces[f"unit {name}.1"] == 1 for name in both)


@pytest.mark.clause("MK-TEAM-1")
def test_teams_are_as_the_players_sit_or_drawn_by_chance():
    assert [one.team for one in fresh("full_conquest", 4, "teams").heroes] == [1, 1, 2, 2]
    drawn = {
        tuple(one.team for one in fresh(scenario, 4, *agreed, seed=seed).heroes)
        for scenario, agreed in (("full_conquest", ("teams", "random_teams")), ("conquer_and_hold", ("random_teams",)))
        for seed in "abcdefgh"
    }
    assert len(drawn) > 2 and all(sorted(teams) == [1, 1, 2, 2] for teams in drawn)
    with pytest.raises(Illegal) as refused:
        FORM.check(setup("full_conquest", 4, "random_teams"))
    assert refused.value.clause == "MK-TEAM-1"
