"""5 Tactics."""

from __future__ import annotations

import pytest

from rules.mage_knight.basics import WOUND
from rules.mage_knight.card_events import Drew, Fetched, Reshuffled, ShuffledIn, Stashed
from rules.mage_knight.content.tactics import DAY, NIGHT
from rules.mage_knight.events import Rolled
from rules.mage_knight.rounds import ChooseTactics, NextTurn, SetOrder
from rules.mage_knight.table import Die
from rules.mage_knight.tactics import TACTICS, ChooseTactic
from rules.mage_knight.turn import HeroTurn
from tests.kit import Play, begin
from tests.mage_knight.positions import Land, knights

CONQUEST = "full_conquest"


def land(*heroes: str) -> Land:
    """Two heroes on a known map without much around them."""
    return knights(*(heroes or ("arythea", "tovak")), scenario=CONQUEST).lay("A 0,0", "1 0,1", "2 1,0")


def taking(place: Land, tactic: str) -> Play:
    """The first seat chooses this tactic."""
    place.table.tactics = [tactic, "early_bird"]
    return begin(place.state, ChooseTactic(), source="tactic").do(f"tactic {tactic}")


def holding(tactic: str, cards: str = "march rage", *, night: bool = True) -> Land:
    """The first seat holds this tactic."""
    place = land().hand(cards).give(0, tactic=tactic)
    return place.night() if night else place


@pytest.mark.clause("MK-COMP-3", "MK-TACTIC-1", "MK-TACTIC-2", "MK-TACTIC-8")
def test_each_number_is_there_once_by_day_and_once_at_night() -> None:
    assert [tactic.number for tactic in DAY] == [tactic.number for tactic in NIGHT] == [1, 2, 3, 4, 5, 6]
    assert [t.night for t in (*DAY, *NIGHT)] == [False] * 6 + [True] * 6
    for name in ("early_bird", "from_the_dusk"):
        assert not (TACTICS[name].taken or TACTICS[name].in_turn or TACTICS[name].before)


@pytest.mark.clause("MK-TACTIC-1")
def test_the_lowest_number_acts_first() -> None:
    place = land("arythea", "tovak", "goldyx")
    for seat, tactic in enumerate(("the_right_moment", "rethink", "planning")):
        place.give(seat, tactic=tactic)
    play = begin(place.state, SetOrder(), NextTurn(), source="round")
    assert play.table.order == [1, 2, 0]
    assert play.seat == 1


@pytest.mark.case("R-MK-42")
@pytest.mark.clause("MK-ROUND-16", "MK-ROUND-18")
def test_the_lowest_fame_chooses_first_and_of_a_tie_the_lower_order_token() -> None:
    place = land("arythea", "tovak", "goldyx").give(0, fame=7).give(1, fame=3).give(2, fame=3)
    place.table.order = [1, 0, 2]
    play = begin(place.state, ChooseTactics(), source="round")
    assert play.seat == 2
    assert play.do("tactic the_right_moment").seat == 1
    while play.seat == 1:
        play.do(play.options[0])
    assert play.seat == 0


@pytest.mark.clause("MK-TACTIC-3", "MK-TACTIC-16")
def test_rethink_discards_draws_and_then_shuffles_the_discards_in() -> None:
    place = land().hand("march rage wound wound").top("promise stamina swiftness")
    play = taking(place, "rethink")
    assert play.asked.secret
    assert play.asked.picks.most == 3
    assert play.options == ["discard march", "discard rage", "discard wound", "keep all"]
    play.do("discard wound + discard wound + discard rage")
    hero = play.table.of(0)
    assert sorted(hero.hand) == ["march", "promise", "stamina", "swiftness"], "what was discarded is not drawn"
    assert hero.discard == []
    assert hero.deck.count(WOUND) == 2
    assert play.last(Reshuffled).n == 3


@pytest.mark.clause("MK-TACTIC-3")
def test_rethink_may_do_nothing() -> None:
    play = taking(land().hand("march rage"), "rethink").do("keep all")
    assert play.over
    assert sorted(play.table.of(0).hand) == ["march", "rage"]


@pytest.mark.clause("MK-TACTIC-4")
def test_mana_steal_takes_a_die_of_a_basic_colour() -> None:
    play = taking(land().source("gold red black blue"), "mana_steal")
    assert play.options == ["steal red", "steal blue"]
    play.do("steal red")
    assert Die("red", "held 0") in play.table.source


