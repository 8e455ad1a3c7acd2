"""25 The dummy player, solo and cooperative games (26.4 ... 26.6)."""

from __future__ import annotations

import pytest

from rules import Illegal
from rules.mage_knight import FORM, SCENARIOS, rounds, scenarios, scoring, solo
from rules.mage_knight.basics import DUMMY
from rules.mage_knight.content.decks import starting_deck
from rules.mage_knight.events import DummyTurned, EndAnnounced, TacticTaken
from rules.mage_knight.hexes import Hex
from rules.mage_knight.table import Dummy, Table
from tests.kit import Play, begin
from tests.mage_knight.games import choose, end_round, fresh, game, hero, referee_of, shield, spaces, table_of
from tests.mage_knight.positions import knights


def dummy(play: Play) -> Dummy:
    """The dummy player."""
    return solo.dummy_of(table_of(play))


def dummy_turn(deck: str, crystals: str = "", discard: str = "") -> Play:
    """The dummy player's turn with this deck, the top card first."""
    play = choose(game("solo_conquest", 1))
    dummy(play).deck = deck.split()[::-1]
    dummy(play).discard = discard.split()
    dummy(play).crystals = crystals.split()
    return begin(play.state, solo.DummyTurn(), rounds.ChooseTactics())


@pytest.mark.clause("MK-DUMMY-1", "MK-DUMMY-2")
def test_a_hero_nobody_plays_with_its_cards_and_crystals():
    seen: set[str] = set()
    for seed in "abcdefgh":
        table = fresh("solo_conquest", 1, seed=seed)
        one = table.dummy
        assert one is not None and one.name != table.heroes[0].name
        assert sorted(one.deck) == sorted(starting_deck(one.name)) and not one.discard
        assert tuple(one.crystals) == solo.CRYSTALS[one.name]
        seen.add(one.name)
    assert len(seen) > 1
    assert solo.CRYSTALS["goldyx"] == ("green", "green", "blue")


@pytest.mark.clause("MK-DUMMY-4", "MK-SCN-SC-3", "MK-SCN-COOP-4")
def test_alone_one_chooses_first_in_company_the_dummy_does():
    play = game("solo_conquest", 1)
    assert dummy(play).tactic == "" and play.asked.kind == "mage_knight.choose_tactic"
    play.do("tactic rethink") if "tactic rethink" in play.options else None
    together = game("full_cooperation", 2)
    assert dummy(together).tactic and f"tactic {dummy(together).tactic}" not in together.options
    choose(together)
    order = table_of(together).order
    numbers = [rounds.tactics.TACTICS[rounds.tactic_of(table_of(together), seat)].number for seat in order]
    assert numbers == sorted(numbers) and DUMMY in order


@pytest.mark.case("R-MK-48")
@pytest.mark.clause("MK-SCN-SC-3", "MK-ROUND-19")
def test_alone_every_tactic_is_used_once():
    play = game("solo_conquest", 1)
    used: set[str] = set()
    for left in (6, 6, 4, 4, 2, 2):
        table = table_of(play)
        assert len(table.tactics) == left and not used & set(table.tactics)
        play = choose(play)
        table = table_of(play)
        used |= {hero(play).tactic, dummy(play).tactic}
        play = end_round(play)
        assert used <= set(table_of(play).removed)
    assert play.over and len(used) == 12


@pytest.mark.clause("MK-SCN-COOP-4")
def test_together_one_tactic_of_the_players_leaves_the_game_each_round():
    play = end_round(choose(game("full_cooperation", 2)))
    assert play.asked.kind == "mage_knight.agree_on_tactic"
    used = [one.tactic for one in table_of(play).heroes]
    assert sorted(play.options) == sorted(f"drop {tactic}" for tactic in used)
    play.do(f"drop {used[0]}")
    assert used[0] in table_of(play).removed and used[1] not in table_of(play).removed
    last = choose(game("full_cooperation", 2))
    table_of(last).round = 5
    assert end_round(last).asked.kind == "mage_knight.choose_tactic"


