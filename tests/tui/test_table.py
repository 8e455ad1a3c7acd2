"""The table, played by keys: turns, taking back, looking, views, sizes, names, and games that have no pack."""

from __future__ import annotations

import random
import re
import time
from dataclasses import replace
from gettext import NullTranslations
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion
from textual.widget import Widget

from rules import Name, Save, SeatSetup, Setup, say
from rules.dungeonquest import combat, hazards, searching, turn
from rules.dungeonquest.table import DAY
from rules.engine.instructions import Window
from rules.game import registered
from tabletop_tui import keys
from tabletop_tui.history import Entry
from tabletop_tui.i18n import use
from tabletop_tui.menu import PAGE
from tabletop_tui.screens.aftermath import Aftermath
from tabletop_tui.screens.handover import Handover
from tabletop_tui.screens.home import Home
from tabletop_tui.screens.table import Table
from tabletop_tui.session import Session
from tabletop_tui.widgets.sheet import Sheet
from tests.dungeonquest.positions import dungeon
from tests.toy import TOY as BAZAAR
from tests.toy import setup as bazaar
from tests.tui.parlour import PARLOUR as UNNAMED
from tests.tui.tables import NARROW, STILL, WIDE, Seated, Turned, at_table, sitting

pytestmark = pytest.mark.asyncio

PARLOUR = replace(UNNAMED, home="tests.toy")  # so that there are names and clauses to look in
FRAMES = re.compile("[─━│┃┏┓┗┛┣┫┳┻╋╭╮╰╯═║╔╗╚╝╎▓░]")


def alone() -> Session:
    """One hero in a room with ways to three sides, and a Corridor to come."""
    position = dungeon("rohan", at="F5").lay("F5", "room-02", "S").next_tile("corridor-14").sun(3)
    return sitting(position.turn())


def pair(**more: Any) -> Session:
    """Two heroes; the first one's turn."""
    position = dungeon("rohan", "ulf", at="F5 C3").lay("F5", "room-01", "S").lay("C3", "room-05", "N").sun(4)
    return sitting(position.turn(), **more)


def fighting(persons: tuple[int, ...] = (0, 1)) -> Session:
    """Rohan has met an Orc that Ulf's player leads; the blows begin."""
    position = dungeon("rohan", "ulf", at="F5 C3").lay("F5", "room-01").lay("C3", "room-05").give(0, came="S").sun(6)
    position.next_tile("room-01").top("room", "orc").top("monster", "m06")
    play = position.turn()
    play.do("move N", "attack")
    while play.asked.kind != "dungeonquest.choose_tactic":
        play.do(play.options[0])
    return sitting(play, "Jon", "Mira", persons=persons)


# A turn.


async def test_a_letter_moves_the_hero_and_the_log_and_the_board_show_it() -> None:
    async with at_table(alone()) as seated:
        assert seated.table.choosing.cursor == (4, 5)
        before = len(seated.session.log)
        await seated.press("a")
        assert str(seated.session.view.table.of(0).square) == "F4" and len(seated.session.log) == before + 1
        assert seated.table.choosing.cursor == (3, 5) and "corr" in seated.frame


async def test_enter_takes_the_way_to_the_square_under_the_cursor() -> None:
    async with at_table(alone()) as seated:
        await seated.press("up")
        assert "Enter: north F4" in seated.plate("ask_head")
        await seated.press("enter")
        assert str(seated.session.view.table.of(0).square) == "F4"


async def test_comma_and_point_walk_through_legal_places_alone() -> None:
    async with at_table(alone()) as seated:
        found: set[object] = set()
        for _n in range(5):
            await seated.press("full_stop")
            found.add(seated.table.choosing.cursor)
        assert found == {(3, 5), (4, 6), (5, 5)}  # west is a wall
        await seated.press("comma")
        assert seated.table.choosing.cursor in found


async def test_a_refused_letter_says_why_and_by_which_clause_and_changes_nothing() -> None:
    async with at_table(alone()) as seated:
        await seated.press("d")
        assert "✗" in seated.rows[-1] and "DQ-5.2.d" in seated.rows[-1] and seated.session.commands == 0
        await seated.press("left")
        assert "DQ-5.2.d" not in seated.rows[-1]


async def test_the_letter_of_an_option_stands_on_the_board() -> None:
    async with at_table(alone()) as seated:
        assert seated.table.menu.letters_by_place() == {(3, 5): "a", (4, 6): "b", (5, 5): "c"}
        assert [row[32:35] for row in seated.rows[13:15]] == [" · ", " a "]


