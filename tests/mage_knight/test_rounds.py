"""4 Rounds, and the end of the game (24.1)."""

from __future__ import annotations

import pytest

from rules.engine.referee import Referee
from rules.mage_knight import rounds, scenarios
from rules.mage_knight.basics import WOUND
from rules.mage_knight.card_events import OfferRefilled
from rules.mage_knight.events import EndAnnounced, FinalTurns, RoundBegan, TacticTaken
from rules.mage_knight.heroes import fresh as recruited
from rules.mage_knight.hexes import Hex
from rules.mage_knight.table import Placed
from tests.kit import Play, begin
from tests.mage_knight.games import choose, end_round, game, hero, referee_of, spaces, table_of
from tests.mage_knight.positions import knights


def next_round(scenario: str = "full_conquest", seats: int = 2) -> Play:
    """A second round, up to the choice of tactics."""
    return end_round(choose(game(scenario, seats)))


@pytest.mark.clause("MK-ROUND-1", "MK-ROUND-2", "MK-ROUND-8", "MK-ROUND-19")
def test_day_and_night_alternate_with_new_dice_and_all_tactics():
    play = choose(game("full_conquest", 2))
    before = [list(table_of(play).source)]
    table_of(play).source[0] = table_of(play).source[0]._replace(at="held 1")
    for number, night in ((2, True), (3, False), (4, True)):
        play = end_round(play)
        table = table_of(play)
        assert (table.round, table.night) == (number, night)
        assert all(die.at == "source" for die in table.source) and len(table.source) == 4
        assert len(table.tactics) == 6 and all(scenarios.tactics_now(table))
        before.append(list(table.source))
        play = choose(play)
    assert len({tuple(source) for source in before}) > 1


@pytest.mark.clause("MK-ROUND-3", "MK-ROUND-4")
def test_units_go_under_their_decks_and_others_come():
    play = choose(game("full_conquest", 2))
    old = list(table_of(play).unit_offer)
    table = table_of(end_round(play))
    assert len(table.unit_offer) == 4 and set(table.regular_units[:4]) == set(old)
    assert all(unit in table.regular_units for unit in old)


@pytest.mark.clause("MK-ROUND-4")
def test_with_a_core_tile_elite_and_regular_units_take_turns():
    from rules.mage_knight import units

    land = knights("arythea", "tovak", scenario="full_conquest").tile("core_2", 1, 1)
    table = table_of(begin(land.state, rounds.EndRound()))
    assert [units.printed(unit).elite for unit in table.unit_offer] == [True, False, True, False]
    table.elite_units.clear()
    assert not any(units.printed(unit).elite for unit in rounds.deal_units(table))


@pytest.mark.clause("MK-ROUND-5")
def test_each_monastery_that_stands_teaches_something_new():
    land = knights("arythea", "tovak", scenario="full_conquest").tile("5", 5, 0).tile("7", 6, 0)
    table = land.table
    assert len(spaces(table, "monastery")) >= 2
    table.sites[spaces(table, "monastery")[0]].burned = True
    old = list(table.monastery_offer)
    after = table_of(begin(land.state, rounds.EndRound()))
    assert len(after.monastery_offer) == len(spaces(after, "monastery")) - 1
    assert all(card in after.advanced_deck[:6] for card in old)


@pytest.mark.clause("MK-ROUND-6", "MK-ROUND-7")
def test_the_lowest_cards_go_under_their_decks():
    play = choose(game("full_conquest", 2))
    table = table_of(play)
    spells, actions = list(table.spell_offer), list(table.advanced_offer)
    after = table_of(end_round(play))
    assert after.spell_offer[:2] == spells[1:] and after.spell_deck[0] == spells[0]
    assert after.advanced_offer[:2] == actions[1:] and after.advanced_deck[0] == actions[0]
    assert len(after.spell_offer) == len(after.advanced_offer) == 3


