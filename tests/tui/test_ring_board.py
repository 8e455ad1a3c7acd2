"""The board of rings: where spaces lie, what parts them, what is drawn in them."""

from __future__ import annotations

import pytest

from tabletop_tui.ink import length
from tabletop_tui.widgets.board import Landscape
from tabletop_tui.widgets.ring_board import ZOOMS, Face, RingPlan, Spot, ZoomName, ring_of, round_about

SIDE = 7


def plan(zoom: ZoomName = "M", *, fills: bool = False, **faces: Face) -> RingPlan:
    """A board with these faces: `at_03` is row 0, column 3."""
    placed: dict[Spot, Face] = {(int(name[3]), int(name[4])): face for name, face in faces.items()}
    return RingPlan(SIDE, ZOOMS[zoom], placed, fills)


def row(board: RingPlan, y: int, cursor: Spot | None = None) -> str:
    return "".join(text for text, _ in board.row(y, cursor))


def test_the_rings_hold_24_16_8_spaces_and_one_in_the_midst() -> None:
    assert [len(round_about(SIDE, ring)) for ring in range(4)] == [24, 16, 8, 1]
    for ring in range(4):
        assert {ring_of(SIDE, spot) for spot in round_about(SIDE, ring)} == {ring}
    assert ring_of(SIDE, (-1, 3)) == ring_of(SIDE, (3, 7)) == -1


def test_a_ring_goes_round_clockwise_and_every_step_leads_to_a_neighbour() -> None:
    around = round_about(SIDE, 0)
    assert around[0] == (0, 0) and around[6] == (0, 6) and around[12] == (6, 6) and around[18] == (6, 0)
    for ring in range(3):
        spots = round_about(SIDE, ring)
        for one, other in zip(spots, [*spots[1:], spots[0]], strict=True):
            assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


@pytest.mark.parametrize(("zoom", "size"), [("M", (78, 29)), ("S", (78, 15))])
def test_every_row_is_as_wide_as_the_board(zoom: ZoomName, size: tuple[int, int]) -> None:
    board = plan(
        zoom, at_00=Face("special", ("Emissary of the Emperor", ""), (("R", ""),), (("R5", ""),), (("<U●>", ""),))
    )
    assert board.size == size
    for y in range(size[1]):
        assert length(board.row(y, (0, 0))) == length(board.row(y, None)) == size[0]


def test_borders_are_heavy_between_rings_and_light_within() -> None:
    board = plan("S")
    assert row(board, 0) == "┏" + "━" * 76 + "┓"
    assert row(board, 2) == "┃──────────┏" + "━" * 54 + "┓──────────┃"
    assert row(board, 3)[0] == row(board, 3)[11] == "┃" and row(board, 3)[22] == "│"
    assert row(board, 6) == "┃──────────┃──────────┃──────────┏━━━━━━━━━━┓──────────┃──────────┃──────────┃"


def test_the_cursor_is_double_where_there_are_no_colours() -> None:
    assert row(plan("S"), 0, (0, 0)).startswith("╔══════════╗") and row(plan("S"), 1, (0, 0))[0] == "║"
    assert row(plan("S", fills=True), 0, (0, 0)).startswith("┏━━━━━━━━━━┓")


def test_a_roomy_space_has_name_icons_cards_figures_and_the_letter() -> None:
    face = Face(
        "", ("Silent Grove", ""), (("Y", ""), ("B", "")), (("Ye ", ""), ("B4", "")), (("<C▲>", ""),), ("[b]", "")
    )
    board = plan("M", at_00=face)
    assert [row(board, y)[1:11] for y in (1, 2, 3)] == ["Silent Gr.", "YB     [b]", "Ye B4 <C▲>"]
    alone = plan("M", at_00=face._replace(chips=()))
    assert [row(alone, y)[1:11] for y in (2, 3)] == ["YB        ", "Ye B4  [b]"]


@pytest.mark.parametrize(
    ("face", "shown"),
    [
        (Face("", ("Outskirts", ""), (("R", ""),)), "Outskirt R"),
        (Face("", ("Outskirts", ""), (("R", ""),), (("R5", ""),)), "Outskir R5"),
        (Face("", ("Outskirts", ""), letter=("[a]", "")), "Outskir[a]"),
        (Face("", ("Outskirts", ""), (("R", ""),), chips=(("<U●>", ""),)), "<U●> Out R"),
        (Face("", ("Outskirts", ""), (), (("R5 ", ""), ("B4", "")), (("<U●>", ""),)), "<U●> R5 B4"),
        (Face("", ("Outskirts", ""), chips=(("<U●>", ""), ("<P■>", ""))), "<U●><P■>  "),
        (Face("", ("Outskirts", ""), chips=(("<Tp●>", ""), ("<Tr■>", ""), ("<Ka▲>", ""))), "Tp●Tr■Ka▲ "),
    ],
)
def test_in_one_line_the_name_gives_way(face: Face, shown: str) -> None:
    assert row(plan("S", at_00=face), 1)[1:11] == shown


def test_arrows_walk_the_grid_and_stop_at_the_rim() -> None:
    board = plan()
    assert board.neighbour((0, 0), 1, 0) == (0, 1) and board.neighbour((3, 3), 0, -1) == (2, 3)
    assert board.neighbour((0, 0), -1, 0) is None and board.neighbour((6, 6), 0, 1) is None


def test_the_cell_under_the_mouse_belongs_to_the_space_drawn_there() -> None:
    for zoom in ("S", "M"):
        board = plan(zoom)
        for spot in ((0, 0), (2, 5), (6, 6)):
            region = board.region(spot)
            assert board.at(region.x + 3, region.y + 1) == spot
        assert board.at(78, 0) is None and not board.region("elsewhere")


def test_only_rows_of_spaces_that_differ_are_drawn_again() -> None:
    old, new = plan("M"), plan("M", at_20=Face(name=("Meadow", "")))
    assert isinstance(new, Landscape)
    assert list(new.changed_rows(old)) == [9, 10, 11] and list(new.changed_rows(new)) == []
    assert [region.y for region in new.changes(old)] == [9, 10, 11]


def test_between_one_line_and_three_there_are_two() -> None:
    face = Face("", ("Silent Grove", ""), (("RB", ""),), (("R5", ""),), (("<U●>", ""),), ("[a]", ""))
    board = plan("SM", at_00=face, at_01=Face("", ("Shrine", ""), (("text", ""),)))
    assert [row(board, y)[1:22] for y in (1, 2)] == ["Silent.[a]│Shrine    ", "R5    <U●>│text      "]


def test_where_there_is_more_room_what_lies_there_stands_by_its_name() -> None:
    lying = (("R5", ""), ("Be", ""))
    named = (("R5 Ork Warboss", ""), ("Be Survey Clerk", ""))
    alone = Face("", ("Silent Grove", ""), (("RB", ""),), lying, titles=named)
    board = plan("XL", at_00=alone)
    rows = [row(board, y)[1:14].rstrip() for y in (1, 2, 3, 4)]
    assert rows == ["Silent Grove", "RB", "R5 Ork Warbo.", "Be Survey Cl."]
    visited = alone._replace(chips=(("<U●>", ""),))
    assert row(plan("XL", at_00=visited), 4)[1:14] == "R5Be     <U●>"