async def test_dice_and_cards_stand_in_the_heading_until_the_next_key() -> None:
    play = dungeon("rohan", at="F5").lay("F5", "room-01").top("search", "empty").sun(2).turn()
    async with at_table(sitting(play)) as seated:
        await seated.press("s")
        card = say(Name("search_card", "empty"), "en", of=seated.session.view)
        assert card in seated.plate("board_head")
        await seated.press("up")
        assert card not in seated.plate("board_head")


async def test_motion_is_short_any_key_ends_it_and_it_can_be_off(monkeypatch: pytest.MonkeyPatch) -> None:
    def position() -> Session:
        return sitting(dungeon("rohan", at="F5").lay("F5", "room-01").top("search", "empty").sun(2).turn())

    async with at_table(position(), settings=replace(STILL, animation="full")) as seated:
        seated.table.choose(seated.table.menu.by_key("s"))
        assert len(seated.table._pictures) > 1
        await seated.press("left")
        assert len(seated.table._pictures) == 1
    monkeypatch.setenv("NO_COLOR", "1")
    async with at_table(position(), settings=replace(STILL, animation="full")) as seated:
        seated.table.choose(seated.table.menu.by_key("s"))
        assert len(seated.table._pictures) == 1


# Doubts and typing ahead.


async def test_a_turn_that_leaves_something_undone_asks_first() -> None:
    async with at_table(alone()) as seated:
        await seated.press("m")
        assert "REALLY?" in seated.plate("ask_head") and seated.session.commands == 0
        await seated.press("escape")
        assert "YOUR TURN" in seated.plate("ask_head")
        await seated.press("m", "m")
        assert seated.session.commands == 1


async def test_the_doubt_can_be_switched_off() -> None:
    async with at_table(alone(), settings=replace(STILL, confirm=False)) as seated:
        await seated.press("m")
        assert seated.session.commands == 1


async def test_after_a_refusal_the_rulebook_opens_at_its_clause() -> None:
    async with at_table(alone()) as seated:
        await seated.press("p")
        assert "DQ-POT-2" in seated.rows[-1] and "R reads the rule" in seated.rows[-1]
        await seated.press("R")
        assert "►  DQ-POT-2" in seated.frame
        await seated.press("escape", "R")
        assert "►  DQ-POT-2" not in seated.frame


@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_who_chooses_a_hero_sees_what_it_is_worth(size: tuple[int, int]) -> None:
    session = Session.start(Setup("dungeonquest", (SeatSetup("A"),), "castle", (), "s"), None, "x")
    async with at_table(session, size) as seated:
        assert "17 LP  STR 6 AGI 4 ARM 9 LUCK 4" in seated.frame and "11 LP" in seated.frame
        await seated.press("x", "down", "down")
        shown = " ".join(seated.plate("looking").split())
        assert "El-Adoran" in seated.plate("side_head") and "Agility: 8" in shown and "4 arrows" in shown


@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_looking_at_a_question_begins_with_what_is_pointed_at(size: tuple[int, int]) -> None:
    session = Session.start(Setup("dungeonquest", (SeatSetup("A", "rohan"),), "castle", (), "s"), None, "x")
    async with at_table(session, size) as seated:
        await seated.press("x")
        assert "Ring of Warning" in seated.plate("side_head")
        await seated.press("down")
        assert "Ring of Blinding" in seated.plate("side_head")


async def test_a_key_typed_before_a_new_question_of_another_kind_does_not_close_it() -> None:
    async with at_table(alone(), patience=60, settings=replace(STILL, confirm=False)) as seated:
        await seated.press("a")  # into a Corridor: one may go on or stay
        assert isinstance(seated.session.asked and seated.session.asked.asking, Window)
        await seated.press("n")
        assert seated.session.commands == 1 and "typed before" in seated.rows[-1]
        seated.table.patience = 0
        await seated.press("n")
        assert seated.session.commands == 2


# Taking back.


async def test_a_step_is_taken_back_and_named() -> None:
    async with at_table(alone(), settings=replace(STILL, confirm=False)) as seated:
        before = seated.session.view.table
        await seated.press("m", "u")
        assert seated.session.view.table == before and seated.session.commands == 0
        assert "taken back: miss the turn (log line 1)" in seated.rows[-1]


async def test_at_the_wall_it_says_where_the_wall_is_and_what_was_seen() -> None:
    play = dungeon("rohan", at="F5").lay("F5", "room-01").top("search", "empty").sun(2).turn()
    async with at_table(sitting(play)) as seated:
        await seated.press("s", "u")
        assert "Log line 1 cannot be taken back" in seated.rows[-1] and seated.session.commands == 1
        await seated.press("z")
        assert "Log line 1 cannot be taken back" in seated.rows[-1]