@pytest.mark.clause("MK-ROUND-9", "MK-REV-4")
def test_ruins_are_seen_when_the_day_begins():
    land = knights("arythea", "tovak", scenario="full_conquest").night().tile("8", 5, 0)
    (ruin,) = [name for name in spaces(land.table, "ruins") if land.table.sites[name].ruin_hidden]
    after = table_of(begin(land.state, rounds.EndRound()))
    assert not after.night and after.sites[ruin].ruin and not after.sites[ruin].ruin_hidden


@pytest.mark.clause("MK-ROUND-10")
def test_keeps_next_to_a_hero_are_seen_when_the_day_begins():
    land = knights("arythea", "tovak", scenario="full_conquest").night().tile("3", 5, 0)
    keep = spaces(land.table, "keep")[-1]
    land.hero(1).space = Hex(Hex.at(keep).q + 1, Hex.at(keep).r)
    assert land.table.sites[keep].hidden
    after = table_of(begin(land.state, rounds.EndRound()))
    assert after.sites[keep].foes and not after.sites[keep].hidden


@pytest.mark.clause("MK-ROUND-11")
def test_units_are_ready_skills_face_up_and_banners_may_go():
    land = knights("arythea", "tovak", scenario="full_conquest")
    unit = recruited("peasants.1")
    unit.ready, unit.wounds, unit.banner, unit.banner_used = False, 1, "banner_of_glory", True
    land.table.artifact_deck.remove("banner_of_glory")
    for pile in (land.table.regular_units, land.table.unit_offer):
        if "peasants.1" in pile:
            pile.remove("peasants.1")
    land.hero().units = [unit]
    land.hero().flipped = ["battle_frenzy"]
    kept = begin(land.state.clone(), rounds.EndRound()).do("")
    mine = hero(kept).units[0]
    assert (mine.ready, mine.wounds, mine.banner, mine.banner_used) == (True, 1, "banner_of_glory", False)
    assert hero(kept).flipped == []
    taken = begin(land.state, rounds.EndRound()).do("take banner_of_glory")
    assert hero(taken).units[0].banner == ""
    assert "banner_of_glory" in hero(taken).hand + hero(taken).deck


@pytest.mark.clause("MK-ROUND-12", "MK-ROUND-13", "MK-ROUND-14")
def test_all_cards_are_shuffled_and_a_new_hand_is_drawn_and_all_else_stays():
    land = knights("arythea", "tovak", scenario="full_conquest")
    one = land.hero()
    one.hand, one.discard, one.deck = [WOUND, *one.deck[:3]], one.deck[3:6], one.deck[6:]
    one.draw_more, one.fame, one.reputation, one.crystals = 2, 5, -2, ["red"]
    play = begin(land.state, rounds.EndRound())
    one = hero(play)
    assert len(one.hand) == 7 and len(one.hand) + len(one.deck) == 17 and not one.discard
    assert WOUND in one.hand + one.deck and one.draw_more == 0
    assert (one.fame, one.reputation, one.crystals, one.space) == (5, -2, ["red"], Hex(0, 0))
    assert len(hero(play, 1).hand) == 5


@pytest.mark.clause("MK-ROUND-15", "MK-ROUND-17", "MK-ROUND-17.note")
def test_tactics_are_chosen_with_the_new_hand_and_their_text_done_at_once():
    play = game("full_conquest", 2)
    first = play.seat
    assert len(hero(play, first).hand) == 5
    play.do("tactic great_start")
    assert len(hero(play, first).hand) == 7  # before the other one has chosen
    assert play.asked.kind == "mage_knight.choose_tactic" and play.seat != first
    assert "tactic great_start" not in play.options
    assert play.last(TacticTaken) == TacticTaken(first, "great_start")


