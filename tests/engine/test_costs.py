"""X, and only then Y: whether it can be paid is tried on copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules import Illegal, decision
from rules.engine import costs
from rules.engine.costs import CannotGoOn, Cost, can_be_done, has_cost
from rules.engine.instructions import By, either, may, seq, times
from rules.save import state_json
from tests.engine.steps import Ask, Buy, Forever, Offered, PayCard, PayOne, Peek, Tell, TwoOfThem, playing, words
from tests.kit import Play
from tests.toy import bazaar


def having(coins: int, *hand: str) -> Callable[[Any], None]:
    """The first seat has this, and the others nothing."""

    def change(table: Any) -> None:
        for trader in table.traders:
            trader.coins, trader.hand = 0, []
        table.traders[0].coins, table.traders[0].hand = coins, list(hand)

    return change


def can(*effects: Any, coins: int = 0, hand: tuple[str, ...] = ()) -> bool:
    play = playing(Ask(("a", "b")), change=having(coins, *hand))
    return can_be_done(play.state, *effects)


@pytest.mark.case("B-44")
def test_what_cannot_be_paid_is_not_offered_and_says_why() -> None:
    effect = seq(PayOne(), Tell("done"))
    assert Offered(effect).why_not(playing(Ask(("a", "b")), change=having(1)).state) is None
    why = Offered(effect).why_not(playing(Ask(("a", "b")), change=having(0)).state)
    assert why == Illegal("TOY-1", "cannot_pay")


def test_a_card_whose_price_cannot_be_met_is_refused_in_the_turn() -> None:
    poor = playing(bazaar.Turn(), change=having(1, "market"), source="turn")
    assert (poor.refused("play market"), poor.reason("play market")) == ("TOY-1", "cannot_pay")
    rich = playing(bazaar.Turn(), change=having(2, "market"), source="turn")
    assert "play market" in rich.options


@pytest.mark.case("B-44")
def test_only_ways_are_offered_after_which_the_rest_can_be_done() -> None:
    """The coin pays the first cost only if a card is left for the second; a card never, if it is the last."""
    play = playing(PayOne(), PayCard(), Tell("done"), change=having(1, "loan"))
    assert words(play) == ["done"]
    assert (play.table.traders[0].coins, play.table.traders[0].hand) == (0, [])

    both = playing(PayOne(), PayCard(), Tell("done"), change=having(1, "loan", "gift"))
    assert both.options == ["coin", "card loan", "card gift"]
    both.do("card loan")
    assert words(both) == ["done"]
    assert both.table.traders[0].coins == 1


def test_without_any_way_the_rest_of_the_frame_is_not_done() -> None:
    play = playing(seq(PayOne(), Tell("never")), change=having(0))
    assert play.over
    assert words(play) == []


@pytest.mark.parametrize(
    ("coins", "hand", "payable"),
    [(0, (), False), (1, (), False), (2, (), True), (1, ("loan",), True), (0, ("loan", "loan"), True)],
)
def test_costs_of_several_steps(coins: int, hand: tuple[str, ...], payable: bool) -> None:
    assert can(times(2, PayOne()), coins=coins, hand=hand) is payable


def test_a_trial_is_over_when_nothing_is_left_to_be_paid(said_free: Callable[..., None]) -> None:
    """Once one of the ways to pay leaves nothing but what is free, nothing is tried any more: it could not fail."""
    said_free(Buy, Forever)
    assert can(PayOne(), Forever(), coins=1, hand=("loan",))
    assert not can(PayOne(), PayCard(), Forever(), coins=1)


def test_a_long_chain_of_questions_is_tried_to_its_end() -> None:
    """As long as it may be: a card that leads into a fight asks and asks."""
    chain = times(costs.BUDGET - 50, Ask(("a", "b")))
    assert can(chain, PayOne(), coins=1)


def test_questions_of_several_picks_are_tried_whole() -> None:
    """Two cards are picked at once, and a third must be left to pay with."""
    assert not can(TwoOfThem(), PayCard(), hand=("loan", "gift"))
    assert can(TwoOfThem(), PayCard(), hand=("loan", "gift", "gift"))
    assert can(TwoOfThem(), PayCard(), hand=("gift", "gift", "gift"))


def test_choices_on_the_way_are_tried() -> None:
    """A price may be earned on the way, by the right choice; declining what costs is a way as well."""
    assert can(either(Tell("a"), bazaar.Gain(1)), PayOne())
    assert not can(either(Tell("a"), Tell("b")), PayOne())
    assert can(may(PayOne()))
    assert can(may(bazaar.Gain(1)), PayOne())


def test_what_would_be_seen_counts_as_possible() -> None:
    """Else a deck would decide what is legal."""
    assert can(Peek(), PayOne())
    assert can(bazaar.Draw(), PayOne())
    assert not can(PayOne(), Peek())


def test_what_is_not_settled_within_the_budget_counts_as_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    many = tuple(map(str, range(8)))
    hard = (times(3, Ask(many)), PayOne())
    assert can(*hard)
    monkeypatch.setattr(costs, "BUDGET", 10_000)
    assert not can(*hard)


def test_one_question_of_many_answers_does_not_forbid_by_giving_up() -> None:
    assert can(Ask(tuple(map(str, range(costs.BUDGET + 5)))), PayOne())


def test_nothing_tries_inside_a_trial(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[bool] = []
    leads_on = costs.leads_on

    def counted(state: Any, *answer: Any) -> bool:
        tried.append(state.trial)
        return leads_on(state, *answer)

    monkeypatch.setattr(costs, "leads_on", counted)
    play = playing(PayOne(), PayOne(), PayOne(), change=having(1, "loan", "gift", "feast"))
    assert play.options == ["coin", "card loan", "card gift", "card feast"]
    assert tried == [False] * 4 * 2  # once for each question: the game is saved and loaded in between


def test_trying_changes_nothing() -> None:
    play = playing(Ask(("a", "b")), change=having(1, "loan"))
    before = state_json(play.state)
    assert can_be_done(play.state, seq(PayOne(), PayCard()))
    assert not can_be_done(play.state, times(3, PayOne()))
    assert state_json(play.state) == before
    assert not play.state.trial
    asked = decision(play.state)
    assert asked is not None
    assert [option.id for option in asked.options] == ["a", "b"]


def test_in_a_trial_the_referee_says_so_and_gives_up() -> None:
    state = costs.trial_of(playing(Ask(("a", "b")), change=having(0)).state)
    trial = costs.Trial(state)
    assert trial.trying
    with pytest.raises(CannotGoOn):
        trial.abandon()


def test_an_effect_without_end_is_a_fault_and_no_refusal() -> None:
    from rules import Stuck

    with pytest.raises(Stuck):
        can(Forever())


def test_what_others_have_to_do_is_tried_as_well() -> None:
    assert can(By(1, Ask(("a", "b"))), PayOne(), coins=1)
    assert not can(By(1, PayOne()), coins=1)


def test_where_there_is_a_cost() -> None:
    assert has_cost(PayOne())
    assert has_cost(seq(Tell("a"), may(times(2, PayOne()))))
    assert not has_cost(seq(Tell("a"), may(times(2, Tell("b")))))


def test_a_cost_says_how_it_is_paid() -> None:
    with pytest.raises(NotImplementedError):
        Cost[Any, Any]().ways(playing(Ask(("a", "b"))).state)


def paid(play: Play) -> tuple[int, int]:
    return play.table.traders[0].coins, len(play.table.discard)


def test_play_along_is_paid_like_anything_else() -> None:
    """A card played by another card asks its price before its effect."""
    play = playing(bazaar.Turn(), change=having(2, "market"), source="turn")
    play.do("play market")
    assert play.options == ["draw", "gain"]
    assert paid(play) == (0, 1)
    play.do("gain")
    assert paid(play) == (3, 1)
