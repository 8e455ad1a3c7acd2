"""Plates, sheets, boards, footers: what they draw, what they do not draw again, and what they tell."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar, Self

import pytest
from textual import events
from textual.app import App, ComposeResult
from textual.geometry import Region
from textual.message import Message
from textual.widget import Widget

from tabletop_tui.ink import Line
from tabletop_tui.keys import EVERYWHERE, TABLE, footer_keys
from tabletop_tui.palette import Palette
from tabletop_tui.themes import DARK, THEMES, variables
from tabletop_tui.widgets.board import Board, Ref
from tabletop_tui.widgets.footer import Footer
from tabletop_tui.widgets.plate import Plate
from tabletop_tui.widgets.sheet import Sheet

pytestmark = pytest.mark.asyncio


@dataclass(frozen=True)
class Squares:
    """A plan of squares of 4x2 cells; a Ref is (column, row)."""

    columns: int
    rows: int
    marked: frozenset[tuple[int, int]] = frozenset()
    drawn: ClassVar[list[int]] = []

    @property
    def size(self) -> tuple[int, int]:
        return self.columns * 4, self.rows * 2

    def row(self, y: int, cursor: Ref | None) -> Line:
        self.drawn.append(y)
        return [self._cell(x, y // 2, cursor) for x in range(self.columns)]

    def _cell(self, x: int, y: int, cursor: Ref | None) -> tuple[str, str]:
        here = (x, y)
        return ("<##>" if here == cursor else "xxxx" if here in self.marked else f"{x:2}{y:2}"), "text on room"

    def changed_rows(self, old: Self) -> Iterable[int]:
        return {2 * y + k for _, y in self.marked ^ old.marked for k in (0, 1)}

    def region(self, ref: Ref) -> Region:
        assert isinstance(ref, tuple)
        return Region(ref[0] * 4, ref[1] * 2, 4, 2) if ref[0] < self.columns and ref[1] < self.rows else Region()

    def at(self, x: int, y: int) -> Ref | None:
        ref = (x // 4, y // 2)
        return ref if 0 <= ref[0] < self.columns and 0 <= ref[1] < self.rows else None

    def neighbour(self, ref: Ref, dx: int, dy: int) -> Ref | None:
        x, y, *_ = self.region(ref)
        return self.at(x + dx * 4, y + dy * 2)


class Stage(App[None]):
    CSS: ClassVar[str] = "#plate { height: 3; } #sheet { height: 6; } #board { height: 8; } #footer { height: 1; }"

    def __init__(self) -> None:
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)
        self.palette = Palette(variables(DARK))
        self.told: list[Message] = []

    def compose(self) -> ComposeResult:
        yield Plate("plate")
        yield Sheet("sheet")
        yield Board("board")
        yield Footer()

    def note(self, message: Message) -> None:
        self.told.append(message)

    on_plate_clicked = on_plate_hovered = on_plate_wheeled = note
    on_sheet_chosen = on_sheet_pointed = note
    on_board_moved = on_board_clicked = on_board_hovered = note

    @property
    def plate(self) -> Plate:
        return self.query_one("#plate", Plate)

    @property
    def sheet(self) -> Sheet:
        return self.query_one(Sheet)

    @property
    def board(self) -> Board:
        return self.query_one(Board)


def frame(widget: Widget) -> list[str]:
    return ["".join(segment.text for segment in widget.render_line(y)).rstrip() for y in range(widget.size.height)]


def lines(*texts: str) -> list[Line]:
    return [[(text, "text")] for text in texts]


def redrawn(monkeypatch: pytest.MonkeyPatch, widget: Widget) -> list[Region | None]:
    """What is to be painted again from now on; None is everything."""
    found: list[Region | None] = []

    def refresh(*regions: Region, **_: object) -> Widget:
        found.extend(regions or [None])
        return widget

    monkeypatch.setattr(widget, "refresh", refresh)
    return found


@pytest.mark.case("B-23")
async def test_a_plate_draws_only_lines_that_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)):
        app.plate.show(lines("one", "two [b]", "three"))
        assert frame(app.plate) == ["one", "two [b]", "three"]
        dirty = redrawn(monkeypatch, app.plate)
        app.plate.show(lines("one", "2", "three"))
        assert dirty == [Region(0, 1, 40, 1)]
        app.plate.show(lines("one"))
        assert dirty[1:] == [Region(0, 1, 40, 1), Region(0, 2, 40, 1)]
        assert frame(app.plate) == ["one", "", ""]


async def test_a_plate_tells_of_clicks_hover_and_wheel() -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)) as pilot:
        app.plate.show(lines("one", "two"))
        await pilot.click("#plate", offset=(5, 1))
        clicks = [message for message in app.told if isinstance(message, Plate.Clicked)]
        assert [(message.x, message.y) for message in clicks] == [(5, 1)]
        app.told.clear()
        await pilot.hover("#plate", offset=(2, 0))
        await pilot.hover("#plate", offset=(2, 0))
        await pilot.hover("#board", offset=(2, 2))
        hovers = [(message.x, message.y) for message in app.told if isinstance(message, Plate.Hovered)]
        assert hovers == [(2, 0), (-1, -1)]
        await wheel(app.plate, 1)
        await wheel(app.plate, -1)
        await pilot.pause()
        assert [message.by for message in app.told if isinstance(message, Plate.Wheeled)] == [1, -1]


async def wheel(widget: Widget, by: int, shift: bool = False) -> None:
    kind = events.MouseScrollDown if by > 0 else events.MouseScrollUp
    await widget._on_message(kind(widget, 1, 1, 0, 0, 0, shift, False, False, 1, 1))  # type: ignore[attr-defined]


async def test_a_sheet_scrolls_and_shows_how_far() -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)):
        sheet = app.sheet
        sheet.fill(lines(*(f"line {n}" for n in range(20))))
        assert sheet.place == (1, 6, 20) and frame(sheet)[0].startswith("line 0") and frame(sheet)[0].endswith("▓")
        sheet.step(1)
        assert sheet.place == (2, 7, 20)
        sheet.page(1)
        assert sheet.place == (6, 11, 20)
        sheet.end(1)
        assert sheet.place == (15, 20, 20) and frame(sheet)[-1].endswith("▓")
        sheet.page(-1)
        sheet.end(-1)
        await wheel(sheet, 1)
        assert sheet.place[0] == 4
        sheet.fill(lines("short"), at_end=True)
        assert sheet.place == (1, 1, 1) and frame(sheet)[0] == "short"
        sheet.fill([])
        for move in (sheet.step, sheet.page, sheet.end):
            move(1)
        assert sheet.place == (0, 0, 0) and not sheet.find("x")


async def test_a_cursor_steps_from_stop_to_stop_and_what_belongs_to_it_is_in_sight() -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)) as pilot:
        sheet = app.sheet
        sheet.fill(lines(*(f"  line {n}" for n in range(20))), stops=range(0, 20, 4))
        assert frame(sheet)[0].startswith("► line 0")
        sheet.step(1)
        assert sheet.cursor == 4 and sheet.place == (3, 8, 20)
        sheet.step(-1)
        sheet.step(-1)
        assert sheet.cursor == 0 and sheet.place[0] == 1
        sheet.end(1)
        assert sheet.cursor == 16
        sheet.page(-1)
        assert sheet.cursor == 12
        await pilot.pause()
        assert [message.line for message in app.told if isinstance(message, Sheet.Pointed)] == [4, 0, 16, 12]


async def test_a_sheet_filled_anew_keeps_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)):
        sheet = app.sheet
        sheet.fill(lines(*"abcdefghijklmnop"), stops=range(16))
        sheet.point(12)
        dirty = redrawn(monkeypatch, sheet)
        sheet.show(lines(*"abcdefghijklMnop"))
        assert sheet.cursor == 12 and dirty == [Region(0, 5, 40, 1)]
        sheet.show(lines(*"abcdefgh"), stops=range(8))
        assert sheet.cursor == 7 and sheet.place == (3, 8, 8)


async def test_a_click_chooses_the_stop_the_line_belongs_to() -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)) as pilot:
        app.sheet.fill(lines("title", "one", "more of one", "two"), stops=[1, 3])
        for y in (2, 3, 0, 5):
            await pilot.click("#sheet", offset=(3, y))
        assert [message.line for message in app.told if isinstance(message, Sheet.Chosen)] == [1, 3]
        assert [message.y for message in app.told if isinstance(message, Plate.Clicked)] == [0, 5]


async def test_finding_goes_on_from_where_one_is_and_round_the_end() -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)):
        sheet = app.sheet
        sheet.fill(lines(*(f"line {n}" for n in range(30))))
        assert sheet.find("LINE 17") and sheet.place[0] <= 18 <= sheet.place[1]
        assert not sheet.find("missing")
        sheet.fill(lines("one", "Дверь", "two", "дверь"), stops=range(4))
        found = [sheet.find("ДВЕРЬ") and sheet.cursor for _ in range(3)]
        assert found == [1, 3, 1] and sheet.find("дверь", -1) and sheet.cursor == 3


async def test_a_board_keeps_its_strips_and_redraws_what_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)):
        board = app.board
        board.show(Squares(8, 4), (0, 0))
        assert frame(board)[0].startswith("<##> 1 0") and frame(board)[7].startswith(" 0 3")
        frame(board)
        Squares.drawn.clear()
        frame(board)
        assert Squares.drawn == []
        dirty = redrawn(monkeypatch, board)
        board.show(Squares(8, 4, frozenset({(2, 3)})), (0, 0))
        assert sorted(region.y for region in dirty if region) == [6, 7]
        frame(board)
        assert sorted(Squares.drawn) == [6, 7] and "xxxx" in frame(board)[6]
        dirty.clear()
        board.point((1, 1))
        assert {region for region in dirty if region} == {Region(0, 0, 4, 2), Region(4, 2, 4, 2)}
        Squares.drawn.clear()
        assert frame(board)[2].startswith(" 0 1<##>") and sorted(Squares.drawn) == [0, 1, 2, 3]


async def test_a_board_scrolls_with_its_cursor_and_draws_what_is_in_sight() -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)) as pilot:
        board = app.board
        board.show(Squares(30, 30), (0, 0))
        await pilot.pause()
        assert board.rows_in_sight == (1, 8, 60)
        board.point((20, 20))
        await pilot.pause()
        top = board.scroll_offset
        assert board.rows_in_sight[0] <= 41 and board.rows_in_sight[1] >= 42 and top.x > 0
        assert any("<##>" in line for line in frame(board))
        assert board.ref_at(20 * 4 - top.x, 20 * 2 - top.y) == (20, 20)
        await wheel(board, -1)
        assert board.scroll_offset.y == top.y - 3
        await wheel(board, 1, shift=True)
        assert board.scroll_offset.x == min(top.x + 8, 120 - 40)
        for _ in range(40):
            await wheel(board, 1)
        assert board.rows_in_sight == (53, 60, 60)


class Meadow(Squares):
    """Squares without a frame: where they are smaller than the board they lie in the middle."""

    def marks(self, ref: Ref) -> Iterable[Region]:
        return [self.region(ref)]

    def changes(self, old: Self) -> Iterable[Region]:
        return [Region(0, y, self.size[0], 1) for y in self.changed_rows(old)]


async def test_a_board_that_no_longer_has_room_for_the_plan_draws_all_rows_from_one_column() -> None:
    app = Stage()
    async with app.run_test(size=(80, 20)) as pilot:
        app.board.show(Meadow(12, 12), (1, 1))
        assert frame(app.board)[0].startswith(" " * 16 + " 0 0")
        for width in (30, 80, 38):
            app.board.styles.width = width
            await pilot.pause()
            left, painted = app.board.scroll_offset.x, [strip.text for strip in app.screen._compositor.render_strips()]
            whole = [" " * max(0, (width - 48) // 2) + "".join(f"{x:2}{y // 2:2}" for x in range(12)) for y in range(8)]
            shown = [line.replace("<##>", " 1 1") for line in painted[9:17]]
            assert [line[:width].rstrip() for line in shown] == [line[left : left + width].rstrip() for line in whole]


async def test_a_board_speaks_of_refs() -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)) as pilot:
        board = app.board
        await pilot.click("#board", offset=(5, 3))
        assert app.told == []
        board.show(Squares(8, 4), (0, 0))
        await pilot.click("#board", offset=(5, 3))
        await pilot.click("#board", offset=(38, 3))
        assert [message.ref for message in app.told if isinstance(message, Board.Clicked)] == [(1, 1)]
        app.told.clear()
        await pilot.hover("#board", offset=(9, 0))
        await pilot.hover("#board", offset=(10, 1))
        await pilot.hover("#plate")
        assert [message.ref for message in app.told if isinstance(message, Board.Hovered)] == [(2, 0), None]
        board.step(1, 0)
        board.step(-1, 0)
        await pilot.pause()
        assert [message.ref for message in app.told if isinstance(message, Board.Moved)] == [(1, 0)]


@pytest.mark.case("B-14")
async def test_a_board_outlives_any_size_and_another_plan() -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)) as pilot:
        board = app.board
        board.show(Squares(8, 4), (7, 3))
        for size in ((1, 1), (20, 5), (200, 60), (40, 20)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert all(
                strip.cell_length == board.size.width for strip in map(board.render_line, range(board.size.height))
            )
        board.show(Squares(2, 2), (7, 3))
        await pilot.pause()
        assert frame(board)[4:] == [""] * 4 and board.rows_in_sight == (1, 4, 4)
        board.show(Squares(2, 2), None)
        board.step(1, 0)
        assert "<##>" not in "".join(frame(board))


async def test_signs_change_at_once_when_told() -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)):
        app.board.show(Squares(2, 2), (0, 0))
        app.plate.show(lines("► ─"))
        frame(app.board)
        app.palette = Palette(variables(DARK), "plain", "ascii")
        for widget in (app.board, app.plate, app.sheet):
            widget.repaint()
        assert frame(app.plate)[0] == "> -"
        assert all(segment.style is None or segment.style.color is None for segment in app.board.render_line(0))


async def test_a_footer_shows_live_keys_and_never_loses_the_way_to_help() -> None:
    app = Stage()
    async with app.run_test(size=(40, 20)) as pilot:
        footer = app.query_one(Footer)
        now = {key.id: key.keys.split(",")[0] for key in (*TABLE.keys, *EVERYWHERE.keys)} | {"help": "?"}
        footer.show_keys(footer_keys([TABLE], ["look", "undo", "view.hand", "view.log"]), now, hints=[("1-5", "card")])
        assert frame(footer) == [" 1-5 card  x look  u undo  ? keys"]
        footer.show_keys(footer_keys([TABLE], ["look", "zoom.in"]), {**now, "look": "F"}, words={"look": "see"})
        assert frame(footer) == [" F see  ? keys"]
        await pilot.resize_terminal(90, 20)
        footer.show_keys(footer_keys([TABLE]), now, wide=True)
        assert frame(footer)[0].endswith("? keys") and "plus zoom in" not in frame(footer)[0]