@pytest.mark.case("R-MK-42")
@pytest.mark.clause("MK-ROUND-16", "MK-ROUND-18")
def test_lowest_fame_picks_first_then_the_lower_token():
    land = (
        knights("arythea", "tovak", "goldyx", scenario="full_conquest").give(0, fame=7).give(1, fame=3).give(2, fame=3)
    )
    land.table.order = [1, 0, 2]
    play = begin(land.state, rounds.EndRound())
    picked: list[int] = []
    for tactic in ("from_the_dusk", "sparing_power", "long_night"):
        picked.append(play.seat)
        play.do(f"tactic {tactic}")
    assert picked == [2, 1, 0]
    assert table_of(play).order == [2, 0, 1]  # by the numbers 1, 2, 6
    assert play.last(RoundBegan) == RoundBegan(2, True)


@pytest.mark.clause("MK-ROUND-20", "MK-ROUND-19")
def test_a_tactic_is_kept_until_the_round_ends():
    play = choose(game("full_conquest", 2))
    assert all(one.tactic for one in table_of(play).heroes) and len(table_of(play).tactics) == 4
    hero(play).tactic_used = True
    play = end_round(play)
    assert not any(one.tactic or one.tactic_used for one in table_of(play).heroes)


@pytest.mark.clause("MK-ROUND-21")
def test_turns_go_round_from_the_top():
    play = choose(game("full_conquest", 3))
    order, seen = list(table_of(play).order), []
    for _ in range(6):
        seen.append(play.seat)
        play.do("rest")
        play.do(play.options[0], "no more", "end turn")
        while play.asked.kind != "mage_knight.turn_window":
            play.do("keep all" if "keep all" in play.options else play.options[-1])
    assert seen == order * 2


def announced(*order: int, left: tuple[int, ...] = ()) -> Play:
    """Three heroes, the first of whom may announce."""
    land = (
        knights("arythea", "tovak", "goldyx", scenario="full_conquest")
        .hand("march", 0)
        .hand("march", 1)
        .hand("march", 2)
    )
    land.empty_deck(0)
    land.table.order = list(order or (0, 1, 2))
    return begin(land.state, rounds.NextTurn())


def play_out(play: Play) -> Play:
    """A turn in which a card is played and nothing more."""
    play.do("play march sideways", "end turn")
    return play.do("keep all") if play.asked.kind == "mage_knight.discard_some" and "keep all" in play.options else play


@pytest.mark.clause("MK-ROUND-22")
def test_after_the_announcement_each_other_player_has_one_more_turn():
    play = announced().do("announce")
    assert play.last(EndAnnounced) == EndAnnounced(0)
    assert table_of(play).turns_left == [2] and play.seat == 1
    play = play_out(play)
    assert play.seat == 2
    play = play_out(play)
    assert table_of(play).round == 2 and play.asked.kind == "mage_knight.choose_tactic"


@pytest.mark.clause("MK-ROUND-25")
def test_after_the_last_turn_of_a_round_one_plays_nothing_more():
    from rules.mage_knight import skills

    land = knights("arythea", "tovak", scenario="full_conquest")
    land.hero().skills = ["motivation_arythea"] if "motivation_arythea" in skills.SKILLS else []
    land.table.announced, land.table.turns_left = 1, [0]
    assert not skills.done_with_the_round(land.table, land.hero())
    land.table.turns_left = []
    assert skills.done_with_the_round(land.table, land.hero())
    assert not skills.may_interrupt(land.table, land.hero())


@pytest.mark.clause("MK-ROUND-26")
def test_what_lies_in_the_centre_ends_with_the_round():
    from rules.engine.modifiers import Modifier

    land = knights("arythea", "tovak", scenario="full_conquest")
    land.table.placed = [Placed(0, "prayer_of_weather", "", [])]
    land.table.modifiers = [Modifier("armour", -1, "prowlers.1", until="end of turn")]
    table = table_of(begin(land.state, rounds.EndRound()))
    assert table.placed == [] and table.modifiers == []


# the end of the game