@pytest.mark.clause("MK-TACTIC-4")
def test_without_a_basic_colour_nothing_is_taken() -> None:
    play = taking(land().source("gold black"), "mana_steal")
    assert play.over
    assert {die.at for die in play.table.source} == {"source"}


@pytest.mark.clause("MK-TACTIC-4")
def test_the_stolen_die_comes_on_top_of_the_one_of_the_turn_and_is_rolled_after_it() -> None:
    place = holding("mana_steal", "march rage crystallize", night=False).source("green blue")
    place.table.source.append(Die("red", "held 0"))
    play = place.turn().do("play march strong")
    assert Die("red", "held 0") in play.table.source
    play.do("play crystallize basic")
    assert play.table.of(0).crystals == ["red"]
    play.do("end turn", "keep all")
    assert len(play.last(Rolled).colours) == 2


@pytest.mark.clause("MK-TACTIC-4")
def test_the_stolen_die_stays_if_it_is_not_used() -> None:
    place = holding("mana_steal", night=False).source("green blue")
    place.table.source.append(Die("red", "held 0"))
    play = place.turn().do("play march basic", "end turn", "keep all")
    assert Die("red", "held 0") in play.table.source


@pytest.mark.clause("MK-TACTIC-4")
def test_used_it_goes_back_to_the_source() -> None:
    place = holding("mana_steal", "march rage", night=False).source("red red")
    place.table.source.append(Die("green", "held 0"))
    play = place.turn().do("play march strong")
    assert play.table.of(0).turn.dice == 1, "the die of the turn is untouched"
    play.do("end turn", "keep all")
    assert len(play.last(Rolled).colours) == 1
    assert all(die.at == "source" for die in play.table.source)


@pytest.mark.clause("MK-TACTIC-5", "MK-END-23")
@pytest.mark.parametrize(("held", "after"), [("march rage stamina", 6), ("march rage", 5)])
def test_planning_draws_one_more_with_two_cards_held(held: str, after: int) -> None:
    """What counts is held after the discards."""
    play = holding("planning", held, night=False).turn().do("end turn", "discard march")
    assert len(play.table.of(0).hand) == after
    assert play.last(Drew).seat == 0


@pytest.mark.clause("MK-TACTIC-5", "MK-SRC-5")
def test_planning_does_not_add_above_the_limit() -> None:
    """By its card it would: the clause takes the reading of the rulebook."""
    play = holding("planning", "march rage stamina promise threaten concentration wound wound", night=False).turn()
    play.do("end turn", "discard march")
    assert len(play.table.of(0).hand) == 7


@pytest.mark.clause("MK-TACTIC-6")
def test_great_start_draws_two_at_once() -> None:
    play = taking(land().hand("march rage stamina promise threaten"), "great_start")
    assert len(play.table.of(0).hand) == 7


@pytest.mark.clause("MK-TACTIC-7")
def test_the_right_moment_gives_another_turn_once() -> None:
    play = holding("the_right_moment", "march rage", night=False).turn()
    play.do("use the_right_moment", "play march basic", "end turn", "keep all")
    assert play.seat == 0
    assert play.table.of(0).turn.part == "move"
    assert len(play.table.of(0).hand) == 5, "the turn ended with all its steps"
    assert play.refused("use the_right_moment") == "MK-TACTIC-7"
    play.do("end turn")
    play.do(play.options[0])
    assert play.seat == 1


@pytest.mark.clause("MK-TACTIC-7")
def test_the_right_moment_does_not_come_in_the_last_turn() -> None:
    place = holding("the_right_moment", night=False)
    place.table.announced, place.table.turns_left = 1, []
    assert place.turn().refused("use the_right_moment") == "MK-TACTIC-7"


@pytest.mark.clause("MK-TACTIC-9")
def test_long_night_brings_three_random_cards_back() -> None:
    place = holding("long_night").empty_deck()
    play = place.turn().do("play the turn")
    n = len(play.table.of(0).discard)
    play.do("use long_night")
    hero = play.table.of(0)
    assert (len(hero.deck), len(hero.discard)) == (3, n - 3)
    assert play.undo == "barrier"
    assert play.refused("use long_night") == "MK-TACTIC-9"


