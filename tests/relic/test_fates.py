"""17 Vanquished, corrupted, eliminated."""

from __future__ import annotations

import pytest

from rules import Name, say
from rules.relic import GAME
from rules.relic.characters import CHARACTERS
from rules.relic.choices import each
from rules.relic.corruption import DrawCorruption
from rules.relic.events import (
    CharacterTaken,
    Corrupted,
    Eliminated,
    Gained,
    Lost,
    MissionGained,
    Moved,
    PowerDrawn,
    TurnBegan,
    Vanquished,
    Won,
)
from rules.relic.gains import gain, lose
from rules.relic.life import LoseLife
from rules.relic.turn import Experience, Turns
from tests.kit import Play
from tests.relic.positions import Position, duo, relic, trio

pytestmark = pytest.mark.usefixtures("nothing_lost")

FIVE = "third_eye extra_limb hunger clumsy_claw horned_brow"


def rich(d: Position, seat: int = 0) -> Position:
    """A player with something of everything."""
    return d.give(
        seat,
        influence=4,
        power="tithe rally",
        trophies="scrap_runt axe_captain",
        assets="chain_blade medical_pack",
        completed=2,
        mission="deep_strike",
        level=3,
        strength=6,
        marks=["strength"],
    )


@pytest.mark.clause(
    "RL-VANQ-1", "RL-VANQ-2", "RL-VANQ-3", "RL-VANQ-4", "RL-VANQ-5", "RL-VANQ-6", "RL-VANQ-7", "RL-LIFE-3"
)
@pytest.mark.case("R-RL-08")
def test_who_has_no_life_left_is_vanquished() -> None:
    d = rich(duo("burning_belt sanctuary")).give(0, life=1, facedown="third_eye").lies("burning_belt", "flame_crew")
    play = d.rolls("6 5 6 1").engage().do("fight", "roll", "roll on", "keep", "suffer")
    player = play.table.of(0)
    assert play.of(Vanquished) == [Vanquished(0)]
    assert (player.power, player.trophies, player.influence) == ([], [], 0)
    assert set(play.table.discards.power) == {"tithe", "rally"}
    assert set(play.table.discards.red) >= {"scrap_runt", "axe_captain"}
    assert player.life == player.sheet.life == 5
    assert player.space == "st_antias_sanctuary"
    assert play.last(Moved) == Moved(0, "burning_belt", "st_antias_sanctuary")
    assert [asset.card for asset in player.assets] == ["chain_blade", "medical_pack"]
    assert (player.mission, len(player.completed), player.level, player.strength) == ("deep_strike", 2, 3, 6)
    assert (player.facedown, player.marks, player.out) == (["third_eye"], ["strength"], False)


@pytest.mark.clause("RL-VANQ-2")
def test_the_steps_are_carried_out_every_time_and_in_order() -> None:
    d = rich(duo()).give(1, life=1, power="unshaken", influence=2)
    for _ in range(2):
        d.of(0).life = 1
        play = d.begins(LoseLife(3))
        kinds = [type(event) for event in play.happened if type(event) in (Lost, Vanquished, Moved)]
        assert kinds == [Lost, Vanquished, Moved]
        assert play.table.of(0).life == 5
        d.goes_on(play)
    assert d.of(1).power == ["unshaken"]


@pytest.mark.clause("RL-VANQ-8", "RL-VANQ-9", "RL-TURN-3")
def test_the_own_turn_ends_and_the_next_one_is_like_any_other() -> None:
    d = duo("outskirts outskirts").give(0, life=1)
    play = d.begins(LoseLife(1), gain("influence"), Experience())
    assert play.last(TurnBegan) == TurnBegan(1)
    assert play.table.of(0).influence == 0
    play.do("roll", "walk clockwise")
    while play.seat == 1:
        play.do(next((one for one in play.options if one in ("end turn", "fight")), play.options[0]))
    assert play.last(TurnBegan) == TurnBegan(0)
    assert "roll" in play.options


@pytest.mark.clause("RL-VCE-6")
def test_outside_the_own_turn_the_other_turn_goes_on() -> None:
    d = trio().give(2, life=1).give(0, life=3).lies("outskirts", "rolling_barrage")
    play = d.engage()
    assert play.of(Vanquished) == [Vanquished(2)]
    assert play.table.of(2).space == "st_antias_sanctuary"
    assert play.seat == 0
    assert "end turn" in play.options


def corrupted(d: Position) -> Play:
    """The first player draws the sixth Corruption card in the own turn."""
    return d.give(0, facedown=FIVE).begins(DrawCorruption(1), Experience())


