"""The form of a new game: what it offers, what it refuses, what is begun from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.game import find
from tabletop_tui.draft import Draft
from tabletop_tui.screens.new_game import Field, NewGame, clause_text
from tabletop_tui.settings import Settings
from tabletop_tui.shelf import Shelf
from tests.tui.desk import NARROW, WIDE, Desk, desk, played

DQ = find("dungeonquest")


def draft(*names: str) -> Draft:
    return Draft(DQ, list(names or ("Anna", "Ben")))


def test_seats_are_added_and_removed_within_the_limits_of_the_game() -> None:
    form = draft("Anna")
    assert not form.remove()
    assert [form.add() for _n in range(4)] == [True, True, True, False]
    assert len(set(form.names)) == 4
    assert form.remove(0)
    assert "Anna" not in form.names
    DQ.setups.check(form.setup)


def test_two_seats_never_have_the_same_hero() -> None:
    form = draft("A", "B", "C", "D")
    for _turn in range(9):
        for seat in range(4):
            form.turn_hero(seat, 1)
            DQ.setups.check(form.setup)
    chosen = [hero for hero in form.heroes if hero]
    assert len(chosen) == len(set(chosen))


def test_heroes_can_be_left_to_the_game() -> None:
    form = draft()
    form.turn_hero(0, 1)
    assert form.heroes[0] is not None
    form.turn_hero(0, -1)
    assert form.heroes == [None, None]


def test_a_rule_that_needs_another_is_refused_with_the_reason() -> None:
    form = draft()
    why = form.switch("catacombs_trapdoors")
    assert why is not None
    assert why.reason == "variant_needs"
    assert form.switch("catacombs") is None
    assert form.switch("catacombs_trapdoors") is None
    why = form.switch("catacombs")
    assert why is not None
    assert form.variants == ("catacombs", "catacombs_trapdoors")


def test_what_has_several_values_is_one_line_of_the_form() -> None:
    form = Draft(find("mage_knight"), ["Anna", "Ben"], scenario="mines_liberation")
    form.turn_group("countryside_tiles", 1)
    assert form.variants == ("countryside_tiles_4",)  # with three a mine would be left out
    form.turn_group("countryside_tiles", 1)
    assert form.chosen("countryside_tiles") == "countryside_tiles_5"
    form.turn_group("countryside_tiles", -1)
    form.turn_group("countryside_tiles", -1)
    assert form.variants == ()
    form.turn_group("city_tiles", 1)
    assert form.variants == ()  # there is one city in this scenario, and no other number can be had
    form.turn_group("countryside_tiles", -1)
    assert form.variants == ("countryside_tiles_11",)
    form.form.check(form.setup)


async def test_a_number_is_turned_on_its_line(tmp_path: Path) -> None:
    async with desk(tmp_path, WIDE) as at:
        await at.press("n", "right")
        while "Other Core tiles" not in at.line("►"):
            await at.press("down")
        assert "MK-VAR-2" in at.text
        await at.press("right")
        assert "[x] ‹ No other Core tiles ›" in at.text
        await at.press("right")
        assert "[x] ‹ 1 other Core tile ›" in at.text
        await at.press("left", "left")
        assert "[ ] Other Core tiles" in at.text


def test_what_another_scenario_cannot_have_is_switched_off() -> None:
    form = Draft(find("mage_knight"), ["Anna", "Ben"], scenario="full_conquest")
    for variant in ("random_cities", "rampage", "megapolis_level_9", "core_tiles_4"):
        assert form.switch(variant) is None
    while form.scenario != "mines_liberation":
        form.turn_scenario(1)
    assert form.variants == ("rampage",)
    form.form.check(form.setup)
    while form.scenario != "solo_conquest":
        form.turn_scenario(1)
    assert form.variants == ("rampage",)  # for one player alone: nothing is told before one of two is gone
    form.remove()
    form.form.check(form.setup)


def test_names_are_not_empty_and_not_the_same() -> None:
    form = draft()
    assert form.rename(0, "  ")
    assert form.rename(0, "Ben")
    assert form.rename(0, " Cleo ") == ""
    assert form.names == ["Cleo", "Ben"]


async def form_of(at: Desk) -> Desk:
    """The form, with the cursor below the choice of the game."""
    await at.press("n", "down")
    assert at.screen == "NewGame"
    return at


@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_everything_of_the_form_can_be_reached(tmp_path: Path, size: tuple[int, int]) -> None:
    async with desk(tmp_path, size) as at:
        await form_of(at)
        seen = at.text
        for _line in range(30):
            await at.press("down")
            seen += at.text
        for variant in DQ.setups.variants:
            assert DQ.name("variant", variant.id, "en") in seen
        assert "Start the game" in seen


async def test_a_rule_is_explained_by_its_clause(tmp_path: Path) -> None:
    async with desk(tmp_path, WIDE) as at:
        await form_of(at)
        while "Smashing doors" not in at.line("►"):
            await at.press("down")
        assert "DQ-OPT-2" in at.text
        words = DQ.book.entries["DQ-OPT-2"].text("en").split()[:3]
        assert all(word in at.text for word in words)
        await at.press("enter")
        assert "[x] Smashing doors" in at.text


async def test_the_list_of_keys_leaves_the_cursor_where_it_was(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await form_of(at)
        await at.press("down", "down")
        line = at.line("►")
        await at.press("question_mark", "down", "escape")
        assert at.line("►") == line and "Enter: the name" in at.text


async def test_a_refused_rule_says_why(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await form_of(at)
        while "Trapdoors" not in at.line("►"):
            await at.press("down")
        await at.press("enter")
        assert "SETUP-7" in at.text
        assert "[x]" not in at.text


async def test_names_seed_and_hero_go_into_the_game(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await form_of(at)
        await at.press("down", "enter")
        await at.type("Anna Б")
        await at.press("enter", "right", "down", "enter")
        await at.type("Ben")
        await at.press("enter", "+", "down", "down", "down", "enter")
        await at.type("my seed")
        await at.press("enter")
        await at.press("s")
        assert at.app.session is not None
        setup = at.app.session.setup
        assert [seat.name for seat in setup.seats] == ["Anna Б", "Ben", "Player 3"]
        assert setup.seats[0].hero == "rohan"
        assert setup.seed == "my seed"


async def test_letters_typed_into_a_field_do_nothing_else(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await form_of(at)
        await at.press("down", "enter")
        await at.type("sharada +-x")
        assert at.screen == "NewGame"
        await at.press("escape")
        assert at.screen == "NewGame"
        assert "sharada" not in at.text


async def test_a_name_that_cannot_be_is_told_before_it_is_lost(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await form_of(at)
        await at.press("down", "enter")
        await at.type("Player 2")
        await at.press("enter")
        assert "called so already" in at.text
        await at.press("x", "enter")
        assert "Player 2x" in at.line("Seat 1")


@pytest.mark.case("B-48")
async def test_a_name_that_is_taken_is_asked_about(tmp_path: Path) -> None:
    played(Shelf(tmp_path / "saves"), "friday", "Anna", steps=4)
    before = Shelf(tmp_path / "saves").read("friday").read()
    async with desk(tmp_path) as at:
        await form_of(at)
        while "Save as" not in at.line("►"):
            await at.press("down")
        await at.press("enter")
        await at.type("friday")
        await at.press("enter", "s")
        assert "DungeonQuest" in at.line("Replace it?")
        assert "today" in at.line("Replace it?")
        await at.press("enter")
        assert at.screen == "NewGame"
        assert Shelf(tmp_path / "saves").read("friday").read() == before
        await at.press("s", "y")
        assert at.screen == "Table"
    assert Shelf(tmp_path / "saves").read("friday").read() != before


@pytest.mark.case("B-19")
@pytest.mark.parametrize("name", ["a/b", "..", "CON", "x" * 300, "end.", "-rf", "Вечер 漢字", "[/b]", "\\["])
async def test_any_name_is_kept_inside_the_folder(tmp_path: Path, name: str) -> None:
    async with desk(tmp_path) as at:
        await form_of(at)
        form = at.app.screen
        assert form._save_as(name) == ""  # type: ignore[attr-defined]
        await at.press("s")
        assert at.app.session is not None
        await at.press("Q")
        (entry,) = at.shelf.entries()
        assert entry.name == name
        assert entry.path.parent == at.shelf.folder
        assert {path.name for path in tmp_path.iterdir()} <= {"saves", "config"}
        await at.press("c")
        assert at.screen == "Table"


async def test_no_name_is_no_name(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await form_of(at)
        while "Save as" not in at.line("►"):
            await at.press("down")
        await at.press("enter")
        await at.type("  ")
        await at.press("enter")
        assert "needs a name" in at.text


@pytest.mark.case("B-02")
async def test_every_form_has_another_seed(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        seeds = set[str]()
        for _n in range(3):
            await form_of(at)
            seeds.add(at.line("Seed").split()[1])
            await at.press("r")
            seeds.add(at.line("Seed").split()[1])
            await at.press("escape")
        assert len(seeds) == 6


async def test_a_form_that_was_left_is_as_it_was_and_a_new_one_is_like_the_latest_game(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("n", "right", "down", "right", "down", "enter")
        await at.press(*"Mira")
        await at.press("enter", "escape", "n")
        assert "[Mage Knight]" in at.line("Game") and "Full Conquest" in at.line("Scenario")
        assert "Mira " in at.line("Seat 1") and "Player 2" in at.line(
            "Seat 2"
        )  # a stock name gives way to what is typed
        await at.press("s")
        assert at.app.session is not None
    async with desk(tmp_path) as at:
        await at.press("n")
        assert "[Mage Knight]" in at.line("Game") and "First Reconnaissance" in at.line("Scenario")
        assert "Mira " in at.line("Seat 1")


async def test_what_a_line_means_can_be_read_whole_in_the_smallest_terminal(tmp_path: Path) -> None:
    async with desk(tmp_path) as at:
        await at.press("n", "right", "down")
        assert "x all of it" in at.line("SCENARIO") and "MK-SCN-REC-8" not in at.text
        await at.press("x")
        assert "MK-SCN-REC-8" in at.text and "Seat 1" not in at.text
        await at.press("a", "escape")
        assert at.screen == "NewGame" and "Seat 1" in at.text and "Seat 3" not in at.text


@pytest.mark.parametrize("game", ["dungeonquest", "mage_knight", "relic"])
def test_what_does_not_suit_a_scenario_stands_below_what_does(game: str) -> None:
    form = Draft(find(game), ["Anna", "Ben"])
    page = NewGame(form)
    page.draft = form
    singles = [form.suits(form.variant(field.of)) for field in page._rules() if field.kind == "variant"]
    assert singles == sorted(singles, reverse=True) and any(singles)


def test_a_scenario_of_relic_tells_its_sheet() -> None:
    form = Draft(find("relic"), ["Anna", "Ben"], scenario="three_seals")
    page = NewGame(form)
    page.draft = form
    _title, texts, clauses = page.explanation(Field("scenario"))
    assert any("test Strength 12" in text for text in texts) and "RL-WIN-1" in clauses


async def test_undo_and_persons_go_into_the_game(tmp_path: Path) -> None:
    settings = Settings(language="en", animation="none", undo="none", hand_over="always")
    async with desk(tmp_path, settings=settings) as at:
        await form_of(at)
        assert "[never]" in at.text
        await at.press("down", "down", "down", "right")
        assert "[yes]" in at.text
        await at.press("s")
        assert at.screen == "Table"
        assert at.app.session is not None
        assert at.app.session.undo_agreed == "none"
        assert at.app.session.persons == (0, 0)


async def test_the_players_of_the_latest_game_are_proposed(tmp_path: Path) -> None:
    played(Shelf(tmp_path / "saves"), "friday", "Mira", "Jon", "Kira", steps=4)
    async with desk(tmp_path) as at:
        await form_of(at)
        assert all(name in at.text for name in ("Mira", "Jon", "Kira"))


async def test_only_games_that_exist_are_offered(tmp_path: Path) -> None:
    async with desk(tmp_path, WIDE) as at:
        shown = at.text
        await form_of(at)
        shown += at.text
        for absent in ("Chess", "coming", "soon"):
            assert absent not in shown


def test_every_scenario_of_mage_knight_says_what_it_is_like() -> None:
    game = find("mage_knight")
    for scenario in game.setups.scenarios:
        clauses = game.setups.clauses_of(scenario)
        assert len(clauses) >= 2 and all(clause_text(game, clause) for clause in clauses), scenario
    assert find("dungeonquest").setups.clauses_of("castle") == ()


async def test_a_scenario_is_explained_and_for_one_alone_it_names_no_other_number(tmp_path: Path) -> None:
    async with desk(tmp_path, WIDE) as at:
        await at.press("n", "right", "down")
        assert "For 1 to 4 players." in at.text and "MK-SCN-REC-1" in at.text
        await at.press("right", "right", "right")
        assert "Solo Conquest" in at.text and "One player, 6 rounds" in at.text and "For 1 to" not in at.text


def test_no_two_players_begin_with_the_same_name() -> None:
    assert len(set(Draft(find("relic"), ["Player 2"]).names)) == 2
    assert Draft(find("relic"), ["Anna", " ", "Anna", "Ben"]).names == ["Anna", "Ben"]