@pytest.mark.clause("MK-TACTIC-9")
def test_long_night_needs_an_empty_deck_and_something_discarded() -> None:
    assert holding("long_night").turn().reason("use long_night") == "deck_not_empty"
    place = holding("long_night").empty_deck()
    place.hero().discard.clear()
    assert place.turn().do("play the turn").reason("use long_night") == "nothing_discarded"


@pytest.mark.clause("MK-TACTIC-9", "MK-END-2", "MK-END-22")
def test_long_night_is_used_amid_the_drawing() -> None:
    place = holding("long_night").empty_deck()
    place.hero().deck.append(place.hero().discard.pop())
    play = place.turn().do("play march basic", "end turn", "keep all")
    assert play.options == ["use long_night", "draw no more"]
    assert len(play.table.of(0).hand) == 2, "the one card is drawn"
    play.do("use long_night")
    assert len(play.table.of(0).hand) == 5
    assert play.seat == 1


@pytest.mark.clause("MK-TACTIC-9", "MK-TACTIC-16")
def test_or_the_drawing_stops() -> None:
    place = holding("long_night").empty_deck()
    play = place.turn().do("play the turn", "play march basic", "end turn", "keep all", "draw no more")
    assert len(play.table.of(0).hand) == 1
    assert not play.table.of(0).tactic_used


@pytest.mark.clause("MK-TACTIC-9")
def test_long_night_serves_the_draw_of_a_card_too() -> None:
    place = holding("long_night", "tranquility rage").empty_deck()
    play = place.turn().do("play the turn", "play tranquility basic", "draw", "use long_night")
    assert len(play.table.of(0).hand) == 2
    assert len(play.table.of(0).deck) == 2


@pytest.mark.clause("MK-TACTIC-10", "MK-MANA-8")
@pytest.mark.parametrize(
    ("source", "ways"),
    [
        ("gold gold red", ["reroll gold", "reroll gold gold"]),
        ("gold red blue", ["reroll gold", "reroll gold red", "reroll gold blue"]),
        ("red red blue", ["reroll red", "reroll blue", "reroll red red", "reroll red blue"]),
    ],
)
def test_mana_search_takes_gold_dice_first(source: str, ways: list[str]) -> None:
    play = holding("mana_search").source(source).turn().do("use mana_search")
    assert play.options == ways
    play.do(ways[-1])
    assert play.last(Rolled).why == "mana_search"
    assert len(play.last(Rolled).colours) == 2
    assert play.refused("use mana_search") == "MK-TACTIC-10"


@pytest.mark.clause("MK-TACTIC-10")
def test_mana_search_comes_before_mana_of_the_source_is_used() -> None:
    play = holding("mana_search").source("green red").turn().do("play march strong")
    assert play.reason("use mana_search") == "die_used_already"


@pytest.mark.clause("MK-TACTIC-11", "MK-TACTIC-14")
def test_midnight_meditation_shuffles_cards_in_and_draws_as_many() -> None:
    play = holding("midnight_meditation", "march rage wound wound").turn(before=True)
    assert play.options == ["use midnight_meditation", "go on"]
    play.do("use midnight_meditation")
    assert play.asked.secret
    assert play.asked.picks.most == 5
    play.do("shuffle in wound + shuffle in wound + shuffle in march")
    hero = play.table.of(0)
    assert len(hero.hand) == 4
    assert play.last(ShuffledIn).cards == (WOUND, WOUND, "march")
    assert play.asked.kind == "mage_knight.turn_window", "flipped: nothing is left before the turn"


@pytest.mark.clause("MK-TACTIC-11")
def test_what_is_shuffled_in_others_do_not_see() -> None:
    from rules.engine.views import view_of

    play = (
        holding("midnight_meditation", "march rage").turn(before=True).do("use midnight_meditation", "shuffle in march")
    )
    assert view_of(play.last(ShuffledIn), 1).cards == ("deed card",)


@pytest.mark.clause("MK-TACTIC-11", "MK-TACTIC-14", "MK-TIME-5")
def test_midnight_meditation_works_on_anothers_turn_too() -> None:
    place = land().night().hand("march").hand("rage stamina", 1).give(1, tactic="midnight_meditation")
    play = place.turn().do("call 1", "use midnight_meditation", "keep all")
    assert play.seat == 0
    assert "call 1" not in play.options