async def test_restarting_the_turn_asks_and_goes_back_to_the_wall() -> None:
    with registered(PARLOUR):
        session = Session.start(Setup("parlour", (SeatSetup("A"),), "plain", (), "s"), None, "x")
        async with at_table(session) as seated:
            step = next(row.key for row in seated.table.menu.rows if row.item and row.item.id == "step")
            await seated.press(step, step, "z")
            assert "TAKE BACK" in seated.plate("ask_head") and session.commands == 2
            await seated.press("escape")
            assert session.commands == 2
            await seated.press("z", "z")
            assert session.commands == 0 and "2 steps taken back" in seated.rows[-1]


@pytest.mark.case("B-44")
async def test_escape_at_a_question_amid_a_deed_gives_everything_back() -> None:
    with registered(PARLOUR):
        session = Session.start(Setup("parlour", (SeatSetup("A"),), "plain", (), "s"), None, "x")
        async with at_table(session) as seated:
            before = session.view.table
            spend = next(row.key for row in seated.table.menu.rows if row.item and row.item.id == "spend")
            await seated.press(spend)
            assert session.asked is not None and session.asked.kind.endswith("give_away")
            await seated.press("escape")
            assert session.view.table == before and session.commands == 0
            assert "Turn" in type(session.asked.asking).__name__


# Looking.


async def test_look_mode_tells_of_anything_and_leaves_the_question_untouched() -> None:
    async with at_table(alone()) as seated:
        await seated.press("x")
        assert "F5 Room" in seated.plate("side_head") and "North: open, to F4 unexplored" in seated.frame
        await seated.press("left")
        assert (
            "E5 Unexplored" in seated.plate("side_head")
            and "For you now" in seated.frame
            and "DQ-5.2.d" in seated.frame
        )
        await seated.press("a")
        assert seated.session.commands == 1, "letters act in look mode too"
        await seated.press("escape")
        assert "YOUR TURN" in seated.plate("ask_head")


async def test_an_option_can_be_looked_at_with_its_clause_in_words() -> None:
    async with at_table(alone()) as seated:
        await seated.press("tab", "end", "x")
        row = seated.table.row_in_question()
        assert row is not None and row.item is not None and row.item.clause in seated.frame
        await seated.press("enter")
        assert type(seated.app.screen).__name__ == "Rulebook"
        await seated.press("escape")
        assert isinstance(seated.app.screen, Table)


async def test_the_next_of_its_kind() -> None:
    async with at_table(alone()) as seated:
        await seated.press("x", "N")
        assert seated.table.choosing.cursor == (4, 5)  # of plain rooms the heroes'
        seated.table.point((0, 0))
        await seated.press("N")
        assert seated.table.choosing.cursor == (0, 12)


# Views.


@pytest.mark.parametrize("size", [NARROW, WIDE])
@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("L", "LOG"),
        ("S", "HEROES"),
        ("H", "HERO"),
        ("C", "HERO"),
        ("O", "DECKS"),
        ("T", "CASTLE"),
        ("question_mark", "KEYS"),
    ],
)
async def test_a_view_opens_and_closes_and_leaves_the_question_in_sight(
    size: tuple[int, int], key: str, text: str
) -> None:
    async with at_table(pair(), size) as seated:
        before = seated.frame
        await seated.press(key)
        assert text in seated.plate("drawer_head") and "YOUR TURN" in seated.frame and "north" in seated.frame
        await seated.press("escape")
        assert seated.frame == before
        await seated.press(key, key)
        assert seated.frame == before


async def test_the_log_is_filtered_by_player_and_searched() -> None:
    async with at_table(pair(), settings=replace(STILL, confirm=False)) as seated:
        await seated.press("m", "m", "L")
        sheet = seated.table.query_one("#drawer", Sheet)
        whole = len(sheet.lines)
        await seated.press("2")
        assert len(sheet.lines) < whole and "Mira" in seated.plate("drawer_head")
        await seated.press("0")
        assert len(sheet.lines) == whole
        await seated.press("slash", *"sun", "enter")
        assert sheet.cursor is not None and "sun" in "".join(text for text, _ in sheet.lines[sheet.cursor]).lower()
        await seated.press("slash", *"nowhere", "enter")
        assert "nowhere is not here" in seated.rows[-1]


async def test_the_log_shows_one_turn_after_the_other() -> None:
    async with at_table(pair(), settings=replace(STILL, confirm=False)) as seated:
        await seated.press("m", "m", "m", "L")
        sheet = seated.table.query_one("#drawer", Sheet)
        whole = list(sheet.lines)
        await seated.press("comma")
        last = list(sheet.lines)
        assert 0 < len(last) < len(whole) and whole[-len(last) :] == last
        number = int(re.findall(r"turn (\d+)", seated.plate("drawer_head"))[0])
        await seated.press("comma")
        assert sheet.lines != last and f"turn {number - 1}" in seated.plate("drawer_head")
        await seated.press("full_stop", "full_stop")
        assert sheet.lines == whole and "all turns" in seated.plate("drawer_head")


