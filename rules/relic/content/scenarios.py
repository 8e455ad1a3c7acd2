"""The five scenario sheets."""

from __future__ import annotations

from ..cards import scenario
from ..vocabulary import (
    battle,
    battle_sheet,
    choice,
    discard_relic,
    doom,
    draw_corruption_up_to,
    draw_to_sheet,
    lose,
    mark,
    marks_at_least,
    must_choose,
    not_marked,
    relics_at_least,
    skill_test,
    vanquished_means_eliminated,
    when,
    win,
    win_if_marks,
    win_if_taken,
)

scenario("mystery_beyond", win())
scenario(
    "lord_corruptis",
    draw_corruption_up_to(4),
    battle("lord_corruptis", "not_marked", 14, win=(mark("battle"),)),
    win_if_marks(2),
)
scenario("breaking_tide", draw_to_sheet(1, "enemy"), battle_sheet(), win_if_taken(3))
scenario(
    "three_seals",
    must_choose(
        choice(
            "seal_of_might",
            skill_test("strength", 12, passed=(mark("strength"),), failed=(lose("life"),)),
            only_if=(not_marked("strength"),),
        ),
        choice(
            "seal_of_mind",
            skill_test("willpower", 12, passed=(mark("willpower"),), failed=(lose("life"),)),
            only_if=(not_marked("willpower"),),
        ),
        choice(
            "seal_of_guile",
            skill_test("cunning", 12, passed=(mark("cunning"),), failed=(lose("life"),)),
            only_if=(not_marked("cunning"),),
        ),
        choice("burn_a_relic", mark("any"), cost=discard_relic(), only_if=(relics_at_least(2), marks_at_least(1))),
    ),
    win_if_marks(2),
)
scenario(
    "hungry_void",
    battle("hungry_void", "lowest", -1, win=(win(),), lose=(doom(1),)),
    standing=(
        when("on_any_vanquished", doom(1)),
        when("on_any_corrupted", doom(2)),
        when("doom_reached", vanquished_means_eliminated(), per_player=4),
    ),
)