@pytest.mark.clause("MK-TACTIC-12")
def test_preparation_fetches_any_card_of_the_deck() -> None:
    place = land().hand("march")
    n = len(place.hero().deck)
    play = taking(place, "preparation")
    assert play.asked.secret
    assert "fetch crystallize" in play.options
    assert play.view(1).table.of(0).looking == ["deed card"] * n
    play.do("fetch crystallize")
    hero = play.table.of(0)
    assert hero.hand == ["march", "crystallize"]
    assert len(hero.deck) == n - 1
    assert hero.looking == []
    assert play.last(Fetched).seat == 0


@pytest.mark.clause("MK-TACTIC-13", "MK-TACTIC-14")
def test_sparing_power_asks_before_each_turn_until_it_is_flipped() -> None:
    place = holding("sparing_power").top("promise stamina")
    play = begin(place.state, HeroTurn(0), HeroTurn(0), source="round")
    assert play.refused("go on") == "MK-TACTIC-13"
    play.do("stash")
    assert play.of(Stashed)[-1].cards == ("promise",)
    assert play.asked.kind == "mage_knight.turn_window"
    assert play.table.of(0).under_tactic == ["promise"]
    play.do("play march basic", "end turn", "keep all")
    assert play.asked.kind == "mage_knight.before", "each turn"
    hand = len(play.table.of(0).hand)
    play.do("unstash")
    assert len(play.table.of(0).hand) == hand + 1
    assert play.table.of(0).tactic_used
    assert play.asked.kind == "mage_knight.turn_window"


@pytest.mark.clause("MK-TACTIC-13")
def test_with_an_empty_deck_only_taking_the_cards_is_left() -> None:
    place = holding("sparing_power").empty_deck()
    place.hero().under_tactic.append(place.hero().discard.pop())
    play = begin(place.state, HeroTurn(0), source="round")
    assert play.options == ["unstash"]
    assert play.reason("stash") == "deck_empty"


@pytest.mark.clause("MK-TACTIC-13")
def test_the_choice_may_be_made_on_anothers_turn_and_once_only() -> None:
    place = land().night().hand("march rage").hand("rage", 1).give(1, tactic="sparing_power")
    play = place.turn().do("call 1", "stash")
    assert play.seat == 0
    assert "call 1" not in play.options
    play.do("play march basic", "end turn", "keep all")
    assert (play.seat, play.asked.kind) == (1, "mage_knight.turn_window")


@pytest.mark.clause("MK-TACTIC-15")
def test_cards_left_under_it_come_back_with_the_new_round() -> None:
    from rules.mage_knight.rounds import FreshHand

    place = holding("sparing_power")
    hero = place.hero()
    hero.under_tactic.append(hero.deck.pop())
    n = len(hero.deck) + len(hero.hand) + 1
    hero = begin(place.state, FreshHand()).table.of(0)
    assert hero.under_tactic == []
    assert len(hero.deck) + len(hero.hand) == n


@pytest.mark.clause("MK-TACTIC-16", "MK-DRAW-1")
def test_draws_of_tactics_end_with_the_deck() -> None:
    place = land().hand("march").empty_deck()
    play = taking(place, "great_start")
    assert play.table.of(0).hand == ["march"]
    assert play.table.of(0).discard


# In combat and with locals


@pytest.mark.clause("MK-COMBAT-16", "MK-TACTIC-10")
def test_mana_search_is_of_use_in_combat_too() -> None:
    play = holding("mana_search").source("red gold blue").fight("prowlers")
    assert "use mana_search" in play.options
    play.do("next phase")
    assert "use mana_search" in play.options
    play.do("use mana_search", "reroll gold")
    assert play.refused("use mana_search") == "MK-TACTIC-10"


@pytest.mark.clause("MK-COMBAT-16", "MK-TACTIC-9")
def test_long_night_is_of_use_in_combat_too() -> None:
    play = holding("long_night").empty_deck().fight("prowlers").do("use long_night")
    assert len(play.table.of(0).deck) == 3


@pytest.mark.clause("MK-LOCALS-2.4", "MK-TACTIC-10")
def test_mana_search_is_of_use_while_dealing_with_locals() -> None:
    play = holding("mana_search").at("2,-3").source("red blue").turn().do("interact")
    assert "use mana_search" in play.options