async def test_the_log_is_written_to_a_file_as_all_have_seen_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    session = fighting()
    async with at_table(session) as seated:
        await seated.press("enter")  # the hand-over
        await seated.press("E")
        assert not list(tmp_path.glob("*.txt")), "the key belongs to the log"
        await seated.press("L", "E", "E")
        first, second = sorted(tmp_path.glob("*.txt"), key=lambda path: len(path.name))
        assert "Written to" in seated.rows[-1]
        text = first.read_text("utf-8")
        assert text == second.read_text("utf-8") and session.names[0] in text
        assert text.count("\n") > len(session.seen(None)) // 2


@pytest.mark.parametrize("persons", [(0, 0), (0, 1)])
async def test_the_last_blow_of_a_fight_is_read_before_anything_else_is_shown(persons: tuple[int, int]) -> None:
    session = fighting(persons)
    async with at_table(session, settings=replace(STILL, aftermath=True)) as seated:
        for _blow in range(80):
            if isinstance(seated.app.screen, Aftermath):
                break
            assert isinstance(seated.app.screen, Table | Handover)
            await seated.press("enter" if isinstance(seated.app.screen, Handover) else "a")
        assert "WHAT CAME OF IT" in seated.frame and "Orc" in seated.frame
        own = [say(Name("tactic", tactic), "en", of=session.view) for tactic in combat.TACTICS]
        assert any(name in seated.frame for name in own), "both blows have been shown"
        assert isinstance(seated.app.screen, Aftermath)
        seated.app.screen.patience = 3600
        await seated.press("enter")
        assert isinstance(seated.app.screen, Aftermath), "a key typed ahead closes nothing"
        seated.app.screen.patience = 0
        await seated.press("enter")
        assert isinstance(seated.app.screen, Table | Handover) and "WHAT CAME" not in seated.frame


async def test_nothing_stops_where_nobody_wants_it() -> None:
    async with at_table(fighting(persons=(0, 0))) as seated:
        for _blow in range(80):
            if seated.table.scene is None:
                break
            await seated.press("a")
        assert seated.table.scene is None and "WHAT CAME" not in seated.frame


async def test_a_key_typed_ahead_does_not_open_what_is_another_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Handover, "patience", 3600)
    async with at_table(fighting()) as seated:
        assert isinstance(seated.app.screen, Handover)
        await seated.press("enter")
        assert isinstance(seated.app.screen, Handover)
        seated.app.screen.patience = 0
        await seated.press("enter")
        assert isinstance(seated.app.screen, Table)


@pytest.mark.case("B-24")
async def test_the_log_and_the_frame_keep_a_secret_choice() -> None:
    session = fighting()
    async with at_table(session) as seated:
        await seated.press("enter")  # the hand-over
        hero = session.seat
        names = [say(Name("tactic", tactic), "en", of=session.view) for tactic in combat.TACTICS]
        await seated.press("b")
        assert isinstance(seated.app.screen, Handover) and session.seat != hero
        assert not any(name in seated.frame for name in names)
        await seated.press("enter")
        assert "has chosen" in seated.frame
        await seated.press("L")
        log = seated.table.query_one("#drawer", Sheet).lines
        assert not any(name in text for line in log for text, _ in line for name in names)


async def test_secret_letters_are_dealt_anew_and_stay_while_the_question_is_open() -> None:
    def dealt(seated: Seated) -> list[str]:
        return [item.id for item in seated.table.menu.items if not item.why]

    async with at_table(fighting(persons=(0, 0))) as seated:
        in_order = dealt(seated)
        seated.table.chance = Turned()
        seated.table.show()
        assert dealt(seated) == in_order
        await seated.press("a")
        assert dealt(seated) == in_order[::-1]


async def test_a_fight_stands_in_the_place_of_the_board() -> None:
    async with at_table(fighting(persons=(0, 0))) as seated:
        assert "WHAT BEATS WHAT" in seated.frame and "0 / 2" in seated.frame and "choosing now" in seated.frame
        await seated.press("a", "a")
        assert "EXCHANGES" in seated.frame and re.search(r"hero -\d, monster -\d", seated.frame)


@pytest.mark.case("B-26")
async def test_help_takes_its_keys_from_the_live_ones_and_its_numbers_from_the_rules() -> None:
    settings = replace(STILL, keymap={"look": "backslash"})
    async with at_table(alone(), settings=settings) as seated:
        await seated.press("question_mark")
        lines = ["".join(text for text, _ in line) for line in seated.table.query_one("#drawer", Sheet).lines]
        told = " ".join(" ".join(lines).split())
        assert f"has {DAY} spaces" in told and f"searched {searching.MOST} times" in told
        assert f"on a {hazards.RELIGHTS} or more" in told
        assert any(line.split()[:2] == ["\\", "look"] for line in lines)