@pytest.mark.parametrize(
    ("scenario", "seats"), [("solo_conquest", 1), ("full_cooperation", 2), ("full_cooperation", 3)]
)
@pytest.mark.clause("MK-VAR-6")
def test_when_darkness_has_come_there_are_tactics_for_every_night(scenario: str, seats: int):
    play = choose(game(scenario, seats, "darkness_is_coming"))
    for at in range(2, 7):
        table_of(play).night = True
        play = end_round(play)
        if play.asked.kind == "mage_knight.agree_on_tactic":
            play.do(play.options[0])
        assert table_of(play).round == at
        play = choose(play)
        assert all(hero.tactic for hero in table_of(play).heroes)
        assert dummy(play).tactic


@pytest.mark.clause("MK-DUMMY-6")
def test_it_turns_three_cards_and_one_more_for_each_crystal_of_the_last_ones_colour():
    play = dummy_turn("rage march stamina swiftness promise rage", "blue blue red")
    assert play.last(DummyTurned) == DummyTurned(("rage", "march", "stamina", "swiftness", "promise"))
    assert dummy(play).deck == ["rage"] and len(dummy(play).discard) == 5
    play = dummy_turn("rage march stamina swiftness", "red")
    assert play.last(DummyTurned) == DummyTurned(("rage", "march", "stamina"))


@pytest.mark.clause("MK-DUMMY-7")
def test_with_few_cards_it_turns_what_there_is():
    play = dummy_turn("rage march", "green")
    assert play.last(DummyTurned) == DummyTurned(("rage", "march"))
    assert table_of(play).announced < 0 and dummy(play).deck == []
    play = dummy_turn("rage march stamina swiftness", "blue blue blue")
    assert dummy(play).deck == [] and len(dummy(play).discard) == 4


@pytest.mark.clause("MK-DUMMY-5")
def test_without_cards_it_announces_the_end_of_the_round():
    play = dummy_turn("")
    assert play.last(EndAnnounced) == EndAnnounced(DUMMY)
    assert table_of(play).announced == rounds.DUMMY_SEAT and table_of(play).turns_left == [0]


@pytest.mark.clause("MK-DUMMY-5", "MK-ROUND-22")
def test_after_an_announcement_it_does_nothing():
    play = choose(game("full_cooperation", 2))
    table = table_of(play)
    table.order, table.announced, table.turns_left = [0, DUMMY, 1], 0, [1]
    deck = list(dummy(play).deck)
    play = begin(play.state, rounds.NextTurn(1))
    assert play.seat == 1 and dummy(play).deck == deck


@pytest.mark.clause("MK-DUMMY-8")
def test_the_lowest_action_joins_its_deck_and_the_lowest_spell_gives_a_crystal():
    play = choose(game("full_cooperation", 2))
    table = table_of(play)
    action, spell = table.advanced_offer[0], table.spell_offer[0]
    had = list(dummy(play).crystals)
    dummy(play).discard, dummy(play).deck = dummy(play).deck[:6], dummy(play).deck[6:]
    play = end_round(play)
    play.do(play.options[0])
    from rules.mage_knight import deed_cards

    assert action in dummy(play).deck and len(dummy(play).deck) == 17 and dummy(play).discard == []
    assert dummy(play).crystals == [*had, deed_cards.CARDS[spell].colour]
    assert action not in table_of(play).advanced_deck and table_of(play).spell_deck[0] == spell


@pytest.mark.clause("MK-DUMMY-8")
def test_its_crystals_have_no_limit():
    play = choose(game("solo_conquest", 1))
    dummy(play).crystals = ["red"] * 3
    spell = next(s for s in (*table_of(play).spell_offer, *table_of(play).spell_deck) if colour(s) == "red")
    solo.take_crystal(referee_of(play), spell)
    assert dummy(play).crystals == ["red"] * 4


def colour(card: str) -> str:
    from rules.mage_knight import deed_cards

    return deed_cards.CARDS[card].colour


@pytest.mark.clause("MK-SOLO-1", "MK-SOLO-2")
def test_alone_the_dummy_heros_skills_come_into_the_common_offer():
    play = choose(game("solo_conquest", 1))
    pile = list(dummy(play).skill_pile)
    assert len(pile) == 10
    solo.skill_gained(referee_of(play))
    assert table_of(play).skill_offer == [pile[-1]] and len(dummy(play).skill_pile) == 9
    together = choose(game("full_cooperation", 2))
    solo.skill_gained(referee_of(together))
    assert table_of(together).skill_offer == []