@pytest.mark.clause(
    "RL-CORR-1",
    "RL-CORR-2",
    "RL-CORR-3",
    "RL-CORR-4",
    "RL-CORR-5",
    "RL-CORR-6",
    "RL-CORR-8",
    "RL-CORR-9",
    "RL-CORR-10",
    "RL-CORR-11",
    "RL-CORR-12",
    "RL-VCE-2",
    "RL-VCE-5",
    "RL-TAINT-5",
)
@pytest.mark.case("R-RL-04")
def test_the_sixth_card_corrupts_and_a_new_character_goes_on() -> None:
    play = corrupted(rich(duo()).top("corruption", "undying_flesh"))
    assert play.asked.clause == "RL-CORR-14"
    play.do("new character")
    player = play.table.of(0)
    assert play.of(Corrupted) == [Corrupted(0, "captain")]
    assert "captain" in play.table.corrupted
    assert "captain" not in play.table.sheets
    assert len(play.table.sheets) == 7
    assert play.last(CharacterTaken).character == player.character
    assert (player.power, player.trophies, player.influence) == ([], [], 0)
    assert player.borne == 0
    assert set(play.table.discards.corruption) == {*FIVE.split(), "undying_flesh"}
    sheet = CHARACTERS[player.character]
    assert (player.strength, player.willpower, player.cunning) == (sheet.strength, sheet.willpower, sheet.cunning)
    assert (player.life, player.level, player.space, player.specials) == (sheet.life, 0, sheet.start, [])
    assert [asset.card for asset in player.assets] == ["chain_blade", "medical_pack"]
    assert (player.mission, len(player.completed), player.marks) == ("deep_strike", 2, ["strength"])
    assert play.of(PowerDrawn) == play.of(MissionGained) == play.of(Gained) == []
    assert play.last(TurnBegan) == TurnBegan(1)


@pytest.mark.clause("RL-CORR-6")
def test_the_new_sheet_is_drawn_at_random() -> None:
    taken = set()
    for roll in range(12):
        d = duo().give(0, facedown=FIVE)
        d.state.dice.seed = roll
        taken.add(d.begins(DrawCorruption(1)).do("new character").table.of(0).character)
    assert len(taken) > 2
    assert not taken & {"captain", "psyker"}


@pytest.mark.clause("RL-CORR-13")
def test_the_next_turn_of_the_new_character_follows_the_rules() -> None:
    play = corrupted(duo()).do("new character", "roll")
    while play.seat == 1:
        play.do(next((one for one in play.options if one in ("end turn", "fight")), play.options[0]))
    assert "roll" in play.options
    assert play.seat == 0


@pytest.mark.clause("RL-CORR-7", "RL-VCE-10", "RL-ELIM-1")
def test_without_a_free_sheet_the_player_is_out_and_not_asked() -> None:
    d = trio()
    d.table.corrupted += d.table.sheets
    d.table.sheets.clear()
    play = corrupted(d)
    assert play.of(Eliminated) == [Eliminated(0)]
    assert play.table.of(0).out
    assert play.seat == 1


@pytest.mark.clause(
    "RL-CORR-14",
    "RL-ELIM-2",
    "RL-ELIM-3",
    "RL-ELIM-4",
    "RL-ELIM-5",
    "RL-ELIM-6",
    "RL-VCE-1",
    "RL-VCE-9",
    "RL-ENG-12",
    "RL-VCE-10",
)
@pytest.mark.case("R-RL-17")
def test_who_prefers_defeat_leaves_the_game() -> None:
    d = rich(trio()).lies("outskirts", "junk_biker")
    play = corrupted(d).do("accept defeat")
    player = play.table.of(0)
    assert play.of(Eliminated) == [Eliminated(0)]
    assert (player.character, player.space, player.out) == ("", "", True)
    assert not (player.power or player.trophies or player.assets or player.completed or player.mission or player.marks)
    assert (player.influence, player.borne) == (0, 0)
    assert [one.card for one in play.table.threats] == ["junk_biker"]
    assert "captain" in play.table.corrupted
    assert play.of(CharacterTaken) == []
    assert play.seat == 1
    assert play.table.left_of(2) == 1
    assert play.table.in_turn(0) == [play.table.of(1), play.table.of(2)]
    d.goes_on(play)
    after = d.begins(each("all", gain("influence")), seat=1)
    assert [player.influence for player in after.table.players] == [0, 1, 1]


@pytest.mark.clause("RL-VCE-7", "RL-ELIM-4", "RL-WIN-2")
def test_the_last_one_left_has_won() -> None:
    play = corrupted(duo()).do("accept defeat")
    assert play.over
    assert play.of(Won) == [Won(1)]
    standings = GAME.result(play.state).standings
    assert [(one.seat, one.won, one.fate) for one in standings] == [(1, True, "won"), (0, False, "eliminated")]


@pytest.mark.clause("RL-VCE-7")
@pytest.mark.parametrize(("life", "winners"), [(1, ()), (2, (1,))])
def test_if_all_are_eliminated_at_once_nobody_wins(life: int, winners: tuple[int, ...]) -> None:
    d = duo("outskirts outskirts", scenario="hungry_void").give(0, life=1).give(1, life=life)
    d.lies("outskirts", "rolling_barrage").table.doom = 8
    play = d.engage()
    assert play.over
    assert GAME.result(play.state).winners == winners
    assert play.table.players[0].out


