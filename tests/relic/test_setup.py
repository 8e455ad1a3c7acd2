"""1 and 2: the box, and setting up."""

from __future__ import annotations

import pytest

from rules import Illegal, SeatSetup, Setup, view
from rules.play import settled
from rules.relic import FORM, GAME, SCENARIOS
from rules.relic.characters import CHARACTERS
from rules.relic.charges import add_charge
from rules.relic.components import DECKS
from rules.relic.events import CharacterKept, CharacterShown, FirstPlayer, ScenarioShown
from rules.relic.gains import gain
from rules.relic.levels import power_limit
from rules.relic.rolls import SIX
from rules.relic.setup import printed
from tests.kit import Play, saved_and_loaded
from tests.relic.positions import duo


def started(
    n: int = 3, *heroes: str, scenario: str = "mystery_beyond", variants: tuple[str, ...] = ("first_seat",)
) -> Play:
    """A new game, with its first question."""
    chosen: list[str | None] = [*heroes, *[None] * (n - len(heroes))]
    seats = tuple(SeatSetup("ABCD"[i], hero) for i, hero in enumerate(chosen))
    outcome = settled(GAME.begin(Setup("relic", seats, scenario, variants, "setup")))
    play = Play(saved_and_loaded(outcome.state))
    play.events, play.happened = outcome.events, list(outcome.events)
    return play


def at_the_first_turn(n: int = 3) -> Play:
    """All have chosen the first of their sheets."""
    play = started(n)
    while play.asked.kind == "relic.choose_character":
        play.do(play.options[0])
    return play


@pytest.mark.clause("RL-COMP-1")
@pytest.mark.parametrize("n", [1, 5])
def test_two_to_four_play(n: int) -> None:
    assert FORM.seats == (2, 4)
    with pytest.raises(Illegal) as refused:
        FORM.check(FORM.example("mystery_beyond", min(n, 4), "")) if n < 2 else FORM.check(
            Setup("relic", (*FORM.example("mystery_beyond", 4, "").seats, SeatSetup("E")), "mystery_beyond")
        )
    assert refused.value.reason == "wrong_seats"


@pytest.mark.clause("RL-COMP-5")
def test_each_seat_has_four_dials_and_a_level() -> None:
    player = at_the_first_turn().table.of(0)
    sheet = player.sheet
    assert (player.strength, player.willpower, player.cunning) == (sheet.strength, sheet.willpower, sheet.cunning)
    assert (player.life, player.level) == (sheet.life, 0)


@pytest.mark.clause("RL-COMP-6", "RL-SETUP-3")
def test_tokens_never_run_out() -> None:
    """Influence and charges are numbers: no supply limits them."""
    d = duo().give(0, influence=50, assets="medical_pack")
    play = d.begins(gain("influence", 50), add_charge(60))
    assert play.table.of(0).influence == 100
    assert play.table.of(0).assets[0].charges == 63


@pytest.mark.clause("RL-COMP-7")
def test_dice_have_six_sides() -> None:
    assert SIX == 6


@pytest.mark.clause("RL-SETUP-1")
def test_one_scenario_sheet_is_read_out() -> None:
    play = started(scenario="lord_corruptis")
    assert play.last(ScenarioShown).scenario == play.table.scenario == "lord_corruptis"
    drawn = {started(scenario="drawn").table.scenario}
    for seed in "abcdefghij":
        setup = Setup("relic", FORM.example("drawn", 2, "").seats, "drawn", (), seed)
        drawn.add(GAME.begin(setup).table.scenario)
    assert drawn <= set(SCENARIOS)
    assert len(drawn) > 1


@pytest.mark.clause("RL-SETUP-2")
def test_eight_decks_lie_shuffled() -> None:
    table = started().table
    assert len(DECKS) == 8
    for name in DECKS:
        assert sorted(table.decks.of(name)) == sorted(printed(name))
        assert table.decks.of(name) != printed(name)
        assert table.discards.of(name) == []


@pytest.mark.clause("RL-SETUP-4", "RL-VCE-8")
def test_two_sheets_are_dealt_and_one_is_kept_in_secret() -> None:
    play = started(3)
    first, second = play.table.of(0).dealt
    assert play.asked.secret
    assert play.options == [f"play {first}", f"play {second}"]
    assert view(play.state, 1).table.of(0).dealt == ["character sheet"] * 2
    play.do(f"play {second}")
    assert play.of(CharacterKept) == [CharacterKept(0, second)]
    assert play.table.of(0).character == ""
    assert view(play.state, 1).table.of(0).kept == ["character sheet"]
    assert play.of(CharacterShown) == []
    play.do(play.options[0])
    play.do(play.options[0])
    assert [shown.seat for shown in play.of(CharacterShown)] == [0, 1, 2]
    assert play.table.of(0).character == second
    assert first in play.table.sheets
    assert len(play.table.sheets) == 7


@pytest.mark.clause("RL-SETUP-4")
def test_a_character_agreed_on_the_form_is_not_dealt() -> None:
    play = started(2, "ogryn")
    assert play.seat == 1
    assert "ogryn" not in play.table.of(1).dealt
    play.do(play.options[0])
    assert play.table.of(0).character == "ogryn"


@pytest.mark.clause("RL-SETUP-5")
def test_each_seat_has_its_own_board() -> None:
    assert [player.seat for player in at_the_first_turn(4).table.players] == [0, 1, 2, 3]


@pytest.mark.clause("RL-SETUP-6", "RL-SETUP-7", "RL-SETUP-8", "RL-SETUP-9", "RL-SETUP-10")
def test_what_everybody_starts_with() -> None:
    play = at_the_first_turn()
    for player in play.table.players:
        sheet = CHARACTERS[player.character]
        assert player.space == sheet.start
        assert player.where.tier == "outer"
        assert [player.strength, player.willpower, player.cunning, player.life] == [
            sheet.strength,
            sheet.willpower,
            sheet.cunning,
            sheet.life,
        ]
        assert player.influence == 3
        assert len(player.power) == power_limit(player)
        assert player.mission
    assert view(play.state, 1).table.of(0).power == ["power card"] * len(play.table.of(0).power)
    assert view(play.state, 1).table.of(0).mission == play.table.of(0).mission


@pytest.mark.clause("RL-SETUP-10")
def test_the_first_mission_may_want_a_choice_at_once() -> None:
    play = started(3)
    play.table.decks.mission.remove("compare_notes")
    play.table.decks.mission.append("compare_notes")
    while play.asked.kind == "relic.choose_character":
        play.do(play.options[0])
    assert play.asked.kind == "relic.choose_comrade"
    assert play.options == ["seat 1", "seat 2"]


@pytest.mark.clause("RL-SETUP-11", "RL-TURN-1")
def test_who_begins_is_agreed_or_drawn() -> None:
    assert at_the_first_turn().seat == 0
    firsts = set()
    for seed in "abcdefghijkl":
        state = GAME.begin(Setup("relic", FORM.example("drawn", 4, "").seats, "drawn", (), seed))
        firsts.add(state.table.first)
        assert Play(settled(state).state).seat == state.table.first
    assert len(firsts) > 1
    assert started().of(FirstPlayer) == [FirstPlayer(0)]
