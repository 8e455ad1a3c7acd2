"""16 Corruption cards."""

from __future__ import annotations

import pytest

from rules import view
from rules.relic.cards import CORRUPTION
from rules.relic.corruption import DrawCorruption, draw_corruption_up_to, flip_corruption, limit
from rules.relic.events import (
    CompletedGained,
    CorruptionActivated,
    CorruptionDiscarded,
    CorruptionDrawn,
    CorruptionInert,
    CorruptionTurned,
    Gained,
    Lost,
    PowerDrawn,
)
from rules.relic.gains import gain, lose
from tests.relic.positions import duo, relic, trio

pytestmark = pytest.mark.usefixtures("nothing_lost")


@pytest.mark.clause("RL-TAINT-1", "RL-TAINT-2", "RL-GOLD-4")
def test_a_card_with_a_higher_number_lies_facedown_and_does_nothing() -> None:
    d = duo().give(0, facedown="third_eye").top("corruption", "horned_brow")
    play = d.begins(gain("corruption_card"))
    assert play.table.of(0).facedown == ["third_eye", "horned_brow"]
    assert play.of(CorruptionInert) == [CorruptionInert(0)]
    assert view(play.state, 0).table.of(0).facedown == ["third_eye", "horned_brow"]
    assert view(play.state, 1).table.of(0).facedown == ["corruption card"] * 2


@pytest.mark.clause("RL-TAINT-1", "RL-TAINT-3")
def test_the_count_includes_the_card_itself_and_those_facedown() -> None:
    d = duo().give(0, facedown="third_eye", corruption="trembling_hands").top("corruption", "horned_brow")
    play = d.begins(gain("corruption_card"))
    assert play.table.of(0).corruption == ["trembling_hands", "horned_brow"]
    assert play.of(CorruptionActivated) == [CorruptionActivated(0, "horned_brow")]


@pytest.mark.clause("RL-TAINT-3", "RL-TAINT-9")
def test_an_immediate_effect_is_carried_out_and_the_card_turns_itself() -> None:
    d = duo().give(0, facedown="third_eye").top("corruption", "blood_price")
    play = d.begins(gain("corruption_card"))
    assert play.of(Lost) == [Lost(0, "life", 2, 3)]
    assert play.of(Gained) == [Gained(0, "influence", 3, 3)]
    assert play.of(CorruptionTurned) == [CorruptionTurned(0, "blood_price")]
    assert play.table.of(0).facedown == ["third_eye", "blood_price"]


@pytest.mark.clause("RL-TAINT-9", "RL-TAINT-3")
def test_lasting_text_stays_in_force() -> None:
    d = relic("psyker", "captain", at="outskirts sanctuary").top("corruption", "trembling_hands")
    play = d.begins(gain("corruption_card"))
    assert play.table.of(0).corruption == ["trembling_hands"]


@pytest.mark.clause("RL-TAINT-4")
def test_no_later_draw_wakes_a_card_and_one_turned_over_goes_on_counting() -> None:
    d = duo().give(0, facedown="third_eye extra_limb").top("corruption", "marked_face", "cloud_of_flies")
    play = d.begins(DrawCorruption(2))
    while play.asked.kind == "relic.offer_flip":
        play.do("")
    assert play.table.of(0).facedown == ["third_eye", "extra_limb"]
    assert play.table.of(0).corruption == ["marked_face", "cloud_of_flies"]
    turned = duo().give(0, corruption="third_eye horned_brow").begins(flip_corruption())
    turned.do("turn third_eye")
    assert turned.table.of(0).facedown == ["third_eye"]
    assert turned.table.of(0).borne == 2


@pytest.mark.clause("RL-TAINT-6")
def test_cards_drawn_together_come_one_by_one_until_corrupted() -> None:
    d = (
        duo()
        .give(0, facedown="third_eye extra_limb hunger clumsy_claw")
        .top("corruption", "undying_flesh", "doomed", "soul_ember")
    )
    play = d.begins(DrawCorruption(3))
    play.do("")
    assert [one.card for one in play.of(CorruptionDrawn)] == ["undying_flesh", "doomed"]
    assert play.asked.kind == "relic.go_on"
    assert play.table.decks.corruption[-1] == "soul_ember"


@pytest.mark.clause("RL-TAINT-5")
def test_the_limit_is_six_unless_an_effect_changes_it() -> None:
    d = duo()
    assert limit(d.of(0)) == 6
    assert limit(d.give(0, assets="seal_of_incorruption").of(0)) == 8
    assert limit(d.give(0, corruption="doomed").of(0)) == 7