@pytest.mark.clause("RL-VCE-3")
def test_one_effect_that_would_do_both_only_corrupts() -> None:
    d = duo().give(0, life=1, facedown=FIVE)
    play = d.begins(LoseLife(1), gain("corruption_card"))
    assert play.asked.kind == "relic.go_on"
    assert play.of(Vanquished) == []
    play.do("new character")
    assert play.of(Vanquished) == []
    assert play.table.of(0).life > 0


@pytest.mark.clause("RL-VCE-3")
def test_if_the_corruption_is_cancelled_the_player_is_vanquished_after_all() -> None:
    d = duo().give(0, life=1, facedown="third_eye extra_limb hunger clumsy_claw", assets="pilgrim_band")
    d.top("corruption", "doomed", "undying_flesh")
    play = d.begins(LoseLife(1), DrawCorruption(2)).do("use pilgrim_band", "")
    assert play.of(Vanquished) == [Vanquished(0)]
    assert play.of(Corrupted) == []


@pytest.mark.clause("RL-VCE-3")
def test_who_loses_a_battle_falls_though_the_phase_ends_with_it() -> None:
    d = duo("outskirts sanctuary").lies("outskirts", "false_preacher", "lure_singer")
    d.give(0, life=1, facedown="third_eye extra_limb hunger clumsy_claw", power="shield_of_faith")
    d.top("corruption", "doomed", "undying_flesh")
    play = d.rolls("6 6 2 1").engage().do("fight", "roll", "keep", "suffer", "play shield_of_faith", "")
    assert play.of(Vanquished) == [Vanquished(0)]
    assert play.of(Corrupted) == []
    assert play.table.of(0).life == play.table.of(0).sheet.life


@pytest.mark.clause("RL-VCE-4")
def test_surplus_assets_inherited_go_in_the_next_experience_phase() -> None:
    names = "chain_blade medical_pack war_dog field_auspex vox_relay imperial_seal weighted_gloves"
    d = duo().give(0, assets=names)
    d.table.corrupted += [sheet for sheet in d.table.sheets if sheet != "assassin"]
    d.table.sheets[:] = ["assassin"]
    play = corrupted(d).do("new character")
    assert len(play.table.of(0).assets) == 7
    d.goes_on(play)
    later = d.experience().do("end turn")
    assert later.asked.clause == "RL-ASSET-2"
    assert later.asked.picks[:2] == (2, 2)


@pytest.mark.clause("RL-VCE-6")
def test_corrupted_in_the_turn_of_another() -> None:
    d = trio("outskirts outskirts sanctuary").give(1, facedown=FIVE)
    play = d.begins(each("others_on_space", gain("corruption_card", 2)), gain("influence"))
    assert play.seat == 1
    play.do("new character")
    assert play.table.of(1).borne == 0
    assert play.table.of(0).influence == 1


@pytest.mark.clause("RL-ELIM-1", "RL-SCEN-1")
def test_a_scenario_may_eliminate_the_vanquished() -> None:
    d = trio(scenario="hungry_void").give(0, life=1)
    d.table.doom = 11
    assert d.begins(LoseLife(1)).of(Vanquished) == [Vanquished(0)]
    d = trio(scenario="hungry_void").give(0, life=1)
    d.table.doom = 12
    play = d.begins(LoseLife(1))
    assert play.of(Eliminated) == [Eliminated(0)]
    assert play.of(Vanquished) == []


def test_missing_power_cards_and_trophies_are_no_hindrance() -> None:
    play = relic("captain", "ogryn", at="outskirts sanctuary").give(0, life=1).begins(lose("life", 5))
    assert play.last(Lost) == Lost(0, "life", 1, 0)
    assert play.of(Vanquished) == [Vanquished(0)]
    assert isinstance(play.state.agenda[0].todo[0], Turns)


@pytest.mark.clause("RL-VANQ-2")
def test_who_is_vanquished_is_told_before_the_next_turn_begins() -> None:
    d = rich(duo()).give(0, life=1).stopping()
    play = d.begins(LoseLife(1), Experience())
    assert (play.seat, play.options) == (0, ["go on"]) and play.of(TurnBegan) == []
    assert "your Life is 5 again" in say(play.asked, "en", of=play.view(0))
    assert play.do("go on").last(TurnBegan) == TurnBegan(1)


@pytest.mark.clause("RL-CORR-2")
def test_who_goes_on_with_a_new_character_is_told_which() -> None:
    d = duo().give(0, facedown=FIVE).stopping()
    play = d.begins(DrawCorruption(1), Experience()).do("new character")
    assert (play.seat, play.options) == (0, ["go on"])
    name = say(Name("hero", play.table.of(0).character), "en", of=play.view(0))
    assert name in say(play.asked, "en", of=play.view(0))