def with_city(*heroes: str) -> Play:
    """The first of these heroes ends a turn, and the only condition of the scenario is met."""
    land = (
        knights(*(heroes or ("arythea", "tovak")), scenario="first_reconnaissance")
        .hand("march stamina", 0)
        .hand("march", 1)
    )
    land.tile("core_5", 3, 0)
    return begin(land.state, rounds.NextTurn())


@pytest.mark.clause("MK-ROUND-23", "MK-FINAL-2", "MK-SCN-REC-6")
def test_when_the_end_is_reached_everybody_has_one_more_turn():
    play = play_out(with_city())
    assert table_of(play).final and play.last(FinalTurns) == FinalTurns(0)
    assert play.seat == 1 and table_of(play).turns_left == [0]
    play = play_out(play)
    assert play.seat == 0
    play.do("play stamina sideways", "end turn")
    while not play.over:
        play.do(play.options[-1])
    assert table_of(play).over


@pytest.mark.clause("MK-FINAL-1", "MK-ROUND-27")
def test_the_last_round_ends_the_game():
    play = game("full_conquest", 2)
    for number in range(1, 7):
        assert table_of(play).round == number and not table_of(play).over
        play = end_round(choose(play))
    assert play.over and table_of(play).over and table_of(play).early == 0


@pytest.mark.clause("MK-FINAL-4", "MK-ROUND-24")
def test_last_turns_of_the_round_are_the_final_turns():
    land = knights("arythea", "tovak", "goldyx")
    land.table.announced, land.table.turns_left = 2, [1]
    play = land.turn()
    rounds.final_turns(referee_of(play))
    assert table_of(play).final and table_of(play).turns_left == [1]


@pytest.mark.clause("MK-FINAL-2", "MK-ROUND-24")
def test_nobody_announces_the_end_of_the_round_in_the_final_turns():
    land = knights("arythea", "tovak").hand("march").empty_deck()
    land.table.final, land.table.turns_left = True, [1]
    play = land.turn()
    assert play.asked.kind == "mage_knight.turn_window" and play.refused("announce") == "MK-TURN-2"


@pytest.mark.clause("MK-FINAL-3")
def test_no_fights_between_heroes_in_the_final_turns():
    from rules.mage_knight import movement

    land = knights("arythea", "tovak", scenario="full_conquest").at("1,0").at("1,0", 1)
    assert movement.why_no_duel(land.table, land.hero(), land.hero(1)) is None
    land.table.final = True
    why = movement.why_no_duel(land.table, land.hero(), land.hero(1))
    assert why is not None and why.clause == "MK-MOVE-25"


@pytest.mark.clause("MK-FINAL-5")
def test_the_last_turn_is_finished_in_full():
    land = knights("arythea", "tovak").hand("march").give(0, fame=9)
    land.table.final, land.table.turns_left = True, []
    play = begin(land.state, rounds.turn.HeroTurn(0), rounds.EndRound())
    play.do("play march sideways", "end turn")
    while not play.over and play.asked.kind != "mage_knight.choose_tactic":
        play.do(play.options[0])
    assert hero(play).level == 3 and table_of(play).over


@pytest.mark.clause("MK-SETUP-8", "MK-ROUND-5")
def test_what_comes_into_the_offers_is_told():
    play = next_round()
    assert {event.offer for event in play.of(OfferRefilled)} >= {"unit", "spell", "advanced"}


@pytest.mark.clause("MK-ROUND-12", "MK-CARD-4")
def test_what_was_thrown_away_in_a_duel_leaves_the_game_with_the_round() -> None:
    land = knights("arythea", "tovak", scenario="full_conquest").hand("march ruby_ring")
    one = land.hero()
    one.hand, one.played, one.thrown = [], ["march"], ["ruby_ring"]
    rounds.fresh_round(Referee(land.state), one)
    assert one.thrown == one.played == [] and "ruby_ring" in land.table.removed
    assert "march" in one.deck + one.hand and "ruby_ring" not in one.deck + one.hand