async def test_the_look_back_is_a_key_away() -> None:
    async with at_table(pair(), settings=replace(STILL, confirm=False)) as seated:
        await seated.press("m", "m", "w")
        assert "SINCE" in seated.plate("drawer_head") and "misses" in seated.frame


# Zoom and sizes.


async def test_the_zoom_is_changed_and_remembered() -> None:
    async with at_table(alone(), NARROW) as seated:
        assert seated.table.zoom == "S" and seated.table.board.plan is not None
        await seated.press("plus")
        assert seated.table.zoom == "M" and seated.table.board.plan.size == (79, 31)
        assert seated.app.settings.zoom == {"dungeonquest": "M"}
        await seated.press("plus", "plus", "minus")
        assert seated.table.zoom == "M"


@pytest.mark.case("B-14")
async def test_no_size_loses_anything() -> None:
    async with at_table(alone(), NARROW) as seated:
        await seated.press("right", "L")
        before, cursor = seated.frame, seated.table.choosing.cursor
        for size in ((200, 60), (20, 5), (1, 1), (120, 36), (119, 35), (160, 50), (79, 24), NARROW):
            await seated.pilot.resize_terminal(*size)
            await seated.pilot.pause()
            assert all(cell_len(row) == size[0] for row in seated.rows) and len(seated.rows) == size[1]
            if size == (20, 5):
                assert "80x24" in seated.frame and all(len(row.rstrip()) <= 20 for row in seated.rows)
        assert seated.frame == before and seated.table.choosing.cursor == cursor and seated.table.open_view == "log"


async def test_from_160_columns_the_log_stands_open_beside_the_rest() -> None:
    async with at_table(pair(), (160, 50)) as seated:
        assert seated.table.frame.third and "LOG" in seated.plate("third") and seated.plate("log") == ""


@pytest.mark.parametrize("size", [NARROW, (100, 30), (120, 36), WIDE, (160, 50), (240, 70)])
@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_every_line_is_as_wide_as_the_terminal(size: tuple[int, int], lang: Any) -> None:
    settings = replace(STILL, language=lang)
    for session, keys_pressed in ((pair(), "x"), (fighting(persons=(0, 0)), "S")):
        async with at_table(session, size, settings) as seated:
            for key in ("", keys_pressed, "escape", "tab"):
                await seated.press(*([key] if key else []))
                assert all(cell_len(row) == size[0] for row in seated.rows)
            assert not seated.app.palette.unknown


@pytest.mark.case("B-11")
async def test_80x24_is_enough_for_four_players_and_every_option() -> None:
    position = dungeon("rohan", "ulf", "el_adoran", "volrik", at="A1 M1 A10 F5").lay("F5", "room-01").sun(9)
    position.give(3, ring="healing", cards=["search.potion"], treasure=["230", "500"])
    session = sitting(position.turn(3), "Anastasia Konstantinowna", "Bartholomew Featherstone", "Maximiliane", "Wu")
    async with at_table(session, NARROW) as seated:
        assert all(letter in seated.rows[0] for letter in ("R●", "U■", "E▲", "V◆"))
        await seated.press("tab", "home")
        seen: set[str] = set()
        for _n in range(len(seated.table.menu.rows)):
            row = seated.table.row_in_question()
            assert row is not None and row.item is not None
            seen.add(row.item.id)
            assert f"►{row.key}" in seated.frame, "what is pointed at is in sight"
            if row.item.why:
                assert row.item.why in seated.plate("ask_head"), "and its reason whole"
            await seated.press("down")
        assert seen == {item.id for item in seated.table.menu.items}


# Names.


@pytest.mark.case("B-18", "B-33")
@pytest.mark.parametrize(
    "name", ["A[/b]", "[red]X", "[", "back\\[slash", "日本語", "e\u0301a\u0308", "👨\u200d👩\u200d👧", "☺\ufe0f"]
)
@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_names_are_shown_letter_by_letter_and_move_no_column(name: str, size: tuple[int, int]) -> None:
    with registered(PARLOUR):
        session = Session.start(
            Setup("parlour", (SeatSetup(name), SeatSetup("B")), "plain", (), "s"), None, "x", persons=(0, 0)
        )
        async with at_table(session, size) as seated:
            for key in ("", "S", "L", "escape"):
                await seated.press(*([key] if key else []))
                assert all(cell_len(row) == size[0] for row in seated.rows)
                assert name.isascii() is False or name in seated.frame
    async with at_table(sitting(dungeon("rohan", at="F5").lay("F5", "room-01").sun(2).turn(), name), size) as seated:
        await seated.press("S")
        assert all(cell_len(row) == size[0] for row in seated.rows)