def test_a_card_that_lowers_the_limit_corrupts_at_once() -> None:
    d = duo().give(0, facedown="third_eye extra_limb hunger clumsy_claw").top("corruption", "doomed")
    assert d.begins(gain("corruption_card")).asked.kind == "relic.go_on"


def test_losing_what_raised_the_limit_corrupts() -> None:
    d = duo().give(
        0, assets="seal_of_incorruption", facedown="third_eye extra_limb hunger clumsy_claw doomed undying_flesh"
    )
    assert d.begins(lose("asset")).asked.kind == "relic.go_on"


@pytest.mark.clause("RL-TAINT-7")
def test_the_owner_chooses_which_is_discarded() -> None:
    d = duo().give(0, corruption="third_eye", facedown="horned_brow")
    play = d.begins(lose("corruption_card"))
    assert play.options == ["discard third_eye", "discard horned_brow"]
    play.do("discard horned_brow")
    assert play.of(CorruptionDiscarded) == [CorruptionDiscarded(0, "horned_brow")]
    assert play.table.discards.corruption == ["horned_brow"]


@pytest.mark.clause("RL-TAINT-10")
def test_the_strongest_texts_carry_high_numbers_and_kinds_are_mixed() -> None:
    numbers = [card.activation for card in CORRUPTION.values()]
    assert sorted(set(numbers)) == [1, 2, 3, 4, 5]
    d = duo().give(0, facedown="third_eye extra_limb hunger horned_brow").top("corruption", "gift_of_change")
    play = d.begins(gain("corruption_card")).do("cunning")
    assert play.of(Gained) == [Gained(0, "cunning", 2, 4)]


def test_a_card_just_drawn_may_be_cancelled_or_drawn_anew() -> None:
    d = duo().give(0, power="shield_of_faith tithe", facedown="third_eye").top("corruption", "blood_price")
    play = d.begins(gain("corruption_card"))
    assert play.asked.secret
    assert play.options == ["resolve it", "play shield_of_faith"]
    assert view(play.state, 1).table.of(0).drawn == ["corruption card"]
    play.do("play shield_of_faith")
    assert play.table.of(0).borne == 1
    assert play.table.discards.corruption == ["blood_price"]
    again = duo().give(0, assets="rune_token").top("corruption", "hunger", "third_eye").begins(gain("corruption_card"))
    again.do("use rune_token")
    assert again.table.of(0).facedown == ["third_eye"]
    band = duo().give(0, assets="pilgrim_band").begins(gain("corruption_card")).do("use pilgrim_band")
    assert band.table.of(0).assets == []
    assert band.table.of(0).borne == 0
    kept = duo().give(0, power="tithe").top("corruption", "hunger").begins(gain("corruption_card")).do("resolve it")
    assert kept.table.of(0).facedown == ["hunger"]


def test_the_inquisitor_pays_for_another_card() -> None:
    d = relic("inquisitor", "captain").give(0, influence=1).top("corruption", "hunger", "third_eye")
    play = d.begins(gain("corruption_card")).do("use inquisitor 3")
    assert play.table.of(0).influence == 0
    assert play.table.of(0).facedown == ["third_eye"]


def test_the_captain_may_turn_an_activated_card_once_a_turn() -> None:
    d = duo().give(0, facedown="third_eye extra_limb").top("corruption", "marked_face", "horned_brow")
    play = d.begins(DrawCorruption(2)).do("use captain")
    assert play.table.of(0).facedown == ["third_eye", "extra_limb", "marked_face"]
    assert play.table.of(0).corruption == ["horned_brow"]


def test_cards_that_bring_other_things() -> None:
    held = "third_eye extra_limb hunger"
    mission = duo().give(0, facedown=held).top("corruption", "bargain_of_names").begins(gain("corruption_card"))
    assert mission.of(CompletedGained)
    pact = (
        duo().give(0, facedown="third_eye extra_limb").top("corruption", "secret_pact").begins(gain("corruption_card"))
    )
    assert len(pact.last(PowerDrawn).cards) == 2
    spread = trio().give(0, facedown="third_eye extra_limb").top("corruption", "contagion", "hunger")
    play = spread.begins(gain("corruption_card"))
    assert play.table.of(2).facedown == ["hunger"]
    assert play.last(Lost) == Lost(0, "life", 1, 4)


def test_drawing_until_so_many_are_held() -> None:
    d = duo().give(0, facedown="third_eye").top("corruption", "horned_brow", "extra_limb", "cloud_of_flies")
    play = d.begins(draw_corruption_up_to(4))
    assert play.table.of(0).borne == 4
    assert duo().give(0, facedown="third_eye hunger").begins(draw_corruption_up_to(2)).of(CorruptionDrawn) == []