@pytest.mark.clause("MK-SOLO-2")
def test_whoever_gains_a_skill_alone_turns_one_up():
    from rules.mage_knight import levelling

    play = choose(game("solo_conquest", 1))
    hero(play).fame = 3
    play = begin(play.state, levelling.LevelUp(), rounds.ChooseTactics())
    while play.asked.kind != "mage_knight.choose_tactic":
        play.do(play.options[0])
    assert hero(play).level == 2 and len(hero(play).skills) == 1
    assert len(dummy(play).skill_pile) == 9 and len(table_of(play).skill_offer) == 2


# the scenarios


@pytest.mark.clause("MK-SCN-SC-1", "MK-SCN-SC-2", "MK-SCN-COOP-1", "MK-SCN-COOP-2", "MK-SCN-BCOOP-1")
@pytest.mark.parametrize(
    ("scenario", "seats", "rounds_", "shape", "levels"),
    [
        ("solo_conquest", 1, 6, "wedge", [5, 8]),
        ("full_cooperation", 2, 6, "open 5", [5, 5, 8]),
        ("full_cooperation", 3, 6, "open 5", [5, 5, 5, 11]),
        ("blitz_cooperation", 2, 4, "open 5", [5, 8]),
        ("blitz_cooperation", 3, 4, "open 5", [5, 8, 11]),
    ],
)
def test_figures(scenario: str, seats: int, rounds_: int, shape: str, levels: list[int]):
    table = fresh(scenario, seats)
    assert scenarios.limit(table) == rounds_ and scenarios.shape(table) == shape
    found: list[int] = []
    for _ in levels:
        found.append(scenarios.city_level(table))
        table.cities_seen += 1
    assert found == levels
    assert table.dummy is not None


@pytest.mark.clause("MK-SCN-COOP-5", "MK-TEAM-1")
def test_all_are_one_team_and_fight_nobody():
    table = fresh("full_cooperation", 3)
    assert {one.team for one in table.heroes} == {1}
    why = scenarios.no_player_combat(table)
    assert why is not None and why.clause == "MK-MOVE-25"
    assert fresh("solo_conquest", 1).heroes[0].team == 0


def with_cities(scenario: str, seats: int, *names: str) -> Play:
    """These city tiles on the map, far off; no others in the deck."""
    from rules.mage_knight import exploring
    from rules.mage_knight.table import Tile

    play = choose(game(scenario, seats))
    for i, name in enumerate(names):
        for pile in (table_of(play).core, table_of(play).box_city):
            if name in pile:
                pile.remove(name)
        exploring.place(referee_of(play), Tile(name, 6 + i, 0))
    return play


def conquer(table: Table, n: int, *seats: int) -> None:
    """The n-th city is conquered; these Shields lie there."""
    space = spaces(table, "city")[n]
    site = table.sites[space]
    for token in (*site.foes, *site.hidden):
        table.spent.append(token)
    site.foes.clear()
    site.hidden.clear()
    site.backs.clear()
    shield(table, space, *seats)


@pytest.mark.clause("MK-SCN-SC-4", "MK-SCN-SC-5")
def test_alone_the_last_city_brings_one_last_turn_and_success():
    play = with_cities("solo_conquest", 1, "core_5", "core_6")
    table = table_of(play)
    conquer(table, 0, 0)
    scenarios.after_turn(referee_of(play))
    assert not table.final
    conquer(table, 1, 0)
    scenarios.after_turn(referee_of(play))
    assert table.final and table.turns_left == [0]
    hero(play).fame, table.early = 40, 2
    dummy(play).deck = ["rage"] * 3
    lines = {line.category: line.counted[0] for line in scoring.sheet(table)}
    assert (lines["cities"], lines["all_cities"], lines["early"]) == (20, 15, 60)
    assert (lines["dummy_cards"], lines["not_announced"], lines["each_leads"]) == (3, 5, 0)
    assert all(line.titles == (0,) for line in scoring.sheet(table))
    # a conquered city and the achievements without titles: one Shield in a city is no Conqueror's
    assert scoring.totals(table) == [40 + 20 + 15 + 60 + 3 + 5]
    (standing,) = scoring.result(play.state).standings
    assert standing.won and standing.fate == "succeeded"
    table.announced = rounds.DUMMY_SEAT
    assert {line.category: line.counted[0] for line in scoring.sheet(table)}["not_announced"] == 0


@pytest.mark.clause("MK-DUMMY-9")
def test_cards_in_the_dummys_deck_are_those_not_turned():
    play = dummy_turn("rage march stamina swiftness promise")
    assert {line.category: line.counted[0] for line in scoring.sheet(table_of(play))}["dummy_cards"] == 2