@pytest.mark.case("B-33")
async def test_the_board_has_only_narrow_signs_and_an_ascii_twin() -> None:
    async with at_table(fighting(persons=(0, 0)), NARROW, glyphs="ascii") as seated:
        assert seated.frame.isascii()
    async with at_table(pair(), WIDE, glyphs="ascii") as seated:
        await seated.press("x")
        assert seated.frame.isascii() and "[" not in seated.plate("track")


@pytest.mark.case("B-10")
async def test_without_colour_everything_is_said_by_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with at_table(pair()) as seated:
        assert "<R●>" in seated.frame and "<U■>" in seated.frame and "[a]" in seated.frame and "[4]" in seated.frame
        assert "╔" in seated.frame and "► CASTLE" in seated.frame and "✗" in seated.frame
        await seated.press("tab")
        assert "► ROHAN: YOUR TURN" in seated.frame and "►a" in seated.frame


# Seats, regions, keys.


@pytest.mark.case("B-22")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
async def test_every_seat_plays_a_whole_round_by_keyboard_alone(seats: int) -> None:
    setup = Setup("dungeonquest", tuple(SeatSetup("ABCD"[n]) for n in range(seats)), "castle", (), "a round")
    session = Session.start(setup, None, "x")
    acted: set[int] = set()
    async with at_table(session, NARROW) as seated:
        for _n in range(160):
            if session.over or (session.view.table.sun >= 2 and len(acted) == seats):
                break
            if isinstance(seated.app.screen, Handover):
                await seated.press("enter")
                continue
            assert session.seat is not None
            acted.add(session.seat)
            menu = seated.table.menu
            await seated.press(menu.rows[menu.first()].key if menu.rows[menu.first()].key != "Enter" else "enter")
        assert acted == set(range(seats)) and session.view.table.sun >= 2 - session.over


@pytest.mark.case("B-20")
async def test_tab_goes_round_and_back_is_where_one_was() -> None:
    async with at_table(alone()) as seated:
        table = seated.table
        assert seated.app.focused is None
        for keys_pressed, areas in (("", ["board"]), ("S", ["drawer"])):
            await seated.press(*keys_pressed)
            assert [table.area] == areas
            found = []
            for _n in range(len(table.areas())):
                await seated.press("tab")
                found.append(table.area)
                heading = {"board": "board_head", "ask": "ask_head", "drawer": "drawer_head"}[table.area]
                assert "►" in seated.plate(heading), "the focus is visible"
            assert sorted(found) == sorted(table.areas())
            await seated.press("shift+tab", "tab")
            assert table.area == areas[0]
        await seated.press("escape")
        assert table.area == "board" and seated.app.focused is None


@pytest.mark.case("B-20")
async def test_the_footer_and_the_help_list_only_keys_that_work() -> None:
    async with at_table(alone()) as seated:
        now = keys.live(seated.app)
        assert "view.offers" in now and "view.units" not in now and "look.kind" not in now
        await seated.press("x")
        assert "look.kind" in keys.live(seated.app)


@pytest.mark.case("B-40")
async def test_every_legal_option_is_a_command_of_the_palette() -> None:
    async with at_table(alone(), settings=replace(STILL, confirm=False)) as seated:
        offered = {command.title: command for command in seated.app.get_system_commands(seated.table)}
        asked = seated.session.asked
        assert asked is not None
        for option in asked.options:
            title = " ".join(seated.table.pack.item(seated.table.sight, option).text.split())
            assert title in offered
        offered["miss the turn"].callback()
        assert seated.session.commands == 1


@pytest.mark.case("B-40", "B-05")
async def test_no_key_of_the_table_needs_more_than_a_letter_digit_arrow_enter_esc_or_tab() -> None:
    plain = {"up", "down", "left", "right", "enter", "escape", "tab", "shift+tab", "pageup", "pagedown", "home", "end"}
    by_another_way = {"full_stop", "comma", "plus", "minus", "question_mark", "slash", "ю", "б"}
    for binding in Table.BINDINGS:
        for key in binding.key.split(","):  # type: ignore[union-attr]
            assert len(key) == 1 or key in plain | by_another_way, key


@pytest.mark.case("B-05")
async def test_control_keys_lose_nothing_and_a_plain_letter_leaves() -> None:
    async with at_table(alone(), settings=replace(STILL, confirm=False)) as seated:
        await seated.press("right", "escape", "escape", "ctrl+c", "ctrl+d", "ctrl+z", "escape")
        assert isinstance(seated.app.screen, Table) and seated.session.commands == 0
        await seated.press("m", "Q")
        assert isinstance(seated.app.screen, Home) and seated.session.commands == 1