@pytest.mark.clause("MK-SCN-COOP-6", "MK-SCN-COOP-7")
def test_together_the_lowest_fame_counts_and_the_best_of_each_achievement():
    play = with_cities("blitz_cooperation", 2, "core_5", "core_6")
    table = table_of(play)
    for n in (0, 1):
        conquer(table, n, n)
    scenarios.after_turn(referee_of(play))
    assert table.final and sorted(table.turns_left) == [0, 1]
    hero(play).fame, hero(play, 1).fame = 30, 20
    hero(play).crystals, hero(play, 1).crystals = ["red"] * 2, ["red", "blue"] * 2
    hero(play).hand.append("wound")
    lines = {line.category: line.counted for line in scoring.sheet(table)}
    assert lines["fame"] == (20, 20) and lines["loot"] == (2, 2) and lines["beating"] == (-2, -2)
    assert lines["cities"] == (20, 20) and lines["each_leads"] == (10, 10) and lines["all_cities"] == (15, 15)
    assert [standing.won for standing in scoring.result(play.state).standings] == [True, True]


@pytest.mark.clause("MK-SCN-COOP-8")
def test_by_agreement_the_weakest_of_each_achievement_counts():
    table = fresh("full_cooperation", 2, "weakest_counts")
    table.of(0).crystals = ["red"] * 2
    lines = {line.category: line.counted for line in scoring.sheet(table)}
    assert lines["loot"] == (0, 0)


@pytest.mark.clause("MK-SCN-SC-6", "MK-SCN-REC-8")
def test_the_training_game_alone_is_played_by_the_same_changes():
    play = choose(game("first_reconnaissance", 1))
    table = table_of(play)
    assert scenarios.limit(table) == 4 and table.dummy is not None
    assert len(table.countryside) + len(table.tiles) - 1 == 8
    assert "mana_claim" in table.removed
    assert [line.category for line in scoring.sheet(table)] == ["fame", *(c.name for c in scoring.ACHIEVEMENTS)]
    assert all(line.titles == (0,) for line in scoring.sheet(table))
    assert scoring.result(play.state).standings[0].won is False
    assert play.of(TacticTaken)[-1].seat == DUMMY


def up_to_tactics(scenario: str) -> Play:
    """A game alone; secret sites lie where they may."""
    play = game(scenario, 1)
    while play.asked.kind != "mage_knight.choose_tactic":
        play.do(play.options[0])
    return play


@pytest.mark.clause("MK-SCN-REC-8", "MK-SCN-SC-3")
def test_in_a_first_game_alone_the_dummy_player_may_be_left_out():
    play = game("first_reconnaissance", 1, "no_dummy").do("tactic planning")
    table = table_of(play)
    assert table.dummy is None and table.order == [0] and scenarios.together(table)
    assert "mana_claim" in table.removed  # the other changes hold
    lines = [line.category for line in scoring.sheet(table)]
    assert lines == ["fame", *(category.name for category in scoring.ACHIEVEMENTS)]
    play = end_round(play)
    assert "planning" in table_of(play).removed and len(table_of(play).tactics) == 6
    with pytest.raises(Illegal):
        FORM.check(FORM.example("first_reconnaissance", 2, "x", ("no_dummy",)))


@pytest.mark.clause("MK-SCN-REC-8", "MK-SRC-10")
def test_in_the_first_print_the_training_game_alone_has_three_rounds():
    assert scenarios.limit(fresh("first_reconnaissance", 1)) == 4
    assert scenarios.limit(fresh("first_reconnaissance", 1, "first_print")) == 3


ANY_SCENARIO = [name for name in SCENARIOS if name != "solo_conquest"]