async def test_hiding_shows_nothing_of_the_table() -> None:
    async with at_table(pair()) as seated:
        await seated.press("X")
        assert isinstance(seated.app.screen, Handover) and "CASTLE" not in seated.frame
        await seated.press("enter")
        assert isinstance(seated.app.screen, Table)


async def test_cyrillic_letters_count_as_the_latin_ones_on_their_keys() -> None:
    async with at_table(alone()) as seated:
        await seated.press("ф")
        assert str(seated.session.view.table.of(0).square) == "F4"


async def test_the_mouse_points_and_takes() -> None:
    async with at_table(alone()) as seated:
        board = seated.table.board
        await seated.pilot.click(board, offset=(5 * 6 + 2, 3 * 3 + 1))
        assert seated.table.choosing.cursor == (3, 5)
        await seated.pilot.click(board, offset=(5 * 6 + 2, 3 * 3 + 1))
        await seated.pilot.pause()
        assert str(seated.session.view.table.of(0).square) == "F4"


async def test_refusals_can_be_hidden() -> None:
    async with at_table(alone(), settings=replace(STILL, hide_refusals=True)) as seated:
        assert "✗" not in seated.plate("ask") and "west" not in seated.plate("ask")


# Languages.


class Longer(NullTranslations):
    """Forty in a hundred longer, with accents."""

    def gettext(self, message: str) -> str:
        return message + "ö" * (len(re.sub(r"\{[a-z_]*\}", "", message)) * 2 // 5)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)


@pytest.mark.case("B-32")
@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_a_language_that_is_longer_breaks_nothing(size: tuple[int, int]) -> None:
    for session in (pair(), fighting(persons=(0, 0))):
        async with at_table(session, size) as seated:
            use("en", Longer())
            for key in ("x", "escape", "S", "O", "question_mark", "escape", "L", "escape", "z", "tab"):
                await seated.press(key)
                assert all(cell_len(row) == size[0] for row in seated.rows)
            seated.table.repaint()
            await seated.pilot.pause()
            assert "ööö" in seated.frame
            use("en")


async def test_the_table_speaks_russian_at_once() -> None:
    async with at_table(pair(), settings=replace(STILL, language="ru")) as seated:
        assert "ВАШ ХОД" in seated.frame and "север" in seated.frame
        english = re.findall(r"\b(?:the|your|turn|move|search|of|room)\b", seated.frame)
        assert not english, english


# The list.


@pytest.mark.case("B-43")
@pytest.mark.parametrize("size", [(40, 12), NARROW, WIDE])
async def test_the_list_plays_a_round_without_a_frame_or_a_board(size: tuple[int, int]) -> None:
    settings = replace(STILL, view="list", confirm=False)
    position = dungeon("rohan", at="F5").lay("F5", "room-02", "S").next_tile("room-05").top("room", "empty").sun(3)
    async with at_table(sitting(position.turn()), size, settings) as seated:
        assert not FRAMES.search(seated.frame) and "You are here: F5" in seated.frame
        assert "Jon is to choose" in seated.frame and all(cell_len(row) == size[0] for row in seated.rows)
        await seated.press("a")
        assert "You are here: F4" in seated.frame and not FRAMES.search(seated.frame)
        for key in ("x", "left", "escape", "S", "escape", "question_mark", "escape", "O", "escape", "L", "escape"):
            await seated.press(key)
            assert not FRAMES.search(seated.frame), key
        seated.session.answer(["miss"])
        seated.table.moved_on()
        assert seated.session.view.table.sun == 5


async def test_the_list_says_what_happened_last_where_there_is_room() -> None:
    for size, told in ((NARROW, True), ((40, 12), False)):
        play = dungeon("rohan", at="F5").lay("F5", "room-01").top("search", "empty").sun(2).turn()
        async with at_table(sitting(play), size, replace(STILL, view="list")) as seated:
            await seated.press("s")
            assert ("draws the Search card" in " ".join(seated.frame.split())) is told
            assert "You are here" in seated.frame


@pytest.mark.case("B-43")
async def test_in_the_list_every_option_has_its_letter_and_refusals_their_reason() -> None:
    async with at_table(alone(), (40, 12), replace(STILL, view="list")) as seated:
        await seated.press("tab")
        found: set[str] = set()
        for _n in range(len(seated.table.menu.rows)):
            row = seated.table.row_in_question()
            assert row is not None and row.item is not None and row.key
            found.add(row.item.id)
            await seated.press("down")
        assert found == {item.id for item in seated.table.menu.items}


# Long games.


@pytest.mark.case("B-23")
async def test_a_key_costs_the_same_with_five_thousand_lines_of_log(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []
    plain_line = Widget.refresh

    def counted(self: Widget, *regions: Any, **more: Any) -> Widget:
        drawn[-1] += sum(region.area for region in regions)
        assert not more.get("layout"), "no key lays the screen out again"
        return plain_line(self, *regions, **more)

    costs: list[tuple[list[int], float]] = []
    for lines in (5, 5_000):
        session = pair()
        for n in range(lines):
            session._history.add(Entry(n + 1, n % 2, ("x",), (turn.Miss(),)))
        async with at_table(session) as seated:
            await seated.press("left")
            await seated.pilot.pause(0.1)  # the first picture is out
            with monkeypatch.context() as patch:
                patch.setattr(Widget, "refresh", counted)
                drawn.clear()
                began = time.perf_counter()
                for key in ("left", "right", "up", "tab", "down", "tab"):
                    drawn.append(0)
                    await seated.press(key)
                costs.append((list(drawn), time.perf_counter() - began))
    assert costs[0][0] == costs[1][0] and max(costs[1][0]) < 120 * 10
    assert costs[1][1] < 3 * costs[0][1]


# Games without a pack.


async def test_any_decision_of_a_game_without_a_pack_can_be_answered_by_letters() -> None:
    with registered(BAZAAR):
        session = Session(Save.new(bazaar(3, "shapes"))[0])
        session._save = session._save.about_it(persons=[0, 0, 0])
        session.recalled = True
        rng = random.Random(7)
        async with at_table(session, NARROW) as seated:
            shapes: set[object] = set()
            for _n in range(150):
                if session.over or not isinstance(seated.app.screen, Table):
                    break
                asked, menu = session.asked, seated.table.menu
                assert asked is not None
                shapes.add(asked.picks)
                assert {item.id for item in menu.items} >= {option.id for option in asked.options}
                assert all(row.key for row in menu.rows if row.kind == "option") or menu.pages > 1
                assert all(item.clause for item in menu.items if item.why)
                await answer(seated, rng)
            assert session.commands > 20 and len(shapes) > 4


async def answer(seated: Seated, rng: random.Random) -> None:
    """One answer to the open question, by keys."""
    session, table = seated.session, seated.table
    before = session.commands
    for _try in range(40):
        rows = [row for row in table.menu.rows if row.kind in ("option", "done")]
        done = next((row for row in rows if row.kind == "done"), None)
        row = done if done and rng.random() < 0.5 else rng.choice(rows)
        await seated.press(row.key)
        if session.commands != before or not isinstance(seated.app.screen, Table):
            return
    raise AssertionError("no answer found")


async def test_a_game_without_a_pack_shows_refusals_with_reason_and_clause() -> None:
    with registered(PARLOUR):
        session = Session.start(Setup("parlour", (SeatSetup("A"), SeatSetup("B")), "plain", (), "s"), None, "x")
        session.sits_down(session.seat or 0)
        async with at_table(session) as seated:
            assert (
                "flap" in seated.plate("ask")
                and "no_wings" in seated.plate("ask")
                and "PARLOUR-1" in seated.plate("ask")
            )
            assert all(item.group == "" for item in seated.table.menu.items) and len(seated.table.menu.items) < PAGE


# Frames to be read.


@pytest.mark.parametrize("size", [NARROW, WIDE])
@pytest.mark.parametrize("lang", ["en", "ru"])
async def test_the_frame_of_a_turn(
    size: tuple[int, int], lang: Any, snapshot: SnapshotAssertion, monkeypatch: Any
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    position = dungeon("rohan", "ulf", "el_adoran", at="F5 G6 L4").sun(12)
    for square, tile, arrow in (
        ("F4", "room-05", "E"),
        ("F5", "room-10", "N"),
        ("E4", "cave_in-20", "E"),
        ("B1", "corridor-14", "W"),
        ("H6", "room-01", "W"),
        ("I6", "bottomless_pit-26", "W"),
        ("L4", "trap-27", "N"),
        ("L3", "chasm-25", "N"),
        ("M3", "portcullis-30", "N"),
    ):
        position.lay(square, tile, arrow)  # type: ignore[arg-type]
    position.give(0, ring="opening", came="N", cards=["search.potion"], life=9)
    position.give(1, ring="fortune", ring_used=True, treasure=["230", "500"])
    position.give(2, life=0, fate="dead", cause="wounds")
    async with at_table(sitting(position.turn()), size, replace(STILL, language=lang)) as seated:
        assert seated.frame == snapshot


async def test_the_frame_of_a_fight(snapshot: SnapshotAssertion, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with at_table(fighting(persons=(0, 0)), WIDE) as seated:
        assert seated.frame == snapshot