@pytest.mark.clause("MK-SCN-SC-6")
@pytest.mark.parametrize("scenario", ANY_SCENARIO)
def test_any_scenario_can_be_played_alone_by_the_numbers_of_two(scenario: str):
    assert FORM.seats_of(scenario)[0] == 1
    alone, two = table_of(up_to_tactics(scenario)), fresh(scenario, 2)
    if scenario != "first_reconnaissance":
        assert scenarios.limit(alone) == scenarios.limit(two)
    assert scenarios.shape(alone) == scenarios.shape(two)
    assert (len(alone.tiles), len(alone.countryside), len(alone.core)) == (
        len(two.tiles),
        len(two.countryside),
        len(two.core),
    )
    assert scenarios.of(alone).levels[:1] == scenarios.of(two).levels[1:2]
    extra = scenarios.extra(alone)
    assert (len(alone.source), len(alone.unit_offer)) == (3 + extra, 3 + extra)
    assert alone.dummy is not None and scenarios.together(alone)
    assert "mana_claim" in alone.removed and not any(one.team for one in alone.heroes)
    assert scenarios.no_player_combat(alone) is not None


@pytest.mark.clause("MK-SCN-SC-6", "MK-SCN-SC-3")
@pytest.mark.parametrize("scenario", ANY_SCENARIO)
def test_alone_the_tactics_are_chosen_and_used_up_as_in_solo_conquest(scenario: str):
    play = up_to_tactics(scenario).do("tactic planning")
    taken = play.of(TacticTaken)[-1]
    assert taken.seat == DUMMY
    assert {"planning", taken.tactic} <= set(table_of(end_round(play)).removed)


@pytest.mark.clause("MK-SCN-SC-6", "MK-SCN-SC-5")
@pytest.mark.parametrize(
    ("scenario", "lines"),
    [
        ("full_conquest", ["cities", "each_leads", "all_cities", "early", "dummy_cards", "not_announced"]),
        ("blitz_cooperation", ["cities", "each_leads", "all_cities", "early", "dummy_cards", "not_announced"]),
        ("mines_liberation", ["liberator", "early", "dummy_cards", "not_announced"]),
        ("dungeon_lords", ["early", "dummy_cards", "not_announced"]),
        ("druid_nights", ["early", "dummy_cards", "not_announced"]),
    ],
)
def test_what_is_scored_alone(scenario: str, lines: list[str]):
    sheet = scoring.sheet(fresh(scenario, 1))
    achievements = {"fame", "dungeon_crawler", *(category.name for category in scoring.ACHIEVEMENTS)}
    assert [line.category for line in sheet if line.category not in achievements] == lines
    assert all(line.titles == (0,) for line in sheet)


@pytest.mark.clause("MK-SCN-SC-6", "MK-SCN-HOLD-11")
def test_alone_all_keeps_and_towers_are_to_be_held():
    play = choose(game("conquer_and_hold", 1, "open_land"))
    table = table_of(play)
    held = [*spaces(table, "keep"), *spaces(table, "mage_tower")]
    for name in held:
        shield(table, name, 0)
    assert scoring.totals(table) == [25] and scenarios.end_reached(table)
    assert [(s.won, s.fate) for s in scoring.result(play.state).standings] == [(True, "succeeded")]
    table.sites[held[0]].shields.clear()
    assert not scenarios.end_reached(table)
    assert [(s.won, s.fate) for s in scoring.result(play.state).standings] == [(False, "failed")]


@pytest.mark.clause("MK-SCN-SC-6", "MK-SCN-RET-3")
def test_alone_one_has_returned_or_not():
    play = choose(game("one_to_return", 1))
    table = table_of(play)
    table.round, table.night, table.of(0).space = 4, True, Hex(0, 0)
    play = end_round(play)
    assert play.over and [(s.won, s.fate, s.score) for s in scoring.result(play.state).standings] == [
        (True, "returned", 0)
    ]


@pytest.mark.case("R-MK-65")
@pytest.mark.clause("MK-COOP-1")
@pytest.mark.parametrize(
    ("scenario", "variants", "clause"),
    [
        ("full_cooperation", (), ""),
        ("full_conquest", (), "MK-COOP-1"),
        ("full_conquest", ("cooperative_assaults",), ""),
    ],
)
def test_cities_are_assaulted_together_in_cooperative_games_or_by_agreement(
    scenario: str, variants: tuple[str, ...], clause: str
):
    from rules.mage_knight.fight import coop

    land = knights("arythea", "tovak", scenario=scenario, variants=variants).hand("march", 0).hand("march", 1)
    land.tile("core_5", 6, 0)
    city = Hex.at(spaces(land.table, "city")[0])
    land.at(f"{city.q - 1},{city.r}", 0).at(f"{city.q + 1},{city.r}", 1)
    play = land.turn()
    why = coop.Propose(city).why_not(play.state)
    assert (why.clause if why else "") == clause
